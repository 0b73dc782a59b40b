// SPDX-License-Identifier: BSL-1.0
// inarow 0.1.0: k-in-a-row games as constexpr values and as types, in one header.
// Generated from include/inarow/perfect_play.hpp by scripts/single_header.py: change those, not this.
#if defined(INAROW_SINGLE_HEADER) && INAROW_SINGLE_HEADER != 1
#error "inarow.hpp and inarow_everything.hpp are two forms of one header: include one of them"
#elif !defined(INAROW_SINGLE_HEADER)
#define INAROW_SINGLE_HEADER 1

#include <compare>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <iosfwd>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

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

#endif  // INAROW_SINGLE_HEADER
