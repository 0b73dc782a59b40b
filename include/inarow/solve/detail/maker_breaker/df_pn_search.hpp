// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/maker_breaker/maker_breaker_search.hpp>
#include <inarow/solve/detail/maker_breaker/searched_position.hpp>
#include <inarow/solve/detail/score.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::maker_breaker {

/// The proof number and the disproof number of a position: estimates of the number of positions
/// that a proof must add to show that the maker wins, or that the maker does not win.
struct proof_numbers {
    static constexpr std::uint32_t infinite = 1U << 30U;

    std::uint32_t to_prove = 0;
    std::uint32_t to_disprove = 0;

    [[nodiscard]] static constexpr proof_numbers proven() { return {0, infinite}; }
    [[nodiscard]] static constexpr proof_numbers disproven() { return {infinite, 0}; }
    constexpr bool operator==(const proof_numbers&) const = default;
    [[nodiscard]] constexpr bool is_proven() const { return to_prove == 0; }
    [[nodiscard]] constexpr bool is_disproven() const { return to_disprove == 0; }
    [[nodiscard]] constexpr bool is_solved() const { return is_proven() || is_disproven(); }
    /// Returns whether one of the numbers reaches its limit.
    [[nodiscard]] constexpr bool reaches(const proof_numbers& limit) const {
        return to_prove >= limit.to_prove || to_disprove >= limit.to_disprove;
    }
};

/// The numbers of the positions that a df_pn_search has examined. In each group of four entries, a
/// new entry replaces the entry with the smallest numbers. `Squares` is as in `zone`.
template <int Squares>
class proof_number_table {
public:
    struct entry {
        std::uint64_t check;  ///< the part of the key that does not choose the group
        proof_numbers numbers;
        zone<Squares> proof;  ///< if the maker does not win: the zone of the image with this key
    };

    explicit proof_number_table(std::size_t bytes) : groups_(bytes) {}

    [[nodiscard]] std::optional<entry> find(const key& position) const {
        for (const entry& each : groups_.slot(position.high).entries)
            if (is_used(each) && each.check == position.low) return each;
        return std::nullopt;
    }
    void store(const key& position, const proof_numbers& numbers, const zone<Squares>& proof) {
        entry* replaced = nullptr;
        for (entry& each : groups_.slot(position.high).entries) {
            if (!is_used(each) || each.check == position.low) {
                replaced = &each;
                break;
            }
            if (replaced == nullptr || worth(each) < worth(*replaced)) replaced = &each;
        }
        *replaced = {position.low, numbers, proof};
    }

private:
    struct group {
        std::array<entry, 4> entries;
    };

    [[nodiscard]] static bool is_used(const entry& each) {
        return each.numbers.to_prove != 0 || each.numbers.to_disprove != 0;
    }
    [[nodiscard]] static std::uint32_t worth(const entry& each) {
        constexpr std::uint32_t solved = 16;
        const auto& [to_prove, to_disprove] = each.numbers;
        return each.numbers.is_solved() ? solved : to_prove + to_disprove;
    }

    detail::transposition_table<group> groups_;
};

/// Decides whether the maker can force a win, as maker_breaker_search does. The search always
/// continues with the position that seems to need the fewest further positions for a proof or for a
/// disproof. It therefore finds long wins on narrow boards, such as 9x4/4, much sooner than a
/// depth-first search. Source: Nagai, Df-pn algorithm for searching AND/OR trees and its
/// applications (2002).
template <int Squares, class Budget>
class df_pn_search {
public:
    /// The table of numbers takes about `bytes` bytes. The search also uses and extends the results
    /// in `results`. Precondition: the board contains the same position in each call of `search`.
    df_pn_search(incremental_board& b, transposition_table<Squares>& results, Budget& budget,
                 std::size_t bytes)
        : at_(b, results),
          threats_(b, results, budget, nullptr),
          budget_{budget},
          numbers_(bytes) {}

