// SPDX-License-Identifier: BSL-1.0
// inarow 0.1.0: k-in-a-row games as constexpr values and as types; <inarow/everything.hpp> in one header.
// Generated from include/inarow/everything.hpp by scripts/single_header.py: change those, not this.
#if defined(INAROW_COMPILED_SOLVER)
#error "programs that link inarow::solver include the installed headers"
#endif

#if !defined(INAROW_SINGLE_INAROW_CORE_DETAIL_STANDARD_HPP)
#define INAROW_SINGLE_INAROW_CORE_DETAIL_STANDARD_HPP
// inarow/core/detail/standard.hpp -----------------------------------------------------------------

/// The first header that any other includes: without C++23, one sentence instead of a thousand
/// errors. Each way stops the compiler there and then, as #error would not.
#if defined(_MSC_VER) && !defined(__clang__)
#include "inarow does not compile with MSVC: compile with clang 19 or newer, or g++ 12 or newer"
#elif __cplusplus >= 202100L && __has_include(<expected>) && __cpp_concepts >= 202002L
#elif defined(__clang__)
#pragma clang diagnostic ignored "-Wpedantic"
#pragma clang diagnostic fatal "-W#warnings"
#if defined(__apple_build_version__) && __clang_major__ < 17
#warning inarow needs Apple clang 17 (Xcode 16.3) or newer, with -std=c++23; or clang 19 or newer, or g++ 12 or newer
#elif __cplusplus < 202100L
#warning inarow needs C++23: add -std=c++23 (clang 19 or newer, g++ 12 or newer)
#else
#warning inarow needs <expected> of C++23: compile with clang 19 or newer, or g++ 12 or newer
#endif
#elif __cplusplus < 202100L
#include "inarow needs C++23: add -std=c++23 (g++ 12 or newer, clang 19 or newer)"
#else
#include "inarow needs <expected> of C++23: compile with g++ 12 or newer, or clang 19 or newer"
#endif

#endif  // INAROW_SINGLE_INAROW_CORE_DETAIL_STANDARD_HPP

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <compare>
#include <concepts>
#include <coroutine>  // std::hash, for a fifth of what <functional> costs
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <expected>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>
#include <random>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>
#include <version>

#if !defined(INAROW_SINGLE_INAROW_CORE_DETAIL_SEAL_HPP)
#define INAROW_SINGLE_INAROW_CORE_DETAIL_SEAL_HPP
// inarow/core/detail/seal.hpp ---------------------------------------------------------------------

/// Types with long names hidden behind closure types, which g++ prints as `<lambda()>`: otherwise a
/// game of forty moves would fill every line of an error. The same type is hidden behind the same
/// closure in every translation unit.
namespace inarow::inline v0::core::detail {

template <class Hidden>
inline constexpr auto seal = []() -> Hidden* { return nullptr; };

template <class Hidden>
using seal_of = std::remove_const_t<decltype(seal<Hidden>)>;

/// The type behind a closure type of seal_of.
template <class Seal>
struct sealed {
    using self = std::remove_pointer_t<decltype(std::declval<Seal>()())>;
};

}  // namespace inarow::inline v0::core::detail

#endif  // INAROW_SINGLE_INAROW_CORE_DETAIL_SEAL_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_STRING_VIEW_HPP)
#define INAROW_SINGLE_INAROW_CORE_STRING_VIEW_HPP
// inarow/core/string_view.hpp ---------------------------------------------------------------------

namespace inarow::inline v0::core {

namespace detail {

/// A std::string, std::string_view or the like, without naming one.
template <class Text>
concept standard_text = requires(const char* data, std::size_t size) {
    typename Text::traits_type;
    Text(data, size);
};

}  // namespace detail

/// Whatever has the `data` and `size` of a text: a std::string, a fixed_string.
template <class Text>
concept text_range = requires(const Text& text, const char*& data, std::size_t& size) {
    data = text.data();
    size = text.size();
};

/// A std::ostream of chars, without naming it: <iosfwd> has its price, too.
template <class Stream>
concept output_stream = requires(Stream& stream, const char* data) {
    Stream::adjustfield;
    stream.width(stream.width());
    stream.write(data, stream.width());
    stream.put(stream.fill());
};

/// Characters that are stored elsewhere, for as long as they are. Made from every text that has
/// `data` and `size`, converts to std::string_view and std::string: in their place because
/// <string_view> is half of what <inarow.hpp> would cost a compiler.
class string_view {
public:
    constexpr string_view() = default;
    constexpr string_view(const char* characters, std::size_t count)
        : data_{characters}, size_{count} {}
    /// Precondition: it ends with a NUL, and is no null pointer.
    constexpr string_view(const char* characters)
        : data_{characters}, size_{__builtin_strlen(characters)} {}
    template <text_range Text>
    constexpr string_view(const Text& text) : data_{text.data()}, size_{text.size()} {}

    template <detail::standard_text Text>
    constexpr operator Text() const {
        return Text(data_, size_);
    }

    [[nodiscard]] constexpr const char* data() const { return data_; }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr const char& operator[](std::size_t i) const { return data_[i]; }
    [[nodiscard]] constexpr const char& front() const { return data_[0]; }
    [[nodiscard]] constexpr const char& back() const { return data_[size_ - 1]; }
    [[nodiscard]] constexpr const char* begin() const { return data_; }
    [[nodiscard]] constexpr const char* end() const { return data_ + size_; }

    /// Those from `begin` on, at most `count`. Precondition: begin <= size().
    [[nodiscard]] constexpr string_view substr(
        std::size_t begin, std::size_t count = static_cast<std::size_t>(-1)) const {
        return {data_ + begin, count < size_ - begin ? count : size_ - begin};
    }
    /// Precondition: count <= size().
    constexpr void remove_prefix(std::size_t count) { *this = substr(count); }
    /// A template, so that none of std's with a conversion is as good. Before the members that use
    /// it: else clang has not instantiated it when a constant evaluation calls them.
    template <class Text>
        requires std::is_convertible_v<const Text&, string_view>
    friend constexpr bool operator==(string_view a, const Text& text) {
        const string_view b = text;
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i < a.size_; ++i)
            if (a.data_[i] != b.data_[i]) return false;
        return true;
    }

    [[nodiscard]] constexpr bool contains(char wanted) const {
        for (const char c : *this)
            if (c == wanted) return true;
        return false;
    }
    [[nodiscard]] constexpr bool contains(string_view part) const {
        for (std::size_t i = 0; i + part.size_ <= size_; ++i)
            if (substr(i, part.size_) == part) return true;
        return false;
    }
    [[nodiscard]] constexpr bool starts_with(string_view prefix) const {
        return size_ >= prefix.size_ && substr(0, prefix.size_) == prefix;
    }
    [[nodiscard]] constexpr bool ends_with(char wanted) const {
        return size_ > 0 && back() == wanted;
    }
    [[nodiscard]] constexpr bool ends_with(string_view suffix) const {
        return size_ >= suffix.size_ && substr(size_ - suffix.size_) == suffix;
    }

    /// As a std::string_view is written, with width and filling.
    template <output_stream Stream>
    friend Stream& operator<<(Stream& stream, string_view text) {
        const auto wanted = static_cast<std::size_t>(stream.width());
        const std::size_t missing = wanted > text.size() ? wanted - text.size() : 0;
        const bool is_left = (stream.flags() & Stream::adjustfield) == Stream::left;
        const auto fill = [&] {
            for (std::size_t i = 0; i < missing; ++i) stream.put(stream.fill());
        };
        if (!is_left) fill();
        stream.write(text.data(), static_cast<decltype(stream.width())>(text.size()));
        if (is_left) fill();
        stream.width(0);
        return stream;
    }

private:
    const char* data_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace inarow::inline v0::core

#endif  // INAROW_SINGLE_INAROW_CORE_STRING_VIEW_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_WRITE_HPP)
#define INAROW_SINGLE_INAROW_CORE_WRITE_HPP
// inarow/core/write.hpp ---------------------------------------------------------------------------

/// Text output: writers append to a sink, so one writer serves constant evaluation, std::string,
/// streams and buffers.
namespace inarow::inline v0::core {

/// A destination for characters: core::fixed_string, std::string, or any type with `append`.
template <class T>
concept sink = requires(T& out, const char* data, std::size_t size) { out.append(data, size); };

/// Writes characters and decimal integers to a sink, in order.
constexpr void write(sink auto& out, string_view characters) {
    out.append(characters.data(), characters.size());
}
constexpr void write(sink auto& out, char character) { out.append(&character, 1); }
constexpr void write(sink auto& out, unsigned long long number) {
    char digits[20];
    int first = 20;
    do {
        digits[--first] = static_cast<char>('0' + number % 10);
        number /= 10;
    } while (number != 0);
    out.append(digits + first, static_cast<std::size_t>(20 - first));
}
constexpr void write(sink auto& out, long long number) {
    const auto magnitude = static_cast<unsigned long long>(number);
    if (number < 0) write(out, '-');
    write(out, number < 0 ? 0 - magnitude : magnitude);
}
constexpr void write(sink auto& out, int number) { write(out, static_cast<long long>(number)); }
/// A floating-point number, not in full: with one to six decimals, and no digits from 10^15 on.
constexpr void write_fixed(sink auto& out, double number) {
    if (number < 0) write(out, '-');
    const double magnitude = number < 0 ? -number : number;
    if (!(magnitude >= 0)) return write(out, "nan");
    if (magnitude >= 1e15) return write(out, "1e15 or more");
    const auto whole = static_cast<long long>(magnitude);
    const double fraction = magnitude - static_cast<double>(whole);
    const auto rounded = (static_cast<long long>(fraction * 2e6) + 1) / 2;
    long long rest = rounded < 1'000'000 ? rounded : 999'999;
    write(out, whole);
    write(out, '.');
    for (long long unit = 100'000; unit > 0; unit /= 10) {
        write(out, rest / unit);
        rest %= unit;
        if (rest == 0) break;
    }
}
template <class First, class Second, class... Rest>
constexpr void write(sink auto& out, const First& first, const Second& second,
                     const Rest&... rest) {
    write(out, first);
    write(out, second);
    (write(out, rest), ...);
}

}  // namespace inarow::inline v0::core

#endif  // INAROW_SINGLE_INAROW_CORE_WRITE_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_FIXED_STRING_HPP)
#define INAROW_SINGLE_INAROW_CORE_FIXED_STRING_HPP
// inarow/core/fixed_string.hpp --------------------------------------------------------------------

namespace inarow::inline v0::core {

/// A string of at most Capacity characters without allocation; what does not fit is dropped. Has
/// std::string's `append`, so every writer serves both, and the `size` and `data` that
/// static_assert requires of a message.
/// Structural, so that it can be a template argument; hence the public members.
template <std::size_t Capacity>
struct fixed_string {
    char characters_[Capacity]{};
    std::size_t size_ = 0;

    constexpr fixed_string() = default;
    constexpr fixed_string(string_view characters) { append(characters.data(), characters.size()); }
    constexpr fixed_string(const char* characters) : fixed_string(string_view(characters)) {}
    template <text_range Text>
    constexpr fixed_string(const Text& text) : fixed_string(string_view(text)) {}

    constexpr fixed_string& append(const char* characters, std::size_t count) {
        for (std::size_t i = 0; i < count && size_ < Capacity; ++i)
            characters_[size_++] = characters[i];
        return *this;
    }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr const char* data() const { return characters_; }
    [[nodiscard]] constexpr string_view view() const { return {characters_, size_}; }
    template <detail::standard_text Text>
    constexpr operator Text() const {
        return view();
    }

    template <class Text>
        requires std::is_convertible_v<const Text&, string_view>
    friend constexpr bool operator==(const fixed_string& a, const Text& b) {
        return a.view() == b;
    }
    constexpr bool operator==(const fixed_string& other) const { return view() == other.view(); }

    template <output_stream Stream>
    friend Stream& operator<<(Stream& stream, const fixed_string& text) {
        return stream << text.view();
    }
};

/// What `write` makes of its arguments, truncated to Capacity characters.
template <std::size_t Capacity, class... Parts>
[[nodiscard]] constexpr fixed_string<Capacity> to_fixed_string(const Parts&... parts) {
    fixed_string<Capacity> result;
    (write(result, parts), ...);
    return result;
}

}  // namespace inarow::inline v0::core

#endif  // INAROW_SINGLE_INAROW_CORE_FIXED_STRING_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_ENUM_NAMES_HPP)
#define INAROW_SINGLE_INAROW_CORE_ENUM_NAMES_HPP
// inarow/core/enum_names.hpp ----------------------------------------------------------------------

namespace inarow::inline v0::core {

namespace detail {

/// Whether the enumeration has an enumerator of that value. Compilers print one by its name, as
/// `namespace::type::name`, and any other value as a cast, `(namespace::type)5`.
template <class Enum, Enum Value>
[[nodiscard]] consteval bool is_enumerator() {
    const char* const function = __PRETTY_FUNCTION__;
    std::size_t last = sizeof(__PRETTY_FUNCTION__) - 1;
    while (function[last - 1] != ':' && function[last - 1] != ')') --last;
    return function[last] < '0' || function[last] > '9';
}

}  // namespace detail

/// The names of an enumeration's values 0, 1, ..., made by `enum_names_of`.
template <class Enum, std::size_t Size>
struct enum_names {
    string_view names[Size];

    [[nodiscard]] constexpr string_view operator[](Enum value) const {
        return names[static_cast<std::size_t>(value)];
    }
    [[nodiscard]] constexpr std::size_t size() const { return Size; }
    [[nodiscard]] constexpr const string_view* begin() const { return names; }
    [[nodiscard]] constexpr const string_view* end() const { return names + Size; }
    /// The index of a name, or size() if it is none of them.
    [[nodiscard]] constexpr std::size_t find(string_view name) const {
        std::size_t i = 0;
        while (i < Size && names[i] != name) ++i;
        return i;
    }
};

/// One name for each enumerator, in order. A missing name, or a new enumerator without one, does
/// not compile.
template <class Enum, class... Names>
[[nodiscard]] consteval enum_names<Enum, sizeof...(Names)> enum_names_of(Names... names) {
    constexpr std::size_t size = sizeof...(Names);
    static_assert(detail::is_enumerator<Enum, static_cast<Enum>(size - 1)>(),
                  "there are more names than enumerators");
    static_assert(!detail::is_enumerator<Enum, static_cast<Enum>(size)>(),
                  "an enumerator has no name");
    return {{string_view(names)...}};
}

}  // namespace inarow::inline v0::core

#endif  // INAROW_SINGLE_INAROW_CORE_ENUM_NAMES_HPP

#if !defined(INAROW_SINGLE_INAROW_GAME_RULES_HPP)
#define INAROW_SINGLE_INAROW_GAME_RULES_HPP
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

/// Which lines of one player's stones decide the game: those of at least `run` stones, or those of
/// exactly `run`, as in standard gomoku, where a longer line (an overline) counts for nothing.
enum class line_length : std::uint8_t { at_least, exactly };

/// Who wins when a line is completed: the player who completed it, or in misère play the opponent.
enum class convention : std::uint8_t { normal, misere };

/// What lies beyond the edges of the board: nothing, or as on a torus the opposite edge, so that
/// lines go on there. Gravity does not: stones drop onto the bottom row. A line still has `run`
/// different squares; a direction that is back at its start before has none.
enum class edges : std::uint8_t { bounded, wrapping };

/// The rules of an (m,n,k)-game: `columns` by `rows` squares, and a line of `run` stones decides.
/// A plain description, which `check` and everything that starts a game validates. Each number is
/// from 1 to 999; a run that fits no line is allowed, such a game can only be drawn.
///
/// Whatever is derived from rules names all their fields by a structured binding, so that a new
/// field does not compile until each form has decided about it.
struct rules {
    int columns = 0;
    int rows = 0;
    int run = 0;
    inarow::gravity gravity = place;
    line_length length = line_length::at_least;
    inarow::convention convention = inarow::convention::normal;
    inarow::edges edges = inarow::edges::bounded;
    player starts = first;

    [[nodiscard]] constexpr int squares() const { return columns * rows; }
    constexpr bool operator==(const rules&) const = default;
};

inline constexpr auto player_names = core::enum_names_of<player>("first", "second");
inline constexpr auto gravity_names = core::enum_names_of<gravity>("place", "drop");
inline constexpr auto line_length_names = core::enum_names_of<line_length>("at_least", "exactly");
inline constexpr auto convention_names = core::enum_names_of<convention>("normal", "misere");
inline constexpr auto edges_names = core::enum_names_of<edges>("bounded", "wrapping");

/// "first" or "second".
[[nodiscard]] constexpr core::string_view name_of(player side) { return player_names[side]; }

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

/// The same rules, but only a line of exactly `run` stones counts.
[[nodiscard]] constexpr rules exactly(rules r) {
    r.length = line_length::exactly;
    return r;
}

/// The same rules, but who completes a line loses.
[[nodiscard]] constexpr rules misere(rules r) {
    r.convention = convention::misere;
    return r;
}

/// The same rules, but each edge of the board is joined to the opposite one.
[[nodiscard]] constexpr rules on_torus(rules r) {
    r.edges = edges::wrapping;
    return r;
}

inline constexpr int smallest_rule = 1;
inline constexpr int largest_rule = 999;

/// The most stones of a line that decides the game; the fewest are `run`.
[[nodiscard]] constexpr int max_decisive_length(const rules& r) {
    switch (r.length) {
        case line_length::at_least: return largest_rule * largest_rule;
        case line_length::exactly:
        default: break;
    }
    return r.run;
}

/// Whether a line of that many stones, counted to both its ends, decides the game.
[[nodiscard]] constexpr bool is_decisive(const rules& r, int stones) {
    return stones >= r.run && stones <= max_decisive_length(r);
}

/// Who wins when that player completes a line.
[[nodiscard]] constexpr player winner_of_line(const rules& r, player completer) {
    switch (r.convention) {
        case convention::normal: return completer;
        case convention::misere: return other(completer);
        default: break;
    }
    return completer;
}

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

namespace detail {

[[nodiscard]] constexpr bool is_in_range(int number) {
    return number >= smallest_rule && number <= largest_rule;
}

}  // namespace detail

/// Whether each number of the rules is from 1 to 999.
[[nodiscard]] constexpr bool is_valid(const rules& r) {
    return detail::is_in_range(r.columns) && detail::is_in_range(r.rows) &&
           detail::is_in_range(r.run);
}

/// The same, and if not, the first number that is out of range.
// In parentheses, because check(e) is a macro of other programs.
[[nodiscard]] constexpr std::expected<void, illegal_rules>(check)(const rules& r) {
    using enum illegal_rules::number;
    if (is_valid(r)) return {};
    if (!detail::is_in_range(r.columns))
        return std::unexpected(illegal_rules{columns, r.columns, largest_rule});
    if (!detail::is_in_range(r.rows))
        return std::unexpected(illegal_rules{rows, r.rows, largest_rule});
    return std::unexpected(illegal_rules{run, r.run, largest_rule});
}

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_GAME_RULES_HPP

#if !defined(INAROW_SINGLE_INAROW_DRAW_GLYPHS_HPP)
#define INAROW_SINGLE_INAROW_DRAW_GLYPHS_HPP
// inarow/draw/glyphs.hpp --------------------------------------------------------------------------

namespace inarow::inline v0::draw {

/// What stands for each mark in a drawing, in UTF-8. All three are equally wide on a terminal.
struct glyphs {
    core::string_view none;
    core::string_view first;
    core::string_view second;
    int columns_wide = 1;  ///< terminal columns that each takes: 1, or 2 as emoji do

    [[nodiscard]] constexpr core::string_view operator[](mark m) const {
        if (m == mark::none) return none;
        return m == mark::first ? first : second;
    }
    constexpr bool operator==(const glyphs&) const = default;
};

inline constexpr glyphs ascii{".", "X", "O"};
// Bytes of UTF-8, which -fexec-charset and -finput-charset leave alone.
/// "·", "×", "○": in every monospaced font, unlike the crosses and circles of the symbol blocks.
inline constexpr glyphs unicode{"\xc2\xb7", "\xc3\x97", "\xe2\x97\x8b"};
/// "⬜", "❌", "⭕"
inline constexpr glyphs emoji{"\xe2\xac\x9c", "\xe2\x9d\x8c", "\xe2\xad\x95", 2};
/// "⚫", "🟡", "🔴": yellow begins. The empty hole is black, from which both colours stand out.
inline constexpr glyphs disc_emoji{"\xe2\x9a\xab", "\xf0\x9f\x9f\xa1", "\xf0\x9f\x94\xb4", 2};

/// A set under the name a user may choose it by.
struct named_glyphs {
    core::string_view name;
    glyphs set;
};

inline constexpr named_glyphs glyph_sets[] = {
    {"ascii", ascii}, {"unicode", unicode}, {"emoji", emoji}, {"discs", disc_emoji}};

/// The set of that name, or null when there is none.
[[nodiscard]] constexpr const glyphs* find(core::string_view name) {
    for (const named_glyphs& each : glyph_sets)
        if (each.name == name) return &each.set;
    return nullptr;
}

}  // namespace inarow::inline v0::draw

#endif  // INAROW_SINGLE_INAROW_DRAW_GLYPHS_HPP

#if !defined(INAROW_SINGLE_INAROW_GAME_SQUARE_HPP)
#define INAROW_SINGLE_INAROW_GAME_SQUARE_HPP
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
/// `mover`, the move also says whose it is, and is refused when it is not that player's turn.
struct move {
    static constexpr int no_row = -0x8000;

    int column = 0;
    int row = no_row;
    mark mover = mark::none;

    // In parentheses, because move(y, x) is a macro of some curses.
    constexpr(move)() = default;
    constexpr(move)(square s) : column{s.column}, row{s.row} {}

    [[nodiscard]] static constexpr move into_column(int column) {
        move result;
        result.column = column;
        return result;
    }
    [[nodiscard]] constexpr bool names_row() const { return row != no_row; }
    [[nodiscard]] constexpr move made_by(player side) const {
        move result = *this;
        result.mover = mark_of(side);
        return result;
    }
    constexpr bool operator==(const move&) const = default;
};

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_GAME_SQUARE_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_SYNTAX_ERROR_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_SYNTAX_ERROR_HPP
// inarow/notation/syntax_error.hpp ----------------------------------------------------------------

namespace inarow::inline v0::notation {

/// What a parser expected where it failed.
enum class expected_token : std::uint8_t {
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
    suffix_from_drop,
    suffix_from_exactly,
    suffix_from_misere,
    suffix_from_torus,
    suffix_from_second,
    rules_by_name_or_size,
    a_mark,
    more_squares,
    fewer_squares,
    more_rows,
    a_space,
    a_text_or_integer,
    a_game_tree,
    a_property,
    a_property_value,
    number_of_gomoku,
    a_board_size,
    size_of_the_rules_text,
    a_point,
    black_or_white,
    setup_before_moves,
    moves_without_score,
};

/// Where a parser failed, and what it expected there.
struct syntax_error {
    expected_token what;
    int offset;  ///< in characters, from 0; -1 if it is about no character

    constexpr bool operator==(const syntax_error&) const = default;
};

inline constexpr auto token_names = core::enum_names_of<expected_token>(
    "a move", "a name such as top-left or center", "a 3x3 board, whose squares have names,",
    "a column letter", "a column number", "a row number", "a board where stones are dropped,",
    "x or o, the player,", "a comma", "an opening parenthesis", "a closing parenthesis",
    "nothing more", "a number", "an x between columns and rows", "a slash before the run",
    "/drop, /exactly, /misere, /torus or /second", "/exactly, /misere, /torus or /second",
    "/misere, /torus or /second", "/torus or /second", "/second",
    "tic-tac-toe, connect-four, gomoku, or COLUMNSxROWS/RUN such as 7x6/4/drop,",
    "X, O or . for a square", "more squares in the row", "no more squares in the row", "more rows",
    "a space, then X or O to move,", "a text or an integer", "a game that begins with (;",
    "a property, such as B[hh],", "a value in brackets", "4, the number of gomoku,",
    "a size, such as 15 or 20:15,", "the size that the rules text in RU has",
    "a point, such as hh,", "B or W, the player,", "stones that are set up before the first move",
    "columns written together and no number after them");

/// "a column letter", "a row number", …: what follows "expected" in a sentence.
[[nodiscard]] constexpr core::string_view name_of(expected_token what) { return token_names[what]; }

}  // namespace inarow::inline v0::notation

#endif  // INAROW_SINGLE_INAROW_NOTATION_SYNTAX_ERROR_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_READER_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_READER_HPP
// inarow/notation/reader.hpp ----------------------------------------------------------------------

namespace inarow::inline v0::notation {

[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
[[nodiscard]] constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// A parser's cursor over a text. The first failure is kept as the error; what is read after it is
/// zero.
struct reader {
    const char* text;
    int size;
    int offset = 0;
    bool failed = false;
    syntax_error error{};

    explicit constexpr reader(core::string_view input)
        : reader(input.data(), static_cast<int>(input.size())) {}
    constexpr reader(const char* data, int count) : text{data}, size{count} {}

    [[nodiscard]] constexpr bool at_end() const { return offset == size; }
    /// The next character; '\0' at the end.
    [[nodiscard]] constexpr char next() const { return offset < size ? text[offset] : '\0'; }

    constexpr void fail(expected_token what) {
        if (failed) return;
        failed = true;
        error = {what, offset};
    }
    constexpr bool skip(char wanted) {
        if (lower(next()) != wanted) return false;
        ++offset;
        return true;
    }
    constexpr bool skip(core::string_view wanted) {
        const core::string_view rest(text + offset, static_cast<std::size_t>(size - offset));
        if (!rest.starts_with(wanted)) return false;
        offset += static_cast<int>(wanted.size());
        return true;
    }
    constexpr void expect(char wanted, expected_token what) {
        if (!skip(wanted)) fail(what);
    }
    /// One digit.
    constexpr int digit(expected_token what) {
        if (!failed && is_digit(next())) return text[offset++] - '0';
        fail(what);
        return 0;
    }
    /// A whole number; one too large for any board stays too large, however long it is.
    constexpr int number(expected_token what) {
        const int begin = offset;
        int value = 0;
        for (; offset < size && text[offset] >= '0' && text[offset] <= '9'; ++offset)
            if (value < too_large) value = value * 10 + (text[offset] - '0');
        if (offset == begin) fail(what);
        return value;
    }
    /// A column by its letters, from 0: a is 0, z is 25, aa is 26.
    constexpr int column_letters() {
        const int begin = offset;
        int value = 0;
        for (; offset < size; ++offset) {
            const int letter = (text[offset] | 0x20) - 'a';  // either case
            if (letter < 0 || letter >= 26) break;
            if (value < too_large) value = value * 26 + letter + 1;
        }
        if (offset == begin) fail(expected_token::a_column_letter);
        return value - 1;
    }

    /// What was read, if all of the text was, and made sense.
    template <class T>
    [[nodiscard]] constexpr std::expected<T, syntax_error> result(const T& value) {
        if (!at_end()) fail(expected_token::the_end);
        if (failed) return std::unexpected(error);
        return value;
    }

private:
    static constexpr int too_large = 100000;
};

}  // namespace inarow::inline v0::notation

#endif  // INAROW_SINGLE_INAROW_NOTATION_READER_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_ALGEBRAIC_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_ALGEBRAIC_HPP
// inarow/notation/algebraic.hpp -------------------------------------------------------------------

/// `b3`: a column letter (z is followed by aa) and a row number, counted from 1 at the bottom.
namespace inarow::inline v0::notation::algebraic {

constexpr move read(reader& input, const rules& r) {
    const int column = input.column_letters();
    const int row = input.number(expected_token::a_row_number);
    return square{.column = column, .row = r.rows - row};
}

/// The square of a text of one or two small letters and of digits, which ends with a NUL within 14
/// characters; column -1 if it is any other text, and `read` says why. For a compiler: the most
/// common moves in a third of the time.
[[nodiscard]] constexpr square read_plain(const char* text, const rules& r) {
    int column = text[0] - 'a';
    if (column < 0 || column >= 26) return {-1, 0};
    int i = 1;
    if (text[1] >= 'a' && text[1] <= 'z') {
        column = 26 * column + 26 + (text[1] - 'a');
        i = 2;
    }
    long long row = 0;
    for (unsigned digit = 0; (digit = static_cast<unsigned>(text[i] - '0')) < 10; ++i)
        row = row * 10 + digit;
    if (text[i] != '\0' || row == 0 || row > largest_rule) return {-1, 0};
    return {column, r.rows - static_cast<int>(row)};
}

/// The letters of a column, from 0: a to z, then aa, ab, …
constexpr void print_column(core::sink auto& out, int column) {
    if (column >= 26) print_column(out, column / 26 - 1);
    core::write(out, static_cast<char>('a' + column % 26));
}

constexpr void print(core::sink auto& out, const rules& r, square s, player /*mover*/ = first) {
    print_column(out, s.column);
    core::write(out, r.rows - s.row);
}

}  // namespace inarow::inline v0::notation::algebraic

#endif  // INAROW_SINGLE_INAROW_NOTATION_ALGEBRAIC_HPP

#if !defined(INAROW_SINGLE_INAROW_DRAW_LABELS_HPP)
#define INAROW_SINGLE_INAROW_DRAW_LABELS_HPP
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
using label = core::fixed_string<3>;

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
    return how == coordinates::none ? label{} : core::to_fixed_string<3>(r.rows - row);
}

}  // namespace inarow::inline v0::draw

#endif  // INAROW_SINGLE_INAROW_DRAW_LABELS_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_DETAIL_EQUAL_HPP)
#define INAROW_SINGLE_INAROW_CORE_DETAIL_EQUAL_HPP
// inarow/core/detail/equal.hpp --------------------------------------------------------------------

/// What a defaulted comparison does, for classes that have arrays. g++ 14, 15 and 16 evaluate a
/// defaulted one of an array wrongly in some constants: `a == a && a != b && b == b` is false.
namespace inarow::inline v0::core::detail {

template <class T>
[[nodiscard]] constexpr bool equal(const T& a, const T& b) {
    return a == b;
}
/// Element by element.
template <class T, std::size_t Size>
[[nodiscard]] constexpr bool equal(const T (&a)[Size], const T (&b)[Size]) {
    for (std::size_t i = 0; i < Size; ++i)
        if (!(a[i] == b[i])) return false;
    return true;
}

}  // namespace inarow::inline v0::core::detail

#endif  // INAROW_SINGLE_INAROW_CORE_DETAIL_EQUAL_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_MIX64_HPP)
#define INAROW_SINGLE_INAROW_CORE_MIX64_HPP
// inarow/core/mix64.hpp ---------------------------------------------------------------------------

namespace inarow::inline v0::core {

/// A bijection of 64-bit words that spreads every input bit over all output bits; the same on every
/// platform, so hashes agree between builds.
/// Source: the finalizer of SplitMix64 (Steele, Lea, Flood 2014; constants of David Stafford).
constexpr std::uint64_t mix64(std::uint64_t word) {
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9U;
    word = (word ^ (word >> 27)) * 0x94d049bb133111ebU;
    return word ^ (word >> 31);
}

}  // namespace inarow::inline v0::core

#endif  // INAROW_SINGLE_INAROW_CORE_MIX64_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_BITSET_HPP)
#define INAROW_SINGLE_INAROW_CORE_BITSET_HPP
// inarow/core/bitset.hpp --------------------------------------------------------------------------

namespace inarow::inline v0::core {

/// Storage of a bitset; <inarow/dynamic.hpp> adds one that grows.
template <int Capacity>
struct bitset_storage {
    using type = std::uint64_t[(static_cast<std::size_t>(Capacity) + 63) / 64];
    static constexpr void resize(type& /*words*/, int /*bits*/) {}
};

/// Bits 0 .. Capacity - 1, all zero at first.
/// Structural, so that a board can be a template argument; hence the public member.
template <int Capacity>
struct bitset {
    bitset_storage<Capacity>::type words_{};

    constexpr void resize(int bits) { bitset_storage<Capacity>::resize(words_, bits); }

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
        for (const std::uint64_t word : words_) seed = mix64(seed ^ word) + 0x9e3779b97f4a7c15U;
        return seed;
    }
    constexpr bool operator==(const bitset& other) const {
        return detail::equal(words_, other.words_);
    }
};

/// Whether a bit is set in one or the other, in one look where a compiler pays for each.
template <int Capacity>
[[nodiscard]] constexpr bool test_either(const bitset<Capacity>& a, const bitset<Capacity>& b,
                                         int index) {
    const auto word = static_cast<unsigned>(index) / 64;
    return ((a.words_[word] | b.words_[word]) >> (static_cast<unsigned>(index) % 64) & 1) != 0;
}

}  // namespace inarow::inline v0::core

#endif  // INAROW_SINGLE_INAROW_CORE_BITSET_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_INPLACE_VECTOR_HPP)
#define INAROW_SINGLE_INAROW_CORE_INPLACE_VECTOR_HPP
// inarow/core/inplace_vector.hpp ------------------------------------------------------------------

namespace inarow::inline v0::core {

/// Up to Capacity values without allocation: what positions need of C++26's std::inplace_vector.
/// Structural, so that it can be a template argument; hence the public members.
template <class T, int Capacity>
struct inplace_vector {
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

    constexpr bool operator==(const inplace_vector& other) const {
        if (size_ != other.size_) return false;
        for (int i = 0; i < size_; ++i)
            if (!(values_[i] == other.values_[i])) return false;
        return true;
    }
};

/// As C++23's std::ranges::contains, which g++ 12 does not have.
template <class Range, class T>
[[nodiscard]] constexpr bool contains(const Range& values, const T& wanted) {
    for (const auto& value : values)
        if (value == wanted) return true;
    return false;
}

}  // namespace inarow::inline v0::core

#endif  // INAROW_SINGLE_INAROW_CORE_INPLACE_VECTOR_HPP

#if !defined(INAROW_SINGLE_INAROW_GAME_CAPACITY_HPP)
#define INAROW_SINGLE_INAROW_GAME_CAPACITY_HPP
// inarow/game/capacity.hpp ------------------------------------------------------------------------

namespace inarow::inline v0 {

/// Capacity of a board type, in squares. Types for rules known at compile time name the number;
/// `dynamic` types (header <inarow/dynamic.hpp>) allocate what their rules need.
inline constexpr int dynamic = -1;

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_GAME_CAPACITY_HPP

#if !defined(INAROW_SINGLE_INAROW_GAME_OUTCOME_HPP)
#define INAROW_SINGLE_INAROW_GAME_OUTCOME_HPP
// inarow/game/outcome.hpp -------------------------------------------------------------------------

namespace inarow::inline v0 {

/// Whether a game has ended, and how. A win comes before a draw: the last move on a full board can
/// win.
enum class outcome : std::uint8_t { in_play, first_won, second_won, draw };

[[nodiscard]] constexpr outcome won_by(player side) {
    return side == first ? outcome::first_won : outcome::second_won;
}

/// The outcome when that player completes a line.
[[nodiscard]] constexpr outcome outcome_of_line(const rules& r, player completer) {
    return won_by(winner_of_line(r, completer));
}

/// The winner's mark; none in play and after a draw.
[[nodiscard]] constexpr mark winner_of(outcome o) {
    if (o == outcome::first_won) return mark::first;
    return o == outcome::second_won ? mark::second : mark::none;
}

/// The state of a game: exactly one of these. Fresh is the empty board; a board that was set up
/// with stones is ongoing, though no move was made.
enum class status : std::uint8_t { fresh, ongoing, drawn, first_won, second_won };

[[nodiscard]] constexpr status status_after(outcome o, int stones) {
    switch (o) {
        case outcome::first_won: return status::first_won;
        case outcome::second_won: return status::second_won;
        case outcome::draw: return status::drawn;
        case outcome::in_play:
        default: break;
    }
    return stones == 0 ? status::fresh : status::ongoing;
}

inline constexpr auto outcome_names =
    core::enum_names_of<outcome>("in play", "first won", "second won", "draw");
inline constexpr auto status_names =
    core::enum_names_of<status>("fresh", "ongoing", "drawn", "first won", "second won");

/// "in play", "first won", "second won" or "draw".
[[nodiscard]] constexpr core::string_view name_of(outcome o) { return outcome_names[o]; }
/// "fresh", "ongoing", "drawn", "first won" or "second won".
[[nodiscard]] constexpr core::string_view name_of(status s) { return status_names[s]; }

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_GAME_OUTCOME_HPP

#if !defined(INAROW_SINGLE_INAROW_GAME_ILLEGAL_MOVE_HPP)
#define INAROW_SINGLE_INAROW_GAME_ILLEGAL_MOVE_HPP
// inarow/game/illegal_move.hpp --------------------------------------------------------------------

namespace inarow::inline v0 {

/// Why a move was refused, with everything a message needs. Reasons are checked in this order; the
/// first one that holds is given.
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
    move attempted{};         ///< its `mover` only if the move named a player
    player to_move{};         ///< whose turn it was
    int number = 1;           ///< of the move in the game, from 1
    mark holder{};            ///< with `taken`: whose stone stands there
    square lands{};           ///< with `floating`: where the stone would fall
    inarow::outcome ended{};  ///< with `game_over`: how the game ended

    constexpr bool operator==(const illegal_move&) const = default;
};

inline constexpr auto refusal_names = core::enum_names_of<illegal_move::reason>(
    "game_over", "not_a_move", "wrong_player", "names_no_row", "off_the_board", "column_full",
    "taken", "floating");

/// The reason as one word, for machine-readable output: "game_over", "taken", …
[[nodiscard]] constexpr core::string_view name_of(illegal_move::reason kind) {
    return refusal_names[kind];
}

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_GAME_ILLEGAL_MOVE_HPP

#if !defined(INAROW_SINGLE_INAROW_GAME_LINE_HPP)
#define INAROW_SINGLE_INAROW_GAME_LINE_HPP
// inarow/game/line.hpp ----------------------------------------------------------------------------

namespace inarow::inline v0 {

/// One step along a line: right, down, down-right or up-right.
struct direction {
    int columns;
    int rows;
};

inline constexpr direction line_directions[] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

/// The number of squares in a line from a square of the board back to it, where edges wrap.
[[nodiscard]] constexpr int cycle_length(const rules& r, direction step) {
    if (step.rows == 0) return r.columns;
    if (step.columns == 0) return r.rows;
    int divisor = r.columns;
    for (int rest = r.rows; rest != 0;) {
        const int next = divisor % rest;
        divisor = rest;
        rest = next;
    }
    return r.columns / divisor * r.rows;
}

/// The square one step on. Beyond an edge that wraps it is on the opposite side, else it is not on
/// the board.
[[nodiscard]] constexpr square adjacent(const rules& r, square s, direction step) {
    s = {.column = s.column + step.columns, .row = s.row + step.rows};
    switch (r.edges) {
        case edges::wrapping:
            return {.column = (s.column + r.columns) % r.columns, .row = (s.row + r.rows) % r.rows};
        case edges::bounded:
        default: break;
    }
    return s;
}

/// Whether a line fits on the board in that direction.
[[nodiscard]] constexpr bool has_lines(const rules& r, direction step) {
    switch (r.edges) {
        case edges::wrapping: return cycle_length(r, step) >= r.run;
        case edges::bounded:
        default: break;
    }
    return (step.columns == 0 || r.columns >= r.run) && (step.rows == 0 || r.rows >= r.run);
}
/// Whether any line fits on the board; else every game is a draw.
[[nodiscard]] constexpr bool has_lines(const rules& r) {
    for (const direction& step : line_directions)
        if (has_lines(r, step)) return true;
    return false;
}

/// Whether a line of more than `run` stones fits on the board; else `exactly` says nothing.
[[nodiscard]] constexpr bool has_overlines(rules r) {
    ++r.run;
    return has_lines(r);
}

namespace detail {

/// The squares of the board beyond (column, row) in the direction (right, down).
[[nodiscard]] constexpr int squares_beyond(const rules& r, int column, int row, int right,
                                           int down) {
    const int columns = right > 0 ? r.columns - 1 - column : column;
    const int rows = down > 0 ? r.rows - 1 - row : row;
    return right == 0 || (down != 0 && rows < columns) ? rows : columns;
}

/// The length of the line of `stones` through the square of that index, were a stone there: `step`
/// from index to index, with that many squares of the board ahead and behind.
template <class Bits>
[[nodiscard]] constexpr int length_through(const Bits& stones, int index, int step, int ahead,
                                           int behind) {
    int length = 1;
    for (int i = index; ahead > 0 && stones.test(i += step); --ahead) ++length;
    for (int i = index; behind > 0 && stones.test(i -= step); --behind) ++length;
    return length;
}

/// Whether such a line decides the game.
template <class Bits>
[[nodiscard]] constexpr bool completes_line(const Bits& stones, const rules& r, int index, int step,
                                            int ahead, int behind) {
    // Near an edge every line reaches so far the other way. A compiler that plays pays for each
    // square that is tested, and on a board as long as its run there is one that is free.
    const int others = r.run - 1;
    if (ahead + behind < others) return false;
    if (behind < others && !stones.test(index + step * (others - behind))) return false;
    if (ahead < others && !stones.test(index - step * (others - ahead))) return false;
    const int length = length_through(stones, index, step, ahead, behind);
    return length >= r.run && is_decisive(r, length);
}

/// The same where edges wrap: at most every square of the cycle, once.
template <class Bits>
[[nodiscard]] constexpr int length_around(const Bits& stones, const rules& r, square s,
                                          direction step) {
    const int cycle = cycle_length(r, step);
    int length = 1;
    for (const direction d : {step, direction{-step.columns, -step.rows}})
        for (square next = adjacent(r, s, d); length < cycle && stones.test(index_of(r, next));
             next = adjacent(r, next, d))
            ++length;
    return length;
}
template <class Bits>
[[nodiscard]] constexpr bool completes_line_around(const Bits& stones, const rules& r,
                                                   square last) {
    for (const direction& step : line_directions)
        if (is_decisive(r, length_around(stones, r, last, step))) return true;
    return false;
}

}  // namespace detail

/// The length of the line of `stones` through the square, were a stone there, in that direction and
/// against it. Bits is a set of square indices with `test(index)`.
template <class Bits>
[[nodiscard]] constexpr int length_through(const Bits& stones, const rules& r, square s,
                                           direction step) {
    const auto [right, down] = step;
    switch (r.edges) {
        case edges::wrapping: return detail::length_around(stones, r, s, step);
        case edges::bounded:
        default: break;
    }
    return detail::length_through(stones, index_of(r, s), down * r.columns + right,
                                  detail::squares_beyond(r, s.column, s.row, right, down),
                                  detail::squares_beyond(r, s.column, s.row, -right, -down));
}

/// Whether a stone on `last` completes a line that decides the game, with `stones` around it.
template <class Bits>
[[nodiscard]] constexpr bool completes_line(const Bits& stones, const rules& r, square last) {
    // Not a switch, which costs a compiler that plays twice as much.
    if (r.edges == edges::wrapping) return detail::completes_line_around(stones, r, last);
    const int left = last.column;
    const int above = last.row;
    const int right = r.columns - 1 - left;
    const int below = r.rows - 1 - above;
    const int index = above * r.columns + left;
    if (left + right >= r.run - 1 && detail::completes_line(stones, r, index, 1, right, left))
        return true;
    if (above + below >= r.run - 1 &&
        detail::completes_line(stones, r, index, r.columns, below, above))
        return true;
    // Diagonals that are too short for a line are most of them on a board as long as its run.
    if (left + below >= r.run - 1 && right + above >= r.run - 1 &&
        detail::completes_line(stones, r, index, r.columns + 1, right < below ? right : below,
                               left < above ? left : above))
        return true;
    return left + above >= r.run - 1 && right + below >= r.run - 1 &&
           detail::completes_line(stones, r, index, r.columns - 1, left < below ? left : below,
                                  right < above ? right : above);
}

/// A line of stones: where it begins, which way it goes, how many squares long it is (0: there is
/// none). A range of its squares.
struct line {
    square start{};
    direction step{};
    int length = 0;
    /// Of a board whose edges wrap; else 0.
    int columns = 0;
    int rows = 0;

    [[nodiscard]] constexpr bool empty() const { return length == 0; }
    [[nodiscard]] constexpr std::size_t size() const { return static_cast<std::size_t>(length); }
    [[nodiscard]] constexpr square operator[](int i) const {
        return {.column = wrapped(start.column + i * step.columns, columns),
                .row = wrapped(start.row + i * step.rows, rows)};
    }

    struct iterator {
        const line* squares;
        int index;
        constexpr square operator*() const { return (*squares)[index]; }
        constexpr iterator& operator++() {
            ++index;
            return *this;
        }
        constexpr bool operator==(const iterator&) const = default;
    };
    [[nodiscard]] constexpr iterator begin() const { return {this, 0}; }
    [[nodiscard]] constexpr iterator end() const { return {this, length}; }

private:
    [[nodiscard]] static constexpr int wrapped(int number, int side) {
        return side == 0 ? number : (number % side + side) % side;
    }
};

namespace detail {

/// The line of `stones` that begins on a square, to its other end: empty unless a stone is there
/// and none before it. A line around the board begins on its first square in reading order.
template <class Bits>
[[nodiscard]] constexpr line line_around(const Bits& stones, const rules& r, square start,
                                         direction step) {
    line result{start, step, 0, r.columns, r.rows};
    square next = start;
    do {
        if (!stones.test(index_of(r, next))) {
            const square before = adjacent(r, start, {-step.columns, -step.rows});
            return stones.test(index_of(r, before)) ? line{} : result;
        }
        ++result.length;
        next = adjacent(r, next, step);
    } while (next != start);
    for (const square s : result)
        if (index_of(r, s) < index_of(r, start)) return {};
    return result;
}
template <class Bits, class Visit>
constexpr void for_each_line_around(const Bits& stones, const rules& r, Visit visit) {
    for (int index = 0; index < r.squares(); ++index)
        for (const direction& step : line_directions) {
            const line l = line_around(stones, r, square_at(r, index), step);
            if (is_decisive(r, l.length) && !visit(l)) return;
        }
}

}  // namespace detail

/// Calls `visit(line)` for every line of `stones` that decides the game, to both its ends, in
/// reading order of its first square; stops when visit returns false.
template <class Bits, class Visit>
constexpr void for_each_line(const Bits& stones, const rules& r, Visit visit) {
    switch (r.edges) {
        case edges::wrapping: return detail::for_each_line_around(stones, r, visit);
        case edges::bounded:
        default: break;
    }
    for (int index = 0; index < r.squares(); ++index) {
        if (!stones.test(index)) continue;
        const square here = square_at(r, index);
        for (const direction& step : line_directions) {
            const square before{.column = here.column - step.columns, .row = here.row - step.rows};
            if (on_the_board(r, before) && stones.test(index_of(r, before))) continue;
            const int ahead =
                detail::squares_beyond(r, here.column, here.row, step.columns, step.rows);
            const int length = detail::length_through(
                stones, index, step.rows * r.columns + step.columns, ahead, 0);
            // A compiler pays for each call, and most lines are shorter.
            if (length < r.run || !is_decisive(r, length)) continue;
            if (!visit(line{here, step, length})) return;
        }
    }
}

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_GAME_LINE_HPP

#if !defined(INAROW_SINGLE_INAROW_GAME_POSITION_HPP)
#define INAROW_SINGLE_INAROW_GAME_POSITION_HPP
// inarow/game/position.hpp ------------------------------------------------------------------------

namespace inarow::inline v0 {

template <int Capacity>
class basic_layout;

/// The marks on a board and the player to move, without history. Always a position that legal moves
/// lead to from the empty board, or one from a set-up (layout.hpp, checked or unchecked).
///
/// Capacity is in squares: `position_of<rules>` is exact, `position` (in <inarow/dynamic.hpp>)
/// takes any board. A move costs O(run), and a copy where a new value is returned.
///
/// Structural, so that a position can be a template argument. Members with a trailing underscore
/// are public only because the language requires it; they are not part of the interface.
template <int Capacity>
class basic_position {
public:
    static constexpr int capacity = Capacity;
    using squares = core::inplace_vector<square, Capacity>;

    /// The empty board. Refused when a number of the rules is out of range, or their board has more
    /// squares than Capacity.
    [[nodiscard]] static constexpr std::expected<basic_position, illegal_rules> start(
        const inarow::rules& r) {
        if (const auto valid = (inarow::check)(r); !valid) return std::unexpected(valid.error());
        if (Capacity != dynamic && r.squares() > Capacity)
            return std::unexpected(
                illegal_rules{illegal_rules::number::squares, r.squares(), Capacity});
        return basic_position(r);
    }
    /// The same without the checks. Precondition: start(r) succeeds.
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
        return core::test_either(marks_[0], marks_[1], index_of(rules_, s));
    }

    /// The square a stone dropped into `column` falls onto; its row is -1 when the column is
    /// full. Precondition: the column is on the board.
    [[nodiscard]] constexpr square landing(int column) const {
        square s{.column = column, .row = rules_.rows - 1};
        while (s.row >= 0 && is_occupied(s)) --s.row;
        return s;
    }

    /// The legality of a move: the square of its stone, or the reason it is refused.
    struct legality {
        square where;
        bool legal;
        illegal_move::reason why;
    };
    /// Checks a move; the one place that decides what is legal.
    // In parentheses, because check(e) is a macro of other programs.
    [[nodiscard]] constexpr legality(check)(move m) const {
        using enum illegal_move::reason;
        if (is_over()) return refused(game_over);
        if (m.mover != mark::none && m.mover != mark_of(to_move_)) return refused(wrong_player);
        return m.names_row() ? check_square({.column = m.column, .row = m.row})
                             : check_column(m.column);
    }
    /// The same for a stone on a square, by whoever is to move.
    [[nodiscard]] constexpr legality(check)(square s) const {
        return is_over() ? refused(illegal_move::reason::game_over) : check_square(s);
    }
    /// The square of the stone, or the refusal with everything a message needs.
    [[nodiscard]] constexpr std::expected<square, illegal_move> resolve(move m) const {
        const legality checked = (check)(m);
        if (!checked.legal) return std::unexpected(explained(checked.why, m));
        return checked.where;
    }
    /// A refusal for that reason, with everything a message needs.
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
    /// Makes the move and returns its square; a refused move changes nothing.
    [[nodiscard]] constexpr std::expected<square, illegal_move> apply(move m) {
        const auto where = resolve(m);
        if (where) put(*where, index_of(rules_, *where));
        return where;
    }

    /// The position after a move onto a square that `resolve` returned: no checks.
    [[nodiscard]] constexpr basic_position after(square resolved) const {
        basic_position next = *this;
        next.put(resolved, index_of(rules_, resolved));
        return next;
    }
    /// The same by the row-major index of the square.
    [[nodiscard]] constexpr basic_position after(int resolved) const {
        basic_position next = *this;
        next.put(square_at(rules_, resolved), resolved);
        return next;
    }

    /// The squares of all legal moves: free squares in reading order, or where stones drop one per
    /// open column, from the left. None once the game is over.
    [[nodiscard]] constexpr squares available_moves() const {
        squares result;
        for_each_move([&](square s) { result.push_back(s); });
        return result;
    }
    /// Calls visit(square) for each of the same.
    template <class Visit>
    constexpr void for_each_move(Visit visit) const {
        if (is_over()) return;
        switch (rules_.gravity) {
            case place:
                for (int index = 0; index < rules_.squares(); ++index)
                    if (at(index) == mark::none) visit(square_at(rules_, index));
                break;
            case drop:
                for (int column = 0; column < rules_.columns; ++column)
                    if (const square s = landing(column); s.row >= 0) visit(s);
                break;
            default: break;
        }
    }

    /// The squares of the line that decided the game, to both its ends, from its left end (its top,
    /// if it is a column); empty when there is none. Of several, the first in reading order.
    [[nodiscard]] constexpr line decisive_line() const {
        line result;
        const mark winner = winner_of(outcome_);
        if (winner == mark::none) return result;
        const player completer = winner_of_line(rules_, winner == mark::first ? first : second);
        for_each_line(marks_[completer == second ? 1 : 0], rules_, [&](const line& l) {
            result = l;
            return false;
        });
        return result;
    }

    [[nodiscard]] constexpr std::uint64_t hash() const {
        const auto& [columns, rows, run, gravity, length, convention, edges, starts] = rules_;
        const auto numbers =
            static_cast<std::uint64_t>(columns) << 40 | static_cast<std::uint64_t>(rows) << 24 |
            static_cast<std::uint64_t>(run) << 8 | static_cast<std::uint64_t>(edges) << 5 |
            static_cast<std::uint64_t>(convention) << 4 | static_cast<std::uint64_t>(length) << 3 |
            static_cast<std::uint64_t>(gravity) << 2 | static_cast<std::uint64_t>(starts) << 1 |
            static_cast<std::uint64_t>(to_move_);
        return core::mix64(marks_[1].hash(marks_[0].hash(core::mix64(numbers))));
    }

    constexpr bool operator==(const basic_position& other) const {
        const auto& [r, marks, count, mover, ended] = other;
        return rules_ == r && core::detail::equal(marks_, marks) && stones_ == count &&
               to_move_ == mover && outcome_ == ended;
    }

    inarow::rules rules_;
    core::bitset<Capacity> marks_[2];  ///< the first player's stones, the second's
    int stones_ = 0;
    player to_move_ = first;
    inarow::outcome outcome_ = outcome::in_play;

private:
    template <int>
    friend class basic_layout;
    template <int>
    friend class basic_game;

    explicit constexpr basic_position(const inarow::rules& r) : rules_{r}, to_move_{r.starts} {
        for (auto& marks : marks_) marks.resize(r.squares());
    }

    [[nodiscard]] constexpr mark at(int index) const {
        if (marks_[0].test(index)) return mark::first;
        return marks_[1].test(index) ? mark::second : mark::none;
    }

    [[nodiscard]] static constexpr legality refused(illegal_move::reason why) {
        return {.where = {}, .legal = false, .why = why};
    }

    [[nodiscard]] constexpr legality check_square(square s) const {
        using enum illegal_move::reason;
        if (!on_the_board(rules_, s)) return refused(off_the_board);
        if (is_occupied(s)) return refused(taken);
        switch (rules_.gravity) {
            case place: break;
            case drop:
                if (landing(s.column) != s) return refused(floating);
                break;
            default: break;
        }
        return {.where = s, .legal = true, .why = {}};
    }

    [[nodiscard]] constexpr legality check_column(int column) const {
        using enum illegal_move::reason;
        switch (rules_.gravity) {
            case place: return refused(names_no_row);
            case drop:
            default: break;
        }
        if (column < 0 || column >= rules_.columns) return refused(off_the_board);
        const square lands = landing(column);
        if (lands.row < 0) return refused(column_full);
        return {.where = lands, .legal = true, .why = {}};
    }

    /// Puts the mover's stone on a free square and updates the outcome.
    constexpr void put(square s, int index) {
        core::bitset<Capacity>& own = marks_[to_move_ == second ? 1 : 0];
        own.set(index);
        ++stones_;
        if (stones_ >= rules_.run && completes_line(own, rules_, s)) {
            outcome_ = outcome_of_line(rules_, to_move_);
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

/// The position type with exactly the capacity for these rules.
template <rules Rules>
using position_of = basic_position<Rules.squares()>;

}  // namespace inarow::inline v0

template <int Capacity>
struct std::hash<inarow::basic_position<Capacity>> {
    constexpr std::size_t operator()(const inarow::basic_position<Capacity>& p) const {
        return static_cast<std::size_t>(p.hash());
    }
};

#endif  // INAROW_SINGLE_INAROW_GAME_POSITION_HPP

#if !defined(INAROW_SINGLE_INAROW_DRAW_BOARD_HPP)
#define INAROW_SINGLE_INAROW_DRAW_BOARD_HPP
// inarow/draw/board.hpp ---------------------------------------------------------------------------

namespace inarow::inline v0::draw {

/// How a board is drawn as text.
struct style {
    glyphs set = ascii;
    draw::coordinates coordinates = draw::coordinates::as_played;
    bool decisive_line = true;  ///< whether brackets stand around it: `[X X X]`
    square marked = nowhere;    ///< one more square to stand in brackets, such as the last move
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
    const auto begin = [&](int index, int length) {
        const int last = length - shorter(length);
        if (index < side / 2) return 0;
        return index - side / 2 < last ? index - side / 2 : last;
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
        if (style_.decisive_line) won_ = position_->decisive_line();
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
    constexpr void line(core::sink auto& out, int number) const {
        if (number < part_.rows) {
            row(out, part_.top + number);
        } else {
            names(out, number - part_.rows);
        }
    }

private:
    /// Between two marks is one place, for a space or a bracket; before the first there is one
    /// only if the picture has brackets at all, so that its rows stay in line.
    constexpr void row(core::sink auto& out, int row) const {
        const label name = row_name(row);
        pad(out, longest_row_ - name.size());
        core::write(out, name.view());
        pad(out, longest_row_ != 0 ? 1 : 0);
        bool inside = false;
        for (int i = 0; i < part_.columns; ++i) {
            const square s{.column = part_.left + i, .row = row};
            const bool enters = is_bracketed(s);
            if (i != 0 || has_brackets_)
                core::write(out, enters == inside ? ' ' : enters ? '[' : ']');
            core::write(out, style_.set[position_->at(s)]);
            inside = enters;
        }
        if (inside) core::write(out, ']');
    }

    /// One line of the columns' names. Names wider than a mark are written downwards.
    constexpr void names(core::sink auto& out, int number) const {
        pad(out, longest_row_ + 1);
        for (int i = 0; i < part_.columns; ++i) {
            const label name = column_name(i);
            pad(out, i != 0 || has_brackets_ ? 1 : 0);
            if (longest_column_ <= width()) {
                pad(out, width() - name.size());
                core::write(out, name.view());
                continue;
            }
            pad(out, width() - 1);
            const std::size_t above = longest_column_ - name.size();
            const auto line = static_cast<std::size_t>(number);
            core::write(out, line < above ? ' ' : name.view()[line - above]);
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
    static constexpr void pad(core::sink auto& out, std::size_t count) {
        for (; count > 0; --count) core::write(out, ' ');
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
constexpr void board(core::sink auto& out, const basic_position<Capacity>& p, const style& look,
                     const window& part) {
    const picture<Capacity> drawn{p, look, part};
    for (int i = 0; i < drawn.lines(); ++i) {
        drawn.line(out, i);
        core::write(out, '\n');
    }
}

/// Writes the board, each line ended.
template <int Capacity>
constexpr void board(core::sink auto& out, const basic_position<Capacity>& p,
                     const style& look = {}) {
    board(out, p, look, whole(p.rules()));
}

}  // namespace inarow::inline v0::draw

#endif  // INAROW_SINGLE_INAROW_DRAW_BOARD_HPP

#if !defined(INAROW_SINGLE_INAROW_GAME_GAME_HPP)
#define INAROW_SINGLE_INAROW_GAME_GAME_HPP
// inarow/game/game.hpp ----------------------------------------------------------------------------

namespace inarow::inline v0 {

/// Why moves were not taken back or replayed: the game has fewer.
struct illegal_take_back {
    int asked;
    int played;

    constexpr bool operator==(const illegal_take_back&) const = default;
};

/// A position and the moves that led to it, from the empty board or from a set-up. A value: `play`
/// and `take_back` return new games; `apply` and `undo` change this one, or leave it unchanged when
/// they are refused. Capacity as in basic_position.
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
    /// A game from a given position.
    explicit constexpr basic_game(const position_type& start) : now_{start} {}

    [[nodiscard]] constexpr const inarow::rules& rules() const { return now_.rules(); }
    [[nodiscard]] constexpr const position_type& position() const { return now_; }
    /// The squares of the moves made, oldest first.
    [[nodiscard]] constexpr const squares& moves() const { return moves_; }
    [[nodiscard]] constexpr int ply() const { return static_cast<int>(moves_.size()); }
    /// The player who makes the move after that many moves of this game.
    [[nodiscard]] constexpr player mover(int ply_number) const {
        return (ply() - ply_number) % 2 == 0 ? now_.to_move() : other(now_.to_move());
    }

    [[nodiscard]] constexpr inarow::status status() const {
        return status_after(now_.outcome(), now_.stones());
    }

    /// The game after one more move, or why the move is refused.
    [[nodiscard]] constexpr std::expected<basic_game, illegal_move> play(move m) const {
        basic_game next = *this;
        if (const auto done = next.apply(m); !done) return std::unexpected(done.error());
        return next;
    }
    /// Makes the move and returns its square; a refused move changes nothing.
    [[nodiscard]] constexpr std::expected<square, illegal_move> apply(move m) {
        const auto where = now_.apply(m);
        if (where) moves_.push_back(*where);
        return where;
    }

    /// The game `count` moves ago.
    [[nodiscard]] constexpr std::expected<basic_game, illegal_take_back> take_back(
        int count = 1) const {
        basic_game earlier = *this;
        if (const auto done = earlier.undo(count); !done) return std::unexpected(done.error());
        return earlier;
    }
    /// Takes back `count` moves; if there are fewer, nothing changes.
    [[nodiscard]] constexpr std::expected<void, illegal_take_back> undo(int count = 1) {
        if (count < 0 || count > ply()) return std::unexpected(illegal_take_back{count, ply()});
        for (; count > 0; --count) {
            now_.take(moves_.back());
            moves_.pop_back();
        }
        return {};
    }

    /// The game after its first `count` moves.
    [[nodiscard]] constexpr std::expected<basic_game, illegal_take_back> replay(int count) const {
        if (count < 0 || count > ply()) return std::unexpected(illegal_take_back{count, ply()});
        return take_back(ply() - count);
    }

    [[nodiscard]] constexpr std::uint64_t hash() const {
        std::uint64_t result = now_.hash();
        for (const square s : moves_)
            result = core::mix64(result ^ static_cast<std::uint64_t>(index_of(rules(), s) + 1));
        return result;
    }
    // Not constexpr by its words: std::vector is not with g++ 12's -D_GLIBCXX_DEBUG.
    bool operator==(const basic_game&) const = default;

    position_type now_;
    squares moves_{};
};

/// The game type with exactly the capacity for these rules.
template <rules Rules>
using game_of = basic_game<Rules.squares()>;

}  // namespace inarow::inline v0

template <int Capacity>
struct std::hash<inarow::basic_game<Capacity>> {
    constexpr std::size_t operator()(const inarow::basic_game<Capacity>& g) const {
        return static_cast<std::size_t>(g.hash());
    }
};

#endif  // INAROW_SINGLE_INAROW_GAME_GAME_HPP

#if !defined(INAROW_SINGLE_INAROW_GAME_DETAIL_POSITION_VIEW_HPP)
#define INAROW_SINGLE_INAROW_GAME_DETAIL_POSITION_VIEW_HPP
// inarow/game/detail/position_view.hpp ------------------------------------------------------------

namespace inarow::inline v0::detail {

/// A position of any capacity, as code that is not a template takes it. Must not outlive the
/// position.
class position_view {
public:
    // Implicit: every position can be viewed.
    template <int Capacity>
    constexpr position_view(const basic_position<Capacity>& p)  // NOLINT(*-explicit-*)
        : rules_{&p.rules_},
          first_{&p.marks_[0].words_[0]},
          second_{&p.marks_[1].words_[0]},
          stones_{p.stones_},
          to_move_{p.to_move_},
          outcome_{p.outcome_} {}

    [[nodiscard]] constexpr const inarow::rules& rules() const { return *rules_; }
    [[nodiscard]] constexpr inarow::outcome outcome() const { return outcome_; }
    [[nodiscard]] constexpr bool is_over() const { return outcome_ != outcome::in_play; }
    [[nodiscard]] constexpr player to_move() const { return to_move_; }
    [[nodiscard]] constexpr int stones() const { return stones_; }
    /// The number of free squares.
    [[nodiscard]] constexpr int free() const { return rules_->squares() - stones_; }

    /// Whether a stone of that player stands on the square with that index.
    [[nodiscard]] constexpr bool has_stone(player side, int index) const {
        const std::uint64_t* const words = side == first ? first_ : second_;
        return (words[static_cast<unsigned>(index) / 64] >> static_cast<unsigned>(index) % 64 &
                1U) != 0;
    }
    /// What stands on a square of the board.
    [[nodiscard]] constexpr mark at(square s) const {
        const int index = index_of(*rules_, s);
        if (has_stone(player::first, index)) return mark::first;
        return has_stone(player::second, index) ? mark::second : mark::none;
    }

private:
    const inarow::rules* rules_;
    const std::uint64_t* first_;
    const std::uint64_t* second_;
    int stones_;
    player to_move_;
    inarow::outcome outcome_;
};

}  // namespace inarow::inline v0::detail

#endif  // INAROW_SINGLE_INAROW_GAME_DETAIL_POSITION_VIEW_HPP

#if !defined(INAROW_SINGLE_INAROW_GAME_DETAIL_RETRACTION_HPP)
#define INAROW_SINGLE_INAROW_GAME_DETAIL_RETRACTION_HPP
// inarow/game/detail/retraction.hpp ---------------------------------------------------------------

namespace inarow::inline v0::detail {

/// Whether legal moves lead to the stones on a board: retracts moves, the last one first, in one
/// order after the other. After a number of retractions the board counts as reachable, so that a
/// compiler can ask too. Preconditions: the stone counts agree with the player to move, no stone
/// floats, and the player to move has no decisive line.
///
/// Where stones drop, the players retract the tops of columns in turn. Where they are placed, the
/// order matters only to a player with lines of at least `run` stones, and the players can be asked
/// one by one: an overline, in rules that need a line of exactly `run`, must not come from one.
template <int Capacity>
class retraction_search {
    using bits = core::bitset<Capacity>;

public:
    explicit constexpr retraction_search(const basic_position<Capacity>& p)
        : board_{p}, drops_{p.rules().gravity == drop} {
        if (!drops_) return;
        for (int column = 0; column < rules().columns; ++column)
            tops_.push_back({.column = column, .row = p.landing(column).row + 1});
    }

    [[nodiscard]] constexpr bool reaches_empty_board() {
        switch (rules().gravity) {
            case drop: return retract_all(other(board_.to_move_));
            case place:
                switch (rules().length) {
                    case line_length::at_least: return true;
                    case line_length::exactly: return retract_all(first) && retract_all(second);
                    default: break;
                }
                break;
            default: break;
        }
        return true;
    }

private:
    static constexpr int max_retractions = 500;

    [[nodiscard]] constexpr const inarow::rules& rules() const { return board_.rules_; }
    [[nodiscard]] constexpr bits& stones_of(player side) {
        return board_.marks_[side == second ? 1 : 0];
    }

    /// Retracts moves of both players in turn where stones drop, else of one player alone.
    constexpr bool retract_all(player side) {
        retracted_ = {};
        int candidate = 0;
        for (int retractions = 0; retractions < max_retractions;) {
            const int begin = candidate;
            candidate = next_candidate(side, begin);
            if (candidate < candidates()) {
                const square s = square_of(candidate++);
                stones_of(side).reset(index_of(rules(), s));
                if (leaves_line(side, s)) {
                    stones_of(side).set(index_of(rules(), s));
                    continue;
                }
                if (drops_) ++top_of(s).row;
                retracted_.push_back(s);
                ++retractions;
                candidate = 0;
            } else if (begin == 0 && is_done()) {
                return true;
            } else if (retracted_.empty()) {
                return false;
            } else {
                const square s = retracted_.back();
                retracted_.pop_back();
                candidate = (drops_ ? s.column : index_of(rules(), s)) + 1;
                if (drops_) --top_of(s).row;
                stones_of(next_side(side)).set(index_of(rules(), s));
            }
            side = next_side(side);
        }
        return true;
    }
    /// The player of the retraction before, and of the next.
    [[nodiscard]] constexpr player next_side(player side) const {
        return drops_ ? other(side) : side;
    }
    /// Whether a player without a candidate is a player without stones.
    [[nodiscard]] constexpr bool is_done() const {
        return !drops_ || static_cast<int>(retracted_.size()) == board_.stones_;
    }

    // Candidates are columns where stones drop, else squares.
    [[nodiscard]] constexpr int candidates() const {
        return drops_ ? rules().columns : rules().squares();
    }
    [[nodiscard]] constexpr square square_of(int candidate) const {
        return drops_ ? tops_[static_cast<std::size_t>(candidate)] : square_at(rules(), candidate);
    }
    [[nodiscard]] constexpr square& top_of(square s) {
        return tops_[static_cast<std::size_t>(s.column)];
    }
    [[nodiscard]] constexpr int next_candidate(player side, int candidate) {
        const int end = candidates();
        while (candidate < end && !is_candidate(side, square_of(candidate))) ++candidate;
        return candidate;
    }
    [[nodiscard]] constexpr bool is_candidate(player side, square s) {
        if (s.row == rules().rows || !stones_of(side).test(index_of(rules(), s))) return false;
        if (drops_) return true;
        for (const direction& step : line_directions)
            if (length_through(stones_of(side), rules(), s, step) >= rules().run) return true;
        return false;
    }

    /// Whether a line decides the game once the stone on `s` is retracted.
    [[nodiscard]] constexpr bool leaves_line(player side, square s) {
        if (!retracted_.empty()) return is_line_left_of(side, s);
        bool result = false;  // only the last move can have completed lines
        for_each_line(stones_of(side), rules(), [&](const line&) {
            result = true;
            return false;
        });
        return result;
    }
    /// Whether one end of a longer line that went through `s` is now a decisive line.
    [[nodiscard]] constexpr bool is_line_left_of(player side, square s) {
        switch (rules().length) {
            case line_length::at_least: return false;  // there was no longer line
            case line_length::exactly:
            default: break;
        }
        for (const auto& [columns, rows] : line_directions)
            for (const int sign : {-1, 1}) {
                const direction step{sign * columns, sign * rows};
                if (is_line_at(side, adjacent(rules(), s, step), step)) return true;
            }
        return false;
    }
    [[nodiscard]] constexpr bool is_line_at(player side, square s, direction step) {
        return on_the_board(rules(), s) && stones_of(side).test(index_of(rules(), s)) &&
               is_decisive(rules(), length_through(stones_of(side), rules(), s, step));
    }

    basic_position<Capacity> board_;
    bool drops_;
    core::inplace_vector<square, Capacity> tops_{};
    core::inplace_vector<square, Capacity> retracted_{};
};

}  // namespace inarow::inline v0::detail

#endif  // INAROW_SINGLE_INAROW_GAME_DETAIL_RETRACTION_HPP

#if !defined(INAROW_SINGLE_INAROW_GAME_LAYOUT_HPP)
#define INAROW_SINGLE_INAROW_GAME_LAYOUT_HPP
// inarow/game/layout.hpp --------------------------------------------------------------------------

namespace inarow::inline v0 {

/// Why no game reaches a set-up board.
struct illegal_layout {
    enum class reason : std::uint8_t {
        stone_counts,     ///< the players move in turn, so the counts and who moves must agree
        floating_stone,   ///< a stone dropped into a column cannot lie above a free square
        played_past_end,  ///< a line decided the game before the last move
        no_order,         ///< no order of moves in turn leads to these stones
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

    /// The stones of a position of any capacity. Precondition: start accepts its rules.
    [[nodiscard]] static constexpr basic_layout copy_of(const detail::position_view& p) {
        basic_layout result(basic_position<Capacity>::start_unchecked(p.rules()));
        for (int i = 0; i < p.rules().squares(); ++i)
            result.put(square_at(p.rules(), i), p.at(square_at(p.rules(), i)));
        result.set_to_move(p.to_move());
        return result;
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

    /// The position, as it stands, even if no game reaches it. When both players have a decisive
    /// line, the one who is not to move is taken to have completed theirs last.
    [[nodiscard]] constexpr basic_position<Capacity> unchecked() const {
        basic_position<Capacity> result = board_;
        const player last = other(board_.to_move_);
        if (has_line(last)) {
            result.outcome_ = outcome_of_line(rules(), last);
        } else if (has_line(board_.to_move_)) {
            result.outcome_ = outcome_of_line(rules(), board_.to_move_);
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
        switch (rules().gravity) {
            case place: break;
            case drop:
                for (int i = rules().squares() - 1; i >= rules().columns; --i) {
                    const square above = square_at(rules(), i - rules().columns);
                    if (!board_.is_occupied(square_at(rules(), i)) && board_.is_occupied(above))
                        return std::unexpected(illegal_layout{floating_stone, above});
                }
                break;
            default: break;
        }
        if (const line early = line_before_last_move(); early.length != 0)
            return std::unexpected(illegal_layout{played_past_end, early.start});
        if (!detail::retraction_search<Capacity>(board_).reaches_empty_board())
            return std::unexpected(illegal_layout{no_order});
        return unchecked();
    }

private:
    explicit constexpr basic_layout(const basic_position<Capacity>& empty) : board_{empty} {}

    [[nodiscard]] constexpr const core::bitset<Capacity>& marks_of(player side) const {
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
        switch (rules().edges) {
            case edges::wrapping: return line_around_before_last_move();
            case edges::bounded:
            default: break;
        }
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
    /// The same where edges wrap: two lines can meet on several squares there.
    [[nodiscard]] constexpr line line_around_before_last_move() const {
        const player last = other(board_.to_move_);
        const line won = first_line(last);
        for (const square s : won) {
            bool is_last = can_be_last(s);
            for_each_line(marks_of(last), rules(), [&](const line& l) {
                is_last = is_last && is_broken_without(l, s);
                return is_last;
            });
            if (is_last) return {};
        }
        return won;
    }
    /// Whether a line is no longer one, nor two, without the stone on `s`.
    [[nodiscard]] constexpr bool is_broken_without(const line& l, square s) const {
        const bool is_closed = l.columns != 0 && l.length == cycle_length(rules(), l.step);
        for (int i = 0; i < l.length; ++i)
            if (is_closed && l[i] == s) return !is_decisive(rules(), l.length - 1);
        for (int i = 0; i < l.length; ++i)
            if (l[i] == s)
                return !is_decisive(rules(), i) && !is_decisive(rules(), l.length - 1 - i);
        return false;
    }

    [[nodiscard]] constexpr bool can_be_last(square s) const {
        switch (rules().gravity) {
            case place: break;
            case drop:
                return s.row == 0 || !board_.is_occupied({.column = s.column, .row = s.row - 1});
            default: break;
        }
        return true;
    }

    basic_position<Capacity> board_;
};

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_GAME_LAYOUT_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_COLUMNS_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_COLUMNS_HPP
// inarow/notation/columns.hpp ---------------------------------------------------------------------

/// `4`: the column a stone is dropped into, from 1 at the left. The notation of Connect Four data
/// sets: `4453` is a game of four moves.
namespace inarow::inline v0::notation::columns {

constexpr move read(reader& input, const rules& r) {
    if (r.gravity != drop) input.fail(expected_token::a_drop_board);
    return move::into_column(input.number(expected_token::a_column_number) - 1);
}

constexpr void print(core::sink auto& out, const rules& /*r*/, square s, player /*mover*/ = first) {
    core::write(out, s.column + 1);
}

}  // namespace inarow::inline v0::notation::columns

#endif  // INAROW_SINGLE_INAROW_NOTATION_COLUMNS_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_GOMOCUP_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_GOMOCUP_HPP
// inarow/notation/gomocup.hpp ---------------------------------------------------------------------

/// `7,0`: column and row, both from 0, (0,0) at the top left. As the protocol of the Gomocup
/// tournament (Piskvork) writes moves.
namespace inarow::inline v0::notation::gomocup {

constexpr move read(reader& input, const rules& /*r*/) {
    const int column = input.number(expected_token::a_column_number);
    input.expect(',', expected_token::a_comma);
    const int row = input.number(expected_token::a_row_number);
    return square{.column = column, .row = row};
}

constexpr void print(core::sink auto& out, const rules& /*r*/, square s, player /*mover*/ = first) {
    core::write(out, s.column, ',', s.row);
}

}  // namespace inarow::inline v0::notation::gomocup

#endif  // INAROW_SINGLE_INAROW_NOTATION_GOMOCUP_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_NAMES_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_NAMES_HPP
// inarow/notation/names.hpp -----------------------------------------------------------------------

/// `top-left`, `center`, `bottom-right`: the nine squares of a 3x3 board by name.
/// `middle-center` is read, too.
namespace inarow::inline v0::notation::names {

inline constexpr core::string_view rows[] = {"top", "middle", "bottom"};
inline constexpr core::string_view columns[] = {"left", "center", "right"};

/// The names are those of a 3x3 board.
[[nodiscard]] constexpr bool has_names(const rules& r) { return r.columns == 3 && r.rows == 3; }

constexpr move read(reader& input, const rules& r) {
    if (!has_names(r)) input.fail(expected_token::a_board_with_names);
    if (input.skip("center")) return square{.column = 1, .row = 1};
    for (int row = 0; row < 3; ++row) {
        if (!input.skip(rows[row])) continue;
        if (!input.skip('-')) break;
        for (int column = 0; column < 3; ++column)
            if (input.skip(columns[column])) return square{.column = column, .row = row};
        break;
    }
    input.fail(expected_token::a_square_name);
    return {};
}

/// Precondition: has_names(r).
constexpr void print(core::sink auto& out, const rules& /*r*/, square s, player /*mover*/ = first) {
    if (s == square{.column = 1, .row = 1}) {
        core::write(out, "center");
    } else {
        core::write(out, rows[s.row], '-', columns[s.column]);
    }
}

namespace detail {

/// The fewest characters that have to be inserted, removed or replaced to make one text of the
/// other; the case of letters does not count.
/// Precondition: the second text has at most 15 characters.
[[nodiscard]] constexpr int edit_distance(core::string_view text, core::string_view name) {
    int row[16]{};
    const int size = static_cast<int>(name.size());
    for (int i = 0; i <= size; ++i) row[i] = i;
    for (const char c : text) {
        int diagonal = row[0]++;
        for (int i = 0; i < size; ++i) {
            const bool same = lower(c) == lower(name[static_cast<std::size_t>(i)]);
            const int replaced = diagonal + (same ? 0 : 1);
            diagonal = row[i + 1];
            const int other = (row[i] < diagonal ? row[i] : diagonal) + 1;
            row[i + 1] = replaced < other ? replaced : other;
        }
    }
    return row[size];
}

/// The most edits between a name and what was written for it.
inline constexpr int max_edits = 2;

}  // namespace detail

/// The square whose name is nearest to a text, if few edits make that name of it; else column -1.
[[nodiscard]] constexpr square nearest(core::string_view text) {
    square result{.column = -1, .row = -1};
    int fewest = detail::max_edits + 1;
    const auto consider = [&](core::string_view name, square s) {
        const int edits = detail::edit_distance(text, name);
        if (edits >= fewest) return;
        fewest = edits;
        result = s;
    };
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 3; ++column) {
            core::fixed_string<13> name;
            core::write(name, rows[row], '-', columns[column]);
            consider(name.view(), {.column = column, .row = row});
        }
    consider("center", {.column = 1, .row = 1});
    return result;
}

}  // namespace inarow::inline v0::notation::names

#endif  // INAROW_SINGLE_INAROW_NOTATION_NAMES_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_OPENSPIEL_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_OPENSPIEL_HPP
// inarow/notation/openspiel.hpp -------------------------------------------------------------------

/// `x(1,2)` where stones are placed: the player (x the first, o the second), the row from 0 at
/// the top, the column from 0. `x3` where they are dropped: the player and the column from 0.
/// As OpenSpiel's tic_tac_toe and connect_four write their actions.
namespace inarow::inline v0::notation::openspiel {

constexpr move read(reader& input, const rules& r) {
    const player side = lower(input.next()) == 'o' ? second : first;
    if (!input.skip('x') && !input.skip('o')) input.fail(expected_token::a_player);
    switch (r.gravity) {
        case place: break;
        case drop:
            return move::into_column(input.number(expected_token::a_column_number)).made_by(side);
        default: break;
    }
    input.expect('(', expected_token::an_opening_parenthesis);
    const int row = input.number(expected_token::a_row_number);
    input.expect(',', expected_token::a_comma);
    const int column = input.number(expected_token::a_column_number);
    input.expect(')', expected_token::a_closing_parenthesis);
    return move{square{.column = column, .row = row}}.made_by(side);
}

constexpr void print(core::sink auto& out, const rules& r, square s, player mover) {
    core::write(out, mover == first ? 'x' : 'o');
    switch (r.gravity) {
        case place: return core::write(out, '(', s.row, ',', s.column, ')');
        case drop: return core::write(out, s.column);
        default: break;
    }
}

}  // namespace inarow::inline v0::notation::openspiel

#endif  // INAROW_SINGLE_INAROW_NOTATION_OPENSPIEL_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_XY_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_XY_HPP
// inarow/notation/xy.hpp --------------------------------------------------------------------------

/// `13`: column and row, both from 1, (1,1) at the bottom left; with a comma, `1,13`, where a
/// side of the board is longer than 9, so that no two squares look the same.
namespace inarow::inline v0::notation::xy {

[[nodiscard]] constexpr bool needs_comma(const rules& r) { return r.columns > 9 || r.rows > 9; }

constexpr move read(reader& input, const rules& r) {
    // "1,3" is also understood where "13" would do.
    const bool comma =
        needs_comma(r) ||
        core::string_view(input.text, static_cast<std::size_t>(input.size)).contains(',');
    const int column = comma ? input.number(expected_token::a_column_number)
                             : input.digit(expected_token::a_column_number);
    if (comma) input.expect(',', expected_token::a_comma);
    const int row = comma ? input.number(expected_token::a_row_number)
                          : input.digit(expected_token::a_row_number);
    return square{.column = column - 1, .row = r.rows - row};
}

constexpr void print(core::sink auto& out, const rules& r, square s, player /*mover*/ = first) {
    core::write(out, s.column + 1);
    if (needs_comma(r)) core::write(out, ',');
    core::write(out, r.rows - s.row);
}

}  // namespace inarow::inline v0::notation::xy

#endif  // INAROW_SINGLE_INAROW_NOTATION_XY_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_NOTATION_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_NOTATION_HPP
// inarow/notation/notation.hpp --------------------------------------------------------------------

/// Move notations. All that is to be said of a notation beside its own header is here: the switches
/// and tables below do not compile before they have decided about a new one.
namespace inarow::inline v0::notation {

/// A notation. `any` is for reading: then the form of a text decides.
enum class kind : std::uint8_t { any, names, xy, algebraic, columns, openspiel, gomocup };

inline constexpr auto kind_names =
    core::enum_names_of<kind>("any", "names", "xy", "algebraic", "columns", "openspiel", "gomocup");
/// For people who choose one.
inline constexpr auto kind_titles =
    core::enum_names_of<kind>("Any notation", "Names (center)", "Column and row (13)",
                              "Algebraic (b3)", "Columns (4)", "OpenSpiel", "Gomocup (7,7)");

[[nodiscard]] constexpr core::string_view name_of(kind k) { return kind_names[k]; }

/// Columns where stones drop, else algebraic.
[[nodiscard]] constexpr kind default_for(const rules& r) {
    switch (r.gravity) {
        case place: break;
        case drop: return kind::columns;
        default: break;
    }
    return kind::algebraic;
}

/// The notation that a text looks like: what begins with a digit is a column where stones drop,
/// else column and row; what begins with a letter is algebraic if it ends with a digit, else a
/// name. What begins with neither is refused in the notation of the board. Notations that look like
/// these have to be asked for by name.
[[nodiscard]] constexpr kind looks_like(const rules& r, const reader& text) {
    // As few calls as possible: a compiler that plays spends much of its time here.
    const char first = text.size == 0 ? '\0' : text.text[0];
    if (first >= '0' && first <= '9') {
        if (r.gravity == place) return kind::xy;
        for (int i = 0; i < text.size; ++i)
            if (text.text[i] == ',') return kind::xy;
        return kind::columns;
    }
    if (r.gravity == drop && !is_letter(first)) return kind::columns;
    const char last = text.size == 0 ? '\0' : text.text[text.size - 1];
    return (last < '0' || last > '9') && names::has_names(r) ? kind::names : kind::algebraic;
}

/// Reads one move; the reader keeps the error.
constexpr move read(reader& input, kind k, const rules& r) {
    switch (k == kind::any ? looks_like(r, input) : k) {
        case kind::names: return names::read(input, r);
        case kind::xy: return xy::read(input, r);
        case kind::columns: return columns::read(input, r);
        case kind::openspiel: return openspiel::read(input, r);
        case kind::gomocup: return gomocup::read(input, r);
        case kind::algebraic:
        case kind::any:
        default: break;
    }
    return algebraic::read(input, r);
}

/// Parses a text as one move, which need not be legal, nor on the board.
[[nodiscard]] constexpr std::expected<move, syntax_error> parse(kind k, const rules& r,
                                                                core::string_view text) {
    reader input{text};
    const move m = read(input, k, r);
    return input.result(m);
}

/// Whether a notation can write every square of the board.
[[nodiscard]] constexpr bool can_print(kind k, const rules& r) {
    switch (k) {
        case kind::names: return names::has_names(r);
        case kind::columns: return r.gravity == drop;
        case kind::any:
        case kind::xy:
        case kind::algebraic:
        case kind::openspiel:
        case kind::gomocup:
        default: break;
    }
    return true;
}

/// Writes a move of `mover` onto a square. Precondition: can_print(k, r).
constexpr void print(core::sink auto& out, kind k, const rules& r, square s, player mover) {
    switch (k) {
        case kind::any: return print(out, default_for(r), r, s, mover);
        case kind::names: return names::print(out, r, s);
        case kind::xy: return xy::print(out, r, s);
        case kind::algebraic: return algebraic::print(out, r, s);
        case kind::columns: return columns::print(out, r, s);
        case kind::openspiel: return openspiel::print(out, r, s, mover);
        case kind::gomocup: return gomocup::print(out, r, s);
        default: break;
    }
}

namespace detail {

/// The size of the first move if a text begins with two such as h8i9, letters and digits each
/// without anything between them; else 0.
[[nodiscard]] constexpr std::size_t joined_move_size(const auto& text, std::size_t begin) {
    std::size_t end = begin;
    const auto skip_move = [&] {
        const std::size_t letters = end;
        while (end < text.size() && is_letter(text[end])) ++end;
        const std::size_t digits = end;
        while (end < text.size() && is_digit(text[end])) ++end;
        return digits > letters && end > digits;
    };
    if (!skip_move()) return 0;
    const std::size_t size = end - begin;
    return skip_move() ? size : 0;
}

}  // namespace detail

namespace detail {

[[nodiscard]] constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/// Whether moves are columns that need nothing between them.
[[nodiscard]] constexpr bool has_joined_columns(kind k, const rules& r) {
    const bool is_column = k == kind::columns || (k == kind::any && r.gravity == drop);
    return is_column && r.columns <= 9;
}

/// Whether a token of a list is a number, with or without a sign; leaves its end in `end`.
[[nodiscard]] constexpr bool skip_number(const auto& list, std::size_t& end) {
    if (end < list.size() && (list[end] == '-' || list[end] == '+')) ++end;
    const std::size_t digits = end;
    while (end < list.size() && is_digit(list[end])) ++end;
    return end > digits && (end == list.size() || is_blank(list[end]));
}

}  // namespace detail

/// Where a score stands in a line such as "4453 2" of a data set: the first number of its own
/// behind columns that are written together, if nothing but numbers follows. The size of the list
/// where there is none.
template <core::text_range View>
[[nodiscard]] constexpr std::size_t score_offset(kind k, const rules& r, const View& list) {
    if (!detail::has_joined_columns(k, r)) return list.size();
    std::size_t end = 0;
    const auto skip_blanks = [&] {
        while (end < list.size() && detail::is_blank(list[end])) ++end;
    };
    skip_blanks();
    const std::size_t columns = end;
    while (end < list.size() && is_digit(list[end])) ++end;
    if (end - columns < 2 || (end < list.size() && !detail::is_blank(list[end])))
        return list.size();
    skip_blanks();
    const std::size_t result = end;
    for (; end < list.size(); skip_blanks())
        if (!detail::skip_number(list, end)) return list.size();
    return result;
}

/// Takes the next move off the front of a list; empty at its end. Moves are separated by spaces or
/// tabs; columns of one digit and moves in algebraic notation, h8i9, need no separator. View:
/// std::string_view or core::string_view.
template <core::text_range View>
[[nodiscard]] constexpr View next_move_text(kind k, const rules& r, View& list) {
    std::size_t begin = 0;
    while (begin < list.size() && detail::is_blank(list[begin])) ++begin;
    // Before the end is looked for: a list can be one long text.
    const bool is_algebraic = k == kind::algebraic || k == kind::any;
    const std::size_t joined = is_algebraic ? detail::joined_move_size(list, begin) : 0;
    std::size_t end = begin + joined;
    bool all_digits = joined == 0;
    for (; joined == 0 && end < list.size() && !detail::is_blank(list[end]); ++end)
        all_digits &= is_digit(list[end]);
    if (all_digits && end > begin && detail::has_joined_columns(k, r)) end = begin + 1;
    const View text = list.substr(begin, end - begin);
    list.remove_prefix(end);
    return text;
}

}  // namespace inarow::inline v0::notation

#endif  // INAROW_SINGLE_INAROW_NOTATION_NOTATION_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_MOVE_TEXT_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_MOVE_TEXT_HPP
// inarow/notation/move_text.hpp -------------------------------------------------------------------

namespace inarow::inline v0 {

namespace squares {

/// The squares by name: <inarow/notation/named_moves.hpp>.
enum square_name : std::uint16_t;  // NOLINT(cppcoreguidelines-use-enum-class)

}  // namespace squares

namespace detail {

template <class T, class... Types>
inline constexpr bool is_one_of = (std::is_same_v<T, Types> || ...);
template <class T>
inline constexpr bool is_character =
    is_one_of<T, char, wchar_t, decltype(u8'0'), char16_t, char32_t>;
template <class T>
inline constexpr bool is_char_array = false;
template <std::size_t Size>
inline constexpr bool is_char_array<char[Size]> = true;

// One value, not a concept of its own: a compiler checks each part of a concept anew for each move.
template <class T>
inline constexpr bool is_move_entry =
    is_one_of<T, const char*, char*, square, move> || std::is_null_pointer_v<T> ||
    std::is_floating_point_v<T> ||
    ((std::is_integral_v<T> || std::is_enum_v<T>) && std::is_convertible_v<T, long long> &&
     sizeof(T) <= sizeof(long long));
// Texts of each length are types of their own: none of those traits is instantiated for them.
template <std::size_t Size>
inline constexpr bool is_move_entry<char[Size]> = true;

}  // namespace detail

/// What a move can be written as: a text, an integer, a square, a move, a name of
/// inarow::squares; also a bool, a character, a floating-point number or a null pointer, only to be
/// refused with a sentence.
template <class T>
concept move_entry = detail::is_move_entry<T>;

/// A move as text: "center", 13, "b2", square{1, 1}, squares::b2; its notation, and the player who
/// makes it, if that is given. Of a longer text only the beginning is kept; no notation has such
/// moves. Structural, so that it can be a template argument, and one array, which g++ prints in
/// short.
struct move_text {
    static constexpr int max_size = 14;
    static constexpr char nul = '\x1a';  ///< stands for a NUL inside a text
    static_assert(notation::kind_names.size() <= 16, "the notation has four bits");

    /// The last one holds the player (2 bits), whether the text is cut (1), the notation (4), and
    /// the sign bit where what was given is no text.
    char characters_[max_size + 1]{};

#if defined(__clang__)
    // Only as many characters are written as the text has, with its NUL: then clang prints
    // "center", and otherwise a list of numbers. g++ would print the NUL, too.
    template <std::size_t Size>
        requires(Size <= max_size + 1)
    consteval move_text(const char (&text)[Size])
        : move_text(text, used_size(text, Size), std::make_index_sequence<Size>{}) {}
#endif

    template <move_entry Entry>
    consteval move_text(const Entry& entry) {
        if constexpr (detail::is_char_array<Entry>) {
            std::size_t size = sizeof(Entry);
            while (size > 0 && entry[size - 1] == '\0') --size;
            add(entry, size);
        } else if constexpr (std::is_pointer_v<Entry>) {
            entry == nullptr ? add_no_text("nullptr") : add(entry);
        } else if constexpr (detail::is_one_of<Entry, square, move>) {
            add_move(entry);
        } else if constexpr (std::is_same_v<Entry, squares::square_name>) {
            add_square_name(static_cast<int>(entry));
        } else if constexpr (std::is_null_pointer_v<Entry>) {
            add_no_text("nullptr");
        } else if constexpr (std::is_same_v<Entry, bool>) {
            add_no_text(entry ? "true" : "false");
        } else if constexpr (detail::is_character<Entry>) {
            const char text[] = {'\'', entry >= 0 && entry < 127 ? static_cast<char>(entry) : '?',
                                 '\''};
            add_no_text({text, sizeof(text)});
        } else if constexpr (std::is_floating_point_v<Entry>) {
            core::fixed_string<32> text;
            core::write_fixed(text, static_cast<double>(entry));
            add_no_text(text.view());
        } else {
            using widest =
                std::conditional_t<std::is_unsigned_v<Entry>, unsigned long long, long long>;
            add_number(static_cast<widest>(entry));
        }
    }
    /// At run time, too: a std::string or the like.
    template <class Text>
        requires std::is_class_v<Text> && std::is_convertible_v<const Text&, core::string_view>
    constexpr move_text(const Text& text, notation::kind k = notation::kind::any) {
        // Not written where it is 0: g++ would print every zero before it.
        if (k != notation::kind::any) set_last(static_cast<int>(k) << 3);
        add(text);
    }
    constexpr move_text(const char* text, notation::kind k)
        : move_text(core::string_view(text), k) {}

    /// Whether it was given as a text or a number; else it is no move.
    [[nodiscard]] constexpr bool is_text() const { return (characters_[max_size] & 0x80) == 0; }

    [[nodiscard]] constexpr int size() const {
        int size = 0;
        while (size < max_size && characters_[size] != '\0') ++size;
        return size;
    }
    [[nodiscard]] constexpr core::string_view view() const {
        return {characters_, static_cast<std::size_t>(size())};
    }
    [[nodiscard]] constexpr bool is_cut() const { return (characters_[max_size] & 4) != 0; }
    [[nodiscard]] constexpr notation::kind notation() const {
        return static_cast<notation::kind>(characters_[max_size] >> 3 & 15);
    }
    /// mark::none if no player is given.
    [[nodiscard]] constexpr mark mover() const {
        return static_cast<mark>(characters_[max_size] & 3);
    }
    [[nodiscard]] constexpr move_text made_by(player side) const {
        return with_last((characters_[max_size] & ~3) | static_cast<int>(mark_of(side)));
    }
    [[nodiscard]] constexpr move_text written_in(notation::kind k) const {
        return with_last((characters_[max_size] & ~(15 << 3)) | static_cast<int>(k) << 3);
    }

    constexpr bool operator==(const move_text& other) const {
        return core::detail::equal(characters_, other.characters_);
    }

private:
#if defined(__clang__)
    template <std::size_t... Place>
    consteval move_text(const char* text, std::size_t size,
                        std::index_sequence<Place...> /*places*/)
        : characters_{(text[Place] == '\0' && Place < size ? nul : text[Place])...} {}

    /// Without the NULs at the end.
    [[nodiscard]] static consteval std::size_t used_size(const char* text, std::size_t size) {
        while (size > 0 && text[size - 1] == '\0') --size;
        return size;
    }
#endif
    consteval void add_number(auto number) {
        if (number < 0 || number >= 100) return add(core::to_fixed_string<20>(number).view());
        // As a text in a program, for the same reason.
        const char text[] = {static_cast<char>('0' + number / 10),
                             static_cast<char>('0' + number % 10), '\0'};
        const char digit[] = {text[1], '\0'};
        *this = number < 10 ? move_text(digit) : move_text(text);
    }
    constexpr void add(core::string_view text) { add(text.data(), text.size()); }
    // Not a string_view, whose constructor for iterators would be tried for each length of text.
    constexpr void add(const char* text, std::size_t size) {
        if (size > max_size) {
            size = max_size;
            set_last(characters_[max_size] | 4);
        }
        for (std::size_t i = 0; i < size; ++i) characters_[i] = text[i] == '\0' ? nul : text[i];
    }
    constexpr void add_no_text(core::string_view text) {
        set_last(0x80);
        add(text);
    }
    /// From 0 at the top left, as Gomocup has it: that depends on no board.
    constexpr void add_move(const move& m) {
        core::fixed_string<2 * 11 + 1> text;
        if (m.names_row()) {
            core::write(text, m.column, ',', m.row);
        } else {
            core::write(text, static_cast<long long>(m.column) + 1);
        }
        const auto k = m.names_row() ? notation::kind::gomocup : notation::kind::columns;
        set_last(static_cast<int>(k) << 3 | static_cast<int>(m.mover));
        add(text.view());
    }
    constexpr void add_square_name(int name) {
        core::fixed_string<3> text;
        notation::algebraic::print_column(text, name / 26);
        core::write(text, name % 26 + 1);
        add(text.view());
    }
    constexpr void set_last(int last) { characters_[max_size] = static_cast<char>(last); }
    [[nodiscard]] constexpr move_text with_last(int last) const {
        move_text result = *this;
        result.set_last(last);
        return result;
    }
};

/// The same move, made by that player: refused if it is not their turn.
[[nodiscard]] consteval move_text made_by(player side, move_text m) { return m.made_by(side); }

/// The same text, in that notation.
[[nodiscard]] consteval move_text written_in(notation::kind k, move_text m) {
    return m.written_in(k);
}

/// Why a move text was refused: by the rules, or because it is not a move in its notation (then
/// `move.kind` is not_a_move, and `syntax` says where and why).
struct illegal_move_text {
    illegal_move move{};
    notation::syntax_error syntax{};

    constexpr bool operator==(const illegal_move_text&) const = default;
};

/// Parses a move text; the reader keeps the error.
[[nodiscard]] constexpr move read(notation::reader& input, const rules& r, player to_move,
                                  const move_text& text) {
    const auto tail = static_cast<unsigned char>(text.characters_[move_text::max_size]);
    if (!text.is_text()) {
        input.fail(notation::expected_token::a_text_or_integer);
        input.error.offset = -1;
        return {};
    }
    move m = notation::read(input, tail == 0 ? notation::kind::any : text.notation(), r);
    if (input.offset != input.size) input.fail(notation::expected_token::the_end);
    if (tail == 0) return m;
    if (text.is_cut()) input.fail(notation::expected_token::the_end);
    // OpenSpiel's moves name the player, too: neither may name the wrong one.
    if (text.mover() != mark::none && m.mover != mark_of(other(to_move))) m.mover = text.mover();
    return m;
}

/// The index of the square of a move; -1 if it is refused.
template <int Capacity>
[[nodiscard]] constexpr int square_of(const basic_position<Capacity>& p, const move_text& text) {
    // Only without anything in the last character is there a NUL at the end.
    if (text.characters_[move_text::max_size] == 0) {
        const square plain = notation::algebraic::read_plain(text.characters_, p.rules_);
        if (plain.column >= 0) return (p.check)(plain).legal ? index_of(p.rules_, plain) : -1;
    }
    notation::reader input(text.characters_, text.size());
    const move m = read(input, p.rules_, p.to_move_, text);
    if (input.failed) return -1;
    const auto checked = (p.check)(m);
    return checked.legal ? index_of(p.rules_, checked.where) : -1;
}

/// Why a move is refused; the end of the game comes before a syntax error.
/// Precondition: square_of(p, text) is -1.
template <int Capacity>
[[nodiscard]] constexpr illegal_move_text explain_refusal(const basic_position<Capacity>& p,
                                                          const move_text& text) {
    using enum illegal_move::reason;
    if (p.is_over()) return {p.explained(game_over, {}), {}};
    notation::reader input{text.view()};
    const move m = read(input, p.rules(), p.to_move(), text);
    if (input.failed) return {p.explained(not_a_move, {}), input.error};
    return {p.explained((p.check)(m).why, m), {}};
}

/// The square of a move, or why it is refused.
template <int Capacity>
[[nodiscard]] constexpr std::expected<square, illegal_move_text> resolve(
    const basic_position<Capacity>& p, const move_text& text) {
    const int index = square_of(p, text);
    if (index < 0) return std::unexpected(explain_refusal(p, text));
    return square_at(p.rules(), index);
}

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_NOTATION_MOVE_TEXT_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_POSITION_TEXT_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_POSITION_TEXT_HPP
// inarow/notation/position_text.hpp ---------------------------------------------------------------

/// A position as text, `X.O/.X./..O X`: the rows from the top, separated by `/`, with X, O and `.`
/// or the number of consecutive free squares; then a space and the player to move, X or O, which
/// may be left out: then the numbers of stones tell.
namespace inarow::inline v0::notation {

/// Reads one row onto a layout, up to its separator.
template <int Capacity>
constexpr void read_row(reader& input, basic_layout<Capacity>& onto, int row) {
    const int columns = onto.rules().columns;
    int column = 0;
    while (!input.failed && !input.at_end() && input.next() != '/' && input.next() != ' ') {
        const reader before = input;
        if (is_digit(input.next())) {
            column += input.number(expected_token::a_number);
        } else if (input.skip('x')) {
            if (column < columns) onto.put({column, row}, mark::first);
            ++column;
        } else if (input.skip('o')) {
            if (column < columns) onto.put({column, row}, mark::second);
            ++column;
        } else if (input.skip('.')) {
            ++column;
        } else {
            input.fail(expected_token::a_mark);
        }
        if (column > columns) {
            input = before;
            input.fail(expected_token::fewer_squares);
        }
    }
    if (column < columns) input.fail(expected_token::more_squares);
}

/// Parses a position onto an empty layout of its rules.
template <int Capacity>
[[nodiscard]] constexpr std::expected<basic_layout<Capacity>, syntax_error> parse_position(
    const basic_layout<Capacity>& empty, core::string_view text) {
    basic_layout<Capacity> result = empty;
    reader input{text};
    for (int row = 0; row < empty.rules().rows && !input.failed; ++row) {
        if (row > 0) input.expect('/', expected_token::more_rows);
        read_row(input, result, row);
    }
    result.set_to_move(result.mover_by_counts());
    if (!input.failed && !input.at_end()) {
        input.expect(' ', expected_token::a_space);
        result.set_to_move(lower(input.next()) == 'o' ? second : first);
        if (!input.skip('x') && !input.skip('o')) input.fail(expected_token::a_player);
    }
    return input.result(result);
}

[[nodiscard]] constexpr char letter_of(mark m) {
    return m == mark::none ? '.' : m == mark::first ? 'X' : 'O';
}
[[nodiscard]] constexpr char letter_of(player side) { return letter_of(mark_of(side)); }

/// Writes one row, `X.O`.
template <int Capacity>
constexpr void print_row(core::sink auto& out, const basic_position<Capacity>& p, int row) {
    for (int column = 0; column < p.rules().columns; ++column)
        core::write(out, letter_of(p.at({column, row})));
}

/// Writes the rows of a position with free squares as numbers, `X1O/1X1/2O`: its short form, which
/// parse_position reads too.
template <int Capacity>
constexpr void print_rows(core::sink auto& out, const basic_position<Capacity>& p) {
    for (int row = 0; row < p.rules().rows; ++row) {
        if (row > 0) core::write(out, '/');
        int free = 0;
        for (int column = 0; column < p.rules().columns; ++column) {
            const mark m = p.at({column, row});
            if (m == mark::none) {
                ++free;
                continue;
            }
            if (free > 0) core::write(out, free);
            free = 0;
            core::write(out, letter_of(m));
        }
        if (free > 0) core::write(out, free);
    }
}

/// Writes a position in the form that parse_position reads.
template <int Capacity>
constexpr void print_position(core::sink auto& out, const basic_position<Capacity>& p) {
    for (int row = 0; row < p.rules().rows; ++row) {
        if (row > 0) core::write(out, '/');
        print_row(out, p, row);
    }
    core::write(out, ' ', letter_of(p.to_move()));
}

}  // namespace inarow::inline v0::notation

#endif  // INAROW_SINGLE_INAROW_NOTATION_POSITION_TEXT_HPP

#if !defined(INAROW_SINGLE_INAROW_MESSAGES_REFUSAL_HPP)
#define INAROW_SINGLE_INAROW_MESSAGES_REFUSAL_HPP
// inarow/messages/refusal.hpp ---------------------------------------------------------------------

/// Refusals as English sentences, for the compiler's errors, the command line, the page and Python.
namespace inarow::inline v0::messages {

/// Longer than any refusal.
inline constexpr std::size_t sentence_capacity = 256;
using sentence_text = core::fixed_string<sentence_capacity>;

/// "first (X)", "second (O)".
constexpr void write_player(core::sink auto& out, player side) {
    core::write(out, name_of(side), " (", notation::letter_of(side), ')');
}
constexpr void write_square(core::sink auto& out, const rules& r, square s) {
    notation::algebraic::print(out, r, s);
}

/// A text in quotes. A byte that is not printable ASCII becomes an escape of two hexadecimal
/// digits, what stands for a NUL the escape of 0: a sentence is valid UTF-8 whatever was typed.
constexpr void write_quoted(core::sink auto& out, core::string_view text, bool cut = false,
                            int nul = 256) {
    constexpr core::string_view digits = "0123456789abcdef";
    core::write(out, '"');
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x20 && byte < 0x7f) {
            core::write(out, c);
        } else if (c == nul) {
            core::write(out, "\\0");
        } else {
            core::write(out, "\\x", digits[byte / 16], digits[byte % 16]);
        }
    }
    core::write(out, cut ? "...\"" : "\"");
}

/// A move text in quotes; what was no text as it was written.
constexpr void write_move_text(core::sink auto& out, const move_text& text) {
    if (!text.is_text()) return core::write(out, text.view());
    write_quoted(out, text.view(), text.is_cut(), move_text::nul);
}

/// "first (X) has won" or "it was drawn".
constexpr void write_end(core::sink auto& out, outcome ended) {
    if (ended == outcome::draw) return core::write(out, "it was drawn");
    write_player(out, ended == outcome::first_won ? first : second);
    core::write(out, " has won");
}

/// "second (O) is to move.", "first (X) has won." or "The game was drawn."
template <int Capacity>
constexpr void write_standing(core::sink auto& out, const basic_position<Capacity>& p) {
    if (p.outcome() == outcome::draw) return core::write(out, "The game was drawn.");
    if (p.is_over()) {
        write_end(out, p.outcome());
        return core::write(out, '.');
    }
    write_player(out, p.to_move());
    core::write(out, " is to make move ", p.stones() + 1, '.');
}

/// "a1 to c3", or "columns 1 to 7".
constexpr void write_extent(core::sink auto& out, const rules& r, bool columns_only) {
    if (columns_only) return core::write(out, "columns 1 to ", r.columns);
    core::write(out, "a1 to ");
    write_square(out, r, {.column = r.columns - 1, .row = 0});
}

/// "expected a row number at character 2"
constexpr void write_expected(core::sink auto& out, const notation::syntax_error& why) {
    core::write(out, "expected ", name_of(why.what));
    if (why.offset >= 0) core::write(out, " at character ", why.offset + 1);
}

/// What follows "first (X) cannot play "center": ", without its full stop.
constexpr void write_reason(core::sink auto& out, const rules& r, const illegal_move_text& why) {
    using enum illegal_move::reason;
    const illegal_move& m = why.move;
    switch (m.kind) {
        case game_over: core::write(out, "the game is over, "); return write_end(out, m.ended);
        case not_a_move:
            core::write(out, "it is not a move, ");
            return write_expected(out, why.syntax);
        case wrong_player:
            core::write(out, "it is the turn of ");
            return write_player(out, m.to_move);
        case names_no_row: return core::write(out, "a column alone is not a square of this board");
        case off_the_board:
            core::write(out, "it is off the board (");
            write_extent(out, r, !m.attempted.names_row());
            return core::write(out, ')');
        case column_full: return core::write(out, "column ", m.attempted.column + 1, " is full");
        case taken:
            write_square(out, r, {m.attempted.column, m.attempted.row});
            core::write(out, " is already taken by ");
            return write_player(out, m.holder == mark::first ? first : second);
        case floating:
            core::write(out, "a stone dropped into column ", m.attempted.column + 1, " falls to ");
            return write_square(out, r, m.lands);
        default: break;
    }
}

/// The square whose name was probably meant by a text that is none; else column -1.
[[nodiscard]] constexpr square square_meant(const rules& r, const illegal_move_text& why,
                                            const move_text& entry) {
    const bool is_name = why.syntax.what == notation::expected_token::a_square_name ||
                         why.syntax.what == notation::expected_token::the_end;
    const bool is_whole = entry.is_text() && !entry.is_cut();
    if (why.move.kind != illegal_move::reason::not_a_move || !is_name || !is_whole ||
        !notation::names::has_names(r))
        return {.column = -1, .row = -1};
    return notation::names::nearest(entry.view());
}

/// "Move 3: first (X) cannot play "center": b2 is already taken by second (O)."
constexpr void write_refusal(core::sink auto& out, const rules& r, const illegal_move_text& why,
                             const move_text& entry) {
    const bool names_other = why.move.kind == illegal_move::reason::wrong_player;
    core::write(out, "Move ", why.move.number, ": ");
    write_player(out, names_other ? other(why.move.to_move) : why.move.to_move);
    core::write(out, " cannot play ");
    write_move_text(out, entry);
    core::write(out, ": ");
    if (const square meant = square_meant(r, why, entry); meant.column >= 0) {
        core::write(out, "it is not a move. Did you mean \"");
        notation::names::print(out, r, meant);
        return core::write(out, "\"?");
    }
    write_reason(out, r, why);
    core::write(out, '.');
}
[[nodiscard]] constexpr sentence_text sentence(const rules& r, const illegal_move_text& why,
                                               const move_text& entry) {
    sentence_text result;
    write_refusal(result, r, why, entry);
    return result;
}
/// The same for a move that is not a text: its square or column is named instead.
[[nodiscard]] constexpr sentence_text sentence(const rules& r, const illegal_move& why) {
    core::fixed_string<2 * 11 + 3> name;  // of which a move text keeps what it has room for
    if (!why.attempted.names_row()) {
        core::write(name, static_cast<long long>(why.attempted.column) + 1);
    } else if (on_the_board(r, {why.attempted.column, why.attempted.row})) {
        write_square(name, r, {why.attempted.column, why.attempted.row});
    } else {
        core::write(name, '(', why.attempted.column, ',', why.attempted.row, ')');
    }
    return sentence(r, illegal_move_text{why, {}}, move_text{name.view()});
}

/// The most moves that a sentence lists.
inline constexpr int max_moves_listed = 9;

/// " Free squares: a1, c3." or " Open columns: 1, 2."; nothing when there are none or too many.
template <int Capacity>
constexpr void write_moves_left(core::sink auto& out, const basic_position<Capacity>& p) {
    int count = 0;
    p.for_each_move([&](square) { ++count; });
    if (count == 0 || count > max_moves_listed) return;
    const bool drops = p.rules().gravity == drop;
    core::write(out, drops ? " Open columns: " : " Free squares: ");
    p.for_each_move([&](square s) {
        notation::print(out, notation::default_for(p.rules()), p.rules(), s, p.to_move());
        core::write(out, --count > 0 ? ", " : ".");
    });
}

/// A number of rules, as far as it was read.
constexpr void write_number_read(core::sink auto& out, int value) {
    constexpr int most_shown = 99'999;  // larger numbers in a text are not read to their end
    if (value > most_shown) return core::write(out, "more than ", most_shown);
    core::write(out, value);
}

/// "Invalid rules: 0 columns, but it must be 1 to 999."
constexpr void write_refusal(core::sink auto& out, const illegal_rules& why) {
    using enum illegal_rules::number;
    constexpr auto names =
        core::enum_names_of<illegal_rules::number>("columns", "rows", "in a row", "squares");
    if (why.which == squares)
        return core::write(out, "The board is too large: it has ", why.value, ' ', names[why.which],
                           ", but there is room for ", why.most, " here.");
    core::write(out, "Invalid rules: ");
    write_number_read(out, why.value);
    core::write(out, ' ', names[why.which], ", but it must be 1 to ", why.most, '.');
}

/// "its stones cannot have been dropped in turn"
constexpr void write_no_order(core::sink auto& out, const rules& r) {
    switch (r.gravity) {
        case place: break;
        case drop: return core::write(out, "its stones cannot have been dropped in turn");
        default: break;
    }
    core::write(out, "its longer lines come from a line of exactly ", r.run,
                ", which would have ended the game");
}
/// "No game reaches this board: …"
constexpr void write_refusal(core::sink auto& out, const rules& r, const illegal_layout& why,
                             player to_move) {
    using enum illegal_layout::reason;
    core::write(out, "No game reaches this board: ");
    switch (why.kind) {
        case stone_counts:
            core::write(out, "with ", why.first_stones, " X and ", why.second_stones,
                        " O it cannot be the turn of ");
            write_player(out, to_move);
            break;
        case floating_stone:
            core::write(out, "there is a free square under the stone on ");
            write_square(out, r, why.where);
            break;
        case played_past_end:
            core::write(out, "the line from ");
            write_square(out, r, why.where);
            core::write(out, " had already ended the game before the last move");
            break;
        case no_order: write_no_order(out, r); break;
        default: break;
    }
    core::write(out, '.');
}

/// "No move can be taken back: the game has just begun."
constexpr void write_refusal(core::sink auto& out, const illegal_take_back& why) {
    if (why.asked < 0) return core::write(out, "One cannot take back ", why.asked, " moves.");
    if (why.played == 0)
        return core::write(out, "No move can be taken back: the game has just begun.");
    core::write(out, why.asked, " moves cannot be taken back: the game has only ", why.played, '.');
}

/// "The position cannot be read: expected a slash at character 4."
constexpr void write_refusal(core::sink auto& out, core::string_view what,
                             const notation::syntax_error& why) {
    core::write(out, what, " cannot be read: ");
    write_expected(out, why);
    core::write(out, '.');
}

/// What write_refusal makes of its arguments.
template <class... Refusal>
[[nodiscard]] constexpr sentence_text refusal_sentence(const Refusal&... refusal) {
    sentence_text result;
    write_refusal(result, refusal...);
    return result;
}

}  // namespace inarow::inline v0::messages

#endif  // INAROW_SINGLE_INAROW_MESSAGES_REFUSAL_HPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_DETAIL_REFUSAL_HPP)
#define INAROW_SINGLE_INAROW_TYPE_DETAIL_REFUSAL_HPP
// inarow/type/detail/refusal.hpp ------------------------------------------------------------------

/// Refusals as compiler errors: the sentence first, then the board as drawn. A compiler that prints
/// computed messages (clang 22) gets one message; for the others the sentence and the rows of the
/// board are template arguments, which they print readably.
namespace inarow::inline v0 {

/// A string as a template argument. Of exactly its size, with a terminator: else clang prints it as
/// numbers. Its name is short because an error has it for each line of its text.
template <std::size_t Size>
struct str {
    char characters[Size + 1]{};

    constexpr str(const char (&text)[Size + 1]) {
        for (std::size_t i = 0; i < Size; ++i) characters[i] = text[i];
        characters[Size] = '\0';
    }
    /// Precondition: the text is Size characters long.
    explicit constexpr str(core::string_view text) {
        for (std::size_t i = 0; i < Size; ++i) characters[i] = text[i];
        characters[Size] = '\0';
    }
    [[nodiscard]] constexpr std::size_t size() const { return Size; }
    [[nodiscard]] constexpr const char* data() const { return characters; }
    [[nodiscard]] constexpr core::string_view view() const { return {characters, Size}; }
};
template <std::size_t Size>
str(const char (&)[Size]) -> str<Size - 1>;

namespace detail {

/// The text of an error: a sentence, with the legal moves after it, and a board.
struct diagnostic {
    core::fixed_string<messages::sentence_capacity + 100> sentence{};
    core::fixed_string<1000> board{};
};

/// A diagnostic without a board.
[[nodiscard]] constexpr diagnostic diagnostic_of(core::string_view sentence) {
    diagnostic result;
    core::write(result.sentence, sentence);
    return result;
}

/// The part of a board that is drawn in an error: all of it, or of a large board the part around a
/// square.
[[nodiscard]] constexpr draw::window window_for(const rules& r, square centre) {
    return r.rows > 10 || r.columns > 10 ? draw::around(r, centre) : draw::whole(r);
}
/// The square around which a large board is drawn where an error is about none: in the middle of
/// the decisive line, or of the board.
template <int Capacity>
[[nodiscard]] constexpr square centre_of(const basic_position<Capacity>& p) {
    const auto won = p.decisive_line();
    if (!won.empty()) return won[won.length / 2];
    return {.column = p.rules().columns / 2, .row = p.rules().rows / 2};
}

template <int Capacity>
constexpr void write_part(diagnostic& out, const basic_position<Capacity>& p,
                          const draw::window& part) {
    const draw::picture drawn{p, {.decisive_line = false}, part};
    for (int i = 0; i < drawn.lines(); ++i) {
        if (i > 0) core::write(out.board, '\n');
        drawn.line(out.board, i);
    }
}
template <int Capacity>
constexpr void write_board(diagnostic& out, const basic_position<Capacity>& p, square centre) {
    write_part(out, p, window_for(p.rules(), centre));
}

/// What an error says, and the type that stands in for what was refused. A diagnostic is passed
/// as a class whose static member `text` it is, and never by reference: as a template argument, g++
/// from version 14 on refuses a reference that depends on another.
template <class Diagnostic, class Then>
struct verdict {
    using diagnosed = Diagnostic;
    using self = Then;
};

}  // namespace detail

/// A sentence as template arguments, which compilers print readably. Empty, so that naming any
/// member is an error that prints the arguments, without a note where they are declared.
template <str... Sentence>
struct because {};

namespace detail {

/// clang elides a string in a template argument after that many characters; g++ does not.
#if defined(__clang__)
inline constexpr std::size_t max_string = 36;
#else
inline constexpr std::size_t max_string = 1000;
#endif

/// The end of the line that starts at `begin`: its newline, or, if it is too long, a space.
[[nodiscard]] constexpr std::size_t line_end(core::string_view text, std::size_t begin) {
    std::size_t end = begin;
    while (end < text.size() && text[end] != '\n') ++end;
    if (end - begin <= max_string) return end;
    for (end = begin + max_string; end > begin && text[end] != ' '; --end) {
    }
    return end > begin ? end : begin + max_string;
}

/// A line of a text by its number, from 0; empty after the last.
[[nodiscard]] constexpr core::string_view line_of(core::string_view text, std::size_t number) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = line_end(text, begin);
        if (number-- == 0) return text.substr(begin, end - begin);
        begin = end + (end < text.size() && (text[end] == '\n' || text[end] == ' ') ? 1 : 0);
    }
    return {};
}
[[nodiscard]] constexpr std::size_t line_count(core::string_view text) {
    std::size_t count = 0;
    while (!line_of(text, count).empty()) ++count;
    return count;
}

/// A line of a part of a diagnostic, the sentence or the board, by its number.
template <class Diagnostic, auto Part, std::size_t Number>
inline constexpr str<line_of((Diagnostic::text.*Part).view(), Number).size()> line{
    line_of((Diagnostic::text.*Part).view(), Number)};

template <class Diagnostic, auto Part>
using lines_of = std::make_index_sequence<line_count((Diagnostic::text.*Part).view())>;

template <class Diagnostic, class Lines = lines_of<Diagnostic, &diagnostic::sentence>>
struct sentence_type;
template <class Diagnostic, std::size_t... S>
struct sentence_type<Diagnostic, std::index_sequence<S...>> {
    // Through type_identity, or clang would print each line as the expression that makes it.
    using type = std::type_identity_t<because<line<Diagnostic, &diagnostic::sentence, S>...>>;
};
/// The sentence of a diagnostic as a type.
template <class Diagnostic>
using reason_of = typename sentence_type<Diagnostic>::type;

/// What is not refused.
struct accepted {};
template <class Reason>
inline constexpr bool is_accepted = false;
template <>
inline constexpr bool is_accepted<accepted> = true;

/// What concepts are made of: where one fails, the note of every compiler has `Reason` as its last
/// word, either `accepted` or a reason_of.
template <class Reason>
concept holds = is_accepted<Reason>;

}  // namespace detail

// g++ has computed messages in every standard from version 14 on, and announces them in C++26
// alone.
#if (defined(__cpp_static_assert) && __cpp_static_assert >= 202306L) || \
    (defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 14)

namespace detail {

[[nodiscard]] constexpr auto message(const diagnostic& r) {
    core::fixed_string<messages::sentence_capacity + 1101> text;
    core::write(text, r.sentence.view(), r.board.size() == 0 ? "" : "\n", r.board.view());
    return text;
}

// clang knows this pragma too.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wc++26-extensions"
/// The error itself: naming its `self`, that of the verdict, does not compile. The verdict is
/// sealed, or every line of the error would print its text.
template <class Sealed>
struct refused {
    using opened = typename core::detail::sealed<Sealed>::self;
    using self = typename opened::self;
    static_assert(false, message(opened::diagnosed::text));
};
#pragma GCC diagnostic pop

}  // namespace detail

#else

/// The rows of a board as template arguments. For clang they follow the sentence, which takes fewer
/// lines; for g++ they are apart, which takes shorter ones.
template <str... Rows>
struct on_this_board {};

namespace detail {

template <class Diagnostic, std::size_t... S>
because<line<Diagnostic, &diagnostic::sentence, S>...> sentence(std::index_sequence<S...>);
template <class Diagnostic, std::size_t Begin, std::size_t... B>
    requires(sizeof...(B) > 0)
on_this_board<line<Diagnostic, &diagnostic::board, Begin + B>...> drawing(
    std::index_sequence<B...>);
struct no_board {
    using legal_move = void;
};
template <class, std::size_t>
no_board drawing(std::index_sequence<>);
template <class Diagnostic, std::size_t... S, std::size_t... B>
because<line<Diagnostic, &diagnostic::sentence, S>..., line<Diagnostic, &diagnostic::board, B>...>
    both(std::index_sequence<S...>, std::index_sequence<B...>);

/// The error itself: naming its `self`, that of the verdict, does not compile. The verdict is
/// sealed, or every line of the error would print its text.
template <class Sealed>
struct refused {
    using opened = typename core::detail::sealed<Sealed>::self;
    using self = typename opened::self;
    using diagnosed = typename opened::diagnosed;
    using words = lines_of<diagnosed, &diagnostic::sentence>;
    using rows = lines_of<diagnosed, &diagnostic::board>;
#if defined(__clang__)
    using told = typename decltype(both<diagnosed>(words{}, rows{}))::legal_move;
#else
    using told = typename decltype(sentence<diagnosed>(words{}))::legal_move;
    // g++ prints all rows in one line, too long a one for a large board.
    static constexpr std::size_t above = rows::size() < 8 ? rows::size() : 8;
    using upper = std::make_index_sequence<above>;
    using lower = std::make_index_sequence<rows::size() - above>;
    using drawn = typename decltype(drawing<diagnosed, 0>(upper{}))::legal_move;
    using below = typename decltype(drawing<diagnosed, above>(lower{}))::legal_move;
#endif
};

}  // namespace detail

#endif

namespace detail {

/// A type whose `self` is `Then`, and an error with the diagnostic wherever that is named: so what
/// follows in a program does not fail for the same reason again.
template <class Diagnostic, class Then>
using refusal = refused<core::detail::seal_of<verdict<Diagnostic, Then>>>;

}  // namespace detail

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_DETAIL_REFUSAL_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_NAMED_MOVES_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_NAMED_MOVES_HPP
// inarow/notation/named_moves.hpp -----------------------------------------------------------------

/// Moves as named values, which an editor completes and nobody misspells:
/// `using namespace inarow::squares; using g = play<new_game<tic_tac_toe>, b2, a1>;` and
/// `using namespace inarow::column_numbers; using g = play<new_game<connect_four>, _4, _4>;`.
namespace inarow::inline v0 {

/// The squares of boards of up to 26 by 26 by their algebraic names: a1 is at the bottom left. The
/// names j0, j1, jn, y0, y1 and yn of <math.h> are functions too: write squares::j1 and squares::y1
/// beside it.
namespace squares {

// Not scoped, so that one using-directive brings the names.
// NOLINTBEGIN(cppcoreguidelines-use-enum-class,readability-identifier-naming)
// clang-format off
#define INAROW_COLUMN(c)                                                                           \
    c##1, c##2, c##3, c##4, c##5, c##6, c##7, c##8, c##9, c##10, c##11, c##12, c##13, c##14,       \
    c##15, c##16, c##17, c##18, c##19, c##20, c##21, c##22, c##23, c##24, c##25, c##26

enum square_name : std::uint16_t {
    INAROW_COLUMN(a), INAROW_COLUMN(b), INAROW_COLUMN(c), INAROW_COLUMN(d), INAROW_COLUMN(e),
    INAROW_COLUMN(f), INAROW_COLUMN(g), INAROW_COLUMN(h), INAROW_COLUMN(i), INAROW_COLUMN(j),
    INAROW_COLUMN(k), INAROW_COLUMN(l), INAROW_COLUMN(m), INAROW_COLUMN(n), INAROW_COLUMN(o),
    INAROW_COLUMN(p), INAROW_COLUMN(q), INAROW_COLUMN(r), INAROW_COLUMN(s), INAROW_COLUMN(t),
    INAROW_COLUMN(u), INAROW_COLUMN(v), INAROW_COLUMN(w), INAROW_COLUMN(x), INAROW_COLUMN(y),
    INAROW_COLUMN(z),
};

#undef INAROW_COLUMN
// clang-format on

}  // namespace squares

/// The columns of boards on which stones are dropped, from 1 at the left.
namespace column_numbers {

// clang-format off
enum column_number : std::uint8_t {
    _1 = 1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20,
    _21, _22, _23, _24, _25, _26,
};
// clang-format on
// NOLINTEND(cppcoreguidelines-use-enum-class,readability-identifier-naming)

}  // namespace column_numbers

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_NOTATION_NAMED_MOVES_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_RULES_TEXT_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_RULES_TEXT_HPP
// inarow/notation/rules_text.hpp ------------------------------------------------------------------

/// Rules as text: COLUMNSxROWS/RUN[/drop][/exactly][/misere][/torus][/second], or a name,
/// `tic-tac-toe`, `connect-four` or `gomoku`, for the part before `/exactly`. The suffixes mean
/// that stones drop, that only lines of exactly RUN stones count, that who completes a line loses,
/// that opposite edges are joined, and that the second player starts.
namespace inarow::inline v0::notation {

struct named_rules {
    core::string_view name;
    inarow::rules rules;
};
inline constexpr named_rules rules_by_name[] = {
    {"tic-tac-toe", tic_tac_toe}, {"connect-four", connect_four}, {"gomoku", gomoku}};

/// Parses rules; their numbers may be out of range, which `check` tells.
[[nodiscard]] constexpr std::expected<rules, syntax_error> parse_rules(core::string_view text) {
    reader input{text};
    rules result;
    for (const auto& [name, meant] : rules_by_name)
        if (result.columns == 0 && input.skip(name)) result = meant;
    auto& [columns, rows, run, gravity, length, convention, edges, starts] = result;
    auto suffix = expected_token::suffix_from_exactly;
    if (input.offset == 0) {
        suffix = expected_token::suffix_from_drop;
        columns = input.number(expected_token::rules_by_name_or_size);
        input.expect('x', expected_token::an_x);
        rows = input.number(expected_token::a_number);
        input.expect('/', expected_token::a_slash);
        run = input.number(expected_token::a_number);
    }
    const auto skip = [&](core::string_view wanted, expected_token next) {
        const bool found = input.skip(wanted);
        if (found) suffix = next;
        return found;
    };
    if (suffix == expected_token::suffix_from_drop &&
        skip("/drop", expected_token::suffix_from_exactly))
        gravity = drop;
    if (skip("/exactly", expected_token::suffix_from_misere)) length = line_length::exactly;
    if (skip("/misere", expected_token::suffix_from_torus)) convention = convention::misere;
    if (skip("/torus", expected_token::suffix_from_second)) edges = edges::wrapping;
    if (skip("/second", expected_token::the_end)) starts = second;
    if (!input.at_end()) input.fail(suffix);
    return input.result(result);
}

/// Writes the suffixes of rules.
constexpr void print_rules_suffixes(core::sink auto& out, const rules& r) {
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        r;
    switch (gravity) {
        case place: break;
        case drop: core::write(out, "/drop"); break;
        default: break;
    }
    switch (length) {
        case line_length::at_least: break;
        case line_length::exactly: core::write(out, "/exactly"); break;
        default: break;
    }
    switch (convention) {
        case convention::normal: break;
        case convention::misere: core::write(out, "/misere"); break;
        default: break;
    }
    switch (edges) {
        case edges::bounded: break;
        case edges::wrapping: core::write(out, "/torus"); break;
        default: break;
    }
    switch (starts) {
        case first: break;
        case second: core::write(out, "/second"); break;
        default: break;
    }
}

/// Writes rules in the form with numbers.
constexpr void print_rules(core::sink auto& out, const rules& r) {
    core::write(out, r.columns, 'x', r.rows, '/', r.run);
    print_rules_suffixes(out, r);
}

/// Writes rules with their name, whoever starts; where they have none, in the form with numbers.
constexpr void print_rules_name(core::sink auto& out, const rules& r) {
    rules named = starting_with(first, r);
    rules suffixes = named;
    named.length = line_length::at_least;
    named.convention = convention::normal;
    named.edges = edges::bounded;
    suffixes.gravity = place;
    for (const auto& [name, meant] : rules_by_name) {
        if (meant != named) continue;
        core::write(out, name);
        return print_rules_suffixes(out, suffixes);
    }
    print_rules(out, starting_with(first, r));
}

/// Writes rules as a C++ expression: `misere(tic_tac_toe)`, `rules{.columns = 5, ...}`.
constexpr void print_rules_in_cpp(core::sink auto& out, const rules& r) {
    const auto& [columns, rows, run, gravity, length, convention, edges, starts] = r;
    int open = 0;
    const auto call = [&](core::string_view function) {
        core::write(out, function);
        ++open;
    };
    switch (starts) {
        case first: break;
        case second: call("starting_with(second, "); break;
        default: break;
    }
    switch (edges) {
        case edges::bounded: break;
        case edges::wrapping: call("on_torus("); break;
        default: break;
    }
    switch (convention) {
        case convention::normal: break;
        case convention::misere: call("misere("); break;
        default: break;
    }
    switch (length) {
        case line_length::at_least: break;
        case line_length::exactly: call("exactly("); break;
        default: break;
    }
    const inarow::rules plain{.columns = columns, .rows = rows, .run = run, .gravity = gravity};
    core::string_view known;
    for (const auto& [name, meant] : rules_by_name)
        if (meant == plain) known = name;
    for (std::size_t i = 0; i < known.size(); ++i)
        core::write(out, known.data()[i] == '-' ? '_' : known.data()[i]);
    if (known.empty()) {
        core::write(out, "rules{.columns = ", columns, ", .rows = ", rows, ", .run = ", run);
        switch (gravity) {
            case place: break;
            case drop: core::write(out, ", .gravity = drop"); break;
            default: break;
        }
        core::write(out, '}');
    }
    for (; open > 0; --open) core::write(out, ')');
}

}  // namespace inarow::inline v0::notation

#endif  // INAROW_SINGLE_INAROW_NOTATION_RULES_TEXT_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_MOVES_TEXT_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_MOVES_TEXT_HPP
// inarow/notation/moves_text.hpp ------------------------------------------------------------------

/// Lists of moves as text: "b2 a1 c3", or "4453" where columns have one digit.
namespace inarow::inline v0::notation {

/// The refused move of a list, and why it was refused.
struct illegal_moves_text {
    int number;          ///< in the list, from 1
    std::size_t offset;  ///< in the text, in characters
    move_text text;
    illegal_move_text why;

    constexpr bool operator==(const illegal_moves_text&) const = default;
};

namespace detail {

template <int Capacity>
[[nodiscard]] constexpr const basic_position<Capacity>& board_of(
    const basic_position<Capacity>& p) {
    return p;  // NOLINT(bugprone-return-const-ref-from-parameter)
}
template <int Capacity>
[[nodiscard]] constexpr const basic_position<Capacity>& board_of(const basic_game<Capacity>& g) {
    return g.position();
}

}  // namespace detail

/// Why a score behind the moves of a list is refused.
template <int Capacity>
[[nodiscard]] constexpr illegal_move_text score_in_moves(const basic_position<Capacity>& p) {
    return {p.explained(illegal_move::reason::not_a_move, {}),
            {expected_token::moves_without_score, -1}};
}

/// Makes the moves of a list on a game or a position, up to the first refused one; returns how many
/// were made.
template <class Board>
constexpr std::expected<int, illegal_moves_text> apply_moves(Board& board, core::string_view list,
                                                             kind k = kind::any) {
    core::string_view rest = list;
    const std::size_t score = score_offset(k, board.rules(), list);
    for (int number = 1;; ++number) {
        const core::string_view text = next_move_text(k, board.rules(), rest);
        if (text.empty()) return number - 1;
        const std::size_t offset = list.size() - rest.size() - text.size();
        if (offset == score)
            return std::unexpected(illegal_moves_text{number, offset, move_text(text, k),
                                                      score_in_moves(detail::board_of(board))});
        const move_text m(text, k);
        const auto where = resolve(detail::board_of(board), m);
        if (!where) return std::unexpected(illegal_moves_text{number, offset, m, where.error()});
        (void)board.apply(*where);
    }
}

/// The game or position after a list of moves, or the first refused one.
template <class Board>
[[nodiscard]] constexpr std::expected<Board, illegal_moves_text> play_moves(Board board,
                                                                            core::string_view list,
                                                                            kind k = kind::any) {
    const auto made = apply_moves(board, list, k);
    if (!made) return std::unexpected(made.error());
    return board;
}

/// What goes between moves by default: nothing between columns of one digit, else a space.
[[nodiscard]] constexpr core::string_view separator_for(kind k, const rules& r) {
    const bool is_column = (k == kind::any ? default_for(r) : k) == kind::columns;
    return is_column && r.columns <= 9 ? "" : " ";
}

/// Writes moves that `mover` and the opponent make in turn. Precondition: can_print(k, r).
constexpr void print_moves(core::sink auto& out, const rules& r, const auto& squares, player mover,
                           kind k, core::string_view separator) {
    core::string_view between;
    for (const square s : squares) {
        core::write(out, between);
        print(out, k, r, s, mover);
        mover = other(mover);
        between = separator;
    }
}
/// Writes the moves of a game in the form that play_moves reads back.
/// Precondition: can_print(k, g.rules()).
template <int Capacity>
constexpr void print_moves(core::sink auto& out, const basic_game<Capacity>& g,
                           kind k = kind::any) {
    print_moves(out, g.rules(), g.moves(), g.mover(0), k, separator_for(k, g.rules()));
}

}  // namespace inarow::inline v0::notation

#endif  // INAROW_SINGLE_INAROW_NOTATION_MOVES_TEXT_HPP

#if !defined(INAROW_SINGLE_INAROW_STREAM_HPP)
#define INAROW_SINGLE_INAROW_STREAM_HPP
// inarow/stream.hpp -------------------------------------------------------------------------------

/// Text output of every value: rules and positions in their notations, a game as its moves, the
/// rest by name. `operator<<` takes any stream of chars and includes none; std::format is in
/// <inarow/format.hpp>.
namespace inarow::inline v0 {

constexpr void write_value(core::sink auto& out, const rules& r) { notation::print_rules(out, r); }
constexpr void write_value(core::sink auto& out, player side) { core::write(out, name_of(side)); }
constexpr void write_value(core::sink auto& out, outcome o) { core::write(out, name_of(o)); }
constexpr void write_value(core::sink auto& out, status s) { core::write(out, name_of(s)); }
constexpr void write_value(core::sink auto& out, mark m) {
    core::write(out, notation::letter_of(m));
}
constexpr void write_value(core::sink auto& out, square s) {
    core::write(out, '(', s.column, ',', s.row, ')');
}
constexpr void write_value(core::sink auto& out, const illegal_move& why) {
    core::write(out, name_of(why.kind));
}
constexpr void write_value(core::sink auto& out, const illegal_rules& why) {
    messages::write_refusal(out, why);
}
constexpr void write_value(core::sink auto& out, const illegal_take_back& why) {
    messages::write_refusal(out, why);
}
template <int Capacity>
constexpr void write_value(core::sink auto& out, const basic_position<Capacity>& p) {
    notation::print_position(out, p);
}
template <int Capacity>
constexpr void write_value(core::sink auto& out, const basic_game<Capacity>& g) {
    notation::print_moves(out, g.rules(), g.moves(), g.mover(0), notation::kind::any, " ");
}

/// Anything that write_value writes.
template <class T>
concept writable =
    requires(core::fixed_string<1>& out, const T& value) { write_value(out, value); };

namespace core {

/// A sink that writes to a stream.
template <output_stream Stream>
struct stream_sink {
    Stream* stream;
    constexpr void append(const char* data, std::size_t count) {
        *stream << string_view(data, count);
    }
};

}  // namespace core

template <writable T, core::output_stream Stream>
Stream& operator<<(Stream& stream, const T& value) {
    core::stream_sink<Stream> out{&stream};
    write_value(out, value);
    return stream;
}

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_STREAM_HPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_BOARD_HPP)
#define INAROW_SINGLE_INAROW_TYPE_BOARD_HPP
// inarow/type/board.hpp ---------------------------------------------------------------------------

/// Boards as template arguments, which compilers and editors print as rows of text.
namespace inarow::inline v0 {

namespace detail {

[[nodiscard]] constexpr std::size_t size(int number) { return static_cast<std::size_t>(number); }

}  // namespace detail

/// The rows of a board from the top, such as board<3, 3>{{"X.O", ".X.", "..O"}}. Each has its
/// terminator, or clang would print it as numbers; it elides what follows ten elements of an array,
/// hence the groups of ten rows.
template <int Columns, int Rows>
struct board {
    char tens[detail::size(Rows / 10)][10][detail::size(Columns + 1)]{};
    char rest[detail::size(Rows % 10)][detail::size(Columns + 1)]{};

    /// The characters of a row, 0 at the top.
    [[nodiscard]] constexpr char* row(std::size_t number) {
        return number < detail::size(10 * (Rows / 10)) ? tens[number / 10][number % 10]
                                                       : rest[number % 10];
    }
};
template <int Columns, int Rows>
    requires(Rows % 10 == 0)
struct board<Columns, Rows> {
    char tens[detail::size(Rows / 10)][10][detail::size(Columns + 1)]{};

    [[nodiscard]] constexpr char* row(std::size_t number) { return tens[number / 10][number % 10]; }
};
template <int Columns, int Rows>
    requires(Rows < 10)
struct board<Columns, Rows> {
    char rows[detail::size(Rows)][detail::size(Columns + 1)]{};

    [[nodiscard]] constexpr char* row(std::size_t number) { return rows[number]; }
};

/// How a game stands.
enum class standing : char {
    first_to_move,
    second_to_move,
    first_has_won,
    second_has_won,
    drawn,
};

/// `to_move` is whose turn it is; ignored once the game is over.
[[nodiscard]] constexpr standing standing_of(outcome o, player to_move) {
    switch (o) {
        case outcome::in_play: break;
        case outcome::first_won: return standing::first_has_won;
        case outcome::second_won: return standing::second_has_won;
        case outcome::draw: return standing::drawn;
        default: break;
    }
    return to_move == first ? standing::first_to_move : standing::second_to_move;
}

namespace detail {

/// The board of a position.
template <int Columns, int Rows, int Capacity>
[[nodiscard]] constexpr board<Columns, Rows> board_of(const basic_position<Capacity>& p) {
    board<Columns, Rows> result;
    for (int row = 0; row < Rows; ++row) {
        char* text = result.row(detail::size(row));
        for (int column = 0; column < Columns; ++column)
            *text++ = notation::letter_of(p.at(square{column, row}));
        *text = '\0';  // or clang, which tells what was written, has no text to print
    }
    return result;
}

/// The board after a move onto the square with that row-major index.
template <int Columns, int Rows>
[[nodiscard]] constexpr board<Columns, Rows> board_after(board<Columns, Rows> b, int square,
                                                         player mover) {
    b.row(detail::size(square / Columns))[square % Columns] = notation::letter_of(mover);
    return b;
}

}  // namespace detail

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_BOARD_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_DETAIL_NUMBERED_HPP)
#define INAROW_SINGLE_INAROW_CORE_DETAIL_NUMBERED_HPP
// inarow/core/detail/numbered.hpp -----------------------------------------------------------------

/// Types with long names behind numbers, which stand for them in the names of other types:
/// otherwise a game of forty moves would fill every line of an error. A number, unlike a closure
/// type, has the same mangled name for every compiler.
namespace inarow::inline v0::core::detail {

// A friend function that one class declares and another defines leads from the number to the type.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wnon-template-friend"
#endif

/// The type of that number. Precondition: numbered_type has given it the number.
template <std::uint64_t Number>
struct numbered {
    friend auto type_with(numbered*);
    using self = std::remove_pointer_t<decltype(type_with(static_cast<numbered*>(nullptr)))>;
};

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

/// Gives a type a number, a hash of all that tells it from others: two types with one number
/// do not compile.
template <class Type, std::uint64_t Number>
struct numbered_type {
    friend auto type_with(numbered<Number>* /*number*/) { return static_cast<Type*>(nullptr); }
    using number = numbered<Number>;
};

}  // namespace inarow::inline v0::core::detail

#endif  // INAROW_SINGLE_INAROW_CORE_DETAIL_NUMBERED_HPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_GAME_HPP)
#define INAROW_SINGLE_INAROW_TYPE_GAME_HPP
// inarow/type/game.hpp ----------------------------------------------------------------------------

/// A game as a type: its start, and a link for every move. The links name values; what a move does
/// is computed by the position alone. Each link is a type of its own, so that taking back a move
/// gives the very same type as before it; a position inside the name would cost more to compile
/// than the moves do (docs/type/game.md has the figures).
namespace inarow::inline v0 {

namespace detail {

/// What is said of a type that is no game; what was probably meant by some that are not.
template <class T>
inline constexpr core::string_view no_game_sentence =
    "This type is not a game: begin with new_game<rules>, such as new_game<tic_tac_toe>.";
template <>
inline constexpr core::string_view no_game_sentence<rules> =
    "Rules are not a game: begin with new_game<rules>, such as new_game<tic_tac_toe>.";
template <class T>
struct no_game {
    static constexpr diagnostic text = diagnostic_of(no_game_sentence<T>);
};

template <bool IsGame>
struct game_if {
    template <class>
    using reason = accepted;
};
template <>
struct game_if<false> {
    template <class T>
    using reason = reason_of<no_game<T>>;
};

template <class T>
using game_reason = typename game_if<requires {
    typename T::self;
    typename T::origin;
}>::template reason<T>;

}  // namespace detail

/// A game type: what new_game, set_up, play and the like are.
template <class T>
concept game_type = detail::holds<detail::game_reason<T>>;

namespace detail {

/// The rules with these numbers, and with these parts instead of the default ones.
[[nodiscard]] constexpr rules rules_from(int column_count, int row_count, int run_length,
                                         auto... parts) {
    rules result;
    auto& [columns, rows, run, gravity, length, convention, edges, starts] = result;
    columns = column_count;
    rows = row_count;
    run = run_length;
    [[maybe_unused]] const auto set = [](auto& part, const auto& wanted) {
        if constexpr (requires { part = wanted; }) part = wanted;
    };
    ((set(gravity, parts), set(length, parts), set(convention, parts), set(edges, parts),
      set(starts, parts)),
     ...);
    return result;
}

}  // namespace detail

/// A game type with its board in its name, which is what editors show. `Link` is a null pointer to
/// its start or last link: compilers print `nullptr` or 0 for it, and not the links.
template <auto Board, standing Standing, auto Link>
struct game_on;
template <auto Board, standing Standing, class Link, Link* Null>
struct game_on<Board, Standing, Null> : Link {
    static constexpr const auto& board = Board;
};

template <class Previous, int Square>
struct after_move;

namespace detail {

/// Boards of at most that number of columns and rows stand in the names of their games: on larger
/// ones a name costs more to compile than the moves do, and fills a screen.
inline constexpr int max_named_board = 15;
[[nodiscard]] constexpr bool has_named_board(const rules& r) {
    return r.columns <= max_named_board && r.rows <= max_named_board;
}

/// A link with its board in its name, or as it is.
template <bool Named>
struct named_if {
    template <class Link, class Previous, int Square>
    using game = game_on<board_after(Previous::board, Square, Previous::position.to_move_),
                         standing_of(Link::position.outcome_, Link::position.to_move_),
                         static_cast<Link*>(nullptr)>;
    // Through type_identity, or clang would print the expressions beside the name.
    template <class Start>
    using start = std::type_identity_t<game_on<
        board_of<Start::position.rules_.columns, Start::position.rules_.rows>(Start::position),
        standing_of(Start::position.outcome_, Start::position.to_move_),
        static_cast<Start*>(nullptr)>>;
};
template <>
struct named_if<false> {
    template <class Link, class, int>
    using game = Link;
    template <class Start>
    using start = Start;
};

/// The links of a game that stand in its name; what is before them is a number there. Else the name
/// of a game of forty moves would fill every line of an error.
inline constexpr int max_links_named = 7;

template <class Game>
struct number_of;

/// The number of links that stand in the name of a game. Counted by types: a constant for each link
/// costs more to compile than its position does.
template <int Count, bool Named>
struct links_named : named_if<Named> {
    using more = links_named<Count + 1, Named>;
    template <class Previous, int Square>
    using after = after_move<Previous, Square>;
};
template <bool Named>
struct links_named<max_links_named - 1, Named> : named_if<Named> {
    using more = links_named<0, Named>;
    template <class Previous, int Square>
    using after = after_move<typename number_of<Previous>::type, Square>;
};

}  // namespace detail

/// A game on the empty board. Not the `rules` themselves but their numbers, and the other parts
/// that differ from the default: compilers print them in every error.
template <int Columns, int Rows, int Run, auto... Parts>
struct started {
    using link = started;
    using origin = started;
    static constexpr int capacity = Columns * Rows;
    static constexpr int ply = 0;
    static constexpr basic_position<capacity> position =
        basic_position<capacity>::start_unchecked(detail::rules_from(Columns, Rows, Run, Parts...));
    using links = detail::links_named<0, detail::has_named_board(position.rules_)>;
    using self = typename links::template start<started>;
};

/// A game from a given position, the `value` of the type of that number.
template <class Number>
struct started_from {
    using link = started_from;
    using origin = started_from;
    using position_type = std::remove_const_t<decltype(Number::self::value)>;
    static constexpr position_type position = Number::self::value;
    static constexpr int capacity = position_type::capacity;
    static constexpr int ply = 0;
    using links = detail::links_named<0, detail::has_named_board(position.rules_)>;
    using self = typename links::template start<started_from>;
};

/// The game `Previous` after one more move, onto the square with that row-major index.
template <class Previous, int Square>
struct after_move {
    using link = after_move;
    using previous = typename Previous::self::self;
    using origin = typename previous::origin;
    using links = typename previous::links::more;
    static constexpr int capacity = previous::capacity;
    static constexpr basic_position<capacity> position = previous::position.after(Square);
    // Not counted link by link: the recursion would be too deep after a long game.
    static constexpr int ply = position.stones_ - origin::position.stones_;
    using self = typename links::template game<after_move, previous, Square>;
};

namespace detail {

/// A hash of the moves of a game and of the position it began with.
template <class Game>
inline constexpr std::uint64_t history_hash = core::mix64(Game::position.hash());
template <class Number>
inline constexpr std::uint64_t history_hash<started_from<Number>> =
    core::mix64(started_from<Number>::position.hash() + 1);
template <std::uint64_t Hash>
inline constexpr std::uint64_t history_hash<core::detail::numbered<Hash>> = Hash;
template <class Previous, int Square>
inline constexpr std::uint64_t history_hash<after_move<Previous, Square>> =
    core::mix64(history_hash<Previous> + static_cast<std::uint64_t>(Square) + 1);

template <class Game>
struct number_of {
    using type = typename core::detail::numbered_type<Game, history_hash<Game>>::number;
};

template <class Previous, int Square>
using next = typename Previous::links::template after<typename Previous::link, Square>;

}  // namespace detail

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_GAME_HPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_DISPLAY_HPP)
#define INAROW_SINGLE_INAROW_TYPE_DISPLAY_HPP
// inarow/type/display.hpp -------------------------------------------------------------------------

/// The board of a game as a type whose name is the board: what an editor shows on hover.
namespace inarow::inline v0 {

/// Only declared.
template <auto Board>
struct displayed;

/// displayed<board<3, 3>{{"X.O", ".X.", "..O"}}>: the rows from the top.
template <game_type Game>
using display =
    displayed<detail::board_of<Game::position.rules().columns, Game::position.rules().rows>(
        Game::position)>;

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_DISPLAY_HPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_PLAY_HPP)
#define INAROW_SINGLE_INAROW_TYPE_PLAY_HPP
// inarow/type/play.hpp ----------------------------------------------------------------------------

/// Moves on game types: `play`, strict, does not compile when a move is illegal; `try_play`, total,
/// is then the same game and the reason.
namespace inarow::inline v0 {

namespace detail {

/// The squares of the legal moves before the first refused one.
template <std::size_t Count>
struct legal_prefix {
    int squares[Count + 1]{};
    std::size_t size = 0;
};

template <int Capacity, class... Moves>
[[nodiscard]] constexpr legal_prefix<sizeof...(Moves)> legal_prefix_of(basic_position<Capacity> p,
                                                                       const Moves&... moves) {
    legal_prefix<sizeof...(Moves)> result;
    // Not a fold expression: clang 19 takes none of more than 256 operands.
    const move_text* const all[] = {&moves..., nullptr};
    for (std::size_t i = 0; i < sizeof...(Moves); ++i) {
        const int square = square_of(p, *all[i]);
        if (square < 0) break;
        result.squares[result.size++] = square;
        p = p.after(square_at(p.rules(), square));
    }
    return result;
}

/// The game after the moves Begin to Begin + Count - 1 of `Tried::legal`, a legal_prefix; by
/// halves, so that no number of moves is too deep for a compiler.
template <class Game, class Tried, std::size_t Begin, std::size_t Count>
struct after_moves {
    using half = typename after_moves<Game, Tried, Begin, Count / 2>::game;
    using game = typename after_moves<half, Tried, Begin + Count / 2, Count - Count / 2>::game;
};
template <class Game, class Tried, std::size_t Begin>
struct after_moves<Game, Tried, Begin, 1> {
    using game = typename next<Game, Tried::legal.squares[Begin]>::self;
    // Evaluates the position now: that of the last of many moves would be too deep.
    static_assert(game::position.stones_ > 0);
};
template <class Game, class Tried, std::size_t Begin>
struct after_moves<Game, Tried, Begin, 0> {
    using game = Game;
};

/// The first refused move, why it is refused, and the position before it.
template <int Capacity>
struct refused_move {
    basic_position<Capacity> position;
    move_text text;
    illegal_move_text why;
};
template <int Capacity, class... Moves>
[[nodiscard]] constexpr refused_move<Capacity> first_refused(const basic_position<Capacity>& p,
                                                             const Moves&... moves) {
    refused_move<Capacity> result{p, move_text{""}, {}};
    const move_text* const all[] = {&moves..., nullptr};
    for (std::size_t i = 0; i < sizeof...(Moves); ++i) {
        const int square = square_of(result.position, *all[i]);
        if (square < 0) {
            result.text = *all[i];
            result.why = explain_refusal(result.position, *all[i]);
            break;
        }
        result.position = result.position.after(square_at(result.position.rules(), square));
    }
    return result;
}

/// The square around which a large board is drawn with a refused move.
template <int Capacity>
[[nodiscard]] constexpr square centre_of(const refused_move<Capacity>& refused) {
    using enum illegal_move::reason;
    const illegal_move& why = refused.why.move;
    const rules& r = refused.position.rules();
    if (why.kind == not_a_move || why.kind == game_over) return centre_of(refused.position);
    return {.column = why.attempted.column,
            .row = why.attempted.names_row() ? why.attempted.row : r.rows - 1};
}

template <int Capacity>
[[nodiscard]] constexpr diagnostic diagnose(const refused_move<Capacity>& refused) {
    diagnostic result;
    messages::write_refusal(result.sentence, refused.position.rules(), refused.why, refused.text);
    messages::write_moves_left(result.sentence, refused.position);
    write_board(result, refused.position, centre_of(refused));
    return result;
}

template <class Game, move_text... Moves>
struct playing;

/// The diagnostic of refused moves.
template <class Playing>
struct refused_moves;
template <class Game, move_text... Moves>
struct refused_moves<playing<Game, Moves...>> {
    static constexpr diagnostic text = diagnose(first_refused(Game::position, Moves...));
};

/// The game after a move, or its refusal.
template <bool Legal>
struct move_if {
    // What `next` is: naming that here would cost a specialization a move.
    template <class Game, int Square, class Playing>
    using game = typename Game::links::template after<typename Game::link, Square>;
};
template <>
struct move_if<false> {
    template <class Game, int Square, class Playing>
    using game = refusal<refused_moves<Playing>, Game>;
};

/// The same for several moves.
template <bool Legal>
struct moves_if {
    template <class Game, class Playing>
    using game = typename after_moves<Game, Playing, 0, Playing::legal.size>::game;
};
template <>
struct moves_if<false> {
    template <class Game, class Playing>
    using game = refusal<refused_moves<Playing>, Game>;
};

/// A class, because g++ prints no more than its name in an error; of an alias it would print the
/// whole definition. `play` asks `next` for its `self`: only there can a refusal fail, so a
/// compiler has that one step to tell of.
template <class Game, move_text... Moves>
struct playing {
    static constexpr auto legal = legal_prefix_of(Game::position, Moves...);
    using next = typename moves_if<legal.size == sizeof...(Moves)>::template game<Game, playing>;
};
/// One move, as most programs play, costs half as much as a pack of one.
template <class Game, move_text Move>
struct playing<Game, Move> {
    static constexpr int square = square_of(Game::position, Move);
    using next = typename move_if<(square >= 0)>::template game<Game, square, playing>;
};

}  // namespace detail

/// The game after these moves, in order: "center", 13, "b2", "4", made_by(first, "a1"),
/// written_in(notation::kind::openspiel, "x3"). Does not compile if one is illegal: the error says
/// which and why, and draws the board before it.
template <game_type Game, move_text... Moves>
using play = typename detail::playing<Game, Moves...>::next::self;

namespace detail {

template <class Game, move_text... Moves>
inline constexpr bool are_legal =
    legal_prefix_of(Game::position, Moves...).size == sizeof...(Moves);

template <bool Legal>
struct legal_moves_if {
    template <class Game, move_text... Moves>
    using reason = accepted;
};
template <>
struct legal_moves_if<false> {
    template <class Game, move_text... Moves>
    using reason = reason_of<refused_moves<playing<Game, Moves...>>>;
};

/// A class, so that clang prints the game once in the note of a concept.
template <class Game, move_text... Moves>
struct legality {
    using reason =
        typename legal_moves_if<are_legal<Game, Moves...>>::template reason<Game, Moves...>;
};

}  // namespace detail

/// Whether these moves are legal, in order: asks what `play` would refuse.
template <class Game, move_text... Moves>
concept legal_moves =
    game_type<Game> && detail::holds<typename detail::legality<Game, Moves...>::reason>;

/// These moves on a game, legal or not: the total counterpart of `play`.
template <game_type Game, move_text... Moves>
struct try_play {
private:
    struct tried {
        static constexpr auto legal = detail::legal_prefix_of(Game::position, Moves...);
    };
    static constexpr auto stopped = detail::first_refused(Game::position, Moves...);

public:
    /// The game after the moves before the first refused one: the very same type as Game if that is
    /// the first.
    using game = typename detail::after_moves<Game, tried, 0, tried::legal.size>::game;
    /// The number of moves that are played.
    static constexpr std::size_t legal = tried::legal.size;
    static constexpr bool refused = legal < sizeof...(Moves);
    /// If `refused`: the refused move, why it is refused, and the sentence that says so.
    static constexpr move_text refused_move = stopped.text;
    static constexpr illegal_move_text refusal = stopped.why;
    static constexpr messages::sentence_text sentence =
        refused ? messages::sentence(Game::position.rules(), refusal, refused_move)
                : messages::sentence_text{};
};

namespace detail {

template <class Game, move_text... Moves>
inline constexpr core::string_view no_game_sentence<try_play<Game, Moves...>> =
    "A try_play is not a game: its game is the member try_play<...>::game.";

}  // namespace detail

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_PLAY_HPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_MUST_HPP)
#define INAROW_SINGLE_INAROW_TYPE_MUST_HPP
// inarow/type/must.hpp ----------------------------------------------------------------------------

namespace inarow::inline v0 {

namespace detail {

template <int Capacity>
[[nodiscard]] constexpr basic_position<Capacity> position_in(const basic_position<Capacity>& p) {
    return p;
}
template <int Capacity>
[[nodiscard]] constexpr basic_position<Capacity> position_in(const basic_game<Capacity>& g) {
    return g.position();
}

/// A position or a game after legal moves.
template <class Start, class... Moves>
[[nodiscard]] constexpr Start after_legal_moves(Start start, const Moves&... moves) {
    const move_text* const all[] = {&moves..., nullptr};
    for (const move_text* const* each = all; *each != nullptr; ++each) {
        const basic_position p = position_in(start);
        (void)start.apply(square_at(p.rules(), square_of(p, **each)));
    }
    return start;
}

/// The value that a game begins with, as a type.
template <const auto& Start>
struct start_value {
    static constexpr const auto& value = Start;
};

template <class Start, move_text... Moves>
struct value_after {
    using self = value_after;
    static constexpr auto value = after_legal_moves(Start::value, Moves...);
};

template <class Start, move_text... Moves>
struct refused_in_value {
    static constexpr diagnostic text = diagnose(first_refused(position_in(Start::value), Moves...));
};

template <bool Legal>
struct must_if {
    template <class Start, move_text... Moves>
    using answer = value_after<Start, Moves...>;
};
template <>
struct must_if<false> {
    template <class Start, move_text... Moves>
    using answer = refusal<refused_in_value<Start, Moves...>, value_after<Start>>;
};

/// A class, for the same reason that `playing` is one.
template <class Start, move_text... Moves>
struct making {
    using next = typename must_if<legal_prefix_of(position_in(Start::value), Moves...).size ==
                                  sizeof...(Moves)>::template answer<Start, Moves...>;
};

}  // namespace detail

/// The position or game `Start` after these moves, for values in constant evaluation what `play` is
/// for game types: an illegal move does not compile, with the same sentence and board. Start is a
/// constant with static storage duration.
template <const auto& Start, move_text... Moves>
inline constexpr auto must =
    detail::making<detail::start_value<Start>, Moves...>::next::self::value;

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_MUST_HPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_NEW_GAME_HPP)
#define INAROW_SINGLE_INAROW_TYPE_NEW_GAME_HPP
// inarow/type/new_game.hpp ------------------------------------------------------------------------

/// Game types on an empty board, or on a given one.
namespace inarow::inline v0 {

namespace detail {

[[nodiscard]] constexpr diagnostic diagnose(const illegal_rules& why) {
    diagnostic result;
    messages::write_refusal(result.sentence, why);
    return result;
}
template <rules Rules>
struct refused_rules {
    static constexpr diagnostic text = diagnose((check)(Rules).error());
};

/// A game with one more part of its rules, if it is not the default one.
template <class Game, auto Part, auto Default>
struct with_part;
template <int Columns, int Rows, int Run, auto... Parts, auto Part, auto Default>
struct with_part<started<Columns, Rows, Run, Parts...>, Part, Default> {
    using game = started<Columns, Rows, Run, Parts..., Part>;
};
template <int Columns, int Rows, int Run, auto... Parts, auto Part>
struct with_part<started<Columns, Rows, Run, Parts...>, Part, Part> {
    using game = started<Columns, Rows, Run, Parts...>;
};

/// The rules that a start names.
template <class Start>
inline constexpr rules rules_of_start{};
template <int Columns, int Rows, int Run, auto... Parts>
inline constexpr rules rules_of_start<started<Columns, Rows, Run, Parts...>> =
    rules_from(Columns, Rows, Run, Parts...);

template <rules Rules>
struct started_by {
    static constexpr rules defaults{};
    using numbers = started<Rules.columns, Rules.rows, Rules.run>;
    using gravity = with_part<numbers, Rules.gravity, defaults.gravity>::game;
    using length = with_part<gravity, Rules.length, defaults.length>::game;
    using convention = with_part<length, Rules.convention, defaults.convention>::game;
    using edges = with_part<convention, Rules.edges, defaults.edges>::game;
    using game = with_part<edges, Rules.starts, defaults.starts>::game;
    static_assert(rules_of_start<game> == Rules, "a part of the rules is missing above");
};

template <bool Valid>
struct new_game_if {
    template <rules Rules>
    using reason = accepted;
    template <rules Rules>
    using game = started_by<Rules>::game;
};
template <>
struct new_game_if<false> {
    template <rules Rules>
    using reason = reason_of<refused_rules<Rules>>;
    template <rules Rules>
    using game = refusal<refused_rules<Rules>, started<3, 3, 3>>;
};

/// The position of a set-up text, or why it is refused.
template <int Capacity>
struct set_up_result {
    basic_position<Capacity> position;
    bool refused = false;
    diagnostic why{};
};
template <int Capacity>
[[nodiscard]] constexpr set_up_result<Capacity> set_up_from(const rules& r, core::string_view text,
                                                            bool checked) {
    const auto empty = *basic_layout<Capacity>::start(r);
    const auto layout = notation::parse_position(empty, text);
    set_up_result<Capacity> result{empty.unchecked()};
    if (!layout) {
        result.refused = true;
        messages::write_refusal(result.why.sentence, "The position", layout.error());
        return result;
    }
    result.position = layout->unchecked();
    if (const auto reached = layout->checked(); checked && !reached) {
        result.refused = true;
        messages::write_refusal(result.why.sentence, r, reached.error(), result.position.to_move());
        write_board(result.why, result.position, reached.error().where);
    }
    return result;
}
template <rules Rules, str Text, bool Checked>
inline constexpr set_up_result<Rules.squares()> set_up_of =
    set_up_from<Rules.squares()>(Rules, Text.view(), Checked);
template <rules Rules, str Text, bool Checked>
struct refused_set_up {
    static constexpr diagnostic text = set_up_of<Rules, Text, Checked>.why;
};

/// A position as a type.
template <auto Position>
struct position_constant {
    static constexpr auto value = Position;
};
template <auto Position>
using position_number =
    typename core::detail::numbered_type<position_constant<Position>, Position.hash()>::number;

template <bool Refused>
struct set_up_unless {
    template <rules Rules, str Text>
    using reason = accepted;
    template <rules Rules, str Text, bool Checked>
    using game = started_from<position_number<set_up_of<Rules, Text, Checked>.position>>;
};
template <>
struct set_up_unless<true> {
    template <rules Rules, str Text>
    using reason = reason_of<refused_set_up<Rules, Text, true>>;
    template <rules Rules, str Text, bool Checked>
    using game = refusal<refused_set_up<Rules, Text, Checked>, typename started_by<Rules>::game>;
};

/// A class, for the same reason that `playing` is one.
template <rules Rules, str Text, bool Checked>
struct setting_up {
    using next =
        typename set_up_unless<set_up_of<Rules, Text, Checked>.refused>::template game<Rules, Text,
                                                                                       Checked>;
};
template <rules Rules, str Text, bool Checked>
    requires(!is_valid(Rules))
struct setting_up<Rules, Text, Checked> {
    using next = new_game_if<false>::game<Rules>;
};

}  // namespace detail

/// Rules that a game can be played by: asks what new_game would refuse.
template <rules Rules>
concept valid_rules =
    detail::holds<typename detail::new_game_if<is_valid(Rules)>::template reason<Rules>>;

/// A game of these rules on the empty board. Rules with a number out of range do not compile.
template <rules Rules>
using new_game = typename detail::new_game_if<is_valid(Rules)>::template game<Rules>::self;

/// A game from a given board, such as set_up<tic_tac_toe, "X.O/.X./..O X"> (see
/// notation/position_text.hpp). A board that no game reaches does not compile, nor do rules that
/// new_game refuses.
template <rules Rules, str Text>
using set_up = typename detail::setting_up<Rules, Text, true>::next::self;

/// The same without the check that a game reaches the board.
template <rules Rules, str Text>
using set_up_unchecked = typename detail::setting_up<Rules, Text, false>::next::self;

/// A board that a game can reach: asks what set_up would refuse.
template <rules Rules, str Text>
concept reachable =
    valid_rules<Rules> &&
    detail::holds<typename detail::set_up_unless<
        detail::set_up_of<Rules, Text, true>.refused>::template reason<Rules, Text>>;

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_NEW_GAME_HPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_QUERY_HPP)
#define INAROW_SINGLE_INAROW_TYPE_QUERY_HPP
// inarow/type/query.hpp ---------------------------------------------------------------------------

/// Queries of game types.
namespace inarow::inline v0 {

/// The status of a game: fresh, ongoing, drawn, first_won or second_won.
template <game_type Game>
inline constexpr status status_of = status_after(Game::position.outcome(), Game::position.stones());

/// The five checks: exactly one of them holds.
template <game_type Game>
inline constexpr bool is_fresh = status_of<Game> == status::fresh;
template <game_type Game>
inline constexpr bool is_ongoing = status_of<Game> == status::ongoing;
template <game_type Game>
inline constexpr bool is_drawn = status_of<Game> == status::drawn;
template <game_type Game>
inline constexpr bool first_has_won = status_of<Game> == status::first_won;
template <game_type Game>
inline constexpr bool second_has_won = status_of<Game> == status::second_won;

namespace detail {

template <class Game>
[[nodiscard]] constexpr diagnostic unfinished_diagnostic() {
    diagnostic result;
    core::write(result.sentence, "The game is not over: ");
    messages::write_standing(result.sentence, Game::position);
    write_board(result, Game::position, centre_of(Game::position));
    return result;
}
template <class Game>
struct nobody_has_won_yet {
    static constexpr diagnostic text = unfinished_diagnostic<Game>();
};

template <class Game>
[[nodiscard]] constexpr diagnostic finished_diagnostic() {
    diagnostic result;
    core::write(result.sentence, "The game is over: ");
    messages::write_end(result.sentence, Game::position.outcome());
    core::write(result.sentence, '.');
    return result;
}
template <class Game>
struct game_is_over {
    static constexpr diagnostic text = finished_diagnostic<Game>();
};

template <bool IsOver>
struct over_if {
    template <class Game>
    using finished_reason = accepted;
    template <class Game>
    using in_play_reason = reason_of<game_is_over<Game>>;
};
template <>
struct over_if<false> {
    template <class Game>
    using finished_reason = reason_of<nobody_has_won_yet<Game>>;
    template <class Game>
    using in_play_reason = accepted;
};

template <class Game>
inline constexpr int last_index = -1;
template <class Previous, int Square>
inline constexpr int last_index<after_move<Previous, Square>> = Square;

/// The square of the last move, or the middle of the board.
template <class Game>
[[nodiscard]] constexpr square last_square() {
    constexpr int index = last_index<typename Game::link>;
    if constexpr (index >= 0) return square_at(Game::position.rules(), index);
    return centre_of(Game::position);
}

/// All of the board, unless clang would elide its rows or a screen has fewer.
template <class Game>
[[nodiscard]] constexpr diagnostic shown_diagnostic() {
    diagnostic result;
    messages::write_standing(result.sentence, Game::position);
    const rules& r = Game::position.rules();
    write_part(
        result, Game::position,
        r.columns <= 16 && r.rows <= 24 ? draw::whole(r) : draw::around(r, last_square<Game>()));
    return result;
}
template <class Game>
struct shown {
    static constexpr diagnostic text = shown_diagnostic<Game>();
};

/// A value as a type with a `self`, as a refusal has.
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

template <class Game>
[[nodiscard]] constexpr diagnostic no_last_move_diagnostic() {
    diagnostic result;
    core::write(result.sentence, "The game has no last move: no move has been made.");
    write_board(result, Game::position, centre_of(Game::position));
    return result;
}
template <class Game>
struct no_last_move {
    static constexpr diagnostic text = no_last_move_diagnostic<Game>();
};

template <bool HasMoves>
struct last_move_if {
    template <class Game>
    using answer = constant<square_at(Game::position.rules(), last_index<typename Game::link>)>;
};
template <>
struct last_move_if<false> {
    template <class Game>
    using answer = refusal<no_last_move<Game>, constant<square{}>>;
};

/// The index of the square that a text names, whatever the gravity; -1 if it names none.
template <class Game>
[[nodiscard]] constexpr int named_square(const move_text& name) {
    rules placing = Game::position.rules();
    placing.gravity = place;
    notation::reader input{name.view()};
    const move named = read(input, placing, Game::position.to_move(), name);
    if (input.failed || !on_the_board(placing, {named.column, named.row})) return -1;
    return index_of(placing, {named.column, named.row});
}

template <class Game, move_text Square>
[[nodiscard]] constexpr diagnostic no_square_diagnostic() {
    diagnostic result;
    messages::write_move_text(result.sentence, Square);
    core::write(result.sentence, " names no square of this board (");
    messages::write_extent(result.sentence, Game::position.rules(), false);
    core::write(result.sentence, ").");
    write_board(result, Game::position, centre_of(Game::position));
    return result;
}
template <class Game, move_text Square>
struct no_square {
    static constexpr diagnostic text = no_square_diagnostic<Game, Square>();
};

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

}  // namespace detail

/// A game that has ended: asks what who_won would refuse.
template <class Game>
concept finished =
    game_type<Game> &&
    detail::holds<
        typename detail::over_if<Game::position.is_over()>::template finished_reason<Game>>;
/// A game in play.
template <class Game>
concept in_play =
    game_type<Game> &&
    detail::holds<
        typename detail::over_if<Game::position.is_over()>::template in_play_reason<Game>>;

/// The outcome of a finished game. Does not compile while a game is in play.
template <game_type Game>
inline constexpr outcome who_won =
    detail::who_won_if<Game::position.is_over()>::template answer<Game>::self::value;

/// Whether a stone stands on a square, "b2" or "center", in any game, finished ones included. A
/// name of no square of the board does not compile.
template <game_type Game, move_text Square>
inline constexpr bool is_occupied = detail::is_occupied_if<(
    detail::named_square<Game>(Square) >= 0)>::template answer<Game, Square>::self::value;

/// The squares of all legal moves; none once the game is over.
template <game_type Game>
inline constexpr auto available_moves = Game::position.available_moves();

/// The square of the last move. Does not compile before the first one; has_moves<Game> asks.
template <game_type Game>
inline constexpr square last_move =
    detail::last_move_if<(Game::ply > 0)>::template answer<Game>::self::value;

/// Never compiles: the error states the status of the game and draws its board. To look at a game
/// where there is no editor to hover in.
template <game_type Game>
using show = typename detail::refusal<detail::shown<Game>, Game>::self;

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_QUERY_HPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_TAKE_BACK_HPP)
#define INAROW_SINGLE_INAROW_TYPE_TAKE_BACK_HPP
// inarow/type/take_back.hpp -----------------------------------------------------------------------

namespace inarow::inline v0 {

namespace detail {

/// By halves, so that no number of moves is too deep for a compiler.
template <class Game, int Count>
struct moves_ago {
    using game =
        typename moves_ago<typename moves_ago<Game, Count / 2>::game, Count - Count / 2>::game;
};
template <class Game>
struct moves_ago<Game, 1> {
    using game = typename Game::previous;
};
template <class Game>
struct moves_ago<Game, 0> {
    using game = Game;
};

template <class Game>
[[nodiscard]] constexpr diagnostic take_back_diagnostic(int count) {
    diagnostic result;
    messages::write_refusal(result.sentence, illegal_take_back{count, Game::ply});
    write_board(result, Game::position, centre_of(Game::position));
    return result;
}
template <class Game, int Count>
struct take_back_refusal {
    static constexpr diagnostic text = take_back_diagnostic<Game>(Count);
};

template <bool HasMoves>
struct take_back_if {
    template <class Game, int Count>
    using reason = accepted;
    template <class Game, int Count>
    using game = typename moves_ago<Game, Count>::game;
};
template <>
struct take_back_if<false> {
    template <class Game, int Count>
    using reason = reason_of<take_back_refusal<Game, Count>>;
    template <class Game, int Count>
    using game = refusal<take_back_refusal<Game, Count>, Game>;
};

}  // namespace detail

/// A game with at least that many moves: asks what take_back would refuse.
template <class Game, int Count = 1>
concept has_moves =
    game_type<Game> && detail::holds<typename detail::take_back_if<(
                           Count >= 0 && Count <= Game::ply)>::template reason<Game, Count>>;

/// The game before its last move, or its last Count moves: the very same type as it was then. Does
/// not compile if the game has fewer moves.
template <game_type Game, int Count = 1>
using take_back =
    typename detail::take_back_if<(Count >= 0 && Count <= Game::ply)>::template game<Game,
                                                                                     Count>::self;

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_TAKE_BACK_HPP

#if !defined(INAROW_SINGLE_INAROW_VERSION_HPP)
#define INAROW_SINGLE_INAROW_VERSION_HPP
// inarow/version.hpp ------------------------------------------------------------------------------

// The one place that says the version: CMake and the single header read it from here.
#define INAROW_VERSION_MAJOR 0
#define INAROW_VERSION_MINOR 1
#define INAROW_VERSION_PATCH 0

#endif  // INAROW_SINGLE_INAROW_VERSION_HPP

#if !defined(INAROW_SINGLE_INAROW_HPP)
#define INAROW_SINGLE_INAROW_HPP
// inarow.hpp --------------------------------------------------------------------------------------

/// All of inarow whose size is known when a program is compiled: games as types and as values.
/// For boards whose size is known only at run time, add <inarow/dynamic.hpp>; for pictures as
/// SVG, <inarow/draw/svg.hpp>.

// clang-format off: first, so that an error which begins in it names one header less.
// clang-format on

#endif  // INAROW_SINGLE_INAROW_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_COMPILED_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_COMPILED_HPP
// inarow/solve/detail/compiled.hpp ----------------------------------------------------------------

/// The searches are header-only by default. With INAROW_COMPILED_SOLVER, which the CMake target
/// inarow::solver defines, headers only declare them, and programs link the compiled ones.
#if defined(INAROW_COMPILED_SOLVER)
#define INAROW_SOLVER_INLINE
#define INAROW_SOLVER_API __attribute__((visibility("default")))
#else
#define INAROW_SOLVER_INLINE inline
#define INAROW_SOLVER_API
#endif

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_COMPILED_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_WIDE_UINT_HPP)
#define INAROW_SINGLE_INAROW_CORE_WIDE_UINT_HPP
// inarow/core/wide_uint.hpp -----------------------------------------------------------------------

/// Unsigned integers of more than 64 bits, for boards that one word does not hold, and the bit
/// operations that bitboards of every width share.
namespace inarow::inline v0::core {

/// An unsigned integer of 64 * Words bits, least significant word first: bitwise operators,
/// addition and shifts by 0 or more bits, which fill with zeros (from beyond the width, too).
template <int Words>
struct wide_uint {
    std::uint64_t words_[static_cast<std::size_t>(Words)]{};

    constexpr wide_uint() = default;
    explicit constexpr wide_uint(std::uint64_t low) { words_[0] = low; }

    explicit constexpr operator bool() const {
        for (const std::uint64_t word : words_)
            if (word != 0) return true;
        return false;
    }
    constexpr wide_uint& operator&=(const wide_uint& other) {
        for (int i = 0; i < Words; ++i) words_[i] &= other.words_[i];
        return *this;
    }
    constexpr wide_uint& operator|=(const wide_uint& other) {
        for (int i = 0; i < Words; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr wide_uint& operator^=(const wide_uint& other) {
        for (int i = 0; i < Words; ++i) words_[i] ^= other.words_[i];
        return *this;
    }
    constexpr bool operator==(const wide_uint& other) const {
        return detail::equal(words_, other.words_);
    }
    /// A total order, lowest word first: to pick one of two mirror images, not a numeric order.
    constexpr std::strong_ordering operator<=>(const wide_uint& other) const {
        for (int i = 0; i < Words; ++i)
            if (words_[i] != other.words_[i]) return words_[i] <=> other.words_[i];
        return std::strong_ordering::equal;
    }
};

// Not friends in the class: g++ 12 warns of those after some errors, though they are defined.

template <int Words>
[[nodiscard]] constexpr wide_uint<Words> operator&(wide_uint<Words> a, const wide_uint<Words>& b) {
    return a &= b;
}
template <int Words>
[[nodiscard]] constexpr wide_uint<Words> operator|(wide_uint<Words> a, const wide_uint<Words>& b) {
    return a |= b;
}
template <int Words>
[[nodiscard]] constexpr wide_uint<Words> operator^(wide_uint<Words> a, const wide_uint<Words>& b) {
    return a ^= b;
}
template <int Words>
[[nodiscard]] constexpr wide_uint<Words> operator~(wide_uint<Words> a) {
    for (std::uint64_t& word : a.words_) word = ~word;
    return a;
}
template <int Words>
[[nodiscard]] constexpr wide_uint<Words> operator+(wide_uint<Words> a, const wide_uint<Words>& b) {
    bool carry = false;
    for (int i = 0; i < Words; ++i) {
        const std::uint64_t sum = a.words_[i] + b.words_[i];
        const bool overflow = sum < b.words_[i];
        a.words_[i] = sum + static_cast<std::uint64_t>(carry);
        carry = overflow || (carry && a.words_[i] == 0);
    }
    return a;
}
template <int Words>
[[nodiscard]] constexpr wide_uint<Words> operator<<(const wide_uint<Words>& a, int bits) {
    wide_uint<Words> result;
    const int whole = bits / 64;
    const int rest = bits % 64;
    for (int i = Words - 1; i >= whole; --i) {
        // The analyzer does not know that no shift is negative.
        result.words_[i] = a.words_[i - whole] << rest;  // NOLINT(clang-analyzer-security.*)
        if (rest != 0 && i > whole) result.words_[i] |= a.words_[i - whole - 1] >> (64 - rest);
    }
    return result;
}
template <int Words>
[[nodiscard]] constexpr wide_uint<Words> operator>>(const wide_uint<Words>& a, int bits) {
    wide_uint<Words> result;
    const int whole = bits / 64;
    const int rest = bits % 64;
    for (int i = 0; i + whole < Words; ++i) {
        result.words_[i] = a.words_[i + whole] >> rest;
        if (rest != 0 && i + whole + 1 < Words)
            result.words_[i] |= a.words_[i + whole + 1] << (64 - rest);
    }
    return result;
}

// The compilers' builtins instead of <bit>, whose functions make three more calls each: a constant
// evaluation pays for every call.

/// The number of bits set.
[[nodiscard]] constexpr int popcount(std::uint64_t word) { return __builtin_popcountll(word); }
template <int Words>
[[nodiscard]] constexpr int popcount(const wide_uint<Words>& set) {
    int result = 0;
    for (const std::uint64_t word : set.words_) result += popcount(word);
    return result;
}

/// The index of the lowest bit set. Precondition: the word is not 0.
[[nodiscard]] constexpr int lowest_bit(std::uint64_t word) { return __builtin_ctzll(word); }
template <int Words>
[[nodiscard]] constexpr int lowest_bit(const wide_uint<Words>& set) {
    int i = 0;
    // The analyzer does not know the precondition.
    while (set.words_[i] == 0) ++i;  // NOLINT(clang-analyzer-security.ArrayBound)
    return i * 64 + lowest_bit(set.words_[i]);
}

/// The word with its lowest set bit cleared; 0 stays 0.
[[nodiscard]] constexpr std::uint64_t clear_lowest_bit(std::uint64_t word) {
    return word & (word - 1);
}
template <int Words>
[[nodiscard]] constexpr wide_uint<Words> clear_lowest_bit(wide_uint<Words> set) {
    for (std::uint64_t& word : set.words_) {
        if (word == 0) continue;
        word &= word - 1;
        break;
    }
    return set;
}

#if defined(__SIZEOF_INT128__)
/// The compiler's own integer of 128 bits, or where it has none a wide_uint<2>.
__extension__ using uint128 = unsigned __int128;
inline constexpr bool has_uint128 = true;

[[nodiscard]] constexpr std::uint64_t low_word(uint128 word) {
    return static_cast<std::uint64_t>(word);
}
[[nodiscard]] constexpr std::uint64_t high_word(uint128 word) {
    return static_cast<std::uint64_t>(word >> 64);
}
// Templates, so that no narrower integer is converted.
template <std::same_as<uint128> Word>
[[nodiscard]] constexpr int popcount(Word set) {
    return popcount(low_word(set)) + popcount(high_word(set));
}
template <std::same_as<uint128> Word>
[[nodiscard]] constexpr int lowest_bit(Word set) {
    return low_word(set) != 0 ? lowest_bit(low_word(set)) : 64 + lowest_bit(high_word(set));
}
template <std::same_as<uint128> Word>
[[nodiscard]] constexpr Word clear_lowest_bit(Word set) {
    return set & (set - 1);
}
#else
using uint128 = wide_uint<2>;
inline constexpr bool has_uint128 = false;
#endif

/// A hash of two words whose upper bits index a table.
[[nodiscard]] constexpr std::uint64_t hash_combine(std::uint64_t a, std::uint64_t b) {
    return (a * 0x9e3779b97f4a7c15U) ^ (b * 0xc2b2ae3d27d4eb4fU);
}
template <int Words>
[[nodiscard]] constexpr std::uint64_t hash_combine(const wide_uint<Words>& a,
                                                   const wide_uint<Words>& b) {
    std::uint64_t result = 0;
    for (int i = 0; i < Words; ++i)
        result = (result ^ (result >> 29)) * 0xbf58476d1ce4e5b9U +
                 hash_combine(a.words_[i], b.words_[i]);
    return result;
}

namespace detail {

template <int Words>
struct uint_of_words {
    using type = wide_uint<Words>;
};
template <>
struct uint_of_words<1> {
    using type = std::uint64_t;
};

}  // namespace detail

/// An unsigned integer of at least Bits bits: std::uint64_t up to 64, else a wide_uint.
template <int Bits>
using word_for = detail::uint_of_words<(Bits + 63) / 64>::type;

}  // namespace inarow::inline v0::core

#endif  // INAROW_SINGLE_INAROW_CORE_WIDE_UINT_HPP

#if !defined(INAROW_SINGLE_INAROW_BITBOARD_GEOMETRY_HPP)
#define INAROW_SINGLE_INAROW_BITBOARD_GEOMETRY_HPP
// inarow/bitboard/geometry.hpp --------------------------------------------------------------------

/// Bitboards: a set of squares is an unsigned integer with one bit for each, which is shifted as a
/// whole, so that one expression finds every winning square of a board.
/// tests/bitboard/geometry_test.cpp holds them to the rules in game/.
namespace inarow::inline v0::bitboard {

/// Whether a stone has to lie on the bottom or on another stone.
[[nodiscard]] constexpr bool has_drops(const rules& r) {
    switch (r.gravity) {
        case place: break;
        case drop: return true;
        default: break;
    }
    return false;
}

/// Whether bitboards of these rules are transposed: boards on which stones are placed and that are
/// taller than wide, so that a mirror image always swaps the long sides.
[[nodiscard]] constexpr bool is_transposed(const rules& r) {
    return !has_drops(r) && r.rows > r.columns;
}

/// The number of bits of a board. A square has the bit `column * (rows + 1)` plus its height above
/// the bottom; the bit above each column stays 0, so that no line runs on into the next column.
[[nodiscard]] constexpr int bits_needed(const rules& r) {
    return is_transposed(r) ? r.rows * (r.columns + 1) : r.columns * (r.rows + 1);
}

/// Whether bitboards of that many bits hold games of these rules. Whoever makes a geometry asks.
[[nodiscard]] constexpr bool supports(const rules& r, int bits) {
    // Neither who wins by a line nor who starts changes where the lines are.
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        r;
    switch (edges) {
        case edges::bounded: break;
        case edges::wrapping:  // a shifted set ends at the edge
        default: return false;
    }
    return bits_needed(r) <= bits;
}

/// The stones of both players, as the player to move sees them.
template <class Word>
struct stones {
    Word own{};
    Word opponent{};

    constexpr bool operator==(const stones&) const = default;
};

/// The longest run that `geometry::potential` supports.
inline constexpr int max_potential_run = 12;

/// The expression that finds winning squares: one for each of the common runs, a loop for others.
enum class line_formula : std::uint8_t { threes, fours, runs, exact_runs };

[[nodiscard]] constexpr line_formula formula_for(const rules& r) {
    switch (r.length) {
        case line_length::exactly:
            if (has_overlines(r)) return line_formula::exact_runs;
            break;
        case line_length::at_least:
        default: break;
    }
    return r.run == 4   ? line_formula::fours
           : r.run == 3 ? line_formula::threes
                        : line_formula::runs;
}

/// The bitboards of a board: its masks, and the operations on sets of its squares. Word is an
/// unsigned integer. Precondition: supports(rules, its bits).
///
/// A constant evaluation pays for calls and statements; expressions are cheap. So the functions
/// that a search calls at every node are loops over the four directions around one expression.
template <class Word>
struct geometry {
    bool transposed;
    bool drops;
    int columns;
    int rows;
    int stride;  ///< distance of neighbouring columns, in bits
    int run;
    line_formula formula;
    int directions = 0;  ///< those in which a line fits on the board
    /// Distance of neighbours in a line, in bits, by direction; where no line fits, a copy of the
    /// first.
    int steps[4]{};
    Word column{};  ///< the leftmost
    Word squares{};
    Word bottom_row{};
    /// Claimeven: the squares a player gets who answers every stone on top of it, when each column
    /// has an even number of free squares.
    Word claimeven_squares{};
    /// Move ordering: disjoint masks, to be tried in turn. Columns from the middle outwards, or
    /// where stones are placed rings from the centre; the last mask has all the rest.
    int ordering_masks = 0;
    Word ordering_mask[32]{};

    explicit constexpr geometry(const rules& r)
        : transposed{is_transposed(r)},
          drops{has_drops(r)},
          columns{transposed ? r.rows : r.columns},
          rows{transposed ? r.columns : r.rows},
          stride{rows + 1},
          run{r.run},
          formula{formula_for(r)} {
        Word answered{};
        for (int height = 0; height < rows; ++height) column |= bit_at(height);
        for (int height = rows - 1; height >= 0; height -= 2) answered |= bit_at(height);
        for (int c = 0; c < columns; ++c) {
            squares |= column << c * stride;
            bottom_row |= bit_at(c * stride);
            claimeven_squares |= answered << c * stride;
        }
        add_direction(run <= rows, 1);
        add_direction(run <= columns, stride);
        add_direction(run <= rows && run <= columns, stride + 1);
        add_direction(run <= rows && run <= columns, stride - 1);
        for (int i = directions; i < 4; ++i) steps[i] = steps[0];
        add_ordering_masks();
    }

    [[nodiscard]] static constexpr Word bit_at(int number) {
        // The analyzer does not know that rules have at least a column and a row.
        return Word{1} << number;  // NOLINT(clang-analyzer-core.BitwiseShift)
    }
    [[nodiscard]] constexpr Word bit_of(square s) const {
        return transposed ? bit_at(s.row * stride + rows - 1 - s.column)
                          : bit_at(s.column * stride + rows - 1 - s.row);
    }

    /// The stones of a position. Precondition: its rules are those of the board.
    [[nodiscard]] constexpr bitboard::stones<Word> stones_of(
        const inarow::detail::position_view& p) const {
        bitboard::stones<Word> result{};
        square s;
        // Not the numbers of p.rules(): where the board is a constant, these are constants too.
        const int row_count = transposed ? columns : rows;
        const int column_count = transposed ? rows : columns;
        for (int i = 0; s.row < row_count; ++s.row) {
            for (s.column = 0; s.column < column_count; ++s.column, ++i) {
                const bool own = p.has_stone(p.to_move(), i);
                const bool opponent = p.has_stone(other(p.to_move()), i);
                // Without a branch where a word is cheap: where stones lie is unpredictable, and a
                // third of a short search was mispredicted branches here.
                if (sizeof(Word) > sizeof(std::uint64_t) && !own && !opponent) continue;
                const Word here = bit_of(s);
                result.own |= own ? here : Word{};
                result.opponent |= opponent ? here : Word{};
            }
        }
        return result;
    }

    /// The squares a stone can come onto.
    [[nodiscard, gnu::always_inline]] constexpr Word playable(const Word& occupied) const {
        return drops ? (occupied + bottom_row) & squares & ~occupied : squares & ~occupied;
    }
    /// Removes all others from a set; of several boards at once where Set is a SIMD vector.
    template <class Set>
    [[gnu::always_inline]] constexpr void keep_playable(const Set& occupied, Set& set) const {
        set &= squares & ~occupied;
        if (drops) set &= occupied + bottom_row;
    }

    /// Whether a stone lies above a free square of its column on a board where stones drop: only on
    /// boards that no game reaches.
    [[nodiscard]] constexpr bool has_holes(const Word& occupied) const {
        return drops && static_cast<bool>((occupied + bottom_row) & occupied);
    }

    /// The squares where one more stone of `own` completes a decisive line. Includes bits off the
    /// board and occupied squares, which the caller masks out.
    [[nodiscard, gnu::always_inline]] constexpr Word winning_squares(const Word& own) const {
        Word result{};
        add_winning_squares(own, steps, result);
        return result;
    }
    /// The same, added to a set; of several boards at once where Set is a SIMD vector. `shifts` is
    /// `steps`, or one vector with a direction in each lane (runs of three and four; longer ones
    /// are looked for in all directions then too).
    template <class Set, class Shifts>
    [[gnu::always_inline]] constexpr void add_winning_squares(const Set& own, const Shifts& shifts,
                                                              Set& result) const {
        if (formula == line_formula::fours) {
            for (const auto s : shifts)
                result |= (own << s & own << 2 * s & (own << 3 * s | own >> s)) |
                          (own >> s & own >> 2 * s & (own >> 3 * s | own << s));
        } else if (formula == line_formula::threes) {
            for (const auto s : shifts)
                result |= (own << s & (own << 2 * s | own >> s)) | (own >> s & own >> 2 * s);
        } else {
            for (int i = 0; i < directions; ++i) add_missing_square(own, steps[i], result);
        }
    }

    /// Whether the stones of a player contain a decisive line.
    [[nodiscard, gnu::always_inline]] constexpr bool has_decisive_line(const Word& own) const {
        if (formula != line_formula::exact_runs) return has_line(own);
        Word found{};
        for (int i = 0; i < directions; ++i) {
            Word lines = lines_from(own, steps[i]);
            remove_longer(own, steps[i], lines);
            found |= lines;
        }
        return static_cast<bool>(found);
    }

    /// Whether the set contains a line of `run` squares or more: without one, no player gets a
    /// decisive line from it.
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

    /// The Erdős–Selfridge potential times 2^run: the sum, over all lines without a stone of the
    /// opponent, of 2 to the number of own stones in it. `open` is the own stones and the free
    /// squares. Stops at `enough`, which is then returned.
    /// Precondition: run is at most max_potential_run, and `own` contains no line.
    [[nodiscard]] constexpr std::int64_t potential(const Word& own, const Word& open,
                                                   std::int64_t enough) const {
        std::int64_t sum = 0;
        for (int i = 0; i < directions && sum < enough; ++i)
            sum += run == 4   ? potential_of_fours(own, open, steps[i])
                   : run == 3 ? potential_of_threes(own, open, steps[i])
                              : potential_of_runs(own, open, steps[i]);
        return sum < enough ? sum : enough;
    }

    /// The mirror image of a set, left for right.
    [[nodiscard]] constexpr Word mirrored(const Word& set) const {
        Word result{};
        for (int left = 0, right = (columns - 1) * stride; right >= 0;
             left += stride, right -= stride)
            result |= (set >> left & column) << right;
        return result;
    }

private:
    constexpr void add_direction(bool fits, int step) {
        // A board of one column has no neighbours there, and its stride may be as wide as a word.
        const int most = columns * stride - 1;
        if (fits) steps[directions++] = step < most ? step : most;
    }
    constexpr void add_ordering_masks() {
        const bool has_rings = !drops && rows > 2;
        const int rings = has_rings ? (rows + 1) / 2 : columns;
        for (Word rest = squares; static_cast<bool>(rest);
             rest = rest & ~ordering_mask[ordering_masks++]) {
            // The analyzer does not know that the last mask leaves nothing.
            // NOLINTNEXTLINE(clang-analyzer-security.ArrayBound)
            Word& mask = ordering_mask[ordering_masks];
            if (ordering_masks == 31) {
                mask = rest;
            } else if (has_rings) {
                mask = rest & inside(rings - 1 - ordering_masks);
            } else {
                mask = column << (columns / 2 + offset_from_middle(ordering_masks)) * stride;
            }
        }
    }
    /// 0, -1, 1, -2, 2, ...
    [[nodiscard]] static constexpr int offset_from_middle(int i) {
        return i % 2 == 0 ? i / 2 : -(i + 1) / 2;
    }
    /// The squares at least that far from every edge.
    [[nodiscard]] constexpr Word inside(int margin) const {
        Word part{};
        for (int height = margin; height < rows - margin; ++height) part |= bit_at(height);
        Word result{};
        for (int c = margin; c < columns - margin; ++c) result |= part << c * stride;
        return result;
    }

    /// The first squares of all lines in the set.
    [[nodiscard]] constexpr Word lines_from(const Word& set, int step) const {
        Word result = set;
        for (int i = 1; i < run; ++i) result &= set >> i * step;
        return result;
    }
    /// Removes from lines, given by their first squares, those with a square of the set right
    /// before or behind them.
    template <class Set>
    [[gnu::always_inline]] constexpr void remove_longer(const Set& set, int step,
                                                        Set& lines) const {
        // In two steps: the run may be as long as a word.
        lines = lines & ~(set << step) & ~(set >> (run - 1) * step >> step);
    }
    /// Adds the square missing from each line of which all others are in the set.
    template <class Set>
    constexpr void add_missing_square(const Set& set, int step, Set& result) const {
        Set complete = ~Set{};  // lines without a missing square so far
        Set but_one = Set{};    // lines with one
        for (int i = 0; i < run; ++i) {
            const Set there = set >> i * step;
            but_one = (but_one & there) | (complete & ~there);
            complete &= there;
        }
        if (formula == line_formula::exact_runs) remove_longer(set, step, but_one);
        Set missing{};
        for (int i = 0; i < run; ++i) missing |= but_one << i * step;
        result |= missing & ~set;
    }

    // 2^n is 1 and, for each j from 1 to n, 2^(j - 1): so the lines with at least j stones are
    // counted, for each j.
    [[nodiscard]] static constexpr std::int64_t potential_of_threes(const Word& own,
                                                                    const Word& open, int step) {
        const Word lines = open & open >> step & open >> 2 * step;
        const Word b = own >> step;
        const Word c = own >> 2 * step;
        return core::popcount(lines) + core::popcount(lines & (own | b | c)) +
               2 * core::popcount(lines & ((own & b) | (c & (own | b))));
    }
    [[nodiscard]] static constexpr std::int64_t potential_of_fours(const Word& own,
                                                                   const Word& open, int step) {
        const Word lines = open & open >> step & open >> 2 * step & open >> 3 * step;
        const Word b = own >> step;
        const Word c = own >> 2 * step;
        const Word d = own >> 3 * step;
        return core::popcount(lines) + core::popcount(lines & (own | b | c | d)) +
               2 * core::popcount(lines & ((own & b) | (c & d) | ((own | b) & (c | d)))) +
               4 * core::popcount(lines & ((own & b & (c | d)) | (c & d & (own | b))));
    }
    [[nodiscard]] constexpr std::int64_t potential_of_runs(const Word& own, const Word& open,
                                                           int step) const {
        Word at_least[max_potential_run + 1]{lines_from(open, step)};  // lines by number of stones
        for (int i = 0; i < run; ++i) {
            const Word there = own >> i * step;
            for (int j = i + 1; j > 0; --j) at_least[j] |= at_least[j - 1] & there;
        }
        std::int64_t sum = core::popcount(at_least[0]);
        for (int j = 1; j <= run; ++j)
            sum += core::popcount(at_least[j]) * (std::int64_t{1} << (j - 1));
        return sum;
    }
};

}  // namespace inarow::inline v0::bitboard

#endif  // INAROW_SINGLE_INAROW_BITBOARD_GEOMETRY_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_TRANSPOSITION_TABLE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_TRANSPOSITION_TABLE_HPP
// inarow/solve/detail/general/transposition_table.hpp ---------------------------------------------

/// Transposition tables of the general search: open addressing without chains, a newer position
/// replaces an older one. Whole positions are the keys, so that a score is never that of another
/// position with the same hash.
namespace inarow::inline v0::solve::detail::general {

/// A position and the bounds of its score: 0 where nothing is known, else the score plus `bias`, so
/// that zeroed memory is an empty table.
template <class Word>
struct tt_entry {
    static constexpr int bias = 1 << 14;

    Word own;
    Word opponent;
    std::int16_t at_least;
    std::int16_t at_most;
};

/// 2^Bits entries inside the object, for constant evaluation.
template <class Word, int Bits>
struct fixed_transposition_table {
    tt_entry<Word> entries[std::size_t{1} << Bits]{};

    [[nodiscard]] constexpr tt_entry<Word>& slot(std::uint64_t hash) {
        return entries[hash >> (64 - Bits)];
    }
};

}  // namespace inarow::inline v0::solve::detail::general

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_TRANSPOSITION_TABLE_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_SCORE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_SCORE_HPP
// inarow/solve/detail/score.hpp -------------------------------------------------------------------

/// Scores inside a search: see score_of in <inarow/solve/game_value.hpp> for how they are counted.
namespace inarow::inline v0::solve::detail {

/// How many plies a search looks ahead: a compiler allows 512 nested calls, of which a ply takes
/// three, and a stack has room for that many boards of 2,048 bits.
inline constexpr int max_ply = 150;

/// Beyond every score, of which the greatest is half the squares of a board of 999 by 999.
inline constexpr int no_bound = 1 << 19;

/// The score of the player whose move ends the game, with that many squares free after it.
[[nodiscard]] constexpr int score_of_win(int free_after) { return free_after / 2 + 1; }

}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_SCORE_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_NEGAMAX_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_NEGAMAX_HPP
// inarow/solve/detail/general/negamax.hpp ---------------------------------------------------------

/// The general search: negamax with null windows and a transposition table, on bitboards of any
/// width, written once for constant evaluation and for the running program.
/// docs/internals/solve/general/negamax.md explains it, with what each part is worth.
namespace inarow::inline v0::solve::detail::general {

/// A position as the player to move sees it, who cannot win at once.
template <class Word>
struct node {
    Word own;
    Word opponent;
    Word threats;  ///< the opponent's winning squares that are free
    int free;      ///< number of free squares
};

/// Answers whether the score of a position is above a bound. Table has `slot(hash)`, Budget
/// `bool consume()`: whether one more node may be searched.
template <class Word, class Table, class Budget>
class negamax_search {
    using entry = tt_entry<Word>;

public:
    /// `fold_mirrors`: whether mirror images share a table entry, which pays when the root is its
    /// own mirror image.
    constexpr negamax_search(const bitboard::geometry<Word>& g, convention play, Table& table,
                             Budget& budget, bool fold_mirrors)
        : board_{g},
          table_{table},
          budget_{budget},
          is_misere_{play == convention::misere},
          fold_mirrors_{fold_mirrors} {}

    /// Whether the budget or the depth ran out; the last result is then meaningless.
    [[nodiscard]] constexpr bool stopped() const { return stopped_; }

    /// A null-window search, fail-soft: a result above alpha is a lower bound of the score, any
    /// other an upper bound.
    constexpr int null_window(const node<Word>& n, int alpha) {
        min_free_ = n.free - max_ply;
        return negamax(n, alpha);
    }
    /// The same for a position whose player to move may win at once, and with holes.
    constexpr int null_window_any(const node<Word>& n, int alpha) {
        min_free_ = n.free - max_ply;
        return is_misere_ ? negamax(n, alpha) : negamax_any(n, alpha);
    }

private:
    /// Where there are holes, little of what `negamax` relies on holds: every move is searched.
    constexpr int negamax_any(const node<Word>& n, int alpha) {
        const Word occupied = n.own | n.opponent;
        const Word moves = board_.playable(occupied);
        if (static_cast<bool>(board_.winning_squares(n.own) & moves))
            return score_of_win(n.free - 1);
        if (!board_.has_holes(occupied)) return negamax(n, alpha);
        if (stopped_ || n.free < min_free_ || !budget_.consume()) {
            stopped_ = true;
            return 0;
        }
        int best = n.free == 1 ? 0 : -no_bound;
        for (Word left = moves; static_cast<bool>(left) && n.free > 1;) {
            const Word rest = core::clear_lowest_bit(left);
            const Word own = n.own | (left & ~rest);
            left = rest;
            const Word threats = board_.winning_squares(own) & board_.squares & ~(own | n.opponent);
            const int score = -negamax_any({n.opponent, own, threats, n.free - 1}, -alpha - 1);
            if (stopped_ || score > alpha) return score;
            best = score > best ? score : best;
        }
        return best;
    }

    constexpr int negamax(const node<Word>& n, int alpha) {
        if (stopped_ || n.free < min_free_ || !budget_.consume()) {
            stopped_ = true;
            return 0;
        }
        if (is_misere_) return negamax_misere(n, alpha);
        const Word occupied = n.own | n.opponent;
        Word moves = board_.playable(occupied);
        if (const Word forced = n.threats & moves; static_cast<bool>(forced)) {
            if (static_cast<bool>(core::clear_lowest_bit(forced))) return -score_of_win(n.free - 2);
            moves = forced;
        }
        // A stone below a threat lets the opponent carry it out.
        if (board_.drops) moves = moves & ~(n.threats >> 1);
        if (!static_cast<bool>(moves)) return n.free > 1 ? -score_of_win(n.free - 2) : 0;
        if (n.free <= 2) return 0;
        // Neither player wins with the next stone.
        if (const int most = score_of_win(n.free - 3); most <= alpha) return most;
        if (const int least = n.free > 3 ? -score_of_win(n.free - 4) : 0; least > alpha)
            return least;
        if (!board_.drops) {
            if (potential_bound(n, occupied, alpha)) return 0;
        } else if (alpha >= -1 &&
                   !static_cast<bool>(board_.playable(occupied) & board_.claimeven_squares)) {
            if (const int most = claimeven_bound(n, occupied); most <= alpha) return most;
        }
        return search_with_table(n, moves, alpha);
    }

    /// In misère play; with holes, too. `n.threats` is not used.
    constexpr int negamax_misere(const node<Word>& n, int alpha) {
        if (n.free == 0) return 0;
        const Word playable = board_.playable(n.own | n.opponent);
        const Word safe = playable & ~board_.winning_squares(n.own);
        if (!static_cast<bool>(safe)) return -score_of_win(n.free - 1);
        if (n.free == 1) return 0;
        // The opponent completes a line with the next move at the earliest, the player to move with
        // the one after it.
        if (const int most = score_of_win(n.free - 2); most <= alpha) return most;
        if (const int least = n.free > 2 ? -score_of_win(n.free - 3) : 0; least > alpha)
            return least;
        if (!board_.drops && avoidance_bound(n, alpha)) return 0;
        return search_with_table(n, safe, alpha);
    }

    /// Whether the open lines prove a score of at least 0 (alpha below 0), or of at most 0 (alpha
    /// at least 0), in misère play. The avoider takes the square whose lines weigh least, the
    /// enforcer then breaks lines of at least that weight: with weights as in potential_bound, the
    /// sum does not grow, and no line is completed if it is less than 1, or than 1/2 where the
    /// avoider makes the last move. Source: Hefetz, Krivelevich and Szabó, Avoider-Enforcer games
    /// (2007).
    [[nodiscard]] constexpr bool avoidance_bound(const node<Word>& n, int alpha) const {
        const Word& avoider = alpha < 0 ? n.own : n.opponent;
        const Word open = avoider | (board_.squares & ~(n.own | n.opponent));
        if (board_.run > bitboard::max_potential_run) return !board_.has_line(open);
        const bool is_avoider_last = (alpha < 0 ? n.free : n.free - 1) % 2 != 0;
        const std::int64_t enough = std::int64_t{1}
                                    << (is_avoider_last ? board_.run - 1 : board_.run);
        return board_.potential(avoider, open, enough) < enough;
    }

    /// Whether the open lines prove a score of at most 0 (alpha at least 0), or of at least 0
    /// (alpha below 0). Source: Erdős and Selfridge, On a combinatorial game (1973): the breaker
    /// breaks every line if the lines' weights, 2 to the power of minus their free squares, sum to
    /// less than 1, or to less than 1/2 if the maker moves first. Scaled by 2^run here.
    [[nodiscard]] constexpr bool potential_bound(const node<Word>& n, const Word& occupied,
                                                 int alpha) const {
        const Word& maker = alpha < 0 ? n.opponent : n.own;
        const Word open = maker | (board_.squares & ~occupied);
        if (board_.run > bitboard::max_potential_run) return !board_.has_line(open);
        // The analyzer does not know that a run is at least 1.
        // NOLINTNEXTLINE(clang-analyzer-core.BitwiseShift)
        const std::int64_t enough = std::int64_t{1} << (alpha < 0 ? board_.run : board_.run - 1);
        return board_.potential(maker, open, enough) < enough;
    }

    /// The most the player to move can score when the opponent always answers in the same column:
    /// the opponent gets every free claimeven square, the player to move all others.
    /// Precondition: each column has an even number of free squares.
    /// Source: the rule claimeven of Allis, A knowledge-based approach of Connect-Four (1988).
    [[nodiscard]] constexpr int claimeven_bound(const node<Word>& n, const Word& occupied) const {
        const Word free = board_.squares & ~occupied;
        if (board_.has_line(n.own | (free & ~board_.claimeven_squares))) return no_bound;
        if (board_.formula == bitboard::line_formula::exact_runs) return 0;  // may be an overline
        return board_.has_line(n.opponent | (free & board_.claimeven_squares)) ? -1 : 0;
    }

    constexpr int search_with_table(const node<Word>& n, const Word& moves, int alpha) {
        Word own = n.own;
        Word opponent = n.opponent;
        if (fold_mirrors_) canonicalize(own, opponent);
        const std::uint64_t hash = core::hash_combine(own, opponent);
        const entry& known = table_.slot(hash);
        if (known.own == own && known.opponent == opponent) {
            if (known.at_least - known.bias > alpha) return known.at_least - known.bias;
            if (known.at_most != 0 && known.at_most - known.bias <= alpha)
                return known.at_most - known.bias;
        }
        const int best = search_moves(n, moves, alpha);
        if (!stopped_) store(hash, own, opponent, best, alpha);
        return best;
    }

    constexpr int search_moves(const node<Word>& n, const Word& moves, int alpha) {
        int best = -no_bound;
        for (int i = 0; i < board_.ordering_masks; ++i) {
            // In misère play the moves that most lines go through come last.
            const int mask = is_misere_ ? board_.ordering_masks - 1 - i : i;
            for (Word left = moves & board_.ordering_mask[mask]; static_cast<bool>(left);) {
                const Word rest = core::clear_lowest_bit(left);
                const Word own = n.own | (left & ~rest);
                left = rest;
                const Word threats =
                    board_.winning_squares(own) & board_.squares & ~(own | n.opponent);
                const int score = -negamax({n.opponent, own, threats, n.free - 1}, -alpha - 1);
                if (stopped_ || score > alpha) return score;
                best = score > best ? score : best;
            }
        }
        return best;
    }

    /// Replaces a position by its mirror image if that comes first in some order.
    constexpr void canonicalize(Word& own, Word& opponent) const {
        const Word a = board_.mirrored(own);
        const Word b = board_.mirrored(opponent);
        if (a < own || (a == own && b < opponent)) {
            own = a;
            opponent = b;
        }
    }

    constexpr void store(std::uint64_t hash, const Word& own, const Word& opponent, int score,
                         int alpha) {
        entry& e = table_.slot(hash);
        if (!(e.own == own && e.opponent == opponent)) e = {own, opponent, 0, 0};
        const auto stored = static_cast<std::int16_t>(score + entry::bias);
        (score > alpha ? e.at_least : e.at_most) = stored;
    }

    // It lives no longer than one question.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    const bitboard::geometry<Word>& board_;
    Table& table_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    int min_free_ = 0;  ///< positions with fewer free squares are deeper than max_ply
    bool is_misere_;
    bool fold_mirrors_;
    bool stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::general

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_NEGAMAX_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_GAME_VALUE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_GAME_VALUE_HPP
// inarow/solve/game_value.hpp ---------------------------------------------------------------------

namespace inarow::inline v0 {

/// The outcome of a position under perfect play: the winner wins as soon as possible, the loser
/// loses as late as possible.
struct game_value {
    inarow::outcome outcome = outcome::draw;
    int plies = 0;  ///< to the end of the game; for a draw, all free squares

    constexpr bool operator==(const game_value&) const = default;
};

/// The value as a score: positive when the player to move wins, negative when they lose, 0 for a
/// draw; its size is half the squares that are free after the last move, rounded down, plus one.
/// The fastest win has the highest score. `free` is the number of free squares in the position.
/// Source: the data sets and solvers for Connect Four by Pascal Pons.
[[nodiscard]] constexpr int score_of(const game_value& v, int free, player to_move) {
    if (v.outcome == outcome::draw) return 0;
    const int size = (free - v.plies) / 2 + 1;
    return v.outcome == won_by(to_move) ? size : -size;
}

/// The value that has a score: the inverse of score_of.
[[nodiscard]] constexpr game_value value_of(int score, const rules& r, int free, player to_move) {
    if (score == 0) return {outcome::draw, free};
    const player winner = score > 0 ? to_move : other(to_move);
    // The player to move completes the last line after an odd number of plies.
    const bool is_odd = winner_of_line(r, to_move) == winner;
    const int plies = free - 2 * ((score > 0 ? score : -score) - 1);
    return {won_by(winner), (plies % 2 != 0) == is_odd ? plies : plies - 1};
}

/// The scores that a position in play with that many free squares can have.
struct score_range {
    int least;
    int most;
};
[[nodiscard]] constexpr score_range scores_of(const rules& r, int free) {
    // The player who completes a line can do so with the next move, the other one with the move
    // after it.
    const int completer = (free + 1) / 2;
    const int opponent = free / 2;
    switch (r.convention) {
        case convention::normal: return {-opponent, completer};
        case convention::misere: return {-completer, opponent};
        default: break;
    }
    return {-completer, completer};
}

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_SOLVE_GAME_VALUE_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_POSITION_SEARCHER_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_POSITION_SEARCHER_HPP
// inarow/solve/detail/general/position_searcher.hpp -----------------------------------------------

namespace inarow::inline v0::solve::detail::general {

/// The general search over positions instead of bitboards: of the root and what follows it.
template <class Word, class Table, class Budget>
class position_searcher {
public:
    using position_view = inarow::detail::position_view;

    constexpr position_searcher(const position_view& root, Table& table, Budget& budget)
        : board_(root.rules()),
          search_(board_, root.rules().convention, table, budget, is_symmetric(root)) {}

    [[nodiscard]] constexpr bool stopped() const { return search_.stopped(); }

    /// As negamax_search::null_window, for any position, finished ones too.
    constexpr int null_window(const position_view& p, int alpha) {
        if (p.is_over()) return score_of({p.outcome(), 0}, p.free(), p.to_move());
        if (board_.directions == 0) return 0;
        const auto [own, opponent] = board_.stones_of(p);
        const Word occupied = own | opponent;
        const Word threats = board_.winning_squares(opponent) & board_.squares & ~occupied;
        return search_.null_window_any({own, opponent, threats, p.free()}, alpha);
    }

private:
    [[nodiscard]] constexpr bool is_symmetric(const position_view& p) const {
        const auto [own, opponent] = board_.stones_of(p);
        return board_.mirrored(own) == own && board_.mirrored(opponent) == opponent;
    }

    bitboard::geometry<Word> board_;
    negamax_search<Word, Table, Budget> search_;
};

}  // namespace inarow::inline v0::solve::detail::general

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_POSITION_SEARCHER_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_BOUNDS_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_BOUNDS_HPP
// inarow/solve/bounds.hpp -------------------------------------------------------------------------

namespace inarow::inline v0::solve {

/// What is known of a score: it lies from `least` to `most`.
struct bounds {
    int least;
    int most;

    constexpr bool operator==(const bounds&) const = default;
};

[[nodiscard]] constexpr bool is_exact(const bounds& b) { return b.least == b.most; }

/// The same score from the opponent's side.
[[nodiscard]] constexpr bounds negated(const bounds& b) { return {-b.most, -b.least}; }

/// Converts a score of the player to move into one of the first player, or back.
[[nodiscard]] constexpr bounds for_first(const bounds& b, player to_move) {
    return to_move == first ? b : negated(b);
}

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_BOUNDS_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_REFERENCE_NEGAMAX_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_REFERENCE_NEGAMAX_HPP
// inarow/solve/detail/reference/negamax.hpp -------------------------------------------------------

/// The reference search: negamax with null windows and a transposition table over the rules in
/// game/ alone. It knows nothing else of a game, so it answers every position of every rules, and
/// slowly; the other searches are held to it.
namespace inarow::inline v0::solve::detail::reference {

/// A transposition table that knows nothing, for constant evaluation.
struct no_table {
    [[nodiscard]] static constexpr bounds probe(const auto& /*position*/) {
        return {-no_bound, no_bound};
    }
    static constexpr void store(const auto& /*position*/, const bounds& /*known*/) {}
};

/// Answers whether the score of a position is above a bound. Table is as position_table or
/// no_table; Budget has `bool consume()`: whether one more node may be searched.
template <int Capacity, class Table, class Budget>
class negamax_search {
    using position_type = basic_position<Capacity>;

public:
    constexpr negamax_search(Table& table, Budget& budget) : table_{table}, budget_{budget} {}

    /// Whether the budget or the depth ran out; the last result is then meaningless.
    [[nodiscard]] constexpr bool stopped() const { return stopped_; }

    /// A null-window search, fail-soft: a result above alpha is a lower bound of the score, any
    /// other an upper bound.
    constexpr int null_window(const position_type& p, int alpha) { return negamax(p, alpha, 0); }

private:
    constexpr int negamax(const position_type& p, int alpha, int ply) {
        const int free = p.rules().squares() - p.stones();
        if (p.is_over()) return score_of({p.outcome(), 0}, free, p.to_move());
        if (stopped_ || ply > max_ply || !budget_.consume()) {
            stopped_ = true;
            return 0;
        }
        bounds known = table_.probe(p);
        if (known.least > alpha) return known.least;
        if (known.most <= alpha) return known.most;
        const auto [least, most] = scores_of(p.rules(), free);
        if (least > alpha) return least;
        if (most <= alpha) return most;
        // Lines first: without an order of moves, a search that goes deep first finds none.
        int best = best_line(p, free);
        p.for_each_move([&](square s) {
            if (stopped_ || best > alpha) return;
            const int found = -negamax(p.after(s), -alpha - 1, ply + 1);
            best = found > best ? found : best;
        });
        if (stopped_) return 0;
        (best > alpha ? known.least : known.most) = best;
        table_.store(p, known);
        return best;
    }

    struct stones {
        inarow::detail::position_view position;
        player owner;
        [[nodiscard]] constexpr bool test(int index) const {
            return position.has_stone(owner, index);
        }
    };

    /// The score of a move that completes a line, if there is one and it is a win; else -no_bound.
    static constexpr int best_line(const position_type& p, int free) {
        const outcome ended = outcome_of_line(p.rules(), p.to_move());
        const int score = -score_of({ended, 0}, free - 1, other(p.to_move()));
        const stones own{p, p.to_move()};
        bool has_line = false;
        if (score > 0)
            p.for_each_move(
                [&](square s) { has_line = has_line || completes_line(own, p.rules(), s); });
        return has_line ? score : -no_bound;
    }

    // It lives no longer than one question.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    Table& table_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    bool stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::reference

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_REFERENCE_NEGAMAX_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_SEARCHER_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_SEARCHER_HPP
// inarow/solve/detail/searcher.hpp ----------------------------------------------------------------

namespace inarow::inline v0::solve::detail {

/// A search of what follows one position, as queries resume: an interface, so that it can be
/// compiled apart from the queries.
class searcher {
public:
    searcher() = default;
    searcher(const searcher&) = delete;
    searcher(searcher&&) = delete;
    searcher& operator=(const searcher&) = delete;
    searcher& operator=(searcher&&) = delete;
    virtual ~searcher() = default;

    /// A bound of the score of a position, which shows whether it is above alpha: a lower bound if
    /// it is above, else an upper one. For finished positions, too.
    [[nodiscard]] virtual int null_window(const inarow::detail::position_view& p, int alpha) = 0;
    /// Whether the search reached its limit; the last bound is then meaningless.
    [[nodiscard]] virtual bool stopped() const = 0;
};

/// Another search behind that interface.
template <class Search>
class searcher_of final : public searcher {
public:
    template <class... Arguments>
    explicit searcher_of(Arguments&&... arguments)
        : search_(std::forward<Arguments>(arguments)...) {}

    [[nodiscard]] int null_window(const inarow::detail::position_view& p, int alpha) override {
        return search_.null_window(p, alpha);
    }
    [[nodiscard]] bool stopped() const override { return search_.stopped(); }

private:
    Search search_;
};

}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_SEARCHER_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_ENGINE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_ENGINE_HPP
// inarow/solve/detail/engine.hpp ------------------------------------------------------------------

namespace inarow::inline v0::solve {

/// The largest bitboard that is searched, in bits. A program that has no larger boards and is to be
/// small may define INAROW_MAX_BITS as 128, 256, 512 or 1024; the reference search answers for the
/// others, and each search is compiled for one word and for that many bits only.
#if defined(INAROW_MAX_BITS)
inline constexpr int max_bits = INAROW_MAX_BITS;
inline constexpr bool is_small_program = true;
#else
inline constexpr int max_bits = 2048;
inline constexpr bool is_small_program = false;
#endif
/// The largest bitboard on which stones drop that has a search of its own, in bits.
inline constexpr int max_drop_bits = core::has_uint128 && !is_small_program ? 128 : 64;
/// The largest board on which stones are placed that has a search of its own, in squares.
inline constexpr int max_place_squares = 512;

namespace detail {

/// The searches, the fastest first.
enum class engine : std::uint8_t {
    drop_board,   ///< on up to max_drop_bits; at run time only
    place_board,  ///< on up to max_place_squares; at run time only
    bitboard,     ///< the general search, on up to max_bits
    reference,    ///< over game/ alone
};
inline constexpr auto engine_names =
    core::enum_names_of<engine>("drop_board", "place_board", "bitboard", "reference");

/// Whether a search is written for constant evaluation, too.
[[nodiscard]] constexpr bool is_constexpr(engine e) {
    switch (e) {
        case engine::drop_board:
        case engine::place_board: return false;
        case engine::bitboard:
        case engine::reference:
        default: break;
    }
    return true;
}

/// The fastest search that supports the rules. The faster ones are held to the reference search by
/// tests/solve/detail/engine_test.cpp.
[[nodiscard]] constexpr engine engine_for(const rules& r) {
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        r;
    if (!bitboard::supports(r, max_bits)) return engine::reference;
    switch (edges) {
        case edges::bounded: break;
        case edges::wrapping:
        default: return engine::reference;
    }
    switch (length) {
        case line_length::at_least:
        case line_length::exactly:
        default: break;
    }
    switch (convention) {
        case convention::misere: return engine::bitboard;
        case convention::normal:
        default: break;
    }
    switch (gravity) {
        case place:
            return r.squares() <= max_place_squares ? engine::place_board : engine::bitboard;
        case drop:
            return bitboard::bits_needed(r) <= max_drop_bits ? engine::drop_board
                                                             : engine::bitboard;
        default: break;
    }
    return engine::reference;
}

}  // namespace detail

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_ENGINE_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_WORD_DISPATCH_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_WORD_DISPATCH_HPP
// inarow/solve/detail/word_dispatch.hpp -----------------------------------------------------------

namespace inarow::inline v0::solve::detail {

/// Calls f with a zero of a word type wide enough for a board of these rules, of up to max_bits;
/// returns false if it has more. Only the widths that a board of Capacity squares can need are
/// instantiated; of a dynamic board above 128 bits every other power of two, for searches there end
/// near the end of a game only, or not at all. A constant evaluation counts its steps.
template <int Capacity, int Words = 1>
[[nodiscard]] constexpr bool with_word_for(const rules& r, auto&& f) {
    constexpr int bits = Capacity == dynamic || 2 * Capacity > max_bits ? max_bits : 2 * Capacity;
    if (bitboard::bits_needed(r) <= 64 * Words) {
        f(core::word_for<64 * Words>{});
        return true;
    }
    constexpr int wider = is_small_program                    ? max_bits / 64
                          : Capacity != dynamic || Words == 1 ? 2 * Words
                                                              : 4 * Words;
    if constexpr (64 * Words < bits) return with_word_for<Capacity, wider>(r, f);
    return false;
}

}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_WORD_DISPATCH_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_LIMITED_SEARCH_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_LIMITED_SEARCH_HPP
// inarow/solve/detail/limited_search.hpp ----------------------------------------------------------

#if defined(INAROW_COMPILED_SOLVER)
#include <memory>
#endif

/// A search limited to a number of nodes, in constant evaluation and at run time; the same nodes in
/// both.
namespace inarow::inline v0::solve::detail {

struct node_budget {
    long long left;

    constexpr bool consume() { return left-- > 0; }
    /// The number of nodes consumed of `all`.
    [[nodiscard]] constexpr long long consumed(long long all) const {
        return left < 0 ? all : all - left;
    }
};

/// The transposition table of that search: it lives on the stack, or in a constant evaluation.
template <class Word>
inline constexpr int small_table_bits = sizeof(Word) <= 16   ? 12
                                        : sizeof(Word) <= 64 ? 10
                                                             : 8;
template <class Word>
using small_transposition_table = general::fixed_transposition_table<Word, small_table_bits<Word>>;

#if defined(INAROW_COMPILED_SOLVER)
class question_search;

/// The same search at run time, compiled apart.
class INAROW_SOLVER_API limited_search {
public:
    limited_search(const inarow::detail::position_view& root, long long nodes);
    limited_search(const limited_search&) = delete;
    limited_search(limited_search&&) = delete;
    limited_search& operator=(const limited_search&) = delete;
    limited_search& operator=(limited_search&&) = delete;
    ~limited_search();

    [[nodiscard]] detail::searcher& searcher() { return *searcher_; }
    /// The number of nodes searched.
    [[nodiscard]] long long nodes() const;

private:
    std::unique_ptr<question_search> search_;
    detail::searcher* searcher_ = nullptr;
};
#endif

template <class Query>
constexpr long long resume_by_headers(Query& query, long long nodes) {
    const auto root = query.root();
    node_budget budget{nodes};
    switch (engine_for(root.rules())) {
        case engine::drop_board:  // these two at run time only
        case engine::place_board:
        case engine::bitboard:
            (void)with_word_for<root.capacity>(root.rules(), [&](auto zero) {
                using word = decltype(zero);
                using table = small_transposition_table<word>;
                table entries{};
                general::position_searcher<word, table, node_budget> search(root, entries, budget);
                query.resume(search);
            });
            break;
        case engine::reference: {
            using table = reference::no_table;
            table entries;
            reference::negamax_search<root.capacity, table, node_budget> search(entries, budget);
            query.resume(search);
        }
        default: break;
    }
    return budget.consumed(nodes);
}

/// Resumes a query for at most that many nodes; returns their number.
template <class Query>
constexpr long long resume_within(Query& query, long long nodes) {
#if defined(INAROW_COMPILED_SOLVER)
    if consteval {
        return resume_by_headers(query, nodes);
    } else {
        limited_search compiled(query.root(), nodes);
        query.resume(compiled.searcher());
        return compiled.nodes();
    }
#else
    return resume_by_headers(query, nodes);
#endif
}

}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_LIMITED_SEARCH_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_QUERY_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_QUERY_HPP
// inarow/solve/query.hpp --------------------------------------------------------------------------

/// Queries: questions about a position under perfect play, as values that keep what is known so
/// far. `resume(searcher)` continues one until it is answered or the searcher stops, so that a
/// compiler, which limits one constant evaluation, can answer it in instalments, and a program
/// until its time is up.
///
/// A searcher has `int null_window(position, alpha)`, a fail-soft bound of the score that shows
/// whether it is above alpha, and `bool stopped()`, after which the last bound is meaningless.
///
/// `remaining()` says how much a query still has to find: scores to exclude, or moves to search.
namespace inarow::inline v0::solve {

/// What is the position worth?
template <int Capacity>
struct value_query {
    using position_type = basic_position<Capacity>;

    position_type position;
    bounds score_bounds;

    explicit constexpr value_query(const position_type& p)
        : position{p}, score_bounds{-(free() / 2 + 1), (free() + 1) / 2} {
        if (!p.is_over()) return;
        const int known = score_of({p.outcome(), 0}, free(), p.to_move());
        score_bounds = {known, known};
    }
    /// A position whose score is already known.
    constexpr value_query(const position_type& p, int score)
        : position{p}, score_bounds{score, score} {}

    /// The number of free squares.
    [[nodiscard]] constexpr int free() const {
        return position.rules().squares() - position.stones();
    }
    [[nodiscard]] constexpr const position_type& root() const { return position; }
    [[nodiscard]] constexpr const bounds& root_score_bounds() const { return score_bounds; }
    [[nodiscard]] constexpr bool is_done() const { return is_exact(score_bounds); }
    [[nodiscard]] constexpr int remaining() const { return score_bounds.most - score_bounds.least; }
    /// Precondition: is_done().
    [[nodiscard]] constexpr int score() const { return score_bounds.least; }
    /// Precondition: is_done().
    [[nodiscard]] constexpr game_value value() const {
        if (position.is_over()) return {position.outcome(), 0};
        return value_of(score(), position.rules(), free(), position.to_move());
    }

    constexpr void resume(auto& searcher) {
        auto& [least, most] = score_bounds;
        while (least < most) {
            const int alpha = next_alpha();
            const int bound = searcher.null_window(position, alpha);
            if (searcher.stopped()) return;
            (bound > alpha ? least : most) = bound;
        }
    }

    /// Whether the sign is asked for first: quarter the end, where a quarter win is no cheaper to
    /// find than any other; and by the maker-breaker search, which has cheap proofs that nobody
    /// wins.
    [[nodiscard]] constexpr bool is_sign_first() const {
        constexpr int max_free_near_end = 14;
        if (free() <= max_free_near_end) return true;
        if consteval {
            return false;
        } else {
            return detail::engine_for(position.rules()) == detail::engine::place_board;
        }
    }

private:
    /// The next null window. From the outside in: quarter wins are cheap to find and narrow the
    /// bounds. Source: Pascal Pons, Solving Connect 4: how to build a perfect AI.
    [[nodiscard]] constexpr int next_alpha() const {
        const auto& [least, most] = score_bounds;
        const int middle = least + (most - least) / 2;
        if (is_sign_first()) return least < 0 && most >= 0 ? (most > 0 ? 0 : -1) : middle;
        if (least < 0 && middle <= 0 && least / 2 < middle) return least / 2;
        return middle >= 0 && most / 2 > middle ? most / 2 : middle;
    }
};

/// Who wins, if anybody does?
template <int Capacity>
struct outcome_query {
    value_query<Capacity> value;

    explicit constexpr outcome_query(const value_query<Capacity>& known) : value{known} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const { return value.position; }
    [[nodiscard]] constexpr const bounds& root_score_bounds() const { return value.score_bounds; }
    [[nodiscard]] constexpr bool is_done() const {
        const auto& [least, most] = value.score_bounds;
        return least > 0 || most < 0 || least == most;
    }
    [[nodiscard]] constexpr int remaining() const { return is_done() ? 0 : value.remaining(); }
    /// Precondition: is_done().
    [[nodiscard]] constexpr inarow::outcome outcome() const {
        const auto& [least, most] = value.score_bounds;
        if (value.position.is_over()) return value.position.outcome();
        if (least > 0) return won_by(value.position.to_move());
        return most < 0 ? won_by(other(value.position.to_move())) : inarow::outcome::draw;
    }

    constexpr void resume(auto& searcher) {
        auto& [least, most] = value.score_bounds;
        while (!is_done()) {
            const int alpha = next_alpha();
            const int bound = searcher.null_window(value.position, alpha);
            if (searcher.stopped()) return;
            (bound > alpha ? least : most) = bound;
        }
    }

private:
    /// The next null window: wins and losses within half of the free squares, which are cheap to
    /// find, then the sign.
    [[nodiscard]] constexpr int next_alpha() const {
        const auto& [least, most] = value.score_bounds;
        const int quarter = value.free() / 4;
        if (!value.is_sign_first()) {
            if (most > quarter) return quarter;
            if (least < -quarter) return -quarter - 1;
        }
        return most > 0 ? 0 : -1;
    }
};

namespace detail {

/// The number of legal moves to squares from that index on.
template <int Capacity>
[[nodiscard]] constexpr int moves_from(const basic_position<Capacity>& p, int index) {
    int result = 0;
    for (; index < p.rules().squares(); ++index)
        if ((p.check)(square_at(p.rules(), index)).legal) ++result;
    return result;
}

}  // namespace detail

/// Which moves are best: those that win soonest, else draw, else lose latest? In reading order.
template <int Capacity>
struct best_moves_query {
    value_query<Capacity> value;
    bool first_only;  ///< one best move is enough
    int next_square = 0;
    core::inplace_vector<square, Capacity> best{};

    explicit constexpr best_moves_query(const value_query<Capacity>& known, bool one = false)
        : value{known}, first_only{one} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const { return value.position; }
    [[nodiscard]] constexpr const bounds& root_score_bounds() const { return value.score_bounds; }
    [[nodiscard]] constexpr bool is_done() const {
        return next_square >= value.position.rules().squares() || (first_only && !best.empty());
    }
    [[nodiscard]] constexpr int remaining() const {
        return is_done() ? 0 : value.remaining() + detail::moves_from(value.position, next_square);
    }

    constexpr void resume(auto& searcher) {
        value.resume(searcher);
        for (; !searcher.stopped() && !is_done(); ++next_square) {
            const square s = square_at(value.position.rules(), next_square);
            if (!(value.position.check)(s).legal) continue;
            const int alpha = -value.score();
            const int bound = searcher.null_window(value.position.after(s), alpha);
            if (searcher.stopped()) return;
            if (bound <= alpha) best.push_back(s);
        }
    }
};

/// Is the score of a position above a bound?
template <int Capacity>
struct null_window_query {
    basic_position<Capacity> position;
    int alpha;
    bool is_searched = false;
    bool is_above = false;

    constexpr null_window_query(const basic_position<Capacity>& p, int bound)
        : position{p}, alpha{bound} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const { return position; }
    [[nodiscard]] constexpr bool is_done() const { return is_searched; }
    [[nodiscard]] constexpr int remaining() const { return is_searched ? 0 : 1; }

    constexpr void resume(auto& searcher) {
        is_above = searcher.null_window(position, alpha) > alpha;
        is_searched = !searcher.stopped();
    }
};

/// A legal move and the value of the game after it.
struct scored_move {
    square where{};
    game_value value{};  ///< plies counted from before the move
    int score = 0;       ///< of the player who makes the move

    constexpr bool operator==(const scored_move&) const = default;
};

/// What is each move worth? In reading order.
template <int Capacity>
struct move_scores_query {
    value_query<Capacity> root_value;
    int next_square = 0;
    bool has_current = false;
    value_query<Capacity> current;  ///< the position after the next move
    core::inplace_vector<scored_move, Capacity> scores{};

    explicit constexpr move_scores_query(const value_query<Capacity>& known)
        : root_value{known}, current{known} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const {
        return root_value.position;
    }
    [[nodiscard]] constexpr const bounds& root_score_bounds() const {
        return root_value.score_bounds;
    }
    [[nodiscard]] constexpr bool is_done() const {
        return root().is_over() || next_square >= root().rules().squares();
    }
    [[nodiscard]] constexpr int remaining() const {
        return detail::moves_from(root(), next_square);
    }

    constexpr void resume(auto& searcher) {
        for (; !is_done(); ++next_square) {
            const square s = square_at(root().rules(), next_square);
            if (!(root().check)(s).legal) continue;
            if (!has_current) current = value_query<Capacity>(root().after(s));
            has_current = true;
            current.resume(searcher);
            if (searcher.stopped()) return;
            has_current = false;
            game_value v = current.value();
            ++v.plies;
            scores.push_back({s, v, -current.score()});
        }
    }
};

/// How does the game go on to its end when both players play the first of their best moves?
template <int Capacity>
struct principal_variation_query {
    value_query<Capacity> root_value;
    best_moves_query<Capacity> current;
    core::inplace_vector<square, Capacity> moves{};

    explicit constexpr principal_variation_query(const value_query<Capacity>& known)
        : root_value{known}, current{known, true} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const {
        return root_value.position;
    }
    [[nodiscard]] constexpr const bounds& root_score_bounds() const {
        return moves.empty() ? current.value.score_bounds : root_value.score_bounds;
    }
    [[nodiscard]] constexpr bool is_done() const { return current.value.position.is_over(); }
    [[nodiscard]] constexpr int remaining() const { return current.remaining(); }

    constexpr void resume(auto& searcher) {
        while (!is_done()) {
            current.resume(searcher);
            if (searcher.stopped()) return;
            // By a copy: clang 22's new interpreter takes the two for overlapping.
            if (moves.empty()) root_value = value_query(current.value);
            const square best = current.best[0];
            moves.push_back(best);
            current = best_moves_query<Capacity>(
                {current.value.position.after(best), -current.value.score()}, true);
        }
    }
};

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_QUERY_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_QUESTIONS_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_QUESTIONS_HPP
// inarow/solve/questions.hpp ----------------------------------------------------------------------

/// Questions about positions under perfect play, as functions for constant evaluation and for run
/// time. The last argument, a search policy, bounds the search: default_limits, node_limit or a
/// solver.
namespace inarow::inline v0::solve {

/// Nodes that one constant evaluation can search: two thirds of what clang's default of 1,048,576
/// steps allows on such a board. Gated by tests/counts.
[[nodiscard]] constexpr long long nodes_per_evaluation(const rules& r) {
    if (detail::engine_for(r) == detail::engine::reference) return 5'500 / r.squares();
    int words = 1;
    while (64 * words < bitboard::bits_needed(r)) words *= 2;
    const auto formula = bitboard::formula_for(r);
    const bool is_loop =
        formula == bitboard::line_formula::runs || formula == bitboard::line_formula::exact_runs;
    const bool is_misere = r.convention == convention::misere;
    const bool has_potential = r.gravity == place && words == 1 && !is_misere;
    const long long run = r.run;
    const long long runs = is_loop ? (has_potential ? 8 : 4) * run * (run + 12) : 0;
    const long long node = !is_misere ? 150 : is_loop ? 570 : 270;
    const long long steps = node + 10LL * r.columns + runs;
    return 1'600'000 / (words == 1 ? steps : steps * (4 + 4 * words));
}
/// The most constant evaluations, each resuming where the one before stopped, that the type layer
/// spends on one question by default: some seconds. Few for boards of more than 64 bits and for the
/// reference search, none for huge boards, which it does not search.
[[nodiscard]] constexpr int max_evaluations(const rules& r) {
    if (!bitboard::supports(r, 1024)) return r.squares() <= 64 ? 4 : 0;
    return bitboard::supports(r, 64) ? 16 : 4;
}
/// Whether a query that one evaluation has not answered is likely to be answered by
/// max_evaluations: few squares are free, and little remains.
/// docs/internals/solve/general/negamax.md has how often this is right.
[[nodiscard]] constexpr bool is_promising(const auto& query) {
    constexpr int most = 58;
    const auto& root = query.root();
    return 2 * (root.rules().squares() - root.stones()) + query.remaining() <= most;
}

/// A search policy: at most that many nodes, with a small transposition table.
struct node_limit {
    long long nodes;

    /// Resumes a query; returns the number of nodes searched.
    template <class Query>
    constexpr long long answer(Query& query) const {
        return detail::resume_within(query, nodes);
    }
};

/// The limit of a question about a game type: at most that many evaluations of
/// nodes_per_evaluation, each of which costs a compiler about half a second. A question about moves
/// may use as many again, once the value is known.
struct evaluation_limit {
    int evaluations;

    /// Whether a query may be resumed after that many evaluations.
    [[nodiscard]] constexpr bool allows(const auto& query, int spent) const {
        return spent < evaluations && max_evaluations(query.root().rules()) > 0;
    }
};

/// The search policy of calls without one: nodes_per_evaluation in a constant evaluation; at run
/// time ten million nodes, some seconds, or one million of the reference search. Of questions about
/// game types: one evaluation, and max_evaluations if it promises an answer.
struct default_limits {
    /// Whether a query may be resumed after that many evaluations.
    [[nodiscard]] constexpr bool allows(const auto& query, int spent) const {
        return spent < max_evaluations(query.root().rules()) && (spent == 0 || is_promising(query));
    }

    template <class Query>
    constexpr long long answer(Query& query) const {
        if consteval {
            return node_limit{nodes_per_evaluation(query.root().rules())}.answer(query);
        }
        const bool is_fast = detail::engine_for(query.root().rules()) != detail::engine::reference;
        return node_limit{is_fast ? 10'000'000 : 1'000'000}.answer(query);
    }
};

/// Why there is no answer: the limit was reached, or the search was deeper than 150 plies.
struct unsolved {
    long long nodes;      ///< that were searched
    int free;             ///< number of free squares
    bounds score_bounds;  ///< what is known of the score

    constexpr bool operator==(const unsolved&) const = default;
};

/// What can answer queries: node_limit, default_limits, a solver, or one's own type.
template <class T>
concept search_policy = requires(T policy, value_query<1> query) { policy.answer(query); };

/// What can limit a question about a game type: default_limits, evaluation_limit, or one's own
/// type.
template <class T>
concept evaluation_policy = requires(const T& policy, const value_query<1>& query) {
    static_cast<bool>(policy.allows(query, 0));
};

namespace detail {

/// `read(query)`, once the policy has answered the query.
template <class Query, class Policy, class Read>
[[nodiscard]] constexpr auto answer(Query query, Policy&& policy, Read read)
    -> std::expected<decltype(read(query)), unsolved> {
    const auto root = query.root();
    const long long nodes = std::forward<Policy>(policy).answer(query);
    if (query.is_done()) return read(query);
    return std::unexpected(
        unsolved{nodes, root.rules().squares() - root.stones(), query.root_score_bounds()});
}

}  // namespace detail

/// What a position is worth.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<game_value, unsolved> value(const basic_position<Capacity>& p,
                                                                  Policy&& policy = {}) {
    return detail::answer(value_query<Capacity>(p), std::forward<Policy>(policy),
                          [](const auto& query) { return query.value(); });
}

/// Who wins, or that it is a draw; cheaper than the value, which also says how soon.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<inarow::outcome, unsolved> outcome(
    const basic_position<Capacity>& p, Policy&& policy = {}) {
    return detail::answer(outcome_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.outcome(); });
}

/// Whether that player wins.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<bool, unsolved> wins(const basic_position<Capacity>& p,
                                                           player side, Policy&& policy = {}) {
    return detail::answer(
        value_query<Capacity>(p), std::forward<Policy>(policy),
        [side](const auto& query) { return query.value().outcome == won_by(side); });
}

/// The best moves: those that win soonest, else draw, else lose latest; in reading order. None once
/// the game is over.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<core::inplace_vector<square, Capacity>, unsolved> best_moves(
    const basic_position<Capacity>& p, Policy&& policy = {}) {
    return detail::answer(best_moves_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.best; });
}

/// The first of the best moves; unsolved if the game is over.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<square, unsolved> reply(const basic_position<Capacity>& p,
                                                              Policy&& policy = {}) {
    const value_query<Capacity> value(p);
    if (p.is_over()) return std::unexpected(unsolved{0, value.free(), value.score_bounds});
    return detail::answer(best_moves_query<Capacity>(value, true), std::forward<Policy>(policy),
                          [](const auto& query) { return query.best[0]; });
}

/// What each legal move is worth, in reading order.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<core::inplace_vector<scored_move, Capacity>, unsolved>
move_scores(const basic_position<Capacity>& p, Policy&& policy = {}) {
    return detail::answer(move_scores_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.scores; });
}

/// The moves to the end of the game when both players play the first of their best moves.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<core::inplace_vector<square, Capacity>, unsolved>
principal_variation(const basic_position<Capacity>& p, Policy&& policy = {}) {
    return detail::answer(principal_variation_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.moves; });
}

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_QUESTIONS_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_ANALYSIS_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_ANALYSIS_HPP
// inarow/solve/analysis.hpp -----------------------------------------------------------------------

/// A game judged move by move: the score before and after each, and the better moves. All scores in
/// an analysis are the first player's, from the first move to the last: positive when first wins.
namespace inarow::inline v0::solve {

/// The quality of a move. A mistake gives away the outcome, a win or a draw; an inaccuracy only
/// time: it wins later or loses sooner. Unknown is what the known bounds do not decide.
enum class judgement : std::uint8_t { unknown, best, inaccuracy, mistake };

inline constexpr auto judgement_names =
    core::enum_names_of<judgement>("unknown", "best", "inaccuracy", "mistake");

/// "unknown", "best", "inaccuracy" or "mistake".
[[nodiscard]] constexpr std::string_view name_of(judgement j) { return judgement_names[j]; }

/// Judges a move by the bounds of its player's score before and after it.
[[nodiscard]] constexpr judgement judged(const bounds& before, const bounds& after) {
    const auto sign = [](int score) { return (score > 0 ? 1 : 0) - (score < 0 ? 1 : 0); };
    if (after.least >= before.most) return judgement::best;
    if (sign(after.most) < sign(before.least)) return judgement::mistake;
    const bool is_same_outcome = sign(before.most) == sign(after.least);
    if (is_same_outcome && after.most < before.least) return judgement::inaccuracy;
    return judgement::unknown;
}

/// A move of an analyzed game.
template <int Capacity>
struct analyzed_move {
    int number = 0;  ///< in the game, from 1; the stones of a set-up count
    player mover = first;
    square where{};
    bounds before{};
    bounds after{};
    solve::judgement judgement = solve::judgement::unknown;
    /// The best moves; none if the move is one of them, or they are unknown.
    core::inplace_vector<square, Capacity> better{};

    // Not constexpr by its words: std::vector is not with g++ 12's -D_GLIBCXX_DEBUG.
    bool operator==(const analyzed_move&) const = default;
};

/// A game, move by move.
template <int Capacity>
struct analysis {
    basic_position<Capacity> start;
    bounds at_start{};
    core::inplace_vector<analyzed_move<Capacity>, Capacity> moves{};

    /// The number of a player's moves with that judgement.
    [[nodiscard]] constexpr int count(player mover, judgement quality) const {
        int result = 0;
        for (const auto& m : moves)
            result += static_cast<int>(m.mover == mover && m.judgement == quality);
        return result;
    }
    bool operator==(const analysis&) const = default;
};

namespace detail {

/// The bounds of the score of the player to move, who is known to score `at_least`.
template <int Capacity>
[[nodiscard]] constexpr bounds score_bounds_of(const basic_position<Capacity>& p, int at_least,
                                               auto& policy) {
    value_query<Capacity> query(p);
    if (query.score_bounds.least < at_least) query.score_bounds.least = at_least;
    if (!query.is_done()) (void)policy.answer(query);
    return query.score_bounds;
}

/// The best moves of a position with that score, if they are found.
template <int Capacity>
[[nodiscard]] constexpr core::inplace_vector<square, Capacity> best_moves_of(
    const basic_position<Capacity>& p, int score, auto& policy) {
    best_moves_query<Capacity> query(value_query<Capacity>(p, score));
    (void)policy.answer(query);
    return query.is_done() ? query.best : core::inplace_vector<square, Capacity>{};
}

}  // namespace detail

/// The moves of a game, with every score unknown.
template <int Capacity>
[[nodiscard]] constexpr analysis<Capacity> unjudged(const basic_game<Capacity>& g) {
    const auto start = g.replay(0).value().position();
    const bounds any{-g.rules().squares(), g.rules().squares()};
    analysis<Capacity> result{.start = start, .at_start = any};
    player mover = start.to_move();
    for (const square s : g.moves()) {
        const int number = start.stones() + static_cast<int>(result.moves.size()) + 1;
        result.moves.push_back(
            {.number = number, .mover = mover, .where = s, .before = any, .after = any});
        mover = other(mover);
    }
    return result;
}

/// Judges each move by the bounds at the start and after each move. Forwards: a move cannot lead to
/// more than its position was worth.
template <int Capacity>
constexpr void judge(analysis<Capacity>& a) {
    bounds known = a.at_start;
    for (std::size_t i = 0; i < a.moves.size(); ++i) {
        auto& m = a.moves[i];
        m.before = known;
        const bounds before = for_first(m.before, m.mover);
        bounds after = for_first(m.after, m.mover);
        after.most = (std::min)(after.most, before.most);
        m.after = known = for_first(after, m.mover);
        m.judgement = judged(before, after);
    }
}

/// Judges every move of a game. Scores are found from the last position to the first: later
/// positions are cheaper, the table then helps with earlier ones, and a position is worth at least
/// what its move led to. Every question gets the whole limit of the policy.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr analysis<Capacity> analyze(const basic_game<Capacity>& g,
                                                   Policy&& policy = {}) {
    auto&& searcher = std::forward<Policy>(policy);  // for many questions
    basic_game<Capacity> game = g;
    analysis<Capacity> result = unjudged(g);
    bounds known = for_first(detail::score_bounds_of(g.position(), -g.rules().squares(), searcher),
                             g.position().to_move());
    for (auto i = result.moves.size(); i-- > 0;) {
        (void)game.undo();
        auto& m = result.moves[i];
        m.after = known;
        const int at_least = for_first(known, m.mover).least;
        known = for_first(detail::score_bounds_of(game.position(), at_least, searcher), m.mover);
    }
    result.at_start = known;
    judge(result);
    for (std::size_t i = 0; i < result.moves.size(); ++i) {
        auto& m = result.moves[i];
        if (const bounds before = for_first(m.before, m.mover);
            m.judgement > judgement::best && is_exact(before))
            m.better = detail::best_moves_of(game.position(), before.least, searcher);
        (void)game.apply(m.where);
    }
    return result;
}

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_ANALYSIS_HPP

#if !defined(INAROW_SINGLE_INAROW_DRAW_PLOT_HPP)
#define INAROW_SINGLE_INAROW_DRAW_PLOT_HPP
// inarow/draw/plot.hpp ----------------------------------------------------------------------------

namespace inarow::inline v0::draw {

/// How a plot is drawn as text.
struct plot_style {
    glyphs set = ascii;
    int columns = 79;  ///< of the terminal; of a longer game several moves share one
    int rows = 8;      ///< for the scores on each side of zero, at most; then several share one
};

/// The bounds of the score after that many moves.
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
        result = {(std::min)(result.least, score), (std::max)(result.most, score)};
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
    constexpr plot_writer(Sink& out, const solve::analysis<Capacity>& a, const plot_style& look)
        : out_{&out}, game_{&a}, look_{&look}, scores_{plotted_scores(a)} {
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
            const solve::judgement is = game_->moves[static_cast<std::size_t>(i) - 1].judgement;
            if (is > result.worst) result.worst = is;
        }
        return result;
    }

    /// Goes to a place in the line; no line ends with spaces.
    constexpr void go_to(int place) {
        for (; cursor_ < place; ++cursor_) core::write(*out_, ' ');
    }
    constexpr void put(std::string_view text, int wide) {
        core::write(*out_, text);
        cursor_ += wide;
    }
    constexpr void put(std::string_view text) { put(text, static_cast<int>(text.size())); }
    constexpr void end_line() {
        core::write(*out_, '\n');
        cursor_ = 0;
    }
    /// A text that ends where the margin does.
    constexpr void label(std::string_view text) {
        go_to(margin_ - 1 - static_cast<int>(text.size()));
        put(text);
    }
    constexpr void go_to_column(int number) { go_to(margin_ + number * pitch_); }

    constexpr void row(int level) {
        const int score = level * scores_a_row_;
        label(core::to_fixed_string<12>(score > 0 ? "+" : "", score).view());
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
        while (cursor_ < end) {
            if (cursor_ == margin_ - 1) {
                put(" ");
            } else if (unknown && cursor_ == margin_ + number * pitch_) {
                put("?");
            } else {
                put(has_ascii() ? "-" : "\xe2\x94\x80", 1);  // U+2500
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
        if (cursor_ != 0) end_line();
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
            put(core::to_fixed_string<12>(number).view());
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
        if (cursor_ != 0) end_line();
    }
    constexpr void entry(bool occurs, std::string_view sign, std::string_view meaning,
                         int wide = 1) {
        if (!occurs) return;
        const int needed = 2 + wide + 1 + static_cast<int>(meaning.size());
        if (cursor_ != 0 && cursor_ + needed > look_->columns) end_line();
        go_to(cursor_ == 0 ? margin_ : cursor_ + 2);
        put(sign, wide);
        put(" ");
        put(meaning);
    }

    Sink* out_;
    const solve::analysis<Capacity>* game_;
    const plot_style* look_;
    solve::bounds scores_;
    int margin_ = 5;  ///< what stands to the left of the first column
    int scores_a_row_ = 1;
    int points_a_column_ = 1;
    int pitch_ = 1;   ///< from one column to the next
    int cursor_ = 0;  ///< how much of the line is written
};

/// Writes the scores of an analysed game, from its start to its end: above zero first wins, below
/// it second does, the higher the sooner. Each line is ended.
template <int Capacity>
constexpr void plot(core::sink auto& out, const solve::analysis<Capacity>& a,
                    const plot_style& look = {}) {
    plot_writer(out, a, look).picture();
}

}  // namespace inarow::inline v0::draw

#endif  // INAROW_SINGLE_INAROW_DRAW_PLOT_HPP

#if !defined(INAROW_SINGLE_INAROW_DRAW_BOARD_STYLE_HPP)
#define INAROW_SINGLE_INAROW_DRAW_BOARD_STYLE_HPP
// inarow/draw/board_style.hpp ---------------------------------------------------------------------

namespace inarow::inline v0::draw {

/// What the stones of a board look like in a picture and on a page.
enum class board_style : std::uint8_t {
    marks,   ///< crosses and rings in squares
    stones,  ///< black and white stones on a goban
    discs,   ///< yellow and red discs in a panel
};
inline constexpr auto board_style_names =
    core::enum_names_of<board_style>("marks", "stones", "discs");

/// The fewest columns, and rows, of a goban: it has nine.
inline constexpr int min_goban_side = 9;

[[nodiscard]] constexpr board_style board_style_of(const rules& r) {
    switch (r.gravity) {
        case gravity::place: break;
        case gravity::drop: return board_style::discs;
        default: break;
    }
    const bool is_large = r.columns >= min_goban_side && r.rows >= min_goban_side;
    return is_large ? board_style::stones : board_style::marks;
}

/// How a player is called where the stones are seen: "X", "Black" or "Yellow" for the first.
[[nodiscard]] constexpr std::string_view player_name(const rules& r, player side) {
    constexpr std::array<std::array<std::string_view, 2>, 3> names{
        {{"X", "O"}, {"Black", "White"}, {"Yellow", "Red"}}};
    return names[std::to_underlying(board_style_of(r))][static_cast<std::size_t>(side)];
}

/// Whether a square of a goban has a dot: four near the corners and the center; on 19 lines those
/// between them, too.
[[nodiscard]] constexpr bool is_star_point(const rules& r, square s) {
    struct star_lines {
        bool is_edge;
        bool is_center;
    };
    const auto lines_through = [](int line, int count) {
        const int edge = count < 13 ? 2 : 3;
        return star_lines{line == edge || line == count - 1 - edge, 2 * line == count - 1};
    };
    const auto [column_edge, column_center] = lines_through(s.column, r.columns);
    const auto [row_edge, row_center] = lines_through(s.row, r.rows);
    if ((column_edge && row_edge) || (column_center && row_center)) return true;
    const bool has_sides = r.columns == 19 && r.rows == 19;
    return has_sides && ((column_edge && row_center) || (column_center && row_edge));
}

}  // namespace inarow::inline v0::draw

#endif  // INAROW_SINGLE_INAROW_DRAW_BOARD_STYLE_HPP

#if !defined(INAROW_SINGLE_INAROW_DRAW_SVG_HPP)
#define INAROW_SINGLE_INAROW_DRAW_SVG_HPP
// inarow/draw/svg.hpp -----------------------------------------------------------------------------

namespace inarow::inline v0::draw {

/// How a board is drawn as an SVG picture.
struct svg_style {
    draw::coordinates coordinates = draw::coordinates::as_played;
    bool decisive_line = true;  ///< whether a line goes through it
    square marked = nowhere;    ///< a square to stand out, such as the last move
    bool targets = false;       ///< whether each square can be clicked, see docs/draw/svg.md
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
inline constexpr std::string_view goban = R"(.inarow.goban .wood{fill:#e0b36c}
.inarow.goban .grid{stroke:#5f4118;stroke-width:1.5}
.inarow.goban .star{fill:#5f4118}
.inarow.goban .first{fill:#1d1f24;stroke:#1d1f24}
.inarow.goban .second{fill:#f7f5f0;stroke:#b9b3a6}
.inarow.goban .marked{fill:#d9482b}
.inarow.goban .band{stroke:#fbfaf8;stroke-width:8}
.inarow.goban .line{stroke:#23262d;stroke-width:4}
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
inline constexpr std::string_view goban_dark = R"(.inarow.goban .wood{fill:#c99a55}
.inarow.goban .first{stroke:#666d7a}
)";
inline constexpr std::string_view dropped_dark = R"(.inarow.dropped .panel{fill:#27508f}
.inarow.dropped .hole{fill:#1a1d23}
.inarow.dropped .band{stroke:#1a1d23}
.inarow.dropped .line{stroke:#f2f3f5}
)";

}  // namespace svg_css

/// Writes one picture, piece by piece; made by `svg`.
template <int Capacity, core::sink Sink>
class svg_writer {
public:
    constexpr svg_writer(Sink& out, const basic_position<Capacity>& p, const svg_style& look)
        : out_{&out}, position_{&p}, look_{&look} {}

    constexpr void picture() const {
        begin();
        title();
        description();
        style_sheet();
        put("<rect class='card' width='", width(), "' height='", height(), "' rx='12'/>\n");
        if (has_names()) names();
        switch (style()) {
            case board_style::marks: marks(); break;
            case board_style::stones: goban(); break;
            case board_style::discs: discs(); break;
            default: break;
        }
        if (look_->targets) targets();
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
    [[nodiscard]] constexpr board_style style() const { return board_style_of(rules()); }
    /// One of three, for the style of the board.
    template <class T>
    [[nodiscard]] constexpr T chosen(const T& marks, const T& stones, const T& discs) const {
        switch (style()) {
            case board_style::marks: return marks;
            case board_style::stones: return stones;
            case board_style::discs: return discs;
            default: break;
        }
        return marks;
    }
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

    constexpr void put(const auto&... parts) const { (core::write(*out_, parts), ...); }

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
        put(chosen<std::string_view>("placed", "goban", "dropped"), "' role='img' viewBox='0 0 ");
        put(width(), ' ', height(), "' width='", shown(width()));
        put("' height='", shown(height()), "'>\n");
    }

    /// Crosses and rings stay readable on top of the decisive line.
    constexpr void marks() const {
        grid();
        if (has_marked()) {
            const square s = look_->marked;
            put("<rect class='marked' x='", x_of(s.column) - 17, "' y='", y_of(s.row) - 17);
            put("' width='34' height='34' rx='6'/>\n");
        }
        decisive_line();
        stones();
    }
    constexpr void goban() const {
        wood();
        lines();
        stars();
        stones();
        if (has_marked()) group("marked", [&] { circle(look_->marked, 5); });
        decisive_line();
    }
    constexpr void discs() const {
        panel();
        if (has_marked()) group("marked", [&] { circle(look_->marked, 18); });
        stones();
        decisive_line();
    }
    [[nodiscard]] constexpr bool has_marked() const { return on_the_board(rules(), look_->marked); }
    constexpr void group(std::string_view name, auto content) const {
        put("<g class='", name, "'>\n");
        content();
        put("</g>\n");
    }

    /// Which game, and how it stands.
    constexpr void title() const {
        put("<title>");
        notation::print_rules_name(*out_, rules());
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
        return player_name(rules(), m == mark::first ? first : second);
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
        if (look_->decisive_line) {
            int count = 0;
            for (const square s : position_->decisive_line()) {
                if (count == 0) put(" The ", line_name(rules()), " line is");
                item(s, count++);
            }
            if (count != 0) put('.');
        }
        put("</desc>\n");
    }
    /// What the decisive line is to who completed it.
    [[nodiscard]] static constexpr std::string_view line_name(const inarow::rules& r) {
        switch (r.convention) {
            case convention::normal: return "winning";
            case convention::misere: return "losing";
            default: break;
        }
        return "decisive";
    }
    constexpr void item(square s, int count) const {
        put(count == 0 ? " " : ", ");
        notation::algebraic::print(*out_, rules(), s);
    }

    constexpr void style_sheet() const {
        put("<style>", svg_css::common);
        put(chosen(svg_css::placed, svg_css::goban, svg_css::dropped), svg_css::common_dark);
        put(chosen(svg_css::placed_dark, svg_css::goban_dark, svg_css::dropped_dark));
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

    constexpr void wood() const {
        put("<rect class='wood' x='", left(), "' y='", edge, "' width='", right() - left());
        put("' height='", bottom() - edge, "' rx='8'/>\n");
    }
    /// The lines of a goban, through the centers of its squares.
    constexpr void lines() const {
        put("<path class='grid' d='");
        for (int column = 0; column < rules().columns; ++column)
            put('M', x_of(column), ' ', y_of(0), 'v', side * (rules().rows - 1));
        for (int row = 0; row < rules().rows; ++row)
            put('M', x_of(0), ' ', y_of(row), 'h', side * (rules().columns - 1));
        put("'/>\n");
    }
    constexpr void stars() const {
        group("star", [&] {
            for (square s; s.row < rules().rows; ++s.row)
                for (s.column = 0; s.column < rules().columns; ++s.column)
                    if (is_star_point(rules(), s)) circle(s, 4);
        });
    }

    /// What stones are dropped into, with the holes that are still free.
    constexpr void panel() const {
        constexpr int rim = 6;
        put("<rect class='panel' x='", left() - rim, "' y='", edge - rim);
        put("' width='", right() - left() + 2 * rim);
        put("' height='", bottom() - edge + 2 * rim, "' rx='14'/>\n");
        group("hole", [&] { for_each(mark::none, [&](square s) { circle(s, 16); }); });
    }

    /// A rectangle on each square that nobody sees, for a page that waits for clicks.
    constexpr void targets() const {
        put("<g class='targets' pointer-events='all'>\n");
        for (square s; s.row < rules().rows; ++s.row)
            for (s.column = 0; s.column < rules().columns; ++s.column) {
                put("<rect data-square='", s.row * rules().columns + s.column);
                put("' x='", left() + side * s.column, "' y='", edge + side * s.row);
                put("' width='", side, "' height='", side, "'/>\n");
            }
        put("</g>\n");
    }

    constexpr void stones() const {
        for (const player p : {first, second})
            group(player_names[p], [&] { for_each(mark_of(p), [&](square s) { stone(s, p); }); });
    }
    constexpr void stone(square s, player p) const {
        if (style() == board_style::marks && p == first) {
            put("<path d='M", x_of(s.column) - 10, ' ', y_of(s.row) - 10);
            put("l20 20m0-20l-20 20'/>\n");
        } else {
            circle(s, chosen(11, 18, 14));
        }
    }
    constexpr void circle(square centre, int radius) const {
        put("<circle cx='", x_of(centre.column), "' cy='", y_of(centre.row));
        put("' r='", radius, "'/>\n");
    }

    /// A line through the squares that won, on a band that sets it off; in parts where it goes on
    /// at the opposite edge.
    constexpr void decisive_line() const {
        if (!look_->decisive_line) return;
        const auto won = position_->decisive_line();
        if (won.empty()) return;
        for (const std::string_view name : {"band", "line"}) {
            put("<path class='", name, "' d='");
            for (int i = 0; i < won.length; ++i) {
                if (i == 0 || !is_next(won, i)) point('M', won[i]);
                if (i + 1 == won.length || !is_next(won, i + 1)) point('L', won[i]);
            }
            put("'/>\n");
        }
    }
    /// Whether a square of a line lies beside the one before it.
    [[nodiscard]] static constexpr bool is_next(const line& l, int i) {
        return l[i].column == l[i - 1].column + l.step.columns &&
               l[i].row == l[i - 1].row + l.step.rows;
    }
    constexpr void point(char how, square s) const { put(how, x_of(s.column), ' ', y_of(s.row)); }

    Sink* out_;
    const basic_position<Capacity>* position_;
    const svg_style* look_;
};

/// Writes a position as an SVG picture that needs nothing beside itself: its words for those who
/// cannot see it, its own colours for light and for dark pages, every board from 1x1 on.
template <int Capacity>
constexpr void svg(core::sink auto& out, const basic_position<Capacity>& p,
                   const svg_style& look = {}) {
    svg_writer(out, p, look).picture();
}

}  // namespace inarow::inline v0::draw

#endif  // INAROW_SINGLE_INAROW_DRAW_SVG_HPP

#if !defined(INAROW_SINGLE_INAROW_MESSAGES_GAME_VALUE_HPP)
#define INAROW_SINGLE_INAROW_MESSAGES_GAME_VALUE_HPP
// inarow/messages/game_value.hpp ------------------------------------------------------------------

/// Game values as sentences.
namespace inarow::inline v0::messages {

/// "first (X) wins with move 7" or "it is a draw", in misère play "first (X) wins: second (O) must
/// complete a line with move 8"; of a finished game "first (X) has won" or "it was drawn".
/// Precondition: `v` is the value of `p`.
template <int Capacity>
constexpr void write_game_value(core::sink auto& out, const basic_position<Capacity>& p,
                                const game_value& v) {
    if (p.is_over()) return write_end(out, p.outcome());
    if (v.outcome == outcome::draw) return core::write(out, "it is a draw");
    const player winner = v.outcome == outcome::first_won ? first : second;
    const player completer = winner_of_line(p.rules(), winner);
    write_player(out, winner);
    core::write(out, " wins");
    if (completer != winner) {
        core::write(out, ": ");
        write_player(out, completer);
        core::write(out, " must complete a line");
    }
    core::write(out, " with move ", p.stones() + v.plies);
}

/// The most moves of a variation that a sentence lists.
inline constexpr std::size_t max_variation_listed = 9;

/// "b2 a1 c3", or the first nine "and so on", in the default notation of the rules.
template <int Capacity>
constexpr void write_variation(core::sink auto& out, const basic_position<Capacity>& p,
                               const auto& squares) {
    std::size_t named = 0;
    player mover = p.to_move();
    for (const square s : squares) {
        if (named > 0) core::write(out, ' ');
        if (named++ == max_variation_listed) return core::write(out, "and so on");
        notation::print(out, notation::default_for(p.rules()), p.rules(), s, mover);
        mover = other(mover);
    }
}

/// "first (X) does not win this game: with perfect play it is a draw, as by b2 a1 c1 ..."
template <int Capacity>
constexpr void write_refuted_claim(core::sink auto& out, const basic_position<Capacity>& p,
                                   player claimed, const game_value& v, const auto& variation) {
    write_player(out, claimed);
    core::write(out, " does not win this game: ", p.is_over() ? "" : "with perfect play ");
    write_game_value(out, p, v);
    if (!variation.empty()) {
        core::write(out, ", as by ");
        write_variation(out, p, variation);
    }
    core::write(out, '.');
}

/// "There is no reply: the game is over, first (X) has won."
template <int Capacity>
constexpr void write_no_reply(core::sink auto& out, const basic_position<Capacity>& p) {
    core::write(out, "There is no reply: the game is over, ");
    write_end(out, p.outcome());
    core::write(out, '.');
}

/// "Perfect play is beyond the compiler's limit here: 42 squares are free, and 1 evaluation of 7272
/// nodes is not enough. Make moves first, ...": the ways out. `evaluations` is what was spent, of
/// `nodes` each, `raised` a limit to try, or 0 where a board of this size is not searched, and
/// `header` one with a book that answers, if there is one.
template <int Capacity>
constexpr void write_not_found(core::sink auto& out, const basic_position<Capacity>& p,
                               int evaluations, long long nodes, int raised,
                               core::string_view header = {}) {
    core::write(out, "Perfect play is beyond the compiler's limit here: ");
    core::write(out, p.rules().squares() - p.stones(), " squares are free, and ");
    if (raised == 0)
        return core::write(out, "a board of this size is not searched. A program can use ",
                           "solve::choose.");
    core::write(out, evaluations, evaluations == 1 ? " evaluation of " : " evaluations of ");
    core::write(out, static_cast<int>(nodes), evaluations == 1 ? " nodes is" : " nodes are");
    core::write(out, " not enough. ");
    if (!header.empty()) core::write(out, "Include <", header, ">, ");
    core::write(out, header.empty() ? "Make" : "make",
                " moves first, raise the limit as in value<G, ");
    core::write(out, "solve::evaluation_limit{", raised, "}>, or use solve::solver in a program.");
}

}  // namespace inarow::inline v0::messages

#endif  // INAROW_SINGLE_INAROW_MESSAGES_GAME_VALUE_HPP

#if !defined(INAROW_SINGLE_INAROW_MESSAGES_ANNOTATION_HPP)
#define INAROW_SINGLE_INAROW_MESSAGES_ANNOTATION_HPP
// inarow/messages/annotation.hpp ------------------------------------------------------------------

/// Analyzed games as sentences.
namespace inarow::inline v0::messages {

/// The number of the last move under perfect play, of a position with that score in which `to_move`
/// makes move `number`.
[[nodiscard]] constexpr int last_move(const rules& r, int number, player to_move, int score) {
    const int before = number - 1;
    return before + value_of(score, r, r.squares() - before, to_move).plies;
}

/// "+3", "0" or "-3"; bounds as "-2..+3".
constexpr void write_score(core::sink auto& out, const solve::bounds& known) {
    core::write(out, known.least > 0 ? "+" : "", known.least);
    if (!is_exact(known)) core::write(out, known.most > 0 ? "..+" : "..", known.most);
}

/// The value of a position by the bounds of the first player's score: as write_game_value if they
/// are exact, else "first (X) wins", if that is known, or "unknown".
template <int Capacity>
constexpr void write_game_value(core::sink auto& out, const basic_position<Capacity>& p,
                                const solve::bounds& known) {
    if (p.is_over()) return write_end(out, p.outcome());
    if (is_exact(known)) {
        const int score = for_first(known, p.to_move()).least;
        const int free = p.rules().squares() - p.stones();
        return write_game_value(out, p, value_of(score, p.rules(), free, p.to_move()));
    }
    if (known.least <= 0 && known.most >= 0) return core::write(out, "unknown");
    write_player(out, known.least > 0 ? first : second);
    core::write(out, " wins");
}

/// "threw away a win with move 7", "threw away a draw", "wins later: with move 9 instead of 7" or
/// "loses sooner: with move 8 instead of 10"; nothing for a best move or an unknown one.
template <int Capacity>
constexpr void write_annotation(core::sink auto& out, const rules& r,
                                const solve::analyzed_move<Capacity>& m) {
    const solve::bounds before = for_first(m.before, m.mover);
    const solve::bounds after = for_first(m.after, m.mover);
    const auto ends_with = [&](const solve::bounds& known) {
        return last_move(r, m.number, m.mover, known.least);
    };
    if (m.judgement == solve::judgement::mistake) {
        core::write(out, "threw away a ", before.least > 0 ? "win" : "draw");
        if (before.least <= 0 && before.most > 0) core::write(out, " or more");
        if (before.least > 0 && is_exact(before))
            core::write(out, " with move ", ends_with(before));
    } else if (m.judgement == solve::judgement::inaccuracy) {
        core::write(out, before.least > 0 ? "wins later" : "loses sooner");
        if (is_exact(before) && is_exact(after))
            core::write(out, ": with move ", ends_with(after), " instead of ", ends_with(before));
    }
}

/// "4 5", the better moves, or the first nine "and so on".
template <int Capacity>
constexpr void write_better_moves(core::sink auto& out, const rules& r,
                                  const solve::analyzed_move<Capacity>& m,
                                  notation::kind kind = notation::kind::any) {
    std::size_t named = 0;
    for (const square s : m.better) {
        if (named > 0) core::write(out, ' ');
        if (named++ == max_variation_listed) return core::write(out, "and so on");
        notation::print(out, kind, r, s, m.mover);
    }
}

}  // namespace inarow::inline v0::messages

#endif  // INAROW_SINGLE_INAROW_MESSAGES_ANNOTATION_HPP

#if !defined(INAROW_SINGLE_INAROW_DRAW_PLOT_SVG_HPP)
#define INAROW_SINGLE_INAROW_DRAW_PLOT_SVG_HPP
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
    constexpr svg_plot_writer(Sink& out, const solve::analysis<Capacity>& a)
        : out_{&out},
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
        return player_name(rules(), side);
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

    constexpr void put(const auto&... parts) const { (core::write(*out_, parts), ...); }
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
        notation::print_rules_name(*out_, rules());
        put(": the score after each move</title>\n<desc>Positive when ", name_of(first));
        put(" wins. At the start ");
        messages::write_score(*out_, game_->at_start);
        if (points() > 1) {
            put(", at the end ");
            messages::write_score(*out_, game_->moves.back().after);
        }
        put('.');
        for (const auto& m : game_->moves) {
            if (m.judgement <= solve::judgement::best) continue;
            put(' ');
            remark(m);
            put('.');
        }
        put("</desc>\n");
    }
    /// "Move 3, X: threw away a draw (better: b2 a1)"
    constexpr void remark(const solve::analyzed_move<Capacity>& m) const {
        put("Move ", m.number, ", ", name_of(m.mover), ": ");
        messages::write_annotation(*out_, rules(), m);
        if (m.better.empty()) return;
        put(" (better: ");
        messages::write_better_moves(*out_, rules(), m);
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
        int shown_at = 0;
        for (int i = 0; i < points(); ++i) {
            const int score = nearest_to_zero(score_after(*game_, i));
            const int shown = (score > 0) == (side == first) ? score : 0;
            if (shown != shown_at) put('H', x_of(i), 'V', y_of(shown));
            shown_at = shown;
        }
        put('H', right(), 'V', zero(), "z'/>\n");
    }

    /// Mistakes and inaccuracies, where they led to; what they were shows under the pointer.
    constexpr void marks() const {
        for (int i = 1; i < points(); ++i) {
            const auto& m = game_->moves[static_cast<std::size_t>(i) - 1];
            if (m.judgement <= solve::judgement::best) continue;
            mark_at(middle_of(i), y_of(nearest_to_zero(m.after)), m.judgement, [&] { remark(m); });
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

    Sink* out_;
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
constexpr void plot_svg(core::sink auto& out, const solve::analysis<Capacity>& a) {
    svg_plot_writer(out, a).picture();
}

}  // namespace inarow::inline v0::draw

#endif  // INAROW_SINGLE_INAROW_DRAW_PLOT_SVG_HPP

#if !defined(INAROW_SINGLE_INAROW_DYNAMIC_HPP)
#define INAROW_SINGLE_INAROW_DYNAMIC_HPP
// inarow/dynamic.hpp ------------------------------------------------------------------------------

// Boards whose size is known only when the program runs. A header of its own, because <vector>
// costs as much to include as the rest of the library.

namespace inarow::inline v0 {
namespace core {

template <>
struct bitset_storage<dynamic> {
    using type = std::vector<std::uint64_t>;
    // A template, because std::vector is not constexpr with g++ 12's -D_GLIBCXX_DEBUG.
    static constexpr void resize(auto& words, int bits) {
        words.resize((static_cast<std::size_t>(bits) + 63) / 64);
    }
};

template <class T>
struct inplace_vector<T, dynamic> : std::vector<T> {
    using std::vector<T>::vector;
};

}  // namespace core

/// Positions, games and layouts of any size.
using position = basic_position<dynamic>;
using game = basic_game<dynamic>;
using layout = basic_layout<dynamic>;

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_DYNAMIC_HPP

#if !defined(INAROW_SINGLE_INAROW_FORMAT_HPP)
#define INAROW_SINGLE_INAROW_FORMAT_HPP
// inarow/format.hpp -------------------------------------------------------------------------------

/// std::format of every value that <inarow/stream.hpp> writes, where the library has it (libstdc++
/// from 13 on, not with g++ 12); elsewhere this header is empty. A header of its own, because
/// <format> costs more to include than all of inarow.
#if defined(__cpp_lib_format) && __cpp_lib_format >= 202110L

#include <cstddef>
#include <format>
#include <string>
#include <string_view>

template <inarow::writable T>
struct std::formatter<T, char> : std::formatter<std::string, char> {
    auto format(const T& written, auto& context) const {
        std::string text;
        inarow::write_value(text, written);
        return std::formatter<std::string, char>::format(text, context);
    }
};

template <>
struct std::formatter<inarow::core::string_view, char> : std::formatter<std::string_view, char> {
    auto format(std::string_view text, auto& context) const {
        return std::formatter<std::string_view, char>::format(text, context);
    }
};

#endif

#endif  // INAROW_SINGLE_INAROW_FORMAT_HPP

#if !defined(INAROW_SINGLE_INAROW_GAME_TYPED_GAME_HPP)
#define INAROW_SINGLE_INAROW_GAME_TYPED_GAME_HPP
// inarow/game/typed_game.hpp ----------------------------------------------------------------------

/// Games whose moves are known only at run time, with how they stand in their type: an unplayed
/// game has no take_back, only a won one has a winner, and one that has ended has no play. A move
/// gives a variant of what can follow it.
///
/// A header of its own, because of <variant>.
namespace inarow::inline v0 {

template <int Capacity>
class unplayed_game;
template <int Capacity>
class game_in_play;
template <int Capacity>
class won_game;
template <int Capacity>
class drawn_game;

/// What a move can lead to.
template <int Capacity>
using next_game = std::variant<game_in_play<Capacity>, won_game<Capacity>, drawn_game<Capacity>>;
/// What taking back a move can lead to.
template <int Capacity>
using previous_game = std::variant<unplayed_game<Capacity>, game_in_play<Capacity>>;
/// Any of the four.
template <int Capacity>
using any_game = std::variant<unplayed_game<Capacity>, game_in_play<Capacity>, won_game<Capacity>,
                              drawn_game<Capacity>>;

/// A plain game with its standing as its type; nothing for a set-up that had ended before any
/// move was made, because none of the four is that.
template <int Capacity>
[[nodiscard]] constexpr std::optional<any_game<Capacity>> typed(const basic_game<Capacity>& g);

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
    explicit constexpr typed_game(const basic_game<Capacity>& g) : game_{g} {}

    template <int C>
    friend constexpr std::optional<any_game<C>> typed(const basic_game<C>& g);

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
    [[nodiscard]] constexpr std::expected<next_game<Capacity>, illegal_move> played(move m) const {
        const auto next = game_.play(m);
        if (!next) return std::unexpected(next.error());
        return narrowed<next_game<Capacity>>(*typed(*next));
    }
    [[nodiscard]] constexpr previous_game<Capacity> taken_back() const {
        return narrowed<previous_game<Capacity>>(*typed(*game_.take_back()));
    }

private:
    basic_game<Capacity> game_;
};

/// No move has been made yet, on the empty board or on one that was set up.
template <int Capacity>
class unplayed_game : public typed_game<Capacity> {
public:
    /// On the empty board; refused as basic_game::start is.
    [[nodiscard]] static constexpr std::expected<unplayed_game, illegal_rules> start(
        const inarow::rules& r) {
        const auto plain_game = basic_game<Capacity>::start(r);
        if (!plain_game) return std::unexpected(plain_game.error());
        return unplayed_game(*plain_game);
    }
    [[nodiscard]] constexpr player to_move() const { return this->position().to_move(); }
    [[nodiscard]] constexpr std::expected<next_game<Capacity>, illegal_move> play(move m) const {
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
    [[nodiscard]] constexpr std::expected<next_game<Capacity>, illegal_move> play(move m) const {
        return this->played(m);
    }
    [[nodiscard]] constexpr previous_game<Capacity> take_back() const { return this->taken_back(); }

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
    [[nodiscard]] constexpr auto decisive_line() const { return this->position().decisive_line(); }
    [[nodiscard]] constexpr previous_game<Capacity> take_back() const { return this->taken_back(); }

private:
    using typed_game<Capacity>::typed_game;
};

/// The board is full, and nobody has won.
template <int Capacity>
class drawn_game : public typed_game<Capacity> {
public:
    [[nodiscard]] constexpr previous_game<Capacity> take_back() const { return this->taken_back(); }

private:
    using typed_game<Capacity>::typed_game;
};

template <int Capacity>
constexpr std::optional<any_game<Capacity>> typed(const basic_game<Capacity>& g) {
    if (g.ply() == 0) {
        if (g.position().is_over()) return std::nullopt;
        return unplayed_game<Capacity>(g);
    }
    switch (g.position().outcome()) {
        case outcome::in_play: return game_in_play<Capacity>(g);
        case outcome::draw: return drawn_game<Capacity>(g);
        case outcome::first_won:
        case outcome::second_won: return won_game<Capacity>(g);
        default: std::unreachable();
    }
}

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_GAME_TYPED_GAME_HPP

#if !defined(INAROW_SINGLE_INAROW_JSON_WRITER_HPP)
#define INAROW_SINGLE_INAROW_JSON_WRITER_HPP
// inarow/json/writer.hpp --------------------------------------------------------------------------

/// JSON output, in constant evaluation too.
namespace inarow::inline v0::json {

/// A sink that escapes what JSON strings must escape; other bytes pass as they are.
/// Precondition: what is written is UTF-8.
template <core::sink Sink>
struct escaping_sink {
    Sink& out;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)

    constexpr void append(const char* data, std::size_t size) {
        for (std::size_t i = 0; i < size; ++i) append(data[i]);
    }

private:
    constexpr void append(char c) {
        constexpr std::string_view digits = "0123456789abcdef";
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20) {
            core::write(out, "\\u00", digits[byte / 16], digits[byte % 16]);
        } else if (c == '"' || c == '\\') {
            core::write(out, '\\', c);
        } else {
            core::write(out, c);
        }
    }
};

/// Writes one JSON value on one line, token by token: `{"a": 1, "b": [true, null]}`. The separators
/// are the writer's; that keys and values alternate is the caller's responsibility.
template <core::sink Sink>
class writer {
public:
    explicit constexpr writer(Sink& out) : out_{out} {}

    constexpr void begin_object() { open('{'); }
    constexpr void end_object() { close('}'); }
    constexpr void begin_array() { open('['); }
    constexpr void end_array() { close(']'); }

    constexpr void key(std::string_view name) {
        value(name);
        core::write(out_, ": ");
        needs_comma_ = false;
    }
    constexpr void value(std::string_view text) {
        string([&](auto& out) { core::write(out, text); });
    }
    constexpr void value(const char* text) { value(std::string_view(text)); }
    constexpr void value(int number) { token(number); }
    constexpr void value(bool b) { token(b ? "true" : "false"); }
    constexpr void null() { token("null"); }
    /// A number by its digits.
    constexpr void number(std::string_view digits) { token(digits); }
    /// A string: what `print(sink)` writes.
    constexpr void string(auto print) {
        separate();
        core::write(out_, '"');
        escaping_sink<Sink> escaping{out_};
        print(escaping);
        core::write(out_, '"');
        needs_comma_ = true;
    }
    /// What `print(sink)` writes, which is a value.
    constexpr void raw(auto print) {
        separate();
        print(out_);
        needs_comma_ = true;
    }
    /// An array: `element(value)` writes each.
    constexpr void array(const auto& values, auto element) {
        begin_array();
        for (const auto& value : values) element(value);
        end_array();
    }

    /// A key and its value.
    constexpr void member(std::string_view name, const auto& content) {
        key(name);
        value(content);
    }
    /// A key and a string: what `print(sink)` writes.
    constexpr void string_member(std::string_view name, auto print) {
        key(name);
        string(print);
    }
    constexpr void null_member(std::string_view name) {
        key(name);
        null();
    }

private:
    constexpr void separate() {
        if (needs_comma_) core::write(out_, ", ");
    }
    constexpr void open(char bracket) {
        separate();
        core::write(out_, bracket);
        needs_comma_ = false;
    }
    constexpr void close(char bracket) {
        core::write(out_, bracket);
        needs_comma_ = true;
    }
    constexpr void token(const auto& content) {
        separate();
        core::write(out_, content);
        needs_comma_ = true;
    }

    Sink& out_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    bool needs_comma_ = false;
};

}  // namespace inarow::inline v0::json

#endif  // INAROW_SINGLE_INAROW_JSON_WRITER_HPP

#if !defined(INAROW_SINGLE_INAROW_JSON_REPLAY_HPP)
#define INAROW_SINGLE_INAROW_JSON_REPLAY_HPP
// inarow/json/replay.hpp --------------------------------------------------------------------------

/// The result of a replayed list of moves as one line of JSON. `inarow replay` writes it at run
/// time, and has a compiler write it where games are types: the same text, from here.
namespace inarow::inline v0::json {

/// `["O.X", ".X.", "..."]`, the rows from the top.
template <int Capacity>
constexpr void write_board(auto& json, const basic_position<Capacity>& p) {
    json.begin_array();
    for (int row = 0; row < p.rules().rows; ++row)
        json.string([&](auto& out) { notation::print_row(out, p, row); });
    json.end_array();
}

/// `["a1", "b2", "c3"]`, or null if nobody has won.
template <int Capacity>
constexpr void write_decisive_line(auto& json, const basic_position<Capacity>& p) {
    if (winner_of(p.outcome()) == mark::none) return json.null();
    json.array(p.decisive_line(), [&](square s) {
        json.string([&](auto& out) { notation::algebraic::print(out, p.rules(), s); });
    });
}

/// A refused move: the kind of refusal, the number of the move in its list, and the sentence.
constexpr void write_refusal(auto& json, const rules& r, illegal_move_text why, int number,
                             const move_text& text) {
    why.move.number = number;
    json.begin_object();
    json.member("kind", name_of(why.move.kind));
    json.member("move", number);
    json.member("text", messages::sentence(r, why, text).view());
    json.end_object();
}

namespace detail {

/// Everything but the error.
template <int Capacity>
constexpr void write_replay_start(auto& json, const basic_position<Capacity>& p, int moves) {
    json.begin_object();
    json.member("moves", moves);
    json.member("outcome", name_of(p.outcome()));
    json.key("to_move");
    p.is_over() ? json.null() : json.value(name_of(p.to_move()));
    json.key("board");
    write_board(json, p);
    json.key("decisive_line");
    write_decisive_line(json, p);
    json.key("error");
}

}  // namespace detail

/// Writes the position after a list of `moves` legal moves, without an end of line.
template <int Capacity>
constexpr void write_replay(core::sink auto& out, const basic_position<Capacity>& p, int moves) {
    writer json(out);
    detail::write_replay_start(json, p, moves);
    json.null();
    json.end_object();
}

/// The same for a list whose next move was refused; `p` is the position before it. Moves are
/// counted from the start of the list.
template <int Capacity>
constexpr void write_replay(core::sink auto& out, const basic_position<Capacity>& p, int moves,
                            const illegal_move_text& why, const move_text& text) {
    writer json(out);
    detail::write_replay_start(json, p, moves);
    write_refusal(json, p.rules(), why, moves + 1, text);
    json.end_object();
}

/// The same for a game that was refused for another reason: its kind as one word, and the sentence.
template <int Capacity>
constexpr void write_replay(core::sink auto& out, const basic_position<Capacity>& p, int moves,
                            core::string_view kind, core::string_view sentence) {
    writer json(out);
    detail::write_replay_start(json, p, moves);
    json.begin_object();
    json.member("kind", kind);
    json.member("move", moves + 1);
    json.member("text", sentence);
    json.end_object();
    json.end_object();
}

}  // namespace inarow::inline v0::json

#endif  // INAROW_SINGLE_INAROW_JSON_REPLAY_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_DETAIL_AS_INDEX_HPP)
#define INAROW_SINGLE_INAROW_CORE_DETAIL_AS_INDEX_HPP
// inarow/core/detail/as_index.hpp -----------------------------------------------------------------

namespace inarow::inline v0::core::detail {

/// A number or an enumerator as the index of an element. A template, because g++ warns of a useless
/// cast elsewhere where std::size_t is the type that the number has.
template <class T>
[[nodiscard, gnu::always_inline]] constexpr std::size_t as_index(T number) {
    return static_cast<std::size_t>(number);
}

}  // namespace inarow::inline v0::core::detail

#endif  // INAROW_SINGLE_INAROW_CORE_DETAIL_AS_INDEX_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_OPENING_BOOK_FORMAT_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_OPENING_BOOK_FORMAT_HPP
// inarow/solve/detail/opening_book/format.hpp -----------------------------------------------------

/// The file format of opening books, byte by byte in docs/solve/book.md. Numbers are little-endian.
namespace inarow::inline v0::solve::detail::opening_book {

inline constexpr std::array<std::uint8_t, 7> magic{0x89, 'i', 'n', 'a', 'r', 'o', 'w'};
inline constexpr int version = 1;
inline constexpr std::size_t version_offset = 7;
inline constexpr std::size_t checksum_offset = 8;
inline constexpr std::size_t columns_offset = 16;  ///< the checksum covers the bytes from here on
inline constexpr std::size_t rows_offset = 18;
inline constexpr std::size_t run_offset = 20;
inline constexpr std::size_t gravity_offset = 22;
inline constexpr std::size_t plies_offset = 23;
inline constexpr std::size_t entries_offset = 24;
inline constexpr std::size_t least_score_offset = 28;
inline constexpr std::size_t score_bits_offset = 29;
inline constexpr std::size_t length_offset = 30;
inline constexpr std::size_t convention_offset = 31;
inline constexpr std::size_t blocks_offset = 32;

/// A block: the number of entries before it, and a bit for each of its boards.
inline constexpr std::size_t block_bytes = 64;
inline constexpr std::size_t count_bytes = 4;
inline constexpr std::size_t boards_per_block = 8 * (block_bytes - count_bytes);
inline constexpr int max_score_bits = 7;

/// The offset of the scores. Of 64 bits, as a header may name more boards than memory has bytes.
[[nodiscard]] constexpr std::uint64_t scores_offset(std::uint64_t boards) {
    return blocks_offset + (boards + boards_per_block - 1) / boards_per_block * block_bytes;
}
[[nodiscard]] constexpr std::uint64_t book_size(std::uint64_t boards, std::uint64_t entries,
                                                int bits) {
    return scores_offset(boards) + (entries * static_cast<std::uint64_t>(bits) + 7) / 8;
}

/// The number in `count` bytes; bytes beyond the end count as 0.
[[nodiscard]] constexpr std::uint64_t read_number(std::span<const std::byte> bytes,
                                                  std::size_t offset, std::size_t count) {
    std::uint64_t result = 0;
    for (std::size_t i = 0; i < count && offset + i < bytes.size(); ++i)
        result |= std::to_integer<std::uint64_t>(bytes[offset + i]) << 8 * i;
    return result;
}

/// Each step is a bijection of one 64-bit word, so no change within a single word goes unnoticed.
[[nodiscard]] constexpr std::uint64_t checksum(std::span<const std::byte> book) {
    std::uint64_t sum = book.size();
    for (std::size_t offset = columns_offset; offset < book.size(); offset += 8)
        sum = core::mix64(sum ^ read_number(book, offset, 8)) + 0x9e3779b97f4a7c15U;
    return sum;
}

}  // namespace inarow::inline v0::solve::detail::opening_book

namespace inarow::inline v0::solve {

namespace book_format = detail::opening_book;

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_OPENING_BOOK_FORMAT_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_OPENING_BOOK_RANKING_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_OPENING_BOOK_RANKING_HPP
// inarow/solve/detail/opening_book/ranking.hpp ----------------------------------------------------

/// Boards as consecutive numbers, so that a table of positions needs no keys.
namespace inarow::inline v0::solve::detail::opening_book {

using core::detail::as_index;

#if defined(_GLIBCXX_DEBUG) && _GLIBCXX_RELEASE < 13
using numbers = std::__cxx1998::vector<std::uint64_t>;  // the checked one is not constexpr there
#else
using numbers = std::vector<std::uint64_t>;
#endif

/// Ranks every way to lay up to a number of stones on a board, the fewest stones first, whether a
/// game reaches it or not. Colours are relative to the player to move: of `n` stones, `n / 2` are
/// theirs.
///
/// A board is a row of lanes, each filled from its bottom: the columns where stones drop, else the
/// squares. The rank of a board is that of its lane heights, in lexicographic order, times the
/// number of colourings of that many stones, plus the rank of its colouring. Source: the
/// combinatorial number system.
class ranking {
    using position_view = inarow::detail::position_view;

public:
    static constexpr int max_squares = 64;
    static constexpr std::uint64_t max_boards = std::uint64_t{1} << 32;

    // Above `start`: clang 22's new interpreter never evaluates what it has met undefined.
    /// The number of boards.
    [[nodiscard]] constexpr std::uint64_t size() const { return first_.back(); }

    /// Whether a book's header has room for the rules.
    [[nodiscard]] static constexpr bool supports(const inarow::rules& r) {
        // Neither the lines nor who wins by one changes where stones can lie.
        [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges,
                                      starts] = r;
        switch (edges) {
            case edges::bounded: break;
            case edges::wrapping:
            default: return false;
        }
        return r.squares() <= max_squares;
    }

    /// Nothing for invalid rules or unsupported ones, more than max_boards boards, or as many plies
    /// as squares.
    [[nodiscard]] static constexpr std::optional<ranking> start(const rules& r, int plies) {
        if (!(check)(r) || !supports(r) || plies < 0 || plies >= r.squares()) return std::nullopt;
        ranking result(r, plies);
        for (int stones = 0; stones <= plies; ++stones) {
            const std::uint64_t colours = result.colours_.ways(stones, stones / 2);
            const std::uint64_t most = max_boards - result.size();
            if (result.heights_.ways(result.lanes_, stones) > most / colours) return std::nullopt;
            result.first_.push_back(result.size() +
                                    result.heights_.ways(result.lanes_, stones) * colours);
        }
        return result;
    }

    [[nodiscard]] constexpr const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] constexpr int plies() const { return static_cast<int>(first_.size()) - 2; }

    /// The lower rank of a position and its mirror image, and whether it is that of the image.
    struct folded_rank {
        std::uint64_t number;
        bool is_mirrored;
    };
    /// Nothing for a position with other rules (whoever starts), too many stones, holes, or stone
    /// counts that no game reaches.
    [[nodiscard]] constexpr std::optional<folded_rank> fold(const position_view& p) const {
        if (starting_with(first, p.rules()) != rules_ || p.stones() > plies()) return std::nullopt;
        const auto number = rank_of(p, false);
        if (!number) return std::nullopt;
        const auto image = *rank_of(p, true);
        return folded_rank{(std::min)(*number, image), image < *number};
    }
    /// The lower rank of a position and its mirror image, for those that `fold` takes.
    [[nodiscard]] constexpr std::optional<std::uint64_t> rank(const position_view& p) const {
        const auto folded = fold(p);
        return folded ? std::optional(folded->number) : std::nullopt;
    }

    /// The position with that rank, in a game that the first player starts.
    /// Precondition: number < size().
    [[nodiscard]] basic_position<max_squares> position(std::uint64_t number) const {
        int left = 0;
        while (first_[as_index(left) + 1] <= number) ++left;
        number -= first_[as_index(left)];
        int own_left = left / 2;
        std::uint64_t heights = number / colours_.ways(left, own_left);
        std::uint64_t colours = number % colours_.ways(left, own_left);
        const player mover = left % 2 == 0 ? first : second;
        auto board = basic_layout<max_squares>::start(rules_).value();
        board.set_to_move(mover);
        for (int lane = 0; lane < lanes_; ++lane) {
            const int others = lanes_ - lane - 1;
            for (int height = 0; left > 0 && heights >= heights_.ways(others, left); ++height) {
                heights -= heights_.ways(others, left--);
                const bool is_own = colours >= colours_.ways(left, own_left);
                if (is_own) colours -= colours_.ways(left, own_left--);
                board.put(square_of(lane, height), mark_of(is_own ? mover : other(mover)));
            }
        }
        return board.unchecked();
    }

private:
    /// The number of ways in which lanes of depth `depth` hold a number of stones.
    class fillings {
    public:
        constexpr fillings(int lanes, int depth, int most)
            : max_stones_{most}, ways_(as_index(lanes + 1) * as_index(most + 1), std::uint64_t{0}) {
            ways_[0] = 1;
            for (int lane = 1; lane <= lanes; ++lane)
                for (int all = 0; all <= most; ++all)
                    for (int here = 0; here <= (std::min)(depth, all); ++here)
                        entry(lane, all) += entry(lane - 1, all - here);
        }
        [[nodiscard]] constexpr std::uint64_t ways(int lanes, int stones) const {
            return ways_[as_index(lanes) * as_index(max_stones_ + 1) + as_index(stones)];
        }

    private:
        [[nodiscard]] constexpr std::uint64_t& entry(int lanes, int stones) {
            return ways_[as_index(lanes) * as_index(max_stones_ + 1) + as_index(stones)];
        }

        int max_stones_;
        numbers ways_;
    };

    constexpr ranking(const inarow::rules& r, int plies)
        : rules_{starting_with(first, r)},
          lanes_{r.gravity == drop ? r.columns : r.squares()},
          depth_{r.gravity == drop ? r.rows : 1},
          heights_(lanes_, depth_, plies),
          colours_(plies, 1, plies),
          first_{0} {}

    [[nodiscard]] constexpr square square_of(int lane, int height) const {
        switch (rules_.gravity) {
            case place: break;
            case drop: return {.column = lane, .row = rules_.rows - 1 - height};
            default: break;
        }
        return square_at(rules_, lane);
    }
    [[nodiscard]] constexpr int mirrored(int lane) const {
        const int column = lane % rules_.columns;
        return lane - column + (rules_.columns - 1 - column);
    }

    /// The rank of a position or of its mirror image.
    [[nodiscard]] constexpr std::optional<std::uint64_t> rank_of(const position_view& p,
                                                                 bool is_image) const {
        const mark own = mark_of(p.to_move());
        int left = p.stones();
        int own_left = left / 2;
        std::uint64_t heights = 0;
        std::uint64_t colours = 0;
        for (int lane = 0; lane < lanes_; ++lane) {
            for (int height = 0; height < depth_; ++height) {
                const mark m = p.at(square_of(is_image ? mirrored(lane) : lane, height));
                if (m == mark::none) break;
                heights += heights_.ways(lanes_ - lane - 1, left--);
                if (m != own) continue;
                if (own_left == 0) return std::nullopt;
                colours += colours_.ways(left, own_left--);
            }
        }
        if (left != 0 || own_left != 0) return std::nullopt;
        return first_[as_index(p.stones())] + heights * colours_.ways(p.stones(), p.stones() / 2) +
               colours;
    }

    inarow::rules rules_;
    int lanes_;
    int depth_;
    fillings heights_;
    fillings colours_;  ///< ways(n, k): to choose the k own stones of n
    numbers first_;     ///< the lowest rank with each number of stones
};

}  // namespace inarow::inline v0::solve::detail::opening_book

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_OPENING_BOOK_RANKING_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_BOOK_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_BOOK_HPP
// inarow/solve/book.hpp ---------------------------------------------------------------------------

/// Opening books: the exact scores of all positions of a game up to some ply.
/// docs/solve/book.md has the file format byte by byte.
namespace inarow::inline v0::solve {

/// Why bytes are not an opening book, or why rules cannot have one.
struct book_error {
    enum class reason : std::uint8_t {
        unreadable,  ///< the file cannot be read
        not_a_book,
        other_version,
        unsupported,  ///< rules or a number of plies that no book can have: see ranking::start
        cut_short,
        too_long,
        damaged,  ///< the checksum is wrong
    };
    reason kind;
    int version = 0;       ///< with `other_version`
    int error_number = 0;  ///< with `unreadable`: errno

    constexpr bool operator==(const book_error&) const = default;
};

/// A view of a book: it must not outlive its bytes, nor may they change. Looking up a position
/// reads the bytes where they are.
class book {
    using ranking = detail::opening_book::ranking;

public:
    /// Checks everything that makes reading safe, and the checksum. It finds damage, not forgery:
    /// the scores of bytes made up to have the right checksum may be wrong.
    [[nodiscard]] static std::expected<book, book_error> read(std::span<const std::byte> bytes) {
        using enum book_error::reason;
        if (bytes.size() < book_format::blocks_offset)
            return std::unexpected(book_error{not_a_book});
        for (std::size_t i = 0; i < book_format::magic.size(); ++i)
            if (bytes[i] != std::byte{book_format::magic[i]})
                return std::unexpected(book_error{not_a_book});
        const auto version =
            static_cast<int>(book_format::read_number(bytes, book_format::version_offset, 1));
        if (version != book_format::version)
            return std::unexpected(book_error{other_version, version});
        auto boards = boards_of(bytes);
        const auto bits =
            static_cast<int>(book_format::read_number(bytes, book_format::score_bits_offset, 1));
        if (!boards || bits > book_format::max_score_bits)
            return std::unexpected(book_error{unsupported});
        book result(bytes, *(std::move)(boards), bits);
        const auto size = book_format::book_size(result.boards_.size(), result.size(), bits);
        if (bytes.size() != size)
            return std::unexpected(book_error{bytes.size() < size ? cut_short : too_long});
        if (book_format::read_number(bytes, book_format::checksum_offset, 8) !=
            book_format::checksum(bytes))
            return std::unexpected(book_error{damaged});
        return result;
    }

    /// The rules of its positions, with the first player to start; whoever starts, the book serves.
    [[nodiscard]] const inarow::rules& rules() const { return boards_.rules(); }
    /// The most stones that a position of the book has.
    [[nodiscard]] int plies() const { return boards_.plies(); }
    /// The number of positions; mirror images count as one.
    [[nodiscard]] std::size_t size() const { return entries_; }
    [[nodiscard]] std::span<const std::byte> bytes() const { return bytes_; }

    /// The exact score as score_of counts it; nothing for a position that is not in the book, such
    /// as a finished one.
    [[nodiscard]] std::optional<int> probe(const inarow::detail::position_view& p) const {
        const auto number = boards_.rank(p);
        if (!number) return std::nullopt;
        const auto entry = entry_of(*number);
        if (!entry) return std::nullopt;
        const int score = score_of_entry(*entry);
        const auto [least, most] = scores_of(p.rules(), p.free());
        const bool can_be = least <= score && score <= most;
        return can_be ? std::optional(score) : std::nullopt;
    }

private:
    book(std::span<const std::byte> bytes, ranking ranked, int bits)
        : bytes_{bytes},
          boards_{(std::move)(ranked)},
          entries_{core::detail::as_index(
              book_format::read_number(bytes, book_format::entries_offset, 4))},
          least_{static_cast<std::int8_t>(
              book_format::read_number(bytes, book_format::least_score_offset, 1))},
          bits_{bits} {}

    [[nodiscard]] static std::optional<ranking> boards_of(std::span<const std::byte> bytes) {
        const auto number = [&](std::size_t offset, std::size_t count) {
            return static_cast<int>(book_format::read_number(bytes, offset, count));
        };
        bool is_known = true;
        const auto enumerator = [&](std::size_t offset, auto& value, const auto& names) {
            const int stored = number(offset, 1);
            is_known = is_known && stored < static_cast<int>(names.size());
            value = static_cast<std::remove_reference_t<decltype(value)>>(stored);
        };
        inarow::rules r;
        auto& [columns, rows, run, gravity, length, convention, edges, starts] = r;
        columns = number(book_format::columns_offset, 2);
        rows = number(book_format::rows_offset, 2);
        run = number(book_format::run_offset, 2);
        enumerator(book_format::gravity_offset, gravity, gravity_names);
        enumerator(book_format::length_offset, length, line_length_names);
        enumerator(book_format::convention_offset, convention, convention_names);
        edges = edges::bounded;
        starts = first;
        if (!is_known) return std::nullopt;
        return ranking::start(r, number(book_format::plies_offset, 1));
    }

    /// The index of the entry of a board by its rank, if it has one.
    [[nodiscard]] std::optional<std::size_t> entry_of(std::uint64_t number) const {
        const auto before = core::detail::as_index(number / book_format::boards_per_block);
        const auto block =
            bytes_.subspan(book_format::blocks_offset + before * book_format::block_bytes,
                           book_format::block_bytes);
        const auto in_block = core::detail::as_index(number % book_format::boards_per_block);
        const std::size_t last = book_format::count_bytes + in_block / 8;
        const auto marks = std::to_integer<unsigned>(block[last]);
        const unsigned mark = 1U << in_block % 8;
        if ((marks & mark) == 0) return std::nullopt;
        auto entry =
            core::detail::as_index(book_format::read_number(block, 0, book_format::count_bytes));
        for (std::size_t i = book_format::count_bytes; i < last; ++i)
            entry += static_cast<std::size_t>(std::popcount(std::to_integer<unsigned>(block[i])));
        entry += static_cast<std::size_t>(std::popcount(marks & (mark - 1)));
        return entry < entries_ ? std::optional(entry) : std::nullopt;
    }
    [[nodiscard]] int score_of_entry(std::size_t entry) const {
        const std::uint64_t bit = entry * static_cast<std::uint64_t>(bits_);
        const auto offset =
            core::detail::as_index(book_format::scores_offset(boards_.size()) + bit / 8);
        const auto two_bytes = static_cast<unsigned>(book_format::read_number(bytes_, offset, 2));
        return least_ + static_cast<int>(two_bytes >> bit % 8 & ((1U << bits_) - 1));
    }

    std::span<const std::byte> bytes_;
    ranking boards_;
    std::size_t entries_;
    int least_;
    int bits_;  ///< of each score
};

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_BOOK_HPP

#if !defined(INAROW_SINGLE_INAROW_MESSAGES_BOOK_ERROR_HPP)
#define INAROW_SINGLE_INAROW_MESSAGES_BOOK_ERROR_HPP
// inarow/messages/book_error.hpp ------------------------------------------------------------------

/// Refused opening books as sentences.
namespace inarow::inline v0::messages {

/// "The book cannot be read: it is cut short."
constexpr void write_refusal(core::sink auto& out, std::string_view what,
                             const solve::book_error& why) {
    using enum solve::book_error::reason;
    core::write(out, what, " cannot be read: ");
    switch (why.kind) {
        case unreadable:
            return core::write(out, std::string_view(std::strerror(why.error_number)), '.');
        case not_a_book: return core::write(out, "it is not an opening book of inarow.");
        case other_version:
            return core::write(out, "its format is version ", why.version, ", not ",
                               solve::book_format::version, '.');
        case unsupported: return core::write(out, "no board and number of plies are like its own.");
        case cut_short: return core::write(out, "it is cut short.");
        case too_long: return core::write(out, "it goes on after its end.");
        case damaged: return core::write(out, "it is damaged.");
        default: break;
    }
}
[[nodiscard]] constexpr sentence_text sentence(std::string_view what,
                                               const solve::book_error& why) {
    sentence_text result;
    write_refusal(result, what, why);
    return result;
}

}  // namespace inarow::inline v0::messages

#endif  // INAROW_SINGLE_INAROW_MESSAGES_BOOK_ERROR_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_SGF_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_SGF_HPP
// inarow/notation/sgf.hpp -------------------------------------------------------------------------

/// Games in the Smart Game Format, FF[4], as games of gomoku, GM[4]:
/// `(;FF[4]GM[4]SZ[15]RU[15x15/5];B[hh];W[ig])`. Black is the first player, White the second; `hh`
/// is a column and a row, both from the top left, a to z and A to Z. RU has the rules text; a game
/// without one is five in a row.
/// Source: https://www.red-bean.com/sgf/
namespace inarow::inline v0::notation {

/// A game of other rules than those that were asked for.
struct other_rules {
    inarow::rules asked;

    constexpr bool operator==(const other_rules&) const = default;
};

/// Why a text is no game.
struct sgf_error {
    std::variant<syntax_error, illegal_rules, other_rules, illegal_layout, illegal_move> why;
    int offset = 0;         ///< in the text, in characters, from 0
    int moves = 0;          ///< that were made before it
    inarow::rules rules{};  ///< of the game, as far as they were read
    player to_move{};       ///< with an illegal layout: whose turn it would be

    constexpr bool operator==(const sgf_error&) const = default;
};

/// Where in SGF a text stands: in how many open trees, and whether inside a value.
struct sgf_nesting {
    int trees = 0;
    bool is_in_value = false;
    bool is_escaped = false;

    constexpr void take(char c) {
        if (is_in_value) {
            is_in_value = is_escaped || c != ']';
            is_escaped = !is_escaped && c == '\\';
        } else if (c == '[') {
            is_in_value = true;
        } else if (c == '(') {
            ++trees;
        } else if (c == ')' && trees > 0) {
            --trees;
        }
    }
    /// Whether nothing is open.
    [[nodiscard]] constexpr bool is_closed() const { return trees == 0 && !is_in_value; }
};

namespace detail {

/// A value of a property: its characters as they stand.
struct sgf_value {
    int node;                ///< of the main line, from 0
    core::string_view name;  ///< of the property
    core::string_view text;
    int offset;
};

constexpr void skip_spaces(reader& input) {
    while (!input.at_end() && static_cast<unsigned char>(input.next()) <= ' ') ++input.offset;
}

[[nodiscard]] constexpr core::string_view part_of(const reader& input, int begin, int end) {
    return {input.text + begin, static_cast<std::size_t>(end - begin)};
}

/// Reads a property with its values, each of which is given to `take`.
constexpr void read_property(reader& input, int node, auto&& take) {
    const int begin = input.offset;
    while (is_letter(input.next())) ++input.offset;
    const core::string_view name = part_of(input, begin, input.offset);
    if (name.empty()) input.fail(expected_token::a_property);
    skip_spaces(input);
    if (input.next() != '[') input.fail(expected_token::a_property_value);
    while (!input.failed && input.skip('[')) {
        const int value = input.offset;
        sgf_nesting nesting{.is_in_value = true};
        while (!input.at_end() && nesting.is_in_value) nesting.take(input.text[input.offset++]);
        if (nesting.is_in_value) {
            input.fail(expected_token::a_property_value);
        } else {
            take(sgf_value{node, name, part_of(input, value, input.offset - 1), value});
            skip_spaces(input);
        }
    }
}

/// Gives `take` each value of the main line, the first of all variations, until the reader fails;
/// what follows is only looked at for whether all trees are closed.
constexpr void read_main_line(reader& input, auto&& take) {
    skip_spaces(input);
    int trees = 0;
    int node = -1;
    for (; !input.failed && input.next() != ')'; skip_spaces(input)) {
        if (input.skip('(')) {
            ++trees;
            skip_spaces(input);
            if (input.next() != ';') input.fail(expected_token::a_game_tree);
        } else if (trees > 0 && input.skip(';')) {
            ++node;
        } else if (trees > 0 && node >= 0) {
            read_property(input, node, take);
        } else {
            input.fail(expected_token::a_game_tree);
        }
    }
    // Only the first failure counts.
    if (trees == 0) input.fail(expected_token::a_game_tree);
    sgf_nesting nesting{.trees = trees};
    while (!input.failed && !input.at_end() && !nesting.is_closed())
        nesting.take(input.text[input.offset++]);
    if (!nesting.is_closed()) input.fail(expected_token::a_closing_parenthesis);
    skip_spaces(input);
    if (!input.at_end()) input.fail(expected_token::the_end);
}

/// a is 0, z is 25, A is 26, Z is 51; -1 for any other character.
[[nodiscard]] constexpr int sgf_number(char letter) {
    if (letter >= 'a' && letter <= 'z') return letter - 'a';
    return letter >= 'A' && letter <= 'Z' ? letter - 'A' + 26 : -1;
}
[[nodiscard]] constexpr char sgf_letter(int number) {
    return static_cast<char>(number < 26 ? 'a' + number : 'A' + number - 26);
}

/// Column -1 if it is none.
[[nodiscard]] constexpr square sgf_point(const sgf_value& v) {
    if (v.text.size() != 2) return {-1, -1};
    const square result{sgf_number(v.text[0]), sgf_number(v.text[1])};
    return result.row < 0 ? square{-1, -1} : result;
}

/// Makes the move of a property, if it has one.
template <int Capacity>
[[nodiscard]] constexpr std::expected<void, sgf_error> apply_sgf_move(const sgf_value& v,
                                                                      basic_game<Capacity>& made) {
    if (v.name != "B" && v.name != "W") return {};
    const auto fail = [&](const auto& why) {
        return std::unexpected(sgf_error{why, v.offset, made.ply(), made.rules(), {}});
    };
    const square s = sgf_point(v);
    if (s.column < 0) return fail(syntax_error{expected_token::a_point, v.offset});
    const auto where = made.apply(move{s}.made_by(v.name == "B" ? first : second));
    if (!where) return fail(where.error());
    return {};
}

/// Whether GM[4], gomoku, is a game of these rules: five in a row, on any board.
[[nodiscard]] constexpr bool is_five_in_a_row(const rules& r) {
    return r.run == gomoku.run && r.gravity == gomoku.gravity;
}

/// Reads a game in steps: the rules, the board it begins on, the moves. Each step goes over the
/// text anew, because the properties of a node have no order.
template <int Capacity>
class sgf_parser {
public:
    constexpr sgf_parser(core::string_view text, const std::optional<rules>& asked)
        : text_{text}, asked_{asked} {}

    [[nodiscard]] constexpr std::expected<basic_game<Capacity>, sgf_error> parse(int max_moves) {
        for_each_value([this](const sgf_value& v) { read_rules(v); });
        for_each_value([this](const sgf_value& v) { read_size(v); });
        choose_rules();
        if (failed_) return std::unexpected(error_);
        auto layout = basic_layout<Capacity>::start(rules_);
        if (!layout)
            return std::unexpected(sgf_error{layout.error(), rules_offset_, 0, rules_, {}});
        for_each_value([&](const sgf_value& v) { read_setup(v, *layout); });
        if (has_setup_)
            layout->set_to_move(to_move_ == mark::second  ? second
                                : to_move_ == mark::first ? first
                                                          : layout->mover_by_counts());
        const auto start = layout->checked();
        if (!failed_ && !start) {
            fail(start.error(), setup_offset_);
            error_.to_move = layout->unchecked().to_move();
        }
        if (failed_) return std::unexpected(error_);
        basic_game<Capacity> result(*start);
        for_each_value([&](const sgf_value& v) {
            if (result.ply() < max_moves) read_move(v, result);
        });
        if (failed_) return std::unexpected(error_);
        return result;
    }

private:
    constexpr void for_each_value(auto&& take) {
        if (failed_) return;
        reader input{text_};
        read_main_line(input, [&](const sgf_value& v) {
            if (!failed_) take(v);
        });
        if (input.failed) fail(input.error, input.error.offset);
    }
    constexpr void fail(const auto& why, int offset, int moves = 0) {
        if (failed_) return;
        failed_ = true;
        error_ = {why, offset, moves, rules_, {}};
    }
    constexpr void expect(expected_token what, const sgf_value& v) {
        fail(syntax_error{what, v.offset}, v.offset);
    }

    constexpr void read_rules(const sgf_value& v) {
        if (v.node > 0) return;
        if (v.name == "GM" && v.text != "4") expect(expected_token::number_of_gomoku, v);
        // The name of the game is no size of its board.
        if (v.name != "RU" || v.text == "gomoku") return;
        // Others write what they like here.
        const auto read = parse_rules(v.text);
        if (!read || !is_valid(*read)) return;
        rules_ = *read;
        has_rules_ = true;
        rules_offset_ = v.offset;
    }
    constexpr void read_size(const sgf_value& v) {
        if (v.node > 0 || v.name != "SZ") return;
        reader input{v.text};
        const int columns = input.number(expected_token::a_board_size);
        const int rows = input.skip(':') ? input.number(expected_token::a_board_size) : columns;
        if (input.failed || !input.at_end()) return expect(expected_token::a_board_size, v);
        if (has_rules_ && (columns != rules_.columns || rows != rules_.rows))
            return expect(expected_token::size_of_the_rules_text, v);
        rules_.columns = columns;
        rules_.rows = rows;
        has_size_ = true;
        if (!has_rules_) rules_offset_ = v.offset;
    }
    /// What was asked for decides only what the game leaves open, and only as a whole.
    constexpr void choose_rules() {
        if (failed_ || !asked_ || *asked_ == rules_) return;
        const bool has_its_size =
            !has_size_ || (asked_->columns == rules_.columns && asked_->rows == rules_.rows);
        if (has_rules_ || !has_its_size || !is_five_in_a_row(*asked_))
            return fail(other_rules{*asked_}, rules_offset_);
        rules_ = *asked_;
    }
    constexpr void read_setup(const sgf_value& v, basic_layout<Capacity>& onto) {
        const bool is_stone = v.name == "AB" || v.name == "AW";
        if (!is_stone && v.name != "AE" && v.name != "PL") return;
        if (v.node > 0) return expect(expected_token::setup_before_moves, v);
        if (!has_setup_) setup_offset_ = v.offset;
        has_setup_ = true;
        if (v.name == "PL") {
            to_move_ = v.text == "B" ? mark::first : v.text == "W" ? mark::second : mark::none;
            if (to_move_ == mark::none) expect(expected_token::black_or_white, v);
        } else if (const square s = sgf_point(v); !on_the_board(rules_, s)) {
            expect(expected_token::a_point, v);
        } else {
            onto.put(s, v.name == "AB" ? mark::first : v.name == "AW" ? mark::second : mark::none);
        }
    }
    constexpr void read_move(const sgf_value& v, basic_game<Capacity>& made) {
        if (const auto done = apply_sgf_move(v, made); !done && !failed_) {
            failed_ = true;
            error_ = done.error();
        }
    }

    core::string_view text_;
    std::optional<rules> asked_;
    rules rules_ = gomoku;
    bool has_rules_ = false;
    bool has_size_ = false;
    int rules_offset_ = 0;
    bool failed_ = false;
    sgf_error error_{};
    bool has_setup_ = false;
    int setup_offset_ = 0;
    mark to_move_ = mark::none;
};

}  // namespace detail

/// Parses one game, its main line up to that many moves. Its rules are those of its rules text; a
/// game without one is five in a row on the board that it has, or on 15x15. Rules that are `asked`
/// for must be those, or, where there is no rules text, five in a row of another kind, such as
/// exactly(gomoku), on a board of that size; a game of others is refused.
template <int Capacity>
[[nodiscard]] constexpr std::expected<basic_game<Capacity>, sgf_error> parse_sgf(
    core::string_view text, const std::optional<rules>& asked = std::nullopt,
    int max_moves = (std::numeric_limits<int>::max)()) {
    return detail::sgf_parser<Capacity>(text, asked).parse(max_moves);
}

/// Whether the format has letters for all columns and rows.
[[nodiscard]] constexpr bool can_print_sgf(const rules& r) {
    constexpr int letters = 52;
    return r.columns <= letters && r.rows <= letters;
}

namespace detail {

constexpr void print_sgf_point(core::sink auto& out, square s) {
    core::write(out, '[', sgf_letter(s.column), sgf_letter(s.row), ']');
}

/// Writes the stones of the position that a game begins with, and whose turn it is.
template <int Capacity>
constexpr void print_sgf_setup(core::sink auto& out, const basic_position<Capacity>& p) {
    for (const player side : {first, second}) {
        core::string_view name = side == first ? "AB" : "AW";
        for (int i = 0; i < p.rules().squares(); ++i) {
            const square s = square_at(p.rules(), i);
            if (p.at(s) != mark_of(side)) continue;
            core::write(out, name);
            print_sgf_point(out, s);
            name = "";
        }
    }
    core::write(out, "PL[", p.to_move() == first ? 'B' : 'W', ']');
}

/// Writes what stands before the moves of a game, with its result if it has ended.
template <int Capacity>
constexpr void print_sgf_begin(core::sink auto& out, const basic_game<Capacity>& g) {
    const rules& r = g.rules();
    core::write(out, "(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[", r.columns);
    if (r.rows != r.columns) core::write(out, ':', r.rows);
    core::write(out, "]RU[");
    print_rules(out, r);
    core::write(out, ']');
    if (g.position().is_over())
        core::write(out, "RE[",
                    g.position().outcome() == outcome::draw        ? "0"
                    : g.position().outcome() == outcome::first_won ? "B+"
                                                                   : "W+",
                    ']');
    const auto start = g.replay(0)->position();
    if (start.stones() > 0) print_sgf_setup(out, start);
}
constexpr void print_sgf_move(core::sink auto& out, square s, player mover) {
    core::write(out, ';', mover == first ? 'B' : 'W');
    print_sgf_point(out, s);
}

}  // namespace detail

/// Writes a game in the form that parse_sgf reads, on one line, with its result if it has ended.
/// Precondition: can_print_sgf(g.rules()).
template <int Capacity>
constexpr void print_sgf(core::sink auto& out, const basic_game<Capacity>& g) {
    detail::print_sgf_begin(out, g);
    for (int ply = 0; ply < g.ply(); ++ply)
        detail::print_sgf_move(out, g.moves()[static_cast<std::size_t>(ply)], g.mover(ply));
    core::write(out, ')');
}

}  // namespace inarow::inline v0::notation

#endif  // INAROW_SINGLE_INAROW_NOTATION_SGF_HPP

#if !defined(INAROW_SINGLE_INAROW_MESSAGES_SGF_ERROR_HPP)
#define INAROW_SINGLE_INAROW_MESSAGES_SGF_ERROR_HPP
// inarow/messages/sgf_error.hpp -------------------------------------------------------------------

/// Refused games in SGF as sentences.
namespace inarow::inline v0::messages {

namespace detail {

constexpr void write_other_rules(core::sink auto& out, const rules& r, const rules& asked) {
    core::write(out, "its rules are ");
    notation::print_rules(out, r);
    core::write(out, ", but ");
    notation::print_rules(out, asked);
    core::write(out, " were asked for.");
}

constexpr void write_sgf_reason(core::sink auto& out, const notation::sgf_error& e) {
    if (const auto* const move = std::get_if<illegal_move>(&e.why))
        return core::write(out, sentence(e.rules, *move).view());
    if (const auto* const layout = std::get_if<illegal_layout>(&e.why))
        return write_refusal(out, e.rules, *layout, e.to_move);
    if (const auto* const rules = std::get_if<illegal_rules>(&e.why))
        return write_refusal(out, *rules);
    if (const auto* const other = std::get_if<notation::other_rules>(&e.why))
        return write_other_rules(out, e.rules, other->asked);
    if (const auto* const syntax = std::get_if<notation::syntax_error>(&e.why))
        core::write(out, "expected ", name_of(syntax->what), '.');
}

}  // namespace detail

/// "The game cannot be read at character 31: Move 2: second (O) cannot play "h8": ..."
constexpr void write_refusal(core::sink auto& out, core::string_view what,
                             const notation::sgf_error& why) {
    core::write(out, what, " cannot be read at character ", why.offset + 1, ": ");
    detail::write_sgf_reason(out, why);
}
[[nodiscard]] constexpr sentence_text sentence(core::string_view what,
                                               const notation::sgf_error& why) {
    sentence_text result;
    write_refusal(result, what, why);
    return result;
}

}  // namespace inarow::inline v0::messages

#endif  // INAROW_SINGLE_INAROW_MESSAGES_SGF_ERROR_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_ALL_VALUES_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_ALL_VALUES_HPP
// inarow/solve/all_values.hpp ---------------------------------------------------------------------

namespace inarow::inline v0::solve {

/// The values of all positions that a game of these rules can reach, finished ones too: a table
/// that one constant evaluation can fill for boards of up to nine squares.
template <rules Rules>
    requires((check)(Rules).has_value() && Rules.squares() <= 9)
class all_values {
public:
    constexpr all_values() {
        if constexpr (bitboard::supports(Rules, 64))
            (void)fill(0, 0, Rules.squares(), 0, static_cast<std::size_t>(mark_of(Rules.starts)));
        else
            (void)fill_by_rules(position_of<Rules>::start_unchecked(Rules), 0);
    }

    /// The number of positions.
    [[nodiscard]] constexpr int size() const { return size_; }

    /// The value of a position; nothing if no game reaches it, or its rules are others.
    template <int Capacity>
    [[nodiscard]] constexpr std::optional<game_value> operator[](
        const basic_position<Capacity>& p) const {
        if (p.rules() != Rules || p.to_move() != mover_of(Rules.squares() - p.stones()))
            return std::nullopt;
        std::size_t number = 0;
        for (int i = 0; i < Rules.squares(); ++i) {
            const mark m = p.at(square_at(Rules, i));
            number += threes.of_square[i] * static_cast<std::size_t>(m);
        }
        if (scores_[number] == 0) return std::nullopt;
        if (p.is_over()) return game_value{p.outcome(), 0};
        return value_of(scores_[number] - bias, Rules, Rules.squares() - p.stones(), p.to_move());
    }

private:
    using word = std::uint64_t;
    static constexpr bitboard::geometry<word> geometry{Rules};
    static constexpr int bias = 10;  ///< added to a score, so that 0 means not reached

    /// Powers of three: a board is a number with a ternary digit for each square.
    struct powers {
        std::size_t of_square[9]{};
        std::size_t of_bit[64]{};
        std::size_t all = 1;

        constexpr powers() {
            for (int i = 0; i < Rules.squares(); ++i, all *= 3) {
                of_square[i] = all;
                if constexpr (bitboard::supports(Rules, 64))
                    of_bit[core::lowest_bit(geometry.bit_of(square_at(Rules, i)))] = all;
            }
        }
    };
    static constexpr powers threes{};

    [[nodiscard]] static constexpr player mover_of(int free) {
        return (Rules.squares() - free) % 2 == 0 ? Rules.starts : other(Rules.starts);
    }

    /// The score of the player who completes a decisive line, by the number of free squares before
    /// that move.
    struct line_scores {
        int before[10]{};

        constexpr line_scores() {
            for (int free = 1; free <= Rules.squares(); ++free) {
                const game_value ended{outcome_of_line(Rules, mover_of(free)), 0};
                before[free] = -score_of(ended, free - 1, other(mover_of(free)));
            }
        }
    };
    static constexpr line_scores of_line{};

    /// Fills in a position in play and what follows it; returns its score. `number` is that of the
    /// board, `digit` the ternary digit of the player to move. Bare words, not a
    /// bitboard::position, and few calls: a compiler pays for each, 16,167 times in tic-tac-toe.
    constexpr int fill(word own, word opponent, int free, std::size_t number, std::size_t digit) {
        ++size_;
        const word lines = geometry.winning_squares(own);
        int best = -bias;
        for (word left = geometry.playable(own | opponent); left != 0; left &= left - 1) {
            const word move = left & -left;
            const std::size_t next = number + digit * threes.of_bit[core::lowest_bit(move)];
            int score = bias - scores_[next];
            if (score == bias) {
                const bool has_line = (move & lines) != 0;
                const bool is_over = has_line || free == 1;
                score = has_line  ? of_line.before[free]
                        : is_over ? 0
                                  : -fill(opponent, own | move, free - 1, next, 3 - digit);
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

    /// The same by the rules in game/, where no bitboard supports them.
    constexpr int fill_by_rules(const position_of<Rules>& p, std::size_t number) {
        ++size_;
        const int free = Rules.squares() - p.stones();
        int best = p.is_over() ? score_of({p.outcome(), 0}, free, p.to_move()) : -bias;
        p.for_each_move([&](square s) {
            const std::size_t next = number + threes.of_square[index_of(Rules, s)] *
                                                  static_cast<std::size_t>(mark_of(p.to_move()));
            const int score =
                scores_[next] == 0 ? -fill_by_rules(p.after(s), next) : bias - scores_[next];
            best = score > best ? score : best;
        });
        scores_[number] = static_cast<std::int8_t>(best + bias);
        return best;
    }

    std::int8_t scores_[threes.all]{};
    int size_ = 0;
};

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_ALL_VALUES_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_EMBEDDED_BOOK_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_EMBEDDED_BOOK_HPP
// inarow/solve/detail/embedded_book.hpp -----------------------------------------------------------

/// Opening books inside a program, which constant evaluations can probe. A header with a book
/// specializes `embedded_book` for its rules, so a program that does not include it pays nothing.
/// An answer is the same with and without the book; without it, there may be none.
namespace inarow::inline v0::solve::detail {

struct no_book {};

/// The book for rules that the first player starts: a search policy, or no_book.
template <rules Rules>
inline constexpr no_book embedded_book{};

/// The header that has the book for such rules and a number of stones, or nothing.
[[nodiscard]] constexpr core::string_view embedded_book_header(const rules& r, int stones) {
    constexpr int plies = 15;
    return starting_with(first, r) == connect_four && stones <= plies
               ? "inarow/solve/connect_four_book.hpp"
               : "";
}

}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_EMBEDDED_BOOK_HPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_PERFECT_PLAY_HPP)
#define INAROW_SINGLE_INAROW_TYPE_PERFECT_PLAY_HPP
// inarow/type/perfect_play.hpp --------------------------------------------------------------------

/// Perfect play on game types: the compiler evaluates a game, refutes claims about it and replies
/// to moves. The search is that of solve/; here its queries are resumed in instalments, because a
/// compiler limits each constant evaluation and not their number.
namespace inarow::inline v0 {

/// A set of moves, such as the best ones: a range of squares that also answers `contains("b2")`.
template <int Capacity>
struct move_set {
    basic_position<Capacity> position;
    core::inplace_vector<square, Capacity> squares;

    [[nodiscard]] constexpr bool contains(square s) const { return core::contains(squares, s); }
    /// False for a text that is not a legal move, too.
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
/// The size of the transposition table: small for few free squares, because instalments copy it;
/// for many with room for what one instalment finds, or the next one would search it again.
[[nodiscard]] constexpr int table_bits(const rules& r, int free) {
    if (bitboard::bits_needed(r) > 64) return 8;
    return free < 8 ? 6 : free < 14 ? free - 2 : free < 18 ? 12 : 14;
}

/// The transposition table of a constant evaluation; the reference search has none there.
template <class Game, bool HasTable = solve::detail::engine_for(Game::position.rules()) !=
                                      solve::detail::engine::reference>
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

/// The state one instalment later.
template <class Query, class Table>
[[nodiscard]] constexpr search_state<Query, Table> resumed(search_state<Query, Table> state) {
    using solve::detail::node_budget;
    const auto root = state.query.root();
    node_budget budget{solve::nodes_per_evaluation(root.rules())};
    if constexpr (requires { state.table.entries[0].own; }) {
        using word = decltype(state.table.entries[0].own);
        solve::detail::general::position_searcher<word, Table, node_budget> searcher(
            root, state.table, budget);
        state.query.resume(searcher);
    } else {
        solve::detail::reference::negamax_search<root.capacity, Table, node_budget> searcher(
            state.table, budget);
        state.query.resume(searcher);
    }
    return state;
}

template <class Begin, int Count>
struct after_instalments {
    using game = typename Begin::game;
    static constexpr int count = Count;
    static constexpr auto state = resumed(after_instalments<Begin, Count - 1>::state);
};
template <class Begin>
struct after_instalments<Begin, 0> {
    using game = typename Begin::game;
    static constexpr int count = 0;
    static constexpr auto state = Begin::state;
};

/// The state when the query is done, or when the limit does not allow to resume it.
template <class Begin, auto Limit, int Count = 0,
          bool Stop = after_instalments<Begin, Count>::state.query.is_done() ||
                      !Limit.allows(after_instalments<Begin, Count>::state.query, Count)>
struct answered_query : answered_query<Begin, Limit, Count + 1> {};
template <class Begin, auto Limit, int Count>
struct answered_query<Begin, Limit, Count, true> : after_instalments<Begin, Count> {};

template <class Work>
inline constexpr bool is_done = Work::state.query.is_done();

/// The book that is included for the rules of a game. An argument of what is found with it, so that
/// two programs, one of which includes the book, have no two definitions of one thing.
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

/// The value of a game, which every other query starts from.
template <class Game, class Book = book_type<Game>>
struct initial_value {
    using game = Game;
    static constexpr search_state<solve::value_query<Game::capacity>, table_for<Game>> state{
        probed<Game>(solve::value_query<Game::capacity>(Game::position)), {}};
};
template <class Game, auto Limit>
using value_search = answered_query<initial_value<Game>, Limit>;

/// Another query, with the table of the value search.
template <class Game, auto Limit, template <int> class Query, auto... Arguments>
struct initial_query {
    using game = Game;
    static constexpr search_state<Query<Game::capacity>, table_for<Game>> state{
        Query<Game::capacity>(value_search<Game, Limit>::state.query, Arguments...),
        value_search<Game, Limit>::state.table};
};

/// A query without the value, as far as the book answers it.
template <class Game, template <int> class Query, auto... Arguments>
struct probed_query {
    using game = Game;
    static constexpr int count = 0;
    static constexpr struct {
        Query<Game::capacity> query;
    } state{probed<Game>(
        Query<Game::capacity>(solve::value_query<Game::capacity>(Game::position), Arguments...))};
};
/// A query that is not begun, because the value is beyond the limit.
template <class Begin, auto Limit>
struct query_without_value : after_instalments<Begin, 0> {
    static constexpr int count = value_search<typename Begin::game, Limit>::count;
};

enum class search_kind { probe, search, none };
template <class Game, auto Limit, template <int> class Query, auto... Arguments>
[[nodiscard]] constexpr search_kind kind_of_search() {
    constexpr bool is_known = [] {
        if constexpr (has_book<Game>) return is_done<probed_query<Game, Query, Arguments...>>;
        return false;
    }();
    if constexpr (is_known) {
        return search_kind::probe;
    } else {
        return is_done<value_search<Game, Limit>> ? search_kind::search : search_kind::none;
    }
}
template <search_kind Kind>
struct search_if;
template <>
struct search_if<search_kind::probe> {
    template <class Game, auto Limit, template <int> class Query, auto... Arguments>
    using search = probed_query<Game, Query, Arguments...>;
};
template <>
struct search_if<search_kind::search> {
    template <class Game, auto Limit, template <int> class Query, auto... Arguments>
    using search = answered_query<initial_query<Game, Limit, Query, Arguments...>, Limit>;
};
template <>
struct search_if<search_kind::none> {
    template <class Game, auto Limit, template <int> class Query, auto... Arguments>
    using search = query_without_value<initial_query<Game, Limit, Query, Arguments...>, Limit>;
};
template <class Game, auto Limit, template <int> class Query, auto... Arguments>
using search_of =
    typename search_if<kind_of_search<Game, Limit, Query, Arguments...>()>::template search<
        Game, Limit, Query, Arguments...>;
template <class Game, auto Limit>
using reply_search = search_of<Game, Limit, solve::best_moves_query, true>;
template <class Game, auto Limit>
using best_moves_search = search_of<Game, Limit, solve::best_moves_query>;
template <class Game, auto Limit>
using move_scores_search = search_of<Game, Limit, solve::move_scores_query>;
template <class Game, auto Limit>
using principal_variation_search = search_of<Game, Limit, solve::principal_variation_query>;

/// A limit to try where one is reached.
[[nodiscard]] constexpr int raised_limit(const rules& r, int evaluations) {
    constexpr int least = 16;
    if (solve::max_evaluations(r) == 0) return 0;
    return 4 * evaluations > least ? 4 * evaluations : least;
}
template <class Work>
[[nodiscard]] constexpr diagnostic not_found_diagnostic() {
    const auto& p = Work::game::position;
    diagnostic result;
    messages::write_not_found(
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

/// The answers, read from a search that is done; each a type that has a `self`, as a refusal has.
template <class Work>
struct value_answer {
    using self = value_answer;
    static constexpr game_value value = Work::state.query.value();
};
template <class Work>
struct best_moves_answer {
    using self = best_moves_answer;
    static constexpr move_set<Work::game::capacity> value{Work::game::position,
                                                          Work::state.query.best};
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
    messages::write_no_reply(result.sentence, Game::position);
    write_board(result, Game::position, centre_of(Game::position));
    return result;
}
template <class Game>
struct no_reply {
    static constexpr diagnostic text = no_reply_diagnostic<Game>();
};

/// Whether a reply is found.
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
    using game = next<Game, index_of(Game::position.rules(),
                                     reply_search<Game, Limit>::state.query.best[0])>;
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

/// Whether a claim that a player wins is right.
template <class Game, player Side, auto Limit>
inline constexpr bool is_won =
    value_search<Game, Limit>::state.query.value().outcome == won_by(Side);

template <class Game, player Side, auto Limit>
[[nodiscard]] constexpr diagnostic refuted_diagnostic() {
    diagnostic result;
    // The variation may cost more than the value did; as much of it as is found will do.
    messages::write_refuted_claim(result.sentence, Game::position, Side,
                                  value_search<Game, Limit>::state.query.value(),
                                  principal_variation_search<Game, Limit>::state.query.moves);
    write_board(result, Game::position, centre_of(Game::position));
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

/// A class, so that compilers print the game once in the note of a concept.
template <class Game, auto Limit>
struct knowledge {
    using search = value_search<Game, Limit>;
    using reason = typename answer_if<is_done<search>>::template reason<search>;
};

}  // namespace detail

/// The value of a game under perfect play: who wins, and in how many plies. Does not compile where
/// that is beyond the limit: default_limits refuses in about a second what one evaluation does not
/// promise to answer, evaluation_limit{n} spends up to n evaluations, each about half a second.
template <game_type Game, solve::evaluation_policy auto Limit = solve::default_limits{}>
inline constexpr game_value value =
    detail::answer_if<detail::is_done<detail::value_search<Game, Limit>>>::template answer<
        detail::value_search<Game, Limit>, detail::value_answer>::self::value;

/// A game whose value is within the limit: asks what `value` would refuse.
template <class Game, auto Limit = solve::default_limits{}>
concept has_known_value =
    game_type<Game> && detail::holds<typename detail::knowledge<Game, Limit>::reason>;

/// The value as a score, for the player to move (see score_of).
template <game_type Game, solve::evaluation_policy auto Limit = solve::default_limits{}>
inline constexpr int score =
    score_of(value<Game, Limit>, detail::free_squares(Game::position), Game::position.to_move());

/// The best moves: those that win soonest, else draw, else lose latest; in reading order. None once
/// the game is over.
template <game_type Game, solve::evaluation_policy auto Limit = solve::default_limits{}>
inline constexpr auto best_moves =
    detail::answer_if<detail::is_done<detail::best_moves_search<Game, Limit>>>::template answer<
        detail::best_moves_search<Game, Limit>, detail::best_moves_answer>::self::value;

/// What each legal move is worth, in reading order.
template <game_type Game, solve::evaluation_policy auto Limit = solve::default_limits{}>
inline constexpr auto move_scores =
    detail::answer_if<detail::is_done<detail::move_scores_search<Game, Limit>>>::template answer<
        detail::move_scores_search<Game, Limit>, detail::move_scores_answer>::self::value;

/// The moves to the end of the game when both players play the first of their best moves.
template <game_type Game, solve::evaluation_policy auto Limit = solve::default_limits{}>
inline constexpr auto principal_variation =
    detail::answer_if<detail::is_done<detail::principal_variation_search<Game, Limit>>>::
        template answer<detail::principal_variation_search<Game, Limit>,
                        detail::principal_variation_answer>::self::value;

/// The game after the best move: the first of best_moves. Does not compile once the game is over.
template <game_type Game, solve::evaluation_policy auto Limit = solve::default_limits{}>
using reply =
    typename detail::reply_if<detail::kind_of_reply<Game, Limit>()>::template game<Game,
                                                                                   Limit>::self;

/// True if that player wins under perfect play. A wrong claim does not compile: the error shows a
/// variation that refutes it.
template <game_type Game, player Side,
          solve::evaluation_policy auto Limit = solve::default_limits{}>
inline constexpr bool wins =
    detail::claim_if<detail::kind_of_claim<Game, Side, Limit>>::template answer<Game, Side,
                                                                                Limit>::self::value;

/// The same as a concept; false if the value is not found, too.
template <class Game, player Side, auto Limit = solve::default_limits{}>
concept can_force_a_win =
    game_type<Game> &&
    detail::holds<typename detail::claim_if<
        detail::kind_of_claim<Game, Side, Limit>>::template reason<Game, Side, Limit>>;

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_PERFECT_PLAY_HPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_CHALLENGE_HPP)
#define INAROW_SINGLE_INAROW_TYPE_CHALLENGE_HPP
// inarow/type/challenge.hpp -----------------------------------------------------------------------

/// Games against the compiler: a person names only their own moves, and the compiler replies to
/// each.
namespace inarow::inline v0 {

namespace detail {

/// The game after the compiler's reply, or as it is when it has ended or no reply is found.
template <reply_kind Kind>
struct replied_if {
    template <class Game>
    using game = Game;
};
template <>
struct replied_if<reply_kind::found> {
    template <class Game>
    using game = typename reply_if<reply_kind::found>::game<Game, solve::default_limits{}>::self;
};
template <class Game>
inline constexpr reply_kind kind_of_answer = kind_of_reply<Game, solve::default_limits{}>();
template <class Game>
using replied = typename replied_if<kind_of_answer<Game>>::template game<Game>;

/// A challenge after some of its moves: the game, and what stopped it, if anything did: the
/// diagnostic of a refused move, or of a reply that is not found.
template <class Game, class Stopped = void>
struct challenge_state {
    using game = Game;
    using stopped = Stopped;
};

template <class Game, reply_kind Kind>
struct after_reply {
    using state = challenge_state<replied<Game>>;
};
template <class Game>
struct after_reply<Game, reply_kind::not_found> {
    using state = challenge_state<Game, not_found<reply_search<Game, solve::default_limits{}>>>;
};

/// One move and its reply.
template <bool Legal>
struct challenge_step {
    template <class Game, int Square, move_text Move>
    using state = typename after_reply<typename next<Game, Square>::self,
                                       kind_of_answer<typename next<Game, Square>::self>>::state;
};
template <>
struct challenge_step<false> {
    template <class Game, int Square, move_text Move>
    using state = challenge_state<Game, refused_moves<playing<Game, Move>>>;
};

template <class State, move_text... Moves>
struct challenged {
    using state = State;
};
template <class Game, move_text Move, move_text... Rest>
struct challenged<challenge_state<Game, void>, Move, Rest...> {
    static constexpr int square = square_of(Game::position, Move);
    using state = typename challenged<
        typename challenge_step<(square >= 0)>::template state<Game, square, Move>, Rest...>::state;
};

template <class Stopped>
struct challenge_if {
    template <class Game>
    using game = refusal<Stopped, Game>;
};
template <>
struct challenge_if<void> {
    template <class Game>
    using game = Game;
};

/// A class, for the same reason that `playing` is one.
template <class Game, move_text... Moves>
struct challenging {
    using end = typename challenged<challenge_state<Game>, Moves...>::state;
    using next = typename challenge_if<typename end::stopped>::template game<typename end::game>;
};

}  // namespace detail

/// The game after these moves, to each of which the compiler replies with the first of its best
/// moves, unless the game is over. Does not compile if a move is illegal, as with `play`, or if a
/// reply is beyond default_limits; reply<play<Game, move>, Limit> is one step with another limit.
/// To let the compiler start: challenge<reply<Game>, ...>.
template <game_type Game, move_text... Moves>
using challenge = typename detail::challenging<Game, Moves...>::next::self;

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_CHALLENGE_HPP

#if !defined(INAROW_SINGLE_INAROW_PERFECT_PLAY_HPP)
#define INAROW_SINGLE_INAROW_PERFECT_PLAY_HPP
// inarow/perfect_play.hpp -------------------------------------------------------------------------

/// <inarow.hpp>, and perfect play: what a game is worth and which moves are best, of game types
/// (value<Game>, reply<Game>, challenge<Game, moves...>) and of positions (solve::value(position)).
/// For large boards at run time, add <inarow/solve/solver.hpp>.

// clang-format off: first, so that an error which begins in it names one header less.
// clang-format on

#endif  // INAROW_SINGLE_INAROW_PERFECT_PLAY_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_BOOK_BUILDER_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_BOOK_BUILDER_HPP
// inarow/solve/book_builder.hpp -------------------------------------------------------------------

namespace inarow::inline v0::solve {

/// Builds an opening book: enumerates its positions, takes the scores of those at the last ply,
/// which the caller solves, and derives the scores of all earlier ones.
class book_builder {
    using ranking = detail::opening_book::ranking;

public:
    static constexpr int max_squares = ranking::max_squares;
    static constexpr std::uint64_t max_boards = ranking::max_boards;
    using position_type = basic_position<max_squares>;

    [[nodiscard]] static std::expected<book_builder, book_error> make(const rules& r, int plies) {
        auto boards = ranking::start(r, plies);
        if (!boards) return std::unexpected(book_error{book_error::reason::unsupported});
        return book_builder(*(std::move)(boards));
    }

    [[nodiscard]] const inarow::rules& rules() const { return boards_.rules(); }
    [[nodiscard]] int plies() const { return boards_.plies(); }
    /// The number of positions of the book, and of those to be solved.
    [[nodiscard]] std::size_t size() const { return ranks_.size(); }
    [[nodiscard]] std::size_t to_solve() const { return ranks_.size() - last_ply_; }

    /// A position to be solved. Precondition: i < to_solve().
    [[nodiscard]] position_type position(std::size_t i) const {
        return boards_.position(ranks_[last_ply_ + i]);
    }
    /// The indices of the positions to be solved in the order of a walk through the game tree,
    /// depth first: the searches of siblings meet in most positions, so a solver that keeps its
    /// table between them searches 0.6 of the nodes.
    [[nodiscard]] std::vector<std::size_t> tree_order() const {
        std::vector<std::size_t> result;
        std::vector<bool> is_visited(size());
        std::vector<std::size_t> to_visit{0};
        while (!to_visit.empty()) {
            const std::size_t i = to_visit.back();
            to_visit.pop_back();
            if (is_visited[i]) continue;
            is_visited[i] = true;
            if (i >= last_ply_) {
                result.push_back(i - last_ply_);
                continue;
            }
            for_each_child(ranks_[i], [&](const position_type& p) {
                if (!p.is_over()) to_visit.push_back(index_of(p));
            });
        }
        return result;
    }

    /// The bytes of the book, from the exact scores of position(0), position(1), ...; the same
    /// scores give the same bytes. Precondition: there are to_solve() scores.
    [[nodiscard]] std::vector<std::byte> build(std::span<const std::int8_t> solved) const {
        const std::vector<std::int8_t> scores = all_scores(solved);
        const auto [least, most] = std::ranges::minmax(scores);
        // Not std::bit_width, which is not an int in every standard library.
        const int bits = 32 - std::countl_zero(static_cast<std::uint32_t>(most - least));
        const auto bytes = book_format::book_size(boards_.size(), size(), bits);
        std::vector<std::byte> book(static_cast<std::size_t>(bytes));
        write_header(book, least, bits);
        write_marks(book);
        write_scores(book, scores, least, bits);
        write_number(book, book_format::checksum_offset, 8, book_format::checksum(book));
        return book;
    }

private:
    explicit book_builder(ranking ranked) : boards_{(std::move)(ranked)}, ranks_{0} {
        std::vector<std::uint32_t> next;
        for (int ply = 0; ply < plies(); ++ply) {
            (next.clear)();
            for (std::size_t i = last_ply_; i < size(); ++i)
                for_each_child(ranks_[i], [&](const position_type& p) {
                    if (!p.is_over()) next.push_back(rank_of(p));
                });
            std::ranges::sort(next);
            const auto repeated = std::ranges::unique(next);
            (next.erase)(repeated.begin(), repeated.end());
            last_ply_ = size();
            ranks_.insert(ranks_.end(), next.begin(), next.end());
        }
    }

    void for_each_child(std::uint32_t rank, auto visit) const {
        const position_type p = boards_.position(rank);
        p.for_each_move([&](square s) { visit(p.after(s)); });
    }
    [[nodiscard]] std::uint32_t rank_of(const position_type& p) const {
        return static_cast<std::uint32_t>(boards_.rank(p).value_or(0));
    }

    /// The score of a position is that of its best move.
    [[nodiscard]] std::vector<std::int8_t> all_scores(std::span<const std::int8_t> solved) const {
        std::vector<std::int8_t> scores(size(), INT8_MIN);
        std::ranges::copy(solved, scores.begin() + static_cast<std::ptrdiff_t>(last_ply_));
        for (std::size_t i = last_ply_; i-- > 0;)
            for_each_child(ranks_[i], [&](const position_type& p) {
                scores[i] = (std::max)(scores[i], static_cast<std::int8_t>(-score(p, scores)));
            });
        return scores;
    }
    [[nodiscard]] int score(const position_type& p, std::span<const std::int8_t> scores) const {
        const int free = p.rules().squares() - p.stones();
        if (p.is_over()) return score_of({p.outcome(), 0}, free, p.to_move());
        return scores[index_of(p)];
    }
    /// Precondition: the position is in the book.
    [[nodiscard]] std::size_t index_of(const position_type& p) const {
        const auto found = std::ranges::lower_bound(ranks_, rank_of(p));
        return static_cast<std::size_t>(found - ranks_.begin());
    }

    static void write_number(std::span<std::byte> book, std::size_t offset, std::size_t count,
                             std::uint64_t number) {
        for (std::size_t i = 0; i < count; ++i, number >>= 8)
            book[offset + i] = std::byte(number & 0xff);
    }
    void write_header(std::span<std::byte> book, std::int8_t least, int bits) const {
        const auto write = [book](std::size_t offset, std::size_t count, auto number) {
            write_number(book, offset, count, static_cast<std::uint64_t>(number));
        };
        for (std::size_t i = 0; i < book_format::magic.size(); ++i)
            write(i, 1, book_format::magic[i]);
        write(book_format::version_offset, 1, book_format::version);
        // A book serves games that either player starts.
        [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges,
                                      starts] = rules();
        write(book_format::columns_offset, 2, columns);
        write(book_format::rows_offset, 2, rows);
        write(book_format::run_offset, 2, run);
        write(book_format::gravity_offset, 1, gravity);
        write(book_format::length_offset, 1, length);
        write(book_format::convention_offset, 1, convention);
        write(book_format::plies_offset, 1, plies());
        write(book_format::entries_offset, 4, size());
        write(book_format::least_score_offset, 1, least);
        write(book_format::score_bits_offset, 1, bits);
    }
    void write_marks(std::span<std::byte> book) const {
        std::size_t entry = 0;
        for (std::uint64_t board = 0; board < boards_.size();
             board += book_format::boards_per_block) {
            const auto before = core::detail::as_index(board / book_format::boards_per_block);
            const std::size_t block =
                book_format::blocks_offset + before * book_format::block_bytes;
            write_number(book, block, book_format::count_bytes, entry);
            for (; entry < size() && ranks_[entry] - board < book_format::boards_per_block;
                 ++entry) {
                const auto in_block = core::detail::as_index(ranks_[entry] - board);
                book[block + book_format::count_bytes + in_block / 8] |=
                    std::byte(1U << in_block % 8);
            }
        }
    }
    void write_scores(std::span<std::byte> book, std::span<const std::int8_t> scores,
                      std::int8_t least, int bits) const {
        std::uint64_t bit = 8 * book_format::scores_offset(boards_.size());
        for (const std::int8_t score : scores)
            for (int i = 0; i < bits; ++i, ++bit)
                book[core::detail::as_index(bit / 8)] |=
                    std::byte((static_cast<unsigned>(score - least) >> i & 1U) << bit % 8);
    }

    ranking boards_;
    std::vector<std::uint32_t> ranks_;  ///< of the positions, ascending
    std::size_t last_ply_ = 0;          ///< index of the first position of the last ply
};

/// The bytes of a book in which every position has the exact score `score(position)`.
template <class Score>
[[nodiscard]] std::expected<std::vector<std::byte>, book_error> write_book(const rules& r,
                                                                           int plies, Score score) {
    const auto builder = book_builder::make(r, plies);
    if (!builder) return std::unexpected(builder.error());
    std::vector<std::int8_t> scores(builder->to_solve());
    for (const std::size_t i : builder->tree_order())
        scores[i] = static_cast<std::int8_t>(score(builder->position(i)));
    return builder->build(scores);
}

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_BOOK_BUILDER_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_THREADS_HPP)
#define INAROW_SINGLE_INAROW_CORE_THREADS_HPP
// inarow/core/threads.hpp -------------------------------------------------------------------------

#if defined(__cpp_lib_jthread)
#include <stop_token>
#include <thread>
#elif defined(__STDCPP_THREADS__)
#include <atomic>
#include <memory>
#include <thread>
#include <type_traits>
#include <utility>
#endif

/// std::jthread, std::stop_token and std::stop_source where the standard library has them,
/// stand-ins elsewhere (libc++ before 20, WebAssembly): code that uses threads compiles everywhere.
namespace inarow::inline v0::core {

#if defined(__cpp_lib_jthread)

inline constexpr bool has_threads = true;
using std::jthread;
using std::stop_source;
using std::stop_token;

#elif defined(__STDCPP_THREADS__)

inline constexpr bool has_threads = true;

/// Whether a stop was requested of the source that it comes from.
class stop_token {
public:
    stop_token() = default;
    [[nodiscard]] bool stop_requested() const { return is_requested_ && *is_requested_; }

private:
    friend class stop_source;
    explicit stop_token(std::shared_ptr<const std::atomic<bool>> is_requested)
        : is_requested_{(std::move)(is_requested)} {}

    std::shared_ptr<const std::atomic<bool>> is_requested_;
};

class stop_source {
public:
    [[nodiscard]] stop_token get_token() const { return stop_token(is_requested_); }
    [[nodiscard]] bool stop_requested() const { return *is_requested_; }
    /// False if that was requested before.
    bool request_stop() const { return !is_requested_->exchange(true); }

private:
    std::shared_ptr<std::atomic<bool>> is_requested_ = std::make_shared<std::atomic<bool>>(false);
};

/// Its destructor requests a stop and waits for the end of the work.
class jthread {
public:
    jthread() = default;
    template <class Work>
        requires(!std::is_same_v<std::remove_cvref_t<Work>, jthread>)
    explicit jthread(Work&& work) {
        if constexpr (std::is_invocable_v<std::decay_t<Work>, stop_token>) {
            thread_ = std::thread(std::forward<Work>(work), stop_.get_token());
        } else {
            thread_ = std::thread(std::forward<Work>(work));
        }
    }
    jthread(const jthread&) = delete;
    jthread(jthread&&) noexcept = default;
    jthread& operator=(const jthread&) = delete;
    jthread& operator=(jthread&& other) noexcept {
        jthread before((std::move)(*this));
        stop_ = (std::move)(other.stop_);
        thread_ = (std::move)(other.thread_);
        return *this;
    }
    ~jthread() {
        if (!joinable()) return;
        request_stop();
        join();
    }

    [[nodiscard]] bool joinable() const { return thread_.joinable(); }
    void join() { thread_.join(); }
    bool request_stop() const { return stop_.request_stop(); }

private:
    stop_source stop_;
    std::thread thread_;
};

#else

inline constexpr bool has_threads = false;

/// Never stopped: without threads nobody could request it.
class stop_token {
public:
    [[nodiscard]] static constexpr bool stop_requested() { return false; }
};

/// Runs its work in the constructor.
class jthread {
public:
    explicit jthread(auto&& work) { work(); }
};

#endif

}  // namespace inarow::inline v0::core

#endif  // INAROW_SINGLE_INAROW_CORE_THREADS_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_LIMIT_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_LIMIT_HPP
// inarow/solve/limit.hpp --------------------------------------------------------------------------

namespace inarow::inline v0::solve {

/// How long a program may search: until the first of these is reached.
struct limit {
    long long nodes = (std::numeric_limits<long long>::max)();
    std::chrono::steady_clock::time_point deadline = (std::chrono::steady_clock::time_point::max)();
    core::stop_token stop{};  ///< may be requested by any thread

    /// A deadline that long from now.
    [[nodiscard]] static limit of_time(std::chrono::nanoseconds time) {
        const auto now = std::chrono::steady_clock::now();
        const auto longest = (std::chrono::steady_clock::time_point::max)() - now;
        return {.deadline = now + (time < longest ? time : longest)};
    }
};

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_LIMIT_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_HEURISTIC_SEARCH_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_HEURISTIC_SEARCH_HPP
// inarow/solve/heuristic_search.hpp ---------------------------------------------------------------

/// A strong move where the best one is out of reach: victory by continuous fours, then principal
/// variation search with a static evaluation. In misère play alpha-beta over the safest moves.
namespace inarow::inline v0::solve {

/// The move that a heuristic search found.
struct search_result {
    square where{};
    std::optional<int> forced_win_plies{};  ///< plies to a proven win, this move included
    int depth = 0;                          ///< in plies
    long long nodes = 0;

    constexpr bool operator==(const search_result&) const = default;
};

/// The best move found within the limit, for a position of any capacity; deterministic for a node
/// limit and one thread. If candidates are given, which must be legal moves, it is one of them.
/// More threads than one are used in gomoku and the like: normal play where stones are placed, with
/// runs of 3 to 6. Precondition: the game goes on.
[[nodiscard]] INAROW_SOLVER_API search_result
heuristic_search(const inarow::detail::position_view& p, const limit& allowed,
                 std::span<const square> candidates = {}, int threads = 1);

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_HEURISTIC_SEARCH_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_CENTRE_DISTANCE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_CENTRE_DISTANCE_HPP
// inarow/solve/detail/heuristic/centre_distance.hpp -----------------------------------------------

namespace inarow::inline v0::solve::detail::heuristic {

/// Twice the distance of a square from the centre, along columns and rows.
[[nodiscard]] inline int centre_distance(const rules& r, square s) {
    return (std::abs)(2 * s.column - (r.columns - 1)) + (std::abs)(2 * s.row - (r.rows - 1));
}

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_CENTRE_DISTANCE_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_STONES_OF_PLAYER_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_STONES_OF_PLAYER_HPP
// inarow/solve/detail/stones_of_player.hpp --------------------------------------------------------

namespace inarow::inline v0::solve::detail {

/// The stones of a player among marks in reading order, as completes_line takes them.
struct stones_of_player {
    std::span<const mark> marks;
    mark of_player;

    [[nodiscard]] constexpr bool test(int s) const {
        return marks[static_cast<std::size_t>(s)] == of_player;
    }
};

}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_STONES_OF_PLAYER_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_OPEN_LINES_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_OPEN_LINES_HPP
// inarow/solve/detail/heuristic/open_lines.hpp ----------------------------------------------------

/// A board with incremental counts of its open lines, for searches that evaluate positions they
/// cannot finish: a stone updates the lines through it, and nothing is counted anew.
namespace inarow::inline v0::solve::detail::heuristic {

using core::detail::as_index;

/// The open lines through a square by the number of stones they lack: 12 bits for each number from
/// 1 to 4, and for 5 or more. A line is open to a player while the opponent has no stone in it;
/// lines without any stone count only for runs of 1 and 2.
class line_counts {
public:
    static constexpr int max_missing = 5;  ///< or more

    /// One line that lacks that many stones.
    [[nodiscard]] static constexpr line_counts one(int missing) {
        line_counts result;
        const int field = missing < max_missing ? missing : max_missing;
        result.packed_ = std::uint64_t{1} << (bits * (max_missing - field));
        return result;
    }
    [[nodiscard]] constexpr int lacking(int missing) const {
        return static_cast<int>(packed_ >> (bits * (max_missing - missing)) & mask);
    }
    /// Whether a stone on the square completes a line.
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
    // A run is at most 999, and at most four times as many lines go through a square.
    static constexpr int bits = 12;
    static constexpr std::uint64_t mask = (1U << bits) - 1;

    std::uint64_t packed_ = 0;
};

/// A mutable position. A stone costs at most 4 * run^2 additions; memory is about 50 bytes a
/// square. Squares are given by their index_of.
class open_lines {
public:
    /// Whether its lines are those of the rules. Whoever makes one asks.
    [[nodiscard]] static constexpr bool supports(const inarow::rules& r) {
        // Who wins by a line is for the searches to know.
        [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges,
                                      starts] = r;
        switch (edges) {
            case edges::bounded:
            case edges::wrapping: break;
            default: return false;
        }
        return true;
    }

    /// Precondition: supports(p.rules()).
    explicit open_lines(const inarow::detail::position_view& p)
        : rules_{p.rules()},
          is_wrapping_{p.rules().edges == edges::wrapping},
          to_move_{p.to_move()} {
        allocate();
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
    /// The number of free squares.
    [[nodiscard]] int free() const { return free_; }
    [[nodiscard]] bool is_free(int s) const { return marks_[as_index(s)] == mark::none; }
    /// A hash of the stones and the player to move (Zobrist hashing).
    [[nodiscard]] std::uint64_t key() const { return to_move_ == first ? key_ : ~key_; }

    /// The number of lines that are open to a player and lack that many stones.
    [[nodiscard]] int open(player side, int missing) const {
        return missing < 0 || missing > rules_.run
                   ? 0
                   : open_[as_index(side)][as_index(rules_.run - missing)];
    }
    /// The lines open to a player through a free square.
    [[nodiscard]] line_counts through(player side, int s) const {
        return through_[as_index(side)][as_index(s)];
    }

    /// Whether a stone of a player on a free square completes a decisive line.
    [[nodiscard]] bool completes_line(player side, int s) const {
        if (!through(side, s).completes()) return false;
        switch (rules_.length) {
            case line_length::at_least: return true;
            case line_length::exactly:
            default: break;
        }
        const stones_of_player stones{marks_, mark_of(side)};
        return inarow::completes_line(stones, rules_, square_at(rules_, s));
    }

    /// Calls visit(square) for every legal move.
    template <class Visit>
    void for_each_move(Visit visit) const {
        switch (rules_.gravity) {
            case place:
                for (int s = 0; s < rules_.squares(); ++s)
                    if (is_free(s)) visit(s);
                break;
            case drop: for_each_near(visit); break;
            default: break;
        }
    }
    /// Calls visit(square) for every legal move in a line with another stone; where stones drop,
    /// for every legal move.
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
    struct squares {
        int count = 0;
        int last = -1;  ///< one of them
    };
    /// The moves with which a player would complete a decisive line.
    [[nodiscard]] squares winning_squares(player side) const {
        squares result;
        if (open(side, 1) == 0) return result;
        for_each_near([&](int s) {
            if (completes_line(side, s)) result = {result.count + 1, s};
        });
        return result;
    }

    /// Makes a move of the player to move. Precondition: it is legal.
    void make_move(int s) {
        touched_before_.push_back(static_cast<int>(touched_.size()));
        touch_lines(s);
        change(s, to_move_, true);
        if (rules_.gravity == drop) land_above(s % rules_.columns, s / rules_.columns);
        to_move_ = other(to_move_);
    }
    /// Unmakes the last move.
    void unmake_move(int s) {
        to_move_ = other(to_move_);
        change(s, to_move_, false);
        if (rules_.gravity == drop) landings_[as_index(s % rules_.columns)] = s;
        const auto before = as_index(touched_before_.back());
        touched_before_.pop_back();
        for (std::size_t i = before; i < touched_.size(); ++i)
            is_touched_[as_index(touched_[i])] = 0;
        touched_.resize(before);
    }
    /// A null move; unmade by another one.
    void make_null_move() { to_move_ = other(to_move_); }

private:
    static constexpr int directions = 4;

    struct stones_in_line {
        std::array<std::int16_t, 2> by_player{};
    };
    /// The number of squares before and after one in a direction, at most run - 1.
    struct space {
        std::int16_t before;
        std::int16_t after;
    };

    void allocate() {
        const std::size_t count = as_index(rules_.squares());
        free_ = rules_.squares();
        for (std::size_t side = 0; side < 2; ++side) {
            through_[side].resize(count);
            open_[side].resize(as_index(rules_.run) + 1);
        }
        marks_.resize(count);
        is_touched_.resize(count);
        landings_.resize(as_index(rules_.columns));
        for (int n = 0; n <= rules_.run; ++n) weights_.push_back(weight(n));
        for (int d = 0; d < directions; ++d) {
            lines_[as_index(d)].resize(count);
            for (int s = 0; s < rules_.squares(); ++s)
                spaces_[as_index(d)].push_back(space_of(s, d));
        }
        add_empty_lines();
    }
    /// What a line with that many stones adds to its squares.
    [[nodiscard]] line_counts weight(int stones) const {
        if (stones == rules_.run || (stones == 0 && rules_.run > 2)) return {};
        return line_counts::one(rules_.run - stones);
    }
    [[nodiscard]] space space_of(int s, int d) const {
        const square here = square_at(rules_, s);
        const auto [right, down] = line_directions[d];
        if (is_wrapping_) {
            const bool has_any = has_lines(rules_, line_directions[d]);
            const auto room = static_cast<std::int16_t>(has_any ? rules_.run - 1 : 0);
            return {.before = room, .after = room};
        }
        const auto room = [&](int sign) {
            int result = rules_.run - 1;
            if (right != 0)
                result = (std::min)(result, sign * right > 0 ? rules_.columns - 1 - here.column
                                                             : here.column);
            if (down != 0)
                result =
                    (std::min)(result, sign * down > 0 ? rules_.rows - 1 - here.row : here.row);
            return static_cast<std::int16_t>(result);
        };
        return {.before = room(-1), .after = room(1)};
    }
    [[nodiscard]] int step(int d) const {
        return line_directions[d].rows * rules_.columns + line_directions[d].columns;
    }
    /// The square that many steps on in a direction. Precondition: there is one.
    [[nodiscard]] int along(int s, int d, int steps) const {
        if (!is_wrapping_) return s + steps * step(d);
        const line around{square_at(rules_, s), line_directions[d], rules_.run, rules_.columns,
                          rules_.rows};
        return index_of(rules_, around[steps]);
    }
    void add_empty_lines() {
        for (int d = 0; d < directions; ++d) {
            for (int start = 0; start < rules_.squares(); ++start) {
                if (spaces_[as_index(d)][as_index(start)].after < rules_.run - 1) continue;
                for (auto& open : open_) ++open[0];
                if (weights_[0].empty()) continue;
                for (int i = 0; i < rules_.run; ++i) {
                    const int s = along(start, d, i);
                    for (auto& through : through_) through[as_index(s)] += weights_[0];
                    touch(s);
                }
            }
        }
    }

    void touch(int s) {
        if (is_touched_[as_index(s)] != 0) return;
        is_touched_[as_index(s)] = 1;
        touched_.push_back(s);
    }
    void touch_lines(int s) {
        if (rules_.gravity == drop) return;
        for (int d = 0; d < directions; ++d) {
            const auto [before, after] = spaces_[as_index(d)][as_index(s)];
            if (before + after < rules_.run - 1) continue;
            for (int i = -before; i <= after; ++i) touch(along(s, d, i));
        }
    }
    /// Sets a column's landing square: the lowest free one above that row.
    void land_above(int column, int row) {
        int s = (row - 1) * rules_.columns + column;
        while (s >= 0 && !is_free(s)) s -= rules_.columns;
        landings_[as_index(column)] = s < 0 ? -1 : s;
    }

    /// Adds a stone to every line through its square, or removes it.
    void change(int s, player side, bool is_added) {
        marks_[as_index(s)] = is_added ? mark_of(side) : mark::none;
        free_ += is_added ? -1 : 1;
        key_ ^= core::mix64(static_cast<std::uint64_t>(2 * s + (side == first ? 1 : 2)) *
                            0x9e3779b97f4a7c15U);
        for (int d = 0; d < directions; ++d) {
            const auto [before, after] = spaces_[as_index(d)][as_index(s)];
            for (int i = (std::max)(0, rules_.run - 1 - after); i <= before; ++i)
                change_line(along(s, d, -i), d, side, is_added);
        }
    }
    void change_line(int start, int d, player side, bool is_added) {
        auto& stones = lines_[as_index(d)][as_index(start)].by_player;
        const auto opponents = as_index(stones[as_index(other(side))]);
        auto& own = stones[as_index(side)];
        if (!is_added) --own;
        const auto before = as_index(own);
        if (is_added) ++own;
        if (opponents == 0) {
            auto& open = open_[as_index(side)];
            open[before] += is_added ? -1 : 1;
            open[before + 1] += is_added ? 1 : -1;
            line_counts more = weights_[before + 1];
            more -= weights_[before];
            add(start, d, side, more, is_added);
        }
        if (before == 0) {
            open_[as_index(other(side))][opponents] += is_added ? -1 : 1;
            add(start, d, other(side), weights_[opponents], !is_added);
        }
    }
    /// Adds counts to every square of a line, or subtracts them.
    void add(int start, int d, player side, line_counts counts, bool is_added) {
        if (counts.empty()) return;
        if (is_wrapping_) {
            for (int i = 0; i < rules_.run; ++i) {
                line_counts& here = through_[as_index(side)][as_index(along(start, d, i))];
                is_added ? here += counts : here -= counts;
            }
            return;
        }
        line_counts* here = &through_[as_index(side)][as_index(start)];
        const int distance = step(d);
        for (int i = 0; i < rules_.run; ++i, here += distance)
            is_added ? * here += counts : * here -= counts;
    }

    inarow::rules rules_;
    bool is_wrapping_;
    player to_move_;
    int free_ = 0;
    std::uint64_t key_ = 0;
    std::vector<mark> marks_{};
    /// By direction and first square: the stones in each line.
    std::array<std::vector<stones_in_line>, directions> lines_{};
    std::array<std::vector<space>, directions> spaces_{};
    std::array<std::vector<line_counts>, 2> through_{};
    std::array<std::vector<int>, 2> open_{};  ///< by the number of stones
    std::vector<line_counts> weights_{};
    std::vector<int> landings_{};  ///< by column; -1 when it is full
    // Every square in a line with a stone, in the order in which they became so: what a move added
    // is at the end when it is unmade.
    std::vector<int> touched_{};
    std::vector<int> touched_before_{};
    std::vector<char> is_touched_{};
};

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_OPEN_LINES_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_EVALUATION_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_EVALUATION_HPP
// inarow/solve/detail/heuristic/evaluation.hpp ----------------------------------------------------

/// What positions and moves seem to be worth, by open lines.
namespace inarow::inline v0::solve::detail::heuristic {

/// Move ordering by the open lines of one player: a stone more in a line counts eight times as
/// much.
[[nodiscard]] inline int move_score(line_counts lines) {
    return 512 * lines.lacking(2) + 64 * lines.lacking(3) + 8 * lines.lacking(4) + lines.lacking(5);
}
/// Move ordering: extending an own line counts a little more than blocking the opponent's.
[[nodiscard]] inline int move_score(const open_lines& board, int s) {
    const player own = board.to_move();
    return 5 * move_score(board.through(own, s)) + 4 * move_score(board.through(other(own), s));
}

/// The static evaluation, for the player to move. Precondition: neither player can complete a line
/// with the next stone.
class evaluation {
public:
    explicit evaluation(const open_lines& b) : board_{b} {}

    [[nodiscard]] int value() const {
        const player own = board_.to_move();
        const int ours = open_line_value(own);
        const int result = ours + ours / 4 - open_line_value(other(own));
        if (board_.rules().gravity == place) return result;
        const bool has_threats = board_.open(own, 1) + board_.open(other(own), 1) > 0;
        return result + (has_threats ? zugzwang_value() : 0);
    }

private:
    [[nodiscard]] int open_line_value(player side) const {
        // Tuned by games. Where stones drop, most lines wait long for their squares.
        constexpr std::array placed{0, 30, 80, 16, 3, 1};
        constexpr std::array dropped{0, 30, 40, 10, 3, 1};
        const auto& weights = board_.rules().gravity == place ? placed : dropped;
        int sum = 0;
        // A line without stones belongs to nobody.
        for (int missing = 1; missing < 6 && missing < board_.rules().run; ++missing)
            sum += weights[static_cast<std::size_t>(missing)] * board_.open(side, missing);
        return sum;
    }
    /// Where stones drop, a threat waits until somebody has to play below it.
    [[nodiscard]] int zugzwang_value() const {
        int sum = 0;
        for (int column = 0; column < board_.rules().columns; ++column)
            sum += zugzwang_value(column);
        return sum;
    }
    /// The lowest threat of a column that is carried out if all other columns are filled first.
    /// Source: odd and even threats of Allis, A knowledge-based approach of Connect-Four (1988);
    /// here for any number of squares.
    [[nodiscard]] int zugzwang_value(int column) const {
        constexpr int threat_value = 150;
        const player own = board_.to_move();
        const int width = board_.rules().columns;
        for (int row = board_.rules().rows - 1; row >= 0; --row) {
            const int s = row * width + column;
            if (!board_.is_free(s)) continue;
            // Who plays below the square, if the rest of the board is full.
            const bool is_own_below = ((board_.free() - (row + 2)) % 2) == 0;
            const player winner = is_own_below ? other(own) : own;
            if (board_.through(winner, s).completes())
                return winner == own ? threat_value : -threat_value;
            // The other player's threat here is blocked: they have to play below it themselves.
        }
        return 0;
    }

    const open_lines& board_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_EVALUATION_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_MOVE_LIST_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_MOVE_LIST_HPP
// inarow/solve/detail/heuristic/move_list.hpp -----------------------------------------------------

namespace inarow::inline v0::solve::detail::heuristic {

using core::detail::as_index;

struct scored_move {
    int square;
    int move_score;
};

/// The moves with the highest scores, highest first; of equals the earlier.
template <int MaxMoves>
class move_list {
public:
    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] const scored_move& operator[](int i) const { return moves_[as_index(i)]; }

    void insert(scored_move m) {
        int i = size_ < MaxMoves ? size_++ : MaxMoves;
        for (; i > 0 && moves_[as_index(i - 1)].move_score < m.move_score; --i)
            if (i < MaxMoves) moves_[as_index(i)] = moves_[as_index(i - 1)];
        if (i < MaxMoves) moves_[as_index(i)] = m;
    }

private:
    std::array<scored_move, static_cast<std::size_t>(MaxMoves)> moves_{};
    int size_ = 0;
};

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_MOVE_LIST_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_MISERE_SEARCH_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_MISERE_SEARCH_HPP
// inarow/solve/detail/heuristic/misere_search.hpp -------------------------------------------------

namespace inarow::inline v0::solve::detail::heuristic {

/// The static evaluation of misère play, for the player to move: the squares that are safe for them
/// and not for the opponent, less those the other way round; then the open lines.
[[nodiscard]] inline int misere_value(const open_lines& board) {
    constexpr int safe_square_value = 1000;
    const player own = board.to_move();
    const player opponent = other(own);
    int result = 0;
    for (int s = 0; s < board.rules().squares(); ++s) {
        if (!board.is_free(s)) continue;
        result += board.completes_line(opponent, s) ? safe_square_value : 0;
        result -= board.completes_line(own, s) ? safe_square_value : 0;
    }
    for (int missing = 2; missing < board.rules().run; ++missing)
        result += (board.open(opponent, missing) - board.open(own, missing)) / missing;
    return result;
}

/// The heuristic search of misère play: alpha-beta with iterative deepening over the safest moves,
/// those with the fewest own stones in their lines. Who runs out of moves that complete no line
/// loses.
template <class Budget>
class misere_search {
public:
    misere_search(open_lines& b, Budget& budget) : board_{b}, budget_{budget} {}

    struct root_result {
        int move;
        int depth;  ///< in plies
    };
    /// Among the candidates, if there are any. Precondition: there is a free square.
    [[nodiscard]] root_result deepen(const std::vector<int>& candidates = {}) {
        const moves root = safest_moves(candidates);
        if (root.size() == 0) return {candidates.empty() ? any_move() : candidates.front(), 0};
        root_result best{root[0].square, 0};
        while (root.size() > 1 && best.depth < board_.free()) {
            const int move = best_move(root, best.depth + 1);
            if (stopped_) break;
            best = {move, best.depth + 1};
        }
        return best;
    }

private:
    static constexpr int max_moves = 24;
    static constexpr int win = 1'000'000;
    using moves = move_list<max_moves>;

    [[nodiscard]] int any_move() const {
        int result = -1;
        board_.for_each_move([&](int s) { result = result < 0 ? s : result; });
        return result;
    }
    [[nodiscard]] moves safest_moves(const std::vector<int>& candidates = {}) const {
        moves result;
        const player own = board_.to_move();
        board_.for_each_move([&](int s) {
            if (!candidates.empty() && !core::contains(candidates, s)) return;
            if (!board_.completes_line(own, s))
                result.insert({s, -move_score(board_.through(own, s))});
        });
        return result;
    }

    int best_move(const moves& root, int depth) {
        int best = root[0].square;
        int alpha = -win;
        for (int i = 0; i < root.size() && !stopped_; ++i) {
            const int value = search_move(root[i].square, depth - 1, alpha, win, 1);
            if (value <= alpha) continue;
            alpha = value;
            best = root[i].square;
        }
        return best;
    }
    int search_move(int s, int depth, int alpha, int beta, int ply) {
        board_.make_move(s);
        const int value = -negamax(depth, -beta, -alpha, ply);
        board_.unmake_move(s);
        return value;
    }
    /// The value for the player to move: exact if between alpha and beta.
    int negamax(int depth, int alpha, int beta, int ply) {
        if (stopped_ || !budget_.consume()) {
            stopped_ = true;
            return 0;
        }
        if (board_.free() == 0) return 0;
        const moves safe = safest_moves();
        if (safe.size() == 0) return -(win - ply);
        if (depth <= 0) return misere_value(board_);
        for (int i = 0; i < safe.size() && alpha < beta; ++i) {
            alpha = (std::max)(alpha, search_move(safe[i].square, depth - 1, alpha, beta, ply + 1));
            if (stopped_) return 0;
        }
        return alpha;
    }

    // It lives no longer than a search.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    open_lines& board_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    bool stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_MISERE_SEARCH_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_LINE_PATTERNS_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_LINE_PATTERNS_HPP
// inarow/solve/detail/heuristic/line_patterns.hpp -------------------------------------------------

/// What a stone would make of the line through its square: a table of all contents of the squares
/// around it, computed from the rules.
namespace inarow::inline v0::solve::detail::heuristic {

using core::detail::as_index;

/// The strongest thing that a stone of a player makes in one direction. A five completes a
/// decisive line; a four lacks one more stone, a three two, and so on, whatever the run is. A four
/// is open if there are two squares that complete it, any other if one more stone makes it open.
enum class pattern : std::uint8_t {
    none,
    one,
    open_one,
    two,
    open_two,
    three,
    open_three,
    four,
    open_four,
    five,
};
inline constexpr int pattern_count = 10;

/// A pattern of each player: of the first in the lower four bits, of the second in the upper ones.
/// No std::uint8_t, which a compiler must take for a part of any other object.
enum class pattern_pair : std::uint8_t {};

[[nodiscard]] constexpr pattern pattern_of(player side, pattern_pair both) {
    const auto bits = static_cast<unsigned>(both);
    return static_cast<pattern>(side == first ? bits & 15U : bits >> 4U);
}

/// The patterns of a square for both players, by its code: two bits for each of the squares before
/// and after it in a direction, the farthest before it in the lowest bits.
class line_patterns {
public:
    enum class content : std::uint8_t { free_square, first_stone, second_stone, edge };

    /// How many squares to each side decide.
    [[nodiscard]] static constexpr int reach_of(const rules& r) {
        switch (r.length) {
            case line_length::at_least: break;
            case line_length::exactly: return r.run;  // a stone more would be too long
            default: break;
        }
        return r.run - 1;
    }
    /// A table has 4^(2 * reach) bytes.
    static constexpr int max_reach = 5;

    /// Precondition: reach_of(r) is from 1 to max_reach.
    explicit line_patterns(const rules& r) : rules_{r}, reach_{reach_of(r)} {
        std::size_t ternary_codes = 1;
        for (int i = 0; i < 2 * reach_; ++i) ternary_codes *= 3;
        known_.resize(ternary_codes, unknown);
        const std::size_t codes = std::size_t{1} << static_cast<unsigned>(4 * reach_);
        both_.resize(codes);
        for (std::size_t code = 0; code < codes; ++code)
            both_[code] = static_cast<pattern_pair>(of_code(code, content::first_stone) |
                                                    of_code(code, content::second_stone) << 4U);
        known_ = {};
    }

    [[nodiscard]] int reach() const { return reach_; }
    [[nodiscard]] pattern_pair both(std::uint32_t code) const { return both_[code]; }

private:
    static constexpr std::uint8_t unknown = 255;
    // What is on a square of a window.
    static constexpr std::uint8_t open_to_own = 0;
    static constexpr std::uint8_t own_stone = 1;
    static constexpr std::uint8_t blocked = 2;
    using window = std::array<std::uint8_t, 2 * max_reach + 1>;

    [[nodiscard]] int of_code(std::size_t code, content own) {
        window w{};
        for (int i = 0; i < 2 * reach_; ++i, code /= 4) {
            const auto here = static_cast<content>(code % 4);
            w[as_index(i < reach_ ? i : i + 1)] = here == content::free_square ? open_to_own
                                                  : here == own                ? own_stone
                                                                               : blocked;
        }
        w[as_index(reach_)] = own_stone;
        return static_cast<int>(of_window(w));
    }
    [[nodiscard]] pattern of_window(window& w) {
        std::size_t code = 0;
        for (int i = 0; i <= 2 * reach_; ++i)
            if (i != reach_) code = 3 * code + w[as_index(i)];
        if (known_[code] == unknown)
            known_[code] = static_cast<std::uint8_t>(completes(w) ? pattern::five : after_next(w));
        return static_cast<pattern>(known_[code]);
    }
    [[nodiscard]] bool completes(const window& w) const {
        int length = 1;
        for (int i = reach_ + 1; i <= 2 * reach_ && w[as_index(i)] == own_stone; ++i) ++length;
        for (int i = reach_ - 1; i >= 0 && w[as_index(i)] == own_stone; --i) ++length;
        return is_decisive(rules_, length);
    }
    /// The pattern by the best that one more stone can make of it.
    [[nodiscard]] pattern after_next(window& w) {
        std::array<int, pattern_count> squares{};
        for (int i = 0; i <= 2 * reach_; ++i) {
            if (w[as_index(i)] != open_to_own) continue;
            w[as_index(i)] = own_stone;
            ++squares[as_index(static_cast<int>(of_window(w)))];
            w[as_index(i)] = open_to_own;
        }
        if (squares[as_index(static_cast<int>(pattern::five))] > 0)
            return squares[as_index(static_cast<int>(pattern::five))] > 1 ? pattern::open_four
                                                                          : pattern::four;
        for (int best = static_cast<int>(pattern::open_four); best > 2; --best)
            if (squares[as_index(best)] > 0) return static_cast<pattern>(best - 2);
        return pattern::none;
    }

    rules rules_;
    int reach_;
    std::vector<std::uint8_t> known_{};  ///< by ternary code, while the table is computed
    std::vector<pattern_pair> both_{};
};

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_LINE_PATTERNS_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_COMBINATION_WEIGHTS_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_COMBINATION_WEIGHTS_HPP
// inarow/solve/detail/heuristic/combination_weights.hpp -------------------------------------------

/// Weights of what a stone makes on a square, fitted to positions of games by searches of them:
/// docs/internals/solve/heuristic/pattern_board.md says how.
namespace inarow::inline v0::solve::detail::heuristic {

using core::detail::as_index;

/// The strongest thing that a stone on a square makes in all directions together.
enum class threat : std::uint8_t {
    none,
    open_three,
    two_threes,  ///< two open threes
    four,
    four_three,  ///< a four and an open three
    two_fours,   ///< or an open four: two squares that complete a line
    five,
};
inline constexpr int threat_count = 7;

struct combination_weights {
    /// Of the strongest pattern, and the strongest but one.
    std::array<std::array<int, pattern_count>, pattern_count> pairs;
    std::array<int, pattern_count> others;  ///< of each of the other two
    std::array<int, threat_count> threats;  ///< of all together

    /// Of patterns sorted from the strongest down.
    [[nodiscard]] constexpr int of(const std::array<pattern, 4>& sorted, threat strongest) const {
        const auto [a, b, c, d] = sorted;
        return pairs[as_index(a)][as_index(b)] + others[as_index(c)] + others[as_index(d)] +
               threats[static_cast<std::size_t>(strongest)];
    }
};

/// For the evaluation: what counts for the player to move. 200 multiply the odds by e.
inline constexpr combination_weights own_weights{.pairs = {{{{0}},
                                                            {{-2, -7}},
                                                            {{-3, -2, -2}},
                                                            {{0, -4, 1, -4}},
                                                            {{3, -6, 1, 5, 18}},
                                                            {{14, 11, 17, 15, 32, 44}},
                                                            {{12, 5, 27, 31, 52, 61, 60}},
                                                            {{22, 16, 52, 62, 118, 148, 375, 82}},
                                                            {{0, 0, -1, 2, 5, 11, 20, 41, 0}},
                                                            {{0, 0, -1, 2, 5, 11, 20, 41, 0, 0}}}},
                                                 .others = {0, 0, -1, 2, 5, 11, 20, 41, 0, 0},
                                                 .threats = {0, 14, 20, 31, 315, 0, 0}};
/// For the evaluation: what counts against the player to move.
inline constexpr combination_weights opponents_weights{
    .pairs = {{{{0}},
               {{-6, -7}},
               {{-3, -3, -3}},
               {{1, -6, -1, -3}},
               {{1, -7, 0, 1, 13}},
               {{10, 9, 13, 15, 23, 34}},
               {{11, -15, 22, 24, 39, 45, 45}},
               {{12, 23, 47, 67, 110, 127, 188, 71}},
               {{72, 81, 104, 165, 179, 200, 43, -39, 81}},
               {{0, 0, -1, 2, 5, 9, 14, 36, 70, 0}}}},
    .others = {0, 0, -1, 2, 5, 9, 14, 36, 70, 0},
    .threats = {0, 12, 16, 32, 137, 70, 0}};
/// For the order of moves: what the player to move makes. 100 multiply the odds by e.
inline constexpr combination_weights attack_weights{
    .pairs = {{{{0}},
               {{14, -89}},
               {{14, -131, -57}},
               {{54, 35, 13, 64}},
               {{118, 118, 149, 157, 302}},
               {{107, 126, 132, 169, 293, 312}},
               {{232, 201, 232, 280, 417, 404, 554}},
               {{210, 228, 266, 298, 433, 497, 744, 428}},
               {{0, 17, 24, 53, 151, 126, 167, 214, 0}},
               {{0, 17, 24, 53, 151, 126, 167, 214, 0, 0}}}},
    .others = {0, 17, 24, 53, 151, 126, 167, 214, 0, 0},
    .threats = {0, 94, 221, 124, 364, 0, 0}};
/// For the order of moves: what the opponent would have made.
inline constexpr combination_weights defence_weights{
    .pairs = {{{{0}},
               {{-7, -45}},
               {{-27, -66, -48}},
               {{6, 13, -3, 12}},
               {{52, 68, 70, 64, 114}},
               {{106, 98, 100, 99, 147, 191}},
               {{160, 130, 168, 174, 223, 269, 332}},
               {{208, 169, 180, 214, 299, 357, 477, 360}},
               {{365, 237, 336, 377, 459, 449, 470, 370, 427}},
               {{0, 12, -17, 9, 58, 98, 112, 169, 214, 0}}}},
    .others = {0, 12, -17, 9, 58, 98, 112, 169, 214, 0},
    .threats = {0, 76, 109, 103, 196, 214, 0}};
/// For the evaluation: it is a player's turn.
inline constexpr int tempo_weight = -3;

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_COMBINATION_WEIGHTS_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_PATTERN_COMBINATION_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_PATTERN_COMBINATION_HPP
// inarow/solve/detail/heuristic/pattern_combination.hpp -------------------------------------------

/// What a stone of a player makes of a square in all four directions together.
namespace inarow::inline v0::solve::detail::heuristic {

/// The patterns of a square in four directions: their number in the decimal system.
class pattern_combination {
public:
    static constexpr int directions = 4;
    static constexpr int count = 10'000;

    constexpr pattern_combination() = default;
    explicit constexpr pattern_combination(std::uint16_t number) : number_{number} {}

    [[nodiscard]] constexpr int number() const { return number_; }
    [[nodiscard]] constexpr pattern in(int direction) const {
        return static_cast<pattern>(number_ / place(direction) % pattern_count);
    }
    constexpr void replace(int direction, pattern before, pattern after) {
        number_ = static_cast<std::uint16_t>(
            number_ + place(direction) * (static_cast<int>(after) - static_cast<int>(before)));
    }
    constexpr bool operator==(const pattern_combination&) const = default;

private:
    [[nodiscard]] static constexpr int place(int direction) {
        constexpr std::array<int, directions> places{1, 10, 100, 1000};
        return places[static_cast<std::size_t>(direction)];
    }

    std::uint16_t number_ = 0;
};

/// What is known of every combination.
class combination_table {
public:
    /// The number of squares with each threat from `four` on, in 16 bits each.
    using threat_counts = std::uint64_t;
    struct entry {
        std::int16_t score;      ///< how much a stone makes
        std::int16_t attack;     ///< for the order of moves: of the player to move
        std::int16_t defence;    ///< of the other player
        std::int16_t own;        ///< for the evaluation: of the player to move
        std::int16_t opponents;  ///< of the other player
        threat strongest;
    };
    [[nodiscard]] static constexpr threat_counts one_square(threat t) {
        constexpr std::array<threat_counts, threat_count> counts{
            0, 0, 0, 1, 1U << 16U, threat_counts{1} << 32U, threat_counts{1} << 48U};
        return counts[static_cast<std::size_t>(t)];
    }
    /// Precondition: t is at least `four`.
    [[nodiscard]] static constexpr int count_of(threat_counts counts, threat t) {
        return static_cast<int>(counts / one_square(t) & 0xffffU);
    }

    [[nodiscard]] static const combination_table& made() {
        static const combination_table result;
        return result;
    }
    [[nodiscard]] const entry& operator[](pattern_combination c) const {
        return entries_[static_cast<std::size_t>(c.number())];
    }

private:
    using sorted_patterns = std::array<pattern, pattern_combination::directions>;

    combination_table() : entries_(pattern_combination::count) {
        for (int i = 0; i < pattern_combination::count; ++i)
            entries_[static_cast<std::size_t>(i)] = entry_of(sorted(i));
    }
    /// The patterns of a number, from the strongest down. (Without <algorithm>: that would cost
    /// a compiler 20 MB.)
    [[nodiscard]] static sorted_patterns sorted(int number) {
        sorted_patterns result{};
        for (int rest = number; rest > 0; rest /= pattern_count) {
            auto inserted = static_cast<pattern>(rest % pattern_count);
            for (pattern& each : result)
                if (each < inserted) (std::swap)(each, inserted);
        }
        return result;
    }
    [[nodiscard]] static entry entry_of(const sorted_patterns& sorted) {
        const threat strongest = strongest_of(sorted);
        const auto weight = [&](const combination_weights& weights) {
            return static_cast<std::int16_t>(weights.of(sorted, strongest));
        };
        return {.score = score_of(sorted),
                .attack = weight(attack_weights),
                .defence = weight(defence_weights),
                .own = weight(own_weights),
                .opponents = weight(opponents_weights),
                .strongest = strongest};
    }
    [[nodiscard]] static threat strongest_of(const sorted_patterns& patterns) {
        const auto number = [&](pattern p) {
            int result = 0;
            for (const pattern each : patterns) result += each == p ? 1 : 0;
            return result;
        };
        if (number(pattern::five) > 0) return threat::five;
        const int fours = 2 * number(pattern::open_four) + number(pattern::four);
        const int threes = number(pattern::open_three);
        if (fours > 1) return threat::two_fours;
        if (fours == 1) return threes > 0 ? threat::four_three : threat::four;
        return threes > 1 ? threat::two_threes : threes == 1 ? threat::open_three : threat::none;
    }
    /// A pattern more is worth three to four times as much; of two alike the open one more.
    [[nodiscard]] static std::int16_t score_of(const sorted_patterns& patterns) {
        constexpr std::array<int, pattern_count> scores{0, 1, 3, 5, 16, 20, 80, 100, 600, 4000};
        int result = 0;
        for (const pattern p : patterns) result += scores[static_cast<std::size_t>(p)];
        return static_cast<std::int16_t>(result);
    }

    std::vector<entry> entries_;
};

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_PATTERN_COMBINATION_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_PATTERN_BOARD_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_PATTERN_BOARD_HPP
// inarow/solve/detail/heuristic/pattern_board.hpp -------------------------------------------------

/// A board that knows the patterns of every free square, for searches on boards on which stones
/// are placed: a stone updates those of the squares in line with it, and nothing is computed anew.
namespace inarow::inline v0::solve::detail::heuristic {

using core::detail::as_index;

/// A mutable position of placed stones. Squares are cells: those of a board with a margin of
/// `reach` squares on its sides, so that no update asks for the edge. A stone costs some 100 ns.
class pattern_board {
public:
    /// Whether there is a table of these rules that is not too large.
    [[nodiscard]] static constexpr bool supports(const rules& r) {
        [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges,
                                      starts] = r;
        switch (edges) {
            case edges::bounded: break;
            case edges::wrapping:
            default: return false;
        }
        switch (gravity) {
            case place: break;
            case drop: return false;
            default: break;
        }
        switch (convention) {
            case convention::normal: break;
            case convention::misere: return false;
            default: break;
        }
        return run > 2 && line_patterns::reach_of(r) <= line_patterns::max_reach;
    }

    /// Precondition: supports(p.rules()), and patterns of those rules, which outlive it.
    pattern_board(const inarow::detail::position_view& p, const line_patterns& patterns)
        : rules_{p.rules()},
          patterns_{patterns},
          combinations_{combination_table::made()},
          reach_{patterns.reach()},
          width_{rules_.columns + reach_},
          to_move_{p.to_move()} {
        allocate();
        for (int s = 0; s < rules_.squares(); ++s) {
            const mark m = p.at(square_at(rules_, s));
            if (m == mark::none) continue;
            to_move_ = m == mark::first ? first : second;
            make_move(cell(square_at(rules_, s)));
        }
        to_move_ = p.to_move();
        (plies_.clear)();
        used_changes_ = 0;
    }

    [[nodiscard]] const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] player to_move() const { return to_move_; }
    /// The number of free squares.
    [[nodiscard]] int free() const { return free_; }
    [[nodiscard]] bool is_free(int s) const {
        return contents_[as_index(s)] == line_patterns::content::free_square;
    }
    /// A hash of the stones and the player to move (Zobrist hashing).
    [[nodiscard]] std::uint64_t key() const { return to_move_ == first ? key_ : ~key_; }

    [[nodiscard]] int cell(square s) const { return (s.row + reach_) * width_ + reach_ + s.column; }
    [[nodiscard]] square square_of(int s) const {
        return {(s - reach_) % width_, (s - reach_) / width_ - reach_};
    }
    /// The cells from begin_cell to end_cell are those of the board, and some of the margin.
    [[nodiscard]] int begin_cell() const { return reach_ * (width_ + 1); }
    [[nodiscard]] int end_cell() const { return (reach_ + rules_.rows) * width_; }
    [[nodiscard]] int cells() const { return static_cast<int>(contents_.size()); }

    /// What a stone of a player makes on a free square.
    [[nodiscard]] pattern_combination of(player side, int s) const {
        return squares_[as_index(s)].of(side);
    }
    /// How much that is.
    [[nodiscard]] int score(player side, int s) const { return combinations_[of(side, s)].score; }
    /// How likely a move there is the best one: 100 more multiply the odds by e.
    [[nodiscard]] int move_weight(int s) const {
        return combinations_[of(to_move_, s)].attack +
               combinations_[of(other(to_move_), s)].defence;
    }
    [[nodiscard]] threat strongest(player side, int s) const {
        return squares_[as_index(s)].strongest(side);
    }
    /// The number of free squares where a stone of a player makes that threat, and no stronger one.
    /// Precondition: it is a four or more.
    [[nodiscard]] int squares_with(player side, threat t) const {
        return combination_table::count_of(sums_.threats[as_index(side)], t);
    }
    /// The sum of the weights of all free squares, for the player to move.
    [[nodiscard]] int weights() const { return sums_.weights[as_index(to_move_)]; }
    /// The first free square from `start` on where a stone of a player makes that threat or a
    /// stronger one, or -1.
    [[nodiscard]] int next_square(player side, threat least, int start) const {
        for (int s = start; s < end_cell(); ++s)
            if (is_free(s) && strongest(side, s) >= least) return s;
        return -1;
    }
    /// Whether a player still threatens two fours on a square after a stone of the opponent on
    /// another one.
    [[nodiscard]] bool has_two_fours_after(player side, int s, int blocked) const {
        if (s == blocked) return false;
        pattern_combination all = of(side, s);
        for (int d = 0; d < directions; ++d) {
            const int distance = (blocked - s) / steps_[as_index(d)];
            if (distance * steps_[as_index(d)] != blocked - s || distance > reach_ ||
                distance < -reach_)
                continue;
            const std::uint32_t code =
                codes_[as_index(4 * s + d)] | static_cast<std::uint32_t>(content_of(other(side)))
                                                  << shift(distance);
            all.replace(d, all.in(d), pattern_of(side, patterns_.both(code)));
        }
        return combinations_[all].strongest >= threat::two_fours;
    }

    /// Calls visit(s) for every free square that is in line with s and in reach.
    template <class Visit>
    void for_each_in_reach(int s, Visit visit) const {
        for (const int step : steps_) {
            for (int distance = -reach_; distance <= reach_; ++distance)
                if (distance != 0 && is_free(s + distance * step)) visit(s + distance * step);
        }
    }

    /// Makes a move of the player to move. Precondition: the square is free.
    void make_move(int s) {
        plies_.push_back({.sums = sums_, .changes = used_changes_});
        count<-1>(squares_[as_index(s)]);
        put(s, content_of(to_move_));
        --free_;
        to_move_ = other(to_move_);
    }
    /// Unmakes the last move.
    void unmake_move(int s) {
        to_move_ = other(to_move_);
        ++free_;
        remove(s, content_of(to_move_));
        while (used_changes_ > plies_.back().changes) {
            const change& last = changes_[--used_changes_];
            current_[as_index(last.line)] = last.before;
            squares_[as_index(last.line / directions)] = last.square;
        }
        sums_ = plies_.back().sums;
        plies_.pop_back();
    }
    /// A null move; unmade by another one.
    void make_null_move() { to_move_ = other(to_move_); }

private:
    static constexpr int directions = pattern_combination::directions;
    using content = line_patterns::content;

    /// A free square; of a stone's square what was there before. One word: a part that was just
    /// written would have to be waited for before the whole is read.
    class square_state {
    public:
        [[nodiscard]] pattern_combination of(player side) const {
            return pattern_combination(static_cast<std::uint16_t>(word_ >> (16U * number(side))));
        }
        [[nodiscard]] threat strongest(player side) const {
            return static_cast<threat>(word_ >> (32U + 8U * number(side)) & 0xffU);
        }
        void set(player side, pattern_combination all, threat strongest) {
            const auto combination_bits = 16U * number(side);
            const auto threat_bits = 32U + 8U * number(side);
            word_ &=
                ~(std::uint64_t{0xffff} << combination_bits | std::uint64_t{0xff} << threat_bits);
            word_ |= static_cast<std::uint64_t>(all.number()) << combination_bits |
                     static_cast<std::uint64_t>(strongest) << threat_bits;
        }

    private:
        [[nodiscard]] static constexpr unsigned number(player side) {
            return static_cast<unsigned>(side);
        }
        std::uint64_t word_ = 0;
    };
    struct board_sums {
        std::array<combination_table::threat_counts, 2> threats{};
        std::array<int, 2> weights{};  ///< by the player to move
    };
    struct ply_state {
        board_sums sums;
        std::size_t changes;
    };
    struct change {
        square_state square{};
        int line = 0;  ///< 4 * square + direction
        pattern_pair before{};
    };

    [[nodiscard]] static constexpr content content_of(player side) {
        return side == first ? content::first_stone : content::second_stone;
    }
    /// Where in a code the square at that distance is.
    [[nodiscard]] unsigned shift(int distance) const {
        return static_cast<unsigned>(2 * (distance + reach_ - (distance > 0 ? 1 : 0)));
    }
    template <int Reach>
    [[nodiscard]] static constexpr unsigned shift(int distance) {
        return static_cast<unsigned>(2 * (distance + Reach - (distance > 0 ? 1 : 0)));
    }

    void allocate() {
        const std::size_t size = as_index(width_ * (rules_.rows + 2 * reach_) + 2 * reach_);
        steps_ = {1, width_, width_ + 1, width_ - 1};
        contents_.assign(size, content::edge);
        codes_.resize(4 * size);
        current_.resize(4 * size);
        squares_.resize(size);
        free_ = rules_.squares();
        for (int s = 0; s < rules_.squares(); ++s)
            contents_[as_index(cell(square_at(rules_, s)))] = content::free_square;
        for (int s = begin_cell(); s < end_cell(); ++s)
            if (is_free(s)) read_lines(s);
    }
    void read_lines(int s) {
        square_state& here = squares_[as_index(s)];
        for (int d = 0; d < directions; ++d) {
            std::uint32_t code = 0;
            for (int i = -reach_; i <= reach_; ++i)
                if (i != 0)
                    code |=
                        static_cast<std::uint32_t>(contents_[as_index(s + i * steps_[as_index(d)])])
                        << shift(i);
            const int line = 4 * s + d;
            codes_[as_index(line)] = code;
            current_[as_index(line)] = patterns_.both(code);
            for (const player side : {first, second}) {
                pattern_combination all = here.of(side);
                all.replace(d, pattern::none, pattern_of(side, current_[as_index(line)]));
                here.set(side, all, combinations_[all].strongest);
            }
        }
        count(here);
    }
    /// Adds a square to the sums of the board, or removes it.
    template <int Sign = 1>
    void count(const square_state& here) {
        for (const player side : {first, second}) {
            const auto& known = combinations_[here.of(side)];
            const auto squares = combination_table::one_square(known.strongest);
            sums_.threats[as_index(side)] += static_cast<std::uint64_t>(Sign) * squares;
            sums_.weights[as_index(side)] += Sign * known.own;
            sums_.weights[as_index(other(side))] -= Sign * known.opponents;
        }
    }

    void put(int s, content stone) {
        contents_[as_index(s)] = stone;
        key_ ^= key_of(s, stone);
        switch (reach_) {
            case 5: return put_in_reach<5>(s, stone);
            case 4: return put_in_reach<4>(s, stone);
            case 3: return put_in_reach<3>(s, stone);
            default: return put_in_reach<2>(s, stone);
        }
    }
    /// The loops are short enough to be worth a constant.
    template <int Reach>
    void put_in_reach(int s, content stone) {
        constexpr std::size_t most_changes = std::size_t{2} * directions * Reach;
        if (changes_.size() < used_changes_ + most_changes)
            changes_.resize(2 * (used_changes_ + most_changes));
        for (int d = 0; d < directions; ++d) {
            const int step = steps_[as_index(d)];
            for (int i = 1; i <= Reach; ++i)
                if (!put_at<Reach>(s - i * step, d, i, stone)) break;
            for (int i = 1; i <= Reach; ++i)
                if (!put_at<Reach>(s + i * step, d, -i, stone)) break;
        }
    }
    /// Tells a square of a stone at that distance; whether the square is on the board.
    template <int Reach>
    bool put_at(int s, int d, int distance, content stone) {
        const content here = contents_[as_index(s)];
        if (here == content::edge) return false;
        const int line = directions * s + d;
        codes_[as_index(line)] |= static_cast<std::uint32_t>(stone) << shift<Reach>(distance);
        if (here != content::free_square) return true;
        const pattern_pair both = patterns_.both(codes_[as_index(line)]);
        if (both != current_[as_index(line)]) record(squares_[as_index(s)], line, d, both);
        return true;
    }
    void record(square_state& here, int line, int d, pattern_pair both) {
        const pattern_pair before = current_[as_index(line)];
        square_state now = here;
        changes_[used_changes_++] = {.square = now, .line = line, .before = before};
        current_[as_index(line)] = both;
        replace<first>(now, d, before, both);
        replace<second>(now, d, before, both);
        here = now;
    }
    template <player Side>
    void replace(square_state& here, int d, pattern_pair before, pattern_pair both) {
        pattern_combination all = here.of(Side);
        const auto& had = combinations_[all];
        all.replace(d, pattern_of(Side, before), pattern_of(Side, both));
        const auto& has = combinations_[all];
        here.set(Side, all, has.strongest);
        sums_.threats[as_index(Side)] += combination_table::one_square(has.strongest) -
                                         combination_table::one_square(had.strongest);
        sums_.weights[as_index(Side)] += has.own - had.own;
        sums_.weights[as_index(other(Side))] -= has.opponents - had.opponents;
    }
    void remove(int s, content stone) {
        contents_[as_index(s)] = content::free_square;
        key_ ^= key_of(s, stone);
        switch (reach_) {
            case 5: return remove_in_reach<5>(s, stone);
            case 4: return remove_in_reach<4>(s, stone);
            case 3: return remove_in_reach<3>(s, stone);
            default: return remove_in_reach<2>(s, stone);
        }
    }
    template <int Reach>
    void remove_in_reach(int s, content stone) {
        for (int d = 0; d < directions; ++d)
            for (int i = 1; i <= Reach; ++i)
                for (const int distance : {i, -i})
                    codes_[as_index(directions * (s - distance * steps_[as_index(d)]) + d)] ^=
                        static_cast<std::uint32_t>(stone) << shift<Reach>(distance);
    }
    [[nodiscard]] static std::uint64_t key_of(int s, content stone) {
        return core::mix64(static_cast<std::uint64_t>(4 * s + static_cast<int>(stone)) *
                           0x9e3779b97f4a7c15U);
    }

    inarow::rules rules_;
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    const line_patterns& patterns_;
    const combination_table& combinations_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    int reach_;
    int width_;  ///< of a row with its margin, which is that of the next row too
    player to_move_;
    int free_ = 0;
    std::uint64_t key_ = 0;
    std::array<int, directions> steps_{};
    std::vector<content> contents_{};
    // By 4 * square + direction.
    std::vector<std::uint32_t> codes_{};
    std::vector<pattern_pair>
        current_{};  ///< patterns of both players; of a stone's square those before
    std::vector<square_state> squares_{};
    board_sums sums_{};
    // What the moves that were made changed.
    std::vector<ply_state> plies_{};
    std::vector<change> changes_{};
    std::size_t used_changes_ = 0;
};

/// Appends the replies of the player to move that can refute the opponent's threat to make two
/// fours: the squares that break it, and own fours. After any other reply it is carried out, and
/// wins. Precondition: nobody threatens to complete a line, and the player to move not to make two
/// fours.
inline void append_defences(const pattern_board& board, player attacker, std::vector<int>& moves) {
    const player own = other(attacker);
    const int target = board.next_square(attacker, threat::two_fours, board.begin_cell());
    for (int s = board.begin_cell(); s < board.end_cell(); ++s)
        if (board.is_free(s) && board.strongest(own, s) >= threat::four) moves.push_back(s);
    const auto append = [&](int s) {
        if (board.strongest(own, s) < threat::four &&
            !board.has_two_fours_after(attacker, target, s))
            moves.push_back(s);
    };
    append(target);
    board.for_each_in_reach(target, append);
}

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_PATTERN_BOARD_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_PATTERN_EVALUATION_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_PATTERN_EVALUATION_HPP
// inarow/solve/detail/heuristic/pattern_evaluation.hpp --------------------------------------------

namespace inarow::inline v0::solve::detail::heuristic {

/// The static evaluation by the patterns of free squares, for the player to move.
[[nodiscard]] inline int pattern_evaluation(const pattern_board& board) {
    return board.weights() + tempo_weight;
}

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_PATTERN_EVALUATION_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_SEARCH_VALUE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_SEARCH_VALUE_HPP
// inarow/solve/detail/heuristic/search_value.hpp --------------------------------------------------

/// What the searches by alpha-beta share: values of wins, bounds in a transposition table, and the
/// root.
namespace inarow::inline v0::solve::detail::heuristic {

/// The value of a won game; a win after `ply` plies is worth `win - ply`, a loss the negative.
inline constexpr int win = 1'000'000;
/// No static evaluation is as large.
inline constexpr int near_win = win - 10'000;

// Wins are stored relative to their position, not to the root.
[[nodiscard]] constexpr int value_to_store(int value, int ply) {
    return value >= near_win ? value + ply : value <= -near_win ? value - ply : value;
}
[[nodiscard]] constexpr int value_at_ply(int value, int ply) {
    return value >= near_win ? value - ply : value <= -near_win ? value + ply : value;
}

/// What a stored value says; `none` is that of zeroed memory.
enum class bound : std::uint8_t { none, lower, upper, exact };

/// Whether such a value decides a window.
[[nodiscard]] constexpr bool decides(bound kind, int value, int alpha, int beta) {
    return kind == bound::exact || (kind == bound::lower && value >= beta) ||
           (kind == bound::upper && value <= alpha);
}

/// Sorts the moves of the root: by score, then the nearest to the centre, then in order.
inline void sort_moves(std::vector<int>& moves, const auto& score, const auto& centre_distance) {
    std::ranges::sort(moves, [&](int a, int b) {
        const int more = score(a) - score(b);
        if (more != 0) return more > 0;
        const int nearer = centre_distance(b) - centre_distance(a);
        return nearer != 0 ? nearer > 0 : a < b;
    });
}

/// Moves the best move to the front and returns its value: the first move gets the full window, the
/// others a null window first. `value_of(move, alpha, beta)` is for the player to move; what it
/// returns once `stopped` is true does not count.
template <class Value>
int best_to_front(std::vector<int>& moves, const bool& stopped, Value value_of) {
    int best = -win;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        int value = i == 0 ? -win : value_of(moves[i], best, best + 1);
        if (!stopped && (i == 0 || value > best)) value = value_of(moves[i], best, win);
        if (stopped) break;
        if (value <= best && i > 0) continue;
        best = value;
        const auto found = moves.begin() + static_cast<std::ptrdiff_t>(i);
        std::rotate(moves.begin(), found, found + 1);
    }
    return best;
}

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_SEARCH_VALUE_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_DETAIL_ZEROED_PAGES_HPP)
#define INAROW_SINGLE_INAROW_CORE_DETAIL_ZEROED_PAGES_HPP
// inarow/core/detail/zeroed_pages.hpp -------------------------------------------------------------

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace inarow::inline v0::core::detail {

/// An array of zero bytes for large tables; half as long, or less, where memory is short. Pages
/// that are never written take no memory where the system allows it. On Linux huge pages are
/// requested: without them a search that probes 64 MB at random spends a fifth of its time on TLB
/// misses.
template <class T>
class zeroed_pages {
public:
    zeroed_pages() = default;
    explicit zeroed_pages(std::size_t count) {
        while (count > 0 && !allocate(count)) count /= 2;
    }

    [[nodiscard]] std::size_t size() const { return memory_.get_deleter().count; }
    [[nodiscard]] std::size_t bytes() const { return size() * sizeof(T); }
    [[nodiscard]] T* data() const { return memory_.get(); }

private:
    // NOLINTBEGIN(cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory)
    struct release {
        std::size_t count;
        void operator()(T* memory) const {
#if defined(__linux__)
            munmap(memory, count * sizeof(T));
#else
            std::free(memory);
#endif
        }
    };

    [[nodiscard]] bool allocate(std::size_t count) {
        if (count > (std::numeric_limits<std::size_t>::max)() / 2 / sizeof(T)) return false;
#if defined(__linux__)
        void* const pages = mmap(nullptr, count * sizeof(T), PROT_READ | PROT_WRITE,
                                 MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (pages == MAP_FAILED) return false;
        (void)madvise(pages, count * sizeof(T), MADV_HUGEPAGE);
#else
        void* const pages = std::calloc(count, sizeof(T));
        if (pages == nullptr) return false;
#endif
        memory_ = std::unique_ptr<T, release>(static_cast<T*>(pages), release{count});
        return true;
    }
    // NOLINTEND(cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory)

    std::unique_ptr<T, release> memory_{nullptr, release{0}};
};

}  // namespace inarow::inline v0::core::detail

#endif  // INAROW_SINGLE_INAROW_CORE_DETAIL_ZEROED_PAGES_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_TRANSPOSITION_TABLE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_TRANSPOSITION_TABLE_HPP
// inarow/solve/detail/heuristic/transposition_table.hpp -------------------------------------------

namespace inarow::inline v0::solve::detail::heuristic {

/// What a search by alpha-beta has found of a position.
struct tt_entry {
    std::int32_t value;
    std::int16_t move;  ///< -1: none
    std::int8_t depth;
    bound kind;
};

/// Entries of sixteen bytes; a new one replaces the old. Threads share it without waiting: the key
/// is stored combined with the entry, so that of two writers' halves nothing is found. Source:
/// Robert Hyatt and Timothy Mann, A lock-less transposition-table implementation (2002).
class transposition_table {
public:
    /// Precondition: the number of entries is a power of two.
    explicit transposition_table(std::size_t entries) : slots_(entries) {}

    [[nodiscard]] std::optional<tt_entry> find(std::uint64_t key) const {
        slot& place = slot_of(key);
        const std::uint64_t data = std::atomic_ref(place.data).load(std::memory_order_relaxed);
        const std::uint64_t checked_key =
            std::atomic_ref(place.checked_key).load(std::memory_order_relaxed);
        const auto entry = std::bit_cast<tt_entry>(data);
        if (entry.kind == bound::none || (checked_key ^ data) != key) return std::nullopt;
        return entry;
    }
    void store(std::uint64_t key, const tt_entry& entry) {
        slot& place = slot_of(key);
        const auto data = std::bit_cast<std::uint64_t>(entry);
        std::atomic_ref(place.data).store(data, std::memory_order_relaxed);
        std::atomic_ref(place.checked_key).store(key ^ data, std::memory_order_relaxed);
    }

private:
    struct slot {
        std::uint64_t checked_key;  ///< the key, exclusive or the data
        std::uint64_t data;
    };

    [[nodiscard]] slot& slot_of(std::uint64_t key) const {
        return slots_.data()[key & (slots_.size() - 1)];
    }

    core::detail::zeroed_pages<slot> slots_;
};

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_TRANSPOSITION_TABLE_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_VCT_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_VCT_HPP
// inarow/solve/detail/heuristic/vct.hpp -----------------------------------------------------------

namespace inarow::inline v0::solve::detail::heuristic {

/// Searches for wins by threats on a board of patterns: victory by continuous fours (VCF), each of
/// which leaves the opponent one reply, and by continuous threats (VCT), open threes among them.
/// After an open three every reply is tried that can refute it: the squares that break the threat,
/// and the opponent's own fours. Hence a win that is found is proven. Budget has `bool consume()`:
/// whether one more node may be searched. Source: Allis, van den Herik and Huntjens, Go-Moku and
/// Threat-Space Search (1993); Thomsen, Lambda-Search in Game Trees (2000).
template <class Budget>
class vct_searcher {
public:
    enum class kind : std::uint8_t { fours, fours_and_threes };

    /// Remembers about `table_size` positions without such a win, from one search to the next.
    /// Precondition: a power of two.
    vct_searcher(pattern_board& b, Budget& budget, kind of_threats, std::size_t table_size)
        : board_{b}, budget_{budget}, refuted_(table_size), kind_{of_threats} {}

    struct win {
        int move = -1;  ///< the first move; -1: no win was found
        int plies = 0;  ///< at most
    };
    /// A win of the player to move by at most that many threats, with as few as there are: each
    /// number of threats is searched in turn.
    [[nodiscard]] win shortest(int threats, long long max_nodes) {
        nodes_left_ = max_nodes;
        for (int most = 0; most <= threats && nodes_left_ > 0; ++most) {
            is_cut_ = false;
            if (const win found = attack(most); found.move >= 0) return found;
            if (!is_cut_) break;
        }
        return {};
    }
    /// The first such win that is found, which may be longer, in fewer nodes.
    [[nodiscard]] win any(int threats, long long max_nodes) {
        nodes_left_ = max_nodes;
        is_cut_ = false;
        return attack(threats);
    }

private:
    static constexpr int all = 1000;  ///< refuted for any number of threats
    struct entry {
        std::uint64_t key;
        int threats;
    };

    [[nodiscard]] bool consume() {
        if (nodes_left_ > 0 && !budget_.consume()) nodes_left_ = 0;
        if (nodes_left_ <= 0) return false;
        --nodes_left_;
        return true;
    }

    /// The win of the player to move by at most that many threats.
    [[nodiscard]] win attack(int threats) {
        const player own = board_.to_move();
        if (board_.squares_with(own, threat::five) > 0) return {square_of_five(own), 1};
        const int opponents = board_.squares_with(other(own), threat::five);
        if (opponents > 1) return {};
        if (opponents == 1) return attack_with_block(square_of_five(other(own)), threats);
        if (board_.squares_with(own, threat::two_fours) > 0)
            return {board_.next_square(own, threat::two_fours, board_.begin_cell()), 3};
        return can_go_on(threats) ? attack_in_order(threats) : win{};
    }
    [[nodiscard]] win attack_with_block(int s, int threats) {
        const threat made = board_.strongest(board_.to_move(), s);
        if (made >= threat::two_fours) return {s, 3};
        if (made < least_threat() || !can_go_on(threats)) return {};
        const int plies = plies_with(s, threats);
        return plies > 0 ? win{s, plies} : win{};
    }
    [[nodiscard]] bool can_go_on(int threats) {
        if (threats > 0) return consume();
        is_cut_ = true;
        return false;
    }
    [[nodiscard]] threat least_threat() const {
        return kind_ == kind::fours ? threat::four : threat::open_three;
    }
    [[nodiscard]] int square_of_five(player side) const {
        return board_.next_square(side, threat::five, board_.begin_cell());
    }

    [[nodiscard]] win attack_in_order(int threats) {
        const std::uint64_t key = core::mix64(board_.key());
        const entry& known = refuted_[key & (refuted_.size() - 1)];
        if (known.key == key && known.threats >= threats) {
            is_cut_ = is_cut_ || known.threats < all;
            return {};
        }
        const bool was_cut = std::exchange(is_cut_, false);
        const std::size_t begin = moves_.size();
        collect_threats(board_.to_move());
        sort_from(begin, board_.to_move());
        const std::size_t end = moves_.size();
        win found;
        for (std::size_t i = begin; i < end && found.move < 0 && nodes_left_ > 0; ++i) {
            const int s = moves_[i];
            if (const int plies = plies_with(s, threats); plies > 0) found = {s, plies};
        }
        moves_.resize(begin);
        if (found.move < 0 && nodes_left_ > 0)
            refuted_[key & (refuted_.size() - 1)] = {.key = key,
                                                     .threats = is_cut_ ? threats : all};
        is_cut_ = is_cut_ || was_cut;
        return found;
    }
    void collect_threats(player side) {
        const bool is_late = board_.squares_with(other(side), threat::two_fours) > 0;
        const threat least = is_late && kind_ == kind::fours ? threat::four : least_threat();
        for (int s = board_.begin_cell(); s < board_.end_cell(); ++s)
            if (board_.is_free(s) && board_.strongest(side, s) >= least) moves_.push_back(s);
    }
    /// Sorts the last moves: those that make and break most come first.
    void sort_from(std::size_t begin, player side) {
        const auto score = [&](int s) {
            return 2 * board_.score(side, s) + board_.score(other(side), s);
        };
        std::sort(moves_.begin() + static_cast<std::ptrdiff_t>(begin), moves_.end(),
                  [&](int a, int b) {
                      const int more = score(a) - score(b);
                      return more != 0 ? more > 0 : a < b;
                  });
    }

    /// The plies to the win with that threat, or 0.
    [[nodiscard]] int plies_with(int s, int threats) {
        board_.make_move(s);
        const int plies = plies_after_threat(threats);
        board_.unmake_move(s);
        return plies > 0 ? plies + 1 : 0;
    }
    [[nodiscard]] int plies_after_threat(int threats) {
        const player opponent = board_.to_move();
        const player own = other(opponent);
        if (board_.squares_with(opponent, threat::five) > 0) return 0;
        const int fives = board_.squares_with(own, threat::five);
        if (fives > 1) return 2;
        if (fives == 1) return plies_after_reply(square_of_five(own), threats);
        if (board_.squares_with(own, threat::two_fours) == 0 ||
            board_.squares_with(opponent, threat::two_fours) > 0)
            return 0;
        return plies_after_every_reply(own, threats);
    }
    [[nodiscard]] int plies_after_every_reply(player own, int threats) {
        const std::size_t begin = moves_.size();
        append_defences(board_, own, moves_);
        sort_from(begin, board_.to_move());
        const std::size_t end = moves_.size();
        int worst = 4;  // after any other reply
        for (std::size_t i = begin; i < end && worst > 0; ++i) {
            const int plies = plies_after_reply(moves_[i], threats);
            worst = plies > 0 ? (std::max)(worst, plies) : 0;
        }
        moves_.resize(begin);
        return worst;
    }
    [[nodiscard]] int plies_after_reply(int s, int threats) {
        board_.make_move(s);
        const win found = attack(threats - 1);
        board_.unmake_move(s);
        return found.move >= 0 ? found.plies + 1 : 0;
    }

    // It lives no longer than a search.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    pattern_board& board_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::vector<entry> refuted_;
    std::vector<int> moves_{};
    long long nodes_left_ = 0;
    kind kind_;
    bool is_cut_ = false;
};

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_VCT_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_PARALLEL_ABDADA_TABLE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_PARALLEL_ABDADA_TABLE_HPP
// inarow/solve/detail/parallel/abdada_table.hpp ---------------------------------------------------

namespace inarow::inline v0::solve::detail::parallel {

/// The positions that threads are searching now, so that threads with a common transposition table
/// defer what another one is at: its result is in the table soon. Two positions may share a slot
/// and overwrite each other, which costs some work and no correctness. Source: Jean-Christophe
/// Weill, The ABDADA distributed minimax search algorithm (1996).
class abdada_table {
public:
    [[nodiscard]] bool contains(std::uint64_t hash) const {
        return slot(hash).load(std::memory_order_relaxed) == hash;
    }
    void insert(std::uint64_t hash) { slot(hash).store(hash, std::memory_order_relaxed); }
    void remove(std::uint64_t hash) {
        if (contains(hash)) slot(hash).store(0, std::memory_order_relaxed);
    }

private:
    static constexpr int index_bits = 12;

    [[nodiscard]] std::atomic<std::uint64_t>& slot(std::uint64_t hash) {
        return slots_[hash >> (64 - index_bits)];
    }
    [[nodiscard]] const std::atomic<std::uint64_t>& slot(std::uint64_t hash) const {
        return slots_[hash >> (64 - index_bits)];
    }

    std::array<std::atomic<std::uint64_t>, std::size_t{1} << index_bits> slots_{};
};

}  // namespace inarow::inline v0::solve::detail::parallel

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_PARALLEL_ABDADA_TABLE_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_PATTERN_SEARCH_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_PATTERN_SEARCH_HPP
// inarow/solve/detail/heuristic/pattern_search.hpp ------------------------------------------------

namespace inarow::inline v0::solve::detail::heuristic {

/// Principal variation search on a board of patterns: alpha-beta with null windows, iterative
/// deepening, a transposition table, null moves, late move reductions, killer moves and history.
/// Replies to threats are complete; of other moves only the most promising ones are searched.
template <class Budget>
class pattern_search {
public:
    /// `in_progress`: the table shared with other threads of the search; null if there are none.
    pattern_search(pattern_board& b, Budget& budget, transposition_table& table,
                   parallel::abdada_table* in_progress)
        : board_{b},
          budget_{budget},
          table_{table},
          in_progress_{in_progress},
          fours_(b, budget, vct_searcher<Budget>::kind::fours, 1U << 14U) {
        for (auto& side : history_) side.resize(static_cast<std::size_t>(b.cells()));
        killers_.resize(max_ply + 2);
        for (auto& of_ply : killers_) of_ply = {-1, -1};
    }

    pattern_search(const pattern_search&) = delete;
    pattern_search(pattern_search&&) = delete;
    pattern_search& operator=(const pattern_search&) = delete;
    pattern_search& operator=(pattern_search&&) = delete;
    ~pattern_search() = default;

    /// Moves the best of the root's moves to the front; returns the depth reached, in plies. A
    /// root that seems lost is searched on, for the longest resistance. The first depth searched is
    /// that after `depth`.
    int deepen(std::vector<int>& moves, int depth = 0) {
        while (depth < board_.free() && depth < max_depth) {
            const int best = search_root(moves, depth + 1);
            if (stopped_) break;
            ++depth;
            if (best >= near_win || (best <= -near_win && win + best <= depth)) break;
        }
        return depth;
    }
    /// Whether the budget ran out.
    [[nodiscard]] bool stopped() const { return stopped_; }

private:
    static constexpr int max_ply = 120;
    static constexpr int max_depth = 60;
    static constexpr int max_moves = 32;

    struct valued_move {
        int value;
        int move;
    };

    int search_root(std::vector<int>& moves, int depth) {
        return best_to_front(moves, stopped_, [&](int s, int alpha, int beta) {
            return -search_move(s, depth - 1, -beta, -alpha, 1);
        });
    }
    int search_move(int s, int depth, int alpha, int beta, int ply) {
        board_.make_move(s);
        const int value = negamax(depth, alpha, beta, ply, true);
        board_.unmake_move(s);
        return value;
    }

    /// The value for the player to move: exact if between alpha and beta.
    int negamax(int depth, int alpha, int beta, int ply, bool may_pass) {
        if (stopped_ || !budget_.consume()) {
            stopped_ = true;
            return 0;
        }
        if (board_.free() == 0) return 0;
        const player own = board_.to_move();
        if (board_.squares_with(own, threat::five) > 0) return win - ply - 1;
        const int opponents = board_.squares_with(other(own), threat::five);
        if (opponents > 1) return -(win - ply - 2);
        if (ply >= max_ply) return pattern_evaluation(board_);
        if (opponents == 1) return forced_reply(depth, alpha, beta, ply);
        if (board_.squares_with(own, threat::two_fours) > 0) return win - ply - 3;
        return quiet_node(depth, alpha, beta, ply, may_pass);
    }
    /// It costs no depth.
    int forced_reply(int depth, int alpha, int beta, int ply) {
        const player own = board_.to_move();
        const int s = board_.next_square(other(own), threat::five, board_.begin_cell());
        if (board_.strongest(own, s) >= threat::two_fours) return win - ply - 3;
        return -search_move(s, depth, -beta, -alpha, ply + 1);
    }
    int quiet_node(int depth, int alpha, int beta, int ply, bool may_pass) {
        const auto known = table_.find(board_.key());
        if (known && known->depth >= depth) {
            const int value = value_at_ply(known->value, ply);
            if (decides(known->kind, value, alpha, beta)) return value;
        }
        const auto [value, move] =
            depth <= 0 ? valued_move{quiescence(beta, ply), -1}
                       : inner_node(depth, alpha, beta, ply, may_pass, known ? known->move : -1);
        if (stopped_) return 0;
        const bound kind = value >= beta    ? bound::lower
                           : depth <= 0     ? bound::exact
                           : value <= alpha ? bound::upper
                                            : bound::exact;
        table_.store(board_.key(), {.value = value_to_store(value, ply),
                                    .move = static_cast<std::int16_t>(move),
                                    .depth = static_cast<std::int8_t>((std::max)(depth, 0)),
                                    .kind = kind});
        return value;
    }

    /// A win is looked for only where the evaluation leaves something to find.
    int quiescence(int beta, int ply) {
        const int value = pattern_evaluation(board_);
        if (value >= beta) return value;
        const int plies = win_by_fours();
        return plies > 0 ? win - ply - plies : value;
    }
    /// The plies to a win by continuous fours, or 0.
    int win_by_fours() {
        const player own = board_.to_move();
        if (board_.squares_with(own, threat::four) + board_.squares_with(own, threat::four_three) ==
            0)
            return 0;
        return fours_.any(leaf_threats, leaf_nodes).plies;
    }
    static constexpr int leaf_threats = 8;
    static constexpr long long leaf_nodes = 16;

    valued_move inner_node(int depth, int alpha, int beta, int ply, bool may_pass, int hash_move) {
        const player own = board_.to_move();
        const bool is_threatened = board_.squares_with(other(own), threat::two_fours) > 0;
        if (beta - alpha == 1 && !is_threatened) {
            const int estimate = pattern_evaluation(board_);
            if (depth <= 3 && estimate - margin * depth >= beta && beta > -near_win)
                return {estimate, hash_move};
            if (may_pass && depth >= 3 && estimate >= beta && beta > -near_win) {
                board_.make_null_move();
                const int value = -negamax(depth - 4, -beta, -beta + 1, ply + 1, false);
                board_.make_null_move();
                if (!stopped_ && value >= beta)
                    return {value >= near_win ? beta : value, hash_move};
            }
        }
        return search_moves(depth, alpha, beta, ply, hash_move, is_threatened);
    }
    static constexpr int margin = 150;

    using ordered_moves = move_list<max_moves>;
    [[nodiscard]] int order(player own, int s, int ply, int hash_move) const {
        if (s == hash_move) return (std::numeric_limits<int>::max)();
        int result = board_.move_weight(s);
        const auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (s == killers[0] || s == killers[1]) result += 200;
        return result + history_[static_cast<std::size_t>(own)][static_cast<std::size_t>(s)];
    }
    void generate(ordered_moves& result, int ply, int hash_move, bool is_threatened) {
        const player own = board_.to_move();
        if (is_threatened) {
            (replies_.clear)();
            append_defences(board_, other(own), replies_);
            for (const int s : replies_) result.insert({s, order(own, s, ply, hash_move)});
            return;
        }
        for (int s = board_.begin_cell(); s < board_.end_cell(); ++s) {
            if (!board_.is_free(s)) continue;
            if (board_.score(own, s) + board_.score(other(own), s) < 6) continue;
            result.insert({s, order(own, s, ply, hash_move)});
        }
    }
    valued_move search_moves(int depth, int alpha, int beta, int ply, int hash_move,
                             bool is_threatened) {
        ordered_moves candidates;
        generate(candidates, ply, hash_move, is_threatened);
        if (candidates.size() == 0)
            return {is_threatened ? -(win - ply - 4) : pattern_evaluation(board_), -1};
        const bool is_narrow = beta - alpha == 1;
        const int most = is_threatened
                             ? candidates.size()
                             : (std::min)(candidates.size(), is_narrow ? 8 + 4 * depth : 32);
        valued_move best{-win, -1};
        core::inplace_vector<int, max_moves> deferred;
        for (int i = 0; i < most + deferred.size_; ++i) {
            const bool is_deferred = i >= most;
            const int number = is_deferred ? deferred.values_[i - most] : i;
            const int s = candidates[number].square;
            const std::uint64_t mark = mark_of(s, depth);
            if (mark != 0 && i > 0 && !is_deferred && in_progress_->contains(mark)) {
                deferred.push_back(i);
                continue;
            }
            if (mark != 0) in_progress_->insert(mark);
            const int value = search_in_order(s, number, depth, alpha, beta, ply, is_threatened);
            if (mark != 0) in_progress_->remove(mark);
            if (stopped_) break;
            if (value > best.value) best = {value, s};
            alpha = (std::max)(alpha, value);
            if (alpha >= beta) {
                remember_cut(s, depth, ply);
                break;
            }
        }
        return best;
    }
    /// By which other threads know that a move is being searched; 0 where that is over too soon.
    [[nodiscard]] std::uint64_t mark_of(int s, int depth) const {
        constexpr int min_depth = 5;
        if (in_progress_ == nullptr || depth < min_depth) return 0;
        return core::mix64(board_.key() + static_cast<std::uint64_t>(256 * s + depth));
    }
    void remember_cut(int s, int depth, int ply) {
        auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (killers[0] != s) killers = {s, killers[0]};
        int& score =
            history_[static_cast<std::size_t>(board_.to_move())][static_cast<std::size_t>(s)];
        score += depth * depth - score * depth * depth / 512;
    }
    /// The first move gets the full window; the others a null window first, late ones at reduced
    /// depth.
    int search_in_order(int s, int number, int depth, int alpha, int beta, int ply,
                        bool is_threatened) {
        if (number > 0) {
            const int reduction = is_threatened || depth < 3 || number < 3 ||
                                          board_.strongest(board_.to_move(), s) >= threat::four
                                      ? 0
                                      : (std::min)(depth - 2, number >= 12  ? 3
                                                              : number >= 6 ? 2
                                                                            : 1);
            int value = -search_move(s, depth - 1 - reduction, -alpha - 1, -alpha, ply + 1);
            if (reduction > 0 && value > alpha && !stopped_)
                value = -search_move(s, depth - 1, -alpha - 1, -alpha, ply + 1);
            if (stopped_ || value <= alpha || value >= beta) return value;
        }
        return -search_move(s, depth - 1, -beta, -alpha, ply + 1);
    }

    // It lives no longer than a search.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    pattern_board& board_;
    Budget& budget_;
    transposition_table& table_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    parallel::abdada_table* in_progress_;
    vct_searcher<Budget> fours_;
    std::array<std::vector<int>, 2> history_{};
    std::vector<std::array<int, 2>> killers_{};
    std::vector<int> replies_{};
    bool stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_PATTERN_SEARCH_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_SEARCH_STEPS_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_SEARCH_STEPS_HPP
// inarow/solve/detail/heuristic/search_steps.hpp --------------------------------------------------

namespace inarow::inline v0::solve::detail::heuristic {

/// The limit of a search whose steps take parts of it, one after the other.
class search_steps {
public:
    explicit search_steps(const limit& allowed) : limit_{allowed} {}

    /// The limit of a step: one of that many parts of what is left.
    [[nodiscard]] limit part(int parts) const {
        limit result = limit_;
        result.nodes = (std::max)(limit_.nodes - nodes_, 0LL) / parts;
        const auto now = std::chrono::steady_clock::now();
        if (result.deadline != (std::chrono::steady_clock::time_point::max)())
            result.deadline = now + (result.deadline - now) / parts;
        return result;
    }
    /// Counts the nodes of a step.
    void add(long long nodes) { nodes_ += nodes; }
    [[nodiscard]] long long nodes() const { return nodes_; }
    [[nodiscard]] long long max_nodes() const { return limit_.nodes; }

private:
    limit limit_;
    long long nodes_ = 0;
};

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_SEARCH_STEPS_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_LIMIT_BUDGET_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_LIMIT_BUDGET_HPP
// inarow/solve/detail/limit_budget.hpp ------------------------------------------------------------

namespace inarow::inline v0::solve::detail {

/// What is left of a limit. The clock and the stop token are checked every CheckInterval nodes: a
/// constant, because a search of millions of nodes a second would pay for a division.
template <long long CheckInterval>
class limit_budget {
public:
    explicit limit_budget(const limit& allowed) : limit_{allowed} {}

    [[nodiscard]] bool consume() { return take(1) > 0; }
    /// Reserves up to `wanted` nodes; returns how many, 0 when the limit is reached.
    [[nodiscard]] long long take(long long wanted) {
        const long long since_check = nodes_ % CheckInterval;
        if (since_check == 0 && nodes_ != 0 && !has_time()) return 0;
        const long long left = (std::max)(limit_.nodes - nodes_, 0LL);
        const long long taken = (std::min)({wanted, CheckInterval - since_check, left});
        nodes_ += taken;
        return taken;
    }
    [[nodiscard]] long long nodes() const { return nodes_; }
    /// Adds the nodes of helper threads; a negative number gives back what was reserved in vain.
    void add(long long nodes) { nodes_ += nodes; }

private:
    [[nodiscard]] bool has_time() const {
        if (limit_.stop.stop_requested()) return false;
        return limit_.deadline == (std::chrono::steady_clock::time_point::max)() ||
               std::chrono::steady_clock::now() < limit_.deadline;
    }

    limit limit_;
    long long nodes_ = 0;
};

}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_LIMIT_BUDGET_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_PARALLEL_NODE_QUOTA_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_PARALLEL_NODE_QUOTA_HPP
// inarow/solve/detail/parallel/node_quota.hpp -----------------------------------------------------

namespace inarow::inline v0::solve::detail::parallel {

/// The budget of one thread of a search: it ends at a quota of its own, or when another thread has
/// the answer. Nodes are reserved from the whole budget in blocks, so that most cost no more than a
/// decrement.
template <class Budget>
class node_quota {
public:
    static constexpr long long unlimited = (std::numeric_limits<long long>::max)();

    /// Of the thread that the nodes are charged to.
    node_quota(Budget& whole, std::atomic<bool>& is_over, long long quota)
        : whole_{&whole}, is_over_{&is_over}, left_{quota} {}
    /// Of a helper thread.
    explicit node_quota(std::atomic<bool>& is_over) : is_over_{&is_over} {}
    node_quota(const node_quota&) = delete;
    node_quota(node_quota&&) = delete;
    node_quota& operator=(const node_quota&) = delete;
    node_quota& operator=(node_quota&&) = delete;
    ~node_quota() {
        if (whole_ != nullptr) whole_->add(-reserved_);
    }

    [[nodiscard]] bool consume() {
        if (reserved_ == 0 && !reserve()) return false;
        --reserved_;
        return true;
    }
    [[nodiscard]] long long nodes() const { return nodes_ - reserved_; }
    /// Whether it stopped at its quota.
    [[nodiscard]] bool is_used_up() const { return is_used_up_; }

private:
    [[nodiscard, gnu::noinline]] bool reserve() {
        if (is_over_->load(std::memory_order_relaxed)) return false;
        is_used_up_ = left_ == 0;
        const long long wanted = (std::min)(left_, block);
        reserved_ = whole_ == nullptr ? wanted : whole_->take(wanted);
        nodes_ += reserved_;
        left_ -= reserved_;
        return reserved_ > 0;
    }

    static constexpr long long block = 64;

    Budget* whole_ = nullptr;
    std::atomic<bool>* is_over_;
    long long left_ = unlimited;
    long long reserved_ = 0;  ///< and not searched yet
    long long nodes_ = 0;
    bool is_used_up_ = false;
};

}  // namespace inarow::inline v0::solve::detail::parallel

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_PARALLEL_NODE_QUOTA_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_PARALLEL_SEARCH_ROUND_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_PARALLEL_SEARCH_ROUND_HPP
// inarow/solve/detail/parallel/search_round.hpp ---------------------------------------------------

namespace inarow::inline v0::solve::detail::parallel {

/// What a round of a search on several threads has found.
template <class Result>
struct round_result {
    std::optional<Result> found;  ///< by the thread that was first
    bool is_quota_used_up;        ///< of the calling thread
    long long nodes;              ///< of the calling thread
};

/// Does some work; false if it threw.
bool has_done(const auto& work) {
#if defined(__cpp_exceptions)
    try {
        work();
    } catch (const std::exception&) {
        return false;
    }
#else
    work();
#endif
    return true;
}

/// Ends a round when it is left, however that is.
class round_end {
public:
    explicit round_end(std::atomic<bool>& is_over) : is_over_{&is_over} {}
    round_end(const round_end&) = delete;
    round_end(round_end&&) = delete;
    round_end& operator=(const round_end&) = delete;
    round_end& operator=(round_end&&) = delete;
    ~round_end() { *is_over_ = true; }

private:
    std::atomic<bool>* is_over_;
};

/// Runs a search on that many threads, the calling one among them, until the first has a result.
/// `search` is called with a node_quota and the number of the thread, 0 for the calling one, and
/// returns nothing if the quota ran out. The calling thread may search that many nodes; those of
/// its helpers are added to the budget at the end. Where there is no memory for a helper, or no
/// thread, the others search without it.
template <class Result, class Budget>
[[nodiscard]] round_result<Result> search_round(Budget& budget, int threads, long long quota,
                                                const auto& search) {
    std::atomic<bool> is_over = false;
    std::atomic<bool> is_found = false;
    std::atomic<long long> helper_nodes = 0;
    round_result<Result> result{};
    const auto work = [&](node_quota<Budget>& nodes, int thread) {
        const std::optional<Result> found = search(nodes, thread);
        if (found && !is_found.exchange(true)) result.found = found;
        is_over = true;
    };
    const auto help = [&](int thread) {
        (void)has_done([&] {
            node_quota<Budget> nodes(is_over);
            work(nodes, thread);
            helper_nodes += nodes.nodes();
        });
    };
    {
        std::vector<core::jthread> helpers;
        const round_end end(is_over);  // before the helpers are waited for
        const auto add_helper = [&](int i) { helpers.emplace_back([&help, i] { help(i); }); };
        for (int i = 1; i < threads; ++i)
            if (!has_done([&] { add_helper(i); })) break;
        node_quota<Budget> nodes(budget, is_over, quota);
        work(nodes, 0);
        result.is_quota_used_up = nodes.is_used_up();
        result.nodes = nodes.nodes();
    }
    budget.add(helper_nodes);
    return result;
}

}  // namespace inarow::inline v0::solve::detail::parallel

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_PARALLEL_SEARCH_ROUND_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_PATTERN_ROOT_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_PATTERN_ROOT_HPP
// inarow/solve/detail/heuristic/pattern_root.hpp --------------------------------------------------

namespace inarow::inline v0::solve::detail::heuristic {

template <int Run, line_length Length>
[[nodiscard]] const line_patterns& made_patterns() {
    static const line_patterns result({.columns = Run, .rows = 1, .run = Run, .length = Length});
    return result;
}
/// The table of patterns of rules, made at the first call. Precondition:
/// pattern_board::supports(r).
[[nodiscard]] inline const line_patterns& patterns_of(const rules& r) {
    switch (r.length) {
        case line_length::at_least: break;
        case line_length::exactly: {
            constexpr auto exactly = line_length::exactly;
            return r.run == 3   ? made_patterns<3, exactly>()
                   : r.run == 4 ? made_patterns<4, exactly>()
                                : made_patterns<5, exactly>();
        }
        default: break;
    }
    constexpr auto at_least = line_length::at_least;
    return r.run == 3   ? made_patterns<3, at_least>()
           : r.run == 4 ? made_patterns<4, at_least>()
           : r.run == 5 ? made_patterns<5, at_least>()
                        : made_patterns<6, at_least>();
}

/// The steps of a heuristic search on a board of patterns; each gets its part of the limit.
class pattern_root {
public:
    pattern_root(const inarow::detail::position_view& p, const limit& allowed,
                 std::span<const square> candidates, int threads)
        : board_(p, patterns_of(p.rules())), steps_{allowed}, threads_{threads} {
        for (const square s : candidates) moves_.push_back(board_.cell(s));
    }

    struct best_move {
        square where;
        int forced_win_plies = 0;  ///< 0: none was found
        int depth = 0;
        long long nodes = 0;
    };
    /// Precondition: the game goes on.
    [[nodiscard]] best_move run() {
        order_moves();
        const player own = board_.to_move();
        if (const int s = first_five(own); s >= 0) return won(s, 1);
        if (const int s = first_five(other(own)); s >= 0) moves_ = {s};
        for (const auto kind : {vct_search::kind::fours, vct_search::kind::fours_and_threes})
            if (const auto found = own_threats(kind); is_candidate(found.move))
                return won(found.move, found.plies);
        const bool is_empty = board_.free() == board_.rules().squares();
        const int depth = moves_.size() > 1 && !is_empty ? deepen() : 0;
        return {board_.square_of(moves_[0]), 0, depth, steps_.nodes()};
    }

private:
    using budget = limit_budget<32>;
    using quota = parallel::node_quota<budget>;
    using vct_search = vct_searcher<quota>;

    [[nodiscard]] best_move won(int s, int plies) const {
        return {board_.square_of(s), plies, 0, steps_.nodes()};
    }
    [[nodiscard]] bool is_candidate(int s) const { return core::contains(moves_, s); }
    [[nodiscard]] int first_five(player side) const {
        for (const int s : moves_)
            if (board_.strongest(side, s) == threat::five) return s;
        return -1;
    }
    /// The candidates, or else all moves in line with a stone, the most promising first; on a
    /// board without any, the square nearest to the centre.
    void order_moves() {
        if (moves_.empty()) {
            for (int s = board_.begin_cell(); s < board_.end_cell(); ++s)
                if (board_.is_free(s)) moves_.push_back(s);
        }
        sort_moves(
            moves_, [&](int s) { return move_score(s); },
            [&](int s) { return centre_distance(s); });
    }
    [[nodiscard]] int move_score(int s) const {
        const player own = board_.to_move();
        return 5 * board_.score(own, s) + 4 * board_.score(other(own), s);
    }
    [[nodiscard]] int centre_distance(int s) const {
        return heuristic::centre_distance(board_.rules(), board_.square_of(s));
    }

    [[nodiscard]] vct_search::win own_threats(vct_search::kind kind) {
        constexpr int parts = 6;
        constexpr int max_threats = 40;
        constexpr std::size_t table_size = std::size_t{1} << 16;
        const auto search = [&](quota& nodes, int) {
            vct_search searcher(board_, nodes, kind, table_size);
            return std::optional(searcher.shortest(max_threats, steps_.max_nodes()));
        };
        return *run_step<vct_search::win>(parts, 1, search).found;
    }

    struct best_reply {
        int move;
        int depth;
    };
    /// The threads share the transposition table and what they are at (ABDADA); every other one is
    /// a ply ahead. The move is that of the one that came to an end, else of the one that got
    /// deepest.
    [[nodiscard]] int deepen() {
        constexpr std::size_t max_moves = 40;
        if (moves_.size() > max_moves) moves_.resize(max_moves);
        transposition_table table(entries());
        // Not on the stack, which is small in WebAssembly.
        const auto in_progress =
            threads_ > 1 ? std::make_unique<parallel::abdada_table>() : nullptr;
        std::vector<best_reply> replies(static_cast<std::size_t>(threads_));
        const auto search = [&](quota& nodes, int thread) -> std::optional<best_reply> {
            pattern_board board = board_;
            std::vector<int> moves = moves_;
            pattern_search searcher(board, nodes, table, in_progress.get());
            const int depth = searcher.deepen(moves, thread % 2);
            const best_reply result{moves[0], depth};
            replies[static_cast<std::size_t>(thread)] = result;
            return searcher.stopped() ? std::nullopt : std::optional(result);
        };
        const auto ended = run_step<best_reply>(1, threads_, search).found;
        const best_reply best =
            ended ? *ended : *std::ranges::max_element(replies, {}, &best_reply::depth);
        moves_ = {best.move};
        return best.depth;
    }
    /// A step that gets one of that many parts of what is left; its threads share the nodes.
    template <class Result>
    [[nodiscard]] parallel::round_result<Result> run_step(int parts, int threads,
                                                          const auto& search) {
        const limit allowed = steps_.part(parts);
        budget whole(allowed);
        const auto result =
            parallel::search_round<Result>(whole, threads, allowed.nodes / threads, search);
        steps_.add(whole.nodes());
        return result;
    }

    /// A table for as many positions as the limit allows: 16 MB at most.
    [[nodiscard]] std::size_t entries() const {
        constexpr long long most = 1LL << 20U;
        const long long nodes = (std::clamp)(steps_.max_nodes(), 1LL << 10U, most);
        return std::bit_ceil(static_cast<std::size_t>(nodes));
    }

    pattern_board board_;
    search_steps steps_;
    int threads_;
    std::vector<int> moves_{};  ///< those to search, the best so far first
};

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_PATTERN_ROOT_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_VCF_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_VCF_HPP
// inarow/solve/detail/heuristic/vcf.hpp -----------------------------------------------------------

namespace inarow::inline v0::solve::detail::heuristic {

/// How many threats follow each other at most.
inline constexpr int max_threats = 40;

/// A search for victory by continuous fours: wins by threats to complete a line, each of which
/// leaves the opponent one reply. Budget has `bool consume()`: whether one more node may be
/// searched.
template <class Budget>
class vcf_searcher {
public:
    /// Keeps about `table_size` positions without such a win. Precondition: a power of two.
    vcf_searcher(open_lines& b, Budget& budget, std::size_t table_size)
        : board_{b}, budget_{budget}, refuted_(table_size) {}

    struct win {
        int move = -1;  ///< the first move; -1: no win was found
        int plies = 0;
    };
    /// The shortest win of the player to move by at most that many threats: each number of threats
    /// is searched in turn, and what is refuted with as many is remembered.
    win shortest(int threats, long long max_nodes) {
        nodes_left_ = max_nodes;
        ++generation_;  // what an earlier search gave up may be worth more threats
        for (int most = 0; most <= threats; ++most) {
            is_cut_ = false;
            const int move = winning_move(most);
            if (move >= 0) return {move, 2 * most + 1};
            if (!is_cut_ || stopped()) break;
        }
        return {};
    }
    /// Whether the last search reached its limit.
    [[nodiscard]] bool stopped() const { return nodes_left_ < 0; }

private:
    /// The first move of a win, or -1.
    int winning_move(int threats) {
        const player own = board_.to_move();
        if (const auto wins = board_.winning_squares(own); wins.count > 0) return wins.last;
        if (threats == 0 || nodes_left_-- <= 0 || !budget_.consume()) {
            is_cut_ = true;
            if (threats > 0) nodes_left_ = -1;
            return -1;
        }
        const auto forced = board_.winning_squares(other(own));
        if (forced.count > 1) return -1;
        const std::uint64_t key =
            core::mix64(board_.key() + static_cast<std::uint64_t>(threats) + (generation_ << 8U));
        std::uint64_t& known = refuted_[key & (refuted_.size() - 1)];
        if (known == key) return -1;
        const int move = forced.count == 1 ? (wins_with(forced.last, threats) ? forced.last : -1)
                                           : winning_threat(threats);
        if (move < 0 && !stopped()) known = key;
        return move;
    }
    int winning_threat(int threats) {
        // Copied, because the board's own list changes with every stone.
        const std::size_t begin = moves_.size();
        const player own = board_.to_move();
        board_.for_each_near([&](int s) {
            if (board_.rules().gravity == drop || board_.through(own, s).lacking(2) > 0)
                moves_.push_back(s);
        });
        int move = -1;
        for (std::size_t i = begin; i < moves_.size() && move < 0 && !stopped(); ++i)
            if (wins_with(moves_[i], threats)) move = moves_[i];
        moves_.resize(begin);
        return move;
    }
    /// Whether a move threatens to complete a line, and wins so.
    bool wins_with(int s, int threats) {
        const player own = board_.to_move();
        board_.make_move(s);
        const bool wins =
            board_.winning_squares(other(own)).count == 0 && wins_after_threat(own, threats);
        board_.unmake_move(s);
        return wins;
    }
    bool wins_after_threat(player own, int threats) {
        const auto threat = board_.winning_squares(own);
        if (threat.count != 1) return threat.count > 1;
        board_.make_move(threat.last);
        const bool wins = winning_move(threats - 1) >= 0;
        board_.unmake_move(threat.last);
        return wins;
    }

    // It lives no longer than a search.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    open_lines& board_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    /// Hashes of positions with the number of threats by which they are not won.
    std::vector<std::uint64_t> refuted_;
    std::vector<int> moves_{};
    std::uint64_t generation_ = 0;
    long long nodes_left_ = 0;
    bool is_cut_ = false;
};

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_VCF_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_PVS_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_PVS_HPP
// inarow/solve/detail/heuristic/pvs.hpp -----------------------------------------------------------

namespace inarow::inline v0::solve::detail::heuristic {

/// Principal variation search: alpha-beta with null windows, iterative deepening, a transposition
/// table, late move reductions, and a victory by continuous fours at the leaves (quiescence). It
/// looks at the most promising moves only.
template <class Budget>
class pvs {
public:
    pvs(open_lines& b, Budget& budget)
        : board_{b}, budget_{budget}, vcf_(b, budget, 1U << 10U), table_(1U << 17U) {}

    /// Moves the best of the root's moves to the front; returns the depth reached, in plies.
    int deepen(std::vector<int>& moves) {
        int depth = 0;
        while (depth < board_.free()) {
            const int best = search_root(moves, depth + 1);
            if (stopped_) break;
            ++depth;
            if (best >= near_win || best <= -near_win) break;
        }
        return depth;
    }

private:
    static constexpr int max_ply = 100;
    static constexpr int max_moves = 14;
    static constexpr int leaf_threats = 4;
    static constexpr long long leaf_nodes = 24;

    struct tt_entry {
        std::uint64_t key;
        std::int32_t value;
        std::int32_t move;  ///< -1: none
        std::int16_t depth;
        bound kind;
    };
    struct valued_move {
        int value;
        int move;
    };

    int search_root(std::vector<int>& moves, int depth) {
        return best_to_front(moves, stopped_, [&](int s, int alpha, int beta) {
            return -search_move(s, depth - 1, -beta, -alpha, 1);
        });
    }
    int search_move(int s, int depth, int alpha, int beta, int ply) {
        board_.make_move(s);
        const int value = negamax(depth, alpha, beta, ply);
        board_.unmake_move(s);
        return value;
    }
    /// The value for the player to move: exact if between alpha and beta.
    int negamax(int depth, int alpha, int beta, int ply) {
        if (stopped_ || !budget_.consume()) {
            stopped_ = true;
            return 0;
        }
        if (board_.free() == 0) return 0;
        const player own = board_.to_move();
        if (board_.winning_squares(own).count > 0) return win - ply - 1;
        const auto forced = board_.winning_squares(other(own));
        if (forced.count > 1) return -(win - ply - 2);
        if (ply >= max_ply) return evaluation(board_).value();
        // A forced reply costs no depth.
        if (forced.count == 1) return -search_move(forced.last, depth, -beta, -alpha, ply + 1);

        tt_entry& known = table_.data()[board_.key() & (table_.size() - 1)];
        const bool is_known = known.kind != bound::none && known.key == board_.key();
        if (is_known && known.depth >= depth) {
            const int value = value_at_ply(known.value, ply);
            if (decides(known.kind, value, alpha, beta)) return value;
        }
        const int hash_move = is_known ? known.move : -1;
        const auto [value, move] = depth <= 0 ? valued_move{quiescence(ply), -1}
                                              : search_moves(depth, alpha, beta, ply, hash_move);
        if (stopped_) return 0;
        const bound kind = depth <= 0       ? bound::exact
                           : value >= beta  ? bound::lower
                           : value <= alpha ? bound::upper
                                            : bound::exact;
        known = {board_.key(), value_to_store(value, ply), move, static_cast<std::int16_t>(depth),
                 kind};
        return value;
    }

    int quiescence(int ply) {
        if (board_.open(board_.to_move(), 2) > 0) {
            const auto found = vcf_.shortest(leaf_threats, leaf_nodes);
            if (found.move >= 0) return win - ply - found.plies;
        }
        return evaluation(board_).value();
    }

    valued_move search_moves(int depth, int alpha, int beta, int ply, int hash_move) {
        constexpr int highest = (std::numeric_limits<int>::max)();
        move_list<max_moves> moves;
        board_.for_each_near(
            [&](int s) { moves.insert({s, s == hash_move ? highest : move_score(board_, s)}); });
        if (moves.size() == 0) return {evaluation(board_).value(), -1};
        valued_move best{-win, -1};
        for (int i = 0; i < moves.size(); ++i) {
            const int s = moves[i].square;
            const int value = search_in_order(s, i, depth, alpha, beta, ply);
            if (stopped_) break;
            if (value > best.value) best = {value, s};
            alpha = (std::max)(alpha, value);
            if (alpha >= beta) break;
        }
        return best;
    }
    /// The first move gets the full window; the others a null window first, late ones at reduced
    /// depth.
    int search_in_order(int s, int number, int depth, int alpha, int beta, int ply) {
        if (number > 0) {
            const int reduction = number >= 4 && depth >= 3 ? 1 : 0;
            int value = -search_move(s, depth - 1 - reduction, -alpha - 1, -alpha, ply + 1);
            if (reduction > 0 && value > alpha && !stopped_)
                value = -search_move(s, depth - 1, -alpha - 1, -alpha, ply + 1);
            if (stopped_ || value <= alpha || value >= beta) return value;
        }
        return -search_move(s, depth - 1, -beta, -alpha, ply + 1);
    }

    // It lives no longer than a search.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    open_lines& board_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    vcf_searcher<Budget> vcf_;
    core::detail::zeroed_pages<tt_entry> table_;
    bool stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_PVS_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_SEARCH_BY_RULES_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_SEARCH_BY_RULES_HPP
// inarow/solve/detail/heuristic/search_by_rules.hpp -----------------------------------------------

namespace inarow::inline v0::solve::detail::heuristic {

/// A look one reply ahead, by the rules in game/ alone, for rules that no faster board supports: a
/// move that wins at once, else one that lets the opponent not win at once, near the centre. It is
/// one of the candidates, if there are any.
class search_by_rules {
    using position = inarow::position;

public:
    struct result {
        square where{};
        bool wins = false;  ///< at once
        long long nodes = 0;
    };

    explicit search_by_rules(const inarow::detail::position_view& p)
        : root_{layout::copy_of(p).unchecked()} {}

    /// Precondition: the game goes on.
    [[nodiscard]] result run(std::span<const square> candidates) const {
        result found;
        std::pair best{-1, 0};
        const auto consider = [&](square s) {
            ++found.nodes;
            const std::pair rank{rank_of(s), -centre_distance(root_.rules(), s)};
            if (rank <= best) return;
            best = rank;
            found.where = s;
        };
        if (candidates.empty()) root_.for_each_move(consider);
        for (const square s : candidates) consider(s);
        found.wins = best.first == winning;
        return found;
    }

private:
    static constexpr int winning = 3;

    /// How good a move looks: it wins, it ends nothing, it is answered by a win, it loses.
    [[nodiscard]] int rank_of(square s) const {
        const position next = root_.after(s);
        const player own = root_.to_move();
        if (next.outcome() == won_by(own)) return winning;
        if (next.outcome() == won_by(other(own))) return 0;
        bool lets_win = false;
        next.for_each_move([&](square reply) {
            lets_win = lets_win || next.after(reply).outcome() == won_by(other(own));
        });
        return lets_win ? 1 : 2;
    }

    position root_;
};

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_SEARCH_BY_RULES_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_SEARCH_IPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_SEARCH_IPP
// inarow/solve/detail/heuristic_search.ipp --------------------------------------------------------

namespace inarow::inline v0::solve::detail::heuristic {

/// The steps of a heuristic search; each gets its part of the limit.
class root_search {
public:
    root_search(const inarow::detail::position_view& p, const limit& allowed,
                std::span<const square> candidates)
        : board_(p), steps_{allowed} {
        for (const square s : candidates) candidates_.push_back(index_of(p.rules(), s));
    }

    /// Precondition: the game goes on.
    [[nodiscard]] search_result run() {
        switch (board_.rules().convention) {
            case convention::normal: return run_normal();
            case convention::misere:
            default: break;
        }
        return run_misere();
    }

private:
    [[nodiscard]] search_result run_normal() {
        generate_moves();
        const player own = board_.to_move();
        if (const int s = completing_move(own); s >= 0) return won(s, 1);
        if (const int s = completing_move(other(own)); s >= 0) moves_ = {s};
        if (const auto vcf = own_vcf(); is_candidate(vcf.move)) return won(vcf.move, vcf.plies);
        if (moves_.size() > 1) remove_losing_moves();
        const int depth = moves_.size() > 1 ? deepen() : 0;
        return {at(moves_[0]), std::nullopt, depth, steps_.nodes()};
    }
    [[nodiscard]] search_result run_misere() {
        budget all(steps_.part(1));
        const auto [move, depth] = misere_search(board_, all).deepen(candidates_);
        return {at(move), std::nullopt, depth, all.nodes()};
    }

    using budget = limit_budget<32>;
    static constexpr int parts = 4;  ///< of the limit; a search for threats gets one of them

    [[nodiscard]] square at(int s) const { return square_at(board_.rules(), s); }
    [[nodiscard]] search_result won(int s, int plies) const {
        return {at(s), plies, 0, steps_.nodes()};
    }

    [[nodiscard]] bool is_candidate(int s) const { return core::contains(moves_, s); }
    /// The first of the moves with which a player would complete a decisive line, or -1.
    [[nodiscard]] int completing_move(player side) const {
        if (board_.open(side, 1) == 0) return -1;
        for (const int s : moves_)
            if (board_.completes_line(side, s)) return s;
        return -1;
    }
    /// The candidates, or else the moves in a line with a stone, by move_score, then by distance
    /// from the centre; on a board without any, the square nearest to the centre.
    void generate_moves() {
        moves_ = candidates_;
        if (moves_.empty()) board_.for_each_near([&](int s) { moves_.push_back(s); });
        if (moves_.empty()) moves_.push_back(free_square_at_centre());
        sort_moves(
            moves_, [&](int s) { return move_score(board_, s); },
            [&](int s) { return centre_distance(s); });
    }
    [[nodiscard]] int centre_distance(int s) const {
        return heuristic::centre_distance(board_.rules(), at(s));
    }
    [[nodiscard]] int free_square_at_centre() const {
        int best = -1;
        for (int s = 0; s < board_.rules().squares(); ++s)
            if (board_.is_free(s) && (best < 0 || centre_distance(s) < centre_distance(best)))
                best = s;
        return best;
    }

    [[nodiscard]] vcf_searcher<budget>::win own_vcf() {
        budget part(steps_.part(parts));
        vcf_searcher searcher(board_, part, table_size);
        const auto result = searcher.shortest(max_threats, steps_.max_nodes());
        steps_.add(part.nodes());
        return result;
    }
    /// Removes the moves after which the opponent wins by continuous fours, unless that is all of
    /// them. Where stones are placed, none is if the opponent would not win even if it were their
    /// turn now.
    void remove_losing_moves() {
        constexpr long long nodes_per_move = 4000;
        budget part(steps_.part(parts));
        vcf_searcher searcher(board_, part, table_size);
        board_.make_null_move();
        const bool is_threatened = searcher.shortest(max_threats, nodes_per_move).move >= 0;
        board_.make_null_move();
        if (is_threatened || board_.rules().gravity == drop) {
            std::vector<int> left;
            for (const int s : moves_) {
                board_.make_move(s);
                if (searcher.shortest(max_threats, nodes_per_move).move < 0) left.push_back(s);
                board_.unmake_move(s);
            }
            if (!left.empty()) moves_ = left;
        }
        steps_.add(part.nodes());
    }
    [[nodiscard]] int deepen() {
        constexpr std::size_t max_moves = 24;
        if (moves_.size() > max_moves) moves_.resize(max_moves);
        budget rest(steps_.part(1));
        const int depth = pvs(board_, rest).deepen(moves_);
        steps_.add(rest.nodes());
        return depth;
    }

    static constexpr std::size_t table_size = std::size_t{1} << 14;

    open_lines board_;
    search_steps steps_;
    std::vector<int> candidates_{};  ///< empty: all moves
    std::vector<int> moves_{};       ///< those to search, the best so far first
};

}  // namespace inarow::inline v0::solve::detail::heuristic

namespace inarow::inline v0::solve {

INAROW_SOLVER_INLINE search_result heuristic_search(const inarow::detail::position_view& p,
                                                    const limit& allowed,
                                                    std::span<const square> candidates,
                                                    int threads) {
    if (detail::heuristic::pattern_board::supports(p.rules())) {
        const auto [where, plies, depth, nodes] =
            detail::heuristic::pattern_root(p, allowed, candidates,
                                            core::has_threads ? (std::max)(threads, 1) : 1)
                .run();
        return {where, plies > 0 ? std::optional(plies) : std::nullopt, depth, nodes};
    }
    if (!detail::heuristic::open_lines::supports(p.rules())) {
        const auto [where, wins, nodes] = detail::heuristic::search_by_rules(p).run(candidates);
        return {where, wins ? std::optional(1) : std::nullopt, 1, nodes};
    }
    return detail::heuristic::root_search(p, allowed, candidates).run();
}

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_SEARCH_IPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_LEVEL_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_LEVEL_HPP
// inarow/solve/level.hpp --------------------------------------------------------------------------

/// How strong a computer plays, from a beginner to its full strength.
namespace inarow::inline v0::solve {

/// A level that does not exist.
struct illegal_level {
    long long number;  ///< which was asked for
    int least;
    int most;

    constexpr bool operator==(const illegal_level&) const = default;
};

/// What a level does. Below the highest one a move costs a number of nodes, not a time, and is
/// the same for the same position and seed on every machine.
struct level_settings {
    int lapse_percent;  ///< of the moves are made without a look at any reply, nor at finished
                        ///< lines
    int plies;          ///< of the shallow search; blocks of a finished line cost none
    int width;          ///< moves whose evaluation is at most that much worse are as good
    long long nodes;    ///< of the heuristic search, which chooses instead; 0: it does not

    constexpr bool operator==(const level_settings&) const = default;
};

/// The strength of a computer player, from 1 to 8. The highest level plays as well as it can.
class level {
public:
    static constexpr int min = 1;
    static constexpr int max = 8;

    /// The highest.
    constexpr level() = default;
    [[nodiscard]] static constexpr std::expected<level, illegal_level> create(long long number) {
        if (number < min || number > max) return std::unexpected(illegal_level{number, min, max});
        level result;
        result.number_ = static_cast<int>(number);
        return result;
    }

    [[nodiscard]] constexpr int number() const { return number_; }
    /// Whether it is the highest: the only one that uses time, proofs and opening books.
    [[nodiscard]] constexpr bool is_highest() const { return number_ == max; }
    /// Precondition: !is_highest().
    [[nodiscard]] constexpr const level_settings& settings() const {
        return table[static_cast<std::size_t>(number_ - min)];
    }

    constexpr auto operator<=>(const level&) const = default;

private:
    // Tuned by games: bench/levels.py.
    static constexpr std::array<level_settings, max - min> table{{
        {.lapse_percent = 50, .plies = 1, .width = 300, .nodes = 0},
        {.lapse_percent = 25, .plies = 1, .width = 70, .nodes = 0},
        {.lapse_percent = 15, .plies = 2, .width = 40, .nodes = 0},
        {.lapse_percent = 6, .plies = 2, .width = 15, .nodes = 0},
        {.lapse_percent = 3, .plies = 3, .width = 12, .nodes = 0},
        {.lapse_percent = 0, .plies = 0, .width = 0, .nodes = 2'000},
        {.lapse_percent = 0, .plies = 0, .width = 0, .nodes = 12'000},
    }};

    int number_ = max;
};

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_LEVEL_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_LOADED_BOOK_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_LOADED_BOOK_HPP
// inarow/solve/loaded_book.hpp --------------------------------------------------------------------

namespace inarow::inline v0::solve {

/// An opening book that owns its bytes. Copies share them.
class loaded_book {
public:
    /// Takes the bytes of a book.
    [[nodiscard]] static std::expected<loaded_book, book_error> load(std::vector<std::byte> bytes) {
        auto owned = std::make_shared<const std::vector<std::byte>>((std::move)(bytes));
        auto view = book::read(*owned);
        if (!view) return std::unexpected(view.error());
        return loaded_book((std::move)(owned), *(std::move)(view));
    }
    /// Reads a book from a file.
    [[nodiscard]] static std::expected<loaded_book, book_error> load_file(const std::string& path) {
        const auto unreadable = [] {
            return std::unexpected(
                book_error{.kind = book_error::reason::unreadable, .error_number = errno});
        };
        const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"),
                                                                   &std::fclose);
        if (!file) return unreadable();
        std::vector<std::byte> bytes;
        constexpr std::size_t chunk = std::size_t{1} << 16;
        for (std::size_t got = chunk; got == chunk;) {
            const std::size_t size = bytes.size();
            bytes.resize(size + chunk);
            got = std::fread(bytes.data() + size, 1, chunk, file.get());
            bytes.resize(size + got);
            // What is no book may have no end, such as a device.
            if (const auto read = book::read(bytes);
                !read && read.error().kind != book_error::reason::cut_short)
                break;
        }
        if (std::ferror(file.get()) != 0) return unreadable();
        return load((std::move)(bytes));
    }

    [[nodiscard]] const book& view() const { return view_; }

private:
    loaded_book(std::shared_ptr<const std::vector<std::byte>> bytes, book view)
        : bytes_{(std::move)(bytes)}, view_{(std::move)(view)} {}

    std::shared_ptr<const std::vector<std::byte>> bytes_;
    book view_;
};

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_LOADED_BOOK_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_SOLVER_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_SOLVER_HPP
// inarow/solve/solver.hpp -------------------------------------------------------------------------

namespace inarow::inline v0::solve {

/// What a solver may use.
struct resources {
    std::size_t table_bytes = std::size_t{64} << 20;  ///< of its transposition table, at most
    int threads = 1;                                  ///< per question
};

/// What searches have cost.
struct search_stats {
    long long nodes = 0;
    std::chrono::nanoseconds time{};

    constexpr search_stats& operator+=(const search_stats& other) {
        nodes += other.nodes;
        time += other.time;
        return *this;
    }
    constexpr bool operator==(const search_stats&) const = default;
};

namespace detail {

/// What a solver keeps from one question to the next, and the search of the present one.
class question_search;

}  // namespace detail

/// The search policy for large boards in a program: a transposition table that is kept from one
/// question to the next, threads, a limit and an opening book. Not to be used by two threads at
/// once; different solvers share nothing.
class INAROW_SOLVER_API solver {
public:
    /// The table is allocated by the first question, and replaced when a question is about other
    /// rules than the one before.
    explicit solver(const resources& available = {});
    solver(const solver&) = delete;
    solver(solver&&) noexcept;
    solver& operator=(const solver&) = delete;
    solver& operator=(solver&&) noexcept;
    ~solver();

    /// Sets the limit of every question from now on.
    void set_limit(const limit& allowed) { limit_ = allowed; }
    [[nodiscard]] const limit& current_limit() const { return limit_; }

    /// Sets the book that is probed from now on, for any rules.
    void set_book(loaded_book opened) { book_ = (std::move)(opened); }
    void remove_book() { book_.reset(); }
    [[nodiscard]] const std::optional<loaded_book>& current_book() const { return book_; }

    /// Resumes a query within the limit; returns the number of nodes searched.
    template <class Query>
    long long answer(Query& query) {
        const auto begin = std::chrono::steady_clock::now();
        query.resume(begin_search(query.root()));
        last_ = {end_search(), std::chrono::steady_clock::now() - begin};
        total_ += last_;
        return last_.nodes;
    }

    /// The cost of the last question.
    [[nodiscard]] const search_stats& stats() const { return last_; }
    /// The cost of all questions since the solver was made or cleared.
    [[nodiscard]] const search_stats& total_stats() const { return total_; }
    /// The size of the transposition table; 0 before the first question.
    [[nodiscard]] std::size_t table_bytes() const;
    /// The memory of the table for the rules of a position, in parts: to be kept between questions,
    /// and filled again in a solver whose table has as many bytes. It is valid until the next
    /// question. Empty for rules that neither the drop search nor the maker-breaker search
    /// supports.
    [[nodiscard]] std::vector<std::span<std::byte>> table_memory(
        const inarow::detail::position_view& p);
    /// The threads that a question may use.
    [[nodiscard]] int threads() const;

    /// Empties the table and the statistics; limit and book stay.
    void(clear)();  // in parentheses, because clear() is a macro of some curses

private:
    [[nodiscard]] detail::searcher& begin_search(const inarow::detail::position_view& root);
    /// Returns the number of nodes searched.
    long long end_search();

    limit limit_{};
    search_stats last_{};
    search_stats total_{};
    std::optional<loaded_book> book_{};
    std::unique_ptr<detail::question_search> search_;
};

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_SOLVER_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_BOOK_PROBING_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_BOOK_PROBING_HPP
// inarow/solve/detail/book_probing.hpp ------------------------------------------------------------

namespace inarow::inline v0::solve::detail {

/// A search that answers from an opening book where the book has the position.
template <class Search>
class book_probing {
public:
    template <class... Arguments>
    explicit book_probing(const std::optional<loaded_book>& probed, Arguments&&... arguments)
        : book_{probed}, search_(std::forward<Arguments>(arguments)...) {}

    [[nodiscard]] bool stopped() const { return search_.stopped(); }

    int null_window(const inarow::detail::position_view& p, int alpha) {
        const auto known = book_ ? book_->view().probe(p) : std::nullopt;
        return known ? *known : search_.null_window(p, alpha);
    }

private:
    // It lives no longer than one question.
    // NOLINTNEXTLINE(cppcoreguidelines-avoid-const-or-ref-data-members)
    const std::optional<loaded_book>& book_;
    Search search_;
};

}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_BOOK_PROBING_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_ENGINE_SEARCH_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_ENGINE_SEARCH_HPP
// inarow/solve/detail/engine_search.hpp -----------------------------------------------------------

namespace inarow::inline v0::solve::detail {

/// What a solver has of one engine: the transposition table, which is kept from one question to the
/// next, and the search of the present one. An interface, so that each engine is compiled apart.
class engine_search {
public:
    engine_search() = default;
    engine_search(const engine_search&) = delete;
    engine_search(engine_search&&) = delete;
    engine_search& operator=(const engine_search&) = delete;
    engine_search& operator=(engine_search&&) = delete;
    virtual ~engine_search() = default;

    /// Whether it searches what follows a root of rules that it is made for.
    [[nodiscard]] virtual bool supports(const inarow::detail::position_view& root) = 0;
    /// Begins to search what follows a root that is supported. The book lives at least until the
    /// end.
    [[nodiscard]] virtual searcher& begin(const inarow::detail::position_view& root,
                                          const limit& allowed,
                                          const std::optional<loaded_book>& book) = 0;
    virtual void end() = 0;
    /// Of the search that was begun last.
    [[nodiscard]] virtual long long nodes() const = 0;
    [[nodiscard]] virtual std::size_t table_bytes() const = 0;
    /// Empty where the table cannot be kept.
    [[nodiscard]] virtual std::vector<std::span<std::byte>> table_memory() = 0;
    virtual void erase_all() = 0;
};

/// Makes the search of an engine: with a table of at most that many bytes, on that many threads.
using engine_search_maker = std::unique_ptr<engine_search> (*)(std::size_t table_bytes,
                                                               int threads);
template <class EngineSearch>
[[nodiscard]] std::unique_ptr<engine_search> make_engine_search(std::size_t table_bytes,
                                                                int threads) {
    return std::make_unique<EngineSearch>(table_bytes, threads);
}

/// What the engines have in common.
template <class Table, class Search, class Budget>
class engine_search_with : public engine_search {
public:
    engine_search_with(std::size_t table_bytes, int threads)
        : max_table_bytes_{table_bytes}, threads_{threads} {}

    [[nodiscard]] bool supports(const inarow::detail::position_view& /*root*/) override {
        return true;
    }
    void end() final { search_.reset(); }
    [[nodiscard]] long long nodes() const final { return budget_ ? budget_->nodes() : 0; }
    [[nodiscard]] std::size_t table_bytes() const final { return table_ ? table_->bytes() : 0; }
    [[nodiscard]] std::vector<std::span<std::byte>> table_memory() final {
        if constexpr (requires(Table& table) { table.memory(); })
            if (table_) return table_->memory();
        return {};
    }
    void erase_all() final {
        if constexpr (requires(Table& table) { table.erase_all(); }) {
            if (table_) table_->erase_all();
        } else {
            table_.reset();
        }
    }

protected:
    [[nodiscard]] std::size_t max_table_bytes() const { return max_table_bytes_; }
    [[nodiscard]] int threads() const { return threads_; }
    [[nodiscard]] Budget& budget_of(const limit& allowed) { return budget_.emplace(allowed); }
    /// The table of the last question, unless that was about other rules.
    [[nodiscard]] Table& table_for(const rules& r, const auto&... arguments) {
        const rules same = starting_with(first, r);
        if (!table_ || same != rules_) {
            table_.reset();  // before the next one takes its memory
            table_ = std::make_unique<Table>(arguments...);
            rules_ = same;
        }
        return *table_;
    }
    [[nodiscard]] searcher& search_with(const std::optional<loaded_book>& book,
                                        auto&&... arguments) {
        return search_.emplace(book, std::forward<decltype(arguments)>(arguments)...);
    }

private:
    std::size_t max_table_bytes_;
    int threads_;
    std::unique_ptr<Table> table_{};  // g++ 14 warns of what is not there in an optional one
    rules rules_{};                   ///< of the table
    std::optional<Budget> budget_{};
    std::optional<searcher_of<book_probing<Search>>> search_{};
};

/// The makers, each compiled apart, for rules that their engines support.
[[nodiscard]] engine_search_maker drop_board_search_maker(const rules& r);
/// Of boards of more than 64 bits.
[[nodiscard]] engine_search_maker wide_drop_board_search_maker();
[[nodiscard]] engine_search_maker place_board_search_maker(const rules& r);
[[nodiscard]] engine_search_maker bitboard_search_maker(const rules& r);
[[nodiscard]] engine_search_maker reference_search_maker();

}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_ENGINE_SEARCH_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_SOLVER_IPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_SOLVER_IPP
// inarow/solve/detail/solver.ipp ------------------------------------------------------------------

namespace inarow::inline v0::solve {

namespace detail {

class question_search {
public:
    explicit question_search(const resources& available) : resources_{available} {}

    [[nodiscard]] searcher& begin(engine chosen, const inarow::detail::position_view& root,
                                  const limit& allowed, const std::optional<loaded_book>& book) {
        if (!use_maker(maker_of(chosen, root.rules()), root))
            (void)use_maker(bitboard_search_maker(root.rules()), root);
        return search_->begin(root, allowed, book);
    }
    [[nodiscard]] long long nodes() const { return search_->nodes(); }
    void end() { search_->end(); }

    [[nodiscard]] std::size_t table_bytes() const { return search_ ? search_->table_bytes() : 0; }
    [[nodiscard]] int threads() const { return resources_.threads; }
    [[nodiscard]] std::vector<std::span<std::byte>> table_memory() {
        return search_->table_memory();
    }
    void erase_all() {
        if (search_) search_->erase_all();
    }

private:
    /// Uses the search that it makes from now on, if that supports the root.
    [[nodiscard]] bool use_maker(engine_search_maker maker,
                                 const inarow::detail::position_view& root) {
        if (maker == maker_) return search_->supports(root);
        auto made = maker(resources_.table_bytes, resources_.threads);
        if (!made->supports(root)) return false;
        search_.reset();  // and its table, before there is another
        search_ = (std::move)(made);
        maker_ = maker;
        return true;
    }
    [[nodiscard]] static engine_search_maker maker_of(engine chosen, const rules& r) {
        switch (chosen) {
            case engine::drop_board: return drop_board_search_maker(r);
            case engine::place_board: return place_board_search_maker(r);
            case engine::bitboard: return bitboard_search_maker(r);
            case engine::reference:
            default: break;
        }
        return reference_search_maker();
    }

    resources resources_;
    engine_search_maker maker_ = nullptr;  ///< of the search
    std::unique_ptr<engine_search> search_{};
};

}  // namespace detail

INAROW_SOLVER_INLINE solver::solver(const resources& available)
    : search_{std::make_unique<detail::question_search>(available)} {}
INAROW_SOLVER_INLINE solver::solver(solver&&) noexcept = default;
INAROW_SOLVER_INLINE solver& solver::operator=(solver&&) noexcept = default;
INAROW_SOLVER_INLINE solver::~solver() = default;

INAROW_SOLVER_INLINE std::size_t solver::table_bytes() const { return search_->table_bytes(); }
INAROW_SOLVER_INLINE int solver::threads() const { return search_->threads(); }
INAROW_SOLVER_INLINE std::vector<std::span<std::byte>> solver::table_memory(
    const inarow::detail::position_view& p) {
    (void)begin_search(p);
    (void)end_search();
    return search_->table_memory();
}
INAROW_SOLVER_INLINE void(solver::clear)() {
    search_->erase_all();
    last_ = total_ = {};
}
INAROW_SOLVER_INLINE detail::searcher& solver::begin_search(
    const inarow::detail::position_view& root) {
    return search_->begin(detail::engine_for(root.rules()), root, limit_, book_);
}
INAROW_SOLVER_INLINE long long solver::end_search() {
    search_->end();
    return search_->nodes();
}

#if defined(INAROW_COMPILED_SOLVER)
namespace detail {

limited_search::limited_search(const inarow::detail::position_view& root, long long nodes) {
    static const std::optional<loaded_book> no_book;
    const engine fastest = engine_for(root.rules());
    std::size_t bytes = 0;  // the reference search has no table in a constant evaluation, either
    if (fastest != engine::reference)
        (void)with_word_for<dynamic>(root.rules(), [&](auto zero) {
            using word = decltype(zero);
            bytes = sizeof(general::tt_entry<word>) << small_table_bits<word>;
        });
    search_ = std::make_unique<question_search>(resources{.table_bytes = bytes});
    searcher_ = &search_->begin(is_constexpr(fastest) ? fastest : engine::bitboard, root,
                                {.nodes = nodes}, no_book);
}
limited_search::~limited_search() = default;

long long limited_search::nodes() const { return search_->nodes(); }

}  // namespace detail
#endif

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_SOLVER_IPP

#if !defined(INAROW_SINGLE_INAROW_CORE_DETAIL_CPU_DISPATCH_HPP)
#define INAROW_SINGLE_INAROW_CORE_DETAIL_CPU_DISPATCH_HPP
// inarow/core/detail/cpu_dispatch.hpp -------------------------------------------------------------

/// Function multiversioning: a hot function is compiled from one source for several instruction
/// sets, and the best one the CPU has is chosen at run time. No compiler flag is needed.
namespace inarow::inline v0::core::detail {

/// The instruction set the program is compiled for.
struct baseline_cpu {
    static constexpr int lanes = 8;  ///< 64-bit words per SIMD operation that is fastest
    static constexpr bool has_simd_popcount = false;
    static constexpr bool has_variable_shifts = false;  ///< each lane by its own count

    [[nodiscard]] static bool is_supported() { return true; }

    /// Returns step(arguments...), compiled for this instruction set as far as it is inlined: so
    /// what Step calls must be always_inline or have a `run` of its own. Step is a captureless
    /// lambda.
    template <auto Step, class... Arguments>
    static auto run(Arguments&... arguments) {
        return Step(arguments...);
    }
};

#if defined(__x86_64__)

// Features are named one by one: compilers do not inline baseline functions into functions of an
// architecture level such as x86-64-v3.

struct avx2_cpu {
    static constexpr int lanes = 4;
    static constexpr bool has_simd_popcount = false;
    static constexpr bool has_variable_shifts = true;

    [[nodiscard]] static bool is_supported() {
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
               __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
    }
    template <auto Step, class... Arguments>
    [[gnu::target("avx2,bmi,bmi2,popcnt")]] static auto run(Arguments&... arguments) {
        return Step(arguments...);
    }
};

struct avx512_cpu {
    static constexpr int lanes = 8;
    static constexpr bool has_simd_popcount = true;
    static constexpr bool has_variable_shifts = true;

    [[nodiscard]] static bool is_supported() {
        return avx2_cpu::is_supported() && __builtin_cpu_supports("avx512f") &&
               __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
               __builtin_cpu_supports("avx512vpopcntdq");
    }
    template <auto Step, class... Arguments>
    [[gnu::target("avx2,bmi,bmi2,popcnt,avx512f,avx512vl,avx512dq,avx512vpopcntdq")]] static auto
    run(Arguments&... arguments) {
        return Step(arguments...);
    }
};

/// Returns function(cpu) for the best instruction set that the CPU supports.
auto dispatch_cpu(auto&& function) {
    if (avx512_cpu::is_supported()) return function(avx512_cpu{});
    if (avx2_cpu::is_supported()) return function(avx2_cpu{});
    return function(baseline_cpu{});
}

#else

auto dispatch_cpu(auto&& function) { return function(baseline_cpu{}); }

#endif

}  // namespace inarow::inline v0::core::detail

#endif  // INAROW_SINGLE_INAROW_CORE_DETAIL_CPU_DISPATCH_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_DETAIL_SIMD_HPP)
#define INAROW_SINGLE_INAROW_CORE_DETAIL_SIMD_HPP
// inarow/core/detail/simd.hpp ---------------------------------------------------------------------

/// SIMD vectors of 64-bit words.
namespace inarow::inline v0::core::detail {

template <int Lanes>
struct simd_type;
// Spelled out: g++ 12 loses a vector size that depends on a template parameter.
template <>
struct simd_type<4> {
    using type = std::uint64_t __attribute__((vector_size(32)));
};
template <>
struct simd_type<8> {
    using type = std::uint64_t __attribute__((vector_size(64)));
};

/// Lanes words, combined lane by lane with the usual operators. Not to be passed or returned by
/// value: the calling convention depends on the instruction set.
template <int Lanes>
using simd = typename simd_type<Lanes>::type;

/// The number of bits set in each lane, by shifts and sums: for instruction sets without a popcount
/// of vectors.
template <class Simd>
[[gnu::always_inline]] inline void popcount_each(const Simd& words, Simd& counts) {
    counts = words - (words >> 1 & 0x5555'5555'5555'5555U);
    counts = (counts & 0x3333'3333'3333'3333U) + (counts >> 2 & 0x3333'3333'3333'3333U);
    counts = (counts + (counts >> 4)) & 0x0f0f'0f0f'0f0f'0f0fU;
    counts += counts >> 8;
    counts += counts >> 16;
    counts = (counts + (counts >> 32)) & 0x7fU;
}

/// The same as one instruction (AVX-512 VPOPCNTDQ); slow where the instruction set has none.
template <class Simd>
[[gnu::always_inline]] inline void popcount_each_native(const Simd& words, Simd& counts) {
    std::uint64_t lanes[sizeof(Simd) / sizeof(std::uint64_t)];
    std::memcpy(lanes, &words, sizeof lanes);
    for (std::uint64_t& word : lanes) word = static_cast<std::uint64_t>(__builtin_popcountll(word));
    std::memcpy(&counts, lanes, sizeof lanes);
}

}  // namespace inarow::inline v0::core::detail

#endif  // INAROW_SINGLE_INAROW_CORE_DETAIL_SIMD_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_DETAIL_WIDE_SIMD_HPP)
#define INAROW_SINGLE_INAROW_CORE_DETAIL_WIDE_SIMD_HPP
// inarow/core/detail/wide_simd.hpp ----------------------------------------------------------------

/// SIMD vectors of 128-bit words, and arrays of words that vectors are loaded from.
namespace inarow::inline v0::core::detail {

/// An array of Count words; Lanes words from any index on are loaded into a SIMD vector, or stored
/// from one.
template <class Word, std::size_t Count>
struct simd_array {
    Word words[Count];

    [[nodiscard, gnu::always_inline]] constexpr Word operator[](int i) const { return words[i]; }
    constexpr void set(int i, Word word) { words[i] = word; }
    template <class Simd>
    [[gnu::always_inline]] void load(int first, Simd& lanes) const {
        std::memcpy(&lanes, words + first, sizeof lanes);
    }
    template <class Simd>
    [[gnu::always_inline]] void store(int first, const Simd& lanes) {
        std::memcpy(words + first, &lanes, sizeof lanes);
    }
};

/// The lanes in which `words` is 0: all their bits are set, those of the others are not.
template <class Simd>
[[gnu::always_inline]] inline void zero_lanes(const Simd& words, Simd& zero) {
    zero = ~Simd{} & (words == 0);
}

#if defined(__SIZEOF_INT128__)

/// Lanes words of 128 bits, as two vectors of their halves. Shifts are by less than 64, and not 0.
template <int Lanes>
struct wide_simd {
    simd<Lanes> low;
    simd<Lanes> high;

    wide_simd() = default;
    /// The same word in all lanes.
    // NOLINTNEXTLINE(google-explicit-constructor): as for a simd
    [[gnu::always_inline]] wide_simd(uint128 all)
        : low{simd<Lanes>{} + low_word(all)}, high{simd<Lanes>{} + high_word(all)} {}
    [[gnu::always_inline]] wide_simd(const simd<Lanes>& lower, const simd<Lanes>& upper)
        : low{lower}, high{upper} {}

    [[gnu::always_inline]] wide_simd& operator&=(const wide_simd& b) { return *this = *this & b; }
    [[gnu::always_inline]] wide_simd& operator|=(const wide_simd& b) { return *this = *this | b; }

    [[gnu::always_inline]] friend wide_simd operator&(const wide_simd& a, const wide_simd& b) {
        return {a.low & b.low, a.high & b.high};
    }
    [[gnu::always_inline]] friend wide_simd operator|(const wide_simd& a, const wide_simd& b) {
        return {a.low | b.low, a.high | b.high};
    }
    [[gnu::always_inline]] friend wide_simd operator~(const wide_simd& a) {
        return {~a.low, ~a.high};
    }
    [[gnu::always_inline]] friend wide_simd operator+(const wide_simd& a, const wide_simd& b) {
        const simd<Lanes> sum = a.low + b.low;
        return {sum, a.high + b.high - (sum < b.low)};  // a mask is -1
    }
    [[gnu::always_inline]] friend wide_simd operator-(const wide_simd& a, const wide_simd& b) {
        return {a.low - b.low, a.high - b.high + (a.low < b.low)};
    }
    /// `bits` is a number, or a vector with one for each lane.
    template <class Bits>
    [[gnu::always_inline]] friend wide_simd operator<<(const wide_simd& a, const Bits& bits) {
        return {a.low << bits, a.high << bits | a.low >> (64 - bits)};
    }
    template <class Bits>
    [[gnu::always_inline]] friend wide_simd operator>>(const wide_simd& a, const Bits& bits) {
        return {a.low >> bits | a.high << (64 - bits), a.high >> bits};
    }
    /// The words of some lanes, by a mask: all bits of a lane are set, or none.
    [[gnu::always_inline]] friend wide_simd operator&(const wide_simd& a, const simd<Lanes>& mask) {
        return {a.low & mask, a.high & mask};
    }
    [[gnu::always_inline]] friend wide_simd operator|(const wide_simd& a, const simd<Lanes>& mask) {
        return {a.low | mask, a.high | mask};
    }
};

template <int Lanes>
[[gnu::always_inline]] inline void zero_lanes(const wide_simd<Lanes>& words, simd<Lanes>& zero) {
    zero_lanes(words.low | words.high, zero);
}

/// The halves apart, as vectors need them.
template <std::size_t Count>
struct simd_array<uint128, Count> {
    std::uint64_t low[Count];
    std::uint64_t high[Count];

    [[nodiscard, gnu::always_inline]] constexpr uint128 operator[](int i) const {
        return uint128{high[i]} << 64 | low[i];
    }
    constexpr void set(int i, uint128 word) {
        low[i] = low_word(word);
        high[i] = high_word(word);
    }
    template <int Lanes>
    [[gnu::always_inline]] void load(int first, wide_simd<Lanes>& lanes) const {
        std::memcpy(&lanes.low, low + first, sizeof lanes.low);
        std::memcpy(&lanes.high, high + first, sizeof lanes.high);
    }
    template <int Lanes>
    [[gnu::always_inline]] void store(int first, const wide_simd<Lanes>& lanes) {
        std::memcpy(low + first, &lanes.low, sizeof lanes.low);
        std::memcpy(high + first, &lanes.high, sizeof lanes.high);
    }
};

#endif

/// The bits set in any of the lanes.
[[nodiscard, gnu::always_inline]] inline std::uint64_t union_of_lanes(const simd<4>& words) {
    return (words[0] | words[1]) | (words[2] | words[3]);
}
[[nodiscard, gnu::always_inline]] inline std::uint64_t union_of_lanes(const simd<8>& words) {
    simd<4> halves[2];
    std::memcpy(halves, &words, sizeof words);
    return union_of_lanes(halves[0] | halves[1]);
}
#if defined(__SIZEOF_INT128__)
[[nodiscard, gnu::always_inline]] inline uint128 union_of_lanes(const wide_simd<4>& words) {
    return uint128{union_of_lanes(words.high)} << 64 | union_of_lanes(words.low);
}
#endif

/// The number of bits set in each lane; IsNative if the CPU has an instruction for that.
template <bool IsNative, class Simd>
[[gnu::always_inline]] inline void popcount_lanes(const Simd& words, Simd& counts) {
    if constexpr (IsNative) {
        popcount_each_native(words, counts);
    } else {
        popcount_each(words, counts);
    }
}
#if defined(__SIZEOF_INT128__)
template <bool IsNative, int Lanes>
[[gnu::always_inline]] inline void popcount_lanes(const wide_simd<Lanes>& words,
                                                  simd<Lanes>& counts) {
    simd<Lanes> high;
    popcount_lanes<IsNative>(words.low, counts);
    popcount_lanes<IsNative>(words.high, high);
    counts += high;
}
#endif

template <class Word, int Lanes>
struct word_simd_type {
    using type = simd<Lanes>;
};
#if defined(__SIZEOF_INT128__)
template <int Lanes>
struct word_simd_type<uint128, Lanes> {
    using type = wide_simd<Lanes>;
};
#endif

/// Lanes words of that type, which has 64 or 128 bits.
template <class Word, int Lanes>
using word_simd = typename word_simd_type<Word, Lanes>::type;

}  // namespace inarow::inline v0::core::detail

#endif  // INAROW_SINGLE_INAROW_CORE_DETAIL_WIDE_SIMD_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_BOARD_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_BOARD_HPP
// inarow/solve/detail/drop_board/board.hpp --------------------------------------------------------

/// Boards on which stones drop, as their search uses them.
namespace inarow::inline v0::solve::detail::drop_board {

/// Room for MaxColumns columns, on words of 64 or 128 bits.
template <std::size_t MaxColumns, class Word = std::uint64_t>
struct board {
    using word = Word;
    static constexpr std::size_t max_columns = MaxColumns;

    bitboard::geometry<Word> geometry;
    core::detail::simd_array<Word, MaxColumns> columns{};  ///< squares of each; 0 beyond the board
    bool shifts_are_short = true;
    std::int64_t column_bonus[MaxColumns]{};  ///< move ordering: greater towards the middle
    std::uint64_t steps[4]{};                 ///< geometry.steps, as SIMD lanes
    Word bonus_rows[4]{};                     ///< move ordering, by aim: these squares sooner,
    Word malus_rows[4]{};                     ///< and these later

    /// What the player to move is after: to win, or not to lose, each with an even or odd number of
    /// free squares (which on most boards tells who began).
    [[nodiscard]] static constexpr int aim_of(int free, int alpha) {
        return free % 2 * 2 + (alpha >= 0 ? 1 : 0);
    }

    /// Whether winning squares are found in SIMD lanes: those of 128 bits shift by 1 to 63 only.
    [[nodiscard, gnu::always_inline]] constexpr bool shifts_in_lanes() const {
        return sizeof(Word) == sizeof(std::uint64_t) || shifts_are_short;
    }

    explicit constexpr board(const rules& r) : geometry(r) {
        const bool is_common = geometry.formula == bitboard::line_formula::threes ||
                               geometry.formula == bitboard::line_formula::fours;
        for (int i = 0; i < 4; ++i) {
            steps[i] = static_cast<std::uint64_t>(geometry.steps[i]);
            const int longest = (geometry.run - 1) * geometry.steps[i];
            shifts_are_short = shifts_are_short && is_common && longest > 0 && longest < 64;
        }
        for (int i = 0; i < r.columns; ++i) {
            columns.set(i, geometry.column << i * geometry.stride);
            const int offset = 2 * i - (r.columns - 1);
            column_bonus[i] = offset > 0 ? -2 * offset : 2 * offset + 1;
        }
        if (r.rows == 6) set_row_bonuses();
    }

private:
    /// Tuned on Connect Four; boards of six rows gain, others do not. The middle column is worth
    /// less low down, and the follower wins on claimeven squares. A heavy search takes a quarter
    /// fewer nodes.
    constexpr void set_row_bonuses() {
        const auto rows = [this](auto... heights) {
            return (Word{} | ... | (geometry.bottom_row << heights));
        };
        malus_rows[aim_of(0, -1)] = rows(0, 1);
        malus_rows[aim_of(0, 0)] = rows(0);
        bonus_rows[aim_of(1, -1)] = rows(2, 3);
        bonus_rows[aim_of(1, 0)] = rows(3, 5);
        malus_rows[aim_of(1, 0)] = rows(0, 4);
    }
};

/// Where the search takes its board from: a constant makes it half as fast again.
template <rules Rules>
struct constant_board {
    static constexpr drop_board::board<Rules.columns <= 8 ? 8 : 32> board{Rules};
};
template <std::size_t MaxColumns, class Word = std::uint64_t>
struct variable_board {
    drop_board::board<MaxColumns, Word> board;
};

}  // namespace inarow::inline v0::solve::detail::drop_board

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_BOARD_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_CLAIMEVEN_BOUND_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_CLAIMEVEN_BOUND_HPP
// inarow/solve/detail/drop_board/claimeven_bound.hpp ----------------------------------------------

namespace inarow::inline v0::solve::detail::drop_board {

/// An upper bound of the score without a search, from claimeven: the follower, who is not to move,
/// answers every stone of the leader with one on top of it. In a column with an even number of free
/// squares the follower so gets the claimeven squares, every second one from the top, and the
/// leader the rest. In a column with an odd number one playable square is left over, a claimeven
/// square: the follower pairs such squares, and takes one of a pair when the leader has taken the
/// other, so their number must be even. Where the leader has no line left among the squares they
/// can get, the follower does not lose.
///
/// With an even number of free squares on the board this applies to every position. With an odd
/// number the follower needs zugzwang: a threat of theirs below which the leader must play in the
/// end, in a column where the squares from the one below the threat upwards are odd in number. Then
/// the follower wins, at the latest with that threat.
///
/// Where only a line of exactly `run` stones counts, more stones may turn the follower's threats
/// and lines into overlines: then the bound only shows that the follower does not lose.
///
/// Source: claimeven, baseinverse and zugzwang control of Allis, A knowledge-based approach of
/// Connect-Four (1988), combined into one bound here. On Connect Four it halves the nodes.
template <class Word>
class claimeven_bound {
public:
    using set = Word;

    /// `threats` are the follower's winning squares; none of them is playable.
    [[gnu::always_inline]] constexpr claimeven_bound(const bitboard::geometry<set>& g, set leader,
                                                     set follower, set threats, set playable)
        : board_{g},
          leader_{leader},
          follower_{follower},
          threats_{threats},
          playable_{playable},
          free_{g.squares & ~(leader | follower)} {}

    /// Returned where the bound does not apply.
    static constexpr int unbounded = 1 << 14;

    /// The most the leader can score; `free` is the number of free squares. What cannot decide the
    /// comparison with alpha is not computed.
    [[nodiscard, gnu::always_inline]] constexpr int upper_bound(int free, int alpha) const {
        if (free % 2 == 0) return bound_by_answers(free, alpha);
        return is_exact() ? unbounded : bound_by_zugzwang();
    }

private:
    [[nodiscard, gnu::always_inline]] constexpr bool is_exact() const {
        return board_.formula == bitboard::line_formula::exact_runs;
    }
    [[nodiscard, gnu::always_inline]] constexpr int bound_by_answers(int free, int alpha) const {
        const set reachable = within_plies(alpha > 0 ? free - 2 * alpha : board_.rows);
        const set wins = is_exact() ? 0 : threats_ & board_.claimeven_squares;
        const set certain =
            leader_ | (free_ & ~board_.claimeven_squares & ~above(wins) & reachable);
        const set pairs = playable_ & board_.claimeven_squares;
        if (!holds(certain, pairs)) return unbounded;
        if (alpha > 0 && reachable != board_.squares) return alpha;  // a later win is possible
        return alpha >= 0 || is_exact() ? 0 : -certain_win(pairs);
    }

    /// The squares the leader can reach in that many plies.
    [[nodiscard, gnu::always_inline]] constexpr set within_plies(int plies) const {
        if (plies >= board_.rows) return board_.squares;
        set result = playable_;
        for (int i = 1; i < plies; ++i) result |= result << 1;
        return result;
    }

    /// The squares above those of a set, in their columns.
    [[nodiscard, gnu::always_inline]] constexpr set above(set squares) const {
        // The borrow from the bit above a column flips all bits above the lowest one.
        const set borrowed = (board_.bottom_row << board_.rows) - squares;
        return (borrowed ^ squares) & board_.squares;
    }

    [[nodiscard, gnu::always_inline]] constexpr set column_of(set one) const {
        const int number = core::lowest_bit(one);
        return board_.column << (number - number % board_.stride);
    }

    /// The score the follower reaches at least with a line of claimeven squares: the leader can put
    /// off all other squares, but not those up to the line, so what is above its highest free
    /// square stays free.
    [[nodiscard, gnu::always_inline]] constexpr int certain_win(set pairs) const {
        int score = 0;
        set highest = board_.bottom_row << (board_.rows - 1);
        set line = follower_ | (free_ & board_.claimeven_squares & ~pairs);
        while (score < board_.rows && board_.has_line(line)) {
            ++score;
            line &= ~(highest & free_);
            highest >>= 2;
        }
        return score;
    }

    [[nodiscard, gnu::always_inline]] constexpr int bound_by_zugzwang() const {
        int best = unbounded;
        for (set left = threats_ & ~board_.claimeven_squares; left != 0;
             left = core::clear_lowest_bit(left)) {
            const set threat = left & ~core::clear_lowest_bit(left);
            const set column = column_of(threat);
            const set below = column & (threat - 1) & free_;
            const set lowest_free = playable_ & column;
            const set certain = leader_ | (free_ & ~board_.claimeven_squares & ~column) |
                                (below & board_.claimeven_squares);
            const set pairs = (playable_ & board_.claimeven_squares & ~column) |
                              (lowest_free & ~board_.claimeven_squares);
            if (!holds(certain, pairs)) continue;
            const int rows_above = board_.rows - 1 - core::lowest_bit(threat) % board_.stride;
            const int score = -(rows_above / 2 + 1);
            best = score < best ? score : best;
        }
        return best;
    }

    /// Whether the leader gets no line from their certain squares and one of each pair, with the
    /// follower choosing the pairs. False for an odd number of squares to pair.
    [[nodiscard, gnu::always_inline]] constexpr bool holds(set certain, set pairs) const {
        if (board_.has_line(certain)) return false;
        if (pairs == 0) return true;
        const set a = lowest_of(pairs);
        const set b = lowest_of(pairs ^ a);
        if (pairs == (a | b)) return !board_.has_line(certain | a) && !board_.has_line(certain | b);
        const set c = lowest_of(pairs ^ a ^ b);
        const set d = lowest_of(pairs ^ a ^ b ^ c);
        if (pairs != (a | b | c | d)) return !board_.has_line(certain | pairs);
        return breaks_all(certain, a, b, c, d) || breaks_all(certain, a, c, b, d) ||
               breaks_all(certain, a, d, b, c);
    }

    [[nodiscard, gnu::always_inline]] static constexpr set lowest_of(set squares) {
        return squares & ~core::clear_lowest_bit(squares);
    }
    /// Whether one of a and b with one of c and d never makes a line.
    [[nodiscard, gnu::always_inline]] constexpr bool breaks_all(set certain, set a, set b, set c,
                                                                set d) const {
        return !board_.has_line(certain | a | c) && !board_.has_line(certain | a | d) &&
               !board_.has_line(certain | b | c) && !board_.has_line(certain | b | d);
    }

    // NOLINTNEXTLINE(cppcoreguidelines-avoid-const-or-ref-data-members)
    const bitboard::geometry<set>& board_;
    set leader_;
    set follower_;
    set threats_;
    set playable_;
    set free_;
};

}  // namespace inarow::inline v0::solve::detail::drop_board

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_CLAIMEVEN_BOUND_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_PACKED_TRANSPOSITION_TABLE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_PACKED_TRANSPOSITION_TABLE_HPP
// inarow/solve/detail/drop_board/packed_transposition_table.hpp -----------------------------------

namespace inarow::inline v0::solve::detail::drop_board {

/// The hash of keys of up to 64 bits, which is the key itself mixed: its upper bits are the index
/// of a table, its lower ones the entry's tag, so no two positions are ever confused.
template <class Word>
struct packed_hash {
    using type = std::uint64_t;
    static constexpr bool is_exact = true;

    /// A bijection of keys that spreads them over the upper bits. The lower bits are the
    /// generation, so that clearing moves no position to another slot.
    [[nodiscard, gnu::always_inline]] static type of(Word key, int key_bits,
                                                     std::uint64_t generation) {
        constexpr std::uint64_t odd = 0x9e3779b97f4a7c15U;
        const int spare = 64 - key_bits;
        key = key * odd << spare >> spare;
        key ^= key >> key_bits / 2;
        return key * odd << spare | generation;
    }
    [[nodiscard, gnu::always_inline]] static std::uint64_t index_hash(type hash) { return hash; }
    [[nodiscard, gnu::always_inline]] static std::uint64_t tag(type hash) { return hash; }
};

#if defined(__SIZEOF_INT128__)
/// The hash of keys of up to 128 bits: index and tag are independent of each other. Two positions
/// are confused when they share a slot and a tag of 50 bits by chance: of 10^12 probes, which take
/// a day, one in a thousand days.
template <>
struct packed_hash<core::uint128> {
    struct type {
        std::uint64_t index;
        std::uint64_t tag;
    };
    static constexpr bool is_exact = false;

    [[nodiscard, gnu::always_inline]] static type of(core::uint128 key, int, std::uint64_t) {
        constexpr core::uint128 odd =
            core::uint128{0x9e3779b97f4a7c15U} << 64 | 0xf39cc0605cedc835U;  // the golden ratio
        const core::uint128 product = key * odd;
        const std::uint64_t high = core::high_word(product);
        return {(high ^ core::low_word(product)) * 0xd1342543de82ef95U, high >> 14};
    }
    [[nodiscard, gnu::always_inline]] static std::uint64_t index_hash(const type& hash) {
        return hash.index;
    }
    [[nodiscard, gnu::always_inline]] static std::uint64_t tag(const type& hash) {
        return hash.tag;
    }
};
#endif

/// A transposition table of eight bytes an entry, of any size: score bounds of positions, found by
/// the hash of their keys, which are of type Word. The bounds take 14 bits of an entry, the tag the
/// others.
///
/// It starts small and doubles whenever it is half full: the table of a short search stays in the
/// fast caches, worth a factor of three there. Clearing takes constant time while keys leave bits
/// for a generation counter.
///
/// Threads may probe and store at once: an entry is one word, written atomically.
template <class Word>
class packed_transposition_table {
    using hashing = packed_hash<Word>;

public:
    using hash_type = typename hashing::type;

    static constexpr int min_index_bits = 14;  ///< the bits that tags do without
    static constexpr std::size_t min_bytes = sizeof(std::uint64_t) << min_index_bits;
    static constexpr std::uint64_t max_bytes = std::uint64_t{sizeof(std::uint64_t)} << 32;

    /// At most that many bytes, but at least min_bytes and at most max_bytes.
    packed_transposition_table(std::size_t bytes, int key_bits)
        : words_{static_cast<std::size_t>(std::clamp<std::uint64_t>(bytes, min_bytes, max_bytes)) /
                 sizeof(std::uint64_t)},
          key_bits_{key_bits} {
        if (words_.bytes() < min_bytes) std::abort();  // out of memory, as the system does
    }

    [[nodiscard]] std::size_t bytes() const {
        return sizeof(std::uint64_t) * (min_capacity() << doublings());
    }

    /// Removes every entry.
    void erase_all() {
        const bool is_told_by_generation =
            key_bits_ < 64 && ++generation_ >> (64 - key_bits_) == 0 && capacity_ == min_capacity();
        if (!is_told_by_generation) {
            // Entries above are overwritten before they are read, when the table grows.
            std::memset(words_.data(), 0, sizeof(std::uint64_t) * min_capacity());
            generation_ = 0;
        }
        stores_ = 0;
        capacity_ = min_capacity();
    }
    /// The number of entries without growing.
    [[nodiscard]] long long capacity() const { return static_cast<long long>(capacity_); }
    [[nodiscard]] bool can_grow() const { return 2 * capacity_ <= words_.size(); }
    /// Doubles the capacity; returns false if it is at its maximum. While threads share the table
    /// it does not grow by itself.
    [[nodiscard]] bool grow() {
        if (!can_grow()) return false;
        rehash();
        return true;
    }

    /// What a checkpoint keeps; the table grows to its full size.
    [[nodiscard]] std::vector<std::span<std::byte>> memory() {
        while (grow()) {
        }
        return {std::as_writable_bytes(std::span(words_.data(), words_.size())),
                std::as_writable_bytes(std::span(&generation_, 1))};
    }

    /// The slot of a position, valid until the table grows.
    class slot {
    public:
        /// Fetches the entry's cache line while something else is done.
        void prefetch() const { __builtin_prefetch(word_); }
        /// Sets the bounds to those stored for the position; unknown leaves them as they are.
        [[gnu::always_inline]] void probe(bounds& score_bounds) const {
            const std::uint64_t word = std::atomic_ref(*word_).load(std::memory_order_relaxed);
            // An empty entry is 0, and 0 is also the tag of one key.
            if (word >> bounds_bits != tag_ || word == 0) return;
            score_bounds = {static_cast<int>(word & bound_mask) - bias,
                            static_cast<int>(word >> bound_bits & bound_mask) - bias};
        }

    private:
        friend class packed_transposition_table;
        slot(std::uint64_t* word, std::uint64_t tag) : word_{word}, tag_{tag} {}
        std::uint64_t* word_;
        std::uint64_t tag_;
    };

    [[nodiscard, gnu::always_inline]] hash_type hash(Word key) const {
        return hashing::of(key, key_bits_, generation_);
    }
    [[nodiscard, gnu::always_inline]] slot find(const hash_type& hash) const {
        return {words_.data() + slot_of(hashing::index_hash(hash) >> 32, capacity_),
                hashing::tag(hash) & ((std::uint64_t{1} << (64 - min_index_bits)) - 1)};
    }
    /// A hash of 64 bits, whose upper ones are the index.
    [[nodiscard, gnu::always_inline]] static std::uint64_t index_hash(const hash_type& hash) {
        return hashing::index_hash(hash);
    }
    /// Replaces what the slot holds. `exclusive`: no other thread uses the table, so it may grow.
    [[gnu::always_inline]] void store(const hash_type& hash, const bounds& score_bounds,
                                      bool exclusive) {
        const slot target = find(hash);
        const std::uint64_t word = target.tag_ << bounds_bits |
                                   static_cast<std::uint64_t>(score_bounds.most + bias)
                                       << bound_bits |
                                   static_cast<std::uint64_t>(score_bounds.least + bias);
        std::atomic_ref(*target.word_).store(word, std::memory_order_relaxed);
        if (exclusive && ++stores_ >= capacity_ / 2) (void)grow();
    }

private:
    static constexpr int bound_bits = 7;
    static constexpr int bounds_bits = 2 * bound_bits;
    static constexpr std::uint64_t bound_mask = (1U << bound_bits) - 1;
    static constexpr int bias = 64;

    /// How often the smallest table doubles to fill the memory, but for one slot in 2^14.
    [[nodiscard]] int doublings() const {
        // Not std::bit_width, which is not an int in every standard library.
        constexpr int highest_bit = std::numeric_limits<std::size_t>::digits - 1;
        return (std::max)(0, highest_bit - std::countl_zero(words_.size()) - min_index_bits);
    }
    [[nodiscard]] std::size_t min_capacity() const { return words_.size() >> doublings(); }

    /// Hashes in their order, spread evenly over any number of slots: each slot becomes two when
    /// the capacity doubles. It needs the upper 32 bits of a hash, and has a multiplication of 64.
    [[nodiscard, gnu::always_inline]] static std::size_t slot_of(std::uint64_t upper_hash,
                                                                 std::uint64_t capacity) {
        return core::detail::as_index(upper_hash * capacity >> 32);
    }
    /// The upper half of the hash of the entry in a slot: the only one there with its tag, for the
    /// hashes of a slot differ in fewer bits than tags have.
    [[nodiscard]] std::uint64_t upper_hash(std::uint64_t word, std::size_t index) const {
        constexpr int tag_bits = 32 - min_index_bits;  // in the upper half
        constexpr std::uint64_t mask = (std::uint64_t{1} << tag_bits) - 1;
        const std::uint64_t least = ((std::uint64_t{index} << 32) + capacity_ - 1) / capacity_;
        return least + (((word >> (bounds_bits + 32)) - least) & mask);
    }

    /// Every entry moves to one of the two slots that its own becomes; to both, where the tag does
    /// not tell which one it is.
    [[gnu::noinline]] void rehash() {
        std::uint64_t* words = words_.data();
        for (std::size_t i = capacity_; i-- > 0;) {
            const std::uint64_t word = words[i];
            if constexpr (hashing::is_exact) {
                words[2 * i] = words[2 * i + 1] = 0;
                if (word != 0) words[slot_of(upper_hash(word, i), 2 * capacity_)] = word;
            } else {
                words[2 * i] = words[2 * i + 1] = word;
            }
        }
        capacity_ *= 2;
        stores_ = 0;
    }

    core::detail::zeroed_pages<std::uint64_t> words_;
    int key_bits_;
    std::size_t capacity_ = min_capacity();
    std::uint64_t generation_ = 0;
    std::uint64_t stores_ = 0;  ///< since the table last grew
};

}  // namespace inarow::inline v0::solve::detail::drop_board

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_PACKED_TRANSPOSITION_TABLE_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_TIERED_TRANSPOSITION_TABLE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_TIERED_TRANSPOSITION_TABLE_HPP
// inarow/solve/detail/drop_board/tiered_transposition_table.hpp -----------------------------------

namespace inarow::inline v0::solve::detail::drop_board {

/// Two transposition tables: a small one for positions near the horizon of the search, nine in ten
/// of all, which fits into a core's cache, and a large one for the rest. In one table the former
/// would evict the latter; a heavy search takes half the time with two.
///
/// Within one question all positions with the same number of free squares have the same depth left,
/// so a position is probed in the table it was stored in.
template <class Word>
class tiered_transposition_table {
public:
    using tier = packed_transposition_table<Word>;

    static constexpr int min_far_plies = 17;
    static constexpr std::size_t max_near_bytes = std::size_t{1} << 20;  ///< a core's L2 cache
    static constexpr std::size_t min_bytes = 2 * tier::min_bytes;

    /// At most that many bytes, but at least min_bytes.
    tiered_transposition_table(std::size_t bytes, int key_bits)
        : near_((std::min)(bytes / 2, max_near_bytes), key_bits),
          far_(bytes - (std::min)(bytes / 2, max_near_bytes), key_bits) {}

    /// The table for positions that matter only if the game is won within that many plies.
    [[nodiscard, gnu::always_inline]] tier& for_plies(int left) {
        return left < min_far_plies ? near_ : far_;
    }

    [[nodiscard]] std::size_t bytes() const { return near_.bytes() + far_.bytes(); }
    /// What a checkpoint keeps.
    [[nodiscard]] std::vector<std::span<std::byte>> memory() {
        auto result = near_.memory();
        for (const auto part : far_.memory()) result.push_back(part);
        return result;
    }
    void erase_all() {
        near_.erase_all();
        far_.erase_all();
    }

    /// Of the large table.
    [[nodiscard]] long long capacity() const { return far_.capacity(); }
    [[nodiscard]] bool can_grow() const { return far_.can_grow(); }
    /// Grows both, for threads that share them: then they do not grow by themselves.
    void grow() {
        while (near_.grow()) {
        }
        (void)far_.grow();
    }

private:
    tier near_;
    tier far_;
};

}  // namespace inarow::inline v0::solve::detail::drop_board

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_TIERED_TRANSPOSITION_TABLE_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_NEGAMAX_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_NEGAMAX_HPP
// inarow/solve/detail/drop_board/negamax.hpp ------------------------------------------------------

/// The drop search: negamax with null windows for boards on which stones drop and that one word
/// holds, fifty times as fast as the general search.
/// docs/internals/solve/drop_board/negamax.md explains it, with what each part is worth.
namespace inarow::inline v0::solve::detail::drop_board {

/// A position as the player to move sees it, who can neither win nor lose with the next stone.
template <class Word>
struct node {
    Word own;
    Word opponent;
    Word threats;  ///< the opponent's winning squares that are free
    Word moves;    ///< those that do not lose at once; at least one
    int free;      ///< number of free squares

    [[nodiscard]] constexpr Word occupied() const { return own | opponent; }
};

/// Board is a constant_board or a variable_board; Budget has `bool consume()`: whether one more
/// node may be searched. Everything done at a node is inlined into the two functions that visit
/// nodes, so that it is compiled for the Cpu.
template <class Board, class Budget, class Cpu = core::detail::baseline_cpu>
class negamax_search {
    using set = typename decltype(Board::board)::word;
    using node = drop_board::node<set>;
    using transposition_table = tiered_transposition_table<set>;
    using tier = typename transposition_table::tier;
    using hash_type = typename tier::hash_type;
    using directions = core::detail::word_simd<set, 4>;

public:
    /// `in_progress`: the table shared with other threads of the search; null if there are none.
    negamax_search(const Board& b, transposition_table& table, Budget& budget,
                   parallel::abdada_table* in_progress)
        : board_{b}, table_{table}, budget_{budget}, in_progress_{in_progress} {}

    /// Whether the budget ran out; the last result is then meaningless.
    [[nodiscard]] bool stopped() const { return stopped_; }

    /// A null-window search, fail-soft: a result above alpha is a lower bound of the score, any
    /// other an upper bound. For any position without holes that is not over.
    int null_window(set own, set opponent, int free, int alpha) {
        const set occupied = own | opponent;
        const set playable = geometry().playable(occupied);
        if (playable == 0) return 0;
        if ((geometry().winning_squares(own) & playable) != 0) return score_of_win(free - 1);
        const set threats = geometry().winning_squares(opponent) & geometry().squares & ~occupied;
        const set moves = safe_moves(playable, threats);
        if (moves == 0) return free > 1 ? -score_of_win(free - 2) : 0;
        return negamax({own, opponent, threats, moves, free}, alpha);
    }

private:
    static constexpr std::size_t max_columns = decltype(Board::board)::max_columns;

    /// The positions after each move, as the opponent sees them, by column.
    struct children {
        template <class Word>
        using by_column = core::detail::simd_array<Word, max_columns>;

        by_column<set> own;      ///< stones of the player who moved
        by_column<set> threats;  ///< of the player who moved
        by_column<set> replies;
        hash_type hash[max_columns];           ///< where the table is probed first
        std::int64_t move_score[max_columns];  ///< no_move where there is none
    };

    [[nodiscard, gnu::always_inline]] const bitboard::geometry<set>& geometry() const {
        return board_.board.geometry;
    }
    [[nodiscard, gnu::always_inline]] int columns() const { return geometry().columns; }
    [[nodiscard]] static constexpr bool is_one_bit(set squares) {
        return core::clear_lowest_bit(squares) == 0;
    }

    /// The playable squares that do not lose at once. Without a branch: some compilers make the
    /// loops around it half as slow again for one.
    [[nodiscard, gnu::always_inline]] static constexpr set safe_moves(set playable, set threats) {
        const set forced = playable & threats;
        const set if_none = set{} - set{forced == 0};
        const set if_one = set{} - set{is_one_bit(forced)};
        // A stone below a threat lets the opponent carry it out.
        return playable & (forced | if_none) & if_one & ~(threats >> 1);
    }

    /// As geometry::winning_squares; all four directions at once where the CPU can.
    [[nodiscard, gnu::always_inline]] set winning_squares(set own) const {
        if (Cpu::has_variable_shifts && board_.board.shifts_in_lanes()) {
            core::detail::simd<4> steps[1];
            std::memcpy(steps, board_.board.steps, sizeof steps);
            directions found{};
            geometry().add_winning_squares(directions{} + own, steps, found);
            return core::detail::union_of_lanes(found);
        } else {
            return geometry().winning_squares(own);
        }
    }

    /// The opponent's safe moves when `own` are the stones after a move; 0 if they have lost.
    /// Precondition: there are free squares.
    [[nodiscard, gnu::always_inline]] set replies_to(set own, set occupied, set& threats) const {
        threats = winning_squares(own) & geometry().squares & ~occupied;
        return safe_moves(geometry().playable(occupied), threats);
    }

    /// Whether a move leaves the opponent without a safe reply, so that the next own stone wins.
    /// Precondition: at least three squares are free.
    [[nodiscard, gnu::always_inline]] bool wins_in_3(set own, set occupied, set moves) const {
        for (set left = moves; left != 0; left = core::clear_lowest_bit(left)) {
            const set move = left & ~core::clear_lowest_bit(left);
            set threats{};
            if (replies_to(own | move, occupied | move, threats) == 0) return true;
        }
        return false;
    }

    int negamax(const node& n, int alpha) {
        constexpr auto step =
            [](negamax_search& self, const node& current, int bound)
                __attribute__((always_inline)) { return self.negamax_inlined(current, bound); };
        return Cpu::template run<step>(*this, n, alpha);
    }
    [[gnu::always_inline]] int negamax_inlined(const node& n, int alpha) {
        if (stopped_ || !budget_.consume()) {
            stopped_ = true;
            return 0;
        }
        if (n.free <= 2) return 0;
        // Near the horizon only a win in 3 plies is soon enough: neither move ordering nor the
        // table is needed. Two nodes in five are such.
        const int win_in_5 = n.free >= 5 ? score_of_win(n.free - 5) : 0;
        if (win_in_5 <= alpha || n.free == 3)
            return wins_in_3(n.own, n.occupied(), n.moves) ? score_of_win(n.free - 3) : win_in_5;
        if (is_one_bit(n.moves)) return search_forced_move(n, alpha);
        const int loss_in_6 = n.free >= 6 ? -score_of_win(n.free - 6) : 0;
        if (loss_in_6 > alpha) return survives_threats_in_4(n);
        return search_with_table(n, alpha);
    }

    [[gnu::always_inline]] int search_forced_move(const node& n, int alpha) {
        const set own = n.own | n.moves;
        set threats{};
        const set replies = replies_to(own, n.occupied() | n.moves, threats);
        if (replies == 0) return score_of_win(n.free - 3);
        return -negamax({n.opponent, own, threats, replies, n.free - 1}, -alpha - 1);
    }

    /// A bound that shows whether the opponent wins in 4 plies: no later loss is below alpha.
    [[gnu::always_inline]] int survives_threats_in_4(const node& n) {
        for (set left = n.moves; left != 0; left = core::clear_lowest_bit(left)) {
            const set move = left & ~core::clear_lowest_bit(left);
            const set own = n.own | move;
            const set occupied = n.occupied() | move;
            set threats{};
            const set replies = replies_to(own, occupied, threats);
            if (replies == 0) return score_of_win(n.free - 3);
            if (!wins_in_3(n.opponent, occupied, replies))
                return n.free >= 6 ? -score_of_win(n.free - 6) : 0;
        }
        return -score_of_win(n.free - 4);
    }

    /// With the transposition table, the claimeven bound and move ordering.
    int search_with_table(const node& n, int alpha) {
        constexpr auto step = [](negamax_search& self, const node& current, int bound)
                                  __attribute__((always_inline)) {
                                      return self.search_with_table_inlined(current, bound);
                                  };
        return Cpu::template run<step>(*this, n, alpha);
    }
    [[gnu::always_inline]] int search_with_table_inlined(const node& n, int alpha) {
        const int left = plies_left(n, alpha);
        tier& table = table_.for_plies(left);
        const bool is_stored = n.free >= min_free_stored;
        const hash_type hash =
            is_stored ? hash_of(table, n.own, n.occupied(), n.free) : hash_type{};
        bounds score_bounds{-table_bound, table_bound};
        if (is_stored) {
            table.find(hash).probe(score_bounds);
            if (score_bounds.least > alpha) return score_bounds.least;
            if (score_bounds.most <= alpha) return score_bounds.most;
        }
        const bool probes_children = n.free >= min_free_probed && left >= min_plies_probed;
        const tier& next = table_.for_plies(left - 1);
        children moves;
        if (probes_children) prefetch_children(n, next, moves);
        if (const int most = claimeven_upper_bound(n, alpha); most <= alpha) return most;
        if (!generate(n, alpha, moves)) return score_of_win(n.free - 3);
        int best = probes_children ? probe_children(next, moves, alpha) : -table_bound;
        if (best <= alpha && left >= min_plies_bounded) best = bound_children(n, moves, alpha);
        if (best <= alpha) best = search_moves(n, moves, alpha);
        if (is_stored && !stopped_) {
            (best > alpha ? score_bounds.least : score_bounds.most) = best;
            table.store(hash, score_bounds, in_progress_ == nullptr);
        }
        return best;
    }

    /// Within how many plies the game must be won to matter: by the player to move if the question
    /// is whether they win, else by the opponent.
    [[nodiscard]] static constexpr int plies_left(const node& n, int alpha) {
        return alpha >= 0 ? n.free - 2 * alpha : n.free + 2 * alpha + 2;
    }
    [[nodiscard, gnu::always_inline]] int claimeven_upper_bound(const node& n, int alpha) const {
        if (alpha < -geometry().rows / 2)
            return claimeven_bound<set>::unbounded;  // beyond its reach
        const set playable = geometry().playable(n.occupied());
        return claimeven_bound(geometry(), n.own, n.opponent, n.threats & ~playable, playable)
            .upper_bound(n.free, alpha);
    }

    [[gnu::always_inline]] int search_moves(const node& n, children& moves, int alpha) {
        int best = -table_bound;
        for (int searched = 0;; ++searched) {
            const int next = best_move(moves);
            if (moves.move_score[next] == no_move) return best;
            std::uint64_t mark = 0;
            if (in_progress_ != nullptr && searched > 0 && n.free >= min_free_marked) {
                mark =
                    tier::index_hash(hash_of(table_.for_plies(plies_left(n, alpha) - 1), n.opponent,
                                             n.opponent | moves.own[next], n.free - 1));
                if (in_progress_->contains(mark) && moves.move_score[next] > -deferred / 2) {
                    moves.move_score[next] -= deferred;
                    continue;
                }
                in_progress_->insert(mark);
            }
            moves.move_score[next] = no_move;
            const int score = -negamax(
                {n.opponent, moves.own[next], moves.threats[next], moves.replies[next], n.free - 1},
                -alpha - 1);
            if (mark != 0) in_progress_->remove(mark);
            if (stopped_ || score > alpha) return score;
            best = score > best ? score : best;
        }
    }
    [[nodiscard, gnu::always_inline]] int best_move(const children& moves) const {
        int result = 0;
        for (int i = 1; i < columns(); ++i)
            if (moves.move_score[i] > moves.move_score[result]) result = i;
        return result;
    }

    /// Starts fetching the children's table entries while the moves are generated.
    [[gnu::always_inline]] void prefetch_children(const node& n, const tier& next,
                                                  children& moves) const {
        const set key = key_of(n.opponent, n.occupied());
        const bool is_mirrored = n.free > min_free_mirrored;
        const set image = is_mirrored ? mirrored(key) : set{};
        for (int i = 0; i < columns(); ++i) {
            const set move = n.moves & board_.board.columns[i];
            set child = key + move;
            if (is_mirrored) {
                const int right = (2 * i + 1 - columns()) * geometry().stride;
                const set child_image = image + (right > 0 ? move >> right : move << -right);
                child = child_image < child ? child_image : child;
            }
            moves.hash[i] = next.hash(child);
            if (move != 0) next.find(moves.hash[i]).prefetch();
        }
    }

    /// The best score that the table proves for a child. A child that the table bounds from above
    /// gets an ordering bonus.
    [[gnu::always_inline]] int probe_children(const tier& next, children& moves, int alpha) const {
        int best = -table_bound;
        for (int i = 0; i < columns() && best <= alpha; ++i) {
            if (moves.move_score[i] == no_move) continue;
            bounds score_bounds{-table_bound, table_bound};
            next.find(moves.hash[i]).probe(score_bounds);
            best = -score_bounds.most > best ? -score_bounds.most : best;
            if (score_bounds.most != table_bound)
                moves.move_score[i] += known_child_bonus - score_bounds.most;
        }
        return best;
    }

    /// A score above alpha that the claimeven bound proves for a child, or none.
    [[gnu::always_inline]] int bound_children(const node& n, const children& moves,
                                              int alpha) const {
        for (int i = 0; i < columns(); ++i) {
            if (moves.move_score[i] == no_move) continue;
            const node child{n.opponent, moves.own[i], moves.threats[i], moves.replies[i],
                             n.free - 1};
            const int most = claimeven_upper_bound(child, -alpha - 1);
            if (most < -alpha) return -most;
        }
        return -table_bound;
    }

    /// The key of a position, which no other one has, whatever its number of stones: in each column
    /// the own stones, and a bit above all stones.
    [[nodiscard, gnu::always_inline]] static constexpr set key_of(set own, set occupied) {
        return own + occupied;
    }
    /// The hash of a position's key. Mirror images share a key while many squares are free; later
    /// that gains little.
    [[nodiscard, gnu::always_inline]] hash_type hash_of(const tier& table, set own, set occupied,
                                                        int free) const {
        set key = key_of(own, occupied);
        if (free >= min_free_mirrored) {
            const set image = mirrored(key);
            key = image < key ? image : key;
        }
        return table.hash(key);
    }
    /// As geometry::mirrored, with the bits above the columns.
    [[nodiscard, gnu::always_inline]] set mirrored(set key) const {
        const set column = geometry().column << 1 | 1U;
        set result{};
        for (int left = 0, right = (columns() - 1) * geometry().stride; right >= 0;
             left += geometry().stride, right -= geometry().stride)
            result |= (key >> left & column) << right;
        return result;
    }

    /// Generates all moves with their scores for move ordering; returns false when one of them
    /// wins. The more squares a move makes winning, the sooner it is searched; ties go by column
    /// and row. Source: the move ordering of Pascal Pons' solver. Several columns at once, whether
    /// there is a move in them or not: faster than one by one even where there are few.
    [[gnu::always_inline]] bool generate(const node& n, int alpha, children& moves) const {
        const int aim = board_.board.aim_of(n.free, alpha);
        // Boards of 9 to 12 columns end in half a vector.
        constexpr bool has_halves = max_columns > 8 && Cpu::lanes == 8;
        std::uint64_t wins = 0;
        int column = 0;
        for (; column + (has_halves ? 4 : 0) < columns(); column += Cpu::lanes)
            wins |= generate_columns<Cpu::lanes>(n, aim, column, moves);
        if (has_halves && column < columns()) wins |= generate_columns<4>(n, aim, column, moves);
        return wins == 0;
    }
    template <class Sets>
    [[gnu::always_inline]] void add_winning_squares(const Sets& own, Sets& result) const {
        if (board_.board.shifts_in_lanes()) {
            geometry().add_winning_squares(own, geometry().steps, result);
        } else {
            constexpr std::size_t lanes = sizeof(Sets) / sizeof(set);
            core::detail::simd_array<set, lanes> each;
            each.store(0, own);
            for (int i = 0; i < int{lanes}; ++i) each.set(i, geometry().winning_squares(each[i]));
            each.load(0, result);
        }
    }
    /// Returns whether one of them wins, as a number other than 0.
    template <int Lanes>
    [[gnu::always_inline]] std::uint64_t generate_columns(const node& n, int aim, int column,
                                                          children& moves) const {
        using sets = core::detail::word_simd<set, Lanes>;
        using simd = core::detail::simd<Lanes>;
        sets move;
        board_.board.columns.load(column, move);
        move &= n.moves;
        const sets own = move | n.own;
        const sets occupied = move | n.occupied();
        sets threats{};
        add_winning_squares(own, threats);
        threats &= geometry().squares & ~occupied;
        const sets playable = (occupied + geometry().bottom_row) & geometry().squares;
        const sets forced = playable & threats;
        simd if_none;
        simd if_one;
        core::detail::zero_lanes(forced, if_none);
        core::detail::zero_lanes(forced & (forced - 1), if_one);
        const sets replies = playable & (forced | if_none) & if_one & ~(threats >> 1);
        moves.own.store(column, own);
        moves.threats.store(column, threats);
        moves.replies.store(column, replies);
        simd count;
        core::detail::popcount_lanes<Cpu::has_simd_popcount>(threats, count);
        simd bonus;
        std::memcpy(&bonus, board_.board.column_bonus + column, sizeof bonus);
        const simd by_row = simd{} + row_bonus;
        simd absent;
        core::detail::zero_lanes(move & board_.board.bonus_rows[aim], absent);
        bonus += by_row & ~absent;
        core::detail::zero_lanes(move & board_.board.malus_rows[aim], absent);
        bonus -= by_row & ~absent;
        const simd none = simd{} + static_cast<std::uint64_t>(no_move);
        core::detail::zero_lanes(move, absent);
        const simd score = absent != 0 ? none : (count << 6) + bonus;
        std::memcpy(moves.move_score + column, &score, sizeof score);
        simd wins;
        core::detail::zero_lanes(replies, wins);
        wins &= ~absent;
        return core::detail::union_of_lanes(wins);
    }

    static constexpr int table_bound = 63;
    static constexpr std::uint64_t row_bonus = 6;  ///< one and a half columns
    static constexpr std::int64_t no_move = -(1 << 14);
    static constexpr std::int64_t deferred = 1 << 13;
    static constexpr int known_child_bonus = 30;
    static constexpr int min_free_stored = 8;     ///< below, the table costs more than it saves
    static constexpr int min_free_probed = 17;    ///< below, it knows too few children
    static constexpr int min_plies_probed = 10;   ///< below, a search is faster
    static constexpr int min_plies_bounded = 17;  ///< below, bounds of children cost more
    static constexpr int min_free_mirrored = 30;
    static constexpr int min_free_marked = 20;  ///< below, a search is over too soon

    // It lives no longer than one question.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    [[no_unique_address]] Board board_;
    transposition_table& table_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    parallel::abdada_table* in_progress_;
    bool stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::drop_board

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_NEGAMAX_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_PARALLEL_SEARCH_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_PARALLEL_SEARCH_HPP
// inarow/solve/detail/drop_board/parallel_search.hpp ----------------------------------------------

namespace inarow::inline v0::solve::detail::drop_board {

/// The drop search over positions, of the root and what follows it, on one thread or several that
/// share the transposition table. Precondition: the root has no holes.
template <class Board, class Budget>
class parallel_search {
    using set = typename decltype(Board::board)::word;
    using transposition_table = tiered_transposition_table<set>;

public:
    using stones = bitboard::stones<set>;

    parallel_search(const Board& b, const stones& root, transposition_table& table, Budget& budget,
                    int threads)
        : board_{b},
          root_{root},
          stones_at_root_{core::popcount(root.own | root.opponent)},
          table_{table},
          budget_{budget},
          threads_{threads} {}

    [[nodiscard]] bool stopped() const { return stopped_; }

    /// As negamax_search::null_window, for any position, finished ones too.
    int null_window(const inarow::detail::position_view& p, int alpha) {
        if (board_.board.geometry.directions == 0) return 0;
        if (p.is_over()) return score_of({p.outcome(), 0}, p.free(), p.to_move());
        const auto [own, opponent] =
            p.stones() == stones_at_root_ ? root_ : board_.board.geometry.stones_of(p);
        const window w{own, opponent, p.free(), alpha};
        if constexpr (core::has_threads)
            if (threads_ > 1) return search_together(w);
        return search_alone(w);
    }

private:
    struct window {
        set own;
        set opponent;
        int free;
        int alpha;
    };
    using quota = parallel::node_quota<Budget>;

    /// A bound, or nothing if the nodes ran out.
    [[nodiscard]] std::optional<int> search(const window& w, quota& nodes,
                                            parallel::abdada_table* in_progress) {
        return core::detail::dispatch_cpu([&](auto cpu) {
            negamax_search<Board, quota, decltype(cpu)> searcher(board_, table_, nodes,
                                                                 in_progress);
            const int bound = searcher.null_window(w.own, w.opponent, w.free, w.alpha);
            return searcher.stopped() ? std::nullopt : std::optional(bound);
        });
    }
    int bound_of(const window& w, quota& nodes, parallel::abdada_table* in_progress) {
        const auto bound = search(w, nodes, in_progress);
        stopped_ = !bound;
        return bound.value_or(0);
    }

    int search_alone(const window& w) {
        std::atomic<bool> is_over = false;
        quota nodes(budget_, is_over, quota::unlimited);
        return bound_of(w, nodes, nullptr);
    }
    /// Alone at first: most questions are answered before a thread has even started.
    int search_together(const window& w) {
        std::atomic<bool> is_over = false;
        quota nodes(budget_, is_over, nodes_alone);
        const int bound = bound_of(w, nodes, &in_progress_.emplace());
        return nodes.is_used_up() ? search_with_helpers(w) : bound;
    }

    /// In rounds, between which the table grows as it would for one thread.
    int search_with_helpers(const window& w) {
        while (table_.capacity() < min_capacity_for_helpers && table_.can_grow()) table_.grow();
        while (true) {
            // That many nodes leave the large table half full.
            const long long most =
                table_.can_grow() ? 2 * table_.capacity() / threads_ : quota::unlimited;
            const auto [bound, is_quota_used_up, nodes_spent] = parallel::search_round<int>(
                budget_, threads_, most,
                [&](quota& nodes, int) { return search(w, nodes, &*in_progress_); });
            stopped_ = !bound;
            if (bound || !is_quota_used_up) return bound.value_or(0);
            table_.grow();
        }
    }

    static constexpr long long nodes_alone = 5'000;
    static constexpr long long min_capacity_for_helpers = 1 << 17;

    Board board_;
    stones root_;
    int stones_at_root_;
    // It lives no longer than one question.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    transposition_table& table_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    int threads_;
    std::optional<parallel::abdada_table>
        in_progress_{};  ///< 32 KB, made only where threads share a search
    bool stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::drop_board

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_PARALLEL_SEARCH_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_ENGINE_SEARCH_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_ENGINE_SEARCH_HPP
// inarow/solve/detail/drop_board/engine_search.hpp ------------------------------------------------

namespace inarow::inline v0::solve::detail::drop_board {

template <class Board>
using word_of = typename decltype(Board::board)::word;

template <class Board>
[[nodiscard]] Board board_of(const rules& r) {
    if constexpr (requires { Board{decltype(Board::board)(r)}; })
        return Board{decltype(Board::board)(r)};
    else
        return Board{};
}

/// The drop search of a solver.
template <class Board>
class engine_search final
    : public engine_search_with<tiered_transposition_table<word_of<Board>>,
                                parallel_search<Board, limit_budget<512>>, limit_budget<512>> {
public:
    using engine_search::engine_search_with::engine_search_with;

    /// It does not support holes.
    [[nodiscard]] bool supports(const inarow::detail::position_view& root) override {
        const auto& geometry = board_for(root.rules()).board.geometry;
        const auto stones = geometry.stones_of(root);
        return !geometry.has_holes(stones.own | stones.opponent);
    }
    [[nodiscard]] searcher& begin(const inarow::detail::position_view& root, const limit& allowed,
                                  const std::optional<loaded_book>& book) override {
        const rules& r = root.rules();
        const Board& board = board_for(r);
        auto& table = this->table_for(r, this->max_table_bytes(), bitboard::bits_needed(r));
        return this->search_with(book, board, board.board.geometry.stones_of(root), table,
                                 this->budget_of(allowed), this->threads());
    }

private:
    /// It is kept: easy questions take no longer than to make it.
    [[nodiscard]] const Board& board_for(const rules& r) {
        if (!board_ || r != rules_) {
            board_.emplace(board_of<Board>(r));
            rules_ = r;
        }
        return *board_;
    }

    std::optional<Board> board_{};
    rules rules_{};  ///< of the board
};

}  // namespace inarow::inline v0::solve::detail::drop_board

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_ENGINE_SEARCH_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_SEARCH_IPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_SEARCH_IPP
// inarow/solve/detail/drop_board_search.ipp -------------------------------------------------------

namespace inarow::inline v0::solve::detail {

INAROW_SOLVER_INLINE engine_search_maker drop_board_search_maker(const rules& r) {
    using namespace drop_board;
    if (starting_with(first, r) == connect_four)
        return make_engine_search<drop_board::engine_search<constant_board<connect_four>>>;
    if constexpr (max_drop_bits > 64)
        if (bitboard::bits_needed(r) > 64) return wide_drop_board_search_maker();
    return make_engine_search<drop_board::engine_search<variable_board<32>>>;
}

}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_DROP_BOARD_SEARCH_IPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_HEAP_TRANSPOSITION_TABLE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_HEAP_TRANSPOSITION_TABLE_HPP
// inarow/solve/detail/general/heap_transposition_table.hpp ----------------------------------------

namespace inarow::inline v0::solve::detail::general {

/// Entries in at most that many bytes of allocated memory; two at least.
template <class Word>
class heap_transposition_table {
public:
    heap_transposition_table() = default;
    explicit heap_transposition_table(std::size_t bytes)
        : entries_(std::bit_floor(bytes / sizeof(tt_entry<Word>) | std::size_t{2})) {}

    [[nodiscard]] tt_entry<Word>& slot(std::uint64_t hash) {
        return entries_.data()[hash >> (64 - std::countr_zero(entries_.size()))];
    }
    [[nodiscard]] std::size_t bytes() const { return entries_.bytes(); }

private:
    core::detail::zeroed_pages<tt_entry<Word>> entries_{};
};

}  // namespace inarow::inline v0::solve::detail::general

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_HEAP_TRANSPOSITION_TABLE_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_REFERENCE_POSITION_SEARCHER_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_REFERENCE_POSITION_SEARCHER_HPP
// inarow/solve/detail/reference/position_searcher.hpp ---------------------------------------------

namespace inarow::inline v0::solve::detail::reference {

/// The reference search over positions of any capacity.
template <class Table, class Budget>
class position_searcher {
    using position_view = inarow::detail::position_view;

public:
    position_searcher(const position_view& /*root*/, Table& table, Budget& budget)
        : search_(table, budget) {}

    [[nodiscard]] bool stopped() const { return search_.stopped(); }

    /// As negamax_search::null_window.
    int null_window(const position_view& p, int alpha) {
        return search_.null_window(layout::copy_of(p).unchecked(), alpha);
    }

private:
    negamax_search<dynamic, Table, Budget> search_;
};

}  // namespace inarow::inline v0::solve::detail::reference

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_REFERENCE_POSITION_SEARCHER_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_REFERENCE_POSITION_TABLE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_REFERENCE_POSITION_TABLE_HPP
// inarow/solve/detail/reference/position_table.hpp ------------------------------------------------

namespace inarow::inline v0::solve::detail::reference {

/// The transposition table of the reference search: whole positions with the bounds of their
/// scores, a newer position replaces an older one.
template <int Capacity>
class position_table {
public:
    using position_type = basic_position<Capacity>;

    /// As many entries as fit into that many bytes, at least one.
    position_table(const position_type& root, std::size_t bytes)
        : entry_bytes_{sizeof(entry) +
                       2 * sizeof(std::uint64_t) * std::size(root.marks_[0].words_)},
          entries_(std::max<std::size_t>(bytes / entry_bytes_, 1),
                   entry{root, {-no_bound, no_bound}}) {}

    [[nodiscard]] std::size_t bytes() const { return entries_.size() * entry_bytes_; }

    /// What is known of the score of a position.
    [[nodiscard]] bounds probe(const position_type& p) const {
        const entry& e = entries_[p.hash() % entries_.size()];
        return e.position == p ? e.known : bounds{-no_bound, no_bound};
    }
    void store(const position_type& p, const bounds& known) {
        entries_[p.hash() % entries_.size()] = {p, known};
    }

private:
    struct entry {
        position_type position;
        bounds known;
    };
    std::size_t entry_bytes_;
    std::vector<entry> entries_;
};

}  // namespace inarow::inline v0::solve::detail::reference

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_REFERENCE_POSITION_TABLE_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_SEARCH_IPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_SEARCH_IPP
// inarow/solve/detail/general_search.ipp ----------------------------------------------------------

namespace inarow::inline v0::solve::detail {

namespace general {

/// The general search of a solver.
template <class Word>
class engine_search final
    : public engine_search_with<
          heap_transposition_table<Word>,
          position_searcher<Word, heap_transposition_table<Word>, limit_budget<512>>,
          limit_budget<512>> {
public:
    using engine_search::engine_search_with::engine_search_with;

    [[nodiscard]] searcher& begin(const inarow::detail::position_view& root, const limit& allowed,
                                  const std::optional<loaded_book>& book) override {
        auto& table = this->table_for(root.rules(), this->max_table_bytes());
        return this->search_with(book, root, table, this->budget_of(allowed));
    }
};

}  // namespace general

namespace reference {

/// The reference search of a solver.
class engine_search final
    : public engine_search_with<position_table<dynamic>,
                                position_searcher<position_table<dynamic>, limit_budget<512>>,
                                limit_budget<512>> {
public:
    using engine_search_with::engine_search_with;

    [[nodiscard]] searcher& begin(const inarow::detail::position_view& root, const limit& allowed,
                                  const std::optional<loaded_book>& book) override {
        auto& table = table_for(root.rules(), layout::copy_of(root).unchecked(), max_table_bytes());
        return search_with(book, root, table, budget_of(allowed));
    }
};

}  // namespace reference

INAROW_SOLVER_INLINE engine_search_maker bitboard_search_maker(const rules& r) {
    engine_search_maker result = nullptr;
    (void)with_word_for<dynamic>(r, [&](auto zero) {
        using word = decltype(zero);
        result = make_engine_search<general::engine_search<word>>;
    });
    return result;
}

INAROW_SOLVER_INLINE engine_search_maker reference_search_maker() {
    return make_engine_search<reference::engine_search>;
}

}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_SEARCH_IPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_LINE_TABLE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_LINE_TABLE_HPP
// inarow/solve/detail/place_board/line_table.hpp --------------------------------------------------

/// The search for boards on which stones are placed, in normal play: whether one player, the maker,
/// can force a line against the other, the breaker.
/// docs/internals/solve/place_board/maker_breaker_search.md explains it.
namespace inarow::inline v0::solve::detail::place_board {

/// All lines of `run` squares of a board, by number, and those through each square. Squares are
/// given by their index_of.
class line_table {
public:
    explicit line_table(const rules& r) : run_{r.run} {
        for (int d = 0; d < (run_ == 1 ? 1 : directions); ++d) add_lines(r, d);
        add_lines_through(r.squares());
    }

    /// The number of lines.
    [[nodiscard]] int size() const { return static_cast<int>(directions_.size()); }
    [[nodiscard]] int run() const { return run_; }
    /// The squares of a line, in the order of its direction.
    [[nodiscard]] std::span<const std::uint16_t> squares(int line) const {
        const auto run = static_cast<std::size_t>(run_);
        return {&squares_[static_cast<std::size_t>(line) * run], run};
    }
    /// The lines through a square.
    [[nodiscard]] std::span<const std::uint16_t> through(int square) const {
        const auto s = static_cast<std::size_t>(square);
        return std::span(through_).subspan(begin_[s], begin_[s + 1] - begin_[s]);
    }

    /// A number below pairs() for each two squares of a line, the same in every line that has both:
    /// `distance` places apart, the first of them at that place.
    [[nodiscard]] int pair_of(int line, int place, int distance) const {
        const int square = squares(line)[static_cast<std::size_t>(place)];
        const int direction = directions_[static_cast<std::size_t>(line)];
        return (square * directions + direction) * (run_ - 1) + distance - 1;
    }
    [[nodiscard]] int pairs() const {
        return (static_cast<int>(begin_.size()) - 1) * directions * (run_ - 1);
    }

private:
    static constexpr int directions = 4;

    void add_lines(const rules& r, int d) {
        const auto& [right, down] = line_directions[d];
        for (int start = 0; start < r.squares(); ++start) {
            const square first = square_at(r, start);
            const square last{.column = first.column + right * (r.run - 1),
                              .row = first.row + down * (r.run - 1)};
            if (!on_the_board(r, last)) continue;
            directions_.push_back(static_cast<std::uint8_t>(d));
            for (int i = 0; i < r.run; ++i)
                squares_.push_back(
                    static_cast<std::uint16_t>(start + i * (down * r.columns + right)));
        }
    }
    void add_lines_through(int count) {
        std::vector<std::vector<std::uint16_t>> through(static_cast<std::size_t>(count));
        for (int line = 0; line < size(); ++line)
            for (const int s : squares(line))
                through[static_cast<std::size_t>(s)].push_back(static_cast<std::uint16_t>(line));
        for (const auto& lines : through) {
            begin_.push_back(through_.size());
            through_.insert(through_.end(), lines.begin(), lines.end());
        }
        begin_.push_back(through_.size());
    }

    int run_;
    std::vector<std::uint16_t> squares_{};  ///< of each line in turn
    std::vector<std::uint8_t> directions_{};
    std::vector<std::uint16_t> through_{};  ///< of each square in turn
    std::vector<std::size_t> begin_{};      ///< of each square's lines
};

}  // namespace inarow::inline v0::solve::detail::place_board

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_LINE_TABLE_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_SYMMETRIES_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_SYMMETRIES_HPP
// inarow/solve/detail/place_board/symmetries.hpp --------------------------------------------------

namespace inarow::inline v0::solve::detail::place_board {

/// A hash of a position. With 128 bits, two positions of one search never have the same.
struct key {
    std::uint64_t high = 0;
    std::uint64_t low = 0;

    constexpr key& operator^=(const key& other) {
        high ^= other.high;
        low ^= other.low;
        return *this;
    }
    constexpr auto operator<=>(const key&) const = default;
};

/// The symmetries of a board on which stones are placed, eight of a square one and else four, with
/// the key of each stone in each image (Zobrist hashing).
class symmetries {
public:
    explicit symmetries(const rules& r) : squares_{r.squares()} {
        const int all = r.columns == r.rows ? 8 : 4;
        for (int i = 0; i < all; ++i) {
            for (int s = 0; s < squares_; ++s) {
                const int image = index_of(r, image_of(r, square_at(r, s), i));
                images_.push_back(static_cast<std::uint16_t>(image));
                for (int side = 0; side < 2; ++side) keys_.push_back(key_of(2 * image + side));
            }
        }
    }

    [[nodiscard]] int size() const {
        return static_cast<int>(images_.size() / static_cast<std::size_t>(squares_));
    }
    /// Where that symmetry, by number, takes a square.
    [[nodiscard]] int image(int symmetry, int square) const {
        return images_[place_of(symmetry, square)];
    }
    /// The key of a stone there in that image of the board.
    [[nodiscard]] const place_board::key& key(int symmetry, int square, player side) const {
        return keys_[2 * place_of(symmetry, square) + (side == first ? 0U : 1U)];
    }

private:
    [[nodiscard]] std::size_t place_of(int symmetry, int square) const {
        return static_cast<std::size_t>(symmetry) * static_cast<std::size_t>(squares_) +
               static_cast<std::size_t>(square);
    }
    /// Mirrored left for right (1), top for bottom (2), or along the diagonal (4).
    [[nodiscard]] static square image_of(const rules& r, square s, int symmetry) {
        const auto bits = static_cast<unsigned>(symmetry);
        if ((bits & 1U) != 0) s.column = r.columns - 1 - s.column;
        if ((bits & 2U) != 0) s.row = r.rows - 1 - s.row;
        if ((bits & 4U) != 0) (std::swap)(s.column, s.row);
        return s;
    }
    [[nodiscard]] static place_board::key key_of(int stone) {
        const auto number = static_cast<std::uint64_t>(stone) + 1;
        return {core::mix64(number * 0x9e3779b97f4a7c15U),
                core::mix64(number * 0xbf58476d1ce4e5b9U)};
    }

    int squares_;
    std::vector<std::uint16_t> images_{};
    std::vector<place_board::key> keys_{};
};

}  // namespace inarow::inline v0::solve::detail::place_board

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_SYMMETRIES_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_BOARD_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_BOARD_HPP
// inarow/solve/detail/place_board/board.hpp -------------------------------------------------------

namespace inarow::inline v0::solve::detail::place_board {

using core::detail::as_index;

/// A mutable position with the stones in each line, counted as they are placed. A line is open to a
/// player while the other has no stone in it.
class board {
public:
    board(const rules& r, const line_table& lines, const symmetries& images)
        : rules_{r},
          lines_{lines},
          images_{images},
          free_{r.squares()},
          marks_(static_cast<std::size_t>(r.squares()), mark::none),
          stones_(static_cast<std::size_t>(lines.size())),
          weights_(static_cast<std::size_t>(r.squares())) {
        for (auto& open : open_) open.resize(static_cast<std::size_t>(r.run) + 1);
        for (int n = 0; n <= r.run; ++n) line_weights_.push_back(weight_of(n));
        for (const player side : {first, second}) {
            open_[as_index(side)][0] = lines.size();
            for (int line = 0; line < lines.size(); ++line) add(line, side, line_weights_[0]);
        }
    }

    void place_all(const inarow::detail::position_view& p) {
        for (int s = 0; s < rules_.squares(); ++s)
            for (const player side : {first, second})
                if (p.has_stone(side, s)) place(s, side);
    }

    [[nodiscard]] const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] const line_table& lines() const { return lines_; }
    /// The number of free squares.
    [[nodiscard]] int free() const { return free_; }
    [[nodiscard]] bool is_free(int s) const { return marks_[as_index(s)] == mark::none; }
    [[nodiscard]] bool has_stone(int s, player side) const {
        return marks_[as_index(s)] == mark_of(side);
    }
    /// The number of a player's stones in a line.
    [[nodiscard]] int stones(int line, player side) const {
        return stones_[as_index(line)][as_index(side)];
    }
    [[nodiscard]] bool is_open(int line, player side) const {
        return stones(line, other(side)) == 0;
    }
    /// The number of lines open to a player that have that many of their stones.
    [[nodiscard]] int open(player side, int stones) const {
        return open_[as_index(side)][as_index(stones)];
    }
    /// The weight of the open lines through a free square, for move ordering; 0 if there is none.
    /// A stone more in a line counts twice as much.
    [[nodiscard]] std::int64_t weight(int s, player side) const {
        return weights_[as_index(s)][as_index(side)];
    }

    /// The key of that image of the position.
    [[nodiscard]] const place_board::key& key(int symmetry) const {
        return keys_[as_index(symmetry)];
    }

    void place(int s, player side) {
        marks_[as_index(s)] = mark_of(side);
        change(s, side, 1);
    }
    void remove(int s, player side) {
        marks_[as_index(s)] = mark::none;
        change(s, side, -1);
    }

    struct winning_squares {
        int count = 0;             ///< at most 2 are counted
        std::array<int, 2> found;  ///< the first two of them
    };
    /// The free squares where a stone of that player completes a decisive line.
    [[nodiscard]] winning_squares winning_squares_of(player side) const {
        winning_squares result{};
        if (open(side, rules_.run - 1) == 0) return result;
        for (int s = 0; s < rules_.squares() && result.count < 2; ++s)
            if (completes_line(s, side)) result.found[as_index(result.count++)] = s;
        return result;
    }
    /// A line that a stone of that player on a free square fills. Precondition: there is one.
    [[nodiscard]] int completed_line(int s, player side) const {
        for (const int line : lines_.through(s))
            if (is_open(line, side) && stones(line, side) == rules_.run - 1) return line;
        return -1;
    }

private:
    /// More than all other weights of a square together.
    static constexpr std::int64_t completes = std::int64_t{1} << 40;

    [[nodiscard]] bool completes_line(int s, player side) const {
        if (!is_free(s) || weight(s, side) < completes) return false;
        switch (rules_.length) {
            case line_length::at_least: return true;
            case line_length::exactly:
            default: break;
        }
        return inarow::completes_line(stones_of_player{marks_, mark_of(side)}, rules_,
                                      square_at(rules_, s));
    }
    /// The weight of a line with that many stones.
    [[nodiscard]] std::int64_t weight_of(int stones) const {
        const int missing = rules_.run - stones;
        if (missing == 0) return 0;
        if (missing == 1) return completes;
        return missing < 21 ? 1 << (21 - missing) : 1;
    }

    void change(int s, player side, int step) {
        free_ -= step;
        for (int i = 0; i < images_.size(); ++i) keys_[as_index(i)] ^= images_.key(i, s, side);
        for (const int line : lines_.through(s)) change_line(line, side, step);
    }
    void change_line(int line, player side, int step) {
        auto& stones = stones_[as_index(line)];
        auto& own = stones[as_index(side)];
        const auto others = as_index(stones[as_index(other(side))]);
        const auto before = as_index(own);
        own = static_cast<std::int16_t>(own + step);
        const auto after = as_index(own);
        if (others == 0) {
            --open_[as_index(side)][before];
            ++open_[as_index(side)][after];
            add(line, side, line_weights_[after] - line_weights_[before]);
        }
        // The first stone closes the line to the other player.
        if (before + after == 1) {
            open_[as_index(other(side))][others] -= step;
            add(line, other(side), -step * line_weights_[others]);
        }
    }
    void add(int line, player side, std::int64_t weight) {
        for (const int s : lines_.squares(line)) weights_[as_index(s)][as_index(side)] += weight;
    }

    inarow::rules rules_;
    // They live as long as the transposition table.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    const line_table& lines_;
    const symmetries& images_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    int free_;
    std::array<place_board::key, 8> keys_{};
    std::vector<mark> marks_;
    std::vector<std::array<std::int16_t, 2>> stones_;   ///< by line and player
    std::array<std::vector<int>, 2> open_{};            ///< by player and number of stones
    std::vector<std::array<std::int64_t, 2>> weights_;  ///< by square and player
    std::vector<std::int64_t> line_weights_{};          ///< by number of stones
};

}  // namespace inarow::inline v0::solve::detail::place_board

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_BOARD_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_PERIODIC_PAIRING_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_PERIODIC_PAIRING_HPP
// inarow/solve/detail/place_board/periodic_pairing.hpp --------------------------------------------

/// A pairing of the squares of every board such that each nine in a row contain a pair. So nobody
/// completes a run of nine against an opponent who answers in pairs, however large the board.
/// Source of the idea: Hales and Jewett, Regularity and positional games (1963).
namespace inarow::inline v0::solve::detail::place_board {

/// The shortest run that the pairing breaks.
inline constexpr int min_periodic_run = 9;

/// The neighbour with which a square is paired; it may be off the board. The pattern repeats every
/// eight columns and rows: each row, column and diagonal of it has one pair in its own direction,
/// which are 32 pairs for 64 squares.
[[nodiscard]] constexpr square periodic_partner(square s) {
    // The direction as on a keypad: 6 is right, 9 up-right, 8 up.
    constexpr int period = 8;
    constexpr char directions[period][period + 1] = {"97916427", "22936482", "88227648",
                                                     "31882264", "97318864", "13971364",
                                                     "13796479", "31716439"};
    const int key = directions[s.row % period][s.column % period] - '1';
    return {.column = s.column + key % 3 - 1, .row = s.row + 1 - key / 3};
}

}  // namespace inarow::inline v0::solve::detail::place_board

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_PERIODIC_PAIRING_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_ZONE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_ZONE_HPP
// inarow/solve/detail/place_board/zone.hpp --------------------------------------------------------

namespace inarow::inline v0::solve::detail::place_board {

/// A relevance zone: the squares that a proof relies on. Of a proof that the maker gets no line: it
/// stays one if the maker has a stone on every square outside the zone. So a move of the maker
/// outside is refuted by the same reply. Source: Wu and Lin, Relevance-zone-oriented proof search
/// for Connect6 (2010); for the breaker Hsu, Ko, Chen, Wei, Hsueh and Wu, On solving the 7,7,5-game
/// and the 8,8,5-game (2020).
template <int Squares>
struct zone {
    core::bitset<Squares> squares{};

    [[nodiscard]] static constexpr zone everything() {
        zone result;
        for (auto& word : result.squares.words_) word = ~std::uint64_t{0};
        return result;
    }
    [[nodiscard]] constexpr bool has(int square) const { return squares.test(square); }
    constexpr void add(int square) { squares.set(square); }
    constexpr zone& operator|=(const zone& other) {
        for (std::size_t i = 0; i < std::size(squares.words_); ++i)
            squares.words_[i] |= other.squares.words_[i];
        return *this;
    }
    constexpr zone& operator&=(const zone& other) {
        for (std::size_t i = 0; i < std::size(squares.words_); ++i)
            squares.words_[i] &= other.squares.words_[i];
        return *this;
    }
    constexpr bool operator==(const zone&) const = default;

    /// The zone in that image of a board of `count` squares.
    [[nodiscard]] zone image(const symmetries& all, int symmetry, int count) const {
        if (symmetry == 0) return *this;
        zone result;
        for (int s = 0; s < count; ++s)
            if (has(s)) result.add(all.image(symmetry, s));
        return result;
    }
    /// The zone whose image that is.
    [[nodiscard]] zone original(const symmetries& all, int symmetry, int count) const {
        if (symmetry == 0) return *this;
        zone result;
        for (int s = 0; s < count; ++s)
            if (has(all.image(symmetry, s))) result.add(s);
        return result;
    }
};

}  // namespace inarow::inline v0::solve::detail::place_board

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_ZONE_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_PAIRING_BOUND_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_PAIRING_BOUND_HPP
// inarow/solve/detail/place_board/pairing_bound.hpp -----------------------------------------------

namespace inarow::inline v0::solve::detail::place_board {

using core::detail::as_index;

/// Proofs without a search that the breaker breaks every open line of the maker. Some lines are
/// broken by pairs, two squares of which the breaker answers one with the other; the rest by the
/// potential of Erdős and Selfridge: each line weighs 2 to the power of minus its free squares, and
/// the sum is less than 1 where the breaker is to move, or 1/2 where the maker is. A line that has
/// one square of a pair loses it to the maker, which doubles its weight. So a pair is taken if the
/// lines that it breaks weigh more than the others through its squares. Source: Erdős and
/// Selfridge, On a combinatorial game (1973), here joined with pairing strategies (Hales and
/// Jewett, Regularity and positional games, 1963).
template <int Squares>
class pairing_bound {
public:
    using zone_type = zone<Squares>;

    explicit pairing_bound(const board& b)
        : board_{b},
          is_free_(static_cast<std::size_t>(b.rules().squares())),
          weights_(static_cast<std::size_t>(b.rules().squares())),
          pair_weights_(
              b.rules().run <= max_pairing_run ? static_cast<std::size_t>(b.lines().pairs()) : 0) {}

    /// Whether it proves that the maker gets no line; `proof` is then its relevance zone.
    [[nodiscard]] bool breaks_all(player maker, bool is_maker_to_move, zone_type& proof) {
        const std::int64_t enough = is_maker_to_move ? one / 2 : one;
        sum_ = potential(maker);
        if (sum_ >= enough && breaks_all_periodically(maker)) {
            proof = zone_type::everything();
            return true;
        }
        if (sum_ >= enough && is_hopeless(maker)) return false;
        if (!breaks_open_lines(maker, enough, proof)) return false;
        for (const open_line& line : open_)
            for (const int s : board_.lines().squares(line.number))
                if (is_free_[as_index(s)] != 0) proof.add(s);
        break_closed_lines(board_, maker, proof);
        return true;
    }

    /// Whether a proof with the maker to move is worth a try: where the potential is larger, one in
    /// a hundred succeeds in the course of a search.
    [[nodiscard]] bool is_likely(player maker) const { return potential(maker) < 4 * (one / 2); }

    /// Adds a stone of the breaker of each line that has one, where the zone has none yet.
    static void break_closed_lines(const board& b, player maker, zone_type& proof) {
        const player breaker = other(maker);
        // Those of a single stone first: they leave no choice, and break other lines.
        for (const bool is_single : {true, false}) {
            for (int line = 0; line < b.lines().size(); ++line) {
                const int stones = b.stones(line, breaker);
                if (stones == 0 || (stones == 1) != is_single) continue;
                add_stone_of_most_lines(b, line, breaker, proof);
            }
        }
    }

private:
    /// The weight of a line without free squares. Lighter lines than 2^-40 count as that.
    static constexpr std::int64_t one = std::int64_t{1} << 40;
    /// A table of the pairs of longer lines would be large, and their weights are small.
    static constexpr int max_pairing_run = 32;

    struct open_line {
        int number;
        int free;  ///< squares that are in no pair

        [[nodiscard]] std::int64_t weight() const { return weight_of(free); }
    };

    [[nodiscard]] static constexpr std::int64_t weight_of(int free) {
        return free < 40 ? one >> free : 1;
    }
    [[nodiscard]] std::int64_t potential(player maker) const {
        const int run = board_.rules().run;
        std::int64_t sum = 0;
        for (int stones = 0; stones < run; ++stones)
            sum += board_.open(maker, stones) * weight_of(run - stones);
        return sum;
    }
    /// Whether there are too many lines for pairs, of which each breaks run - 1 in its direction.
    [[nodiscard]] bool is_hopeless(player maker) const {
        const int run = board_.rules().run;
        int lines = 0;
        for (int stones = 0; stones < run; ++stones) lines += board_.open(maker, stones);
        return lines > board_.free() / 2 * (run - 1);
    }

    /// Whether each open line has two free squares of the periodic pairing.
    [[nodiscard]] bool breaks_all_periodically(player maker) const {
        if (board_.rules().run < min_periodic_run) return false;
        for (int line = 0; line < board_.lines().size(); ++line)
            if (board_.is_open(line, maker) && !has_periodic_pair(line)) return false;
        return true;
    }
    [[nodiscard]] bool has_periodic_pair(int line) const {
        const rules& r = board_.rules();
        const auto squares = board_.lines().squares(line);
        for (std::size_t i = 1; i < squares.size(); ++i) {
            const int a = squares[i - 1];
            const int b = squares[i];
            if (board_.is_free(a) && board_.is_free(b) &&
                periodic_partner(square_at(r, a)) == square_at(r, b))
                return true;
        }
        return false;
    }

    /// Takes pairs by a measure that overrates the lines they break, which finds most proofs; and
    /// if that nearly suffices, once more by what they make of the sum, which finds others. Two
    /// measures need half the nodes of one on 8x7/5.
    [[nodiscard]] bool breaks_open_lines(player maker, std::int64_t enough, zone_type& proof) {
        const std::int64_t sum = sum_;
        if (breaks_by_pairs(maker, enough, 8, proof)) return true;
        if (2 * sum_ > 3 * enough) return false;
        sum_ = sum;
        return breaks_by_pairs(maker, enough, 3, proof);
    }
    [[nodiscard]] bool breaks_by_pairs(player maker, std::int64_t enough, int broken_weight,
                                       zone_type& proof) {
        proof = {};
        collect_open_lines(maker);
        bool is_lower = true;
        while (sum_ >= enough && is_lower) is_lower = add_pair(broken_weight, proof);
        forget_pairs();
        return is_lower;
    }
    void collect_open_lines(player maker) {
        const int run = board_.rules().run;
        (open_.clear)();
        std::ranges::fill(weights_, 0);
        for (int s = 0; s < board_.rules().squares(); ++s)
            is_free_[as_index(s)] = board_.is_free(s) ? 1 : 0;
        for (int line = 0; line < board_.lines().size(); ++line) {
            const int stones = board_.stones(line, maker);
            if (!board_.is_open(line, maker) || stones == run) continue;
            open_.push_back({line, run - stones});
            add_weight(line, weight_of(run - stones));
        }
    }
    void add_weight(int line, std::int64_t weight) {
        for (const int s : board_.lines().squares(line)) weights_[as_index(s)] += weight;
    }

    /// Two free squares of an open line, by the pair_of their lines.
    struct square_pair {
        int a;
        int b;
        int number;
    };
    /// Breaks lines by the best pair; false if none is better than nothing. `broken_weight`: how
    /// much the weight of lines that have both squares counts against that of the lines through
    /// either; 3 is what a pair takes from the sum.
    [[nodiscard]] bool add_pair(int broken_weight, zone_type& proof) {
        const auto [a, b, number] = best_pair(broken_weight);
        if (number < 0) return false;
        proof.add(a);
        proof.add(b);
        std::erase_if(open_, [&](open_line& each) {
            const auto in_pair = std::ranges::count_if(board_.lines().squares(each.number),
                                                       [&](int s) { return s == a || s == b; });
            if (in_pair == 2) break_line(each);
            if (in_pair == 1) take_square(each);
            return in_pair == 2;
        });
        is_free_[as_index(a)] = is_free_[as_index(b)] = 0;
        return true;
    }
    void break_line(const open_line& line) { change_weight(line, -line.weight()); }
    /// Counts one square fewer of a line as free.
    void take_square(open_line& line) {
        const std::int64_t before = line.weight();
        --line.free;
        change_weight(line, line.weight() - before);
    }
    void change_weight(const open_line& line, std::int64_t change) {
        sum_ += change;
        add_weight(line.number, change);
        if (!pairs_.empty()) add_pair_weight(line.number, change);
    }

    [[nodiscard]] square_pair best_pair(int broken_weight) {
        if (pairs_.empty()) collect_pairs();
        square_pair best{-1, -1, -1};
        std::int64_t most = -1;
        std::erase_if(pairs_, [&](const square_pair& each) {
            if ((is_free_[as_index(each.a)] & is_free_[as_index(each.b)]) == 0) {
                pair_weights_[as_index(each.number)] = 0;
                return true;
            }
            const std::int64_t gain = broken_weight * pair_weights_[as_index(each.number)] -
                                      weights_[as_index(each.a)] - weights_[as_index(each.b)];
            if (gain > most) {
                most = gain;
                best = each;
            }
            return false;
        });
        return best;
    }
    void collect_pairs() {
        if (pair_weights_.empty()) return;
        for (const open_line& line : open_) {
            for_each_pair(line.number, [&](int a, int b, int pair) {
                if (pair_weights_[as_index(pair)] == 0) pairs_.push_back({a, b, pair});
                pair_weights_[as_index(pair)] += line.weight();
            });
        }
    }
    void forget_pairs() {
        for (const square_pair& each : pairs_) pair_weights_[as_index(each.number)] = 0;
        (pairs_.clear)();
    }
    void add_pair_weight(int line, std::int64_t weight) {
        for_each_pair(line, [&](int, int, int pair) { pair_weights_[as_index(pair)] += weight; });
    }
    /// Calls visit(a, b, number) for each two free squares of a line.
    template <class Visit>
    void for_each_pair(int line, Visit visit) const {
        const auto squares = board_.lines().squares(line);
        const int run = static_cast<int>(squares.size());
        for (int i = 0; i < run; ++i) {
            const int a = squares[as_index(i)];
            if (is_free_[as_index(a)] == 0) continue;
            const int first = board_.lines().pair_of(line, i, 1);
            for (int j = i + 1; j < run; ++j) {
                const int b = squares[as_index(j)];
                if (is_free_[as_index(b)] != 0) visit(a, b, first + j - i - 1);
            }
        }
    }

    static void add_stone_of_most_lines(const board& b, int line, player side, zone_type& proof) {
        int best = -1;
        for (const int s : b.lines().squares(line)) {
            if (!b.has_stone(s, side)) continue;
            if (proof.has(s)) return;
            if (best < 0 || b.lines().through(s).size() > b.lines().through(best).size()) best = s;
        }
        proof.add(best);
    }

    const board& board_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::int64_t sum_ = 0;
    std::vector<open_line> open_{};
    std::vector<char> is_free_;
    std::vector<std::int64_t> weights_;  ///< of the open lines through each square
    std::vector<square_pair> pairs_{};
    std::vector<std::int64_t> pair_weights_;  ///< of the open lines with both squares of a pair
};

}  // namespace inarow::inline v0::solve::detail::place_board

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_PAIRING_BOUND_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_TRANSPOSITION_TABLE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_TRANSPOSITION_TABLE_HPP
// inarow/solve/detail/place_board/transposition_table.hpp -----------------------------------------

namespace inarow::inline v0::solve::detail::place_board {

/// What is known of a position for one maker: 0 where nothing is, so that zeroed memory is an empty
/// table.
template <int Squares>
struct tt_entry {
    key position{};
    zone<Squares> proof;      ///< of failed == 1
    std::int16_t won = 0;     ///< the maker wins with at least that score
    std::int16_t failed = 0;  ///< the maker has no win that leaves failed - 1 free squares
};

/// Entries for the positions of one board, in at most that many bytes, two at least; with its lines
/// and symmetries, which are made once. Threads may share it.
template <int Squares>
class transposition_table {
public:
    transposition_table(const rules& r, std::size_t bytes)
        : lines_(r),
          images_(r),
          entries_(std::bit_floor(bytes / sizeof(tt_entry<Squares>) | std::size_t{2})) {}

    [[nodiscard]] const line_table& lines() const { return lines_; }
    [[nodiscard]] const symmetries& images() const { return images_; }
    /// What is known of a position; nothing too if another thread is at it.
    [[nodiscard]] std::optional<tt_entry<Squares>> find(const key& k) const {
        std::optional<tt_entry<Squares>> result;
        if (const lock held(lock_of(k)); held.owns())
            if (const auto& entry = slot(k); entry.position == k) result = entry;
        return result;
    }
    /// Calls change(entry) with what is known of a position, which may be nothing; not if another
    /// thread is at it.
    void update(const key& k, const auto& change) {
        const lock held(lock_of(k));
        if (!held.owns()) return;
        auto& entry = slot(k);
        if (entry.position != k) entry = {k, {}, 0, 0};
        change(entry);
    }
    [[nodiscard]] std::size_t bytes() const { return entries_.bytes(); }
    /// What a checkpoint keeps.
    [[nodiscard]] std::vector<std::span<std::byte>> memory() {
        static_assert(std::is_trivially_copyable_v<tt_entry<Squares>>);
        return {std::as_writable_bytes(std::span(entries_.data(), entries_.size()))};
    }

private:
    /// Holds a flag, unless another thread does.
    class lock {
    public:
        explicit lock(std::atomic_flag& flag)
            : flag_{flag}, owns_{!flag.test_and_set(std::memory_order_acquire)} {}
        lock(const lock&) = delete;
        lock(lock&&) = delete;
        lock& operator=(const lock&) = delete;
        lock& operator=(lock&&) = delete;
        ~lock() {
            if (owns_) (flag_.clear)(std::memory_order_release);
        }

        [[nodiscard]] bool owns() const { return owns_; }

    private:
        std::atomic_flag& flag_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
        bool owns_;
    };

    [[nodiscard]] std::size_t index_of(const key& k) const {
        return static_cast<std::size_t>(k.high >> (64 - std::countr_zero(entries_.size())));
    }
    [[nodiscard]] tt_entry<Squares>& slot(const key& k) const {
        return entries_.data()[index_of(k)];
    }
    [[nodiscard]] std::atomic_flag& lock_of(const key& k) const {
        return locks_[index_of(k) % locks_.size()];
    }

    line_table lines_;
    symmetries images_;
    core::detail::zeroed_pages<tt_entry<Squares>> entries_;
    mutable std::array<std::atomic_flag, 256> locks_{};  ///< of the slots in turn
};

}  // namespace inarow::inline v0::solve::detail::place_board

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_TRANSPOSITION_TABLE_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_VCF_SEARCH_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_VCF_SEARCH_HPP
// inarow/solve/detail/place_board/vcf_search.hpp --------------------------------------------------

namespace inarow::inline v0::solve::detail::place_board {

/// A search for victory by continuous fours: threats to complete a line, each of which leaves the
/// defender one reply. Its result is a relevance zone as well: only a stone of the defender in it
/// can refute the win. Source: Allis, van den Herik and Huntjens, Go-Moku and Threat-Space Search
/// (1993).
template <int Squares>
class vcf_search {
public:
    using zone_type = zone<Squares>;

    explicit vcf_search(board& b) : board_{b} {}

    struct result {
        bool is_found = false;
        int free = 0;          ///< number of free squares after the win
        zone_type relevant{};  ///< of the win
    };
    /// A win of the attacker, who is to move, that leaves at least that many squares free; searches
    /// at most that many nodes.
    [[nodiscard]] result win(player attacker, int least_free, int nodes) {
        attacker_ = attacker;
        defender_ = other(attacker);
        least_free_ = least_free;
        nodes_left_ = nodes;
        found_ = {};
        replies_ = {};
        found_.is_found = attack();
        if (found_.is_found) add_counter_threats();
        return found_;
    }

private:
    [[nodiscard]] bool attack() {
        const int free = board_.free();
        const auto own = board_.winning_squares_of(attacker_);
        if (own.count > 0) return ends(free - 1, {own.found[0]});
        if (free - 3 < least_free_ || nodes_left_-- <= 0) return false;
        const auto threats = board_.winning_squares_of(defender_);
        if (threats.count > 0) return threats.count == 1 && threatens(threats.found[0]);
        if (board_.open(attacker_, board_.rules().run - 2) == 0) return false;
        const std::size_t begin = add_candidates();
        bool wins = false;
        for (std::size_t i = begin; i < candidates_.size() && !wins; ++i)
            wins = threatens(candidates_[i]);
        candidates_.resize(begin);
        return wins;
    }
    /// Whether a stone there threatens to complete a line, and wins so.
    [[nodiscard]] bool threatens(int s) {
        board_.place(s, attacker_);
        const bool wins = board_.winning_squares_of(defender_).count == 0 && wins_by_threat();
        board_.remove(s, attacker_);
        if (wins) found_.relevant.add(s);
        return wins;
    }
    [[nodiscard]] bool wins_by_threat() {
        const auto threats = board_.winning_squares_of(attacker_);
        if (threats.count == 0) return false;
        if (threats.count > 1) return ends(board_.free() - 2, {threats.found[0], threats.found[1]});
        const int reply = threats.found[0];
        board_.place(reply, defender_);
        const bool wins = attack();
        board_.remove(reply, defender_);
        if (wins) {
            found_.relevant.add(reply);
            replies_.add(reply);
        }
        return wins;
    }
    /// Whether a win with that many squares free is soon enough; it needs these squares.
    [[nodiscard]] bool ends(int free, std::initializer_list<int> squares) {
        if (free < least_free_) return false;
        found_.free = free;
        for (const int s : squares) found_.relevant.add(s);
        return true;
    }

    /// Appends the squares of lines that lack two stones; returns where they begin.
    std::size_t add_candidates() {
        const std::size_t begin = candidates_.size();
        for (int line = 0; line < board_.lines().size(); ++line) {
            if (!board_.is_open(line, attacker_) ||
                board_.stones(line, attacker_) != board_.rules().run - 2)
                continue;
            for (const int s : board_.lines().squares(line))
                if (board_.is_free(s)) candidates_.push_back(s);
        }
        const auto added = candidates_.begin() + static_cast<std::ptrdiff_t>(begin);
        std::ranges::sort(added, candidates_.end());
        (candidates_.erase)(std::unique(added, candidates_.end()), candidates_.end());
        return begin;
    }
    /// A stone of the defender outside the zone must neither complete a line nor threaten to, with
    /// the replies that the defender makes.
    void add_counter_threats() {
        for (int line = 0; line < board_.lines().size(); ++line) {
            if (!board_.is_open(line, defender_)) continue;
            const auto squares = board_.lines().squares(line);
            const auto is_missing = [&](int s) { return board_.is_free(s) && !replies_.has(s); };
            if (std::ranges::count_if(squares, is_missing) > 2) continue;
            for (const int s : squares)
                if (is_missing(s)) found_.relevant.add(s);
        }
    }

    board& board_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    player attacker_ = first;
    player defender_ = second;
    int least_free_ = 0;
    int nodes_left_ = 0;
    result found_{};
    zone_type replies_{};
    std::vector<int> candidates_{};  ///< of all plies, in turn
};

}  // namespace inarow::inline v0::solve::detail::place_board

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_VCF_SEARCH_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_MAKER_BREAKER_SEARCH_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_MAKER_BREAKER_SEARCH_HPP
// inarow/solve/detail/place_board/maker_breaker_search.hpp ----------------------------------------

namespace inarow::inline v0::solve::detail::place_board {

/// The moves of the maker that are searched: all, or those that threaten to win by continuous
/// fours.
enum class maker_moves : std::uint8_t { all, threats };

/// Whether the maker has a win by these moves that leaves at least that many squares free.
struct win_question {
    player maker;
    player to_move;
    maker_moves moves;
    int least_free;
};
struct search_result {
    int score;         ///< that the maker wins with at least; 0 if there is no such win
    bool is_complete;  ///< false if the nodes or the budget ran out
    long long nodes;   ///< that were searched
};

/// Answers whether one player, the maker, can force a win against the other, the breaker, who wins
/// by lines of their own too. Budget has `bool consume()`: whether one more node may be searched.
template <int Squares, class Budget>
class maker_breaker_search {
public:
    /// `in_progress`: the table shared with other threads of the search; null if there are none.
    maker_breaker_search(board& b, transposition_table<Squares>& table, Budget& budget,
                         parallel::abdada_table* in_progress)
        : board_{b}, table_{table}, budget_{budget}, in_progress_{in_progress}, bound_(b), vcf_(b) {
        switch (b.rules().length) {
            case line_length::at_least: break;
            case line_length::exactly: is_stone_welcome_ = false; break;
            default: break;
        }
    }

    maker_breaker_search(const maker_breaker_search&) = delete;
    maker_breaker_search(maker_breaker_search&&) = delete;
    maker_breaker_search& operator=(const maker_breaker_search&) = delete;
    maker_breaker_search& operator=(maker_breaker_search&&) = delete;
    ~maker_breaker_search() = default;

    /// Whether the budget ran out.
    [[nodiscard]] bool stopped() const { return stopped_; }

    /// Whether the maker has such a win, as far as that many nodes tell.
    [[nodiscard]] search_result win(const win_question& asked, long long nodes) {
        moves_ = asked.moves;
        maker_ = asked.maker;
        breaker_ = other(maker_);
        least_free_ = asked.least_free;
        nodes_left_ = nodes;
        is_complete_ = true;
        may_defer_ = false;
        zone_type proof;
        const int score = asked.to_move == maker_ ? maker_to_move(proof) : breaker_to_move(proof);
        return {is_complete_ ? score : 0, is_complete_, nodes - nodes_left_};
    }

private:
    using zone_type = zone<Squares>;
    using entry = tt_entry<Squares>;

    static constexpr int max_vcf_nodes = 50;

    /// A square, and how promising a stone there is.
    struct candidate {
        std::int64_t weight = 0;
        int square = 0;
        bool is_deferred = false;
    };
    /// Instead of a score: another thread is searching the position.
    static constexpr int deferred = -1;

    /// As win(). Of a result of 0, `proof` is the relevance zone.
    int maker_to_move(zone_type& proof) {
        const auto own = board_.winning_squares_of(maker_);
        if (own.count > 0) return score_within(board_.free() - 1, proof);
        if (!may_win(board_.free() - 3, proof)) return 0;
        const auto threats = board_.winning_squares_of(breaker_);
        if (threats.count == 0) return search(true, proof);
        int score = 0;
        if (threats.count == 1) score = after_maker(threats.found[0], proof);
        if (score == 0) rely_on_threats(threats, proof);
        return score;
    }
    int breaker_to_move(zone_type& proof) {
        const auto own = board_.winning_squares_of(breaker_);
        if (own.count > 0) {
            rely_on_line(own.found[0], proof);
            keep_free(1, proof);
            return 0;
        }
        const auto threats = board_.winning_squares_of(maker_);
        if (threats.count > 1) return score_within(board_.free() - 2, proof);
        if (threats.count == 1) {
            const int score = after_breaker(threats.found[0], proof);
            proof.add(threats.found[0]);
            return score;
        }
        if (!may_win(board_.free() - 4, proof)) return 0;
        return search(false, proof);
    }

    int after_maker(int s, zone_type& proof) {
        board_.place(s, maker_);
        const int score = breaker_to_move(proof);
        board_.remove(s, maker_);
        return score;
    }
    int after_breaker(int s, zone_type& proof) {
        board_.place(s, breaker_);
        const int score = maker_to_move(proof);
        board_.remove(s, breaker_);
        return score;
    }

    /// The score of a win that leaves that many squares free, if these are enough.
    [[nodiscard]] int score_within(int free, zone_type& proof) const {
        return may_win(free, proof) ? score_of_win(free) : 0;
    }
    /// Whether a win that leaves that many squares free at the most is soon enough, and the maker
    /// has a line for it.
    [[nodiscard]] bool may_win(int free, zone_type& proof) const {
        if (free >= least_free_ && stones_missing() <= (free - least_free_) / 2 + 2) return true;
        proof = zone_type::everything();
        return false;
    }
    /// The number of stones that the maker's fullest open line lacks.
    [[nodiscard]] int stones_missing() const {
        const int run = board_.rules().run;
        int stones = run - 1;
        while (stones >= 0 && board_.open(maker_, stones) == 0) --stones;
        return run - stones;
    }

    /// A position in which neither player can complete a line with the next stone.
    int search(bool is_maker_to_move, zone_type& proof) {
        const bool may_defer = std::exchange(may_defer_, false);
        if (!is_complete_) return 0;
        const int symmetry = canonical_symmetry();
        const key position = key_of(symmetry, is_maker_to_move);
        if (may_defer && in_progress_->contains(position.low)) return deferred;
        if (!consume_node()) return 0;
        if (const auto known = table_.find(position)) {
            if (known->won != 0 && known->won >= score_of_win(least_free_)) return known->won;
            if (known->failed != 0 && known->failed - 1 <= least_free_) {
                proof = proof_of(*known, symmetry);
                return 0;
            }
        }
        if (bound_.breaks_all(maker_, is_maker_to_move, proof)) return 0;
        if (in_progress_ != nullptr) in_progress_->insert(position.low);
        const int score = is_maker_to_move ? best_for_maker(proof) : best_for_breaker(proof);
        if (in_progress_ != nullptr) in_progress_->remove(position.low);
        if (is_complete_) store(position, symmetry, score, proof);
        return score;
    }

    /// Whether one more node may be searched.
    bool consume_node() {
        stopped_ = !budget_.consume();
        is_complete_ = !stopped_ && nodes_left_-- > 0;
        return is_complete_;
    }

    int best_for_maker(zone_type& proof) {
        const auto threats = vcf_.win(maker_, least_free_, max_vcf_nodes);
        if (threats.is_found) return score_of_win(threats.free);
        const std::size_t begin = add_candidates(moves_ == maker_moves::threats);
        zone_type relevant = zone_type::everything();
        proof = moves_ == maker_moves::all ? zone_type{} : zone_type::everything();
        int score = 0;
        for (std::size_t i = begin; i < candidates_.size() && score == 0 && is_complete_; ++i) {
            const int s = candidates_[i].square;
            if (!relevant.has(s)) continue;
            zone_type refutation;
            may_defer_ = may_defer(i, begin);
            score = after_maker(s, refutation);
            if (defers(score, i)) {
                score = 0;
                continue;
            }
            if (is_stone_welcome_) relevant &= refutation;
            proof |= refutation;
        }
        candidates_.resize(begin);
        return score;
    }
    int best_for_breaker(zone_type& proof) {
        // A threat to win if the breaker passes, with the reply's square fewer.
        const auto threats = vcf_.win(maker_, least_free_ + 1, max_vcf_nodes);
        if (moves_ == maker_moves::threats && !threats.is_found) {
            proof = zone_type::everything();
            return 0;
        }
        const std::size_t begin = add_candidates(false);
        if (least_free_ == 0 && has_bounded_reply(begin, threats, proof)) {
            candidates_.resize(begin);
            return 0;
        }
        int least = threats.is_found ? score_of_win(threats.free - 1) : no_bound;
        for (std::size_t i = begin; i < candidates_.size() && least != 0 && is_complete_; ++i) {
            const int s = candidates_[i].square;
            if (threats.is_found && !threats.relevant.has(s)) continue;
            proof = {};
            may_defer_ = may_defer(i, begin);
            const int score = after_breaker(s, proof);
            if (defers(score, i)) continue;
            least = (std::min)(least, score);
            proof.add(s);
        }
        candidates_.resize(begin);
        return least == no_bound ? 0 : least;
    }

    /// Whether the bound holds after one of the first replies, which is much cheaper to see than to
    /// search those before it: a tenth of the nodes on 8x6/5. A win in a number of plies is too
    /// seldom refuted so.
    [[nodiscard]] bool has_bounded_reply(std::size_t begin,
                                         const typename vcf_search<Squares>::result& threats,
                                         zone_type& proof) {
        constexpr int max_replies = 6;
        int count = 0;
        for (std::size_t i = begin; i < candidates_.size() && count < max_replies; ++i) {
            const int s = candidates_[i].square;
            if (threats.is_found && !threats.relevant.has(s)) continue;
            ++count;
            board_.place(s, breaker_);
            const bool is_bounded =
                bound_.is_likely(maker_) && bound_.breaks_all(maker_, true, proof);
            board_.remove(s, breaker_);
            if (!is_bounded) continue;
            proof.add(s);
            return true;
        }
        return false;
    }

    /// Whether a move waits while another thread searches it: any but the first, once.
    [[nodiscard]] bool may_defer(std::size_t i, std::size_t begin) const {
        return in_progress_ != nullptr && i > begin && !candidates_[i].is_deferred;
    }
    /// Moves a candidate to the end if it was deferred.
    [[nodiscard]] bool defers(int score, std::size_t i) {
        if (score != deferred) return false;
        candidates_.push_back({candidates_[i].weight, candidates_[i].square, true});
        return true;
    }

    /// Appends the free squares of open lines, the most promising first; returns where they begin.
    /// For threats those where a stone of the maker makes a line that lacks two.
    std::size_t add_candidates(bool for_threats) {
        const std::size_t begin = candidates_.size();
        for (int s = 0; s < board_.rules().squares(); ++s) {
            if (!board_.is_free(s) || (for_threats && !makes_line_of_two_missing(s))) continue;
            const auto weight = 4 * board_.weight(s, maker_) + 3 * board_.weight(s, breaker_);
            if (weight > 0 || !is_stone_welcome_) candidates_.push_back({weight, s});
        }
        const auto added = candidates_.begin() + static_cast<std::ptrdiff_t>(begin);
        std::ranges::sort(added, candidates_.end(), [](const candidate& a, const candidate& b) {
            return a.weight != b.weight ? a.weight > b.weight : a.square < b.square;
        });
        return begin;
    }

    [[nodiscard]] bool makes_line_of_two_missing(int s) const {
        const int stones = board_.rules().run - 3;
        return std::ranges::any_of(board_.lines().through(s), [&](int each) {
            return board_.is_open(each, maker_) && board_.stones(each, maker_) >= stones;
        });
    }

    // Where the maker has to answer the breaker's threats, or the breaker wins, the maker must not
    // win first with a stone on every square outside the zone.

    void rely_on_threats(const board::winning_squares& threats, zone_type& proof) const {
        for (int i = 0; i < threats.count; ++i)
            rely_on_line(threats.found[static_cast<std::size_t>(i)], proof);
        keep_free(2, proof);
    }
    /// The breaker's stones in the line that a stone there completes, and that square.
    void rely_on_line(int s, zone_type& proof) const {
        for (const int each : board_.lines().squares(board_.completed_line(s, breaker_)))
            proof.add(each);
    }
    /// Of every line a stone of the breaker, or that many free squares.
    void keep_free(int count, zone_type& proof) const {
        pairing_bound<Squares>::break_closed_lines(board_, maker_, proof);
        for (int line = 0; line < board_.lines().size(); ++line) {
            if (!board_.is_open(line, maker_)) continue;
            int missing = count;
            for (const int s : board_.lines().squares(line))
                if (board_.is_free(s) && proof.has(s)) --missing;
            for (const int s : board_.lines().squares(line)) {
                if (missing <= 0) break;
                if (!board_.is_free(s) || proof.has(s)) continue;
                proof.add(s);
                --missing;
            }
        }
    }

    [[nodiscard]] int canonical_symmetry() const {
        int least = 0;
        for (int i = 1; i < table_.images().size(); ++i)
            if (board_.key(i) < board_.key(least)) least = i;
        return least;
    }
    [[nodiscard]] key key_of(int symmetry, bool is_maker_to_move) const {
        key k = board_.key(symmetry);
        k.low ^= (maker_ == first ? 1U : 2U) + (is_maker_to_move ? 4U : 0U) +
                 (moves_ == maker_moves::threats ? 8U : 0U);
        return k;
    }
    /// A win need not be soon where there is time: then, and only then, the zone is known.
    [[nodiscard]] zone_type proof_of(const entry& known, int symmetry) const {
        return known.failed == 1 && moves_ == maker_moves::all
                   ? known.proof.original(table_.images(), symmetry, squares())
                   : zone_type::everything();
    }
    void store(const key& position, int symmetry, int score, const zone_type& proof) {
        table_.update(position, [&](entry& e) {
            if (score > 0) {
                e.won = static_cast<std::int16_t>(std::max<int>(score, e.won));
                return;
            }
            e.failed = static_cast<std::int16_t>(least_free_ + 1);
            if (least_free_ == 0) e.proof = proof.image(table_.images(), symmetry, squares());
        });
    }
    [[nodiscard]] int squares() const { return board_.rules().squares(); }

    // It lives no longer than one question.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    board& board_;
    transposition_table<Squares>& table_;
    Budget& budget_;
    parallel::abdada_table* in_progress_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    pairing_bound<Squares> bound_;
    vcf_search<Squares> vcf_;
    std::vector<candidate> candidates_{};  ///< of all plies, in turn
    maker_moves moves_ = maker_moves::all;
    player maker_ = first;
    player breaker_ = second;
    int least_free_ = 0;
    long long nodes_left_ = 0;
    bool is_complete_ = true;
    bool is_stone_welcome_ = true;  ///< no stone of the maker spoils a line of theirs
    bool may_defer_ = false;        ///< the next position
    bool stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::place_board

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_MAKER_BREAKER_SEARCH_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_PARALLEL_SEARCH_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_PARALLEL_SEARCH_HPP
// inarow/solve/detail/place_board/parallel_search.hpp ---------------------------------------------

namespace inarow::inline v0::solve::detail::place_board {

/// The maker-breaker search of one position, on one thread or several that share the transposition
/// table.
template <int Squares, class Budget>
class parallel_search {
public:
    parallel_search(const inarow::detail::position_view& p, transposition_table<Squares>& table,
                    Budget& budget, int threads)
        : root_(p.rules(), table.lines(), table.images()),
          table_{table},
          budget_{budget},
          threads_{threads},
          alone_(root_, table, budget, nullptr) {
        root_.place_all(p);
    }

    static constexpr long long unlimited = (std::numeric_limits<long long>::max)();

    /// Whether the budget ran out.
    [[nodiscard]] bool stopped() const { return stopped_; }

    /// As maker_breaker_search::win; of several threads each may search that many nodes.
    [[nodiscard]] search_result win(const win_question& asked, long long nodes) {
        const long long nodes_before =
            core::has_threads && threads_ > 1 && nodes > nodes_alone ? nodes_alone : nodes;
        const search_result found = alone_.win(asked, nodes_before);
        stopped_ = alone_.stopped();
        if (found.is_complete || stopped_ || nodes_before == nodes) return found;
        return search_together(asked, nodes);
    }

private:
    using quota = parallel::node_quota<Budget>;

    /// Most questions are answered before a thread has even started.
    static constexpr long long nodes_alone = 2'000;

    [[nodiscard]] search_result search_together(const win_question& asked, long long nodes) {
        if (!in_progress_) in_progress_.emplace();
        const auto search = [&](quota& own_nodes, int) -> std::optional<int> {
            board own_board = root_;
            maker_breaker_search<Squares, quota> searcher(own_board, table_, own_nodes,
                                                          &*in_progress_);
            const auto found = searcher.win(asked, unlimited);
            return found.is_complete ? std::optional(found.score) : std::nullopt;
        };
        const auto [score, is_quota_used_up, spent] =
            parallel::search_round<int>(budget_, threads_, nodes, search);
        stopped_ = !score && !is_quota_used_up;
        return {score.value_or(0), score.has_value(), spent};
    }

    board root_;
    // It lives no longer than one question.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    transposition_table<Squares>& table_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    int threads_;
    maker_breaker_search<Squares, Budget> alone_;
    std::optional<parallel::abdada_table> in_progress_{};  ///< 32 KB, made only where threads share
    bool stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::place_board

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_PARALLEL_SEARCH_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_POSITION_SEARCHER_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_POSITION_SEARCHER_HPP
// inarow/solve/detail/place_board/position_searcher.hpp -------------------------------------------

namespace inarow::inline v0::solve::detail::place_board {

/// The maker-breaker search as queries resume it: of any position of one board.
template <int Squares, class Budget>
class position_searcher {
public:
    using position_view = inarow::detail::position_view;

    position_searcher(transposition_table<Squares>& table, Budget& budget, int threads)
        : table_{table}, budget_{budget}, threads_{threads} {}

    [[nodiscard]] bool stopped() const { return stopped_; }

    /// A bound of the score that shows whether it is above alpha, for any position, finished ones
    /// too.
    int null_window(const position_view& p, int alpha) {
        if (p.is_over()) return score_of({p.outcome(), 0}, p.free(), p.to_move());
        if (table_.lines().size() == 0) return 0;
        if (alpha < 0 && is_strategy_stolen(p)) return 0;
        return alpha >= 0 ? bound_of_win(p, alpha) : bound_of_loss(p, alpha);
    }

private:
    /// Strategy stealing: a winning strategy of the second player would serve the first as well.
    [[nodiscard]] static bool is_strategy_stolen(const position_view& p) {
        switch (p.rules().length) {
            case line_length::at_least: break;
            case line_length::exactly: return false;  // a stone more may be one too many
            default: break;
        }
        return p.stones() == 0;
    }
    int bound_of_win(const position_view& p, int alpha) {
        const int score = win(p, p.to_move(), 2 * alpha);
        return score > 0 ? score : alpha;
    }
    int bound_of_loss(const position_view& p, int alpha) {
        const int score = win(p, other(p.to_move()), 2 * (-alpha - 1));
        return score > 0 ? -score : alpha + 1;
    }
    /// A score that the maker wins with at least; 0 if no win leaves that many squares free.
    int win(const position_view& p, player maker, int least_free) {
        parallel_search<Squares, Budget> search(p, table_, budget_, threads_);
        const auto ask = [&](maker_moves allowed, int free_after, long long nodes) {
            const auto found = search.win({maker, p.to_move(), allowed, free_after}, nodes);
            stopped_ = search.stopped();
            return found;
        };
        return least_free > 0 ? deepened_win(p.free(), least_free, ask) : any_win(p.free(), ask);
    }

    /// Iterative deepening, as far as it has come.
    struct deepening {
        maker_moves moves;
        int depth = least_depth;
    };
    /// Goes on for about that many nodes, while a win is to leave more than that many squares free.
    int deepen(deepening& so_far, int free, int least_free, long long nodes, const auto& ask) {
        while (nodes > 0 && free - so_far.depth > least_free && !stopped_) {
            const auto [score, is_complete, spent] = ask(so_far.moves, free - so_far.depth, nodes);
            if (score > 0) return score;
            if (is_complete) so_far.depth += 2;
            nodes -= spent;
        }
        return 0;
    }
    /// A win that leaves that many squares free: by threats first, which are few.
    int deepened_win(int free, int least_free, const auto& ask) {
        for (const auto moves : {maker_moves::threats, maker_moves::all}) {
            deepening so_far{moves};
            if (const int score = deepen(so_far, free, least_free, unlimited, ask)) return score;
        }
        return stopped_ ? 0 : ask(maker_moves::all, least_free, unlimited).score;
    }
    /// Deepening finds near wins, by threats deep ones too, and a search without a horizon proves
    /// that there is none: they take turns, with ever more nodes.
    int any_win(int free, const auto& ask) {
        deepening threats{maker_moves::threats};
        deepening all{maker_moves::all};
        for (long long nodes = 300; !stopped_; nodes *= 4) {
            const auto [score, is_complete, spent] = ask(maker_moves::all, 0, nodes);
            if (is_complete) return score;
            if (const int won = deepen(threats, free, 0, 4 * nodes, ask)) return won;
            if (const int won = deepen(all, free, 0, nodes, ask)) return won;
        }
        return 0;
    }
    static constexpr int least_depth = 5;
    static constexpr long long unlimited = parallel_search<Squares, Budget>::unlimited;

    // It lives no longer than one question.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    transposition_table<Squares>& table_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    int threads_;
    bool stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::place_board

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_POSITION_SEARCHER_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_SEARCH_IPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_SEARCH_IPP
// inarow/solve/detail/place_board_search.ipp ------------------------------------------------------

namespace inarow::inline v0::solve::detail {

namespace place_board {

/// A node may take a millisecond, so the clock is read more often.
using solver_budget = limit_budget<8>;

/// The maker-breaker search of a solver.
template <int Squares>
class engine_search final
    : public engine_search_with<transposition_table<Squares>,
                                position_searcher<Squares, solver_budget>, solver_budget> {
public:
    using engine_search::engine_search_with::engine_search_with;

    [[nodiscard]] searcher& begin(const inarow::detail::position_view& root, const limit& allowed,
                                  const std::optional<loaded_book>& book) override {
        const rules& r = root.rules();
        auto& table = this->table_for(r, r, this->max_table_bytes());
        return this->search_with(book, table, this->budget_of(allowed), this->threads());
    }
};

}  // namespace place_board

INAROW_SOLVER_INLINE engine_search_maker place_board_search_maker(const rules& r) {
    if constexpr (!is_small_program)
        if (r.squares() <= 64) return make_engine_search<place_board::engine_search<64>>;
    return make_engine_search<place_board::engine_search<max_place_squares>>;
}

}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_PLACE_BOARD_SEARCH_IPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_WIDE_DROP_BOARD_SEARCH_IPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_WIDE_DROP_BOARD_SEARCH_IPP
// inarow/solve/detail/wide_drop_board_search.ipp --------------------------------------------------

namespace inarow::inline v0::solve::detail {

INAROW_SOLVER_INLINE engine_search_maker wide_drop_board_search_maker() {
    using namespace drop_board;
    if constexpr (max_drop_bits > 64)
        return make_engine_search<drop_board::engine_search<variable_board<64, core::uint128>>>;
    else
        return nullptr;
}

}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_WIDE_DROP_BOARD_SEARCH_IPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_CHOICE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_CHOICE_HPP
// inarow/solve/choice.hpp -------------------------------------------------------------------------

namespace inarow::inline v0::solve {

/// A move chosen within a limit: a proven best one where that was found, else the best of a
/// heuristic search. In a lost position it is, of the moves that lose latest, one that blocks.
struct choice {
    square where{};
    std::optional<game_value> proven{};     ///< the value of the game: no move is better
    std::optional<int> forced_win_plies{};  ///< plies to a proven win, though maybe not the fastest
    int depth = 0;                          ///< of the heuristic search, in plies
    long long nodes = 0;                    ///< of the heuristic search

    constexpr bool operator==(const choice&) const = default;
};

namespace detail {

/// The share of a limit spent on a proof, in sixteenths: most of it where a second or two are
/// enough, next to nothing where it is hopeless.
inline constexpr int hopeless = 1;
[[nodiscard]] constexpr int proof_sixteenths(const rules& r, int free) {
    const auto share = [free](int max_likely, int max_possible) {
        return free <= max_likely ? 14 : free <= max_possible ? 4 : hopeless;
    };
    switch (engine_for(r)) {
        case engine::drop_board: return share(42, 48);
        case engine::place_board: return share(36, 50);
        case engine::bitboard:
        case engine::reference:
        default: break;
    }
    return share(20, 36);
}

/// The part of a limit that is for the proof. Where that is hopeless, boards are so large that a
/// node of it costs as much as a dozen of the heuristic search, or more: it gets fewer nodes.
[[nodiscard]] inline limit proof_part(const limit& total, int sixteenths) {
    constexpr int dear_nodes = 16;
    const int rest = 16 - sixteenths;
    limit result = total;
    result.nodes -= total.nodes / 16 * rest;
    if (sixteenths == hopeless) result.nodes /= dear_nodes;
    if (total.deadline != (std::chrono::steady_clock::time_point::max)())
        result.deadline -= (total.deadline - std::chrono::steady_clock::now()) / 16 * rest;
    return result;
}

/// The value of a forced win, where no other win can be shorter.
template <int Capacity>
[[nodiscard]] std::optional<game_value> proven_by_threats(const basic_position<Capacity>& p,
                                                          std::optional<int> forced_win_plies) {
    const int max_exact_plies = p.rules().gravity == place ? 5 : 3;
    if (!forced_win_plies || *forced_win_plies > max_exact_plies) return std::nullopt;
    return game_value{won_by(p.to_move()), *forced_win_plies};
}

/// Of the moves of a lost position that lose latest, the one that seems to defend best. Which they
/// are is searched for in half of what is left of the limit.
template <int Capacity>
[[nodiscard]] search_result defence(best_moves_query<Capacity> query, solver& searcher,
                                    limit left) {
    constexpr int half = 8;
    query.first_only = false;
    searcher.set_limit(proof_part(left, half));
    left.nodes -= (std::min)(searcher.answer(query), left.nodes);
    const basic_position<Capacity>& p = query.root();
    return heuristic_search(p, left, {query.best.begin(), query.best.end()}, searcher.threads());
}

/// The move of a level below the highest; of the limit its nodes are not used. Precondition: the
/// game goes on.
[[nodiscard]] INAROW_SOLVER_API square move_at_level(const inarow::detail::position_view& p,
                                                     level strength, std::uint64_t seed,
                                                     const limit& allowed);

}  // namespace detail

/// The best move that is found within the limit, which stands in for the solver's own.
/// Precondition: the game goes on.
template <int Capacity>
[[nodiscard]] choice choose(const basic_position<Capacity>& p, solver& searcher,
                            const limit& allowed) {
    const limit own = searcher.current_limit();
    const int free = p.rules().squares() - p.stones();
    searcher.set_limit(detail::proof_part(allowed, detail::proof_sixteenths(p.rules(), free)));
    best_moves_query<Capacity> query(value_query<Capacity>(p), true);
    limit rest = allowed;
    rest.nodes -= (std::min)(searcher.answer(query), rest.nodes);
    if (query.is_done() && !query.best.empty()) {
        const game_value proven = query.value.value();
        const bool is_lost = proven.outcome == won_by(other(p.to_move()));
        const search_result found = is_lost ? detail::defence(query, searcher, rest)
                                            : search_result{.where = query.best[0]};
        searcher.set_limit(own);
        return {.where = found.where, .proven = proven, .nodes = found.nodes};
    }
    searcher.set_limit(own);
    const search_result found = heuristic_search(p, rest, {}, searcher.threads());
    return {found.where, detail::proven_by_threats(p, found.forced_win_plies),
            found.forced_win_plies, found.depth, found.nodes};
}

/// As above, within a time; of the solver's own limit the stop token applies.
template <int Capacity>
[[nodiscard]] choice choose(const basic_position<Capacity>& p, solver& searcher,
                            std::chrono::nanoseconds time) {
    limit allowed = limit::of_time(time);
    allowed.stop = searcher.current_limit().stop;
    return choose(p, searcher, allowed);
}

/// The move of a player of that level; of the highest one, the best that is found in the time. The
/// others need milliseconds, prove nothing and use neither table nor book: their move depends on
/// position and seed alone, unless the time is too short for them. Precondition: the game goes on.
template <int Capacity>
[[nodiscard]] choice choose(const basic_position<Capacity>& p, solver& searcher,
                            std::chrono::nanoseconds time, level strength, std::uint64_t seed) {
    if (strength.is_highest()) return choose(p, searcher, time);
    limit allowed = limit::of_time(time);
    allowed.stop = searcher.current_limit().stop;
    return {.where = detail::move_at_level(p, strength, seed, allowed)};
}

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_CHOICE_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_SHALLOW_SEARCH_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_SHALLOW_SEARCH_HPP
// inarow/solve/detail/heuristic/shallow_search.hpp ------------------------------------------------

namespace inarow::inline v0::solve::detail::heuristic {

struct move_value {
    int square;
    int value;
};

/// What a person sees: alpha-beta of a few plies over the moves that seem best, on boards of all
/// rules. It values every move of the root. It has no table and no search for threats, and shares
/// no search with the strong players, so that these can become stronger and it stays as weak.
template <class Budget>
class shallow_search {
public:
    shallow_search(open_lines& b, Budget& budget) : board_{b}, budget_{budget} {
        switch (b.rules().convention) {
            case convention::normal: break;
            case convention::misere: is_misere_ = true; break;
            default: break;
        }
    }

    /// The moves with their values at that depth, the most promising first. Exact are those of at
    /// least the best less the width; the others are upper bounds. At depth 0 they are static,
    /// and a completed line is not seen. If the budget ends, those of the depth before.
    [[nodiscard]] std::vector<move_value> values(int plies, int width) {
        const root_list moves = root_moves();
        std::vector<move_value> result = static_values(moves);
        for (int depth = 1; depth <= plies; ++depth) {
            auto deeper = values_at(moves, depth, width);
            if (stopped_) break;
            result = (std::move)(deeper);
        }
        return result;
    }

private:
    static constexpr int max_root_moves = 24;
    static constexpr int max_moves = 12;
    using root_list = move_list<max_root_moves>;

    /// The moves near a stone; where there are none, those nearest to the centre.
    [[nodiscard]] root_list root_moves() const {
        root_list result;
        for_each_promising([&](int s) {
            if (is_misere_ || has_stone_near(s)) result.insert({s, order(s)});
        });
        if (result.size() > 0) return result;
        const rules& r = board_.rules();
        board_.for_each_move(
            [&](int s) { result.insert({s, -centre_distance(r, square_at(r, s))}); });
        return result;
    }
    /// The moves in line with a stone. In misère play all: the further from stones the safer.
    template <class Visit>
    void for_each_promising(Visit visit) const {
        const bool is_empty = board_.free() == board_.rules().squares();
        is_misere_ && !is_empty ? board_.for_each_move(visit) : board_.for_each_near(visit);
    }
    /// Where stones drop, every move has the others near.
    [[nodiscard]] bool has_stone_near(int s) const {
        constexpr int reach = 2;
        const rules& r = board_.rules();
        switch (r.gravity) {
            case place: break;
            case drop: return true;
            default: break;
        }
        const auto [column, row] = square_at(r, s);
        for (int y = row - reach; y <= row + reach; ++y)
            for (int x = column - reach; x <= column + reach; ++x)
                if (on_the_board(r, {x, y}) && !board_.is_free(index_of(r, {x, y}))) return true;
        return false;
    }
    [[nodiscard]] int order(int s) const {
        constexpr int finished_line = 1 << 24;
        const player own = board_.to_move();
        if (is_misere_)
            return board_.completes_line(own, s) ? -finished_line
                                                 : -move_score(board_.through(own, s));
        return move_score(board_, s) + (board_.completes_line(own, s) ? 2 * finished_line : 0) +
               (board_.completes_line(other(own), s) ? finished_line : 0);
    }
    [[nodiscard]] int static_value() const {
        return is_misere_ ? misere_value(board_) : evaluation(board_).value();
    }

    [[nodiscard]] std::vector<move_value> static_values(const root_list& moves) {
        std::vector<move_value> result;
        for (int i = 0; i < moves.size(); ++i) {
            const int s = moves[i].square;
            board_.make_move(s);
            result.push_back({s, -static_value()});
            board_.unmake_move(s);
        }
        return result;
    }
    [[nodiscard]] std::vector<move_value> values_at(const root_list& moves, int depth, int width) {
        std::vector<move_value> result;
        int best = -win;
        for (int i = 0; i < moves.size() && !stopped_; ++i) {
            const int s = moves[i].square;
            const int value = search_move(s, depth - 1, best - width - 1, win, 0);
            result.push_back({s, value});
            best = (std::max)(best, value);
        }
        return result;
    }

    /// The value of a move for the player who makes it.
    int search_move(int s, int depth, int alpha, int beta, int ply) {
        if (board_.completes_line(board_.to_move(), s))
            return is_misere_ ? -(win - ply - 1) : win - ply - 1;
        board_.make_move(s);
        const int value = -negamax(depth, -beta, -alpha, ply + 1);
        board_.unmake_move(s);
        return value;
    }
    /// The value for the player to move: exact if between alpha and beta.
    int negamax(int depth, int alpha, int beta, int ply) {
        if (stopped_ || !budget_.consume()) {
            stopped_ = true;
            return 0;
        }
        if (board_.free() == 0) return 0;
        if (!is_misere_) {
            const player own = board_.to_move();
            if (board_.winning_squares(own).count > 0) return win - ply - 1;
            const auto forced = board_.winning_squares(other(own));
            if (forced.count > 1) return -(win - ply - 2);
            if (forced.count == 1) return search_move(forced.last, depth, alpha, beta, ply);
        }
        if (depth <= 0) return static_value();
        return search_moves(depth, alpha, beta, ply);
    }
    int search_moves(int depth, int alpha, int beta, int ply) {
        move_list<max_moves> moves;
        for_each_promising([&](int s) { moves.insert({s, order(s)}); });
        if (moves.size() == 0) return static_value();
        int best = -win;
        for (int i = 0; i < moves.size() && alpha < beta && !stopped_; ++i) {
            best = (std::max)(best, search_move(moves[i].square, depth - 1, alpha, beta, ply));
            alpha = (std::max)(alpha, best);
        }
        return best;
    }

    // It lives no longer than a search.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    open_lines& board_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    bool is_misere_ = false;
    bool stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::heuristic

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_HEURISTIC_SHALLOW_SEARCH_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_MOVE_AT_LEVEL_IPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_MOVE_AT_LEVEL_IPP
// inarow/solve/detail/move_at_level.ipp -----------------------------------------------------------

namespace inarow::inline v0::solve::detail {

/// A move of the shallow search: one of those that are as good as the best within the width, or in
/// a lapse seem to be.
class shallow_player {
public:
    shallow_player(const inarow::detail::position_view& p, const level_settings& settings,
                   std::uint64_t seed)
        : board_(p), settings_{settings}, random_{core::mix64(seed) ^ board_.key()} {}

    [[nodiscard]] square choose(limit allowed) {
        constexpr long long max_nodes = 20'000;
        allowed.nodes = max_nodes;
        const bool has_lapse = below(100) < static_cast<std::size_t>(settings_.lapse_percent);
        limit_budget<32> budget(allowed);
        auto moves = heuristic::shallow_search(board_, budget)
                         .values(has_lapse ? 0 : settings_.plies, settings_.width);
        move_value best = moves.front();
        for (const move_value& each : moves)
            if (each.value > best.value) best = each;
        const rules& r = board_.rules();
        // A player who sees the end does not dawdle, nor give up.
        const bool is_decided =
            best.value >= heuristic::near_win || best.value <= -heuristic::near_win;
        if (is_decided) return square_at(r, best.square);
        std::erase_if(moves, [&](const move_value& each) {
            return each.value < best.value - settings_.width;
        });
        return square_at(r, moves[below(moves.size())].square);
    }

private:
    using move_value = heuristic::move_value;

    [[nodiscard]] std::size_t below(std::size_t count) {
        constexpr std::uint64_t step = 0x9e3779b97f4a7c15U;
        return core::detail::as_index((core::mix64(random_ += step) >> 32U) * count >> 32U);
    }

    heuristic::open_lines board_;
    level_settings settings_;
    std::uint64_t random_;
};

INAROW_SOLVER_INLINE square move_at_level(const inarow::detail::position_view& p, level strength,
                                          std::uint64_t seed, const limit& allowed) {
    const level_settings& settings = strength.settings();
    if (settings.nodes == 0 && heuristic::open_lines::supports(p.rules()))
        return shallow_player(p, settings, seed).choose(allowed);
    limit of_nodes = allowed;
    of_nodes.nodes = settings.nodes;
    return heuristic_search(p, of_nodes).where;
}

}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_MOVE_AT_LEVEL_IPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_PERFT_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_PERFT_HPP
// inarow/solve/perft.hpp --------------------------------------------------------------------------

/// Perft: the number of games of a given length, by which programs check their move generation.
namespace inarow::inline v0::solve {

/// The games of one length, and those of them that ended with their last move.
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

/// Where perft takes its board from: a constant is faster.
template <rules Rules>
struct constant_geometry {
    static constexpr bitboard::geometry<std::uint64_t> geometry{Rules};
};
struct variable_geometry {
    bitboard::geometry<std::uint64_t> geometry;
};

/// Counts games on a bitboard of one word, without a table. The last two moves are counted in bulk,
/// so a call at the leaves counts up to squares² games.
template <class Board>
struct game_counter {
    Board board;
    std::uint64_t games = 0;
    std::uint64_t completed = 0;  ///< those whose last move completes a decisive line

    /// Counts the games of that many moves, at least one, from a position in play.
    constexpr void count(std::uint64_t own, std::uint64_t opponent, int moves) {
        const std::uint64_t next = board.geometry.playable(own | opponent);
        const std::uint64_t decisive = board.geometry.winning_squares(own) & next;
        if (moves == 1) {
            add(size(next), size(decisive));
        } else if (moves == 2) {
            count_replies(opponent, next, next & ~decisive);
        } else {
            for (std::uint64_t left = next & ~decisive; left != 0; left &= left - 1)
                count(opponent, own | (left & -left), moves - 1);
        }
    }

private:
    /// Counts a `quiet` move of the playable squares `next`, and one reply. Each move takes its own
    /// square from the replies and opens the one above it; the squares that
    /// complete a line of the opponent are the same after all of them.
    constexpr void count_replies(std::uint64_t opponent, std::uint64_t next, std::uint64_t quiet) {
        const std::uint64_t opened =
            board.geometry.drops ? quiet << 1U & board.geometry.squares : 0;
        const std::uint64_t decisive = board.geometry.winning_squares(opponent);
        add(size(quiet) * size(next) - size(quiet) + size(opened),
            size(quiet) * size(next & decisive) - size(quiet & decisive) + size(opened & decisive));
    }
    constexpr void add(std::uint64_t more_games, std::uint64_t more_completed) {
        games += more_games;
        completed += more_completed;
    }
    [[nodiscard]] static constexpr std::uint64_t size(std::uint64_t set) {
        return static_cast<std::uint64_t>(std::popcount(set));
    }
};

template <int Capacity, class Board>
[[nodiscard]] constexpr game_counts count_on_bitboard(const basic_position<Capacity>& p, int moves,
                                                      const Board& board) {
    const auto [own, opponent] = board.geometry.stones_of(p);
    game_counter<Board> counter{board};
    counter.count(own, opponent, moves);
    const player last_mover = moves % 2 == 1 ? p.to_move() : other(p.to_move());
    const bool is_first_winner = winner_of_line(p.rules(), last_mover) == first;
    const bool is_full = p.stones() + moves == p.rules().squares();
    return {.games = counter.games,
            .first_won = is_first_winner ? counter.completed : 0,
            .second_won = is_first_winner ? 0 : counter.completed,
            .drawn = is_full ? counter.games - counter.completed : 0};
}

/// On any board, by the rules in game/.
template <int Capacity>
constexpr void count_by_rules(const basic_position<Capacity>& p, int moves, game_counts& counts) {
    if (moves > 0) {
        p.for_each_move([&](square s) { count_by_rules(p.after(s), moves - 1, counts); });
    } else {
        ++counts.games;
        counts.first_won += static_cast<std::uint64_t>(p.outcome() == outcome::first_won);
        counts.second_won += static_cast<std::uint64_t>(p.outcome() == outcome::second_won);
        counts.drawn += static_cast<std::uint64_t>(p.outcome() == outcome::draw);
    }
}

/// Whether a bitboard of one word holds the position, and it has no holes.
template <int Capacity>
[[nodiscard]] constexpr bool is_countable_on_bitboard(const basic_position<Capacity>& p) {
    if (!bitboard::supports(p.rules(), 64)) return false;
    const bitboard::geometry<std::uint64_t> board(p.rules());
    const auto [own, opponent] = board.stones_of(p);
    return !board.has_holes(own | opponent);
}

}  // namespace detail

/// The number of games of exactly that many moves from a position. A game that has ended counts at
/// its own length only.
template <int Capacity>
[[nodiscard]] constexpr game_counts perft(const basic_position<Capacity>& p, int moves) {
    if (moves > 0 && !p.is_over() && detail::is_countable_on_bitboard(p)) {
        if (starting_with(first, p.rules()) == connect_four)
            return detail::count_on_bitboard(p, moves, detail::constant_geometry<connect_four>{});
        const detail::variable_geometry board{bitboard::geometry<std::uint64_t>(p.rules())};
        return detail::count_on_bitboard(p, moves, board);
    }
    game_counts result;
    detail::count_by_rules(p, moves, result);
    return result;
}

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_PERFT_HPP

#if !defined(INAROW_SINGLE_INAROW_BITBOARD_POSITION_HPP)
#define INAROW_SINGLE_INAROW_BITBOARD_POSITION_HPP
// inarow/bitboard/position.hpp --------------------------------------------------------------------

namespace inarow::inline v0::bitboard {

/// The rules of a game with the geometry of its board. Word is as in geometry.
template <class Word>
struct board {
    inarow::rules rules;
    bitboard::geometry<Word> geometry;

    explicit constexpr board(const inarow::rules& r) : rules{r}, geometry(r) {}
};

/// A position on a bitboard: what basic_position is, many times as fast, without checks. Refers to
/// its board. tests/bitboard/position_test.cpp holds it to game/.
///
/// Precondition of everything but `outcome`: no decisive line is on the board.
template <class Word>
class position {
public:
    /// The empty board.
    explicit constexpr position(const board<Word>& b) : board_{&b} {}
    /// Precondition: the numbers of stones agree with the player to move.
    constexpr position(const board<Word>& b, const bitboard::stones<Word>& s)
        : board_{&b}, stones_{s} {}

    [[nodiscard]] constexpr const bitboard::stones<Word>& stones() const { return stones_; }
    [[nodiscard]] constexpr Word occupied() const { return stones_.own | stones_.opponent; }
    [[nodiscard]] constexpr Word free() const { return geometry().squares & ~occupied(); }
    [[nodiscard]] constexpr int free_count() const {
        return board_->rules.squares() - core::popcount(occupied());
    }
    /// Whose turn it is; after the end, whose turn it would be.
    [[nodiscard]] constexpr player to_move() const {
        const player starts = board_->rules.starts;
        return core::popcount(occupied()) % 2 == 0 ? starts : other(starts);
    }
    /// The outcome, of any position that a game reaches.
    [[nodiscard]] constexpr inarow::outcome outcome() const {
        if (geometry().has_decisive_line(stones_.opponent))
            return outcome_of_line(board_->rules, other(to_move()));
        return free() == Word{} ? outcome::draw : outcome::in_play;
    }

    /// The squares of all legal moves.
    [[nodiscard]] constexpr Word moves() const { return geometry().playable(occupied()); }
    /// Those that complete a decisive line.
    [[nodiscard]] constexpr Word decisive_moves() const {
        return geometry().winning_squares(stones_.own) & moves();
    }
    /// The outcome after a move, with the decisive_moves() before it.
    [[nodiscard]] constexpr inarow::outcome outcome_after(const Word& move,
                                                          const Word& decisive) const {
        if (static_cast<bool>(move & decisive)) return outcome_of_line(board_->rules, to_move());
        return free() == move ? outcome::draw : outcome::in_play;
    }
    /// Makes a move, one square of moves().
    constexpr void make_move(const Word& move) { stones_ = {stones_.opponent, stones_.own | move}; }
    [[nodiscard]] constexpr position after(const Word& move) const {
        position result = *this;
        result.make_move(move);
        return result;
    }

private:
    [[nodiscard]] constexpr const bitboard::geometry<Word>& geometry() const {
        return board_->geometry;
    }

    const board<Word>* board_;
    bitboard::stones<Word> stones_{};
};

/// Marks laid on a board as `stones` has them, with the player to move.
template <int Capacity, class Word>
[[nodiscard]] constexpr basic_layout<Capacity> to_layout(const board<Word>& b,
                                                         const stones<Word>& s) {
    const rules& r = b.rules;
    basic_layout<Capacity> result = *basic_layout<Capacity>::start(r);
    const player mover = position<Word>(b, s).to_move();
    for (int i = 0; i < r.squares(); ++i) {
        const Word bit = b.geometry.bit_of(square_at(r, i));
        if (static_cast<bool>(s.own & bit)) result.put(square_at(r, i), mark_of(mover));
        if (static_cast<bool>(s.opponent & bit)) result.put(square_at(r, i), mark_of(other(mover)));
    }
    result.set_to_move(mover);
    return result;
}

}  // namespace inarow::inline v0::bitboard

#endif  // INAROW_SINGLE_INAROW_BITBOARD_POSITION_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_PLAYOUT_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_PLAYOUT_HPP
// inarow/solve/playout.hpp ------------------------------------------------------------------------

/// Playouts: games played to their end by uniformly random legal moves.
namespace inarow::inline v0::solve {

/// A random number generator for playouts, eight numbers at once; the same numbers for the same
/// seed on every platform. Source: xoroshiro128+ 1.0 by David Blackman and Sebastiano Vigna, one
/// generator in each lane.
class simd_xoroshiro {
public:
    explicit simd_xoroshiro(std::uint64_t seed) {
        for (int i = 0; i < 8; ++i) {
            a_[i] = core::mix64(seed += step);
            b_[i] = core::mix64(seed += step);
        }
    }

    /// All that the next numbers depend on: of each lane two words and the number that was drawn
    /// last, and how many of these have been given out.
    using state_words = std::array<std::uint64_t, 25>;

    [[nodiscard]] state_words state() const {
        state_words result{};
        for (std::size_t i = 0; i < 8; ++i) {
            result[i] = a_[i];
            result[8 + i] = b_[i];
            result[16 + i] = buffer_[i];
        }
        result[24] = static_cast<std::uint64_t>(next_);
        return result;
    }
    /// The generator of a state; none for what no seed leads to: lanes of zeros.
    [[nodiscard]] static std::optional<simd_xoroshiro> of_state(const state_words& words) {
        simd_xoroshiro result(0);
        for (std::size_t i = 0; i < 8; ++i) {
            if ((words[i] | words[8 + i]) == 0) return std::nullopt;  // it would draw 0 for ever
            result.a_[i] = words[i];
            result.b_[i] = words[8 + i];
            result.buffer_[i] = words[16 + i];
        }
        if (words[24] > 8) return std::nullopt;
        result.next_ = static_cast<int>(words[24]);
        return result;
    }

    /// Sets each lane to a number below `end`; its bias is less than end / 2^32.
    /// Precondition: 0 < end < 2^32.
    [[gnu::always_inline]] void below(std::uint64_t end, core::detail::simd<8>& numbers) {
        draw(numbers);
        numbers = (numbers >> 32) * end >> 32;
    }
    /// One number below `end`.
    [[nodiscard]] std::size_t below(std::size_t end) {
        if (next_ == 8) {
            draw(buffer_);
            next_ = 0;
        }
        return (buffer_[next_++] >> 32) * end >> 32;
    }

private:
    [[gnu::always_inline]] void draw(core::detail::simd<8>& numbers) {
        numbers = a_ + b_;
        b_ ^= a_;
        a_ = (a_ << 24 | a_ >> 40) ^ b_ ^ b_ << 16;
        b_ = b_ << 37 | b_ >> 27;
    }

    static constexpr std::uint64_t step = 0x9e3779b97f4a7c15U;

    core::detail::simd<8> a_{};
    core::detail::simd<8> b_{};
    core::detail::simd<8> buffer_{};
    int next_ = 8;
};

namespace detail {

/// Eight playouts at once on bitboards of one word. A move is drawn from all columns, or all
/// squares; one that is not legal is drawn again in the next round, while the other games go on.
class playout_board {
    using simd = core::detail::simd<8>;

public:
    explicit playout_board(const bitboard::board<std::uint64_t>& b) : board_{b.geometry} {
        const rules& r = b.rules;
        const int count = board_.drops ? r.columns : r.squares();
        for (int i = 0; i < count; ++i)
            choices_[i] =
                board_.drops ? board_.column << i * board_.stride : board_.bit_of(square_at(r, i));
        choice_count_ = static_cast<std::uint64_t>(count);
    }

    /// A position to play out, as the player to move sees it.
    struct game {
        bitboard::stones<std::uint64_t> stones;
        std::size_t number;
    };
    /// Plays games for as long as start(game&) returns another; end(number, stones, has_line) is
    /// called with each that is over: `stones` counts them, and the last mover has completed a
    /// decisive line or not.
    template <class Start, class End>
    [[gnu::always_inline]] void play_all(simd_xoroshiro& random, Start start, End end) const {
        lane_games games;
        int playing = 0;
        for (int i = 0; i < 8; ++i) playing += start_in_lane(start, games, i);
        while (playing > 0) {
            simd completed;
            simd over;
            make_random_moves(random, games, completed, over);
            for (unsigned left = lane_mask(over); left != 0; left &= left - 1) {
                const int i = std::countr_zero(left);
                if (games.numbers[i] != none) {
                    end(games.numbers[i], std::popcount(games.own[i] | games.opponent[i]),
                        completed[i] != 0);
                    --playing;
                }
                playing += start_in_lane(start, games, i);
            }
        }
    }

private:
    static constexpr std::size_t none = ~std::size_t{0};

    struct lane_games {
        simd own{};
        simd opponent{};
        std::size_t numbers[8]{};
    };

    /// Puts the next game into a lane, or, when there is none, an empty board to keep it busy.
    template <class Start>
    [[gnu::always_inline]] static int start_in_lane(Start& start, lane_games& games, int lane) {
        game next{{}, none};
        const bool has_next = start(next);
        games.own[lane] = next.stones.own;
        games.opponent[lane] = next.stones.opponent;
        games.numbers[lane] = next.number;
        return has_next ? 1 : 0;
    }
    [[gnu::always_inline]] void make_random_moves(simd_xoroshiro& random, lane_games& games,
                                                  simd& completed, simd& over) const {
        simd chosen;
        random.below(choice_count_, chosen);
        for (int i = 0; i < 8; ++i) chosen[i] = choices_[chosen[i]];
        const simd occupied = games.own | games.opponent;
        simd move = chosen;
        board_.keep_playable(occupied, move);
        completed = simd{};
        board_.add_winning_squares(games.own, board_.steps, completed);
        completed &= move;
        const simd free = (occupied | move) ^ board_.squares;
        simd has_line;
        simd has_free;
        simd has_moved;
        set_unless_0(completed, has_line);
        set_unless_0(free, has_free);
        set_unless_0(move, has_moved);
        over = has_line | ~has_free;
        const simd after = games.own | move;
        games.own = (games.opponent & has_moved) | (games.own & ~has_moved);
        games.opponent = (after & has_moved) | (games.opponent & ~has_moved);
    }
    /// All ones in each lane that is not 0. By a difference and a shift: in a function compiled for
    /// another instruction set g++ 12 compares word by word.
    [[gnu::always_inline]] static void set_unless_0(const simd& words, simd& masks) {
        masks = -((words | -words) >> 63);
    }
    /// A bit for each lane that is all ones; the others are 0.
    [[gnu::always_inline]] static unsigned lane_mask(const simd& masks) {
        std::uint64_t result = 0;
        for (int i = 0; i < 8; ++i) result |= masks[i] & std::uint64_t{1} << i;
        return static_cast<unsigned>(result);
    }

    bitboard::geometry<std::uint64_t> board_;
    std::uint64_t choices_[64]{};
    std::uint64_t choice_count_ = 0;
};

/// One playout by the rules in game/, on any board. A move stays in the list while it is legal.
template <int Capacity>
[[nodiscard]] inarow::outcome playout_by_rules(basic_position<Capacity> p, simd_xoroshiro& random,
                                               std::vector<move>& moves) {
    const bool drops = bitboard::has_drops(p.rules());
    (moves.clear)();
    p.for_each_move([&](square s) { moves.push_back(drops ? move::into_column(s.column) : s); });
    while (!p.is_over()) {
        const std::size_t chosen = random.below(moves.size());
        (void)p.apply(moves[chosen]);
        if ((p.check)(moves[chosen]).legal) continue;
        moves[chosen] = moves.back();
        moves.pop_back();
    }
    return p.outcome();
}

/// Plays out, on bitboards, each of `count` games for which begin(number, game&) returns true;
/// end(number, outcome) is called with each.
template <class Begin, class End>
void playout_each(const bitboard::board<std::uint64_t>& b, std::size_t count,
                  simd_xoroshiro& random, Begin begin, End end) {
    std::size_t next = 0;
    const auto finish = [&](std::size_t number, int plies, bool has_line) {
        const player last_mover = plies % 2 != 0 ? b.rules.starts : other(b.rules.starts);
        end(number, has_line ? outcome_of_line(b.rules, last_mover) : inarow::outcome::draw);
    };
    const auto start = [&](playout_board::game& g) {
        for (; next < count; ++next) {
            if (!begin(next, g)) continue;
            g.number = next++;
            return true;
        }
        return false;
    };
    constexpr auto play =
        [](const playout_board& self, simd_xoroshiro& numbers, auto& first_step, auto& last_step)
            __attribute__((always_inline)) { self.play_all(numbers, first_step, last_step); };
    const playout_board board(b);
    core::detail::dispatch_cpu(
        [&](auto cpu) { decltype(cpu)::template run<play>(board, random, start, finish); });
}

/// On bitboards, but for positions that no game reaches: with holes, or with stone counts that do
/// not agree with the player to move. Precondition: one word holds the board.
template <int Capacity>
void playout_on_bitboards(std::span<const basic_position<Capacity>> positions,
                          simd_xoroshiro& random, std::span<inarow::outcome> outcomes) {
    const bitboard::board<std::uint64_t> board(positions.front().rules());
    const auto is_movers_turn = [&](const basic_position<Capacity>& p) {
        const player starts = board.rules.starts;
        return p.to_move() == (p.stones() % 2 == 0 ? starts : other(starts));
    };
    std::vector<move> moves;
    const auto begin = [&](std::size_t number, playout_board::game& game) {
        const auto& p = positions[number];
        const auto stones =
            p.stones() > 0 ? board.geometry.stones_of(p) : bitboard::stones<std::uint64_t>{};
        if (p.is_over() || !is_movers_turn(p) ||
            board.geometry.has_holes(stones.own | stones.opponent)) {
            outcomes[number] = playout_by_rules(p, random, moves);
            return false;
        }
        game.stones = stones;
        return true;
    };
    const auto end = [&](std::size_t number, inarow::outcome o) { outcomes[number] = o; };
    playout_each(board, positions.size(), random, begin, end);
}

}  // namespace detail

/// Plays out each position; outcomes[i] is the end of positions[i]. Boards of one word are played
/// eight at once. Preconditions: all positions have the same rules; the spans have the same size.
template <int Capacity>
void playout(std::span<const basic_position<Capacity>> positions, simd_xoroshiro& random,
             std::span<inarow::outcome> outcomes) {
    if (positions.empty()) return;
    if (bitboard::supports(positions.front().rules(), 64))
        return detail::playout_on_bitboards(positions, random, outcomes);
    std::vector<move> moves;
    for (std::size_t i = 0; i < positions.size(); ++i)
        outcomes[i] = detail::playout_by_rules(positions[i], random, moves);
}

/// The same on bitboards. Preconditions: bitboard::supports(r, 64); games reach all of them.
inline void playout(const rules& r, std::span<const bitboard::stones<std::uint64_t>> boards,
                    simd_xoroshiro& random, std::span<inarow::outcome> outcomes) {
    const bitboard::board<std::uint64_t> board(r);
    const auto begin = [&](std::size_t number, detail::playout_board::game& game) {
        outcomes[number] = bitboard::position(board, boards[number]).outcome();
        game.stones = boards[number];
        return outcomes[number] == inarow::outcome::in_play;
    };
    const auto end = [&](std::size_t number, inarow::outcome o) { outcomes[number] = o; };
    detail::playout_each(board, boards.size(), random, begin, end);
}

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_PLAYOUT_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_TREE_SEARCH_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_TREE_SEARCH_HPP
// inarow/solve/tree_search.hpp --------------------------------------------------------------------

/// Monte Carlo tree search with an evaluation of leaves from outside, usually by a neural network.
namespace inarow::inline v0::solve {

struct tree_search_settings {
    /// The weight of the priors against the values, c in PUCT. Not negative.
    double exploration = 2;
    /// The share of Dirichlet noise in the priors of the root, from 0 to 1.
    double noise_share = 0;
    /// The sum of the parameters of the Dirichlet distribution, which are all equal. Positive.
    double noise_concentration = 10;
    std::uint64_t seed = 0;  ///< of the noise
};

/// What a tree search knows about a move from its root.
struct root_move {
    square where;
    int visits;    ///< the simulations that began with it
    double prior;  ///< with the noise
    double value;  ///< the mean of these simulations for the player to move at the root; else 0
};

/// A tree search from one position, by PUCT. Each `select` goes down the tree to a leaf, which is
/// evaluated by the caller and added to the tree by `expand`. The trees of many games are
/// independent, so that one call of a network can evaluate a leaf of each.
///
/// Source: Silver et al., Mastering the game of Go without human knowledge (2017), with the noise
/// of A general reinforcement learning algorithm that masters chess, shogi, and Go (2018). The
/// value of a move without visits is 0, as of a draw. Of equal moves the first is taken.
template <int Capacity>
class tree_search {
public:
    explicit tree_search(const basic_position<Capacity>& root,
                         const tree_search_settings& settings = {})
        : settings_{settings}, root_{root}, leaf_{root}, nodes_(1) {}

    [[nodiscard]] const basic_position<Capacity>& root() const { return root_; }

    /// Begins a simulation, the first of which has the root as its leaf. Returns the leaf, valid
    /// until the next call, or null if that is a finished game: its value needs no evaluation.
    [[nodiscard]] const basic_position<Capacity>* select() {
        leaf_ = root_;
        path_.assign(1, 0);
        while (nodes_[path_.back()].child_count > 0) {
            const std::uint32_t child = best_child(nodes_[path_.back()]);
            path_.push_back(child);
            (void)leaf_.apply(nodes_[child].where);
        }
        if (!leaf_.is_over()) return &leaf_;
        back_up(final_value());
        return nullptr;
    }
    /// Ends a simulation with the evaluation of its leaf: the priors of the legal moves, in the
    /// order of for_each_move and of any sum, and the value for the player to move, from -1, a
    /// loss, to 1, a win. Preconditions: select() returned the leaf; a prior for each legal move,
    /// none negative, all finite.
    void expand(std::span<const float> priors, double value) {
        double sum = 0;
        for (const float prior : priors) sum += static_cast<double>(prior);
        const double equal = 1.0 / static_cast<double>(priors.size());
        const auto first_child = static_cast<std::uint32_t>(nodes_.size());
        leaf_.for_each_move([&](square s) {
            const auto prior = static_cast<double>(priors[nodes_.size() - first_child]);
            nodes_.push_back({.where = s, .prior = sum > 0 ? prior / sum : equal});
        });
        node& expanded = nodes_[path_.back()];
        expanded.first_child = first_child;
        expanded.child_count = static_cast<std::uint32_t>(priors.size());
        if (path_.size() == 1) add_noise();
        back_up(value);
    }

    /// The number of simulations from the root, the first one, which evaluates the root, included.
    [[nodiscard]] int visits() const { return nodes_[0].visits; }
    /// The mean value of the simulations for the player to move at the root; 0 without any.
    [[nodiscard]] double value() const { return 0 - nodes_[0].mean(); }
    /// The legal moves of the root, in the order of for_each_move; empty before the first expand().
    [[nodiscard]] std::vector<root_move> moves() const {
        std::vector<root_move> result;
        for (const node& child : children_of(nodes_[0]))
            result.push_back({.where = child.where,
                              .visits = child.visits,
                              .prior = child.prior,
                              .value = child.mean()});
        return result;
    }

private:
    /// A move and the position after it. Values are for the player who makes the move.
    struct node {
        square where{};
        double prior = 0;
        double value_sum = 0;
        int visits = 0;
        std::uint32_t first_child = 0;
        std::uint32_t child_count = 0;

        [[nodiscard]] double mean() const { return visits > 0 ? value_sum / visits : 0; }
    };

    [[nodiscard]] std::span<const node> children_of(const node& parent) const {
        return std::span(nodes_).subspan(parent.first_child, parent.child_count);
    }
    /// The child of the largest value plus exploration. The visit that evaluated the parent counts,
    /// so that the first child is chosen by the priors.
    [[nodiscard]] std::uint32_t best_child(const node& parent) const {
        const double weight = settings_.exploration * (std::sqrt)(parent.visits);
        std::uint32_t best = parent.first_child;
        double best_score = -1e300;
        for (std::uint32_t i = 0; i < parent.child_count; ++i) {
            const node& child = nodes_[parent.first_child + i];
            const double score = child.mean() + weight * child.prior / (1 + child.visits);
            if (score <= best_score) continue;
            best_score = score;
            best = parent.first_child + i;
        }
        return best;
    }

    /// The value of a finished leaf for the player who would be to move.
    [[nodiscard]] double final_value() const {
        const mark winner = winner_of(leaf_.outcome());
        if (winner == mark::none) return 0;
        return winner == mark_of(leaf_.to_move()) ? 1 : -1;
    }
    /// Adds the value of the leaf, for the player to move there, to all nodes of the path.
    void back_up(double value) {
        for (std::size_t i = path_.size(); i-- > 0;) {
            value = -value;
            nodes_[path_[i]].value_sum += value;
            ++nodes_[path_[i]].visits;
        }
    }

    void add_noise() {
        const std::size_t count = nodes_[0].child_count;
        if (settings_.noise_share <= 0) return;
        std::mt19937_64 random(settings_.seed);
        std::gamma_distribution<double> gamma(settings_.noise_concentration /
                                              static_cast<double>(count));
        std::vector<double> noise(count);
        double sum = 0;
        for (double& number : noise) sum += number = gamma(random);
        if (!(sum > 0)) return;  // small parameters give numbers that are too small for a double
        for (std::size_t i = 0; i < count; ++i) {
            double& prior = nodes_[nodes_[0].first_child + i].prior;
            prior += settings_.noise_share * (noise[i] / sum - prior);
        }
    }

    tree_search_settings settings_;
    basic_position<Capacity> root_;
    basic_position<Capacity> leaf_;
    std::vector<node> nodes_;          ///< the root, then the children of each expanded leaf
    std::vector<std::uint32_t> path_;  ///< the nodes from the root to the leaf
};

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_TREE_SEARCH_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_VCF_SEARCH_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_VCF_SEARCH_HPP
// inarow/solve/vcf_search.hpp ---------------------------------------------------------------------

/// Victory by continuous fours: wins by threats to complete a line, each of which leaves the
/// opponent one reply. Found on boards that are far too large to solve.
namespace inarow::inline v0::solve {

/// A proven win of the player to move.
struct forced_win {
    square where{};
    int plies = 0;  ///< to the end, this move included; an upper bound

    constexpr bool operator==(const forced_win&) const = default;
};

/// The shortest win of the player to move by continuous fours; nothing if there is none or the
/// limit was reached, and always in misère play or where the rules are not supported. A win by
/// other means may be shorter than one of more than five plies (three where stones drop).
/// Precondition: the game goes on. Source: Allis, van den Herik and Huntjens, Go-Moku and
/// Threat-Space Search (1993).
[[nodiscard]] INAROW_SOLVER_API std::optional<forced_win> vcf_search(
    const inarow::detail::position_view& p, const limit& allowed = {});

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_VCF_SEARCH_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_VCF_SEARCH_IPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_VCF_SEARCH_IPP
// inarow/solve/detail/vcf_search.ipp --------------------------------------------------------------

namespace inarow::inline v0::solve {

INAROW_SOLVER_INLINE std::optional<forced_win> vcf_search(const inarow::detail::position_view& p,
                                                          const limit& allowed) {
    constexpr std::size_t table_size = std::size_t{1} << 16;
    constexpr long long check_interval = 32;
    switch (p.rules().convention) {
        case convention::normal: break;
        case convention::misere: return std::nullopt;  // a line loses
        default: break;
    }
    if (!detail::heuristic::open_lines::supports(p.rules())) return std::nullopt;
    detail::heuristic::open_lines board(p);
    detail::limit_budget<check_interval> budget(allowed);
    detail::heuristic::vcf_searcher searcher(board, budget, table_size);
    const auto [move, plies] = searcher.shortest(detail::heuristic::max_threats, allowed.nodes);
    if (move < 0) return std::nullopt;
    return forced_win{square_at(p.rules(), move), plies};
}

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_VCF_SEARCH_IPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_START_TYPED_HPP)
#define INAROW_SINGLE_INAROW_TYPE_START_TYPED_HPP
// inarow/type/start_typed.hpp ---------------------------------------------------------------------

namespace inarow::inline v0 {

/// An unplayed game of rules known when the program is compiled. Rules with a number out of range
/// do not compile, with the same error as new_game<Rules>.
template <rules Rules>
[[nodiscard]] constexpr auto start_typed() {
    using started_game = new_game<Rules>;
    return *unplayed_game<started_game::capacity>::start(started_game::position.rules());
}

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_START_TYPED_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_VARIATIONS_HPP)
#define INAROW_SINGLE_INAROW_UI_VARIATIONS_HPP
// inarow/ui/variations.hpp ------------------------------------------------------------------------

namespace inarow::inline v0::ui {

/// The moves of a game from its start to an end of its tree.
using variation = std::vector<square>;

/// How many moves two variations share.
[[nodiscard]] inline std::size_t shared_plies(const variation& a, const variation& b) {
    std::size_t plies = 0;
    while (plies < a.size() && plies < b.size() && a[plies] == b[plies]) ++plies;
    return plies;
}

/// The index, among the first `count`, of the first that shares the most moves with one.
/// Precondition: count > 0.
[[nodiscard]] inline std::size_t closest_to(const variation& one, const std::vector<variation>& all,
                                            std::size_t count) {
    std::size_t closest = 0;
    for (std::size_t i = 1; i < count; ++i)
        if (shared_plies(all[i], one) > shared_plies(all[closest], one)) closest = i;
    return closest;
}

/// The variations of a game beside the one that is shown, which belongs between two of them. They
/// stand in the order of a game tree, the main one first: those that share moves are neighbours, in
/// the order in which they were played. None is the beginning of another.
class variations {
public:
    /// With the one that is shown.
    static constexpr int max_count = 100;

    [[nodiscard]] int count() const { return static_cast<int>(others_.size()) + 1; }
    /// Of the one that is shown, from 1 for the main one.
    [[nodiscard]] int number() const { return static_cast<int>(index_) + 1; }
    /// All, with the one that is shown in its place.
    [[nodiscard]] std::vector<variation> with(variation shown) const {
        std::vector<variation> all = others_;
        all.insert(all.begin() + at(index_), (std::move)(shown));
        return all;
    }
    /// The number of the first other one that begins with these moves.
    [[nodiscard]] std::optional<int> find(const variation& beginning) const {
        for (std::size_t i = 0; i < others_.size(); ++i)
            if (begins_with(others_[i], beginning))
                return static_cast<int>(i < index_ ? i : i + 1) + 1;
        return std::nullopt;
    }

    /// Keeps a variation; what is shown is now a new one, which shares the first `plies` moves with
    /// it. Precondition: count() < max_count.
    void branch(variation left, std::size_t plies) {
        const variation beginning(left.begin(), left.begin() + at(plies));
        others_.insert(others_.begin() + at(index_), (std::move)(left));
        while (index_ < others_.size() && begins_with(others_[index_], beginning)) ++index_;
    }
    /// Keeps a variation, and takes the one of that number out to be shown.
    /// Precondition: there is such a number, and `left` was shown.
    [[nodiscard]] variation show(variation left, int number) {
        others_.insert(others_.begin() + at(index_), (std::move)(left));
        return take(static_cast<std::size_t>(number - 1));
    }
    /// Keeps a variation after those that share the most moves with it; it is the end of one that
    /// it begins with, and nothing if it is the beginning of one. Precondition: count() <
    /// max_count.
    void add(variation other, variation& shown) {
        std::vector<variation> all = with(shown);
        std::size_t most = 0;
        std::size_t last = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::size_t shared = shared_plies(all[i], other);
            if (shared < most) continue;
            most = shared;
            last = i;
        }
        if (most == other.size()) return;
        if (most == all[last].size()) {
            all[last] = (std::move)(other);
        } else {
            all.insert(all.begin() + at(last + 1), (std::move)(other));
            if (last < index_) ++index_;
        }
        others_ = (std::move)(all);
        shown = take(index_);
    }
    /// Forgets the other ones that begin with these moves.
    void cut(const variation& beginning) {
        for (std::size_t i = others_.size(); i-- > 0;) {
            if (!begins_with(others_[i], beginning)) continue;
            (others_.erase)(others_.begin() + at(i));
            if (i < index_) --index_;
        }
    }
    /// Makes what is shown the main variation, and of all that leave it those the first that leave
    /// it last.
    void promote(const variation& shown) {
        std::vector<variation> sorted;
        for (variation& each : others_) {
            const std::size_t shared = shared_plies(each, shown);
            std::size_t place = sorted.size();
            while (place > 0 && shared_plies(sorted[place - 1], shown) < shared) --place;
            sorted.insert(sorted.begin() + at(place), (std::move)(each));
        }
        others_ = (std::move)(sorted);
        index_ = 0;
    }
    /// Forgets the one that is shown, and takes out the first of those that share the most moves
    /// with it, to be shown. Precondition: count() > 1.
    [[nodiscard]] variation remove(const variation& shown) {
        return take(closest_to(shown, others_, others_.size()));
    }

    bool operator==(const variations&) const = default;

private:
    [[nodiscard]] static std::ptrdiff_t at(std::size_t index) {
        return static_cast<std::ptrdiff_t>(index);
    }
    [[nodiscard]] static bool begins_with(const variation& v, const variation& beginning) {
        return shared_plies(v, beginning) == beginning.size();
    }
    [[nodiscard]] variation take(std::size_t index) {
        variation result = (std::move)(others_[index]);
        (others_.erase)(others_.begin() + at(index));
        index_ = index;
        return result;
    }

    std::vector<variation> others_{};
    std::size_t index_ = 0;  ///< among them, of the one that is shown
};

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_VARIATIONS_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_STATE_HPP)
#define INAROW_SINGLE_INAROW_UI_STATE_HPP
// inarow/ui/state.hpp -----------------------------------------------------------------------------

/// The state of an app in which a game is played, at a terminal or on a page.
namespace inarow::inline v0::ui {

/// Who moves for a player.
enum class controller : std::uint8_t { person, computer };
/// Who makes the first move of a game.
enum class starter : std::uint8_t { first, second, toss };

inline constexpr auto controller_names = core::enum_names_of<controller>("person", "computer");
inline constexpr auto starter_names = core::enum_names_of<starter>("first", "second", "toss");

/// The most columns, and rows, of a board on a page.
inline constexpr int max_page_side = 19;

/// A game of a capacity that every board on a page fits: searches of it need half the code of those
/// of any size.
using page_game = basic_game<max_page_side * max_page_side>;
using page_position = page_game::position_type;

/// The position that a game begins with.
[[nodiscard]] inline position start_of(const game& g) { return g.replay(0)->position(); }

/// The same game. Precondition: the board fits on a page.
[[nodiscard]] inline page_game to_page_game(const game& g) {
    const position start = start_of(g);
    page_game result(basic_layout<page_position::capacity>::copy_of(start).unchecked());
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
    is_main_variation,
    is_only_variation,
};
/// A move that the rules refuse.
struct refused_move {
    illegal_move_text why;
    move_text text;
    inarow::rules rules;  ///< of the game

    constexpr bool operator==(const refused_move&) const = default;
};
/// A ply that the game does not have.
struct no_such_ply {
    int asked;
    int last;

    constexpr bool operator==(const no_such_ply&) const = default;
};
/// A variation that the game does not have.
struct no_such_variation {
    int asked;
    int count;

    constexpr bool operator==(const no_such_variation&) const = default;
};
/// A move that would be one more variation than there is room for.
struct too_many_variations {
    constexpr bool operator==(const too_many_variations&) const = default;
};
/// Why an action did nothing.
using refusal = std::variant<not_now, refused_move, illegal_rules, illegal_take_back, no_such_ply,
                             no_such_variation, too_many_variations>;

/// Whether the rules are valid, and neither side of the board is longer than `max_side`.
[[nodiscard]] constexpr std::expected<void, illegal_rules> check_side(const rules& r,
                                                                      int max_side) {
    using enum illegal_rules::number;
    for (const auto& [which, value] : {std::pair{columns, r.columns}, {rows, r.rows}})
        if (value < smallest_rule || value > max_side)
            return std::unexpected(illegal_rules{which, value, max_side});
    return (check)(r);
}

/// A game with its settings, at one of its plies. A value: `reduce` returns the next one.
struct state {
    inarow::position start;       ///< of this game and the next
    inarow::game game;            ///< up to the ply that is shown
    std::vector<square> undone;   ///< the moves after that, the next one last
    ui::variations variations{};  ///< besides these moves
    bool is_started = false;      ///< if not, there are no moves
    ui::starter starter = ui::starter::first;
    std::array<controller, 2> controllers{};  ///< of first, of second
    std::array<solve::level, 2> levels{};     ///< of the computer, where it moves for them
    bool has_hints = false;
    int max_side = largest_rule;     ///< of boards that can be chosen
    std::optional<refusal> refused;  ///< why the last action did nothing, if it did nothing

    /// Before the start of a game with these rules, whoever starts.
    [[nodiscard]] static std::expected<state, illegal_rules> create(const rules& r,
                                                                    int max_side = largest_rule) {
        if (const auto fits = check_side(r, max_side); !fits) return std::unexpected(fits.error());
        return create(inarow::position::start_unchecked(starting_with(first, r)), max_side);
    }
    /// Before the start of a game from that position.
    [[nodiscard]] static state create(const inarow::position& start, int max_side = largest_rule) {
        return state{.start = start,
                     .game = inarow::game(start),
                     .undone = {},
                     .variations = {},
                     .max_side = max_side,
                     .refused = {}};
    }
    /// Tic-tac-toe between two people, on a page.
    [[nodiscard]] static state initial() { return *create(tic_tac_toe, max_page_side); }

    [[nodiscard]] const inarow::rules& rules() const { return game.rules(); }
    [[nodiscard]] const inarow::position& position() const { return game.position(); }
    /// The number of moves of the variation that is shown, undone ones included.
    [[nodiscard]] int plies() const { return game.ply() + static_cast<int>(undone.size()); }
    /// All moves of the variation that is shown, undone ones included.
    [[nodiscard]] variation moves() const {
        variation all(game.moves().begin(), game.moves().end());
        all.insert(all.end(), undone.rbegin(), undone.rend());
        return all;
    }
    [[nodiscard]] controller controller_of(player side) const {
        return controllers[static_cast<std::size_t>(side)];
    }
    [[nodiscard]] solve::level level_of(player side) const {
        return levels[static_cast<std::size_t>(side)];
    }
    /// Whether the computer is to move now; not while moves are undone, which a person looks at.
    [[nodiscard]] bool waits_for_computer() const {
        return is_started && undone.empty() && !position().is_over() &&
               controller_of(position().to_move()) == controller::computer;
    }
    /// Whether the computer is to move where moves are undone: it does so when it is asked to.
    [[nodiscard]] bool offers_reply() const {
        return !undone.empty() && !position().is_over() &&
               controller_of(position().to_move()) == controller::computer;
    }
    /// Whether nothing is left to do but to start again.
    [[nodiscard]] bool offers_reset() const { return position().is_over(); }

    bool operator==(const state&) const = default;
};

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_STATE_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_CONTINUATIONS_HPP)
#define INAROW_SINGLE_INAROW_UI_CONTINUATIONS_HPP
// inarow/ui/continuations.hpp ---------------------------------------------------------------------

namespace inarow::inline v0::ui {

/// How the game goes on after a move when both players play the first of their best moves.
struct continuation {
    /// The most moves that are looked for.
    static constexpr std::size_t longest = 6;

    square where;
    solve::principal_variation_query<page_position::capacity> after;
    bool is_in_book = false;  ///< whether the solver's opening book has the position after the move

    /// The moves after `where`, as far as they are known.
    [[nodiscard]] std::span<const square> moves() const {
        return std::span(after.moves.begin(), (std::min)(after.moves.size(), longest));
    }
    [[nodiscard]] bool is_done() const { return after.is_done() || moves().size() == longest; }
};

/// The continuations of all moves of a position: an explorer of what follows. They are found in
/// slices, so that a page can stop, and in turn.
class continuations {
public:
    explicit continuations(const page_position& p) : position_{p} {
        p.for_each_move([&](square s) {
            all_.push_back({s, solve::principal_variation_query(solve::value_query(p.after(s)))});
        });
    }

    [[nodiscard]] const page_position& position() const { return position_; }
    /// In the order of legal moves.
    [[nodiscard]] const std::vector<continuation>& all() const { return all_; }
    [[nodiscard]] bool is_done() const {
        return std::ranges::all_of(all_, [](const continuation& c) { return c.is_done(); });
    }
    /// Searches for a tenth of a second at most.
    void resume(solve::solver& searcher) {
        if (is_done()) return;
        while (all_[next_ % all_.size()].is_done()) ++next_;
        continuation& now = all_[next_++ % all_.size()];
        const auto& book = searcher.current_book();
        now.is_in_book = book && book->view().probe(position_.after(now.where));
        searcher.set_limit(solve::limit::of_time(std::chrono::milliseconds(100)));
        (void)searcher.answer(now.after);
    }

private:
    page_position position_;
    std::vector<continuation> all_{};
    std::size_t next_ = 0;
};

/// Writes continuations as JSON: the square of each move, the moves that follow, and whether the
/// opening book has the position after it.
void write_continuations(core::sink auto& out, const continuations& found) {
    const page_position& p = found.position();
    json::writer json(out);
    json.begin_object();
    json.member("is_done", found.is_done());
    json.key("moves");
    json.array(found.all(), [&](const continuation& c) {
        json.begin_object();
        json.member("square", index_of(p.rules(), c.where));
        json.member("is_in_book", c.is_in_book);
        json.key("line");
        json.array(c.moves(), [&, mover = p.to_move()](square s) mutable {
            mover = other(mover);
            json.string([&](auto& text) {
                notation::print(text, notation::kind::any, p.rules(), s, mover);
            });
        });
        json.end_object();
    });
    json.end_object();
}

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_CONTINUATIONS_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_HINTS_HPP)
#define INAROW_SINGLE_INAROW_UI_HINTS_HPP
// inarow/ui/hints.hpp -----------------------------------------------------------------------------

/// What each move of a position is worth, found in slices, so that a page can show what is known
/// and stop.
namespace inarow::inline v0::ui {

/// The number of moves that the player of the last of that many plies makes in them.
[[nodiscard]] constexpr int own_moves(int plies) { return (plies + 1) / 2; }

/// "wins in 5", "loses in 8" or "draw", for a move with that score in a position with that many
/// free squares. Counts the moves of the player who completes the line: this one included, if it is
/// theirs.
constexpr void write_score_in_words(core::sink auto& out, const rules& r, int score, int free) {
    if (score == 0) return core::write(out, "draw");
    const int plies = value_of(score, r, free, first).plies;
    core::write(out, score > 0 ? "wins in " : "loses in ", own_moves(plies));
}

/// What is known of the score of a move, for the player who makes it.
struct hint {
    square where;
    solve::value_query<page_position::capacity> after;
    std::chrono::nanoseconds next_slice;  ///< the time limit when it is resumed

    [[nodiscard]] solve::bounds score_bounds() const { return negated(after.score_bounds); }
};

/// The hints of a position. Those that are not done are resumed in turn, for a longer slice each
/// time, so that easy ones do not wait for hard ones.
class hints {
public:
    explicit hints(const page_position& p) : position_{p} {
        p.for_each_move(
            [&](square s) { all_.push_back({s, solve::value_query(p.after(s)), first_slice}); });
    }

    [[nodiscard]] const page_position& position() const { return position_; }
    /// In the order of legal moves.
    [[nodiscard]] const std::vector<hint>& all() const { return all_; }
    [[nodiscard]] bool is_done() const {
        return std::ranges::all_of(all_, [](const hint& h) { return h.after.is_done(); });
    }
    /// Resumes one of them, for an eighth of a second at most.
    void resume(solve::solver& searcher) {
        if (is_done()) return;
        while (all_[next_ % all_.size()].after.is_done()) ++next_;
        hint& now = all_[next_++ % all_.size()];
        searcher.set_limit(solve::limit::of_time(now.next_slice));
        (void)searcher.answer(now.after);
        if (now.next_slice < longest_slice) now.next_slice *= 2;
    }

private:
    static constexpr std::chrono::milliseconds first_slice{4};
    static constexpr std::chrono::milliseconds longest_slice{128};

    page_position position_;
    std::vector<hint> all_{};
    std::size_t next_ = 0;
};

namespace detail {

/// The sign of a score that is not known exactly.
[[nodiscard]] constexpr std::string_view sign_in_words(const solve::bounds& b) {
    return b.least > 0    ? "wins"
           : b.most < 0   ? "loses"
           : b.least == 0 ? "does not lose"
           : b.most == 0  ? "does not win"
                          : "unknown";
}

}  // namespace detail

/// The same of a score that may not be known exactly: "wins", "does not lose", "unknown".
constexpr void write_bounds_in_words(core::sink auto& out, const rules& r,
                                     const solve::bounds& known, int free) {
    if (is_exact(known)) return write_score_in_words(out, r, known.least, free);
    core::write(out, detail::sign_in_words(known));
}

/// Which of the hints are of best moves, as far as that is known.
[[nodiscard]] inline std::vector<bool> best_of(const hints& found) {
    int most = -found.position().rules().squares();  // of any move
    for (const hint& h : found.all()) most = (std::max)(most, h.score_bounds().most);
    std::vector<bool> result;
    for (const hint& h : found.all()) result.push_back(h.score_bounds().least >= most);
    return result;
}

/// Writes hints as JSON: the square, the move, the bounds of its score, whether it is best, and the
/// score in words, or what is known of it ("wins", "unknown").
void write_hints(core::sink auto& out, const hints& found) {
    const page_position& p = found.position();
    const int free = p.rules().squares() - p.stones();
    const std::vector<bool> best = best_of(found);
    json::writer json(out);
    json.begin_object();
    json.member("is_done", found.is_done());
    json.key("moves");
    json.array(found.all(), [&, index = std::size_t{0}](const hint& h) mutable {
        const solve::bounds known = h.score_bounds();
        json.begin_object();
        json.member("square", index_of(p.rules(), h.where));
        json.string_member("move", [&](auto& text) {
            notation::print(text, notation::kind::any, p.rules(), h.where, p.to_move());
        });
        json.member("least", known.least);
        json.member("most", known.most);
        const bool is_best = best[index++];
        json.member("is_best", is_best);
        json.string_member(
            "words", [&](auto& text) { write_bounds_in_words(text, p.rules(), known, free); });
        json.end_object();
    });
    json.end_object();
}

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_HINTS_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_EXPLANATION_HPP)
#define INAROW_SINGLE_INAROW_UI_EXPLANATION_HPP
// inarow/ui/explanation.hpp -----------------------------------------------------------------------

/// Why a move is worth what it is: how the game goes on, the better moves, and one sentence.
namespace inarow::inline v0::ui {

/// What a mark on a board says of its square. Of a line: a stone of it, with its number. Better: a
/// move that was better. Threat: the winner of the line can complete a line there at once.
/// Zugzwang: so they can once the other player has had to move.
enum class mark_kind : std::uint8_t { line, better, threat, zugzwang };
inline constexpr auto mark_kind_names =
    core::enum_names_of<mark_kind>("line", "better", "threat", "zugzwang");

struct board_mark {
    square where;
    mark_kind kind;
    player mover;    ///< whose stone lies or would lie there
    int number = 0;  ///< in the line, from 1; of its stones only

    bool operator==(const board_mark&) const = default;
};

/// Where a player who was to move would win at once.
[[nodiscard]] inline std::vector<square> winning_squares(const page_position& p, player side) {
    std::vector<square> result;
    if (p.is_over()) return result;
    auto turned = basic_layout<page_position::capacity>::copy_of(p);
    turned.set_to_move(side);
    const page_position to_move = turned.unchecked();
    to_move.for_each_move([&](square s) {
        if (to_move.after(s).outcome() == won_by(side)) result.push_back(s);
    });
    return result;
}

/// A move explained. It is found in slices, so that a page can stop.
class explanation {
public:
    /// Precondition: the move is legal.
    explanation(const page_position& before, square move)
        : before_{before},
          move_{move},
          reply_{solve::value_query(before.after(move))},
          best_{solve::value_query(before)} {}

    [[nodiscard]] const page_position& before() const { return before_; }
    [[nodiscard]] square(move)() const { return move_; }
    [[nodiscard]] bool is_done() const { return reply_.is_done() && best_.is_done(); }

    /// Searches for a tenth of a second at most.
    void resume(solve::solver& searcher) {
        searcher.set_limit(solve::limit::of_time(std::chrono::milliseconds(100)));
        if (!reply_.is_done())
            (void)searcher.answer(reply_);
        else if (!best_.is_done())
            (void)searcher.answer(best_);
    }

    /// The move and what best play makes of it, to the end as far as it is known.
    [[nodiscard]] std::vector<square> line() const {
        std::vector<square> result{move_};
        result.insert(result.end(), reply_.moves.begin(), reply_.moves.end());
        return result;
    }
    /// The position before a ply of the line; of all its plies, the one at its end.
    [[nodiscard]] page_position at(std::size_t ply) const {
        page_position p = before_;
        for (const square s : line()) {
            if (ply-- == 0) break;
            p = p.after(s);
        }
        return p;
    }
    /// The scores of the player who moves, before the move and after it. Precondition: is_done().
    [[nodiscard]] int score_before() const { return best_.value.score(); }
    [[nodiscard]] int score_after() const { return -reply_.root_value.score(); }
    [[nodiscard]] bool is_best() const { return score_after() == score_before(); }
    /// All best moves, in reading order. Precondition: is_done().
    [[nodiscard]] std::vector<square> best() const {
        return {best_.best.begin(), best_.best.end()};
    }

private:
    page_position before_;
    square move_;
    solve::principal_variation_query<page_position::capacity> reply_;
    solve::best_moves_query<page_position::capacity> best_;
};

/// How a line is won: after the move of that index the other player cannot prevent it.
struct decisive_moment {
    std::size_t ply;              ///< of the line, from 0
    std::vector<square> threats;  ///< where the winner then wins at once; none in a zugzwang
    bool is_zugzwang;             ///< the last move could not be made before the reply
};

/// The moment that decides a line, if the winner makes its last move and the one two plies before.
[[nodiscard]] inline std::optional<decisive_moment> decisive_moment_of(const explanation& why) {
    const std::vector<square> line = why.line();
    const page_position end = why.at(line.size());
    const std::size_t least_plies = 3;
    if (line.size() < least_plies || end.outcome() == outcome::draw) return std::nullopt;
    const std::size_t ply = line.size() - least_plies;
    const player winner = why.at(ply).to_move();
    if (end.outcome() != won_by(winner)) return std::nullopt;
    const page_position after = why.at(ply + 1);
    auto threats = winning_squares(after, winner);
    const bool is_zugzwang = threats.empty() && !(after.check)(line.back()).legal;
    return decisive_moment{ply, (std::move)(threats), is_zugzwang};
}

namespace detail {

/// Writes the sentence of an explanation that is done.
template <core::sink Sink>
class explanation_writer {
public:
    explanation_writer(Sink& out, const explanation& why, bool names_better)
        : out_{out},
          why_{why},
          line_{why.line()},
          mover_{why.before().to_move()},
          names_better_{names_better} {}

    void write() const {
        if (names_columns()) put(names_better_ ? "Column " : "column ");
        notation::print(out_, notation::kind::any, r(), line_[0], mover_);
        verdict();
        story();
        if (names_better_ && !why_.is_best()) better();
    }

private:
    [[nodiscard]] const rules& r() const { return why_.before().rules(); }
    void put(const auto&... parts) const { core::write(out_, parts...); }
    void name(player side) const { put(draw::player_name(r(), side)); }
    [[nodiscard]] bool names_columns() const {
        return notation::default_for(r()) == notation::kind::columns;
    }
    void square_text(square s, player mover) const {
        if (names_columns()) put("column ");
        notation::print(out_, notation::kind::any, r(), s, mover);
    }
    [[nodiscard]] player mover_of(std::size_t ply) const {
        return ply % 2 == 0 ? mover_ : other(mover_);
    }
    void ply_text(std::size_t ply) const { square_text(line_[ply], mover_of(ply)); }
    /// "in 3 moves", of the player who makes the last of that many plies.
    void in_moves(int plies) const {
        const int count = own_moves(plies);
        put("in ", count, count == 1 ? " move" : " moves");
    }
    [[nodiscard]] int plies_before() const {
        const int free = r().squares() - why_.before().stones();
        return value_of(why_.score_before(), r(), free, mover_).plies;
    }
    [[nodiscard]] int plies() const { return static_cast<int>(line_.size()); }

    void verdict() const {
        const int before = why_.score_before();
        const int after = why_.score_after();
        if (after > 0) return is_won(before);
        if (after < 0) return is_lost(before);
        if (before > 0) {
            put(" gives the win away: ");
            name(other(mover_));
            return put(" can hold the draw.");
        }
        put(why_.best().size() == 1 ? " is the only move that holds the draw."
                                    : " holds the draw.");
    }
    void is_won(int before) const {
        if (plies() == 1) return put(" wins at once.");
        put(why_.is_best() ? " is best: " : " still wins, but later: ");
        name(mover_);
        put(" wins ");
        in_moves(plies());
        if (!why_.is_best() && before > 0) {
            put(" instead of ", own_moves(plies_before()));
        }
        put('.');
    }
    void is_lost(int before) const {
        put(why_.is_best() ? " holds out longest: "
            : before > 0   ? " gives the win away: "
            : before == 0  ? " gives the draw away: "
                           : " loses sooner: ");
        name(other(mover_));
        put(" wins ");
        in_moves(plies());
        if (!why_.is_best() && before < 0) put(" instead of ", own_moves(plies_before()));
        put('.');
    }
    void story() const {
        const page_position end = why_.at(line_.size());
        if (end.outcome() == outcome::draw || plies() == 1) return;
        const player last = mover_of(line_.size() - 1);
        if (end.outcome() != won_by(last)) {
            put(" In the end ");
            name(last);
            put(" has to complete a row with ");
            ply_text(line_.size() - 1);
            return put('.');
        }
        const auto moment = decisive_moment_of(why_);
        if (!moment) {
            put(" Then ");
            ply_text(line_.size() - 1);
            return put(" wins at once.");
        }
        put(moment->ply == 0 ? " After " : " In the end, after ");
        ply_text(moment->ply);
        if (moment->ply > 0) put(" (number ", static_cast<int>(moment->ply) + 1, ')');
        put(", ");
        name(other(last));
        reply(*moment, last);
    }
    void reply(const decisive_moment& moment, player winner) const {
        const auto& threats = moment.threats;
        const square answer = line_[line_.size() - 2];
        if (threats.size() > 1) {
            put(" cannot stop both ");
            square_text(threats[0], winner);
            put(" and ");
            square_text(threats[1], winner);
            return put('.');
        }
        const bool is_block = core::contains(threats, answer);
        put(is_block             ? " must block "
            : moment.is_zugzwang ? " has no good move: "
                                 : " has no defense: after ");
        ply_text(line_.size() - 2);
        if (moment.is_zugzwang) {
            put(" lets ");
            name(winner);
            return put(" win on top of it.");
        }
        put(is_block ? ", and then " : ", ");
        ply_text(line_.size() - 1);
        put(" wins.");
    }
    void better() const {
        constexpr std::size_t most_named = 4;
        const auto best = why_.best();
        put(" Better: ", !names_columns() ? "" : best.size() == 1 ? "column " : "columns ");
        for (std::size_t i = 0; i < best.size(); ++i) {
            if (i == most_named) return put(" and others.");
            if (i > 0) put(", ");
            notation::print(out_, notation::kind::any, r(), best[i], mover_);
        }
        put('.');
    }

    Sink& out_;               // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    const explanation& why_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::vector<square> line_;
    player mover_;
    bool names_better_;
};

}  // namespace detail

/// Writes what happens: "Column 4 gives the win away: Red wins in 9 moves. In the end, after column
/// 1 (number 15), Yellow must block column 3, and then column 5 wins. Better: column 2.", with the
/// numbers of the marks; or without the better moves, to go on after "Wrong: ". Before it is done,
/// that nothing is proven.
void write_explanation_sentence(core::sink auto& out, const explanation& why,
                                bool names_better = true) {
    if (why.is_done()) return detail::explanation_writer(out, why, names_better).write();
    core::write(out, "What ");
    notation::print(out, notation::kind::any, why.before().rules(), (why.move)(),
                    why.before().to_move());
    core::write(out, " is worth is not proven.");
}

/// The marks of an explanation. Until it is done, of the move alone.
[[nodiscard]] inline std::vector<board_mark> marks_of(const explanation& why) {
    std::vector<board_mark> result;
    player mover = why.before().to_move();
    const auto line = why.is_done() ? why.line() : std::vector{(why.move)()};
    for (const square s : line) {
        const int number = static_cast<int>(result.size()) + 1;
        result.push_back({s, mark_kind::line, mover, number});
        mover = other(mover);
    }
    if (!why.is_done()) return result;
    if (!why.is_best())
        for (const square s : why.best())
            result.push_back({s, mark_kind::better, why.before().to_move()});
    if (const auto moment = decisive_moment_of(why)) {
        const player winner = other(mover);
        for (const square s : moment->threats) result.push_back({s, mark_kind::threat, winner});
        if (moment->is_zugzwang) result.push_back({line.back(), mark_kind::zugzwang, winner});
    }
    return result;
}

/// Writes the member "marks" of an object.
template <core::sink Sink>
void write_marks(json::writer<Sink>& json, const rules& r, const std::vector<board_mark>& marks) {
    json.key("marks");
    json.array(marks, [&](const board_mark& m) {
        json.begin_object();
        json.member("square", index_of(r, m.where));
        json.member("kind", mark_kind_names[m.kind]);
        json.member("mover", name_of(m.mover));
        json.key("number");
        m.number > 0 ? json.value(m.number) : json.null();
        json.string_member("text", [&](auto& text) {
            notation::print(text, notation::kind::any, r, m.where, m.mover);
        });
        json.end_object();
    });
}

/// Writes an explanation as JSON: whether it is done, the sentence, the texts of the moves of the
/// line, and the marks; squares are numbers in reading order.
void write_explanation(core::sink auto& out, const explanation& why) {
    const rules& r = why.before().rules();
    json::writer json(out);
    json.begin_object();
    json.member("is_done", why.is_done());
    json.string_member("sentence", [&](auto& text) { write_explanation_sentence(text, why); });
    write_marks(json, r, marks_of(why));
    json.end_object();
}

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_EXPLANATION_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_HEADLINE_HPP)
#define INAROW_SINGLE_INAROW_UI_HEADLINE_HPP
// inarow/ui/headline.hpp --------------------------------------------------------------------------

namespace inarow::inline v0::ui {

/// Writes the status of a game for those who play it, without a full stop: "Your turn", "Computer's
/// turn" or "Red's turn"; "You win", "You lose", "Yellow wins" or "Draw". "You" is the only person
/// of a game against the computer.
void write_headline(core::sink auto& out, const state& s) {
    const position& p = s.position();
    const auto is_computer = [&](player side) {
        return s.controller_of(side) == controller::computer;
    };
    const bool is_against_computer = is_computer(first) != is_computer(second);
    const auto name = [&](player side) { return draw::player_name(p.rules(), side); };
    if (p.outcome() == outcome::draw) return core::write(out, "Draw");
    if (p.is_over()) {
        const player winner = p.outcome() == outcome::first_won ? first : second;
        if (!is_against_computer) return core::write(out, name(winner), " wins");
        return core::write(out, is_computer(winner) ? "You lose" : "You win");
    }
    const player side = p.to_move();
    if (!is_against_computer) return core::write(out, name(side), "'s turn");
    core::write(out, is_computer(side) ? "Computer's turn" : "Your turn");
}

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_HEADLINE_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_SGF_VARIATIONS_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_SGF_VARIATIONS_HPP
// inarow/notation/sgf_variations.hpp --------------------------------------------------------------

/// The variations of a game in the Smart Game Format, as lists of moves from the start.
namespace inarow::inline v0::notation {

namespace detail {

/// Reads the tree of a game, each variation to its end.
template <int Capacity>
class sgf_variations_reader {
public:
    using result = std::expected<std::vector<std::vector<square>>, sgf_error>;

    sgf_variations_reader(core::string_view text, const basic_position<Capacity>& start)
        : input_{text}, game_{start} {}

    [[nodiscard]] result read(std::size_t max_count) {
        for (skip_spaces(input_); !input_.at_end() && all_.size() < max_count;
             skip_spaces(input_)) {
            if (input_.skip('(')) {
                opened_at_.push_back(game_.ply());
            } else if (input_.skip(';')) {
                is_at_end_ = true;
            } else if (input_.skip(')')) {
                close();
            } else if (const auto read = read_moves(); !read) {
                return std::unexpected(read.error());
            }
        }
        return (std::move)(all_);
    }

private:
    void close() {
        if (is_at_end_) all_.emplace_back(game_.moves().begin(), game_.moves().end());
        is_at_end_ = false;
        if (opened_at_.empty()) return;
        (void)game_.undo(game_.ply() - opened_at_.back());
        opened_at_.pop_back();
    }
    [[nodiscard]] std::expected<void, sgf_error> read_moves() {
        std::expected<void, sgf_error> done;
        read_property(input_, 0, [&](const sgf_value& v) {
            if (done) done = apply_sgf_move(v, game_);
        });
        if (!done || !input_.failed) return done;
        return std::unexpected(
            sgf_error{input_.error, input_.error.offset, game_.ply(), game_.rules(), {}});
    }

    reader input_;
    basic_game<Capacity> game_;
    std::vector<int> opened_at_{};  ///< the number of moves before each open tree
    bool is_at_end_ = false;        ///< no other node has followed the last one
    std::vector<std::vector<square>> all_{};
};

/// Writes variations as a tree.
template <int Capacity>
class sgf_variations_printer {
public:
    explicit sgf_variations_printer(const basic_position<Capacity>& start) : start_{start} {}

    /// Writes neighbours that share `ply` moves, from that ply on.
    void print(core::sink auto& out, std::span<const std::vector<square>> all, std::size_t ply) {
        const std::vector<square>& main = all.front();
        for (; ply < main.size() && count_with(all, ply, main[ply]) == all.size(); ++ply)
            print_sgf_move(out, main[ply], start_.mover(static_cast<int>(ply)));
        if (all.size() == 1) return;
        while (!all.empty()) {
            const std::size_t count = count_with(all, ply, all.front()[ply]);
            core::write(out, '(');
            print(out, all.first(count), ply);
            core::write(out, ')');
            all = all.subspan(count);
        }
    }

private:
    /// How many at the front have that move there.
    [[nodiscard]] static std::size_t count_with(std::span<const std::vector<square>> all,
                                                std::size_t ply, square s) {
        std::size_t count = 0;
        while (count < all.size() && ply < all[count].size() && all[count][ply] == s) ++count;
        return count;
    }

    basic_game<Capacity> start_;
};

}  // namespace detail

/// Parses the variations of a game that parse_sgf accepts and that starts there, in the order of
/// the text; no more than that many. Refused if a move of one is illegal.
template <int Capacity>
[[nodiscard]] std::expected<std::vector<std::vector<square>>, sgf_error> parse_sgf_variations(
    core::string_view text, const basic_position<Capacity>& start, std::size_t max_count) {
    return detail::sgf_variations_reader<Capacity>(text, start).read(max_count);
}

/// Writes variations as one game, the first as its main line, whose result it has.
/// Precondition: can_print_sgf(start.rules()); those that share moves are neighbours, and none is
/// the beginning of another.
template <int Capacity>
void print_sgf_variations(core::sink auto& out, const basic_position<Capacity>& start,
                          std::span<const std::vector<square>> all) {
    basic_game<Capacity> main(start);
    for (const square s : all.front()) (void)main.apply(s);
    detail::print_sgf_begin(out, main);
    detail::sgf_variations_printer<Capacity>(start).print(out, all, 0);
    core::write(out, ')');
}

}  // namespace inarow::inline v0::notation

#endif  // INAROW_SINGLE_INAROW_NOTATION_SGF_VARIATIONS_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_STATE_TEXT_HPP)
#define INAROW_SINGLE_INAROW_UI_STATE_TEXT_HPP
// inarow/ui/state_text.hpp ------------------------------------------------------------------------

/// A state as text, in links and files: `rules=7x6/4/drop&moves=4453&second=computer`. Keys with
/// their default value may be left out, and are; a line may end where `&` stands. Keys of others,
/// such as `utm_source`, are passed over. The reason of a refusal is not part of it.
///
/// rules=RULES, with /second if the second player started; position=ROWS, the board that the game
/// begins with, if it is not empty; moves=LIST once the game is started,
/// columns of one digit without a separator, else separated by commas, with each other variation in
/// parentheses after the move in place of which it begins, as in chess; variation=NUMBER of the one
/// that is shown, if it is not the main one; ply=NUMBER if moves of it are undone;
/// starter=first|second|toss; first=person|computer; second=person|computer; first-level=NUMBER and
/// second-level=NUMBER, how strong the computer is there; hints=off|on.
namespace inarow::inline v0::ui {

/// A word that is none of these.
struct not_one_of {
    std::span<const core::string_view> words;

    bool operator==(const not_one_of& other) const { return words.data() == other.words.data(); }
};
/// A key for the second time.
struct repeated {
    bool operator==(const repeated&) const = default;
};
/// A ply without moves.
struct without_moves {
    bool operator==(const without_moves&) const = default;
};

/// A parenthesis in a list of moves that begins or ends no variation.
struct misplaced_parenthesis {
    enum class problem : std::uint8_t {
        not_closed,
        not_opened,
        without_move,  ///< in place of which the variation could begin
    };
    problem what;
    int moves;  ///< before it

    bool operator==(const misplaced_parenthesis&) const = default;
};

/// A position that no game reaches.
struct refused_position {
    illegal_layout why;
    inarow::rules rules;
    player to_move;

    constexpr bool operator==(const refused_position&) const = default;
};

/// What is wrong with a text.
using unreadable_reason =
    std::variant<not_one_of, repeated, without_moves, misplaced_parenthesis, notation::syntax_error,
                 illegal_rules, refused_position, refused_move, no_such_ply, no_such_variation,
                 too_many_variations, solve::illegal_level>;

/// Why the text of a state or an action cannot be read.
struct unreadable {
    /// Longer than every word that means something; longer words are cut.
    using word = core::fixed_string<24>;

    word key;   ///< whose value it is, such as "moves"; empty where a key or verb was expected
    word text;  ///< what cannot be read
    unreadable_reason why;

    bool operator==(const unreadable&) const = default;
};

namespace detail {

enum class toggle : std::uint8_t { off, on };
inline constexpr auto toggle_names = core::enum_names_of<toggle>("off", "on");

enum class state_key : std::uint8_t {
    rules,
    position,
    moves,
    variation,
    ply,
    starter,
    first,
    second,
    first_level,
    second_level,
    hints
};
inline constexpr auto state_keys =
    core::enum_names_of<state_key>("rules", "position", "moves", "variation", "ply", "starter",
                                   "first", "second", "first-level", "second-level", "hints");

/// Parses the number of a level.
[[nodiscard]] inline std::expected<solve::level, unreadable_reason> parse_level(
    std::string_view text) {
    notation::reader input{text};
    const auto number = input.result(input.number(notation::expected_token::a_number));
    if (!number) return std::unexpected(number.error());
    const auto read = solve::level::create(*number);
    if (!read) return std::unexpected(read.error());
    return *read;
}

/// Parses a position that a game can reach. Precondition: the rules are valid.
[[nodiscard]] inline std::expected<position, unreadable_reason> parse_reachable(
    const rules& r, std::string_view text) {
    const auto read = notation::parse_position(*layout::start(r), text);
    if (!read) return std::unexpected(read.error());
    auto reached = read->checked();
    if (!reached)
        return std::unexpected(refused_position{reached.error(), r, read->unchecked().to_move()});
    return *(std::move)(reached);
}

/// Takes what stands before the first separator off the front of a text.
[[nodiscard]] inline std::string_view take_token(std::string_view& text,
                                                 std::string_view separators) {
    const std::size_t end = text.find_first_of(separators);
    const std::string_view result = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return result;
}

}  // namespace detail

namespace detail {

/// What goes between moves in the text of a state.
[[nodiscard]] inline std::string_view move_separator(const rules& r) {
    return notation::separator_for(notation::kind::any, r).empty() ? "" : ",";
}

/// Writes variations as a list of moves with parentheses.
template <core::sink Sink>
class variations_printer {
public:
    variations_printer(Sink& out, const game& g) : out_{out}, game_{g} {}

    /// Writes neighbours that share `ply` moves, from that ply on.
    void print(std::span<const variation> all, std::size_t ply) {
        const variation& main = all.front();
        for (; ply < main.size(); ++ply) {
            print_move(main, ply);
            for (std::size_t begin = 0; begin < all.size();) {
                const auto group = with_the_same_move(all.subspan(begin), ply);
                if (shared_plies(group.front(), main) == ply) print_in_parentheses(group, ply);
                begin += group.size();
            }
        }
    }

private:
    /// Those at the front that share the first `ply` moves and the next one.
    [[nodiscard]] static std::span<const variation> with_the_same_move(
        std::span<const variation> all, std::size_t ply) {
        std::size_t count = 1;
        while (count < all.size() && shared_plies(all[count], all.front()) > ply) ++count;
        return all.first(count);
    }
    void print_in_parentheses(std::span<const variation> group, std::size_t ply) {
        core::write(out_, '(');
        needs_separator_ = false;
        print(group, ply);
        core::write(out_, ')');
        needs_separator_ = false;
    }
    void print_move(const variation& v, std::size_t ply) {
        if (needs_separator_) core::write(out_, move_separator(game_.rules()));
        needs_separator_ = true;
        notation::print(out_, notation::kind::any, game_.rules(), v[ply],
                        game_.mover(static_cast<int>(ply)));
    }

    Sink& out_;         // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    const game& game_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    bool needs_separator_ = false;
};

}  // namespace detail

namespace detail {

/// Writes the rules of a game, and the position that it begins with unless its board is empty.
inline void print_start(core::sink auto& out, const position& start, const rules& r) {
    core::write(out, "rules=");
    notation::print_rules(out, r);
    if (start.stones() == 0) return;
    core::write(out, "&position=");
    notation::print_rows(out, start);
}

}  // namespace detail

/// Writes a started game without settings, `rules=3x3/3&moves=b2,a1`, with the given moves.
inline void print_started_game(core::sink auto& out, const game& g, const variation& moves) {
    detail::print_start(out, start_of(g), g.rules());
    core::write(out, "&moves=");
    detail::variations_printer(out, g).print({&moves, 1}, 0);
}

/// Writes a state in the form that parse_state reads.
inline void print_state(core::sink auto& out, const state& s) {
    // What of a state is not written: a new member does not compile until this has decided.
    [[maybe_unused]] const auto& [start, game, undone, variations, is_started, starts, controllers,
                                  levels, has_hints, max_side, refused] = s;
    detail::print_start(out, s.start, s.rules());
    if (s.is_started) {
        core::write(out, "&moves=");
        detail::variations_printer(out, s.game).print(s.variations.with(s.moves()), 0);
    }
    if (s.variations.number() != 1) core::write(out, "&variation=", s.variations.number());
    if (!s.undone.empty()) core::write(out, "&ply=", s.game.ply());
    if (s.starter != starter::first) core::write(out, "&starter=", starter_names[s.starter]);
    for (const player side : {first, second})
        if (s.controller_of(side) != controller::person)
            core::write(out, '&', name_of(side), '=', controller_names[s.controller_of(side)]);
    for (const player side : {first, second})
        if (!s.level_of(side).is_highest())
            core::write(out, '&', name_of(side), "-level=", s.level_of(side).number());
    if (s.has_hints) core::write(out, "&hints=on");
}

/// What could be read of the text of a state.
struct partial_state {
    ui::state state;
    std::optional<unreadable> unread;  ///< the first thing that could not be, if there is one

    bool operator==(const partial_state&) const = default;
};

namespace detail {

/// Parses what can be read of the text of a state.
class state_reader {
    using enum misplaced_parenthesis::problem;

public:
    explicit state_reader(int max_side) : max_side_{max_side} {}

    [[nodiscard]] std::expected<partial_state, unreadable> read(std::string_view text) {
        if (!split(text) || !read_rules()) return std::unexpected(*error_);
        read_settings();
        read_moves();
        read_variation();
        read_ply();
        return partial_state{*(std::move)(result_), error_};
    }

private:
    /// Refuses a text in which no key is known: it is none of a state.
    bool split(std::string_view text) {
        std::optional<std::string_view> unknown;
        bool is_known = false;
        while (!text.empty()) {
            std::string_view value = take_token(text, "&\r\n");
            if (value.empty()) continue;
            const std::string_view key = take_token(value, "=");
            const std::size_t index = state_keys.find(key);
            if (index == state_keys.size()) {
                if (!unknown) unknown = key;
                continue;
            }
            if (values_.at(index)) return fail({}, key, repeated{});
            values_.at(index) = value;
            is_known = true;
        }
        return is_known || !unknown || fail({}, *unknown, not_one_of{state_keys.names});
    }
    bool read_rules() {
        const std::string_view text = value_of(state_key::rules).value_or("tic-tac-toe");
        const auto r = notation::parse_rules(text);
        if (!r) return fail("rules", text, r.error());
        auto made = state::create(*r, max_side_);
        if (!made) return fail("rules", text, made.error());
        result_.emplace(*(std::move)(made));
        result_->is_started = value_of(state_key::moves).has_value();
        if (result_->is_started) begin(position::start_unchecked(*r));
        return read_position(*r);
    }
    bool read_position(const rules& r) {
        const auto text = value_of(state_key::position);
        if (!text) return true;
        const auto read = parse_reachable(r, *text);
        if (!read) return fail("position", *text, read.error());
        if (read->stones() > 0) begin(*read);
        return true;
    }
    void begin(const position& start) {
        result_->start = start;
        result_->game = inarow::game(start);
    }
    void read_settings() {
        auto& [of_first, of_second] = result_->controllers;
        auto& [first_level, second_level] = result_->levels;
        read_word(state_key::starter, starter_names, result_->starter);
        read_word(state_key::first, controller_names, of_first);
        read_word(state_key::second, controller_names, of_second);
        read_level(state_key::first_level, first_level);
        read_level(state_key::second_level, second_level);
        read_word(state_key::hints, toggle_names, result_->has_hints);
    }
    /// Makes the moves before the first that is refused.
    void read_moves() {
        std::string_view text = value_of(state_key::moves).value_or("");
        while (!text.empty() && read_moves_until_parenthesis(text) && read_parenthesis(text)) {
        }
        if (!open_.empty()) fail_parenthesis(not_closed, open_.back().before.ply() - 1);
        while (!open_.empty()) close_variation();
        variation main = result_->game.moves();
        for (variation& each : closed_) result_->variations.add((std::move)(each), main);
        while (result_->game.ply() < static_cast<int>(main.size()))
            (void)result_->game.apply(main[static_cast<std::size_t>(result_->game.ply())]);
    }
    bool read_moves_until_parenthesis(std::string_view& text) {
        const std::size_t end = (std::min)(text.find_first_of("()"), text.size());
        std::string_view moves = text.substr(0, end);
        text.remove_prefix(end);
        while (!moves.empty()) {
            const auto made = notation::apply_moves(result_->game, take_token(moves, ", +\t"));
            if (made) continue;
            const auto& [number, offset, refused, why] = made.error();
            return fail("moves", refused.view(), refused_move{why, refused, result_->rules()});
        }
        return true;
    }
    bool read_parenthesis(std::string_view& text) {
        if (text.empty()) return true;
        const bool is_opening = text.front() == '(';
        text.remove_prefix(1);
        if (is_opening) return open_variation();
        if (open_.empty()) return fail_parenthesis(not_opened, result_->game.ply());
        close_variation();
        return true;
    }
    bool open_variation() {
        const int plies_before = open_.empty() ? 0 : open_.back().before.ply() - 1;
        const int ply = result_->game.ply();
        if (ply == plies_before) return fail_parenthesis(without_move, ply);
        if (closed_.size() + 1 == variations::max_count)
            return fail("moves", {}, too_many_variations{});
        open_.push_back({result_->game, closed_.size()});
        closed_.emplace_back();
        (void)result_->game.undo();
        return true;
    }
    void close_variation() {
        closed_[open_.back().index] = result_->game.moves();
        result_->game = (std::move)(open_.back().before);
        open_.pop_back();
    }
    bool fail_parenthesis(misplaced_parenthesis::problem what, int moves) {
        return fail("moves", {}, misplaced_parenthesis{what, moves});
    }
    void read_variation() {
        const auto number = read_number(state_key::variation);
        if (!number) return;
        const int count = result_->variations.count();
        if (*number < 1 || *number > count) {
            fail("variation", *value_of(state_key::variation), no_such_variation{*number, count});
        } else if (*number != 1) {
            const variation shown = result_->variations.show(result_->game.moves(), *number);
            result_->game = inarow::game(result_->start);
            for (const square s : shown) (void)result_->game.apply(s);
        }
    }
    void read_ply() {
        const auto ply = read_number(state_key::ply);
        if (!ply) return;
        if (const int last = result_->game.ply(); *ply > last) {
            fail("ply", *value_of(state_key::ply), no_such_ply{*ply, last});
            return;
        }
        while (result_->game.ply() > *ply) {
            result_->undone.push_back(result_->game.moves().back());
            (void)result_->game.undo();
        }
    }
    /// A number that goes with moves.
    [[nodiscard]] std::optional<int> read_number(state_key key) {
        const auto text = value_of(key);
        if (!text) return std::nullopt;
        const auto refuse = [&](const auto& why) {
            fail(state_keys[key], *text, why);
            return std::nullopt;
        };
        if (!result_->is_started) return refuse(without_moves{});
        notation::reader input{*text};
        const auto number = input.result(input.number(notation::expected_token::a_number));
        if (!number) return refuse(number.error());
        return *number;
    }

    void read_word(state_key key, const auto& names, auto& value) {
        const auto text = value_of(key);
        if (!text) return;
        if (const std::size_t index = names.find(*text); index < names.size())
            value = static_cast<std::remove_reference_t<decltype(value)>>(index);
        else
            fail(state_keys[key], *text, not_one_of{names.names});
    }
    void read_level(state_key key, solve::level& value) {
        const auto text = value_of(key);
        if (!text) return;
        if (const auto read = parse_level(*text))
            value = *read;
        else
            fail(state_keys[key], *text, read.error());
    }
    [[nodiscard]] std::optional<std::string_view> value_of(state_key key) const {
        return values_.at(static_cast<std::size_t>(key));
    }
    /// Keeps the first reason.
    bool fail(std::string_view key, std::string_view text, const unreadable_reason& why) {
        if (!error_) error_ = unreadable{key, text, why};
        return false;
    }

    int max_side_;
    std::array<std::optional<std::string_view>, state_keys.size()> values_{};
    std::optional<state> result_{};
    std::optional<unreadable> error_{};

    /// A variation whose end has not been read.
    struct begun_variation {
        game before;        ///< in place of whose last move it begins
        std::size_t index;  ///< among the closed ones: they are in the order of their begins
    };
    std::vector<begun_variation> open_{};
    std::vector<variation> closed_{};
};

}  // namespace detail

/// Parses what can be read of the text of a state: settings that cannot be have their default
/// values, and the moves end before the first that is refused. Refused if there are no rules to
/// play by, a key is repeated, or no key is known.
[[nodiscard]] inline std::expected<partial_state, unreadable> parse_partial_state(
    std::string_view text, int max_side = max_page_side) {
    return detail::state_reader(max_side).read(text);
}

/// Parses the text of a state, all of it but for unknown keys.
[[nodiscard]] inline std::expected<state, unreadable> parse_state(std::string_view text,
                                                                  int max_side = max_page_side) {
    auto read = parse_partial_state(text, max_side);
    if (!read) return std::unexpected(read.error());
    if (read->unread) return std::unexpected(*read->unread);
    return (std::move)(read->state);
}

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_STATE_TEXT_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_MESSAGES_HPP)
#define INAROW_SINGLE_INAROW_UI_MESSAGES_HPP
// inarow/ui/messages.hpp --------------------------------------------------------------------------

/// Why an action was refused, or a text could not be read, as one sentence.
namespace inarow::inline v0::ui {

/// Longer than any of these sentences.
inline constexpr std::size_t sentence_capacity = 2 * messages::sentence_capacity;
using sentence_text = core::fixed_string<sentence_capacity>;

namespace detail {

/// Writes a refusal, or why a text cannot be read.
template <core::sink Sink>
class sentence_writer {
public:
    explicit sentence_writer(Sink& out) : out_{out} {}

    void operator()(not_now why) const {
        constexpr auto sentences = core::enum_names_of<not_now>(
            "The game has not been started yet.",
            "The game has already been started: reset it first.", "It is the computer's turn.",
            "It is not the computer's turn.", "There is nothing to redo: no move was taken back.",
            "This is the main variation already.", "There is no other variation.");
        core::write(out_, sentences[why]);
    }
    void operator()(const refused_position& p) const {
        messages::write_refusal(out_, p.rules, p.why, p.to_move);
    }
    void operator()(const refused_move& m) const {
        messages::write_refusal(out_, m.rules, m.why, m.text);
    }
    void operator()(const illegal_rules& why) const {
        if (why.which != illegal_rules::number::run && why.value > why.most) {
            core::write(out_, "The board is too large: it has ");
            messages::write_number_read(out_, why.value);
            core::write(out_, why.which == illegal_rules::number::columns ? " columns" : " rows");
            return core::write(out_, ", but there is room for ", why.most, " here.");
        }
        messages::write_refusal(out_, why);
    }
    void operator()(const illegal_take_back& why) const { messages::write_refusal(out_, why); }
    void operator()(const no_such_ply& why) const {
        core::write(out_, "There is no ply ", why.asked, ": the game has ", why.last, '.');
    }
    void operator()(const no_such_variation& why) const {
        core::write(out_, "There is no variation ", why.asked, ": the game has ", why.count, '.');
    }
    void operator()(const too_many_variations& /*why*/) const {
        core::write(out_, "There are ", variations::max_count,
                    " variations, the most that a game can have: remove one first.");
    }
    void operator()(const solve::illegal_level& why) const {
        core::write(out_, "There is no level ", why.number, ": the levels are ", why.least, " to ",
                    why.most, '.');
    }

    void operator()(const unreadable& u) const {
        if (!u.key.view().empty()) core::write(out_, u.key, ": ");
        std::visit([&](const auto& why) { unread(u, why); }, u.why);
    }

private:
    void unread(const unreadable& u, const not_one_of& why) const {
        write_text(u);
        core::write(out_, " is not one of ");
        for (std::size_t i = 0; i < why.words.size(); ++i)
            core::write(out_, i == 0 ? "" : ", ", why.words[i]);
        core::write(out_, '.');
    }
    void unread(const unreadable& u, const repeated& /*why*/) const {
        write_text(u);
        core::write(out_, " is given twice.");
    }
    void unread(const unreadable& /*text*/, const without_moves& /*why*/) const {
        core::write(out_, "it needs moves.");
    }
    void unread(const unreadable& /*text*/, const misplaced_parenthesis& why) const {
        using enum misplaced_parenthesis::problem;
        const auto after_moves = [&] {
            core::write(out_, " after ", why.moves, why.moves == 1 ? " move" : " moves");
        };
        switch (why.what) {
            case not_closed:
                core::write(out_, "The variation");
                after_moves();
                return core::write(out_, " has no end: expected a closing parenthesis.");
            case not_opened:
                core::write(out_, "The closing parenthesis");
                after_moves();
                return core::write(out_, " ends no variation.");
            case without_move:
                core::write(out_, "The variation");
                after_moves();
                return core::write(out_, " begins in place of no move.");
            default: break;
        }
    }
    void unread(const unreadable& u, const notation::syntax_error& why) const {
        write_text(u);
        core::write(out_, " cannot be read: ");
        messages::write_expected(out_, why);
        core::write(out_, '.');
    }
    void unread(const unreadable& /*text*/, const auto& why) const { (*this)(why); }

    void write_text(const unreadable& u) const {
        const bool is_cut = u.text.size() == std::size(u.text.characters_);
        messages::write_quoted(out_, u.text, is_cut);
    }

    Sink& out_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

}  // namespace detail

/// Why the last action was refused: "Move 3: first (X) cannot play "b2": b2 is already taken by
/// second (O)."; empty when it was not.
[[nodiscard]] inline sentence_text sentence(const state& s) {
    sentence_text result;
    if (s.refused) std::visit(detail::sentence_writer(result), *s.refused);
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

/// The same where the rest of the text was read: "The link cannot be read whole: ..."
[[nodiscard]] inline sentence_text sentence_of_part(std::string_view what, const unreadable& why) {
    sentence_text result;
    core::write(result, what, " cannot be read whole: ");
    detail::sentence_writer{result}(why);
    return result;
}

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_MESSAGES_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_PLAYER_NAMES_HPP)
#define INAROW_SINGLE_INAROW_UI_PLAYER_NAMES_HPP
// inarow/ui/player_names.hpp ----------------------------------------------------------------------

namespace inarow::inline v0::ui {

/// Writes a sentence of messages/ with players called so: "Yellow has won." for "first (X) has
/// won."
constexpr void write_with_player_names(core::sink auto& out, const rules& r,
                                       std::string_view sentence) {
    struct replacement {
        std::string_view part;
        std::string_view before;  ///< the name
        player side;
        std::string_view after;
    };
    constexpr replacement replacements[] = {{"first (X)", "", first, ""},
                                            {"second (O)", "", second, ""},
                                            {" X and ", " ", first, " and "},
                                            {" O it ", " ", second, " it "}};
    while (!sentence.empty()) {
        const replacement* found = nullptr;
        for (const replacement& each : replacements)
            if (sentence.starts_with(each.part)) found = &each;
        if (found == nullptr) {
            core::write(out, sentence.front());
            sentence.remove_prefix(1);
        } else {
            core::write(out, found->before, draw::player_name(r, found->side), found->after);
            sentence.remove_prefix(found->part.size());
        }
    }
}

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_PLAYER_NAMES_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_EXPORT_HPP)
#define INAROW_SINGLE_INAROW_UI_EXPORT_HPP
// inarow/ui/export.hpp ----------------------------------------------------------------------------

/// A game as text, to be taken elsewhere.
namespace inarow::inline v0::ui {

/// What is exported beside the moves in a notation.
enum class document : std::uint8_t {
    position,  ///< on one line
    drawing,   ///< of characters
    svg,
    sgf,
    program,  ///< in C++, with the game as a type
    state,    ///< all there is
};
inline constexpr auto document_names =
    core::enum_names_of<document>("position", "drawing", "picture", "sgf", "program", "state");
inline constexpr auto document_titles = core::enum_names_of<document>(
    "Position", "Drawing", "Picture (SVG)", "Game (SGF)", "Program (C++)", "State");

/// The moves in each notation but `any`, then each document: a format is one of these, by its
/// index.
class export_format {
public:
    static constexpr std::size_t notations = notation::kind_names.size() - 1;
    static constexpr std::size_t count = notations + document_names.size();

    /// Precondition: index < count.
    explicit constexpr export_format(std::size_t index) : index_{index} {}
    constexpr export_format(notation::kind k) : index_{static_cast<std::size_t>(k) - 1} {}
    constexpr export_format(document d) : index_{notations + static_cast<std::size_t>(d)} {}

    [[nodiscard]] static constexpr std::optional<export_format> find(std::string_view name) {
        for (std::size_t i = 0; i < count; ++i)
            if (export_format(i).name() == name) return export_format(i);
        return std::nullopt;
    }

    [[nodiscard]] constexpr bool has_moves() const { return index_ < notations; }
    /// Precondition: has_moves().
    [[nodiscard]] constexpr notation::kind notation() const {
        return static_cast<notation::kind>(index_ + 1);
    }
    /// Precondition: !has_moves().
    [[nodiscard]] constexpr document what() const {
        return static_cast<document>(index_ - notations);
    }
    /// One word, such as "algebraic" or "position".
    [[nodiscard]] constexpr std::string_view name() const {
        return has_moves() ? notation::kind_names[notation()] : document_names[what()];
    }
    /// For people who choose one, such as "Algebraic (b3)".
    [[nodiscard]] constexpr std::string_view title() const {
        return has_moves() ? notation::kind_titles[notation()] : document_titles[what()];
    }
    /// Whether a game of these rules can be exported so.
    [[nodiscard]] constexpr bool supports(const rules& r) const {
        if (has_moves()) return notation::can_print(notation(), r);
        return what() != document::sgf || notation::can_print_sgf(r);
    }
    constexpr bool operator==(const export_format&) const = default;

private:
    std::size_t index_;
};

namespace detail {

/// What holds of a game of that status, as the query of game types is named.
[[nodiscard]] constexpr std::string_view status_query(status s) {
    switch (s) {
        case status::fresh: return "is_fresh";
        case status::ongoing: return "is_ongoing";
        case status::drawn: return "is_drawn";
        case status::first_won: return "first_has_won";
        case status::second_won: return "second_has_won";
        default: break;
    }
    return "is_ongoing";
}

/// Writes a program with the game as a type.
void print_program(core::sink auto& out, const game& g) {
    constexpr int moves_per_line = 12;
    core::write(out, "#include <inarow.hpp>\n\nusing namespace inarow;\n\nusing start = ");
    const position start = start_of(g);
    core::write(out, start.stones() == 0 ? "new_game<" : "set_up<");
    notation::print_rules_in_cpp(out, g.rules());
    if (start.stones() > 0) {
        core::write(out, ", \"");
        notation::print_rows(out, start);
        core::write(out, '"');
    }
    core::write(out, ">;\nusing game = ");
    if (g.ply() == 0) {
        core::write(out, "start");
    } else {
        core::write(out, "play<start");
        const std::string_view quote =
            notation::default_for(g.rules()) == notation::kind::columns ? "" : "\"";
        int ply = 0;
        for (const square s : g.moves()) {
            core::write(out,
                        ply % moves_per_line == 0 && ply != 0 ? ",\n                  " : ", ");
            core::write(out, quote);
            notation::print(out, notation::kind::any, g.rules(), s, g.mover(ply));
            core::write(out, quote);
            ++ply;
        }
        core::write(out, '>');
    }
    core::write(out, ";\n\nstatic_assert(", status_query(g.status()), "<game>);\n");
}

}  // namespace detail

/// Writes a game, up to the ply that is shown; in SGF with all moves and variations. Precondition:
/// format.supports(s.rules()).
void export_as(core::sink auto& out, export_format format, const state& s) {
    if (format.has_moves()) return notation::print_moves(out, s.game, format.notation());
    const position& current = s.position();
    const auto& moves = s.game.moves();
    switch (format.what()) {
        case document::position: return notation::print_position(out, current);
        case document::drawing: return draw::board(out, current);
        case document::svg:
            return draw::svg(out, current,
                             {.marked = moves.empty() ? draw::nowhere : moves.back()});
        case document::sgf:
            return notation::print_sgf_variations(out, start_of(s.game),
                                                  s.variations.with(s.moves()));
        case document::program: return detail::print_program(out, s.game);
        case document::state: return print_state(out, s);
        default: break;
    }
}

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_EXPORT_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_RULES_SENTENCE_HPP)
#define INAROW_SINGLE_INAROW_UI_RULES_SENTENCE_HPP
// inarow/ui/rules_sentence.hpp --------------------------------------------------------------------

namespace inarow::inline v0::ui {

/// Writes what ends a game of these rules, and for whom: "The first to make 4 or more in a row
/// wins."; and if no row fits on the board, that every game is a draw.
constexpr void write_rules_sentence(core::sink auto& out, const rules& r) {
    // How stones come onto the board and who starts is said elsewhere.
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        r;
    switch (r.length) {
        case line_length::at_least:
            core::write(out, "The first to make ", r.run, " or more in a row ");
            break;
        case line_length::exactly:
            core::write(out, "The first to make exactly ", r.run, " in a row ");
            break;
        default: break;
    }
    switch (r.convention) {
        case convention::normal: core::write(out, "wins"); break;
        case convention::misere: core::write(out, "loses"); break;
        default: break;
    }
    core::write(out, r.length == line_length::exactly ? "; a longer row does not count." : ".");
    switch (r.edges) {
        case edges::bounded: break;
        case edges::wrapping: core::write(out, " Rows go on at the opposite edge."); break;
        default: break;
    }
    if (!has_lines(r))
        core::write(out, " No row of ", r.run, " fits on this board: every game is a draw.");
}

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_RULES_SENTENCE_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_VIEW_HPP)
#define INAROW_SINGLE_INAROW_UI_VIEW_HPP
// inarow/ui/view.hpp ------------------------------------------------------------------------------

/// A state as JSON, with everything that a page shows of it, so that the page decides nothing.
namespace inarow::inline v0::ui {

namespace detail {

/// Writes a view, member by member.
template <core::sink Sink>
class view_writer {
public:
    view_writer(Sink& out, const state& s, std::string_view refusal_text)
        : json_(out), state_{s}, position_{s.position()}, refusal_{refusal_text} {}

    void write() {
        json_.begin_object();
        json_.string_member("state", [&](auto& out) { print_state(out, state_); });
        // Without settings, so that the engine is asked about equal games by equal texts.
        json_.string_member("shown_game", [&](auto& out) {
            print_started_game(out, state_.game, state_.game.moves());
        });
        json_.string_member(
            "whole_game", [&](auto& out) { print_started_game(out, state_.game, state_.moves()); });
        rules();
        board();
        moves();
        variations();
        status();
        settings();
        json_.key("refusal");
        refusal_.empty() ? json_.null() : named(refusal_);
        json_.end_object();
    }

private:
    /// A sentence with the names of the players on the board.
    void named(std::string_view sentence) {
        json_.string([&](auto& out) { write_with_player_names(out, state_.rules(), sentence); });
    }
    void rules() {
        // Who starts is a setting of the page, not of the rules that it offers.
        [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges,
                                      starts] = state_.rules();
        const inarow::rules& r = state_.rules();
        json_.string_member(
            "rules", [&](auto& out) { notation::print_rules(out, starting_with(first, r)); });
        json_.string_member("name", [&](auto& out) { notation::print_rules_name(out, r); });
        json_.string_member("rules_sentence", [&](auto& out) { write_rules_sentence(out, r); });
        json_.member("columns", columns);
        json_.member("rows", rows);
        json_.member("run", run);
        json_.member("gravity", gravity_names[gravity]);
        json_.member("length", line_length_names[length]);
        json_.member("convention", convention_names[convention]);
        json_.member("edges", edges_names[edges]);
        json_.member("style", draw::board_style_names[draw::board_style_of(r)]);
        json_.key("player_names");
        json_.array(std::array{first, second},
                    [&](player side) { json_.value(draw::player_name(r, side)); });
    }
    void board() {
        const inarow::rules& r = state_.rules();
        json_.string_member("board", [&](auto& out) {
            for (int row = 0; row < r.rows; ++row) notation::print_row(out, position_, row);
        });
        json_.key("column_names");
        json_.begin_array();
        for (int i = 0; i < r.columns; ++i)
            json_.value(column_label(r, draw::coordinates::as_played, i).view());
        json_.end_array();
        json_.key("row_names");
        json_.begin_array();
        for (int i = 0; i < r.rows; ++i)
            json_.value(row_label(r, draw::coordinates::as_played, i).view());
        json_.end_array();
        json_.key("available");
        json_.array(position_.available_moves(),
                    [&](square s) { move_object(s, position_.to_move(), false); });
        json_.key("move_texts");
        json_.begin_array();
        for (int i = 0; i < r.squares(); ++i)
            json_.string([&](auto& out) { move_text(out, square_at(r, i), position_.to_move()); });
        json_.end_array();
        json_.key("star_points");
        json_.begin_array();
        if (draw::board_style_of(r) == draw::board_style::stones)
            for (int i = 0; i < r.squares(); ++i)
                if (draw::is_star_point(r, square_at(r, i))) json_.value(i);
        json_.end_array();
        json_.key("decisive_line");
        json_.array(position_.decisive_line(), [&](square s) { json_.value(index_of(r, s)); });
        json_.key("last");
        state_.game.ply() == 0 ? json_.null()
                               : json_.value(index_of(r, state_.game.moves().back()));
    }
    void move_text(auto& out, square s, player mover) {
        notation::print(out, notation::kind::any, state_.rules(), s, mover);
    }
    void move_object(square s, player mover, bool names_player) {
        json_.begin_object();
        json_.string_member("text", [&](auto& out) { move_text(out, s, mover); });
        json_.member("square", index_of(state_.rules(), s));
        if (names_player) json_.member("mover", name_of(mover));
        json_.end_object();
    }
    void moves() {
        json_.key("moves");
        json_.array(state_.moves(), [&, ply = 0](square s) mutable {
            move_object(s, state_.game.mover(ply++), true);
        });
        json_.member("ply", state_.game.ply());
    }
    void variations() {
        const auto all = state_.variations.with(state_.moves());
        json_.member("variation", state_.variations.number());
        json_.key("variations");
        json_.begin_array();
        std::vector<int> depths{0};
        variation(1, all.front(), 0, 0);
        for (std::size_t i = 1; i < all.size(); ++i) {
            const std::size_t parent = closest_to(all[i], all, i);
            depths.push_back(depths[parent] + 1);
            variation(static_cast<int>(i) + 1, all[i], depths[i],
                      shared_plies(all[parent], all[i]));
        }
        json_.end_array();
    }
    /// A variation from the first move that no earlier one has.
    void variation(int number, const ui::variation& one, int depth, std::size_t first_ply) {
        json_.begin_object();
        json_.member("number", number);
        json_.member("depth", depth);
        json_.member("first_ply", static_cast<int>(first_ply));
        json_.member("shown_plies", static_cast<int>(shared_plies(one, state_.moves())));
        json_.key("moves");
        json_.begin_array();
        for (std::size_t ply = first_ply; ply < one.size(); ++ply)
            move_object(one[ply], state_.game.mover(static_cast<int>(ply)), true);
        json_.end_array();
        json_.end_object();
    }
    void status() {
        const bool is_person_to_move =
            state_.controller_of(position_.to_move()) == controller::person;
        json_.member("is_started", state_.is_started);
        json_.member("is_over", position_.is_over());
        json_.member("to_move", name_of(position_.to_move()));
        json_.member("outcome", name_of(position_.outcome()));
        sentence_text standing;
        messages::write_standing(standing, position_);
        json_.key("standing");
        named(standing.view());
        json_.string_member("headline", [&](auto& out) { write_headline(out, state_); });
        json_.member("waits_for_computer", state_.waits_for_computer());
        json_.member("waits_for_person",
                     state_.is_started && !position_.is_over() && is_person_to_move);
        json_.member("can_undo", state_.game.ply() > 0);
        json_.member("can_redo", !state_.undone.empty());
        json_.member("offers_reply", state_.offers_reply());
        json_.member("offers_reset", state_.offers_reset());
    }
    void settings() {
        json_.member("starter", starter_names[state_.starter]);
        for (const player side : {first, second})
            json_.member(name_of(side), controller_names[state_.controller_of(side)]);
        json_.member("first_level", state_.level_of(first).number());
        json_.member("second_level", state_.level_of(second).number());
        json_.member("has_hints", state_.has_hints);
        json_.key("exports");
        json_.begin_array();
        for (std::size_t i = 0; i < export_format::count; ++i) {
            const export_format format(i);
            if (!format.supports(state_.rules())) continue;
            json_.begin_object();
            json_.member("name", format.name());
            json_.member("title", format.title());
            json_.end_object();
        }
        json_.end_array();
    }

    json::writer<Sink> json_;
    const state& state_;        // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    const position& position_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::string_view refusal_;
};

}  // namespace detail

/// Writes a state as one line of JSON: its text, the board as X, O and . from the top left, the
/// legal moves, the text of a move onto each square, the status of the game, the settings, and why
/// the last action was refused. Squares are numbers in reading order.
void write_view(core::sink auto& out, const state& s, std::string_view refusal_text) {
    detail::view_writer(out, s, refusal_text).write();
}
void write_view(core::sink auto& out, const state& s) { write_view(out, s, sentence(s)); }

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_VIEW_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_POSITION_EDITOR_HPP)
#define INAROW_SINGLE_INAROW_UI_POSITION_EDITOR_HPP
// inarow/ui/position_editor.hpp -------------------------------------------------------------------

/// A position that is set up by hand, stone by stone, until a game can begin with it.
namespace inarow::inline v0::ui {

/// Any stones on a board.
class position_editor {
public:
    /// With the stones of a position.
    explicit position_editor(const position& p) : layout_{layout::copy_of(p)} {
        if (has_equal_counts()) set_turn(p.to_move());
    }

    [[nodiscard]] const inarow::rules& rules() const { return layout_.rules(); }

    /// Puts a stone on a square, or with mark::none takes one away. Where stones drop, a new one
    /// falls onto those of its column, unless that is full, and those above one that is taken away
    /// fall. Precondition: the square is on the board.
    void put(square s, mark m) {
        switch (rules().gravity) {
            case place: return layout_.put(s, m);
            case drop: return drop_into(s, m);
            default: break;
        }
    }
    void(clear)() { layout_ = *layout::start(rules()); }
    /// Sets who is to move, and has started, where the players have equally many stones.
    void set_turn(player side) { layout_ = started_by(side); }

    /// Whether either player can be the one to move: they have equally many stones.
    [[nodiscard]] bool has_equal_counts() const {
        return layout_.stones_of(first) == layout_.stones_of(second);
    }
    [[nodiscard]] player turn() const {
        if (has_equal_counts()) return rules().starts;
        return layout_.stones_of(first) > layout_.stones_of(second) ? second : first;
    }
    /// The position as it stands, whether or not a game reaches it.
    [[nodiscard]] position unchecked() const { return complete().unchecked(); }
    /// The position, if a game reaches it, and who started that.
    [[nodiscard]] std::expected<position, illegal_layout> checked() const {
        return complete().checked();
    }

private:
    /// With the player to move, and who must have started for that.
    [[nodiscard]] layout complete() const {
        layout result = started_by(has_equal_counts() ? turn() : other(turn()));
        result.set_to_move(turn());
        return result;
    }
    [[nodiscard]] layout started_by(player side) const {
        layout result = *layout::start(starting_with(side, rules()));
        const position stones = layout_.unchecked();
        for (int i = 0; i < rules().squares(); ++i)
            result.put(square_at(rules(), i), stones.at(square_at(rules(), i)));
        return result;
    }
    void drop_into(square s, mark m) {
        const position before = layout_.unchecked();
        if (m == mark::none) {
            for (; s.row > 0; --s.row) layout_.put(s, before.at({s.column, s.row - 1}));
            return layout_.put(s, mark::none);
        }
        int row = rules().rows - 1;
        while (row >= 0 && before.at({s.column, row}) != mark::none) --row;
        if (row >= 0) layout_.put({s.column, row}, m);
    }

    layout layout_;  ///< its rules have who starts
};

/// An editor as text, `7x6/4/drop 7/7/7/7/7/3X3`: rules, with who starts, and rows.
void print_position_editor(core::sink auto& out, const position_editor& e) {
    notation::print_rules(out, e.rules());
    core::write(out, ' ');
    notation::print_rows(out, e.unchecked());
}

/// Parses the text of an editor; nothing if it is none, or the board does not fit on a page.
[[nodiscard]] inline std::optional<position_editor> parse_position_editor(std::string_view text) {
    const auto r = notation::parse_rules(detail::take_token(text, " "));
    if (!r || !check_side(*r, max_page_side)) return std::nullopt;
    const auto read = notation::parse_position(*layout::start(*r), text);
    if (!read) return std::nullopt;
    position_editor result(read->unchecked());
    result.set_turn(r->starts);
    return result;
}

namespace detail {

enum class editor_verb : std::uint8_t { put, turn, clear };
inline constexpr auto editor_verbs = core::enum_names_of<editor_verb>("put", "turn", "clear");

/// `SQUARE STONE`
[[nodiscard]] inline bool put_stone(position_editor& e, std::string_view arguments) {
    notation::reader input{take_token(arguments, " ")};
    const auto index = input.result(input.number(notation::expected_token::a_number));
    if (!index || *index >= e.rules().squares()) return false;
    const std::size_t side = player_names.find(arguments);
    if (side == player_names.size() && arguments != "free") return false;
    e.put(square_at(e.rules(), *index),
          side == player_names.size() ? mark::none : mark_of(static_cast<player>(side)));
    return true;
}

}  // namespace detail

/// Does what a text says: `put 38 first` and `put 38 free`, with the number of the square in
/// reading order, `turn second` or `clear`; returns false if it says none of these.
[[nodiscard]] inline bool edit(position_editor& e, std::string_view text) {
    const std::size_t verb = detail::editor_verbs.find(detail::take_token(text, " "));
    if (verb == detail::editor_verbs.size()) return false;
    switch (static_cast<detail::editor_verb>(verb)) {
        case detail::editor_verb::put: return detail::put_stone(e, text);
        case detail::editor_verb::clear:
            if (!text.empty()) return false;
            (e.clear)();
            return true;
        case detail::editor_verb::turn: {
            const std::size_t side = player_names.find(text);
            if (side == player_names.size()) return false;
            e.set_turn(static_cast<player>(side));
            return true;
        }
        default: std::unreachable();
    }
}

/// Writes an editor as one line of JSON: its text, the view of its board, who is to move and
/// whether that can be chosen; then the action by which games begin with the position, or null and
/// why no game reaches it.
void write_position_editor(core::sink auto& out, const position_editor& e) {
    const auto reached = e.checked();
    json::writer json(out);
    json.begin_object();
    json.string_member("text", [&](auto& text) { print_position_editor(text, e); });
    json.key("view");
    json.raw([&](auto& text) { write_view(text, state::create(e.unchecked(), max_page_side)); });
    json.member("turn", name_of(e.turn()));
    json.member("can_choose_turn", e.has_equal_counts());
    json.key("action");
    if (reached) {
        json.string([&](auto& text) {
            core::write(text, "position ");
            notation::print_rules(text, reached->rules());
            core::write(text, ' ');
            notation::print_rows(text, *reached);
        });
    } else {
        json.null();
    }
    json.key("refusal");
    if (reached)
        json.null();
    else
        json.string([&](auto& text) {
            const auto why = messages::refusal_sentence(e.rules(), reached.error(), e.turn());
            write_with_player_names(text, e.rules(), why.view());
        });
    json.end_object();
}

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_POSITION_EDITOR_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_IMPORT_HPP)
#define INAROW_SINGLE_INAROW_UI_IMPORT_HPP
// inarow/ui/import.hpp ----------------------------------------------------------------------------

/// A game that is pasted, in any form that moves are exported in.
namespace inarow::inline v0::ui {

/// A list of moves, of which one is refused.
struct refused_moves {
    inarow::rules rules;
    notation::illegal_moves_text refused;

    bool operator==(const refused_moves&) const = default;
};
/// A text without a move.
struct no_moves {
    bool operator==(const no_moves&) const = default;
};

/// Why a text is no game.
using import_error = std::variant<unreadable, notation::sgf_error, illegal_rules, refused_moves,
                                  refused_position, too_many_variations, no_moves>;

namespace detail {

/// The settings of a state with another game, which has just been started.
[[nodiscard]] inline std::expected<state, import_error> with_game(const state& settings,
                                                                  inarow::game g) {
    if (const auto fits = check_side(g.rules(), settings.max_side); !fits)
        return std::unexpected(fits.error());
    state result = state::create(start_of(g), settings.max_side);
    result.game = (std::move)(g);
    result.is_started = true;
    result.starter = settings.starter;
    result.controllers = settings.controllers;
    result.levels = settings.levels;
    result.has_hints = settings.has_hints;
    return result;
}

[[nodiscard]] inline std::expected<state, import_error> import_sgf(std::string_view text,
                                                                   const state& settings) {
    auto read = notation::parse_sgf<inarow::game::position_type::capacity>(text);
    if (!read) return std::unexpected(read.error());
    auto result = with_game(settings, *read);
    if (!result) return result;
    auto all = notation::parse_sgf_variations(text, start_of(*read), variations::max_count + 1);
    if (!all) return std::unexpected(all.error());
    if (all->size() > variations::max_count) return std::unexpected(too_many_variations{});
    variation main = read->moves();
    for (variation& each : *all) result->variations.add((std::move)(each), main);
    for (std::size_t ply = result->moves().size(); ply < main.size(); ++ply)
        (void)result->game.apply(main[ply]);
    return result;
}

/// A position, of the rules of the settings or of rules with a name.
[[nodiscard]] inline std::expected<state, import_error> import_position(std::string_view text,
                                                                        const state& settings) {
    const auto read = [&](const rules& r) -> std::expected<state, import_error> {
        const auto marks = notation::parse_position(*layout::start(r), text);
        if (!marks) return std::unexpected(unreadable{"position", text, marks.error()});
        const position_editor editor(marks->unchecked());
        const auto reached = editor.checked();
        if (!reached) return std::unexpected(refused_position{reached.error(), r, editor.turn()});
        return with_game(settings, inarow::game(*reached));
    };
    auto result = read(settings.start.rules());
    for (const auto& [name, r] : notation::rules_by_name)
        if (!result && std::holds_alternative<unreadable>(result.error()))
            if (auto other = read(r); other || !std::holds_alternative<unreadable>(other.error()))
                result = (std::move)(other);
    return result;
}

/// Moves of the rules of the settings, and if they are none, digits as columns of Connect Four.
[[nodiscard]] inline std::expected<state, import_error> import_moves(std::string_view text,
                                                                     const state& settings) {
    const auto read = [&](const rules& r, notation::kind k) -> std::expected<state, import_error> {
        inarow::game g(inarow::position::start_unchecked(r));
        const auto made = notation::apply_moves(g, text, k);
        if (!made) return std::unexpected(refused_moves{r, made.error()});
        if (*made == 0) return std::unexpected(no_moves{});
        return with_game(settings, (std::move)(g));
    };
    auto result = read(settings.start.rules(), notation::kind::any);
    for (std::size_t i = 0; !result && i < notation::kind_names.size(); ++i)
        if (auto moves = read(settings.start.rules(), static_cast<notation::kind>(i))) return moves;
    const auto is_column = [](char c) { return '1' <= c && c <= '7'; };
    if (result || text.empty() || !std::ranges::all_of(text, is_column)) return result;
    auto columns = read(connect_four, notation::kind::any);
    return columns ? (std::move)(columns) : (std::move)(result);
}

[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const auto begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

}  // namespace detail

/// The state of a game that a text has: a link or what follows its `#`, the text of a state, a game
/// in SGF with its variations, a position, or a list of moves in any notation, of the same rules as
/// `before` or, if it has only the digits 1 to 7, of Connect Four. The settings stay unless the
/// text has its own.
[[nodiscard]] inline std::expected<state, import_error> import_game(std::string_view text,
                                                                    const state& before) {
    text = detail::trimmed(text);
    if (text.find("(;") != std::string_view::npos)
        return detail::import_sgf(text.substr(text.find("(;")), before);
    if (text.find('=') == std::string_view::npos)
        return text.find('/') == std::string_view::npos ? detail::import_moves(text, before)
                                                        : detail::import_position(text, before);
    if (const auto hash = text.find('#'); hash != std::string_view::npos)
        text.remove_prefix(hash + 1);
    auto read = parse_state(text, before.max_side);
    if (!read) return std::unexpected(read.error());
    return *(std::move)(read);
}

namespace detail {

/// Writes why a text is no game.
template <core::sink Sink>
struct import_error_writer {
    Sink& out;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)

    void operator()(const unreadable& why) const {
        core::write(out, sentence("The text", why).view());
    }
    void operator()(const notation::sgf_error& why) const {
        core::write(out, messages::sentence("The game in SGF", why).view());
    }
    void operator()(const illegal_rules& why) const { sentence_writer{out}(why); }
    void operator()(const refused_moves& why) const {
        messages::write_refusal(out, why.rules, why.refused.why, why.refused.text);
        core::write(out, " A link, a list of moves, a position or a game in SGF can be pasted.");
    }
    void operator()(const refused_position& why) const { sentence_writer{out}(why); }
    void operator()(const too_many_variations& /*why*/) const {
        core::write(out, "The game in SGF has more than ", variations::max_count,
                    " variations, the most that a game can have here.");
    }
    void operator()(const no_moves& /*why*/) const {
        core::write(
            out,
            "There is no move in it: a link, a list of moves, a position or a game in SGF can be "
            "pasted.");
    }
};

}  // namespace detail

/// Why a text is no game, as a sentence.
[[nodiscard]] inline sentence_text sentence(const import_error& why) {
    sentence_text result;
    std::visit(detail::import_error_writer<sentence_text>{result}, why);
    return result;
}

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_IMPORT_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_REDUCE_HPP)
#define INAROW_SINGLE_INAROW_UI_REDUCE_HPP
// inarow/ui/reduce.hpp ----------------------------------------------------------------------------

/// Everything that happens in an app: reduce(state, action) is the next state.
namespace inarow::inline v0::ui {

/// Starts a game.
struct start {
    player toss = first;  ///< the starter if that is left to a toss; thrown by the caller

    bool operator==(const start&) const = default;
};
/// Makes a move.
struct play {
    move_text text;
    ui::controller controller = ui::controller::person;

    bool operator==(const play&) const = default;
};
/// Goes back to where a person was to move, or to the start.
struct undo {
    bool operator==(const undo&) const = default;
};
/// Goes forward to where a person is to move, or to the end.
struct redo {
    bool operator==(const redo&) const = default;
};
/// Goes to a ply, from 0, of the variation that is shown or of another.
struct jump {
    int ply;
    std::optional<int> variation{};  ///< its number, from 1

    bool operator==(const jump&) const = default;
};
/// Forgets the moves that follow, in all variations: the game goes on from here.
struct resume {
    bool operator==(const resume&) const = default;
};
/// Makes the variation that is shown the main one.
struct promote {
    bool operator==(const promote&) const = default;
};
/// Forgets the variation that is shown; another takes its place, where it leaves that.
struct remove {
    bool operator==(const remove&) const = default;
};
/// Ends the game; rules and players stay.
struct reset {
    bool operator==(const reset&) const = default;
};
/// Sets the rules, before the start of a game; who starts is left to choose_starter.
struct choose_rules {
    inarow::rules rules;

    bool operator==(const choose_rules&) const = default;
};
/// Sets the rules and the position that games begin with, before the start of a game.
struct choose_position {
    inarow::position position;

    bool operator==(const choose_position&) const = default;
};
/// Sets who starts the next game.
struct choose_starter {
    ui::starter starter;

    bool operator==(const choose_starter&) const = default;
};
/// Sets who moves for a player from now on.
struct choose_controller {
    player side;
    ui::controller controller;

    bool operator==(const choose_controller&) const = default;
};
/// Sets how strong the computer is where it moves for a player, from now on.
struct choose_level {
    player side;
    solve::level level;

    bool operator==(const choose_level&) const = default;
};
struct show_hints {
    bool shown;

    bool operator==(const show_hints&) const = default;
};

using action =
    std::variant<start, play, undo, redo, jump, resume, promote, remove, reset, choose_rules,
                 choose_position, choose_starter, choose_controller, choose_level, show_hints>;

namespace detail {

/// Changes a state; or returns why not, and changes nothing.
class reducer {
public:
    using result = std::expected<void, refusal>;

    explicit reducer(state& s) : state_{s} {}

    result operator()(const start& s) {
        if (state_.is_started) return refuse(not_now::already_started);
        const player starter = state_.starter == starter::toss     ? s.toss
                               : state_.starter == starter::second ? second
                                                                   : first;
        begin(started_by(starter));
        state_.is_started = true;
        return {};
    }
    result operator()(const play& p) {
        if (!state_.is_started) return refuse(not_now::not_started);
        const position& current = state_.position();
        if (!current.is_over() && state_.controller_of(current.to_move()) != p.controller)
            return refuse(p.controller == controller::person ? not_now::turn_of_computer
                                                             : not_now::turn_of_person);
        const auto where = resolve(current, p.text);
        if (!where) return refuse(refused_move{where.error(), p.text, current.rules()});
        if (state_.undone.empty()) {
            (void)state_.game.apply(*where);
        } else {
            if (const auto found = vary(*where); !found) return found;
            forward();
        }
        return {};
    }
    result operator()(const undo& /*action*/) {
        if (!state_.is_started) return refuse(not_now::not_started);
        if (state_.game.ply() == 0) return refuse(illegal_take_back{1, 0});
        do back();
        while (state_.game.ply() > 0 && is_passed_over());
        return {};
    }
    result operator()(const redo& /*action*/) {
        if (state_.undone.empty()) return refuse(not_now::nothing_to_redo);
        do forward();
        while (!state_.undone.empty() && is_passed_over());
        return {};
    }
    result operator()(const jump& j) {
        const int count = state_.variations.count();
        const int number = j.variation.value_or(state_.variations.number());
        if (number < 1 || number > count) return refuse(no_such_variation{number, count});
        const auto all = state_.variations.with(state_.moves());
        const auto plies = static_cast<int>(all[static_cast<std::size_t>(number - 1)].size());
        if (j.ply < 0 || j.ply > plies) return refuse(no_such_ply{j.ply, plies});
        if (number != state_.variations.number())
            show(state_.variations.show(state_.moves(), number));
        go_to(j.ply);
        return {};
    }
    result operator()(const resume& /*action*/) {
        if (state_.undone.empty()) return refuse(not_now::nothing_to_redo);
        (state_.undone.clear)();
        state_.variations.cut(state_.moves());
        return {};
    }
    result operator()(const promote& /*action*/) {
        if (state_.variations.number() == 1) return refuse(not_now::is_main_variation);
        state_.variations.promote(state_.moves());
        return {};
    }
    result operator()(const remove& /*action*/) {
        if (state_.variations.count() == 1) return refuse(not_now::is_only_variation);
        const variation removed = state_.moves();
        show(state_.variations.remove(removed));
        go_to(static_cast<int>(shared_plies(state_.moves(), removed)));
        return {};
    }
    result operator()(const reset& /*action*/) {
        if (!state_.is_started) return refuse(not_now::not_started);
        begin(started_by(first));
        state_.is_started = false;
        return {};
    }
    result operator()(const choose_rules& c) {
        if (state_.is_started) return refuse(not_now::already_started);
        if (const auto fits = check_side(c.rules, state_.max_side); !fits)
            return refuse(fits.error());
        begin(position::start_unchecked(starting_with(first, c.rules)));
        return {};
    }
    result operator()(const choose_position& c) {
        if (state_.is_started) return refuse(not_now::already_started);
        if (const auto fits = check_side(c.position.rules(), state_.max_side); !fits)
            return refuse(fits.error());
        begin(c.position);
        return {};
    }
    result operator()(const choose_starter& c) {
        state_.starter = c.starter;
        return {};
    }
    result operator()(const choose_controller& c) {
        state_.controllers[static_cast<std::size_t>(c.side)] = c.controller;
        return {};
    }
    result operator()(const choose_level& c) {
        state_.levels[static_cast<std::size_t>(c.side)] = c.level;
        return {};
    }
    result operator()(const show_hints& s) {
        state_.has_hints = s.shown;
        return {};
    }

private:
    [[nodiscard]] static result refuse(refusal why) { return std::unexpected(why); }

    /// The start position if that player starts; a set-up starts as it is.
    [[nodiscard]] position started_by(player starter) const {
        if (state_.start.stones() > 0 || state_.start.is_over()) return state_.start;
        return position::start_unchecked(starting_with(starter, state_.start.rules()));
    }
    void begin(const position& from_start) {
        state_.start = from_start;
        state_.game = inarow::game(from_start);
        (state_.undone.clear)();
        state_.variations = {};
    }
    /// Makes a move the next of the undone ones: in the variation that is shown, in another one, or
    /// in a new one. Precondition: moves are undone.
    result vary(square where) {
        if (state_.undone.back() == where) return {};
        const variation& made = state_.game.moves();
        variation next = made;
        next.push_back(where);
        if (const auto number = state_.variations.find(next)) {
            show(state_.variations.show(state_.moves(), *number));
        } else {
            if (state_.variations.count() == variations::max_count)
                return refuse(too_many_variations{});
            state_.variations.branch(state_.moves(), made.size());
            state_.undone = {where};
        }
        return {};
    }
    /// Shows a variation, at a ply that it shares with the one that was shown.
    void show(const variation& next) {
        const auto shared = static_cast<int>(shared_plies(next, state_.moves()));
        while (state_.game.ply() > shared) back();
        state_.undone.assign(next.rbegin(), next.rend() - state_.game.ply());
    }
    void go_to(int ply) {
        while (state_.game.ply() > ply) back();
        while (state_.game.ply() < ply) forward();
    }
    void back() {
        state_.undone.push_back(state_.game.moves().back());
        (void)state_.game.undo();
    }
    void forward() {
        (void)state_.game.apply(state_.undone.back());
        state_.undone.pop_back();
    }
    /// Whether a person who steps through the game has no move to make here.
    [[nodiscard]] bool is_passed_over() const {
        return state_.controller_of(state_.position().to_move()) == controller::computer &&
               core::contains(state_.controllers, controller::person);
    }

    state& state_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

}  // namespace detail

/// The state after an action; if it is refused, the same state with the reason. Pure: the same
/// arguments give the same result.
[[nodiscard]] inline state reduce(state before, const action& a) {
    before.refused.reset();
    if (auto done = std::visit(detail::reducer(before), a); !done)
        before.refused = (std::move)(done).error();
    return before;
}

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_REDUCE_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_ACTION_TEXT_HPP)
#define INAROW_SINGLE_INAROW_UI_ACTION_TEXT_HPP
// inarow/ui/action_text.hpp -----------------------------------------------------------------------

/// An action as text, a verb and its argument: `start`, `start second` (the toss), `play b2`,
/// `play first b2`, `reply b2` (by the computer), `undo`, `redo`, `jump 5`, `jump 5 2`
/// (in variation 2), `resume`, `promote`, `remove`, `reset`, `rules 7x6/4/drop`,
/// `position 7x6/4/drop 7/7/7/7/7/3X3`, `starter toss`,
/// `first computer`, `second person`, `first-level 3`, `hints on`.
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
    promote,
    remove,
    reset,
    rules,
    position,
    starter,
    first,
    second,
    first_level,
    second_level,
    hints
};
inline constexpr auto verbs = core::enum_names_of<verb>(
    "start", "play", "reply", "undo", "redo", "jump", "resume", "promote", "remove", "reset",
    "rules", "position", "starter", "first", "second", "first-level", "second-level", "hints");

/// Parses an action by its verb.
class action_reader {
public:
    using result = std::expected<action, unreadable>;

    explicit action_reader(std::string_view text) : rest_{text}, verb_{take_token(rest_, " ")} {}

    [[nodiscard]] result read() {
        const std::size_t index = verbs.find(verb_);
        if (index == verbs.size())
            return std::unexpected(unreadable{{}, verb_, not_one_of{verbs.names}});
        switch (static_cast<verb>(index)) {
            case verb::start: return toss();
            case verb::play: return play{played_move(), controller::person};
            case verb::reply: return play{played_move(), controller::computer};
            case verb::undo: return without_argument(undo{});
            case verb::redo: return without_argument(redo{});
            case verb::resume: return without_argument(resume{});
            case verb::promote: return without_argument(promote{});
            case verb::remove: return without_argument(remove{});
            case verb::reset: return without_argument(reset{});
            case verb::jump: return ply();
            case verb::rules: return rules();
            case verb::position: return position();
            case verb::starter: return one_of<choose_starter, starter>(starter_names);
            case verb::first: return controlled(first);
            case verb::second: return controlled(second);
            case verb::first_level: return level(first);
            case verb::second_level: return level(second);
            case verb::hints: return one_of<show_hints, bool>(toggle_names);
            default: std::unreachable();
        }
    }

private:
    [[nodiscard]] std::unexpected<unreadable> fail(const unreadable_reason& why) const {
        return std::unexpected(unreadable{verb_, rest_, why});
    }
    [[nodiscard]] result without_argument(const action& a) const {
        if (!rest_.empty())
            return fail(notation::syntax_error{notation::expected_token::the_end, 0});
        return a;
    }
    /// An argument that is one of some names.
    template <class Action, class Value>
    [[nodiscard]] result one_of(const auto& names) const {
        const std::size_t index = names.find(rest_);
        if (index == names.size()) return fail(not_one_of{names.names});
        return Action{static_cast<Value>(index)};
    }
    [[nodiscard]] result toss() const {
        return rest_.empty() ? start{} : one_of<start, player>(player_names);
    }
    [[nodiscard]] result controlled(player side) const {
        const std::size_t index = controller_names.find(rest_);
        if (index == controller_names.size()) return fail(not_one_of{controller_names.names});
        return choose_controller{side, static_cast<controller>(index)};
    }
    [[nodiscard]] result level(player side) const {
        const auto read = parse_level(rest_);
        if (!read) return fail(read.error());
        return choose_level{side, *read};
    }
    /// A move, optionally after its player.
    [[nodiscard]] move_text played_move() const {
        std::string_view text = rest_;
        const std::size_t side = player_names.find(take_token(text, " "));
        if (side == player_names.size() || text.empty()) return move_text(rest_);
        return move_text(text).made_by(static_cast<player>(side));
    }
    [[nodiscard]] result ply() const {
        notation::reader input{rest_};
        const int ply = input.number(notation::expected_token::a_number);
        std::optional<int> variation;
        if (!input.failed && input.skip(' '))
            variation = input.number(notation::expected_token::a_number);
        const auto read = input.result(ply);
        if (!read) return fail(read.error());
        return jump{*read, variation};
    }
    [[nodiscard]] result rules() const {
        const auto read = notation::parse_rules(rest_);
        if (!read) return fail(read.error());
        return choose_rules{*read};
    }

    [[nodiscard]] result position() const {
        std::string_view rows = rest_;
        const auto r = notation::parse_rules(take_token(rows, " "));
        if (!r) return fail(r.error());
        if (const auto fits = check_side(*r, largest_rule); !fits) return fail(fits.error());
        const auto read = parse_reachable(*r, rows);
        if (!read) return fail(read.error());
        return choose_position{*read};
    }

    std::string_view rest_;
    std::string_view verb_;
};

}  // namespace detail

/// Parses the text of an action.
[[nodiscard]] inline std::expected<action, unreadable> parse_action(std::string_view text) {
    return detail::action_reader(text).read();
}

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_ACTION_TEXT_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_JSON_HPP)
#define INAROW_SINGLE_INAROW_UI_JSON_HPP
// inarow/ui/json.hpp ------------------------------------------------------------------------------

/// An app by texts alone, for a page in another language: states and actions in, JSON out.
namespace inarow::inline v0::ui {

namespace detail {

void write_opened_from(core::sink auto& out, std::string_view what, std::string_view state_text,
                       auto&& before) {
    const auto read = parse_partial_state(state_text);
    if (!read) return write_view(out, before(), sentence(what, read.error()));
    if (!read->unread) return write_view(out, read->state);
    write_view(out, read->state, sentence_of_part(what, *read->unread));
}

}  // namespace detail

/// Writes the view of the state with that text, as far as it can be read, and of the initial state
/// if nothing can be; and what could not be read.
void write_loaded(core::sink auto& out, std::string_view state_text) {
    detail::write_opened_from(out, "The link", state_text, [] { return state::initial(); });
}

/// Where the text of a state is from.
enum class text_source : std::uint8_t { link, file, storage };

/// The same over another state, which stays if nothing can be read.
void write_opened(core::sink auto& out, text_source source, std::string_view state_text,
                  std::string_view before_text) {
    constexpr auto names =
        core::enum_names_of<text_source>("The link", "The file", "The game that the browser kept");
    detail::write_opened_from(out, names[source], state_text,
                              [&] { return parse_state(before_text).value_or(state::initial()); });
}

/// Writes the view of a game that is pasted over another state, which stays if the text is none.
void write_imported(core::sink auto& out, std::string_view text, std::string_view before_text) {
    const state before = parse_state(before_text).value_or(state::initial());
    const auto read = import_game(text, before);
    if (read) return write_view(out, *read);
    write_view(out, before, sentence(read.error()));
}

/// Writes the view of the state after an action; if that cannot be read, of the same state, and
/// why.
void write_reduced(core::sink auto& out, std::string_view state_text,
                   std::string_view action_text) {
    const auto before = parse_state(state_text);
    if (!before) return write_loaded(out, state_text);
    const auto parsed = parse_action(action_text);
    if (!parsed) return write_view(out, *before, sentence("The action", parsed.error()));
    write_view(out, reduce(*before, *parsed));
}

/// Writes the export of a state in the format of that name; nothing if there is none.
void write_exported(core::sink auto& out, std::string_view state_text, std::string_view name) {
    const auto read = parse_state(state_text);
    const auto format = export_format::find(name);
    if (read && format && format->supports(read->rules())) export_as(out, *format, *read);
}

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_JSON_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_PUZZLE_HPP)
#define INAROW_SINGLE_INAROW_UI_PUZZLE_HPP
// inarow/ui/puzzle.hpp ----------------------------------------------------------------------------

/// A puzzle: a position and what is asked for. Whether a move is right is decided by its score.
namespace inarow::inline v0::ui {

/// Win: find the move that wins soonest, and the moves after it. Only move: find the one move that
/// gives nothing away. Trap: find a move that gives nothing away; all but one do not.
enum class puzzle_kind : std::uint8_t { win, only_move, trap };
inline constexpr auto puzzle_kind_names =
    core::enum_names_of<puzzle_kind>("win", "only-move", "trap");

struct puzzle {
    puzzle_kind kind;
    int moves;       ///< of the winner to the win, in a win; else 0
    int difficulty;  ///< the higher, the harder
    inarow::game game;

    [[nodiscard]] page_position position() const { return to_page_game(game).position(); }

    bool operator==(const puzzle&) const = default;
};

/// Whether a move with that score is right, where the best one has the other.
[[nodiscard]] constexpr bool is_right(puzzle_kind kind, int score, int best) {
    const auto sign = [](int value) { return (value > 0) - (value < 0); };
    switch (kind) {
        case puzzle_kind::win: return score == best;
        case puzzle_kind::only_move:
        case puzzle_kind::trap:
        default: break;
    }
    return sign(score) == sign(best);
}

/// Writes a puzzle as a line: its kind, in a win with the number of moves, its difficulty and the
/// text of its state: `win/3 210 rules=7x6/4/drop&moves=4453`.
void print_puzzle(core::sink auto& out, const puzzle& p) {
    core::write(out, puzzle_kind_names[p.kind]);
    if (p.kind == puzzle_kind::win) core::write(out, '/', p.moves);
    core::write(out, ' ', p.difficulty, ' ');
    print_started_game(out, p.game, p.game.moves());
}

/// The puzzle of a line; nothing if it is none.
[[nodiscard]] inline std::optional<puzzle> parse_puzzle(std::string_view line) {
    const auto number_in = [](std::string_view text) {
        notation::reader input{text};
        return input.result(input.number(notation::expected_token::a_number));
    };
    std::string_view count = detail::take_token(line, " ");
    const std::string_view word = detail::take_token(count, "/");
    const auto index = puzzle_kind_names.find(word);
    if (index == puzzle_kind_names.size()) return std::nullopt;
    const auto kind = static_cast<puzzle_kind>(index);
    const auto difficulty = number_in(detail::take_token(line, " "));
    const auto moves = kind == puzzle_kind::win ? number_in(count) : 0;
    auto state = parse_state(line);
    if (!difficulty || !moves || !state || !state->is_started || state->position().is_over())
        return std::nullopt;
    return puzzle{kind, *moves, *difficulty, (std::move)(state->game)};
}

/// Writes what is asked for: "Yellow to move: win in 3 moves.".
void write_task(core::sink auto& out, const puzzle& p) {
    const player side = p.game.position().to_move();
    core::write(out, draw::player_name(p.game.rules(), side), " to move: ");
    switch (p.kind) {
        case puzzle_kind::win:
            return core::write(out, "win in ", p.moves, p.moves == 1 ? " move." : " moves.");
        case puzzle_kind::only_move:
            return core::write(out, "only one move gives nothing away. Find it.");
        case puzzle_kind::trap:
        default: break;
    }
    core::write(out, "one move looks good and is a mistake. Avoid it.");
}

/// Writes a puzzle as JSON: kind, number of moves, difficulty, the text of its state, and the task.
void write_puzzle(core::sink auto& out, const puzzle& p) {
    json::writer json(out);
    json.begin_object();
    json.member("kind", puzzle_kind_names[p.kind]);
    json.member("moves", p.moves);
    json.member("difficulty", p.difficulty);
    json.string_member("state",
                       [&](auto& text) { print_started_game(text, p.game, p.game.moves()); });
    json.string_member("task", [&](auto& text) { write_task(text, p); });
    json.end_object();
}

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_PUZZLE_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_PUZZLE_ANSWER_HPP)
#define INAROW_SINGLE_INAROW_UI_PUZZLE_ANSWER_HPP
// inarow/ui/puzzle_answer.hpp ---------------------------------------------------------------------

/// The answer to a move in a puzzle: right or wrong and why, the reply, and how the puzzle goes on.
namespace inarow::inline v0::ui {

/// A move in a puzzle, judged. It is found in slices, as its explanation is.
class puzzle_answer {
public:
    /// Precondition: the move is legal.
    puzzle_answer(puzzle asked, square answer)
        : asked_{(std::move)(asked)}, why_(asked_.position(), answer) {}

    [[nodiscard]] const puzzle& asked() const { return asked_; }
    [[nodiscard]] const explanation& why() const { return why_; }
    [[nodiscard]] bool is_done() const { return why_.is_done(); }
    /// Searches for a tenth of a second at most.
    void resume(solve::solver& searcher) { why_.resume(searcher); }

    /// Precondition: is_done().
    [[nodiscard]] bool is_right() const {
        return ui::is_right(asked_.kind, why_.score_after(), why_.score_before());
    }
    /// The puzzle after the reply that holds out longest; none where the move was wrong or ends
    /// the puzzle. Precondition: is_done().
    [[nodiscard]] std::optional<puzzle> next() const {
        const auto line = why_.line();
        if (!is_right() || asked_.kind != puzzle_kind::win || line.size() < 3) return std::nullopt;
        puzzle result = asked_;
        --result.moves;
        for (const square s : {line[0], line[1]}) (void)result.game.apply(s);
        return result;
    }

private:
    puzzle asked_;
    explanation why_;
};

/// Writes whether a move is right: "Right: 4. Red answers 3." while the puzzle goes on, else with
/// the explanation of the move, which names no better move. Precondition: a.is_done().
void write_answer_sentence(core::sink auto& out, const puzzle_answer& a) {
    core::write(out, a.is_right() ? "Right: " : "Wrong: ");
    const auto next = a.next();
    if (!next) return write_explanation_sentence(out, a.why(), false);
    const rules& r = next->game.rules();
    const player mover = next->game.position().to_move();
    const auto line = a.why().line();
    notation::print(out, notation::kind::any, r, line[0], mover);
    core::write(out, ". ", draw::player_name(r, other(mover)), " answers ");
    notation::print(out, notation::kind::any, r, line[1], other(mover));
    core::write(out, ". ");
    write_task(out, *next);
}

/// The marks of an answer: the line of a move that was wrong or has ended the puzzle, without what
/// would have been better.
[[nodiscard]] inline std::vector<board_mark> marks_of(const puzzle_answer& a) {
    if (!a.is_done() || a.next()) return {};
    auto result = marks_of(a.why());
    std::erase_if(result, [](const board_mark& m) { return m.kind == mark_kind::better; });
    return result;
}

/// Writes an answer as JSON: whether it is done, whether the move is right, the sentence, the
/// marks, and the line of the puzzle after the reply, where it goes on.
void write_answer(core::sink auto& out, const puzzle_answer& a) {
    json::writer json(out);
    json.begin_object();
    json.member("is_done", a.is_done());
    json.member("is_right", a.is_done() && a.is_right());
    json.string_member("sentence", [&](auto& text) {
        if (a.is_done()) write_answer_sentence(text, a);
    });
    write_marks(json, a.asked().game.rules(), marks_of(a));
    const auto next = a.is_done() ? a.next() : std::nullopt;
    json.key("next");
    next ? json.string([&](auto& text) { print_puzzle(text, *next); }) : json.null();
    json.end_object();
}

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_PUZZLE_ANSWER_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_PUZZLE_MAKER_HPP)
#define INAROW_SINGLE_INAROW_UI_PUZZLE_MAKER_HPP
// inarow/ui/puzzle_maker.hpp ----------------------------------------------------------------------

/// Puzzles made: positions of games between weak players, proven to have one solution, with a
/// measured difficulty.
namespace inarow::inline v0::ui {

namespace detail {

/// The number of seeds with which the move of a level is asked for.
inline constexpr std::uint64_t seeds_per_level = 4;

/// The move of a level below the highest.
[[nodiscard]] inline square move_of(const page_position& p, int level, std::uint64_t seed,
                                    solve::solver& searcher) {
    const auto strength = solve::level::create(level).value_or(solve::level{});
    return solve::choose(p, searcher, std::chrono::hours(24), strength, seed).where;
}

/// The moves of a level with each of some seeds, without which the strong ones do.
[[nodiscard]] inline std::array<square, seeds_per_level> moves_of(const page_position& p, int level,
                                                                  solve::solver& searcher) {
    std::array<square, seeds_per_level> result{};
    result.fill(move_of(p, level, 0, searcher));
    if (solve::level::create(level)->settings().nodes > 0) return result;
    for (std::uint64_t seed = 1; seed < seeds_per_level; ++seed)
        result.at(seed) = move_of(p, level, seed, searcher);
    return result;
}

/// The exact scores of all moves within a number of nodes.
[[nodiscard]] inline std::optional<std::vector<solve::scored_move>> scores_of(
    const page_position& p, solve::solver& searcher, long long max_nodes) {
    searcher.set_limit({.nodes = max_nodes});
    const auto found = solve::move_scores(p, searcher);
    if (!found) return std::nullopt;
    return std::vector<solve::scored_move>(found->begin(), found->end());
}

// Loops here: algorithms of ranges with projections cost a compiler 30 MB.

/// The first move with the best score, and the first with the worst. Precondition: there are moves.
[[nodiscard]] inline std::pair<solve::scored_move, solve::scored_move> best_and_worst(
    const std::vector<solve::scored_move>& scores) {
    std::pair result(scores.front(), scores.front());
    for (const solve::scored_move& m : scores) {
        if (m.score > result.first.score) result.first = m;
        if (m.score < result.second.score) result.second = m;
    }
    return result;
}

/// The moves that players of low levels make, the most frequent first, with how often they do.
[[nodiscard]] inline std::vector<std::pair<square, int>> natural_moves(const page_position& p,
                                                                       solve::solver& searcher) {
    constexpr int least = 2;
    constexpr int most = 4;
    std::vector<std::pair<square, int>> result;
    for (int level = least; level <= most; ++level)
        for (const square s : moves_of(p, level, searcher)) {
            const auto known =
                std::ranges::find_if(result, [&](const auto& each) { return each.first == s; });
            known == result.end() ? (void)result.emplace_back(s, 1) : (void)++known->second;
        }
    // Stable, for a handful: std::stable_sort uses what C++17 has deprecated, in libstdc++ 12.
    for (auto next = result.begin(); next != result.end(); ++next) {
        const auto place = std::find_if(
            result.begin(), next, [&](const auto& each) { return each.second < next->second; });
        std::rotate(place, next, std::next(next));
    }
    return result;
}

}  // namespace detail

/// Whether neither player could complete a line that wins with the next move.
[[nodiscard]] inline bool is_quiet(const page_position& p) {
    return !p.is_over() && winning_squares(p, first).empty() && winning_squares(p, second).empty();
}

/// The puzzles that a position is, with the score of each move; of no difficulty yet. None of a
/// position that is not quiet: there is nothing to find.
[[nodiscard]] inline std::vector<puzzle> puzzles_of(const inarow::game& g,
                                                    const std::vector<solve::scored_move>& scores,
                                                    solve::solver& searcher) {
    const page_position p = to_page_game(g).position();
    std::vector<puzzle> result;
    constexpr std::size_t least_choices = 3;
    if (!is_quiet(p) || scores.size() < least_choices) return result;
    const auto [best, worst] = detail::best_and_worst(scores);
    if (best.score < 0) return result;
    const auto right = [&](puzzle_kind kind) {
        return std::count_if(scores.begin(), scores.end(), [&](const solve::scored_move& m) {
            return is_right(kind, m.score, best.score);
        });
    };
    if (std::cmp_equal(right(puzzle_kind::trap), scores.size() - 1)) {
        const auto natural = detail::natural_moves(p, searcher);
        if (natural.front().first == worst.where) result.push_back({puzzle_kind::trap, 0, 0, g});
    }
    constexpr int most_moves = 8;
    const int moves = own_moves(best.value.plies);
    if (best.score > 0 && moves <= most_moves && right(puzzle_kind::win) == 1)
        result.push_back({puzzle_kind::win, moves, 0, g});
    else if (right(puzzle_kind::only_move) == 1)
        result.push_back({puzzle_kind::only_move, 0, 0, g});
    return result;
}

/// How hard a puzzle is: the share of levels below the highest that find no right move, in percent,
/// times the moves until that is seen: those to the win, or to the loss after the wrong move that
/// holds out longest.
[[nodiscard]] inline int difficulty_of(const puzzle& asked,
                                       const std::vector<solve::scored_move>& scores,
                                       solve::solver& searcher) {
    const page_position p = asked.position();
    const int best = detail::best_and_worst(scores).first.score;
    int depth = asked.moves;
    for (const solve::scored_move& m : scores)
        if (asked.kind != puzzle_kind::win && !is_right(asked.kind, m.score, best) && m.score < 0)
            depth = (std::max)(depth, own_moves(m.value.plies));
    int failures = 0;
    for (int level = solve::level::min; level < solve::level::max; ++level)
        for (const square s : detail::moves_of(p, level, searcher)) {
            for (const solve::scored_move& m : scores)
                if (m.where == s && !is_right(asked.kind, m.score, best)) ++failures;
        }
    constexpr int asked_moves =
        (solve::level::max - solve::level::min) * static_cast<int>(detail::seeds_per_level);
    return 100 * failures / asked_moves * (std::max)(depth, 1);
}

/// Whether a puzzle is what it says: its scores, found anew, make it one.
[[nodiscard]] inline bool is_proven(const puzzle& asked, solve::solver& searcher) {
    // More than they were made with, by a search that had a table full of the game before.
    constexpr long long max_nodes = 20'000'000;
    const auto scores = detail::scores_of(asked.position(), searcher, max_nodes);
    if (!scores) return false;
    for (const puzzle& p : puzzles_of(asked.game, *scores, searcher))
        if (p.kind == asked.kind && p.moves == asked.moves) return true;
    return false;
}

/// Makes puzzles from games between low levels that begin with random moves. The same rules, number
/// and seed give the same puzzles. More than half are wins, of two to six moves in equal parts, a
/// tenth are traps.
class puzzle_maker {
public:
    /// Precondition: the board fits on a page.
    puzzle_maker(const rules& r, int count, std::uint64_t seed)
        : rules_{r}, count_{count}, random_{core::mix64(seed)} {}

    /// Whether all are made, or five hundred games have had no new one.
    [[nodiscard]] bool is_done() const {
        constexpr int most_in_vain = 500;
        return std::cmp_equal(made_.size(), count_) || games_in_vain_ >= most_in_vain;
    }
    /// Plays one more game, and takes what is wanted of its puzzles.
    void play_game() {
        inarow::game g(position::start_unchecked(rules_));
        const std::size_t random_moves = 2 + below(random_range());
        const std::array<int, 2> levels{some_level(), some_level()};
        const std::size_t before = made_.size();
        std::set<puzzle_kind> taken;
        for (std::size_t ply = 0; !g.position().is_over(); ++ply) {
            if (is_candidate(g)) take(g, taken);
            const page_position p = to_page_game(g).position();
            (void)g.apply(ply < random_moves
                              ? random_move(p)
                              : detail::move_of(p, levels[ply % 2], next(), searcher_));
        }
        games_in_vain_ = made_.size() > before ? 0 : games_in_vain_ + 1;
    }
    /// In the order in which they were made.
    [[nodiscard]] const std::vector<puzzle>& made() const { return made_; }

private:
    [[nodiscard]] std::uint64_t next() {
        constexpr std::uint64_t step = 0x9e3779b97f4a7c15U;
        return core::mix64(random_ += step);
    }
    [[nodiscard]] std::size_t below(std::size_t count) { return (next() >> 32U) * count >> 32U; }
    [[nodiscard]] std::size_t random_range() const {
        constexpr std::size_t share = 5;
        return static_cast<std::size_t>(rules_.squares()) / share + 1;
    }
    [[nodiscard]] int some_level() {
        constexpr int least = 3;
        constexpr int count = 4;
        return least + static_cast<int>(below(count));
    }
    [[nodiscard]] square random_move(const page_position& p) {
        std::vector<square> moves;
        p.for_each_move([&](square s) { moves.push_back(s); });
        return moves[below(moves.size())];
    }
    /// Whether the exact scores of a position are likely to be found soon.
    [[nodiscard]] bool is_candidate(const inarow::game& g) const {
        constexpr int most_free = 28;
        return rules_.squares() - g.ply() <= most_free;
    }
    /// Whether neither a position nor its mirror image was seen before; from now on it was.
    [[nodiscard]] bool is_new(const position& p) {
        std::string text;
        std::string mirrored;
        for (int row = 0; row < rules_.rows; ++row) {
            std::string part;
            notation::print_row(part, p, row);
            text += part;
            mirrored.append(part.rbegin(), part.rend());
        }
        return seen_.insert((std::min)(text, mirrored)).second;
    }
    /// How many more are wanted of the kind, and in a win of the number of moves, of a puzzle.
    [[nodiscard]] int wanted_like(const puzzle& p) const {
        constexpr int least_moves = 2;
        constexpr int most_moves = 6;
        constexpr int win_percent = 12;
        constexpr int trap_percent = 10;
        const auto is_like_it = [&](const puzzle& other) {
            return other.kind == p.kind && other.moves == p.moves;
        };
        const auto made = static_cast<int>(std::count_if(made_.begin(), made_.end(), is_like_it));
        const int wins = count_ * win_percent / 100;
        const int traps = count_ * trap_percent / 100;
        switch (p.kind) {
            case puzzle_kind::win:
                return p.moves < least_moves || p.moves > most_moves ? 0 : wins - made;
            case puzzle_kind::only_move: break;
            case puzzle_kind::trap: return traps - made;
            default: break;
        }
        return count_ - traps - (most_moves - least_moves + 1) * wins - made;
    }
    /// Takes the first puzzle of a position that is wanted, of a kind that its game has not had.
    void take(const inarow::game& g, std::set<puzzle_kind>& taken) {
        const page_position p = to_page_game(g).position();
        if (!is_quiet(p) || !is_new(g.position())) return;
        constexpr long long max_nodes = 200'000;
        const auto scores = detail::scores_of(p, searcher_, max_nodes);
        if (!scores) return;
        for (puzzle& each : puzzles_of(g, *scores, searcher_)) {
            if (wanted_like(each) <= 0 || !taken.insert(each.kind).second) continue;
            each.difficulty = difficulty_of(each, *scores, searcher_);
            made_.push_back((std::move)(each));
            return;
        }
    }

    rules rules_;
    int count_;
    std::uint64_t random_;
    int games_in_vain_ = 0;
    std::vector<puzzle> made_{};
    solve::solver searcher_{};
    std::set<std::string> seen_{};
};

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_PUZZLE_MAKER_HPP

#if !defined(INAROW_SINGLE_INAROW_UI_REVIEW_HPP)
#define INAROW_SINGLE_INAROW_UI_REVIEW_HPP
// inarow/ui/review.hpp ----------------------------------------------------------------------------

/// A game analyzed in slices, so that a page can show what is known and stop.
namespace inarow::inline v0::ui {

/// The analysis of a game as solve::analyze makes it, from the last position to the first, but with
/// a time limit for each position. The better moves come last.
class review {
public:
    /// Keeps what an earlier review found of the same moves.
    review(const game& g, std::chrono::nanoseconds time_per_ply, const review* earlier = nullptr)
        : game_{g}, time_per_ply_{time_per_ply} {
        page_game replayed = to_page_game(game(start_of(g)));
        plies_.push_back({solve::value_query(replayed.position())});
        for (const square s : g.moves()) {
            (void)replayed.apply(s);
            plies_.push_back({solve::value_query(replayed.position())});
        }
        if (earlier == nullptr) return;
        const std::size_t both = (std::min)(plies_.size(), earlier->plies_.size());
        for (std::size_t i = 0; i < both; ++i) {
            if (earlier->plies_[i].query.position != plies_[i].query.position) break;
            plies_[i] = earlier->plies_[i];
        }
    }

    [[nodiscard]] bool is_done() const { return !next() && !next_flaw(); }

    /// Resumes one position, for a tenth of a second at most.
    void resume(solve::solver& searcher) {
        if (const auto index = next())
            resume_score(*index, searcher);
        else if (const auto flaw = next_flaw())
            resume_better(*flaw, searcher);
    }

    /// What is known so far.
    [[nodiscard]] solve::analysis<dynamic> known() const {
        solve::analysis<dynamic> result = solve::unjudged(game_);
        for (std::size_t i = 0; i < plies_.size(); ++i) {
            const auto& query = plies_[i].query;
            (i == 0 ? result.at_start : result.moves[i - 1].after) =
                for_first(query.score_bounds, query.position.to_move());
        }
        judge(result);
        for (std::size_t i = 0; i < result.moves.size(); ++i)
            if (const auto& better = plies_[i].better; better && better->is_done())
                for (const square s : better->best) result.moves[i].better.push_back(s);
        return result;
    }

private:
    struct ply {
        solve::value_query<page_position::capacity> query;
        std::chrono::nanoseconds spent{};
        std::optional<solve::best_moves_query<page_position::capacity>> better{};  ///< of a flaw
    };
    static constexpr std::chrono::nanoseconds longest_slice = std::chrono::milliseconds(100);

    /// The last ply that is not done and has time left.
    [[nodiscard]] std::optional<std::size_t> next() const {
        for (std::size_t i = plies_.size(); i-- > 0;)
            if (!plies_[i].query.is_done() && plies_[i].spent < time_per_ply_) return i;
        return std::nullopt;
    }
    /// The last move that was not best and whose better moves can still be found.
    [[nodiscard]] std::optional<std::size_t> next_flaw() const {
        const auto all = known();
        for (std::size_t i = all.moves.size(); i-- > 0;) {
            const auto& [query, spent, better] = plies_[i];
            if (all.moves[i].judgement > solve::judgement::best && query.is_done() &&
                (!better || !better->is_done()) && spent < time_per_ply_)
                return i;
        }
        return std::nullopt;
    }
    void resume_score(std::size_t index, solve::solver& searcher) {
        auto& now = plies_[index];
        if (index + 1 < plies_.size()) {
            const int at_least = -plies_[index + 1].query.score_bounds.most;
            now.query.score_bounds.least = (std::max)(now.query.score_bounds.least, at_least);
            if (now.query.is_done()) return;
        }
        search(now.query, now.spent, searcher);
    }
    void resume_better(std::size_t index, solve::solver& searcher) {
        auto& now = plies_[index];
        if (!now.better) now.better.emplace(now.query);
        search(*now.better, now.spent, searcher);
    }
    void search(auto& query, std::chrono::nanoseconds& spent, solve::solver& searcher) {
        searcher.set_limit(solve::limit::of_time((std::min)(longest_slice, time_per_ply_ - spent)));
        (void)searcher.answer(query);
        spent += searcher.stats().time;
    }

    game game_;
    std::chrono::nanoseconds time_per_ply_;
    std::vector<ply> plies_{};
};

/// Writes the value of a position by the bounds of the first player's score: "Red wins in 3 moves",
/// counted as write_score_in_words does, "X wins" if only that is known, "it is a draw" or
/// "unknown".
template <int Capacity>
void write_value_in_words(core::sink auto& out, const basic_position<Capacity>& p,
                          const solve::bounds& known) {
    const auto name = [&](player side) { core::write(out, draw::player_name(p.rules(), side)); };
    if (p.is_over()) {
        if (p.outcome() == outcome::draw) return core::write(out, "it was drawn");
        name(p.outcome() == outcome::first_won ? first : second);
        return core::write(out, " has won");
    }
    if (known.least == 0 && known.most == 0) return core::write(out, "it is a draw");
    if (known.least <= 0 && known.most >= 0) return core::write(out, "unknown");
    name(known.least > 0 ? first : second);
    core::write(out, " wins");
    if (!is_exact(known)) return;
    const int free = p.rules().squares() - p.stones();
    const int score = for_first(known, p.to_move()).least;
    const int count = own_moves(value_of(score, p.rules(), free, p.to_move()).plies);
    core::write(out, " in ", count, count == 1 ? " move" : " moves");
}

/// Writes what a move gave away, "gives the win away; better: 4 5", "wins later" or "loses sooner";
/// nothing for a best move or an unknown one.
template <int Capacity>
void write_flaw(core::sink auto& out, const rules& r, const solve::analyzed_move<Capacity>& m) {
    const solve::bounds before = for_first(m.before, m.mover);
    switch (m.judgement) {
        case solve::judgement::unknown:
        case solve::judgement::best: return;
        case solve::judgement::inaccuracy:
            return core::write(out, before.least > 0 ? "wins later" : "loses sooner");
        case solve::judgement::mistake:
        default: break;
    }
    core::write(out, before.least > 0 ? "gives the win away" : "gives the draw away");
    if (m.better.empty()) return;
    core::write(out, "; better: ");
    messages::write_better_moves(out, r, m);
}

/// Writes what is known as JSON: for every ply from 0 the bounds of the first player's score and
/// the value in words, and from ply 1 the judgement and the flaw of the move.
inline void write_review(core::sink auto& out, const review& r) {
    const solve::analysis<dynamic> all = r.known();
    position p = all.start;
    json::writer json(out);
    const auto write_value = [&](const solve::bounds& known) {
        json.member("least", known.least);
        json.member("most", known.most);
        json.string_member("words", [&](auto& text) { write_value_in_words(text, p, known); });
    };
    json.begin_object();
    json.member("is_done", r.is_done());
    json.key("plies");
    json.begin_array();
    json.begin_object();
    write_value(all.at_start);
    json.end_object();
    for (const auto& m : all.moves) {
        (void)p.apply(m.where);
        json.begin_object();
        write_value(m.after);
        json.member("judgement", name_of(m.judgement));
        json.string_member("annotation",
                           [&](auto& text) { write_flaw(text, all.start.rules(), m); });
        json.end_object();
    }
    json.end_array();
    json.end_object();
}

}  // namespace inarow::inline v0::ui

#endif  // INAROW_SINGLE_INAROW_UI_REVIEW_HPP

#if !defined(INAROW_SINGLE_INAROW_EVERYTHING_HPP)
#define INAROW_SINGLE_INAROW_EVERYTHING_HPP
// inarow/everything.hpp ---------------------------------------------------------------------------

/// <inarow.hpp>, and what it leaves out because it costs more to include: perfect play, boards of
/// any size, typed games, pictures as SVG, std::format, the state of an app.

#endif  // INAROW_SINGLE_INAROW_EVERYTHING_HPP
