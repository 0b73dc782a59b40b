// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/layout.hpp>
#include <inarow/solve/detail/proof/checker.hpp>
#include <inarow/solve/detail/proof/copy_tree.hpp>
#include <inarow/solve/detail/proof/indexed_tree.hpp>
#include <inarow/solve/proof.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
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

/// Reads the rules. If the number for the line length stands for both lengths, the rules get the
/// length `at_least`.
[[nodiscard]] inline std::optional<rules> read_rules(reader& bytes, proven_lengths& lengths) {
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
    const bool may_have_both = bytes.version() > version_with_one_length;
    if (!bytes.number(length, both_lengths + (may_have_both ? 1 : 0))) return std::nullopt;
    lengths = length == both_lengths ? proven_lengths::both : proven_lengths::one;
    if (lengths == proven_lengths::both) length = static_cast<unsigned>(line_length::at_least);
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

[[nodiscard]] inline std::optional<position> read_position(reader& bytes, proven_lengths& lengths) {
    const auto r = read_rules(bytes, lengths);
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

/// Reads what a file states: everything before the trees. The number of nodes remains 0.
[[nodiscard]] inline std::optional<proven_outcome> read_statement(reader& bytes) {
    proven_lengths lengths = proven_lengths::one;
    std::optional<position> p;
    if (read_signature(bytes)) p = read_position(bytes, lengths);
    constexpr inarow::outcome outcomes[] = {inarow::outcome::draw, won_by(first), won_by(second)};
    unsigned code = 0;
    if (!p || !bytes.number(code, std::size(outcomes))) return std::nullopt;
    // Proofs of draws are for one length.
    if (outcomes[code] == inarow::outcome::draw && lengths == proven_lengths::both) {
        bytes.refuse(reason::wrong_number);
        return std::nullopt;
    }
    return proven_outcome{*p, outcomes[code], 0, lengths};
}

/// Makes a checker copy the tree that it reads.
inline void keep_copy_of(checker& claim, indexed_tree& copy) {
    keep_copy(claim, copy.tree, [&copy](const node_state& /*state*/, const accepted_node& node) {
        copy.nodes.emplace_back(static_cast<std::uint32_t>(node.begin),
                                static_cast<std::uint32_t>(node.end));
    });
}

/// Checks the trees that prove a statement. Returns their number of nodes. If `winners_moves` is
/// not null and the statement is a win, copies the tree.
[[nodiscard]] inline long long check_trees(reader& bytes, const proven_outcome& states,
                                           indexed_tree* winners_moves) {
    [[maybe_unused]] const auto& [p, proven, nodes_before, lengths] = states;
    const line_table lines(p.rules());
    const symmetries images(p.rules());
    incremental_board board(p.rules(), lines, images);
    board.place_all(p);
    long long nodes = 0;
    for (const player prover : {first, second}) {
        if (proven == won_by(other(prover)) || bytes.has_error()) continue;
        const bool for_both = lengths == proven_lengths::both;
        checker claim(bytes, board, images, prover,
                      side_lengths::of_win(p.rules(), for_both, prover),
                      proven != inarow::outcome::draw);
        if (winners_moves != nullptr && proven != inarow::outcome::draw)
            keep_copy_of(claim, *winners_moves);
        if (!claim.is_node(p.to_move() == prover)) break;
        nodes += claim.nodes();
    }
    return nodes;
}

/// Checks a file. If `winners_moves` is not null and the file proves a win, copies its tree.
[[nodiscard]] inline result<proven_outcome, proof_error> checked(std::span<const std::byte> file,
                                                                 indexed_tree* winners_moves) {
    reader from(file);
    auto states = read_statement(from);
    if (!states) return from.error();
    if (states->position.is_over()) return from.refuse(reason::game_over);
    states->nodes = check_trees(from, *states, winners_moves);
    if (!from.has_error() && !from.is_at_end()) from.refuse(reason::too_long);
    if (from.has_error()) return from.error();
    if (winners_moves != nullptr) std::ranges::sort(winners_moves->nodes);
    return *(std::move)(states);
}

}  // namespace detail::proof

INAROW_SOLVER_INLINE result<proven_outcome, proof_error> check_proof(
    std::span<const std::byte> bytes) {
    return detail::proof::checked(bytes, nullptr);
}

}  // namespace inarow::inline v0::solve
