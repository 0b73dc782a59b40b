// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>

#include "io/files.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace inarow::app {

/// A file with the transposition table of a long search, so that the search can be continued. The
/// file consists of a line that identifies the table, a checksum, and the bytes of the table. If a
/// member function fails, it throws a failure.
class checkpoint {
public:
    /// The memory of a table. It is empty if the search has no table that can be saved.
    using memory = std::vector<std::span<std::byte>>;

    /// Makes a checkpoint for searches with these rules. Checks that the file can be written, so
    /// that the results of a long search are not lost.
    checkpoint(const std::string& path, const rules& r);

    /// Fills the table from the file. Returns false if there is no file.
    [[nodiscard]] bool restore(const memory& table) const;
    void save(const memory& table) const;

private:
    /// Returns the first line of the file, without its newline.
    [[nodiscard]] std::string heading(const memory& table) const;

    output_file file_;
    rules rules_;
};

}  // namespace inarow::app
