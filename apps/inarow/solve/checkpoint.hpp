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

/// A file with the transposition table of a long search, so that the search can be continued. The
/// file consists of a line that identifies the table, a checksum, and the bytes of the table. If a
/// member function fails, it throws a failure.
class checkpoint {
public:
    /// Makes a checkpoint for positions with the rules of `p`. Checks that the file can be written,
    /// so that the results of a long search are not lost.
    checkpoint(const std::string& path, const position& p);

    /// Fills the table from the file. Returns false if there is no file.
    [[nodiscard]] bool restore(solve::solver& solver) const;
    void save(solve::solver& solver) const;

private:
    using memory = std::vector<std::span<std::byte>>;

    [[nodiscard]] memory table_memory(solve::solver& solver) const;
    /// Returns the first line of the file, without its newline.
    [[nodiscard]] std::string heading(const memory& parts) const;

    output_file file_;
    position position_;
};

}  // namespace inarow::app
