// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/book.hpp>

#include <cstddef>
#include <filesystem>
#include <memory>
#include <vector>

namespace inarow::python {

/// A book and its bytes.
class opened_book {
public:
    /// Refused when the file cannot be read, or is no book.
    explicit opened_book(std::filesystem::path path);

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] const solve::book& view() const { return view_; }

private:
    std::filesystem::path path_;
    std::vector<std::byte> bytes_;
    solve::book view_;
};

}  // namespace inarow::python
