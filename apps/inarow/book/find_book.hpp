// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/loaded_book.hpp>

#include "arguments.hpp"

#include <optional>
#include <string>

namespace inarow::app {

/// Loads an opening book. Throws a failure if the file cannot be read or is not a book.
[[nodiscard]] solve::loaded_book load_book(const std::string& path);

/// Returns the opening book for these rules. This is the book that --book names or, without --book,
/// the book that is installed with the program, if any. Throws a failure if --book names a book for
/// other rules.
[[nodiscard]] std::optional<solve::loaded_book> find_book(const rules& r,
                                                          const book_arguments& arguments);

}  // namespace inarow::app
