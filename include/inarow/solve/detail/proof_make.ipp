// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/maker_breaker/position_search.hpp>
#include <inarow/solve/detail/proof/builder.hpp>
#include <inarow/solve/detail/proof/heading.hpp>
#include <inarow/solve/detail/proof/writer.hpp>
#include <inarow/solve/detail/threat_proof/prover.hpp>
#include <inarow/solve/detail/threat_proof/win_searches.hpp>
#include <inarow/solve/proof_maker.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve {

namespace detail::proof {

/// Makes the proof of one position. The searches share a table.
template <int Squares>
class maker {
public:
    using budget = slow_node_budget;

    maker(const position& p, const resources& available)
        : position_{p}, table_(p.rules(), available.table_bytes), threads_{available.threads} {}

    [[nodiscard]] std::vector<std::span<std::byte>> table_memory() { return table_.memory(); }
    [[nodiscard]] result<std::vector<std::byte>, no_proof> proof(const limit& allowed) {
        budget some(allowed);
        const auto score = score_within(some);
        return score ? proof_of(*score, some) : no_proof::limit;
    }
    /// Searches at most `nodes` nodes for the score of the position. A later search is faster,
    /// because the searches share a table.
    [[nodiscard]] std::optional<int> score(limit allowed, long long nodes) {
        allowed.nodes = nodes;
        budget short_budget(allowed);
        return score_within(short_budget);
    }
    [[nodiscard]] result<std::vector<std::byte>, no_proof> proof_of(int score, budget& some) {
        const player mover = position_.to_move();
        if (score > 0) return win(mover, score, some);
        return score < 0 ? win(other(mover), -score, some) : draw(some);
    }

private:
    using bytes = std::vector<std::byte>;

    [[nodiscard]] std::optional<int> score_within(budget& some) {
        maker_breaker::position_search<Squares, budget> search(table_, some, threads_);
        int score = search.null_window(position_, 0);
        if (!search.is_stopped() && score <= 0) score = search.null_window(position_, -1);
        return search.is_stopped() ? std::nullopt : std::optional(score);
    }
    [[nodiscard]] result<bytes, no_proof> win(player winner, int score, budget& some) {
        bytes file = heading({position_, won_by(winner), 0}, version_without_fours);
        if (!append_claim(file, winner, true, 2 * (score - 1), some)) return no_proof::limit;
        set_checksum(file);
        return file;
    }
    [[nodiscard]] result<bytes, no_proof> draw(budget& some) {
        bytes file = heading({position_, inarow::outcome::draw, 0}, version_without_fours);
        for (const player prover : {first, second}) {
            if (is_stolen(prover))
                append_number(file, static_cast<unsigned>(position_.rules().squares()) +
                                        static_cast<unsigned>(tag::stolen));
            else if (!append_claim(file, prover, false, 0, some))
                return no_proof::limit;
        }
        set_checksum(file);
        return file;
    }
    [[nodiscard]] bool is_stolen(player prover) const {
        switch (position_.rules().length) {
            case line_length::at_least: break;
            case line_length::exactly:
            default: return false;
        }
        return position_.stones() == 0 && prover == position_.to_move();
    }
    /// Appends the tree of a claim. Returns false if the budget runs out.
    [[nodiscard]] bool append_claim(bytes& file, player prover, bool is_win, int min_free,
                                    budget& some) {
        incremental_board board(table_.rules(), table_.lines(), table_.images());
        board.place_all(position_);
        builder<Squares, budget> building(board, table_, some, prover, is_win);
        const bool is_provers_turn = prover == position_.to_move();
        const edge root = building.build(is_provers_turn, min_free);
        if (root.node < 0) return false;
        if (building.has_tiles()) file[version_offset] = static_cast<std::byte>(version);
        const bool is_transposed = table_.rules().columns != position_.rules().columns;
        writer<Squares> to(file, board, table_.images(), prover,
                           side_lengths(position_.rules().length), building.nodes(), is_transposed);
        to.write(root, is_provers_turn);
        return true;
    }