    /// Searches about `nodes` nodes more. Returns the numbers of the position on the board, which
    /// are solved unless the nodes or the budget ran out.
    proof_numbers search(player maker, player to_move, long long nodes) {
        at_.set_question({maker, to_move, maker_moves::all, 0});
        nodes_left_ = nodes;
        zone_type proof;
        const bool is_maker_to_move = maker == to_move;
        const proof_numbers known = numbers_of(position_here(is_maker_to_move), proof);
        return known.is_solved() ? known : search(is_maker_to_move, no_limit, proof);
    }

private:
    using zone_type = zone<Squares>;

    static constexpr proof_numbers no_limit{proof_numbers::infinite, proof_numbers::infinite};

    /// The position on the board: whose turn it is, and where its entries are.
    struct position_id {
        bool is_maker_to_move;
        int symmetry;
        key canonical;
    };
    struct child {
        int square;
        proof_numbers numbers;
        zone_type proof;  ///< the relevance zone if the maker does not win
    };

    [[nodiscard]] position_id position_here(bool is_maker_to_move) const {
        const int symmetry = at_.canonical_symmetry();
        return {is_maker_to_move, symmetry, at_.key_of(symmetry, is_maker_to_move)};
    }
    [[nodiscard]] player mover(bool is_maker_to_move) const {
        return is_maker_to_move ? at_.maker() : at_.breaker();
    }

    /// Returns the numbers of the position on the board, from the tables or from an estimate. If
    /// the maker does not win, sets `proof` to the relevance zone.
    proof_numbers numbers_of(const position_id& here, zone_type& proof) {
        const auto& images = at_.images();
        if (const auto known = numbers_.find(here.canonical)) {
            proof = known->proof.original(images, here.symmetry, at_.squares());
            return known->numbers;
        }
        if (const auto known = at_.find(here.canonical)) {
            if (known->won > 0) return proof_numbers::proven();
            if (known->failed == 1) {
                proof = at_.proof_of(*known, here.symmetry);
                return proof_numbers::disproven();
            }
        }
        is_stopped_ = is_stopped_ || !budget_.consume();
        --nodes_left_;
        const auto result = here.is_maker_to_move ? estimate_for_maker(proof)  //
                                                  : estimate_for_breaker(proof);
        store(here, result, proof);
        return result;
    }
    /// The number of a position in which the mover must choose among many moves.
    static constexpr std::uint32_t many = 8;
    /// The numbers of a position in which the maker chooses among many moves, before its search.
    static constexpr proof_numbers unsearched{1, many};

    proof_numbers estimate_for_maker(zone_type& proof) {
        const auto& board = at_.board();
        if (board.winning_squares_of(at_.maker()).count > 0) return proof_numbers::proven();
        if (!at_.may_win(board.free() - 3, proof)) return proof_numbers::disproven();
        const auto threats = board.winning_squares_of(at_.breaker());
        if (threats.count > 1) {
            at_.rely_on_threats(threats, proof);
            return proof_numbers::disproven();
        }
        if (threats.count == 1) return {1, 1};
        if (at_.win_by_continuous_fours(0).is_found) return proof_numbers::proven();
        if (at_.is_bounded(true, proof)) return proof_numbers::disproven();
        return unsearched;
    }
    proof_numbers estimate_for_breaker(zone_type& proof) {
        const auto& board = at_.board();
        if (const auto own = board.winning_squares_of(at_.breaker()); own.count > 0) {
            at_.rely_on_line(own.found[0], proof);
            at_.keep_free(1, proof);
            return proof_numbers::disproven();
        }
        const auto threats = board.winning_squares_of(at_.maker());
        if (threats.count > 1) return proof_numbers::proven();
        if (threats.count == 1) return {1, 1};
        if (!at_.may_win(board.free() - 4, proof) || at_.is_bounded(false, proof))
            return proof_numbers::disproven();
        const auto fours = at_.win_by_continuous_fours(1);
        return {fours.is_found ? (std::max)(1U, free_squares(fours.relevant) / 2) : many, 1};
    }
    [[nodiscard]] std::uint32_t free_squares(const zone_type& squares) const {
        std::uint32_t count = 0;
        for (int s = 0; s < at_.squares(); ++s)
            if (at_.board().is_free(s) && squares.has(s)) ++count;
        return count;
    }
    void store(const position_id& here, const proof_numbers& numbers, const zone_type& proof) {
        const auto image = numbers.is_disproven()
                               ? proof.image(at_.images(), here.symmetry, at_.squares())
                               : zone_type{};
        numbers_.store(here.canonical, numbers, image);
    }

