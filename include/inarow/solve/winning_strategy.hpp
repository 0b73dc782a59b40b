// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/bitboard/constant_geometry.hpp>
#include <inarow/core/string_view.hpp>
#include <inarow/solve/detail/drop_search/claimeven_bound.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

/// Verifies a winning strategy that is written down as text. The verification tries every move of
/// the opponent, and needs no search. A program or the compiler can run the verification.
namespace inarow::inline v0::solve {

/// A part of a strategy, with the replies for consecutive positions. `first` is the index of the
/// first of these positions. The positions end before the `first` of the next instalment. If the
/// compiler verifies the strategy, each instalment must be short enough for one constant
/// evaluation.
struct instalment {
    int first;
    const char* replies;
};

/// The reason why the verification rejects a strategy.
enum class strategy_fault : std::uint8_t {
    game_over,       ///< a player already has a line
    opponent_wins,   ///< the opponent can complete a line, or no square is free
    no_reply,        ///< the strategy contains no legal reply
    not_certain,     ///< the claimeven bound does not prove the win that the strategy claims
    other_position,  ///< the position differs from the position that the strategy names
    unread_replies,  ///< replies are left over after the last position
};

/// A position in which a strategy is not proven to win, as bitboards. `own` contains the stones of
/// the player who follows the strategy, and `occupied` contains all stones. If the fault is
/// `no_reply`, the player who follows the strategy is to move. For any other fault, the opponent is
/// to move. If the fault is `unread_replies`, both sets are empty.
struct unproven {
    strategy_fault fault;
    std::uint64_t own;
    std::uint64_t occupied;
};

/// Returns the fault as a sentence.
[[nodiscard]] constexpr core::string_view sentence_of(strategy_fault fault) {
    using enum strategy_fault;
    switch (fault) {
        case game_over: return "The strategy contains a position in which the game is over.";
        case opponent_wins:
            return "The strategy does not win: the opponent completes a line with the next move.";
        case no_reply: return "The strategy does not win: it has no reply in this position.";
        case not_certain:
            return "The strategy does not win: claimeven does not prove the win that it claims "
                   "here.";
        case other_position:
            return "The strategy does not win: it continues here with another position.";
        case unread_replies: break;
        default: break;
    }
    return "The strategy has more replies than positions need.";
}

/// Returns whether strategies can be written down under these rules. Stones must drop into at most
/// seven columns, the player who completes a line must win, lines longer than `run` must end the
/// game, and the board must fit into 64 bits. If only lines of exactly `run` stones ended the game,
/// another stone of the same player could turn a threat into an overline, and the verification
/// would overlook the lost threat.
[[nodiscard]] constexpr bool supports_strategy(const rules& r) {
    // The player who starts does not matter, because a strategy distinguishes only the player who
    // follows it and the opponent. bitboard::supports checks the rows and the edges.
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        r;
    switch (length) {
        case line_length::at_least: break;
        case line_length::exactly:
        default: return false;
    }
    switch (convention) {
        case inarow::convention::normal: break;
        case inarow::convention::misere:
        default: return false;
    }
    return bitboard::supports(r, 64) && bitboard::has_drops(r) && columns <= 7;
}

namespace detail {
template <class Strategy>
class strategy_walk;
}

/// Verifies a strategy. `Strategy` is a class with three static members:
///
/// - `rules`;
/// - `positions`, an array of the positions for which the strategy has replies. Each position is
///   the number that `key_of` returns;
/// - `instalments`, an array of instalments in the order of their first positions.
///
/// In each position, the player who follows the strategy has made the last move. The replies form a
/// text. By default, the text has one letter for each move of the opponent, from left to right. If
/// the player who follows the strategy threatens to complete a line, only the move that blocks the
/// line has a letter. If this player has several such threats, no move has a letter. A move also
/// has no letter if this player can complete a line immediately after the move. A letter is the
/// character `'@' + column + 8 * claim`, where `column` is the column of the reply, and `claim` is
/// a number that says what proves the win after the reply:
///
/// - 0: the letters that follow in the text;
/// - 1: the letters that follow, after a reply that makes a new threat to complete a line;
/// - 2: the claimeven bound (the player who follows the strategy answers most stones in the same
///   column);
/// - 3: one of the `positions`, whose number follows as three letters with five bits each;
/// - 4: the mirror image of one of the `positions`, whose number follows in the same way;
/// - 5: the claimeven bound, after a reply that makes a new threat to complete a line.
template <class Strategy>
class strategy_verifier {
    using set = std::uint64_t;
    static constexpr rules game_rules = Strategy::rules;
    static_assert(supports_strategy(game_rules));

public:
    static constexpr bitboard::constant_geometry<set, game_rules> board{};
    static constexpr int positions =
        static_cast<int>(sizeof(Strategy::positions) / sizeof(Strategy::positions[0]));
    static constexpr int instalments =
        static_cast<int>(sizeof(Strategy::instalments) / sizeof(Strategy::instalments[0]));

