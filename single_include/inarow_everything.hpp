// SPDX-License-Identifier: BSL-1.0
// inarow 0.1.0: k-in-a-row games as constexpr values and as types, in one header.
// Generated from include/inarow/everything.hpp by scripts/single_header.py: change those, not this.
#if defined(INAROW_SINGLE_HEADER) && INAROW_SINGLE_HEADER != 2
#error "inarow.hpp and inarow_everything.hpp are two forms of one header: include one of them"
#elif !defined(INAROW_SINGLE_HEADER)
#define INAROW_SINGLE_HEADER 2

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <chrono>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <expected>
#include <iosfwd>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>
#include <version>

// inarow/core/seal.hpp ----------------------------------------------------------------------------

/// Types with long names, hidden behind closure types, which g++ prints as `<lambda()>`: a game of
/// forty moves would fill every line of an error. The same type is always hidden behind the same
/// closure, in every translation unit.
namespace inarow::inline v0::core {

template <class Hidden>
inline constexpr auto seal = []() -> Hidden* { return nullptr; };

template <class Hidden>
using seal_of = std::remove_const_t<decltype(seal<Hidden>)>;

/// Finds again what a closure type of seal_of hides.
template <class Seal>
struct sealed {
    using self = std::remove_pointer_t<decltype(std::declval<Seal>()())>;
};

}  // namespace inarow::inline v0::core

// inarow/core/text.hpp ----------------------------------------------------------------------------

namespace inarow::inline v0::core {

/// Characters written one after the other into room for Capacity of them; what does not fit is
/// left out. Has the `append` that std::string has, so that every writer serves both, and the
/// `size` and `data` that static_assert asks of a message.
/// Structural, so that it can be a template argument; hence the public members.
template <std::size_t Capacity>
struct text {
    char characters_[Capacity]{};
    std::size_t size_ = 0;

    constexpr text() = default;
    constexpr text(std::string_view characters) { append(characters.data(), characters.size()); }

    constexpr text& append(const char* characters, std::size_t count) {
        for (std::size_t i = 0; i < count && size_ < Capacity; ++i)
            characters_[size_++] = characters[i];
        return *this;
    }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr const char* data() const { return characters_; }
    [[nodiscard]] constexpr std::string_view view() const { return {characters_, size_}; }
    constexpr operator std::string_view() const { return view(); }

    friend constexpr bool operator==(const text& a, std::string_view b) { return a.view() == b; }
    constexpr bool operator==(const text&) const = default;

    /// A template, so that <ostream> is paid for only where it is used.
    template <class Traits>
    friend std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& stream,
                                                        const text& t) {
        return stream << std::basic_string_view<char, Traits>(t.characters_, t.size_);
    }
};

/// A place that characters can be written to: core::text, std::string, or one of your own.
template <class T>
concept sink = requires(T& to, const char* from, std::size_t count) { to.append(from, count); };

/// Writes characters and whole numbers, in order, to any sink.
constexpr void write(sink auto& to, std::string_view characters) {
    to.append(characters.data(), characters.size());
}
constexpr void write(sink auto& to, char character) { to.append(&character, 1); }
constexpr void write(sink auto& to, int number) {
    char digits[11];
    int first = 11;
    const bool negative = number < 0;
    // Towards the negative side, because the lowest int has no positive twin.
    int rest = negative ? number : -number;
    do {
        digits[--first] = static_cast<char>('0' - rest % 10);
        rest /= 10;
    } while (rest != 0);
    if (negative) write(to, '-');
    to.append(digits + first, static_cast<std::size_t>(11 - first));
}
template <class First, class Second, class... Rest>
constexpr void write(sink auto& to, const First& first, const Second& second, const Rest&... rest) {
    write(to, first);
    write(to, second);
    (write(to, rest), ...);
}

/// What `write` makes of its arguments, as a text of at most Capacity characters.
template <std::size_t Capacity, class... Parts>
[[nodiscard]] constexpr text<Capacity> written(const Parts&... parts) {
    text<Capacity> result;
    (write(result, parts), ...);
    return result;
}

}  // namespace inarow::inline v0::core

// inarow/game/rules.hpp ---------------------------------------------------------------------------

namespace inarow::inline v0 {

/// The two sides; drawn X and O wherever letters are used.
enum class player : std::uint8_t { first, second };
using enum player;

/// What stands on a square.
enum class mark : std::uint8_t { none, first, second };

[[nodiscard]] constexpr player other(player side) { return side == first ? second : first; }
[[nodiscard]] constexpr mark mark_of(player side) {
    return side == first ? mark::first : mark::second;
}

/// How a stone comes onto the board: placed on any free square, or dropped into a column, where
/// it falls onto the lowest free square.
enum class gravity : std::uint8_t { place, drop };
using enum gravity;

/// An (m,n,k)-game: `columns` by `rows` squares, `run` of one's own in a line wins, more too.
/// A plain description: whether it makes sense is asked with `check`, and by everything that
/// starts a game. Each number is from 1 to 999; a run that fits no line is allowed, such a game
/// can only be drawn.
struct rules {
    int columns = 0;
    int rows = 0;
    int run = 0;
    inarow::gravity gravity = place;
    player starts = first;

    [[nodiscard]] constexpr int squares() const { return columns * rows; }
    constexpr bool operator==(const rules&) const = default;
};

inline constexpr rules tic_tac_toe{.columns = 3, .rows = 3, .run = 3};
inline constexpr rules connect_four{.columns = 7, .rows = 6, .run = 4, .gravity = drop};
inline constexpr rules gomoku{.columns = 15, .rows = 15, .run = 5};

/// `side` x `side` squares, `side` in a row wins.
[[nodiscard]] constexpr rules square_board(int side) {
    return {.columns = side, .rows = side, .run = side};
}

/// The same rules, with `side` to make the first move.
[[nodiscard]] constexpr rules starting_with(player side, rules r) {
    r.starts = side;
    return r;
}

inline constexpr int smallest_rule = 1;
inline constexpr int largest_rule = 999;

/// Why rules make no sense: which of their numbers, and its value.
struct illegal_rules {
    enum class number : std::uint8_t {
        columns,
        rows,
        run,
        squares,  ///< more squares than the board type has room for
    };
    number which;
    int value;
    int most;

    constexpr bool operator==(const illegal_rules&) const = default;
};

/// Whether each number of the rules is from 1 to 999.
[[nodiscard]] constexpr std::expected<void, illegal_rules> check(const rules& r) {
    using enum illegal_rules::number;
    const auto senseless = [](int value) { return value < smallest_rule || value > largest_rule; };
    if (senseless(r.columns))
        return std::unexpected(illegal_rules{columns, r.columns, largest_rule});
    if (senseless(r.rows)) return std::unexpected(illegal_rules{rows, r.rows, largest_rule});
    if (senseless(r.run)) return std::unexpected(illegal_rules{run, r.run, largest_rule});
    return {};
}

}  // namespace inarow::inline v0

// inarow/draw/glyphs.hpp --------------------------------------------------------------------------

namespace inarow::inline v0::draw {

/// What stands for each mark in a drawing, in UTF-8. All three are equally wide on a terminal.
struct glyphs {
    std::string_view none;
    std::string_view first;
    std::string_view second;
    int columns_wide = 1;  ///< terminal columns that each takes: 1, or 2 as emoji do

    [[nodiscard]] constexpr std::string_view operator[](mark m) const {
        if (m == mark::none) return none;
        return m == mark::first ? first : second;
    }
    constexpr bool operator==(const glyphs&) const = default;
};

inline constexpr glyphs ascii{".", "X", "O"};
/// In every monospaced font, unlike the crosses and circles of the symbol blocks.
inline constexpr glyphs unicode{"·", "×", "○"};
inline constexpr glyphs emoji{"⬜", "❌", "⭕", 2};
/// Yellow begins. The empty hole is black, from which both colours stand out.
inline constexpr glyphs discs{"⚫", "🟡", "🔴", 2};

/// A set under the name a user may choose it by.
struct named_glyphs {
    std::string_view name;
    glyphs set;
};

inline constexpr named_glyphs glyph_sets[] = {
    {"ascii", ascii}, {"unicode", unicode}, {"emoji", emoji}, {"discs", discs}};

/// The set of that name, or null when there is none.
[[nodiscard]] constexpr const glyphs* find(std::string_view name) {
    for (const named_glyphs& each : glyph_sets)
        if (each.name == name) return &each.set;
    return nullptr;
}

}  // namespace inarow::inline v0::draw

// inarow/game/square.hpp --------------------------------------------------------------------------

namespace inarow::inline v0 {

/// One cell of a board: column from 0 at the left, row from 0 at the top.
struct square {
    int column = 0;
    int row = 0;

    constexpr bool operator==(const square&) const = default;
};

[[nodiscard]] constexpr bool on_the_board(const rules& r, square s) {
    return s.column >= 0 && s.column < r.columns && s.row >= 0 && s.row < r.rows;
}

/// Row-major number of a square on the board, from 0.
[[nodiscard]] constexpr int index_of(const rules& r, square s) {
    return s.row * r.columns + s.column;
}
[[nodiscard]] constexpr square square_at(const rules& r, int index) {
    return {.column = index % r.columns, .row = index / r.columns};
}

/// What a player wants to do: a square to place on, or a column to drop into (no row); with
/// `by`, the move also says whose it is, and is refused when it is not that player's turn.
struct move {
    static constexpr int no_row = -0x8000;

    int column = 0;
    int row = no_row;
    mark by = mark::none;

    constexpr move() = default;
    constexpr move(square s) : column{s.column}, row{s.row} {}

    [[nodiscard]] static constexpr move into_column(int column) {
        move result;
        result.column = column;
        return result;
    }
    [[nodiscard]] constexpr bool names_row() const { return row != no_row; }
    [[nodiscard]] constexpr move made_by(player side) const {
        move result = *this;
        result.by = mark_of(side);
        return result;
    }
    constexpr bool operator==(const move&) const = default;
};

}  // namespace inarow::inline v0

// inarow/notation/syntax_error.hpp ----------------------------------------------------------------

namespace inarow::inline v0::notation {

/// What a text would have needed, where it stopped making sense.
enum class expected_here : std::uint8_t {
    a_move,
    a_square_name,
    a_board_with_names,
    a_column_letter,
    a_column_number,
    a_row_number,
    a_drop_board,
    a_player,
    a_comma,
    an_opening_parenthesis,
    a_closing_parenthesis,
    the_end,
    a_number,
    an_x,
    a_slash,
    drop_or_second,
    rules_by_name_or_size,
    a_mark,
    more_squares,
    fewer_squares,
    more_rows,
    a_space,
};

/// Where a text stops making sense, and what was expected there.
struct syntax_error {
    expected_here what;
    int at;  ///< how many characters before it were fine

    constexpr bool operator==(const syntax_error&) const = default;
};

/// "a column letter", "a row number", …: the end of a sentence that begins "expected".
[[nodiscard]] constexpr std::string_view name_of(expected_here what) {
    constexpr std::string_view names[] = {
        "a move",
        "a name such as top-left or center",
        "a 3x3 board, whose squares have names,",
        "a column letter",
        "a column number",
        "a row number",
        "a board where stones are dropped,",
        "x or o, the player,",
        "a comma",
        "an opening parenthesis",
        "a closing parenthesis",
        "nothing more",
        "a number",
        "an x between columns and rows",
        "a slash before the run",
        "/drop or /second",
        "tic-tac-toe, connect-four, gomoku, or COLUMNSxROWS/RUN such as 7x6/4/drop,",
        "X, O or . for a square",
        "more squares in the row",
        "no more squares in the row",
        "more rows",
        "a space, then X or O to move,",
    };
    return names[static_cast<std::uint8_t>(what)];
}

}  // namespace inarow::inline v0::notation

// inarow/notation/reader.hpp ----------------------------------------------------------------------

namespace inarow::inline v0::notation {

[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
[[nodiscard]] constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Walks over a text; what the notations have in common. The first thing that does not fit is
/// kept as the error and ends the walk: all that is asked after it gives zeros.
struct reader {
    const char* text;
    int size;
    int at = 0;
    bool failed = false;
    syntax_error error{};

    explicit constexpr reader(std::string_view all)
        : reader(all.data(), static_cast<int>(all.size())) {}
    constexpr reader(const char* all, int count) : text{all}, size{count} {}

    [[nodiscard]] constexpr bool at_end() const { return at == size; }
    /// The next character; '\0' at the end.
    [[nodiscard]] constexpr char next() const { return at < size ? text[at] : '\0'; }

    constexpr void fail(expected_here what) {
        if (failed) return;
        failed = true;
        error = {what, at};
    }
    constexpr bool skip(char wanted) {
        if (lower(next()) != wanted) return false;
        ++at;
        return true;
    }
    constexpr bool skip(std::string_view wanted) {
        if (!std::string_view(text + at, static_cast<std::size_t>(size - at)).starts_with(wanted))
            return false;
        at += static_cast<int>(wanted.size());
        return true;
    }
    constexpr void expect(char wanted, expected_here what) {
        if (!skip(wanted)) fail(what);
    }
    /// One digit.
    constexpr int digit(expected_here what) {
        if (!failed && is_digit(next())) return text[at++] - '0';
        fail(what);
        return 0;
    }
    /// A whole number; one too large for any board stays too large, however long it is.
    constexpr int number(expected_here what) {
        const int begin = at;
        int value = 0;
        for (; at < size && text[at] >= '0' && text[at] <= '9'; ++at)
            if (value < too_large) value = value * 10 + (text[at] - '0');
        if (at == begin) fail(what);
        return value;
    }
    /// A column by its letters, from 0: a is 0, z is 25, aa is 26.
    constexpr int column_letters() {
        const int begin = at;
        int value = 0;
        for (; at < size; ++at) {
            const int letter = (text[at] | 0x20) - 'a';  // either case
            if (letter < 0 || letter >= 26) break;
            if (value < too_large) value = value * 26 + letter + 1;
        }
        if (at == begin) fail(expected_here::a_column_letter);
        return value - 1;
    }

    /// What was read, if all of the text was, and made sense.
    template <class T>
    [[nodiscard]] constexpr std::expected<T, syntax_error> result(const T& value) {
        if (!at_end()) fail(expected_here::the_end);
        if (failed) return std::unexpected(error);
        return value;
    }

private:
    static constexpr int too_large = 100000;
};

}  // namespace inarow::inline v0::notation

// inarow/notation/algebraic.hpp -------------------------------------------------------------------

/// `b3`: a column letter (z is followed by aa) and a row number, counted from 1 at the bottom.
namespace inarow::inline v0::notation::algebraic {

constexpr move read(reader& from, const rules& r) {
    const int column = from.column_letters();
    const int row = from.number(expected_here::a_row_number);
    return square{.column = column, .row = r.rows - row};
}

/// The letters of a column, from 0: a to z, then aa, ab, …
constexpr void print_column(core::sink auto& to, int column) {
    char letters[8];
    std::size_t first = sizeof letters;
    for (int rest = column + 1; rest > 0; rest = (rest - 1) / 26)
        letters[--first] = static_cast<char>('a' + (rest - 1) % 26);
    to.append(letters + first, sizeof letters - first);
}

constexpr void print(core::sink auto& to, const rules& r, square s, player /*mover*/ = first) {
    print_column(to, s.column);
    core::write(to, r.rows - s.row);
}

}  // namespace inarow::inline v0::notation::algebraic

// inarow/draw/labels.hpp --------------------------------------------------------------------------

namespace inarow::inline v0::draw {

/// A square that is on no board.
inline constexpr square nowhere{.column = -1, .row = -1};

/// What is written along the edges of a board.
enum class coordinates : std::uint8_t {
    none,
    as_played,  ///< columns as moves name them: numbers in drop games, letters otherwise
    letters,    ///< columns a, b, .. z, aa, ab, ..
    numbers,    ///< columns 1, 2, ..
};

/// The name of one column or row: at most three characters, as no board is wider than 999.
using label = core::text<3>;

/// The name of a column; empty without coordinates.
[[nodiscard]] constexpr label column_label(const rules& r, coordinates how, int column) {
    if (how == coordinates::none) return {};
    label result;
    if (how == coordinates::numbers || (how == coordinates::as_played && r.gravity == drop)) {
        core::write(result, column + 1);
        return result;
    }
    notation::algebraic::print_column(result, column);
    return result;
}

/// The name of a row, counted from the bottom; empty without coordinates.
[[nodiscard]] constexpr label row_label(const rules& r, coordinates how, int row) {
    return how == coordinates::none ? label{} : core::written<3>(r.rows - row);
}

}  // namespace inarow::inline v0::draw

// inarow/core/capacity.hpp ------------------------------------------------------------------------

namespace inarow::inline v0 {

/// How many squares a board type has room for. Boards known at compile time name the number;
/// `dynamic` boards (header <inarow/dynamic.hpp>) grow to what their rules ask for.
inline constexpr int dynamic = -1;

}  // namespace inarow::inline v0

// inarow/core/bits.hpp ----------------------------------------------------------------------------

namespace inarow::inline v0::core {

/// One 64-bit mix, for hashes that must agree between builds. Constants: SplitMix64's finalizer.
constexpr std::uint64_t mixed(std::uint64_t hash) {
    hash = (hash ^ (hash >> 30)) * 0xbf58476d1ce4e5b9U;
    hash = (hash ^ (hash >> 27)) * 0x94d049bb133111ebU;
    return hash ^ (hash >> 31);
}

/// Where the words of a set are kept; <inarow/dynamic.hpp> adds one that grows.
template <int Capacity>
struct words_of {
    using type = std::uint64_t[(static_cast<std::size_t>(Capacity) + 63) / 64];
    static constexpr void make_room(type& /*words*/, int /*squares*/) {}
};

/// A set of square indices 0 .. Capacity - 1, one bit each.
/// Structural, so that a board can be a template argument; hence the public member.
template <int Capacity>
struct bits {
    words_of<Capacity>::type words_{};

    constexpr void make_room(int squares) { words_of<Capacity>::make_room(words_, squares); }

    [[nodiscard]] constexpr bool test(int index) const {
        return ((words_[static_cast<unsigned>(index) / 64] >> (static_cast<unsigned>(index) % 64)) &
                1U) != 0;
    }
    constexpr void set(int index) {
        words_[static_cast<unsigned>(index) / 64] |= std::uint64_t{1}
                                                     << (static_cast<unsigned>(index) % 64);
    }
    constexpr void reset(int index) {
        words_[static_cast<unsigned>(index) / 64] &=
            ~(std::uint64_t{1} << (static_cast<unsigned>(index) % 64));
    }
    [[nodiscard]] constexpr std::uint64_t hash(std::uint64_t seed) const {
        for (const std::uint64_t word : words_) seed = mixed(seed ^ word) + 0x9e3779b97f4a7c15U;
        return seed;
    }
    constexpr bool operator==(const bits&) const = default;
};

}  // namespace inarow::inline v0::core

// inarow/core/list.hpp ----------------------------------------------------------------------------

namespace inarow::inline v0::core {

/// Up to Capacity values in a row, without allocation.
/// Structural, so that it can be a template argument; hence the public members.
template <class T, int Capacity>
struct list {
    T values_[static_cast<std::size_t>(Capacity)]{};
    int size_ = 0;

    /// Precondition: size() < Capacity.
    constexpr void push_back(const T& value) { values_[size_++] = value; }
    /// Precondition: size() > 0.
    constexpr void pop_back() { values_[--size_] = T{}; }

    [[nodiscard]] constexpr std::size_t size() const { return static_cast<std::size_t>(size_); }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr const T* begin() const { return values_; }
    [[nodiscard]] constexpr const T* end() const { return values_ + size_; }
    [[nodiscard]] constexpr const T& operator[](std::size_t index) const { return values_[index]; }
    [[nodiscard]] constexpr T& operator[](std::size_t index) { return values_[index]; }
    [[nodiscard]] constexpr const T& back() const { return values_[size_ - 1]; }

    constexpr bool operator==(const list&) const = default;
};

/// Whether `values` holds `wanted`.
template <class Range, class T>
[[nodiscard]] constexpr bool contains(const Range& values, const T& wanted) {
    for (const auto& value : values)
        if (value == wanted) return true;
    return false;
}

}  // namespace inarow::inline v0::core

// inarow/game/outcome.hpp -------------------------------------------------------------------------

namespace inarow::inline v0 {

/// How a position stands. A win goes before a draw: the last move on a full board can win.
enum class outcome : std::uint8_t { in_play, first_won, second_won, draw };

[[nodiscard]] constexpr outcome won_by(player side) {
    return side == first ? outcome::first_won : outcome::second_won;
}

/// The winner's mark; none while the game is in play, and when it was drawn.
[[nodiscard]] constexpr mark winner_of(outcome o) {
    if (o == outcome::first_won) return mark::first;
    return o == outcome::second_won ? mark::second : mark::none;
}

/// How a game stands: exactly one of these holds. `ongoing` has at least one move.
enum class status : std::uint8_t { fresh, ongoing, drawn, first_won, second_won };

[[nodiscard]] constexpr status status_after(outcome o, int moves) {
    switch (o) {
        case outcome::first_won: return status::first_won;
        case outcome::second_won: return status::second_won;
        case outcome::draw: return status::drawn;
        case outcome::in_play: break;
    }
    return moves == 0 ? status::fresh : status::ongoing;
}

/// "in play", "first won", "second won" or "draw".
[[nodiscard]] constexpr std::string_view name_of(outcome o) {
    constexpr std::string_view names[] = {"in play", "first won", "second won", "draw"};
    return names[static_cast<std::uint8_t>(o)];
}
/// "fresh", "ongoing", "drawn", "first won" or "second won".
[[nodiscard]] constexpr std::string_view name_of(status s) {
    constexpr std::string_view names[] = {"fresh", "ongoing", "drawn", "first won", "second won"};
    return names[static_cast<std::uint8_t>(s)];
}
/// "first" or "second".
[[nodiscard]] constexpr std::string_view name_of(player side) {
    return side == first ? "first" : "second";
}

}  // namespace inarow::inline v0

// inarow/game/illegal_move.hpp --------------------------------------------------------------------

namespace inarow::inline v0 {

/// Why a move was refused, and all one needs to say so. Refused in this order: the first reason
/// that holds is the one given.
struct illegal_move {
    enum class reason : std::uint8_t {
        game_over,      ///< the game had ended
        not_a_move,     ///< a text that is no move in its notation
        wrong_player,   ///< the move names a player whose turn it is not
        names_no_row,   ///< a column alone, where stones are placed on squares
        off_the_board,  ///< no such column, or no such square
        column_full,    ///< no free square is left in the column
        taken,          ///< a stone stands on the square
        floating,       ///< a square above the one that a stone dropped there falls onto
    };

    reason kind = reason::not_a_move;
    move attempted{};         ///< what was wanted; its mark `by` only if the move named a player
    player to_move{};         ///< whose turn it was
    int number = 1;           ///< which move of the game it would have been, from 1
    mark holder{};            ///< with `taken`: whose stone stands there
    square lands{};           ///< with `floating`: where the stone would fall
    inarow::outcome ended{};  ///< with `game_over`: how the game ended

    constexpr bool operator==(const illegal_move&) const = default;
};

/// The reason as one word, as in machine-readable output: "game_over", "taken", …
[[nodiscard]] constexpr std::string_view name_of(illegal_move::reason kind) {
    constexpr std::string_view names[] = {"game_over",    "not_a_move",    "wrong_player",
                                          "names_no_row", "off_the_board", "column_full",
                                          "taken",        "floating"};
    return names[static_cast<std::uint8_t>(kind)];
}

}  // namespace inarow::inline v0

// inarow/game/line.hpp ----------------------------------------------------------------------------

namespace inarow::inline v0 {

/// One step along a line: right, down, down-right or up-right.
struct direction {
    int columns;
    int rows;
};

inline constexpr direction line_directions[] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

/// How long a line of `stones` is through the square (column, row), were a stone there, in the
/// direction (right, down) and against it. Bits is a set of square indices with `test(index)`.
template <class Bits>
[[nodiscard]] constexpr int line_length(const Bits& stones, const rules& r, int column, int row,
                                        int right, int down) {
    // Both ways in one function, and numbers instead of squares: a compiler that plays pays for
    // each call and each copy, and this is much of what a move costs it.
    int length = 1;
    int c = column + right;
    int w = row + down;
    for (; c >= 0 && c < r.columns && w >= 0 && w < r.rows && stones.test(w * r.columns + c);
         ++length) {
        c += right;
        w += down;
    }
    c = column - right;
    w = row - down;
    for (; c >= 0 && c < r.columns && w >= 0 && w < r.rows && stones.test(w * r.columns + c);
         ++length) {
        c -= right;
        w -= down;
    }
    return length;
}

/// Whether a stone on `last` makes a line of `run` or more with `stones` around it.
template <class Bits>
[[nodiscard]] constexpr bool completes_line(const Bits& stones, const rules& r, square last) {
    const int c = last.column;
    const int w = last.row;
    return line_length(stones, r, c, w, 1, 0) >= r.run ||
           line_length(stones, r, c, w, 0, 1) >= r.run ||
           line_length(stones, r, c, w, 1, 1) >= r.run ||
           line_length(stones, r, c, w, 1, -1) >= r.run;
}

/// A line of stones: where it begins, which way it goes, how many squares long it is (0: there is
/// none). A range of its squares.
struct line {
    square from{};
    direction step{};
    int length = 0;

    [[nodiscard]] constexpr bool empty() const { return length == 0; }
    [[nodiscard]] constexpr std::size_t size() const { return static_cast<std::size_t>(length); }
    [[nodiscard]] constexpr square operator[](int i) const {
        return {.column = from.column + i * step.columns, .row = from.row + i * step.rows};
    }

    struct iterator {
        const line* of;
        int at;
        constexpr square operator*() const { return (*of)[at]; }
        constexpr iterator& operator++() {
            ++at;
            return *this;
        }
        constexpr bool operator==(const iterator&) const = default;
    };
    [[nodiscard]] constexpr iterator begin() const { return {this, 0}; }
    [[nodiscard]] constexpr iterator end() const { return {this, length}; }
};

/// Calls `visit(line)` for every line of `run` or more of `stones`, each as long as it is, in
/// reading order of its first square; stops when visit returns false.
template <class Bits, class Visit>
constexpr void for_each_line(const Bits& stones, const rules& r, Visit visit) {
    for (int index = 0; index < r.squares(); ++index) {
        if (!stones.test(index)) continue;
        const square at = square_at(r, index);
        for (const direction& step : line_directions) {
            const square before{.column = at.column - step.columns, .row = at.row - step.rows};
            if (on_the_board(r, before) && stones.test(index_of(r, before))) continue;
            const int length = line_length(stones, r, at.column, at.row, step.columns, step.rows);
            if (length >= r.run && !visit(line{at, step, length})) return;
        }
    }
}

}  // namespace inarow::inline v0

// inarow/game/position.hpp ------------------------------------------------------------------------

namespace inarow::inline v0 {

template <int Capacity>
class basic_layout;

/// The marks on a board and who is to move; no history. Always one that rules allow to play on
/// from, or a finished one: it begins empty and changes by legal moves, or comes from a checked
/// set-up (see layout.hpp, which also has the unchecked one).
///
/// Capacity is the number of squares there is room for: `position_of<rules>` is exact, `position`
/// (in <inarow/dynamic.hpp>) takes any. A move changes one stone: O(run) for the rules, and a
/// copy where a new value is asked for.
///
/// Structural, so that a position can be a template argument. The members with a trailing
/// underscore are public only because that is what the language asks for; they are not for use.
template <int Capacity>
class basic_position {
public:
    static constexpr int capacity = Capacity;
    using squares = core::list<square, Capacity>;

    /// The empty board. Refused when the rules make no sense, or when their board has more
    /// squares than there is room for.
    [[nodiscard]] static constexpr std::expected<basic_position, illegal_rules> start(
        const inarow::rules& r) {
        if (const auto sensible = check(r); !sensible) return std::unexpected(sensible.error());
        if (Capacity != dynamic && r.squares() > Capacity)
            return std::unexpected(
                illegal_rules{illegal_rules::number::squares, r.squares(), Capacity});
        return basic_position(r);
    }
    /// The same without the checks. Precondition: start(r) would give it.
    [[nodiscard]] static constexpr basic_position start_unchecked(const inarow::rules& r) {
        return basic_position(r);
    }

    [[nodiscard]] constexpr const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] constexpr inarow::outcome outcome() const { return outcome_; }
    [[nodiscard]] constexpr bool is_over() const { return outcome_ != outcome::in_play; }
    /// Whose turn it is; after the end, whose turn it would be.
    [[nodiscard]] constexpr player to_move() const { return to_move_; }
    [[nodiscard]] constexpr int stones() const { return stones_; }

    /// What stands on a square of the board. Precondition: on_the_board(rules(), s).
    [[nodiscard]] constexpr mark at(square s) const { return at(index_of(rules_, s)); }
    [[nodiscard]] constexpr bool is_occupied(square s) const {
        const int index = index_of(rules_, s);
        return marks_[0].test(index) || marks_[1].test(index);
    }

    /// The square a stone dropped into `column` falls onto; its row is -1 when the column is
    /// full. Precondition: the column is on the board.
    [[nodiscard]] constexpr square landing(int column) const {
        square s{.column = column, .row = rules_.rows - 1};
        while (s.row >= 0 && is_occupied(s)) --s.row;
        return s;
    }

    /// What becomes of a move: the square its stone comes onto, or why it is refused.
    struct verdict {
        square where;
        bool legal;
        illegal_move::reason why;
    };
    /// The one place that decides whether a move is legal.
    [[nodiscard]] constexpr verdict judge(move m) const {
        using enum illegal_move::reason;
        if (is_over()) return refused(game_over);
        if (m.by != mark::none && m.by != mark_of(to_move_)) return refused(wrong_player);
        return m.names_row() ? judge_square({.column = m.column, .row = m.row})
                             : judge_column(m.column);
    }
    /// The same, with all there is to say about a refusal.
    [[nodiscard]] constexpr std::expected<square, illegal_move> resolve(move m) const {
        const verdict v = judge(m);
        if (!v.legal) return std::unexpected(explained(v.why, m));
        return v.where;
    }
    /// All there is to say about a refusal of a move for that reason.
    [[nodiscard]] constexpr illegal_move explained(illegal_move::reason why, move m) const {
        illegal_move result{
            .kind = why, .attempted = m, .to_move = to_move_, .number = stones_ + 1};
        if (why == illegal_move::reason::game_over) result.ended = outcome_;
        const square s{.column = m.column, .row = m.row};
        if (!on_the_board(rules_, s)) return result;
        if (why == illegal_move::reason::taken) result.holder = at(s);
        if (why == illegal_move::reason::floating) result.lands = landing(m.column);
        return result;
    }

    /// The position after a move, or why the move is refused.
    [[nodiscard]] constexpr std::expected<basic_position, illegal_move> play(move m) const {
        basic_position next = *this;
        if (const auto done = next.apply(m); !done) return std::unexpected(done.error());
        return next;
    }
    /// Makes the move here and gives its square; when it is refused, nothing is changed.
    constexpr std::expected<square, illegal_move> apply(move m) {
        const auto where = resolve(m);
        if (where) put(*where);
        return where;
    }

    /// The position after a stone on a square that `resolve` gave: the rules without the checks.
    [[nodiscard]] constexpr basic_position after(square resolved) const {
        basic_position next = *this;
        next.put(resolved);
        return next;
    }

    /// The squares a stone can come onto: all free ones in reading order, or where a stone
    /// falls, column by column from the left. None once the game is over.
    [[nodiscard]] constexpr squares available_moves() const {
        squares result;
        for_each_move([&](square s) { result.push_back(s); });
        return result;
    }
    /// The same without a list: calls visit(square) for each.
    template <class Visit>
    constexpr void for_each_move(Visit visit) const {
        if (is_over()) return;
        if (rules_.gravity == drop) {
            for (int column = 0; column < rules_.columns; ++column)
                if (const square s = landing(column); s.row >= 0) visit(s);
        } else {
            for (int index = 0; index < rules_.squares(); ++index)
                if (at(index) == mark::none) visit(square_at(rules_, index));
        }
    }

    /// The squares of the line that won, all that stand together in it, from its left end (its
    /// top, if it is a column); empty when nobody has won. Of several, the first in reading order.
    [[nodiscard]] constexpr line winning_line() const {
        line result;
        const mark winner = winner_of(outcome_);
        if (winner == mark::none) return result;
        for_each_line(marks_[winner == mark::second ? 1 : 0], rules_, [&](const line& l) {
            result = l;
            return false;
        });
        return result;
    }

    [[nodiscard]] constexpr std::uint64_t hash() const {
        const auto numbers = static_cast<std::uint64_t>(rules_.columns) << 40 |
                             static_cast<std::uint64_t>(rules_.rows) << 24 |
                             static_cast<std::uint64_t>(rules_.run) << 8 |
                             static_cast<std::uint64_t>(rules_.gravity) << 2 |
                             static_cast<std::uint64_t>(rules_.starts) << 1 |
                             static_cast<std::uint64_t>(to_move_);
        return core::mixed(marks_[1].hash(marks_[0].hash(numbers)));
    }

    constexpr bool operator==(const basic_position&) const = default;

    inarow::rules rules_;
    core::bits<Capacity> marks_[2];  ///< the first player's stones, the second's
    int stones_ = 0;
    player to_move_ = first;
    inarow::outcome outcome_ = outcome::in_play;

private:
    template <int>
    friend class basic_layout;
    template <int>
    friend class basic_game;

    explicit constexpr basic_position(const inarow::rules& r) : rules_{r}, to_move_{r.starts} {
        for (auto& marks : marks_) marks.make_room(r.squares());
    }

    [[nodiscard]] constexpr mark at(int index) const {
        if (marks_[0].test(index)) return mark::first;
        return marks_[1].test(index) ? mark::second : mark::none;
    }

    [[nodiscard]] static constexpr verdict refused(illegal_move::reason why) {
        return {.where = {}, .legal = false, .why = why};
    }

    [[nodiscard]] constexpr verdict judge_square(square s) const {
        using enum illegal_move::reason;
        if (!on_the_board(rules_, s)) return refused(off_the_board);
        if (is_occupied(s)) return refused(taken);
        if (rules_.gravity == drop && landing(s.column) != s) return refused(floating);
        return {.where = s, .legal = true, .why = {}};
    }

    [[nodiscard]] constexpr verdict judge_column(int column) const {
        using enum illegal_move::reason;
        if (rules_.gravity == place) return refused(names_no_row);
        if (column < 0 || column >= rules_.columns) return refused(off_the_board);
        const square lands = landing(column);
        if (lands.row < 0) return refused(column_full);
        return {.where = lands, .legal = true, .why = {}};
    }

    /// Puts the mover's stone on a free square and settles how the game stands.
    constexpr void put(square s) {
        core::bits<Capacity>& own = marks_[to_move_ == second ? 1 : 0];
        own.set(index_of(rules_, s));
        ++stones_;
        if (completes_line(own, rules_, s)) {
            outcome_ = won_by(to_move_);
        } else if (stones_ == rules_.squares()) {
            outcome_ = outcome::draw;
        }
        to_move_ = other(to_move_);
    }

    /// Takes back the stone that was put last.
    constexpr void take(square last) {
        to_move_ = other(to_move_);
        marks_[to_move_ == second ? 1 : 0].reset(index_of(rules_, last));
        --stones_;
        outcome_ = outcome::in_play;
    }
};

/// The position type with room for just the board of these rules.
template <rules Rules>
using position_of = basic_position<Rules.squares()>;

}  // namespace inarow::inline v0

template <int Capacity>
struct std::hash<inarow::basic_position<Capacity>> {
    constexpr std::size_t operator()(const inarow::basic_position<Capacity>& p) const {
        return static_cast<std::size_t>(p.hash());
    }
};

// inarow/draw/board.hpp ---------------------------------------------------------------------------

namespace inarow::inline v0::draw {

/// How a board is drawn as text.
struct style {
    glyphs set = ascii;
    draw::coordinates coordinates = draw::coordinates::as_played;
    bool winning_line = true;  ///< whether brackets stand around it: `[X X X]`
    square marked = nowhere;   ///< one more square to stand in brackets, such as the last move
};

/// A part of a board: its upper left square, and how many columns and rows.
struct window {
    int left = 0;
    int top = 0;
    int columns = 0;
    int rows = 0;

    constexpr bool operator==(const window&) const = default;
};

/// All of the board.
[[nodiscard]] constexpr window whole(const rules& r) {
    return {.columns = r.columns, .rows = r.rows};
}

/// Up to `side` x `side` squares with `centre` in their middle, or as near to it as the edges of
/// the board allow. The centre may lie off the board.
[[nodiscard]] constexpr window around(const rules& r, square centre, int side = 9) {
    const auto shorter = [&](int length) { return length < side ? length : side; };
    const auto begin = [&](int at, int length) {
        const int last = length - shorter(length);
        if (at < side / 2) return 0;
        return at - side / 2 < last ? at - side / 2 : last;
    };
    return {.left = begin(centre.column, r.columns),
            .top = begin(centre.row, r.rows),
            .columns = shorter(r.columns),
            .rows = shorter(r.rows)};
}

/// A position drawn as lines of text, to be taken one by one: the rows of the board from the top,
/// then what names the columns. Refers to the position, which must live as long.
template <int Capacity>
class picture {
public:
    constexpr picture(const basic_position<Capacity>& p, const style& look, const window& part)
        : position_{&p}, style_{look}, part_{part} {
        if (style_.winning_line) won_ = position_->winning_line();
        // Names only grow upwards and to the right.
        longest_row_ = row_name(part_.top).size();
        longest_column_ = column_name(part_.columns - 1).size();
        has_brackets_ = won_.length != 0 || on_the_board(position_->rules(), style_.marked);
    }
    constexpr picture(const basic_position<Capacity>& p, const style& look = {})
        : picture(p, look, whole(p.rules())) {}
    picture(const basic_position<Capacity>&&, const style& = {}) = delete;
    picture(const basic_position<Capacity>&&, const style&, const window&) = delete;

    [[nodiscard]] constexpr int rows() const { return part_.rows; }
    /// The rows and the lines below them.
    [[nodiscard]] constexpr int lines() const { return part_.rows + lines_of_names(); }

    /// Writes one line, without its end. Precondition: 0 <= number < lines().
    constexpr void line(core::sink auto& to, int number) const {
        if (number < part_.rows) {
            row(to, part_.top + number);
        } else {
            names(to, number - part_.rows);
        }
    }

private:
    /// Between two marks is one place, for a space or a bracket; before the first there is one
    /// only if the picture has brackets at all, so that its rows stay in line.
    constexpr void row(core::sink auto& to, int row) const {
        const label name = row_name(row);
        pad(to, longest_row_ - name.size());
        core::write(to, name.view());
        pad(to, longest_row_ != 0 ? 1 : 0);
        bool inside = false;
        for (int i = 0; i < part_.columns; ++i) {
            const square s{.column = part_.left + i, .row = row};
            const bool enters = is_bracketed(s);
            if (i != 0 || has_brackets_)
                core::write(to, enters == inside ? ' ' : enters ? '[' : ']');
            core::write(to, style_.set[position_->at(s)]);
            inside = enters;
        }
        if (inside) core::write(to, ']');
    }

    /// One line of the columns' names. Names wider than a mark are written downwards.
    constexpr void names(core::sink auto& to, int number) const {
        pad(to, longest_row_ + 1);
        for (int i = 0; i < part_.columns; ++i) {
            const label name = column_name(i);
            pad(to, i != 0 || has_brackets_ ? 1 : 0);
            if (longest_column_ <= width()) {
                pad(to, width() - name.size());
                core::write(to, name.view());
                continue;
            }
            pad(to, width() - 1);
            const std::size_t above = longest_column_ - name.size();
            const auto line = static_cast<std::size_t>(number);
            core::write(to, line < above ? ' ' : name.view()[line - above]);
        }
    }
    [[nodiscard]] constexpr int lines_of_names() const {
        if (longest_column_ > width()) return static_cast<int>(longest_column_);
        return longest_column_ == 0 ? 0 : 1;
    }

    /// Of a mark, in terminal columns.
    [[nodiscard]] constexpr std::size_t width() const {
        return static_cast<std::size_t>(style_.set.columns_wide);
    }
    [[nodiscard]] constexpr label row_name(int row) const {
        return row_label(position_->rules(), style_.coordinates, row);
    }
    [[nodiscard]] constexpr label column_name(int i) const {
        return column_label(position_->rules(), style_.coordinates, part_.left + i);
    }
    [[nodiscard]] constexpr bool is_bracketed(square s) const {
        for (int i = 0; i < won_.length; ++i)
            if (won_[i] == s) return true;
        return s == style_.marked;
    }
    static constexpr void pad(core::sink auto& to, std::size_t count) {
        for (; count > 0; --count) core::write(to, ' ');
    }

    const basic_position<Capacity>* position_;
    style style_;
    window part_;
    inarow::line won_{};
    bool has_brackets_ = false;
    std::size_t longest_row_ = 0;
    std::size_t longest_column_ = 0;
};

/// Writes a part of a board, each line ended.
template <int Capacity>
constexpr void board(core::sink auto& to, const basic_position<Capacity>& p, const style& look,
                     const window& part) {
    const picture<Capacity> drawn{p, look, part};
    for (int i = 0; i < drawn.lines(); ++i) {
        drawn.line(to, i);
        core::write(to, '\n');
    }
}

/// Writes the board, each line ended.
template <int Capacity>
constexpr void board(core::sink auto& to, const basic_position<Capacity>& p,
                     const style& look = {}) {
    board(to, p, look, whole(p.rules()));
}

}  // namespace inarow::inline v0::draw

// inarow/game/game.hpp ----------------------------------------------------------------------------

namespace inarow::inline v0 {

/// Why moves were not taken back, or not made again: the game has not that many.
struct illegal_take_back {
    int asked;
    int played;

    constexpr bool operator==(const illegal_take_back&) const = default;
};

/// A position and the moves that led to it, from the empty board or from a set-up.
/// A value: `play` and `take_back` give new ones; `apply` and `undo` change this one, or leave
/// it as it was when they are refused. Capacity as with basic_position.
template <int Capacity>
class basic_game {
public:
    using position_type = basic_position<Capacity>;
    using squares = position_type::squares;

    /// A game from the empty board; refused as basic_position::start is.
    [[nodiscard]] static constexpr std::expected<basic_game, illegal_rules> start(
        const inarow::rules& r) {
        auto board = position_type::start(r);
        if (!board) return std::unexpected(board.error());
        return basic_game(*board);
    }
    /// A game that goes on from a position.
    explicit constexpr basic_game(const position_type& from) : now_{from} {}

    [[nodiscard]] constexpr const inarow::rules& rules() const { return now_.rules(); }
    [[nodiscard]] constexpr const position_type& position() const { return now_; }
    /// The squares of the moves made, oldest first.
    [[nodiscard]] constexpr const squares& moves() const { return moves_; }
    [[nodiscard]] constexpr int ply() const { return static_cast<int>(moves_.size()); }

    [[nodiscard]] constexpr inarow::status status() const {
        return status_after(now_.outcome(), ply());
    }

    /// The game after one more move, or why the move is refused.
    [[nodiscard]] constexpr std::expected<basic_game, illegal_move> play(move m) const {
        basic_game next = *this;
        if (const auto done = next.apply(m); !done) return std::unexpected(done.error());
        return next;
    }
    /// Makes the move here and gives its square; when it is refused, nothing is changed.
    constexpr std::expected<square, illegal_move> apply(move m) {
        const auto where = now_.apply(m);
        if (where) moves_.push_back(*where);
        return where;
    }

    /// The game as it was `count` moves ago.
    [[nodiscard]] constexpr std::expected<basic_game, illegal_take_back> take_back(
        int count = 1) const {
        basic_game earlier = *this;
        if (const auto done = earlier.undo(count); !done) return std::unexpected(done.error());
        return earlier;
    }
    /// Takes back `count` moves here; when there are not that many, nothing is changed.
    constexpr std::expected<void, illegal_take_back> undo(int count = 1) {
        if (count < 0 || count > ply()) return std::unexpected(illegal_take_back{count, ply()});
        for (; count > 0; --count) {
            now_.take(moves_.back());
            moves_.pop_back();
        }
        return {};
    }

    /// The game after its first `count` moves, made again from the position it began with.
    [[nodiscard]] constexpr std::expected<basic_game, illegal_take_back> replay(int count) const {
        if (count < 0 || count > ply()) return std::unexpected(illegal_take_back{count, ply()});
        return take_back(ply() - count);
    }

    [[nodiscard]] constexpr std::uint64_t hash() const {
        std::uint64_t result = now_.hash();
        for (const square s : moves_)
            result = core::mixed(result ^ static_cast<std::uint64_t>(index_of(rules(), s) + 1));
        return result;
    }
    constexpr bool operator==(const basic_game&) const = default;

    position_type now_;
    squares moves_;
};

/// The game type with room for just the board of these rules.
template <rules Rules>
using game_of = basic_game<Rules.squares()>;

}  // namespace inarow::inline v0

template <int Capacity>
struct std::hash<inarow::basic_game<Capacity>> {
    constexpr std::size_t operator()(const inarow::basic_game<Capacity>& g) const {
        return static_cast<std::size_t>(g.hash());
    }
};

// inarow/game/layout.hpp --------------------------------------------------------------------------

namespace inarow::inline v0 {

/// Why no game reaches a set-up board.
struct illegal_layout {
    enum class reason : std::uint8_t {
        stone_counts,       ///< the players move in turn, so the counts and who moves must agree
        floating_stone,     ///< a stone dropped into a column cannot lie above a free square
        played_past_a_win,  ///< a line stood before the last move
        no_order,           ///< no order of dropping in turn leads to these columns
    };
    reason kind;
    square where{};         ///< the floating stone, or the begin of a line that came too early
    int first_stones = 0;   ///< with `stone_counts`
    int second_stones = 0;  ///< with `stone_counts`

    constexpr bool operator==(const illegal_layout&) const = default;
};

/// Marks laid on a board by hand, and who is to move: any at all. To become a position they are
/// checked, or taken as they stand.
template <int Capacity>
class basic_layout {
public:
    /// An empty board; refused as basic_position::start is.
    [[nodiscard]] static constexpr std::expected<basic_layout, illegal_rules> start(
        const inarow::rules& r) {
        auto empty = basic_position<Capacity>::start(r);
        if (!empty) return std::unexpected(empty.error());
        return basic_layout(*empty);
    }

    [[nodiscard]] constexpr const inarow::rules& rules() const { return board_.rules(); }

    /// Puts a mark on a square, or with mark::none clears it. Precondition: it is on the board.
    constexpr void put(square s, mark m) {
        const int index = index_of(rules(), s);
        board_.stones_ +=
            static_cast<int>(m != mark::none) - static_cast<int>(board_.is_occupied(s));
        for (auto& marks : board_.marks_) marks.reset(index);
        if (m != mark::none) board_.marks_[m == mark::second ? 1 : 0].set(index);
    }
    constexpr void set_to_move(player side) { board_.to_move_ = side; }

    [[nodiscard]] constexpr int stones_of(player side) const {
        int count = 0;
        for (int i = 0; i < rules().squares(); ++i)
            count += static_cast<int>(marks_of(side).test(i));
        return count;
    }
    /// Whose turn the counts of stones say it is.
    [[nodiscard]] constexpr player mover_by_counts() const {
        return stones_of(rules().starts) > stones_of(other(rules().starts)) ? other(rules().starts)
                                                                            : rules().starts;
    }

    /// The position, as it stands, even if no game reaches it. When both players have a line,
    /// the one who is not to move has won.
    [[nodiscard]] constexpr basic_position<Capacity> unchecked() const {
        basic_position<Capacity> result = board_;
        const player last = other(board_.to_move_);
        if (has_line(last)) {
            result.outcome_ = won_by(last);
        } else if (has_line(board_.to_move_)) {
            result.outcome_ = won_by(board_.to_move_);
        } else if (board_.stones_ == rules().squares()) {
            result.outcome_ = outcome::draw;
        }
        return result;
    }

    /// The position, if its counts, its columns and its lines can come from a game; else the
    /// first thing that cannot.
    [[nodiscard]] constexpr std::expected<basic_position<Capacity>, illegal_layout> checked()
        const {
        using enum illegal_layout::reason;
        const int firsts = stones_of(first);
        const int seconds = stones_of(second);
        const int lead = rules().starts == first ? firsts - seconds : seconds - firsts;
        const bool starter_moves = board_.to_move_ == rules().starts;
        if (lead != (starter_moves ? 0 : 1))
            return std::unexpected(illegal_layout{stone_counts, {}, firsts, seconds});
        if (rules().gravity == drop) {
            for (int i = rules().squares() - 1; i >= rules().columns; --i) {
                const square above = square_at(rules(), i - rules().columns);
                if (!board_.is_occupied(square_at(rules(), i)) && board_.is_occupied(above))
                    return std::unexpected(illegal_layout{floating_stone, above});
            }
        }
        if (const line early = line_before_last_move(); early.length != 0)
            return std::unexpected(illegal_layout{played_past_a_win, early.from});
        if (rules().gravity == drop && !can_be_undone())
            return std::unexpected(illegal_layout{no_order});
        return unchecked();
    }

private:
    explicit constexpr basic_layout(const basic_position<Capacity>& empty) : board_{empty} {}

    [[nodiscard]] constexpr const core::bits<Capacity>& marks_of(player side) const {
        return board_.marks_[side == second ? 1 : 0];
    }
    [[nodiscard]] constexpr bool has_line(player side) const {
        return first_line(side).length != 0;
    }

    /// A line of that player; its length is 0 when there is none.
    [[nodiscard]] constexpr line first_line(player side) const {
        line result{};
        for_each_line(marks_of(side), rules(), [&](const line& l) {
            result = l;
            return false;
        });
        return result;
    }

    /// A line that stood before the last stone was put: one of the player to move, or one of the
    /// other that is still there whichever of its stones was the last. Length 0: there is none.
    [[nodiscard]] constexpr line line_before_last_move() const {
        if (const line early = first_line(board_.to_move_); early.length != 0) return early;
        // The squares of the first line, from begin to end, that every line is broken without. In
        // one walk over the lines: a compiler has not the steps for more on a board of 40x40.
        line won{};
        int begin = 0;
        int end = 0;
        for_each_line(marks_of(other(board_.to_move_)), rules(), [&](const line& l) {
            if (won.length == 0) {
                won = l;
                end = l.length;
            }
            while (begin < end && !is_broken_without(l, won[begin])) ++begin;
            while (begin < end && !is_broken_without(l, won[end - 1])) --end;
            return begin < end;
        });
        for (int i = begin; i < end; ++i)
            if (can_be_last(won[i])) return {};
        return won;
    }
    /// Whether a line is no longer one, nor two, without the stone on `s`.
    [[nodiscard]] constexpr bool is_broken_without(const line& l, square s) const {
        for (int i = 0; i < l.length; ++i)
            if (l[i] == s) return i < rules().run && l.length - 1 - i < rules().run;
        return false;
    }

    /// Whether the stones can be taken from the tops of their columns in turn, the last move
    /// first. Tries one order after the other; a board that needs more than so many tries is
    /// taken to be reachable, so that a compiler can ask too.
    [[nodiscard]] constexpr bool can_be_undone() const {
        constexpr int most_tries = 500;
        basic_layout left = *this;
        core::list<square, Capacity> tops;
        for (int column = 0; column < rules().columns; ++column)
            tops.push_back({.column = column, .row = board_.landing(column).row + 1});
        core::list<square, Capacity> taken;
        int column = 0;
        for (int tries = 0; left.board_.stones_ > 0 && tries < most_tries;) {
            const player side = taken.size() % 2 == 0 ? other(board_.to_move_) : board_.to_move_;
            column = left.next_to_take(tops, side, column);
            if (column < rules().columns) {
                const square top = tops[static_cast<std::size_t>(column)];
                left.put(top, mark::none);
                // Only the last move can have made a line.
                if (taken.empty() && left.has_line(side)) {
                    left.put(top, mark_of(side));
                    ++column;
                    continue;
                }
                taken.push_back(top);
                ++tops[static_cast<std::size_t>(column)].row;
                column = 0;
                ++tries;
            } else if (taken.empty()) {
                return false;
            } else {
                const square back = taken.back();
                left.put(back, mark_of(other(side)));
                --tops[static_cast<std::size_t>(back.column)].row;
                column = back.column + 1;
                taken.pop_back();
            }
        }
        return true;
    }
    /// The next column from `column` on whose top stone is that player's.
    [[nodiscard]] constexpr int next_to_take(const core::list<square, Capacity>& tops, player side,
                                             int column) const {
        for (; column < rules().columns; ++column) {
            const square top = tops[static_cast<std::size_t>(column)];
            if (top.row < rules().rows && board_.at(top) == mark_of(side)) break;
        }
        return column;
    }

    [[nodiscard]] constexpr bool can_be_last(square s) const {
        return rules().gravity == place || s.row == 0 ||
               !board_.is_occupied({.column = s.column, .row = s.row - 1});
    }

    basic_position<Capacity> board_;
};

}  // namespace inarow::inline v0

// inarow/notation/columns.hpp ---------------------------------------------------------------------

/// `4`: the column a stone is dropped into, from 1 at the left. What data sets of Connect Four
/// are written in: `4453` is a game of four moves.
namespace inarow::inline v0::notation::columns {

constexpr move read(reader& from, const rules& r) {
    if (r.gravity != drop) from.fail(expected_here::a_drop_board);
    return move::into_column(from.number(expected_here::a_column_number) - 1);
}

constexpr void print(core::sink auto& to, const rules& /*r*/, square s, player /*mover*/ = first) {
    core::write(to, s.column + 1);
}

}  // namespace inarow::inline v0::notation::columns

// inarow/notation/names.hpp -----------------------------------------------------------------------

/// `top-left`, `center`, `bottom-right`: the nine squares of a 3x3 board by name.
/// `middle-center` is understood too.
namespace inarow::inline v0::notation::names {

inline constexpr std::string_view rows[] = {"top", "middle", "bottom"};
inline constexpr std::string_view columns[] = {"left", "center", "right"};

/// The names are those of a 3x3 board.
[[nodiscard]] constexpr bool has_names(const rules& r) { return r.columns == 3 && r.rows == 3; }

constexpr move read(reader& from, const rules& r) {
    if (!has_names(r)) from.fail(expected_here::a_board_with_names);
    if (from.skip("center")) return square{.column = 1, .row = 1};
    for (int row = 0; row < 3; ++row) {
        if (!from.skip(rows[row])) continue;
        if (!from.skip('-')) break;
        for (int column = 0; column < 3; ++column)
            if (from.skip(columns[column])) return square{.column = column, .row = row};
        break;
    }
    from.fail(expected_here::a_square_name);
    return {};
}

/// Precondition: has_names(r).
constexpr void print(core::sink auto& to, const rules& /*r*/, square s, player /*mover*/ = first) {
    if (s == square{.column = 1, .row = 1}) {
        core::write(to, "center");
    } else {
        core::write(to, rows[s.row], '-', columns[s.column]);
    }
}

}  // namespace inarow::inline v0::notation::names

// inarow/notation/openspiel.hpp -------------------------------------------------------------------

/// `x(1,2)` where stones are placed: the player (x the first, o the second), the row from 0 at
/// the top, the column from 0. `x3` where they are dropped: the player and the column from 0.
/// As OpenSpiel's tic_tac_toe and connect_four write their actions.
namespace inarow::inline v0::notation::openspiel {

constexpr move read(reader& from, const rules& r) {
    const player side = lower(from.next()) == 'o' ? second : first;
    if (!from.skip('x') && !from.skip('o')) from.fail(expected_here::a_player);
    if (r.gravity == drop)
        return move::into_column(from.number(expected_here::a_column_number)).made_by(side);
    from.expect('(', expected_here::an_opening_parenthesis);
    const int row = from.number(expected_here::a_row_number);
    from.expect(',', expected_here::a_comma);
    const int column = from.number(expected_here::a_column_number);
    from.expect(')', expected_here::a_closing_parenthesis);
    return move{square{.column = column, .row = row}}.made_by(side);
}

constexpr void print(core::sink auto& to, const rules& r, square s, player mover) {
    core::write(to, mover == first ? 'x' : 'o');
    if (r.gravity == drop) {
        core::write(to, s.column);
    } else {
        core::write(to, '(', s.row, ',', s.column, ')');
    }
}

}  // namespace inarow::inline v0::notation::openspiel

// inarow/notation/xy.hpp --------------------------------------------------------------------------

/// `13`: column and row, both from 1, (1,1) at the bottom left; with a comma, `1,13`, where a
/// side of the board is longer than 9, so that no two squares look the same.
namespace inarow::inline v0::notation::xy {

[[nodiscard]] constexpr bool needs_comma(const rules& r) { return r.columns > 9 || r.rows > 9; }

constexpr move read(reader& from, const rules& r) {
    // "1,3" is also understood where "13" would do.
    const bool comma =
        needs_comma(r) ||
        std::string_view(from.text, static_cast<std::size_t>(from.size)).contains(',');
    const int column = comma ? from.number(expected_here::a_column_number)
                             : from.digit(expected_here::a_column_number);
    if (comma) from.expect(',', expected_here::a_comma);
    const int row =
        comma ? from.number(expected_here::a_row_number) : from.digit(expected_here::a_row_number);
    return square{.column = column - 1, .row = r.rows - row};
}

constexpr void print(core::sink auto& to, const rules& r, square s, player /*mover*/ = first) {
    core::write(to, s.column + 1);
    if (needs_comma(r)) core::write(to, ',');
    core::write(to, r.rows - s.row);
}

}  // namespace inarow::inline v0::notation::xy

// inarow/notation/notation.hpp --------------------------------------------------------------------

namespace inarow::inline v0::notation {

/// A notation by its name. `any` is for reading: a text is taken for what it looks like.
enum class kind : std::uint8_t { any, names, xy, algebraic, columns, openspiel };

inline constexpr std::string_view kind_names[] = {"any",       "names",   "xy",
                                                  "algebraic", "columns", "openspiel"};

[[nodiscard]] constexpr std::string_view name_of(kind k) {
    return kind_names[static_cast<std::uint8_t>(k)];
}

/// Columns where stones are dropped, algebraic otherwise.
[[nodiscard]] constexpr kind default_for(const rules& r) {
    return r.gravity == drop ? kind::columns : kind::algebraic;
}

/// What a text looks like on a board of these rules: digits are a column where stones are
/// dropped, otherwise column and row; letters are algebraic when they end with a number, otherwise
/// a name. OpenSpiel's `x3` looks algebraic, so that notation has to be asked for by name.
[[nodiscard]] constexpr kind looks_like(const rules& r, const reader& text) {
    // No calls where there need be none: a compiler that plays spends much of its time here.
    const char first = text.size == 0 ? '0' : text.text[0];
    if (first >= '0' && first <= '9') {
        if (r.gravity == place) return kind::xy;
        for (int i = 0; i < text.size; ++i)
            if (text.text[i] == ',') return kind::xy;
        return kind::columns;
    }
    const char last = text.text[text.size - 1];
    return (last < '0' || last > '9') && names::has_names(r) ? kind::names : kind::algebraic;
}

/// Reads one move; what is wrong with it, the reader keeps.
constexpr move read(reader& from, kind k, const rules& r) {
    switch (k == kind::any ? looks_like(r, from) : k) {
        case kind::names: return names::read(from, r);
        case kind::xy: return xy::read(from, r);
        case kind::columns: return columns::read(from, r);
        case kind::openspiel: return openspiel::read(from, r);
        case kind::algebraic:
        case kind::any: break;
    }
    return algebraic::read(from, r);
}

/// The move that all of a text means. It need not be a legal one, nor on the board.
[[nodiscard]] constexpr std::expected<move, syntax_error> parse(kind k, const rules& r,
                                                                std::string_view text) {
    reader from{text};
    const move m = read(from, k, r);
    return from.result(m);
}

/// Whether the squares of a board of these rules can be written in a notation.
[[nodiscard]] constexpr bool can_print(kind k, const rules& r) {
    if (k == kind::names) return names::has_names(r);
    return k != kind::columns || r.gravity == drop;
}

/// Writes the move of `mover` onto a square. Precondition: can_print(k, r).
constexpr void print(core::sink auto& to, kind k, const rules& r, square s, player mover) {
    switch (k) {
        case kind::any: return print(to, default_for(r), r, s, mover);
        case kind::names: return names::print(to, r, s);
        case kind::xy: return xy::print(to, r, s);
        case kind::algebraic: return algebraic::print(to, r, s);
        case kind::columns: return columns::print(to, r, s);
        case kind::openspiel: break;
    }
    openspiel::print(to, r, s, mover);
}

/// Takes the next entry off the front of a line of moves; empty when there is none left.
/// Entries are separated by spaces or tabs; column digits need no separator on boards of up to
/// nine columns.
[[nodiscard]] constexpr std::string_view next_entry(kind k, const rules& r,
                                                    std::string_view& line) {
    const auto is_space = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    std::size_t begin = 0;
    while (begin < line.size() && is_space(line[begin])) ++begin;
    std::size_t end = begin;
    bool all_digits = true;
    for (; end < line.size() && !is_space(line[end]); ++end) all_digits &= is_digit(line[end]);
    const bool of_columns = k == kind::columns || (k == kind::any && r.gravity == drop);
    if (of_columns && all_digits && r.columns <= 9 && end > begin) end = begin + 1;
    const std::string_view entry = line.substr(begin, end - begin);
    line.remove_prefix(end);
    return entry;
}

}  // namespace inarow::inline v0::notation

// inarow/notation/entry.hpp -----------------------------------------------------------------------

namespace inarow::inline v0 {

/// A move as somebody wrote it: a short text, the notation it is in, and, if that was said, whose
/// move it is. Made of "center", 13, "b2", or of a longer text, of which only the beginning is
/// kept; none of those is a move.
/// Structural, so that it can be a template argument, and one array, so that g++ prints it short.
struct move_text {
    static constexpr int longest = 14;

    char characters_[longest + 1]{};  ///< the last one holds what is not text

    consteval move_text(const char* text) {
        for (int i = 0; text[i] != '\0'; ++i) add(i, text[i]);
    }
    consteval move_text(int number) : move_text{core::written<longest>(number).view()} {}
    explicit constexpr move_text(std::string_view text, notation::kind in = notation::kind::any) {
        // Not written when it is nothing: g++ would print every zero before it.
        if (in != notation::kind::any)
            characters_[longest] = static_cast<char>(static_cast<int>(in) * 8);
        for (std::size_t i = 0; i < text.size() && !is_cut(); ++i)
            add(static_cast<int>(i), text[i]);
    }

    [[nodiscard]] constexpr int size() const {
        int size = 0;
        while (size < longest && characters_[size] != '\0') ++size;
        return size;
    }
    [[nodiscard]] constexpr std::string_view view() const {
        return {characters_, static_cast<std::size_t>(size())};
    }
    [[nodiscard]] constexpr bool is_cut() const { return (characters_[longest] & 4) != 0; }
    [[nodiscard]] constexpr notation::kind notation() const {
        return static_cast<notation::kind>(characters_[longest] / 8);
    }
    [[nodiscard]] constexpr mark by() const { return static_cast<mark>(characters_[longest] & 3); }
    [[nodiscard]] constexpr move_text made_by(player side) const {
        return with((characters_[longest] & ~3) | static_cast<int>(mark_of(side)));
    }
    [[nodiscard]] constexpr move_text written_in(notation::kind k) const {
        return with((characters_[longest] & 7) | static_cast<int>(k) * 8);
    }

    constexpr bool operator==(const move_text&) const = default;

private:
    constexpr void add(int i, char c) {
        if (i == longest) {
            characters_[longest] = static_cast<char>(characters_[longest] | 4);
        } else if (i < longest) {
            characters_[i] = c == '\0' ? '\1' : c;
        }
    }
    [[nodiscard]] constexpr move_text with(int what_is_not_text) const {
        move_text result = *this;
        result.characters_[longest] = static_cast<char>(what_is_not_text);
        return result;
    }
};

/// The same move, said to be that player's: refused when it is not their turn.
[[nodiscard]] consteval move_text by(player side, move_text m) { return m.made_by(side); }

/// The same text, said to be in that notation.
[[nodiscard]] consteval move_text in(notation::kind k, move_text m) { return m.written_in(k); }

/// Why an entry was refused: by the rules, or because it is no move in its notation (then
/// `move.kind` is not_a_move, and `syntax` says where and why).
struct refused_entry {
    illegal_move move{};
    notation::syntax_error syntax{};

    constexpr bool operator==(const refused_entry&) const = default;
};

/// Reads an entry as a move; what is wrong with it, the reader keeps.
[[nodiscard]] constexpr move read(notation::reader& from, const rules& r, player to_move,
                                  const move_text& text) {
    const auto tail = static_cast<unsigned char>(text.characters_[move_text::longest]);
    move m = notation::read(from, tail == 0 ? notation::kind::any : text.notation(), r);
    if (from.at != from.size) from.fail(notation::expected_here::the_end);
    if (tail == 0) return m;
    if (text.is_cut()) from.fail(notation::expected_here::the_end);
    // The text may name the player too, as OpenSpiel's do: neither may name the wrong one.
    if (text.by() != mark::none && m.by != mark_of(other(to_move))) m.by = text.by();
    return m;
}

/// The index of the square that an entry puts a stone on; -1 when it is refused.
template <int Capacity>
[[nodiscard]] constexpr int square_of(const basic_position<Capacity>& p, const move_text& text) {
    notation::reader from(text.characters_, text.size());
    const move m = read(from, p.rules_, p.to_move_, text);
    if (from.failed) return -1;
    const auto v = p.judge(m);
    return v.legal ? index_of(p.rules(), v.where) : -1;
}

/// Why an entry is refused. An ended game comes first: after it, no entry is looked at.
/// Precondition: square_of(p, text) is -1.
template <int Capacity>
[[nodiscard]] constexpr refused_entry why_refused(const basic_position<Capacity>& p,
                                                  const move_text& text) {
    using enum illegal_move::reason;
    if (p.is_over()) return {p.explained(game_over, {}), {}};
    notation::reader from{text.view()};
    const move m = read(from, p.rules(), p.to_move(), text);
    if (from.failed) return {p.explained(not_a_move, {}), from.error};
    return {p.explained(p.judge(m).why, m), {}};
}

/// The square that an entry puts a stone on, or why it does not.
template <int Capacity>
[[nodiscard]] constexpr std::expected<square, refused_entry> resolve(
    const basic_position<Capacity>& p, const move_text& text) {
    const int index = square_of(p, text);
    if (index < 0) return std::unexpected(why_refused(p, text));
    return square_at(p.rules(), index);
}

}  // namespace inarow::inline v0

// inarow/notation/position_text.hpp ---------------------------------------------------------------

/// A position as text: the rows from the top, `/` between them, X, O and `.` for the squares, or
/// a number for so many free ones; then a space and who is to move, X or O. `X.O/.X./..O X`.
/// Who is to move may be left out: then the counts of stones say it.
namespace inarow::inline v0::notation {

/// Reads one row onto a layout; the reader is left at what follows it.
template <int Capacity>
constexpr void read_row(reader& from, basic_layout<Capacity>& onto, int row) {
    const int columns = onto.rules().columns;
    int column = 0;
    while (!from.failed && !from.at_end() && from.next() != '/' && from.next() != ' ') {
        const reader before = from;
        if (is_digit(from.next())) {
            column += from.number(expected_here::a_number);
        } else if (from.skip('x')) {
            if (column < columns) onto.put({column, row}, mark::first);
            ++column;
        } else if (from.skip('o')) {
            if (column < columns) onto.put({column, row}, mark::second);
            ++column;
        } else if (from.skip('.')) {
            ++column;
        } else {
            from.fail(expected_here::a_mark);
        }
        if (column > columns) {
            from = before;
            from.fail(expected_here::fewer_squares);
        }
    }
    if (column < columns) from.fail(expected_here::more_squares);
}

/// The marks a text means, on a board of the rules that `empty` has.
template <int Capacity>
[[nodiscard]] constexpr std::expected<basic_layout<Capacity>, syntax_error> parse_position(
    const basic_layout<Capacity>& empty, std::string_view text) {
    basic_layout<Capacity> result = empty;
    reader from{text};
    for (int row = 0; row < empty.rules().rows && !from.failed; ++row) {
        if (row > 0) from.expect('/', expected_here::more_rows);
        read_row(from, result, row);
    }
    result.set_to_move(result.mover_by_counts());
    if (!from.failed && !from.at_end()) {
        from.expect(' ', expected_here::a_space);
        result.set_to_move(lower(from.next()) == 'o' ? second : first);
        if (!from.skip('x') && !from.skip('o')) from.fail(expected_here::a_player);
    }
    return from.result(result);
}

[[nodiscard]] constexpr char letter_of(mark m) {
    return m == mark::none ? '.' : m == mark::first ? 'X' : 'O';
}
[[nodiscard]] constexpr char letter_of(player side) { return letter_of(mark_of(side)); }

/// Writes one row, `X.O`.
template <int Capacity>
constexpr void print_row(core::sink auto& to, const basic_position<Capacity>& p, int row) {
    for (int column = 0; column < p.rules().columns; ++column)
        core::write(to, letter_of(p.at({column, row})));
}

/// Writes a position in the form that parse_position reads back.
template <int Capacity>
constexpr void print_position(core::sink auto& to, const basic_position<Capacity>& p) {
    for (int row = 0; row < p.rules().rows; ++row) {
        if (row > 0) core::write(to, '/');
        print_row(to, p, row);
    }
    core::write(to, ' ', letter_of(p.to_move()));
}

}  // namespace inarow::inline v0::notation

// inarow/draw/sentence.hpp ------------------------------------------------------------------------

/// Every refusal as one English sentence: the only place where they are worded. The compiler's
/// errors, the command line and everything built on top say what is written here.
namespace inarow::inline v0::draw {

/// Longer than any sentence here.
inline constexpr std::size_t sentence_capacity = 256;
using sentence_text = core::text<sentence_capacity>;

/// "first (X)", "second (O)".
constexpr void write_player(core::sink auto& to, player side) {
    core::write(to, name_of(side), " (", notation::letter_of(side), ')');
}
constexpr void write_square(core::sink auto& to, const rules& r, square s) {
    notation::algebraic::print(to, r, s);
}

/// A text in quotes, printable ASCII as it is and every other byte as \xNN, so that the sentence
/// is valid UTF-8 whatever was typed.
constexpr void write_quoted(core::sink auto& to, std::string_view text, bool cut = false) {
    constexpr std::string_view digits = "0123456789abcdef";
    core::write(to, '"');
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x20 && byte < 0x7f) {
            core::write(to, c);
        } else {
            core::write(to, "\\x", digits[byte / 16], digits[byte % 16]);
        }
    }
    core::write(to, cut ? "...\"" : "\"");
}

/// "first (X) has won" or "it was drawn".
constexpr void write_end(core::sink auto& to, outcome ended) {
    if (ended == outcome::draw) return core::write(to, "it was drawn");
    write_player(to, ended == outcome::first_won ? first : second);
    core::write(to, " has won");
}

/// "second (O) is to move.", "first (X) has won." or "The game was drawn."
template <int Capacity>
constexpr void write_standing(core::sink auto& to, const basic_position<Capacity>& p) {
    if (p.outcome() == outcome::draw) return core::write(to, "The game was drawn.");
    if (p.is_over()) {
        write_end(to, p.outcome());
        return core::write(to, '.');
    }
    write_player(to, p.to_move());
    core::write(to, " is to make move ", p.stones() + 1, '.');
}

/// "a1 to c3", or "columns 1 to 7".
constexpr void write_extent(core::sink auto& to, const rules& r, bool columns_only) {
    if (columns_only) return core::write(to, "columns 1 to ", r.columns);
    core::write(to, "a1 to ");
    write_square(to, r, {.column = r.columns - 1, .row = 0});
}

/// "expected a row number at character 2"
constexpr void write_expected(core::sink auto& to, const notation::syntax_error& why) {
    core::write(to, "expected ", name_of(why.what), " at character ", why.at + 1);
}

/// The rest of the sentence after "first (X) cannot play "center": ", without its full stop.
constexpr void write_reason(core::sink auto& to, const rules& r, const refused_entry& why) {
    using enum illegal_move::reason;
    const illegal_move& m = why.move;
    switch (m.kind) {
        case game_over: core::write(to, "the game is over, "); return write_end(to, m.ended);
        case not_a_move:
            core::write(to, "it is not a move, ");
            return write_expected(to, why.syntax);
        case wrong_player:
            core::write(to, "it is the turn of ");
            return write_player(to, m.to_move);
        case names_no_row: return core::write(to, "a column alone is not a square of this board");
        case off_the_board:
            core::write(to, "it is off the board (");
            write_extent(to, r, !m.attempted.names_row());
            return core::write(to, ')');
        case column_full: return core::write(to, "column ", m.attempted.column + 1, " is full");
        case taken:
            write_square(to, r, {m.attempted.column, m.attempted.row});
            core::write(to, " is already taken by ");
            return write_player(to, m.holder == mark::first ? first : second);
        case floating:
            core::write(to, "a stone dropped into column ", m.attempted.column + 1, " falls to ");
            return write_square(to, r, m.lands);
    }
}

/// "Move 3: first (X) cannot play "center": b2 is already taken by second (O)."
constexpr void write_refusal(core::sink auto& to, const rules& r, const refused_entry& why,
                             const move_text& entry) {
    const bool names_other = why.move.kind == illegal_move::reason::wrong_player;
    core::write(to, "Move ", why.move.number, ": ");
    write_player(to, names_other ? other(why.move.to_move) : why.move.to_move);
    core::write(to, " cannot play ");
    write_quoted(to, entry.view(), entry.is_cut());
    core::write(to, ": ");
    write_reason(to, r, why);
    core::write(to, '.');
}
[[nodiscard]] constexpr sentence_text sentence(const rules& r, const refused_entry& why,
                                               const move_text& entry) {
    sentence_text result;
    write_refusal(result, r, why, entry);
    return result;
}
/// The same for a move that nobody wrote down: its square or column is named instead.
[[nodiscard]] constexpr sentence_text sentence(const rules& r, const illegal_move& why) {
    core::text<move_text::longest> name;
    if (!why.attempted.names_row()) {
        core::write(name, why.attempted.column + 1);
    } else if (on_the_board(r, {why.attempted.column, why.attempted.row})) {
        write_square(name, r, {why.attempted.column, why.attempted.row});
    } else {
        core::write(name, '(', why.attempted.column, ',', why.attempted.row, ')');
    }
    return sentence(r, refused_entry{why, {}}, move_text{name.view()});
}

/// How many moves are named at most.
inline constexpr int moves_named = 9;

/// " Free squares: a1, c3." or " Open columns: 1, 2."; nothing when there are none or too many.
template <int Capacity>
constexpr void write_moves_left(core::sink auto& to, const basic_position<Capacity>& p) {
    int count = 0;
    p.for_each_move([&](square) { ++count; });
    if (count == 0 || count > moves_named) return;
    const bool drops = p.rules().gravity == drop;
    core::write(to, drops ? " Open columns: " : " Free squares: ");
    p.for_each_move([&](square s) {
        notation::print(to, notation::default_for(p.rules()), p.rules(), s, p.to_move());
        core::write(to, --count > 0 ? ", " : ".");
    });
}

/// "The rules make no sense: 0 columns, but there must be 1 to 999."
constexpr void write_refusal(core::sink auto& to, const illegal_rules& why) {
    using enum illegal_rules::number;
    if (why.which == squares)
        return core::write(to, "The board is too large: it has ", why.value,
                           " squares, but there is room for ", why.most, " here.");
    constexpr std::string_view names[] = {" columns", " rows", " in a row to win"};
    const std::string_view name = names[static_cast<int>(why.which)];
    core::write(to, "The rules make no sense: ", why.value, name, ", but it must be 1 to ",
                why.most, '.');
}

/// "No game reaches this board: …"
constexpr void write_refusal(core::sink auto& to, const rules& r, const illegal_layout& why,
                             player to_move) {
    using enum illegal_layout::reason;
    core::write(to, "No game reaches this board: ");
    switch (why.kind) {
        case stone_counts:
            core::write(to, "with ", why.first_stones, " X and ", why.second_stones,
                        " O it cannot be the turn of ");
            write_player(to, to_move);
            break;
        case floating_stone:
            core::write(to, "there is a free square under the stone on ");
            write_square(to, r, why.where);
            break;
        case played_past_a_win:
            core::write(to, "the line from ");
            write_square(to, r, why.where);
            core::write(to, " had already won before the last move");
            break;
        case no_order: core::write(to, "its stones cannot have been dropped in turn"); break;
    }
    core::write(to, '.');
}

/// "No move can be taken back: the game has just begun."
constexpr void write_refusal(core::sink auto& to, const illegal_take_back& why) {
    if (why.asked < 0) return core::write(to, "One cannot take back ", why.asked, " moves.");
    if (why.played == 0)
        return core::write(to, "No move can be taken back: the game has just begun.");
    core::write(to, why.asked, " moves cannot be taken back: the game has only ", why.played, '.');
}

/// "The position cannot be read: expected a slash at character 4."
constexpr void write_refusal(core::sink auto& to, std::string_view what,
                             const notation::syntax_error& why) {
    core::write(to, what, " cannot be read: ");
    write_expected(to, why);
    core::write(to, '.');
}

/// What write_refusal makes of its arguments.
template <class... Refusal>
[[nodiscard]] constexpr sentence_text refusal_sentence(const Refusal&... refusal) {
    sentence_text result;
    write_refusal(result, refusal...);
    return result;
}

}  // namespace inarow::inline v0::draw

// inarow/type/refusal.hpp -------------------------------------------------------------------------

/// What a refusal looks like in a compiler's error: the sentence first, then the board as drawn.
/// Where the compiler prints a text as it is (clang 22), that is one message; elsewhere the
/// sentence and the rows of the board are template arguments, which are printed readably.
namespace inarow::inline v0 {

/// Characters as a template argument. As long as they are, and the end written too, or clang
/// prints them as numbers.
template <std::size_t Size>
struct say {
    char characters[Size + 1]{};

    constexpr say(const char (&text)[Size + 1]) {
        for (std::size_t i = 0; i < Size; ++i) characters[i] = text[i];
        characters[Size] = '\0';
    }
    /// Precondition: the text is Size characters long.
    explicit constexpr say(std::string_view text) {
        for (std::size_t i = 0; i < Size; ++i) characters[i] = text[i];
        characters[Size] = '\0';
    }
    [[nodiscard]] constexpr std::size_t size() const { return Size; }
    [[nodiscard]] constexpr const char* data() const { return characters; }
    [[nodiscard]] constexpr std::string_view view() const { return {characters, Size}; }
};
template <std::size_t Size>
say(const char (&)[Size]) -> say<Size - 1>;

namespace type {

/// What an error says: a sentence with the moves there are after it, and a board.
struct report {
    core::text<draw::sentence_capacity + 100> sentence;
    core::text<1000> board;
};

/// What of a board is drawn in an error: all of it, or, where it is too large, the part around a
/// square.
[[nodiscard]] constexpr draw::window part_drawn(const rules& r, square around) {
    return r.rows > 10 || r.columns > 10 ? draw::around(r, around) : draw::whole(r);
}
/// The square around which to draw a board when there is no other: in the middle of the line that
/// won, or of the board.
template <int Capacity>
[[nodiscard]] constexpr square middle_of(const basic_position<Capacity>& p) {
    const auto won = p.winning_line();
    if (!won.empty()) return won[won.length / 2];
    return {.column = p.rules().columns / 2, .row = p.rules().rows / 2};
}

template <int Capacity>
constexpr void write_part(report& to, const basic_position<Capacity>& p, const draw::window& part) {
    const draw::picture drawn{p, {.winning_line = false}, part};
    for (int i = 0; i < drawn.lines(); ++i) {
        if (i > 0) core::write(to.board, '\n');
        drawn.line(to.board, i);
    }
}
template <int Capacity>
constexpr void write_board(report& to, const basic_position<Capacity>& p, square around) {
    write_part(to, p, part_drawn(p.rules(), around));
}

template <const report& Report>
struct saying {
    static constexpr const report& what = Report;
};

}  // namespace type

#if defined(__cpp_static_assert) && __cpp_static_assert >= 202306L

namespace type {

[[nodiscard]] constexpr auto message(const report& r) {
    core::text<draw::sentence_capacity + 1101> text;
    core::write(text, r.sentence.view(), r.board.size() == 0 ? "" : "\n", r.board.view());
    return text;
}

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"
#endif
/// The error itself: to ask for its `self`, which is what `Then` hides, does not compile. What it
/// says is hidden too, or every line of the error would print it.
template <class Saying, class Then>
struct refused : core::sealed<Then> {
    static_assert(false, message(core::sealed<Saying>::self::what));
};
#if defined(__clang__)
#pragma clang diagnostic pop
#endif

}  // namespace type

#else

/// What an error is about: the arguments are the sentence, and the rows of the board (for clang
/// in one, which takes fewer lines; for g++ in two, which takes shorter ones). Empty, so that
/// whatever is asked of them is an error that prints them, without a note where they are declared.
template <say... Sentence>
struct because {};
template <say... Rows>
struct on_this_board {};

namespace type {

/// clang shortens a text in a template argument after so many characters; g++ does not.
#if defined(__clang__)
inline constexpr std::size_t longest_shown = 36;
#else
inline constexpr std::size_t longest_shown = 1000;
#endif

/// Where the line that begins at `from` ends: at its newline, or, shortened, at a space.
[[nodiscard]] constexpr std::size_t line_end(std::string_view text, std::size_t from) {
    std::size_t end = from;
    while (end < text.size() && text[end] != '\n') ++end;
    if (end - from <= longest_shown) return end;
    for (end = from + longest_shown; end > from && text[end] != ' '; --end) {
    }
    return end > from ? end : from + longest_shown;
}

/// The line of a text with that number, from 0; empty after the last.
[[nodiscard]] constexpr std::string_view line_of(std::string_view text, std::size_t number) {
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = line_end(text, from);
        if (number-- == 0) return text.substr(from, end - from);
        from = end + (end < text.size() && (text[end] == '\n' || text[end] == ' ') ? 1 : 0);
    }
    return {};
}
[[nodiscard]] constexpr std::size_t line_count(std::string_view text) {
    std::size_t count = 0;
    while (!line_of(text, count).empty()) ++count;
    return count;
}

template <const auto& Text, std::size_t Number>
inline constexpr say<line_of(Text.view(), Number).size()> line{line_of(Text.view(), Number)};

template <const auto& Text>
using lines_of = std::make_index_sequence<line_count(Text.view())>;

template <const report& Report, std::size_t... S>
because<line<Report.sentence, S>...> reason(std::index_sequence<S...>);
template <const report& Report, std::size_t From, std::size_t... B>
    requires(sizeof...(B) > 0)
on_this_board<line<Report.board, From + B>...> drawing(std::index_sequence<B...>);
struct no_board {
    using legal_move = void;
};
template <const report&, std::size_t>
no_board drawing(std::index_sequence<>);
template <const report& Report, std::size_t... S, std::size_t... B>
because<line<Report.sentence, S>..., line<Report.board, B>...> both(std::index_sequence<S...>,
                                                                    std::index_sequence<B...>);

/// The error itself: to ask for its `self`, which is what `Then` hides, does not compile. What it
/// says is hidden too, or every line of the error would print it.
template <class Saying, class Then>
struct refused : core::sealed<Then> {
    static constexpr const report& says = core::sealed<Saying>::self::what;
    using sentence_lines = lines_of<says.sentence>;
    using board_lines = lines_of<says.board>;
#if defined(__clang__)
    using told = typename decltype(both<says>(sentence_lines{}, board_lines{}))::legal_move;
#else
    using told = typename decltype(reason<says>(sentence_lines{}))::legal_move;
    // g++ prints all the rows in one line, and of a large board that would be too long.
    static constexpr std::size_t above = board_lines::size() < 8 ? board_lines::size() : 8;
    using drawn =
        typename decltype(drawing<says, 0>(std::make_index_sequence<above>{}))::legal_move;
    using below = typename decltype(drawing<says, above>(
        std::make_index_sequence<board_lines::size() - above>{}))::legal_move;
#endif
};

}  // namespace type

#endif

namespace type {

/// Does not compile when its `self` is asked for, and says why; that is then `Then`, so that what
/// follows in a program does not fail for the same reason again.
template <const report& Report, class Then>
using refusal = refused<core::seal_of<saying<Report>>, core::seal_of<Then>>;

}  // namespace type

}  // namespace inarow::inline v0

// inarow/notation/rules_text.hpp ------------------------------------------------------------------

/// Rules as text: `tic-tac-toe`, `connect-four`, `gomoku`, or COLUMNSxROWS/RUN, with `/drop`
/// after it where stones are dropped, and `/second` where the second player starts.
namespace inarow::inline v0::notation {

struct named_rules {
    std::string_view name;
    inarow::rules rules;
};
inline constexpr named_rules rules_by_name[] = {
    {"tic-tac-toe", tic_tac_toe}, {"connect-four", connect_four}, {"gomoku", gomoku}};

/// The rules a text means; they may still make no sense, which `check` tells.
[[nodiscard]] constexpr std::expected<rules, syntax_error> parse_rules(std::string_view text) {
    reader from{text};
    rules result;
    for (const auto& [name, meant] : rules_by_name)
        if (result.columns == 0 && from.skip(name)) result = meant;
    const bool named = from.at > 0;
    if (!named) {
        result.columns = from.number(expected_here::rules_by_name_or_size);
        from.expect('x', expected_here::an_x);
        result.rows = from.number(expected_here::a_number);
        from.expect('/', expected_here::a_slash);
        result.run = from.number(expected_here::a_number);
        if (from.skip("/drop")) result.gravity = drop;
    }
    if (from.skip("/second")) result.starts = second;
    if (!from.at_end()) from.fail(named ? expected_here::the_end : expected_here::drop_or_second);
    return from.result(result);
}

/// Writes rules in the form with numbers.
constexpr void print_rules(core::sink auto& to, const rules& r) {
    core::write(to, r.columns, 'x', r.rows, '/', r.run);
    if (r.gravity == drop) core::write(to, "/drop");
    if (r.starts == second) core::write(to, "/second");
}

/// Writes the name of rules, whoever starts; where they have none, the form with numbers.
constexpr void print_rules_name(core::sink auto& to, const rules& r) {
    const rules usual = starting_with(first, r);
    for (const auto& [name, named] : rules_by_name)
        if (named == usual) return core::write(to, name);
    print_rules(to, usual);
}

}  // namespace inarow::inline v0::notation

// inarow/stream.hpp -------------------------------------------------------------------------------

/// What a value reads as: rules and positions in their notations, a game as the moves that led to
/// its position, the rest by name. `operator<<` takes any stream of chars and includes none; for
/// std::format there is <inarow/format.hpp>.
namespace inarow::inline v0 {

constexpr void write_value(core::sink auto& to, const rules& r) { notation::print_rules(to, r); }
constexpr void write_value(core::sink auto& to, player side) { core::write(to, name_of(side)); }
constexpr void write_value(core::sink auto& to, outcome o) { core::write(to, name_of(o)); }
constexpr void write_value(core::sink auto& to, status s) { core::write(to, name_of(s)); }
constexpr void write_value(core::sink auto& to, mark m) { core::write(to, notation::letter_of(m)); }
constexpr void write_value(core::sink auto& to, square s) {
    core::write(to, '(', s.column, ',', s.row, ')');
}
constexpr void write_value(core::sink auto& to, const illegal_move& why) {
    core::write(to, name_of(why.kind));
}
constexpr void write_value(core::sink auto& to, const illegal_rules& why) {
    draw::write_refusal(to, why);
}
constexpr void write_value(core::sink auto& to, const illegal_take_back& why) {
    draw::write_refusal(to, why);
}
template <int Capacity>
constexpr void write_value(core::sink auto& to, const basic_position<Capacity>& p) {
    notation::print_position(to, p);
}
template <int Capacity>
constexpr void write_value(core::sink auto& to, const basic_game<Capacity>& g) {
    const auto from = *g.replay(0);
    player mover = from.position().to_move();
    const char* separator = "";
    for (const square s : g.moves()) {
        core::write(to, separator);
        notation::print(to, notation::default_for(g.rules()), g.rules(), s, mover);
        mover = other(mover);
        separator = " ";
    }
}

/// Anything that write_value writes.
template <class T>
concept writable = requires(core::text<1>& to, const T& value) { write_value(to, value); };

namespace core {

/// Passes on what is written to it to a stream.
template <class Traits>
struct stream_sink {
    std::basic_ostream<char, Traits>* stream;
    constexpr void append(const char* from, std::size_t count) {
        *stream << std::basic_string_view<char, Traits>(from, count);
    }
};

}  // namespace core

template <writable T, class Traits>
std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& stream,
                                             const T& value) {
    core::stream_sink<Traits> to{&stream};
    write_value(to, value);
    return stream;
}

}  // namespace inarow::inline v0

// inarow/type/game.hpp ----------------------------------------------------------------------------

/// A game as a type: how it began, and a link for every move. The links name values; what a
/// move does is computed by the position alone. Each link is a type of its own, so that taking a
/// move back gives the same type as before it; a position inside the name would cost more to
/// compile than the moves do (docs/type/game.md has the figures).
namespace inarow::inline v0 {

namespace type {

/// How many links g++ may print; after these, the earlier ones are hidden. clang prints none,
/// and a closure costs it more than a link.
#if defined(__GNUC__) && !defined(__clang__)
inline constexpr int links_printed = 6;
#else
inline constexpr int links_printed = 1 << 30;
#endif

}  // namespace type

/// A game type: what new_game, set_up and play give.
template <class T>
concept a_game = requires {
    typename T::self;
    T::ply;
};

/// A game that begins on the empty board of some rules. Numbers instead of `rules`, because g++
/// prints those longer, and prints no default arguments.
template <int Columns, int Rows, int Run, gravity Gravity = place, player Starts = first>
struct begun {
    using self = begun;
    using origin = begun;
    static constexpr int capacity = Columns * Rows;
    static constexpr int ply = 0;
    static constexpr basic_position<capacity> position =
        basic_position<capacity>::start_unchecked({Columns, Rows, Run, Gravity, Starts});
};

/// A game that begins with a given position, which the closure type `Origin` returns.
template <class Origin>
struct begun_from {
    using self = begun_from;
    using origin = begun_from;
    static constexpr int capacity = decltype(std::declval<Origin>()())::capacity;
    static constexpr int ply = 0;
    static constexpr basic_position<capacity> position = Origin{}();
};

/// The game `Before` after one more move, onto the square with that row-major index.
template <class Before, int Square>
struct played {
    using self = played;
    using before = typename Before::self;
    using origin = typename before::origin;
    static constexpr int capacity = before::capacity;
    static constexpr basic_position<capacity> position =
        before::position.after(square_at(before::position.rules(), Square));
    // Not counted link by link, which would be too deep for a compiler after a long game.
    static constexpr int ply = position.stones_ - origin::position.stones_;
};

namespace type {

#if defined(__GNUC__) && !defined(__clang__)
template <bool Seal>
struct link {
    template <class Before, int Square>
    using after = played<Before, Square>;
};
template <>
struct link<true> {
    template <class Before, int Square>
    using after = played<core::sealed<core::seal_of<Before>>, Square>;
};

template <class Before, int Square>
using next =
    typename link<Before::ply % links_printed == links_printed - 1>::template after<Before, Square>;
#else
template <class Before, int Square>
using next = played<Before, Square>;
#endif

}  // namespace type

}  // namespace inarow::inline v0

// inarow/type/display.hpp -------------------------------------------------------------------------

/// A board as a type whose name is the board: what an editor shows on hover.
/// Outside the versioned namespace, and declared only: a name is all there is to them, and short.
namespace inarow {

struct X;
struct O;
struct _;
template <class... Marks>
struct row;
template <class... Rows>
struct board;

inline namespace v0 {
namespace type {

template <mark Mark>
struct displayed;
template <>
struct displayed<mark::none> {
    using as = _;
};
template <>
struct displayed<mark::first> {
    using as = X;
};
template <>
struct displayed<mark::second> {
    using as = O;
};

template <class Game, int Row, class Columns>
struct displayed_row;
template <class Game, int Row, int... Column>
struct displayed_row<Game, Row, std::integer_sequence<int, Column...>> {
    using as = row<typename displayed<Game::position.at(square{Column, Row})>::as...>;
};

template <class Game, class Rows>
struct displayed_board;
template <class Game, int... Row>
struct displayed_board<Game, std::integer_sequence<int, Row...>> {
    using columns = std::make_integer_sequence<int, Game::position.rules().columns>;
    using as = board<typename displayed_row<Game, Row, columns>::as...>;
};

}  // namespace type

/// board<row<X, _, O>, row<_, X, _>, row<_, _, O>>: the rows from the top.
template <a_game Game>
using display = typename type::displayed_board<
    Game, std::make_integer_sequence<int, Game::position.rules().rows>>::as;

}  // namespace v0
}  // namespace inarow

// inarow/type/new_game.hpp ------------------------------------------------------------------------

/// Where game types begin: on an empty board, or on a given one.
namespace inarow::inline v0 {

/// Rules that a game can be played by: asks what new_game would refuse.
template <rules Rules>
concept sensible_rules = check(Rules).has_value();

namespace type {

[[nodiscard]] constexpr report report_on(const illegal_rules& why) {
    report result;
    draw::write_refusal(result.sentence, why);
    return result;
}
template <rules Rules>
inline constexpr report refused_rules = report_on(check(Rules).error());

template <rules Rules>
using begun_by = begun<Rules.columns, Rules.rows, Rules.run, Rules.gravity, Rules.starts>;

template <bool Sensible>
struct new_game_if {
    template <rules Rules>
    using game = begun_by<Rules>;
};
template <>
struct new_game_if<false> {
    template <rules Rules>
    using game = refusal<refused_rules<Rules>, begun_by<tic_tac_toe>>;
};

/// What a set-up comes to, from the text to the position.
template <int Capacity>
struct set_up_result {
    basic_position<Capacity> position;
    bool refused = false;
    report why{};
};
template <int Capacity>
[[nodiscard]] constexpr set_up_result<Capacity> set_up_from(const rules& r, std::string_view text,
                                                            bool checked) {
    const auto empty = *basic_layout<Capacity>::start(r);
    const auto layout = notation::parse_position(empty, text);
    set_up_result<Capacity> result{empty.unchecked()};
    if (!layout) {
        result.refused = true;
        draw::write_refusal(result.why.sentence, "The position", layout.error());
        return result;
    }
    result.position = layout->unchecked();
    if (const auto reached = layout->checked(); checked && !reached) {
        result.refused = true;
        draw::write_refusal(result.why.sentence, r, reached.error(), result.position.to_move());
        write_board(result.why, result.position, reached.error().where);
    }
    return result;
}
template <rules Rules, say Text, bool Checked>
inline constexpr set_up_result<Rules.squares()> set_up_of =
    set_up_from<Rules.squares()>(Rules, Text.view(), Checked);
template <rules Rules, say Text, bool Checked>
inline constexpr report refused_set_up = set_up_of<Rules, Text, Checked>.why;

/// A closure that returns the position, for the same reason that `seal` is one: not to print it.
template <auto Position>
inline constexpr auto origin = [] { return Position; };

template <bool Refused>
struct set_up_unless {
    template <rules Rules, say Text, bool Checked>
    using game =
        begun_from<std::remove_const_t<decltype(origin<set_up_of<Rules, Text, Checked>.position>)>>;
};
template <>
struct set_up_unless<true> {
    template <rules Rules, say Text, bool Checked>
    using game = refusal<refused_set_up<Rules, Text, Checked>, begun_by<Rules>>;
};

template <rules Rules, say Text, bool Checked>
using set_up =
    typename set_up_unless<set_up_of<Rules, Text, Checked>.refused>::template game<Rules, Text,
                                                                                   Checked>;

}  // namespace type

/// A game of these rules on the empty board. Rules that make no sense do not compile.
template <rules Rules>
using new_game = typename type::new_game_if<sensible_rules<Rules>>::template game<Rules>::self;

/// A game that goes on from a board, such as set_up<tic_tac_toe, "X.O/.X./..O X"> (see
/// notation/position_text.hpp). A board that no game reaches does not compile.
template <rules Rules, say Text>
    requires sensible_rules<Rules>
using set_up = typename type::set_up<Rules, Text, true>::self;

/// The same, whatever the board.
template <rules Rules, say Text>
    requires sensible_rules<Rules>
using set_up_unchecked = typename type::set_up<Rules, Text, false>::self;

/// A board that a game can reach: asks what set_up would refuse.
template <rules Rules, say Text>
concept reachable = sensible_rules<Rules> && !type::set_up_of<Rules, Text, true>.refused;

}  // namespace inarow::inline v0

// inarow/type/play.hpp ----------------------------------------------------------------------------

/// Moves on game types: the strict one, which does not compile when it is illegal, and the total
/// one, which gives the same game and the reason.
namespace inarow::inline v0 {

namespace type {

/// The squares of a line of moves, as far as they are legal.
template <std::size_t Count>
struct judged_line {
    int squares[Count + 1]{};
    std::size_t legal = 0;
};

/// Plays moves one after the other, up to the first refused one.
template <int Capacity, class... Moves>
[[nodiscard]] constexpr judged_line<sizeof...(Moves)> judged_in_line(basic_position<Capacity> p,
                                                                     const Moves&... moves) {
    judged_line<sizeof...(Moves)> result;
    // Not a fold: clang 19 takes none of more than 256 moves.
    const move_text* const all[] = {&moves..., nullptr};
    for (std::size_t i = 0; i < sizeof...(Moves); ++i) {
        const int square = square_of(p, *all[i]);
        if (square < 0) break;
        result.squares[result.legal++] = square;
        p = p.after(square_at(p.rules(), square));
    }
    return result;
}

/// The game after the squares numbered From to From + Count - 1 of a line; halved, so that no
/// line is too long for the depth a compiler allows.
template <class Game, auto Line, std::size_t From, std::size_t Count>
struct after_line {
    using half = typename after_line<Game, Line, From, Count / 2>::game;
    using game = typename after_line<half, Line, From + Count / 2, Count - Count / 2>::game;
};
template <class Game, auto Line, std::size_t From>
struct after_line<Game, Line, From, 1> {
    using game = typename next<Game, Line.squares[From]>::self;
    // Asked for here, move by move, or the last one of a long line is too deep for a compiler.
    static_assert(game::position.stones_ > 0);
};
template <class Game, auto Line, std::size_t From>
struct after_line<Game, Line, From, 0> {
    using game = Game;
};

/// Why the first refused move of a line is refused, and after which of its moves.
template <int Capacity>
struct refused_line {
    basic_position<Capacity> position;
    move_text entry;
    refused_entry why;
};
template <int Capacity, class... Moves>
[[nodiscard]] constexpr refused_line<Capacity> first_refused(const basic_position<Capacity>& from,
                                                             const Moves&... moves) {
    refused_line<Capacity> result{from, move_text{""}, {}};
    const move_text* const all[] = {&moves..., nullptr};
    for (std::size_t i = 0; i < sizeof...(Moves); ++i) {
        const int square = square_of(result.position, *all[i]);
        if (square < 0) {
            result.entry = *all[i];
            result.why = why_refused(result.position, *all[i]);
            break;
        }
        result.position = result.position.after(square_at(result.position.rules(), square));
    }
    return result;
}

/// The part of a large board to show with a refused move: around it, if it has a place.
template <int Capacity>
[[nodiscard]] constexpr square place_of(const refused_line<Capacity>& r) {
    using enum illegal_move::reason;
    const rules& all = r.position.rules();
    const move& m = r.why.move.attempted;
    if (r.why.move.kind == not_a_move || r.why.move.kind == game_over) return middle_of(r.position);
    return {.column = m.column, .row = m.names_row() ? m.row : all.rows - 1};
}

template <int Capacity>
[[nodiscard]] constexpr report report_on(const refused_line<Capacity>& r) {
    report result;
    draw::write_refusal(result.sentence, r.position.rules(), r.why, r.entry);
    draw::write_moves_left(result.sentence, r.position);
    write_board(result, r.position, place_of(r));
    return result;
}
/// What a move comes to: a link after the game, or the refusal of `Playing`.
template <bool Legal>
struct move_if {
    template <class Game, int Square, class Playing>
    using game = next<Game, Square>;
};
template <>
struct move_if<false> {
    template <class Game, int Square, class Playing>
    using game = refusal<Playing::refused, Game>;
};

/// The same for a line of moves.
template <bool Legal>
struct line_if {
    template <class Game, auto Line, class Playing>
    using game = typename after_line<Game, Line, 0, Line.legal>::game;
};
template <>
struct line_if<false> {
    template <class Game, auto Line, class Playing>
    using game = refusal<Playing::refused, Game>;
};

/// A class, whose name is all of it that g++ prints in an error; of an alias it would print the
/// whole definition. What it names, `play` asks for its `self`: only there can a refusal fail, so
/// no compiler has more than that one step to tell of.
template <class Game, move_text... Moves>
struct playing {
    static constexpr auto line = judged_in_line(Game::position, Moves...);
    static constexpr report refused = report_on(first_refused(Game::position, Moves...));
    using next =
        typename line_if<line.legal == sizeof...(Moves)>::template game<Game, line, playing>;
};
/// Most programs play a move at a time, and it costs half of a line of one.
template <class Game, move_text Move>
struct playing<Game, Move> {
    static constexpr int square = square_of(Game::position, Move);
    static constexpr report refused = report_on(first_refused(Game::position, Move));
    using next = typename move_if<(square >= 0)>::template game<Game, square, playing>;
};

}  // namespace type

/// The game after these moves, one after the other: "center", 13, "b2", "4", by(first, "a1"),
/// in(notation::kind::openspiel, "x3"). Does not compile when one is illegal: the error says
/// which and why, and draws the board before it.
template <a_game Game, move_text... Moves>
using play = typename type::playing<Game, Moves...>::next::self;

/// Whether these moves can be played on a game: asks what `play` would refuse.
template <class Game, move_text... Moves>
concept legal_moves =
    a_game<Game> && type::judged_in_line(Game::position, Moves...).legal == sizeof...(Moves);

/// These moves on a game, whatever they are: the total counterpart of `play`.
template <a_game Game, move_text... Moves>
struct try_play {
private:
    static constexpr auto judged = type::judged_in_line(Game::position, Moves...);
    static constexpr auto stopped = type::first_refused(Game::position, Moves...);

public:
    /// The game after the moves before the first refused one: the very same type as before, if
    /// that was the first.
    using game = typename type::after_line<Game, judged, 0, judged.legal>::game;
    /// How many moves were played.
    static constexpr std::size_t legal = judged.legal;
    static constexpr bool refused = judged.legal < sizeof...(Moves);
    /// With `refused`: the refused move, why it is, and the sentence that says so.
    static constexpr move_text entry = stopped.entry;
    static constexpr refused_entry refusal = stopped.why;
    static constexpr draw::sentence_text sentence =
        refused ? draw::sentence(Game::position.rules(), refusal, entry) : draw::sentence_text{};
};

}  // namespace inarow::inline v0

// inarow/type/query.hpp ---------------------------------------------------------------------------

/// What can be asked of a game type.
namespace inarow::inline v0 {

/// How a game stands, as the word for it: fresh, ongoing, drawn, first_won or second_won.
template <a_game Game>
inline constexpr status status_of = status_after(Game::position.outcome(), Game::ply);

/// The five checks: exactly one of them holds.
template <a_game Game>
inline constexpr bool is_fresh = status_of<Game> == status::fresh;
template <a_game Game>
inline constexpr bool is_ongoing = status_of<Game> == status::ongoing;
template <a_game Game>
inline constexpr bool is_drawn = status_of<Game> == status::drawn;
template <a_game Game>
inline constexpr bool first_has_won = status_of<Game> == status::first_won;
template <a_game Game>
inline constexpr bool second_has_won = status_of<Game> == status::second_won;

/// A game that has ended: asks what who_won would refuse.
template <class Game>
concept finished = a_game<Game> && Game::position.is_over();
/// A game that goes on.
template <class Game>
concept in_play = a_game<Game> && !Game::position.is_over();

namespace type {

template <class Game>
[[nodiscard]] constexpr report unfinished_report() {
    report result;
    core::write(result.sentence, "The game is not over: ");
    draw::write_standing(result.sentence, Game::position);
    write_board(result, Game::position, middle_of(Game::position));
    return result;
}
template <class Game>
inline constexpr report nobody_has_won_yet = unfinished_report<Game>();

template <class Game>
inline constexpr int last_index = -1;
template <class Before, int Square>
inline constexpr int last_index<played<Before, Square>> = Square;

/// The square of the last move, or the middle of the board.
template <class Game>
[[nodiscard]] constexpr square last_square() {
    if constexpr (last_index<Game> >= 0) return square_at(Game::position.rules(), last_index<Game>);
    return middle_of(Game::position);
}

/// Who looks at a game wants to see all of it; but a row that clang would shorten, or more rows
/// than a screen has, are no picture.
template <class Game>
[[nodiscard]] constexpr report standing_report() {
    report result;
    draw::write_standing(result.sentence, Game::position);
    const rules& r = Game::position.rules();
    write_part(
        result, Game::position,
        r.columns <= 16 && r.rows <= 24 ? draw::whole(r) : draw::around(r, last_square<Game>()));
    return result;
}
template <class Game>
inline constexpr report standing = standing_report<Game>();

/// A value as a type that has a `self`, as a refusal has.
template <auto Value>
struct constant {
    using self = constant;
    static constexpr auto value = Value;
};

template <bool Finished>
struct who_won_if {
    template <class Game>
    using answer = constant<Game::position.outcome()>;
};
template <>
struct who_won_if<false> {
    template <class Game>
    using answer = refusal<nobody_has_won_yet<Game>, constant<outcome::in_play>>;
};

/// The square a text names, whatever way stones come onto the board.
template <class Game>
[[nodiscard]] constexpr int named_square(const move_text& name) {
    rules placing = Game::position.rules();
    placing.gravity = place;
    const auto read = notation::parse(name.notation(), placing, name.view());
    if (!read || !on_the_board(placing, {read->column, read->row})) return -1;
    return index_of(placing, {read->column, read->row});
}

template <class Game, move_text Square>
[[nodiscard]] constexpr report no_square_report() {
    report result;
    draw::write_quoted(result.sentence, Square.view(), Square.is_cut());
    core::write(result.sentence, " names no square of this board (");
    draw::write_extent(result.sentence, Game::position.rules(), false);
    core::write(result.sentence, ").");
    write_board(result, Game::position, middle_of(Game::position));
    return result;
}
template <class Game, move_text Square>
inline constexpr report no_square = no_square_report<Game, Square>();

template <bool OnTheBoard>
struct is_occupied_if {
    template <class Game, move_text Square>
    using answer = constant<Game::position.is_occupied(
        square_at(Game::position.rules(), named_square<Game>(Square)))>;
};
template <>
struct is_occupied_if<false> {
    template <class Game, move_text Square>
    using answer = refusal<no_square<Game, Square>, constant<false>>;
};

}  // namespace type

/// Who won a finished game, or that it was a draw. Does not compile while a game is in play.
template <a_game Game>
inline constexpr outcome who_won =
    type::who_won_if<finished<Game>>::template answer<Game>::self::value;

/// Whether a stone stands on a square, "b2" or "center"; on any game, finished ones too. A name
/// that is no square of the board does not compile.
template <a_game Game, move_text Square>
inline constexpr bool is_occupied = type::is_occupied_if<(
    type::named_square<Game>(Square) >= 0)>::template answer<Game, Square>::self::value;

/// The squares a stone can come onto; none once the game is over.
template <a_game Game>
inline constexpr auto available_moves = Game::position.available_moves();

/// The square of the last move. Of a game without moves there is none to ask for.
template <a_game Game>
    requires(Game::ply > 0)
inline constexpr square last_move = square_at(Game::position.rules(), type::last_index<Game>);

/// Never compiles: the error says how the game stands and draws its board. To look at a game
/// where there is no editor to hover in.
template <a_game Game>
using show = typename type::refusal<type::standing<Game>, Game>::self;

}  // namespace inarow::inline v0

// inarow/type/take_back.hpp -----------------------------------------------------------------------

namespace inarow::inline v0 {

/// A game with at least that many moves: asks what take_back would refuse.
template <class Game, int Count = 1>
concept has_moves = a_game<Game> && Count >= 0 && Count <= Game::ply;

namespace type {

/// Halved, so that no number of moves is too deep for a compiler.
template <class Game, int Count>
struct before {
    using game = typename before<typename before<Game, Count / 2>::game, Count - Count / 2>::game;
};
template <class Game>
struct before<Game, 1> {
    using game = typename Game::before;
};
template <class Game>
struct before<Game, 0> {
    using game = Game;
};

template <class Game>
[[nodiscard]] constexpr report take_back_report(int count) {
    report result;
    draw::write_refusal(result.sentence, illegal_take_back{count, Game::ply});
    write_board(result, Game::position, middle_of(Game::position));
    return result;
}
template <class Game, int Count>
inline constexpr report refused_take_back = take_back_report<Game>(Count);

template <bool HasMoves>
struct take_back_if {
    template <class Game, int Count>
    using game = typename before<Game, Count>::game;
};
template <>
struct take_back_if<false> {
    template <class Game, int Count>
    using game = refusal<refused_take_back<Game, Count>, Game>;
};

}  // namespace type

/// The game as it was before its last move, or its last Count moves: the same type as it was
/// then. Does not compile when the game has not as many.
template <a_game Game, int Count = 1>
using take_back =
    typename type::take_back_if<has_moves<Game, Count>>::template game<Game, Count>::self;

}  // namespace inarow::inline v0

// inarow/version.hpp ------------------------------------------------------------------------------

// The one place that says the version: CMake and the single header read it from here.
#define INAROW_VERSION_MAJOR 0
#define INAROW_VERSION_MINOR 1
#define INAROW_VERSION_PATCH 0

// inarow.hpp --------------------------------------------------------------------------------------

/// All of inarow whose size is known when a program is compiled: games as types and as values.
/// For boards whose size is known only at run time, add <inarow/dynamic.hpp>; for pictures as
/// SVG, <inarow/draw/svg.hpp>.

// clang-format off: first, so that an error which begins in it names one header less.
// clang-format on

// inarow/solve/ranking.hpp ------------------------------------------------------------------------

/// Boards as numbers without gaps, so that a table of positions needs no keys.
namespace inarow::inline v0::solve {

/// Numbers every way in which up to so many stones can lie on a board, the fewest first, whether a
/// game reaches it or not. What counts is whose turn it is, not whether that is the first player:
/// of `n` stones, `n / 2` are those of the player to move.
///
/// A board is lanes, each filled from its bottom: its columns where stones drop, else its squares.
/// The number of a board is that of its heights, in lexicographic order, times the ways to colour
/// so many stones, plus that of its colours. Source: the combinatorial number system.
class ranking {
public:
    static constexpr int most_squares = 64;
    static constexpr std::uint64_t most_boards = std::uint64_t{1} << 32;

    /// Nothing for rules that make no sense, boards of more than most_squares, and where there
    /// would be more than most_boards or stones on every square.
    [[nodiscard]] static std::optional<ranking> start(const rules& r, int plies) {
        if (!check(r) || r.squares() > most_squares || plies < 0 || plies >= r.squares())
            return std::nullopt;
        ranking result(r, plies);
        for (int stones = 0; stones <= plies; ++stones) {
            const std::uint64_t colours = result.colours_.ways(stones, stones / 2);
            const std::uint64_t most = most_boards - result.size();
            if (result.heights_.ways(result.lanes_, stones) > most / colours) return std::nullopt;
            result.first_.push_back(result.size() +
                                    result.heights_.ways(result.lanes_, stones) * colours);
        }
        return result;
    }

    [[nodiscard]] const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] int plies() const { return static_cast<int>(first_.size()) - 2; }
    /// How many numbers there are.
    [[nodiscard]] std::uint64_t size() const { return first_.back(); }

    /// The number of a position or that of its mirror image, whichever is lower; nothing when it
    /// has other rules (who begins makes no difference), too many stones, stones above a free
    /// square where they drop, or not the stones of players who move in turn.
    template <int Capacity>
    [[nodiscard]] std::optional<std::uint64_t> rank(const basic_position<Capacity>& p) const {
        if (starting_with(first, p.rules()) != rules_ || p.stones() > plies()) return std::nullopt;
        const auto image = rank_as_seen(p, [](int lane) { return lane; });
        if (!image) return std::nullopt;
        return std::min(*image, *rank_as_seen(p, [&](int lane) { return mirrored(lane); }));
    }

    /// The position of a number, with the first player to begin. Precondition: number < size().
    [[nodiscard]] basic_position<most_squares> position(std::uint64_t number) const {
        int left = 0;
        while (first_[index(left) + 1] <= number) ++left;
        number -= first_[index(left)];
        int owns = left / 2;
        std::uint64_t heights = number / colours_.ways(left, owns);
        std::uint64_t colours = number % colours_.ways(left, owns);
        const player mover = left % 2 == 0 ? first : second;
        auto board = basic_layout<most_squares>::start(rules_).value();
        board.set_to_move(mover);
        for (int lane = 0; lane < lanes_; ++lane) {
            const int others = lanes_ - lane - 1;
            for (int height = 0; left > 0 && heights >= heights_.ways(others, left); ++height) {
                heights -= heights_.ways(others, left--);
                const bool is_own = colours >= colours_.ways(left, owns);
                if (is_own) colours -= colours_.ways(left, owns--);
                board.put(square_of(lane, height), mark_of(is_own ? mover : other(mover)));
            }
        }
        return board.unchecked();
    }

private:
    /// In how many ways so many lanes can hold so many stones, each up to `depth`.
    class fillings {
    public:
        fillings(int lanes, int depth, int stones)
            : most_stones_{stones}, ways_(index(lanes + 1) * index(stones + 1)) {
            ways_[0] = 1;
            for (int lane = 1; lane <= lanes; ++lane)
                for (int all = 0; all <= stones; ++all)
                    for (int here = 0; here <= std::min(depth, all); ++here)
                        at(lane, all) += at(lane - 1, all - here);
        }
        [[nodiscard]] std::uint64_t ways(int lanes, int stones) const {
            return ways_[index(lanes) * index(most_stones_ + 1) + index(stones)];
        }

    private:
        [[nodiscard]] std::uint64_t& at(int lanes, int stones) {
            return ways_[index(lanes) * index(most_stones_ + 1) + index(stones)];
        }

        int most_stones_;
        std::vector<std::uint64_t> ways_;
    };

    ranking(const inarow::rules& r, int plies)
        : rules_{starting_with(first, r)},
          lanes_{r.gravity == drop ? r.columns : r.squares()},
          depth_{r.gravity == drop ? r.rows : 1},
          heights_(lanes_, depth_, plies),
          colours_(plies, 1, plies),
          first_{0} {}

    [[nodiscard]] static constexpr std::size_t index(int number) {
        return static_cast<std::size_t>(number);
    }
    [[nodiscard]] square square_of(int lane, int height) const {
        if (rules_.gravity == place) return square_at(rules_, lane);
        return {.column = lane, .row = rules_.rows - 1 - height};
    }
    [[nodiscard]] int mirrored(int lane) const {
        const int column = lane % rules_.columns;
        return lane - column + (rules_.columns - 1 - column);
    }

    /// The number of a position whose lanes come in another order.
    template <int Capacity>
    [[nodiscard]] std::optional<std::uint64_t> rank_as_seen(const basic_position<Capacity>& p,
                                                            auto lane_there) const {
        const mark own = mark_of(p.to_move());
        int left = p.stones();
        int owns = left / 2;
        std::uint64_t heights = 0;
        std::uint64_t colours = 0;
        for (int lane = 0; lane < lanes_; ++lane) {
            for (int height = 0; height < depth_; ++height) {
                const mark m = p.at(square_of(lane_there(lane), height));
                if (m == mark::none) break;
                heights += heights_.ways(lanes_ - lane - 1, left--);
                if (m != own) continue;
                if (owns == 0) return std::nullopt;
                colours += colours_.ways(left, owns--);
            }
        }
        if (left != 0 || owns != 0) return std::nullopt;
        return first_[index(p.stones())] + heights * colours_.ways(p.stones(), p.stones() / 2) +
               colours;
    }

    inarow::rules rules_;
    int lanes_;
    int depth_;
    fillings heights_;
    fillings colours_;  ///< colours_.ways(n, k): of n stones, which k are the mover's
    std::vector<std::uint64_t> first_;  ///< the number that each count of stones begins with
};

}  // namespace inarow::inline v0::solve

// inarow/solve/book.hpp ---------------------------------------------------------------------------

/// Opening books: the exact scores of all positions of a game up to some ply, found in bytes that
/// are read where they lie. docs/solve/book.md has the format byte by byte.
namespace inarow::inline v0::solve {

/// Why bytes are no book, or why there is no book for some rules.
struct book_error {
    enum class reason : std::uint8_t {
        not_a_book,
        other_version,
        no_such_book,  ///< no book of such rules and so many plies can be: see ranking::start
        cut_short,
        too_long,
        damaged,  ///< its bytes are not those that were written
    };
    reason kind;
    int version = 0;  ///< with `other_version`

    constexpr bool operator==(const book_error&) const = default;
};

/// The format. Every number is little-endian.
namespace book_format {

inline constexpr std::array<std::uint8_t, 7> magic{0x89, 'i', 'n', 'a', 'r', 'o', 'w'};
inline constexpr int version = 1;
inline constexpr std::size_t version_at = 7;
inline constexpr std::size_t checksum_at = 8;
inline constexpr std::size_t columns_at = 16;  ///< from here on the checksum counts
inline constexpr std::size_t rows_at = 18;
inline constexpr std::size_t run_at = 20;
inline constexpr std::size_t gravity_at = 22;
inline constexpr std::size_t plies_at = 23;
inline constexpr std::size_t entries_at = 24;
inline constexpr std::size_t least_score_at = 28;
inline constexpr std::size_t score_bits_at = 29;
inline constexpr std::size_t blocks_at = 32;

/// A block has the count of entries before it, and a mark for each of so many boards.
inline constexpr std::size_t block_bytes = 64;
inline constexpr std::size_t count_bytes = 4;
inline constexpr std::size_t boards_of_block = 8 * (block_bytes - count_bytes);
inline constexpr int most_score_bits = 7;

/// Where the scores begin.
[[nodiscard]] constexpr std::size_t scores_at(std::uint64_t boards) {
    return blocks_at + (boards + boards_of_block - 1) / boards_of_block * block_bytes;
}
[[nodiscard]] constexpr std::size_t size(std::uint64_t boards, std::uint64_t entries, int bits) {
    return scores_at(boards) + (entries * static_cast<std::uint64_t>(bits) + 7) / 8;
}

/// The number that so many bytes write; those beyond the end count as 0.
[[nodiscard]] constexpr std::uint64_t number_at(std::span<const std::byte> bytes, std::size_t at,
                                                std::size_t count) {
    std::uint64_t result = 0;
    for (std::size_t i = 0; i < count && at + i < bytes.size(); ++i)
        result |= std::to_integer<std::uint64_t>(bytes[at + i]) << 8 * i;
    return result;
}

/// No change of up to eight bytes in a row leaves it as it was, if they are one word of it: each
/// step is a bijection.
[[nodiscard]] constexpr std::uint64_t checksum(std::span<const std::byte> book) {
    std::uint64_t sum = book.size();
    for (std::size_t at = columns_at; at < book.size(); at += 8)
        sum = core::mixed(sum ^ number_at(book, at, 8)) + 0x9e3779b97f4a7c15U;
    return sum;
}

}  // namespace book_format

/// A view of a book: it must not outlive the bytes it was read from, nor may they change.
class book {
public:
    /// A checksum finds damage and not lies: bytes made up to have the right one are read without
    /// harm, but what is found there may be wrong.
    [[nodiscard]] static std::expected<book, book_error> read(std::span<const std::byte> bytes) {
        using enum book_error::reason;
        namespace format = book_format;
        if (bytes.size() < format::blocks_at) return std::unexpected(book_error{not_a_book});
        for (std::size_t i = 0; i < format::magic.size(); ++i)
            if (bytes[i] != std::byte{format::magic[i]})
                return std::unexpected(book_error{not_a_book});
        const auto version = static_cast<int>(format::number_at(bytes, format::version_at, 1));
        if (version != format::version) return std::unexpected(book_error{other_version, version});
        auto boards = boards_of(bytes);
        const auto bits = static_cast<int>(format::number_at(bytes, format::score_bits_at, 1));
        if (!boards || bits > format::most_score_bits)
            return std::unexpected(book_error{no_such_book});
        book result(bytes, *std::move(boards), bits);
        const std::size_t size = format::size(result.boards_.size(), result.size(), bits);
        if (bytes.size() != size)
            return std::unexpected(book_error{bytes.size() < size ? cut_short : too_long});
        if (format::number_at(bytes, format::checksum_at, 8) != format::checksum(bytes))
            return std::unexpected(book_error{damaged});
        return result;
    }

    /// With the first player to begin; the book is as good where the second does.
    [[nodiscard]] const inarow::rules& rules() const { return boards_.rules(); }
    /// Of positions with more stones it knows nothing.
    [[nodiscard]] int plies() const { return boards_.plies(); }
    /// How many positions it has; mirror images count as one.
    [[nodiscard]] std::size_t size() const { return entries_; }
    [[nodiscard]] std::span<const std::byte> bytes() const { return bytes_; }

    /// The exact score, as score_of counts it; nothing for what is not in the book, as are finished
    /// positions and those that no game reaches.
    template <int Capacity>
    [[nodiscard]] std::optional<int> find(const basic_position<Capacity>& p) const {
        const auto number = boards_.rank(p);
        if (!number) return std::nullopt;
        const auto entry = entry_of(*number);
        if (!entry) return std::nullopt;
        const int score = score_of_entry(*entry);
        const int free = p.rules().squares() - p.stones();
        const bool can_be = -(free / 2) <= score && score <= (free + 1) / 2;
        return can_be ? std::optional(score) : std::nullopt;
    }

private:
    book(std::span<const std::byte> bytes, ranking boards, int bits)
        : bytes_{bytes},
          boards_{std::move(boards)},
          entries_{
              static_cast<std::size_t>(book_format::number_at(bytes, book_format::entries_at, 4))},
          least_{static_cast<std::int8_t>(
              book_format::number_at(bytes, book_format::least_score_at, 1))},
          bits_{bits} {}

    [[nodiscard]] static std::optional<ranking> boards_of(std::span<const std::byte> bytes) {
        const auto number = [&](std::size_t at, std::size_t count) {
            return static_cast<int>(book_format::number_at(bytes, at, count));
        };
        const int how = number(book_format::gravity_at, 1);
        if (how > 1) return std::nullopt;
        const inarow::rules r{.columns = number(book_format::columns_at, 2),
                              .rows = number(book_format::rows_at, 2),
                              .run = number(book_format::run_at, 2),
                              .gravity = static_cast<gravity>(how)};
        return ranking::start(r, number(book_format::plies_at, 1));
    }

    /// Which entry the board of that number is, if it is one.
    [[nodiscard]] std::optional<std::size_t> entry_of(std::uint64_t number) const {
        namespace format = book_format;
        const auto block = bytes_.subspan(
            format::blocks_at + number / format::boards_of_block * format::block_bytes,
            format::block_bytes);
        const std::size_t in_block = number % format::boards_of_block;
        const std::size_t last = format::count_bytes + in_block / 8;
        const auto marks = std::to_integer<unsigned>(block[last]);
        const unsigned mark = 1U << in_block % 8;
        if ((marks & mark) == 0) return std::nullopt;
        std::size_t entry = format::number_at(block, 0, format::count_bytes);
        for (std::size_t i = format::count_bytes; i < last; ++i)
            entry += static_cast<std::size_t>(std::popcount(std::to_integer<unsigned>(block[i])));
        entry += static_cast<std::size_t>(std::popcount(marks & (mark - 1)));
        return entry < entries_ ? std::optional(entry) : std::nullopt;
    }
    [[nodiscard]] int score_of_entry(std::size_t entry) const {
        const std::size_t bit = entry * static_cast<std::size_t>(bits_);
        const auto two = static_cast<unsigned>(
            book_format::number_at(bytes_, book_format::scores_at(boards_.size()) + bit / 8, 2));
        return least_ + static_cast<int>(two >> bit % 8 & ((1U << bits_) - 1));
    }

    std::span<const std::byte> bytes_;
    ranking boards_;
    std::size_t entries_;
    int least_;
    int bits_;  ///< of each score
};

}  // namespace inarow::inline v0::solve

// inarow/draw/book_sentence.hpp -------------------------------------------------------------------

/// Why a book is refused, as a sentence.
namespace inarow::inline v0::draw {

/// "The book cannot be read: it is cut short."
constexpr void write_refusal(core::sink auto& to, std::string_view what,
                             const solve::book_error& why) {
    using enum solve::book_error::reason;
    core::write(to, what, " cannot be read: ");
    switch (why.kind) {
        case not_a_book: return core::write(to, "it is not a book of inarow.");
        case other_version:
            return core::write(to, "it is a book of version ", why.version, ", not ",
                               solve::book_format::version, '.');
        case no_such_book: return core::write(to, "no board and number of plies are like its own.");
        case cut_short: return core::write(to, "it is cut short.");
        case too_long: return core::write(to, "it goes on after its end.");
        case damaged: return core::write(to, "it is damaged.");
    }
}
[[nodiscard]] constexpr sentence_text sentence(std::string_view what,
                                               const solve::book_error& why) {
    sentence_text result;
    write_refusal(result, what, why);
    return result;
}

}  // namespace inarow::inline v0::draw

// inarow/solve/game_value.hpp ---------------------------------------------------------------------

namespace inarow::inline v0 {

/// What a position comes to when both sides play perfectly: the winner as fast as possible, the
/// loser as late as possible.
struct game_value {
    inarow::outcome outcome = outcome::draw;
    int plies = 0;  ///< from here to the end; for a draw, all the free squares

    constexpr bool operator==(const game_value&) const = default;
};

/// The value as one number, as the field counts it: positive when the player to move wins, negative
/// when the other does, 0 for a draw; its size is half the squares still free after the winning
/// move, rounded down, plus one. Of all ways to win, the fastest has the greatest score.
/// Source: the data sets and solvers for Connect Four by Pascal Pons.
///
/// `free` squares are free in the position, and `to_move` is to move there.
[[nodiscard]] constexpr int score_of(const game_value& v, int free, player to_move) {
    if (v.outcome == outcome::draw) return 0;
    const int size = (free - v.plies) / 2 + 1;
    return v.outcome == won_by(to_move) ? size : -size;
}

/// The value that has this score: the inverse of score_of.
[[nodiscard]] constexpr game_value value_of(int score, int free, player to_move) {
    if (score == 0) return {outcome::draw, free};
    // Who is to move makes the last move of a win, so its number of plies is odd; else even.
    const int plies = free - 2 * ((score > 0 ? score : -score) - 1);
    if (score > 0) return {won_by(to_move), plies % 2 != 0 ? plies : plies - 1};
    return {won_by(other(to_move)), plies % 2 == 0 ? plies : plies - 1};
}

}  // namespace inarow::inline v0

// inarow/core/wide.hpp ----------------------------------------------------------------------------

/// Words of more than 64 bits, for sets of squares that are shifted as a whole.
namespace inarow::inline v0::core {

/// An unsigned number of Words * 64 bits, least significant word first: bitwise operators, shifts
/// (which fill with zeros, also from beyond the width) and what the functions below give.
template <int Words>
struct wide {
    std::uint64_t words_[static_cast<std::size_t>(Words)]{};

    constexpr wide() = default;
    explicit constexpr wide(std::uint64_t low) { words_[0] = low; }

    explicit constexpr operator bool() const {
        for (const std::uint64_t word : words_)
            if (word != 0) return true;
        return false;
    }
    constexpr wide& operator&=(const wide& other) {
        for (int i = 0; i < Words; ++i) words_[i] &= other.words_[i];
        return *this;
    }
    constexpr wide& operator|=(const wide& other) {
        for (int i = 0; i < Words; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr wide& operator^=(const wide& other) {
        for (int i = 0; i < Words; ++i) words_[i] ^= other.words_[i];
        return *this;
    }
    constexpr bool operator==(const wide&) const = default;
    /// Any order will do for those who ask: the lowest words come first.
    constexpr auto operator<=>(const wide&) const = default;
};

// Not friends in the class: g++ 12 warns of those after some errors, though they are defined.

template <int Words>
[[nodiscard]] constexpr wide<Words> operator&(wide<Words> a, const wide<Words>& b) {
    return a &= b;
}
template <int Words>
[[nodiscard]] constexpr wide<Words> operator|(wide<Words> a, const wide<Words>& b) {
    return a |= b;
}
template <int Words>
[[nodiscard]] constexpr wide<Words> operator^(wide<Words> a, const wide<Words>& b) {
    return a ^= b;
}
template <int Words>
[[nodiscard]] constexpr wide<Words> operator~(wide<Words> a) {
    for (std::uint64_t& word : a.words_) word = ~word;
    return a;
}
template <int Words>
[[nodiscard]] constexpr wide<Words> operator+(wide<Words> a, const wide<Words>& b) {
    bool carry = false;
    for (int i = 0; i < Words; ++i) {
        const std::uint64_t sum = a.words_[i] + b.words_[i];
        const bool over = sum < b.words_[i];
        a.words_[i] = sum + static_cast<std::uint64_t>(carry);
        carry = over || (carry && a.words_[i] == 0);
    }
    return a;
}
template <int Words>
[[nodiscard]] constexpr wide<Words> operator<<(const wide<Words>& a, int by) {
    wide<Words> result;
    const int whole = by / 64;
    const int rest = by % 64;
    for (int i = Words - 1; i >= whole; --i) {
        // The analyzer does not know that no shift is negative.
        result.words_[i] = a.words_[i - whole] << rest;  // NOLINT(clang-analyzer-security.*)
        if (rest != 0 && i > whole) result.words_[i] |= a.words_[i - whole - 1] >> (64 - rest);
    }
    return result;
}
template <int Words>
[[nodiscard]] constexpr wide<Words> operator>>(const wide<Words>& a, int by) {
    wide<Words> result;
    const int whole = by / 64;
    const int rest = by % 64;
    for (int i = 0; i + whole < Words; ++i) {
        result.words_[i] = a.words_[i + whole] >> rest;
        if (rest != 0 && i + whole + 1 < Words)
            result.words_[i] |= a.words_[i + whole + 1] << (64 - rest);
    }
    return result;
}

// The compilers' own functions instead of those of <bit>, which call three others each: a constant
// evaluation pays for that.

/// How many bits are set.
[[nodiscard]] constexpr int count(std::uint64_t word) { return __builtin_popcountll(word); }
template <int Words>
[[nodiscard]] constexpr int count(const wide<Words>& set) {
    int result = 0;
    for (const std::uint64_t word : set.words_) result += count(word);
    return result;
}

/// The number of the lowest bit that is set. Precondition: there is one.
[[nodiscard]] constexpr int lowest(std::uint64_t word) { return __builtin_ctzll(word); }
template <int Words>
[[nodiscard]] constexpr int lowest(const wide<Words>& set) {
    int i = 0;
    while (set.words_[i] == 0) ++i;
    return i * 64 + lowest(set.words_[i]);
}

/// The set without its lowest bit.
[[nodiscard]] constexpr std::uint64_t without_lowest(std::uint64_t word) {
    return word & (word - 1);
}
template <int Words>
[[nodiscard]] constexpr wide<Words> without_lowest(wide<Words> set) {
    for (std::uint64_t& word : set.words_) {
        if (word == 0) continue;
        word &= word - 1;
        break;
    }
    return set;
}

/// Two sets in one number, well spread, to find a place by.
[[nodiscard]] constexpr std::uint64_t spread(std::uint64_t a, std::uint64_t b) {
    return (a * 0x9e3779b97f4a7c15U) ^ (b * 0xc2b2ae3d27d4eb4fU);
}
template <int Words>
[[nodiscard]] constexpr std::uint64_t spread(const wide<Words>& a, const wide<Words>& b) {
    std::uint64_t result = 0;
    for (int i = 0; i < Words; ++i)
        result = (result ^ (result >> 29)) * 0xbf58476d1ce4e5b9U + spread(a.words_[i], b.words_[i]);
    return result;
}

namespace word {

template <int Words>
struct of_words {
    using type = wide<Words>;
};
template <>
struct of_words<1> {
    using type = std::uint64_t;
};

}  // namespace word

/// The word for so many bits: a plain number up to 64.
template <int Bits>
using word_of = word::of_words<(Bits + 63) / 64>::type;

}  // namespace inarow::inline v0::core

// inarow/solve/grid.hpp ---------------------------------------------------------------------------

/// The rules in the form a search needs: a board is a set of bits that is shifted as a whole, so
/// that one expression finds every square that wins. tests/solve/grid_test.cpp holds it to the
/// rules of game/.
namespace inarow::inline v0::solve {

/// Whether a search turns the board over its diagonal: a tall one on which stones are placed, so
/// that left and right are always its long sides.
[[nodiscard]] constexpr bool is_turned(const rules& r) {
    return r.gravity == place && r.rows > r.columns;
}

/// How many bits a board of these rules needs: a square has the bit `column * (rows + 1)` plus its
/// height above the bottom. The bit above each column stays 0, so that no line goes on in the next
/// column.
[[nodiscard]] constexpr int bits_needed(const rules& r) {
    return is_turned(r) ? r.rows * (r.columns + 1) : r.columns * (r.rows + 1);
}

/// Of longer lines `potential` does not speak.
inline constexpr int most_weighed_run = 12;

/// A board of some rules. Word has at least bits_needed(rules) bits.
///
/// In a constant evaluation calls and statements are what costs time, and expressions are cheap:
/// so the functions that are called for every position are loops over the four directions with one
/// expression in them.
template <class Word>
struct grid {
    bool turned;
    bool drops;
    int columns;
    int rows;
    int stride;  ///< how far the bits of neighbouring columns are apart
    int run;
    int directions = 0;  ///< in how many there is room for a line
    /// How far apart neighbours in a line are; where there is no room for a line, as the first.
    int steps[4]{};
    Word column{};  ///< the first one
    Word squares{};
    Word bottoms{};
    /// The squares that a player gets who always answers in the column the other has just played
    /// in, when every column has an even number of free squares.
    Word answers{};
    /// The squares in the order in which to try them: columns from the middle, or, where stones are
    /// placed, rings from the middle. The last tier has all the rest.
    int tiers = 0;
    Word tier[32]{};

    explicit constexpr grid(const rules& r)
        : turned{is_turned(r)},
          drops{r.gravity == drop},
          columns{turned ? r.rows : r.columns},
          rows{turned ? r.columns : r.rows},
          stride{rows + 1},
          run{r.run} {
        Word answered{};
        for (int height = 0; height < rows; ++height) column |= bit(height);
        for (int height = rows - 1; height >= 0; height -= 2) answered |= bit(height);
        for (int c = 0; c < columns; ++c) {
            squares |= column << c * stride;
            bottoms |= bit(c * stride);
            answers |= answered << c * stride;
        }
        add_direction(run <= rows, 1);
        add_direction(run <= columns, stride);
        add_direction(run <= rows && run <= columns, stride + 1);
        add_direction(run <= rows && run <= columns, stride - 1);
        for (int i = directions; i < 4; ++i) steps[i] = steps[0];
        add_tiers();
    }

    [[nodiscard]] static constexpr Word bit(int number) {
        // The analyzer does not know that rules have at least a column and a row.
        return Word{1} << number;  // NOLINT(clang-analyzer-core.BitwiseShift)
    }
    [[nodiscard]] constexpr Word at(square s) const {
        return turned ? bit(s.row * stride + rows - 1 - s.column)
                      : bit(s.column * stride + rows - 1 - s.row);
    }

    struct sides {
        Word own;
        Word theirs;
    };
    /// The stones of the player to move and of the other.
    template <int Capacity>
    [[nodiscard]] constexpr sides sides_of(const basic_position<Capacity>& p) const {
        sides result{};
        const std::size_t mover = p.to_move() == first ? 0 : 1;
        square s;
        // Not the rules' own numbers: of a board that the compiler knows it knows these.
        const int row_count = turned ? columns : rows;
        const int column_count = turned ? rows : columns;
        for (int i = 0; s.row < row_count; ++s.row) {
            for (s.column = 0; s.column < column_count; ++s.column, ++i) {
                const bool own = p.marks_[mover].test(i);
                const bool theirs = p.marks_[1 - mover].test(i);
                // Without a branch where a word is cheap: stones lie as they please, and a third
                // of a short search was the processor's wrong guesses here.
                if (sizeof(Word) > sizeof(std::uint64_t) && !own && !theirs) continue;
                const Word here = at(s);
                result.own |= own ? here : Word{};
                result.theirs |= theirs ? here : Word{};
            }
        }
        return result;
    }

    /// The squares a stone can come onto when these are taken.
    [[nodiscard, gnu::always_inline]] constexpr Word playable(const Word& taken) const {
        return drops ? (taken + bottoms) & squares & ~taken : squares & ~taken;
    }

    /// Whether a stone lies above a free square of its column, where stones drop: on boards that
    /// no game reaches.
    [[nodiscard]] constexpr bool has_holes(const Word& taken) const {
        return drops && static_cast<bool>((taken + bottoms) & taken);
    }

    /// Every bit where one stone more would complete a line of `own`; off the board and on stones
    /// too, for the caller to mask out.
    [[nodiscard, gnu::always_inline]] constexpr Word completing(const Word& own) const {
        Word result{};
        add_completing(own, steps, result);
        return result;
    }
    /// The same, added to a set; of several boards at once where Set is core::lanes<>. All
    /// directions, if `in` is `steps`; or in each lane its own, if it is one set of four steps
    /// (lines of five and more are looked for in all directions then too).
    template <class Set, class Steps>
    [[gnu::always_inline]] constexpr void add_completing(const Set& own, const Steps& in,
                                                         Set& result) const {
        if (run == 4) {
            for (const auto& s : in)
                result |= (own << s & own << 2 * s & (own << 3 * s | own >> s)) |
                          (own >> s & own >> 2 * s & (own >> 3 * s | own << s));
        } else if (run == 3) {
            for (const auto& s : in)
                result |= (own << s & (own << 2 * s | own >> s)) | (own >> s & own >> 2 * s);
        } else {
            for (int i = 0; i < directions; ++i) add_last_of_run(own, steps[i], result);
        }
    }

    /// Whether all squares of some line are in the set.
    [[nodiscard, gnu::always_inline]] constexpr bool has_line(const Word& set) const {
        if (directions == 0) return false;
        Word found{};
        if (run == 4) {
            for (const int s : steps) {
                const Word pairs = set & set >> s;
                found |= pairs & pairs >> 2 * s;
            }
        } else if (run == 3) {
            for (const int s : steps) found |= set & set >> s & set >> 2 * s;
        } else {
            for (int i = 0; i < directions; ++i) found |= lines_from(set, steps[i]);
        }
        return static_cast<bool>(found);
    }

    /// The sum, over all lines with no stone of the other player, of 2 to the number of own stones
    /// in it: `open` is the own stones and the free squares. At most `enough`, where it stops.
    /// Precondition: run is at most most_weighed_run, and no line of `own` is complete.
    [[nodiscard]] constexpr std::int64_t potential(const Word& own, const Word& open,
                                                   std::int64_t enough) const {
        std::int64_t sum = 0;
        for (int i = 0; i < directions && sum < enough; ++i)
            sum += run == 4   ? potential_of_fours(own, open, steps[i])
                   : run == 3 ? potential_of_threes(own, open, steps[i])
                              : potential_of_runs(own, open, steps[i]);
        return sum < enough ? sum : enough;
    }

    /// The set as seen in a mirror, left for right.
    [[nodiscard]] constexpr Word mirrored(const Word& set) const {
        Word result{};
        for (int left = 0, right = (columns - 1) * stride; right >= 0;
             left += stride, right -= stride)
            result |= (set >> left & column) << right;
        return result;
    }

private:
    constexpr void add_direction(bool room, int step) {
        if (room) steps[directions++] = step;
    }
    constexpr void add_tiers() {
        const bool has_rings = !drops && rows > 2;
        const int most = has_rings ? (rows + 1) / 2 : columns;
        for (Word rest = squares; static_cast<bool>(rest); rest = rest & ~tier[tiers++]) {
            if (tiers == 31) {
                tier[tiers] = rest;
            } else if (has_rings) {
                tier[tiers] = rest & inside(most - 1 - tiers);
            } else {
                tier[tiers] = column << (columns / 2 + beside_middle(tiers)) * stride;
            }
        }
    }
    /// 0, -1, 1, -2, 2, ...
    [[nodiscard]] static constexpr int beside_middle(int i) {
        return i % 2 == 0 ? i / 2 : -(i + 1) / 2;
    }
    /// The squares at least so far from every edge.
    [[nodiscard]] constexpr Word inside(int from_edge) const {
        Word part{};
        for (int height = from_edge; height < rows - from_edge; ++height) part |= bit(height);
        Word result{};
        for (int c = from_edge; c < columns - from_edge; ++c) result |= part << c * stride;
        return result;
    }

    /// The first squares of all lines of `run` in the set.
    [[nodiscard]] constexpr Word lines_from(const Word& set, int s) const {
        Word result = set;
        for (int i = 1; i < run; ++i) result &= set >> i * s;
        return result;
    }
    /// Adds the one square missing from a line whose others are all in the set.
    template <class Set>
    constexpr void add_last_of_run(const Set& set, int s, Set& result) const {
        Set full = ~Set{};    // lines of which nothing is missing so far
        Set but_one = Set{};  // lines of which one square is
        for (int i = 0; i < run; ++i) {
            const Set there = set >> i * s;
            but_one = (but_one & there) | (full & ~there);
            full &= there;
        }
        Set missing{};
        for (int i = 0; i < run; ++i) missing |= but_one << i * s;
        result |= missing & ~set;
    }

    // 2 to the power of n is 1 and, for each j from 1 to n, 2 to the power of j - 1: so the lines
    // that have at least j stones are counted, for each j.
    [[nodiscard]] static constexpr std::int64_t potential_of_threes(const Word& own,
                                                                    const Word& open, int s) {
        const Word lines = open & open >> s & open >> 2 * s;
        const Word b = own >> s;
        const Word c = own >> 2 * s;
        return core::count(lines) + core::count(lines & (own | b | c)) +
               2 * core::count(lines & ((own & b) | (c & (own | b))));
    }
    [[nodiscard]] static constexpr std::int64_t potential_of_fours(const Word& own,
                                                                   const Word& open, int s) {
        const Word lines = open & open >> s & open >> 2 * s & open >> 3 * s;
        const Word b = own >> s;
        const Word c = own >> 2 * s;
        const Word d = own >> 3 * s;
        return core::count(lines) + core::count(lines & (own | b | c | d)) +
               2 * core::count(lines & ((own & b) | (c & d) | ((own | b) & (c | d)))) +
               4 * core::count(lines & ((own & b & (c | d)) | (c & d & (own | b))));
    }
    [[nodiscard]] constexpr std::int64_t potential_of_runs(const Word& own, const Word& open,
                                                           int s) const {
        Word stones[most_weighed_run + 1]{lines_from(open, s)};  // the lines with at least so many
        for (int i = 0; i < run; ++i) {
            const Word there = own >> i * s;
            for (int j = i + 1; j > 0; --j) stones[j] |= stones[j - 1] & there;
        }
        std::int64_t sum = core::count(stones[0]);
        for (int j = 1; j <= run; ++j) sum += core::count(stones[j]) * (std::int64_t{1} << (j - 1));
        return sum;
    }
};

}  // namespace inarow::inline v0::solve

// inarow/solve/search.hpp -------------------------------------------------------------------------

/// The search for the exact score of a position: written once, for constant evaluation and for the
/// running program. docs/solve/search.md explains what it does, and what each part is worth.
namespace inarow::inline v0::solve {

/// What a search remembers of a position: bounds of its score, 0 where nothing is known, else the
/// score plus `bias` (so that memory full of zeros is an empty table).
template <class Word>
struct entry {
    static constexpr int bias = 1 << 14;

    Word own;
    Word theirs;
    std::int16_t at_least;
    std::int16_t at_most;
};

/// Room for 2 to the power of Bits entries, for constant evaluation.
template <class Word, int Bits>
struct fixed_table {
    entry<Word> entries[std::size_t{1} << Bits]{};

    [[nodiscard]] constexpr entry<Word>& slot(std::uint64_t hash) {
        return entries[hash >> (64 - Bits)];
    }
};

/// A position as the player to move sees it, who cannot win at once.
template <class Word>
struct node {
    Word own;
    Word theirs;
    Word threats;  ///< the free squares that would complete a line of theirs
    int free;      ///< how many squares are free
};

/// How many plies a search looks ahead at most: a compiler allows 512 calls within each other, of
/// which a ply takes three, and a stack has room for so many boards of 2,048 bits.
inline constexpr int deepest_ply = 150;

/// Compares the scores of positions with bounds, and remembers what it finds in a table.
/// Budget has `bool spend()`: whether one more position may be looked at.
template <class Word, class Table, class Budget>
class search {
public:
    /// `mirrors`: whether mirror images are looked up as one, which pays when the position that
    /// all began from is its own mirror image.
    constexpr search(const grid<Word>& on, Table& table, Budget& budget, bool mirrors)
        : grid_{on}, table_{table}, budget_{budget}, mirrors_{mirrors} {}

    /// Whether the budget came to its end, or the search went too deep; then what was given last
    /// means nothing.
    [[nodiscard]] constexpr bool stopped() const { return stopped_; }

    /// A bound of the score that shows whether it is above `alpha`: if it is, the score is at least
    /// what is given; else it is at most that.
    constexpr int compare(const node<Word>& at, int alpha) {
        least_free_ = at.free - deepest_ply;
        return look_at(at, alpha);
    }
    /// The same of a position whose player to move may win at once, and with holes.
    constexpr int compare_any(const node<Word>& at, int alpha) {
        least_free_ = at.free - deepest_ply;
        return look_at_any(at, alpha);
    }

private:
    /// Where there are holes, little of what look_at knows holds: all moves are tried.
    constexpr int look_at_any(const node<Word>& at, int alpha) {
        const Word taken = at.own | at.theirs;
        const Word moves = grid_.playable(taken);
        if (static_cast<bool>(grid_.completing(at.own) & moves)) return score_of_end(at.free - 1);
        if (!grid_.has_holes(taken)) return look_at(at, alpha);
        if (stopped_ || at.free < least_free_ || !budget_.spend()) {
            stopped_ = true;
            return 0;
        }
        int best = at.free == 1 ? 0 : -entry<Word>::bias;
        for (Word left = moves; static_cast<bool>(left) && at.free > 1;) {
            const Word rest = core::without_lowest(left);
            const Word own = at.own | (left & ~rest);
            left = rest;
            const Word threats = grid_.completing(own) & grid_.squares & ~(own | at.theirs);
            const int score = -look_at_any({at.theirs, own, threats, at.free - 1}, -alpha - 1);
            if (stopped_ || score > alpha) return score;
            best = score > best ? score : best;
        }
        return best;
    }
    /// compare, from within the search.
    constexpr int look_at(const node<Word>& at, int alpha) {
        if (stopped_ || at.free < least_free_ || !budget_.spend()) {
            stopped_ = true;
            return 0;
        }
        const Word taken = at.own | at.theirs;
        Word moves = grid_.playable(taken);
        if (const Word forced = at.threats & moves; static_cast<bool>(forced)) {
            if (static_cast<bool>(core::without_lowest(forced))) return -score_of_end(at.free - 2);
            moves = forced;
        }
        // A stone below a square where the other wins lets him have it.
        if (grid_.drops) moves = moves & ~(at.threats >> 1);
        if (!static_cast<bool>(moves)) return at.free > 1 ? -score_of_end(at.free - 2) : 0;
        if (at.free <= 2) return 0;
        // Neither wins with the next stone.
        if (const int most = score_of_end(at.free - 3); most <= alpha) return most;
        if (const int least = at.free > 3 ? -score_of_end(at.free - 4) : 0; least > alpha)
            return least;
        if (!grid_.drops) {
            if (is_bound_by_weights(at, taken, alpha)) return 0;
        } else if (alpha >= -1 && !static_cast<bool>(grid_.playable(taken) & grid_.answers)) {
            if (const int most = most_when_answered(at, taken); most <= alpha) return most;
        }
        return compare_moves(at, moves, alpha);
    }

    /// The score of who makes the last move of a game, with so many squares left after it.
    [[nodiscard]] static constexpr int score_of_end(int free_after) { return free_after / 2 + 1; }

    /// Whether the lines that are still open show that the score is at most 0, with alpha not below
    /// that; or at least 0, with alpha below. Source: Erdős and Selfridge, On a combinatorial game
    /// (1973): who is to break all lines does so if their weights, 2 to the power of minus the
    /// free squares of each, sum up to less than 1, or, if the other moves first, to less than a
    /// half. All is times 2 to the power of run here.
    [[nodiscard]] constexpr bool is_bound_by_weights(const node<Word>& at, const Word& taken,
                                                     int alpha) const {
        const Word& own = alpha < 0 ? at.theirs : at.own;
        const Word open = own | (grid_.squares & ~taken);
        if (grid_.run > most_weighed_run) return !grid_.has_line(open);
        const std::int64_t enough = std::int64_t{1} << (alpha < 0 ? grid_.run : grid_.run - 1);
        return grid_.potential(own, open, enough) < enough;
    }

    /// The most that the player to move can come to when the other always answers in the column
    /// just played in: so he gets all of grid_.answers that is free, and the player to move the
    /// rest. Precondition: every column has an even number of free squares.
    /// Source: the rule "claim even" of Allis, A knowledge-based approach of Connect-Four (1988).
    [[nodiscard]] constexpr int most_when_answered(const node<Word>& at, const Word& taken) const {
        const Word free = grid_.squares & ~taken;
        if (grid_.has_line(at.own | (free & ~grid_.answers))) return entry<Word>::bias;
        return grid_.has_line(at.theirs | (free & grid_.answers)) ? -1 : 0;
    }

    constexpr int compare_moves(const node<Word>& at, const Word& moves, int alpha) {
        Word own = at.own;
        Word theirs = at.theirs;
        if (mirrors_) choose_side(own, theirs);
        const std::uint64_t hash = core::spread(own, theirs);
        const entry<Word>& known = table_.slot(hash);
        if (known.own == own && known.theirs == theirs) {
            if (known.at_least - known.bias > alpha) return known.at_least - known.bias;
            if (known.at_most != 0 && known.at_most - known.bias <= alpha)
                return known.at_most - known.bias;
        }
        const int best = best_of_moves(at, moves, alpha);
        if (!stopped_) remember(hash, own, theirs, best, alpha);
        return best;
    }

    constexpr int best_of_moves(const node<Word>& at, const Word& moves, int alpha) {
        int best = -entry<Word>::bias;
        for (int i = 0; i < grid_.tiers; ++i) {
            for (Word left = moves & grid_.tier[i]; static_cast<bool>(left);) {
                const Word rest = core::without_lowest(left);
                const Word own = at.own | (left & ~rest);
                left = rest;
                const Word threats = grid_.completing(own) & grid_.squares & ~(own | at.theirs);
                const int score = -look_at({at.theirs, own, threats, at.free - 1}, -alpha - 1);
                if (stopped_ || score > alpha) return score;
                best = score > best ? score : best;
            }
        }
        return best;
    }

    constexpr void choose_side(Word& own, Word& theirs) const {
        const Word a = grid_.mirrored(own);
        const Word b = grid_.mirrored(theirs);
        if (a < own || (a == own && b < theirs)) {
            own = a;
            theirs = b;
        }
    }

    constexpr void remember(std::uint64_t hash, const Word& own, const Word& theirs, int score,
                            int alpha) {
        entry<Word>& e = table_.slot(hash);
        if (!(e.own == own && e.theirs == theirs)) e = {own, theirs, 0, 0};
        const auto stored = static_cast<std::int16_t>(score + entry<Word>::bias);
        if (score > alpha) {
            e.at_least = stored;
        } else {
            e.at_most = stored;
        }
    }

    // It lives no longer than a question is worked at.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    const grid<Word>& grid_;
    Table& table_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    int least_free_ = 0;  ///< with fewer free squares a position is too deep
    bool mirrors_;
    bool stopped_ = false;
};

}  // namespace inarow::inline v0::solve

// inarow/solve/inquiry.hpp ------------------------------------------------------------------------

/// Questions about a position under perfect play. Each is a value that keeps what is known so far
/// and goes on where it stopped, so that a compiler, which limits what one evaluation may cost, can
/// work at it in instalments, and a program can until its time is up.
namespace inarow::inline v0::solve {

/// So many positions may be looked at.
struct position_budget {
    long long left;

    constexpr bool spend() { return left-- > 0; }
};

/// What is known of a score.
struct bounds {
    int least;
    int most;

    constexpr bool operator==(const bounds&) const = default;
};

/// A search made ready for the positions that follow one.
template <class Word, class Table, class Budget>
class investigator {
public:
    template <int Capacity>
    constexpr investigator(const basic_position<Capacity>& root, Table& table, Budget& budget)
        : grid_(root.rules()), search_(grid_, table, budget, is_its_mirror(root)) {}

    [[nodiscard]] constexpr bool stopped() const { return search_.stopped(); }

    /// As search::compare, of any position, finished ones too.
    template <int Capacity>
    constexpr int compare(const basic_position<Capacity>& p, int alpha) {
        const int free = p.rules().squares() - p.stones();
        if (p.is_over()) return score_of({p.outcome(), 0}, free, p.to_move());
        if (grid_.directions == 0) return 0;
        const auto [own, theirs] = grid_.sides_of(p);
        const Word taken = own | theirs;
        return search_.compare_any(
            {own, theirs, grid_.completing(theirs) & grid_.squares & ~taken, free}, alpha);
    }

private:
    template <int Capacity>
    [[nodiscard]] constexpr bool is_its_mirror(const basic_position<Capacity>& p) const {
        const auto [own, theirs] = grid_.sides_of(p);
        return grid_.mirrored(own) == own && grid_.mirrored(theirs) == theirs;
    }

    grid<Word> grid_;
    search<Word, Table, Budget> search_;
};

/// What is the position worth?
template <int Capacity>
struct value_inquiry {
    using position_type = basic_position<Capacity>;

    position_type at;
    bounds score_lies;

    explicit constexpr value_inquiry(const position_type& p)
        : at{p}, score_lies{-(free() / 2 + 1), (free() + 1) / 2} {
        if (!p.is_over()) return;
        const int known = score_of({p.outcome(), 0}, free(), p.to_move());
        score_lies = {known, known};
    }
    /// A position whose score is known already.
    constexpr value_inquiry(const position_type& p, int score) : at{p}, score_lies{score, score} {}

    [[nodiscard]] constexpr int free() const { return at.rules().squares() - at.stones(); }
    [[nodiscard]] constexpr const position_type& root() const { return at; }
    [[nodiscard]] constexpr const bounds& root_score_lies() const { return score_lies; }
    [[nodiscard]] constexpr bool is_answered() const { return score_lies.least == score_lies.most; }
    /// Precondition: is_answered().
    [[nodiscard]] constexpr int score() const { return score_lies.least; }
    [[nodiscard]] constexpr game_value value() const {
        if (at.is_over()) return {at.outcome(), 0};
        return value_of(score(), free(), at.to_move());
    }

    /// Works at it until it is answered or the budget is spent.
    constexpr void go_on(auto& with) {
        auto& [least, most] = score_lies;
        while (least < most) {
            const int alpha = next_alpha();
            const int bound = with.compare(at, alpha);
            if (with.stopped()) return;
            (bound > alpha ? least : most) = bound;
        }
    }

private:
    /// Above which bound the score is asked to be next. From the outside in: near wins are found
    /// with little work, and bound what is left. Not where the end is near: there is no near win
    /// that would be found much sooner, so the first question is who wins.
    /// Source: the solver tutorial of Pascal Pons.
    [[nodiscard]] constexpr int next_alpha() const {
        const auto& [least, most] = score_lies;
        const int middle = least + (most - least) / 2;
        if (free() <= most_free_near_end)
            return least < 0 && most >= 0 ? (most > 0 ? 0 : -1) : middle;
        if (least < 0 && middle <= 0 && least / 2 < middle) return least / 2;
        return middle >= 0 && most / 2 > middle ? most / 2 : middle;
    }
    static constexpr int most_free_near_end = 14;
};

/// Who wins, if anybody does? Asks no more than whether the score is above 0, and above -1.
template <int Capacity>
struct outcome_inquiry {
    value_inquiry<Capacity> within;

    explicit constexpr outcome_inquiry(const value_inquiry<Capacity>& value) : within{value} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const { return within.at; }
    [[nodiscard]] constexpr const bounds& root_score_lies() const { return within.score_lies; }
    [[nodiscard]] constexpr bool is_answered() const {
        const auto& [least, most] = within.score_lies;
        return least > 0 || most < 0 || least == most;
    }
    /// Precondition: is_answered().
    [[nodiscard]] constexpr inarow::outcome outcome() const {
        const auto& [least, most] = within.score_lies;
        if (within.at.is_over()) return within.at.outcome();
        if (least > 0) return won_by(within.at.to_move());
        return most < 0 ? won_by(other(within.at.to_move())) : inarow::outcome::draw;
    }

    constexpr void go_on(auto& with) {
        auto& [least, most] = within.score_lies;
        while (!is_answered()) {
            const int alpha = most > 0 ? 0 : -1;
            const int bound = with.compare(within.at, alpha);
            if (with.stopped()) return;
            (bound > alpha ? least : most) = bound;
        }
    }
};

/// Which moves are best: those that win soonest, else draw, else lose latest. In order of their
/// squares' numbers, row by row from the top.
template <int Capacity>
struct best_moves_inquiry {
    value_inquiry<Capacity> first;
    bool only_one;  ///< the first of them is enough
    int tried = 0;  ///< the number of the next square to try
    core::list<square, Capacity> best{};

    explicit constexpr best_moves_inquiry(const value_inquiry<Capacity>& value, bool one = false)
        : first{value}, only_one{one} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const { return first.at; }
    [[nodiscard]] constexpr const bounds& root_score_lies() const { return first.score_lies; }
    [[nodiscard]] constexpr bool is_answered() const {
        return first.is_answered() &&
               (tried >= first.at.rules().squares() || (only_one && !best.empty()));
    }

    constexpr void go_on(auto& with) {
        first.go_on(with);
        for (; !with.stopped() && !is_answered(); ++tried) {
            const square s = square_at(first.at.rules(), tried);
            const auto judged = first.at.judge(s);
            if (!judged.legal) continue;
            const int alpha = -first.score();
            const int bound = with.compare(first.at.after(s), alpha);
            if (with.stopped()) return;
            if (bound <= alpha) best.push_back(s);
        }
    }
};

/// Is the score of a position above a bound? Asks no more than that.
template <int Capacity>
struct bound_inquiry {
    basic_position<Capacity> at;
    int alpha;
    bool is_compared = false;
    bool is_above = false;

    constexpr bound_inquiry(const basic_position<Capacity>& p, int bound) : at{p}, alpha{bound} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const { return at; }
    [[nodiscard]] constexpr bool is_answered() const { return is_compared; }

    constexpr void go_on(auto& with) {
        is_above = with.compare(at, alpha) > alpha;
        is_compared = !with.stopped();
    }
};

/// A move and what it leads to.
struct scored_move {
    square where{};
    game_value value{};
    int score = 0;  ///< for who makes the move

    constexpr bool operator==(const scored_move&) const = default;
};

/// What is each move worth? In order of their squares' numbers.
template <int Capacity>
struct move_scores_inquiry {
    value_inquiry<Capacity> first;
    int tried = 0;
    bool has_begun = false;
    value_inquiry<Capacity> now;
    core::list<scored_move, Capacity> scores{};

    explicit constexpr move_scores_inquiry(const value_inquiry<Capacity>& value)
        : first{value}, now{value} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const { return first.at; }
    [[nodiscard]] constexpr const bounds& root_score_lies() const { return first.score_lies; }
    [[nodiscard]] constexpr bool is_answered() const {
        return first.at.is_over() || tried >= first.at.rules().squares();
    }

    constexpr void go_on(auto& with) {
        for (; !is_answered(); ++tried) {
            const square s = square_at(first.at.rules(), tried);
            if (!first.at.judge(s).legal) continue;
            if (!has_begun) now = value_inquiry<Capacity>(first.at.after(s));
            has_begun = true;
            now.go_on(with);
            if (with.stopped()) return;
            has_begun = false;
            game_value v = now.value();
            ++v.plies;
            scores.push_back({s, v, -now.score()});
        }
    }
};

/// How does it go on to the end, when both play perfectly and take the first of their best moves?
template <int Capacity>
struct line_inquiry {
    value_inquiry<Capacity> first;
    best_moves_inquiry<Capacity> now;
    core::list<square, Capacity> moves{};

    explicit constexpr line_inquiry(const value_inquiry<Capacity>& value)
        : first{value}, now{value, true} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const { return first.at; }
    [[nodiscard]] constexpr const bounds& root_score_lies() const {
        return moves.empty() ? now.first.score_lies : first.score_lies;
    }
    [[nodiscard]] constexpr bool is_answered() const { return now.first.at.is_over(); }

    constexpr void go_on(auto& with) {
        while (!is_answered()) {
            now.go_on(with);
            if (with.stopped()) return;
            if (moves.empty()) first = now.first;
            moves.push_back(now.best[0]);
            now = best_moves_inquiry<Capacity>(
                {now.first.at.after(now.best[0]), -now.first.score()}, true);
        }
    }
};

}  // namespace inarow::inline v0::solve

// inarow/solve/questions.hpp ----------------------------------------------------------------------

/// Questions about positions under perfect play, as functions: in constant evaluation, and at run
/// time. The last argument says by what means the answer is found: by looking at so many positions,
/// which is enough for small boards, or with the memory and time of a solver.
namespace inarow::inline v0::solve {

/// How many positions one constant evaluation may look at: what clang has steps for (1,048,576) on
/// boards like this one, with a third of them to spare. tests/counts holds it to that.
[[nodiscard]] constexpr long long positions_in_an_evaluation(const rules& r) {
    int words = 1;
    while (64 * words < bits_needed(r)) words *= 2;
    const long long runs = r.run == 3 || r.run == 4 ? 0 : 4 * r.run * (r.run + 12);
    const long long steps = 150 + 10 * r.columns + runs;
    return 1'600'000 / (words == 1 ? steps : steps * (4 + 4 * words));
}
/// In how many evaluations, one going on where the other stopped, a compiler may work at a question
/// of the type layer; they come to some seconds. A board of more than 64 bits is as good as
/// hopeless after a few, and with very many none is begun.
[[nodiscard]] constexpr int evaluations_for_a_question(const rules& r) {
    const int bits = bits_needed(r);
    return bits <= 64 ? 16 : bits <= 1024 ? 4 : 0;
}

/// Larger boards are not searched at run time.
inline constexpr int most_bits = 2048;

namespace detail {

/// Calls f with a word type wide enough for a board of these rules. Of all widths only those are
/// made that a board of so many squares can need; false is given where none will do.
template <int Capacity, int Words = 1>
[[nodiscard]] constexpr bool with_word_for(const rules& r, auto&& f) {
    constexpr int bits = Capacity == dynamic || 2 * Capacity > most_bits ? most_bits : 2 * Capacity;
    if (bits_needed(r) <= 64 * Words) {
        f(core::word_of<64 * Words>{});
        return true;
    }
    if constexpr (64 * Words < bits) return with_word_for<Capacity, 2 * Words>(r, f);
    return false;
}

}  // namespace detail

/// As many positions may be looked at, with little memory.
struct up_to {
    long long positions;

    /// Works at an inquiry; gives how many positions were looked at.
    template <class Inquiry>
    constexpr long long answer(Inquiry& asked) const {
        const auto root = asked.root();
        position_budget budget{positions};
        (void)detail::with_word_for<root.capacity>(root.rules(), [&](auto zero) {
            using word = decltype(zero);
            constexpr int bits = sizeof(word) <= 16 ? 12 : sizeof(word) <= 64 ? 10 : 8;
            fixed_table<word, bits> table{};
            investigator<word, decltype(table), position_budget> with(root, table, budget);
            asked.go_on(with);
        });
        return budget.left < 0 ? positions : positions - budget.left;
    }
};

/// Unless it is said: in a constant evaluation as many as that has room for; at run time ten
/// million, which takes some seconds.
struct as_usual {
    template <class Inquiry>
    constexpr long long answer(Inquiry& asked) const {
        if consteval {
            return up_to{positions_in_an_evaluation(asked.root().rules())}.answer(asked);
        }
        return up_to{10'000'000}.answer(asked);
    }
};

/// Why there is no answer: so many positions were looked at, and more were not allowed, or would
/// have been too deep. What is known of the score lies within the bounds.
struct unsolved {
    long long positions;
    int free;
    bounds score_lies;

    constexpr bool operator==(const unsolved&) const = default;
};

/// What a question can be answered by: up_to, as_usual, a solver, or one's own.
template <class T>
concept means = requires(T with, value_inquiry<1> asked) { with.answer(asked); };

namespace detail {

/// `read` of the inquiry, once it is answered by those means.
template <class Inquiry, class Means, class Read>
[[nodiscard]] constexpr auto answered(Inquiry asked, Means&& with, Read read)
    -> std::expected<decltype(read(asked)), unsolved> {
    const auto root = asked.root();
    const long long positions = std::forward<Means>(with).answer(asked);
    if (asked.is_answered()) return read(asked);
    return std::unexpected(
        unsolved{positions, root.rules().squares() - root.stones(), asked.root_score_lies()});
}

}  // namespace detail

/// What a position is worth.
template <int Capacity, means Means = const as_usual>
[[nodiscard]] constexpr std::expected<game_value, unsolved> value(const basic_position<Capacity>& p,
                                                                  Means&& with = {}) {
    return detail::answered(value_inquiry<Capacity>(p), std::forward<Means>(with),
                            [](const auto& asked) { return asked.value(); });
}

/// Who wins, if anybody does, however long it takes: sooner found than what the position is worth.
template <int Capacity, means Means = const as_usual>
[[nodiscard]] constexpr std::expected<inarow::outcome, unsolved> outcome(
    const basic_position<Capacity>& p, Means&& with = {}) {
    return detail::answered(outcome_inquiry<Capacity>(value_inquiry<Capacity>(p)),
                            std::forward<Means>(with),
                            [](const auto& asked) { return asked.outcome(); });
}

/// Whether that player wins when both sides play perfectly.
template <int Capacity, means Means = const as_usual>
[[nodiscard]] constexpr std::expected<bool, unsolved> wins(const basic_position<Capacity>& p,
                                                           player side, Means&& with = {}) {
    return detail::answered(
        value_inquiry<Capacity>(p), std::forward<Means>(with),
        [side](const auto& asked) { return asked.value().outcome == won_by(side); });
}

/// The best moves: those that win soonest, else draw, else lose latest; row by row from the top.
/// None once the game is over.
template <int Capacity, means Means = const as_usual>
[[nodiscard]] constexpr std::expected<core::list<square, Capacity>, unsolved> best_moves(
    const basic_position<Capacity>& p, Means&& with = {}) {
    return detail::answered(best_moves_inquiry<Capacity>(value_inquiry<Capacity>(p)),
                            std::forward<Means>(with),
                            [](const auto& asked) { return asked.best; });
}

/// The first of the best moves; unsolved too when the game is over.
template <int Capacity, means Means = const as_usual>
[[nodiscard]] constexpr std::expected<square, unsolved> reply(const basic_position<Capacity>& p,
                                                              Means&& with = {}) {
    const value_inquiry<Capacity> asked(p);
    if (p.is_over()) return std::unexpected(unsolved{0, asked.free(), asked.score_lies});
    return detail::answered(best_moves_inquiry<Capacity>(asked, true), std::forward<Means>(with),
                            [](const auto& found) { return found.best[0]; });
}

/// What each move is worth, row by row from the top.
template <int Capacity, means Means = const as_usual>
[[nodiscard]] constexpr std::expected<core::list<scored_move, Capacity>, unsolved> move_scores(
    const basic_position<Capacity>& p, Means&& with = {}) {
    return detail::answered(move_scores_inquiry<Capacity>(value_inquiry<Capacity>(p)),
                            std::forward<Means>(with),
                            [](const auto& asked) { return asked.scores; });
}

/// How the game goes on to its end when both sides play the first of their best moves.
template <int Capacity, means Means = const as_usual>
[[nodiscard]] constexpr std::expected<core::list<square, Capacity>, unsolved> principal_line(
    const basic_position<Capacity>& p, Means&& with = {}) {
    return detail::answered(line_inquiry<Capacity>(value_inquiry<Capacity>(p)),
                            std::forward<Means>(with),
                            [](const auto& asked) { return asked.moves; });
}

}  // namespace inarow::inline v0::solve

// inarow/solve/analysis.hpp -----------------------------------------------------------------------

/// What became of a game with every move: its score before and after, and whether there was a
/// better one. All scores here are first's, from the first move to the last: positive when first
/// wins.
namespace inarow::inline v0::solve {

/// A move beside the best ones. A mistake gives away the outcome, a win or a draw; an inaccuracy
/// only time: it wins later, or loses sooner. Unknown is what the known scores do not tell.
enum class judgement : std::uint8_t { unknown, best, inaccuracy, mistake };

/// "unknown", "best", "inaccuracy" or "mistake".
[[nodiscard]] constexpr std::string_view name_of(judgement j) {
    constexpr std::string_view names[] = {"unknown", "best", "inaccuracy", "mistake"};
    return names[static_cast<std::uint8_t>(j)];
}

/// The same score as the other player counts it.
[[nodiscard]] constexpr bounds negated(const bounds& b) { return {-b.most, -b.least}; }
/// A score of the player to move, or of first, as the other of these two counts it.
[[nodiscard]] constexpr bounds turned(const bounds& b, player to_move) {
    return to_move == first ? b : negated(b);
}
[[nodiscard]] constexpr bool is_exact(const bounds& b) { return b.least == b.most; }

/// What to say of a move by what is known of its player's score before and after it.
[[nodiscard]] constexpr judgement judged(const bounds& before, const bounds& after) {
    const auto sign = [](int score) { return (score > 0 ? 1 : 0) - (score < 0 ? 1 : 0); };
    if (after.least >= before.most) return judgement::best;
    if (sign(after.most) < sign(before.least)) return judgement::mistake;
    const bool is_same_outcome = sign(before.most) == sign(after.least);
    if (is_same_outcome && after.most < before.least) return judgement::inaccuracy;
    return judgement::unknown;
}

/// A move of an analysed game.
template <int Capacity>
struct analyzed_move {
    int number = 0;  ///< which move of the game it is, from 1, stones of a set-up counted
    player by = first;
    square where{};
    bounds before{};
    bounds after{};
    judgement is = judgement::unknown;
    /// The best moves; none if it is one of them, or they are unknown.
    core::list<square, Capacity> better{};

    constexpr bool operator==(const analyzed_move&) const = default;
};

/// A game, move by move.
template <int Capacity>
struct analysis {
    basic_position<Capacity> start;
    bounds at_start{};
    core::list<analyzed_move<Capacity>, Capacity> moves{};

    /// How many moves of that player are of that kind.
    [[nodiscard]] constexpr int count(player by, judgement is) const {
        int result = 0;
        for (const auto& m : moves) result += static_cast<int>(m.by == by && m.is == is);
        return result;
    }
    constexpr bool operator==(const analysis&) const = default;
};

namespace detail {

/// Where the score lies of the player to move, who is known to have that much at least.
template <int Capacity>
[[nodiscard]] constexpr bounds score_lies(const basic_position<Capacity>& p, int at_least,
                                          auto& with) {
    value_inquiry<Capacity> asked(p);
    if (asked.score_lies.least < at_least) asked.score_lies.least = at_least;
    if (!asked.is_answered()) (void)with.answer(asked);
    return asked.score_lies;
}

/// The best moves of a position with that score, if they are found.
template <int Capacity>
[[nodiscard]] constexpr core::list<square, Capacity> best_moves_with(
    const basic_position<Capacity>& p, int score, auto& with) {
    best_moves_inquiry<Capacity> asked(value_inquiry<Capacity>(p, score));
    (void)with.answer(asked);
    return asked.is_answered() ? asked.best : core::list<square, Capacity>{};
}

}  // namespace detail

/// The moves of a game and the position it began with, of whose scores nothing is known.
template <int Capacity>
[[nodiscard]] constexpr analysis<Capacity> unjudged(const basic_game<Capacity>& g) {
    const auto start = g.replay(0).value().position();
    const bounds any{-g.rules().squares(), g.rules().squares()};
    analysis<Capacity> result{.start = start, .at_start = any};
    player by = start.to_move();
    for (const square s : g.moves()) {
        const int number = start.stones() + static_cast<int>(result.moves.size()) + 1;
        result.moves.push_back(
            {.number = number, .by = by, .where = s, .before = any, .after = any});
        by = other(by);
    }
    return result;
}

/// Judges each move by what is known of the score at the start and after each. Forwards, because a
/// move leads to no more than what its position was worth.
template <int Capacity>
constexpr void judge(analysis<Capacity>& a) {
    bounds lies = a.at_start;
    for (std::size_t i = 0; i < a.moves.size(); ++i) {
        auto& m = a.moves[i];
        m.before = lies;
        const bounds before = turned(m.before, m.by);
        bounds led_to = turned(m.after, m.by);
        led_to.most = std::min(led_to.most, before.most);
        m.after = lies = turned(led_to, m.by);
        m.is = judged(before, led_to);
    }
}

/// Judges every move of a game. It asks for the last score first: later positions are found sooner,
/// what is remembered of them helps with the earlier ones, and a position is worth at least what
/// the move made there led to. Each question is given all of the means.
template <int Capacity, means Means = const as_usual>
[[nodiscard]] constexpr analysis<Capacity> analyze(const basic_game<Capacity>& g,
                                                   Means&& with = {}) {
    auto&& by = std::forward<Means>(with);  // for many questions
    basic_game<Capacity> at = g;
    analysis<Capacity> result = unjudged(g);
    bounds lies =
        turned(detail::score_lies(g.position(), -g.rules().squares(), by), g.position().to_move());
    for (auto i = result.moves.size(); i-- > 0;) {
        (void)at.undo();
        auto& m = result.moves[i];
        m.after = lies;
        lies = turned(detail::score_lies(at.position(), turned(lies, m.by).least, by), m.by);
    }
    result.at_start = lies;
    judge(result);
    for (std::size_t i = 0; i < result.moves.size(); ++i) {
        auto& m = result.moves[i];
        if (const bounds before = turned(m.before, m.by);
            m.is > judgement::best && is_exact(before))
            m.better = detail::best_moves_with(at.position(), before.least, by);
        (void)at.apply(m.where);
    }
    return result;
}

}  // namespace inarow::inline v0::solve

// inarow/draw/plot.hpp ----------------------------------------------------------------------------

namespace inarow::inline v0::draw {

/// How a plot is drawn as text.
struct plot_style {
    glyphs set = ascii;
    int columns = 79;  ///< of the terminal; of a longer game several moves share one
    int rows = 8;      ///< for the scores on each side of zero, at most; then several share one
};

/// Where the score lies after so many moves.
template <int Capacity>
[[nodiscard]] constexpr solve::bounds score_after(const solve::analysis<Capacity>& a, int moves) {
    return moves == 0 ? a.at_start : a.moves[static_cast<std::size_t>(moves) - 1].after;
}
/// Of the scores that a position may have, the one nearest to a draw.
[[nodiscard]] constexpr int nearest_to_zero(const solve::bounds& lies) {
    if (lies.least > 0) return lies.least;
    return lies.most < 0 ? lies.most : 0;
}
/// From which score to which a plot goes: as far as any position is sure to, and one to each side.
template <int Capacity>
[[nodiscard]] constexpr solve::bounds plotted_scores(const solve::analysis<Capacity>& a) {
    solve::bounds result{-1, 1};
    for (int i = 0; i <= static_cast<int>(a.moves.size()); ++i) {
        const int score = nearest_to_zero(score_after(a, i));
        result = {std::min(result.least, score), std::max(result.most, score)};
    }
    return result;
}
/// The least of 1, 2, 5, 10, 20, 50, ... that is no less: how far apart the labels of an axis
/// stand.
[[nodiscard]] constexpr int round_step(int at_least) {
    int step = 1;
    for (int i = 0; step < at_least; ++i) step = i % 3 == 1 ? step / 2 * 5 : 2 * step;
    return step;
}

/// Writes one plot, piece by piece; made by `plot`.
template <int Capacity, core::sink Sink>
class plot_writer {
public:
    constexpr plot_writer(Sink& to, const solve::analysis<Capacity>& a, const plot_style& look)
        : to_{&to}, game_{&a}, look_{&look}, scores_{plotted_scores(a)} {
        const int higher = scores_.most > -scores_.least ? scores_.most : -scores_.least;
        scores_a_row_ = rounded_up(higher, look.rows < 1 ? 1 : look.rows);
        const int widest = digits_of(rounded_up(higher, scores_a_row_) * scores_a_row_) + 1;
        margin_ = 1 + (widest < 4 ? 4 : widest);
        const int wide = look.set.columns_wide;
        const int room = look.columns - margin_;
        pitch_ = points() * (wide + 1) <= room + 1 ? wide + 1 : wide;
        points_a_column_ = rounded_up(points(), room < pitch_ ? 1 : room / pitch_);
    }

    constexpr void picture() {
        const int above = rounded_up(scores_.most, scores_a_row_);
        const int below = rounded_up(-scores_.least, scores_a_row_);
        for (int level = above; level >= -below; --level) row(level);
        marks();
        numbers();
        legend();
    }

private:
    /// What a column shows of its positions.
    struct column {
        int highest = 0;
        int lowest = 0;
        bool has_unknown = false;
        solve::judgement worst = solve::judgement::unknown;
    };

    [[nodiscard]] static constexpr int rounded_up(int dividend, int divisor) {
        return (dividend + divisor - 1) / divisor;
    }
    [[nodiscard]] static constexpr int digits_of(int number) {
        int result = 1;
        for (; number > 9; number /= 10) ++result;
        return result;
    }
    [[nodiscard]] constexpr int points() const { return static_cast<int>(game_->moves.size()) + 1; }
    [[nodiscard]] constexpr int columns() const { return rounded_up(points(), points_a_column_); }
    [[nodiscard]] constexpr column column_at(int number) const {
        column result;
        const int begin = number * points_a_column_;
        const int end = begin + points_a_column_;
        for (int i = begin; i < end && i < points(); ++i) {
            const solve::bounds lies = score_after(*game_, i);
            const int score = nearest_to_zero(lies);
            if (score > result.highest) result.highest = score;
            if (score < result.lowest) result.lowest = score;
            result.has_unknown |= score == 0 && !is_exact(lies);
            if (i == 0) continue;
            const solve::judgement is = game_->moves[static_cast<std::size_t>(i) - 1].is;
            if (is > result.worst) result.worst = is;
        }
        return result;
    }

    /// Goes to a place in the line; no line ends with spaces.
    constexpr void go_to(int place) {
        for (; at_ < place; ++at_) core::write(*to_, ' ');
    }
    constexpr void put(std::string_view text, int wide) {
        core::write(*to_, text);
        at_ += wide;
    }
    constexpr void put(std::string_view text) { put(text, static_cast<int>(text.size())); }
    constexpr void end_line() {
        core::write(*to_, '\n');
        at_ = 0;
    }
    /// A text that ends where the margin does.
    constexpr void label(std::string_view text) {
        go_to(margin_ - 1 - static_cast<int>(text.size()));
        put(text);
    }
    constexpr void go_to_column(int number) { go_to(margin_ + number * pitch_); }

    constexpr void row(int level) {
        const int score = level * scores_a_row_;
        label(core::written<12>(score > 0 ? "+" : "", score).view());
        for (int i = 0; i < columns(); ++i) {
            const column here = column_at(i);
            if (level == 0) {
                zero(i, here.has_unknown);
            } else if (level > 0 ? here.highest > score - scores_a_row_
                                 : here.lowest < score + scores_a_row_) {
                go_to_column(i);
                put(level > 0 ? look_->set.first : look_->set.second, look_->set.columns_wide);
            }
        }
        end_line();
    }
    /// A piece of the line between the two sides.
    constexpr void zero(int number, bool unknown) {
        go_to(margin_ - 1);
        const int end = margin_ + number * pitch_ + look_->set.columns_wide;
        while (at_ < end) {
            if (at_ == margin_ - 1) {
                put(" ");
            } else if (unknown && at_ == margin_ + number * pitch_) {
                put("?");
            } else {
                put(has_ascii() ? "-" : "─", 1);
            }
        }
    }

    /// Whether the players' signs are of that kind; the line is then, too.
    [[nodiscard]] constexpr bool has_ascii() const {
        return look_->set.first.size() == 1 && look_->set.second.size() == 1;
    }

    constexpr void marks() {
        for (int i = 0; i < columns(); ++i) {
            const solve::judgement worst = column_at(i).worst;
            if (worst <= solve::judgement::best) continue;
            go_to_column(i);
            put(worst == solve::judgement::mistake ? "^" : "~");
        }
        if (at_ != 0) end_line();
    }

    /// The numbers of some of the moves.
    constexpr void numbers() {
        const int last = game_->start.stones() + points() - 1;
        const int wide = digits_of(last);
        const int apart = wide < 3 ? 4 : wide + 1;
        const int step = round_step(rounded_up(apart * points_a_column_, pitch_));
        label("move");
        for (int i = 0; i < points(); ++i) {
            const int number = game_->start.stones() + i;
            if (number % step != 0) continue;
            const int place = margin_ + i / points_a_column_ * pitch_;
            if (place > margin_ && place + digits_of(number) > look_->columns) break;
            go_to(place);
            put(core::written<12>(number).view());
        }
        end_line();
    }

    constexpr void legend() {
        column all;
        for (int i = 0; i < columns(); ++i) {
            const column here = column_at(i);
            if (here.highest > 0) all.highest = 1;
            if (here.lowest < 0) all.lowest = -1;
            all.has_unknown |= here.has_unknown;
        }
        const auto has = [&](solve::judgement j) {
            return game_->count(first, j) + game_->count(second, j) > 0;
        };
        const int wide = look_->set.columns_wide;
        entry(all.highest > 0, look_->set.first, "first wins", wide);
        entry(all.lowest < 0, look_->set.second, "second wins", wide);
        entry(has(solve::judgement::mistake), "^", "mistake");
        entry(has(solve::judgement::inaccuracy), "~", "inaccuracy");
        entry(all.has_unknown, "?", "unknown");
        if (at_ != 0) end_line();
    }
    constexpr void entry(bool occurs, std::string_view sign, std::string_view meaning,
                         int wide = 1) {
        if (!occurs) return;
        const int needed = 2 + wide + 1 + static_cast<int>(meaning.size());
        if (at_ != 0 && at_ + needed > look_->columns) end_line();
        go_to(at_ == 0 ? margin_ : at_ + 2);
        put(sign, wide);
        put(" ");
        put(meaning);
    }

    Sink* to_;
    const solve::analysis<Capacity>* game_;
    const plot_style* look_;
    solve::bounds scores_;
    int margin_ = 5;  ///< what stands to the left of the first column
    int scores_a_row_ = 1;
    int points_a_column_ = 1;
    int pitch_ = 1;  ///< from one column to the next
    int at_ = 0;     ///< how much of the line is written
};

/// Writes the scores of an analysed game, from its start to its end: above zero first wins, below
/// it second does, the higher the sooner. Each line is ended.
template <int Capacity>
constexpr void plot(core::sink auto& to, const solve::analysis<Capacity>& a,
                    const plot_style& look = {}) {
    plot_writer(to, a, look).picture();
}

}  // namespace inarow::inline v0::draw

// inarow/draw/forecast.hpp ------------------------------------------------------------------------

/// What perfect play comes to, as sentences.
namespace inarow::inline v0::draw {

/// "first (X) wins with move 7" or "it is a draw"; of a game that is over "first (X) has won" or
/// "it was drawn". `p` is the position that has this value.
template <int Capacity>
constexpr void write_value(core::sink auto& to, const basic_position<Capacity>& p,
                           const game_value& v) {
    if (p.is_over()) return write_end(to, p.outcome());
    if (v.outcome == outcome::draw) return core::write(to, "it is a draw");
    write_player(to, v.outcome == outcome::first_won ? first : second);
    core::write(to, " wins with move ", p.stones() + v.plies);
}

/// How many moves of a line are named at most.
inline constexpr std::size_t line_moves_named = 9;

/// "b2 a1 c3", or the first nine "and so on"; as moves are written by default on such a board.
template <int Capacity>
constexpr void write_line(core::sink auto& to, const basic_position<Capacity>& p,
                          const auto& squares) {
    std::size_t named = 0;
    player mover = p.to_move();
    for (const square s : squares) {
        if (named > 0) core::write(to, ' ');
        if (named++ == line_moves_named) return core::write(to, "and so on");
        notation::print(to, notation::default_for(p.rules()), p.rules(), s, mover);
        mover = other(mover);
    }
}

/// "first (X) does not win this game: with perfect play it is a draw, as by b2 a1 c1 ..."
template <int Capacity>
constexpr void write_refuted_claim(core::sink auto& to, const basic_position<Capacity>& p,
                                   player claimed, const game_value& v, const auto& line) {
    write_player(to, claimed);
    core::write(to, " does not win this game: ", p.is_over() ? "" : "with perfect play ");
    write_value(to, p, v);
    if (!line.empty()) {
        core::write(to, ", as by ");
        write_line(to, p, line);
    }
    core::write(to, '.');
}

/// "There is no reply: the game is over, first (X) has won."
template <int Capacity>
constexpr void write_no_reply(core::sink auto& to, const basic_position<Capacity>& p) {
    core::write(to, "There is no reply: the game is over, ");
    write_end(to, p.outcome());
    core::write(to, '.');
}

/// "Perfect play is more than a compiler finds out here by default: 42 squares are free, and 16
/// evaluations of 7272 positions are not enough. A program can ask inarow::solve::solver."; where
/// no evaluation is made, that so large a board is not searched.
template <int Capacity>
constexpr void write_not_found(core::sink auto& to, const basic_position<Capacity>& p,
                               int evaluations, long long positions) {
    core::write(to, "Perfect play is more than a compiler finds out here by default: ");
    core::write(to, p.rules().squares() - p.stones(), " squares are free, and ");
    if (evaluations == 0) return core::write(to, "so large a board is not searched.");
    core::write(to, evaluations, " evaluations of ", static_cast<int>(positions));
    core::write(to, " positions are not enough. A program can ask inarow::solve::solver.");
}

}  // namespace inarow::inline v0::draw

// inarow/draw/remark.hpp --------------------------------------------------------------------------

/// An analysed game in words.
namespace inarow::inline v0::draw {

/// With which move of the game perfect play ends, from a position with so many free squares and a
/// score. Moves are counted as write_value counts them.
[[nodiscard]] constexpr int last_move(const rules& r, int number, player to_move, int score) {
    const int before = number - 1;
    return before + value_of(score, r.squares() - before, to_move).plies;
}

/// "3", "+3" or "-3"; what lies between two scores is "-2..+3".
constexpr void write_score(core::sink auto& to, const solve::bounds& lies) {
    core::write(to, lies.least > 0 ? "+" : "", lies.least);
    if (!is_exact(lies)) core::write(to, lies.most > 0 ? "..+" : "..", lies.most);
}

/// What write_value says of a position whose score, as first counts it, is found; of another one
/// "first (X) wins" if that is all that is known, or "unknown".
template <int Capacity>
constexpr void write_forecast(core::sink auto& to, const basic_position<Capacity>& p,
                              const solve::bounds& lies) {
    if (p.is_over()) return write_end(to, p.outcome());
    if (is_exact(lies)) {
        const int free = p.rules().squares() - p.stones();
        return write_value(to, p, value_of(turned(lies, p.to_move()).least, free, p.to_move()));
    }
    if (lies.least <= 0 && lies.most >= 0) return core::write(to, "unknown");
    write_player(to, lies.least > 0 ? first : second);
    core::write(to, " wins");
}

/// "threw away a win with move 7", "threw away a draw", "wins later: with move 9 instead of 7" or
/// "loses sooner: with move 8 instead of 10"; nothing of a best move, nor of an unknown one.
template <int Capacity>
constexpr void write_remark(core::sink auto& to, const rules& r,
                            const solve::analyzed_move<Capacity>& m) {
    const solve::bounds before = turned(m.before, m.by);
    const solve::bounds after = turned(m.after, m.by);
    const auto ends_with = [&](const solve::bounds& lies) {
        return last_move(r, m.number, m.by, lies.least);
    };
    if (m.is == solve::judgement::mistake) {
        core::write(to, "threw away a ", before.least > 0 ? "win" : "draw");
        if (before.least <= 0 && before.most > 0) core::write(to, " or more");
        if (before.least > 0 && is_exact(before)) core::write(to, " with move ", ends_with(before));
    } else if (m.is == solve::judgement::inaccuracy) {
        core::write(to, before.least > 0 ? "wins later" : "loses sooner");
        if (is_exact(before) && is_exact(after))
            core::write(to, ": with move ", ends_with(after), " instead of ", ends_with(before));
    }
}

/// "4 5", the better moves, or the first nine "and so on"; as moves are written in that notation.
template <int Capacity>
constexpr void write_better(core::sink auto& to, const rules& r,
                            const solve::analyzed_move<Capacity>& m,
                            notation::kind in = notation::kind::any) {
    std::size_t named = 0;
    for (const square s : m.better) {
        if (named > 0) core::write(to, ' ');
        if (named++ == line_moves_named) return core::write(to, "and so on");
        notation::print(to, in, r, s, m.by);
    }
}

}  // namespace inarow::inline v0::draw

// inarow/draw/svg.hpp -----------------------------------------------------------------------------

namespace inarow::inline v0::draw {

/// How a board is drawn as an SVG picture.
struct svg_style {
    draw::coordinates coordinates = draw::coordinates::as_played;
    bool winning_line = true;  ///< whether a line goes through it
    square marked = nowhere;   ///< a square to stand out, such as the last move
};

/// The style sheets: colours that stand on the picture's own card, so that they suit any page, and
/// a second set for readers who asked for dark pages. Every rule names the classes of the picture,
/// because inside a page a style sheet holds for all of it, other pictures included.
namespace svg_css {

inline constexpr std::string_view common = R"(
.inarow{font:600 15px ui-sans-serif,system-ui,sans-serif;fill:none;stroke-linecap:round}
.inarow .card{fill:#fbfaf8}
.inarow .names{fill:#77726a}
)";
inline constexpr std::string_view placed = R"(.inarow.placed .grid{stroke:#d3cec4;stroke-width:2}
.inarow.placed .marked{fill:#f4ebc8}
.inarow.placed .band{stroke:#f4ebc8;stroke-width:34}
.inarow.placed .line{stroke:#b8942a;stroke-width:4}
.inarow.placed .first{stroke:#2463c9;stroke-width:5}
.inarow.placed .second{stroke:#d9482b;stroke-width:5}
)";
inline constexpr std::string_view dropped = R"(.inarow.dropped .panel{fill:#2f62b8}
.inarow.dropped .hole{fill:#fbfaf8}
.inarow.dropped .first{fill:#f8c624;stroke:#e0a90c;stroke-width:4}
.inarow.dropped .second{fill:#e2483c;stroke:#bf3128;stroke-width:4}
.inarow.dropped .marked{stroke:#fbfaf8;stroke-width:3}
.inarow.dropped .band{stroke:#fbfaf8;stroke-width:8}
.inarow.dropped .line{stroke:#23262d;stroke-width:4}
)";
inline constexpr std::string_view common_dark = R"(@media (prefers-color-scheme:dark){
.inarow .card{fill:#1a1d23}
.inarow .names{fill:#9aa1ad}
)";
inline constexpr std::string_view placed_dark = R"(.inarow.placed .grid{stroke:#3d434e}
.inarow.placed .marked{fill:#343c4d}
.inarow.placed .band{stroke:#343c4d}
.inarow.placed .line{stroke:#e3c565}
.inarow.placed .first{stroke:#73a9ff}
.inarow.placed .second{stroke:#ff8163}
)";
inline constexpr std::string_view dropped_dark = R"(.inarow.dropped .panel{fill:#27508f}
.inarow.dropped .hole{fill:#1a1d23}
.inarow.dropped .band{stroke:#1a1d23}
.inarow.dropped .line{stroke:#f2f3f5}
)";

}  // namespace svg_css

/// How a player is called where the stones are seen. Precondition: m is not mark::none.
[[nodiscard]] constexpr std::string_view name_in_pictures(const rules& r, mark m) {
    if (r.gravity == drop) return m == mark::first ? "Yellow" : "Red";
    return m == mark::first ? "X" : "O";
}

/// Writes one picture, piece by piece; made by `svg`.
template <int Capacity, core::sink Sink>
class svg_writer {
public:
    constexpr svg_writer(Sink& to, const basic_position<Capacity>& p, const svg_style& look)
        : to_{&to}, position_{&p}, look_{&look} {}

    constexpr void picture() const {
        begin();
        title();
        description();
        style_sheet();
        put("<rect class='card' width='", width(), "' height='", height(), "' rx='12'/>\n");
        if (has_names()) names();
        if (drops()) {
            panel();
        } else {
            grid();
        }
        if (on_the_board(rules(), look_->marked)) marked();
        // Crosses and rings stay readable on top of the line; discs would hide it.
        if (!drops()) winning_line();
        stones(mark::first, "first");
        stones(mark::second, "second");
        if (drops()) winning_line();
        put("</svg>\n");
    }

private:
    // Lengths in the picture's own units.
    static constexpr int side = 40;      ///< of a square
    static constexpr int edge = 22;      ///< between the board and the end of the card
    static constexpr int gap = 16;       ///< between the board and the names of its rows
    static constexpr int digit = 10;     ///< of those names
    static constexpr int longest = 800;  ///< of a picture's sides as shown; larger ones are scaled

    [[nodiscard]] constexpr const inarow::rules& rules() const { return position_->rules(); }
    [[nodiscard]] constexpr bool drops() const { return rules().gravity == drop; }
    [[nodiscard]] constexpr bool has_names() const {
        return look_->coordinates != coordinates::none;
    }
    [[nodiscard]] constexpr int left() const {
        if (!has_names()) return edge;
        return edge / 2 +
               digit * static_cast<int>(row_label(rules(), look_->coordinates, 0).size()) + gap;
    }
    [[nodiscard]] constexpr int right() const { return left() + side * rules().columns; }
    [[nodiscard]] constexpr int bottom() const { return edge + side * rules().rows; }
    [[nodiscard]] constexpr int width() const { return right() + edge; }
    [[nodiscard]] constexpr int height() const {
        return bottom() + (has_names() ? edge + 18 : edge);
    }
    [[nodiscard]] constexpr int x_of(int column) const { return left() + side * column + side / 2; }
    [[nodiscard]] constexpr int y_of(int row) const { return edge + side * row + side / 2; }

    constexpr void put(const auto&... parts) const { (core::write(*to_, parts), ...); }

    /// Calls visit(square) for each square with that mark, in reading order.
    constexpr void for_each(mark m, auto visit) const {
        for (square s; s.row < rules().rows; ++s.row)
            for (s.column = 0; s.column < rules().columns; ++s.column)
                if (position_->at(s) == m) visit(s);
    }

    constexpr void begin() const {
        const int longer = width() > height() ? width() : height();
        const auto shown = [&](int length) {
            return longer <= longest ? length : length * longest / longer;
        };
        put("<svg xmlns='http://www.w3.org/2000/svg' class='inarow ");
        put(drops() ? "dropped" : "placed", "' role='img' viewBox='0 0 ");
        put(width(), ' ', height(), "' width='", shown(width()));
        put("' height='", shown(height()), "'>\n");
    }

    /// Which game, and how it stands.
    constexpr void title() const {
        put("<title>");
        notation::print_rules_name(*to_, rules());
        const mark winner = winner_of(position_->outcome());
        if (winner != mark::none) {
            put(": ", name_of(winner), " has won");
        } else if (position_->is_over()) {
            put(": a draw");
        } else {
            put(": ", name_of(mark_of(position_->to_move())), " to move");
        }
        put("</title>\n");
    }
    [[nodiscard]] constexpr std::string_view name_of(mark m) const {
        return name_in_pictures(rules(), m);
    }

    /// The picture in words, for those who cannot see it.
    constexpr void description() const {
        put("<desc>");
        if (position_->stones() == 0) put("The board is empty.");
        for (const mark m : {mark::first, mark::second}) {
            int count = 0;
            for_each(m, [&](square s) {
                if (count == 0) put(m == mark::first ? "" : " ", name_of(m), " on");
                item(s, count++);
            });
            if (count != 0) put('.');
        }
        if (look_->winning_line) {
            int count = 0;
            for (const square s : position_->winning_line()) {
                if (count == 0) put(" The winning line is");
                item(s, count++);
            }
            if (count != 0) put('.');
        }
        put("</desc>\n");
    }
    constexpr void item(square s, int count) const {
        put(count == 0 ? " " : ", ");
        notation::algebraic::print(*to_, rules(), s);
    }

    constexpr void style_sheet() const {
        put("<style>", svg_css::common, drops() ? svg_css::dropped : svg_css::placed);
        put(svg_css::common_dark, drops() ? svg_css::dropped_dark : svg_css::placed_dark);
        put("}\n</style>\n");
    }

    constexpr void names() const {
        put("<g class='names' text-anchor='end'>\n");
        for (int row = 0; row < rules().rows; ++row)
            name(left() - gap, y_of(row) + 5, row_label(rules(), look_->coordinates, row));
        put("</g>\n<g class='names' text-anchor='middle'>\n");
        for (int column = 0; column < rules().columns; ++column)
            name(x_of(column), bottom() + 25, column_label(rules(), look_->coordinates, column));
        put("</g>\n");
    }
    constexpr void name(int x, int y, const label& text) const {
        put("<text x='", x, "' y='", y, "'>", text.view(), "</text>\n");
    }

    /// The lines between the squares.
    constexpr void grid() const {
        put("<path class='grid' d='");
        for (int column = 1; column < rules().columns; ++column)
            put('M', left() + side * column, ' ', edge, 'v', side * rules().rows);
        for (int row = 1; row < rules().rows; ++row)
            put('M', left(), ' ', edge + side * row, 'h', side * rules().columns);
        put("'/>\n");
    }

    /// What stones are dropped into, with the holes that are still free.
    constexpr void panel() const {
        constexpr int rim = 6;
        put("<rect class='panel' x='", left() - rim, "' y='", edge - rim);
        put("' width='", right() - left() + 2 * rim);
        put("' height='", bottom() - edge + 2 * rim, "' rx='14'/>\n<g class='hole'>\n");
        for_each(mark::none, [&](square s) { circle(s, 16); });
        put("</g>\n");
    }

    constexpr void marked() const {
        const square s = look_->marked;
        if (drops()) {
            put("<g class='marked'>\n");
            circle(s, 18);
            put("</g>\n");
        } else {
            put("<rect class='marked' x='", x_of(s.column) - 17, "' y='", y_of(s.row) - 17);
            put("' width='34' height='34' rx='6'/>\n");
        }
    }

    constexpr void stones(mark m, std::string_view name) const {
        put("<g class='", name, "'>\n");
        for_each(m, [&](square s) {
            if (drops()) {
                circle(s, 14);
            } else if (m == mark::second) {
                circle(s, 11);
            } else {
                put("<path d='M", x_of(s.column) - 10, ' ', y_of(s.row) - 10);
                put("l20 20m0-20l-20 20'/>\n");
            }
        });
        put("</g>\n");
    }
    constexpr void circle(square centre, int radius) const {
        put("<circle cx='", x_of(centre.column), "' cy='", y_of(centre.row));
        put("' r='", radius, "'/>\n");
    }

    /// A line through the squares that won, on a band that sets it off.
    constexpr void winning_line() const {
        if (!look_->winning_line) return;
        const auto won = position_->winning_line();
        if (won.empty()) return;
        for (const std::string_view name : {"band", "line"}) {
            const square from = won[0];
            const square to = won[won.length - 1];
            put("<path class='", name, "' d='M", x_of(from.column), ' ', y_of(from.row));
            put('L', x_of(to.column), ' ', y_of(to.row), "'/>\n");
        }
    }

    Sink* to_;
    const basic_position<Capacity>* position_;
    const svg_style* look_;
};

/// Writes a position as an SVG picture that needs nothing beside itself: its words for those who
/// cannot see it, its own colours for light and for dark pages, every board from 1x1 on.
template <int Capacity>
constexpr void svg(core::sink auto& to, const basic_position<Capacity>& p,
                   const svg_style& look = {}) {
    svg_writer(to, p, look).picture();
}

}  // namespace inarow::inline v0::draw

// inarow/draw/plot_svg.hpp ------------------------------------------------------------------------

namespace inarow::inline v0::draw {

/// Of plots, beside what all pictures have: the players have the colours of their stones.
namespace svg_css {

inline constexpr std::string_view plot = R"(.inarow.plot{font-size:13px}
.inarow.plot .grid{stroke:#e6e2da}
.inarow.plot .zero{stroke:#77726a}
.inarow.plot .first{fill:#7ba3e6}
.inarow.plot .second{fill:#ec9482}
.inarow.plot.discs .first{fill:#f8cf4c}
.inarow.plot.discs .second{fill:#ea7a70}
.inarow.plot .unknown{fill:#dcd7cc}
.inarow.plot .mistake{fill:#6b21a8;stroke:#fbfaf8;stroke-width:1.5}
.inarow.plot .inaccuracy{fill:#fbfaf8;stroke:#6b21a8;stroke-width:2}
)";
inline constexpr std::string_view plot_dark = R"(.inarow.plot .grid{stroke:#2c313a}
.inarow.plot .zero{stroke:#9aa1ad}
.inarow.plot .first{fill:#3f6fb8}
.inarow.plot .second{fill:#b5543c}
.inarow.plot.discs .first{fill:#c79a16}
.inarow.plot.discs .second{fill:#b23c32}
.inarow.plot .unknown{fill:#3a3f4a}
.inarow.plot .mistake{fill:#dcb8ff;stroke:#1a1d23}
.inarow.plot .inaccuracy{fill:#1a1d23;stroke:#dcb8ff}
)";

}  // namespace svg_css

/// Writes one plot, piece by piece; made by `plot_svg`.
template <int Capacity, core::sink Sink>
class svg_plot_writer {
public:
    constexpr svg_plot_writer(Sink& to, const solve::analysis<Capacity>& a)
        : to_{&to},
          game_{&a},
          scores_{plotted_scores(a)},
          span_{scores_.most - scores_.least},
          height_{span_ < 10 ? 22 * span_ : 220} {
        const int room = 588 / points();
        step_ = room > 28 ? 28 : room < 3 ? 3 : room;
    }

    constexpr void picture() const {
        begin();
        words();
        put("<style>", svg_css::common, svg_css::plot, svg_css::common_dark);
        put(svg_css::plot_dark, "}\n</style>\n");
        put("<rect class='card' width='", width(), "' height='", height(), "' rx='12'/>\n");
        scale_of_scores();
        unknowns();
        area(first);
        area(second);
        put("<path class='zero' d='M", left, ' ', zero(), 'H', right(), "'/>\n");
        marks();
        scale_of_moves();
        legend();
        put("</svg>\n");
    }

private:
    // Lengths in the picture's own units.
    static constexpr int left = 56;  ///< of the plot; the scores' labels are on this side
    static constexpr int top = 22;
    static constexpr int beside = 110;    ///< on the other side, to say who wins
    static constexpr int below = 66;      ///< for the moves' numbers and the legend
    static constexpr int half = 44;       ///< the least height of each player's side
    static constexpr int key = 120;       ///< of the legend
    static constexpr int longest = 1200;  ///< as shown; longer ones are scaled

    /// What the legend tells the signs of.
    static constexpr solve::judgement explained[] = {
        solve::judgement::mistake, solve::judgement::inaccuracy, solve::judgement::unknown};

    [[nodiscard]] constexpr const inarow::rules& rules() const { return game_->start.rules(); }
    [[nodiscard]] constexpr int points() const { return static_cast<int>(game_->moves.size()) + 1; }
    [[nodiscard]] constexpr int right() const { return left + step_ * points(); }
    [[nodiscard]] constexpr int reach(int score) const {
        const int length = score * height_ / span_;
        return length < half ? half : length;
    }
    [[nodiscard]] constexpr int zero() const { return top + reach(scores_.most); }
    [[nodiscard]] constexpr int bottom() const { return zero() + reach(-scores_.least); }
    [[nodiscard]] constexpr int width() const {
        int keys = 0;
        for (const auto is : explained) keys += static_cast<int>(has(is));
        const int needed = left + key * keys;
        return right() + beside < needed ? needed : right() + beside;
    }
    [[nodiscard]] constexpr int height() const { return bottom() + below; }
    [[nodiscard]] constexpr int x_of(int point) const { return left + step_ * point; }
    [[nodiscard]] constexpr int middle_of(int point) const { return x_of(point) + step_ / 2; }
    [[nodiscard]] constexpr int y_of(int score) const { return zero() - score * height_ / span_; }
    [[nodiscard]] constexpr std::string_view name_of(player side) const {
        return name_in_pictures(rules(), mark_of(side));
    }
    [[nodiscard]] constexpr bool has(solve::judgement is) const {
        if (is == solve::judgement::unknown) return has_unknown_score();
        return game_->count(first, is) + game_->count(second, is) > 0;
    }

    [[nodiscard]] constexpr bool has_unknown_score() const {
        for (int i = 0; i < points(); ++i)
            if (!is_exact(score_after(*game_, i))) return true;
        return false;
    }

    constexpr void put(const auto&... parts) const { (core::write(*to_, parts), ...); }
    constexpr void text(int x, int y, const auto&... parts) const {
        put("<text x='", x, "' y='", y, "'>", parts...);
        put("</text>\n");
    }

    constexpr void begin() const {
        const bool fits = width() <= longest;
        put("<svg xmlns='http://www.w3.org/2000/svg' class='inarow plot");
        put(rules().gravity == drop ? " discs" : "", "' role='img' viewBox='0 0 ");
        put(width(), ' ', height(), "' width='", fits ? width() : longest);
        put("' height='", fits ? height() : height() * longest / width(), "'>\n");
    }

    /// The plot in words, for those who cannot see it.
    constexpr void words() const {
        put("<title>");
        notation::print_rules_name(*to_, rules());
        put(": the score after each move</title>\n<desc>Positive when ", name_of(first));
        put(" wins. At the start ");
        write_score(*to_, game_->at_start);
        if (points() > 1) {
            put(", at the end ");
            write_score(*to_, game_->moves.back().after);
        }
        put('.');
        for (const auto& m : game_->moves) {
            if (m.is <= solve::judgement::best) continue;
            put(' ');
            remark(m);
            put('.');
        }
        put("</desc>\n");
    }
    /// "Move 3, X: threw away a draw (better: b2 a1)"
    constexpr void remark(const solve::analyzed_move<Capacity>& m) const {
        put("Move ", m.number, ", ", name_of(m.by), ": ");
        write_remark(*to_, rules(), m);
        if (m.better.empty()) return;
        put(" (better: ");
        write_better(*to_, rules(), m);
        put(')');
    }

    /// The scores on the left, with lines from there; what they mean on the right.
    constexpr void scale_of_scores() const {
        constexpr int apart = 24;
        const int each = round_step((apart * span_ + height_ - 1) / height_);
        const int lowest = scores_.least / each * each;
        put("<path class='grid' d='");
        for (int score = lowest; score <= scores_.most; score += each)
            put('M', left, ' ', y_of(score), 'H', right());
        put("'/>\n<g class='names' text-anchor='end'>\n");
        for (int score = lowest; score <= scores_.most; score += each)
            text(left - 10, y_of(score) + 5, score > 0 ? "+" : "", score);
        put("</g>\n<g class='names'>\n");
        text(right() + 12, (top + zero()) / 2 + 2, name_of(first), " wins");
        text(right() + 12, zero() + 5, "draw");
        text(right() + 12, (zero() + bottom()) / 2 + 8, name_of(second), " wins");
        put("</g>\n");
    }

    /// Where the scores lie that were not found, as far as the plot goes.
    constexpr void unknowns() const {
        if (!has_unknown_score()) return;
        put("<path class='unknown' d='");
        for (int i = 0; i < points(); ++i) {
            const solve::bounds lies = score_after(*game_, i);
            if (is_exact(lies)) continue;
            const int high = lies.most < scores_.most ? y_of(lies.most) : top;
            const int low = lies.least > scores_.least ? y_of(lies.least) : bottom();
            put('M', x_of(i), ' ', high, 'h', step_, 'V', low, 'h', -step_, 'z');
        }
        put("'/>\n");
    }

    /// What lies between zero and the scores with which that player wins.
    constexpr void area(player side) const {
        put("<path class='", side == first ? "first" : "second", "' d='M", left, ' ', zero());
        int at = 0;
        for (int i = 0; i < points(); ++i) {
            const int score = nearest_to_zero(score_after(*game_, i));
            const int shown = (score > 0) == (side == first) ? score : 0;
            if (shown != at) put('H', x_of(i), 'V', y_of(shown));
            at = shown;
        }
        put('H', right(), 'V', zero(), "z'/>\n");
    }

    /// Mistakes and inaccuracies, where they led to; what they were shows under the pointer.
    constexpr void marks() const {
        for (int i = 1; i < points(); ++i) {
            const auto& m = game_->moves[static_cast<std::size_t>(i) - 1];
            if (m.is <= solve::judgement::best) continue;
            mark_at(middle_of(i), y_of(nearest_to_zero(m.after)), m.is, [&] { remark(m); });
        }
    }
    constexpr void mark_at(int x, int y, solve::judgement is, auto write_title) const {
        put("<path class='", solve::name_of(is), "' d='M", x);
        if (is == solve::judgement::mistake) {
            put(' ', y - 7, "l7 7-7 7-7-7z");
        } else {
            put(' ', y - 4, "a4 4 0 1 1 0 8 4 4 0 1 1 0-8z");
        }
        put("'><title>");
        write_title();
        put("</title></path>\n");
    }

    constexpr void scale_of_moves() const {
        constexpr int apart = 32;
        const int each = round_step((apart + step_ - 1) / step_);
        put("<g class='names' text-anchor='middle'>\n");
        for (int i = 0; i < points(); ++i) {
            const int number = game_->start.stones() + i;
            if (number % each == 0) text(middle_of(i), bottom() + 22, number);
        }
        put("</g>\n<g class='names'>\n");
        text(right() + 12, bottom() + 22, "move");
        put("</g>\n");
    }

    constexpr void legend() const {
        const int y = bottom() + 45;
        int x = left;
        for (const auto is : explained) {
            if (!has(is)) continue;
            if (is == solve::judgement::unknown) {
                put("<path class='unknown' d='M", x, ' ', y - 7, "h14v14h-14z'/>\n");
            } else {
                mark_at(x + 7, y, is, [&] { put(solve::name_of(is)); });
            }
            put("<g class='names'>\n");
            text(x + 20, y + 5, solve::name_of(is));
            put("</g>\n");
            x += key;
        }
    }

    Sink* to_;
    const solve::analysis<Capacity>* game_;
    solve::bounds scores_;
    int step_ = 1;    ///< from one position to the next
    int span_ = 1;    ///< from the lowest score to the highest
    int height_ = 1;  ///< of that span
};

/// Writes the scores of an analysed game as an SVG picture that needs nothing beside itself: from
/// its start to its end, above zero where first wins, below it where second does, the farther the
/// sooner.
template <int Capacity>
constexpr void plot_svg(core::sink auto& to, const solve::analysis<Capacity>& a) {
    svg_plot_writer(to, a).picture();
}

}  // namespace inarow::inline v0::draw

// inarow/draw/report.hpp --------------------------------------------------------------------------

/// What a line of moves came to, as one line of JSON. `inarow replay` writes it when it runs, and
/// has a compiler write it when it decides the game as types: the same text, from here.
namespace inarow::inline v0::draw {

/// A text as a JSON string. Precondition: it is printable ASCII, as every sentence is.
constexpr void write_json_string(core::sink auto& to, std::string_view text) {
    core::write(to, '"');
    for (const char c : text) {
        if (c == '"' || c == '\\') core::write(to, '\\');
        core::write(to, c);
    }
    core::write(to, '"');
}

/// `["O.X", ".X.", "..."]`, the rows from the top.
template <int Capacity>
constexpr void write_json_board(core::sink auto& to, const basic_position<Capacity>& p) {
    core::write(to, '[');
    for (int row = 0; row < p.rules().rows; ++row) {
        core::write(to, row == 0 ? "\"" : ", \"");
        notation::print_row(to, p, row);
        core::write(to, '"');
    }
    core::write(to, ']');
}

/// `["a1", "b2", "c3"]`, or null when nobody has won.
template <int Capacity>
constexpr void write_json_winning_line(core::sink auto& to, const basic_position<Capacity>& p) {
    if (winner_of(p.outcome()) == mark::none) return core::write(to, "null");
    char before = '[';
    for (const square s : p.winning_line()) {
        core::write(to, before == '[' ? "[\"" : ", \"");
        notation::algebraic::print(to, p.rules(), s);
        core::write(to, '"');
        before = ',';
    }
    core::write(to, ']');
}

/// Why the move of that number in a line was refused: its kind, its number, and the sentence.
constexpr void write_json_error(core::sink auto& to, const rules& r, refused_entry why, int number,
                                const move_text& entry) {
    why.move.number = number;
    core::write(to, R"({"kind": ")", name_of(why.move.kind), R"(", "move": )", number);
    core::write(to, R"(, "text": )");
    write_json_string(to, sentence(r, why, entry));
    core::write(to, '}');
}

/// All that comes before the error.
template <int Capacity>
constexpr void write_report_head(core::sink auto& to, const basic_position<Capacity>& p,
                                 int moves) {
    core::write(to, R"({"moves": )", moves, R"(, "outcome": ")", name_of(p.outcome()));
    core::write(to, R"(", "to_move": )");
    if (p.is_over()) {
        core::write(to, "null");
    } else {
        write_json_string(to, name_of(p.to_move()));
    }
    core::write(to, R"(, "board": )");
    write_json_board(to, p);
    core::write(to, R"(, "winning_line": )");
    write_json_winning_line(to, p);
    core::write(to, R"(, "error": )");
}

/// Writes what a line of `moves` legal moves led to, without an end of line.
template <int Capacity>
constexpr void write_report(core::sink auto& to, const basic_position<Capacity>& p, int moves) {
    write_report_head(to, p, moves);
    core::write(to, "null}");
}

/// The same for a line whose next entry was refused; `p` is the position before it. The move is
/// counted from the beginning of the line, whatever stood on the board before.
template <int Capacity>
constexpr void write_report(core::sink auto& to, const basic_position<Capacity>& p, int moves,
                            const refused_entry& why, const move_text& entry) {
    write_report_head(to, p, moves);
    write_json_error(to, p.rules(), why, moves + 1, entry);
    core::write(to, '}');
}

}  // namespace inarow::inline v0::draw

// inarow/dynamic.hpp ------------------------------------------------------------------------------

// Boards whose size is known only when the program runs. A header of its own, because <vector>
// costs as much to include as the rest of the library.

namespace inarow::inline v0 {
namespace core {

template <>
struct words_of<dynamic> {
    using type = std::vector<std::uint64_t>;
    static constexpr void make_room(type& words, int squares) {
        words.resize((static_cast<std::size_t>(squares) + 63) / 64);
    }
};

template <class T>
struct list<T, dynamic> : std::vector<T> {
    using std::vector<T>::vector;
};

}  // namespace core

/// Positions, games and layouts of any size.
using position = basic_position<dynamic>;
using game = basic_game<dynamic>;
using layout = basic_layout<dynamic>;

}  // namespace inarow::inline v0

// inarow/format.hpp -------------------------------------------------------------------------------

/// std::format of every value that <inarow/stream.hpp> writes, where the library has it (libstdc++
/// from 13 on, not with g++ 12); elsewhere this header is empty. A header of its own, because
/// <format> costs more to include than all of inarow.
#if defined(__cpp_lib_format) && __cpp_lib_format >= 202110L

#include <cstddef>
#include <format>
#include <string>

template <inarow::writable T>
struct std::formatter<T, char> : std::formatter<std::string, char> {
    auto format(const T& value, auto& context) const {
        std::string text;
        inarow::write_value(text, value);
        return std::formatter<std::string, char>::format(text, context);
    }
};

#endif

// inarow/game/typed_game.hpp ----------------------------------------------------------------------

/// Games whose moves are known only at run time, with how they stand in their type: a fresh game
/// has no take_back, only a won one has a winner, and one that has ended has no play. A move gives
/// a variant of what can follow it.
///
/// A header of its own, because of <variant>.
namespace inarow::inline v0 {

template <int Capacity>
class fresh_game;
template <int Capacity>
class game_in_play;
template <int Capacity>
class won_game;
template <int Capacity>
class drawn_game;

/// What a move can lead to.
template <int Capacity>
using after_move = std::variant<game_in_play<Capacity>, won_game<Capacity>, drawn_game<Capacity>>;
/// What taking back a move can lead to.
template <int Capacity>
using after_take_back = std::variant<fresh_game<Capacity>, game_in_play<Capacity>>;
/// Any of the four.
template <int Capacity>
using any_game = std::variant<fresh_game<Capacity>, game_in_play<Capacity>, won_game<Capacity>,
                              drawn_game<Capacity>>;

/// A plain game with its standing as its type; nothing for a set-up that had ended before any
/// move was made, because none of the four is that.
template <int Capacity>
[[nodiscard]] constexpr std::optional<any_game<Capacity>> typed(const basic_game<Capacity>& from);

/// What the four have in common; made only by `typed`, and by a move.
template <int Capacity>
class typed_game {
public:
    [[nodiscard]] constexpr const basic_game<Capacity>& plain() const { return game_; }
    [[nodiscard]] constexpr const basic_position<Capacity>& position() const {
        return game_.position();
    }
    [[nodiscard]] constexpr const inarow::rules& rules() const { return game_.rules(); }
    constexpr bool operator==(const typed_game&) const = default;

protected:
    explicit constexpr typed_game(const basic_game<Capacity>& from) : game_{from} {}

    template <int C>
    friend constexpr std::optional<any_game<C>> typed(const basic_game<C>& from);

    /// Any of the four as one of the fewer that it can be here.
    template <class Fewer>
    [[nodiscard]] static constexpr Fewer narrowed(const any_game<Capacity>& any) {
        return std::visit(
            [](const auto& one) -> Fewer {
                if constexpr (requires { Fewer{one}; }) {
                    return one;
                } else {
                    std::unreachable();
                }
            },
            any);
    }
    [[nodiscard]] constexpr std::expected<after_move<Capacity>, illegal_move> played(move m) const {
        const auto next = game_.play(m);
        if (!next) return std::unexpected(next.error());
        return narrowed<after_move<Capacity>>(*typed(*next));
    }
    [[nodiscard]] constexpr after_take_back<Capacity> taken_back() const {
        return narrowed<after_take_back<Capacity>>(*typed(*game_.take_back()));
    }

private:
    basic_game<Capacity> game_;
};

/// No move has been made yet.
template <int Capacity>
class fresh_game : public typed_game<Capacity> {
public:
    /// On the empty board; refused as basic_game::start is.
    [[nodiscard]] static constexpr std::expected<fresh_game, illegal_rules> start(
        const inarow::rules& r) {
        const auto plain_game = basic_game<Capacity>::start(r);
        if (!plain_game) return std::unexpected(plain_game.error());
        return fresh_game(*plain_game);
    }
    [[nodiscard]] constexpr player to_move() const { return this->position().to_move(); }
    [[nodiscard]] constexpr std::expected<after_move<Capacity>, illegal_move> play(move m) const {
        return this->played(m);
    }

private:
    using typed_game<Capacity>::typed_game;
};

/// At least one move has been made, and the game goes on.
template <int Capacity>
class game_in_play : public typed_game<Capacity> {
public:
    [[nodiscard]] constexpr player to_move() const { return this->position().to_move(); }
    [[nodiscard]] constexpr std::expected<after_move<Capacity>, illegal_move> play(move m) const {
        return this->played(m);
    }
    [[nodiscard]] constexpr after_take_back<Capacity> take_back() const {
        return this->taken_back();
    }

private:
    using typed_game<Capacity>::typed_game;
};

/// Somebody has won.
template <int Capacity>
class won_game : public typed_game<Capacity> {
public:
    [[nodiscard]] constexpr player winner() const {
        return this->position().outcome() == outcome::first_won ? first : second;
    }
    [[nodiscard]] constexpr auto winning_line() const { return this->position().winning_line(); }
    [[nodiscard]] constexpr after_take_back<Capacity> take_back() const {
        return this->taken_back();
    }

private:
    using typed_game<Capacity>::typed_game;
};

/// The board is full, and nobody has won.
template <int Capacity>
class drawn_game : public typed_game<Capacity> {
public:
    [[nodiscard]] constexpr after_take_back<Capacity> take_back() const {
        return this->taken_back();
    }

private:
    using typed_game<Capacity>::typed_game;
};

template <int Capacity>
constexpr std::optional<any_game<Capacity>> typed(const basic_game<Capacity>& from) {
    switch (from.status()) {
        case status::fresh: return fresh_game<Capacity>(from);
        case status::ongoing: return game_in_play<Capacity>(from);
        case status::drawn:
            if (from.ply() > 0) return drawn_game<Capacity>(from);
            break;
        case status::first_won:
        case status::second_won:
            if (from.ply() > 0) return won_game<Capacity>(from);
            break;
    }
    return std::nullopt;
}

/// A fresh game of rules known when the program is compiled; they must make sense.
template <rules Rules>
    requires(check(Rules).has_value())
[[nodiscard]] constexpr fresh_game<Rules.squares()> start_typed() {
    return *fresh_game<Rules.squares()>::start(Rules);
}

}  // namespace inarow::inline v0

// inarow/solve/all_values.hpp ---------------------------------------------------------------------

/// What every position of a small game is worth, in one table.
namespace inarow::inline v0::solve {

/// The values of all positions that a game of these rules can reach, won and drawn ones too; made
/// by one walk over all moves, which a constant evaluation has room for up to nine squares.
template <rules Rules>
    requires(check(Rules).has_value() && Rules.squares() <= 9)
class all_values {
public:
    constexpr all_values() { (void)fill(0, 0, 0, Rules.squares(), Rules.starts == first ? 1 : 2); }

    /// How many positions there are.
    [[nodiscard]] constexpr int size() const { return size_; }

    /// Nothing for a position that no game reaches, or of a game with other rules.
    template <int Capacity>
    [[nodiscard]] constexpr std::optional<game_value> operator[](
        const basic_position<Capacity>& p) const {
        const player mover = p.stones() % 2 == 0 ? Rules.starts : other(Rules.starts);
        if (p.rules() != Rules || p.to_move() != mover) return std::nullopt;
        std::size_t number = 0;
        for (int i = 0; i < Rules.squares(); ++i) {
            const mark m = p.at(square_at(Rules, i));
            number += threes.of_square[i] * static_cast<std::size_t>(m);
        }
        if (scores_[number] == 0) return std::nullopt;
        if (p.is_over()) return game_value{p.outcome(), 0};
        return value_of(scores_[number] - bias, Rules.squares() - p.stones(), p.to_move());
    }

private:
    using word = std::uint64_t;
    static constexpr grid<word> board{Rules};
    static constexpr int bias = 10;  ///< added to a score, so that 0 is free to mean: not reached

    /// Powers of three: a board is a number with a digit for each square.
    struct powers {
        std::size_t of_square[9]{};
        std::size_t of_bit[64]{};
        std::size_t all = 1;

        constexpr powers() {
            for (int i = 0; i < Rules.squares(); ++i, all *= 3) {
                of_square[i] = all;
                of_bit[core::lowest(board.at(square_at(Rules, i)))] = all;
            }
        }
    };
    static constexpr powers threes{};

    /// The score of a position that is not over; its number is `number`, and the digit of who is
    /// to move there is `digit`.
    constexpr int fill(word own, word theirs, std::size_t number, int free, std::size_t digit) {
        ++size_;
        const word wins = board.completing(own);
        int best = -bias;
        for (word left = board.playable(own | theirs); left != 0; left &= left - 1) {
            const word stone = left & -left;
            const std::size_t next = number + digit * threes.of_bit[__builtin_ctzll(left)];
            int score = bias - scores_[next];
            if (score == bias) {
                const bool is_over = (stone & wins) != 0 || free == 1;
                score = (stone & wins) != 0 ? (free + 1) / 2
                        : is_over           ? 0
                                            : -fill(theirs, own | stone, next, free - 1, 3 - digit);
                if (is_over) {
                    ++size_;
                    scores_[next] = static_cast<std::int8_t>(bias - score);
                }
            }
            best = score > best ? score : best;
        }
        scores_[number] = static_cast<std::int8_t>(best + bias);
        return best;
    }

    std::int8_t scores_[threes.all]{};
    int size_ = 0;
};

}  // namespace inarow::inline v0::solve

// inarow/type/perfect_play.hpp --------------------------------------------------------------------

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

// inarow/type/challenge.hpp -----------------------------------------------------------------------

/// Games against the compiler: the person names only their own moves, and each is answered.
namespace inarow::inline v0 {

namespace type {

/// The game after the compiler's answer, or as it is when it has ended or the answer is not found.
template <reply_kind Kind>
struct answered_if {
    template <class Game>
    using game = Game;
};
template <>
struct answered_if<reply_kind::found> {
    template <class Game>
    using game = typename reply_if<reply_kind::found>::game<Game>::self;
};
template <class Game>
using answered = typename answered_if<kind_of_reply<Game>()>::template game<Game>;

/// How a challenge stands after some of its moves: the game, and what stopped it, if anything did.
template <class Game, class Stopped = void>
struct challenge_so_far {
    using game = Game;
    using stopped = Stopped;
};

/// What stops a challenge: a move that is refused, and an answer that is not found.
template <class Game, move_text Move>
struct stopped_by_move {
    static constexpr report why = report_on(first_refused(Game::position, Move));
};
template <class Game>
struct stopped_by_search {
    static constexpr const report& why = not_found<Game>;
};

template <class Game, reply_kind Kind>
struct after_answer {
    using so_far = challenge_so_far<answered<Game>>;
};
template <class Game>
struct after_answer<Game, reply_kind::not_found> {
    using so_far = challenge_so_far<Game, stopped_by_search<Game>>;
};

/// One move and its answer.
template <bool Legal>
struct challenge_step {
    template <class Game, int Square, move_text Move>
    using so_far =
        typename after_answer<next<Game, Square>, kind_of_reply<next<Game, Square>>()>::so_far;
};
template <>
struct challenge_step<false> {
    template <class Game, int Square, move_text Move>
    using so_far = challenge_so_far<Game, stopped_by_move<Game, Move>>;
};

template <class SoFar, move_text... Moves>
struct challenged {
    using so_far = SoFar;
};
template <class Game, move_text Move, move_text... Rest>
struct challenged<challenge_so_far<Game, void>, Move, Rest...> {
    static constexpr int square = square_of(Game::position, Move);
    using so_far = typename challenged<
        typename challenge_step<(square >= 0)>::template so_far<Game, square, Move>,
        Rest...>::so_far;
};

template <class Stopped>
struct challenge_if {
    template <class Game>
    using game = refusal<Stopped::why, Game>;
};
template <>
struct challenge_if<void> {
    template <class Game>
    using game = Game;
};

/// A class, for the same reason that `playing` is one.
template <class Game, move_text... Moves>
struct challenging {
    using end = typename challenged<challenge_so_far<Game>, Moves...>::so_far;
    using next = typename challenge_if<typename end::stopped>::template game<typename end::game>;
};

}  // namespace type

/// The game after these moves, each answered by the compiler with the first of its best moves; the
/// last one too, unless it ends the game. Does not compile when a move is illegal, as with `play`,
/// or when an answer is more than a compiler can find out by default. To let the compiler begin:
/// challenge<reply<Game>, ...>.
template <a_game Game, move_text... Moves>
using challenge = typename type::challenging<Game, Moves...>::next::self;

}  // namespace inarow::inline v0

// inarow/perfect_play.hpp -------------------------------------------------------------------------

/// <inarow.hpp>, and perfect play: what a game is worth and which moves are best, of game types
/// (value<Game>, reply<Game>, challenge<Game, moves...>) and of positions (solve::value(position)).
/// For large boards at run time, add <inarow/solve/solver.hpp>.

// clang-format off: first, so that an error which begins in it names one header less.
// clang-format on

// inarow/solve/book_draft.hpp ---------------------------------------------------------------------

/// How opening books are made.
namespace inarow::inline v0::solve {

/// The positions of a book whose scores are still to be found: of the greatest ply by whatever
/// means there are; those before follow from them.
class book_draft {
public:
    using position_type = basic_position<ranking::most_squares>;

    [[nodiscard]] static std::expected<book_draft, book_error> make(const rules& r, int plies) {
        auto boards = ranking::start(r, plies);
        if (!boards) return std::unexpected(book_error{book_error::reason::no_such_book});
        return book_draft(*std::move(boards));
    }

    [[nodiscard]] const inarow::rules& rules() const { return boards_.rules(); }
    [[nodiscard]] int plies() const { return boards_.plies(); }
    /// How many positions the book is to have, and how many of them are to be solved.
    [[nodiscard]] std::size_t size() const { return numbers_.size(); }
    [[nodiscard]] std::size_t to_solve() const { return numbers_.size() - solved_from_; }

    /// One of the positions to be solved; neighbours are alike. Precondition: i < to_solve().
    [[nodiscard]] position_type position(std::size_t i) const {
        return boards_.position(numbers_[solved_from_ + i]);
    }

    /// The book, from the scores of position(0), position(1), ... The same scores give the same
    /// bytes. Precondition: there are to_solve() of them, and they are exact.
    [[nodiscard]] std::vector<std::byte> written(std::span<const std::int8_t> solved) const {
        const std::vector<std::int8_t> scores = all_scores(solved);
        const auto [least, most] = std::ranges::minmax(scores);
        const auto bits = static_cast<int>(std::bit_width(static_cast<unsigned>(most - least)));
        std::vector<std::byte> to(book_format::size(boards_.size(), size(), bits));
        write_header(to, least, bits);
        write_marks(to);
        write_scores(to, scores, least, bits);
        write_number(to, book_format::checksum_at, 8, book_format::checksum(to));
        return to;
    }

private:
    explicit book_draft(ranking boards) : boards_{std::move(boards)}, numbers_{0} {
        std::vector<std::uint32_t> next;
        for (int ply = 0; ply < plies(); ++ply) {
            next.clear();
            for (std::size_t i = solved_from_; i < size(); ++i)
                for_each_next(numbers_[i], [&](const position_type& p) {
                    if (!p.is_over()) next.push_back(number_of(p));
                });
            std::ranges::sort(next);
            const auto repeated = std::ranges::unique(next);
            next.erase(repeated.begin(), repeated.end());
            solved_from_ = size();
            numbers_.insert(numbers_.end(), next.begin(), next.end());
        }
    }

    void for_each_next(std::uint32_t number, auto visit) const {
        const position_type p = boards_.position(number);
        p.for_each_move([&](square s) { visit(p.after(s)); });
    }
    [[nodiscard]] std::uint32_t number_of(const position_type& p) const {
        return static_cast<std::uint32_t>(boards_.rank(p).value_or(0));
    }

    /// A position is worth what the best of its moves is.
    [[nodiscard]] std::vector<std::int8_t> all_scores(std::span<const std::int8_t> solved) const {
        std::vector<std::int8_t> scores(size(), INT8_MIN);
        std::ranges::copy(solved, scores.begin() + static_cast<std::ptrdiff_t>(solved_from_));
        for (std::size_t i = solved_from_; i-- > 0;)
            for_each_next(numbers_[i], [&](const position_type& p) {
                scores[i] = std::max(scores[i], static_cast<std::int8_t>(-score(p, scores)));
            });
        return scores;
    }
    [[nodiscard]] int score(const position_type& p, std::span<const std::int8_t> scores) const {
        const int free = p.rules().squares() - p.stones();
        if (p.is_over()) return score_of({p.outcome(), 0}, free, p.to_move());
        const auto found = std::ranges::lower_bound(numbers_, number_of(p));
        return scores[static_cast<std::size_t>(found - numbers_.begin())];
    }

    static void write_number(std::span<std::byte> to, std::size_t at, std::size_t count,
                             std::uint64_t number) {
        for (std::size_t i = 0; i < count; ++i, number >>= 8) to[at + i] = std::byte(number & 0xff);
    }
    void write_header(std::span<std::byte> to, std::int8_t least, int bits) const {
        namespace format = book_format;
        const auto write = [to](std::size_t at, std::size_t count, auto number) {
            write_number(to, at, count, static_cast<std::uint64_t>(number));
        };
        for (std::size_t i = 0; i < format::magic.size(); ++i) write(i, 1, format::magic[i]);
        write(format::version_at, 1, format::version);
        write(format::columns_at, 2, rules().columns);
        write(format::rows_at, 2, rules().rows);
        write(format::run_at, 2, rules().run);
        write(format::gravity_at, 1, rules().gravity);
        write(format::plies_at, 1, plies());
        write(format::entries_at, 4, size());
        write(format::least_score_at, 1, least);
        write(format::score_bits_at, 1, bits);
    }
    void write_marks(std::span<std::byte> to) const {
        namespace format = book_format;
        std::size_t entry = 0;
        for (std::uint64_t board = 0; board < boards_.size(); board += format::boards_of_block) {
            const std::size_t block =
                format::blocks_at + board / format::boards_of_block * format::block_bytes;
            write_number(to, block, format::count_bytes, entry);
            for (; entry < size() && numbers_[entry] - board < format::boards_of_block; ++entry) {
                const std::size_t in_block = numbers_[entry] - board;
                to[block + format::count_bytes + in_block / 8] |= std::byte(1U << in_block % 8);
            }
        }
    }
    void write_scores(std::span<std::byte> to, std::span<const std::int8_t> scores,
                      std::int8_t least, int bits) const {
        std::size_t bit = 8 * book_format::scores_at(boards_.size());
        for (const std::int8_t score : scores)
            for (int i = 0; i < bits; ++i, ++bit)
                to[bit / 8] |=
                    std::byte((static_cast<unsigned>(score - least) >> i & 1U) << bit % 8);
    }

    ranking boards_;
    std::vector<std::uint32_t> numbers_;  ///< of its positions, in order
    std::size_t solved_from_ = 0;         ///< where those with the most stones begin
};

/// A book whose positions have the scores that `score` gives of them.
template <class Score>
[[nodiscard]] std::expected<std::vector<std::byte>, book_error> write_book(const rules& r,
                                                                           int plies, Score score) {
    const auto draft = book_draft::make(r, plies);
    if (!draft) return std::unexpected(draft.error());
    std::vector<std::int8_t> scores(draft->to_solve());
    for (std::size_t i = 0; i < scores.size(); ++i)
        scores[i] = static_cast<std::int8_t>(score(draft->position(i)));
    return draft->written(scores);
}

}  // namespace inarow::inline v0::solve

// inarow/core/zeroed.hpp --------------------------------------------------------------------------

#if defined(__linux__)
#include <sys/mman.h>
#endif

/// Memory for large tables.
namespace inarow::inline v0::core {

/// So many values whose bytes are 0 at first; a half of them, or less, where there is not so much
/// memory. What is never written takes none, where the system can do that. On Linux it asks for
/// pages of 2 MB, because a search that jumps about in 64 MB spends a fifth of its time on finding
/// small ones.
template <class T>
class zeroed {
public:
    zeroed() = default;
    explicit zeroed(std::size_t count) {
        while (count > 0 && !allocate(count)) count /= 2;
    }

    [[nodiscard]] std::size_t size() const { return memory_.get_deleter().count; }
    [[nodiscard]] std::size_t bytes() const { return size() * sizeof(T); }
    [[nodiscard]] T* data() const { return memory_.get(); }

private:
    // NOLINTBEGIN(cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory)
    struct release {
        std::size_t count;
        void operator()(T* from) const {
#if defined(__linux__)
            munmap(from, count * sizeof(T));
#else
            std::free(from);
#endif
        }
    };

    [[nodiscard]] bool allocate(std::size_t count) {
        if (count > std::numeric_limits<std::size_t>::max() / 2 / sizeof(T)) return false;
#if defined(__linux__)
        void* const found = mmap(nullptr, count * sizeof(T), PROT_READ | PROT_WRITE,
                                 MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (found == MAP_FAILED) return false;
        (void)madvise(found, count * sizeof(T), MADV_HUGEPAGE);
#else
        void* const found = std::calloc(count, sizeof(T));
        if (found == nullptr) return false;
#endif
        memory_ = std::unique_ptr<T, release>(static_cast<T*>(found), release{count});
        return true;
    }
    // NOLINTEND(cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory)

    std::unique_ptr<T, release> memory_{nullptr, release{0}};
};

}  // namespace inarow::inline v0::core

// inarow/core/threads.hpp -------------------------------------------------------------------------

#if defined(__cpp_lib_jthread)
#include <stop_token>
#include <thread>
#endif

/// Threads where the standard library has them, and what stands in for them where it has not, as in
/// WebAssembly: code that may use threads is then the same everywhere.
namespace inarow::inline v0::core {

#if defined(__cpp_lib_jthread)

inline constexpr bool has_threads = true;
using std::jthread;
using std::stop_token;

#else

inline constexpr bool has_threads = false;

/// Nobody is there to request a stop.
class stop_token {
public:
    [[nodiscard]] static constexpr bool stop_requested() { return false; }
};

/// Does its work at once.
class jthread {
public:
    explicit jthread(auto&& work) { work(); }
};

#endif

}  // namespace inarow::inline v0::core

// inarow/solve/limit.hpp --------------------------------------------------------------------------

/// How long a program may search: for all that searches at run time.
namespace inarow::inline v0::solve {

/// How much work a search may be: it stops at whichever comes first.
struct limit {
    long long positions = std::numeric_limits<long long>::max();
    std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();
    core::stop_token stop{};  ///< may be requested by any thread

    /// From now on.
    [[nodiscard]] static limit of_time(std::chrono::nanoseconds time) {
        const auto now = std::chrono::steady_clock::now();
        const auto longest = std::chrono::steady_clock::time_point::max() - now;
        return {.until = now + (time < longest ? time : longest)};
    }
};

namespace detail {

/// What is left of a limit. It looks at the clock, and whether it is to stop, after every so many
/// positions: a constant, because a search that looks at millions a second would pay for a
/// division.
template <long long BetweenLooks>
class budget {
public:
    explicit budget(const limit& from) : limit_{from} {}

    [[nodiscard]] bool spend() { return take(1) > 0; }
    /// Gives how many positions, of so many, may be looked at before it is asked again; none when
    /// it is spent.
    [[nodiscard]] long long take(long long most) {
        const long long since_look = positions_ % BetweenLooks;
        if (since_look == 0 && positions_ != 0 && !may_go_on()) return 0;
        const long long left = std::max(limit_.positions - positions_, 0LL);
        const long long taken = std::min({most, BetweenLooks - since_look, left});
        positions_ += taken;
        return taken;
    }
    [[nodiscard]] long long positions() const { return positions_; }
    /// What helpers have looked at; or takes away what was taken and not looked at.
    void add(long long positions) { positions_ += positions; }

private:
    [[nodiscard]] bool may_go_on() const {
        if (limit_.stop.stop_requested()) return false;
        return limit_.until == std::chrono::steady_clock::time_point::max() ||
               std::chrono::steady_clock::now() < limit_.until;
    }

    limit limit_;
    long long positions_ = 0;
};

}  // namespace detail

}  // namespace inarow::inline v0::solve

// inarow/solve/open_lines.hpp ---------------------------------------------------------------------

/// A board that knows how many stones are in each line, for searches that judge what they cannot
/// finish: a stone changes what it takes part in, and nothing is counted again.
namespace inarow::inline v0::solve {

/// How many open lines through a square lack so many stones, the square's own among them: 12 bits
/// for each number from 1 to 4, and for all that lack more. A line is open to a player as long as
/// the other has no stone in it; lines without any stone are left out where the run is above 2.
class line_counts {
public:
    static constexpr int most_missing = 5;  ///< or more

    /// One line that lacks so many.
    [[nodiscard]] static constexpr line_counts one(int missing) {
        line_counts result;
        const int field = missing < most_missing ? missing : most_missing;
        result.packed_ = std::uint64_t{1} << (bits * (most_missing - field));
        return result;
    }
    [[nodiscard]] constexpr int lacking(int missing) const {
        return static_cast<int>(packed_ >> (bits * (most_missing - missing)) & mask);
    }
    /// Whether one stone there makes a line complete.
    [[nodiscard]] constexpr bool completes() const { return packed_ >= one(1).packed_; }
    [[nodiscard]] constexpr bool empty() const { return packed_ == 0; }

    constexpr line_counts& operator+=(line_counts other) {
        packed_ += other.packed_;
        return *this;
    }
    constexpr line_counts& operator-=(line_counts other) {
        packed_ -= other.packed_;
        return *this;
    }
    constexpr bool operator==(const line_counts&) const = default;

private:
    // The greatest run is 999, and there are at most four times as many lines through a square.
    static constexpr int bits = 12;
    static constexpr std::uint64_t mask = (1U << bits) - 1;

    std::uint64_t packed_ = 0;
};

/// A position as stones come and go. A stone costs four times the square of the run in additions,
/// at most; the memory is some 50 bytes a square. Squares are the numbers of index_of.
class open_lines {
public:
    template <int Capacity>
    explicit open_lines(const basic_position<Capacity>& p)
        : rules_{p.rules()}, to_move_{p.to_move()} {
        make_room();
        for (int s = 0; s < rules_.squares(); ++s) {
            const mark m = p.at(square_at(rules_, s));
            if (m == mark::none) continue;
            touch_lines(s);
            change(s, m == mark::first ? first : second, true);
        }
        for (int column = 0; column < rules_.columns; ++column) land_above(column, rules_.rows);
    }

    [[nodiscard]] const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] player to_move() const { return to_move_; }
    /// How many squares are free.
    [[nodiscard]] int free() const { return free_; }
    [[nodiscard]] bool is_free(int s) const { return marks_[index(s)] == mark::none; }
    [[nodiscard]] std::uint64_t key() const { return to_move_ == first ? key_ : ~key_; }

    /// How many lines are open to a player and lack so many stones.
    [[nodiscard]] int open(player side, int missing) const {
        return missing < 0 || missing > rules_.run
                   ? 0
                   : open_[index(side)][index(rules_.run - missing)];
    }
    /// What a stone of that player on a free square takes part in.
    [[nodiscard]] line_counts through(player side, int s) const {
        return through_[index(side)][index(s)];
    }

    /// Calls visit(square) for every square that a stone can come onto and that is in a line with
    /// another stone; where stones drop, for all they can come onto.
    template <class Visit>
    void for_each_near(Visit visit) const {
        if (rules_.gravity == drop) {
            for (const int s : landings_)
                if (s >= 0) visit(s);
        } else {
            for (const int s : touched_)
                if (is_free(s)) visit(s);
        }
    }
    /// The squares where a player would complete a line with the next stone.
    struct completions {
        int count = 0;
        int where = -1;  ///< the last of them
    };
    [[nodiscard]] completions completing(player side) const {
        completions result;
        if (open(side, 1) == 0) return result;
        for_each_near([&](int s) {
            if (through(side, s).completes()) result = {result.count + 1, s};
        });
        return result;
    }

    /// A stone of the player to move. Precondition: it can come there.
    void put(int s) {
        touched_before_.push_back(static_cast<int>(touched_.size()));
        touch_lines(s);
        change(s, to_move_, true);
        if (rules_.gravity == drop) land_above(s % rules_.columns, s / rules_.columns);
        to_move_ = other(to_move_);
    }
    /// Takes back the stone that was put last.
    void take_back(int s) {
        to_move_ = other(to_move_);
        change(s, to_move_, false);
        if (rules_.gravity == drop) landings_[index(s % rules_.columns)] = s;
        const auto before = index(touched_before_.back());
        touched_before_.pop_back();
        for (std::size_t i = before; i < touched_.size(); ++i) is_touched_[index(touched_[i])] = 0;
        touched_.resize(before);
    }
    /// As if the player to move had made no move; twice is nothing.
    void pass() { to_move_ = other(to_move_); }

private:
    static constexpr int directions = 4;

    struct stones_in_line {
        std::array<std::int16_t, 2> of{};
    };
    /// How many squares there are before and after one in a direction, up to the run.
    struct space {
        std::int16_t before;
        std::int16_t after;
    };

    [[nodiscard]] static constexpr std::size_t index(int s) { return static_cast<std::size_t>(s); }
    [[nodiscard]] static constexpr std::size_t index(player side) {
        return static_cast<std::size_t>(side);
    }

    void make_room() {
        const std::size_t squares = index(rules_.squares());
        free_ = rules_.squares();
        for (std::size_t side = 0; side < 2; ++side) {
            through_[side].resize(squares);
            open_[side].resize(index(rules_.run) + 1);
        }
        marks_.resize(squares);
        is_touched_.resize(squares);
        landings_.resize(index(rules_.columns));
        for (int n = 0; n <= rules_.run; ++n) weights_.push_back(weight(n));
        for (int d = 0; d < directions; ++d) {
            lines_[index(d)].resize(squares);
            for (int s = 0; s < rules_.squares(); ++s) spaces_[index(d)].push_back(space_at(s, d));
        }
        add_empty_lines();
    }
    /// What a line with so many stones adds to its squares.
    [[nodiscard]] line_counts weight(int stones) const {
        if (stones == rules_.run || (stones == 0 && rules_.run > 2)) return {};
        return line_counts::one(rules_.run - stones);
    }
    [[nodiscard]] space space_at(int s, int d) const {
        const square at = square_at(rules_, s);
        const auto [right, down] = line_directions[d];
        const auto room = [&](int sign) {
            int result = rules_.run - 1;
            if (right != 0)
                result =
                    std::min(result, sign * right > 0 ? rules_.columns - 1 - at.column : at.column);
            if (down != 0)
                result = std::min(result, sign * down > 0 ? rules_.rows - 1 - at.row : at.row);
            return static_cast<std::int16_t>(result);
        };
        return {.before = room(-1), .after = room(1)};
    }
    [[nodiscard]] int step(int d) const {
        return line_directions[d].rows * rules_.columns + line_directions[d].columns;
    }
    void add_empty_lines() {
        for (int d = 0; d < directions; ++d) {
            for (int from = 0; from < rules_.squares(); ++from) {
                if (spaces_[index(d)][index(from)].after < rules_.run - 1) continue;
                for (auto& open : open_) ++open[0];
                if (weights_[0].empty()) continue;
                for (int i = 0; i < rules_.run; ++i) {
                    for (auto& through : through_)
                        through[index(from + i * step(d))] += weights_[0];
                    touch(from + i * step(d));
                }
            }
        }
    }

    void touch(int s) {
        if (is_touched_[index(s)] != 0) return;
        is_touched_[index(s)] = 1;
        touched_.push_back(s);
    }
    void touch_lines(int s) {
        if (rules_.gravity == drop) return;
        for (int d = 0; d < directions; ++d) {
            const auto [before, after] = spaces_[index(d)][index(s)];
            if (before + after < rules_.run - 1) continue;
            for (int i = -before; i <= after; ++i) touch(s + i * step(d));
        }
    }
    /// The square onto which the next stone falls that passes this row.
    void land_above(int column, int row) {
        int s = (row - 1) * rules_.columns + column;
        while (s >= 0 && !is_free(s)) s -= rules_.columns;
        landings_[index(column)] = s < 0 ? -1 : s;
    }

    /// Counts a stone in, or out, in every line through its square.
    void change(int s, player side, bool in) {
        marks_[index(s)] = in ? mark_of(side) : mark::none;
        free_ += in ? -1 : 1;
        key_ ^= core::mixed(static_cast<std::uint64_t>(2 * s + (side == first ? 1 : 2)) *
                            0x9e3779b97f4a7c15U);
        for (int d = 0; d < directions; ++d) {
            const auto [before, after] = spaces_[index(d)][index(s)];
            for (int i = std::max(0, rules_.run - 1 - after); i <= before; ++i)
                change_line(s - i * step(d), d, side, in);
        }
    }
    void change_line(int from, int d, player side, bool in) {
        auto& stones = lines_[index(d)][index(from)].of;
        const auto theirs = index(stones[index(other(side))]);
        auto& own = stones[index(side)];
        if (!in) --own;
        const auto before = index(own);
        if (in) ++own;
        if (theirs == 0) {
            auto& open = open_[index(side)];
            open[before] += in ? -1 : 1;
            open[before + 1] += in ? 1 : -1;
            line_counts more = weights_[before + 1];
            more -= weights_[before];
            add(from, d, side, more, in);
        }
        if (before == 0) {
            open_[index(other(side))][theirs] += in ? -1 : 1;
            add(from, d, other(side), weights_[theirs], !in);
        }
    }
    /// Adds to, or takes from, what every square of a line has.
    void add(int from, int d, player side, line_counts what, bool in) {
        if (what.empty()) return;
        line_counts* at = &through_[index(side)][index(from)];
        const int apart = step(d);
        for (int i = 0; i < rules_.run; ++i, at += apart) in ? * at += what : * at -= what;
    }

    inarow::rules rules_;
    player to_move_;
    int free_ = 0;
    std::uint64_t key_ = 0;
    std::vector<mark> marks_;
    /// For each direction: the stones in the line that begins at a square.
    std::array<std::vector<stones_in_line>, directions> lines_;
    std::array<std::vector<space>, directions> spaces_;
    std::array<std::vector<line_counts>, 2> through_;
    std::array<std::vector<int>, 2> open_;  ///< by the number of stones
    std::vector<line_counts> weights_;
    std::vector<int> landings_;  ///< of each column, -1 when it is full
    // Every square in a line with a stone, in the order in which they became so: what a stone
    // added is at the end when it is taken back.
    std::vector<int> touched_;
    std::vector<int> touched_before_;
    std::vector<char> is_touched_;
};

}  // namespace inarow::inline v0::solve

// inarow/solve/threat_search.hpp ------------------------------------------------------------------

/// Wins by threats to complete a line, each of which leaves the other player one answer: what
/// gomoku calls victory by continuous fours. Found on boards that are far too large to search.
namespace inarow::inline v0::solve {

/// Who is to move wins by this square, with that many plies at most, this one among them.
struct forced_win {
    square where{};
    int plies = 0;

    constexpr bool operator==(const forced_win&) const = default;
};

/// How many threats follow each other at most.
inline constexpr int most_threats = 40;

namespace detail {

/// Budget has `bool spend()`: whether one more position may be looked at.
template <class Budget>
class threat_searcher {
public:
    /// Remembers about so many positions in which there is no win. Precondition: a power of two.
    threat_searcher(open_lines& on, Budget& budget, std::size_t remembered)
        : on_{on}, budget_{budget}, hopeless_(remembered) {}

    struct found {
        int where = -1;  ///< the square to begin with; -1: no such win was found
        int plies = 0;
    };
    /// The shortest win by at most so many threats of the player to move; each number of threats
    /// is tried in turn, and what was hopeless with as many is remembered.
    found shortest(int threats, long long most_positions) {
        left_ = most_positions;
        ++number_;  // what another search gave up may be worth more threats
        for (int most = 0; most <= threats; ++most) {
            is_cut_ = false;
            const int where = winning_move(most);
            if (where >= 0) return {where, 2 * most + 1};
            if (!is_cut_ || stopped()) break;
        }
        return {};
    }
    /// Whether the last search came to its end before all was tried.
    [[nodiscard]] bool stopped() const { return left_ < 0; }

private:
    /// A square to begin a win with, or -1.
    int winning_move(int threats) {
        const player own = on_.to_move();
        if (const auto win = on_.completing(own); win.count > 0) return win.where;
        if (threats == 0 || left_-- <= 0 || !budget_.spend()) {
            is_cut_ = true;
            if (threats > 0) left_ = -1;
            return -1;
        }
        const auto danger = on_.completing(other(own));
        if (danger.count > 1) return -1;
        const std::uint64_t key =
            core::mixed(on_.key() + static_cast<std::uint64_t>(threats) + (number_ << 8U));
        std::uint64_t& known = hopeless_[key & (hopeless_.size() - 1)];
        if (known == key) return -1;
        const int where = danger.count == 1 ? (wins_by(danger.where, threats) ? danger.where : -1)
                                            : winning_threat(threats);
        if (where < 0 && !stopped()) known = key;
        return where;
    }
    int winning_threat(int threats) {
        // The squares are kept apart, because the board's own list changes with every stone.
        const std::size_t begin = squares_.size();
        const player own = on_.to_move();
        on_.for_each_near([&](int s) {
            if (on_.rules().gravity == drop || on_.through(own, s).lacking(2) > 0)
                squares_.push_back(s);
        });
        int where = -1;
        for (std::size_t i = begin; i < squares_.size() && where < 0 && !stopped(); ++i)
            if (wins_by(squares_[i], threats)) where = squares_[i];
        squares_.resize(begin);
        return where;
    }
    /// Whether a stone there threatens to complete a line and wins by that.
    bool wins_by(int s, int threats) {
        const player own = on_.to_move();
        on_.put(s);
        const bool wins = on_.completing(other(own)).count == 0 && wins_by_threat(own, threats);
        on_.take_back(s);
        return wins;
    }
    bool wins_by_threat(player own, int threats) {
        const auto threat = on_.completing(own);
        if (threat.count != 1) return threat.count > 1;
        on_.put(threat.where);
        const bool wins = winning_move(threats - 1) >= 0;
        on_.take_back(threat.where);
        return wins;
    }

    // It lives no longer than a search.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    open_lines& on_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    /// Hashes of positions, each with the number of threats by which there is no win.
    std::vector<std::uint64_t> hopeless_;
    std::vector<int> squares_;
    std::uint64_t number_ = 0;  ///< of the search
    long long left_ = 0;
    bool is_cut_ = false;
};

}  // namespace detail

/// A win by threats of the player to move, the shortest of that kind; none where there is none, or
/// it was not found within the limit. A win by other means may be shorter than one of more than
/// five plies (of more than three, where stones drop).
/// Precondition: the game goes on.
/// Source: victory by continuous fours is the simplest part of Allis, van den Herik and Huntjens,
/// Go-Moku and Threat-Space Search (1993).
template <int Capacity>
[[nodiscard]] std::optional<forced_win> threat_search(const basic_position<Capacity>& p,
                                                      const limit& within = {}) {
    constexpr std::size_t remembered = std::size_t{1} << 16;
    constexpr long long between_looks = 32;
    open_lines on(p);
    detail::budget<between_looks> budget(within);
    detail::threat_searcher search(on, budget, remembered);
    const auto [where, plies] = search.shortest(most_threats, within.positions);
    if (where < 0) return std::nullopt;
    return forced_win{square_at(p.rules(), where), plies};
}

}  // namespace inarow::inline v0::solve

// inarow/solve/best_found.hpp ---------------------------------------------------------------------

/// A strong move where the best one is out of reach: threat search, then iterative deepening of a
/// search that looks at the most promising moves only and judges by the lines that are still open.
namespace inarow::inline v0::solve {

struct found_move {
    square where{};
    /// The threat search saw a win within so many plies, this move among them.
    std::optional<int> wins_within;
    int depth = 0;  ///< so many plies were looked ahead
    long long positions = 0;

    constexpr bool operator==(const found_move&) const = default;
};

namespace detail {

/// How much a move promises by the lines through it that are still open to one player: eight times
/// as much for each stone in them.
[[nodiscard]] inline int promise(line_counts of) {
    return 512 * of.lacking(2) + 64 * of.lacking(3) + 8 * of.lacking(4) + of.lacking(5);
}
/// To go on with a line of one's own is worth a little more than to break another's.
[[nodiscard]] inline int promise(const open_lines& on, int s) {
    const player own = on.to_move();
    return 5 * promise(on.through(own, s)) + 4 * promise(on.through(other(own), s));
}

/// What a position seems to be worth to the player to move, who cannot complete a line, and nor
/// could the other.
class judge_of_lines {
public:
    explicit judge_of_lines(const open_lines& on) : on_{on} {}

    [[nodiscard]] int value() const {
        const player own = on_.to_move();
        const int ours = lines_of(own);
        const int result = ours + ours / 4 - lines_of(other(own));
        if (on_.rules().gravity == place) return result;
        return result + (on_.open(own, 1) + on_.open(other(own), 1) > 0 ? threats_in_store() : 0);
    }

private:
    [[nodiscard]] int lines_of(player side) const {
        // What won the most games. Where stones drop, most lines wait long for their squares.
        constexpr std::array placed{0, 30, 80, 16, 3, 1};
        constexpr std::array dropped{0, 30, 40, 10, 3, 1};
        const auto& weights = on_.rules().gravity == place ? placed : dropped;
        int sum = 0;
        // A line with no stone in it is nobody's.
        for (int missing = 1; missing < 6 && missing < on_.rules().run; ++missing)
            sum += weights[static_cast<std::size_t>(missing)] * on_.open(side, missing);
        return sum;
    }
    /// Where stones drop, a square that completes a line waits until somebody has to play below it.
    [[nodiscard]] int threats_in_store() const {
        int sum = 0;
        for (int column = 0; column < on_.rules().columns; ++column) sum += threat_in(column);
        return sum;
    }
    /// The lowest threat of a column that will be carried out, if all other columns are filled
    /// first. Source: odd and even threats in Allis, A knowledge-based approach of Connect-Four
    /// (1988); here for any number of squares.
    [[nodiscard]] int threat_in(int column) const {
        constexpr int worth = 150;
        const player own = on_.to_move();
        const int width = on_.rules().columns;
        for (int row = on_.rules().rows - 1; row >= 0; --row) {
            const int s = row * width + column;
            if (!on_.is_free(s)) continue;
            const bool first_below = ((on_.free() - (row + 2)) % 2) == 0;  // who is to move is
            const player winner = first_below ? other(own) : own;
            if (on_.through(winner, s).completes()) return winner == own ? worth : -worth;
            // Where it is the loser's threat, he has to play below it himself, and it is blocked.
        }
        return 0;
    }

    const open_lines& on_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

/// Alpha-beta search of the most promising moves.
template <class Budget>
class selective_search {
public:
    static constexpr int win = 1'000'000;
    static constexpr int near_win = win - 10'000;

    selective_search(open_lines& on, Budget& budget)
        : on_{on}, budget_{budget}, threats_(on, budget, 1U << 10U), table_(1U << 17U) {}

    /// Puts the best of the moves first; gives to what depth it has searched.
    int deepen(std::vector<int>& moves) {
        int depth = 0;
        while (depth < on_.free()) {
            const int best = best_first(moves, depth + 1);
            if (stopped_) break;
            ++depth;
            if (best >= near_win || best <= -near_win) break;
        }
        return depth;
    }

private:
    static constexpr int deepest_ply = 100;
    static constexpr int width = 14;
    static constexpr int leaf_threats = 4;
    static constexpr long long leaf_positions = 24;

    enum class bound : std::uint8_t { none, least, most, exact };
    struct entry {
        std::uint64_t key;
        std::int32_t value;
        std::int32_t move;  ///< -1: none
        std::int16_t depth;
        bound kind;
    };
    struct candidate {
        int where;
        int promise;
    };
    struct candidates {
        std::array<candidate, width> list;
        int count = 0;

        /// Keeps the most promising, the most promising first; of equals the first.
        void add(candidate c) {
            int at = count < width ? count++ : width;
            for (; at > 0 && list[static_cast<std::size_t>(at - 1)].promise < c.promise; --at)
                if (at < width)
                    list[static_cast<std::size_t>(at)] = list[static_cast<std::size_t>(at - 1)];
            if (at < width) list[static_cast<std::size_t>(at)] = c;
        }
    };

    int best_first(std::vector<int>& moves, int depth) {
        int best = -win;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            int value = i == 0 ? -win : -after(moves[i], depth - 1, -best - 1, -best, 1);
            if (!stopped_ && (i == 0 || value > best))
                value = -after(moves[i], depth - 1, -win, -best, 1);
            if (stopped_) break;
            if (value <= best && i > 0) continue;
            best = value;
            std::rotate(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(i),
                        moves.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        }
        return best;
    }
    int after(int s, int depth, int alpha, int beta, int ply) {
        on_.put(s);
        const int value = look_at(depth, alpha, beta, ply);
        on_.take_back(s);
        return value;
    }
    /// What the position is worth to the player to move: exactly if between alpha and beta.
    int look_at(int depth, int alpha, int beta, int ply) {
        if (stopped_ || !budget_.spend()) {
            stopped_ = true;
            return 0;
        }
        if (on_.free() == 0) return 0;
        const player own = on_.to_move();
        if (on_.completing(own).count > 0) return win - ply - 1;
        const auto danger = on_.completing(other(own));
        if (danger.count > 1) return -(win - ply - 2);
        if (ply >= deepest_ply) return judge_of_lines(on_).value();
        // There is nothing to choose: that costs no depth.
        if (danger.count == 1) return -after(danger.where, depth, -beta, -alpha, ply + 1);

        entry& known = table_.data()[on_.key() & (table_.size() - 1)];
        const bool is_known = known.kind != bound::none && known.key == on_.key();
        if (is_known && known.depth >= depth) {
            const int value = from_ply(known.value, ply);
            if (known.kind == bound::exact || (known.kind == bound::least && value >= beta) ||
                (known.kind == bound::most && value <= alpha))
                return value;
        }
        const int hint = is_known ? known.move : -1;
        const auto [value, move] =
            depth <= 0 ? valued_move{leaf(ply), -1} : best_move(depth, alpha, beta, ply, hint);
        if (stopped_) return 0;
        const bound kind = depth <= 0       ? bound::exact
                           : value >= beta  ? bound::least
                           : value <= alpha ? bound::most
                                            : bound::exact;
        known = {on_.key(), to_ply(value, ply), move, static_cast<std::int16_t>(depth), kind};
        return value;
    }

    // Wins are kept as seen from their position.
    [[nodiscard]] static int to_ply(int value, int ply) {
        return value >= near_win ? value + ply : value <= -near_win ? value - ply : value;
    }
    [[nodiscard]] static int from_ply(int value, int ply) {
        return value >= near_win ? value - ply : value <= -near_win ? value + ply : value;
    }

    int leaf(int ply) {
        if (on_.open(on_.to_move(), 2) > 0) {
            const auto found = threats_.shortest(leaf_threats, leaf_positions);
            if (found.where >= 0) return win - ply - found.plies;
        }
        return judge_of_lines(on_).value();
    }

    struct valued_move {
        int value;
        int move;
    };
    valued_move best_move(int depth, int alpha, int beta, int ply, int hint) {
        constexpr int first_of_all = std::numeric_limits<int>::max();
        candidates moves;
        on_.for_each_near(
            [&](int s) { moves.add({s, s == hint ? first_of_all : promise(on_, s)}); });
        if (moves.count == 0) return {judge_of_lines(on_).value(), -1};
        valued_move found{-win, -1};
        for (int i = 0; i < moves.count; ++i) {
            const int s = moves.list[static_cast<std::size_t>(i)].where;
            const int value = value_of_move(s, i, depth, alpha, beta, ply);
            if (stopped_) break;
            if (value > found.value) found = {value, s};
            alpha = std::max(alpha, value);
            if (alpha >= beta) break;
        }
        return found;
    }
    /// The first move is searched to its value; of the others it is first asked whether they are
    /// better, of the late ones less deeply.
    int value_of_move(int s, int number, int depth, int alpha, int beta, int ply) {
        if (number > 0) {
            const int less = number >= 4 && depth >= 3 ? 1 : 0;
            int value = -after(s, depth - 1 - less, -alpha - 1, -alpha, ply + 1);
            if (less > 0 && value > alpha && !stopped_)
                value = -after(s, depth - 1, -alpha - 1, -alpha, ply + 1);
            if (stopped_ || value <= alpha || value >= beta) return value;
        }
        return -after(s, depth - 1, -beta, -alpha, ply + 1);
    }

    // It lives no longer than a search.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    open_lines& on_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    threat_searcher<Budget> threats_;
    core::zeroed<entry> table_;
    bool stopped_ = false;
};

/// The steps by which a move is found: each has its part of the limit.
class move_finder {
public:
    template <int Capacity>
    move_finder(const basic_position<Capacity>& p, const limit& within) : on_(p), within_{within} {
        order_moves();
    }

    /// Precondition: the game goes on.
    [[nodiscard]] found_move find() {
        const player own = on_.to_move();
        if (const auto win = on_.completing(own); win.count > 0) return won(win.where, 1);
        if (const auto danger = on_.completing(other(own)); danger.count > 0)
            moves_ = {danger.where};
        if (const auto by_threats = own_win(); by_threats.where >= 0)
            return won(by_threats.where, by_threats.plies);
        if (moves_.size() > 1) leave_out_what_loses();
        const int depth = moves_.size() > 1 ? deepen() : 0;
        return {at(moves_[0]), std::nullopt, depth, positions_};
    }

private:
    using budget = detail::budget<32>;
    static constexpr int parts = 4;  ///< of the limit; a threat search gets one of them

    [[nodiscard]] square at(int s) const { return square_at(on_.rules(), s); }
    [[nodiscard]] found_move won(int s, int plies) const { return {at(s), plies, 0, positions_}; }

    /// All that are in a line with a stone, the most promising first, of equals those nearer to
    /// the middle; where there are none, the one nearest to it.
    void order_moves() {
        on_.for_each_near([&](int s) { moves_.push_back(s); });
        if (moves_.empty()) moves_.push_back(free_in_the_middle());
        std::ranges::sort(moves_, [&](int a, int b) {
            const int more = promise(on_, a) - promise(on_, b);
            if (more != 0) return more > 0;
            const int nearer = from_the_middle(b) - from_the_middle(a);
            return nearer != 0 ? nearer > 0 : a < b;
        });
    }
    /// Twice how far a square is from the middle of the board, along its columns and rows.
    [[nodiscard]] int from_the_middle(int s) const {
        const auto [column, row] = at(s);
        return std::abs(2 * column - (on_.rules().columns - 1)) +
               std::abs(2 * row - (on_.rules().rows - 1));
    }
    [[nodiscard]] int free_in_the_middle() const {
        int best = -1;
        for (int s = 0; s < on_.rules().squares(); ++s)
            if (on_.is_free(s) && (best < 0 || from_the_middle(s) < from_the_middle(best)))
                best = s;
        return best;
    }

    /// A part of what is left of the limit.
    [[nodiscard]] limit part_of_limit() const {
        limit result = all_of_limit();
        result.positions /= parts;
        const auto now = std::chrono::steady_clock::now();
        if (result.until != std::chrono::steady_clock::time_point::max())
            result.until = now + (result.until - now) / parts;
        return result;
    }
    [[nodiscard]] limit all_of_limit() const {
        limit result = within_;
        result.positions -= positions_;
        return result;
    }

    [[nodiscard]] threat_searcher<budget>::found own_win() {
        budget part(part_of_limit());
        threat_searcher search(on_, part, remembered);
        const auto result = search.shortest(most_threats, within_.positions);
        positions_ += part.positions();
        return result;
    }
    /// Those after which the other wins by threats; unless that is all of them. Where stones are
    /// placed, none is if he would not even if it were his turn.
    void leave_out_what_loses() {
        constexpr long long for_each = 4000;
        budget part(part_of_limit());
        threat_searcher search(on_, part, remembered);
        on_.pass();
        const bool is_threat = search.shortest(most_threats, for_each).where >= 0;
        on_.pass();
        if (is_threat || on_.rules().gravity == drop) {
            std::vector<int> left;
            for (const int s : moves_) {
                on_.put(s);
                if (search.shortest(most_threats, for_each).where < 0) left.push_back(s);
                on_.take_back(s);
            }
            if (!left.empty()) moves_ = left;
        }
        positions_ += part.positions();
    }
    [[nodiscard]] int deepen() {
        constexpr std::size_t most_moves = 24;
        if (moves_.size() > most_moves) moves_.resize(most_moves);
        budget rest(all_of_limit());
        const int depth = selective_search(on_, rest).deepen(moves_);
        positions_ += rest.positions();
        return depth;
    }

    static constexpr std::size_t remembered = std::size_t{1} << 14;

    open_lines on_;
    limit within_;
    std::vector<int> moves_;  ///< that are considered, the best so far first
    long long positions_ = 0;
};

}  // namespace detail

/// The best move that is found within the limit; the same one each time for the same number of
/// positions. Precondition: the game goes on.
template <int Capacity>
[[nodiscard]] found_move best_found(const basic_position<Capacity>& p, const limit& within) {
    return detail::move_finder(p, within).find();
}

}  // namespace inarow::inline v0::solve

// inarow/core/lanes.hpp ---------------------------------------------------------------------------

/// Several words at once.
namespace inarow::inline v0::core {

template <int Count>
struct lanes_of;
// g++ 12 forgets the size where it depends on a parameter.
template <>
struct lanes_of<4> {
    using type = std::uint64_t __attribute__((vector_size(32)));
};
template <>
struct lanes_of<8> {
    using type = std::uint64_t __attribute__((vector_size(64)));
};

/// So many words that are added, shifted and combined all at once: eight in one instruction where
/// the processor has registers of 512 bits, four where it has those of 256. Not to be passed or
/// given by value, which processors do in different ways.
template <int Count>
using lanes = typename lanes_of<Count>::type;

/// How many bits of each word are set. By shifts and sums, so that it needs no instruction that
/// some processors have not.
template <class Lanes>
[[gnu::always_inline]] inline void count_each(const Lanes& words, Lanes& counts) {
    counts = words - (words >> 1 & 0x5555'5555'5555'5555U);
    counts = (counts & 0x3333'3333'3333'3333U) + (counts >> 2 & 0x3333'3333'3333'3333U);
    counts = (counts + (counts >> 4)) & 0x0f0f'0f0f'0f0f'0f0fU;
    counts += counts >> 8;
    counts += counts >> 16;
    counts = (counts + (counts >> 32)) & 0x7fU;
}

/// The same, in one instruction where a processor has it; in slow ones elsewhere.
template <class Lanes>
[[gnu::always_inline]] inline void count_each_at_once(const Lanes& words, Lanes& counts) {
    std::uint64_t each[sizeof(Lanes) / sizeof(std::uint64_t)];
    std::memcpy(each, &words, sizeof each);
    for (std::uint64_t& word : each) word = static_cast<std::uint64_t>(__builtin_popcountll(word));
    std::memcpy(&counts, each, sizeof each);
}

}  // namespace inarow::inline v0::core

// inarow/core/processor.hpp -----------------------------------------------------------------------

/// Processors that have more instructions than a program is compiled for, found when it runs. A
/// function that is worth it is compiled once for each kind, from one text; nothing needs a flag.
namespace inarow::inline v0::core {

/// What every processor has that the program is compiled for.
struct common_processor {
    static constexpr int lanes = 8;             ///< words that are best handled at once
    static constexpr bool counts_bits = false;  ///< of each of them, in one instruction
    static constexpr bool shifts_each = false;  ///< four words, each by another number, in one

    [[nodiscard]] static bool is_here() { return true; }

    /// Gives step(arguments...), with the instructions this processor has wherever all of it can be
    /// inlined: so what it calls is always_inline, or has its own run. Step is a lambda without
    /// captures.
    template <auto Step, class... Arguments>
    static auto run(Arguments&... arguments) {
        return Step(arguments...);
    }
};

#if defined(__x86_64__)

// The instructions are named one by one: for a level such as x86-64-v3 compilers do not inline
// what is compiled for all.

struct avx2_processor {
    static constexpr int lanes = 4;
    static constexpr bool counts_bits = false;
    static constexpr bool shifts_each = true;

    [[nodiscard]] static bool is_here() {
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
               __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
    }
    template <auto Step, class... Arguments>
    [[gnu::target("avx2,bmi,bmi2,popcnt")]] static auto run(Arguments&... arguments) {
        return Step(arguments...);
    }
};

struct avx512_processor {
    static constexpr int lanes = 8;
    static constexpr bool counts_bits = true;
    static constexpr bool shifts_each = true;

    [[nodiscard]] static bool is_here() {
        return avx2_processor::is_here() && __builtin_cpu_supports("avx512f") &&
               __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
               __builtin_cpu_supports("avx512vpopcntdq");
    }
    template <auto Step, class... Arguments>
    [[gnu::target("avx2,bmi,bmi2,popcnt,avx512f,avx512vl,avx512dq,avx512vpopcntdq")]] static auto
    run(Arguments&... arguments) {
        return Step(arguments...);
    }
};

/// Gives use(processor), of the best kind of processor that is here.
auto with_processor(auto&& use) {
    if (avx512_processor::is_here()) return use(avx512_processor{});
    if (avx2_processor::is_here()) return use(avx2_processor{});
    return use(common_processor{});
}

#else

auto with_processor(auto&& use) { return use(common_processor{}); }

#endif

}  // namespace inarow::inline v0::core

// inarow/solve/busy_marks.hpp ---------------------------------------------------------------------

/// Which positions are being looked at, for threads that search together.
namespace inarow::inline v0::solve {

/// Threads that search the same position with one table keep out of each other's way: what another
/// is at is left for later, when its result stands in the table. A mark may get lost when two
/// positions share a place, which costs some work and no more.
/// Source: Jean-Christophe Weill, The ABDADA distributed minimax search algorithm (1996).
class busy_marks {
public:
    [[nodiscard]] bool has(std::uint64_t scattered) const {
        return place(scattered).load(std::memory_order_relaxed) == scattered;
    }
    void set(std::uint64_t scattered) {
        place(scattered).store(scattered, std::memory_order_relaxed);
    }
    void clear(std::uint64_t scattered) {
        if (has(scattered)) place(scattered).store(0, std::memory_order_relaxed);
    }

private:
    static constexpr int bits = 12;

    [[nodiscard]] std::atomic<std::uint64_t>& place(std::uint64_t scattered) {
        return marks_[scattered >> (64 - bits)];
    }
    [[nodiscard]] const std::atomic<std::uint64_t>& place(std::uint64_t scattered) const {
        return marks_[scattered >> (64 - bits)];
    }

    std::array<std::atomic<std::uint64_t>, std::size_t{1} << bits> marks_{};
};

}  // namespace inarow::inline v0::solve

// inarow/solve/compact_table.hpp ------------------------------------------------------------------

/// What a search remembers of positions of up to 64 bits, eight bytes for each.
namespace inarow::inline v0::solve {

/// Bounds of the scores of positions, by a key of so many bits. An entry is found by the upper bits
/// of its key once that is scattered, which can be undone, and holds the lower ones: so no two
/// positions are ever taken for each other. The bounds take the 14 bits left.
///
/// It uses little of its memory at first and twice as much whenever that is half full: the table of
/// a short search stays in the fast caches, which is worth a factor of three there. To forget takes
/// no time, where keys have bits to spare to be told from those of before by.
///
/// Several threads may look up and remember at once: an entry is one word, written at once.
class compact_table {
public:
    static constexpr int fewest_bits = 14;  ///< of the index; they are what entries do without
    static constexpr std::size_t fewest_bytes = sizeof(std::uint64_t) << fewest_bits;

    /// Of at most so many bytes, and at least fewest_bytes.
    compact_table(std::size_t bytes, int key_bits)
        : words_{std::bit_floor(std::max(bytes, fewest_bytes) / sizeof(std::uint64_t))},
          most_bits_{std::countr_zero(words_.size())},
          key_bits_{key_bits} {
        if (words_.bytes() < fewest_bytes) std::abort();  // as the system does, which has none left
    }

    [[nodiscard]] std::size_t bytes() const { return words_.bytes(); }

    /// As if it were new.
    void forget() {
        const bool are_told_apart =
            key_bits_ < 64 && ++generation_ >> (64 - key_bits_) == 0 && bits_ == fewest_bits;
        if (!are_told_apart) {
            // What lies above is written before it is read, when the table grows.
            std::memset(words_.data(), 0, fewest_bytes);
            generation_ = 0;
        }
        stored_ = 0;
        bits_ = fewest_bits;
    }
    /// How many entries there is room for without growing.
    [[nodiscard]] long long room() const { return 1LL << bits_; }
    [[nodiscard]] bool can_grow() const { return bits_ < most_bits_; }
    /// Grows; false when it cannot. While threads share it, it does not by itself.
    [[nodiscard]] bool grow() {
        if (!can_grow()) return false;
        spread_out();
        return true;
    }

    /// Where a position is kept, as long as the table does not grow.
    class place {
    public:
        /// Has the entry fetched while something else is done.
        void prefetch() const { __builtin_prefetch(word_); }
        /// Narrows what is known of the score.
        [[gnu::always_inline]] void recall(bounds& score_lies) const {
            const std::uint64_t word = std::atomic_ref(*word_).load(std::memory_order_relaxed);
            // An empty entry is 0, and so is the tag of some key.
            if (word >> bound_bits != tag_ || word == 0) return;
            score_lies = {static_cast<int>(word & one_bound) - bias,
                          static_cast<int>(word >> one_bound_bits & one_bound) - bias};
        }

    private:
        friend class compact_table;
        place(std::uint64_t* word, std::uint64_t tag) : word_{word}, tag_{tag} {}
        std::uint64_t* word_;
        std::uint64_t tag_;
    };

    /// Scatters a key over the upper bits; every key comes to another number. The lower ones tell
    /// what was remembered since the table last forgot, so that this changes no place.
    [[nodiscard, gnu::always_inline]] std::uint64_t scattered(std::uint64_t key) const {
        constexpr std::uint64_t odd = 0x9e3779b97f4a7c15U;
        const int spare = 64 - key_bits_;
        key = key * odd << spare >> spare;
        key ^= key >> key_bits_ / 2;
        return key * odd << spare | generation_;
    }
    [[nodiscard, gnu::always_inline]] place find(std::uint64_t scattered) const {
        return {words_.data() + (scattered >> (64 - bits_)),
                scattered & ((std::uint64_t{1} << (64 - fewest_bits)) - 1)};
    }
    [[gnu::always_inline]] void remember(std::uint64_t scattered, const bounds& score_lies,
                                         bool alone) {
        const place at = find(scattered);
        const std::uint64_t word = at.tag_ << bound_bits |
                                   static_cast<std::uint64_t>(score_lies.most + bias)
                                       << one_bound_bits |
                                   static_cast<std::uint64_t>(score_lies.least + bias);
        std::atomic_ref(*at.word_).store(word, std::memory_order_relaxed);
        if (alone && ++stored_ >> (bits_ - 1) != 0) (void)grow();
    }

private:
    static constexpr int one_bound_bits = 7;
    static constexpr int bound_bits = 2 * one_bound_bits;
    static constexpr std::uint64_t one_bound = (1U << one_bound_bits) - 1;
    static constexpr int bias = 64;

    /// Every entry moves to one of the two places that become of its own.
    [[gnu::noinline]] void spread_out() {
        std::uint64_t* words = words_.data();
        const int next_bit = 63 - bits_ + bound_bits;  // of the scattered key, in an entry
        for (std::size_t i = std::size_t{1} << bits_; i-- > 0;) {
            const std::uint64_t word = words[i];
            words[2 * i] = words[2 * i + 1] = 0;
            if (word != 0) words[2 * i + (word >> next_bit & 1U)] = word;
        }
        ++bits_;
        stored_ = 0;
    }

    core::zeroed<std::uint64_t> words_;
    int most_bits_;
    int key_bits_;
    int bits_ = fewest_bits;
    std::uint64_t generation_ = 0;
    std::uint64_t stored_ = 0;
};

}  // namespace inarow::inline v0::solve

// inarow/solve/drop_memory.hpp --------------------------------------------------------------------

/// What a search of boards on which stones drop remembers.
namespace inarow::inline v0::solve {

/// A large table, and a small one for positions near the end of the search. Those are nine in ten:
/// in one table with the others they would push each other out of the fast caches. So each is
/// found sooner, and a heavy search takes half the time.
///
/// In one question all positions with the same number of free squares have as many plies left, so
/// that a position is looked for where it was put.
class drop_memory {
public:
    static constexpr int fewest_plies_far = 17;
    static constexpr std::size_t most_bytes_near = std::size_t{1} << 20;  ///< what a core has near
    static constexpr std::size_t fewest_bytes = 2 * compact_table::fewest_bytes;

    /// Of at most so many bytes, and at least fewest_bytes, for keys of so many bits.
    drop_memory(std::size_t bytes, int key_bits)
        : near_(std::min(bytes / 2, most_bytes_near), key_bits),
          far_(bytes - std::min(bytes / 2, most_bytes_near), key_bits) {}

    /// Where a position is kept that matters only when the game is won within so many plies.
    [[nodiscard, gnu::always_inline]] compact_table& for_plies(int left) {
        return left < fewest_plies_far ? near_ : far_;
    }

    [[nodiscard]] std::size_t bytes() const { return near_.bytes() + far_.bytes(); }
    /// As if it were new.
    void forget() {
        near_.forget();
        far_.forget();
    }

    /// The large table's.
    [[nodiscard]] long long room() const { return far_.room(); }
    [[nodiscard]] bool can_grow() const { return far_.can_grow(); }
    /// Grows; while threads share it, it does not by itself.
    void grow() {
        while (near_.grow()) {
        }
        (void)far_.grow();
    }

private:
    compact_table near_;
    compact_table far_;
};

}  // namespace inarow::inline v0::solve

// inarow/solve/follow_up.hpp ----------------------------------------------------------------------

/// What a player can hold by answering in the column the other has just played in: a bound of the
/// score of a position on which stones drop, without a search.
namespace inarow::inline v0::solve {

/// Player A is to move, and B follows: B answers every stone of A with one on top of it. Where a
/// column has an even number of free squares, B gets `answers`, every second one from the top, and
/// A the rest. Columns with an odd number have a playable square over, which belongs to `answers`:
/// B takes such squares in pairs, one when A has taken the other. So their number must be even.
/// Where no line is left to A among what he can get, B does not lose.
///
/// With an even number of free squares that is so for every position. With an odd number B needs a
/// square below which A must play at last: one that wins for B, in a column where an odd number of
/// squares goes with it, from the one below it up. Then B wins, at the latest with that square.
///
/// Source: the rules "claim even" and "base inverse", and the control of zugzwang, of Allis,
/// A knowledge-based approach of Connect-Four (1988); put together here as one bound.
///
/// Rules of thumb on Connect Four: it halves the positions of a search.
class follow_up {
public:
    using set = std::uint64_t;

    /// `own` is A's, `theirs` B's, and B wins on `threats`, none of which is playable.
    [[gnu::always_inline]] constexpr follow_up(const grid<set>& on, set own, set theirs,
                                               set threats, set playable)
        : grid_{on},
          own_{own},
          theirs_{theirs},
          threats_{threats},
          playable_{playable},
          open_{on.squares & ~(own | theirs)} {}

    /// Given where nothing is known.
    static constexpr int unbound = 1 << 14;

    /// The most A can come to, with so many free squares. What does not help to compare it with
    /// alpha is left out.
    [[nodiscard, gnu::always_inline]] constexpr int most(int free, int alpha) const {
        return free % 2 == 0 ? most_when_all_is_answered(free, alpha) : most_when_forced_below();
    }

private:
    [[nodiscard, gnu::always_inline]] constexpr int most_when_all_is_answered(int free,
                                                                              int alpha) const {
        const set reachable = within_plies(alpha > 0 ? free - 2 * alpha : grid_.rows);
        const set sure =
            own_ | (open_ & ~grid_.answers & ~over(threats_ & grid_.answers) & reachable);
        const set pairs = playable_ & grid_.answers;
        if (!holds(sure, pairs)) return unbound;
        if (alpha > 0 && reachable != grid_.squares) return alpha;  // he may win later
        return alpha >= 0 ? 0 : -certain_wins(pairs);
    }

    /// The squares A can come to in so many plies.
    [[nodiscard, gnu::always_inline]] constexpr set within_plies(int plies) const {
        if (plies >= grid_.rows) return grid_.squares;
        set result = playable_;
        for (int i = 1; i < plies; ++i) result |= result << 1;
        return result;
    }

    /// The squares above some in their columns.
    [[nodiscard, gnu::always_inline]] constexpr set over(set some) const {
        // What is borrowed from the bit above a column turns all bits over the lowest.
        const set borrowed = (grid_.bottoms << grid_.rows) - some;
        return (borrowed ^ some) & grid_.squares;
    }

    [[nodiscard, gnu::always_inline]] constexpr set column_of(set one) const {
        const int number = core::lowest(one);
        return grid_.column << (number - number % grid_.stride);
    }

    /// The score that B comes to at least with a line of `answers`: A can leave all other squares
    /// for last, but not those up to the line, so what lies above its highest free square is left.
    [[nodiscard, gnu::always_inline]] constexpr int certain_wins(set pairs) const {
        int score = 0;
        set highest = grid_.bottoms << (grid_.rows - 1);
        set line = theirs_ | (open_ & grid_.answers & ~pairs);
        while (score < grid_.rows && grid_.has_line(line)) {
            ++score;
            line &= ~(highest & open_);
            highest >>= 2;
        }
        return score;
    }

    [[nodiscard, gnu::always_inline]] constexpr int most_when_forced_below() const {
        int best = unbound;
        for (set left = threats_ & ~grid_.answers; left != 0; left = core::without_lowest(left)) {
            const set won = left & ~core::without_lowest(left);
            const set column = column_of(won);
            const set below = column & (won - 1) & open_;
            const set first = playable_ & column;
            const set sure = own_ | (open_ & ~grid_.answers & ~column) | (below & grid_.answers);
            const set pairs = (playable_ & grid_.answers & ~column) | (first & ~grid_.answers);
            if (!holds(sure, pairs)) continue;
            const int above = grid_.rows - 1 - core::lowest(won) % grid_.stride;
            const int score = -(above / 2 + 1);
            best = score < best ? score : best;
        }
        return best;
    }

    /// Whether A gets no line of what is sure to be his, if of `pairs` he gets one for each that B
    /// gets, and B may choose who goes with whom. An odd number is never held.
    [[nodiscard, gnu::always_inline]] constexpr bool holds(set sure, set pairs) const {
        if (grid_.has_line(sure)) return false;
        if (pairs == 0) return true;
        const set a = lowest_of(pairs);
        const set b = lowest_of(pairs ^ a);
        if (pairs == (a | b)) return !grid_.has_line(sure | a) && !grid_.has_line(sure | b);
        const set c = lowest_of(pairs ^ a ^ b);
        const set d = lowest_of(pairs ^ a ^ b ^ c);
        if (pairs != (a | b | c | d)) return !grid_.has_line(sure | pairs);
        return none_of_two(sure, a, b, c, d) || none_of_two(sure, a, c, b, d) ||
               none_of_two(sure, a, d, b, c);
    }

    [[nodiscard, gnu::always_inline]] static constexpr set lowest_of(set some) {
        return some & ~core::without_lowest(some);
    }
    /// Whether one of the first two and one of the last two never make a line.
    [[nodiscard, gnu::always_inline]] constexpr bool none_of_two(set sure, set a, set b, set c,
                                                                 set d) const {
        return !grid_.has_line(sure | a | c) && !grid_.has_line(sure | a | d) &&
               !grid_.has_line(sure | b | c) && !grid_.has_line(sure | b | d);
    }

    const grid<set>& grid_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    set own_;
    set theirs_;
    set threats_;
    set playable_;
    set open_;
};

}  // namespace inarow::inline v0::solve

// inarow/solve/drop_search.hpp --------------------------------------------------------------------

/// The search of the running program, for boards on which stones drop and that fit into one word:
/// what search.hpp does, faster by a factor of fifty. docs/solve/drop_search.md explains it, with
/// what each part is worth.
namespace inarow::inline v0::solve {

/// A board of at most so many columns: 8, or 32, which is all that fit into a word.
template <std::size_t MostColumns>
struct drop_board {
    static constexpr std::size_t most_columns = MostColumns;

    grid<std::uint64_t> on;
    std::uint64_t columns[MostColumns]{};  ///< the squares of each; none where there is no column
    std::int64_t order[MostColumns]{};     ///< the higher, the nearer to the middle
    std::uint64_t steps[4]{};              ///< in the four directions
    std::uint64_t tried_sooner[4]{};       ///< by a step and a half from column to column; by aim
    std::uint64_t tried_later[4]{};

    /// What the player to move is after: to win, or not to lose; with an even number of free
    /// squares or an odd one, which on most boards says who began.
    [[nodiscard]] static constexpr int aim_of(int free, int alpha) {
        return free % 2 * 2 + (alpha >= 0 ? 1 : 0);
    }

    explicit constexpr drop_board(const rules& r) : on(r) {
        for (int i = 0; i < 4; ++i) steps[i] = static_cast<std::uint64_t>(on.steps[i]);
        for (int i = 0; i < r.columns; ++i) {
            columns[i] = on.column << i * on.stride;
            const int beside = 2 * i - (r.columns - 1);
            order[i] = beside > 0 ? -2 * beside : 2 * beside + 1;
        }
        if (r.rows == 6) add_rows();
    }

private:
    /// Found by trial on Connect Four; boards of six rows gain, others do not. The middle is worth
    /// less low down, and who answers wins on the squares that fall to him (follow_up.hpp). A heavy
    /// search looks at a quarter fewer positions.
    constexpr void add_rows() {
        const auto rows = [this](auto... heights) {
            return (std::uint64_t{} | ... | (on.bottoms << heights));
        };
        tried_later[aim_of(0, -1)] = rows(0, 1);
        tried_later[aim_of(0, 0)] = rows(0);
        tried_sooner[aim_of(1, -1)] = rows(2, 3);
        tried_sooner[aim_of(1, 0)] = rows(3, 5);
        tried_later[aim_of(1, 0)] = rows(0, 4);
    }
};

/// Where the search takes the board from: what is known when the program is compiled makes it
/// faster by half.
template <rules Rules>
struct fixed_board {
    static constexpr drop_board<Rules.columns <= 8 ? 8 : 32> board{Rules};
};
template <std::size_t MostColumns>
struct any_board {
    drop_board<MostColumns> board;
};

/// A position as the player to move sees it, who cannot win at once and is not lost at once.
struct quiet_node {
    std::uint64_t own;
    std::uint64_t theirs;
    std::uint64_t threats;  ///< the free squares that would complete a line of theirs
    std::uint64_t moves;    ///< those that do not lose at once; at least one
    int free;               ///< how many squares are free

    [[nodiscard]] constexpr std::uint64_t taken() const { return own | theirs; }
};

/// Budget has `bool spend()`, as in search.hpp. All that is done for a position is inlined into the
/// two functions that look at one, so that it is compiled for the Processor.
template <class Source, class Budget, class Processor = core::common_processor>
class drop_search {
    using set = std::uint64_t;
    using lanes = core::lanes<Processor::lanes>;

public:
    /// `marks` of the threads that search with this one, if any do.
    drop_search(const Source& from, drop_memory& memory, Budget& budget, busy_marks* marks)
        : from_{from}, memory_{memory}, budget_{budget}, marks_{marks} {}

    [[nodiscard]] bool stopped() const { return stopped_; }

    /// As search::compare_any, of a position without holes.
    int compare(set own, set theirs, int free, int alpha) {
        const grid<set>& on = from_.board.on;
        const set taken = own | theirs;
        const set playable = on.playable(taken);
        if (playable == 0) return 0;
        if ((on.completing(own) & playable) != 0) return score_of_end(free - 1);
        const set threats = on.completing(theirs) & on.squares & ~taken;
        const set moves = not_losing(playable, threats);
        if (moves == 0) return free > 1 ? -score_of_end(free - 2) : 0;
        return look_at({own, theirs, threats, moves, free}, alpha);
    }

private:
    static constexpr std::size_t most_columns = decltype(Source::board)::most_columns;

    /// What the moves from a position lead to, as the other player will see it, by columns.
    struct moves_made {
        set own[most_columns];
        set threats[most_columns];
        set replies[most_columns];
        set scattered[most_columns];         ///< keys, where they are asked for first
        std::int64_t promise[most_columns];  ///< no_move where there is none
    };

    /// The score of who makes the last move of a game, with so many squares left after it.
    [[nodiscard]] static constexpr int score_of_end(int free_after) { return free_after / 2 + 1; }
    [[nodiscard]] static constexpr bool is_one(set some) { return core::without_lowest(some) == 0; }

    /// Of the moves that are possible those that do not lose at once. Without a branch: some
    /// compilers make the loops around it slower by half for one.
    [[nodiscard, gnu::always_inline]] static constexpr set not_losing(set playable, set threats) {
        const set forced = playable & threats;
        const set if_none = set{} - set{forced == 0};
        const set if_one = set{} - set{is_one(forced)};
        // A stone below a square where the other wins lets him have it.
        return playable & (forced | if_none) & if_one & ~(threats >> 1);
    }

    /// As grid::completing; in all four directions at once where the processor can.
    [[nodiscard, gnu::always_inline]] set completing(set own) const {
        const grid<set>& on = from_.board.on;
        if constexpr (Processor::shifts_each) {
            using directions = core::lanes<4>;
            directions in[1];
            std::memcpy(in, from_.board.steps, sizeof in);
            directions found{};
            on.add_completing(directions{} + own, in, found);
            return (found[0] | found[1]) | (found[2] | found[3]);
        } else {
            return on.completing(own);
        }
    }

    /// What the other can play when `own` has been made of it; if nothing, he has lost. There are
    /// free squares.
    [[nodiscard, gnu::always_inline]] set replies_to(set own, set taken, set& threats) const {
        const grid<set>& on = from_.board.on;
        threats = completing(own) & on.squares & ~taken;
        return not_losing(on.playable(taken), threats);
    }

    /// Whether a move leaves the other nothing, so that the second stone from here wins. At least
    /// three squares are free.
    [[nodiscard, gnu::always_inline]] bool wins_with_second(set own, set taken, set moves) const {
        for (set left = moves; left != 0; left = core::without_lowest(left)) {
            const set made = left & ~core::without_lowest(left);
            set threats{};
            if (replies_to(own | made, taken | made, threats) == 0) return true;
        }
        return false;
    }

    /// As search::look_at.
    int look_at(const quiet_node& at, int alpha) {
        constexpr auto step =
            [](drop_search& by, const quiet_node& node, int limit)
                __attribute__((always_inline)) { return by.look_at_inlined(node, limit); };
        return Processor::template run<step>(*this, at, alpha);
    }
    [[gnu::always_inline]] int look_at_inlined(const quiet_node& at, int alpha) {
        if (stopped_ || !budget_.spend()) {
            stopped_ = true;
            return 0;
        }
        if (at.free <= 2) return 0;
        // The end is near when only the second own stone from here can be soon enough: then nobody
        // needs an order of moves or a table. Two in five positions are such.
        const int with_third = at.free >= 5 ? score_of_end(at.free - 5) : 0;
        if (with_third <= alpha || at.free == 3)
            return wins_with_second(at.own, at.taken(), at.moves) ? score_of_end(at.free - 3)
                                                                  : with_third;
        if (is_one(at.moves)) return look_past_only_move(at, alpha);
        const int lost_to_third = at.free >= 6 ? -score_of_end(at.free - 6) : 0;
        if (lost_to_third > alpha) return holds_against_second(at);
        return look_at_all(at, alpha);
    }

    [[gnu::always_inline]] int look_past_only_move(const quiet_node& at, int alpha) {
        const set own = at.own | at.moves;
        set threats{};
        const set replies = replies_to(own, at.taken() | at.moves, threats);
        if (replies == 0) return score_of_end(at.free - 3);
        return -look_at({at.theirs, own, threats, replies, at.free - 1}, -alpha - 1);
    }

    /// A bound that shows whether the other wins with his second stone from here: that would be too
    /// soon, and any later is not.
    [[gnu::always_inline]] int holds_against_second(const quiet_node& at) {
        for (set left = at.moves; left != 0; left = core::without_lowest(left)) {
            const set made = left & ~core::without_lowest(left);
            const set own = at.own | made;
            const set taken = at.taken() | made;
            set threats{};
            const set replies = replies_to(own, taken, threats);
            if (replies == 0) return score_of_end(at.free - 3);
            if (!wins_with_second(at.theirs, taken, replies))
                return at.free >= 6 ? -score_of_end(at.free - 6) : 0;
        }
        return -score_of_end(at.free - 4);
    }

    /// With a bound that needs no search, the table, and all moves in an order.
    int look_at_all(const quiet_node& at, int alpha) {
        constexpr auto step =
            [](drop_search& by, const quiet_node& node, int limit)
                __attribute__((always_inline)) { return by.look_at_all_inlined(node, limit); };
        return Processor::template run<step>(*this, at, alpha);
    }
    [[gnu::always_inline]] int look_at_all_inlined(const quiet_node& at, int alpha) {
        const int left = plies_left(at, alpha);
        compact_table& table = memory_.for_plies(left);
        const bool is_kept = at.free >= fewest_free_kept;
        const std::uint64_t scattered =
            is_kept ? scattered_key(table, at.own, at.taken(), at.free) : 0;
        bounds score_lies{-table_bound, table_bound};
        if (is_kept) {
            table.find(scattered).recall(score_lies);
            if (score_lies.least > alpha) return score_lies.least;
            if (score_lies.most <= alpha) return score_lies.most;
        }
        const bool asks_first =
            at.free >= fewest_free_asked_first && left >= fewest_plies_asked_first;
        const compact_table& next = memory_.for_plies(left - 1);
        moves_made made;
        if (asks_first) find_all(at, next, made);
        if (const int most = most_when_followed(at, alpha); most <= alpha) return most;
        if (!make_moves(at, alpha, made)) return score_of_end(at.free - 3);
        int best = asks_first ? best_known(next, made, alpha) : -table_bound;
        if (best <= alpha) best = best_of(at, made, alpha);
        if (is_kept && !stopped_) {
            (best > alpha ? score_lies.least : score_lies.most) = best;
            table.remember(scattered, score_lies, marks_ == nullptr);
        }
        return best;
    }

    /// Within how many plies from here the game must be won to matter: by the player to move, if
    /// the question is whether he wins, else by the other.
    [[nodiscard]] static constexpr int plies_left(const quiet_node& at, int alpha) {
        return alpha >= 0 ? at.free - 2 * alpha : at.free + 2 * alpha + 2;
    }
    [[nodiscard, gnu::always_inline]] int most_when_followed(const quiet_node& at,
                                                             int alpha) const {
        const grid<set>& on = from_.board.on;
        if (alpha < -on.rows / 2) return follow_up::unbound;  // it never shows so much
        const set playable = on.playable(at.taken());
        return follow_up(on, at.own, at.theirs, at.threats & ~playable, playable)
            .most(at.free, alpha);
    }

    [[gnu::always_inline]] int best_of(const quiet_node& at, moves_made& made, int alpha) {
        int best = -table_bound;
        for (int tried = 0;; ++tried) {
            const int next = most_promising(made);
            if (made.promise[next] == no_move) return best;
            std::uint64_t mark = 0;
            if (marks_ != nullptr && tried > 0 && at.free >= fewest_free_marked) {
                mark = scattered_key(memory_.for_plies(plies_left(at, alpha) - 1), at.theirs,
                                     at.theirs | made.own[next], at.free - 1);
                if (marks_->has(mark) && made.promise[next] > -later / 2) {
                    made.promise[next] -= later;
                    continue;
                }
                marks_->set(mark);
            }
            made.promise[next] = no_move;
            const int score = -look_at(
                {at.theirs, made.own[next], made.threats[next], made.replies[next], at.free - 1},
                -alpha - 1);
            if (mark != 0) marks_->clear(mark);
            if (stopped_ || score > alpha) return score;
            best = score > best ? score : best;
        }
    }
    [[nodiscard, gnu::always_inline]] int most_promising(const moves_made& made) const {
        int result = 0;
        for (int i = 1; i < columns(); ++i)
            if (made.promise[i] > made.promise[result]) result = i;
        return result;
    }

    /// Has what is known of the moves fetched, which takes as long as it takes to make them.
    [[gnu::always_inline]] void find_all(const quiet_node& at, const compact_table& next,
                                         moves_made& made) const {
        for (int i = 0; i < columns(); ++i) {
            const set move = at.moves & from_.board.columns[i];
            made.scattered[i] = scattered_key(next, at.theirs, at.taken() | move, at.free - 1);
            if (move != 0) next.find(made.scattered[i]).prefetch();
        }
    }

    /// The best that the table has on what the moves lead to. A move of which it says that it is
    /// not too good for the other promises more.
    [[gnu::always_inline]] int best_known(const compact_table& next, moves_made& made,
                                          int alpha) const {
        int best = -table_bound;
        for (int i = 0; i < columns() && best <= alpha; ++i) {
            if (made.promise[i] == no_move) continue;
            bounds score_lies{-table_bound, table_bound};
            next.find(made.scattered[i]).recall(score_lies);
            best = -score_lies.most > best ? -score_lies.most : best;
            if (score_lies.most != table_bound)
                made.promise[i] += promise_when_known - score_lies.most;
        }
        return best;
    }

    /// A key that no other position has, not even with other stones on it: in each column the own
    /// stones, and a bit above all stones. A board and its mirror image have the same while many
    /// squares are free; later there is little to gain from that.
    [[nodiscard, gnu::always_inline]] std::uint64_t scattered_key(const compact_table& in, set own,
                                                                  set taken, int free) const {
        set key = own + taken;
        if (free >= fewest_free_mirrored) {
            const set other = mirrored(key);
            key = other < key ? other : key;
        }
        return in.scattered(key);
    }
    [[nodiscard, gnu::always_inline]] set mirrored(set key) const {
        const grid<set>& on = from_.board.on;
        const set column = on.column << 1 | 1U;
        set result{};
        for (int left = 0, right = (on.columns - 1) * on.stride; right >= 0;
             left += on.stride, right -= on.stride)
            result |= (key >> left & column) << right;
        return result;
    }

    [[nodiscard]] int columns() const { return from_.board.on.columns; }

    /// All moves; false when one of them wins. The more squares a player could win on, the more a
    /// move promises; among equals the middle does (source: the order of moves of Pascal Pons'
    /// solver tutorial), and so do some rows. Several columns at once, whether there is a move in
    /// them or not: that is faster than one by one even where there are few.
    [[gnu::always_inline]] bool make_moves(const quiet_node& at, int alpha,
                                           moves_made& made) const {
        const int aim = from_.board.aim_of(at.free, alpha);
        for (int from = 0; from < columns(); from += Processor::lanes)
            make_some(at, aim, from, made);
        bool is_quiet = true;
        for (int i = 0; i < columns(); ++i)
            is_quiet =
                is_quiet && (made.replies[i] != 0 || (at.moves & from_.board.columns[i]) == 0);
        return is_quiet;
    }
    [[gnu::always_inline]] void make_some(const quiet_node& at, int aim, int from,
                                          moves_made& made) const {
        const grid<set>& on = from_.board.on;
        lanes move;
        std::memcpy(&move, from_.board.columns + from, sizeof move);
        move &= at.moves;
        const lanes own = move | at.own;
        const lanes taken = move | at.taken();
        lanes threats{};
        on.add_completing(own, on.steps, threats);
        threats &= on.squares & ~taken;
        const lanes playable = (taken + on.bottoms) & on.squares;
        const lanes forced = playable & threats;
        lanes replies = forced == 0 ? playable : forced;
        replies &= ((forced & (forced - 1)) == 0) & ~(threats >> 1);
        std::memcpy(made.own + from, &own, sizeof own);
        std::memcpy(made.threats + from, &threats, sizeof threats);
        std::memcpy(made.replies + from, &replies, sizeof replies);
        lanes count;
        if constexpr (Processor::counts_bits) {
            core::count_each_at_once(threats, count);
        } else {
            core::count_each(threats, count);
        }
        lanes order;
        std::memcpy(&order, from_.board.order + from, sizeof order);
        const lanes step = lanes{} + step_and_a_half;
        order += step & ((move & from_.board.tried_sooner[aim]) != 0);
        order -= step & ((move & from_.board.tried_later[aim]) != 0);
        const lanes none = lanes{} + static_cast<set>(no_move);
        const lanes promise = move == 0 ? none : (count << 6) + order;
        std::memcpy(made.promise + from, &promise, sizeof promise);
    }

    static constexpr int table_bound = 63;
    static constexpr set step_and_a_half = 6;  ///< from column to column, in the order
    static constexpr std::int64_t no_move = -(1 << 14);
    static constexpr std::int64_t later = 1 << 13;
    static constexpr int promise_when_known = 30;
    static constexpr int fewest_free_kept = 8;           ///< with fewer the table costs more
    static constexpr int fewest_free_asked_first = 17;   ///< with fewer it knows too little
    static constexpr int fewest_plies_asked_first = 10;  ///< with fewer it is found out sooner
    static constexpr int fewest_free_mirrored = 30;
    static constexpr int fewest_free_marked = 20;  ///< with fewer it is done too soon

    // It lives no longer than a question is worked at.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    [[no_unique_address]] Source from_;
    drop_memory& memory_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    busy_marks* marks_;
    bool stopped_ = false;
};

}  // namespace inarow::inline v0::solve

// inarow/solve/drop_investigator.hpp --------------------------------------------------------------

/// The search for boards on which stones drop, with as many threads as there may be.
namespace inarow::inline v0::solve {

/// A budget that ends early, or when another thread has found the answer. It takes some positions
/// at a time, so that most cost no more than a subtraction.
template <class Budget>
class shared_budget {
public:
    shared_budget(Budget& of_all, std::atomic<bool>& is_over, long long most)
        : of_all_{&of_all}, is_over_{&is_over}, left_{most} {}
    /// Of a thread that only helps.
    explicit shared_budget(std::atomic<bool>& is_over) : is_over_{&is_over} {}
    shared_budget(const shared_budget&) = delete;
    shared_budget(shared_budget&&) = delete;
    shared_budget& operator=(const shared_budget&) = delete;
    shared_budget& operator=(shared_budget&&) = delete;
    ~shared_budget() {
        if (of_all_ != nullptr) of_all_->add(-taken_);
    }

    [[nodiscard]] bool spend() {
        if (taken_ == 0 && !take()) return false;
        --taken_;
        return true;
    }
    [[nodiscard]] long long positions() const { return positions_ - taken_; }
    [[nodiscard]] bool ended_early() const { return ended_early_; }

private:
    [[nodiscard, gnu::noinline]] bool take() {
        if (is_over_->load(std::memory_order_relaxed)) return false;
        ended_early_ = left_ == 0;
        const long long wanted = std::min(left_, most_at_once);
        taken_ = of_all_ == nullptr ? wanted : of_all_->take(wanted);
        positions_ += taken_;
        left_ -= taken_;
        return taken_ > 0;
    }

    static constexpr long long most_at_once = 512;

    Budget* of_all_ = nullptr;
    std::atomic<bool>* is_over_;
    long long left_ = std::numeric_limits<long long>::max();
    long long taken_ = 0;  ///< and not looked at yet
    long long positions_ = 0;
    bool ended_early_ = false;
};

/// Answers what inquiries ask, as `investigator` does, of positions without holes.
template <class Source, class Budget>
class drop_investigator {
public:
    using sides = grid<std::uint64_t>::sides;

    drop_investigator(const Source& from, const sides& root, drop_memory& memory, Budget& with,
                      int threads)
        : from_{from},
          root_{root},
          stones_of_root_{core::count(root.own | root.theirs)},
          memory_{memory},
          budget_{with},
          threads_{threads} {}

    [[nodiscard]] bool stopped() const { return stopped_; }

    /// Of the root or a position that follows it.
    template <int Capacity>
    int compare(const basic_position<Capacity>& p, int alpha) {
        const int free = p.rules().squares() - p.stones();
        if (from_.board.on.directions == 0) return 0;
        if (p.is_over()) return score_of({p.outcome(), 0}, free, p.to_move());
        const auto [own, theirs] =
            p.stones() == stones_of_root_ ? root_ : from_.board.on.sides_of(p);
        const question asked{own, theirs, free, alpha};
        if constexpr (core::has_threads)
            if (threads_ > 1) return answer_together(asked);
        return answer_alone(asked);
    }

private:
    struct question {
        std::uint64_t own;
        std::uint64_t theirs;
        int free;
        int alpha;
    };

    using budget = shared_budget<Budget>;

    struct result {
        int bound;
        bool is_found;
    };
    [[nodiscard]] result search(const question& asked, budget& spent, busy_marks* marks) {
        return core::with_processor([&](auto processor) {
            drop_search<Source, budget, decltype(processor)> by(from_, memory_, spent, marks);
            const int bound = by.compare(asked.own, asked.theirs, asked.free, asked.alpha);
            return result{bound, !by.stopped()};
        });
    }

    int answer(const question& asked, budget& spent, busy_marks* marks) {
        const auto [bound, is_found] = search(asked, spent, marks);
        stopped_ = !is_found;
        return bound;
    }
    int answer_alone(const question& asked) {
        std::atomic<bool> is_over = false;
        budget spent(budget_, is_over, unlimited);
        return answer(asked, spent, nullptr);
    }
    /// Alone as long as it may be over before threads have even begun.
    int answer_together(const question& asked) {
        std::atomic<bool> is_over = false;
        budget alone(budget_, is_over, most_alone);
        const int bound = answer(asked, alone, &marks_.emplace());
        return alone.ended_early() ? answer_with_helpers(asked) : bound;
    }

    /// In rounds, between which the tables grow as they do for one.
    int answer_with_helpers(const question& asked) {
        while (memory_.room() < least_room_for_helpers && memory_.can_grow()) memory_.grow();
        while (true) {
            // So many positions leave the large table half full.
            const long long most = memory_.can_grow() ? 2 * memory_.room() / threads_ : unlimited;
            round now;
            const bool ended_early = search_round(asked, most, now);
            budget_.add(now.positions_of_helpers);
            stopped_ = !now.is_found;
            if (!stopped_ || !ended_early) return now.bound;
            memory_.grow();
        }
    }

    struct round {
        std::atomic<bool> is_over = false;
        std::atomic<bool> is_found = false;
        std::atomic<long long> positions_of_helpers = 0;
        int bound = 0;
    };

    /// Whether it ended because this thread had looked at so many positions.
    bool search_round(const question& asked, long long most, round& now) {
        const auto work = [&](budget& spent) {
            const auto [bound, is_found] = search(asked, spent, &*marks_);
            if (is_found && !now.is_found.exchange(true)) now.bound = bound;
            now.is_over = true;
        };
        const auto help = [&] {
            budget spent(now.is_over);
            work(spent);
            now.positions_of_helpers += spent.positions();
        };
        std::vector<core::jthread> helpers;
        for (int i = 1; i < threads_; ++i) helpers.emplace_back(help);
        budget spent(budget_, now.is_over, most);
        work(spent);
        return spent.ended_early();
    }

    static constexpr long long unlimited = std::numeric_limits<long long>::max();
    static constexpr long long most_alone = 5'000;
    static constexpr long long least_room_for_helpers = 1 << 17;

    Source from_;
    sides root_;
    int stones_of_root_;
    // It lives no longer than a question is worked at.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    drop_memory& memory_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    int threads_;
    std::optional<busy_marks> marks_;  ///< 32 KB, which a short search has no time for
    bool stopped_ = false;
};

}  // namespace inarow::inline v0::solve

// inarow/solve/solver.hpp -------------------------------------------------------------------------

/// The means to answer questions about large boards in a program: memory, kept from one question to
/// the next, and a limit of time.
namespace inarow::inline v0::solve {

/// What a solver may use.
struct resources {
    std::size_t bytes = std::size_t{64} << 20;  ///< for its table, at most
    int threads = 1;                            ///< that may work at a question
};

/// What answers have cost.
struct effort {
    long long positions = 0;  ///< that were looked at
    std::chrono::nanoseconds time{};

    constexpr effort& operator+=(const effort& other) {
        positions += other.positions;
        time += other.time;
        return *this;
    }
    constexpr bool operator==(const effort&) const = default;
};

namespace detail {

/// Entries for search.hpp, in at most so many bytes.
template <class Word>
class large_table {
public:
    large_table() = default;
    explicit large_table(std::size_t bytes)
        : entries_(std::bit_floor(bytes / sizeof(entry<Word>) | std::size_t{2})) {}

    [[nodiscard]] entry<Word>& slot(std::uint64_t hash) {
        return entries_.data()[hash >> (64 - std::countr_zero(entries_.size()))];
    }
    [[nodiscard]] std::size_t bytes() const { return entries_.bytes(); }

private:
    core::zeroed<entry<Word>> entries_;
};

}  // namespace detail

/// What answers an inquiry, by a book where that has the position.
template <class Investigator>
struct well_read {
    Investigator& with;
    const std::optional<book>& opened;

    [[nodiscard]] bool stopped() const { return with.stopped(); }

    template <int Capacity>
    int compare(const basic_position<Capacity>& p, int alpha) {
        const auto known = opened ? opened->find(p) : std::nullopt;
        return known ? *known : with.compare(p, alpha);
    }
};

/// Memory for what a search finds, and how long it may search: the means for value, best_moves and
/// the other questions. Not to be used by two threads at once; different solvers share nothing.
class solver {
public:
    /// With a table of at most so many bytes (at least two entries). It is made when the first
    /// question is asked, and forgotten when one is about other rules than the one before.
    explicit solver(const resources& with = {}) : resources_{with} {}

    /// For the questions from now on.
    void set_limit(const limit& to) { limit_ = to; }
    [[nodiscard]] const limit& current_limit() const { return limit_; }

    /// Opens a book for the questions from now on, which are about any rules, or none. Its bytes
    /// must be there for as long as questions are asked.
    void use(std::optional<book> opened) { book_ = std::move(opened); }
    [[nodiscard]] const std::optional<book>& current_book() const { return book_; }

    /// Works at an inquiry; gives how many positions were looked at. On a board that needs
    /// more than most_bits, none are.
    template <class Inquiry>
    long long answer(Inquiry& asked) {
        const auto begin = std::chrono::steady_clock::now();
        budget spent(limit_);
        work_at(asked, spent);
        last_ = {spent.positions(), std::chrono::steady_clock::now() - begin};
        in_all_ += last_;
        return last_.positions;
    }

    /// What the last question has cost.
    [[nodiscard]] const effort& spent() const { return last_; }
    /// What all questions have cost since the solver was made, or last forgot.
    [[nodiscard]] const effort& spent_in_all() const { return in_all_; }
    /// The size of the table; 0 as long as there is none.
    [[nodiscard]] std::size_t table_bytes() const {
        return std::visit([](const auto& any) { return any.bytes(); }, table_);
    }

    /// As if nothing had been asked; the limit stays.
    void forget() {
        if (auto* const memory = std::get_if<drop_memory>(&table_)) {
            memory->forget();
        } else {
            table_.emplace<0>();
            rules_ = {};
        }
        last_ = in_all_ = {};
    }

private:
    using budget = detail::budget<512>;

    template <class Inquiry>
    void work_at(Inquiry& asked, budget& spent) {
        const auto root = asked.root();
        const rules& r = root.rules();
        if (r.gravity == drop && bits_needed(r) <= 64) {
            const bool is_done = starting_with(first, r) == connect_four
                                     ? drop_at(asked, fixed_board<connect_four>{}, spent)
                                 : r.columns <= 8
                                     ? drop_at(asked, any_board<8>{drop_board<8>(r)}, spent)
                                     : drop_at(asked, any_board<32>{drop_board<32>(r)}, spent);
            if (is_done) return;
        }
        (void)detail::with_word_for<root.capacity>(r, [&](auto zero) {
            using word = decltype(zero);
            using table = detail::large_table<word>;
            investigator<word, table, budget> with(root, table_for<table>(r, resources_.bytes),
                                                   spent);
            well_read by_book{with, book_};
            asked.go_on(by_book);
        });
    }
    /// False for a board on which stones lie above free squares: that is not one for drop_search.
    template <class Inquiry, class Source>
    bool drop_at(Inquiry& asked, const Source& from, budget& spent) {
        const auto root = asked.root();
        const auto sides = from.board.on.sides_of(root);
        if (from.board.on.has_holes(sides.own | sides.theirs)) return false;
        const rules& r = root.rules();
        auto& memory = table_for<drop_memory>(r, resources_.bytes, bits_needed(r));
        drop_investigator<Source, budget> with(from, sides, memory, spent, resources_.threads);
        well_read by_book{with, book_};
        asked.go_on(by_book);
        return true;
    }

    template <class Table, class... Arguments>
    Table& table_for(const rules& r, const Arguments&... arguments) {
        const rules same = starting_with(first, r);
        if (same != rules_ || !std::holds_alternative<Table>(table_)) {
            table_.template emplace<Table>(arguments...);
            rules_ = same;
        }
        return std::get<Table>(table_);
    }

    resources resources_;
    limit limit_;
    effort last_;
    effort in_all_;
    std::optional<book> book_;
    rules rules_;
    std::variant<detail::large_table<core::word_of<64>>, detail::large_table<core::word_of<128>>,
                 detail::large_table<core::word_of<256>>, detail::large_table<core::word_of<512>>,
                 detail::large_table<core::word_of<1024>>, detail::large_table<core::word_of<2048>>,
                 drop_memory>
        table_;
};

}  // namespace inarow::inline v0::solve

// inarow/solve/choice.hpp -------------------------------------------------------------------------

/// Which move to make when there is only so much time: the perfect one where that is found, else
/// the best that was.
namespace inarow::inline v0::solve {

struct choice {
    square where{};
    /// What the game is worth, where it was found: then no move is better than this one.
    std::optional<game_value> proven{};
    /// Who is to move wins with this move, by threats, within so many plies; maybe there is a
    /// shorter way.
    std::optional<int> wins_within{};

    constexpr bool operator==(const choice&) const = default;
};

namespace detail {

/// How much of the time a proof is to have, in sixteenths: most of it where one is likely, next to
/// nothing where one would take ages.
[[nodiscard]] constexpr int sixteenths_for_proof(const rules& r, int free) {
    // So far a second or two are enough, and from there on they are not.
    const bool is_fast = r.gravity == drop && bits_needed(r) <= 64;
    const int likely = is_fast ? 42 : 20;
    const int hopeless = is_fast ? 48 : 36;
    return free <= likely ? 14 : free <= hopeless ? 4 : 1;
}

/// What the threat search found is the value where no other win could be shorter.
template <int Capacity>
[[nodiscard]] std::optional<game_value> proven_by_threats(const basic_position<Capacity>& p,
                                                          std::optional<int> wins_within) {
    const int exact_to = p.rules().gravity == place ? 5 : 3;
    if (!wins_within || *wins_within > exact_to) return std::nullopt;
    return game_value{won_by(p.to_move()), *wins_within};
}

}  // namespace detail

/// The best move, as far as it can be found in that time; of the solver's own limit only the stop
/// token counts. Precondition: the game goes on.
template <int Capacity>
[[nodiscard]] choice choose(const basic_position<Capacity>& p, solver& with,
                            std::chrono::nanoseconds think) {
    const limit own = with.current_limit();
    limit in_all = limit::of_time(think);
    in_all.stop = own.stop;
    limit for_proof = in_all;
    const int free = p.rules().squares() - p.stones();
    for_proof.until -= think / 16 * (16 - detail::sixteenths_for_proof(p.rules(), free));

    with.set_limit(for_proof);
    best_moves_inquiry<Capacity> asked(value_inquiry<Capacity>(p), true);
    (void)with.answer(asked);
    with.set_limit(own);
    if (asked.is_answered() && !asked.best.empty())
        return {.where = asked.best[0], .proven = asked.first.value()};
    const found_move found = best_found(p, in_all);
    return {found.where, detail::proven_by_threats(p, found.wins_within), found.wins_within};
}

}  // namespace inarow::inline v0::solve

// inarow/solve/perft.hpp --------------------------------------------------------------------------

/// Games counted by their length, as programs do that check their rules against each other.
namespace inarow::inline v0::solve {

/// Games of one length, and how many of them ended with their last move.
struct game_counts {
    std::uint64_t games = 0;
    std::uint64_t first_won = 0;
    std::uint64_t second_won = 0;
    std::uint64_t drawn = 0;

    constexpr game_counts& operator+=(const game_counts& other) {
        games += other.games;
        first_won += other.first_won;
        second_won += other.second_won;
        drawn += other.drawn;
        return *this;
    }
    constexpr bool operator==(const game_counts&) const = default;
};

namespace detail {

/// Where the counting takes the board from: to know it when the program is compiled is faster.
template <rules Rules>
struct known_board {
    static constexpr grid<std::uint64_t> on{Rules};
};
struct given_board {
    grid<std::uint64_t> on;
};

/// Counts games on a board of one word. Nothing is remembered, and the last two moves are not made
/// but counted: so a call at the leaves counts up to squares² games.
template <class Board>
struct game_counter {
    Board board;
    std::uint64_t games = 0;
    std::uint64_t won = 0;  ///< with the last move

    /// Games of just so many moves, at least one, from a position in play.
    constexpr void count(std::uint64_t own, std::uint64_t theirs, int moves) {
        const std::uint64_t next = board.on.playable(own | theirs);
        const std::uint64_t winning = board.on.completing(own) & next;
        if (moves == 1) {
            add(size(next), size(winning));
        } else if (moves == 2) {
            count_replies(theirs, next, next & ~winning);
        } else {
            for (std::uint64_t left = next & ~winning; left != 0; left &= left - 1)
                count(theirs, own | (left & -left), moves - 1);
        }
    }

private:
    /// The games of one of the `quiet` moves of all that are `next`, and one of the player whose
    /// stones are `theirs`. Each such move takes its own square from the reply, and opens the one
    /// above it; the squares where the reply wins are the same behind all of them.
    constexpr void count_replies(std::uint64_t theirs, std::uint64_t next, std::uint64_t quiet) {
        const std::uint64_t opened = board.on.drops ? quiet << 1U & board.on.squares : 0;
        const std::uint64_t winning = board.on.completing(theirs);
        add(size(quiet) * size(next) - size(quiet) + size(opened),
            size(quiet) * size(next & winning) - size(quiet & winning) + size(opened & winning));
    }
    constexpr void add(std::uint64_t more_games, std::uint64_t more_won) {
        games += more_games;
        won += more_won;
    }
    [[nodiscard]] static constexpr std::uint64_t size(std::uint64_t set) {
        return static_cast<std::uint64_t>(std::popcount(set));
    }
};

template <int Capacity, class Board>
[[nodiscard]] constexpr game_counts games_on(const basic_position<Capacity>& p, int moves,
                                             const Board& board) {
    const auto [own, theirs] = board.on.sides_of(p);
    game_counter<Board> counter{board};
    counter.count(own, theirs, moves);
    const bool is_last_of_first = (p.to_move() == first) == (moves % 2 == 1);
    const bool is_full = p.stones() + moves == p.rules().squares();
    return {.games = counter.games,
            .first_won = is_last_of_first ? counter.won : 0,
            .second_won = is_last_of_first ? 0 : counter.won,
            .drawn = is_full ? counter.games - counter.won : 0};
}

/// Any board, by the rules in game/.
template <int Capacity>
constexpr void count_by_rules(const basic_position<Capacity>& p, int moves, game_counts& to) {
    if (moves > 0) {
        p.for_each_move([&](square s) { count_by_rules(p.after(s), moves - 1, to); });
    } else {
        ++to.games;
        to.first_won += static_cast<std::uint64_t>(p.outcome() == outcome::first_won);
        to.second_won += static_cast<std::uint64_t>(p.outcome() == outcome::second_won);
        to.drawn += static_cast<std::uint64_t>(p.outcome() == outcome::draw);
    }
}

/// Whether a word holds the board, and no stone hangs above a free square.
template <int Capacity>
[[nodiscard]] constexpr bool can_count_on_grid(const basic_position<Capacity>& p) {
    if (bits_needed(p.rules()) > 64) return false;
    const grid<std::uint64_t> on(p.rules());
    const auto [own, theirs] = on.sides_of(p);
    return !on.has_holes(own | theirs);
}

}  // namespace detail

/// The games of just so many moves from a position on. A game that has ended is counted at its own
/// length, and at no greater one.
template <int Capacity>
[[nodiscard]] constexpr game_counts perft(const basic_position<Capacity>& p, int moves) {
    if (moves > 0 && !p.is_over() && detail::can_count_on_grid(p)) {
        if (starting_with(first, p.rules()) == connect_four)
            return detail::games_on(p, moves, detail::known_board<connect_four>{});
        const detail::given_board any{grid<std::uint64_t>(p.rules())};
        return detail::games_on(p, moves, any);
    }
    game_counts result;
    detail::count_by_rules(p, moves, result);
    return result;
}

}  // namespace inarow::inline v0::solve

// inarow/solve/playout.hpp ------------------------------------------------------------------------

/// Games played to their end by random moves, each legal move as likely as the others.
namespace inarow::inline v0::solve {

/// Random numbers, eight at once; the same for the same seed on every machine. Source:
/// xoroshiro128+ 1.0 by David Blackman and Sebastiano Vigna, one in each lane.
class random_lanes {
public:
    explicit random_lanes(std::uint64_t seed) {
        for (int i = 0; i < 8; ++i) {
            a_[i] = core::mixed(seed += step);
            b_[i] = core::mixed(seed += step);
        }
    }

    /// Sets each to a number below `end`. Precondition: 0 < end < 2^32. Its chances are off by less
    /// than end / 2^32.
    [[gnu::always_inline]] void below(std::uint64_t end, core::lanes<8>& numbers) {
        draw(numbers);
        numbers = (numbers >> 32) * end >> 32;
    }
    /// One number below `end`.
    [[nodiscard]] std::size_t below(std::size_t end) {
        if (next_ == 8) {
            draw(kept_);
            next_ = 0;
        }
        return (kept_[next_++] >> 32) * end >> 32;
    }

private:
    [[gnu::always_inline]] void draw(core::lanes<8>& numbers) {
        numbers = a_ + b_;
        b_ ^= a_;
        a_ = (a_ << 24 | a_ >> 40) ^ b_ ^ b_ << 16;
        b_ = b_ << 37 | b_ >> 27;
    }

    static constexpr std::uint64_t step = 0x9e3779b97f4a7c15U;

    core::lanes<8> a_{};
    core::lanes<8> b_{};
    core::lanes<8> kept_{};
    int next_ = 8;
};

namespace detail {

/// Eight games at once on a board of one word. A move is a choice among all columns, or all
/// squares; where there is no room it is made again in the next round, while the other games go on.
class playout_board {
public:
    explicit playout_board(const rules& r) : on_(r) {
        const int count = on_.drops ? r.columns : r.squares();
        for (int i = 0; i < count; ++i)
            choices_[i] = on_.drops ? on_.column << i * on_.stride : on_.at(square_at(r, i));
        count_ = static_cast<std::uint64_t>(count);
    }

    /// Who is to move has `own`.
    struct begun {
        std::uint64_t own;
        std::uint64_t theirs;
        std::size_t number;
    };
    /// Plays games for as long as start(begun&) gives one; end(number, stones, is_won) is called
    /// with each that is over.
    template <class Start, class End>
    [[gnu::always_inline]] void play_all(random_lanes& random, Start start, End end) const {
        games at;
        int playing = 0;
        for (int i = 0; i < 8; ++i) playing += begin_next(start, at, i);
        while (playing > 0) {
            core::lanes<8> won;
            core::lanes<8> over;
            move_in_all(random, at, won, over);
            for (unsigned left = which(over); left != 0; left &= left - 1) {
                const int i = std::countr_zero(left);
                if (at.numbers[i] != none) {
                    end(at.numbers[i], std::popcount(at.own[i] | at.theirs[i]), won[i] != 0);
                    --playing;
                }
                playing += begin_next(start, at, i);
            }
        }
    }

private:
    static constexpr std::size_t none = ~std::size_t{0};

    struct games {
        core::lanes<8> own{};
        core::lanes<8> theirs{};
        std::size_t numbers[8]{};
    };

    /// Puts the next game there, or, when there is none, an empty board to go on with.
    template <class Start>
    [[gnu::always_inline]] static int begin_next(Start& start, games& at, int lane) {
        begun next{0, 0, none};
        const bool is_one = start(next);
        at.own[lane] = next.own;
        at.theirs[lane] = next.theirs;
        at.numbers[lane] = next.number;
        return is_one ? 1 : 0;
    }
    [[gnu::always_inline]] void move_in_all(random_lanes& random, games& at, core::lanes<8>& won,
                                            core::lanes<8>& over) const {
        core::lanes<8> chosen;
        random.below(count_, chosen);
        for (int i = 0; i < 8; ++i) chosen[i] = choices_[chosen[i]];
        const core::lanes<8> taken = at.own | at.theirs;
        core::lanes<8> move = chosen & on_.squares & ~taken;
        if (on_.drops) move &= taken + on_.bottoms;
        core::lanes<8> completing{};
        on_.add_completing(at.own, on_.steps, completing);
        won = completing & move;
        const core::lanes<8> free = (taken | move) ^ on_.squares;
        core::lanes<8> is_won;
        core::lanes<8> has_free;
        core::lanes<8> has_moved;
        set_unless_0(won, is_won);
        set_unless_0(free, has_free);
        set_unless_0(move, has_moved);
        over = is_won | ~has_free;
        const core::lanes<8> made = at.own | move;
        at.own = (at.theirs & has_moved) | (at.own & ~has_moved);
        at.theirs = (made & has_moved) | (at.theirs & ~has_moved);
    }
    /// All bits of each lane that is not 0. By a difference and a shift: in a function made for
    /// one kind of processor g++ 12 compares words one by one.
    [[gnu::always_inline]] static void set_unless_0(const core::lanes<8>& some,
                                                    core::lanes<8>& set) {
        set = -((some | -some) >> 63);
    }
    /// The lanes that are not 0, a bit for each; the others are all ones.
    [[gnu::always_inline]] static unsigned which(const core::lanes<8>& some) {
        std::uint64_t result = 0;
        for (int i = 0; i < 8; ++i) result |= some[i] & std::uint64_t{1} << i;
        return static_cast<unsigned>(result);
    }

    grid<std::uint64_t> on_;
    std::uint64_t choices_[64]{};
    std::uint64_t count_;
};

/// By the rules, on any board. A move stays in the list for as long as it is legal.
template <int Capacity>
[[nodiscard]] inarow::outcome play_out_by_rules(basic_position<Capacity> p, random_lanes& random,
                                                std::vector<move>& moves) {
    const bool drops = p.rules().gravity == drop;
    moves.clear();
    p.for_each_move([&](square s) { moves.push_back(drops ? move::into_column(s.column) : s); });
    while (!p.is_over()) {
        const std::size_t chosen = random.below(moves.size());
        (void)p.apply(moves[chosen]);
        if (p.judge(moves[chosen]).legal) continue;
        moves[chosen] = moves.back();
        moves.pop_back();
    }
    return p.outcome();
}

/// Plays on the grid those of so many games that begin(number, begun&) gives; of the others nothing
/// more is asked.
template <class Begin, class End>
void play_each(const rules& r, std::size_t count, random_lanes& random, Begin begin, End end) {
    std::size_t next = 0;
    const auto start = [&](playout_board::begun& game) {
        for (; next < count; ++next) {
            if (!begin(next, game)) continue;
            game.number = next++;
            return true;
        }
        return false;
    };
    constexpr auto play = [](const playout_board& on, random_lanes& numbers, auto& from, auto& to)
                              __attribute__((always_inline)) { on.play_all(numbers, from, to); };
    const playout_board board(r);
    core::with_processor([&](auto processor) {
        decltype(processor)::template run<play>(board, random, start, end);
    });
}

/// On the grid, those that can be; the others by the rules. Precondition: a word holds the board.
template <int Capacity>
void play_out_on_grid(std::span<const basic_position<Capacity>> from, random_lanes& random,
                      std::span<inarow::outcome> ends) {
    const rules& r = from.front().rules();
    const grid<std::uint64_t> on(r);
    std::vector<move> moves;
    const auto begin = [&](std::size_t number, playout_board::begun& game) {
        const auto& p = from[number];
        const auto [own, theirs] = p.stones() > 0 ? on.sides_of(p) : grid<std::uint64_t>::sides{};
        if (p.is_over() || on.has_holes(own | theirs)) {
            ends[number] = play_out_by_rules(p, random, moves);
            return false;
        }
        game.own = own;
        game.theirs = theirs;
        return true;
    };
    const auto end = [&](std::size_t number, int stones, bool is_won) {
        const auto& p = from[number];
        const bool is_own =
            (stones - p.stones()) % 2 == 1;  // the one who was to move made the last
        ends[number] =
            is_won ? won_by(is_own ? p.to_move() : other(p.to_move())) : inarow::outcome::draw;
    };
    play_each(r, from.size(), random, begin, end);
}

}  // namespace detail

/// Plays each position to its end and says how that was. A board of one word is played on its grid,
/// eight games at once. Preconditions: all are of the same rules; there are as many ends.
template <int Capacity>
void play_out(std::span<const basic_position<Capacity>> from, random_lanes& random,
              std::span<inarow::outcome> ends) {
    if (from.empty()) return;
    if (bits_needed(from.front().rules()) <= 64)
        return detail::play_out_on_grid(from, random, ends);
    std::vector<move> moves;
    for (std::size_t i = 0; i < from.size(); ++i)
        ends[i] = detail::play_out_by_rules(from[i], random, moves);
}

/// The same of boards as the grid of their rules has them. Preconditions: a word holds the board;
/// games reach all of them.
inline void play_out(const rules& r, std::span<const grid<std::uint64_t>::sides> from,
                     random_lanes& random, std::span<inarow::outcome> ends) {
    const grid<std::uint64_t> on(r);
    const auto won_with = [odd = won_by(r.starts), even = won_by(other(r.starts))](int stones) {
        return stones % 2 == 1 ? odd : even;
    };
    const auto begin = [&](std::size_t number, detail::playout_board::begun& game) {
        const auto [own, theirs] = from[number];
        const std::uint64_t taken = own | theirs;
        const bool is_won = taken != 0 && on.has_line(theirs);
        if (is_won || taken == on.squares) {
            ends[number] = is_won ? won_with(std::popcount(taken)) : inarow::outcome::draw;
            return false;
        }
        game.own = own;
        game.theirs = theirs;
        return true;
    };
    const auto end = [&](std::size_t number, int stones, bool is_won) {
        ends[number] = is_won ? won_with(stones) : inarow::outcome::draw;
    };
    detail::play_each(r, from.size(), random, begin, end);
}

}  // namespace inarow::inline v0::solve

// inarow/ui/state.hpp -----------------------------------------------------------------------------

/// What a person has before them who plays at a screen: the state of an app, and what changes it.
namespace inarow::inline v0::ui {

/// Who moves for a player.
enum class controller : std::uint8_t { person, computer };
/// Who makes the first move of a game.
enum class starter : std::uint8_t { first, second, toss };

inline constexpr std::string_view controller_names[] = {"person", "computer"};
inline constexpr std::string_view starter_names[] = {"first", "second", "toss"};

[[nodiscard]] constexpr std::string_view name_of(controller c) {
    return controller_names[static_cast<std::uint8_t>(c)];
}
[[nodiscard]] constexpr std::string_view name_of(starter s) {
    return starter_names[static_cast<std::uint8_t>(s)];
}

/// The most columns and rows of a board on a screen.
inline constexpr int longest_side = 19;

/// A game with just the room that the largest board on a screen needs. Programs that search only
/// such games are half as large as those that search games of any size.
using screen_game = basic_game<longest_side * longest_side>;
using screen_position = screen_game::position_type;

/// The same game, begun on the empty board. Precondition: the board fits on a screen.
[[nodiscard]] inline screen_game on_screen(const game& g) {
    screen_game result(screen_position::start_unchecked(g.rules()));
    for (const square s : g.moves()) (void)result.apply(s);
    return result;
}

/// A refusal that needs no more than its name.
enum class not_now : std::uint8_t {
    not_started,
    already_started,
    turn_of_computer,
    turn_of_person,
    nothing_to_redo,
};
/// The rules refuse a move.
struct refused_move {
    refused_entry why;
    move_text entry;
    inarow::rules rules;  ///< of the game

    constexpr bool operator==(const refused_move&) const = default;
};
/// There is no such ply of this game.
struct no_such_ply {
    int asked;
    int most;  ///< the last ply there is

    constexpr bool operator==(const no_such_ply&) const = default;
};
/// Why nothing was done.
using refusal = std::variant<not_now, refused_move, illegal_rules, illegal_take_back, no_such_ply>;

/// Whether the rules make sense, and the board fits on a screen.
[[nodiscard]] constexpr std::expected<void, illegal_rules> check_for_screen(const rules& r) {
    using enum illegal_rules::number;
    for (const auto& [which, value] : {std::pair{columns, r.columns}, {rows, r.rows}})
        if (value < smallest_rule || value > longest_side)
            return std::unexpected(illegal_rules{which, value, longest_side});
    return check(r);
}

/// A game with its settings, at one of its plies. A value: what changes it is `reduce`.
struct state {
    inarow::game game;           ///< as far as it is shown
    std::vector<square> undone;  ///< the moves after that, the next one last
    bool is_started = false;     ///< before, there are no moves
    ui::starter starter = ui::starter::first;
    std::array<controller, 2> controllers{};  ///< of first, of second
    bool has_hints = false;
    std::optional<refusal> refused;  ///< why the last action did nothing, if it did nothing

    /// Before the start of a game with these rules, whoever starts.
    [[nodiscard]] static std::expected<state, illegal_rules> with(const rules& r) {
        if (const auto fits = check_for_screen(r); !fits) return std::unexpected(fits.error());
        const auto empty = inarow::position::start_unchecked(starting_with(first, r));
        return state{.game = inarow::game(empty), .undone = {}, .refused = {}};
    }
    /// Tic-tac-toe between two persons.
    [[nodiscard]] static state initial() { return *with(tic_tac_toe); }

    [[nodiscard]] const inarow::rules& rules() const { return game.rules(); }
    [[nodiscard]] const inarow::position& position() const { return game.position(); }
    /// All moves, those that were taken back too.
    [[nodiscard]] int plies() const { return game.ply() + static_cast<int>(undone.size()); }
    [[nodiscard]] controller controller_of(player side) const {
        return controllers[static_cast<std::size_t>(side)];
    }
    /// Whether the computer is to make a move now. Not where moves were taken back: a person looks
    /// at them.
    [[nodiscard]] bool waits_for_computer() const {
        return is_started && undone.empty() && !position().is_over() &&
               controller_of(position().to_move()) == controller::computer;
    }
    /// Whether there is nothing left to do but to begin again.
    [[nodiscard]] bool offers_reset() const { return position().is_over(); }

    bool operator==(const state&) const = default;
};

}  // namespace inarow::inline v0::ui

// inarow/ui/reduce.hpp ----------------------------------------------------------------------------

/// All that happens in an app: reduce(state, action) is the next state.
namespace inarow::inline v0::ui {

/// Begins a game.
struct start {
    player toss = first;  ///< who begins where that is left to a toss: thrown by the caller

    bool operator==(const start&) const = default;
};
/// Makes a move.
struct play {
    move_text entry;
    controller by = controller::person;

    bool operator==(const play&) const = default;
};
/// Goes back to where a person was to move, or to the beginning.
struct undo {
    bool operator==(const undo&) const = default;
};
/// Goes on to where a person is to move, or to the end.
struct redo {
    bool operator==(const redo&) const = default;
};
/// Goes to a ply of the game; 0 is its beginning.
struct jump {
    int ply;

    bool operator==(const jump&) const = default;
};
/// Forgets the moves that were taken back: the game goes on from here.
struct resume {
    bool operator==(const resume&) const = default;
};
/// Ends the game; rules and players stay.
struct reset {
    bool operator==(const reset&) const = default;
};
/// Other rules, before the start of a game. Who starts is not theirs to say.
struct choose_rules {
    inarow::rules rules;

    bool operator==(const choose_rules&) const = default;
};
/// Who is to start the next game.
struct choose_starter {
    ui::starter starter;

    bool operator==(const choose_starter&) const = default;
};
/// Who moves for a player from now on.
struct choose_controller {
    player side;
    ui::controller controller;

    bool operator==(const choose_controller&) const = default;
};
struct show_hints {
    bool shown;

    bool operator==(const show_hints&) const = default;
};

using action = std::variant<start, play, undo, redo, jump, resume, reset, choose_rules,
                            choose_starter, choose_controller, show_hints>;

namespace detail {

/// Changes a state, or gives the reason why not; then nothing is changed.
class reducer {
public:
    using result = std::expected<void, refusal>;

    explicit reducer(state& of) : of_{of} {}

    result operator()(const start& s) {
        if (of_.is_started) return refuse(not_now::already_started);
        const player begins = of_.starter == starter::toss     ? s.toss
                              : of_.starter == starter::second ? second
                                                               : first;
        begin(starting_with(begins, of_.rules()));
        of_.is_started = true;
        return {};
    }
    result operator()(const play& p) {
        if (!of_.is_started) return refuse(not_now::not_started);
        const position& at = of_.position();
        if (!at.is_over() && of_.controller_of(at.to_move()) != p.by)
            return refuse(p.by == controller::person ? not_now::turn_of_computer
                                                     : not_now::turn_of_person);
        const auto where = resolve(at, p.entry);
        if (!where) return refuse(refused_move{where.error(), p.entry, at.rules()});
        const bool is_redone = !of_.undone.empty() && of_.undone.back() == *where;
        (void)of_.game.apply(*where);
        if (is_redone) {
            of_.undone.pop_back();
        } else {
            of_.undone.clear();
        }
        return {};
    }
    result operator()(const undo&) {
        if (!of_.is_started) return refuse(not_now::not_started);
        if (of_.game.ply() == 0) return refuse(illegal_take_back{1, 0});
        do back();
        while (of_.game.ply() > 0 && is_passed_over());
        return {};
    }
    result operator()(const redo&) {
        if (of_.undone.empty()) return refuse(not_now::nothing_to_redo);
        do forth();
        while (!of_.undone.empty() && is_passed_over());
        return {};
    }
    result operator()(const jump& j) {
        if (j.ply < 0 || j.ply > of_.plies()) return refuse(no_such_ply{j.ply, of_.plies()});
        while (of_.game.ply() > j.ply) back();
        while (of_.game.ply() < j.ply) forth();
        return {};
    }
    result operator()(const resume&) {
        if (of_.undone.empty()) return refuse(not_now::nothing_to_redo);
        of_.undone.clear();
        return {};
    }
    result operator()(const reset&) {
        if (!of_.is_started) return refuse(not_now::not_started);
        begin(starting_with(first, of_.rules()));
        of_.is_started = false;
        return {};
    }
    result operator()(const choose_rules& c) {
        if (of_.is_started) return refuse(not_now::already_started);
        if (const auto fits = check_for_screen(c.rules); !fits) return refuse(fits.error());
        begin(starting_with(first, c.rules));
        return {};
    }
    result operator()(const choose_starter& c) {
        of_.starter = c.starter;
        return {};
    }
    result operator()(const choose_controller& c) {
        of_.controllers[static_cast<std::size_t>(c.side)] = c.controller;
        return {};
    }
    result operator()(const show_hints& s) {
        of_.has_hints = s.shown;
        return {};
    }

private:
    [[nodiscard]] static result refuse(refusal why) { return std::unexpected(std::move(why)); }

    /// Precondition: the rules make sense.
    void begin(const rules& r) {
        of_.game = inarow::game(position::start_unchecked(r));
        of_.undone.clear();
    }
    void back() {
        of_.undone.push_back(of_.game.moves().back());
        (void)of_.game.undo();
    }
    void forth() {
        (void)of_.game.apply(of_.undone.back());
        of_.undone.pop_back();
    }
    /// Whether a person who steps through the game has no move to make here.
    [[nodiscard]] bool is_passed_over() const {
        return of_.controller_of(of_.position().to_move()) == controller::computer &&
               core::contains(of_.controllers, controller::person);
    }

    state& of_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

}  // namespace detail

/// The state after an action; when it is refused, the state as it was, with the reason. The same
/// arguments give the same result.
[[nodiscard]] inline state reduce(state from, const action& a) {
    from.refused.reset();
    if (auto done = std::visit(detail::reducer(from), a); !done)
        from.refused = std::move(done).error();
    return from;
}

}  // namespace inarow::inline v0::ui

// inarow/ui/state_text.hpp ------------------------------------------------------------------------

/// A state as text, as it stands in links and files: `rules=7x6/4/drop&moves=4453&second=computer`.
/// What is as it usually is may be left out, and is; a line may end where `&` stands. The reason
/// of a refusal is no part of it.
///
/// rules=RULES, with /second after them where the second player began; moves=..., where the game
/// has been started, columns as digits where they are dropped into at most nine, else squares or
/// columns with commas; ply=NUMBER where not all of them are made; starter=first|second|toss;
/// first=person|computer; second=person|computer; hints=off|on.
namespace inarow::inline v0::ui {

/// It is not one of these words.
struct not_one_of {
    std::span<const std::string_view> words;

    bool operator==(const not_one_of& other) const { return words.data() == other.words.data(); }
};
/// It stands there a second time.
struct repeated {
    bool operator==(const repeated&) const = default;
};
/// There is a ply, and no moves.
struct without_moves {
    bool operator==(const without_moves&) const = default;
};

/// Why the text of a state or of an action cannot be read.
struct unreadable {
    /// Longer than any word that means something; of longer ones the beginning is kept.
    using word = core::text<24>;

    word of;    ///< whose value it is, as "moves"; empty where a word of that kind was expected
    word text;  ///< what cannot be read
    std::variant<not_one_of, repeated, without_moves, notation::syntax_error, illegal_rules,
                 refused_move, no_such_ply>
        why;

    bool operator==(const unreadable&) const = default;
};

namespace detail {

/// The place of a word among some.
[[nodiscard]] inline std::optional<std::size_t> place_of(std::string_view word,
                                                         std::span<const std::string_view> words) {
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i] == word) return i;
    return std::nullopt;
}
inline constexpr std::string_view off_and_on[] = {"off", "on"};

/// Takes what stands before the first of some characters off the front of a text.
[[nodiscard]] inline std::string_view taken_off(std::string_view& text, std::string_view ends) {
    const std::size_t end = text.find_first_of(ends);
    const std::string_view result = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return result;
}

enum class state_key : std::uint8_t { rules, moves, ply, starter, first, second, hints };
inline constexpr std::array<std::string_view, 7> state_keys = {"rules", "moves",  "ply",  "starter",
                                                               "first", "second", "hints"};

/// Columns of one digit need nothing between them.
[[nodiscard]] inline std::string_view between_moves(const rules& r) {
    return r.gravity == drop && r.columns <= 9 ? "" : ",";
}

}  // namespace detail

/// Writes the moves of a game, those that were taken back too.
inline void print_moves(core::sink auto& to, const state& of) {
    const rules& r = of.rules();
    player mover = r.starts;
    std::string_view between;
    const auto print = [&](square s) {
        core::write(to, between);
        notation::print(to, notation::default_for(r), r, s, mover);
        mover = other(mover);
        between = detail::between_moves(r);
    };
    for (const square s : of.game.moves()) print(s);
    for (std::size_t i = of.undone.size(); i-- > 0;) print(of.undone[i]);
}

/// Writes a state in the form that parse_state reads back.
inline void print_state(core::sink auto& to, const state& of) {
    core::write(to, "rules=");
    notation::print_rules(to, of.rules());
    if (of.is_started) {
        core::write(to, "&moves=");
        print_moves(to, of);
    }
    if (!of.undone.empty()) core::write(to, "&ply=", of.game.ply());
    if (of.starter != starter::first) core::write(to, "&starter=", name_of(of.starter));
    for (const player side : {first, second})
        if (of.controller_of(side) != controller::person)
            core::write(to, '&', name_of(side), '=', name_of(of.controller_of(side)));
    if (of.has_hints) core::write(to, "&hints=on");
}

namespace detail {

/// Reads the text of a state; the first thing that cannot be read ends it.
class state_reader {
public:
    [[nodiscard]] std::expected<state, unreadable> read(std::string_view text) {
        const bool is_read =
            split(text) && read_rules() && read_settings() && read_moves() && read_ply();
        if (!is_read) return std::unexpected(*error_);
        return *std::move(result_);
    }

private:
    bool split(std::string_view text) {
        while (!text.empty()) {
            std::string_view value = taken_off(text, "&\r\n");
            if (value.empty()) continue;
            const std::string_view key = taken_off(value, "=");
            const auto place = place_of(key, state_keys);
            if (!place) return fail({}, key, not_one_of{state_keys});
            if (values_.at(*place)) return fail({}, key, repeated{});
            values_.at(*place) = value;
        }
        return true;
    }
    bool read_rules() {
        const std::string_view text = value_of(state_key::rules).value_or("tic-tac-toe");
        const auto r = notation::parse_rules(text);
        if (!r) return fail("rules", text, r.error());
        auto made = state::with(*r);
        if (!made) return fail("rules", text, made.error());
        result_ = *std::move(made);
        result_->is_started = value_of(state_key::moves).has_value();
        if (result_->is_started) result_->game = *inarow::game::start(*r);
        return true;
    }
    bool read_settings() {
        auto& [of_first, of_second] = result_->controllers;
        return read_word(state_key::starter, starter_names, result_->starter) &&
               read_word(state_key::first, controller_names, of_first) &&
               read_word(state_key::second, controller_names, of_second) &&
               read_word(state_key::hints, off_and_on, result_->has_hints);
    }
    bool read_moves() {
        std::string_view line = value_of(state_key::moves).value_or("");
        const rules& r = result_->rules();
        while (!line.empty()) {
            std::string_view part = taken_off(line, ", +\t");
            while (!part.empty()) {
                const move_text entry(notation::next_entry(notation::default_for(r), r, part));
                const auto where = resolve(result_->position(), entry);
                if (!where)
                    return fail("moves", entry.view(), refused_move{where.error(), entry, r});
                (void)result_->game.apply(*where);
            }
        }
        return true;
    }
    bool read_ply() {
        const auto text = value_of(state_key::ply);
        if (!text) return true;
        if (!result_->is_started) return fail("ply", *text, without_moves{});
        notation::reader from{*text};
        const auto ply = from.result(from.number(notation::expected_here::a_number));
        if (!ply) return fail("ply", *text, ply.error());
        const int most = result_->game.ply();
        if (*ply > most) return fail("ply", *text, no_such_ply{*ply, most});
        while (result_->game.ply() > *ply) {
            result_->undone.push_back(result_->game.moves().back());
            (void)result_->game.undo();
        }
        return true;
    }

    bool read_word(state_key key, std::span<const std::string_view> words, auto& to) {
        const auto text = value_of(key);
        if (!text) return true;
        const auto place = place_of(*text, words);
        if (!place)
            return fail(state_keys.at(static_cast<std::size_t>(key)), *text, not_one_of{words});
        to = static_cast<std::remove_reference_t<decltype(to)>>(*place);
        return true;
    }
    [[nodiscard]] std::optional<std::string_view> value_of(state_key key) const {
        return values_.at(static_cast<std::size_t>(key));
    }
    bool fail(std::string_view of, std::string_view text, const auto& why) {
        error_ = unreadable{of, text, why};
        return false;
    }

    std::array<std::optional<std::string_view>, state_keys.size()> values_;
    std::optional<state> result_;
    std::optional<unreadable> error_;
};

}  // namespace detail

/// The state that a text means, or what in it cannot be read.
[[nodiscard]] inline std::expected<state, unreadable> parse_state(std::string_view text) {
    return detail::state_reader().read(text);
}

}  // namespace inarow::inline v0::ui

// inarow/ui/action_text.hpp -----------------------------------------------------------------------

/// An action as text, one word and what it needs: `start`, `start second` (the toss), `play b2`,
/// `play first b2`, `reply b2` (by the computer), `undo`, `redo`, `jump 5`, `resume`, `reset`,
/// `rules 7x6/4/drop`, `starter toss`, `first computer`, `second person`, `hints on`.
namespace inarow::inline v0::ui {

namespace detail {

enum class verb : std::uint8_t {
    start,
    play,
    reply,
    undo,
    redo,
    jump,
    resume,
    reset,
    rules,
    starter,
    first,
    second,
    hints
};
inline constexpr std::array<std::string_view, 13> verbs = {
    "start", "play",  "reply",   "undo",  "redo",   "jump", "resume",
    "reset", "rules", "starter", "first", "second", "hints"};
inline constexpr std::array<std::string_view, 2> player_names = {"first", "second"};

/// Reads what stands after the verb of an action.
class action_reader {
public:
    using result = std::expected<action, unreadable>;

    explicit action_reader(std::string_view text) : rest_{text}, verb_{taken_off(rest_, " ")} {}

    [[nodiscard]] result read() {
        const auto place = place_of(verb_, verbs);
        if (!place) return std::unexpected(unreadable{{}, verb_, not_one_of{verbs}});
        switch (static_cast<verb>(*place)) {
            case verb::start: return toss();
            case verb::play: return play{entry(), controller::person};
            case verb::reply: return play{entry(), controller::computer};
            case verb::undo: return alone(undo{});
            case verb::redo: return alone(redo{});
            case verb::resume: return alone(resume{});
            case verb::reset: return alone(reset{});
            case verb::jump: return ply();
            case verb::rules: return rules();
            case verb::starter: return word<choose_starter, starter>(starter_names);
            case verb::first: return controlled(first);
            case verb::second: return controlled(second);
            case verb::hints: return word<show_hints, bool>(off_and_on);
        }
        std::unreachable();
    }

private:
    [[nodiscard]] std::unexpected<unreadable> fail(const auto& why) const {
        return std::unexpected(unreadable{verb_, rest_, why});
    }
    [[nodiscard]] result alone(const action& a) const {
        if (!rest_.empty())
            return fail(notation::syntax_error{notation::expected_here::the_end, 0});
        return a;
    }
    /// One of some words, as the only thing there is to say.
    template <class Action, class Value>
    [[nodiscard]] result word(std::span<const std::string_view> words) const {
        const auto place = place_of(rest_, words);
        if (!place) return fail(not_one_of{words});
        return Action{static_cast<Value>(*place)};
    }
    [[nodiscard]] result toss() const {
        return rest_.empty() ? start{} : word<start, player>(player_names);
    }
    [[nodiscard]] result controlled(player side) const {
        const auto place = place_of(rest_, controller_names);
        if (!place) return fail(not_one_of{controller_names});
        return choose_controller{side, static_cast<controller>(*place)};
    }
    /// A move, and before it maybe whose it is.
    [[nodiscard]] move_text entry() const {
        std::string_view text = rest_;
        const auto side = place_of(taken_off(text, " "), player_names);
        if (!side || text.empty()) return move_text(rest_);
        return move_text(text).made_by(static_cast<player>(*side));
    }
    [[nodiscard]] result ply() const {
        notation::reader from{rest_};
        const auto number = from.result(from.number(notation::expected_here::a_number));
        if (!number) return fail(number.error());
        return jump{*number};
    }
    [[nodiscard]] result rules() const {
        const auto read = notation::parse_rules(rest_);
        if (!read) return fail(read.error());
        return choose_rules{*read};
    }

    std::string_view rest_;
    std::string_view verb_;
};

}  // namespace detail

/// The action that a text means, or what in it cannot be read.
[[nodiscard]] inline std::expected<action, unreadable> parse_action(std::string_view text) {
    return detail::action_reader(text).read();
}

}  // namespace inarow::inline v0::ui

// inarow/ui/copy.hpp ------------------------------------------------------------------------------

/// What of a game can be taken elsewhere, as text.
namespace inarow::inline v0::ui {

/// The moves in one of the notations, the position in one line, the board as a drawing of
/// characters, the same as a picture, or all there is to the state.
enum class copy : std::uint8_t {
    columns,
    algebraic,
    xy,
    names,
    openspiel,
    position,
    drawing,
    picture,
    state
};
inline constexpr std::array<std::string_view, 9> copy_names = {
    "columns", "algebraic", "xy", "names", "openspiel", "position", "drawing", "picture", "state"};

namespace detail {

/// The notation of a copy that has moves.
[[nodiscard]] constexpr notation::kind notation_of(copy c) {
    switch (c) {
        case copy::columns: return notation::kind::columns;
        case copy::algebraic: return notation::kind::algebraic;
        case copy::xy: return notation::kind::xy;
        case copy::names: return notation::kind::names;
        case copy::openspiel: return notation::kind::openspiel;
        default: return notation::kind::any;
    }
}

}  // namespace detail

/// Whether a game with these rules can be copied so.
[[nodiscard]] constexpr bool can_copy(copy c, const rules& r) {
    return notation::can_print(detail::notation_of(c), r);
}

/// Writes it, of the moves as far as they are shown. Precondition: can_copy(c, of.rules()).
void write_copy(core::sink auto& to, copy c, const state& of) {
    const position& at = of.position();
    if (c == copy::position) return notation::print_position(to, at);
    if (c == copy::drawing) return draw::board(to, at);
    if (c == copy::state) return print_state(to, of);
    if (c == copy::picture) {
        const auto& moves = of.game.moves();
        return draw::svg(to, at, {.marked = moves.empty() ? draw::nowhere : moves.back()});
    }
    const notation::kind in = detail::notation_of(c);
    const bool is_dense = in == notation::kind::columns && of.rules().columns <= 9;
    player mover = of.rules().starts;
    bool is_next = false;
    for (const square s : of.game.moves()) {
        if (is_next && !is_dense) core::write(to, ' ');
        notation::print(to, in, of.rules(), s, mover);
        mover = other(mover);
        is_next = true;
    }
}

}  // namespace inarow::inline v0::ui

// inarow/ui/sentence.hpp --------------------------------------------------------------------------

/// Why an action was refused, or a text could not be read, as one sentence.
namespace inarow::inline v0::ui {

/// Longer than any sentence here.
inline constexpr std::size_t sentence_capacity = 2 * draw::sentence_capacity;
using sentence_text = core::text<sentence_capacity>;

namespace detail {

/// Writes what is wrong, as a sentence.
template <core::sink Sink>
class sentence_writer {
public:
    explicit sentence_writer(Sink& to) : to_{to} {}

    void operator()(not_now why) const {
        constexpr std::string_view sentences[] = {
            "The game has not been started yet.",
            "The game has been started already: reset it first.",
            "It is the computer's turn.",
            "It is not the computer's turn.",
            "There is no move to make again.",
        };
        core::write(to_, sentences[static_cast<std::uint8_t>(why)]);
    }
    void operator()(const refused_move& m) const {
        draw::write_refusal(to_, m.rules, m.why, m.entry);
    }
    void operator()(const illegal_rules& why) const {
        if (why.which != illegal_rules::number::run && why.value > why.most) {
            core::write(to_, "The board is too large: it has ", why.value);
            core::write(to_, why.which == illegal_rules::number::columns ? " columns" : " rows");
            return core::write(to_, ", but there is room for ", why.most, " here.");
        }
        draw::write_refusal(to_, why);
    }
    void operator()(const illegal_take_back& why) const { draw::write_refusal(to_, why); }
    void operator()(const no_such_ply& why) const {
        core::write(to_, "There is no ply ", why.asked, ": the game has ", why.most, '.');
    }

    void operator()(const unreadable& u) const {
        if (!u.of.view().empty()) core::write(to_, u.of, ": ");
        std::visit([&](const auto& why) { unread(u, why); }, u.why);
    }

private:
    void unread(const unreadable& u, const not_one_of& why) const {
        write_text(u);
        core::write(to_, " is not one of ");
        for (std::size_t i = 0; i < why.words.size(); ++i)
            core::write(to_, i == 0 ? "" : ", ", why.words[i]);
        core::write(to_, '.');
    }
    void unread(const unreadable& u, const repeated&) const {
        write_text(u);
        core::write(to_, " is there twice.");
    }
    void unread(const unreadable&, const without_moves&) const {
        core::write(to_, "there are no moves.");
    }
    void unread(const unreadable& u, const notation::syntax_error& why) const {
        write_text(u);
        core::write(to_, " is wrong: ");
        draw::write_expected(to_, why);
        core::write(to_, '.');
    }
    void unread(const unreadable&, const auto& why) const { (*this)(why); }

    void write_text(const unreadable& u) const {
        const bool is_cut = u.text.size() == std::size(u.text.characters_);
        draw::write_quoted(to_, u.text, is_cut);
    }

    Sink& to_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

}  // namespace detail

/// Why the last action was refused: "Move 3: first (X) cannot play "b2": b2 is already taken by
/// second (O)."; empty when it was not.
[[nodiscard]] inline sentence_text sentence(const state& of) {
    sentence_text result;
    if (of.refused) std::visit(detail::sentence_writer(result), *of.refused);
    return result;
}
/// Why a text, which is called `what`, could not be read: "The link cannot be read: starter:
/// "nobody" is not one of first, second, toss."
[[nodiscard]] inline sentence_text sentence(std::string_view what, const unreadable& why) {
    sentence_text result;
    core::write(result, what, " cannot be read: ");
    detail::sentence_writer{result}(why);
    return result;
}

}  // namespace inarow::inline v0::ui

// inarow/ui/view.hpp ------------------------------------------------------------------------------

/// A state as JSON, with all that a page shows of it, so that the page decides nothing.
namespace inarow::inline v0::ui {

namespace detail {

/// Writes a list, `[1,2]`, of whatever `write` writes of each of some values.
void write_json_list(core::sink auto& to, const auto& values, auto write) {
    core::write(to, '[');
    bool is_next = false;
    for (const auto& value : values) {
        if (is_next) core::write(to, ',');
        write(value);
        is_next = true;
    }
    core::write(to, ']');
}

/// Writes one view, key by key.
template <core::sink Sink>
class view_writer {
public:
    view_writer(Sink& to, const state& of, std::string_view refusal)
        : to_{to}, of_{of}, at_{of.position()}, refusal_{refusal} {}

    void write() const {
        put('{');
        text("state", [&](auto& text) { print_state(text, of_); });
        text("line", [&](auto& text) { print_line(text); });
        rules();
        board();
        moves();
        standing();
        settings();
        put("\"refusal\":");
        if (refusal_.empty()) {
            put("null");
        } else {
            draw::write_json_string(to_, refusal_);
        }
        put('}');
    }

private:
    void put(const auto&... parts) const { (core::write(to_, parts), ...); }
    void text(std::string_view key, auto write) const {
        std::string value;
        write(value);
        put('"', key, "\":");
        draw::write_json_string(to_, value);
        put(',');
    }
    void flag(std::string_view key, bool value) const {
        put('"', key, "\":", value ? "true" : "false", ',');
    }
    void number(std::string_view key, int value) const { put('"', key, "\":", value, ','); }

    /// The position, as it is asked about: whatever its settings, the same position is the same.
    void print_line(core::sink auto& to) const {
        state bare{.game = of_.game, .undone = {}, .is_started = true, .refused = {}};
        print_state(to, bare);
    }
    void rules() const {
        const inarow::rules& r = of_.rules();
        text("rules", [&](auto& text) { notation::print_rules(text, starting_with(first, r)); });
        text("name", [&](auto& text) { notation::print_rules_name(text, r); });
        number("columns", r.columns);
        number("rows", r.rows);
        number("run", r.run);
        flag("drops", r.gravity == drop);
    }
    void board() const {
        const inarow::rules& r = of_.rules();
        put("\"board\":\"");
        for (int row = 0; row < r.rows; ++row) notation::print_row(to_, at_, row);
        put("\",\"column_names\":[");
        for (int i = 0; i < r.columns; ++i)
            put(i == 0 ? "\"" : ",\"", column_label(r, draw::coordinates::as_played, i), '"');
        put("],\"row_names\":[");
        for (int i = 0; i < r.rows; ++i)
            put(i == 0 ? "\"" : ",\"", row_label(r, draw::coordinates::as_played, i), '"');
        put("],\"available\":");
        squares(at_.available_moves());
        put(",\"winning_line\":");
        squares(at_.winning_line());
        put(",\"last\":");
        if (of_.game.ply() == 0) {
            put("null,");
        } else {
            put(index_of(r, of_.game.moves().back()), ',');
        }
    }
    void squares(const auto& some) const {
        write_json_list(to_, some, [&](square s) { put(index_of(of_.rules(), s)); });
    }
    void moves() const {
        player mover = of_.rules().starts;
        std::vector<square> all(of_.game.moves().begin(), of_.game.moves().end());
        all.insert(all.end(), of_.undone.rbegin(), of_.undone.rend());
        put("\"moves\":");
        write_json_list(to_, all, [&](square s) {
            put("{\"text\":\"");
            notation::print(to_, notation::default_for(of_.rules()), of_.rules(), s, mover);
            put("\",\"square\":", index_of(of_.rules(), s), ",\"by\":\"", name_of(mover), "\"}");
            mover = other(mover);
        });
        put(',');
        number("ply", of_.game.ply());
    }
    void standing() const {
        flag("is_started", of_.is_started);
        flag("is_over", at_.is_over());
        text("to_move", [&](auto& text) { core::write(text, name_of(at_.to_move())); });
        text("outcome", [&](auto& text) { core::write(text, name_of(at_.outcome())); });
        text("standing", [&](auto& text) { draw::write_standing(text, at_); });
        flag("waits_for_computer", of_.waits_for_computer());
        flag("waits_for_person", of_.is_started && !at_.is_over() &&
                                     of_.controller_of(at_.to_move()) == controller::person);
        flag("can_undo", of_.game.ply() > 0);
        flag("can_redo", !of_.undone.empty());
        flag("offers_reset", of_.offers_reset());
    }
    void settings() const {
        text("starter", [&](auto& text) { core::write(text, name_of(of_.starter)); });
        for (const player side : {first, second})
            text(name_of(side),
                 [&](auto& text) { core::write(text, name_of(of_.controller_of(side))); });
        flag("has_hints", of_.has_hints);
        put("\"copies\":[");
        bool is_next = false;
        for (std::size_t i = 0; i < copy_names.size(); ++i) {
            if (!can_copy(static_cast<copy>(i), of_.rules())) continue;
            put(is_next ? ",\"" : "\"", copy_names.at(i), '"');
            is_next = true;
        }
        put("],");
    }

    Sink& to_;            // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    const state& of_;     // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    const position& at_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::string_view refusal_;
};

}  // namespace detail

/// Writes a state as one line of JSON: its text, the board as X, O and . from the top left, what
/// can be played, how the game stands, the settings, and why the last action was refused. Squares
/// are numbers, row by row from the top.
void write_view(core::sink auto& to, const state& of, std::string_view why_refused) {
    detail::view_writer(to, of, why_refused).write();
}
void write_view(core::sink auto& to, const state& of) { write_view(to, of, sentence(of)); }

}  // namespace inarow::inline v0::ui

// inarow/ui/exchange.hpp --------------------------------------------------------------------------

/// An app by texts alone: what a page in another language hands over, and what it gets back.
namespace inarow::inline v0::ui {

/// Writes the view of the state that a text means; of the initial one, and why, when it cannot be
/// read.
void write_loaded(core::sink auto& to, std::string_view state_text) {
    const auto read = parse_state(state_text);
    if (read) return write_view(to, *read);
    write_view(to, state::initial(), sentence("The link", read.error()));
}

/// Writes the view of the state after an action; of the same state, and why, when that cannot be
/// read.
void write_reduced(core::sink auto& to, std::string_view state_text, std::string_view action_text) {
    const auto from = parse_state(state_text);
    if (!from) return write_loaded(to, state_text);
    const auto done = parse_action(action_text);
    if (!done) return write_view(to, *from, sentence("The action", done.error()));
    write_view(to, reduce(*from, *done));
}

/// Writes a copy of what a state's text means, by its name; nothing when there is none.
void write_copied(core::sink auto& to, std::string_view state_text, std::string_view name) {
    const auto from = parse_state(state_text);
    const auto place = detail::place_of(name, copy_names);
    if (!from || !place || !can_copy(static_cast<copy>(*place), from->rules())) return;
    write_copy(to, static_cast<copy>(*place), *from);
}

}  // namespace inarow::inline v0::ui

// inarow/ui/hints.hpp -----------------------------------------------------------------------------

/// What each move of a position is worth, found a little at a time, so that a page can show what is
/// known and stop.
namespace inarow::inline v0::ui {

/// How many of so many plies the winner makes, who makes the last of them.
[[nodiscard]] constexpr int own_moves(int plies) { return (plies + 1) / 2; }

/// "wins in 5", "loses in 8" or "draw", of a move with that score in a position with so many free
/// squares. It counts the winner's own moves, this one included where it is the winner's.
constexpr void write_score_in_words(core::sink auto& to, int score, int free) {
    if (score == 0) return core::write(to, "draw");
    const int plies = value_of(score, free, first).plies;
    core::write(to, score > 0 ? "wins in " : "loses in ", own_moves(plies));
}

/// What is known of the score of a move, for who makes it.
struct hint {
    square where;
    solve::value_inquiry<screen_position::capacity> after;
    std::chrono::nanoseconds next_slice;  ///< how long to work at it the next time, at most

    [[nodiscard]] solve::bounds score_lies() const { return negated(after.score_lies); }
};

/// All moves of a position. Work goes round among those that are not answered, a longer slice each
/// time, so that easy ones do not wait for hard ones.
class hints {
public:
    explicit hints(const screen_position& p) : of_{p} {
        p.for_each_move(
            [&](square s) { all_.push_back({s, solve::value_inquiry(p.after(s)), first_slice}); });
    }

    [[nodiscard]] const screen_position& of() const { return of_; }
    /// In order of their squares' numbers, from the top left; columns from the left.
    [[nodiscard]] const std::vector<hint>& all() const { return all_; }
    [[nodiscard]] bool are_answered() const {
        for (const hint& each : all_)
            if (!each.after.is_answered()) return false;
        return true;
    }
    /// Works at one of them, for an eighth of a second at most.
    void go_on(solve::solver& by) {
        if (are_answered()) return;
        while (all_[next_ % all_.size()].after.is_answered()) ++next_;
        hint& now = all_[next_++ % all_.size()];
        by.set_limit(solve::limit::of_time(now.next_slice));
        (void)by.answer(now.after);
        if (now.next_slice < longest_slice) now.next_slice *= 2;
    }

private:
    static constexpr std::chrono::milliseconds first_slice{4};
    static constexpr std::chrono::milliseconds longest_slice{128};

    screen_position of_;
    std::vector<hint> all_;
    std::size_t next_ = 0;
};

/// Writes them as JSON: the square, the move, where its score lies, whether it is best, and the
/// score in words where it is known, else what is known of it ("wins", "unknown").
void write_hints(core::sink auto& to, const hints& found) {
    const screen_position& p = found.of();
    const int free = p.rules().squares() - p.stones();
    int most = -free;  // of any move
    for (const hint& each : found.all()) most = std::max(most, each.score_lies().most);
    core::write(to, "{\"is_answered\":", found.are_answered() ? "true" : "false", ",\"moves\":[");
    bool is_next = false;
    for (const hint& each : found.all()) {
        const solve::bounds lies = each.score_lies();
        core::write(to, is_next ? "," : "", "{\"square\":", index_of(p.rules(), each.where));
        core::write(to, ",\"move\":\"");
        notation::print(to, notation::default_for(p.rules()), p.rules(), each.where, p.to_move());
        core::write(to, "\",\"least\":", lies.least, ",\"most\":", lies.most, ",\"is_best\":");
        core::write(to, lies.least >= most ? "true" : "false");
        core::write(to, ",\"words\":\"");
        if (is_exact(lies)) {
            write_score_in_words(to, lies.least, free);
        } else {
            core::write(to, lies.least > 0    ? "wins"
                            : lies.most < 0   ? "loses"
                            : lies.least == 0 ? "does not lose"
                            : lies.most == 0  ? "does not win"
                                              : "unknown");
        }
        core::write(to, "\"}");
        is_next = true;
    }
    core::write(to, "]}");
}

}  // namespace inarow::inline v0::ui

// inarow/ui/review.hpp ----------------------------------------------------------------------------

/// A game judged move by move, a little at a time, so that a page can show what is known and stop.
namespace inarow::inline v0::ui {

/// As solve::analyze does it, from the last position to the first, but with so much time for each
/// position, and without the better moves.
class review {
public:
    /// What an earlier review of the same game found, as far as it is the same, is kept.
    review(const game& of, std::chrono::nanoseconds for_each, const review* earlier = nullptr)
        : game_{of}, for_each_{for_each} {
        screen_game at(screen_position::start_unchecked(of.rules()));
        plies_.push_back({solve::value_inquiry(at.position())});
        for (const square s : of.moves()) {
            (void)at.apply(s);
            plies_.push_back({solve::value_inquiry(at.position())});
        }
        if (earlier == nullptr) return;
        const std::size_t both = std::min(plies_.size(), earlier->plies_.size());
        for (std::size_t i = 0; i < both && earlier->plies_[i].asked.at == plies_[i].asked.at; ++i)
            plies_[i] = earlier->plies_[i];
    }

    [[nodiscard]] bool is_done() const { return !next().has_value(); }

    /// Works at one position, for a tenth of a second at most.
    void go_on(solve::solver& by) {
        const auto at = next();
        if (!at) return;
        auto& [asked, spent] = plies_[*at];
        if (*at + 1 < plies_.size()) {
            const int at_least = -plies_[*at + 1].asked.score_lies.most;
            asked.score_lies.least = std::max(asked.score_lies.least, at_least);
            if (asked.is_answered()) return;
        }
        by.set_limit(solve::limit::of_time(std::min(longest_slice, for_each_ - spent)));
        (void)by.answer(asked);
        spent += by.spent().time;
    }

    /// What is known.
    [[nodiscard]] solve::analysis<dynamic> known() const {
        solve::analysis<dynamic> result = solve::unjudged(game_);
        for (std::size_t i = 0; i < plies_.size(); ++i) {
            const auto& asked = plies_[i].asked;
            (i == 0 ? result.at_start : result.moves[i - 1].after) =
                turned(asked.score_lies, asked.at.to_move());
        }
        judge(result);
        return result;
    }

private:
    struct ply {
        solve::value_inquiry<screen_position::capacity> asked;
        std::chrono::nanoseconds spent{};
    };
    static constexpr std::chrono::nanoseconds longest_slice = std::chrono::milliseconds(100);

    /// The last ply to which there is something left to do.
    [[nodiscard]] std::optional<std::size_t> next() const {
        for (std::size_t i = plies_.size(); i-- > 0;)
            if (!plies_[i].asked.is_answered() && plies_[i].spent < for_each_) return i;
        return std::nullopt;
    }

    game game_;
    std::chrono::nanoseconds for_each_;
    std::vector<ply> plies_;
};

/// Writes what is known as JSON: for every ply from 0 on where first's score lies, the score in
/// words, and of the move before it the judgement and the remark.
inline void write_review(core::sink auto& to, const review& of) {
    const solve::analysis<dynamic> all = of.known();
    inarow::game at(all.start);
    const auto write_ply = [&](const solve::bounds& lies) {
        core::write(to, "{\"least\":", lies.least, ",\"most\":", lies.most, ",\"words\":\"");
        draw::write_forecast(to, at.position(), lies);
        core::write(to, '"');
    };
    core::write(to, "{\"is_done\":", of.is_done() ? "true" : "false", ",\"plies\":[");
    write_ply(all.at_start);
    core::write(to, '}');
    for (const auto& m : all.moves) {
        (void)at.apply(m.where);
        core::write(to, ',');
        write_ply(m.after);
        core::write(to, ",\"is\":\"", name_of(m.is), "\",\"remark\":\"");
        draw::write_remark(to, all.start.rules(), m);
        core::write(to, "\"}");
    }
    core::write(to, "]}");
}

}  // namespace inarow::inline v0::ui

// inarow/everything.hpp ---------------------------------------------------------------------------

/// <inarow.hpp>, and what it leaves out because it costs more to include: perfect play, boards of
/// any size, typed games, pictures as SVG, std::format, the state of an app.

#endif  // INAROW_SINGLE_HEADER