    position position_;
    maker_breaker::transposition_table<Squares> table_;
    int threads_;
};

[[nodiscard]] inline bool is_over(const limit& allowed) {
    return allowed.stop.stop_requested() || std::chrono::steady_clock::now() >= allowed.deadline;
}

/// Searches for a win by threats, and for the score of the position, in turns. Each turn is longer
/// than the one before.
[[nodiscard]] inline result<std::vector<std::byte>, no_proof> proof_by_turns(
    const position& p, maker<max_squares>& any, std::size_t table_bytes, const limit& allowed) {
    threat_proof::prover by_threats(p, table_bytes, allowed);
    long long left = allowed.nodes;
    constexpr int visits_for_node = 20;
    for (long long nodes = 1000; left > 0 && !is_over(allowed); nodes *= 4) {
        if (auto found = by_threats.search(nodes / visits_for_node); !found.empty()) return found;
        if (by_threats.is_exhausted()) return any.proof(allowed);
        const long long turn = (std::min)(left, nodes);
        if (const auto score = any.score(allowed, turn)) {
            slow_node_budget whole(allowed);
            return any.proof_of(*score, whole);
        }
        left -= turn;
    }
    return no_proof::limit;
}

/// Returns the known proofs that `winner` wins on a board, with the same lengths. With other
/// lengths, a list of fours could end at another four.
[[nodiscard]] inline std::shared_ptr<const threat_proof::known_proofs> proofs_of_wins(
    const rules& r, player winner, proven_lengths lengths, std::span<const known_proof> known) {
    const auto result =
        std::make_shared<threat_proof::known_proofs>(r, lengths_of_win(r, lengths, winner));
    for (const known_proof& each : known) {
        const position& p = each.states.position;
        rules board = p.rules();
        board.starts = r.starts;  // who started makes no difference
        if (board == r && each.states.outcome == won_by(winner) && each.states.lengths == lengths)
            result->add(p, winner, p.to_move() == winner, each.bytes);
    }
    return result;
}

/// Returns the squares. If moves to several squares lead to symmetric positions, returns only one
/// of these squares.
[[nodiscard]] inline std::vector<square> one_of_each_class(const position& p,
                                                           const std::vector<int>& squares) {
    const symmetries images(p.rules());
    std::vector<std::uint64_t> seen;
    std::vector<square> result;
    for (const int s : squares) {
        const square where = square_at(p.rules(), s);
        const position after = p.after(where);
        std::uint64_t smallest = (std::numeric_limits<std::uint64_t>::max)();
        for (int i = 0; i < images.size(); ++i)
            smallest = (std::min)(smallest, threat_proof::key_of_image(after, images, i));
        if (std::ranges::find(seen, smallest) != seen.end()) continue;
        seen.push_back(smallest);
        result.push_back(where);
    }
    return result;
}

/// Searches for a win of `winner` until `found(searches)` returns a value. Returns this value, or
/// the reason why the searches end before.
template <class Value, class Found>
[[nodiscard]] result<Value, no_proof> search_for_win(const position& p, player winner,
                                                     proven_lengths lengths,
                                                     std::span<const known_proof> known,
                                                     const resources& available,
                                                     const limit& allowed, Found found) {
    threat_proof::win_searches searches(p, winner, lengths_of_win(p.rules(), lengths, winner),
                                        proofs_of_wins(p.rules(), winner, lengths, known),
                                        available, allowed);
    for (;; searches.step()) {
        if (std::optional<Value> value = found(searches)) return *(std::move)(value);
        if (searches.is_exhausted()) return no_proof::exhausted;
        if (is_over(allowed) || searches.nodes() >= allowed.nodes) return no_proof::limit;
    }
}

[[nodiscard]] inline std::optional<no_proof> reason_against(
    const position& p, proven_lengths lengths = proven_lengths::one) {
    if (!supports_proofs(p.rules(), lengths)) return no_proof::unsupported;
    if (p.is_over()) return no_proof::game_over;
    return std::nullopt;
}

}  // namespace detail::proof

struct proof_maker::parts {
    parts(const position& p, const resources& available)
        : start{p}, table_bytes{available.table_bytes}, refused{detail::proof::reason_against(p)} {
        if (refused) return;
        if (p.rules().squares() <= 64) {
            up_to_64.emplace(p, available);
        } else {
            any_size.emplace(p, available);
        }
    }

    position start;
    std::size_t table_bytes;
    std::optional<no_proof> refused;
    std::optional<detail::proof::maker<64>> up_to_64{};
    std::optional<detail::proof::maker<detail::proof::max_squares>> any_size{};
};

INAROW_SOLVER_INLINE proof_maker::proof_maker(const position& p, const resources& available)
    : parts_{std::make_unique<parts>(p, available)} {}
INAROW_SOLVER_INLINE proof_maker::proof_maker(proof_maker&&) noexcept = default;
INAROW_SOLVER_INLINE proof_maker& proof_maker::operator=(proof_maker&&) noexcept = default;
INAROW_SOLVER_INLINE proof_maker::~proof_maker() = default;

INAROW_SOLVER_INLINE std::vector<std::span<std::byte>> proof_maker::table_memory() {
    if (parts_->refused) return {};
    return parts_->up_to_64 ? parts_->up_to_64->table_memory() : parts_->any_size->table_memory();
}
INAROW_SOLVER_INLINE result<std::vector<std::byte>, no_proof> proof_maker::make(
    const limit& allowed) {
    if (parts_->refused) return *parts_->refused;
    if (parts_->up_to_64) return parts_->up_to_64->proof(allowed);
    return detail::proof::proof_by_turns(parts_->start, *parts_->any_size, parts_->table_bytes,
                                         allowed);
}

INAROW_SOLVER_INLINE result<std::vector<std::byte>, no_proof> make_proof_of_win(
    const position& p, player winner, proven_lengths lengths, std::span<const known_proof> known,
    const resources& available, const limit& allowed) {
    using namespace detail::proof;
    if (const auto why = reason_against(p, lengths)) return *why;
    using file = std::vector<std::byte>;
    // The proof refers to the known proofs, which the searches own.
    const auto found = [&](const auto& searches) -> std::optional<file> {
        const auto proof = searches.proof();
        return proof ? std::optional(detail::threat_proof::file_of(p, winner, lengths, *proof))
                     : std::nullopt;
    };
    return search_for_win<file>(p, winner, lengths, known, available, allowed, found);
}

INAROW_SOLVER_INLINE result<std::vector<square>, no_proof> unanswered_moves(
    const position& p, proven_lengths lengths, std::span<const known_proof> known,
    const resources& available, const limit& allowed) {
    using namespace detail::proof;
    if (const auto why = reason_against(p, lengths)) return *why;
    using moves = std::vector<square>;
    const auto found = [&](const auto& searches) -> std::optional<moves> {
        const auto squares = searches.unanswered();
        return squares ? std::optional(one_of_each_class(p, *squares)) : std::nullopt;
    };
    return search_for_win<moves>(p, other(p.to_move()), lengths, known, available, allowed, found);
}

}  // namespace inarow::inline v0::solve