    /// Returns a number that is different for every board. The number is the sum of three
    /// bitboards: the stones of the player who follows the strategy, all stones, and the bottom
    /// row.
    [[nodiscard]] static constexpr set key_of(set own, set occupied) {
        return own + occupied + board.bottom_row;
    }

    /// Verifies an instalment. Returns the position in which the strategy fails, or `nullopt` if
    /// the strategy does not fail in this instalment. If no instalment fails, the player who
    /// follows the strategy wins from all positions of the strategy. Positions can refer to each
    /// other, but never in a cycle, because each reply adds stones.
    [[nodiscard]] static constexpr std::optional<unproven> fault_in(int number) {
        const instalment& part = Strategy::instalments[number];
        const int end =
            number + 1 < instalments ? Strategy::instalments[number + 1].first : positions;
        strategy_verifier verifier{part.replies};
        for (int i = part.first; i < end; ++i)
            if (!verifier.holds_at(Strategy::positions[i])) return verifier.failure_;
        if (part.replies[verifier.next_] == '\0') return std::nullopt;
        return unproven{strategy_fault::unread_replies, {}, {}};
    }

    /// What follows after an answer of the player who follows the strategy.
    enum class follow_up : std::uint8_t {
        replies,    ///< the strategy has an answer to each move
        claimeven,  ///< the claimeven bound proves the win
        line,       ///< nothing: the answer completed a line
    };
    struct answer {
        int column;
        follow_up next;
        /// The free squares on which the player who follows the strategy can complete a line after
        /// the answer.
        set threats;
    };
    /// Returns the answer of the strategy to the last of the opponent's moves. The moves are
    /// columns, counted from 0. The first move is made in the first position of the strategy, and
    /// the strategy answers each move. If there are no moves, if a move is illegal, or if an
    /// earlier answer has no replies after it, returns `nullopt`. Precondition: the strategy has no
    /// fault.
    [[nodiscard]] static constexpr std::optional<answer> answer_after(std::span<const int> moves) {
        detail::strategy_walk<Strategy> walk;
        std::optional<answer> result;
        for (const int column : moves) {
            if (result && result->next != follow_up::replies) return std::nullopt;
            result = walk.answer_to(column);
            if (!result) return std::nullopt;
        }
        return result;
    }

private:
    enum class claim : std::uint8_t { replies, threat, claimeven, position, image, new_claimeven };

    explicit constexpr strategy_verifier(const char* text) : text_{text} {}

    /// In each column, the highest bit of the key is the lowest free square.
    [[nodiscard]] static constexpr set occupied_in(set key) {
        for (int n = 1; n < board.stride; n *= 2)
            key |= key >> n & board.bottom_row * ((set{1} << (board.stride - n)) - 1);
        return key >> 1 & board.squares;
    }

