// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/messages/game_value.hpp>
#include <inarow/solve/detail/embedded_book.hpp>
#include <inarow/solve/questions.hpp>
#include <inarow/type/play.hpp>
#include <inarow/type/query.hpp>

#include <cstddef>
#include <type_traits>

/// Perfect play on game types: the compiler finds the values of games, refutes wrong claims about
/// games, and replies to moves, with the searches in solve/. A compiler limits the steps of one
/// constant evaluation, but not the number of evaluations. The compiler therefore searches for the
/// answer to each query (a question about a game) in slices. Each slice is one constant evaluation.
namespace inarow::inline v0 {

/// A set of moves, such as the best moves: a range of squares with a member `contains("b2")`.
template <int Capacity>
struct move_set {
    basic_position<Capacity> position;
    core::inplace_vector<square, Capacity> squares;

    [[nodiscard]] constexpr bool contains(square s) const { return core::contains(squares, s); }
    /// Returns whether a move is in the set. A text that is not a legal move is never in the set.
    [[nodiscard]] consteval bool contains(move_text m) const {
        const int index = square_of(position, m);
        return index >= 0 && contains(square_at(position.rules(), index));
    }
    [[nodiscard]] constexpr std::size_t size() const { return squares.size(); }
    [[nodiscard]] constexpr bool empty() const { return squares.empty(); }
    [[nodiscard]] constexpr const square& operator[](std::size_t i) const { return squares[i]; }
    [[nodiscard]] constexpr const square* begin() const { return squares.begin(); }
    [[nodiscard]] constexpr const square* end() const { return squares.end(); }
};

namespace detail {

[[nodiscard]] constexpr int free_squares(const auto& position) {
    return position.rules().squares() - position.stones();
}
/// Returns the binary logarithm of the number of entries in the transposition table. If few squares
/// are free, the table is small, because every slice copies it. Otherwise, the table has room for
/// all results of a slice, which the next slice can use.
[[nodiscard]] constexpr int table_bits(const rules& r, int free) {
    if (bitboard::bits_needed(r) > 64) return 8;
    if (r.convention == convention::misere) return free < 10 ? 6 : free < 14 ? 12 : 14;
    return free < 8 ? 6 : free < 14 ? free - 2 : free < 18 ? 12 : 14;
}

/// The transposition table of a search in constant evaluation. The reference search has no table in
/// constant evaluation.
template <class Game, bool HasTable = solve::detail::search_for(Game::position.rules()) !=
                                      solve::detail::search_kind::reference>
struct table_of {
    using type = solve::detail::reference::no_table;
};
template <class Game>
struct table_of<Game, true> {
    using type = solve::detail::general::fixed_transposition_table<
        core::word_for<bitboard::bits_needed(Game::position.rules())>,
        table_bits(Game::position.rules(), free_squares(Game::position))>;
};
template <class Game>
using table_for = typename table_of<Game>::type;

/// A query and the transposition table of its search.
template <class Query, class Table>
struct search_state {
    Query query;
    Table table;
};

/// Returns the state after one more slice of the search.
template <class Query, class Table>
[[nodiscard]] constexpr search_state<Query, Table> resumed(search_state<Query, Table> state) {
    using solve::detail::node_budget;
    const auto root = state.query.root();
    node_budget budget{solve::nodes_per_evaluation(root.rules())};
    if constexpr (requires { state.table.entries[0].own; }) {
        using word = decltype(state.table.entries[0].own);
        solve::detail::general::position_search<word, Table, node_budget> search(root, state.table,
                                                                                 budget);
        state.query.resume(search);
    } else {
        solve::detail::reference::negamax_search<root.capacity, Table, node_budget> search(
            state.table, budget);
        state.query.resume(search);
    }
    return state;
}

template <class Begin, int Count>
struct after_slices {
    using game = typename Begin::game;
    static constexpr int count = Count;
    static constexpr auto state = resumed(after_slices<Begin, Count - 1>::state);
};
template <class Begin>
struct after_slices<Begin, 0> {
    using game = typename Begin::game;
    static constexpr int count = 0;
    static constexpr auto state = Begin::state;
};

/// The state of a query that is done, or for which the limit allows no further slice.
template <class Begin, auto Limit, int Count = 0,
          bool Stop = after_slices<Begin, Count>::state.query.is_done() ||
                      !Limit.allows(after_slices<Begin, Count>::state.query, Count)>
struct answered_query : answered_query<Begin, Limit, Count + 1> {};
template <class Begin, auto Limit, int Count>
struct answered_query<Begin, Limit, Count, true> : after_slices<Begin, Count> {};

template <class Work>
inline constexpr bool is_done = Work::state.query.is_done();

/// The opening book for a game's rules, or `no_book` if the header of the book is not included. The
/// type of the book is a template argument of the searches, because a search with a book differs
/// from the same search without a book.
template <class Game>
inline constexpr const auto& book_for =
    solve::detail::embedded_book<starting_with(first, Game::position.rules())>;
template <class Game>
using book_type = std::remove_cvref_t<decltype(book_for<Game>)>;
template <class Game>
inline constexpr bool has_book = !std::is_same_v<book_type<Game>, solve::detail::no_book>;

template <class Game, class Query>
[[nodiscard]] constexpr Query probed(Query query) {
    if constexpr (has_book<Game>) book_for<Game>.answer(query);
    return query;
}

/// The start of the search for the value of a game. Other queries about the game use this value.
template <class Game, class Book = book_type<Game>>
struct initial_value {
    using game = Game;
    static constexpr search_state<solve::value_query<Game::position.capacity>, table_for<Game>>
        state{probed<Game>(solve::value_query<Game::position.capacity>(Game::position)), {}};
};
template <class Game, auto Limit>
using value_search = answered_query<initial_value<Game>, Limit>;

/// The start of a query other than a query for the value. The query uses the value of the game, and
/// the table of the search for this value.
template <class Game, auto Limit, template <int> class Query, auto... Arguments>
struct initial_query {
    using game = Game;
    static constexpr search_state<Query<Game::position.capacity>, table_for<Game>> state{
        Query<Game::position.capacity>(value_search<Game, Limit>::state.query, Arguments...),
        value_search<Game, Limit>::state.table};
};

/// A query that only the book may answer, without a search for the value.
template <class Game, template <int> class Query, auto... Arguments>
struct probed_query {
    using game = Game;
    static constexpr int count = 0;
    static constexpr struct {
        Query<Game::position.capacity> query;
    } state{probed<Game>(Query<Game::position.capacity>(
        solve::value_query<Game::position.capacity>(Game::position), Arguments...))};
};
/// A query that is never resumed, because the search for the value exceeded its limit.
template <class Begin, auto Limit>
struct query_without_value : after_slices<Begin, 0> {
    static constexpr int count = value_search<typename Begin::game, Limit>::count;
};

enum class answer_source { probe, search, none };
template <class Game, auto Limit, template <int> class Query, auto... Arguments>
[[nodiscard]] constexpr answer_source answer_source_of() {
    constexpr bool is_known = [] {
        if constexpr (has_book<Game>) return is_done<probed_query<Game, Query, Arguments...>>;
        return false;
    }();
    if constexpr (is_known) {
        return answer_source::probe;
    } else {
        return is_done<value_search<Game, Limit>> ? answer_source::search : answer_source::none;
    }
}
template <answer_source Source>
struct search_if;
template <>
struct search_if<answer_source::probe> {
    template <class Game, auto Limit, template <int> class Query, auto... Arguments>
    using search = probed_query<Game, Query, Arguments...>;
};
template <>
struct search_if<answer_source::search> {
    template <class Game, auto Limit, template <int> class Query, auto... Arguments>
    using search = answered_query<initial_query<Game, Limit, Query, Arguments...>, Limit>;
};
template <>
struct search_if<answer_source::none> {
    template <class Game, auto Limit, template <int> class Query, auto... Arguments>
    using search = query_without_value<initial_query<Game, Limit, Query, Arguments...>, Limit>;
};
template <class Game, auto Limit, template <int> class Query, auto... Arguments>
using search_of =
    typename search_if<answer_source_of<Game, Limit, Query, Arguments...>()>::template search<
        Game, Limit, Query, Arguments...>;
template <class Game, auto Limit>
using reply_search = search_of<Game, Limit, solve::best_moves_query, true>;
template <class Game, auto Limit>
using best_moves_search = search_of<Game, Limit, solve::best_moves_query>;
template <class Game, auto Limit>
using move_scores_search = search_of<Game, Limit, solve::move_scores_query>;
template <class Game, auto Limit>
using principal_variation_search = search_of<Game, Limit, solve::principal_variation_query>;

/// Returns the higher limit that an error suggests, or 0 if boards with these rules are never
/// searched.
[[nodiscard]] constexpr int raised_limit(const rules& r, int evaluations) {
    constexpr int min_limit = 16;
    if (solve::max_evaluations(r) == 0) return 0;
    return 4 * evaluations > min_limit ? 4 * evaluations : min_limit;
}
template <class Work>
[[nodiscard]] constexpr diagnostic not_found_diagnostic() {
    const auto& p = Work::game::position;
    diagnostic result;
    messages::detail::write_not_found(
        result.sentence, p, Work::count, solve::nodes_per_evaluation(p.rules()),
        raised_limit(p.rules(), Work::count),
        has_book<typename Work::game> ? ""
                                      : solve::detail::embedded_book_header(p.rules(), p.stones()));
    return result;
}
template <class Work>
struct not_found {
    static constexpr diagnostic text = not_found_diagnostic<Work>();
};

/// The answer of a finished search. The member `self` names this type. A type that refuses a
/// question also has a member `self`, so the caller names `self` in both cases.
template <class Work>
struct value_answer {
    using self = value_answer;
    static constexpr game_value value = Work::state.query.value();
};
/// Returns a move_set. Deduces the capacity from the arguments, because otherwise editors would
/// show an expression for the capacity.
template <int Capacity>
[[nodiscard]] constexpr move_set<Capacity> move_set_of(
    const basic_position<Capacity>& position, const core::inplace_vector<square, Capacity>& moves) {
    return {position, moves};
}
template <class Work>
struct best_moves_answer {
    using self = best_moves_answer;
    static constexpr auto value = move_set_of(Work::game::position, Work::state.query.best);
};
template <class Work>
struct move_scores_answer {
    using self = move_scores_answer;
    static constexpr auto value = Work::state.query.scores;
};
template <class Work>
struct principal_variation_answer {
    using self = principal_variation_answer;
    static constexpr auto value = Work::state.query.moves;
};

template <bool Answered>
struct answer_if {
    template <class Work>
    using reason = accepted;
    template <class Work, template <class> class Answer>
    using answer = Answer<Work>;
};
template <>
struct answer_if<false> {
    template <class Work>
    using reason = reason_of<not_found<Work>>;
    template <class Work, template <class> class Answer>
    using answer = refusal<not_found<Work>, Answer<Work>>;
};

template <class Game>
[[nodiscard]] constexpr diagnostic no_reply_diagnostic() {
    diagnostic result;
    messages::detail::write_no_reply(result.sentence, Game::position);
    write_board(result, Game::position, center_of(Game::position));
    return result;
}
template <class Game>
struct no_reply {
    static constexpr diagnostic text = no_reply_diagnostic<Game>();
};

/// Tells whether a reply is found, is not found within the limit, or is impossible because the game
/// is over.
enum class reply_kind { found, not_found, game_over };
template <class Game, auto Limit>
[[nodiscard]] constexpr reply_kind kind_of_reply() {
    if constexpr (Game::position.is_over()) {
        return reply_kind::game_over;
    } else {
        return is_done<reply_search<Game, Limit>> ? reply_kind::found : reply_kind::not_found;
    }
}
template <reply_kind Kind>
struct reply_if;
template <>
struct reply_if<reply_kind::found> {
    template <class Game, auto Limit>
    using game =
        accepted_game<next<Game, index_of(Game::position.rules(),
                                          reply_search<Game, Limit>::state.query.best[0])>>;
};
template <>
struct reply_if<reply_kind::not_found> {
    template <class Game, auto Limit>
    using game = refusal<not_found<reply_search<Game, Limit>>, Game>;
};
template <>
struct reply_if<reply_kind::game_over> {
    template <class Game, auto>
    using game = refusal<no_reply<Game>, Game>;
};

/// Tells whether `Side` wins under perfect play.
template <class Game, player Side, auto Limit>
inline constexpr bool is_won =
    value_search<Game, Limit>::state.query.value().outcome == won_by(Side);

template <class Game, player Side, auto Limit>
[[nodiscard]] constexpr diagnostic refuted_diagnostic() {
    diagnostic result;
    // The search for the whole variation may exceed the limit. A part of the variation is enough
    // here.
    messages::write_refuted_claim(result.sentence, Game::position, Side,
                                  value_search<Game, Limit>::state.query.value(),
                                  principal_variation_search<Game, Limit>::state.query.moves);
    write_board(result, Game::position, center_of(Game::position));
    return result;
}
template <class Game, player Side, auto Limit>
struct refuted {
    static constexpr diagnostic text = refuted_diagnostic<Game, Side, Limit>();
};

enum class claim_kind { right, wrong, not_found };
template <class Game, player Side, auto Limit>
inline constexpr claim_kind kind_of_claim =
    !is_done<value_search<Game, Limit>> ? claim_kind::not_found
    : is_won<Game, Side, Limit>         ? claim_kind::right
                                        : claim_kind::wrong;
template <claim_kind Kind>
struct claim_if;
template <>
struct claim_if<claim_kind::right> {
    template <class Game, player Side, auto>
    using reason = accepted;
    template <class Game, player Side, auto>
    using answer = constant<true>;
};
template <>
struct claim_if<claim_kind::wrong> {
    template <class Game, player Side, auto Limit>
    using reason = reason_of<refuted<Game, Side, Limit>>;
    template <class Game, player Side, auto Limit>
    using answer = refusal<refuted<Game, Side, Limit>, constant<true>>;
};
template <>
struct claim_if<claim_kind::not_found> {
    template <class Game, player Side, auto Limit>
    using reason = reason_of<not_found<value_search<Game, Limit>>>;
    template <class Game, player Side, auto Limit>
    using answer = refusal<not_found<value_search<Game, Limit>>, constant<true>>;
};

/// `knowledge` is a class, so that compilers print the game only once in the note about a failed
/// concept.
template <class Game, auto Limit>
struct knowledge {
    using search = value_search<Game, Limit>;
    using reason = typename answer_if<is_done<search>>::template reason<search>;
};

}  // namespace detail

/// The value of a game under perfect play: who wins, and in how many plies. Does not compile if the
/// search for the value exceeds the limit. With the default limit, the search stops after one
/// constant evaluation if that evaluation shows that an answer is unlikely. The compiler then
/// reports the error after about a second. The limit evaluation_limit{n} allows n evaluations of
/// about half a second each.
template <game_type Game, solve::evaluation_policy auto Limit = solve::default_limits{}>
inline constexpr game_value value =
    detail::answer_if<detail::is_done<detail::value_search<Game, Limit>>>::template answer<
        detail::value_search<Game, Limit>, detail::value_answer>::self::value;

/// Tells whether the search finds the value of a game within the limit. If the concept is true,
/// `value` compiles.
template <class Game, auto Limit = solve::default_limits{}>
concept has_known_value =
    game_type<Game> && detail::holds<typename detail::knowledge<Game, Limit>::reason>;

/// The value of a game as a score for the player to move (see score_of).
template <game_type Game, solve::evaluation_policy auto Limit = solve::default_limits{}>
inline constexpr int score =
    score_of(value<Game, Limit>, detail::free_squares(Game::position), Game::position.to_move());

/// The best moves, in reading order (row by row from the top). The best moves are the moves that
/// win soonest. If no move wins, the best moves are the moves that draw. If all moves lose, the
/// best moves are the moves that lose latest. If the game is over, there are no best moves.
template <game_type Game, solve::evaluation_policy auto Limit = solve::default_limits{}>
inline constexpr auto best_moves =
    detail::answer_if<detail::is_done<detail::best_moves_search<Game, Limit>>>::template answer<
        detail::best_moves_search<Game, Limit>, detail::best_moves_answer>::self::value;

/// A list with the value and the score of each legal move (see solve::scored_move), in reading
/// order.
template <game_type Game, solve::evaluation_policy auto Limit = solve::default_limits{}>
inline constexpr auto move_scores =
    detail::answer_if<detail::is_done<detail::move_scores_search<Game, Limit>>>::template answer<
        detail::move_scores_search<Game, Limit>, detail::move_scores_answer>::self::value;

/// The moves to the end of the game if both players always play the first of their best moves.
template <game_type Game, solve::evaluation_policy auto Limit = solve::default_limits{}>
inline constexpr auto principal_variation =
    detail::answer_if<detail::is_done<detail::principal_variation_search<Game, Limit>>>::
        template answer<detail::principal_variation_search<Game, Limit>,
                        detail::principal_variation_answer>::self::value;

/// The game after the first of its best moves. Does not compile if the game is over, or if the
/// search for the reply exceeds the limit.
template <game_type Game, solve::evaluation_policy auto Limit = solve::default_limits{}>
using reply =
    typename detail::reply_if<detail::kind_of_reply<Game, Limit>()>::template game<Game,
                                                                                   Limit>::self;

/// Claims that `Side` wins under perfect play. A correct claim has the value true. A wrong claim
/// does not compile, and the error shows the value of the game and the first moves of perfect play.
/// A claim also does not compile if the search for the value exceeds the limit.
template <game_type Game, player Side,
          solve::evaluation_policy auto Limit = solve::default_limits{}>
inline constexpr bool wins =
    detail::claim_if<detail::kind_of_claim<Game, Side, Limit>>::template answer<Game, Side,
                                                                                Limit>::self::value;

/// Tells whether `Side` wins under perfect play. The concept is also false if the search for the
/// value exceeds the limit.
template <class Game, player Side, auto Limit = solve::default_limits{}>
concept can_force_a_win =
    game_type<Game> &&
    detail::holds<typename detail::claim_if<
        detail::kind_of_claim<Game, Side, Limit>>::template reason<Game, Side, Limit>>;

}  // namespace inarow::inline v0
