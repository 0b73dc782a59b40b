// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/loaded_book.hpp>

#include <filesystem>

namespace inarow::python {

/// Reads an opening book. Raises OSError if the file cannot be read. Refuses bytes that are not a
/// book.
[[nodiscard]] solve::loaded_book load_book(const std::filesystem::path& path);

}  // namespace inarow::python