    [[nodiscard]] constexpr bool holds_at(set key) {
        const set occupied = occupied_in(key);
        const set own = key - occupied - board.bottom_row;
        if (board.has_line(own) || board.has_line(occupied ^ own))
            return fails(strategy_fault::game_over, own, occupied);
        return wins(own, occupied, board.playable(occupied), {}, claim::threat);
    }

    /// Returns whether the player who made the last move, and who follows the strategy, wins.
    /// `threats` contains winning squares that this player had before the last move. Constant
    /// evaluation of this function decides how long a strategy takes to compile. When
    /// winning_squares returned a struct, g++ needed 50% more time and memory.
    [[nodiscard]] constexpr bool wins(set own, set occupied, set playable, set threats,
                                      claim claimed) {
        if (claimed == claim::position || claimed == claim::image)
            return is_named(own, occupied, claimed);
        const bool has_new_threat = claimed == claim::threat || claimed == claim::new_claimeven;
        set opponent_wins{};
        if constexpr (board.fits_twice) {
            if (has_new_threat) {
                const core::uint128 both =
                    board.winning_squares(core::uint128{own} << board.distance | (occupied ^ own));
                threats = static_cast<set>(both >> board.distance);
                opponent_wins = static_cast<set>(both);
            } else {
                opponent_wins = board.winning_squares(occupied ^ own);
            }
        } else {
            if (has_new_threat) threats = board.winning_squares(own);
            opponent_wins = board.winning_squares(occupied ^ own);
        }
        if (playable == 0 || (opponent_wins & playable) != 0)
            return fails(strategy_fault::opponent_wins, own, occupied);
        if (claimed == claim::claimeven || claimed == claim::new_claimeven)
            return is_certain(own, occupied, playable, threats);
        const set now = threats & playable;
        if ((now & (now - 1)) != 0) return true;
        for (set left = now != 0 ? now : playable; left != 0; left &= left - 1) {
            const set move = left & (0 - left);
            const set open = (playable ^ move) | (move << 1 & board.squares);
            if ((threats & open) != 0) continue;
            const int letter = text_[next_++] - '@';
            const set reply = open & (board.column << ((letter & 7) * board.stride));
            if (letter < 0 || reply == 0)
                return fails(strategy_fault::no_reply, own, occupied | move);
            if (!wins(own | reply, occupied | move | reply,
                      (open ^ reply) | (reply << 1 & board.squares), threats,
                      static_cast<claim>(letter / 8)))
                return false;
        }
        return true;
    }

    [[nodiscard]] constexpr bool is_certain(set own, set occupied, set playable, set threats) {
        const set free = board.squares & ~occupied;
        // The bound requires that no threat is playable.
        return ((threats & playable) == 0 &&
                detail::drop_search::claimeven_bound(board, occupied ^ own, own, threats & free,
                                                     playable)
                    .proves_win()) ||
               fails(strategy_fault::not_certain, own, occupied);
    }

    /// Reads the number of a position. If the text ends before, returns -1.
    [[nodiscard]] constexpr int number() {
        int result = 0;
        for (int i = 0; i < 3; ++i) {
            const int letter = text_[next_] - '@';
            if (letter < 0) return -1;
            result = result * 32 + letter;
            ++next_;
        }
        return result;
    }
    [[nodiscard]] constexpr bool is_named(set own, set occupied, claim claimed) {
        const int number = this->number();
        bitboard::sides<set> stones{own, occupied ^ own};
        if (claimed == claim::image) stones = board.next_image(stones, 1);
        return (number >= 0 && number < positions &&
                Strategy::positions[number] == key_of(stones.own, stones.own | stones.opponent)) ||
               fails(strategy_fault::other_position, own, occupied);
    }

    constexpr bool fails(strategy_fault fault, set own, set occupied) {
        failure_ = {fault, own, occupied};
        return false;
    }

    const char* text_;
    std::size_t next_ = 0;
    unproven failure_{};

