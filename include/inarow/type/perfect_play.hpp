// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/forecast.hpp>
#include <inarow/solve/questions.hpp>
#include <inarow/type/play.hpp>
#include <inarow/type/query.hpp>

#include <cstddef>

/// Perfect play on game types: the compiler knows what a game is worth, refutes claims about it,
/// and answers moves. The search is that of solve/; here it is only cut into instalments, because
/// a compiler limits what one constant evaluation may cost.
namespace inarow::inline v0 {

/// Some moves on a board, such as the best ones: a range of squares that can also be asked for a
/// move by its name.
template <int Capacity>
struct move_set {
    basic_position<Capacity> from;
    core::list<square, Capacity> squares;

    [[nodiscard]] constexpr bool contains(square s) const { return core::contains(squares, s); }
    /// False too for a text that is no legal move.
    [[nodiscard]] consteval bool contains(move_text m) const {
        const int index = square_of(from, m);
        return index >= 0 && contains(square_at(from.rules(), index));
    }
    [[nodiscard]] constexpr std::size_t size() const { return squares.size(); }
    [[nodiscard]] constexpr bool empty() const { return squares.empty(); }
    [[nodiscard]] constexpr const square& operator[](std::size_t i) const { return squares[i]; }
    [[nodiscard]] constexpr const square* begin() const { return squares.begin(); }
    [[nodiscard]] constexpr const square* end() const { return squares.end(); }
};

namespace type {

template <class Game>
inline constexpr int most_instalments = solve::evaluations_for_a_question(Game::position.rules());

[[nodiscard]] constexpr int free_squares(const auto& position) {
    return position.rules().squares() - position.stones();
}
/// For few free squares a small table is enough, and quicker to pass on. For many it must have room
/// for what one instalment finds, or the next would find the same again.
[[nodiscard]] constexpr int table_bits(const rules& r, int free) {
    if (solve::bits_needed(r) > 64) return 8;
    return free < 8 ? 6 : free < 14 ? free - 2 : free < 18 ? 12 : 14;
}

template <class Game>
using table_for =
    solve::fixed_table<core::word_of<solve::bits_needed(Game::position.rules())>,
                       table_bits(Game::position.rules(), free_squares(Game::position))>;

/// How far the work at a question has come.
template <class Inquiry, class Table>
struct progress {
    Inquiry inquiry;
    Table table;
};

/// The progress one instalment later.
template <class Inquiry, class Table>
[[nodiscard]] constexpr progress<Inquiry, Table> gone_on(progress<Inquiry, Table> so_far) {
    using word = decltype(so_far.table.entries[0].own);
    const auto root = so_far.inquiry.root();
    solve::position_budget budget{solve::positions_in_an_evaluation(root.rules())};
    solve::investigator<word, Table, solve::position_budget> with(root, so_far.table, budget);
    so_far.inquiry.go_on(with);
    return so_far;
}

template <class Begin, int Count>
struct after_instalments {
    static constexpr auto state = gone_on(after_instalments<Begin, Count - 1>::state);
};
template <class Begin>
struct after_instalments<Begin, 0> {
    static constexpr auto state = Begin::state;
};

/// The state when the question is answered, or given up.
template <class Begin, int Count = 0,
          bool Stop = after_instalments<Begin, Count>::state.inquiry.is_answered() ||
                      Count == most_instalments<typename Begin::game>>
struct worked_at : worked_at<Begin, Count + 1> {};
template <class Begin, int Count>
struct worked_at<Begin, Count, true> : after_instalments<Begin, Count> {};

/// What a game is worth: asked first, whatever is to be known.
template <class Game>
struct asked_value {
    using game = Game;
    static constexpr progress<solve::value_inquiry<Game::capacity>, table_for<Game>> state{
        solve::value_inquiry<Game::capacity>(Game::position), {}};
};
template <class Game>
using value_of_game = worked_at<asked_value<Game>>;

/// A question that goes on from there.
template <class Game, template <int> class Inquiry, auto... Arguments>
struct asked {
    using game = Game;
    static constexpr progress<Inquiry<Game::capacity>, table_for<Game>> state{
        Inquiry<Game::capacity>(value_of_game<Game>::state.inquiry, Arguments...),
        value_of_game<Game>::state.table};
};
template <class Game>
using reply_in_game = worked_at<asked<Game, solve::best_moves_inquiry, true>>;
template <class Game>
using best_moves_in_game = worked_at<asked<Game, solve::best_moves_inquiry>>;
template <class Game>
using move_scores_in_game = worked_at<asked<Game, solve::move_scores_inquiry>>;
template <class Game>
using line_in_game = worked_at<asked<Game, solve::line_inquiry>>;

template <class Work>
inline constexpr bool is_answered = Work::state.inquiry.is_answered();

template <class Game>
[[nodiscard]] constexpr report not_found_report() {
    report result;
    draw::write_not_found(result.sentence, Game::position, most_instalments<Game>,
                          solve::positions_in_an_evaluation(Game::position.rules()));
    return result;
}
template <class Game>
inline constexpr report not_found = not_found_report<Game>();

/// The answers, read from the inquiries; each a type that has a `self`, as a refusal has.
template <class Game>
struct value_answer {
    using self = value_answer;
    static constexpr game_value value = value_of_game<Game>::state.inquiry.value();
};
template <class Game>
struct best_moves_answer {
    using self = best_moves_answer;
    static constexpr move_set<Game::capacity> value{Game::position,
                                                    best_moves_in_game<Game>::state.inquiry.best};
};
template <class Game>
struct move_scores_answer {
    using self = move_scores_answer;
    static constexpr auto value = move_scores_in_game<Game>::state.inquiry.scores;
};
template <class Game>
struct line_answer {
    using self = line_answer;
    static constexpr auto value = line_in_game<Game>::state.inquiry.moves;
};

template <bool Answered>
struct answer_if {
    template <class Game, template <class> class Answer>
    using answer = Answer<Game>;
};
template <>
struct answer_if<false> {
    template <class Game, template <class> class Answer>
    using answer = refusal<not_found<Game>, Answer<Game>>;
};

template <class Game>
[[nodiscard]] constexpr report no_reply_report() {
    report result;
    draw::write_no_reply(result.sentence, Game::position);
    write_board(result, Game::position, middle_of(Game::position));
    return result;
}
template <class Game>
inline constexpr report no_reply = no_reply_report<Game>();

/// What a reply comes to: it is found, it is not, or the game is over.
enum class reply_kind { found, not_found, game_over };
template <class Game>
[[nodiscard]] constexpr reply_kind kind_of_reply() {
    if constexpr (Game::position.is_over()) {
        return reply_kind::game_over;
    } else {
        return is_answered<reply_in_game<Game>> ? reply_kind::found : reply_kind::not_found;
    }
}
template <reply_kind Kind>
struct reply_if;
template <>
struct reply_if<reply_kind::found> {
    template <class Game>
    using game =
        next<Game, index_of(Game::position.rules(), reply_in_game<Game>::state.inquiry.best[0])>;
};
template <>
struct reply_if<reply_kind::not_found> {
    template <class Game>
    using game = refusal<not_found<Game>, Game>;
};
template <>
struct reply_if<reply_kind::game_over> {
    template <class Game>
    using game = refusal<no_reply<Game>, Game>;
};

/// What a claim to win comes to.
template <class Game, player Side>
inline constexpr bool is_won = value_of_game<Game>::state.inquiry.value().outcome == won_by(Side);

template <class Game, player Side>
[[nodiscard]] constexpr report refuted_report() {
    report result;
    // The line may be more work than the value was; as much of it as is found will do.
    draw::write_refuted_claim(result.sentence, Game::position, Side,
                              value_of_game<Game>::state.inquiry.value(),
                              line_in_game<Game>::state.inquiry.moves);
    write_board(result, Game::position, middle_of(Game::position));
    return result;
}
template <class Game, player Side>
inline constexpr report refuted = refuted_report<Game, Side>();

enum class claim_kind { right, wrong, not_found };
template <class Game, player Side>
inline constexpr claim_kind kind_of_claim =
    !is_answered<value_of_game<Game>> ? claim_kind::not_found
    : is_won<Game, Side>              ? claim_kind::right
                                      : claim_kind::wrong;
template <claim_kind Kind>
struct claim_if;
template <>
struct claim_if<claim_kind::right> {
    template <class Game, player Side>
    using answer = constant<true>;
};
template <>
struct claim_if<claim_kind::wrong> {
    template <class Game, player Side>
    using answer = refusal<refuted<Game, Side>, constant<true>>;
};
template <>
struct claim_if<claim_kind::not_found> {
    template <class Game, player Side>
    using answer = refusal<not_found<Game>, constant<true>>;
};

}  // namespace type

/// What a game comes to when both sides play perfectly: who wins, and in how many plies. Does not
/// compile where that is more than a compiler can find out by default.
template <a_game Game>
inline constexpr game_value value =
    type::answer_if<type::is_answered<type::value_of_game<Game>>>::template answer<
        Game, type::value_answer>::self::value;

/// A game whose value a compiler finds out by default: asks what `value` would refuse.
template <class Game>
concept has_known_value = a_game<Game> && type::is_answered<type::value_of_game<Game>>;

/// The value as the field counts it, for the player to move (see game_value).
template <a_game Game>
inline constexpr int score =
    score_of(value<Game>, type::free_squares(Game::position), Game::position.to_move());

/// The best moves: those that win soonest, else draw, else lose latest; row by row from the top.
/// None once the game is over.
template <a_game Game>
inline constexpr auto best_moves =
    type::answer_if<type::is_answered<type::best_moves_in_game<Game>>>::template answer<
        Game, type::best_moves_answer>::self::value;

/// What each legal move is worth.
template <a_game Game>
inline constexpr auto move_scores =
    type::answer_if<type::is_answered<type::move_scores_in_game<Game>>>::template answer<
        Game, type::move_scores_answer>::self::value;

/// The moves to the end of the game, when both sides play the first of their best moves.
template <a_game Game>
inline constexpr auto principal_line =
    type::answer_if<type::is_answered<type::line_in_game<Game>>>::template answer<
        Game, type::line_answer>::self::value;

/// The game after the best move: the first of best_moves. Does not compile once the game is over.
template <a_game Game>
using reply = typename type::reply_if<type::kind_of_reply<Game>()>::template game<Game>::self;

/// True where that player wins with perfect play; a claim that is wrong does not compile: the error
/// shows the line of play that refutes it.
template <a_game Game, player Side>
inline constexpr bool wins =
    type::claim_if<type::kind_of_claim<Game, Side>>::template answer<Game, Side>::self::value;

/// The same, asked without failing; false too where the value is not found.
template <class Game, player Side>
concept can_force_a_win =
    a_game<Game> && type::kind_of_claim<Game, Side> == type::claim_kind::right;

}  // namespace inarow::inline v0
