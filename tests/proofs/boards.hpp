// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/wide_uint.hpp>

#include "specification.hpp"
#include "symbolic.hpp"

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

// Templates of the library call these functions instead of their own, for the types of the proofs.
// They look them up where they are defined, so these must be declared before.
namespace proofs {
class proven_directions;
}
namespace inarow::inline v0 {
struct rules;
struct square;
struct direction;
namespace core {
template <int Bits>
symbolic::count popcount(const symbolic::word<Bits>& set) {
    return symbolic::count(set.bits());
}
}  // namespace core
namespace detail {
bool completes_line(const proofs::proven_directions& stones, const rules& r, int index, int step,
                    int ahead, int behind);
int length_around(const proofs::proven_directions& stones, const rules& r, square s,
                  direction step);
}  // namespace detail
}  // namespace inarow::inline v0

#include <inarow/bitboard/constant_geometry.hpp>
#include <inarow/bitboard/position.hpp>

/// What the proof programs share: rules as the specification names them, and sets of squares whose
/// contents are variables.
namespace proofs {

using inarow::rules;
using symbolic::proof;
using symbolic::prove;
using symbolic::truth;

inline specification::board board_of(const rules& r) {
    return {.columns = r.columns,
            .rows = r.rows,
            .run = r.run,
            .exactly = r.length == inarow::line_length::exactly,
            .torus = r.edges == inarow::edges::wrapping};
}
inline bool drops(const rules& r) { return r.gravity == inarow::drop; }
inline inarow::square square_of(specification::square s) {
    return {.column = s.column, .row = s.row};
}
inline std::string name_of(const rules& r) {
    std::string name =
        std::to_string(r.columns) + 'x' + std::to_string(r.rows) + '/' + std::to_string(r.run);
    if (drops(r)) name += " drop";
    if (r.length == inarow::line_length::exactly) name += " exactly";
    if (r.edges == inarow::edges::wrapping) name += " torus";
    if (r.convention == inarow::convention::misere) name += " misere";
    return name;
}
inline std::string name_of(const rules& r, const char* what) { return name_of(r) + ": " + what; }
inline rules board(int columns, int rows, int run, inarow::gravity gravity = inarow::place) {
    return {.columns = columns, .rows = rows, .run = run, .gravity = gravity};
}

/// A set of squares, each of which may be in it.
class set {
public:
    set(const specification::board& b, const std::string& name) : columns_{b.columns} {
        for (const specification::square& s : specification::squares(b))
            squares_.push_back(
                symbolic::variable(name + char('a' + s.column) + std::to_string(b.rows - s.row)));
    }
    truth operator()(specification::square s) const {
        return squares_[static_cast<std::size_t>(s.row * columns_ + s.column)];
    }

private:
    int columns_;
    std::vector<truth> squares_{};
};

/// The same set, as the templates over Bits ask for it: each test is a branch.
struct bits {
    const rules& r;
    const set& X;

    [[nodiscard]] bool test(int index) const {
        symbolic::require(0 <= index && index < r.squares(), "a test of a square off the board");
        return static_cast<bool>(X({index % r.columns, index / r.columns}));
    }
};

/// Whether the long proofs are wanted, too.
inline bool is_long = false;
/// Runs the proofs of a program, and returns its exit code. A program takes `--only TEXT`, which
/// chooses proofs by their names, and `--stop`, which ends it at the first proof that fails.
inline int run(int count, char** arguments, void (*prove_all)()) {
    const char* const wanted = std::getenv("INAROW_LONG");
    is_long = wanted != nullptr && std::strcmp(wanted, "1") == 0;
    for (int i = 1; i < count; ++i) {
        if (std::strcmp(arguments[i], "--stop") == 0) symbolic::stops_when_refuted = true;
        if (std::strcmp(arguments[i], "--only") == 0 && i + 1 < count)
            symbolic::only = arguments[++i];
    }
    prove_all();
    return symbolic::report();
}

}  // namespace proofs
