// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/layout.hpp>
#include <inarow/solve/detail/proof/checker.hpp>
#include <inarow/solve/proof.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace inarow::inline v0::solve {

namespace detail::proof {

using reason = proof_error::reason;

/// Reads the first bytes, the version and the checksum.
[[nodiscard]] inline bool read_signature(reader& bytes) {
    unsigned value = 0;
    for (const std::uint8_t expected : magic)
        if (bytes.is_at_end() || !bytes.byte(value) || value != expected) {
            bytes.refuse(reason::not_a_proof);
            return false;
        }
    std::uint32_t sum = 0;
    if (!bytes.byte(value)) return false;
    if (value < 1 || value > static_cast<unsigned>(version)) {
        bytes.refuse(reason::other_version);
        return false;
    }
    bytes.set_version(static_cast<int>(value));
    for (unsigned shift = 0; shift < 32; shift += 8) {
        if (!bytes.byte(value)) return false;
        sum |= value << shift;
    }
    if (sum != checksum(bytes.rest())) bytes.refuse(reason::damaged);
    return !bytes.has_error();
}

[[nodiscard]] inline std::optional<rules> read_rules(reader& bytes) {
    unsigned columns = 0;
    unsigned rows = 0;
    unsigned run = 0;
    if (!bytes.number(columns) || !bytes.number(rows) || !bytes.number(run)) return std::nullopt;
    constexpr auto max = static_cast<unsigned>(largest_rule);
    if (columns < 1 || rows < 1 || run < 2 || (std::max)({columns, rows, run}) > max ||
        columns * rows > max_squares) {
        bytes.refuse(reason::unsupported);
        return std::nullopt;
    }
    unsigned length = 0;
    if (!bytes.number(length, line_length_names.size())) return std::nullopt;
    return rules{.columns = static_cast<int>(columns),
                 .rows = static_cast<int>(rows),
                 .run = static_cast<int>(run),
                 .length = static_cast<line_length>(length)};
}

/// Reads the stones of a player in ascending order. `is_taken` contains the squares of all stones
/// read so far.
[[nodiscard]] inline bool read_stones(reader& bytes, layout& board, std::vector<bool>& is_taken,
                                      player side) {
    const auto squares = static_cast<unsigned>(board.rules().squares());
    unsigned count = 0;
    if (!bytes.number(count, squares + 1)) return false;
    for (unsigned i = 0, next = 0; i < count; ++i) {
        unsigned s = 0;
        if (!bytes.number(s, squares)) return false;
        if (s < next || is_taken[s]) {
            bytes.refuse(reason::wrong_number);
            return false;
        }
        is_taken[s] = true;
        board.put(square_at(board.rules(), static_cast<int>(s)), mark_of(side));
        next = s + 1;
    }
    return true;
}

[[nodiscard]] inline std::optional<position> read_position(reader& bytes) {
    const auto r = read_rules(bytes);
    unsigned to_move = 0;
    if (!r || !bytes.number(to_move, player_names.size())) return std::nullopt;
    layout board = *layout::start(*r);
    board.set_to_move(static_cast<player>(to_move));
    std::vector<bool> is_taken(static_cast<std::size_t>(r->squares()));
    if (!read_stones(bytes, board, is_taken, first) || !read_stones(bytes, board, is_taken, second))
        return std::nullopt;
    position result = board.unchecked();
    const int lead = board.stones_of(first) - board.stones_of(second);
    result.rules_.starts = lead > 0 ? first : lead < 0 ? second : result.to_move();
    return result;
}

/// Checks the trees that prove an outcome. Returns their number of nodes.
[[nodiscard]] inline long long check_trees(reader& bytes, const position& p,
                                           inarow::outcome proven) {
    const line_table lines(p.rules());
    const symmetries images(p.rules());
    incremental_board board(p.rules(), lines, images);
    board.place_all(p);
    long long nodes = 0;
    for (const player prover : {first, second}) {
        if (proven == won_by(other(prover)) || bytes.has_error()) continue;
        checker claim(bytes, board, images, prover, proven != inarow::outcome::draw);
        if (!claim.is_node(p.to_move() == prover)) break;
        nodes += claim.nodes();
    }
    return nodes;
}

}  // namespace detail::proof

INAROW_SOLVER_INLINE result<proven_outcome, proof_error> check_proof(
    std::span<const std::byte> bytes) {
    using namespace detail::proof;
    reader from(bytes);
    std::optional<position> p;
    if (read_signature(from)) p = read_position(from);
    unsigned code = 0;
    constexpr inarow::outcome outcomes[] = {inarow::outcome::draw, won_by(first), won_by(second)};
    if (!p || !from.number(code, std::size(outcomes))) return from.error();
    if (p->is_over()) return from.refuse(reason::game_over);
    const long long nodes = check_trees(from, *p, outcomes[code]);
    if (!from.has_error() && !from.is_at_end()) from.refuse(reason::too_long);
    if (from.has_error()) return from.error();
    return proven_outcome{*p, outcomes[code], nodes};
}

}  // namespace inarow::inline v0::solve
