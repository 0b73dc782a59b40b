// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/book.hpp>

#include "arguments.hpp"
#include "mapped_file.hpp"

#include <optional>
#include <string>

namespace inarow::app {

/// A book, and the file it is a view of.
class opened_book {
public:
    /// Throws a failure when the file cannot be read, or is no book.
    explicit opened_book(const std::string& path);

    [[nodiscard]] const solve::book& view() const { return view_; }

private:
    mapped_file file_;
    solve::book view_;
};

/// The book to look up positions of these rules in: the one that was named; else the one that came
/// with the program, if there is one for the rules. Throws a failure when the one that was named is
/// for other rules.
[[nodiscard]] std::optional<opened_book> book_for(const rules& r, const which_book& wanted);

}  // namespace inarow::app