    /// Searches the position on the board until one of its numbers reaches the limit, or the nodes
    /// run out. If the maker does not win, sets `proof` to the relevance zone.
    proof_numbers search(bool is_maker_to_move, const proof_numbers& limit, zone_type& proof) {
        const position_id here = position_here(is_maker_to_move);
        const auto threats = at_.board().winning_squares_of(mover(!is_maker_to_move));
        const bool is_forced = threats.count > 0;
        proof_numbers result{};
        if (is_forced) {
            std::vector<child> only = children(is_maker_to_move, {{0, threats.found[0]}});
            result = is_maker_to_move ? search_for_maker(only, limit, proof)
                                      : search_for_breaker(only, limit, proof);
            if (is_maker_to_move && result.is_disproven()) at_.rely_on_threats(threats, proof);
        } else {
            result =
                is_maker_to_move ? search_moves(here, limit, proof) : search_replies(limit, proof);
            if (result.is_solved())
                at_.store(here.canonical, here.symmetry, result.is_proven() ? score_of_win(0) : 0,
                          proof);
        }
        store(here, result, proof);
        return result;
    }
    proof_numbers search_moves(const position_id& here, const proof_numbers& limit,
                               zone_type& proof) {
        const auto known = numbers_.find(here.canonical);
        if ((!known || known->numbers == unsearched) && wins_by_threats())
            return proof_numbers::proven();
        std::vector<candidate> moves;
        at_.add_candidates(false, moves);
        std::vector<child> after = children(true, moves);
        proof_numbers result = search_for_maker(after, limit, proof);
        // Otherwise, the next visit would look for a win by threats again.
        if (result == unsearched) ++result.to_disprove;
        return result;
    }
    /// Returns whether a short search finds a win by continuous threats.
    [[nodiscard]] bool wins_by_threats() {
        constexpr long long max_nodes = 50;
        const auto found =
            threats_.win({at_.maker(), at_.maker(), maker_moves::threats, 0}, max_nodes);
        nodes_left_ -= found.nodes;
        is_stopped_ = is_stopped_ || threats_.is_stopped();
        return found.score > 0;
    }
    proof_numbers search_replies(const proof_numbers& limit, zone_type& proof) {
        // The maker's win after a null move of the breaker. Only replies in its zone can refute it.
        const auto fours = at_.win_by_continuous_fours(1);
        std::vector<candidate> replies;
        at_.add_candidates(false, replies);
        proof = {};
        if (at_.has_bounded_reply(replies, fours, proof)) return proof_numbers::disproven();
        std::erase_if(replies, [&](const candidate& reply) {
            return fours.is_found && !fours.relevant.has(reply.square);
        });
        std::vector<child> after = children(false, replies);
        return search_for_breaker(after, limit, proof);
    }

    /// Returns the children after these moves. If a child solves the position, omits the moves that
    /// follow.
    [[nodiscard]] std::vector<child> children(bool is_maker_to_move,
                                              const std::vector<candidate>& moves) {
        std::vector<child> result;
        const player side = mover(is_maker_to_move);
        for (const candidate& move : moves) {
            child after{move.square, {}, {}};
            at_.board().place(move.square, side);
            after.numbers = numbers_of(position_here(!is_maker_to_move), after.proof);
            at_.board().remove(move.square, side);
            result.push_back(after);
            const auto& numbers = after.numbers;
            if (is_maker_to_move ? numbers.is_proven() : numbers.is_disproven()) break;
        }
        return result;
    }

