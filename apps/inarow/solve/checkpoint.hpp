// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/solve/solver.hpp>

#include "io/files.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace inarow::app {

/// A file that keeps the transposition table of a search for hours, so that it can be continued:
/// a line that says what it is of, and the bytes. Each member throws a failure if it cannot be
/// done.
class checkpoint {
public:
    /// For positions of the same rules as this one. Finds out whether it can be written, so that
    /// no search for hours is lost.
    checkpoint(const std::string& path, const position& p);

    /// Fills the table from the file. Returns false if there is none.
    [[nodiscard]] bool restore(solve::solver& searcher) const;
    void save(solve::solver& searcher) const;

private:
    using memory = std::vector<std::span<std::byte>>;

    [[nodiscard]] memory table_memory(solve::solver& searcher) const;
    /// The first line, without its end.
    [[nodiscard]] std::string heading(const memory& parts) const;

    output_file file_;
    position position_;
};

}  // namespace inarow::app
