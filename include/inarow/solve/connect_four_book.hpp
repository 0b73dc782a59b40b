// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/position_view.hpp>
#include <inarow/solve/detail/embedded_book.hpp>
#include <inarow/solve/detail/opening_book/connect_four_tables.hpp>
#include <inarow/solve/detail/opening_book/ranking.hpp>
#include <inarow/solve/query.hpp>

#include <optional>

/// Embeds the opening book of Connect Four in a program. If a program includes this header, the
/// compiler answers `challenge<new_game<connect_four>, "4">` from the book, without a search.
namespace inarow::inline v0::solve {

/// A search policy that only looks up stored results. The book contains the exact scores of all
/// positions in play with up to `score_plies` stones. It also contains the best moves in some
/// positions with up to `reply_plies` stones: those in which the player to move has always played
/// the first of the best moves, where "first" means reading order. The book omits best moves that a
/// short search finds.
class connect_four_book {
    using ranking = detail::opening_book::ranking;

    // Defined above its callers: if clang 22's new interpreter meets a call before the definition
    // of the function, it never evaluates the function.
    [[nodiscard]] static constexpr ranking ranks(int plies) {
        return *ranking::start(connect_four, plies);
    }

public:
    static constexpr int score_plies = 6;
    static constexpr int reply_plies = 15;

    /// Returns the exact score of a position in play with at most score_plies stones. Returns
    /// `nullopt` for any other position.
    [[nodiscard]] constexpr std::optional<int> score(const position_view& p) const {
        if (p.is_over() || p.stones() > score_plies) return std::nullopt;
        const auto folded = ranks(score_plies).fold(p);
        const unsigned stored =
            folded ? detail::opening_book::connect_four_scores.find(folded->number) : 0;
        return stored != 0 ? std::optional(static_cast<int>(stored) - score_bias) : std::nullopt;
    }

    /// Resumes a query until the query is done or needs a score that is not in the book. Returns
    /// the number of nodes searched, which is always 0.
    template <class Query>
    constexpr long long answer(Query& query) const {
        prober search;
        query.resume(search);
        return 0;
    }
    template <int Capacity>
    constexpr long long answer(best_moves_query<Capacity>& query) const {
        const auto& p = query.root();
        const unsigned columns = best_columns(p);
        if (columns == 0) return answer<best_moves_query<Capacity>>(query);
        for (int& i = query.next_square; !query.is_done(); ++i) {
            const square s = square_at(p.rules(), i);
            if ((columns >> static_cast<unsigned>(s.column) & 1U) != 0 && (p.check)(s).legal)
                query.best.push_back(s);
        }
        return 0;
    }

    /// The number added to each stored score, so that a stored 0 can mean that there is no score.
    static constexpr int score_bias = 32;

private:
    /// A search that looks up scores for queries. The search stops at the first position without a
    /// stored score.
    struct prober {
        bool is_unknown = false;

        [[nodiscard]] constexpr bool is_stopped() const { return is_unknown; }
        constexpr int null_window(const position_view& p, int /*alpha*/) {
            if (p.is_over()) return score_of({p.outcome(), 0}, p.free(), p.to_move());
            const auto known = connect_four_book{}.score(p);
            is_unknown = !known;
            return known.value_or(0);
        }
    };

    /// Returns a set of columns, with a bit for each column that is a best move. Returns 0 if the
    /// book contains no best moves for the position.
    [[nodiscard]] static constexpr unsigned best_columns(const position_view& p) {
        if (p.is_over() || p.stones() > reply_plies) return 0;
        const auto folded = ranks(reply_plies).fold(p);
        if (!folded) return 0;
        const unsigned stored = detail::opening_book::connect_four_replies.find(folded->number);
        unsigned result = 0;
        for (int column = 0; column < connect_four.columns; ++column) {
            const int image = connect_four.columns - 1 - column;
            const auto bit = static_cast<unsigned>(folded->is_mirrored ? image : column);
            result |= (stored >> bit & 1U) << static_cast<unsigned>(column);
        }
        return result;
    }
};

namespace detail {

static_assert(!embedded_book_header(connect_four, connect_four_book::reply_plies).empty() &&
              embedded_book_header(connect_four, connect_four_book::reply_plies + 1).empty());

template <>
inline constexpr connect_four_book embedded_book<connect_four>{};

}  // namespace detail

}  // namespace inarow::inline v0::solve