    proof_numbers search_for_maker(std::vector<child>& moves, const proof_numbers& limit,
                                   zone_type& proof) {
        proof = {};
        zone_type relevant = zone_type::everything();
        while (true) {
            std::erase_if(moves, [&](const child& each) {
                if (!each.numbers.is_disproven()) return false;
                if (at_.is_stone_welcome()) relevant &= each.proof;
                proof |= each.proof;
                return true;
            });
            std::erase_if(moves, [&](const child& each) {
                return !each.numbers.is_proven() && !relevant.has(each.square);
            });
            if (moves.empty()) return proof_numbers::disproven();
            const auto [best, second] = best_two(moves, &proof_numbers::to_prove);
            const proof_numbers now{best->numbers.to_prove,
                                    sum_of(moves, &proof_numbers::to_disprove)};
            if (now.is_proven()) return proof_numbers::proven();
            if (now.reaches(limit) || !may_continue()) return now;
            continue_with(*best, true,
                          {(std::min)(limit.to_prove, widened(second)),
                           limit.to_disprove - now.to_disprove + best->numbers.to_disprove});
        }
    }
    proof_numbers search_for_breaker(std::vector<child>& replies, const proof_numbers& limit,
                                     zone_type& proof) {
        while (true) {
            std::erase_if(replies, [](const child& each) { return each.numbers.is_proven(); });
            if (replies.empty()) return proof_numbers::proven();
            const auto [best, second] = best_two(replies, &proof_numbers::to_disprove);
            const proof_numbers now{sum_of(replies, &proof_numbers::to_prove),
                                    best->numbers.to_disprove};
            if (now.is_disproven()) {
                proof = best->proof;
                proof.add(best->square);
                return proof_numbers::disproven();
            }
            if (now.reaches(limit) || !may_continue()) return now;
            continue_with(*best, false,
                          {limit.to_prove - now.to_prove + best->numbers.to_prove,
                           (std::min)(limit.to_disprove, widened(second))});
        }
    }
    void continue_with(child& best, bool is_maker_to_move, const proof_numbers& limit) {
        at_.board().place(best.square, mover(is_maker_to_move));
        best.numbers = search(!is_maker_to_move, limit, best.proof);
        at_.board().remove(best.square, mover(is_maker_to_move));
    }
    [[nodiscard]] bool may_continue() const { return nodes_left_ > 0 && !is_stopped_; }

    using member = std::uint32_t proof_numbers::*;

    /// Returns the child with the smallest number, and the smallest number of the other children.
    [[nodiscard]] static std::pair<child*, std::uint32_t> best_two(std::vector<child>& of,
                                                                   member number) {
        child* best = of.data();
        std::uint32_t second = proof_numbers::infinite;
        for (child& each : std::span(of).subspan(1)) {
            if (each.numbers.*number < best->numbers.*number) {
                second = best->numbers.*number;
                best = &each;
            } else {
                second = (std::min)(second, each.numbers.*number);
            }
        }
        return {best, second};
    }
    [[nodiscard]] static std::uint32_t sum_of(const std::vector<child>& of, member number) {
        std::uint64_t sum = 0;
        for (const child& each : of) sum += each.numbers.*number;
        return static_cast<std::uint32_t>(
            (std::min)(sum, std::uint64_t{proof_numbers::infinite - 1}));
    }
    /// Returns the limit of the best child: about 1.5 times the number of the second-best child, so
    /// that the search does not switch between these two children after each position. Source:
    /// Pawlewicz and Lew, Improving depth-first PN-search: 1 + epsilon trick (2007).
    [[nodiscard]] static std::uint32_t widened(std::uint32_t second) {
        return second + second / 2 + 1;
    }

    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    searched_position<Squares> at_;
    maker_breaker_search<Squares, Budget> threats_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    proof_number_table<Squares> numbers_;
    long long nodes_left_ = 0;
    bool is_stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::maker_breaker