    friend class detail::strategy_walk<Strategy>;
};

namespace detail {

/// Reads the replies of a verified strategy for one sequence of moves, and skips the replies for
/// all other moves.
template <class Strategy>
class strategy_walk {
    using verifier = strategy_verifier<Strategy>;
    using answer = typename verifier::answer;
    using follow_up = typename verifier::follow_up;
    using claim = typename verifier::claim;
    using set = typename verifier::set;
    static constexpr auto& board = verifier::board;

public:
    constexpr strategy_walk() { go_to(0); }

    [[nodiscard]] constexpr std::optional<answer> answer_to(int column) {
        if (column < 0 || column >= board.columns) return std::nullopt;
        const set move = playable_ & board.column << (named(column) * board.stride);
        if (move == 0) return std::nullopt;
        if (const set lines = threats_ & after(move); lines != 0)
            return answer{named(core::lowest_bit(lines) / board.stride), follow_up::line, {}};
        for (set left = playable_; (left & (0 - left)) != move; left &= left - 1)
            if (!skip(left & (0 - left))) return std::nullopt;
        return read(move);
    }

private:
    /// A reply, and what follows it.
    struct reply {
        int column;
        claim claimed;
        set own;
        set occupied;
        set playable;
    };

    constexpr void go_to(int number) {
        int part = 0;
        while (part + 1 < verifier::instalments && Strategy::instalments[part + 1].first <= number)
            ++part;
        text_ = verifier(Strategy::instalments[part].replies);
        for (int i = Strategy::instalments[part].first; i < number; ++i)
            (void)text_.holds_at(Strategy::positions[i]);
        const set key = Strategy::positions[number];
        occupied_ = verifier::occupied_in(key);
        own_ = key - occupied_ - board.bottom_row;
        playable_ = board.playable(occupied_);
        threats_ = board.winning_squares(own_);
    }

    /// Converts a column between the board of the moves and the board of the named position.
    [[nodiscard]] constexpr int named(int column) const {
        return is_image_ ? board.columns - 1 - column : column;
    }
    [[nodiscard]] constexpr set on_board_of_moves(set squares) const {
        return is_image_ ? board.next_image(bitboard::sides<set>{squares, {}}, 1).own : squares;
    }
    /// Returns the squares that are playable after a move.
    [[nodiscard]] constexpr set after(set move) const {
        return (playable_ ^ move) | (move << 1 & board.squares);
    }
    /// Reads the letter of the reply to a move.
    [[nodiscard]] constexpr reply next_reply(set move) {
        const int letter = text_.text_[text_.next_++] - '@';
        const set stone = after(move) & board.column << ((letter & 7) * board.stride);
        return {letter & 7, static_cast<claim>(letter / 8), own_ | stone, occupied_ | move | stone,
                (after(move) ^ stone) | (stone << 1 & board.squares)};
    }
    /// Skips the replies that follow a move. Moves that lose immediately have none.
    constexpr bool skip(set move) {
        if ((threats_ & after(move)) != 0) return true;
        const reply r = next_reply(move);
        return text_.wins(r.own, r.occupied, r.playable, threats_, r.claimed);
    }
    [[nodiscard]] constexpr answer read(set move) {
        const reply r = next_reply(move);
        own_ = r.own;
        occupied_ = r.occupied;
        playable_ = r.playable;
        const set winning = board.winning_squares(own_);
        const bool is_last = r.claimed == claim::claimeven || r.claimed == claim::new_claimeven;
        const answer result{named(r.column), is_last ? follow_up::claimeven : follow_up::replies,
                            on_board_of_moves(winning & board.squares & ~occupied_)};
        if (r.claimed == claim::threat) threats_ = winning;
        if (r.claimed == claim::image) is_image_ = !is_image_;
        if (r.claimed == claim::image || r.claimed == claim::position) go_to(text_.number());
        return result;
    }

    verifier text_{nullptr};
    set own_{};
    set occupied_{};
    set playable_{};
    set threats_{};
    bool is_image_ = false;
};

}  // namespace detail

}  // namespace inarow::inline v0::solve
