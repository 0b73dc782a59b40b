// SPDX-License-Identifier: BSL-1.0
// inarow 0.1.0: k-in-a-row games as constexpr values and as types; <inarow/solve/connect_four_book.hpp> in one header.
// Generated from include/inarow/solve/connect_four_book.hpp by scripts/single_header.py: change those, not this.
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
#include <compare>
#include <concepts>
#include <coroutine>  // std::hash, for a fifth of what <functional> costs
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <type_traits>
#include <vector>

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

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_OPENING_BOOK_PACKED_TABLE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_OPENING_BOOK_PACKED_TABLE_HPP
// inarow/solve/detail/opening_book/packed_table.hpp -----------------------------------------------

/// A sorted table of numbers with small values, as a text that a compiler reads fast and a constant
/// evaluation searches.
namespace inarow::inline v0::solve::detail::opening_book {

/// Characters of six bits each, the highest first. A block has the number that it begins with in
/// six characters, and then `block_entries` entries of four (the last block has fewer): the
/// difference to the number before in `24 - value_bits` bits, and the value. A value of 0 is no
/// entry: it bridges a difference that is too large. Written by scripts/connect_four_book.cpp.
class packed_table {
public:
    static constexpr int value_bits = 7;
    static constexpr std::size_t entry_characters = 4;
    static constexpr std::size_t number_characters = 6;
    static constexpr std::size_t block_entries = 32;
    static constexpr std::size_t block_characters =
        number_characters + block_entries * entry_characters;
    static constexpr char digits[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    /// Precondition: the text is such a table, and not empty.
    template <std::size_t Size>
    explicit constexpr packed_table(const char (&text)[Size]) : text_{text}, size_{Size - 1} {}

    /// The value of a number, or 0.
    [[nodiscard]] constexpr unsigned find(std::uint64_t number) const {
        std::size_t block = 0;
        for (std::size_t end = (size_ + block_characters - 1) / block_characters;
             end - block > 1;) {
            const std::size_t middle = block + (end - block) / 2;
            (first_of(middle) <= number ? block : end) = middle;
        }
        std::size_t offset = block * block_characters + number_characters;
        std::size_t end = (block + 1) * block_characters;
        end = end < size_ ? end : size_;
        for (std::uint64_t now = first_of(block); offset < end && now <= number;
             offset += entry_characters) {
            const std::uint64_t entry = read(offset, entry_characters);
            now += entry >> value_bits;
            const auto value = static_cast<unsigned>(entry & ((1U << value_bits) - 1));
            if (now == number && value != 0) return value;
        }
        return 0;
    }

private:
    [[nodiscard]] static constexpr unsigned digit(char c) {
        if (c >= 'a') return static_cast<unsigned>(c - 'a' + 26);
        if (c >= 'A') return c == '_' ? 63U : static_cast<unsigned>(c - 'A');
        return c == '-' ? 62U : static_cast<unsigned>(c - '0' + 52);
    }
    [[nodiscard]] constexpr std::uint64_t read(std::size_t begin, std::size_t count) const {
        std::uint64_t result = 0;
        for (std::size_t i = begin; i < begin + count; ++i) result = result << 6U | digit(text_[i]);
        return result;
    }
    [[nodiscard]] constexpr std::uint64_t first_of(std::size_t block) const {
        return read(block * block_characters, number_characters);
    }

    const char* text_;
    std::size_t size_;
};

}  // namespace inarow::inline v0::solve::detail::opening_book

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_OPENING_BOOK_PACKED_TABLE_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_OPENING_BOOK_CONNECT_FOUR_TABLES_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_OPENING_BOOK_CONNECT_FOUR_TABLES_HPP
// inarow/solve/detail/opening_book/connect_four_tables.hpp ----------------------------------------

// Written by scripts/connect_four_book.cpp. Not to be edited.
// clang-format off

// The standard asks a compiler for no more than 65,536 characters.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"

namespace inarow::inline v0::solve::detail::opening_book {

/// 11094 positions.
inline constexpr packed_table connect_four_scores{
    "AAAAAAAAAhAACiAAChAACgAACfAAKhAACeAACiAAEgAACfAACiAACfAACiAAEgAACeAACkAACgAACiAACgAACiAAEhAAChAA"
    "CjAACiAACgAACgAAMfAACjAACiAAUiAAeiAAEgAAAABEAAAgAACiAACeAACjAACiAAEiAAEgAACgAACjAACgAACjAACjAACi"
    "AACgAAChAACgAACkAAChAAChAACgAAChAAEhAAEfAACgAAClAACiAACiAAClAAChAACeAACgAACeAAAABoAAAjAAClAACiAA"
    "CjAACkAACgAACgAACgAACcAACjAACiAACgAACjAACgAACgAACiAACgAAEfAAEhAAChAAClAACeAACiAACkAACgAACgAACiAA"
    "CgAACjAAChAACgAACiAAAACKAAAhAACjAACgAACgAACdAAClAACfAACgAACjAACeAACiAACjAAKdAACjAACiAACgAACiAACh"
    "AAUfAAChAACjAACiAACiAACjAAChAACgAACeAACgAACiAACiAACeAACiAAAAC3AAAgAAIdAACkAACiAACeAAClAAQgAACiAA"
    "CiAAadAACiAAChAAghAACiAACiAAChAACiAAChAAIiAACkAAChAAOeAACkACKhAAGfAACeAAEgAACjAACfAAEiAACgAACgAA"
    "AAFNAAAjAAEeAAEeAACgAACiAAKfAAGfAACgAAEkAACjAACgAACgAACgAACiAACgAACgAACjAACfAACjAACfAACkAACgAAEe"
    "AACfAAEgAACyAACeAAEjAACgAACgAACkAACdAAAAF5AAAjAACkAACdAACgAACkAACiAAEjAACiAACyAACjAAEfAAEdAACiAA"
    "CgAAEfAAEyAACiAACfAAKgAAGeAACeAAEkAACkAACeAAChAACgAACjAACjAACkAACkAACdAACiAAAAGlAAAfAACjAACjAAEg"
    "AACgAAElAACyAACdAACgAACgAACiAAChAACyAACfAACfAACiAACjAACiAACiAACiAACiAACeAACjAACfAACfAACgAACcAACj"
    "AACeAACkAACyAACjAAAAHHAAAgAACiAACgAAClAACgAAEfAACgAAEgAACyAACbAAEjAAChAAChAACrAACbAACkAACkAACeAA"
    "CeAACnAACiAAEkAACiAACyAACnAACbAAChAAClAACdAACyAAClAACcAAAAHrAAAlAACmAACdAACeAAClAACjAAElAACjAACy"
    "AAClAAEeAAEdAACkAACkAAEgAAEyAACkAACgAAEgAAEyAACjAACgAAKhAAGiAACiAAEjAACjAACfAACgAACjAAChAACiAAAA"
    "IZAAAkAACiAACiAACjAACgAACjAACiAAEfAACeAAEkAAChAACdAACgAACiAACgAACiAACyAACgAACfAACgAACjAACjAACkAA"
    "CkAACjAACfAACjAACgAACgAAChAACgAACkAAAAI7AAAdAACkAACyAACkAACgAACkAACeAACjAAChAAEiAACgAAEgAACyAACb"
    "AACgAACkAACfAACfAACyAACcAACiAACjAACgAACiAACyAACjAACjAACiAACjAACgAACyAACgAAAAJdAAAhAACiAACgAACgAA"
    "CkAACgAACkAACiAACjAACgAACkAACiAACkAACgAACiAACdAACgAACgAACiAAClAACbAAClAACyAACjAACiAAClAACdAAClAA"
    "CyAAClAACeAAClAAAAJ9AAAdAAScAAEkAACiAACfAACrAACiAACiAACjAACgAACiAACkAACiAAEiAACgAACgAAClAACgAACi"
    "AACkAACeAACyAACkAACgAACkAACjAACfAACgAACkAACjAAEiAAEyAAAAKqAAAiAACeAACkAACeAACyAACjAACiAACfAACiAA"
    "CgAACyAACjAAceAAEdAACkAACmAAEfAAEeAACjAACgAAohAAChAAEjAACjAACgAACiAACjAACjAACiAACiAACiAACeAAAALu"
    "AAAjAACgAACjAACgAAEkAACiAAEiAACgAACgAACgAACiAACiAAChAACjAACeAACeAACiAACgAAChAACjAACiAACiAACyAACj"
    "AACfAACiAACiAACeAACkAACeAACkAACgAAAAMQAAAkAACyAACjAACeAACiAACiAAOdAACjAACkAACiAACiAACyAACdAACkAA"
    "CkAACiAACiAACyAACjAACkAACyAACgAACgAACyAACgAACgAACiAAChAACiAACkAACgAACiAAAAM2AAAgAACjAACjAACkAAOe"
    "AACeAACmAACcAACkAACyAACiAACyAAClAACbAAegAACiAAChAACgAACiAACyAACiAACeAACjAACeAACeAACyAACjAACiAACi"
    "AACiAACfAACyAAAANqAAAiAAChAACkAACiAACiAACiAACiAACkAACgAACiAASjAACeAACjAACgAACjAACgAAmiAACeAACkAA"
    "CeAACkAACyAAydAAEjAACfAAChAACkAACeAACiAACjAACgAACgAAAAO9AAAkAACkAAEjAAEfAAEfAACiAACjAACeAACgAACj"
    "AAaiAACgAACkAACeAACyAACkAAmeAACjAACjAACeAACyAACjAA0fAAEfAACjAACjABAiAACiAAEiAACiAACgAACiAAAAQ4AA"
    "AjAACiAACfAAChAACjAACfAACkAACeAACjAACgAAOiAACiAACkAACiAACgAACiAAChAACgAACiAACgAAChAACiAAOiAACgAA"
    "CkAACcAACjAACeAAaeAACiAACkAACeAAAARwAAAgAACkAACgAACjAACkAACfAACiAACjAAOfAACiAACyAACcAACgAACkAAaj"
    "AACiAACqAACdAAqiAACiAACiAACgAACiAACkAACkAACgAACkAACeAACfAACjAAOiAACiAAAAS8AAAyAACcACKiAAChAACiAA"
    "CfAACgAACjAACjAACgAACgAACeADqiAAEgAAEhAFQiAAOiAACgAAEgAAGjAACjAAEeAACiAACfAAEiAACiAACiAAChAAEhAA"
    "CdAAEjAACgAAAAZKAAAhAACkAACeAAEjAAChAAEfAAEgAACiAACjAAGiAAMiAAOgAACgAAEiAAGjAACjAAEhAACgAACgAACi"
    "AACjAACgAACjAACjAACgAACgAACgAACiAAChAACgAACfAACjAAAAZ-AAAhAACgAACjAAChAACiAACiAACkAACdAACjAACjAA"
    "CdAACjAACjAACdAAEiAACgAAEgAAGhAACjAAEdAACdAACdAAEjAACiAACgAAChAAEiAACgAACgAACgAACiAACjAAAAalAAAl"
    "AACgAACiAACgAACkAACiAACcAAChAACjAACjAACjAACdAAChAACiAACjAACjAAChAACgAAEgAACiAAChAACiAAEeAACcAAEg"
    "AACgAAChAACmAACdAAEjAACiAACcAAAAbJAAAiAACjAACgAACjAAClAACcAACdAACjAACjAACdAAEjAAChAACeAACkAACdAA"
    "EjAAChAAEgAAEeAACjAAClAAGhAAGhAAEeAACjAACgAAGhAAMjAAOfAACdAAEgAAGlAAAAcCAAAmAAEdAACgAACfAACiAACh"
    "AACeAACkAAClAACkAACjAACdAACgAAChAACeAACeAAChAAChAACfAAClAACjAACiAACiAACiAACdAACiAACjAACeAAClAACl"
    "AACeAAEhAAAAckAAAeAAEfAAGjAACmAAEeAACcAACdAACiAACiAACeAACkAAClAACkAACjAACgAACgAACgAACjAACgAACgAA"
    "CkAACkAACiAAClAAChAACeAACjAACeAACkAACdAACeAAClAAAAdIAAAjAACiAACOAACiAACiAACiAACjAACdAACkAAClAACe"
    "AACeAACcAACgAACgAACgAACgAACjAAChAACgAAClAACyAACfAACgAACjAACgAACeAACkAACiAAChAAClAACjAAAAdoAAAhAA"
    "COAACgAACiAACgAACjAACkAAChAACkAACiAACgAACeAACjAACcAACjAACjAACdAAClAACkAACyAACiAACgAACOAACbAACiAA"
    "CiAACeAACkAAClAACdAAEgAACeAAAAeKAAAgAAGjAACmAAEcAACcAACcAAEiAACiAACiAACiAAElAACcAACdAACgAACjAACl"
    "AAClAACgAACfAACiAACmAACdAACgAACiAACjAACkAACjAACeAACjAACcAACmAACeAAAAevAAAbAACbAAEjAACeAACgAACgAA"
    "EeAACXAACgAACgAACgAACiAAClAACgAACiAACyAAClAACgAACeAACiAACiAACjAAClAACgAACiAAChAAClAACiAAChAACiAA"
    "COAACiAAAAfRAAAjAACiAACiAACeAAClAACbAACgAACiAACeAACjAACkAACgAAClAACyAAClAACjAACcAACgAACjAACOAACl"
    "AACeAACgAACgAACmAACjAACgAACgAAEeAAChAACgAAChAAAAfzAAAdAACVAAEkAACfAACfAACmAACdAAEkAACmAACZAACkAA"
    "CkAACiAACiAAClAACcAACcAACkAAClAACZAAEkAACdAACeAACmAACcAAEkAACeAACbAACgAACkAACdAACjAAAAgXAAAjAACb"
    "AACyAAClAAClAACbAAClAACkAACiAACjAACOAACaAACbAACkAACkAACbAAEkAACeAACdAAClAACbAAEkAACjAAEcAAEdAACi"
    "AAClAAGiAAGgAAEcAACiAACjAAAAhCAAAgAAGgAAEdAACiAACiAAGgAAMfAAOiAAChAAEiAAGlAAClAAEhAACgAACgAACiAA"
    "CiAACgAACkAAClAACjAAChAACeAACiAACgAACeAACfAACjAACeAACjAACkAACjAAAAh2AAAeAACgAACjAACdAACiAAChAACd"
    "AACkAACkAACgAAEhAACfAAEfAAGjAACjAAEhAACgAACgAACjAACjAACjAACiAACiAAChAACkAACgAACiAACgAACjAACgAACg"
    "AACgAAAAibAAAjAACjAACjAACgAACeAACjAACeAACjAAChAACgAACiAACjAACiAACkAACgAACgAACiAACjAACeAACiAACiAA"
    "CgAACeAACcAACkAACiAACgAACiAACkAACfAACgAACkAAAAi7AAAyAACcAACgAACjAACdAACeAACjAACiAACiAAChAACiAACi"
    "AACkAAChAAChAACgAACjAACiAACdAACiAACfAACgAACeAAClAACcAACiAACjAACcAACiAACiAACyAACiAAAAjbAAAfAAClAA"
    "CdAACiAACiAACcAACiAACgAACcAAEhAAChAAEgAAGjAACfAAEdAACdAACcAAClAACmAAClAACeAACeAACiAACmAACcAACeAA"
    "CgAACkAAChAACjAACdAACjAAAAkAAAAhAACyAACeAACdAACiAACeAACmAAChAACdAACeAACeAACyAAChAACcAACdAAClAACl"
    "AACdAACjAAChAACeAACeAACOAACjAACiAACkAACkAACjAACfAACiAACkAAClAAAAkgAAAgAACiAAChAACjAACjAACiAACiAA"
    "CiAACgAACkAACiAACkAACeAACkAACgAACeAAChAAChAACdAACgAACOAACcAAClAACgAACmAACgAACgAACgAACfAACgAACiAA"
    "CeAAAAlAAAAkAACiAAClAACfAACiAACgAACcAACiAACOAACiAAClAACjAACjAACeAACkAACgAACcAACeAACVAACjAACiAACh"
    "AACiAACmAACeAAChAAClAACyAACZAACiAACjAACgAAAAlgAAAgAACmAACgAAChAACfAACyAACZAACkAACgAACgAACiAAClAA"
    "ChAACdAACjAACyAACgAACOAAClAACgAACgAACmAACgAACgAACiAACiAACgAACjAAClAACiAACdAAClAAAAmAAAAiAACfAACi"
    "AACgAACgAACOAACiAAClAACgAAClAACgAACgAACkAACiAACgAACcAAClAACbAACkAACmAACbAACkAACeAACyAACiAACdAACl"
    "AACbAACkAACjAACbAACkAAAAmgAAAeAACyAACkAACjAACOAACbAACmAACjAACbAAciAAChAACeAAEkAACjAACiAACjAAEkAA"
    "CdAAChAACgAACiAACgAACjAACjAACgAAChAACnAACgAACgAAChAACeAACjAAAAnPAAAiAACgAACjAACiAACnAACiAACiAACf"
    "AAEiAACgAACjAACiAAEeAACcAACeAAChAACkAACgAACkAACeAACgAACyAAClAACdAACdAACdAACiAACjAACjAAChAAChAACi"
    "AAAAnxAAAkAACgAACgAACdAACjAACiAACiAACiAACdAACcAACiAACdAACdAACjAACdAAClAACiAACeAACgAACyAAChAACgAA"
    "CdAACjAACiAAClAAChAACdAAChAACcAACiAACkAAAAoRAAAgAACeAAEiAACeAACgAACeAAEdAACVAACiAACiAAChAACeAACm"
    "AACcAACgAACyAACkAACcAACgAACiAACeAACiAACmAACgAACiAACyAACeAACbAACiAACfAACgAACgAAAAozAAAiAACgAACfAA"
    "CyAACeAACcAACgAACgAACOAACkAACmAACeAACgAACiAACiAACcAACgAACeAACiAACjAAClAACeAACdAACiAACiAACkAACjAA"
    "CfAACOAACgAAGcAAGdAAAApXAAAiAAClAACcAACkAACiAAChAACiAACyAACgAACeAACiAAClAACcAACjAACgAACiAAChAACy"
    "AAChAAqVAAEiAACiAAChAACkAACdAAEkAAClAACdAACgAACkAACeAACgAAAAqNAAAjAACdAACeAACkAACkAACbAAEjAAChAA"
    "CgAACkAACeAAEiAACeAACcAACgAACjAACeAACjAACkAACcAACyAACiAACgAACcAACgAACjAACgAACjAACkAACeAACcAACiAA"
    "AAqvAAAgAAWdAACaAACkAACcAACmAACkAACcAACyAACiAACeAACdAACiAACkAACdAAClAACiAACgAACyAAChAACeAAsgAAEd"
    "AACjAACjAAGjAAGhAAEeAACiAAClAAGhABCgAAAAsWAAAeAAEhAAGjAACkAAEhAACiAACiAACiAACjAACiAACkAACkAACjAA"
    "CgAACfAACgAACiAACfAACeAACkAACeAACfAAClAACjAACiAAChAACjAACeAACjAACjAACdAACjAAAAs6AAAkAAChAAEiAACi"
    "AAEjAAGiAACjAAEhAACgAACgAACiAACjAACjAACiAACiAACiAACiAACgAACiAACeAACjAAChAACjAACgAAChAACjAACjAACi"
    "AACeAACjAACgAACjAAAAtfAAAhAACeAACiAACjAACjAACjAAChAACgAACiAACjAACyAACgAACgAAChAACeAACdAACiAACjAA"
    "CgAACiAAClAACgAACgAACkAACgAACdAACiAACkAACgAACgAACjAACgAAAAt_AAAiAACiAACiAACiAACiAACiAACiAACyAACj"
    "AACeAACjAACeAAChAACiAACgAAClAACcAACiAACiAACcAACjAACiAACeAACiAACeAACiAACyAACiAACiAACdAACiAACeAAAA"
    "ufAAAcAAWdAACdAACdAACkAAClAACjAACfAACfAACgAAClAACgAACeAACdAAClAACkAAClAACdAAChAACgAACyAACgAACdAA"
    "CiAACjAAClAACjAACdAACiAACeAACyAACgAAAAvJAAAeAACfAAClAAClAACyAACeAACcAACeAACdAACdAACfAACeAACkAACk"
    "AACkAACeAAChAACjAACkAACeAACiAACgAACkAACkAAClAACeAACjAACjAAClAACiAACkAACdAAAAvpAAAlAACgAACgAACOAA"
    "CiAACeAACjAACgAACcAACjAACeAAClAAChAACeAACiAACgAACiAACiAACeAAClAACiAACmAACiAACiAACOAACiAACiAAWcAA"
    "CgAACjAACgAACfAAAAwTAAAmAACcAACgAACjAACyAACbAACjAACjAACeAACeAAClAACcAACcAACjAACyAACbAACkAACgAACg"
    "AACyAAClAACcAACcAACeAACyAACcAACfAAClAACgAACfAAClAACeAAAAwzAAAiAACjAACiAACcAACiAAClAACfAACdAACmAA"
    "CiAACgAACOAACgAAWfAACdAAClAACcAACkAACkAACaAACkAACiAACyAACgAACdAAClAACyAACkAAClAACbAAwgAACgAAAAx0"
    "AAAiAACiAACjAACjAACiAACiAACiAACgAACgAACgAACgAACeAACjAACjAACfAACeAACjAACyAACgAACeAACgAACiAAChAACj"
    "AACdAACiAACiAACyAACjAACeAACeAACjAAAAyUAAAiAACjAACgAACeAACgAACdAACgAACgAACiAACgAACjAACkAACgAAChAA"
    "CiAACiAACeAACfAACgAACjAACjAACiAACeAACjAACjAACjAACgAAChAACgAACiAAChAACiAAAAy0AAAiAACiAACgAACeAACi"
    "AACfAACkAACiAACjAACgAACcAACkAACfAACeAACiAACfAACjAACcAACjAACeAACgAACiAACgAACfAAWOAACkAAClAACgAACj"
    "AACmAACiAAChAAAAzeAAAjAACgAACOAACkAACkAACjAACjAAClAACfAACjAACjAACeAACOAAClAACiAACjAACgAACdAAChAA"
    "CgAACdAACdAACeAACiAACjAACgAACgAACiAACgAACjAACjAACeAAAAz-AAAeAACiAACiAACiAACiAAEjAAcOAACgAACmAACf"
    "AAClAACgAACgAAClAACiAACgAA-aAACiAACiAAChAACgAACkAACiAACgAACjAACyAACgAACgAACgAACiAACiAACiAAAA1KAA"
    "AfAACiAACjAACyAACeAACiAACiAACiAAChAACjAACgAACgAACgAACyAACgAACfAACkAACeAACeAACjAACcAACiAACjAACgAA"
    "qjAACOAACmAACgAACjAAClAACdAACiAAAA1-AAAkAACeAA-jAACeAACjAACcAACkAACiAACcAACjAACiAACyABSgAACeAACe"
    "AAEiAACiAACjAACiAAEjAACeAACeAACeAAChAACiAACiAACiAACgAACiAAClAACiAACeAAAA3mAAAjAACiAACjAACiAACeAA"
    "CkAACeAAClAACiAACiAACjAAEiAACjAACiAACjAAEeAACgAACiAACfAACgAACiAACjAACeAACgAACgAACjAACeAACgAAChAA"
    "ChAACiAACjAAAA4IAAAgAACjAACjAACiAACeAACjAACyAACiAACiAACiAACiAACeAACeAACcAACgAAChAACjAACgAACiAACi"
    "AACdAACjAACeAACiAAqcAACeAACeAACfAAChAACkAACdAACdAAAA48AAAyAACjAACcAACeAACjAACgAAChAAClAACdAACeAA"
    "CyAACiAACcAACkAACyAAChAACdAAGeAAGdAACgAACgAACgAACjAAClAACeAACgAACgAAChAAqdAACcAAClAACbAAAA50AAAk"
    "AACiAACcAACjAACyAACeAA-dAACiAACgAACiAACiAACjAACfAACgAACyAACkAACiAACiAACjAACgAACgAACiAACdAACiAACy"
    "AACiAAWeAACgAACiAACgAACjAACiAAAA68AAAgAACjAACfAACjAAqiAACdAACiAACOAACmAACkAACeAACiAACdAACkAA-eAA"
    "CiAACjAACdAACjAACiAACgAACjAACyAACjABSdAAEgAACgAACiAACkAACeAAEkAACjAAAA84AAAdAACiAACiAACiAACiAACj"
    "AACeAACgAACkAACjAAWdAACgAACjAACgAACjAACjAACeAACgAAChAACiAAqcAACdAACkAACdAAClAAChAACdAACyAACiAACj"
    "AA-eAACeAAAA-UAAAiAAChAACjAACkAACeAACyAACiAACjABUgAAEfAACiAACiAAGjABqiAACgAAEiAAGiAACiAAEhAACgAA"
    "ChAACiAACjAACiAACiAACiAACgAACgAACfAACiAAChAAChAAABAYAAAiAACkAACdAACfAACiAAChAACiAAChAACkAACeAACj"
    "AACjAACdAACjAAChAACeAAWiAACiAACiAACjAACkAACkAACiAACiAACgAACgAACgAACjAACiAACjAACiAACjAAABBCAAAgAA"
    "CgAACgAACgAACjAACfAACjAACgAACkAAChAACeAACjAAChAACjAAWeAACjAACjAACgAACjAACnAACdAACgAACkAACgAAChAA"
    "CjAACkAACiAACgAACkAACgAACgAAABBsAAAiAACfAAWiAACiAAClAACdAACjAAClAACcAAChAACgAACeAAqeAACeAACfAACk"
    "AAClAACkAACeAACeAACeAACjAACgAACiAACeAACjAACjAACjAACdAACeAACgAAClAAABCqAAAhAACdAACiAACeAAClAAChAA"
    "CcAAChAACdAACgAAWeAACgAACeAACmAACjAACyAACcAACeAACeAACkAACiAACiAACgAAClAACjAAClAACeAACgAACjAAClAA"
    "WiAACdAAABDeAAAkAACgAACmAACyAACcAACgAAChAAChAAqgAACiAACkAACgAACiAACrAACcAACgAACiAACiAACdAACiAACk"
    "AACgAACiAACmAACeAACeAACjAACiAAWdAACjAACkAAChAAABEcAAAyAACmAACWAAChAACgAACiAAqkAACeAAClAACdAACkAA"
    "CjAACWABEiAACiAACiAACiAAClAACjAACgAACiAACgAACeAACfAACiAACjAACeAACjAACjAACgAACeAACiAAABFxAAAlAACg"
    "AACfAACjAACiAACiAACjAACdAACiAAChAACgAAWgAACiAACiAACiAACjAACyAACgAACgAACgAACjAAChAACgAACgAACjAACj"
    "AACkAACeAAChAACjAACiAAWiAAABGlAAAhAACkAACeAACjAACyAACcAACiAACfAACeAAqcAAClAACmAACeAACkAACyAACeAA"
    "CeAACkAACeAACdAACjAACjAACiAACiAAClAACdAACgAACkAACcAAWeAACjAACkAAABHjAAAjAACkAAEOACAdAACjAACjAACg"
    "AACgAACnAACeAACgAACiAACgAAChAACiAACkAAChAACiAAClAACcAACgAACiAACiAEGhAAChAACiAACjAACiAACjAACgAACg"
    "AACgAAABLFAAAgAACiAACjAACjAACiAACiAACiAACiAACiAACiAACjAACiAACiAACkAACgAACjAACiAACgAACiAACiAACeAA"
    "WgAAChAACkAACiAACiAACjAACeAACgAACiAACjAACeAAABLvAAAfAACjAACgAACjAACjAACgAACgAACjAACiABSdAAClAACk"
    "AACgAAChAACkAACfAACgAACjAACeAACdAAClAAClAACiAACiAAEjACohAACjAACjAACjAACiAACjAAChAAABOLAAAgAACiAA"
    "CiAEadAACjAACjAACiAAChAACkAACeAACfAACiAACjAGSiAACiAACiAAEhAACiAACiAACiAAEeAACgAACjAACjAACgAACgAA"
    "CiAACgAACiAACiAACgAAqiAAABUVAAAkAAClAACgAACiAACkAAChAACiAACjAACiABmeAACkAAClAACfAACgAAGgAXWhAAWe"
    "AACfAAEfAAMiAAGlAACjAAGdAACeAACfAAKjAACfAAEgAACgAACgAACgAAGjAAABhuAAAkAACiAACyAAGfAAEfAACeAAGjAA"
    "CfAACeAACeAAEgAACjAAChAACeAACjAACyAAEfAAGeAAEhAAEjAAEdAAEjAACfAACgAACjAACfAAEiAACjAAMfAAMjAAEgAA"
    "CgAAABinAAAjAAGjAAggAAWeAACeAAEiAAMkAAGlAACjAAGgAACgAACgAAEgAACgAACjAACfAACgAAEjAACiAACiAACgAACg"
    "AAEiAACkAACyAACyAAEjAACjAACgAACgAACeAACjAAABjwAAApAACiAACiAACgAACfAAEkAACiAACgAACgAACyAACgAACjAA"
    "CfAAEjAACdAACiAACgAACgAACfAACyAACdAAEgAAChAACgAACkAACfAACyAAChAACjAAEhAACjAAEfAAABkVAAAeAACiAACd"
    "AAChAACjAAEfAAEeAACjAAClAACyAAClAACgAACjAAMeAACeAAEgAAMiAAGxAACxAAGdAACdAACeAAKjAACiAAEeAACgAACg"
    "AACgAAGkAACkAACjAACyAAABlNAAAgAACdAACdAAEjAACjAAEkAACjAACgAACdAACeAACgAACgAACyAACkAACkAACjAACjAA"
    "CfAACdAACiAACoAAChAAEkAACkAACjAACkAACdAACiAACiAACiAACyAACgAAABlwAAAjAACjAACmAACmAACjAACdAACdAACy"
    "AAEgAAEfAACmAACjAACdAACeAACjAACyAACgAACeAACfAACnAACkAACjAAEdAACfAACiAAKiAACjAAEgAACjAACxAACxAAGm"
    "AAABmaAAAkAACdAACyAAGgAAEfAACgAAGkAACeAACdAACdAAEkAACkAACjAACkAACkAACyAACcAACiAAEfAACgAACeAACgAA"
    "ElAAClAACbAACdAACyAACiAACiAACjAACgAACgAAABnCAAAgAACyAACdAAEdAACkAACeAACfAACjAACkAAEmAACdAACyAACd"
    "AACdAACjAACkAACfAACkAACeAACyAACyAAGfAAEeAACfAAGkAACeAACxAACxAAEiAACxAACgAACfAAABnqAAAxAACyAAEgAA"
    "GdAAEhAAEkAAEaAAEgAACfAACiAACkAACgAAElAACkAAEdAAGdAACiAACgAACjAACkAAEyAACdAACgAACeAACgAACkAACdAA"
    "CjAAChAACkAAEiAAGdAAABoaAAAfAAEkAAEcAAExAACjAACxAACjAACeAAEfAACjAAMgAAMkAAEjAACgAACkAAGmAAOgAAMx"
    "AAExAACgAACkAAGgAAgiAAWeAACeAAEeAAMlAAGlAACkAAGeAACdAACdAAABp9AAAgAACfAACgAACeAACeAAEkAACiAACkAA"
    "CjAACjAAEkAAClAACyAACyAAEiAACkAACeAACeAACdAACiAACkAACiAAClAACgAACfAAEjAACkAACkAACjAACyAACkAACgAA"
    "ABqhAAAkAAEiAACcAACgAACgAACkAACfAACyAAChAAEkAACmAACkAACmAACfAACyAAClAACkAAEkAACkAAEdAACeAACiAACe"
    "AACiAACiAAEfAAEkAACtAACkAACyAACkAACkAAABrHAAAjAAMeAACiAAEjAAMmAAGxAACxAAGdAACdAACdAAEgAACgAACgAA"
    "CgAACgAAElAACiAAClAAChAACgAAExAACxAACyAACyAAChAACgAACgAACiAACgAACeAACgAACgAAABr5AAAfAAClAACjAACk"
    "AACjAACkAACjAACoAACmAACiAACyAACiAACfAACjAACiAACgAACkAACkAACfAACeAACiAACgAACqAAClAACgAACgAACjAACi"
    "AACgAACjAACyAACjAAABsZAAAhAACeAACyAAChAACkAAClAACcAACgAACiAAClAACjAACmAACeAACkAACjAACdAACkAACnAA"
    "CyAAEjAAChAACiAAEkAACiAACiAACeAACcAAEmAACkAACiAACfAACgAAABs9AAAgAACkAACyAACyAAEfAACgAACeAACeAACc"
    "AACjAACjAACjAACiAACeAACeAAEqAACkAACxAACxAACyAACrAACeAAChAAClAACjAACiAACeAACeAAClAACjAACjAACiAAAB"
    "tfAAAgAACgAACsAACkAACkAACgAACgAACyAACsAACkAACjAACiAACmAACjAACdAACiAACiAACtAACjAACkAACdAACiAACkAA"
    "CtAACkAACdAACiAACyAACnAACyAAEiAACjAAABuAAAAkAACgAACcAACjAACqAACiAACmAACeAACeAAElAACeAACeAACgAACy"
    "AACfAACeAACdAAEjAACbAACiAACgAACgAACfAACyAACdAAEhAACgAACgAAClAACxAACyAACxAAABujAAAxAACiAACeAACjAA"
    "CkAACbAACjAACiAACfAACeAACyAACcAACkAACkAACiAACgAACpAACdAACyAACkAAChAACkAACeAAEjAACcAACkAACfAACfAA"
    "CcAACyAACdAAEgAAABvFAAAgAACeAACmAACgAACyAACiAACfAAEfAACjAAEbAACdAACiAACdAACgAACjAAEdAAEdAACjAACk"
    "AACyAACxAACxAACxAAEhAACkAAEgAACdAACiAACcAACgAACiAAEeAAABvtAAAeAACjAAClAACyAACkAACgAACgAAMdAACeAA"
    "EgAAMhAAGxAACxAAGaAACbAACbAAKjAACgAAEiAACiAACjAAChAAGrAACqAACkAACyAACcAACbAACcAAEkAACkAAEkAAABwl"
    "AAAgAACjAACfAACeAACiAACgAACyAACqAACmAACkAAClAACdAACbAACiAACiAACjAAEkAACiAACjAACkAAChAACiAACiAACf"
    "AACyAACkAAClAAClAACmAACqAACiAACbAAABxGAAAbAACyAAElAAEiAACkAACkAACdAACeAACjAACyAACeAACeAACkAACmAA"
    "CtAACqAAEaAACdAACiAAKkAACgAAEhAACjAACxAACxAAGmAAClAACiAACyAACcAACbAACcAAABxxAAAgAACgAAEkAACjAACi"
    "AACeAACeAACxAACxAACyAAClAACqAAClAACrAACbAACeAACcAACcAACgAAClAACjAACmAACkAACkAACiAACgAACdAACiAACg"
    "AACyAACsAAClAAABySAAAlAACsAACiAACdAACbAACjAACnAACjAACmAACkAACtAACkAACjAACcAACjAACdAACjAACyAAClAA"
    "CtAACkAACmAACyAACiAACbAACcAAEjAACiAAEmAACiAACjAACdAAABy0AAAeAACfAACeAACyAAClAACmAACkAACkAACdAACc"
    "AACjAACjAACeAAEgAACkAACjAACqAACdAACjAAChAACxAACyAACxAAClAAClAACrAACxAACdAACbAACiAACkAACiAAABzVAA"
    "AmAACmAAClAACkAACtAACdAACiAACkAACdAACyAACiAAClAAClAACtAACmAACnAACiAACiAACjAACkAAElAACkAACkAACmAA"
    "CiAACjAACjAACiAACyAAChAAClAAClAAABz2AAAsAACmAACfAACcAACbAACyAAEgAAEcAAClAAClAACdAACeAAClAACyAACx"
    "AACxAACeAACoAAClAACxAACkAACbAACcAACyAAEgAAEgAACmAACmAACfAACeAAClAACyAAAB0aAAAiAACeAACgAACoAAClAA"
    "CjAAEaAACdAACjAAKlAAClAAEhAACkAACxAACxAAGlAAClAACdAACyAAGdAAEeAACeAAGlAACeAACeAACeAAEkAACkAACkAA"
    "CkAACkAACyAAAB1IAAAaAACkAAEiAACeAAChAACgAAElAAClAACbAACbAACyAACkAACjAACmAACgAACjAACkAACyAACaAAEb"
    "AACjAACkAACdAACiAAClAAElAACdAACyAACdAACiAACjAACmAAAB1sAAAeAACgAACjAACyAACyAAGjAAEgAACkAAGkAACiAA"
    "CxAACxAAEjAACxAAClAACpAACxAACyAACbAACdAAEcAACcAACeAACgAAElAACmAACbAACxAACyAACkAACjAACxAAAB2UAAAg"
    "AACgAACxAACyAACbAACiAACgAACeAACfAACeAACgAAClAACmAACmAACbAACdAACyAACkAACkAACkAACeAACiAACgAACyAACb"
    "AACkAAEdAACjAACeAACeAAEmAACmAAAB22AAAdAACeAACyAACkAACjAACjAACeAACfAACeAACyAACbAAEbAACkAACcAACbAA"
    "CgAAClAAElAACcAACyAACxAACdAACmAACxAACeAACgAACxAACyAACaAAEdAACkAACgAAAB3ZAAAgAACiAAClAAEmAACbAACy"
    "AACdAACdAACmAACjAACgAACkAACdAACyAACyAAGdAAEfAACgAAGlAACfAACxAACxAAEjAACxAACgAACgAACxAACyAAEcAAGc"
    "AAEgAAEjAAAB4GAAAaAAEiAAChAAChAACmAACcAAEmAACrAAEcAAGcAACkAACiAACkAACkAAEyAACdAACeAACeAACeAACkAA"
    "CcAACcAACkAACnAAEiAAGcAAEgAAEkAAEaAAExAACiAACxAAAB4zAAAkAACcAAEkAACnAAEcAAGcAAChAACiAACiAAClAAEy"
    "AACbAACxAACeAACxAACmAACcAACxAACkAAClAAEcAAGcAACjAAChAAClAACmAAEyAACdAACeAACeAACeAACmAAAB5cAAAcAA"
    "CbAACkAAClAAEjAAGcAAEgAAElAAEbAAExAACjAACxAACkAACcAAEgAAClAAMfAAMiAAEeAAChAACmAAGkAAOkAAMxAAExAA"
    "ChAAClAAGgAAOgAAMxAAExAAChAAAB6rAAAnAAGgAAghAAWeAACiAAEiAAMlAAGkAACiAAGdAACeAACfAAEgAACgAACkAACj"
    "AACkAAEgAAChAACiAACiAACjAAEkAAClAACfAACyAAEiAACjAACfAACiAACiAACjAAAB70AAAjAACkAAChAACeAACeAAEjAA"
    "CjAACkAACjAAChAACiAACgAACdAAEjAAChAACgAACjAACdAACkAACyAACfAAEjAACmAACjAACmAAChAAChAAClAAClAAEeAA"
    "CiAAEiAAAB8ZAAAgAACgAACiAAChAACjAAEfAAEhAACtAACkAACdAAClAACkAACiAAMeAACgAAEiAAMmAAGlAACkAAGeAACe"
    "AACcAAEjAACgAACkAACiAACiAAEeAACiAACjAACiAACgAAAB9NAAAxAACxAACgAACyAACiAACiAACiAACjAAChAAChAAChAA"
    "CiAACyAACiAACiAACiAACkAACkAACiAACjAACmAACiAACyAACiAACeAACkAACkAACfAACkAACjAACfAACyAAAB9tAAAkAACh"
    "AACiAACiAACiAAChAAClAACjAACgAACmAACyAACjAACiAACeAACyAAChAACdAACmAACyAACeAACgAACjAACfAAClAACdAACg"
    "AACjAACfAACkAAClAACyAAEiAAAB-OAAAiAACiAAEiAACiAACgAACgAACiAAEhAACkAAChAACgAACgAAEgAACgAACyAACyAA"
    "EjAACjAACfAACfAACeAACkAACkAACkAACgAACdAACdAAEkAACjAACxAACxAACxAAAB-zAAAkAACdAACiAACkAACkAACfAACe"
    "AACyAACkAACkAACkAAChAACgAACdAACiAACkAAClAACgAACeAACyAACsAACiAACkAACiAACtAAChAACyAACiAACiAACsAACj"
    "AACiAAAB_TAAAdAACiAACjAACkAACkAACdAACiAACyAACnAACyAAEjAACkAACjAACgAACeAACmAACkAACiAACjAACdAACeAA"
    "EgAACgAACgAACgAACyAACeAACfAACdAAEkAACcAACiAAAB_2AAAjAACgAAChAACyAACdAAEgAACeAACgAAClAACxAACxAACx"
    "AACxAACiAACeAACkAACkAACyAACiAACiAACeAACeAACyAACdAACiAACjAACkAACjAACmAACdAACyAACjAAACAXAAAkAACkAA"
    "CkAAEkAACeAACjAACjAACkAACeAACyAACdAAEiAACkAACfAAClAACfAACyAACjAACeAAEhAACkAAEhAACgAACiAACgAACiAA"
    "CkAAEeAAEeAACjAACkAACbAAACA9AAAxAACxAACxAAEkAACkAAEgAACgAACjAACjAACiAACkAAEeAAEeAACkAACjAACyAACj"
    "AACiAACeAAMfAACjAAEiAAMkAAGxAACxAAGbAACbAACaAAEgAACgAACkAACjAAACBxAAAkAAEeAACeAACfAACeAACeAAExAA"
    "CxAACjAACyAACdAACbAACcAACiAACiAACiAAChAACjAACyAACgAACeAACeAACgAACgAACfAACxAACxAACxAACyAACdAACcAA"
    "CiAAACCTAAAiAACfAACiAACjAACgAACyAACjAACiAACiAACiAACgAACeAACiAACxAACxAACxAACyAACiAACcAACcAACyAACf"
    "AACkAAClAACyAACjAACjAACjAAClAACjAACdAACkAAACCzAAAkAACkAACxAACxAACyAAEdAACeAACiAAElAACkAACiAACgAA"
    "CkAAEkAACjAACkAACfAACeAAExAACxAACyAACyAACgAACeAACgAACkAACjAACjAACjAACkAACyAAChAAACDXAAAhAACgAACg"
    "AACgAACfAACkAACjAACjAACyAACgAACgAACgAACgAACiAACiAACjAACiAAChAACgAACiAACjAACiAACiAACgAACgAACkAACj"
    "AACkAACyAACiAACkAACeAAACD3AAAsAACkAACiAACmAACeAAClAACfAACnAAChAACmAACeAAClAACgAACiAACmAACiAACyAA"
    "CyAACkAACgAACiAACmAACjAACjAACgAACjAACyAACjAACjAACjAACkAAClAAACEXAAAcAAClAACkAACfAACyAACOAACcAACi"
    "AACiAACiAACkAACkAACgAACyAACkAACgAACeAACkAACeAACcAACkAACgAACgAACmAACyAACiAACfAACkAACsAACgAACkAACt"
    "AAACE3AAAgAACgAACtAAChAACmAACmAACgAACgAACmAACfAAChAACtAACyAAChAACiAACtAACiAACkAACrAACkAACjAACyAA"
    "CmAACjAACjAACjAACiAACcAACiAACjAACcAACkAAACFXAAAyAACOAACgAACgAACyAACiAAChAACoAACyAACiAACgAACjAACg"
    "AACkAACbAACiAACgAACbAACkAACmAACyAAClAACiAACeAACyAACkAACkAACrAACyAACjAACeAAClAAACF3AAAhAACjAACbAA"
    "CiAACeAACdAACkAAClAACyAAEiAAChAACiAAEoAACkAACiAACgAACmAAEjAACjAACfAACfAACdAAEgAACgAACyAACyAAEgAA"
    "ChAACeAACjAACjAACnAAACGcAAAlAACqAACbAACaAACbAAEgAACiAACxAACxAACxAACsAACaAACeAACjAACjAACgAACdAACy"
    "AAClAACmAACkAACdAACfAACcAACgAACkAACkAACxAACxAACyAACxAACaAAACG9AAAkAACgAACkAACiAACyAACjAAClAACmAA"
    "ClAACfAACaAACjAAClAAClAACkAACxAACxAACyAACxAACyAAEiAACjAACjAACfAACdAAClAAClAACkAACjAACbAACbAAEqAA"
    "ACHfAAAkAACxAACxAACyAACrAACbAACOAACkAACkAACcAACeAACyAACpAAClAACpAACdAACcAACcAACjAAClAACkAACeAACd"
    "AACyAACrAACcAACiAACkAACrAAChAACeAACeAAACH_AAAlAACtAACtAACgAACdAACdAACnAACmAACmAACgAACeAACyAACtAA"
    "CgAACkAACtAACjAACjAACiAACyAACmAACkAAClAACkAACgAACcAACnAACmAAClAACiAACcAACyAAACIfAAAsAACiAACOAACi"
    "AACsAAChAACyAACkAACkAACtAAClAACgAACaAACkAACkAACmAACkAACbAACkAACyAACmAACkAACmAACiAACtAACkAACyAACi"
    "AACkAACtAAClAACkAAACI_AAAcAACiAAClAACmAAClAACcAACiAACyAACmAACyAAEjAACmAACkAACiAACcAAClAACqAACjAA"
    "CiAACdAACdAAEgAACbAACbAACeAACyAACgAACaAACcAAElAACbAACjAAACJiAAAkAACfAACiAACyAACaAAEcAACeAACfAACl"
    "AACxAACxAACxAACxAACcAACcAACkAACkAACyAACjAACjAACfAACgAACyAACaAACjAACjAACgAACgAAClAACxAACyAACxAAAC"
    "KDAAAxAACjAACcAAEkAACfAACkAACjAACjAACfAACyAACbAAEdAACeAACgAACnAACxAACyAACxAACxAACiAACeAACOAACnAA"
    "CyAACjAACjAACgAACgAACyAACaAACjAACjAAACKlAAAgAACgAACmAACcAACyAACkAACgAACiAACgAACmAACqAACyAACkAACk"
    "AAChAACeAACyAACbAACkAACkAACjAACeAAClAACbAACyAACkAACgAAClAACeAAElAACfAACkAAACLGAAAiAACgAACgAACyAA"
    "CbAAEdAACgAACdAACmAACeAACyAACdAACgAAEgAACiAAEfAACiAACjAACcAACkAAClAAEcAAEcAACgAAClAACbAACxAACxAA"
    "CxAAEjAACjAAEfAAACLtAAAiAACkAACcAACkAAClAAEdAAEcAACgAAClAACyAACxAACxAACxAAEjAACmAAEeAACeAACkAACc"
    "AACkAAClAAEdAAEaAAGyAAyiAACeAACcAAKjAACiAAEkAACiAACiAAACMyAAAgAAGrAACqAACeAACyAACdAACiAACiAAEfAA"
    "CiAAEjAACkAACgAACeAACeAACiAACkAACgAACkAAClAAClAACjAACgAACeAACiAACjAACiAAEjAAChAACkAACkAACdAAACNX"
    "AAAhAACiAACgAACgAACjAAClAAClAACmAACqAACgAACjAACiAACyAAEeAAEhAACgAACjAACgAAChAAClAACeAACjAACiAACi"
    "AAClAACqAACqAAEdAACdAACiAAKgAACdAAACN_AAAkAACgAACiAACfAAGoAACeAACeAACyAACiAACiAACiAAEiAACeAAEkAA"
    "CkAACdAACgAAChAACxAACxAACxAACkAACkAACkAACkAACdAACdAACdAACyAAChAACkAACkAAACOjAAAkAACkAACkAACgAACg"
    "AACfAAChAACfAACyAACkAACkAAClAACrAACiAACeAACyAACjAACkAACiAAClAAChAACkAACfAAChAACfAACjAACdAACkAACy"
    "AACkAAClAACjAAACPDAAAmAACyAACgAACeAACjAAEiAACkAAEkAACeAACiAACeAACfAACjAACkAACyAACkAACkAACiAACkAA"
    "CdAACdAACkAACjAACiAAEkAACjAACiAAClAACcAACiAACiAACxAAACPmAAAxAACxAACjAACiAACmAACxAACiAACyAACiAACj"
    "AACiAACkAACnAACiAACiAACkAACdAACiAACkAACdAACyAAClAACjAACkAACkAACkAACkAACeAACjAACkAACkAAEkAAACQHAA"
    "AjAACiAACjAACiAACjAACjAAChAACyAAClAACkAACkAACkAACmAACkAACeAACfAACyAAEgAAEhAACiAACiAACdAACeAACkAA"
    "CxAACxAACxAAChAACkAACmAACxAACkAAACQpAAAgAACeAACyAAElAAEgAACjAACkAACeAACfAACjAACyAAChAACeAAChAACk"
    "AAClAACjAAEhAACdAACjAAKiAACgAAEgAACjAACxAACxAAGkAACgAACcAACyAACeAACiAAACRTAAAiAAEdAACeAAEkAAClAA"
    "CeAACcAACdAACxAACxAACxAACiAACiAACiAACrAACZAACgAACfAACyAACgAACgAACdAACiAACkAACkAACdAAChAACeAACxAA"
    "CxAACyAAChAAACR1AAAjAACjAACxAACZAACjAACyAACjAACiAACdAACiAACgAACkAACgAACiAACdAACjAACxAACxAACyAACi"
    "AACjAACgAACxAACyAACiAACjAACiAAEeAAChAAElAAChAACjAAACSXAAAeAACeAACxAACxAACyAAClAACqAACeAACrAACbAA"
    "CeAACgAACyAACOAACjAACiAACkAACkAACkAACeAACgAACcAACiAAChAACyAACiAACkAACkAACrAACcAACiAACeAAACS3AAAe"
    "AACiAACiAACjAACkAACkAACjAACeAACeAACeAAChAACiAACyAACkAACmAACjAACtAACgAACjAACfAACyAACkAACpAACiAACp"
    "AACkAACiAACiAACgAACdAACjAACgAAACTXAAAyAACjAACiAACiAACsAACiAACkAACyAACkAACOAAChAACkAACjAACmAACkAA"
    "CiAACbAACjAACcAACkAACyAACiAACjAACjAACkAACiAACkAACyAACiAAClAACiAAClAAACT3AAAkAACtAACiAACjAACbAACi"
    "AACeAACjAACyAACjAACkAACjAACkAACyAACkAAChAACcAAEjAAChAAEoAACiAACjAACeAACdAACgAACgAACyAAClAACjAACf"
    "AAChAACeAAACUZAAAcAACmAAClAACbAAEgAACjAACkAACqAACaAACkAACiAACxAACxAACxAACiAACjAACrAACxAACeAACyAA"
    "CkAAClAACbAACfAACgAACiAACjAACqAACaAACjAACkAACxAAACU6AAAyAACxAACjAACjAACgAACxAACgAACkAACmAAClAACc"
    "AAEfAACkAACjAACnAACjAACjAACkAACxAACyAACxAACjAACiAAClAACxAACjAACyAACkAACmAACgAACOAACnAAACVbAAAiAA"
    "CiAACtAACaAACiAACkAACcAACyAACkAACkAACkAACkAACkAAClAACyAACkAACmAACiAACmAACqAACjAACiAACtAACbAAClAA"
    "ClAACdAACyAACkAACjAACiAACgAAACV7AAAkAACsAACkAAClAACjAACkAAElAACkAACiAAEkAAEjAAEyAAMlAACkAACgAACy"
    "AAEcAAEeAAClAACfAACaAACeAAClAACxAACxAACxAACbAACkAACeAACxAAClAACkAAACWmAAAfAACyAAEcAAEfAACkAACeAA"
    "CjAACgAAClAACyAACxAACxAACbAACkAACeAACxABSyAAGiAAEgAACeAAGkAACnAACdAACdAAEkAACjAACpAACfAACeAACyAA"
    "CZAACcAAACX3AAAiAACfAACgAACmAAEjAAClAACdAAChAACeAAChAACjAACjAACgAACfAACjAACyAACdAAEjAACkAACeAACk"
    "AACgAACiAAEkAACeAACeAACjAACjAACkAACjAACfAACgAAACYaAAAmAACyAACyAAGiAAEfAACeAAGiAACgAACgAACeAAEjAA"
    "CiAAChAAChAAChAACyAACdAACcAAEjAACgAACgAACkAAEkAAClAACdAACxAACxAACiAACiAACxAACfAACiAAACZCAAAxAACy"
    "AACyAACiAACgAACjAACeAACfAACgAACjAACkAACkAACdAACdAACyAAChAACiAACkAACjAAClAACkAACyAACeAACkAAEjAACq"
    "AACkAACkAAEkAACiAACeAACeAAACZkAAAyAACiAACiAACjAACjAACgAACgAACyAACgAAEgAACkAACiAACgAACkAACkAAEkAA"
    "CiAACxAACxAACdAACkAACxAACdAAClAACxAACyAACkAAEgAACkAACqAACfAACkAAACaHAAAkAAEkAACkAACyAACfAACdAACj"
    "AACgAACdAACjAACgAACyAACyAAGiAAEiAACkAAGiAAExAACxAAQhAACbAAEjAACcAACgAACmAAEjAAClAACdAACxAACxAACf"
    "AACeAAACa3AAAxAACeAACeAACxAACyAACyAACcAACjAACjAACcAACeAACgAACiAACkAACkAACeAACxAACyAACiAACjAACxAA"
    "CeAACgAACxAACyAACjAACjAAEjAACeAAChAACkAAEiAAACbZAAAgAACgAACxAACyAACjAACfAACxAAChAACgAACxAACyAACy"
    "AACiAACiAACiAACeAACgAACiAACOAAClAACoAACcAACdAACyAACiAACiAACkAACgAACgAACmAACyAACyAAACb5AAAjAACjAA"
    "CiAACeAACkAACiAAClAACkAACkAACcAACeAACyAACjAACiAACkAACkAACgAACmAACyAAqgAAEiAACmAACeAACeAAClAACgAA"
    "ElAACeAACxAACxAACaAAClAAACcvAAAxAACcAAClAACxAACyAACfAAEiAACmAACeAACfAAClAACgAAEkAACgAACyAACxAACb"
    "AACkAACxAACcAACmAACxAACyABUdAAGeAAEgAAEkAAEcAAEiAACiAACgAACkAAACeAAAAeAAEmAACrAAEiAAGfAACfAACgAA"
    "CjAACjAAEdAACgAACkAACgAACjAAClAACcAACmAACjAACjAAEjAAGeAAEgAAEiAAEcAAEiAACgAACgAACkAACdAAEgAAClAA"
    "EgAAACewAAAeAACeAACkAACjAACkAAEcAACiAACxAACeAACxAACjAACgAACxAACkAACkAAEjAAGfAACkAACjAACkAACkAAEy"
    "AACkAACgAACeAACgAACiAACeAACgAACfAACkAAsiAAACfsAAAgAACdAACgAACiAACkAAEcAACeAACxAACdAACxAACjAACdAA"
    "CxAACgAACjAAEjAAGgAACfAACkAACjAACkAAEyAACbAACxAACgAACxAACkAACfAACxAAChAACjABciAAAChDAAAiAAEgAACh"
    "AAClAAGmAAOgAAMkAAEjAACgAACkAAGgACGfAACjAAEiAAMjAAGkAACkAAGgAACeAACgAAEjAACgAACkAACiAACiAAEiAACi"
    "AACjAACiAACgAAEiAACjAAACjDAAAfAACyAAEiAACgAACgAAChAACeAACkAACkAAClAACiAACeAACfAAEjAACiAACiAAChAA"
    "CiAAChAACiAACeAAEiAACeAACjAACiAAChAACjAACyAACcAAEiAACiAACiAAACjnAAAkAACfAAChAACjAAChAAEhAACjAAEj"
    "AACgAACjAAChAACjAACjAAEfAAEiAACkAACjAACdAACiAACjAACeAAMeAAClAAElAAMlAAGiAACfAAGgAACgAACeAAEiAACg"
    "AAACkbAAAlAACiAACjAAEiAACiAACiAAChAACgAAEjAACkAACgAACyAACgAACgAACiAACiAACeAACfAACkAACkAACyAACjAA"
    "CiAACiAACgAACjAACgAACkAACkAACjAACgAACjAAACk9AAAgAACkAACjAACgAACjAACiAACiAACyAAClAACgAACiAACiAACg"
    "AACgAACiAACjAACgAACkAACgAACjAAChAACdAACyAAChAACeAACjAACyAACjAACjAACiAACgAACkAAACldAAAdAACgAACgAA"
    "CeAACkAAClAACfAAEhAACgAACiAAEhAACjAACxAACxAACxAAEhAACjAACgAACfAACeAAEgAACfAACdAACyAAEiAACjAACeAA"
    "CeAACgAACkAACkAACjAAACmCAAAgAACdAACeAAEkAACjAACgAACgAACxAAClAACdAACjAACkAACkAACdAACfAACyAACkAACj"
    "AACrAACfAACfAACdAACiAACjAACkAACiAACeAACgAACrAACiAACjAACiAAACmjAAAmAACgAACyAACiAACjAACsAACmAACiAA"
    "CdAACiAACiAACjAACkAACdAACiAACeAACmAACyAAEiAACjAACjAACxAACxAACmAACjAACxAACgAACdAACeAAEgAACeAACjAA"
    "ACnFAAAgAACxAACeAACgAACgAAEkAACcAACiAACjAACgAACgAACyAACbAAEhAACgAACgAAClAACdAACxAACkAACjAACgAACe"
    "AACkAACkAACyAACgAACkAACeAACgAACyAACdAAACnnAAAiAACjAACgAACgAACmAACcAACeAACkAACjAACjAACfAAEkAACxAA"
    "CjAACxAACdAACxAACyAACdAAEiAACeAACeAAClAACeAACxAACkAACeAAEiAACjAAEgAACjAACiAAACoLAAAdAAChAACkAAEe"
    "AAEeAACgAACkAACbAACkAACgAACgAAEgAACkAAExAACxAACiAACxAACfAACjAAEeAAEeAACjAACiAACeAACkAACiAACeAAsc"
    "AACdAACbAAEkAACiAAACpHAAAlAACiAACjAAEiAACeAACiAACgAACgAAExAACxAACjAACyAACdAACcAACcAACjAACkAACkAA"
    "CkAACkAACyAACeAACgAACgAAChAACiAACfAACxAACxAACxAACjAACiAAACppAAAbAAChAACiAACiAACjAAClAACjAACyAACl"
    "AACcAACiAACiAACgAACgAACiAACxAACxAACxAACxAACiAACcAACdAACyAACkAAClAACmAACyAACkAACkAACgAACjAACiAAAC"
    "qJAAAdAACiAACiAACeAACxAACxAACxAAEdAACeAACjAAEmAACkAACxAACxAACxAAEdAACgAACiAACgAACgAAExAACxAACgAA"
    "CyAAChAACeAACeAACkAAChAACjAACoAACmAAACqtAAAyAACdAACgAACgAACiAACiAACfAACkAAClAACkAACyAACeAAChAACf"
    "AACgAACkAACiAACjAACiAACiAACyAACfAACiAACiAACjAACgAACgAAClAACkAACkAACyAACiAAACrNAAAkAACeAACjAAClAA"
    "CeAACjAACdAACjAACyAAChAACfAACjAACeAACjAAChAACiAACmAACiAACyAACyAACkAAChAACgAACmAACkAACiAACjAACkAA"
    "CyAACOAACiAACgAAACrtAAAjAACjAACdAACkAACmAACgAACyAAChAACcAACjAACiAACgAACiAACiAACgAACyAACsAACcAACe"
    "AACiAACgAACeAACmAACiAACjAACmAACyAACiAACeAACkAACjAACgAAACsNAAAkAACkAACeAACyAACiAACeAACiAACkAACcAA"
    "CgAACmAACgAACgAACsAACyAACkAACiAACtAACiAACjAACnAACkAACjAACyAACmAACiAACOAACiAACiAACeAACiAACkAAACst"
    "AAAcAAClAACyAACiAACeAACgAACyAACiAACgAACkAACyAACkAACmAACiAACfAACkAACbAACiAACiAACeAACkAACmAACyAACk"
    "AACiAACeAACyAACkAACeAACnAACyAACjAAACtNAAAeAACjAACeAACOAACeAACkAACeAACdAACkAAClAACyAAqyAAEeAACeAA"
    "CgAAChAAChAACoAACmAAClAACdAACbAACcAAEiAACiAACxAACxAACxAAClAACaAACiAACiAAACuDAAAiAACgAACfAACyAACo"
    "AAClAACsAACbAACcAACbAACjAACkAACkAACxAACxAACxAACxAACbAACnAACeAACiAACiAACyAACkAAClAACmAACqAACdAACb"
    "AACdAACkAACjAAACujAAAkAACxAACxAACxAACxAACyAAEiAACjAACiAACxAACxAAClAACmAACxAACdAACbAACbAAEjAACiAA"
    "CxAACxAACxAAClAACcAACeAACkAACkAACeAACfAACyAAClAAClAAACvFAAAsAACdAACcAACcAACiAACjAACkAACjAACjAACy"
    "AACrAACbAAChAACkAACkAACdAACdAACyAAClAACkAACmAACbAACdAACcAACiAACkAAClAACiAACeAACyAACsAACdAAACvlAA"
    "AkAACmAACkAACiAACgAACyAACmAACkAAClAACiAACgAACbAACOAACjAAClAACjAACcAACyAACsAACiAACfAACiAACrAACiAA"
    "CyAACkAACkAACrAACmAACgAACbAACjAAACwFAAAiAACfAACkAACdAACkAACyAAClAACjAACmAACiAACtAACjAACyAACiAACk"
    "AACsAAClAACjAACaAACiAACjAACOAACkAACbAACiAACyAACmAAqdAACcAAElAACdAACkAAACw6AAAkAACgAACkAACyAACbAA"
    "EjAAChAACgAACmAACxAACxAACxAACxAACdAACcAACmAACkAACyAACiAACkAACkAACkAACyAACbAACdAACiAACiAACiAAClAA"
    "CxAACxAACxAAACxbAAAxAACjAACcAAElAACxAACkAACxAACkAACxAACyAACbAAEbAACcAACgAACmAACxAACxAACxAACxAACj"
    "AACeAAClAACnAACyAACkAACkAACeAACiAACyAACbAACiAACkAAACx9AAAhAACgAACkAACbAACyAACkAACkAACiAACgAACmAA"
    "CnAACyAACjAACjAACgAACeAACyAACaAACjAACjAACjAAChAACOAACbAACyAACkAACkAAseAACkAAEiAACeAACkAAACyzAAAc"
    "AACkAACmAAEcAAEcAACkAACkAACbAACxAACxAACxAAEiAACkAAExAACxAACkAACxAACkAAClAAEbAAEcAAGbABajAACiAACg"
    "AAEjAACgAACiAACgAACeAAEgAACgAAAC0JAAAiAAChAACgAAExAACxAACgAACyAACeAACjAACiAACgAACeAACeAACjAACkAA"
    "CjAACgAACdAACeAACeAACeAACjAACxAACxAACxAAChAACiAACiAACiAACkAACfAACiAAAC0qAAAiAACiAAChAACnAACeAACi"
    "AAChAACeAACiAACjAACxAACxAACxAACxAACjAACkAACjAACyAACfAACeAACjAAChAACkAACkAACdAACdAACkAACfAACfAACe"
    "AACiAACxAAAC1KAAAxAACxAAEhAACiAACjAAEhAACjAACkAACjAACjAAEgAACiAACeAACeAACdAAExAACxAACdAACyAACiAA"
    "CjAACiAACgAACiAACiAACjAACmAACjAACjAACiAACiAACjAAAC1uAAAjAACjAACjAACiAACiAACyAACdAACgAACgAACyAACh"
    "AACjAACiAACgAACgAACyAACdAACjAACiAACkAACjAACkAACiAACkAAClAACyAACiAACiAACyAACiAACiAACgAAAC2OAAAlAA"
    "CfAACkAACyAACfAAChAACkAACfAACkAACeAACjAACmAACjAACyAACyAACjAACgAACjAACjAACjAACgAACgAACgAACyAACiAA"
    "ChAACeAACgAACfAACfAACkAACkAAAC2uAAAfAACyAACiAACgAACjAACsAACeAACkAACkAACfAACgAACsAACfAACkAACkAACg"
    "AACgAAClAACfAACgAAClAACyAACiAACyAACiAACkAACdAACkAAClAACdAACyAACkAAAC3OAAAeAACiAACnAACeAACeAAClAA"
    "ChAACjAACqAACyAACkAACiAACkAACmAACiAACjAACkAAChAACyAACmAACiAACjAACkAAChAACeAACkAACjAACgAACkAACyAA"
    "CjAACiAAAC3uAAAkAACyAACeAAChAACkAACcAACkAACkAACiAACgAACkAACeAACiAACeAACdAACjAACiAACyAACkAACkAACh"
    "AACyAACiAACgAACkAACyAACiAACgAACjAAClAACkAACeAAAC4OAAAjAACkAACdAACjAAChAACyAAqyAACiAACkAAClAACgAA"
    "CgAACeAACkAACmAACjAACiAACgAAChAACjAACjAACjAACeAACgAACgAACyAACOAACiAACiAACyAACiAACiAAAC5CAAAiAACg"
    "AACiAACyAACgAACjAACjAACjAACiAACgAACgAACgAACgAACyAACOAAClAACyAACjAACnAACeAACjAACeAACjAACyAACgAACg"
    "AACkAACeAACjAAChAACgAACiAAAC5iAAAgAACyAACyAAClAACkAAClAACkAACiAACjAACjAACkAACyAACiAACiAACjAAChAA"
    "CiAAChAACiAACiAACdAACyAACeAACiAACiAACyAAChAACgAACgAACiAACiAACyAAAC6CAAAgAACiAACiAACkAACjAACjAACe"
    "AACiAACgAACyAACdAACiAACiAACiAACiAAChAACiAACgAAChAACgAACiAACiAACiAACjAACkAACiAACiAACjAACiAACyAACi"
    "AACkAAAC6iAAAkAACyAACkAACiAACeAACjAACfAACeAACkAACkAACgAACkAACiAACeAAChAACgAACgAACyAACiAACkAACyAA"
    "CkAACiAACdAACkAACeAACkAACyAACiAACeAACrAACgAAAC7CAAAmAACgAACdAAChAACeAACyAACiAACoAACyAACtAACmAACe"
    "AACtAACeAACoAACeAACmAACgAACsAACgAACkAACeAACiAACiAACeAACyAAqOAACgAACmAACsAACdAAClAAAC72AAAkAACfAA"
    "CeAACsAACaAACkAACjAACdAACgAACkAACbAACcAACkAACyAACOAACyAAClAAClAACdAACnAACkAACdAACyAACnAACbAACiAA"
    "CkAACdAACdAAClAACcAACcAAAC8WAAAiAACyAACOAACjAACmAACrAACjAACnAACkAACgAACyAACnAACjAACkAACjAACgAACd"
    "AAClAAChAACbAACkAACyAACeAACyAACmAACqAACdAAClAACmAACdAACyAACrAAAC82AAAfAACiAACmAACiAAChAACmAACeAA"
    "CfAACiAACyAACiAACyAACoAACtAACeAACsAACtAACeAACdAAEeAACmAAEeAA2OAACkAACgAACyAACgAACeAACnAACbAACkAA"
    "CgAAAC9yAAAiAACgAACmAACbAACjAAChAACaAACiAACgAACyAB6yAAEkAACiAACeAACeAACeAACjAACkAACjAACdAACgAACg"
    "AAEkAACkAACxAACxAACxAACmAACjAACgAACgAACkAAAC_QAAAdAACiAACiAACjAACjAACrAACdAACdAACiAACjAACgAACjAA"
    "CxAACxAACxAACxAACkAAChAACjAACiAACeAACeAACkAACiAACkAACqAACdAACgAACfAACeAACkAACiAAAC_wAAAxAACxAACx"
    "AACxAACyAAEkAACiAACgAACjAACjAACkAACjAACpAACdAACfAACdAAEfAACeAACxAACxAACxAACkAACeAACgAACjAACqAACe"
    "AAChAACgAACjAACkAACrAAADASAAAcAACdAACiAACkAACkAAClAACgAACgAACyAACrAACyAACgAACiAACiAACgAACdAACyAA"
    "CkAAClAACkAACeAACdAACdAACjAACnAACkAACgAAChAACyAACsAACkAACkAAADAyAAAkAACjAACiAACfAACyAACkAACkAACk"
    "AACiAACgAACiAACkAACiAACiAACgAACgAACyAACsAACiAACjAACiAACkAACiAACdAACkAACiAACkAACkAACiAACdAACkAACi"
    "AAADBSAAAnAACkAACcAACjAACyAACkAACkAACkAACjAACkAACjAACyAACjAACkAAGkAACdAA6jAACOAAClAACrAACeAACiAA"
    "CfAACiAACiAACrAACeAACgAACiAACjAACjAAClAAADCQAAAeAACeAACyAACmAACyAACOAACkAAClAACeAACeAACyAACkAACj"
    "AACkAACeAACeAACgAACgAACkAACkAACgAACgAACyAACgAACkAACOAAClAAClAACkAACgAACyAACjAAADCwAAAjAAClAACjAA"
    "CiAACfAACjAACiAACgAACeAACeAACyAACiAACyAACgAACkAACkAACgAACgAACyAACkAAClAACrAACiAAChAAChAACiAACkAA"
    "CmAACgAAChAACyAACjAAADD4AAAlAACOAACiAACsAACkAACcAAClAACiAACsAACjAACiAACbAACkAACfAACmAACgAACaAACj"
    "AACyAACkAB6iAACgAAEoAACdAACiAACiAACgAACeAACyAACcAAEiAACgAAADFWAAAfAAClAACxAACxAACxAACxAACjAACgAA"
    "CkAAClAACdAACgAACkAACeAAChAACyAACeAACfAACfAACeAACeAACkAACxAACxAACxAACxAACjAACgAAElAACgAACjAACjAA"
    "ADF3AAAgAACgAACyAACfAAEjAACfAACeAACkAACxAACxAACxAACxAACiAACkAACkAACkAACdAACiAACjAACeAACkAACyAACd"
    "AACiAACiAACiAACiAAClAACdAACyAACkAACgAAADHAAAAkAAClAACOAACnAACcAACgAACkAACeAACnAACyAACdAACiAACjAA"
    "CdAACgAACnAACdAACyAACiAACdAB8iAACiAAEdAACeAACkAACdAAChAACkAAEeAAEcAAChAACkAAADIgAAAdAACxAACxAACx"
    "ACkgAACdAACdAAKiAACiAAEfAACgAACkAAChAAGkAACmAACgAACyAACgAACgAACgAAEiAACiAAEkAACkAACgAACgAACgAACh"
    "AACgAACgAACjAACkAAADKaAAAjAACiAACdAACgAACkAACkAAChAAEjAACgAACjAACjAACfAACiAACkAACfAACgAAChAACjAA"
    "CkAACkAACkAACfAACgAACjAACyAAEiAAEdAACkAACiAACfAACkAACkAAADK9AAAeAACgAACjAACdAACkAACkAACjAAEjAACk"
    "AACiAAKjAACiAAEkAACjAACiAACfAAGkAACkAACeAACyAACeAACiAACjAAEgAACiAAEkAAClAAChAACfAACeAACjAACjAAAD"
    "LnAAAxAACjAACjAACjAACjAACeAACdAACiAACyAACiAAChAACiAACjAACjAACkAACgAACgAACfAACkAACkAACgAACjAACjAA"
    "CjAACnAACeAACdAACyAACrAACjAACgAACiAAADMHAAAgAACjAACkAACiAACeAACiAACeAACrAACgAACiAACkAACgAACmAACy"
    "AACfAACxAACxAAEhAACiAAEiAACxAACkAACeAACeAACiAACmAACxAACeAACjAACeAACjAACiAAADMpAAAdAACiAACqAACgAA"
    "EkAACgAACjAACmAACeAACiAACiAACeAACxAACkAACjAACjAACkAACgAACiAACyAACiAACsAACdAACjAACkAACdAACgAAClAA"
    "CdAACjAACkAACeAAADNKAAAgAACsAACfAACiAACkAACiAACqAACxAACpAACxAACiAAEkAACjAACxAACmAACeAACkAACiAACe"
    "AACxAACkAACjAACdAACjAACkAACiAAChAACgAACyAAEiAAEdAACiAAADNtAAAjAACfAACeAACkAACxAACjAACgAACgAACkAA"
    "CjAAChABSyAACkAACkAAClAAEeAACdAAEmAAClAACfAACeAACeAACxAACxAACxAACiAACiAACiAACkAACbAACiAACjAAADO3"
    "AAAyAACiAACgAACeAACkAAClAAClAACeAACgAACgAACxAACxAACxAACiAACjAACjAACxAACbAAClAACyAACrAACiAACcAACj"
    "AACkAACkAAClAACkAACdAACiAACxAACxAAADPXAAAxAACiAACiAACkAACxAACyAAClAACxAACxAAEdAACeAAElAACxAACdAA"
    "CgAACjAACxAACxAACxAAChAACiAACiAAClAACdAACdAACiAACyAACgAAChAACiAACkAACkAAADP5AAAmAACeAACgAACgAACi"
    "AAChAACyAACiAACiAACkAACrAACeAACeAACfAACyAAChAACiAACiAAClAACjAACjAACfAACeAACgAACjAACiAACyAACiAACk"
    "AACkAACsAACkAAADQZAAAkAACeAACyAACiAACiAACeAACmAACjAACjAACjAACgAACeAACkAACfAACyAACOAACkAACkAACrAA"
    "CeAACgAACyAACsAACiAACgAACkAACgAAClAACiAAChAACeAACiAAADQ5AAAdAACkAACyAACgAACfAAChAACkABSdAACdAACm"
    "AACkAACcAAEkAACjAACjAACmAACcAACkAACjAACxAACxAACxAACiAACjAACkAACxAACfAACyAAClAACsAACbAACkAAADSCAA"
    "AkAACiAACjAAClAACbAACkAACkAACxAACxAACxAACdAACiAACkAACxAACkAACxAAClAACxAACdAAEkAACiAACxAAEcAAEiAA"
    "ExAAMkAACyAACkAACsAACiAACkAACnAAADSrAAAiAACiAAClAACbAACjAACkAACdAACyAAClAACiAACjAACkAACjABSlAACk"
    "AACiAACyAAEcAAEdAACkAACkAACcAACeAACkAACxAACxAACxAACbAACjAACkAACxAB6yAAADUxAAAgAACeAACeAAEjAACjAA"
    "EkAACjAACgAACgAACfAACxAACxAACxAACjAACjAACjAACkAAChAACeAACiAACiAACiAACgAACjAACiAACiAACkAACeAACeAA"
    "CiAACxAACxAAADVTAAAxAACjAACiAACiAACxAACrAACeAACgAACrAACjAACjAACjAACeAACjAACmAACeAACgAACeAACxAACx"
    "AACxAACdAACjAACeAACxAACyAACiAACiAACjAAEeAACiAAEiAAADV1AAAiAACeAACgAACeAACxAACxAACxAACdAACiAACeAA"
    "CkAACgAAChAACgAACiAACgAACiAACjAACiAACjAACmAACeAACgAACiAACeAACjAACyAACkAACjAACnAACrAACyAAADWVAAAg"
    "AACeAACyAACgAACiAACjAACjAACkAACkAACeAACgAACiAACiAACjAACyAACiAAClAACnAACsAACrAACiAACeAACyAACiAACj"
    "AACjAAEkAAEiAAEfAAQrAACiAACdAAADW_AAAsAACkAAChAAClAACdAACkAACgAACiAACeAACkAACeAACjAACyAACiAAClAA"
    "ChAACkABShAACdAACgAACiAACOAACjAAClAACgAACiAAClAACeAACfAAChAACeAACeAAADYHAAAyAACkAACiAACkAACjAACy"
    "AACfAACeAACyAACOAACkAACjAACkAACjAACjAACgAACfAACgAACgAACgAACyAAChAACkAACkAACeAAqyAACeAACeAACyAACi"
    "AACkAACkAAADY7AAAkAACkAACkAACgAAChAACgAACeAACgAACyAACiAACqAAClAACiABSrAACkAACcAACrAACOAACjAACmAA"
    "CgAACmAACiAACjAACcAAClAACaAACkAACyAACiAACmAACjAAADaDAAAiAB6hAACdAACiAACkAACiAAEjAACiAACiAACpAACd"
    "AACjAAChAACxAACxAACxAACjAACiAACqAACxAACjAACeAACjAAClAACiAACfAACgAACgAACkAACkAACiAACgAAADbgAAAhAA"
    "CxAACxAACxAACiAACiAACqAACxAAqiAACdAACjAAClAACiAACkAACkAAChAACjAACkAACgAACiAACkAACdAACyAACmAACiAA"
    "CiAACrAACjABSlAACdAACiAACmAAADc8AAAjAACOAACnAACeAACjAACsAACcAAChAACgAACdAACyAACjAACiAACjAACsAACi"
    "AB6mAACeAACdAACyAAEfAAEdAACkAACgAACiAACeAAClAACxAACxAACxAACdAACkAAADeaAAAeAACxACiyAAGiAAEhAACeAA"
    "GjAACeAACgAACfAAElAACiAACjAACjAACkAACyAACbAACdAAEkAACeAACiAACkAAEjAACkAACeAACeAACgAACkAACjAACgAA"
    "CkAACjAAADgSAAAjAACyAACbAAEhAACjAACiAACjAACjAACgAAEkAACjAACfAACgAACgAACkAACgAACiAACkAACjAACyAACy"
    "AAGkAAElAACeAAGqAAEfAACeAAQfAACeAAEkAACgAACgAAADhCAAAlAAEjAACmAACdAAChAACxAACeAACgAACkAAChAACeAA"
    "ClAACyAACyAACdAACeAACkAACeAACfAACmAACjAACjAACjAACdAACgAACfAACgAACgAACkAACfAACgAAClAAADhjAAAyAAqi"
    "AAEjAACmAACiAACkAACkAACgAAEiAACeAACxAACjAACdAACgAACiAACdAACkAACiAACyABSdAACdAAEkAACcAAClAAClAAEj"
    "AAClAACdAACxAACxAACeAACgAAADjDAAAxAACkAACiAACxAACyAACyAACdAACkAACkAACcAAClAAClAACiAACiAAClAACdAA"
    "CxAACxAACgAACiAACxAAChAACiAACxAACyAAqyAACiAACiAACmAACiAACiAACmAAADj3AAAjAACkAACkAACdAACfAACyAACf"
    "AACiAACjAACiAACgAAClAACyABSkAAEdAAClAACiAACeAACmAACiAAEjAACiAACxAACxAACbAACkAACxAACcAACkAACxAACy"
    "AB6cAAADl9AAAgAAEgAACgAACiAAChAAElAACkAACdAACxAACxAACgAACiAACxAACgAACeAACxAACyAACgAACjAACeAACjAA"
    "CjAACeAACmAACjAACjAACiAACgAACxAACxAACeAACeAAADmfAAAxAACeAACeAACxAACyAAqgAACkAACgAACkAACiAACeAACm"
    "AACjAACkAACjAACgAACeAACyAACeAACkAACiAACeAACgAACjAACyABSdAAClAACgAACkAACkAACeAACmAAADn7AAAOAACmAA"
    "CkAACiAACcAACyAACgAACjAACfAACeAACjAACiAACyAB6dAAEdAACmAACgAACeAACkAACgAAEjAACeAACxAACxAACdAAClAA"
    "CxAACeAACgAACxAACyACkdAAADqsAAAeAAEhAAEiAAEcAAEiAACfAACgAAClAACgAAEkAACjAAEhAAGkAAChAAChAACiAACj"
    "AAEdAACiAACiAACgAACgAAClAAChAACgAAClAACjAAsfAAGkAACiAAChAACiAAADrsAAAjAAEdAACeAACkAACeAACgAAChAA"
    "CdAACkAACjAACjABUjAAGlAACdAAClAACiAACkAAEfAACiAACxAACfAACxAACiAACgAACxAACjAACkAB8eAAGeAAChAAChAA"
    "CjAAADt4AAAjAAEcAACgAACxAACeAACxAAChAACeAACxAACgAACiACsjAAMkAAEgAACgAAClAAGkADWgAACjAAEjAAMgAAGk"
    "AACjAAGgAACfAACgAAEjAAChAACkAACjAACgAAEhAAADxsAAAhAACgAAChAACeAAEiAACjAACfAACyAAEiAACjAACgAACgAA"
    "CeAACkAACkAACkAACgAACdAACeAAEiAAChAACfAACgAACjAAChAAChAACfAAEjAACfAACiAACjAAChAAADyQAAAjAACyAACc"
    "AAEdAACeAACfAACkAACfAAChAACiAACkAAEhAACjAAEiAACfAACkAACgAACjAACjAAEeAAEeAACjAACjAACcAACkAACfAACe"
    "AAsgAACiAACgAAEkAACiAAADzLAAAlAACkAACiAAEgAACiAACgAACgAACgAAEiAACiAACfAACyAACjAACgAACiAACjAACiAA"
    "ChAACjAACkAACyAACiAACgAAChAAChAACjAACfAAChAAChAACgAACgAACjAAADztAAAiAAClAACjAACgAAClAACkAACgAACy"
    "AAClAACgAACiAACjAACgAACfAACiAACgAACfAACiAACgAACjAACiAACdAACyAACiAACfAAClAACyAACkAACjAAChAACfAACk"
    "AAAD0NAAAcAACgAACgAACdAACgAAChAACeAAqyAAEkAACiAACiAACgAACgAACkAACqAACqAACgAACdAACeAAEkAACiAACeAA"
    "CeAACfAACjAACgAACjAACkAACkAACiAAChAACyAAAD1DAAAkAACkAAClAACeAACfAACdAACjAACjAACkAACeAACdAACgAACj"
    "AACjAACjAACiAACmAACiAACyAACiAACiAACsAACmAACiAACdAACiAACiAACkAACjAACdAACiAACdAAAD1jAAAkAAqiAACgAA"
    "EkAACdAACjAAClAACgAACkAACyAACZAAEgAACdAACgAAClAACdAACdAACiAACiAACgAAChAAClAAClAACyAACiAACkAACgAA"
    "CgAACyAACcAACiAACiAAAD2ZAAAgAACeAACoAACcAACdAACiAACfAAshAACkAAEkAACjAACkAACgAACmAACkAAEeAAEeAACj"
    "AACkAACbAACiAACfAACeABUeAACeAACdAAEmAACiAAClAACkAACkAAEeAAAD38AAAeAACgAACeAACeAAEkAACjAACiAACyAA"
    "CiAACeAACeAACiAACjAACjAACkAAClAACyAACeAACeAACeAACgAACgAACfAACjAACkAACjAAChAACiAACeAACkAACjAACgAA"
    "AD4dAAAjAAClAACiAACyAAClAACdAACgAACiAACfAACeAACiAACiAACiAACkAACxAACiAAChAACiAACyAACiAAClAACmAACy"
    "AACkAACkAACeAACiAACiAACdAACgAACiAACeAAAD49AAAlAAClAACxAAqyAACgAACeAACeAAClAACkAACiAACxAACxAACyAA"
    "CcAACcAACdAACgAACgAACeAACkAACkAACjAACkAACgAACiAACgAACgAACkAACiAACjAACjAACkAAAD5xAAAyAACdAACgAACg"
    "AACgAACfAACgAACkAACkAACkAACiAACjAACkAACdAACkAAClAACfAACkAAChAACmAACyAACiAACeAACiAACdAACiAACfAACi"
    "AACnAACjAACeAAqgAAAD6lAAAcAACjAACjAACiAACkAACkAACxAACyAACxAACZAACeAACgAACeAACeAACjAACiAACgAACmAA"
    "CxAACiAACeAACkAACkAACgAAClAAClAACgAACyAACtAACfAACgAACjAAAD7FAAAdAACfAACiAACiAAChAACsAACgAAqiAACg"
    "AACfAACyAACjAACgAACnAACyAACxAACxAACbAACdAACjAACbAACeAACgAACfAACkAACmAACxABSyAAEiAACiAACiAACiAAAD"
    "8iAAAiAACrAACqAACqAACcAACbAACcAAEgAACgAAChAACiAACiAACmAACbAACfAACkAACjAACiAACiAACyAACqAAClAACqAA"
    "CdAACdAACdAACfAACjAACjAACiAACeAACxAAAD9DAAAoAACgAACnAACjAACkAACjAACyAAClAAClAACmAACmAACfAACbAACj"
    "AACkAACgAACjAACeAACjAACxAACnAAqcAACgAACkAACkAACiAACxAACyAAClAAClAACxAACVAAAD93AAAdAACaAACgAACgAA"
    "CkAACjAACiAACxAACrAACbAACjAACkAACkAACdAACgAACyAAClAAClAACtAACbAACdAACbAACeAACjAACkAACgAACeAACeAA"
    "CsAAqiAACgAACjAAAD-rAAArAACfAACyAACxAACkAACsAACxAACbAACaAACjAACfAACfAACkAACcAACkAACxAAClABSdAACe"
    "AAElAACeAACkAACkAACgAACkAACyAACVAAEdAACeAACgAAClAACdAAAD_1AAAeAACkAACgAACgAACeAAClAACkAACyAACjAA"
    "CkAACiAACiAACyAACaAACfAACjAACeAACgAACkAACcAACxAACkAACjAAqeAACeAAClAACmAACyAACjAACxAACfAACxAAAEAp"
    "AAAyAACaAACdAACeAACcAACfAACjAACcAACxAACkAACjABUgAACkAAEiAACiAACmAACcAAClAACqAAEdAAEcAAGbACCjAACj"
    "AACiAAEmAACiAACkAACiAACgAAEgAACgAAAEC5AAAhAACiAACgAAEjAACiAACeAACyAACgAACkAACkAACiAACfAACgAACkAA"
    "CkAACjAACgAACeAACfAACfAACgAACjAACiAACgAACiAAChAACiAACkAACjAACkAAChAACjAAAEDaAAAjAACiAACiAAClAACg"
    "AACiAACiAACfAACiAACjAACgAACgAACjAACxAACjAACjAACkAACyAAChAACfAAClAAChAACkAAClAACdAACdAACjAACfAACg"
    "AACeAACeAACkAAAED6AAAlAACxAAqyAACiAACjAACjAACiAACiAACiAACxAACxAACxAACiAACcAACeAACiAACiAACiAACjAA"
    "CiAACiAACgAACiAACgAACgAACyAACiAACjAACjAACkAACjAACyAAAEEuAAAfAAChAACiAAChAACgAACgAACiAACjAACkAACi"
    "AACjAACiAACyAACjAACjAAChAAClAACgAACqAACyAACiAACfAACjAACeAACkAACdAACiAAClAACiAACgAAqgAACiAAAEFiAA"
    "AkAACqAAChAACkAACkAACxAACxAACxAACbAACgAACiAACfAACgAACkAACgAACeAACkAACxAACkAACyAACiAACkAACdAACjAA"
    "ClAACfAACyAACsAACcAACgAACkAACeAAAEGCAAAdAACkAAChAAChAACsAAChAAqkAACjAACjAACyAAChAAChAAClAACxAACx"
    "AACxAACcAACdAACkAACdAACiAACiAACdAACjAACkAACxABSyAACiAACkAAClAACgAACeAAAEHeAAAgAACxAACxAACxAACeAA"
    "CbAACeAACiAACiAACjAACeAACeAACeAACyAACbAACiAACjAACyAACiAACiAACgAACjAACkAACyAACdAACgAACiAACiAACiAA"
    "CgAACeAACgAAAEH-AAAhAACyAACgAAClAACyAACkAACnAACeAACjAACjAACmAACyAACfAACeAACiAACeAACjAACfAACdAACh"
    "AACgAACyAAqdAACiAACiAACyAACiAACgAACgAACjAACiAACyAAAEIyAAAOAACgAACiAACiAACiAACiAACgAACiAACgAACyAA"
    "CeAACkAACiAACiAACjAACgAACiAACiAACjAACyAACgAACgAACiAACiAACiAACgAACiAACiAAChAACyAAqiAACkAAAEJmAAAy"
    "AACkAACkAACeAACkAACdAACkAACyAACOAACeAACkAACdAACkAACeAACcAACfAACeAACyABSgAACjAAClAACqAACcAACkAACk"
    "AACxAACxAACxAACVAACgAACgAACcAAAEKuAAAiAACnAACaAACbAACkAACyAAChAACyAAClAAClAACcAACnAACkAACgAACyAA"
    "CtAACbAACeAACjAACeAACeAACnAACdAACdAACgAACyAAqgAACyAACmAACqAACdAAClAAAELiAAAlAACdAACyAAEdAACOAAEc"
    "AD-yAAEkAACkAACpAACgAACiAACkAACkAACkAACdAACgAACeAAEjAACiAACiAACjAACgAACjAACiAACgAACkAACmAACeAACi"
    "AACgAACkAAAEOEAAAkAACmAACdAACdAACiAACiAAChAACjAACdAACgAACxAACrAACkAAChAACkAACkAAChAACgAACkAACjAA"
    "CmAACkAACfAACeAACiAACgAACjAACiAACdAACjAACxAACrAAAEO4AAAgAACiAACkAACkAACgAACxAACxAACkAACkAACxAACa"
    "AACdAACeAACiAACiAACkAACeAACgAACxAACrAACyAACkAACjAACkAACgAACgAACyAACkAAClAACsAACdAACdAAAEPYAAAdAA"
    "CiAACjAACkAACgAAChAACfAACsAAqjAACkAACjAAClAACiAACxAACxAACjAAGdAACdABiiAACgAACkAACmAACeAACxAACxAA"
    "CjAACjAACxAACZAACeAACiAACgAAAEQ-AAAiAACkAACeAACdAACyAACjAACyAACeAACjAAClAAChAACgAACyAACjAACkAACt"
    "AACbAACeAACeAACgAACiAACjAACeAACeAACyAACfAFCiAACgAAEkAACeAACiAACiAAAET_AAAgAACiAACyAACZAAEiAACgAA"
    "CgAACkAACeAACdAAClAAClAACjAACmAACjAAClAACeAACiAACkAACgAACkAACyAACbAACdAAChAACeAACfAACjAACcAACxAA"
    "CjAACjAAAEYlAAAjAACgAACgAAEiAACgAACkAACiAACjAAEfAACgAACiAACeAACgAAEjAACjAACfAACyAACiAACkAACkAACj"
    "AAChAACgAAChAACiAACiAACgAACfAACeAAChAACgAACiAAAEZIAAAjAACjAACjAACgAACiAACgAACkAACkAAChAACiAACkAA"
    "CgAACgAACiAACiAACiAACiAACgAACgAACjAAChAACgAACjAAChAACjAACjAACkAACyAAChAACeAAClAACfAAAEZoAAAgAACg"
    "AACdAACeAACkAACeAACgAACgAACdAACjAACiAACfAAqyAACiAACjAACkAACiAACgAACiAACkAAClAACxAACgAACeAACgAACh"
    "AAChAACkAACkAACkAACiAAChAAAEacAAAhAACgAACiAACyAAChAACgAACeAACkAACkAACjAACgAACeAACeAACgAACeAACjAA"
    "CjAACjAACjAACjAACiAACiAACyAACsAACiAACeAACiAACgAACqAACgAACiAACeAAAEa8AAAiAACfAACiAACjAACiAACkAACi"
    "AACiAAqiAACiAACkAACnAACgAACjAACkAACiAACxAACmAACdAACeAACiAACeAACfAACjAAChAACgAACmAACgAACjAACyAACj"
    "AACsAAAEbwAAAdAACiAACkAACiAACiAACsAACdAACiAACjAACdAACgAACkAACfAACiAAClAACiACiyAACjAACkAAClAAChAA"
    "CgAACgAACkAACkAACxAACeAACeAACeAACjAACkAACkAAAEdgAAAeAACgAACfAACyAACdAACkAACkAACyAACiAACiAAChAACk"
    "AACjAACjAACiAACgAACiAACkAACkAACkAACdAACfAACgAACyAACiAAClAACyAACsAACkAACeAACjAACgAAAEeAAAAmAACgAA"
    "CkAACdAACiAACgAACkAACkAACcAACeAACgAACyAAqdAACiAACkAACyAACiAACiAACiAACjAAChAACyAACeAACgAACgAACiAA"
    "CgAACkAACcAACfAACjAACyAAAEe0AAAeAACjAACjAACyAACiAACgAAChAACiAACiAACyAACeAACjAACiAACkAACiAACjAACd"
    "AAChAACiAACyACieAACiAACqAAClAACdAACkAACjAAChAACxAACrAACcAACgAAAEgkAAAkAACgAACgAAClAACcAACbAACkAA"
    "CyAAChAACyAAClAACsAACbAACkAACkAACeAACdAAEbAACkAAEeAFOyAACiAACgAACiAAChAAChAACgAACjAACiAACiAACgAA"
    "CiAAAEjsAAAiAAChAACgAACgAACgAACgAACgAACyAACjAACgAACjAACkAACgAACgAACkAACiAACkAACiAACgAACgAACjAACe"
    "AACeAACjAACgAACdAACeAACyAACsAACiAACiAACsAAAEkMAAAiAACiAACiAACgAACmAACjAACiAAChAACiAACeAACiAACgAA"
    "CdAACiAACeAACyAAqkAACiAACkAACjAACiAACjAACkAAChAACgAACyAACfAACjAACkAACeAACgAACkAAAElAAAAhAACgAACj"
    "AACyAACyAACiAACgAACyAACiAACgAACjAACgAAGeAACgACykAACeAACiAACjAACgAACiAACkAACgAACfAACyAACeAACjAACk"
    "AACgAACiAACkAACiAACgAAAEm6AAAjAACfAFqjAACeAACkAACkAACeAACkAACkAACgAACgAACrAACdAACjAACjAACeAACdAA"
    "CkAACdAACeAACkAACyAIyyAAEkAACjAACgAACgAACgAACjAACkAACkAACdAAAEunAAAgAACdAAEiAACjAACgAACfAACiAACj"
    "AACiAACiAACjAACjAACeAACeAACiAACkAACjAACjAACeAACeAACgAACiAACiAACjAACgAACfAACfAAClAACkAACkAACgAACk"
    "AAAEvIAAAjAACfAACiAACgAAGfAACdAA6jAACjAACjAACkAACeAACgAACxAACjAACjAACrAACdAACeAACgAACiAACiAACkAA"
    "CiAAChAAChAACrADKjAACdAACkAACkAACfAACgAAAExqAAAxAACjAACiAACrAACcAACfAACgAACgAACkAAClAACdAACdAACy"
    "AACkAFqeAACjAACkAACkAACeAACgAACgAACjAAClAACrAACfAACgAACeAACjAACjAACkAACgAACeAAAE0-AAAyAACjAIyfAA"
    "ChAAEjAACfAACgAAChAAChAACkAACyAACcAAEfAACfAACeAACjAACeAAChAACjAACjAMkkAACjAACiAAKgAACgAAEgAACgAA"
    "CkAAChAAGiAACiAACeAAAFAQAAAyAACiAACkAACkAAEfAACfAAEgAACkAAChAACfAACeAAChAACjAACjAACiAACiAAChAACg"
    "AACjAACiAACkAACkAACfAAEjAACeAACgAACjAACgAACiAACjAACgAACiAAAFAzAAAjAACfAACdAACjAACgABSyAAClAAClAA"
    "CkAAEgAACiAAEkAAClAACiAAChAACgAACkAACkAACiAACjAACiAACiAACgAACiAACiAACkAACyAACgAACiAACgAACjAAChAA"
    "AFB9AAAiAACiAAChAACgAAChAAChAACgAACiAAChAACgAACgABSjAACiAACkAACrAACdAAEjAACgAAChAACkAACgAACkAACj"
    "AACgAACgAACkAACgAACdAACkAACeADKyAACqAAAFEqAAAlAACnAAEeAACeAAEkAAClAACeAACgAACeAACkAAClAACkAACeAA"
    "CeAACeAACiAACgAACkAACjAACyAACeAACgAACgAACiAACjAACjAACiAACiAACgAACkAACjAACxAAAFFMAAAdAACeAACgAACj"
    "ABSeAACiAACxAACyAACgAACeAACfAAChAACgAACxAACdAACeAACgAACkAACkAACxAACbAACcAACgAACkADKjAACiAACqAACr"
    "AACcAAEjAACgAACjAAAFH6AAAcAAEjAAEhAF0yAACqAACiAACjAAEiAACjAAEjAACiAACgAACiAACiAACkAAClAACiAACiAA"
    "CiAACiAACeAACkAAChAACkAACkAACfAACgAACjAAChAACgAACkAACgAAAFLXAAAgAACkAACiAACjAACxAACgAACgAACgAACi"
    "ABSkAACiAACxAACxAACiAAChAAChAAEiAAEcAAEiATAyAACiAACjAACjAAEhAACiAAEiAACjAACgAAChAACgAACkAACkAAAF"
    "WDAAAjAACiAACiAAChAACiAACjAACiAAChAACgAACfAACjAACjAAEhAAEgAAEjAiAyAAGhAAEiAACjAAGiAAEjAACj"
};

/// 175602 positions.
inline constexpr packed_table connect_four_replies{
    "AAAAAAAAAIAACoAACQAACeAACIAAiIAAEiAAECAAEIABVIAAGgAAQQAACQAAGgAAEIAAHMAACQAAEIAAIMAAEIAACIAAMIAA"
    "EIAAEkAAIYAACKAAEQAAGkAAGIAAMCAASQAAEIAAAACPAAAIAAYEAAGEAAeEAASRAAMIAAYmABImAAeUAFWnAAMIAAjjAA0M"
    "AAMMAAIoAAQIAAiEAACIAAKIAAMYAAMIACMgAAKIAADAAAWQAAaIAAKIAB3kADyIAAUZAAMIAASIAAAAPYAAAIAF0cANOIAA"
    "SgAAYEAAUEAAyYAAqEAAGzAAUQAAiQAACQAAIQAAIQAAEQAAIwAAOQAAiQAACgAAIQAACwAASQAAogAAyIAAqIABiYAAeQAA"
    "GEAAC4AAGQAAGYAAIwAAAAd6AAAIAAGQAAG6AAIIAAUIAAXAAAMIAAIOAAMIAAIMAAoMAAK6AACIAAI7AAKoAACIAAYIAAEY"
    "AACIAAGIAAEIAAYIAAQIAAGeAACEAAKIAACQAAGOAACgAAggAAGQAACQAAAAgfAAAIAACQAAo6AACQAAGCAANQAAUkAAV_AA"
    "muAAqCABiQAAkIAAC2AAH3AAGIAAOQAAG0AAgQAACUAAGUACsIAAGgAAGCAAEoAAEUAAHAAAOIAAGQAAQMAAOCAAGsAAiQAA"
    "AAl1AAAcAAGgAAGCAACIAANAAAIYAACQAAGIAAEQAAIKAAEIAACEAAgQADKEAAKEABeYAACIAASIAACYAAMEAAGQAAQIABWE"
    "AAUWAAUEAAUMAAUIAAmIAACGAASIAACQAA8CAAAArxAAAIABgEAAqEABi3AAk0AACYAAHzAAUQAAOYAAVcAAE7AACQACyYAA"
    "MEAAEIAAuEAAOEAAH_AAoaAAMEAACYAAocAAEIAACKABkUAAGEAAOkAAGmAA0EAAGUAAyVAAEEAAAAzkAAAIAAGIABaOAAEM"
    "AAGIABMUAASkAACcAAEEAAQiAAOQAAG0AA8IAAGMABEdAAEEAACEAGeIABWGAAOgAAGQAAEiAAkQAA8MABKEAAGGAEn-AAEE"
    "ADvrAAYgAASEAADGAAABBIAAA4AAEgAA20AACQAAGUAAiYABksAAuEAAUIAAmIAACEAA8cAAOIAAGIAAmEAADYAA2IAAEcAB"
    "0MACmQAAUMAAiQAHgIABAQAACTAJYKA0gsAAoEADC4AAoQACcwAGUuAAABxWAAAEAAcMAAMJACRpAAOiAFi_AAggAAIOAAGE"
    "ABwIACqEAACEAAhfAAGOAACEAAciAAEPAAoYAAGKAADbAAgYAAoJAAmUAAIEAAggAACgAAmSAACQAAmUAO2gAAioAAGIAAAC"
    "D5AAAQAACoAAkoABUIAAoUABOEACioAAEIAAgoAAIsAB2sABKIABsSAAQsAAYCAAOIAADMAACIAA-PAAOYABS9AAEIAADUAA"
    "SSAAPAAAC9AAo-ALykADsQACiIAC4SAAOgAAACa_AAAgAAoQABOwAB4oAGOoAUKoADEgABEBAAoIABOaAACBAAmwACOoAAgq"
    "AAIgAA-NAAodAAQCAAYMAAkJAAEMAAoMACEIAAEoAA-dAACKAAmIAACQAA3-AAEqAACQAAiqAAAC5TAAAqADeEAAOIAB8IAA"
    "mCAACIABAIAAOYABcIAK2QAbeRABuQAAoLAAbqAA2ZAAMJABqIAACKAMaIAV4cAAGJAGOCAhsoAI08AG0EAB8IAACUAM8IAF"
    "oMAMgIDj93ABEIAAAGGsAAA0ABe4ABGQADCyABEQABmQAAywAAUYABGYABmQAAKYAADAAA-gAAEYAAEwAA_EAACgAAGQAARg"
    "AAIxAA-aAAIwABqIAAGEAACIAAW4AAJIAACGAAagAACgAAGgAAEiAAAGQNAAAgAAFYAAIgAADiAA2SAADIAAEgABsIAAgqAA"
    "IjAA5gAAGKAEeMABENAAiIAF6IAC0oADIQACO8AAS5AA0QAASZABfAAAcEAACQAAoIAAY4AACEAAEaAAoYAAWQAAQIAAAGfW"
    "AAAQABg5AAWEAACgAAEoAAOYAAGoAACIAAUIAAYgAAPqAAEYAB4gAAVoACsEAAqqAAUIAAGuAAqgABKIABGIACkPAAkCACOE"
    "AAGgABAIAAGIAD6IAAKQAAIQAAKIABYYAAAGrpAAACAAKYAAsQAAR5ABGgABHIAAGIAAK4AA2oABGQABAEAAkIAANAABGIAA"
    "aqAAiIAAKoAAaEAC2YAACIABEYAACIAAYQAAeIAAEYAAMgABYcAAIQAASQAAS4AAEIAAEYAAAG0UAAAYAAI7AAScAASQAAEY"
    "AAEYABYIAAJAAAQIAAUgAACQAAGIAASYAAIgAA-wAAIZABBAAAogAADAAAGEAAX_AAKGAAcgAAEgAAGEAAWoAAFgAAGEABsM"
    "AAWYAALNAAcEAAAG5kAAB-AACQAAE4AACgAAWYAAK_AAegAACgAAHAABGQAASQAAJAAAGQAAKQAAQQAACQAAEQAACSAAEQAB"
    "YIAAuCAAIEAAUEAAmgAACEAACQAAd_ABwgAAFVAA-kAACQACMgAAAG_mAABSABEQABGgADYEAA-IAAGgAAjAABGIABGIADke"
    "ABw0AAm0AAgEACocACgQAAOQAA4QAB6IAACUABAgAACIAAEaAAoIAAmQAAG0AAagABcIAAGmAAOUAAGnAADmAASIAAAHOVAA"
    "AkAAEUAAGgAACEAASgAACgABwEAAGhAAUEAC8MAAyCABwIABGIAFWIAC-UAAUcAACQAAQIAAegAAUQAAEQAAQzAAICAAKIAA"
    "CIABUQAAuCAAUcAAEIAAQUAACkAASEAAAHZuAAAIAAQQAAVAABEgAAYCAAK-AAEIAAOIAATAABGEAA2MAA0CACOTAD4IAACM"
    "ABCIAAEIAAYCAAEIABKQAASIAA0gAAEcAAOgAAGYAACIAAIQAACQAAKIAAKQAAOYABEQAAAHigAAAEAAGYAAMIAASgAAgIAA"
    "CgAAGcAAMEAATAAAgCAAIIAAMIAAGIAAMIABVAAAUKAAyCAAUKAAQEACuEAASCAACcAAiEAACEAAisABAUAAQQAAGEAAOgAA"
    "YCAAKgAACCAAAHohAAAYAAfAAAgIAACEAAIQAAIIAAGEAAOoAAEEAAxcAAIEAAeSAAMQAACCAAT_AAIkAByQAAESAAOYAAIU"
    "AASgAAYCAACQAAEQAApAAAWUAAEQAAigAAKQAAaCAAGCAAMEAAAHt7AAAQAEcEABwsABGMAFWgAE8EACEQAByYABm4AAEEAA"
    "gEALwYAAywAAUIAAMQAACEAAMQAASEAAggAA-NAACIAAEYAAwwAAQ7AAGQAACIAA-EAAG8AAIEAFaIAA-YAAIQAAAIFuAAAM"
    "AACMAA0IAAIIAAmQAAKIAAIQAAOIAAmEAAYIAAEYAAEIAAkEAAEYAAIMAAGIAAKMAAOIAA_MAAUSAAyoAB-OAAOQAAcgAAKM"
    "AASKAAEQAAKQAAdAAAGEAAWSAA6MAAAILhAAAEAAVMAPAQAAmIAAggAAmkABmQAAmQAHWGAACUABEEAACgAAxeAAIYAAegAA"
    "coAAE4AAMQAAIMAACMAARAAAgIAAGEABPsABGoABGgAA0IAASIAAIMAASgAAaIAAMZAAAIdqAAA4AAEEAAEMAATAABwIAADM"
    "ABEIAACgALwxAAqQADAoABGgAA-QABGKAAGIAACYACBMABGsAAMIADVAABGTABGgABGKADSCABCoAK0IAIv3ABGEACCQACgQ"
    "AA4xAAOQAAAI90AAAUAACQABAgAACYAAEaABO-AB8EAAEgAACIAAOSAAGlAADjAA7qAAESAAGiAACgAAyIABHMAAMIAAGhAD"
    "QIAJcoAEUEAAKQABWYAAsEAACEAAYYACM6AAqEAAKYAAEIAAAJNPAAAIACOMAA0EACOEAFYEAAEIACQUABGIABMYAANSAA0o"
    "AASoADAMABGMAARqADAEAACcABGIABQQAAGKAAmEAAKgAACEAAEZACZ_AAHqAAeEAAOBAACFAASIAAHiAAD_AAAJc1AAAEAB"
    "aXAAOYAAGQAADLAAcfAAOEAACwAAEEACIUAAGEAAN_AAGCAAeEAE-EAAyoAASEABKuAAUGAAyEAAUCAC0UACOkAAU3AAe3AC"
    "2EABGQAAiQACCIAACIAAqEAA1SAAAJruAAA_AAEBAACEAALEADQIACOIAAUIAHEIAAMIAACIAAMIAAIEAAeBAAUeAAUSAAmc"
    "AAMgAA64AAKcAADAAASeACJAAA-EAAIMAAMOAAyCAAUOACAEAA6gAACYAAUQAACQAAAJ4bAAAKAAUOAACIAAaBAAKgAAMgAA"
    "wBAAKEAAEIAAGQAADAAAMIAAGIAAEIAB4eAAIEAAMOAAwkAACQAASMAACQAAyIABGgAAUgAAaBAAUIAAUIABqMAAEEAACEAA"
    "KEAACgAAAJ-DAAACAACWAAGEAFAcAANAAAVAAAyMAAUGAAogAAGMAAOkAA4GACO3AAUQAAy2ABCkAA4IABGYAAQUAACIAAIQ"
    "AAsTAATGAAyPAACBAAQkAA0IAACBAARAAADmADSEAAUIAAAKJ9AAAIACOYAAUQAACYABEOAACKAAaBAAEIABCBAAIEAAUUAC"
    "CYAAGEAA6IAAMQAAIEAA-EAA0YAASgADAGAAGsAAMCAAIMAAKEAFHeAAGkAAOEAAGiAAsEAAUEAA0GACI2AAAKWAAAAQAAO-"
    "ABoEAEAOAAoGAAUOAAKQABkCAAogACkKAAWCAAYMAD8MAAGoAACQAAUgAAoyAACMAAGQAACIAAKQAAKIAAr_AAGiAAuQAASU"
    "AAGgAACwAAUwAC2gAAGIAAUKAAAKhrAAAIADwZAANrAAGiAAWIAPoiAGgQAACSASsSAUyKAAECAACQAAmEAE0CABKEABECAA"
    "DnAAeCADIGAAsgAAaGACKWABGIAACSAAG0ACEEAFGoADqMACKgADCQABAIAAguAAALV0AAA6AAgIAFEgAAgEAAhgABIGACO0"
    "AAUEABuSAAcGADWEABGQACMgAC8EAAWEAFEEAAgEABmEADyIAAMkADysAAECAACiAASKAAOCAP6QAbrAABG6AASCAAUCAAyg"
    "AB6OAAAMBKAAAGAAY2ABygADcIABWIAE4IAAmwAEA3AAICAA-UAAIOAARkABoEAAMkAAISAC-EAAMEAAImAASeADx8AAOkAA"
    "ICAbCOAASEAA0KAAkgABomADSKAESMAAGiAAG3AAMEAAAMqEAAAwAMKMABDgABMIAAJnABFnAAGIAD6QACSUAAQ-AA6YAAG-"
    "AAGQADCQACWgAAKQAAD3AC-4AACQABAgAACYAAEgADKIAAEkAACIAAO6AAGoAACEAB4IAEPgAAa8AB4IAAANBDAAAEAFYoAE"
    "cYACaYAAsEAAC8AAY4AFgEAA0vACOMADoeABGOACKIAA0wAASsAACMACLIAEGMABGIAAQjADBpAAD_AASQACEZAAHQADOYAA"
    "IUAAqWAADuAAEgAAM0AAD_AAANYtAAArAAC0AB2UAAPYAAJQAC5_AAGiAAM2AFJOABMsABGCAAWoABGEAFGwAAQ1AHSIAACU"
    "AJGIAGaYAA-EAAIYAAE4AACwAAMIAB6IAIwYAAIgAACEAB2CAAGQAAEoADoQAAAN3GAAACAMOgABGGAAKgAEI8AAEcADmIAG"
    "mMAAsCAAaaACMcABGMABsEAAGCADYIABGIAAUGALoiAJ8MAASKAa7uACSEAGiyAAQyADUQABGQAC42AAC5AASQAAFyAAIQAH"
    "YEAAAOvhAAAIAESoACS8ABGYAAG4AHeMADYIAAK4AACIAFeIAAuEALEEAACIABEEABIEAAMnADAUABMwADaEAAH3AGQIABCo"
    "AI8sAL6gAAIcAAMEAAuIAAYGATsmAAVOAX4IACKKAAAPwNAAAGAAmwAUwiAp-CARU2AQuIAXnuACSnCNeIHAcIAPAIAPIQAA"
    "YQAK2QAguMANmUABjIAAq2AKYQAAeQAgoEAB0IAAYMAK2MAASIAcX_ACB_AAM_ACAMAANOAAcJAGGoAAAWysAAAqAAPtAGiQ"
    "ALWCABuiAAGEAAYiABmiAAIgAAGEACIEAAcQAAJrABoiAAcQAAJrABkgAAHnACIQAACEAAEwAAYyAAIQABmQAAGQACGQAAGB"
    "AEdXAAUCABsmAAGGAAGHAAAXIoAAAEAAKQAAUQAAIBABmCAAKQACASAACkAAEUAAGBBSghAA8CAA8MABQCAL4IABIQAA4IAG"
    "uUACKgAIsEAAIQACMQAGigAPqIABECAA0IAALMAAKIAA0CAAQCAAoIAAWuAAAYYIAAAQAAGQABKQAA6EAACcAEeoAByIAAaI"
    "ACC4AGWYANUpACMIAANAABKCAAwIAALEABSCAFI8ACUQABTQAC-IAAMgACAcAEWEAExLABJAAADAAAypAAPsABKCAACCAAsk"
    "AAAY3yAAB9AACMAAKIAAGkABKCAAosAAJ9AACsAALAABKCABGQABCeAAIBAACXAAoQAAIYABSeAAKUAAuMAACEAALQAAGkAD"
    "OPAAyUAAGcAEpEAADUABASAAKSAACSAAwkAAPEAAAZCQAAACAAKCAACCAAqgAAEEAACEAALAAB-EAASQAAGEAA8QAACVAAIB"
    "AAwEACI0AAEUACQ1AANnABCSAA-1ABOCAA2EAAI2BH4EABICASWwAGmYAAq2ABi0AAqUADtWAAqIAAAaDHAAAIABOCAA2MAI"
    "uoAEcoAGY4AAqIAIMoACNIABYCAFIoAEYQAEkEAAsEAAmSAACSAAwoAA0EAAoCAAsgAACtAADIAAFIAAEEAC4QAAgQAA2oAE"
    "gEAAkEAACEAAIEAAeSAAAaiWAAASABcEAACEA4YkACMIAIq0AAGQACGIAEZwACIQAAEQAEEEAASEAIygAIsgAEYIAGogAB4E"
    "AAVAAEWwAE0sABxwArtkACMIAGgoAEYQAGoIACJwAAEYAEWoAGiIAACIAAAcWoAABgAK8YBwKIAPIIALCQAMKSACMWACMEAC"
    "MDACMnAKAoACKEAACIAB0KAAW_AIt8ACK6AFsFACMIAGklAECYAAUMAB4YAAUKAJsgACAIAAKIAMGNACMBAAIlACMKACCQAA"
    "AeSCAAABACKEAAKFAHYqAAMrAAHgAByiAAJqAAMiACUEAA-dAAIBAACFABEQAA-NAAIBAACVAAuoAANqABIdAAKEABEUAA6R"
    "AAFPAAIaAACUACCtAAEFAAGEADL7ACNrAB4CAAAehzAABAAANjAB-CAASQAAEQAADaAA-BAAIBACEVADJ2AAMCACAiBKEKAA"
    "gCAS-wAIywADaaACMCAJ0oAAGIAAmgABeCAIuYAEckABUkAA4OAEWEAIskAC8EAJSMAA2IAAGEAAAf4rAAAEADICAAk4AAGE"
    "AAC0ABYKAAKmAAiKAAIEABWMAACcAAFAAAGEACMQAAiYAAocAAGQAACEAAucAAKQAEWCAAkCAACgAAGkBRiWAAmQABm2APYQ"
    "ACMaACIIAAoIAG6IAAAg5gAAAyAAYKADcYAFWEAAO6AtamAIsEAD0GAy8mACGoAAHmCPoRACMoAESzAAGhAAiOALZAAAqgAB"
    "gEAADKAAqLACRAACMCACIYABfqAAtvAACQACQMACylABgYACsQAL9oAAAjXeAAAiACQBAEUIACwBAAmDAFY_AAGjACGKAAGD"
    "AAD_ABWKAAHgACSwAAiYAAGBAADbAAgMAAGIAACTAFPCAAkCAACBAAGjBRM0AAqSAJuKABjqAAoOAACiACOYAEUUAVj8AAAk"
    "iyAAAbAAEDAADAA5eEA46EB4OQAIiKABiIAAqGABMCAAXvACiEACgbAK6KACMKAACLAECQAAUCAGMdAAEEAACUAATIBBj_AE"
    "YMAGiKCOD4AAMJAENcAGuIArhuAWEEBMuIAAAqqZAAAIA5F8ACMYAK38Ago_AAM0Aeg8AAMoAAH1AEaEAB6KAASQAEWQAACE"
    "AGeUACMGAEGEAAQEAACQAAEEAACdAGeUBMkQAS-UAWGoACG4AAGJAAmSAIEQAGkgAPOkAAGIAAAtQdAAB7AAqQAACQABYMAA"
    "GEAAFlAAqEADkMAAKQBgSIAB4oAAUIAGiYANEIAAEIA4mkAAUGAGUQANMJArokCkToAN0IACNoB5QEAPqtEYUkAAoKDyMfiz"
    "M3AD2EAOW0AEJ3AABHVsAABEAFIYANqwAG0QAC2QABGQAGYYAACQAD4gAAD-ADh3AAaQADh3AAGCAAGYABM0AAe4ACQQABPA"
    "AAcBAACQAD6BAGGCAASIAAD6ABs3AB6gAAUgABsgABr3AAKIAAUIAABH5UAAAgAA-EAACgAAs6AAKIABgEAAEIAASEAACIAA"
    "OIAA7kAAD7AAEQAAMQAAD7AAKgAAUIAAKIADSSAACQAAIBAAgIAFkCAAmIABhjACaIAAEgABEaAAeIABttAAUoAAIgAABIFN"
    "AAAgAAuEAACgAAKEAAKgAAcgAAD3AAIuADDAAAKCAAGCAACgAH-oAD2IAAHIAAYgADIgAAMEAGUIAGIIAD7IAQyIACUYAGQI"
    "ATQwAA8wADAQAA8QAJKIABwYAACaACIIAABI30AAASAHk0AAIEAAQSAAcIAAUoADMCAAuIAFUIABgsAAMKABCoABLAAALAAB"
    "eIAAMoABDoABEgAAMoABUEAAIsAACIAACEAAImAAiIAACoAAeIAACoAAG9ABmIABAIAAMCAABJH0AABAAAIIAAC7AAUIAAIJ"
    "ABmIADhAABwGACArAAKbAACIABYqAAYKAAmJAAUIABEgAAQJAAeKAA2gAACIAAxoAAGIAAIIAASoABuIAAGgADcpACaIABUK"
    "ABioABAgAAGIAABJWuAAAOAEEMAD6MACEIAB2EACEIABHAAQaIAD6IAB0gAEUvAD8EANcIAIqoAAgwAA8QAIyQABoYADXAAF"
    "gcAAmwABtxABqIAAmIABtxAGYIAACIAAeIAAIIAA8BAADMAAeIAABKKMAAAgAAkIABOgAACOABigAACIAAcgAAZgAASgAAGI"
    "AASEAAqEABJAAAkRADGIAACIABkIABmIAAIoAACgAAcIAAMIAA77AAcIAAgoABUIABGKAEfIABEgABQIABooAGUMAABKa0AA"
    "BIABGMAAeMACUMAACsABGMAAeNAB0IAApAAD6IAADMAD6IAADMALmcAACcABGYAAe4AGWcADcoAAeIAACYAAGIAACIAD0IAA"
    "GIAADOANQzABIQABWYACmQABIYAAMQAABK6TAAAYAFZfAAFAABIIAC0IABIgAD0gAAicAAWEAAI7AAaIABcIAAC7AD7ZAAGx"
    "ABCIAAEIAA8oAACiAAGIABSIAAeIAAD7ABCIAA87AAGBAAGIABSIAAa7ADgIAAfAABEIAABLLxAAAIAAMIABSIAACCAAcgAD"
    "eIAAcJAACJADmcACaEAASEAAC4ABGgAAHvAAomABwgAACgACHAABuEAAFAAAIgAAUEABekAAQEABsIAAOIAASEAACMABfAAH"
    "kYAAoNABsEAABLfaAAAEAAegAACsABsgABsEAAIsAAGBAASgAAEQABYwACIIAAG7AAPMAAEEAADCAFPAAANZACOQABiNAAeQ"
    "ABM-AAwgAAOQAACQABSoAAeyAAyQAAa8AAggAAK5AAUQAEAQAABLt8AAB-AAQYAALZAAEZAAYQAAsUAAWOAAkUAAMQAACQAA"
    "GEAAMQABAQAAQYAAeUAAIEAAsgAAWeAAa7AAKWAAMQAAIEAAMQABQIAAK7ACiEABAgAAQYAAn_AADAAAmCAACEAABL0xAAAQ"
    "AAggAAEmAAPoAAECAACEAAOEAA-CAASQAAogADAgAAeZADsUACUEAD6wAAqEABikABsgAADAAAGEAB0IAGYQAALAAB5AABuC"
    "AACCAAIwAAKsAACgAAGUAACEABxPAABMGyAAAEAAMkAACgAAIkAACQAAIEAAIUAACFABwBABgEAACQAACRAEQQAAEQAAIQAB"
    "M1AAIIAAkQABokAAEQAAEQAAMgAAEQAAIGAAEQABFfAAeBAAOQAA6QAAkQAAKgAAgWAABMO_AAAQADqQAADEABB-AAMIAAIQ"
    "AAmQAAoUAAWEAAn2AAJwAACgAAKEAAIQAASQAA8gAAIQAD0oAChgAD5AAACQABp3AAD3ACHAAAKgABr3AACgAGOgAAKSAAOG"
    "ABSQAAplAABMgaAAAEAACQAAFEAACQAASwABSQAACQAAo3ABeQAAIgAACgAEKQADoQAACQAAEQAFagAGSSAEcEAD6OAQ20AB"
    "o6AAMYACPAAD8QACOUALcQAD6yAFowADKQAK6UAAC0ADoWAABNRWAAASADqCACE0AB8CAACIAAskAAUwAA-EAAaIACiFAACU"
    "ABYSAFaEAANOABCHAAK3ABJHAAvAAA-gABCkAAEEABImAAwIAAoIAAMIAAIIAACCAAgEAACgAAL3AAUoAAD3AABNfrAAAIAA"
    "k1AAaIAAIIACQEAAIUAACUAAGgAAOBAAIEAA-IAAHDAACEAFwEABBnABIHAAwIAA4oAAMMAAmEAAUkADagAAGEAAGkAAUBAA"
    "D3ABEIAAIgAGcEAD8EAAOEAL2IAABN1zAAAIAB0CABCIAXOIAFGoABCRAD8IAMcCAFCgAC0CAAg5AAmIAICcACuCABTeABGg"
    "AADAACyQABGYAAEYAA8xABoUAAMgAA2IAAQgAAGgAA8gAAoCAAY1AIEIAAkEAAGMAABOiaAAAMAA-EAACEAAEIAACIAAgIAA"
    "cEAAgCAAGCABKgAAGgABAgAAEgAACIAAEIAA8mAACIAAcCAAYlAAGYAAMIABEIAArAAAHAAC6IAACEADwEABGEAACkABEGAA"
    "cCAAggAABOr3AAAIAA0EAAUIAGouAHASACOsABsCACOIACwCAApAABvAAD8IAD8IAIcQACGIAG-FACCIABuhAAMBACCMAMpA"
    "AE6IAAGYAAO4ABuQACAQAIO8AAq8AAcUAACYAAeoAAC8AABPYrAAAHABYwAAsYAAaQAAEYAAcIAAEIAAmSAA6CAAWYAAGQAA"
    "8EAC-YAAIIAD0YAAGgAACgAAMIAAEsAAsgAAWIAACIAACsAAggAACIAAmCAAyIAAqgAA-IAC4IAAcIADgIAABPlCAAAEAAWM"
    "AApsAD2IAF0SABIKAACJAAoIAAUMAB0CAFKKACCIAAyCABGKAACKACCIAAyCAHyEADYEAADAAD4EAAEYABcIAASKAB8IAAMg"
    "AAGIAAmQABCCAAEIAACIAJgMAABQBaAAAYAAgIAACMAAgKAAKHABKOABiIAAEQAAeYAAEYAAggAAeCAAeIAAT6AAGgAEcEAA"
    "REAAEUACUCAAyIAAIYAAawAAUgAAYIAAWIAACIAAOMAACYAA0IABSIAACIADiYAABQMRAAAEAA0gABEgAAkgAA8CAAigAAEC"
    "AAQoAAgIAACMAAUEAAxAAAlAAB8IAAUIAAEIAAQEAA0OAAkoACX_AAcEABuSAA4CACjAABYQABUEABQsAAsCAAoQAAITABEk"
    "ABcgAABQZnAAACAAGgAIowACUQAACEAAGEAACEABcgAAMgAACQACGgAAEoAAEkAAEMAAuHAAqCAAESAANCAD0UAAMUAAuEAA"
    "HEAAWEACiQAAEgAAMgAAvPAAUgAAlcAACQAAcQAACQAABQnUAAAIAAoCAAagAAMQABoQACGQAACEAAKQAACEAAiUAAMEAAaU"
    "AACEAAqgAASgABECAAKCAASCAAJ-AACQAACCAAIQAACgAAuYAA59AAPAAATAABeEAAKCAAwgAAMQAAcEAABQuoAAAgAAOYAA"
    "SMAAIgAEDAAAfAABQCACDAAAIEAAEQAAeCAA0QAAcSACCgAAJkAAuCAEzSAAICABNPABIgAAeQAA2gAAGCAACSAAKCAAIUAB"
    "GNAA4gAACEABgCAAcnADkVAABQ9iAAAUADwwAAM2AAMVABeQACESAACEAA4oAAGEABGwAASEABoCABBUABk0AAeSAA4CABB3"
    "AAD3ABWkAGiQAC4CAACgAD4BAJYoAD6uACwEACPAAD8QAOSoAI6jABCWAC7jAABRmVAAAEAMcEAJ4wABKQAIqcAJ8gACSkAB"
    "73AGKgABKCAACIAAkCAAiCABCgAAlkABOCAADmACYgAAGwAAMEABSgAAcEAAGgAFmIABmIAAICAACMABiIABIEABIaAAKlAA"
    "oMAABSLvAAAsAE8oABQoABsKAJwCADNMAFuoAbSgABKcAQwQABWoAD8dAGqQABucAACQAAofAAccABGwABuYAAEYAAoZAAck"
    "AAWFAB-gADuIAAN9ACsEAAEgAA4aAAJfAAN4AAfEAABS-RAAAEAACgAAqEAACCAAawACAaAAIIAAMYAD7MAACsABqgABKsAA"
    "0CAASYAACoABrAACQEABsMADkSAByIAJoIAD8IARWMACOgAMaIACaKAAcCACMEAACEABawAD0IACyUAABTm5AABoAA8QAAYY"
    "AASIAACIAAacAAcIAAcEAAeEABgQAAQCACKUAAGIAA8IAAUNAAGIACkEAAiIAAWYAAmMACoIABMEABqIADqSAG3sAD9sABGC"
    "AInAABuQABCIAACMAA4gAABT96AAAgAAQTABuEABAIAAEMAA2gAAEMAAqMABUgAEWIAB0BABuMAAqcAACYAAsdAAiQAACQAA"
    "jAAAOQABIQAAIMAAagACgIAAtOAAOBAAYYAAKIAAogAA6gAAuEAA8IAAWYAABUKwAAAYAAKYAAzAAA7AAA-IAAsMAAOBAAYM"
    "AAKIAAQIABTAACdAAADAAD6sAACEAAmEADRsAAEgAACEAAmEAAgCAGAEAAwQAACQABwDAAQgABKEAASSAAeQAACQAAckAADE"
    "AABUZcAAAUAACUABsEAASEAAgEACCEAAGQAAqQAAYEAAtdAAGQACCEAAGQABCQAASGAAgQAAKQAB2QAAgYAAScAAQGAAOBAA"
    "cWAALdAAY8AAKIAAGEAA6IACX_AAHMAADNAACEAABUi4AAAEAAUSAC2EAAGgAACgAACEAAeEAGmEAAqUAAGQAAEQABigAAqk"
    "AA8EACXAAAcEAEgEABQEAAHEASmEAAogADS0AFoEAAkIAD8MANPeAJkkAAsdAAeVARKQAD8gAPuQAABVhAAAB3AACCAAmCAA"
    "DjABYIAB6kAAqBABYkAF2lAAiEABgIAAeKAM6CAKQMASsEAD8YAIwQAACQAAQSABcQACNkAAEEAAQjABaQAACIAAygAAiEAD"
    "4MACMEAAuYABCMAASwAABWLKAAA7AAQQAACQAASYAAMgABOIAAQwAAoQADwIAAGcAAgMAA-gABuIAAOCAAWUAAMcAAGIAAaM"
    "AA_AACcIAAiOAA-EAAeIAN_kAD8IAJSIAACIAD4IAAEIACfwAAcsAGmQAABWoyAAAIAACIAAIQAACQAAKYABSQAAOQAD6IAA"
    "J8AAMMAAmIAAOMAAPeAA-gABqoAAHcAAMwAAcQAAKIAAc_AA_AABoIAAIKAAMIAAn8AAOMAAOdAAyKAAMIAKbsAD6IAADsAA"
    "BW5dAAAcAC-DAA-MAAoYABoMAACIAAcQAACQABMEAAoIADPAAAGQAAKEAAuIABUgAAkgABGgAAQIAAeIABlAABoQAACQAAGE"
    "AACYAAIEAAGQAAKIAAIBAAWIADYQAAhcAAHMAABXFvAABsADUQAAg-AAGsAACgAD0MAADsADAeAAEEAAX_AAIaAAYOAAGQAA"
    "CQABYgABiEAAEEAAeOAAKRAAOYAAIgABZAAF40AAeKAACEAAFMAADMAD0gAACkAS1oAKQZAjmIAABX0fAAAQACigAHoIAD8w"
    "AAQUAFYxAACCACMoAACCAOxtAD7pAACIAD6tAL0QAD6YADFcAAiYADa-AAiYABSQAACQAAMQABaQABcgABPAAByMAAgIAACI"
    "AASgABCgABuwAA4CAABYcgAAAIAA7AACmBAAUgADzAAD9sAAUIAD4IAAEIADQEAAmIADuIAD0RAAUSAAIQAA6EAACBACkgAA"
    "UIAAIIAA8BACAIAAeIADCQABAQAAUIAAEIAAEIAA6QAGrMAD8oAASIAABY2HAAAgADRsAAqIACiIAA64AAOQAASIACiqAAoo"
    "AASIAAEQAAUQAAIIAACQAA6IAFuQAAiMAAFMAAXMADiEAAsCAL6oAD6IAH6gAD8ZAD6IAECQAD82AD2IAH-SAFBqAHkZAABZ"
    "lYAAAQAHtpAD6BAACIAAMQAECYAD6CAACQADoQAASgAClYAANKAAkYAArSACioAAwYAAo6AAC_AHJMAANsADwsAAgIADcgAA"
    "cIAAEIADcIAAwIADMQAAGRAAUSAAGQAAMCAABaA_AAAIAAugAGYIAADMAANMADuIAACkAAeIAACgAL_rAL0oAH9QAbPpAESY"
    "AK7IAAHIAD2oAAHoAAgIAPaVAa0kAIlXAYIQADQBAHqcAACQAD6eADqEAEAEAACYAAt1AAUwAABbhIAAAUAASQAG0uAAMIAB"
    "DHAAK3AB3AAA4IABIgAAECAB4IAAoIAAMsAACEAAGgAAjvAACgAAK4AAUIAAD3AAGuADSkAAFIAAI6AAC7AAUGAAIIAG0EAA"
    "CIABB3AB4IAA0IAABbwoAAAIAAEKAAmKAAUgAByIABogAAGEAAGgAAUhAAC3AAGqABsgAFIEAAuCAD8CAAPnAB0KAKCIAD7I"
    "AXOYAK4IATeEAAgwAIoIACuEAL2EAAMoAIQIAAkIAAIaABmIAA8EAABctUAAAEAAEEAAkIAAwoACgEAAYgAAGYAAMqAAGgAA"
    "-IADq6AACqACoEABIIAAJ6AACKAACIAAUIACIEAAggAAMIABIIABGIAChqAACqADAIABQqAH-MAD6MACwEAApAAUIIAABdMO"
    "AAA6AD6CAFuoAN4IAQvAACFMAB4FAEiEAAW9ABDyAEACAB6dABGgAACEAASIAAp7AADoAC-iAA-IADSIAACIAAlAAADCAACI"
    "AC4IAAGpAAigAAYoAAFsAKyMAACZAAoIAABd1BAAAIAG-MAD6IAACcANsQAF-YAD2EAAEIAACaAL4QADGEAAhQAAQ_AAGgAE"
    "cYAARCAAEQAB-HAAWEAA1MAAgwADEBAAYIAAw7ADsgAASCACSEAAigAAEEAASJAAeIAACKAABeYbAAAgAHnvAAcEACmEADPA"
    "AAsRABUiAB8EAAoEAAIUABEgAANCANwFAA6sAACQABCwACoEAAEGAANOAEAQAAuYAAHCAAOSACvtAAM0AAuKAAUKACUEAAMQ"
    "AAOgAAMQAD6EAABezhAAAEAAiwAAMKAAUCAAGEACCEAAKEAASEAAJwAACQAACEAAIEAACgAAuYAAcgAHzAABHAAB4EAA_7AA"
    "J_AA-QAA0EAAoEAAcVAA7qAAMDAGhBAAFWAAICABF7AAJNAA-gAABfCrAAAZAA-EAACQAAKEAAIWABG_ABkgAA2EAAcCADqQ"
    "AAGQABGCAAMQABkIAA6QAAYRAHiEAA-3AAD3AAVyABHCABgEABB3AADAAAd3AGeQAA93AACQAAdAABlXAA4EAAChAABfezAA"
    "AIAAGIABDAAD8UAXMwABGwAC3nAAV3AAyWAB2XABUEAHoUACsIABOUAHkwABGwADWQAGeIABIEAFOWACgmABcCABwEAAM0AA"
    "12AHQlAAkEAAGEAAiEABGEAA-IAAEIAABgMGAAAgAAmmABQCABygAAGYAAMJAAGgAAjsAAGgAGqIABIkAAMIADIBAA1CABaE"
    "AFivAA9kAM2oACGIAB0oAC0oAUiEAGwoABG8ADCIAHuEAHKwAAw-ABGUAC2CABGIAGKYAABg_NAAAcAAmIAACIABGUACKwAA"
    "E-AAkaAAEeAAo8AAeCACu0AAIwAA-QAAISAGCIAAEoAACoAAiMAACgAACIAACoAAoIAAaEAAEoACyCAAEMABCmAAECACOMAA"
    "CMAD8oAAMIAABhNPAAAuAAJAAA-EAHmQAC4IAAoEAAaOAAsEAC0OAA0IAASOAC6MABGOAC2EABGOAHKMADaEABGEAC0UAC4B"
    "ABCQAAGKABGKAC2IABGKAGKEAACEAAmEAACEAAkEAAiEAAIEAABhqlAAA4AAECAAeQAAGCAAECABGOAAISABiBAAyIAASQAA"
    "0IAASQAEoMABQ2AACYAAUkAAEkAAO0AACYAAQIAACaAACkAACkAAwQAAWkAAKkACWYAASIAA0YACABAAkEAACsAABh0wAAAg"
    "AACgABMCABmBAAiEAAMIAAUIAAHAAADAAAqIAAiqAHKEADaEABGEAANAACuEABOOACsIAACgAAigAAiOAAKOAKqcAACUAACU"
    "ABEQAACUACkQAAEQAAIKAAEQAACKAABiJDAAAUAAC8ABiBABEIAAOIAA4IAAOQAACgAF6kAACkAAaIAACQAAKkAACkAAIIAA"
    "CYAAEeAASIAAIkAASYAAMkAAGkAAEOAAEuABmBAA28AAWYABGeAAEsAB0IAA-gAACgAABiTsAAABAACBAA0IAAKKAAMQAADA"
    "AADAAAsQAAWQAAGYAKmEAAGGAAgEAAgEAAGEAAgEABmGAAkEAAGoAAGGAAgEAAgCAAGGAJSBABSgAACiAAEUAACUAACUAA-Q"
    "AACQAAEQAABiipAAAUACugAAGGAACCAA-CAACgAAEGAACgABcBAAGBAAkEAAcgAC2BAAGBAA4QAAJAAAKQAAGQAAEQAAqEAA"
    "SQAAEQAACEAAEEAGEEAAoEAAIWAAUgAAqWAAIGACMGAAgkAABit3AAAQAAE-AAEQAA8EAACQAAIQAC2CACgBAAzzAAigAAIg"
    "AA-gAAIgAASEACYEAAIUAA-2AGAEAACEAAygAADmAAIGAA8iAACCAAJ2APCcAACIABEEAByoABCMAACMABEmAABjDwAAA-AB"
    "NAACS4AAkMAAikAAkCACSYAAkMAAjtALEQAAC0ABEQAC2UAEAQABGSACLhAAgIAAMGAAa0ADCFAAUEAHaEABzAAD8CACsUAD"
    "0EAIAzAAC2AAmEAAmQACsCAAF2AABjlcAAAEAAmCAJyBAACMAANkAAkyAACGAAIIAAekAAnVAB-DAA6EAG2IAAIMAAUIAAnk"
    "ALwEAACMABEIAC2MAAgEAEmIACKoAAsMAAbsATKMAD1AADTAAIoIAAEKAC8wAASkAABkQpAAAgACwIADGYAACYAAyYAAIgAA"
    "C4AAY4AAMKAACEAAgcAAyQAB6QAAKYABGEAAyQABuYADwBAAGBAAGYAAMKAAGEAAvAAAYEAACEAA0KAGaYADqIAAtAAAaMAA"
    "tAAC2EAABkiyAAAEACMIAAmQAAgMADcEAELAADuQAACQAACQAAKQAA6QAACQACFQAAsCAAEGAACUABGCACGgAArAAAcGACiI"
    "ABOMACGQAACoAA6gAADIAAZoAAGEAACIAAIQAACQAAEEAABkyCAAAEAASIAAGEAAaIAAOIAGugAC2cAAEIAAUIAAvAAAQYAA"
    "wIAHHAADKMAAmEAAMEAAUMAAmCAB4GAATgAAGMABGMADYCAEMCACiBAAkoAACYAAD8AAiQAACQAACQAAeYAABlF6AAAMAAeE"
    "AACEAAGQABoBAAmYABGIAACMAAeUAACKACUgADWBAAYQAAMYAA6QAAMIAGgOAACEAAoQAASEAAMwABFfABwOAACEAAPEAAEE"
    "AAoQAAaEAA2gACsEACiBAAeCAABlU9AAAQAA6gAACgAA8EAASEAJiEAAEGAACGAACEAAOEAAGkAAmEAAaEAAGkAAwEASGEAA"
    "SkAACkABEiABUIABOEAAUCABNAAALAADwCAADnAAKEAB-kAAZvAAUCAAaEAK9fAABlzcAAAQAAQWACkGAD1wAIAUAACEABGE"
    "ACyCAAESACcQAEmnAD8EAAuEAACEAAD3AACEAAcEAAqUAF-EADUBAAWjAASEAAgIAAVAALeEAFavAAQCAPuUAACKAD6KAACO"
    "ABsIAABmc5AAACAGJuAACEAAMGABgGAAEEAA8BABQEAAMgABgCABsBAAGGADSQAAYEAAuQAAwEALgCAAyIAAUCADoIAB-KAB"
    "IKAEIQADcIAACIAASQAACQAACQAAwaAACKAAUQAAMMAABm0hAAAMADaIAAgEAByEAL4GAA8wABMKAB0GAAIIAAsQAAwIAAkQ"
    "ABcOABMKACUBAA0CAAggABogAJFQAAOcAAECAACCAAUGAAfvAACEAASEAAy_AACQAAO4AANfAAIUASBaAABnTRAABAAAVAAA"
    "zAAAdAACS6AAJkAAUCAAIIAArkAAMiAAQCACTCAAIkAAQQAAIIAAugADGCAAICAEBAADfWAASQAACQAACQAAG3AACQAAiCAA"
    "GUAAcQACOyAAMUAAQiAAEiAABnfPAAAiAAqgAAGUADHAACygABWYAACgABEgABgBAA4mAAJ3AAD3AAIQAACQAAEQAAGIAAiw"
    "AAGWAAeIABgSAA7uAAdSACkLAACgAAKgABCgAAIgAACiABGCAOPEAAUIAAIIAABnxBAAAIAApGAAcIAACCABoIAAkKAAMCAA"
    "eIAAoHAAeKABmIABCIAEIYADe8AASIAACQAACIAAKIAAcKAAKGAAUQAACCAAGIAACIAACIADwIAACCAAGCABNOAAQBAA-gAA"
    "cgAABn9WAAAgAJaKABOKAAICABGKABsbAAsGAAWQAAKOAAcIAAKGAAeQAACIABqLABCCAAICACybABCgABOgAJWIAACCAAMC"
    "ABCCAAaIAAqIAAIIAACgANiJAAqIAD6IAAFKAAUYAABoYtAABCAAcEACOCAAMfABGGACKIAA8CADEaAAkQAAgoABKSABuSAA"
    "mQAAT3AACQAACQAAmyAAKQAAiIABugADkgAAYTAAnvAAcYABGgAAGIAKKoABmCAAEKACVrAADvAAcIAABosYAABvAAeCAAEQ"
    "ABgIAA2oADSBAACCACKCAAEgAJIKABEIAAUKABOKAACIAAEIAOGKAAGIAD8IAD97ADQaAAsQABkaALuCAAGKA8UCAfUQAMCg"
    "AIRiABMIABGoAA-IAAoiAABqEsAAAgACYgAAGwAAMCAAGgAHSCAACCABwqACqiACOMAVbABOmoAA-IAG6CAACCABQKAOwYAZ"
    "OIAgINAJgCAqzvALrQAAOYAEKIABdYAPzjABIEABmCABOjAGzkAAoFADUwAABsaEAAAFAAeBAGGQAAkCAAIEAAoQALGCABMi"
    "AAiCACUCABHrAGACAAw0AACBAAmEAAgBAA8BAJf3AACCABZiAaYyAAGQACqCAD8CAUmiAAF3AACQABoyABKGABRjAHuUAVeU"
    "AABtdaAAAQAJ-gABECAAwsAbisAGMIAACIACyKAd2IAAQIAGSCAACIABsiAF2oAACoAAS4AACoABT-AASEAAKoACKIAAEQAB"
    "uQAOcQADqIABusADiOACqCABSuAAcCAKcEADeQAABukCAAAUACmCABuIAF2gAACgAASgAACgAAYgAAwIAAUSAASgAAGgAB8g"
    "AT-MABuMACJqAAGMABOGAAgMAKCoAACQAACcABsQAAC8ACMKABucACOgAOoGAACGABCCAAEgAA8OAABvJpAAAiAAElABGQAA"
    "CQAEuQAA8BACMgAACgAI6CAAGyAA6GAAuCAAGgABEGAACmARGMAACCABsEACOUAAHAAFoEAB2mAAEQAADAAASMABWkABKEAN"
    "KgAD6CAD0kAJwgALSEAABv6FAAACAACWABSIAAKwAAWgAFmyAAGCABsEASgEAQ4IAACMAACcAD2IAAGUAFggAAscAEUIAACk"
    "AA9mAAMEAAEQAACEAAEQACSEAFigAOoEABuMADKIAC8IAEIMADwgAACgAABwrXAAAUABGEAACMAACEAAk4AFoIAMeUABEFAC"
    "YMAAYQABMQAAKMAGigALSGAACEAAeCABOEAAcYAAMGAAqEAACCAQ8EACHAACG4ABuiAAIEAO_AAAw0ADM2AKogAACgABKGAA"
    "BxgQAAAEABsgAQasAO-IAAEIAACIAACIAAo0AACUAG0CAMOsAD8QAASIAHMOAKkEABJuAAigAAoCARvMAAMIABjMAASgAB3g"
    "AAG8ABuIACWCAAGgAEAIADoUAAKiAACyAACyAAByXrAAAyAA-QAAawAAEUAFsSAAwgABuyAMyKAA_MAAUKABbsAAUKAA8QAF"
    "2JACCgAJCCAAGQABEgAAGIAAkIAA-IAMwoABUDAAIgACj8ABSoAAIQAAVkAF2QABmCAAIgAAqYAABzA4AAAIABSCAAIIAAmK"
    "AAEgAA6KAM0oABQDAAIgBNoQAD8SAPuYAH8gAACIAApjAG8oBC4KAQAQAzAgAILSAzMCAD9rAAoCAGoCAAoQAAUQALgCAApu"
    "AQKiAC4EABCKAC4gAAB18EAAA-ACCCABSCAAoIACCCAAeEAGYOACy2ABTAAD82ACskABQgAAz3AHFAADY0AAkIAACSADWgAA"
    "myACeQAFYGADX0AAoCAAIyATcIACzIAH6gACCKALAKAD8KAH2gADUIAAB2zgAAAIAAeKAGacANTAAD8QAA2uACieABaqAHCg"
    "AA2KAD64AAC6AH4CAJyYABMuACECAAsQABWIAAqoAF4gACAIAJnOAAMgAACBACA4AAeEAACEAOWGACyMADgCAEaiAAGMAAB3"
    "rRAAB3ACAGAJACAD8CAH2CADUkAAoIAACCAGwEAAqkAAcSAfAIAACMAACMABY-AAC-AFiKABWgAL2EAEuEAGCgAB2EAJzeAA"
    "0VABYEATIEAAgCAD8mAKaCABYUAHACAQoIAAB5DFAAAUALHHAAQcAAusABU-ANwGAAGaAACaAAmCAAeCAA-CABGCAAscAAG7"
    "AACaAAmQAACQAAcCAAKGAAqgAAKCAFcYAAECAAO8AAGiAACIAAmgAACgAAcKAA-IAJqMAAGaAAB5chAAASAAeIAAIIAACIAA"
    "cCAA8aAACSAAcIANIgAACCAAGCAACqAAggAAGCAAeCAA-CDeEIAQ8EACuEACjAABKwACikAAQiABLnAASgACOgAADnAKi3AA"
    "UEABMWABGgABX3AAB7qvAAAEAA4wAAUmAGqUAC6SAAX1AAaQAAUQABKWAXqGABGoACioAKmIABh-ASgEAE2vAH4YAJS4AAUY"
    "ACO9AOlAAAVAADoUAAUEABMGABGwACjgAGs0AAUEADmEABgyAGqEAAB81ZAAAEAAUEABO2AD8QAH4gAL0KAOOEAATtAACkAC"
    "-KAA8MAA7EAFQEAA0-AA6dAL0kABAkAAQGAM4gAAVuAAEwAACIAAm3AAoIABAICfasABM4ABEEABAwAAswAB9kAF8cAAB-zn"
    "AAAMACuQAACQAAp3ABmUAFqIAPuMAH4IAcC3AAM3AAUEAAQEACugAAeQAAwkAGrUAAekAAwQALEIAAwgABElANUQAAo0AAeB"
    "AASEBhWMADwwAAMIAHsIAAMkAL0IAPwgAACArSAAB1ATmgAEM2AAbnAD3nAEDnAD7HAK0UAD18AEEQAA4eADoeAHWaAD4QAE"
    "L3AD73AAGIAA7UAACYADAQAAUQAAgQAAF2AAD3AACYAKaIAAYYAACYAD7YADr3AAWgADqEAACBgMAAAYAAQIAAd2AAGYAAOo"
    "AAEQAADGAKoCAAMIABCCAC4IABIIACkIAAMoAACEAAGgAAiPAACgAAK4AAU2AACgAAGMAKwoAACIADsIAAMIAArbAAVuAK2q"
    "AAuKAGwgABUMAACB-OAAAgAAU0ACqIABIIAAJ8ADzIAARAACmIABWIALIQAEH4AD14AEIQADAIALXQAL4wAAGYAAawAAGYAI"
    "iIACuQAH6QAM8IAAIZACiEAACEAAooAAmgAAKoAH4pAACpACoEAACC0qAAAuABGIAAJ5AAEpAH4pALmEAAoMADeIAAcMACwI"
    "AAJvAAhAADbvAAuIAQAIAKukAgrIAOekAAUoAACgAAMIAAGIAApoAADoAHQIAAlIAOyMAACIAApsADTIADqEAAWsAACD6TAA"
    "ArADEMAACIAA2DAK0cAH6cAAGKAAy0AMCGAD8UAHtZAAEQACU4ABp4AAImAHvIAADAALicADCCAANkADuUAASMAAokAAagAA"
    "IgACcWAAIOAAMEAACEAAo8AAO0AAK7AACEjwAAAEAH2QACmCABUQAAGGACeEAACgAAKwAACkAACQAAkgAAmQAAECAGsQAAuc"
    "AAHZAASQAAEQACiQAAF-AAMwAAiQAANfAAOmAAG4AAI0AACUAGqQAACEAAiRAAMdAAJQAACE1aAABQAAGQAADAAObAAASHAA"
    "oEAAXbACiEAAKgAAGEAANHAAckAAMgAAShAAEgAAE1AGpXAAIEABHbAAHsACcgAAHWAACSAAKkAAGDAAD2AAmQAAYQAAIxAG"
    "mQAAz_AAPAAACFJJAAAQAKcBAAECAA8QAC6iAAFmAACQAARnAAoEAAD3AAD3AAUEAGogAA8QAKsOAIICAEAEAAGIABDAACwC"
    "ABMUAXMQADIQAA13AAUMAKPEAECgAD8SAEAQAAeSAAY0AK6cAACGFWAAAQAA81ALcmAAqEAAiIACEIAAEoAAkgABQoAKCIAA"
    "CEABSIAS2IAEGsAD0IAEIIAAgoAAIIAD8IAXOoAAGEAS6gAL8gAAooAAC8ADQQAAocAAEcAAocAG8IADgEAAEoAACHIcAAAo"
    "AAWIAAMEAACgAACIAACoAAWIAASEAGqEANIQAC4IABCSAGOCABSIADqIAASMAIQQAHUUAC4CABCQAAGEAMasADOQAHiIADa4"
    "AAagAAO4AACYAAQIAACIAGwCAAaIAACH15AAAIAMyQACSCAH6CAAckAAsIAAkSALWUAACUADsQAAMMAAEYALGgAAUYAACQAA"
    "scAAIgAGcIAAMUAAGEAAsgAMXAADcEAAgEACICAAUgAAWFAAoQAADsAAgGAGsQABMEAACIiwAAACAA0QAAegAACEAGmCAAGC"
    "AAYcAAS0AAWgAMKEAAUQAAKQACCCAAKCAARkAAEEAAOEAAGgAAgkAACQAm0oAH8EAAg4AAkMADYYAAkIAWQUAAjjAAsUASkg"
    "AbcCAAUCAACJsBAAAMAAoCAASIAiwoAAGIAAmMAfYoAC-gAA8UAAEUAAQUAH2YACE8AA8wAACwAAY4AAQcAACMAAQJAACQAG"
    "m9ABAgAAQJALUQAIcSADIoAA0gALm4AAC8ADNQAAsGAAEuAACKtiAAAOAKeIAA3oAAGEAACMAAIMAACEAAKMAGOMAAUCABUM"
    "ASoFABKSAH4UACiCABK8AAC8AG8IALwIAAGNAACUAAoQAAUEAC4cAAGNAACEAA8QApsEAEpvADoCAAVvAAOEAACLsSAAAdAA"
    "UIAO0sAD2EAAGmAMoUAC0QAASkAA0gALkIAAQQAeoCAPuCAHaQAD84AAMgAA0QAACEAAMYAAGYAACIAGiIAAeCAQ2SAD8SAH"
    "4IADckAACEAAT9AACYAAKYASxNAACNAoAAAMAACsAA8SAuMCAPugAMqQAYAIACuoAJGIAD8IASUJAD8lAAMIAA8SAAQCAiSq"
    "AGOQAD8gAJmQACOIAReIAD3oAAGIACOQAnZzAgwuAIIEAH4EAYYyADIQAA0SAAV_AACPtgAABIAH-UAEAUAAeUAACQAAWyAK"
    "6YABVAAD8SACqgAA8iAAWQALGkAAawAANAAAGIAAW-AAKIACEIAAogAAfAAAMCAAGiAAXeAGSvAD6mAACpAA9zAANiAAf_AS"
    "iYAEGEAACQZHAABAAEIIAbQIAAioAfmYAD8SAHksADgIAAGrAAWKAAI7AAGqAAEoAAO7AXEEAHQEAAsMAD8UAMRQAHUoAAmi"
    "AXKkABECAC44AAIYAASIAWiEAEUkADmEAAWcAAGgAAGUAACR_4AAAaAACeAC68ABAaAACKALF7AAsYAAFbAYGUAAeCABqEAA"
    "UkAAQjAAGyABmCAGRSADMEAA0kAAgQAACYAAEyAACEAA8EASD7AAoCAAI7AAUEACMEAAKEAAUEAAP_AAG-AACSnuAAAiApvn"
    "AApnADQkAADnAAmkAADnAD6EAS02AAQkAAYQADS0AAR3AACQAAWwALOUAAD3AD6UAEGgALmmAAwQADeWAAeUALEEAAaEAACE"
    "AAIUAAGEAASUAAGEAAD3AALAAACTk1AAA3AaIsADUIAAoIADEIAAUIAAisALcIAD-EADqoALsIAPcoAACoAASIAACoAAoUAT"
    "eQADqEAACKAAmMADUIADttAASOAAoIALGQAD6QAIqeABG-ABykAACkAASkAACkAACUqtAAAkAASkAAQkAAGkABGkAVyuAAIP"
    "AAoPAC0IAAbuAAH_AAo_ALIoAACUAACUAAmUATaEACACApOcAACcAAmEADEoAAQMAACMADpnAASGAAEMAASEAAWGAC84AAYM"
    "AARlAACVpxAAA3ADmgAAWGADuwAAQQAAw3AKtwABCJAD8CAJGUAB_zAACEAAX_AAWQAAKQABGEAVuMADgkAAGoAAWMAAskAC"
    "0IAAeIAAqIAOiIAAEIABEQAAEIAJACAAGKAZWMAAaGAACWlLAAAPACuMAAuPAAaIAG2CAAoCAXoyAq8EAAMIAA1AADICAAtn"
    "AAIvACsIAAeCAAyEALyEACsIABQUAjcCACioABOtAAMOAH4KABGCAACKBA7MAAMYAAGYAAXOAAMCAAGBAACYS-AABgAAG_AA"
    "QIAAYvAAMCAAGCAHQoAYQKABAIAlaqABBiABHKBg8iAAtzAAGMAe0QAD84AuUQAg8SAAQSADsQAAQSApoUAQqQAG_-AdQQAC"
    "EMAgUUAA8SAAISAxcCAA9nAACb_iAAAmAAsEASE2ALt2AMiaAymIAjUiAOkEBAWkADy0AAKMAD-MCC6kBKeqACEIBc8gAAG-"
    "AL4QAMB7BWwUALYCAXIWAAgIAmy-ADWEAACCAD6gAPsSAAwQALyOAa2IAkKGAACikXAABjBMEGBO5AAD73AACKALsYAAIOAA"
    "aQAXrAAD8EALWKAAcYAACIAXoQApakABcGAL0SAYEIAmD3AAMMABKVBKYYAYEEAmUkB1quAIJnAEDvAD2mAAEnAXEcAPvCAH"
    "_3AACn69AAAQA3mIAEG0AD1AADYIAAwEBppvBK0IBHeQAAEEBKGCAAokCxOQKFGEAZaIAiGyCPAIB8ZnAAVlAi-EA7KIB2MM"
    "AD8OQRRA__-ACMOMAG4IABAIAnSMBAzAAH5EAm6BAADgoWAAAQAtKQAnyEAANIBfXAABGEAGyeAu8MABGUAGyLAA-IAuGQAm"
    "iYB2iJAAp_AAoMAGoJABQMAnQMABEUAFgRAAoKAAsMABEBA96QBWXgABoEAGOCAAD9ABoDAAhHAExAAADl2dAAACAAWCAADM"
    "AAVGAB0gAVmiAHs_AAMiAAIwABYkAGKIAACEAAVvABEFAA0QAHdAAH4QAGSiABmkAGEYAAUwAHuQAAUUABU2AADQAAdUAFyQ"
    "AAUwABUQAACBAAcEAFywAADmmDAAAgAHiaAAC4AAUgABUSAAeEAFwCAACIAAVgAHjCAQTXAH3nAAF3AHR3AAo3ABEEAGKnAA"
    "CEAApGABkBAH9AAGNQABtDAFsgAAigABqgAFliAAUlAAXlAH6QABGBAAiQAADndSAAAFABGBAAiQAGQgAHQQAAU0AAURABEQ"
    "AACBAAcUAFuQAAoQAHOCAACgAAVAFBDAAH4BAmSEAvEUAH2EAfuQAH2QAHeEAHiQAYSgAH4gAHoIAAQEAXwEAHqgAAOgA_AI"
    "AADse3AAAIAHvMAAKIAnZcAPUEAmaIABGIADeEAEOQAW2YAQmUA2SIAweoAHVpAAiIADsCADWMAAUMAAUEAD6CADWMAAhEAm"
    "4MAAoQADyEADSMAAoIAXKcAH2QAfcMBEMSAAKSAADwFSAAACAAKCADBAAH4JAAQgAAOEAAXAAAJ4AGpsAAN_AAIIAAdUAAXE"
    "AAD8AAJAADKCAC-EAAUMAAZMAMuFAAKXAKwEAH4EAA2QAG9MAAnQAAWUAH8QAENAACbUABUgAEKDAADwx6AAAQAAV8ABCQAG"
    "84AAyMAH-EAEOCACWEAAF_AAWcAHikAAWMAPZdAQ2FAAK2AANAAD0SADtOAADnAAGCAAPhAG4hAAiEAAIgAAEEAAQgADeCAD"
    "KgAASEAAhUAAMEAACEAADxd2AABsADmCADIEAACIAANEABIJADaCAEGQAAIQAAOQAHiQAAUkAGsgAAIEAEgnADIgAAMgAA8Q"
    "ADoGAEMEADmSAAIXAAoGACWUAAYUAA0gADmWAAJPADWQAHsEAAMUAAyQAADyBOAAAUAASMADUEAAIXAC__AAMcAANgAHrUAA"
    "C4AANkAIpnAADnAAGgAAPDAG71AAEhAAlnAAVlAG0hAAL1AACFAAnlADuCAAGCADCkAAb1AACkAEUCAAGgAECQAAaEADcWAA"
    "DygZAAAQABA0ADcWADaEAEWGAAITADcUAAoEADmSAAI0AAGHADaUAACUAEPXADQ0AAaQAEOEE9mEABwEAH4EBUMQAH0UAACQ"
    "Afm0ACOUAFcgAAMQACOgAXsIAFigACORAAIGAAD2rQAAAgACWgANdmAAEIAH0gAAEkACOHANdGAvsIABuIAGCIAvMIAfAIAK"
    "qQAU4YACQIAXqIAIiIAMyIAACoAn-EAHoIAChoAB6CADSIACtqA8SQAILAAEpQANQUAFgkACYUAAD59FAAAIASWSAAISAK4o"
    "AH4IAANAAAOkAAGEAHMIAAH9AAHIAAYEACDoAMPAAH4DABCsACacAEcDABCNAAckAB-EAF8UAEI0AAcQAB0HAA2QAAskAEGQ"
    "AAdwAB0UABCQACYUAAD60gAAASABwJADHbACYQAN6EAAHEAAIEAHqEAAMEAB4EAAWEAFIgAARAAAIEACAEAACEAAWkAB0CAD"
    "KkAALAAAYEACAkAACEACKCAFoCAAkQADyFAAMDADXwAAEUAAYQAAIQAAD7V6AAAFAAMDAA-kAAbmACAGAACEAF5EAB8EAAkE"
    "ABmRAAGkACGFADkQAFYwAIGgAASEACGEAAUFAFKgAACgACUEAAEEAAUEAFKlAADAAASlACBEAACEAAEEACGCAAGCADSQAAD7"
    "zOAABXAAKUAAUQAFKgACQEAAEUAAGUAHv1EpsFAH4EAAyIAuKUAf0QAGaEABeQAXUUAGwEAA8YAAMwAASEAAsEAGuIAAMQAP"
    "v2AHqCAAOiABCEANmEAo2IAHkEAAKIAAKIAAEACDAAAMAfiYAHgEAAQYAAIIAXcYAH-UAPeUAHygAvigAH4IAANAAHwEABGE"
    "AWWQAAC0AH4IAAMIA3SEACRAAFmgACTXAESEABAgAAXAACQmAFTQAAWQAH2QACSEADSDAEmQAAECSnAAADAB80AAYgAA2QAe"
    "oEAACEAA2gAAVAAA8EAACBAALSAFkEAA2gAACgAAPuAAGgAA8gAACBAAKCAEYEAA30AAYEAA0EAADQABQkAACBAFuUAA0EAA"
    "DAAAWQAA8QAACSAAECweAAAEADIQADSEABSgAACCAMSEABUEAA2gAAFzAANnAAGkAA8EAACBAGoUABOmAACBD5_AAH4MAHR1"
    "AgAkAH4UAHMIAX0QAAakAWkgAAeYAAq_AGx3AAYgAAGwAAqUAOn3AAEF_pAAACAAq0AfkgAHYIAHtZAAEIAAIYAfaIAnMwAf"
    "IoAAetAH_IAXetAPwIAP8QACbSAFWpAAGEAAEwACYCAE1QAAfwAAFIAAGQAAC4AACQAPk4AAGgAAEgAPuEAA-CAAMcAAEICe"
    "AABBAAoCAACBAAIQAFVgAAHgABskAAogAACBDKigAAUgAHkIAHlIAX2gAAUyAuKgAAewAAmQAfOoAHqcBGVQAn3oAADAAACQ"
    "CdqoJnWYAnyMAb4HAH4MAH8CAH4CAHzAAAESoHAAALAHuEAALMA2sCAACbAAHfAvAYAAEQAcSFAKRIA7ZIAH8IAH4IArWKAA"
    "oEAHQIAAgIAukIAAkIAAFIAcKFBOMFAr-wAG8MAAmEAAXAAGRCAAUCAAZOAAmTAfwQAG9vAAEWvzAAArAL3AAEeQADaNAAoF"
    "AHuBAAKQAHugAD-EADMVAAQBAAmFAD2QAACgADKVAA2XAHwBAD_EADGFAAGhAAONAAeKAAKOAHQtAAfiAAKCAXjAAC07AA1r"
    "AEQEACp7AAKgAAEXm8AAAgAAKCAACiAAJgAGuCAACCAANEAAmTAADDAAgpATsBACsgAAEjAA2QAG2gAANnAAprAAOiAH6SAD"
    "uFAAiTADowADuNAAiDADkQADygAAeBACsCAAMkAAyQAACQAAMEAAEYKlAAAEAAEGADIVAA2QAAEHACk4AANgAEiFALZ2AAtA"
    "AHLTAAvjAEOEACxzAAOiAApnAAEjAEOEACkmAAbiAAazAHd3AAuSAAVCADcVAEIQAAUjADcFAAeBAC8gAApjAD2VAAEYxhAA"
    "AQAApCAAYQADdHAAeQAC-QAEWQAAGlFFQCBd0wAH0QAACQAfm0AHqQAAMQAfcgAH4gAXugAEMgAH8CArqIACAEAFkIAAUIAC"
    "BUAFcCAvIUAAEYAfAIAfiYBXOqAHoMAAEfKWAAAIAB6MAATUAFMIA--4BByEAAIwANE7AAOEAASgAHYqAANUAAPmAAHBAHTM"
    "AATAASWEAFAcAAgQAH0QAH6QAAIWACQEACFCACyYAAMUAAgkAAGkACQkABxPAAUkAAIkAAEg4ZAAAMAAgGAEamADiQAACEAD"
    "0QAAgCAAGEACs2AAKMAAgEAPoCAAGCAAJCAHqCAANjAEaCAC4mAAEmAARUAAICAAJmAB4EAFWuAAbAACIEAPwQAF3QAH6EAB"
    "6QAAGEACM0AAEhmJAAACAAESAC4QAAgEAEIQALOEAAUCAAEGACCgAFgCAAWCACCCACgCAC-EAACUACSEAAGCACGEAD9WAB2Q"
    "ACMUADSUACOQE5KEBVe0Afi0ABAgAUSSAH4SADYCAEgSAH4CAAElvFAAACAACgAFigAqEIACDACesgAEWSABKIACYIAxUKAT"
    "AIASXAAADAAFkEACSEAACUAESKAAFAAAKgABEEAAGEACOEAETKABTSAAGGACIgAH8GAACWACMCACUQAA6QAAEQAAEoZDAAAQ"
    "ACWQACMQACCqABUCAAGQAEcSACUQAB8eACYMABCgAAOEACQQATK0AFYEAAMEAACEACSEAACUAEZlAA8EAACEAAMCAAHWAHiU"
    "AAYQACEEAAIGACEEAAKSAR0yABIEAAEpEYAAAUAA6yERwGBG4QAXc4AHygAAGQAM2UAAmCAACGAHQUAAmEAACEAh-IAHwPAf"
    "iYBGyCAK0EAM0QAAgQAAEQAHQwAM-MASuEABLSABswAACwAFcIAAuSABuCAE10AAMEAAEt7JAAACAAFAAIiUADyYAAIQAAd_"
    "ASGEAAWgAAMCAAgEAACDAB0wDR2uAH4MAHkIAX2MAH4SAPwGAH0gAAF2AvQGAHqYBGpQAg2CCkSoAAIiAH4KAXkCANdQAAIC"
    "Aht4CVyiAAE0v4AABIAANiIE89AfggAH4lAPyBAB4BAF8oAB8LAFpAACQrAFsjACMBAhQgAH2IACS7AFrMACORAFiEAKaUAH"
    "2RAXYhAFgKAAFjACVBAIIMAfczAXggABsIAGMQAAGQARWJAAE6_LAABoAJoIACEPApEgAKOpAFQIAAVIACUBAIAQAfVvAfoQ"
    "AXiIAJyBArKgAANgAHZKAASQAADAAANvAB_qAAX_AXgBAAIQAFVrACcRAFy0ACSUABucAD5wAEUlAAIlAFgQAAE9NCAAAQAC"
    "IgAAIQADaEAACEACOQABmVAAmQABkXAb17ACEEAC4iAAdrAB6rAAm6AFQgACCCAH6iAAlrACEXAFQgAAlrACEUADTgAB6iAA"
    "aRAFnQAB8CAAERAAZSAAIQABsVAAE95bAAASASv2AADwAAWCACCzAAUjAFLgAAZiACCCAAVDAAJ3ACEEAC-CACP3AFrQAAD2"
    "AAiCABs2AAGgAAEQAAUBAAJzABwEAAUVE34BAA9DAG8IAA8CAuAIABIIAkAwAfiwAAFB16AAAcAFooACQYAH4YAFr0ACOEAo"
    "wIAIGKAA9UAA8IAAGuAAEKAA-JAEtKABIEABGEAnQsAACWA3IYA96EABEmAACIBDaWATbKAH3AAAECAFfUAALjACILAAHuAA"
    "CEAFfAAAFEk-AABEAAEGAH4QAAEQAFoQACOQANiwAEIYAAMIACMKATSDAADAABACAG3jAAEiAACkAA8gAOcCAASFAAGQAA8C"
    "ABKQATD0ABJ0ABGTAANDABCyESGEABIEBvu3ABuSAxmEAAFI0XAAAEA3IQA2ugAisEAUeUAAC0AAaEAGSEABMEAAcEASeYAA"
    "IEAUUgAAaEABMiENcEAXmEAACEABsCAi4KAH4CAiSIBCk3Ck6sAXoQAUR1AAMCC6QCASoQI-koAPyCACOBAAFWGCAAACAKEi"
    "ABOEAGrCABOEAP3AAH4uAOZvABRrAP4aAOgSAj-IAyj7ABQHAP2CAWckAH4CAPwkAY1AAH4CAFqEACOCAEYCAKSkABGBACOR"
    "AEkQABGBACOQAKMCACEkAAMEAAFYmYAAAUAA8JASN7ACIfAAKGAFmCABN6AA9iAAKCANeQAA0CAAEgAASkAADqAA9bAAKBAB"
    "AUABORAR0CABUyAA6VAAMEABDBAAKGER8IAAgIByEUAkT7AH5rAE-CABisAACEAAFck8AAADBCUMAkGLA9wGAAq0AACQAAnr"
    "AGoEAAoCAACEAAnrAOgQAAoFAACQAAmFAACEACMQATACABGCAAkCAAIEAACUAAeWAADTAAHrFJgMAA8OBtoUAACEAAmGDOAE"
    "DOACAAFpCcAAAMAoNgABLvAGvIABLvARgBAHMYAAEQAnUYAmTmAn0kAAqIAE4BATU_AAGhAHQEAACQAAgZAAGBAAD7AOe0AA"
    "raAAgJACUBATB-ABL6AAgWAApfAACxAAGhFIv_ABuIAAFuiGAAA0AACwAATqAAl7AAEBGxKJBOqIFq-MAH4EAXoZAnWIAH4I"
    "AACJAPuQAW99AAqBDjZEAA8IAG9uAA9_AO0UAXoIAA6IAACJCceMFiT4APxYC1DIAANsAA99Lz6cEK0fAAGF-xAAAUDNR1AG"
    "8MAA9RAm-0AAMWAAIQAAMWAXqGAH4QAPoEAH5gAAIgAPpAAmW_AA1rAG4YAAKgAAq0AAKwAACEAAIQAPrAAH4SAG6gAAFvAA"
    "2QAPyUAACEAHwmAAHAAOwQAAGJbAAAAEAAyQAADQAAJAAAKVAADAADaCAbHXAHt3AAO0AAoEAD1nAL-EAAXhAEEGAC2CAAoC"
    "AAXjAEEWAKsQAApAAACEAAWQADdHAAoEFMhBBloUAfoQAH2wAfcgBXYIAHkIAAGPrtAAAYBXOpAHoIACOGBEcUBByQAAIQAF"
    "rgAHaIAAOEAAGEAAIgAAEgAHYsAANUAAIEAAH1AAFtAADAACQSAVQQAHacAAUQAP6QAAIUACQUAE2UAAsgAAGgACQgANaQAA"
    "GEAAGSZQAAAEAAGBAAJLACNAAFeEAAJpAAFAACOEAFEEAAEkAARUAAEEAAEEAACEAAL_ABu2AAGGAAYEANaEAAIQACOQAFEE"
    "AAUgAACgACeQANAUAAYEAAI0AAE0ABuQAAGUAVmVAAGTAuAABjAACUAADQACKQAFMFAAfAAAFhACKEANEEAAUQAAKQAAEUFC"
    "sEBVe0Afi0ABAUAAIQAXiKBGMICguSAc8QAXqQAucEAA6IAAMBAAGEACOSAESoAAFAAAEIAAGgAA5IAAGZeMAAAIAAGEACOS"
    "APwUAFWWAAMQAAGQACQ0AMYQAA4EAWuEABGBABGQAFokAA9AAAMgAACBABGGE48EBG4QAAQwAXM4A_MIA3UIA2wgAYCQAnGE"
    "ABKBAGwEAAUMAAGBAAEBAAGfIbAAAEAAKBABGQD50sAH4EAfb0AXokAAKgA2-gBG4kDMioAAIgABLHDjUgKOhMFyCgAANgAh"
    "0QANikAB0MAAUQAAIQAFpwAB0NAAU4AAJwAs0UACWQAFEgAAdrAACUAAL_AAGu1lAAAmANaQAH2QAACQACWQAkr1AAZzAH2E"
    "AADjGCEQAmC0AfiwBe2IAA9UAngQACKQAXqECYwIAoxjAHxUAAEBAAHvAVSCABGCAACEABEgAnhPABGEF_lACVmIB4kyAACy"
    "AAHAd2AABvACiCMsESBMo4AP4kAXh8CKdAAH4IAXoBBMkaAADLACIkAACVAqy7AEW_E-CFAAgGC0oECVkEFAqWFiaEM14GBq"
    "QkArWWAACEVsCINn-UassEACfrLxoEBtRp__-AAAKjouAAAUAXY3AOX3AACQAoKwAObQAOoQATESAM53ABewAM53AOj3AE0c"
    "AJnXAE6UABwYAI6KAOWgAMb3ABJ3ABGgAGK1AHKIABGIAGKZAGH3AFiEAAK7AAPAAAwRAByIALnEAAKlxcAABbABBbAAsBAB"
    "GIAWL6ABGIAADOAFYIAAeCAN7oAAggAF_3AAhnACGgAFfoAAfAAF53AAOoACK7AAUCAACIACtAAAr7AAcCABqhAAaYAGEIAB"
    "HMAAbMAAqCAAWCACn7AAKmcsAAAIAAEEAAoIAAV7AAICABqLAAqMAMAIAehIAAgCAMnAAAGIAAFAAHXnAC2gAEGgAAEgAAGg"
    "ABWiAARAAAIuAGCoACaCACsIAAuIAAcCAAYIAADrABShAAGEAARnALSEAAKnPrAAAIAAeCAACIAIioA2i4AObIBCuYAU0QAD"
    "SQAZqeAOmIAqKUAD6IAZqKAHvfAAmIAFseAEOIAKGsAAGIAAigADmgAAHoAKN_AAoEAAIKAB3AABvAAD0IAAe5AAS5ACkIAA"
    "Kp3RAAAEAC1_ACeIAAG7AAEMAAfYABIIAAGIAAYOADbIAAf5AAV5ACkIAAN_AF6bAIjfALoIAGmOAACLADFIAAWIADsIAA9A"
    "AFKCABOCADMIAEAKAA3IAGegADaIAAeIADKoAAKqg1AAAKAAboAANoAAQgACeCAAKIACYEAAM9AAGIAAWEAA2IAACCABY7AA"
    "aDAASEABCoAAFJAAauAAUJADIIAAf5AAP5ACsIAAN_AClfACvMAAkzABIIAHfAALoIAObAAARAAAKrCeAAAIAAEIAAEIAEuC"
    "AAsoAAOBABzKAAqCAHKoAAMIAAkgADJrACwMADRiAAEIADbAAASrAAxrAOkIAOWIAHUPAOaPAio3AOoCAHsIAGvGAPoPBRUI"
    "ABuQBSIxAIuBAFtxAAKtsFAABxAIuRAFtRAO0gAIm4AB0IAAaIAFsIACOIACZAAAOKABsgAMjIABQEAAuyABwoABf3ACezAC"
    "LkABS1AA80AAEIABsYAAoEABRzAAwRAAKIABkEAAUIABL3AAwEABcwAAKuXgAABzAA2YABUEABVAAAQYAArCACYCABqBAAXb"
    "AAKIAD8IABRxABMgAKGIAAICAGEIAGAoACcIAJ-qABoIAAfIABwIAAmJABmKAGmIACYgAAuEAAMEAAKgAAcgABv8ABd3AAKu"
    "7hAABxAAJzACCkACUgACViAACCABeIAAKIAAcIAAKIADS7ACJxAA_AAN3AAIIIACkIADgLAAEBAD4IAISIACMoAAGgAD4KAC"
    "qCABiEAGLhAIqIAMgIACMMAACMAOYMAACMAAKv1VAAAIAIuMAcM8Ac-IAACMAMGoACUMAbQIB6wgAAOgAvYIAESYAF0IAEWI"
    "ADSIAAG7AA6OAA6OAE4IAAG7AOWgAATkAGgCABCoAB_AAADAADGIAALAABrAAEMMABOIAA-gAAKye-AAACAByIAACEADEIAA"
    "MgABuzAEIkABOgAAG_AAi4ABOgAAUIAB-gAE0IAAoEABaIABAIABA4ABl_AAiYAAVIABC7AAMIAAIBAAkMABAMAE67AA1YAM"
    "RAAADAABdZAATAAAKy6OAAAoAE5mAAKIADGCAAKIAACIAACMABuKAEAMAAYgAA6IABSIAAmIACQIAACMADCCAAQgAAfAABRh"
    "AACJAAfIACCIABeEABZ_AAeIAAWCAA2EAAIoAAO7AF0gAA8IAAC7AAKzUCAAAgAACMABbJAAUhAEWoAC4IACNoADECAAQsAB"
    "hoAAEoAAKiACoIABUOADSIAAIrAGyrAA0OAH8QAE4EABwEAAqEALYlAAoMABksAAMEAAfuAAMEAF0EAALAAAQ9ABEEAAKz2E"
    "AAAcAEEgAAoIABkEAAMEAAeEAF8QAAOQAAQIAAHAABAcAFboAICEAGZoAAGEAqcQABwNAAqJALGQAA6QABmgAAKJAAggAALp"
    "AFuEAAIEAAIgABegAGTAAGwkABUEAAFAAAK0y7AAAQAICEAFUQAcSwAOUgAAGLABqQAAqQAVIgAAyQAGQgAGmkAA0IAAuQAM"
    "6EAVZZAAKIAA_fAEnAAR-kAACQAFZ7AA-dAHGQAA8gAAC0AACQAGQYAAGgADDAAC07AAUQAAK2NMAAAQAAWQAAmQAFM7ABH5"
    "AACQAINAAGPAAAnAAAFZAD2cAAGEAB6IAAo7AAJAAACIAA8mAAIgAADAADUCAAJfAA8FABwBAACKAAgmAAKEACcCAAqCAAqI"
    "AB6EAAGYAApfAAK2i3AAAgAA4EAACEAAOEADcgAA8FABwgAACoAAqgACgEAAr_AAmMAAuUAA6kAAYQAAogAAE7AA8EAEogAB"
    "q5AAC7AAq7AHkCADmgAAD-AA4oAApZAAOIABeCAACQACuGABEIAAK23IAAAKACAIAAr_AAJpAA-EAAIgADSgAACCAAJfAAEC"
    "AA4IAACBAA1rAA8BADEgABSIAAEOABe7AAKCAAYgAAqqAEhAABGoAACBAAm7ABuQAMGoAArBABFAAADIAApAADuIAAK3MxAA"
    "AKACsIABGmADZvABIIAAqgABEiAACjAAogAWHEAAcEAD-EABwEAIQgAAcEAAClADClAA6BABngAAKEAAhuAF4QAAIgAAIgAH"
    "xAAGYkAAKQAAOkAASEAATMABHAAAcEAAK3zDAABsAEaIABKMAGWEAAqEAAVMABGFAAcEAAD-AcWEAG-tAHWwAAGgAAWUAACU"
    "AD8QABwxAA7PAHlAAMaEAAykAAIBAAeEAAqkAAU2AFn0AGaEAAqEAAOEAAIBAAaEAACmAAK4lRAAAIAAcEAACVAAGEAACBAM"
    "wfAAIBAA-EAAeFAAGEAACmANiwAAYQAESwABXZABWQAH7AAMjAAA4QAAqEAAYQAMggAAPuAAPiAAcQABEgAAEQAL82AAgBAA"
    "OHAAOCAA4QAAK5QwAAAQAAOQANcQAAGDAAhAAD1AAAfAABPZAAFAAAbAABBAADcEACsQAAQaAAeQAAYXAAQQAAUQAAKQADWQ"
    "AAeQABT7AAeRAA8EADcgACAUAAsQAAQWAAeQAACQAAWEAAeQAAK5meAAAQAAKQADSgACSRAA8QADcgAB07AASCAAUxAACQAA"
    "awAAk0AA2QAAKQADYgABw7AAd5AACQAH3AAAECAACBAAGEAAdUAD0gAAdFAACgABNZAAH5ABBQAADZAAZAADWUAAK558AAAE"
    "ACCUAAYRAAGgAAMEAASCAAiEAASEAAaGAAURAACEACtfABGBABwBAAkGAAaEADWUAAEgABOIAAm7AAOUAAYRAAC7AAiCABOG"
    "AAEEAAQRAACEADQIAAiBABO7ABI7AAK6KIAAACAEygAACBACUGAAaEACKGABIEAACCACHkAAbhAAl6AAimAAqCAAWBACmgAB"
    "McAACBAOagAAkIABKJAACJAHGkAF4UAIWCAAIQABSQAEiHAAJnAACXAIUgAF9nAALnAAK60tAAAkAAegAF8lAAKlAAmkAAyk"
    "AGakAAkgAAGEAAPAABGEAEiEAAKEAAnAAWSgABRGAEsQACbnAADhAF0QAAWmAAGQABTAAEUQAAKQACbBAALAAGAgAAGgABES"
    "AAHmAAKEAAK7dVAAABAFuEAAGRAAPnAAGjAAZmAAqSAEmQAAKQAIQgAAGwAAOCAAGBABBEATTAAAjRAAUQABeQAGDAAAEWAA"
    "KQAAGQAA-QAAOQAEcBAAKFACeQAD42ACAgAAUQAA4gAAGQAAK8AHAAAgAAKgAGW0ABogAAIgAAKgAAUCAO5SAAEDAArQADj2"
    "AAV2AARAAAOUAAaQAAhRAAVRAAFRABhQAD8GAB0UAAMQAACwAAGQAAMUAACQAA4EAAEgAAmQADEQAASgAASgAAK8VxAAAQAA"
    "KQACYEAACgAD6WABCzAAcQAAMQAAKWAAMRAFMgAADAAA6QAA0zAIUEAEIgAAlVAAMEAAcQAB6GAAeEAFZ0AANxAAGgAAEEAA"
    "OwAAUiABiRADX1AAUgAAMBAOQQAAK82-AAAzAHQNAOWMAW0BAKI6AEOEAD8UAGRCAOoaAfihAMwEAFywAIp_ARgQAC2QACCQ"
    "AUyCAAWgANKCABQQANQUAHRAAHICACsIAEp3ABGIAIyEABGQAZqGAACIAIKXAF1-AAK_GCAABCAAOgAH4kAF0IAAGiAAigAD"
    "mtAANAAESgAB3AAEmIAAIEADegAAIEACb3ABOEAAl3AAEEAB2EAGeEAAKIAAeUABIPAAeIADT3AAj3AJeEAAtfAY9MAAsEAA"
    "CkADFEAAK_zUAAAnAANlAAV3ADqHAFpOABOEADkgAAWEAJAiABmgADMlAAOtAADEACZ0ABsgAB0CAAR2ADYIAAoIAAMIAAqM"
    "ABamAAaEAAOkAAEEABCgAAH3AAR3AAIIACQEAA0QAA13AALAL7AAAEAASEAGTAAAkEAACEABGFAEbIAAcCAYdnAAXnAMyEAA"
    "EEAAEEAObnAA0gAANnAAJnACTnADiCAAUIAG2kAAUEAACMABBkAGQEAaWMAKfIAnwIAUuoAc-IAxuCASMQAALCcjAAABAEEZ"
    "AfoEAEE8AGKCAIQYAYGgAAmQAHmEACuCAEGQALsVAbMCAEMEAAUIAAGIAD2IAAGIAB2IAD2CACOIAOgIACGMAAUgAAMgAB2g"
    "ABmEAAMEAAJMABKIACeEACKCAALD0TAAACAA-IAA8gACKIAASIAACMAAOMABsIAAKMABlUAAOIAAGMADqEAAKMADUEAAQcAA"
    "rPAEiEAFiGAHAIAAIMAL8IAAOIACXNAD_AAJ2EAAmEABmMACWMAAENADihADggAALEZlAAAgABqIAAUgAAIgAB8gAA4IAAsE"
    "AAIkAAMIABIIAAMIACWGACCCABsoAAFAAAkgAD6IAGMEAVcMAELtAHPuAEWEAJ4BAAMIAACIAAiIAHmIACWGAS2TACPvACMI"
    "AD6gAALFUKAABvACOIAD6IAKgIA5MIAD6IADMHAC0CAEhYAS8EACuPADaBAIUEACuPA-joAIWIAGEQAJgIAiKUAECYAlsQAB"
    "MgAAUQACEUAACkAB2QAAOIABwIACKSAFKBADSEAOuEAALH41AAACABCEADesAADAADhAAAakAADAAAtAAGcIAGroAAmIAAwI"
    "AE0CABCEAAgEAAIIAAugAA2EAAoIAA-EAAoIAA4kAAIgAAEIAEAEAAIIAB6CABAgABOCAA4IAACaAAUBAALIPFAAAIADyEAC"
    "6IABAIABKEAI9AAMOsAD8sAACIABuIABKkAFcCAAmoABioAD8IAAEIABeQAAoIAB4CACghACUIAAJBAASEADMEAAukAAGgAE"
    "-mAFQIAOcIAMCgACaIAOkbAALJXMAAAKAACIAA3pACcIAD6IAHOIADTIAE1AAOdIAOdMAcoUAOacAJgIAFDAAOGEAAXIANuI"
    "AAWEAAYYACaEAc0EAL4MACikASvIAAIQAOUYAAGOAACeAAQgACYEAE8YAG2OAALLTUAAAgAACEAAIEAoSIAAOIAFwUADsIAC"
    "CCACQCAAsIAHIEAHdAACjAANeIABMgAACEACuIAACIAAEMAA28AAQgAACEAAgGAATIAD8CAAqKAAGgACQoABiMAAGgAD2MAA"
    "EIAALMHWAAAgABGEAAEEAAuIAAEIACmEACF7AACIAAMCAAmYAAMIAEWEALOCAB2gAACOAA2EAAOEAACEAMCIABIMAAMsABEg"
    "ACsOAACuAAEoAB6oAD6CAAzoAEAgABaIAJ6IAu2MAALM_7AAAsAAe0ADftAAcEAIggAAcNAA8sAALtAAUsAALkADekAAcEAF"
    "WQAAIQAAICAIOoAARAAAfAACnAAC-iADqEAEeNAASIAAcEAADEACmCAAICAGkEAEsIAAcEAADEACuCAALNx1AAAMABGMAAeE"
    "ADewAAcEAFyUAIN8AGKSAAEUAAIvAAcCADsQAD2gAAEUAAIgAASEAAMEACuFAC4aAAOJAAYOAACrAHiEAAOIAAOEAACIAAME"
    "AACEAAGDACwHALtEAJQEAALOfJAABAAA6QAAKgAClAAKxvABGQACmgADeqAAIKAAGBAAaQAAIQAAGQAGagAA6gAAIgAAWQAF"
    "iCAAgKAAmQARXEAAvAAOgwACPfAAkcAACYABA8AAEEAAY0AACQACMWAA1AAALPG1AAAcAAowAACzADwQABiQAAskAAicAAE_"
    "AA8EAAFcAAa0AAE0ACMUAA0EAA4CAB-QAAiCADswACUQAH4_AAIEAAgCAAIEAD8UAACEAELMAFMCAAYfAAGgAAiCAB5OAAF8"
    "AALPd0AAAEAArfABEgAAYUABx8AACgAADsAADdAAkYAACIABAMAAcgAACgAASgAB8IAA0qABKgABSCAAYyAAGgAAiCAAIgAB"
    "2gAAqgABkgABrAAAEgACFYAATYAFk_AAoCABYIAALPsRAAAEAAkoAAEgABcEACegABu_AEICAACCABbtAAGpAAiCABYgAAf_"
    "AAGEAAEGAAkQAAFgABlkABp9AAFdAArAABa4AAU4AHkIABMoAAYEAAsEAACEAAcEACcJAQR8ABwSAALQILAAACAASCAACRAC"
    "MEABHlAD8FAAcEAASQABwCAL9kAAvAAALAAFAQABaCADMkAD2gAAMgAAeEAAMgAAKgACYCACiQAAWQAAOTAAoBAASCAACTAH"
    "OEAAcEAADEAC2CARrbAALQsQAAAHAEMUAEGgABwRAECQAH0UAA9AAADAAGGQAAWXAHGEAAQkAAeMAAKdAACNAFCiAAIBAAMC"
    "AAH_AAOrAAvjAAEVAG8gAAIgAASgAAEEAAIEAASgAAKgAACgAFWCAAGSAALRJGAAACAAYQAACBAHIEAAjEAGFQADMIAAbUAG"
    "7AADzWAA0CAAI0AFqcAAUQAACUABEgAA2QAACEAAEEABk_AAKBADygAA0CAAGRAACGAFoYAAUgABEQAAUQAAeQAAGQAAEQAA"
    "LRi_AAAQABkQADkBAATyAA86AHEgAGvCAAEEAAXDACGUAAU2AAuEAAEUABBAAF4BADkCAAMSAACgAAaCAAgQAACgAD2EABff"
    "AAUIAACgAASQAACQABCQAAeQAAcQABqgAAKGAALR56AAAEAC8QAAwCAAMQAACSABsIADokAAXAAAUQAHIxAAGEAAiCACwEAB"
    "gUAAU7ACIgABWgAAW7AFQCAAN-AAEgAACgAATkAAQCAAGmAAkEAADgABYEAAsGAADgADN9AADdAALSNHAAAIAAUQAADAABXA"
    "AAI4AAO4AFdvACGhABQgAAFkAD6BABWEAApgAFUCADb3AACEAFp0ABwSADgCADb3AAJwAE0EAOgkAAuEAAL0AFMCADagAAIg"
    "AAUkAEggAAeEAUfTAALS98AAAUABkEAAJAAD7AAFcCAAEQAAyCAERHADSEAAomAAKVAF8CAAa3AECBADSkAAIkAAeEAAMlAF"
    "GCAAEiABIBAHKgAJwEAAREABYQAD6UAB4XAG7HAAJHABoQABr3ABmQAALTk4AAAUABogADmQAROUAAZXAAcEAKwCAAJwAAMQ"
    "ACv1AAOgAAcQAC9XAAX1AAUQAHExADWgAEZ3ABEkAZdvAAKIAC-NALSOAOaPAYikARIQAAIIAOSGAPUQAC0DAACDAxuUAALV"
    "l7AAAQAHsQADTQACMQAACQAkWQAkD3AECwAI8lABf3AA2IADNVAEiEAEaBACVXAUfIAEUCACACACICAB8CAD2EACl3AB8GAC"
    "ACAAM3AKCgAAR3ADU7AA0gAAEIAB6gABKgAALW_iAABAAB0kAAHAADj7AAEQAA1GAACIAAz3AAvAAAX3ADGEAAwIADUEAA6E"
    "ADsIAAWlAAeXAACIAB3XAD2MAQ-MAB9gAAOkABwCAApAABeCAF6EAEggACkIABEaAAknAFukAALXkiAABkAANEACqgAAv7AA"
    "NiAAKgAAmuAA4gACIgAAMgAGFzAETAAAKKAAunAACIAFsMAVgiABKoAGOHADyqADSIABEIAAFIAADIAAYCAJmgAACIAAiEAD"
    "qKAAKiAAEgAACgAALYK3AAAuADMgAVOEAOZEACuCADmoAK0CASKIBIgIAJ4EADSIAACIBB4QAIyFAKQQAnCUAGOQAOagAIOg"
    "AOYQAACQAEQwAAUEAFQEAHwIABIYAAV_AdnAAE5AAEUgADYoABAgAALbN2AAAgAE0kAAEgABcCABngABCEAAMgAACIAAGgAB"
    "KgABkJAApNACe0AAIkAAEIACQFAI9LAAkIAACJAAwQAAWYAD0FAB5AAS2EAACdADTPABmKABOMAACEACOPABeMAEkgAALbva"
    "AAAEACMCAAmKAAgMAAnYAASgAARZAAfKABMIAAEMACOJABekAACgAAEgACskAEgLAAiIAAsgAAigADsFAKTtAAeJAKBNAC4K"
    "AAcEAAjIAAJoAA9qAE6MAC6IAEgCAAEKAALcNtAAAKAA-oAACgAAGIAAfJAmfEABWIAGGIAIUIBWPYAC1AAOcIADYgAOdjAA"
    "UIAB0LAc0QAOaQAXUMAKcoATCIA60QANUgABICAM_AALuIAACIADKIAAoMACE8AAQoAAiEAALfMtAAAMAACIABsCACgoAEF_"
    "ACEEABUoAGUgAAMEACKIACagABcQAKUIADUIAJ2EAACIAC0EABkIABuIACaMABiIAACIAACIABuCACAsACOIACWtAJwEARuI"
    "ABoEA9dAAOcMAALgpbAAAMAhITAJ-MADtAAAwQAQXsAD6IAEQMADI8ADKMAEUEADKoAAcIAAQMADHYAHgMAWqBAPqQAL-QAA"
    "GQABSDABqMAEigABWoADeQACAQADKQAEooABN9AJ_AADJAAA9AAALiP1AAAMAAW4AAC8AKAkAEEIAAVYAAFdAIyIAMCgAAoB"
    "AAeJAA8MAGAIADyIACoMACDfABeIAACIAADEAEGwAAX4AACMACYEAAwEAD6FABagAAegAL8gAAoBAAeQABWIAFkIAALi_OAA"
    "AIAApfAAWIAOgIAOltAAKEAJeJAAoEAAUMAD3tAAKEAB0EAASEAMTAAOasAADtABukAAMgAAUEABuCAKeIAADtAB6EAAScAA"
    "CEAB0CAYwQAAKQAGiDAJmEAD9AAAI0AALkDuAABAAB-gAIWgAD-IAAGQAAEvAA8DAA-kAADQAAGEAAMEAAIEAGMQABugAAIs"
    "AAMIADUIAAasABGgAF4EAD8EAHjAAU-QABsQAAoQABkUAAIEAACEAG8QABsgAAKQAA-MAALkstAAAsACSoACM0ABIQABEEAG"
    "SQAKwwACANACAYAAIWAKVgAEIeAAtaAAUcAACZAAkYAASEAACEABcMAAmEAA4gAAYIAACIAC0EAGawAAskAHAIAAUEAAGEAC"
    "IUAAHAABEgAALlO4AABMAAWBAAUBAAUBABMMAACEAAfcAAIEAACVABAgABEEADGIACgYAAEEAAQEAAGEAA5aAAYIAA-EADSE"
    "AA2EAAp5AADaAAZAAA2EAAOEAFmEABAsAAUgAAUoACXfAAWBAALleZAAB_AANdAAUQAAKQABANANNtAAKEACOEABGSALHAAB"
    "uEAEHAAIdsAAJtAAEgACOEAAIEADemAIdsAAGgAADtAB0gAAUEAUVEATWQABmQACSEAACEAACEADQgAACkAAI0AALmVAAABQ"
    "AAwEAEeEADTEAAMkAAUIAAEEAAEEAACEADOgAAF9ABIDABkEAHygAMR3AAWEAAIIADe0AEeEAAhwAEeEACcIAAMQAACQABOQ"
    "ABA4AAIQACKQAACEAHQEAL7AAANAAALm7GAAAGAAqBABoUAAXdAAJcAAIWABygADogAAIgACQQAAgEACKgABIGACSQAAmWAA"
    "paAAKIAAMQAA1AAAGEADjAAAJAACCEAC4MABJUAASIAAYBABmEAACEAAXdAAJdAALFAALnLdAAAgAA0CADp4AAJEAD7AAEdA"
    "AAXAAAJAAF7AAIEkAACEAAUgAAIgAACnAFyEAAGQAIFEAACEAARkAAJlAByEAXSEADaUAAWQAAIQACOEADbUAE8EADaEAACE"
    "ACOEAD20AALn6FAAAEAQUQAEsUAFyQASIgAASQAA8XABuBACDAABc0AAmQADpwAAJAAhyEACMGAAIEAMGEACMGAoF_AOZkAO"
    "j-AfkIADSEAACEAkvMAAuEAOaiAdwYAOcYAqKaAir3AEKEAALq-TAAABACMBAC_TAY2CABOCAKEEAEghAAEgAB1mAH6EACY7"
    "AAIgABkEAAoIAAD3AB0gADEIAHORABuEAAkBAACIACrIACQIAB4IAT3AABOgAC4OAE9CAFWgAAEgABOIAAmEAALr5TAAAgAB"
    "2gADSIAG-BAAC3ABwEAAiIAB4gADCIAAQgAVhnAB4EACPPAHoEAConAB4EAAEEAACEACOgADTAAhcEAP0CBHmCAmaRA-wCAX"
    "2RAIUUACMcAD9_AFeJAC2QACN_AALuwFAAAfAADAAA9AANcYAAEQAA8xADyEAKk_AISwAAP9ACAIAYnsAHPAAADEAAECAACC"
    "AA8BAACCADyEAB0CAAggAD88ADS0AAEEABChAFgIAAGgAHxAAJmEAB2IAACtAIAEAALvtFAAAIAAkMAAMIABiIAA-EABiMAA"
    "CMAAwgABUrAA6EAACEABENAAoEAE4oAA0oAB0EAAYOABkMADfAAA6hAIMMACLtAADtAKYoABQEAAiIAAGMACKMAEHtBCdkAO"
    "cEBHWBAALxa4AAAwABkUAM4QABkGA92IAF2IACYIAAgoAByQAfwcAACUAAeoAApfAPAoAFKQAACIAQsNAMOoAAPKAAugAGgC"
    "AACIABKBAFwIAAEkAA8gABSBAA8oALp8AB4NAAzIABkMAALzFsAAAEAAXcAAmEACE8ABkMAEEBAI0EABkMA7UMALQoAAFsAD"
    "IIALVsAWCTAMIIAADAABuoAMqIABxgACQEAGmgAD0gABcgAG6IAAwwABkEAAgQAJNfAWeIABEIAH4KAFeoAAL02XAAABAA-Q"
    "AAEQAESIAADAADT9ALITAKJdAEssAF6IABwIAAQEAACQAA0IAA6EAACEAEYQAAYIAOCcAAFAABIIAAyIAAUBAECgABygAB-E"
    "AAFdAEUEAAEgAAWMAAyIAB6IAAL1gQAABAABzAAGWMAAENAAeIAAqIACGEAAEIABgEABegAByIACFAAHvsAAJsAQVAADRAAJ"
    "RsAAJsAB0mADQEAJOsAADsAAJsAB0gADQEAJDsAAMIAAJAAMVAAOcEAD-QADEEAAL2bHAABAAAGMAACUABowAAGQAACQAB4E"
    "ADogADSGAAsgADCkAAEoAAEEABsIAA2DAGwQAA4gAAcgAAsgAI5fAAPSABYQACCcAGndAEcCABYQADSSACYMAA4QAAeEAACY"
    "AAoQAAL264AAAIAAOgACYQABGIABMSAAsUAIGEABATAAKCABsYAAWBABPcAAGQAAlGAD4gAAMgAAagABddAEeSAAMgAAuMAC"
    "mQAAkfAAmQADTAAANAAAbAADqEACAYAACMAAYCAAl-AAL3RJAAAIAAWEAAgMAAKBABEMAAXdAAq_ACGYABxAAAD-AAMIAAag"
    "AJXAAAJAABzAADTAAJRsAAIgABmBAANWADHAAAIEAAEQABtsAHGKAAVsAAHsAAEgAAFsABqBAAMmADGtAAL3vAAAAgAAVsAA"
    "EsALGEAASUABEEAADvACEQAAIQABnTAAMEADSgAF0GAASEABEEAADPABGQAA-QAAwCAA-CAAMQADC0AAD0ABugAACQAEkUAC"
    "MRAAeKABQTAAcCAAugAI7AAAL4KWAABTAAGiABYQABsUAAPdAAHdAAMcAGYIAAOgAEGgAAGQAAGEAA4QABmCAAmQAAggABES"
    "AI4EAAwQAAGSAAGCAAECABsEAAWBAA-UAAPdAAHdAAm_ALaEACFGAAGEAADUAAL4htAABEAAHEAADkAAJkABmBAAIEADW1AB"
    "x0AFA1ACEgAAHkAAC2AAMgAAGgAADkABuBAAIEADJEAI-CAAMEAAJkALKGAA_3AAd3AAeSABKCAAIGAAMQAAGQAB4UAE2UAE"
    "kXAAL492AAAGABKyAAIQAoSgABRPANJwABSsANRIAXkMAOcIAhnaABWcAlEUABx1AAqaAMCEABxVAAqCAt7eAmKnAAGIABqQ"
    "AD2IAI9eBIKUAju0ABEgACQgADUIABEIAFgBAAGgAAL8O9AAAgAGmIAADAABEgAUBzABNlACEqABRfAJ4EAAEgABMEACECAB"
    "QgADSIAANgAA7_ACaIARmnABNnACECAnbCABWHAgatAEqlAJxIAADAAEqEAJwNBII4AD0IAAycABwYAAL-OpAAAYAHaQAv70"
    "AAFEAAU3AJqQAD8RAAcgAAGgAAUgAHOQACcQAEZAAS6QAFO0ADuZAACQAAoRAE0wAFQhADs4AAE4AAoxAAYUAAEUAAWmACEg"
    "AAWBAHO4ANIIAEoQAFigAAL_fjAAAIADQIAA8HADqgAACgAACgAACCAAoBAACiAFmCABSMADKBADrAABNAAJ6gAACgADUMAB"
    "MgAFIIAAagAA6MACGCABCgAEaBAAfAAJ6gAEikACaIAGpsAObsAc9kABIYAAMAhuAAAkABRkAAyhAAWYAEQMAJ0IANoYAq6B"
    "AAcQANKEAA2JABMoAqMQABQIAEYmAAenAE4QADYxABUwANMTAKCQACdeAAQsABuQAAuIAD0YAACYAAsdADSgACcPABgwAB-Q"
    "AAMCAwAAACALqBABOFAEgIAGgRAAg1AA-OAB-nAAsIAM6IACCIADYIABIMAJJsAc9sAA__AAJtANUIAADsAA9AAACIAAJtAM"
    "FsABSIAA8_AggIAACIAA4MAGYqADiIADmIAAEIAAMDSUAAAuAGagACAIABSgAAOgAAIQAJXfAEEIAGLdAHkIAE6YAACYAAsZ"
    "AAiMAE9AABeQACEQABGQAAigAKwUAAaMABcIAAMIAACBAAgcAACIAFegAArdABGgADYqABQUAAGYAAMD5wAAAMABwIAAicAA"
    "uYAASQADYYABJAABxAADIgAACBAAmIAA4QAB2IAdrsAA-BAALSADcQAIrsAAHsABFsAAEgAA6gAAEBAAFsAAGiADcQAIoIAB"
    "NsAA8_AAGgAKNuAAoyAAMEl3AAAcAAyQAA8TAKNAAAiEAAGCAB6MAAwQAEaQAADZAA-EACaQAACQAD2MAAGCAB6MABYCAAWT"
    "AAKgADUBAF9TAAf_AAUQAAoQABdcAAHQAAYIAAtdAEUgABQgAAldABygAAMFBFAAAQABUEAAGQAASUADASAASCAAOCADJAAA"
    "KQABHAAVOwAA_sAAHMAA-EABRSADeBAHsQAA_sABEEAAIgAA-BAAKCADUBAIgKAANsABNfABGBAJa2AAKBAAmCAADvAAmQAA"
    "MFmIAAAUAA-QAAaQAAqQAAcCAAqCAEigAE4QAAKjABIkAAGCAA-gAA8kAAqgAAcSAAqCADcBABHAAT0BABawAAsCAAGEAAHE"
    "AAFEAADkABEUABGBAAHEAL6gABWgAs_vAI5gAAMGfnAABPAENPAcspAOcIAEMIAnMYArKIAAVAAD0rABxxAI4gAc9AAOcgAS"
    "KIAKoQADz6AACIAZI3AACCAOb2ASKYAZLXAKOwAG0IABNqATkzABUhACGoAE2JAaIIAOSDAAIIAAMJroAABAAAYoANgiAAkI"
    "ANztAAHtAAjIAAKQAEIgAJgtAAqvAOwYAAIaAOSYAAIIAOCQAOwgAAIgAN-YAAWBAAIFAKKIAEIIAAIIAKKQAN2oAE-gADpq"
    "AAEBAAQjAFiIAD4QAAMLCYAAAgAAIgADvAAF5QAAlAAEOKAAIaAACYAHs4AB0YADoBABKaAAIaAACaACjYAAYYAGiIAE26AJ"
    "qCACiSAAGIACKbAAJAAChAAJkzAAGIAA-BABN7AMMCACQKAMhsACCgAAML7eAABAABdAANAgABCIAMQEAAogAA8gAAMYAMtM"
    "ACKIAOqQAAOIANAQAE0IANyIAAogAIeQAAWBACEIAAOoACuwAHYIAOCQAAo4AEMIADSIAGIgAAO4ACMgAAWQABKIADuQAAMN"
    "JIAAB8AANAACgSACEIAAPaAJfcAAMwAAdeACFzACEYAAO_AbbAAOdoANTsAApsABB7AAHtAMsEAADsAApsAA-IAACIAAHtAN"
    "4YABiQAOcIADQQAAeIAGOCADaIABGIACkwAAMORtAAAIABkIAAoZACEIAEUEAFQkACYIAcoIABPMANOqAAvsAAggAAgBAAIC"
    "AMmMAADsABogAAEBAADsAAGCAJ5AAA8QAByKAAIQAAJ_AA-QABgIAACQAJ2qAAECABy2AAR_AAMPGWAABoAACCACmQAWGwAA"
    "2EAAmCAAogAAmIANOgAAp_ABGBAsACAOZIAAPrArK4AOcCAOZIAOrZAOagAARgAOcgAOAIAAOJAc2YAAGKAOmQASCIAZGQAS"
    "sQA1RSAAOIAOaIAAMSXZAABpANwiAOdpAAqpAAQQAOiaAAGaAOWbAOwqAOIgAAG4AKCIAAvYADwZAKs6AD94AJKQAFSYAJMw"
    "ABUIADuaAACZAJYwAE97AAUQAaPAAApAAN0oAApoAAVoANggAOEIAAMUKhAAAoAboQAFyIANw5AVQIAFMIAaPIAApIAAUIAN"
    "goAAooANdoAAYgABSIAAFpANGQAAoQAN0QACeIAZxIAADIAAOIAAFIAADIAAVIAApIAAVIAM2oAACgAAOKAAEoAADgAAMVu9"
    "AABgABUBAAGCAqs1Asa_AKI0AEOOAKNEAOoMACPXAdUwAqRQACaQAZqaANgEAXBAAF4EAIkIAIpVABGQAZqIADp3AEQQAGIQ"
    "AEBCAESCAGCIAAG0AEIvAANAAMoEAAFAAAMYkcAAAxADoIAGsIAAaIAB2LAACEAAEIAAFGAAaQAAFbABGOAACKAAeIAMMEAA"
    "mbAAEbAACaABEPAZqMAACIADF3AAW3AAh3ADVzAF-oABPeAD6DADUCAFskABmgADMhAAOqAAMZP0AABAAJgoAAoIAAooAAOq"
    "ABYGAACIAAaIAAPgAAEqABClAAHHAAR3AAIIAGACAGSCAAi7AAC7AACEABEEAACBAAeMAGACAAIEAW6nAAInADPIAJkIAAEI"
    "AAEKABYCANCoAAMZ69AABoAANlAAJnAM-oAAUqAACrAAwoAAEBAAMhAAOMAGCCAAIEBMcIAqQIAvE4AokQBOoIAO4aAGwIAH"
    "saAWDIACSIAAdbADoqACIIAD2EACOIACmgAL6IACGoAAVoAAEIAAMc9aAABoABsIAALoAHsEAAIEABIIAACJAA8oAAEIAAQn"
    "AB2IAAUKAAOKABAYAAsYAAK6ACGKAG6GAAQZAAoIAADKAAUHADZAAA2aACGYAKcIAMSIACEIAANAAAGKAADAADUqAAMdhQAA"
    "AIAAioAAEIAAEIABiIAJcgAAooAAMIAASkABqoAAcgAAMgABmIAHuEABxAAAkgAAUnADXAAA6KACAgABMIAJaIAAFAAMEIAC"
    "QKAAGKAACKAAGKAOOoAAKIABIKAJ4kAAMeLOAAAIAAcIAAIIAD0IAY-VACOEACMcAMMEACOcBHmIAJ6EAdkIBk4ZBMEyALIS"
    "ADTaAADSAOsgAG-FAEEBABKIACMIAEzAAFKEABOwAAEIABAoACMgAE0CAE0EABDnAAglAAMhWQAAAgAA3xAAgQABHzAAooAH"
    "GEABBiAAMoABCEAA6cAAUPAAIIABnAAAmIAAwyAAP7AApAABMIAMjAAAHAAAPAAG9AAFMIAAGIACAIAAFCAAoIAEIIAFcEAA"
    "moABWoAAMIAAMhzpAAAIABYgAAGgAIWoABeEAA2MAAJCAASBAACJAB5AABTyAAHzAApoALsIAAEIAB_LAAHKAAOIAADIAG8J"
    "ADwIABWIACLrAAFrAACgAAoIAH0CACaIAAOpAB4qAMecAc-MAAMilPAAAIAA2EACcIALIIBBoeAOaIAwkIAlKQAAyYANoCAA"
    "yIA04gAACCAAIgAHQFAHNAAD2oAAyQAJ4QAXCEABuRAAiEAAn_AAGIACq6AAC7AObAAL4IABmIAAIIAA-QAEl3AAMlRGAAAE"
    "AAqIACWCABsgAKf_AAOEAAm8AAMIAACQAD5qAAC7AAaIANEgAACIAA3SAAFKAAKiAACIAHOCABkEACsEAAJsABkIAAIMAACK"
    "AACoAA7gAAEIAAH7AADAAAUIAGSFAAMlt8AAAEABuBAAEBABQIAAwIABUIAAi7AAE7AAgIAD8IAJEgAACIAA5AAAOKAKOIAB"
    "YtACogAcaeABGCAAeEAGqEAFwkAAcMAA8iAAKCAAUgAAKEAGqEACmQAAI1AAIEAEbAAAMmhZAAAkADqCAAsiAN0EAqzCABGK"
    "AAfJAD8yAC2QAC6gAOaBAAICAAcCADs7AKUIAAYMADwQAEoCAOcCAIw4AAeCASagAA-gAGmUANstAAGGAEEgAJ4EAAgIAIwQ"
    "AI5AAAVCAAMoImAABAAAFAAI0EAEiQABGIAAfkAKMEAACEADwYAIKEAB-QAACRAAgEAAIJADl7AAC7AAe7AKUUAAICACgoAB"
    "GIAAWUAACCAIWEAAEEAA8EAAYQAAGCAAiEAAImAB3cAAoCAAMosLAABfABECAAhgABqgACEgAB8gACmEAAwJAAEBAAMEAAYU"
    "AAGwAAkJAAGCAB2gAAoCAACgAAW7AAEbAAm7AAe7AAGCABrAACFAAB9AAGkgAACgAAkqAAEIABlAAIMEAACEAAMpANAAAIAA"
    "GBAAiEAAGgABx_AAHcAAoeAAD_AADgABggAAEkABoKACEKAYz_AD9-AGyEAASEAACRACMEABGCAAHCAD8QADOEAQ-hABaEAD"
    "M7AJwkAAWBAAOVAAoBAASEAACVAAMp5_AAAQAATfAAUCADvCAAfvADegAGLRAAQQAIJAAADAAFuhAA-EAACkAAWCAHXyAADi"
    "ACLpADoCAAMEAAGEAAOnAAYgAACCAAUWAAECADE0AGegAD0EAAGSAAiEAAGCAASFAAMqXVAAASAHsCAFzAAARQAAIQADEIAA"
    "aQAKtQAA0EAAIWADaSAD6QAAEQAAlCAFkiAAiQAASEAAGQAACCADaCAEiQABkCADoCAASBAAoQAAU3ANkUAAOEAAEHAAWEAC"
    "GwAAV0AAMq82AAACAAFyAAUQAAtfAJcEAAMQAACQAAaEAAgQAADGADaQAAcEAEEQAEAEAA6RAAUBAAoBAAeEAAMQAACCABsD"
    "ABG7AAU7AAe7AJ6BAAQUAAGCACqCABgEAAUEAJEEAANyAAMrXsAAABAACgAAThAAQEAAqBAADkAACRABXcAAsCAADgADMSAC"
    "KSAUSEADbnAACCABFyAADyAD6CAACiAF2EADbHAAJ3AADAABFAAAJAAAfAADWQAJagABCgAAMgAAejAJQBAAMr9fAABmAAJn"
    "AAUgAAtAAYhRAAREADGQABHAAAJAAAXlAACSAAHAADWgAAlAABzAADqEAAEUAAyEACkSABPzAAWgAAJnADbCAACCAAemAByg"
    "ADkwAAwEAACkAAYQADWwAAsDAAMseDAAAgADkEAAECAACRAAyCAN5QADWQAARCAA6QAAWQAAIQAD6QABzHADmhAAMhADOXAA"
    "IGABGwAAiQAEByABsgADiQAOqQAACQACiwAAYCAAcCABiEAFyQADcEAAJwABJAAAMtFbAAACAAqQAsEWA2KBAqQIADeHAACQ"
    "ABEQAC4QAxuIAS2QAD8QAHsQABiQAACQABsQACQQABQQAZCUAKEIAEWSAOB3AAa0ADj3AJ13AAr3AAGEAD33AAGEAJx3AAx3"
    "AAGIAAMvlAAAB3ACiGAAJ3AH0UACyQABNXAXOIAB7BACmEAAIEAB0EAB0EACJUAD2IACllACQkAL6tAAQBABt3AAKEAAUgAA"
    "F3ABGmACV3AAsGAFsIAAMIAA8EAACEAA8gAAGBAAOIAAMwPKAAB3AAv3AAECAACIAAR3AAH3ADh3AAp3AG4CAAOUAACUAACU"
    "AAmBAACIAAUIAB5EAAREAAFIABH3AZjnAAOFACXkADWEAIkgAB6EAAmgAEAEAHrvAAMhABQmAAsGAAD3AAMwzzAAB3ABGmAA"
    "MmACz3AHOgAAohAAUIAB4gAAVIABUEAD8EAAGEAVchACckALNvACmgAAogALMIAACPAAalAAIBADqmAnjMAAiMAAIMABuoAE"
    "SEAAIIAIKIAAIEAGAEAKSIAAMyXVAAAIAAGYAGCQAYyIAACIAAmIADWcArkEAIS6AGI6AH6QACkwACSEABqwAH6QACmQAD8e"
    "AG2BAeSYAGQUAISIACMWADq-AASCAOgQAHwgAAUQACE0AAYXADk0AAYCAKISAAM0EyAAAEAD8EAWmMAGIMAKYEADKoAAyEAD"
    "KgAD-BABCaAAMgAAIgABC8AAIgAAv_AAIsACUsABoEAAMCAG6BAAMBAByEAAeIAAIIAAokAAHAAAJuAAMEACIEABoIAAMkAW"
    "yEAAM02NAAAIAACMACKIAACIACOIABuEAC4IAFYgAAEuACIKAAEPACOIAEaEADyBAB0IAA6EAA6uAACIAA2IABgEABksAAag"
    "AIKgAAEIAOeoAEeIAISBACUgABMoApJvABWIACKuAAM1xhAAAKAD8OAHQIAAGIAA8IACMOAC6IABCOA3sQAYbYACMKAD8OAZ"
    "UCAB0EAICBAEmCAnogAGIIAWioACYoAD8oAPwMAIQEANOYACMYAPXoAMYQAGEQAGeBAB6kAA-4AAMYAAM4I0AAAYAD8IAAMf"
    "AYyIAAKEAAoEAKYoAAEgABKgAA8IAACgAAEgAA4CAASyAAEiAACkAAkkABigAAgIAAGgAB0CAFwBAAMBABGgAAoEAAcEAAeg"
    "AD8gABCIAIgEAAEEAISEAAM4yjAAB3AACIABmKAAl3AACIAA8IAAKkABTiAJ2oAAUCABUIAAYIAAOIADuIAWOBACXqAAkIAi"
    "gOAKgIAC4MABCOAACMAHxEACMIAAiKAAHAACygAAiIAAiEAAHAAKCEAAeIAAM5u-AAAEACiIAKDUAAeIABbUACiIAnKUAD8Q"
    "AKgaACuIABOUAKkCAD8UAJ5UAAYEAAQQABdUACmcAJ6IAAgQAECcAY5AAALAADGEAAgMAANAAUkBAAGBABU8AC0IABMQACwI"
    "AAM7J5AAABADCQABIYADcIAAgIAAKgAACMAHhAAQK4AAmkAAiQAAGEAAMEANCgABKKAAEIAD8IAJKIAD8gAAiQAHIBAPGIAA"
    "GIAAikABkIAACoAACoAACIAAeaAAEkAACkAAgIAAM73SAAAuABskABIIABbuAFABAECIAAsEAAcIAAEKAEOoAGCBAA4gAACI"
    "AAmEAACEAM6BAAGBAA0oAAoEAAMIAAuIAAiIABIIAAEuAEQoAamwAJeMAAoEAAUEAB4GAASGAB2GAAM8kdAAAGAASGAB2EAI"
    "WCAAUGACuOAA6CAAUGAH-kACGiAAMmAAUGABuEAB6mAAUGAJ5UAAGCAAOGAASWABfUAAYEAB0CAAUGAauEAMMGAD8CAGEBAE"
    "aUAAGEAJ4BAAIBAAMBAAM9bEAAAQACJqAAJuAACQAALvAAIGADoCAAGCAAOCAAGCAKGCAAUOAAEGADkKAAGaAAOEAAEEAACC"
    "AHhAAQaQAACQAAmkAAUEAAKEABOKACSEAAIEAAMEAJgIAAEqAAiQAAWEAAM956AAAgACSCAAISAAMQAFuBADcQAAa-AAg0AD"
    "CUAA6oAAKCAASGAACQAHW2AApUACmQAACEAB1AAD-EAHOUAAUYAACuAAkQAASQAACQAACkAAKQABQYAAmQAAsQAA6QAAEkAA"
    "M-QwAAAaAACkAAGEAJSgAAWKAAkCAAUQAAMQACiQAA6QAAMQAAIiAFyBAAUBABYkAA2YAAHkABOgAAkgAAUgAAMCAACWAB0I"
    "AByCAF6BAAEBAAQBAA-EAAYIAADgABwTAACEAAM-kDAAAYAADAAAiEAADAAAQgAACCAADAAAMCACgEAAWQAAkuAAOiAAGmAA"
    "OmAWYEACoWABGEAAoUAByCAKaEAApAADUEAApAAJ2EAAGkAAIGAAUGAAJmAD8GAJyiAADUAAGiAAM_IfAAAkAAIgAAKGADo_"
    "AAmGAT6BAAIBAIvAAKKEAACEAASEAAGEAACUAACUABEQACa2AACQAASEAACEAAGUAACEAFyBAAQBAEAmAACgAASPAAECAAEQ"
    "AACCADeCAACiAASGAAM_nmAAAUAAC0AA6EAE4BAAMBAD2iAADUAAogADSnAAECAAUCAL4EACwUAFqBAAgBAC-IAAMQAACQAA"
    "yQAAEQAAEkAAMQAAGQAACWAAEWAA8IAAIeACOkAAKSAAESAAQ0AAIGAAM_9RAAAGAJOQAAkQAAqSADSwAAKSAAgWAAEmAFgB"
    "ABikABHYACGQAADPAAMgABuQAHyBAAgBAC2UAAKiAAMCAADAAAkkAAUQAAIQAACEADfmAAJyAAMEAAaQAVnEAAoEACOgAANA"
    "hGAABCAADiAAd2AHOCAAuEAAUEABwEAACQAASGAAPWADaEAACQAAcQAAFGAHwEACIkAAGCAAG2AAOGADoiAW4GAAPAAAHHAB"
    "ygAAYDADkgAAYQAAEgABFGAHOzABuGAAGEAANBDQAAACAAcUADYSAACQAAEQAACQAFyBAEmCAD8iAACgAGABABwUAIOGAI6Q"
    "AD8QAAESAtYOAGoIAAIIADoMAECOAGoIADwMAARAAMaYACCMAB5NAACEA3DUAOoQAKiMABjBAANCvFAABBAAmFACOEABGUAA"
    "CUAbWYAD9JAOagAZCGAD8CAMKQAG2QAGKEAacQACAgAAD3AMZYACCGAMJ3ACF3AAUCABl3ACYCAGuoABF3AAbAACAGAB9AAJ"
    "CQAASBABPUAAt3AANEaPAAAIABOBADDwAADAAAJ3AAL_AAIEAAvAAD7AAADAABCBADGgACUjAC4yAAE2AAQGAAIkAAwkADIC"
    "AAyCAACgABAMAC_kAB57AAoCAAuEAAPiAB0EAAL2ACHGAC8gAEIkAANEwQAAAoAAEIAAkDAACCAAvmAAMEACYEAYkIACKIAB"
    "oyAAGgAACEAASIAAIMAAwEADAVAA8MABABAEcIAAmKABLAACAiAAL3AEKCAAwIAAKCAF8IAAiCABqgAGKgAUuIABeIAANFdQ"
    "AABiAAqIADpFAEqLACUIAAEIAACIAAOgADiEAEaCAcWoAEpIAJoIAAKMAE8EAAHIAFOMAB6EAMuIAMGIAD7MAADMAb2IAf2M"
    "AKGoABK8AL8IABUIABMMAN-MAlcgAFmIAANHY1AAAUACCsATaQAHakAJcQAFAQAVsQADSYAD8EAVkgAHWQAIgBAA0oAA-wAA"
    "OQADu0AAOwAYWYACogAACUAEkSABYEAAiEAChAAAEgACw4AAdAAADgAAEgACI0AAImABGGAANIoLAAAIAC2SAFAEACOgAAak"
    "AD8gAC4gAS8EAACKABuBAA-IAAkgAACsABTsAAqKACAIACsCAEggACCgAAsaAAYoAAOOABSIACcEAC6CAEjuACEIAMYEABcB"
    "AAiKAAGIAAooAANJSPAAAoABHAAERiAZAUAACEAD6EAACYAKcEAACGADgIAAaEAACMAE8IADSIAD8IACXAAKgEAD8EAKgEAr"
    "GQAD8QAKgGADWIAAmYAGWBAECWAAUQAD0cAIGgABikAAqCAAOGAANKpnAAAUAAKkALxhAAMMANAIAEWMANGIAAgEAD8IAIQQ"
    "ACOQAI4IAFgQAAWQAKUIABCoAD8oAAqIAVqYADSoACOsAACEAI4IACqoAC6kAP8UAVwEAAEIAB_4ABMEAAFkAACoAANL-_AA"
    "AIAAYIAA6EAAYEAAkMAACEAAmEAKSYAMgIAACIABsMAACIAAeIAMQIABuMAAMMAASIAACOAAaIABSIACqIAcowALqOACAEAA"
    "CEAAuEABKMAACOACACAACCAIdsACCEAANMyuAABAABOIAAnsACCCAIiIACEgAB5MACCCAILAAADAAASMAA1AABOEAB6OAbqQ"
    "ALkYACCQAAVAAADAABkcACCQAAXAAKaeAAGeAD8aAD6BAEQeAB6CAAOQAB0YAIYBABuoAANNrYAAAeAD8eAAEMAJDAAOcIAB"
    "aYABwQAMqcAByQACOGAJyUANmEAAIIAMMQACOIABaIAADIABuIAAOKAACCAB_IAJEIALqBABkBABCIADkCAKaBAAkIAAGMAA"
    "UCAAaoAAmoAANOsXAABAADMIAAmIAB-MAV6EAAIEACMQABuwALYEAAMEACCEAANAAAJAAAtAAAuEAAMEACCCAANAAAJAAAtA"
    "AGYuADMEAAIEAAIEAAsEADICAAIEAAcoAAQEAGWOAACuAA0gAANPQWAAAsAAMEACEgAAQEAAsgAAwMAAMEACUEAAcgAl2EAA"
    "6wAACQAACQAAEQAACQAACQAAoQAAEQADGQAAIQAACQAAsQAC6BAETQAAFgACWCAAEGAACCAACWAAEEAACEAAsEAANPwOAAAE"
    "AAaGAACCAAagAHggACkWABYIAAEEAAMEAB6gAAaSAGsQAMokADRwAAJwABLwAAeQAAcQAACEAAEQAACEAACEAAEEABYEAAGE"
    "AAGkABvJAAmEAKgEABoQACUEAE7AAANQQEAAABABQEAAaEABCEAADEABIEAA-gAKwEAAiEAATYAAKOAASQAAMEAACgAADAAA"
    "EEACJAABFYAAKOAASsAAJyAAEEAACgAX9AADTAAALAADzAAALAAAdAAGpuABOEACCEAANQvYAAAQAAGUAAEQAAqUABEEACCC"
    "AACQAAGUAAEQAAcgAAOQAGQGAAGGAAEiAAzAAAFgAAGgAASEAB2IAAUEAAuEABEEACCCAAIEAAcgAVICADSgAAKgABoEACKg"
    "AAKgAAcfAANRKIAAABAA-QAA6EAACEAAKgAAEgAACQAAD0ACAQABoEAACEAAKiAAGQAACEACAQAAqgAHaEAAaQACCGABgEAA"
    "aQAACEABuEAPZOAHqQAAIQACCEABuQAAN_ABjJAV6EAACEAANRupAAAGAAGGAADmAA4kACkEABYEAASEACICAAnXAGSEAACE"
    "AAUEAA2EAAMEADwEACYCAVYEAACEAIIEArcHANygAAouANqCAAIEAAoEAEWJAFUCAERAAJQEABICAEFnAICEAANS_MAABfAC"
    "sEAZt_AGGEAD4IAEb_AFOgAA6WAcCQAJSXAAWQAOcQAAbQAAsQAbJGAAaEABEgAI2IAEgEAPmQAD8CATuBAEQUAcmQABGgAD"
    "DAALmgAC2GALQmAAWwAC2GAHOEAANVOkAABPABl-AA6UAAC0AAKEAAGEAAiEACWGAAgCABHAABOIAE2gABKkABigAA-UAAIC"
    "AAKiAC2CAAggAAgCAAkCAE4JAAGgABIDACtKAZCBACVfABiEAA2EAAQEAC__AAiIAANVutAAAEAFihABMgABMkABvCAFWEAV"
    "1PAC0gAhqOAEmGAH2GABEvAACoAA4CAEmGAH3vAPmvAJSOArB_AKoUAH2EAZ0oAAswANCIAcuEAdg3AK6QADiHACEEAaOQAA"
    "CQAAoQAANYUJAAACAOcCALCQADaWAU6MABaUAAwBABwCAACEAAteADQEAAECAAWCAAUCAAqUAAsCAF6UACiEAAsgADQEAAEC"
    "AAqgAAqUAAsCAFuMABGGAACMABsgAKigABSEAAwBABQIAANZEpAAAEAAJAAAmGADOEAAEgAAsgAAqEAAqCAmwCAACiAD6CAA"
    "CqAFMiAH2GACbAANeCAA-KAFcqAEGCAdQQAN6QAD8QAY2gAAOQACwKAHk6AA8gAF8IAdCQAOcQAF6BAACBAANa4bAAAIADkQ"
    "AT-EAGEWAACaADEIAF6BAQ9cAB8gAKCBAAgEABOKAAw9ABiEAAbAAAUGADOEAAweAaMwALsIACOCABuEABVAAA6CAH0GACwi"
    "AC-CACAGAGuGAAgMACUQABoEAANcChAAACAHcOAEGKAbyYABGQAACQAACQAAcQACaCABGQAAyKAGcBACGYABGYAAGYAC2aAB"
    "4KAGyGAC3AACsIAAQgAFwBABoMAQMoABqIAAuIAAGIACuIABOqAEqBAFCgAPMgAANdGeAAABABYIABwIAaV0ACRAAHjAAEog"
    "ACTSABnDAAGEABACAAGCAAgCACQIAAGEABACAAGCAAgCAF-GAAGCABEGAAGCABmgAAGEAA6iAAMCAAgCACQqAAGEABGCAASf"
    "AGKCAANdrWAAAEAAECAD6CAJcQAAEEACOUAFoEAB4UAAWUAEYEACOQABinAACHAAFsAAD0AACEAA-QAAEQAACQAACQACvaAA"
    "CCAAEwAACEAAyoAAC4AASQAAwEAACUAAWUAGGBACEnAANeCeAAAEAD0KAACiAAEQAACEAAyMAADfAAQQAAyEAACkAD8BAAxg"
    "AH4QAB5EAAXEAhMEABEOAAGCAA-DAAGGAACCAADSABmEAAIEAA-EAAJGACuGAAIGAA-EAAJCAASIAAgTAANeibAAAEAFYOAB"
    "EDAAGGAACCAAeEABJnAACQAAFAAAEQADzAAACQAAIQAA8CAAcgAA1EAFECAAMCAAEEADAHABGCAIoBAAyEABaBAAqDAAGUAA"
    "CCAACUABmgAAIgAD0gAAEEAANe2_AAAgAAsIAAFQAAoIAAd9AAYUAh-CAAEEAACUAAGCAAECABMGABoHAACEAAIHABGCACs3"
    "AACCAAIHAAywAAn3AA1UAzaQAAmOAAD_ABiYACYGABkFAD5gAAuNADtQAAokAANfu9AABfABGCAAcIAACIACWkAAqgAA6CAI"
    "iIAAakAOBnAAGaACAIABMsABLEAAqGAACCAJQaAAmPABkIABMMABKuAmhaAAsWAACUABEQAACQAAewAAGQACQUABkQAI8UAB"
    "kQAANgoVAAAwABkSAAMQAAISACagAKOSAAn3AA4CAAOCAAICAAWCABEwABAgAASUAKCQAB4IAOsgAMLCABxAAANAAAfAADzA"
    "AF0CAEKgAAECAAKQAAeQADUCAAeCAJwQAAIQAAOSAANhVuAAAgAK4UABYQAOvAAKQhADk3AAC2AAEQAAM2AACQAAM3AAIIAA"
    "KQAA-UAAoEAAM2AB-QAF0CAAjhADGgAAd2AAF2AACCAAECAAL2AAPiAAEIAAEIABIQAAoCAAN3AMdAAANh43AAAgAOd9AKOi"
    "AALdABx2ABH3AAl2AACGAAF3AAOGAAN2ABQgAAoQAAMiAAKQADoIAC8FAAcgAAsCAAeKAB6IAAv-ABcgAAECAAECAACgACE2"
    "ADoCAQsBAAsHABAIAAkoAANia7AABdAB4IACAEAALgACG_ADooAjTvAAtnAADvABEIAACoAAcIAACIACWGABkIAEIgAE1PAB"
    "kIABz6ABzAAIuIACWIADYCAGsiACtnABkIAAIIAA9sABSHAH0IASqYAMycAANjlNAAAIADOQAKWoAAI4AAGIAAYIAAOwABqI"
    "AbLAAMvvAADEAAQOABaIAMGwAApvAAEHAAQkABQCAAECAMMIAAUWAQYgAAIIAHWIACYwAAQBAAMCAB4oAACwAAYwAAQUAACU"
    "AANkeLAAAUAAuIAACIAAMIAASCABKgAAuIABmQAAMQAASiAGAQAAcCAB2QAAuUABnAABEYAAoCABsQAAMQAASCAITKAIAgAE"
    "KgAAOBAAMIAB4gACMIABKgAAmKAACIAWkKARfnAANlJ-AABAAAfAAALAADzAAIUoABuKAAeCAAKKADMoAAmCAAKLAFmKAClA"
    "ABqQAAmDAAGgAD8gAJ0CAAeCAcaQAACQAACQAAcQAByIACKQAAMQAIFAABuKAAEQAACKAAcCAACQAANl2ZAAAIABsQAAeaAA"
    "MaAFSBAEhAACN3AB0QAK4QAASIAMeMAAWcAA6QAACQAAEaAAOIAACIAAOIAAGIABoIAACQAB-IAAKIAAKIAAEIAH4IAF4YAG"
    "ABAASSAEOgArZAAEbAAANm2PAAACAACQAAcCAAMCABmaACKCAAKIAFoOAAipAAGCAB3AACcCABmaACKCAAKIAACCAFmIAAgI"
    "AAGCADAoAAmIAOigAEagAIR-AAD6AAkMAAgQAAEQAAiQAACQAACQABoIAANnUMAAB4AAF6AAD4ABmKAAiQAEeBABuBACKaAD"
    "WIAAoYABmKAAECAG19ApEQABqYAAICAApCACgyABEeAACCAAcCADYIAAeTAAISAFrvAACcAAGuAAiDAAISABzrAAFwAAoQAA"
    "Nn95AAAQABEQABnvAAkKAAFwABnvAACQAAiCAANAAE8CAAoEAACCAAmDAAIiACeMABGCABmuACPvAAwgAD9AAAUBAA8BAAYQ"
    "AAoDAAITAB3AABugACPAABmEAACgAAddAASQAANof4AAAQAAYCAAmUAAoDAAECAACCAACCABQgAAijAAGTAAmvABGCAAeCAB"
    "KgAAiyAAGTAAnXAAqIAAWEAAeSAARQBAUJABfQAAsKAAD_AD6CAADvABjAAI9fAD9PAJ73AGggAANpaiAAA5AFBlABSGAnQQ"
    "AB5AACEQAMYSABpwACeSAGbgADECAAISAAGSACRHAACQAI4CAOhAACCIAMaaACAIAAFKAAx3AAD3AASVAAKVAAeQAAGQACKS"
    "ABlNAFoCABQQACEPAANqdAAAASAAECAAUCAAIQACIgAAmSABkCAGywACGIAMajAACgACAQABp9AKGIAAsIAACCACCQAAx3AA"
    "D3AAP3AACSAACQAAKSAACQAAQuAAGIABFQAAuiAAkSABkQAKeiAAEgAANq_sAAAIACF_ABCwAAUgAAR9AnoKACPLAMMKACHv"
    "AACqAAGKAD1vAIKIACXDAAGgAFACAGoiAAqIACMIABkIAKYIAAUIACMjAMIBAAGQACOQAOQYAAKIABEQAAeIAAOIAEGQAANs"
    "EqAAAKAACIALw6ACoKAACKAACIAGQBAAGIACMIAJ5KACWBACEgAGECAGUBAAIKAB9vAADvAANPADxiACACAAECAACCADquAC"
    "yIABSqAAtHAAMgAJiYABeYABIBAAGCADmgAANsv_AAAQAjPnACIIAAGIAF3AAFiKAC5CAAEQAAGCABECAAeaAAIbAALAADqa"
    "AAaQAH2IACYKAAKgADyLAFIKABiKACNnABAgANWgAF-gAIKIAAgIAA6QAACQAACQAAwYABaIAANtptAAAIAAEIAHw_AA4iAF"
    "wCAOgIAiYIAA8CACAIABKaAEgIAASKAACCAFIIABWCACEQABGQAAmCAAKIABb6ACOCAAIIAASQAE4CAATQAADKAAkpAAECAD"
    "2KAOcgAmgIAAGCAANu0eAAAoAAaCAA8CACDrAACQABEKAACCADiIAANfAAIoAAkSAAHQAASQAxjIAQv7AD9rABxAAI9AAAJg"
    "AD1AAAJgABcCAI8gAAEIAAEgAD0gAIC5ACiIAacSACfSAA8QAAozAANwAcAAAQABcQAGyhACKQAAGIAACQAA6CACIyAAyQAA"
    "IQAICqACb6AAD6AMEyACEKAAOIAAIIAMCaACHrAAMIAAGiAACIAAdzAADzAAbRAACQACvyAASSABTJAG2QACXqAAFqAANwok"
    "AAAIAACgACSQAAIQABR5AnmCACOgAATAAOEqAAEqAAMCAAHAAACjADzCAAJCABcIAI1rAAICAACoAAIoADyDAAICAHWoAAsC"
    "ACMIAACIAAMIAOjQAOUaAAE4AAE4AA4IAANxlbAAA6AAICAByIAIeIAAPAAJjIAAhKAB-BACWgAAIgAFuCAhyKAAUKADkIAK"
    "kKADwCAAECAACQAACCABlLACMCAAICABwQAIgKAASIAUGgAh0CAAUCAEUaAEeIAAaCB5ciAAN0HnAAACAEmQBWUDBLXzAVoQ"
    "AdvgAAYyAF-gAF-IACcgAEQCAEBAAGCgAEYgAAEkAH1MAANMAA8EAAC7ABDGAAOIAEEVAAKKAJAEAAOSAACgAACSAAmCAAWI"
    "AEEVAW0CAB9CAAN2f_AAAiAFtgALIgABEKAAkgAJ-iAAN1ACqiABEiAAmgAJQoAAoiAAEnAAQIAEGBADWCAAGEAVdgADooAN"
    "SgABEIAAHLAHAMAC-gAAciAAInAD6gAHAgCV8IC_SBAVaIABMIAAN6QSAABAAJSqADSIAB4oACIIAFyoABCCAAUgABCCACUI"
    "AJsiAAMkABzCAAmCACEMAC6CAM3AAJ8KAAGCAEYbAADfAAqbAJViACQEAAmJABmoAIioAP0CAAECAEerAADrAJ2oAAN7QJAA"
    "AqABjLAACIAAfqAKIKACSIACCIAFsKAgUEABWYBgMzAObyAfUIA3MSAwBiAIIFAxciAS7AAKGqAD6IAAcTACbgAGcoAAEgAN"
    "4CAAC_ABsCAAcgAN8CAAECAAMIADSCAAN-ptAAADAD6JAGKqAAEoAAcIAC8IAA97AIW7AA6CASsIAACCAA7ICSk6AOaIADUa"
    "BESgAAgQAzDAALZAAOcFAkcIAJcIADLAAB2IAH8pACC7AEeIAJcCAACKAEiKAAbAAADJAAOCCNAABAA1AKAAoCAAUQAH8EAU"
    "kyAEUBAOdCAY8gAObCAGCgAFw7AOgCACKwACWBACChAMaBAERAAHhAAAyEAOiQAaKCAEgjALn-AAoYACmEABuQAEGBAFaYAB"
    "EgACKEABuQAAOEPgAAAbAB67AAU7AEEQAIOlABSIADOEABdAAATAAnCCAGICAbOgAOOgAAOgAWGCAAJFACagACZAAOcEAAIR"
    "ADeCAADCAGOkAAOQAAC3AEeRABwuADGRAE5AAANvAACkAD4BAAOFofAAAgAOUQABqBAH9yAAggAB0wACqUABiBACWQAGCQAA"
    "EQAEeUAJcQABi2ABGGACGEABOIAAfAAAIQAmdAAAoCAD1AACUCAHsCAAviAAVCADb1AAfDAAN3AJ6CAD51AAejAAOGqVAAAw"
    "AYgCAAOCAAHCACKFABQQACsBABIRADMCAECSACSRABIQAAeBAANAAGWlABKQAAmkAN-CABwQAEblAAaBADaBADNFBaWSBHcU"
    "AOOCAACCAAMQAAbDACOQADUSBCYEAAOJUuAAAQAAuQAGAQAG2QABsQACODAagSAObWAOL3AGJ3AEUQADr3AAb0AGJ3AEQgAE"
    "GQAAt3AbHgABMEANSgAA8EADkGAC2gABKgAC4EAC7vABCCAAD3AAMCADcEAC13AECCAAOKrBAAAIAA6iAANAADWBAZwCAGKE"
    "AH4iACoIAAmNABoIABisAAMEAD6EAC4hACAgAD8gAYaCAC6KAJ2PAEmIABkgAGKEAfPIAOuIAAHAAHIMAAGIBfAIANwIAAsI"
    "AN8IACOBAAONUdAAAEAVcQABSwAGI0AOcUAVsSABG-AGI8Ac6QAIGiAAOUAEaMABgwAAO2AbN_AOcOAJYCAAcCAACIAEn-AB"
    "giAL-CAJ2gABGoABUIADJ_AJ0sAAOEAEb_AALAABkEACsEAAOPosAAAIABGIAGIIAIeEAACOAEUEAKHUAACKAEUEAn-QAqCQ"
    "AOiIBHeQAEgIABkoAAqIAjcoAAEgABGgAAZ4AFw4AO2QAO0IAEEKAC4gABCIAAEgAACgAACgAACgAAWgADgIAAOR8kAAAkAA"
    "OiAEGCADYIAEiIABogAAmIADiIADwIAHYCAEH-AvqsAGGMAACMAISIAEfAABEIAAmIAIYIAEagABuIAIBUAADKABHUADYEAB"
    "8MAlCMAGIYAWyIAGIIAIUKAGIKAAOTpAAAAIAaoIAKeYAD-oAJ0QAGuYAAIQAWEoAAUgAAScAACgAACgAD6IAY6gAF6IAEMO"
    "AiaQANGCAAMBAEjAABaCAANkAIMCAAMgADOOABQ-ABqgAD6GAEEiAAIiAACkAAMgAAOVMmAAAOABQmABcCAAOFAD6GARtrAT"
    "6EAAIUAFkEAACEAAGWAACWAEAQAAMQAAEQADOQABIFAAIEAACEABYQAAMQAD-FAACEAEGCAASQAEggABWGAADQAACCAAJAAA"
    "CQAADAAAOV0FAAAEAAIWADOQAO8QAAegAA2aAAeQACp9AAeaABkgAAGgAAGgAD8aAAEaAAEmAAEGADs4AAiQAEiQABUQAAMg"
    "AAEUAAGQAD2CAAISACqkAAhiAAGBABAgAAEQAACBABIQAAOWNCAAABAtrAAFjAAALAAEWtADLmAAIGABEuAAEQAButAD0QAA"
    "KQAD7WAAFiAAGCAAGZAAKQAAD_ADGGAAEGAAImABF-AAEQABiwAAMEADyGAEgEAEcgAMIBABNeABEUAAEgAAOXBjAAABAD6g"
    "AAKgAECWAACCAAKQAAEgAACQAACUADKFAAIQABEUABegAACCAAKQAAGQAAC0AD4WACKBACEUAALAAACCAGJ_AHEwAEkQABEQ"
    "AmoCADKEABcGAALAABYCAATUAAOXuzAAAGAACGAALAAD-iAAMgADB1AAUGAADmAAJ2AA8QAACQAAKQABWgAAXlAD0QAACQAA"
    "KQAVmQAAeQAA8gAACgAAKgAFggAACgAAKgAAdFBEqGAIOMAJ9AAEsCAJwCADcGAAOY8KAAAGAACEAmCgAbqQABUQAJ4SADPQ"
    "AOoGAAqEAAsEAA4CAbuEAGIwAW0UAGIUAACUADyQADTAArQQABIkASoyAKHkAEUgACCgAC-EAA6gACYgAeuSAAC2AAKmAAGE"
    "AAiEAAObM9AAAgAAkgAACoAAkIAFzAABNSAC-gABVyAA0gABIEAAqEACYGAA6OAHQgAZyiAAGGAFMkABEgAAqgAKigAAoOAD"
    "KZAF-CA7sEAGKsAVgIALMOBZ6IAAsgAAskAa-IAP4gAAOd9VAAAQAFIEABk0AFSQAXAIAACEAAQIAOIIAAEEAAQIAEeEABOQ"
    "AJIGAFUgAC2MAOUSABW4AAEEAAumACmmABAIAACEAATYAB1xAD4aACuSAAMGAEiEADIRACoGABQYACgGAAOe3KAAAOAEYEA3"
    "UEAACMAGGMAACIAc6IAHFAAACIABOEADQIAaASAN6IAArAAFegAI-MANsIAAOMANAiALKCAWYIAAkIAAaBAKCQAAEIAACIAA"
    "EIADOIABABAI7QAOKIAP8EAAOhDPAAAEAACEAAMEAAUEAImIAOECAEQEACYEAEMEAiuwAMz-ABIEAFB-ABIEAANAADxAAEcE"
    "ADaEAC2MADwEADScABOQADWEAA2QAAuMAJiMAEMFAYw0AAcUAN6YAAEYAACYAAOifIAABAAE2MAHqSAGcBAIqoAA-CAAWEAE"
    "QQAc0gA1gEAAGEAAgEACyEACwEAAGEAAgEADQEADKmAAGkABIEAAMEAAgEAA8EAB2EABikABUEAASEACeEAFgEAEMgAYmgAA"
    "CSAAOj1vAAAWAAC0AACkAAC0ADKEACsKAASwACuGAACGAAEmAACEASECAAGEArQGABuGAAJEADSEACuEAAIEAASCACcGAAIE"
    "ADoGAAkEACuGAAGCADUEABIgAYcWABsEADMEAi2CAAOlEMAAACACCEADKEACqQADAEAACEA3amAN-iAAckAMEEACfAADVAAK"
    "qCAACCAAcEAC2FAAeCADyEAE_GAFOHAg1-AEwUACs0ALv0AAWQAQ4QADUQAIwQAFO3AEWQAcuEAEoEAAOnG8AAAmAEaiAKAC"
    "AEagAsiUAIymAAEEAAGQAEMkAAGiABOQAkaCAAqEAAkUAAEgACoKAC-8AAWgAAOgAAYgAF8gAAslAD6gBMWsAFPsAG2IABKE"
    "APuMADUKAIwIAFOKAlkIAAOpyAAAAIAAYgAWkHAOcgAJmEAAUUAK0WAWmQAAGIAACIAAMIACMMAHCIAGMYBHRAAFtAAIxuAC"
    "YEADVuAASGAvuQADmIAGcCAOaOAJgIAE8GAEagASKfAASQAACQAAEYAc0gAAOsyFAABuAADuABKEAAoIAD7uAC8EAEwEABBu"
    "AAFuAKCIAEXgAX6IAAooAAEYAD4IACQ4AAgCA_AkABLGAD5uAADuAKigAAtkAAEEADJuAADuABzuAADuAAEQABDsAAEEAWAE"
    "AAOuJSAAAWABISAASSAi6CAAEGAACEAAuEAAGEAC-CAAHuAADuAADuAB0kAACgABEEAAGEAAyBAAWCAAQCBAjQAAYOAAD8AA"
    "ogAASIAFMIAA8gAHZcAA8QAEBAACPAADpAAKygAAOvSHAAACADSCAAWCADdAABCwAAMIADwiAAIQAAKIAAeiAAqIAD0DAFSC"
    "AEECAAKCAXwUAEUQAFzAAI7lABdwABIQAC_yAE4CAAICAAGCAD0gABagAACSAJSgAEGQAAKQAWQgAAOwPyAAAiAACgAAIwAA"
    "MCAAIQADTBAALEACQgAAUgAC8wAEoiAAEgAAqIAACQADagAAKkAAIiABOwAJgCAOdWAACSAB-IACMCAB-4AFwgAAQlAB4CAA"
    "CQAACgAACgAAISAAIiAAOwszAAAgAACgACAIABcQAAKUAAKiAAcIAAWgAAawABOIAUJ6AAGCACIwAAXGACCFACMCAB-iADuK"
    "Au7tAK5AAEkIADiBAAeIABVkAAgrAAUEAIYCADeCABygAEkgAEagAEGIAAOx8IAAAQAAWIAI2IAAsQAACaAIQcAACMABSoAA"
    "eUAAg_AD6QAKi5AD6gAEwYANZsAADtAAMMAAuIAACgADYIAAGDAAKGAAkQAFiQAAEKATEIAB-BAEMgApTAAKICAAUIAAIIAA"
    "OzGTAABuAAQQACIIADVuAAcCADQIABcIADYGAARuAAQQABSIAA-IADoCACSIAB6CAO0IAAIIAN8gAACQAACyAAUSADSBAAyI"
    "AACIAACIAAsIABS4AAK4ADYIAACIATMgAACKAAOzw5AAAJAosIAATPAAKQAB5uACAuAAIKAFiaAEugACFuABtuAADuAASQAA"
    "IQAAt4ABSgAAICADcQATKQAACQAEKgACAgADigAfCYAAaCABQGAAoCAASMABvuAADuAAVuAAVsAAO0ytAAAoAAICAACgABAE"
    "AAkIAAaQADiCA9j8AACIAE_AABJsAIVAAESpAAOCACoiAARAADeKAH4yAAOCAAcQAKWyAEHCAAKKAURAADeQABKwAD2CAACQ"
    "AAC3ACWQACoRAA8IAAO1_FAAASAFQgAASIAAEhAAYiAAEQAACiAA0wAHigAACCAF-QAIgYAA-IAHaIADkCAB0gAAsQABBsAA"
    "aiAACgAAMgAAGwAAOCADYiAARnAAYQAACQAAEQABHsAA8gAAUIAUeBAAO2jMAAAZAB6CAACCAB8RACGgAAMCAB64AAUKAi4I"
    "ABIgAK1AAAFAADeIAAEIAEgDAAeIACYoALShAASQAACDABsEABKEAGAoABGIAE6IAUcgAIACAAcIAACQAACIACWQAACQAAO3"
    "hJAAASADQQAACKARGBAAFNADSBABOCAD4gAAECADeCAlcsACYIADgCAAECAEiIAAICADWIAAEoAAIEAAUQACWIADiCAS8IAC"
    "iKAm2IABGIAAiIAATHAB1uAANuAB-gAAIgAAO4vaAAALACACAAOCADU4AzmrAJ7oAAJIAAHIAESoABxIAAHAAA2gAHTgAAGY"
    "AAEoAAC4AED4AASCABuIAIOgAAJoAACSAEyCAN-YAGeSADkQAAGQAAggAD8IAAWCAAFzABMQAAO5w9AAAQAEqIAQ2YABKoAA"
    "HoAEXIAAGoACwIADmSAglgAESgAKDIAACoAAFIAACoAEUDAACCAAcIABPoAAHIABEoAVuYAEagAm6oAEaoAAYqACYIADgCC_"
    "0IACMTBisLByACAAO-WWAABgACQgAJyCACYCAAChAAGIACMuAJ4CACQCACMCAZwKAACqAFECAJUCAAECAA6gABSgAAmgACSi"
    "AH2CACaqAAChAb6qAACgAAtLACMmACPGAzKCCRcCC9SCACMIAJSCAAPCY3AAACABqIABQgANKKAPNQAACwAACqACMIACCGAI"
    "6EAACEABMoAAFaAACoAAUIAALCABsIABmGAAfGAYlAAAFIAACqACKIAACIACCCCjzABMyGBmACACMSALUgAAqIAAT7AAPGA5"
    "AAAIAACIAADIAAlAAADiACNIAACIABkKCRoIBQsYAOHSAAWgAZGFADygAdZ-AASIACMIA7zAAKWiAEHmAKXEACMgAB6gAWmC"
    "AUuBAKU4AEIBALQBANiSABKGANSIAaKCAAPKFGAABSABIEABEQApLAAEFAADLAAHOCAAJ_AD9GADKQAHLrAAEgAAIBACMCAB"
    "wmAXkCABR7ABIQAC8BADKgAF-CABQQAAIgABGRAaaCABMCACMBAo2CAACzAAVQAB22AAVmAAPLk_AABmADKgAG4WAADyAAVC"
    "AAJ3ABvCAAUCAALiABxmAXiCAA8CAACSACLSAAUBAB6BAFgHA-kQAOaIAAHAAOccAvSQAOa2AKAgAOg0AEcWACywAE6CACUU"
    "AEcWACyeAFGCAAPNkLAAAKACMEARgCAOaIAAKSAayQAJ8CAB80ACkWACIGACiEAaKGAH8CAEnAAOcgAOSEAG8QAkakAAGEAB"
    "mIAIGCAB0EAC2EABsiABCoAEKgAEsLAAGIAcSIAACIABSIACDkAAPPhVAAALABGiBDIIAOZoAOiIAOgoAOcIAq_IAEkKAm1-"
    "AAsQAGiiAaCgAOjAAAVAAYKgAOcCAE2wAcaKAAWEAYEQAFAUAXsCACagABgBAYmEAACEAACOAAogAvw-AJ3AAEkQAAPTcGAA"
    "AgAHOCAE4CAACCAB8gAAYIAHOIAZygAOjAAADAAOaEAACWAKEIAHOCAAGCAHIIAHUIAZqCAAOSAAEaAAIaAOcCAJkKAASQAH"
    "YKATOCAG4CACqQAVGEAAogAE6CAEMOAAPVgGAAAuAH8CAHOIAL1-ACBuAKGIAEWiAC4IAkM8AACcAADIAEKEAACWADAUAHKr"
    "AAEIAACIAEKEADCIAHAIAFAcAVqCAACCACYYAAEeABymACiCAC2sBPWuACSGABluADYuAAPXXgAAACAAGCABruAAoQAACKAB"
    "iGAAwQABluAAcGAAowACUqABwGAbICAHMgAAEQAACQAACwACEFAFC4AAC6AAEQABqFAACVAAEQAACQARCCACIEAH4CAjeGAA"
    "omAAJSACNAAAPYUYAABuADYQABwEAAJAAEvGAAGDAAgCAACQAAGQAACQABcGAAGEACNuABICACOgAACQAUWBAAsQAAogAAIg"
    "ABiUAFiCAACgAjQEAACEAANGAAmiAACQAAIzABaGAAqEAAIiAAPY_sAABmADWiAACQABuEAACEAAJkAxMUAMOCACMUAN5oAM"
    "OCACS4AHOiACUnAE6YAHOCACVnAiKUAD2CAZE8ANxzAAsCAD2WACt3ACcQAXmCAeGEAJagABsUApoyABuQAMsCAAPblBAABy"
    "ACyEAXKLAM2CABmEAAwEABqkABgCAY2IAAIKA57EAAuoAqrqAAgQAGuqACcIAFSMA50gAHUCAHBAAHcCABuIAXoCAAQCAOMC"
    "AAQCAJugAcwUAAuEACMIAACEAAMIAAPeTEAAA2AASSAXwBAAM0AwCEAnAMAHPuAHmkAdGgAACkADwEAACCAKmEAAEMArQcAA"
    "CEABjIAAZoAAQQABcKAAUWAY-gACMgA8gaAEEVAHEEACKCAlMCAACCABsIAACoAACQAAPhFsAAAIAACIAE6wABuMAAiEAUyK"
    "ArWOAA86AHYEABpmAEgOAAQCAAsQAGiCAA2EABoQAS8QAA8gAGiUAA2EAiVAAAsKAAQkAAHWAAmQAC-GADkgAA2EABomA-28"
    "AAUgAFKEAAPjAQAAAQAUAEADymAEykAC4CAEWEACIGAAVmAh58ACSCAa8EAtOEAKGCAAECAESEAAQgApEEAB-wAAV3AZmNA6"
    "gCArikBYkEAANaABsCAAMCAcmQArxAAMpuAB0QAC6GACFuAAPnHuAAAGAZ-gAKYEAACQAG6EAU2gAweCAMluAADuACWCACYC"
    "AAkQAc4gAivvABIEABFuAADuABGkAFKBAAIQABgkAACgA8oCACP6AUAgABuiAAImACMgAFSIAAIYAGvSAAIkAAPph_AAACAC"
    "QCACNCAAIgAakwAACQAACgAAGQACE3AAC3AAG3AAC3AEkUABqSAF0gAAEgAACgAAGIAByWAASQAAD3AAH3AAD3ACEiACUwAA"
    "N2AUwIAIkIAE4CABAgABKQAACQAAPqOdAAAQAAEQABmgAAH2AAIWAAQQAAEQAAEQAAECAEiWAAeIATSCABAIAACLABMIAAIC"
    "AA2VABYgACsQACWIAykKAHOCABwIAFeCABuMACuGACIoAAMIAAeCABwIAT6CAHOCAAPrWmAAAIAACQAAC7AACIAAECAAEiAC"
    "AQAACIAAGIAEmQAAU-AAC7AAKyABmIASmBABeCADSBAD4gAAECAivvABOyACMEABsCAFGgAERvAA6QAAUQAAKIABpLAAPuAA"
    "MQAEiaAAPsFoAAAIABmQASsQAA6gAAUgAAKIABpAAnSCABCJAA6MAAUIAAH_AA5uABOuAAGIACuKAB6GACCCAACoA0vAAHwC"
    "ACWQACSQACEKABQCAI2QACGwAAKgACQSACpgAAMCAV8CAAPthwAABLAFOQAE2QAACCAAWiAACQAACQAAGSABwwAAT3AAD3AA"
    "D3AAH3AAD3ABoIAC9SAS0CAB4IAA4oAAYQAAK4AD2IABOCACKIAn8SADaCABwIAAEIAE2IAAkCABugACGQAAPuU5AAACACMC"
    "ABwIASeQABQIAAMCABIQACsgADaCABwIAg1HAAHvAA4YAAagACMoAByKADaIABmgAwiCACGIACILAHyCAAECACOQAAK4ACeQ"
    "ABwIAAKSAAaCAAECAX4IAAK4AAPvo6AAACACQgABwJAFOYAfgCACYIAEOCADYCABwIAAGIDccYBIeQABQSANMQABQSBG4IAB"
    "SSAfKCALBlAAGgABKmACMgAY9cAOagAACgAD8CABHoAX1MABUqED0KANGwABWKAAP2vRAAAaAC0KAZGEAAmCAAD6AACCAEjI"
    "EAuSAOd6AbrAABOSDYiKACNYApLAAOd_ACNuABHhAJ9rADauABGhAXa0ACMQAMQQAEYBAYgEAA-IABoUApv6ABMIADSgADZs"
    "AGnAAAP8moAAAjABHrACNuAYewAAWQAAsQABMQAp6QAACQAANAABNGAA_gACVgA-GmAOaiAFnoAI9AAEkQAACQAA-_AH33AA"
    "IEAA6yACaEADKIAH33ABCWACaEAhCEADYQAESSAGxmAAP-s4AAASAEb3AACQABAkAEsUADL3AAGQABF3ACaEAWAIALECAd-Q"
    "AL0QABWSASHAAMH3ABY2AA-IAAIEAL-wABZ2ABGEAcwEAMB3AAFkAA-CAAd2AAqgAAcEAXkIAAqIA5nIAAQA2AAAAOAc8uAE"
    "aIAACIABAoAH28AAGIABEKACaIAhFeAkmiBSQgANcIABGMBIIEAS9AAI9uAFgqAFeIADegAEYIAA-iAAKKAc5AAI8UABEEAA"
    "CEAEYKAACKAI6QAFgiAACiAAQEHZAABjAI8YABMIAEVDAUqKAAMEA3wIAKAqAEcIAEgMABGEAEaKAb1cABEKAEaQABEoAACQ"
    "AACQADaUAEcQABEKAS2gAI-MABEKAjUOAKaEAACEAB-gABCIAAEgADJuAEqIAAQGLXAAAQAAUQAI4QAAEYAiawAAsEAAVkAA"
    "GQAA7PADSEADkgAAEBAAD_ADeEAACEAx7_ABGEAKGgADOUABGEAESGAE1AABAMAXIqAEaQABC4AAM8ABQEAGb3AAHAABF3AA"
    "_nAAQHiwAAAEABQEAQk0ABGEAKAUAA8SADpAAI2gAFmEAJ6gAEigArUQAOcQAcmQAKGgAB8wABaEABGQAW40ABMIAwMEAKAs"
    "ANaEAYIqArkmAACGANYQABCGAUwEAOcKADaEAANsAAQKi5AAAWATecABUcAvFAASmEAI8EAFgEAiogAACkAH2YABAKAACKAU"
    "uIAvGFAlwgAIkMAjUIAAgIAH-EAAqiABAgABcEAyAEABGkAJ1eAAMgAI1AAOc3A0R3ABOVAEQSAI_3AAQOHuAAAVAcvpALKI"
    "AA4gABX3ABEIAc4QA-KIA48WAACUAA4mAAC2ATgQABIOADsgAnrvADsBAAIgAKpvAG8IAV8QAG8IABKgAiV_AA6KACNuAAik"
    "AEP_ABQKAyJAAADAACLAAAQRRyAABAAAJAAEdAAEQQABSsABMKAACIACKIAACQAA8kAAIQAACIADLOABESAAMQAEQQABQQAA"
    "CgABMiAACIADI8ADPgAAGuABQQAT8XAAwBAAeQAACIACKQAACgAA9NAAIgAAQRuvAAAQAEaIAD0BAAaQABQgAACgAAD3AAEQ"
    "AAkCAAGBAAeIAACIAA8XAAC3AAETAACRAA93ABIIADSUABSIAS8gAAWYAAGYAAiQAAIIAAqQAAeSADGIAAEsADkIAjh_ABGq"
    "AAQSYaAAASACKIAA8BAADFAAIIADfPAA8jAACQACYIADIIAAIoABGQAACQADGBAACQADSsAASoAACoAA8QATUQAAoIAAKYAB"
    "GgAACgADGQAACgADmYAA8gAACgAhvvAAeMAAMgAAQTDJAAAIAACIAAcGAAqTAACKAAtAAAQEAAGoACEBADggAAIIAA8CAACI"
    "AAqgAxQSAAIKAACIACKgAA-BAAIgAEcQAEOQABDoAAQgABGKAAIKAACIAAwBABaIAA-BADSCABSQAAQT01AAAQABkCAAwJAA"
    "YCAAISAACIACKQAA-BAEkIAifvABAIAAIiAACyACKIAA6BAAEBADkKAAEgAA6iACaIAuTqABYKAACYACKgAA-BAEkQF_33AZ"
    "GCEwCSDZTwC7sUAQpuAAQdwFAAAwAsXAABVOA96gAOaIAD0gAGjAAENAAIikABsMAACEAEMUADWEAAcsAEIQAApEAAZ_ABUY"
    "AG33AAHEAApnAAcwAZAMAKL0AC3AALqEACy3ABgIAAE0AIYwABsQAC0gAAQfoeAAAQAjyQAAIQACqQABkyADqUAGcwAAIQAC"
    "qQABkwADqUAYKYABCEAKGgAAIEAACkAAwCABb2ABGEAA-QADogBdGsAESQAIcIABssAHkIAAcoAmGYABkIAM4IABkIAm6QAA"
    "QiDhAAAYAAIIAEMIADmQBOukAHiIAAe0AGcwACMgAFWIAAegAU4QAIAQAGaIAAC4ACMUAFUQAAgwAU4YAIBjAnosAHuMACYo"
    "AHioAVWIAG5NBgd3ABGEAA6EAJCMAJVAAGUoAAQlIkAAAEAD2kAEmQABsoAACQAHjAAVfAAEPAAKOEABk3ABEEAAqEAA6EAA"
    "CIADwQAGQwABz3ABEEAAqEAA6EAc2QAAEEAKAgAAGQABsQACmIAACEADmQAUaIAE2QA5wEAD0EAAQmyqAAAoAEYkAc8gALwI"
    "ACmwAD01AUmEAEegAouEABuFAK-EABwQACmIADMIB-1AAOcoADsEAAGEAGQkAEaQAYCYAAoMAEONAACQAIMEABYQAAj3ABqV"
    "AAj3ACIIAWrVABWgAAQpm6AAAQAAigADQIABAEArYQAOYEAAEQACssAVUIAIsgAiTHAAWQAATHAB6oAGgIAxBMAAECAAq5AA"
    "CIABi3AAogABABAAGkAACJAA4gAACQAD0QAD6QAAsMAAggAAmMAACgAAQrL-AAAQAAiEAAG5AACIABiQABoFABAgAACgACik"
    "ABSQATgEAAoUAACQAACQAAWJAAU4ABkgAACgABmFABAQAACIAl3_AAisAACIAAsgAACwABiIABmBAACFABAgAACQACsMAAQr"
    "0YAAAhAxDuAACEAAmgAAGoAACYABj3AAogACAgAACQAD0QOFQQAEWcAEQgAEJlABsoAACQAAkIAHLlAmG1AAUQAFwUAFywAA"
    "bhAAQIAB91AAV1AFwkAiqgAAGQAAgQACAQAAQ0RsAAAkAAcUBOuMAH8EAFyoAAugAqsIAAocAB2IAGE8BAQgANwIAAsQAACE"
    "AHAIAVKQAAsgArUIA5zAABRAAApAAMgEAACkAACEABQQAAoUAFsEAAYEAFywAAogAAEgAc6EAAQ3f7AAAkAAogAB4EAKmwAA"
    "CwAAEIAA91AA6EAGEwAU-EADsQAnoEABQIAGu0AGYIAACIAACkADuEAZMgArQIAA-EAHEIAwhFABSIABQkAAokAB2QAJagAB"
    "PAAACEAACIADwoAAQ5nzAAAUAACIABS8AqAIAJSEAwdsAADFACP1AAChACwgBF4IAAq3AAgnAACnAN13AAegAOzHAANHAKEq"
    "AAsUAOACAAUQAcvcAARQAAIQAdZ3AOX3ADf3ALF3ADX3ALFXADKQAAQ8QEAABAAAHUAAMQAK4YAOV6AACwANf3AA7QANowAD"
    "4QAKf3AAF3ABSQABrAAAFAABA3AAGQAHGgAEjAABbWAAPQAAHYAAyIAAHUAAFUAHRRASQ6AACIAOZgAN6IAEOIAJr3AAQ9e_"
    "AAB7AAa3AArAAAgIAJ2IAAaIAAJAABRKAAeLAAGIAAEEAAeIAAKQAA-OAAEEAACCAAYMAGUgAhSIAACqADFIAAWCAK-oAM93"
    "ABeoAAIgADMiAAOuAJioAAoIAAMIAAd6AAQ-QZAAB7ABaIAAaLAAPAAAEIAACgABAjAAFKAADEAAOIAAKMA2AgACYLAAELAA"
    "ELAL6qACOgAAMgAAGoAA1vAANmAAGuAYGIAAoIAAEIAEWYAJqoAAUIAEYoAAeUAACUAOYUAAQ_YOAABIAAIIAMkCAEk5AOWI"
    "A1SQAEmIANYwAOOIAbyQACqYAJwQABuQAAGIAbKaAD6QAKeQAdL_AD6IAAc5AK1QAAEQADlpAFOIAlMIAASIAAaIAACQAJma"
    "ACOIACmgABzAAARB3NAAAoACG6AAVoAAEIAAJoABuCAAIIAHs9AAIEAAMEAA-KAAaSAAioAAEKAACIAAOmAB2YAAV5AAP5AB"
    "AJAAsIAAKEAa-IAKICAEOIAANAAAGrAADAAJ-MAD0oAAioAAEIAARCcqAAAoAACIABiCAIagABCgAAooAAKIAAUEABqoAAcg"
    "AAMgABwIApaJAAGJAAIJABLuAJ6CADKoAAKIABIBAAHPAW6IAQaIAAaEAB0EAASEAB6cAKXvAB2EAAoUABmcAKfvAARDlwAA"
    "BAAKLPARyQAMSIAQqIAJ6kAPcOADwYAKYEAAUUAeORAriIAMkIAsvQAtnxAdIgAKAIABCmABKIACMIAHLAACz-ACSoABIKAB"
    "EoAHMCABmgAB5mAAggAA2wAA32AAoIAARGSkAABzAdFAAADAAKCIACGIAAGIACAIAHMGAA0gACQIAAmIABWoAAMoAACgACAo"
    "AdHIAKuIABWIAA2IABVrAAFoAZcYACOEABIEALEIACKMAAW0AK-EAA7IAAMsAADcAA2EAARHhfAAAsAA-IALIcAAHAACXAAK"
    "6OABMMACWEABGBAph8AMPJACbAAMIZAOg4ACUQALUUAD6UBzkgAAKgAOdAAOgYAAcGAqwIAAHAALqIAADgABkIAAIIAA-QAH"
    "aGABYMAAqIAARKMkAAAgACOIAACMABiIAAKgABmEAD95AXWgAACMAA3ZAAFZAAHZAAExAACIAIygABGgABvsABkMAAIIAAEI"
    "AA7gAAL7AADoAbyMAA5AAAFAAALJAn0UACKkAAqcABGcAAeEAARLOSAABEACa0AAcMAA8gAAKIAAVpAAKEAJQQAAIwAAIuAA"
    "oEADzAAAfAAJonAAokACUEAAuBAAsBAAfAANWUAn59AC7aABGIAAfIAJsgAOWyAAFAAAlEADs7AAegADsoAF8CAARMPPAAAQ"
    "AACEAACMACIUAFwIAXq4ABoQAY0UADSGAAuQAAEUAJgCAAPsAAaQAD17AEEBAY1AAAYQAAHbAAFAAIW0AD6VABuIAASEAANk"
    "AAIEAJIcAAUaAAoQAACQACCgABuIAARNSdAAA2AYkCAAIEAC3ZAAFZAAnZAAFAAAVAAAEGAADZAAGMAIQYAAEEAA8IAAYbAA"
    "GIAAiEAAGgAACgABwCAAGFAAoMABG8AACoAAWkAAGgAADgAAIEAYkCACABAAkIAAdAAARN18AABAAAnAAAYGAAFAA1EiAAPU"
    "AAakAATvAACSANfAAAvAAARAANEkAAf_AAqEAAOgAB_8AASEABAxAAO_AAQwAJSkAAWGAAPfAAoEAASEAACEABmEAAUEAASE"
    "AA77AAGBAAROo1AAATAAQBAYjfAAUEAENtAJiCAACgAAUQAAnfAAIWANKiAAOgAAskAAGkAAKCAAGmAIGEACoEACaiAAVmAA"
    "GEAAOkAAWEAAS3AAHvAB04AASQABC0AASgAAMQADogAA2gAARPQjAAAgARfQAAIwADeQAAywAJqQAAIQAAIQAA0EAADSAAGQ"
    "ACEUABWQAG-GADAQAAIwAAakAAaQAAIQACEwABWQAEmQACYGAAQQARgQAAECAAWQACGRAAUUAAvZAAF5AARZAARP4TAAAEAA"
    "FbAAEUAAPSAJcEAAESAAIRAACQAAaEAAUQAAMQAACgABYVAAWgAAUQAACwAAzQAAVwAAQQAAUDAAIFAGimARyCAAGEACqUAB"
    "HYAATAAAIGAAHAAAOEAmSjADaUAARQobAAADAANiAADhAA9nACRWAADWAAHXAAD3ABNAAJwgAAIgAAsEAAQHACS3AAIgABOg"
    "AJugAACEAAL3AC21AASEAAGgAAJnAAU0AAsEAAHxAAMQAYfCADNAABYQAAHlAAJAAARRMlAAAgAAETAAKCAACCAAmEAALUAC"
    "SQAAIQAAGCABJTAAegAJMwAAN0AAEQAAIgAACgAI6kAXF3AAIUAARRAANRAA8QAAQQAJSiAAG2AAGwAAEQAAEQAA0gACGQAA"
    "MBAAJXAARRrvAABAAa-RAAZXAAIEAAMQAAGQAACVAAeQAANAAAVQAmoIAAsCAOAiAAUCAD6EAZFCAAICAc-CAtuQAKEEAdIS"
    "AOgEABumAMqSAB-QAOIQAAGSAAESABYQAACUAZsUAOZYAARUH0AAAgAOcYANx7AAqyAAGEABWCAB13AAoEAAIEALRQAAEQAA"
    "pWABx3AAx3ABuIAD80AhTIAEgEAJuMAClmAMMCAB-mAAQCACKgAAF3ABGlAIsIAAMIABYcAAikAAEEAACCAARVJwAAACABB3"
    "AAv3AAX3AAH3ACAIADz1AhUMAB9mAAOGAMQIACAgAMggABCgAApuAAKIAACiABR1ABD3ABGCAAMIAEigAw6EAbcCAQcIAASI"
    "AOHIAAoIAACMABuoAMsEAQSIAARXD9AAAEAdCYAe0IAACIAayEArCQAE2MAIsCAA4QArZEAASEACS8AaoUAOAkAAUQAAQcAr"
    "LIAPiIAA-kALECABCQAAMgAAIgABKgAAuEAAIEAAEIABSIAA-EAnCMAAEgAACMAARZyZAAAoAACsACOMAJ-EACMMAAEMACOM"
    "Am2oAAuMABeoACSIAZUMAOWIAMYCAA5tABWIACKgALUIAA8IAARAACNAAJ0CACcIACMEAOcEAaAYADSQAZpYAQ0EAEZwAF2C"
    "AEOQAARbtjAAAEAB0UACYIBOiIAH8dAWYEAexoAqBAAOcsABaIAARsAAikAFeEAE6oAAEgAB0IAASIAACgAA8BAAYIAAkIAa"
    "MIAAgIALmCABEoACMoAACIABMgAAkgAAooBECIAAqEAAReYnAAACABUkANOCABvAACVlAAhAAJ-CABPEAAoEABlBAAiFAAGE"
    "AAdsALgEAB59AAoEAAdOArGUAc8IANOEAA-EAAQcADoIAawEAleCAAGCAFUQAY5AAQwgAAiQANUkABE0AARgcvAAA0AYyCAB"
    "GgAAMIAAEEAAYEAMsCAAsMAAGIAAWMAASgAAWgABIeAACuAACoAAogAACgAAWgAAKoAZmMAAUgAAUEAv6QAH-CABgMAAoEAA"
    "UEAB4EAASEAB2UAYgkAAVAAARhr3AAAgAAKsAAMgAAVkAACEABsEAAKSAJKEACMMAA6MAASEAADMAACFAByWAAESAcyEAMME"
    "AKACAEaUAAGEAAOUAAMUAJeCAAICAAMCAEGEAADUAAGEAACQAALEAAIEAAIQAARiYbAAAQABwVAWRAAAuQAOm0ABGQAACQAA"
    "mgABsMAAo0AKaQABEoAAEgAAiQAAQQAAOQABSgAY-cAAQBAAEEAAEQAAIEACMEAK0UABAgAAUgAAHQAAzfAAUMAADsAAkIAA"
    "SQAARjJ8AAAQABccAAmQAWICABggAAMgAAnMAAQUAAHkAAIEABGgAA4gAAM_AACEAB0IApiEABGQAAoQAHyCABcEAC-EAKaC"
    "AAICAA6EAAyEAAegAAClABsEAAGkAAUkAAIEAAIEAARkBXAAACABcgAAKEAAjUAACkAAKEAALhAAIgAAEEABrUAAGgAACgAA"
    "EQAAPkAACgAAIgAB0SAWSCAEzAAJeCAAkCAA28ADMEAAEUAAUkAAGUAACUABEQAIoCAASCAAyQABSgAARkfjAAAQAB2gAAEk"
    "AACgAASEAAEEAAEUAACEAD8gABwoAUJUAC8UABMUAIUCAAGCAAgCAA0QAAMQAA0gABKcAAMQAACQAAwQAAGQAAYQABA8AAJd"
    "AEagAT8EAA8QAAKQAB4gAARlEtAAAEAoPEAMsCAAgCAA7kAAQEAAGEAAuEAEOGAHsCABggAARXABAwAACVABukAAUQAAMEAB"
    "wEAYAEAAyQAAMEACKUAJmCAACCACq2ABvkAAEgAAEQABgQAAkQAX4UAAGUAARmOqAABUAk6OAdoIAAIIAOSGAEBAAMaYACCY"
    "AJGQAroQAS2QAKiEABjDAADDBTWQABuEBFo3AOhAACsZAA_3AAbAACAFAnECABOCADeEAIygACUiADUkAIrgABWIAAiLAAoI"
    "AARpk7AAB3ABQgAA-IAnIgAEUEAKIIAAnbAD0IAm4iAAqrAACrADwIAYACAb1IAO1AABACAS2IAMGIBW0IAB2cAAMIAAuYBD"
    "yoAMCQACZ8AACQADMEA0WgAOY4ACOgAhPAAOcYAARtg1AAAEAA9AACWkAAEgABCgAYsBAEEIAH-sAACIABuCAA-JAAkgAACg"
    "ABStAA4MAZgtAAVNApYIAc7IAOoIADK7AAIIAOUZAAIIBF-CAEOoAMChAAGYABuEAAmOAB6MAZ0QAARv_iAAAQABkQAM0IAt"
    "AoAoYIAOHoAAXoABSIABpoAAZoABSMAACIABKIAYiIBYIgAAWcAN3ZAAOoAAHAAASMACwSAc2QAN7AAOYQAH8CAGKIAAIMAr"
    "kEAKkgAdYOAHPdAGuQAARzSpAAAMAAOpAAC9AWsCAAegABGCAAUCAAUCAAyIAAKOADCJAENdAkABAAIUACMQAPpAAAtAAKUN"
    "AAIEADUEAAsSAKSNAACNAAIUAA0oAAMEAADkABKQAB0gAc5AANkgAACgAAR0iUAAA0AACkAAC0AAs0AG2CAETQAAFgAAJQAA"
    "JQACGgAAEkAAEGAAFuAACGAAsGAYwNAEIEAINwABmQACbdAAdwAA6QAACUAAGEAAGEAXPAAAHEAAkCAAWCABJfAAHZAAGDAA"
    "R1MhAABEACGgAD5dAkPAADdAAIJgACikAAWBADYEAAEQAIhAAASEAACEAB3kAAMBAAGFAAElAAEEAAvAAAFgAAMkAAGEAC-S"
    "AYyUABIEACUgAAqUAJYCAAmQAAYUAA4QAAEUAAR2HTAAAgAAC0AAI0AZYUAAHJArCUAACEAAMBAAGFAACBADcEAIKgACf3AA"
    "DAAACUAAUFACMGABGQBDeIAqiEABGCABRAAADAAOZvAACEAACMADIEALRPAob_AfWEAAD_AATWAAR4kVAAAeAAErAASGADMQ"
    "Az4MAT6gALEQAAeEAC4oBIKQAoyOACqCAAGSAKigAAqOAAgkABkIABEgAEngAhyCAAkiABxfABuIAA6CBwYCAACCAOYCBWYC"
    "AAKCADIIAAmQBDigAAR835AAA_AAYIAqWYAACQAAoaANwYAAEQAAoYAAbcAYQCAFMcAI0IAAcCABuCABxoAACEAACgAACgAA"
    "ooAACCAAaIAX8EABHMABH9AACtBkDlABsEAAHABKZ4A1cQAEWIAYAIAAR_7bAAAIAJCoADYYAACQAAsYAAYQAA8IAXKIAAUI"
    "AAeCADSgABqJBE7tAOdtAtCIABGoAACQALMCACGIABLcAXECAFpdAAoYAJsQAC0IAAuZAAwIAX1AABGIADzdAovAAADAAASC"
    "YjAAAMAAItAACBABsEABGBAAgQAJ6FAAGBABBMAAEFAAEsAACBABqQAACEABmQAXYEACMeAACEACyQAAgQAI8EACEaAAIeAA"
    "CDABi0AACEAAIEAA8gAACdAAF9AACQAACwAASC3JAAAQBDsFAAGBABHNAACBABuEABHVAJawAAyEAAOBABFUAAIkAACBABkE"
    "AACQCL1gAAvPAOakAQOGAACIACoMABkIAKMCACsMA1CcAQbgAOQYAAKQAACQABSQABV3ABH1AASFrwAAAQAq3AAOagAKsgAD"
    "CwABMIAqQgAAmQAN0wAobfAC2CAAECBgECAQbpAOXoAAGJACnvABkIBDwCAa6IATNEABEIANV-AAEHAAQkABQQAAEQAAQQAW"
    "SIAN04ACoCACEoAASJYzAAAgAAYwAASUABkIAanIAo-BATZAAOcSAJjnAAeoAAMIAhJAAMqMABGgAAggAAM4AFgEAGhAAAos"
    "ABGoAAeIAAEqAAMIAFglAQmQAGyIAMoQAACUABEYAAUIAACIAAIIAASLGPAAAIAAKIAFiQBRKCAJiNAAioAAGBAhICAACQAM"
    "oOAACMAAgoAAk4AAsCAACQAFeIA8ywABEBAACBAAmNAACBACggABkSAIqQABEhAAiIAAGIAACBACgQCOJvAMHPACVPAASOSf"
    "AAAgAGS6ACYgAFzAAjMQAINAAGaoAIDiAFuwAAmQAICIAjaKADISAE5SAGY6AAEQArTYAACCACcEBFsIAOJqAAMCAAGIAOIg"
    "AAEIAOEgAAXIAAUIAHtgAASQAUyCAAGYAASQ7kAAAYAIYoAACQAOagAACoAR4JAAjfACcJAOWCACHvAGAaAADQBANAANgBAA"
    "iIAAGIAAUIANKJAAWgAAoIAAUIAc4IADwIAJwQAAoaAAUaABsIAAUoABGgAE2gAAEiABTwAASTEdAAAJAA6IAADNANggAAno"
    "AACqAASIAACoCBrqAOjrAk-gAjPYAIKQAGeyArMKBILLAOHrAAVKAOKoAAUIAc2YAWl6AACYA-qJAAUJABEIANEBAAggCBkI"
    "AAoEAAEEAOAkAASYQjAAAEAc_EAAIEAMkqAQaMAqQMADgSABEfAI-IAdIUAQO-AMqUAB-QAOIQAAGUAAEUAAKQABQSABsCAA"
    "CCAD8TAUCYAEgYAJ4YAEiwAKIYANx3AAqQAAGYABWEAB02AAxzAASaZIAABAAAvQAAEQAApUABx3AGaCAjNEACaQAASIABuM"
    "AH6IAClkABXAAAmCACAIAIQEAB-kAAQEABWwABAgAJqIAAMIAAHAAA2EAACIAAaYAAikAAEIAACEAAOIAAEEAADAAASbF4AA"
    "BnAAZ7AA8IABMEAAgKAlQIACKEABxAACGMAIaIAAGkAB6gABUbABQCAJ2GAAIIABpsAAKIAACEACYgAASgAA6EAAKEAXRvAO"
    "ZmACIkABUgAAGgACMsAACuAIwgABKIAAScG_AABAACTMAADOAW6EAQuYAOuUA4i4A6UIABkIAAmIAaMIAriYANCEAD6QAoX7"
    "ACkaApM6ABgIApqIACAIABOIABVAAJ-oABCIAAmbAC2oAImEABD5AAUgABCIAAIgABCgAASfs5AAALAAGLACNbACKLAHyEAA"
    "EEACMIACQCAAnbAXyEACKIAAELAOWpAA0qAACqAA2rAAErABQrAACLA1mEAA4EABWcAOrAAMAEAtEQACMSAOZCAa8IAACYAC"
    "EiAKWEAEESAAShpBAAACAAUIAqqKApQYAACIACGQAbAgAEMCApEwAbhAAN0YAAmQAADMABsEAAgIAAmIAE4CAE6oAAEgABKo"
    "AAogABuIAafaAAFKAAECAAGIAADIAEKCAH6EABuIAAf7AAEgAASjqFAAAIAAJpAAeIABOsBFMMAAq6AMqEABUkANOEAOgEAB"
    "OEAAoCAOIEAtXIAAubAoiUAACQACGoAAyIAqkIAAgQA2_AARSaAOcQAaFKAAFCAAYgAMsEAAsIAAGIAAj4AAaoAASms1AAB7"
    "AB36AAgfBSGEABgcAAoUACMrACIUAMTqALu8AAgzAAUgAAIEANMEAAUcAAeEAACDAAUTAcySAOZAAB_QAAKSAJ2EABs_ABCg"
    "AB2gAJ0EAAIEAAMEABc8AAi0AAUQAASoSCAAAQABwqAAGgAD8CAWRAAAmQAAIwAOSQACFQAAEQALe4AA2wAAQQAB0QAaF9AA"
    "laAAEYAAMEAAECAAEgANIRAAY4AApAAAJwAAT_ABsZAAEYAAIRAAIQAAMTBFp_ACMKAASpuiAAAEAEaCAKaEAAIEAH0CAGKE"
    "ABcSAAKEAACEAAigAAKhAALgAAKCAFpAAUmEAAIEACVEAL8EAAkEAD8iAAJKAADCAAabAACfAJsEAACEAAQEABB_AAyQAAOQ"
    "AAHQAB6gAASqcJAAAiAAbbAACCAA6CADCCABwoAUJSAAaQADv_AIUEAAGEAAgEABABAAvwAAHwACAQAAKQAAEBAAYTAAFTAB"
    "EbAEaCA_V0AAF3AAD3AAnwAAHAACHAAAHAAAdAAJWEAAgEAASrbnAAA3AAGBAAvjAAViAB4QAAcQAJSEABxXAAojAAKgAAQi"
    "AAECAbw3AAGSAAEgAAoQAADzAAJSAAHSAAHAAB4gAASCAAKgAA-CAIeEAACEACUQAACQAAU3ABuQAACSAAEQAASr5-AAAQAA"
    "OEAANzAACQBDYIAQ1nACNnAMLnACNnAMWEACNnAMGEAAIEACEEAAJHAoI0ACMQAMXQAOWQAAF3AAsEAAIEABUQAMLHAACUAA"
    "mQAANXAACEABYQAAmQAaR_AOWWAASuCzAAB3ALkQAAoQABEQABL3AK8IABoQAAGSAAl3AAEYABIQAo0mAAYUACKwAMAoAAQg"
    "AACyAMQIAB53AAS0AB73AKWIABl3AAb3AAz3AAX3AAqkAAb3ApQEACAEABOEAAvAAASvXsAAAIAA0gAAWgAAycAA6UACOGAJ"
    "OIABCGAAP3AA2wAASEAAD3AAGmAAD3AAgUAAgsAAD3ABAEAAD3AAGkAAD3ADyiAkQlACOEABGEAAakADaEAG6gABDfAAUgAB"
    "SEAA6EAASv-FAAAgADwgAAECATeIAQskABkEAAEEABQEAACEAAcBADynAACEAxJIABUIACMIALOMAAHMADMEAAGIAMGIACMI"
    "AOYMAqAEAqWIAAGIAq4IAQsEAZYQADe6AoFcADSUAMQUAASzAIAAAQAskEAAgIAAMIAKoQAbeEABGOANUoAACoABEoAACoAB"
    "SIAA6EAAoIACOIABoIBA5_Ac6IABGMAAJqACEIAAIOALMMAACIABAKAAGIACGOALPvAACIABGJAsMQAACQAAS1JAAAAQAAxE"
    "ADKQAKcEAPuOAD8CAH8mAAGQACGCAAYIAD8CAmAYANSKAQ2IAAGSAD2IAAGMAkIEAGIEAHWoAAEgABGgAAZ4AAaIAfEIAAKC"
    "AD0YAAGcAACsAGkIAAOkABCIAAS20lAAAkAACkAAYkAACkAB2kAAKiAAKkAB6IAAmIABWaAAGkBQesAACPACIfAACMAMOMAA"
    "CvABkIAAmEAL-gAASoAAEMAB3vAAXIAK3EAACMAAyuAATUAADuAATfAA1UABZ_AAS4LVAAAQAA-QABOEAMQMANOQABQMAAGc"
    "AB6OAAMUAAGMAC0QAA2IAASKAmMEAskEAK0kAAogAASkAACkAASQAAOkACCkAAKkAD6IAACkBDC0ANGEAACIAAKEAACCAB-E"
    "AAMQAAS5-EAAAoAAOEABIgAAEkAAGEAACGAAEgACMgAKqMAANUAADtAANzAA2mAAI_AACgAAEkAAGGAACkABKkAA0IAAMCAA"
    "CGAZcIAPYsAAGEAAOEABMEAAyEACgEAAsEAAwGACUGAAS6f3AAACAACCACkEAB68AAkQAA2QAACgAAGQAAEQAAEQAACGAB6Q"
    "AACgAACQAAIQABSEABGGABaCACUCAAECAACCATYQABOWACAeAAMSADwCAAMWAHCkAAs4AAWQAAEkAAEkAAS64mAAAQAAwMAB"
    "MkAACQAAEkAAGkACYQABaSAAEmACQSAACKAAECA-zEADYjAKYCAArCAA2gAAIEAASvAB6MAAOQAAEnAKeEAARUAAS0AACDAA"
    "zUAAFtAAGkAACaAAETAAGCAAS7rLAAAQAAD_AB6mAAGzAAN3AZdAAA-EAAMEACMEAACgACwEAA-CAIMgAAEgAACEAACUAAGU"
    "AAEUAAEgAACUAACUAAmQABMgAAG2AAMUAAGUADk2BAqEAAFEAAYEAAJCAA6lAAS8kzAAAEACIFAAEgAAPUAAEWBS4IAeP3AC"
    "MEABHmAKIIACCMANcGACMEABMGALAYACKBAADFABQGBEV3AAEQADzXAK9QAAGQABIEAB4UAAUUAAH3Anf3AACkABRYACNJAK"
    "9AAAS_EEAAAUAA73ABSQALiQAAuGACYSAnfgAAMQABJ3ANKgAAKQAPaGAAMCACoCAg_AAHiwAACUAAKcAAGMAAgVAACEABtZ"
    "AAgMAAMGAAYuADWVAG6QAAnTAAEcAAICAAcTAAMmAATAMgAAAEABmCAAGCAAeCAACgAD6CAWUoAGkEAFgIAB9jAAEgAAMIAA"
    "MIAAdVAACEAAcvAAoEAAV_AAJVAALZAAZ7AAH3ACyEABL3AACFBSMsAZCEAAaIADgEAOUEA4BAAb-mAATCODAAAcAAaMAB8I"
    "AnrIAQQEAMEwAAQgAD6gA16SAe8KAB4SAECMAGgYABUoACn7ABOEAAUEACaZBQiWAACWACKPAACZAMOGAM0bAAagABSGAA6E"
    "ABSPAACPAJaIAACIABGbAATElIAAB5AAGIABOGACOPAo8SAO0gAMIsAB2CAAICAAGCAA-MAD8MAy-IAAKLAD6JAnvsABQEBI"
    "wyAMzYAACEABGFABFYABIPAANAAKOgAAuMABMvACANAAUCAKOIAANvAAkYAATG2GAAAGABEMAA-gAAMNA1k8AD-MACkCABuC"
    "AUuEAIcEAB8CAD8IAAyoAA-QBJFAAMgsAAGEABQvAAGGAAfvAACHABmiAAGCAAgCAIrLAAFAAA8gAAWXAAXgAACEAAEkABIH"
    "AATIbOAAAGAAemAACHAAYgAA8KAASCAAGGAATfAYaYACgCABaGAD8MACiCBLWEABEyAACBABu2AAICAA4kABN3AAICAATOAA"
    "CUCQcHAN-EAAcuANaEABJAAKEIAACIADNnAAtnAATKz7AABHAAcnAKCIABAEAC2GAAJnAoDfADgEAbqQABSUAJ8IAAKIABHX"
    "AACQACoSAAKXAAn3AnFEAAoEAdaQAAIwAFyQAlj0ABmWAFWXAHewAAEwABk6AFWgAcYEAAgEAGIIAATM7dAAAGAAb1AAIUAA"
    "GEAAEEAAWEAACEABOoAAV1AACMAASEAAcCABKCAAKIAB53AAoEAAgGBScCAJKgAEEEALiMAC6IABSOAACGAJmIAAoMADmMAA"
    "oOAooIAbOUAb5PAd8GAATO9cAAAYACMYABOGAXkIABIOAEOGAD8KAACOAGQGAAmoAACwBXYKARUCAJnvAAgMABgCACOKAAgE"
    "AdBAAYgkAEOIAAKCAXWQBmgIAC2MAAoJAKCsAAwFADCEAAcIAccEABOCAATSE6AAACBLmEABIFAACDABGgAAoCACYWAAROCb"
    "HfAAYMAAD_AA8YABOOAA8BAJKIACLfAA8IAACIAB9AALQQABOCAAEIAA7nABAGAASCAAD3ALBAAASMAA0gAAIIAAllAAqPAA"
    "TUSJAAAGAApnAoAUAA8zAOcCAB8QAKQIAB2CAAIQAAGSAAKIABIxAA83AAP3AoyVAAKVAAUQACENADIHAAoYAIIyAAECAAIQ"
    "AAUQABQ0AAgCAAUCADIkAAowAW99AF8gBeJvAATWTNAAAIACVvAMIIAALtAByKAAWqAJ6xAAGIACTIAACIAByLAAUIAo0QAA"
    "UIAAIIACGKAOAQAAEKAXsJBcTAADpAAIMCAAIKAAMCAAILACECAACIADuBAHNuABIqAAQIABuoAATYH1AAACAAILADoqAW8C"
    "AAICAF0CAAMCBQMIACmIAADvADmIAACDCM0qAD8qAGCIABH_ACNvABKIAD8KAKDnAAlvAL6wAB_nAAVnAANrAAEgAD4IAY6Q"
    "AD8IAH6QAAWzACUQAATa3LAAASAHyCAAYSAAywAA6QAAoQAYcIAA-IADeiBSIKAADvABGgADUKAD8QAF4oAAMIABCIAAEIAD"
    "JPAKFtACOoAB0rAAoKAYYIAAEIAIYKAACKBOKIABCIADeCADbLCM7rAATeIeAAAKAHPIAAHIACHAAAHKAA2BALUbAAEqAAC4"
    "ACGBAAGqAAdjBvlrABVjADCKCLyoCHuiAACSAKiIABkCAAmGABvTAACSAAeIBQiQAFKDAACCAAz_Ao2aAYiQAOaIAAHAAATi"
    "02AAB2AofkADNgABOoAKEgACUKAAjaAAZAAAMgACLCAIvsACgEAAiwAAWgAAKgAACCABtnAAeCAYoKAOaKACOCACDTAH6IAA"
    "EgACQiAAmIABPkAAMgAANYACDiAAkBAVzCAATkDfAAAKDN8KAACKCQgaAOcyAogbABsIABBCALwqAAT4AAfAAArYABSKAAGQ"
    "AYWEABSqC8zqAQ3GAaiiAAQUA54UAn-gAGNAAOcqANCSAYMsACASAEGSC4sIAcq0AZogATsYAATsqjAAASALwYABqQABCoAY"
    "4QAEKKBh6CAGUBAEmuAGktAA4SACYBAEo8AAOgAANgACNrAADCAD8gAA3AACYgATdAAAGgACSFAAFAAHPAAHIUAAHEAAyiAC"
    "YIAAGGAACEAAgaAATuYeAAAEAAMkAAqVADt5AAkQACIwAA6QAAQQACMqAAGGAACMAAh5AA0EACaEAAOEAAqVASu0ACMQAAEU"
    "AACEAHOBBSlAAOcQAD4BAEj_AAk-AG7AAXGEABGCAAEkAADGABBAAATv0XAABaAACgAAGEAC5CAA9VAAIEAAsVBL23AAECAA"
    "YCACA3ABSCAASgACCTAADCBt8CADTnAOjnALFiADTnAAFnAOUGBEf3ADSQALN3AAV3AAGWAFKGAACQAls2AAC0AOZQAATy9J"
    "AAB3ALPFAAgQAqlgAAN3AOSgAAL2AUIQApyCAKGgAAj2AC6sACUEAAGEAAymAXkIABSKCCwIBhcQAAcIAGgIAkfID1wgADTn"
    "AKvKAACIAAdUAACIACSEBJKCAC2gABGCAAT5ebAAAICBeMAACMADQcALKIACaEAMEIADSMAuAQAI6QB17AAHrAADwiACiEAA"
    "gEADJ_ADeQAjiEAAEEAAoEAAgEACsEAECEAA8gBLlAAADaAAiWACYEAAe0AAbAACSUAAGDAAT9PQAAAGC2AEADOGAC6CAMKC"
    "ACSGBUUCACKSAlD2AdiWADUUACWQA2SmADoQABsCACQyAaqCCIGEAGYMD-OIAc6IADUMBcyEAAOEBawEAD8UB--EABuUCgSm"
    "AcTnAAqOACCCAAUIKdAAAHACAEAAUCAnrUAOqyAOeQC_RAAK2IABUtAKMOAC-IABSMBR4IBsEGAuuKAAicAAEKDrWdAAggAF"
    "hAAI8IADKCAAMiACL3AAICAI2IACIQABADAAMCACKiAAICAnnEAAUOuGAAABCChAAD9AAIKKACMIB_0IACSCABeKACeKCIqI"
    "ABiCAD9NAGkIACYIABogACCTAAMCAD8IAjiQBTyIAC2gAFkICK0IAAEIEi2wAOcQAAUSAAxzAACQAAOzBVDyA6kIAAUYMOAA"
    "AgAAnzAlsCABGoDqE6B0sYAAoYAoCGDaSgAAG2AX4CATgwAA-YAAkIArUCCrsYAACYCOoCAACDADIYADeBAjiRAAEkACuSAA"
    "HAABGCAD8CBNmEACSWAACEABn_AAISAAUhcFAAAQAAqQAAbfCnyIAADuAAGCAOUIAAEsAACCACoiALyIAtgQAaYmAAEEAOa8"
    "ACgWABakAbUCALCCADrAAOcQANAQADGUAoR3ABaEArKOBilrAc6gAAEIAObvB10GAAIKAAUn9oAAAWAMKCAOaCA5sIACcEAA"
    "CEACIoAAD2AquCBhCICB-GABg0AHCuAACYABEFCViUAOaUAOHjAOeoAD6iABeHAmKEBKaSAB4wAvQCBdCsB7hKBcuIEg6QAA"
    "MkFcsCCQjAAAU2O0AAAQAHaKABuCABACAESYAkUKAGx3AAQQBNcYACMKABuCAD3PABcgCHGwAA2CABUCAAI7AHAQEqUSAOaK"
    "Ac8qANomAAt_AAIKAc0OAcPQAtDAAAfAAN-IAAdAAACIApUYAAU8gbAAAIABagAAeIBWsEAOaEBGgKABsYBWeQAAQQAqmgAA"
    "egBWyYBGnAABlAAALAAMv3ABQRAAUIAAKNApnnABkZAAKIBSWBAOboArUQAB-IAAmKABeQAAGYAAMIBQr_ABqBAAVCYvAABa"
    "AAIQCY4iAEKmAKQuANwgAAEmAE4uArQCAKIGAACWANwwAAqmA5sSABO0AAwUAql8AAo8ADmQAAf_BWqMAImKANwsA6WKAGME"
    "ArCcBWxAAH0kAE8iAq-UAAWSABkEAAVIBqAAAIBSOEAEcECLn3AAoMAMIMAAiiANxnAAqiA5sSAB-ECOaKAzuEBUIICO9AAB"
    "lAAIamAEW3AAIIABkBApp3AAIMABiXBUfPCMwyAACIABEsAAjMAAGYAACJACgZABkBAAVQDZAAAZAAnvEqkYBITAAOUQArcQ"
    "AAr7AAUQAAeYBWqECAWICQYQABkIAAINBSMBAAsUCQSsAMKgAOesACUMABykAAUkA1OUABiQAsOcACGJCSEEBS2ECPfAAA9A"
    "AL-hABi8AAVcEvAAAEACEEAoUQAA8MDkUCABwEAA6MAACEACEZABkBAECFEp11AACIArEMAAQMCQWIDw0tAEoEArMEAAIQDi"
    "kEAAm1AAU1AAMwAA8MDXQIAAooAAEmAACnAN-CAAVmAO-IAAVoIwAABEAAJAAANHAAHPAMSwAOYwAdGYAOQQAAGUAOYCAdJ3"
    "AOiqABt_AMr3AAECAByEAAIQApY4AOZgAcawAAwYABW3BW4qADkEA0aiAOagAFoIBfKGAOYIACWIAOuUAACEAAVsTDAAAMAO"
    "QIAAGIAeK4BWqJAriYA5TQBW6IAOgoABCCAuxAAADAAJ8IAAGIAEYIAACbArSpAACpAnwEAavvAA4EABWcAMVvAOXnAAEEAt"
    "AYAriYCB3lBWkIAAJIAIKGAjLIAAVzMbAAAIADQIAACIBSeMAAqEAMrIABUkANOIAN4EAAopABOEAEspCauGBkqIAAFZBjRB"
    "Ae81AAUgBFkyACuWArM0AOmGAq0QAAEaAAMEAAFbAAEkBifAAAhEAEjAAJegAAUkAAV5fuAAAGAEinAmbCAOQQAAkQAEgfAB"
    "zFAlGQABbZAAaQAAGQBYtiAJ2BAAJCAAZ2AAIiABC2AAGQAAvDACGQAAg3ABI2AACEAntTAAMBABygBSUgAOYCAdGKAOQCAA"
    "GCACKEAAV9xhAAAMACMQBUgYBJGgCtDIAO1EBm4EEGCIAACEBSgIAc6IANaCABOIAA-kAAJtCCyECAAICCqgAAWIEE4QAbsE"
    "ABQSACMtBggUAAIEBkXtAEGCApCUCryuAroMAQqYEu0EAAWSz2AAAIAnKcAEKIJctAALwEAAgSACMEE5PkAACMKl84H4zMCT"
    "GWFpaSEejvAW4oA5yQB5VOAANOAOPuAANKEswaEGAoAOYEAdGOAOQEAAGECeC2AG4iA1G6Aau3A7pzAAPAAAWyz6AAAMAMQg"
    "AAqZAAZAAAIiA5sQAAPzBx-UETQCA5oIABWKACMbB92MBl7QAhqgFpBAAOcfA1QUAEgQCLoBAUiCAkPEAPeyAElaAAIgB9jg"
    "AOaQD0NnABHnAOjnANRjABGhAAXBPZAABnBU_3ABGQAE2wAz0EAeD3A4qUAOSgAAL_A6yEAA8gCsUMBbsIEpGgABHvA-1AAI"
    "yIAFqOA0CICP8EAACMABFsANWNA6MQHOmEBWK8A453AAqYABHAAElAAALAAImCAAXPkFAAACAEmCAAKQAz2VABGQAEoQAAMQ"
    "G5uEH6sEAcTmAAqMMJ4-AAgIAFpAAI0KAA-lAEqCHYBuAGIKJAcKCeKILZwgK2gDCOl3uWkKAAeytHf7AOa4BDYSAE04AOjA"
    "AADAAAYjt4AAAQAD4YDYrAEgqEAHgiHx7AH5PyPynAAAJAHy6BAOYBAdGBH5MBHOQB__-A__-A__-Avap7__-A__-A__-A__"
    "-A__-A__-AJvcUAc4EJA0zA5wBCtIBCQSBBR4CAc3AAAeIasAABUBuhQCx6UGPMIAE8JCQSJDilAAc9AACPACP7AAahLACYQ"
    "ADyUCSnQASrNAD6vAFsQCj2QAcgQAB4QCQ_AFGGGARyBABSBACNAABC_AGkgARyBABUXAA6CACTfAAGXAAeZXLAABHBsNAAc"
    "24AADfAFY1ATaBABSVACMbAAmCAAdvAAEQAE7EAUsBACMbABGBAGsQAbSBAc2RA0GSAFulAXICAACQAFuhATWQADIaABGQAH"
    "GgAbCUA54EAXAQAFyVAeq7AAedolAABAAAJAABpAAWYEAEwQAAJFAACQABnQAWWgAACgAExgAYFAAbvGAAKCABGEAEtmAACl"
    "AAIFABoCAVICAAMCABCEAAEgAEt-AADAAXEgAcsCAF_uBSl3AcznAAClAc0gAAegTyAABnAALAAbV3ABZEAALXAADnAFmGAR"
    "oBABSBACH3AAH3AAp3AAb3ABIXAACEAYhHACHXAAvXABkEAFmBAdNnAWuQAACHAGHHAADjAWtgAGKhAVBiAAUwABdQAAJwAG"
    "FhAAeiGWAAA3AAVzAACEABGEAAcVAACEAGFBAUh3AAFCAAqCAADlAAaBAAtHAAdnAACEAi4QAWvDAGKQAxzjAAUzABknAGIQ"
    "AVKzAACUABGQAAcQAF6TAXPAAF_AAa21ACDUAx8QAAekXsAAAQAbYCAADgABiFAACgAD0gAAHVABqCAAbAAUtXAAogAACQAA"
    "cEABGEAD3AACKUAUsgAAqgABiEAamCAAICAAmCAACgAAeEABEBAD0EAADAABwGAVFVAAECAApXABiBAAetjxAAABAc2BFzeQ"
    "Ac2QCs4EAAEEAc7ABz6EAcMgAAqgAcPAAAqEAcPAAAqECPlAAAsMBWuBACVAHmaQA80ECdIEAQFAAAWUAMeEBG4IA5uIAPsM"
    "C-1AAZtAABLAACAEAa5JAAe-znAAACBjqQAaxEARgUCbkMAc2MCQkYAceMAAYgCQSIAqqIBl4ECRbpAc2JACRJAAoEAbEEAB"
    "KJAAl_AAFUAAfqAYkIAApvAADAAAfJAA6EABKgAAlvAALAAADEAAWgAX_NAAfHA0AABMAApfAACcAAeJACrEAAJcAADMCNHI"
    "ADTUAYVgAA8pAAWIAC8QBJKEAJQUAcygABWQAc24AbiEABGQADSEBJGGAJHAAAPUAc2gABIMAbuQABIgADeQBSBdAc2gABIM"
    "AAfLx9AAAgBSD_Ac4gAAEmA5rvAhyaAbtuABEgAADrAZWhACWgABGgAbqFAAPnAAlUAAjAAAVAAYghAApBAA0IABSBAAOvAA"
    "j_AAXqAAP8AAHrAAHAAAL5AOKCAISEAAqEAAxsAAfOdHAAANAAVtAAR_AAC5AAC_AAU_AC98AAr8AXRAABHdAAoEAD0JAcyQ"
    "Ac0QA1qgADAQABHEAAQEAMLCACIBAKFMAAKEAACIAAdvACmQABMQAL0QAAeEAMAOAAoEAPyWAQAEAAfQSTAAAEAPwEAJHdAE"
    "BgAaIQACwgAA8kAYsQADSgAA8UAMSvAQm0AL0cAQGQAAaEAAuEAL5AAAfAALd_AAoUADcwAM6SADLAAIukAAq0AAgEAP2yAD"
    "L0AKAQADoQAb8wAAHAAAfSUwAABQAL8jAAcCAAClACtAAItdAAqIADXAAAHgAM8JAAcCACuBAJWgAcz-AACEADYGAADAAAHA"
    "ANYCACu-AIt_AAngAADdAc2EAgNjAAFjABFQAADjAZg1AAD1ACJAAADCAAfT5OAABCAASEAAUEAAfAAAD1AZiUAATAAB7gAA"
    "VkAATAAAhAAZoEAAJgAAIBAB8EAAJlAAzAAANlAAQEAOSCAKFEAANxAAcBAAf1AAD3AAEFAAEgACFnAAz0AAV0AARAAMYCAA"
    "fUsVAAACAJ11AAFEAAZxAA6EAADEAAFQADegALkCAA0CAPBQABJAAASEAZTEACgQAAzgAAUEAZdEADgEAYKgAAMQAA8gADkE"
    "AOMRAKKUAADhAApEAASEAADEAACQADkQALgEAAfWCDAAAzAPJAAN3AAcuHAAKGAM10ADkEAMWgAAKgAL0wABGgADIEAM2gAQ"
    "bEALmSAA4BALD3AAR3AAV3AAYEAA6UADiEALmSAAuWAAKWAM4EAQAUAL8EAACgAA6EAACkACHAAAfXusAABAABCUAAU0ALmh"
    "AAcCAACkACyBAI5VAAVVAAaQAA0kAAGGAADgAPHXAMbEAAEmAAYgAA6ERiQECWvACsKQAA13Ac3fCHmkAAmQAAE3AHy1AUaQ"
    "AAmQAAF3AHyVBzvXAAfmGfAAAgAIMgAUEgAAl2AAD3AADEAHyQAAaEAAX3ATfYAA5AAIN3AAX3BOWkAHrBAANHAAmVAUCgAA"
    "OgAAKgAACgAHogAA0gAUDAAAP3AAKIAAD3AH13AAX1BWDBAA3AAUMgAAfolYAAAgEoMIDJ6IAeaQCGYQAAQYAIAIAP8UAO_y"
    "BUuIACYCAw2gAAWEAIBAAGAEAsJIAamIAH6IACiCDeuFAb7IAH5AAA_AAAJAAH4CAT7UAA9IAADIAAJIE0_QAb14AXKEAAf0"
    "8tAAAEBkCUAUUgAAMYAIWgBzcIBPegAbykCu8EAAVAAbiMAAWEAAqEAASEAAWEAIEUASitAAUMAAWMABYEAACEAFgJAApEAB"
    "BoAAHoABEUAS3dAACMABmEAFpAABnIAADIAAf6JRAAAXAAMTAcqQAAMQAMvAAc4EAUaNABvUAGwEAPBWAFNtAACMABHAAAoE"
    "AFhIAnqQAGoBAAMXADnZAdgYABwkA5rAAIMUAk_AAKXbAIYQAUekAAiMAB2kAGAJAVKBAm0FAAf9ejAAAIAKTbAIYIAAudAH"
    "8BABlkATYdABlAAvHbAADbAJCQAy6EAAUEAH1PAAQEAUJGAAoEAH3AAAMkAcxAAUWEAAoEAAQFAGcEABNEAADAAH2CALCMAA"
    "UEAB6EAGGkAAUEAAf_qJAAAEAAIEAApoAAkFAACEAAMUASgEAAN9AAH9AACFAHPAAA-CAAVAAAD_AAWIAAboAdb0AAMQAOoX"
    "AMiEAc2gAAS3AUIgAAMFABawAHKGABSQAGgkAHuFAEiEAAUFABZ2AAgBAjAAAEAAVAAADvAHkEABYEAM6EAjuCAdEgABcgAU"
    "rAAASEAjKQABqtAGPxAB4QAKXbAAR7AIGQAAcQAAOQAHqYAAUBAHggAjPkAAFAAGyEAAUkAHk5AASEAB0EAFuFAEpbAAgDCp"
    "AAAgAAERAAFkAT_AAAEgAehGAADHAAoEAH3AAAMEATGwABHFAANAAAKEAATAAbOlAAGgAIaEABEFATT1AACgAAGFABAlAAck"
    "AGuEAARgABCEAACmAH2CAK5QAAGEAAeFAAgEVNAAB1AADAAAFAABAnAA0EAF6EAAVAAAD3AAxgAG0CAAkCAWtAANxAAFCgAH"
    "5XACOQASuBAACQAACkAB4QAGkUAACQABoEASugAAEFABDhAHakAVgGAIgQAAjQASwQAACQAAgFw4AAAQAGIQAAIQAc4kAMgQ"
    "AB6EAGD3ABqVAGKwAAoBALvTAAJTAANVAIb3AH13AMqEAAfUAH9kAPsFSKrAAHRAAVoEAHRNCICECtEQAc2EAD8cCIqEAckE"
    "AAQEAACEADmEAAgUKOAAA0Bvb4ABsiACiEAElEAQiEADk4AAegABOEAXoEAD_AAAF3ADv1AAPEA12CAcSIAAmiAAHlADcEAA"
    "gEAEPXAQmEAAGEAD0gAAOgA5pnAc4iAAHlAIKECIQEAEmIADSMAAgYdFAAAIADSMFR4IAUUIB9KQAc4wBzaCEEOvAcUEAAiI"
    "Af-YAAiEAAGEAcwECgGQENCIDS2SAc3SAU2gAcGJAAQgAAgiAAMEAYAEADoEAAUMAAzAAALGADz8AUAEAE8QACWEAAgmNfAA"
    "AEAhsUALqTAAKTBBeQAAOQAA1sAAPQAAGQAAHAAcfEAAMQAACEAAGQAAGEAHYgBroWAAeQAooEAc5gCEUEAAWkADmEAAKEAA"
    "LAAEASAACSAUkEAACEAAVAAD7AADhAAAgqFUAABAAACCAUmEAAEEAAGgAAKgAC4CAAGgAAvvAAVAADTAAAIBAACBAAgEAT-g"
    "AAuUAAPGAC4gAAIgAAsEAACEAAUgADSkAAIBAACFAAggAP2EAE2EAAGQAC0JAANEAACEAAgquTAAAEAEKgAVIUAAWQAC2QAB"
    "EQAECEAUmCAAUgACvAAAHCAFIUAUqSADGCAACQAAIQAETvAAICAACEAAikAQeEAEDlAAKQAAGkAAIEAHUkAAICAACEALyCAJ"
    "dcADFAAA4EAAgr4fAAAEAACGAAyCAHMBAD80AJaCAHiQAACkAAEQAAuGAHMBAD9PAJWEAHiUAVaSAHkUAAyQACeUAEuBAD8C"
    "AMewAc8kAZsEAACGAAV2ADBzAA7kADjAAAfAAUoEAAUgADBUAAgtbxAABmADsBAAEFAAeEAQAEAAEEAD-lAAoUADGCAAEkAA"
    "NQAAqgAAQgADSGAAIBAACBAAEFAAeEAQAEAAeEADklAAoEAHqBAAGgAVGSADJCAANEAESWAAq0ALWSANUUAAU0AAguXTAAAk"
    "AAqQALWSAJSEADVEAEOGAAEkAVVCAC-VAA_QADoGAA0GAHD3AEKHAMSQAEmGAH33AQbwRGwkAc2MAdBAAaqtACOEAFrAAVBV"
    "ACOEAFrHBQagA52EAagIACYMCMMgAAg7W0AAAQABuQACMEBW9AAYw3AEIUAAdXADXVAUwgAAMQAEmkADUgBS2CAYsgABkgAA"
    "6gACLXADTVAAJVACMCAUagAGSgAxxmABwCAAEIAbEgAB0gAGLVACMHAvlnABwCBZAgAAhAG7AAAJACrIABoIAbQYCq8IACMU"
    "BziUAc4MBxGQACUQCNmgCQ-sAcp9ACCEAAeEAD9sAWd9ACgECNttAAUIABuMAAkMBUAYAAOQAfUEA5KYCRTQAGESAACSAWxA"
    "AGGCAUcgAAhKfUAAAgAcYJAAUEAANAAcN9AAhAAAEQAAIYAB6MAD9sAXBAACQQAGGQAUgQAcqkAAGKAAHwAAGgAcSJAAVBAA"
    "IoAAEQAAEqAH-BAU4QAX0DAEjaAAggAcYaAAQQAAMgADgQAAhM90AAAIA6IEAAPAACNAAAFSABrMABwBACsSAUUEAAMgACOG"
    "AACwADbAACWBAAWEASoEABYgAAUkAAEEAAIgAAFAACMGAAFwABECAAEkAAkgAB0EACH_AAGBAACBAAWEASoEAAhOGBAABBAA"
    "VAAAEEAAMQACQQADggACGgAAIBAU1OACSGABJAACUCAAEQACuQAPMBAHeGADggACQSAAeQAPMBADUsABWgAAVhAAGQAAGgAA"
    "GgACQkADgCACHvAAICAUxFACYCAAhPC5AAAUACKQAACCAAETAAeSAACCAHYBAD8EAD2BAEqQAGWQAxygACCnACaGABOEAAlA"
    "ABrgAAgEAAJAABwBAAUEASSgAByhACsGABmEAAMgABsBAAKUAAUEAAIkABsBAAEBAAhP99AAAGASmgABXwAAGBAADAAANAAA"
    "GEAAMzACQQADgQAAGVACACAAGBAACBAAEBAXEGAByQABtRAAKQAAUEAAIQABmCAACCAAICAPmBAEwwAGWgACCiAACEAACQQl"
    "ogA4wIAAhZYzAAAEAarBACPFCr2IABGQCMYgBaoQAY73ABJ3ADJXADjVAWOQA5ugACzoAY_AABIgACzAAD9VAx73ABH3AAsg"
    "ACGgCPuQAckJAAVAAd0YByd4AbvAB1qwECspAc4IAAMIAAhka_AAB9AAJAACIIAD9sBRcpAc4IDLlSAGGSAVogAJiSAQUpAB"
    "-gAAygAASIAJigASNAAc9fAKoQASIgAALPABCgAbtgAAGgAAygA4weA7HgABHSAACQADnAAEogATggAADAAAhpZzAABeADqh"
    "ABUgAT5AABnwAAJAAAI8ACOQADrAABSgAA2OACcgATiQABGSADrQABUxADeQAZarAzt3ABH2AByEACL2AAGkAEOgASPgAGKx"
    "ABOBADSiOxYLAaiIB1ugCQSgAAh1I2AAATAYxzAEIQA1nzAC0gABUgCNwIAAfAAcaYBzaIEER5AchABW9pCQigCQZhAjGrh4"
    "VIK0iSCQSIDkVALTxcCDIEBU8BBnoCAZqCADNAAAGQAYUCABSaACCEABRACpoYAAigtLAAAQACGUAAGUAaqcAADfACELAACL"
    "AAHLABAZAAGdBGsNAtBQAraEAIqQAFQQAO-EBIogAOsFAmDAATABAOwEAc3AAAGEALffAc4gACgCAA4gAq0EAc-EALcHAAEF"
    "AcgFAAilVeAAAFAc4FA80EAc2EAni7AAE_AC1SAAdAAAmCAL4EACiEAISDAAqIABmDAAF_AAE_ACMEAAmEAAhAAMaEACiEAI"
    "8CABvTACETABwJAL4EA8MBAnNyAAQvAcmiAADGAAMjAAioJgAABvAC1AAAEUAM6BACoBAJ4CAAnGAADDACIrAAFrAAqrAMQB"
    "AAqBAQCQANYVAscQAZlwADSCAeAQAN-EAN3AAPbAAKqEAC00APaBAKogAACgACqwAAKQAqKEAPeSAAGCAAiqp1AAAQAAmEAA"
    "ZQAOaCAAD2AAqEAJ-CACvAAAHAAACgAAqEAAJgALffAAogACgCAACSAAqGAZtAAMcCAACKADZ6AADAAAHAAMUFADGBAACBAA"
    "qGAJTMA682ACaCAaYCAADTAAisO6AABjAADAAaNAAALgAChCAAHAAZhiAAQ3AAWgAAPAAAJ2ACMnAAOiAACgAZgHAANzAAD3"
    "AAsCAACCACKEAADnAAPnABJAALiEAMcXAAECAAYCAA7zAADGABgTACCgAMcgAAitV3AAAQAAD3ACcQABHnAACDAZRAAChSAB"
    "HjAZCjAC0zABHgAYLyAAMQAARnAAswACf2ABGDAACgAYUSAArGAAT3AADnAB5AAASjAADiABaQAZPzACnAABAQAMeHAAFAAP"
    "WTAAiu0dAAAHAAFFAAGFAPWyABCQAMWkAAGlAL4CAREgAM70ACM3AAQCABEQAMYQAAGBABuxAKR3AAQEADIQABEEAMUFAB4S"
    "AbEQAMCCAACQAA6CAACgACHQAAFAABCEAAUCAMdFAAiwMAAAACAACEAAqCAJMTAAb3AA6CAADgAPlgAAYlRvKCE7WQCsygAA"
    "mQAAEUAcyYAAEUCP2oAAUgAciIAATAAACEAADAAc5ABW4kAcKgAAUgAAYgAACqAcfAAAYIAACEAPDAAAjA0CAAAEAN0gHM_o"
    "DKKYAeWYAAEQBxwgAesoAGeIBOmIDpLvAb7KAA9vAICEAcvUAALUFQyECQSgAAMYDnCgCQ8oAeAIAAVUAAUCAbPrAAWCAAWE"
    "AAVrAAGIAAMCAAFAAASCAAjRoTAABAAGcCABEEATAGAAV_AACcAAU_AArUAAdLAATWAADGAAVGAGcMAAfUAAnUATWMAA_ABC"
    "uQAAIQBMlvABGQAblMAADMABDQAAFQAAoQAlSEAHcCAK2CASAEALgcAc2YAAjUdOAAAgAc2CAACGAc2EAK62AKzAASEgAAiM"
    "AB2mAQMUAcUCANZAAAFQAc4QANyXAr-CAaT_AACmA8QCAACCAcKCAApAAADAAPqCAAP0AM9AAP5AALEgABGEAAJvAAIEAAgC"
    "AAjXt_AABAAAQYAHoGAS6HAAEEAAD_AAO_AA3UAADUAAPAAAKCAAfGAANWAGcEABFUAGeEABqCAK2OAAUEAPuEAAWEAOzAAc"
    "3gAP5AAnuwAAIwAIiEAVzQAGyEAWKEAQCEALJ_AAjZzNAAAUAUAgAAUUAIk0AWSWAOaQABGgAM7yAGwCAAUUAJMQAKm2AAMI"
    "AAE_AIi6AASEAACgABqQAAJQAGGQABUQALKgAQaQAN3AAAFCAAYaAAGGAGUCAASCAACEAByGAGGkAAjbOaAAASAACWAAeCAK"
    "WfAQxgApmWABFzAACCAAKEAAfAAbJEABHCAAMGAAKCAASCAP4CALKEAASjABMCAbGkAAIgAAYgAAGiABAiAAKEAATmAIAgAS"
    "2CAAeEAADEAACQAB4jAAjcusAAAmAAkCAH9AAMfUAB7WAACQAc3AAGoQAUaUAcUwAAggAeAEAAOEAAkQAGoUAH0EAAEUAL2Q"
    "AAsWAH2QAAgGAAJGAHxHAAJHAMiEAH2QAAogAH4gAOaCAF-yAAoUAI8QAAjesTAAA2AAV3AAeEAH2QAADXYMmQAc2QAD6ICM"
    "mwADokAY8wAAQQAAD3ADmOAACIBzmIAY6kAAIgADoQAZRABWwkADiCAQMCAJEgAAGgAACIAPECAhkCAc4CAJEkAT0CCh9AAA"
    "jzbXAAAoAMOcARcEADyUBykgAd8yCploDm6FAgKEAAiKAAGKAD9AAY0IGToIBWqMAc4MB8m2AAKwAcsEAAKUAtaEAAUEAcKK"
    "AAPAAAQEAAUEADoEAAUEADCKAAnAAEEQAASEAAj-e-AAAKAACKADVAAA4CAAbAAISgAcyWAAKQAdBAAT1mAJEEBZ8EAZkEAG"
    "_rAmdAAPqsAVYgATxaABDkAAKgACocAFVkAUykAdEEAT6EAIwZAC0gA3CEAD2GAAKEAY3EAPzEAAkClOAAAEAHqEAQaiAAfA"
    "AAMlADcEAAsEAACEAHqEAQYSAAsBADIgAANAAAD_AAaCAIEkAAeEAkNAAMfNAQaQAMoEAIcEARDpAL2EAc6EAEKWADoEAIgQ"
    "AIEUAEiEAEL0ADbrAAkEgfAAAUAJLAAgEEAD8wAEmEAAIEAEIQAACEAMJ7AA6ZADMHA58EAAtAAcKEAAuEAYKCAAECAD-EAA"
    "CEAIQEAH4EAIeiAAOgAAFCAAbhADkkAACEAIQEAH4kAJkUADIUAAuCAAkGehAAAEAHtVAM0EABAQAHYEAHtAAIyiAECEAQEw"
    "AVMEAEFEAT-QS2aGADgCAc4WFUuEABiEEDuyAA6gAO6CANQgAPoIAqLgAAErAc4GAPeCAfOEAK-mAR6ECdiIABuMHKWQAAke"
    "TIAAAvAnAQHk8SAACSAF-wAAIwAWvAAc4CAAI2AY3GAD6CAAICAYuQAEKgAF-EAW0UAc0SAGIQAACQAAGQAACQAUWQACQCAY"
    "uCAAIkAAEQAAEUAECUAstEAapPACRMAaowAAklvkAAAGAAP0ABuCAa8EAAMgABp_ACADAAUCAACCAP7SAI2EABUEAAEkAAam"
    "AAKCABuiAAGDAACDAAUCAACCAFwEAKKCAHEEAByEADwDAADUAGGEAUUEACYcAOAQACIQAKYUAAkm4dAAAQAAYQAB8gAAEEAA"
    "USAAESAGGQAJm2AJCCADqiAAIEAZIEADsMAAkUADc0ACMEADsEACACAERNAAPsBCkHABdEAAZnAc33AADnAB7mAZKEABcEAA"
    "CQACQgAGKEAH5AAAkotGAAB3AACQAOIQAB_3AAD3Q1ssA52PAbwCABIGACjHCqbMCOkgAegIAAMIBU33ACFXAcgQBIeIAEaC"
    "AYQgAAOCAEaCAb0CABB3AIG3AACgAAqgAPugADYgABB2AACICZeIAAk4BCAAAGAALIAc4YCPQIABCWBzj_CevWCMQgARfSAA"
    "JAABCEAKQICh2QATKIB-kQAC0CAaCgAC0CAIaCAADyAH5SAHyqAA4gABJAACyCAAGCAIWCAH4CAIlAAAGQAAzQAAWQAAk_76"
    "AAAQAHKgARtfAMWCAACSAkwQAIg_AAGgABKEACmDAtbsBDeCABcgAJ0CAFYwACXdAJ6CAAmEAA4FABKDAAMCAIcCAFWgACYg"
    "AAMSAH4sAAhyAAJAAACHAAFwAACQABIQAAlB9HAABQAACQABCiAAEDAACDAATSAZ-DABeQABGIAIkDAAICAFWQACYIBBsgAB"
    "-CAAsCAA4EAAMEAAGCAAvVAAGDAAMCANwwACZVPesIAAeCEXdWAc4gAc6gAc4yAH_3AU2QAAlODGAAB3AACgAAeCCYvIAdLY"
    "AAEIF22iAddAAKQgBLwiCQijAcdwAAxQAAMQAhCQAPjfBCdjAAeCAECgAMsEACbdL46qAc2LAACIAc3ABzaYA5yCAc5yATNS"
    "Ac6gB9KCAbuIAAlfRGAAAIEDVAfbIIAc51BzoFAGyLAV2IAHCMA51AAc4oAcyLAAHoCfObCQCBABIBAbvEAAEBABGBCr8QAc"
    "-QAAsTA6eQBViIAdIQBcigAWogAAMgAUqIAIDIAAMYAAUzBbuJAAl6skAAAgAWqgAAOCAAUBDeOEAlGJCtDAAAuIAT5IAIUN"
    "AAEJA6iwBy-IAdakBV4gAHKVBWoNAc2gAACgAV-IAj0FAc0IAHoFAx4BCem7Ab0IABDAAAEEAAmvAADAAFgBAApCAAmEWjAA"
    "AEAAX_ATBaAA-QAAIQAAnPAFiLAAoCAA7IAAyDAAXfCHwQAbbIAADoABCCAAFrAAWpAAOCAACQAFiSAAoKABwBAAZrAdKUAG"
    "McAzgUAHaFAc2uAc2EAACNAVrAAc4QAAmHvDAAAQAAegAF01AWsQAAYQAHeCAACFANWEAIFUAAQMAUoEAAJgAH4EAFyBAJCH"
    "AOAkAAEkAHcFAAkgAFkBABQHAOEEAF0FB1QEAoGgAJ2nAS-iAAD7ABHAAAYEAGwCAACCAAmKcTAAAEAACDAAODAGOEABqEAL"
    "LAABGQAAmLAFiCAAoCAAWCAACCABYDAADBAAX_AFwEAAWEBO46AUXwAAJpABfwAGx_AAMCABgRAUOpAAMCAADgAGuCAADvAB"
    "bRBB-kAHCBAAmMdlAAASAJeUAHCBAMK6AISQABGgAM6QAGx_AAUBABUQAAWEAAJAAGGVABU0ALKEAIOiAAUwABUQAAfQAGGV"
    "ABWlAHCQAMogABCQAASQAAIQAGcVABCFAM1AAAFAAACQAGx_AAmNl4AAAEAACgABSaAACQAAKEAAUuAGGgABSCAACCAAeEAF"
    "2HAAqBAAMHA-ACAACCAAEwABKCAbnCAACgAACgABPiAI5AASmiAAJAABXiAGx3ACFzASShAAJzAAYiABGgAAL3AAmO5CAABm"
    "AGkiAAMCAAbjABHnAAkgASxCAADCAB6CAF6CAACCAAmEAAyDAADBATkQAACQAACQAB3CAHzAAAfAASv1AJsBAAfDAS2gABMQ"
    "AGqgAAGgACGiASvgAAJAAAzjAANjAAmQEeAAACAAoQAViyAAOQAHN1ABGBAAEBAAeQAGNBAAEEABGXAGaDAGUwAG4BAAGCAA"
    "OFABoQAGJFAAIFABGlAGaDAAqBAEaQAIIBAAGQAAOgAH4gAMikABGQAAySAF-wAAUBAAmQ-jAAAQAACRABEQAAfQAHa0AACH"
    "S02EAZrAADNGAZtBB2QYAZCEClOQAc2QCtEwAAQQAAD1CQIgAAIgAP2gANDABWwgAXqEAFOoAXqMAVFkAH4MAVAoAH4IAc4I"
    "BnmIAZCIAAmjAgAAAIAcGOAAKKAAoKDJOWCHwoAIwIAEQICMDxBzkxAG4gAV5sAAIaBWmgDCWKAHjrAEOIAVDUADoIAAoIAD"
    "n7AU6EAD4GAAEICP4MAAoQADy-AAeQFdeIBCGCBkXAAc1gAAmweaAAAEAAJrAALAAAKjAcKMAAPUAADUAAPAAAUrADCMAAnU"
    "ADLuAAyLAAVCADUCAQuMAAfAAATrAADLAGeDAAUCAA_UAAOGAdCQAcsQBOcQAsvAApWaAtSaAVfAAY8QAgmQAAmzwrAAAQAN"
    "AQAH6QAP46AAKCA-rAAHyHAAKEAANKAUvrAHzjAADrAAGIAAPgAHqIAIJAAMwDAAFjAAUgADSqAMeDAEEkAHwmAA-DAACrAA"
    "VCADSCAYQCAACaAAzEAADEAdAFAAm1utAAAQAsqEAL4iABOQADSiAYQyAl0QAMIEAEIQAMogAIMDAhmQADKSAAMkADx7AAMg"
    "AAyUAAUKAHkQAACCAIQWA95AAACiAACyAD-wAEiDAADjAAFAAACiAAPCAT_UAEAUAAm4NEAAACAAljAAGDAAVAADdzAMTjAE"
    "zkAHGCAAVDAAnjAAEDAARmAAEmADOgAAPjAMSjAD-gAHyiAAYgAEegAQf0AA5SADJ0AE-EAc4QADcQAQgEAg4QAD8gABAQAG"
    "4QAApSAAm5rzAAACSvSEAZCEFvaQCR0gDFaFAKlgASUgAKkgAJ9AAGIqAUwEACEnAGICACMFC4iIAYgEAD8EGxOCBYSEDjoQ"
    "ABd4AEaMAYfICQMIAnbAEVCwAAIwAefEAfUEAS5AAKAEAAnVsyAABAAENAABIYAAYEACcFAACgCMiEABsQASESAKv0AJyKAL"
    "mkAB0EAc-FAV0EBGQEAAHEAAIEAcqEAQaEAKkEAB8EAAMEAD6mARUiAFiEABakAnOUANQgAEMgA1sCAAMEAAnZylAAAEACIQ"
    "ACMFAFhUAIcEA-tgABmCAAYEABYgACaEAB2EAAEEAW3CAEIEABiEAAYEAEOEAMIEAjYCAEIEACGQAJuQR5aHAEOGASqEAGAE"
    "AEOCCouEAEbAF6mIAfRXAHUEAAnqeDAABAADyEAAKKAEQMAUsEAD8CABGECLQEAD8WDJEEDkIEACyEABKIC3YSCAuCAFvQAX"
    "IgAFuiAAEGAFhAARmsAAGGAFUkAAXCAACGABALAAGgAEaOARtUAFqCABAEAADQAAnynzAAAQAKKEALygABMSAFywAKIwA4mB"
    "ABKSBMemABLAAU2iAA8GAAMgAAD8AFwGABIIAEauAuMGAP-SAACSBG70ACqUABuEACg2AB60PoOMAG0IAEaDCMeUAc4KAycU"
    "Ac40AAn_erAAACAyggAW-gAzFVAI2BCzyIAD8LB0MCEDIIDlkQAACwABiQAXKsAEMgABkwAFquAEmgA5wCBFgEAH--AHsQAB"
    "UCM0NIBd-wAc4QAmP1AA8BAICSADP0AHWBAJWgAI-SAAoQd4AAAQAAYQAAmCAAUQAACQHOAyKOICAVYoAHgDAVWQBBQQBCvx"
    "AA9BAIISiJftAc2MB7cJA14EAD8FAY8EAD8IC6uCA-WCAc2iBOCUAD1EAAuCADrrAQqCAECfAD3PAAEGAAows8AABLA6KaBv"
    "ECCLTIAE4IBdkgAV4gAAIgAAMSB-gIAE-IDWtbA-WCBq6MAISLFAwDBCIFBLeGAc2CBKSCAMYFAQECAAeCAASCAGgBAAUaAA"
    "-XAAP6AEEEAc2BBOsQAc4QAAo-A4AAABAlBAAQ-2A1iQALmVAVeEAL6FAACBAQ-gAL4VAtqEAH4FAEPEADyBAAKIBKnmAw47"
    "AY4CAD-iADz_AA-2ADorAYQCAACGAAyXAADBADy_AAiEAcZAAIhAAUYwAIgUAApCASAAACAD4gAEgCARKCAESwAC0wAEoyAV"
    "YQAHlSAApDADoVAEQCAAGBAMuwADOBAEWgAApfADolAERSAD8BAhmCAEKUAC8SAAMCAAyQAAUMADWfAAoQAC0VAA1FAEQQAA"
    "EVAApDQ_AAABBByCAACCAEtAAHejAAFAAALAAAfAAQACAEvjAERSADNBAAGiAAKTAAeCAAKCAQcCADOyAAOgAAs3AC-gABSi"
    "ADOiAAOjAAeCAAKGAT5AADj3AVUCAEEwAArQAAVDAApEvoAAAgAAqBAAViADMCAAEmAACCAAKCAAeBAALjAHuVAMNQAAqQAA"
    "UzAC_RAA_iADQyAADiAAKCAAeBAALjAwzgAAnAAAYQAC8CAACBAAmBAAYQADQSAACSAALHAAf2AAKSAApFfLAABAAET3ADeB"
    "StGIAEVAAW6IAF-KAc4KCQOGAc4SCfeCEbQ-Ac4EBrWKAEQEAD8ECd2IACCIACKbABmLAXHuACDuACLrABmCAQ-CAFoMAAEE"
    "CxwMCQSSBu-QE9kCAAUCAApc4tAAAIAAUCACKLAB8UCrOIE9yCAYeCAEpAAWuCAGKiAQsCAGCgAGH-AYLUAElrAALuA1WQAC"
    "SEACKQAWuQAagQAtSQAS2QA5sQACMSAH4UAACEADyQAAIEBGKCAAGCAAICAApkIBAABAABtAAWmCAEnrAAGCABmgAKICAIIE"
    "AC5CABgCAAMgABugACMkAAfrAAGGA5PUAAcEABsfAGMQAQEQAEgiAAgQABomAvkEADkgAEgSAAcCABsSABpSAEkkAAEwBCgC"
    "AApmTGAAACACICAD4CAAEGAECEAAEGAAJzAATjAADjABs2ASuCADmhAAWCAAMEAB2BAAUCAB5zAATjAADjAAFiAAFyABkjAK"
    "ICAlIQAAiBADaQAAiEAD4QAACGAAICACBDSCaGAApwUMAAAGJMGFC5IIAA8EABIIACKOACQEAXXmAFiECOCGDy2UC52IFBNA"
    "AatEACOUABECAVkuABKEAC2EAACEACOEBQWWA8qGACOQADWBBVaGACJ_ATUEAEPEADSGACEiA3WMAAqAiqAABSACCEBLWCAI"
    "4WACaiPsQIACFAJWgCAFsGAAeED2yEEZcEBNwCACQQAAmwATqCAGaSAAeuAAqSABGEAAouA5IEAGyEBOGCABwQAAowADImPc"
    "_KBWmCAACCCDMaAAeEAAqdagAAACGSGQLAc6A0wCAAgCAEOCAAKCAAICAD8IKjqCgKeCA8MNAc4oAJwJAwANAB4BB-4gA5yE"
    "AH6QAafbACaQA8GBBpFjABs7AGVBACIJCOczAAEQBWcgAASQA5gEARuNAArCoLAAAMA5wIAHYICdwgA5zQAIAFCQgUBoGBB-"
    "yQARpNAAKIBHKhAc_AAc4UASkgAc5AAANvBB0QACCBAaqBAAIQAAEEA5mBAKMBAQYBACUBAAKQAxyEAH6EAKEVBlcQAGGUAA"
    "rMRrAAAQAC02ADegAAaEABygAAahAACVA3L-AAlqABpgAIUVAO4QADggAAiQAADKACABAxVAAF2QAAD-AAEBAAPAAASQABoQ"
    "AAEBAAZzADUCAElAAAEBAHVfA81wACHAACWWAArOHdAAByAADAAD2QAAFXAAI3AAUhASTgACJiACXnABvGAAFSAB3hACEgAA"
    "IRAAUBAAJzAvDQAAD0ABwwAAWQAANDACKQABQgAAfAAAEiABs2AAKQAAdSABmgAADHAAIBAAdUAArO3pAAAER9oBAc5BJF9M"
    "CdmIAiyIAA-MADQIAapeBzgQED4WASGIH11KAc3AABLqABABAAHAAVpEAGLKABFkA3iQAb2QACMFAwuxAR-wBIl_AD9AAADA"
    "ABB-ABKBABDbAVv_AArn13AAAgAAFqABCgAALqAA-BAADDAAEgAzkEADqSAAOFAAEFAAGeAA8QAA4SABUIBLV0AB6EACRzAB"
    "yEAB4CAAGBAANiABCyAA5TAAERAADzAAKBAACBABCQirmEAVmEAFxEAAr6juAAAECM0EACdEACsgACMWQ7IBCAgICOMIEC0g"
    "AASwADmBKiMBAc4BA1EQACZXACUBBMSIAc4EA5uQBWqEGwuBBAIYAEWBBMOIgkyPC-eEAc4EBfHsBzgYCoqMASGNB6WIAAsr"
    "CPAAAoBfKQAUU4BCKQAc4YA5wIBVlAABHAAauUABE5AALLAA89AAIEAADAATb_AA5AAEEEADdoAAyBAAGgAAEpAAIEA2hIAC"
    "CJABGYAYoQABJIACN_AA8IAAIBAAD5A1OBAAsvXJAABAAAGQACCJAA8IAAGQAAFPBTVfACO1ABG1AAIEAUf_ADqEABUgABIV"
    "ABRrAA50AACgAACBAAIEA1AgAAZ6AA8QAANQADHZBKPzAB7yACR0ABwCAACCADNXAA5XAAH1AAsxawAAAEXZvMAc2YAgP7AA"
    "hIARBrAIF-ADVrAAggA16UEgwIA9FrAAiICPwQBSNAABTAACGbABG7AAHrAADAAYOgAAvqAApqACH7AAJ2AA_7AAHrA2eFAA"
    "CdACEJABGYAAGFAAtDdiAAAEBOF_AD9qAAkgAAoIAAJqACGRABEMAADRAAHrR_YMA3wEAF-ECMcQAAWQEDkEADSEAAQEOYeM"
    "JM8BBMQMfgjtB2yYAAEQEcCIABXgCTsIAD0QBVk9ABG9AZEEAACQAAtyJjAAB5AA_9AAGEA15YAApcADKYBQp4ACsMADOER_"
    "kYAdlIADTpAVB9ADV8ABSoAC-cAAVhBTWUCtQIADTpCL1oAADAAAnoAADMACH5ABH5AAFpAAD8NfeMADSE__-AE9vAAAuqi7"
    "AAAUAOqUAOPWCs8EKZeRAXS7ACZfADNAAAGVAXNbABIdABSMCSOrAYWJACWIAACMACGUAAGUCRrQAAkGCQWGAbqEABGEA5bA"
    "A6SgE5e7AAE_ACM7AAiwAAjAAAnvAOaHAAu5K7AAAQAAqYABAYAAmDAAF_AAE_ACJAAAEUAAgEAPiHAqaEAc2QA2fiAD6QAY"
    "8CAACUAANrAADvAC1AAAEUAA0WAOuGAqSQAAIEAdBAAcogAAEQAAMSAZYYADSgAAokA5NAAAu8JuAABeAb20AAKGAPSGANSQ"
    "APmGAnfgACuQAAHQAACQAA_SAADcAYbdAAoEACvAAAHAANWGACImAmxBAAICADSTAADAAAHAABAEBwGXAADXAcrAAALgACnA"
    "AZgCAAQ3AAWgAAu_DrAABAAAGgAAD3ACcgANgFAMAEAANzAAD3AAr3AAD3AACEACGkAAVjABJEAMZnAACEABwHAAsHAq1nAA"
    "DhAZRXADnhAZCnAC0QABCgAYaQAARnAAWgAAUgAACQACN0ABZhAAvA49AAAQAMfGAB1AAOmQAMdGAAGCAM-mAP2mAAEgABwG"
    "AoD0ACM3ABDSAATQAMYQAB2GAOqQAMeCABwmAnECAACxAA6QAACgACHAAAFAABHAAAQBAADEAMYCAB0CSKQJAACUAAvL4uAA"
    "BMAP_ABhaYAtOQEtQQAc2QCQOgAc1EAACEAADABzwEAcegAAYEED4IAmeSAGwIH2WIED6IDpKEAb7BAA8EAICSAc5WClGQCr"
    "sEBzogAc2QBzcgDpVrAbO8ABkgAccFAAvjyzAABUAAPAAAHrAbPNAAWBAAqBAATvAAFAAAMEAAHrAAHAAZuFAAztAAV9AACM"
    "AAU_ABVcAAFVAADFAHOSBPSQA5wEAbSvABnABCGEASTdAdgcABsQBfBAASP_Ac2kAAiMAAvoFTAAAEAIAkASLdA8KEBWwQAH"
    "yQAUbEAAdrAANAAACgAHyCAVDAAcCEAAJvAAIEAAcEAAFrAAJtAAPAAACYAGBCABoEAACEAS5tAAEEAAD_AAO_AA5UAAUEAA"
    "t8AADVAAGBAAvqYqAAAEAACQAJgFApiQAISQAVDgA3mgACCQAAQFAGEQAAUEAyvAAIfAAUmUAISUAc4wAxWEAAkEAAEQAGJ8"
    "AAU0ABWEASd_AAQUACagAGIEAAUEABWgAAdQAHcgAoMgABNAAAvtfaAABAAAfkAAGUAAHkAGGEAACgAASEAACkABlkAAPFBN"
    "pEAACEAApAAADAAAKEAADDAa7EABGEAAMEAAKBAAPgAAFEAAEBAAIEAADgAa0EAASEABMEAASgAAHAAAMgAAEgAAvurzAAAG"
    "AS0gAAIgAAX3AACgAAGkABAkAAdlAAN1AAFAAAHhAADgAF8iAAmCAACUABEkAGykArGQAAMEAACQAcrwAANgAayEAAQUAAGQ"
    "A6uEAAIEAAuEAGkUABGEAGuEABKEAAvwahAAAQABMgAHLFAAIEAH5HABGgApgUAAsVAF-0AAoUAI-ETGeEAsyEEsoQAc2QAD"
    "79CMmwAckwAAQQAAD3ADn1BzpXAZCgAD0gAAOoBvmkADjAAAGHAAIGAATAElXSFRcoAAwH4QAAAIABWCBSpoDm6EALxGAUaE"
    "AAiBAAGBAD9SAD6GCg0IB3cQAc2gBvmkAD2YEBCEAgzAAYuNAAQEAAEEAD2BAYV5AAyEADoBAAKBAAKUAHQGA6YQAAKQAw0W"
    "Ac4YAA6GAAwStaAAAQABCgA-AgATxZABDkACyQAAEQAFRkAx3ABaWBAAKUADwQAVHAADKEAAsBAACBAIPAAQoEADQCAACEAA"
    "shAACgAAEBAACBAHoGAAiSAQXAAAMkAAEnAADEAASEAC8gAAwVMbAAAEAAoBAAEBAAClAAClAAKEACxgABBAADuGAAigAxgU"
    "AAHAAb5MAAIWAACUAAwUAAGUAIKUAQZQAAL0ADSCAADQAACWAA0lAHoEAAkgAxkVAACgAD6UAYEQAAKEAAsQAAwWz0AAA0Ax"
    "_QADGQAACUAAs0AADdAC8wAAMgAEaUBKfAAAvEAAGEAACEADuBAACBAAWwAX5gAAuEAAEEAAGEAC-UAAPhAAkBAAWUAX6gAA"
    "EgAAbAAAFkAAYEAC6CAAOEAADBAAwYW0AAAhAAKBAACBAD6CAxLQAEEUAAkQAAEQAASWAHcUAAeQAQ0EADAUAAOWAACEAA-C"
    "AHYEAAeQAs8QAAeEAARAAAJUADKEAAnVTWMEADhdAc4cFUuEABiEB1YQAc2QBxg4AAwoHzAAAgAA8EAAGgACXXBSkgAAEoEF"
    "-IABuMLrPvAcoEAKGCHlOBAY6QAEFAAYugAAEEABohACeFAYWMAAeEAADEABkFACeBBWmUAc4EDiwEAAP0ABiEAANBACQBAY"
    "sEAAFmAAw4XMAAAUAAEgABNAAAYEACEEAAWEAAGBAD2GACMSAQ6EABuEAACEAAGwAAFAABICAAEkAAUhAAEEAACBAAKBABv_"
    "AAHAAACEAAWEAAGFAD2GAB02AAYSAvqQABLCAAeUAB7eAAw5EWAAAQAAeEAYoQABUQACYgAAEEAACQAESECGYEAB6EAAMEAA"
    "F0ABNEAAUFAACwACEWAAUEAYwGAAOgABOEAASEAAEBAB-UAAESAAUEAD9GR7MkA52MAbwJABIEACjHCqbUAAxGyQAAAgBYcE"
    "AbH1ACFXAAXwABBVFYGIAA9IEEQwIHyQCQFSAC0BAY6gABIwAAFCAC2BAY4gABJwAACgAC2BA1vfAMYQAUOCAFZEADSwCEBY"
    "ABGBAACSAAEwABXAAAUBARRDAAxUGKAAAgAAqEAAGwABEBAAESAACQABqBAFCCR7QIAAfAAECICMIQGw5AGUEgAAewAELADi"
    "-SAcYgAAiSAD_vOYYoADzDAZEIAADgADygBvAQAApwAD3QBSygDN-IEACgkPUCAAyIJCAAADQ5OULuu7AAnAAaH7ABIIABDA"
    "AAEEAAnvAADACsbQAAYUBA4MA7YQBWJAAAFAAAbaAAFAAca-Ac4KAAUwAxuEAHoYAAGQAAXAAACCAAGIAUjgAAOEAF6CACPg"
    "Cs0EAAyciMAAA_AJ2QAS-hAAD_ABHAAAUkAAEEAGwQABcUAAOQAH4CApiQBU6SAAJvABf0AAcQAIA0AAMQAxNAAALAAcwQAA"
    "IQAISQAUewAAIwAISQAxW_AAGgAACkAAcCAHiCAAECAAyfUXAAAiAANaAAEUASyFABcQAADQAAGQAACUAG8QABHyAAOQAADA"
    "AH4QB-4gAAD3ABOwAADgAblTABTBAAD3AbcgABbjAAEBAAp3AaeCAAJ3AAX3AACkABGgAAKgAACgAAdgAAyhSeAABnAHoWAG"
    "yDApYQABSQAApnAADXAGkQAVqQAHNQAUOgAAUwABCQAAKQAHMiAyZzAAOQAAkQAGlAAAEEAH1SABKCAMjwAAHwAAHwAHEBAA"
    "JHABHAAGyCUBUEAsyCEsoQAAyv6iAAAQCtEEAAQYAACUCQIIAAIgBzogEldUFVYoAEYQI-DvAgzUGsigEE5AAADAAc1AAciE"
    "AAIBAAREAAFrAcK_AAPUAADUAAPdAAVvADCMAAnUAAVQBSdgAcoUApaQA1QEAAzE7xAAAEAH-EALMMAAoEAEAoAYQoAAeCAm"
    "AEADkIAAEEAAQEAAEUAEKEALyEAD02ABKkAEIQAD20CIXAAD0EAY9_AAHaAH6BAVIgAb0gABCGAADBACwmABAgAD6EBOqEAI"
    "CQAAzIeKAAACAE0EAAOQA5aEAAIEAEEEAHqEAL0UAEeHAAykADWQAA0kAD8kAPiOB4PAAAkEAAOCAAGQAADDAciEAALnAAFB"
    "AAHAAcmEAARjAAF3ADwEA1-QAHEEAM-EAD8EAECUAAzLb-AAAQAAagADk0AAoEaFCQCR0gBziEAMVeJNOIIQyEAASQDd7AAc"
    "4IAEo4DriyAXNEAekvAbDAABuQAAIFAAKEAECnBNhAAEi4AEoSAPySAD8SADHQABbYAMkCAH4CA9cgAAzpaIAAASAMdrCI0B"
    "AELAAYWIAAYGAAEBAEGHAD8HATGhAAIkABKYAAYlAAEFAACBADuEAAYnAD8GAxuCAEGCADgcAMaCAD8CCTXzAAUEABS1AACx"
    "AASBAAEBT2gcGwACRheIAA0ER4AAA2ABwFAc4BBM6CAD8CAApfCTyEAAmyAEAySbbPPeyIDd6QlchrABoKkp2iAc2gB3gCA1"
    "5hAD8CDfeYCtDAAAvJGzigFnqIA58kAc2ICAYkAQABC9MgAEaSFO1ABN2kAA1PutAAAQAH_AAU4IAH8FAAFlANHpAPuVBOsK"
    "AH-EAACBAcyBAqHkADeIAAE6AAQSAAEQD66gAEygAD8QALnvAydAAALAAcmSAAIXAALLATmgAA6QAAVUAIErAHoVAlmCAAIC"
    "AA1U2XAAAwAAuQAD8QAEMQAAEQAAKCAHMgCZDCAADAAAjAAELAAPjAAIpCAAljAEKDAAVzAPOCAJPjAAVjAC2iA2BxAA5CAD"
    "0kAACQAAVjAC7xAE93AALjAHOQUDwEAOlAAMrXAA1hmeAABACsyEC2WQFVWEADoED8UIANKdBWiEK0fNACOGICbiADeEAcwE"
    "AZZUADfUBMHAATCUAH2EAB-EAACVBWoFAFsFCVSEAAGEAAIFAcqEAIiEBWoEAAIECg91AAVCABS3AA14tQAAAEAAEEAQASTZ"
    "CEEIqICQfABzgEJeQQGxOUEg8UCXQ2SgqEACEEFQMQAAkELR4WCYAmSXywUT2Qys2GL8okGjIWCgXAATCQAH-VAB4VBKyRAC"
    "EQAH4EAB6BC2KQAT0_AA3fH6AAAkAB7mAEZSAAJBACETAAIBCikRAAWUABwQAB2iAAFGAAIyAAUWANqCAACCACC3TJ6GANEI"
    "AP0WCtIMJbYcAA-EACCKKlMEABMED17AAbwEABIEBWoEAN-VCeEHABCEAA4DO3AAACFO8QNt8Smp2Cng6IAUxoAIGIAUyQB7"
    "iQDKQQF_jAAUmIAISgBzgBGxGIBGKwCtg0AQPAAMmUAADlAQQBBGZfAIQ-AALrAH2VCY-wABKSAC40APCvABG_AAIBlKsUAA"
    "5VHFAAAEAAs0APsFQxS0BWoEURWEprUUE9xAAc4VAPGCBHikEgukCr-0AAkYAAo8AAGUAPGBAA7AUgTAAc4EED41__-A__-A"
    "B8EEAPGUcn87AAnAAIZQClI2CP2GAAoGAIAUAA7kXXAAAgAIREFR6ECQVAAdCGBWcQAAE_AAkBAITADADSAcw2ABfABXMBAI"
    "RAAc5hBNnwAIgUAAiQAGNGABKGAAeGAF8HUWtEAszBQDQSO0qILSNpA5YEAAJvAAREAAEJCP8UAA8N19AAAUBzugBayQCs-Q"
    "AEIQAU7JAAJgAHyHAU1kAAQgAAEgBeYEAVAgBWUEAEMECpXjAAGBAADDAHygAU7AAAFAAADhAAFAAHIHAA-RBOiQ4hfAAU2E"
    "AD4SAEKIBzeQD70UAA80d1AAAEACVAATMEABOdAAYEAEKSAD6gAADHcTEEQSeSGPwEABx6AAGSAGsgAAHA__-A__-AYcZAG5"
    "nAAc4jD23QAAlxAc5jlAHAUun7AeeEAFykF3bF__-A__-A__-ACKcQABA0ENAAAIAH5K__-A__-A__-A__-A__-A__-A__-A"
    "__-ASFaE__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-AABT0"
    "D8AAAXABMXAbWMAN8QAAEQAeqQAXiQBAS3AAC3AGQwAvOgAGUQAnTWAIlXAx83AAC3AD23AD8gAtt3AD6EADp3AAUIAAWEBF"
    "0EAVPEAIRXAEWEAP5EAAZIAAqEAC_AAGlAABT4RfAAAgAEAEAACCAT4oAV4QAEOjAD8gAZooAf0mAUOgABl1Af0KAKMEAKDK"
    "ABl9AT8QADKIABbXAQ8EAAMbACZbABeRAAJXAGkBAcmqAEKEAUYIAwaIAArKAdJnAX0gAAqgABT7ZzAABjAAjnAVggABLnAI"
    "vvAAjAAM_AABvAAArAAEpkABMjAAiIAAHAAAhAAU7vABKgAJQCANBCABkhAAKCAAWKAAKBAAKCAFACAA5AAAkIAAgoAWUIAS"
    "dLACZLABnLABLLABT8nPAABLAE2BABNHAasIApSIAAEIAQOIAl-YBteCC_l7A1n5BqOoAVeoAPc4AmZ9APGoAAHIAAOQAPCI"
    "ABx5AVb_APGIAAUIAmTfAADfAIwIAAMIAATAAF5IABxAAMadAB0ZABUC4pAAAZABCZAACZAJ4OAMkKACarALMIAOsIACKbAB"
    "WBAVQKAC8OAdSIAT7sABeoAAvIANjgAAMgAA-oAACIAQugAJaCAKt_APugAANAAA4IBC6JAAILABs5AAs5ABeBAExAABUFCi"
    "AABIADICAA03AJ8ZAACdAJeIAAIbABKIAA9IAECIABwMAMpLABqBAAuBAGOIABCYAAfOACqCAAzXAADXAAlfBgmBAJEiAL4K"
    "ALcIAAeJAbZMAAgMAdOoAX4IANtvAEIEABUHUkAABAABTLAFZoAAaIABXoALirACapAASpABIrAErAABJIAEcvAJ1vAJ0rAC"
    "RIAAfIADAIAAkIACKOALhLACaBAAUBAFwIABKoAAhOAApIACCCAA1nAAfnAJJCAAtPALWLABUILTAAADAAeLAC1LAYiOAAoO"
    "ADhPB_23A1j3AACCA1lCHpYQAU4RAAGRAACRAoCIABgIAmV_AHSYAl1gAIgIAAD_AHIwAAIQAd71AH2gAANIAIa6ABPAAF6R"
    "Al8KANCzACwBABUQL9AABAAGSEAAIIAH6CAGg7AACzAEsCAEWEAADEAEkVAACVAAEVADIYAAFVABGIAL5TABsBABEVAACBAO"
    "cCAFZRAAEQAADRABFRADYYBTKoAIaIAAKCAFaCAGuBAJWIAPtqABUR3HAAAJAASgAUzAAY-KAHegAAHpAAZAAArAALRgAIyI"
    "AQyIAIUCAHcgAAaQAAqQAFcoACKJADp3AIsrAAGIAAWzAC9wAAYIABCCAIw1AAC1AAm1ACqIAIQEAEvzAC4BAAb1ABUTIDAA"
    "AIAFbNAFM3AAmgAAGOACGDAGgBAADxAAdzAC6gAAagAE8EAF6IACQIAIOCAHkIAACBAAbfATYQABNbADXABTSoAHqIAAsCAM"
    "QBAfNAAALAABTAANGCAH_IAg4IAAImABUVOGAABgAFwIAFHnAAVnAIkjAAKrAAEIAAQjAAKjAIZkAE6lAAUlAEioAEyIAJQg"
    "AAflAAqIAFZpAAWEAEwnAAXnAAVnAAEKAArAAHlhAAVjAAIBAAWgAALjAC3iAAfqAFEEABUV6VAAAIAAUIAJkCAAICAHqBAA"
    "fvAMMIAAUKAAMCAHZhAAVjAg2MA1iMBpIMAtYIAIKMAtdAA10IAKLAGjygCX2IALyIAY2IAAEIA2igAYmCAK4IAAMgALsIAG"
    "OgAAEgAASgABUetLAABWAEObADogAEQQAHEIAANVAiQkAEOgADqIAEIIAEogAlEEAEOMADsCAAoCANUgAPEIADUIAI-IAEcI"
    "AEOIAAW_AHcIAHa9ARgIADUIAMoYAFXfAG0bAACbAAkIAHddABUgqiAAAIAAIbAACbAAlIACTYAtegAGOgAAWkAYyCAACqAD"
    "aoAG8IAACIAAKgALkIAAIIAARAAFoIAQaCAEaIAH4IAGpAAAkIAAHAALLAAA2gAFugAc6IAAekAGiMALIiAA2gABUiUJAAAg"
    "AAwCADRAAAQIAAfgACwEAM8uAEaIAAu_AHGIAAUIAAeBAFsMAAMCAAoIAAM9ANlAAD5AAAWIAAf5ABzIAAyIAR7_ADAIADyQ"
    "AAqIAAUIAGKMAAMgAAoIAAN9AOdAABUjLaAAAQADOgAtOgAFvLAA3kAitAAAgIAL3AAAJAAGfAAbEIAAEIAAEIAIEIALGCAA"
    "6gACcCAEACAACgATOIABavAAIvAB4oAPPAAO0IAAHIAAOIAAmgATSIABbvACAMAAwCABUlFRAAArAGkMAA1oAANtAGCIALGg"
    "AAOIACtoAZWlAA4BAD8cAZwEAW6RAA8uAAUEADocAPQMAAKFAI-EACoHAW-EAS4CAJIEACoHAurIAiKgAY2QAAkrAV4EAAek"
    "AfMgAWmEABUoAZAAAkABUQAATAADWGAALAANm4AKABACprAWSEABQgAAWBADSGAAOEAwoEABGEAD8DA1wQARIBAyIgADeZAy"
    "IgAC28AAoIAFegACogAWUkAFuwBMsQAA8BAX-EBPGZAzMBABUsapAAAcACoEApIQAC2QAA6dAGHYAeskAj0-AEm8AJwwAas1"
    "AAIQAMcOAEoQAJuTAasJAACQARMYAFYbAACbAEUTAWybAACbAD4IAeoCAQ0gACLZAGaGAYyQADcmAAegAAKCABUvRVAAACAA"
    "bfADjAAF6IACoIAAGmAKaWACOCACZAACBAAHygADlAAAfAAY7AAO6sACAoAH2wAD_bAQIgAGm9ACMkAJ-wAAYiAAWEAB4gAB"
    "8IAIQIACAIADgCAAm9AWSgAAUNABUwrRAAAEACOQAEP_ABuYAFi7ABafABUIABqBAAWIAACgAEF9AOdAAD47AD9xAesCANOg"
    "AAJ-AGcIAFmCAAbZAKgGAEHAAJztADfAAAegAM3AAAGCADVAAANAAADAAXUKACGLABUyEJAAAPABEbAD8GAAfzAMIgAACgAA"
    "GCAAmgABmCABuBADKoADqEAACBAAqGABRAABYCAGnoAFC_AB0sACGoAGWgABEgAAcoADgkAMkgAAEgAHIgADUIAAIJAIakAC"
    "UoABsEABUy0pAAB_AIUjAAuIAAoIACGIAACBADUEAAKCAAdAAAL9AUSQACN7AAKBACg7ApTAAFzJAD1AAAHAACjJAAHJAYCr"
    "AACrAD8mANFPAAHPAAKCADhPAC6IADaBAAFBAAMIACYDABU0CpAAAoAD8gAE0oAFSIABFPABFLAAFPAADPAQYgAACgAB4CAI"
    "wgAAGgAAOJAAqOANUCAA1vAAHvABwsAC-MACmrABqgACcgAAQCADmkAXArAAFvABGgABerAAGrAcIgABwwABU1NjAAAoABmm"
    "ABAuAWckAAemACOFAD99ABuEAAClAUKBAAW0ABSEAYGEAAClACAEAD99ABvsAACFALABAAIFAHtoABtoAAgEAYXAAAlAACAE"
    "AD99ABwFAS1oAZ8EABSEAHrGABU225AAAIAhouABGgABw0AWmFACoPAa8gAAdEAVogAAs7ABGgAANvABBrABotAVYQABgEAD"
    "8MAAIQAAdmABKgAACEAVIQABShAXNgAAwBAAOIABWEAAHAACGGAAJtABoMAAtAABU4ZnAAAEAukBABeEACJAACaCABKEAUsU"
    "AZiEAD0OADiUAAeBBq6UAOeBAHsUACoQAV8FAFeUABaQAKkgADegAAcQAGIQABkQAYkgA2YkAAyQAAaIADoQABaEAACQAU4B"
    "AbttABU7uTAAAQAD2QAs-WAI0QA0IQAN_-ABwQACKIAFxAACaQAblQABKQAACUAMyQABqQAGQQAELQAV4QADqQA1mQAP69AJ"
    "0QAK4mAEYwAAXEAIqwACCQAEoQAASQAACEAAmQAL-gABU-XUAAAEAIOUABmVAPQCAAWEAEGIAEiBAGsGAA6GAL-IAEIIAEGZ"
    "ABoQAb5_AAICAAECAAckABhUAN-gABqEAAGgAE1gADHbAA2CABl_AADkAANZAVwgAA5AAA9AAANAABdAABU_f3AAAGAAaEAA"
    "xAAA9AABJAAApAAMNAABjAAAFAAALAAKOEAM8UABOXAGWUABjAAA0QAA8fAAMCABegAAj7AC4dAAyZAMCgABkBAE_7ADIEAY"
    "UgADaEAAQkADMgAAakAAIEABVAdVAAAIAIelABaQAAIgAG4QABAQAHgEAHF_AAq4ABOQAACRABjRAAU7ACwEABwEAAKgAAuy"
    "AAIEAL6IAB6FAGoBABYYAAC7ACo7AZNAAAOCACFAAPhAAFDAAEHZABUEAAMQABVBflAABkAATGAJmgAA-_AALAAACCABoCAB"
    "KCAA9fAACCABGFAAgBAALCAAKBAJxfACRfAAECABeEAAOEAADfAACEAEz7ABwCAACBABUGAPKGAAHdABMDAGSEAAsEAAmBAB"
    "IgABVB_0AAAgAAKgAE4EAAgBAAUBAACEAJUgAACgAEKgAFF5AByBAAfeAA2xAMH_ADKkAHcgABmgAACBABiBAAQgAAEQAByk"
    "AC4gAAulAAGgAJsgAKr5AAIBABYQAACQABI7ABgQABVC3ZAABtALzuAD-EACGIACtpABZJAAFJABmEAA7AAAFJAOVtAHkEAB"
    "QBAACBABCEABBAAALAAFYBAAVhAJrPACGgABwEAADEAASgAEzrABiBAAEBAQmGAAJNAHkEABSBAAIrABVDrEAAAEAFiBAJog"
    "ACdAABwlAACoAGcrAA5OABwrAYikADyQARSnAgcgAUigAAmgAAEgAAeEAEngABymAB_mAWomABGFAD8UABwFAOsgAAqgAAgE"
    "AIWEAVbAABOgAAHAABAEABVFV-AAB3AA3AADEUACpAAOJAAArAACPgABHgACxAAXoFABkEAACEABAWAA4EAFtGAOIDAAqDAC"
    "NgAD4mAXUEAB4EAB7EAE3WAzuEAagnAAEjAAmlAWSkAAUQAD0iAAZAAAckABVHLvAAAQAG8FACRnAADjAACBAAUBAAVFAWOg"
    "AAUgAD0yAATnAACgAAIgAAcEAP4QAAqQAFX3ABlHAB0gABIgAUXxAA4gABImAAVzAEBAAAHAAvVQAA2kABCHAAEkAAQBAAEk"
    "ABVIR_AAAEAA0CACFAAAcCAADAAAnAAAvlABCUAU4QAY63AAUBAA0EAAUEAAuEAAwmAACnACFAABGkAvjXAAUBAB2XAE6BAz"
    "yQARqwAEPAAEoQAACQAAqQAVUCAAdjAASQAAgQABVJ-4AAAQAAcQAPcBAA7XAAoDAADWAI3QAAqQAUnAAAuEAAdkAAagAAuw"
    "ADlAAAIQAQ4gAAqgAfWgAAQmAAhmAAs0ADMyAAMgApk0AGckAA0RABHBAAWEACwUAAIQABEQAQUQABVLkEAAAWAGaTAACEAA"
    "eQAACQABwHA5CRAOJ2AA8XACYQACBRACPRACaQACcQAADkAVqQAAiQAAaQAAnAAA3AADpAAOegABwQAAqQAJrAAWmQAA4SAC"
    "uSAOb3AAD3ABBgAFrTABVNFaAABwACaUACkjAAbAAOW0AHUxABWQADUgAOOwAACgAAEgABAgABuQAAqwAF7xAAqRAPKEACOm"
    "AFMzAA4wAAWQAAmwATMwAACEAHqzABvxAAqQAbNAAAICACZAAO8QAAxAABVOUwAABRABHRAAHAAA7RAAHAAETRAAgEAAHAAA"
    "FRAVaUAAoRAAJAAAOEAAIUAAiCAAG3AAIQAACCAAoCADmEAA41ALtXABHXACsEAAqFAENzACaQAC_AAOYQAFWUABQUAAoRAB"
    "VO-NAAAgAA6CAAEgAAIgAACCAFGUAMlVAADVABEgAB0EAAr1AGmEARWEAD8zABigAAogAACxABKzAA2zAAQzAFckAMSwABIg"
    "AFkzABwBAA-RAAqwAACzAB-zAAqzAYqCACZ3ABVP2SAAACAND2ABH2AA5AAA4EABigAADBAB_RABHRAALxAADRAA0QAAJxAE"
    "QQAAoCAMf1ACUEAAECAGmEAApiAACBAAIjAAUEAArAAAJAAAqCAEyBALXXAAECAA4gABGgAAqEABVQZeAABFAACBAAoEAACB"
    "ADPzASVVACUEAAEGAD83ABKQAAWBAAsBAAeEAAoTAACBAACQABEEAAyCAEyBAJ4gACbAABCQAB0wAAqgAACBADEzAFYQAqvF"
    "AACFACagAB_BAD7AABVRSYAABAAArkARSEAAECAFZkAArhABPjABIgAAziAEyBAMRnABGgAAsEABGEAAqEAF4iAACjAasTAp"
    "SSAAECAQOFAl-aA_yxAVsEAf2QAVsEAYYQAA_fAVUQAcWCA1gCADmQABVUz1AAAwAS_3ADoEAx_3AXCCAD8IAAYCAAKUAaPA"
    "AADAAbu_ABiCAxqCACCqAAUiAB4gAkLmAPyEAB5AAAcEAMekAJZ3AG5AAGsEAP4EAJIMAFqEAP-QAUaCACYCAIoEAAMEABVX"
    "xmAAAUAD8EAJZXAADXAEWEACDXAAEQAXsEAAEMACWgALMEAB63APqXAUmEAEkkAMT3AAWkAPsgAUvkAEkEAMKlAAJ3AAhkAV"
    "OCAOGgABEEAEOEALVgABEBAAJ3AAfAAjX_ABVZ2cAABOAAEEAGUFAAyPAO73AfYEAALfAAEZABEGAA8EAAGEAD8EABGPAL4Q"
    "AC_XBc3nAAChABIIAAdAAOGHAY2kAIKEAAeEAD_nABkEAAgEAh-iARGlAAfnAAhAAIrAAN_AABVcRuAAAgAAqCAFMIAHAEAB"
    "EEAAQEAAIkAAGkADeEAACEAAWkAAGEAAUBAADEAINnAAkEAC4EADlnAHiEAXLvAACpAC2EAAeEAACEAC-EAAlnAADnAADnAA"
    "dnAAWgAINnADdnABVc9cAABnAg8EAEtHAAbPA0eIDgwIBRiIAaiEBM8CAAiCCxAdBbUCAMuEAeAfAaKOAACEAkYCA9dIAAMk"
    "AIOEAO6MAEIIASQCAAMCAA6CAGwgAAMEAXKEAmEIABKMAAsMADSEABVlNkAABAACiEAUiEAJeCAACCAEkIADSEABGRAHuEAA"
    "uEADsQACiEAAmEBj-EAA8kAAIkAFakAIcIAAn9AUwCAAuCABuCAGcIAX-NAdoIAAUgA1SgABHsAGGkACKEAAWNAL8kABVnzF"
    "AAAkAASkAPGBAMQIAADIABTIADyBAGEEABHAABEIADCIAAEgAAoMACGFAAmEAF5_AAafAAREAccEAAEEACMEAAsIANWEAC2M"
    "BcCMAAWIAHYEAPPtAACtArAEAAaMAKMNABVqH3AAAgAK8gAKiIAISIARUCAE6IABqEADMlAGGkABcEAAOEADcIAAuMAA0EAC"
    "SEAFikAAMkAAfIAWsCAGIEAAUMAB8IANoEAAgMAvCvAACvAWWIAAakA1IIAAeEBOaIAxUCABVtFIAAAIAaQIAAU0AW0CBUjA"
    "GPOCB0uEAauQAUMUADUIAIaEAAEEAACEBcOCAH6IAWmkAC4EAyoIAC-IAX8kA4_gAI6IAC61ACogAAYgAIaEAAM9AB2EAEQE"
    "AKuBAACBABjDABV1BwAAAEAAGzAAEIABmEAAeIACzAADCIAFgEAAYIAC8UACnAAAb3AIaEAAKIAGGEAMWMAIgIAACEALEEAD"
    "AEAEDXBV6CAACCADaEAEWEAIEkAGeIAGIIAcwIAAWIAahAAZWKABV3IzAAAEAAeIAFwEAFmEAfoBACWoAEaCABazAAsIAACI"
    "ABAkAAUFAAeIACgoABQMAB-EAFoEAAHIAB2EAACIAASMAAygACkoAAMgAAKIAASoAAoIAGEIABagAAQIAB0EAASIABV3z2AA"
    "AGAAChAA6OAKYBAFGCACxAABsEAAUCANyIAAYIADdXAO7GAAeIBWfAAGkIAhqIAAIIAZdoAcMqAEMgAC2EAFaEAAUEAo2KAA"
    "CCAHsEAEigAAOEACXIAOwIAEAlAU8IABV6g0AAApAACpAyOIAL2EAOaIADWMAj1EARyMB_uIBV-cBOcIAZKIEqgIEf2QAN2I"
    "AUgQATSMAG0YBZCgAAiEAr2GAJykAAMkANh8AA2gAAGEAB2GAQyCACOKAIabAcDRAA_AABWE95AAAgAJioAhiCACOEAAW_AI"
    "D7AACJAA8wAIhYAASEAACEAAOEABsIAAKEADkIAAMIAEs7AAMIADqIAAGEADE4ABa4ABzAAPB7ADqIAEiJAH5AAHsIALt4AB"
    "b4Ae8gAD8EABWGsNAABAAOlAAg97AFmOACMOAM2mAD8EAAEEAU67AAK7AC2gAEY7AAwJABnIAGTAABkIAAiEAKIsAAK7AAUg"
    "AAGEAZB7AC0IAEb7AAwJAK4EAAOMAAEIAOWEABr4ABh4AByoABWIUJAABAAJ6EA2KEAAGEANgsBLrrAAHrADAIAACIAENrAU"
    "ysAtEvABMsAAkEAAcgAMOkAWyQAAeTAP4sAAWIABagAAWEAAKEAL8EAAkgAACoABuEAKACAA4CAKiiAKaMAAIEABWK6AAABE"
    "ACOIABwEAMAEAAqIAACIABuEAACEAJ-CAA4CAcVAAOcEAACEAVgCANIEARWEABoEAI2CAPAyAbWwAJ6QACoBAA4EAZuIABwE"
    "AAW0AMsQAMOBAA4HAKnAAPWMABwEABWNH-AABAAAOgAAC9AAIQABmEAKcFAAMBAAsGAJ0CACwEAAIkANcQAN7AACSEAAdAAX"
    "fAAbaUAAqUAAeUABMEAAaEAIkUACoGAKOfACEPAclcABkEBy4PAXggAUGgAYWtAOugABWQPyAAAPAACjAZgMAdkYAYDvARQQ"
    "BNKEAAEEACYgA1acABxAAJCQADqQANYgAoPYAAgcAXyUAuYCAJEQANT8AASQAIWQAFIQAAMQATiCAFCFAPGIAACQAN8QAamC"
    "AAcEAOPAABWUb8AAAEAQ-kAAEkAIrAADcEAB6EAADAALigAHKCAFyiAACCAAZ7AOSGAAegAGR_AACkACaoADcEAAgEABLgAA"
    "HgAAhgAAfgAADgAARgAPW7ACOgAAIIADyIABq7AAI7AAEgABWVSiAAACAAaBAH5AAHSgAFyEAAEEAAC7AOpAABSIAFQCABAQ"
    "ACB7AEQCAAqCAA4QAAWIAB2EAAdKAACBAMkgAAOIAPz4ABB4AmgEAt6sAACEAAEGACCEAANfAD8EAACgABskABWWqiAAAkAA"
    "CEAGOEAAPdAAEGAADfACAJAACJAFWmAACEAAbkARACABSJAAIoAC6CAAmNACKCAACCAFCBAACIABvAAADAAAUgACQgAACgAE"
    "CIAAeIABwgAD0BAB39AACkAACEABWXIlAAAgAAGmAB-tAAEpAAEoADYMABsYAAEYAAGYAAeZAAeYAACYAAEYAAOZAPT7AAH7"
    "AEeCABmBABz7AAiBAMsEAAGMAAugAHcEAAYEAdwvAACvACMCAHOEAFwEAAEEABoEABWYCaAABMAVcNAACPACMCAGwgAASEAA"
    "DvACHAAARPADugAAEgABeEAGogAACMAALNAAFNAAHPACAJAACpAFOgABGgAQcCAFCqAI9AACaHAEsuAHdAAHnIAAFIABDIAA"
    "DIAXwCABWZEeAAATAL2tAA6EANgFAC0QAAg8AjekAAWEAAykAAMkAAyEAAWgAAdsAL9NACqEAAr8AU8SACMDABECAACDALew"
    "AAWlAAkEABwEALuEAAMgAAMgAACgAAjAABMEAAwkAAqgABWaNXAAACAA4CAJ0gABOCACMDABGDAKcEAPTAABEIAAXAAA4EAA"
    "CEAA1AAkYEAOGEAAqEAAaMAAYIAA4EAA2EAADEAAoEAADAAYITAZoEABFNAAbNABxEAAoEAADEA06UAAKgABWcATAAAQALKV"
    "ABIEABwEAOkkAAgUAAL_AGcQACoBANwCAASUABQEALYEAAwQAALtABmQALvRAAOQAA6gABuEAArdAALNAJEBAMHAAOfAAPS0"
    "AALAAAHAABCEAVD_ABACAASSABWdPHAAAPAB3GAAFAAAIUAAsCAAVEAARAAZU0AAY0AAwUAAQEAACIAAqEAAWEAAeEAAQEAA"
    "tAATpXABSSAAUFAAkHABQGAAECABKTAAQTAZSUAAaUAAUUAAaQAASsAADdABc5ABWd5yAAAEAACBAAoEAACxAYMQAczAAAqB"
    "AV2QAMygAScUAHE3AOq2AC0CAACCAAUQAMSQAJsUAD-0ADKEAASEAGaBAOqEADbAAZt0AAzQACJAAUcBAA8yAAMuAAIFADLA"
    "AV0QABWf-6AAAgACEEAUFhAAYhAA6SAADqAANAAAIHAB0RAAC7AA-CAACCAAJrAAMQAAHvAACWAAEgAVlvAACSAEuQAAPMAB"
    "igAA4QAVCBAAUFADRvAaoJABwQAAqQAWGCABRBAACCABWhFMAAAUADyEAAKEACEQABlAAADAAVwQAOqEAAxCABUBAPJcAG_A"
    "AEqUAAMEAA_AAMYgAAnAAKmQAA4iACmQAMUQAIUIAACIAAI0AEuUAAQQAA2cACAQAGawAAEgAEhgAKYQABWiQuAAAQAAEgAA"
    "KQAAuCAAICACOQAAGQAAEQAAESAAEQAGIgAGGQAIYwAAE0AA8QANazAAEgAAkEAJCCAFSgAAWUABeCABGCAAmEAAGQAGMMAF"
    "AQABIQANCQABMQAYl7AAICABWjHeAAB7AIlEAGkaAAKEAOFAAApAAU8CAAo_AAKGAAuCAAsCAAoCAHb3AAIEAA-GAFCEAIUs"
    "AAGMAADdAA-EAACGADw8ABEEABw8AAX9AAOEAAHAAAXAAGYCAD5AAFoCADKCABWj7vAAACAAiEAACEAAEgAA4CAACCACUgAA"
    "CgAAKEAACgAGJeABGGAAIgAE8EAHBdAACkABMIAACIAACMAAGgAAEgAA8EAAEGAAGgADkkAAHcABAEAAEEAAiYAAEYAAoYAA"
    "CYABWkLxAAAZAASYAAWYAAOEAACQAAEQAAWQAFq5AAGgAAoCAD4bADd7AGGiAA9TAAMgABKBACQgALMgABAEAJkGAHIEAXhB"
    "AFaBACMEAD6EAACEASZ8AK7AAKACAAr_AAJgADCEABWlPoAAAxABSgAA1EABN_ABFAAACEAALfAC2gAJEEAAJdAAFfABGsAA"
    "GsAADdAA9AAACBAACBADwEABEkABwgAAkEAAGgAAYgAKQ7AKqhAAIgAAwCACSEAAQEAC4BAB8fACaEABWlu2AAAEAJ-9AAEB"
    "AFdYAAtYAAdYAAZYAAMEAAHYAAZYATogAAChAI1AAIGEAAkEAPArALwrAKqgAAIlAGJhABUgAAqgABTvABGEAACIAMEEAAHN"
    "AAHPACKtAFeoAAuoABHoABWm9cAAA1ASk0ACM0AAC0AAe0AUgCALaBAAaBAAEBAAUEAC1lABIEAOMQACSQAAX0AAKQAGwCAZ"
    "JgAAfgAAWFADykABSkAAfmALvlAC2EAAr0AACgAUCCAfAgACkkAUIiAAkTABWojDAAASADSCAHolAAelABMEACaEANokAAYk"
    "AAIEAApAAATEAAqEABEEAACEAAoEAUCTABOCAK7lAAfnABQEAP8EAAaEAAvEAAVEABxEAAoEAGwCAAMCBERTAAtTAAeGAJwQ"
    "ABWp78AAAQAACEAAeEAMUgAB-UAAUgAAggAGwXANgCAAMCACYgAASCAIzQAAfQAAOEAD8EABjEAAeEAACEAOQmAArVAmshAM"
    "bgAB_AAANAAArAAADAAUICAAMCAAOgAAcyAA8CABWrFVAAAgAakgAAegACGgAAcEAAOgATF3AAt3AAcCAALSAACyAANBAAdS"
    "AAQnAAqCAAcCAAKEAACSAAiCAAnhAAMBAZs0AAM0AAsEAAQUAAMEAADFABigAAMEAACEAAyBAGuWABWr4zAAACAAMUAACXAB"
    "ICAc2EAC7AAAqxAWSQALoEABUUADiQAOSUAUiCAASGAAoiALfGAADAAAdHAADAAF8QAG_0AEYEADvAAGFAAA3AANxgALfEAN"
    "YUABlnAF2WAAMQAAqEABWtaTAAAEAFiSAAWQAA2gANKBAAbCAAJiAAGnAAOCAAOiAA6QAB2yAAigAVEgAAagAEkgAAegAIcg"
    "AKuCAC6hAAOCAASjAApjAAOHADQnAAeQAagwAYLCABVCAISGACpEAAxwABWuhVAAAEADMEAAfAAOTAAU6CAAWQAAoSABcCAA"
    "gCAJAQAAeQACeUADnQAFrXAAmUAADXAAkkABkUAACQADYQAAeQACsEAGEgAA2WADfAAJmQAAmQAJ1VAADVAArXAHm0AGL1AB"
    "Wvb4AAAgAAoUABkUAAE3ACsUAAsQAAewAIYSASsQAF-gAAugAFAgAwrHABkEABCEAAoEAAwEADMUAAbAAN1AAAf1AHECAEBA"
    "AJQCAAZ3AAQCAAYQAJOEAAj3AACgAAqgAACgABWwmOAAAGAADXAF-QAFkgAAFVAAj3AACgAAD1AADVAAkgAACgABj3AACQAC"
    "v0AArEAAeEABSgAASgAAMgAAqkAASkAGaCAAiQADezAJQCAAZXAAoxAJzAAApVAADAANLAAApAABWxHdAABAAE8EABxQAATQ"
    "AANQAATQAAYQAASQAUD3AIVAABkEABNVAACUABigAGDzAIagAFazAHiCAEAzAJmkAAD3AAogAAGlAAfkAF3xADV3AAD3AAqQ"
    "AAaEAAuQALhXAAiEABWx8dAABVAAl3AAqQAAa1AACBABLAADWnABwwAAUwAA10ATqhAAtFAIUBACugABmgADcEAACEAK-gAA"
    "CBAsuOAYUMA1iMAOUlAI8QAGMgAVA1ARaBAPJAAVAVB5o0AM6gADIBABW1UCAAAEAn-CAk-YAAiEAVdACL5UAOAUAL73AbsU"
    "AovAAfuQABoFAAIQAFdXAADXAOtQALkIAQYCAkaEARIgBHwgAScEABGSAGkkAAVAAQA3AVJEACxAANu3AAGEAMs7ACwKABW6"
    "R2AAA3AAUXAFszABV3AEECAHOQAA0VABIzAA6-ACwgANiEABGIAL1EAAFbABmFAAGJABGKADvXAADXACdAABPXAADXAMJdBI"
    "0kAACgAIICAG-CAH-CANYPAKaEAGcEABJ3ABW76NAAACAF2CAAt3AlgEAAVAAA13AIcgADbIACw_AAYgAcQgAIs3AAkkABJ3"
    "ALRAAAjiAAECAAEKAAcIABy3AAanAAEIADf3ABoQANXwABUQABSOACuCAAXwAJ0CAACEADfEABW9KqAAACACn7AAGIAAlAAA"
    "IIAAUIAADAAAGCABqCAAlGAAGIAAZHADD3ADd3AAsIAK2EAAeEAE0gAAZ4AN0EANWIAACCAAiQAAEQABKCAAlXAAfXAHKEAA"
    "fDBUckAAWgAOKCABW-ooAAAPAR_nAIaKAEGIAAFAAAGIAAFAACXnAjUgADPnALirAAUrAAqgAAGgAAEgAAGgAB4gADogAfxj"
    "AAVjAAGIAB3EAADAAATEAATEAL8IAAXrAATgAAGIAAcIAAPAAANrABW_wKAABnAB_AACFnAGpAAEcEAFWIAAdgALRjAAVjAB"
    "6EANoIAACCAAECAAOCAAKCAACIABSCAAECAAjnAAEIAAdnAHIMAQjgANKEAJmCAHetATutAh5tATqMAoGIBNmIAQCYABXETp"
    "AAAQBoDADDwCBbEQAFcIAG8FAVKQABAIAECQABCEBbOCAH2CBScgAc-NAYggAARAAcyIAAEJADgIADgYAC1_AOsMAASEAAME"
    "AB2IADeHAAKCAAMIAGZAAEXEAAbEACAEABXKFzAABEAFqJAAKEABmCAD8GACWYABJ_AC1_AN4UABQcAFgCAAMIAGMEAO0EAA"
    "2IAAEJAEoOAAaYAB9AABJfBYoEAWaEAnMCAD6EAEJAABuaATTdAAFAAQioAJ0LAByrADggABXMR_AAAgACioACwkAOugAAMg"
    "AFyCAFSBACCkAC8kAApEAANEAAcIAAClADzEAESCABb7AAUEAAGTAASBABgkADKoAASIAA1fABxIABB_ACYkAAM1AAKEANiE"
    "ABN9AAOkAAQsABXM37AAAIAASIADcCAAMIAFIEAPuEAAlzAACCABGIAAaIAAWIACKCAAuIAAUIAAyoAAIKABbAAAOIABBEAx"
    "TtAnlAANpIAAaoAADoADeqAEmEAfgkAJ-KAAECAAELAAEKADcoABXOXGAABIAAFIABwJAAENAACJABpKAAFKATPNAAFNAKmg"
    "AIeoAHCIAEVIAAWgAA2oABCgABjIAAMgADigAOugAAIgALQIAAMIAIioAHiCAAKBAAIBAACrABOkACSIAALAAAvsABXPNjAA"
    "AMABwoABBtAUAIANyEAACEBG4IAJiIAAUkBrXABNAIAQMIA1mIACaIAc0gAk_AAM7AAmqDAACDACCIAM6RCE0kCS0IE4MEAY"
    "C1AFsgALEEAk4dABuIBgFAAAHAANqMABXZU-AAA8AA2IAB8EAIWIAOmEA1sEAGCEAAYCAI-zAAuCABwgABfzATiMAAMkAGYC"
    "AJqkAEkEAASIAB8EAHJzAAEIAA0GAACKADDzADWYABIQAAN3AEmEAAGIADoFANKCAHgQABXayQAAAEAK6IAE8lAAeGAACKAD"
    "GIAA2IABQgABMgABV_AkLKAAJIBFvAAnKEAIHvABiIACMIAWyCAKEMAADgAGsEAJVzAAMEAAwGAAGgABegABdzACb1ACQgAO"
    "6MAAIgAN8FABXc4UAAAMAHgIAASIAHyEAAuGAACIABYgAB0EAAwIABfVAA_AAJokBNQIAEOIAKoEAEKIAGssAZKEAQ5vAE6I"
    "Af0iAACEAAavAAIEADbAAMEEAAOgAACgAAgGAA4EACUEACPlABXfofAAAIAdHEAYgMBpWICSqYAPiIARMDAHBAAP5AAlwIAc"
    "cIABkIAMQIAEeDAiEIAACIAC0MAMQIAEeDC3fAA6k9A1n9AACgAZ6FAXmIAEIcAlsgAP_dAOoyBxdABWUIAEuIABXohIAABo"
    "ABJoAZCIAFEQABuIAV0gAZUBABuJADUMABhdAtBAA-mgAUcIAAg8AAE8AAs8AEKDAU0IAGyIAAIgAAhgAXAIAWwIAAkNAACB"
    "AGyQAAhYAU-QACCEAd6IA0LeACQIABXr2-AAAgABaoAPSkAKqIAAgFAHSIAD0gAAEkACIEAH_NAEiIABZIAAjMAAFMAE4DAE"
    "YgAQATAAaIAAIBAGkIAAOgAAhoADmgAsiJAEyIAAUNAACIAuYIAFdPAACMABNgAAJIABXtY-AABIASeIABboAJoIAQYIAACI"
    "AFcgABWIAAeIA1stAHQEAO6EAQWEABGUAAWkAOBtAV0uAQkEABGUAOJvAGsEAAYgAACkABEEAGSCAAqCAGugARrEANTsAHbA"
    "ABocANxAABXv5VAABsAAHsAHUBAAqBABAEAFeCAIS5Ae7MAWvZAfcQA2ogAUUiAAgUAAK0AgokAGGEAOOIAAqIAIOEAAIgAH"
    "_AAIhAANkEAAIgAOUgAAr2AARAAIEkAAKIABUkAPMKABHEABXyd1AAAxAAKMAAOxABUEAMz9AAmyAAF2AAQpAADAAICIABEE"
    "AdHdAAvdAA-EAAIEAHEPAFmcAA9pAADEAAIGADYDBBGgAP_dA3ICAUUUAAqEA-MEAH8EAISEAHYoAUsgAE2BABX1KZAABpAR"
    "yQAFEQABIIAEUMAQWQAeIQABuQAm-gAOtdA9IQAIggAARAAEJAABpAASMgAAEgAVMQALiwABeIAAGIABCYAAEdAAEkAE1mAa"
    "64AA64AAwgARiQATkwAJeQAFaQABX33PAAAIAUaIAaFAAcFYAO4IADYEAADbAD_bABJMAGvbAHGMAAC5ADEkAASgAE7JAACB"
    "ACagAEGMABooAHeJACoEAACEAEuIAHakABIoADSCAJP5AADZABQIAB-CABCkAAEkABX5LlAAAkAAUkAACkAAOkAJ0YABGIAA"
    "zMAAFMAAvYAAFdAE6kAESkAH2kABiEANOgAAWYAAkIAnOgAACgAHQFAGFdAAOdAACEAA4IAArFAUMIANsEAADaAAFaABGIAH"
    "ZbABLMABX6WRAAAgABDbAACEACkKADOcAAJaAACEAADaABGNAACJADwEAJ-gABjIABLtARkoABGEAKaEADoIAeAMAACIAI8E"
    "AFLIADaBAETMAA1PABEIAADNAU0IAJIIAEcgAALKAAFKABX7fmAAAIAOOgABBLAACEACmIADMIAAHKAADKAyEtAIwEAdcEAA"
    "qEABGEAMTvAB5vAImEAMSkAAoEAQsgABGEAALgAMSFABntAASgAGbEABuEAAeEAMTkAAomAgPAAADAAGwEABX9eqAABAAesI"
    "ABCoAAbPAADvAGEhAAYhAASEAASEAAeEAAm_AAeBAACEAMREAAo5AADAAewIAA_oAAbvAACgAGCBAAaBAAQEAAUEABF_AACF"
    "AAcBAACEAMQEAAp5A-gEAQ6UABX-_dAAAQAHeEAXqQAGcEABGIAH-SAGUQAAagAAQQAH0EAAIEAMIkAACUAnykAOPAAArAAH"
    "kgAAyEAPugAH2QAGIwAAykAAmEAAUEAAqFALm0AAegAAigAAVgAAWgAHfxAAqEABYAenAAAEAA2EAACEAAqkAAMEAVYwAAeQ"
    "AGCxAAMxAAeEAAMEAACEAAiEAAXAAAMIAAQBAAOBAACEAAGBALeQAAe0AAP9AAWgAAGEAANpAADEAAGGAaSEAMGRAByEAAeE"
    "AAGBABYBPkAAAEAQKgAKYEAE8IACCQALw0ARqEAViUAIWEAPmUAADAAAFAAJOQAWigAHoQAAcEAMgUAAa0AIyiAAIGAAGGAB"
    "okAAKQAQCgAFegAESQAC0gANOQAAegAAkUAIyhAAOEABYDAUAAAQAcsEAN0UAJuEAAsEAIKEAAIBAHBAAFQUABVdA3HWAC1a"
    "ADUQABkEAGegAATAAD2WABK4AAC4AAe0AD6CAFYQAByEAWowACsIAACIAAqwACFSAAoSAAEwABgkAAEkABYEgBAAAkADSgAA"
    "EwAAehAFYwABKWABJ4AAE0AAbQAAFVAD6CAOwMAM8IABF9AeUwAJTdAGkBAAeVAAiBABCBADz3ABNdAA4YAHqEAAcEAL-4AA"
    "eQAJYQAEuIAAHaAAiEAHDbABYFnJAAAEACoCAERbAD0EACsoAACgAACEAADaAAiEAAD5ACGUAAqCABGEAAaEAAEEAASEAD0B"
    "ACsEAE_4AAD4AAeEAD8FAE0EAAowAAjAABSBAHeMAHACAKzAAApZAEQEAVsgABYGX0AAAEAJwEACWBAF0kABtEAAYQAASFAO"
    "yEAE_4AAelAAegAI8gAAGEADAkAAqgAAbaAADaAAnaAAi5AK_6ADMkABDbABLkABp4ADNaAADaAAj5AAFaAAi5AACBARDAAM"
    "sEABYHSTAAAEAIAkAB3NAADNAVXAAOwlAAElAP33AAMEABHkAAflAG-EABcEAAWEANQEANr3AAV1AAOBADSEAMTnAAGkAAME"
    "ABHkAAflAALnAUwkABGQAfRAAAfAAIjAAMQEABFAABYJCWAABkAAflAAInAADnAVXgAAWgAN0lAAVlARNkAAJgAAXlAAJHAA"
    "DnAGMhAAFAAAaEABSUAACEAEiCAIM0AApxAADGA-uEAFUQADmEAMeUABGQABSQAACQAHUEAfcEAMcEABYKuMAABAAT-0AAVA"
    "ABDAAnuEAAKEAAeEAACEAMPkAAKEAAqBAIWGAAYEABEEAcogAAUgAA_AAAagAASEALl1AAegAAaEAAKgAAPgAAcgAHozAeYx"
    "AOj0AP3AAQnAABMQAi_AABYMrFAAARAVb1AIdQAAoQAIIEAe6gAFgQAA8EAAEkAHMhAASQAAogAIIEAK4EA9EBAATEAGtXAG"
    "nVAACEAACUAARVAAeQAAKRAUhQAOcgAEeEAMUQACjWACXSAASUAADSAAUgABYOhCAAAgAA6UAACRAB1WAAUQAFYgAAoUAHVw"
    "AACUAAf1AObVAADAAEM3ASJAAaCiAFTVAA8QADTAAAQEAADEAEdEAAqBAA8BAGYEAACEAA0UAAEFAARVAAfEAALQAEkgADGE"
    "ABYPa-AAAEAHxwAACgAAUgAAIQAAggAIZyAFNxAADSAAXhAA-QADSgAASgAGpyAEPTAGQQAADSAATxAADSAAXhAARxAAvAAB"
    "yCANtAAAVAAApAAIYiAELEACWkAACBADSVAASQABYQF7AAABAI8QAEsgAACFACIgANWgAAVwAApAAaCGAUo_AoQMANSNAoUM"
    "AimgAACkAxUEAQCRASYdAX-YAQAEAlnfAQAEAjeMAACMBtuEAzSKACUEAOAOD2UEAGyQBZuEAVUQABYXpBAABQABABAJhXAA"
    "DXBemgAtUEAQKGAlc6AMgBAk6EAQa3AAOBAAEIAG_GASAIAB2EAQ99ABn_AAcCAACIAFqEABwCAHZ3ADB3ANuQAUFdAA6CAA"
    "tfAAcCAGsBAAEBBg2kABYbXSAAB3AAhgAHYCAZKCAACDAM0EADGEABOMADb3AAgCAD-KAD6BADUOAVUgAM4EAHmoAAO_AADA"
    "AGMEAByIAAZ3AGquAmZAAAOBAAD3AAIIAFsEAAVkAAGEAASEABgIAAX3ABYcvPAAB3AACKABL3AKqIAEcEADeEAASEAQn9AB"
    "sFAAUiAGcEAACEABGHAAaBAAWBAGt3ADXDAAVDAINDBM2IADhIAAgCAghHAbSEAAEEAAEEAAEEAUEgAROEAJQgAANhAAHvAB"
    "YetzAABnAF8EACbnAGqkAL0gARAEAAMEAJggAAGBAGeEAAKEAAIEAACEABOIAHBnAACKAL1DAIMEASatA1jtAI0MARaEAn-G"
    "A1mGAjeCChCCAQUCAykQAD9XDFgCBXk_AAWNABYleYAAAEAD9UACyUAOffBoCcA1mQBgYNAOS3AAKRAGaMAZGoAHskAOB_AV"
    "OTAKEQAApdAADdAACQAHMIB2H_AAYCAWkCAQUCAOT_AbaIAF_AAB6gACWoAD9_AMH_AD8_ACogABYqRYAAAgAMaEAAMEACOE"
    "AD93AB2IAKR9AD68AAC_ABweAKVQAD__AC7IADqCAAKIANoBAA6IAAV3AGqEADGIAAT8AADAABMEAA2UAT__AGkKAAKcBCeC"
    "AB0IACtNANnAAMBHABYr5kAAANAADAADjAAXyoAAEsAH0EAAENABAEAEssAEMgAIBgAAcIAAEBADihAC_dAAFdAMQEAFvgAA"
    "KIAACIAB8IAAqoAAEgAHKsAAugABqgAD8mAAGgADogAIXtAAMgAAcgABYsvNAAAgADR_AASgACUoAAIoASkIAAKIAAH3ACiB"
    "AHCoAAuYAAGGABAEAAwEAD6MAQF_AGuMAYIMAH_AAeiEAIWIAACkAGeIAASMACKIAF0MALgJAADlADkBAX1tAGsEABNMABYu"
    "RRAAAGABCEAEqlAMKuAAcIAAEBADkhAQmEAEWlAAIIACsgAACIAGgIAAGEACOEAAwgAD8mAQDvBNJlCqFECd0BCICEAagQAD"
    "8UFTgIAg2IAGUQB57fCTyWAjKBAH4BABSIABY5JQAAANA_ZAAJb3ADTAAaigAOagABRIACQoAZIEAHSzAA2gACd3AEGEACME"
    "AAoIAQ7AAAOGAD_3AGkCAHWEAIcVADTAAEIEAAkBAACBACMIABGIAAgEAGeUAFGIAH93AGsIABY7UaAABAAjiIABNMACRAAK"
    "sMADiNAAcMAHrAABsMAACEAD_fAWMgABKgAGWIAAgBAGIoAE6gACQIAF2gAASgAECgAOAEAFsgACaEAACEADREAEMEAAiBAC"
    "MIAA51AE8gAPT3ABY83OAABsAQ4MAjioABLMAAFMAGWNADLsADaOACTEAPDPANyEAIUEABUgAGUIAACNADKsAFskCmsIBfxs"
    "A1cIAALMAADMB-mUAGaIBrOgA0eoABJAA0eIAD2DAY4QAqNfCp1IABZFS1AAAKACrdAHeEAiYIABUgAKegAACQAHd9AiYTAL"
    "1dCEGcAAQYAAEYAxqIAV6EAJYwAHAYABkIASAEAQhfA22IABmIAPSIAEtYAGSIAA89AAyCAZoIANl3AGYUAAEUAAOoABZJOJ"
    "AAAIAA_dAGzIAAFIADYDANYIAAC4ABKEACuIAG5AABGgAAWEAEKgAlQfALuIAAOdAACoAHGIARpdAAFdAQ8uABMMAAcIABII"
    "ABSoAGwIADUIAIooADprACqIAA9IACGIABZKiSAAAEARKEABKQAPOFAGaEAeuMAB2IAi9NAAFNASoIACYIAGuIAAwEAFsEAF"
    "gsAq6sAHgSAmmEAPASALQEAAcEAGlsAUWEAHvsAHSgALQEAAcEAGkEAvLAAh_sABBAAG8CABZNxjAAAEAAYEAIaIAAeEAh9s"
    "AAHsAA7IAG-CALQIAiZMAADMAvAEAOkUAmeEAAkEAHyQAGyQALIEAAcUAGGwAAeQAumEAPMEAICBAAcEAEYEADEJAN-gAPAg"
    "AAewAIMEAIIIABZQihAAAEAEaEAHiQAEQGACxuALIIAAOEAAWEAFIIAAqUAAsEAguCACxuALsEAGlAAPVfAAsdAEyQAGrdAq"
    "KdAeZkA8YQAAaQAQCBAAGCAMGgADEgAOMgAYSKAAqEAJoQAB0IABZTMoAAAQAAdUAiQSAE7ABL1gABveAAmcABegAB7fAEOI"
    "AdSSAXzdAAFdAAcEAAEcADeCANKQAAqEAK2gAAmIAo5PAAvAAEPAACmMABGBAAokAK5-AJT_AIOEALSEAFcKAAogABZVlRAA"
    "B6AB1AAAhgACGIAEPbAHRfABJeADCYAACYAGNYAAFeAAmIAAYYADDfAEMIAQAIAAugAAkEADqkAEUBACggAEuGAlyFAAHBAB"
    "6IAAn-ABuIACmMAFRMAAZQACFEAEGQABZWjZAAB-AJQMAAugAG7dAADdAAkEAQwEAB6gAAneABuEAAgfAFEgABRgAA-EACgf"
    "ADzfABJeADCIAG9AAXeMAAsJAAGBAB6IAAnuABuNACaMAEOMABPNACcvAzVsAAfsASi1ABZYDRAAAEAHiEAGyEABNuAAfsAG"
    "tSALIEAAcEAASQAF2gAAdsAcdAAAfAARsBAAvAAALAAilsAADuAAfsAKiEAH4EAAKkAGOEAasqABWkAAVsAADuAAHgAAZsAG"
    "oCADkEAAWEABZZknAAAgAGkkAbKCAAsIAA_sAuCEAD0BADuQAAeQASigAo8QAL3EAAxAAAKEAADAAADAAGggAQ0QAdbAAAQk"
    "AAasAAKEAAEUAACFAF6IAAeEAPqgAAgEAAuEAAEEADsEAHiQABZbmiAAAgAAhAAHsgAAQEAAigAAGEAACgAFMgAAUgAAagAA"
    "EgARSUAH2RABuqABuQACsTABkCAC5AALkEAGCEAQHfAASBALMUAWLAADpdARBDAACGAdOQABWQAAcQAB-BAEzkABZc-zAABE"
    "APyEAACEAA6QAH6GADagAAaoAQkGABEEAAUUAGWQAAOQAP2PAASiAJMgADH9AAuIACUgAmATAFXCAAJAADGEADvdAApMAG0E"
    "AN8BADndAAVdAQsSAAECAEyIAGGQABZedeAAAQAB9GAHgQAA8gACSgADPeAAqQABWQAAKgAB5fAAaBADgEAACQAAUkACuCAA"
    "0CAJyEAC0QAA8EAAsEAJ8QABuQAJgCAXkEAHVEAAQVAAFDAACCAAiCADjAAAVAAAv_ABZfQAAAAEABGBAErcAGUEAA1-ADYg"
    "AFyEAAcgAASgABsCAFkEAAFdAAVdAQIgAAQEAAExAACCAEEgAAUgAAgfADSEADDgADufADjfAAaBAA1eACuCAArAAGPAAATA"
    "ASGEAFqEABZgCMAAAEAAEBACCBAAn-ABedAAUBACSEAEikABDdACS_AEUBAACQAEMgAGP-AASEAH6kALMEAQOEAAKEAApkAA"
    "VkAAJkAAfkASihAGl0AcNAAGVAAADAAArAALCBAGkgAArAABZhYKAABAABHkAAVkAAJmAAEgAATkAAJkAGWEAALnAAGEALHA"
    "AAJAAAwEAGSEAAIEAaqgABHkAATkAADkAAHkAADmAAXkAAJkAF6gAACgAAaEAALnALNAAAIgAG4EAaugABVkABZiOeAAAkAA"
    "JkAuVAAGMQABkQASfAAbbHAHaUAGXzAL3AAAkEAAEEAAGFAAEBAFy0AAwQAACQAPgEAFMgAFyCAH8BAEWEAHWUAAMBAAIEAA"
    "kEAAGFAFywAAIgAAeEAPsUAK-gABZj5tAAAQAozXAFsQAB1UAFHVAAUEAArAAXnVAANVAAVVAQrjAACiAE-QAB0SAEB3AAUC"
    "AAICABogAHwEAAgQAEJUAAcEAE4QAAI2AWQnAAeEAJEGAB6CAAESAAcgABggAtz3ABZliRAAAQAE6BAAjUAAqQABlGAOYgAH"
    "pVAANVAASEAADVAUEEAHcgADoXAAMXAONAAVaEAAOEACgUAATXAACBAEMQAC-EAAUBAEIEABBVACO3AEOEAEKwAGB2AAN2AA"
    "oQAG-wABZmm6AAAEAAckAQqwAEYsAxiQAAUIAEFvAH4IAAKEARaQAXxQAEbvAH5vAAKEADyCApzPAH4EAD8TAjeYAACaAEic"
    "BmxaAEoUAIAEApGQAEgEAL0CAYjAA1pVBHGMA1mkAxLuABZsGPAABAArp3AGkQADcCAjmQAACQAIBXCDcUCPb0ADGIArYQAH"
    "LEAO3fCdn3ABZeAQUKAjqgAAR3ALwIADY_AE0KAMLAAVTAAEKIAEC2AD9MADP_AAEFAEx3AACKAMJAAD4IABZx75AAA0ACoI"
    "ALx9AA6VAAUIAED2AHOZAUz_AJYIA_2IAB1XAAWCAi1DAGdAAIQgAIGkAHWCAl7gAD9hAAK_AAD3AEQgAD93ADF_AAN_AAKg"
    "AEigAMHAAAoIAYwBAAGIAEF2ABZ0PVAAAIAAKfAEr3AACIAMtDAACJADT_AJYIBBzAAEPEAHaoAEiKAZUDAHigAEogAEIkAA"
    "GkAHUCAAFIAADIAEigAMpnADaIAQ0MAEekAAEtAEOnAHQPAAKiAAGgAEcgAMugABZ2FDAAAgATOCAEiHAvLvAD8BAxpvACDC"
    "AEoGAH4CAAICAtmGAH4CAErIAAHIARLAAkWNAAGSAAGNARGFD6mQAAEgAQ2QAGkYAXEQAGIQABGYASQJCBWCCHuBABbUABmW"
    "AFV1ABZ82aAAAQAM4oAPH_AOcDABcIAAPeABo_AFV9ACp9AM5fAPEQAADdB3uQAEBAA1mcAj6IATA_AHyoAIEYASyhABP_AA"
    "VHAOcRABYUABo3AAD3AE2IAAV9ACVAAAUIAM8IAG8oABZ_7-AABAAIIIAACeAAUgBfUEAX1XAEPAAAGGARKgAIUkAX4wAAHA"
    "ACUgAAIiABnkAAFEABcnAHsoAG3gABOgAACIADuEAJWgABkbAEDzAAiiABGgAL4EAADAAAIgACT9AAC7ABaBzdAAAgABcGAA"
    "GgAHmQALB3AEaIAElAABSIABn_AFSoAAWQAOV9ABvAAE-IAsqEAVgIAAC3AD6JAEPEAIlKAC4IAAGtAMaEAASJAACBACOBAB"
    "jEAADEABfFAHoIAIUoAAFXABaDOoAAAgADKMABAkADuEACyCABGgAAjfAAfKABsgAAqhAAjoAAHJAESEAIAgAAEMAACkAASo"
    "AAEoACApAAOhABg_AAEFABenAFAgACogABkCAJOrAAGIABYoAACIAI6gABqPABaDvUAAAiACsIAAkiANZAACCBAACLAMcgAW"
    "kOAAeNADegAMYEAVigACmIABXNADMMABAEAGkvABHvAA8uAC3tAAHtAQfEAACFABhvAHmIAGqIAFogADIMAHkCAAECAACLAB"
    "ACABaE_yAAAPAAfPADUsAO0JAB1AABenAgSsAACtA1koAk9IB8PkACuIAAEIAQ2MAdpEAEZEAC2BAyiYDnsIAkkQAREIEvDm"
    "AAyQARyIACSiABynAHqIAU2cAChXAEsQAACIB7oeABaN9tAABAAz-QAKyIAsaXAHigABsIASGwAIWwAxNAAALAAq9QADTWAH"
    "QSAFMMAPqMABrfAHcIAH-oAFKgAC01AH6BAQagAAEIACYgABumABwnAJIBAJwRAAICABn1AC0gAFKgABaQ3oAAB1AiqCAFeI"
    "ALLAAVZVADaoAAjMABIgAAEgAAJoACoIAAeMABGsAGMCAC-MABXAAMcIAACIACYNABkMABwFAS4BAAEgABugACwEAAqgAA6k"
    "AGMCAS-BAMsCAKUMAMIIABaSaKAABEAn4gAAkIABKgAAJpACoIABkkADSIAEcgACwOAACIASLFAgesAACsA1lsBu3AA1m_AJ"
    "KIAkvsAEWIADdAAt1MAADMAHyfAyCQBGoIBdwIAT8QAdAIAR8IAAEIAF8QABaYQ0AAAIAEsvAkBfCdiIARsgAD9_AsmUADAo"
    "AAqIABddACx8ABMcBMbdAt-IAACIAA8IAACMAGiIAAC8AeeQAQicAAEcACCwAArZAAFZADxYAAFYADWIAKAIANpMAD9MAjYL"
    "ABaccrAAAYAAIBARWIALEIAAHdAJaoADI8AAz4AAsIAApEAKYZAKIEAACEAHSIAACIAAj9AD8CAACCAGj4AADQAMoQAAEBAA"
    "qIAD4dAAGEAHyZAAIBAD8BAqNXAHgBABuEAPmEABad15AAAgAHDdAADdAD4IAMogAAIoACCoACeIAAGsAAb2ABeMAHwwAISE"
    "AHdAAcsGAJOIAPvvANvAAYFsAEcSAleZAQJSAACCAMSBAASQApCiAxnsADI_AAIgAAQBAAnSAADyABagXYAAAQAg2EAEGIAA"
    "CEADP_AAMBAAEBAAkCAADSAACyAMQIAAUQADqgAclsAEwgADG_AAUBAmZvAL6QApwQAEJAALtAAMMBAAhAADaIAJWwAFwgAG"
    "mgAEKgAYYCADZEAAKvABaimsAABAAECBAAMOAAICACVuAJwJACAQADMgAA6CAMqgADggAXyCAHmIAAUBAD6CAA6gAA8MAMmC"
    "AWkRA4QQACSQAB4QAFFcASQ_AAmQAD2YAACUAJMQAAIQAVmcACogAPkoABaki_AAAoAAkgAD2EAAEMAI6QAAEQAAOwAJ4BAK"
    "G4ACSIAByUADygAALUAv-CACDcAabdACpdAIzgAGQgAHiMAC9CAOVeAADeAAUYAACYAAk0AACQABffAAQBAB2MAACMAAQQAB"
    "al1pAAAQAGQYAACYANIeAMIIASMQATCIAEBTAACCACMIAFOIADBAABWIAAoEACAEAADcADeBAAn-ALIIAAagAEegAGQIACtd"
    "AJ0YAAYLAACCACM9AAWfABmEAAugAAqCABMkABam7CAAAgACAgAA6fACXfAA3eALjAAAiCAD9AAPICAD8gAAEBAA8BAAT-AB"
    "ABACkIAFTdAAQQABeIACSQAAXMAA6_ACO_AML-AAWJAEeIAdTsAAVsAH-SAACSAMsBAo6CAMMBABaolMAABsAAVsAUmcAAIB"
    "AglsAADsAAVsAD2gADMgAALAAAKBAAmSAMgQAf2IABBsAEOQADU_AAGBAoZAAAdAAM0TAAoQAlsQACEGAAcTABuCAYFBAAOC"
    "AAEEAAIBAACBAACBABaqclAABEAADEAJMgAAIwAACwAFnQAErQAACDAECGAAcjAI6UAC6SABCQAMxQAAMBAAOCAAKBAAEBAA"
    "CBADO_AAE_AAGEACugAQwBAACDAEEgAAcgAFKQACGBABqgADyvAjpfABareDAAAGAFqcAEMNADfXAAWQAOGBAErdAANdAQem"
    "AACgAEiEAHIUACQQAQAQAACVAAmgAAMEABkBACKUAACUAJMQAJorAAUgAACgAEiGAAcQADaBACEoAHaDAmSCAAH_ACQGABas"
    "xUAABMABdXAAoVAB-UAALdABBCATGgACddAANdAD0gAAIgACUIAI-gABQCAAESAAgjAEWkAHagABqQAAUEABKfAAOCAA6CAO"
    "AgAD_AAGdAAAJAAIaSAD2fAAGgAACBAACCABatizAAAIAAMVACwQAEjAAA9AABVUADw_AsXAAEJAAAVAADTAAAJAAADAAAVA"
    "AAJAAADAAALAAD0SAQXAAGlAASaEAEIkAAUgADSgAAIkAACgAAUgAAJkAADmAAKgADSBAACBABaugqAAAnAQJEAAQQACygAD"
    "yQACigAP4FADKGAApkAANkAAHkAAEgAALkAAHkADaEAAEEAADXAARkAAOgADcBAACBAARkAAJlAMTgAAGBAD2CAcYgAApkAA"
    "KEAAHkADwgAAEgABavUFAAAgAARkADc3AmpnAB2GACP3ADgQABiUACFSAAIQAAWQAAIQAACQAAKQADSTANMCAJ_UAASgACWQ"
    "AMpHAB2GACPEADgQABiEACMEAAD3AAegADcCAACCAMukAAHkADv2ABawT9AABmAGigACqwAJwQAAmDAEIGAEuCACiEACGCAA"
    "GEAADXAnXAAAOCACwQABeWAAYGACOUAAmQACxAAAHAAAZUABOEACOEAAoCADkQASpVAATVAD8QACcgAJ4gAAMgAJZ1ABaxX7"
    "AAAQABAgADWQAAugBcygAEiPAPIPBXpQAEpvAH5vAAIIAtnvAH5vA8MJA1wYChfNA1mgAOCQAGkQABfRAfnAAOAQAGlVABfV"
    "BU6gAAmKAjGIACNPAPuIAAmgAjGgASpAABa4k3AAAQAAeQAXAIAr33AAQIAGUQABuQAfqQAN9eBc-gAAuQAi0QBIggA1fIAU"
    "HwAhigANmaB7qgAX5iAdmgAMAEAD5_AEkoANBAAEKIAUGIAEb2AHdBAH2QAN1_AACIBdsKABa_JRAABhACMgAAEgAHgIApip"
    "ACW3ACM3AAEgAHYCAAIiAEWgANYgADyIBJvnACXlACNnAHkIAEWKADkKAdUgAEUgACQnAAGgACGgAAGgAHeCAAEIAACIAVhI"
    "AnCDA0ntAflIABbCMyAAAIABqIAz9AABqIAxqtAAE2AAZCAB4KABwIAN9tAjrIACRIAByCAN8BDIYgAz84ABOBAAExAAeQA1"
    "KCAAe4ANoYABEJAFgYABuYAbqQACSYABQBA16ZAAffBYOCASgIABbH8JAAAQARYgAAegANX_ABGRAmbxAAfgAAUYANT6AACI"
    "ABG_AACBAFr9ACoQALP_APv9ADMCAAeCANnAABKBAXcgAPQJAAffAzXAAByCAOEYAYeQANUIAmAYANRZAEqYANUQABbKtJAA"
    "A7AIMIASsEAIW8AAPFAC8gAAOBAAQQAOyzAXagAPq_AAFAAJYIAcriANWgAByZAAZfAAH_AJV4AEPAAl2gAByZAAffAAIKAJ"
    "MgAAEoABSgAC0qAAEVABCjAjWgAOX9ABbMxSAAAIAC1AAWjBAKEdAHEIAAaEAAH_AAIdAJNIAAFAACZ7AR6oAAD3AGUIACAI"
    "AIY6ADPAAAEpABsgABzPAACBAAd7AAD_AJjIABSIAA7_ABxoAACBABF_ATCgABmIACMIABbN0TAAAIAHoCAAogAAZfAC2gAE"
    "OgAACBAAKIAK8BAC4BAfoCAAouAHZPAAfAAADvALvvAVSIACQIAJ4jAApuAD1tADlhAAftANgoABGJAfksA1ntACFsAFRHAA"
    "VnAAKIAv4oABbQBiAAAIABlgAAXHAAKIAwBAAD_AABRAAucwAB-EADigAAaIAACYAvtkAB_mABeIACeIABXAANoIAj8IACSI"
    "Bs5QAAOQA1QIAAoIAwAgARcIAf-QACMQACCQAEchAAyQAKFQABbT42AAAIAB0IAgAQAJcCAKE9ArYIAAoIA0iYAAcIAAoIAw"
    "EgA68QAMAIABQIAXGBAH2IABDnAsvAABfIAPeQAAHAAAiQAkJQABheANKgAPXfAApeABJfAz4wAK4IALw-AAOgABbX3NAAAQ"
    "A1nMAJGCACSBAFsIAAKIAJXAAYsgACcgAADoAJASACT3ADWIAByCANmbAWmIAA8IAAEgABQxAH6BACKgAQagAi8CACTXAFGI"
    "AAyIAKCgABmIAVogAAygACalABQIABbZ-YAAAgAG2CACShAFGIAACpAAwIAsyIABnAAHQMAuRsACEIAFvPAv5sAFOIAAOIAA"
    "SqAwBAADzAAALAAxrIABkIACQIAALtAvooACCIADzAAAKIAADtArEEAIK_ACO_AxyQABbdcMAAAQAAwYA02QAAmIAAKIAMJc"
    "AnqIALuIACOIAohIAK6oAB4QAf-QABeIAGkvAAKQAAsvAAkIAJ89AACQAZXfADVAAOIIAAnAAAwIASfdATWIAbsQA1mgAYII"
    "AH2gACMIABbgxNAAA4AmgDABJWAMEIAE8KATJdABxdAb0IAReQAAOQABeIAACQAGj8AACYAOsQABIQAMEYABoQANaIAakIAI"
    "4YAAGBACUIAAwIAEpbAAmYAEEgAFeIAJTdABsIAMg4ADYIABbiwyAAA4AH4YACaIAAwIAEQIAFDAAfqIAAqfABUWAPW_AAVK"
    "AwpsA1xAACGCAvlsAD7sAAEgABuBACAgAALsAB2gAr9sACDsAB5sABmgAAKBAACBAAaSAACSABjAAANsAv3AABblXLAABsAB"
    "n_AAIBAACBAACBAB-_Aj1AACVAAL1AAFaQAiEQACXOACMCAJogAFiTAJ6CACOIABpJAO_QAYaCAAgTAJ1wAAGCAD0IAAIIAf"
    "EBAEqgAAOCAB-vAAwIABIgAh8QABbnWkAAAaABmQACDAAFsIAEDdAAEQAX9dAEZdAOhwABDAAAIQAGPvAI6CAJZ9AASgAADB"
    "ABABABMIAASQABoYAACQAWgQAIb_AJKQAJcgAaMZACgQAFtIAAoYAAUQABOQAB2IABbovjAABSAAxCAA5_ALwgACOgAEpdAB"
    "8gACddAO5wAHVwABPwAB2IADyfABp_AJzwAACQAB9AACPAAGlABRRAACQSAxVvACEgAAKgAFuSApeEAAMEAB0CAAdsABzvAA"
    "TsAByIABbqzuAAAIAByBACKIAB4gApcEACCgAEWIABkgAAG_AAGhAACBAB-_AjwCABDFABXCAA3AABWyAJgQAAKQAFVAAAFA"
    "AjEQACMyAASDABECAGGgACciAA-gAFdgAAGRAAKCAJs6ABbsN1AABiAAC7ATKDAEMgAASjAIdQABKQACyQADvdAAKBAgvSAC"
    "MgAA4QAChDAAKQADOEACVAAAkCABpdAHOQAAGVAL2gAEcEACOIAEYIAJ-gAACQAEZiAHfvAI69AJuQACJAABbuFPAAABADqE"
    "AAMEAB2CAANEAAHEAADEABxkAAGgAACgAANEAAHEAADmAAJkABmSAAHEAD_EABxEAUb0ARgjADqEACCiAAMgAAGkAADkAB1n"
    "AAD3AAD3AAVmABugAAGgAD-gABbun6AAAgANpmAbaEAAUEACKCACNAAAFXAADXAAJkApnnAA4SACMSABbwAD-CABSCAASQAA"
    "CQAB53ACIQAD-QABZHAAGRAASQANqgAGhUAQz2AFYCACN3ABR3ABECAGiRAN9AABbwtMAAAIAAorAACrAnPLAOVLAA_LAmUg"
    "ABGoAOMgB6cIAlIQA1cIA14YAAbQAmwYABGYANsgAAyIAAKwA0yiAA0gA0zJAA7AAO-QAmqzANQQABuQAE2QABvxAfMIBrEg"
    "AAIQABb2k_AAAKAjIgATJAA0ugAAWgA2OQBCz6ABzaBbl7AA3AA0wQAA4SA1ogA0yLAPqQBbkQAAG4AAySAnawANdYAAziAO"
    "6IAz4IABwgBOJhANd7AAzAAi4zACMgAAEgACTAAFWCABb9Z0AAB7BHbjACQjAEfjBCQSA14DAnKDABGDAMHpAACIACWCAzQI"
    "ABqIAy2oAAIpAA-pAzZpAACjABJAAAJpAA9IAA7IAA4SAOHpABuBAhmJAAPJACOJAA6LBrsBA2sIA0kiABcCu0AAAoAyA4AC"
    "iyAAUQAAVAAAcaAADAAALAAO0YAkGYAA-YAAgCAAUgAAUgAAogAnSYANQZAAVbAoDSAN1AA1EIAAkwAPXwAAFAAAUzAlsgAA"
    "m4ANJ7AAuRAmrhAAVJAAWYABcFqkAAAQANsBAZnwAAHAANKJAAVCAoKYALYgABsbAAGCAAkaAAcaAAKYAnUwAOKoAAKYAOuQ"
    "AAEQAAWiAToQAN-oAE6gANm7AZvCANYQAAF7AAGZAACZAJpIAeciALWgAByZABcILCAAB7AAuZAAIiAADIAm-IANeZABKCAA"
    "CIAJeIAFVAAUAhARpbAAX7AAHZAL_7AXmgAEMIANdpAACBABKzAM-oAfaCA1RoACNoAzboACNoAACoABFoAACgAFXDAAPjAA"
    "IIABcLDaAAAgABGgADuIAB-IAsugADTgAD-YAuZAAA9gACXhACihAAGIASgIAdPoAEkIAACIACSIAA-IDOoQAJUgALsIAgoQ"
    "AIIpAAgQAAOIAAwIAJI7AraIAAcIA06YAAsIAsygABcP1aAAAgAAejAT2xA1nQABB4A1pYACNaABHaAAQoAOLYAL3bAWmKAA"
    "gQABAwA0rAAA-IAIiCACaBApugAA-IACMIABGKAFQyACbzAGwIBhnoACNoABGIAFvLAu1oABHoAFsgABcT1aAABoACNoAD9p"
    "AA_IAAJpAuYIAADoACNoAD9pABHpAuZIAADoACNoAD9pAA87A28QAAiYBB6IADUIAySIADUqAdGQAIQrAKoIAZFbACyIAG-Y"
    "ACMIAYVZABHZASKgARiIABcXWaAAAgADeIAVSgAH4gAtcQADMQAAbIAEmIADQIAXPZABHZAR4YAAUQAB4QABAQAIQIAGUIBh"
    "vAACNAABHAAAtAAxqoAACgACLoAACgABEgAACgAAqgAvdoABBoAAHoABAIABcaHlAABoAAEgACJoAAEgABDoABgBAANpABLo"
    "ABHoAsRoABBoAAFAAADoABAgAADAAADoACNoABHoABYgAAIBAANpABLoAA87AjYKACTqAI-QABcYAAwQAACQABEYAAsQAsgI"
    "ABcbX_AAByAAIQABd7AAwQAS8IABqIABqIAdFSABlbARS4AYj5ADfYAEmIABHYACrrABzZAQkgAHvZAEZZALZ7ABYQABEgAC"
    "yIAAYQAE-oABRrAIMCAJAgABLABVNoAAHIABBIABcddkAABIABFIAADIACLIAADIAA-SAAHIAACIAAsIAvZoAAGgABBoAAGg"
    "ABEgAACoAAzrABT7AAGgAACgAA-gAAGgAwGgAADoABBoAAEgAADoABCIACNbACoBAANpABKIAl2QABcesRAAAQACSQABGQAC"
    "n7AAwQABGQAFbLAAERAlX6ACYgAC6QABGQABEgABj7AAr7AAcCAGOQBf-CAARAAADgAAHAAA0CAAHAAAFAAADAAAHAABDAAA"
    "DAACNAABBSAAFAAADAABcgClAABAAr4gAAQgAADgAA6CAAKgAACgAB_zABTzBsqVApSEAAEEAQOMAl-UAH-PA30wA1iQAxaR"
    "AACQAvQEA1gEADmgAD-wBfmEAEUEAFRAA_SCAACCAkwEACCkACMgBCunABcmsgAAAEAACEAFoOAAjAAj2EACYEAIpFAAMLAA"
    "bXAB0VAD8fAAcIAnGIACaIALK3AQC7AXdbAC8OAbOCALyIALqgAPcDAAJ3Aj1_ABKIABEEADEiALVgABEKAAHAAAD3AAJAAB"
    "co-ZAABAASv_AEt7AAt_AFT3ACT7AD-3AAEBAACBAAyKAAK_AQiEAAcEATCIAEXbAAvfAFELABSLAA3IAAHbAAHAAANbADwF"
    "ARwEAAeEBZdnAA9nABzAALaIAAogAAfrAXLLABcq1yAAACAHuIAAeKADTCAA-CABDnAAfnAASDALZKAAqCAMaKAJikABsoAD"
    "ugALshAAfnABVnAAfnAhmgAAqEAFMoAHBrABEqAAQIAAIlAAGgAC0EAArAAAYvAAHAAACqAASKABcrxrAABAAQoEAXhrAAZv"
    "AHtrAAlrAAfLADBIAAllAADnAAfnAAWgAQSEAAWEAfYLAACLAAELAAqLAAaLAAELAACLACyIAAwHCT44Bm8IAMaYBf8IAMcQ"
    "A1mQAnIZAKIICjuoABcxm9AAA6AM2IB5YIAQUIAACIAIIIABgbA1ioANsQAepIAAMIAIOIAOloAWuEAH2oAAMYAyVAADeIAH"
    "kIABCqAAsqADnAACmKAAo6AUEIAJUEAACEAEkJADSIABGHAHuKAAuKABc0-9AAAKACoKAAmaAACaBj7aAA8KAANeAFYIAHgq"
    "AHaqAPmEARuCAMd7ACACAVcEAIKIAWBoACAgAdmoAAIIAA_qAGG7ACCaAAeKACtAAAqCACgIAAq6AH8KADX6AIAQALQEABc3"
    "WQAAAEADwJACSIABmHAGEIACKIADCKAAsaACGKAAaIAAMKAACaAAd6AG4KAAmKAAGEAAYKADWKAXMJAACBACQBABGHAM8CAC"
    "3aAG4KAAmKAAeKAmqIAsBIAAqIABIIAINKABc40yAABIAAaqAH2qARUEATuKAAVAAAGIAIDrACKCArWIAAEgAfMEAE6JADgB"
    "AAUoAASIAAwnAGHrABcKAAOKADcKAAuKACnsAAgqAAKKAH0KADYKARiEAGIBAAUJAB8IANoCABc6cFAAAIACaKAGoKAAuKDA"
    "EIAxUEAEOIAamyAWyEAe0CAZPOAFqQChigBkUJDzpAA1pSAGkEAUCQALuSAAESAACSBkGIAHuCARyKATyEAEQQASGIALeCAT"
    "0EAEIiAAGUAAHAABdD-cAAB3AAHAAACQADKgAIg7AAlzABwCABACAK_4AA6IAFqEAK4CAACCABjAAG0BAAG3ABoCAACCADRA"
    "AC-CAFjAAADzAADzACQgABCCALaCAAeIASJXAAoIAH4BAADCALECABdE5oAAASAArbAADTACRAAMdaAm6gAV2JAQwEAACEAD"
    "agAEIIAAVcAACIAHGIAAQgAAtAAQ8IAX8BAAVAAAaLALLIAALAADJAACwIABOIAikgAAOiAADIAGNxAAVRABW0ADo7ABdGlN"
    "AAAIAAQzADCzAACIAckCACWoAF03AAuIABAlAAUCAAeIACggABQIABoCAAXxAAEKAAQgABYEADn7AAXzAB8CAAUKAAyCAF2I"
    "AHyIAPUIAFGEAEaBAACBAAVCAICIAAUIABdHayAAB7AADzAAVzAGYIAAaIAHjCAACgACUIAdQIAHGLAAUKA15AAoqLAAIIAB"
    "HsAASOAGYIAAEoAEyoAAVgADCoARqIAYPkAC3hAANhAAVBABbkADhjAAHrAAPjAAJjADDjABdJYtAAAEADsMAA0NAAMBAGuo"
    "ABYIADZjAAVqAAJAAOQrACaIAY8IA1iIDS6IBSQIBNkIAEmYHGl7A1mCBq57BOYBADOIAKuaAAEbAACbA2EgArsIAGMIAACI"
    "ADgQAO4IAB13ABdTsYAAAIAQEEACOIAD8BAEeCAYYCAB9AAAmIAWU8AEYgAJi6ACMIAfWEACOpAD4IAEYIABGQAIgaAAUCAA"
    "OCAOcCAVD_ADUBAAVIAACIAAEUADh_AA0IAIDAABQ7AAUKAACIABdVWOAAAIAjggAD8gAAIgAVAIAF0HAGoEAJfIAAeIAGGM"
    "AANAAAJAADaIAAFCAALAAAPEAAEIAOLzACFAAAeIACNAAUUgAEMMAFsIAAmgAAEgABB7AAFKAAeIABsgAAEgAAKgABdWfmAA"
    "AzAAECAACIAACIAACIABigAOnXAAECATU_AC2gAEYMAESIACmgABKCACLKAAOIAAUgABsIAWugALT_ADcBADz_AAmIAACJAH"
    "W7AArAABzKABcQAAuCAMO7ABeCAiLIABdXuFAABAADTLAAFAAApAAxiMAACKAAEIAACKAAGIADeIAAQjAAGjAACjAAGIAQOC"
    "AIEFAZSgAAEgABIIACyiAACIABIIAiXvAAHvADAsAAYBAAEpAAIBADqMAAovAC2oAEkIABdZAJAAAKAACrAAKKAACrAOYrAq"
    "UgAkA1AAeVAPuwAAgCABQgAAgUAj0EAKagAAIEAFAKAAgCABQCAAgUAjSVAQNAAmGEANICACaCAoagAJAeAFsrAv2QAFtrAO"
    "z7AVyQAALAABdcXgAAAIABxrAOkQAU-EAAwBAAOBAByCAAJmBC0QAmQGACMCB0SgAAqYAFCQAuagACKcAQOIA1nrADfAAWoQ"
    "APO7A1AQAmWHACMQBAwCAAECACYgAAOQAbiFAX6gABwYABxkABdhfdAAAQACD7AzT4ACUCABKQBFMEACMEAUL7AQ-QAQgEAC"
    "sBACWBAB4QAK47ACWIARAQAXkUAJaoAD8IABV0AlGQAJDcACNAAALAAFjAAKgIACC7ABQgAHOFAKoEABOfAF0EABdkOgAAAZ"
    "AAEGAI4CAFbkAAYgAGXbAADbABPbAEEIACH7AACyAHIFAACFAL2tAD6KAB6EANMCAAoIAHigAAEgABOgAGJ7AAF7AHGgAAEF"
    "AGoEABAQAFuQAAiEAAqEABOCAACQABdlEHAABAAAICAGvEABLAAA8CAD-CAACCAIWEAIaCAlFAABcDAZ9AAF0EAASEAN7cAA"
    "HcACA_AAKMAADfAACEABbIACYCAAIIAAC7AAf6ABECAAsEALGIADjGAFsFAKkEABTfABdmTAAAAEAAmLAAYCAB0EAFtbABGg"
    "AACgAAYgAACgAAEgAAmiABZ_AAKgAAlAADUCAALbAAfaABwkAFrKAACKABSKAFvKAAZqAACiAHOFAJt_ADyoAAsEABmLAACB"
    "AAEgABsEABdmvXAAABAGxAAC6gAA87ACN7AAGKAAugAA-7AKa7ADEgAZWEAHEgAAEgAAGgACOMADjKAAFKAAWrABSEAAECAA"
    "EDAAUIAkULAACIACMEAGwgAATMAAFMAAHMAB-IAADvAAFvABdnpkAABPABroACFjAAFjAACCAALCAAfqABDiAAEgAAqEAe0E"
    "ACyBACQEAAIBAAMCACGpAGjAAASgAAwCABYoAAGLABgrAAErACKrAAErAA0oAA4rAAErANgqAZeEABGVAMQbABdoobAAAQAm"
    "YiAAygAAWgAl8EACMFABEEAACEALewAAWCABawAj4EABOEACMFABGEAKcCAmaBAQWIAk-EAFIFBBwrAOagAXqVADm2AHOSAE"
    "tLAAZKAAprABJNAMqKAAKCACTWABdrv6AABXACGEAATmABRiALYyAA6qAOaCAACwAAIiAACQAAsgABkCATyxAAIgADdAANZA"
    "AOegAAHAAAEgAAHAAWERAA2EAAkMAApuABOkAAMMAADAAAqEAAkQAMKQAOkIAAKCABds40AABpAPfeAAkCAACHABOEABeQAL"
    "EUAX0IAN6HAEiXAyUhAAUBAAqQAOiSAmFQAAWBAC0EAACEAAUQAHkQAEuQAOaQAASSACKSAUKBABLCAayIADHAAATAACJAAV"
    "SsAAIGABdvHlAAAgANYgAOigAASiAXXAAAJGAAkwABQQABCEAAIkAAMQAbBCAH6BAPkvAC-EAbMSAXHAAAWRACDEAHkwAD8g"
    "AA8gAAKQAA-QABlQAOLbAWSRAdACAA_AAAVAAB6QAWOgABdxNrAAAEABMCAKX7ACECAOSSAAUCAXKQAAOQAAuEABUgABIQAG"
    "U6AGGQAQygAPqEAFoQABeEAAmQAAKZAAWEAAYwAAP_AAGCAGMgAGIwAAC7ABw7ALs7ABIgAXbAAAzAAAIUABdydpAAACAJfA"
    "AC_gACHAABgEAAKCAN-CAVqEAAoQAAICAACBAAuEAAsEAAoUAAqEAAc0AAIGAADGAGTcAA-CAAICAE5CAACQAOQUAAWKAB-C"
    "AFGFALPfADKEABQEAAkBAAEgABdzSvAAACAB-EAAwEAAYEAACEAGegABEgAE6gAACQAHBSAACSAAqSAG6CAAJ6AACiAB0CAA"
    "GEAFAFAOEQABE3AACQAA7QAAQBACCEAAKpAA2QAFTEACZAAD2CAACCAA_7AAC7ABdz2LAAA7ALo7ABUgAXU_ACLXAHmgABG8"
    "AC1jAACiAA7CAAMiAA97AgOEAFCEAArBAAJAADCCAAIsAAGCAAD_AFBcAAFcABPcAA8CAAD_AAIUAADeAAC0AC17ABACAAcC"
    "AAnAABd0ufAAAgABSgABH7AFMaAAKgABIgAAr7AFGFAAMFAKaEADe_ABKCABEGABEBABKQAA8CAAOCAACPAE0gAC8bABEIAB"
    "YbABgCABM7ABEQAFbAABTAABHbAEaCAAyaAALAABJAABd1ODAABbAWUEAJxvAALsAD8iAA3AAACIAkviABQgADYCAACnAE0g"
    "AAJMABLvABGCAACCAAFvAE8gAACIAHFrABTrABHrAFXrABJrAArrAg0nAD8zAAEzAAa3AN8CAAgmAW6EABd2upAAB3AAakAA"
    "F3AAFAAAQWADlSAACzAACCAAd3ABwDAMGCAAmQAiTgAAfgAACgAAUEADniAAegABAgAAwgAMGCAW6BAMngADkCAAFAAAxAAB"
    "xAAi-kAAkUAAoUADSEAHojABd3_VAAAXAAEjABMCACUCAAGiAAwiABxjAi8FABOEAK73AAfDABQEBd-3AA-EAAtXAAenAJwQ"
    "AD9iAACCAACQAAdyABRnAADjAADlAAcCAMsgABmCAGvXAOWEAAL3AADXACYgABd5l6AAAEAA03AH_QAAfQAACQAD7QAAOCAA"
    "RCAADzABRDAAfnAAD3AL8QAAcCAADzAAGCAACTABuCAGugAQ0kAOFSABwjAMaCAAICAIlAANSxAAshAAUEAAMCACOCAAHmAJ"
    "pQABd6h-AAAzAAeiAAYzABxDAMagAAIiAIHhAAagAN-QAAvAAAsmABGEAAKEAACSAAiEAAySAIAwAAfwADkQAPBAAIMgAACQ"
    "AOEEAAMTABKEAeACAXF1AAOQABaQAKgwAACQABEgABd7xQAAACABUSABVQAAeQABTQAAeQAOSQAGvHAADXANyEAATEAAohAL"
    "fAAAfAAEOSABwQAMVAAAOSACMSAGSgAOKgAAlgAAFAARagAVhAAN6gAAKCAAjnAAGCAAOEABxwAJgQABd9CzAAAgAPMwAICx"
    "AAegAKcEADIEAASnAA2nAeOgAAOiAXKQAKYCABkQAAHAAA_CABWCAB7AABSEAACSAAdAANVTAA_AAGoQAOSEAAWQAAoUAB8E"
    "AJGQAAeQACZzABk0AATQABd-UXAAAEAAeQAMSwAAQCABxQAUqQACyEABQCAGYiAACyAAqgAFkQACCQAOsQAGQQANARABGBAC"
    "0BAHeQAEqzABEyAACzAAcwAACzABSzAAezALkzABOQAXKQAAGCAAwUABWQABd_iCAAACAACgABACAAoCAAqCAAHiABkQAATi"
    "AA6CAAZAAAEQAAbAANSCABBAAUUEAAYSAAGBAAiGAAHAAJJUAApUABuCAADXAAcCAADXAD7AAACgACCEAMjyACECAAEEAGUg"
    "ABeAPiAAAEABeBAAaQAAqBAAKEAASXAAQEAAYSAACBAC0BAHAgABMCABoCABqzAAETAAmzAC2zAAezAM6EAXFhAAHAAJKgAB"
    "NVABJ3AAciAAEgAo6hAAD3AAogAAlhACoCAAKCABeBL3AABUAAj3AB0CAAD3AAf3AK9zABPzABHzAFjzABJzAArzC4Y1Bm8J"
    "BsWhAMGGBb6IABKEBS0CAlp3AOd3ABeCAjT3ACX3ABwwAMt3AnSQABp3AM13Ak1XAADXACMEAAJXABeHewAAAEAEnXABwEAF"
    "hWACMEAAJXAASEAeYBAACBAuCIAfkCAfABAGL3ACOgADgmAIv3AYKIAEeEADMgAJf3AAGMADnAAlXEADeBAACNAHB3AAOEAB"
    "QQAASEADyEAAO3AIt3ABeJrgAAAEACEIAAGGAbUUACMEABGIAD9XAADXACdXAADXABNXAACQAATXAD3XAADXAAJXAA_XAFgE"
    "ACdXAADXACEIAAHXBUAlAACgAIoEAAf0AAKEAM4EAHaEAAoEAOQIAAuIABeLI1AAAIAGcBAJUgAAQCAU6gAO-IAIKhAAVAAG"
    "r3ACF3AAZAAMB3AW8IAIsBAAkgAAHEAACBAEp3ACP3ACEEAAYEAC63AAn3AIh3ACsEAD0EAS0IAAYIACiEAACCABMEACTPAB"
    "eMcgAAABAEr3ABqQABz3AAJ3AD_3AAICAAh3AAf3ABuEAFwQACV3AAmIAAWGAD0EAWwEAACEAAEEACMFAAtJAHMEAFBXAADX"
    "ABLXABuEBbtBAAqBAAyIAAWHAIFkAMsEAH2EABeN8KAAAEAQsIAHLhAAVnAIZuAqAgAC6BAEImAB3nAAgEAAWEABHnAAVnAA"
    "agAAEEADumAIBnACGEAcIkAAGPAB2FAACBAASgAASBAEPnAB_nAAuEAAXnABBnAAHnAAuEAC3nABePDvAABnACUEAIHnAAuG"
    "AD2EAXOEAASEAACMAACMABmFAAUBAMmCAAnnAAfnABuEANKEAYyMBz-IDLYQACOICfUSAAUEAWUEAfSIAWUcAf-UAVcQBrUC"
    "AfoUAWUUAeIIAWUcABeWmeAAAcAOmIAWCEAIiUANWIABGUBVqEAWUMAe2IAH4cAOcEAAbIAe4YAH4IAOcEAe7gAH4gAAYgAI"
    "KkADeEAC0EAAoiAHWIADqMAT7AAAbAAB8IAAECABn_AAcMAADAACzAABeZeAAAAMAAD_AIKMAGSEAAmCAAD3AaYBAIiIAAfA"
    "ACgEAAqKAADIAPCCBVAEAAOIAAIIAHwIAAGIANxIAAuEAD2IAiHvABOGANOEABOHAeQoAA0gAAIoAAMoADa8ADWsAPkgABeb"
    "xGAAAgAFUCAI-BABeBAAkBAC8kAAWIAATAAANAAAcIAACMAAOMABYIAAaEABoIAALAAAUMACggAAMgAAKIABKGAHCkAGGkAA"
    "oiAAqCAACGAByGAgoHAAfAAAUMACqCAADfABecbwAAAEAKFEAAmWAAaEAASCAe-IBrKkACqMAAEIAtOBAE-uAAkgAAYoAAIq"
    "ACaIABHsADUgAKuIAUsIARjAAASIABPAAC7gAAEIAOZmABUCAeCvAACvA66MAAKIAG6OAAUkABeffJAAAIAfIMAHZ-APGIAf"
    "JMAHjABbcBA8QMAHi0AACqAOciAAcEAfKYAHkOAOcOAX-BAD9UALWOAACOABECDJeIADSIATCIADGwGjmQAieBAGwEADqQBj"
    "uIAEgkAHCIACyEABeopxAABIAfGQAH4IAOcIAjs0ACMGAF4CAHsEAeyBAACBAA8BABioABeCAA8gACdIABMEAACIAAuCABGo"
    "AAMgAAIoAAEzADyYAAoCAAGEACEEABkIAACgACMQABwEACKkAdkBABeqI4AAABAD9QAAUIAB5EACMCABQIAACEAD_-AAoCAE"
    "EIAFyIAjggAAMgAAeEAAIEAdcEATwIAEAEAD4IAEjAA1JmAm0BAACBACSgABcEAAMEAA0gAB_EAAOEACAEABQIAAMzABer7K"
    "AAACAAEgAHuEAjqkAAUIADVIAB8gAAsoADUIAAoGABgIACUkAAUIAFsoAAsIAFcIAeTAAw-IAATnAH5nAtugAFkgACOgAAGi"
    "AC6CABGoAnABAACBAD6EACiEAAMEABqiABeuy4AAAEAKCIAACCAOaOAACOAbaMAAIEABjEAAiEAAIEAJaOAACCAKkOACUEAB"
    "iOAACOAbaIAAJAACEEAH6QABqCAKkIAD4OAlSMCiOCApaIAAHAACGIAHsIACUCAKIQACAqABeyhFAAABANWIAACIAAmIDiYI"
    "AhGQA1mQAwKBA7IgA_8EAAwEALsEAfTAAT2QBW6kAF4IAAWMAD8YAAUIAmABALCIAESKAAUKAJ2YAcwBBEZAAMiEAaWBAKiM"
    "AnEBAEEBAEqMABe5ufAAAIAAC7ACIIAIAIAGIYACOKAYgBAAIBABYoAClAACEIAAIEACIIACA4ACGQAAUIAB6KABAKAHIIAC"
    "A4ACGQAAUIAB6KBREIAB-EAASkAACEAFsgACKkAACEAH6EAHoEABe7LqAAAEAROBADSgAAEgAHgMAAUgAAEgAB2gAASIAAEI"
    "AH6EAGiIAWMBADeBAK-EAAYMAP6IACOKAYWBADJoAAEgAByEAAaEAwQBABAIAH4IAD2CAAkkAH-kArGPAAagA4oGABe94RAA"
    "AGABGEAAWgATC6AgBAABAwAAWEAAwgAAWEAGYEAAYgAACKABEGAACWAGQEAAqEAEYoACECABEGAACWAa-MAAHAAEPAAGRAAA"
    "iOABGWAKIMADOKAAHAABAWAd-EAACEABe_McAAACAArCABAGAFeEAH_-AtrUBaKYADSEAPWEAAIQAtIkAIWEAHM0AWABAAIB"
    "AH_AAH4iABGGANWiABGGAAYCAlaSAAYSABUEANIiABYUANyGAI-BAPYSAA-GAcUGAH8BABfCjNAAASBoyQADuEAEbPAJmEAA"
    "CEAHOkAuGgAWiBA8KQAG8MAQggAAYOAoSWAM-EAAYCABCGAAEWAeAgAQSgAOiEAYEkAGgQAIggAGIEAnEEAAQeAAxgAArgAA"
    "DgAlKBAAIBABfGuEAAASAIOQAJUUAAWUAd8CAEfAABWuAByQABUQAAmQAJbAADIQAAaCAghAAIRAAGuIAjSIAH4KAACCACAU"
    "ABEgAACgAAogAEiGACTAAF6-AV4BACoBAACBALVbAACgABQiABfIZWAAAoAB4EAAC4AAE8AA6gAACCAAECAAoCAACCAAOmAE"
    "YiAIM4AAkCAAEyAAKCAAOgAAYmAASgATIBAC0BABMBADSEADYCAEgEABIYADCEAKSEAB-QABSQAAogAAWCAACCABfI9LAAAC"
    "AACCAd-EABEEAIOgAAGEAot_AACEAAEEABGEAALfACGmAAcOABHKAB6iAA6MAACgAAGEAAEEABH_AAD_ACAMABEgAACgAAqg"
    "AG0gAF4IAXsBAEggADyEABGgAB6qABfKD5AAAgAAFAAAKgABIPACAKAA4gAAKCAAsCAMuiAAqiAAUgAAsgAV0BAACBAFxmAC"
    "asABHgAEcgADsCAALPAkGBAEcgAAIEAAGEABGnAAFvACqMABGKAB4gAA6CAACkAAEEABfK5nAAAEABJvAADAAC-CAAuCA16W"
    "AM4GAfAEAASEAAYGAI-EAAcWAOAEAAcGAdmmABHuAGTGABuGAACiAAcmAACgAJoOAAogADuiAAcGAACgAlEgAAYCABuCAAHA"
    "AJigACuiABfMu1AABAAksCAAZCAAGEAACEAAKCAARAAACGAAeGAAmWAAeCAADAAMUiACGGAADAAkqCAAaCAAHUAAKCAASCAA"
    "CEABGGAAcCAACCAEeIAJ8GAACCBS-GAJUDAOcQAVuBAB8BABfOo3AAACAI-EAAcUAAIUAD2UAI6CAAIQABAEAAGEAAWUAloC"
    "ABTAAASSAJeEADbCAAHAAADSAXGBABABAHEwAHyCAAMCAAICAAemAAVvAASgAAYSAM4CAACEAAGCAAeUAA-UABfPqgAABAAU"
    "mBAAqBAAOBAAOBAAoBAACBAAqBAAMBANcSAAMSAAeCAAMCAACEAAIEAAanAAWCAAMPAACLAAcSAAIWAMGiAAsGAAISAA-PAA"
    "cEAAIUAACCADOEAJqGAX8SAAMSABfQYEAAAEABHHAAcSAACQAAGSAMGCAAsEAAIEAA-EAAkUAVQBAAOBAG2gAOqQAKKUAV8B"
    "ARtAAALAADzAAJHAABOGAANAAXUBAPeQAACQAAYCAAKQADykAI0QAASSAWuBAAIBABfR7SAAABAByBALWyACsgAAIgAAOgAA"
    "xQAAmgAAKCAD4QAI2QAAP-ABWCAAKCAAECAVQBAAOBABgBAAMBAOQBABGQAAeSAMKwAAEQAAKCAAggAAOCAA4QAAeCAAMGAA"
    "CCAVwBABfSxZAAABAF-wACN5AHmQAAnAAGgQAH9AAiiUADUEAAQ-AAewAAYQAAQQAAOUAAGEAAKUAACEADwEACvAAGIQAAQ-"
    "AACEAA0EAAQUAAUEAVcBABGBAAsBAGkQAEVSAACgAAqQABfTtLAAAgACAEAAs0AAQQABQUAAEUAACCAAECAAKUADSgAAEwAD"
    "LwAFcmAAsQAAQQAA2QAAkEAWiBAHKUAFCCAAI0ARAQAB2QAVcBAISEAA_SAHhAAAE4AAlAAGlAAAbAAFyCABfUsCAABAAV0B"
    "AAGBABoBADB0AAGEAAiCAD7eADWoAAEIAACEAAiSAACCACGSAAqEAASEAAIgAAsCAAaCAAEmAASmAGGgAAa6AFcSAAYSAASG"
    "AASCAA0EAAwGAVWBAB0BALcCABfVZbAAASABAEAAwCAASCAAICAAECAASCAL8SAAYSAAICAAKCAASEAAGgAAYgAA0gAASgAZ"
    "HAABu0ADz4AEAgACygAAyoAAFfAHEgAAa6AFwBAXiBAAGBABsBABUgAAqgAAcEABfWKCAAACACjkADIiABD_AAEEABICAAD_"
    "AADAACEkAAvAABcEAAFmAKGCACJmAAbvAAQ_AB5gBQykAAEkACIEAACEAAUEAHqEABcWAAWWAEGEAIgGAAECAAOCABX2AbJ3"
    "AAVmABfXavAAATAAMEAB_GAAUEABHmAGYGAAIQAAOEABEEAAcWAACCAMkEAAGQAACQABSEAASQAAKGAACGAlSCAAWkABiEAJ"
    "eEADGCAB4EAbaEAB8HAAEkAAiEABHAAGqCABk0AMkgABfYdgAABAAbEnAAVnAJYCAAMCAAGEAAYCAAMCAADGABGGAAcCAEGE"
    "AALnAIWCAB2GBK0BAA2BAFVQACNQAAUGAAzEAAECAARnAADnAGegABQDANKgAACgABQQAAUgADwGAACXABfZ82AAAWAAzgAA"
    "UEAGQEABvAAMuWAAUWAAGQABVAAD2wAh8EAAGCABICAAMHAAeQAADAAMiCAAEUAACgABUGAAQgADrGARUBAAqBAAYBAAUBAA"
    "wBAOMiAAMiAAIiABYgAMw3ABfa9bAAACAAOCAAH2ABkCADUgARkBAQWkAAUGABHGAMoiAAagAAGCAAOmAAGCABAEAV2BAGK0"
    "ADMQAAUQAaQWAXlEAAVDAG-QADCQAAKQABSQAD_2AAOUAAQCAAKCAIaQAAIEABfcOAAAASABSEAAJEAALEAXGBALUgAA8gAA"
    "ECADMQAAUQADsgAASQAAegAIYCAAUSABAgAEOGATsBAMG2ABwgAOcgAAKiAAKSAALSABkCAd8QAAxwAAXAAHDQAAcEAATAAH"
    "HAABfduvAABSACwUAAT3AAWwAA8QAACmAB12AAgQAA6QAAq0AACkADmgAAeQAAKQACZQAFwCAAMSAAIQAAMWAA6EAbIGAI2C"
    "AB0XAOcCAAMSAXGBAAEBAFOGAEL2AAUQAEWgADGCABfeoGAAAWAEkCACWgAAeyAFiCAXMBAAUBAEmEAASXAAYSAA-CAGOSAA"
    "CEAASzAAYCAA_AABd2AAWEABGCAAOCAMzyAANyAAK2AAOTAAGkBWGIAOEMA1iMA9BABNshAIKRALj3ABfhlyAAAGA1T3At7A"
    "AAHAAIXAAF_UAPDAAADAAvIgBNcIANTUBjIQAAEQAIgUAIWQAMqQAACQAh43AA45AtegAHMGAHOEAmR3AA7wAHjAAGB3AYmI"
    "AOt3AA68AGVAAHP3AAHAABfmjdAAB3AAF3AAGzAHICAAD3ABGCAAKzAF53AAF3AAG3AIQGAAK3AZgIABABAC9XAADXABXAAC"
    "jXAKkUABXAABBYAHOGBNKIAOo8AAf3AA-MAAJZAACIACuMAOcEAcGgAGw2ABfoTDAAAgAAQgACugALOqAACCADAgAACCAAKg"
    "Aj1uAPNAACcgAATAAPgBAGu7AAFAABwBAAODAAECACp3AAEzAA73ACM3AEP3ABOzAAKGAAeGAB2SABMGACN3AAE3AIi3AA93"
    "ABfpRUAAACAAOCAPlEAGn7AAD7AAEZAAlQABGLADJAAAt3AAJAAAD3ACN3AE0eAA2IAAYIAFZAABKIAAFGAHKCADkCAPmEAA"
    "oEAGIIAAsQAAWBAAECAD_GACzXAADXAAtXAFDOABfp-SAAAEBb0IADcDAAhfAD2MAAIfAGGEAA13AAhAAAKMAAIIAC2MAHwE"
    "AGsEAQdlAEUIAD6HACogAHcIAA0GAATEAAOGAOQCADKCAQmBAGK7AByCACx3AAJ3ABCgAAQgAF12ABfroyAAAZABCuAAF3AF"
    "x3AJV3AAUCACiCAPwEAE-IABYLAACIAAVkAAD7AAEIAASgABgCABn3AB53ACN3AAX3AD6CAAOGABMGACSCAASCAOcCAAJIAA"
    "qCAW8IAACIABGKAAaBABfsZZAAADADeEAAVAAB93AAV3ABEEAD-OAAbEACICAOcCAAICBPGEAJrAAANAAAdgAAhnAAnEAODA"
    "ATugAGyIAAEIAAEIAAEIAEEgABUgAFxIAAOiAAYGAAEiAAEmAAwEAOWCABft3EAAACARKgAHoLAANrAAqIAAygADTgAALAAA"
    "piAAegAF1mAAnmAAJmAAsGAG5AAKICAPYhAAMhAIMgAAKgAAIgAACIAADrAAwgAACBAAaKAGBnAH6CAOcCAAICBHKEAIAIAB"
    "fvVLAAAMAK2MAPQMAAKIATLEAICIAAKMALKMAO8MAbWIAAKEARRMAI2ICE-IALGMAqgEAaQIATuIAKqIAAEIACaIAGGIAVAI"
    "AACICtqUAaQUAHUYBj0ECG4YALnQAOqcA1n-ABf2-hAAAGA4UEAH4GAeqQAOcUAAqEBQtEATaUAG3EAPAEAB8EAKOgAIcGAD"
    "YkAHygAGqEAAUEAbRgAGOBAB6qADsgAGjgABmMAAMgADwGAI6gAUxAAANAAAHAACJEACqBAACBABf5zEAAAQABz-AAN_AANA"
    "AAPAAEAkAH4GACL9AAUgAJuSATkEAAVAACuBAASBAC0KABhAAAMaABwEAAD_AIXAAD8GACL9AASEAAD3BRPAAGGBACRAAAJA"
    "ADWMAEhAAuyCACUoABf7hzAAAIAHQgAPYIAOIEAAggAAIgAB0EAC8BACaCAAkoABpKAAmqABR8AAMgAIKOAAIgAD2uACwgAd"
    "SEAFOgAAaEABrAAAKKAAGoABr_AAEIAAqgAJWKAEZ9AAsIAJYKAAGCABf8twAAAIAuEgAAUEAG-KAASIACKIAAIIAGsIACeI"
    "AAIIAAUEAQqCARegAHkCACQKAAFqAACoAGqIAC2EAQqCAAGCADECAPuCAAMIAACrAD8BAB4KAAGCACOrAAKIAAEgAACgABf9"
    "_gAAAqANkuAMGKBr4EARVMACQMAAIIAGAMAAIIAFP8AO6IAGAIABqEATkMAGIMAAIIANhAAMoIAg2ICZOBAdicATIEALogAO"
    "dgAogIAGkSAAqSAtJBAADBAAmIAAqIAEOEABgCrwAAASAB0MFDoEAoGIAOcICcisBrIEAAOEAA6ECMKIAF8EAUUIAk2IACOI"
    "AGIIAB1sAGgIAbOEAEyBACNxACOEACx0AEgEAFsEAeakACcEADeBAEZAAAj2AB6UAAUIAKMEABgKQlAAB3ACOIBRSIAACIAG"
    "CIAAGIAFqoACMIAFksACKEAEkIAf6BABmIADYgAB-kAICkAe2BADQEAEcBACMEAAagAEcIAKOkAD4CAcAIAH-IAreEAG4BAC"
    "NoAA-IAAIOABqIABgMskAAAIAD8MAECsAcOBAIEBAACBACGgAAECAACIAA-IBwEIAHgEAG8MAGcKATxAANIMAACIAHUgAG7I"
    "AAMMAACIAGQgAA8CAAyEARQIAAHKAM2QAAGMAA6IAC6QAHbAACAKABgO5OAAAIAH-gAeSMAD0QAEcCADAQAqKIB2sQAAIQAq"
    "vIAOdIAnSIAOcYAGOgACHAAPqBAH-BA8UIAA8cAGgSAD2GApoIAACIABocAwIUA1mIALaQA1mUAoABAv4oBRUGAh8MABgV8r"
    "AAAMAANAA2aEA02YAn2BABsgADYoAKEKAEYoACcIBTWBADyIAL0MAACoA7iIAlYIARMoBRSgAACoADcBADyIAALcABcIAEJo"
    "AGEIAACIAACoAA0qAGYoAl4KAEygABGGABgaLwAAAIAkzCAAGKAwoBAELNAAwqAAGIAAoIAHkIAt0OA1-mAAeEALUEAACEAA"
    "cUACwUALOCAACCAAcUAACEACuUAYAEAAKGAAenADfUAHaEAAcEAACEAAcEAACGACuEAB4uABgcS-AABUAGWIABgCAACCAAcE"
    "AACGACuEAQaEALMoAAoUAIOEAAHAACnAAB6OABAsAAoUAIOEAAHAAaGCADqGAAM5AAY9ADmQAE0EAAcCAACEACQQAAeCAC2s"
    "AI4EABmIAYkCABgdbwAAAIAEJAAEsEAAcCACwCALuEABn_Bd6QAmeQAAeQAH-EADWQAACQAAcQAAIQACaQAAWQALGQAACQAA"
    "cQAAIQACwQAj2GAAeCAEc-AH3YACKCAOuBAICBAHagAIcCAAeWABgfmYAAAGAGQEAIMCABrQAM6BAPd5AAN5AAHAAIOCAAOG"
    "AAOSAAOCAACEAAGCAOWGAAGCABiIAACEAFAEAXiJAAMdAAoEAWuWAZWQAQkEAlpAAK-QABmEAO7AAmyEAh8QA7wwABgiktAA"
    "AgAAOEAAoUAIYUAZ9AAJGgAsiEAE5kAEbgABxZAAnuABAEAAQCAAMkAhmgAJegABmQAA8kAACkAF4QAAGkAAmOAA8CAAEEAA"
    "QCADOkADQkAlWOABwDAOcDAAGwAh0gABgkhcAAAEABeUALUkAiFgAADkAB6BAAqBADlZACWEACkOAAmEAAIgAADkAAZkAD8E"
    "AAJkABvZABmEAASKAAKEAFgMAAYYAGjZACEEATMkAIOwAAQEACkwAAigAAIyAH2EAF8wABglgnAAAwAAMgAAGyAASEAbPAAA"
    "CmAGIgACCEAACEAD5EAGegAPsCARBYAADYAB8IAAYZAAEEAFggAAlZAAEEAAMEABaqAAcEAA0gAAaDAADYAADYAAj7ABAgAA"
    "oEAAaEACAEABgmSRAABZAArAAA8kAEbYAAj7ABboAGhZAB6iBQ9uAL0EAAoEABwEAMECAAoUABmIARgEAGcuABGmAAGEAAYE"
    "AD0MAASEAACPAHMEAACEAAGQAAWUAASQABwEAA2UADmMAASEABgnnLAAAPAHMCAACCAAGQAAWUAASQABnvABAUAYRAAEZkAH"
    "OEAARAAAOGAARAAD4GAAUmAJiCAAeGAAbAABlAAZJuAADvADgkAA8QAHaEAASGAAMEACiEADGkAA9EAHsEAAWUABgohfAABg"
    "AAQgAY0mAAVuAADvAC95AAN9AAFAAADAAAQEAACEAAmUAAUBAACEAHOEAAcCAACEAF0EAA6EAACEAHsEAAWgABSdAACEBLOB"
    "ADuSAAeQALWgAAogABwEAA2QADkEABgpw5AAAgACOfAdjzAHOQAAVAAADAAAdAAAIwAADAAADAAGQUAHjAAADAAAdAAADAAA"
    "JAAADAACnAAcKgAAEEAAKDAHkGAACCAAiGAAEGAACGAFYkAAogAHyCAACCAAcCAACCABgqm5AAACABigAZICADUgAAIhAAGg"
    "AAbAAAKgAANQAAGXAHGCAAaGAGAEAAGEAAkSAASQAAGUAHmGAASCABawAAUgAcL5AAaGAAoEAASDAACUAAEBAHKGAF59AAak"
    "AAGEAAiEABgrYcAAAUAAEEAGIEABkWAZuEAPnAAmOQAFiQAACUAAIQACEUAFQEAAEQAAaEAAIUAACEAAEEABuUADyEAA0EAF"
    "1JABoQAAEQAAaEAAEUAAGUAAEUAeqwAAWUAAEUAOCgAAaXABgss2AAAQAAKEAAEEABgEAdkEANYEABEEAACEAa-DAGoGAE8E"
    "AAaEAKEHAEYEAh0kABsEABNYABsQAAMQAAcEAAUEAACEAADCAAIEADrkAAOEABfZAAqyAAsCAACUAAgCACiEABgt3-AABYAB"
    "sWAAMCAAcEAAZCAbCCALcjAAuCANcWAASjAAuCAWkBAEcUAGgEAACEABeUADMgAFAEAC0CAAqgAFwEAPQgAKpYACCZAD0BAA"
    "6BABbZAAsEAACEAAGEABYUABcqABgvBLAABYAASGABF0AA6EAAX_AADkAFjZABskAAXAAERYABX0AAN6AAGgAAEkAAWZAAl_"
    "AAP_AFXZAA0EABWEAGdABA1GAIWEAAKEAAoGAAUEAAIEAACEADWkAObEAACEAA8EABgwDFAAAGACOnAZLmAAJAAAfAACqEAA"
    "OgAA7CAHOEAANAAAfAAFcEABJAAHOCAANAAbCGAAUmAAJnAAEiAAeEAKkEAAoEAAIEAAWEAAIEAN2CACUgAYuGAAUGAAHmAA"
    "DnADagABgxPQAAAkAAMEAKUgBHMEAANFAGkUABGCAAeQAUUSAH1AAZKQAAeQACykAAEUAAyEANmkAAEEAAyCAJ8wAdRnAHiG"
    "AAIGAQogAcUgAOckAAEkAAIVBAbHAa0GAEpWAFUEAF8EABg0K9AAAEAAGEAAGEABBnAFfBAANBAEBAAr_HAbEEAGLXAAcEAE"
    "_EAnqCAIkgAAcEACjQAAJQAAKCAAgGAA4QABKCALxQAAqGAA4kAAJwAAYRAA0QB1svAf4_AD8CAPOGAAKCABg2xnAABvAY0M"
    "AaOEAClvAY0MARaEAElAAEZAARAIAPufAAC_BvPSAPJ3AS8IAIcIA2gcACIEAAEEAFqQAC2QAKhfAACQAEOQAGQEAACEAbiG"
    "AACGBwqEAhcIAivABRXEAH2UABg8EjAAAIACMQAHqGAACWBhcEALIUAqsEAK6wBX0EAH33ABMCAFeEAIi3AlAQABdAAHOEAH"
    "2CAU4QALLXAFGQABsQACQCBlgEADS0AA2EAAIgAB0EAIqEAFzAAADAAQwIAIcIABhAO0AAAEASYCACACAAKgAIYBAO0CAJyK"
    "AD8iALCGAB0iACIEAB0CAISgAK8IACqEAACEABXAAEG3ABV3AEOOADL3ABSEAACCAKjgAB0gADwCASMCAA7LAAUIADAQAOpA"
    "AARAABhCM-AAAIAB0IAAWgAD8DAJoEAAKCADmgAAX3AAHEAQdVACzAAZmgAExgADKkAAogAPGCAEakAFkBAKpvAAKJAACjAC"
    "6EABLAAAMFAJgGADImAA0CAAcEAKiEAB6gAW4BAAKBABhDeYAAAIAEBIAEKFACj3ADpCAE8EAOcEAAGEBRvPAFqCAC6EAAIE"
    "AASEAACkALWCADcEAFLPAYskAGFnAC2EAAGEALWCAHWEARYlAAIBADaEAAanAAVIAOXAAPYEBJWPAcwEABhGRRAAAGAAMMAN"
    "oEAEAOAD8IAAIMAYLIAAOEAD6IAACMAAIMADSMAAMMARpPAD8IAAIOAYYGAD8MAAHAAxWMAACcAEOPAACPAhyEAAC_An6gAc"
    "cGAZJvAcdvAZSMAcd2A5oQABhJyXAAAQACMBAH2IAFEQAIweAACQCD_vAAuEAbv_AAuGAZKEAccEAHbAAiCHA1WHA3NABnuQ"
    "AOcGAACGAY4gAYYEAEEeAASCBKsEA9lAAOMSAGCEAACEBg3_AAEEAOoCAOnAABhQYMAABAAbUoAMQCANUCAAECAAsCAJoIAB"
    "X-AEECACMBACOgAEMCACd_ANeCAACCABEiAVuBACQIACzAAAsEAAIUAAeeALD_AB0EACQcAKggBMrPAHQBAEkIAB7-AASCAA"
    "CCABhSQgAAACAAKCAPGXALgCAACCAAuCAKACAAEHAD8CADSBAGc-AAHgAAMCAAEHACEgAAKKAL2EADQgADwEAOgEACiBABeo"
    "AACIAA6GACUEABOEAAaoAAICAJEgAB-HAD8oAIKEABhTMUAAAgACGgAACIAXEGAH4MAtsIAACiAADPAEmEACmBAACBAEiIAC"
    "OiACHuAAKiAMCiADEmABuEAUigAAECAEgEAAEEAACEAJYPAOCEACigACgEBdOgAR4eAjuCAJPCAFECABhVxGAAAEAAmqAQoG"
    "AAHCAcWEAItAAjkCANYIAZoKAGKEARsEAACECgbCA9ukBWUEAq4KE8WBCrTIAA8oAILoBcQwBolXAH2fAGL3ACKCABoIAYBi"
    "AAGKAAiKALMgAOA2ACMgABhf3mAAAmAKIBABGgAApEAEYEAKv2AIqEAmCOAr0BAAiMABJHAANoAEQKABOBABvfAAXMAAf_AD"
    "1gAA4MABJnAADEABICAAIMAA6HABgKAAEsAACIAL7eAAgIALmCAKIBANuIABhhbhAAAIACkgAWGBAAxuAE6IADMMAAFMAADM"
    "AtcMABSBADiOAAGMAAoIACkMAAEtAACtAAotAAeEAD0gARtOBqkGAD-YADSGAjaiAACiAGYEAEiCAC6gAEWGAyUKADpAAasI"
    "ABhkStAAACAB2QAQWGAAOgAU0CA1mOB6CQABkQBpcSAAUSA1SYAAWYAxEIAlYBAFsMBS7IBcuoAAWoCgsYBAaIAW8BARGIAM"
    "mIAXQBA2WBABUIAKC4AAhgADaIAAEIAACIACQIABhsP4AAAEAACSAAqIAXQIAJ0BAAqBA3CIAHSIAuWIAHgEACeIAB8IARsI"
    "BWICAAKSAtWHAD8CAAVAAD2CAAKSAACSAFuHAASEAACEADmCAACCAASCAB2CAIYHAASEAACEADmCABhu4NAAACAASCAACCAB"
    "0CAbYgAFvHAAUEAD8CAFOEAE_fAAUEAD8CADvAAA7AAQiSAN2EAAUEAD8CABuEAIyEAD8CADriAA6gAUMGAAOCAEOCAA-EAE"
    "yLADqCAASCACICAMoCABhwJTAAAIACsgAUsCAyeEAH0CAAKUAL0QAp0QAFoHAAUQACFAABkQAKgHAAUUApQEAMc0AHqEAACC"
    "AA6CAOCBAAMBAAIBAP6HAEICAAOCAKGKAAGCAAQQAAEEAE4gACIgAYSBABhyddAAADAGCEAOEKAAGbAASEAACEAC-IAA4QAA"
    "ECASoBAFvAA1pMAM4QAMIaAAISAH0EAtsKAAISAAGgAWsBAemaAAKEAH7AAZp8AGEEAB0gAltgADGQAEPEAAxcABVgACdgAB"
    "h1AqAABcABegAA_cACcIAAMEAAGCAACCAKQCAAKCAAHdAAOgAWyBA1WBACOCABSBAC6QAEP8AEkEABCgAAeEAOGCAW2BACOC"
    "AAWdADGoAAwQAAMCACKBABDdAAGdAAxcAFnAABh2RxAABAABHcACagAKuEAAHdADOoBPYuAAUCAD4CAGUEADgEAAcGABGgAA"
    "owAMSEAAcCAACSAA8vAd2EAD7HAAUEAACQAATAADUCAKhXAACjAALAAAIEAAVAADUCAAiQADlAABh334AAAOAAUCADwGAGKE"
    "AAUEADgCAAUCAKBAAAMEAAcHAD9CAA9JACiEAVOOAACOAAUCADwGABegAAgEAD6gAAmHADqCAFyEAEkEAAcHAD8CAAwgAAMg"
    "ACiCAUOgABAOAOcCABh5KJAAADAAoUAUlAAD-gAi2EAACGAACFAAQNAAISAACEAACXABuEAByQAAYwAACQAACQAJ0iAAOGAA"
    "CCAAUEAAGWAACXAD6QABwQAc7QAD-HAAIEAAEEAACEAAOsAAIXAAGXABh6E8AAACAAYQAAGQAFwEAEHSAAMEAACGAAaXAACS"
    "ACiIAAMQABEHAAIQAA8IAhsXAKAEAEavAACXAACyAAKEAAegACigAAMwAEEgAPSBAF40AQQQAMMEAf2gAEGGAASQAAOTABh7"
    "VkAAAQAAGQAJ2iAAGSAAEWAAEEAAcTACwgABJiAAFiACrEAAFEAAtMAOuBAG2CAJkHAOcSAAOGAAgDACgIAANQABQCAVEIAH"
    "YEAAn8AEwgABOEAB6gAMWCAZSdADBgAAE0ABh8fcAAABABIBABGdACcgAN8EAEvdBSoGAAHAADvAAADAAAVAAAJAAADAAFyE"
    "AOcWAEXSABFAADNAAUnmAAUCADwGAF5CAACQAAgHADaCAAUCAKEjAAJGAACQAAECAAcHADaCABh9-MAAAgADMmAToCAAoCAA"
    "MGAAKiAAKCAD2GAF3iAAG3ADkiAAsCAKNiAAGGAAcHAE5XAXgCAAKCAd-gAUPnADoUAEEUAF6gAOcgADHXAATyACFXABoUAB"
    "kUAQ_AADoQAJ6HABh_fgAAAiAACGAACEAARAAEGQAACQAJ8XAACSAAEGAACCADCgAAQgAACyACEgABoUABkUAOGBAFgCAKyX"
    "AAIHAOUXAAIgAACjAAEEAC9XAANAAAMEAADXAB_XAU-BADOCAbNHABiAeCAABAACFHABpEABlEB5sgACWNANYQACMfAACfA1"
    "ikAS2mABmOAPZJACcMAD8IAAIIARMIALH3AAICABuEABmKAR0MAD8IAKBnAB3AAFeIAuTXAB4PAKOMAACMACMQAB3EABiDaM"
    "AAAGAh0aAACaACWcA1kUAGCgA1mQAMqQAhDSAPjAAmAQAAF3ACMQAD8CAJawAACEAesQAFDVAADVACyQABvfAGNIADuQAACQ"
    "ACKSAADfABPXAA-UBavvACXvADzVAAwYABiGrQAAAZAN1NARWIANzQACZPADsgAAQCAAmwAAuwAAc3Av6gADzAAB6yAtIQAA"
    "wKAF0CAASCAAoQABICAHG3ADb3AjSQABlnAA13AMigAACEASiBAWjXABEQABUQA4q4AtZwABiJjuAAAUAD0QAA2QABIIAAoQ"
    "AF_cAHuQAYVAAJMUABooAEECAJBAAduBAACfAMt2AAN2AAICAAMCAAn2AAKCAAsjAAN3AJEQAbX5ACYKAG_AADjgAAqQAACC"
    "ABgCAAOCAA6CABiK23AAACAAL3AAQIAG4wAB-gAbWZAKYQABkUAFhSA1moAth_AGVAAAJAAAtAAADAABDAAAtAAIHAACxVAR"
    "MgAJugANSCAAIgAAuCAACgAA4CAA2iAACgADmEAC0CABqCAFkCABiMs0AAABAHmgAHl_ACTAAACDAG6CAADAAEPmABn2AAJ2"
    "ABB2AAwIAAP3AG3CAAoCAAgCABKCAVqIACOFABzMABqoAAEZALn-AFUCAAhyAACCA1tAAm-JAGf-ACUMADi2AAaVABiOMsAA"
    "BVAAuVAADVAAg3AAGgAAbdAAEIAAqVAACVAFyEABMEABEEAGbdARmFADkIACCoAAqgAGcmACUkADiiAAaCABbiAAYIAEkIAC"
    "GCAAiCAAqgAEyCAAxIARCrAAGBAEDMABiO6fAAANACKIAHYgAHxAAH2gANSIAgsIAeYBACWFADooACnNAACIAGcCACVOADjm"
    "AAbFABZvAG-mAAFMABMIAADMAFiiAA_FAOGLAEYgADooAAEIAACIACmgAI3uAB3EADygABiQXeAAAgAACgAFiCAgGvACUnAA"
    "CvAACvAmyHAOunAADPAESgAILfACWGAD6CAP3IAEUMATCIAIJrACYvAD6CAByIAQJPAAHIACKvAUkIAGvCAfsIAAECAHYIAC"
    "QiAQQEAb0CABiSxnAABPAJ7MAADMACKOAADfACMHBauIABqUAACUAEkQAACQABuIAd-gACdfAT6QABwYAACIAFbeACcWAD6Q"
    "AUKCAOCIAPgEAFsKAlCoADKIAGAoAo4cADkIADMIAF-YATMKABiVwGAAAIBi5PACdvAF-IAeOgACCMAPZPAFsCAGd-ACCkAo"
    "cGApYQAJCQACEcABIUAADvACegACUCAEL3ACgIAYQIARKIAAyPAI91AxagAAcIAvaUAAKQAFvAAA9AAFaEAfsBABiZlsAAAG"
    "AT2gAJaBAKyUACogAAIQAAmQABWyAAEgABCgAH0QAa8BANGUBbLOAEaYAKuCAOcCAAGOADq-AAo-AH-CAAgCAHJAAEEEAEYE"
    "AAEwAA2BAHb-AAFgAADgABRgAAGgABibkcAAA_ABGkAEm2ABGCALeaAAoaAH6CAAECAJ-CAGGOAAEgAIUIABQCAACIAOgCAE"
    "0gAhDCAIMgAU-NAJgIACPeAEcgABOBAAQGAAEIAGx-AAKoAACgABKCAAIgAA6GAAD_ABic1bAABvACmIAIhcAB0gAAf_ADwu"
    "AAquAH8iAJggAF-gAAYiAAP_AAGaAIQoAAOKABGKAAMIAA9XABEkAFsCADSMAB-oAAGgAAwgAAkgABDXADwKAAqKAPvmABxP"
    "AGAIALegABid35AABNAH0IABwgAFYBAAoIAAogABMBAAQIAIUgAA6vAANAAA6OALwgABmvAcSKA1mOAK2MAADnAEkKABw6AA"
    "CCAOaaAR-GARUgABugAAaKABwCAACCAF5GACcCAD6oACMCABifpEAAAuANbAAH0CAAvAAHmmAleKAAGIAH2CAAmCALqIACMC"
    "AAmLAVgKAK0MAGSCAPCLCP4QA3YCAA5AAy4wAAUQABcQAAMSAA0aAF6IAnMIAFGoAAMgAAfKAAWCABoCAAIQABijKSAAAoAG"
    "cIAnAIAIMIA0-QABEIA0yCAAVAAtQQA72QAAWgAIQIAdABAKCvBaYQASkcABJeADUQAACQAAQQABAcAAuCAAYcAcOIAXAQAA"
    "EQAAQQAA8IABGgAAE6AtCYAr2BABinonAABWAQqIAdAIABtXABuMAAukAC6BAApwAAUSACKEAGr3AADyABUCABlGAA-cACWC"
    "AACEAASEAA4CABM3AF5-AGOCABwcAF-CAAEIAACMALiBAA8kAC6BAAkkAAESAAUwABioiWAAAgABOgACSkALkiAGOCAYHXAA"
    "CCABqEAHMgACagAaCIAJUBAAygABeBAA8kADixAAT3AACCAB4IAARUAAEIADeEADNAAAuIABHAAAnAAAeGALigAAEJAArMAA"
    "qBAE2CABipjeAABcBL4KAPd-A1eCAAIQABoCAACCAAuCAF-IAHuCAfPGAGfAABgCAIKIAeWIAHIgAI0CADzAAxGCAAuCAACC"
    "ADyGAKoCATECAEO9AAUCBC0gA1xAAIVAAtP4AAGQACWCABitr1AAB-As4KAAOQABqCAGiIAAMaAAKoAdEBACKBAWQOAAEYBi"
    "-IAAEIABIYAACQAAaYAAp9Aq8IAIYIAAIKABG6AAEYABCqAMMIAgUIAAUvABSvATuKBOKBAGOIAB2QACUQABiw8BAAAQAD6I"
    "AACCAAMCAAMIABGIAACIAAoIAAcIAFuIAAWIAAFIAmUIABoQAriYAIeIACsgAB6gACACAWkgAB0gAG8BACMBAE2IAA8BAAsB"
    "AAwIAOqIAGaoAACIABuIBOrQABiy8oAAACACECAAISAACCAM4CAQMSASdgAGGSAGjrAAMQAACgAHsCAEjPACBYAAMQAACgAI"
    "bAAAHAAVsEAB4DAGwOAAWQAAEwAGOCABgCAAICAAICAAsCAFuQAICCAAYgAAViABi0NBAAAKAACEAAGCABn9AAKDAACDAG8Q"
    "AAMQAADAAGCQAB8CAERvACMQAIACAAbAAAGgATQCACcQAB0DAACDANOKAQy9APtAACQQAAFAAGCTAGxOAOdOACVAAVwQACWC"
    "AMswABi1h9AAAwAAEuABNuAA6IAADPAADPAAEtAAECADwwAACQAACQAAIQAICKAAEgAAEQAAEuACSCADgEACKQAAaQAMqBAR"
    "7iAANwAAFQAADuACEMAAEMAACsAADtAD0CAAECAACCABi1_3AAACAAGCABmCAAESAAECAAuCAFmgAAHwAAEQAADqACSCADgI"
    "ACKCAACCAAsCAUOBAKC3AAQgACKgAD5AAIICAAEQAANuAACuACUgADggACMgAAYQAPoQAAEQAPGQAIuQABi25nAAAQAIetAP"
    "mgACYQACQBAIRAACAgAAPwABRwAA8OAAEOAD2QAACQAAEIAAICABEQAACQAAeCAAGQAAGQAAcQAFwaAAEeAACyAAGgAAEQAC"
    "MSAAIQADdvAAEIABjNAAHNABi3YaAABMAAhNAARMAdwgAAcmAASQAA4IABSvAMKSAAGQAACQACOOADkPAAEIAAYSAR3AAEmB"
    "AAUBABOIABv9AAMDAAb8AGxAAGCgCUECAI9AAD9AAALAAKXAAB0EACJAACTdABi5tDAABAAADAAB7DAAEgAAOTACDHAACQAA"
    "KQADugAAEQAAKQABkCAAIyAAvyADtvABygAAIWAAEgAAOTACEQAAKQADyQAB3SAAadAAICAANSATKCAAMCAB0EACMDAAOCAE"
    "1PABi6H4AAAEAB6zAAHgAAMTACCPAACQAD2CAB8CAAuCADtvAB6iAASTAEcIADaCAAiCAAMCATICACCgACE9AAGDALMgACCg"
    "AQy9APoOACbEAMtOACSgAD8gAAKgAIFOAAIuABLuABi7G2AAAgAD8gABUQAA8QASDEAKrwAB6QAACTAACQAAIEAAHzAADzAA"
    "D_AB-nAACnAACnAAFmAKKQAB1eAAESAACQAARzAADzABFAAA93AAD3ADoEABqQAWZfAJEmAAOuAAMTABi71OAAAPAAFAAFoC"
    "AEkQABw3AAICAAGgAAOSACA3AACnABGIACjfAUoUAMmgACYgANcQACMEACUIAAGEABrAAA_tAAFAB-qEAAMCABugAAGEAACU"
    "AAMCAAGGAACEAAICABuDABi9b3AAADAAMCAAGCAACCAGkgACZHAD-UAALAAH8iAASTACHHAACCACbTABOEAAUQAAmgABr1AA"
    "HXATaEAB8gAAEUAACUAAUUAB2DAACDAE-gAACEAB2kAAFlAAJwACNnAACQABi99PAAAgAGVnAB2QAAFCACWQACcgACIgABvA"
    "AS6CACeQAAEEAADXAAICALV3AACCAQzXAD6gAPtlACT0ADeQACMDAACDAHDAACOgAACgAD2CAIKQAANAABPAABAgABJXAAKE"
    "ABi-5XAABXABAQAAF3AAGQAA_3AApVAAFVABEQCEGJAFiQACW_AUGEAA8FAAqHAf5fAUGiAA-iAAqqAykiADCgAxnAAEJAAd"
    "13ACQLALNsAGRmAEJnAXmZAIeLAJ7FABTMADIGABjDALAAB3ANUQABIQAAqQAloIAA4SAGKwAI8SAsriAhQCAAE4AFP3APEw"
    "AEqSAEaQAYSIAHiQAD8CABECAGMQABiwAhUCBreRAFDvACdvAD11AAjAABwRAAWQAIACAFrNAQGIABjGTXAABPAFsCABDAAF"
    "viACBKAD8CADdAAjoQAAMCACuyAGGQAJAgAYJgAFdDAGQCAAcQAH-zAAGiAAVwAhIQAHhSAAZ3A7I4Av3YAE5AAADAAAVAAB"
    "dAAG5AAAVAAAnaAANAABjIkbAABAAV0qACeCAKOgAB4yAAEyAAUyABcCAAICAEkQABQgAA8CAAUQAAyCAHQCAAOCAVzAALgE"
    "ABMgAAvyAAJyAAMCAAbyAAICAAUgAAGwAAUgAAb3AACIAG8iAANAABEQABjJWUAAAQAa8gAEagAAOCANGSAAIQAACCAv2IAG"
    "zAAmgIABHLAHOIAAECAC13AA8zAAKVAAHVAAY3AAIVAADVAAQyAACyAAH3AAQyABGVAACVAAS3AAMIAEggACNYAAUgAAsCAB"
    "jKmvAAACAHgCAVugABggABGgAHSiACyCAAGgAA5zAAICAAh3AAICAACgAAOiAAEiAAECAASiABbiADZAACgCABUgAAM2AAgC"
    "AAGCAFmCATgEAN8IAFn7AIagAnoKAF39AA_9ABjMF-AABdABJdAA2IAFGgACYIAAD_AC13AA32AAGCAALVAAgCAAJVAAR2AA"
    "D2AAGQAATmAAQqABJAADfIACJAAAtAABn_AWWBABGgAAEBADsIACGgACqgAM6gAA6gAGSgABICABjMu8AAACAmkgAf6BABKC"
    "AHTNACRPALDgACwNAGSIAADMAGAiAjMPAt6KAHNnAADvAAYIATuIABIIAAqKAACKAQNfAHCiABQIAHTPAANvAD6qAIFeACdv"
    "AD6CADWKAQMrAIEIABjPGVAABgAAOKAAOIAssoAI6jARIvAEaKAWECACOKAHiiAAVvAK4EAgcIABWIAI_PA1mQAt4QALeQAA"
    "CQABuIAAyIAPIQAQDfAPpYAMh7ACCCAnoIAteBAAUCAT4aApmQAlcKABjTOnAAABAACBAIPIAtYBAHnvAOcCAnNKAAmgAGQC"
    "AHmCAmuSAAZ_AAuCAL2QAhYBAAUwAFMIAB1PABGjAJT3AsXQArqoAAoBABqKAHqQAEWIAACgAAQIAIMZAAMgAA6CAdyIABjW"
    "KkAAAIAJ66ACEIAAEIAAQIAHEgABUIAA6CAmoQABGQApgaAEKCAAEIAAQCAEtIAJOgAHNgAIKCAPqIAEMgAAEYACKCAAoBAA"
    "KBAA-BAAUaAAQCAHv_ADKYAAYYAAuIAACIABjXhJAAAoAI0IAEOaAAYaADkCAEiCAPVAAAEwAD6BAAkqAEsiAAmSACcgANEC"
    "AEiaAAYaASR_AFOKAD2BAACBAAUCAACIAAQCAF6CAAIgAPFfAEmKAIFDAPagAD4BAAmgAHArABjY2KAAArBdYIAqtKAC-CAA"
    "PnAHPnAA0IADcCABwaAACCABELANWaABfnAAGQAXhAAIFHAAIoAAuoAFOCABFjAHaCAc1qAIWgACenAAWIAGUDAi6qABQKAL"
    "KIAFQCABEBANyLABjbq4AABnAtoBAAcYAdGgAYEBAHbQAGRAAA7AAAEQAPDAAADAAANAAfoIAAcjAFWQAA6CAtqIABwjADSw"
    "AAOQABqSABKIAFYKABI3AIigAAMgAX4gAFS_AC8IAM0IAgMBAASBABjeH9AAAIA86QAAKIAAOYAGcQAPGIAAQIBEYCAJkgAE"
    "4SABkIAOEQAXjeAJGBAproAC9oAEugACOIABJoABSIAAMCAGgYABHeADgQAACQAAMQABQ4AACYAAsYAeQBAAgfAIIIABjgo5"
    "AAACAwiBAAV1AAMSAA0BAAcCAC_YAAMIALUgABGgAIu4CIiIADUCAHygADkaARwCAYhCAG-IAA0KAAJqAFVAAA-IADNqAKTA"
    "AY0pAAICABGCAE6CAAOIAGT6ABwIAQACABjjkAAAACAA8IAAICAACCAFICACuIAFsCAAoIADNKAjC9AAICAA-IAAICBxmLAA"
    "6YAAFYAAiYAFOQABAQAAO4AFUvAJeKAAGQAACQAAMKAACQAeiqAFCYAAGYAC2IAFV-AJkCABjleYAAACAAMKAACCAXeBAAuC"
    "AH4IAMwIABWgAViBAI-IA24IAGGgAFMIAACIAAEIABUYAACYAAt9AA0IAnaYAFeKAUSIAYiIACGIAAeBAWqaCCqQAFFAABCC"
    "AJirAAGQAAUgABjo0OAABdAAFAAVHvABOEAACgAAIgAACCAIOgACSQAD-gAB4yAAhyAAmIAEZOAA2gAHKEAA_SAAQdAARSAU"
    "GCAA3vAAKKABEEAACIAAECAAECAAyDABWCABGCAFFgAGMCACaCABjpjCAAAiAEZvAIAEABeCAUECABDAABGgAAECAAv9AAID"
    "ABM9ABG9ALagAHYGAIAEABO9AAQgAPAOABNuAGIaADUQAE9OACSgAMLOAHKXABOQAAiQAAqQAAWQAVCwAJiIABAqABjqwBAA"
    "AIAACIAADoAAECAAeIAACIADSwAACQAACQAACQAAEQAC2QAADAAFICAAHuACaCADr_ABEgABwQAAkCAAGQAAWQAU7XAA4DAC"
    "kCAE0yAAIuACUrAAIiAAeoALigACciABjrTYAAAEAACIABHfABFAAA-CAAgCAA2CAAGgAAWgAP4IAHKQABACAHsQATKEABRt"
    "AAhAAAXAAAVAAAXACAL_AAICADQCAC7AAEZjAAECAD8CAAISAKYCADTeAAqgAA6fABN9ABjtBGAAAgATmgAADvABPvAAEgAA"
    "IgADQCAC4gAADvACDvACZjAACQAC-QAA6gAAEQAC8KADFvAAFvABPvAA0CAALzAFigAAZvAAFvABFvAAEQABSDABdAASgcAB"
    "HAAANAABIYABjtmzAAADAJ2CAC-CABGCAF4qAAFvABOuAG5vAAFvABFvAQ6BAB5_AC-BAFDfAAECAAOQAC4QAEegAD8gAIRT"
    "AAnAAETeAAqQABgQAApdABJdAAr9AAWCAACQB9zUAACQAAGCABjvQhAAACAACCAA4gAACgABRXAAECACOCABGCAC5HABUgAA"
    "wjABSgABHnAACCAD8CAKeSAB-EAAuQAAnXAADWAAegAAmgAAhXACvQCCoIAd0rAYEJAIj7AAcKANZrAAprAAcCABjxMNAABA"
    "AArAAAfBAAYKAQgJAAoJAHqIAH5bAAcgAADbANVgAArLAAcgAADLAFMCAfZjACIgAAegAN-gAAegAkljACPAAAfAAJjhAEdA"
    "AAfAAB8CAEbjAg4LAJhhAAoIAD0iABjy4QAAAaAX0ZAd0CA1iSAYKCAHrQAAuQAAcSAACQAFrzAHnQAAuQAAcQAFOQAZwRAH"
    "wQAAeQAFzAAFlAACoQAAeQAeYrAAqYAFYwAIlzAGPDAg2oAAmxAADBAHuQAAUIAAEIABj1OxAAAQAJawAB-wAAmgACAQAAeQ"
    "AeYIAIrAAAFCAUuIBN-bAHlrAA_jACjzAADAABFAAANAAJrCABLAAElJAArAAZOQAHnAAAtAAAXgAAJgACUSAAECABCgAAOQ"
    "AB8gAAIqABj3BCAAAQAAeQAEiCAAsCABICAYlxAH0gAAQIAAGaAAEIAAEgADGQAIPzAAeSACMgAAegAeQyAIrgAACQAADqAA"
    "IQAACIA67AAnkIAAGCAAi7AHAgAC8wAACwAAlzAADzAA-yABj4nAAAAQAAOQAAKzAACgAAQoABCiAAIIAAWgAEggACMIAAMz"
    "AA6CAA_zAAGQAEgQAAuQABUQAYehAHuQAASQAAMQABugAAEgAAiCAAECAA8CAAfyAAFyAARzABDyAGCgABUQABj5GyAAACAA"
    "mQAAZzAAGQAm8QAAMQAEiQAoiCAHcgAAuqAAeqAFR5AAeIAmMIAA-YAAJbAAcTAHCCAAsIAAeIABrzAAFzAADzAAlzAADzAA"
    "XzAAFRAAVzAAHRAADRAAIyAAeyABj6ScAAAyAAFzAAOgABBCAAKIAAVIAHuCAAECAA-iAXcBAHQgAHeCABL6AFGgAAKgAHXy"
    "AolrAAfrAD0gAAcgAAYoAAooCatLABCjAUgKAYWKAHf7AAvrAAfrAAHrANLCAAvrABj84mAAACAADrAFMIABKKAW-IAItbAA"
    "JrAANrAAZLAAfLAAPAANxLAAfLAkaIABuKAAIIAAIoAAiIAAeKAACKAq6qAAGIAJnKAAYIAAKjAAUIAALrAJQoAEkDAAeCAc"
    "CIAACIABj-XrAAAIAAqIAIVrABJrAUeQAhGQAADLA06QAAeYAAOIANwYAAeCAnKIAAGCAAOoANwiAfYBAHbwAAmIAAK6AAUI"
    "AACIALgIACQSAeqBAAaIAIdAAADAAAUQAj1YABtKAADAABkA5CAAABAIHiAAnAAAYIAAHAAjuoABugAHCBAIbjAADAAAQCAA"
    "NrAADAAAQKAOMSAmrqAAEDAAQgAAEqAAEgAADrAAEDAAMoAAEgANoCAAGCAAeCAVkIAPsSABGCAAtAAAHAABkCf6AAAIABvI"
    "AAFYAHUKAIWQAAeQAE-gAgiYAE74ACaKAAcCAHmQAACQAASQAAKQAACQAASQADGIAByCAILiABEIAVoIAJiaAG6QAAuQAAeQ"
    "AlwCACwYAEaaAAMCAIEgAAegABkD7yAAAgAHWCAIaCB-SKABGKAEYiAIUiAo9KAAoKADvAAG_jAAtjAAfjAF7AAIFjAAfjAF"
    "bAAgqoAASKABIKATkCAUQKAMuqAANIAAbjAAWQAAJjAFsDAiKKAM6IAAaiAAWIABkG09AABjAtQKAIWQA1iKAAEIAAKIAyko"
    "ACoCAAMoAAKiAAGoADOKAvWgACCjAACiAAaQAAXAAMPzAXqQAAOIA1ogABuYAPMIAAWYAAIIAAKQAACQAAEQAAGYADSQARWI"
    "APEgABkJnzAAA4ABugAzuYAANaAI0IAAGbAAcICg2IAIdAA1oIAFsoAN0CAUSCABGCACMCAJgCAGwIAiECAACCABHKACMCAJ"
    "gKAAEIAACgAAaIAAWoAAGgBpBrACKIAACIAACoAAMIABkNk1AAA4AFN7AJuQAACQAAMQAdM6AAiQACGIAA5AAj_CAHJ5CduC"
    "AACCABEKAACCAAmCAAgCAKQoABWgAQ0CACP5AUsYAAGCAACCAATrAAt7AAGKAAgoAACgAAGgAL8QACwgABkQFsAAAIAADAAE"
    "PrAG6gABTrABlAATCCAAaCAAECAAlSAAfAAApbAAoQAA2DAAwCAJgCAA8IAKEqAG7AABTrABkgAUFyAAuBAKPAAOdAAFWCAA"
    "1bAAeSABTZAAfZAAr5B9aCABkSBeAAACAAaIAAECAAjYABKCAAl7AAECAGXLAEeCAD8CAAGSALlTAB8IAADaAAkCABVbEl6o"
    "APIEAmaIAPIICOowAQCCBZJCDybAAtiYAIHTAeWiAACgBM2ZAN-TARogAWBzABkaukAABzAQngABBAAPUCAiLAAADFADelAA"
    "CCAMsKAAPAACgXAACKAAeCAFwgAcabAA_AACSCAM-IAAQEACgXAACKBcaCAAtqAU0IAAogAHaoAPmIAJGCAPKCAFtgAAP7AO"
    "RzABkdT9AAAoAIL1APvAAAYgAULzAIH9AIs3AAkiAAIVAJiCAACBACoKABK7AByBAAS3AAICAAEIAIYEAPuSAG6CAAYCACi7"
    "ABP7ACRGAACCAKKCACmIAACIAAIEABEIABoBAACKABkeVRAABHAAT3AIOEAAWEAPuSAK2bAACQAAEbACMCAAKXAM8GACsBAA"
    "dXAYTeBC_gAAqgAAggAAUCAAUiAUXIAAagAH2gARUGAHCgAAJnAAVnAMvAACMCAAKCAUDIARvAAJSEABkgamAAAIAB5kAASg"
    "AlWgAAUgAATFAJQCAACBACoIABNrAAZIABbvAAZnAYTuALOgAASCAACrAACDABkDAACCAAUnAACnAMkGABgIABznAYTuDdKo"
    "AQCIBfUQChiQGNGIAIWIABkpgRAAAIA1MIAWUYAEqIAKMKAMqgADyIA1OgABI7ASw7AKyIARcIAByIAGsIACGCAFsDAAKFAB"
    "kIAACIAkEBABKCAAoEAOMEABkMAADIBgKqAU_gAfagANAIAJV7ABPAANyKABktRsAABAAAJAALmIAlykAC8iABQIAACiABmI"
    "AAaCABoCAAeCAD-EABYGAB2IAAOIAEb7ACx7AD4gAByCAOWKAJ0IAACIAJOCAFaEABt_AAUIAHL7ADKCAAaLAQcKAO0IAxUI"
    "ABkvE-AABAAALAACnAAiiqACyKAAFLAH8EABYIAEMoAAKgABtKAA6qAeQIAEQgASOIAewIAXtrAUAKEW4iAqmiAAUCAnWCAN"
    "6gAAWKA_UFAQaBC7niAAOQFB4gA1nAAn97BUcKABk5-7AABzAl8KAOEIABnTAI6gAW8TAAOIABggAc-gAAHAALbiABzAAJu0"
    "AGCCACMCAsY3AA8gABiwABeCABQIAB2KABeCAIoVAMwIAYqIAACCAEQIAB2KAACCAEzAAA6CAAUIABk8CKAABVAMcIAfGgAA"
    "fgAL8CADUBALIKADMFAXxAAAhAAPNAAf4oABrIAESoACMqAHaIAGOgAiyCAAMCAA0CAB-CAAOCACACAHcoAmGIAEAIACGCAC"
    "KIAHSCAAcBAEGIAIS7ABk-PIAAAIAdtgBCCIAAICABuIABmDAADDAhogAJaqAEWIAD8IACSgAfqvAAILAAGoADGCACuCAAMC"
    "AFMCARGrG6nKAAOaB2iIAOAICu97AOaaAnN7AOaKB2QEA7WgAPxbAZ-FABlIGcAAAgAWWYABuYARcFAiL7AORAAAUIB707BF"
    "lbAAIIAjwIACNAAO3AAHegABKgAAYIAANAAYoMAOABAF0gAItVAOEQAZGgAlGUACboAAJ_AD9CAJ8IALOEAxHbAATAAjmCAB"
    "lMsUAAAKAB5CAOUCAAsCABEzAHqgABzgADEFAXIgAAqgAKEJAFigAOOFAQSMABmoAB5_AAc_AE67APy7AGe7AdWCAAECAByC"
    "AOgKABdLAAPLAAGjAjgIAAECACOiAOGCAAggABlOgdAAApAANJAeOJACYvAEwrAAGrAAErAI4rAF-IAA8rAA0KA1wVA1mVAl"
    "2wAAWSAAwwAAWQAOUUA0lqAnACAAC6AOlqCP5AADSiAAWGAOWBAnOgAOYBAH2kANKDAI2zAAIgABlTEFAABAAA2hAOKQANKg"
    "AZeBAA1BAGTBAILAAN1AAP8QAPuUAIIPAN2sAH6EABHHAspMAO0gAP_bAoPQBJgIACCgAMiQAAySAZcjAAIQAAyQA02BAHAQ"
    "AIMaAN4QAYQQAdYSABlXL7AAAgAAKQAOjbA9UgAA7UAgGiA8YQA1SwAPwQAnbAAFFbABBAAAFAAAnbAesEAEcQAAIIADKgAA"
    "oEAL0CAAcVABwEALoFAQtfAC-VAIWgARHbAADbAArbADj7AAD7AEQFABlaVVAAAFASaCAACQAEdCADYCAOAgAAs7ABA7Aj8K"
    "ACMCABGiAMxvAApbAAHbAAEIAA2QAAGBAAkQAOgBATeCAAECABH9AAEMAAEIAACKAACIACEgAAcKAAmgAAEgAAcEALeCABlb"
    "fFAAABAACKABuBADIgAEOgAEQFAAMFASQ7AAEIABC7AEoMAAcqAAa7AAGbABsqAAi7AAMgAMyBAACgAAk7AAE7AAGbABABAD"
    "JAAC6ZABCiAATAAcUIAAOKACMCAM4CAA-oABlcVBAABAAALAAA9AAACBAADAAAlAAADAAADABxaCAfSSAPgVA1mVA2hAAziI"
    "ABIBAA8QAADGA0qEAA9uBTWFAHmCAJUFAkLiAB8_AGcCAAliAIhkAGEBAHKiAAIOAACSABc6ABlgwwAABgAR5AAMoCAAJAAA"
    "YgABFAAMQBAIoyAAqDABCEAAHlAAvgAGW7AHqBAA7tAApgAAeRAAEBAGciAGQCAAIiAXCCAAOlAAoFAAChAA2PAOABAAcBAB"
    "GsAAeQAAEgAGbuABlh18AAADAEWBAJssAYuBABHsAAeRAbXsAIVCAAOCAROQAE8IAfciAenCABXQAngEAF5AAL4QAMXCAFrC"
    "AAHCAA5wAAwwAOADAAGRABiQAAeEAAEEARwgAMWCAFwCABgEAOAQABlkPJAAABAAcCABGQAAeBAM4iAOeSAQzAAImDAAhAAF"
    "hbAIcQAemwAJGEAAeQAMoQAAQSABUQAWoEAAqQAACQAGkQAJkQADSgAK6QADiQAMWQAG4gAAozAGaCAAC7ABG7AGcQABll7c"
    "AAAgADQgABw7AHA7AXwgAISQAIkDAAiEAEQVAAkIABJbAAEEAAnbAdqQAAHAAACgAAcgAEQCAAoEAC1AAACgAAzgAIyEADyE"
    "ABwVAHWCABP7AAEEAUiEAAejAAoUABIPABlnD0AAATAAGEAFIbACU7AIkEADQIAAiEAAkIAAq7AH4CAW6gAFeCAQIgAACBAA"
    "CDABuBCPUmAAEiACIyAACSAAUCANYlAAM2AIwCAN-WAADyAOf3AAVCAACCAAMCAB_CAAUCABlpNtAABCAMSBAACBAAL3AIWC"
    "AOYQAACQAetlAlzAAB8iAAEiAAiCABHAAMSgAClnAi4gAAVnAP5EACiQAADWBSnCAA2FAFUQACMQAAVCAAzCAAVCAHwFAEiQ"
    "AAMQACdXAHSBABlrg5AAARAI8gAACgARVSABHzAMSQAAMCACaQAGJAAAHSAOPAAArAAH-jAWIgACagAALmALUBAJBiAAqEAC"
    "l1AGdnAAxAAAS3ANuBAASBABbkAEiQAClmAAIgAXilAHIgAAWHABltCNAAABAAUBABHkAAeRAMyCAOlkAIYCAGKQAAlAAPRF"
    "AAFAACgQALYBAAHAAMLFAbb1AAGBAAFSAAGXACUQALgRAI-SAAqSACgCAbigAAKgABwBAAuQALEQAAOBAMOXAHeyABlutcAA"
    "AjABaQANWiAdH2ACMTAAOCAAwEAAWQAHGDAAqEAEHAAAYQAAGQAAKQAA1TAIQQAAqQAEGQAMIQALaQAD0GAIOQADWgAASgAA"
    "eQAAKQAKAQAVIBABazAAo3AFszAAozABlv6DAAAzAAyzAAUzAL0gAADAABuzAemUAAFAAF2QAAUQAACgAPXFAAMEAAcQAA3A"
    "AATAAMoBFUqhAQCBE23AA1oEAWAQBrUQAeZ3AA7wAVb3Afb3AA6CAVaEAeQ3AA_3AAF3ABl4QxAAAEAAGEABIEAU_3AAEEAA"
    "KEAPeQAOdXAADXAANXABGQAAFUAADUAChXAJAEAJdWABXXAADXAA_IAOgQBBsgA5ygAV6EAEqgAKMEAMrAAxqIAAOIAG53AD"
    "K3AJ6XADkEABl68fAAB3ABYEAYqEABzPACd3ABL0AAsCAAJ3AAfMABx3AAJ3AHuGAAKIABkBAACNAD5GAF13ABKIAAF3AOsC"
    "AKeEAAEEABHCAAoIADUCACzXAADXAANXAAhXAHZBABkBBbygABl8dVAAACAAICAU-EAFMKAnOGAYUEAQB3AAMkAAWEAAp3AA"
    "QgAU73ABUEAD8EAK8EALutACT3ABSEAAX3ACd3AAX3AGKIABYCAAuGABIBAAOBAAKEADcEAA8IAGP3AQaGAJ0BABl-F_AAAB"
    "AGx3AAT3AAV3ABECAAhAAFvBACABAEiCAWoGBAJgA1qgAO2KABYCAj6vABSBADZnAALnAANnAAcCAAegAV-CAANnAZggAA8F"
    "AG7nAB5AAGoEAFqEAACEAWmGAAIEABmBCSAAACA1lCFAaKDV6EAaQEBeaBAMuUCKnQCctAAaoUAACYAeoCAWUQAAqQAACQBq"
    "7gAfGEAWUEA8WgAUxAAANAACPAABOiAAMgAEaiALyEAGIiAAV1AdSCAAVAABYCAACCABmMAtAAABAA6BAAUBAL6GAASCAAD1"
    "Ar2KAlYCAD8qAP7AAGauAvOEAhMCAAgoAAIgAB0CABgCAQgMAAWgADogACegAdTAABUgAAEIAAqCAP4gAFuiAAtOBhOEAAIO"
    "ADZOAAGqABmPZmAAAPAAGIACQOAcYEAGuIAQSgACQGAAHMCM_IACQEAAIIADexAWqMAAIIAbOKAaROAAIIAe-CDFBEAMwIAD"
    "wiABdAAU4iAANcAAGEAfSUA1aCAACCAAmIAH6BGDIICxkaABmbKBAABoAhuiAB8wACICAEgCAr-iAAMIABxAAAhAAAggAAMI"
    "ABuYAAVCAUGoAAMIACCIBi-IAEQCAhWgAAEgAB6KAI0BABmKAAmKADSIAAEIABeCACgoAhaCAKuBACMCADEIABmeQwAAACAJ"
    "yCAD8CAPDOAA4IAEWCATqCAWIBACaBACGgAAGEACCOAA4IAYACBWZ-AghAAFQIAACYAWSMAACIAZOIAAHAABAMAD-QABAYAA"
    "RAAT8IABGEAAGEAA8IAflIA1oMABmi_7AAAIA1KUA09UABiIAtiBAGwKABWIBra0CbEQFEooACR7AOMIAF44ACcYAAKgA16M"
    "AOnAAa-CADWIAXVKAN6IACcIAzMIAQaIAG24ABL7A2UIAOpKAKEIAAEoAD8oABEgABmrZ6AAAgAGwCAD0IADAIAiMMAAOgAL"
    "cIAEyIAx0KAaUGAA3mCHQGAEZ-ACx-ADakArEGAD8GAAd-ACw0AB4MABhBAOcGANDAADUiAAoBAPomAFEoABACAAoBAOUGAQ"
    "EyAAYyABmuucAAAEAACKAAmEAADAAKyGAEeGAAuEAFmiAAxAAOOGAP8IAAaIAAHUAACCAAnQAAC7AC_QAMQGAAwEAUkGB4IQ"
    "AAOgAIGQALsUAC4QADNmAOgFAgmFAGo0AOYFAYiBAAcBABmxamAAALAANAAOSEAAIEAP6iAAMiAAGQAMQQAD2FAAOFAGgJAA"
    "MrAIUBAGAFAAIFAQSIAAoBAPmFAVmUBKYQAKPAAV6SBCoQASuBAHcQAASYAOO-AAOiAAQQAAOQAXqBAISCABm0V5AAAiAAOI"
    "AAeQAAKUAOgCAAeSAUkgAMJAAp1AAL0QAkgCAAwwAEkwALGUAAu0AFMIAA0QAc8EAAiIAVyUACYQAOcCAM4gAAYgAD0yAEFA"
    "AMFAAFiCAApAAOYOAAfCAIkBABm2pKAAAQAD8YAACoABAIAAmiAACgAAIgAACgAETqAAQqAJagACIgAASgAFMIAAYaAO-OAO"
    "WgAAoYABA6AAigAAbbANzAABqEAAeCAATaAFMQAAYyAAMgAAOEAAKgAAMgAMWkABm3ZSAAACAM1iAADiAEIiAAEBAEAiAME6"
    "AFgLAPCGCMd-AUYmAAomAQeBAATtAACkALKGAEZuAASQACmkADNwAAaFAATtAACEAN4QAAoQAQzgALZAADumAAvAAD4EAAVM"
    "ACVgABm56DAAAGARmgALVGAAdAAEAmAGlAAd0yAAMyAAFUAADCAAQSAAXQAAm0ALECAATuAAaGADKGAG27AAkEAADeANyGBC"
    "4jALyBAISgAGKBAOOgAAogAMQwAATSAEKEAP7AAAJAABm72DAABAAFbCAA2QANyFAAVAAADAAAnAAADAAH2BAIigAAKUAAMU"
    "ALSEAEcEAAGEAAEUAACEAFYUAPmUAISBAAcBAG2CAAICAAGiAAbAAAcEAGwBAA6BANuCAAHiAAIBAAGrABm8u0AABCAAHgAN"
    "sFAASEAJQBAGqiAAaCAApAAASCAACCAAFNAHmBAHcFAF4iAAaCAAGCAAjBAAUCAAEQAADrAbCQA50gAAK0ACEQALgoAAUBAB"
    "UQAAiQAAHAAAFAAFgwAO0SABm-GTAAASAAlCAAFCAQkQAAIUAAEEANkQAAUBABUQAAkSAAIQAFSQAAuQAAUUAAEkAByQAMKy"
    "AAECAAaQAAKiAAEiABgSAkYCAA8QAAKyANyDAAeSAMKEAEQQAAaQAH4BAEMSABm_MYAABQAhGgAD2QAAMWAAcQAAUEAAEgAA"
    "IUAACgADuQAAJQAEABAD4CAB0gAAUBABUQAAYUAFoQAAMSAAcCAAUQAAEkANuQAAMQAAGQAAGDARKUAJyIAD_AAAUBABCQAG"
    "SQABnAMLAAAQAAMQAIqBAEXgAAGSADUgAAc6AAggADwiAAUCAGEgAB0CAD06AASgAFIKAPISB2kEAFECALKFAAKXAFp2AACk"
    "AFVSAADAAA90AAC0AOCGAACGAAn2AAD2APiCAAOCABnCANAABEAANAAJ_3AALCAFdAAAMQAFQCABCQAAHUAADlAALAAesgAA"
    "o0AKGiABLmAD2GAAemAAI2AFYkABE0AAMkAeOgAAegAAogAKAhABRmAAcQADaGAAemAFeCAADnBRrCABnDpVAABCAAGjAPrA"
    "AAfAAD7AAGWgACEEAcWiAAECAAyhAAUUAKIQABt2AJWgAAECAAyCAALUAfKBAAUCAL0gAKh3AQHFAHKBAGuCAIwBANkCAAEC"
    "ABJzAAK0ApUQAAEEABSQABnFcsAAAQAD6QAGMQACSSAOMCAAJEAMYQAAgQAEIQAAUSAAISAHwBAAJTABoQABt1ABiQAACQAA"
    "EDAAESAAESAAkWAAEWAFIgAAMgAO4QAAEQAAECAAECAAlmAAFmABoiAM60ABnGT8AAAQAF-QABQQAbECADsBAEcQAF7VAAUV"
    "AAIUABiSADWgAAYyAXEQCzEeAkKCA1mCAjqGCNHEAA0QAxDQA1OCAAECAAUQAEQCAaQCAACSAxwwBriUAN-QBBaQABMQAADQ"
    "ABnNVVAAAUAxTQAJaQBlokAAoECBrAAaN3AAEwAD2mAAwEAAcEAOUGAA0eACH3AAE3AEmCAAcYAN0CAL_3AAjAAArAASoGAD"
    "DAAAiIAD6UALAEANMQAD7XBt42AA2EAAIEAB0EABnRsbAAAgAASgABugAAIoAYj3AEmEAAWmAO3wAJKEAARAAXGIABT3AEkG"
    "AAEEAAQkAAMkAB2mAM6gAAYGAE6gACSIAACEAB0IAACCAL8GAAWGAJkCAAD7AC13ABH3ACWEALACABnS3hAAAGADIGADbAAD"
    "4EACSEAMIOAKSSADr3ADGGAEyEAFaCBbanAByWADukAAWkAAKEAWAgACGgAYmgAD-gAAoEAJnKAFiyAAICAG-EAAwIANsGAK"
    "ACACZmAALAADkkAA0CABnU8fAAAqAFggADPAAD6GAAwgANsCAN73AEoCAImCAACEACNfALgCAAGKBSaCAAICAASCAACmAPkj"
    "AHGgAAugAeKCAAHCAFrrAEWIAFjiAHCEAA0IABJIAMkOABDIAJZLAAaqABnXAXAAALAHKEALeCAAOgANmgBxlEAEAIAAIOAc"
    "UEAAIMANyOALQCAAIEAcVEFfQCACYEEM4GB62UChAYAO2EArMQAVBEAEBIAnIEAOhAAGUEAR2EAACYAEcEAO2RA_oCBLWIAB"
    "nip-AAAgAaogAKsEALuEAC3AAAsCAAIoAA2gAEmUACIGAPmgAFSQAOQYBD6KAEOCAJiGADooABEIAVAKAAC4AKQmAGJRAFsF"
    "ACyBADSEAAEEACOMABHIABHIAGHRACsIAFtAABnkqJAABIAADYAJgCABOCAAaCAHOCAJkEAKygAO6gBAkCADOIABopAKIKAB"
    "8GADsqABGIAGvhAADhAOQKAADoAK0CAAECAACCAFdBAD-BACaIADKCAB8EAK3BAAnAAAEBAACBABnmSIAAABAGiKAADICS0I"
    "AVUMAFuQAAGMAWMIAAGKAfUIAEUIAxGEEMaIA1iIADgIAMiEAk4CAACCAASMAQcECTkgABOIAWCgBkgBChGNAAXAA1QsBniI"
    "Bu-IAAYEA1OkAAakABnxnsAAACAOCCABmMAWKEAAQIAdkCAAECAemGAjAIAHQMABUEAAuEAVACAWYgAfQCALQKAngEB7sMAE"
    "iYARyIASUEAACEAM7cAEGEAAeIALyEAF_cADgkABCMAN0EAACEANCYABn1sSAAAYAEcEAAHAANuEAAHAAMeEAAsMABSQAEeQ"
    "AKYEAKiMAN0EANKEAFwQCarIAGSQAQDIAj6IA1gIAAUYAwrQAEoEAAWMAxGeAy6aAIogAy2gAXcMBUwQAPOQAAWaCgsFABn8"
    "X9AAAIAmKQAAIIAAEIAO-YAAEFAAQYAhwKAzMCA4F4AOMIAFaFAATQACd4ASGCAMIYABC4AECEAKO6AHgEAAoIAdKCAACEDW"
    "wGAAUEABhEAESEAACEAASEAACEAB0EAJ-EABoAjPAAAEAEFEAESEAACEAASEAACEAB0EAL-EAACEAReEALgEAFjIAFSEAKME"
    "ADoEAARAARUEABugAUmEAN0EAMaiAAMkAAFAAACGAASEAACEAEMEAASEAB2EAJeCAAgUAGCEABoB4CAAAEAA-CAJOEBMiEAz"
    "YUAAUwAggEBKqEAAIEAAGEARmEAAGEAFkgAJKEAAGEAAOGAAGEAPyiAFAEALcCAAYEAFkCAAUEADsuAA4UAAEEAKiEBDcaAU"
    "uQAWkFAROEAL0QABoFlyAAABAAIBAAGQAAEQAQ8GAD2FAM2QAV3QAAUCAEmUAKOCAD0FAKWCAA8FAGIFALyEAfbgADWQAEzg"
    "ABOKAAkCAAMKAMIEADGIAACIAAMIAhwMAQEQAGQMAhsEAOMEADGIABoHs8AAACAPIEB54GAGIGAAcEAACQABEEAKuEAKEEAA"
    "cEAA-CAJGGAAcEAUSEAAiQAVyEAOIIAAVAAK6GAGKEAAUEAFWEAGeEAKEkAAkEAA8EAXwGAACGABmEAAgUAEOEAFgEABoKN3"
    "AAAGAAgEAD8EAAkEAAwkAegEAACUALwBAfgEAKUgA1QkAACSAAYgAAC0AAC0ALsEAAIEAKCkAACWAAawABwwAIUEAACGAASC"
    "AAKEAQNQAAIQAEawAAFwAACwALuEAAGEABoL5FAABgAE6EAAIUAACEAA6EAJIEAAUCAmMCAAgEAAEEAOaEAAUEAWMEAv-gAA"
    "IQAEeEAFiQAE0QAA-EAK8EAKEWAAECAAQCAAMGBDCgAHYgAFiCAADAAJagCLSGAGkQAJFAABoPPzAABQASfAAK6GACGEAD6E"
    "AMIEAGKEAAIEAD6gAZKGAB4kAAYEADiEAAsEALgEAAUEAFniAEgkAAoEBaOEAAUGAGGEAJkUACEEAdwSAGKGAFokAACEAACE"
    "AAEEAACEAJ4CABoRdIAAAEAACEAAEGAAUmAEWCBLyQAPvAACFFAKgCDMiOAMQCAnqCAAICABkOAMQCBa4EAACMACeCAbs-AA"
    "C-CGMcAszQAhp3AUMQATOQANAEADUEAAmQAVteAACQAPBXDDUEABoZWKAABAAsiCAJGKAsgCAAYEASqHARKWABmQABUQB-eI"
    "AxGEAmGgAPmEAGugACCuAKsCABkgAQXgAPuCAAUCAAQEATcgARKQBqKEACYgAWIgABOgAAIgAMZAANMgAEYmAPo1ABoeTcAA"
    "AmAFogACMgABzEADOqAGp_AAsgAKjAAEyEACOCAASgAJEHAE4IABugAEhEABIgAACCADEEAA6gAJ2fADCEAGYIAB1OAQSHAA"
    "DFAACCAE5aBa9gAWiIAAGEACMgAC4gABogIwAAACARgmAAcEAIeEAFkIABGkAAagAEgCAAGEABCCABKEAB2QABAEAJ0DABwE"
    "ABSQAGOoAB9OAQXAAACCAE5IAAQgBcmEAPwEAE0iAAEgAAGgAEIEAdWgAEAEAKGgAI6EABoiPmAAAEA82sA1lgAdHMAEasAA"
    "KEAMGKAH-IAYkIAEiEASHAAlyIAc8IAWSMAACMCDUgAdHeBTeQAEcQBYAKAQiICZ8gAdGEAwmQAJmMArJvAA7vA0uIAYISBZ"
    "EUAPHAA1oDABors3AAAQAUKDALGwAVYQAXIMBUICABEfANegAACCAAggAHCCAPLEAQWgAAEEABCgAJMgAA2UAKiCAAeCABIU"
    "AH4IAGKEABQEAPHAAAEEAHQgAACCAC8CAY-cAPYCAhoKAGyoABouf8AAB-ABKgAAIuAO6EABHPAAaIAAuIAD3kAAF-ABwgAO"
    "QCABGIAACEAHYCAGmEAAOMACMEAOCEAALAAFuEAAOMACMEAB7gAGeEAEcDACGIAACEAHaEC6LuAVBuAHPgAJsgABoxKDAABu"
    "AACgAIuEAMRuABIGAfhuAVHAAMeCAULuAIwEAMRuABIGAfhuCSIQBCioBcygAz0EEzKIBWEIAACQAAQQAlWgAP-QAAEQAAQQ"
    "AVAyAOUcAnUgA9JEAGyEAADEABUgABo51DAAAQANmCABNXABIEAAD4AATYAL0IAW4IAAkIAnYUAZlcAGygDCiIAEeIAPluAA"
    "DuACQEAEcIAACIACCEAMPuAADuAfHAABhuAIwEAKxAABhuABjAAl4IAOTuAMsIAFKQABo9tnAAAgABluATcgAiAQBpoIAKa0"
    "BS0IAAOICwsMAlqIAACIAL0IAEIMAVAKA1ogBV2EAAD8AAMEAAMIAjIQBHuEAEWECH6EAAI2A1pgACnEAAMEAQXAABduAALu"
    "AADAAAJAABpFRcAABAADXcAAMEAEOkAANAAAJAAAtAALRuAANAAAJAAAtAAAnAANUkALPuAFEGABluAAFuAAJuAAtAAH8kAA"
    "IEAAcCAAQmAJ0GABpuAAJuAAtuAAnsANGsAAMEAADWALFuABpGDTAABuAADuAFEGAGAEACOBACSEAAcCAKEGABxuAZruAAJu"
    "AGcQAAXABaeEAPEUAACEAKW8AA2wAJ0EAQQQAAFSAWIQAAIQAE-SAXmCATIgAFuEAAF8AACEAEqEAn6BA6oQABpJEaAAAEAA"
    "GMAEmSAMQiAAEiBBAEADOCAR-gCRIEAI7AAAJAANT4ACJAAALAAa6EALDuAAJuAFAGABhuAADuAAEEAADuAAHuAADuAAvAAD"
    "SgAAJGAASEACNAACCkAACQAA02ABpLttAABuAAJuAAv-AAkIAKUWAAGEAC32AAKQAACEACKQAIaCAAVuAALuAAFuAAFuAGfu"
    "AAF-AADuAAFuAAFuAAFuAACQAACQAAruADaEAASEAB0iAAYEAAgBABqEAAcCALtuABpMIlAABuAOsEACKgAACQAIagAAVuAA"
    "FuAAGgAADuAAGgAGsgA6ACAEWgAAmWAaIgAACkAACEAAJAAAGEAACUAACUACIgAAEQAT0EAACUAAQ0AACUACMwABuCAA8GAA"
    "CCAHsEABpOAxAAAeAMqUCDwCACOGAAGEAAD3ACokAK8CAAGEAAPmAAHmAADmAAHmAADmAG1AAEAEAASgACyBABiUAMQmAJgC"
    "ACWBACnkAAWEAKogAAGEAAPmAAHmAADmAAHmAADmAGfmABpPvRAABmAAEEAADmAAHmAAIQAD_AAAEEAASEACMkAOTmBPHVAN"
    "IBAAKQABKBAOZVB5AQABQ8AAC8A1jcAZ6gANiKAm-CAA-IAAICAMICABaCARlIAMLAACQgAIHAALTAABJAABpTXpAAAQABKM"
    "APGbAAMQAKWGALSMABICANSCABGQABOMACsQAMaQABxGADICAACCABEEAACQABGIAOuMBF0UAQYMAUWRATSQABG2AM40AFiw"
    "AD4gAK8QAACRAhOgABdCAAbAABpVo8AABAAO2xAP13AAEQAQaTABDnABWQAAcQAAgQADKwAD6wALiWAA2CAPoUAPGTABN3AA"
    "kQAAwQAAeQAAgQADIwAACUALSIADGTABEHAPeQAD8IAAsCBmZuABXsACEgAAIgABpXleAAAwAAqCAAcQAL2BAAokAJagAK0w"
    "ARPMACLCABIQAMRlAApkAAsgAElEAPBBATSSAAECAAICAAcQAM6QAB6CAAeCAHsQAACQAayQACMQAOkBAAmWAAeCAAQQAAkS"
    "AAOSABpY9gAAAIAAL2AAZAADDkAAGwAgX3ARoQAnGSAyRcADSgAMWQAAoUAUXAAMWgAG23ABGCAAGgAAIyAOSCAAIyACSEAC"
    "WUADKQAKojAAUwADAYAJUIAF0gAA0iAAIiAAGCAAgiABpa8LAABoAAGCAAICAAIyAMMQACEgAAIgAEqQANyCALagAX1CAAqa"
    "BYwEACCyAAKgAAGiAAYSAAIgAACgAAemAAGCAAgCAACCALyCAF2EAA6EADMgAK6gAAMCALWgAAwgAEykABpcmTAAAiABNSAA"
    "D3AAmSAAgCAAEiAAEIAAIiAGIgABKgAFAgABIiAA52AAIiAAsIAAEIAC4gAAGEAEACAAqQAKCCADUKAHXKABMKAAwCAH0gAA"
    "SCAAEgAGKBAACCABKgAEZMABpdJ8AAACAAEgAmeCAACCAWUIAXcCADJiABT-AB8CAAGGAAKgAAgGAAYiAAECAMmBAFcgAAEg"
    "AAUEAAUCACogAXmoAIoiAAOCAAMGAGEgABMgAEkgADOQAAGCADQgADKIARQDABpepCAABqAH2gCeuEAADtAW9MAWToABNdAJ"
    "mgABEIAOeIAACIADPOABXNAAasABwrABGEAUoMAZKIAElsAQlAANiIAQaCAHpEAByJAA-sALiBAA2KAA8KAOskAPGLABwIAB"
    "EIABphzEAAAgAOSBATaQBq4QABGIAMcMAGmUANeIAJ2MAK-IAMuIAFGIAA8cAOEIAjCIAAUIAlggAAMgABmiAAMQAN0IAAOQ"
    "AAIIADQoAAGIABgUAByfAOWQASUCAU__AOWbASIYABplY1AABtAPYIAA6CAATAAn8QANskAlt_AOyQAAUQAl-MAAltAOgLAE"
    "2yAEqQAOaQAZfAA1oIAA2CAE2UATmCAAMgACiQASCaAAEaAAoaAG6YAG8IAG6QAAwkAAMSAAoiAJ4DABpoNJAAAQAAQQAOeU"
    "AAoUALICAJaCADmQALcCAC-gAKUIAH2IAHOMAENfAOhOAQmMACESAFWMAAD9AAtkABawAAYYAAyEAHqIAA0CADWEAAaIAAVf"
    "AFgIABD9ACH1AAZ1AEyoABppY7AAAgAGkKAAqKACEKAASKAAYCAIqCAAESAAWBADyIAAm4AArUAPH_AHPUAZwsAFqgAK0EAA"
    "0CADWBAOgaCVaUAmCCABGIAACIANjuAA6QAE4oAC-IAMRuABuCARWIAAHAABpsOZAAAgABDAAELsAQ3AASiIAO2CATTuAA0I"
    "AALuASGIAAaIANLuAA6QAA0DAECIADaIANiCAf3ABoiIAVHAAVQIAgYBATcCAAOCABAIAAGIAPSQACiIA4qIAOeIBH-KAM6G"
    "ABpwbCAAAIAAmBAlKQAA4gAAUQAAEQAASCAMukABoIAAUIAAEIAAIQAUWIANlQA6NfAALcAHECAh7AALUQAACWAAMWAIMCAE"
    "wQABEUAAcIAACEAAMIABwCAT2IA--SAFugACIgABpy0kAABfALc3CUcIAPkuAnEgAANAANZuABFuAADAAHqgAANAAMFuABxA"
    "AMwMAAOIADcIAA4MAAGMAAIIAKuMADtuAAFuAE4MAC3tANTuANpAAESMAOugAAwIABcIACsMAC3tABp12_AABgABJAAnPAA1"
    "oyAAcQAOgqAACqAACaACytAO6IACqKARGIAAGIAQAIAAEIAACYACztADGIAOeQAj8KADOIABCQANcgASFfAAHcA0qIAAqCAA"
    "CCAAsCALaIAB4cAA6QABp4i3AAAIAAFsBHrfAACgAAHcAAIKANggAA6gCKiCAPNAAFhAABxAAU3AANogABREADSgAAGgAAgg"
    "AGzuAEiQABpuAACEAAHuAAhAAAZuAADuAAEQAAlsAACsAARsACUgAEioABp69PAAAgAAQCAAGCAAKgALruAAHuAAh-AAUQAA"
    "xsAIQEAAMEAA6CADlgABOuADIMAAEMAAMQAAgCAFjuAAHuABFuABHsACdoABGQABnuAAFuAAHuAAhuAAWEAAEEAACQAAlsAB"
    "p7UdAABMAARsAD-IACz8AAMQAASCAAECAAKCALxuABlsAARsAIAgAAMQAA4CAASCAGqCABMQAGFuAADuAAFuABHuABFsAFQg"
    "AJECATMNAHRNAEpNAAgCARNNARsgAO0iAACGABp8bpAAAMAACMACGgAAC2AACGABGQAACwAACwAAiwALTiADKCAACiAACCAC"
    "poAAHtABMGAACEACAEABWwAAiwAI6SABFiAADtACiCBACgAHoMAAFcAIkBCPQgAF5EACMCAAJAABp-jTAAAIAGRuAAHuABJu"
    "ABDsAGK-AACUAACgAEaEACMCABGgAAWCAM0UAI-gADogAACEAA8kAALwABJkAACQACIgABCgAGTuAAHuACLsAFDuAADuAADu"
    "AADuAAFuAAEQAA6QABp_FdAAAQAAkIABptAA90AALwABKQAD4gALpuABqIA94QAEtAAAFAABKgACUgAA2QAMBAAE6QABDAAA"
    "FAAAnAAAkgAB-QABCCAAsCCBAUAACUAF1lAACEADLHAAQQAFwCAANmABqBHSAABmAADmAAFmAADmABFmABHkAFEgAAEgAAKE"
    "AA52AACUAEbUAACEABSBAAuEAAmBAN-UCvh8AZkgAAqgAAeiAKgCAQfcAZvvAA6gAADNAKeCACaKAOCgAasgAqSSAACJABqE"
    "KQAAACABogAAICAA5AAACgAKgIAA2EAPoIAPGQAAIQABoEADyCAQiDATaSBaiSARcwAMSQAAKIAKWQAJuRAAyQAC4IANhQAE"
    "FAAMV1AFHAAFSYAJvRAVOCAMYYABcQAAUQABqG38AAA4AQNAACuCAACBABK3AAChABaQAAWQAAigACuwAAGwAcaCAQMCBRQC"
    "ANnsAPZhAA7gAGDsACMgACRAAJvAARLAACKgABswAAIQANk3AJPAAJuSANYgAFaCAAmCAASQABqJHmAAAQAA71ABOCAAMCAA"
    "ICAAOCADYQAEOQAYI5AAEIAVuQAnpWAIhAAk4gAAugADigACyCAACCAAQCAA2gAAEyAIioAACKAFYCAAC2AAQ2ACigABGgAA"
    "MwAAcQAEWgAAMiABqKigAAAxAAGRAM4CAAmIAFQgAACSAAj3AAmCAAECAAQCAAMCAAEiAAGiAJIKAFD3AAV2AAF2AACyAAP2"
    "AB7AABOgAAsQAAcQANyDANogAAICAG6iAOuCAgIIAACIADgIAD_GABqLiwAAACAGWYAAkIABkCAk2iAAKCAAmCAACiADgoAA"
    "CIABigAAkQAAEgAAUSAAGgAACgAAIiAACiAAEgAAOCAA0CAAEgAGcYAAICAAcLAAgCABGKAC-KACZ3AACQAASQADISABqMGu"
    "AAAIADSgBOGIAGWgABIQAGcIAAkKAFXIABogAACgAHyICHaIAx0oATyDABwIAEsEAEEoAACoAKeCAQZNAAIoAWTdAD_AAAZN"
    "AAHAAMRAAOwIAaKIAAcoAACIAMQKAK3gABqP0dAAAKAACBAHeEAbOCAD7tBrWQAn_AAdqDAAIjAI07As0CABYIAAIQAAGIAH"
    "OJAYcBAAMQAcTSAOeaAK-IAD_AAn_AAd0CATySAD8CAAGCANgEAQIgAAIgAI0QABgFAAIFABqTrpAAAyAWuBADSIAAVeAAp_"
    "AacgAAIgANWCANuQADoIAGmYACACAOeQAV2qAAUBABAIAOAYAA6CABGCAFWIAACKAAMQAIkYAAMYAACCAAI4AL6QA-eSAAGC"
    "ACABAAN9AAIIABqVmKAAAIAGQBAAYIAAUBABsCACh_AHCaAE4VACkCAMygCDGKAFisAIwIANCCAAWCANbkAEMCAIWCAD-IAB"
    "PAAAfAAIxAALzAAPYIAQAgABRuAAfuAIKIAMZuAAWIAAJuABICABqYHKAAACAMSCABoQAAyDAVACAKEoAF8gAOOCABpABcqS"
    "AAmgAMWwAT4BAD-CAAECAdiIAAOIAIuIAc4CAQAQAACCAFUIASggAZ-JA5ggABkQAAGIAIoIAAOIBTpfAOugCLSIABqdI3AA"
    "AEAG_AABlAAF3AAV3AANaoAAXoADEgAAkgAHAIAFYIABNuAACIAAduAADuAAWQAIUwAAGgALzuALhsACdgAEZvAGluABLuAD"
    "KgADZuAAFuAAbuAAFuAEmIADBsABFQABqeVdAAACAECIAJfuABKgAFYIABogAnFNAAkQAxGKAC4YAB2CAOYrAACrAAC7ACnt"
    "AFgCAAQCAMAYBACCAHjXAAFcAXoSCAsCABvvADiiAAbAADkEAF5uAADuAApuAAfuABHsABqhZQAABsAFiuAAUqAHeCANGqAB"
    "SgAHWgAAD_AAqBAACgAAGgABv_ADlCAASIAAGKABygAAuQAA0gAAOgAAMKAFvuAADuABHuABHsAAfsADoiAASgABFuAADuAA"
    "duAADuAAEQABqh3HAABsAADsAAPsAB0BAEaBAA8gAM6QAAvsBAEQADBAAA8aAACSAC9NAAkQAIkCAJTAADUBABGCAAeyAMSg"
    "Bz4gAAv_AByCAADNABTNAAqgABoCAAZAAB0CAAGwAA9PAAsIABqj4cAAAEAAEEAApuAADuABGIAAlsABAIAFf-AACgAACgAE"
    "SCAB2CAA9dANmCAAOgDKKCAbEgAAX4AASKAAD4AVnoAAboAAVoAC8gALSCAQZIAAZYAAVYAPgiAGhIAAVIADFAABqmiGAABL"
    "ANLAAOYoAAGgAPaCAJ6CAN2CAN5AAAaoAAGIAAGIAOeQAADYAFGiACYIAffqAaEgBQjQAAYQAAUQARrAAEWQAAUQAhKSABgi"
    "AMKIAAlhABgiAAGiAHsQAYKgAEGIABqpQuAAAQABywAN4YAASIABQQAAOQAAGgADZAAcMwAEcwAADQAL0CAEP7AlsIAPkJAh"
    "mQADygAAbIAAQIAAFIABOgAACgAAmgAAKwANgIAAXDAAHCAAFAABmQAEbIAAUQACkgABqqt0AAAgAAygAJiSARXAAAYIAAOg"
    "AAGoABuQAOIgAAEIAACgAAEgAA3zAAoQAEiIAAUoAauwAD6gAAjgAAHqAP9AAACCABWQAkUQADCCAATSAIeCADygAg-CAE0Q"
    "AAUQAA4yABqsM3AAAyAAUgAACgAAiCABICAI4CAEGQAAEQAAGQABMCAADyAANyAEPwAAWQAAQyAAEQBOb6ACGIAACIAEGoAA"
    "VoADACAARCAGQYAAsIAFYgAAYoABUCCPsiAAD5A01IAAZpABqutIAAAIAATpAACIAAEIAPgCAAVAAALAAF9pAACIAATpAACI"
    "AeooAAHIAARAAAKoAALAAAKoAPWQAAEDAAUBAACgAAKgAF9AAANgAAJAAANgAC2oAAzpAARAAKgDAAKDABXqABqvioAAAIAA"
    "WIAACIAAIQAAEIAAGIAACIAPiIAAMCAGUgAD8IAAQgAKgCAAKCAMErAD6IAAxpAPkCAmCYA1KYAAUYAPkQAAbwAAECAACqAA"
    "EaABkIAEUQAAUQAOwDAQYQAAE4ABqxOGAAAIAAE6AAKIABqIAN1zAAHAAAKYAAEIAACCAAEYAACIAACIABeIAEcYAAMQAAUQ"
    "ABw4AAU7AB0QAKgIAAKKAQwIAPiIAATAAISQAUqKAAzIAD4JADjoAAbgAAGgAAPgABqyHyAAADAHegAAlDAKKJANcSANmoAA"
    "DpAAMIAAHoAADpAAMIAH4CAHgBAAMCAAKIAACgAACCAACgAAECAACrAF7pAAUgAOsCACmSAAGSA_MIAAUQAD8QAIMQADuCAE"
    "UQAKKQABq0ikAABrAEQqALoKAF7AAjpAAAVAAPkIAAKoAAQoAAGIAAECAAjqAAVqAAfqAAQQAEVIAAVAADGIALgCABFqAPig"
    "AAOQAAGgAPvpAAEgAAEQAACCAAEgAAjqAAVqAAfqAAQQABq1lWAAAIAEMIAKqCAQbgAL8KAD8CAAUCABWgBZ0IAAIIAAMiAB"
    "sgAOCwAACCAAIgBSj6AIYgAAUgAQAgCT3DAAVLAGBqAApqAAUIAHJ6AAQoAAKIAjuoAAKIAAIIAADoACygABq5NTAAACAF5q"
    "AApqAAUIAFqIAAEIAACQAAEIAAhqAATqAACIAAdqAADqAACQAIugAKuIAAKIBGeIACfJAAUQCZh7AD8aAAgKAC8IAAVKAFZq"
    "AADqAATqAADqAA9qAAVqABHoABq7XjAABoAEMQAA4gAAgqAE-IABYBAOkqABWgGAcCBxlIELhLAKSQAFtXEQ8gAwgaCT4BAP"
    "N_AC6IAO3zAMqCAIAhAAHAAINAAG6gAaeCAAOCAL1AAACOAIGXAAFCAHAGAcOCABrGnPAAAKAAIBAACBAGABAAKEABkDAACD"
    "AHaGAcqCAAECAJmKAH4GBbyCAEauAD6OARFIAgoKADNBAAubAH4zAF7AAAy_ARpzAUyrAEskACGgABcIAGOSAnGqAAFjAACB"
    "AEqgABrJKeAAABABWEAAuoAACCABH3AAODAHKGANd_AGl-AJ0CAIcCAACKAAEBAGJGACACAUmIAGl6BAICAEiqAEAOAxsCAK"
    "SIABYgAGCCAAGnAfECAEyCADNgAEqgACIgAATIAHigABrLkTAAACAA8CAIUqAACrAACBAHCgAACiAVtvAGluG6oCAEmaFBcI"
    "AL0KIDICAGKIAQSKAlaoACG7ACM6AALoADoIAnoCACOCADsIAACIACEIABiaAAs-AAKCAL0EAMmCAVECABrXV5AAAIADvAAA"
    "2CACcHAA6IAVEYAjUIApUEACKIACRAAAJAA1goAAHmAACKAM4LAgMCAFuIACJqACOqAAKgACwgAqsCADoiAACIADpAAA6CAH"
    "4CAQcgABMKAaJAAAHAAAEIABrZ4JAABAAPdAAADAAmIoAACqAAGqAHyIAAIIABuIADWOACYGAACKAAqKAc2CAIqoABKgAH4g"
    "AECKACYiAAsKAiuoAD8IGX6RA1lgAAPzB-aQAFsIC9JQDjeCCUGgC94SAlgCABrmbaAAAGA1mHAA2gABWgABHzAyWCABvAAA"
    "mIAA_zAEmCATiIAdbAAAHAAH9AAALAAFtAABTAAkeIAAGIACEqAAoIAHRTAF2CABSTAkUoAAOCAApzABegAEOIAuDCAACCAB"
    "5zABro95AABzAEUGAvHIAAEIAACIAAEIAB_IAAHCAH-jAALNAFqKAACCABSjAjDPABcIAAvjABcgAH3rAAqIAB6iADSKAACC"
    "AAeiIqTICqyCC9zIAPAIC9dbAcYFAkRAAgGGBrMIABr1HCAABeAH4IABGzAsqgAyKIAD7IA0t-AACIAA2QAAEIAH1bAALbAA"
    "EzAACIAFsCABkKAlZeAACIAAfeAAggAACgAAGgAAUIAGcIABH7BiTuAACIAA5AAANIAGyIAA7AAAFJABr3sIAABAAADIAADA"
    "AFsCCTv-AH4VAG8mAmy-AH4VAG9uAmsgA1mIAHTqAAqUAHGEAAECAueUAHGFAAEgCKECAHwIAO8RA5G4AOYBAQqGAH4RAAcQ"
    "AtUCAL-UAHMFAAEBADgCABr9VoAAACA1oCAbbbCVWOAAGGAH4XAtwOAAmQAHEQDO0QAAqCADm7AAe7A1NCAEUGAC3bAArbAA"
    "EEAAbbAhuCACECAFWgACheAAXeAAUKABEIAGyCBa8CAHz-AAD-AAD-AAoCABsC8TAABAAG0KAAZAAAsBAAfAAFuCCS6SAO3u"
    "ALagAbQQAAHbAHyVAHFmALaQBQygAAT_AIWCAtTAAHoEAAsCAGgFAAFuBYACAEVCAEKQAKsBALagAXCCAWUQAA3AAHjAAADA"
    "ABsHjTAAAwAAekAECQAVzyAACiAPcCAAcCAGyGAEoEAACQAAeQACwBAA6CAAUQAAEQA0oBAApCAAUQAcsCAQHDAInAAtICAE"
    "WQAEKWAWEQAAECAXAgAA80ADWgAAEQAAaQAHeBABsJzsAAAwAOWQAN8GAx8CAI3AADsEAACEADHbAl-CAEEQAEWQAAcFAEA0"
    "AOQQBOqCAIR-ABZ6AATAAAcVAGECCQuCAJkQAACEAGo2AAKCAIDmALagAACyAGiQAACiATvAABFAABsNatAABAAAfAAGECAI"
    "VAAAPAALEQAAHAAaMyABCgAAMiAAeDAOZmAAOmALKCAbPmAAHWAGrCABsCAGmgBX2CAEdAAAJAAAZRAAHAAHyQAR4gAaSSAB"
    "PzAAWgAAJnAGNSABkQABsPoMAAABAAPnALIgAACCAHCCAUKwAAIQAAkBAH4CAGgBAUGkAHKCAOqBAA1CAtMCAEhQAAWQAAIQ"
    "AGECAAF3AOIDAOMHAOOgAEcwAAiQAGIXAAICBa6CAFIQAEVSAAkFAF6CABsSFAAAASAArAE6ZACfQmA1mEAyOKADeUAACUAB"
    "EGAZMQAr6YA1myBZwwAuqCA1oCAHAQAACUABsEAEoUAHOHAMvXBaN_AIQEAdACBqyCAQ6EAJX3Aa8CAAiCAAqCAHuIAR53AB"
    "sbysAAAIAO6QANKCATsXBm8kArKEAQSPAlasACGqAAYuAFmEACbsAFugAGcCAMzEAMGCABICAE-EAACBACEeAAZOAHgEAZek"
    "ANSCAE0BAHB7BimIACKIACXAA1mCAM8CAAkPABsgMHAAACAAKCAGMsACIiAAX-ADwIABDoANR3AO4FAASEANKCAEwrAACEAK"
    "rkAACDATWGBQCqANAKAlZvADOCANCDAlZvAAakAHcMAwKoBh4CAJygBrWIA0gIBsoIA0YoACUQABsm8PAAAMABiIAADeAAmI"
    "AZqCD0WEA1oEA_aBAF0QBpAaABaECFoCAJ8gACaGBFcSAACYBoFAAuikAFOBAC0uAjYEABWGAAIgAAugAAIgAP8OAcyCAHeE"
    "AAeIAAICAA2CAR7gABsus2AAAiBO2MAAEoAADgACMgACOgAFYIAryCAAEuACICAAECACOKANYuAkuIAAIgAAygAIAIAKSEAh"
    "VEAAEEAADMAAEMA1oMAAEoAEcIAFSsAE-BACCCBcSCABUIA1iIA1yqABszCKAAACAKAIAAHAAR6MAAGMAjoCA0YCABQCBquI"
    "APuUAAKWA1cUAAKWAl0oA1tuAtMCAIdPAtYCCCMCAAySAASaAAgaCPaiACaIE3SCAJEIBrc0AACoANgIANIIAa8gAAEgABs8"
    "y9AAAIAA-SAHICAL8gAXEBABGgAAGIAAiEAA6mA0qGAAEEACOEANECANmIASmCACaCACoqAACKABmCAAkoAACIABGgAACgAB"
    "QKAH4iAQ4LAAoiBQnCANGCANkBAGmCB_msABtAlKAAB-AlYCAH2IAt-CAHuiAAkIAPGUALKIATGCAHuCAAkLAPGUALKLCViE"
    "AAIWBcEIA1oLAaQLAAIIAS6CAIX7AaYIDteBAEKYAGwQATuIEDwIAPBIAMCCAAICAFbfACYgABtJT6AAAgAHQIAS6YAAUIBO"
    "CCAACIACMgAAgIAagIC6MkACMgAIKGAB2kADzuAEPCAIQmAbWgAAHAAHymAH1AABqKAI6oAGkGASiKACOEAAIyAACEAPmgAK"
    "oiASqCAAMCAAECABtNBMAAACAASCAIB0AAK6AAUBAFQCACGGAAgEAFoCAAFuABkUACuSAII6AAUBAGQGB_7AAaQIAGkFAUyU"
    "AAGEAAGGAAUUAH6EAHYEAhgBAEboAACQAASBAAIQARkIAAGQAIKoABtPYlAAACAGeFAAGVAUuIAAUBAHkFASYIAAGIAAVLBQ"
    "6UAG-MAuSQAAKgAAMQAAIQAH6QAo4BAEWIAaQIAAKCAGkQAdFQAkWCAAwCAACCACgCAFoIAAUQAACgAG-aABEUAR4YABtS4r"
    "AAACACOCADsCACMgAIUiAJgCAPJeB90GAKh-AACWAFfuAMcQAGkEAAd-AAC2AUQCAANAAIOQAFpAAALAAEOCAH2mAANAAG6Q"
    "ASQEACAEAAGiAAICAFqGACiWAAJ-AFfuABtVJyAABuAAKCABluAKkmAAJ_AZJGAADGAB_UAAGyAAKgAFquAIIiAAEgAAKgAM"
    "GCAACCAAICBHCCAFYBAM0gASDAAG6gAUcGAACGAAQhAAEQAAE0AACUAADAAHwEAAGUAFuEABtW7OAAB_AACCAG-UAACUAMYC"
    "AFwQAAUQAB6iAACCAAOpAAGBAACrAAECAACyANkiAMOgAACiAAagAGIFAAUEAUSgAAqgARw2AH3_AZaEAceCATUCADiBACUg"
    "ACKQAAECAAEgABtYZeAAAQAAGQAACQAACUAAEWAGaiAA-QAKMgAIMQAAECAAYmAGIQAAEQAAZmAAFuBHyQAAT7ACUgAFkGAC"
    "GyCWlGACO2AISmAFnAAEVCAIDQAACwAG-2AMgCAFEEAAuEAAVnABta6LAABmAACQAAF2AFBBADGEAFxmAADmAAKCABmQACkC"
    "AAICAH4QAAEiATECAAYCAFpGAAHmACGQAACgAAG2AASQAAMQAHUmAAUQAFtmAAFmAACCAAKCADngAIciAAMgBO2EABtcJsAA"
    "BjAAHjABygAAEGAAbEAFoEAJmgAKkgAAESAZixABu2AAHkAADGAAQwAAExAAEgAACQAACUAFmEAUGyAACCAAEwAADSBMaBAC"
    "YEACOCAAYQAEkCAVUCAIAEEMpvAU9AABtgNZAABAAS0YACCYAYOCAIiHAACHB8-QA1uwACbAArECAKkQAgyQASfTAADTAAnH"
    "AFuQAGICAN1XAI2QBYwSCIOCACQCAHu0AaQiAZqQABuUAaQIAZ4WAFuEAGIDBnGwBdUCABtniOAAAgACCiAKOSAOugAL-CAI"
    "KQAIB3AAkyARsQAHR3B3wCAIBQAIPAAAJAAi4CACMCAFQEAC8SAH4yAAYsAC4CAIYgAfMgAA0KAAOEAJwgAAQCAAL3AWwEAb"
    "oBBkiCABogABtrQcAAAzAGMmACD3AAJ3AKGCAgOMAC2CAEugADLyAAHyAAYkAF4IAD4kAAeCAOokAAOEARYgAJGEAH-gAkUL"
    "A1oLABeGABoEAH5nAAdnACmKBeUEA4QsAzCgACkIBrMMAgyIABtv2ZAABKAaQKAI2IB_woBq0wAAY4AAUwAzmIABVMAAaIAA"
    "UEAzMIAFuBAGIBBvICAA6QCRYCAa_qAZWQEDGCAI4gAjoQBHQYAD4kAKSCACQCAlOYAD4gAEdAAIGCAjAqAAGEABt5DzAAAg"
    "AAagA03EAACKAACCAAV_ANsGAlOEAACgACqEAAD_AAkoAACgABSgAAqEABWkAGiIAAuIAFR_ATsIBF8BAA2EAAECAACCAAVv"
    "ANsGCUOIA3ggAzyuAtcCAIR-AaR-ABt9rTAABeAaRKAI2UAT4EB5iEAAICCQ3uABikAAMkAAMkAYX4AB6iAZevAcKCCG8QBo"
    "ciAcsiAHMEBSIsAACEAAQEAHMEAduCAQakAAEkAAQEBf8IA2emAACoAC4EAMaCAK4EABuFfeAAAEBGWGAACIAACEAAkIAA5A"
    "AG6MDHkCACSCAX_KACQeAACKAOsEA1oEAS2YAi2VAKgCAITPAPkCAKUoAAYNBTuQAsoCA-GYAtECAGQIACUYAy6oAAaMAaWI"
    "ABUIBRWUABuMeSAAAFAeUCAACCAAECAH2UAPYFCP6CABkIAAOIAACIAIEKBf-CAAD_DXgkAaQMAIzuASqiAP6GAlnAAAGCAA"
    "MFACIQASCEAF76AdsQBrQgAACgAACEAaWwAYzQAAFgAAFyABuTDxAAAgAAEgAACEAAGEAFoEBiOCA2rAACMQAACQAAECAFp0"
    "ABRwAXskACZuA-mCAIaCADQgAFwECS8CACnLACZAADTAAFwEAVHAAD2EACJAAPICACbuAA6CAACCACWQAEvuABuW6jAAAEAH"
    "OWAF2EAC8EAVJAACYgAAzAAAGgAAEiACSQAEyiAF8GAAMEAG2kAAYCAFwiAAGmBNqQACaXADOCAACEAACgAK3uANECAViCAE"
    "6UAA5gAACHAACEAAIEAAGgAACgABuYfWAAAQAB-gAACgAK7GAHOwAF0WAACWAAQEAGewBG_AACUCADQQAAEEAEwQAGISCQWC"
    "ACEEAAVnAADmAA4gACaQAEQEATmiAaKEAAVnAADmAA3iAADjAADiAGoEAAfmANUCABubNMAABCBQEWAA8EAAREAAEgAB-CAK"
    "8GAGmQAGcWAJjXDqyGAS4EANzmAvTAAADAAGbAAU0MAaYKAADnAGYmAACCALQCAHOEATAEAACGAQFGAADGBI3_A1lfABUyBr"
    "M2AaWQABuhgaAAAQAGcwA0gQABGQALgCAHOEAFuQAGIEBgHnA--iAHV3AmZ3AG6UAA63AHagAD8EANyCAUcwAAP3AG8GAA33"
    "AACCAAOCASAiAG93ALsCC5GiAmV3AG4QAA_3AAJ3AHUgABumk5AAAECA0UAHAEABH3AAH3AEcEAT6EAMuCAEqgABQCAJeEAA"
    "20AAMgAAEmAEigACwiACOgAOc9AKACAP1AAACBACtIBkOEAHEEABH3AEkEAEUgAAEgBWYGDOICAMigCFiMABus0WAAAIAGco"
    "A1mIAUeEBqN-A2AIBr2gAAMgAAMkESyUAAmQA1CEA8FABIKEA1oFAmmEBW2UAEUIAGFAAACEAAteAYUMAAqIBG8IAACIAACM"
    "AAMEABECAHuEDZjuAGmQASXuABu3kPAAAgBOpuActuAP-EAI_uBK0QAOCgA1vACsMmBf6QAnEECgwEAACUAH2IAACIAAMIBw"
    "OJDRZuALKGANzuBIQMCxsKALyQAbYMCoyYBrMgDVcCAA_uAADuAAHuAAhAAKkGABvGUSAAAGAAgGAH2BAFXuAAHuAAh-AYRu"
    "AC2WAA9uAAFuAAHuAAhuAKqGAASkAIEBAFduB_6gAACoAACUAZOUAA2IABCUAACQAAWQBFKCAGsIABKCCdeEACSOABFBABwE"
    "ABGEABvJ-BAABuAAHuAIKGAG0EAAIGAHgBAGKkAQ6OABEBAAaEABWQAFFuAAHuADtuAADuAADuAADuAAFuAAEQACIEAAGEAC"
    "CiAEaCAAKCAHEEADoBAFVuAAHuBGeUAC0gABCWAACQABvLRkAAAEACCCAHOECJUCAACEAALHAACGAC0UAEyCAANmAAFmAADm"
    "AAFmAADmADukAAGkAAISAEOGAUkgAACkAAJgCsgCAH4QAAoQABkQAzZQAAqQABkQASGgAOsgAvNAAGjAABvPT2AAACAQaIAM"
    "IiAAIGAFYiAB0IAACEAA8EAE__AAiiAAImAA6nAK0CAJwIAF-bABGCAAyIAGyKAAMIAI8CAHxvAAhmAVoIAH2QAGzCBab_AA"
    "u8ABkQAGcWAYeSAWN6AARAABvRiSAAAWAJgiAPASAWGwAAE3AAIQAAIoAAC3AHiQAAUQAQ4SAB4UAGiQAUICAACIAAMCAAIC"
    "AGwWAAyQAAOQAAIQAAWgAH-iAHiwAAuQAAVyAG2UAVuIAAeIAH2QAG2SAAMQABvTgIAAACAJmyAADAAAfAAF6SAAbAAACGAm"
    "QCAEUQADigAAgQAAKgAAEgAAGQAAYQAFsgAAogAH2iADygAe-BADh3AAeQAAIQAAOwAGEQAADwAAQQAAYgAAV3AHggAKICAc"
    "ooABvU5SAAACA9BAAmS2AACGAAEiAACgAAK2AAOIAAGgAGUQABA3AAQ3AAO3AAH3AGX3AAiIAQGiANuCAAoCAAECAAGCADeN"
    "AAGiADggAAmCAAECAARSAAOIAAEIAFqgAAsQAA92ABvWJsAAB2AACgAAP2AAP3AAEIAACgAGSiAAEiAAiIAAayAPggBH8JAE"
    "EfAPWZALiIAROCABCCAAYCAEErAEDyAACEAASEAAKCAACCAFwgAAZiABT2AAT2AAN3AAH3ADOPADJ3ABvXd2AAAIABASAIqC"
    "AB4IBMMIAAILAECGAPYQADOCAIUIC57vAAuIASEOAQaIAk8GAlHvAAeKAaKIAGGIAUmQAAUCAAeCANygACmOAG4qAAuIAHKI"
    "ABqIAUEIAAeCAOsKCRuBABvcyzAAAIAAoQA0xoAAIYAAGoAAIIAAfAAAFAAZmCAbLAAAWCAAeCARIQAIiCAGiIAQtAAxkCAE"
    "EYAEEIAAgQAGkPAHQSAK4QAceoAAsQAGGBAHgSAK4CABkSAAQCBMLfAACCABvfujAAAIADiIAIwBAOeKAWiQAAcCADkIAACI"
    "AAMIAAIIAAICAACCADYIAAcIADmIAAMIAGUSAK2CABkQAASQAFwQAAeQBFqBAASEAEAIAAWEAF1_AGcBAICIAGOgAAQCCN0E"
    "ABviWWAAACAntAAH5AARTAAHrAAApAAUMgAH5uAY9uAQjvAEOQAAICAAeIAH4BAZCgAP7nAEAgAAOCAH5AA0OQAvKQAAEiAA"
    "KQAASgANkDAnihAAEIAACgAAKgAAOIAAEIAAIIABvl-hAAAYAKuIAuGUABEQAACQAAEQAAKQAAOIAACIAGfdABAQAAaQAF2S"
    "ASsIBCeCADnXAAGRAAqLADkgAAICAawIC7qIAAoBAHPuAADuARSCAHruAVcBAE8kACRuAAFuAJCOABvpjwAAACBSuBAFyYAu"
    "EIAACMABEIAAC4AACIAAMIAAcBAHkIAACIAACIAQTvAAmOAHmIBCkCADuIAAoCAKFICWOUAEOQADtuADIQABEEAACoAHSSAL"
    "tRAF2aAAGEAQmoAAqzABvtIfAAAQAAoBAGjuAACEAAsQAHUQALsBAFVuAAoQBGOMAEOgAAggAAIBAOkgALaQAASQB5uCACqC"
    "ABqCADFvAAtvAAiBABSkAAHSAAiiAByCAC_uAAFuAAoEADigAAr-AACEABvvUPAAAIAD1_ABcEAKQRAF8EDD-LAlhQAAuQAP"
    "YKAEuCAMsBAMSCAYDAAEoCAHzAAhkpAHqJAEsCAHuSAGigAUKoAGWQAACQAAgBAHqJAAmSAACKAAMIAIsiAAvAAHLvAVuKAB"
    "vzAAAAAIAH2QAG13AADCA06QATQQAcLAAADAAAdAAADAAGdyAfCCAHd3AAMwAICQAAC3AAcVAAC3AFyIAAo3AAG3ALmQAawi"
    "AAIwAAGoAGoIAAKYAA4QAAIQAAGQAAOgAAcxABv0vYAAAgAFyIAAmgAAIgAJjyAc1qAE0JAKXCAACSAAMQBIHAAKSCAIQgAB"
    "E4AAU7AACqAAJyAAWgAGIyAAMBABUQAAEQAAaQAAECAFiSAA4SAEAgAMN3ACeIALGCAEayABOCABv2VnAAAgAAqEAAYQAAYg"
    "AAIgAAWQAFogAAgQAAMhAAygAAmQAAaQAAECAFiSAAeEAAYiAAIiADOwBRWCAHeCAAiIAAD_ADSTAA8BAKnZAL3KAO6CAKKg"
    "ABEgAAR2AAD3AAEgABv3mzAAAQAACiAAQCAACgAACgAACIADT_AA-BAB5iAAKQABB3AAD2AAN2AAT3AAF3AF2aAAgEAAaIAA"
    "OIAL2IBIiCADMJABOCABwoABUCAAWIAANXAAF_AC6zAAYBALiZALcoABv4p8AAAoCKaIAcqIAASIAYqIAJ1AAt-hAHoQAEUg"
    "AAUiANzoAU4rAAeCAGKQAAGIAjgCALMgAPMKBa0IAJgQAACIAAcIAF0oAAC6AAEKAAkKALcoAAsKAGgQAAEYASgIAB-CABv8"
    "r2AAAQAAKgABSIAG4KAAGKAC-ZAIaIAAsKBGiCAFLKADGCAPzAAEqCAHtCAAWCAGkIAPgKAC6oAAMIAA4IAAcIAAGKAASwAG"
    "GgAAOBAEIoADUSAAOgAACgAAGgAKmCABYSABv-GhAAACAGe4AAE4AACIBFGQAACaABMKAB6QABKIAAOQAASIAACgAAMCADEB"
    "ABCIAIEQABwQAAkgALyCAASgAAEQCBpAAMPAAZTAAATAAP3vACs6ABYgAADCAAwIAGEBAAxuABwAdwAABuAAQQAK6CANfuAA"
    "VuAQugACs6ABWgAAEgAAwIAG1uAAkQAYtuBGWZAEEQAGQQArURACqIABYjAAEQAAIQAAoIANmiAAEKAAEKAL-CBMECAAQIAD"
    "EgAAGQABSQAAggABwDCPAAAgASUoB36CADeKACs_ACGYADGIAEH-AAQIAK6KAegDACqiAACQABWIAACIAAmBAAIQAAEIADCI"
    "ADGIAApuAACIAATuAADuAACQAAQQAK1vAN3uBJEgABWIAAoBAAIgABwFr7AAAaB08CABwCAB4CAC3vAAUIADCQABYIAAv_AC"
    "duAADuAApuADAQABEgAACgAARuAHJ_AJ4CABsRAF6aAAEgDEELAAELAdiCAAMCAAMCAXsIACYCAAMCAj0CAHigAHwIABwJWJ"
    "AAAgAG4iABUQAGsgAK4CAAECAIaqAHlgAHuIAAoKAKYgAS0CAIiaAAuqAPLzAADCA0-IAvMzAACzAACzAAGzAACzAAUzAACz"
    "AAGzAADzAGdzAAEQAKSQATwCAHmIAH8CABwLW5AABzAAEQAADzAAJzAAVzAADzAAHzAADzAFyIAApzAAHzAKSyBIgCAIgCAH"
    "iIAlcCAAMCAH3oAAoIAAcoAAWqAAGzAAYgAGHyAAOBAAOyAAEoAACIAACSAA4QAACQAAEQABwMnlAAAQAAECAFkSAA-SAAEI"
    "AACyABoCAAMwAIcSAIUIBIuQAAuCAAgIAAD7ADR7AEUgATKCB8eCAN2IAJ2CAdsCAAMCAQCQAAEIAAMIAAIKAJqCAAMCAbSC"
    "AAMCAIYQAHmCABwPigAABrAAIIAHYQACcCAAMCAB8iAAMCBe2QAtaIAAGIAAkIAHwIAACIAACQAAEIAA4IAAEIAHCKAAEIAL"
    "Y4AAs6AEyQABuQAAEYA-WCABwCADpIABQKADLIAAigADcgAEhrABwRuoAAACAHsCAAcCAGkIB6fjAAVrAANBAK8gABQoAAIg"
    "Ao1jAAVjAAMBACu6AAoQAAwgAACKAA0IAGMBAAEjAAEBAARqAAMgAAVqAAMQAHGQAQuDAAJjAA1qBBSCAEiQAAUQABwUFkAA"
    "AgAAwQAHIgCQmCABcCADIIAAUIAC6YAAoIABb7AAJ7AChqAAVqAAMIAEJ6AAUIARSCJlWIAMeQE2SQADTKAH4RAD8JFoGYAD"
    "SSBkp3A1lgADuJAQSLAhe3AD8oAAUkABwhgWAAA7ADzkApp3AAOIADooAAF5AADEAAOIAAHAAD-GAAICAHx3AAKMAD8IAhqI"
    "ADmIAACIAAEBAAQEAEF_AAICAHx3BbV3ACAIACKIACWCAADAAxKIAEaKAAEKAM4IAAogABwj9EAAB3ACNMAAJIABpgACwgAA"
    "GgABgqAB4sABCgAFIsAD-CAhX3AAQIADooAACBAACBAAVIAED_AAICAHx3ARyIAV6IAAHMA1fgAAIgAEciAACgABKqAH5vAo"
    "EgAEeKAAEKABwlsRAABKAH5lAD8JAAigJzHYACMKFzSQAD6KEKj6A1oaBlOIAKXAAsioAJGiAvGoABC4ABWgAAIgACECAIAI"
    "AlQkADwgAACIAB9AAAQQAAW6ACEKAZOyAdvAAxI6AAGoABG6ABwzFJAAAEAACEACOgAAqWAuUEADWoABCEAAEEACP-AAqiBj"
    "4EAAEEACBCAAFCAADKAAEqAEgqALyrAADrAlVKAAxrAAcoABCEAAuKABkoAArGAFqIAD8IABjLAAgIIq9TC02TABw74xAABA"
    "GpfzA2ZAAEXAA1MKAAcTAsGoAAEgBwTZAAFCADeKAA6zADkCAAIMAHOIAA6BAk-IAAioAD4KAAd7BluIABJAADhKAA7CAK6I"
    "OCsEF0yYAEeKAw-IBq4IAAD-AACIABxN6aAAAKAL3ACVIWAxcIAEL_AL0gAACBAp5AALvgAliIAEYiALzBAtYEAIOBAADrAA"
    "DABXk0AHzaAt0QAToBAp4iAvGMASUBBXmEAH7AA1obCYB8AI4SAH4QAtx7BiYIAEjaABxWtjAABCABrEAB4EAEXACUvwAENr"
    "AL0gAMcsAZPqAETAALtAAAHAAligAEQiAAFvAICgADwUAllAAMUgADsBBY7BAEnAAzWQACSGACCSALwBAMcCAADMATYQAFwQ"
    "AAVQAB8GABxa9tAAAqBcqQACUQACOGAB-IAvI0ACUwACOGAB_7BiUkACdAACVAAASFAD7bAHSCCVXAAAD2AAFAADvAAADAAA"
    "dAADjmAD5AAAfAAD5mAMbAAAHAAYeQAApiAAHTAAUhADaCABxeqxAAAzAAcBAACWAALCADVgAD6BAAfmAANyADrgAAHBAAN3"
    "AMOCAACQAZDjAD4CAADzAAciAACiAAKiAHP3AAemAAMwADwhBagQAAG0AAkQAAHiAAOBAAHBAB2WABkSAACzABxf7bAAAQAD"
    "gBAD6QAAeBAD2BAMigALKGACoQAKqQAAHyAA-gAB2GABkSAACSAAcQAACSAALGAHOQAAeBAANTAbWgBBOEABtiAAHiAAnAAC"
    "OGABljAADiAAZCAHfnAcBFDPCKABxjf4AAAKA1vAAVcfAcbXAADXADwSB_ngAgmSAVJ0Ax8UAkQyAACSARWQAAbDADUEAACE"
    "AAmYACPeAH4QARvXAADXAEFXAACeBbwQA1mwBWoQAQKQAQOEAUiQAAuQAD0QAMWQABxpVHAAAEADV3AACGASAUACQQAD6GAL"
    "0NA3mYAhj3ALz3AISIAAoUAg6wBrD2AMGQAEOEAQEEBfMIAgRhABMEA1aEATUEAAEEAKggAWrtABF3AC4sAANIAA2wAAP2AD"
    "UKAEqgABxt1WAAACAT0ZAGtXAGyIADw6AACEAAKIAEcDAAGCAHyBBgQgACMIAACIAWUgAYwgACIIACOIACKIAAEIACOIADeg"
    "AHKKAJekBQcIAAEIA30gACMIAAuGABkIAGUpAD8IAJ0gABxxe5AAAIBmRIAFCIAgmuBrUKAVIIAcaMAACcDsEQA06IAFKIAf"
    "QKAACOARYIAGKBELCEADT_AxCQAEnvBBYgAA6EAge4AUXAAA9ACO2EAAgwAEoSCgaiAIYMACSBABqMBZ7QABx9NkAABQABTS"
    "ACNGAxCoAACoAAogAAcoAACIABSIACMoAVCoBRmMAADIAADIABFIABVqACMGABGgCcwIAggiA1m6AVMIAgjAARWMAD0oAclv"
    "AD6eAJMMAIKYAD0IAckIANGMAByCfyAAASAlSUAAIEAQEKAAISBrMiAAJCAREQAgYQAEEKAAIKBbWYAP3jCEMiAcg2AAO6AQ"
    "eQAD4oAEkeAcuKBXMQADMQABGYAfKgABGgARGQBdhVAEoEAVQIAOl-AOSgAACgAByI-DAAACAJaIAMGgAD8gAKr-ACoIA_qI"
    "ABGIAAjfAAwIACNEAAkMAACEAVOCAD8EAKr-CrmYAkIKBLGIAccIADyKARLUAADIAEOJAMEUAD8EAMKPAASJAM-EBiAKARYM"
    "BvOIAByPCKAAAIAAGIADsKAAGKAVVrB3EIAAnIAEYZAg4QAPyoAAmYAEYgAL0QCAAgAAScAEAgAAKgALoIAAcUAEkIBWegAE"
    "AgAYOIAOt-B9KOAueQADwgAMnAACoEANOoAVUoAAMgAByUrMAAAEAAGIAAMgADOGAH5uABJuAAJuAD0EAWxuACoEAH-EAAMg"
    "ADpUAAHqAAMBAACgALGgABIgACyFANOIAAMBAKhuACoEA8oQAldAAhmUAUCqAJSUAH-QAD8QAAEQAH6EAByW27AAAQABIFAQ"
    "CQAKqFA_WgABGxAHKEAZCYAEGKAROgABUQACogAL1_AAqQAEYQALigAEGKAJQkAAEEA8fgABGgAAEQAHMQAEowAUaICEbgAD"
    "fAABHAAALAADaEAbIEAOuEAByagyAABAACgEABGQAAEmADdGAAJDAA8mAACQAAKQAGpuABMkACuEAACEAAIkAJbAADqgAVLg"
    "AAMbAAIQAACQAACQACiEAA_UAAIQAACiAAGRAAEQAAGQADMiAAIiAA8yAGxuABybDFAABAAAIEAA9uAC0EAAEFAAIkAJaQAD"
    "luAAGgAKpuACoEA96QADmgAAUEAADQAB6BABQGABGgAAKgAXwQAAMBAAHUADyWARagAACQAACQADp-AAD0AAIwAAEwAACgAA"
    "CQABycOAAAAQAB6BABQSAAIQAA6iAUSQAACQADoQAACwAAKQAACzAD3_AAD_BF0xABGxAAMrABeBABFcABWQAAEQAB6BABMG"
    "AY_WAASQAAGGADzrB_OEAAEEABD2AACEADIGAACGAByeVoAABnAADmABESAACSAAL2AB-EAEUBAAVmABTAACmEAAEEABIEAM"
    "CgAAEEAASGADySAJMEAACEAIOkADmgAACgAACgADIGAACGAASmAADCAAIjAA6mAACQAAMQAGSBAAVmABye0ZAABAAAJ2ADyE"
    "AADlAAJ2AJZnADqgAAUQADyQBJQUAAEUABZUAACQAAQDAADzAB6BAA8EAAUWAACEABEgAAMgAGSQARcQAAMBAAIgADwWAACg"
    "AHMCCF0UB_EKAx5nABLAAByiafAABAAMYIAbbnABNnACqjAACKADsnAGSnALIYAAocAbzXAADXAEFXAACKADrHAADHAGSEAX"
    "w0AuGgAL8EAhggAD-EAEMQAL8EBV8QABUQAD0wAEUKAL8EALAQABUQAM8QABylZkAABQAFL_AEUKAL8MAPASAACSADsQAGiQ"
    "AHKQAD8CAAqEABkCAEmEAHORBiYGALcYAAoQCLoQAEy0AEcCAHGEAE-VALHAAA2GAG93AGQHBRCQAhYQAJTiAMLAAlCzAEaS"
    "ABypuRAAAzAEUSAlAEAEagACoUABJ_AEIgAEWgBdvAANZAAhW-AD6wADAEABWGADx3AAH3AHkzAAyyAgBAABN0ACYEABbTAE"
    "cGADiyAAQsAEH3ABfAACGSAAzSBduEAMcEAiR3ABys-nAAAgADGEAAoIADUkABJ3AAH3AHmCAAyCAHDkBOEEAD8IDUgEAD-q"
    "BmEIAgYIABUMAM8MArYKAACOADsIAGiEALwIBvwiCHa6AU44AAM4AAN4AERGAYN_AD8GAxt_AD8GABy0OTAAAECxtKAT4oAE"
    "kKBsOGAK4QAAoQAAmIAlEoAEcGAH4IAERIAMSQBNRUAD6BAASNAuuaACn7ACIkACMlAMOsAASYABCIAP3mBIQEABEEAACcAA"
    "CMAAMCAAIEAAIEAAqEABy5JBAABPAA8BAASNAAggCt2FBE4EBrUGARMEAgSoAAHMAHyEAFeIEC0OAA4CCQ2FAAEFAlUQAcYY"
    "BRyIA6qEAAMEAIAEBZiIAEOMAASIAAggEZAFAkWIAccMC3UYAAEYAD8YABzGVoAAAEDuGQAEaEAAIEAFOgC_3AACnAAADAAP"
    "YEAH-EAUCEAD1uANSEAAGEADzAAAKEAEeQAACEAGIEAGtuAPMEAD1uACwEB6-gAACoAACYADQCAZKIAC2CAJMEAACEAAEkAB"
    "zMY1AAAIAEUGAYkYCC3qABNqAAYgABVPAACwADSiAAISAlEEAICEAACEADZqAAZAAADqABQgAAEQADQEAAKQAC3uAHIEAAGk"
    "ANrgAEIEAD1uBEYgACGQAAjAAACEABGSAACQABzO6lAAAgADSgAAIgAKEEANqQAAGEAAEECD2CAADiAAZAABTHAAFyADQiAA"
    "KQAU6QAC-EAD-iCNcEBJmGA1n_AV7nBQ2EABTnAADnAGcmAGgmAYVEATEEAACEADtmAGjmALwEABzUxeAAB2AFGiAHi0AEYV"
    "APmSAVwwAL53BfWkAEcOAH4QAED3AZSQBRZvAxzkAD0IAh-mALSgAI4gAhd3AD93AHWQAACEAAf3BzKQAqOGAHs3AEaEAhOm"
    "AAEEADyEAEcGAC_gABzZ5kAAB3AAKkAECgAAOEBdcCANMsAAggAgGEABOUACugAFSIADSEAAt3AEF3ACb_AA-UAAaIAAoEBa"
    "UoADICANMIDKqIAb-IAVwoAD4IBbWIAQlvAHwIAc2BARCPBqgGCH2CABzh40AAAgAp2EAASCAH4PADtBAAQBAouhAAyGAAUC"
    "AH4gADsvAAQgBZ5ZAEeGA2aQAAUSAH4QADr4AASQAAUIBZEcAAhxAD4GAACfAAlZAMogCg8BAAegApQEAMfAA1puDCsQABzo"
    "f-AAAEAL4BAQKEAZkEAcEEAJ-cB62EAIECAP8QAECQBJSgAEmCDgPuAADuAD9uAxpuAAFuAD9uCMyIAHwGAYB_AECGAAYKAA"
    "CKBKTAADEGAAGKDFZgACKEAAcgAACgALaEABzw35AAAGAEluAADuAEZuAADuAPmEABaBACAEADzuAGIQA80EAH0WAZQQANYg"
    "B1qGABaEAAH_AAgCAACEADYGACfuAAFuAEaGAD8QAAJuAKuQACyEAAD_ALIgACL_AAcgAACgABz0p1AAAPAAKIAHugADeBAA"
    "f-AQWYAUR_AAb_AEyKAAKIAHuIAAKQADUsAAeQAAKIAPcyAAwYAVmIAfZAAWAgAcyOAC2SADsgAF8mAAWgAIOgADowAAEQAA"
    "IIAEMKAAIIAACQABz2Y-AAAgAAIIAPF3AAbAAEHzACwFAGaBAJCQADpKAAF3AAQIAEEKAAIIAACYADoJAEHuAD9AAAKJApmQ"
    "AAKIAHuQAAKgADUNAAegAAKQAQMIAQoQAE4YALR3AA3AAADAADxAABz3reAABAAWJAAPQ3AAGgAAGQAMQzAAD3ADw3AACQAA"
    "KQAHYgAH6iAA6QAFz3APMgAACwAAGgAACwAAEgAAC3AQEgAHj3AD8QAD-SAA6gBPFAAH5AADLvAA9AAgzIAA82ADmgABz5pd"
    "AAAgAAUgAEAIAC8BABF3AD4IAAIQAAE3ADuQAAEQAQWgAFw3AK0oAAMgAAEgAAqIAACQADMgAASQAAEQAAK4AAOIAACQAGkg"
    "AAYBAAogAEh3ADcgAAWQAHd3AI7ABHHWABz652AAAEACaCACACAAIIAL3ZAgwQAA6gAACgADigAACEAAMcAAICAAEgACCCAC"
    "IIADWWAAM2AAICAAF3AAL3ADR3AAX3AAf3ADf3BVL4ACOwAAXGABeIAAUIAByEACcCACIIABz8SBAAAIAA6ZAMeoAM6ZB7cq"
    "AAKSAHuIADeFAAeIAl2oADSKAA_AAHvAAEHAAQNAAVjvAL0IAQpvACwqAWAIAAG4AAVnAACgAEGgAK-BAAMBANEgAAIgACwK"
    "AA6gBPRAAcBAABz_9xAAASAACQAACCAACQAAEiAACgAAEoAHuIAAGIADUsAACkAADsAAaIAACYAQK7AACDAAIiAAFxAJAYAL"
    "-IAAEIAAEQAAcCAD0jAAFzAACiAACiAADCAAFCAAFAALIIAACIAB0AeTAAAIAAcIAQKiAACCAAJXAAFABIjYACpEACMBABsg"
    "AAORALABANXEADrRAQqoAAwgAD8gADQIAAOuAAiSAACSAAEyAACQAACSAACSAAGwAHEGADxpAAMBAAGkAAEkAACkAB0B0wAA"
    "AkAEjeAAF_AAH3AAHAAJAIA-AIABhfAACaAAO8AAGYABwIAAOIAAWdAByBACOgAAGQAJ4BABIQANWcADqQCEtAAH5AAD9AAZ"
    "ZAAMIMAAcIAD4QAAMIACgIAA5uAEUQAB0EN4AAAIADruAAQQAAMJAMJvAAUIAAIIADoIAChuAAdAAGEQAAMJAL6QAACoAAYI"
    "AAEIAEEIAX8IAAUIAAEIAAEIADoIAChuAGsJBBi3AEWgAAMIACgQAt8sAAEMAAkBAACQAB0FzBAAA5AAIQAAKgAACQADOKAA"
    "sCAACaAACCAAFyAACKAACKAACKAAEIAHGJAQP8AAmQAACIADIKAAsaAACCAAIIAACIAAEIBHGgADmQAAWgAAGIABmEAB4gAA"
    "qIACjAAIWgAB0GwYAAAICRtPAADYAAHBAD6KACsIAFMsAD8sAWu4ACqgAMGgAACQAAQgAAEQAAGBAACgALduAADuAASQAPR_"
    "AA-gAAUgAAKgADkQACjuAD4QBAuQACtIAA8JAAUQAAEgAAGBAB0JJvAAAQAYYgACpIABcQADkgAGagB3yIAAWBAB4IAASOAA"
    "EQAAGBAD2EABYEACOEAAWgAEAsAEF_AMKIAAcRACaEABAEAAMQACiEAD4iAB9_AAsQCxQKAAKIAHugADeBAAegAB0MfmAAAg"
    "AA_AAMFAAD9AAI9AAX8QADwgAAEoAAu3AAOgAPgBAJdpADsoAC2yAARqAJ1JALIIAADAAAshAAGgAESKAC6gAE-IADghAP_z"
    "AAQqBLgQAEMCAsqQADwQABAgAACgAB0OmJAAAwADn3AAiCAAM6ADi3AAC3AASTAACRAD2QAAK3AAD3ADu3AACRAACRAI6QAG"
    "yQAGX3AJyQAD8QAA2wAAx3AAEgAAEQAAKgADn3AAgiAAOIADl3AASTAACRAHuzAAGQAB0PMpAAAgAIUQAAqQBK2QAEMSAACK"
    "AUwIAW8CABAIAA93AC1sAAHgAAggAAOgAAGwAAIQAAGgADh3AAgSAAMSACqgAAGBABD3AD-IAAN3ADEgAJoIAGxXBFyBAB8C"
    "AACwADkCAB0RG_AAAgAAICAACoAB-CACOIABOCAKoJAIyQAD8ICEXAAEDAAYbAAX0IABCIAAWsALuIAACIADcBAAeIAMysAA"
    "GoAXwoAAwIAAEoAAZvAG4gAFCIADcBANHvAAQCBOWIAAYQAB0UExAAASAAOBAYaQADmBAVQgAEIKAACSAACCAACSAAEiAACg"
    "AAEBAHuIADYBAACBAACBAACBAJWQADgIAAcQAACQAACQACyYAAezAACCAAJ3AAEBAJAIA8GBADTfAAfdABHoAB0VTOAAB_AB"
    "sYACgBAK6BAASBAJWgADvfAASCADeBAJMBB1ABACqIAD2iAAMIADgQAEMoAD8gAMyIADmIAC3AAAOgAF8gAAMJAJwBABUIAA"
    "ygAACrAAiIAECIADICAAYQAEMQAB0XEbAAAIAM0IADWjAEIIACduAAbGAGKQAAMJBBeDACSCAAUIABWgAAqIAHABCTMJABV_"
    "AA0oAASCAACYAAEBAAH_AFSIABbIAAuoAAMIAEMgAaq6ACqgCw7AALuBAheQADogAB0bKgAAAoADyqAL0gAAZzAH1KAAHKAB"
    "FrAC5KAVPqADngAAWoAAbzAECKAIUIADaBAAG4AAWgAH2KAAGqAD8qAD6KBLgTAD0KAAYSALdJAhWQAAGQAEm4ADnzAAiCAA"
    "MKAACBAB0c5nAAAzAACTAACTAASTAACRAH3zAAERAHwQAAGQAD8wAD6QBG4IAAGqADnAAAXqAEaiAACiAAWSAAMIAHQIAECo"
    "AJUICINrAAGYAGugAIlBANLLAZGoAL0IAACIADcBAACBAB0femAAAIAH1qAECoABEoBJ2YAEyQAD6SAAOBALIBAQ4BB74qAA"
    "GgAB9jAAIqAAGBABwIAA4IABmCAGCQAEMoAXHiAASgAF8gLPMQFraQAD6LGlZ3ASPAA1ogAjT_AD9gACiEAB0udHAAAoAAII"
    "AH4sCX8IAACsAKxeAFsEAgwgAEYoAAECAKwgACGgADmgBWVCAAECA6AIAACgAAtpAH4lACPPAFtELd2IK4iaACMWAI-QAqeg"
    "ALKgBflaAAF6ACMmAPm3AiH6AB0-WxAAAoAAV7AAK4ACNWAI-MAFsRAAfXBXDqACXKAAFIAADqACMmAN3IABwgTzFQAEozAz"
    "KIACf7AIsIBfuIAAEIACzAAPKIRUZ-ACeIAJ5ACXEUA_fAAB_AAnsgACN_AJzkAB1VibAABmAj_EAL-gACABBXK0BHuBApow"
    "AMABBheaCYCEAI3AAJvACSp-A1nqACjhACEUAJxuAFtuAj8oAAMBAKEQABwuAFsuBXOQADWeA00gAA0EBm4EABFAADUEABNA"
    "CcX2AB1fBIAAByAEMgAACzAASCADQCAEUlAAVmAD5iADvmAJl2Aak3ABv3AADyAATjAADAAAI1AHaBAAVmAAKQAHdmBW4gAA"
    "EgADmRAA8QAADyAH2QAcvXCMAQA1cMAN-tAYgkAPIUAB1ioZAAAIAAIEASdnAAFAAfRnAD3AAScgAfVnAD23AACIAxhXAEGQ"
    "BNqQAKMQAFiQAl3nAAMwAKD3AFaIAAS0ANYwAoXAAfsQAAEUAQK3AFsUAACQAJOQAECwAQGQACb3AQL3AB1mS5AAAUANQgAA"
    "CcAQTDAHQMBGQQAlrQAKaQACOYADfyBbmQAPuEALqEAR0QACAQAGcIAH4QACIVAFsEAJWEACWEBboYADwEAdp3AIjAAFtAAE"
    "ZAATDAAYagAAIUAAaEAFSwAB1qcNAAA2AFsEANOkAAIQAYYIAACEAAiEAC6CAGwgAFsgALeEABwEAAIQCDwEAAgIAFGkAAGE"
    "ADyQAAo2AFqTANWEAP2gAIgkAAmEAAGgAFGEAD4gAAp2ABEEAEAgAAmgAAC0AB1srrAAAkAAN2BaAoAvXkAD6PAAp2AFEBAA"
    "nSAFUgEGmIAAKMAl4sAPcQAASIANYIBICIAAEMAGCoAAIMAY8IAECvAYiIAdEIAADNCDd0AKQYAFsIAAKcA1lAAALAA1cIAA"
    "CMAB1zs6AAAMAdcQACAIAGEsAAYIAcuwDJWcAAKQAlmQCg6-AKMIAFiYANY4AYiQAKMIAFsIANOQCBSgACegAAWIAFSoADsB"
    "AA6IAFqIANOoBJKCAAeCAAqCABCEAAECACMCCxU8AB17qTAAAIANYgAYpAAJ7AATNAASaEAGGgAACEAH2EACEgARcMABv1AA"
    "CEAQEYACXKAFvkAAYUAH4IARKIACXvABXnAAYUAJMMBiAQAijAAFtAAl6QAKAUAACUAFgIAAMUAAGsAB1-sqAAAQAYgoAdGI"
    "AAGwBOPAAdHAAZBDAJccAFaIAAOQAAEYAAIYAmYIAJcQAFsIAAIwALgIAB4gBOKQA1IIAAeQAAgQAHYYAHwQAAIQALegBPSE"
    "AVuQAOt-CMusAdoQAj5AAB2EwTAAA4AKAsARftABo4ASagABsIAEagAH4gARQMACQCAAIsABmICD6cAACEAJ4UAruIAACIAJ"
    "4UAFsUALwMBP0IAAIIAc-IAYmYAAEcAAcIAHCoAAaYAEOZADeIAAIIALcgAB2IVWAAAkDvnAAPJAAl88AAkcAHbAABluAGKQ"
    "ALqkAAGBARrrAAGbADzUAAKRABqMAC2QAHPuAAruABruAGIEALsIAAGBAIPuBHmUAAkEAPIgANaUAYgwAAC8AAEQAACwAJcF"
    "AB2MglAAAIBHgxAIccAAGQAY2YAEKIB-sEAAf-AACEAD_EAAoQAAJ_AAcUAPIkAdikAACkADwgAACgAB4BACHAAAGhAAggAH"
    "TAACTuALpvADygACYgBHkQADxUAAKLAACiAEaUAB2P18AAABAAFEAD-UB_NGACbkABlHAADAAAmQAAKwAHHmAAykAHPmAJv0"
    "AAKkACOgABwQCL43A9MIAN-EAngEANqgAAcMAYpAAADAAPTAALjnAAjAABvAAR8IAGKIAAcUAPUEAB2UCFAAAEAAtnABpnAA"
    "kGABKqAAkEAJMnAr2hAACIADECAGsEAKgEBJsEAlh0AAuQAAGEAJcEACYEADUkAAKIANsQAYpAA1mQAACEAPOQAAMIALQQAA"
    "sQABuYARzQACKwAD6wAB2WxJAAAQAAn8AJiUACYMADUUAXEQBUCQAASEBDbAAX6oAAgEAdOQAX4QAACQAbXABfrAAAVAAj2g"
    "ABuQAAeEAASEAACEAE6QAAwyADwEACYgADMIAAUIANCQAAmgATzTACaCAB2aiaAAAgAAWgAAMEAAWEAFryAB53AB4kACZAAD"
    "U0ANIgAAGQBN2EAQCIAACEAAUMAdj3AGSgAB93AAkEAACEADKCABqkAA3yAC2EAA6EAB0QAAkQADKIAAIEANOEBHouAWSIAB"
    "2ebqAAAEAN2EBOOEAACEAPaQALQIAAsIABuEAX2oAAGIAdBvBeMgA1vAAAFAA1QEAAIEBDcECS2QAAQQAAIQAAGEA1KQAAQQ"
    "BZ6cARGgAkMIAAWIAHwIAGIIADM0AASQANCYAB2lZPAAAgACEfABLAABAMAQEgD8ikAKEEATCkAYgEAbZIABuECT0EAAGEDM"
    "uYAJOIAAUUALboBOYgABSNDmeIALuMAmsFADOIAAGEALoMCFhoAPoQALuMBNYCCjuQA1QEAPskAB2xyxAAAgAAEEABsEADKC"
    "DnNqAALAAAmEAAD6AEAQDmUQAj4MARuIANiEAAUMAWDfAR3AAmWIAACkAPQEAAKQALQEAAsCABuMAgbmBjUMAPQNAAKQAjpc"
    "AKL3ACJAAFtAAmOwAB24yEAAB3AFoIAAF3Av8gAFsgBZzAANhvAEHAAj4gAACgAAIwALy3AFsgAAIIANkgAP8gAGWQAAEQAA"
    "IQABYkADqCAGx3AFt3BZkWAAECAAIYAACIARMQAAagAjyEAAEgAACgAB28CqAAAEAACgACKEAACgAFqEAB53ACF3ACMEADh3"
    "ANAEBMjWAAECAALAANl8ADoEChEQAjzvACMIAPxAAN_AAxlAA1mgCW-lAAEIAAGUAAEIAMAgABwEAnqQAAEIAJyQACYUAB3B"
    "UHAAAEBLwSABXJAMcBAnuIAACIAAGwABwsAAOsAH4IADwEAANtADcEAAMEAAMEAMIQABwEBIsSACQKAAsIAACIAAGIAAGIAB"
    "SEAMcQDWvuADiEAN-MAxgMBP2XAACQARiEAB3Gg5AAAEAAEQAB0EAACEAPsIAAEIANWEBMQQAACgAACQCowIADbuAqCQAIMQ"
    "ACJuAADuABRuAF8EALoEAAYQBNugAAQIAACIAa3IACagCCgIAA2EAASgAH6gADbuAAwgARMEAB3LXdAAAMAAUQAIr_Cwk5AA"
    "IIAHwgADoBAAUkADcYAN-YAUGIABvYACtAAH5AAHRAANrAAAVAAWIiAByoAAmIAACoAPGuAACgAAGQANcwAAJsAAUgAT-gAC"
    "IiAAMYABoQAAmQAB3OMQAAAgAAIQANd3BMZQACPAAPRAAADAAkGgAAEQACKQAACgAAIxAFi3AACQAAH3ACEQAAIxAAD3ABl3"
    "ACOVAACVAAIQADKQAAKgAACIANeUAAUQAGL3ANv3AAEgAAE0ACGQAB3Pu0AAAgAAGgABewAAqIAFv3AACQAAH3ADz3ACR1AA"
    "IQADIIAAIIAAF3AFUgAIqQBLoCAAKQACOgAACQAH2gAHQgAAMUAAGkAAGIAdSsAAh3ABMQACwgACAgAACgAAG0AACQAB3Q_T"
    "AAAQAA85AA6IAAUIADkCACGQAAEQAAEQACR3ABl3AFiIAAL3BTmEADuEACOgAACCAAGgAACKABEJABMoAACoAAGIAPCQAAGI"
    "CPpAACNAAbXAAYGoACCoAAIIAHwIAACIAB3To0AAAEAAIJAMQoABmIAT8oAARvAB6IABwoAAqQAACgAAGQAACIAO-QAACgAA"
    "GQAACIAJ2EAAHvBP2IAAMYACCIAAKBAPIBAACgAMMYABwBAWIIAAEQACIBAACQAAC5AACIAB3VMiAAAgAACgAAEBAFgIAACQ"
    "AFyUAACBAACMADkwAAMgAMEgAAGQABoQAACJAAH3AAEBBIb_ABR_AB6IAAEYABIIAAMJABCgAAMBALOBADugAAIgAAEQAJ7f"
    "AEEBCBQCAAWIAB3XSkAAAxAAKIACsCAC2uAAIoACEEAD8sAPsIAKyoAKwtABNvABAgAAOQAA_nABMJAACQAAGIAAEIAFiQAJ"
    "aIAJ2tAAMIAGYCBHIVACOQAACQABUIABEgAAGIAPIBAAEBANz9AB3ZxOAAAEAACYAAEBABr_AASIAAV_AHmsAAMmACMsABBu"
    "AA2gARJ_AIyIC-vAAkwoAAiQAEehAACIAL2QADSIAGRnAFrOABxOAAUoATjsAAXXAAIQACGEABwoAAogAACIAACoAB3cbLAA"
    "AQABYCAACgAAGQAAQQALkuABwOBJ8XACUXACMfAAC4AL2gADePAhwgAAE4ACQgAAEQABz3AAEQAAD3AAQoAACQAAIIAACBAF"
    "j3AACQAAH3ADz3AFiQAAKgALwQABwQAB3eVuAAAgABCgABJTAAGBABCgABeQACDuAAGEAAEEAAIQAB6gAAUgAPIgAGQwCHP_"
    "ACRPAN6IANZPACRPAV3sAEQIAACIAAI6AHwIAACIAHPuAKGoAADsAAEoABvmAAcoAACoAB3g4-AAAIACUIACYBAPIBAJ-YAC"
    "QYABwBB-FvABExACGEACagADYCACUgACMoAHeIAMAgAAKIAKygCtxIAADIAAGCACGIAMIzAjYKAD6IAACIAAEgACIgAAOpAA"
    "CIAFuQAF2BAB3kXoAABiADWIAAYQAFPgAAFgAD8gACVrBLtTACEQAACYAAEQAALTACN7AFwgAF2BCQgIAAchAB5IAACgAACo"
    "AAEIAN8BANrLACRLABrYRKQQGz31ABGQAtxkAGygBeXMA1mgAB30QqAAB1ABHdBdOIAFsoPFMIE-2gA0s4AA9YAJwIABGQBd"
    "aEABtYAAD4AAD4ABQQPIqQA1p4BnuIABPAACVAMkWIAGzYDPx8AGzsABHsApRpALSsABGsCfyBD-n8AFqIAyX9AB4VS5AABp"
    "AH5sBjYQCg5EABHEDkAQAPkkAl6MAOJtABkgA1vAAQJlAC09ADSwAZtlABN1ABMEAA-EAAsoABswAS99ADSQAa51ABNlAA-g"
    "AAr1ABuUCBJQAKaQAVIQAYhkAIzAAB4c1gAAAoAH4QABGQAAugAE-QAPcQAQD1ACykADSEAAGQABVhAACIAAyIAHGQABF1AA"
    "CQAQewABKUABIQACZ1CDnAAIPAAGXAAOxAAWKQAKYQAAqQAFswANAEABwgAWIcAACQAB4fWXAABwAA0IAAMIAG4UABGUARsU"
    "ABwQABn1CBkwAEn1ABH1ADk0ABG0AACVAGWQANAwABoEAAGEAWGkAAWEABIEADOwAEr0ABH0AFsEANmkAAGUABoECB2IABuI"
    "ACjkABD1AB4iVzAAABAAcUAAqQAAd0AFrRAPUkBIAIAAqIDpuMAPcMBOVtAdAsAQCIACyoADSoAAGIACIQAAUsAYW8ABKIAB"
    "IIAAl9AB0ICDncAzeQACIEAAUEAIkIAE4IAAIMAPWEAWSQAB4oJXAAAIAA6QAAUYAACQAc4gAACUCEAQAOOIAOq8AYWgAAWg"
    "AAEwAcy8CEGEAGoIAUc4ABuEBKoEDaPAAALAAzIlACWoAAKIAHvsAThlABwoAQCEAGGgACcEAZkIABv9ABogAB4uqsAAAICD"
    "soAACMAACUAAKEAGoUABGUAFsUAPiIAACIAWIUAAWgAA8hAA0gAAMIAAEIAACoAAEgAc2IAAMgAACgBqnBAArhAWeIAB8QAA"
    "CQAAEIAAGYAGsIAGyIAO7BAArBAB4z3hAAAIACUMAAMMAZftADeoAWMIACWQAZoIADeIBrQIAWMYAASIAB-IAACIAACIAdII"
    "BLuIAAGoAeyIAAqICBuQABuMAAUQANk8AlqwAAEgACWQAGfsABHsASAIAAEhBPOUAB446bAAAgCaHMABMQAENNABawDWmEAE"
    "n1ACN1Au0EAEmQACMUAUyEABcEAmTAAnuoAAMoANuEAL5lAAZlABuIABcoAS04AFeIAACoAAMIAAIEAYX1ABLAABJABQkMAE"
    "mkACMgAB4-dzAAAEAn2QAE9AACLAAADAAsi8AB8gAAGwAE41ACK1AAD1ABuEAFAIAPW0AXeQAA4QAACQAACIAAEwAACwAE4g"
    "AB-QABGQAVKQAACUCDvIAADgAE4QACIQAAEVAA8UAGeEAB5BFqAAAgABcQAWGQACQgAAEgAACgAAEgAE4QAWcwABuwBbyQAA"
    "QMAjegACcEABuEAAIQAACwACPwABlwADIEADBAADsIANwwABu0BbwIAACECTeEAEmIAxLAAdHAAYiEANgQAB5FtcAAAEAYHo"
    "AAIoAAGMAdCoCD-kAAC8AAEMAEkIACKIAWWkAYI4AAEIAAKQAAGEAAEEAAEEAcw4AAUECDboAADoAAMpAAEEAACEAAGEANNw"
    "AAMQAPqUBICUABx9ARogCYRAAB5LWHAAAEAACEAASEAEkQAYgIAYOEAAEEAASECgiMAACIAAMEAACMAAGEAdCIAACIDuyYA1"
    "kEAACIAAUIANMIAMGMADyQBN6gAdWgCDggAACEAdGgAAQEC5UIAEmkACMkAGqQAB5TsJAAB9AEYEAAMEAADAAbtAABdAAUEk"
    "AEKgAAOMAAEQANiwAAIIAOCNABc1AUCgAEMEAAIEANsMBrTAAm_1AA0QAAOEAACEAEwVACF1AAGVAACVAA-UAFsgAOH8ABcQ"
    "AUC0AB5WOxAAB1AA00AAEkAE81ACF1ABH1AFoIAAF1APWEBJ7VASH9AjggAACgAAGwADR1AA2EAACEAHB1ABH1AFt1BZMEAA"
    "DVAAGIAEcgANSQCTrAAdLAAYEIAAQIAAKtAc-IAAIEAB5aZMAAAIAb_hBT6QAdKgAUAQAEWEAACUAAC0AAEQANYEAAEMAMUg"
    "ABwEABkkAAC0BIEQABeIAB1JACOEAJ6BCTBFAAvFACNFABHtAAkJAEkkAseEAAwtACMkABHtAAMEAACEAB5eMwAAAEAAIIBm"
    "qUAACQAAuQACMQCd8IAAwIACMIABGIAAOIADq8AC7sAAigAAlsAVwMC0-IABLBAH7AACNAAqWgABKgABEIAB4EAAKMAAEQAA"
    "MIAACIAEkQACMQAACQAGgIAB5imkAABsAAMoAAGQABcQAUDlAAIQABGIABGIACEgAAIMAAIgANSMAACgAAEQBZYVABKQABEg"
    "ACSQAACIAEkgAACgACKgAGqMAAKYAjggAAEQACAUABP1AAsQAASQAAJ1AAKIAB5kF4AAB1AACQAAF1AACRADJ1ABH1AFkQBZ"
    "XVAAEYAACQABMgABCgACQgAAEQAACQANQgCOJ9AA-IAAJ9ABCIADUMAACgAACQAEkIACMIATBNADWwATCoADKIAAG8AB8IAA"
    "IIAB5mrtAABsAAGJAPwQBIqQAA8IAEigANaBAPugB-SIAAVtAAjFAAIsAAlFACMEABHFAArVAACIACBAABWsAZwIC01FAAEI"
    "ABHIAAEEADWIADa1ABM1ACMgACw0AkwIACwgABMIAB5qwBAAApAACIACCIAAKIAAIIADaQABMQAIsIAMNtBLDVACKQAAFVAB"
    "IQABI5ACKQAAIQADagABMgCVr9ABIhAA1AAAGIABMgADagAACQADYIABMIASzNACZNADYgC0toAADoAB5ugMAABBAADBABNo"
    "ADaIADaQABNxDYyXABMXABMHAAmHAACHAAEHAAmHAm0CABsQAACQAOkIAmAQAAmQAAWQAACQAAUQAuGwAJA3AAC3AMY_ApGg"
    "AMd3AgjQAJBXAANXALzHAB5yZoAABXAl23AAC3ADIQAAEQAyT3ADmwAKuQAn34AxBEAENXAAJXAANXAAGQANsQAAMQAa_AAO"
    "egAxv3ACD3ACMgBDCSAkOQAJRAACKEACRAADuKAARAAj1XAAHXAAEQACOEAB52G2AAAQABmEAAMLACOWAAdfABiXAAEXAB6f"
    "AANAAAHAAAMCABcCAXWBAAJRABkIAMmqABWLABEiAAEIALIIApSgABIgAAUEA1PAAAYgAMKGAo_7AARqALVkAANKAACCAA2I"
    "AB532dAABAAiuQAGKKAAoIAC0IAEl7ABgQACSCAAG3AAGCAAyIAaCIAKIIAKILABSLAA8IAAHAAATbADqDAAHWAAFfABCEAA"
    "pXAXeQAAGQABFRAAqIAACIBDSrA26EAIKLAAePAB56OgAABnARGiAj2gAArnAEsoAAgqAAUrAGtLABEIAAQIAAImAAGqACwC"
    "AAEEAArAAAYoAAaMAoUKAAgCAAWCAHJrAAhqAAIKAAXLAAKIAC3rAAkEAADvAAYIAY4gABKIBA6IAB577NAAAIAACIAP2YAk"
    "sIAAoIAAWMAACIAAUMAPjZAekgAR8IA0wIAkzAB5IQBlIIAvUSAAESB7t5AmJAA1pfAPiBAACZAAOQAEkIAOUIARaKAO4IAA"
    "cIABEbBa7IAG9IAIaIAB6CtWAAAoAGKKAAGCAd9_AH2oAAMQAtoCABaKACMIACXAAACaACOIAHaYABK5AAs5AAM7ADbAAA0I"
    "AByOAd_AAACZAACdAEkKADSIAAGIAAEIAA8EAAEIAHqYAADZAAsYAADZAB6D_lAAAfAA2YAAsIABGCAAnfAMqIAAGIABEIBG"
    "aKAAqKAOAIABvAAASrAFkiAegKABgCAAOEAPigAAbAAj8oARqIAsGoAHM7AAKIAAgIABY5AAWxAAIoACtAADKIAL8IARTAAB"
    "6GYyAAACACOIAHrLAArIAAb5AAb5AAn5ADI_AAsJAAUoAByCAAaOAAN3ALwJACGICMWIAEsIAfgKAVuBAAYIAACNAXpAAXeq"
    "AAmIAdigAHktACKEAAOIACiKABqCAB2KAAQoAB6I7hAAAuAGHrAAqIAAyoAAOoAAVpADIvAAuJACmIAAhvALWIBPOIABGCAA"
    "EvAACvAPQcAmOgAIMEAtzPAANPAxQmAAoKAQOIAlDGAQg7AlHCA10EB6CICWTIAqQYAOqQABUdAB6O42AAAQBo4QBt67ARIg"
    "AX6QAH4EAD3RAAFRAADRAR7RBRmjAAoIAHP7AAeIAll-AEQQAxY_AEIkAAGQAMWkApR3AAHAAACQADKgAIW7AAK7AAlzACwC"
    "AaXAACEEAACEABjAAB6TVtAABAAGmCAAG3ABqGAGO3AAjAABISAD7zACYIAA8CAOAgCD-gAEIIAACIAASNAGiQAAmIAd2IAH"
    "9AAA9AADGIAEqgAHPIAlvMAEUmAAfgACmgAASoAC52AFS7AAEIAAQzAB6V1xAAAEAIK3ABuiAAUEAAeIACgoAAWEAA6IABo3"
    "AAX2AAWCABWEADnqAAXzAB8BAAEIAAQJAAyCAF2ICS6gAf1AAKqgAl2CAFICAPEmADJJAAMgACrmAANmAFPjAAHrAAPjAB6Y"
    "G0AABjBXWEADUIAAoCAAEEAD4cAxoOAD78AIs0AAKUA1cKAEEUAlHOAAIOAQaUAfaIAH2JAH0QAAubAtWMAIMEAD8wAx4gAv"
    "FAA0EYABGKAAeKA6wgAFUQAwogA5XYCW8MAB6etuAABMBt6QClAEAD87AqmIAbMIBbIgAAIgArkIAAKgAGCIAACIADOTAASQ"
    "AAPgAANgAbEGAGAEACOIAD8cAMRAA1oCABu4ACWEAfM-ACOuAAW_ADiIAEiMAK-BAAsIAOn5AB6komAAAgADygAAKgAAIgAh"
    "coAJ8qAGGIAANAAAJAADfAAALAAAPAAk9gAAgIAGAMAFsMAAmgAAEgABiCABsgAAOgAAWzAAGIAAEIAQNgATK_AAK_ADoIAD"
    "mMAB2gAAhAAAEgAB6l6wAABIAAOIAAUgAB2EAOigBaTLAAMIAAVAAAFAAAHAAbRAAWUMAAGIAAIIABKgACVJAAQjAAGjAACj"
    "AAGIAa-GAakgAADIAQRhAADpBGekAH2EAIikABkMAFIhAkAwAAf_AB6owjAAAEAIMEABkIADy0AAgoABQ0AAgUAj0EACMkAI"
    "O4AAIUAFABAAgIABQBAACQAAeUAjSQAA0JARDAAkcHAAIBACEEAK8BApk9ABQgAAEsAGggACc7AFsqAm6EAG70ACCQAB6q-G"
    "AABoAkkQAALAAB3uANh7ABxoAjjgAAtgAAECAAOCAByuAAIkAO5QAkiEACjuAOqqAAfQAkAGBtiQAI8gAAqYAFCQAuagACKd"
    "BfOiAP67AoGQB2NZACcgAB-kAxsgABwJAB6wamAABkA2FwAtc1AGgkAe8gAIGQAIEEAAIEAGF7BeKCALCgACCgAAMQABSgAA"
    "ImAAEGAAYMAAFEAkmSABKEAH4FACNAAALAADvAABQEAAOkAAXAAZHAAGicABOaAGIaAH4CAB6zTmAAAMAEGIABogAAEgAZCG"
    "AFi_ABAKABOuAAIIADyYABqEAG_1ACggAD-IABekBnfZAANgAAGoACBAAARAABAEAAOGAAPZAfwMAOMFAAGFACAKAAKEAADf"
    "ABcIACZAAAIIAB61A7AAA7ABiSAZIGAEkgADKKAAIoAC6KAAmKAI-gAACgACdqAECgAALbAAffAAwgAMHAANWGBKcBACOEAB"
    "PJAAHJAAFJAAJJAAFJAAEIAB7JAAFJAAWrABXJAAFJAAUMAXoOAB62kYAAALAACLAI8gAASFAA2CABVLAB5oACFgAAFgAACg"
    "AALAABhrAAEgBbMUABQkABGSAMwUAlkFAAVvACKkAACkAAyEAAFmAFwkACDPADmgABIkAAMQABkhAj_AAAO_AAICAB64Q3AA"
    "AEAAGEAACEAAygAANUALe0AAX_AAwgAAq0AA6UAi_kABOEACMEABDEAAEUAKcBAC1AAjmWAAbvAESEAAMUALgRABwQAjMEAF"
    "IEALPbBd2EACXUAHPaAFFJAApqABIMAB66wYAABCAAOwACKkAACgAATkAAoDAAogALY5AA7JABmgAV0QANOyAAIgAAwmAACE"
    "ABMkABfAAAmzAAWkAMdAAOvAAV6mAAKCAAyCAAE_ABNkAA-EAAKEAALAAAIGAADEAAiSAB67nuAAAzAAREAMWhAAIQAN2kAA"
    "4IACYEAADAAKOEAJQEABCEABIEAACGAA-EAAUGAA2TAMnAAN-EAA5oACYEAACkAKOEBBGQA3wEAAMQAAKQAHkQAEuQAlBFAA"
    "egADrAAAWSAB6-GzAAAEAA2kAB-gAA-QAMagAAO_AAxQAN2BAV2iABpMAAkwAAy0AAIUAAY2AAoEAAgEAMnAANqQAAV5AAoB"
    "ACYQAACBAKOQBCfQAHkRABGQAC2gAAEwAA4gABIQAAyUAAyQAB6_gUAABbAN_bAVmQAAXAADVAAH3AAqGQAAEEAAUSAAQQAA"
    "4gACkQAGOIAACgAED7ABGQAA-MARAQAKQEAKCEAAUQAAOgAACQAAIQAIM8ABSwAACgAAEgABExAE8QAAGgAbQgAB7BeEAABA"
    "AAICAASkABBAAIfAAC_AAA_AAADAABBAAAcEAAICABCEAAHAAAFZAAHAAN5ZAViGAAIEAAMUAAGGAAW7AAIQAACCABa2AAo2"
    "AAeWAAMUAAcWAAIQAADAAGSFAA-UAB7B92AAAUAAGEAE5AAACQABnQAVyCACoGAGOUAAqSADKVABKGAAGgAAMgAAGCAAQCAA"
    "CCAAEgAAIgAACGACaEAASUAAYEAAMQAACEAGEIAACIABIUAAEUAAEgAE6gAACQAM4IAB7CjqAAAEAGYCACoGABQEBBKCABTH"
    "AACCAHkBAA-lAAIEABYIAAGIAAEIABPZAAF5AA9ZAAM5AA0QAAtZAAQEAAyCAACQAAJkAN2QAHyCAI39AFDEAANAAAf_AAJA"
    "ADCCAAIEAB7DlcAABmAFEFACLEAACCAACCAAD_AAEEAAEgAC17AADAAA-gAAJ7AA7AAACgAQ_5AGaCAComBMQlAAIEACpAAA"
    "FAAADAABPpAA3AAACIABvAAADACO8RAAEBADTnAAjnAHn3AB7FvTAAB3AAWnAAEHAAEHAAQUAD8UAAIGAXdnAAN3ANpXAACg"
    "AANnACLUAACkAA6nAAn3AHlgAACgAAdgAACgAAUEAD8QAAIgABAhAAeBAV_HAANHANIgAAp3AACEAAnAAKHAAB7Gk7AABAAA"
    "fgAEZAAkukAAIgAAc3AAEkAAkXACmEAAsEAGU0AAgEAAwUAAEjAAaEAAEjABMBACSzAAIBAAWzAAaDAksDAACEAAoEAAkEAJ"
    "m0ABVDAAfnABQUACPzAAeEBcQCAB7ILPAABXAAeEAPdnAADgAADnAAcFAjVCAACCAAMCACYgAASEAA03AASDAACCAHrQAACQ"
    "AAdQAACQAASWAD3BAARXAADzABRBAAflAVsSAAN3AP9mABBAAAhXAMlQAB3AAZdAAB7JaPAAAwABAEAAMEAAikAAIzABrkAA"
    "-mAAqgAGsQAA2QAEigAAYzABygAMggACagAKigAIwkAAgkAAGQAAG2AAckAAHAAAGkAAhSAAIRAAQkABGEAAMEAAiEAAajAA"
    "NmAAh3AB7J3nAAAEAGCgAAqEAA4wAAfwADfzAOIkABHAACYEAACkBLyQAKEUAAcwABGgAArRAAtRADFQAAeQAi0CAATDADvA"
    "AAaQAH_XAADAAAcEAADQAEMBAXjAAANAANMgAAIgAAdwAB7LhAAAAQALagAEagACGQAV6gADkQAJmgAAoEAAPmAAOjADS3AG"
    "m0ABKQAD9zAAegAQ-RBUxAABGQAAHAAAfAABHAAAhRAAJwAAnRAAFAABDAABqQAAHTAAWEAAJTAAXAANVTAB7NMAAAAUAAOQ"
    "AAIQAAYUAAQQAB9WAJAQAAeQAAGQACZzABk0ACDAAVsCAAMCAMuUAA0QAAISAACQAAWQAAQQAJMgAACgAArxABowAD8QAQ-Q"
    "BMeCAISCABGUAACgAAVXAACTAB7OiqAAAUAACgABBRAAFRAAlRAAFRAAnRAAHxABBRAAFAAAbTABNAAAHRAAcCAADRAAHkAA"
    "TAANTRAVUVAAZzAAGiAAKEAAHAAAEiAAOQAAHAAACgAAKGAASCAIqFAAkgAAqgAB7O8sAAAgAAaUAAEEAAoUAAeUAADXADcw"
    "AAfAAACgAXYCAComBKgBABNRAACCAAalAAsCAAVXAAFAAAEgAADDABFAAAtAAADAAAlAABHAAADAAAdACQgCABsCAACCA0iC"
    "AAoCAB7RY6AAACAACCAAUCAuGiAmEgBFbCA3MSAiElATcCADoiAC0yAJSEAsiEAu2IAARSAAISAALfAF8CAAMCAAGEAvCcAz"
    "6CACcYA1iyALr3An2UAFTQAB6SAuQCAAGCAAEUAHWCAB7WeEAABXAADXACKEAAcEAUsUARaIA0zfA2uCAH2CAL4CAg4EAHqk"
    "AAMEAsqyACKqACaIACXAAACeAADAAA0CABYGAHOEABR3AASEAVGgAVSUACMEAAGCAAECAALMAAyIAAECAB7Y8jAAACAAECAD"
    "zXAADXACdXAADXABNXAADXAATXAT-EAAGEABFVBGaEAAqEAG6mAACgAIoEAmOkAGcCAvMMAGaiAAVAAIv3AjV_ACiIAD0EAA"
    "NAACGMAAECAAkkAAGEAI8EAB7bRDAAAgAAaUATqOAACIABPoAACMAADIACNOAAmCAGUQABz3AAJ3AVP1AAD_AAb1CD4mAAWG"
    "BgwiAGVAAHulADznAAVnAEMnAhoIAASIAAOMAD2EAAQkAAGOAB2EAACCAAOkAB7d-FAAACAEPnAAYEABnnACFnAAHnAU4gAA"
    "flBMoIA2-IA9AIBE-IAgMEE4gCBoSCAGyEDQMCAHu8APIEAegCAGIEAB2cACucAWOIBROkAAoECoWEAlqCACsCAAECABGCAE"
    "UMAB7oa0AABAAAYMAADAAB8IAAEBAAeEABIIAAfAAV0ICHDEAACMAAMkAAGsAH4sAk-CAQxAAsUkAASsAA0gAAMEADiMAIXM"
    "AjaCABeCAAkCAC8kAAWIAATAAANAAAYEAAEEAAQMAB7q8yAAAIAAsMABWIAALAAC0kAAMkAALIAFCIAMWEABUkAAUICJaMAF"
    "esAwKMAcAEAROCAFigAEAMAB2IAGgIBaMCAAoCAAECADOtAACtAFCMAIAgAlOCAIUMAAeNAACIAG6IAB7uYOAAA0AAQNAAYE"
    "AtuNAACIAHOEAAoEAlGCAAICAP7ABbcCASQIAxikAAcEBFvAAlKEAACEABGEAOcNAA7dApUYDiMNA1CIBQCcAPuQCk2EAISc"
    "AnYkAF-EAISIAAM0CEfIAB73hfAAAkAHCIAA2kAB8ECPoCAACCAA8CABiEABexADZIABQIAAsUABGYAAMkAAIoAAEzAEaEAA"
    "GIACEIABkQAMIIAAn1BTMEAAIMA1nAAAJAA5CoAq0CAAyCABggABcEABAgAB7635AAAEADczACkIASUkDE8BBaeCA5WCAGKE"
    "AASEAH-gAByIAlmCAESEAAGMAACEABjEAAoNAACEAFtBAB4FAASEABksAqBAAH4_AD3AAx3AAByIACBMAoY4AQcEAByQAjuk"
    "AB8At2AABAACMQAFsEAqiCAPYcAEIEAJOIAB7IAiJdAB6IAACIAAoIAOcIACgIBduIClAEAgGCAViEAJOJBR0gA2CkCeMIAI"
    "aQARSEBPMCAE6gABOEAzjAAIwgAB_AAm4CAD4OAB8IUTAAAkAnECAEECAKguAAC7CbIEAAOEAAGEAFYMACegAsqgAGckAACM"
    "AAWmACIEACKZAAyZAMqEBTWEAAGIAAMEAAIEAeSEAXQgAAGgAAwIAEsIACegAH-gBaGMADUkAGuEAB8M3VAAAgAA9GACMcAB"
    "GEAACgAAUgAzDAABAwAAWEAAwgAACEAAUEAFqgAAuEAAYgAACEABEkAACEAGQEAAqSAinAAD7UAAVAADqEAEOEAAHAAkQCAI"
    "GEABlAAGoEABBEAAFEAB8ON8AAAEAFYSAr-MAJqSBVoCAEicADSEAACQAPUEAtQkAIWEAdMCAAICAA4CAHHAAA7UAG2UABOE"
    "AkgCAPu0AAY0ABGkAAOEAD2EAJ3oAOmqAI-CAPZcAA-EANuIABGIANhqAB8R55AAAgA8qQAIIMBVeCAeyoAkVvARMNAAIIBU"
    "SgABQUA1okAGhYAIggAACQAp8EADOMAAQUAAxgAAtgAGxgAeaCAAICADagAaYQBUZAAA0BAAIfAItAAGrAAisEAAgEAApfAB"
    "8W81AAAEAAGkAACkAAWEAAKkAD-cAADYADEnAATkAAjkAEZEACNAAOAEANOCAAqCAG6gADmgAAUgAAggACqQAACkABWoAB4E"
    "ABCBAAEBAAUZAAUBAACBAAOZBgWEAAGEABYEAB8YNOAAAEAAOEAACEAAeEAHtIAANkAGqEAh_9AAEEAACEAAmEAAgMAALfAA"
    "hfABmgAAIgABaGAC0EAACgAAHdAACEAADfABH_AAD_ADugAACnADoEARGgBFECAACCAILsAAyEAB8ZdyAAAEAEcgADsvAACv"
    "BrgVApsEACMEAAqEAJaVAjsCAAOCABECAACCAAcCAGmkAAKEAA9lAGTFABuEAAeEASaEARaCAIxUAAlAAAJAAGqEAAuEAArA"
    "Al0CADjtAED5AAFAAB8b-0AABAADqEACUkAAYkAAGEAACEAAKEAATMAAfEAAEkAAGEAACEAAaEAADEAACEAAaEAADvAN_EAa"
    "9sACiEABHBAAYYAD7IACSEAAaEAAHUAAKEAAVMAAiEAAiEAACEAAcEAB8cd3AAB_AEeIAJgKBcwUAmGCAGcEAJEkAAWUAAJU"
    "Az8EABVAAcPAAHWCAAYCAAaCABACAAgCAGkwABBAAAHUAGsEAAMEAAI0AAeEAAiEAAcEAD8QAIogAAcVABlAANWgAHQCAB8e"
    "1rAAACAAKCAAOCAAOCAAeCAAKCAACCAAeCAAMCAAMCADAEADQQABCEAACQADmQACi0AAM0AAeEAAMEAACEAAIEAASkAAegAA"
    "MEAACMAAcEAACVAAGEAADvACwYAAoIAAcEAB8fE2AAA1AAMgAAcVAA-CAAkQAACoAGeIAGbqBFCgAACUAKWUAES0AgGCABiC"
    "AN6EACRAAALAADzAAh0CAC-QAMiUAEUgAX8FAH4CAAICAAGCAByCAC8gADcgAA4QAAFgAECxAB8hCiAAAQACeQAAGgAAIgAA"
    "OgAA6EAEeQAIiFAAGgACARBLYCAAsCAF3EAAJwABPwAA_fAAIEAIFAAETAACQQAHaEAV6CAAOCAFCUADcwAEdfADUwAAQEAA"
    "2QAAQQAAOUAAGEAB8iVQAAAEADwUACRAAAfAAc6CAAMCAAICAByCADAIAACIADiQAEUIAACgAAG0AAkQAAEkACAEAApXAAEw"
    "AAQQAAG0AAa0AAXwAAa0AAE0AAQ0ADSwAAEwALGQAGggBLcEAAkEAB8jg2AAAEAAEEABBUAAIEAIBVAANgAEGkACPAAAfAAG"
    "8EAV-CAAGCAASCAAGCAEaEAAOMAAGEAAiEAACEAAbfACfgAACgAAqGAAV_ADWEAAEsAADdAAiEAACEACGVAAqEAASEAB8kAH"
    "AAAgAASgAAIEAAEgAASgAGEgAAcBALuEABwgBJNAABoEAAGkACzAAAgEAAh_AGwgAAy7AAm_AAKBAG0BAJl5ACKEAGkgB8El"
    "AAEkAKIEABcUAAWUAEGQAfaCAACCABuCAB8mZUAAACADAgAAx3AAD3AATlAACEAAMEACSEANiUAOV3AAL3AWBgAA93ALpAAA"
    "ZEAjsCAAaCAFEgAAYEAAEkAAQEACiEAAzAAAHAAGsgABUEAjyCAAUCAAYCAEugAACEAAukAB8nrsAAB3AARnAB4EAAUEABCQ"
    "AACRADnEACukAAGEAAUEAAEEAACQAANEAAakAAqEAADEAAcEAAD3AEECAAKCAJwEBMGCAFVUAAMUADHEAAUEAHwUAEsUAhKC"
    "AASCAC9wAAaQAB8o9eAAAQABGEAGSQABtAApOEAAkEAKIEABuEAAeUAACEAU_kAGuFAICCAAGCAAYCABECAASCADQQAKqgAA"
    "MgAAIgAAGgABkEAD2UAIcgACLgAGwgBKAUAA5AAKzAApSwAAsEAB8rCVAAAEAG_1ACuQAAkUABMQAD_AAAeBAAKEABwEAMiB"
    "AAKBAV4gAACgAIMgAA8gAAEkACUgAAYQAEggAASQAAOgAAQgAB6QAPKQBK7UAAUwAAWEAAEUAAkEAAUQAAvTAArAAB8sYbAA"
    "AQAACEAGlBAHMEAWiCAAMCAEkUAAWgAEeRACxXAASUAADXAAV0AACgAA6EAADkAB0QAAU0AAMQAACgAFKgAAMUAASEAAKUAB"
    "wgAApQBX8EAAoEAACgAANXAAGEAACgAB8tkKAAAEABWXAAVzAHczAAU3AAQBAECEAACkACyBAFpEAACECMGuAOE9A1j9Bzok"
    "AXEiAIKSAL11BjNAAAHAAt8gBsAgAwcEAFKCA4sQACIQAAEQAvCUBkuWA1sUAAC3AG3AAB81cOAABbABFfAAFfAOwzACiCAE"
    "mFABIQAAKzAn9eABACAC9XAADXABXAASAEAHhVBKUCAQEMAlICAQYkAp2OAL3EAduPADOCAHd7ABGCAAOCAAEIACszAIaUAA"
    "IzAAoOAB2BAB84ZQAAAYAAEYABHEAApIAFgCAAeLAAyQAA-CAAGCADDAAAt3AAJAAEAIADCUADsMAHoEAG0gCAkgADaCAAgM"
    "ALiMAh3mAEUIAD6GAtYCAGKLAByOAD6gAH8kAfyIABeEAE-IAB869-AAAIAAVkAAGbAASIAACgABeIABn3ACRAAGSEADeCAA"
    "SBAH-kAAUECLAEAz6LAAELAAELAAELAsyIAAYgAHoLAAugAAGoAACgAC6gAB9nAANnBekIA22EAIAIAAKMAK2MAB8-sgAABE"
    "AICIAAKMALKMAqdNENSIAAEIACaIAIKIAjYCA5KQChWIAQK_AlddAQNfD749AMMwAD4cAlgIAACYAB8BAOKIBqv9AeTAAXUY"
    "BaICAB6oAAgoAB2oAJegAAMgADwgAB9Iu1AABAAANAACPAADGCACWwAA4QABAJAA2QABI1AIUMAAOMAAGEADqMAAKcBqkIAk"
    "sCACRAAL9AAhUgAIYiAAEZAAEZABAJACaEAIXdAAFdADidAdOEAAgIAAIoAB0EAFUCAB9K4-AAAgAAcoAASgAA7IAAwoABHt"
    "ACwIAFmgAAIgAD2gBbDtAuYFAG-JAASJACKJANsIAftqAD2CAAGCACGBAAGJABDJAAFJAADJABCBAAEIAKpNAAFNADlNCLCI"
    "AL6gAqCIAB9OPvAAAIAAIIAFOgAAcIAv8IANhAAANAAtSbAIKZBcioA0iCASSOAyjAAuaMAHO5AAexAGuMAl9DAADDAAoMAA"
    "oMAHtRAGIEBWmIAH4QCmwEAniQFBuQACawAS6MBRYIBrMMAB9YUYAAAIAKsCAl-CACNyALGkAEEUBsnAAegIAAHIAGCIAFwo"
    "AuYCAAgCAEeoACQICVyIAD8CADKIBrkFA1igAtPAAMCgABGIAnzAAJhAACU5ABCQAAGMABLAAHIFAAHAApWFAB9eLRAAANAD"
    "aMABAMAACIAAKMAHEIAACgAAINApWFAC1ZAA2IABQIAALEAHONBewQCWSCAH-CAHcwAGIEAA-oAHyMAmAIAAoZAAUKAHOIAD"
    "IQAEWcD1qCA4Z9AEiYAGIEAI6MAB9kdHAABdAIAwBu-IAowgBslAAaxAAADAAV4CA8uYAJrMAAFMAAhMAC5MALl9BQSIAAKB"
    "AAEdAAC9AAedAOiBALrdAADdAADdASaoADcCAD8dABcIABuIAEwIADuIAA4JBc-CAB9pe3AAAMAAEIAALNAapNAADNAAFNBQ"
    "mNAsZAABwEAHOBAAohAAeEALWkAAcEApMBAAKsAAemALWgAAcMACwSAerAAMAcAIXAAClAAfGEAGIUAAuBAAYBAC5IAAaEAA"
    "M7AAY_AB9sCFAAA8AAGcAACEAHIFAAGFAA44AAEUACkSAAISAlHEAAyBADMMABmcAAHAAACEAC-SAEQFAA54AAEgBt6QAmf9"
    "AAegALUgAACgAAc0A1KUAdoCAICCAHagAIcgAAMgAAfgAB9u1gAAACAKrEAEzrAANrAAHAAAnQAADUAACEAHkIAAOMAAQGAA"
    "NoAADGAAGGAFuEAAoMAOqEBJNdAPyEAyMZAtsQAAMQAAKQAAOQAHcQAp5_ALmgAAIoAAuwAFqECNGQAFtkAB9yWRAABkAANg"
    "ACXeABAgAoKQAE8QAG2wABoBAAFdBYCEADUCADiEAAYGAASNAAMEAEIEAD9EADcBAAzZANfdAADdAAfdAAfZAQ2BAAOIAAdf"
    "ABZkAAOEAAJgABkCAAqCADiEAB9z8kAABbAD4IAACIABmEAALkAAZkAD8EAAJkACUIABAIBe5dAAGIAAgIAAFJAACIAAMQAD"
    "-EAEGEADaBAORdAAFdAAeQCGiBAMcEAfKgACYEAGKEAASkABGgAAGBAAZAALWkAB92kaAAAEAASQAfJAAIkkABnAALn1AAvA"
    "AALAAhSEAAGkAGKgAAYgABOBAACBAAeUAC2gAAMkAAqgAASUAHtgAAMgAAKgAfIoACGEAGHEAAnAAA6hAAUBAACBAAeUABWE"
    "AAU5AB93wYAAB7AAFAAADAAAEEAACQAAMEAAQ0AAFAAACEAAR8AACEAASQAACEAHOVAAIQAAV4AC4SADmaBYmQAAeQADsEAI"
    "SgAfDwAIkEANMUAASgAAFAAAfAAAGgAADAAADAAncgAB95cIAAAEAHogAAEkAACgAAcuAACGAAEQAAGEAVAEAMOEAH4fADUg"
    "AAIgAAGgAAbAAAKgAHF4AAUgAAIgAASkAANgAASgAFWEABOEBPRAAHwUA6aUABGQACEQAFOQAAGQAAkEAB97LjAAAEAe8gAN"
    "kQAJAEAAEEAAEEBVqwAAqQAApdADgCADvdAAEUAAJfAAUfAAIBAEIEACa0ABcEAR3dAAVdARURAI2QAByDABMRABsQAACQAA"
    "KQAAcEAAUEACSwABlkACWUAB982IAAABAACUAAU1ACuWBQwCAD5AAAkUADOCADUkAAyEAATJAAKBAAIBAD3AAASEAAGkAEGE"
    "AC0BAAUBAAvZANWIAAVdAAVdAAfZB8ogAIX3AAKEAAoFAAUFAAIBAGyQAFqEAB9_MUAABhAIkEAAaEAAIEABNAALekADbAAc"
    "vBAAMTAIGgAAbAAAIEAAuBAAUlAAIBAAEgAEAkAIQ0AAKkAfMgABJAAALAAAyEAGlAAA6BAAUFAAGBAACBAAeUACzAAAKgAE"
    "XAAB-AM8AAAQAARgAASgACogBbKUAAHAABeWAAJAALzAAfOwAI0QAAIEAAGUABIUAAeCACmgABCEAHikAAGgAAEQAfsQAADQ"
    "AI1gAByEADpkAHj1AAEgAAGgAAdmAAMmACehAH6EAB-CnZAAAEAAoEAAUBAAIRAAiEArDxAKmwABN1AAgQABGgAAI0AC6QAA"
    "UUAAJVABG2ADyQAAGQAAGQBXxEAHAUAAJXAAHVAAVRAAJAAKugAAuBAOHVAANVAAVVCF8EA2-sAAKMAB-FnYAAAcAD99AqkE"
    "AACMAAIMA1dAAACMArW_AAC_AH2cBr-EAAIQAtFXAIcEAAPAA1YWAAPLAACeAAqUACIEAAEEDLMEATjgApeQABwEAKUIAAEQ"
    "ApeQABfEAAUEAKSIEAJvAB-NHIAAAEAICgAAYwApUrABaEAI0IABqwACUCAKf3AD8gCQ2SAhKMAIcOAzmIANu1AAUgAQeIAT"
    "OIADGUAA9AABEIADC2AJeoAACIAMsQAEFAAACIB8eIAB0CAAXiAD8CAN1AAB-RXqAABAAxy3AD0gAjPqAAKKAACiACGgACKG"
    "AEB_ABd3AEUIAAYgADU8AMugAEGICGsOAJ6CAmmEAAGEAFCgAGFnBgWIACMCAvyEAyGEAH8IAAIMACCCAAICAzcNACECA1mC"
    "AB-YZGAAACAzyQAB0CAAYCEV2EAD89AiUoACmIAACYADCCAJcXABgIACvcCasQACKICMmEAHkgACKCACxNALsMBq4cAvp_AA"
    "CoAwIGAFdgAAF8AASCACIgAhaEADwQABX9AC6oAB-f7JAAAoACMCAA8gAFf_AACIACb9AACIABegAAIgACUgANeIB_cMAHQC"
    "AGXsAAaMAACgACOMABmIAjwoAAEEADMIAAsEAAEMADSCAA4OAFfsAAGtAASIAAEEACAsAAOIABrMAB-hs4AABdACPdBe2MAA"
    "JvAAeMALWMAh4IAACgAHOCAACCAAiMAAIMAGEoACTvBegIBkgEBDnrA1mIAIQMAALBAm3FAOyBDk7AA1p1Am8EELuaAO8JAX"
    "YIAPOIAAEIDOMoAILoAB-tBAAAAQCPFUAH2cAE1gABX0AACIACIgAlcgACugAJ_gABU0AAEEABEgABEgAB3MAPB9BSYIApiE"
    "ACSCAAiIABJEAANoAFeCAHOIAACEABHkAADEABQIAA6EBZOCAAwMAIGMAB-x7yAAABChGBAFeIAAsIAHwBAAGBAnOBAAGBAG"
    "fIAH2BEMPwAOUYAmSMAAW4AAMoAAtYAGSEBQSCCmMQAOooBZvfB85dAAFdBXKCAB2EAAiCADqIAAYIANndAO1dAADdATgCAB"
    "-7HRAAAIAAdfAAMIAKC4AAhgAC2IAAl8AAFMAACIACQIBayEAAOIAEDIAJcgAEbdAADdAO1dAADdAADdCIlvAAKBAtWEAD8g"
    "AAVAAD39AAKBAFwEAASEADqEAASBAB2RAp7AAB--icAAABAGAEAFqSAksEAAuhAAEFAAOBADnMAAoBAAEBAAuMAAwEAEOIAA"
    "UEAD-BBZOEAH0QAAKUAL0QAvcEAD8QAx-EAAMEAD7gAB2QAfOCAAMCAAICACUEAN0gAAOQADZ9AB_BIEAAAgAAMgAAMgBWsC"
    "BHkMA0WQABSoACSwAAWRAACRAAEQABwRBW5fAAqCAACEADodAKYEADfdAAcQABudAAJAAMVdAVdgAAIgALtgAA2RAAWMABIg"
    "AA-RAAQMACMIAAgQAB_EE5AAAQBU0CABclAAyIAAeEAA0CACqIAALdAEUBAEkEAAagAAogAAciAACEAB0gABRdAAUlAAFdAA"
    "eBABvdAAIBAL_dAADdAAVdCEWFAAUBAD4EAAKBAGKEAD8VAeaEAH6kAB_GfkAABAAAhAAFqEAD8lAkIwAACQACrEAA-EAAVh"
    "ADcEAAdtAAEEAGKEAAIEAD0EAAIVAjegAACQAADAAC5EAAuBAACEAAUBAD5tAAEgAAGBABMgAEuEAAKEAWsgBN0QAAnAAB_I"
    "OJAABAAveEAFyEAAFAAAQPAAEGAAEEAACEAACGADcgAACgAACUAAQQAAEQAAEgAACQAACQAhaCACEgAADAAH6EAFoEAAIEAA"
    "EEAACEAALQAAMEAAEUAACGADelAAL5AAH5AB_JFuAAAEAAFdAAFdAADdBWMCAGndAEEEAAMEAGKQABMEACDdAANdACF9AAId"
    "AfWCAACCAKgEABMgADyQAAyEAACEAAEEABgEACYQAASRAAKBBZIEAAEIADldAAGUAKTEADVdAB_LLhAABdCW3AAADAAAdAAw"
    "pAAAHEAAuBADt3AACgAACUAAckAACEAH4GACGBAeoEAFGgAADAACvVAASRAAWBAAMFAAUBAAGBADcEAADAAADUAAQEAAJlAA"
    "GEAFpgAAGEACKGAB_NR2AAAEBZXnAC-UAE2UAGKEAD8QAjsFAADAAD8gAJmEAAEUAAEEACEEABwQAAEgAACFAACEAAOwAAD1"
    "D3wgACWPAACPAFeKAwEkAzZHACdvAD8IAAIEACCgAAIIAvZvAD9LAB_Ry2AAACA1mCBkEcBrUEA76YAArAAJQUAD8QAnwIAA"
    "YQAJlfAD9VBrPXAhrPAT2gAhwEAT9AAo0gAKaQACYIACCIAkCIACMQAAmSAIj3AB00AACQACGBACWQCe0QAhecBJwQAB_ZvB"
    "AAAEABEEAAUCABGCAACCAKagACSBABwBAAUYCfICAB5AAcugAU0oACMgAeegAHkfABqIABKKAGdAAD60AEMIAHr9AEEICGsK"
    "AKmCACICAB4CAgyGADkJACsgAGeIAAQEAB_dmGAAAIAB5VACSIANVgB-CCACWGADmrAACrACnPAACIBmaIAzCCAylIA4wCAH"
    "bAA0unAAEzAAZJAAetAIykAD-IAoBAAAHIAJlPEScQAu4fAD8YCg2IAheCBG6_AC2IABwgAB_mcUAAASAhSQANgEABI-AADv"
    "AAcwABgQABH9ABeQAAEQAAOQAA6QCaSYAzUgAGOYABwYAAEYAA8YAbq4AJaCAA6oAJ42AEkYAAIIABAYCLGMAMr4ACfUAsmQ"
    "AGl4AAEgABS4AB_qlEAAA_AAEUABCkAC8IABqgAAGIAAEIAA-IAMAEABzoBHx_AD8JAIpMAk6oAACgABuIACOMAAMMAEQrAB"
    "OCAAR9AAEtAG6oABUgAA7vAAD_ABEMAEkIBWtvADoKAAVNABygAB_smlAAAoAAUIBpIJA1mpCjCIAC0EAMSIAkiBABsIAJIM"
    "AGSIEWp1ACKgAgzQAAUIADl1AEKKAM0IAIKlBW-IBiWQAGSYAAKIABMgAyASARABBHpABGKdABIdAyMgAGOQACagAB_18TAA"
    "AwAAEQBTSIAAnLAFACAJyQAIFdAKvdACKdARlUACckAC6CAJxwAADwABU4AGEIANkBBWTAAACgACagAFoQAKxdACKBCC8JBH"
    "aDBbY_A2EBAOwIBr8QBo6IBD8IBHfAAB_94mAABdA3CQAACCABCCAxJIACMMAAEIABKgAAEQAAUQAAugAAKQBTVLAVTdABxd"
    "AA6IAL9dATOCANegACUIAACEAD6IAACJABeIAACIABEYAUMQA_CNAO2IAAVUAD9dACWJACAA0QAABdABxdCSUtAAIBAvnAAG"
    "CBAvmgADyEAB5-AAcgAOsCAkmBAACEABsgAAMoAAcBAGsQAW8gBHjAAUzAAegQACWCAM0uACGIAADEAAGvAAECADwgAB4wAA"
    "CwAACwAAswACAExBAABEAGoCAFYgAMjAAAJQAAJQAADuACEMAAEMAAFvAAGCABmEABKEAA-gAAIEABsgAAECAAFuAACKAAsD"
    "AUKgBBoQADzdAMtdAANwAAGwABC9AA7dABxdAAWTAAmQAAGBACAF6LAABSAakQACQCAJ-ZAASgABCZABWYAACIAAMQADuQAA"
    "IRABKCAACCAAeQAAGQAAGQAAcCAF2gAOiQDmXAACNAAACBAJHAAD9AAWxAALzCADgEAAWBAB2gAAWEAGnAACXEACAIv5AAAQ"
    "AD8QABsgAU5AAAMQAJegAADAADwBAAMBAB0EAADvACKkAAUBAAEkAAEgAGggAAQcACICAACQAUwDAF6oA_XuAA6CAASCABES"
    "AADEAD0BACMQAG0uAGQgABsSAAuQACAKGcAAAEAOegAJjAAA6CAASCABECAADEAD0BACMQAGkQAACSAACQAANuACF2AADmAA"
    "HkAAEGABegAAK0AAIgACAgABywAAIwAGogAOQ0DiGEAB6EAAMBABugAAGEAACUAAMBACAMbiAABFAACBAAIBABuWAACCAASB"
    "AACEAJIkAD9AAI81AN0QAHHhAESkAB6EAB6gAAFnAACUAADVAASgAACBAB1yAAECAAUEAGlAABUCABDnAAEQAD8QAJH1ANng"
    "DpcvAtbPACAQKVAABvAHZAAeDdAAFAAXiCABHCAACIAHsIAVMgAAGKAX4aAAvPAHwIAVPABriQA1niAYVAAdbAAWygABGQAA"
    "KIAALCAACaAc8IAAEIAAawAV4QAB-SAAWCAHcQAD8QABERACAU1QAAAgAAaKALSyASASAOYgABHPAIcKA16gAAO4ALMgASH3"
    "AWEgACCaAACYAJAEAEKIAAMKCTKgAL-QAR_AAjoQASAyAX-gCgKIAA8YAAKKALMCAAGSASASAXQgAAmIAAWYACAZ3RAAAgCe"
    "rfABJfAA8IEK4JA1igAAKoA1lKABEIAzyJAAmCAAKnAAEoAdGoABEQAAEQAWSCACNIAACSAHigAUdIAADCCDqIAegoBMwYAA"
    "6CAdqoAAK4AXuCAAUQAAVIAbs4ACAhobAABIAALIBNgCAAVfA1SCAAlAAdTAAXAwABWwAdSgAGRAAQycAAoCAAegAHL_AAv_"
    "AE-oAAuQAOcQABQoAAKoAGWgBHfCA0MCAAXYABWYAba5ABsQAAKaAACCAjVYABxcACAlRmAABcAApcAOAgABsQAAKYAGQQBH"
    "bfAAF_AAGJAE3IAvQCAAKCAA-CAAV_AHSQAUZQABveAALQBFZ_AD9dAEECAGgJCa8IAySJAB6IABFHAAPnAAGIAACIA0nAAB"
    "AIAybhACApxZAAAIAAYIAyKhABQDAQaIAOkoBPGCAAaYAACIA1KCAdtAAF5AAvkIAAMCAAGoAFzgAPQQAJaIATshADMgAACg"
    "AAQgAACgAEvFABEgBHaCAASCAAcIA0VYABSIAdSKAAIIACAt0cAAAQABAQAPWgAB6QAMeQAR2QAASQAEyQABAQA9vfAA_PAJ"
    "GCAsnoAQCYAUoYAB0YAATYAEugDmyJADTvAADPA0bAABNpA0agAAEoAAIJABHvAyUIACFAAAIIAACJAA9AACAylKAAAIAADv"
    "Ab2IBPWYA0aCAHmFABGYAVwQAF4IAY4gABGIAD8IARkIAAYIAFyIA9lLAAeCAKMJAKHdABHdABxdAAodAn8IAGQgAGoCAAsC"
    "AUgIDm9AADHiAAFAAtdCAFCgACA4BGAAACAAGoAAIIAACBAA2CAAGIAAJvAACBAtSgAC0BABABAAGBABEBAA36ABSIAAEBAA"
    "EIAACBAA8IAAEBAAEgAACBBgoIABNIABGSAFCZADEQAAQQAGSuAGySAAgQAfuCACA5sdAAAQAACDAA8aAAIaAACDAGOIAAFu"
    "AA8oAAD-AAFpAAECAC2wAA8gAWywDlegAAOBABESAAIBABABACFvAAHgAHkgAD8RAWwQAOygAADvABSgABIBABEgAAIBAA_Q"
    "AAIiACA8QUAABsACbmAatgGKGqA15rAACCAAprAtVLAHprAArLAtUgAAogAHqgA0KgAJ6IAUfZAAEpAgCIABEIAUjICDHQAA"
    "OYAACIAAeQAdOQAP8YAAoYAHUoAAgYAAISA1CgAAJoACBDwfAAAIAdIYAYeSAADAAc0ICDSgAAHIAd5AA1owAX0gAAmgAIOI"
    "CYGYAAoyAJUgABugASGIAACSAYfCAJSYCWEIAA-aAAkQAJSCECRrA0cJAACqAA2CAAPrAACIAAeCAtKCACBMH2AABIAAGoAB"
    "BAAAgCA0ErAAJpA07oAAGJAAoJAAjAAAeIAcBrABcQBNyIA0gIAA6CAAMIBryCAdIoAAIgBFwIAAnIAHCCAAMIAACIAtwYAH"
    "qCAIdAAAfAAtG4AIEDAAb6ACBQzvAAADAAQgAbGBA-VbABDIAAtbAHKYAAEZAssYABuYAHWYAAbZAHoQAAeQATH5AB0QAAIa"
    "DpgJABGJADwIAx5pAAogACBAABHAAynhAz4BABvjAACBACAoAAKIAA8gBrGCACBWrJAAAIAavBAYEgAC0oAUuIAAOoAF0hA_"
    "2YA2eYAHIIAIuQAVACAElwDp0IAApAAz4CABGIAAqoAwGBABGBACMBAAioABMBBryQA7lAABGIABEKAACIAU05AAMQDpgBAA"
    "CBACBeiUAAABAACBAAmBAAgBACprAALrAACBAAeBAsqSADeBABGBACuKAAGIABBaAAHrHe0EABsEAACEA0iEAAoEAAWEAACE"
    "AAUEAuGoABuIAGyoAH4yA1jyAlkIA3MUA1gEADokACBlQnAAA0AFEyAwxfAvHUAAIUABUYAEyEAAMUAAHfAvCaAz6EACd_A1"
    "i0AzgSACOaAE-QAJVAAk8EAAGEAAFWACOaAFIEAGiWAACWACpTATCWABoCAYIEAACEA7_TAoyEAH2EACBpfvAAAwAvgsAAMI"
    "Asq0ACKmACaIABHEABRAAACeAADAAA0EABWEAACEAHOgAIOIAl4EAAGEAAEEAALIAA2EAACEAAEEADzHAADHAGwIAAVYADoM"
    "ALnHABqCAAGCABECBGaIACBrfwAAAIAOAJAApzABiIAj6KABgIAAOOALoTACKIAAqCABigAF4IAeCoABhKAAQJAGakAsX_AC"
    "ioAAUgAAGIADnAACGoAAEEAAksAAIMAJigAlF7AAZ_ADwKAADIAACIACPMACBtQ8AABzADUIAArwAAXzABqIAD0IAOcKBHCB"
    "A1cmAACmAGXEAAqEABIGAF7JAAbgAAVjAnSPAHLkAAVmAEZAAAFAAAVAAHxIAAFAAe0kAJ6EAEsgAAGgAAOgAAGiAHugAAGE"
    "ACBvrtAAAoAARAAACoAAOoAD2KAAWOAB2EAAQsAAEgAASEAFNAAAVAAADrADugAUFnCD-aBvmoAuUIAG8IBjiQACOQA5yQBl"
    "iQAwwEBoSEAGy4DQMEAHu7AAMQAGwIAIWIAmUaACB3riAAAaACsKAC4IBkkIAAmIAQMIAlAIAGnbABSQAtuIA1OgABI7AB3A"
    "ABvAAAg7ALCIAA6KAc6EACsEABKEAEUqAAarAB-7AAiYABIKAAGIAAWrAFOQAAoOABmIAAGIAAYIACB6URAAAKCQ0YAAUKAG"
    "jIAAaqAA77AACKADaqAEQIAdSEAHkgABOgAGr7ABOCAsaoAASoABAIAAKoADYIAMLoAfmEACCEAC97AAWIAA2bAAWIABW7AA"
    "aLABZIAAQIAAebAEAKACB8yHAAALAAQIAFqKAIibBK8EAH2IA12IACaqAFfLAANAAtIoACzLAAEIAAFLADMLAAELAAILAAEL"
    "ACKCACGJAAELAE2gAPWgAWNAAAkgAC0IAAIoABEIAGsoBb2EAAoEAAEEACCABZAAAEAIUMBjCEAAIEA_kIAD6CAn4EAGcIA9"
    "ZzBcAEAD9AAEmIAGyCABEIAoSBAMe7A1iKDVeQABsQAOeQBQCZAD6QAH4QCZO7AH57AygIATSCCIZ7AASIAIASACA6AAIIAC"
    "CJYoAAAJAMOiAFqCARaEABugAGnAAFyCACACAOcCAXKEAGC7ACMzAADIAsWEAA8EABiwABeCABAIAAQIAB2QABeDAAEIAAsy"
    "ABmoAESCAAUIABsCACQIBeugAAMgAACKAAmIACCLewAAABADMCAiMIAEBAAAEKAAdAABpAABwIAD7AACHAAOdiAU8EACUEAC"
    "CoAD6oAAKoAADgACApAAEgAsoEAAyEABggAAqIAAzwAANRAA0BAB_7AAPzACBzAHSuAAmgAOcCACCNekAABAAArAA1KIAAHC"
    "ACGiAB0IAaKCATOgABcoAAGgACsgAC4oAAGoACIIAAGoBcKEA5WEAGKUAATzAvWEAES8AAGUAACEACKUA1oUBni4AKIIAr1Q"
    "Cd0EAP4YAlcEAGIYACCTZlAAAIAAmIABuaAAgYBgqQAH4IABuQCXg7Av0EAL0QADcYBhUgA2DgAH6QABUQAAaICg6QBhcgAA"
    "CCAzeIACNAABLAAGiIAANzABCIAAgIAANAABVAADRAAJMoAdMIACMgACCaHQAABXAFEgAeeEAIuQABWIAGWgAC0gBgxAAANg"
    "AANAAzaNAAGIABGKAAyIAAOzAAGIAA_IAAIzAEmmACG6ABMCAAjLAEUIAAKNAdiEAH4gAAqIAAggAAwgAASIABKiAEmkACCc"
    "MvAAACABuCAESIAJoCBRgLAAELABzKAAHKAANCAAFKAAEiAeSiAVEIAAEIAAyoAAcKAAtgAAFAAARrABNrAGrCAAyIAA8PAE"
    "UIBcGMACOEABGEAxSkAA8MACOEA1cwAAWUACCfFXAAAwAAWUA1TAAsiEAIEDAAC7ABGQA0YEBkcEAEjeACOQAA0QAARqAG0S"
    "A1lCABU7AkcEAAIEAA4EAItAAGriAOjAAWsEAJagAADQAAVAAGoCAAC_AOgCAeqUAAGUABaQACCi6CAABDAASCAAEOABGCBg"
    "qgA-fKAAaYAAhAAANQAHoQAsEIABOCAAgQAAUgAtdQAAlQAAUgAGsgAuF7AAYQAGsQAAeBAACQBjCgAAKQAAygAAMCAAIgAA"
    "EwA1MEAHEQAANAACCmroAAACAAVAAs9gAAEcABbSAGgSAAQSAp0iAEF7ABAwAGgwAACQBh9gABPAAA0EAAIUAATAAIRAAG1A"
    "AjMcAAIMACrQAACIAAmEAGyaAAW7ABRGADV7AAIBARICANOEAAqEACCpHLAAAYAC0gAAUgAAmnAC5bAADbAArbAC8KAAWYAA"
    "QTAAC7AAeCADzbAAD7BcSqAACtAAuCAAGCAAEIABSIAAC7AA2CAAOIAADkAPBAAbIEAGeIAAaBAAEBAAoBAAf_AAECACCqXr"
    "AAAMAADfAACsAAvgAA1oAAiCAAGgAADAAAULAAJgAA-EAAIgACugAAKFACJoABr7AASgAAGGAAWgAD17AAEgAAIBAA77AI8C"
    "AFgCABwCDAcCArQEACOEAAQDAAYEAH5rACCs1nAAAEAAOEABEEAACEAAcEAGwUAA9AAG8iAT8CARaEAQQiAnCEAGkhAWSCAB"
    "ZAAdeEAAgfAAnAAAeCAVMHABaMBTcDAAkEAs6EAB8EAGc7AHLSAAsKAACQAAGDAACQABcbACCv5PAAAgAAXCAAJaABfTAjSE"
    "AAYEABaEAAgEAGkgAAyyAGsgAAFAAAciAAIgABYgAMgCAAkCAWKEAAgEAAYEAAOEAAeEAAKEAACEAAeEAAYEAGRAAAEUABCi"
    "AGcCAACyAAhCACCwvIAABCABb7AAIGADQCAJCCAASEAAWCAA-EAAkCAACCAGeIBEYEAAOEAG4SAuuEABiEAN7AAAhAAAPAAB"
    "XTAsWQAA4gAIaCAkEEAAGEAFYQACeQAAKgAAKgAA8QAGajAAcgACCy1LAAAgAOciBTfCAAJwABTAAAOEAA0CAHlbAOcDAV6E"
    "AAOEAFrVAC0wABPSAGCSAAgQAAHAAAKTABUQAAQRAjaEAAMEAAIEABGEAAsEADACAACSAAsgAC2QAAoGAAmQAGCSACC0gVAA"
    "AQAAGQABeQAAQQAOcQAGgRBEeEAAYEAAuEAF4CAAlCAArbAAGQAA_QAACCAAHkAGVbAAC7ABICAEyQACVAAGyBAAkCAV-EAA"
    "GEAASEAAGEABQEAAYEADGBAAiQAACQACC1reAAAFACh6AADgAATAAACgAAdgAAyHAGBCAAOTAASBAAGQAAMBABP7AAEHAAQQ"
    "AACHACn7ABMQAIoCAAeBABiCAD0CABwCDr8gAAMlAAElAAElACExAACzAACBAAT3AHmBACC327AAAzABl3AjgEAACEABuEAA"
    "WEADx3AAD3AATBAACBAAMUAB_BAAVzAADzABFmAACQAGWhAAGQAAPjAAGQABkQASaCAAKCAW9EACtAABGiAGrAAlQEAAaEAF"
    "EWAAYgAAEgACC5CLAABAAAQ0ABtjAAEzAAizAA4gAAPCAUyCAWyEAAUEAAYEAEuCAAxhAAF3AAR3AAOUABrjAAEEAACDAAP1"
    "AAUDAAyiAAEEAACTAVACAAGCABUEBLQEAA2EAFCQAASQAACQACC6SsAAAgACBQAAVzAADzAAgSAARDAAESAARmAACyAGcgAA"
    "UgAA-CAAmgADeCAhyEAASEAGrQAAzgAAVAAGkQAAGQAAPAAADAABjAAADAApSXAAI3AAUXADhmAF_wAA3wAADgACC7OFAAAT"
    "AAUTAACXADaCARlkAOwEAAGEAAsEABCEADQCAAogAAU0ACZgABIgAGUgAAOCAAGiABwgADIzAJKEAB-CAGwgBEKEAF3XAADV"
    "AASQAADQAAjAAB3zAAeQAAUQAAUQACC8gXAAACAAlAAldVAAVXACYQAAIQAHVCAAJCAANQAAIUAAGQAAEDABgDAAEDAD7TAO"
    "cCAAKCASyEAEDXAAEQAAQgACawAAIQABCQAGSCAAIgAAMQAAIQABkEAAGQADcCAAigACC9ezAAAQBKAXAAEUAAQSAAF1AAjS"
    "AAqCAAFyAAlCAAYgAAGgAAJ3AAcWAAECAAQEAAWQAHHTAArTAEkQAJODAWiEAAMEAFMFAAYQACmQAACUAAJAAA8GAAIGAF5y"
    "AATXAAFyACC-juAAATAACyAAGQAAEQAAKQABWQAAMQAADAAD0QAAQQD-6EAAEnAACnAH2nAACnAtmgAH4gAuTHAHtHAANHAq"
    "AEAAE2AH4QAD42AOcCAbUQAAb3AHK0AAUQAD6EAOcCAbv3ACDDFQAAAEAAcUAANQACNQAFZQAAIQAtqgA-H3AByhAOczAbOQ"
    "AKH3AowIAFGEAH53ArIQAAUQACSEABAQACXUAEaQAAJXADIQApcmA-oWAmCIAGz3AA80AAMgAGx3AsxQABH3ACDG3BAAAwAA"
    "CwAAEMAG53AEBAAh0IAG03ABD3AAF3AAKEAAz_AB8QAAJAABA3AAEEADx3AAF3AAKEAD23AohXAADXABGEAARXAADXAChXAA"
    "NXAACQAAICAAwEAAJXAANXACkEACDHvgAAAEABGEAARXAADXAA_IACoUANYEABAEBf73AnigAGKUAH2GAn13AEF3AD13AEF3"
    "AOd3AY23ABH3AAE3ABF3AAEEAAH3AB43ABI3AAsEAAZ3AAF3AACEACd3ABQIAAD3ACDJ4CAAA3AAsEAAZ3AAE0AN4gAAIGAA"
    "Z3AD13ARgIAAEIABGIADn3AAt3AAJ3ACP3AAD3AAGCABF3AAgEAAGEAAF_AAd3AADIACj3ABKIAAF3ADiEAAF3AACEAAD3AA"
    "WIAAF3ACDKTaAAB3AN2CAACOAAJ3AEL3CC8lAAIEAD73ACoEAAaEAA6gADcEAAcEABmkAoRvAAECAD4kAwN3AAMEAAtgAAF3"
    "AAP3AAQgAAEEADUEAAREAAL3AAV3ACZ3AA93AAYGADvEACDMZZAAB3AASCAACmANu_AAb3AToIABoIABeIACT3ABSEAA_3AB"
    "13AAX3ABgEAAOOAAD3AAN3AAT3ABkkABuIAAb3AAQEACEEABL3AAR3AAIIAAF3AAQgAAD3ANogAAH3AAOCACDM9WAAB3BFSI"
    "BBtnAtIIAG3PAAIMADMEAAEEAAIEAAECAEQEAAEEAPigAVgIAAYIADgnABKEAALnAApnAANnAASgAACEACagAAIgAAyEAANn"
    "AAJnAAXnAAJnAB2EABlnAANnACDO6HAABnAAJnAAXnAAGCAADnANrvAANnBMUIAAoIAD8MAAEIAH0oAAEIAqXvADSIAH4IAq"
    "bvA5MIAHxIAAIIAn8gAD8EAH4EAryIAL0IAOcICFkEACyIDTIEAL0EBQCEARAQACDVkUAAAaABsQAACaAOcSBPYUA5iUCcrA"
    "AAYcAADAAA6QAIyUACGCAACYAA6QCfpIAEmIABuEAAIIAA0IADAEAjSEAH4EAGgEAlmIAD8IAH4EACmgAB2gAKAIAZNAAANA"
    "AA-IACDagzAAAQAAigAAVAABOgAAMgABscAAigACMgACWEABIkAAUiABYQAAiEAAUCACYkALwgAAUiCEpMAL0EAGAEAD8EAj"
    "0EAN8EAjKIAAgoAAIoAB09ABgiABqgAEYIAB-EAAggACDcsuAAAoABGCAHCKAAMIAGIgBT2vBoeOAAGuAD3OAAGCAFqCACIE"
    "AAGuAOcKBPegABsIACQoAH4IAsGMAECgAH4OAp6MAAHvAACIADekAAKKAASIAHmOAAUMAprMAD4KAH4OACDgeoAAAMApwMAD"
    "qMAAIKAHwIAAIOAoiYAL2ECVYcADw0AH4uAASEAuWUAAIUAH4QAOuCAeEGAACGAAmMAACMAHQeAAmMAACIAAUQAOICBWmRAF"
    "sEAtuICbyQAD8QAH4QABuIACDnEEAABYAKKIBhMYA3OYALwQAPkQAAMIBncEAVAEARSOADwEABOEAENAACrKAAnAAgMIANkj"
    "AHQKAgqgABDgABWEAAmzAA-gABKCABOkADSEACOgAB5mAAgEAAICAL8gACYCACDrRIAABgAAYEAEAEAXTAAbYEASeIAHyEAY"
    "GoAAEgAD4gAAEgAB6IAAuTAH4CAAuCAH6kABGIAFUCBNugAB0EACIgAZSIAAUMAYJnAC8JABAnAC8IAWUKBP2EA60MAH4MAo"
    "pAACDvEhAAAgAA6IAAMIAACMAGxvAA7IAANvAACEAAKPAngIAAHAABAEAADvAC6_ABCQAA8IAAEMAAHAAAEPAAHAAFgIABJv"
    "AAEEAA8EAAHAAAEPAopvADBAAA5uAAOEAAyOAALPACDv6vAAAOAACgAAJPAC0EADvvAAFvABHPAACMAACgAotEAC8OAACEAB"
    "HOABINAC1UADqOABPfCYccAH5cA2XAAvgEAxEUABGQABeMAGwQABIMAOsaCNWEAENAAK6kAmiUA6lIACD1HoAABIAZkUANoa"
    "AOcKBm-EAVAEARQaAygIA92IAOcIAAOIBPOEANgPAANAAOdAAZKIARUEADCPAAaEAAzIARAEAGkEALsgAAwgACCPAAMIADUE"
    "ACWiAJwKAEsgBVcMAJaIACD6I3AAAIABDLAACMAYoIAAEgAAoOAASkAC2IAAMgABEkAACkADeoABGkADQkAAEkAAokAAQCAI"
    "GkAAQvAFwkABCBDvplABIkAEkEAH4QAttGAGYMABhGApvQAANAADUkAACgACD9UfAAAGAGQoABBtAAoGAAIGAogNAAWEAAaM"
    "AAmEAADAAC0oAAUOAAEsAAGEAACEAAOEAAKGAAImAACCAAEEAADAADkEAAeEACeCAAolAAomAACGAAHAAoxUAAdtAAVDAAUD"
    "ACD-JBAAACABGCAAIMAAhUAAPQAAbQAAC7AC_QAAnUAAfQADsCCUiEAEKEAHRMAAoEAAaEAK2EAqwGApzUADAMAAO2AAEUAA"
    "I-AAcGAESEAAIQAC22AAEUAAIEAAcUAAMGAK6EACEAbAAAACAAMCAAcmAaqQADqsAAWEAAOEAAYGAACEACICACDUAASQAC0M"
    "AACiAAMMAAaEAAOGAIGGAC0QACsCAAOCAAaEAIUGBIiQBA2EAAW0AAeQBe8UAAOQADgCAAIgAAGQACECxAAAAQAHQoAAIoAA"
    "GCAAaaAAIQANsCAAILAAGCAAawAAIQBQmJAIYgAACQAteEAEIQAEBAAAVAACwEAJEEAhiwABcgABikAAUQAACQAAOwAAEwAA"
    "UwAACwAACwAHEKAAIQACEEf8AAAQAI60AFgSAIKWBNegAAIGAD5AAAFAADKOAACQAAnDAAKGANsIAAGCAAjTAAIGAZAEAAOc"
    "AAdfABEkAAj5AB6QAACgABAMAAYYAAGkAAIgAACgAAWjAEGgAAQ7ACkMACEFwZAAAQAAGkAICIAAejAASjAFkaAAGmAAj7Dx"
    "2EA1jAAACCADeEAACEAANGAAamAATvAACkAADvAG6EAAPWAAamAAT_AACEApTAADRvAAREAACmAAtAAAOEAADnAFOGAAVPAC"
    "EIsGAABEAAvAAARnAAFAAowEAAiEAAGkADAgAAEgAAKgAAMkAAqEAAOgAAEEAG8HAAqGAAOmAAFAAACHAnICABNUAAQEAAGk"
    "AAGEAAeUAACSAB2CABJ_AAN_AAFUAAHOAACQACEJdzAAAcAACHAAHQAAKmAAWGAACCAASEAAD_ADLUAAfQADVHAAW7AAlHAA"
    "D_ANSQAA2QBQzAAACCADeUAASGAAUEAHkQAAUEAN2CAASGAbhgADaEAACkAAFUAAQwAAuWAG1UACEKyIAAAQAAEQAAWEAAiW"
    "AAGWANeCAAQQAe-kAAwGAACUAAIUAACEAAGUAAEUAACUAGwiAAEEAAo0AAQEAAGEAAGUAOEGAAYCAIACACoEAPmQAAlAADIm"
    "AAImAAF0AAJEAAGQACELj-AAAGAANAAAMgAACGAAOEAAGUAACQAACUACCQAACEABqQACw2AAI2AAMCAAGCAAOEAAoUAAGEAA"
    "EEANCCAAICAAgGAAYgAACGAAUCAAECBPNAABOQADhEAARAAHvAAALQACEMkoAABBAARQAe6QAAIEAA_TACKVAEoQAAQEAAgE"
    "AAMEAALEAV2QACaCAHOGAHkgAFwkAAIgAAaQAAISAAOEAAEWAAEXAACSAACWACEgAEqBAAGSAAISAAayAAgzAACWANgCACEN"
    "akAAAQAAYCAACCAHUQAJoCA-8QAAEEAECEAAOQAAaQACaUABdAADcEAAmEAN0QAAqEAKCEAO0UAAUEACNQABcUABsEAAEkAA"
    "IQAACkAAOQAAMQAAUUAACkAACkAAIUAACkACEOhEAAAEAB1QAC4UAAEkAAIQAACkAAaGAAUWAAEkAAIXAACkAHqXAF0SAACm"
    "AAmBAAUQAACmAHSQDoIEAALlAAD3AACEABDlAAMEAAfAAACCADSEADa0AEd1AADQAAK2AAz3ACEQp8AAAUAAJ3AnBCAAnAAB"
    "SEAAdTAANUAADEADBGAAMEAACEAA6EAADnAALAAGkEAANVAACBAALAAAqQAAHUAADnAnhEAAUgABwEAC5nAAOkAAJkAAaEAA"
    "SgAAQgAAM3AGokACERfHAAAgAAMEAAgSAAR3AAF3AnyEAA0kAAMEAAKEAAaSAAFzAAKCADOEAAWkAAwgADQgADWmAADmAAL3"
    "AA8QANUQBP_QABSEAAQhAAMBAANnADPXAARGAIegACEXALiCAARGACETDoAAAGAAoQABxwAC-0AAMkAAOEAACEAH2UAACQAA"
    "mEACqQAlEEAAM0AFOkAACgAAUGAAImAAKGAAOWAAGWAGwQAAMgAACgAIoGAGQGAAYCAECkBKoQAAMQABOEAAuEADOUACEUav"
    "AAAUAAMSADOEALOCAdnGAAgQAACQABQQAAEQAASQACgXAAIQAAMBAAIEAEmQAAESADGFAFiQAOCQDtuEAAEQAAC3AH2EAD0n"
    "Ap0GAD6MAD-EAD4GBfuGAHbFAAXEAAIEACEYOZAABABdWwAJ6kAOcEAdb3AD53AJsIAoLQABHQADUQABRAAALAAHpXAnyBAA"
    "EBAARXAAEQABDXAAFXADKQAACUAAIQABSEAAKEAGUQABYXACiBAACBAheIAEA3AAC3AEaZACEauhAAAJAACJApMQAAEQAMUw"
    "Axd3Ap4IAL33AE-CAnoQABF3AALAAAWQABeQADKUAAIEACp3AAF3AtoQAB1UAAOQADKUACsEABsQADVTAAKSAOTTBPYgAAEg"
    "AEcgAAD3AACIACEdmbAAB5AxEgAACgAD5GBgEIAGW3AAf3AAEzAAcwABm3AB13AAoGAAIzAAcGACz3AAE3ACC3ACk3AAcSAA"
    "8QAn1AABX3AAGCAAnAAADUADyEAAcGABnAAAiYAD6GABgQAAWCACEfdgAAACBreEAcqUAAR3AAmMAAIIAB0MAH4EAA0GABMM"
    "AMSEAAD3AU2IAQUCACACAOd3AXWIABvAAAF3ACP3AB2GACM_ABp3ACP3ACWCAAD3ABqgAAKCAKR3AaEIAACIAAaIACEhvOAA"
    "AIAB13ABH3ABFEAAT3AADAABwGACOGAAN3ABaIACBAAAOkAAFEADSGAAPIAAeCAACCAAJ3AACCAJ6kAAHEAGT3BpMEAVYIAC"
    "KIABz3ACKgAA7AAAr3AAXEAALZAB7AACEjG5AABAAB5AAExGAJbAAAJAAYegAAsgAACEADBLAAQoAAoEAAKmABczAAqmAGKC"
    "AAICABwgAEuHAJkCAWGIACZgAAfmAB9kAANEAAVmAA0CAAPZAAmGABekAAMnAAkmABvGACEj7QAABEAASEAADGACWCAA7zAA"
    "KhAAcqAAKCAJ9mAEOCCHrIAAIjAASgAACEAAmMACEFAACPAFGoAAGqAAWFAAhJAAHJABQoAACqAAVnAAUEAEqHAJfnAAKHAW"
    "YIAAGIACogACEliMAABCAAGCACJDAADDAAEMACBrAAqGADAqACJIAAHKAAWCAAgCAAOCABJIAADKAAUiAKPEAEOiAAKCBI0g"
    "ADeIACOEAH4EAD6MApyIAMEIAkLEAEAIAAIMAN5vAAIMAneIACEnm2AAAHAF8EAH8OAtiMAAIEAHwMAmgIAOAICTMQAOAQAA"
    "pOBdIIACOIBqOIAAEIA70EAACGCYkQAA2EAOAECOfQBDSYBdfAAEoQAAE0AAD7AN-QAACTAOWQBWKKAViMAohAACExK9AAAE"
    "AIyYAw1AAA-IADqkAAMYAA4gAA-IADOmAAIgABOsABGuACPgADCeABqCAJxgBa1AAxMIABYIAP6OAYQEAHcCABWIAGCKABeg"
    "AHACABmJAM2IBJrIAFtMANArAACCACE0l2AAAIAACIADOIAJdrAAECABRrAADrAObrAACIBK0IAC4MAOAMBgWgAH4EAEYCAj"
    "wMAC2EAC4QAAGMAH2IADMIAqaMAAKIAEUCAAKEADQEAoKIAFjZAEsEADMICeOgAACsACE5UBAABAAOdAAf-IAVqCAX0MACxQ"
    "AAHQAAMIACCIABeSAEMQCq8QBlsvAOcGAXYoAPsGGt6IACcIAjKwAHWkBjmIAC2IAFqIAHCIAKKEAb8IAGGMAACIACMEAAMs"
    "ACOgAAoEACFBruAAAEALEgADYEDwJ_ACOIAH4IAttYAEGvADzYADgIAqWYAH4YAAIMAEUEAAHAAADAAi8EADnMAAmEAADvAB"
    "iMAAcYAAI4AACEAAGMABSQACiNAAGNAB2QABYEAAo4AACEACFFCOAAAIAn_vAASMABICAAfAAAiYAAIEABbAACgEAB2QAB-M"
    "ADaIABIgCULbAH5bAz8CA3wYAD6CAOcCAYeEAK0cAC-IAAMIBdUMAlwCAVugBwEMADYUDOYkBlcgAKkEADcgACFMqbAAAIAD"
    "UEAYwIAAdfACd4AAZ8AC4MAACoACaIACkkADUMAF8IAFMIADUMEl4CAAUHABhEAESvAACiAASWAACWADREAETvAACiAASWAA"
    "CWAB0CArm-AAHAAAMUAACCAACGACFP5JAABIAEdAAAjOAAHAAAOCAmztAA8XABKoAE4GAAEGABugAFQIAApvAASCAACSAi_A"
    "AAQEAASEAACEAC2EAAVtAATvAAqXAA0KAAMoAARAAADAAAFAAAPEAACEAB5AAAVAACFQtWAAACAASCAACGADYEADQKAA_vAA"
    "SGAA-IBkMCAc2CAWiSAAKyAAKSAANAAB5AABaEAEGSAAKyAAKSAHxAAGiyAHs2AHtAAJH9ACQgAEkCAAMCADIgAD-KAAmCAH"
    "8CAB8EACFSjvAAACAHsGABKCAGkCAJG4ACMgAADQAAGsAAMEACeQABoCAAICADWIAADQAAGEAAMEAAIEADmsAA0CABCgABAg"
    "AFsgAB4EAADQAAGEAAMEAAIEAEgCCDkEAGsRAAWHAB6HACFUHxAAARAI2XAFmCAHsCAHuSAJCMAA6EAAKHAMo0BduMAACIAE"
    "oEAweUAAWYAChkAAIEACVkAA5ZAAWsAAksAANbADhkAEMYAEcED2AEAD0BAGI2AAcCABGUAGW2AACmAAaSACFX5xAABvAhZG"
    "ABBEAC-CACgEAADtAEYFAANAAAIWAB7AABREAEaFAAGQABkEAlKEAAQgAAuBABakAAKgAAYkAAIEAD-EAAImAAIGAAMGAAIC"
    "ABmmABokAAIEAAEkADH_AAMdACFYurAAAlAAkCAA9OAAEEAiAgAAQEADLAAADtAAsHAACBAAUBABSgAAgQAEAQAAOCADKEAA"
    "gEADIgAA0FAAkCAAwgAAMgBX8EAFeEAAJEAEfAAAVAADHEAEYgAIrAABSEAAJEACFaTuAAAkAAkwAEESAACSAAcSABmSABMG"
    "AAGEAAagAAEQAEESAACSABcEAAGQAMwyAAmSAO6SAJA0ACTQAAFkAAWEAAHQAAJQAACUAD8CAAECAACCAAMCAAKCAAECAACC"
    "ACrQACFayfAABgAACgAACQAAR0AASQADAQAAEEAAMUAAwCAACCAASCABEEAAMgAIoEAAQUAEeCBUgQAAUHABNQAB2UAS-CAY"
    "UQAACQACUgAADAAAHEAAYgAAD0AAHwABABAC8QAACwACFcBeAAAUAACHAC4EAACQAASkAAM0D9jCAAzEADKEAAsBAAHAAGEQ"
    "AAFAADtUAEH3AACGABfAAiYEADCQAAEkAAD1AAuHABegAAgkAAIFAD6nAACQAAEgAACQACCHABMEAAIEACFekCAAAEAECEAA"
    "CQAAEGABcgAACEAhUiAAPDAAVAADgkAAFkAADEAAEkAAinAAKGABbgAAQEAAcEADiFAAYGAAGGAAOFAAOCABonABIkADsCAA"
    "6CAAGGABZXBa_XAAJwAAFFACFfvOAAAQAAqCAGGCAACgAHygABhXAMHXAASEEleIA3ymAKUEABwCACPvAl6IAAIIALjnACWE"
    "AADnABrvAl8IAGEIAFtnACRnAAHAABtAAADAAlyIAD4QACECAAIIAFkEAAJHACFkCrAAAGAATHAADHAAHHABmHAACPAoYfAA"
    "CfBzYQA35SAApXAnKIABl3AAf3ABsQAC8xAAJAAE0QACUQACIWAACQAAeQAAH3Ak-IAAYIAD6QAANXACPRAE2WAACQACcSAA"
    "iXACFmkQAAAGAAeeAAFXAADXBcKEAAEEACQgACCgAzgEA9qEAuwIAAwQAGH3AqOIACOQACTwAAEQAAsCAAcEAA8QAIqEAAyE"
    "AAEGAKmCCJYEACIgAGEEBq_3ACiSARO_AV0IAFD3ACFrgXAABQAArAAAUiAAKSAH13AAyQAQuGBpWEAb6EACYgAJDVAB5AAC"
    "rCAAlAAJP3AB_AAiEkAFKkACoGAAkyABoCAJmmAZ2GABWwAAD3AA0CAANgAAIEABCiAEsEABAwAAD3ACFtqdAAAgAAD2AB53"
    "AAKiAAICAAD3AMH3AAIgACMCABuuBrXAAZ-CABSCAAYEAAiEAANEAAIgAA-EAEukAA_GAAICABAgABNAABzfACkiAAoqABIC"
    "AGDGACMEAB4XAaP3AA-gACFvRvAAAgAAekAAsgAACIAACgAAgkAFBgAAMEAA6gAAEgAAIgABGCAGIIABiCAFggAAEgAEEmBr"
    "MEAAEEAXaIAD2KAAkEAAoEAA-EAEJnAAcuAAKgABBnAAGIAACDAAasAAEsACFwmoAAAEAA0EAACEAANnAA2nABIGAKZnAADn"
    "ACFnAAIEAB0GAACGAADHBKaoAPGCBpSEAACIAEYMAAKMAihMAAHAABqIACXAAADAAKiEACMIACXAAADAAmeMAACMAAD_ACmI"
    "ACFzGZAAAIACUKACIOAACMAAGOAACCAAD_AmeOAKcEAACEACcMACGOAAGOCNIgAOqEA6OUA1sUA1iOAAUCBYWIBqugAOqEBe"
    "IQACUIAAeOAF88AIsYAAeOBYSsBD2EB-qmBZpAACF7oKAABAAaGCAJ2fAFmIAAuIAAYCAACCAAgCAAeCAOaCARMUAB4KACoC"
    "AAHgAAFgAAqgAAioAGmoAB6gAGqaAAFeAAgIAAeqAFnABNlEABwgAFCEAJpPAGsHAegIAG0gAAiIACF9hJAAAuAAIgAGmgAA"
    "iKABOVAGsgAAjdAAeXAFiIEtsgAKAeAxVvAoxvAACKABtEAACEABFrAKCIAD-MAACEAAcCAkXvAADPABqMAPCEAAEEEKcCAO"
    "cCAZiEAAKkADVQALoEACGD45AAAIBYGQEM0IAhhABKkgBp0IAP-OARsEAUPAAD6cAC4EAACwAAYoAA8gAAyIAGKoAAqIADSe"
    "ADgCAAEIAAYIAAyIAFyEAD8OABCDADqCEggMAEerADaEACQMACMLAACZACGLwfAAAEA9MIACiCAACLAmMKAACKADKIALmIAA"
    "qLBtMCAskSA-c9AryCAAOCADiEAEQSAB2IAIWEBT3AAK3fAOdPBfSJBaGQAD2EAK1fAOcQAEkCAdGYEHEVAGQCAyHEAAMEAC"
    "GUIsAAAQAB-EAAMCAFhUAAMEACAMAmSgAFcQAACEACElAAGCAACCAHcMAAUlACeCAAsDAjEsAFUgAAHAAAGEAH4EABusAAUF"
    "AAMCACSCCUiQABKUAACEAAyyAH4yAGcEAIAyACGWe6AAAyAHcSANxQAAJQABOEAEQEACWQABwIACOkAAmCAD8EADmEAG6CAG"
    "YCBGyEAAkDAKPfAAOYAB4UACOEAKJPAFUEEfv0AH8gAG0EAB4kAATRACvAAADAAh8gADpvAAWFACGaZsAAAgAAOkACEwAAOE"
    "ABAgAAG_AA0EABQHAEUgAAIcAAOQAAEEAB6EAASBAAlAABenAAogAACgAh8gAADAABMkACmFAAGHAAEFACvAAAKEAAEQAACE"
    "ABGwABEQAFcEAASEACGa6ZAAACAAH9AAaGAAyCABiGAAISBYGQAD-CACtAAAMEABGwAA6CAFsUAAMEAACgAAEUAD0UABCUAF"
    "uQEoYEABNAAAcBACAEAAOFAAGHACrlAAFAACIEAAEmAFoUAAEEAAOkACGeRHAAAEAA4CABiFAAnGE0kfABQ_AAC_At0IAHvf"
    "AKYnAyN3ABTvACImAA_iAiqIALAIAE2MABBCABTAAqP3ABKMAC4EAD3nACUCABECAAKHAA6CAACCAAH3AqWMAC2QAACEACGi"
    "2bAABFAADFABGTABGPABWGABBDABGCAAHHBfcUA5GoAGwwAu32AEoQAsd3AAEQABnHAG2hAC8SAAT3ApQQABBQAA4UAAd3AB"
    "wCAA2IAAnIADoRAACUAC0QAAY3AAD3AAsQACGlZ8AAA3AAQQAAETAHASCNFPAAEgABTvACF1AAiYABGYAHdNAieIAIBPADAQ"
    "AASCA0aQAAMCAEb3ASWQAYAIADeQAAgQAA6WAADmAAeQAAMQABGCAAOCAAcQAAqCADmhABa3ACGn5rAAAQABaSABZ3ANUQBV"
    "i4AyRcACXQAumIAHAgADaEABagAA8WARECAXyIAFsgAAIgAA0jAAIjAAECAAICAAaCAAICAAYCAAH3AACIAD4UAA8QACeQAO"
    "iCABG7BqPAAciMACGrMyAAAVAAHVAAgVAADVAAU4AARdAAgVAACVAEGEAAgeADSQADCCAAY_ABwVAIC4AAIVAACIABCVAACV"
    "AWoIAEykAAo0ABkCAAGgAAWEAAMCAACgAAUYAAwiAACgACygAAUCACGrqvAAA0AACkABsCABACAE0QAA0CAAGgAIFwAAGCAA"
    "CCAACgABCCAACiBROsADQIAVsgABGkAXAIADICAAv_AAkMAAMIAAdmAAcgAACgAA3zAARVAAHVAAjVAADVAAP_AAEoACGs4p"
    "AAAIAAfVAADVACyJAAEkAAjzAAGJABHkAACMABYMAAqPAGZVAE1zACN3ABEIAAH3AADVABCQAAFVDx0EAADvAubfAJmgAEXP"
    "ABXPACKKAkKsAK8CAEWsAACMADgCAluIACGwLPAAAEADQIAEvsAGrLABEMAACIAAJuAlf1AAQIAEekADCQAAlIAGgCAAIOAA"
    "-IAAEICX4QAACQABEIAACIAqoMAKsoAAmIAACIAD-GAs0IAEqhAAOIAHqCAqQIADuIAC-7ACGzOFAAAQAAKIBYuIA95vA5eC"
    "AscSAA8gAFD_ACcgAAsgAGekABGgANgaCDw8AH2gAAU8AHk8AOcKAWW_AAwgAAYgAGgyABWoAAUYAHkgANUTAIsCBReUACsU"
    "APoIAUOOACAgACG4IEAAA_ABEiAESeAAD_ADMIAAWiAAUCAED_ADiiEaARAe2CABGaAACSAH2aANyBAVAGAK-CAACCAETvAC"
    "lAAqQgAEgCAAECAAGIADOIADgPABKIAjpvAACPAKACAGgIAAUPACG8ztAAACAVOCAf4SAANAA1cCAAMCAIOCAlKoAG4CAAOC"
    "AAkIAAcCAAQIADOIADaCAAwgANsCAE9nBFXABBaDAIQIAtWIAAcIAGWQBYtZAC5TAPuKAOcSAAcBEq8LAJbvANWLACHDeQAA"
    "AoACKCACOBACYIAF8IAowPADqPAA6CAAegAGYoABcIAllvAH0CAAbQAACIAAGKAADvAB0KAEcIABGFBoHAAKvAAmMSADeKAL"
    "-gAlICAAGCABWgADGaADGKAI4gBP9JACHGy9AAAQALTfAOdPElcQAC0DAQFdAAFAAG_AAGZAAVUiAGIgABREACwEAACCAAmC"
    "AAgDACwgAE4dAAGIAAKDAG0QAGXvAACsAVwEABEEAAMEAA6oADhAAAFgABOsACwjAACCACHKNbAAALAAMCAASgAAMiAACDAH"
    "YCAAWIAAKDAG0QAGXvAACkAAKiBJqKAHQCAB2wACyCAAX9AC6CAE4QAHEgAAKQAFmcEg8QACogAAMyAACBABGCAD-wAAnEAC"
    "MBAAJAAA-iACHNlrAABwABMRAAI2ACEBAAcUABB9AAFaAACQAG-CAGYEH_N_ALIBAAqBAAfHAzmCACAqAw3nAAoiACvAABHA"
    "AlaIALxnACQDAADDAApnAAeBABH3AAMqAAPnAOKCAAEqAbOIACHTbNAAAIAAGQADEBADaHAAgDABLnAAuaAAPnCYWzAIWQAO"
    "kQAeIgAAtAAC_FArAIAHr3ADSQADo3AA_3AAcQAOkaAXAIAEB3AGsgAAGwACgSAAyTAAn3AA_3AAQIAAKCBrQiACHXK5AABv"
    "AC3AAANAAE3vAD_AAAYIAJzzAiciAAOQAA0gAAIqAH4CAAeCAJrgAb4IAF4QAAICAASwABeyADDyADb3AAcSAA4QAAmgAJsQ"
    "AC0QBWbAAIQiArp1AAg3AAC3AAEQACHZSdAAAoAACQAA0gAAIIACQgABGIAAMxAAcSAD4QAAYqAASQAJhwAE6oAcUwAAogAA"
    "hXAAFXAAR3AA3RAAGCABrAABOgAAsRAAcSADzTAAfCAAGCAAMCAMYCBSWqAECIAU4gACHau2AAAgEnCKAxAqAA0IAPlvAAUq"
    "AAIKAhigADZtAAsIADlPAAIrAEFAADzPAECqAAUKAAIKAk2gAAEIAA0IADsIADShAAIxAAkIADKIADgKAAiCAAkIAAcKAACC"
    "AOiIAXOIACHevPAABwAAHvAAjKAFcIAAoLAB-QAAKIAAEKANcKABGKBcqKAOcKAAIKAXEQAD-QALsKAAOQAAGKAAIKAOUIAA"
    "IIBMyQAAEIAOWCABiKAAIKAOUIAAIIBQrgAMAKAOcCAAHAACHh2mAAAIBM2CAHaIAAEaAIaCAMoQAFsCBJGKADzQADqgAIcC"
    "AOcKAAIIE_sLAZHnADlnAAgIAC-aAAvAAH6IAAPnAAPAAk2IAD4oAA2IADACAAyIAGEqAmKCABqoADJAAA4IACHnHfAAAIAA"
    "mJAGGKACEIAOoKBM5AAPsaAOcKAANAAACKAXMSAh2CATugADFwADcCAAkCAAmCAWqiAAOqADYiBEc4AE-LADyYE96IAAFLAD"
    "4gALzAAlQoAAoIAAGBADmgAAXoACHskYAAAgAADvADM4AECYAAehAANvAAMqANKBAX8gAAuBACdgAAjAAEKgAAmgAACCADMQ"
    "AEgCAAZAAAGCANEiBOOaAACCAAECAPmCAGyIAGSYABqCEfUQABuyAAsCABkgAAEaACHwR2AAABADjtAAEQAKoYAAv9AAEQAA"
    "mLAMwoAAJDILegAlgIAAaIADiIAAb7AASIAAD7AHLrAAbrAASKAADrAC8BAAnKAh4IAEEIAD9bAAVbAHlLAAVLAB_AACDAAo"
    "PzABggACH1wiAAAgAGnzABSgAB7jAAUCAAzjAAVzAAogApooAAE6AACKAAGIAFLhACYBAAUKAACIAA-BAApjAAVjABHjAAkC"
    "AALjAOSCBcxQAlkIAEOQAAUQAB2QABfAAEQQAAUQAviCACH34KAAACAAEiAImSAlkIAEGIAAEQAGcBABcQAB6QAAbzAAszAA"
    "VzAO_gBQyIAAUIALmiAlkIADygAAWIAAFIAAQIAAFIABPzAADzAAeQAAIRAAKRAAKxAAK5AA2QAEbaAAUQACH5mXAAARABUJ"
    "AAaJAAUJAJ_zABUDADwQAbILAAPrAAGrABMSAAECAAwQAAICABKqAESLAAUrAAIwABICABuCAAyCAJiQABSgBUcQAAUQADD5"
    "AAUwE56KAACKAAZpAEMwAAD7ACH9Y2AABaAk9qAAoKAAGoAAUIAD1rAACIAATrAACIAAEIAHfrAACoAATrAACoADFLAAVrAA"
    "WqAAGKAkzpAAbpAEErAAHqAARAAALrAALAAALrADTpAEJAAAVAAB8qABIqABAKACH-g-AAAxAAXIAACIAEMoAAWIAACIAAIQ"
    "AAEoAAGIAACIACmxAFKoAB6KABGIAPSKBMiIAAaIAEPbALiKAOiKAbGYAAUYAB2IABcIAESYAAUgAtoqAAGoAAE6AAKgAHaa"
    "ACQ6ACIBABAAAJAAfLAAVLAHbrAAMgAAPiAAGgAAPiE9FIAAZjAACIAEOIAK9AAqPAAAVAAHlAAAVAADIIANdLAW1rAAUKAB"
    "YIADhgABEoAAUqAYQqGP9rAAMIAAcLAEOgAK2YAADrACIH3EAABrIIWIDWIoAIKMADqCBzrAAALADCAUA92QAKmCAAICAC0H"
    "AACHCIYQBqMQABEYAO4gAZezAXIYADpWAADWAKqSAACSAHrWAIgQBGIkALeIA0gIABFgAAOQAISSAtUgACIU4PAAAiAdvOAA"
    "PKAMEeADbAAAqIAGAiAhGIAAoIABLMAGJKAAeKAAKEABkEAACIADxzAAiIADmOACiCASsgB8KgAK9IAAagAA6KADcoAuOKAC"
    "xAAIdCAA5AAdqCAH8CAAIkACIXuHAABEAMYCAdvAABiIAGUCAAICAACKABWKAAuCABIEAAOEACFAABLAAADEAAiIAAHAAAkC"
    "AFeiAEIKAPR1BCWCAACCA5JkAKPAAJnAAClAAfSgAG-LABYCAB0IAAEIAAJKACIZ1SAABKACKIACGMAAEMAFFiAAwKAB0HAf"
    "EEAEqKAAGkACIgAATIADcgACMgAJygE1coDLmKAIiaAKmKAAIKAheIEVQKALyKAACKD3sQA1eCAj-IAFSjCC1gAE6IAlAgAL"
    "1YACIlJwAABAAAmIAGOKAsCIACwYADToAmMIABAIAGl7AB37ABN7AAQsAEmCACoqADAKBd0IAtQIAKPAABmgAzWLAAsqABLo"
    "ABeQAHdbAgwiAAgoAB8CACCEAEaoABQIAB2oABgoACIoJDAAACAAIiABEgCT4LAAIKABGKAACKAAmKAACLAAegABMgAH3CAB"
    "sIAhWKAAGKAHIoABKLAAEIAACIABJAAAHAAAfKAAnAABFAACPAAAHIAFBLABKIFukCA-FfA1lCAAOGACIubxAAA6AAC_Ah_H"
    "AD8EACMSAFECAAmGAH2CAADfBi4oA9bTBkmUA8aTBu1CA1m6AyKCDLAQAO-SAqCoABOgADhAAK8gAKhAANlIADZ_AJE4AGMI"
    "AVcgAPkqABWCBp7gAIpAACI21nAABAAeKCAAPAABEoAGQIAA_SAH_AAEcDACkSAOeSANsoAG2EACMIACoIAIgIACwDBWKCAA"
    "aIAITAAO-iEqiUAIbAA1oUDhlKBfuQA5SUAAyIAAWIAG4aAACKCZVQA0yIACJABtAAAKDKlbAPQKCckSBX7gAIlAA1ECAFtg"
    "ABsBABGgAtKgAFY8ABvAAEOgABHbABIDAN1QBQTbAALbAAEzAACIE4lPABIEAAoQAH2UA1mUBHQQALxAAXgBAAYUAAUjAAfA"
    "ACJJRBAABtALwBADaBAPoEAAGEAApAAHtjAALjAAfBAN0aBU8EAIkkAaRMATDvAIUBAADsACrSAXkkAbZsADakAH1SAPJAAT"
    "IkADaEAAcEADs7ADkiAOgIAIbVAAgsAClkAYEUACJMFgAAAQAAeQAC-UAAGCAACkAAEUAAiCAH2IAAfsAACEAB55AMGVBQNb"
    "ABOFAaQBAbYQACygAHdAAjWQAK7AAA6QAGecADoqAMeBASmSAD8EAEEgADniAK-gAL-BBI2EAAPwACJPBaAAABAAHbAAFAAO"
    "jAAeygAIIlADEQAAoQAGu_ADqeAAqDAAMgALrBATGGAF-gABkQADUIAAMaAAoQAGI2AAmMABu3AB8aAMgBBIggAEUEACh_AA"
    "XbAAFbAAnbAAEQAAUFACJQssAABbAAGCAHwCFFb7ApsUADqiAILzAAGQAtXAAIL7AOaBATxyAGWSABg7AAeCAZiBADUBAP2m"
    "AAmgAAGEAGSSABQEAADLAAPLAARBAAMeAACGANt_ADmCAA2CBU4EAEEkACJVwXAAAJAHogAOWVAAcEAbYBADHyAAHyAAowAA"
    "PAAHPCAAVAAADAAOMVAPSEAI6EAD2gACt7ABAGAAKcAHjiAADjAASkAAMEAAKEABjAAMksAAW1AO0EAAcEAC_wAAlAADQEAC"
    "JW83AAAEAAUEAAEEABw4ABU0AASgAAfiAACUAC8CAAHyAAqQAHaiAAUgAASGAAMgAAKgABiCBUHAANOQAV-BAZ8QAL15AAUE"
    "ABUSAAEbACWCAlyQABqQAAaQADsUAAQQAAEQACJYtGAAAQAD-QABaSAASyAAQSAAOQAAKDABgCAAOgAMuBBH8aAEUEAAWEAD"
    "JbAAYQAAWFAAFbAATAADWQAAWQAKuKAH6CEhN3AALCAACCABFCAAMCAHF3AAKGAEbyAAMCAA9xACJcGXAAACAACzAhgCAApj"
    "AGdAAFzAAHDzAAOQAgGVAAI3AAMmAB1AAINmAD-FAJwlAAClAdsgAAM0AA0gAAWiAAb3AAQgAGCSAAZkABHjAAIBAAeCAAGg"
    "ANugADaCBRQCAARAACJeCmAABAAANCAIKEADkTAHvAAACgAAlAABzAAMrAAGlAATKSAEsCAADCAA6VAACXAHNTAADTAAHCAA"
    "CBAAeEABygAAMSAMWkAAIkAGkCAKlxAANRAKBUAAGiACsyAA1QAAdyACJe-bAAA3AHNzAACjAAIiAAWEAAIEAAKUABiiAARR"
    "AADxAIkCADyEBG3BAAMCABP2AHH1AAFXAAlTAEuQACSBAAUDAFEDAAmDABqCAAJBAMqBAGkSEYUEAAECAL0nAACnApriACJi"
    "vTAABnA2KHAphCALtHAAJHAANHAAHHBpCwACCiAOciAZf3A1vWAL0QApaCAAOQAAHXAAEQAAEUAA_XAAIUAKgQAAGQAIKGAA"
    "IQAhi2A1kQBBt3A1uEAoqQABF3AAIEAADAACJnwWAAB3AAEEAouQAA-QAAMEAAaQABGQAAJXAD2IAGKQABsGAFiGABQEAAcC"
    "AACCAOcGBHkgAAn_AAF_AAD3A1egAACwAACUBqQ3AAf3AAE1AAcwABm3AJuEACG3AnT3AAjFACJqmmAAB3AAH3AAmEAJz3AA"
    "iYAH2EAAgQAPyWB8nkAACmAACmALcEADoCAyGEACOEAGOEADMGAeEkAAZAAAF3ACP3AIJsABf3ACP3AAEEAJAiAFZ3AYsEAA"
    "RAABJ3ABEEAAPFACJtIEAAB3AADEAFsEACOEAAKEABcoAAGMAB73AAOoAAF3AE8mADACABICAFAiAAH3ACX3AF53B-ymAzf2"
    "AUSEACiGAFUkAIMkAQn3AAL3AAV3AB93AAN3AAV3ABsIAAGIAGKMACJvS8AAB3ACAEAASIAAD3AGSEAHr3AAN3AIMgCHQEAK"
    "uGAgIgABPGAAHmAKqEABEEAIeGAGmgAAGmAIMkAACkBE4iABwqAL0IA1kIAoXDBDIIApoIAL0IAAGIE7uIANYEAC0EACJ2LF"
    "AAAEBIMIF3b4CfBAAANADkgUALQIAtOgBkiIAzaCAB8qA0VfABUOAA4MAaoIBF3KABxKAGOCCZoKBtSgAL1nAoIKANlGAADn"
    "AAEIApriAL1nAAFnAoHKANaGCowEBEzAACKE_bAAAUATkEAEAUAmIUADeQAIAEAACEAEAUEW-FAmgEAPIFBagEAY8EAMcIEa"
    "CIAAakAleTAL0gBfQgAFCKACMIAE2IAOuIFc-IAIeEADWIAp6IAL0IAAIMAnYJACQIAAIoACKQTVAAAMAAHIAFqEAFaIAAoI"
    "AACMAoyEAAeIAAqMABbQAKQMEMQIAWSEAS7UAMcIAHeEACWEAMeEB8YgAXrAA1oQAsF7AAGIAOW7AAGMCNm0AOUIAnUkBwAI"
    "AOkIExe0Ab2FACKaxdAABgAIiEAAEEAByEABcgATEOAe-EAAWEAClNAI7UAK1gAUsEAB0iAUsEAQKFAO7UAADUAAOCAATCAA"
    "CCABKoAAMoAAFUAACCAAFAAAPQAACaAB5UAAVAADqGAAVVABwEACKcGLAAAEADaaAIIEAAUEABMKBcAEAECEAYaEARMwAIAE"
    "ACIUADcgAICEAEJAAGsCAWoUAAUQAIkEAC8UAE6QAJiUAEaUAEcEASeiAAIiAAMKAIQEADQCAAICAAGIAAGKAIKEACKeR_AA"
    "AEAAOEADygAB4CAAICAAMqAMQgCB8QAC8EAGAQAFCSAAJfACaHAKcFADwFAACFAAEFAPSQAAEQAAGQACIQAFSoABCQAH2YAA"
    "EQAFKqACaQAKaFAD0FAAEFAAKQBHBqACKgr7AAACACaFAUKGACMEAD6FAIcEEUxAAACQAME0ABsUAH-EAAgGAfXIABiCAACi"
    "AAfEAADtAE2mADUUADJCAAaQAAHUAH2GAAkQAKQSAWhqAAOqAAUgAAGEAACgAAEgAEyEACKkB7AAAiAA6EAAUFACGkAAIEAD"
    "WQAAI0AAEgAneiAAR7ABkgAACkAAUgAAFUAAGgAACkAE2CAA4EAACEAASFAACVACG0AAIEADACAAheAIKEBVPCAAHDABcCAA"
    "JBAIvAADHRACKlVuAAAYAAGgAIggADjAACACAAJ7AIbAAAVAADnAAC_AAL6CAAkQAEz8ABQEACUEAAGEAACEACyiAAgwAAF0"
    "AEeQAACEAADAADyEAAIEAACEAKUCAAECAD8EAGlCAMSgAAKQACKmFjAAAQAAD_AEw4ABSUACSEAAEEAC2QAAnzAEZmAJ0iBR"
    "QSAISEADCSAAUQAAMEAOcSAH-FAAUBADmEAC-CEVzAAAzCAALAANn1AICXAAjAAfbAAADAABWiAAh3AAI1AEuCACKp5aAABC"
    "AGICAAIgAAZAAAIkAIaQABH3AAD1CJlAAWMgAA_FAT4CFN4QAL0mACAOA98CAriGApoGACQKAJkGAAGGACKCDWUCAm_3AAf3"
    "ACcEAAIEAypQAAfQACaEALyCAHsQACKx_JAAAQBUY2AAE2ACGEAL00CTGBALx3AquQATOQAChCCKPwAAD3AAC3AB1kBrskAH"
    "qCAAgGADqgAIKgAAoDAhCEAHmGAACHAAiWAEKQAISDAOiyBjQCAaWEALogABOgAOcCACK4goAAAgACMEAIMSAAUEAEwgAIYG"
    "AN-CAP3gACIGAAUkABCEAGQgAAdEAAcGAAEgAACIADmEAAuwAASCAAIMAHuCAGciAIICAAGgB80CAAimABSEAKwgAAGgABGo"
    "ACmEALugACK6nmAAACABQiAECIADKmAAaEADQEAAeIAA13AASkAG-OAA4KAEHEAIgEAB4CDlmCAOqECSiCAOrELfYQGDxAA7"
    "kIAj4SBq8CAEIGABlGADSGAGAQHU6IALwEEDgMBAiMAOcMACLO_KAAAEATFQATwCABaIAC2IAKkEDOIQFzECFhZMACSYAJjM"
    "AsEIA1sIAyeGABAEACKMAA0QAFSOAFGKEAsIAAIIAAGIAJqMAOcMCbaSHXKUAuKEAAMEAGKEAFeEAQ0GAV6CACLf6JAAAEAA"
    "IEALYWAAUkAlJAABiCADUEALqEAGSECOwgAL0gAKYEAEEgAEggALYwG0AEAExEAJlQAB-EAGcEAhOGACOEABQGABEgAKWCCU"
    "OGAGUEAP0EAKcEAEAEACkEACwEACLpgmAAAEABMCAAcEACyEAAEGAE2GAG6EAA4EAFmGGllnACNuAHOCAsVnABFDAoqQAL1n"
    "AAFnABKDABCEAACEAIACAfeYALyEAACVABWHABAOAIACDJcQAsKQAJcQACUQAqLWACLwqGAAAQAJcQAESUAAUQAAEGAFuUAB"
    "IQAAUQAAuICKg1B0eQAAPQACb3ACY-AMowAbZfAAgwAISCAACQAAOEADYQANwwAAF3AADTAIZlDp8gAAIwAIDCAAMCAAIEAK"
    "4SABYSACL1eNAAB3ABGiABOiCSigABS3AAY3ABAgADeCADICAFKCAZcmAIigACXkAAqjAAcEAA95AA2MAACmAFoSABGEAAgg"
    "ACCSAC2gABGmAId3AACgBkAEFXVoBtIOAACMABEIALwIACL7qIAAAMAACNAmSMAAEcAPKEAAEMJIg3CsIgAvUQBceNAK4IAC"
    "sNABvNAObNAADNFw2GBg8KAnoCAACCAAyEAXkGB56KAZOIDzBAA1oCCgmMFT0IAM9tAANAAnaEAIiGAL0GACMPqmAAAIAL2I"
    "AA8EAGcGEqZNAOtdAOdNEwrAAsk2AIkGAAgeAFGkAAGEAAgSCasCAAgEALPYAOiCEcEkAACCABuEABOEAGoCAB4EAAegAC0E"
    "ACSEAAaEAACCAFsGAAIEABYCACMZHRAABAAMACHt-dAVZ_AtUCAAogAHr3AAeCAr0FAJ7AAn0IAB6gABVnAB3DAAgnAAICAG"
    "kMAAqCAAb3AAgCAf0MABeCAGYCAFGCAAInAAkCAGoEABF3AAgCCTcMALWBAjagACMge-AABVABeiABfXAIdSAqlzAAiQAAUQ"
    "AASCAL4SAf_3AIY3AAyQAAWQAAQIAAHRABalAAGQABaQAAKQAHMkAPoCB88NAIJAAAdkAuIgAI2QARyQAa8CAACCAAGCAASQ"
    "AGwQACMjazAAAQAAIQAAYCAAWSADkSAAWQAMUwAAt2ABESAACCCGUyASygAB4gAF6gCg4CFnyNAJQIAdGMAE6IAKHNArqCAA"
    "IiALsCAHySAeMKAD-qAKKHAA2IAHWkABEICT88AvGCACMsKaAAACAK86CcrMCdmBAWO4AIQBEz2CAFsKAIwKAS-IA1oIALQC"
    "AZaCARIqAISCAC0DCAbEAVSSAMC4AF6IASWCAACkCfOIFSWgACYgAL8CCU8IAQUCAJ8IEn0yACOCAD6QACM7uQAAAIAAeKAD"
    "wCAAMCAEEQAJoYIS0CAn6KAFsiAGIIABGzAAyCAfbIAOPPAAHAAHZAAO8IAcnnAByCAAoCAASoAACCAHYqAASCAnoQACGQAC"
    "tDAAUDABD5AAKvAGKgABETACNBr9AAACAGT5AIKICEuIAcGIAAJAASOSAAuCAFugACASAAOCAEMQAWkiASMwAHQiAA4QAAIQ"
    "AAGQAAGgADmQAAiCBl2IAFqIAncIABeiAAKyAGxAAAIIAFcgAAUgAFoSAGPzACNFIxAAACAB4CB-KDAACSAEWIACCQAUS3Et"
    "pNArYoAKIoAAGoAFZKAAMgAAGIAH-QAOcQAO-KAEMqAFoIAArAAAGgAAFtAFSoAAVtAHOpAAQJAeYKADYiAG0CAFmIAHeJAH"
    "CIACNKLdAAAgBPEQAFkYAOcYAAGQAZAYAIWYAAKICWwdABopAIWgAF1dAAGNAOXdAAGNAGIgEneIANoCAGlAAhQIAAKKANuC"
    "AOgKCeLEEeACAAEIADsBAL-CAOwJIJjCAIMCAGeIACNXt8AAAZAAMZALoJAAMJAQkIAZUQAICoAARAAEcjAAoiAAgoAAJAAH"
    "X7AAWCAf4pAAEIAIUgADgBAA8DAAoCAAogAH6CBxsIAaEiAA2CAGtAAAJAAA6CAAECAbACB8MBAAMJACNbIlAAAIAAOIAAII"
    "E3NIAAOIAB75AIMgAALAANZAAGqQAZAIAAMIAIKoAAEoAALAAADgAAJhADHJAAMIABmKCbsYAAMQFBkIAAMIO9gIAPUQABEI"
    "ACwQAAIQAAyCEHuQAD8QACNr5cAAAKAGLSABQQAAdIAADIACIBABWQAAeEAKhIEyaIAD8QAQSyCIHIAsIIAIaOABMKAIcCAj"
    "qoAEJOAEMgAGIgADmwAAUkAjQIAACEAIYGABMKAAQIAAHAAEjAABqCAA9nACNxAsAABzAAU4BfnAAtKKACKsAB3uAEdCAH7A"
    "AD1AAlcgAEcKABICAAkMAGQKAD0gAAIgAjCgACMEAAGgABCgAEiKAGkCADmgAAUgBftCAxHuAEhvABMKABGCAEkgABErABKo"
    "ACN0XJAABAAAVjAAHnKmnbAD8YAJcaAAmKADQIAAiIE9kQAD8QINiEAB4gABASAFEIAmJ7ABW6AAIgAH-gAIoIBfwEACPAAt"
    "MpAAEgAACpABsEADWIABEEACQKAArEAFAhAD2IACOCLsAAAIACOICMfDAAFDAACJAAEBAGMEACOGAADGE2gCEhXTBnf3A1pX"
    "AAUCADmwAADzAAOCE9UQBxgCBl0CDT5AACsgADXAAAGMAQeSB-RQAAFCAAECAD8zAAJMADSCAA6DACOQcoAAACHSqUGBCoAA"
    "sIAAIICkvAAx2IA1iMAAGgADyoCg2ICSPbFzwEAIGCAF6rA1nAAObgAZIpAEAiAEUCAUKIAGGBATJrAD6EAACBAAUQAD8GAA"
    "ECALS-AMsBBPUkAKGDACOg4qAAACAZMCAJrAAAKCAARjAW_AAeYCAAQgAOCEAEcCAEiFAOEEAGG0AEYiAFxoAAH_AAQUASIV"
    "AE4gBKK0AKITA1WSAAYgAC5aAApQAAUUABXfAAoQARGBB3sCAIABAAFbACOkbvAAAkAKKQAFqzEtuEAIIWAF4DAD8QAxmCAD"
    "8QAj3rAAVAATCgAI6mACb_ATECAD4UAACEAAUgACu6AAuwBlIEAKoEAAHAABaCAEaDAD1AAMtAABkVAFBAAYnSAACQAAJvAC"
    "OpiWAAACAAIBAACSAAaTAACQADeQAACCAMtvCCOQADjbAAaQAAUUAD-SAAIQAFsCABgBACcBAMsQAGkBEbzQAAHRAAmUAAHA"
    "AHrAAGRQAAHAAD2QABhAAheCAAGTAAviAAVAACOtrYAAAyAAeCAAMDABqCAD4SAAIDAACQAFW0AAKQCMkCAAGTAAvAAAPAAA"
    "HAAHWSAAjDAAJnAFsgAD0CAAGCAAUCABICALTnACCCAGkCFQVnAJZmAsKCA_VCAn4CAEAMAJkCACOzI8AAACAAECAESOCR08"
    "AAMEA1g0AADsAx0CADyMABAUAIyQAoGCAAeCADUEAACcAAmPAAMEAACEAAIUANEEAAmUADQEAAiGBiCQA1myBecCADKkAKX3"
    "AsAQAAcEANkEAD8EACO5T8AAACAACCAACCAH5_AE-ECb-UCsjCAm-EAGMIAB4gAGEEAAgCAD8kAJ4EAT8CAD4OAAOHABIKAA"
    "CEAC4IABKIAI8CABAEAAIIACmEAAMUABv1AJ0iAACEBUAIACPAAtQDACO99wAAAIAB-kACcIACQIAFqCABgxACX3CPCCAGGI"
    "ACQGCYErBrUgAAMIA1isA1mMAJyIAr7PAOACDJQIA0X_ABSUA1sICoIGCZuEG7sKCP2CABGKAC2IABGIAEkgE5sKBrSiACPP"
    "jBAABiA02gAAuiAACCAJmiAsACCpEEAAIEBxCCAB2oAAMgAMaIAY0nAOAyAAYCAB0IAAOSAMaID9kIAB6YAAIQAMaIElEEHi"
    "qgAyECADiiAAYIAIIUAF4ICjCEAlUIAQSMACPdymAAAIAN0IACGICQ4YAQYMACcIHU-0AdaFAS8LAACrAEIUAJ2KAMcCAbKE"
    "AACiAAEiAHWGABIGAT4QCEdfAOOQAnWgAACIAAMQAC-EACSEAIqgACUgAACIAAC2AAEgAEAEACPlkgAAAgAACIAACGAAFIAA"
    "CEAACoCB1QAOKCAANAAOQCAAN2EgmCAE0CAA_AAC6UAFJAAAhCAIYQAACQAMnAAAJAAWmCAAICAAQ2ABAEABFCAFEHAAIFAB"
    "yEAEvnAQyQAAIQACPqxoAABCAAKCAAQGABAEAC4EADSEAB4EAEuCAA6UABYUABqEAKgCABYVAA-gAAIgABqEAGkCEWKCAC8E"
    "AAEEAAYBABCCAAEWAARQAADSAA-EAFyGAG7zAAESAEOQAAiEAMCFACPtiCAAAQHDswA1nYABUOAIeEAFiIAD6HAieIAOACAB"
    "QOAD4HDEQEA0OzABWwAACEAOYEAmaQAO0cAAUEAAGEADgQCWqSBjUEA1n8AOBoAAkUCbFAA1O3AAaEAGEQAOcEAUqCACP5DI"
    "AAAgAA1EAAUiAEIgAGY0AAIgAD0QAKogAD73BnZAAYazAAMEAAmGADZ3AAH3AEcMAGGgAACgAAMCAOOECLOCAVqCFackBp2o"
    "BE-CEzSwAAM6AAMwJMR_AAJkAF2IAYSIACQHE1AAAKH6fuAOAmJdqkGPQKDm2IAACIHSJLA1kgAACCAB6EAc-CCB_QABXbE-"
    "4CABMHAAXCAAOCAAiQAAoQAH0SAGoEAPGCAAGXKXACADKkAKXnAFHnAADnAD0hAxsMAD6BACQipbAAAECNb3Br-wAD4SA_-Q"
    "DLqgAE8iAGCwAAgSANUyC6Z-AIgEAUwCCgYEKbuIL3MCFB0GIPKIHikEAE-QAnZfH1oiAsfQAAaQAAogAAUQAHyKAJ0CAf8C"
    "ADwgAAUQANzAACREjNAABAA1UGAAUWAD6gAjMoAAYIAH6bAACCABYEADMmABWGAAUGAC-GAAmCAAXnBhECAZugATsQAAUQAD"
    "GGAegyATt3AAN-AAU7ADygAJ0wAAUQAV-3CeWgAAGCATw_AACCACRIoLAAAQAAMgADACAZQQAFKIB_cIAcSSAFKwEoMKAtaI"
    "AAUoAOICATYgAAGoAhyIAAUYAACCATZqAAGgCg0IAiOCATUQAAKQB82KACpCANmKAAbCAOCKAFOgEgjAAcJAAZEmACRTGfAA"
    "BnAccBAFHAAALACCIIAhUGEd0QAH8aAUMEIDYCAAe7AGWCAD8qAOcqAU5AAOWCASYIAU6gAHoCACWgAD6iAAUSAAOQADiiAO"
    "2oCAHAAOWCASXAAU6wAACwAASgADo3ACRdmxAAA3AAS3AAD3AD1_AAEQAKH3AOe3AAIQAAyyACiQB8wYADEiAdo3AA3vAAEC"
    "EjUYALMCAOHAAZKIAACIADEKAAEIAEgCAGgCAOUDAFGgAAEgB_QYAACYAASIAcKIAFGIACRlhEAABnACUyAcXvAAICAFXAH-"
    "ECAGwCAKACAIZIAU4ICg4wANGSAThzAAHzAA4gEjSYAAIYALACAOOCPuWUAFOQAkKQAJcGAAmQABtXAAffAAEGABCQAAiBAB"
    "5TABxTAACQACR4feAABQA1iQAAHzAD2QADcBAACBBqB7ABwIAz2IABrwAAGIAt5AAHoQAuAwA1TQAADABxkIABwIAcxkAXPA"
    "ABcQAnMgAEbAAB4YAAgoAGOgABpACLIOAGIIAvegAACgABsgACR-ttAAAIAFvzACMIAD33ACRzABiQCI9BAAEBACOOAGIIAI"
    "kILvv_AAUKAFWIAACIGrSgABwgAz_AAA9AAAoYAANAAA9AAsqYAGSYAA84AA0YAA8YCg5AAgYHASiIAA-IAAtAACSL0jAABI"
    "AA_QCJ4EABP7AAEPAGI7APm7J9QSAFsIAAodAvT3AFsIAAptBlAiAzG0AAGIACd3AFkIAAGMBljnAFsZAAoIEKhAA0OYABGa"
    "AAUTAAWQABGQAAUqCI3TACdzANGEACSYYnAAAzABcIFB0QA1mQEF3KAFsYAAmQAAKIA1JAA1o_CHykAKJAAOhAAAfAAkoEAM"
    "8UABuIABMbAAsQAAeQAAcQCRdbAN2IAAsIAAeJEsv_AVYQAmZAAADrAAIBAGgIAkisACSkYQAABvAGEgAAEgAAEgAAEgASsU"
    "ACM4CB00AQ2ZACPAAEFAABpAAAzAAMDAAX-VAAIFAB_RAAIQAGkgACYqAD8VAAIFABpbAAGMAACMAAqRAADuAH8KAEEFAAqV"
    "ABwVB827ACSnW5AABbAE5AAEWaAByQACSBABMQAAIYAAUBAAIQAAcRAAOQAACQAMABEdyBAIcBAAI0AJFAAj-BACaQAGDpAA"
    "EUAAFlAGxAACWQAL6gCDUQABKEAHSQAAIIAAHAAEhAAAGQACSrmdAABFAALAAADAAAGQACD_AAJCAAEgABdYACUVAApaAAuB"
    "AAbYAA0QAE1AAA1AABZAAFBVACcVEa-QAAERAAUBAAFzACAjAACzAASnAACSABeBACI3ACMQAAQBAAI0AGnFACSuIfAAASAA"
    "CSAAK3ACQQACIGABIRAACCGV8mACZnAO6KAkQoACcnAzKIACcgAIcCAGn3AkOIAPFXAADfACUSDHEQAzIkAAKQACUQAxj3AA"
    "V3AAGUABwUAQ-yAACeAAUQAD33ACS1S7AAAECIE2AKqQAq7AA9yQAtoQAAgQAHgUAI0EAACEAAawACWWBhy4AM6QABwYAcng"
    "AAN3AIHAAQqEAk-gAI00DNkkAAGEAAX_ACWEAG-CACSmADL2CMmIAFOsACMsAM6EACS_m5AAAKAzIoAAKMACUKBEqKByGEA1"
    "mEEnjIEjUUAAoUCa6EFp-iAPCiAkRnACUiAzSgACUiAPL3Cg0SAFsEAgy2AQLAAlcDAN-EABMQABCnCf_AA2h3HnqQAAIEAc"
    "WQAEAOACTTspAAAsACYKC2LAAugUACAOAFItCZuYABCKAGIBEsieAzNvACagAACuAECEABaNAAGEAP2EAHEECAZAABnIACcG"
    "AOAcABIfAFsEAAaYAAKEAFAQEi4QAAiQABGvAAeZAACEACTdVbAABAAAiEABGBAAmSAACSAAJ_AFUEAAGEAJkSAAJCANOEAA"
    "GQACCSAADCALSaG843DP84APRnAAtvAGGnABwBAtqMABsnAACKACMBACVnABwBCL62AGOIBisEDUJ2D4_AACTpFcAAAGADeQ"
    "AC8dAACEAI-WAOcECCQIAE4KAJIIAOaIACOEOPnADF7fAQmcE4eIAAcEAgKEAzSoACUEDmuKCu-IFWwECx0cAGaEEqWIACWE"
    "AVMEIYoBAveDAGIBBrMBCbQMACUHRyAAB3DYnvAzgECxv7AJMCE46IEVJAAnMBAOcBCgteFIFAA1oQCKmIAAUUAV-gM2GyAD"
    "8sAB4MAAUIAOyBAeaIAAMIARdAAD1AAvWEAAMuABuzAAkKAD1vAB4BCSHAAZyQACUeSrAAACAAKqAACxAD63AAD3ACA3AAC3"
    "AACQAAIxAI8KADb3AGl3AEgBAEb3B-y_AF1MAAWIAZtvEnmQAAfAAdtAAVwIABtoAAgIAGxuAAEoAGFvAM0gAAEgAD9uB9MB"
    "AFgYACUj24AAABAOcBAGKIEbmgACU3AAKIAFg4AAE4AAcQAVEFAIm2AAD2H4AIAAZAABuIAHUIAlygAAioAF4oAAaCABsIAF"
    "PvAEW5AD0BABwRAAMBAO6JB6qUAACIACSCADmQAAaQACUsKVAAAQAZs3AAgQEfmIAAM4AGGaABpKAAEgAADAAHTPAOQIACVv"
    "AGT-H0eqADigAAEIAAUrAACrABsIAANIAFDrAOdKAIWKQcc3A1p3ABaEEL64CkwYABwIAwDAAFgQAtyQACU_7GAAAQDL0QAJ"
    "6YAArZAAGgAC3zABH3CMmJAPmIAEuzABwIO_eIFBiQAC2YAAoYAAeYAAoYABJfAAofCTUlAGWSABMIAGDQJ9aQAFsIAAcNEG"
    "HAA1ogCg4QAEYzFDSQD-zAACVbnkAABAAogVAGUYAG0_AAyQAAJYCQdbACYYAACkAHUIAAIIAFYQAAMQAAIRFCtAAkSQAA9r"
    "AAHlACQQAACBAOCQCSykAHWYAECVABrzAAGMAAeRAADuAAegALvVEdSBAIWBACVj4IAAA0ACQUAHc_AGpwI3hnAIGMAHksAk"
    "3mABHnAyxiAAioABOEABEQAADnAAGMANVnABUEAA-oAAIEDGVUAFYQAwYQA0gEAJuQCgswAHkZAht3AD-gAFZAAwO0AFaQCk"
    "BAACVvUJAABAAfAgAAIMAC33ABH3ABY1AACHADIIAHQ8AGyICS2MAGWUAAGEABGEAGgMFpYtAtGoA0gMC4GEBS-QAKqIAAIE"
    "DNuYAIkECu6gEzwUAtOgAzdvACKwAAEkAFMEAJckACV9FkAABnDPOEAH53CQlHAPvHAApAFnCIAOoICgOMAHoQEsEQAAYdAW"
    "OEIHAxADSMAyU9ADSEAHcEAuTAAtUUAIUMAF_nAAYGABEEAACECWEQBkugABGwAAa0AIYIAHWQCWTAACWP0KAAABAFaUAAII"
    "ADKQAAKEAHSgCWSgADCQAAQMANyEAHAIABGEGNOoABGoAIyQF8gQAPqIABGMND6_IVIkADKMAAIEANIBAe3_A1fnAAUnAAyk"
    "AIqUAAIIAHeMCnfAAkMEACWk0pAAA3AA-gAHiMAGm3AACxCS0EAOEBE6FAAvIMAGgvCg4cAPiBEiSCIelAADTAAY-gADFAAR"
    "MIAFIEAACQADAEAAIIAAIJAHINAAMgAAG5AD3nANsIAC8JB7eCABIoAISIACWyqAAAARAACJAN-XAEl3AGI3AAQwADGJEcCM"
    "AAT_ABAgAFIEAAtMACmIAGVPAOdPAEMgAC7-AH2BHsIIADugAAQoABMvAAsIAAU_ABFIABGZAAIrAY9vRVeQA1gwAAGIA1hg"
    "ACXDemAAAQAAIoCg0MA0_YAAdAA1KwCj7AAyK1AAYQAAmQACgIAC1ACeEgKBCIA1iIELmZCj2gJLpAA1nAAAD1ADoRCcLFAB"
    "HlAEmQIK-kAIqIAEo9AAhdEsxcAVn8I4SgAP0kACXjMHAABAAAksAyOEABEkABwMAACEAO8EABisCg0QAlqEAACUAP2UAlME"
    "AAkEAEm1APu1CcpAAkSkABOQADc0AAwQADwEAHeEAAmUAAIUCQ48AHOUAIyEACQUAC3oAAe8FhyIACXr_HAAAoAAusDWSIAQ"
    "IQCf-IAAyMAAQIFmplAAogAAJtAPwgCQ_EAACQAPaQAAeQNKKEACO1ABH1AAoxADSMAuWgAQDAAjNlAB0oAAkgAAEoAHUEAI"
    "sECU9AALfAAlkUAACEACX8VDAAAQACe1ABE1AAD1AAoQALeEAAcgAACECU69AL2BFnYIAQGEPpTFA1mgABhkAACkAAGdAACQ"
    "APb1AAe1AAGECPQUARF1AAGQAAZ1AFUVAAeVEqcIABwIANHJAApNIIIIACYQ2GAABBABvFAACwAACIACM1AACRABEgAAC1AA"
    "mtADSgAZBtAAM1MHYCABGgAAmmAACmAAiWAAEnAAC3A0jGAAWEAADGAAUEAADGAApHAAUEAtsQAAi6AAEUAAC_AAiQA093AC"
    "YYzvAAAQAAVWAAMYA2E3AAC3AxsQADz3AGd_Avu7AGGOAvHXAAJXAAMCAAHfAF0CAANWAAHGAvCCAz73BreQAHMQAuRXAAHX"
    "AAEQAHWXAAEXAdyRC5X6AsqQAEkQACXAAACZACYetxAABAAA03ABRAAAICAMs7CNMiAAqrA1yEA1ZgAAOgA1UoAAaIADnAAC"
    "GCAAEEAAkqAAHAAM97AAcID3-EAUVAAAGIAAFAAernAW0gAAEgAAGqCLIIAAiIAAEIA9qIAAtAACYly7AAAIAAUIAAMIBwII"
    "E8wQBoSYAGyQDQMCAHu7AAMQCfkpAAoIChG7AB3AABwEAODICfMIAAKIAlcIAACIAP-IAAKIAdACAAyMAH-MARvAAimqAAS7"
    "AA1AAR8MCe4IAAKIACYybOAAAhANXAAAJAAANAAlIoACzHAAEMAH0CAAEKAAEKAFaoAAIoAAMIABtOAMqkB9SgAAogAAEvAA"
    "CgA1fnAIUYAt2BAD8IAxRHAAJBAANPAAHPBxggGm0UCi4wClA7DWD7ACY9u5AAAIAvgSA7u7ChVgAACIALyIAAIDApzAAPdA"
    "AdagAD_IAR0IDVMIAAGIAAKICKiMADeIAz2gACCIAGcQAzo8AAGUAACEAvRAAXPpAAFAAAtAAdeIACQJAVJJAAGJAAsJACZF"
    "qvAAA8A19-Cd0JAUwQAAgQEyA7APm7CRAgA10gEL-gAzgMACNAA0iCAA0gChLAAADgAOJAAADAAlUIAAGMAB5QAAOzAAGIAO"
    "AIAACIABuzCQpJAAHJAANJAAFJAAEhAAGIACZRh2AAAgAACMAQKIB8GBAFOMA0mkAA8MADUUA0WwAAWQAAwwAAWUA1TAANnp"
    "ABBAAd8nABVAAGyVABGBANfpAAEhAAghAAejCKUBAEicADSBAACBBiGyAAIgAA4BA0kkAAKaACZW4SAAAQAOWQAHE0EsyGAj"
    "KpB78gABQkAAEwA1rAA0gcABbEAAIGCfNAAA0EAAICAANbAAHgAt0EAEcIAAIEADKBAAIEAL1fADPAAN6GCAsEAAvZAAHZAB"
    "RAAAI7AA3ZAAFbACZea6AABkALygAAD7EsyYABuEAD6EAC2UAJaFAjtAAAOgABFMAACgAAbDAACCAGxdAA9BAIf_Aj0hABuB"
    "AQNAAj7IABHAAAYGAAI_AQIFAEaIABKIAAS6AAZQCJOCA05CABvBACZjz1AAALAGcZAJb_BY8wAAYEAAOQABGEAAGlAAglAG"
    "k7AAOSAAk2AIw3ANAwABkgC31AAz0QAAFWAB8BAAEEAGYgAA2GCe2wABTAABDbAWBbAV6QAAOQAFD9AApUAC00AJUSACZol-"
    "AAACAALACI6CAAuCAAnAAACSAAGBAADGAFJZAAkQAArbAAFAAACQAAXbAApSAADZAAHkAV7ZEyf3AlTAAADAAAZnABVDAACm"
    "AACkAAV2ADx2AAD2AAT2AAD2ACfHAACDACZst5AAACAAIQABv3ASj2AAL2ARXAABXAAAfAADzWACtnAHcgAB7EAEJAAfi2AA"
    "axABwkADU0AAYiAAEgAAEiAANAACi1AJQgAAEFAEEkAACmAAIkCLeWAIXTAARBAAUBAGggACZvG2AABQABvAAEYEACSQAHWQ"
    "AAWmAAGSABxAAlgQAD02AAegADeBAGggAAGgABeVAAUHAD62ARHlB_p1ADMQAs-QAE71AAlUAAVVAAGCACaQAHgQAAIQAACS"
    "AAGQABqCAD-FACZxfDAAAGAAKGCCL3AAUUAAjRAArRAAFxAAlRAAEQAAUhAAqUAAFTAAVTAASQAVjTEi8CAAiGAAECAACCAA"
    "iIBqYCAAUCAAMGBUM0ATmCDW0OBreEAC0EAIjAAqGWAAGeChEYACZ7pyAAAEADaCAEqEAD0EEalAAbkIAAOIAZ0EDyygA1oM"
    "AHp3AD2GANyCEFAEAAEEAAEECRWIAEksAyTsA1gIAAFsA1iIA3aEBwCEAtEcNZ5gCAoICb6IAAIMBsaEDVMMAAGMACaSbRAA"
    "AECUKIAv4CAEGMAECgAx5iAACIADekAAdtAtiCABwIAGdAAtQCAAGCAH2EAAcMELCEAXQUCLoQJ-kEB9voCdnAHSBAAEKgAB"
    "GIAvrAAD8EABCQA1wEAA8IAAMMAC0SACakcfAAAEAAEEAAgECYUQCgAEMcgIChQEAPWgABGEEwuMABwZBrHUAANAAD8BAxQE"
    "AApAADMkAAIEAAOEAAShAAGEAK0EAAsEEtmCAtMtGMaQAALAAHuEAlm0AIJAAH4ECQwEACa5sbAAAEAD9kAD5AAAFAAAIkAH"
    "tAFi-CAAyCAP-CAtyEAL1AAkgEAA7EAAHAADOgAAOEAAokAAOkAAEEAH4CADrkAAQECUuUBqgUAAcUAAMEAAEEAAIUAAKEAL"
    "6EASnAB81AACbA2NAABAAvrUAFWUAA80ACEUCZGwAAqQAAEUAAkEAEGQAACEACY0ABdAAH4EEwJkAB8BALACAmECAAmCABdl"
    "AAPlABrFAApDAK6CALHAAb8CABYEAAEgAANEAFKkAAuEAAEEACbF35AAAgAAQEAH4CACX2ABs1AF8gCK4hAzQ1AAkEAEyQAB"
    "CEAHCCAAECABGCAJ0QCJnUAAgEAA2EAGkUF4IdBrrADU5AAxCCAAECAEgNAAGQAtSKChMgAACgA1mCABzGAFQUACbTNUAAAb"
    "AC4gAEAwAEegAAIQDWoMBlEIAGKkAJC7AD8gDBaiACKMBE4IDWigAACgCTCEBlzEAEAIAAJuAxcJAEKEA7aIDYFAAzEIABUI"
    "E6MYAIWEHiicEEUIBGWqCQIMAH8NACbou9AAApAAgIFqAIAEQxAAKEFBKxABOMInxADWhAA1oOCI2IANGIAK8OEq0MChGMAB"
    "iEAAsJADTEAAiEAAGEAJxtI50QDwG5AAC9ABQZCJ0cAAYcAWsxAFvdAADdE1QIAAKEACcD2NAAAsAAVAAF0FAASEAB2SAHvo"
    "AAKEAnSgAEmUAw-gAGeSCg8QAHuQArqUGnEIAEAEAAIgAHwEAEQSExiEAGkEAJdAAgyIAD-EAG6hAKHAAkmgAA-EABr0AAaB"
    "AEaEAAIEACcNKKAAAEADxtAAMgCXTAA1QgAACkAACQAAU0AAEgAAE0AJeXCQ0cAB8QE8AEATvAAALAAgtgAEHAAAEkAACUAA"
    "uEAPj3AACwAAUlAAKgADeXHOoMBr-nAACMAAGMA1gMAAHAACcYYJAABPAAJPAF0MAuYEChMEA1sEAAGCAAqUAFIEFBoQMf0G"
    "AE7WE6MsABGCChMCA1sCRpUgCcCMAQaEHS5AAC0IFcewHcsICg4tRMdeFF0EAAISAN4EAAJtA8hAAeZiAAMwACdI-gAAAwAA"
    "dgAEcgAG8QACNtAG0ECMHAALwQAAFAA1iJAAGBHWtAAOJAAnL_AAXuAOIgAGxtMOECAzDMBrVsAC2IA1sEIe92AriMA_sgHi"
    "sCABMSJ7uFJLAQDha1HpmEA1mgACdxQFAAAQD__4IrMIBsbtDocIHPpAAADAAjqBAKsgAHSgABGCAFMgRvtAAWqgAAqIAeJd"
    "AAEtAAIIDWiQBMywAeUIAAOQC3ugAGzAAYFAAdigAYGwC90gAAmQAYE6AACSH47uACeR3kAAAIA1lAA1CnAAwwAeUQC4DQBU"
    "MIAAIoCCSIAACIA8EIHcSIAN_AAndIAAMJAOlAAlbAAQOgDOaoAIGQAP2QADcIHAGIAAoIAPvAAlQCAAoIAOqIABGhQgfCAA"
    "brAxjIACepuEAABIADxLBT7qC33aAASQESmyAYCKHDTKAAZKAAPqAACIAAZKA0lqAAbqAAPKAASCAAJAA0-gCghAAAaYAAPA"
    "AAaZA0-IAsa5AACRG11AAAaIAAPIAAaIA0-IAAGIAOApACe4hlAAAgPq6EAAiOAAEEAACEAAiIAGyiA1jiAuEEAAUEAAMEBn"
    "yEAHbyB9bAAj2yAuKEBreKAC0eAFNjAtcUAAGUAAEOAHyQAAPDAQmCAACCAjqQBku_A1uaA0eWABEaAAF_ACfHELAAAEAEgS"
    "AAKgChZQAz0ZABSQAAcgA1KgAAkgAtoEAHhAAAeIDVn7AAbzAARQAAr7AtoKAGzAAASCA16gAEIICVQuA1rvAHHrAAfAAArA"
    "AtWIADmgACSJAAEJAAIJAAEJACfOOdAAACAAsCACGJAAEJAH4IAAEIAAEKDLKIAyiEBtA4DTeIAUUIAgaLAD8IIU07DaAIAE"
    "kIAs4gAD8YA14gAEpAAH5oAA-CAD8CCb6IAAIIAlYIADcgAAgKAMTAAHjAAuGoACfcJPAAAKAD8KACaoCZXAAh0EAHmKAMGJ"
    "AAGLAACKAAIIACwpAAGpACMIAACIACULC8qEBreEA1cEA8cQCx5AA1ouCMOQAD9_CxeQIHhgABPgAWVyAYFIACBgABYIACvA"
    "AAIIACfp4aAABACblgAAJAAAKgAAGsA1ZJAAVMAA_SAM8IACTIAAgIAFKIISEDAAELAAgUClWMA1mYBqeoDGxQAQiQBrUUDG"
    "BAAAZAAQNADA_gA9ICAH4MAGLCHMiMABIEAAoECEsQACf9ifAAAUAOuDAAsjAAfBCQgEA4_QARAgAk-wAQxAAc8EAEoBADOg"
    "AAFQAQSgAAgBAFiCCHAwA4_qAyYgAASQADqkAASUAQAQCMaEAAPwAEPbAxdkADUSAApQAQVGHSzgAs0EACgH-1AAAEAHMBAA"
    "wQAICEAs1QA-gECYygA0wQAAGQAA4QAAGQAPVAAlD7ABKTAAGbAPWCAAStAAWfABjACKdAA1yQAD9UAAsQAALYAKCVAFUaHM"
    "_2AAL3AAD2ABFhAANxADxBACgQaqAAARAAzyAACQAAJyAGyEAIeyAdmEAAmEADVhAAoBAEEQAG2EADlAAFAQAeeEABoWAGaC"
    "AHsEACWgAAEgCQqgABKQAAREAAMEAAMBAEEgAPagACXAAeAQAFMSAACSAAsQACgS79AAAQAAKTAACXAGsEAAEEABGEACQUAB"
    "sBADbAAACCAAm3AAC3ABoQHMaEAAEnAACEAD6lAACnAxjlADoEAAVhA2KHAxZDAD1BAAJBAANHAAHHBlGwAD8wACCwAWU2AZ"
    "f3ACgZl5AAAEAD8QAxSHAAOQAAHXAAEUABDXACwQAAGQAROQAACQAgc3AD4EBrh3A1uEAuIIACaQABEEAB2EACH3AAEEDSgw"
    "Bn4IACa3AAegAAE2AAcwABm3AB2gACG3DUuEADSgACggvgAAAEADpAAuVAAAF3ACP3ABqEAAF3ACP3ABEgAKImALJ3C6OEAC"
    "L3ABSEAyN_AG4QDMCIAHMEAAaEASDEAU0EBz-sABwsAD8MAxoIAD8IAwPOA1kIAFsIAxgIAD8IAAGMACgwrsAAAEACMEAzgE"
    "AAcIDc6EAIYEEqUIBtSgAD9vAwAEAACvAFtvAAEMAv3vABtvAAPPADvvAAFvFB0wAQCEAB-NID0IESKIAYwEHGMsAxoBAD8I"
    "AxyJAD8MAAIMAvQMACQNAChEvsAAABAACMAAGMADMJAAoIAACMDWJUASGEBZmUAQKMABkEAEmUDzQQLs8EAD9AA09OAwSEAB"
    "0gAe4gC6QQABsBAxWUAAa0ACKEABYUAGwEAJ-EAB6GC-aEAAMEAD2QAAQEAChT5FAAAEANsCADw2AEamAACGHCbAAAD_AF20"
    "AQYEAfXbABjgAACpAAhuADbwAM7AAD4QAAFAAgstAALhAAEsAAUgAAJ9ADgsAAUgAAJ8AAF8AKAEACWCAD8ECKlYABjUAAJT"
    "AChZuEAAAQAQqgAFiUAAIQAbMEAAkQADYQAAgwAAEQHb5EAAzzAAHjAFzAAAIgAL52ABpAACT2AACCI5vmAD8kACAEBnwZAB"
    "uEAxgGACYUABkEAAGEACKEAN_MDIXWAu32AAf2AChl2TAAAEAA4EAAIEAT0QCKA2AAF3ACHYAAIYAD0IAAIIAQRIAAoMAkqg"
    "AQUgAAowBSkIAB0CAD53DUbgAAChAAa4AUqQAg8MA5nSC4EkAaNAAALYAADIAD9IAQ_AAGXAAaKGAChtAFAAACAAMCABiGAO"
    "sCAAyCAACgCMEsAbPAAZkhAAcFAAGMAASEABAeACxYAAJYABMEACmFAH-3ALoWEjOoAGyMCaaIAGzEcWyIACeIAD4EDnyIBr"
    "UIAHQQEJ4QLUdIACSEACiLJmAABIACQUAxsFA5qUEIskK5mwA0SFAAMEADwFAvmEACKEAAGUAACCADgcAAUlKwrEAIaEAOUk"
    "NEyIBxNnACNuAt0IAFvmABFEAu6IABp-AD92AAFmABKEABCGAACOE--SACikuyAAB_DP22ABEgAUUkAAdUBZb3DTskEL8EAE"
    "CEAB2UABSWAAYIAUoXJlUMAADsAE8IACcMAACNHZWIPMIIP4CIAFRALvPAQqI-AV2EAk-lAQoCAj8GA09mAB2BAAn3DmUQAC"
    "jU37AAAgBH6gDCgOAVnAAAVAAg0CAD8CAQaCAAKgAAUCLuqIAcokAHJOACHAAxcgAD8gAAQIDSYIMIftAbuIAxXgAESDADYv"
    "AA0gAAIBcffEAPlAAlPAAz32AByBAAp3AASIACj1wtAAB-AIGaDpegADUQChwiJF5IAAGoAHdsAATsAAMoAAGIAtRsAENsAD"
    "OpAAYoAAFuAAOoChGYAWUKAAGSIBvAAAVAQwPgAAOqAtmIABwaAAM6ADwKAAMKACIIAAHAAPlAACkMikAABAAFZoAE3hAAMh"
    "ABFrAOBAABkCAamRB2oQIPxoAAOIAAHoAAPoAB77AFhoAANoAAYoRlCCAyiIA1mMDUgYA9sSAAISABEaAL0EAkWiDPWEAFcQ"
    "ACDzAUKSEmOYDdT7ACkkEkAAAgA1ZbACOMACTTAOFAAjUIAAECAEQiAAUkDRpgAEnAAxHgAEjiAAcKIPoEOXNAA1oODYrAAv"
    "cRAD6QACSqAKsIO4xSB3iqADv7HU0OBoG6ANeINHqCDoyQSlygA1i2AClUCcAAAEACLmCCqkAP6GAMiQAZNCAP42AnD7AQuQ"
    "AKgQCUQQAMrAAOJAHvX4AEECA1iBBL6UCE6QABmIAOQCACTAAJ4QH7PAACvSAEGBAAjAAI_AACUCAAfgI3iCAFtnBniIACln"
    "GnAABDAvwDAFsDAAGDEFl3Cg63ChAEAFoEDQz3AAD3AAD3F88gABkCAEkHALUgnAsKAGWHDnyQBrUIAJcQPgFMQv4EAdamAX"
    "GCAaOHAEbALLdCAGdAAEegAL0gYzSEAFswACmqQmAAAwAAcIAjSGASdAAjKGABoUAEgQAL6UAAcCADWQC8qEA5kGASiQy1Iw"
    "AxIELzZATR7mAFkEE6wQQBqgA1vAA1oGtPWDAMIgA5XAAmKqAFmQDJyMAV1ALgAKdVCCAWUCACoQJgAAAIDWgIH6sgAHQIQp"
    "QIAAGIACuCAJGIANPIAEcCSyiEFZWSQaVKqPGChOwCDWsDALRAINICO-TmA1ioAG_nAuoJAEwBACPnE6U8AAGEAGyUDUSeCA"
    "GQRMooAG4IZ4MYACqN2FAABASuowAG5n__-Ax6sqBI5AcPACAYgIZCWQA18YA1mwDWOgA19zA1eIAAIgA0JAABnAA0C-AA4w"
    "AAvzCg0YA1eQAAIID8kbABGIAOeQAnEQAOjAK44IBraQFBw4EMIgACsFLPAAAQEv-SADTbAAcIAOCgA1vAAAPALgSQAIFLAG"
    "GQAvhgDWgQIIBuAQQQQAuEBracAcomElI0AAJ3EMAMAal3Q9OQEMPAIYKOAqsic4trA1mKEMIYA1vADWhAIJsMdU4MACtW3q"
    "AAAGA1xALgRAtd2yBraYFBxzEMIwD9HAaNaQD-NAIQDKAH2EAH4QWuvADUdAlXgwABuEAVkgA1vAAAVAC-7AZaDAAGVAdULw"
    "AAfwA1IQAAeQD6sQAQ-gAAegAkHxARLAACvOr3AABAAAdAAADADFDAIpIIAAeIMkBAAAfAQv8EAAeUAb6gAAUgc4TAAAfAc9"
    "iBAAiBAAEBAACBBq6BAAUBAAMBBnyBDW0BBreBAC0BOMyBAH_pEMRAE9eBF9uIF2-QKL0IACwbTGAAAIEMHAAAJAAHdAAADA"
    "DyMBAEGBBnYBHruBE7kBF3eBDWgBIoGEZtYBORQBJJgBAAyBAP-DFBsQAKzALi8CAmEBAAmBADUBAD4BAHqDAJTADB8BAIpA"
    "nOABBpuBA1kBACxrOqAAAE__-AJCSR__-A__-AHvYBAAIQZuQBChMB__-A__-AH-EBvhmBdU-BdX2BGrqBLu0BA1YBEMIBQ2"
    "AI2o4YE6BAMj3rA1miEMDQLm2BA9jrUyqBABwBBreB__-APlgBAC3qFoAAABABwBAQYBAAcNEvSB__-A__-AX8iB__-AeZoB"
    "__-A__-A__-A__-A__-A__-A__-A__-A__-A__-AX6S7BraIFBxzEMIIeKh7__-AMP6r6p6IA1mIEMI4MkY5dU4MADBAffAA"
    "ABAAUxAAII6Z0gAAGnA1fnA2KIBpE7A1kwa0ECA1kIJTQIZ7EYWn4E9IogA1kCfAPIa0QY__-A__-A__-A__-A__-AGxooA1"
    "kE50eQ__-A__-A__-A__-A__-A__-AADNvoAAAAoA1lv50eE__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A"
    "__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-ANs-BAA-zADcKYcAAAYKD2oSLECFIABUHuQKC"
    "G_BcodAeyBJkiBAe2BIYKBEukCBrPAADzAAYSGGP5QBlqeAFqQADwPASIVEtiSDNoNAd2BBOgCAFgQAD8FACYHAQ9AGYdAB_"
    "ulBZAQCEGbADdHmqAAAgAAeBAGGCBkqQAAeBAAC1BrPABWMCAVIVBWcIBdYQB3sGAVpCAAGlAAeBAGGCBO4CAVs-AAPAAAZA"
    "Bq4FDTABBY2CAVsuBrXAAAGgAAFABrHuDHUHAACnBrGgAA9nADdVurAAAHAAMEAAMgAASHAAHnBjbAACRAAEzHAAaHAATXAA"
    "PABbeBAHnXAADXAATAACJHAADXAADEABkXACUXAWcGBVwQAWoXAACnAAEjBUaQAWxhBrdhBQHAAADAAENQAAOwADdawiAAB1"
    "AWjAAADABM1CABKWABHAAAGEAACQAA6CAADnAC8nAByUAADAAWXhAAHhBGLXAGbXAADXAAJXAADXABKWABHXAACHAACEABhH"
    "ACbHABsVCBmQBUkDAArHE8rAAACSADdgoJAABnBbZFAHPDABN3AAHDABBzAAGQAFsnAAmnAOVABUOXACXTAACQAAECAbOTBs"
    "iQBrPUEpaQACCQBk2QAAEQAc6gBU4gAOAQAAUBAH12BjPAAAPABXMmAT2UBXamAb6lADdreFAAAEAANEAbUzABSzBMuCACgg"
    "ATmEAAhABU_XACRVAADAATqFAAWBAAKlABHCAGlABPQmAVd2AGkVBOiiAGYEB5yBABRCBTpFAAFHACRFAADHAACBATlmABti"
    "AGkE__-AADeTZ_AAAEu-JUINiIB1t0LwgEDSmIBrOJE96IBrPAcewIIYyEDWgEA6WCHlqIBnEJDS6IACWEANTqBZhAAEbAAB"
    "5AAHaJACFPAAHfABzKAAHKGbTABrUEADTMABNIGswMBrOEADfgcUAAAQADwQAAEPDTLdAAt_FGEgBqotE9HdAArdFFE_ABKg"
    "Ay2LAviQA7uBCfb2DWcEAEOIB2EEAoCBCfVPFGChAIegAD8gAAsIBm7uABPAACvoABL7BdsBAACBAIXvABTtADf1h0AABoAB"
    "O5AAFrBabAABLAACHAAJogAA5_ABJqABTUAAqgA26gAfoEACyZABNAABGNAA6fAAHJAAHAABFBAADBAHgBAC1PAAVAAA1KAB"
    "HLFBSEAAwEAsqCAwpAANLABb-EADf7RxAAAEBnUQABDIABoEAAoIABdPAAEJAAqNAAsEG5l8Bd2EAJ8gBhSBAKBUADcsBrRM"
    "BruEBY3dAAX_FFsECkwCA7uQAAWQADnQArwjAvxcAMJkBfGgBr0IABnAANgMCQuBADgMBvAAB-AMCGAAIgAATAA5HAAl9dAA"
    "MEALygAAggA42HAl0MBrQgBrNEAMNkAD9AA1YBACbAAhZPAB9EAASIAL0EBfOIBvGxAAG1AHsgAACEAAEiAACCAAECAD0gAA"
    "CjABKgADgSwoAAAEAACEAAYgAAjhAG-kAACgABEkAC2EAAXABfOUAAKgAALhAAcBAH9hAAGgADBAAAz0BdTAABQUAAHAAAI1"
    "AAL1AC6EAFjhAAXlAB_3AAjiAAZgAAvjAAXAAAJjAATAADgVP0AAAEAAp1AADAAAfAABvAAA_1AAHnAADAAAaBAAFBACOEAF"
    "LlAADFAAsmAB_CAALAAAYgAAZ1ABF0AAIgAAJAAAMgA2mgAhjEABdVAADXAALVAApEAAlRAADRAADRAACBADgWGAAAAEAAVX"
    "AAERAAEVAAmXAAnXAAGVAA_VAAHXAACWAAbFAAEBAHZHABjUABVUABHUAADUAA3AAAHUBl2QAFAUBeYQAACUAM2EAt2WAwpx"
    "BrJQAL1AABLABbkEAASEAADlADgaS_AABAABHAAIeQAC0kABJEAAFkAASEBaMEAAoUAAFhAAXlAAVhABhnAAYlAAtxAAEhAA"
    "GQAAMBAAEBAAaQA5tXAsOQABTBAADBAACUAQGQAtmXA8aQBaWUAFbHAI-UAxYGADgeHNAAAGA5nABigwBnuQAAK2AAWQABsQ"
    "ABRjAAGFA323ABwHAAqGAANjAGmBAmcEAACQAACUAAWkAOvkAsgWACQEAAXjA9ZAAADABY5QAAPQAOUGAD0EBemEDTIWA7OQ"
    "A7RAADgm1DAABVABHVABVUAK4EAwhXAvwUADCkAAKEA4UgCrBAA0SGAAKBADBAAgp3AA3VAAFXAAF3ABD3AAF3ABOEAACVAL"
    "8EAD8EAqj3AA_XABuCAKOCAigEBrPmANaEAD8kA3ckADgsr9AABnAA7nABFFAADnABSEAADHAACBA6bn7iuQBuNXGqTAABd1"
    "BMwFACKXAAEXAa3cABXUAAFVGtj3ABHTBLecAA8UAAG3AapEABuQABT3ABGxAAG3AAC3BKSQABFAAA9WADhUx6AABXAADXAA"
    "FEAdlXABHeAAJXAADXE_mRAAoHAAnAABlABoYgAAogAAqgABkgBME3AAkMAAE3AbwhAAp3ABGBAAE3AAmEBKvAABDEAAD3AA"
    "DEAAr3AAFEAAgIAb0BAAoHADhaC5AAB1AAn3BpeHABLVE_ygAACgAAmEAAvHABlABoVgBOREAAnnAADEAAZnAAMMAAdnAbZh"
    "ABCmABJlAAUEBMbAAAZnAApnAcaHABJlUDWIIXiIBsgYAF2QHzSgAeyIAF9wADhzwMAABEAAaIAGNAAeJwBNJAAeJAE6sIC4"
    "rAABCIAIIgAUqIAG_wBNHAACjzAWUIDAFJB_9IDB0gFagCADhAAAdAABnABpMIAAcIABmEGIzACKDLH5KQAe0MBMbZIX-oBr"
    "LIADiPa7AAAQAAkaJ_vAAhwYA2KEBrQECGbABrUIAaBRBNQIAd-gBNSIAD8IA3EEEkqIGxrABLDAAEuEAALAAAHAAA4EAVdA"
    "ADqoAASoAA-EBIzEABGMABMMADkEABEEABIEATYBADihSDAABAAATAAA4EABLAAADAAALAABkEH0GNADUBAZIrBMkMABkMAa"
    "TJH-eIAcdrAHoQBE95ACOJAccCEjBZAAXbDYqJBouoACIIAAYgHLaIAFsIBligAFsgB-AICdbbAIfAADi332AAABACUQAFsQ"
    "BlsgC1vLAAFLAAHLAgiNBrQNBRIEAACCACKEAcYtAAC4BMigAepYAAVvBMdmAA3EACJlAbbFAAUgAAHAAACgBIPAAFCEABvA"
    "AAeEAZGIACQFAAUEAAIEADi_L9AAAEABGEAZoBABSFACFAADQIBIyEAAiEAAmMAADNAAXdAAEEAAEEAAmEAFeEABVAAACEAS"
    "0BABUFACEVABKEABeIAAKIABJIAADIABFIAADIAAJIBr2QAACQBrKQC6FAADjDnQAABAAFfABlxvAALlAA0FBLsEAFoUAVEB"
    "ABSQACGFAAsOBMIEAAzNAFOEAWXBADPPBwGQAAXfBGiQDckgAeqwABqEBK_EAXVrABkkAFw0BOgEAzmQBUZPAW6xAvfAAAPQ"
    "ADjNqmAABbAjARAqqQAdkgABGgC86EBlFbAer5BrOJABHAAFtAAy-FAa4UBjLEAkwEAXGgAF8BAopbAA1EAAFbAAJbAeiQAB"
    "LAAE76BGeEAf4BBLXEAADAAkyEBFrLAADLAA4IADjWpIAABLAfqBAACDBRYEAACGAAEEAACCACIEAAuEAbsFAACQAAcHBIMg"
    "AD6CAACCAACEAAmEABmEAYiUAD3wAAhlBIUEAACEAEZgAaGEAACEAEFAAAVAAAigBHyEAALAAFdAADjaP2AAAgAAIEADQFAA"
    "qmAACgAAEmACBABFYEABUBAAE1AAWEABAEADEEABAEAAWEAAMkAAqEAAGEAAQFAV2hABsEAASEACRAABaEAALHAB8EBFCEAA"
    "CEAAUlAAyEAAgFAACEADjbr6AAAEAASFAAEEADmEAACFABiEAACEAAnAAAqEASOBABSFACGVAAbBAAwEABGEAACEAAGEAA9g"
    "AApgAAtgABkBBGSFAAXQAAUEAAEEAAVVAAHVABTVAACFAD6HACwEAW1XADjcwTAABXABHAAADXABDAAAnAAADAAAtABsn1AA"
    "gQBMvEAYR3AB2EAEbQAYgUBMdAAICkBGkkAAKFAciEBMZAAAXAAAVEAAMEAA6EAAYBAAGQAAGFAAEFAcdAAAKgAAVFABIEAD"
    "jg86AAAEAACEAAEUAbRAABGEAuaEAACEAAMEABhlAACFAD6FAADAAWVBAC22AAbnAAvnAAfnAcuQAALAAzrAAevXACAQAACQ"
    "BD5RAAfRAG2EAYBCA6tAAANAAT4QAGwgAd3AADjk5xAAAgAkoEBE2EAByBAGyEAWGFAemEA2aEAd8QAAHABD3TAAfTAApAA7"
    "rAAxNEAccBC6GUAktAAVXhABiBAs7TAAfTAAqQABpAAADAAcYBAAyEABgVAGCEAVWRABEBAACBADjrO7AAABBOUVBKREACVC"
    "AADEAGsEAb0FAW6gAAohAudTAADTAAdTAADTAAnTAACEAADVABpUAdeBAb7XAADXAx3k6yPlAabkBQ1FPPMUAQOMHroEAOiQ"
    "AMjQAAp1BPgEAbvVADkdEsAAAEAEa3AJb1AAoEAAE1BOGEAACEAACEAOdAAARAANCEAAqEAAD1AAt1BqiEAADVAAqEEzzEAM"
    "ykAAVkAAbEAA9AAPHXA_EEAOWgAASgADygAZwkA-eEAASEAACEAOr3ADki8TAAAEAMyEAAukAAr1BcdAAAZ3AASEANH1AAaE"
    "EyLoACAlAMzEABoEAAMEAO9EAALEBLkoABsgBckEAAOEAAUEANxAAAbnAASEANVlAANlAAeEi_qQBrQUAOEEGfBQBrQQADk-"
    "thAABEApxQAkgEAOwCAA40A3IFF1QgBryEA3IBK4JABrPvANMEAASEAA-MhRAIGtEYBreUA3IQEKUIKjGgBNbIBqEvABKIAA"
    "kSAAjiAMMEARBAA8aEAPZvABKgAAkSAAKEADlpWUAAAEAAWgAK1AABYEAB7AAL0CADVSA7QEASTAAAJAAADAALKYAAwEAAKE"
    "ABIEAACEAAIUAA9MAAKMAPJTJmPABYuEAR0QAAIEAAmEGs2QB5QgA3VAAlq_AAUQGrcWABsCADl5REAAAIAAiWGs-iKC8WAA"
    "kgANOIABIxBMmEAQMgANSEABGgAADMAMkBAB7BAAUCBbgEAA6gAMCMAAkBAB6EAAQiBM4BAAOEABHAAAVAAM0kAAMEAAGEAB"
    "GgAL0gAAvAAB5AADmE-SAAABAACEAA0IABSBAAOvAAiSAAWCAAOEAAMEAAKEAKr6AADAADlAAL1AAAeBAADFAAKBAB2EAAD_"
    "AAD2BJ9AAA6BAC_AAADAAApAAI0EABABAAuGAASCADnsALOCAAmGADmGDEAAABAACFAAEFAAGgAB2EAACEAACgAAVSA7cEAA"
    "KEAOCEADyQALOEABgEAACEBfEwANSEABGwBnFvAAWCAQAsBa3AAQIgAAQgBPmCAAQEAA2EAAR8AJ_AASwEBMyFAAqgADmK3P"
    "AABAAAXQAKM_AQCgAAeBAACBACGEAACQAaTAAO6QAVAEALoEAD6EAAWEAakGAc6HAOcCAkqEALs0ACwEBczCALJCAAgQAP4m"
    "BP0iBrKmAOhwBdOQAAMQAakgBQESALoUADmS82AAACAlSCAAMQBqUgAAHAA4sBAylAAbYIAdUBCL4EAR3kAAHAAOUkAqYBD5"
    "0EAPkWAAogAAC2ALLzACGkAAXCAAwxAOhDA-eEAbBAACgEAAVAAAdwAOgWA8eEAOvAACpgADma3yAABAAAPzACZAAAygAL0g"
    "AA_AABvAA8cEAOplAAKBAB8EABGEAAEiAAMEAK7AAAKgACCEAAXmAADmAA3AAAIgAMSBACAWAAD3A72EAOV1AAaBAAglAAKl"
    "ADbAAJyEAAK3ADmci2AAByAAnQABKEAA8EAARmAA30AAC0ALygAAeBAACFACIUAAC2A72EAAkEABwEALoEAAZ1AEegAJmCAA"
    "WCAAQEAAtEAACEAAgEAAUEAAaEAN2GBbgCAAkQA7USAuzCAQckADmfyWAAAEAd3ABPsnAOoUABHkAL2kADIgBJXlADsEAA2Q"
    "AJ53AAqEAATEAACEAPEgAc6HAOcQAkp2AAVAAPcSA33AAj_EBHIHAAKCAzc0AL1UACcgAAuQAosiAAKiAhcQARqEADmlq_AA"
    "AEABFAANZEABFQBc1XAOcQAYdUCrM2AEd3ANIQANB3AMwFAQeBAveUAOREABAgAPV3BMsEAel3__-ABR1AAACCBOxAAIBAAU"
    "fEH5oNAIaEIX_EAOd1BcyFAOdVAH4eADnYqnAAA3AGgQAH33AOd1BOd3AGgQANyQAIh1GtPVBOCgAI-gAID3AMMgBNd3AAl3"
    "AAD3AADAAGhwAAFAACb3AFZ3ACqgALz1AAb1AAX1AHiQBGNAAGlAAOF1AIl1AAX1ErCgADnh__AAAFABdXAMOgAANVAALVAA"
    "cVAHTHBGIgAAOgAGkgAAMoACCgAH2kAAT3AL6gAAYgBN3AAAP3AAN3AGLAAAP3AAKIAACBAN6gAIX1AAX1EzcmAAIFABdHAM"
    "KgAAVFAAHFADnmTUAABAAHWCBGOgAGkgAAMoAWagG0SIBNsJIZcNVv8QBs6QGtF3AIK_BjGQAAOUAH8OAxYdCdlEBpAgBrR2"
    "ABkgAIK3KEUEBi2IBqS9AHOEAQFMAAJcBT1dAADdAXRMAADMADoKViAABcJrftABGIBqJNAADNIYIYBXeISqMIAGlIIhWgAW"
    "OwBU-gBjcCAHOsABBABhvuAA8SAAWCAAGcAILiAWJSBEWMAGR9ACDAAADAAITAAAMgAF-sAHJsAAHsAGyCACLSADomlpAABd"
    "AGPdAADdAB8YAIaQANRMAADMBV2iFA8BAA8vBqWEAApQAALAAAJvAHlUAAnCAUoBBFttAGJtABxAAAcIAAMIAAKOAHsgAAWM"
    "AAQgAUiBBOWQBXKTB9jaABwgBo4QADovBCAAAQAAQIAJgEBja8AAIIAAEQAIWQBjACDUgIBtAIAAQgCJoBDEqgGgIwAAVbAA"
    "CwAHwWAACGAAhAAGEVAH4EAAQgBcgWAACGAACEAAfyAGFwAGMIABtsAAMgAGcBABOGADo6KYAAACBUuWAACgAAFAAGmgAGDA"
    "AH-gBOIEAAgCAAIQAAEiAAN_AHkgAAHGAAKyAAEQAAJiAGVAAHwEAGsBABMEBEaNAG2EAACBABvAAANAAAJAAHqEAAWiAEYE"
    "AB78AAC8ADo8mlAAAEAAxsAAkEAGP_AAUHAACBAAIBABKEAACGAACGAANSBET9AGJUAAL5AAUBACOgAHqgANH_AAWIAAbsAG"
    "yCAAYBBOLiAANAAH0GAACGAEoCAJ1UBczHAEZAAIXAAIGgADo_yZAABGAIMkAAEnAM7AAIGnBMYBABoCAATuAAUQAIBCAMkg"
    "ABggAGmBA5gBANu_AE4IAAUBABFBAADBAAoEAAECAAOrAAGQAAGQAHcEAAOiAAWCAMtvAHj_Ac7_AxXAAIYGADpCZsAAAQBr"
    "QQAIWQBUcQABniAM2QAAOQAIGoAIIQBOIQAAcQAIAQBi4CAcwQBriSAUuYA5IQANCQBeRAAdGIAdKBAciJAqAgDBgyAH0WAA"
    "CGAACGAE2EAB7QAF-gABsEAANAADpK3FAABBAGSBABGGBM0QAIIGAGzgAF9AAAqEABNAAAXABMSQAGlBAAGgAIZUABCkAAEG"
    "AE6EABQEAApAAGg1ABOEAGSgAAeBABEGBLeBAPmEAAekAAMgAHoEAGYgAAOBABSGADpN-FAAB1ABGzAE_xAAPRAAQBABwQAA"
    "GnAAGnAGkFAFd3AIt3AAxkAGz3AAmBBOJAAH6GAADXAMtQAAJRAAiQBqsBAAiQABOQAAfABSsQAACgABMBAVKhABugAAegAF"
    "sCAAGkADpRVNAAAEAFUBABqjAAI3AH4nANOgAHWgAAGgBOBDAAOQAASQAUwRAAjAA6wDAZrSAWYQABsQAAewAqZ3AOsjAZqy"
    "AeMgAAGEAkoEAqP3AcdQAcv3AwMEAeX3Acv3AH5nAn2QADpWgiAABAAQZ3__-ACqDlBjXAAdLkBOEVAAEBAECIAD8EAZpAAD"
    "9NH5mQBnUIIcO3BrABAOd1GxdVBrOgBKH3AGiQAWB1GUYgAKVAAOdVAEbVAALVAL1AA-GgAECgADugAIB3ADqNDGAAAgAAMg"
    "BJ7AAED3ACjAAWN1AAP1C9miAKmBBgqgAKNVAAaBAA3XANHVAAPVAATAAEAQAAPVAH4CBCGgAD6gACwoAACIAiegCtZgAD-g"
    "AKhnBcygAD-gAKmBAOHFAMdHADqT2EAABAGLrvBmMIAFCgAAIFBqIJAeMIGP9ABmqEAEHIAACEAAegBqxpIYmQBqmQAD8vBr"
    "RnIYEQGlN3AH26FbsIJqAhBmwNAAoIBmr9AD-NASnsAAH8BUldAWlMGbEIBm0IADq5R3AAANAAmIAACIBmrtIgkIKDogIYyy"
    "BrNSBnRABnaCADOJAAQgAAYBAERiBb4tAKMEAAUJAApAADypAAeiASDsBJpIAGdYAD_UAEvAAAUQAM3AAA5sAEfsBRFiAH6Q"
    "AecQADrOM0AAAgADioAAogBnlvADEJBnvAAAUIAAEqACyEAAYJAEdQAAJAAAOvAAMCE4wIBsEQAHtSLnIyAD2gAD7SAADAAA"
    "XSANIsAA_AAALABYtAAADhAD6eAACuANbIANNAADVAADray9AAAgAAogAACgAAEgAADlAD2iAAFCAJzCAD3SAEbDAIigADVv"
    "AApAA-FAAENAAF2BAApAAAHAAACBAD7_AAOCAGcEADIgADwhAA4gAACgADlAAACgAIigADRAAACgAAKBADrcbSAAAIAB3RAA"
    "-_ACr8ABGvADvAAAPiANnAAADAAAbsAD-gAASIADB_AIi_BJdxAD8QANdSAAIRBZwQARfBANGQAD8QBEwCADQgAA0hARcvAE"
    "gIAIkQAD88BCOIAC0_AC-BADrf1DAAAQAECvAAICARytAL0vAACgBJgQAD9uAAKQANUQAA_wADoDAL0CBNZDASCSAACgAL0g"
    "AAyCBqYQBJiQAD8QASEQAzSCD4blAADnAD62AACmAGuEADLQADjnABVkAEBAADrl7sAABABMtnAD92AAHSAJzCAAuDADPRAA"
    "vAADwgAAegAALAAHuDADTnAAMBAAfAA9ohAGkgAA2gADnAAALkAAChADSxAApyAAEyAGsEAC-CAA2gAC6hAAMgAAKgAEOjAA"
    "OQADrnjAAAAgAAKgACj3AFMgADQCAADnAAMBAAeUBCO3AB_AAA2wADwnADVlAAoiAN1AAEMhAAQgADKgAIa3AACgBFjGAD6Q"
    "AN1AADmCAAWQAM0QADSSAArUBMyQAOcQAAUwADSgADrqD9AAAxAHGgAD6gBEygAA4QADwQAD9AASIgAAKhADECAAFnAEmgAD"
    "2CAAEgBJdBAD9mASFTAANhALoCAA0CAqtDAZSWAaoSAAEwAH4CAD4CAACCAc33__-AAesgBrOLBpNAADsPjCAAAxAJwBACMB"
    "Bi6IAGLBAYDDH_wQACMBBpEQACMIQfszABwzACYzAK9TABwQAAdTALrRACNRBbOgACMgALogE1lRBaegAEMgAH_AAC_TABqR"
    "AAjTALnRAAJRACFRAAJRADsiykAAAgAO8iAMWgC5hgABwgACYgAMngBaigABwgAAFzACUgAMeQAAJAAMRRAKFTCt5jABljAB"
    "xjACZjGx4qAIZABi8YAIUIBi9IIYRjBq7gBzmQGtCQBmp7AEoIXdoIBgv5ADtCrqAAB5AAUIAH2IAAeIAMRoBUp5AWpoGWeI"
    "Bq_pAJ6IVqSoAAUgBptAABQJAAVABpBYAAsYABF5AEVAAEaIAMRoACNoBTBABrSKBrQgABKoBqAQABQJBqCQBquZFBuIDYph"
    "ADtdfzAABrAD66AN9rBZZrAGXSACNSAWUDADhrA-3AADjAAFAgABMgAAVAAAFAAADhAGSyACMSAJahAEkDAFt7ACqgBF4IAF"
    "AQABkrAWcjAFugAGG7BHXKABoQAIiSAJYCBXxKADthvFAAAQACMCBiUgAI-gATn7BPJAAD9qASkDBSkQAYqCDABzACbgAD9S"
    "ACNSAEbAABMCAGrQAAJAACFSAH4DBO1gABnSACXSACMiAEagABkDAGTyAAIgABpjAAkgAHwDADfjADtnhdAABwAAUQADWjAS"
    "FAAEeDAAIQADICACYCAGICBLYxAD8SACMSB5QCAH4i__-A9sOgDWgCKDYjKy8F4C7AIpufJ02OInOzBdQQImIgDASSAQaCEG"
    "NAENkMAEaPAD87ECVPADvus2AABSBfJAAMGCAB8EA5sgAlmfAANSANoCGdzEBrNYAADQAAHQAAx7ANQ7BZUaACqaABKSAA3L"
    "AAFPAAJfABSSA12BHf3QBrOCAAHQALpCBuoQAAoQCgKxBrOQCgg7DX2gADwBIbAAAQAAUCADoQAtgBAHtQAydABrAyCawgBA"
    "I5BasCACbAAJo6AAIgAvzAAJbAAyGgAAgkAs9fALuCAyEgAAjiDV7AAAICAD9AA1MEAyBqA5QECVECAAGTAIyCAAEzBiMiAD"
    "wL9ZAAAiAI6CAACCAACCAATnBhQgABMiAIzgBhXAAAHAAAlCAAHQAAJiAALCAH5CABHAAD4CBXYCAD7TAADCAAx3AAG3AAE3"
    "ABIDAAG3AAFSABECAADWAH3jAAD3AAxjAACCADwOi7AABCAD2gA26gAfNAABUTACfXAADXAALCABMDAACDAAzXAAFXAADXAA"
    "GWABNXAAGXAA8CAAKSAH3XAAzXAEDABeQ3AMsGAACnBeXXAACQAI4QAADzAD7nAADjAADCBrbjADwSw3AABAAAGgBbxgAADi"
    "ABezAAEnAH4jACH3AAHCAACRADxCAAFjAAHgBZ1CAAl3AAHCAAiSAA9jAADnAADnABPnAAF3ABASAAGQAI1zAvYBAudWABSC"
    "AAESADLDAADAAAEUADwVLYAABXAFcDAAFDABMDAAHDAA-DAACDAAFCAADHABEDACyRAAGHABAQAqUBABEBAy3zAADzAAWwAM"
    "eQBetHAIpAAxuEAAQFCk6iBfF2ADSmAI7GADsQAtwEAANnAtCCAAESADwaLkAAACAKyQAFYgAp7HABIBACpnA5lzAD0QA0SQ"
    "CeiXBe9wAQEQBbKCAPUxAA63BrLAArdAACOVAGpAAqXEAHmSABPCAtPXACCgACNFAGqCAzMQADugAtulAtpABp6kABVAADwi"
    "j4AABAADUkAHwCAAI3AAxAAD-EAtpFAGoCAACBAlpUAAJXABOgAAESAACQAAD2AL7yAD8CApaHACEgAI2EAlwgABPAAAGgBp"
    "0gABWCAAGiAKziAAHAABFiBd8CAADHABRgADwl6XAABmAACB__-AGD0UGuQMBqUMAA4IKCKgABAIABUIAAEEBo2EACUIAAEE"
    "KA8kACSIoJvgAAZIBq3IAGDCAB5AJ7aoABCIPJaKADtAA1yEA1XPAAHPGnPAUGZgBrOQKASQADyNpVAAAwAEOICGGIEjkgBr"
    "OIBrQMAD8IAaMEEjkgDYioDc8EBlNAABcCACPvABFCAALUAACCAAFUAADCAA2CAAOCBkBPABLLAADPABWCACPLAAFPABACAA"
    "XAAAyCAATAIRJMADyfPYAAACABkKAArPAADPKC4QAAaMA_aQEADCAAW-DYq8BougBzGQBsjABrMSAeOCAAHAE20CACMEBVsC"
    "BigmAm9AAAJAAUbfAvwgA7ggAvyEB0TABiJvAJICAybvCheCACMCADy1F8AAAyAAEgA5-gAxEgAACEAAWCA5oEAACgAvKEAA"
    "3CABXAAACEAAx-BkFAAD_rAAgEAAkCAAHAABCCAAPAAAZUAAeCAdkCAc4CAokGAAeEAApCADvrAALrABEgAAICAAbAADy4cS"
    "AABABhtAABQGAAieAAoHAAXfAAECAAEEAAmPAFGCAAZWABVWAADWAx6EA48gFBnAAXnQBMBGAGCEBlMEAAGQAAcQAAVvA64E"
    "CieQHg6EA3YGA4iUBJeCAisCEAIgABSUADzHthAAAEAAKUCLyCAw8CABSaA6HAApsfAl5AAbsSBJmgAhrgAxsyAAGCBpLgAA"
    "ZiAecCAcogAAHmAACgAoymA7VfAHCCAAGGAADAApkIBrOGAGIEAgaGAbECAAGmAozvAA6IADzQuaAAACAACzAAECACKCAACC"
    "AACCAAqCBkWXAACUAD4GAACGAACCAAiEAACEABkyBlQSAAWgAEFHAAMiBmjQAD0EAAoCABtAABDABjoEAAE3AAXCAAmCAADj"
    "ABACABpjAAnjADzUFIAAACAAGCAAJnAAEEAAGEAAnAAARAAAWCAANAAArAAAGCAAQwAbiCAByCAXP3AFqCAmsCABuCAACFAA"
    "UEAAH3AACEAAn3AAEEAAUnAAOGAAF3AACUAAQGAACCADoCAACCADzU6zAAACAALnABFWAADGAAnWAAnQAAFWAVq3ACOGAcyg"
    "AtbXAAqCAAFXABmEAAIEAGqDAACQAVvXACOEAczAAvoUAACUAGr3AAECCDIEBTVABj-wAHkEBiyHAAMCAAtnAAOnADzZ6aAA"
    "AUAADnAeCWAdTnAuACAACSABtEAACEAGwEAVqQACIQAAKEAaoEAAqEAxW0AGnABh8CABJ3AIMQAYHEAcbEAAREAAPEAuEwAB"
    "uUAeq0BMkQAeAkAdWkAuI0AesGABtiADzfZ4AABjACyyAzpyAACCAAGCBhw2AAe2AAj3AAHAAITSAV42AApAABeQAAEUBK1H"
    "ABuEAGuwCBGQACGQAc4gA2bAAYCCAcuEAEASApFXAAeXAAiGAAIQAeGgAAEXAAr3ABECADzkNOAAACAGAGAUEXAGrABITABM"
    "fgAAoEAAEiAGKEABSCAA6HAV2iACKEAD0EACMGAapyAAEmAADAApF3AACmAAd3AAnAAACEAACQAAD2AeCEAAHXAADW__-AMs"
    "8IIKS3AMoCAD0RPUAAAeBc0QAA_XAADXIXbgAAZAANd4ABOEBcMUAAaEAAD3AADAAN8OBrQGFBQCAAUGAAaIBdigANCgBdJg"
    "AAfAAAT3AADAAAQMANCCAACIAqcCAzhAAAVAFOpCBrQoBd7AAD0hDXAABnAAVnZHAIIlzgBrOMBu8CIG3uADUEAKOwADxCBc"
    "tMAOkCAbUECtzLDgMgBhkgAAExGs6hGs4FANwKAASaAA-EBcKFIkRrKDUuBcwYAOeIJ07wAMQwGvQMDk4EEzMIAD1b0GAAAo"
    "LkMEAMoEBb2KABiEAKGBABuYACCEAAsEAAIEBZ6CAAeKAAqKAA9AAKsJABxAABaCAAKCABKEAAIEAOTAJkaKAL99ABbABdkK"
    "EGYEEfcgAut0AyDAFCcgFBaEB1awAD10QpAAAgBXpZBrQgDIVbAD3kA1xbA_yICn4MAghrAADKB9KHBcKEABIgAACEAN4GAr"
    "0gAACEA_kHBckEAAnAAN0EAAMkAACEAAEkAd9AA-AEAAmEAAGEAAaUALagACuEAcBEAD1-bOAAAEAaXFAhoCACaFAAUEAJiB"
    "AAqFAAwtAAQEAAmEAAIEACGEAOjAAAnAANWEAAEEAcYEAhcSAAKCAN8EAArfAAEEABcCAACCA5iEAk4EAN8CA4iSBrOQCa5v"
    "AfEEACICAD2ECCAAA8A7WFAj9UAKicABCEAAsEA7EEBrcEAhGSBKJAAAEEAAHADJZ0BqiQAAvtCZZ7AOW5AfUHBL6JAe2UAA"
    "gHB6s8BeiEAMsGAuJaAD_kAJ0QAAkIAuzCA76QBdd_AOcIAD2PyWAAAEALKgAgNkAuLaDZIEAM8EACGmAAUFAACHBcLEAMkE"
    "ACeGAACGBaLCAObAAALAACgEBaQiABkEAByEAK-kAAPkACMEAAWEBZmCAAQCAAOCAAECAAOSAACCANXBAA0EAD2VooAAAEAA"
    "CGAAEEABKCAA8EAAQEAMCCACLAAaqCAPIEAAeEAg-CAAMSAAkCAACCABuBAADBABaEAKIEAAEEAAn3AACEAAZ3AASFAAD3AA"
    "gCAAUCAAaCAL4CAtSEAlTCALe0AD2XxHAABXAACVAvhFAAaEA7UQAADQAiIiANwgAAgEA62gBrTAAiICACDAALk2AArnAAVn"
    "A6kEA0OEA3AEAhYQAOiUA7BjAAVjAACEAAHHA0MECVOTAyQEAPEGBX7SAALSAAMCAD2fkbAAABAOEVAAcEAEcEAJpSAAYEAQ"
    "wEC3D1AAQUAOeEBOSQAOR3AOTAAADS__-ACqeGeCMEIgogBiuEAGBAAAJAACb3Bo3AEQ9AAw2gAAEgAAKGA6MiAw4gAADAAA"
    "IgACEgAD3ctUAAAEAF9AAAP3FBtgAAKHBrEgcuyIBc2PKDOQAAIQGs91A6PXAxCQAAOWAbIWAe4gFysgA6PXK1HvBrPvANhO"
    "yS-CBrOCBccMAAoSBp8PAAqIAAGIAApEBqoIAATAAADAAD4e_gAAAEAAyEAAWYABAEAAGUAAoCAGIMBecQD7YQEcZIAAzABq"
    "6EAAWEAOoUCWIGBrPAEIA9AAMQCk1QG8QIBrRMBi4gBzpMD5AkAGgCAH4CBjXgAGoDABQCBjegAGIkABvAAD40adAAAQAqNv"
    "AAIEAAoEAAQEAFsEAG5kAAcDAXgEAbigAqTAAA1AAEogAB6CAGIgAACKAASDAACDABUCAVAkAciZApACAGgbAAYEAezAAcQF"
    "AAWJArSQAOaCAxoQAvjJAIkMAD45CgAABiAsyiAxEGANagAWcEAkmDAjIEAM4gAACKAOcEAH4gBHrEAFL0A05AAAVAAGXAAH"
    "tAAADAABDABcKQAGRAAAHDAHsKAACgABDEBcKmBiyEAO9QBkyCA-SIAs-QCpmMAD5BbvAAAIAWWCAUkCAPBABizgCbDAABRA"
    "AIUCBi8CAAHAAIVABhcEAAPzABRnAADmBrM0AAeiAGTABcMCACaQAEIgAAWEAAKEAACEAH0gAAM3AzVAA4BAAzAQAvvAAIi0"
    "AzBAAD5Jy8AAAmAAGmBXSEAT9nAzGgAqsHAAOCAAkQAMzVAzFEAAfAAHXFAADFABDEAvSQAAD0AWmEAAIEAc5HAHTkAADkCO"
    "31AMxU__-AH3jAAJXCBd4CAECPIXKOKDVEBrOvJ9F3AD6BzMAAAQAOICHdJCAqSgAD0gAEF3BjZAACpAEQZeAxcgAAEgAEDX"
    "AA3XA04CAuygACuoAACIA5oIB3QCADpGAfTgAGnkA10IAL8gADpmAfSgAGmkAAHHBBqCADoGHTAGXZ0YAD6cuhAAAIIN0QEM"
    "yECcV1AD7_A17VDVkGAQCgABIEEwlGAQClHPlvBq4CAKwOAAGeADUIBdFSKDOCIcqIK5eIFRyIC54CBMyCAecCAAMyAc4SBO"
    "WiAc4gAhiCADesBkcKADGHAD7EACAABAAD9ABjsKAChSAFEQAE_UAA4CAEvCBcoiAswCEVHvAADAAEFCBmsfAAUIAAE-ADye"
    "AAOMCgzAEIKYDWhgEgbID36wAD0CAACCAGkEAALCADyCBguCAFlIAAIFBlkCAD7T8yAAACAFnlAAKQAA2EAd8EAD8DAcx_Am"
    "CWACuiADAgAA0EAAEEAC6gAASDAawEAD8DAUYgAIYgAfQ9ACFSAAzQAAMKAJfUAAD_AAaCADUgAACKAbCgBC9AADuDAF0wA7"
    "gQAD7XWIAAAgA7jAAltQAASjAJsvAAFMAA4GADAiAAIDAewDAcx_AAKTAiA5AAIYAD2kAFwgADogAbFUAD8DAc6CArnAAiyD"
    "AJaQAD8XAEQCACvIAEdBAEAIAADNAAzMAnEQAD0QAD7auoAAAQAOcQAMa0AD8QAJawAD9CAPdgAAzMCZ-IAe2IAAIDAJbAAD"
    "9QEL4CAC0CACxgAAaEAAtAAAOCADCDA7bAAogEADCBAAWUAAsUAACFADODA7cgAewyAAiEACGCAHaCAD7gkAAAAQAA4kAACE"
    "AC-gAASDAACDAekDAcxVAfWEAC0wAJ0gADigAAGEAAWDAekDAcwgAiHWAAHXAAFAAJWXABEEADBVAAODAeuDAYsQAEBVAACQ"
    "Avn0AAQDAesDAYxQAD8wAD7jkqAABUAfQlACESAA0gAJxEADmiAAEgAAUDA3cQAD5VAAGgAvkQAADVAbBBANRQAD8CAPdFAA"
    "DAAAzk__-AG4cCADmCAMQHBdQIAOACACMQT30vBIDkBrRkDWrAAe03BMcIAD8ZMxAAAQDJCCANsIAACwAdLAABkgAADABMXW"
    "AAICAADQAeugBMYgCKLgA6NeASQIAAF2Af0gADKCAAPXAMuIA7LWBlUCADxnACPnAADnAdSnABknAEYnBCCgADxmACPmAADm"
    "AD8kXEAAAfB46IACMIIIbuBq7bKFFtBHsIJzjWAQFgEv8BABuCHguhBpQCAAUIIZzABpOCVycqAAUjBq8KAAVAAANABqlSAC"
    "JAAAMQAImCAcrAEaS6BLtdAfkKAAU_AB4tBJggAD9SLkAABIABxABjVPHUljAADPABuCAGFiBjdvABwCAE4gABPBACcpAGJt"
    "BWfAABzAAClAAAFnAACjABuCAEcuAAaIABQhAAGgAAaiAB4CAACJAGJtAWYgAgvdAfZAAByIACovAD9ZKJAAACAIc_ABigAE"
    "m_AWdABC5fABmTAH2SA7tZBzIyAeQEABgvAAGQAH8QBDZdAf_DABwDAIgCAGsQAToQAPFAAIgCALZNAD5ND2XnABwCAEgQAB"
    "xQAAZAACDSAAVCADhAAD9fkZAABVACJVAjaCAGMgAAX2AAD2AB4hAADiAAIgAAcCADZ1ACLlAADgA3IgACIgAdRAACdSAAUE"
    "ABmnAIBAACSiAAIQABYgACcgACIiAWbAAgvVACNAAtbVACZVAACEACL3AD9iFQAABVAACQACHVAADXABv3AAD3__-AB4wCAB"
    "GrBqKCABGCAKNDJ44QH0BSAkWgBG6gAkXQBF9gD0nzAArzABJzAErTAA0QAATTBFvyAACKAA0QBqaSBsJSAe5gBLgIAADyAD"
    "-TiRAAByAe4gAFWTAAIgBF9SAAEiAACCAACyAA2SBqVzAA9zKkRIADoCKDkSGtD7QwYCAAMIAACIBmfSAKJKGniIPBQKAAJA"
    "BqsIAERABm_bBLWQAf9LBLUQAgUaAAI7AEGgAD-66rAABgAA5ZBgAJAKZJABxJD1PrBI5ZAsspAGJpA4cgAh0gAAkrANIgCe"
    "gQAIhZABGIAA1ZD4LjABwCADGCADfyAAGCAA1SACxRABHzA5VRABVRABHR__-ASDWCBrRVKDF1AD_05PAAAoBrXADWeIicxR"
    "IVGTDZoBB9KgDUmJA5mgAeaBAAUgENdAEJsIABGjXaZQUlyEC5KIHKOEAauEAUp3EtMIHjt-BK1AAa1AAFn-BK0bACPCAWbC"
    "ACPAADeBABpfAAIQAEA9JwAAArADi9AXbQAEuBBkKKAHrLLumQBsqEBrOQC4y5CICQBNICAcoQBtsMBrZAAWtABR2-ACvkA1"
    "GBA1AgAAMyA2EEAXGCAd6IAAMwAdTAC6MEAUaBAc9dA3KJAWgBAdmgAEBQQ0AAABA0-gAAOiBrVACdhNHGjAAALAAfRuAA7u"
    "BFw6AAKCAD47ABS7AA8QAUKCAEaBAALAAD4BAA2BABygBFxaAAFbAAGCAACYAGEKABUPAS2CABUBAA6CACMBAAMTACjOAEBY"
    "NCAAABABrfABLfAUEEHj0rBliQAAHQAAZqAAFpAFMQAVECADf6AA-RAAGEAACQBMdAAD4CAAFLAAiJAAIJAAgCAACCAAFAAA"
    "DLACGCAAESAACCAUICACMfABGBACrcACzLAEBeFwAABKGrgBAc4iBOYBAc4HAvcQAYiCAiMEABGHBPeEAAhkAbH3C0NCAigF"
    "AAEGBIsCAGGgAcYRBNUQAc0iABIXBOVAACFAAa1AAahAAz5-ABTQAAzAAWEFAEwSAbaHAtaCAEBpxUAAAgADqQAZOgAE8kAZ"
    "0BABcHAzegAAIyAXdAA0gEAAXiAACEAYWOAF9AAACBAAIBAB8EAayCAAClAagBAA6HAs-CABOBAAElAEt6AADAABwEAWWQAE"
    "wCAV9dAEmBAA6HAEBtJuAAABAA96AACBBMiCAAZiAYXvAAJvAF3qABuCDQ23AEOjBIOCAACCAEeyAACiAADnAaICAEUDABwE"
    "BGigAAKCAACCAETAAANmAADAAYgCABYgAGIgAADzBGmCAACCAElgAEByJKAAAgAHigBGCiAAEzAEkzAAiiAAHWACICAWbCAB"
    "chAAH3AADiAC0BABABABzmAAXzBDOCABwBAAZyAADxAADzAAnzAAEzAAoCAD7yAAhCAADCABCnATgCADYCAAGCAAoCAEBz0o"
    "AAABABHDAAH3AACGAF9zBGlAAAJSAFfDAApHAAkCATnCACGCAAGCAAoCAAfXABHXABlGACzWABNABG51AGsCAAECAX8QAEUB"
    "ABwCAADjBGh1AAKgAGhCAX6QAGICAADjAEB28UAABAAEnQACMCAWV3AAVAAHUjBF8hAA-CAADgAEQgAYNgAAUyAAQCAHZjBF"
    "3hAA-CAAECAccCAASCAACGABGEAAd3AACWAGCCAADjBGdAAADAAADgADAhAAQCAAFjAAWhAEB5fJAAACAADgAADjAAqCAA4Q"
    "AW6CAAECAAqCAADnAAaBAAtAAAfGAaoBAAqBAxW0AACQAAGQAGfAAYGwAEMBABwQAACQAWxhAAIUAb4DAT1AAetAAcdAAARB"
    "Ab9AAAGDAxKSAEB8bpAABAAwawAccQAAVwAHsQAWwhAuICAIkCAWGCAACUABGQAdeHAD-XArvAAADAAAD1AdLAABexAAHAAE"
    "RAABvAAWoQBNHyAHjAAWWEAwewAEaQAYCgAIAQBjcQABwQBQmQAECB31AAAQAYfAAAD3ABaCAADVAAGVAACgAD1AAAZCAAEQ"
    "ABVAAAQEAALAAWqBAAFBAEAkAr6EAElAAX5VAAogAACCAFxWAByEAUEBABuFBOugAE-gAYcBAtkCAAoCAAECABqkAECEYYAA"
    "BiAADAAAeCAX7GAAIgAAmQAAD3ABZCAAEBAAGBAD1yAADAAAYBABYGAAbWAauEAYAHACmB89KDALiDBftDAACGALfDWxG1Bq"
    "OQABBVIXagAAZCAAFAAADABqwCAAd1AEC1tBAABAA5_1AADAHesoBqL0AAfAAAkCAAD1A5VAAx_AClMEAciMBOskCH4MAUkg"
    "BrRAFe8JBrQIR9CIMOYGH4boAgIgBq7EK_FAEGoKFPv-BAzKAbdAAPBABAuKAbjLAPFLAEDmqRAAAQBZ3kABOEB5ubKDOMJW"
    "2gKR8EEzmiDE-IBrUIBrQIBrQIEJTqBMwKAAH5ABArAbIGABvqAAH6AAdqALXAABDAA-yMABjpAAEKAAH5AAhAAAhrAAHAAA"
    "FAANXEALnKAEEBV5AABAAAfAAA6GABSDAAdqAANEAAWgAAJAAMTLA-GMAAqMACMLAAsLAYVCABwOABaDAAKLAAoLAAOGAAGG"
    "AALAAALOALwCIZGQACbUA76MAgCQALyQA_JMCneEBLIQFCuQAEEMQgAAAEAPMEAMsQC7LAAADAAbQEBLBAAE-aC16aAf-QCI"
    "cQAxKCAdiIBc1AAOiQAOtABb6wA58eAxMIAAIQBr7AAOtAAqoKAtFdAE5aAX8BAe1dACl6AQUgAg8gA6BqAUeCAEEX_QAAAC"
    "AApqAOsgAo5PABxqB_oCAdgaAACqBNkyAACgAcYjAAFrABEgAADqAcMgAdiDAwVnAACBAAMnAA6gA5ynATaiAAnAAcjrAA1q"
    "AAZAAOVAA997AAFoAAnrAAGIAAXrAEEcyZAABAAZpiABcIABkjAAHDAAZqAAXqAAV6AAHAAMSjACCDArUDAQqEACvQAAcKAA"
    "XrAXMCABwGAAUCAAMHAAcEACMDAATrAAhuAAp-A5oDATeKAArLAADLAX3CABuEABYEAEEesIAAAEAAvGBNsiFbIwBrFsAAMC"
    "AAcEBqc7AAnEAACQCKWEBLFdDXQQAgLwBqiQAAuSBPCQAAUCAMBAAP_ABbSiADAQAM-wBLGgAgKQBrKCBOXEABXAALtrAAck"
    "ACVAAAbAAEEsUZAAAgAAJWAd1CAAsCAw2CAL8iAAcEACuuAJ-EACvAAd8aAAsCAwIwAP1OA9sEAADAALmCAOV_ADaEAACBAA"
    "y6AMQ4AAcEACUgAAb-AMmCAAECAADAAdjCABGCDm-UACyCAEExGmAAATACNjAAODAA3SAADiAATABKoUAB_kABKgAZ2CACLA"
    "AADjAADjAAQnAACHAADjAATAAANAAATAAADAAARgAACEAACgAMajAtDjAADjARKEAACUACFkABBAAZCiADDDAEEyy7AABjAA"
    "ODAACDAAFAAM7AAAiBAP1AAdQjAQ6kAB5iAAUiAARmABOCAb9jAARDAATiAAzAALniAAQCAAmBAtFjAQ0EAAOEAASUAACEAB"
    "3zAAFGAADEAMiEACHAALPmAAMCAEE0dEAAAiAAECAACGACGjAAFjAADjAAQDAA32AAMGAACGALmGAA1DAACCAM4EAgNjAQYE"
    "AAyEAChjAAXDAAUCAKKEAOaCAAECAAYCAA2CAAHGAP6CAACCA-P0ADFCAAFSALd0AEE2KFAAAQAACQBZNAAAIQAR7GAMcQBa"
    "iSAQLzA-ckAAeEAACgAbygAQP2BbMCAADhAApEAQSQAACQA-N0ADIQALcEArUEAegCASKHAPYEAeeFAMjAAAUEAeUFATASCH"
    "SwAREgAEE9E3AAA2AxSGAA-CAZFAAEdWALmwAP-WAuESAAMEAAEHAOISAAYCAOdyAEdWC4iQAAgQALgQANhRAACSAA1CAChy"
    "AA0CAAUCALmgADQCAKigACHAAcTGABuGAAsC__-ADruEAEFincAABGBdcEGzXAKCaQJmgiBlt0AFiCJ9rgAALAAFgwAAmCAx"
    "7AEk9gBrOgAAEgBCiIANqgAFYgAVqgAADABQFEAAJMAGOCAU11CISEAlnABrQgAolgBCtAAoigFZEILfEIAEGNEXAAAIKBKg"
    "ACKIGtGIIzMENi9ABbnIBrRYAPsMJzNIAQCYDsugKDcgYkagAACEDW8EBPAGAAEEAa4EAA8EAAWEAOaEBAbAAAyEADmCAAyF"
    "ABWCAAGCAGlAANAIABwEAAUEAEG91jAAAEAG1qAHgcABFAA_yEAVHAAF8EAH5KMDvAAH2gAXCEAt7bFoyCAWSGAACEBU7ACb"
    "COFByGBqoGA8cEBWUEExgEAAUEAACEBqhEAACEAAoEA7AEAvsEBP0EAGYEAPECAEHTnvAAAkAPoEBEegAIFAAHGEAFz-ABkE"
    "AAqEAHN6AHIEABFAATmNAX-EAUECAAeEAEUdAAYCAUsGAAN_AJAIAAbqAbyNBrUXEcakBrKEBX_gA6DAAvgCA6dFAAHABBIQ"
    "COcSAEHdrPAAASAcQcA3iIAPcGDejkAOACACGEAMFAAfQCDpcgAGEUABQEAU2EAAKEAAsEBVkEANyEAHOEAAoCAchEAeWGAZ"
    "YCAWeEAOpGBBAkAGmEAVoEAN3AAAmEAUsgAXuEAZXCAEHl4EAAACAACCAUbQAAGGAAckAI_iAHYEAACEBBAEALcQAzQUAxCE"
    "AHAQAIcEAqyEAxgiAAECBlyiAFeCA5sEAykGAAOSAVoQAIMQAbNlAwSCAXmQAjcCCwqUACYCAADE__-AAEIQEiAAAEAD9mBY"
    "TAAPAGBcQHG7kEBbmEKS4ELBkEAEh1IW-gBViCAUjADWigAXoEAg7WAyxgAAEEAXkEBDCEAoMEA--CBNSEAHkEAAUEAaQEAs"
    "JiAdAoAHlmAAUEAaQEAsIiAEIr4UAAAHAAUEAaQEF9qMBbmEAH4IND6UAOcWJn-Cf15tBxKCARWEBg-EAOcIMPigSXuIHm2g"
    "BrXABkeIAGyIAZPABLVAAGkUAVVCAEEuAG2IBLbUAYKEAAfQBneQGRaUCjfGAEJw-xAAA0AVWGADxAAALABrOIBR_oAAHUAA"
    "DkAVSCADrvAATAAP7ABBYGAAp9AAEUAACUAACEAVTCADqgAAKuAAIiBiKEAIYEAAOECL9ABjoQAHo0Aw4GAA82AVTQDzGUAD"
    "CBAEJ5v-AABADWgUEPOGAAtAAZLmBOACADYGAAuUAJzEAPfAAP3ABB9gAAM0AACkAQSEAAEEAIl3AASgAAEgAP2GAACGCtYS"
    "BrQSEIVA__-AF8NAANdAACJABAGMAZYLACOBAPkCAEKobrAAAIIaAOAP4CBZAIJnmQACatAbkIGSGgC_eCFJmCBNAkAASCBi"
    "0CAIKCAWsCAHkCBLGCAecEAn9gAeogAksgABsCAOtUAXkgA9cDBMgCAGABAALFAADFAB0CAAMCAaRkAELDPsAAAfARmGBZAJ"
    "AAqIAF8EALqIBKyIAOcLAGZGZAuCFLSCNQMMABx_AAUIABuMAQEMBZL_IYFvScUwAlWSA_7gArVgBGEgBrRCAD6uBMLQAMoQ"
    "ACCUAKHQABx_AAkQBrXAAELt7bAAAQAAGwBxPwBR0mAbwGCAyBBTbwBBLNCAcBE9IEAZmCAD7uBNwEACKBACSEApbAA9cEAC"
    "MQAAeCABwgAMeEACMCAGdiAAFCADyFAAKkAQUeAQeCAqUiACqEAD2CANDUAEL3-vAAACBWlfAbHdAimBACQCAxUgA1agCcuE"
    "ATECAhcEABxAACYCABJkEH-FACUEAAYCABwEAOuCAKbAACTAAegCAvkCAACCABuUAACEAMiUACMCAEKgAACwAGOEACSEAHcw"
    "AEL-5GAAAmAACmCsmCAPOC__-ADJuBAQCCBE0CABGgATGDACOBUqsCEAp0DBgCBULVADNVAAGVAdcCBMmgAACSABH1Ab-CAB"
    "kCC0eCAAEgAACBABPVADN1AAHVAaL0ADSCK8OIAEM6Q4AABAIUOCYtJAAAJCAXhQABx_TzSgApRABCAIAT9iAVUOBcBABlLd"
    "BXUgBYuCG5XvBt6CABiBAA50ABIgAoKEABIuDIUxEk8CABeCABYQAWyEACQ2AesCABUC4bMBBPkIAEN-77AAABH9wQAbmQEl"
    "uQAAeQBqywAAewA_GCAr8gCn4RAAlQACqQArIgESxRAApRAADxACsCAAhxAAFRg82IBPjANeggApYqHqhAA-CC__-AkheHN2"
    "8FVJJDVkKSAPISFK-gAEP7ABAAASIYayGs-iSp-KctMEHK0BDGYBBrQBAQMIHfUCBMqCAbZBAPHKBB4CAZAKADKVABBaAMOK"
    "KCHbABGCA_GCABwCAO-PABGbAOTKAK-aABGCJaUCAn6SBhQEArsBCrACAEQ0NBAAAEAPkNAs7AAEOQAAM7AOQQAcIVAPkPBr"
    "zEA_xUAZQJASOEA-DQA7CBAiwgAOcgAAI0AcCEABGEAOeQBryEBZANAdiHDH0BAR4ICqYuBrMCEVaCAc2DAAiVABICAL5iAE"
    "RApmAABuACPvAATvA76CAAECAasBABx_AAgBAC0VALUCABHbAAmLAADWACPvAAT_A_cCAX4BABHfAAoDABZKABrSAAvaAKRL"
    "ABGbAAmJAACWBrUiAB4BAdYUBL-wAfQUBMHAAERFjRAAA4AQS9Ba_OAQAyAACGAAQJAB-QAAYBA-MCAOYvAAuvAAY7AAEQAK"
    "iQAAoCAOACABGSAAqaAACCBraWAfQSC3VSAfUUA7nwADSRANE6AP0UBbG6APcEAAulBPWEAb_AAERNATAAAwAbWSAP-VAPcF"
    "AwgQALKwAAcgAP0QAP60BOmgArsvAhqCAPPQAACQAOUQABWEAOKDANYkAACVAAGQAPYCAACEAAMEAMFfACKBAAsEAhbAAACg"
    "ALmCAAUXACbAANCCAERQltAAABAKqCASPHAACSAOaBAAsEB9oCALjcAAH-ADbAAK6CAAICADOIAAF6AADAAPgBAc5HAAClAM"
    "PBAC4ED1m0AADzACYCAMC1ACaEAM73AAp3ABQmAAgGA-eCAMlAAADSAERVYkAAACAL-BADlSALkRAARnAAp3ABwCA8gCAACC"
    "ACECAMTAACxAALAiAEciALhAAAbAA-gCAOoiAAVzAADgACckALF3AQS3A-eCACYCAAECAMhyAACgAACyADjGAJ_3AA3hAERX"
    "_eAAABAACEADeCALmiAAD2AAQxAB_nAAZ3A--CAMJAAADAADigAJiCAAF3AAYCAA8HANUDABGRAAr3AACWAAQgBB4CALfWAA"
    "CCACcQAADAAPhiAADiALrmAAJXAAoCAeoUAERaaUAABSAMKRADZjALhCADhABJ-CAC0wALMgAA4gAPKEAAIyADJiA7UCAAeC"
    "AACCAOciAAC2ANV2AEtjALiiAAN3AAI3ADIgBKRAAACCACKnABcQAJ4CAADGAAoCAPYiAACGAERdI5AAAHA-yCAACCAACCAO"
    "uwACTAAMCSAczCAegBAhpQAAGQACUQAMDAAPqBACHDAAqSAKFAASGBAMiHAkIQAbKSACoiAAqQAoyjAu8SAQCyBA8CAAaCAM"
    "kQAAGgACE2ABUUAERhM5AAASAA9SADhQAL5CAPsXAPiEAtT2ABEQACVAABERAOcUAL4gAAUSACGQCqwCANtAABXVAJ-CAACC"
    "AA1XAAGCACaQABIGAL4QAC-GAMpEAPlSAACEAACXAMLXACOBAAsEAESFYEAAALBVsIAF9KAPmLBVuIcB8CAACCKDKCAAKCA4"
    "BAHgaCBrQCCjVOJ9qLBWlABrOIAACIAHMIAHwDVxiSSLugG9aQLlxAABGCBiZAABGIBrOCAGwKABGCAHoLAAKLAAoLAETKy8"
    "AAAQB0EfkoYwAQeiBrPCBbSCBPACAAECAAaCAaeCAA8CAAWCAAHAAGcpABlAAH2SAFuIA58CAaCOABGCAAVuAGwNAGoCAAoO"
    "ABhrAAj-AAJCAFuKA5mCAa-SAAkEAAEEAETiUFAABPAAoKAA6GAAnLAAjeDWkQEv8KAXeOBisGAAoCACOEB3UEBMyCGvgCBz"
    "lABrQ0AycEAhsQAOcQAccQAQUKBG9AAH4SAc1AAOAQAACSA4ikAAR-AHoaDGoCAIBoAH56AETylKAABAABEBAAD4AACMDrMC"
    "AbyCAACCAPSiAAXrAADrAGImBUvAAACCAApAAPsCAACCAAVCAF0gAlLiAvsiAQTrAAFAAGLAA5UCAb4CAARAAGJqABohAGRm"
    "ABkgAAF7AADrAET3SKAABCAACCAFs5BTPKABgyAAECAAr-AGJ_AAUBAHi_AACEABbrAANrAAD7AAP6AAR-AADiAFcGAAR7Al"
    "ICAUiCAZZGAPaHAAoeAAWGAACbABRrAAXrAAKWBpiQAACQAHqGAET6BNAAAQBM2yBrV_AHs2BTKgAIWaAH4-AAMmAHsGBjX-"
    "BraSAehABrRgBMySAHsSBxsQBAA-AVMSAWISAQSEAnoCAVKBAKCQAkcgCa5AAVOCAASCABggAAU-AHkSAAUuAMFAAEUEEuAA"
    "BAAAC0AACSAAOgAMxbABGQAA0ED2EUAACEAAEEAACEABICAOSCAALGAAeCAAOCAN8GAAdzABGCAACCAANAAF92A5yCALeEAA"
    "CEAPfSAAMCAACCAAICAAGCAAMCAAMEAEUHISAAABAHRCAAvAABBzAAJAAACCAGVAAGgCAeWCAAKCAfyEABemANQgABMiAGwg"
    "AH4GAAeDABBzAAFjAAECAGGCAAQDA5ECAL4EAACkAN93AAmBABAyAAMCAAd2AAKEAF_yAEUIzjAAABAHT2AAMmAAfmABDzAA"
    "DjAAEgAAZ2AADiAFtzAAQgAk4SAgGEAB7jAMCSAAchAIeBAACBAHQGAACEAAMRABfjA_8CAE4CAGmQAACWABOQAc-UAH7ABT"
    "oQAXoyAAMCAEUMF1AAAzAP42ACGGAFmCAASSBjEiBNMEABCEAlCSAGTyAQYEAumQAHwkAGsHAIYCAHqBABYCAc0gANOGCMoE"
    "ABzRAMESAAmBAByEAN8EAAISAeYS__-AF_iCgvKCAB4CNx0gAEVLv7AABgBrOGCcACBrQCHwIIBj6EBumEAECIL2QGghMEKz"
    "WKB7KCL_2gajoGErZEAGkEAH7AAH2GAHQMBXfuAK8BAAUEAA2GAAWELrMEE9kwBrWEDWUEAAHgAo6EAObMEGbAAEWUxjAAAG"
    "AHh_Cz-EAA3vAhwEBIoEAA4EAKkkAGzAAH4kABSEAACGAHOuBTFfAEduALMMBrUcC9O2Ahw2C0wCA3IUAEQCAhwCAOGEA7bS"
    "CbISAKnQAH7gAkpAAEQQEBugAACgAEWhIfAAAEAifABCMCAGkEAPeCATCiBIyEAAqkAOygAKi2AIcmDOHAAIfABiygC9JGAK"
    "tSAEIQAb4SAMdUAETy__-AFvfABj6EAXeOLuneZrqgH6TEAR0HAOcMJOEJB7gPA-iCAEXocOAAACABwEri4KcfUCBvbABguC"
    "AWQCAAECBOjvACYGAEDSAIOuBcpaACYgDWeEBrQGEBeIBAQEDmsEACUgE50CABvuBct_AOpAAIbABTw-AAenAOd-AAKgAACg"
    "AIaeALOEAEYcpTAAAEA9oQAAYQACUGAiIiCyFKAplCASIEEFvEAeqEBMpzAAV3AOomAACSAIYmAACmC_IUAaGE__-AC9AMAP"
    "GPBTUIAX8KKDYaPoCgFGUIC2sCARUCAOiBKvnaACsEAGBOAEZdBkAAACAIMDBUaCABxmIBaCAVAWAOqTJE3GBqB1ABRXDUL_"
    "ACX3KyX_UQSSAGsCBREBAD7SAGjyABISAOqCDPywBXoCATpEDWgQGMOCAK8EACCBAMguAIYuAmyBC9kIEXaCAEaFCUAAABAM"
    "k2ABKE6-aKPesCDWiCBrQCDFICARWCAACCAAeKAOcIHajAAAtABqigAAugBoyCABxAAAugJVXmBrRGDSOCWqYyABkuDU8w-X"
    "cCABUCFRiCHpUiAAqiJVhi__-AAEcvdUAAACKvyJZz0RBrPEAAEBAHtJLm8QAAsTKDYQGs2gAU6CBWLAAAMQAAUzTpOQCIcE"
    "KDTABN_IAGgIAIeOAOXZAAEJQwigFd6IBrQgAkb_CzONBqGIAlKBCVeIAdDtAGeBAEdy1nAABFEJ2VGGg6ABsvAc2UAGNbBG"
    "jYABtPAUOBAAlCAOQZABsBDWcRGGfqABHrAAmQAF6vAAo7Ab4BACvrHlGJECNQBqgQAAwQD68EAbKNAA2FAqkEAARcAaiBAl"
    "EtAAqBAEeHy1AAAFCUxAAAmBAAeEA_bFAAdNAAqBEIggBrcVCv-7APF7AOLiABp-AGRgABYBAAChBEv7APECAHDAAAUVAG0q"
    "AACCABp-AGOgAACUABXAAAEBAAOBBEjAABsLATBQAIgCAEePpzAABuAG4RAAo7AAWYAACQABYBBp7kAACsAeYUA4NAAUqgBM"
    "ygAIWiABfuAM2gAH5gBF_rAGvrAIXrAF1uAIXwAAMgAHt_AAM_BHdgAGivAVMoAADvAH2gBOTAAdIQAec6AEeU-wAABAAHDA"
    "AxCQAADAAWOQAc3aAAGBAHCBAxCQAM2oAH4QABggAkA3AUF_B5R7AGk_AVMCAAURAAuQABEEAF5QAOGCAAECAQMQAAGFAHCQ"
    "AxCSAMyCAAURABqQAAIEAFyoAEeY7qAABAABeQAkAQCNUQAFFgABfAAOZAAG3_AASVAACEAAxAABCMAF5_AAN_ABV-ALKCAR"
    "vAAACyANBfAB6IAMbFDjJ3AAEwAGfyAACQABPmAADgAPFyAN_3AAd3ABGlBE1TAEedq8AAAgAACgAHziAIbAAGqSAGmBABrA"
    "AFlQAB1ABEvAABXkAFGQABfiAG4iABeyANOhAAFjABoQAF0gABOBBExzABqgAFQwAACyAIJzABggAEV3ACZyAF-iAAmBAACB"
    "ABF2AEeflwAAAgAFpwAAM3AAblAA0xBLrAAACQAB6lAMD0AIV3AACCAH4UBGeQAACQAACUAHzQAI5AAGMiAGPAACDAAFqgAA"
    "CgACHXBEV3AQOQAADSAAfDAEYBAICgAAWQABtCAFrgAEeiJxAAAQABEBAAjDBEWwAGKiAAagAICiAAWiABMnAAeDAMQgAAiQ"
    "ABqjAFygAAgQABmjC2IgABDwAAOQAISQAAiSAGBAAGbAAAaBAAdDABMQAFq0ACGQAMGCAQVyAAE3AHEFAEelHOAABAAAMBAM"
    "oQAQkSAMagAAGBAAUQABoQAGIBAAIBAACgABAQAAJRAj4BAUKkAAMBB3ykAAGWAGkgABNAAAmRAHsSAGxUAF-CAAMSAACCAA"
    "GRAASQAACRABiEAFzkAAHXAEenLTAAAQAB_EAcaCAHEQAUKQ__-AFgZjBrTBBrODIX0YLF-QKDUwTV0MAAEELLGIASgBBYuI"
    "ADeMADseAICIAAoILl-UH6ooCI0QIYUUAAqUBvHADSGwDa6IAXgIEl4GKDNKAEgFx5AABIAEFIBmkOAApqAEFqBukEIP8MAA"
    "oQAEQQSbwYCDOID7vAFr_AAHsBAAVAAACEBZDAAKJgAIEEBGPAAS2iASLABQ_QAKguADCJAA8uAC1vAApAAERAAEHAAAD-AD"
    "SYAEgd2LAAAMAAxrAczAAGmRAAUQAA2BAAWEDWkQBrIEBrWQGpaQA8-JCZfABjSQAD8QAECQDOWgAIKIADqYAq-QAAD6AObb"
    "AAeYAAKID_tAAALAAANAAHgBAACBADkQBfyIAADqAEgsUqAAAKAAPiAD_AADzOAzXAAlzCAKDwAAFqADmgAAnKAAFKADkBAA"
    "EhAAOgADYgAv7gAGkBALkkAOeEAHg2AC37AD8mAA_6AADqADmgADS0AA0hAAKBAALmAAHAAAEEAADAAEguFnAAA4DR8TBV8W"
    "AWMEBMUEAWOgAEggAH4gC0gEAaKQAZSQAH0EAAF_AINWAv4gASCaAZSgAQEWAVBJB3eQAcGCAAMRABGGADUCAAuQACpAAV9A"
    "AH5AAcoQDixAAACgAACwAEg32lAAAwACkUAACEAAgEAIHAAGqEAHtyAADiAAFAAACiAAPiADXAAEMBAAIgADlABCJUAEAUAL"
    "PXANvXAApiAAHAAAUEADSgAAniAADiADAxAAoBAACBADmgAAKRAvvgAGkBAEg5gHAABAAOoyAETDABkBAHogAASnAApyAAEg"
    "AAUWADOgAAnAAAFCAADCACswAAMBAAIBAAnhAAEBAAH2ADqhAvugAGkBB292AEB2ALOGAAUWANMQABQEADSUADOEAErDBRWS"
    "AEg8PrAAAUAGiEAASRAAHUAEOgAACgCtcQAHGEAIAEANiQAACCAAQBABAEADOQADkBAACBAAEBAESQARXQAH5AAIO3AUZQAA"
    "KB__-AHMUEVJkQTU8IBOXADzcKAJ8FAOcIK0EEAEh_D-AAAEATRGAADGKJGEQ1HMF45_Ky7qAAUEAEaEeGJEAH_ECx-EAkgE"
    "EtqWBrQEFBuGDe1iAGR-ACMEH_EEAAf6AIAEAL-EAEOgAD6EAD-EC-eRBrMEAAEBAQKQC-TAAIERAEi1wKAAAQAYyUAKRAD-"
    "BgADWgACawACziAOpEAJmgAH4UBERAAEJQACzzAOpEAHagC5lAAEISACyQAICBAMSQABuQAFeWAEmEAS8Q__-ACfIBB7qBs8"
    "OIABnmANkIBcgE1pVOAEkQEkAABAABGBAZLADOmQBPUgABMEAGkQAGyQANcwDWgEAW4CElPuAGzABUyWAOiuABJOAADOAC2u"
    "AD8KDG4EABGQE50WAOi2ABLmAGyC60WBS-qBAADZBrPhAACBDFvXAACEAElFTUAABXAIOBAACBAACBVMgSDWfEAAGUAlqIAE"
    "kEMvuYDWaQFB_ABb9OACaCABuiDUyQAMsIEyruAGyEAl4R0FP5BrR5DFrQAA9BAHkQAIABAANRAAKBBrHAAAKZDFrXAA6QAE"
    "mAyvAAB3AACQAH-BAACBAAMQGHWDBbImAAWmAPyCIuMCAWVmEVgDBrQKDscIEreIAACuAAUYhfyBKZZzAAMQAA8BAHZTAAMQ"
    "AALzAAVzAH0BF-QCAImgIYqD__-A__-AJPNfAEn1GTAAAgBrQgDF7EBObDAGgbAICfAKbPAD9RAAEQAQHLDW6YBrRQExgzAE"
    "YgDihABrRcGtAIByqgVWPLDq2QBrQIEi2MAemJKDVABrQQAAmQFBKgB3wIIH5_AD9_AAeEBjGVAEoiTxAAA5AD89AAfuAAMQ"
    "BMPEAAYQAeogBMNgAAaQAdiIAAXoBb0UAMVIACwIAAZvAAMJA-HIAAxrCTsJAD8YBr5ABMigAe2EBB60AG4QAhIIAACwAAUo"
    "DLPbB24IAAqQBqmgAEosyMAAAJCZCQAAd-AK-gAAQQBcAQAECMAK-IDHUEAD1AAAbuAHPfADaVAAWgAyHfAAeBAAKFACbfEI"
    "21AD81BrEgAA1BBMKIASmgAEGBAEngAC-gAAKgA-H7AOegAOT_AA0gAEo1fXAAB-ADogADT4AAzAAACxAEmgACn_AACgAAVv"
    "AAMhDLhAACggBV8QAS1KAKz4ABDLBD4oAH3rAOYgAEggAA2oAH5rADGgAA2oCvvyAWLLAEAQAAQIAAgQAAEQAHuBAC_JAEo6"
    "o2AABQAApAAI4VALx6AAE3AIMBAv4wAJyFADqQAEmQAA0QADaQAEVRAC-JAAdPAAsQAIulAUABCMeQAcGwAAMRABGMADUMAA"
    "vEAADEACnkAFMQAC-QAAIgAALAAAIQAACQAEo9OeAABFELNAAADAAHGiAIDBAGuCAEJAAHRAADnRAETAAALAADuhA-RzALTg"
    "AD3nAAGQAKxAAAFAAC7HABCQADSgADkRAEUgAAKxAApTAC70AAQgAAKRAAeEAALEA-BAAKskAEpBGeAABzAA60AKugAAGgAC"
    "8hABAwADOgADYgAASxAFDgAADzADGgAAOhAAYEAAGEAAKECor3ALnBADiQAAbDAGQCAENAAAFAACsgABRiADR3AACQAAzCAC"
    "cgAAWBAA9XADZHAEpC_NAAABADtBAAEgAADAAAKQAApjBIsQAAUzADoQAAUxAKbAAAHiAD9iADQwAA1AAC2QAEOwAACgAAzj"
    "ADIgAADwAAKQAAphCv1wAEcQADlAAK4QACsEAAQQAAXAAAqQADOQAEpFcDAAB3AAXAAAHAAAYQAC0BAESQAAEBAAGBAAf0AC"
    "92AAUQAACQAACQAALHAAfyAAKQAItAAUCBAUZX__-AHKSBAIQIBrQIIYGEBrQQJU6QTU8CFBzMJ3T7ABmJBdx-ANgIAEqGt8"
    "AAAIAIjeBrIcUTMIEzhIKFkIGoaIAAVqACPqAN_rXdOgA1vID8PAAEZAAALAAHZ7AD97AAVAAALABa4KAEb6AAIQAADoAB1A"
    "ABnfAIYIAB3ABKVAACuIAOVKAEHKAKEgAEqsmPAABKAACIBdf6AAJuADZ8AHp_AACgAAMgDLSQBuiEG1IMDI6QACMMAL0QEx"
    "SIAAGqAAJqAET6AALKALYBAAakAB3ABY_qACbqAEFqAGABADYEAALFAAhAABzqApdgAjlAAEq5BfAAB6AB6gAAbAAAFKABug"
    "ACXKABluAEERAAYBAAIEADW-AAGBAAeEABzKDIYQAAlUAHUEAD_cBawQAAEgACYQACP0AAkUAHU0ADyQAAKgACIkDGWwACMQ"
    "AADfAAkQAHUQAEq9T1AAAgADSdAAOQAAcIABsQAG5QAD9QEIR2ABn0AMlzAAFAAKqEADviAAFAAB6gACNAAAbAAADAABt3AB"
    "QQAACQACTzACMQAAITAD1EAAD3AAHzAATjAADjABskBG3FAD93AErAiOAAAEAAEEADQgAAhiACViAADiABwgAAIBAATiAADi"
    "ABtkABOBAEigAAJzAAVBAAJkADWhAACkAACgAAHzAATjAADjAAFiAAFyABkhAANiApdiCBlQAHGBADwQAKsUAD8EAErCRaAA"
    "BXAACQAAlXABkQABORAACRAAFQACRDACKEAADDAAIBAD0EAAIQACBD__-ADBcEBrQEmUqMGl4EL18QABKQGr7QABLcBrR-DW"
    "gMeE9EAEcEDR-EE0gEI0BUBpIEACIEAEsfYdAAAgC22BARcQAAYQAHgYAAZQACCEAB7AEXtyAE9yAOiCAKaEACb3AFeUACaQ"
    "ABiEACah__-Ab1ukDdqMLvaUAykUWfoCDhQEE3ACAG0IANYQAD8g5WzXAD8BE1pXAIMQAEuIVdAAABAACBHmyEIgIZAD4YPF"
    "UEAIcEorYJDGMIAHtXAEbXAD8BAAKBAAIBEb-IBrCgAAOmIYQIhg6i__-AyUeBQHp9BrRdWMsIBc-gSPigBrOEAADAIYK0MI"
    "yQDWggAz_NAEwsTYAAB9AD99BppAACEQBK8gABPNAdCgBNBAAGB9AJ2gAPsIAAOoFARJBfOBAAIQAAEEAL3IDMfJANyNBTgB"
    "AIKQAL2QABsIACEoDG38ACMMFDZABY8QASUgAGVZABzBABfoAEw6T5AAB9ACR1AD50ACDgAAK0AMMEABygAIf5ABygABYBAA"
    "MgAAGhDJBoACNoABkQBY8QAOlIACNIAH59ABz9ACL5DIPAAASQABmQAAVAAASQAFMBAClxABuBABkBAASwACGBAEw-1lAABA"
    "ArBdDi1wAG7AAFp1AEmUAEZwAADAABvwAH31AADAACJVABL1AAIQACTVACMQAAI1AD91BALgAG9gABxlAD91ACXkACNlAEXE"
    "AAFQABtEAAFQAFzBACB1AAEgACJgAExCDTAABhACcgACxxABzhABv1CrbAAG8QAB9hAMpAAAEgABwgAD90ACTQABkQAACUAA"
    "DQAAlUABlVABJVAAMgACRFACNFAD9VAAIQ__-Asw8IAL1NBrVABrRhBCCIAMr5AMRYAEx8qBAAB8ACH8ACXsALzhAADtAADp"
    "E12cZIwIAL0JBrUJBB-gAMt9AMR4AEgIAL0JAADpT0igACTIACF4AAGQAADIAJ_AAB0IACJAAAJABbBAABLoACNoABHAAADA"
    "AHu5AALAAEyYbPAABoAA-5AAJpAADABIppAGD5AAHtALFAABHoAAHkABJIACNIABGgAACgAHuJAAKEAC1IAACcAA9JAAFAAA"
    "FpDScJAD8cBnUJAD8MDSkJAD9JEjLVAOdAAADAACLAAAHEAEyf4bAABdAALAAHwRABb8AAJ9AARpAAHAAA39ABORAAJpBMj9"
    "AOdoABNoABBoAAH8ACNoAFnBAAH0ACEBAAL8ABOgAAKgAARpAAH8AA2JAARoAA-BAAJpC3yQAOiUAB0QAAYUAEyicCAAAEAD"
    "0RABXQEVv0AGuEAFt1ACRxACNxAEaEAFngACFRAANgAB5wAACFAARgAADgAAHkAA8wABHVAALgAA9xAACQACLRACMQAAHxAD"
    "uwAAIEAAHxAALhAADhAAHwAA2kAEylAKAABh__-AYn8MPFUQAAgQDUR8XfSEAH4EIElEAJcEAJAY__-ALTqMDR8I7PBVACNV"
    "GLkgp5S4__-A__-AR4cg__-AQL5AAD5AITUJAQILJ7IYri5AA1dAACPAAteQACObAE3YYcAABdACAfAANAAJoQAEBPAlifAC"
    "QPAFtAHVUvABGpAFPCAA2vAH4rACYrApA_ACY_AudOABHAABUQACqYACFPAADPAAGfABSCAx5fACaQAFsSHnYgBfo8ALrAEP"
    "kGJKMQAE3pO9AAAQADoyBnpABrAQAAcQAAuCBqGgDKVBAACCACZAAJo7AAIgAAZAA43AAl3CAMOgAAXAAAJgAACgA4sGAx8D"
    "AAGgDKVCAMJCAAIBAAVpAAJgADhAA1OmAmHNAL4DDOUXAE3zOPAAAXBrCXAACgAJQEBhQgABMnAIygBhXAAAHAAAlUAAHQAA"
    "IgAALUAAFAAI7AAD5nBXYBAD1AAAGEAAyzAAG3AAE3ABIDAAG3AAFHAA53AAEDAAD3AAH3AADXAGuzAB7HAE32pTAABAAD2g"
    "AkM3ACYmAHAHAAR3AoTAABUCACfVAADVAALVABLVAADVAADVAAzTAAFXAADXAAGXABNXAAGXAA3XAAJXAAIEAHkEABDAAADH"
    "AEDEAkJXACaGAD0CABEEAA1XAE333nAABHAADHAARXAJIHA0CFAACnAAEhBeSCAACXAM1nAADhAADAAt0SCovAAADABb1AAA"
    "DEABejAAEnABCjAG2jABGjABHDADzBAAFhBUbmABlAAD9DAAkGAAp0AAEEAA5jAE38a7AABnAADnABKDAAFnAAE3AA9nAACC"
    "AAD3AAGEAI1zAD_hAkDnACYQAGyUAAcWAAN3CoiQAt3HAw3FA6UmAADHA59ABrRUBfYQAC8BAAWWAAMmAIZAAxcWCo0QAANW"
    "BrGQAE4E46AAAgBfBwADSQDiZSAA9AAAFUBbTVADTEAHmEAE9AEwfCABfAADMkAAIkAHxxAAHgAAC3ADxSAA_mAACQBaBVAB"
    "TVAACQADMlAIwDAD8BDGoBADNlAHmjAAFAAANAAA6BAE4NSnAABAABBEyw-pAwyEA6dJT_AIFyIMBrNAKDKIABUEBqBAABOE"
    "PNkIAzMBA4CIAzNJPBmQRf1IBw4BZHuBAACIAD6IAzMIA0JAA7TAFvnAAD8QCi_ATLSQKDTcIYiEKFesAE5_BzAAAgBriBBr"
    "KBAAoEBi3AAHF_AALUAACBAAFUAADBAA3rBgUFAC1ZABHNABLNAADNADkBABFPAAFfABFLAAFLAzgJHd3MBpBBABkNAAqPAA"
    "CPIYEIBrOME_ddAAX_DYqcAE6RZOAAAQG1SgBsCGE4rdBrOgFBvtAAFtDdAFAAC2ABirAAorAACwBo6gACMgAAEgAAUBBo1Q"
    "AA3BAAvhAApAAAOwAAeEAAH8AAFrAV2CBOLAAFCBABvUAAVAAALqAV3SAiYEAE6gfFAAAEAGb_AALAAAdLAAwEAAegAbyEAT"
    "mEABSEAHkgAobAABQBAAiYAApNAAXfAAERAAEEAAmfAFfVABNNAADdAAHVAADVAvsEAEnfA3OQBrIwDV1AAXnQC0cFAC4EAA"
    "bvAE6mWsAAAvAdUEAZgECksEACiRBiodDckgAeqkBrQEC30EAYs8BMXNAAOUCQAEBlEYC-DAAgMBBE59AG2EAYBdAGAEABhA"
    "BE4gAGFgAY0gC3hkAGLgAAQEAAGEAeeEABjAAAGEAE61GhAAAiAAIEAopdAA5dAAIEAexdC3ikAGIEACSEAeJFC1-EAACkAA"
    "EEACKQAACjAACxAAEkAAmQBkWUAACEAD42AAC2AB9jAAOwAAEFAAogAADjBkj1AAX1AEFnAAMEABGgAE66hJAAAgAAkgBkhQ"
    "AD0nACHAAAHjAAjAAAHjAAPAAALAAALAA0xAAuNAAAw3AAXFAAOEAAE3AAUFAADlABABACOFAA2EAAKEAA3AAAQEAAHjAAN1"
    "AAWEAAHiAAPFAAF1AADjAE68MyAAAEAADAAAKgAWL3AdrAAAqhAASEAC6EApOEABqFAAFxAACwAAUEAAH3AACEAAn3AAEFAA"
    "U3AAL3AACEAACEAAD3AAD3AACEAAQEAACFADoEAACEAAeEABFVAADFAAjVAE69CGAABVAADVAAeBAAD1AAFAAAD1AADVAVmU"
    "AAGCAAoCABkCAXOEABSEADnEAAkFAAGBAAH1ChSQAAUQBqowAYeEAc4QA2dABj-wAHVFAAQEA0wEAuDlAANhAAtnAAOnAAbn"
    "AE7CAzAAAnAAQQAGSlDug0AcuEAtLVAAfVAI2QAXoEAdJUAwAUAeGkBLkwABukAGZUAWY0ABGlAdWwChyXAAIEAWZABLZ3AA"
    "f3AI6UAWg0ABAEBNEEAAaEDadQACcEAWbgABjEAE7Ld_AAAkAFhABERVAAfVAAqQAeLVAArVABiEC2KgAF_AACYFAV2kACKE"
    "AD0EACNF9kEMArSEAxDEAO6IArSEOVdVAsKQHeI3AMpVAAp1Bc-QAA_XAADXANOUAADVIKjAAOD3AE7-X0AAAQAAE3BcJUAA"
    "bVAAD3AADAANSQAAr3AApcAAF1AAD1GrygAACgAASEAAbXAA6IAADABplgAAugAA6gAACgBcBAAAT3AADAAAQIAAD3ANBhAA"
    "V3AAaEAAPMAAD1AAaEAE8EPaAAAgGrTBAAvHAA6BAACBAAKBBrEgGtIIArSETLaIANyIKDKIJ12QAOGIADNBE0XZB09IBsEI"
    "NeZAAbcCA_NAANdAAB6JAASJAA-BBrOBApWEHr3rKDUgBcwBAOfrJ07xAE87a8AAAIPTUIIN2EB5YhBrPhBdhEAMoNACIEAZ"
    "7SA_15ACCEAAmEAJA7ADwNACIHBYmNAAfJAAEMAAnZAADZALmIADKBAAKBABIBAACBAAIBAA8UGtAEBZgpBrPpAADpAL8cAE"
    "9UsYAAAgBntrADkIIHc5AQsoGqucADSYEvHZAD3kG7GHBcKCABGEAAEEAN4BBrGhAAUnAd2SA-uBAA_EAAIEANUBAANnAACR"
    "AAEgAAuEAKVSBRfjAACBABGEAK47ACiBAAIBAE9mSnAABnAAHAAAIBAAgHAauWAPmEAvPBACEEAACEAANvAA0EAI37AArvAB"
    "AEAAmCAAF7ACwBAAGBAAGFAACFAASUAKpAAC1SANgGCtYUANkBDT20BqztAAbgACuUAAOQAbvGAE9rjVAAAwA8BpACUQAAHA"
    "ALwEAARrAC00AAKFAAC1AbOEACmBAACVCphAAAYQAOwFAAGkAOUQBLBZASDABoEQADMQBcEgAMMgACOgAAg1AAG0Ev9ZARw0"
    "AAOFAOWQBZRbAAjAAE9zsRAAAQAAsUAbaUC7G0AAIQAPWEAAMgAOWQA7dZACvkABRkAKZpADYFAAEBAADAALHZADeCAM6ECp"
    "NAAEDAALYEACaBAADAALCBAAGgAEaEEjECABGEAACUAACEAAUEANkBAE96ZmAAABAAQBBaKgAACgAB_FAAoEAAgEALcEAAMC"
    "ACBFAADAAASBABGhBZFAAObAAALAAAMBAACEAAFAAB6lAAUBAAHAABAkBZKxABkEAAUBAAuEAAEEAAQQAAMEAAIkAAIEAE98"
    "5OAAAgAAPgAAKgAAGkAB8RAAZnAA-UALBzAdClAwklAARxAAPBAAFxAADxAAN1AADxABr3AAHEABMkAAEEAKXAAAbzAAs1AA"
    "HFABKBAAeBAAahAAEBAAGFAAKBALEEAADAAE992NAABzAAEEAPEWANVEAAahCcoQAs-UBLrCAAaEBdegANwgAAKUAAsUAAFW"
    "ArOFAxXhADGQANxVAMLhARygALGgCuwBBm62ADNXALzABOgBAu2wCq60ANoBAAIBAAIBABECAE-HDpAABwASogAACBAc4BAe"
    "ZRAALRAARxARiRALbVASoQCnr1AAP3ABxAAA5AAAWUANpxAAGQALUwAA6QARug__-AECtlAACUAGkEAGPABedAA5_AFw6UCl"
    "mVJPWcAIiMIJgQAE-6wQAAAEAMD1IUmgAEKoBekEAGJAACb3ADz1AAUMAADFAADIGmiCAAKEAFvEAAWEAAeEAACEAH3EAALE"
    "BWeEAGCgAAKgACEgAEIgAAYgGldpAA8EAOaEAAJHAAHHIJsIClmMAE_frLAAA3UHfvAGkBBkrvAGkBpyOoIZYCAOcxAAWBBc"
    "YgAGGBAIwgBb_vAAjUAAGCBp9vAArrAASCAAQEAAGCAAGEAF8BAAdAAIKBBU2EAHfAAAFAAADAADuEABIYABuBAGICAFAJk1"
    "AAAQAAaQBrOgBq4EBrjAFBwQDcQgAJEDGjyMNUEEAAUkAAC2AGexAACBAIGBBcZUAAMCAEsOAB3wAGpvAAEEABKEAAOBAWGT"
    "BGNAAAewAEjgACAgAGIkAAWkAAGkBXEEAFAc1_AAAEAAQEAAMEAAEFAAIEAAEiAAKEAACEAFsUAAdAAGsgAAGEAAGkABMEAA"
    "WEAV-SAjODAcQEAFOBAACEABaEAAVUAALAAADAAAGEAEWEAAMRABIBAAGQAAKBAAiBAGIgAFAdyeAABAAACEAAIEABKEAACE"
    "AAWEAMeCAH2gCzaQAEmCABgQAAcQAH4EBhLIAAOkAIWkABgEAAJABcRkAFDUAIZAAAGSABYEAAGEAACEBcQFAGigAAolAGQk"
    "ABkEAAMEAUsQAFAiKaAAAECxOBAFKQAJyEAOjABN2EAGqRAIWEAOaEBNwGAAGEAO8EDWjEAOcQAH4EBF8SAGgEDQBAAGgkAV"
    "kEABnkAGUkEWgEAH02AAMEAACFAEoVABGkAAnQAAORBkMEAAPVAFAsxMAABSAAIQAADAAEXXAAYkABAEAAMFAApABi2EABMl"
    "AAYEAAGgAAMkAAEFAEeCAAPkAAEgABMEAGxEAAGSAAXXAACkABEEBU8EAGSEABGEAAmEAAGEAADAAF0RAAGBAAexAFAui4AA"
    "AkAAOkAAOkABEEAEa0AAeEAQY1CzAEAMzABeSwAAJFAEVAABkgAAEgAG6kBdv3AAzAAMmGAAH3AjQEClwGAAIWAAHUAGWVAA"
    "CEAAGEAAGFAGyGACCFAN7EAH50AbvAAFAz-_AABUApCHAFhgAeoGAAIGCyWWAAt3__-AIANAAEHAAJXBBd4IAECOA10EHhWO"
    "KDVEBrOvAGl1J2h3ACmQAKN1GtJVBeOgAD0gAEF3ABUgAD0gGiwgAEDXAA3XABtoADjVAFBxhTAAAgAAJVAATAADiHAAJGEw"
    "1mKHYIBrQIjRMgE8NoNZ7vBq4JAAeIAKSIAAGYADUCmZUCAACCBnNYAD-CAAMCAKeBBcuwAECgAACgBnGRAAEIADesAAgyAA"
    "EQAACiAAHiAFCrV9AAAEBgJ9AAeEAAVAAD9AAAKiAGQEAEGBDH9oAD-QBnYwB40SBdtvADtUAAbCA1aQFyiJDXYCBrNgIYUw"
    "AD0BAACBAAXCACXQAC6oAA-BAALAAD8BA2qgAp6BAACEAAFAAFC7NtAABAABdAADvIABABAACBADPSATdAAkFgAjUgACogAA"
    "UgADsBAAEBAACBAGeBAAEFADGCAAECAa0CAD8CA8EBAADAACnEAADEAASRAADAADwEAACBAAMCACgxAD0BAACFAFC89rAAAg"
    "AA6BAZ2CAD8CAMoFAQODAACDAACDCNXAADuBAAbAAFLYABABAAHAAD2QA21_Ap8kAAERAAWCAGKBAAGBADECAACQATgXBHTg"
    "ACdQAANgAAHvAAPwAAFQAACgADwhAFDASGAAAIAAMQADxvAAIQAA0kASs3ALQCCqQQAD0FAAKQAAMQAGQBADMSAAuEAOcQBO"
    "KgAEIUAAOQABkQAD6QAAM0AD2QATgUAHWwHv7QAADAADuBAACBAAZAACaRACxgAAaEAFDG_iAAABAACBAASBA6chAisgADWg"
    "AAEkAAGgADwEAAEBAAWQAFUgAAPUAAFlAAkBAAChAAEBADECA3ohAirRAAikAAEEACGhAAekAAUgAAFAADIVAAqBAAW0ACcV"
    "AC2QAADAAFDIqfAAAEAADlAAkBADEkAAECAAOCArUhAMIBCRQBAAHXAAFAADxTAAb0AFMwABCBADDCAASSAbMBADeCA-kEAA"
    "SEAD2BAAZ0AFmWAAkgAAawACkCAAYCATX3AAJAALOC__-AAFDv_CAABlBnsBADjlAAEEAMQHACN5BbEIAOBHACMZAAKIT3qv"
    "Gow1ANLVBrOgGfygAETVAGlVACVVAAJVE0ggLyCiBrOCAAGYB46IIKmhBq7AhivnAOsIBakBAAUIAQbvAAUJAFEyLUAAACBr"
    "UCBnuwABWgAAUgAQSgAAogBaCBAAVAAB8CAGYBDQGQBrOQBo-gACUQAdZQC5GQBrSQIWTgABwBAGFsAAgBA7QBAntvAAFkAB"
    "sBAAEBAANDAGUBAGWDABxvAAHvAFE_szAAABAOcQBHnAAAEhABvAABCgABjAAAFkAACgABuBAACBAEaCABqgAACSAAEgAAYB"
    "AB6oAEagABxvAAHAAAWBAOcQAHgyAcy_CRXfADmDAF34AAiBAImQBV6gABygAA2gAFFC65AAAgAB-CAdSDH3ZUABnnABwBAA"
    "QwAERCABxwAAUBACHTAAUBADhCAAcBACMBBacgAADAABuBAACBAE0jABQgAAIgAADhACQgAAIgAAcBADYgAAcjABvnAAeBAy"
    "uBACLgAFFpfMAAAgANzBBrOgBbXhABKhABFAAAC7ANvABcdAABEIAADAAKNDADiIGs0QDIiQAOAYGtEQBdSgAN-gGX1xAArx"
    "ABJxAErTAA0QAATTAFFRABHRAHZ4AAHTEuWgAFbgL8sIAFGBwXAAAiAEAIBnVIADmJAN6If11rBdSBAAMIANzrVyPrBZb5AA"
    "JAARvrDENbBrTJAiBAH2zrABMgBqGgABLgABwBANhrABTrAx6B__-A__-A__-AyKRABjaZAH0bACPPIVerAFIlR5AAA_BgCJ"
    "ADwEN9M0EmO6FdQMABwIBNiEDWwmDyDCAATABlCCAGOCBqqCAAmCDQZrAF0CAAUCBlJLIAPAAALABl67AAK_AD47ABS7Ax-7"
    "ABSCAvCQAA9AABzDAA7bAAFfAFJACLAABfAACfAE4EAACEABLPABVPAVEXAarbAEmCHbxQAFsrAdirABA_BEPoAAfAACUCAA"
    "frAADvAADvAFMQAejAATaCDgKCEGegBrRADz-QAAzjAB9eC2WfAeeCBG6QAkRQAFJP9CAABAAE8gAevAABwCAAHABK7AAAGQ"
    "AAWQAAJUAACQAd2QAALQAc2CAv0wAAdgAAIgAACQAX2yAAC2ABMgAEzgAAKQAc2gCUrDAGKkAAQCAAHgAYj7AEyCAAOCAAyC"
    "AAEQAFJTmNAABAAbICAAICAvzAAALAAAVAAAJAAX5AAAEgAAJbABGEAD8gAAwCAADAGKa3AEczBmpTAADTAAWUAEJjAACBAA"
    "CBAAFjAAOwBmsUAEPDAADjAADAAAJnBmjQAEigACfAAFJaPlAABABNehAAE3AAkhAAE3ADUzAAozAAjzAAHAACJlAAFzAADn"
    "AWUGBKuwABqCAAfzAAD3AAD3AAn3AAE3AAf3AAD3AAD3AAD3AAEBAD7jAAhjAACEABrnAADAAAlAAACEAFJcHOAABzABSCAE"
    "KDAAMDAFqBCVL3AEixACLnAACCAACCAAEWBkiQAEmQAAIQAB5nAX9TAc4CA2jjBj4nAA_nAAD2AEQgACFCAAJ3AWUyABl3BL"
    "4hAADnAAmgAADnAAXnAAF3AFJgxUAAAiAX-EAD3AC0C3AACQAD9AAArAAAGgAB5AAACQAX7jAAIEAAEgAcqCAACCAv1AAEpA"
    "AZ5DAAPAAcrCAz-QAAiwAAEQAB-gBjIQABu2AeUmAc4mCbFAAEpAACGGAACCAFJmoxAAACAXqQAAOQAFPSAAfSAW-QAz-0AA"
    "o0AZ-QAEC0BI2QADmEAAqwDV-QAAQhAAWQAAGQABcSAAlAAAGCAVtQAAsCABXzAAFAAAKXAD2wAACTABSCAXgCAAOCAD8CAq"
    "GBAFJqznAABAAXqCAAjAAAugABkQAD3A__-ABoCCAxDPA6MCgiWgAAYIBrVAIYsoBqKkAAfAAAkIAACEPJYIA10CTLaISe4k"
    "Bn7rIbcIPENAABnvBrLPAAFPA4XLdPSoAAQQIZyQAFLhq1AAAgIb4pAACIAAEgBrCIAACEAACgBrVrAACEBrNABo3PAAeCAB"
    "EBAAh7AALAAAdrAALAAAFABmKEABGCAAffAAqfAADfACLfAAtfGsLADT4vKijQDWoEABGUEhecAfP0AFL5_wAAABB6XAFOoC"
    "AAOCBLCGAACmATMgAJgGGUYwBqAEAAyCAAUwDV6BAATAAAVAAAZAAAJpAKNABfWFAAmFAAGFAAbAAAnpAAHAA4iCAu2EAAEE"
    "AAU_ACaFAAd_AARJAAHvAFMFz1AAACADVADIcgAAYECW0QArUGCb-QAsKCAtUQAOaEADEQAAUQAO6QAAaQAoqEACoCB-MEBo"
    "iGCLwSBNmgAMOQDnvwBLA2ADCQAAGEAO6EAOSEAAKEAsKGAOaCAwiQAsUCAFMS-hAAACB-FgAAagAPxAAAFAANW0AACCAQLA"
    "AZuiAhGGADEEAADAALYGARzAAqUCACwQALsCHAMUAACEACAEAAywAACgAAXTAADjBoIFAB6EAACEAAKEAAdjAADAAAOBAARA"
    "AFMZ1oAAAiBqHEAAnAAAhABn4gAB5nABDAAAFjAAVjAAIEAAIlAAJzAY0CAd8EAwkCAAR3AAO3AAEEAAD3AAMEAAC3ABwFAA"
    "GEAAEEAA9jAAGmAAFjAAD3AKgCAA8EAOZ3AccGAFMcx4AAAkAQDDCOwEAA7GAADACFHVBc-UBcMwAAfnAACwAOkUDHz0ADUQ"
    "AZtGAAIwAQBAAMxGAwqEAPFAAAUEAAEQAOFEAAUEAAMFAP2EArKHAAKEAS2gAOm0BJqgAAKgABwCAFMlj4AAAEAA-BAAECAK"
    "kTAA80A7SEACZAAdw2AAK2AAMGAAEEAAuEAAOEANM2AAY3APgC__-AHqyIBrOGSZQEJ9t3AFiYJ9rrAALAAFgQAJhAGjjCAA"
    "WCBligAFYgHZ9OAACGAFNqRGAABIf0cgIT6IUNyFANZABXQEAGmFSHOIDpWgPFMINVmEAACEAACEBxcBBlBADVmKAAXAAAyE"
    "ADmIAAyGAAWMABAIAAGJAGlAEn0CBrOSDiqKEm-GANggABISBqPAAAVAAFOuIpAAA5BrO4Gs9ZEvqCARghIUCECAWHBchABk"
    "oBAAeEAF6GAAQBANfgABWCANGgABWHBHXtAAGBAAeEAEcgAAD7ABUBAAGHAAEHAAGHAGfAAGwEAASgAAEEABSCAACHAFrAAF"
    "O8myAAAEABqHAUgECkqCAbwSBPnABWlQATCQABqCAO4CAdUCAqWgAUkCAAKCANZ5AADJAP0CEioIAB4XAVCEAGoIAADGAAGI"
    "A6prAALNAAGIASsgAAV5ABmGDrWQAIckBGMTAFPGbgAAB5ABwHANaEAAT5APzQHzmyABMEAE4UABGBAAKBAACBBk2EAAPEAE"
    "0EAALEAACEAA-HAAMHAADHBp0RAACRAAKRAACQAAEQABGBAACGAAEBAO2HBU8iAArAAAMkAAekAFPNIuAAAgAAMgABSHAACF"
    "AFQCAILxAADQAATEAAC1ABECANCgABaXCzIEAE3UAc4UAANABNvEAAQxAACwAAIwAACQAACwAPCwAN3UAAMQA6zUATKBAACQ"
    "AADRAAJRAADQAADRAFPQfXAAAQAADQABGCAFYwAIf0AXYQDNKEAISQAlOHAgBwAAcQAPQwANrjAANj__-AK5GEACpeChOGdO"
    "uEIbegABcCE_KgBrTgAAEE__-AGZBvBxKEKsqIEB2IZgWVDP1vAAQEAFRJ8sAAASAGeVBkjJAAVUANJAEkGCD0SQDkfAA-_A"
    "BrQINq80ACmCAD4FAKeyBcDIAECGAdYQAAlABHYlAAUgACUFADPGAAEEAAt3AACFAYMQAEeQAAmFBHYEAASEAACCACmCAFRb"
    "liAAAkAASGAAp_AJwEAA0EANogAA0UAESgEQNAAQUSAZAwAUESAqnQADS0ANmEACuCADIiALeCASLAC52FAGiEAOdEADCCAE"
    "jNA6VNImMUAAD1ACSBADeGBnLAAAHEAAiBAFRmdIAAABADYEAdSQAAISBHwFACAEAAGEADwnAASGAAf3Ac1AAAGSC44WAY8C"
    "AAOQA-nXAADX__-ALokMVvGQACavPC3AAGuIE9hkAZYIOq0IZKywUZagAOgIf1tdAAJNBrIgAFTTn_AAAoGswEAADdEDYDI1"
    "QBACICAAgBA5ggAvIEAAEBACGCAAeBAACBABuCAI-BAD8BACMGAMQBAByQAAaGBGykABAgABmEAACBACKQAAaBAAEBABuHAI"
    "8hADkEAAYBAB0gAFTfVzAAABABrdAAF_AAGEAADAAAWCCzBfAD1wAAeDAciCACRfA7BfIldVABmBACUEAAUBAAEBABYVAdbV"
    "AAJQ__-AHhaDBweBX62gBG4zAlcK__-AK9KBBj_AAiJdAAGIEShfAFVEdxAABv__-ABeIIDQeIAADrIYOQHPQDpdBA__-A6u"
    "-CBrH1NabBAOGCBdIIBrUvAOIjS7ADAAEDAAeTABIBYPGQFKEILu5IDWiISPwBobOBJ48BBbG6AKkCACYCA5UCAhsCAFYNnI"
    "AAAKAJcKABJCADKYABBfAAGQA2XKFFklAAC1EB6LAFFAAAGUABBBA1iCFF4BBrQBBrUBEIElAM4gAAKwDWhgFCyCAAHAAPIG"
    "BOFBAK0NAPHdBPmQAbqgAAwoABwSAAqjAFYhGnAAAIAAOIAA8CAOgBAAuQOX87AO8wABIBA5uBAfCDAAECADeuAIyCABqCAA"
    "HCAAgCACRAAAlGA2oCAD8BAASBC5kSAAqGBqkSAAqGBqogBKOyAEcpAckgBKOCAACEAD1hAFYuaRAAABANDADmCQAAqCBqoS"
    "BNcQABGUANSgAAEUAPWSA-cgALuwARuwDIJAAA6nAAIGANXwAAFAABCSAODAAAXAAa3AAjiwAPCUAOcwAPIQAAMQAAGDAArG"
    "AaKEAjkQALwSAFY164AAAgACsQABGgANgQAPJCAbGECOmkAAagAMBgAAUgACaQAAIQABAGAAPkANGgAACSAAHSAAWCAAxiAO"
    "SSAACSAASGAAYCAaMgI50CAACCACACAACGAMm2ACawA4t3AhegAFY9WcAAACAAEUAB7BAADCAADjAAISAMYCACfjABGCAADz"
    "A3kCAhjAAADgAB_iAAHjALniAEdzBY2gACcgABGwAKhiADWiABGRAKAhAtmnAhLzAASCAADzABxAAAViAAHBABFjAFY_-LAA"
    "ACAA3gAAECAACCACHGAATBAADhABFDAACBA3SiAAUECMsQAAFxAB_QAAMiAA7CAADAAADGAN4QABGCAADjAK5xARuSAACzAA"
    "oGAADjAaSQAzrjAK3RARyXAAqGAALAAFZDUuAAB3Ag6gAA1jA7VhAAeCAACxANXiADnwAA_hAAJjAK4xAQCCABvAAAygCm6E"
    "ACJAABAQALj1AChAABAQAK3hAAJhACNAANwCABuQALHxAP_AAB_AAweQAAIQALoBAAVBAFZG6xAAAEAB0QAA0CAaQEAAKFAB"
    "0BAwewAAIwAb6gAcygAAGiAAEgCOs2AA-EAKpAAA8EACM3AAQjAAyGAATAAK4QACQ3AAuQAOWDAAFlAAZjAbA0AB-Q__-AH9"
    "-DAwECAACEAFZuFCAABEA1ODAACEAwEEA7KEAAJAbVH1AADAKDLnAALAAbJAH9SoDxtEKwpqAvsIA7kIBrWIla4CUbLAAzxA"
    "AjgIAMPLA7jAA3ibJLhAA3uUmPcIAACgAACKAM8wDJhAANeVAFbIahAAB_AAF5AAbKALtvAAXvAAWEAAmVAAWVAGiGAy5CAj"
    "gMABIKAKKaABd_AArUAAdPAAVVAAVVAHhUAw5KACOFFIuED-LtDl4EA0YFAm3dGvgFG7QgJn6CANWFAACVBqgEAFbddpAAAE"
    "AAoFAeIEBMkEBeQDAAeiANOEAHwGBV57ALbGAAV9ABMEAAEEAAqQAGGCAHVUAQqEAbeiAHuCCzQEAAeEEg-gAQMQFB0WAISg"
    "AHyXBjeQDGb7AHoQAAE2AQQ1JW60AFbuHSAAA1AAtCAAhCAADCAMgUAAKEAAgFA5xzAj1HAARCAAPCAMiEAAMEAACEAHKgAX"
    "aEBAHyAMoEAGwCBXV3AAfjAAGCAK2mABmEAAKEAACEAGliAAmEAXaWAbqgCPhAAAGCAFbyWbAAAQAVAQB7sCBF4gDreUABHy"
    "AHaEAkuB__-AL_AEAJNAA7IEBrWEdEyiNjYgBrTgDpCEA7iEJBUM5t5EAwLJKDMIDpYgA7kgPE4EPiz5AAPAAHiEEdIQHctA"
    "GtECM-aEAFd_H_AAAEAA0GAJjgALeEEmGWBWWCDrSCAAIEAGsGJ6cEACUEAJbEBhOCAAGCAAiGAGEEE7JCAbaEAAOC__-ALQ"
    "bEBj6EA7GEKDCYZvYGEroCAAIEABwEAASFOynM__-AKfcQAFf2D-AABpBrR9EtdAPisEAAOCBh2EAAEEAJIEASmEAL0EOdWG"
    "AAYEAJIEAAEE__-AIEGMAHuMAyQIAwL3ABIEAHuGKDZOTfqCAACgABGCPiyIAIsI8MNdBOASI2mC__-AEszAAFiKf_AABASk"
    "j1A7CQACGQAACQ__-AqCgoBrOKAACCKT-wABUBA7mB__-A__-AePwIWfyBAAWDA3lLAzYDzJkC3JMIAI-KAyl_FEIVBrQ1Br"
    "UQA4UQDk-RArYBCyiQEj0ECJSWAFlucBAAABAGICAIRAAAMIAHxAAACCJsiWGeaEAGgCAG0uAACPABaCAAOCAxzvABMBAAOB"
    "AGTvCbcgAP-QAAgBAHYQAAeBBjZABa4wAXygAAegBFh0AE-aACPQAAKCAF_CAAN_AFl8kCAABAAlDABGQQAAICAdSUAHyBAA"
    "eQAbKCAAJPEAwQAAE2AGkWAAkCAN0QAAESAI2QAGGSABCbAAEWAAOTJW6CAAwCAFYEAADzABOEANUmAAcRAzECAj0CAFagAI"
    "bzAF9zAFmF5bAABAA5hAAhYzAAJAABXzAAp3AMsEABmCA5gCAcOCAFIjAANzAAChABTnAApnAEKSDLgCAGLzAAHAAHGDAIRA"
    "AETCAKDAAHbTAAeBBEXiABYCAFSSABSCAIVSAAfDAWUBAFmKiTAAACD4GgABD3AAQiAGUCAAPzAACBAIyQAEUCABHyAIgUAH"
    "iTAcACAALHABIBAGWCAAqB__-AKf-HAv6IAwIGAIDAAzGMA4KEAzMIHj-EVe8CTBcEKldAA28K3XgOAu_AAFnuoeAAAQKDYW"
    "eLSEE1AKAAPUAAkUADCIAE2EADU_DXSEZEaXAACXDMWCAKIHADqvE9MUAPrCBOAUFBoEAAICAdAEJhgCAJHAACoCBCvAAhME"
    "AEAEAAuGAJ2iAEa2AzNzAD6zAFojRwAAACADYEAAuEBFWG__-AMI8KpRYCO1GEuLmGcfuSPRcCLV2WAY8GEo0CKAyBAKiyAE"
    "diAAIy__-AIzFEA8SKdesE__-ANFsE__-ANliOADYOAH2KSsSCA3LKUGkY__-AAFtkCxAAAaE5uCAICC__-A__-AyJ5IKD0Q"
    "BqoQHKsQBrOQBOGMGsyQAdUQAAOQLbGIAPwIAD8BROZGFB0yArVAADiIF-EBBOCIC3mQHK2QLcLIWi-IBNvYBM14AeagAdoI"
    "AvO2AFv7H2AAAUAd36AAeUGsdbWP6BAwGgA7IBAwFAAAOUIYKUA7LAAADABNhAAAW_AZaFAD-FAADlECVACqoBAAEBECqkAZ"
    "8IAIYVLQORBcigAEKWE9mQANsgABQEAObAAACUAD_AAFwfXEAABABB-gAAEgAEMRAKkUAOnwAEB_AH5_AD0QAAIVEUjAAAD1"
    "AAIEAEEQAFq0AAhLAAMLAAOQAEMQAKQQAD4RAAEUAAQQAEBSADabAEeQAEGQAcMvI23zAADAADLjAG4RAFwn9gAABAAADAAD"
    "7AAAhAAeFzACpwAEuWACpQADPQAAuQAAUQADoBA26CAACCAD63AAC3D1DzADHwAAKwADaSABBDAFUwABRBACkEAAIEABLXAA"
    "HjAOXRAEBzAHaQAAfzADVQAFwrHgAABTAAEwAAC2AAezAYeQAD63AAC3__-ALaxAAuKEABqEA7dAKDWEKgqQHb6ULa2MP4Wg"
    "dLlIX9dYW7YUAD8EAAIEA7hAAnjCG1EEGYhLIowUAAOUA_dAAlGBAKkEAayEAFyik4AAAQAcpYAEaEAH4EJX11ABm1ADAEAB"
    "9CAISgAD8UA1eCAACCAD6z__-AIFOEeTz6AHoE8NeKZh0Q__-ALI3ABrQcFBxA__-A2-xABrQBEG_JAy4QAAUfAD9XADqB__"
    "-AAF2TtbAAAQAHaB__-A__-AJ4IQROiwLU6gAADmWpvGDWkzEKklKDmBFduITq01DwTbEhzAAGJAGm3QAGJQKBGYACMYAAUU"
    "A3IBADWIAsYRAEiBA6VJAhnBAANUAOapA7IgEHXAAF4Ya9AAAEAb7AAANAAeNAAscUAgc8AANLAa8VECEIACPLAGJLAAQkAA"
    "CQARoCAKVJAAMQAeRIJ76gAGDAABhAAARAAeEgASCkAzXAACIvAD8_ABw_D0kwAMnBABnfAD-gAAfbAF4kOsAABbAEb_AH5_"
    "AFqQAANqAWpYAGE_ABwQI1LzAC_xAE4CAB2xABR3ACRAAAI3ABiQACSQAAIQAB2wAADkAAIgAAFEAAG2AACwAxA3ACH0AAEg"
    "AACgACCnAB43ACE3ABj3AF4pouAAA3__-AHJMEA3JA__-AjigUBDNJAsCEFGKEAcZ6Jm3UAzN_AGW7ABn_AACBAAI7AAxw__"
    "-A__-A__-AJT8BE753AEJX__-ALcAB__-A__-A-xVABrQgGtABZIuIEDMIAF-HaFAAAIK-fJAvdZA8xoEE2cABLdAbS8ABG8"
    "AALpAAoIJZoQAHndAE49ABRdAAC8Ax59AFQ9ABG9ABn9AACBAAI9__-AjZKgABkg__-Aq0aE__-A__-A__-A__-A__-A__-A"
    "AGC9qgAAAQBK3AAgZABDCBAH0bAgiQGsdQBKurADiEAdGBcBWgFfkkRnDAAQQ-AAE-AD47Aay_AF2QASoGABSWJP-rKEQUFh"
    "XkC2eVFBdhAgUEGGhCAGKEAAR5AAHhA7OBJD3SAGD2W9AAASAer3BRQlAACCAZ4gBMpAAEugA24CAb_AATOyAAE2AAkyADYz"
    "AAozAApAACIHA0rEAcAFADiHDtYBAACBAeDlBNMBAX6QAGJnAWzWA0WQBmEmAFeQAB2gAYOQEm5AAGEAszAAAQAWwHAADmBr"
    "NGAAPGA0SgAAEQAd8gAAEQEjIwACyBAd7AAWoQA0m0AaEQAD80ACDAEhCQAAsQABcBAAqBAX8UAD2wAAGQAACQACDA__-ACW"
    "_kAdSJAc4JAxDEAdUJAGEqtoAABJAACEgisIa4mIAY8JAc5BBrRI9GlAClLI0wsBAACIBrGIBrZpAACEAclEBN3vAAzAAAZU"
    "AbEEABKEAApUAAD5BLnNABn_AAdJAAmBAAPAANWSANoEABKgAAwEEkCQAGGLcbAABAgieEJWAUAAyrAAUwAAaBBqQEAA7ABq"
    "UkAADvAA_AAADAAAHjAKMSARkEBNvuAApnAADvAAFEAACEAA7EAAGBAAHAAaYIABSEABhAAAJAAbRpAeQHDqyQAc6EC4UwAG"
    "Gn75AAAEFAoEAeMQBKWEBvAgFfQEBKCEAR40EyggAPOEAA9AAAFAAdjAJW0wAACBAADjAAVDAACBBqrBAADAAAPAAAFAAADA"
    "AALAAAClAZ33ADbABMxnAAMEAAhAAAVAAANAAGG46zAABAAAkgBKqgAB4kAAVnAAvEAAEBAAREAAFjAAIhAAJAAAJhANuEAo"
    "yEAAQgAeQBF09wHGjEA_L0AAlEAroEAeeEDrgEALmEARkE__-AJNLEAG0MAU-ECIJEsa9RAAXXAGH_6GAAAQAACQ__-ANGoE"
    "BrOEAc7JAAJJxuUEAjkgBN9AAdSIBHvAAbSIAIZABHQFAHIQAT0EAAqIAIPAGs8QLLSkAjkgVyUHAACDBHyEAjSgAAJHAADA"
    "AADABHYEAjzAAACIAGJY9mAAAgAAFAAADABHUEAAbQAAEEAF6EAAcQAc_sAAGHAADnAACgE5qEAIBwBrOQAACQBMYCAe9nGP"
    "sUFBqEAAGkAACXAO2VAOcMJe1wABMEAF_AAA0UAcoHAACDAADDBHiEAGJpcUAAAEAAHAAE0EAAKQABAEAAMEAAoEAUiEAAWE"
    "AHygAACgBHYhAFLCAADAAAMEAAEQABMEAcPDAA3kAAKgAAFHAADnFBrXAACQBMQEAAkQFCvUAACUAAGQ__-ANABACj2EAGKq"
    "AcAABE__-AOq7vp5lRAGwSAYogAAXABSFAAY9AAAOgBLkEAAEBAGegGmkQXdaBACnQAD5-AAKUAVAQADyEAAVQBLoRABpIAE"
    "CEAAsIAAD-AAFAAVCQAD0EAACEAANNAAHAAGL4uUAABAAAMQAAEEAFmQAACQAACEAAtRAADmAAFeAADkAY1oAAIEAATAEocX"
    "BrQQAAEXAY8EOl4BAACBAGX2AAD2AAFAAVCQAEJlBLeEAAERAACBAAEBABtAAEt2AAEiAADAAGMErFAAA0AD1A__-ARoCOcj"
    "B3__-AmKUBBrUBAACRAdTABMKwABugAAEgAfrAVSaGACJpAAgEABwEAVGQACVAABvdAeoUAtiBABmEAAEGAAMBACYFABwEAA"
    "EHAAMTAIuCAOcSAGN8gQAAAE__-AWq5lSbgQAGiQatEB4_GBAFegAY8g__-AQEOi__-A__-A__-Ac4IJ_rCDxYjAAACDBMq7"
    "AeqBJzorFB8gE0fQFO8gAAK0ABGkIYTgAOIGAPZABNyET3M7BYOCAGTJTpAAABBrPvHqvAAtiQCpEQAO9wAOgQEh9wARbAAB"
    "CBANbAAA6GAPLAA9u0APC0ALoEAC0wAQFAOVxyAACQACAxAAChBpSUAB7jAADAAADAAAIQAa0FBQRjAAHgAdfABLa2AGTdEA"
    "AAAgABGgAKgiAR0gAaVAAegjDrZQABGBAADAAADHALdyAR-BAO3HBKZSB8QwEiMEACJAABAQALdiAAJgAQpAANrAAM7CBADC"
    "AQ8QANYEAALVAM2C__-AN0TEAbz7CIICAGUsq4AABA6pOIBlOKyR8IAACgDWfAAbSMBPp_AGWEAGkEAOCEAAqEAAGEO2YgY8"
    "SwAbeBBP7AAADAAre2A_WEAAZAArfAA_bvAAbAAAFpAayEFCWFH8PgCFKFOrdEAAhAAADzAGWM-gAAAEAARxAAJjAAHQBrag"
    "AbEEEmiQALdU__-ATnsE8XFA__-AmjWIFy2QJHBrO_uwBiREAp9EBDsEAXokVYREACUEAbJA__-A__-A__-AX-BABd3OVyMG"
    "AXvV__-A__-AAGe8yAAAAIWmWCAAWCAAzLAViZ__-AxnEQDWkQENwgISkEAOTAa0CSAAeCAWUCC_vCEsNgANPAAILAQbPhAG"
    "oDA492ArtDAGrjAAnzBqpjE7nAAGyBAErwAJkQAAeC__-ASu3qAGhRBeAAAGA50CBrXK__-AzKXuAc5AsraKfb1qAp8IWzlA"
    "AFKC__-ASLIE5V0I7QXAPy6wZEsEAVACAF6C__-AY0cEAc4C__-A__-A__-A__-A__-A__-A__-A__-A__-A__-AAGqsyQAA"
    "AQBaOUfTqBAebAADzAAALAQAGgAboBAlNA__-ASGPAAxCDA6PCKDCSsRVJA6iIAD6L__-AKioE__-Ay0EG__-A__-A__-A__"
    "-A__-A__-A__-A__-AV6BgBc1AAOaBAGyQPGAAAB__-AEtLuAxCFHWMYAB2QAAHA__-A__-A__-A__-A__-A__-A__-A__-A"
    "__-A__-A__-AnZjEA5JAAAzA__-Aytvg__-A__-A__-A__-A__-ADpTABrKwGtAQZIwIAG9FqjAAAE__-A__-A__-A__-A__"
    "-A__-Aa0VAi93AAOIEtA7AABDfAOUlAOu2SJsGBQWBG9EkAObhBc1AAddAF_KBAPJAABSQANLAAakB__-APfoBAbyNCIJAAP"
    "_A__-A__-AAHDMz0AAABDWgBAbSMrJWBArggA_WBAr3AGdAUAXEQBrOUGV6QAXGQP-CBANWQBdqBAAIBAAGBANWQAN-RAAWB"
    "AOrAABnAGOd3__-A__-A__-AzNyBhhABAACBBrOBAACBAL7EAHGEpsAABA__-A__-A__-AvW7N__-A__-A__-A__-A__-A__"
    "-A__-A__-A__-A__-A__-AitcBjqWDAHoIBrUEAHDAWqaBBrQB__-A__-AW1EB__-A__-A__-A__-A__-A__-AAI5i1cAAAX"
    "AAEXABIXAbsSABMWABMXAAmXAACXAAqXAWeDCG83AAE3Ad6gAAm3AAC3Aau3AAuQCPtXAACEAdfXAAtXBKuEABXbANSWBoyQ"
    "AIc3AAC3AHW3AHQEAF23AAoIBf-pAI5pV1AAB3AbyCBR-IAubXAmFXAi_fAjxXAArbAOXXAYyBAF1VBNMnAD6nAACnAEanAL"
    "QvAGgkBfGjACKnBNnnAIZnADIgAezoAwICAe3jACLlAAWmACLlBPrAAEFnAgBvABoKAI5wN5AAACAACJAfDnAEdlBLdHAD9H"
    "AANHAAGEAD_HAAHHAH5HAYJLAlTIAEjIAD3LAEBIAAOJAByIAEEIAAFAAALAACaIASVEAERDACEIACZNAAHAF4GpBM8QB8dI"
    "BO89A3kIAI54HuAAA5AACgBSYcB2pABSqYAhBYAWObAACIA_YYBO6sAEksAMQgAoggAEoICLboAFCgA09oADcgAACgAAKIAA"
    "VoA5pxBWkCA0TKAApIADeKAAgIBVG_A2NIAEjAAADAAmKSAI6BC1AABAADsIBVzZAB7eA6uoAIiEAfqIBJcoAcqOABiKBuKI"
    "ABcgAAWICMyoACgkAl8LAADrAP1rACcrABapAAWgABOIAACIBT1oAO8IAonIAoegAFMqAM-IAAHAADAIBT1oAI6ICgAABuAC"
    "iuAwoCACWPAADPACLPAADPAfUIACIIACIIACcIABPLACZLAAEIABtLAOpIABiIAFDIAq0JAAILAD2NACkJABUJABEJABEJAA"
    "oJAAEJABCJAACJACoLAVpIABZOAI6JnCAABOACiOAKcCABEHABuHAACHAACPABgPBLuXAAECABIXAbWIE_0IM8UgAfAIAAG6"
    "CNMwAdH7AevuBqPxBAHCAe-QAaXVAAeQBPMRAjKEAAHVAADVAcbAAfYIAQTAAKFXAI6YsVAABAAAXTCsmqACEMAZIBACOCBN"
    "C7BC4gAbuIAADKACEqAZwgABagAAD1AAKCACcEBKeIAlqIAbGgACGgAAWIA3QhAAHAABcQAACQAAKgACcQAcKjANZAAhmhBe"
    "OuAblFAI6e-ZAABAABR1Af2CAMTABEARACYEAADEATGIAKYKAAFXAtCTACYTAIKBABiQAADVAW4LAAIIACGEASxXAfGRAAIR"
    "ABiLAAEbAACRAAEbAACTAACTABkTALfQABmIBrmiAecIAI6iucAAABBeTqACaMAaFLABwKAuYKAeYIBggqAaDgABogAACkAA"
    "IKACegBKOIAjvgAeWIA4fgABvlAAHAAAhAACpAAnjnABGgABBgABhAAshgAtCIA_4jAA5IAAjlAACBAAggAI6ob2AAAgATqL"
    "ATznAAFnABDnAAFnABAgABgKAdujAACjAAkrAAErABGjAACjAAojAACjAAgjAKziABEgAAsIAUAIABGEAADEARCFAACFAA2F"
    "AACFAAEFABAFAACFAAEFABOFAI6piLAABGAD8IAYeCAQjDACZDAIQBABtFAADFAAjFAWVJASkHAACHABJHABFHAADHAAMKAB"
    "AOAc5BABHBAAFBAADBABDDAADDAAnBABLBAArBAAjDAKvCAADCABxKAADKBSMIAI6s0AAAAIAQSIblasAcygAqgQCBuiAc4a"
    "CsaQAPGQAN4CACMCAb-MBOQIA_sIAO2IAAQIANsSAO4IAAUIB_0IAsIIAc8IBEAIAYmIAAGIAAGIAACIAMiIBRqCANmIAbyu"
    "BBSIAI7EJnAABCABSCAPkIAMAgABUIAC8IAMo-AaAIAADIAAhVAAsEArEgAVkgADNZA9mgAPkgAbxIAA-IAACIAAIIABmgAM"
    "YMAMEIApAgADZAAVb7AALAA_huAPvpAADpAcqIABEIAI7HwhAAAMA1LAADNhAVc7A_0_APgIAAKIBgyCAAMCADMCAVQBAAEI"
    "AAEIAx2IAMyIABTfAPeIAAEIABqfAAGfABEfAaEIABCIAACIAaCIABadAngJAJofAOAIABGIABKIAIbIAI7LlfAABIC-iLCI"
    "YICB0MAP4IANAIALcIAAeIACzIABMIAaAIAACIAAeIAA3AC7YMAMzABBRrBPaIAeYIABwBAYUgAKOEAMaIAR6LAAkEAC0LAV"
    "OhAAEoAAsIAA4IABmpAAKrAI7T22AABvANJAACyIACcvAACvAAevAAavAWTIAAfLAD8IAAcIAZmIABgtAnYJAJovAA7AAN0I"
    "ABGIAAeIAAcIABxrAGPIAAloAApAAzkIARIIABtPAAvPAAfPAKqIALWBABMLAI7VxzAAAIABGIAAfIAZmIABhNA-YIAAqIAA"
    "DIAAoIABIIAI3KAADKAAkIAAoOADhLBbeFADQdDJAdDEK0AFuRAM4iADEGBe0rAAerBTwHAAUEAFqRAM4CAy-YAu_rAAfrBU"
    "eEAI7donAAAQAOCDAy0ZGSsMDE4IAEMCG1OYEwGQA9YYEgoCAQYdAjqQBjQfAAGQAACVByifAwOCABcfAAEfAM8NBKACAQWM"
    "AHQfArVQAAUIAuGCAKgJADI9AWYIBhAQAHIQAHTaAI7wn2AAAbAuagAKgoBNYiAH2yAlSQAHIICOGQAG1aAHoCAAP7AIUQAA"
    "IQAHQQAcv9AACUA8KCAnKJAACJAACVAAKBAEgGAl8YAFiQABVaAH3bAA0fAAGfAHiMAHQQAbqBABEIAI71OQAAAcAPCdAACd"
    "BTJRAAEYABIVEKwMAeeNAF2IAOcgAupfAArfAAUCAMQJAA_fAX0BAxkCAIKCAHiEAHlPAACJANwYAJkGAFkBAASgAOIzAAC7"
    "AA6IAtKCAKgNBN6kAXSoAI77cnAAAgAHelAAHhAAZAAGgCAHlbBGebAXCmAB1DAusgAP2JAcylAAaIAOAgAtYIAAEEAAIIAA"
    "CEAAOjACEjAlEpAAKBAASNADUIABC_AFogADqIAciIAGaCAICIAAJ7AIQKAI7-bFAAAJAVNGAHlJAADNAAaIAN_LAAs9AAc9"
    "AsR_AAP_AAJKAF4_AhYJAADNAAaNADUgAeuEAIKIAAsfAFJAAIpAABDfAAvfAF4MAY6DAAsfAD4IAHkIAACdAACBAAYIAMUC"
    "AI8AVOAABAAApdAAfdBLIQAHiQABMBCkVuAWBJAY7ABWBvAF-IAOcgAu3PAAVPAAmCANFPAXuBAAQBAxICAXfNAbdAAALAAB"
    "TAAOdrAAVABU3ABkEgAQNDAs6vAA0iAmuKAAKBAI8HSAAAABAKFDAwIvAAUvAAUvANyJABEvASgIAJRtAAeIAN9gABKtAknA"
    "AHeIAACEAAGIAACEAGKvAVDpAD_AAITrAAIJAAWJADfoABCPA1rvAArvAhWIABeIAHytAAeIAN9AAI8KDVAAArAmeoAAUgAI"
    "TrBeslAVq9AAC9AGigAACFAAclAvuUAiGuBYeFABuEAAUFAVt9AGkFAAgFAvuOB88FAVldAGkFBGHIB2KGAD8MAACMAAcQAB"
    "sgAACCAEYkAACEBT2gAI8Qw2AAAgAGOgBNqkADSYANggAF0MAA_sABOgAAXiAEDtAv4cAkXPAELrAAVrBjyCAIkCAryQAsfv"
    "BX7AACYBAN6CAGOMAGkEDEOEBYGQBwPkAAwQBUMBADugBwaOAtqhAnSBAI8ceHAAAEAEYIDPWCAHOSAz2QAkOUAJ0QC40QAA"
    "WQAGGMBcOQAS6-BT2QABGQBhOQCgSGAI-EBn7RAlORArICAH2QAH8QAgyQAHYQASIEACOGAsebAfCZAAEQB20QAz2gAkgbAI"
    "8oYCAAACBVSUADf_AA2CANGQAEtEAADUADBAAkLfAIXfAF8EAAMEAXqUAF8EAJ8QAxvcAEPfAc6QAGaQAA3CAHK7AGLUAEfd"
    "AACUADABAjyaAMtXACKEAXOgAAdcAF9eBYkgAI8sKOAAAgAAGgANZAAITACS0EAD0UAcyUAEMQADCQAGKQAIU4ADeUABiUBM"
    "m9AACVAAIBAFyVArECADp7ADgQApqRAMoEACS9AG-9AxkQAf59A1HfAssRAEOEADCVAHpdAMQEAI8xrLAAAYAAvdAFgQAAcB"
    "BoiEAHyEAAWEAAKCBh4CAxPkAADEAd0nADagACsgADn_AAsBAALDANdAAEOFAACFADIBAACBAkXfAIBfAASCAF2BAAlfAXHA"
    "AA-BAE_mAsGMAPvdAI81VDAABAAEDFAAVAAclAADDAAB5AACTAAHR7ANxBB4sgATUkAEWgAc2gAGUgAAqgAOfIAGkkAjC_Ao"
    "SlAFqBA_ABAc0lAAV9AOGgAKsEABmlAAU5AAeEAA0hAjBAAACEAAHAAI85OTAAAEAPAEAY4lAAV9ACRAAAyMACegBXiIAEcF"
    "AAV9ACu_ABGEAB4gABSFAQsBACuFAAUCAAeEAA0BAjI_At4BBwrAAsFuAfvJAQ5JAF1JAAJJAwntAnrAAAHAAADAAAhtAI89"
    "mtAABAAHRpAkfAAIBAAAJAAFnNABBAAYDAAttgAS_MAAJMAEVPAXWEAEUBAAEBAAEBAFsHABuLAAEPAACPAH7IAGWNAHUBAr"
    "egAADgAGmoATLrAADhAADpAIfOADfpAAEBAI8_4AAAAGAmqgAF-tAB4vAIAvAAIvAH4vAiwgAAEgA4hvAIigAAEgAZ0gAFlr"
    "AAGBAAOBAFhrAAkgAvdvAIBvAAJvAW4EAH4EAFMlAAXtACoHABGEAB-iABSBATYlAAWhAAeEAI9CkMAAArAKkvAACEAcWIAL"
    "lpAF0IAAIgAKWrBVyEAAeGAN0UAACUAGilA3cnACinAAGnAAY3ASIBAEABAKSmBRClAEkgADt2ADQEALGUADZ1AGjmAsiEAH"
    "PnAAVnAATnACDnAI9F8ZAABnAAFnAATnAQRAAGhgACpmBcqEAAJAAD32ADGEAOf1AGiGAACFAztnAApnACBnAApnAIvgAD9g"
    "ADngAGhgBfSEAD_XADLXALKUAGkFAACEADOFA_lAAAHAAD3AAAHAAI9JNwAABAAGpABuAgADaEAACCAAggACMkA941ATWxAD"
    "wzACKFAACnADqjADegACADABMjABcgAAunBTAEABGRAOpCAAEmAASkAADiAAeGABxlAAIEBRKwAD0QACIhAMigBL5AAI9NHn"
    "AAABAC6kABnAACKGABHhAC0EAH9AACsiAAiiAAxgAAMCAAIkAACiAAeGABxlAGiUA0WQACoQAZ9lBYiBAC43AAHAABmBACSC"
    "ACGBAE6CAEuEACoCABsCAAeGABxlAGkEAI9QSIAAAEAAIEAD8EABGEAA0BABwGADPAAAHHAEfAAGvAACmQBR4QBgQnAN8QAD"
    "8QA-cXACkDAAEFAkgQBNiBAECgAACEABggACggAP8EA8WgACogAAgBARYQAEIQACSQBu-yAI9VJNAAAyAAcQA-ugACg0AAIg"
    "AAgEB3VmACgDABXAABpAAKHAAKFACTelAeBmAAeBABYEABolCnpFAXuXAAGEABOEAFfBACIEAA3FDT8CA0g2AAC2ADy2AQiR"
    "AD8RAD8RAACRAI9cNnAAA3ACeQBREQAG1yALcCABuUAycQAD0QAGGQACoQAYoUAJ9AACgQBM1QAERQAG1XAJ4SA5SXAJUFAR"
    "wQAGjXBvpAA32gBciEAH-0Aa0wAE6QACCRAJqCAKWEArGgAAMgAI9iKAAABQAACEAfM1AAIQAM8jAnuQAQWVAAGQAAiGAXwQ"
    "ACCRAAgQAG8xA-6RAAGQAAEyAAOyADoyAfNxAACRBFIVAAGQAAiGAOCTAH0QAB7XAAoWAAwQAAqBAGcQASeGAtcRAI9lTGAA"
    "BXAUuTAACTAKdRBuD3ADyQA0igADsCAAIgAJMgAPLRALZAAHkQAAWCACKEAARABPKmACAQAA8GACPAAASQAAoCACbCAHPXAE"
    "HXABvEADb1AAC1AvXXADegAC0BADxXAI9og1AAAFARx0AGaEAMl3BNJXACSEACB1AEICACjAAH5AAB9AAKXAABDAAqPCAADA"
    "BoKgACAgAY6gAD8QAA2QAJtTAB9WACAQAIWgABCgAqIiAAEgAAEgAjClACoBAKGwBO8UAI9skBAAAEABsgAAURAAKBAPMEAA"
    "IEAEEEADYUAA8UAtvVAAJVAD0QAACEAbn1AD91AEhzBXL1ABWCABCQABMQACwEAV71AtoQAECgAfPxAC-BAB5zBpN3AEFAA3"
    "5XAAICAJMBAI9wbhAABRAD9RADpRALMQAFtRACOCAAbRABx0AAQQAtzEAhSCABiCAAlzAD9AAAJAACnAAObAAB_AArdAAD9A"
    "ADOgAAZAAGPVAAHAAATAACVABS4UACUXAGCCACGDAYTTAAEgAI9y3NAABgACaEABmgACmXAH3zAB2CAEvAAB-VADwEABEBAp"
    "6gAACgAAKCAACCADvgAGhAAO9zAAJTADfzAAFxAACgAJMEBCIkACGgAYXAAAkgAXAkAmP3AId3AACgAAEgADuQAI91AkAAAg"
    "AGqEACgEAP8gAGUBAfCEABhXAcHVAcuBACSlAAP1AAwjABWgADU3AAoEABMiAA6FAT4lAAOhAlO3AACEAIYEADyQAJYEAL-z"
    "AKLxACogAAIBAB4QAIWzBlDAADNAAI94GHAABAAD9AADDFAAFHAQ9BAANBAAHBADrBAANBAAHBAQnBAD1BAAHBACjBAAHBAv"
    "4kAEhkAcQEAB-jAAQBAD6nAACnAAfEACmjALPHADNlAB8lAm9HAEbHAAHHAAKCADtHAI95sjAABHAAKCADAgAAdHACUEAAtH"
    "ADPFAAbHACpHAL7jAADjAAJiADejAADjBDBFAEhFAF6gAR6EACOBACOEACBjAAEgAAKBAG4CAQfFAuqgAACgAD4gAAGgAGog"
    "AO5hADohAI97hYAABAADHGAB7BAsjnAH7nAAHnANkkAO8jAAGnBRrnAAEgAD4gAGugACiEAL4jAAGjAGRhAGcgAAHnAKQjAA"
    "GjA5mCAZaRCRcCAAECAOYQABsCAACCArc3A1i3BYmCAOcaAI-AsBAAACAAsCAAkUAOMQAM0QAPlXA19XAALXBg6CAH8gAGiC"
    "BTw3AAC3AVwEADegAZOEA8R_ABH_Ajr3A1n3AVuEADbzA_BAAX7fAG7AAYXAAAqWAHzWAOeEAjHXAAJXBn0iAI-G7sAAACAD"
    "2kAD8qAAesALyEAtE3A_egARyCA6PuAAoNAPGgAtukACKEAax3AWoEAEtzBQWgATBAAtgHA71ABMeCAANfAAGIAD1eA4zAAD"
    "sFAh1AAADAAWJXAD_XAAHTBTIMAI-Nm8AAAEAOgnAACnAB8kACYEADcEA10gABsFBFkCAEKiA-SFABclAAVnAADnABnnAA7n"
    "AfxkA0GCAy2gASYIAZqEAD0EAP6kAAHnABeFAALnAgqEA0GEAwigACOCAAGuAsEEAI-Sa9AAAlAAHnADABAAKgA4hnABxjBJ"
    "ICAB3PAAFMACKCAEACAhYEAAROAAGEAByEAAXGAAGEABsGACcGABOMACYEAAEEAAIEABkMAAMEAM1HAAFEAAHEAAIEABpEAB"
    "QFAALEAI-UQgAABHAADHAMqEAKvHACRHAAFHABtHAAFDBc4ZA4OIB2GCDJuCAB4CED6MGLMEAHIMCkOIBlIIBHKCAAoCA-qE"
    "AxsEEhSCAAoCAb6EAD8HAsYEB9OCAGGCAXaIBYmNAAENAI-mebAAAIBWSMBVcCAdOgAjeNCXoIAPgFAsAEACKMAisIAAG9BZ"
    "KCAACCAPbAADsMAKcEAD9AAWkEACGIABsMABUMABAMAAEMABCMAACMALzAACPAABGMAJKEAWGfAAEEABSEAI-r1IAABMAAJc"
    "A0iGBG2IAbQMA3cIAA8tAACtAACtAA6tBvoIAxAMABGEAmYNAA-NBvoIABIIBGuIAeAIBD6CAUYEAMEIAAalAt8MAi8IBohA"
    "AGMIAieMAFKMAAsMAC2NAAWIAI-zbCAAAMAByIAGqMAB6EAACMAWyvAAVIAAFtBWUCABGCAACCARCIAADIAA2IAACIAAFIAR"
    "MFAWkEASsIACUMAAEMAA8MAJiEABKEAACEABOMATrPAACEAAqEABRPB4ACAaoPAI-2ZfAAAPCiGCAAECAQOISt2gP1gkAsOE"
    "A2WMAG4EBfoEBiqEA6WCANQJAYmIAAMEAGKEArMEAAGEAACEAMgVAACEALjXAACEAfIdAW4EABOVCVOIB2mCBvKIBmaEABvK"
    "DGSkAI_SgAAAAFAXCECSOBArUMArg1AAi3AJmBABKIAeSEABE9AW8BAAyBAqQBAACBAA2BAACBAAEBAF-KACQIAVGEAAITAA"
    "CTAAFTABEGAE-EABCEAACFAACEAAqIAKwIAKQRAAIIAI_V0iAAAEAASIAR-EAAGEABAEABKEAHSEABIMADMFAAjVAJnXAACI"
    "AAoRAACEABRXAASIAdOEAYKBE4EIAnKIAAqICEUMAAgIGQeFABXiAAaIAJ2oAEgMAFqEAAoEAAqEAA6EAI_d1rAAAEAHgEAE"
    "SEAKsMAD8IAVlMAFOIAIxMAPiEAqmBAACBAAcBAAoBAc6jAADjAAmjAC2KAD0FAAcFABWIAKPEAJmhAAiEAAGhAAiEATAEAB"
    "GEAAeEAAcEAGyEABMMAD1lAI_flXAABnAeIEAZCGA_cCAPWMABGEAAfFAn-EAAqEAYSIAAtHAApEA16FBcipAACpAAmpAACp"
    "AdiEIywPjJSEB-ICAmXTBnvRAENREWGIAJeCAG2ICqYKAesQAAFAAUcEAOU9AI_-x8AAAIABCEAAsEAGKIAgGIAOsEAXmxAA"
    "yIA5ebAAGbAASfANEIANOfADFbAAEJAAEJAZsfAgiIAQubAZoYAACYAFeYAACYHKwCAIKKAefCAAFIBaYEAMtRAAfAAD1RBd"
    "OgAJAGXaAAAgAAFAC6AgAOl7AAhAAiSFAAEoAAqoAB2EAF2IBF-BA5IIABS_AaS7ADT7AAGJAAZBAACJAF3AAOAMACKOADG_"
    "AAo_AJPIAFOEACEIAAcIAfUOAAk7AAs7AAaOAMqIAJAKSeAAA4AAm4AFO4AAc4AWSCAgwCAJrbAAvfAdkJAoEEADQEAOKIAA"
    "sIAptYAF1YAHCIB6aED9lsByaJAAKIAo6IAxYEANRBBhYgAEAgAQagAQCECG-rAAGvAAOrAAUrAK6IAJAS6IAAArAAUrAC4J"
    "AAJAAACJADzgAV2rAJTAABcEADuEAi0rAAUrANXAALgoAAUoAFooAAKoAG3BA6NrAADrAAVrAAVrAK0IAPJrAAVrACiJAAWJ"
    "AoKMAA6MAQsIAQGOAaXoAJAVVVAABoAALoBjIIAACIAeKEAOAEAvgIAACtAGkEBSETBA2EAviMAGkEBSwCDKABAH2GAACGAA"
    "cQBka4AAeQBXmCAEOJAH4GA1gEAAUEAvEFAGkEABokAYGBAPWBBOFEBLuUAJAeuwAABAAm6BAosCAKIFBm_ADHygBb-gDsKI"
    "AURwACAIA0EQCTAMCTKDAYUdBFnPByGCD4ScKRmQAAqQBbuSAYUcAeuFAAEQAACcAm8YAM-QFIqEAAEEBK0QB90UAcCgAvOg"
    "AJA2SKAAAMAC-MBSWyAAEBDJEdAIR7Au4IADUIACSEABYIAB8IAWSEAWuIBF67AWKKAGU7AB_bAAEBAACBAa05AXQIADp7AB"
    "_IAWW7AWqIAE44AB25ABy4Apu4ATfbAAPbAWKIAJA7qfAAARAISBAuGEAAEQAAtdAXKEAccEAHJYAADYADnYAADYEZeCADaK"
    "AhAEAIJfAt1fAADfAHNAANYIBC6CAL-JAXCBAXaQAAEQBUAIBVAhAAUiAGiCABwgARAtAGYgAAEgAJBCMqAAAgAIsgADUgAL"
    "EoB8G7ASwCACGBABDpAGc7AAO7AAEEAAIEAByIAACBAQ6IAGbAAAJAAXAIACmEAAyIADp7AB5IAASEANqtAAMtAIq7ATnpAA"
    "MsACaIAFK4ADw4A8_7AJBFClAAACAB2CAEcBAAUIA20NACrAAGMIAAYGANwNAH-OAUeEAHL4AD14AAX4BaSCAakEDQCIABBA"
    "AtfAAAJPAANAAUtABcMMAAIOAJRrAAJCAXTAAADAAAMIAACIAIZHAtjNAJBKsOAABgBBOrAAMrAAKrAIIvAM6iAHMrAAIrAA"
    "GrAS6JAGWgAAMgAAEgAW2MAAGMAAOMAevEAAEMAAerAAMrBcLrAAFrAAJrAAPrAQkCAEaBAACKAHPrAAPrAB4BATaEAWEEAJ"
    "BNX8AAAEACzAAGIIAx7oAD7oAAJoBbMDAACDAD6DAACDAt8kAAQgAAcEAFYEAs6FACAtABW9AJKgBLkzAMGDAD8DAZwIAQcE"
    "ABegACWEAAMgAAgEAC4EAvYEAAWgABkIABcIAJBQ9mAABNAGYEACzkAACkBLjAApyOAQzQABJAADCEAynAADAIAACtAGYEAA"
    "MEACmEAACEBLwCAMADAD8DAmUEA4xAAFIFAGkEAACEACoEBWqCAFgHAtEoAACtACiEAECEArERAJBVouAAARAAoQANGdAkqB"
    "AoCBAEYFAACBA4igAAX9A0q0AA8gAAD9AJMEBPWCACAPAACFAGsQAFIEAXQEASEkADpNAAIFAx40AC7AAAggAAUIAACdAGaE"
    "ACx8AACEAS0FAQQBAJBZeeAABXAMFKAAMGAFAHBh3AAA2FAGkEBOiBAEsfAHvBAEHEBekEABSEABGEACsEAAqUAFzEBfKCAq"
    "QgBBksABIsAkeQBh2kAC2QAy1NAC2YAH_UBSwkAACBAAjAA0LAAEM5AJBgqVAAAgAACkAHyEBSQhAAkvAAgvAGnABnYQAAiI"
    "BU8HAEkXAAkCAAgFBugNBVBBABSBADTKABBHAACFAGubAEoQAAZPAAGXAAEeAKUIBFxPASjNAGGQACqQBU0CAEUCAbwUAJBm"
    "eAAAAEAN2yA3OQAAMEBVoCAEcCAEUCApkUADgQAGNyAAYUAZ1fASaUAC0QAicBAPuEAwLAAEiQAouQAD7WAyJQAAqQACMQAA"
    "pcAACgAAtAAG2QBTWVAC-iAIAQC8-gAAmQAJBsXbAAAWAAeWAHWQAAMQBmOQAASEAAe0AJcQAADNAWAfACwBAfiCAYSQAAEQ"
    "AAeQAHWBAEUCAAOQAAMQAAEiAWoYBHyQAAaQADGQAAeQAJggBKOCAFyDAMcCAAeQDAL7AEcQAJBxkuAAAQAACgAAUUA278Aa"
    "mCA1-CACKQAAoCAACGAFECAGBbAX0EARf0ADyUAgZdADoGAN2QAA8EAC0UAH_9ABRcABbcAX8CAPuQAWMCASVQAMXABMh_AR"
    "tQAAHAADsEAA0EAJB1JZAABABO-iADSTAAMQAAagAAgQAC6CBVd9AAF_A1cCA24RADiEAACEAH2RAAC7AA8QAACBADG_AAG7"
    "AAqgAAGBArKQAB4EAD_AAOwQAAMQAMk7AD87AANAAMqwAAM0AAaEAJB4M_AAAQAC8EAE04AB-4ABa4ABO4AAeUAA84AVGIAA"
    "WBAgp7AWKSACYCACAQAIAQAD-BAskQAAW0A0uQACt4ACP4AB_4ABb4ABP4ABb4BX0BAAD7Ab4EBSt8AamCA4p_AHTAAJB8Uf"
    "AABdAET_AAUMADUEAt9fAHt9AN_AAM-EAAzAAAvcBN8CABMCABCfAACfAEb7AZ9AAACIAE1GADpEAAKEACMEAQcEAAqEAef_"
    "ADv9AOEEABIFAAEFACmEBA47AZ8gADG7AJB_PuAAA7AES7AEA7AAE7AA2BAKygAHKgAXAgAfK7AENkAAE8AAK7ADohAAKBBK"
    "CCABgBAaICACyhAAOBABeCAAoCABN7AAaBAAC_AAeBAIB7AD-BAR-_AW-kABvAACQEAjoBAJCBniAAAlAEMBAFP4ABr4ABh4"
    "ABJ4ABh4AX6GA4TAAADAAHpBAUFABapABOSvAAGrAESBAAGvAACvAHvBAPkpALxmAAGMAAQEAAEBAADEADOEAAFIAAsIAKeE"
    "AACEAirNAANPAJCEoKAAAEAARNAAHNAAJPADHtAOOsALzsBOSBAAGBADQCAYWFAAGBAHDAAADAAEbPAADPAAPGAO8EAFKEAC"
    "YEAamEAIZgAN6EAANMABEFACjOBA1rAANrAD_rAAHrALSCAKogAJCHFDAAABACzrAIdrASygAW2EAD0EAjcgAAGBBrSyApAg"
    "ABwgAAm1AKSkAAqEABwkAAiEABw3AEQkABwkABokAqAFAAClANE0AAC0ABU0BOSCApvnABtnAAFnAPCkAAKgAAWEAJCKsxAA"
    "BkADCEAtUgAA_1BT9AACazAACzAEKSAH6DAD6CAXSkAEVnAAZnABZnAAZnAJQEACYkABgEABwEAAgEAEVkAtkkACwEAALAAA"
    "0EAACEAAvAAFsEACqEBNOTACOCAN4DAJCNuZAAAEACMEACQEA6HAAAmEAACEAANAAA2EAACEAAtlAAdAAFaEAACEBP6CAEGC"
    "AJqCAeMFAACFABuFAACFAEmEAIgEAy2EABSEACAFAACEAAjEABGEAAsFAAeFAFaEBaIgAJCQ0BAAAQABwQAK6VACcVAJWEAA"
    "iEAtoEAAeQAGYCACmQAACVABU3AjyBA0ACAs6UACYkABalABp1AGkEAteQAAEgAAegAHnEABBVAAfFABXVAZeQAKUBApoCAA"
    "pHAAqgAACBAJCTsiAAAGABGCAxAEABagAGSBAt6gAAD1AH8gAcSQAx2CAAt3ABiCAAkyAAEyAAmFAAFAABg2AAFAAAVAADMk"
    "ABcCAAiEAAwGABGCA4tAAtSUAAqFAACFABKUAAXAAGjABMUBAJCWwTAAAXAAoBABdQAAsFAAGFABeWAAGBAAUFBr8FAACUAA"
    "_QAAsFAAGEAAeUAAmUAAWEAACVAFCEABgEBMXXABqCAAvXAAmBABmCADQHAACCAACHACQHACMSAByCACTBBfqEAJCZMBAAAE"
    "AAoEABsFAC0UAAYEAADVAGKRBUmQACUQBxaQBQQHAr-GAADHAAFHABoCAACHAACCAAECAKkgAlf0ATuQAAyQAISEAAyEABBE"
    "AAXEAV8RADgHAKMQAotAACQCA7YwAJCdxjAAAUAQR1ACY0ABHQAHiWAAyQACIEAAgEAAWEBOACAAigAAInAACCAB1ABfWnBl"
    "FnABOCAA6CAACiAADjAAVjAAEmAAQHAADnAADnAAyCAAuCAAEiAAQWAAKBALzGBNoEAJCg8mAABnABwkAOKEAAXlABaQAeCG"
    "A3kBAAUBAACBAB4BAAQEAAEFABkCAAaFAFKzACQTACICAAPnAAG2ABkDAAZnBNnUABoDACVnAP_EAATFABdEAEcgAAYQABcQ"
    "AXyCA1gBAJCjUdAAACAASDAAqBAACBABhDACCCAKXHAACHAACXACBHBhgCABuDAHcQBTqCACaCACCCAAECAcMUACYUAJmEAQ"
    "dyAByQA0-QAAKEBQkCADT2ADkCACWCABECAC4CAuKQAIHAAJCnL3AABXAB8kAQeUADcQAhCgBejHA1zAAADAASSwABdAAAhX"
    "ABNAAF5AAAtAAY5AAAFAA6QQAkMgA1sgAAEgAAEgAFaUAvYmAAEgA2UyAB0QAACQACYQAFECABwCACewAYQgAJCrekAAAgAC"
    "OEASU0AjN0ABmQAQWQAB6QAAUQABWQAIF1AWAzAqgCAL-CABIEAAUBAACQAN8QAB8CAVyUAAEQACYkASSUAACUA1IQABuQAB"
    "2QAeGSA_fzACJAACPzAcSEAaXQAJCu2xAABEAACgAzPzABv1BO8CABOGAEBAAHxAAcSgAcFAAZoEAAJEAADAAFlAAJ_QACRE"
    "AALAABnEAFzTAChAAAbAAAfUABBUBNSXACKXACGXAhxXAADXACNFAADFAAEGAADXAJCyKeAABVACN3ACLFAAFFAADFAAEUAA"
    "JlAFt3AJ-UACKEAAMUABkEABwEAfcgAgQzAKOQAMGiAB2gAFgzACMzAEA3AAEzAAiBAXkgAAEgACKgAAEgAACgAAEgASWgAe"
    "uEAAEEAJCzwGAAB1AAF1AACzACEgAAEgAAEgAACgA06gADeQAczzAT4BAAkCAAqCADEQAAWXAH_zAFjzAYLVAQJ1ACOgADYE"
    "AvgkAEIQAGxwABBwABpwABBwAVYRA_hzACTzACHzAcNXAJC2fiAAAUAMKEAPyCAzPzAB3AABFABOmEACSBACI3AH3BAVpXAE"
    "T3AAN3AACEACQEABSEACZAAAUQABhEAARXAIwEAACEANXAAACEAVVVAAHXAB53AAN3AADVAAEGAADXACAmAJC4e-AAAUAADV"
    "ABT1AEL3AADAAAEBAACBAMKnAAOEABikAHv3AAo0AAd0AcAXAN7AAApAAYQBAAIgALuEAAHXAjtAACLXAADXAAFXAADXAADG"
    "ACKQAACQAAFVAAFGAACUAFoEAJC5v9AAAEANYgAVDEACN3AAFmAAMgAB8QAACQAACQAAIEAAIgAFf3AAFkAAClAAEhAAEgAJ"
    "6EAAsFABjEAAMEABkEAGqQABCQADQQAAcQAV0QADkgAcrzAYiBAhOgACIgACcgAJC7P-AAAgAMsEApGEBlckACMBAACiAHxB"
    "ACJBAaOEAB1FAAJAAAGEAMaEAPjEAzPAABxkAADnABFkAYhBAz3nAAFjACXnAADnACKFAADAACDnAVxhAL2gAAFnAACgAADn"
    "AANnAJC-WNAAAgAAEgAACgAAGgAB1HACDAABuEAATHAWHjAACCATHFAAHHACFFAAFFAAHHAB2gAACEAALFAADnAADFAAHHAB"
    "4gAAIEAAJlAADFABXAACZAABvnAAGBAAChAKFkACUEAJC_LjAAAgABHDABjDAA5DAwaBACQEAAHHAADHACMhAXyBAHiHACEH"
    "ACNHAAFAAAHAACNFAADAAACFAADAAD-FAPMEAgNAACPAABolACYlAB2FAKFEACUEAj8jABijAA4gA-kFAJDBsUAAARABMRAA"
    "qTBNudBlsCALiBAAuBAAeVBN6QAMENAnmUAMkUCU3fApMgAzKUAsm3AAC3A881AsSWANX3BSf3A2rwAGR1CMZXAAJXA2VQBp"
    "4gBCkgBHL-AAoEAD8WA6uIAJDMz3AAB3AMIEAxt1APXgBkDAAJaCACP1BDsVAVogAX6EAb6EAA5AAuaEAAZIAAqIAC_AAGdC"
    "ACPXAQ9AAADAAIIQAA5XAtDAASbAAYMEAGGEAXaEAfCgA5oEByD3AaICATrpAJDT6tAABAAZSkAjWCAMGCAMP3BXaCAcuKAC"
    "MGAJACA7oIAAEEABsEAITCACZ3ABu3AakEAobAApJfAAFAAfaXAB-EAs2IAAMbAAdAABsIAAHCAAKCABeRAAJTAGkZAAaXAB"
    "MKAJDXtYAABXABvXALzXAADXACLXAADXADuQAGjXACRXAAEEAodQABxQADOQAE2OAKoCABdQA16gABSkACIgAZ6CA4yCABAE"
    "AxyPA-wEAFHAAtAIAArKAI_lAApACMvEABIEAC3nAJDcAhAABnAqRAACwgAAqgAIfEAAcgAAsgALggAeAgBCYgAGwrAZIEAA"
    "JAAB-EAC_nABBnApRIABGIABFAAJqkABEgAAlnAMNAA3FAAWHAAsSIAG0nAE9nABAgAoJAABErAAErAJDfepAAAMAAOrABHC"
    "ABaCAAKhAAqBAADDAGEnAAgCAArnABznAMPnAFwjAHdnApFlAA1lACblACcjAQvgAAjgAlwCAACEAA4CAAEEAERDAADDABFD"
    "AADDAG5EAAFEAAHAABBEAJDgsLAABEArzLABTLABDAAAECABmIABKIAAqIAB6FAAGJAEDHAAkCAAtGABLGAApHAApHAKTHAA"
    "DHAHDAAGPHABJHAADHABFHAACEArPNAReIABrAAADAAAjIBwmNAAqNBJmdAJDkE-AAAYAAuYAAeIBcWcE3m4Bc09BsNYBc19"
    "BpRNGTAIALeUBRW8B3uEBNmIAqYCBD0QGjUoDDkEAFgIBNjAAA0EAAwEAACUAG2IBBOEAc4HAHKEAVSEBGGIABicBkcEAAMJ"
    "AJD4gXAABfAP-YABGYAFnUACuIACaYAKvfAegdAUyIALcIANyHArMCBUyED_ddBjqLAT6oBzmCAM-kA7QkAA-EAVGIAAPAAO"
    "igAApAA3SsBB41AjsEAGoIAAKBAA-IALwIAIT0AJEAi0AAB6AARIAAeIACqIAAy3AAC3AAkoAJ5EAAEEAAEEAAr_AdiFATsI"
    "AEaIAAp9AACIABD9AUOQAeMEAK-EAEdEAF8EABSEAbWIABSLAA9bAECBABwEALmIABCIABrVAAvVAJECG-AABIABCYAAfaAA"
    "6QACjXAADXAAlfAIuEAACEAAoRA3jdAAbdAApdABJdAFmIABAIBuYtCVrPAx5IABeoAAGoAeaEAAqECbMKAAfLAFiMAAgMAG"
    "soABTIAATIAADIAALIAJEGyIAABOAGTIAALIAADAAATAAANKARIEA2TNAARABquEAHrsAN0EABOgCH6IAAWlAIMgAADgAZ-I"
    "AAoLAAvLAA2BAAOBAAhrAEYhAIVIAEapACavAASvAAoPAGHoAANoAD-vAJEKAXAAAvAAMOAJpvAANEAAdvAx0IAEGpAAYpAA"
    "StAJOIA5rlAJLhAACIAADpAZ6IAAHrABVrAA9rAAfrAALrARFIACblAAVlAAooAFJIABBIAAKoAAhqAApqAC3nAADvAAdnAJ"
    "ELp0AABvAAPAA2rtAASMABFtAHwIAAcIAjaIAAoIAezAAbnLAAvDAAfLABCIAAEJABuBABqIAAGEAAmIAAcIAAgIAKFMAKiI"
    "AArKAAoKAC5NAApPBJkIA2QEAACEA-iIAAeIAJEPOgAAAECixEBaaoDJAIBwiODBqDAHaOFaOhUafABmcFBomQAt2IHM4gCG"
    "2kA7oGAAG1BjHAADFAAYMEAAUDAUsIAYQEAaKzADOXAN-CAtmEAAy1AYwGARKgAGgHAAaCAgaEAJEr9HAAAEAyXTABmFAAGB"
    "AOcEABGCAFeQAEcYAFrXGjmIBfMEDJEEA4TAADGgALXgCaIgAGMEAaUzACsGAAgGALRzAMFwAAYIAFQgAAZ3BIYwA_sEAFyE"
    "AAcEAZnzADcGAAeGAJE12IAAAIAFygAAGIACGCAGH1ADygAAagAFPAAAb3APsEAPyEAXcTARcgAn-EA5OQAAEQABuGAAeGAE"
    "3IAN6QAAxVADzAAFVRAACVAAtAAdyEEjrKAPGIAnQEAEEIAkOsCbjAAJE8FkAAAgCZ7BArqjAAUjAOJjAAVjAIklB3sEAHuk"
    "AGsgAACgAACIALfgAQeIAPrjADmGAACKAK1jAAVjAAEEAArAAHkEAAVFADfgAAfoAFFnAAVnAQMIAOIEAqPgAlwEABokAJFA"
    "VUAAAEAMlAAuwGAAgGALGEAAyKAHllAAUgAJBnB2ykAACkAPuEA0g7AFUsAgmICjL7AFRsAgmIEjUIDA2oAIKIBGiLAmOICi"
    "2LBnwDCLFAIdA4GsGdAAEcAACdHf-IIBqQAJFbpHAAAIBNS4AAsdADV4A1qIApOIAY4IAAEIBNRYAEBAAADYEH8CFPqIACA8"
    "ACw8En3_AAEBAYgIAAb1AAEQAASQABnAABKQANOIAVyMAZMIAO-IAAMQAJ2EAJ4DAa0EBLuIAJFmpaAAB9AAEQAAUQABnwAB"
    "KQBJEQACGIAAKcAByQAIEEAJ6DALWIAPEIAyeIAAEIAAqIAACIARsQAGgIADBYAGYIBH6QA_ACAAUgA49dDL9ICuQlBf9AAH"
    "dsAAFAAAHdAAFAAJFtkYAABABeeIAZSgBHEgBAWIAG-EAhcIAAcgAJHoAPFAAAWIAAH9AACgAAOgAAJcABhQAATIAA-gAM8I"
    "AAGEAA6IAegLAPgIAPWgACGQAHwHAJ8DAR8IAIiEAzGIAAaFAAW_AJFxo3AAAIAAyIAAUgABgoAAR4AACgAN6IBAd4AHyBBw"
    "HNAANPCIfAA7DAC06IAAIIAAEIAYggAB6gAAIgAAGIAAGIBGmIAHisAAEsAAHNAAFNACqsBc6JACAtAW9rAADAABYIAJF37l"
    "AAAgB8OEAx8LAASIAAIIAOUIAKPKABGIAAlAAAWMABdIAAXoANwIBAnoB6atADYgAAcHAAMUAWikAduCAWgtADagBCiUABT0"
    "ArUBAFpsAF-HAAMEAWgEAAWhADmcAwNtAJF9S7AAB5AAKGAAD5BvGBALmHAXCBAzsgADf5AAKGAAD5AACGBzvMAATABU_AAA"
    "FZAACGB5snAWuEBZUgAAegAD8GA3kuAD8EAZEgAAWHAVowA4ugAmAkA3YKAD8EAACDAM4BAJGEiJAAAHAWUxAEuEAAOEAvrA"
    "ADVpAAIEAADpAkoEA8sDAvJAAAlAAE4EAAOEAvb1AAHAACWQABHAAADpAACEAg4EAFOEBpuRABQRAACRABGRAA8RAD8GAubd"
    "AAGZABAZAAqZAJGISYAAAJAACJAADAFDagAXOEA0gQBAnAAfSkAD8QAwwUB1OkD_gQBROQAkdJANWEA7sNAKWQAAEQAEAIAQ"
    "qMHPiiDFKIAD7dDJa8B3Y1ADV_ARwbA7gQAAqIAAecBgCoAXYwAJGagXAAAIAACIARx7A3-IACcgABuYBBcQAfGIAMOcAOeI"
    "BMIIBGuEAb8JC9LbA3hAAHSQAEwEAqmcAGGoAACEAeoJBB-EBoeMAAHAAAuMAkYkA7gwAasQBOEUAeWdAJwEAbYIAJGjhAAA"
    "AEABOEAY-KAA1LAD8CAS9IABOIACIQAZSIAxy4AC3YBBydAeu1AAe_AW6gAACQADSgAI4dAPGdCW4FAaeICT9AAAJAAOxAAc"
    "dAAK5AAMHaALKMA1egA1LRAADRAEqIAJGpuQAAAIAkSbAbYgAAsKAYcEAciPAN6IAHIMAAEMAAFdAAFdABwMAA6IAAwMAAEM"
    "AnoEAJYIAPuIAeqiAAcuAat5AA2IBC-gAvEtAEAEAYchABvAADqEAASEAZcIAAIJAW7MAJGtVVAAAQAA6IAAOQACMIAMgIAA"
    "CIA_oQB89ACDpKAANKADqMAMZLAAHLAAJAAOrLAAHLALWrARBLAAHLAACEADnPAF-IABUKABKEAKeEAAXKAANKALQIBaIIAQ"
    "ZAAADAArFLAJGx3JAAABAADLAWbgAESIABUKABKEAKTIAACIAAIEApYJAN1LAKDIAAxNAAFNA0UgAmaDAEugAACgAAWBAUGg"
    "CX8GADYEAAkUAtCFAGCtAAkvAAkgAAugABWnAWEEAACEAH0kAJG102AAAkAACtAD4vA_CkAAKEAAWEADmgAzoEAA_vAALvAB"
    "ggAAWHAAKUAAoUAWkEAA-EAFqgAV0CAXZtAAQEAC8gABAgAzyoAJwkABgEAAgEAtsBAHtsAC1vAALvAB2HAAy0AJG4jWAAAh"
    "AB-EAACEADz_AAL_ABuEAACBAtFtAAtkACf5AAIGAAD5AACGB13sAB3AAbSEAD9_ABwBAs7AAA2EACp5AACGABHABycIAAOI"
    "ACPMABxNABPPAW4BABSBAFyfAAFUAJG7wRAAAEAs4ZABAZACcZAAFAABIZAnUQBQkkAfcEAWMFAXKUBDGEAD8IAzp9ABoQAB"
    "AnABokAbaEAuu0ABntACoBAAMGAhYEAACEAdiEAbwgA2jEAAMgAACEAFqgAACBAvIgAJHA1zAAAgABagAhWIADcEAAGEACRE"
    "AAmBAzTAAB5AAB-DAyiJAAQEACMEABwIABwBArf9ABxAAAi9ABMIAAVAABJpAACEAAFAABbAAelDAAWBACCEAATOAGgBAzMB"
    "AB4cADeEAJHDikAAARABmRAAcVAASEAAYVAAeVAFOBAAeFAYnHAST9ABt9AAE5AAq5AAe5AAmdAAUtAACtABGpAADAAAHpAB"
    "apAenRACVGAAEHAD0EACUEAAkUA1IGAZSQAYkRAAoRAACRAJHFHmAAARACNAADUIAB2UAAiFAYnBAT9dABPZAAldAAXdEImE"
    "A7EQACoQB0AQA3QWADoEAWAEAZBEAAOEAA8EAAlEAE6EAwS0AkWEA7MgAAHACNIhAAUEAAWEAEEQA0-hACIEAJHMkwAAAGAD"
    "oEAXuIAZYEAxsUAC4QAj1AAAqEA7MEAAKGADaEAX9AAZWEAxsEABEQAB1QAAQUAjoBA7-GALKcAOoIB1QEACQEAdiEAACkAa"
    "NfAYHdAADdAFsWB2QBAXGQA7vQAJHTLSAABaAKGQABsQAzc0BhGEA0k0AAgUAxLAAAJAABxAAAOEABVAAAFABfe2AbW5Ar0g"
    "Ag-0AlQQAACQAD6EACEwBLqIADyIAAC4ARNAAJaQAGOBAMnbAAMMAesQAAUQAA0QAJHYYSAAAQAAWgAAPsBDQCAbyBACEVAV"
    "8IADyYABoQAPmgAHiQA0sQAA2EBfUBABuVAFsBASXdAADdAFwEArOEAgpABxTAAgaUACbAAzQEAANAABlAAkASAEagACGBA0"
    "0CAACCAJHd2zAAAQAbWgANCIAACIAJwUACSSAAEwAEsEAN-hAYqIAGKYAAGYAAhdAAFdABQYAAEdAAYgABIYAAEQAj-gAF4g"
    "AAmiAAExAzIiABqgAAECAYcgAAgIABIgABaQAAIgANBwAJHfvjAAAwACCgAciIAAMhAYqgASsFAY4QAIiQAVAQAeUBAakIAC"
    "iQAWkQA1QIAAwEBhRAAZzABOHYABrYAkEkARd8AAMEAB15AMPbAAHAANtbAfzbAI36AAr6APP5AKGgAGABAJHkxeAAACAVE4"
    "AB49ABkgBCHgAbQBAB-6AAC6AL0EAHrAAHVaAArgAAMgAM95ACOBAHkEAAsEABiCAAJgAAFgAGABAVMFANxAACUQAB3gAEdY"
    "AAjdAAFdABLAAAHYAAFdAAZEAJHmhtAABEABFYAAFdAkUkAdiEAbyiAVMgAFf4ABD9ABegAACQByWuAACCA7eGAFqBASqNAB"
    "wNA26CAW5IABrIAhsEAAEEACVnAADLAADAALiEAD3KAAHKAB2IAAQEAADqAAHKAJHqHIAABAAZ5LAMABAT3LABjAAARPAGLo"
    "AA9qAArAALCEAALKAAHKAB4gAADAAALKAAFqAAHKABxAAHuEAvbgAEfoAB5tABlvAkIiAAOEAO6IAEUJALCrAa0BAACBACMg"
    "ATOEAJHsMgAABIAAfJAAfKAN1AACGJAACBAHsEADUCBsM3ABGlAGGEABWEAyEnAACnAAYkAAsEAEIkAACkABulAAClAAonAA"
    "CgAAgkAAKnAe0EAA-EAs2kABSQAD-QBBcEAAWUAAyEAJHvSWAAAFABoFADogAAXkAA_3AAcgAAXlAAUgAAigAAKgAA2hAd-E"
    "AAEBAtvlAEPnBxigAD_kABxlAAjnAAJnAZuEAFsBAtXlADAgABagBzlkABHkAA_AABpAAAJAAADAAAhAAJHyfeAABAAAZAAA"
    "DAAYiEAAqEAAiEADaUAA3AAA1AAt30AARAACZxAACGAAFAAAxAAArAAADABzbkAAHkAB_kAADkAA3lAAygAAHlAADlAADlAA"
    "gnAAHnAADnAAZnAACgAWmBAJH0QTAAAEAACBAAVEAAsEAAgEAAYEADEUAA23AuGxAApEAACxACgxAADAAAHxAAwxAAqxAADA"
    "A1eBAACFABFFAADFA87EABHEAA5EAAlAABHAAAHFAApHAADHAAbHAWUBAAqBAJH102AAAEABgEAAaEADAUAvoVAADRB5MQAg"
    "MEAw0gBGlEA0SkAZQkAAUEAFQEAAUEAA0EAAKEAViFAYEkAoCkAbIEAD9gA0SwAZLEAEcEAAmEAArBABGEAAKEAtmkAAC0AA"
    "oEAJH6-qAABBBDnABNylA0cEAimzABDEAAPAAAKEAAEmAA4EAAEgAAQEA4IhACT3Aa6wAAqwAAmQAX0xAA5BAAKEAAE1ABCE"
    "AD6nAsZ1ABwxABbkAAZUAAQlAADEAA5AAAFhABAhAJH-HyAAAhAADAAfkEAAvGA6oFAACBABWEAa6QABQQAX0RACGEAACEAC"
    "fAABLAAATnAaFBAUA0AADxAAY1AADxAAVxAAuEAAWVAAQVAADlAADEAA3hAAHhABBhAArhAADFAfOTAJIAZzAAABAACBA0AR"
    "AICUAtzVAADRB_UGCRuQA0SQACbAAAqQALK1AeiQAg8EAkDEAAGEA6eGABGQA0GEA0iEAAyEAExAAAFAAe6iAAWGABKEA6iG"
    "Ab0gBxRgAAMgAAMgAA8iAJIH0AAAAEAEskABaEA0UEApyQACNEABGEAH6EABAEARegAfOEACwUAi6EAACDA7UQAACDABaGA0"
    "yEABMEAyQUAn4EAgWEAYnXAS4QAGjVAE62AADACETAAN4EArcgALfWAL1AAJINjHAABAAYsUAGdAAADAA41RAADRBSbVAAFR"
    "AADRAMEUASfhAYuQAFUQAAGQABDwAAFwACWQAAEVA2YgAAEgBDsgAOsgAAEgAAEgAACgAdazABGgAAEgBX5VAKCwAGM3AYcV"
    "AJIR4LAAB1ADx1AP0CAccRAg9kAnuEAQcQAPIQAA2QAALVArSQALfEBJbAAAtQABuQAkiyAR6gAAJSACCEABIQAAEEAMsQAL"
    "RTAFhEAZxTAX-gAAHUAADSACGxABEUAACxAGeCAJIVPfAAAUAA-CATxFABvBAArBAWSkACcUAC8wABEwAACwAAs1ABEEAdiB"
    "AFTSAS_RAADRABNBAADBAACEAACQAgygAHoCAACSAcCgALpQAACQABFxABNFAADBAADBAACEAAHlAJIWwMAABRAGcUABQUAT"
    "ojABAwAB0BAHQCAOpRAGtVAAFVAAvQAAFQAApQAAFVABEEAAnQAAEQAqegAL6gAAEgAPG1ABA1Av2gABdwACUQAOwgACSgB0"
    "bAADSxALxRABAQAYkFAJIZveAAABAA-EBNCwABIwAApQAAFQABvQAiMmACZTAPtSAA70AACgAAHSABL0AAEgAAFSACDAABH1"
    "AACBAMwEALRTAFjEAGngABGyAA0CAO3TAD_AAHlwAArAAL0gAAHSAAFSAJIbcEAAB0AACgAAEEAADSAACEAADSABH0AACgAA"
    "EEAADSAA1xABSBABAEAAEFAACBAGmEAXGEAbnwABJwAADwAAt1ABEEAAqgAiMCABQEAQkQABNAABKQAACVAAEQACKRABNRAJ"
    "Icd1AAAzADckABAQAXUTABGyAAKgAAqCAS0BAHHQAAfQAMfAABHAABKQAAJAAA7RABSBABGBAGmEABwCAz2FAi2CABGgATJH"
    "AAFFAACFADTlALzAAA4EAAJEAQfAAG2BAWTEAJIe1GAAAEAeBgABJgAACgAAnAABzAAhJkABEkAADiAADiANIkAD7CAADCAA"
    "9CAA5hAADhAADhAAHCAAFCABDhAADlAALCAAwhABShAACEABFlAACEAAHhALygABAgAXTjAADhAJIf1WAABiAA1iAOzDAADD"
    "ACZDAJNgALpCAADCAAzhAAFCAADCAAFCAA7hAADhAAFCAADCABHhAAHhAAHCAAwhAAFhABOhAdIEABGEAdbAB_oMAyYQBRyd"
    "AAC_ApuRAAuRAAeFAJIjiYAAAfAYwVBCcEDBuvAACMAzawBEEvAYw9BBoEAqlQBEEBAYxdA5NOAIYEAAIEG6kBAhp3AicyAY"
    "x1BAMQCFIEAqYEAZeQBF3ACDmEDJA-AewgCqiECQ-EBHdAAWqMAFrCAJI13iAABBCMaEAYvAAFqfAACfAAefAWFAAAMEACOU"
    "AEWXAACXAWUEACgXACbWAG7XAADXAElXAyoUAEkIAG4EBIaIABECCp2EAM0EAEkIAMT3AAWCABICC4CgADSEAMT3AW0kAJI8"
    "4IAAAgAkEEAbMCAOtAAA53AedBBbwKBHz9AGO3AAGFAWlAAA7AABGEAES3AA0CAAcBABIBAZPGAAnmA76EBN1dAADdABTdAE"
    "sVAACfAAVAAAvXAAFfAViEABPEAAEEAA8EAJJA0iAABAAFCCAVrEACiQAClXAADXAAnXAEZXAADXABFXAADXAFZXABJXAADX"
    "AeSIAeYEABAEEQCIAAfnAAMnABICAACKB4rHABICAxKEAAuEAPMIAMZgAAPnAATnABSCAW4EAJJFirAAAEAFiBAAgBCOWEAL"
    "6gAP5nAASgAAHAAduBAA9ACK2EACwEAAqEAawnAArAAAYvAAHAAAUBAADAAVuEAAoEAAuEAFCnACjnAZHGAE1nAmTnAAEIAR"
    "IEAN-EA_btAArtAJJKDWAABAAAlhAADnAAZvAAHnAAWgAVqEACWEAAeEAADAAGIgAYpnAAfnAANnAEpnAGxnAe4IAApnASyE"
    "AL-EAAcEAjaEAAoEAbZNAArNAApNAFmHAAXHAAFPAZ8BAAEBACfHAJJL20AAACAAgBAAsBAAcBAAgBAYtHAAfHAqdPAfWEBF"
    "-tAACtABKtAfOMAAeMANUGAzcMAYwMEEKCAACCGSaCG3QRBL8EAYx9BAMCAL0IC9KCAL6IAWkBJiEQCpwQDrOdAUIIAJJicR"
    "AAAfABCfC6s_BYWCBwf_B-SgAHcgAWZ_BGagA_SCAliBAd2_BG59BG4IAM7AAXgMAFBAAC6MAAk_AAEoALTEADE8AAGsA7EC"
    "AKyIAOAMAsOEAKMBADIIAACIABFXAADXAJJrC_AABVAYfUAAFMAArcADmEABiIABGMAAnUAADcAK_GAAVXABWIABsMAACcAA"
    "GNA6YCABJfElAIBesFAAD_AAt_ABr9BYKCAGcIAmdfAU6sAAEJAsn_AAv_ABwBAYxdA9sCAJJxO1AAAIAdNjAd2mAAYgAAFA"
    "AtMgAAJ_BhYgAIUBAT3gAMeEAAMEACs_AAeYALKIAC5mAAYsAACNAGkfAH6gAB5AAc5AAAEgAOQ_AA2BA76EARWBADfAABn3"
    "AIkEACx1AXoMAJJ0shAAAEAAsEAAUEAByMAAnAAADsAAd_AKr3ADSMAAE9AACFAAYIAKhzAD_AAewuAAFAAAnAANt_AJ0IAA"
    "Z9AASIAAbIAAtIBCiBAAqBACpfAAoIAAEIAAZXAZkEAJgIABqIAJJ2PWAAAIAAfZAADfAD8EAC3fAY7TAwmFB0-MAdLtCJXI"
    "AAWIAJMIAAIkAYAIAA8MAdIMAohvAAugABplAAClBe0IAiCEAAPMAAGMAHnEAAGEAACEAAOEAAKEAQ2vAtRvABuBAJJ7rxAA"
    "AIAAFAAw6EAVAIAhToAILoAR1NAtRvAOIvAAKvBBcEAACEAQSIAAQoAAEuAASIAAdnAAVnAIgEAPiEAAuEAA8MAKvAAAPMAA"
    "dNADAEAAuEADHEAALvALHnAC4lAASMAJJ-Q6AABvAGnPAH2oAeygAADIAOLvAALvAA2BAJSgA3SEAM4BADIFAAUIABFnAZkE"
    "AAUEALgIADmEAAeEAAgMAB6MAAhtAN6MAAWMAKrjAw6FBZalAAClAAslfWeEE5yIDJyfAJKa_SAAAEAAZMBxmBBWdXABEIFf"
    "hfAjMEAPWPBViIDJEEAAHABkG4BlAIADLgAIgQAAKQADKQAOIBAAEBBG4QAI31AGS3ASr9AB2EBBUEADRAAIhyADWUAMCEAK"
    "EIAOYQA5cEAJKl_CAAABAAcQASPQA6rXAkqBAAEBAEiIAHPFADAEBIVXBDqEBU6MCGkIAEXeAIGIAnMMANRfABoMAhf3AAb3"
    "APjfBU8FAAP3AO9AAOahAWWgAG1AAp13BkogAAP3AADIALeEAJKtCDAAAgAAO3ADEIAMWEAH4EAXWgApeBAAZ2APC3BDsEAS"
    "GBAC_1AIhAAAX3ADCkAOeBAFwEAHkEAAUMAIsoAPlXAhFAAA73AHegAGX3AAX3AAn3ARvgAB0EAASMA4oEAIcEAJKwFPAAAJ"
    "AdMBAAWBAH6IAC31AC2MBIb3AZOIB_CMCGkIAMcHAAEEAatsAVAMAoJnAHdAAIVABj8IAM8EALVsAVAsA36gA9EEAYBnALfl"
    "AAXnAPKEACYJAFgEAEVsABHlASOgAJK3JpAAAgAO9nAAJnA3AEAAMEAeUJAAMvAAHFAMeFAUkIAGIMABHFAa9FAwBnAAJAAU"
    "aEBEcIAACIDubsGRBAGIUYDJEcH3oIH1QIGcSgDDEYAF_dAAFdAbmECCmTIZmcJa0EAJLZ-MAAAEBqeIAAEIAVoYAF8IBC-E"
    "BADfAqhdDgsIAvECBX6BDJKgAN6IAAGIAdSgAW2IAkMIBwqYACOIAQYIAA2KAJv9AAD9AAP9AA-EAA59AOaGAK0IAOiIAaKI"
    "AGWIASg8AJLjfYAAADBMKIAJYKAHCIAA2IAB7QAQcGAhRAA1eIA2ufAAOIAqhdAbGICDcIAEVAAKJABShAAFgIByugArjmAz"
    "0IAYowAAEwAAFdAAFdABwwBFGIAH2IAdagAMcgADGEAAwGAJLqpfAAAgArUIAPEIA6EEAY8BAAKIAACIAhMIAH4IAB5oAAOQ"
    "AA6EAAOEAOaEAAuGAE4BAA-EAE2MAWjAAscEAJEIA23PAAGIAqnPBc3NAANNBP6IAY4IACoEACcEASkEAVKgAJLvwhAAAtAB"
    "CIAGoIBSeEAqmEARnvAYeEAAEEAaRNABBIBZIEAAiBAGIIAV6EAOAEAAoIAQIEAAwGA58IBjgEAcUsBEmEAacEBNq9AAWMAB"
    "aEAdZsBBkEAYxsACUEBNqIAdowAJL3oNAAAIAYxsACaEBrPABd6EBnrMAAFMAAPMABxMAATMAADMBfEECt6EBoGEBhSUBYgQ"
    "APgEANwgBSyQAAiQBYc8BwCcACrABYcEBwoEAAKEAV0UABxABAuEBFwOAq4EBUkfAJME3-AAAfE7CtDJDNAAOgAZKQBAKrA7"
    "JACN8rAPQIAcuIAPMGCN8CAr8ICdKCAjeEAGEQADiIAYQQAB8QB_aTE68QAZIIDJndAAFAA_8QAPMQAr4WBNuYBsQIBcgEBA"
    "oRAc4IAJMYCpAAAQAD6gCc9PACaIAPGIAN4ZCsGIAPHAAB8IAw3AAPGYAgkgAW2kBC-EAM3AAyykBGkIAAgIAAEIABtgBASg"
    "APoIAUVAABTACzgEALgNAI1AABSEACqQAPsGANWEAUrAAJMgvEAAAEA1kIACSBAPHAAc1AAPbAALZAAA5ACBoKACMgAGnUAA"
    "NeAGSMABqIAXReAEcEAGuIAOeBABFfADwEAA5eAaSLAILeAAHeAFsMBgQEAB6QAGgIAdWEAGuIAGIGAoULAJMlLFAAAIAByI"
    "AYmEAAjdAAFdA92oATwgAAGgAVgEAE0IAVWgCFhPACKMAHONACHuAHjAAcwIAN8GALYEAA3uAADuCD0gAGkuAANOAAFOAHiE"
    "AMCEALlPAACIADgEAA8EAAtkAJMpbbAAAKABpEAN5PAADPAEnOAADOADoIAezOAAHOBmCEAIWIANSEAACEALWEADwEAAevCr"
    "6EAA6EABwEAWQEAEWsAAikBDIEAC0QAAgEAVcgABssBNqEAA-EABkgAAMEAaKgAJMuFqAABuABxsAV2BAvCEAVagAAXsACWE"
    "BM6lACUQAbBuAAJuABxsAV2EARogAZ4EAA9AAB8EAV5sAAjsABmEBpLsACfABDgJAAXAACbAAVekAByEBpHsABNsABXAABJA"
    "BB5IAJMzVRAAANAAYJACYEAVlIABsEBnyIAAKIABJMAADMAAJMAAyEAALMAADMAA3MAAJOAAfIABJABB7fAAaFAAaFAX9MBs"
    "iQBGUEAYwQBMYEABIEABwcAbIUBC-BACtPAASEAAgUAJM4EQAAB1AYGwAAWgBNKEABmgBePBAAOUACasABDFAWMIA-cgABhA"
    "Ac5AA1AgAB4gAbawAAWgAAwEABTOAAfvA56EAcAhAA6NAASBAB2EAAEEAZyhABMdAqzuAKEEAB_AAb5AAJM8wgAAAFAARAAA"
    "DJAA8OAAEEAAfvAUyIACOUAAQoABDAAAfAAhAEAcMBAA5tAAUBAAkEABQEAAFAAbAVAAkBABQBAo_uAcKFALoBAAwVAAUBAA"
    "6EAAIEAWQUAAaVAAwQAAQIAJM-hjAABoBsAQAa3AB-oIADeWAAqQAptdCemBAAISAPcUBfxBAAakAb6sAASsA9KEAAIGAc4w"
    "BSdEAASBAC7ABVaiABIEAAIGAOlkAOMgAAJlADLAAMagAN2mA4KWA5QEADCEAJNG3fAAAhAAMhAA6EAAOEAAIGAB0QAbEHAD"
    "QGALMIABJkAKADAQjQAAsQAjwGAEwEAAOBAWqEBAyhAACBABQBAc4FADQGAMUEBD8BBYsQARNAALqEARMQCa0QAAOQARMIBZ"
    "deAJNMdkAAAQAA_AABugAGxAAQTACwWUACAEAUeEAAGUAARdAAFdAAyUAAQQAAEQAAuEAAEQCb4gAdgBBOWQAqYIADW9AYeI"
    "ABkIBBGEAAgEA-yUABEBAACBAOoQABFAAADAACm_AJNSb6AABAAiusAeqEA_xSAARAADSGAHSGAFzfAwqQAGveAMMwAACQAW"
    "eoAAHeABACACsQACFYAAGCACU9AGNfAOGQABG0ABEgBcqEAACEAPygAkDbAEcKAAUkAVIIAITdAUhdAJNWEwAABdAAwEAAEU"
    "AAPAAAFAAAuEAAEUA9s0ABEgAACwAOocABE0AAC0ACKkAW3AADMEABqUBGUgBUGEABGBAIskAF8dABHBABHAANSNANkFAAD9"
    "AA2dAAQEAO6FAL4gAA5-AJNYuGAAB-AissAdiEABIEA-33AA6EAATAADSEAC4EACAQAAHeACSEAEIlAA7AAYAQAKiBAOckAB"
    "vfABoBADVeAAjeAMLgAADgABGgAMKjAIDeAAFeABIoAAHeABAEACtAABGFAJNam5AAAEACaBAGPfAN-EAAHAABGkABEkAxeE"
    "AMOEABGEAAEgAHWFAHO_ABGEAdYEAUsEAyGBA5UEAaskABGFAHiBACJuAFJAACLAAAiEAbPAABlAAHDEABVEAR9uAjOEAeqE"
    "AJNebMAAAEABSgABMEAGIlAAClACJOABVOAD0gAmgPABUPALVvABtPABkBCQmlAAGFAcSEAAgVACWkAACkABEkAACkAAckAA"
    "CEAAemABSkAAekBCC3ACMhAAChAAehAWEkACM0AJNhGoAAA0AAe0BIihAAFlADIEABIEABwEAWEEABIEACBkABHkAAfkAAYk"
    "AAJmABRlAAhkAVqBAC0EApeQACSQAAWEAAKQAXfkAAyQBO8gAVqCABsEACPkABHkAAeEAASgABfkAJNjhMAAAgAYeEAo0EAA"
    "cEAYVkACKEAAeEBk6gAF5AAADAABxABBIgAADlAAagAAUhAYBkBnpAACrkAApkAArkABBkAAHkAADkAAXkAAHmAAVmAADmAA"
    "9kAAfkAAXkAYcEAosFAJNnLKAABAAAOBAATBAX3kABkEABGEBkNzAAsCACpkAAHkABNkAADkAA-gAACEAAFkAADkAAXkAADk"
    "AAFmAADmAAVmAACgAAHgAA3kAAVgAALkAAWgBBEDAAkEAANFAAUBAXsEAJNpvTAABTADVEAAnEAADEAArEABBEAAdEAADEAA"
    "dGCt7nAM8BAMIQBFwgAB-EAAUgAAggAX8QAAUgAHQXAqKEAb0EABwUAARHAADnAa2gBC5BAAuEACHEAAOEAAqBAVw0ADB1AJ"
    "NuSlAAAnAVQgBInVAAnEACdAAAJgAAFAAAtAAVcgAA5AA_MBAAcHARenAK-VAQKEBEkEAAyEAAWEAAGgAAGgAAclAVwgAAeg"
    "AAWgA94hABGEAAOFAAcFABgEAP_nAM6BAIUgAJNxpRAAAQAbFmAogFAAPlAAuEAB0VAVwEAAdgAADAABwEBZ0UAACUAKXzAA"
    "uCAE8QAA-QBbWUA_BXABsWAR4QAYrVAEQSCaMEAADDAAEiAR6QAW6DAF-SA8mQAEYBAAhABYxgAJN3k8AABAAuzgA8gQAemQ"
    "ACaEAAEEA8oGAAGGAAcEAr2gACFkAAeEA-CgBakHAAWhABWGAc4BADQGAG8gAFP1ACFkAAegBB6BBWqTATO3AAfAAVQXAHKQ"
    "AAYQBaZVA_ySASLAAJN-llAABQANLWAApWAAmkABkUADaQAIdXAAfXAK4gAD2EAACUABkQBm2QAHiQAdqEAI6TAHigATaQAX"
    "mEAArVAA-wAzqEAKOQAFagAjkgAAEgABegABKgACV1ACiQCZABAO8QAJOCsHAABVADRAAACEAHAEASR1Acx2AAN2Aif3AdQE"
    "AAcUAAxVAriEAmcUAACgAHAQAc5EANPXAE7WAANWAET0AE-wAYpWAAl3AAFWACKQADaCAC11AFrXAAfXAAoBAOEEAACEAJOF"
    "NeAAA0AAqgAAegACsgAoeEAH2EAAqEAJkUAQCQAZnVAAGgBLxVAV8EArqEASFEAQDAAAtAADp3AACQAHAEATTAAIZEAQCBAD"
    "V2AioEAAGgAAqgABigAM6BANYEAAsEAAaEAJOIW7AAAQAAYEAiAEAbSgABGgAHolAHUgAAsgAN0EAAoEAAmEAO2EAIcXABOX"
    "ANPXAnBAAApAAArAABhAAADAAcEhA9qkAAGGABBHAJ5mABTmAD2EAACCAAsHAKeEADYEAMgEAJOK1dAAAnAAunAAonA1dmAA"
    "rmAcgEBC-QAPwvAc4vAOcCAzcQAMEdBelPAc5PBNkdBH28AACaAIi3B1g_BTh3B1gPAZEQAKABAoVeBCqQBUHVAyugAACgAL"
    "yuAACuCyawAPHnAJOVhXAAAEAUM0BL8BAKhnBOcICTkQA1bCAAHPA_RAA7tABX0QAACQJPmQCWTAB04FAeVXAADXAbAQAa5U"
    "D8CQAQYMEpf9BLE_AG5AAGf_BwnwAAD3AqfAAng3AAGIAOcVAPVEAJOohbAAA3AMu_ARvyAtQgALF3AZ30AFmgAyndADIVAA"
    "CLAPmWAACWALFQAPLfAOZAABqRABtXAACQANSEAACEACGEAMjXAADXAcXXADMIAWrUEFUiAAqCCBDXAYXfAhd3AFLeAJOuiG"
    "AAAgAGc3AHlfACBfCyN3AFKqAIL3Ap3IA-VhAAD3BR43ABt3AMw3AQFEAZxAAAmCAAFAA-R3AlR0AFUCAAX0AHQKAf3AAK_9"
    "ADfBAAh_APC2AAH_AAY2AZp_AAGIAAsEAJOzoCAAAIAADAABwCAPB3AAf3A3h3AZ2EAAn0AFSgAAZ8AFIBAs9dAArdADRXAA"
    "FfAPBWAAJfAayBAAULA_mEAMtfEbjIAAXnAAzKCA9HAYZPAhdnAE_PAIlnAHKMACKMAg-KAJO56XAABAAAGKAAFACN1gADPn"
    "ANovAADAAPQvAOvnALOvAAUIAARnAAgiAAKiACaMAOQqAsxnBQBnAAVnAAGEAQTBAARvAAEgAAQBAADnAPEmAAKmAACFAOvn"
    "AK2IAAXvAAYEAJO9DNAABHAAoLACdnAOPnAACKAMOEAitnAMmIAWdkAFWIAAdkAEjIAghnAAVnAM7tADcnAATvAPJvAATmAa"
    "eNAAOvAAILAAgLAQVnAAXnA7jvAcPkAm6vAACvAHsCAGuBAACBAJO_3TAAAhAI6GAc4CAHSIBJitB_iIAJxtAAVtA_aMAAVv"
    "AiwIA4kGAc4CAQzNAAVAA_yFEU4IBwUIAKgcDJQQAYwYBw0IABQQCIoCAACCANiCAACCInAQAm2CAFsIAKMCBvbAAJPQrtAA"
    "BAA8AbAqkIAIxAABeQACSdAB2QAz2DAFeIACIFAE5XAAKFATtQAADdAKSQCmAYDI8cAAUcEEkCCu3FABLAAAzABkAIAEUIA2"
    "WQAGkUAF2UAR0IABGgAF2DADUgABMIAJPaMPAAAgAFCBAsMIAZnZADYYAV0BAAgQAD9dABDFA0gRAMoXAAJfATOcAADdAKSI"
    "FgCVAPOUAAUGBZACAzmSAtWQAO0kBqj3AeuiADqgAtB0AAX0AxwYBQA9AWZiAxDAAIMQAJPjVfAABEAF_HADygAAYgAInDAI"
    "aIADeDADGQABKgAASYAASQAAMQAASQAEYIAW3AAEXAAEfAAMZ1AJYIAVjIAFsbAAIEAACEAH4EAGl3AAKzAB0QAAE3AACxAD"
    "eSAtlIAMkIAJPk6BAAA_AGA_ARcIABGgAPwBAjiBABlfAAnXAADXAgwIAKTfAADfAH4IAGlXAE2IAAsQA1lfAGhAEbqIAAIB"
    "AH4CAmn-A47BAAaEABABANv_AAFEAA3ABI4CAIyIAGqCABOCAJPqoOAAAIAACaAImoACRdABFCAtMBAAJ_AAIgAOn_AA-MB4"
    "Q_AOkIACBBAB8IAAQgAuKgAASEAAFAAIMhAAO_AADDAGP_AYpQAKUIAAIgAg_9ADzAAGd3AEaIAACBALQIAQIsAJPtoiAAAI"
    "AD7IAFZ_AAX_AAENAHkEAAPIABB9AFlgAAMBABshAASEAACBAB9dACBfACx_ALsEAd9AAAMgAAEEAACEAA8BAAOBAHJBAAP_"
    "AACgAAmBAFk_AADsAF-_ADusAAMsAJPuhFAAAIABGQACYIAASIAGldABGIAFKBAkKBABGIAASIAQCIAVegAAUIAFZ_AAD_AA"
    "YBAAN3AHYIAAOIABAEAFT3ACKBAHAGBLoIAL8MBewOAOaoCKyIAEyIArHuAADvADcuAJPykfAABAAuMEABABANvvAA-IAADA"
    "BDUHAeSNAXACAAECAAELAAECAD0CAAFPABwPAAEPABrOAAECAKtNAAUIABuMAshtAO5kAAJsAAsFAFEnAFHIAAFIAYzNAAFN"
    "AaEhAIfvAJP1OZAAAIAACIAQIMAa-IAANvAANIAHsIAGrnAB-iAAIiAB2gAudkAIjBAAKBAAKLAGMEAAMgAAIgAFsNAAGgAS"
    "egAKUIAbCIAAMIAIigAHdnAPqIARkIAKEIAAcvAG-IAASsAJP3NCAABtAHahAAMIAEHPACxvAySBAGjAAF0NAVUIADoIAj8I"
    "AACIAOaBAACBD3EIAA7sBI7tDJRMCAdAAADAP3OIACYIPsCQA8IMADp3B4NGAD9AANQQA8EMADrXAC-FGFlfAJQSdaAAB-AG"
    "R_Jw38AG6gAD50ACoQAuEwA44gAyQEAF4EADSQAZX8AG6GAD51AwsQA06QC4sSDJE6ATAEBAlfBJCQA9XAAtNXBWmCAICQAG"
    "CEAAG8AmI3AD93A6EEAADAAAEyAJQgi4AAAQAG2EAisIAuIkAEkEACOQAH2CAVN1AG_3AAEXAD53ADWEA21AAAMIAEixADuE"
    "AAJVAGa2AAakAGM3AIB1ANk0AGywAEAQAoyRAH-CAdYUACb3AAD3AEn3AD93ADSgAJQjS6AAAgC0yCAUAIAqEEBW1EAH0gAC"
    "JMAEFsAAYEAAFAALYEAAdMAp8MAEJAAp53AO73AAqMBVKgAAKgAACgACAgAH9kAB3EAAcgBYBkAPggAmUgAo73AF6EAAP1AJ"
    "4gAAGgAJQpPmAAAkASADAEb3AAMBADx3AKoCAvihAAIEAIahAAL3AACjAGUEAAWGAiqgAAEIAdiBAAsIAOcBAAKBAGJ1AAe3"
    "AJaEAACIAFqEALOIAEQkAG_3AAKBADz3AAKEAAwIACd0AJQrJvAABXAyB3ADyBAiEIBC1ABX7lBSdFAEdPAH9gAGFGAAdAAL"
    "ZGAAdOAAFOAPoIAKcCAFjvAKPMAAEIAEIMAy9JAGhOAGPPA58BAPIgAQClACQgAfoEAAFtBHSkAAGmAGenAJQwnBAAAgAZ4E"
    "AAagADjFALCHAAFnAACnAGHlAACEAAcnAFCgAKEkAMaIAAplAJkHAD8EABzlAAEgBAuBAD4BAJLnB6cgDJagGfBACs_MAPlI"
    "AADIAMgfNXXACV4vAzOKCV7AAJRCtbAAAQAxWKAQaJBFafAACfRn0IAD6MAoSBBGgYAIkIARwcAEGECGmDAkJdIFZABtW5EA"
    "mIAVsEAOj8AA78AFkIAEKIAvqIAb_EAaOIADyIBVwsAxCLAs8ZAAcBHSyIApGMAJRcoHAAABAqeIAtgIA3AIACSgB-eIAA7A"
    "ABSIAWSJAb4EA3kIABwIAHC8AMWIAk0IBrqIBWgIAJUoAE2EAASIAI5EACqMAq0IAEMIAsJ_ACKIAKgIAACIAcGIAAC0A0gI"
    "AOAIAJRjmUAAAIAHKBAGUIARuEAPyRAKKEAChdAmpIAAFIAyGIAACoAHMIAJIsAS6IAJi_BLS_BQ-LAR6HABiMAZmIBbtNAA"
    "HNAOjNAAHNAKVNAnIsAAWoACWgAC_vALDvABckAbIJAJRoTbAABkAwAkAKjvAozoAADIAx2IAASpACKIAN8NABwEAbIJAGqq"
    "AwBBAUaJBpAMAbOsA-ABAOSEALggAYMgAuQZABGQAOiMArcgA8EtAZZsA4yJABGQAOUsArsCAtUIABeQAJRvLfAAAsBvfAAd"
    "zAAADAC6FsALe_AAE_AAW_AACCADGCAAPSAumQANuCBstMAALMAA-IAALMAADMAPlMALhAAAZfC72QAByQCr6EArqQAvGCAM"
    "wMBhkMArogAtohABgCAMwcAJR5LmAAAQAJjAAH6CBfOQAB_ABH-oAAKIAX2uAH6CAvsBACaCAuDgAAwCAAUCAACCANCvAAeC"
    "AJOQAOeIAixIAPgOAzgQALtvAxYIAAuCAAICAAOCAACCANBvAJsQAOeIALTvAJR9mSAABuBl2PADhOCEwaDhqEArxAAtPBAO"
    "iEAjCQCmDMBKMrA7iuA1IgAZ2QAvzoAzgIAPyIA599ACOBAAiIAmWQAA4QAwsCHKVfBDTAADcQAjRAAAogAhGgAWwCBfYQAK"
    "gQAJSM_9AAAYADkIAKpdAAFdANCYABCIAAEIAJeYAAEYAAydAAEgACqBAAqCCUQQA0MBAAqCA1GCAxcIBUWIAx6RAAGCAHxA"
    "AeHABImIApLcA3GYADYIAu7fAHqEAu4IAAC9ACLMAJSTT4AAAGAACGAjKsAswYBnkIADcgAY3ZAAFZAOFYAAFYAJfIAAFIAA"
    "zZACuBAkY6AH2IABigAIAIAicYCVXAAQKsAUs9AWyBAGUIAAwgAAr-ArGJApLcAymgADOMAAHeABMJAJSYqrAAAgABHgAGCg"
    "Ao3AAIPfADNeAp5eAAFeAADeABGJAACJACKIAEIBAKAIAACIAXtIAADIAxSgABIBAAOgAH2gAHMMAwEBAxWBBYegADmEABDu"
    "AEUIAHasAUfAAA7gANlIAJScJ6AAAEADtAAH3AABQBACTuAADuAp-gAqRMAJdNAmyIAFxOAAFOADegABCPAAEPAcfgANkoAB"
    "KgADqPAACPAH2PAAXPAADPADLOAqBACAssAOAIA_gBBRuFAMsBAAqhABGQAJSgpLAAAFBbOBAMSFAA-QAiGgAAogAhagANX5"
    "AA8gAOMFANnsABHsAMdvAOcBAxMcAAeBAMSFAZZsBxHAAC3AAhLAAMoBAnfABUhsAQVsAAbuALw_AC4CAhLAAMmBAASIAAeQ"
    "AJSmEcAAABAACBANIgBukEAAsEAOHsAAbuALT_AACCAkfvAMSBAASBAAV9ABGcAAeBAWnIAYuEBL_MAaqfCJ4CAP0GBiCCBf"
    "EBAH-GAHKFBY_BAAuBAAwCAAOEAAkBAAIBAMK0AJSsc2AABAAA3AAh2gAACQCXmhAAmBAN0FAAWkAAFAAAzwAAHABJGBAA6G"
    "AH0CAUKBAQKEATIvAAegASaEAeiCAAMCAAIEAAqBAMnEAKmgAwF_AOohAAeQAAOBAA2CAACEAA2DAJSwTAAAAGAc6EABkQAF"
    "YQAAe0AOkGAAguAtKgAAGQAAMBAACBAAiCAAOCAACCAAiBAAQBAAGBAMggAAEEAJqQAA2EAACVANn8AAP8AK_vAAGCA2oFAc"
    "6EABkQADtUA_yEAAeBAJSy7QAAAEAKUEAnOQAQIGBmUBBSjHAAGBAQTABgGBAAgFAN1kAAcSAZpAAAFABAiGAACEAecGBBgQ"
    "AO4XAAEQAZmMAAEMAJAQAAawAaGgAMuBAAGCAQQgAcyEABqgAFegA8GgAJS5GeAAAwAYkQAmMhAAoBAAGBAekBAGepAIAEAB"
    "kjBCSBAmkQAx8CAIiCAAV_AvB_AIsSCYiGAc2UAKXfAArfA1feAIhfAJAQAX68AAC8AAe0AKU0BUaQBRiQAACUAAEUAKZZAJ"
    "S_YbAABZAORQAAFQAJSIAAEIAA_ZACsBAfcIAFASAAKSABIIAAoBAPGWAcMlAAGgCa3fAAeBAHiIAApdAAvAAG8EAo__AKGd"
    "ABCBAAZ-Ap6IAAoVAo28AAfcAlAgADh_AIa1AJTDBaAAACAANAAFQQAC7AAG8gAbWEACoEAWheAp4sAAFeAADeAAiVAACVAC"
    "LwAAiEABkVADtfAF0EACuUAACkAYV8AAD8AAe0AKVAAiIIAEEQAAaRAAEBAAugABCIAAoRAFKQAJTEpxAAAQAIMVABIyAGi9"
    "AVyEBDJdACKVAvYZAmsBAILAAAtAAHeEAaqEAJwEAAcEAOHAAAl-AqUIARogAX38AAeEAAegAJ2gAmurAAsBADAgAEegAHok"
    "AAokAHkkAVygAHagAJTIK1AAAfAIZfA_VAAYzAAiCCAEciAJigABKgADxFAAbuAAruACGIAAqtAAsFAG8GAAiFAVqIAFBPAI"
    "kIABNMAAcEAC6vAAuvAHcvABQBAsJuASKiAYzEAomEAOYxAAERAeFkAJTLKeAABkAAVkAAXkAAxkAAXkAL0gAAeEAAKUAACU"
    "ABHkAAeEAAKEAArkAMEBAvugABcBAAWBAYakANn2Anx1ADhAANWgABGQAOCFAN3kABHkAL0iAAeEAAKlAACgABHkAAfkAJTM"
    "2-AAAgAArlAL4BAAKBAACBABvnAvqBAMSFABGQAKmgAOKQAJOgBJCkADdAABHAAL1AAApAABJAAAfAAALAAAhAAALAA7MhAA"
    "SBABrAAYTAAN3AAALAAJRABMekAADkABHkAJTP-7AAAgAAoEABJkAAdkAALmAAjkAALkALC3AyGgB4oEACNkAAkkAAFkAARk"
    "AAFkAARkAADkAAhkAAVkAATkAMOEAAL3ABNkAAJkAAVkAALmAAjkAALkALZAAAcBAAKBABzHAJTR8eAABnAMTAAAQBAAIBAA"
    "PFABEQAACQAmJkAKUCBIYCACugAAUkAAXkANWEAAL3AN23CJACAI7nAosSAACQABuQA-QCAmmgA51HAPBAAZsgACjAA7-BAA"
    "UBAN0FAAcXAArEAJTW39AABAAANAAXvAABDAAI_0A3JEAImkAZxAACegA9iCAAGEAAEEAAeBAACBAL_EAANEAAFEAALEAAmn"
    "AAGiAKGEAN0gAKVgAAKEAm6QAAYCABEBAH8EAbyQAHwEAHYQAAKgAJTZhZAABAAw-CABEBAWyRAAUEAYagA20EAR-EADcQAH"
    "wEAFmEAAL3AN2nBW90BWTAABmQAL0SBXVVANXVAAVVAAfVAKVVAm9mAYuUASdQAHXSACcQAqxxAIdAAGAQAp8QABAkAJTe7K"
    "AAAkAJQQBMUgABDgAEiUAHWQAC-kAqMQAEgQAD-QAG-gAQKlAAElAZkQAIgQAAsQAAGQAAOQAmCjAAsCAAECAk71AAUxABAk"
    "AAXAAGoEABqgAGkDCS6TAKhEAO3EAMWVAJTi4WAAB3BRfVANXVAAvUAAFVAJjVAAzVAwwUAO3XAZ4gAGJTAnCgAIegAFVWAA"
    "DWABkQAACQAB00AFJXAhQRAACQAAf0AKV1AiG3AEOQAAeCAAOgABM3AAohAOSWASHTATSQAJTnJiAABAAG8QABRAAA9AABW3"
    "AADAAFZWAJd3ACoEAJxAAGIEAH-EABJ0AAhAAD7AAI8RAA5AAAvAAAp2Ap93AAcgAA6gAHsBAS7VANXVAAR0AAWgAAJUAAFV"
    "AAcgAr-gAASgAJTouFAAAgAAyQAGKQABQgAl0gAG70AEaXAHxXAtzAAA7AAojAAApAAwMXAAyBADzFACWEAACBAA2EAAaTAA"
    "O1AICFAarXAAuEAH-EABIQAAJUAAgEADE3AAu3A012AAV2AAb2AJTrKgAAABAoj0AApEAx6QAAoIAPuvAc4vDlXvA0eIBbpP"
    "Ac5PAHGPAVBPFJqDB60rDiAQAF1BA7aQAvnXALnNBSeVAAJAA5QPAACPA76IFQ4IAH5QC5NKAIBKAH4vA4AKA3bAAJT8wKAA"
    "BAAESQB3CQAy7HACIKAYwIAEYQKO8QBERPDJEgAAw6AyuIAXr0ABGIAFNAA3QIBAfIAU5XAADXAcIQACaIAXrUAGTEHFyYAH"
    "4IA6KKCHCgBFXAAjJ9AAD3BN83A5_AAJUO12AABAAPjCAFSQAAugAAlCAACKAjH3AqGKAj_AAek2AbP_AAGZAH8ZAIiQAHB3"
    "A2t3AB-IAXaQAGiQAt3dAJaCAIdWBrdfAADfEjp_B44EAZRfAcV3AJ-KAHkIAH4IABOIAJUW17AAAKB1X3AWCoAIG_AbOCAd"
    "0qAjD3Bct_AIRAAH5AAAM2AACBAa2IAAbfAHkIAPp3AFnIBKp0ADeCAAT0AyX_AQD_AAT2AbTAAAM5BPp_EW7nD06IAAEIAA"
    "EIAAFOBJtnAJUhPPAABPAHOrAADnAH-gAANBAAHvAHzhAAHvANYEANnvAAZCACDnAFrvAIogANYgAscgBDjnAANnAAFAAPft"
    "AAOBAIMnAAGBAHmgAAJmAAEgAAFmAACBAbWCAAcJAHQIAInnAJUjbfAAAPAzRvAbJkAjotBQOICIkBAswIAALsATeoA6IgB7"
    "fsALTtAANAABQCAGwIAFUCA1BvBZ-CAc4CAIOCAHpIAANIABIHAGtIAAPAAFKCABbAAzvAInDgEa-YBoeQAAGUAJUxd0AAAH"
    "AFmQAAMYAEkBAAQRA0aYAfQYEAKgBBLNCH6wA_GoACEoCDeCBDrAAAmIC7s9AM0iAzRSAAzvADOQAAcBAVGoAGTQAv8NAIZf"
    "AUmEAPHIALKQAKDfADxRABxAAyEIAJU7YZAABeAA0BADMfAADfAAGBAVaYAADdAGTdAEAQBzmbDAkgA68YAAKYBVWQAHuQAw"
    "6IAI0aGL2PAD4BACsNBOODAFxFAAswAAlFADUBBfNvAKaaAAagAGkgAxISAAcQADk3AJVE1rAAB_AUgYAAogAGEIAAf9AEYg"
    "ArmIAEASAEaIASwEAmLfAESBA35fCSIJABH_CP7_AwugAId_AruQAGoQAAD9BRQCAMP_ArfCAFdAArtdAIT_AGvdBVqQAAGc"
    "AW8EAZiIAJVMNRAAAIAACIAHT_AkSEAEnkAD2kAD89ACp_AD8LAfIgAefAASZ3AB2IAAIIAhj_AIl_AGYYAAwhAHaBAAuQAB"
    "yWAGkYAihQAANIAACIAIOQAD_9ACk_AADIAD8_AACBAfoQAJVOiUAAABAplAAD93AjhAAADAAEnAAD9_AQkIA19AAClAADqC"
    "AAWBBScBBAh_AjOIAAL9AIhABUUIAIYIAHTIAekqAMDdAINAApx9AACgAIUBAAOEAGX_AACgAACJAAmIBdmIAJVTr6AAAJAV"
    "ANAH0fAAEfABBeAAFeAL9sAANdAAFVAH-IAFeoAkRgAAF9AIdAAAEgAGXgA_iIAUJgACIJAAEIAF2IAXsgAEMLAIjIAGBBAA"
    "MqABCiAA_9AAOiAF8BAGqiAAwiAJVV-TAAABAEyLADsBAAKoAACgADyBACnoAD-JAUu1AKUIAosIAIP3AHwIARMEAPLAAAKI"
    "AAwgADD_AAKJAF3AABKhACbdAB2gAJwJAAuIAwsBAGkBAY6IA5iIAjtOAH_AAUzvAJVY14AABAAjNtAIfgAAGEBF-nAW0NAH"
    "4JAbxqACQqAACKAD8CABwKABUKAE1NAAbtAHuIAFAJABhPAAGIAAJvAADvAjIgAIfAAAGEAGWgAAsJA-_HAW0oAH4JAVBIAE"
    "mLACHPAJVbxmAABOAAFKAADKAD8KABxKABVKAFDFAH7oAAJJAEqgAAOJAAogAA_oAAJPArkoAAIgAAcIAGCIAAGqAD2jA4wh"
    "AEDtAD8IAHCIAH8IAAEIAH4IAcSCAEMIAD8pAQQgAExrAJVdijAAAIAAuiA3OJAAGgB3SoAHeoAACoANSIAF-gAACgC2HsAT"
    "TnC1zsAM4hAGZnDEbAAE6IABrACk8UAH3EAHVEAEmIAAGIAH-IAAMBAGeJAAGHAyqICV6QAACQMRUQATMCAJVuj4AABQAfuB"
    "AC0CGTiIGQagD96IB--CBHqCACKQACBTB9SDAHkQAIIQCVuID5YgA_ffCJvAACDAAGmQDAeQACCQBemwBPaEAPKEBHQQAYr8"
    "AIOQACaQArSQAE8QAreQAKB1AJWDNMAAAQA8L3B1WCAdCIAkAQACNVBqPAA0TAAC8IAtr3BWQgAIigA5ugCGywAGIgACd1Ag"
    "_3ACN3AGJ3A4ygAIQgAEN1ACZiAAOCAD_3AhOQAy1AAACQAEiCAROEALPTAEZAAJWK7IAAB3ACKxA9LUACaxAFrAAGl3AMoE"
    "BFX8BAMIAAPAAjz1ACIBAGOIBID_AOKgAATAAGJMACRAAFXAAATeACDAAogIACcIADaKADiJADCIADiIAAcIAhXgAIWEAERL"
    "AADPAJWOpGAABgAAbeACDgBTugAGuhADMgATCIAOb3AM8IA0KIAACgAESLAEm3A7-gAOjjAACBAC11AAC1AAShAE4BADRAAA"
    "CBAEkgAACqAAEgADMgAACgAZKLAGIIACGBAAD3AVSgAJWRs8AAAhACcBAFqBAGl3BSFMAmXEAE-HACdAATQIABwIAppAAAEE"
    "BF1FANmgAICgABLMAADMAADMAH1OAAFOAB_nAZYCADHgAAFNAC-gAB-hACdtAKePACRIAEUIACTAAvoPAJWU6NAABPAElnAC"
    "BPABShA4egAOwlAAEgACynAFKBAAHgAH4hADMHAcfAAAEtAE5nAV0gApuBAMUjABegB2csAHesAACsATQIDEltC6hsAN6IAA"
    "rtAEpIAB2IDB5AAHNKC5-_AJWd6yAAA_AAwIAEwIAB0IAxoIBq0EAIWIAALMAADMAHqIAACIAHcIAF1AAH9AA44IMfSICHc4"
    "ANuvAsgKAHaIDBsKAHYtAJSJCEAPAH-PCDlfBJ1PAAURDIvqABqIDHwBC3CgAJWwxxAAAWAyIgCIiEAOcaAE0IABwQAriBAG"
    "kIBysQAMIIADN9AOd_Ap4ICijQAAMaAAKBAAoYAAqQD2eYAlLABuqQA1QQAfEYAGIYBjKIAOcIAyGQAAyQAEsIAkSIA34iAX"
    "mgAJW7qXAAAEAOdYApuQAoPsB6nAAC4IAjaIAt5dA2-QA5gIAzQQAAGCAAsIAFocAe2IA3EgAsFeAVIIAN2EAAEEAUGIAJdd"
    "AAIwAAyoAFrdBSCQABKmACuIAACYAlKIAD6JAC-gAJXB8iAAAEAOdoAuUICMSIASI3ACL_ArYIBSzuAIaIACPAAED_AD3oAk"
    "KIAHAIAwVeABHJAElIACqIABHAAAyIAFoJAALIAYhsAADUAxcoADUoAEmRABKQACwEAD-BAAEIAoCIAJXGzTAAABAQvUAH4E"
    "Bv-IACPAAE3HAb2IADyIAADkAEmIAC6IARBBACSIAsWIAAMgARGEAPFNAKZNAmyoAAKqACZvAFkgAD4EAD0IABCgAb2IAD0k"
    "AasIAXtkAU9AAHeIB6IsAJXLXrAAAsAACsAAeEClQJAj0gATd9AAUZABSIAAMbAyaJBdoIAjjsAASgAAMgANUgAArsAFRhAA"
    "WBABSIAAMiAyaJAZNsBoZAANXAAAfACspAAOrMAGEBABkCAFs_AAM_AAUBAJXRxWAAAOAANSCrzsAHfsAHOIAFn_AI2KAANS"
    "A3SIACGCB57AAMkfAH-fCQdvBASICIzPAHVdA3WIAAOIABa4AkWCAOIQCWmIAAMgAySIBOGuAD-OAH4CAnwgANSvAAIgAr-C"
    "AJXbl_AAAIBBT_AW-IAH4CAZEQAOuIAOcQAAKIACTIACiQAlWIAAmCAACCAHyIAGiIAAWCAX-IB3tKAE0gCCGQAISQAHV9Aj"
    "8QAP2BABhIADsIAAMCCP6KAzyBAAoCADoCAA8IAJXhiJAAACAqvAAHfABdwgBcdgCYAQAAoCCZmCAZDAAHaIAG0MAHoIAG1A"
    "AAdAAEyJAByQAiuIAAmBBsoSAkFAAPuJAAl_ABtAAC8QBbHdA1nQAktfAPFfABuKAtNeAADeAAmYAJXpudAAAYAC5fAEOIAY"
    "w8AFgYAE09BesIA4QQAIiQAGgIAAEIAJyEAAEEAO3cAAFcAKVdAB0BAtY-ADmQAAigADwCAnogAHQYAG1AAHIgAjIQBk7AAH"
    "5AAYkCAENcAACKAEMKAJXt7-AAAKAOp-ABp_ABuKABeIAAd_AjZ9Ao1cAP7dAjmYAI8IAAuIAAhgAH5gAYEIAVLAAE7eAomI"
    "AACIABFYAADYAGzeAADeABAIAA-IACBfAEGKAACgAAECAYwIA4OKAEOMAJXwvIAAAgAAaEAD0-AkoIACoQAAaIARiKAmu4AA"
    "GgBYvAADoIAIjAAH4IAYkKAEKIAAEIAEMCACmIAAcIAHr-AG_-ABrAABsKABcBAACIAAfAAjUIABOgAGpIAg-IAP6QAhIrAJ"
    "Xz0TAAAfAH2IAAgfADygAowfAEdfAJDeABqfABtqABeoAAefAkaIBatuABsIAGOIABmEAViEAPGEAAvAAHQIABKvAEOvAK4v"
    "ABvCABfAAjRuABwoAGxuCJMSAAqICHTAAN09AJX4pyAAABAbzvAHggAAqgATbBAAOBABaiAyeBCBDADJGgAApsAFu_AAUhAH"
    "Q_AAIgAAagCslsAHdsAAVuAG-IAOcIAc1vANgBCV0CCP2iAIXuAACCADLCAACSA7tfAAP9ABSSAJYCBWAABOADN2A7oxAADA"
    "AAR9Ak8BAI7EAF0BAASHAAoSBYtCAniCAUBAAmQBAH4oAAKBAFnAAAFQAATQAAFAAAavAAKCAAGDBJOCAHuCAEeCADN-AACS"
    "Ac2DAbxAAAUgAoWCAJYF89AAAgAOCgAAYgAJYEBPeiAAD-Ac4BAA8QACBAAW_CAB2vAC8QBMwgA4VfAFQQADNCAEJBAADAAV"
    "BAAekBAD6QAATdABTtCMBCA7hSAAbAAsuQAGwQAAWyAZasAAEsAwEgAJYLaUAAAgAACgAH0iAACiAACgAd0iAGICAX-gAr6B"
    "AAEBAAuwAAmgAGQLAAQeAAEeBJeBAACQAACBAPvuAACSAQ8EAL6SAEIgADCgALaoAG0IAqQgBgITAMmQAVAdAH3cADDfAJYO"
    "53AAABADBAAALeAACQABT_AOv_AB0SABlfBMpcAP4IApGCAAEQAkuBALLcAQnCADUSAkjwAGveAADeAAoQAACQAAwQAAkQAC"
    "DfAEQQAAQQAYgQAKVUAcy_AJ6gAAk_AAUhAJYRspAAACAH4SAcmQAC-QAIMoAAKQA4SQBKYBAOhCAACCADzAAILAADLCAEvA"
    "AYaRAEYQAAD-ADDfABGBADAQAALeAADAAOn-AExdAAUGAjIIAAUQAIkgAHmgAYb8AAUQAwzwAJYUxqAAARAD0QAIKwAAgfAC"
    "7xAc5xAAZiAED-AHIQAOzeAA0xAox9AACQAHfAAHiQAAFAAjCEAm2BADa9AAaBAFyBACYBADbBAbxAAerCBzfhAeyDAN0EAA"
    "oEAOAnAAUgAAIhAJYYSrAAAgAApkAAVkAAJmAAfkAF2SBhp0BZbAAGpAAAJAAHdAAArAAADACkEQAN0EAAoEAGJAAAcCAArk"
    "AAVkAAJkAAEgAATkAAJkAF5AAAXnAAGgAADnAApkAAVkAAJmAAXkAJYbckAABkAF7HAADHAATkAAJkAAOgAACgAOFkAAJkAA"
    "LlAAGgAGVkAALnAAHgAkUQAnVkAAJkBDUhANyEAACEAAoEAGIgABHkAASEAADkAAHkAADkAAXkAAJkAGPnAAxkAASgAJYdA0"
    "AABkAAHmAADmAAXkAAJkAF6gAACgAATkAAJkAGFAAHtAAAlkAAJkAALlAGbkAALnCbKEAByEAIKEAAJkAGfAAAL3AAJ3AH3k"
    "AAJkAGE3AHs3CP_mAAXAAC32AfywAEfAAJYgXJAABAAAT1BSXUA37HAH5HAfOiADgwAPIQAE13AlbBAIKBAAIhAAcEAF_AAA"
    "DAAAHCAAenAAFCAYIwA9sgACsSAANyAX6CAMUSADhXAADXAUWQAk-gAIKBAAIgAGQSAAIhAJYj6SAABhAAEWAAEWAAbnBYmQ"
    "AAL2AZUQAK8gADggAACgAGcnAHtnACunADggCFKSAE-QAC7CAEHBAVAVAA4QAGPHAHeCAUXAA9aEAIXVAGlVAF8QAEZVAzkQ"
    "AC7mAE6QATBWAJYn9CAAAwABpnAEMkAH7nAUUFAAEwAUuEAEokAAcDALKQAHr3AAgQAGiQAACiAAI2BJIEAP4QAR-EAGMGAD"
    "tnACODAD6gACOCAAQCADgHAACHAUSgAAEVCB73AGmRAJb3AUdAAJYrJkAAAQAAHUAC_XABGBADHUABnCAILCAANCAGZCADPX"
    "AAYSAragAR-EAIXVAGjUAADVAF0gBS7WAI90AHRUABmXAIKXAAMXA1ZAAmtAEIugAD8oAwugABKrAACqACYgCRLrAJYxPwAA"
    "BrAY9rAbXrCQ3rAD9rAY9rAbXrCMlLAIPLAUrLAIOCCmgYAD8YAxMIABOgACyIDGmqADdzCPKYA2aLAACJAANgACgYAAqYAA"
    "IwAACJDFigAAOSADLzAAKgBQUxB1SIAJY8oFAAAQADLABN5RACnRAADRAB9RBzEQCTDLAD8IAxiKAEBDCPmgA2GgADWgAAOj"
    "CDHrBCaQAAIoADXAAAIQA3_ACNoCA1M7AGSIASeIB7PAADWQAwfTAAiIAAyKADOIACRTAJZGg6AAAIASeIAC2QACmQACYQE8"
    "-QADRyCOuQAD8QAzGQAC3QAAfTGO9LADUSA3eYCRpzAw8IAGiQAAIIARfwAAoIAGFwA0cIBBmKAz0aAEAQADHTFXOQADUSCC"
    "XbBDxbADLAAJZXI_AAA7AZ0KACaSAAGgAhvzBu4yAD8yAJNAAKeZAEl7AEAZAPRzAI_CAAD7A0yIACoIBZTyBpP7AD_7ACp7"
    "AALDEmKhAxTZADKIAAHACUjAAADAAADAAAEgAxKgAAJbADChAJZfN3AAAgAACTCEZ7AEZBADr7AEPhAD4gAAFhAAEgAYF7Ac"
    "TrB8j7AMWzADggAAJyAACBAELyAAEgA1MbA397ACp7ESfAAILAAH5AAD1jAAJAAxKJAAOoAACoAC6IAAICB8kgAJZmgZAAAg"
    "ADygAAGgAENhAAGgAH4gAD0iAACgAAGgAxZIAADIAt3jAMmIA2JJAH_LAHCrAADjAH6jAAFrAADjAEMjADfrAAIjAAFrAEOj"
    "AD8jAcQDBPsgBXaCAD8DAsWpAACpAJZqLHAAACAAsgAACgAAcIAC2CDAOICY-CAD8CAW5oACECATIoAJICCT4CAkQjAD9IAA"
    "hADD6JAAGTAAoJAAHCAD2SAAGJAAaJAACJADUJAAMJAGkIA0bLAGgBCMmYAAEBDOFYAJZ1LAAAAoAEAoAA8gDEIBAAIyACLb"
    "ABoIAAIBAAFAAAnZC7GgAJaCACKgABwhAAGKAAkgA4qbCCiYAJaSACJAABqIAAxAAwYYAc6YACmYACYYByIIABGIAAobAACb"
    "CXKIDDSCAJZ-NOAAACA0DLAB4IABAIA3IJDGT7CP7CAAvCABgaAAeaABSYAAEIAAYQAAOQA0ioABjTABDQAAWBABQSAU55Az"
    "ypBHiIAwj6AAdrAB_7ADW7ABBaAAYBASEoAEEYACp5As-IAJaEW3AABbAD9bA6bbAE0BACMQACaQAwVAAELABf2QAAUYAxib"
    "ADYbCT1TAAUYAACYAwKbAD6aAA2CD_6QAAMYABZACOWYABmIA02QAC6gABU7AAGgCC75AAVBAD9DAGlJAAfLAJaMxRAAAIAA"
    "CBAArJAwCyAFuzABAQAAQQABYzAADzAUu4AGjBAtUIA6cCAD9aAHWiACYQAACgAyb7BhlyAAVgAACCAwyJAAp7ADZAAAIIAh"
    "UIBqPAAIlAAAFCAwZ7AD3AAAk7AJaRfSAABAApl7AGp5AG4CBdEgAwcZACSgABmIAAfAAAE4AAIIA0XAAClgAAFAAAEIABYj"
    "AACqBLQQAAFgAQjaAXMJAKIiAIWQAKa7AAkgAhfgACNBAEl5ABhQACd5AEJ7ACcLAJaVD0AAAgABcCAAGgBKZzAsr7AL2gAA"
    "WQAK-aACYIAACYAoJ5AD95AGkBABvAACpABNMIAQLAAxZxADaYAAHAAhX5AIWIBacJAO4IABJAAAOIAiLQAN-BAAGBABBZAC"
    "wBAAGIAJaZVsAAABAAiYAAJ7AhUgAIWIAEFoACYgAFtBABJAAADAABfBBLugAO4IAACIAAEIABAgAAQoAMrIAIfaANLRAN4o"
    "AD6gAAebAAPbApn7AACgAEEgAGoBABejABG7AAEBABejAJab8nAAAIADIIADQoAAGIAEiIAgYpAVB7AACIAsmBAKgJB6VKAD"
    "9KATyIABDgAALrAADrACqIAAlDAAJrApnqAAEIAEFrBADjAREIAFSIADMIAH4IAD8IABBAAVbqAACqADSqAJafbfAAACABGq"
    "AA8iAJbIAJdKAAGBAACJAA_oAAHrAADrACqBAAgqAALLAADrAplrAEJrAIHLABHAAACBABhrBC4IAHWIAEkIAf8iACYKAACL"
    "ADSLAD8LAKWoAD8oAFoJAEQCAJahMvAAAoAymjAEWBAADAABejBtEoAACoADcoAEaoAACoAD6oAACgADEoAQ2DAACDAAqjAC"
    "6DAAajClUoAH4oAD8oADGoAKkIAG7DAC6gAAfDCtcgAD8gAAIgATtjAD4gClnIAJanNQAABAAOvAC6SgAAGgAH5xAD6IAADg"
    "AC6gAGcIAAWIAKKiA6qIBqbAAEVAADjAAADAAEZAAD7BAADAAC7CACMIAAEIAEQBAAQIA-EICTYIDLEQADOQAAUQDIkwAAgQ"
    "DIkgAJayM_AAAQAAERAO0QAPGpACYIABwIAAEQABEICxuQADCQC6OQAeAJACWIAC4IAiaRAEmZE2DaAygIDLfgDFogCp7RAG"
    "BjAbzAAASjA2wDACohBMe5AnMDAD8CFyVaBoTAAE9aAJbCnDAABAABAaCOYCA6sQDI4QAByTAb8wAwcYAC2YAzmQCSxAAETb"
    "A74IAEGIAiNRBt4IAjwxAMEQAESIAD4gABCIAAGgAAgIAuuLAE6IABqLAA-IABrbBa-xAgYgAVXAA2oiAJbMDoAAAjBMZAAA"
    "CQACuIAL4gAcrzAZkgAirxABWxADRxAD9xAGlzBShBADf4AA0QA8cIADiICDvIAADIAElYAA6gADhzADfaADwIAANaAA6oAb"
    "KBADqhAJ2KAKXAABqIArWbAJbQrBAABLABkIADvzAEmBAA4IABwBBDMhABIzAGWBABuBADegAA6gAB2hABqTAGwIABkgAbHz"
    "AAEgA9eBBfNIAlnAAG1DABmgASIIAEKIABIIApUIAEKIBOKgAHggAAkIAFeIAJbUopAAAgASuCAIcDAK4IAD8KAKKIAzYhAF"
    "DBBtQoAACoADcoAEaoAACoAD6IAACIAVELADCLClJoAH5oAAFoAD5qAAFoADDoARKIAAygACcIAAUIAAWqCtDgAD9gADEgAL"
    "IIAJbZr1AABpAADpAGlAACiICthoAD9oAOEIAAfpADBAADfqAAGgCoMIAAEIAAHoALvoADAIAHK7AAdpADU7AAppAC9pA9UI"
    "BmPoAIXoAADoAHyIAAFoAD2IADCIACn7AEl7AAbpAJbeXiAABpADXAAAeIAAJpACvAAAMIAACgA2oIAGsIBmPIAD7IAADIAE"
    "TIAAJIAH5IAJQbAAPbAAaIAAPJAEXJADYbAAfIAC2bAANKDMiYADGYD3XACZyYAvSgDFUICQvrAHNAAJbn35AABAABIIAApA"
    "ABTAAiqKADnQAEWICMJrAIcrAAeQAC6rAFSrAi-7AEkBBgnbA9dLAAORDKvACLsgA7xKAuwIBekIAc55AaR7AzXoAMCIAB2L"
    "BMUIAEdKAYaQAEfZAFyoAJbxI1AAB5AOd5AFYIAA-IAksIBlEDAB5bA7yBAAcYBLFZAGlZACpZA_aQBj0YANCIAWGIACqICw"
    "SQAAEQAWFYA1oyAD6QAB2QAc55AL15AOd5CNkIAEaCAKcCB83ZAGlZACpZAJb6NjAABIAEegAHdaAC8gAgOIAVaYAAnAAp5Q"
    "AAgIAGBYAct4A08LAAqSABYYAEegAJ9AAAdAAeOaAYAYAjwIBjsIABFIAKYDAaRAAD8IAoSgAVMgAD0IBeMIABEJAG0IAApa"
    "AJb_CZAAAoAAcCABcIAY0QACEIAVBhAVLAAVNAALAIAGNABMQIABKLAEeIAB3DAIhiAwsrCqtoAAXoAHjoAAXoAD9AACxoAR"
    "8IADGIClfoAHloAAVoAAMgADdoAAUgACxoARL5AJcEJgAAA5AA7oCoXAAALAAHvAAALAAD9AACnAAHxAADKgAAzAACxAADgI"
    "CkhAADwoAAUoAADoAALoAHtoAADoAALoADxoAANoACnoAHxpADG7AAIgAAvpACxoCn_oADmIAALIAJcInFAABoAARIAADoAA"
    "LoAHsIAADoAD6IACzoAHD7AAdoAATpADroAAQKAADpACjAAAPoA9NrBmPoAILyAAgoAHnoAHAgACb7AACCAEn7AAboADa7AD"
    "Y7CLfrAvUQASSICLrAAJcNlOAAB4AxCIAJCIBtxSBbVAAAKrBK9KAjMQAH4QAU9AAxKIB7IQAVlrAE1qACcrAA-oAB6QAAir"
    "ABwIABarAmGIBgeaAF2aA24BADOIAAKCBBtZAD9ZBn3IAa-CAo_5ARkYAJcV4_AAAYBuUgAFR7BVeIAAEIBRJAAACiAcsgAD"
    "-gABwgAGR5AGc4AIB5ArQhBgcTAGTSAD0IAIUIAREZAdx7ABCKAEbbA_XZAD9ZAGhYAQpZA5vaAAvQAAKgAQcQAdRaAGb7AJ"
    "ccCWAAAYAACYADlaAADaACbbAFEIAGOYAACYAAQQASR4ADmIA1Y6AFQQAAuQAo-IAXabAh-wBiuIADp6AAdAAAdAADYKAGiI"
    "ABwCARFAABQCACNYAACKAGUKACAKAOn6ACbAAJce2tAAAIACTAABQIAhh5AMOgARnZAD9ZAGhYAQpZAqUQAAWbADTaAAcIAA"
    "cgAHBaAC6IABDaAA4gArTaACabAFKbABQoAAKbAhyYAAC4ALxAADQKE99oAH5oADeSAAeIACwIAJck5FAABAAHZAAAhAC5Do"
    "AAVoADpoAAVoADxoAAJoAAEgAAHoAHTrAAVoAAJoAAEgAAHoADroAAToACmIADlpAEFoAAJpADfTAAXoAAJpACwICj9oAADo"
    "AAVoADnIAADoAAFoAJcoANAABoADgIAAWIAADoAALoAHTrAAVoAAGgAADoAD1oAC4IADlpAEFoAAJpADVAAAhoAAJpACjAAA"
    "OICj9oAAXoADmoAADoAAVoADWIAAgIAHzoAD9oAC4IADlpADb7AAroAJcpzgAAA7ADK7CDjAAH5qAANAAB5AADT6A7RAAAL5"
    "AA6SCHprAB4QACLCAJqCAShAAgN5AugIAAIBAGJCAGQCAAJAAADABSx6AIgiA2UQAq2oAAIBAGISAAVrAF8CAAIqAAKIAJcv"
    "rGAAB6ATYQAD8QAd2rADKrABGrAFcgAiYwAANABfjbAAIBAAOQAEigAFdBAAPSAGKCATCZAHwBADoCAAUBAUPAADZAA_PZAD"
    "9ZAQtZA4zDAISQAWFrAawYADYwAl2QAEX7AJczsKAAAyAGQCAAIQAACQBDmwANgIABrSAIiCAK6gAD8yADuoAFpLAawgADY5"
    "CAB6AMpSAIJQARFAADdYAAOQAEEQAB-BAB_YAAJaAN2QADLSAC5bAAOSAACSADSSAl8gADwgAJc2zfAAAgADkgAGQgAH1ZAD"
    "xZAANZAGjYA7ObAOPiAA5aAVgQAEEQAD8IARI7ADISADSyAptAAD_AAJ1AEvTAAAHgAAFAAARAAAFAADTAAANAAAHgAAFAAA"
    "RAAAFAADnAAAHAAJc64qAABAAAJAAADAAHRAAAbAAAFAAAJAAADAAALAADOSAARAAAHAAAFAAAJAACxAALhAAC_AAGlABNlA"
    "BPpgAAHgAAGgAAPgAAGgADdgAAHgAAGjAAPgAAGgADqgAAOgAACgAJc8evAABjAAHjAEQgAAHjAADzAADzAAPgAAGgAAJgAA"
    "DiAAKgADMgAARgAAHgAAGgAC4gALegAAQjACwgAGkgA0lAACpAAWYQA-EQAIYBAIaCAApgAANgAAHgAAEgAALgAAHgAJc9_P"
    "AAACAA1gAAHgAAEgAALgAAHgADfSAACQAAcgAACgAAFgAC1TAADjAEbTAADjAADTAADTAARgAAJgAAGgADdTAACQAALgAAHg"
    "AGXhAAHhAD_gAAHgAD3gAAHgAAJhAGdgAJc-t5AAACBn2gAApgAANgAAFgAADgAAPgAAHgADhgAADgAAEgAADgAAPgAAHgAD"
    "egAATgADHAAEcgAAEgAACgAARgAD3gAAHgAFgzAA3hAAHhAD_gAAHgADczADKzCHsjAD7jAJdA6iAABjAB3jAODzAWAQAAGQ"
    "ACFSAALzAYVAAAHAADVABNvQAASgACXQAw7TAD9AAFOyAEgSAGLAAIwQANRzAAHzACNzAADzAYTgAAGyADVgAiRxAIXhAAHA"
    "AATAAGLiAACxAJdDZoAAAiADyCACeCAAJiAADiBS0gAEggAN6CAIrSADXAACRTAAHTACHQAAHTAADTABuCACNTAADTAUjRAD"
    "XQAiUzBb5AAB_xABAQAT0QAInAAAfQADfAAAfSAEpDACPDACLjAJdF7KAABjACPjAAZAAARQADVDAUWQAAIhADSQAAIQAxCg"
    "AOJRAD9RAKgQAGNRAsZzAKLiAEhCAPOgACqCAF3jAAGgAEXjAAHjACNjAAqwAX2xADXwAxDAFFgQCRcEAAEEAQEEAJdL6yAA"
    "AEANAECskEAOcQAAoEAAsEATmQAH-QAIAaCekEAH83AGiEDCeWAG8QAd0ECNvEA3LFAArbAHzXAOeHCLCkAACEAHykAAcgB4"
    "YgBL_kAFCgA4agCQqIAK6PC1yEAANfAJdYk9AABCACRKAAHAASsIABGEAEcEACTIABTAANvAADsKAAXACOyLAACEADQgAoMK"
    "AMGCAACCADgCAD0nABwnABGDAqYIACqjABSCABUCAH6LBFiEAEKkAGEsA4OBABcjAAXnAJdcGmAABnADRnAADnABvnAADnAu"
    "MBBUZvAGGgAMSoABGkAYlrAD0oAOehABjnAAOgABQCAALnADPnABxnCAUmACOEAAGmAGGIALPKABLCABBEAYmIAAHAAD1AAB"
    "SIAM-hAAHnAJdfO9AABnABQKAAKgAALABglAAiqEAB3PAAECACKEAEAEAMVLABRPABFLABJPARpLAAVHAB0LACJLAAfHAB-L"
    "AASIAA1LAAJLAAjLAB3LAAEBAAIFAAVLABRLAAMFAKuHAAKDAJdgylAABHAAFAAAHAABePAATAAAKKABGKAALAAAGOCW8IF4"
    "CEEFy6DJZ7AuEQCTwIAHIaAAIaCkGIBUu7BXkEA_SCAyKIB1MIAh8iCJsEAciICtgEAGIEA2coACSIABuKAwabAJdyZUAAAK"
    "AWGIBaSIBRZ4AACgACCoAbWIA88EAbGBACGgAAWgAAGIAb0IA1TAB34IAvYaB78EAACEAEkEABQEAJpAACPAABUJAAIBAAiC"
    "AJ6IAD9CAWcLAAIbADyaABUaABAaAJd4PbAAAaABCaAACaAPGKAHMIAB-KAAGaABqaAACaCLuIAACIACMIAECIAZ6KABWKAB"
    "GLABuiAACKAtkIACWqAA8qBXIEBBCIAOIKABGKAeuIABQKABHLAb0IBaGIABIIAw-IAJd9U_AAAgABToAc6IA6yEABSEAHEE"
    "AMCJAJ-BABGuABAIAuWKA2rABLYEAMuBACGJAAyJAINAAAGIAA-IAZOLABSIAD4qAAsqAB6rAA8KANXKAAYKAByIAGosAACK"
    "AB6KAACqAJeAT5AAArAcsEANACAHYIA7OEABGEAACEAGeEAAkEAAmEAAuEAJkJADQBABCIAASJAHyIAAEIABGIABAIACyHAW"
    "lLAVAKABBKAHEKABvMAAwKABKKAACKAACKAAoKAACKAAjLAJeC_PAAAVC8wEAAEEAQOIBg-DDJADAAeSIJqIF5wwBqC6DJFa"
    "CKkQClMCAACCC6kEAPaUAr0zAXSIBnAgAekyAAUUAAGQAr0yA0D7BKDAAP6EAO4CAAUZAAPAAs1zAzDAABzAAJeYqdAAAEAN"
    "RQAYyBAGLXAAcQAc4EANybAAGTAAEbAACTAACTAB7TAGgCAEIGAodbABzbBmgJAACBAPSIABWIABEIAZ4IAMgTCBiEAEQEAM"
    "muAACOAqWIAA_AAXoIAPkIB1dBAJeduJAAAgAAyiAACiAAGIAACOAqSIAAdjAAQgAAWCALkIAKzgCGOgAAMBAA4CAAHAAACg"
    "AAJAAWygAvHIAanAADDABFgIAfJZAACBAAyCAALOALOPAMlzASM7AAE7AB5zAK2zAJehTYAAACAnAQACPAABkIAHPCA6ECAA"
    "CCAA2CAACCAAECAF_AAAFUACMIAVGBAAIXABKBAE-FABCCAACCALcIAKQCABJRABJTARISAAESAACSABASAADbAADTAADTAB"
    "FTAADTAJei1gAAACAAMCAA8KADPTAAgCApCCAA0CAIKIEpCgAPyIAApMAadDALnDCCeEAOtBABKsAACCAASCAByLAWYIAS4C"
    "AV_IAAuIAQgIB2kOAXdgAAbBAAtBAAWoASdCCdxnAAIgAJeqTGAAACAADIABuKAJ2gAKLhAAogAArhAAZgAAioAAMgAAWIAE"
    "AkAAaEAM4rAAKrAAgrAACjAAcgAACjAAajAHgCABgIACMjAAIrAASiAAMCAVoIATLrAJHCAN8EAseCAACCAJerlBAAACAAoC"
    "AFoIAX6nAGqGAAcCALlAAJmCAAjhAADhAAECAAjhAADhAAqgAAGKAAVjAAlAAEeEAADkAM3jAADjAAZrAArKAADjAADjAAbA"
    "AACCAADjAAbjAGyCAAGCABGKAJesRUAAAIADLjAAmCAooCAJQIBBCIAOMEAPWBAAwBAAXCAAeCAX-JADXIAMqCAAqCAArDAA"
    "bLAADDAAtLAAhLAAbDA0aIAAELAACLAAELAA7LH70NDJANBZuIO02QEDUSGQ37AJfCk8AABABqWIBexbBfUIAACIAmgIAM8Q"
    "A3GKAACKBIgEBxUQAPMCAHICBX6gAziIAnUgBX4EB_xAABHAANjABCaIAAOQAOiQAkcIAOYaAAEbAH6IAtagABJzABGQAvUB"
    "Ag2QAJfMpRAAAfAAGfANWIAM0fAmSIAAEIAACIAA8CAAuCAGOIF9DcABJ8AMuCABj7A0tzABGIAGgCBBgEAIKIAOagAACIAP"
    "GMAACJAkEIAm5bAQaCAGPXAASCBYNAAHeEAH_AAAkgAJfTbtAAB7AnigACB6Bd8pAPMoAkC7ACE7AD77AIUKAAO7AAg7AB2C"
    "AFk7AASIAtzzABGgAA6CBHSEAIDIAAJ_Aci_AG1AAPvIACKIADuGAIlKAArAAHUIAAaIAAMCAkgGAKCCAJfXAmAAACAAeCAD"
    "WCAMWKAxQIAFyEAGYBACQIABDfAAFfAArfAMIBAACBANZfAC8JAiyKAAkCAACKAACKAAEbAACbAAmIAFEQAwOCAAEbAAiCAA"
    "gCAAmCAAeCAPsKB0mgAAOgAJfZttAABLCXGIAliKAASKAAZMAMxDA2jjAAxrAGoIBYAIAPnAAa6oAAFAAAGoAOCIAAaIAgzL"
    "AP0CAHXABngMAAkgAEAnAJKIAHQgAGEgAAGqAAEgAH2rAAGrAASKAAUCAAUIAJfefeAAArAAOICAsvAAUvAAUvAaQvAG1gAS"
    "PrADoCAArAAH_qAAWCAACIABECAAOCAAdrADuCAARAAB4IAlECALECADYCAMcKA-EBAC_vAADvAAVvAAVvAK0JAAoBABAJAA"
    "UhAJfhR6AABvAApvABQJAAGvAACvAK4IAAOIAQOIAHsKAAoKAAGrAAlKAEwKAAUgAAmKACaCAsuCAAErAACrAACrAA-CAAuC"
    "AQSKCN8CCH0VABuFAmgQAS0KBXiEBeveAS0KCQchAJfneEAAAJAH2GAACGAAcQA0qgAAurA2EQBRCEADSBAA8PAGAgAB4GA1"
    "hrAAVrAvbqAINuBTHAAiEYBLu6AIHuAXsYA6kBAHwGBvBOAAbAB84cCecgApAIABkYBJGIACDrB2egAJfxyZAABiACEgEbeD"
    "A5-bCYcfBewYAHQ7CC6QACCKANWaA2uCBcIRBxeQACY4FVmzAtygBj6QA3CaAAFbAADbF8lcAADcAHsIAVDbAnWIAHOQABIC"
    "AJSGA_wEAEOGAACRAWSZAJgCbrAAAQAGIIAV6kAZnQAEOQAO4IAEGCAD8gAFWgBSWiBaegAW7ABXyCAH2BAvQCAAKCADKCAb"
    "rwAANgAEPgAKR7AAo7AmoFAioEADoBAEUEASiCAH2KAymCAbp7AAP7AEP7AJgHvhAAACAHCGAX6FAmxfAAFfAWUCAGFfAolA"
    "AAEbAACbAHsCAAwCA14CESkEAPaEADaCAGdkAalcAADcAATcAADcAHzfAFmIAIKOAAQCAGVbAn9AAADAAD2IADECAAyKAfrA"
    "AJgM9-AAAEAL_JAAVAAOIBAAOCAHqBAAuCAizAAMrAAd9KAAXbAADAAEDKAAVAAR2CAEkgAAXgAADABPiIAIYCAH6IAU-gAC"
    "2_AIuoACkgAAGCAAqoACo7AASIAEU7AD27ADW7AJgPOlAABTADVTAVQgAAEgAEWgAWuSAAESBJOJAOYqAH3JAVWEACzAAACE"
    "AAHAAACEABSgACCCAH7AALxKACmKAAz7AFyCAVqgAAIgADCCABYgAWxgAAOgAAGwAEWCA7SCARsEAJgR2lAAAEAEaLAACCAA"
    "UCArC7ALwKAACKAAUCAfJ_AAaEAV-CAI6CBaSEAaGgAAKgAAUgAVbLAF3kAAiDAAMDAAICCsnMAADAAALAAAVAAHxIAAHAAN"
    "vAACpAArMIAoBAAtyPAJgWfYAAACANOLAAIPAI2BAAIIATyJAEIgAACgADuCAE2PAAKPADMLADwoAHSgAAMgAALAAAoLAAEL"
    "AACLABtKAAFKADwgAAQgADKgAVNAAADAAEdAAOyIAH5CAADiBB6vAHkoAJgYEJAAAvApqgAD7vAAMgAAEgAIsgAOLrAAHrAA"
    "PrADLvAfLrAXvrAAFrBBhvAANvAAPvAQkEAEcMAA0JAGpvABOBAACvAUCpAH4gAK-rADOCAFBrAAUKAGSrAcCgAKsrAACrAJ"
    "gahyAAArARUCBbMFAACFAD6EAACEAqKwAGigCIS1AMGFAD8FAAWlAZaQAQcCAC3qAA_qCwoDAU2CADnqADHUCUKFAD8EAmUC"
    "CWWfAIcWAACuAEc_AACiAAckAsmiACkDAEAsAJgiGQAAAvAu-yAAqiAIm_BM0xAAenALcGAAWkAEGQAAgQAs7qACmDAzAiAA"
    "CqAAoiBU2QAMWOAAIgAACEAuKQADNbAAIKAx4yADoQAAGIAACCAAiQAAGCACoiAAluBZEGAEdAAJgmX-AABOBq3uADxABNsH"
    "AMIGAETfBngCADgOBRyQAAsEAAehALSQAb0UARQQACaQAEKQAvAQABIQAIICBRYEAAeHAHCQAESgAbyQBAfYAGfYABISAAqS"
    "Bf4EAAogAuprACYgAJgtCnAAAQAu-oAGogAACYABGgAAggAA_AABTrAFJgBRovAAfvAMNABbKIBhQEAAfvAGsEAuoLAD0ECQ"
    "BGACSQDFmQAIeCAbw4AN-CAHS6AGkCCJWQAAyQAHXlAEVfAbICAAqEAJg05PAAB7AAYUAGNAAr8zADewABSCBZdQAHnAAtQQ"
    "AD7SAuaIAGkQAApSAA1AAAeSAAOCAHEQC5UIBNyEAQEBAQWiAs8bA0uQABcwBBEEAke_AAfvAWiYA53_AStQAAcQBROBAJg8"
    "PtAAARAS8QAApfAXUYAWQbAjmTASsCAAcQBZQQAAgCACmEAEcQAAWUAwqQAA_AAFmQAACgAAUUCHeEACKQAAgCAAIBAHQUAC"
    "cEABbfAAkGAXRcADqCAASCAACCANgQADzYAJg_5eAAACACtbArlYAD8CAC1-ABbSAEKEADWCAAUCA_RfAOcBAESCAH_AAw7A"
    "AdPSAQcIAAnCAB9AAFHAABjAAAagAGsCBReQAA6CAH6QAvOCABwCAA3qA16gBc8BAHw_AAmCAJhEnjAAAIAaAgAAIgACOgAa"
    "CgBUmKAACCACYEACACAL0CAWaQASsCADoQAAWCAx4CAEEQAAgCAJMCBQF_AAgZAHRBAb6gAOWjADeCB_KEAUhAAAdHAL1BAS"
    "xcAEvAADoUAKXCAJhJRDAABAAHZAAuL7ACFAAE7AABtAAHBDAXdAAmGEACUCAP6EABMEABEfAIWIAD8fAasfABr7AAFAAAeD"
    "AIegAAX7AECCAACbAACCAeRbAADbACVbACFbAADbACHbAD8bAKrbAJhLRZAAACAE7eAAICABWCAAOCAAd7AAC6AD97AACIAo"
    "sBAr4gALqEANesAFP_AB4iAVIqAAOCACB7ACAgAAmQAaIgAAEgACUgACCgAAEgACGgAD8gARGgAAp7AAF7AD6oAAF7AJhNUj"
    "AAAEAeb_ABsEAAoEABNgAA6CAKt_AAOgAA6BAACBASG_AACEAKOiAQs7CP1AADeEAETAAqJAADZAAAFgAGgDAD0CAAGDCJYv"
    "AACCAHvPAEivASnMAAJMAANMAEPMAAHMAJhRAqAABMADLKAAOvAAZOAAGIAAGMAKDLAAXrAADrAECrAACrABGCACcgAArqAi"
    "crAM1rAE4EABcCAASgAHErA_rPAN6CADSEANaPAMGIAF-gAACgAEaiAACmAELPABqCAAFAAJhSsYAAAjAD-CAAGCABCCAAEC"
    "ACZrAatLAADLACZLACBrACNrAB5LACFLARECAAEgAAlrAACiAD9rACxLA4DvAD_vAAHvALSEACyvAD0hAEYCAHspAAOBADUE"
    "AAovASKgAKUgAJhUOfAAAIAEarAAGrADoKAAMqADprAAGoAAIrAGYrAAGrAWRrAGsgAF6IANSgAHSgBQukAo-gAACgABugAA"
    "CgAAEgAAinAKSiACaiABEgAAGiABsgAACgADqgCKGEApvnABtnAJhXV7AABnAAFnAAMEAP7mADsgAC4mCE01AEKUAH6FAD6E"
    "AbnnAAZnABZnAAPnAALnAAEgAJMCAD4CABxiABJiADsCAC5iCEuFACOVAN4EAdxAAEwCACMCACQCAEBAAC5AAGlAAJhbs0AA"
    "AEAEGEAJqEAeMHAACDABwDAEmCAIgCAACCAC4CAGlHCGg3AGUgACMgAD82AdUQAACQABuQAACQAAEQAAmWANsCAAuCABEzAA"
    "CDAAECABQjADcnAACjAACEAACDAAoBAJhdyzAAAjABCWAACnAAEnAAcnAtaCAAGzAAYCABKGAAMCAHc3AXMgA4cgAIKnAAt2"
    "ABEEACj3AAWkAfCWALAyACYSABaCABJzAAgiAGEDAAhnAtcyABmgAAMiAe_3A3oEAIrGAJhgfcAABmAACmAAUGAAIQAA-EAC"
    "-QAuCgABagAGSDAt6gAADmAgimA0ERACcRACe3AB9AADMmABcEAA-EAAUGABGEAAtAA4BAAt-CABhAABjmAAJmAEFAAZbAA0"
    "ERACYRACaWAJhjlvAAAWADKCACCGAAhGACAEAuUQAACzABwCABaQAACCAGjDAt4CAAGCAAe3AA-CABpGAEGmAXvRABt3A1aE"
    "AFbXAAwCAACHAACGACQCAD-EAgOQAACQBlUBABsBA4I1AAsBAJhmwZAAAQAmUwAI4SAE4QAAGSABsQAACSAEwQAACQAACQAA"
    "CQBQEHAACHAAEXA2yFAACBABiQAAWEAAUhAnuUACCWAADGABtGAACSAADGAAFGAPcSAACSAGiQAskSABGSAACQAJhpK1AAAQ"
    "AAWSAeogAACgAD_HAwrBACPCACNBAAEiAAKBArqUAPPSAAWQAqfjACMQAGGCABHSAAzCAgLHA2_AAB6gAB_ABj7jACNzAoKg"
    "A2-RABtnAAElAARnAA2EABCEAAKCAJhtEyAAAQAu0zABwEA1IiABwQAfLAApgEAMyHAAeCAB6EAATBAB3lAALGBtTAAAzAAe"
    "SBAAGRABuBA10EAASHAAqCACMHABYEAAoHBtSCAAyCBY-QAFf3ACDnAcQwACZwAFWQAJhyDiAAAkAD4CAAECAEiCAFTyAByQ"
    "AEzAAByEBOCQAACQA23QAAyEADTVADlXACXXABEEAC5XAuKUABjyAADSAGiQAsGzABCQAAYQAA6SAACCAAL3AGYQBSQQAl2C"
    "AVfSAqNwAJh1qkAABzAInAAfwQA28gAD2QAh4mACU3AaszCGSwAJYwAAqQAD23AAUiABs3AV4gAACEAAGgACOgAACEASTzBX"
    "4QApYEAAaEAE-BAGmEABITAAUQACMQACEQALr3AVyQACcDAJh58NAAAzAEmzAACzAD2SAADzABuzAACQAE4zABwzAcnzAR4Q"
    "AA-CAAWQBYiQAAWCAAIBAFH3ACUQAeUQAFsCAAGgAACgAIwiAACCAGxAAADyAANTAEqgAAIQABkCAACgAAMCAJh8CiAAACAC"
    "ECABjSAACCBO6EABOBACMCAB1AAkRAADvAABxAAI5AAG1QAAJAAGlAAl5zAHnAAA1yAADSAATAAA3AAFbAABoCAXqgAohXAO"
    "ISAEQwAD8BAA-EABOQAFEEAWkTAJh-j2AABXACegAFsgAIvzAG4SAtrTAGYQAA0EAAFSAAQCAA2SAChzBEskACMlAMOQAlgQ"
    "AAQgAGOEAOcCACYgA1oCAAQgADUyBPOnACCEAAqEANKBADx3AV-EACMSAOqzAD6CAJiB4CAAAgABpzADczABizAAOzABazAu"
    "GQBYvAAASBAlxXAFzAAESCACMDAALAACQiABbgAFaQADgDABjEAAODA2TABPwBAEa3AH3XAEI3AT1UAAHUACHUAAHUACLUAD"
    "rXAAUQAJiE5QAAAUABeCAARXAGQCAChzAADzAG1yAANzAGYEAfUzAH1zAGP2AAGgAA2CAAGCAAOBAA2CAIozA-jXAOCBAAHX"
    "AEMBAMFXAT6gABsgAACgACYnAAQgAOejAgVTAADTABFTAJiG1VAABzABVzAD9TAC5zAPACAAECAACgAAMCAA2CAALzAACiAC"
    "OiABxzAEfTBJCVAFggAAmCANygAVl3AAGGAIAEAGkzACUzAD0gAAHzAACzABpzAAGzAACzABYQADczABqzAJiINnAAAzAvgh"
    "ABSgBXgnAACEADSEAEfnAAIEACBHAYCgACMgAB0CAAJAACAkACCnAAMkAFsCACMCAAUjAAGiACKiAADjADlCAAFCABtDAAFC"
    "AAWjABRAAAFjAEyEB00EARjnAJiK1OAAACACLHAACGAMGhAB7nARlEAAHEACFEAAFEAAHEABwgAATEAAFEAAHEAB8gAACgAA"
    "NEABbnAAVHACJnAALGAADEABeEAADnAAFnAALHAGfjACTjAgWgACKgACIgACYgAJiLk9AABjACZjAQ0CAADiABECAAMgACUg"
    "ABsgABygAA3jABzjBGqnACOBAAKlADmBAAHHAACCAKIBAAKnAD8nAB_HARUgAEQgAAFAACSCAAHAACqDABUiAAHHABqgAAGj"
    "AEMjAJiMz7AAAjAAEnAG-CADYjACYjABsjAAEjAUbAACLAACJAACZAABlDACZDABxnAQKCAANAACVAABtAABzAAA3DABzDBY"
    "iVAbsXCSoIArUQAAEQA1oQBouIAB4IAMkBDoK3AAC3AJiS_wAAA3AAC3A1m3AAC3BuGBAc33AIYgA1ogBqCEAACMAhPXAAJX"
    "AADXAIlXAF_XAnHWAIlXCPy3AAC3AUumAg43AAC3AHIiBUwIAAoIAun3AIP3AD6GACEgAPH3Agl3BtXAAJia3FAABAADIQAN"
    "P3AAn3B80IAPmEAA-EAeLXAEdAAADAADzXAHZXAAGQANVAAAhXAC7AAVNSAEfAADzXAEXXBYeIAACIAGGIAXaBAjCCA1qEBx"
    "-BAACBAVmQA1oQBe4IAdOgAJig6lAAAoAdoEAPT3AruEBiG_AOWBAdogABh3ABLwAM_3B6MIAIeIABQIAJpEACPEABUEAAqE"
    "AH8BAAKCABwJAAEEARtXAADXACLXAADXADcQACqEAACEAEJXAAcEAB1XAAFQAJikUCAAAEAMKXACHXAADXAAQXABfXAGmEAR"
    "-EADcQACqEAACEAB5XAEAGAB-GBv-BAACBACMBAAolABSnACIHAdEEAAokAACkAAWECIAIAeKBAC6BABGDDFFhABIhABwBAB"
    "GDAJio6KAAAmAIFnAHvAAAqEANkmAftnBYUIAC0IAHEIAWABABGoABABARPAAGygABLnADQgACZnABGgABAEAMXAACBAAeag"
    "ABLnBhmIAMuEACGEAAyMAF6CACYBAA-BARHnAF0EAJisGrAABvABKgAFTnAASEAAFnAAxgAAXnAMEnABSnACDnABxnAFsCAW"
    "AEAA9vABKgAGMGADEIBXMIAAkIAAmIAAuIAIsEAACCAA4EAAECADKEABCEAASEAA6EAG4BAAEBAAGBAJitepAAAKAAOBABAB"
    "AP7HAADHAHDHAADHABFHAADHAFHHAALHAA_HAADHAATHAAzHAADAAATHAMHHAADHABJHAADHABFHAADHAAJHAA_HAApHABJH"
    "AArHAE0EAWPHABFHAADHAJiuJFAABHABRHABHHE_6IAMmIAAEIA1oIJeEEB32IACYEBPKSAA-EIIyUCwOBAVKcBOCIAD8cB3"
    "eIBUCIB0-IDJSEAckgA1oEBhUBAVkMAJIEASNAABR_A30EAAUIB08EABUEAJjFB1AAAEAGUfAAeIABMMAKxQAAIcABRfAACE"
    "AdiEAA8fAXKEACLGAACCB30EDE0IAc6KBg0EBLXuABSoADSEAYVvABTsA46EAN4IAs4CApkBAAwBANEEABKIAbigAAsgA3Ii"
    "AJjMpVAAABAVYIAbmKABLIAAEEAAEMAeMPBBsEA94BACQBAK-EAKYCABSGAEsHAC2MAJrfAACEAAofAACEAPuMAOcEAXcEAA"
    "CEACLXAACCAfSEAJYEHiiGAHuMARcsADuCCoeoAJjUsvAAAmAZLuADukCnekADIEAAoEAAwIAMyIABwMAKOgAANIA1ckALIu"
    "BrtAAK6MAFWIAADvABQMAA6MAKPvAAPAA1aEACKmAoYEBbaEADUMAJjGAAtPA09GAAtEACKGB0CvAJja8jAAAvAAmvAACvDb"
    "AMAbbeAALUDDOqA1oiCTYKAACEA1mCAACOBcCBAOeEAQXKAYlEAAMEAAKKA1oCLDUIABKEAQSYBBEIALSQOSgEC9oBAACBBa"
    "MIB1wIBSgICG0ECyKBAJj1nfAAAICzSBAlY0AH6GAjSSAAyEA84EBGsBADSBAOaQAACEAH2EAFGEAC0GAFQEAACEAAcIAAOT"
    "ANcaACQGAN0EAXcEAACEAM6IAZIEHjAIAcLoAAuIAP8IAk_IAAuIAYMCAJj_C0AAAgAc4IAP4gAAJ3CV6BAFMIAYyGArUwB7"
    "0BAACBABMBAKUMAAYMAGjwAHLAAArAABhEADuIACGGAAaCAFazABCIAAYIAOSGAAFOAP-MAGNwAksIAKuMAF0EAS8IAokBAJ"
    "kDr0AAABAC-BANwMAAtQAHKEAAvEAHQHAE6IAAtAABoIAL2IACRGAOEMAXKIE6SBAHznAAEIAHYMAVciCqTLAWDAAIsCAAKI"
    "AOKIBKCEBXSEAAPEAAaEACwgAHQEAAUlAAUEAJkKNhAAAoABuEAVUkCSKBABoBAHvsAFEEAAUEAAYEAKCkABQEAE0IACmGAE"
    "pkAA-jABOIAcdoAIFgAJ2IAFHlAVqIAzMCAlwBAOGEAClgAG6EABTEAFQCAGyEAB-IAzqIAWigAJkOHJAAAEBR2iAACiAPuE"
    "GT1ACy6BDJABAu-IA1oKDJFACcDAAADAAtOKIB4EDJEIC7UBLDcwBtsIGZSEBSEQGUAECLJUDJE7CiUBARYCAVewAVyCAIkc"
    "B1QBAMuBAB-BAAGBAJky8rAAA_AFeEAEcEAQcIAAG7AHqIAGwKADoKAMMIB1EBAAEBAMoBAHwIAZQIAHQYAHaYABIIAGuKAD"
    "oKAiwYGfmEBgUBAmNfAIAsCr4EAAYgAc4ICZIBABwBAACBAKUsACC-AJk8a-AABAAACEAAOEATwsAAu7AASuAG8IAACIAG-K"
    "ADwKAISIADmEAA8uAZK-AGEIAJmKBgGIAQ0EAI-IAOsKAK6KAqvIAEwIAGKKBY-BALqgAAKgDJNAAVCICoGBAAIBABYBAJlC"
    "qaAAAEAH8IAAEIClWBAAWBAMsBAEdqAPsEACoIAKkIAHarAAMrCTGBAAMBAAOBAMeBAAOBAAcBAV6EAAaIARSsAHKCAHqKAD"
    "6KAAIKAp8CAEeIAHOKBy-mAaGKAdukCHY8AJlJC0AAAEABIEAAKEAX-CAD8WAqpvAHYiAEmEBmaOAEMMAGKEAAJQAD9AABmE"
    "AYeCAuOPAHZAAS4MBcVMAkTAAuPIAHhAAADAB4aKCpCBAgYKC9yMAL0EAZEEAESEAAOEAN4EAJlRgXAABAAACCBcsBAaMEAD"
    "8QAYpAAD8GAA8GAAOGAwjGAD8GBVABA-iGAACGAxqEAACCAFCGEy28DP1ABWpEBnmIADSMAHtkAANAAD8QBDaIAK-gEwAMAl"
    "JPA9ICGS4EIZU6AJllgdAAACAAYCApL_CTcKAFKMAmUaAKLeBpmBAugfC3QgAfQgCalEAocEA2kEBTKBAzmUAEnAAHKUAD6g"
    "CMYBAccCACMCAa4CAcsCBsaBAJwBAAqBAUQEAIf5ABPIAK4wAAYgAJlwaVAAAoAPGoAmIwAP0CACOCBKYBAKUBAACBAccCAC"
    "MCAKeEAPG9ABUCAC6CACOCANZAASuQAPG9ABUCCY4gA_CgBLSBAQYMAAMEAc4EAEHAAHECAGTAAavABpABAKwBALhXAJl2d6"
    "AABXAEqfACMfAGSEAAEEAQBQAACgAEafAIYPAAEPACrgAaeEAYgPBPSBANSBAAIBAJeMADOgAdMEAAEEAAK7AEQvAAkMACwM"
    "A6wgAEsiBHmBANWBAd_AAAgEADLIAHMkAJl51hAAAsALGoAAuIAAoCACqEACyCAfwoAPGoAAuIAAoCABmCAACIABWCACUCAA"
    "KCBpGKAH4EAivAAZZACBIEAAGIAACEAAMEADrnAAOvAAZAAAHPAJGEAPQEAAMEAD4vAACvAJl9UWAABAAWGCBUGBATRrABIE"
    "ACDAAADAAEhAAALPAIaOAAGqABCMAAEOALcKADSCAACOAAEEAACgAEdvAAFvAIWKAAEqABLqABcCAA2IAxIoABFPABKqBOAB"
    "AAMBAJsBADqBAJl_5NAAAgAEggAH2EAQwEAEavAAoMA3-IAEQgACUgADoiBzQCADYGAXQGAACGAGIiABs2Az8iBwEwACYmAA"
    "KEAAWEAb6CAA-CAD8WABuwAACCAVyEAeGWABuGAACEBlIEACMkAJmEtLAAAnABgGAAgEAa4CAB4CAAGGAACGADyWAAKWABuG"
    "AACCAkMOACMHAAICAHbAAACiACACAD8WABuGAACEBlIOACNEAkdAAB5AAAI-AD8WABwCAkMOACNAAHlGACA-AD8WAJmIEGAA"
    "ACABTCAF2GABxAAAFAAt8CAADABgaBAXaGAD8QAfCUAWMEAZSmAAeWADiQBYqBACiBAXaCAheGAxECAAS0AAMSBYuBAACBAD"
    "mBAZ8EAc2gAACCAD8PAAIQAAOgABaSAJmNNwAABAAAMmAACCAAGEAAKgAAM2ADgPAAIQBYKBAAGBAAWBACgBALOQACMUAH4E"
    "AfAGACMnABwPAAdAABUSAjwQAJ5yACPCAAGCAAHAAATCADkPBSMBAGKBA5eGACEGAxYGAJmRDNAAABAD0BAC4BA4kGAvECAG"
    "qCEdUBAAUBATmEC1cBA4ZCABvRAE0QAAGQAP40Ag3bAAMQAAnaAAgSBYQBDIaBAAUBAAUBAACBAGaBApwQAKQGA1WmAAkGAA"
    "OiAAaCBYIBAJmagVAAABAC8BAAQBApuTAKQQADQCAyHEAAmEAAoEADeSBauBAAEBBnQQACYSBaoBACQBAZm2AD9gAACgAd-Q"
    "CP-BAXaQAREUALyUAE3QABKEAACEAAuEANuEAKbQAWwQAA6GAJmhN_AABWAE7AAADAABECAvvACZcCAMm-AB2EAhMQAACQBY"
    "yBAACBAD6BACcBAREIAU4iACSQAB6wAMyyADYCAMygAUhnAMCGACUQBqSUAfP_AAWEAPUCAAUCAASQAAUCAAICAJmmWRAAAQ"
    "AA-CAAWQBYGBAAWBA8yCAAI4AAESAB8CAACCAPmEAj4CACJAAACCBUgBA3ySACbAAEwgAAwGABAGAvJAAExaBUQBAGgBAn2X"
    "ACKCAAFmAHkWACuEAAkCADwCAAHgAJmqypAAAgAgoSACOOAAI2AA8CAAMCBbmBACIBAAIBAAEBAAaBAAIBAU2CADEEAP32AA"
    "E-AAC7ACAiAIACAUiyAAMIABuiAhGCABGgABoCAAEiAAECAC2CABACBQWBACcBAECBAJmtpRAAAQAPl9AAqCABuQAEICABAC"
    "AAwCABACAc0QAPl9ACYQABKEAAmCABOCABKCABwCABACBWSBAKBAANngAhpAAAOIAB_AA1pCBUOBAPbAACHkAAMZAAIEAMwG"
    "AD9AAL4oAJmw1mAAAEABsCAAMiAJ6EAdVAAYPQAAGGBZCBALmUAQ2EABmEAAhgAJ8WACR_ABdfAACEACFiACOGAHkEAAoCAA"
    "ECABiEAAJgABDgACyCAByCAAECAAaCAAmCAACCAsmGAAsCAJmy62AAAgAA-gAFmgAx8CAegBABuBAASBAAUBAgEmAKYgAGIE"
    "A8ygABSgAAwhADAiAC4CABECBSiBAACBAD0BAJ6lAFtCAKMEAAEEAAWkADfAAdxAAAMEAYVABu8BAAEBACWBAJm2wfAAABAL"
    "igAD1AAACEAAGEAB3AAAEIAAKEAACIAACEAAGEAB1vAAUIAKrAAD8CAJugAAIEAAGEAB6MAAKEAAEEAAGEAB1vAADvAHoCA1"
    "oCABSCAA4CAALmAA8GBYMBAPIIAJm4evAAAIALEkAMKgABcEAAFAAEOGAAFPAHoCABSCABCPABACAyUCABSCAA4CABKgBsK3"
    "AAC3ABE3AACEAAETAGCEABWEAAWEAAGGABCEAACEAD83AYqiADyEABsWAA-WAvMCAJm6zoAAAUABMQBpMnAL0yAAygAAWGAY"
    "QkAFkmAlKgADSyAHoCBuJnAJBkACEgAB5AAAIEAYYCAACgAD6WABwCAYMEAMugADSgAGr3AFCWABvmBkuiADx2AkqCAAlAAA"
    "GWAACEAJm_EzAAACADaWACpAAi4EAJ5iABOCAAHAABACAD8WABwEAA5ABusEAACEAB2EAD9AAXYGAADCAAUEAAsEAAgCAAYG"
    "ADEGACpAAOwHAfUCAB4GAFtABmgEAACHABFHAADHAkQGAJnCN3AAAGAAbHAE2CAPnHAhNGBYwBABEBATUQAHyEABIWAACEAC"
    "ynAACGAAChABGEAAEEAcWjA22gANqGBE-BAWmQAIoGAACEAD6gAYmQAcEEAZKCAACGAAUQAAw2AAKQBbUBAJnGtJAAACAbxC"
    "AACEAAUgAEACAAtHAB6WAO-QAUygAK9SAACgAASQAACgAEsGABAGANUmAACEBI6BA8EiAvwgABIGAAVyAC4CAC0CANOgBDyB"
    "ABCBAAYBAAEBAA4BAAEBAAQBAJnJn6AAABACgBAZ_CAcCEABGCAC4EAAzCAAQnAADAAvlAABCCAAEiAAQCAAEiAAuGAD9AAO"
    "TGBEEBACUBA4uCACKCACeCAAoGAAiCAATnAACjAviGAACCABECAACEAAUEAAuGAJnMFGAAACABGCAAynANIEAAGEABEGB_GC"
    "ACKGAyMCABSCABGCABEGBXUBAi0QAACQBg6EAACGBEKBAWTDAADDABFDAADDAACCAZoWAK6QAAgQAEkQAOl2ACbDAflSAACS"
    "AAfSAJnQxSAAACAEkUAAoGAAgGAP3DBCkBA6ICA1oCABGCATSQBEqBAAWBABKBAuwQAMIwA0cSAAgCAAswAASiBXABAAMBAA"
    "8BAAUBACUBAAWBAA8BABGBABIBAASBAof2AACwAA6iAJnU_dAABnABGkAACkAAM2AHsEABACACwQAOugAh6iAAhnAAmyAAYC"
    "AAIwAArGAATCAB4QAAmSAAIQABEQAOUEBEGBAACBABEBABSBAE0BABSBAr-WAGaRABGWABMBAzWQAACCAJnXC8AAAFAAkQAA"
    "gSAAsRBaIBABCBAbYWAC3AABHAAADAAcZCAACCBEiHBaRAAJ8WACyQABLwANEQAMTAADpAAOnAAijSAA5AADpAAOWgAAIgB0"
    "-CAADCAAFwADOGAIyCAAUWAJnbZkAAACAMqgAiEQAAiWAA4WBZuBAPIgAeGgADcEAIoQARiwABGwAAEgABqUAhqQBecBALwE"
    "AgOmAGaQAT0QAh0QAAmwAAuCAAmCBYABACkBACaBAOCQADTAAIwEAAHAACswAJnf3RAAA2AbDAAAIQABMCABHAA1pCAO6QBG"
    "UBASDEACCGABICALnWABKQAM2UAAHAAADEADKCAACCAGeEAAISAA-EAAqEAA4EADmGAAXAAOTAABuGAAqCAI_AAAnAAU-SAA"
    "oSAJniDDAAAEAAqCAA4CADmGAzrAAYSBAGYBABEBAR7XAADXABMSAACSAADAAACQAaeSAACEABF3AACgABKGAACCAACCAADE"
    "AAGgADSgAGkSAE8CABKCANigABAQAAGgAI-EAC-SAJnjmfAAASABQSAAoSAAYEAAqCA08CADKCAUyBAc0gANeEBQ6gAAWCAA"
    "lSAAGCABiiADgCAAqCBSKBAOI1ARMmAAKEACpwABJAAADQAaBAACZAAA1AAZtAAAjABvwBAPoEAAEEAJnnl5AABkAACgAAGE"
    "ABIgAAKEACOQABHXAIPAAD8CAAcRAADQAKegAAHEAAEEAA7kAACgAAF3AACEAAD3ABJgAAHmAACEADH3AAF3AAD3AGmCAWeE"
    "AAoSAACEAJCyAAiyAU4CAJnoUvAAACAAoCAAD3ABECAACGAAamAAYGA3OiAnUBAJMQABNAABMVAADAAX4gACtAABHAAEknAG"
    "mCABGXAAqCAz0CAAECAAoCAADXABgCAAYEA0GGAh0BAUOHAAEGACNnAMxkAJnq3oAABnAACgAADgAPCgABGgALICABRHAO6E"
    "ALcgAACgAAigBsSBABGBANKgAFxnAACCAADnABMCAACHACOGAAFnABHnAMSCAKFnAAEEAAyEAAEEAAGEAA6CAADnABMCAA_n"
    "AJnsjuAABAABFnAADAAFXmAWmCABGCAAqCAdTiAAriAAhmAAuiAADnAAUkABKmDIkRB50RAAuRAAeBAMmxAce3AByCCAKBBH"
    "fXAZLRAACUB6OIAw0UAACUAIiGDJAGA2zjBblZAJn168AAAQAAMQAdVUABUUAWzAAnFDAQiQAAIQBhc3AAC3ADMwAbUQAXG3"
    "AAC3Bd0IAoWBAI53AET3Aaj3ADoGAAcgAXD3CUB3ADR2AWmCAAJ3Abr3B7jQATRXAAFXAADXAETXAJn8QGAABXAAHXADLfAA"
    "HAAW3AAO5AAIEUAEVXAANXAAHXAAPAAypAAADAB8iGACSmAZKgAeOgBxT3AewQAW53Ail3B8R3APX3AHuCAF2SAv73AJmCA3"
    "aCAVkIAI6IAAOIAFqIAJoCcLAAAFAKUQACOQAA73AAN3AAkQAHVAAAR3AWH3AUGQAANAAiPABG8BAYEMAAMbAAGbAAEIACER"
    "AEWBAAEfAG7XAAFXACZXAADXABtXAAHXAAEQAAITAAETACDXAAhXAAZXAJoEHfAABXAAFXAH0XAAEXACDXANXXAADXACASAB"
    "8CAAaTAACTAClXAGgSACgWAJRUABtXAAHXAAEQAAIXAAEXACDXAYYCAD8CAAaXAACXADfXAQ4BAACBBT8IARUsAYOQACcgAJ"
    "oF6pAAAEAA-ZAA0MAA05AACoA0EZALyEBKgIA7-GACwgAzOCAAygABoCAJYCAA2gA-6BAQKIAGPAARwgAemEA373ABUiAJYg"
    "AxcIAMOEAN0IASSHALwEABv3AeH3AGlAA1pAAJoLHTAABABAE_AYYLAAHAAAFAAA6MAAVAAAzAAEUPAAyLAAcBABIDAIaQAA"
    "GQADn3AAH3AA8EAAX3AAx3AF23AQKCADAQABaOAB53ABEgAGkgAL6QAAGQALrCATEQAD73AHAgAJoMr2AABSBBAEAXWLAACL"
    "AAIIABFEAAFbAAKBAAyIAFILAHBXAADXABFXAADXADHAAADAACRXAALAAADXAA9XAACEAATAAA1XAF1XABLXAADXAAJXAA9X"
    "AD-EAOcIAIWCABACAJoN6kAABVADHAAADAADHGABRGAGGbAO5WE6DAANyMAA5vAUfiAAniABkgAAIsABznAApnABYEAACMAB"
    "wMAA0oAxpFACPJAMKEA_cHAXWIAAeIAFiFAAgHAOqGAUUiAACIAAoiAJoSc7AAAiAAOmABxOAAqGABUGA0SCAEACBJ0DAWXI"
    "AQxnAAxnADggAWPmABNIAAZmAARAADVnAC4MATLnADTnAeRABHaBACwBAAqDAVELAAoIAAqrAAEKAA2gAAOgAAQgAAOgAJoV"
    "QdAAAIADeBAHtnAC6jAAagAArnAAMEAAjnACRnAApnAHQnABPnAEeGAJTnAAqCAASCABEnAAOCAAQnAACCABUjAENnAGkiAA"
    "WCAMQgAArnADTnAeTnAG0iAAECA9SCAD2EAJoWzQAAAIAAiLAArrAAEJAAmgABCIAAeIAADAAAEIAAECAC2EAAmBAHvnAC9A"
    "ABRAAAhAACFnAAJAAADnABlnAFvnAAnnABRnABHnAOrnAAfnAACOACqEAJUCAAcCADAEAI5AAJoXZCAABGAG8rBaoBAACBAA"
    "mBAACBAdeIAAuIAAeIAACIABABAAECAB7PAAkBAAbLAAgBAAsBAAcBAAgDAT7HAADHAAnHAADHAAtHAAZHAAvHAAfHAaoCB6"
    "IEAdGIAAqMAAeMAJoaVaAAAMA30MCo-IAACECCGeGdsIAAMIAdVMABUIAWzAA3mIAAIIERcBF8SUAPmBAEcBBMYEAAiUCTKQ"
    "D_UeBoVAAaYCBGXQAAPkAaYCBNwQBg8QAaYEBvCIAtCMB5eUBg8EAJowmtAAAUBW6EBg8ECG0GAqsOAAmiAYFIAleCBBsEAB"
    "GSAqD9AASEAelAAWz9AAMEAA6gAAMWAaWEBfkBALKKAFBGAC6KAEmEARCcANz_AAqIANWeB5eEABFEAAFEAJ8BAACBAJo3vd"
    "AAABAGmQAGVEAAPbABiIABGKAFRfAADfAPuEAN0GAYFdAADdABFXAACEAaQEEXvcBwDUAnqEAv2EABuPAo5EAAuEA07EAAuE"
    "ABuEBmaEAjcEAH4ECdZgAXWBAMeIAANKAJo_wnAAAgAAZ_AjkCA1oCAAECAvECAWuIAACCAAWIAG7EAKEBAAoBAAmBAJ9KAF"
    "N7AAt6AAUCAADEABwKAFN-AAb_ABs0AcF_AAaIAOIKANgIAMrEAAqIASKCBYKBAACBACQBAJpC1pAAAJABICAACKABwKAE5f"
    "AADXACYEAbKQAA9AAXJcAADVABFXCD8ICuVAAAZOAWKBADUIAA8IAQ8MAZKIAAWICEQIAaKCAAOIAAGCAHnIAAGIAACKAAOC"
    "AAFAAAGoAAFAAJpHoaAAAMBYHABFwgAGkEALEBAHymAIKEAAwgAAEIAACCAAEgAAEIAACIAG2kAsSqAtqCBDeEABFAAFWgAA"
    "DrACGkAKsBAASBAAYBAAEBAA8BAHigAG3rAAokAAGCAAsgAAKKAJpKtKAAAIAGXvAAIsAANvAAKEAvoKAFjtAkGCBKkKAACK"
    "AOABAACBAAUBAACBAACBAPCCAACKAAcCAADrAASKAAKKAACKABSKAFHvACAEAqyKAI3sABEgBnSsAACsABuMAeKIAJpN9wAA"
    "A8BNEIB7-cCe5EAqacAAJcAs_EAnEEEE8BA11AA1pACTdhAEjsAxHACTnAAAFAAADAAEdAAaPAAW9AA3dAAADAHUIBAGCIAG"
    "IICsoYB9ZAMADYBoQIAGyIBaKIDgQIAJpoenAAAIADfAGQEIAACIA6MIAQcIAH4IAOaIBRaMArSIDJGIBGMEB4UCArUCAEQE"
    "AgeIAAugBogBAP0gAKkEAV9UAAb3AOqEAAEEAAYEB0EEAIiEAUiEAH_AACpWAADWAH6EAJpzpXAABAAVoEAAtXAXXXAADXEy"
    "FIAIBAAWGIAAOEAAGIAcyMAc0IBwaIAzAECd0EARUBAH5xAAVdAR0mAAMkAk2EAhKEBPqEAEAkAE1gADqEARagABeqABxxAA"
    "EIAHgCAAVaAJp7cFAABIAAN2AHsgAACIAAOEAMOEAUUCAESMARugAYIIAHyEBDOEAeeGAJwIAG0GAAIIAWPTAO6EAQYEABVx"
    "ADcEBkYIAc7ICkcEAkOIAAbKAACOADnAADEIAkQMCSOBAAIBAJqBlhAAABAHsgAAEsAAJtCqSCAWGBAH5hAANhAAVNAANAAA"
    "KMAJxkAHwgAAJlCR4BAGyCAeIEAAgqAJvmAHwIAt5nAJAgACeEAdiEBlwGDF2IAAKZADAGAAyOAAKOAQGIA2noAJqIs5AAAI"
    "AEGCBkCIAAKZADzAAAKOBGsIAWKIAEGCACIEBh6IAD8EAQvABMSKAD9CB20IA1oIBbuBDJQBAjWsAAINBKoKB-UEAW1AAlEQ"
    "AlFaBOIIAqKIAAEIACaIACKIAACIAJqTGTAAAcBniIAACIHXGBEvzAEW4IT_0CACcCCk8IAkICARgIFCcBA5AICqWYAIjAAW"
    "VAAWyIAIjACK8IAeoMAAOICi-CAHUIAQIIAlgYCTYIAaSIAbYIDy0IBdpAAAJADIcIAJq1gSAAAIAKWKAIkIAMUEApUIAoMI"
    "BW2IAP4IAAIIAanMAAKoAAkIB6IBAgwoAHkKAAMQAACQAHAIAD-GAEkIAACbAbuCAE8oANEKAD8IAD8IAbwCBl3qAAQKDGNN"
    "ABQgABZqAJq7zGAAAIACKIAAIIAbsIAM-qAAIKCdzqACcIAbwGCOuoAOKBAH-oAAMIAF3rAR2rAWUoCjGuAAkGABwCANGUAc"
    "cEAZMUCCsCAB2GAAWCABakAAgEArIGAACCAJ-kAA4gAlQrAJrC39AAAEAACCBEUOAGJNAAIUAWMIAAIBAD1AAAICABkCAM4p"
    "AAeGAfkCAAIEAACCAR0qADnAACqUAWMIAEECADSEAACCBEUOAGIEAWUIAAJAAD1KABVAAADAANPEAAeGAxiOAJrF9WAAAKAH"
    "KEAAOCBjoCAAOGACMOAADOAMCZABSdAAWGAB2UAcSEAXIEAACMAmJfEouCC6KBAPICBiqGAACCBH0EARqBBPGgAYtYAOFAAo"
    "lABD45ABmdACNuAaoCCqZZAApZAJrQViAABZAAmdAAqdABiEAArOAjCEA1zfGLkEAL0EH5eIEdcEBf8MBKUIAe2GFW9ZAADZ"
    "ACBSAACOADmEDFf_ADvAFthKAkcCABICAQFKAIqUCM-OAACOAjYQASQOAGewAboQAJrmMbAAAgCxoIAXlAAREKAZBZACPAAD"
    "cEAZrZBoFgAd-gANUQAWUgAfUQA06IBQaIAkaQAAEQAHaEARygBtSEAqGEABmIAAnAAdKCAWSEACNAAALIEvOoACHZAAEEAA"
    "DAAHIBAJrvnKAABZAAEEAADZABFZAFkCAWOEAOKEAAPZAAEEAADZACA_AAC7AFQkAIfHANYoACNZAWPZBPwIAPCBAQHKAFxL"
    "AGYJAAEJAQOPAH1AAAGgAACEACUPAAEvADeCATVbAEUIAJrx_fAAACAXsIBQkgAH4qAGC7AAGCAWUCAAZRAHCOARygADmgAB"
    "SgABK7AAegBoEgAWagADICACkCABwECi2EAADIAAHIAPaBAF4BAJPJAAFJAACEAAFJAAskABhPADaIABFKAJr19DAAAEAAIE"
    "AE8EAALIAAEEAADIAB3rAADrAOUEAOMgAAJJAAFJAAHJACAKAACvAU9IAB4OAcpJAAFJBJQDAVmBAACBAKEgAE6IAAIqAA8q"
    "AAsIAFCkACGqAAEKAE-IABArAJr3vdAAAIAH_AAZFLAAFLAE-oABArCA4uAD-EAAYuAAi3APCEAbWEAaSEAbwQBMWUAbWCAA"
    "cCAAXvAAMGAAyCAPXRAaOEAA8EABwEAACGAYskAVigABGnAGUGAGYgBfQGAAcEAJr8O1AABvABxAALeEACMUABEkAACBAa-E"
    "ABAGAWZ9ACMUABEEAACBAVWgAGoEAACCABY0AFwgA7qCABGGAhIGAN9EAAUEAA0EAAGEACMUABGBAaQEAARAAApAABvAAPcG"
    "ABGGAJr-SWAAAGADqgABOkAAHAACGUABGBAcACABhAAFxABe6GAADEANEEAAYQAAqVAdiEAAyEAXUEAmcKBd2GAAyGAMhZAA"
    "rdADSUABMEAbGEA8sdDBegB4fQCs0BAbWgAAMEAAtBAJsF_xAAAGABykAVPUAAMkAAJEACGgAcOCAAKCABogAGagBswhADSi"
    "AApAAxu1ADTzAAUhAVAgBBcBAcABABMBAb85AAKJAAO5AAU9AA4kAAlUAAiIAACEAAGEAA4jAAkQAauGAJsJUcAAAkAAIEAC"
    "MEAA_zAbSCAIL_AACEAzCBAdYBAB0BAZ59ABuEABSEABP_AOTAAMsGAXCEACeEAcICAIKKBrbZAADZABUZAAUdADTfAyAEAe"
    "mCFcoQABgEAA6EAVEUAd4QAJsP18AAAQABeEAACQAKvAFpqKAcIQA7SBADCBBVIEAASCAXCkAAcEABeQAcaEAIMtCLSEAW6U"
    "AdkEABKEAASCBpkEDrpZABVAAA6yAE7AAAVAA1VAAAVAB0yQADKCAY8CAAGCAJsaa1AAACAAYCAaGCAbOUAAUCB-sQAdgEAR"
    "aCCRGDAb8CAAgEAAmCAYmDAAIUACQCB-cEAjcgCkvZAA-EAGpUAjvZAA-EAACEAE0EAAWCAY4UAcb-AAWCABaEAXAGA_yBAA"
    "CBAJsh_MAAB6AACgAE6UAYogABPfAE4SABECAAEEAAWCAAKgAVSUAf2UAAWCABaOABAgAU3AABGQAAEGBN0CAtaWAaQgAbOg"
    "BiCgCqGWAFOkABnAARmBAFRZAAFZABPZAA-EAEcCAJsmplAAACAGhAAG1AAC17AT6EAAJZAAFZABPZAA_7AACiACkCAAHEAC"
    "iCAVukABn7AW3ZAHGEAAYCABYEAXAgAxe7AdiCAFamACpbAFGDABA7AvjbAFGjAAqgAAW7Ad-CA7QBAJspkdAAAEAUcEAG6C"
    "ABwEANtAABRECT5IAADIAA9IAdjJABPJAEuoAAHiAApiABIEAFADAADIAADIAAwiAAHIABBrAD3kAYmiAACsAAFJAAHJAXLI"
    "AB3rAD3kABIkAXlJBMoGAJss63AAAGABGGAAemAAgnBB4EAekCAAICAIslBDgEAXImAArnAAGEAAEEAAUEACAEAA0EAASEAA"
    "jmAAU2AAJnAMogACwEAAeRAApHAaeQAATAAXCEACwEAAeQAApHAaOCAACCAJsvQrAAAQAIwFBDuEAXkHAAeHACOEABGEAAwi"
    "AMy0ACmkAAdBAAqmAsQgABumAGkkAAdBAAqmAUzDAFcCAACCAIoiAASgBDrAAcTAAADAAMgkAACgAAHEAxqGADOkAAokADSh"
    "AJsyW7AAAgAOPABbuEABQCABSEABGGAACGAAXnAAHnAAVnAADmALYEAAMxAAY1AAkEAAE1ACuUAAkzAAkEAxKkAAokAD2EAi"
    "b3AAegAACEBdCCABMGABGGAAfnAAWEAACgALjxAJs04nAAAEAADxABMEALXCABTAAn11ABMEAlt3ENWEAADnAACEB8wgAIwQ"
    "BDjGAAPlAocgAAMUACqEAACwAAZBAAuwAxpkAADgAALkACtEAACwAAZBAAuQAjSwBwTGAcxAAQ82AJs7rGAAACAN9QAIRAB1"
    "YEAANmAAyzAx8EAAMEABmEABsUB1eBAZxxAANxAC8EAAjnAADHAyJ1AAMkAAcgAAMgABiEABLnAb0CAHvFAAeiAACEBPOBAA"
    "CBAcqGAADxAAoxAAM1AJs_4-AAAEA0SEAACVAAMRAAaEAAuEAeACBMHACFjHBhmQAKEEA1oEAAoEAASEAKYCANRBAApBAArA"
    "AHjAAGgEAAHACh2QDJkEAAPgCOyQA4wkAAShBqsEAAsEAWaHAHLEBLQCAJtK1qAAAUAADQAGaQAJ8UANNRAApRAAkkABnmAC"
    "QCAACCAB0CARPQAFyCAAoSABdRAAgEAcECBDoCAACCAe0EAMcGAACCAACSAQYgAQCmACOCCDqGAWUgAOMGCj0UAAGCAAqCAJ"
    "tPdCAABHABkEAtkCB7GGAIeQAFSBAP5RAApRAAogAHKUAFT2AACgAACEAE6UAEh3AULRAApRADwQAAqCAACCAB2CAWEUAAZz"
    "AEJ3AAV3AT3RAGp2AASCABeEAWjEAAeGArICAJtSWsAAAGAH2GAAqCAWVXAMeCAAFAAEaEAAiUAEhXAxIUAAZTAEJXAAVXAa"
    "eEAASCAYAGAAwQAq6CAIaEAACEAVMgABMRAACSAsagACACAAsCBx8BAINQAAaDAADQAAiCAAHQAJtVpqAAABAAoBAAmBAIBR"
    "AADRAAnRABQgAEriAAViAGcDAADQAADQAAajAADQAADQAAiiAAFQAE4kAEhzATlRAAiiAAFRACZAAVJQAAnQAE2kAAaiAADz"
    "AA4kADPzAAXzAT1RAJtWugAAAlEauMAas_BQCvAAsvB4TfAmOEAQWOAQDHAJ3PA5GIAACIBHuSAACSA38gCDmHBFd3BJsIBH"
    "lSAYGEAf9XFN-HAOcCAyAQBOIIDI-IAPmEBv_AC6YCC3GEAR6mCeB3AJttWnAAAFAEBXAAFXAY6QAFfXAADXACKCAACCAGwC"
    "AQMEAASEAP-EAOcCAAaXAACXAWGBAACBB7uEABWEA9eVAAEVAK4VA20IByECAVOgAACgCM-EA8UCBBqIBJXgA9UCBKeLAJt1"
    "ERAAAEADmBAACDAP-QAFR3AAH3AD83ATE_ADtAAC2CAA93AAT3ADzAARmEAScGAGsQAFm3BPCCADIJAACJAAVAAAyIAJ8EAA"
    "CEABMYAPHMABqFABsHAADfAC_XAADXACHXAJt21QAABXAADXAD7XABLXAKGIAH5fADxXACwCAA9XAU2EAYRfABuCADJCEeog"
    "AAqgAzz8AM2gAAfVAAqEAnyEAGheAN9VAADVAAeIAKfVAxMEAHkIAGcDAej_AUl_ABigA12gAJt8JqAAAgAAFAAH6CBH-IAI"
    "KjABIHAdagAUggA-AgBXeBAArAAeggADs3ABt3AaL3AEr3AAYCADkEA1oEAAEEBIuCADfPAAmDAKWEAAoEATEFAAeHAEx3AB"
    "F3APyIAGP_AACXAJuAd1AAB3AC0CABD3AbAEAMuEAHCIAACIBUaCAAqCACoBAAoBAAFLAAaIALGEAcTXAADXAAnXAKHfABtc"
    "AGPfAACXA0eQAByIEhXIAAWBAAyIAOyDAO3OAGWEAPxMAJaEAAWEAJuFMHAAAEAAGkACGlAAVAAAHFAvFOAAFCAORAAAIIAK"
    "fFA_UBAeakAUhvAOyCAvOgAOQgBKAJALEEAEgFAScnAANnASQgAJwmAAsEAAQmAAMmABaFAAXnAB5FAUmEBxABAAQpAJuJaD"
    "AAAoAASBAKoEAAYEABAEADiBAOoFAAKsABznADLnAD9nAArnAMhnAJdnABLnAAVnADkCCCOCADIFAAUBAMMEAAUEAACEABmn"
    "AQUFAAWFAJtnAApnALbsAGNPCOEPAACPAJuMjKAAAvABkvAN6IAPWCBKaIAPEMAMqMAAgGAAsMBD-OAAfvAdUCAT-PBFzvAN"
    "kMBD9IAd0CA5sEAQiIAPaIAAIIAMmMAA-MBAIEAACvBoymAACvEpnAAAOEBo0QBgQMBo0QAJuXgrAAAvAACvBoy_AAC-DmiG"
    "BFUEBo0EAa7MBDCIACUEAccGBKFAACUEAbJAB_OHAuiQGSQCDjQQA36EANWYBaKEAOqwANcOCOWQAuaGBwVQABGQAomQAGCQ"
    "AIgQAfWEABOCAJuqxbAAB_AumEA96GACwCAnCcBo0EAAoGA1oCAAOCACwCAnCEAKqBAQSBBN4EAAoGDNIgBRUEAGKBAEXAAA"
    "bAACACABmIAAfAAJ_AACWEACGCAF2BAB-BAAEBAYN_AEQIAJ1YAJuxPEAAAIAXyEAP5ABTWBAAmBAACBAH7KAAfAAJ8IACQE"
    "AIEBAZ5AAAXfAERIAD4XAFqIAAVAAYMEAP-CAC8fABICAD8CEhqKAAICADaIAWwBAXn_AAaCAA6CAAGCAACCA1oCAJu2nYAA"
    "ACAAGCAC4CAmwgABOIADaoAW0BAX5_ABGHA0aEAApyAAmHAD6gBbUoAEiIAMtEAKGBAX5_AAWgAII_AOIoAqugBG4EAJ2BAA"
    "kBADSIABIEADcIAMaEAAaEACGCAFsBAJu6S6AAABAASBAIH4APwgAACgAAXAAIL_AO6CAfWEADn3AHAgAFqEBJoBAJiHAAfA"
    "AM2EAACEABGKAAyCAFaBALeEAOqHAEaIAETAAHGCAHCIAAySAerzAIMHAADAAGoEBuqMAJu-ziAABGAANAADUIAW0BAX5vAA"
    "OCAAyCA1oCAKzABVkDAAIHAQiEAAEEAAEEAAEEAhfgAA4CA1JiALOgBUeqAEkIANOEAAIkAACEARogAP0gAIMHAAJvCB2EAI"
    "EBASyCAB-kAJvDpiAAAEAAIEAACMABkCAoGHAAIEAO7sB-QGAACGBpcCBg5mASgKAL-EAH6EBU6CAKiEBC7GAAVmASjAAL-E"
    "BYoIAOuEBVxKBo1CC0UCAACCEuDPCBwQBC1eAEh9AaQEBKFSAJvRHkAAAEA5IELqJkBHd8CBxAC7YICSoIGMncMkcIJAZfB-"
    "D2AASKAB8KAmOBCgl3AomBAGCUAAG9A6-3AmQEBln2ACLAACOCAH-IAFuEAnOCAD_3CH6BAD92AEYEDkcCClkBAJvypeAABA"
    "ACRXAAYVAcHAAPTAAC13AEogBnH2AuygACCIAaegAG0gAP5mCPyBABggACcgAB-EAAP3ALQEAAMEAXUgAL0gAEmgAD_2ADwH"
    "CH8BAAKBADumAC4FABj3AKkIADSEAJv3lJAAAgAI4IAUb2AL6EAC2IAq0gAH-MBeOMC3VMAEBvAAdFANEIAASEACKKAAIGAJ"
    "QMABVPAB5PABHtARHiAEgEAEdMAI-IAAICAsbOAB2IBWGgAUAMAKqkAUCmAEgnA5-gAJv9jvAAAEAHIBAGqlAK-EAAMoAB6O"
    "ACeMAnCGAAHmA5kPEv0CB3OGA_fIAQsgACNAAAICAzKCAACCAzUEACLAAAKCANqCAAIGABCgBPIIACNKBmoMAAHAADkKBdqC"
    "Bn4IKuMIAJwMtfAAAQAMsIC8eUEVmBo2OBDqoMCAMIADTAABxADJGCBImECrYIAMYIAbnAAe0IB54BDLeBAE2IAbqIAP8IAH"
    "mIA8xfAtxfABwjAy4BAqPfAH-NAIGKB-YBAUyIANeEBR4IAJwzA5AAABAVQEC3AIAQoIAOAIAKagAOkgAN4CArqIAC_PBiaB"
    "AyKPCeWjAOeCAVKHAOcCABCCCGYHABGEANWCABGCAOiCAVLfBS-2AACmBDEHABGEANWCAPaCAU8EAAMgAOQCAJw7dPAAACAG"
    "SEAAqgAusCANqiAD6gAuoEARrUANyCAUUYAPGeAkqEAvEgAAHAAADAAD5ABNSGAACGAU8YAPGeAQeCAxYMASBCBPyCAAKCAA"
    "-CAAKGAACGAA6CBs6fE0CSAdqEAJxEmBAAACAU_HAAOHCNsBAJNEBpMEAR1QCBkEA1sEAOcCAQKtAWYEAiwBCDSQAMttBPeC"
    "Cw4BDe5PAmJHBMtAEKuBAeqBBSoSAcwoCr6LAAcCAcugA7EBBw4LAOEEFHYgDA7gAJxZMgAAAEAMoUABBgAoAEBQsEDiCwA3"
    "CEAmmKAAMSBYaBAH2CDJICABMIAyACAACCAH0CAHiCAm4CAcvcAUWCABNcAAjcABwIBsgIAoECAmUIB7uCAmKCBh0EAdb8AA"
    "D8Cm6SAJxlUwAABcADYLABTgALJeACiEABGCALfdAADdAATEAADEAC3cAADcARHcAAFcADULAACLAFNcACqLAHaCAAGCAnJd"
    "AE1cAXrcAUWKA9iEAckIABGCANkICLnsAEUEANWEABACAJxonPAAACAL1EADdsAADsAADsCnDMAEkNAAENAM8EABMCAAoCAD"
    "QBAH8NAARNAADNAADNAASNAACNAC1MAADMAZvMAxRNBuIOAmUEAOcGA0EEBRiHAAqEABGEAMsCAASEAAYmAJxtU6AAACAOsC"
    "AVB_ACKHAOACAAcGAlD_AAmGABkHAOACAAcCBROgAAKEANMEABGCAOMCAU_fACMEAMemAAaCABGGAi4gACnfAAEHAANvAAYk"
    "AACEABinAOcCADXpBNhUAiYgAJxwwDAAAEAliEANAGACpgAAPvAAaEAQACANBABQYCAVWIAPGIABeEAARAAACEABiEAMeGAA"
    "cCAAeCAWcEAQSEABiHAOcCADXpAMG9BLqPADwCAAsCAjZIAASEAAUEAN2CAAmCAJx0BCAAACAmGEABiHAOaCAACCACwHAAmI"
    "AMH9BLqPACKCAACCABKOBuAIBE-BA8OEA1oEBfEEABGEAxZHABtNAAsXAMwQABsQAk1HAAsGABOECRqHAB5gAzrHAAsEBYMB"
    "AOcBAJx7oLAABAAQbtAASgA0cEAAICABkXANWCBIaBAAeBAAOBAA2BAACBAlxsAUgHAAOHAOdUAAIWABOQAAWQAlAiAAgkAA"
    "ImALE7AAoQACpWABqQADR7AMHtBLoJAoaHAOcEAWwEAJx_TlAAAXAAgHAAIEALEIAApAACoGAAIGABiQADQIBEwBDI-BAAGB"
    "A6wHA2VAAALAAPrCAACCAANCAACCC4MCAAOCAAoGAL7KAD7qAAOiBH8BAAGBBLIgAAWgAlaCAAKHAL6gAJyF0ZAABoADEkA3"
    "kBAAuBA7QHA1IiAAEEAAcGALOIBNSBAI2IAdnADJHcARPcAIhcAJSQAAQEABkQAleCAAMCAA1dANWQAAQEB1egAAoaAQSSAM"
    "KCAAswABgQAAUQAksCAAyCAJyL5FAAACAlWwChMyACcCBVUBAAeBAHiQAAoCAfR8ARKECYsCAB3gAOUQAPHcAFOSAACQAL4Q"
    "AAFcACFAAAuCACECADtcACMCAAigAFQSABSgAASEABSgAASgAmddANWuAASEAJyQtjAAACAAwCAMpcAKSgAv4BAAeBAHiQAA"
    "oCAQCCBoGEAYeQA0uGADNAABVAAeH8AAD8AAb8ARIEA4sHAANHBbb-AD2gAB0dAAodAM6EALp_ABFdAADdAAKdAACdADLcAA"
    "dcAJyUw9AAACAAogATRcAApcAwaHAAbdAAtdAmGgEOWFAAEFABMCAAoCAAUGAACGAAVmAAwCAAWCANkGAV4EAOckABcCAEcg"
    "AhUWAOYEAFUBAMPnBMaEAAUEAB_mAAVmABGCANkEAJyZe1AAAEAAoEANn3AAaHAAIQAOSCAACCAAWiAAuCAAWCAAcGAWuEAA"
    "oEANn3AAaHAAIQAAKVAOICAACCABaCAAcGADnnAMPFBLsGADdAAOrAAAfAAFJAAPtXAATHAOKmAkYgAJyblTAABXAAICAARH"
    "AAUGATtABYtAACjmAADmABGCANlmBK73AAWgAAUEATZAAAQgBX2gACMCAAkiAAEGAAQmAAEGAARmAACmAAgCAAUCAASCANkG"
    "AVXCAAQHAAIHAAPXAM6CAJyea4AAAGABsCAEiEAQ2EAQajAAUEAP-CADEEAAUiAMH1BLpzAB4CAAsCAAkCAAUGAAXmBtn3A_"
    "EEAPDnAx0gA1ogAMcQAHVXAI8gADSUBBtnAxkHABtAAADAAz6HAMqQBVQgAJykmEAAAEABWlANGCAAUCAm4CALfAAEYGAD7A"
    "BEgBAAYBAJBnANWUAl0gAAGgAMwGAnN3AAGyAAOCALcgAH-gAAUgBXygADcUAkiHAOcEAWcEAAGEAQWjAAGjAAOEALD3AApA"
    "AJyoQJAAAgAHEgBDyBAKGQAOwCBlbAAADAATtABBiQALJEAjqQAIcQAwCSAAUWAMTAADeCAAJAAALAADnAAAHAAAfCAALDAL"
    "qgBQACAgSQAIeQAwCSALtHAAX2AAcwAD6gADnHAJytjNAAABAYiCAAWCBYqiAAKEALqgAISgBN9AAdJ0AAL0AVgECWUBAZ1U"
    "ADVUAALUAQxUAAVUAAWgACyQABUgAD1UAAVUAAQgAv8CAAEGAALWAA5VAAVVAAwQBpyCAAEgBdGWAJyzKtAAAQBf2UAACEAJ"
    "8SAEcCAOv0AAL0CrmVALQgAGkBAAYBAHxVAAGVADfUADz2ACWEALXAAH3UAAVUAI-iAXAEACKEAAOEAO7VAAVVALKgAAOgAB"
    "-gAYcgAAUgD64JAAoIAJy4oIAAAEAOcIBoy3AHSmAFaKAAguB2aRAHkfAVAIAo53AHUGAGnnBEKMAOcIAkfHAs9EAH_aAPbX"
    "AHHHAFoKAA_HB6ikAACkCLCBA3N3AHd_AVACAA-EAmj3CFF3AHsQBLQWAJzCO6AAABAYcQAANSAegKAOmQAMTAAALAAD7AAV"
    "ZfAR1AAADAApeIAACIAFqIAACIA06QAGGnAACnACMPAACPDeh3CpsQAdqQABd3AAT3Aah3AMl3BJ2IAIAIAzJ3AH_AAUz3AJ"
    "zJPrAABAAMnGBtyQAAEQAIIQACTXAF5HACIPAA1XAuxXAAIXAD7HAADXAInXAACEAeiQAACQBlAwAACwAGGQAACQACWUAOEQ"
    "AgUcB5EgAhmUAOcCAGkCAZYgAACCB5EYA293AJzPelAAAwBJ8IA_fSAdVAAA6yAQvAAWTACD23ABD3AAK3AIOUANWCAGn3AR"
    "m3AQ3uAFi3AOwCBUFYAI-QAP_XAADXAD5XAI-QACKQADiUAkKQAACIAH2QACJXAAGSAD6QAACQAJzUMQAAAGAUSCFHqCAOTV"
    "AAfVACtVAAMMADtdAAJdAClVAANdAVicAShVAADVANldA_yIAZGgAiYCAOMCADQCAAMgAGYCCOqCAZzyAAD3AXXAAJZAAV53"
    "AIPABMoBAbu_AAFAAJzbWnAAACAYa3ABK3AAP3AIe-AF8gAI-CAB2SABMCABt3ABYCAAeCAC2CAAMCAMk3AJH3AIQEAXuCA0"
    "_AAGlfAIQFAMz_AAD_AAEZAAlQAJWQAIuEAQVAADeWAB53ACAEAF8CAJzdPhAAB3AGkCAHX3ABCIAQ2IAH9CAD-QAEKSAX0C"
    "A5yCABkBAAoIAHyFAMyIAAsYAUUEAH3XAFHfAEmWAD1eAGrEAEdEAKCOAAYQAbpfABICCsooAAKoB48IAyR_AA1cAHX_AJzh"
    "9LAABVAH71AAfVACygAAMMACIgABfdAAHdAAIIACl1AANdAZ9cAAFAAbpdA13hACGIAHkIABOIAaOgAX5_AAL_AILfANVgAG"
    "tAAAsCAAgCAdIgARcCAC2CAAFAAD-CA5KBAJzkneAAAvANAMACKMAFcKAKUEAPp3AIgOAGAVAHD2AAN2AAMVADl2AC0jAAWE"
    "AAp3AAV3ADS2AVn3Bb8oAIMFAAMFAMaLAACIAAX_AAEEACIjAH0oAgCPAEj3AIgCAAOCAB4CAJzmv4AAACAASCAC1CAA93AA"
    "QCAAEgAAuIAct3AUKCBC8BAASJAILPANIBAAMIAACIABGCAkuSAACEAU6CAECCAAbAAAXCAALCAciGAUKCCYOoB0OBAfHNAX"
    "9vAAKCAIBvAGdnAJzrbsAABAAANAAAdAAADAAA9AAAfAACxAAANAABzAAB3AACxAAANAAZ3MAOTFANhABROIAAEIAAEIAAEt"
    "AhfgAI6kAMFmAAOiAALlAAOHAAEnAAEnAA6CADQCAB-CAAMCAAICAJztEOAAAgADaiAuSCAHigAz8iAH0BAACBAIQNAG0BAF"
    "uLAAMIAANJAALCAAUMAAznAAyMAn2EAA8gAGVFAFzmAAJmAAfmAAJmADRmADvnAASCAADnAACIAdUgAUQCA7WhAAMhAJzvnQ"
    "AAAFAAIFAM7NAAKPAAcIAA0BAIeBAKmEAVxuAQ0CAEyoAcmgAAHnAUKCA8YvAPIvA2YkAucqAACrAIYOBbzvAPOoAAKEAnuH"
    "APaEAFmIAZJ_AIAMAAVvAOaCAACIAGkIAJz0RGAABIAIONAAIIAOcIAAKEAEuCAANAAjAiAVIIAYzvAIXvAGSIAIIIAACIAG"
    "kIBHMFAOkIAgUIAH5AAlbMAQXAAADAAAWMAOcOAAHAAADAAHxCBESfAwWIAGEUAACcAACcAJz4PlAAAeAACeAIiWBcOCBsyG"
    "BcgUBLaIAECIAUx_ACGoBaXWAIWGAAGEAWUIA5IIAU5SAIcEAVAKB-IQAWIIAZYYAAIIAGGcAACcCLGPAACPAHMMAACuABQv"
    "AACvCQ8sABSOAJ0BURAABPA0ukABQEDczABAPuAHOMABKMBkZ_AIYMCTajADUvAAWPCHgIAVxIAEmBAiSIAByIACufAAJPAh"
    "_VAADXAH2QAACQABAIAGMIAACIFdQUAtwEBkaUBswGAAaGAACGAJ0NdAAAAQEEEUAQcCAAsiAD4CB_TAANSBAnQUAiS2AH4m"
    "ABuIAGrnC42UAH4CHIKCAB2CAkAgAewCAYZyA1peAAUiB3oBAbugAESQAAUgAYiMAAN-ACAoABwCBqRAAANAACPAAJ0aEbAA"
    "BAACbCACqBAACBAEoEAEgBAabaAADAAAHAAAPAAEHAAAVAADe_AACEAD8_AKGQACKQAFCCADKCAAmCBy6SAAVAARIBAACBAA"
    "SBAEV_AAMaAeoCACQIAfECAMwEAAD3AJ0dh1AAB-AdugB0uIAB1MAGoMAPeIAIpAAWD_AAF_AAgHAHz_AAF_AAmCAU7AADpA"
    "AUqFBkwOAAEfAPcCAAFAAFkCAZFuAAmgAEcgAD_fAp0XAJkCABtEAQAKADMIA6mgAGEEAJ0h0KAAAoAB0IADyBAEX_AJQBAC"
    "bCACNIAAKIADOBABOBAaBvAAKIAALgAETiAAKCAACIAAJgADkEAD-GAJrIAAIIACUIAAIgAEAgAAwCAAECAAI2Ae8gBWFIAC"
    "DAAICIAGaCAJ0jg_AAAKACqBAEb_AAKOAAwCADoBABsCAYoIAEqiAHt_AHEIAFCKACgCAasIAAoIAH6IAP6KBNBAANSIAg1v"
    "AhjABqgnAGkEAH1OAAiMAAEOANSIACSIAFqgAY_OAIZEAD6OAJ0nICAAAIAAIIAASIAACoAfsMAGYEABrEAQIuA91HAOWkAA"
    "nPAACOALIBACGCACCEAAOuAAFqAACgAehAAAGmAIWvAAEHAACEAAcOAAFPADWkAACkAJ6IAAGIAcdHAJogABqHAJ0pDJAAAm"
    "AI8KACMKAACKADEKA76rAFYIAFiBAN0BAAOBAEICAAEEAAKIAAEgAACgAEQBAfUIAHOOAr-gAVwKCDKnAt0GAACGBkfnBH6C"
    "AlKmAW2CAAMCA2jIAO9vAIVAAGIIAJ0vAXAAACAGSCAWhGAIlnAOcIAAGIAIACAAICAAMCBFYOAAHvAIVKAGIIAihvAcwCAf"
    "FnAOcIBdNKAADKAneMA1vHAADHAOuIAACIAJAIB1yIAEwUAACUAACUDEMIFaKIBUSSAJ044SAAAIFB6IATUIAAqIAKCIF0UI"
    "GVoQBOjAFFWMACL3DBWPGcNeARGcACgCABbVGSCQDAWQAAOSAEegAAIIAD8QAAMKAW4wBc0QA2EYAIyUCceBBAUIAC2ECPHA"
    "AxVQAADAAJ1TI6AABABR32DP52AhqEAIkkAKqBACN1ACOEAdZ2AEYQACYCABuIAU62AD6wAAKQAWdmA6igAgmiACcCAHOEAK"
    "sBACN1ACMCAdeCACMCACGCACaCAaqCAOQYAIMCCRSWCN4CAJ1aYTAABGAATAAF3WAATeACDXATgMAB6EAAoEANIEALj3AADC"
    "AGZeACD3AB_eABTHAKygABGsADyMAD2IAAMEAWTCBcSgAFQBADMkANEgACGCAdWiACMmAAECAIY3ADSkAKwCAJ1coAAAAIAA"
    "OgAWQCA6gmAYSBAGqBAC3WAACEAAS1AHCgABHkAKwBACMEACICAfmvACIiAAGCACW_AFr3AjMCAIMCAACvAEsXBuOIAAJGA_"
    "4EBqECAFuBAA2IAB8kAGEMAAXOAJ1gttAABOAM6BACKgAADgAA-KAAICAGCEABMEAXGGACKCAACgAGZOACDGAB2GAALOABSu"
    "AKwFAE8oAECMAUMMACCgACaMABKIAG1OAAsOAR6MA1oBADhmADYBAC2kATYBAB8gAJ1iZwAAAgAAECAACCAA6DAAEIAAIgAk"
    "-LAxCvBygOAnAIARQQAAgcDJF-DIeCAJSCAy6CBFEMAyTAAb4CAemIAPvABjU9AAEIABCCAZLvABWaBBwEBcwCAPDABV4IAA"
    "CICkegAJ1vPCAAAIAdcQAZaYCyiQAACCAWgYDJNACTCOAAd_AfGCAWguAAD_CTOYAARvAfGCAWgYAADvBIiCAvQNAbcYAecI"
    "BuiBEbYIAASIAF0YJVDuAeaoBchMA2svGupADDUIAJgIAJ2HBLAAAgACu4ABGIAW8ICpOKDOzADC2aAAoaAFAIBQGuBDMIAS"
    "4oAT4gAJYaAAEaAAoaCxsQACI6ACcQAxCIDgiIBCyBACJIAAKgAEgBAD3uAWKIAYgoAAIgAIXOAADMADfMAJ2R-GAAAIAACC"
    "A2WIBBcBAz2CAG8HAEYHAAMXAvwIABG_AXeIBKaBAA1MAQaMAAGIAGxpAS2gCeMBAROIAZtACvOCAAsEAAcCA3ICCDaMAGkC"
    "AHgsAIQCAg0MAO4CAGGCAACCAJ2Z4wAAAyAgMMAVcSAACCABhdABQSBEGMAWUCAYVTAIgsAO4KAFqCAAcCAACCAAcCAACCAQ"
    "bwANmCACKIAVcCAACCABcgABSgAACiA8XAA3IQAAJAAHvAAAZCARJAAD4CAO7vAJ2dOCAAAQAAJAAFeuAXoCABlAABMgBasC"
    "AXt-ABOCAAGQAHqMAVACAAeCA1mCAACCABc9ABTCBSWKAAeCAFz9A3sCA2GCABfAABQCBJ4CAOgdBvedBTcQC64MAWkQAZBu"
    "AACuAJ2ksGAABvADYPAuFuAACuAHiIAXCQB05gAADgAHgMAVACAZHgAADgAFMGACUIAYWiAWJAAbIBALEuAD-BAywrAAkgAA"
    "FuAVyyAAUSAG6CAC8CAVE7AAduAAIgAAFuAeitAXagAJ2o2bAAABBB4LAAhQAAHuAADuAHiPAAPtAOAKAAWKAAICAGUCAYeL"
    "AAnqAADuAU-YAICCABrtAXNuBdduAAEuAestAsCMAJktAACQAXTuB9cQDFqCAAVAAgUSAAeUAW5ABsdAAJ2v4NAAACCrWiAA"
    "UiAWegAAWgAFUgAAGYAZbvAdmECrUKAASCAVmIB-hfBLzABd8BAXOSAQYgANsEAAQEAEtdAADdAAkKAADqABOCACJdAWI_AW"
    "2-A_UgA10gAeCQAAEQAAQQAJ23uSAAAaAAEKAC0gAWqeBg-BAxI6AEiKABm8AweQAAcaAAawCTtfAV6OAFV9AwmEA_VgAF4C"
    "Av9gAHMCAACCAEmCACIEABCcAOaQAAsEAASEAErdAADdAD_dAV2CAW2EAHDcAJ29C0AABcAADcAHEMAACMBbsIABIMAYaCAv"
    "EIAAeCBFvAAADAAWIEAIX8AAD8AWyeACHAAHkgAOSOAfPfAWuEAdb8AoidAWIgAB2BAEddAADdAAKdAACdAB3cAADcAMMEAL"
    "mgAJ3A81AABcAFpAAU2iAYOrAAcgAAFdAAMdAWKgAAUgElCGA3eUAAp-AF8CACYDAeQCAOcQA_tAAF8TAAoQAHj_AWUCARoS"
    "AGpQAAarAA6TAHRvAAGQAOcQAAoQAF0CAACCACeDAJ3GAYAAAHAG3QAAYeAACSAA6TAHRvAAGQAOcQAG8CABldAAcDBsuwAG"
    "jAAAl_AdKCAAeCAWUKABVAAAZAAF3fAClAAVOCBVgEAGI9AAI9AAMDAZ-TAdWCAASCAAMCAP8gAApAAJ3JNHAAA3AASCAIEC"
    "AVSCABi9BTmiAAUEAGR9AKWEAI5vAGkwAAWRAACTAAXAAAQQAAWTAVyQAGcCAAeCAQIgAAoGAHRXAA6TAACTAHagAIyEAMgC"
    "ABr9AAWDBJOEBBWGAwCIAJ3MlyAAA9B09OAHmgAOcgAAogAIUDAWnuAAFOAHmgAOcgB1sgAG_TAAdAAAZAAHX_AASCAADAAA"
    "DAAAbEAOBAAADAAApAAeFSAANAAARAAAZAAAISAD4QADX_AAVAAADAAAfAAJ3PqrAABAAADAAfpABV5AAHfuAAUuAAEuAACT"
    "AAGTAHTHAAMCAAevAOCCAACCAAjwAGACAAqCAXsjAARqAAYuAAJTAAGSAAH_ADqgADsCAACDAOaCAACCAfouAiWBAV8BAEW2"
    "AJ3SAdAAAgAZ8gAAMjAAduAAWgAAKDAH4gAFoQAICyAAOyAXEkAHsgAAMCAAduAAWgAAKTAAGzAAF_AHWCAACgAuEgA4SBAC"
    "9UAhv_AAoEAAUDAHQ3AOaCAAPAAGWCAQmgAHkQAJ3UM4AAAiAAGQAAiEAAUDAAE_AHM3AAQgAEUMAI1_Ag5uBDQTBrRAAAFA"
    "ADfAAAPtAAFABz1DAADDAAJDAWsQAAEQAAkEAAEEAFwCAAICACaTAPCGAG0TAAHfAPKmAAKGAHaQAJ3XhbAAAQAE5NAACNAA"
    "HNADdNAAPNAAHNBs2EAG8jAAEjAAIjAWwQAAgCAAICAISDAOggAAiGAG0SAAGzAXMQAAKCBA-BAAEBAWSBAomIApwkABMgAG"
    "sSABECAHQnAPQCBbuUAJ3bZhAAABAE-DABqIAYXeAfaDAsiCBYIBAEW0AGXAACBcAQVgAAqQAFNcAADcABuQAACQAAKQAAxC"
    "AB9cATWCAACCAAUGAAMGAAMEAAoQAD3dAADdAAoCAACCACCCABVdAAaDAJ3doCAAAWAAQQAAGCAAEQAAbdAAeCAAFCBVSCAC"
    "mBAAUBAHaBAOKBAjICAFYQAAyEADYQAtiiAAKyAnCEA1OCADcBATaEAGiCAB18AWIIAB0gAWMCAAUCAAWgB3UBAEedAR2BAJ"
    "3huBAAAdAYcCA3YdAATdEdJnAWSEAAoCAGIgAAUEAAIUAACUAAoCAAUGAAKEAAcCAGMDAAIDAACDAAoCAY0gAW4UAAo2AeIi"
    "ARb3AADTAFcQAGkCACKQAAFlBSJAABcUAAJAAJ3mlHAAASAG1CAAN3AACjAdICARPHAAhAAGl2AANEAIXAAJAgAHzAAGZABL"
    "cGAAoCAGJAAADjAAaEAAqCAAgmAASCAAICAY0CAAKgAGKHAAqjAAcQAAEwAAUQAHjHAGmiAIUCAJ3oY2AAB3AF-CAAICARbn"
    "AGwCAIXHAAICAI9AAHsgAADnAGWgAcbHAvCEAACGAAoCAHOCAASCAAIEAAYCAAICAFsgAALAAS9AAHCjAAfAAH2nAlckAAoH"
    "AAfnAGmyAAMCARYgAJ3qZEAAAgAGbAAcYnAtQgAByEAHCEAAIEAHe1AwyEAv_3AOU1A9YgAIdAAMUSABrAAGqDAaNGA1pGAA"
    "LAAEFAAMeQAEDAABjAACRAAGXVAXNAAupHAuKQAAsmAAEEAACEAAWnAJ3ujfAABHAADHAADHAAilAspGAAMHAAomAAImAEFm"
    "ADdHAADHANCgADywAGVQAW-mAAQmA7SUAaqQAHjmAACEAAEEAAXXAHI3AAF3AAC3AAhlAUeCAAICAYFwAA1mAAUSAHV3AJ3w"
    "i4AAAnAEjXAEgEAD3XAAfXAAIEADRXAdZmAFaGA2CgAAGgAHilBHqkAHsgAAEQAAISAAumAMOgAEggAD2iAAegAAIgADQgAG"
    "aQA4oBANOUAN-QBrMGABiQACRDABCCABklAJ3z1tAABlADglAAOlAAFlAAElAAEEBR-iAYQCACv3AB6CADQQABvnAC6QAFSn"
    "AACnAAEnAmfnAAFnAGiSAAEWAAMWAIQXAAEXAMuSAAUgAAcEADWgABCCABXFAAHFAAHFAAHFAJ31aSAABAAAFAADnFAAJFAA"
    "FAA4YBAHiBAL4CAIICAZDXAKqgAEdnAmjHAAFHAGmyAAIyAIYCAEhDAEgEAD3HAAMQAAUHAAEHAAEEADPHBEEUAIJ1AN-2AG"
    "B1AA0DABb0AAJ0AJ3350AAAgACJAAWACAfBAItQgBIQvADCvADWuACovC0-EAEaCAD8CACxoADAKADYOACeCAALvBcaIBc_3"
    "AD9mACwgAD3nAFBnA-CIAOcIAESIAL0IAUhHAEXHAo8FAEjAAADAAJ4B6cAABAAPjAB24QAACQAACQAY4SDgUgCRP3A31gAA"
    "WgAQf3AHigAI6QCKaCAhpAAXJ3BiOCAAQYALUVAAEVAEkVAACVADcQAAHXAEeQAWACAD0IATyQAACQAFlXAAIQACMQAJ4Jp9"
    "AABXAACQAB4QAK0SAQcQBv4vAACvAHMnAACnABQvAOEVAB6FAH0QAyyNAACNADyNB6rPAY13AVz3AHESCox3ADcyAACyAVxj"
    "AHFAAbagA44IBUT3ADzAAnrAAQnABv33AJ4RG_AAALAOcCAKN3AV92ABFQADMnAJAEAEf3AQmCBb3AAPUQAACQALvHABULAA"
    "fXAssQABDXAAHXAASCABFXAA2QACVXAADHABlHAADXFdSQAQQgABh3AAIgABSgAFSgAVSYAJ4WNhAAB8ABH3ACQQAAmYBvYC"
    "A1JyAAPyABTyAFSCAAeCAACCAVbQAD8wABGQByMyAEjAAp9AAGzyAARAABTAAFn3AW33B12CAAMCAEYjADmCASm3AAi3AV33"
    "AAZ3ACD3ABq3AJ4aq2AAACAAQ3AACCABQ3AACCABR3AEV3AAKCAMg3AJoyAACCAAj3AhkCBwTAAHsQAAQIAKf3ADGSAADAAC"
    "DAABp3AAX3AACCABR3AWuQAEijAAoSAAngADOQADXuBVWQAiGJAJ4djpAABXAPRSAAeQDhYoCVSBAAKBAADaAaVIAAaCAOV1"
    "AAVVABygAALVAA7yAAHyABbyACPdAAHVABt1AALVABB3AAwIAZHcABHiACLaAAtIAMZAAPsKA3iIAk2gAavqARzwAJ4ihvAA"
    "BAABVAAgDAAALAAMyCACKgAIWCBagCAEqDAWt3AWV2AAN2ACL2ABd2AAN2AAGgAAGyABP2AAGgAD6_ABKjAAX3AU93ABv3AA"
    "sCADRAAACCAAKzACsCBnH_AACZAEoZAJ4lP_AAACAFOzAeeIAAOCAKl3AACCAAOCACd3AAN3AAKyAAOyAB33AAU6AAoCAAx3"
    "AACCAAN3AACCAAMgABN3AACCAFKCAWaCAEigAAMgAAi3BpmQAQCQAVWSAGF-AAUQAU2OAJ4nRBAAAQAewSCqigAAIoADeoCV"
    "ffAST_AIX_ARxAAADAABdAAE_dAVdcACVcACRAAB5AAOVdAP7ABucgAEkgARn1AD8iAAEiAAEXAAEXABUiAACXABAgAAMCAD"
    "ugANwIAEiIAJ4sK2AAACACUgACSiABOQAAqgARoCAAECAMigA5irAEGJANd_ABWBADRJAexAAEkgADwIAAIgAKtiAAJiACt2"
    "AAJ2AAE6AAI6ACJ2AAI6AAoCAAyiAAIiAAT2ABOiABIjAAh3AJ4ti_AAAIAAL3AACIAeKQAASwACnAAPmCBCMIAH-BAAIBAN"
    "hAAEkIAMiBAqmCAE1_AAooACyCAXuiAECCARqCCZBACRGBAEDJAD9LASPiAIZKANemAAImAASgAACjAAgFAAVFAJ4yOjAAAF"
    "AALFAA2iAACiAAEmAACmAAXnAAOFAA6gABCjABHNAAKIABsFAAKFAAxNAAOnAVPMACZMACKIAAHMAB7MABpKAXTNABcFAD5P"
    "BLcIAI4gAECgAD8gASGgAEmiAAdnAJ4zq0AAAPAAfHANGiAARiAAEIAADjACqCAA-CAAECAADmAAYCAAOCAGDiAZwCAAGCAB"
    "6gABoPAQCCAHQgABcCAD4gAueCAECDADGBAEABAAEJAD4BAAEJANoCAAOIAAbnADyJAJ41U3AABAAC5AAGzvAANBAa6gAVwC"
    "BkECAEeIAWwfAD2jAACPAt0bAACeAjaIA-5vAaMCAe2gA2OrASMaACcIAD-IACoCAAMIAwbvAGlCAEALAD8KAOcIAAIKAKso"
    "AAcCAuMKAJ46TuAAB_AIlvAKeIAD8IAADvAAIKADcgAI6KAAIIAAMIA6_vAD2rAAGYAOcIAAIKAG1CAkrIA07vAKnAAD3vBg"
    "WIAAGCAEeIAAMIAD8IATaIAIRPABCPAAEPAo0EAADEAH2fAJ49fAAAAfAD7fAACCAKyPAACCAD6CAACCAMeKBcmQATUIADSa"
    "AD2QAACQAAC6AACYAZCIB3BfA5EYAusIAHP-CqyIAXDrBdjyAD8SED4QAxWIB56BAcKYABuQAoKQAACQAEgYAJ5G5zAAAYAA"
    "CYABOYACsQCVyPDG5vCMCpAD9PA5LPAW4CACKCAACCAUzIAEAgADvCAAOCBWMgAD8iBrAyAD8iB3gBAd6jAAUjAsQgCaHaAA"
    "cjAB-bAAFvAn11AEECAEcIBWQIAJ5RCuAAAIA8kIABzPAjXVCluQCm-BAf1QASMIAAGgAA6IAe5dAADRADjbAAYCAACCBxLA"
    "Ah7QASZAATeYAL8QAASCByqBACeIACMBAh-QAP6IAAMIAA6IC0gQAvkIAACCAAUIAJ5asvAAACAgyQAjiaCIiIASoIAhcgAa"
    "-gBblCAbzAACEBAXjfAEACAZTAABXAAXRdACQIBq5qAEYCADmCAeK6AGSgAP2gAAEIAAEIAA4CAAEIAF4oAu0IAA8IBDLAAS"
    "-KAEbeAJ5g8DAAABAEaBAAiBAD8BABkCARnAAAJgACRgAB8CAACIACaCABh_ACcCAPrIAAIIAAKYAA2IAACIAB4yAECgAZeI"
    "BWlAABwBAULAACMBACMqAKegABUCARsCAGqCAD8CAwsSAJ5j42AAAIA0sKAEaCA4BpAzgZAoeIAViCAEuIAWcgAEaCAASCAA"
    "CCADggACagAACTAPyIAACgABCoAexdAAGBA1kCAojfAKggAEV_AAOCAEM_ACaiAJYgAACCARpgACOgACEoAJ5necAAArAACC"
    "AASKAAEKAD9fAB-gAIeqAIWKAF8CAO7XACNfAa2KACGKAAyKAA-KBIKrAM0CABOKAAIIACEBACIKAJsBAAiBABkCAT4IAEeE"
    "AD8CBCkIBAxiAGlvAD8vAPGKAJ5qWOAAAIALoCAAKIAACIAW1AAAECAEPPAz5PAQ4CAiiJAaDnAEAKAGiIAACIADiIAAbPAP"
    "ECAACIACMBABGIAA8gAB0BAEcBAEgCAAGIAACKAShCAIRvAAXvACBLAAHvALkIAJ5sVJAAAIABSIACmIAACIAACIAbbAADbA"
    "AA8JAAFNACSIABbvADRHAK8KABSKBXwBACLAAALuAAECAACgADSoAgeoAGCPAAFHAAXPACEgAnxOAGygAEoPAAFHAOMKABSK"
    "BZkKAJ5vEIAAAKAACCAKuCAAqnAWmnAD2IAACnBRanBRyCAoyIAXYgA1aCBTvqAKrnAcrvABcIAM-CAKMgAyACAFeiAAoCA5"
    "9CAD9nATVAAmIIABEIAUwCAftnAcXABRJLAKqgAUEIAJ51qLAAAnA-uIBamKAD6KAACKAEYKAlyIABvHAoKIAACIAH3HAADH"
    "AD7HAADHAc2CE4mIAGoQDgkgAC-QATjCCeTYDJELAAEnCrxIAdXnBOiQB5WQGrAIDJEgHK04BOkBAgEvAJ6MvTAAAgAg2BDL"
    "FAAbveARBCAAXAAFfAABezAAJAAW9YBs1wAKKBAzwQAAEQAAUQAFeIABmwCDuQBB0wCqkQAAMQCqxAAKEBABl3AANAASWCA7"
    "X8Bc93ASqSAHkQAER_AW7yAJ6WpyAAACAAGIANwIADQgAADyAAXyAFcYABmCAACQAaTAAagQAX_cApagANigAEo1Ah6iABUg"
    "AVqQAAdqAAEqAAWqAFSgABwiBPQiAjBAAACQAD6gAACwAO3AACKBABIQAesCAJ6ZunAAAyABWCADRCAD93AkCwAIAiAACCBx"
    "kCADxAAHE1AEuKAAD8BNx8AzaIAhYiADAIAD9eABIgAO8CAHHUAAIIAB4BABXIAAZVAEMIAAHIAAf_ASViAACgADaIAACIAB"
    "HjAJ6c6GAAAIABjeABJ3ABGCAANeAA6gAMACAD-CAACCAAYCABUoAACIACYIADUDATkgAFzcAbdcAX-IAgQBABI3ACaBAEAB"
    "ABq1ANogADaBABGgAfygA0grBdqIATOCAACIAAGCAJ6fvVAAACACIBABmCAHHlADkIAAFIAADIABHvAW8gASMgAkmIAACoAz"
    "YIAbDmAFSBADkBAEhOAOwgAACgAAiIAAGCALCNAD-IAAEtAACtAAotAAfAAW9AAGEgAs0IAD9MAD8KAJ6i3-AAACAEaIAACI"
    "A1iaCTgIAL4CAAUCAcIIAAeoAADvANGaAKuoAMKqAkqCAD-IACoCAACCBZGCADxCAAWCAckgANK6AKPoAAgIA3aCAACCBc_C"
    "AXNAAD9uABygCgcqAHW9AJ6pb-AAAaBY0CAACCBUKIAI0IAaWIArCCBvmCAACCALCdAAoCAEAdAAeCAfoIF2YQAwMQADoQAA"
    "-4AUMYAjGQAAIQABAQCpXACTHvAFeIAsIYAEaoCPF_AEBvASYYAfOIAAD_AJ604tAAAKAe-CABACCpJvBdaIAckBDIqBA2yI"
    "AAbACrKgDJCgCyiYASMqAEiGACKHD81fBzugAI4IAWmQADwQAA4IAAYQATX9ADeIABwIAAUICMYCAIQIAsw6AAE6AAQ6AEKI"
    "AJ7DBbAAAYB4AIAbMQABuIAAgQAzSIB80IBMvfASWIBHfbAcGBAdP2ASUaAAYaADkIAACIAASIAHEIBQOCAf6BAAqBABYQAW"
    "waAgYbAzU_BxWIAECIAJUBACVJAWWIAAIgA66TAJ7LBWAAAIBngBAACBABuIAA-IAagIFneKAEaCC2eIASmgAKvKAAOCAAlA"
    "AAWCAZnvABSIABsIAAggATGyAEJPAAKgAL9gAQICAVUCAA7dB5DAAC5PAYeiACRDAbACAWiCAB2gAJ7TnTAAAIAHE9AAI9AX"
    "UgAIMgACAgAAKQAOUgAI8PAUCCAeY9BOkCADuKAD0IAAgIAAKCAebAAKIIAXaLAQuIAlFABSuQBzA9ADY9A87vAiGCAAIQAA"
    "CQAXJOA1pOB8KSASxAAJ7aL-AABAAARyABULAAC7AAG4AZYQAAMEAT7AAICCAuRABdNuAGegABkIAAGIAAUiABsoAXkgAT9u"
    "AEmoAVKQAACXAcguAl-BA287AAVuAESIADwgACGgAMOyAAOyAK-QAALAAJ7dsgAAACAAVuAEGKAAbuAADAAVKgAAEgAJLAAB"
    "bAAR8gBcwSAEmGAGAIAAKIAvcLAAUIAAHuARb_ALytABOIABatAR3uAsAIAbUBADOCAAKQAXIQA1oQAZ9AAB3AAAFAABXtAJ"
    "7hGoAABAABLAABbtBcgCAamIAAKIACAIASX-AAuCAEcaAAEQAAGQAySNAB1NAACNAAHNABVNAAGNABINAAHNABVNAAGNBccC"
    "A0QyAtvAAACIAALABm8gASKiAEQEACOEAzqCAJ7lwQAAAgAAKoBbEaAHN9AA38AAwBABCBAUtfA5jeASuQA9RgAKxgAD9gAV"
    "HAAEbAAAHdAA3cADHdAAHAAAqCAAHcAKhgALLcAADcACbcAD9cAM8QAAMQAFddAADdAAUaAAC6AJ7og6AABdAAQDAC4CAAOQ"
    "ATcCAEvdBX-BAYoIAGyIAZoQAAUIAByQCP6CAQGBACMKACaBACAIAHHQAAH9AA38ADNAApsKAACgAD8gBUQgADUgHKV_AAeC"
    "AW6gAPqjAAMCAOZCAJ7wT5AAASAmwCAOdCB1KSAAFAAHZ_AHDvABOQAAIjAAGQABiCAX2CAAJAAMHPAHkCAAiiAEFAASZAAN"
    "tAAAFABMZuADuQAH4DAESCALGCAEkPACkPAA2TAHzDAPFyAGkCAEAgAJ7zsEAABoAAqTAEGjAD8CAOcCANqgAAHtBMXuAADu"
    "APgDAAYCALFAAHegAKcgAXaLAL6gAAVvAANvAHYCAIgCBjygAD9AAEgYAL2DApzmBAw9A83uABaBAftSAAKCATtOAH6gAJ74"
    "DNAAAgAthOAANfB_b_AT6uAEeNAAIDABzuABjTAAFTAAIDAACCAACDAAQtABqTAAICAAKNAXQQAADMAAKDATiCAAUuAEM2AD"
    "8CAACDAcGQAR2uA3mBAGvfAfFuAEcgAAIDAJ77MOAAATAAICAAEDAARtAB0CAAKgAIqCAAGCADaCAAECAACSAAWQAAGQAKwC"
    "AT3uAAN_AH8CAACDARbfAACIAASQAImCATpuBHqBAZu_AGEgAjQgAISuAEAiAAC_AAXuAACiAJ79LrAAACAaWiAASKABgtA3"
    "cBAGZPAAOCASsQBmDQAD6PAEEPACStAAFtACGtAALtAAFtABmtAAFtABdtAAEtABEtABhtA3wBAGSDAP6BAOkCASVvAAHjAE"
    "HgAGXDAMaQAAEQAJ8ABXAAAwAACCAAECAFSSAFObAMaKAHTCAAECAZ-SAChNAAHNACVNABlNAAHNABhNABJNAAFAAAFAABZN"
    "A9-CAP6BAOkCAUUEAGTLACQLAj0KAeqCACnPAAQPAIoTBOCSAAOQAJ8CuVAAABAAoBAB-CAAICAEB8ADJ9AAUDAAn8ACrfAA"
    "F_AqKCAAOgADwgAj0CAbr_Ha5AAD3mAD1AAADAAAdAAmb3AAOCAO3AADdAAquEAEvAAHDAADNVADRVAAHAACj1BLiEAJ8I_c"
    "AABnAAHnAArmADugAACgAMICALLnAHQjAAJDAEbCAAGhADujAZrAAACEAMXnAEdgAC0CAEp3AD3DAN7nAAoiABbnAGaVADQV"
    "AAIgACgVAAFlAAEgBHeCAANVAAGgAAoCAJ8KieAAACAAGCAC9nAAHnAAgCAAHmADzXAACQAAKCAAGCAAOiALmCALLHAAFnAE"
    "dHAC8jAAJgAESiAAGzAD33AZigAMNnAANnAEdnALYCAHYEAEhXAB9nACBXAADnAkSWAvygAJ8MG2AAACAAGCAHwgAACgAAKC"
    "AAGCAC41AEg1BFGGAb4gAKY1BAVlAD9QAJiEAEmQABiBACqCAKxTAA8QAtICAbWmACPmAPgEACWQACgQABcQABv3ABf3ABCQ"
    "ACKQAB0QAAGQAJ8OqcAAAQAAIQABEQABcQAAIQAR0mAohAANfgAGIBACMwALNzATeTAAj3AD4iAAZAADijAAD3AAD3AAXlAB"
    "_FAXOQATlSAAKCAEb3AD9yAADyAAECAJogACWgAFkgAAGgABegAJ8QMSAAAQAD-QAAGQACiQABkQBHoEAD9QACWBACNXAADX"
    "Ai63AAIjAD93AtSCAES3AAIyAJQEACKEAEhXAAHAABfXAANAAAJXAAHXAB_XABvAAAHAABfAAHNXA5kBACwQADfDAJ8SYzAA"
    "AQAA-CAC7HAEfHALKSATegAEagAAGgBDMEAAHGACREAAJGAADXABcEAAFHACTEAAyCAA2EAAHHAAJHABXHABDAACNlAAHlAA"
    "FAABpAAAHAABZlAAHAABFAABjAAADAAJ8TlaAAAgG4WIACMJAZkIAAsoAACIABiIAaobACQbAACbABubAACbAxorAACgACML"
    "AACLABwLAQ8iACOCAACiABuCABWiACoqBxKQAHmgABwgAz4gABwgAAUrAOnrACdrAD-qAJ8ZrMAABrA_GIACMIAMQIAPkIAV"
    "BjA9hrABxrAAGLAHECAD9iADmiAI7jBBaIAw9jA9ZrABxrAXvABv3TACZTACNTAHkLAj3AAADBACKIAACIACCIALpAABxAAH"
    "NCAQdDAADDAJ8fGQAAACAcMQACWYABwYAU8zAACQAciQAACQACWYASkQACYQAACQABuQABoQB7GQABwQAU-SAVtTAJOQABwQ"
    "B1gxAUEwAfNzAVVzACRAAI8QBzFKAAIqACCRAAICAULQAfNAAJ8kaaAAAgAHIQABwQBzQIACIBAACCAUGQAAFzAJcIAVyzAV"
    "ewACCzACOQAeSQBdqBAACTAOXRAADRAPOYAArbAMsCABuCABgCAToQAACQAEiQACLTAAYSACDTAA_bABPTAE6QAJ8nn9AAAQ"
    "FSnrAIfrABJjAAprAInzAAJzAChBABVRAAxRAHCQAdOCACWCASnJAAJJACRJABxJBBQIACMIAcjBAAgQATxzAGNLACVLABHj"
    "AAOIAAdLAUigAAfzAUzTAKGCABugAJ8sVtAAACB1cgAAHAAdfrAM_AAfnzAHwgABwgBy4CACO7AAEhAToQAKyLAMaCAIIQAA"
    "CQAAbzAACCAVfQAJZAABxAAGmgBuaBAAHRAaWLACjzAAkQAAMIAAyLAp2yAAnzAADzAJ8w-mAAAjACPjAFkrABwrCPBSAAtT"
    "ABvSAAlTAAnAAALLABBTDcE4CVgIACK7ATxQAIkQABCQAAsaAACQAIpzAAHzAD2QAA2QAAnzAAGgAA6oAEWIABUgAZPYAApz"
    "AC8QACcSAJ81w6AAACB1mDAZvQACaQABKQAAmQAI9zAFTAAA7AAD7AABxAAfGQAARAABgQAARABqs6AEqYAF6BAAKKAdmiAJ"
    "IgADqCABdyAANyAACRAA5yAACZAD6zAALzABmQAALzAAIqAJ840XAABzACEyB-ahAASBAACIAdmIAAKQAAYIAEcCACMCAHLz"
    "AAPzAA7zAEHzAW6yAACCAATQACCjCYvSACkQAAqQAAZCAAjSAAMQDcIgABwoCUZbAACbABrAAmvzAADAADnQAJ8-3wAABAAA"
    "JAAAjAAALAAADAAAnQABvzAC-IABRAAADAAAfZABvAAYTAAGzAAAVAAHtZBsGgABsRAZ3gACagABJgAAogAIsCAAECAAEgAD"
    "gyAAUCAAIgAAkyAAKCAAigAAEzAJ9AdCAAAzAA4YAAEzAAuCAC-gAAEiAAISABGiAAegAAEgABsCAYSzACOiADJAAAICABMC"
    "AAJzAAVAAAICAQuCBUX7AQNIAcWgABCIAAGKAAMgAAYIAAEgAEZiACFiAAJiADVYAJ9B_hAABYABPYAAcCABqgAAjyAAJyAA"
    "EgAAHyAA3yAACYAAEgAD5yAAFzAZMCACMCAAKzACOgADIgABUKAAJzAAUgBXOBACMBA4P6ABICAALCAAf6AADKAAHSAu3zCY"
    "aIABwIAJ9FNTAABAADHAB4kBAYVJABiIAAoBABeIAAGjAACoAcKIABwIAACIAGdzAANAAADAAAEgAACgAB7zAADzAAFzAADz"
    "ABmRABSRAAIJAAgyAAGgAAURAAJRAAkCAAKRAADRAAezAJ9GvKAAAgAAEgAAPzAAwoAAmiAACiAAIQAAUiABH5ABgIAArZAA"
    "CIAAqRAACRAAZZAByzAAQIAS3YABJYADXYAAuzAAfYAGVzAAVKAYfbBA-DAACgAAEBAYOgACKgABkhARkgAJ9IIqAAACAD7A"
    "ACabABF7AAogAAE7AACIAGWCAAMgAAEgAB-CAAECAACCABoCABUCAAIgAAeiAAaCAAvCAAKCAAeiAACIAACiAADzAAFzAAKC"
    "AAuoAAHzAAjCAAFCAAdCAC1iAJ9Ij9AAAQAAegAByCADGbABdzAAUbALQCBIGBABhrAAGJACWBAQMJArQiAAtKAAGgAN-BAC"
    "t7AAHBAeOgARwCCGiKABwKARNpACTpADHpBucBAEGjAD8BACMBAR_JACRJACNJAJ9MpeAABJABsIAACIAAcBABkIAAPLAZpr"
    "AEHKAGdjAANjAADjACBjAADjAAFjABLiAANjAATBABBjAATBAADBAAIIAAfiAAbBAA5BAAaiAACiAADiAADiAAPjAAFjAAHB"
    "ABRjAJ9NCKAABjAAfjABFpAACIACJJAACIABJAAAFIABrAAUVAACTAAA6rAAFIABPIACfrAWdJACnBADnLA1EhADaBAAECAC"
    "UhAGIjAUUgAH8gAZkLAEPqAACgAJ-IAD-rAckgACSgAJ9O2YAAAgB6OKAXs7AD2jAACrAAE7AAqIABsrAACrAAkIABIjAACr"
    "AACrAAarAxE7AACCACWrAACrABwrATKIAD0QAAoKAACKABiKA-bbACMDAVoiAGWIAZpbAAXrAAprABVLAJ9RnAAABbAAHLAA"
    "RAABWjAADLAADbAAagArUbAIJLAADbAAVrABbLAADbAAUCAXSCABoIA-YrACMIAb-IAb7gAAEgAAUIABZgAAMCAAmKAq9qAI"
    "LgAAWrABbgAAMKAAKrAY6IAJ9UP7AAACAD8YA7LrABSIABwCAz5rABxrAJFABkECAAWIAcCIAGkrAAXrAAGIAB2rABwrAmjo"
    "ABHgAUKCACSIAOoKBTcIACEKAiTLAApLACRLABTLAAdLAADLAjEIAACIACLIAJ9YNCAABIABRIABHIAFhbAADbAGIDABwCBy"
    "eBAdiSACSQABqLBMIgB6WQABuQAACQAAwQAACoAzGQABw4BXhbACNbAcQIAbxYAAEQABtYAp_IABlKAIXYAAOCABjYAAOSAZ"
    "MIAJ9duFAAAoBoG4AJsQBysBACYBAAEBAd8oAAHAABEoAAGKAACaAzGCAKeIBsOBAbZQACCQAAmIAAGKAASYAAyQAACIAAGC"
    "AnMQAB4aACEYB8YBAdcQACSQABuQDFfLADkICOVKAJ9l9wAABCAGJrACXrAAHrAA4CAAfqAAVrAAFjAADrAA4CAwlCACcCAB"
    "uSBXCKACMIAcEBAaDLACRrAALLABfrAAJrAALLAz4CABwCB1WBAbICABJ7ABGCAAqCABGCAzAQB2sBAJ9qhdAAABAZdrAC0i"
    "ABGbAACjAAUQAACCAAOCAACYAADrAAPjAAmIAAEQAACCAAMQAADrAilzAQYiABwiBPuIA_BKABvrABcIABJAABbrAilxBlUI"
    "AGHQAAEIAAKYA5HzABxzAJ9uDQAAAgCWeKAdeQAAEQABsQAAEQATdAAA9AAZW5ABVAAE2bAB9ABz-gAfcYABAYANyIAgIiAC"
    "oCACaCABwCB1GBAcWQABIQAAUQAAS6AACQAA2QAASQAq2IB98CABiQAXGYAJ90JcAAAQAFsQCONAAcKCAdFAABxAAVDAAY0I"
    "BgPKASQ6AHKBABOCABMBAAYCAAGYAb97ABECAAt7ABECAMGYABGIAguIAGg6BZogAAJAAKJ7AEoCANSgAVuYAGW6ABGgAAWg"
    "AJ945aAAA7ABGgAMGYABEYAAEYAAkCAAEYAGEIAbmSAE6IBohaAK2BAA8CABqgAUsCACMCAD8CACfAAAZACJN7AGJ7AZ0CAC"
    "OCAAGIAb6gABHjAAqgABHjASUgADYgAaTZAycZAJ99F6AAAIACYIAGIIASF4AF0BABuBACCBAAgIAX-CAC3bABHrAAD7ABFL"
    "AAqCAAD7ABFrALWIABwIAACoABwIAACIAAYIADzAAc6IBoaCAkSqAHMbACdTABxTAADAABCgANHAAJ9_eiAABaBYpiABxjAG"
    "kBACZLAF-KAKYIABuIANSBAAsIAACCABsBAAgIAVlrACaCABvLAy9LACHJAPaCAjBJAbCIAIUgAIWIAKYoAJOBAAQCAIIBAd"
    "-rAUICAhgrBiEKAD8KAJ-DpOAAACAc6IACSIBNyiBKuKAD8KAAEKACISACEKAJfjAB7DAAVjAZfjACTjAADjAAHjABmIAADj"
    "AADjAAuCAVEBAeFjAADjABvjAADjAXnjABzjA-GoACMCAb7gAAXDAZkoAJ-HAyAAAqABRjAAFDAAMoABhDAA-CAU1gAVxCAI"
    "XDAAOCABjDAAOCAZNDBASqAwbAAGJAABhgAA7AACPAA0ciBiDKAAEoAGJ4AB-KAlOIAA8KACEiAAEjABwjAAcIA9QIBdOKAJ"
    "-LaYAAAKACAKAmOKACDjAADjAA8IAAzjAADjAmMIABGIAl-SBJqKAuJDACTDABvDAADDDJASCqdQAAOQAbtyAAEQABtQABeD"
    "AUhQAd7QABxQAZeQB4QQACagAAzoDFWjABkQAJ-TmcAAAiAA1rAAEIAAgqAAYiAACIAq8KAEOzB6CBAcHjABkQAAeLAAIQAA"
    "CSAAoIAAgQAAEKAACCAAYIAAC4Aq8IAB1zACaCB48gATy7ACObAHNjABiQABwQAtTTBawYEHcIAJ-Z4xAAAIAAkQAAlYAAbA"
    "AUnABy4gEJCCABKCAAeQAvEQBWwbACcrARMBApqICNp4AAmQAglAAgQQCHrYAD9aAC4YAZwYAAXQAarYABtaABIYABJaAAoY"
    "ABJaAAUIALwgABwQAJ-h3KAAAQAEEYABGYAAq5ABH5AYxYAHTZBi_xA9IQABwaAAEaAAQaB5cBAAOgAAu7AGGQA4sQCH7CAB"
    "yIAAmIAAECAR_RAChSAL16A1UQB1AgAD6KAAugAL35AD2BABoYAEP4AJ-nwFAAAQAEFQAAF7ABlYAAYzAACLAVvAAFqiABMC"
    "AACIAAiKABNCAACIAMCKABwCAACCAASCAEAIAACIABIIABuQAgDbAtRYAj0QACYIAAEgABgxADsBAA8gAN_xAOIyASeCAJ-p"
    "l9AAAgABwgAosiBfQIAAnAAQQCABvxAJ3xAEf7AuIgABkgABsIACMIAaf4ACOIH48CAD8CAOCCACECBq8CBOFCACNIACDqAJ"
    "zCAAOCABXoAAOIAbJrAAkIAAEIABsIABSIAJ-xn8AABIAAWoAdkIABwIAYWCABIIBWpIAAUCAD9CAcmCAAyIADJACmsCAeeK"
    "AAQIABkIAAgIABoKAAIoAACgCWiCALj5AAUCAD_AAgMIAAUoABKIAAIQAAKIAAUoAlwiBtGCAJ-3WnAAACAD9KAFN5AAD5AE"
    "e5AAUCAB65AgeIABwIGMYDAFaIAA2IArFACTXrAJ0IAr96ACN6CTNrAG8IAAygAAOIAAGgAAqIAACIAoyYAB4IAAWoAEEIB3"
    "SpAAmBABWIABGBAJ-_XOAAAIATqQAKLAAAVAAADAAtSoAAbKBZ-BBBqIAAYIDJMIATH5DB-IB8HqAACrAGGIAvwqACMrABSr"
    "AFeICJoQAAqQAgiIBNTbBy_5AI2IAsMYAHaIBx-BADAQA10QCTVKAJ_LtKAAABAMiYAOgIAKAgBV0IHpqCAAICAD0KAAICAC"
    "ECAB2CALkCBnqQBRpAACiCABrAALn7AZfrAaLIAAKQASrAAdJAAEHABOACAAICAD0KAAICACMCABnjAAICAmUCAD-CAJ_UMI"
    "AAAgAStjAWuCAACCAGZjAEEgBLwCACQCAACCAAGCAACCADjrAAQKAACKAD7jAAICAHtAAD9AAbXSABbrABSQAVeLAAOgASlj"
    "AWsgAAEgAGZjAEHABN-CAAICAD3AAECCAJ_W3SAAB5AEW5AD85AbAIAAMIAAKQABaKABEoAAOLAoQgAdIgAEG5ABw5A9_AAN"
    "9IASOCABkCAAIQBjdAAEHZA_vqAN6yArbqACcYABSYAC4IAADLAADLAAEpAAuIAACIAUtJAJ_apXAAAqAWa7ADUgAEEQAWGq"
    "A3nSAGMQACDTAm74AC0IAAEIAACoAADpAAwoAACgAL6CAe5qASdSAA2CAACCAC9bAALbABkQAACSAb5qA3mgAIOgAHwpAD8p"
    "AWA7AGwQABTAAJ_dzZAAALAARqAQUgAD0gAAKgAHYpADYIABApA3yBADkQCFUDAB6pACOpAAspAAFpAA9pAAEpABkpABBpBB"
    "eQAKmBAPkCAVG6AHxIAAkQABIQAAoQABIQAP96ADUQABoaAshrAJ_hGwAABrABoiABsgADDJAAHJABBJAArJAAHJABBJAAtA"
    "AAbAAAjJABBJAApAAAFAAAbAA52oAAOiAAIQAGAgAKuBAFeDAKGCAVOoAHooBA4CAD0IAAILAAELABkIAAFCAAErAJ_jbqAA"
    "B5AAn4ABn5AAn4ABlAAB3AAAaCABtAAX4gIzzAAD7AALkCAaB7AAICBDJAAFtAAArAAB_ZACHZBOCKADnrAAXqABwpACGIAA"
    "EgAYBrANmjAENDAVhIAADYAOPrAAHrAJ_qT_AABAACRKAFcCASYiAB6IAAHrABqoABqIACAZACGZAEYZAAFrBFgCAAMCABwC"
    "AB1YAAcCABhqACDrAAMCAAGCAAEiABxIAASCAB0IAYFrACNLAPkQAAEQAKmQAK4gAOQrAJ_r3fAABrACGiACRrAWuCAACCAC"
    "-IAAHrABqIABqIBOACAAOCABiIAAOCAB0gAEKCAAHAACGCAFR5ACS5ACG5AD85Aa6CAB2iAlNrACGKACQKAZuIAAHrABqKAB"
    "qIAEG5A9frAJ_uOAAAABABXqAD_AACNAAHyIAEWQApkgBCNaAD2IADaaACAQABKQAA8QAA0QABqQAA-QABqQA-nAACNAAx9A"
    "AAHjAD3pABRJACjAAAGjAACjAACjAAFqAAxzAUsQAT_7AB8CAJ_wo-AABqAKFzAADzAMSgAAH7ADUgADKQABwQABqQAA-QAB"
    "qQBIkIAGMQACEIAde7AAGzAEE7AFQTAAOgACpAAAHAAtc7AIIjAACjAIaIADwQAAPbADVAAHPDA5EBAHgQACMQAJ_z6IAABK"
    "ACbKAA_KAAjLACWIAB3LABkIACDpABJAABxAABDIAApAAAdAAAjAABDAAApAAAdAHWgCAAECAAECAAICAAECABcCAAECAAMC"
    "AAECAB0QAAUCAACCADggAAQCAAECAJ_3zFAAACAADiAAICABrAAAFzAAGCAAECAB7TAAGCAL2CAJ1AACPAACNAAN5DABxDAM"
    "4SAoxDAFFTACNAAAHSACDTAADSAEuTABoTAB5xAAFxACHxABxxAAHTACjxBJWgAACQAJ_5VqAAACAACCABNjAAFjACVjAADz"
    "AADzAAViABuhAAIgAB_jAAGgAVugAADjACMgAADjACKgADTjAESgAAFjAGRjAACQABvjAVgDAADAAMBjAAHjACJjAAHjACDj"
    "AAFjACRjAJ_6L1AAAgACMgACIgAAhjAAHjAAFjABJjABHjAAHjABnjAAFjABrjAENABJYCAB2RAAgCAB4QAAFSABhAACZAAA"
    "FTAADTAAICACDTAACQAqFzABxzAhgiAAHjACJjAAHjACCiAJ_7l_AAAiACQiAUrTAAFAAAIQACBAAAhjAAHjAAFjACPjAAHj"
    "ABnjAAFjABrjAEMgA7rhABxjAIbwAFdAAAFAACVAAADSAAoBACABABXzANlTACPTAcegAOYCAsxTABVTAA4QAJ_9VaAABSAB"
    "OQABLSAA_TAC5zABFzAAtzABFzABZRACVRAAFRABtRAAFRABrRAA7xAAFxABrxAAcCAZcgHQuIF-gCAH-QAzSLFhGEGZg1A4"
    "ogAACgAcE7A0GzAjeiBxdzA0GgAKAOUJAAB_CDDfAA_fADOYAIJAABDAAuoIAKFaAAJAAXhAAEFABYGIAbMqAFyCAfogAT2I"
    "AACKAZ2gACqbAFQCAvCTBkWLAWAgAYZ7ACEgAy8EABWiAkAgBWX3ACiCBwMIAFiCAKAVn2AAB_BFnAABlIAAHAAADAACaCBs"
    "HdAIeCABQCAJpFACPFABVbAAIQAAibAH8XAAIRAB2CAtCKACYKAIKLABiXAACXAACKAUOQAEfTB1ogAACgACMgAC-qABEiBL"
    "qIACWgAKAZhyAAAgBXIIAfTlABznABHnAe4gAA-BAO6KAG9nACrAAVvjABHLA0EDAArDBBNnABJlABxnAADnABFnAf4KAO6I"
    "AGfnAAegACqgAVvjA0MgAA_jASogAOZNAC0gAHECAWAgAKAdljAAAgABBFAADnAAHAAw_AAAZoAGpIAAnAABUCAAqCBLcgAN"
    "7AAR_EABJtAJSCAMuCACGrAAzrAF6CABNAAACnABFAAAGgAA2gAAIkAw-KAAWIAAKBAFIDABcnAACKAAgnAKAfnlAAACBZhm"
    "AAjCAbMCAAkCAAmCAAuCAIsLACACACJLAA9AAAHAAATLAA1IAG_FAAFFAADCAAHGAA_HAADAAA_FAryIACYIABhAAAHLABLB"
    "AArLAFJHAA7HAAhHAADHAAjHAKAh43AABOAADOAAiOGs8IAzSISVMCBPMIEv6IA7AIAACIDwNAA2wKE0wICJYYAEqIAP8CAB"
    "UCAAkbAM6IABMCAVGDAGKIAW6IAAPAAD2IAJuIACSIBpiIANoIABWIABEgBN-gAKA68uAAAgAz4IAf0EAdogAVFbAC_AAMmI"
    "AnWKACajAJYKAz4oAsUIARICATygABSoA5UiAgUEAN-IA7SIAXBACG-7ABWzAp2IAACIAVwIAAEIAAHAABB6AAoIACg7AAy7"
    "AAC7AKBAoLAAA7AN7xBdSIAA6IABCJAHQEAK-CAEdTAOuCAACCAT0CABSCAGAIAACIAVwIABrKACrbAAzbAOhRE_KKCSkgAl"
    "UIAOIIALcKAAXLAU0EAIMMAEQIAByIAO6gAGdIANBIAKBG_MAABoAAoIADEBAM0IAmNKAAqKAC4jAJiKAlUIAAygAZGgA4aI"
    "AAnAANJoA3WqAx2IANAiACsrABECAPSCAbIIAQMrAAqBAEcIAAFAABJqABKoAC0rAAerAAMrAUxKA1SIAKBK8MAAANASNjAH"
    "qCAFWCABSCAA6CAWwIAC-IAAiIAAcIAAcIAQNrAFCIAAGIABKqAAhKAAIIADXrAADrAAdrAANrANhhA8GKAAcKAjYBAAoJAD"
    "iIAeACADUCAVkJAAuBAAeIAKBM-jAAAIAAEIAAWIAAeIAW-KADhLAAdLAANLBJkKAAeKG9CnA6cBBi8GArpnA6cBAubSA0OC"
    "AAUGAA8GAmlFChPKABSGDF2iBmSKEr9SLyb7Ay8gCWRADJHbBfUIAACgAWkqAKBkuTAAATAACTAAUTCP-YCE-qAtU0AWqCAA"
    "J7CyCgAAMcAW24A8fgBmkIAPYQAACUAV6KAAECAH6CAc2VAACDAOcCAJ6gABU1ATwgABJ7A1LTAnEXAACXADQQAF8QAQSCAA"
    "ECAKBsISAAACAFECAAMCACoCAJ4VAAEVAESIAOoBAACDALqCAAKCACoCAFZTAF3VBKDTB6KBCQACAHRRAx0BAAOBAATTBH2K"
    "AxgoAACsAGSIAPuoAAVKAtAKAVeIBwSgAAHAAV6IAKBz0HAAAgAAIsAVq7AH67AASCAcmBAAT1AL8CAJEzAC9yABaBAUd7Bc"
    "e3AAo3AO_zAKACAFMCACyCAAaCAJW1AAC1AAm3AEeIAOABAACDAAb1ALKCAACCAAECABICALigABcBAKB2NcAAAIAAmIAD0I"
    "AwGCAb8CAOkPAACfAWEIAACCAAsKAACCAVaIAOsBAACDAAbAATYQAaQIAAEbAAiIAAgIAAmIAz7bD0UgAH2CAOJCAsuIAAeC"
    "AGWIAGFDAACgBH0CAxcsAKB71-AABAA5hAAIeIBw5vAARIALCCAAPCAAaCACwCAG-rAASCAAaKAAOCAHCvAAOCApwKAIIjAA"
    "KjB1cnAAUnAJCgAFECAAUCAAYCADGiAG8iAAQqAAWIAACiAAUiAAUCAEGCAKB_BnAAAIACIiAKUnABWKARtlALGCAACCAAuI"
    "AJBjADBiABgBAZsIBaiPAACvAAUpAACLAMICAJeCAAoKAAqCAUYCAP7AAMqCAB8IAeyIAAErAACrAACrAA-IAAuIAz7rKHiN"
    "AKCH4IAAAKAnAqAIKNAzMIEv5KAA2aFdA7DJBAAACgDJDqJbYQDIHgAACQA00aACCKCSNYA1CgFdagAdWFFbubAACbCIOKAH"
    "4gA2YCAcIgAGKEAE6gBrGQBKpQAHLoABX7AEDVAKCiNMAABVAvnCACOIACuQArigAR0QBXGgCsc7AAS7ACkIAVV7AAp7AcOF"
    "AZr7Ae4NAO-IAAe_ArW_Agx7AAV7AgKIAuOSAfWMAAEMAMpfAB1EAAffARSQAAEbAACbAZ_fAfnbAKCohNAABbBu-gA4iQAA"
    "bbAA_ACHMCAAWCAG0CAACgA24CAcogAACqAD2gBXcLAIfAAAaJARVAAh4BAopbAIh7AERVAAVAAxeDADDAAi6qAIamARYCAA"
    "G7AASCAEU7AdOgAUqIAKCvhyAAA_AKV5ACDKAAUzAEoCA2OgAET7AAP7ACsIAAN7AP_IAPq_Ar4iAB4SAjmBAACLAIbLAAf_"
    "AAX_ArB_Aj57AdT7ACX_AraKACX6A24CAAKCBA3LAANLCPLIABBAAzXAAKC0znAABAAb6gA5FAArTlAASMAM5qAAEIAFGjAA"
    "SjAg4BAZMjAchFAAJFA0jGAdCMAMsvAUIgA1YIAECIACigBr8kAAMsAAOMAFkDAHJvABOvAACvAAMrAAlvAMurAEarADOCAK"
    "C5kfAABrAUqrAACrAAMrAKxvAtxqBFOgA2YVDJEVAB9uCCsBAKWCAEEQA2CVAB9uAqkECYRKADzACG6QAL0CCol_AAeIAgYC"
    "AbIlAauBBOYBAjyQA8MBAC_vAALAAXmBAY8CAKDEyeAAAGAAkBAwgBACoGAArtAg3AA-xtAAPFA1aBAz3tAgONAdGaAilNAX"
    "MBAecBAzrAA02gDKWYBWLgA5uBBfOgAwJrAHPIAxwDAAwBCX2gAxOgBBE7FUKQFZagDEr7AEp7AKDWauAABSABSSAC2gAAeB"
    "BjUgAwV7AD8QAxDAAAeUBfGwE2oQBBLAAaCQF4fbAtkCAhcIAFwgBNbIAnBQBEcQAF-IACOIABt7ADB7AvSOAC2KBD0CAB1b"
    "AbOgCRXoAcdoAyN7AKDj9DAAB7AP3gAAIgACOgAOc_AN4FAf57AG4-AhECAACCAD7AAAV_AOfCAJuCAACCAD7AAPP_A_kCAD"
    "9AA09-BzjbAAQIADcBAClbAlQgBLSCAQYCAHhIAElAA8RAAV-oBT8fAKDpoGAAABAQGdAAKMABkKAAeKAF4gAAaCAAECADSg"
    "AAMgAaeBAD8EAQoBAJMgAJ9QAADQACVQAIMIAElzAACIAxMIAfsMAASIAV-hAMgKACPKAu0CAVSgAAEgACUgAMv7AAF7AKDs"
    "oWAAACAHIIAGOIAET_AOPCAJ-CAELAAB9AAYyBASjAAEc7ACJzABmBAACBAeR_AtwSAFz-A9cCA2BLAAHLADjAACpLAAHLAA"
    "JLCAwCAAICAAMCAD4tAAGEAASKAAGKAHhgAKDwGlAAAiAACiABGKAuCCAB2CAByKAC8IADdBAAPBACWDBKQIAflNAK8BAJcC"
    "ACCBAACBAEgoAALtAIaCAAGCABCKAAEKAc0BAAHsASSgADLAAGlLALjrACbLAMtrBNMEAEFuAKDzBHAAAvAAILADHvAA2LAM"
    "XCAEGgADqrAEMCAAMCAACrADwrAtICAE8rAAGrAGKrAAGrALxrAGCrFDgwA6cVADRuCNwCA15qACMVACJuABJuDDpqCRKKA1"
    "mIAELLBzEjAGwwAKD8mOAAAIAKSCABiiAAsiABuiAACrAdStAxMCAAeCAFS2BTMjADvtACjkAAWkA4VsAxwCAFOEAvUiAAMi"
    "AjmDAEDlAZ8CAbwlAb0BAa6gAACCAAcgAFDgAt-BABYDAn2kA4_vAKEBopAABtACNAAahAAXNAABWGAASBAy_AABZtAf8TAF"
    "1HAAHAAAbFACgEA2bHAAFtACPtAaCGAAfMAXMEAD5AAAMtAwiBAk8HACQQACUEA3ANAAFFAAFNA3uQAyKMABOMAgkCAKEGgc"
    "AAAIB3oCAAUgATmQArKQAxwSAE6EAv0SAj1CBA4EAV2BAVU7ADtSAAzTAAgQAy0BABGSBfpAAwk4AGIKBWwiAAUiAduEAdoB"
    "AeIQApHAAisKAnG_AADQACm_A2sQAACQAKEOPBAAAEAvvCAD6_AOIJAisCBkaTAv-CA3WSAkxAAZmCAAqwADTAAeAEAUXbB7"
    "pfAN0EAJmSAhtAAwyQAAnAAAVSAEaQAAaQAuEBCRIoACN7Ax-IADfwAAUQABxABfGQARi8AKEXLgAAAwACYwAAY_BG2gAACE"
    "AniQAOEQAiySAn2MANGYAMaCAvWIAZGwAKiCAAWQBYGyAAWCAdpgAhSGAUfbAFzbBvtAAAOCATiEAKBAAjTAANzAAALAAc-g"
    "AEHAAA9AAEZAAKEdLrAABAAgsQAAaBAD0QACQEAXeQABagAvcEAeZZAC4QAA8fAAMCARqgAioCBCECAbSgAFgEANsIBYkgAh"
    "iDACYCAGKTA4yEANqIAB61BYN-A7mgAB7gACpAAzUIACVbAANAAKEi1mAABbBxMgARwCAB4MAAUCAFZAAEugAAf7AiaEAALA"
    "ANwBAAEEAAGBAE37AAD_ABxBAAf6AB8IAVOgACuCAAGgAA-_AAMgAaAEABWkAb4BAYHdAI8gAByFAb4gAADgAbQBAKEl6NAA"
    "AgAHJaALtbAADbABFbABB7ABV7ACNbAJqgAAV7AAD7ACPqAw5aABCDAC8BAYQGAGSjAAGCAACgABtiAAmCAAGgAFckAAi_AA"
    "G_AXYCAAugA22BAACBBzuvAD3AAQGCAKEoqpAAACAAECAAViAACCAzMIACnrAADvABXLAAFLAAPLAAIBACPLAAFLAAHLBxJv"
    "AADAAGanAI-CAAGCACECAAECAAGCAB1tAAOEAAGCAFsiAE_CAa2EAVaIAGqBAArqALugAKEqyUAAAgAAEgACJrAK4CAAagAC"
    "UgABtrBP4vABwDACKEAAVvABeBACYvACGjAAGvAIyBAESgABICACkIACGrACMrAAErADCvAAwrACUrAAErAXuEACCEAQQqAD"
    "IoAAwCABuIAKEsP9AABKABwrAAErAJ7AACHAAAFAACJLAK8GAAXAACVAABtLAvHKA4u3AAC3ABECAACCAAECAHuSAAGCABCC"
    "AACSAD82AtunAAE3AGgiAAEHAACmAAknACoUBK8nAAIQAAEQAKEucKAAAQA5ImAMmgAtIgAAoBAAgBAGEDAADiADQgBK83A5"
    "1nAM8gAACBAs2gAG9mADGgBLbjA51AAAJjAM3AAtHAAAFAAAnAACTiABHiACriCPkCAACjAB2CAD9AAtBDAAGBAKE0DnAAAC"
    "AAGBACNiADwgADQQAAeQCDtXAADBABHHA6pXAJrHBuWDAC-FAbGCABICAACCACyiAACDAACCAACCABEmAcalARUQAGoBACuX"
    "AAgmApWRAhugAAEgAAogACclAgIDAKE4MlAABWAXgCAACCAD73AACjAACCAcXlARWQAAWQAGOBAAWBAC9mAWOyAACiAAUSAA"
    "wCAAKCAFlAAtwBAAoBAACBACwkAgWjAEQkACMkABEgAX4CAwqQAHkBAZLCAAVWAA8gAKE6olAABGABIzAMihAhODAAoDAACD"
    "ACxEAkVlACagAcvAAbYhABGkARSSAJNEBL8gAM7AAWSDAAKiABQCABSgABGgABbVABHAAAEkAA9lAARAAXoiAAIQAcOBAC5B"
    "ABHBAADlAKE9WqAABAAPvAAJ2EAAEmAAZkAANGAWQiAAFyAAUkAAuCAA0BACglAO6BAkBAAKr1AXuCACUQAADHADiEAAQQA1"
    "glAADFACZAAACkAADlAA4kAZoGAAYEAANmAagQAN6RABKBAKE_uBAAABABOkAA6kAKr1BVzGAA7EBm3EAA7EAArEAgcCAWOC"
    "AAECAH4iAAuQAD8QAcaQAQzlAAO3AAs3ACFTAELzACsQAAmQApWBAACBAAUBAkgSAJ9FAVbgAIYQAN7CABHCAKFDT2AAACAI"
    "pCAxDlAASDAADXAAqQAGdTAYagAAt2AAhSAAWQAAmCAERzABMQAMyRACaHAfMSAACDAAQSAACDACmSAJ4lAWmiAAGEBrLzAB"
    "GQA5ZCAATCAjICABKCA6MnB3RiAKFH4UAAAgACD3ABUQAzUBAEsQAA-QAaAQAAMQAaeWAOOhAAyBAiJCAB-QAKkCAVcCABGC"
    "ABSCAF13AzKDAFCQAA-QAwOCAAgCA0yCABSSAA-SAjz3ATkQAAOkAHqQAA-CAD8QAKFLfKAABEAPEFABcQAA-RACBTABHTAB"
    "HTAE6QAqGQAuYQA1uCAvYgABqQAAHTAAzAAI-QAXLCATHAAh5AA-HzAyb1AAD1ABBgABlQBWASA0wgAo0QAS4wAACgAAEgAB"
    "AgABugAKFQaWAAAgBzyXAA63AA6wAAP3ATozACKiABGiABKzABuzABGzABIzAXAwATMgAACEAHqzAZQzACmwBYOCAWTAAAGg"
    "AEmgAEECAEDAArWQAADFABiEAC9TABHTACxAACpTAAiCAKFTjOAABTAa_AAPJABGG3ASCCAL-SAcaEAS4gAAyEAAwgAAHAAA"
    "OEAAq1AACCAI9AAWqEAAiCAAG3AAKgAAoCAFQzAM8gAADCAh4CAbdVAGZXBOnVAADVABEwAMCEAWoCAAOCAKFW44AABzAEDT"
    "AL-gAi4CAg03AIa3AKlCAA-EAJOzACKCAACzABECABACAB4zABGzAdQEAN8wABIgAEezABGzAc-iBtY1AAICAA-EAAImAH3i"
    "AACCAA8CADyGArWQABiBAAUBAKFZw2AABBAADnAB9TABHTAALzAAD3ABwBB6lnAJYCAAECABCCABSCACJ1AAGCAACCAA-EAA"
    "GCAEmiADpCAc5DAR2gAC2QAACBAAoCAACBAACCAFTyASnzAIUCAA0GADegABxzAKFcBeAAABAdM3AAoBACSgAD43ACI3AAE3"
    "ABQFAN5VABGkACKzABGzABSzACMzABGzAAg3ACSzAAEzABCzAAEzAZcBAR3AABCQAB0wAAsBAB-zABGzACRSAbuGADfAAvNS"
    "AkYEAKFd_hAAABACNAAAFlAADlAAICAA4EAAFlAACkAI4CAvPFAAwBABwgADFAACxAAADAAAFAAAlAAADAIWeCC7SBAzSPFw"
    "8UDJEEDFC3AAC3ADMwBPS3AAC3ByL3AET3BSh3A5ygAKFttDAAAEAAF3DEfXAAvAADmQAANXAAGQADKSBKxSAEVXBnYIA7AM"
    "AACECQQBALH3BSh3ACWEA2wCABwCAwdAAWr3CqsEATT3AD4CAHVAAAR3Ac2MAFqMAkl3Bk0EAEqBAJOXAKF3GZAABXAADXAB"
    "tXAAHXAAFXAAQEACQEAAqEAH-XAAEXAAVXABvXAasGAAcEAc9AALZXABtXAALXAAQEAB_XAASEAACEAB8WBnmgAPqCC4WgAB"
    "WgAsmIAdogAYAEA0wgAyCDAKF8MXAAAFARICBusIAN-IAO-EAsUBABs_CLAPAMuQABwEAC-CAG83AdCEAGUNAAwBAACNABlX"
    "AUbAAMwQA8wEAnIEAA6EABCEAFACAH5XAA9XAADXABFXAADXAB-QABJUAADUAKGAjUAABUABMCAALXAA-CAACCAATXAGpXAA"
    "PXAA9XAADXAAJXAANXAAxXAD-CAWoCAAOZABECAFTKAAuBAACBAWACAK6EAB-QABJXAADXABFXAADXACBXABRXA3IED4mgAQ"
    "MCAKGFKNAAABAuuIAIMqAEQBAByCCMIBAMdnAERnBORnA4aCAhsIAO2BABOBAAGBAIXnADUgAArnAAyEAAoEAAqEAA6CAAoC"
    "AAqEAGmnABPnAEeEAZmKAAQMAEeBAAwDAAeCAPeEAKGJCaAAAgAArnAD-EAAgEA9ACAjiEAAuPAM7nAC9kABRnAAjnAApnAA"
    "qgAAwCAAJnAHVnAAnnAAJnABJnABHnAaApACSGABCEAC-BAADKAA8BAAcBAVYCANRnAEWCAArnAAggAKGLHzAAAGAAcCAjWE"
    "AACEAAEEAAkEAAEEADWBAACBAAGBAX5HAAdHAADHAANHAAbHAADHAANHAAhHAAZHAAvHAAfHAboEAACEAAEEAAqEAAeMAACM"
    "ADiBAAWBAAeBAVYCBPSGAKGMskAAAGArSCHaoICAIIA6cIOsqIBgaQB20QQ_WgBnUIGL-BAGSEAOQgBSgEABGiB04KARCCAh"
    "nAACiMCOACABFAAAFAAE2CAAoCAACCAPuCAR0BAESBAL4GAAQcACiMAeAGAKGrksAAACABFVAADVAQXAFp-IB_MIAOcIA7ck"
    "AYlEBmogAOcgClNAAVEgAOcgAmYBAMEOBzIGAOoBAIGOAACEAAWKAG7AAm-BADeBABmBALKGAACIAAIgABEIAhs0APJAAAqG"
    "AKG14bAABAAFMCAmIBAM8EAfcCABFVABUEF5YqCBDAAEECAKYCAwmmAO7ACByCA44qBySOAVGCAA_AAHkiAFygAAICAxqIAA"
    "wOAf-iB2mCAlOBANqEAAeIAfKCABECBnSsAACsAKHA0pAAAIEx3vB1oCAAJTBTTAEikBAY8CAhGBAxaCAAqEB17CBShAB2yC"
    "ACPCA7HAAVMCJZ1AQk5AV__AA0aCABqIA5cGB_ABAMFAAC7zAAECABnCACowAHoCAXABAACBAQUCAKHlZ-AAAIAOcICAiKAA"
    "oIAH6CACSIAEQIACiaABIIAACCA11AAUwIF62IAkIIBbhIAWICC6sCAOcCCc4CARkBAESqAEAiAE1gABnzAACCABtQAAWCAC"
    "gwAHWIAACKAMcCAK0BAKHu0cAAAMABaCAH6GAE6IAAOIAOiIBz6CASKIAzMIACxAAckIEqeCAOcmDE-oA61KAG8CCK4gAAIg"
    "AfUBAXwgCYeIApKEFuQIAA8MBSYIB2sMBN_AAEaIMeFUFAkKADeIMN8IAKIVSdAABWHD1QDTUYAJQQBJQYEJQCAoWIA9kCAq"
    "ngA4lCA2mECNUQD6KwAAUEACFAAIZsAQIECmaBAGnAATb7AJDAAO4BE8PiAsCMBGTACV2IDA26ADoCAEmgAlSCAOWgAAGMAK"
    "IqwpAAAgAP47BcsBAcP7AGlABJp7ACV7AzAOD0oCA7yCAB2CAMKIADaMDFsIADbAB2gBAKyKBEaIAaUoAEFrCyK-AAC-AKs0"
    "AMyBChwGAP0mALEgANEFA04GAtUMAD8EAOICAKI20XAAAFAqSGABRuANEGAMluAHIMADnAACiEAAIEA0kGAtVMAD8CACMCAL"
    "9AA6fEAAuEATtsBrPAAN0SABSSACnAAnaGACaOAmECAACCBjC0BnImCiiFCQGBCVCFACTAAujSAKJAH2AAACAMFAAfoBAAIB"
    "AyxgE_GCAAoCAACCAAmIAACIACKBAc6BOQ0SBaqBBssiDJGCBcCBA0sCC1CQDJEQBLwEDJE0HNoYBSg4AGcQCyGIAAD6AXj7"
    "A20OAAD6A8aQA-SgAKJbaOAABAAXXbA0KCACxaAwsgBBf9AADdAF-IABjgABFgBMqKAv6KAKqYAD6KAQUKAlD8AAE8Aew7AB"
    "S7AAm7A0mKAAu6AACCAA-6AACCApVAAGMCAFUiAB0kAAIEAFUiAAqCAKJfpoAAAEAIqEBAWQAB8EAFU4AAqCAA4SAA37ABP7"
    "AAn7AVKEAgL6AACeAA_6AACeB6r6AXf7A276Aqa1AOcEAACMA3a9AB6gAIqkAEWIBoSBAYTJAACgAGWCAAECAB2IAA2bAKJk"
    "pTAAACACMgALqBABz9AADdAAUgAFuJABgCAAECAAGCAFaBAQaKA3yGAgQBAaQsAAYIA5DAAcsgABSgAA17ABN7AAp7A1R6AA"
    "COABD6AACOAqNlAkZiAsNAB2qCAB_tAAEIAKJo68AAAIAAMKAOJtAADtAACsAtLAAAQKAEdMAFmEAB2gADsIAJaEAMBABmCB"
    "ACGFAAPFAOSsAAEIADsqABSKACBLAa4BAJ-gABYFAEsHAHdAAZGFADyIABSiB46BA56uALMkAKJs3eAAAwABQFB3qUApduAP"
    "ZuAA_-AYugBkswAOyCACMBAA4gAAMgAACwAAIEAokGAAkGABpAAMQEAAjAAB8EAAsGAJwgANYBAA5AAANtAACEAzAmAryEAB"
    "GEAD8IAORAABJAAKJw7cAAACAARAAB8BABG0AnUGAP0GAAiGACFAAAkgAO4EABHsADxgABOCACMBABGEBywQAAqQAAKCADIQ"
    "AALAA3YGACzABOZAA7OSAAqSAAlAAAtAABMbACCSAAOMA3WGAC0KAKJ1pmAAAhDm8BAzgCA3CFAisBAfHAAAsEA4QhAW_AAA"
    "MUAAJSAC-gA0GFBBMgAAsgAAugArPEAmQzA1JAAALAAlkBAZkiAAUpAA4gAAlAAAbAAAQrAAFAAA1gAcGBAPhkAjoiAKJ8kg"
    "AABiAB3BAAVAABJABX6BAatAAAbAABGBABCBAAQBABOEAaaBAACBA0zKAB0bAAUQABK4BxsCAATLAADLABUJADSEBNmCCkgS"
    "AQsQB_vAAP20AHcEAACQAhmQAQcQAAZsAKKCsHAAAQAARsAACWAUvTAAUwACfAA0KSAASQACJGAATGB4CQAC1ADGKgAAMgAA"
    "SgACaQBLs2AASmACJAAATAAhoBABSBAUg4AHOwA5NSABwgABKgAAEgAUl2AAJqAAUCABWwAKKHlXAAA7AA-EAALoAAGEAANt"
    "AGQCAseyAArWAASGACIqAARuAACqCO8CAAaCAAGCADUgAATvAyOGABcGACJqAARuAADqAw5AAOaQAc4BAdGQCAsKBHPAACFA"
    "AAKQAAYQBKoQAKKNNJAAASA1SIAACIAF8QACsQAUUQA3sQBJEQAc4gAOewAAEwAAISAA8BAb4iB537AAYQAjYsAPoBAcCmAD"
    "eQAAUQAzqCAyZiAA6CANJAAAJQABNAAAHAAsBAAN56AAHAAAzAAKKSkoAAB7ABT7ABKUAzAWAA1AAA56AhoBAcaCAAo_AC2E"
    "AH_EAG1AAV89AGpQAMkCAAGEABxAAAXAAAVAAAXAAUSkAAo_AAKgAgPAAVS8AAo8AAWCAAGuAAWuACbCA2VQAE8SAKKVFHAA"
    "AbAACbAAcMAASEAACaAAWdAACZAAMbAkHdAMFdAADdABMIAACIAE9cAA-gAAGEABwCAUCWABKCAD8gAGegAWsbAVTcAAkSAA"
    "FcAAcwAAWmABa6AvMCAJQ0AOEEBJSQAKKXSQAAB7AAZ7ABZ7AAr7AziOAAl6AACSAAp6AACSAnyEAIEEAPqIAtUCAN_IAAzA"
    "AVgCADTAAzAGAAD6AA0DACbCAgEBAH1AABGIAAIQAFnCACMCAFcoABGEAACEAFDAAArAAKKZ3GAAAQAG2CAV6FAACBAEaEAF"
    "oxAEaBAEuBAB2CAAqkAAYgADEBADUEAN5EAAr_AgWkAVP-AAEEAAp6AACEAAUDAjKBAOamAGEgACpdAFGCABfbABTbABXbAo"
    "iEAFoBAEaBAKKbzIAAAEAKOBAN4gAAqgA1l-AAEEAAo-AACEAAaDApHAAIFAAB4CAN6BABQBA3ggACUqAWUCA2XqACluEvK3"
    "AD8GAAEGAAaGAQY2AAe2AUKSAAGyADQgAAC1Az8GAAEGAAEGAKKhIgAAAmAASGAB82AxIwAMECADOEAAn1AkeBAAcSAAHXAA"
    "QnADmmAACmACMmAMGGABvmAAyQAAZGAAIQAUiCAC4QAAXUAAFlAAjlAzCGAAKQAAEQAAYQAB6QAxZAAPr0AkdgAKKjhHAAAm"
    "AEHmAOIGABvmAAeEAP0EABGEAAoEAHAgAADkAAn0AzCGAtBAAG1AAP3AAogGAOimAAUBAARAABxAAAlmAQOgAAogADOgAD9l"
    "AAnAAy6GAweCAPUCAAEwAAJGABlAAKKmXgAAB0AAkEAkdBAAElAAbBABQGACUGAAjGAAWGAN-GAASGABxkAUtgAAGEAACEAC"
    "NAABiEAApAAzAGA_GCAARAAAbAAAkCALXkAccFAAfnAEDCACCEAMQGACuiAUJnABGCAKKokgAAAzACL3AzAGD6kEABqCAASC"
    "AARjAACjAM8hAAtTAdWBAP8QAOmgAAggAXagA0IgAAEgAAYgAB6gAGbFAADXAdWBAZMiAAMCACrAAlrQAAgQAGIQAjXyAADA"
    "AAL3AADAAKKtRiAABSACEiAAp0A8igAACyA5hAABJAA5pAAQVUA-FAAgQBAC6BAMEwAQPjAAUCABSEAaqBAAoBAeKgAAQgAU"
    "0CAAMCABnAAAdDABQEAAjgBXeBAByBAAMBAYkiACyzAALjAKKxW-AAABAACBABECAAJEAq6mAAKGAiwiAAomAAMiABiDAAcz"
    "AAMQAAiBAAnxAAf3AACCAAIjA7iCA2UCAA2hAAgCADYkBNyCAAoCAAuCACygAAeQAALjBmZAAN4QAmxlAE2QAKK01_AAAQAA"
    "aQAOSQAf0SA02EAAcEAADVAkLCAR2mApRTAAhAAEMTAIxAAOzAAANAAM2kAAogAASgAC1EAATEAHSEAsISAAfCAIsgA5aQAz"
    "UQAFiQAByQAAuEAUQgA3agACOQAKK4xAAABGAw2wABugAy-QAAKQAIiBAbaCAAPiAA6QAApzABKgAAYwAzODAAR2ACaiAAOi"
    "AGGCAdIBAViEAgSBA1WiAASiAAkCAAFiADSyAANDAAPlAAQSAzAEAAeQACNiAANmAKK8PLAABCAAYCAAUCAOJAAlLFABCQAE"
    "3AABUSAAdAAOTAAfoEA1YQAxCSAGcWADIEAG0SAj8CAAfyAGT1AAmgAE8QACfCAHmQANqSAAoSAB8GA0GQAAQQBKMgAcNVAA"
    "DVAArVAKK_2EAAAiAGL1AACgAFkQAAEQAXIQAASwA2-QAAQQAI4QAyo1Aq2gAAugArIQA2qQAx4CABeSAePAAVvVAAFFAA5V"
    "AAFAAAKgAEuEABXSAAbAANQQAAlAAAfAAUrTA26WABEGAKLEGSAAASAF_AAAEQABF1AAmQAACgADOSALgCABEQAAeQAGACAU"
    "ogAAqgAACgAAZ1AAv1AAgCAFkSAAaCAGMgAAF1AAmgAE8EAAbSABWgAAegAUmSAAZ3AAREAAZ3AgskAV4WAKLFQ7AAASAAJS"
    "AAEGAASGA6dVAAoQADOSADJTABTTAjRAAApFAADAANzAAArAAE8EAW0SAAZXAEMgAbASAXXUAAqWAAewApjAACx1AAoEAGsC"
    "AACCAHugAF2BAP-CAAcCAVUUAKLHpkAAAFAGECANqyAAkyAHiEANkCAAoCA2SGAAD2LuACB_wEAACEC7d3DJAQANzEF-IUAW"
    "USC1uQAEIQC7uEANbAAQHAFCeEA9b3AQUEBCN3A5GEBLgmC5lAABx3ABswAAtAAKLe-zAABAA3hAAKp3AANABFPAAvDXAAFX"
    "AAUXAAEXABjXAAHXAAFQAAIQAAEQACPQALeGAACGACMGAAaEAGWEAxFXAByGAIrXAAHXAAEQAAIXAAEXAP6GAAaCAACCALyB"
    "AACBAKLiHJAAAkABWmBTggAAGgDwMGBPmgBSmEAG0CBvqOAjoCASpUAaKEAIKEBVSCAAHAADiKADi3ABwQAAGwABb3AAH3AA"
    "sQADQ3AKwEAAGEAlGKAAeCAST3AAWWABcGAIgQAAG3AKLo_yAAAIAF-EAAKCAA-eABMEAGEGAtSOAnuCAACCAAJbAA-IACSC"
    "AD5XAA9XAADXAANXAAtAABFAAAFAAADAAAFXAALAAADXAADXAAuQADNXAADXAANXAA9XAb6EAESEANlfAKLqQsAAAKAcSWAA"
    "5AABJAAADAAA6EALvAADcCAHQGAtSOELEkABwEAiuCAuqgAG-gAAoIBeJ3AyqoACCCAImEAnNAAF2EBet3AQaEAiUIAhOEAQ"
    "RABkU3AAj3ABL3ALumAAzAAKLx09AAAiACOMADkCAQ4EALWKABKgACMCASKGAAFyAAaGAFMKAAWCAGyEAQuIADSCAAECAziC"
    "AYmEALB7AAoCAI1GABD3ABF3AC53ALWEAHyGAJ0EADfNAMyIABMIABqKABCCAKLz1PAAAGAAFyAFmgAAYCAJ0CALkCACHIAD"
    "0KABqCAs-QAEeCAkqQACQCALLXAAdXAADXAANXAAbXAKGGAH6GAbwQABKKABCCAXrSAbMKABwCAxcSDyAnAGwGAKuCAAWCAA"
    "8CAKL4GaAAAmAA5kAAakAA0gAkiCAtIgAIggAAoIBd-oACJGAwmqAU1gAApgAZ9AAGhIAvJAAEBIAkUCAIbnAAGvAANnAAVn"
    "ABggALwkAAsCAAQkAAMkABwEAAUEAhmCALagAJ3nAKL7sIAAAgAKXnAQQGAGegAvKCAD3iAkECAAYCABBpAFrnACFAAAVAAA"
    "ZAAAbnAD9nAArnAIqGAAUGADkEARYJAOWIAAYCAA0gAAZIAUCGAADiAFkKAAdiAGlAAAXAAQcIA3DiAKL-NNAAAgAAUpAACD"
    "AADAABkKAAWCAK_nAAnnAApnARmGAbmIABUKABGCAH9mAPviAbIKAASKABeCAxhqAaQEAOaCBo0EDJEEC3vCARVAjH-EFpIE"
    "CwsIB46CH0gEH5ciAFAOAKMigsAAAgALoEBG5UAI4GACwOBKZEAEYBAGJIACXCATWEAIkCAPeEAzpAAHQUAEOGAjkEAuQEAE"
    "yBAAEBAH2CAECCAACCAPIGBDWCAACCAAdUAADUA3IEDz7mBPWGCIbAAWVAAKMqnZAAABAHq6AQ9IALEOAP5RAexABBmgABqE"
    "AB4gAZ0CAfaIAAGgAr-gAHsgAAWgACigBKWEAJ4iAApAAA2CAACvABZCAAaCABUiAAyEABgmAAMgAPcgABAEAAUgAHCiAN8C"
    "AKMtwJAAABAIOIARCIADsaAASIAVwiABTIAACgAByCAlYGAQJIAACKAq7CAAC4AACCABGCAAyGACcCATEEAjYaADiEAAWEAR"
    "IIAHHMAOqCABAEAATAAnMGAQIYAACKD4cOBknAAKMzTpAABIAAJAAq2CAAECAAECAAECAT4BAAKBAi-CADiIAAFoAHCIAJ0K"
    "AAOIAavBAALBACGBAAEBAAIBAFtnAWqBAYwIAAEIAq-CAAIgAACCADMGAfqBAPgBAEVKAAWCADbqAKM1rEAAAEArwgAAMgAC"
    "KgAAIgAFsgAvTKAcQIAOYiAAqIAAwiACQgAQmEAHaiAQSIALaKADwqAVAKAGEgAQ5AACShAAIBAkyGAQOKAACKD7akDZcOBC"
    "zEAL0EDNfMH5GIBQHMAKNE99AAACAAECABGIABUIAN-CAsaEA0iKAACKKpCIBo0IkaIIC5WGAcACAPUEAUUCAfgEBbEMAOKC"
    "AcwCAPUEAUUGCHSCAR6GAbmEAUUOGhVADEgEB5uCAAMCADACACACAD4IAKNpGlAAACAYACAajAAJACAAKEBdegAvyIAQYKBC"
    "xKARQEAlEIA5KIDI0MAASCA4KCDKVAAADACQCCAAMCAtEgALygAACgAI6ICPUcBSgcBukGCeaEAafIAOgiAAICACFAAAIGAK"
    "N1sUAAAMBSaIAAIYALsIAAIGACEEAAIEA0-EAo-CAAJAACEEAYJABCsIAAIcALsMACNEAAIEABWEEu4IBSgIIKXABRQIAAGO"
    "ALuQB6WIAAqIC5WeAPEIMgwIQp2ICMcQAEgIAKOVqSAAAQLZEYAD-YAL0gBGsYE4sEAG-IAAC5BSeIE_uoBIgQAKAoByrYAD"
    "5IAAEIAWNGAdVAAT7aAAHIABBaAKAIAWqIAtvqAuSIADw7AAGIAL0oAnygBTwqA5ACAAUCAAaCAKOn4BAAAMAKSgA3EIARfI"
    "AJ-kBEZCAuQIADwrAkMKALyCADzqADiIBf0gAyEEAPQEAsWEAG0EAQGEBveCABGEBBmEAXOkBvYCABGEAU0CABeEAACEAGQg"
    "BMOEAACEAmGEANVkAKOvoDAABIABwEABGEATuEAAUGABEEAQCEAiSEAH2EAVbIAC2EAAGEAN7HAAGEACCEBe8GAACCAGgGAR"
    "IEAAGEAiKEAAGEAHUECNcCAAqEABWEBmECHgOgAr-EDBuEBCcEAQEEAKO6UJAAAEA_eBBiaEAcOEBJSEABGBAPUEAAmEArUE"
    "BDgEBIkCAACCAAUCABEEH8BED2KFDJKFB6gBBAmiChaCAnkCEWKeA8JAA_kGHiOCAsBAAAC7BNQGABI7B7EECD0CAWUQAKPS"
    "eQAAAcAIQEAm8EANKECLcgAEOgAnF5AAD7AQmIAAsIAHRYAgVOAZaSA84IAC2_AQCEArm7AW-GA3a7A4OiAX0FCgSMAB9oAM"
    "sCACsKADsMAC4gANF_AACOAYbkARogARRoAKPZRtAAAMAB7AAA8gBwCqAC2kAA0oAC0hAHqOAr0QADxAADSKAVNYAAFaACwh"
    "BvgKABGCATMgAlmKFYsGBo0EBf-EAAS2AAYGAHt2APuEAAeQBCUQAPuEBfBmAH12AAOgAOaGAKPiNmAAAEAAgQAq0EAXf2AL"
    "akAEWEAAcEADWEBhcEABvwAkbAAU6CAAYEABuEAVYEABvwALSgBpGEAAkkAAIEABmwAAIEAOcEAAeEAAmEAhyIAIMEABWUAV"
    "2mAP2EAB-EADXCAKPmyZAAACAAaEABoQAOqEABGEAh0IAH2EAAQGAHbAF0YEAXwEB4bEAVdCAOskAVCEAXgEAVxGAQOkAAIE"
    "AnEEAAIGBQ3AAAJGApoEABiVCNMEAA0gAPsCAAMCAAI4ApoEAAIEAKPvS_AAAEA2gEBAOEAPMEAAICABOEAAWEApaGABHAAW"
    "BAAAGiABukAOgEAE79AYGEAKMEAAIEA-4CAAMEABv_AOgCABGEBA-CAQcCAAIEAmYEFtGEC3YQAQOQGB8CAByEA1IEAKP6uH"
    "AAACBlZbCzM7AFWGAQoCAia6AAC6AAQ6AZmQAAQSB2mSABWQAAEQAAMQAmCIAACIAQtaAAVaAJMQB3yMAAo7Akw6AVq7AXec"
    "A267A4uSAX1bAUeCAADbAigqBBUEBMYgAKQDMlAAACABOwAidqAUtqAADqAATqAJNkAAZ7AQAEAASCAA0EANWCBY6UAAo7Ak"
    "yKANzKAekyAAwUAAtbAO2CBzkgAEYQA3AQAJ0CBP0gGwaCAAECACIGAACCAAUGAWGEBCEGAKQLsZAAAEAFUGAh4GAAEGA2sC"
    "AAHmAAOCAB_2AAUGAHSEAAPWAAYEAACmAN-EAACEAAWEABEEAp6EABEEAXgEAAPUAAYEAACnAN-gAACEABaEAECEBhK2AR3A"
    "ApcEAVJAAAVAAKQOz2AAAkADNAAnGEAOZAAotEACiGAADiAH2UAi2EAWyEABGEAXZEAAaEAOCEBgYmAAEGAAQGAACCAFQiAA"
    "MmABKEABOQAPcEAROlAC2EAV8GAA-UAVukAAEEAADCACUEANuEAKQSA-AAACAiSED0dEAANEALcQAuqGAAQGAWMEAnigADuE"
    "AnMCAACCA1JAAUsUAViEBCiwAhoEABvAAD2wA7SkAO4EABaFAqAEABIEAAMmAnMEAnMCAX4EAnOEAQYCAAICAAHwAKQZXQAA"
    "AGAsoEABQEA1SEA-4iACgBAOQCABGEBAqmAAGkACCkAASEAAIEAMG2ApGECgCEAHVVAnMSByaQAoKWADeUAD5EAAHAAjOCDH"
    "eGAFiCD8-2AsXTAASCCf0EAH-EAIyCAKQkL_AABzARwgAEeCAR2gACwQANpSAACUAANyBAiEAAMSA2IEAKIkAAozAglVAADA"
    "AEMCASJAACwQAYO1A2KEA2WEAa_TAQWQAEKCAAFAAATAAUkgANoCAAWgAAegAIgCA9ECAKQsvfAAAMAAguAumCA4F9CRACCL"
    "GEAAGMAI2CAGKOFu6CAZWCBm33BI3CCAXQBZxAJJBQETZAA16QCTMQFbEQHPNAAwK3BJiEAJuEAP2CAIMEAnKEAAwCA19XAM"
    "SQBBOCANaEAKRHvwAAADFmigAACgAuMCCbGgAGoECetCAjrAAAGCAENAACcgBbQ3APoiAh0XASASAFaSABGgAVggADsIAHOk"
    "ADlEALoIAbygAI2GAZ8MAEyEAKg3ACL3ABx3AKL2ADQCAAkCAKRQVgAAB9ABmNAH4CASVAAGgCAA2EAQlEAD-8AACIADMCAE"
    "OCAryfAlaJAAoIAEyEAODXAAdXAFFeAEnWADSCAApAAEdGAS9dABnIAHNbAcgCARRdABIIE7B-AA6CAHNCAhGDAKRVIOAAAC"
    "AR9AAbwCAHcgAuUCAyc9ABp3AH1_An8EAB0CAR8gAb0EAOWMBbM3AAN3AOagABGiAAWCAzaMAGkiAVYgA1-BAIuQAaQIAPbn"
    "APkiAhIFAAugABfAAR6PAAWIAEyCAKRaBOAAAEADsEAASEAXCEAGoQAAWGADoKAkggAIQCAdEMAdb-AACWAbN9ABsPAH4CAA"
    "wCAR9AAIyEBOYCD4cEAG7uAIGgAhqCAR8CAb0gAHugArPAB6UgAFCkAAclASIgAAUIAKRgh_AAAEAsyDAIgEA--CAPEEAPgF"
    "AZHnABamARZEA3MDAIYGAjugANBnAtuEAMJAAHZAAAoBAIKEAhoKAswGAdugBrcMBeQMAOucBLKIAg8sAAgEAAKMAtuKAfjI"
    "APEcBkcNAKRobTAAAEAAgEAAKMBcVABb4MDHqeAACeGiUsBNqMBrcQMzlOABIsBNiEBrcECyGEADUvBLEUAucQBMTPADVPAT"
    "kEKS2DAACDFHWQAjKEAnwBAsXABNyQADoQAP8EAD6gAQUEAKSFANAAADCKMEAHecAQUMGgUgAAGCAB2gA8wgAPBkBccEAAVw"
    "AQAEACBcAOtAAu9AAWwgBLaCAD8EAAKgAVgkAKKgAB2gBPLAAGlABNxAAD-EAVl0AFWCAHoQAoagAB2gAmIEAKSOvlAABAAW"
    "YEACQMAb-BAA6BAcoEAXE0AEacAADAAMAcEWlGAB1KAK2BALv-AAkkA7MCAAfAADXAATgkAEbABKHAAA9AArOgAdSgAAEgAI"
    "4EARUgAAEhADWgAAMgABgIAWOgAKSUVDAAAgAGMEAFjEAOjQAF4EAoGDAAEDAA8DANoKACcIAEwgAWYEAACIAdQgAAGDAIyI"
    "AQwCAAugADQEAZygALwgAlUBAB8BAmbAAGQiAAiCAFaCAO2kADsEAD-iAAiCAd-EAKSXPUAAB3AAHAAAEgADt_AEOEAThAAK"
    "rAAwMIAACEDn0gAYbAAAikA7GCAAeBADYPAAMBATYkAEUEAB4MACuEA2IEAAGEAACEAQOCAmqmAAkEAD_oAC2EAA8EAAIEAZ"
    "YiAAEDAKSbzdAAAEACQEAQyEAAehAAEgADkhATYEAHwEAAIEABEEAAGEADSEAFkEAlWDAH2EAAEEAACEADEEAQsEBFCgAGcI"
    "ATQEADyEBSmEAeYgBcquAACuBOWuAAC-B7NuBONuAd_EAKShpgAABAAGQEBNWgAAPuAATuAeckAAWEAAIEAvTuAEYGAiaCAG"
    "QMBNzAAY1AA1lAB6tOAADOAY1PA1lOJ6YEB5dciGIQKpsSDJG-D0wEBLLAADFAAA9AAr_2BeyiA6WgBxKIAKTI35AAAUAcOE"
    "A0tAAEN3BxkkACcUAXwECRG0DoJuAOGOAHNkADrGA9cXABcHAC6-AACYAAGIAA8YAACIBOWGAOCCAp0OACOgA7QgAEVeAAFe"
    "ABDeBOZgAOACAp0EACOEAmGIAKTRZKAAB3BD0EAQEgBgwMCUMGATmIAhUEAUlvAEUuAACoABEIASEIA8UOAOAKBDyEAN-EAA"
    "CEAA-MBoWOB54uAACuAAEuBOSuAACuAAEuB6nuAADuAADuBOVuAADuAADuB64gAKTa27AABuAZQIAIAEAszAAANuAfyIASSI"
    "AGyMBCJAAJeEAOrCAAGCAI6gAtHAA4uMAopuAZXuAANuAXGIABGCA2BuAADuA4gIAo3OAZVOAADOMeggaduKBzIIBV-KPssE"
    "FDScAKT-_eAAAEAtgIABugCZQcAuGIAg6EAfsIAYUKBSgEBs4kBwCOBi6gBB2EAACEAAEIAAoEAtgEAg4EAOOIApwsAEyMAl"
    "CEAossA-oEAuUkAyyEAaGgBHUMG_oBAH4kAJ79ApTuAKUNGwAAAGACtuAADuAApuAADuAAduACxuAdakAACkAtFuAADuAApu"
    "AADuAAduAADuACvuACTsAo8EAAKEAAeGAJbdApVuAVkgACvuAApuAADuAAduACxuAdakAACEAAcEAsruAKUPUJAABuAADuAA"
    "duACxuACTEAazUBa7uAAHAAgiEAAHAAtruAAHAAFDAArQCAHQYAAsIAoTuABBAAYVuAAduAANAAATAAjWCAqBuA5RAAAnUAn"
    "ruAAHuAAfuAAduAADuAYLuAKUTabAABuAAduAALuAjqWArDuBhDOAAfOFeo2AJ1EA_EEAj2MAAC0CifgFWCMN3KQC4mEAQeI"
    "DI0IA-oYE5TkAKKEAAMQAACQAAQQDIUEAAUEDZCQEm2IAY9AAACIAEnIAk6EAKUvgQAABYAXiYABH8AAD8AAT8AsAIAAoIAg"
    "MKA4woAqneAYMEAPuoA92KAgcIAMwKABwMBNEgBOMGHz7uAAfuA5GUAtwmAAoiAt2kAAGUAC8EAGz8AJOkAgLuAAHuAAfuAV"
    "IEAKU5HhAABuAATuAADuAANAAARuAC5uAM58AAZGAACEAIgBAASkAADYAHMkAACkAAGQAtXuAATuAADuAAduAADuAAQQACnu"
    "BfJAASbAAFjuAAVuAANuAAFAAAfAAOMkABVMAAJtAKU60gAAAEAGMBACogAHPUACdAArBuAAVuAARAAAfAACzAACRAAzImAp"
    "HuAAfAAADuAoltAAWEAI1AAHRtACWGArluAAfuAALuACogAtcCAA5EAGzAAAQEAACEAAVUAnIgABpuAKU9o7AABuAAJuAAVu"
    "AADuAADuAXuIAAnuAARuAAPuAASQAP2EAHmCABMEAByBAFhtAuNuAAWgAjsBA7wgABVuAAVuAADuAAJuAAVuAADuAZHAAaaB"
    "DOogCihAAWWEAQC0AAVAAKVCzYAABABmMEBi4EAACEBmQgAIsgAAOgBJmGAAGUB2gEAnegAqv8AAUEAAG0AGGBAAVAGLuGAA"
    "JEAIlAAALAAHaUAAEEBvAQAACEAAIQAAEEAgsuAKcEAOEQAAiQAAKEAPsEAKVMGkAAAgAGc2ACKgAAKgAAEEA1iQAAEQAALu"
    "BhiIAowEAAKEA-cwAAEgAAKgAliwAHMEDVKEAYsEAn6EAACUAAMEAAUEAASQAAMQAAWQAPxRAAEECP-ECkQEALUgApqOAX2E"
    "AKVT1IAAAgAAUgAAKgAPcEAAJEH1XGABSCAH2GAAUEAAIEAACEAJ6gAoCEABPmAAfmAZIgAPr0AI2wAAKwAB2BAFeEAtwmAA"
    "p2A3zEABVAAoNAAAfAASPAAFnmAALmAADAAAJmAKVaHMAABAAAHmAAXmAADAAPxEAACgAAKEABJAAHtQAAGQAHIkAtRmAANm"
    "AAVmAANAAAfAAC7AAjCCAH2WAAUEAAJ3AxrAABHmAAhmAATmAAJmAAFmAX9mAAFmAARmAAFmAAFmAKVbrzAABmAASgAAFmAA"
    "JmACzAAMtlAALAAH8mADGBAzJmAAJmAAXmAAJmACzmAADmAi-CAACCAH2GAAUEAKGgAnsgABHmAATmAAJmAAGgAARmAADmAA"
    "HmAADmAAEgAokgAAMEAKVdgiAABlAufmAALmAloCA5wgABVmAATmAAHmAADmAAXmAAH2AADmAZHAAaWBCoHAAfSgAB4BAH1A"
    "AfYEBEkCAA0GBRgEAAMiAAE0AQUgAACQAfgEANK2A6UmAm_VAqmEAAEUAKVjt1AAABAAgCAEABAyMWADRVBeCwAqk0AACEAA"
    "CgAAC0AAGEAAEUAG0UCZlAAvhABuKCAEp2AkwQACEgAZEQAPd0AAHgAAGCAAGgAGyCAEVAAAJBAxuGABvmEotVACEQI1CkAK"
    "VxSMAAAQAASQBK8CAEaCADeoAAoEApmCAEKCBHlQBPqCADeKAAgIApuCAEKCA4dHBOGCAD9CAEjAAADAB0eUAACUAACUEaAg"
    "B0X3APtCAsIbAD4UAB5CATJgAAXkA2oQA9jQAKV7EyAAB3AGJAAdGCAoxRAcTAAZ2EADGCAAECAENXAAFXARGCAAGSAufHAU"
    "1UAAIQACKUAACUAL0QAKeCAACYAgcWA7auAACuADQnAACnABQsAACsAHegBWwgApQSBBjMCGplAKWAYlAAASBJKCAEgCAz-C"
    "ABuCANjkA3PhAA8SAACSBNcCArrAADpEAIMQBDVAA9KQABF3AEcMA3UPAJOCABICABcQAMS0AGsSAjiIAL6aAC33AauBAkvF"
    "AAGUABtXAL2CAuqWAKWGH7AABWAIYQAACQAD6QAACQABBUAAHEAATUAB5HAADXA3FXEJUUAH4gAD8gB7agAAeRAwUgAdGCAA"
    "cSA30CBCVQAApxAAegAACQBNYCAAcyA30CCAA3AAi3AAsQAKqiAAYiAKWNhtAAAYABIiAB6iAAwCAAcIAd-BAM6QAJgCAAEC"
    "AASCAAIyAAE2ABGCAAMyAAiQAASCAAWDAGY3AUOwAAkIAnMRA_RAAHxEAC4CAAaCACCCA3cCAAECAAUCAAGCAAEWAAsCAKWP"
    "jXAAACAAMCAAyCAA2CAGeQAEggAD2kAzACACUQA5pXAEkQADSUA-4CFSt8AHwgAAUgABygAAKgACGCAACCABqCAAKCArN1BN"
    "wgBCNcAH3CACJAAALAABqCAAWiAtB1AIZCAKWV1rAABAABWCAANCAcNeAmtAAALAAwWgAFwEAHL3AEkEAH8iAAQgAB6iAAIg"
    "AACCABkUAAECAAcgABswAAKiAY-CADMCAM0cACM_AAKgAH2CAASgABCCAAGgABggAKOCACSkAKWXoRAAAIAACCAB0IAmeCAA"
    "K1ALOCAhECAAC_ARhAAD-MAD1EADGiAAMiACOiACcCAAkCAACIAawCAAECADMCAMyEACP_AE5AACmCAAD2AAP2AAOCABN2AA"
    "-CAA0IALYgABCoAKWZG7AABAALKCACSQAAMKAmegAAugAB0gAI0KAhcQATAUAb_9AA6JAMYCAADAAatAACcKAACKCRGCAAIC"
    "CskCALv-AAF6AEb8ALogAAWgAAKCAW4XAUSEAB9BAXigANkgByACAKWeziAAA3AAqIABi3ABOKAAiCAAqCAaBKAaiCAAm3AB"
    "I3ABgCAKSkAAMgAEeMAH4IABAIACMCACXAAmcvAAQhACYBAI6KAhKCABWCAD6IAQGEAHEiAAIiAAuiABmiABpoAAiCAKWgaC"
    "AAACAAsgAWXAADqKAAoCADGCAM4BAAqIABkBAEWiADWgAAmgAM8CAAMCACGgANcCACWgAleCAA-CAA0BAB0BAqGCAe0CABoI"
    "Ab-CAADAAQPMAAcBAZD2AACgALKCEx7AAKWlB0AAAMAG8CAAICAASCAACiAAggAAUgABaCAAcgAAKgAA2gAASgAA0CAB2CAp"
    "QOAJuCASIGAyyCALAoAjKCAVEkAAiMAGyCAADCAAFCAAZnAAsIABKCAMogAQKgAQ0kAJvmAKWnHHAAAgACcIAPIMAH4IABII"
    "AB6CAAGCACcIAlWCALBIABgKAAGKAbagAF8CAAPPAEwoAmkPAtuCAMqgAAGgALKGBOUoAEIdAaaNBOoIAACOAEkNABesA70-"
    "Ad1tAASMAACMAKWr9XAAAsAACMANqOAvqKAXtCACpMAEAMAGkCAAIEAD8KAYgEADHIAsICAWruAEptAH4JAAGJADgoAAWIAA"
    "IIABiKAsMKADeKAeOuAGrtAEFABRaIARmOAH5JBuZMBSndAADfAKWwr5AABEAGUJAACLADoEABBCBlYIADOUAACcAACcBUyU"
    "BZdcBtocAACcCVyUAh0IAOLIBe2EA6QCAzYEAz8IA_UIA7wICNSIADMUAHUCAAqCAEkQABGCAq0IAWyYAAGIADQUAKW6FyAA"
    "AUACMUAGefAuaIEIttCuLNChCIBhwCCswtAL0SApKBCT3tAMGSApADACCDAIyIAMyIAAg4A5wIBAYIBJ4QAACSAQkQCV2IDJ"
    "EIAU8UBJMCBPaSBGaUAzSDAzqIBuUQAKXMI3AAAwAEx8Ad2CArcQAHrIAAOIAA6IAeaCAlCBBPaiA-S-AD8gAQSiB3mIAagM"
    "Chd9A4WIBNWCAXnAAAtAArNEAKWEAdYICRiQALhgACF4AANgAB8EACd_AGegADCgAQGIAKXUdsAAAgAPQEABWIAAIgAA__AA"
    "IgAnMgBKdAAKGCAT2cACT9AFwEAT2IAbP_ACV_AW9AAKuCAs2gAIwIA0CCDNhEA3agACEfAAKhABiGABhGAT2EACBEA9U8AA"
    "-8AMaCAAuCAKXaOmAABdAHKCAPQIACOoACOUAAPcAAFdACPcAFrVADKkAAuOAAEOACOKAMmgAAEBAKqBACHoAPb_AAOhAAEg"
    "ACBgAAEgAAKhABgEABikAEoIALYBAF2UAANAAAHdAH5VACtfAKXbLUAAAGAA-QAYfAAXzcAA_cAMWDAAEDAW4CAAsgAAiCAR"
    "mIAEf_AZmBAbTGAAPAACCBAACIAV8gA4iBAmZtALkIAdkCBSjGAMDOBBAMAHoCAPOMAAQgAECMAADtAAFtACYsAKXfNaAAAI"
    "AACgABSIAuRuACbvABrOABiCAEoIARJtAAFtAI1lAADlA1fsAW2BAGpMAG-CAAKCAAECAACCARYoACGNAAFEAAFEAATNAH5F"
    "ANKBAFsgAcEBAAFvACSJAZDEAAFEAKXhXlAABNAH5FAAqFAACFACDPAasFBQ0kA-8uAACuAV4oA4euAAC-Ag9EAACkBZtuAD"
    "0EAQHsA6fuADMIAApuBBcCA11uADfuAdLsAA8CAsruAC-IAApuADACAXcIAC3kAn5AAKXnhnAAAgAQNsAJLACXqIAUluADTu"
    "AAZuAUuEAEhAAxhuA4iCAtsBAUfOAADOADROAAbOAP7MAADMACMIE6UICKABBPaCABkIBAygA3UBAACCBPYCBCXIA3WCCR2I"
    "CB2IAv-BAKX0iFAAAIBbaIArUBAiAIFE6KA1eICTpCA3CIALLwC7-yAAegCUaSA0McAAgQAAgYAMOIBBAIA1OuDZ3cAZ6CDJ"
    "_AAQiQAMSQCM0gAfeUAaUQCUiiA3-CFZ1AChiEAbIGAHsgAKYJorAAA2AAo2AewMAQpVABkXAIIgABxwBMqWAMD2AtOEAHmX"
    "AFWCAZbAAAyOAQo1ABkgAIGCABw3ABsTAAECAqsEAgQiAAWiALq2AOqEADeEAHACAPmGABCwABW_ADQEAY-gAKYNKAAAB3AR"
    "qgAEEgAACEBB4yAAWgBEtfAAFfAa_CA5rCBJYoAasiAACgAGusAFciAAGGAfHWAAUEAQoBAAjXABCBAAqGABwGABuIAACMAA"
    "sIADQiABwBAK0gA-kIADSGAMCDAKYRL6AAAoAaqyABIgA5XmACWgAAEgAMoBAJA2A-oIADSyAAYiAkICAAGCAccgAEBPAAFP"
    "AWiIAEcEAADkAAUEFzMIDJaIAD-YAxNuAADuAD9uASmMA31uAADuBFgIADgMAACsAKYZYdAAAIAxPuAD9uAADuASkMAKVtAq"
    "CIADhuAD9uBFHsAAcIA1NuAc5tAxLAA1IMAAsYBBnuADfuAS2MAGYIAxluADcIBF-YAxTuADnuAAVuASkMBjSCBPBAFimQBA"
    "6IA26IAKYkYDAAAIAAUIAuwIATJMA3gIBPyKAAIIBCWIB2ntAL4IBGCIAAkIAADtALCIA1sQA1sYARICCCSIE58IAKpACVSQ"
    "Az0IDK0gAAG6ABEIBK2gDGIOAC2tEPKaAaiIAaacAACcAKY0gYAAAcCTGQAAEQA1oQAAEQAAQQAB8IAAEIBMIQAAQ6DI2IAA"
    "QgAoqMAcDfAAEEAAXMA1WEARNdBbN9AbJsAADMAHyQAfYMAWd2AAqIAASIADAqAADQAATQAMWMAd6IAEgMAKY7J9AAAEAe2I"
    "AAeeA0KMAAeuAAksABwUAOGVBCG0BgAMAKmGAcTdAADfAAFfAbCEAXYgADSYAACgARKdH0ICA7tuAat-BsYEAKggAAUiALtQ"
    "AEoOALygAACgAASgAACQAWduAKZEAiAABuAQiQAB2wAEaEAADuAATuAB3uABfuAASQAIsBAIQGABYIAKagAACgAASgAACQAA"
    "6CAA6QAACgArluAADuAATuAADuAB1uABIQAC_ABCUsAAZAAAOSA1nAAPlOAMxsAKZGA8AAASAB2iBosgAMIQAB3SAY9AA3uQ"
    "AA4CAA_SAuySAxICAEPMAATAAADAAQAIAASQAACQAB0CAUvuAERuAQgQAGBuAATuAAHuADVuANPAAFkIAKwQAB0CAr9uBfZu"
    "A82CAKZLp4AABNAB2CCBYgA1lgAEGEAL0QArvgAAHAAWzgAEGEA9FAA1dtAQatAB2CApetAWztAQaoAOctBXf8AAVtAEGgAH"
    "wCAAOCAECCAAICAAHtAAEgArUgAWh8AAGOAAHtAAJtAKZQ6rAAAGAHYMAE6gAByCAlQCAAHtA-oIAQxtAADtArTtAWwCAEQO"
    "AG-BAAaIATRtAYztAJYCEO2QA12QAQwWA88gAAEgBFiwA1iQAAEQAAEQAACQAAIQAQwGA89ACHtsAEWGAKZZkoAABRAMDdAQ"
    "RdAALdBOOIBmYBATYKAACKACUCAwaQAAOQADGIAACIAAMIAAWgAMQcAEeIE6mIAQgMAACMAArMAx2gADSIAM7dINOGAH4CAA"
    "cEAFCCAVPuAAVuAEDuAasgAKZjxRAAAEAH4CAD8gAxCUAxwSADh_AAigAPsgACRgAZFAAWZuAANuAAhAADVAAAHAAANAACVs"
    "ABNAAFMBADoEAAigAEFAADyEAH2gAANAAAIgAB9gArVuAANuAANAAAVAAF9AAKZmGdAABQANWSADMNAAyQAAEQAEDEAIUEAD"
    "HvAAGNAAUgAAUQAAIQAWnuAEHuAMlmAD8QAGQEAAVuADUEAAEEAAPuADhsAJUQAAEwAEDkABaGAG7tADN_AAUgABYCAsZuAA"
    "VuAKZnYSAABuAlagAA0CAC-CANGgAAgQAEEkALZvAAmQAW3uAADuAEBuADrsAfgCAAUBAANtADcEAAgQAADAAECGABaGAG7t"
    "ADNvAuhuA4CQAMYCAEYgAVUoABTuAADuAbRAADVCAKZqvUAABtDj2tAELmAACEAADAAH2gAACgAD6gAAeyArEtAAItAWikAA"
    "UtAEMGAACEAH2gAACgAD6gAACQAOotBGtdARRtAEImAAEmAAC8AIOQAAGQADttAARtArFtAAJtAWigAKZuvCAABtAANtAEAG"
    "AACGAMBgAAGCAOXtBG0gAQsgAQntArggASeCAD-YAACQAAcCAAEgAD2kAAOGAHIQAsDtBLuQADKIAAHdAB0CC3QgAMz9AAEs"
    "A1sQADUQAAICAAKQAMSgAKZzcgAAAUAARwAzoCAKtuACztELIQADKIAAJdAAYEAAYSAaUEAAJeAakgAAIgAJIEH8ICAUmkAL"
    "lDAXFAAAVAADbAAAXAAAJAAADAAAJAAADAAvWEAA6BAIYCAwTAAjwBAA8GAKZ8OfAAAgAAoQAD7EALmgAAOgAW4EAAVmADaE"
    "AAWEAAJmAACUAAJmAADmAQYQAGRmAATmAADmAAFmAADmADT2AADmAAIEAAJmAADmAI_lADOgAAGEAAoQAD7EAACQAAFEAIV1"
    "AKZ8-sAAABACi0ABQCAsbmAAHmAAPmAAHmADdmAChkAuzFADpgAAYQAD71AAG0ALWEAADlAAFFAAmQAVmGABJmAAHmAAFmAD"
    "aEAANmAAHmAAEEAAJmAACUAAJmAADmAMjkAD2QAKZ-UJAABmAAGEAALmAAHmAAFmADQEAAEEAAEEAAEEAAHmAAKQAI5lAD3g"
    "AEG2AEwBADllAA8BACN1ASkQAbfmAD3mAkEgADoCAM-xAmQgABNmAAGgADnmAAHmAAEgAAKgAAIgAKZ_tYAAAgA4mCBVAGAU"
    "egALkQAatQARQlAW4lACPlAB6gAHCBAA6CABcBARQlAjp1Az0kAAnlAD2kAACkAACkAAEGAmOwAAIEAngEAAH2AAUgAELkAA"
    "DkAAECAHSEA28wEJwQAKaFxxAABXAAFVAXfWADTRAAySAm3UALqBAAMEACKBAAyBAulBACXBADNFHKEcBe-IACCoDFICABkI"
    "AAUCAB6IAAKCABmKBydQBNECACMCAB2CAByoADoCAADvAAGKAnMCADQEAKaP3jAABAABgCAAPABimQA_UBAReCAACCAD6QAC"
    "MIAACIAF-CAF2QACCfABlAAAKIBl2YAACQAACQAOGwC7AQAOagAACiBBFUAPCgAoMQBQwCAACQBBDgATEYAkLxB-J3AmuQAK"
    "aYA7AAB1A-R3AxcCAOCQAAeYAT2wACEQAPGQABuQBY6YAHqCAACCASlWAgxAAOAQAAWXAAIYATfUAAGQAASQAAzeAADWABPU"
    "AACQAA6QA3GQEItsAIygAyplAi4wAoeSAC2BAKaeUrAAABA_hMANqwAACgAAagAACQAr9hABRlATXEACcgARQgAADNAjt1AA"
    "qSAC2BB5kgAKUCAMvAARSgB0gQAAaQApMBAEirAHaCAAiQAUkTAGKQAD5QBYypAN-IA7ZlAFySAKakDEAAB2AA8SAAWCAJMQ"
    "ACUgAAmQABrkA4B3Ax-JAObXD2ACCbpIAJ4CAAGCAA6CADCgAfiIAK1QADCQAATQAVIyAAp0ABNKA0AgAAURAC2BAACBAv5A"
    "APjQAKRCAB8SAB1AAKap7XAABAAfFAAMwQAKMKABZAAALAALCQARcQAltAAu8gAZ2iACAgAAMgAAMCAAugADOCAAUyAfECAO"
    "kSAFoiAA8iADMjAAKCAJV3ABeCAN-gApaCA9DAAJwCAACQAC5gABCCAKatCOAAACAA6CABECAASIA1GCAADwAAPwAAEyAACy"
    "AA1wAAKyAA2CALiQAACgBsMCAZoCDLqCAfGCCbx8AONiAqL1AC9AAWDAAIOoAEygAoNAAAVAAC3AALxAAzqgAFsiACM3AKaz"
    "UCAAA3AAIgAAoSAAESAAG3AA2SADGCAAKiAAMiAs8gAEwgABw3AA23AAaCAAKiABOCABU3AAKCALUgAAIEAR9AAjI7AAJ1AA"
    "UgAAJ7ABH7ABpAAp9AAGQIACMIAM-IAADAAKa00BAAAiAFmCAAKgAAIgABk6AAI6AAOiABA7AAWiAAGgAACCAAagAAIgAALw"
    "AAECAAygAC8gAAOCATqEAEiDADaCANeIABX_AAIgAA-IAGigABwgAAyCAAGgAAYgAAKgAMUCAKa1clAABEAAKwABdAAL0CAn"
    "0CADSgAoNKA9WDATZAAIdIAPx2FKWCAACCAAECAACCAA8CAACCACwCAAgmAtCIAAEBAGICAAC2AAGCAA82AACCAL0gABICAB"
    "KgAAu0AAeCABGIAKa6TSAAAgAjMBAAUBAC2BAAIBALqQAmtlAIogACMCACGgAAFAAFoiAAYCAB13AAcIAA73AAIgAApCAAFC"
    "AAEQAA7CAAegACkQAAcIAXUIAaUgABX2AAF2AAGCAAR3AAt2AADKAKa7ngAAB3AAYCAAKQALLgAAHgAC4QABkIAH4IAE6IAD"
    "oIAjCBACd3AA6BAAIBAHHIAkgCAGqoAAGgAM-gALaCAAQiAAGCACqgApCgACCBAV-gALyCAtigBMcCAB9GAXwIAVcgAKa_qD"
    "AAACATgIAADsAHciAAKCAACBABSCAASgAAkgAACgAACCAAGCAACCAAIgAAKgAAuCAC2CAAOgAOCgAJwIARYIAEGBAGJnAADm"
    "AAGiAA_mAACqAMeHACUgABPsAOGgAwTsAKbBOmAAADAGktAM6MAGEoABnhADxnACciAApCAG-gAGrAAfOBAJACAXFAAAENAt"
    "ZnAIIMAq8oALA-ACGEAACtBTwEAOuoBKvdAACoAPDtBfrNALyIAEJtAADtAtuqApGiACqIAKbG1yAABqAC2oAAIIAACIAtuK"
    "AbFuABwIAcWIBSZtAPntAANAAn_AA_OtA6sBAdMIAISuABugAACIBY5AANvMAApNA_eIAMWCAACCAD7eAADeACLdAADdABGE"
    "APTAFrQLDJEIAKbQIeAABIA3RIADshBdmDBrfCB3-BAkoZAFT_AoOIA_sQA2gIAAIIADqIATWYACGIAMMYAFmgBnMQALQQAA"
    "oCBOBSBvnMD_hIADqBAAJIAA-IBNSBAACBA_bNA5-IAWwIAB5NAKbbSKAABNAm6gAASBAACBBAk_A6agAm-oAnIBAyNaAAaY"
    "AaCQAuYBAAeBAAOJAHYIAZaQAFe1AAc_BY6SAAaQAOBtBhWgAAKgAASiAAMgCMWYEFoCAm3AAuGQAEgYAWCYAFCaAKbkqyAA"
    "AQAo0hACCDAv0gAEiKBIOwAAeQAASQB_kgAAYIBrHACRbAAB5AAFUCAAZAALeQAYJAAdmKBNT6AN0gAAEQAM4KAYUYAB4oAF"
    "SCAL2QABEfAHuYARiQAOe9AAo9AMUgAKbrReAAAIAJ28AjwCACcCAGIoAKgoACNAAAwUAAo4AJWZADgwAYSIAAF4AB4IARGg"
    "ABGgAHuYABCIANgIADA4AHDVABxQAAk_AAFQAFFdAAMVAAddAAIVAAeIAsjcAApcAlkCAKbtRFAAAoAL3OACN_AY-IAMPAAB"
    "8gAQB_ABHAAjsTABDAAqUgAte9AGkNAACdAMtdABH8AlQKAB4aAFSCAL2BAYPeAJJVAE7fADwdALuKBKSCADCiAMl9AAL9AB"
    "G4AADIAAL8AKbwllAAAIAAsIADcKAYQgAAGIAB4IAQFfABCCABGBAAqgABGCAFOIAACIAAEoAAoIAACoAQP9AAHAABNIAOVg"
    "AAL9AAr9AtH8AAr8AMkCAWqCAHkBAA5CAJegADQdAAFUAALdAKbyFcAABUAApIAGxVADkgAa1AAQv_AVbfAF_UAALdAH5VBO"
    "IgACoKABxtAG6CAIBNANTNAN8IAYcIAB4IARGCAYOKAACKAJHFAAFlAE5PANCCACaCFmqgByWCBAoCAQsEACZuAKb44eAABu"
    "ABSQAbOIAwJuBI_CAepgATHuABxuAecIACOIAr_uABUIAAduA5LCA7TAAGTuAENAAclAAmoCAFXAADHAAkCCBO8CAGJuAEYD"
    "AUtvAHTvAoOCAEXuAGYCBdgIAD0CAKb_IqAAAEADxuAAVuCHlEG-yiAOyqBJ-BBPaIAvgIAS2oA3WBBEYCA6cQAAEIAKeQCw"
    "KQAvOIINkCEAGYDFESAAWgAa-IBekQALiOAeGDBGGIB1OEAANADE2QAACQAAQQADMCAKcUwtAAASAXhQAbiQBxOCAgQTAAET"
    "AAQTAxSQAESIABsQAAEQCFKEAeKQAfuQB6ESAhiEAAPcAXQSAAkIABkCAALAAQ6QAI4SBrIgAaCCACMgAH0SAAYSAB-iAACi"
    "AASiADEIAKcbC4AAACAW6gAAEyAAkIABuSAPkgAA93AAYCABMTAF-gABeCAAQgAAD-ACC3BMXeAMWiDgYCAFcCAaIgABlfAA"
    "DfACYQAXgCAAV0AAQIABkCAAL2APMgABsBAI5-AACgAACgAKcemRAAAgIZKIAmuIAbWIB4hAAOftALEYACoCAZEIAFOIAS-I"
    "AADuABvuABaQAAHAAQKIAO-gAACoAr_uAADuBGhIAASIACBvAAJAAnjAABbAAI3uADPuAAFAAbDsACHAAAVAAKcmskAAAIAA"
    "HAAmgIAFbuABjAABxAA4gIANBvAtcIAKiIAaYgACFsAr_uABeIABxuBFfvAZ1vALsCAOFuALIBAGuICdhvG7DAARm4CiUoAV"
    "NtB2UKAOIKAAGIACoCA_uIACEKAKcxjjAAAoALwIC9MKAJeIA10YAr_AAbacAAJADJsCAzMMABSQBOOgBzMIAEqYABxeBMoK"
    "AC5AA1SEABSEA8mIBTEgAC4gBFqEAALcBCHcBrpcBLAEAAMEACOIABWYAACQAAMQAKc-9jAABUAYzXAADVACYEAANMAX0QAB"
    "2IAZuKAQ2IAAZFBMmgGoiKAGJAAADfAOcQAk3uABvuAFtAAADAAUWuABSqBMqqAFOgAm3_AMnuAAqiAA6KAASKAACKAL7gAB"
    "cCAZXAAKdFqTAABAAT2gAEHuAANAADJuAADAABDAAaOgABLgACogAsBuABBAAE_AAA5AAgZQAD8CANUMACWiABOiAKqIACJu"
    "AAGMAV5uAD7uAAELAADuAFnsAIKIABQMAE4CAEQIAA1AAKdHbwAABuAANuABOMAAEMAdCCAAVuABwoAAJgAs1uACXuACpsAA"
    "5sA0AgABOgAMvuAAqCAVNuAAJuAADuACLuABxuAFrsAADsAJ1CAEeCAkxuBSfAAWECABOKAiluAAJuAD5uAKdKX5AABuAFrs"
    "AyICABmCBaoSAOdaDHJtAAsyAAE4ABOSANgCAAIKAoitAZMtAcctAbCtAH4KBDYIAAEIAACIABztACyKAojtACTtABKIABAI"
    "AUxsAJiYACMBAACBACRsAOdtAKdP1nAABsAH4aA2-EAAQgAB6gABSgAKztAtqgAWmIAANKAAFtAACtAB6CAAGQAHlIAH4CAB"
    "ACAs8gAsCIAbKEAfqBCOUIAObCAKMKADMYAxkQABwQAQgCA8EiAAEiABRtAAEKAKdUn-AAASDzl6AZGIACCEJAHtANJ9AAIC"
    "ABNAAG9AAldAAURAAALAABRAAVOyA5DAA1egACEgABTgAAHAAG79AGeCAXhuABzuAFpsAQWEADz-AAHuAACQAAFuAADuAAEQ"
    "ABMIAKdditAAB-ACNCAH4CAD8gAEEgAAiCApKEAAMEAC_-AAntAjmCAIX-AAHtAHbNADqwACHgAAEQAACwABNgAAE-AG79AC"
    "EQABXtAAFNACQIAAwgATAEACRuAD6IAAHuAFmIAAFsAKde4yAAByAIYqAB8EACgQAAruAA3uAAFuAAFuAAFuAAEQABKIALRg"
    "AB-gACMCAA0CAAHsAHRtADf9ACUIAvZtA04gAFkgAACgAJCgAZpuAD8ICieQAAHABhlABkEgAALAAAGCAKdjMtAAAiAACCAA"
    "D8ABRSAEqgAAEgAB4iAACQAASQAGeQA_gQACKgACMCAACwAHcgAH2CABAgAAOCAk9tAH59DmJAAO6CAAHNAOdAAAEuAG3dAD"
    "ffAAFdACQIBJ7OACLNACdNAKdnHOAAAQHhGCADx3AAUCAACCAGACAAHFAAD3AFHAACPAAFzAAADiABPFAJECABaEACUEAAFH"
    "ATqEACDmAAHmAADmAAHmAADmABugAAPmAAHmAADmAAHmAADmABtmAADmAFrkAKdraPAABkAUI2AAEGAAE2AAL2ABQ2APQCAM"
    "kCADbyAtciAAUiABSVAgQCABXlAAF3ACWgAACgALggAADlACMgABjgACGgACLgAADgABCCAAVAAG5lAACQADcgACUgAAEgAA"
    "oCAKdsvVAAACATCEACRmAADmABv1AAPmAAHmAADmAAHmAADmABtmAADmAFrkAADkAQEEAAOEADz2AAD2AAHmAAEQAADmAADm"
    "AIllAF4gACMCAHl3AAnlAAiBAw0EAD1lAAVmDkVnAKdvlPAAACAJ0FAJzAACPAAB0QAAGQABTSAKWQACUQAAEQAVbUACMUAo"
    "zAACPAAB2QAFSBAAKSABKBABDyACOBABEBAFeFAsMEABz1HKS4ABU4AAC4ABE4AAC4BQGoAACoABQoAKd1IjAAAoABGoAJWg"
    "ABSgAACgABEgAA-gABwiAn2CA_JYAAJYAA_YBRbIAADoABFIAADoAJuIABSqAClrAA9JAn0CA_MgA52qAYngABHgAAMoAK2C"
    "ACjgAANqAAygAwWCBwgBAKd52LAABoABHoANkCArRAABFAA3WQAFQKAASIA44BABeBAkACABpAAAGIAoqIACcCABEKA8QIAA"
    "CIAAmIA8nCABHCALQCAACCACWCACqQADUIA3cIEH2QABGQALywAu2QAAMIAKd__0AABzAQuQABGQA2gQAJyIA1NQAAEQABDQ"
    "AMCiAuIwAAqwAF4iAL3QAE5QABHQANlYABIYAinQB_cgAAxAAFhCAAbAAM14AADwBrEoABSBAAEoAJnzAMICAFaCAACCAewC"
    "AKeEqMAABDAArjAAC5AFaCAAEQAAcQAM0gA7gSACKCABETAtoTAAGKAO0QAAYQAGgCAysYAA4zAAQIAAIIAAKQAFiCAMaQAA"
    "-wABIQA6WDAvoQAQIQAACQA6qIFSRCAEpoAAtjAKeKfZAABoAEegAAGwACGgAAiwAjYCAObhABWqAASgAF4QAPnAABXoABH4"
    "A0wBAyuIAMtgABVIAA1jAATIAEkCAAJAACFCAw1hACZgAAZjAATgAEJAAPnwADHIABHIANkIBaAQAKeNqvAAACAAKCAB-CAA"
    "ECAFKQAuJxAANzAANzAATxAEECABYCAAeCAMmQAFagBnNgAPIgAAKIAAIIAGQQAzErAAmSAAChAALjAAPjAAQSAAChAFYQAB"
    "MSAQOoABGoAACIB1pzAKeQxWAABAAADAAAWKA6PAAAGSCZkSACHAC7HYABHYAM4iAeICAPUQAAYQAFvAAAVAACVAAOZYABHY"
    "B7KiAAGgAAEQAB2CAAMzABAgAAGzAAgCACQgABayAe-CAN6QAF2iAAEzAKeV_VAAAyAAEyAAUyACUzAAqzAAICANyQABGQAz"
    "AjABwBAykIAO-gAAKQAEgCAAICAB4wAAMCAD8CAuySAAoQAAKQAAIQAAYQADACAA-gAAGCAAkiAAqiAAUgAAHwAAUgAMpwAK"
    "eXs-AAAgB2VAAAKwAACQDJMIAL3SABACAtHAAArAB_cxAOBIABCIAACIAADIAEkgAACgAB-SAAMgAAGgAAYSAAIgAACgAASS"
    "ABMgABkCAA4CAAOCAASCAA6gAAGgAeIRAPAIAKecOaAABTAARCAAQIAALAAEiSAAoSAAazAACQAAWQACSgALexADBIAA6zAA"
    "NIAJYgABWgAmYwAANRAAGCBCxqAAFAABU4AAugAAUgAAE4ADOiABOiAAEgAA7zAAvzAAGgAAOCAKedZPAABzAAmSAAbSAAFS"
    "AADzAAiCAAESACOwABICAUKgAaQgAAOIAACgAAagAC6gABAiAAFzAAkSAAJzAAh6AAJzAAQwAAEwAAWwAAQCAAIiAB7AALfA"
    "ABbiABmYAA0iAAHzAKed_LAAAYAxAgA1eIANugAB_gAAZqAJaCAWeCAXRYADOCCNqIABGIAK4CAA-SABAQAAGCAr8gABHrAA"
    "rrB_aBAOB4ABH4ADSgAAGgAACgAACiAACiABCgAACgAACgAA6gAAugAKeiGsAAAiAAOCAAQgAAogAAOCAACCAACCAACCAAGg"
    "AAkCAAYiAACiAAYCAAeCABOCASqBANiKAN4BABEIAAKgAAO7AASIAAKhAEaCAADyAAEiAApyAACqAAYhAOJwAB5oABJ4AKei"
    "stAABzAAN4A0wBAAGBDzVqAjPCAXMIAXFIAAqCAEmgAAGiABEgAAqiAAiiFAKIAOeIABWIABA5Bfa5BZIoAN4IABNpAAD5AB"
    "DAAADpAAD5AAQqAACIA50CAAgCAAKCAWppAKeqi9AAB5AAnAAAfpAAD5ANioAo8CAiXZABHZAMtIABEIAMsoAACoAAToAACI"
    "AAxZAAFJAAMoAA3ZAAFJA6EgAS5IAEbZAAFJAALJAAaoAADZAAdZAAFJAALJAAaoAADZAKQIAKesOzAABZAANpAADpAA7JAn"
    "0DAFAqAADqAeaIAblgAAnAAAhgAAnAA5pAAXNgAAMoAAcgAAfgAANoAAcgANIIAA6gAs2KA4-IAAVIABUoABGpA5oCAAqCAX"
    "PAABHAAEKIAGKIAKevX-AAB7ABBAAn2CACMKABEKA8JpABHpA6SBACAIAOGCAAoCAGqgAOcwAAspBXgJAOZJABXJABFJAADJ"
    "DJAIA6eQCNBYABHYA5uDAAmwAACBAAgIAAIYAFwIAQtYAAsQAAbYAKe1jjAAAQA14DAACaAiLYABGIAbrYABHYA6KIAAKIAA"
    "fAAWpQAAGYAAmYAAbYAAGYAAmYAODYAmIhABuaBAsoA5uIAAMCAAOCAAQIAFcIAMwIAMbgBgMBAO2YAAWIAAQKAAMIAKe5n4"
    "AAAoAAEIAACIAAGQA0eIAFUCAAgYAXGQABGQAGaIABEZAGkQBnSQABGQA6BAAAHAAlsgAAUgBLsIAbJIABSoABGoAADIDHTr"
    "AAFpAAniAAcIAAFpAAnAA5ogAAJAAALqAKe-ypAAAKAATAAWbpABH5A0wBA_3AAA7IAADIAAXAAAVgAAVIAAHIAADAAAkgA4"
    "SBAAIgAAegAAkBAAQgAAEgAAIKAAGgAAIBAAQKAAEgAWbAAAFAAApgAAbAAAtwAODAAALAAKfA9-AAAoAAIBAAqBA9YQABf6"
    "AAv7AAQIAAIKAAQIAAUIAAL7A5eIAAMCAAIIAACCAAGIAACCAAMIAAKIAACCAXKgAAcgAAqgAGQiAHygAAKgAm6CAhGIAPfS"
    "AARZALiIAB1AAKfDCsAAAgAAZAAADAAAIIAAlpA44JAPcwAXJxAAT7BoRAABHAAMWICsMIAP5IAAswA45QAA4QAAqQAFeIAA"
    "QIAfoiBY0YAA8QAM6QAA8QAAaQAAUQAAYQAGqIAzqQAAKQAAEQAKfIOBAAAQAFgIAAEIAAQIARWQABGYAGWQAHsQAAMQAm0Q"
    "AhIQAQyCAMUQACMQAAeQAAoQA44QB_0ZAACZAA6ZANH4ABXgAAYgAAvgALIIAAuSAAaIAWYYACSIAFYCALFKABGQAKfLXIAA"
    "AKAlyZAAxAALUKA_aIAIkoAEiiAOF4AAnoAAD5AAsoAAYIAAD5AAtgALGIARyCAFwYACSCAQb7AAvbAAZAAAv7ABwCAAmgAA"
    "WgAAUIAAK7AEY4AAYYAAuIAQX4AAp5AKfNHZAAAIAAH5AGtxAAZxAGb5AAZ5ABKgERGKACxoAFwCAHXZAA7ZAMlZAB5IABHI"
    "AJgKABQCASILAFwIACSaAQaBABHDAC8gAAqgAASCATtaABSKAITRAEfbAE0RHqxrAPgqAKfUq3AAAKAU0oAAqgAe6IBRnAAI"
    "LKAAPrANvgAAFgABDgAAFgAMRCAeoCAA-CAOapAAqiACDqABFqAADqABvqAADqAA4QAQtoAAFoAAooAAbgAAFgAOtrArNqAA"
    "DqA61AAAvAAKfXd_AABAA_HAABxAAQlIAAHoAAnoAAbAAAHAAAngAODLArPqABDAABxAA5UgAAIiABGgA4wCAAtrAASCAAqC"
    "AJMjBITqAA_qABxqAArqA4tgAAGgABBgAAHgA5cJAASCAAqCAKfbFmAABqABHqABjqAAPqAEWDAN6IAPIIBnTgAADgABFgC5"
    "jaDW8QABGQA6ayAXAQABGQB28KAAogA5miAAGCAAMCAASCAAGiCNcQAASiAAUQAAgQAASiA5IQAAYQAACIAAGgAKfi7EAAAQ"
    "AAgQAAIgAJEQAJIIACOqAJ0gBqYKAACIAD4IBPqiFD6IAAsgA44QAA8oAAcSAACQAAMCAFyICHyoAHcQAzcgAAqgAFqQAAII"
    "Bo47ActYACOIABGKAYrzBAIQBP8SAKfrpZAABaAqdbABHbAALYC8AoAAooAAf4AAooA5YQAAIQAAaQAACQAAOQAEoQADaIEv"
    "vIAIESAXogAKtbABHbANNQAKMIACCCAAISAQUCABGQAD0gAE0SABygIK1IAaFDACLAAKf1qVAAAIAU0oCHMIAAagAAsIAAag"
    "AAYIAAIIAKIgACOgAtTAACdqABHqABxqABFqAADAAApqAP4IAAagAAsIAAagA5jqAuHoAM-IACcIAKPrABHoAYfqAB1qANUI"
    "ABYJAKDqAKf492AABqAAFqAAmIAQyIABGIAKToAC3oAA6CAsJqABxqAArqAqnqAOIoAASIAADAAAiIAAQoAASqAADAAKFrAB"
    "HoAYhqAB0gAToIAAYIAAqIAJMIAOAIABGIAKToAC3oAA6CAKf7eEAAACAO8IABeoAmLrCkWIAKIQACOQEJSpABGIB62oAAI6"
    "AAioAGUIAzMgAAIIAAaIAACIAAOIASPpABHpAK-IAvMICO0KALGIBhCIAZpTAAHYABBbAAHYAOUIBGeIBnToAKgFBbAABIAA"
    "pIAAdoAADIAApIA5YIAAIIAFiKBP0yDyoYAazRAAJYAA_bAAJYAOUQAiigIOb7AA97AAVAANNQAMYIABPLABBCAVRAACLAAA"
    "DAABxAAEyCAA7AAUzAAADAAdGCAKgN_ZAABAAkRpACUBAGTrAMjqAAqIABRAAAjIAAlIALOgAAYCAAogAVTqACLqAADqABHA"
    "AArqAFtoANigAA4gAChqAC3qAA_qAADqAACQAACQAAlqAADqAKSBAP4BACUCAvH6AKgPj8AAAgAE1oAA5oAelpACUBAGOIAA"
    "EgANOqABOqAAgQAACqAAkqAKAIABHoAULqABHqABAKAALqACHqAAFqABDqAAxqAE9oAAxoANkCADXqABtqABHqAAFqAA9qAA"
    "FqAACQAKgQiXAABIAAFIAKSBAGcIAFoBAACBADyBAB54ABHoABwoAzBoAevAAGCCAPmgAA9qAgrqABFqAADqABAgAAKgACHq"
    "AAEgABDqAAwgAEyCAOeCASIBAP4BACUCBL9pAGOwAKaQAKgTLOAABAALOQABAQAVIwA5WBAyDQAs2SAOcaAACiAAciAACKAA"
    "CIAAkqAhXwAYggAYEaAACQAGmIAshpAHsgAAWKDnsKAMsIAPEgABGgAAmKAKAIABHaAOdAAH0YA5WBAyDAAKgcaiAAACACL7"
    "AFF7ABNJAFhAABHAAF9iAAr5AAEQABtAAADAAKoIABHLAAFKABAIAS_qAAHqABHqABJqACJqAADqAADqABwIAE_oAAuIATw6"
    "AAGqAAD6AA46AACgAACgAXCSAKgdT3AAAZAyACACGZAiJpAAOCAA0BABSBAAEgAFF7ABMgAFegAADpABEgAD1gACMQAAtAAB"
    "FoAAJpAAfgAADgAACQAAdqAAJpAFF5AE-gABGgAAcCATvqABHqABJqACJqAADqAKgedxAAAIAE_oAAuIAQ5qAC3qAACQAADq"
    "AADqAACQAACQAA0IAACIAIkBAAFpABCBABSBAClAAEmQAGgBAAFpABCBABIBAAEQAyAgAAVpD0cRABMQAJdAADIQAAtSABqQ"
    "AAEgAKghUJAABQAKCQABGQAWOIArFAAFhQAACgAEZaACIBAHUJAs-IGzuCAA8CAC3zABTRAFFzABNBAEjBAA9BABHBAFGgAA"
    "3AAAvAAAphABFAAADhAADAAJVDABTBABFCAADDATyCAKgmRYAABiAAHiABBiAAFiAADiABHiAADiACJiABFiAADiAFrgAADg"
    "ARmgABGgABtiAADCAAFyAAHiAADyAA5yAAryARZQACoBABGBAAECABQBAACCACpRABJRAxMCAA0CAAWiAKgnIYAABANkmPEE"
    "aCDJACCLxLHNUCGj_ABmuCAeIgAc4IAACDAcI_BB0zCHKgALGIA2xzBPI7A4TEBsICAkqBAARAAcUIAXDKAEsEBtqCAEqCAe"
    "SKAAebAWQBAGKDAW6fAEEbAKhBRAAABUAJGDACTTBpiCAbMiAB-EBA2ICGmqABekABLqAOugAkACADQRAArAAKyKA19zAA-D"
    "BOHhACmgAbSDAXgSAD6gBkaCArhhAdwIABt3AUQIAE7VCQlAAAGOAAC7ARR7AKhI36AAB7AAJAAEsCAACDABl3APkCAEo_AA"
    "E_AEO7AAKCAAiEBr4CAA6CABCCAimKAANAAAGBAADAARRbAFEBABSBABPbAEyDAACCAWAHAEFbAAKGBK5aEQuEABKgAAbACp"
    "ACAKhOvfAAACAACCAAmCAQWCAK_qACzCAAeLAOqgAIMIAEQDAByjAVUCAD3AAANvAJvrA3XAAxuCAAyCAREgAOOgAW1rAFPA"
    "AA2gAVxAADagAAMgBBFjAhsCAO2CABOCAAGCA2coAKhSThAAAgAAFAADqCAAwDAAwHAAFAAAbnAUEPACKCAAInAC0EAyAGAY"
    "wEAjiCAD8CAAoCAdjAAAEBAADAARLrAHtrAA_IAAFAAC_nAArnAAUCAAcDAVYHACMLACFrAAIHAyNvAKhUgfAAAIAYVuAAcI"
    "AjWCAACCAAECAAkCADaCAACCAAGCAbILAAGJACyKAAGBAAEBAACBAYqLAACCAAELAAqCAAaLAAEDAACCADjHAAWCAAeCAVYP"
    "A2lPAYvKAADOAAcINZWLAKhglZAAAIWR6IB-CIEE2CBGaIBHYoAdoICO0CAckIC0ECAVOIAM3AACkIAAqCAcQIALsGACwCCO"
    "CDANIIACneAAqCAZeIAAKIACoIALqWFa0EAJR-B_j7ApYCAV5IABqCAIoqAKh5lWAAAgASOIACwKAO9bABgCA3agEWE7AAqI"
    "ABYYADLAAAqQACG7AAaIAAqCAZvAACsCALCEA2WCBF0CAUuIAHx7AFMIAAsYACEOAAD7AAaKAAOCAAcCAGKEASyIAAGIABII"
    "AKh-WCAAACAK-mAACmAC2CARmCAdiQAAmKAD0KBacLAQ4CAaCIANhHAx3cAAmKAcYIBLvmDBQLAINqB_rrAvKCAKYEAHsCAM"
    "XAAQiIAMCgAAfAAQoKAAKKAJdAABLAADxrA3gIAKiFTgAAAgBNurAF2IAAEgAB0qAbKIAOSEAL8qABKgCKLrACHrADAIAAvr"
    "AAeCABrrAAfuAAqCAV6CADAIAAuqAAeCANOGA2YKAAOKAYwIBBiIAACIAACIAQ2CAKaIAB6IANqIAKiJV1AAACAAWCAAKCAK"
    "hHAxxsAAuKADuKAYwIAAWIMjegAAqzAmWCCKQoAYIxAASQCwqIAX7TAA3QGQOQDLQgPtAQIkQ4CCGSAFsQDkmSCOYCA6sSAA"
    "OSCNwCASqCBWKIBgQCAKirkKAAACDJKIAACCADKgAEmzAD67ACV3ABACAb5yABACB-ACAPCCAQECAACEADRSAC_zABoEAADz"
    "AD5CAADzAADzACQgAEsCAACCAQUCAOWWABx3BSkQA60BAIjFALzbAADTAKiwrYAABXC-zzAaqDBywCAXIIAAUCAACIAkNTAV"
    "oCAFCDCFiCAAuDC1aCATCCADkgAC5zAAVzABWgADozAAUzADCCAZ2zCBOCAOuCATdqAC5zAAXzAAEQAAQgABFzAAUEADnAAK"
    "i4OiAABzAB93ABGCAD2CAQCCAH7yAGgQAIaiAtqCBhkCAADFAIqIADIaAADzAAVzAnF3AGqgArKIAAaIAgTABHZqAACIAAJq"
    "AASIAHGIAddjAVeKAFMDCudAAAJAAVpAAFDAAKi9X_AABACMUDAAEIAFGgAX2oAFGgAJWGAN_PAA6IACciAACiCLzjAAVjAA"
    "OgABMgADhjAAHAAAPjAAJjADCCAZvjACiiAHCOCdrgAEtjAAUiAAJjBB4rAAOrQjGIDJWYCwiIAKjTcWAABwAACIA3OICR1g"
    "ISWIAHOQDk0bG3tQA2zYABTZDH6gLH3bDHwIArAMB06CBQn7A3gIBO-4ACMIAM-gCxawACaIAGGaAdN7AAP7BAI-Act7AoQC"
    "AGmCASCIAACIAN-IAKjtoRAAAIALR_AZ8IAht7AWp-CITbAVwIAF8OAvsIBCWCAbTAAAJAABxAA3lAAA7ACSWgAAcMABkgAd"
    "GzCI0CAbCIAF7IAAOIACAIAYgICH-CAGWCAgTIAbHAAD97AN2KAbP_AKj2NsAAB-Ad4QBKVAAAFKAAFAADTLAdjACoNOAAFO"
    "AADOAB5OACEjAY8IAB2IACGjAAIIABujAACjATQCADhPAA7EABiKAAMjCJwIAHOgAc5rAHUIB8qCAg6oAAIIAGiIAAMIAKj8"
    "SSAAArCI04DJZ-Ac4VCrpQAAkQAc4VABRuCqYEAANACqeCAeoLAafKACaCAaoCBugCAiyIAByvAAgEDIhvDHioANwEBr8BBe"
    "sCAAISA1gCCD6QC76BBE-BBEaCEYWQEHOIAKkSuiAAABBdRAAB8UA0uoA1KBBdSEF2lQAasRDWbbF6bAA_mQA1eYABvAAAUB"
    "BSAGALQQACACE1WQEy-VCJuCA8XAAatAB3-CANkEARmGAWaCChFCAPGIC6ACAJDAABLAAE6IAKkqDRAAB-AhL-BnpbAD_bAA"
    "HbAZJABuqCAAUCAcXeAAHeABHeAFEgAAeCABwEAWtfAAtfACKIABIBABiCAVNfAAsIADRHBioCAEmCAinbABggAAGgABGgAF"
    "jCAMyCALmgAjBQAKkuiDAABQAGnzAd4CA46CASGCANWCAI_AAGIIABs7AY67CoXuAAFuAADuAAFuAAHuADcBACsIAACrABaB"
    "AY3LAAFLAAQIAB7LAAFLAAKBAAFLAAGIAACBABXLAAFLAAHLAVOCAKkxnyAAAKABUHBukCAAOCATOCAH3rABXOAADOAAFOAA"
    "DOAAFOAADOABFOAADOABHOABqoACyCAYdPAAggAFsEAUhPAISgAHsgFOSQAAcbA26uAqAQAAg-BnogAAj_A2ZuAAsuAKk4Pm"
    "AAAGBna2AAwwAcIVACMgAYwgCRxgAAJuAa5qAdXACQArAAuuAAIgAa5qAdZCDHzOCR6rBg6gBoJLAAZqAApvAAXLAOKCAnaB"
    "APFAAbUoAAKCAACSBn-rBCnAACG7AA5bAKlDPVAAA7AACgAAICAACgAYkhA_zABUUQAcRAAAHABYmCAPQQAAMQABxBAcwiAA"
    "YCAZYjAKkiAeQsABBAAX6RAkCCAbrGBUYQAdGCBYRHCKjAA9mDAAUCAPMQAbLbCeZCAAWEAKlL6GAAAQBCvAAAWQACdqAbaQ"
    "AASCAACCBYbgBPx7ACwQAd5AAX-BBAsnAAIGAPWgAAQQABggApNnA2GgA9ECABSCAaRGAAIGADSvAMFAAq8CAAwGAZUyAHqC"
    "AVcSAX_QA_sEAKlSiGAAAGAXICB2lQAAWQAe6EALZbCeyQBSggAd_AAXyBBQiRABlABfOfAZEQA_YQAAOQADSCAMAQAASQAB"
    "qxAVIgAT2CBXSQA3oQADQCAMUwAAC7ABw7AU-CDNJbACHAABxbAKldEbAAACAJneAAheAFfAAACQAX2CAAICAAhfAatfAPAE"
    "AemUAAXuBYagADUEAGSgAAggAFgQABiVBK8gAUpOAYwqAH8lA2eCAJhAACZAAD37ABB7ABy7BfcgBJgCAZoCADxCAKlh5ZAA"
    "AiAA0QABtAAWUCAAFgACvbAAL7AAD7ABGBABhbAAFbABAQAYYHCK7eAAFeAApeAAneAAjeAAoCAEQCAAnAABmBAOwCAHrfAE"
    "SCAWbfABpfAs0CEpvuAAFuAAFuABRuAKlmlDAAACAD9AAACiAA3AAACIABoFAZJAAADAAAFAABABAAJAAACBAA4IAAFAABrA"
    "AADCAUGCFbOkAAGgAD2QAAEEAAaWAYemAD82AAE2AAa2AXoiAB8mAAemApigAAgiAYQQAKlqtRAAAiAAcWAzECAX5yAAFyAA"
    "FyAAQQADlTAACCAACGAAcCABwBAWujAD8GAACmACMCAV4UAB7mAAgmABEmAoYCAAdyAAKQAYKCBLnyAAUEADn2AAWQAAIgAB"
    "wjAWRCAe7mAKltVQAABnAA4mAoYgAAcSAYVmAtACAG0CAbjAAAxAAcEgCsSjAASmAAHmAAYzAYBAAAEiAAbiABRiAApiABti"
    "ACMiAYuCABDCCpqCAGECAYWgABCCE7qCACMCAX4QAAEQAD5jAKl0wOAAACAACQAAd2ABYRAAYBAM8WANuBAB0QAAaCAV4CAs"
    "cgAaWCAkGCALOCACMCAX6QAAMSAD8gAAGCAALCABxnAa4BAX7CADdnAKAgAANQAAoCACfzAAuCAaQyAAcgAADyAKl3FYAAAC"
    "AACSAYmBAACBAB2CCCUyADrAAMGgAcbAAAHAAADAAYoBAxYCAdigAAe3AAY3ABYgAcwCAZ-gAokgAACgA8uCAByCAAMCAZlG"
    "ADuSALmQAQMCAO0iAASCAAKCAZYmAKl7y_AABAAAwCAZaCAGyCA7EQAbJAAArCBRU3AYwBAAwCAAqCArUCAD8CAOpCAAOCAP"
    "rRAAUGAAKQABUQAAcQAWSCAAKSAAgCABHTAApTAyUDAs0QAICHA3YGAoXXAcUCAAHAAKmARcAABgAePAAAOCBYOgARagAzKi"
    "AAIiADkQAoeQBYQGAAHnADSnAL-gArEnBXa1AdmCAZyGADuCAYURAfSGA1anBYWQAQRAABVRAAdAAVQCAD_TADOQAAHTCqiw"
    "AATQABxUAKmHzDAABAAAqSAFgEAWOQAAICAsCgAZAQBl6CAACSAAqiCV6CAbWzAAcwAACzABSzAAezAU6iAEqzCR6CAMCCAK"
    "b2AFBCAAbTAAZiABTRAAfAAVQCAA8CAAPCAAfCABrTABxTAKmMi8AABTABxTCH-CAb1WAApWAAXWAAVWABkCADdzAAfAACEV"
    "AWaCAAeCAtHzAbFmEN2CAAoCASxAAJx2AAr2AE_AAADiAAdAABqBAXUBAACCABDAAApAVTOKAMaGHCOCB8KCAKmiP2AAAUF2"
    "YCBg93ExeCBg93BmcCABiCAAGCAcYEAACEACKIAACcBCRXAALXAAQEAeSeBfwIAmckAgOIBmaCBXyPBHggEPSEAHxgABT-AA"
    "QCAyKPB2QCAFiCASEEAHiKAA8SAKmx_PAAB-Ag_AAOOfACwGAAePAGCGAIH3BmcCAA8CAACCAAMCAAsCABECAAECAACCAAOC"
    "AD-CAAOCAA8CAQqEAAVcAEuEAACEAC0IAA4SAQ8CAACIAQYTAOMbACyGAGeIAHZXAKm0EHAABXABJXAADXAA7XFHQIAJHaAA"
    "KCBnaIA7sCAdWCAIoCAc4gASOCACwfA1lACTggCU2kAAqIAAj-AVeCALW3AOcIABKiACMPBwsCAWiIAGYBAACMAHqKAAqqAA"
    "Z2AG6OAKm9F7AAAIACkCABMEAAHIACNJAJ2IAC93AAIzAOSrAACrABMrABqGAAIDAGYHABSIBAGBABAEAzYCAAcCAACCAAMC"
    "AAaCAQqPAH5OAH6OAJ1bAe0CAKhfBEUGEMqqAAUvAIFKAKnBtJAAACBniIBRqIAHsCAc4CAa9AACMMAAKPB2CCACGCAeKuAw"
    "UCAAKKACKgAOFnACQEAeKGBF-CACECAAUCAAYCAEWCAAqCAPcMAJUkAAqKAA3OAT-BAMfnAOcLABMCAAYHAKnG7pAAACAAXn"
    "AeKCAEWCAYwGAwCCAAmCAAoCAOwEAAFvABgBAACEAPsOALkIAOjjAOcCAKrvAriGAYwGAAWGBD2vAFoKDDZvDPqIDFcuJWDe"
    "AFqIJkEEGDIUBn8aOUEEDAoQAKnkS8AAAEPAmCAAOCAkAgAAYgAv4BB4oCAUmBAGsIABoIAACGAAcCAADAACzCAAYCAAD_AH"
    "2EAPy6AWKBAMNEARTAAVsEAAmKBHACAUYBAIiOAC-EAAVAAAWKAADfAPIBAzlAAKnvwMAAACAACCAdyEAAmKEpygAD6IAD-g"
    "Ab6IBFCgAD2CBcaIAD6CAD-KAvOBAxuKBfOuAA0gADuGADWICKsIA2KkAAWIACiIAAaEABUmAAUIAAeCACgqAAMgAAKIABKC"
    "AU-IAKn3cNAAABAAuBA1WIAW8EBKqOAAfAAAUCACqKAAD_ABUCADEIA_cQAADIAdHEAAmQAAaEAATAAJmEAPKEBGyEAASMDN"
    "dAAD4gA5TAAAJAAnigBioMAAEgAc8IAH4IAOcBABYBAKn9ylAAACAEGqAAIuCGyuAA2gADuCADUgA2OCAEGOCB6BAJtAAC7g"
    "ABWCAXYoAh4gAnrABm6GDCcGALcgAAD_DJD3AAD_BCxACGdADHCIDLkIDHCgAACqACAIBe8oBoJvCrcCAKoOlWAAAQAEnOAG"
    "xOAADOABELDG6QPqYCS-mGDAkSHIOIFYy0ACMCAFsUAAMgAHsEBaeoBBWCABcCAA8CAWkYABeEAA8kADp3AAwCABGQAAMgAE"
    "ZIAAOCAHsEAKACAmSIAqKIAKosaTAAABAACBAD8EACNEACMCABQIAACCAEmCAo8BAzaIAASIBkMgDFcCACKIAFuIAEEsA8dA"
    "CMpgAEaCAsaDB2SCAVggABcEABAgAB_EAAOEACACABQgAAqCADxgAAIgAAEgAKoy3bAAAEApIDAxUIBcskACaEACACABKgAE"
    "omAs-BCQDIAD7gDFhqAH4oAEAuAz8CAB0CAAGCAGoCCAuGABIEAGwCAEAgAoiBAISDAE-CCLKEAAMEABqiAAcCAB2CAasgAR"
    "4BAKo7CtAABDAE-CCx6-AACSFM6CAKqCAcCiACAfBC0ECGQeBC0ICEYCDH-IGTkCDH2oACUNGIsIAHOIAACIAAmCABsbV_OY"
    "A-2YOHoCDRYCAe57FDpABO7AAwFACZCIBheoBlJIAKpmpLAAAIAIAIASuIBG6IBBsCAFkCAU8oAEoIACQIAEaIAB77ErEMBc"
    "lfABAEAHqEACWMAYYIAXDfAAsRAKSCBv6CAccgATKgAHggAAUgAAEgAIWgAM0KAyuoBfOIAAUIAhaIAKpu3_AAAKAT37Ae4B"
    "BeKEAAaEDEuIACNLABLPAADPABAEADgIAEagAACgAH8gASaIAB9AAVNLAu4IEqyEAH8-ABGEAcwmAG0kAOUuAQOCB-QuAHkK"
    "AASkAACkAAyTAc0GAVJuAKp2z9AAB-AADuAJ-gB90EAAImAHwKAAGEAACEAkogAOHuAGigAADuAni-AYxmAogCABwCAGYCAW"
    "gCAIQaABGTAjRAANfuAHZuAAVAAHIKAC2EAdeaAAHABf9EAIMCAACCAAKEAKp7dxAABuAHZuAn2qAAD-BKuCAdaKAAMMAyfO"
    "AGbOAn4aEp9rAG1-ABHrAyGFCOMEAHrEAAMEAVeVAdkFAGiFAACBCPagBg9uBoPiBg8-BoIqBg8qBJoCAACCAPiBAQCBGQ1I"
    "AKqN7bAAAgDJHKA5POAKOrA2KwCIuOCt4QCVUCCO6QBPeEAengCq6wB52QCIcQBAqQA5kCAzzqAAHAAlKCAdyIAZzCBN9_AA"
    "D_ABGgASVfALAkASiIAxfABmaEAAOgAAEgABIbAKqdpeAAAbAAObAXqCAACgAEQaAAEaAAoCAACCAACCBCSIAAG4AAioAYyW"
    "AucCAQ0BAEeEAArAACuMBLf7AAZ7Ac2QAZSWAAd6AACEAAp6AACGBGMkAHuEAIZAAWFiBC6OABHAAKqhu4AAAQAn0CAAICAG"
    "cCAVWEAAFaAApbADKCAEFIAADIADSgAACgAA2pASHfAFiCACOJADCgAAukACiCAPhbAwOIAZcQEMxqAAFrAAFqADcEAACsAH"
    "tOAIaoAWACBC8OAY1uAKqpZIAAAGBgQmAHoCAAmmAyPuAAZuAAJuAAruAtkmBLECAAOCAUkmAAcEAHaiAACiAAaGAU4mAJGW"
    "AUpuAAJ_AArAAFxuAADuAKuiAdFCAACgBgLuAHcgAWbUAGeEAAYgABumAKqtv3AABAAtkiAAjABJqCAV2CAAkuAAHuAHiiAA"
    "ICAAaCABnAASAGAJCGAUsIABICAATCAAFuAAmCAADCAFfuAnjiACJABHeCAAaCAeICAACCAAICAAaCABn7AbAGAB4CAT-CAK"
    "qw47AAACAAEgAAmGAFfuAniCACL7AYwSD4oCAWCEABeBBnsCBf2CAAUEAHLCAAsGABuUBAlAABjUAdJqAACgAAG2AACSBptm"
    "BfR-BKSCAAYCAdYgAAMgABkkAF-EA7qCAdwgAKq5HfAABgBH8CAA4CAAKCANmBAPWiAAfAAAMKAADAABjvAACrAF-QAWOEAV"
    "uGAO0iAA4zAAMQAAf_AAMiAc9AAAJyAAcCAAqBAAWrAAISBH0CAd-CAAsEABjvAAD7BCQQAdIEAKq8P3AAA-ABHrAAX7AAIS"
    "BWMBAAOBAJYRBnsCBYABARvAAcrWAAPAAj6WAeZAAaVEAAPOBOsQAdsCAbo2B-uBAAGBABuBAGSkAHkgAAYgAeqEAMWBAX8C"
    "AAPwAATzAAsiAc1AAKrCitAAAQAXNQABkqAAOqA9sBAP8EABkQAp-BANmGAJKgABgwAASiAAMCAcskAAOiABHQAAQQAAOCAX"
    "MTABXqAAMuAADqApqCAdKJAlFACR4CARQwAHwQABEQAASQAAUEAbOUAKrGuOAABUAVbCAtUQAYwUAAQUAxuCAVsQAA85AGIE"
    "AAswAZcCAACgAaK6AOeQAe2QAYwQBHkUAHuQAaMGBGwQBKMCAAuCAViEAAECAHMEACJgAGZAAAbAANyQAHl6AAlAAVbSAKrL"
    "u1AABAAccCAYwWAAmMABlAAuwCAF0CAEECAFCBAFFaADHgAHKgAACgAAkEABExAAUxAAMkAGy7AJ4CAH6EACtBAAEEABGgAA"
    "ekAASgADyCARKaAGIiAIXAAR8kAM0CAAEgAKrNh5AAACAA0QAXnBAAEMAASEEQfAAA-BADggACsCAAogABgCAG07A6GCAeKJ"
    "AYz6HXuEAAEEACIGAACWAAUGAHqQAHqWAWq2AAW2ASkGABPmAAXmAGv2AIkCABuCAAECAdCQAKrVYmAAACAYeEAAEkAAOEAB"
    "P2AAWkAw8CASiEAAMEAB_2AAUkABH3AGYmAAIQAAK2AAEgAHgCAKxCAAWCAACBAJ6GABEEAA0GAAGQASl3ABfmAAHmAAL2AA"
    "rCAQVAAACCAAWCAKrW87AAAmAAGQAAN2AAFgAaYQBNagAAWgASngAJ8mACJAASd2ABrAAALAAAFAAGZAAArAAALAAF8CAAUC"
    "AgMgAAVyAACgAAPAAYMmAzCCAUfkAARmAASEAHcyAU2gAApGAb4gAKrZvFAABmAALmAQ7AAAaCAccCAAUzAAMCBJICACECAc"
    "GiAAGCAASCAASSABsQAQqiACkCAASGAHgGAWBCAAFmAAGCAAFmAAmCAFdmAAagAIjAAADAABGSABOCAccCAAUCAYcGAKrcfp"
    "AAB3CjECAccGAAIEAA1AAATjAADjAGegABqEAGEEAOqUAIWgASkCAvogAAMCAAFAAaYgADeEAACGBDkBAGQSAAW0AAGWASnT"
    "AehWACjAAs4CAAVwAACwAAESAADSAANAAKrgZAAABABJcCAdK2AAKgAAGCABQgAAeEAAEGAACQAvSWAvwgAAEQAACgAAPyAB"
    "GBAAf3BmAgAANkAAJkABSgAAegAAGgAACgAFx3A7UCAAPxABD2Acd3AAGCAAPAABljAASmAKrjwRAAAyA8OBANgiAAaCAAUE"
    "ABjnAADjAANABCD3AAGiAASSAAICAcWCAAGCAAO2AAG2ABHjAAZjBWWBAJqQBnoCAFPAAYqGAteCAcoQAAKCAFvWAALSAM2C"
    "AHACAI4CAAKCAKrn3KAAASAAHWACeSAFuCAAGWAAEWAAzCAAFCAmaUAAI0AACCAAMQABGQAD-QBiogABMQAAORAAGQAAcGAA"
    "CQAAEQAAEQAD6gAAKgAzgiAAGWAAEyAnSgAAGQAByQAY0gADYEAKrqXYAAACAgMgAAU3BgpnAAKCAAKEAafiA4eCANsQAAxz"
    "AAXAAY8SAC2QABGWAHxACJoCAH-CAS5zAGL0AAUUAF2EAAKCAQaEADEyABSSAB0UAXJSAs8SAAUQAAEgAYYQAAMQAKrwxwAA"
    "ABAFRyACzGABqQAF0CACMCAG2zAJkGAA8CADOQAGegAA6gAAYCAEmCARRyAOQCA3OWJjEvDJDvAAXvDJFPG5WCAmECDAvWAA"
    "EQAADWAIRfAAHABnhAAADAHyI0DJGUAKsGpTAAACAIGCATiQAAEQAIgUAACUAC1XBYAEAGICAGiQAACQB4awJ8fGBDBAAoSC"
    "AAqCAAGCABGCAGyCAAGCAdb3ABGIAa-3AAzyABICAZs3AD13AAG3AH-3Aeq3AYk3AoQCAKsQEtAAACAbzXAADXAKqEAZ3XAf"
    "lAA_JXAADXE1f3AAf3Cf0EC28CASIgBwPABXKEAE-qAGggATcBAKS3AA4iALKCAO63AoTzAB23AYoiAkyCAEyCABwCAQRfAG"
    "oEAB0MAJsMAKsZynAAAIARF_AJ93AAr3AA4CAASMAVAEAQqEAccIATOEAHP3AACCArYCAAcCAPkIAL0IAIiIAG-EAJaRF6qi"
    "AYaBAEcuAHP3AAf3BAQEBFECAaiMAKfoARUgAeDAAJLiBrWCAKshWHAAACAGiCABcCAeagAQFgANN3AQyCAJIgAEF3AIH3AA"
    "SCA1-3AvSCABeCAWQqAAWCAF-gACMOACkEAMyBAAugAACEAHJ3AEP3AADyAAT3ADb3AAT3AG8CAbv3ABgCAbKoAKsj_lAAAG"
    "AWH3ACr3BI6CAD-IARENAAwBADzAAJ0EBEEEEJUCAkAEAANAAAVAAAJAAd5AAAfAAZeiCQmEAAEEAAKCAAUCAAECAAECAAEC"
    "AcYiAAUiAAIiABCkAZ6jAAKjAK6kAKsqc1AAAkBHwEAG4kAAIkAAsCAPgBAA1AALLnAAMgAAUgABVnAZwgAEVAAeCGAKIEAW"
    "BnACxnAjuCAFICAO-BAq5ABNqEBdOiC-gKAK4oCByIBEaMAC3IAIeIBCzAA2yIBEMEAKs3kDAAAoAIiwDJGIC18YAIiUACII"
    "AAEIACaIAE2QABQIAACYABGQAA8IBlcIAACYHregGecGBgKIBZ_AAO-OBcFKAEHOONIGCcKCAlIQAH0GBf6QBcyQBD0YFLKk"
    "A1UCCTwEAKtVLUAAACAa2_APw_BDQIAB2qBXCCAXH7AAVEACqBADIIABiUABymAAMgAMSGA-WkB057AJkIAAD6AIXAAD8CBU"
    "r6AASKBkyEDA7mAH3kAD-qAEhAA1bAAnCqBcbiAL0CAEaKAKtdXVAAAgAO0gAJSIARCBAFECAD_uARSCBZKCAUYEACcqAFWO"
    "AAkqABoVAAmqABQCAIWqAD-qCm6CAMT7AAUEAFQEACCEAAK_AAmIABLgAAuCALsGA-6GAWUEAJYCAYuIA5_AAKth9UAABAAA"
    "JAABPADJHvAACIAGtgACeEAAIIAAMIAyiCAAHKAFwuByKCAA8CAAICASygABGlAAEKAAFvAACIAJgIAAGEAQ8gACQgAJWIAI"
    "oBAJ-GADSCAAeGAFXOAK-CAAICAKtlvxAAACBzUBAB_PACOEAAGgAAKgAAWqANkqACkBAH8BAB6qAUcBAJ-gADSGAwgEHSWC"
    "AeEgACayAACuAGkIC9IIAFZ_CB7ABHTeBg9eBnCIGTkCDH3gDRoKC7kQAFDOAADOAKt4CUAAAEAAoEABvKBYfYAGwCS5nABc"
    "UCBpkCXbgMGSGgACcWADQEAAIgAEhzAFsmCx4yACcCAFqIACuiACPCDDgGAFjCAIiCDAoIAKMEASuIAbICBKwEBGSIAZIECl"
    "YEAFuVAKuahBAAAgABGGANkmAO9AAD0IBl4gBAwGAAGPAFXCAIkCC7MGAemIAJ0MAB8gATEHBK2EEQkaBCiKCGeaF0UCAcyo"
    "ABOaBC0IAAGKAGtEAAGEBpMCE_GIEx-IMNwCAWGCAH2KAKuzrxAAAIAACIAASIAA-cJCwCACUCfxOIDJGICqsCAZwIDJCCAA"
    "OCADJIAIkIBkYCA_ICAdOgABLoAYvAAL16AeD6A-z6EMBBAAGIAAGCAANvJfEmAAoFAvOGCNmiALyiAACgAKvYMkAAAGAKeG"
    "AACGCO0mBg8iBoPmAYruAIiEAY0GAm96Bn1AAAUiAALKAYnuAIfQAYyGAm8KH6DgGamgAAMgAAIEDAdqAAHAAIOIAAOIAAIE"
    "AxiGAAOGAmpAAGOyBh27AIqEAKvn_PAAAGAmoaAGP6H0nAAH4QDI9oAAJoDAmIAIuqBYOIAGWiEydYABAgDAkQAHi6AA9bAA"
    "FbAVWkDI07BEEBAYw7BL-EALPbAVYEBDaKBn0MAAFIAADIAAogAGyIABAoAVYEAKv77KAAAUAAEQAAoCAACOAAaBAC1AAIaK"
    "BYyCAIeGHufuAL0QC9R-ADiCAISQAnSGAbugAASWAACCAVXGAACFAgnuA7qGAIdABMYgAYAGAgnuA7qGAIduAADuADUCABIw"
    "BgA-AKwG7ZAABuAADuADIiAAGCAAFSAAMCAA_GAHCQAZBQAY2GAQiEABMCAVb-AA9GBvMCDJWgBYqCBSsCAWaQAHdAAADAAA"
    "kgBX5ABoFgAAsEAAULAAGCAHeCAAk6AAEwCqiCAAICAKwOyHAAAUADUgAAIgAA8gADhAADmgAAIgAA6wBX5EAAH-AA3EBm0i"
    "AAFAAAW7AASEAAprAACEAHHAAyAGAJayAdKCAAWgAAG-AA2EAAGQAEyiBWjADUyCAIiQAAECAdWEBUiQAKwUiyAABuBHWQAH"
    "OQAAKiByGQAIOQBGcgBg8IBHeCAcMEABOCALeCAJlZAITeADsECskCAF-QABCiAJpwAIOIABMCAJhYAACUAAMSA8CUAZcgEC"
    "eCAJnAAIdeAC_AAAagAIECAKwdA9AAAgARjGAKsIA8CCAPQgHJWCAWXDAIP2AAD2ADWgAEiUAD6UAP2EAzUCAVVzBclgAIRm"
    "AAJAADIEAAOiAP3EAKLAALrAA7EEAANEAACiAgZmAANmA7sGAIZnAAJmAAEgAKwkzeAAAiAaDCAwekAWUgAAUiBkeCAAHmAA"
    "DmADJAAAGCAAEiBg4CAADAAALGBosEAAfzAHCiC1WQAAmEAHqXAAJAAENAAHnAAn5AAdMGAvECBJMUADQEAAEEABEgAACCAH"
    "O2AKwrd1AABmAwikAAE2AALSAAoEAYwQBOfyAA4EAAVmAAECAHOgAAIgAn6gAwYiAANgABIEAiTXECAjAIgCAAESAdXQAWUS"
    "AZMCAAEyA61HBFwQAHOWAAIUARoQAWUSAZREAXUEAKwyZKAABmABygEJUEAA-CAAISALcCAJnQAANAAIH2AK6gALdAKs0mCx"
    "GOAAKIAXzmAAXmAApmCwL_AAKIAYBmAAJmCNvMAjNAAALAAYBABJifAACfGzD3BExWBn2ECjQCAdWEAKxFyKAAAEAIgUAACW"
    "BhOQAAIQAGIEAACEASEQAAIQBKUnAACnKYWCApZAADhABkB3AAiQAcF3AA1CAaz3ApaCAAC3ADecARKQAD83AuaCAfyQAAtX"
    "ABAQAbnXAbnXAGmQAheCAKxQMuAAAQAD7XAADXFRaEI-2iAas3AAf3AKwCAD6EAaY3ADwEBccCAHP3Acb3AAp3AbJ3AAf3A9"
    "uEAAiEADb3BuNXGQX3AAV3BauEBDHjBWyCBaUCAYE_AEUgAGCgADp3AY4oAKxgyDAAA3BCgCAD93AS8IAD9AAwkCAPYEABCg"
    "AACBAKVAACeiABL3AY5QADT3AAp3AACCAAiCAQQHAAEXAJ73AAf3AI6CAe2mAWcgAyeCAgYIAK9LAisXAAEgE-CCAD2CAx-B"
    "AKxnCXAAAMAD_AAAVACq4EAd6mAP8HAK6nAG0gAAMgAemoAB0CBa6EAA3_AKXoADmkAAD3AOSEAKwEAD0CAAT3AQl3ARGEAA"
    "MEAemmAYmBADd3AAgCBBAgAACBAPkEAXjAAAbAAKxrwNAAABAUEHAAF_AEzOAwEEEu0EAAIEAAMEAAGEAZkMAD5nAAHnAAPn"
    "AAHnAacEAlmEAYwEBSaEAAGCAcikAAMEAAGkAAmmAHwEATEmAloOAAHuAYqBBEeMAU6EAH8EAWWEAKxyMcAABvA02EBiaCFG"
    "8IBHFkAJAMBGPmAAWOAaOIAAIIAYUoAo6CAY0IE4GIAAIIAYOIAAIIBKU-AAC-PkOQAMuEAAqEAAoEPvUCBisEBmaCAWoEAC"
    "CQBHuCATEEImKIA1MEAKyTvvAAAFDuwCCjgBCRomGJkEA1zAAKKEBsAgAdIgA10CBMwCACegAKTgAGKgAWhAACd_AAIgBJQC"
    "BPkEAEUCADWEAAIUAPcCAY9_AlZiAAFAAFjAAebABWkMAElIDMmIAIKIAKyiunAAAgACgfAaoEAK2CAq8kAYwEAAuIAjiCAO"
    "sCAc4gAAEFAN8gAAEgACEgAAKgAWqCArGCBbQCACMEABOEAAauAPGuAY9_BJVABWsKAAGPAAuEADsCDEsgAAuEAACEAoXPAK"
    "ypLBAAAEAK4KAGggAegOEw-EAiAuAACuBcyuAAC-BsPuBc1uBPwEAc5uBcruAh-CAlUEBpVAAYnABHLEAlHuAlgIAexAAYlu"
    "AADuBsPOAADOBczOAADOT9UEBoMGFnyQVJ3gAKzRDgAAA8EX-gAXwEADgWABoIAAoIAXYEBDOGBTUgAyigBxqCAUuEAoD3Ch"
    "BXAANEAN6EATEEBQBXBdrgAIMEATQEAHBVAAIMACaEAAC-AAseBc0cAI8FEA-tAAOEAclMAEcEAKzc5KAAAgJbbuAADuAADu"
    "BcxuAADuAADuBsPuBc1uEQQIAlbuBEEIAYpuBeBuAORuBc1ultoIE1OQAAQQAYEQLugYAc4cAxIIEdcCAYSCAAkYAACIAACQ"
    "MP2CAe4CAS1uAEUSAK0NhdAAASAGACAB2EABbuAAZuAADuAATuAB3uAnqGAACGACICAwfuAAZuAADuAATuAADuAB1uBJUCDq"
    "TQBIWBBA4CAxruANpuAATuAAHuAUsGAwkBADUBAUfuBdduAAVuAAVuAK0WxGAAAEGSQEADyEAAIMAAGEDAgEAEmEAEAEAxyG"
    "AmkEAHQkJ1juAALuHSt8AOcOAdEEAAGQAACQAAMQA_oEEVICAgCEAdOgAS2BAoiEH02-AOAEAO5uAAVuA3gEAbqBAXWkAK0t"
    "v1AAB-BK8CAgpuAANuAALuAADAAAVAAg-CAEcCAV0EAEnAAcVuAANuAANAAAVAAB5AA_MOAdNuANruAAFuAAV-AB5AANoGAb"
    "YkAU8CActuAAVuAB5uA_KOAACOAFaEAAoEAK0xn3AABuAAUCAADuAN4gAPqmARgCAaQEAhluAAJuBA6OAb4CAA_uAADuAATu"
    "AADuAOJAFSYCAemEAD82AAC0AAYgAACQBGQEAWUEBoKEAD8gAAcEAsQCAbYkAYIQEkBWAN6WAK08gQAAAQAdQQAAIQApwGAy"
    "8gAAJuEXyEAALfAPReAWUEIfyEAH-GAAHAAc5AAAVAAODiAPhAAV4CA3fgBAVWAAvmAFagAXfmAAVmANXmAADmAANmAAHmAA"
    "NmAADmAAFmAADmAK1GR7AAAiARSCAe-CAcnmAAHmAAPmAAHmAB52AAD2A_FnAAKgAb6CAApmAAXmAALmAAHmAAECANVmAAF2"
    "AANmAADmAAFmAALmAAFmAADmAAFmAB5mAADmANmGAroEAhTmAAVmAK1IdGAABmEKOUAN-EAliEAHOCAZUUB1EUAGAkAEAEAD"
    "2wAAG2AAeQAlGEA6yQAYwQELACAEECAJ4WAPaSA46CAzACG_QCAcgQEwkCABwEAUpmAD_vAxACBhVuAAcCAaJcAAIIAK1X_F"
    "AAAnABwEAS7vAB9mAAdmADVvCBZABCJAACZAADVACMMGAACGAGICAUGCAACCAGaIAAIEAWYPAADfAB0GAAICAAcGABiGAACG"
    "ABwHAqICAACCAca_AAC_DPN_AA6QDIE3AK1fFDAAAQAAc3A8rCAj0wABwsBlxiABHAAYxWAalABAsCAv0CAkKTAAqQAAebAc"
    "YQAWwXAAMCAoOSAZuUAB6QADyQAq-CAaRXAAnFAKGaAXCWAF0QAEbfAQJXAJcCAAGCABEUAK1kRxAAAUAaPXAACQADjWAZsU"
    "AACUABiQACYQAACQD14CAkggBy4yBTsQAAugAAWQABagAACQByRCAAqQBUQaAAH3A3T2AAnABsmCAiS3ABkwAAqCAAH3AAMC"
    "AAOwAWiQAACIAK1r17AAABADqCABaQAVMCACuCABM2AAS2AAW2AM0QAWUYAD6CAAC3AD6IBjz3AC2YAWj3ADZ3AAcCACACAA"
    "gQAA-IAVABAC33ABMSAAUSAFSCAeMQAAkCAYCQABv3ACP3AtkCAK1uhVAAACAaQQAHQKAMERAD6CAPyCAEWDDeSbCSSgAACg"
    "BylyA4MCAASCAb9qABDAABCRAAJAAALAAcp3AY9iCPG3ACAgAAE_AAIgAAIKAAF3AAIQAAo_ABABAAKgAAKgAU-gAK11TAAA"
    "A3AA83AA53AAI_AYkQAASgAAZSAM0wAvEJACObAFg3ApGCAD2CABYCAAMCABICABECAAqCAZz3ACACAAOCAAL3AAcwABUhAA"
    "NxAU1AAADUAASQAD8CABf3AAD2AAP2AK123hAAB3AACCAA12AAL3AA33AAL_AXF3AAV3ABKQAAOQABIIAiNAAZCRACOgCK1_"
    "AA2JFZ0mABxgAAtAAVOCAUZAAITABCLAAzqCABUCAAICAOcgACFJAKggAB7_AAmiAAgEAK187uAAASAA6xAAGhAAM_AAE_AA"
    "qCAACgAUCgACXgAD4iAA2iAA6oAAEoANggAISiAByiABQ3AAKiAq_RARqgAAISACOgAvqCAGcCAK6hACj_AIzoADn3AAL3AB"
    "4gAAIgAAP3AK1-gRAAAgAA4RAAIBAAGIAAKgAJnAACaBABqBAG6EAAIIAADAAAKgABCKACn3ACP3ABz3AACIAAF_AAGIALvA"
    "AACPAL2gABagAA8IAqEgARAIAAqCAo2CAdD_AajIACSBAQn_AK2AZqAAB_ANTCAA2JBJogBGnIACVAAADADA5AAF22AAivAB"
    "QCAAGoAAgIAAoCAYB3AAN3ADz3ANpVAISLAKGCAdiCAaiNAzmCAPYEACmJAGomAD2gACACABJKAAsCAAGIAAEQAK2Ey6AAAQ"
    "AAUuALkgAJGgAF52AAaiABuoAAGgANigAKCiABaQAC8iABqgAAGgAGMCAYaEABMCAGcQARIgAAigA32CALihACCBAAj_Al2g"
    "AHiQAAN_ALx_AOMQAEyCB8cPAO8PAK2H8LAAAoAACoCkWCADsCAACCAPuIAJEsAF3mABwCAACCAAGCAVKEAD7nAB9nACHnAF"
    "UgAIWFAQqCAd-gEUeCAcgvBFsOBbMCAACCBs8GA7eoBPaKBFcIAbeKAYwICDLAAKkEAK2SGgAABAABHABpyIAAeIAxYKAAML"
    "AsMIABGKAWkIBQ2QAC2CAxYKAKmGAACMABGOAZICAACKAdOMAD8IAACIESWIDOmBAAmIAB6IDJXiAAOiAHKUC-2gAAsgAAeg"
    "ABsCAAOgAK2ciHAAAQAbyDAsMIBoxIAAuIAAeIAAkGAAuKAAfAAxETB5yCATeIAH5AABKIABSKAAeCAgkBAfYQFRiQAYEOCy"
    "DADGMQACgQAAKQAAQQA0yIAAeIB1yCAbWKAzoSAD2CAAOCAK2o62AAAvAYWBAasSCjgIAfwBCdHAAAzACpCCAdIBAAsIABeS"
    "AAyIAAIgA0-ICCqQAOWIAAIIAC0gBDEgB0x_ARSCAxASA_6BEQDYAAKIAOkIACkCAAKgATsgAdIEAAmCAo6EAK20vAAAAEAY"
    "wIA4SEAAEQAPgEABACAAyCALm4AIVgBMKCAAGiAA8CAACgBD0CAM0CAGB_APl_C5n_AALMABqCAMkKACIgAACgBD2CAeDCBW"
    "qEAACgAISIABegAEmIABwCAACGAK26NSAAACABQgAVFMABDEABHPAT-DBUIoEAOBABMEAAFvAByCBZEIAXkCH4CiAahuACYE"
    "Bad-ACZuBPYgAc5uBc1uBPhAAczuAb1ABBJABE2EAKjGAcnuAWmLAPKJAWNgACUeAK3HgkAAANAAmIABGIAW9uACVuBABvAP"
    "IQACOIAYnuACBuAAVuAB8BAUODAFkJAf9LACVQAcjuBCXHAOcCAAsJABEIABKIHDoDFecpAAUhAAogABaIA2kQCPgCAAYgAA"
    "TCAAOaAK3Rw_AAACAAKCAAeQA3-IAft5ACSIBfGQAPJAAAeCABwIGupgAWWgCUQQAAKQAAswDICQAAIQAAOgAAoQC5R3BQ4Y"
    "A4AYBQJAANLAAJ4QAUJACdCQAACQAAQQAAoQANKQAB90AK3ejsAAAQAAQQAO6gAM2RBxUCACYCAAECAcaQAAEQAAQQACCIAL"
    "wQAOyQAAEQAAQQACCgAM5AAM2RBBEQEJLXAPEXAA6EANKMAeAGAgTGBd8CAPcwAAVXAPD2AACEAASEAAoEAK3komAAAIALuE"
    "AB7UAIB3AE4gAACEAASEAA43AODmAG-GAF4RATbgAQoCAEAkAT5gAE4EAASEAHcED0MCAACCALOEAACXAB6EAAD3AASBAACC"
    "AI2gAGMGAN0EAADGAAQEAB6iAK3oGjAAAGAgQSLUOCAD6IAafuACbuAiSOAd2CAaTuACbuAzICDlcIA4uKBAsIAAVuBsDuAc"
    "EKAGaOAZSoACTuAbEKBECIJsdvAAFvCqyCAcKIAAIIAAGIAAwIABGgAAH_AAfAAK39IWAAAIE18IBc1uBPIIAAOIAB-gAa-e"
    "BcWIAAeIEZEIANCYAeACCdIIAAMIAAwIAAiIAACIAAgQAACQAAiIALaIAO6OAAMOAO6CAM-KE8oCAACCAckIAc4IAvYKAXSI"
    "IF1uAK4NsLAAAoBcYaBJfqAGXABjMBAACBBl4gAClzAaduBGMhAAFRAARzBWcIAJD_AGEQACWBAASgALTuBVYBAACBAAQgA5"
    "CCAdaIAPGIBjSBBl5ADFGCAD8gAACgAACgAAy-Ay8vAK4XVKAAAiAACiAACiCMsiAD8gAAEgAACgAAygABBvAAFvAAfAAAQh"
    "AUJwAdDvAElCAAFCAADCAiZQAIwhAQBwAF4IEJtOAPIEAX4QCxKSAAEEAAySAcGQAAIQAhIkAzSQACGgAK4eH2AAACAAEIAA"
    "UQAAIgD72CAcegAX-gIsOEAJ2BAJZAAD9AAN7AAPHAAO7AA1DAAYxAA4OFAIGFAGmCAEkQAD6gAACQAN7uAMoEAANuACDuAA"
    "PuAACQAHGCAAJcAHsiASUGAK4nIpAAAGAUIEACMGAGSQACWBAUFuAANuABNuAA-QBAUgAGkgAIeQACoBAJDuAJAEAF8EAANu"
    "ABNuAA5uAAQQAHEiAAIgAFiIAVSIADaCAWCEAfFuEDeWAIGEALKgAD4CAACCAK4rUHAAAgAB1PAqGCA1CgBFaCAV2QAEYgAC"
    "OSAALvAAJvADqgACSgAAC2AAC2AA0WAjUCAAIUAPfvAEnvAADvAADvAF2EAaQFACfvAIYQEQWCABuCALYEACUCAMuQACWCAX"
    "zAAK4wT3AAASIaSCAFmEAFwEACUEAACEAB3BANQUALpmAB0CAAPmAAGEAACEAAHmAADmAO22AAQkAO6CAMcSAomQAYcSAAUE"
    "A9-EACCUAATnAACVAB2BAEuiAACEAUJmAB0CAAPmAK42a4AABmAADmAMxmACDmAADmAAGEAAHmAHNmAAJ2AFkCACJyAMcQAK"
    "EGAWCEAK0BAWZmEHIUACUCAG8gACJAACIgAD2CAB5HALkCAccCACICAMcgBB8CG-CCAcgQBqiCCZ2IAK5ARaAAAgABSgAdGw"
    "ABSCCZ2JAR0CAaYCABwgAYpvCBhAASBAAAwCAUb3AFFAAADAAC3AAArAAX9AAAzABlgdAs-CAAK3AA6CATECABKCAFGOAADE"
    "AC2CAAqgASO_AB6EADynAK5FalAAAvAAynBMRIABwIAaoCAhXeABGCAACCAaOCAACCABQCAb_HABkEACZGAADGE193AAL3AB"
    "n3AAL3AYB3AskQBJeCAACCAbD_AAmQAdp3ABnVAAL3AVYIACj3AFAgA3RSAK5MTmAABAAAdQAAXABijABk-wAAYwAAUwAAIQ"
    "AAaQAAYxABmIAOgJAMu3ABm3AAK3AT8DAACTAD23AAe3ANq1AVAQAAqSAEkSAACQAC2QAA8IAYuQBBIIALHLAAaQAAVbAY6C"
    "AK5Pq5AAAQABEQAAJ3AA4QAAv3AAL3AT0TAAIDAD33AAh3AEsCABACAb-QABpyAAD2BleBAH5LABwIAAsCAPQJARzfDbQrCV"
    "qgAVRyACDSAEmQAASQABeQAASCAX6SA8d3ABuBAK5VFBAAABAHOIApUCAd3AAdOQAlMiAJOCB9cYAACQACgEABT3AAL3AA4S"
    "AAF3AAI6AAOgAAOQAAOQAAcQABeQAZCCAAM3AA7CAaj3AAT2AAN2AAT2AOuCAc0QBgkIADz3AAN3AK5Y3hAAAwAAMwAAYCAA"
    "J4AAUKAWL3AADQACUBACp3AAP3AA4CABQRAACQABcQAASSAWWEABOgAAOSAACCAAOCAAQTAACCAivAAASCCM2CC7sBAj0QCS"
    "44AB5AAADAAAVAAclAAK5d0cAABAABdAAAJAAXpAAAhiAs1AA6kCAMUCACGCAAUCAMjLACOBAHcgAD2gAAKwAAx_AAsQAAcC"
    "AAECAAUCAAcBAAHhAAI_APmgAMQ3AAE3AAU3ABcVAAIgAPVJAIUiAAezAK5f8PAAACAQMgABGJA2uCAN0rACOCAHaQAADAAC"
    "iEABT3AAJ3AACgAAugAAIgAAH3AAGQAAiKAAUgAAGgAAUgAAaBAAIBAXsSACN3AAJ3AA_3AAr3AAUgAAH0AAUgAAb3AAH_AK"
    "5g-QAAAgAPcgAIV3AAQQAAIQAAYSA7eBBKMCBDT_CSHAAB9AALbACfgCAQIjAGPAAEAoABGqAAY_AAayAACyAAWyABGCAAUg"
    "ALm_APi3AAW3ABa3AAJ3ALN_ABGBAAoKACc5AK5l2OAAAfADF3AAgzAF0SAlOgAB1zAPQyAAMCAB0IAAhdAHAVAo6CAC2CAB"
    "GCAAuCAAGCAAaCACMCAMyZACOCABQCAGIgAAGgACkEABOgAANAABhfAAYCAAECAAWCAAYBAAExAK5nBmAAA6AAyCAT6gAB6g"
    "ADSgABGiAAoiAAR2AAF2AAEgAAT2ABb3AAIgALMiABuLACcZAFOiACAEABEiAAmiAFuSAlCRAAMIAQ-gACGIEcEKABIfABB_"
    "AADqAA8IALajAeUDAK5rfbAAACAACCAAqCAR2jAE4gABUgAACIAEumAAwKAAYgAACgAAYgAAQCAAECABEgAZ_2AAD2AAF2AA"
    "p2AAD2AAb3AAZ3AAd3AA93AAIQALP_ABGBAAp_AHqLADCQAGUCAd2CAK5upqAAACALmIAQvPAAGoAMEjAPogAAEgAP4LALSq"
    "KHyCCZ4QAQigABGiAzAoAADuBQjAB4iIBPsgAA4OAX4BAaqbAACLAS8iAYoEAAoKAACIABECBck6AL0IABwCAxiKAmICAK57"
    "KhAAACAj6CAAsCGt8IAZ0KDGzAAALAAshAATiBBUWBAASBAAIQAAyCAAKiAXLtAcOJAsgJBmqgAAYgAAUgAZDAAaLLAP-YAd"
    "iQBcSBAAUgAL0IABwCBe9_CdSgBIGICBSgAK6JiGAABoAHaQAWkBAcOIAAfgAAEgAscgACoiBU4wAKaQAAmQAEuqAAUqA3KK"
    "AAIKAAOKAssgA7iCAZWKALAMAFCKAYWBAPCIALqSATCCAASCAaGQBZxAAQsCAzOQCFM5APSIAK6P3SAAAIAAQIABCCAAF4Ab"
    "iIAAQIAXmQACKKAACCAAaKCBQQAAoBACOBAHmoAD-YACEIAAEIAAQIAAiSAAgCAAICAbaIAAEIAAQIAXAQAAEQAAcQACOKAA"
    "EKAAaKAsICAAWCAK6UcrAAB_AAJaABFfAJ7CAE8YAAcIAAcIAA8IAAigAKgYAAoBAAkIAC-IAAUIAF8QAd5AAX0IAV5CABdK"
    "AEfdBEaCAL4gAAEYAAGIAACSABEwAC0BAGagAAsIAEoYAAuIAACIAK6WJmAAAIAAKIAL-YACKIACUIAF6QAAuaAEoIAAwIAA"
    "SIAJ4gAEkBAJGgACMKAACKAAdqAsegAYSIAASoEFX_AAIgABFfAJOgAAGgAAmIAE8KAAaIAAeIAL-IABMIADAIAASIAK6Zd8"
    "AAABAU0BARMCAHQCAeWCABcQAEdfAYwIHK9vAscgCcpBAOqCAC2IAOXBAKnuABHuAA6QBa1uABHuBPZjAC3CAbHABc1AA_zh"
    "AOepAAEgABMCABwGAWOnAGqBAVqBBDRuAK6jqXAABuAA9uA_yBAOcCAACQAANKAAIiACsIAZ3uAWqDACCBADgJAflqACTQBe"
    "eHAPwJACEIAzeBFfmIBfJAB_-hAASIBIsDAAKKBYiQAOchAAOhAAcgACYIAV8gAcmQADgIAK6s5uAAAIAa-gBMBAAAqQAQ8B"
    "AHZAAAXEAcQQArOIAcSQAACBDJhABGsQAACQAi-QAXUgACoSAACoAqChAbWBAAFCA9OgAJcwAAEQAD4QABSgAAcgABMQAXeg"
    "AEuYAZ6SAAESAK6y8qAAAIAZciAFCwEU4CAMtXAOmQAAoQABNXAAUIALPQAEWCAFkQAUkSB_wCAAMCAOx0AJmQAACgAAmQAE"
    "YQAAMQAAcQAMuQACB8ACWSALMQAAMQAOwSAL2CAACCAAQQAACQAK63kmAAACAA6BArSQESiCALb3AAGIAAGSABJXAAJXAJgg"
    "AAUQAEoCAACgAAUCAAygAAKCAAjXALl-ABEQADSSAF0QAFWSAbIgAUQCIAiKAc4IAPkICuIIAAJAAWWIACbuACLuAK7AyzAA"
    "BAAouCAx7uACNABRWIAS0YAIFuAAFuAngIA1VuA_yCAOcIAAIIAC6IAAGgAycKADgKCeduAnKKFX1vAACvAHisAACoAACoBZ"
    "WvAF8gBiLvAAFvAGvvAAFvAAVAAAb_AK7KAcAABYAADYAAVABZDvAF8IEU0CAbWIABxfAVcICiGIAKxmAACgAAogAhgIAA6Q"
    "AZ8SAACCAOoIAAmIAyaKAAVuAAyID8ICAO-BAHsQAEqIAByaAAiBAbsgIu7AAKkCAGpAAK7WqsAABACX6CAUSgAKiQAAECAD"
    "6gAACqACqQAASIAACBALbuAOhuAAFuAADuAA5uAADuAo0CAyBuAAhuAAhuABBuBKeCAD4gAAEgACqQAASgAACBAJLuACLuAH"
    "eIADkgACeIAK7Z6yAABuAAduAAFuAADuAAFuAA2IAAEIApMgAxpuABBuEUggAD-aAACQAB1PAA2gCo2CAACCAACCAYjvAADv"
    "AA-gAACCAD6gAACQAACQAAkQACBvAADvAADvAAUQAACBAwvvAK7e2iAABvAADvAADvAN2YAVfvABACAGIQAAeQAV8aDwACAN"
    "MCAKqKABGIAPsCAACgABoIB6cCHHluAH_uABMCAGACABUDADOCAAEDAD8QACqQAKnuABJuAOfOAACkAAGsAAD-AK7mf6AAAu"
    "AN2CAa-CAWUDADTfAAqgAYwgAA6SAsaCADaCADqCALVuAHKgABWQADQCAACQAD4gAACCAACQABCQAB6IAZ7uAAFuAADuAGji"
    "AAHsAZgCAbXgAEmQADSgAZMCAANuAK7qtkAAACASYQAHLSABWgADSgAD4CAAEgABzPBFKCAAKQAV6gHX2CAA8CACqCAGGCAB"
    "SCAJgEAA-QAAKCAADnAA6CAALnAADmAHLAABWCAHOQALAEABLmAA7mAAFmAADmAAFmAK7vy4AABmABFmAOfkAADGAAEgAMcE"
    "ABVXABGCAM73AkYDADTXAZOSAAMgJFuCAYwpAqACAAoCBgUCAAoCAksCAASCASaBAGEIAqECAAECAAkCBgVCAApCAFsgABjC"
    "AAqCAbiwAK74g8AAAgBl6gBKlAAYvABKCIAbwZAcaKAQACAAozAVACADTAAB8IAADAAC2CAAeKAAeqASkrAByiAAmCACwrAA"
    "kjAAejBJlqAb1AACYCAceSAAeSAhqCAESCAYVjAw6CAhgKAK7913AAAIA2OCAAfTD1EaAYwQBJMQAAC4AUCYAI-CADdzAAXz"
    "AAJzABpzAAJzAYFzCRzwAZGSAAeCAERAABvAAADAAYNyAAHACQ8QAASxAAezAASzABppAXSYADKQAAUQAAugAK8EXSAAAxAA"
    "CgAYKgAAIgAEgCAmeQAYuYAuqCAbaIACuwAAMwAAMQAZiSAAeSADJzAA1zABpzAAJzAT0DAEJzAAXzAi5yADGQAYUQAAeQBs"
    "FZAAHAAd3CAAhCE30CA8BrAAOCAK8K0UAABAACdAAGoCAAoQAetAAWRAA1aCAAGCABACAZKgAAEoADOgAAogABmQAZhgACgg"
    "AB6QABsQAAECAVqSABGiABaiAAIiAlwQAWQQBPsQADPzAApzAAJzABEaAZqyAAJzAK8NvdAAAIAAFzAACYAAEIAAIyABiCAA"
    "JzAaEIAA-gAAlzAAZyAAJyAAPyAHYiBoCCAACCAciIACMCAcsIAALKAb2IB4iCAdJADBkgAEC7ABmyAACyAAczAACzAAQ7AB"
    "CCAMS7AK8SY1AAABAMEzAACyAAQyAAOzAAQzABCzAAHzAAYzAAHzAWCCABJzAAfzAAjzAAUQAl6CAWQCA1YCAAECAA8CAAGC"
    "APYRACOKAHmgADQgAAogAAGQABmCAAECAAaCAAECAAQSAK8T1iAAARAAEBAAH7AAgKAMSRALSQACggAAEgAA9yAAFyAARyAA"
    "LzAAFzAARzABDzAAGgAAZzAXMiAAEiAA-zE4yCAGKCAAqCAX6CAD0bABZTAAF7AAaIAAEoALJ7ALkgAAegAK8XZxAAA6CFsD"
    "AGagACQIADF7AARyAACCAAcyAACyAASyABACAAEgAAegALP7AAkrALIiAAK4AAMIAAICAClyAAZyAARyAACSAASSAANzAATz"
    "ABBzAAHzAAZzAAHzAK57ABGBAK8Y4pAAAIAHZbABcIABfzAAfzAAizAAEIAHbzFNyqACQCADzbAACoAACoAAaIAAYqAAiQAA"
    "GqAAYQALP7ALkgAASoAAMgADWgAACgAPKTAJSIIEECCFoCAYwIAp4CAAoCA7OIAK8iKsAAAKAkpCAAYCAARCAAYKA3EIAvsC"
    "AAaCAAoCBgVCAAGiAASCAARCAAGCAASCAHiCAybqAtkCAAoCAieJAYeIAAeICNsCAhYgA1mgAJaCAAoKAHiCAWyIAYSrAACI"
    "AAcrAK8n-1AAACAAoCAVs6ANkCDEcCDlgIAcPJAADAAAFACQcqA6-KAAGKAps7BFGCAAoCA6bwAAvIAAWIAomwAfUJCpyQAe"
    "J7BTtaBKhABw4CAAoCAAWCAeYCAARCAcaLAANrAASLAK8zj-AAAJAM6JAAUSAAGSA-IYAywCAAoCAeuCAAQiAcKBAAMgAAIo"
    "AAEgAADpAAQQAAEgAOcgAM6gAAaIAJICAAoCAHiCAaygACmCEZAIAF1bAQuCAAWgAmWQANUQCQMYAASQAK85iDAAAIAACaAB"
    "egAASCAMOBADaIAIEQAAUQADGIAACIAAMIALIQAM6QAAaQAB2KAACSAAUKFJ-YAAGaABPbAJ8IAB4gADGIABGIAAsKAAUIAA"
    "EgAAaIALCBAAYIADSIAFpIAK882wAAAQACh7AdsgAsyKAEfbAL0IG90CAZwBAACJAMCIAUkiAIUgADWoAAegCI4CAAoCAS2B"
    "AAlAALgCAFsIAW3AABZqABvqAAtAAAfAAY7AAAfAAHRCAApCA5VqABzABAegAK9EhpAAAgAchqABHqAAeCAX8gAA_qAAeKBB"
    "5qABHqAAfqAsUCAAoCAQ1jABHjAAoBAOshADEIAWgjAAPjAAMQAATjAFsBAZKJBBZqAsuCARhjABGjApHjAAMJADpACo2QC9"
    "mRAK9LAvAABDAAQBAAPDCr6QAAOQAcaIAAGjAACgAAIgAAEhAAKgAAGrBHsDAAIKEbgQAEKCCN5CBI2QAckZAAJIAAMQAALZ"
    "ADSQAAGYAaaSAACoAAEIAAGCAp4hAbUBAAFSD4wCAK9UE7AABIAD9TAA-QAApTAKNaAEmQABzTAAMIAPgSAMIgAbiBIA-CAF"
    "QCABWCAL4KAKfAABnKAFLLAbLACdSCAJ6QAGugAWwIAAooADxqAADqAACQAZXqAAfqAP4qAzHqAAeIAK9cDsAAAQAHYBAKdq"
    "ABLqAHGiAEWKADbqAAFqAACQAAYCAAECAY7qAAfqAHuKAAoKAHjqAzHqETggAGuQDBtrAADrACIIAACIAAOIAFXrAADrAADr"
    "BZLrACKKEYCCAHpKAD8IAK9j05AAAIAKtAAAUgAEUIABxbAGzKI3eCAAqCAKRrABGIAAoKAKa7AAWCAGYIAAabAAaQAJRqAB"
    "FqAADqAApqAAfqAO6oAACoAbqSBAMCAjSCAb9rABGIALaCABKQACwgAACqAK9qQSAAAIAACBAAKQAJRqABFqABJqALVrABNq"
    "ABvqAADqAADqAAlqAADqAaiQABMQAOBAAcSBAVJqABDqAArqEHaQABGQALCgABigACwaAB1LABcgAJICANoQAfSgBAMCG74C"
    "AK9x3zAAACAJ1rAAeKAAtLAAbqAAsKAG5AABQCACSQAE8QACV7AAf7AAd7AIJqAAfqABtqAApqAAiIAOOgAAEgAAD6AAl6Ab"
    "v7AKwSAZADADJbAZUCQiWsDJAMJYKwBJyEFlDKAK-MxzAAASAfTVABwUAfACBw43ANKoC7wgAACgBJECBGbzA5ugDJDAANog"
    "AtHAAOWCB75AADg3AOXAAACBAAGbAPa_AAMDAcs3AAC3ALsZACwJAAeCB74fAA_QAClXAOKIAAMQAK-WPhAAAKAADfAaFFAC"
    "zXAADXAADXAOcJFJl3AAuKANwkAJQgAGjACregAMzJABqIAIpeAGiGAokIACwbCG7eAAWEAP-gCxM3AH6gAF2BAArAAPKDAA"
    "SGAOUFAMjAACC3ALOYAK-ecJAAACAAQIB7c_ADf3AOZAAAFEAADAAAmBAJOCAAWEAFd_AAD7AHOJADx7AAHMAPGEABGMABn3"
    "AAD3AAb3AIkEAFeJAAJEB9KbAAEbACXXAOSIAPxfAADfAADbAaLfACrXAK-hdvAABXAAdXALUEBO1aA8MIDBvlAAUKAGogAA"
    "UMAHggAAUBAIMgAGqCCrJgAHYMAADAAHsIAIMKAGqGAOChAdILAAKDBF3jA5EnAAUnAARAAHVOAAMEAAOMAQCkAFkrAAYrAK"
    "-nvQAABlAOUgCBYgAADnAAlnAHlAAGmgANxKABpvANPEANsMAAZAABnnAALnAMrJACFAAy-IAYwMAxkBABlnAAZnAADnAMap"
    "AAEJABiBAACBAACBAOaLABTvAADrAAVvALMrAK-qwUAAAIAACGAOhvADJnAALnALKEA2MIAYxuAAWINRCoGu0KPs2KAIGISo"
    "sSJJMIASqYBOSCBIOIAcJEADyoASq4C3K7AQTAABo7APS2AV5AAVc7A5d7A8gIAQIZAAGIAGsIAK_QQsAAAIAAD7AAcCAO32"
    "AT4NAOSJAJL7AqmCAO2SA-uEAN0JAAoEAH4IAADbAAdbAO3WAT5NBCDeEpyoAD6IAD8EAACEAD6OCtogAPqgADNAAAuIAD-E"
    "A1JABcqIAuYoAEi4AK_YLfAAACAEogAtCoB9hOAJqIADh7AAWIACiIAAaYABB6AAV7AAUIAAeYAOl2AiGEAJP7As2IAMeCAB"
    "57AjEIAnwIAIIaAATGAAD7AAcCAAWYAOl2ATvNBB8CAAaKAQd7AjEIAK_cvdAAAEAH-KC2EIAS3AAAIIAEHAADyEAEAGAEDA"
    "ACxACnkoAG8EAHsrAAIoAAMLACSCAAFLABorAAEoAL0qAAIKAACKACmiAMtIAduKAAGIAA0qCKGgA-MgCO0CAPtmBmhrAK_k"
    "TqAAAIPUeTDJXQAYyBCXwoEl8QAEmTADSDAIiQomoaDbT3DHeKABnXClGIABggAMuBAD8gDLQ7ACMyAH4CC46gABiQABfzAA"
    "9zACK4ABf3AIoGBpwKBE-IAKKKAADCAAEJALAPEuAAAEAADzAASIAB5aAADzAKECAEGIAImBAK7AAPX3AzsIBkMgAMmkADV3"
    "AoABADUBCKPIACKIARjAC1egAGAoANoiApCICLygABdzAANzAA0gAB_zAAPzACAgAH4CACaiALAVfAAAAiCqwIAKNgAACBAD"
    "ugAAlIACD4AN-IAc4IAJ7AA_-zBQVAATtAAc7ACYaIACWIAOAKAAGgABIgAAoKABmDAACiANSCAPkDAADDAISIAC0IADUBAA"
    "DrAA2ICKYiABCgALAbw_AABAACOiAc4gAD4oAIZAk0IIJjsEBBUCO_zbSpuKCq_AAsfAGaGgCbqoAAC5BuJ-BiSIA5rAABrA"
    "CL1eAAGIAR0KAOWzAbXfAACICbiIGEFuAAFuABzJAALJAP4KAAEKALBS3hAAAjAckIABpLAAGjCLvOAADOABNOABBrAMiKAD"
    "KqAAMgANBrAPspAHYIAFfPAACIACOIFXaIDYeiArDqAASgCOi8APOiArAgAAOBAAGBCOKEA61AAALqCOQjA60gDJJAALBiXW"
    "AABvAAXLECZwAAMgBfaBA3XAAyRQCW3_BTVAB1z_BTSTA1CuAizAAOdBCX4QBH_vCsTQFX4BBPyGAAJODI_vAAIKAc4EA2Y_"
    "A1EQDJHAAKUQA9qWGEOgDsuEF8pAAc1AALB-eKAAAEAkybALmCAdiCB7MVGWyIAOc-AAuBABXAAAIoAPkzANUBAA7bAOkQAA"
    "GEALz_ACqBCKteAAFeAApeAAreACEgAAcIAAqgAZtfAQCBANhfFJYIANDuAAFuAAFuABRuALCIC9AABuAB_AAAGIAAGIAACo"
    "AM5uANzvAAzAABSBAAJKAbVvAADvAADvFaE7APmWBZMsBgRbAAZ-APQWAq0gAAFqAuqCBgS2AO_vAASiAq3qAANgAAShCOVq"
    "AAHuAtBAANUxALCRfZAAAqAAHqAbrqARWQAADAANbqABCkC6oQFc6RAIHrAIPeAACTAHYSCxVRAIY6AH_HAAD-AHZ_ArCBAR"
    "QCAdIiAAIMAACQBoJABDKCAdrAAOPAAADAA8bEANaCAAIsAH8gALCa6tAAA_ABGwAGl_AlYgA74gAOKCAACgA8YxAA2QAMvc"
    "APv_AeauAG9qAuCTAOcBAmyuD5pBAAORAQIGAADmAHHrAGsUAF1bClVBAQLHAAJABCOCAsvABSCgAAEQAIEiBu4SALCjs_AA"
    "ASAmRAAWHwAAwvAMuEAAGEAIAgAHoiAAGiAeaQAM0hBqggAjqEAPvvAeaQANWEBc3AAKUQBimBCD9EAC0QAOcgBosCAOSQBD"
    "sQAOcQApuCFaCQAGMBAAGBAIFbAAGQALCt44AAA7AMbbAOuVABtbAH-BB_EkAE4EAC2gAGRAAACgAEteAAXeAAoCACfAAACg"
    "AWUkAT6VA-uEEYAQAOd-ACGIABqBApSBAOf_IRwgAOZWAAFSACJyAACgAACkAATyANZnALC3TaAAAmABnnAAKWAa-lAAMBAB"
    "lmAM4QABOgAAWgAuG2AATgAOASAYwgAKSGAeT3AOfSAAMQAB_gAAOQAAHAAAFgABD3AMSiAALzABnnAAKWANCgAN8BAACBAA"
    "LnABlmAOJiALC5ORAAAgAAQBAACBAAz3AtKCAAGQAAMCAAIQAOAQAYwQA5kgABLAAMZiAB5AAArAAMLgAOBnAP5gAAVgA8fA"
    "BRujAANmAAFmAASzABIlAMWgABsiAAIWAAGgAAqgAaOhAClAALC8XhAAABA8aiBhbGAAJGAa-BACiQAACQANpjAADAAAzmFF"
    "8QAITRAIXQAAVAAA1FAATnAACBAGoQAACTAHWSAbIQAAMQA-EgAAUgAOAgAYwgA3RUADZgAGrWAF0SAB5AAArAALDChlAAAQ"
    "AAMQAOcQABkBAuLQAAHQAAPAAADAAN_AAZbAA2egADfkAMYiAB6iAArnAaUgAClkAOcgAtQGAAQCAACgAN8CAACGAZaGAClG"
    "AHHgAZJnABC3AMcEAPuiAIAiAAIGALDFqsAAAQAClnAAIgANgBBYagAhR3AOdnBvK2BX7QAIZAAH9HAAHAAHZAAbFHAAFAA1"
    "LAAzXFAKZAApkiAKLGAFsiABsBAAPSAAqSAaL3AAGBAAFQAAGVAOXQAAHQAmlCAJYQALDK3qAAAQAN-WAZawACglAHKQAAqQ"
    "ACgQAAGVAtAQAOGiAbIgAAKgACeQBl42AKUVDkR0ACMBAMEEAAUkACEzAAPQABHAAOESAaqCAAeRAALRAJEBAr8SAzUQAKaQ"
    "AaaEAO8QALDQVbAABAABEFAOFzAaYgAASgAAeQAAKQFWkQAAUQAITAAFR2ACzSAAmQAPICALTQAPYCNxKKDJEKBO0gC2-hFT"
    "K-BRlUAKHfAH7ABlpAKfXADJGEAW4GAIEGBkkGAAIGBFU3ALDrP4AAA3CdywDJFwDIT3DIC3ABD3AAEEAAGEBY4CBvDXABGQ"
    "AAHWAChXAKiEAACEAE-IAjsBABGBAiMCAqkQAAGQEKuBAACgAEMEBMgIAAMCDI4EE9gIAAOIAG53ABYEABy3ALD6saAAABAD"
    "0wAAv2AL4DAEWGAnMEB9AEABwBAADNACd3ABL2ABTMABx3AAJ3AHtcAESQAL6DAEegAO-zAJcBAACFAMsEAFpfBG4ZAZH3Ah"
    "1XAAPXAHgMAAoIADVEAMaCAACDALD-DGAABbAR6BAACBDcUIB7GIASvaAAIkAH4IAD6GAxwEAvIIBN-gAOb6AH6IAIDGAnME"
    "B-qlADkkAAWEAHQIAAMIAG8gAAskAAVaALMgAAOqBPGgA_9XAe6GAAX3ACd3AAX3ALEFsWAAAEAARIADQkAAWIAAtEAIGIAA"
    "OIAVCBABX3AIoIABUBAMYEAAucAlIKAekUAhYgABsEAZSBAACBAGx3AAT3AHaEAIaIAH4DAACKARrEAJjAACABAS_EA913Aj"
    "EEAlCIALEKS7AABhAe2OAEICDDcGAFoHAXQoAOcIABYEB-ihAAYBADYiAAXnAOaoAAfmAANmAAVKAKaGAc2FAACJAPtIATcC"
    "AQEgAN_EAyFHAbGFAACBAG5nAGoEAQUIABADAc4BBQ7nALEQYHAAAEAruIC39iAOcMC6niCJKKQ6gEAL0BAEnaAC2KABECBm"
    "UaAAIeOGQiDH4GABNPAADfBmMKAAGCHWTQG0YEC5aMALyeAD6EA6-CB52QAQWSA7WCGEQECJwEDZQCCoZAALE5agAABAACPA"
    "ANMIAA8kAAVAABO4AAMgAOpyABz_ADoGBkM-BBDAAOGIAACEAASEAADAABZ8AACIAOpyABz_AVqBBCx-AASCElsoACKIAByi"
    "AQXABYeiBsomAAEmAD4GAAEGALE__7AAAGAk6FCLyIACcEAAUgABMgAM6gAAGgAgOMAtygBeRAABYIAMkEAAMkAAVAABUgAA"
    "ugAMTuABxyABt_Ac4EA8NAAFcMAKg_BMfAAD3IAAHAAEfADAgEACWEAGQMAHwEALFGkmAAAIACQMAAGICXABADOmAAEmAACm"
    "AD2GAAEGADkGASGBASyEAAGIACQEFYgIAOAmC7YgB3r_A9TIAUHIAAMgAACoB3eeA_iYAiNABZPABf2IAOAHBayIAACIAAcI"
    "BeuIALFSz8AAASGEPgABWIB2kiA_HcASMgDNsIAL0GBYwQBSLLAKiEADSIAACIAAmCAD8IAJfWACWGBYdXAADXAMtWNowQDm"
    "eeC44IAQMfG9mQAD6QIv6GC1EQDHAgAQYEAxIIGv2gALF0hSAAAwBfagAAIgAEgEAEmBACMgBP1zAOaIAAD3BMKIAC8IAJkB"
    "ABwkAAMIACQWAAggACP_ALaKACmGC3LAAOTACG5AA34IAKUgAACiAADgACtCABOCAACgAD-gAc4CAKeIALF6dfAAAIA52LAA"
    "-KAY1YAyAgABCIAC6gAB6gACgIALyKAAEKAg2gAr6gAOcgAN8qAA8iAY2gD7DIAADIAACIABwEAALPAB_IAAEIAB4EACkIAN"
    "0GCA5uAADuAKSIAnsoAD8oALGAVTAAABACKEACFjAYqBAEPiAFOCAFABACMkACCIAFOIA51nAA_nAY1OAADuAKSID2iMABUM"
    "AMsIC8UIAc0QCrGIABWMB2kKA_HMAFPAAOMNBKsCAAGCBPxAAuqIAPGKBYwEALGKhSAABIAxfAAgYIANCIABQIAMwIACWKBY"
    "cIAACIABafKseIAOcIGSOZAACIADSIAL0ICjyBAGxLAPbbAADfEGQIDJEILm-YEGgIJbUICLx7EkGMBuSMAtPMBttMAdYIAQ"
    "yIALGsQnAAAIAaegCAaoDyDEAHmIAGkIACKEAqeIBaQQApugAEmgAIzaABEgAACgADeIABGgAFeKAACKACYgAFsKAc4IAHpb"
    "AzEBANyPAAoKAY0QALIQDxFqAAEIABCEAAFAAC2gALG0GqAABMAANAADgIAL0gAA7KAmeIBaOGAADuAKSEAA3mG_sIAAoEAt"
    "DuAKEEBAIgBNekAD6IAACoAMEuAg-uAAduAJvkAAMkAAKEAD6kAACEA8MiAYxuAKUEAgcQAN1oAAGEALG7-DAAABAshkAKTF"
    "AxboAntuAKUEAfjwAAZwAAIIAApAANs_AAxAAoVAAD1uAJ-EAAmEAD4EAf1AANsoAnvuAKUEAAeEAe9YAAbYAAJqAAo7ANqI"
    "AAKIAAgBAPGSARfUAH5AALG_dSAABuAOcEAf27ANqIAAy7Am_uAKUEAAeEFumWBRDIB38qAAGuBDpgANiYAQjADAyBBhZAAO"
    "bqBCcoAAMoAWsBBS6TAOcrAOcKAYoFAq1rAOPJEGYQA6GKBDiQBL5ACbWWALHPTVAAAgCLKQAH4BAF2iA9SCAdqoAAkQAOdq"
    "Ai2uAumIANuWAtiEAtaIAPAKAi2MAAOIAAeQDtdAA3IQAQFbAAUQCKuMA-YIFGggAD9AAKGQAL2EARUgAQJAAsuIAApAAN0I"
    "ALHbQzAAAoAB-gAEWoAJMgAACgAAmgAL4gAPUIACAkAPGIABCgAQFbAAUIBdVoDk7gAEKgAEEgAD56AAr6ABAIACTIABoIAA"
    "pAAAUgACB6ACEoAFNMAAmCABuEAAcBAQ4gAQI6ALHfO9AABbAOcIAYyQAOaQAK6EG8WEAEF-AMVuAD8SAAp_CJ8EAAokAgQQ"
    "AJkEADwQAAKmAMP2AD2mAAGQAAoQAcmkAJ3EAAMEAACEAAGWAAekAjXfANemAACgAOuSBDNAAOEkALHmYmAABAAP9iAAHAAA"
    "LAAY2qAAFAADvuAARAAAfAA7NiAAHAAOoiAAHAAYruAARAAKEEAqaEAAEEAEGiAACEAA6kALTGAACGAD-iAY0gAAHuAAdAAO"
    "BEAAdAAw0iAACEAA7AALHo45AAB_AACGAAKSAYxuApowAAMwAAHAAOX_AAHvAAQCAADCAA87ALTuAADuAcnAAAsEADLuAKmB"
    "AAOFAAEEAAaEAAD_ADIEAfm7AOHCAA87ANySAADvAAKgAYluAAMgAKIEALHsh4AAAQAJyBAEqhADIgABIEAG6BAACBAEUGAD"
    "8gAAogAc6gA7IQAOuWBD-EANiQAAGQAA6EAG8BAIFCAAVAAADAAAnAAADABX1yAOveAAXABC2wABBwANYgAAFeAACgAAEEAL"
    "Hv79AAAGAACKAAmEAADmBX5eAAGQAOoyAAR_AACiA7aBAAcBANqBAHpAAAJAAAoBAAUkADh-ADQBAEoTAEAiAACgAAmiA6EC"
    "AQa7ANb-AAH-AAOpAAorAAGrANsiAAGiAAMCALHyURAAAgAAnvBQR_AAaGAAphAATvAADrBKYCAdg-AA9rBNqQASsQBn_AAA"
    "2UAODABRLSAAKQAQOCAAEeAAkGAAFCAakQAAUBACBAAQLZAq2QAAIQAO5KAAkGAYwEAJtaAAFSALH3TuAABAAAFAAgIJAAC0"
    "AACwANewAASQAAIQAAOQAAUUAPQyAAESAAkSAAEyAakQAAUBAQUQAfQgAACgANaQAAEgAAEgAO4iAAkSAYwgAJskAAEgAAkg"
    "AAEgABgQDi0EAHFkALH6vvAAABAD52AE-UAckUAMFcAD1QA7eEBWgQAJkQAA0QAAMgAAKgAO5WAM2UAM5fAB0gAAUBAMVaAF"
    "fbAAaQAqx-AAEgAAIQAACgAPaQAJIUAAMUAZOBDlYgADagADOkABegALH_fTAABAADjfAAagAAPTAAoCAAO7AD47AHKEARKg"
    "AKoVAB0cAD06AKoYAh_bAOjGAAXfAAmQHeIEAPjEAAMEADz2AEiEAGoGAAIGAA_nAAJ2AADWAD6SAAE2AAk2ANCEAKEBALIE"
    "i9AAABAA9mANgQAA8EAEEEAtLSAAM2AO4SAK0EAN8kAKSEAACEAg9AAJgEADoEAAOkAMTmAAnAADImAANAAAEQAAFAAHbRAA"
    "7EAPUBABQiAOHEAAMEAj1QAADnAALAANIGALIGn2AAAiAACiAOtSAAVABC5mAAcgAAp3AKL3ADCkAAMkALKGABDGAAJmAAEj"
    "AAfnADNmAAIyAAISANqkALJmAAFiAAFmAAFmADzmAAJmAAfmAI2wABCEAAIkAAEEADyEAAeEALIH2DAAAEAfMwAAMmANMkAA"
    "IgAAEkAAImAOmmAAQzAYpmAAJmArMgANKgAACgAAL3AACgABAQALMmAAHSAADmAD-iAIwEAO6hABIgAAkCAN2FAAn3ADaEAt"
    "IgAADnAAL2AACCALIJ4UAAB3AADnAAR2AYpmAAJmD-YBADMEAA7FAAEEAG8BAEcWAAgTAAHAADYgAAFABYgQAPBABD6UAIVU"
    "AE-UAAEQAAKmAMSGAAeEADQiAADmAAD3AAHmAAD2AAmGAXKQBAqwALIOelAAAQAAKgAAC0AAnjAAWWANxGAAD3AAGiAAD2BD"
    "wTAAKEAACQANeiAAkjAAUjAAEgAACgAPAiAAEiAADjAAHnAADCAAmFAY2gAxt3AOcgAACgANwyAACiAAIiAa6gDyJAALISV0"
    "AAAEAAOEADtQAAKEAMMGAAiSAAISADc2AXoQAAEBA1UEALiUAC6QAL9jAAJiAa4EAKUQAAEQAesUANcQADKQAAIQAMuSAACG"
    "AAFHAAJWAAkSAAEWAXEEADd3ALJQAE8BALIUaKAABQAAEQAAkUAAEUAsggABHmAAFmANvWAAFDAAJCAAlnAKSkAOfmAJsCAA"
    "FAAAlmAAFmABogDxRUAAnzADQEAA6zALSEAbeCAB-GADuyA7eCMpaIAXznAYMECVJnAD-IALIf4AAAAKAORnAX-ECVDHAAHH"
    "AEHAAJxAAALAAOHAANrAAADAAKTAA94ODJEGFv1QASnEBk2QBRoQAOETAAETAEkTAACQAEYCAHbXAACSABESBXyQAEkQADgJ"
    "AACJAGcSAAISALIpZsAAAQAOWQAACQAKSQEHKEAAoSDJESFu4QABMQASyEBkg3AEe3AYk3AYe3AcVQARgUAACUABscAKGSAA"
    "CSABtXAkIQADSJA1VXAJBXAAHXAPdXAADXAYfXDlSQBOOaAAMMALI2ppAAAgAsGSFDh3AAEyAAsQADL3AAwzAAcQAcw3AaYQ"
    "ACg3AA0zANo3ABm3Aok3AEm3AxU3Abd3AAjAAArAAuB3ANeQACf3AA3zA8Z3AYn3AYv3AdNXAAoEAdiGAkIQFTh_ALJALkAA"
    "B3AAV3Ab8IAAKIACbyB6X3AEn3AAXkAH6MC8N3AEp3AAckAZw6AgszAI-gCBNAAA33ACWEAIKZAF-gAM7aAAZCAQD3APn3AA"
    "vzA7MoABD3BO33ALeMAGEMEAyIB_G0ALJJRTAAB3AajEAc7ACMugAEmkANoTANOKACuSAaOkALkIAFqCAcAgAEeKBbDkAALA"
    "AL6BACgEAAWEAEEgAL16ADWgAHCIAC6EAEF3APSQAqKEAEggAmb3AYz3AdZ3ATEIAnuEALJO7LAAAIAAGIAKaGBd5ACwemAA"
    "GsAOAgAAIgAAMgAAGgAKIuACwEAQlnAAVnAMCKACsnAApnAN0hB_tkAAHkAOBDAAWGAAGGAFqDAEdOACvOACuGANBiAAMCAA"
    "HiAAmkAFIkALJTG5AABhAFdnAAqgAD7LAJ5AAgmKKxTEATooBt2MAw4MApKEBqqIBwKOBY2IAEkMAJ-KAAJPAceIAACIAKSM"
    "NUyIDBQQACOIACoYAAoIAACYAApYALKKAACKBdnfAJ6SH38WALJthzAAAEAL0rC9SEAJgKACVrBccIBaIIAQNLAjyBAD6BA1"
    "mJAACIFgSQAEYIIaewAElYAC3vAL0SCmhAAPYQDXWBC5xEE5ATBZGoAIkkAJYyBd4gAAMQBK3AALa6AAMEADjAALKB5GAAAQ"
    "AAugAGuMAJhKBdxIBZhIDNPgAEOkADqEAADgAGGEAACgACPiAaqIAOKEAASEACOEBhcIAf4IAFXAAIQIAGfEAAF-AEalABrG"
    "AAFGACPOABGGAn9MACTdAhDXAPCCALKJtdAABMAACMAACEAD1EAAHtAAuCAADrAAdkAAjMAAEEACQEAKuBABjEAADPCv4gAA"
    "EIAJeJAACgAAECAADrAOABAjeIAFqIADKIAB8EABCIACqIA7_GAkYIDzqIAPGmGDIgALKRpzAAACCwgEAT9gBpICDJEKAAEI"
    "AOwEBRQIAD6QALNCBZsIAACIANzCABQEQ-6IABuIACMIAL1vBngKADLTBOAIAACIAASIAD9ABoKEAACcAOqKOEByEyeLFXBA"
    "INQVAL8yALK14BAAACAADzDJCCAAE2Ac4EADqkAKykAC2EFN7IAFqgAEouAWhSC-ZCAADzAKrgAGIiAAv4AMoCBYF6EI4EAA"
    "aIACTAAQbCAACgAKrCAQSEBCcIHuIIGSOIExaPAAtMA1PuALLKLSAAAIAPuIBngKAOPuAYvuAueIF_5YDNsIDI-4GcMcB6SI"
    "VEmICAAIAAEIA6SIAOxaFhCIC7DCAACkAPtCAACuAvfYFQyQAAEQAACEAPCKAAEIABCEAACIAMeIBScIAxh6ALLw0DAAAEBR"
    "QgAQbAAvHABfRAA6uEAACGCqCEAAMEAAFUAACEAOvEAQCEAOxAAcWIAtuEAyFMADVuAAMgKV0iAAGmCvAgAOJoAAJuAAH4AL"
    "uiBYj4AAQENWMMEF0QAAKEC-SEALMHehAAACAdEBBLwIEZEEAKkEABgEAEOKAFyKAEEEAASEAOsEBLmIHw76ABkgAEkwAL0i"
    "AAcQCKIEAspqABkgAAEiAElAALoEAANAApZAAADAAALAAldAAJbAAACiAO4EAOFuALMSU-AAAkAE6EADvqAEIgAAFqABfgAA"
    "GiAAEiAAaCAEICALskAvF-ApegAAEgAO6kAAIEBPnqAADqABf6AADAAACQAAF7AAbAAAGgAEAQALuEAbSgAKUGAzB6AADAAA"
    "eEAOaEALMU8mAAAEEQ6gAJ-EAADAAEHAAAaEAJhAAFpbBVNABWUgAH2QABkgAAEwAEigAACQAACQAAYgAFOSAEUBAB2LAACC"
    "AAaiAACiBX8wAAGIAEi2AKgGAjYkAkXyAAF7AJbgAAFgALMaVJAAAgAAEmAACgAAbwALUiAAFiAAZvAAEIBX_gAACgAAD0AE"
    "igAKUmAAM2AjYkDxMIAEN_AGCUAAIQAJ3EAAETAFmSBUyQBkuQAACSAAEQALvCAACHAAcSAbeQA8jEAACQALMf0-AABEAEeS"
    "AKgCAAdrAONkAUgBAAQwDtigAH5fAF4CAALfAAEgAJ6QAFqgAHhUAL0EBBcQAADAHsxCAEDCAADiAAFAABhCAEhHAAHSAJ7A"
    "AADAArTAAzpAAxVAAktiAEFiALMobDAAAiABeiAAICAEggAXHmBNGiAEqQBaBnAAHiAAEgABXAAAFgAADAAAFgAAGiAAXAAO"
    "EEANNmAjr2ApZgAAHgEjuQAEEQAAGQABdQAAhHAECWAAHSAACQAAbkAFOSAAaHALMtQsAAAWAACRAFnTAh1GA3ggAKagAdcQ"
    "AyUQABkgAAegAACkAD6UAAHAAJ8UABwiAACiAAFjAACiAAaiAACiAlIkAoaWAKdAAAmEAACEAD-QAKaCAAHSAdawAF-kDxVA"
    "AEFEALMx3FAABAAEaUAAKgAJ4EAAESAACRAFkSBKRAAKfAAeyEANsCAHIEI4eKDJCyAMZmAYzmCYFWAAJnAYVmAYlmCT0EAE"
    "ZAAAJAAOBAAYnAAKTACToEAEdHAADHAAHHAADHAJ8EALM9y4AAAEAD8PAKMGAAIGAOOGAACGAACGAKQGAACGAro-AAC2DbeQ"
    "BlYWBjsSC5WQC2L3B7uQAAGQAOcSAi6QAeCEAAmQAQAEAACEALyGAACGAAmCBm6EAOKQAY8QHQaiAAcQALNNDxAABACpABAQ"
    "KEAP33AAE3ApoEAEb3AAC3ACKIAvU3AuX3Acx3AOkEAP13AuL3AWaQACN3AY53AckQABvXAccSAJQRAaQEAD6FGaSEFxcgAR"
    "m3AOc3BVIgAIwBAdvUADrgALNZSQAAB3ALZAAASQAQCEABN3AAWUAOH3AAV3AAD3AAz3AtF3Axp3AfF3Dh2GAwQEAB2gB_ig"
    "BHsIAB_AB62kAEYmBDAgAG4gB4NAAHB3AHR_AFNoACB3ALyCAKDAAE-EAAMgALNhPsAAB3APz3AOd3AOsCAeXAAXkZA0BMAO"
    "QBA73_DN9_AARACbiCAO6EAB73AAN3AckIABt3BeOBAg-mAMqIABYEAP-EALkgAtmCAAGCAeKoABJAAw4BDlwlAccOAw0BB7"
    "2vALNr5vAAAEAAEEAXmGASIgAB3nAANnAGivAIyEALyEAuqiEpGOFA2IA8WICxwIAu8IBrHADGyIAAGIACPvAMOGAYoIAKSI"
    "A6eGBngEAnGIGpAgMLaICZcEAACECaeQDINvAA7vALOHK_AABvAA6QC6uQAOcQCP-IAJ2BAACYAB8GADwGAaOEAA6WAOcJCZ"
    "0BAFuGDymQDIGQABBAEniBAv-IALeGAg0WAOcQB4-wAO82EJQgCd0CABECAc4fANYEABEfA0siBoACALOYH2AAACAc4gANaE"
    "ABCgAuuUEgHQACZQABtRAAD5AADZAAfRACNQABT4AKCKACBJAuYgAA6BCIGgACCEADqiAMsCACOCABGCAMwCAQIPANZ_ABEh"
    "FAYEAObJAADJABsIAAamALOfzvAAAPABrBAADBAADhAADJAAfBACLJABVpAKBvAACCAAWmAw8BI-JuAeZuBGV-AvpgBTJuEo"
    "dAAb8IAOcEAxDuA3yEAEdvAYpuAY3uBLjuAP5uBGmEAOPuAaAEHNqEAraBALOwfdAAAEBRkIAQCEIfycCkUCVEIQCNggAs2Q"
    "AOwIJLaCAOcEABcIBIsEEGmEAASEAPuEAM-EACcGBRGEKtQIAq7uAebuBGTuGrPuAcKIA_RuA4AEAx6EADzuTjBPGGEIB20Y"
    "ALPkPQAAAIEm4QANOFDbGQAAMQAPmEAOcEFUzAANMRASAgLOh8AACgAKKkAAJ8AsXvA2nuBb2QAKTAAAJAA6UmAvbuBfRuAA"
    "JuAshUANyGAonuAYMCBN7uHO8EBPa0AYGEBCwEALP7E0AAAGACWEBaWaANKEEaKIALgMAB2NBbsQBR7wAOZAASGEBM4UAJ2M"
    "Az6gAAEgDwS4AQaQAB2NAP6gBLzAHmcEArVABzHgAqugAG6GAC3EAACGAEaEAEiEAHQGAACCARDuALQJWSAABuAANuAP1uAH"
    "juAADuAAJuAmHAAJwEACOEAa9uAANuABNuANVuAKNuAAJuAgWQAG8GADDEAQCGAKBuAHBuAAFuAANuABNuAHSCAAmoAGyQAA"
    "CQAHCQAAbuAAFuAGruALQLZuAAAEAJyEAOyEAAGEAOduAOhuAKNuAAJuDzbEAEOEAAQ0APmEAkKEA_UEBHoEAJSUACqEAACE"
    "AATvAB2gAAC0AAC0ALwGAACiAAUEACAEAl6gAkK-AEOQAICEAChvAB4QALQQTrAAAEAACEACSEAjPvDyJEAE4EACTbAJKOAB"
    "2IAE6GAkMEAoZAAIEEACHQHqAEADeGAAEGACyEACi3AB0GAAEEAEkEAERnAAVnAADmAMjmAANmAPuCAAVmAAJmAAHmAADmAL"
    "QXqxAAAQAAXmAAFmAG0mArs3AB6EAKcEAlk3ABogAACkAnaGAC2GACeQAKtnAAVnAADmACmGAACEAACGAJ5mAANmAG1mAAJm"
    "AAFmAAHmAAFmAAEQAIgCAAVmAAJmAAHmAADmALQZPhAABmAADmAmMmAMSQAMYEAONmAANmAOdmAAJmAImQABnmAAJmD1cEAA"
    "UgALAWAC-EADwEAVwQAOaEAy8gAMYEAdeCAIEgHAG_ABS_AuGIAAqQANyQCMffB2kyAAX_AmGpALQkqMAAAkABHuAKhyAOJv"
    "AWlmABagCTHnABHvAdDAAX_ABmqIACMmAqJnABHnACKGAAGGALcnAACOABMSAByMAJEHABQmACCnAACvAMQmAKSmAAMmABRB"
    "At2QAAKQAA8IArDGALQo5YAAAIAObGAN6CAACCAb_XAADXAPBHAACOABNXAK0FAA7GABTGAADGAXpGBbsQAAqgANygB9uQAO"
    "ccAtQOACP3AAL3ANp3AAL_AAqQBR73A7N3AAmQAA0QANk2AcM0ACOzALQtneAAB3ANp3AAKQAAqQAb73Ac0SAZN3AAD3CTD3"
    "AdbAAYp3ApqQARcwAAG3AASwAAG3AACQAAMwAAGQAPASAASQAAKSAAqQAn2BACyQAAqQAb6QAMqQABGQAPl3AkWQAfGUALQx"
    "39AABQAMoCAAH3AAUQAAH3AAOQAAH_AO-SAACIAASQAAKSAArAAZQBAOcRACgQAAd3AArIAqSQANOSAACQABKSAi-RAgAQAD"
    "8IAAsXAIuCAD9AAAFAABCIAAsIAOAMAfgRALQ2j1AAAMAQn3ABIgAOjAAan3AAoEABkIAAiQAAT3ANgQAASQBSd3A7n3AAJA"
    "ABAYAOiyAbPkAQXAAArAAbd3A2N3AuP3AME3ABOgAAF3AAIgAAD3AAMwAOV_AMNAAB-3AAM3ALQ6SJAAA3AAy2AAe2AAGgAA"
    "qgAqQQAOu3BDuIADJ3AMF3AA4wAACQAAKwAAEQAAcgAAEQAACYAPB_AAOyAASyAArAAJF3AADQADN3AAP3AM6QABiQAAOQAO"
    "N3AAD3AAykAAOkALQ73TAAARAAqRApwQAAoQAOv3Akf3A_GMD1WZCOkgAOoCAan3AAp2ACPAANzAAAVABSbAAuEgAAGgAAIw"
    "AM8XAAGEAAGgAAGgAAa8AAmBAAHhAAI4AOSWAAEWAAEiAAQWAcg3ALRCCfAAAjANu2AAE2AAU2AAsgA8MQAVj3Arr3ACZ3AA"
    "J3AAIwAL13ABEgAACgAAGgAACgAAF3AAWoAAM_AAYgAAMBAAIBAHUCAGJ3AA8gAAGiAAUgAK1AACD3AAJ3ABB3AACIALRDfd"
    "AAB_ANd3AAJ3AA2gANf3ABYgAq1AAOv3AJgBABSRAYGBEyx_ABHAB_MCACCwAAowAOEgABGgAAggAACgAGyiAHKCAAiiAACg"
    "AaL3ACu3ALuIAAeIAA13AAyUAAWUAu0gALRI-HAAAGANm3Aq2CAA4gABNwAApwAAggAAEgAAEIAAIgAGeJAFagABDXAAEEAA"
    "qEAAEYAAgBAAExAAMoAHSiAHBSAAFSAAXSAARCAAEKAJMgAEmoAMYoABMgAA13ANkgABAgALRKARAAB2AAeIAuKRAAMIAtkI"
    "ADUZD3CEABeoAACoAHQEAvvBAAKBAA6FAiWIBc0CACD3AAr3AAY3AKGgADOgABICAAECAHmCAHqIAACqAJZ3ABIBADP3AMf3"
    "AN0BADCEAb3gALRO-HAAAIAKggAD4gERvoAADoABGBAGugAACgAGmIAQgEAvsBAjcIFiyIAOcICMLvAu0IAAKICdnuAreIBH"
    "0qBVzIDISoABNxAOXvAc4IALoBAsAIABGIAC2IAAoIABAvAAJvALRbp2AABAAvCIAA8IAvIIABECAADAAAGRAOXvAAQQAZqI"
    "ABwIABEIAAKIALeBACgIAvOMAAbnAI-KAADvABKKBWBPAACXAOsSAcKIGSkIAOKIAAIYA9CQBSAQAAmQAOzAAAPBALRizrAA"
    "BABnaQAACBBScgAAKgAO-gAAEQBmtCAAwgBRGoAAgIAA7gAOBnAAP-AAICAAKSAApAAADQBYR_AA7_ANiCAAzABRYIABEQAA"
    "CnAOBAAAgSAANAAAcBAACBBYR_AOcDALRomKAAAIAnIYAXQgAA8RBngRAACRBSAgAM8BABzAAobvAAmQAAmgA-wgAACRBDKQ"
    "APiQAMOhAB0wAAUgAAOSAAUQAAERBk3AACbXAAMRAAJxBJSwAHkIAAIwAJcQAGdvAaYQALRuHjAAAQA8ugAB1qAAmyAAUgES"
    "XAAYVABnaQAAHAAADABSeCAOd_AAOiAACyAAagAceIANyIAAQ8AAaBA8gQAAGgAACZAfQBAkSYANGIAAEIAAWEAA8YAAgCAH"
    "5DAGHKAAEKALR0FSAAAKAALaAANCAAFSAAbAAbwIAOwIAty3AO6SAAWQAfQBDzNMABFfAADEAPGCAA6BAHGBAADBAoI_AxvE"
    "ANpBAACBAACBBCoIAGmUABMgAIKgAGgBABRrAAIhADOIAAuSALR4zAAAAEAAN3AAD3AAagAADhAZsOAKYBADZ_AAtfACYEAA"
    "YBA54BACvAAAEgAJKIAYyIAASIAAYBDsqMACEIAA-EAAD_AAIMAAuEAAC8AACMAASMAACEAC-MAAqMALABABWJALR743AAAB"
    "AADBAGqgAAaBAACBAnbNAACgAAsBAiqgAPEEANoBAAEQHy4iAA0IAcEUAOcsBfQkAu8MANvuAB2QAA0IAMhuAPkQAAKIANZu"
    "AA6QAA0JA8MIAJtuABjIAADIAXAQALSDrVAAAoAM5OAfFABuMBAuOgAPvnAAqCArUBBF7uAXpuAvsQAAMIAAIQABKIAOSQAA"
    "LnAAoIAACIAMTuAO5uAA6QAAKIAPGJAoioABMIAEJvAOUIALPmAX2JAmICAH4CABYIALSIZNAAAIAOWDAAWKAAcIAACIANsB"
    "AOZAAPQJCc6gDJNAAADADJeqAAUIAAEIC4egAAOgAAcgAPSSBZGzAOICHxKQACyQAAEQAAICAcwQAAIIAAEQAOMYAAEIBfQI"
    "AhGgAAYQALSU2ZAAAgAM2IAAEQAAEQAAKQABCIAASIALeSAuMYBfQIDqjfANSUAAoEAAjXAOxXAFVeAE4QAZnXBEaIBQ-QAA"
    "CUAAMUAAcUAMUQABCQAB9yAFUUAA6CAGwEAAMEAWowAElwALSaGqAABwAB4IABwBBeeIDpYgABJfAFeQAA-IAAXXAGgEAAqE"
    "AAhXAApXAHmIAEogAB8GAAoIAJnAAeKgAAV3AWeCApCIHkwBAOIKAc4sAOcsBfQsAwYBAMMIAC7AAcPAAPHAALSj63AABAAO"
    "BAAiPAAu2oAAJuAA5vAAhBAAJvAO6IAcPvAADuA8CoAAJOAA_vAAjvAv1uAu0IABBvAAiBAAJvAOKKAAwgBYSIAAIKAAxQAA"
    "PvAAaBAAJvANmgAjEgHP2qAACqALSrE2AAAgAACQAcMYBIqIAaaYA5UBAAGBABBvAAF_AADvAATAAPDAAosIAACIAAOIAveK"
    "AMeIAaaYD09fAJ7PAEjfAAp_AH5BAQcIBQhfBesIAAGIAMqEAfyQALlIAwwIAAEIALSyPnAABuAOEIAAEIAKcQDqffAACgAG"
    "gIAGyIAAqIAAeeAAiJAAJfAHwBAACBAAGBAHCQAoGIAx1fJayQAlBsAA5AA5SgABshAO2BAJkgASqCAPGBAuKgAAQBAAQhAI"
    "0GAEuBALS7x9AAAQAJbuAAHuAA7uAA4BAqnAADUBAAMBAA3vAAiBAAJvAAGBAO2BBYMBAAMBAA7vAAN_AAbvAAGBAI0CAEuB"
    "AjEBD3EIAACIABLPAADPAPWBB_SgA3CgACMgAACEAACgALTA8QAAABAAEBAAeEAP-BAZ3pAN7vADLvAADvAADvAgCwANQ4AA"
    "CoAAGBAAuQAAsQAI-GAACGADoEAAuQAACQAAWQAXwCAGs4ABFvAADvACiSDqneAAIgAFgIAH0QABAOAIiNALTENLAAAgBVoQ"
    "A0yIG1wEADmUAFrEACMQABAIAAPQAKvAADwUAFduAH2uAWoQA1OQAnAUAxcFADOgACcQACMQAA-gAOuQAfngAAHuABHgAzwE"
    "AEmQAKeEAl7uAAHuDoSgADKQALTNZ_AAAgAFbUAEdAAAFAABKgACIOAAEgAA-QAALPAADPALwgABsCABGgAgzAAB0IAx9UAB"
    "NAAAFAADWgAKfUHfBnABJHAACUAEh3ABL2ACMUAA-EAGSCAEsUADwQAETmAA_mALTSYwAAAEAACEAAFmAADmAHryAHFRAAZm"
    "AOEQABUQAH53AqB3ADUEAACUAuv3HTkIAcYgAOcgCMKKAC0oAPSLBMqCAOcIAtkBAxIoA4kBAjYoAADvANgoAKg7Aj-BAt3A"
    "ADbAALTcXvAAAoAAHAAOBAANZAAh7AABCgAraIAAMIACa3AA2IArumAMCZAAyBABomARKCAQpIAH2CABGCAC2EAACEABuIAA"
    "eCANYIAKyvAAknAWkmABHBAt73APwKALECARAEAAwCALTfPLAABJABnmAqOEAOZnAACKABLzAkCBAwPfAAFXABCIAOvPAc1K"
    "CsoYC5qwAc53AAJ3AA-TAAIRAMUwACR3AAJ3ANl3AAGRAAIRAhYQAw73Aq9QAEFAANPwAAJAAAJABWcgALTly9AAAQAw73AA"
    "lAAucwAJywAAEwADFQAASwAAIgAACwAAGwAACBAA-oAN0SBIX3AEqQAOACAKN3ADM4AWD3AL4QAsZ3AAGQACiwAAD3AAKwAA"
    "F3AACQAAGQAAEQAAkIAACzALToUnAAB3AB7aAAOaAAIaAAqgANF3AA_3AAJ3ANuQAL0BAA-IABp3AACQAAUQAcIQAAp3ANyQ"
    "BWM3AHOgADIEAQh3AB6KC6PAA4mIB_MIAD_AAJ4gADdgAAcgAOsCAANAAO3AALTtQdAAB3AAlAAAXgACvAANdAAALAAhXAAY"
    "9AAYbAAqggAD2wAAIQAJ2gAAEsAAOgAAEgAB0gAAogAAGgAAaQAAGQAAOQAO-iAAEiAAKiAKcgADKgAQI3AK4gACkgAct3AE"
    "1QALTvawAABAAYb3AraEAAv3ABn3AACIAKmYAAUQABMEAAn3AAJ3AAmgAAD3AAGgAAKwAAcgAACQAOwKAK53AAUpABd3AAJ3"
    "AAh3AAJ3AB6gAO4gAK4QABUEAAz3AAMgAAIgAAOgALTwiKAAAgAcj3AN8QAO73AA6gEP9WANRAAAGEAPDKBozAA7szAIO0AA"
    "CgAJ0gAAWgAB8yABIiAACiAAQqAO2_AAGCAAOCAAYKANG3AAQ3AA2CAAH3AAN3AL0CACm3AAe3AM93ALT1PpAAA3AACQAAH3"
    "AAKQAhWgAOogANQIAU83AAi3AmOhAF2gABqgAAEgAAGwAFqBABICADqgAAXwABygAAHUAAdXAAEQAAGgAAQ4AATUAAFUAARU"
    "AAMBAAEBAAGoAJCZAFdWALT2ejAABWAARWAACiAAYKAKCgADB2AAF2AAR2AA2CAAGgAAMgAL0gAB53ABN3AK2gACaSAAVWAc"
    "f3Ad0QAiABDt9GANQVABQIAN4fAFoQAkEIA_IKA7rzAAKKAAchAAMCADgCALT69EAAB3AAZ3ABZ3AAEgAGOCAAwgAC8gAAYg"
    "ACuYAAIgAAIiAACiAASiAA0CAGoCAHZ2AAqIAACKANH2AAT2AA0CAAH3ALj3AAh3AIV_AAoCAAcgAAgDAEEIAAUIABv3AAX3"
    "ALT7h-AAB2FJEgAAmgAAiQAKAoADRVAHwCAHYCAAeKAAYoAjiLAELAAjYIIPyDBapvBfCIABPvAqyIAAIIAMkBABwIAvnvAt"
    "6BAtyoAD4qAA1ABo1AAW2oBEqoAAEIADeIAAIIALUHpqAAAEAACgAOBvAc4IA90CAAJvAvKIAAgIAr5vAAGIAC0IAAGoABHg"
    "AAExAAkEANlvAAfvAK2BARsIAAWIALfBAA-QABqIAvAgAARnBZAgADJvAEECAAC3AOMNAA0SH58QALUO3KAABABREIAAGIAP"
    "8BAAGKAowBAAIBA-iBAAQSAAQIBOAQADOgABOwANsiAAX6AArAAAFAAKFyBB1JAOigAMRDABAiAAQgEaQIANLAArsBA-mRAA"
    "hABAPBAeGEArzAA78BALUWtbAAAaAAcRAAOyAASYBAOhARAQAHoiAHsiAAUSAAUSAomBAASBAjERAAQgAN2QAAWCAAICAAIw"
    "AKQBACISAATXAAQBAAJSAASYEM4IAFUBABB9AAjXAGcIAA2QAAD_AAlIALUajCAAAaAGOSAB4LAA_BAADBBaJIAAffAM4BAA"
    "DRAAWgBJKQAAaCAAuYAAYgAGcIAACIAAMpABQgAFmgABprAGySAAV3AAD3AAVhAAChAqSIAACIAAUIAAWBAg2QAOUEANYBAL"
    "Uc_7AAAQEDeCAJsIAEr_AAEaAADfAAnfAAeYAAD_AAh9AAUBAANfADb4ACwIAASIAAWIAAjfAAD_AAkIAFmIACuJAFWbAAyg"
    "AAMBAACBAACBAJT_Ael_ABAJAxSIAAaXAAEaALUgDxAAACAKWBAAEBHbpHAXSiAHXAAGaQAPIoAOcgBH7AAADAAAxAAWloAs"
    "CIADfAABIIAOBAAHOGAGjAAPJAAALAAOTAAAsJAvRAAXNAABlAAWlAAr6IACygAAuoABMIAN8jALUnScAABuAPJuAAKIAOTu"
    "AvkIAXluAYJuAnNnAHcgAACgAB6IAODnAAqIAKIQASGIAPGJBfQJD3wQDFsIAQUqC4yIADSQANCqACKCAAiqAAUIBY6IAOGS"
    "AAqKEamQABQIAFuDALUyKVAAAQAMBBAD4QBmbABU2SAN2QAPIIAAGIAAEYAOMQAACIAhgKAAKKAMuQAOH2AMdWAWaIDqbfAE"
    "x1ABCBAFKQACYTAAaQAAUgAAaCAA2IAFiCAIeSAAsIAGh2AkAgAA0BALU7faAAABAAeEAq9AAOxACKygAAI_ADaIABEgAAMB"
    "AG0jAHEKAA0BAM7uAADuAPHuAADuAACQAAJvAADuAORuAAWQAhEoAJk_AE-gAXNuAYJuAr7gAAH_ACujAAHrAA8CAAUBALU-"
    "okAABvAAYQAAIBAG0BAH4BAIcyAEduAAFuAPFuAAFuAALvAADuAvroAJl_ACujAAGKABAiAAXvAwJuDrIQANWJABGQDElvAA"
    "DvAADvAEX_AADvAADvAL4iAAeIABugAdGaALVEIhAABvADaIAmgaD01fAHBcADnAAAXAADgCAAaCAH4BARHIAPuIARCgAvGC"
    "AluIHD2IAFQIAD7fAAEEAANBAOtBAE1uAHcOAP2gAAUsAOcoA4i7Ab-oALPRAgKQAGSgAEv_ALVMvrAAAIACKgAACIAB6MAA"
    "CBAOKQAAiBAMRuAADuAADuAPtuAADuAAMCAvqiAJl_ANQiAESQAAiBAI5uAAluAYzuAA2BDi0BAD8BADiQAFQIAEvAACuIAB"
    "LPAADPAZmQBa0gALVUjbAABuAAtfABtMABRAAAoiAAHyABpuACMQAAGiAAmQAAWIAAKQAKv_AD7vAASQAMxOAAIgBJqgAB2Q"
    "AAWgALMoADmQAYLeAKUQKaYIBa0IBcqIACMoANqqArUoAe9qAAUKALVdMhAAACA8ABAw1iAAdAANrAArVAAe1qAAVqADxrAZ"
    "XABDKqANM7ABQgAB2jAAcgANsKAMMgAeqpAAcIAACBABQiAhsoANsIAAUCALSSACGoALCgAW4iABUgAdwoAAGKANVAALVhLE"
    "AAACAACIABdzAAW4AAEQAOIKAeHiAAUIAMfJAAaJABRiAAUQAsEKAYeBAAUBA46KAQUKAAFzAOEKAAEgABRrAdKKAOHzAAXz"
    "CcKKArUJAAC7B_EQAeNAAP9AAADAAPFQALVmP8AABAAADAAAJAAADAAAfAAADAAAJAAADAAL6IABrQAdKQAAUQA03AAtSQAB"
    "ggAJ0wADIzAAUzAAGgANNzAP8zAACzABETAACRAMdzABgzAAGzAAKzAAezAADzAAIzAADzALVn65AAAIABkzAAGQAr7AAOqS"
    "AXtzAAVzArGIAB2wAOcwAAggAACBANGgABySAOMgANcIAAGgABegAAIgAAKgAAfzAACgAAIzAACgAL8IABQQAczzAPkQAOqz"
    "Ec6QANzAArPrALVtoFAAAIAAQIAAFIAC_zAAVzAJ0wAAagAQUzAAmIAPUQAAEQAApzAAVzAL0aAAozAALzABgQAACQAAEQAA"
    "GQAAEQAAcQAAEzAAGQAAFzAL5BABdzAADzAAMQAdQIAOwQAORIALVurGAAATAAKTAIsQAPAzAAVzAq6oAAUoABuQABQQAKUQ"
    "AAOgABcgAAUgAAsgAAOQAAiQANJzAB8iAAIiALXiAB-gAAmQANZzAALzABeQAAGIAACQAAKQAAcQAAFzAAGQAAFzALVvw8AA"
    "AQAB6gAAygAcnzAA6IAAUIAOWwAOWIAAOyAAKyEMQgADVSAKAQADSRAA4oAOQ7CkT7AAmhAHggAGWCAEMwACugAACSAASiAA"
    "CiAAM6AAmCAMhzAB17AAsKAFJ7AHoyALV0Q-AAACAAMCAA6CAAFzAALzAALzAL-CAApzAALzACRzAMtzAAtzAAFzA6sQAAKQ"
    "EFz4AIWwABMgAARCAKFIAANgAA8IACHRAA2CAAEIAARTAMiiAAKiABTbAFcSAl6wIeywALV8V-AAABAAC7Aw7rBgjAApVAAN"
    "-BAAGBAAQQAe17ASZABbYoADIIAAaIAA5rAAVrAAMgA3QBAAKBAASQAtloADFrAAVrAAMgAuABAAKBAueQADKgAATrAODrAc"
    "4IAAOgAMgBALWBDlAAABAAGQABQIAh6IAKcIADEgFhggB_CQAScIAbuIANmIABgIAAEIAM0oAACgAACoABgIAdIQAAUQASIQ"
    "ANUzAAb5AgaBAf6IAOqoAAGoABqIAQXDANQIANWQABsIAAGIALWHPcAAAIAMYBAfUQAAUQAD4wAbXTAALTAAR5AgaIDo2KAA"
    "SgAFwIACXbABtZADcIAEb7AAVQAGNLAForAAwgACIBAa0CAOdBAwlbAAVQBN4BAANiADSIAKioAA9rAAMoAPHrALWL0OAABr"
    "AAOCAPYBAAiCAOGBAAQgAAEgAACgAeriAdSIAAKIABnKAAFLAAHbAAhzAAKCER4QAACCAASBABD5AAZZAANbAGoIAAoQAAD7"
    "AAYQAAVbAFeaAIULAAugAAKBAACBALWO4BAAAgAauQAOcQAwkYAAUaAAfbAM6BHTVqAINBAGQgAJPAAApAAOgiCh3IAAVIAI"
    "uBAEgIADigABYIAFsCAAprAHdiANagAADqAOFrAAECAAjqAAzqANrqAAUCAAcgAADqALWVuGAABIAAVIASIIAWdqAApqAAVq"
    "ABliAKvLAALLABZqAKVqAeioAAUoAP0DABmIAGOiAAoiAHcjAM1qAAlqAN_pAALpAAnqAAzqAAJqAAIQAACIANZqAAVqAAbq"
    "AdmIAAUIALWXU2AAAIAlHqAMnpAALpABZqAKVqD4eZAHGQC-iIAAMIABEoAAEIAJQTAF0qANxABMB4EamgAH1RAKAIAMygAA"
    "KgAPGQAN0CBYlyHU67AD4CAAJBAANLAAKQAAGYAFwCAAoKALWjTJAAASAAKaAMaoAIBqAHd6AO2IB9bqANX7AAYQAA8QADEB"
    "AACgAAaQAFwCAAoqAHaKAA6QAAKQAJugACrqAIDqAHZqAADqAACQAAHrAADqAORqAAEQARiCAP4oAJf7AFCgALWlwTAABqAO"
    "JqAKVqDoCIACyQAJ7IAAVIAAYgAEcgALmgADGgAAKgBU3IAQSgHVIqAHvrAAeIAAUIAFR7AA6IADAQAAj7AOt7AAL7AJvAAC"
    "RKAIdqAHcgAAboAO77ArSIXMisALXEN0AABAA5_XSafAABGUAasQE853BCeQDJEgAOhADJEgCGKBAI8IAHW7AAIBAj-3CEk_"
    "ABx3AOYQAAHAAI2gAHX_AACIAc33AAD3AHP3CFAbAAEbAPiIAAoMAPuIAADfAc3XALXY4pAABXFXb3AaumAD6EAjheChqCA1"
    "6IB3-3ALLeAAMEAPwgAAOkADK7AAOoAygkCDVAADAgAMogAACKAAMEADJ7Ab4MABV3AG_3AHvAAG8EB3h3AOeBAQT_AACIAb"
    "N_ACB3ALXjgfAAAIC-DnAa2oACcIABkEAi3AAVvACO8oAAFJAc4oAHgEAU6EAAGnBx3nAAZnAH_kAS-gACkpAc3IAACleuWb"
    "AL0ITwqIR537DAuQAIZYG7MQCHYgAQrIA_iJAGkIFLIIALYUPQAAB7AIegADqkAEP2Ag0EAKh7A-SYBLGIAEDcAAD7AASYAH"
    "uQAAeYAACgADoEAEP2AXdNBDCYElsIAQVIAinACWQbAIYaAH2kAAEGAikgAJ0RAKgdCBSgACwgAH-gABmEALYcOEAAAIAAKg"
    "GIVAAAHAAAJAAAJAA6pAAADACF2qACWqAGIKAAIqABGrAADrAAmKAC0IADOqAB2GAgOIAQ0LAADrAEKMAAnAABugAAEHAAsI"
    "CA-oAGIoABPLAADLAAmgAC2IALYifdAAAkAAGkABugAX2EAS5IAGUoAEMIAAmgABvAAAEgklFTo8xzDSN3JTdzAEnXGFLAAI"
    "dAAH5ADHECACG7AVAgAK2IAX5XCHaIGLnLAALDAGPIAAEIAACIAAEIAAGIAB_DALZZfFAABDAAEjAc6jAUQIAACIAGiIABUj"
    "B-2IAHOIAAvjAADjAAaIAGwCAAtjAAcIAA_rAZUMADlrAK4EAJaIADSgAAaIAC4IAACHAAegrCbNmVnbDFOYIqiLAHmIAA6I"
    "AH4IALaKhCAAAIABBbAMWIABkIB_JeAH4IABGoAoEEABHAAXPfFILuAIjuAACIAH3uAV7AAAFJAAHAAPJAAGKIAHvvAArAAE"
    "-IAA8gJHBuAHNqAN1uCQGgAj_uAHLqAANqCV8IAAFAALaXCcAABAAHL_CWAIAAGjAr0UAADuAHRqAHNjAGnADChrJMwRAHLR"
    "FfK6ADwEAoMBCdLYADx_A2oBAcSQA2GuDJGQBEQQJTSgAD0gG6HbL43AAH1IAAE7Ac1bCKWkAQ2IAHheALa2GwAABeABYIAH"
    "4MAfcIFhX-ABAIAGz-AAF-ABtAAH5AJLB7AQYUC48_AIx_AHYUAj3uAHLqCWshDANuAAFuAILvAAEoAldAAGggDCkQAU-JFL"
    "tRAP0QAACRDGBAADFUBpVAALbKi2AAAkBsUOAGlwAACEA7bvAOGEAPcgGGlAAQDADFDEBpMQAGoUBWKQAk2QFWHwAOc0AP_Q"
    "AjWICF4EA7YgAH2gFnAIAH5AAbyVAHiQIYSgAPjmAANwAIXCAGmkAAIgAA_nALbfMGAABiAGulAALlAA9mAVnCAqFWAAM2AO"
    "4QAYwgA0xgAITgAAHAAAXAAGTAABKgAMUCAIlgAGx3AIVAAAPAAG1iAANAAHJgAAVAAyXABUr3AHigAAEgAAIgAGqyABGgAA"
    "J3ALbiK_AAABAAFnAiuBAArkAAOkAOcgAGXmAAO0AryGAGkxBVpAAH4gAAHxAAghAbKhABsQAF8gAH6BFXdBAHsQAAHAADUR"
    "AANACPVAAssyAIeyABAQAAJzADgEADGQAAEyABGQALboc-AABQAAfnAbNQAIMBAAPAAOdnAGlnAjfGAADAAIQmAGnmAfiUA1"
    "LyAA6wAlciAF3TAA4gBiQkD7cCAHUDAAICABIQADgEAD_DAAOCAbvAAAEBAHnHAtvAA1ZHAEqGAskQALbuqmAABjAAJiAHuU"
    "ABHzAbyBAAIBABmQAF5jAA4QFd7AAHGQAAIwAA9QAAJUAGqQABHwAUtAAGyCAAUQAAIQAHRHAAjANsOoAAoNDIUIAAJMBHpH"
    "AOTABlPHAHhAAADAAGbAALb_1WAAAUAWUQF7uQAAOUAAzDANYEAEYMAEkfBbuQAIEWAACSAGcXAAIQACAQBaiQABUwAlWQAU"
    "KQCPgQEDAEB5L3AAFADAsEAIUgAAH3DAsEAHMQABiUBMKFAtVXAADXAGeEALcNaBAAAEABQQABFHEG_3AeMgAVn3AP92AANf"
    "AUAMC052FOAgAH83AAl3AAEEAWWEAAcUAk63AVAEAAOEAhyEAPGEA-V3AAfwAAF2AH33A8V3AVAEAw-QBANXBUAVDMWgCkqk"
    "ALca_IAAAQACb2AH9EAAKIA-SgCVWNByOkAZQEAGAgA56EBv7_AAjMAA33AGX3AFTIAHuoAAWMAEOMAFaEAAdMAB_2AACIAg"
    "qBACj3AMGMAIyEAAIEAw0EBAb3ALSEAIBJAH2BALchA7AAB2DyqIDAdAAXrACO0sAAEOAVAgAh5IAAkBACi3AxeuA-L3AAL3"
    "AOaoAAX2AL-IAGSgAnJIAIKMAIyEAAQgAUCuAdcgAi9XHJkIADSKAiApAVAIAAgBACzDCDsNAH4EALctkbAAAsAZqIAXWMAG"
    "CBADDmKORvA7jiAgiMBrBvACBvDHIIACHABFYIAOYIAH4IBcyIAIEMAACMAGcIAADPACIOBagwEDuIAAqQDIaMAAqMHCgJAC"
    "aQBFmIAVuMBk2MAACMALdBQBAAAIAAGQABOIEloQEDSIAAqQFZuUDGz_ACUUBpKEBdncG3eIAUaYDJzAAArACQQEA4McAAqc"
    "COOQACCEC9wEGeZAA2xACSWgA2wsAAl6AArCCFOgAHwIAAIgACMoAA4EALdbf8AAABAGiBACyMAAaIGFtADVKJCNQgAAEiAC"
    "ICAAECACOCAuEBAJUsAAoIAxOiEUsCAACCAADCABtCAAECACQCADtEAAEEAADMAAEMAAHCAEbuC90EAGyMAAuEAACEAAagAL"
    "dmcgAABsANGBABoIFKIIAPGCA60-CPylAkTuAVB-AA3-AxUlBNHgAQiEAkSgBHD3AAJkAA_vA8QYAKLrAWRAAALABchvAOzA"
    "BHYgAWSQAAKFBcfvAAFvANcEABSUAACIABGEALdw_wAAAIAPHHBdpXAACIAPAIFf-UDIeIABJsFYEkAAIQAAdQBq49AAVgBP"
    "WIAOAEAAkzBq2IAAXQA-zLAaSBG7OcAT8IAAyQAASYAAgYGRwgAyLAA-AQAd6uABoIAAyIBqe7ALeE0QAAAYBb7vG4TAAUtA"
    "C0aQAUMQABIQAAMQCPyEA5UgIimIAAnYAimMATzAAA4IAAVYAAgECPWIABsgA2YgABMgAAggAACoAT4gAOcxEjVtAIFEAGwg"
    "ABEEAAEEAuyIAhyIALeV7sAAAIAtzYBBICABpzAC-CABEIAb13AGyIAU-oAAh_AT8gAIggAUYdAAogAY1QD9JPAJ0IAGnHBO"
    "XDAIhDAtyMAGVuFBI-B_eMBJduAAKQAAqMAq9vBjw4AkksAV0gAANuALehCyAABvAGIIBN2IB1RABNWCAAEUAWOoAAIQAkiU"
    "A30NAAtIAH2MAAaNAAFvAF-oAjpAAcAIAOUIAPuIAdcuA_u_AH2CAAavAGAIAjqcE86gDJuQDH7AABTADH0oABTsAxWIALeu"
    "Y5AAAIAAYIBlKYAAKNAF8oAAgIBNOQDZKIAsuIA-uICCjAAUNAAA1AAApACzeMAUSMAAuQAAkcAAEgD6EoAAOMIUQQAUYIAA"
    "YEABGIDIQ8AAiQArEIHzVeADQMAfwBAEYEALfBssAAAIBU5iD0UIAD8IBYuIAIiIAtyQHZMUA3l-AAK0CRWcAbNuAADaAFnu"
    "AGJEAQoQAA0IAq0BAGSgBNUsAQbAAczuAAUQAFvAABzAAALABAJAAGlAAYruA6xuAAFkAs_uALfOFcAABsABygAAKgBAIEAA"
    "UFAGP_AACEA-n4AAN4AAHoAAU7AeEwAPICAL1AACHuAAiqAFnqAOeEAGjqAWi7AOc7AH2FAAkBAGTYAYxuAKoEEFUEA3kgAx"
    "5cB6wQAclAAADAALfVqtAAAEAAIIAAQgA4sIABb4AqaIAGkQBdygAAOgBcWrAOvoAAGgAAOBEmnABrdABfscAh0IAA6UAIGB"
    "AMsEAAEcAAKQAAedAAKQB-mQAP6gAAMEAAQQAACQAAEQABuwAh0QALfd37AAAoAMwQAAogFVmQACqQCsqQAbCEABaQAc4wAG"
    "qgAIzbAAQQANYQE5agAAGgACIgAMF4AGEIAH4EACo7AMeCAQa6AwtbH8_-AON-AADcACKQAAd_Ac6gAcOkBxTQAUgBALfrmf"
    "AABAAFn8AACgACF0AANAACDAAYmqACYEAxbQAN8oAO6QA_FrAOckAGQEACOuAFmgAAZBABykAAIQACCwAYlqAAFuACPuAAVu"
    "AFnuABzuAALuATTAAkakAIWkAAIiAAcvALfuEoAAAkAY5uA0j-AACgAAekAFyEACOgAFpQAADuAAUhArT-AOagAkn-AADuAA"
    "e_AH5vAAIEAGb_AADvAAIQAYxuDtvrAP2QAAiEANoQACTAC4oQAAEQAIhsAFoQACQEAAD-ALfzhXAAAUABoEBi1kAAWBAGQQ"
    "A_URAWduAHzAAAGgAADKAAIrAASOAACQA3kgAs2gAAWBAAGmAGKgEUiEABvQAAKQAN7EACVPAAI-AAdABb-UAIWUAAkEAGBP"
    "AAJqBdreAAYUALf5zkAAAUABlPAZ2oAAMBAHvwAJEZAMxOAAoFAiIgAAGgAIWgAAFeAAYQAAJvAGJKAAZvAYxuD9TUAAeUAQ"
    "CQAayMACH6AFKIA6PeAIXfAAkQHlngAGQEACHgAAHwAFrmAACCALgBqDAAAQAAhAASOEAeiEA0JABFhAAN4QAGQEAAGEACAQ"
    "AAGQAAFkAE-EAAqiAAbBABwQAAGQAAdAAACQABn2AYliAAHmAIJmAANAAOckAGZmAADmAALAAWXQAAJAAIZAAFcgALgEBAAA"
    "BkAAHkAAeQAGGgA_CTAASGAAGQANxnAAHmAAORAGAEAAGEACGQAAJ2AAIRAFdnAAHAAAUhABvnAAMQAAcwAaJmACPmAFmBAA"
    "fmAAMgAOckAGVmAAFmAADAAAKgAWewALgFemAAAQAFZkAAHmAIXkAAGgAAGgAGZnAY3mD9oQAAGgAAikAF0EACAgAAGgAAfg"
    "AADQAC8BACQQAAVjAAGQABwUAAkgBk4gAGAUAAGQAgAQAtUQAAegAPx0AAD3AAH2AjCQALgKPAAAAwAACwAAg0AH0QAACwAA"
    "EQAGf0AAD3AAGUAgAwDogjAMLWABsQAAiQAFGEAAGEACsgAAgQAAEQAC2BAEegAADjAAH2AAcjAZglAIdHA5-QAIXUAAoEAF"
    "9HAAHjAAHiALgNvnAAAEL_8GAGaEAAKEBFeIAWUQA6EEAk0IAH2GAEboAAcIABkEAAKEAi6ECVkEBkWYBkqEACZHAFsCAACG"
    "AGcHAAIKAL8CAIOHAACHAGiHAACHAKSHA3g0DLuMA4qICQYEALgc0cAAAIAsM0AGcYAAIUBFJQBRrABvEQAIX3AYgIA5MEB3"
    "dQAAcQAHtfAACQAGvTAHRTAACQAAmQABuEA0IEAubXAADXAGeQAAGQABOUATQQAACQESWQACWQAjKQAUYQCREEALglzZAAAQ"
    "BracCWzAApp3ACRAAGjABEcQAAr3AAEQAWWIACKQA4MQAA03AADnAhU3ACQ3AGD3ABsmAAn3AGiQAjE3AFg0AUPwAeuQABlg"
    "A5mEAjn3AHvGAAmgAEQQAMCCAZV3ALgrrEAAAXArKQAH5XAncQABuJAMsBDM04CRakAS8wAQMEAIwgA9gYBXfAAJFAAjDgAI"
    "EIAAFAAGxAAGlAAyPAAALABbegAA0kABMIAACkAAwEAUO_AH4zAG6gAIEgAAGEAGwgALgyz4AAAEAA3VAAGgApR3ACb3AGiI"
    "AACgAAKQA83AAHr3AWrAAASQAADAAA13ABP3AAwkAUP_AF2QABf3AAlzAGR3AVB3ABAEAjV3AHwQAAv3AEPAACX3AjD3AFgQ"
    "E10EBy33ALg40bAABAAAJAAchAABDAA47AA8egACMkAWeTAIiEAAmEAUSsAOwzAIEQAAE4AFwSABCiAFi3ABClAyH1AAQMA8"
    "fkAYNoAGYIAAUgAADoAA3kABMFAA2EAUJ_AAL3AHvzAHAgALg8KJAABAADYgABCgACIEADMEAAOgAsl3AGkgHt4EAACIAVAE"
    "ACD3AAJ3AFv_ARGQAFuCABCyA2uIACKgBMrTAIdTAH-EABMQAUSkAOx3AINyACVAADaCABDSAFgEAAD3AT0kALhCsVAAAiAb"
    "IiHSvnAdxnAN4CAAMCAIVnAHdnAAdnANGoACBAAB8pADyCABDAABwsIfGgBAiQCIiIAHuEA40QAsMIAFXvABGEGP4IABVABc"
    "aIBk2MAACMAGeIAAHPABRLATOIALhSxeAAAIFMsQCIwkBAMEDKLAAANAB4KIAWWQBmKwBj5sBlPAAFKQBUwIAFuBBg6dFtKQ"
    "ABcQAAeEFYyQA5SIAAOEAx8kBOkEAMyQABPrBlnsAAhoAvUIE1YgDJNAABdAC0CIALhrRCAAAYAAEYAHKIAFkUAAsIAAUIAy"
    "IQBcaQGMSKAAFAA_lACJcIAAGYA4aYABcoAEtbAAGEAA8MAACEAAeMB9igAFrAAEmIAF7AAmWIANaIABcIAEsgAAGEAA8gAA"
    "CEAkMQALh1xzAABiAHZfAAZ_ADr_AAHfADzEAADCAtgEAOQ_B9sgAIH7A2cIAFuIABcIAEr_ABFdFGcCAAbrAHpPAAbvAB4K"
    "AB1sAD2MA7ztLj-kAGIkBrckDClvACRAAGlABFIIAWWEALiExaAABvAITvACTvAEQEAAIEDI8EAACEAApiBOqMHbUEAAeEGR"
    "8EAAWECNhvAAGQACUMBkZwAHEMK4WQM6IMAjcgAAoEIeyFA7UgCOoEAAC8AVAsACloAhuQABKEBFx6EImEALik93AAAIAJKg"
    "AL4CAukFAkiIL_6sAqsMGR6CAAYMACCCBLjUAWQIAAGEAcyEBIHIAAQMAIoEAjFuLNIMAA6UByP4CIAIUOSIAACIAA8IAcIC"
    "AWUIAL0IArnoEsEINCeEAcnAALjNUNAABABJAkBk4gAGkEAUqQBI-EBk7AAAMEAGWEAUtuEVPADJGUDF5gBk5gEsdEAEGQDd"
    "cQAM77AV-MAxAEEhQgAEoQAAIFJLRqAAtKACNaBJXAB83qAAsgACOgAGIsBkagALjkq8AAAEAa7uA4LqAApAAAFgAALAAE3A"
    "ADVqA1b-ANwIAhTgAIPgAAGgAASEAa7uEBOQAArQAAPPACBaAACQAAR2AILfAEqRAA6IACVbAA2UDF6gAACVAAQgAADrA28E"
    "AlXAALjq56AAAQAGJ0AAOFAAEEAGSQEV7AAAtAACHfAIeQAEoEAA9AA3QQAlZQAIPQAAYIHjhiABviAAFiAAnCAACgACIEAA"
    "FSAACQAFLnAADmAA0gAAEgACXHAACwAACwAF03BeeyALjyz3AAAEBTHiAArAACMQAFLjAADmAA7AACWQAACQAnuEAOdkAuIQ"
    "AASQAFxkAAFAERMgAIWgAD1AACAgAFKQAACQABLEAACEACASAAEgAACgAFfAACVTAAEgA04EAYyUAMmQALj3eTAAAgAGGEAi"
    "TXAEYQLTUgAAqIAxUEACEkBVKGAH2kA4CEAAqQAsNiAGcIAAIEAAoMBVKGAH_ABbdvAQrAC4bnABFjAAHjAO4EAAqMAX-mAK"
    "SmAA1MCcUEAACEAGeEAMECALkETQAABGAADGAQ3GD6R_AswcAVAgAzuUBTlfAJMQAjn3AACwAUsIAAT3AzuUBU4QArggAVzA"
    "B3B3AYwQAACQAjn3APGQAF73AAq3AAEVAh8QARGEBcmEAjx3APH3AF73AAr3ALkOEQAAAYAVqEAFucD_YEAHN_CGnnAJYgAj"
    "n3AOUIAGsgAAgICIF3AAJAArbgAVHAAAf3CH_3AAL3AHv_AAIQAU03AWU3AOKEAACQApMEACb3AGiQBVp3AFuEAXH3AHAEAA"
    "4QALkWcqAAB3APGRAF73AAqRAjN3AIEiAAb3Apn3AF0gEvwQAHMgCzvAAVfACHsEAAMgAAGgAAEQAAEQAISgAjQ3AASkAHmE"
    "AAEEAHKEAF2EAAegAAQFAyIQA-n3AW93AAJ3AACgALkd9rAAAwAF9gABt3AAr3AUV3AAJ3AHx3AHEgAHZ3A5v3El1IAAFAAx"
    "mIAOfACI8EAAGUAAKgAHYgAT0EABH3AAH3AOt3AHp3AGCUABcEAFwIAAJ3AxscABGgA-qgAMUJAKYEALkkPuAAAgAAEgAAJC"
    "AAFCAAhCAHygATaEABGgAAGgAOt3AAQkADcgAJ-UABcEAFIUAAx3AAagAxSEEgOCAAGIAxqsAAIBANWEAA8IB3UlAksCAIWg"
    "ABH3AAH3AOv3AGcIABgEALkpaGAAAEABcEAF53AUOEAdcIEGmFBLbvJqaICH8oBldABjoIBlYEAO9AC4AMACMEAAPvBrnNBd"
    "QEAMMEBfqNGIn-BBslAASYAAYUAASIDIjAAkmQAIdABjuQA4WEAAgIAAKIALk_3MAAAEC6GUAHf-ElkSAyaQAHSgC7DAAGNv"
    "AAmQDCUQAOJgAGkQAAQQAkvQAIOQBgi1A00hArgkEx2EDEwEArEQAVOEAsqwBbUIAAEIA58QAGkEAk6wAAIQAIN-EkmIAAEY"
    "ALlRzyAAAIAAEIAyNAANWEAAggCI4gAGWIAAukAc4IAOcgANWEAtmgAAFyAEgFETiiAA-9AAwCAACCAACCAAUCAAyCAAqiAE"
    "-IAAQkAHq9ABOJAs2gAAsJANWEMXxuANUEDDLAALlfKpAAAECIugAVwgAv4EACaPAGkEAjDuA4SEACUEAc5uBAWMAOOEHumE"
    "A5_ADJGEDJGgAxgEAB-MEeLAEKQQAAEQCHs4AAEYAAIYGR-3AAECAAIQAACCAAaUDIcEAACSAAMEALl0X9AAAEAccIAHQQAH"
    "aYAHqIANWQFRdWAAECAALAAAdAAx2EMeHuAADAAOdAC6nuAAFuAOduD5EEH4wQJJoCAJqYDmGQAOmIAVAIFRcIAACIAAGIAA"
    "iIAEoBLiRoA8-EAACIALmVlqAABuAPHuAADuAOduAEuMBGXuAQzuAAHuApHUAJegAAEIAc_uAPJuAOduAFyEAAzuApQEAbRu"
    "EMkqAACIAH4EAAkEBq4EBVugAACIAACQAGwEA5kgAAWgAxiEAA9MAiRvALmewfAAAIABKEACuQAACgAACQAFGNBeCEHsSEAB"
    "YEAB-EAEpuAD5PAIe0AUlAAMGMAVAEADCkB-WEAFvuABhAACWgAACgAc_uAMKMAFMEAP0IACMgAy1mASfuAGluAKPuAAHuAL"
    "moJAAABAAFkUAD2eAACQAFeEAAMEACMEAACEAhQUAF6EAPGMAYySAMbAABHQAO6EHej3AA8EAEnHAADmACygABFDAACQAACE"
    "ADxnAANnAACEAU7mAD6kADyCAANmAAHmAAFmALmtL2AABmAIKEAAHmAC4gADNmAO2EAY0QAHPkAFL3AA8EAAKgAHQgAHgGAi"
    "P3Hq4gAOckCMqcAH4IAAoCBzTuABGoBUDIAAqCAI8oA3kgAAW4AyB_AAcuABGgAAeIBU5qAIbAALm22qAABAAArAAqdnACvA"
    "AGFABbgIACKIAcmgAa0OAAKOAAqYAA2IAhSEAAeEAH1nACwEAEiQABiIAAeQAJ8CAZHBAyCYAkbmAATnAOdmAMagABcIAwTn"
    "AACIAAt3AlIJApffALm7AOAABXAAkIAH7fAktAAcTACIMCAIAIA4McAA2QCGR_AAucAA-wAIGgAb00ABaxAAJ3AFt3AAD3AI"
    "IVAAIVAAeQALqQAAmwAAKIAyCUABGQAXX3A-bwAIJAAi93ABJAAADAALnAPUAABAAFvAAUWgA2N3A-UgAAEwAAQwAHwQAAK1"
    "AAWgAjv3AACgAOOzAFGQAApnAAKIAAgxApqQAC4EAEt3ABYQBNEwAAD3AAKwAAF3AACQAAGQAAF3AIEgAAWIAACQAFaQALnC"
    "_EAABtAAOQAAIIAACQAAcgAcEQAGf3AIT3AAfIAGX3AFOIAAt3AAFnAUaQE9kQAH-gAAIQAxYBAG0UAAY0AAeIB6NAAGEgAP"
    "w3AVrAAFx3AAdkABjAAFv3ABLAANKIAGNAALnIijAABAA-ygAH2gABMQAFagAAGgAASQAHegAAGgAAaQAAYwAFYgACWwAAGQ"
    "AAQYAdAgAG0QAAE3AOMwAFKgABEgAy0kA_Z3AHP3AGB3AA0wAHp3AAJ3AAWgAAWgAACQADgIALnK0wAABAACcQALWCABECAH"
    "v3AQAgAGV3A_Z3ESbWAN5AAIJAAxQQCB0gAACgANMkAAqmAASEAACgAAMMAHegAAM3AAMgAAURAUQ2AAR2AAO3AAH3AAN3AH"
    "mgAAH3AF33AAh3ALnP1rAAA3AG-VAAQVAAgZAGL3AFcQABJ3AywgAXQ3AnggAAogAAEgAAGwAHEgAGhXAAEEAAW0AAYBAAG-"
    "AHACAAEgAAEgAACSAAESAAQgAAMCAAUaAAOIADQgAB3AACEgAANXALnRICAAAIAADXAAGgAALXAALAAAWhAUR2AAR2AAP3AA"
    "GgAAMgAHF3AGf3AAggAAl3AHPUAAghAGKgAFyIAAugAAEgFDpGANigAAEgAASCAIKEAqEgANWgAAgIBxFEABD3AAZ3ALnVoz"
    "AAAEAD-gANMkAAsmAAUEAAMEADW4ADGIABQEAAKIAACIAAURASkgABL3AAh2AAT2AAN3AAH3AAP3AF13AD-EADx3AAf3AAmQ"
    "AHPVADgNADJ3AFeIAAn3Ak4gAMEkAAokALnYxhAABoAEuQARugAtsBAACIAOCgAXEOJyHvBZ9_AAuCABrvAHStAc4IAAIIAa"
    "kEAAeJAAIpAtVvAF-IBN-sAPzAAAJABcyEBkaIAAenAHTvAACIAAIIAAUIA3GEAq8IAC4EALnjP1AABvAAeIBM4IAAGgAApg"
    "AAExAHyIAAegAE-IACVNAAJvAciIAAWIAacQAAIMAAWQAlAEAAEkAARnAIJIEk0IAH-IA4KQAAKgCBSQBH7AAAFAAAnAAy-Q"
    "BVEIAA0gAHEBALnqQ2AAAIAAIYAAaBAx6IAFIuAAJuAAKBAAUBAAMMAsiQAHGBBVAIAAOIAAIIAAewAAFgAE8QACGYAAGIAA"
    "IYAAG4AACZAAQgA3EYAAIgAAIgAAIgAAWgAssoAAYoAGHQAAH_ALnu8nAAAIA1EgAH9AAyuRBHMYAUuJAATNAkIFAHNNANGE"
    "AAQEAAMQAACQAAQQAAIUAAGUAAkQAASgAyuRBVSQAAkQAGCMAAUkAAsQAAKIAAF_AAIwAAEgAAEQAAEQAi6gAHMkALnygRAA"
    "ApAGGgAAEgAAIoAAEgAAEQAAGQAAEQAAMQAAEQAAOIAkcEAIAQAAaQAGGgAAfXAAQBEQKIAJ7CAEAIAD4IAEMIAAIIAACIAA"
    "dBA3QXAAVXABGQAyyBAADRBUSIAAMMALn2xLAAAIAAOcADsIAAbhACiEAAUUAA8IAAIIAACoAAH3AAD3AAVhAUOIAAMYAOMQ"
    "AHMUAA8IAMaQAAGgAAEQAACQAAQgAACQAAOQAse8AAWQEW-IACE9AAdfAAD_AHaCADmIALn58OAAAIAAeBAD2EAACIAAaBAA"
    "CBApN_AHkgAGfXAAGgAARXAz2BAAEBHn4IAHSxAAmIAcSEAOcsAM2BBWX-AzdAAF_uABTAAc5AAALAAOyJAGVAAyxAAApAAF"
    "9AASNABC4rALoBxcAAAIAHIgAAIhAAGgAcyEAAKIAVHuAywIAAoIAF8hASNuA7GgAEPvADirAAsQAAIQAAeIADFnAEEQAAFl"
    "AAGQAACQAAHnA3WIBGPuEMqIAH7ADJCRAAEQAAKQA32BAAMBALoIjuAAAeAAMIAAGIAyP3BVsIAAGoAAkIAHCwAAIgAAEgAA"
    "GgAAExAAGgAACIAAEoAAEIAAIIA2-IAAPsAAIBAAIBAAIBAAGBAAGJAsiIAGugEeKCAAGSAAkQAH8QALACAuOIALoOVdAAAQ"
    "AAGQAGu0ABEQAACQAAEQAAGwAAEQAUyQAAEYAOIEAUiYAAIIAACIAAkgAy91AAIBAjEYDlbfANyVAAaUAAQEAHMgAACCAAGg"
    "AACCAAQgAD6IAESgAAJXAACIJLmBALoWMdAAACAALAAH5ACN7AAzIgAAMBAACgAHIIAAGIAAYgAAQBAcRuAAKIAADuAVFuAF"
    "WMAtaoAAqgAF6IASNuAQ5uAqMoAAHvAAeEAAbvAG0CAAyQAAeQAHSIAAcQAADAAAQBALoZrGAABuAOduAFWEAk4oAAHvAAik"
    "AAXvAFRvAJgBARluEMqJAAeQAAOQAHOIAAYPBlKQBZ9vAADvAADvABoIAAE5AH0gAAC4AACoAAMIAALvAADvA3l_AAR_Aq_v"
    "AADvAIQoALofI8AAAIDv1fAOcMAAaEAG0IAAEYAE8BBg8EH1aCABICAANBAH5BAU4gAdIQAGkQAsVRAemoAF6gAEigAE2_Ap"
    "oEADggAACEAAsQAAagADRuAEGBAAIQAAX_AASBATxuAeQQALon95AAAIAAegAkcgAGMBAAp_AF5uAT_uAAnuAGgQAF6QAJYQ"
    "DuYIAAtPAADPAGJAABAQAACUABGQADQcAAgBADugAAXvAySgAwjAAF5UACOEAjIIAFAgGz4UACiEABGUAAkOALovRAAAAEAA"
    "IQAC6EAEMMABIIAFKUACUEAgYEASR_ApuQAtqgAJZ_KRGJArV3CT__AAv_A0YQAjznAbJOABGoBdpvBPRvAcVABLyIAB0QAP"
    "2oAAFnAAIgAcsnAa4gAAy5AW4oALo7HbAAAIAFJnAC4IAGEIAADvAAeoAiQmAqX3AAaQAIG4AFwIACGIAACoAAMIAcqgANdJ"
    "ABBmAHSQAFECAAIIAAXZABCQAACIFRNXAH-4ArcgAM4QCmfAANX3AIhAAADAANfwALpCAgAAAgAMAwABu3AAGgAAH_AH-3AH"
    "5_AAM4AVp3AOl3AAD3AHQ3AAC3AG43AAE3AFaBAAMgAA63AAG3BJz3AkmgARcwAAMgAACxAH6gAACwAAM4AHqoAACxAAGQAA"
    "IwAVp3ALpECVAAAQAO4gAG2gAAIgAE-QAAYgAAPnAA4gAAIgATl3E1eCAQLAAxTvAHjAByV3AH_3AAD3AEAQAJz_AAUgAGrI"
    "ABF4AACgAAJwANeCAIB3AAGQAF73ABx3AAS3AGs3AHB3ALpI3VAAB_AAGQAAERAL-IABYIAAGQAqxeAGlIAYi3AoWIAACQAH"
    "8QAAEQAECwAAKQAA4gAAYgAAKQAAEQAAOQAHWEAAEEAAgQAACQAASwADUgACDAABUoAA8QAAIIAACgALOCALpKM9AAACAIGw"
    "AH93AGt3AFYQAB6QAG2QAAIQAFAgAAUQABIgAAIgATf3AXM-AGkIEJ_WAIBWAFwiAIKXAAjXAHW_AAMYAQyPAoEgBuQhAASh"
    "ADuwAACgAEABAAFYAAQBADqgALpOo3AAAgAFv3AAD3AAN_AHSEAAmgAAEgAAPUAASOAACgAHkQAACgAAQIANECADdYAED2AA"
    "N2AAT3AAF3AAL3AGB3AHj3AAiEAAr3AG4xAAPuAGsEAFcQAApfArmcEQjGAECQALpRwHAAAQADrGAFwiAHKIABBXAAjXAHWQ"
    "AAC5AAU5AQrYAZAIAlWgI3iIAx7vAIBvCbjAB_coACjvAPOJAAHoAAGvA3ugAlhgAAJvAIBvAAVAAFtoBOVkAHiIAAfnAHNJ"
    "AAJvALpbYNAABvAACIAcoIAAOIAamoAlwgAACoAIBIAAIgAAUgH1oQAAeoAq-IAACIAMGQAAIQABQIAzQBAAF5BMkIAAIIAI"
    "CIAAvAAHKJAAJ_AAGwAAUCAANAArAIAG4IAFGKAAGqALpiGTAABHAAPHAA6IAAGIAkIQAIgQAGbXAAKBAAF5EWjCAK6IADGI"
    "ABUIA5UQAkJCAIBfAAXAAGOBA9QBAIiBABWIAACIANFOAAsYADyIADMoAAPrABGoAAcQAimIAHABAANpALpmzvAABvAANAAA"
    "QQAACQAAMQAAWQArP3ACEQAACgAEeBABZfAAf3AAKBAAGZEH4IAIAIACH_AAhcAALHADCIAAhnAAZfADDfAEQIAAgIACuIAE"
    "4QAAeBAACBAQMBAnJXAAEgALpp9JAABXAASgAlFfAAULAHsYAAWQAGOBIMbAAOdACLsIAB0zAIIuAACIAH2gAADgAUsmAAVu"
    "AH5uAAIIAAIQAONuAAQQAMOIAk9vAIKIAGkgAKCCAILuAQ5uAqIBAAaQAACoALpxThAAAEAAsoAAEoAH0gAAEhAAEgAUoCAA"
    "VuAH5uAAJuAViQAGkQAjQpAAYIAAgIAAIIAAMIAHWIAAeIAAEIAAUIAX7uAQ5uDzooAIKIAH6QBrqBBNWBAQCgAAF3AAIQAA"
    "LBALp2FvAAAIA34IAAEIAe0IAUKxAAOYEQqgAFyQAHeEAAEEAAoQADMQAAQJBwKBHgNPAAJBAH5PAAJBAH5BAcV-AOs-Beg4"
    "AEcoAoz_ABwIAAmgAHiIAACgAAcgADYIAEAIAACIALp_gvAAAIAAb_AUnuAH3uAADuAACQAAGIAADuAafuAXqoAL1_ABwgAA"
    "ogAAUgAE3vACYgAAegAAKgAYJuAMeQAEbuDzoJAAoQAHiIAAeQAH3vBdGQAIAQAGKIAYe4HDUIAD0IALqHPwAABPAG2EABKC"
    "AHcQAUugAIMgAAQsAVl_AyKIAfQoAF-gAJT_KIICAAJrA0RzCUsIAAJYA7ViAadqAADiAALqAADiACNAAGJAAAJAABvAAMnA"
    "AAJAAGdABHdoAFkoABUzALqQuiAAAiAAhzAHGIAAypAqiBAICgAafIAANIACPIAGJoAAJoABvpAEVAAITgAAJoAGdIAAJIAA"
    "3rA-BoAIcKAADqAFlAAAaoAA4hAHD7AACYAAioAAQiAAghAHGIAACgAAuoALqSXQAABjAAGgAcxjAHUIAGYIAAxiAHUQAFe4"
    "ABGIAccoAAIoAGDqAISgAAIgAGcoEXzQAHB4AAJ4ABDQAAJQAHxQAqSBCOwgAIKgAAIgAGbzAAVzABCgAM4CAACCAIGzAACz"
    "ALqXPvAABzAAJzAHQzAAEzAAIzAAUxAADzAAGxAADzANyxAAKzAADzAG6zAGlzAAExATyQACcQAGIQAAIQABuQAMnQAAJAAG"
    "cQAAIQAYDzAntzAHmIAFgwABXzAANzAAIJAHiQALqYlfAABzAGxzAAVzAA17ANICAIFzAAFzAAfzAAJzAGXzAA5zAAHzAAJz"
    "AAUxAADzAAGxAADzAN_zAG4xAFdLAAIgAALzAA3zAAHzAcWQAAIQAOUQAAISAGcQAAIQEXqQAHHIALqbuOAABIAASCAAqQAA"
    "IQAG0gAA8QA4cQAAb7BwWIABvzAANzAH_zAADzAEOgAI2IAAIIAAQgAAIwAAN7AG7zAAGIAAPzAAGIAA4wANSCAG2IAA6QAA"
    "CQAAEQAAaQAF9zAAOBALqdlGAABzAAJzABdzANvzAAJ7AHIQAFDoABiQAAEIAACwAT0IAWz7AGkIAALTAAJTEJiwAALSAEDY"
    "AD_SAACwAFwiAHUQAAIQAAQCAAIKAAXTAAhTAHZ7AQ6IAEUgAjCIIT7AALqlJaAABoAAJ4ABjAAxqIAzHAAIBAAAJABUOrAG"
    "RoAAJAAADAAACCAAJrABcoAjUIAWcIAFUCAdrqAICrAGbCAAJoABeoAAIoBRyoABWIAAxrAANrAAKgAGToAAECAAECAACCAL"
    "qoSnAABqAAMIAAgIAAnrAHSJAAJrAAGQAc8IA-ioABnrAAHrAAQgAGaCAAICABVrAAaDEcgIAAsYAGQYABOIAAIIAAaYAHWJ"
    "BdaYAIAYAAIYBT4QAAWYAGWYAACQAAEQAAJ4ALqtEmAAAQAAeBAUmIAACIAdYIAFGQABeIAAEQAcWQAIEQAGYQABlQAGGRAA"
    "DYAAdzEGVAALwYAAwKACRIABixAGVIAAVIAAGgAAIgAAQIAAEYABDbAH4BATuBAH5IAOcJAyqRALqw8XAABbAIBbAAcDAGIB"
    "HYIIADdrAEkIACtjAAVrAD0CABMIACljAAVrAEVDArogBAAgASlAAzuKADdjADuBAA2IACtjAAVrADiQAAQgAAggAACIADRj"
    "AAVjAESgAACgAVBqALq2qcAAAQAG5hAA1qAAHqAOUgAxdrAIKIAGwQASBqAFphAAJhAA1qAKVqDsgQADcQADsgADkQAD2gAA"
    "QQAAgIAH4QBrpQAACgAAGBHYYIADcIACJ7AAnIABcYAALLAAN7ACwIALq-QfAAAIADVAAAOIAAQIAAioAAdLAACYAAL7AHOI"
    "AAr7AAJ7AS8oAE5qAEV6BOwIAeh72ZLIAD9IV7iQAD8QFxV1A_OQCJ1gBNwIB7M1Aie9AAKgCmf1AOb5ALx5AIUEAAKIALrt"
    "t0AAB1AD91FfjcC8l1AMcIAUUgAavAAD9AACrACnwIAAEICoF1AMtMALygAEogAFcoAAKIF8NMAADMAAGIDI9gAAIgAM_pAH"
    "OgAACgABKoAZjlAADlADVtAAnMAADMACqMALr6etAABFCOWgAEdIACuIAAEIABLIAUgIlWwIV7iIAD8IYm4IAYHAAAtAAH5A"
    "DAigAAsgAH4gAD8gC5QgAH4gAGIgF88EAKlAAAFAAH5AA45ACFC4ADQ4AACYAAC4AAe5AAMYALst57AAAUAbGIAHeEAVqVCF"
    "CoADSoAAhZAIEgAD8gA0SgFGyEAAEEACKoAAEEADvIAAFIAADIAAEoAAHoAEVIAACgAAFsAL0oArSpAADpAJolB9FoAC3IAA"
    "xpADNIAAGoAAppALs0F-AABpAAaoAACoADRIAACIAACoAAfpAEFEAEBEABAEAACEAAsIACPEAXIIAD8MADkIAMBJAFcFABFh"
    "ADLFrHsVPvAYV4_AAEXAAD9AC8WIAAgIAH4IAAcRADgIAAcRDFKgALtgNSAAAgF59xAIFRADaIAAEIAEbRADegAA6xADCIAA"
    "0QAAGxA0UICEIIAD6IAAXxAICIAAd5ADgIAAd5A0UIFImIAACIABHAACwIAAEIAAEIAEeIAACIAAEIAH4gAD8IAA7AALuEU1"
    "AAAISsP8AD2IAEeIAD4IAAEIC83cAIUoAD8oAXHAFqT8AACIAEj8AMQIAY7AAD9AI-iUDJF9Ac5sAGJoCiRAA4pACEOIAAE9"
    "AMMgAD8gAc2gAX2gC_tpFm1YGOUgAD8gALukLJAAAlIirADJGZAD8YJS_ZAEYQAD8QDJH5GCCIADp8AERAAITAAY9AAGtAIn"
    "tIDJFgAEPAAP1AAY9AAD9AACzAAVBACAYgAEAgAMEgAD8gAAElAY9kAD9kACzkAVBsCEZAALu9GCAAAgAD8gACygAVAgFJgQ"
    "DJEQASCEACCQAY8BAD8BACyBAVABAqPsBoMEAhsBAVABFFWIAPzJAEaIAB-EDHJ5AB-EGAPAAQBQAD9ZAY1AADeIAAfAImhU"
    "AEFUAAFAAD5UALvPt7AABAAAZFAAFAAD5FAI3kAD9kAMPAAOZkAD9kAJdAAmVABWBgAEFgAAHQAD3gAAHxAAVhAEFBACwEAA"
    "qkAD01AACwAAXkAAGBADehAACxAAXkAAIUAALAAIlgAQNkAADkALvRjGAABkAADkAAKEACpEAHngAEP1AJNEAmUQAD60BaDh"
    "AAHAAAYBAEEBAHP1AADwAAcgADfBAADxAAcgAACgAAKgAYwkAACkADcBAAekAACkACykAVAkFFaQAELgAD9xAFiUALvWAHAA"
    "AwAAWQAAGQAB6UABkQAACxAAWQBbGgAn3VACoEAy-QAA-gAEF1AHOQAADwAAcQAB6EABkQAACQAAeQAAKEAc4EBlygD-nhAA"
    "HgAMTgAAZAAB-EABlhAADgAAZAAUCBALva-JAABlBmdFI-CtAGatDCoEAGSIAAKEBDBlB1jlAKBsAGYIA_DlAEIgBxHlAEdl"
    "AQhAA-3FAAFFAKWdAACdAD8IBm3FAAFFAEFVAADVAD7VAADVAASEADmEAClVAAIIAGYQALvnPsAAAQDNnlAD9lAgZ1BFCQAG"
    "wgBY9gAD9gAgagBLqQBDIQAWvAAjtAA6sQBPeQAAIUAbAhAAI9Ags1ADA1A2QQAVYwAACQA7HBADhVAACQAAbBAJ4EAACEAQ"
    "rBAADBAB5cALvvZXAABVADBVA6bVAACQAD7VAADVAAKEAEAQACVVABUQAFfVAACcEd8wAH3RAeGQAXnwA2yQBYpgAD90AguQ"
    "AVAwA2ygDJNAA-j1AAF1Aa6kAjyUA-sUAD-EAImkAAkIA2qEALv4WcAAAQAbgEAAFlAACEADeIAdQVADEVA-tUAD-gACgQAG"
    "F1AACEA7WUAceEACIEAAHFABuEABGEFwj1AhsQANj1AQp0AALdAXmQA2qIA60gBCzAAVBACtV1AAK1ADz1AAKEALwAs6AAAg"
    "ASUEACsgApoQAM8gA-J1AWqEAASQAEggAASEAc70AAL1ADx1AAD0AAKEAU0EAsKEAEIEACeEAGAQHMXhABMEA8LAAD9AAALA"
    "ACpAAU_ACta1AD81AAKgACo0AU-gALwIuJAAA0A0HgACEkA271AC3pAbmgABKgADpQACYIAAIIAAUIAaN1AAGgAD31AAGgAC"
    "ygAKCMAH-EAshEAKmgACFEEQeIDXMgARF1ADqkAAT1ALKBABk0AAC1AD60AAC1AAKBALwO1aAABdAA20ASFRAAXRACkQAwMg"
    "BsigADqEANB0AAD1AD70AAD1ACz0AKAMAIEgAAIEACygAwNtAD6gACB9EQiIAAEIDdOIAACIAAsEAN7lALcBABnkACWNABnk"
    "AB-NAA3kALwVRDAABBAC7AKLOIAGwoDDftAFesBDIIAarABacIAOXAACpAA-gIAfKEAACIBWAIAOptABUsAC2NACmIAACtBI"
    "6IAACIAL0IAI6EBaMcAACcAEGIAEAIACUIAAHdEsgIDFHoALwklDAABsAgiIAR2IAAeQFcx9ACYoABKgBoewACo8BZgIAA-I"
    "ACWIABKEAADcBrEIAACMA6uIG0XIA1uIA2iUEnE0AAOQBq-gBWAEADT8ABEIACUoAAFMABGkAAGEAAOEBqmkALwzj5AAAYJb"
    "nAB9mIARyIAAecACwIA2gQBV2EAGyQABKQAASEJNgEAAgEAs0IARZ9ADmIA2gkBWggAGIgABHAAYWMAHkIBI3QACQsERVQAB"
    "HAABSQAGEEAAFQDFKgAD6MAAWEALxFxSAAAIAD8IAB8BABSIARsIADSIFHbAAADAABFAABVAABcEAAEMAAEMACYMACGEAAHA"
    "JokkAAptAxR8A6AgBU6lAISoAAptAcRsAVp8Ay3lAGi4BdVAAcysBIflAGpAA-iIALxR8KAAAEAR8FAIScAAOkBWNtAIWIAD"
    "-MACgoADelAColAAkcBDAgAR99AIeEBekIAD-gACeIAACQADeEACoEAAkIGSIQBcZQAAsMBr4IB9bAAR7ACTRgADCEAAykAA"
    "YwAAYMALxcaaAAAgAAJABUkkAAZxABEQADRpAAChAAeQACf0AAFEAAU0AAoIAAL0AAGQAAYIBkWoAANwADS0ACo0AAsIAAII"
    "GPiIACnhAACIBaDAA4PAA0MIAADBACmIAADBBaCgAjOcALxj0NAAAYADIYA0MgACogBbGBABMEAAKQAAGgAA6EAAKIAACQBk"
    "-gAD64AB8QAAe0AAO4HsOQAC-IAACQAZMQAD8QAUwQADWQCT4IGNQEAD4UCDV8A_cIAAbYAG8gAACIAZOIALxwOGAAAIAU_Y"
    "AAXRBP18D6CIABGIABSIAGIIAH4gBNlRAIZRAx2MILH8CXEMAAwsAxuMAsdtAM-IBdfAAcosBIUIBj-gAAMIBextADyEAJKI"
    "AAMMA2uYAMHAARsoAAGIBfE9ALx-3zAABtAADtAAQtAAFtADztACYoADeIACoIAAsIAAMgAceYF1eIBdaMAADABr5AAADABd"
    "IIAAEMAxaIAA79A5AEAAkdBZGoADGIAA2oAAGgAAGIAAIgAAcIBaOMAKaIAGIEALyG1HAAAIAAGIAAMNGPWIACoIBaKIADQY"
    "AAEIAY9IAD9IAVBYAAcIACmIA0GIACoIAAMMAAEIBZS8AD0YAAEYAAE4BrMEHvsIAACQAAkQAYkQFr94CPUcHYIMAy_8CXVA"
    "AAzAALyakoAABAAK5ABMfAA6gIAAMgAaE8AAMgADOEAD8EABI8AAIBAAqgAADAAXBsABJsAC1sABJsAAJsACbsAVBsAqMoAA"
    "MgAGYsAGuwAWJsBHKQAXwgAHmgA_YBADyFACkQAGwMALyeZdAAABAWBsEQNABr5ABWAQAHKgAACgAACsAAFZAACQAAsEBrE4"
    "AACoAAGZBUqIAAIpABIoADSIAD2gAAEIAACIAAChAAEBAAChBrOEAAgoAACgEhQEAFEMBlKIAEGIACoIALyofrAAAMAAIQAH"
    "AQAACQAAEMAAIQAY8QADSIAHaBAOIcAAIQAAUJA28IACoIEeAQAHMQJHAEALz8AF3AACtAAy_ACByEAFGsAGuoABKwAATAAA"
    "_8ADcQACsEAAJBAA8kAA1EALyyIMAABoAEnsAD9sADpsAVBsAYHAASGgAATtAM-QA6dgAAMZAKbsAAIRAEEQACkEABJ8AG8h"
    "AA39AAMZAAMwAHGgAAIgAA6QAACwAX1sAAFAABFsAC5AADpsAVBsAYGwAJzsALy0SXAABtAAGgAAGwAAMgAM-gAWJsD398AE"
    "QkAACEAQOgACsEABEQAx6gA5-QBJMgAAEwALj8AASQAA8UAGKQABCgAAD9BemQANT9EOIEAEKQAAEQALj8AASpADGEAD8EAB"
    "JpALy8E_AABcAAMQAIDdAAZtAGToAEFpACppHWiEAAr0AACEACyEAAEEABEEAASEADkQAACEAACgAGzgABdAAC2EAAPFAAFE"
    "ABT0ACWEAACEAAPFAAFlAADEABEQAACQAAL0AXrkALzAVXAABkAKcEALt0ACjkAmQEAEP0AM-QBJMgAC0BAAygADshAEkkAC"
    "2EAACEAASkADoEAACEAASkAADAAAIlAA6kAX5kAADAAD7kAADAAAJ0ADhkAK90AKFkATrlAEblAD9lALzCbSAAAgAAEgEbZU"
    "AAOBADtUAASkAACEADlUAAWBAACxAHiUADOQAASQAD8UABEQBWgBAOoUAGwQAWyEACoEHnWQAH4UEVIgAGwgC9DlAC7lADiE"
    "AAIEAFWIBctgAApABa6EALzO-cAABAACtlABPAACzlAAxAAFxAACpAAhPAA7WoBXIEAFnlACrlABQEACwgAAygAFwIACmhAA"
    "CIAAyEAH-lAYelAnsYAACYAToIAACIBbRVAADVAD7VAADVAALAAEBAACVFALzSPbAABVAACIAAyEAH_FAD7FAADFBh0kAH4g"
    "DBt1AHv1AAL1Cq9kAD9kASV1AHv1AAL1AGWECoigBi8QBHl1AXkwAAIUADewADQwAAL5AAOwAAGEAAD5AA6IARM1AOOUASmE"
    "ALzZ-CAAAQACkQABWUACyQABCQAFgwACowAAJ1AhWQAdBQAXgEAADAADgUADv1AAH1AA8IARN1AK4UADWUBLaQAACQABCkAH"
    "uQHfg1AG1kAAUIAAGgAAyEARUQAHmQAASVADUQALzf85AAAEA2iQBdEkAAKkDB8UAGwgAAS4AAEQAAI4Ay91Arp1AH2QAFe4"
    "BUyQAA2gADz1AA6EACbhAAIwAAEQAADhAAEIAAEQAAEIAAGIAAsIAAGIARUVAg0EAkh1AHNEAA4EALzk_1AAB1AC3AACeQAG"
    "V1AAHxAASIAdn1AGQkGo0QAiiQAAEQAA9gARbAAHlAAKoIBHjAAAzAAAJABI4xAD8xAEaQAESEAD-1ADkQARcwAHgxAAExAD"
    "4xACykAD8IAAFoAICQALzq7lAAA1ACa0AxC4AFe4AAyQAAIEBRMgADF1AAuFADyEAAugACQQAAUQAADAAAGQABCIAMx9AEig"
    "AHD1AAIEAAUgADh1AAIEAVugAroUABJ1AGkgAFcgAA80HM20AeK1ADeQALzw0OAABQAA2EAJH1AD31AAH1AAXwAEEwAHG0AA"
    "c1ADg0AAIEADEEAD8QAHVxAAywAI8EAxCgAFM1AASIAAyEAAIgA6l0AOTRAD9RAEdAAClgABuEADP1ADcgAAEgAA0EAM-sAL"
    "zyf4AAAQAEFwAHG0AAZ1ADk0AAZ1AC0EALRRAAzQAFz1A3C8ACQkAAH1ABEEEKiEBM6EB1b1AGyEAXb1ADdAAADhAIvkABP1"
    "ACkkABT1AAfwAEFxAHEEAD8EAB8EABSEAEBwALz3cSAABxAAzAAFqEADSEAvykAGb1EHFsAEllG-0IEkOEBNOgBBuQA6IEC_"
    "CIAEPABhwoAAYoAASMAACoBbuMACkIABWMACyIABCMADOEACStACptAheMA7WIAAaIAAQMAACEAL0GCOAABpADeIACmIAACM"
    "ABCEAHuIHmV0ABMgARKIAHwIBS8EBdnAAxvAA55ABb8oAAsoBmgQAGE4BUv4AEGQAC8oAAFYAAIoAAEIAAaQAACoAAGQAAGQ"
    "AAfEBa8wAD99AJOgAL0PgaAAAgAAGIHvTNAAFkDJwoAASEAAeEBrgQBb-IAAIgAAIgAAcIAAKQBrS0ABNoHvMEAAesAQ4IAH"
    "oIAKUYAOoYA6AgAAGgBRQIALeIAAWEAAgkAQ4IBakUEWt9AAFdBBEgAL0hQQAAAwATEZAK2IADoIAADIABgcAMk4AEUIAfh5"
    "AAEkAApMAACEA3pEABkIABFkAAEEEKOBAFSEABIEAAcEAAqEACzdAAD9AAP9ACBIAAD9ABEEADGIAIvMA0N9MEGQBasIAL0u"
    "FmAAAEABEEBdgIABUIAG2gAFKEBcrgAAMgAAfgAA-EBdiIAEJMACYEADygACogAAYEK4asAAsMAAeEAxmEA56IBb-QAAsQAA"
    "SMBrWMAA4gHuiYAACYASIIAH0QCvEQAACcAL09zBAAAYJbMIAAD4AACoABOEGEaEA-wgNfBADJGIBdcIBhlAH4qIAACIAAys"
    "AAYUBqusBdCoAAJtAAFtAAyQGE9dDVXIAACgAAKYF9SQAIfdAL0EMlgEAAoMBqsEAA4EAIBsAL1kcfAABsAtoEAiwQAACEAB"
    "MkBdWoAAGEANQEAI5sAD9sES2UDPtgAACgAAENAACEAAyEAAWQBqqgEVgIAEcEALmYJDxoAATIAA5YACdoABuQAPO9AD0gAA"
    "IQC0PoABuQATAEAL1zONAAAIBdXAAAKEAWDsD8IgAMmQAAjAAACEABKgAAIgADwcAGnABfFAHsvAAA5wACdgAAZAAALAABNw"
    "ACNFAADkAAXAABVFAACQAACgAPEgBXWgAIhwAMCgIBKkAH4kCfsIAL2CMuAAAEBM39AEkEA9igAAeIA0MkAFf9BNtlADuoAK"
    "-EBjIEABBABV-1AO8EAAEkAysYAkrlAFFhACkEABXlACyEABDlADOMACSEACoEAhekAsX1ApZEBS8EAHvkHWn9AQaQAL2MWy"
    "AAAgARKVAHcwAAUVAAIVADecAVAgA0aUAFeQBRbcAk51AD91ADNAAVBACTH0AAGkAg6gARqIAAQMAAe1ACogAuEQAIuEBNR1"
    "AICQAEF1ADKkAAFQABGMARL1AHyQADl1AL2RaJAAAQAGH1A58gFNoFAD9tAHB9CWGEAACEAACEAZrgAEFAADFAAHMIAN1AA2"
    "zABNagAAGgAO8gAJYgAXg1AVA1A2y0BNZ1AAJ1ALaQADagAAIEAACEAAGEAJQEAEb1ATGgAL2ZVgAAAgA2IEAAiQEa_AAAHV"
    "AyqQCWUEAAGgAKpgABGEAACQARUEAHa1AAOEADu1ADG1ADgEARh1A2KEAAmEAAYQAAGgBI4EAD8EAAGgAAEgAADVAAFVAEME"
    "AD8gAEQEADoEAL2fNUAAAUAILgAJKkAHb1AAKkADz1ADH1ASYFACp1A3IQEWLVAAOIAAEYAECEAAHVAKAEAzSIB08UAScgAA"
    "cgAD4EAAGgAHEUAAj1AEKgAI51AD91AAOUAEUEAHb1AD91ADGQAL2kTuAAAIAAH1ADIQAwCQAF8EELWgAHgIAEdVAEUEAAGQ"
    "AKCEABusAidsAPIIIp8wC4F9AEoEAMZtAx4IA54EBQ9MA-ZAAkzAAVbABbjEAzYIAk0EAL4IAC6EBiIkAAMkAAKEAL2yD_AA"
    "AkAY0IA92hAACgARSEACoEEniQBsCgBQlYAL0EBs1ABdCQAxagAAWIAAIIA6MEBbkgAAYgAAmMAx6MAlKEAUoIAAiEAAWEEa"
    "PAAL9AAmmgCiCEBroEAA2MBNGwAPOEAL3AM7AAAQAqmtAGwQAlOwAIeQAM-EEQaRAIbdABOIAAEIAAKMAL8EC5EEAACsAPiQ"
    "AAIgAAWkBfCgAMgQAAcQEQdRAFOIAAWIAC3NABMIAAEIAKAdAkiEAOaEAAWgIqCJAQ8sAL3OPjAAAEALSEC6AlAPCgAopsAD"
    "9sAGqgCWuEAAfFBWmEEvsQDJEQAKpQAAwEBr4EBciwGDGoAEWQAAEQAL-EC5A0AO0kAAoEAAr1GBwUAADdAAH1AADdAAR1Jr"
    "XADHvgABYtAL3mIaAABsAKhsAD9sBAeEBNBtAQfMAcrsAAFsAOdsFbCIAMAcDIaEAAaIAASIBrOEAAYIAACIERnAAEgIAAEY"
    "ACiIAL0IJM8gACkIAH4EAD8MACCBCLu9As8EAACIACkIAH4EAL31mgAAAIAAukABTJAACBAMjsAj8MA6GEAI3sAD9sAUYQD2"
    "CoAACIACkYAFUEACkUAD8UABcgCMUgG5MEABh9AAiEAB7sACBNACmMAH5NAD9NAA0EAb8MAAHsBw79KMrBAdAIAL4D84AAAg"
    "CfJ9AAb9AEkgALGgAAlAAAYIAREQAH4QAAKQBLzsAAooAFywBNzgADpYAAdhAK8gAAosA0zAAxPAAF9ABNgxAEFhAKmEAAYs"
    "AAmgAAgIAxMwAAR5AC4gApXlABoEAL4JPXAABhAC6IAADtADKQACoQAAKUBJggAAEQADiQAAW4AAEQAD0MAAPhAK-MAAOMAA"
    "aMAAgIAAKQAUYgAESgAYCEAAIIA3vxEZXVAEEQAD6gAISIAQ6gAAKgAHugAYecCTbAAL4OvtAAAQAAhwAAIQAADAARjAAADA"
    "AAJAAHD1AARAAAdAAADAAALAADF1AARAADDABL1AAWJAAzi1AD81AEEQAEB9ADz1ADQgAAGwAAZ1AAIMAAFlARj1AAL1AACR"
    "AHR1AAe1AL4QhXAAARAAD1AD71AAD1ACb1AL2xAFwBAAMgAAN1AC0IAAP1A2YwAAUgAAIQAAIUAWB1AzgwAD6gAACwAAM4AD"
    "4wAEC1ADygACUQAA4QAACQAAGQAACQAA-IARJ1AACgAAJ1AL4SFnAAAgAD8gADCgARWQAAOgAAPlAAMgAC-IAAEgA0EQACUQ"
    "AAUQEW7VAEFVAMFAAmnNAD9tAHXAB1C0AD90AOGgAEE0AAC0AHs1AC6EAAaMAACsAAY1AAIFAACFAAQgAAQIAL4WroAAB1AD"
    "91AD2QAAEQAAGQADx1ADk1AAaQAAEQAAK1ADKUAAKEAAp1ACb1ARYtAAmkAAcIACn1A2sQAAG1AWI1AliQAN-QADqgAAEgAA"
    "OQAAO4AAEwADuIAAKQAAEQAD0gAL4YJXAAB1ACYgAA0gAAEgAACgAAEgAAwIAACYAIEgAJOQAAEQAAGQAHV1AAp1ADV1AAp1"
    "ACb1ARYgAAKQAAd1ADD1A2SwEJLUAOEVAAFVAEAgAAFRAALZADydAH5VAAQYAAKIAL4coFAAAgARogAAWgAAEgAAKIAAIIAD"
    "ygAACgAAKgADz1AAWBADd1ACX9AAWBAAmQAACQAAuEAACgAACgAAQIAAKIAJJ1ADb0AAN0AAJ1AAF1AAL1ALJ1AAN1AAp1AD"
    "J1AAMEAL4dHfAAB1AAf1ACb1ADtUAH51AFyQAAoEADD1E474ACOwAETEANxVAAQIAAFVAAFVAEAgAAFRAANRALpVAAT1AAKI"
    "AxCIADQIIW5AAD4IAL6MAAIgAAKQAQ6IAH4IBGVtBZ6IAL4mOLAABAALeIAAWIAAzAAADABr3ABJltADcIAD5AAAHgAAGIAD"
    "7pAAGtAIKgAACpAxsIACiQAnDtAKHpAFyoAAugAAKIBJagADmIAAVlADYgAAIgAAEIAD7tAAIIAG_tAAJtAL4pdiAAAQAw5s"
    "AluMAEwgANQIACoIEXAIAQPABrtABU-QAAGQAIGQAACQAACQAACQAAEgAACgAAEoAQ2IAH6IAYAQA4c1ACewAAC5AAIgBI4I"
    "AD8IAAlgADWQAAIYAD2BAAIJAL4vrqAAA9AIGhAAFxAACgAACoAADAAAFAAAFAAQ2IAfyMAAGsAAHFAAPFA4LVACegAACgAA"
    "JVESjEADcIAEEIAAGYAL6MAAIgAAOQAx4QApPEAQmBBG84AF-YAEIIAACIADKMAL40ZAAAAsAAooAGCBABAgAAgMAAMIAAGI"
    "AAMIAAEQAACQAAEwAACQAACQAACQAAGQAcEVAGSsAOOgAANMAAGUAACQAASEAAGEA3xdAAF9AAH1ACSwAANUAAF1AAH1EP6U"
    "AACIAL43cqAAAUABVdACEIAACIACuYABWIAAIIAD4IAAUBAECgADeIAAUgAAKgAw7VAAEgAALVAqEcHv4IAAGQACPAABxBAG"
    "JAAD9AATFAAH5ACgAgACXtABugAD3hACVlAD9tAAiEAL494JAAAlAACEABAIAAEpAAKIAHwIAJIQADkEAEUQAONsAD9sAzwI"
    "AGlhAGeIAHzsAD9sA92IADJtAAYoAACQACBtAAWoAFiQAAChAAEgACQgAD8pAA6EAAEEABOIBzdsAD9sAL5CePAAAIAEEQAD"
    "2QAIYIAAEIAHwQBj6EBU8BAAEhAAIBACMRAFKIAAMIAAgYAACYAACYAAE4AACIAACIAACIAAEIAw8BApJsALJ1AFwIAAsYAA"
    "CYEP-IAF1VAAFVAAUQAEGgAL5HQ0AAAEAGAgAIRABhRdHh6JAAVNACCJABS9AAcIAAaYAFwIAFyEAAKIAAIYAH0IAE1AAEUg"
    "AF5sAD9sBHG9AJ4YBJmBAACgADcIACYoABSQAA2QADWIAAEIAAR9ACGIAD8EAL5NlmAAAIAACIAAoMAASEAASQAMoQAEUQAF"
    "5sAD9sAV4sAsxtAEeQAJ4QAHxsAD9sEFnIAE4JADqgAA2gADrtAIKgBZxIAIGgHlkQABYIAB1FAAaIAASEABvFABp9AA39AF"
    "aMAL5VbtAAAEACf9AMosAKNsAD9sAQl9A2j9AJ4BAAL9ASCoAGksAHB9ACp9KJ0EAAOEAMCIARF1AH4gAKR0CZoIALEgAAMg"
    "AAPAAAbMAZdACcA1ADxlAAN1AEEEAD0pAG-gAAegAL5e35AABoAxe8ADUsAxJtAAloAFOwAARIBI1AAAshADxlAAMhAEEEAD"
    "yoAADlAAGgAHGoABIIAUjlAceoAAI4ADMgA0TxACpxAAQoES0QAD9QADr4AAjQAH5QAD8QA0jACAmwAL5lCUAAAgAEMgAHX1"
    "AAIQAAagACoQAAcQAAN1AAL1AAEQAACQAAcQAAMQAMu1AAV1AD41AAL1AHL1AAJ1AAe1AAL1ADMQADL1ADu1AAC1ARUIAxbY"
    "AFR1AWJ1Avp1AAIJAD31AL5mmqAAAQAAN1AH59AD51AAJ1ADSwAAj1AAggAM91AAV1AD51AAL1AHL1AAJ1AD11ADL1ADx1AI"
    "D1AFsIAAHNAAIgAAL1AAJ1AAZ1AAH1ACWIAAP1A2UwELgRAH8QADnVAANVAL5pv9AAAQADxIAAKEAASQADuIAEKQAD8QAxz9"
    "ACyQBuX1AD_1AB8BAB_1AAD1ACaRALggAAI4AEAIAAIEAACEADMIAA0IADp1AAJ1ADQgAADoAAj1AAQEAAQQAAEIAAIQAJD1"
    "AL5ri8AAAQAAEQAAN1AAExAD4QAAEQAAGQAHN1AAJ1AAp1ADN1AAJ1ADD1ARVoAAr1ADD1Apr9AGkIEHRVAFzAACJUACcBAD"
    "xVAEMgADlVAALVAADVAAVVADoQAAIEAAIEAD4pAL5uhjAAAgAHyEAAV1AAKIAKbZAmuIADKIITTAADgIAAdAADVoAAvAALjA"
    "AAJABbVAAD9AADnABSosAC1oAAqIAAesADXAAADAAACEAAooAD0IAECIACcIAAcBAA0pAAFtAADtAL5030AABtAY6IAYCMAD"
    "VkAnEsAD8sADmoAJBtBJCIAAdtADBoAAUIAAMIAD6EAAEEAACEAD4JAAJtAAcIAECIADugAAEgAACgAw6QAACgADSQAACgAi"
    "asAEhtAD9tAAQFAMggAL55bdAAAIAAYQAC0QAAqIAAGIAAYYAD0IAAOYAHqJAD4QAAEQAAEQAAKBA0WgAm0QAD8YADmYAJAQ"
    "BCiQAG8QAHaYAACQAAEQAEAQAAVpAAGgAECgACyQAA-YAACQAACQAACQAL57KCAAAgAMwIAEMIAf0QAAG4ADUwA1J1ACewAA"
    "CwEOn9ABSYACsxADBAAAUIAEIgAEKgAGDNACGgBW19AEaRAD9dAASFHpl9AB9FAAMoAAMoAB7FAANtAByEAAgIADVFACHFAL"
    "6C9tAABtAD9tACAIAAGgAACJAACQAM04AEMgADssAEMoAKQ4CLOMACmhAHsgAAMgAACIAAMQAB6kAANtADftACGgAACgAAeI"
    "ABokAANlACOIABvtAA-gAADpABCIAACIAAEJAL6ElTAAAQAI4QADxsAAMQAEMQADhsAAHsAcSIADUIAiLtAIWIANGIAHvsAU"
    "1sDxtdAHuQAAMIAAOgAB6QAFwQAAOgAB6QAD8JAAKIACMgAAEIBlWBAGYIHXpNAACYAD-YABgJAL6MTzAAAIAAOoAAMIAAGI"
    "AAN9ABoIABh9AA79ADWIACIIAD8JACQIAAGIAAF9AH7IAEqoAEYkADh8ACTsAD9sBHJ9AJ0IAAIIAYx9KPB5AACIAAF5AACI"
    "AANBAAHBAAHBAD95AL6SoCAAAIAATBAY9AAEJgAAFAASJAAEPACHBAAJ5IAAHIAALgAAHgAAIgAD_IAASgAKvgAAcIAN0QAE"
    "GQAAGQASIQAEJgAAGQAD3xAcHoAAHoABHhAHPIAAHoABEgANTIAAHIAL6VD2AABIAClIAAHoBFIoAEWIAAEIAACgAB5pAAjR"
    "AAOQADHgAAxRAAOQADOIAAGoAAJhAAHhAANxAD8IAAEIAACIADcIAAapAVIQAEWQAH4QAOWgAECQAFn4ADVoAbioAAGoAL6W"
    "iQAABpAISoAAGoAD6IACkIAGoIEOwRAEERADMQAAGYAALQAAHQAAIQAAMRAAGRADsYAASQAAORADmRAESZAD8QAM8gAEGgAA"
    "GgASIgAEOgAKCIADEIB56IACmgAEEwAD2gAL6ae_AAAgAC3xAANxAAGQAEJxAAHxAAIQAAaoADVxAAHxAAiQAAMIAMnxAADx"
    "AAHxAAPxAAHxAD5xAALxAHLxAD8QADLxAH4xAD9xAGpxAsUQAEAQEJ2gAEEgAD2gACV5AB0gAL6dh_AAAQADJAAA8QADRoAA"
    "HoAAJRAAHRAASQAD3oAAQgAAMQADupADygAACgAAWQADkgAACgAAKgAAMQAM0gAAIQI2v5AG34AAEgAADAAAEoAALIAAHIAA"
    "IIAAIIAAbJADcgAL6iVoAAAIAAbJALiJAAIwARAIASOIAznpAEhJAD3JAAHJADnJBOlpAG7oAADgAADpAAHpAEToAADoAADp"
    "AEcIAHzpAADpAADpAw8oADVoAbhoAHFpAEgoAC5gAA-oADDoAAqoAL6k2IAABpEOSIAAYYADsIADOQAAoIAESIAH4JAD8QAA"
    "EQBW0YAEgYAD2QADsYHe3pABkwABfhACmgABXhAAJpAAH5AB5BAAHBAAaoABxBAAHBAF1BACFBAGSgAACJAAEIAQ-gAL6spo"
    "AAAgKcKQAf2XAAmXAACVAAEXAACXAAkXArOHAAYXAAuXAAeGB_E3AAE3APegAAm3AAC3AAm3AAC3AMYXAmqQAAuaCFNXAACE"
    "APDXAAXXAADXAAVXAADXAApXAAnAAx4QAL61kzAAAQCOY3AAm3AAC3AGmEAHQ3AAoIAxEaCXuQAjoIANqCB6RXAPFXAAVXAA"
    "aQAISUAfHGAArbAHzXABlfANlXAAUCCGAQAEE3AAC3ADKiAEo_AD4kAHOgAAEgABGoC4jzAL69GlAAAIAExiApGqAADqADek"
    "AAfqCIGEATB_AA6CAbL7AN9KAD-KCH1XAANfAAHfAD9AAPFIAQdAALxAANbEAAWSAAMCADKIAAXABfRAACpAAwMjAEoiAD6M"
    "AfqLCTXnAELnAL7DRRAABnAN6kAwWCABcoCJVnASIjAAeoAAtAAY-LAACIAP1rACcqABwqABQECDtnABwEACPnAQ3IAAlIAB"
    "LAAAmKAAhAAYgIASKiAAGCADAIBYjAArBHAALHABnHAAHPAAEEAL7H-3AABHAAFHAD9HAM7LABuLABICARpLACILACJLACcL"
    "ABPLAAvLABrLAAECAAIGAAdLABJLAAMGAAdPAEOHACIHAAEHAD4EAAOCAB9AAAHAAAEHABaIABiMADcCBVCBADYBAL7JNoAA"
    "BBABwIABlBABEJAYMCA9MIFZiEAXiIDgsQANi5AAC4CQd_ArAQANlACQhfA4yJBG-IBAIoAdIICsT_AdEQATIwAPH4CO2KAQ"
    "oaAIAKA5KCByVAAADfAAHfAccIAAWIAL7XzNAAAKCugoAD6CAAECAAoEA4sgAACoBpgiA-QKAhmoABGIAU4CB0KgAbGCACGg"
    "AAWgAhaQAXaIBwFAACqCAdiIAvZ5AIMCBxSfACffAADfAGlfAMiKAAuCAJuIAaYbAAIbAL7f44AAAdABsZABUZAAibAAeZAA"
    "EZABCZAACZABwZAAORAF0CAHUJAAEIAISCAA0XAxeIABwIAbKXABGXAPoIAACOBP4JABEIAACICNqoBLOJABGJFAvuABSkAT"
    "GCAJ-KABGgAL7mUWAAAJB5OvAI0EAPmKAAaKAiErAAWKAA8KAD4pAAspABGpAA0rAA8pAAMhAAehAFaOAFNAACeJAByJAAQJ"
    "AG6IABanAACvAtGIAhQnAAYnAPSOAPfHABGJAACNABFPAADPAL7o_CAAAKADWCAA8IAAYCAGoIABEIAAEKAA8IAD8OAWlLAD"
    "5JAApJAAnJAAvJAAXJAADJAAtJAADJAA1LAK2PAACPABSPABGPAACJABAJAAaIAB0IAAMGAEqGABwCAAvHABLHAL7pjUAABH"
    "AADPABNPArRJACkIAAGIACKIAAsIAbPBAAvBAAdBAAbBAPQIAACOAvmIABMIABMPAAmPAACIAAEPAACPAAkPAcEEAbqcCCkm"
    "AAECAQOIAsm7ABIICLvXA8KIGMMIAL7yjFAAALMi-QBtrABN66DJCIAADbAc6gAWAgAIUwB-SgAek0AAUQAjlBAIXxALmCBl"
    "JAANXAAArAAPQQAChAAElAAH0EAAUSAARAAYUYAEUCAQLzAH9AA4TAAvXQAAHRANRQAL8Ac6AABQAWVQAByCAGLXAANIAAHA"
    "AAMSABcCAowbAAcaAAEfAACTAAGTAACTAB7TAJCEA1hBAAJRABlVAACRAYuEAZwIAoqCANKjADcIAACIABINAX0QACAIAAcS"
    "CNn_ABSMAL8DtyAAAMAPl_AQGgAaQICPIIAACrAOdgAA-mAACkAAJ-ABmgAOpAAR8gAIIIAAdgADFACLugAOZkAANEAA4EAA"
    "HAAACgAAJAAWygAW5zA7nAAx8IAN0IAAUIAWUIAIiCAAuCAL8IjKAAAGAAKiALOIAAWIAA0EAAIIADeCADcCAVOQABW7AAE7"
    "AAS7AAy7AA1zA9XBADIxAYwCAXMEAADEAG-EAACEAA2EAACEAAEEAF_AAAFVAXSCAAIXABKCAE-TABAKAACEAL8KHsAAAEAL"
    "cIAKQXABJWAAMXAAzAARTRAAFRAADRAA_bAADRAAFTAADTABFTAHSBAAMBAA8JAAGIABYQA1iQAAGQABFRAArVAADRAYuEAA"
    "CCE1hrABvCCO0gAOvCABNvC5MrAL8QZ2AABuAXdgCh4gAPZIAAZnAAIgAASEABwIAJ2oAKLmAAogAArmAA7qAE8EAMejAAar"
    "AAKrAAgqAACjAAcgAACjAAajAHgBA2LBASoCAnyEAACEAAcEAAoEATuCAJ0nAGoCAL8Ti6AAAEAACGAAaEAMNAADYCAFmnAA"
    "jmAADmAAEnAAjmAADmAAqgAA_AAAMIARLjAADjAAXrAADrAAtjAADjAAbAAADhAADjAAbjAGyBAAGBABGJAAEIA1oIACAgAB"
    "LhAYwCAL8Wj3AAAIABsOAACOANY8AAEcAgMUANi_CM2IAAoOAAWOAACOAAUOAtYUCUIIAPyZABGKAr-7AAe5C6dEANyQAAV7"
    "C6-ZDE4IADSIAKmIGE0ICmOCDpwQAD6IMzybAACbAGWIAL8r4FAAAIBSYCA5STAA6QB_oCAOagAX9XDloCACeIAEoIAHQICO"
    "CIC6sIAIACAGyMAaQgAKKaAOI7AAQYAGMZAByIA1oIAAogBJiUAA0fAAGfAASfANEIAE-fAH2fADiMAiwIAL801DAAAIAACI"
    "AGyIA1iIAAGIABEIAACIAApZEaMCAAqqAWCIAV8MAMvCABHTB_UMAIKIAGQgAACIABsKAGeOAPGMAACKAA7XBg_gBP6IAIKI"
    "AHl_AHkeAjb7A-egAAHABI6uAL88ShAAAOAV4BAOKIACEIAD6CAIUgAAO7AAgoAHsIAzIBADKQBAz_AIDIAAJ_ABK_AN1IAQ"
    "QMAT3LACKIADu_AIjIAF6BACgIAks9AQiIAAp5AAd5AogIEqxJACSgCkGIAiIDAL9C9mAAADABOBABOCAEsBB5OMAOcIAIWO"
    "APIIALkIAQDAAOXPAACNA4AhBncMAEkBACChAOYgAOErAAYIAAUgAAUIA9jpAAKgBKQvAAGvAAOvAAUvAaQvAC4MAAKMAUKE"
    "AB2IAL9HnLAAAvAIYIAARoAAYIAATAAAWIABHpADuBAnMtAOcBADGgAALpAoeIDjYEAUgKAAEKABMBAGoEAAEEA38BACgUAu"
    "aIBW6QABuPAAygAluQAG-cCc8JAHKEAeBcAG-cCKyYAL9PHPAAAiAAEgADs_AE0CAB6OACAEAAeQAYcQAIa5AN-7AF2gAAuo"
    "AAegAumEBYDGADSSAGmuAAWkApnAAHj7AGRoAAVoACuGBb-GAsBAAGfuABVuAaSYAIIKAVLqAw5AAs2GAL9T1HAABAACRAAA"
    "ICAHXOAAaEABHABoULAGBAB0eQAIadDHccABkIAMk5AG4rCuKgB54BD0OCDSYfDo6QACCMANWZCS2SGy24AOwzBAqgA-oQAa"
    "QQADJAAz7ZAAFbAADbA5HdAL9oVgAABfAaoFAAEFAHqYATkEABfaB4ucAEOEAACYAWSaAYtWAGIcCeMgAEIgEAQ7AAKQADKW"
    "ADa7BwyaADoCAAs_ADoQAEOQAOUIACE_AGSEAgQQAR2OAFoBApOgAGWgFZ9ZAL9zQiAABuADaIAhAFAACNAASFAH1fAFAgAA"
    "mIAIKIAAQoAEtkABpaBxACAH9AAEDIAAVAACKKAD0KAFFAADHAAAOIAHqCAvfAAAtAAxeoAACQBf2gAfu9AIuoAGOIAIK7AA"
    "UgAL926EAABSAAC7ArwgAAEwBJo_AHgKAOYsAAUIAHjKAA0EAXVAAACEAAHAAACEABSgAHP7AOeoAAWIACQBAAyOAFiBAAQB"
    "AY09AQiQFKMBAM3JAAvJAH3LAAbJAGLJCLyIApTAAL99JAAABAAAJAAAEIAGdACKUKAAILAI2CAYCgAACgAIkKAG0oAASoAH"
    "SgAAMgAAEgAAGgAAoLAAELAACLABxPAD-gAACgArrAAG2oBCkvAAMvAAKvAIIvAtltAAMgAAEgAALoAL-AR9AABrAAHrAAPr"
    "AyKIAG8gEdQiAAEgAD6gABGCAHaEAACEAAcEAC6EAAkUAACUAcKkASeUAyUgBYD_AAVvALyEAA8EAAD-AC_8AAWkAZaYAQcB"
    "AD0HAAjvAAKQAF4BBa0BAL-GGhAABEAE9vAgqUAIIEAQ3_AAKQBSYEA4NEAAZPAEXPAHSEAD8UAmUBCC6fASWCAAowAFEEAC"
    "MEABqVAACuAAkEABsDAAEQACImASygAH2QAAuTARuBACkoAECsCFCyAHPuAL-K6LAABuAAFiAAWlACPEACPGApH7AD-gACno"
    "AzroBU2QADG2AAcQAEDuAD0EAACMAAluAAZuAAIkAACCACaxAA9uAANmAA5-As9rAAIIAzMQADEIAJOgASCQAQYGAsUEAEUE"
    "AL-OA9AAAGAEaGAAnuADVuAAPEAA5-BgMgAAWIAMBuBLYGAAmSAHTEAApOAGyTABGCAAeKAAeOAsIBADEaAw0EAAZJAC6IAD"
    "TOAF7ABTWQAEmQAD4SAaegASmQACawCKMCALGQAL-TAWAAAgAA9_BF-EBiouAvRrACYgAGkgAuRpACQgAhmgA14BEEcpAAQ_"
    "CKaCAFnMACSQACufABufAEEEAAUEAtzAA2SBAJMBBYACAbwRAN-ZCWsQAIpmADaQAAtfAAPfAtEQAL-coAAABgBR2GA0DQAD"
    "AWAI2QAtQQAD7BA0OQAj0CDtOEAUWwAJ0QAUe4AEggAAMgAACEAD07ASM6B3OQAdgQAFUCAA6QAXwYAAGYAAF9AAP9AD2bBF"
    "75EoSEAEcQAAWCA3QgAL-mDdAAACCHeUAAERAA4GABOQAAoCAJqUAACUABRfAALfAAkSAXQFADqUAN0RADzVAAmQACtaADY3"
    "B3aSAOcCAD5QAIZAAD9AAAGEAs5ABXpCA2qQABggAAgQAH7eAD8kAW0wAL-quEAAAQACu7CJIUAJW_AE0UAA8UABQEAWWIAA"
    "IIAD4QAAIUAOgUACM8Ax2IEwdAAAD_AAGCAbyBAOUgADqIAJ0CB1N9AQwCABhAAAzAAB7EAAJAAHLAACpAAB7_AAJAAah9AL"
    "-w3KAABAAKhAAD5AADxAA-7AAAtAAAZAA7ZFACVHAMoCADSEAAxgAAcCABCbAACbAAjgAH0IAB_dAB-fAAFbAaegAAKCAAK_"
    "AKggAAX7ADogAAaZAACbAACZADcGAr2IAHaBAL-zEOAAAFAAsZAAYZAXoCAKmGATs_AFekACUkAOagADwgAKUlABWEASt9AI"
    "h9AAWkAOKoAAOgADogAAYgAzMgAMggEgpAAlcIAEPJAANJAAHJAAPAADdAAANAADpAAAHAACrJAL-3VmAABJAAHJAzzJBBHE"
    "AS9AABkrAACrAAfBAHRHAChtACFrASsFAEaFAAHFADPtAAFNAAUvAACFAACvAAVPAKJLAAXrAADrADlAAAerAACrADikACcI"
    "ADfAAAYIAs6BAACBAL-5WZAAAtAAspAAChAAYpA7TNAAHNACTPALmFAGogAKRNACFLASCgAACgAEagAACgAERvAAHvAK0oAD"
    "_JAAHJABGBACZrAACiAGSgApoIAADpADOBAAEBAACBAApgALbJAADJAL-67fAABJEW8XAAonAACnAAIxAHs0AACgADYnACEn"
    "AAC3AaqEABIgAACgAAEgABsgAAm1AAiEAJwgACagAGihBT8GAACHAA2HAACnA1MEAAEEAAOCAB4kAAD3AF9AADr2AAHlAL--"
    "_LAAA0ACvnAAFnABpnAAFnAAFnAAsEANCVABwUBX4gAA4gAzR3AB_EAADhACKXAACXAGUUABkEABwEACKEAZGEAChnAAPnAA"
    "LnABZnAAPnAALnAJQBAD4BAAggABp3AAIUAL_AuBAAAHADsBCHmDAAHAAAjAABn3AAUBANkUAXXAAErAAGgBACNBACQBBefA"
    "AA5AAwrHACQEAAcCABlXAAMEAB6HAJqEAZfVAACUAEoDAAGDABuCAACDAEmBAIETAACRAAaBAL_D2YAAARBZKHAA4HAz-CAE"
    "mmACWgAA81ABQgAAEmAD43AbkSABwQAACQAAEQABsQAAqzAOaBAACjABEBAAEBABQiADcnAACiAACHAACDAAqiABCUAACnAA"
    "gmBQiSAA43AACSAL_GiDAAAyAH3AAApmAAFmAApkABEkAB-EAA70AAuUAAEEApQxACYwABbBABIBAAgBAGY0AANkBQgQAA4Q"
    "A0bAAACmAAoiABwgAACGAGNmAAFiAANkAADmAAUEAAIQAA-EAC32AL_INIAAAQAaAQASTxAAIQADCgAGYgBgggAh8SACcCAB"
    "PgACWCAAFAAAfAABIkACYkABciAApmAAWCAAUEABGEACLmAAt2AeeUAXnAAqahADWEAAfxABPAAH8gApJAAh8SABunAL_LPm"
    "AAAGABSVABGXAAGGAAeEAGBmADkmAAs2ABETAAgCAWUQAFaQABFGAPgBABcBAGtmAqnAAB6gABOEAAfxAAGEABKgAIBABKsE"
    "ABqEAAGEAAoWABkEAAoEADQEAACEAACEAL_M3TAAAEAD-EABqDAApGABsDAWyQAACQAFeQAObRAADTA0iEACLRABvAABPAAH"
    "-EAACEBU4QAvMRAACRALaQAACQAACQAACQBhqSAA4GAkaCAACCAr8UAACBAAEBABoBAACUAL_QTnAAABAA3HANMQABaQAACQ"
    "AGiQAAYQBRJHAACCAAYgAAfHAwrCACPEACQQAr0VAMQQAC_RAAWQAGaQArJlBaPAAB6gAAIEAmLACf-CAA8SAAkBABdnAAyC"
    "AAEwAAkCAAOwAL_UsfAAAEAjqgAAgQASOzABw2ABazAzPxAAgnAAyBABUBBIUFANQEACNGABZmAAplAEOUAA8UAFcQAWrxAC"
    "agASlzABxAAyzxABkBAAcQACmBAH6REeX3ACCCAcQRACHAAASRAL_Zw9AABRACPRAADRACXRAADRAKhTABVAAAdTABWQAAPA"
    "AzPABRfQABcQACpTADlXACXXABFCACvXAALXABHXAZCgAUCQAIHQBRMCBb53AALBAb_ACFAgAjigACMgACUgAAEgAL_eZxAA"
    "AgADsgAR0zAFEzBTYgAy6wADeUAAwWACU3AIc3AAmwAAU3ATuEACKgAACEAAGgAACEABsQAAggABqxACPzAOdzA2kwEoz3Ag"
    "bQAAOCAD8UAAGgAACgABugAIfRAAPRAL_jOpAAAgAD2QADNTADGGAAHRAAPTABYyAALRAAPTABNBAACgAANRAxZTAB3RBQeC"
    "ABOCADFAAA9AAG9AADxXAdTAAADAABvAAMtAABxACLeVABigABKGAAsTAADXAAcCAAswAL_l-cAAATAD8CAA_3ABOQAD8QAB"
    "IUAAyQAVyCAACCACMgAACgAAGCAD4UAByUAAMgAIvzANZAAo_hBF03AI4CABOmAAIQAMGgAB2gAAEwACEgAfX1ACMwAAMgAA"
    "EgACKgAAEgAL_n1CAAAgAD6UAOcQADKQAvagAOmlEgR3AeTVAEDAABbXAAFAAATAAADAAERRAATAAB7RAANAACDRAAHRAAJA"
    "ADvAAAFAAADAABrAAEmGAAPRAAHTABrRAAHTABaQAxTRAAHTAL_rlxAAAQBEUEANACABdAAASgAA-EAAwgAA-zAH3HABA1AB"
    "QyAVsFACMFACQFABT1AAM1AAC1ACLAAAGCAAG3AAJVABhEAACzAACCAAE1AAJXAGQTAChzAADzADzAAAKzABwkAL_tHAAAAB"
    "AKSlAAghAAUxAA2xA6pVABFXAEgiAAIgAKiEABMCAESCAAGgAI3VABRSAXegAACgAAEgACOQAACQAAEhAAGgABnVAAF1ACX3"
    "ABriAAOgAIwwAD0gAALRABuiAsrAAL_uoyAABxAByQABqBACGBAKzRAAVRAA3REfPFACJFAYCBACMBAB1FAAJAAEEEABPHAA"
    "FHAAFgAAHHAAOjAAGlAEBBAAHBAAFBAATBABxBAAHBAAFBAAJBAAFBAAFhAAHBAB1BAL_xXdAABBAAPBAAFhAADhABXBAAah"
    "AB1BAAFBAAHBAAQhABXDAAFBAAWjABRAAA3BACVBAAFBABtBAAFBAyvBAAFBAdNGAJCEAbtkACLlAOIFABRjAADjACKEAADA"
    "ACDnAfsFAL_yznAAAgACUgAAEgAACgABjEAALlAADlACNEAADAAAJnABnEAAFDAAPHAGfjACTjABxjACEgAALjA0CBAACBAC"
    "CBAKwhAAChABLhAV6gDsgCAeqSBtMVBC0SAACQAWySAAuEAL_4GcAAAFAAeVBKsCAAWSAACSAAUSAAkCAACdAMiCAJICAAoS"
    "AAUMCq8CAAm6AACCAyi3AAC3BMAgBgMCAEwWAYH3CPFAAHMCAATEAACCAyvXAAJXCS0iADUiAAogADUgAAwCAL__hnAAAlB8"
    "ygAAoEAccyASL3AMIEACFzCQEqAM5AAEaeAHmEConfAD8EADzKAYIEAAWCAAMCAWvAAADAAJBXBPDAA7yEACcMAFaMAYGCAj"
    "CECMGgACmMAYogAAUCAACCAh4EAMAHd8AAAgB42EAXGgA5J9A1p1A5EMAJkEAOIoAJ4CAgSBBOL1A3WQABkCAAHfAAEMAFia"
    "ASDAAAGEAFkCAAECACICAAKEAB0EARtXAADXACLXAADXAGGEAACEAEJXAAcEAB1XAMAL_RAAABAAgEBKeEABoQAAGfAACEAB"
    "iUAADVBbkmABSmACIGAdEEABAkCmKCCoGiAg_iABIiAC2CAOQlAPzAABOEANAnAJACBvBvAJoIAMSGAJ-CACGCARPAANlnAB"
    "HvABAEAMASZPAABAAJfAA1DlAAnAA3AiAArMABECAAFvAIWIAA8IAP_AAACOACKCADWEABOCATPnAF0EAHZnAASEAAFnABHn"
    "BHYEAF6gAACvAAplAAigBLcOAACIAA4OAAEIADQMAA8EAMAVF0AAAEAA0EAF0EABECAAECAAGCAA2EAAKCABACABwCAOLHAA"
    "DHAHDHAADHABFHAADHAFHHAALHAA_HAADHAATHAAzHAADBAATHBJYEAAGEACKEAAnFAAFPAACEABFFAADPAMAWBmAABFAADF"
    "AAjFBcQIDLYIBSCIGNKIBdECC-YCAcmUGLwUAHOcCtCCGN8CJo0CAYyECikCAd8MABUMANCEAsQdAmIIAbEIBO4MAACMABIk"
    "AcwsF0aoAqQMB_0CAN-CAAwCAMAzJXAAAMAR8EAz4IBI8CAIKCAUGMAAWEAA8MAD68ADAIAJUMAMjIAAF9BHrAAPa1AI4EAv"
    "8CAACCAI8CAHOCAK-EACIMAAoMAAkEAACMAAsEAACMABEMAFIIAAHIAACBABMIAMA2JQAAABAAsEAECEABmEABMEAJtfAACE"
    "AAqEBFQIAAEIAACEABCIAACIAByVANMEAAuEAKWIAACEE1qsAAqsI5okADwMANiIAMLIAQuIA1oIBTsCATwMAAaMAAoMAAmM"
    "AAuIAMA_juAAAIAADIAAmIACYIAAggAD0EABOEAACMALIPBFoIAACIAAcIAAcIABWBAN6EAAUEAKEEEG6CABsCAACCAMItAA"
    "CtAAmtAACtARgMCpuCAAoCAAWCAACCAAUCAd-MAcFUAMBFnXAAACAAECB4kIBwCcArUIAt-gCMOEA83dAACIJY6dDJGIOcgE"
    "AcwEA1oUBfu5ABGIA6oEABGIFhPEAEoEAHQECq6CBvVABFQCAFgCAAUCAKgCAOdQAB-EASC0AACEAWAkAMBfRsAAAEAGaUAA"
    "yQAtBdABagAACEBVICADSCALKRAACRAAERADMUAHyEAAEEAACEAFQBABiEABGEAFQRAACEAAcIAAOTAD8RAAERAESIANeEAB"
    "MEAioRAAERARwEAAGEABFVAMBhRDAAAEEbeCANwIAAsMA5UEIaECABGCAZqBADOUAEwMAQcMAHsUAAqEAGGMAsYIACGkAAaU"
    "BUoCAACCAD6CAKgxAACxAAmxADZ3AMTAAAEBAAsIACEEAACEAAb3AFN3AAOzAMBqH5AAAxAACxAAmxAK6EAHmEAAaEAAqIAG"
    "FMAbYxAACxAAmxAEeIAOB1AACEAAb1OISEAQ2gCmmCACiCABoCACICAFnsACWMACuEAAChAASEAAChAAWEAKCkABQEAEFjAA"
    "CBAMBzdMAAAIACmEAFmjABMIADEhAIYIAC6IAHwEAAqIAFuEAAUMAb6hAQcIACmEEhACAAECAGkpAACpAPuEAWGvABIEAG0F"
    "AHiNCdqIAHOEAVz_ANkIAAUIAAcgC6_BANrMCPkCAMB7aeAAAEAeqEAiyIBgMCALKEAEQEAYokAeAgCOGEAsQcAxsICIOfAH"
    "CIA52IAF9ABkuQEDCIG9FADJGMPEG_AowIBj4MApOIA1oIAFyIABaJFgGICy8EAQZRAC_RFYCCARYwAMCZQzAAAEAVwQAIa_"
    "AimQBS0CAMuCAB-CAAGCAMY_AFcEAAaEAUgOAAG7AEg7AHaIACgJAB25AByJABS5AuMIAAeEAF-JH-2ECjuCATQCA3LRAxoE"
    "Bio0AOqEAAYgAEiIBS-EAMCj9WAAACAACCARTAABKEACEIABWIARE7AEa7AC3AAEkIAAeEAB8JABq5ACGJABA5ACvAAiQ5AJ"
    "MIAAUIAAcEAACEAFkJIBnJC0OCAU4IClWCAAWCAMsCALOgAI6EAUmrAAMrAMCsJvAAArA9YEEgQCAAECAWOgALWlABqEAACE"
    "AMoIALysADUgAAqEAxsQBYWCATAEAEOMAH4EACsEAAyEAAeFAACEAM0kALKMAD8EAAUkAAQBCccIAEMMAAIMAGLQABuEACPA"
    "AMCyTdAAAFAACEAb-EAAIEAACEAAGECKECAvudAPBEAAMEAARACBgCAM2CAMCgAD6QAAusALGEAZokADUEACQECJYCAAeCAC"
    "0CAZoEAD8EACOEAaqEAB6gAM2QCQGEAPkEAXYEAMC4zAAAAkBOaIA84CADICA2xAABLAACnEAAGEAz5ABbcCAulZAGMUABQU"
    "AACUABCUAAEUAC2EAyyVAA7dADDCAziKA0-gA0kdCVy8DP1ADJNkEd-FAD8QBgmIAlJPA-2BAD8QAMDGpGAAAEC0sCBEcQA9"
    "gHHmHgA7s1AAK9CAaCAM19AiDvAJMIAQe5AAM9Ak-oFBBnAf4kAYwECDmEAMxAAZSYAGskCDCCAzmkCcCCBxIgBX-CAP2gAO"
    "yIACB7ABPJAACBAXoIAMDYOBAAA5ABGBAA-5AL5VAAJVAliIADWBAAw5E5kIAEWEA3WEBw8CAW3AAWnfCf6CALhVAADVAEqf"
    "ACMfAGSEAAEEAQBQAACkAMyEAzSEAQyYAOGFAKqYAoKCANSCAAICAJeMAMDft7AAAgAMgMAQsEAAEEAAK7ACc7AB1_A_loAE"
    "G5AIwgAYwgETmEAEOCADmPC5usAD5nAAtPAB3PAADPAGGsAACsABJvAPPNAANPAD4vAACvAHWIBS6EBNPAAADAAEhAAIkIAM"
    "DmGuAAAIABGNAACJAOttAAGEAEfvAAFvAKwBAAEBAAMBACKBAAIBAAEBAyeEAMmIAYxID72CAD8CABoCAOUOAKKUADYFAACQ"
    "AXOBAACFAD8EAD41AAIECOOCAVqwACYEAAKkAMDq1IAAAEADAFAAGEAAWlAYeEAA-EABuEACOEAAIEAACEABkgBJ0EBECCAM"
    "8EACTvAHekAAaEABGEAAYEAAIEAC7lAACEAAhlAXckAB-MAACEAByEAAIkAB4EAAKEAAIEAACEAMDsq8AAAEAz5-AMwEBHsC"
    "AfiBAbiEABxEAAGEACGEABrAAAGEAz5-BSECAU6IAdBIAIYEABSEAD8EAB6EABoEAAIEAAFPAADfCJ0CABGCABUCACICANIE"
    "AKSEAA8EAAmgAeQEAMDxYbAAA9AACUAWKEB18CAZ8EAA-EAeyEADRcBoPdAggCAACCADWCAAQCACiCAXaEAc2gAACEAACgAD"
    "6EAAIQABoEAwY1AFuEBRqCACQCACKCAAGCAAWCAB0CAAICAAkCAzxAAMD2DEAAAEAACEABhEACaEAAEEAANAAAdAABEEAu9A"
    "AE8CAz1AAeYCAAWCA7WUABwUAAeUAD5CABUVAu3IAAC9AB5JAD9AABxAAtcUADnAAAKqAgyCAD0CAC4CALPdAfLfAG-EAMD5"
    "LBAAAUAACEAAkEAAEEABvAAAfAABIEAAgMAAEKABCZAC6QAt0VAAnMABiVAAZAAD8GABYTAAYIAtcEACfKABIGAA4IEFCEAh"
    "eQADkEAAg0AF0VC6nkABvUAE6UACDGBnuFAMD_BIAAACBu8gAB_ABXgCAAUCAAWCAACCARWpAMIkASqQAJ6EAAWEADyEAwet"
    "AAS0AADtAB0FAAKIAFrGBSeCACUCAA8CAC8CALMEAPrAAPISAKQEACKQABGBAAYRAAyRAv2FAMEDBrAAB9AADtABkBAAQFAA"
    "LtADyQABwBAAJvAw6QDr8CACQCAVeEAIFzAACgAd-QAAKECJCCAGoCAAKCAXaQARFfAKGUABswAACVAE0QAaCQAboQCOnEAA"
    "HAAAaUAEdACbiQAMEKoRAAAEAgO0ACCQBXwCAACCAC8CAA-CACcCAJF9ACIEAAIEAB8EAAMEAKYQASUQAJ8UAAQEAFSQAAsV"
    "AASQAJ-YAAIcAkSQABwQAASQAFqQAYIQEcwEAH_UAAcEAdXVAPoEAMEQSaAAACAfDkAaRQACOEAACEAALAAFgEABAFAN3AAm"
    "CQBUQCAGgCAOaEAZcIAJyVACKEAAEEAAEXABAEAEJgANmEAJ1UB14CACICAAICAAECAAaCAAECAAECAasBANF9AAF9AMETzU"
    "AAA7AeuEAiIgAEE5ADUBAYSBEHGCAKBAAxhAA_tABIyCAAcCABQCANakABnAACHmAAMsAAIEABsEAAMEABbfAESEAXB9AJ4k"
    "AAIEAAGgAE5_APkEAwIgAMQEA9QCAAmCAMEZ0GAABdASckAADgAAfgANoIAL4EAAsEABlWAAEEAADgAAFgAA_gABwBABCBAB"
    "EBAAuBAAEBAA-FAAEBAMCkAKeBAXYEANzYAAFYAOeEAKPYATiBDpOCAACCANukALeEAAEEAMEdEHAAAEACAEAAaEACOkADfE"
    "AbrAACHFAADtA_ssAKeEA9QCAAECACWCAACCALigAD1AAB-IAAQIACRPABLPAHeFAP1NAAHPAB4gAACEAALNAAFtAAHPABxA"
    "AAFvAADvAHoFAMEe6iAAAgACGiAACgAvqEAACEEoUCABICAN23AAC3AAE3AAC3ABAlAAqEAFcEABWEAjkVAA-EBDoGAAC3AA"
    "CBAAklAAC3AAC3AACFBCwCAD6CADICALGgAAYgACYgAAakAJMUAMEjaxAAAFAcakABaVAAEEBEhHAACgAAmgAADHAACgBCoC"
    "AACCABSCAACCAE0CAMegABMgABbnAAMkAA7nAHeEAAwwAAyEAC5AAZkEAACgAD6EAAGEAACEABoECGqCAU7AABn3AMEmjxAA"
    "AgAMclALaEAAqEAACEAAgEAAXAAArEACaEAACEABpAAADAAA9AAOu2AkSWBTKCAAsCASt1ABNlABYEAANEAAF3ANqCANoEAJ"
    "4EAACEAAVEAAIEAAkEAAGEAAaEAAYEAMEoWiAAAEAB11AA1nAVWEAYsQAF3AAP4nAAqnBVHFAACEACmEAACEAANXAA5GAADH"
    "AGwEAF-SAMhAABLEAIAEAAqEABOEAACEABHAAAYEAAbEAA0EAEDXAADXAu2QAF2GBU0CAMErK7AAAQALyEAdgUCbmwADEQAB"
    "aUAAqUAHOEAAqEAAIEAESUAX6gAAUUAB2EAB-kAA0kAA9UAA-QAViEAuEQAACQAAmQAACQAACQAJMEAAUEA9ECAAaCACMCAA"
    "aCALMgADH3AMEuXoAAAEABiEAAeEAbxlAFDEABxUAALEAO-QA_IgAZdFBawgAAUgBUtAA3oCABCCAAYCAAECAAkCAAECAAQC"
    "AAECAAQCAEiCABWCAMCEABzAAAkEAJg0ADYkAAeEAXK0AAu0AMExvpAAAEAAE0AAQEAAE0AAuEAC2EABEEAADAABwVAALkAM"
    "lAAgf1ABqCAAUVAAE1AA4VAFFAAApAAYdEAADEAX4iAAqiAA7AAeiCAH2CALEQADJ3ANYQAAeCAWKEABCUAAUUAMEzUBAABA"
    "AAbAAAVAAAsEAACEAAwkABuxABKwAAUkAAsVAAVmAA6iAKixACCgAgckAAD1AAmCAAUVABZAAAoVADUGAAeCABAgAACgAAQy"
    "AAogAYcCAUcEADfiAAiEABCgD-40AME2LMAAA0ACwUAlmQCIuCAUWQAB9FAACFABFFAACFAAnHAIYUAQs1AP-QAOl3AACQAC"
    "YFAACEA08BAADXAAoHBCkCATOQAMDAAa4kAACkAHzAAMkQB6SCAAWCABKCASH1AMC0AME7k3AAAgABQgABGlAeyQA38CAA6C"
    "AAMCAAcCAAYCAAICAAUCADmCABGCABICAASCAKegAAIgAA8EAAWQAPIBANeEAACxAA6hABRnABHnAACBAAMEAHsEAAqEAAWE"
    "ACwRAAgRAME8x6AAAQACCQAKQQABQEAA8QAgWlAANlABQ0AA_FAAIEAFZxAAMBAAHAAAqBAYcQAZeBDrWCAQTFAH6EAILAAA"
    "DAAcYQAAIECQKCAMT1AAMgAdAUAADAAJv0ABEwAFHAAOegAMFBoAAAAUCLVVAADVAc3VAADVAJ0UACQEAF0QAMr0B9MCAOCg"
    "ABGgABUgAAEgAcuwAAGgAAEgAdcQABG0AAEgABqEAf80Af-gEEqCACaCAOCEAKFAADyUACIQAbVzAwtVBZ8CAMFI2lAAACAA"
    "oCADUCAOV1AASkAC1XAaEEAAHlAADVADEQAAGQAACQAGeEAAIVAA-EAAwEAAcEAD9FAAXVAQBEAArEB2WCAAmCABECABUCAQ"
    "nXAADXABNVAADVAAEUAaeQABH3AMFKyxAABFAADVAADVAAIgADSgAFUVABQVACKEACyBAAqBAAgBAAWBANMkABAgAJsBACWB"
    "ATkEAiEzAZcBD2mkAIJXAAPEACZEAA8EAAGEABSEAAGEAB8EAAEEAAMEADkEACPAAMFODJAABAABH3AA1FAutVAPQxABH0BK"
    "8CAQn3AACgAAKEABEgAAD3AC3XAAcEAALXAMmBAKnVAAFXAA6EAACgAAF1AADVAACEAADXABEgAACEAAG0AADVADH3AADkAG"
    "qkABxAAMFPmfAAAkACagABGiAA0iAO8EABsVAACEAJCBAAiBAVmEAOJ0ESwCAUPFAAEEAC_HAADHAASEALqHABDjAACjAPEg"
    "AK8jABSjAACjABEnAADnAA0nAOOEALcBAAkBAUhEAN9hAMFTQtAABhABHAAE0EAbMgEVyPAyedABMdCIEQAMOSAAuSAAeCAq"
    "I1AAu1AnMEAAe1BYgCBwhVBqYoAOEwAjWFAH-9Af80AcQgBA0UATAIAL1_AB5QArV9Af8UAcRAA2NUAphIAMFdmbAAAQAAMQ"
    "CYwcDJSgAoWCAI53Aid1A8N1A5FAAAbBAEnABLEFB5IfAASBAxLXAAHXAinABxSEDoAgEKABBpgUABwPALkEAYyIACRAADbC"
    "ABgGANd3Aeb3BuQQABvUABmPAMFrcTAAACAYEEAAMLACOSAAdbADhcAAaCAG_XAAFXACZXAADXAB-TAAETACCQAAhXAAZXAZ"
    "gVAB6UAAcTAACTABmTAA_XAGgBAeqEAZYVAAIIABlVBNkCABWCA6sMCOUmAeUEAMFwEsAAAGANUCAWYLAi0ECBkLABGGALIE"
    "AN7AASMGANZ3AAH3AatAADb3AlQEBIcIAAqCAD7PAAEGAGFAAD8_AYfAAAFAAA6MABd7AEwCAAcCABICAIgQADn3ABQgAAJ3"
    "AAx3AMFz1hAAAFADAQAA-sABGzABP3ABEgB4UIAcULAAKIABFEAAELAA8IAAZbAEwCAHBXAADXABFXAADXADHAAADAACRXAA"
    "LAAA_XAADXAACIAARAAA1XANOKAVmCABABAdwEAAEEAMF1v4AAAEABCEAACEAYOQAAGQABFVAArVEXwCAP_AAq-MCAQGAXXL"
    "AAfLAFiGAAgGAOOECdACAdAOAOWgCLegAO2CACwCAAqCAVELAAoIAAuCABciAAJrADeCAHtnAC6jAEDnAMF9FRAABnAAFnAO"
    "YMAIyFAC4jAAgtADtnAG6BAe4EBTsIAAEIAWYGAEwIAAiLABaCAAdrAAgIAAICAAXLAADIAAGCAADrALLnAC9AAD1nAAJAAA"
    "DnAApnAA9nAMqIAJnlABltAMF-8MAAABAAcBABuMAcQEAACEAAcEAAcEAYegELaEAN-CAPyMAAeMAnSIAAuMCgmBDr2cAgCo"
    "DJAICLIIAAMIF-kCAMyQAmb9A5kIEjkCDPqQGSaRF3cQAbSdACOfAqWMAACQAMGWghAAAIAAEIABCfBw6EBVAYCOmgDMaoD0"
    "0UCTCCAJwMAFBFABIIAByMAAk_AVEUANyIAAqIANWIAAeMAAUeB1iEADMEABDAAAFAANWCAGmQACOQAADdAAsQADmbAA2ZAA"
    "sIAMGfi0AAAMAAmQAEqVAtndAs6IAAGIABEICYEICCyCDZ7MAM2EAACEAebdCdygADSEClRgAB0IAEBAARiCAG05ACCfADpJ"
    "AANAACgIAAM_AAefAEHEAAEgAAZ_AdiMAAQ5AAY5AMGnybAAA5AAQsAA0fANvAAeMJAAcBBEfAAALAAAxwAAbwACgEABPgAD"
    "JAAKECABSCAJ5IABf9AAmgADI7AAsJAAU5AByIAAn3AAegAEJAAAb_AdwIAAZ9AACIAAr9ANeIASmEAMGptdAAAJAAcBEpXt"
    "AACNCurPAWKCADUJAA7IAACJA6AICO2BAAPJAAGJAHnJAAGBAACJAAOJAAKJAIeEAezNAAFACYsgAIKECnAIAASIAEYgAADo"
    "AChAAKSCAAuCAAmCAAUCAMGyQqAAACAJTpABdtAAPtAAUEAAJPADArAAuJADHvAAKGAD-hAAJIAANvAbuMACRpAANpAALsAO"
    "LpAAUsAA0MAr0IAAcBAAPpEMstAACtDSSIAd8YAqoSCrWQD_oIBZWCAhwIAMG7x8AAAIDdbuA1gMCPNAAAFAAADAAEdAA1YI"
    "RnUEAeMZNAuEAF01CE4CAL1VAREEAd1VAJjVAOSEAd1VEmqIAcQgAAoII6kCA5EBAEiEAFgUB3OEAMsCAM0gAR0EASGGALAk"
    "AMHaFsAAAUAPCEAdIgHZsIAWUIDFaCC6QEAMyCAH5yCr-kAE1AABmEAAuIABWEAO4CAFxyAFAEACkBAAUJACXNAAN1AHuMAE"
    "kEAAeIAC2EAY4BAZIkAAUEAUsIHiGNAcQIA4jAAMHpQ6AAACAAICAAECCyLAAJkEAMiCACYCAFhiAANiAFPlGScFAAcgAIu5"
    "C8sIAAKIADAFAAcNAAWNAAINAACNAI5AAHP8AAkEAAZsAZ4NAAYNCZsIAAKIADzAAAINAACNAJHAAMHxWoAABMAAwMAZ0gAA"
    "cNCZ3AAM8ZAAGIAHfAAaaFAC7ADOgQBskCBANACJECAjWIAAIIAU-wAWXACdxAAMo5AIfAABnAAUoCAg_ACM0IAAEIACaIAC"
    "MZAAcZAAreAA8KAYMIAMH6-YAAAIABEIAACIAA8IDQogFS0CGcSgA425CQNdAADdAADdA42YAPCMCBQdAACdDmsgJW-5AfUI"
    "AqOkBeOQAH2YAqsBACcBALsIAqOEEvNdBjbdAALdBUWCAu0CC0iQAAC4AMIVWKAAAgAIQIC8CgAElEAAD9AAP9AA-BAACBAA"
    "3_AGcIAaMIAIiIAAGQA289AAv9AAD9EuvdAdogAaeBArLdAALdBHxAAavADMqgAAYgAAIIABAIAG8IAAPIAeeIAEh9AAF9AM"
    "IdimAABdAAFdABx9A1pgBHigAesgAIWIApOIAxP9AAGgEuuIAAhABirAAATABiZPACoBAASJACKJA2YBCQUhAASIACOIAG_J"
    "AjLNAB1MA1plAADtEOIDAG4gAbOFABAtABUEAMIoU3AAAcAcc9CB6kAZ-BACMsAALtABQgAAgUAM8cAb4FAAmgABugAAD4B9"
    "-EACO8AWMIAAJ9AD6BAACBABkIAM4IAAeEABs8AAcEAWXEADoFAASFAA6FAAsMABn4AAIEAAD4AMIrtPAAAUCAFEAWVAAFLA"
    "AArAAG0gAGOEABjcAAGcAW2GAF1AABbAAAD4AACEAAHABLrABNeBAAOBACOFAArNAJJIACQbABSfAAWEAB2cAaUFAB-ZABkY"
    "AACYAADAAAJYBLoZAMIvcoAAAdAr0xAi09ArSgAIWgCVYgAQBsCqKCAPJ9ArUoABugAADoALegCDoCA3tAACToAAHACoOrAA"
    "8fAAqfABOQAA_sAaooAAE5AAq5AAe5ABKoAADAAAHoAWUEACNEAze9AMI3TDAAA9BbTLAApLAADLAAofAAofABkEAApMAb1Z"
    "ABJIAADIAV2EA4-ED58QAb8UAVEEC1-gApiQFzcIAqOQCQIYA4-QJP0gGSYIB5B5AkwIAJGJANpZAAJZAT0QAAWZAAOMAMJL"
    "hEAAAIETwEADoEAMQCAfEEAOOEAAEEBBfdAAJdBkVAAREcAMtAAR-IB8yIAGIEAAEgBGsMAAEMAAsMALmIA1mgBcWBGRfAAe"
    "MgAAMgAACEBBvAABvAABxABEUsAC2oACHbAMJXHiAABAAHICAPHbABLbAFkZAH8NAGbkCboIAPCCAPoIAAeIAFxQAACkAAKg"
    "AWeNAH1AAEXdABoBAAjdAAFdAAvdALmIASiMAVvAAReEEeeEAAEEACCJAAWpBf1NABtNAADNAMJc0NAABNAKQNA4TAAACBAA"
    "GBACKsABLPAACsAC1AAAsJAIkCAF4CAJPLAAFLAACEABJLABJPADiIAA8IAAsEAFENAACgAAIBAAGBAB3rAADrFmuIAe2kAA"
    "CkAD8gAAYBAAinAMJhGiAAAkAC0QB3KgAAZdAF2EAB2EAAWUAXaCAD91AAXtAAcBAAMBAAyEAPXAAaOlAACEACqkAAqkB2-g"
    "AeqEAFAgAAJtAAVhAAJhAAMFABAHAAlAANr8AAGgAACIAA8gAOKQAMJkPfAAAFAAagAAjAABMgAAD4AAugA84gBCbAAAXAAW"
    "kgAAGEABGEAAFAACeBAOQEAAZAAAiEAA5UABV8AAPAAVK0ABNAAEy1AARAAASMABP4AACEAAFAAALAAAnAAAFAAXoaAMJm1V"
    "AAAEAWcMABM7AAGCADpNAAftAMmEAAYQAAqUACN8AAI8AAyQAAKEAACQAAKEAVPEAEO5AAq5AAb9ABO4AADAAAH4AAw4AADA"
    "AACgBLK5AAq5ArwIAiQBAAwBAACBAAUFAMJorlAAAEABGZADDbAArbACMUABHcAALcABCEAAEQAZlZAAtZAAZdABPYAALYAA"
    "xYAADEBLLZAAtZBPoQCkkwAjwEABIgAOQkAB-EAbOQB44YAkw9APWEAa3EABGkAACgAAIgAMJtsIAABAAAKGBPCEBG3EASyg"
    "AACgACKIAcNoAAKEAAHAAALAAAhoAZ8gBWcCAcACABMCAJYMAAEtAAL8AA8LAGcEAK-rAALrAAOrAAU_AB2EAAIIAACEAASE"
    "ABOqAYQIABG5AMJwz4AAA5AAwIAAQFAACMAAKYAAhAAAFoABAoAUukADZEABHEA1WEAAMoAgaCAdYCAJmUAHWEAKXrAAbrAB"
    "wEAACEAAnAAAcIAARAAA17AAD7AAVCAAPqAOFAALP9AAD5AAZ9AMJyYbAAB5AAV5AAboAAQdAACtAADsAAKEAAfoAAHoABBo"
    "AADGAUqEABOEACNuABGUAyD5AAb5AAV5ACeIAApAEUBdChmCApc_ArUQAAQQCOECA5-EAAz0COaCAPk_ArAgAAMgAMJ6PvAA"
    "AgAWOEABQEAdagA7yCADCCAFHpAGPAAPECAJUsAFKQABHEABZBAOgQAZOEABwUAAIBAAOEAASBAWOkABIEAAIEACEQABGEAa"
    "QgEiOCANbdAADdADwDANwEBE9LCBYQAMKAhtAAAQAAhAAZaECRBfAcGBAAGVACIBAAEdAAURB4ogAk6UAWygAUE0ACCQAHaU"
    "Ar_9Ev9AABBAABBAAdUgABKgAMwQApCQAMVAADFABflbASaCAAIkAAKUAAeQAKuQASM9AMKIYhAAAEAAWBBw0CAdACAACCAP"
    "ygAGWIAACgAE6QABKCAAHgAAIgAAGCAKAgAOYIAEFdAAFdAAhdAAQRAAFdAAPEAAFEAAhEAAOBAAEQAAWBALdEAPTdAZMMEM"
    "QlAkcEAAEEAMKMvlAAAEAA2BAAQ9AAygAAIBAqABABIBAfQUAWFdAAFdABtZABYQA4yCAIABABuEADUkAYdbAArbAApbAFaB"
    "AAfAAGsBAA6EAAD5AE-CAAFAAALAAAhAAZFhACoBAAHAABGlAMKOqsAAAgAAYBBJKEAAD5DwwCAACCAGPEAIFAAB2EAACEAU"
    "dEAHBNAAmBAAbAAOKEAdEBA0VNABBNAADNAAFNEs63AAC3AAeUAAGQACQBABGFAAeBAriQB5DhABXzAA-gAdgkAMKWJdAAAE"
    "AAjnAAEUAAQ0ACAFAA0gAASFAAeBAAYlAAIBAc4GAOEQACSQAAgQAf71AACEAAaEAADxAADlAAVxBVxBAAqVAAugAAzgAd6C"
    "AAcEAAUCACOlAA1AAASlAAehAAKFAMKXwcAAAgAO6kAA7QAaREAC30AhjBBWagAHlAAWiEABaEAAeEAEZAAMDEACsUAcMgAA"
    "7wABHAAADAB35hAAszAHSEAV-gAAE1AAMkAA6zAAEjAAQEAAeEABQBABSFABAhAAGFAMKa5NAAAFAAWhAAGBAAUBAACBAIJA"
    "AApAACoEAAkzAACEAAOwAAUEAAE0AAkEABkUAAKUAACEAAa0AAcQAAsEAUzEAFrEAA9AAAFwAAiwAAewAADAAACUAYDEAdkW"
    "BBmgAAshAMKcMWAABzAHOEAWREABTQAAHUABoBABMBAAiFAAgBAAEFAAaBAAEBAAWBAHEEABGxAApEADNzABMEABoUAAj0AA"
    "iEAINjAAeCARPxAAYVAADxAAmgAAJ1AAEQAA5wAAHwAAjwAMKc0kAABwAADEAUqEADa2AdkEAVlxAAbxEoUEAcQgCCFkAXsE"
    "AASUAD2kAPeEAbWkAjxxB1CEABAEAvUEAAC0AAcUACLAAArAAADABi7AATyQAeGlAAqgABAgAE2xAPPkAaE0AMKkqGAAAEAA"
    "EgAASgAAMgAAIwABpgAAWgAJ-gAdKEA8egAT0QAH6EAWQ0AADEABlAAACEAD2wAA9RAH5hAD3jAC_AAAhkAADEAAxiAAdCAA"
    "CEAFcQABRBASJQAAdxAANxAAs1AMKmOzAABAAAMFAADAAAIQAAfgAArgAAfgAADGAKSBAADVAJ8kADhmAAUCAAyEAAcEAOKE"
    "AOMCAYYEABBAAAKEETHVAApVAEOECi3xAGOEA1Y0ABlEASSQAJrABwABAwKQAe0QAMKtd1AAAgAAFxAkgBAqegAXQEAeEgEW"
    "MEAAJVAWSQAFFAACGDBSpDAMdABD-gAAPRArTEAACRABmBADOyALjVAOYUABkUAACWACQBAACVABGUAAuRB5RRAADRArRVAA"
    "DRAADRAMK0N2AAAgATaVAAbRAAVRApGkEgYQAAuRAArVAZoEAACEAAsEABABAAEBAAaBAAGRApmBAAcRAXOEAS6QAKTVABtV"
    "AADVAAfVAC5RBBMgAACgAAERABcHAAMQAGKgAAmQAFSCAMK4sSAABTAAVTAApTAIMEAE5gAACgAACEAACBABCQAAmQAACgAD"
    "OQAAtAAAmCAKOUAAYQABKQAD-CAKaEAACQACQBAACFAAd1AArEAAwBFCYQABv1AGsEAAHEATlEAGGEABtVAMK743AABAAOiE"
    "AaeBAAsBAAaBABKBAecEAE_xARlVAADVAADVAAeQHtGKAPIMAAcvAaQdANudAAu9CfxPAApPCjuEAAC_BIU1AgCEBhCEAewE"
    "BJOEBhEEAeXWAA0LGJqYAkwEAMLKVLAAB9A5kBBCZPAEMEAGJ3AOcIAF-QCucEAGPfAOcCAF6QAsvALiaSAVlADJFLAACKAI"
    "aGAEBXAAFXAfKVAAKQABRUAACQAt2QAOcVEMMEDvt_Bg9wBBoEAmgOBg31AAH9AMLcqWAAAKAMOEACMCAFEYAK8QAFR3AdkI"
    "ABT3At2gAO8QBGWIADIKAACKAAVAAAyIALLeAPHEADWGAACUAC_XAADXACHXAcfFABOIAG1NAnMCABLVANTFAAHVABFVET-i"
    "AAqIAMLhYnAAAIAdlAAjhXAArXB4YEAHkIAGcCAA6CAdoIAkEgA851BBcgAIKiAeKmAAYgAjFAABHAA8bVAAYgBJCCAArAAe"
    "EKAAcgAFV3AAF3AQt3AMCoAA6cABGIAAH3AtS_AAaVAMLnFPAAAgBGGIADfOAAmCAKWEABSEASaGAAeGAF13AO2IABZ3AMQI"
    "AvL1AAD_AAaiAOnAAAF1AAbEHbnIAAWCAAyIAOyCAO3PAjZHAAsiCGmCAeasAWbFBKjlBJ0KAPkGAOUvAMLvwOAAAuAFygAQ"
    "cgAASgAMSlAAUgCHOCAAQqAAEgAASCALEEAAmKAARuAAEKAACEADiCAOoGAACKAAIsABznADLnAAVnAAZAAQbnAKABACmgAu"
    "zvAAfFEhCEAACEAAsuABkvAML0eDAAAvAiEMCJtvAWICAHNvC6LBAHSCAHpPIx-CAeuCDJACMJACAC2IDOWfA3IXAOadABCd"
    "AACdFU6hJjYCAmIUANwYAAscAACECC0IAJ-QABLdAADdACgEAA4QADICAJvFAMMPXwAAAUAF-YAIcYABjdAhwIAOcICWyYCz"
    "b9DJD9Cg-CAQSCBg8IBgQ_AKJRABMGAdGQAOksAAM9AxmIAHE_A4KEADyEAGKCAEXAAALAAARAACB1ABmIAAfAAJWMAApIAC"
    "WEAMMYebAAAcABIMAAcgAADIAF0CAB-CAAECACOxAWZAANogAACIAIigAACMAhr1ABkIAV5UHU-CAEUIAAIgAaKCAAECAXjE"
    "AAb_ABAgAOCICH4IAaOCAX5_AAIIABFABH4IAjhAAMMgMWAAAoAEiIAMtkABwIAIACAAWCAX5_AAEIAIMkAAO_AADAAF8oAA"
    "poB4sEAAEEACMEABqEAGYCAAkCADSIAA8MAAMEADcIAKuYAAV9ABYEACgYAFsCAB4CAASCABsBABMMAMMiAhAABfACx_ABZp"
    "APwgAADIAAEoAId_AACIAO4YARCEARcoAAUIAEl9AIQEAIzEEcjMAQXvArUMCBJEAANAAaICAX5vABAgCV-DAAIEAOKMAAGM"
    "AAGMAACEAAEEAP2PATwIAMModMAABBAAEIAOdNAAFNAIANA1iGAfZNApWgAEkIAWqCAX-gAACIAIWEAAJvAACoAFuoBBigEO"
    "-EAACEASWIDKeJAzUBCq3rAeOBCq3LHl8gDJF1DJNACEIEA1pNAPXdJamgAMNBt9AAAIA3aBCRqIAoaIFfwZJtc1CBggAzMg"
    "ACUBAJ2gAIRxAhP3AOcgH-pfASL1CUUCAIVAAsegAMbACH-CAGCUAAG-ACIIAsZYAAGwAEkQAD-1AD21AADIA-h9BK6YACb1"
    "AMNVoVAABQACOQANwEAevAAEuEADuQAAIQAD31AG31ApGQAOl9AAD1AD8IEyMIClkCAGMGAAYXAcHAASH3AEogCV4gACCIAa"
    "ekASJlAElgAHusAHD8A3lsBJeCABggACcgAB-EAMNdfKAAB3ALQEAjMkAAIgAACEAEkgAD0kAAL1AACEADuEAKsgAlQgAOn1"
    "AAGgAD2IHZ-EAD_vAAdAANEJAL0MADNPAWsEAEcIDEonBGVtAADtEkgtACMgAP0kC5kBDHYoACNAAMNqK9AAABAACBAWuIAc"
    "KBAASBCktAAD-EAByIACQIAcaBCUoBAQFNAkIBCSi8A7skHC2YF10EAccYCEcIANKIAAqIAn0IBYUCLc1ACYsYCNggAzMgAC"
    "SIAAIKAGAYFWpdNx4EAMOKaHAAABESsCB_xdAAJdEa5gA5-gCNwcA7UIAGUoA3H9ESYCBI5dA25AAAJABLmCAEEIAAyEAbqI"
    "AXiMCtoCANuEANuEAATfAH-MAGfdABLIA1pAESOCAVkIAASIAAIIAAGIAMOa38AAAIAxrNAAHNAAFNA2zNAAHNAADNAAHNAA"
    "DNAGyNBE0CAEEIANQIAYaoAOBtAAkgFPAEASAEAJ2kASKFAAWtAACEAVqEAOc9ABCBCGYEABGEAACgANqlAOwkABMFCqkEAM"
    "Oin7AAAEANWsAAIsAPwBAUeEAOcBAAasCWVQAUUIAPH_ACRACiyFAAeFAM6EABSFAGSIABHAAOB_APeEAAKFCUABAAKBAA-B"
    "AAKFAACFAOyFAlAFABABFP_fANUIDuCECNsCAMOuAdAAAgAQKgAmXAAOdACFSEAAgGAOhAAmYIAOd4AnWGAiwCA7qEAAIEA0"
    "yIA1yEDp-CEFBEDX6wB_gCAH9kAWuCAq0gAnstAAJtAOUBABGQBeqIAw8MACQIABDBAAEoAmoIAMO7AEAAAoEoHfBKqgFJ6E"
    "AzMEAMoIAARdAAFdAAtgAArgDHeQAnoCEhMCAH3AABxAAM1AAOrAAPAgAIvAAVAIAt_ABPCMACNAABMIAAiCAZKQAAlfAVkd"
    "ACNcAADAAH1ACOCkAMPIt4AAAgAAEIAH0kAGWBAAVdAAFdAAhdAA2BAACBAAPdAGLdAAbBAvFYERWCAH7AAOUJAAKBAAGEAA"
    "adAAEdAOGEAAGMAAeGAA8BBYHdABFdAAFdBBMEAMi_AAGBAAEBAAqBAMPNA1AAAMACMIAAFAABPgALIdACiEADoCAI5fAAFf"
    "ADMBARIBAAEBADKIAAKIAADEAEGMABGBACqIFSwIABCtADaKAA6EANWtAAHNAAnNAADNAASBBaJAANXNABDNAADNAAFNAMPT"
    "bdAAABAPItAXM0AOcVCFmEAAqEAAeEAAoEAKgEACMgAAqBAM9AAAb_AAD_ABYEAAgEAXCEAOcVB0MEASqgAAKEAM6lAASEAA"
    "LtAA9lAMaEAACEAB4EAXCEAMRgAAOlABgEAMPW_EAAAVA5mEAhEEAsNAAAEiAKJEAETBAAHAAPBAAUiEAB1AAMoEBcWgAsCE"
    "AAGQAAEQAAECAKEEAAtAAAEkABUBACbQALgEACyEAAuFAD8JACaEAMsIABeEAASMALNAAC0FAMPaHSAAABABaBCHEQAAFUAK"
    "AIAC6FAA2BAAsBAOeEAHFEAN2VAASEAAVsAN2RAASBABaEFHeCA8OEAOcQA1oEBQoEABGEANWgAkDEAA2EAA3PAAOGAAeGAM"
    "4QABGwAAf9A1KEAMPhd5AABAAxSEAAuEABNAANIgBcNUAjMCAJEvAAUEAACFAFCCAtgGAAVvAAW_ANAEAAMEAAIEAmwgACAW"
    "AMcgBJUCAAeCAAOCAA2CAACCAA2CAHSMAADAAAHMAAQEAJygAESgAMPk0UAABAAB6EAVKEAAOEAAiGABKWAMjVAAMBAADdAA"
    "I1ABdwAWsEAOogA2EGDrcCAl-EAWkQAESUAv2EAP8BBIYCAAGCAjcGAXUEAAqQAAEEAOOQAm_tBh4QAx8EAOYQB_SCAMPsZA"
    "AAACAWm0AyegAAgEAAIgAm4gAAGgAOWBETeCAG8EAB6IAzhAANMEAm0QAPBACBaRADWQAAEQAFGRAJS1AAQEAA0gCq6bAccB"
    "AANdAAglFHUCAAeCAHiUAApQAAvEANLdAMP1_PAAAdAAEBAAYdAAOZAARdAN0IAAtEAAoFAAyBARKIALugAGNdAHpdAtxdAA"
    "fdBJgCAFR9ACMgAAvAABJgAZlfAD2BAEPAABDgAL4oAAEBAAkVABhAAAtAAAD0AAgkABkQAMP35DAAABACMgAAtgAFHAAAoR"
    "AAqBAASEAAyBFLIFADNAAApAAAtAANPAAApFAARdAAQkAOyGAAaFASIEAAqgACMgABWCAMdAAoPAADrdAD7AAFoIABPdAAFd"
    "Hh4kAAEEAOEEAMP_ZsAABHABMBAAoFAAUhAAWBAAwBAAWBAMT3ABSEAAflAVaSABd0AAWEAMqVABcRAAWVB06EAR-EAKsWAA"
    "SEAAMEACSBABGBALwEAAb3AAD3AAHnAAESAAGUAACUAADXABjlAMQBZYAAABAFAQAXYEA_EEAZuEAcwUAQwkAAFAAAGgABrA"
    "AU0EAASEAOKlBczFAsQQAACiAKzAAAVAACiBABIBAMMgAAGgAAEgABtlCZ0EASaQAADUAKKEAAKgAA8RABQBAAlnAMQFs2AA"
    "AFAAQQAAUBAAiBAAUBAASBAMPAAALUABrlADGEARzAAAQEAAIEAAPEAN2FAAUFAAEBAYeEAeeEEbBnALCUAoCEAOcQAEsUAw"
    "8EBR_nAACgAxiEAAaEABTAAADABpPUAMQL4lAAAnAAEgAKAEAAlAAQLSAAEkAYWUAAGnAAkGAMOwAAolABhgAt0gAs5gAi8C"
    "AAYCABECAHnAAAXnANWgAQEgAV2gAASUALuwAAwgAAMEAAIkAAGEAHiEAfEgAI6gAs4gAMQQhDAAACAn3AAipVAm9lAADFBY"
    "WCAJuQAKpAAAUEAR2EASAQADIUAAKQAFoFAAKEAOcECRSBAgSQAI8gAIYQABIRAAcxAAeBAAEBAAEBAtuQAs2kDy-EAChAAA"
    "CEAMuVABsQAMQXGWAAAEAkPVAH2VAfIQAONVAApVAAUEAGoEBMaCAACgAOaQAYcUAHKRAAqgAA8EAB2QAAiQAEmRABCQAAKE"
    "AIIBABSQFQt3AAUUAACEAMxFABqBAEeCAkcEAInVAH5VAfLAAMQcgXAABVAA7VAADVAAVVHcyHAAoIAH2EAACvAOaLAq8_AG"
    "eQCJNvAOeLAIKEAiucCP9PAOPCAAOLAHiCAAcECuokAAC_DFcCA-p_CGdXAeaEACrAAwMQCWeQAD-CCscPAACvAMQrR0AAAP"
    "BIcgIK7HAC2SAFKEAXkQACJAAv3ACZQEAO8QAAEQAQTXAHAIAJkIDH8QB_oUGE6QDr0EABGCAC3AAviBABGIAFeBAB6vCRGI"
    "AAyQAP_XAADXAPAQAHtVAAEQAQeIAMQ71DAAAQAOdVAHhVFgtfB4TfBJqgCaWiAX7wAAD3AW5AAyJ1BCcCADWCA6R3AW6IAC"
    "UBAEiIAAMKArDxBCnAAGlaAIQGAMUCAAebAICIAB-QAAMCAeN3AH6IAHKBAIQaAAeYAMRFDtAAAIAZ0gAO3AHcAIAeqKAmnX"
    "AAYCAOlfBudiACHfAHlfABPfAaOgBg9xBDCCAbK_ACKMAHg_AAWKAXj3AAbAAOY1AIKgAjk9AO6IBI-gAIYGAMcIAAX_AAEG"
    "ACIiAH0oAMRODAAAAKAX7AAA33AUgBADeBAASBAC1IABaCAch9AAVVAO5AAACQHbOCAfGCC_gLAAFPAAELAAFvAiaEAH-kAG"
    "eIB6yIAH0KAACCAIQOAG0CAFuLAANvAANCAAcrABmMAHvvAMRV5uAAAKAIuEAPLAAIgIAAkgAFKEAr9tAOzlAAIIELKtAPIv"
    "AVoIBTMIBckCADpvAPONAAKEAH2EAACIAf2EAVAIAcuIBrECAEaIAAKEADgCABOJAANAABQIABsEAACIAgCkAMRcmkAAAIB5"
    "KCAXvLAANAAAHAABCDAB1AAgFACMICAACCAaOIJY4CDKiQAAGRAAFaACUHAfscDXaIB_oCEScIB_0CBP6QCM0CAGW_AhikAD"
    "U_AAWMAGKgAAsgAD8oADS9AAY1AMRt51AAAWBygJAIZfANZIAAUfAESCAB0QAgeIAEgcAAJfAB_YAEhcAEpdAADdADrVAC4Q"
    "F9KYJe02AHM9AG-YAAS9ACABAAUwAAYwAATFAATFADUYAAKHCISQAAoMADWCAAKCAMR4u7AAB_AHfUADWgAD71AC8gAAUgAD"
    "egJCSUCNeCAa0CAYYwDNkQASSgAGkgAD8aAzSIA2_AAANAACPAAGlAAMDIAANIACPIAHUEAEgCAB0QAAkQAYDIAACQAIM_AD"
    "-_ACAQAMSCLaAAAwAEagAAhIAHR9AAT9ACcYAAOYAAGQAAOQAC2QAAmYAAKQApZIAJwQHQIIAIcIAPepAIpAAWD_AACgAIV_"
    "AACMAAoIADlABf3AAfigAPAMAAEfAOYdAAEdABALAAFLAMSIJ2AAAJAAwgACQgAWBgAAF9AAmgAEAgAAcgADRkAAFOAALkAA"
    "cMAAFfADSkAAQMAK3dADmdAC_dAAFdADidBK2IAfgIAGCEAAgoAAIoAB0IAIJ_AEggAEwCAEnoAAKiADOCAMSJt1AAACAA-g"
    "AA4gAAQgAX6gAAIEAACIAEcoAAL9AACIADt_AADuAAKgADz_AACMAKY1AGkIAAEgAD-oAWwIAOwIAECgADOEAGdtEPpAANTL"
    "A7LABxskAGkBAIWIAAEMANSqAMSOb-AAAIAATtAY2gAIWMAALEAAhPADmIANyoBSDNAfrEABKgANzPALECAAGCADPNAAFNAA"
    "DPABCoAAEIAFboAA2lACSkAWBAAEpoADvvAAGvAAEHAACEAAcMAAFPADSsAAEkAMSQTYAAAMACdIAAFIAIVNADpNAC9NAAFN"
    "ADlNAsWEAeeIENGgCzFnBo1lBvMIDQAIAL-EC3DBAACQAFUIAAGIAAEIABuIAgSMBNmFJL-gDQ5ADBYgAHv1BhqIAbEIAN1V"
    "An0IAMSjuiAAAIIdyIDJKyDJEIA2JgBaSUAnyMACKUAGM0FN-gEJYdGeoQAGwwDCOZAEewACaQE-qLASMCGAM4A6a4ASeoAI"
    "OIAuL4BEeEAIkkAKqCACN2AfmwAEYQACYQABuGAXIQAMS-BTAAAQAACIAXp1AOl9ACMIAFygAGXgEIWQAz91ACJfAAGEBFdA"
    "AHtAA-jfAGTGAATAAF3HAASNACDUAThMAB6EAXFgACOEAADAAEigABcEAAaNACDkAB-NABTEBBehAcqJAMTDoUAAAgAFQCAD"
    "MsAshgACMkAAFgACKgACYgABdkAAGkACU3ABykABgkALTIAGagAB0IAmTAAFiEACZ9FEtPAAIEAdTNAoNNAHtNA8TEAFuCAC"
    "ygAGaNAAENAM6CADKNAFfAAMTIk5AAAEAZQEAACgAEkgAD3EAB0HAAMNABSsFckIABGBAHwBAIqBFs1AEkeBAAvACQq_AAEI"
    "AAYCAAe_AAoBC4kBAIWIAGtAABMIAAUBBs4IN_gvAbJuBLCpAA4IB9NuBL6IAMTf4QAAACHkqKDIAgDB2MAf2QAeTaLWeYAW"
    "8dAAQYAAEYAGkYACoYAAuYDFmIACyYE6cNAA4CCDzABEaNA40IAHMcBjO9BcSYAJk8AAEIAOfIAAFIAGhIAAFIABogABxIAs"
    "N9AMT1afAAB9AX_dDu-NAXeIAf_XAAEEAOddAPFdAnRdAAHdAIKVAAJdAAFdA-YIAEQCACJIAAKgAEgCAD3sAn4kAF2NAA7I"
    "AACIAAIgADgNAA-IABsIACNMAADMADfMAKuBA2UBAMT6UGAABMD02CAA0MAQgJAH4gAAVAARagAGuIAOZNAADNAIfNAAFNAG"
    "fNAAHNAnNNAAFNAADNAAFNAADNAIKEAAJNAAFNEkYBAAsBAAcBAHaNCrSQAH2IAAcCANohAAepAHaNAMUBJKAAAxAAYBAgWI"
    "AOchAGkgAAcgBN9tAukIA3JvAOcgAAdtBUh9Cy1AA9ScAUlAAH4_ABsBAAKBAXiZABUcAcIBAAGBAAdKAAeCAACRCJYEABQI"
    "AACBAGR_AACCAAV_AatAAMUHr7AAACAUKBAAcIAAeCFToQC64IAAkCAvBuAHkIAOcYAHAwBN88BlsMAAdkAARAAUVQBOZAAb"
    "2CALEIAD-CAzZuAH4kAASCAGGEAHigAGwoAYepAOcoAIT9AfMpAbsCAPGCAMUQrpAAACANsQAGZvAaWIAAZuAAJQAAHuAADu"
    "AHxvAAWCAAECAFSoAIUIAGyIAAfuAAGKAX6IAWuIAAeIAesIAACIAAluD3qQBO4BAVKSCbgMAtltA11ABdOQAXYQCRqgAgIg"
    "AMUZAlAABtAIWgAGsoAYftAAHtAWuBAfGgDvpQAApfA3JfAdNAAXyQBlOgAPiCAnmgANsMAAcgAFGQAACYABA9BOY8BlqIAG"
    "HdAAFdAHzZAAFZAAcoAAEoAGBZAAFZAAhdAB0gAMUgBfAAAQDrmCACSBABsCAApPAAGCANcBAAYdAARAAPGBAAYBAAeBAXAI"
    "ACDPAOMgAAWgAHYBAHUDACS9AAUdAVRAAOfdAHMIAArdBEiYABGIAAvgAGeFACCgAT7fAY6IAACIAMUj5NAABQAADQAEmIAC"
    "IEABGEAAgMAACIAA2gANqMAAcBAFGIAACIABB9AYn4AVqIAfeYAAqCDvSIAAtAADiCAEUIAGBAAARdAIEIAACIAIUBAW0IAB"
    "IgAIigAOSBAGBdAC1AAMUndUAABAAB6EACVAAJndAAndAHQIAAgIAALdHukBAAWBAH4EAhckAOd9BU98AdYoACZAAF80AAoQ"
    "AHj_ANEIABeBAGaOAAQgAACgABMEAYeIAIRvAAuQANugAAuQAF2gAAcgAMUuKcAAAEAAuQAdXIAdkIABnAAGrAAZhLAIVfAO"
    "cgAAvAAALABUFAAA5AAmEUAACiAUqIAAZvAHW_AAkEABsBAX2gABIQBragAmAQAACEAUhtAAnvAA6hAAUBAGF_AByEARpvAM"
    "UyBfAABAABfPAAOQAAXAAAScAAUQAH4gAUWRFByCASyRAhDuAWugAtWQAnmgBCsOAZ-QAAFSAAGQAAvAAHX_AASDAAfEAAFA"
    "AAGCAAFAANe1AAXAAApAAFnQBOZAAA7AAADAAMU3mJAABAAmMgAAEgAcqkAaeuAACuAHbEAANVAAFFAAChAAGEAAMCAAGvAA"
    "GBAAEyAAGCANyBAACBAAjgAAHAAF6gAAguAYwEA1IgAAksAAEsAiECAENuARwCAEWBAgMQAAluAMU55ZAAAgAICgAFgQAAIE"
    "AICgAAaBAGSgAAygAXggABOgAVqgAJ6BAVUgAASgAAigAAGgEL-SAsdAAiffAATAAADNCTqQAADQAAJQAIOSAACSAAERAOcB"
    "AAklAAElB-gCAACCAMU_5XAAACALSiAYWwAAEwAAIwAIMCAAECAAExAG9NAHcgAAeQAAKBAFoQAAGQAn_tAmogDuxfAAVBAA"
    "oBAAWCAWGBABuCAFoQAAkUAYyBAODdAEMBAAUdAKPdAAmSACudAUpfAMVDu_AAAQAO1dAH2BBYaCAEWBAgQQAACSAAKQAIOQ"
    "AAGCAAUgACCDALYQAACUAAUBAFgQAACQABC1ACuSBLq0DlKCAKdAADcCAaxdAXIIAAUQAP7dAHyBAAUBAGpdH_R3APCEAMVM"
    "bQAAAEAAoBAGIgAAUEAAIUAACUAAoBAAUBAAIBAAeBAGMQAAISAACCAAoBAAUBAAIEAv41BU90AdRlAAPhAVNAAILlAALAAA"
    "ZEAHWCAAVSAAHQAAJSAZdAAACgAIN3ADbAAMVOfZAAAgAGkgBOZAAACgAeRhAWwFAAphAF_lAALAAADhAAUEAACkAAEEAAqB"
    "AAzhAAJhAGCyAAEkAADyAAElAAESAAF2AA-BAYbgAA62AHjEAO7hAAT1BUBAAANgAAwQAdbhAMVRI6AAAEAACFAAoBAGIgAA"
    "NnAAKEAAGEAAqBAATnAAIBAAYBAAIBAF3AAAegAA-BAYagAA6gAHikAOgQBU4gDwBAAALAAILAAMUQAAjAAHyCAaXAAIJABj"
    "jAAmVmAILHAMxQAMVV6LAAAQAHgCAASCAAGSABIQAYOQAAymAAEEAACEAACmAHhEAAHSAAEBAAanAAEBAAKWACeXALMgAGkg"
    "BOKgAA8gAACkAACkApSCARjVAAUUAiNmAAGEAADmAHc3AAF3AAEXAMVXzmAAAXAACzAAZnAAQGACe3ADUEAASEAAVVAAFVAA"
    "DVAHQBAAEBAACBAGaxAAnmAADmAcukAw3QAAMlAAIgAAlkAAFAAADEDqWCAFEQAIKUAFORAHoEAApVAAUBAHkQAAcVAMVa_l"
    "AABVAEYVAD_VAGFVAAhVAX3XAAVFAaGBBX8QAYRxAEoQADRzAAiRABEgAACgAAGgADOQAAIRAE4EAPAVOjQgAdmgCr1vAasg"
    "AEGIAb84BPVtBNfAAIFAAEMCAD8CAADvAMVnS6AAAIBrQKA_LPAOcKAESKAL1PBrPdAAVAA88YAACYAACYAeKYBusnDJCgAA"
    "WYBW6gAFEaBriIABkQBXDAAE8KAtqRA_lABW9YAD0SAAQQAAaIAAQQAt_VA9qIAAQIABlVAMVyRxAAAgAq8SBDyKA73PCMiw"
    "AAsgBbSgBtV3A4hjAD8vAfQIAqHgCX3AABkQAFzAAcEqAOcIADqIA_J3BUffAHDAAAUKAaxHAAiIAAyIAFSEAJKIAC2BAA0I"
    "HRlyAAMSDI53AMWB5-AABAALoKAAKQAACKAAeCAo8gCT5_ADWIAHACAA2QAAmCAACiAbUIAN0BAAoIADcBAAeIADRtJUaSAG"
    "lfA8nSA3uYAD8IAewKBu3ABYiKAD8KASD3ATAEAD8gAlc_AeOgAMWM3bAAAIAEoIAIsyAACKACEIABACAACYAA2KAlAtAKiI"
    "AAMIAesQARsBIkrAAAICBDBABzs3ASQgAAIIBDCgAAC3A5xiAEGKANcLABWCAH2KAED_AD8qASNAAACIAE-gAN0MAMWVb5AA"
    "B9AEMoAKkEH6aCAECKADWIAAmKApaCBDKDBLmLAAGLAI4gAECgADWIAXvnAD9HAGEEFQMCAYGIAD2ICvPvAZqJAAipBOoIBS"
    "RsAc8IAAIJAH2JACECAAoJAAKoAAcJAMWiQjAAAQBOkJAG0DAHECAAvIABTABmPIAAHIBY-EAAGXAAESABuJACsHAAMIADwP"
    "AAMIABJPAajPBLqNAAHTAAGNAEIQAAQQAZrNF5CIDJSoBbQCACBfBr5FAAFAAAnVAAFAAMWsXmAAACAFWgABIgAceQBJ6QAA"
    "FnAFcgAAEYAACaAAkgBaeCABBAABJIAAESAZ-YACaQAQNYA52YAFbAAArIAXqYBEUfFv6gAijPCEpNBEcgDE8UAC6CABgQAA"
    "eaAcQgAOK4AMW2O7AAAQA6KQAAEIAAmQAAEIAAaYBMHIAQECAZ7-AAcgAB-_AAF_AMaoACV9ABx9AE0iA1X9AE4CAAqCHo-C"
    "Bx0YBco6CEoQBAY4AE6YBlWIAHMYBMUJACMCAJhPACSCAACCAMXA1zAABNAAfPAikEAIL1AD8BAACwAAXFAAPFAB2_AAMyAA"
    "JFADC6AxFAABjFAE3NAAWQAAVNEkt_ASoICX_AAbzAAD9AAVqQAEAYBLpAAGbAAArABX7gAA6gADECAAMoAAqgAMXHIWAAAg"
    "Beh_AD8RAC2IAGaIAAqIAXfAAhmYAY-CABmgAC0CAAiCAD8CABKgASBgACM4ACIQACcQABh_ACd_AIEoAKgoACcYAbmIAMYE"
    "AFh_AD-RACtQEJwIA0t9AEaIBIzIAMXNK3AAAIAVjdAEugAE7_ARigAEaEAATfAADfADh_AALAAAQIACQfAMGIA2OEAGoIAA"
    "G9AGaIAAC9AAoIAAD_ARBfAACJAGbAAmBfAKgIAD5dAAFdAAmJAGmBAAWgAELoAAGIAMXO-rAAAKAAH9AAjfARjgACOgACIJ"
    "AACgAASIAAEIADh_AAGqAAEVAATfACBoAMZdACTdAzz_AAIgAD2_ACqgAAGgAGjdAApoAADfAQ-IAGeVDvGvASYKAAeBALLv"
    "AACIAACIAMXSHmAABvAADvAAeJAWXJAAEEAUcIA0WvA8xkAKiIAD_PAPEJAACJACMCABGgAA8gAB0CAAbAAECCAAioAD6gAA"
    "FvAAHvAADvAA9vAZ1vAAFtACjvBI7AAGltAApNAXdtD2UEAMXWtaAAAJAEaJAACJAKuHGHmoAKrnC-jAAETAAO1vC2BBAKmI"
    "AAEiBncIAAEIBOoBAD6BAACBAEYBAlyIBMcIAduIGQJADJEgCipAAmlABGUIBcP1ADt1AL-IAAEQAAHAAA-IAMXnZXAABAAV"
    "nAAACgBGYCBf31AMCCAAGCABCCAAGCARqlAD8lHUQIAEgIBtAIAVWQBCNADJIwBgYgCIcIBEahAMDAAAECABFAAAEiAR-IDt"
    "4gAkUCDFxACDZAADpABBmCCDwgAMX5XvAAAUAzuQA3uQAD0QABIQEj8CAUGQAhZdAvTABhNIAAqQAD8IBjVpABsgAH2gCFiB"
    "AAZIAyR9ACY2ABl9ACoQACjAAGqgAAFAABEgAAFAE39fAAFAADTAAeEQAjgEAG0IAMYDkoAAABADqBA_jgADAIAFF3AYCCAB"
    "XIAAZXAXF1AACoACbgABAIAACIACWIAACIACr3ACN3BHnAAH7AAQkIDxmIATOBAC4CABmBAKpIAACIAThAAdbNAncEEqkBAE"
    "aJAACJAMYMN9AAAIAAeJAD5vDFSJADxADE1AAD9AAAdpC9XoADU_AAoBADa_AD8IDJJAAAeLAaYIBMrCAAeIHzqQBsM5AWAI"
    "CyvABY6vAD8IAX4EBD8IAQcIAWcIBGxAAThuADnQAAbmAMYctIAAApAAoIALaIAAEIAAlAAAeBAAWIAAEIAAbAAAMBAU-IEO"
    "GCAAOCDF3AACmCACTABtLABy6QBVZABRMoAH4WAamgGopdAGldAvRAB8-YBnWQAD0YBHOSApFcAAFcAGlcAMYqfkAABcA5EI"
    "ABcIARsQAD0QDpcBAmP_AAoJASLIAEiQAOddAH7dACndAD_dArhdADwIAADdBDlYAcGCAdPQAAgIADYYAAFIBJoIAGyIABcY"
    "ARf9DxqIAgACAYqBAApAAOddAMYyVJAABdAD-QIXmBAEaBALJvAA4BCqf_AASCAACCASSgAAKBAG-CADmIAAP_AAICAASIAA"
    "LtAAXIAAIBAACBAavvAOcBBU8oBG_AAD2qAAKhAbJACiEpAC2oAEO_AAIgAAQgAMY7WuAAAIAADpAAKBAC8_AA1_AbOgCaCB"
    "AC9tAAyBAEUIAH4IAACpADaIAADIAAeKAv4IAAUCE7xoAEJvAD8SASUQALEQAAyKAAIQAACQDI6ZAayIBjZAAD9ABiEJAAMC"
    "AKfgAMZDmBAABgAGouA3LAAAUgABQIAAKgAVWoAiiCACcIAD8KASUgAH4QABUCACoaASxuAESIAEKCAN6gAGs4AEEgAUOoAW"
    "59AMEIABkoARm4AD6oDptAAH5KAbUCADOIAAKBAlNdAMZIWxAABdAUnAAADNCAUCAAMCBtSCARdAAD2QBDMKApihAB2xBDeY"
    "ABkYARqgAD2gDpsQAAVfAaYoAIyCABCCACCZASrfASldACKdAKgdABfdAUoQBe9gAD9gAeYTAVqRAACRAMZP_7AAARACcQAO"
    "cIAGl9BOYQAAFwNfSBADuSAAeBADsBAHZvAATvAACgAAdAAbUgAOcRBU98AcptAc7tAEtAAIZAADXAAADQAAdvASZMAIb_AO"
    "dtBU9AAACgA6BtAAKSAA0BAMZatfAAAQAACIADagAEdCAAeBAAEgADWgAAHvAAdvAAEBApnhAAJxBUVgAAoQAkGQAEMQARQg"
    "AAHvAAwBADugAAdvAHcgAAcBAACBAAEgADZQAAeiAADvASSkFZxAAD8BAANAAMZfQ3AAACAUlAAAhAAKpAAAKBAA6QBNHAAx"
    "tAAoXuAeKQACv9AAoWAAmBASsuAEeOADoSAAUvAAEBAAEaAAEKAOABAjsgAxBgAADNAAmgAACsAACsADTIAmUCAc6QAD8BAS"
    "tuAMZi19AAAgADgQAAICAAECAAChAAPvAAICAAGKAKN9AAH9ADsBAAZdADf9ADFuADluA3EEABqEARigAAOgAAZsAAFAADUo"
    "DpjBAAeQABKCADAQADZfAAOBAKSRAAOdAHsCAAcBAMZltlAAABADoEAIABAAIBAAEBAi6EACPdACMdAIVdAYDfAAJNBciCAG"
    "SBAdiQAA-BASQgAACGAAGCAEH_AEUCAAEBABgBAJORBYYQAAEgAD6QNXnAADRhAEWSAAFAAADAAAdAAMZvMjAABAAAhAADLi"
    "AANnAqPAAkfAAD9ABJMkAZ6DADAEAANnAACBAAFnAESgAAGgAACgAAcgAC0CAEmgAACgAAeDADICAAOXAAFnAAEQAAdiAACB"
    "ASPgA741Av4gAdTkAOsgAMZyNZAAAUAA0BAAGBAAEgAAKBAAGBACuEAACEAANnAAmBAD3nAADXAADwAAKBAAGBADNyAEdQAA"
    "KBAAGBAAIBAAGgADbAAAEQAAQBAAJnAAGBASsQAID3AO3hAkjFAwAgDtyCAMZ1N3AABmAEFmAADmAD9AANaQAAEQAE2QAKxA"
    "AASQAAyQASumAEamAAGmAVyRAhI1BU1AAEFAAADAAD9AAPqCACMwALNgATeSAAXmAEEgAAGgAARmAADAAAFmADfiAAD3AAIB"
    "AMZ3TCAABnAB0DAIt1AD8wAkn1Av3gAD_gNK0LACaLAACLACKLAACLAZiLAAErAAooAACIABiLAACLCrAgACMgAb0gCrTrAC"
    "NrAMQKAKCgAFjrBq8ZAAJpABoZA-ZrACNrAWbAAMaDo-AABrABlrBq7AAAOCABkoBXAYAFzLBqkIAAKaAAGJBa8QAAwYABqQ"
    "CqkYACMYAcSYBsVjBbMqAACiACOyBr2YA-MQAcyIAAICAAKoABaQAAeaAAIIBqsIAB2IBWFYAEUCAMaNEJAABKAByrAeOQBM"
    "mIABIQBbFbAB0QAAOCAeTbAMtRABuRAADRABeRFhyIAAqKBt0KA-BLACNLAbAgABaIAAJCAAg6Br2gA-AgAcmgACAgAAogBr"
    "_AAA3ABZtqACOQAAEiAMaWgfAABSAeCIBN4QAA2gBR_7AH8KACFSAAYSAZ-IAEEIAKYIAEEIIscYAAUQAB2yBr4IAAKSA9uY"
    "ACMYAckSAAoIAAICDI8gBsGwAA3zBOVQAL0KAByiAATCAAKQAeAIAD4gAMamM3AAAaACHABsDABa8aACAgAAISBr4zAAKgAA"
    "CgBMwLAKsKAD8KABkIAeCIAGVxAoj5HycCAYUKABiIAAGIACAIAAGCAACIAohTBDXTBBMCAACCAAECAYOgADuiAWPzAMQIAM"
    "awVzAABgHb4CAEGiAD8CACMCAR_LAEdLAB1LABsIAACKACAIGPACAAECAAoIAAErAACIABoCCqkCAY4oAAOoAAKIADgoAAEg"
    "ABqCDDlpAAOIAAKoCv2CACMCAWzgAAQIAB7KAMa8NKAAACBrSQAB2QBUQzAAWJABeCAAYzAAZJAByjABvrAA7rBmmpAAFzAF"
    "eQAbxAA4MJAAECAB_AAAHIAAQJAEFIAADAABtIAAGIAB0CAAXIAaBLAELLBHHIAAHLACLIAEXAAMbAYpAABJACXBA_oCDKbb"
    "Bs9ABcEIAB2YBrGgBa4CADXADCf6ACOQABGCABTrABGCAAECAAbJAAeIAeeQBMfJAAF5AAbJBbsYAAC6AciQAC2bABEQBMig"
    "AbAQDvkgAaPbACPbAMbNRTAABIAZqCAA_LAd1rABxrBNYQA-UCACMCAbfAABGCAAcCAcdLABxLBmBJA_SQACO7AEGIAbp7AB"
    "G7AAqgABG7BMygABSIBYfZACYaAAyCAASCAcQoABG6AACgAAmgAADrAMbScDAABrAA44AADrALz5AFeQA7PgAAfgEIAIACIQ"
    "AAPbAcQbDk8QABwQBOjAA-gYAd2CAeWYABAYASQYAAEYAA8YA6KIBZCYACYYAA-CAcWQABIQAAo4AAMgAA8yBF_4ERVAAMbd"
    "M8AAAZAAFACs0IAZaCACaCAAZZAAH7Ab_QABxQBG-YAGu5AAf7AAUIAAqIBW6gADc4AAeIABSbAALbAb-QABs7AAEQAACIAB"
    "AgASQIAAEIAA-IAr97AEMbACiYACVoAEbZAMbhMAAABbAA-gAW4RDsPhAD87ACN7AZ15AAaJAACJAByJAAH7AVoIA3EIARU5"
    "BGeIACYIAD9bACAIAAMIATvIAEKCACt7ABECAAYiAAHAAAD7AX-JABn5ACZ7ABEIAArrAAD7AMblTFAAAIAt8IAX7IAAF5AG"
    "x5AAdIAAD7AA_IAW35Dt1rACZrACCIAALrAZOCAAmIAB0CAWEJACaJFmeJAD8JANgIC3oJAD8JAAEpACIJACEJAFSIAD4IAA"
    "EIAARjAB7DAAVjAMbub4AAAIAEcIABhgAAXDC7lBAAHAAHMoC7mBAAERAIGBAFMoACOIC9iBACKBAACBAB-DAFaIAj0IBomI"
    "HS6IAB1QAAOQBq6IAWnBAACwBHMCCB5xCiIgAi5AACbBABxzBGmCAMb8x4AAAIBKTxACX5AKVxAAECAAuQAAECARmQACcwAB"
    "uhAACwEO4IDEpICHoQEM2wAfoIFQzAADzAADPIDJMZAC4YA0wYAC0ZABIZAAoYABIZBNYgB6kQFO7LABbRACZLADWIAMcN51"
    "AAAIAR3QAhdZAlPZAKCBBK6gAPsCAGWQBoKwAKVANtCBAD8BAODLACDpAADJC5BBACNpACCpAFkIAAUJADoIAATAAAEqABhI"
    "AAOIAARrAACqDC4oAEQBACDADCw7ACaBAMccByAAAIACbrC1KBAGEoAFf7AASBAACBABzwAAYJAACJABzAAAMBABqIAAOBAC"
    "FrAdiIF0mYDHDQAabAAFsIBjGIBd7gACYgAFsYDBDAAICgBfAIACcIABwIDtmCAFFAAbSCAMcomWAABAAADAAohZAD9ZABxZ"
    "AE1ZGDfIAKEBA_iQD_9LAD_DADSQAfIBAmfZAD9ZABxZAE1ZAA6IAA3ZApjZAD9ZABxZCEyIAACIBfVwNcohAAIBAD0BAAIB"
    "ACEBAB2BAJhrAMc4UyAABJAADJDG9QAAT7AB_AC1QBAAJhAD0BAAJhACNhABuBAD2BAB5CAAVpAB2BABuoACOBAAEgCy_BAC"
    "CBAAOBAACBAAIBADyBAACBACKhAB4BAD2BABsgAALYAAUIAACpAMc9AZAABAAAMBABxYAAV7ABtAAAMBBnVAEo-aAaRACOtI"
    "AN7zAUOYAYOIAAEqADwIAADIABvbAADAAAGrBNNYAWGIBgNqADu6AAEqABsIAAEIAAFrAGh5AOlqA3gYAAMgAAegAMdEKbAA"
    "AIAAIgAVkoDo4IACaCAE8IAe4LAj5ZACNZABU5AJNZAD_ZAUbJBmCQAKmCAPICAViJAI0YABuYAACYBNUYAR9ANiYSALviAA"
    "FrAADyAAZAABpiC1iJADnrAAWBABygAMdRasAAADADcCAAGbAAaBABmCAATiATnAAIfAABxABfMgA0KBAAMBABkIAAMBACQB"
    "ADjrAAMBAAGBACGBADeBACOBAB-CAAOBAAKgAD5rAAEBAVcgAIgCFOICADnqAA6CAFVAAMdV9PAABAAZoQACGQAUGqACMqAC"
    "QqCSrAAA0CABZAAWMQAZYQACZAAAFqACRqABcTAANrACJyAACCABoCAAHiAADiAAHoAGh5AAEwBGoQAR7pAEN5NP4BAEaBAA"
    "EBAAEBAAIBAMdfaqAAABABFQAASBAAGBAAEBAAMBAAEBABvAAAMBAAEBAAEBAAGBAACBABPjACSgAAQBAAEBAAGBAAKBAB0B"
    "AAEBAAEBAAGBAB2BAFuCAAKBAAMBAB2BABjjAAFjAAfDABpjAMdfmgAAABAquRAfgxACMxBgSgAEiBABPAAAijAB6gAAaBAA"
    "CBABHhAAHjACZjAADzAADzAKECAAUjADnAAADSAASiAACBAVcgAIfjABxiAsbxACNxN-CIAeqIAbsSABMSCTIUAMdqXnAAAU"
    "AWyUAAueASGSCfCEAAWEAACUAAUEANIEAJIEAAoUAAVfAACUASySCYIEAAm2AACEDjgQCnLEAHMEAAUEAAaQAHpaAAOYASLQ"
    "CrQsADUkAD8gAAwEAumwCWJ_AdE8AMd1U4AAA7ADikARSQAHmQConfAEEQADrGAL0IAMUMAAWEAAMEAAGQAD2EASzAAADAAE"
    "dAAEFAAavAACQMAoLHAEBABEmKABigAD6KAAsIAqwTAKACAFuDCMEgABvKBROIByugAMd7qRAAAiAU-IACcoAjAqAV0CBusG"
    "ABxAACSIAE_KAAlKAAiPAVKMAADAACSEAjJAAUtAA1nAAADAA4WQABkEAAHfAAECABxfADyUAC4bAAnbAAqfAAdfAJNEACPE"
    "ABUIAAqKAMd-6FAAAIAFkEAAEEACBbAAIEAAKIAB0MAT5XAADXAD2QAEfTAF8QABLTAACTAIcIA2tXAELXAE0CABwCAAcCAA"
    "CfBZ0EAACEACMEAECGAWCIABSjABEjAACjAA6jCMxLAD8gAMeCJXAAAEABGGAQVDAAPDABGCAGeCAAWgAAwCAA-CATvPAAPP"
    "B2AkAIYGAACGAYlmABIkABwEABGGAQSgAASgAA0gAASiAjmMBvBvAC0gAG0qAARtAMCIAJ-EABGgABAEATRoAMeFbTAABAAA"
    "1oAATACQskAAqGABEEAAFvAIXrAAlPAAYrAAsvAMCIACGKAAyIAAZAAACOACKEADNrAAKpABOEABFAAAGMAA-EATGDAAKjAA"
    "KDAAzrAAKDAALrANUjAAcgAAdjAMeHpsAAADAFICAACvBC1LAAPLAAXPAAnLAAvPAM0KAAGIAA8IAASKAAGIAGpIABEEAAEE"
    "AA8MAAKEAADAAA-EABwEAQTLABVDABHLAMvAAAvDAADDAAbAAAfDAHtOA-oCAAGCAMeJQUAAACAAsCAARGAADHBeOaDX-IAC"
    "QIFvMQAcQYCh-EDJEEAJaIDnegCsyCAHO6CtCEAcR7AZkIGL0IAByfDNjAC7gQCqUEAewIANjAAPWIB_uEAb6QACCLABULAA"
    "ibAACbAMef9dAABAAGUIABMLAAkbAJwIAByYAAgIAPIIABcIAtYIAhSNBLcIACIIABUYAACbABEgALMIANKIABQqCuWoAbDb"
    "AC-CAMmKCCAEAdkgAYqgABSoAC8gAMgIAAIoANogByEEAMemDuAAAEASXAALNACcUEAcQJAAWIAA8IAB47ACCaAAMDAC07AE"
    "l7AEwKAA87ALGIAI2CADRzAD-IA1mIAACIAR8CAI4KAv8EAACEACGEAAkEAYfbACIaAAoaAAkbAACbAAsbAMepVXAAAbABEK"
    "AACKAFGbABUbAAyaAAZbADqKABmKAAEaABIbAACbAKWIADqEAD5IABTAAC5JAAZTADqIAC2IAuxIAECIAQCKAAuKAKWMAACK"
    "EXuLAArIAAcLAY-qAAoqAAqqAMestMAABLAAnLAZqICReoAI0LAACOAAfvAMNLAALLAAeJAAKCACpIAAvrAAoCADFKAAoKAH"
    "nJAALLAEcKCnyIAAeoAQVoCr0rACsrABErAAqDAAUDAFhAAHEIABwrAGKrAPMCAMexfRAABrAP4IABYIAi1rAFBAARMCA74E"
    "AAYEAYoIACKqAAaqAAoKAAnrAF0rAAorABULAAdrAAgiAAIIAAXIAAIIAADLADyNAACKABOKAACrAA7rAGNIAAFJAAoIAHcE"
    "AEPAAMezDQAABjAAhJAApKA0EJAA9IADcIAAoIAQCKAAUKAKEKEG6EABsEAACEA6ggCNgEAAoEAAWEAACEAAUEDBgEAAEEAg"
    "YIAMCIAPSyAAc7CseIAAyIAbVyAACCCRqEAOfAMZsEAMfHeKAAB7DJNACsMbAACbAGWSAWjbAcebAfYCBZGEAACEAGmjAPE7"
    "AACoAA4IAAcSAc4zCNmEAe24AckCCVuEASDgAEoQAAIQAHIQAAGIAACQCqyEAAMEAOcIAIa4AHQQCWSEAMfR8hAAAEAAUEAK"
    "gEAEkEAACEAJ3QAB-YAJ27AAU7ABPzAGqzAACEAAJAAFIIAPagABJ7AEW3ACwCAAJAAUk7AeMzACwCBVIEADSEAF8QAFOCAL"
    "FTAAFTAADTAFEDAAMDABiCAMfT3sAAASAADTAGYIASkSABLXACyCAxsCABLTABmCAAGCABECAACCEpQIAAqJAOBSAAVSAHRS"
    "AVVzAAp7AG9zAAeoAIkBAsnzAVKCA72EAACEAIIEAACEAWAoAAUCAM2IABgIAMfYsMAAAIAHXCAAqCAG7CAAgCA1JCAAOCBQ"
    "2EAIKEAWAIAAVCAHQIBShiBZAEAAIEAFzgACMIAFuIAH-7AAggAAKgABggAAOIAFgIAAC7AASCAVD7AFWKACGiAUWQAfMIBb"
    "EEAMfdHFAABAAFvzAAIIACuBAHJ7AAD7AArAAEiDAAsIACESAADzAAaCAI9AAL8CAAmCAEJ3AAyIACECAACCAAaGAyXzAC2C"
    "AACCAU9AHWeEAHQIAAmJAMtrABdCAAICAORIAAYIAMfiLDAABjAAvrAHDjAAgqAIWBAszjAVGCAAOCA7eEAIWEAL8IAKUgAA"
    "FiAHvAAEoIAWXAA3FiBkZgAAPBAAbBAACIAATBAADgACaBAG-rAASrAAVuAAHvAAOjAHCvAAOjAAKCAMflJ3AABAAi-gCEUE"
    "ADwEAFmgAFFgAACCAASgAAZgAAogAAEIAAQgAACgAACIACGhAG9jAARrAAXrAADjAAVjAAVjAEGDAAuIAAuIABbjAAUiAAKC"
    "AC8IAAULAHmIAAUKAACIAMfm7iAAAIACIiAjeIACyIANQIAXHAEMgEAAEEAXWTAc8LClQcAHP7DB2EC6cEAKcQAH4zAVEgAH"
    "47CZwEASvAAAUbAb8IClKaD3VACaYQMtQbDlq6AAEQDQOII2c7Ac4gAdW7AMgEdVAAAIAH4IGHGNAACNAH3AAcSIAAnAAFiI"
    "AAoEAQmNCVCwAVBQAMjXABQIAz8aByWQAEOQBSgIBuyIAH67AYqQAAp7AcO7BqiEADoEAAsEAc2IAHwIAACIASzIAAoGACE_"
    "AMgOLPAAAIA2ECE74gDBCNAACPAAUNAGOTAAnTABFAADYIAYLIAAaIAAoIAAT7AADAADFIAAWqAAcIAA9IARUNAinIBN2EAG"
    "kEAD0EAIKEAAuEARYIAU1bAIyCAETAA02IAAsCAMgVp3AAAxAIV5AGW7AAG7AASCAEU7AAOIBS-CBegEAByEAKV7AASgABwC"
    "ABZ7ADkCAC8CABoIAAeCARGKAB0CAGGCAByCABUIACu_ADw_AL2IAaICAJ-CEzaLAAKLAHkCDBwMAMgcDjAAAIABBEAVNAAH"
    "NjAAMKAANACmxrAAEKAAFAAAFAAEMgAAyjAAMjAAGjAACiACiCABKgAAiiAYeCAAMCACeIABlHAAIKARmIB1QEAAWEAS8gAE"
    "-oABTtACSqAEVKABCgAMgfO2AAAIALmIAGNrBBMCEgQEAAEEAa0iAGwgAWMqA5kCBYWEATAEDI-SAEMMAGKDAw-CB7IEDAqE"
    "AY4SAD6QAAuZALGCANOCALyCCPkEAAeEAC0EAZpAAD8CAAUgAZ6gA18CAMgr0tAABqABGgAXb7AA-CAAWQAATAADWCAyAQAA"
    "TAAbGCA84EADIEAePAAZygAAWjADSCAyAgAAWCBXWEAEmEAYgbABwfACMKAA_OAAyCAAeOAXYSABEfAACfAD6CAACCA1oCAM"
    "gwbqAAAgAk0KABUrCkOcAkyCABsQCvYgAYqgACUgABSrFtEzAD67AB47C48YAQKIAUQOCuECDROEAZd7AACSAAm7ABaCBJ8K"
    "B9uSFoYgAqEwCfACAOWaABmbAbT7ABcQA0MQAMhE9VAAAiA3nlCRNaAZEQAASQAACQABsQAAmgADeGAMMKAAaBAk-CBReEAo"
    "rAANKQAKKCABnQAAaCAAOIAAhzAwoQAESCBu0oADkgACZAAB6QAB2gABqgAAfaAX0yCOsEAD6EAMhLHFAAAgACmgACEYALKD"
    "ACODALHiAAIiACOiALEIADYCAN5iFfDgAEICADyCAAmgAnWgAP-lBw8EAQYJAAMBAEbAAB5AAFnCACJAAB5AANAFAHsIAD6C"
    "AANAACHAAQd7AAcBAMhQUtAABAAhQCBRqEAa8fAAKCACCfABOgAEpAAAcbAAEbABegAAJAADbAAAehAKjQAADQACVQAIMIAC"
    "WCABCbABNTAADzAPfLAALQAADQADubAdmCAYCCAG2CAy0EAZIIAA-iAMhS-RAAABAD8gABmEAGH7ACP_ADMgALSgAAEgACUg"
    "AKigAAZLABJoAAsTAAETAPmgAAEgADsgFXqoAAFAADACAEPAADmEAAWCC5SBAAIBAAMBAD4vAAZPAAHPAB5PAGGrAACrAMhX"
    "yoAAALAAgCABwCANMFAHsIAFwrAACrAQrLAAHCAAgBADQrAAErAJICAzACA20EAUZIAAGoAB8CAACCAB4iACzvAIYIAADLAA"
    "HLABCJAAELAACKAAoIAJsIAAGoACOoACLrAMhZfyAABLALrLAACIABAjAPpLAAGgAACiADvrAAHrAhsCEhMEAD8EABoEAOUE"
    "ANkXAZciCT-EAVqwABuwAAqwAAgUADHQAAWgAZd7AALrBPUCBcOBAAYQAAIUAcwCAAILAAKIAMhgUyAAB8AMwgBHsEAfiEAb"
    "bAAzNAAGh8BSEEAeCLABwBCtSEABGEABUEACIEANIIAKS7ABirACavAACqAWkSACSKAAEQAAaCAFSLCMiEACiEAAWEAaqgAZ"
    "UCAEQgABgSCMcEAMhnTCAAAEACiEAXapAbKgAAOQAALAABJgAAMgAAC7AAIQAAUgADoQABcgAwkCBXYEACQEACQEAAWEAB0E"
    "AAIEAAkEAyrAAAErAAOIABYCAAFAAAfAABoCACdAABAEAuqCAFSEAMhpw3AAASBQUEAF0EAaGBACGEAAw6AAsMAX6CAAT7AB"
    "YCAAGCAAe2ABuCACKCAAMCAA-7AAqWCkWTAFCCAXOCAAmSAACSABtAAAgXABsCACLAABPbAAJbAAgWAv4CAFsCDDwCAMhvHv"
    "AAAEAAUEATmQAkzrABuRAApcAAKBAAeUAEcEAxMCATgCBCWEACOEA2a7AB_CABvbAAqSAAJbAAgQAEdDAxMCATgQB6-4CSgE"
    "AAUEAAEEAGYEAXGgAAMEAcZvAAEQCRQEAMh1buAAAEACAEABMEAWCaAEUTAeCWABAQFTqEACQEAVeCAEIzAAqwADTABP4QBX"
    "UEAGoEAAKEAN0FAJmUAaxSAAYSABWQAAYwAAWIAARTAAV_AAMIAEOQAAaQAxAQCOMoAEhSAMh8jwAAAQB1ngADA_CtOEADaE"
    "AJEgACIgAAIgACI5AJ4QABuzAZmwFZYEAAWEADmEAVkCACACACegADgQA2UgBxoEATiFAKBAAErAAT77ACB6ABP6AA5AAAIQ"
    "AAVAAAhAAANAAMiEC0AABTAvcCACBABX4EAESEACMEALDCADaSAH8iABKQAAuQAY5bABuTABCBAAIQAAVgAAJfAAaSAACBAA"
    "ESAAMTA1YBAAQCATQCBWIgALR7ABuBAAJ7ABogABGgAXmgABcEAMiHJaAAAQAAIwAAYgAAEBAAQgA1ZrElCEAP_AAFuiAB7g"
    "AClgAEBACmQEAP1ZAC2BABsCAAMCAADCAASFABGXAETbABb7AAyCAAU7AA-CABQgAAf7AAN7ADxKAT_7ABN7ABH7AMiL21AA"
    "ACAAGgAAOCAAOgAAi_AAMgAEdAAA6CAJ37ACiBABi7AAC7AACCAAGFAH8kAaT7AE2EAAgCAAUCAUYCA1SEAH-EAAmEAFQEAJ"
    "sgAEsCAAECAA4CAGMCABCCACQiAADgAMiNNeAABgANpbAADbABFbABB7ABV7AA7bABTbAEsCACSCABiVAAGCAAGgAAOCAAGg"
    "AAISAAa7AAC7AAECAACgAAMCAAILAAC7ACP7AC-CAAVfAJhbAADbAEDbAAFbAgEDACA7AMiN5fAAACAAUCAUYCEG-EAD2EAP"
    "9CAAEGAAGFAFSCAAECAAQiABzKAAHCAARCAAKiAB1LAAEIAAPDAAHgAACrABOCACRAAAECAAECAXsrAVirAKhAAXmDACCCAW"
    "frA2AEAJqEAMiRr4AAAEAGaEAIeJAAgBAAGBACEBAAEBAAGBAB1vAAECAAECAAGFAAHPAAGlAAqgAAcHAEhrABNrABBgAAHr"
    "ABHgABnAANqgACGgAAEgACJrAF9rAC8DAACDAB-DAAagACQgAMiSK4AAAgABtrAAQGAA7rAACCAJxLAAIgACWgABrrAADrAA"
    "DrAgGDAACDAB-DAFkCAACCEgwEABIEAN23AAC3AAE3AAC3AAsUAASBAACBAAEBAAmEAHIBAAGBABCBAACTAAEBAMiVF_AAA3"
    "AYgjAACjAGEQBEICAAqCBC0EAD6EADIEAN2gAAagAA_lAAWEAIUgAADTAAChADH3AAygAXwgAAwiAACBBKMCAAqCBCqEAACE"
    "ABSEAACEAE0EANqWABbnAAMgAA7nAMiYIsAAAQAHdUABWgACQwAB4gAACCAXhgAAxAAAPzAAJjA0aCBX0EAWVgAAN3AAzQAA"
    "JzAAzAAMFAAYZAA0oCAFCUBTKEAAsEASsWACkBAAM3AACxAAD3ABqUAGUDAACzAB2DAMibWUAAABADKQAAxABNACAF3AAP4C"
    "AAqCBVGCACpXAADDAAJRAAFXAA5AAADXAGxDAACDABGVABHXACwCAAGCABECBNACAF2GBV4EAbGBAAGQABCxAACDAAEBACun"
    "AACiAACnAMiegvAAAjABEnAaSCAEUgAMsCBBQnAAEiAAmFA4sEAVMQAAaQAI4DAAwDAADzAAXzADlgAADmAADDAAVmAALmAX"
    "qzAACSAAECAAQSAAECAAsCAAKCAFiSAADAAAICBEQCAJOBAMig8PAABAA9EEAAaEACMEAAaEAOT3AIQzACBjADygAAD2AASC"
    "AV5zAA6zAA5DAACgAATSAACgAAwgAACyAAIgAACQAC4iABlTABFTAACzAAICAMaiBBsgA84EAfJAAAGgAWHzAMijbgAAAgAA"
    "HAAAEgAAHAAzSEAghAA5CEAAoEAAEEAAUEAAQEABSEACgEAAwEABWEANuwAAH3AACzAAZ3AACQAAIwAA8QAIkhAEDmAADRAV"
    "8yAALQABKzAAuCAAEyAAU3AAuCAMilALAAACAAqgACgCABOzABIzAMkCAiUEAAUCAA8CAeJkAADgA6SEAFiEALETADGBAAD3"
    "AAZ3ABH3AjiCAAWCABHQABgCACZAABbzAAaWAAtzALaTAAGTABETAhQEAAUCACACAMinBbAAAEABACAZWEECIEAVMHAAEHAA"
    "-BAAEBAAEBAEkSAD-QAACQAACBAD4QArUCAACCACEHB3uEAWTBAACBAACQABDBAACBAACUAAkFAIDBAAOQAZrjABXjAAdjAA"
    "RzAACQAMirRzAAAQAAHTAACQAAoQAASTAERzABLjAACQAARjAOSDAAqBA0GCAA4DAACSAAoDBCkEAAGEAVPFAgVzABGQADai"
    "AAcCAAqCAAdSAAXAAATAAFrAAMWSB8AEASGCACAgABSQAMiuM7AAAzAcwjAASjAEl0ABCgBOMQA38EAB6EAAcEAFEEAMkCAC"
    "NnABHnAACQAJFAADsQAXoSABvBAR-CBByQEE0EAQSCACMQAACQAAMVAA4QAACQAAMlAEaCACOCAB0QAAMTAMiy7bAAACAACC"
    "AA6gAAKCAA8QAACgAAKCAaDTA26DBbkEAOjAABHAAI2BAa6QAAiQAAkQAANAAAPAAAIQAAdAAUTACL2CACGSABOXAEtzADQC"
    "AAECAA8CADxAAYMTAAyTAEuSAMi2UrAAACAAkQBOTABJmiABGwADYQAASQAJYQAEUwAXeyAVsgA_6gECGEAVNAAADAABFAAA"
    "DAAAEgAEiCAAEiACHAAB_zAAHAABuEAAMCAAyGAAUCAA2gAAHAAAECAXTXAADAAMi7AVAABTABKCAA9AAO0QAAVAAkaCABKC"
    "BViEAAoEASDBACCUAAKFAA80AAKEAHRAAAoQAAWQAAJUAACQAAUQAAKQADUQAAfQAWwTAANAAAcTAAJAAAWkAANAAAGSAAQB"
    "AAG3AMi8kEAABQAAC3AASBAAWDAFQzAKzTACKgABwQAACDAf6CABJzAVOCA68EAFyEAAmEABEEABUEAQmgABOCAACCACAgAA"
    "QUAIegAAkQAAigAACQAAeQADu3AW0TAAMiAAcTAAIgAMi-IMAAABAASyAAGSAAQSAACBAAMgAACTAASXAAWCABOTADRTAAzT"
    "AAGEAKrTAB7zACCQAdyCACKCAA6BAfABEXS3AAECAAIFAAtXAACCAAMBAAECAAGiAAClACCCAALCAA8CAMjBBZAAAiAACiAA"
    "1CABJSAAFCAAMiAA3TAALTAAFgAA0DAACQAAFAAAFzABiEAAICABGCABCEAXUDAAEzAC1TARQQABwzAJvAAY2DBXaEAGQEAG"
    "JAABHRACKBAAEBABCBABSBAMjCiYAAACAACCABUCAAGXAACFAA-CAAHXAD_zAApzACPzAAdgAA_AAAJAAUbzADbzACRzAA8D"
    "AANiAAdCAACDAAIiAAVAAANAAAcCAALAAASnAAYDAFPzAAdzAKXTAAMBAA8gAMjC_rAAAgAArzAADzABFzAArzAfKDAGqCAA"
    "4CAOSCAAqCK7oEABMEABMHAAmHAACPAAEHAACHAAkIAZOXABMXABMHAAmHAACHAAEHAACHAAkHCdaEABsUAACQAAm3AakUAB"
    "sQAMjKnxAAAQAOkEA1KCBnaEAAoQAAWQAACQAAUQAArXAH5XATCEAAoQAAWQAACQAAUQCl2QAH43Ac23AAC3AHWwA1o2BdEI"
    "ASCgAc4gAHaQA1oQBScIAKsIAKWQAIRAADkQAIPXAMjQ66AABXAANXALzXAAVXCDgIAY83AACEAc23AAC3Cnz3AAx3ADj3Ac"
    "53AHkwA1owBrb3AEKEADF_AZ0ECW6IAQoEAAFXAAlAADwQAANXAAGEADLXAADXAGzAADuUAKnXAENXAMjXLZAABXAANXAAGE"
    "ANtXAAMUAAXACBGIArimAACGAJ6UAGEgAWYGAsImAACGBlv3AEp3AOr3AJn3AEp3AOr3A1p3Bfh3AH33AAh3AG13AH33AOP3"
    "AOr3A1p3BQWIAF6IAJdAAMjdOSAAAQAD4QAACQAAh3AGzAAAR3AGNAABd3AALAAJqQAEb3AK5AADz3AALAA0BAABf3BHGIAB"
    "uIABmIAMCIAIwEAAUXAAEXACFXAADXABtXAAHXAAEQAAMXAAEEACQEAAPXAMje0ZAAAEAAtXAAEQAAhXAGcEAAQXAACXAAEX"
    "AACXACBXAAUXABsXAAEXAAEEAB2EAANEAAHEAAIUAAEXABbXAACEAACEAAHXAADXAHwUAACUABtXAAHXAAEQAAQEAB_XAASE"
    "AMjfChAAAEAB5XAAEGAKwXAAEXAB4EAAPEAAOUABfXAADXAACUAAGEAADWAtOEACaUAD0CAAIEAAaXAACGABdXAN7XBawlAL"
    "iEAACEAOaEAXUkAswEAACEBaSIARagAciEBCR3AMjjiKAAB3ABT3AAgEAMuHAAJ3AAr3ABB3AAJ3AMf3ABT3ANOGAAJ3AAr3"
    "ABJ3Az33AAr3ABJ3BISIAN-IAO-EACP3ANX3AAJAABiEAAJ3ANx3AMfAAA53ABz3AAFAAy7AAAwCAMjl3UAABAABr3AOR3A8"
    "SIAKeIAAKIAIy3AD8QAAGQAD_3AAT3AAYBAG83AEAQACY3AAGEAA8_AAl3AAJ3AJIQAEX3ACKEAJKQACY3ABn3AAJEAA4CAA"
    "KEAy43AAEGAAC_AA7EAMjnb3AAA3AAl3APV3A8EIAAkIAGSIAE-IAI1XAADXABFXAADXAB-QABJXAADXABFXABNXAALXAA_X"
    "AACBAATXAGpXAAFXABHXAADXAAJXAADXAACEAA5XAANXABqQACIEAALXAMjoWqAABXABlXAADXAAFXAHUEAB-QABJXAADXAB"
    "FXAADXACBXABRXAAIIAAuEAEcEAG4EAAJXAALXAA9XAApXAADXAAFXAA6CAAJXAymCAAEKAACEAARXAAyGAACCAALXAOvXAM"
    "jrZpAAAlANVnABWEAAdABQvnBpsgAIMIAEsGABykAGMEAAKEAAeEAAKCAPQEAAKEA6FnAASGBkvnADTnAApnAAXnAI6kAEbn"
    "ABVnAAfnAAZAAJLnADTnAApnANrnABVnAAfnAMjvSSAABAABtnAAfnBGwIAYhnADUgAArnAAyEACNnAAVnAAVnAAqEAGmnAB"
    "PnABMnAAeoAC0EAArEAAfEAACCAASOAADEAA5nAAFnAAfnAAWEAGIEACWgAArnADTnAAEEAAogAMjwVpAAAEAIkEADgnAAsE"
    "AAzEAA5nAAEEAAfnAAWkAyanAArEAACGAAemAASCAADEAA5nAOVnAAfnA8mIAAYIAHCIAD6IAJFnAC9nABznACDnAAJnAADn"
    "AApnAAqgAGBnAAnnAMjxvjAABnABHnAAHnAAfnAC5vAAnnAAfnAAWgAA9nAAfnAAWgAGOEAAoGABRnAEXnAADnAApnAAggAA"
    "aEAASIAAWEAHwEAD7nAAFnAAygAA7nAADnAAWCAAJnAAWgAydnAADvAMjybTAAACAACKAAFnAADnAADnAAUCAAJnAAUCAACg"
    "APLnEUqvALIIABsIAACMAbKIABsIAACIAAiICfLPALcIAAoIAAWOAACIAAUOAbkIAAoIAAWIAACIAAUIDCqEAHa4I3EgAMj-"
    "czAAAIFjoIAGOIAOKIAWaCAAiIAF8IAAMIAAGIClsUAZaWADeWI1mQAJxAAc5AAEsYCYiWDHAEAWQIAACIAwcIAiCIAACIBg"
    "kIEXqCCCcEAGagAc4EABG2Ck6IAFnQAAqIAMkRGdAAAIAIMeAHOEAFSEAIMEAA-IAISEAGMMAl2IAAUIBgaEAAoEAADAADiI"
    "AAHIADKfAACEABAEAE8EAAnAAACfAACEAH2EAH4EAH2EAFQUAAEEABFXAACCAGwEABECAACCAMkS-EAABfACQEAD8EAOcEAX"
    "ZKAAEEABGCEqIEA7ekCagsABiEAc3EAWEEAmOIBf-oAOduAIKICyHgAOZIAAEgAmhoAAGIA0kIAA_uAkSCA7BAAA4MAAYMAA"
    "EMAChIABR3AITAAMkcCGAABAAXqEAE79AEeEABsEADyCAACCAHiFAAsEACAEAD0EAlyCAB0CE38vDP8IBSgIBlbOAAVPAKSE"
    "AD3EAADMC6VAAAsgACatALqEBS4gAB4oBfikAB-EAAYIACwIABoIAMklZWAAACACGkAAUIABGMAEYgAGkOAWUkABHnAFIEAA"
    "WCADMqAxgMAA8OADMiEnsrAACrAI8MABEvAGKIAGIIABGEAAEKAACKAU8IAGwIABGGAAEOAACOCd8MAAWMAAbvANYgAMkqd6"
    "AAAgCr6OAAIEAAiKAAMKAcsKAAMKCaCsAN0KAEkOAYUEAEkOA1oOBySqAEOOAYquAEOOA1oOByXOBW6CByUOAAEUAc4OA32C"
    "ACAOK7AIAOcIAc4IEEiIBfYYAOcYAP-cAMk-eLAAAIGRIIBYmIB8MEAOWEAH-EBKiEFD2EAAoIAxgKDJAICuyjCaKgAu23Ai"
    "UIATUEAA2ZAA0CBeECAACCABxTADJ5AAnAAC-DABqHACRAAAUzABwCAACCABxAAAoIADgGAMlMzDAAAzABqGAH2EAI2QAD3I"
    "AAoIAF-WAADXAAEzAAEIAtGCAACCABjAAAPAAGmEAACQAAEzABmCAAEGHvBIBPMIB5PKAOcIAHsOAVMICekIAG8EAEiEAJ6k"
    "AEimBRKTBfUCAMlWD2AAAqACqoADtDAACDAAaIABoGACgzABwCACWoAF0zAAuIAEoGAEkBAGKIAHAoAFz3AACzAAUqAAGIAd"
    "0CAASIAO-CAByIAAkoAFz3AACzAAuPAA-CAAWCEloiAOcgC6soAMlav7AABnAADnAKWIAEAoAAEnC6jIAAGgADgIAG2gAEBI"
    "AAKiABuIBbMJBfKEAAUEAAMEABSgADjEAAaEADKgAAIpAA8EACejAAIjAAfnALgmBRHDAAWBEuGEAAEEAKgOADUMAMlhNAAA"
    "AEAD8MAVAgADUOAAoEAAEvAEePCZyMAKiiADVuAD6MAAkPAAYPAYDvAD4PAAWvAAQPCV4EADvAAARAAKzCAHMPAAUgAAONAA"
    "OPAYnvAD2gAAOPCZnPAAHPAKseAAGEAMll6qAABOAAJOAEHAAAKPAAGPAYbPAAJPAANPAAHPAD1AAAKPAAGPCTkeAOgEAc4E"
    "CjsIAOcMACMMAIMMASgaA1oICBSEGFSYABKIADeOBPCIIqfvCUcIEzcPCLqKAFgIABsLAMl3c1AAAKAAULA1UKIUOUGN2_C4"
    "uIAJSLBTQ7ISaSAQpgANIkANKPB-psAL4EATqQAvHCB6cIAzYgA1ogBf0sABeQAAUEAKc8ACk_ADiIAZW_ADiIAyG_ADgCAD"
    "07ErsEBi2IAMmO3uAAAPAvHLB6egDNOEAIE7ACS7AAK7ABNoAbi_AAK7AE67ACU7AuQ7AAK_AHO7E6PPBYNABa-IAACIAOaI"
    "BFrLB9qIBLkLAVeIEtcHAEstABegAAugAF6mAH2GAVCGAH2GAMmcy3AAAEACKEAOIGAc2GAACGAAaGCXwNAAGMAD9tACGEAA"
    "IEAL0kACKmAAKCAASCAWqMADnAACMmAAKGCX1MABqNADkDAHGEAFxAAAQNABxGAAGGAAWCAW1IABrCACONACMGAMmhfYAAAN"
    "ABgEABEMACEEAIdIABSCAA-IABSMAAIFAAUEABwGAAECAAECAATAAYCCAAGCACIBAACFAAIFACEGAAEGAAEGCWWYAGIkAACQ"
    "ApKMBg8CBOsGAc4GBdgCA-QEAONAAMmmWPAAAmAaqgAAZAACaGBdWCA5SEAD9EACMUAMxAACEGAaJiAAtgA30kBnuEAMqfAc"
    "4EA2QCABkGBmAQANKMAAocAACMAAmfAACfACKGAACGAOBcAMEeAAmdAACCABkGAAmGAMmrSVAAAGAzcCACEEAAIGAeCGEm0d"
    "AVAEAC0QGQaCA1oCCSyiAAqOA1oCABi0BmoUAsyaAARaA1YYAACQH5jAAeaQALWEABhgAQa0GBG4A1oCBg6gAJMQAFQgACjs"
    "ADYEAA2wAMm9-BAAACAAIGASaQAAGIABCQA3cgFAMgAOigAAIgAAEgAOH7Co4EADhAAOgGALMEABOEABvbAAFbAbYEB6ggAC"
    "QQAF1TAIoYADm_AACfAc2-AACfAdYLABxgAWeiACM5AADRAMnFDsAAAiAMwCAYwCAfRAAGUEABmjAAMxAGa7ACWIAai7ACWI"
    "ADEYAAYgACA7AAE7AAE7Atu7ACOgAAIIADcgACA7AAI7AAEgAAExE84GARcIAOD7A0BABi8MABbfACiGAAUEAMnKbcAAAKAH"
    "EgAOrAAA9AAADAAoYIABxDAW6GAp6GAYwGAeWgAGIsAC2iAFOCAACgAAOgADL_AAIuAC2OAAEOAAkPAACPAA0bAAcIAAybAA"
    "EbAPuDAHkqAC6OAAkOAACOAAYCAMnMfiAAAMAC0bAR8uADeCAAaCAByjAACjAFCCAOcCAH2KAMyCAYwCDpNnAD8EAAWEAALE"
    "AObPACxIAAIgAOrAAMAvAACIA1mCAACIACNLBfACAB_vAAVPABLPAADPADgLACMpAMnQsnAAAEAAGEAB3vAADvAACCAE8IAC"
    "ErAPsrALGPAACIAfErAWiCAACKACNrEp8sAG6wANuGABQmAasEAA8WABQCCaosAA6EAB2wAMoPAAUgACKmAA0EAAF_AAQgAZ"
    "SHAAUkAMnVtcAAAmAACgAAykAAFvAAPvCaCwAB7AAASgAMYgAAOEAACgAAGEACEGAAGEAACEAAygAAKgAACEAAIEAOAEALRA"
    "AAOEAAIEACEGAAGQAACEAAymAALvAACEAAHvAAFvCUQGAMnYdOAAAFAC4vACXAAM_AAADAAArAAAdAAAGEAAC_AA3GABUGAB"
    "DAAAEEAALvATYGABHvADxgABJAAAGEAAC_ACKGABDHAAEEAALvA0YQBj3vACYEAAbAABUEALQ_AAJvAAi9AMnaLeAAAPAAG_"
    "ADGWAALvAACWAALvAYRvABGPADNnAALvAADACUYGAFIEAAYEAJCCABGfADDfAA9NAATAABoGAAQbACDGAAOFAYNfAEhfCcAg"
    "DV2XADOUAAYUAHOEAFEEAMsWAMnfiTAAACADmCAmUCA-iEANzEAAUEACSGAAs0AACQAAoEAY9fAAMUAAC0AAGUADAUAyoCAD"
    "oQAdQCAJECBMc0AACgAAnAAAmmABfAAA8gAZR2AACCAAnAACFAAA6UAACEAypAAMnismAABABlqUAM-_AAW_AAY_AAQ0AAUE"
    "AAE0AAU_AAQEABNAAAqGABIEAAUEAYCiAAYiAAkCAAEEAASXAACyAAQEAB2EABNUAxCCAAYCAA6CAASCAB2GAAEEAATAAA2S"
    "AAQCAMnke-AAACACDEAAIGAYpGA8h_AAb_ABMEAAmGABAGAAOGAA6GAAUEAAQWAYBXAAb_AAmCAACEAAQEAAEEAAQEAB0EAB"
    "OEAxACAAYCAA6CAAUCAAkEAACGABOGAAFAAAVGAA2CAMnl2TAAACAaaCACEEAAySAX-uD58QAM6VAAUUAAqQAPSQAM6SAAsQ"
    "A0qFAAUCAAqQB1lQADWTAAKTAHkQARVXAAaEAAHTACzEAAkEAAKEAyJSADgTAjyDBPoUAceSAAaSA1oCAMntB6AAAkAAUgAb"
    "wCAAaBAAiwAAMhAAISADLAAxOCAA8BAAMBAAICAB-RABNABeKEAPagAFcEAAVBABeyAAgzABUSAYHiAAMiAAoEAAYEAAGCAA"
    "CiAANBAAICAAkwAAyyAAIyAMnu2BAAAQAAC7AAoiAAgiAAMSAw2iABSCAACiAAMFAAICAAkwABQQAADAAAOQAA6iAAMCAagC"
    "AAPPABwQAYwQAGcEDz1AAMtQAAWEACDSAa0EA1VAAAWCAAz7ABSBBncZAMWQAMnzUHAABAAAWEAC_AAZPAAAXAAAWEAC_QAy"
    "qGAAxbABUBAb7ABX-EAAQEAAEEAAQXAC2GAAiEAAGEAY2BAAUGAAQSA1oCACMBABSCAamQBDUgAYoEAAEEAGIYABKEARkBAA"
    "UQAMn2rqAAAQAAIQAAEgAACQAAJSADEQAyOQAAMgAA47AAI7ABMgABCQAAOCEsHgADOZANDAAAzAAAJQABNAAAHAAOA4AMqW"
    "AA17AAD7ABT7ABKXAyZAAAz7ABVQBoRUALgEAAIEAMn7LAAAAQAA8wAJyUAGnAAK0QAAIkAAoQAAKEAco9ABMEACbAAVQSAA"
    "IGACERAbsCAAGEALwGA3qGAHs7AGv2AByQADKXAAkSAACSAA2CAAGEAAQEAA8bAAobAAobAACbAAcHAMn8w-AAACAAYfAACb"
    "AAKCAGMgAGiDAK4XAAkSAACSAAkkAASCAAGCAAQEAACEAAOCABUjABGgAAqgAACgAav_ABQbAAgCAAqCAQOCADuSABOEAACE"
    "AA87AAC7ABMwABIgAACgAMn9nOAAASABCgAAGEACwbAJACABQDAXgCDmYlAGuEABZkANKEABm_AA4IABTTAACIAIqEAQtfAB"
    "SGADTAAyaCACKBAADAAAGEAA_AAACMAESCAurbAqMEAA9GAAMEAA6CAA1fAMoBV-AABAACNZAFcoAAMEAA6CAFFAAANkAAfA"
    "AQ0jALbEAAqEAd8gACanAXcBAADbAW6CAEwCKg2EAAGEAD2lAAkEABuwApC1AAGwADQjAAC3AAejAAC3CT8CABX3AAakAAOE"
    "AMoJKVAAAEAEeEAACEABpDAAjzAAERAAEEALQEAAoVAAEEADTnAAj3AAFAAMYEAMi2AACVAAEVAAiGACWQAAWUAAFnAAMQAA"
    "XnA9MGAACCAAamAACGAACHBWECABYgAACEAFAgAMoKyOAAAgAALAAKtnAAdCAARnAAZTAACEAACkACVAAA6EAACnAAn3AAEm"
    "ATegABGEAAoEADUkAAbXAACkAAMkAAakABwSAA6kAADnAACmAAJ3AAd3CVJgAAjQASRnAAbAAAGmAMoMcyAAAgAAnAACs2AA"
    "nAAUggAAogADOmAAoiAACBAAnAAClGAANnAxoQBjSGAAmgAAHEABDEAACEABeHABaFABEEAAMEACGkAF0GAE43AAW3AAY3AA"
    "IEAAI1AAU3AAE3AASGAMoOBnAAAEAACGABkGAANAAA6EAAF2AAlnAYa1AAHEAACEAAd3AAF3AAkGABJAABeHAAtnBSGEBBmG"
    "ABYEAAD3AECEABIEABmQAAHTAAYEAGiCAEh3AAYEAAD3AAPAAAbAAARnAMoPmKAAA0AADHACt3AAkEAADGAIFnAD_AAMZ3AA"
    "HnAAjzAAlHABIzACL3AxIQADaQAdkWEMkUAAEEAEeEAACEACLnAACmAADnAL8EAf0gAAmgAyGCAA-GBjaQAEQEANHGAApEAM"
    "oUTdAABEActEAAMQAAgUAAIQA1ACBjVAATHkAD-UAUdUAFLQAAJQAJ2gCiA0AAUkAAIwABkGAAVkAAkEAAMUAAiUAAIUAYwC"
    "AAakAAUmAAI3ADSEAxSCAAoCAAcCAA8mAAoGAMoYU2AAACBFOFAAP3AAoUAACEAAUEAQ33AAN3AAJ3AAN3AAN3AA0EAAHWAA"
    "MEAACEAAIXABgGAAiGAACGABGXAFkCABQCAQ_3AAN3AAV3AAMyAAciAALUAACiAAMEAAVEAAJ3AMoZQ6AAAGAx0CAAsCAAaC"
    "AAOCAAcCAA7GAAmGAARGAPskAL-CAAQCABmGAAYEAAyCAX-GDzcEAACEAAmQAACQAEbUACNAAL9xAAOUABaQAc4QA0B3ABoQ"
    "Bg0mABnAAGoQAPPAAModwlAAAEAG4WABkEARXAAALAACREAATFAAaEAG4EAB1ACe-QAeXSCXgGAIRyAGCwABulAP0QAQyiAA"
    "bBAAIBAAV3AAOhAA6QAApzABOCAAiCAxIiAAECAAhjAAIBAAiCAA6QAMohiLAABAABOCAAiCAOMQEeVgACGhAAoBAAt3AMCE"
    "ACHAAlEGArWCAAzzABUBBf-GACOEAD2QAIkCAACUABmmADO3ABW2AAQWABAQAI9SAR-UAAWQAAYwAAQSALqCBHuEBD4CAMom"
    "_6AAAGAIamAGACAE-EAAWQAAmwAAYwAAQwAC0CAAUEAGwgARcUAAWQAASnAAUSAACQAAWQAAQSA0aWAAmCADcCAOqhEaWQAA"
    "EEAAkUAEQgAAUXAACEABcRAMqQAAIEACEQAMoqUkAABAAO1AAAFAAKmWAAC3AAIEAAeBAAKCA1gmBiNAABjXAEaEAADAACNV"
    "AAVRAF_AAAFWAACEABoQAACgADOTAAYSABMEAA-jABOjABGnAGqTAAYUAAsEAAeUAGADAJ2TAMosF3AAASAAREAAYwAASUAA"
    "SGAdREAAeEABkjAA2FAUUSAe2CNwwIALk5ABsYAACGAPMgAL-xABsEAACEAOgnCcpZAAoGAAWGAACGAAUGAbRRAACEAATRAA"
    "oEAAWEAACEAAUEAMo1pkAAAGCXI3AAC3AN43AAC3AAkGABKXAUk1APICAmgkBvJ3AAb3AD93AQQEAPrlAM8XACMCAmgEBvXX"
    "AACQAAKQADxXAACQAALXAACQAJ1XABYEAFGEAclXCkeUARI3AAC3AMo9ERAAAIAC0QADz3APuGANL3ADo0AQCFAlm0AQCCBb"
    "IIAEKQAFsQAOZAACAUALABAP_jABvXCNGIAFEIAEFAAEBXAATAABbAAAHAAEUEAKEBAMnXAAJXAANXAAHBAF0EAAMEAMpAnV"
    "AABDCpwGAAEGC5V3AAF3ABqwAAEwAOiQAMl3Cqn3ADeQAML3AEOCCduIAXpAABx3ABszAACRADVAAQZAAHf3AANAAHPACirX"
    "AAFXAAQXAAEXABnXAAHXAAFSAAITAAETAMpIHdAABXAAFTADQXAAEXAAEXACQXAAEXAGfXAADXACKCAACGAAaTAGWfAF5XAA"
    "HXAAETAAIXAAEXAHKXAAEXAGeWAACWACMGAAaXAACXAEmSAASQABWGAFlXAADXAuaQABoGAMpJj5AAAIAPm3AAC3AGoEAACE"
    "AHM3AAE3ABSgABAZAACZAc8ZAJ8GAiCEAACEAPy3CNOgA7yXBgQgAAL3AH33AVD3AH33AIf3AtL3BujAAkDAAQB3AlpABTeI"
    "ARIIABaIACOIAMpP8BAAA3ABwQAAGzABb3AAH3AASQAAT3ADW3AAC3ABUQAA83ABWEAACEAA33AAJ3AGQzAA-CAAl3AAdGAD"
    "mUAB2_AAyCAAM_AAn3ADiQAAG3ACF3AFo3ABS3AA93AAIEAGQ3AMpQUmAAB3ACdSACAIABoCAAK3AAV3AAF2Alk3AAEEAA53"
    "AOm_AAK3BU2IAACIAINXAADXAA5AABJAAADAAAFXAALAAADXAADXAD7XAADXAADXAALXAA9XAANXAACQAA_AABCEAMpRl6AA"
    "BEAAFEAAHUAADEAADXAA3AAADAAAFXAADXAF-CAAoIAFOUABiWAB3XAADXACzVAA5AABJAAADAAA7GAGoEAAJEAAFEAAHEAA"
    "0EAACEAAFWAADEAAFAADzHAADHACMCAMpR6NAABIAAUSAAzHAAKHABFaAAcWAAGCABnXAADXAlWEAAREALlIABHHABqWAAGO"
    "ABECAADfAHbXEUEIAZhzADYEAACMABGMAAooAF0EAV9ZAApZAG-EAHWMAKGHAjF3AACMAMpVgMAAAEAAD3BgagAH53ADKDAA"
    "CIADcGAB0gAF0GAHCgAGeEAIACABkCAF2CAAogARYHAUOEAO7iAAegAAD3BSUIAN13AHCEABJ3AGvEABqMAGBAAGX3AHCEAB"
    "J3AIHAAtj3AMpYpRAAAgBYGIAGC3ABp3AAF3AAV3AGe3AAsEABB3AAF3AFwiAAQgAAqGAAxGAAd3AAYGADkCAACkACimAGV3"
    "AGe3ABt3AAEEAIF3AAcCADSCAAETACGCAAI3AAb3AAhmAACCAMpaF0AAA3AAsEABB3AOI3AIF3BM2IAAoIAAqIACOIAF9AAB"
    "D3AAn3AAf3AC53ADjEABB3AAt3AGIEAFt3ABp_AAgGAAIEAAn3AJC7AEHEAA-EAET_AADIAF8LACFIAAGIABqCAMpbXrAAB3"
    "AAf3Ak_GAAnEAPCPAAl3AHn3HkYIAGwHAGkEAAykAAWgADCjAACIAAUjAA8gAAGEAA5gAAbnAA0sAA6IAAyoAF9kAUbFABxJ"
    "AATJAADJAHEEARMHAUiEAOrnAAJMAMpggAAAAEAADnBguHAD3CAADCAHTAAAsCAAKCAAGIABSGAGNAAApAAUjMAAFAAAQCAC"
    "8gAAUiAElIAAFAA20iAApnBVkIAIbnAAGvAANnABTnAAVnAAOgAEigADTnAAVnAAUgAMpi6dAAAnAAEnAAoJAAElAAIgAAEn"
    "AAEJAAJnABaEAAXnAAQEABoMADwnAAonABWFAAYEAENnABlnAAVnAFIgAC7nAAVnAEYgAAGgAAOmAAEmADBnAAVnAEDAAAag"
    "AAGhABQCAMpjhOAAAkABDnAAVnAN2CBS6IAC0IAAYIAAEIAAmIAAUIAACIAB2IAD1nACFAABHnAAVnAAZAADRnAArnAAtnAA"
    "VnAB5EAAVEAATEAAhnAAVnAATAADgHAAegAAJnAAVnAHIsAMpkjIAAADADJnACXlAAVlACnEAAVnAAXAAEwCAB3EAADAAATE"
    "AATEAAhEAAVEAATAADxIAAWIAAWOAHWCAAOIAAOIABUCABHnAALnAlLEAADEAAlEAOoCAARnAH1nAAVnEMmEAMpnX3AAAEAO"
    "aIAVsEANKEAQWvAACvDJBvCHnEAOxBAhbIAQiICdcIALwkDZyIAOqOABYIFxMODHqUAc4WGdoaCBMEAx4ECjmGDOwQAc4UCj"
    "uGAIcQAAEYDmN_CXUQAx4QANqPAMqAnMAAATAE2QAW2IAGCECnUZAAFbAA0QASaQAD4MAHcCAQcQAACQABGQAC-QAA2IA1oI"
    "B56KDXsFFtKgAAGgAw8CA1oCBNlAADzAAM04AAu4AbeGAXv7ABUCAzm7BPtAACOSAMqLfrAAASABGMAAbAAAPAAJrOACbLAA"
    "gIAACEAAC5AACLAACEAAf7AAKaAA-KACQIAD3MAIUEAAGIADMMAAaIAEOMAD8KAE5AACsSAAESABHAAApAAEGEAADAAEFAAF"
    "MSAAoEAMqMBdAAACAk0EAAPAAOh7AAEQAAEEABmIHglAAiMIA6IOCBGEAc4EAAyMATyCA1IIAAgMBeGGAAGoABqoARyGAEis"
    "ADoqBNO7BPRAAAFAACMCABeIAANAAMuIAAC5AAX7AAEDAMqVCaAAAjADSGAAN_ACbAAaetAAegAB8CABeEAAkkADxAAERAAG"
    "GbAATzAACgAcMCAJACABeEAAkkANqLAAD7AAX7AAECEY2IAMfIAIgEAACMDJOMAu_AAAJAA1gLBgQIAAEIAMqbUrAAAqAAEI"
    "AFwKAL4KAEQKAAcKAYMLAAEHAEcLAAELAAELAAELA1cKBSsEANIoAAggAACpAAIIABEoACIsAXyqAH4gAP5IAAWgAAwIA0Xr"
    "AAqJAAoIEbKIAUYIAAoMAAEgAMqgGGAAAgAcKIAAoMAAEECrwkAAWMAc4EAMIIADkPCH1EDd7MAAIMAcxEAAIEAQRPCl6IAc"
    "4ICNYIAVAIAc4IA1oICJKMAVTIAIkIFWOQAJWBAAEBABGIABUIA5SBAACBAX4MAMquI3AAAIAzMICgWIAAEID3giA1o2Ba4I"
    "AzMIL_mTAPuQIvOBBGMzMKuIARDEAL0IAJOECD9IAMuEAJmMCqkEAVAEAjSEAvOEBe4gAMLwABCIADkDAG4kAc4kAPgJAmGE"
    "AACkAMrJrFAAAQAEnzFCwoBAIEBfyMAKgIACKEAzMEA1oEBoMkACUMAJ8IBIkEBrFwAANdAI53AAJ1ACUEARuMAAOEAK8EBA"
    "dwEr6MC3oDAADGADjAAN6EADiCBjAIBgUIAAGgAnYEAMraJCAAAIACKuAACEAE2IADeYAZaIADeYAL0ICYZvAASgAF-gACCY"
    "Aa2gACCYAN-CCUQoAAIIACFAAAHvAADvAIAEAASMANuNAASNAOmEAAUcALsIACUNCGyEAMyIAAJAACEIAMre4PAABAAEOCAB"
    "yMACDMAOTAAMYEACOMAAMcALsKACUNCGuEAONPABHPAFoMAAWMAB6YAAEEAAEEAMJEAB0NAAYNAMMEAAGEACKYAAEEAAEECg"
    "eQAKgbAUUYAIkbGhiCA1oCAMrnA_AAA7ABDAAKsQAq9ABryMAJ37AAqcATgIAJYcAvCCBytAAB4CAGmIABGbAAmcAACcAcQb"
    "AAmMAACMM0tAA1pACRWoPNiUHn2GHwxAAO6-AkTAAHPAAubABlcbAD-YAL0gAMsDSuAAAYJS3ACrjfAPgIC7SJAWOKAc-JAU"
    "AgAhoCEn-CA0oJCTBNAAvmAAdPAADPABuJAACJANugAleJA1oLEYqjAC4EAKiIACKPAIWEAPQgANoEAL0kADavCHMgAOsCAA"
    "WvAMsUd-AAAkAAyCAbuCAAXvAADvCVwCAV6BAAaCAAIBAA8GAACCAGQgATcIAACoACL_AACBAA8GAACCAAKBCEEKAC2EAAGE"
    "ALtAAA7vACXAAEtEAAUEABEEAL0kADTNAAHAAAyCAMsXnhAAACAJ7IAC8EALuKABRAABCPACCCAAKBCSrtAAFtAA_vAAGPAA"
    "oIAADIAAcBAACPABEXAD2GAA-EAAKEAA8EAOOHAA-CAACgAAIEAMcEAOOQACKvABCgBCSEAAqEBCRAAMsadkAAAEABAEALtN"
    "AAgPAAjPABMHAEWKAA2IAAqMAATAAA0EAAQEAGrAAU4IABGEAPXPAEffFaiSAHEEAc4EB-kSAmkCAzoCCbQEAAIgAA4EAb4E"
    "AAIgAA4EAPnAABHAADJQAMshjUAAAEAQnABdrtAIS8AAKIAQOCAASCAMOkAAKIABUkAM2KACWCAk-kAAKMAA8kAAYkAPMCAB"
    "GCBaiQABGEAA4MAAYMAH8cAAacABGEAHEcABGEAGuCAAUCAMMIABEEAL-IAMskYuAAAOAnSEABEEAQaCHxgfCioSESkMAQOn"
    "AlaEAQOCB2YBAAOHAMTgA1ooABGkIUhZABIQDLuZAc4RI26EAAGmAACEC3FZAW0UAAD8AcXZABJOAGvZAJAcABGEAFSMAebZ"
    "AMs7RPAAACA4ygAD4IAKXbAArbAP6oABaSAOWcAGWIFHKgAJaEAVagAYGBCGnAALIIAAbZAACEAADZAAnZAACEAAeIACsLAG"
    "kgAAsgAG5AAEOEAAJZAACEAADZABH7AAD7AHYEAMtAgDAAB5AGlAAM3ZAArZABLOAWH7AeZZK-gBAzMGCEaCAPAkACMEAASH"
    "AAYBAHtQAOmgAACiAADAAHWHAFKEABuQAN8EAAsiCEKgARSlAASBAAKHAF9EAAOkABEkAACkAAbQAMtJxPAAAkAAMkANzFAA"
    "omAACCAACmABCGAAgCAF0nAFJEAAOkABEkAACkAAckAALkALOgAAndAADLACKlAAClAAcCAE5uCNsEAAoEACrAAGH9AACgAB"
    "EEAAowAOYCAAKmAAHAAMtLd3AAAGALF0ABuwAAJvALKgADQmAAHAAADAAAcCAAIBAAjAAAfACEQEABOEALWGAAsZAAEiAAJE"
    "ACMFAAUHAFc5AAKEAAMwAAUEAAE0ABMEAACEAAYQAAQEALNEAC0EAAKCAMtNBrAAACABkCAK-kAAEgABOEAAYEAAQEALKEAA"
    "o9ACOFAAcCAACBABgCADXuCB5AAMfkAA6IABDvAASBAACFAAUHAFxAAAbAABGEAAoQAF9AAIECAAQCAAUGAOSEALV_AAp9AM"
    "tO0aAAAFAFYKFL0EAUwEAIKEAUuEA1oEB2DEABj7AAawAaxAACIQAzsECG0CAc4CAAICCSUEAAo4AIagAAygABAkAAh8AAOQ"
    "APggAEXtAGigAAYEAAOEAAMEABAkAAhUAAOQAMtWrKAAACAAUCAE8gAgqEABAkAOuCABggBbqQAAqEADoCAEl5AAN9AAbEAA"
    "SEAAOkAAoEAACEAAf7AAM0AAKGAACUANyCAAOCAAGCAAOCAFigAGdwAAMkAAUgAAHAAAEEAAOEAMtYH9AAAkAAoEAACEAAf7"
    "AAFEAAI0AAMUAK4QAAMMAAoUACoCAE6EAAvAAfGkAAqEAAOEAAOkAAoEAACEAAOEAdKEABUIAYwIEHJEAAOEAQIQAAiHAMMU"
    "A1dEAAOEAQqHAAkHAMtcnBAAAEAP9QAM8EAP9AAAOBAFpAAf2EB2UgAdOQAP8QAFqwAxQBBlEgAAMgAAGgAFYUAQGEAHNAAA"
    "IEAAGEABoEALCgAFICAjogAAIEAAGEAPoCEbqEAc2EAHzAAM8EABcGAMtjinAAAEAI_LBtGQAM7ZADUgAAQBAFW5AHEUAQO3"
    "AAQTAOMUA1oQBoLUAFmwAHEQAAIQAAygABGCANiCAAs0AOcwFnICAMuEABpbAOiCAnKGAOeCBcZZAAVZAAiEAIzAAADAAMtq"
    "v-AABAAMgEAAHZAAiUAACkADCCABOGAEIGAG_AAAZAAMTZAAVZAA-GACWCABGCANWUAFp7ATYGAKlZAD6CNzgCAAECACyEAA"
    "EEALX1AAIUAAMEAAEEAAH1ACCBAACBAAUBAMtyuqAAAWAAO2AMOEABuEAAEUAAP0AOYWAASGAFCEB_4CADDEALKEAAMkAAIE"
    "AAD1AAKkAB_HAAUHAACHAFdEAAVEAACgAAakABEGAAPQAAZFAACBAADnAN9nAACnAAIQAAKgAMt0TQAAAiAACQAAEQAFqEAB"
    "wHAE9FAACEAAWEABIGAAPQAAZEAACDAN-EAACFAAGQAAOiAAGQAFCEAmcDBYygAATCAAijAODAAAVAACgGAFRkAAWkAANAAA"
    "JlAASgAQAWAACmAMt19CAABAAAVAADZkAAGkALMCAAZAAApAACGGAAUGAARAAFBAB_6iANSEAAoxAAMgAAI0AAJlAAFgAAI1"
    "AAJ1ACFnAAOHAADhABAgAFIkABUQAAaQAOUGAHiCAE6EAAaEAM8mAMt3pkAAAgAAUkACKGAACBAAKGAExgAAQiB_KCAACCAB"
    "_AAMKEAApEAALUAACEAAJEAAKEAACEAAJlABkFAAHnAAUnAAEHAACHAAOHAACBADyCAAUCABLxAANxAAFAAADAAAYEAMt444"
    "AAAEAACEAARAAA0GAAoQAACEAGBAABbAAGsCAAOGAFoEAB6HAEp1AAEEAACEAAOgAAYEABuEAK4iAICHAAUiAhyQAQCQAOcU"
    "EL_GAKuWAAcQAACwAAKEAAL1AIPEAQigAMt8M3AAAQAW6gAAUgAFDXAgFEANUQBgMEAAEgAAdUAAIQAAEQAACEAAGEAImgAB"
    "tQAOpAAADAAOPQAOpAAySgBRugAAyCANsEAAkkAACBAACgAAEkAAClAAT1AyRAADECAAUCAMt_kHAABAAtXABgsgAAD1AAGE"
    "AAEgAAQwAIQgAAMgAAGgAAtAAAUEAAcQAAT0ATxAAHAEAAVEAAGEAAYEABEQAASUAMKkACECAdOgAH00AAEEAAmEAAYEAAUE"
    "AIsEADk3AEKgAMuBn5AAAgEYMEAAoEACoBAF4EAQWQBCKEANNABgIwAAyQAAOBAYmRAAMWAAETAMkEAAIUAF-CAGbBADaQAA"
    "KQAAMRAE_AAAHEB--DB3aQEbQBADgCALSEAAUEAACgAYe3AOOmAMuK4tAABDAD0XBRsRAOmEAAhAAASQAADQAAKQADYEACER"
    "AH8WAHNRAAVRABQEAADkAB0hAF5xAASQAAKQAECRAC0UAAMSAPi3AAUBAOcUAkQkOWiQAH4vAVEnAACnAHSiABKnAMuUAKAA"
    "AvAACvAAevCPkIAMudAAygAc4gAIhnAAVnAF1vAAXvAALvCPIIAiAEAIqMAAvHAHKCAA-EAADHAAHEAGDPAAJPAALPCZ6kAH"
    "4zAVEQA5g2Bq53AHuQAYoEAEQQAIKgAMuaNeAAAQAACTACMXABYCAtwmBWEIAO-IAGF3ABx3AQZzAAeEAaD3AANSACB3CUII"
    "AGDXAAPQABjXAAHXAAJQAF-QAHcQAC7QAAFAASeQAIDSAJ9AAAJAG4B3CRn3AFpQADTTAMujJiAAAIAjSQATt3AIDACaiQAC"
    "aQAKlAAFmQAAEQAL0EAIFXAQ6HAAGHChyEDfWSDIL3DRJACU4IAG03AC43ABM3AHY3ASMEADUEAEd3AIG3BAs_BUGIAJxXAA"
    "LXAIXXAADXAMuuXzAAAQAAJQADKCAAuCAD4CARIEAD6WAC3TAADTABGCAARXAADXACjTAAKQAA2CAtwQAG5TABACFZcgAEDV"
    "AADVAHBVAJmWAB-JAin3AHTdCdKGDuUCBuaIABvAABcgAA9CAMu2SvAAAgAAIgAMeEAI_0AHUCAAI3AAOCAF6GAMh3ASmEAI"
    "iCAH43AAOCAGe_BKkIAPSIACL3ABx3AB1AAAj3AAHAAGD3ABqYAAD_AAFwAAECAAfAACqCAAl3AECCAACCAAj3AMu4ABAAAE"
    "ADnwAAY9AACIAAF3AADGACl3ACiEABp3AAF3AAiCAAYCAAL3AFv3AneyAAL3AAWIAHaCAG0XAnKSG2SIAO6IAKaIAFMEABwk"
    "AARVAAYkAAcgADYkAVD3AAcLAH5AAMu8zsAABAAAD3AGpVAJWiACIIAEcCACJVAACEAcHEAAUFAAD3AG9dBZ0IAGP3ADP_AB"
    "IMAgR3AAhnAH2gAACCASMgAAPCAiuCAAgGBhq3AE13AEWgADQkAAO_AADAADCVAASiAMu_sXAABVADUEAAOiANMEAEIGADeg"
    "AAO3AADAAAcKAADmAG23ABACAAD3ASGiAAOgATIEAHm_AAO3BZMIAPaIACD3AEN3AEJ3ADdMAAOqAAD3ABj3ACsCAAOCABwg"
    "ASrAAAVgAMvBdEAABAAAOiAAD3AAIoAAF3AAQgAADgAG33AA-CAAF3AFaHAM6IAap_AAH3AAOiAAKIAOOQAD_3HocIACiEAP"
    "BnAZTvAAgLAHvFAAJFAADnADHAADXAAAXAAADAASLAAbvnAMvGpiAABnAHHAAADABd4EAGOMAAJnAFMEAAWEAAGEAAEkAEGE"
    "AAcEASmIAFmEAAFMAAIEAEUEAAEEAIGmAAWkAACkALSgAASgAGkgAUQgAPCmAACmBb1gAHgIAA4gADLvAANgAMvJFdAABvAA"
    "DnACCEAA9FAAICABLFAB6gABaEALwEAJRvAAKgAADgAAHnAADnAAUgAADkAAGCAADnAB2uAEAGAAxnAANnAAKCAA1nAAJnAs"
    "_vAALnAADnAAHnAHcCEhuIAHOMAMvMMeAAAsAc4sAAEIAPCOAAkOCD7sAAVvAOiMAAKBAACfAJkIAc4IAIMIAHgOAA0CAACM"
    "AAJvAADvCC5IAAVvAOuBAACfAu0KAHiOAAIIAAgMAAJ_AAD_CRxAAACMAAKBAAHAAMvQ6MAAAIAc4IAICIAH5AAAVAAACOAA"
    "RACA4gAY-uAc2EAACEEAsIBbvNDJMMAPPAAWCIAQlfAQjACKHQAd4IJ7FCCESEA10EChOQABwOAPYJAFdCAAtCAf4QABwMCD"
    "yIAMaYAMviMRAAAIAJ2CAAuCAQgCAPWQO2aqAQ8YAmMiCLcQAAEEAGfvAQyQAGAcARGEAPRjABaEAV-CFxuGDgMIABMCAAGC"
    "AB2CBjvAAOqgA10EAAVzAe3ACNQgACagAB4oAfIgADpAAMv0LnAABABTfAACCIAAVAAELAAANCAA8EAACEAAaEAA3CAFGCAK"
    "9AAAPAAB6IAAVAAB4QAKICAKoEADuIACd3AEOgAC0cAF8CACMGAREgAVMIAAP3AGmEAACEAFeCADemFRKIAMv5jKAABEAB0I"
    "AWl_AAkkAc4kAB0IAEfAAL1AA1pABSKCAR0KAAiMAAECAEcCAYcCAGOgAYQgA14iA-SKAANAACQIAFkEAQ8iAACIAALgACHg"
    "AAKIAACIACBgAAL_AACoAHooAMv9IAAABgAAKIAACIAEUgAL6gAMegADugAVMIAG4EAFWCAECgHd0gAYbvAjmFACuEAAGEAX"
    "cIABwFAcWEAZWCBDCEAAGEAQqvAAgKAjIgACwMAAGEAXaIABwiFIOEAKiEAc4EAMwGqJAAAEC7wIAHcCCJhEAANGAO6MAADs"
    "AAIEAo0IAIFvAGGIAAIEAACECLtvAAHAAGCEAAIMAEXpAHvMAc5MAH9KAAHAAGCECL7PAADPAGAMAAOEAERLAHuIAc4IAIEK"
    "AF0EAMwM8rAAAEJVMCA1oCBUx8AMsIA3IICSIEAAjMDI6EAAMcAo8MAOAEA1oCMmtACLOiCX19RceDHeCIA6UOBBUECfRAAB"
    "Z3ACAIBkMKASAIAcOgCrhAABW0AVeCADewAA6iACYWAMww-SAAAwAHYHAuQEAHYHGK5ABcZ_AATEAN1fAHMgADqEABSEAGEE"
    "AW0EACULAL1OAngEAOIOA9eKAW7CABWOAGogAK03ABUiAHaOABqgAT0iAOIgANMIAEGIAWOiAHgKAGogAMw7hnAAAIAJeCAA"
    "CKAFZPAAvMAADMAAaMAADPAnbNACuLABKIAL0MAACOAOaIAC2IAd0sAGiOAACOEcqsABEKAIkPAtgMGLroAI_rAAJrCKSMAG"
    "iKAGIMACXAADQIAH3AAbvIAMxD06AABAAFmOABHPAAGvCLUMAGoKAAGKAH4XAAcFACGIAA-IAGyIABOgAG4KAUyIAAEIABKg"
    "AFsIABGPCRcKAAgKAZSIAPCEAP-LO8aEA3GICJiIAHIEABWEA3GIAZICFqBfAMxT8nAABPJrcCBbwKATCJAkkEFMQQA11fA1"
    "oQAQMCOnxfAEdfCN1fA6TfATOIADqIADZfAAMIAA6yACPfDG5IE9ldA10dAEcQCUeIAHOIAsdfAKsIAPlfADVfAiwIK5cVC7"
    "CEAMx0NrAAAVAAYBAJ7_Ac5_AH0MCSMIAIIBAAKBAJ5fAIEtAAClAUzfAG-MABGtAAClAIuSAACCCDLUAYvAAcnvAIgCAIGC"
    "CCANAAwIAAmEAACEAF7vAADvAAmCAACCAGIEADsIAMx5AOAAAeAAlEAASCAAYCAHQFAAGFAUQvAArvAAoCAGOIABqCAIMCAA"
    "CGCCrvAAnAAE0MAAcCAAsBAADvASQEAAvUAADUAc5UAGIIABEFIkKSAR_EAFMEAXtEB3ISA2FwAEIkAMyBNRAABACdkEAAEE"
    "AUWEAICtAAcEAHcCAluEAIeEAHcCBVgcAFqIAH3tAMGEAACEAEYEAC4CAAOCAM4EAIIIAAaEAGQIAH2IAAmMADFtAM4EAOeE"
    "AIiEAH4CFTlfAAsYA09PAMyI8bAAAQCicgDJGDAmmIAAGCAGyCFWOEA1LfFrcQASSCFvKlABDPAiECATxPAAuQAACYA05PAB"
    "WEAGMMBWcaAF7fAHfdAAZdALMaAADQAAYaAAogADnaAEMCAUeaAACWAAmgAMyXGzAAABAD-IAH3dABuDALqIAAsBAAYBABQG"
    "ACYBAVigAGMIAH3dAB-gN4eCA3YRAHgFAACFACMIAAKWCBYEAMuEAAR_AADvABHGADCEAGzVAAaEAA6EAG8kAACEAACEAA6n"
    "AMygYTAAAHAIuEAHlVAAYcAA8EAG-EAA6nAACRACCYAFMnACUIAALtAAEQCOCkADz5AH0EAA-EAG6mATUiABVFAAJvAAQEAA"
    "-EAFOCABsGAC9AAFOGACdAAAGwAAFACBKQAEpAAMyjSWAAACAAGCAGKEADugAI2EAD8QADEEAUrvAAWEAA4EAHAGAACBAAoC"
    "AAUvAHPvACWgAAEgAAGgCAdAAAmGAAEQAACQAF3vAACPAAqCAH6FADDEAFYCABeUAAMEAADfAE0QAMylDzAAAGAVAEAA6EAF"
    "QCAAVtACZvABuCAFhvACH9AAXAFKSQAYgEAAmEAHQCAVoEAPigAACgACMUAVKQCEmEAACgAAEEAAgwAccQAKxZCJKFAYKgAA"
    "aEAAIgAAOEAACUAAIEAMyrShAAAEAbygAAIgAA6QAH4CAF4kAAV9ADckAAKkAjsEAH4CBVlAAQsgAHygAAqgAEONAC-CABCC"
    "ACIEAJ-EAHsgAANEAACEAAEVAAOEAImCACMQADqgAAUgADckAj0gAHgCAMyvzaAAAQANGEALaEAcUUAATHAAZAAnjAANdPB3"
    "AEAAGgAALAAAWQAcSUAAIUAAEEAACUAInBAALBACNAAAHPADpNAY6BCEehAAOvAIwRAUAUAAGUAGemACKhAAKBACQwFQsQAM"
    "y2MPAAAEABqDARgQAUWEAAsEA08QABUEAm6EBDbEAJuRAB8QAAwEAAMEAGukAAmCAUeSAAGEAAfdO8SEAACEAAMEABOBAHIG"
    "ABCHAKElAAMEAHsEAAKmADQgARn2AH3kAAMmAMy__6AAARACACAFeFAACFAACFACLnCGBQAANAABSBAGsEAAbUAAFAAAFUAB"
    "NAACKgAHiEAAMEAAGQABDAAD7AAC2EAACFAA7EAT4EAAOwAALAAHgnAANEADDQAFJnAANAAAJAAMzCmFAAAEAH-wAAEQAGgC"
    "AGcEAAEEAACGAAGEAA-HACKBAIUQAEkQAAEwADQCAURnAAPgAAIgAAMkAGKCAAUlAAMFABOGACyCAFYGAAIFACMkAAGQAAEk"
    "CBWQAADAAEegAAGEAMzEQ-AAAkAAGkABKBAHImAAGkAA-HAAMgAKRAAEkQAADCAC8gAEcEAQY3AADAAALXAGokAAMkAJR3AC"
    "cmFO0CAAOEAAGQATqEAAGgAH0CAbwWAL1AApUWBcSCAAZAAIO0ALZkAMzJIcAABEAADAAAklAESFAX4EAAIEAACUAH2SAKkU"
    "AMiEB07AAEcEAIVAALOEAAYEAAC0AAckAAHlAIMCATwEAAEEAAKkAAKUAACkAGICAAgBAEACAD2kAD2kAAPAAn8gABSCAMzL"
    "dkAABEEYu3AMvAALhAAcKUAAjHAG7RAL1HAiZHAHhERdi2ADOkAZu3AAC3AEavAACvALICAACnCD2IAQ6EAHvnAD6UAY_nAE"
    "cMAACMADt3AACCAACCAEWHAAKHAC-CCKcIAMzaThAAAIAzB3AAN3AENnAAKHADMCAAJnAAhnCDKIAYzHAYfFAEbHAEHAAAQO"
    "ADtCAD3HAAHAAAdAAADAAAJAADrAAADXCBIIAACIAcyUAACUAACUDiAwA3qHB0t3AQiEAUN3AMzg-zAAB3CWSIANHQABHSAQ"
    "AKAZVAACx3CUgEAAqEACcVAAEVAEGQAAHXAAFXABHXAElHADUEAAEEAGCXABCQABAIAAYXAACEAAKFALEQACIVAAIBACKUAA"
    "CUAAIeAHqQAAGQAMzkJvAAASAA4XAAGXAACCACuXABGTAAGTAJGVAACQCRePAACPADQnAACnABQvAACvAHeVAAC1AhGNAACN"
    "CDOIAdLPAAJPDEz3AQV3AMj3CTWIAo-gCqyIABoIALiQABF3AAgQAMzruCAAAMAAykAHGCAQl3ACQQAFwEAFASAE2SAAH3AZ"
    "mCBz6IAOjVABZHABzXAAMUAAJHAA7UAA-CAHYQACcSAH8YAACYAD6QAACQABAFAAGDABOQAA9HAADXACqXAG9OAAGQAMztlS"
    "AAASACKQABKCABpXAADXAwhPE2yUAHqwARSYCfEIAMv3AEaUALWgDJEQBUxABkI3AAi3AAsQAKr3AAZ3AA6CADD3AAoCAAkC"
    "AIG3AD53AB2CAKs3ABYQACk3AB43A1SCAMz15NAAACBXeIAKh3AApAACjAAAt3AD-UACtAAAbAAC5AAAbAAAoCAEgCABSCAH"
    "YQAFoBACuvAC93AEcCABeEAB3IAAoCAAJ3ABwCAAF3AAF3AZgCAcA_GSYhBoz_AHx1AAV1AMz7gQAAAgAAKMACBdAAHdABt1"
    "AALdAc5dALUCABMJAKNAAa3VAD8BBLWIAddfAK6iAvb0B9MIAM73AEkOAH4iAD8CACM_AK13AEmEAdAkAiUCADMCAAm_BTEI"
    "AACIARhAAB7yAM0AIAAABAABwEACM3ABdAAANAAB6gABN3AAN3ABGCAAOCAA_3AA4CABkCAACIAAMCACACAAKCAKvAACIqAA"
    "F3ACXAABo3AC-SAEOCACZ3AAmCAA-DAAf3AAD3AAYCAS8CASd3AM0AxNAAAIALdzAAqCADerAAUCE98oAAIoBUEhBkT_AEb_"
    "AHDAABBAAAVAAAJxABpAAALAACDAABxAAALAAMnXAAWJAD_AAALAADvBAAD3AIFAAMiJAGlAAGPAAQXAADl3AEVAAM0FmvAA"
    "BAAALABkqEAGIkAExjAAR1AAyCAAUgABIEAAqCAAKgABAiAAigAAKiAAUgAByiAAKgAPUMABmkAAKkAHIIAAEEAEogAMWgAA"
    "KjACukAAMGADqgAFWDAA4gAQYkAH2CAM0HJZAAACADyCAAKiBTIIABWIAPpAAACIACPgAAK3AAD3AB9uACOuAAGgABqgAADV"
    "AAGgAADVAC9jAAIjAAHVAA7iABKsAAK3AACnAAviABGEAAV3AACIAAICAAD3AACIACKiAM0IMEAABCAB1gAAK3AAD3AASCAA"
    "D3AD8gADR3AAt3ADQCACwCARckADdAASZ_AAK3AIMCAECCADyjH2fqACZCAI-nAAInAASgAACnAAgFAAGFAAPFAAHlABwFAA"
    "CFAAJFAADtAM0My0AAAnAASoAAmIAAPNAAGMABwFAACPAAIFAACNAMtCABjnABEEABoHAAKPAE8oAAGoACMqAACqAAVnABwF"
    "ACNnAATNAACMAMgJAGeFAAGFAFSDAA8FAMLCAEMHAACHADrnAM0NbWAAAoAAVnAAIFAACFADqFAAGFAAKFAACHBTaIAAGIAO"
    "WCAAGGACuEAB6gACikABmuAAGkABwgADGDAAHlAALHAADHAAFHAAeCAAUgABOEAAqCAAKgAA3jAAGiAAMIACqCAM0Oc9AABu"
    "AEogAAKgABZnAA2sAAOMABikAAGkAFHIAAHIACNIAADIAAUCATpHADkgASWgAAKgAEMkAACkADqCADxgAAUCAAICAACCADqC"
    "AAQCEW6fACcgAHaIAMuMAD2PAZANAM0RnQAAAPAEkPALKICFlvAASsAzeIAEikAAC1AACMAACIALYIAnsDBXgEACdIAEMMAG"
    "kKAAIEAD6FAAD9AYgEAQRPAEagAAPvAH2IAACLAAGLAACEAD6IAACICFCuAAGMAGkIAM0V-jAAAEAC4SAA8IAAIEAcQIAAzv"
    "AQXvAH5LAAIEAD0IAAvvCNZNAAGVAAEXAAqBAA2IAAOUALyIAEVPAL8IAAIIAAzOALuIAEbfAACCAAIMAHqCAAGIAASLAACL"
    "AAHLADiIAM0YBpAAAIAAOIAAhOAAGCCeOUAAC8AACcCuPfA4AeAACEDJCMCRMEAo-IAPCEC4eIABCCAYKSAEuQCeuUAZsbAD"
    "QUAACMAImIAAECADyQA1oQEzVvCuLPAa_PANqCAACCAOokAM0mEOAAAEF0IIADavAHmaBlKCBF8ZAD8QAQmMABnvADqIAfiE"
    "AD8SBFoCIJcEAACECcTAAcdAAQEeAASGCcSIAACIA5SICLqgAAE8AACCAECCAccCAY2EAECCAxggFTEIBDgIAM04sMAAB_Bd"
    "nABXvoAv4iAbSCABKWACQIAgkRACQgBJ7AANyIAAoCADaCAACKALfgABLgAA64AANgAB8EACcGAGegAC6gAAI2ABOoABGaAN"
    "6gAACCANcCAACKAwBgAByRAAaCAM08k4AAAKAAYoEX3EAWd_AEtfAOBAANzAAD_AAbSMBy6MAWdCAESsAAIOAASIACGOAAKM"
    "AE0IAV2EAA-IAB6EAXSKAD-MAIk_AP6IAJnsAPsCACOCA_BfAGgCAAc9AAIEAAGiAM1B_KAAACAMQCACOoACFAAAGEAASOAA"
    "FfAA6IAAEMABDAAAEkAAKOAFmiAAkEABugADcIAJOCAGJfAA-CAIpPAA_PAzcEAAGCAAgIABnKEZ_vAADvAWsFAEaPAJqIAS"
    "LPAD_MAM1FjbAAAEAACEAVmMBylOAAWMAAEMAHMvAACvACgIAMvvABIIADNvAADEACbvAFAIARTNAA-IACcBAAguAARvAHlv"
    "AAFvABRvAADvASyIABGBAVqIAMFvAACsABGoAA9vEdQKAM1J-HAAAnCuSsA4BvAJIiCsOHAQeqADRkAJIiAD-BCEHvADvvAG"
    "yIAdYCAQJnAEnHAIhACHzvAMsEAHUIAQoIAMQIAIAHAISCAAWICHlPAADPADRPAACCAAzPACMIAQ4MAc9HAM1SDaAABHAIII"
    "A7CCEu-IDZYCGSaoCnOGAD2IAAGIALoNAQGIAAoIABuISYqIA2R2AAESA1khEY4gAC2MGYn0AECgBrAQBaCUAiUQAQkUA8GQ"
    "AAGVEZ4IAAJAAKhAAPiEAjLAAM1wZLAABABaKSAUGWAHuuAAouAWQOASgEAiACAHwRABQIBXg0ABWEAUIEAIUCAEfAAAKgAQ"
    "k0AHsCAUymAZKCAGakAAEgAASEAgmCD5JZAKiCAPfdAAFnARmEANKIA0cEAMMEAM12rXAAACBO-kADANAHOEAD8EAMiKAACg"
    "AAsgABugAA2GAAKNABJEABKHAAINAA6sAFcCADAMAACMAACoACOIAAKEAACIALQgAAsgAO0IAAYMANuIAACIAEGMAUmgAMMm"
    "AACCAM14QdAAAgAAeCABaMLOqLAiavCnALAiDvCnCPAccoCk1AAMtAAc5QB_0NAOG9AAmIAMEPAAscAQ8IAAMgALBvAQeFAB"
    "O9CGcKAEMOADB9AA5vAbeQABCIABRQAbgCAAEFJLiYAM2K7hAAAgCR6CAACCA3RACO6MACS9AAIBAAkCALSaCeztANcKARmC"
    "ALQKAACKGRffA1pPC-vAABdAFiKIAQQbAlYIH_agAcR9ACOgDgmIA0WIAAtAEZPJAKqZAPxfAdKJACZJAM2gnJAABfABQEAG"
    "qZAAkLA1EZBq6wADh-AADMAIcGACuQPN4XA_ILAxkYAAeXBRmMAWhQAEpvAH4vAEOyAACSAIgCADpQAEoIAMGCAACCAA7dAA"
    "SIAAEQAxptAAeEBoawAAKwAM2tBDAAAvAAHAAEMCAMkwAC9PAJNAAFawAaHABzWoANCgAAMgAEQgAJ4CACMCAAECAA49AAII"
    "AAR9AAdvAK0CAMKEAFG9AASgAaICAYQCBNYEAATAAADAAJaCAD99AM8oAAZAAM2wEJAABAAOEPAB8bAAUCABAgAAQoAAdvAK"
    "5AALKCAFKCAbMQAYXPEWqiBj0QAXgCBojgACQwAB2EACZAAFgSAQ7gAEGIACZAAcBACJuCAACCAEYtAAMSAUCoAESCAewCAA"
    "GCAM226jAAACAAogAFGoB6mpAAMOAAICAGcgAFaCAAOCACACAAzoABECABr9AAcQAGjAAECpAAMOAAICALeOAAmCAfkgAAlA"
    "AFHAAEOOAAICAMECEYpAA3iQARrAAa5tAAFABvAgAM28wKAAB9AAubAAUDAMcQAGiQAK2NAA2TAYlNAADNABdNAAGNAU5MBa"
    "JAAEsgAcmQAB2QAWOCA1oEACKoEXAQAAVfAKYBAQVfApABA1oBACABADR9Q38wAKYBAD8HAQoEAH4BAM3K3qAAAHAACEADei"
    "ABiQALgQAECRADyHAEGBAACBAD6iAACiABYIAAEQAAEQAxsEAAfvBKICANKCANcSAAHvADXrAACgAAD7AACgAAggAD5_AH4G"
    "AANAACDAABuhAAUQAIuCAM3MihAAAEADdcAACQAAYQAAIgAHXGABhEADAQAAHAADwhAAUCABPAAAIQCJYCAAKQADygAAQgAJ"
    "UCAACgADKPAANgAAGgAAgQACM8AB6FAH4BAAUCAAIHABmBABmPAAcCAAMCAM3ODkAAACAKcgAAgQAEGFAH4BAFQgAAEgAAEQ"
    "AAEEAQtEAJWCBl0EAJogAAHvAAuBAC-gAA-GAInAAAGwADVoAAIgACoQAADAAB6lAH0QACACADN9AALAAAKEAAcCAGogAAUC"
    "AM3ProAABvADdAAAgQAEEFAH4BAFTAAQ2kAhniEWrgAAJAAaXAAAWCAc4CAAEgAENAAHygAFZdCW8gADcQAAUwAAKCACKwAC"
    "ABAACEAASvAB8PASMlAD2gAAGQAACKAAUCAAMCAM3UdQAAABAACBAH2TAACTAFQQANUCB8VfAAIQARDwAACiAAECAAMCACHQ"
    "AAEgAByEAAEEAARvAB-kAFmDAAEDAACDAMegAEAQAATQAACCAAMSAEABAACBAH2DAACDAC-IACUgAM3WIfAABAANGCADiGAT"
    "YiANoUEW7BAa7AAEiBAYBfAEkBAAMUAAIBAK0tAAFtACGtAALtAAFtAavtAAEtAIzPAMwBRC1AAEuBADRAAM0gAEiUAH4BAA"
    "FAAQ1QAEIQAAFAAEsCAM3iqFAAABAACBAD8CABVVAAHVAAFAB8WCANKCAAMEAACEADz1AAIgAAwGAL9gAACgAAJAAAgQACKw"
    "ABxEACKBAFsgAACGAAGBACDnAACBAByjACKGAHFnADUgAAIQAEbEAAGBAM3kKvAAAQAHwGAAGBABaCACclAAGiABRVAAGVAA"
    "GiAACQAAIQAxbnBK0CANGCAAMEAACEAAEEAD5AAAEgAAiDAAKCAIhAAAHHADgwAAFAAAFgAAN0AAMQACHAAB13AAGFACEhAM"
    "3lksAAACAAECAAGBAAUCABuiAACBABaBAAHHAASCAAGCAAOBAI7nADRgAAMgAEbkAAGRACuEACCCADCCAAGBABYCACkCABYg"
    "AAOQAQmXAg1nEXgGAAJmAEGEAWmCAEIgAAEBAM3ownAABVALByAAUCACOCAB5EAACgAAGgAG8CAA6DABcCABmQACKQAANQAN"
    "UCAiCQAASUACEQABnTQ7yIAau7ACIfAnciAFMqC1dnAEmiAACiAJ1nABlnACODAAL3ABnvCMUIAM31c5AABnADOEACb3AAKQ"
    "ACDDAAJnABuBAD93ABfnAAJvA0vqBZ0IAbdAAP7nAFyIAEFAAB93AB_ABpJAAwrXACZHAPSYAJgBAACBABtXAEcPAAJPAF2D"
    "AAJDABtTAAGCAATPAM34p8AABPAAHHAB1AAB7XAB_XAADfAAqKAAxDAAKHAACPA0cCAAQKAy2KAxyQACIYAACYAACQAOGzEd"
    "z3B0t3AACQALbgARd3CQWIAb5wCqeIAML3AAf3APSlAA6IAAYlANIgAM4AbpAAABAJoTABtAAD7_ABmSAAp3A1eSBesQABbV"
    "AADVAA8QABbQACZQAADQACLXAJaCABFXAAEIAAJFABLXAALFAJ-QAACQACxVAAGBAATXAA0SABORAACBAA6QAF-SACqTAM4C"
    "E_AAATACJXABIXACXXABCIAAeSAAKCAAeCAAFXAADXAADXA0aIEwfvAHr1ABJFABV1AAwYAd1NACZNAmUYARtVBh2gAERPAN"
    "qgAAf3AK7BA4MgAADDCB3AADqQANN3A2WgAM4Jt_AAACADyQAAb3AACCALnAABD3AH8iADJ3AG6CAACCCKYIAKmQAD6QACYQ"
    "ABGIAAcgAHcCACUCAD73AIsYACUyAAgQAAHyAAD3ABoBAKd3AAD3AD73ACeIAAzIAAESAAD3AM4LvxAAACFb44C6vIAAEgAI"
    "H1ABv3AAH3AAOQAAsoAAKQAC4gAAcIAMuYAAoxABNIA0mwARmoAAKRBw3AAAoYACbABDdQARvABT8IACeIAZYjAAMjAAIiAA"
    "yjAACYADCQAAL3AM4TLTAAAqALb3ABH3ABA3AMEQAFEgAyfyADyYBSWIAGGIAACIAJlAAMASAArgAAUgAAv3AAP3AA73ADP3"
    "AAICALKiAACgAATQACEwAG93AC-QADL3ABJ3ACn3AA-CAx-CADyCAM4X4-AAAoCtwIANH_AKRAAAJAAAtAAADAACrdABRAAA"
    "DAAMrAAIPNAGvdADDAASjAARZjAMBAB0M3ABQXAAEXAAQCAAIgAAgYAAEXAAKCAACgACogAAMyABGiAACgAMiIAAIxAM4bJg"
    "AAAgANeCAAMSAAUCACiCAACgANIQAFYgARYgAKKCABqQAAOCAFeCAAE3AAKiBlwIAAIgAFkCAANgAAJgABk7AAI7AAZiAAqj"
    "AAMSAAdiAAdjAAIjAALwAA2zAACzACP3AM4cmcAAAyAAF3ANkBAACCAAIQAAYgABFAABIgAFv3ADwCAC93AAIQATAEATz3AA"
    "IgAKECABkCAACQACP_GUJABnqCAHUnAAiVAANVABGVAAJVAAgzAACzAAYVAAJVAAioAAMVAM4hSrAABVAA9dABGVAAIVAAaB"
    "ABWVAACVAJoJABIJABKJAAGJAAoxAAeJAA0CAASIAA-DAAICAIggAA-gACWQAAaBAB4jABRfAJsJAGkEACQVAEYVANB3ACSD"
    "AH4VAB4VAB8VAM4h88AAAVAB4VABl3BhqgACMCAAT1AA_kABACABMgAAEgACaEAAEEACMgABh1ABIoAAIiACGoAAkiAAGIAC"
    "aBANKhAApXAATgABACAASIAA6gAAEgAIoIAA-IAC-IABrzAOdGAM4jadAAAgACQgAJgIAF8iEtGIAN7tBVclBWIIACQIAMBn"
    "ABYIAB1vAAECAHYjAALgAACDAAPFAANFAA4jAATFAAJFAAdnAADnAADnAARnAALFAA5FAAUvAAKIAAiIABDFAAJFAM4nmMAA"
    "BIAAoIAApFAKrnABMqAAEJAAHvABBmAAIJAAfnAARvAAMIABKDAFlnAArvAAFvABRvAADvAANnAB2gACVNAA3FAA7nAAjvAA"
    "GLABICAAFPAQKEARfnACVjAADmACKDAM4oJOAAADADWEACPnAAJnAB4IAANnAAHFAADFAB3nAADFAB3FAANFAB5nABuCAACD"
    "AADHEhooALArACGnAACvAsyqAAEqCAXfAMVvAejvAORPAKOiAFvvCMHvAAMIAAKgAecIAM4t__AABgAKOCAD8IAAbKABOIAA"
    "KKB-bJABx_AAHAAL-yAAzAAPgLAMLAAQnvAACIAH8LAGNAAATvCNm1AA0IABVKAA2IAACIAADvANivAL1OAAE1AAQIAAI1AW"
    "ALAEhAAB9KAM4xPcAABDABiIABmKAACIAAGKAAYaBniQAiRVAB_IADAKANBPAApPAL5QAADQAAMIAB_KAIIJAACJAD6PAACD"
    "ACLfAACCAF8IACMLACQCABiIAA2HACiQAAoKAAGKA06QISKIAM43bBAABaC6cIDoAKCdOQAYAYACGbF4FPFzGgAd5PAaygAC"
    "MCAz3IBrcqAOA_AmTAAFsoCPGKAACaA0SQAFqKAACYBEwCEuigCr_AAdPAAAzAAALAALiIABVAAA4CAOjAA1pAAM5LeQAAB9"
    "ABozACWIAZkIABoCAC0IANACAPaIA3WKBTZ9ABm6A6a4F4VAAMwICaR9AUEgAACTAa1YAOtdAmKIAAGgAMMcAGKYBQa9AAIb"
    "ACU_AAEaABgiAPE4AA1gACsgAG-IAM5TjaAAAIAAq6ABkiAB8KAY1fAApfABgiACaoAllAAJr_AAIYABcgAA47AAEYEXLBAB"
    "x_AZ4CACXfABH_AAM_AY8CAD6CAAg_AGdfACZfASABABxXAfa_AGiIBJ-IALD_ADOIAM5YESAAAoAC3_AMqgAAN_ABGKAZmI"
    "O_iCAiABAepFCL8IAefgAAMIAWcqAIBgCPHAALHAACNAAA3IAN3AAMBAAMVAAEGIABeJAAHACL-oAAgIAACIACLAADvAAH8I"
    "AC8IALKoAM5lCHAABAACMKACMCADcIABxABPMCA0iEAB3vABxLAHyIAACvAAggAZYIAWjPACMKABuIAAegAFGQAAEIAAigAA"
    "MQBOgIHuBQAepQBCCCEVkgAOogBXeCAJgiANGnBMUgAAEgAM5vpsAAAIAOrnAZkzARqCAAyCAtcCAHagAAEiAACKAAsgAAEg"
    "AJ93ACYCAACCAMiIHPjAAetYAd2IAAyIA02aFWwYFelAA54DAAHAA1iDAAHAAAiQAAHABWIgAQYZAJgQAACQAM58aDAAAQAD"
    "K4AAC8AA-gAAJ9AMsYBE6gBSr1ACd_Ad0KAAEKAAQKADIIAAEYABGwAWSRACUCAyqoEYzfAKF3ACCSAAQKAOvfAFCIAOEQAP"
    "MKAJaCAzWRACSaAAoKRLsrAOKgAM6KeVAAAJAonvACFvCNcIACfLAAPCAORvANXIAAWgAc79AAHvABTICMT9AClLANRvAKbA"
    "AEZAAcTAAAioABICCMe9AAEIAAE9AARvAB0IAAlvANIgABEIALg9AAIEACGIAACIAM6PS5AABvAWKLAEU9ADGKAASCAwsrAF"
    "sCBWL9AB-IAArvAb7QAANvAIICANaIAAULAAULAHqCAAFvAwqLAeKIEJICAAMCA6ACA1mCAACCCTIQAAUSA1oSAAwSBWGgAN"
    "zgAQ4gAM6XPnAAAgAAIKAQiICNr9ACAgAAqCALHkANZ8ABVFACL9AKGaACOIARuCAwsCAESIAAqCAAwCAL2IE97fARcIAASI"
    "AAVLAjnPARcIAAmCAAwCB0z9DEmyAAISAEYgAYcSAAEbAM6h7ZAAB_ANoQAOUIAL7PASIbAjgQASICAAwCRACCAFqgAATKAA"
    "MQA44QAAGLAvjtAAUDAAIDAADABdrAACHNAAYBAMnvABkCAAVvAAIgAGgBADNAAA8SACnIAAKBAc5AAAxdAM6tYEAABAAA3A"
    "AuXvABrAAADABUCoABqSACaSADugAAKoAAEoACCgAAGaALMJACMKABZoAAIQAGmhACeCAAqiADqgAAEgAMKyAJ4hAEycABYh"
    "AAogAA9vAA0gAXQCAYyFAADHAM6v_EAAAoAEWCADegAAN9AAPvAAGLAB3YAAUDAOcgAH4CADeIAAMIAATvABkLAAJAAAMLAM"
    "BAAJ4BAAMCAF-BAArAAAzvAA_AAuZiABoFAACgAAEKAFjAEh-CALQCAQ1AAMECAM6zpzAABdAAuQAwJAAFgQABAQBWb9AO_q"
    "AAt9AAEYABOYAAOLANTNAAI4APeLANSQABwQAKCCAECCAhEgBU4BAJ-SANCqAVVQAGYiAJjfACMCAACCAAKYAFWCAAMgALAC"
    "AlGQAM63LyAAAIAFmgEPgIASmDAOZAANkaALsZAO6tABKtAAFtAA9tAAEtAAstABBtAASBAXXtAAEtALIJRY4QAACCAFcgAH"
    "__AAIQAIJAAQlQAKIiAB6BADDAABxdACHdAAPAABj9AM7DvUAABLABtABb_9AAaDABpNAAKWAAaBAFFvACTwABbgAACgAAOg"
    "AEEgABTgAAGBAGoBABQBAB4gADpMAACBAARvAJkCAAOwACAGAASQAHmgACMBAA7vACEgABudAAGUABZvAM7E7zAAAdAARvAA"
    "ddAAPvAAVvAAidAAFvAt9vACBvAAEgBT8ZABxvAAYBACCIAD6gACaBAAHvAAEBAFDAACVPACvAADIBABNgAAEhAKZPADAgAM"
    "KgACGBAFsCACMBAA7vACEIAM7Ge4AAAhACUCAB2CAOcGAACQAgFvACBvAAEIEVOOAB3uAsldAJ6SAA-CABDUACMBAPeQAA8Q"
    "AAGQRzLlACVAAAF3AADXAASCADpVAADVAANnAAIDABogAAcBAAHnAFJAACPAAM7Su6AABAAADwAAFBAH0BACaBASmSAAEQAG"
    "mRABOBADDXABr1AAJWACD1AAHXAALnABABAAh1AAHiAt8gACDXRKiIAAEIABQIALA7ACI7ABU7AAC7ABE7AAC7AaerAACrAB"
    "QrAM7cZOAAArABGrAJWBABSBAACBABEBAA-BAAOKAAkDAAIDAA2DB_cIAOuIAOdbABHbAbzLAADrABFLAADrAHECABGiAFaq"
    "AA6qCYbzAfRjAB1gABHgAAMqAG7jABGiAD9zABprAM7fqDAAAgB_kIABGIANoIAoPjABLjABDjAA7rABHrAANAAAEIAG3AAA"
    "DAAD7AABHAAAtAABtAA0GCABMCBV2IANPzAFIKAAILAASIALaYANHjABKgADQIAExDABFjABFjAADrAM7ivgAABjABHAACzj"
    "AADzABHzAAsgAA1jAA5DA0MaAzErAnOIAO0IAAMbAAaIAJAIABSQAACIABGYAH7BAADBABFBAADBABQBAF-BABGCADwBABKD"
    "ABFDABFDACtTABRDABHTAM7kXDAAACAAfDAADDA1ICCTSQCd0QABGQALyQAAJAAP4QABGQCrHQABHQAL2CALFRABMgADtQAB"
    "HQAOqSCNIIAcdzABDAAK9xAAGgABwQAMVAADzACQEIAJrzAE9CABHDALggAM7r-oAAAiAA8zALeSABSQADQwAG6SABYCAA0z"
    "ABvTABGgAA-zABsQCOWIAOpzAASYAAIIAAQQAJThAArhAM-QAA-gABIBAIoSAA6SABOTABd7AA0gABszAADzABHzAA-gAAmS"
    "AM7tyoAABzA1jKHqoIAKpIAEprAAtjAAbrAEfzAAHzAADzACFxAAFzAAfAAAlxAAiYADKQAPBAABXrABH7AJbJABTJABHJAl"
    "wYAADzASDRBKEIABGIAN6IAAcIAMtAABVLAA1rAM7zvaAABLAEmyACEiAQ9jAENLABHLAOnAAi9ACHYQALtzAEkgAHRzABuS"
    "ADqQAB6gAniQAONzBYkIAASIAOOQAApiAAGIAAMIAAMSALnzAACCAK_zAE-rAAczAAqrAACIAAazAM73J_AABzABPzAA0SAA"
    "6SABcSAAzzAAUSABIQAk_zAEeCANRgE8qwABG4C8HYABHYAEnzAAKQAB1AAANzAANQABHQAAzAAADAAC15AQJaABHaAEzAAs"
    "3zBreIAVoTAAagAA2gAM79O0AAA5AAcTAAETAAUTABcSABCCAQWSABGSBDeCBZeIAO-iAAKQAEqgADqYAAagAAGgAAUgABhz"
    "ABHzAAGqAL4QABJzAEEgAHXzADN6AroQE-EIABGIC4uIABUIAN8IAAFKAM8Dc1AAAIAACIAADKAElzAADzAAFzAByzAAIwAA"
    "MRAAHRAAYTAAIRAADRAASwAACwAAKRAAHxAAgRAAD5AAQjAACjAAHzAAQjABUIAA4RAACRAANZAA4TAACZAASzAMHzABaIAM"
    "8DqwAABKAA7zAANKAAGgAAgaAEHRAF2SAA_ZACqQARoRABGRAQzzABRCADSDAGyRABGRAC0RAACRAC2TAACQBmDAABUwAAv7"
    "AAUgAAEwAAkwAD-CAAECAACgABMoAAvTAAMCAM8FE0AAAgAAbTAAICAACgAARTAAFTAAICAAc5AAFzAAZDAAFDAAECAATDAB"
    "d6AAwiAAXYANKxABbiABmbAA0CAAHzAAMbAAkwAACgAJ8SABGaAUIgAR8gAAGgABIgADSgAGrwAM8FuVAAACAA65ADACAACi"
    "EzQIABGIAAMoAKt5AAD4ABGgAA95BSAgN-EIAAErABUIANGKABWKABA7ApyaCMUqACIKAAUoAACoAA-IAASoANzrAAD7ABDA"
    "AADrAAD7AAQCAACqAM8RznAABrAAD7ABFrAAD7ALHLABHrAA7AAAcqAACqABGqB_zbABHbAKJrAADpABTpAADpABBIAAPLAB"
    "EIAMsrAAVrAACKAAxbAAFLAAMrAASbAAlbAAFLAAfbALzrAADpALDIAM8TYJAABbAAFLAALLAACrAA3bAAFLAALLAGwqAEGq"
    "ABGqAA-KAAdKAAPrAA4KAACKB_ygABGoAKJIAAGyABKCAAEIAACIABOIABEIAN1gAAgIAAngAAgIAL0IANgIAB_gAAMgAM8U"
    "8zAAAIAA5gAAMoAACIAK8CABGCABgKAA6KCK-zABTpAPMLAAVLALqxABfrANMIABSIADQoAAkqAEIIACMKAACKAD6IAALKAB"
    "6IABsKCLHpAADxABHIAQprAAiQAAlrAJiIAM8X87AABxAAoQAAfIAADQAAJpAB3KAICJAAoJAHP7AAkIAEKIAA6LABOKABKC"
    "AB6jAA4IACsCFoDbAACQDHdYABHYAAgIAAMQAAIQAa_aABH6COZZABGIAbrYAAmKAAhYAAmoAM8eV0AAAoAEJQAAGQABBYAA"
    "GCANrKCNSZARKoAAYIAAUgAjXgACICACACCgiYAAUwAACIAACIAAOIAAMKAAOoAAEKAACIAAGQAcMoAAsQAGYIACIIFOMKAB"
    "HLAbJLABQQAACrAM8kcAAABLAA3IAAPpAADLC4Z6AO7rAAFrAAnKAAdrAAFrAAnAAbNrABGQANrLCdfIAAmgAAhIAAmgAbNI"
    "AAFACeeIANn7AAv7AAYgAAv7AcSgAG6qABGiAGwIAnKQE-5AAADTAM8sTQAABAAADbC1SwADOCAPeQABGQAGAIACSIAACgAC"
    "EYAAUYANwJCaB7AC4gADQCAP8YAEmwADgIAAwIAAEIAAQIAB0oAAUIAfYCAA06AAR6FXcQAAEYANN7AAogAAviAAYgAM8yle"
    "AABiAZpZAJo7SCYIABPjAACIAPeICxZaAHDrABJBAAPjANvjAAFjABDjAAFjAMRJAPfjAAFjABDjAAFjALMIABGIAA-IAARr"
    "AAhBAAtjB_ogABGCAKVIABUIAACIACRjAM8_IkAABAAAvDAAaIAAMKAAhDAAaIAAMKAL0IAPZDAAHrAACoAA_DAAHrAACoAO"
    "nDAARACMEIAQojAAIiAAQIAA2rAAQIAjOKABGSAC6ICHPrACprAAFrAADLABAqAGAIAL_AAM9CSTAABjAAGoAAhjAASQAAPj"
    "AAGIAARIAKeIARljAAsIADFBACMKABQKABGCBUoIEJVYAPjQC4dQABOwANxQABHQAA7AAa5QABHQANrIABEQA1wCALzSBcUo"
    "Bg-gBXygABSwAM9KJCAAAwAASgAACoAAGiAAMiAAJCAAYCAASgAACqAW0IACOBAJ0gAH6oA0giABJgAATQAJGiABWiABHjEH"
    "HYDXEaAPkIABGKAGYQAjkIA1oaABEIHZDZABSRAAXbTGBLAACLAM9c36AAAKAA5IAAQIAAELAACKAPYgAACgAntrABHrCPoB"
    "ABCIAAIIAAIBANgIAAagAAsIAAagAAYCAAIIAMnAAOSIABGIALiIABGIAA5AABOICLSgABWgACUBAMlrAAaCACcCAM9gNIAA"
    "ALAEOgAA2CAa4IABGgAA6CABiCCGKqAE35ABTAAACIAAGrAADrACMBAOIoAASIAADAAAyoAASgAADAAJTAABTQABHQAALrAW"
    "MLABILAD8JABfQABMKAwoTEnACABSCAM9mZtAAAJAamKBJaIBW-gAouaABGKAK-IFO9DAOhYAplbA1pLRXjAAB57AAIgAANA"
    "AN2oABegAnpZAANAAA7ZAANAAvdrBY3rACUCACr5ABUoAAILAAtJAAEaABcBANN7AAoQAM92IPAABAABHAAAcCALvZAAGoAA"
    "IKAAsLAIsCAP4CACUZAAGIAAJrAA4ZAAOKAAsLAANZAAqZAttrABPrAAD7AALDAA6IAACgBT4oAC3rAAKjABMCAA-CACsoAB"
    "OgAAFIAAICAM93lPAAARAPGoABGoAAcpAL0IAAICAJYCACogAJcCAACCADyCAC-hAv5rABPrAADbAAKCAA7rAAD7EXzKAGOB"
    "AIH5ALqCACcCACCgABvIAKm5ABH5AXOYACKCACUQAAOCABGCAM97LNAAAQABwQAtyYAGdbRAgQABV7AEDrAACjAAsgABSgAA"
    "PrAFhAABHAAF9wABTgAADAAADAABFAAACBAh6RADwTABB5ABT5AAOCABFrAACjABj5AwD7eZSCCeaIBJLSFIGdAM-aIHAAAI"
    "BEoCAAcCB6AQGSMYDJMYA2fABeHAA-QIAeIIAACIAJ6IAD4gCfWEAqVAAeBzCrSQAeASBxPbAHbMAF6YACMEAWmEAFqIAOH7"
    "AeBzBvgEABvQABmEAHWYAEqEAACCAM-odLAAAKAGKIAJ0WAACWACHDACJAAALTAYECALkCAACCAaTXACaWAdNDAAJTABkXA_"
    "8gAoYIABQgCshZAC9_AAWMAZnbAdOiAA9TBz2CANWOAM2gADSgAMKEAAokALjgABSiAM-tcsAAACANxiAA-iACYCBuugAN-I"
    "AeaIABseAKnAAACCAedCBCDAAu1NADX6AAlPAJ7JAAKCAfmEAACIABleAKoCAAGCAEMCBBPzAACCAay1AACKAAKEAx6CAAkC"
    "AEUIAA6IAM-xqFAAAIAabKABTAAAqCABSCAGAEAACEAIJAAADAAEHAADgCAAuCAEcCAPsCAMMKAACKActAAD8CAZSQAAGQAB"
    "FTAAoVAADVAACKEIakAfTAAGRAAD2gAAogAAqgAdgKAJyKAM-2aiAAAEAOICADSMAAcKAINLAEQEAByIAGMIAAKIAAoKADXj"
    "AApLALTMAALMAR4oAAogAADCAAfDAJSHB2WEAR2KAIKgAu_jBwEEAO2EABOEAAGEAY9AAAoCAAQoAAFKAANtAM-5yzAAAEAA"
    "wGAAfvAGsqAAOqAAaoAAImAAGoACmiAAECAFACAjODA4onAASlAx1rAAcCAAYCAGYIAD8IAAoIAZmCAAsKAAXIAAKBAC0EAA"
    "-EAAcEAH9AAAFCAADAAAjIAAFAAM-7fPAAACAASCAAWCAW1DAL-KAAcLAdeCAZ4gABJlAACKAAalK_gIAAoIGvCKAAcCPMuQ"
    "L86CAjWaAGQIBakIAUFAAuyIArUgAQaIC-tAAINaFg2QAjfgAefACAk7ADRAAEm7AM_azBAAA7AFQCARo7Ab-7BwmCAAoCAD"
    "kIAACIAA_YADSCAW_bADcLAAKLABiIABHbAAnbAE3YAA8MAaQKAGuKAACKALfbANoYAfSIAAGIABEIASkQD52IA5-IAPECAH"
    "agB3wIAM_g5iAAAEABuEAQAKAKdIAAuIABgQAAPKADkQAC4IAFMQAQnKAAqKABjbAADKAF2KCjEoABuMAeciB9PgACOBAVuE"
    "AIQ7AD0CACs7AAe7AEpAAACIAQ07AcQ7AuSIBB7AABtyAM_liAAAAIABT7ASQEAHj7AAn7ADCLAAGLACz7AAn7AAf7AEp4AB"
    "nwACFAABtwAnx7AuIIAACIAS2aHC8IAWwEARCgADxoAAYoAcdAAAWCAFwKAByqB9VKAAPLAAHKAKSEATuLAM_sGoAABAAAVA"
    "ABbrAAVKABvLAAVAAAFAADzAAH_AAAFAAEPAAONLAARACh2IAEogAAUoADwgAAGMADwoAAUIAHqgAAGoABsrACigCLIiAB-C"
    "ADIIADhoABqCAK8EAK9rAAVrAM_vLGAABrADALAAuJADHrAALrAEWgAGNgAWaKAQrrANoCACzoAeIIE_MDJ1giAACCB1YEAL"
    "cIARuEAYqCAeN_DI3qAA2GDJDAAAJAAADADHADAACTMkwDCAWQBWGqLOw7ArU4ANALtYAAA7BGxzBKcCAWUCBoWQAOoYBWcQ"
    "A3YSBzSCAeaQAAOQAMsgAH4CAjGSAsfAAJLSA9WYAl6LAJoSACYLAYASADCWAYOSAdagBGgQAEOQArUyAaYiADCgAYOQAdag"
    "BK1AANAU7OAAABABAQAZa7AO5zADCQA-0zAwwEAGkCAFhAAC-CABoCAACCAEUEAACEAKEEAACEAGOCABqCAHOQAMD3ABwCAa"
    "gSADCQAWXyAWeIAIYgEunyA3ZyA1zyA9JCAEioAWyIANAbMWAABSAMXgAAaoAEBiAAWIAR-CAEWCAP_SAAKqAO3gAdowAJLS"
    "AywEAKhAAEjAAO2EAQMIAAygALNCAaXCADLCAYJCAdhzA8AEAKI7AASKAAGKAEO_AAOCAACIAaOzBj_jANAfMDAAAzAw8EAE"
    "TrAHkqAC4CAAaIABoCAEQEAKMEAF2CAH6BABHzAB0IAKmIABUiAaciADKiA1ogEuLiAACCA3XiA1ziA9NAAexAAAJAAtvAAJ"
    "rAA1zABBpuAaUgAD0oAAIoANAmPAAAAIAAEIABoIAAMoALsIAAEIACWIAh4iA1ygA3iCAAUCAAMCAE0CAAaCAEOCAAICAE6E"
    "AVPjBkGjEPwKArYqFjYEGP-YArYIAiEKAACKGWYOF1UIAZEaAAGKAACaFzzyANA8RjAABgFnI7Aeq7GRWbAACbA4OKCiEIDE"
    "pQAeDDABTaFmg7ErwIEQ4gAeJbAAvbDHCCARj4ABWQACIgAGCBAD9kAbEICdv7AB7aAAVVAB-IAHSYAS-IAAUSABsIAXHaAe"
    "ubANBR8fAAAgAesgAWGwCQX7ABeQAfJ7AAP7AB37AO6IACAIAYQIAAV7ABsIA1z7EQtgAeDbAAhbCmuIADZIAAlAAcnAAOig"
    "AEGIAMJAAQhAB0oEAKhgAAUzAZvAAAsgACGRAIQIANBaH7AAAyAAMIACJ3AC_fAGAIAE8zAKogA7VTAAIwBDwoADSgACwgAZ"
    "wKAD8gAHGgAJi_AVkIFqLLAArACqUgACWgAYgCAB2CAACCACEjAIyBADwgAgCBBBMjA54gAdigAEFAANBh5AAAALAACKAGYg"
    "AAGgAAfLABqgAAGgAH3vAGHAAECIAPTKAAPKABLBA2PAAADIEOIvFYqBBdqBAACSBrYBBcDAABrAAACBCoyaAcOBAB2DAAiD"
    "AACDCmAxAGIiAe6sAKSSANBtqOAAAkAKYVBdzsApJbA4JsAKCVBMqEAcSgAd9gAAP7AXqIAgSsAKC1BOOEAAIEANDAANrAAA"
    "F7AAP7ABgGAASCAcjiABtsAVaIAAOIAeQVAANAAAPABK-CAAwsAbUQANeEANBzSRAABAAcqiAAC7AAbKABssAAJsA0NVBJPP"
    "AQoEAM0QAAWQAM6SAAmEAACEABcbActbAADbAAUIAAFbAAHfABQGAAXMAADMAAEEAAFMCZKbBlUBBy0gBgeBBoyQAao8ADVD"
    "ANB5y1AAASA3sRAKABBoygBUeBBYWEANgzACC7AroDAJZtAsiBBJ4IAm7pAE8YActDAAwDAJbtFanbAADbAADbAELbA1_rCe"
    "QwAaj_AEzAALhLArqBBnKBALMQAcueABvAAAUSANCEy_AAAgAMhACR0EA3SSBrkgAx4wAgwVAHW6E-SgActbADzbCk-pAvEg"
    "ABOgAA-gA0qiAf4FBEaaAE0gABU_AXYQADqQABigAMOaANUoAECgAZwiAnYYBLoKAAIgAdI1ANXqANCSktAABbAD_bAAHbCk"
    "q9AAOoAAGIABGJACjgAAUiAA_AACMgAWcCAFE7ABiSALIgAJxQACU7AAKMARUIACSCAIaKBlSEAEmEAHaIAEOCAPGEAKEIAB"
    "igADhbAGxQAADQABFQANCV2BAAB7AACgABOIAHPQAADQACDAAARbAMYgAD9uADeDAIaoAq9oEPoIAAEIADiCAAWIAAKCACGI"
    "AZ9LAAFLAAQIAB7LAAFLAAPLAAIrABXLAAFLAAHLBqWIHMUKAwkiAdk7ANCd7fAAAQCBpAApgCAdhrCgKgALZAAAOCAAIDBc"
    "wgBCjAAagBAC1AAACBAMPAA36QAb4BBLrAAAFSAbqKABtAAA3GA_oSAfiBBIoEAA-GAAKEAB6CAbYKAAXLAA1LABwGBfIBAN"
    "CnWxAAAgA26EAA-MBKImAOYEAOskALwyAAUyAC_GAaOzAAD7ABEIAALJA3YkAJuVAv0EAgaEAOPsAKxCAAVfACGmAA5GAADb"
    "AaPbABGiAACSAAIjAACSACQWAFyIAulsAH2QANCrv2AAAgAKB7AAIgAfSiAAKgABHAAG8CAPZAAdjAAClABJeiAPIEANYhAA"
    "IQABoiAAICAARsAJ4mAAL7AAyiAAEyAAUkACSEAAkEAaY7AAT6AAwKAAJDAACKABBEAAusAAquANCttOAAACAPTrACDmAbtV"
    "ACasA7AEAcOEAACEACoEAMFQABxuAACCALPAAAVCAACEAAgQAAWCABSQAA0CAAWGAZ77AAD7AAQ7AAF_AAvCAAItAADCAAzs"
    "AAHsAA3sAArQAFoCANCvaaAAAGAbuVADCVEslbBFCCAf4BBKHQAntgAA9WAAawAAH7AAWSACd7AWsEADlDABKSAASbAXgQAp"
    "eBBcrEAKl7ABHAAexCAAzCAATCACKCAFySAOZCBNsBAqIEA9GCAy0BANC3fTAAABAByBAAoFA7qEAaYEAPlAAPK_AHqBATsD"
    "AAtDAAQQAADDAH6CAA5tAQgSAbmBAAwBACaBEQMwAQ8EALZbAC3bAA8gAALbA1HrCMXAAHAFALpwACnUAAIgAa1SAAmKANC9"
    "WjAABAA20FBauEAGSIAADgAGGIABGgAAfhAK-QAAUSACeQAV7bAF8TAAUTAB6QAKWiBzSQAX6gAACgAAEgAAISASggAAUwAK"
    "CQAOWgAO-QE6RAADzgAdzbAAHAACBAABmnANDDT_AABbAMnbABBAAdRbA1pbA6OEAOwQAYACAA-QAG9BAKA8AAoEAANAAAH7"
    "AAW-AAKmAcd5ABYTAX0gAgiBAGaEA6SgAeuQAACQAAMgABEgAE8QABEgAAehAAYBAKAEAAiCANDGihAAAgAAMgAAGCAAQGAA"
    "CCAAEgAAKCAB4EAAGEAAcEAATbAAYEAGPAAAKgAAGgAOSIAAMgAD9_AAhZABuSABwDAAUGAFyCAPaCAcr7AEGBEO4CABSCAA"
    "FiACMCAXUEAAFgANDJi5AAAgABaIAAKIABJbAAHbAAF7AAD_AA7bAAHbAAG7ABhbAAFbANnbAJqIBSBkNgK3AAiCAD8CAAkC"
    "AZo3AAe2AD8zAAExAAaxAMQyAD21AACxAasCAAEzAAc3A-mlA7h3ANDSvCAAADAEwSAADzACL2AAECAXX3AAF3AAcgAAWSAD"
    "mBAACBACMBAKyiADkQAAX1AZpzAACTAAoTAAmQA-nFAADlAAN3A7cgAFDSACaQAXNgAGqQAKWjAAbCAD7VAZpTAArjANDVaJ"
    "AAAgAADFAANFBCzAAAGgAWlAAE0DAA1AABqgAo9jAJtAAANAANECBj4hAAH3AAb3AACFAAmCAACEAEIzABggAAyQAWASAAgS"
    "AAwEAAEgAAaGABQBACSzAACBAAGjAAwjANDXvAAAAwAAJAAAQQAyjlAANlAr4BBFMCAAD3AAZ3AAoCAELGABc3AADAAA0EAW"
    "AQABV3AAfCADdjAADzAAJjAAxjABUCAALAAAR2Ayj3ANUCADaGAbWBAAKBEOBxAFKCAACCANDcNNAAACAAoEAAjmAAEmAOEE"
    "AJSQAEchAB0GAAEGAAWHAAD3ALwTAB3FAAugAanzAAogABmEAGvXAu7EAHYQARYCAkGEALcCABrnAAVCAAWgAXFQAEpBACDy"
    "AKlyAADAAALSANDeGwAABAAAeCAAJGAACSACMwAAREAAt3AACzAAH3AZdzAAuzAAHTAADTAAUCAADzAAGBAADzABvkAGugAu"
    "7kAHYQAACQAAN1ARKiArDQAGmCAdzkAALiAJnCAAugAA_AAAJCANDftMAABAAaPCAAJCAAXSAAJSAIGiAAfAAudAAAfAA5ME"
    "AC6EAHkgAEggACMgANaEAAoEAIawAFYgAAYzABQiAAIgAAYiAKPAAACgABCmAAIiADGgAAEgAaQiAAIiAAWiAA5kANDhjOAA"
    "ByAAagAAoQAAMQANwjASDCAN2EAAekA62EAByEAAMEAGCzAAPxAACQAAnxAcciAArFAA4wAD9zAAGQAA3RABSiAASkAAKCAA"
    "DmAKK2AAGSAAj3ADwGAACCAAGEAZfzANDjDKAAAzAAjzAAJzAAXCAAGFAADCABRkAACEAAdkAArQAFsCABDxAANxAACQAP0m"
    "AP8CEaZDAACDAACBAAkUAACUAD7gAAhCACNAAXdlAAKjAAgQABHTAApTAD0QAAcQANmQANDmCwAAABABGDASgDACODAGTBAA"
    "dBAADVAu4BAYwSAqTAAApVAeOSAQggAASiAAWgAATyAAdCAYfAAE2DAAODAARCAAPCAAVAAIKgA2bAAANAA7Z1AvZwAEWQAU"
    "ywAAoQABkEANDpVoAAByAA0yAIPCAA6iAtiQAAeBAHcgAAMgBOIEAK80AFHzAM2gAEIxAUwgAFgiAALSAAEiAAQyAIuCAA1A"
    "ArUBAAiBEOVAAAu1ADPgABbAACAGAWbEABCQAAkQABrTAAvTANDtudAABTAAYVAAHTAyIQADbABzQwAAowAX4SABjQAAkSAD"
    "kQACXBAALAAKqwAAgWAKNzABGwANUgABGSAAe3ADYDAAeDAAQDAAODAJIWACcDArIBAH4QAAMQA7VQAdJ1AACgANDw0KAABx"
    "AFGQAMsQAASQAAMQAYaSABzWAAeEADYDAAHyADFEAF-QAA8SE6GQAAoCAEQgAAUyAACCAAGQACEQAWXVAAFFAA4QAAFAAAKQ"
    "AAaQAAEQAAD3ABBTAApTAAFTABHTANDz_wAABTAAfTABTTAAfTAKlWAACgABlTABWQAADAAAdAAHvDABGQAa9TAAhTRj0CAB"
    "GgAAmiAACQApmSABGgAAmnAACnAAmnAAC3CcESAApCAAWCAADCAAUCAADCAp-SAApHAND_G4AAAHAADHAAUHAADHAApHAAVH"
    "CV2QAAm3AAC3AqsQAAmQAAC3AHUzA1ojAdk3BDJ3AAb3Aq73AHZjA1pjAdl3BDCQAAVXAACQAAKQADxXAACQAnCQAAVUAAMQ"
    "AdOSCsU3ANEFWYAAA3BXq3BCMQADz3AniQADz3ADowA1owAeeFBCaQAEIEArYECZfAAEBXAASEAAFAABXAAEbVAAZAAkvXAA"
    "JXAAMEAAGEAF1VAANXCXeUDHN3AAF3ABuwApj3CcL3ADeQANEP-2AABWABx3ArUEAHbACUiXAAEXAAEXABjXAAHXAAFQAAEE"
    "AAIVABfXADUXAAIXAATXAB6EAAEXAAEEAcpAAHJXAAGEAAUEAHGXAAEXAXIEA8SWBD6kAACkAAEmAAEmAGmkANETMqAAAkAw"
    "cCAwekAACkBhagBKCgAKmGB0kgAAL3AH33Ajf3AH33AhIiAUh3BgHABI-EALoCAxnAA1YIAFqIAEM3ABwQAAG1AAkEABOQAA"
    "T3ADY3ACQ3ABY3AA33AAJ3AaZAANEZwLAAAQACL3AFo3ABWEAA53AAJ0AhECATkEAA53AdA3AAC_AAK3A_RXAA9XAADXAA5F"
    "ABJFAAHXAALXAD_XAADXAADXAALXAA9XAANXAALXAA3XABCCAALXAAHXAA1FAAHXANEbEFAABXAAFXAADXAJ-IAQaCAGCUAA"
    "CUAA5XABJXAADXAA0IAAHXAGoEAAJXAALXAADXAA0IAAFXAADXAAFXAADXARIGABGGAGuGAACGAZMUACMCAARXAADXAIdXAR"
    "iGABaBANEcCdAAAEAAGGABDXAADXAADfHOwIAHYEAM4IABuIAQAgAACEA0sGAUO1BhH3AHD1ABCkAAH3AW6CAMR3AHCEABJ3"
    "A0nAABD3Ac1ABDL3AGeEAAsEABB3AOSIAOSEAASEACuEANEjLxAAA3ABt3AGe3AAsEABB3AAFkAgSCATm3AAsEABB3AHx3AU"
    "03AAQEAAC3A7MIAK_3ADj3AAp3AARAAAJ3AJ-IABMIACSIAM6CAC2CAAT_AM13AAr3AAZ3AAkIAAH3AW6EANElPOAAB3AAD3"
    "AAn3AAD3AIv3ASABACt3AAD_AAJ3AAQ3AAD3HckkAAymAAWnAOcIARCEAmqOAZskBhnHAD0EBCJACAXnAAWkAAqEAAlnAAVn"
    "AAPnAAsgAEOgAB4lAAlEAAfnANEsWRAABnAAVnAgznABlnAAVnAAYEAHrnAAVnAAUEAS6OAhEnAAUvAAREAAfnAAVnAcwnAA"
    "KnA_RnACFnAACEAATnAAZnAAbnAAVnAAZnADRnAArnAAtnAAVnAACEAB3nAACEANEt6SAABnAATnAAhnAAVnAATnAKkIAAWI"
    "ARUEAAYEADMkACnnAAUEAAXnAAkEAGFnAAVnAARnAAhnAAVnAATnAS4GAH8GAZJnAADnAAVnAARnAIRnAAVnAUxnAAMEAADn"
    "AAIEANEu5vAABnEF6DAACDAFaIABKCAqKIAAiIAAEIFg7DAFqIArUIAAUIAAMMEdSIBgMIAUu6A1oqAeeIRiWIFj44AAC4Ar"
    "U8CdyQM86QAAyEB-2EHwQUAEIUAkuKE1HAAAPAADzAANFUjqAAAIA_dAABmIACNAACUCAMKCAMRKAAoBABmMAFrKACOIAI1K"
    "AIkCAADAAECzAADAAsmCAdSBABkIAACIH2KqGLMOAg4gAsyoAesIA-0qAAXAAD7AACUCAr_1AD-hADxAANFe9pAABAAAUgAU"
    "gEAY0nAeIIAACIEIyCAGiKAACKGSUEABsMAXBOAQ6EAAIEABmEABsEAAMEAD0EAAEEACWEAJ-EAAEECIQCAcGCAEoqAZ6gBL"
    "WIAAIIEMSgAF8iAAogAqsjANFp5VAAAgAAEnCXsCAF_iArVnAAWHCXLAAx5AAAQHCdXCAAJCArNHAAJHAANHAAHHFgIgAGki"
    "ArUyA1oIGw5ABHQCABKDBg8IJ6WFJXeYEZUQW16CDmMmEzc6ABrzAACCAGkzANGSZxAAAYAAigARcCAY7zAACzAA8kAEQIAW"
    "UqAaHyAACzAA6IAACgGSUIH00hAFkCAQeCAH4CAQqGABLzABKkAEQIAWUKAaRTHvKEAADFAGiEDJIHAESDAAGDASyCAH4CBG"
    "sCANGhgUAAACETuMArUIABwMCfwIAruMCdsMAASMAUkHAUPAACQMAAMICU6JAE-EAD0MApHIACOMCU6JAGeIACUMAAEMAo8I"
    "AAGIACOMAAEMPXEEDecIAAmIAACIA1oIF_WSMBmIANG9KgAAAIA1o7RMGQA0kIA1oIAAY_H_OSA1aICEkgA197AiQgAHAKAM"
    "YQBkItArUtAEE7Axk_AEE7FCmIAH4IARmMA2FAB6qCAnXIAAJACN0IASukAKqMAd6bOomnAC4SAGmgANHdwJAAAiAmEEAM6w"
    "AdYfAoSQCDZQAdZEAAOEAoFgAAOQAnMQAnaMABxvAACrABECAFTAABYYAdSEABWBAJxNABzCABKYAcYDApSQAnMQApNrAAnA"
    "AF6CAAOKAWSGABmEADfAANHiv7AAAEACGgALeCAAECAdiDB50CABBCAD0IAA2IAAqIAASKABEaAU2GAAWGAFGaACMEANgKFo"
    "EgAGwQAPEEABEEAUcgCzkEAyiEAoTCBYMCAeDAANSIBFsCAO0EAYYCAv2oANHr8ZAAAoAeuEAEmEAHpyAe0EAX6gBFWqAhsI"
    "AAaIAa0QAIgIAIWIAAUKAPZpAOGEAYK7AQfqA09qDzwQEPgSFhmnAAMlAMqiA1oCAeeFAAMFAA6VBnCDAEqQAH3qABSQAdkj"
    "ANH3j9AAAKASH7AAMQAdiFAAOFHzgFAxhAA3UFBfolDQWQBDY7AAI7Eq_AAlAFAMh7Ae0HCHlAAa2UAWgCABHAAA6gBQeFAA"
    "CFA2MSAD6IAAGMABcaAACaAA-bAAEbAAYbAZcQANIFSeAAAgAEUlAAolAAClAKAIABcaAACaARILAASbAAObANIDAVVfAAGI"
    "ABcaABG6AAC6AOmaAc0FEEcCASZYABGCAGyIABGCAQOCABHAAAZAA0cCABGIAQQGAuAFNHcCBPaEANIRmkAAACAHiEAWEFAT"
    "iCABvcAcaGAo8aBWrCAAOiABFAAACwAAaEAACEAAMgAU2kAUjCAAOiAAZwAAsQAACwAAagAADkAAL9AcRRAoTQAAqgAS3tBD"
    "8iAACgABsgAACgAcaEANIVB2AAAEABuEALFmABuEAADsAAHtBEmQAnMQAokJAAfrAAwCAAmgAFIzAAWwAAUCAAEwAAIKABEQ"
    "AADAAAY0AAFAAAF0AADtAAHAAHgQAKOCAADCAH5AAC-EAA8EALVvAAkiANIWtbAABAAAYEAAFEAAFAAADtAAHAAbEIB6JDAA"
    "2CAFZCAAJAAAbAABO6AAaEAAGQAAIEARuCAD9VAAIFADMCAAqCABiIABaEAB4EAMQ6AAfOFfSCAAECAATrAAHJAF4BAIKCAN"
    "IbaqAAARBtuCAvh2ABiEAAakApN2AAN_ABjUA0H2AB8gAPaCAOiEAYwgAACgBP_AAMPAAALgAANgAQMEARsgAJ_AAANABAgg"
    "AvYgAAagAA6CAAaGAAMEAAOkAd8gALQCAAaCANIgIgAAA6AANAAAbEAAMEAAPgArmgAAMgAIICAA7CAA1gAPOCAOugBHprAA"
    "NrAAVAAAYCAAOiAAegAAKgAACwAAegAAMgAAMKARcCAH6QAFKgACsYAHjiAAMmAAUmAALCAAD7ANIhssAABmAAOiAAewAAKI"
    "AACQAAfgAAN4AAMKAhqCARYiAAqCAAOCAAOgAAoSAAC7AAOKAAdwAAMqAOGCABGjAAOKAAlEAl6CAAuKAD0EAJrqDlxAAAEQ"
    "AFbCAAOCAXiQAIIFANIk1wAAASA1dCAAOCAekFAACFABEFAYwCAvuWABjAApy2ABRCAATPAQMEAj6WAemFARlAAISUBcGgAQ"
    "RABUegAuUBAJcQAAMgABuEAcUnAAIhANDCAAJiAAGCAAnzAAT7AAsgANIpkOAABzAAGHAcqRAAOQAW0CAAJCAAHCAA5yAAwz"
    "AAGGAAEUAcKFAAIFAZcQDzzCAAYKAdKBAINABBf7AAt7AezABIKwAFqTAN0SAH4YAEqFALGQAAOwAeqDAFyQAhaCABEQANIu"
    "0hAAAQAOcFAQYQA3mCAAMwAAISATOIAACIAEKFAAUlADYIAACgAP4QAAMQAAIQARYQAJxcAagQABGyAPAwEhOgABG6AAJAAA"
    "egAAC4AHfAAOgBATmCAACgAAGCAACCABHAANIy_gAABAAPtAAMwFAXggABHQAAnAAACwAAGERKxlAAUEAAEEACyCAAEiAZz3"
    "AW8wABv1AAExAAP1Ac0EAAETAAOEA7JlA-ZwAADAAACgAADAAADyAE3CAAVCAADCABsEAAClANI9pjAAB2AAV1AAEkASJ3AA"
    "WWAJ8GAMxyAADAAAWgABXEAADlAACUAAV1AcFBAA0QABkQAEICAihCAS9BAAD3AAKCA6zAAAOgADPAAACiAAFgAEriAAXiAA"
    "NAAAfAABRAAAakANI_OTAABAAcWGAK1FAAVFACJAABRgAAfAAcWGABhAAEnFBwogADVAAAHgAFKgAAaCABUgAAagARymACoH"
    "AAmEAHwGAMcyAAaGAACCABTAAAbAAACFAiWgAAKgBwnlAAVnAB5jANJCTgAAAiAAWgAAHyAACCAEszAAMzAAHCAAPAAAGCAA"
    "ECAAMBAACCAA0yAAj0AAWUAAC2ARcCAACCAAukACMmAAGGAASEAAQEAACEAEUiADGGAAGEAMYmAAFnAADnAAP2AAZmANJCsb"
    "AAASAAUyAA72AccGAF7nAAKCAiiCEaPgAAFBAAJiAAHQAADCAFLCAA2BArURAArQAdegABkgADfFAADXARnCAA3zBiFSAHQE"
    "ARyQAX7SABGgAfLAAADAADWgAAoSAJHAANJIQwAAAgAmyVAAUVAKkVARkEAAEkAX2EABLAAAgEAPQQAA_AAR3AAjSEArGEAr"
    "qCAAGCAAtAAAwkAAMGAAGmAAEgARoQAX0CAAHiAAYCAAPyAAGQAAYgAAZgAANiAAHgAQGgANJK0uAAACAAmSAJEgAHuCAAni"
    "AAYCAAVjAAaCAAXAAASyAHqCAGQCABTAAAagAOOgAX-CDwpFADeQAFWCAssQAijVARuCAAtQA7-EA_GwABASAG-QAACQAI4D"
    "AAKSAG9yAAIyANJPTjAAACAK2gAKaEADaTAFeCAALXA1eBAALTALyBA4gQAAUQABAQARkgAH6gABAgAQKwAACwAAEQAPqQAA"
    "USAAiDAAKQAR0SAAiiAAKiAiOQAAGQAASQArGEDryTACfkABBCANJTpaAAAFASISAAYkACeUABGBAS1TACcFA1AHAAoFAPGE"
    "RE4GAIYMAi8GAAmGAAC2AHQuDBt2CdmGAqhGAA0GAAVGAANGAHWOCawEB7MEBGJ3ArV3ADe2AIKEAtemAeeEBGX3ANJk6MAA"
    "B3AIgEArJCCTnXAAPQABjXAAHXAAJQAFiEG2V3DRWUAfQIB-lAAjR3Ad_AAJSCB0yQABlXAAKBAAEQAAoQACOQAoRXAAHXAA"
    "EBAHyQAWUUB_iwAACwAAE3AAC3AAC3ANJv5XAAA3AGikAAEkJcoMAqZAAefAABWCB1U3AAr3AAGBAAsRAAaRABC3ABM3AiCV"
    "ABIGAEx3AAG3ADU3AEqCAhWCA1oCA-JXAB0RABFXAALXAFYGAD4EAfzAAA4BAFrWAADeANJ4JJAAAGAC1WAAKQAA2EATxcAJ"
    "gDAAkCAW1WABAEAd0CEIShAAEhAzQkAACgA5OCCPOgAjqGByxADIg3AAbAAEBAAALAAEIEAScIAKSWAGtBADK3ADkEABQIAD"
    "mGAAICAAOEANKAQ2AAACABw3AN83AIiCAWUEAHEgA5-IAEZAAAb3ABx3AB13AAj3AAGBADQEAD8EAAgEAAKEAAaEAN6IAH2O"
    "AD6EAAUGADCEAFbAAAlEADmWACACABPKABAGAAYEASWIAJSKANKB1LAAACAAcCAPvAAH4CAAgEAWSEAACEAGuCAAECAAaCHR"
    "knAFQCABwgABEEADYEAOeIAYigAAmgADwgAAcoAJeEArZCAAUgAACCBb13AEn3AU2IAF0IAY9AA1EEAAHAAdXAANKJBgAAA3"
    "AAN3AAr3AD_3ADSGAAEEAC2kABaEAAOEAYiCAHB3AD_3AEIEAEKIAACCAWSEAWegAAl3AH2gAWSEAG0CAAQgA-13AEN3AGKC"
    "ABUiAMsIAAuIAJBCAAOEACKGAACFANKK6dAAAEAAEEAAOHAACEAGdAAClIACZOACGKABCiAAWCAAaEAcCHAA0CAB_3AOBAAM"
    "T3ASNEAAMEAACEAG0CHRwGAGekAA8EAppIAe9AADjAAYakBdMEABsCADqgAAWEAAHIANKQ7vAAAgAEGCAAcCAWVAADeCAAcC"
    "AMaIAAEEAAJKAAqEABkIACGIAAEIAAynAROkAIaCAAqGACuBAAKCAY6CAdYCA-NgAATAAAfgACSkAA7lAAZEAApgAB0CASWI"
    "AIumADREANKSy5AABAACKiAB7AAB8gAALuAAoGABkgAB0CAAWgAAIgAAoEAACCAVqrAEoCACnHAASgAQRkAANmAANEAHeiAA"
    "WEAAeiAWKEAAIEAGsCAAICAASgIEWNAACEDJDAIoSIJXcEANKpFPAABADzUEDNKQQy5AABOQAAECA10QAACQAVYEBW0EK9OE"
    "CPQgA10kACagAB2gAxYkBbTAAANAAA8CAADCAAb6AIogAAMgACOkACMgACWEAg8lACOkABaiAAV1ABWQAADwANK-2HAAAGAW"
    "okAeCDAAD7E7CGDJACAjCMA1oIBmAQAWYEAEcEAVC2AM0QCB-iAA0CANeGAGugAHIDAX4EABUEAFAgAS2gAfGCE62OAh9AAA"
    "FAAADAAAFADGwgACOgAAGgA1iLANLMj2AAACAAGCAJPAAAJAALlAAAGgAL0IASsEAAGEAA9AAAJFABFAAAHAACJCAAHOABFm"
    "ABJKAL1AADyMACUoA1ogAhHAAADAAMRAERqEDQuoDBhEAFtMDDiECdmMArUEAAGEANLbILAAAMA1oMAWUEGSQEBJ2IAGwCAA"
    "CCAW8MAw0EAEkEArkEAGIEObn0k3sGANyGAR0CAKMGAomGAvYEEiQEGg4IAVgEAccCAZMIAWMEEO-CJaOCABEGADwMArUMAF"
    "sIIm4EANMNVxAAAIAAGMAFnIABHEAAGECTWGACiEAG5EABGEAVOECowGAgWMAPCMMsjAA1pABgSOArOsAsqOBsICAMAIAUeO"
    "A8geLCMgHHcMA1oMUapgELaICWcEHn2GSHkgCd-EAACkANM_m-AAAEAHfsAACkAWHEAn1QBgYEArUEA9gQAnMQAneEAFmKAD"
    "gEAAKEAH8EAAYEAWeEAMeEAG4CABIEAVkGB2xAAGQEAAsEACoGADlAAAHAAPYEAJcEABHAAUiCABEEAW2EANNHJ7AAAEDCW0"
    "BbaEBKkQAyUEAfOEAIAECVMgAIeEAV4CAAcEAMiwAICEAAoEAs-gAICEAApAAWIEBJSmAAMkAHuCAAOEAAYEAWUEACKMAKWk"
    "AIwEAP-EAKgEAKgEAACEAH4kANNOOrAABEAlMEAYwEJ9oEA7SECrWCAAOgF4EEB1fACcaKCvAoGSsGBGSUAp8QQbwmAjUQCd"
    "1EAHKkAACGAACGAA6QADYGAGqEAGUCASFGAAzEAHMEAAoEA9gCBfoEAA9AAH6gANNrdAAAAEAYWEABsECR2CABamACoGAAzE"
    "AHMEAA8wAH0mAIcCAS9EAHMEAACGCS-GAAMEAAeEACMEAAFAAACGAAcEAACEAAOwAAFAAADAADoEADcGAAmEAAUgAACEAH3u"
    "AACEANNui8AAAEAJuEACBAAACEAASEAASWADNAAJiEAFqEAAUHABIEAC-EA7uQEXwEAQqGAA-EAKCEAL8EA54EAQcEAAUGAW"
    "UEAOkEAKMEA4YkARSEAaCkAAGWAI0EANcyABCSBOCEANN0rtAAACAIiEAAMCAH0kAIgEAF0EAAEEAAGCAAOUAMqEAQACANiC"
    "APiEAAKEAH2CAIiEAWUEBJYGAAygAG2UAAIEAAGUAAOEAAgCAAICAAHwACIEAS-CAAgEAAaEAAEgAAQUANN2f3AAAwAMCGAA"
    "6EAKMQATGCAAGCAYQEAHSEAIFAAOQEAAaEAYQEH3OEACWCAAGCAFiQANaQIPSCAKmgAK_bALpfANnZAHKEA2RPAP5PACCEQy"
    "cEAEoDAAKCAAECABOEAKWEANOJKwAAAGALAEAGkGAZlGAAMGAC0EATgEAA8GB16EAE3CABSEACsGAAkgAAOEAG8EAACEARQC"
    "AS5gAG-kABVAAYi2ByQBAAIBAJumAAImAAOgAAyEAPqgAAOgAISEASYgAAykANOMpZAAAkAAUEACyEAUC0AGIGB02iAAGCAA"
    "GiAAGCABAEAAKEADcEAG-EAEcGAEgEACEEAAOEAK6CAOOEAG0EAdQCE5OEAEcEAAOCAAGCABYCAKcCAbOGAIyEAggCAa0CBd"
    "mEANOSgEAAACAAECAL-CAIqwAiakAAEWAAKkAWGwAA2iAAUGAACEAOYEKk4CQYOQAD8iAncnAACnAHsOAACGAaQCB7qQAniE"
    "ADznAEQDAACDADiOAaQCAA-CCmnnADtAAAN3ADmOANOkP4AAAGCV5HAq2EAAfHAANHAAHHAD1DGMKwA3qECIVCANLCABHCDE"
    "MQCaTWAArWACqQAFMCAAECAmEQAAGQAJkOAAGCFdiBD0T3DJMBAjKCB6j3AAKBAnsEADf3AAEBAeoYANO143AABAAAIQAeSl"
    "BJrXAgKQAJWBA3RFAAGQAALXAADXAeZFAADFENg2AAF3G3MSCnG3Ah-BAAoEAIr3AIeEA3gkBfR3AAv3AZpQAI0CAKwCAEcE"
    "AB2kAQkEAEaEAFSCATJSANPA4mAAB3AD8CAEOkAACGAWSQAD8CF4KOCYW3ABMJAQYKAfKuCTeMCP83AiCEADHAAA2iALWgAI"
    "EOAF2gAQewADWBACEEARiiBoF1AAHHABxAACGgAYeQACOYABsgAACgAAVAANPJz5AAAEAKd1AAUoAAF3AACIADiCADqGAA2G"
    "AACOAWKQADgBAAcCAAICAS91AAF3AADCAAOhAAHCAHmiAWp1AEECF3wOBZ0IAD3_AVGIAJyCACFAAMxVAEQiAACgAI3AABRi"
    "ANPO2LAABAALViACpCAM6gBib3AeSgACGgALAIAGEgAA_oADJkAEsEABQgAQYgALSCAAMXACcCAJEgAD8CAakgAD83BFj3AA"
    "KgAAD3AB-gAACCAAGgAA2gAZeIAC7CAA0mAJNEANPRvCAAABABp3AAKgAAD3AASpAADmADQiAAsCAA-CADD_AAGgAF8IAOoi"
    "AE2CAAKBAIOiALV3AAKgAAD3AH-EAWigADuCAAOgHX9AAcYGACGPAM3AAA6EAHGCAE8EABUvAD8gANPWr6AAAIADGLACOvAH"
    "6CACoCAJLAAIACAAICAACCBeHnABwiAAKgAZkEAE6gAKuhAAMBABygAAKgAA8EABKEABEEAAdnAAmgAA6oAAMIADCmAUUKAD"
    "GLACOLAAUCAH1HALagANPYc7AAAgAAEgADmiAASmAEIkAWcgAACgADyiAAJnAADnEBsoACoiADeMAE2EArUMAH2MDJUECK1I"
    "AANNAGuBAACMA3iEAAWEAAGNAACNCQ8MAAJ9AveIAIaMAd_ABzGMAAPcANPhGpAAAIArUIAAGIAISMAAMMAAOdDHk8LyGIDJ"
    "CIAzKEA1oEOHCNAwYkCRiOAKCCAYgEACCEATcEAAggBL6IIkykDJGEAAHAE_rAADmCA4BBAW6gAgEkFMaIAKSIA7pNB9OgAN"
    "QCyBAABAAAtAA2RABX_AAAECAUyRAIYCABKBAdLSA1mgA5jgABLgAA6qAcYQAACCACaEAN6gAGIkAtNAAIckE0gEASCECiGg"
    "AmkgAAICAASiAACgAA-EABGfAAKgAMkFABMNANQKZ6AAAIAQOIAMyCAAoiAACCAAugAAqiAAmKA1AfA7qoAOsEAAEEAEiEAJ"
    "DAAAYEAAEEACEgAAKMAQmEABagAAHRABqVAAIsAGoqAAEuACSoANOEAW0IAIosAWMIADkEEKyNANQO5gAAAEARBEAACEAACE"
    "AACEAFBNA1OMAAbNIkIEAaQIIGgCAC2GAw1CAD7DCRmCAE0CAywDAhkGBv8COsZAEMyOAAGEBXmErKLGADgWAYogAd4CABwC"
    "A1mXAxigAmOgA5-CANQ9OZAAAEAOegFlAISIt9DJDMFToMAG1MAEMIArQICZqMAHsIAWUEJ038Ja-CGKZdA1pNal_NAG2NAv"
    "bNACZNAGNNAADNAtDNAIlNRuEGCj9tAEJ9AfOWAByGAKV9AILEAAYtANR1L3AAAkA90EB2REAAWCAUrcAAUEAWBUAngEB4gQ"
    "AKXtAIjtAWmEBSXvAhdNAATWACUCAACCADxvAEeEAAHAAATUAADUAgmQAKvUADJvAFDtAWSIBSrvEWUEDG9UAU6oAWUEANR-"
    "5jAABAAY4GBX6WA7uWAk6ECJIGAKb9AeqIAAGQACQgAMQgAIQ9AAJ9AtQgD5FAA2OYAADfA1ntAADNK4eQA-yIAtGQAQuCRJ"
    "QEArVUAAERAECEAACEAWSGAnOEBX0EAACEANSVzrAAAEAPYkANPAAKSEAD8EAAhRABBQAC6kAAGQA9gQAAOEBUUiADVlAAgE"
    "ALcEAE4GAAUCACrEALgGABsQAAECAKJtAAqEAICEABYEAU8mADAkACVCBOZCAnCEAEQkAAXWANSY60AAAEAD8EALcCAA6EAA"
    "UCAHQEAIkQAADCAKYEAAgEAD-FADGEAA1tAAIEAWUEADAsACUgBNNvABMgD0WEAfLAAUmgAWbAAObAAIZ9AQUgAO3AAOHAAK"
    "rAAIPAAn-CAhGEANSd90AAAEAAGWAIeEARsEAEoEAnKEAADAAACGAAQGHenNA2RdAAOSA1TPAAJNAIsGREJGAE1AAEKEAvwR"
    "AEAEAACEABfAAaRAAhwEAspAAgoEA1wgAAGEAAJUAEcEAD6kAACQANSt6uAAACABkiAD0gBOYgGy13AbcEADACAf6gAbxVBM"
    "DXACXVQaidBN43AACiCkznACaBAACFAFsKAaQCAB4iACGCB_ZQAnbAACaCAAIDAACCABuqAAcEAX4MACYCADUCCjBnANTAlO"
    "AAAGACECAaXAABlAAALAABvAAADAB3YQArVXAAHHAAFHACEMAACMAAJXADuCAAGCAASDAACDAAHDAByHAAMCAWIfAEQCABjX"
    "AADXAAKCABuCAACCB4e3AAC3ESEBCkwCANTG0RAABgAefgCfd3ABTyAPIQAZXQB-N3AAf3ACdEAF4CAAQCAAICAZRTAD6CAA"
    "KCAE2QAG2QAaAUAB0EAD4SB3xSABnXAAzXAADXAF8TAAKCAYMXALCVAAGBABEUAACUAEMQANTLkxAAAQAAEQABYCAAICAWPf"
    "ACVVFIMNAAINADmgACYCAXUQAUAwAXmSBDplA6d3ACENBIVBAAqSBDnlBgcQAAgCCiq3ADMMAbgIADGwAEIBAFX3ABOQAF8C"
    "ABKQAAIQBa-vANTUmpAAAQABvSABqWAAEkAAD3AAp_Ae4QACIDAASQAAgDAG20AAg1AALSAE6QABASAACCABKQAA8QAO6IAI"
    "L1AWJ3AAGQAeplAORvHOeNAdgQArMgBEEQBCN_AAUoAASSAdwhANTbMcAAACAkVAAGzAB9YiAASgAb7AACkiAAyCAAKiAAoC"
    "AAECAAUCANSgAWUgAAq0AfShAcaiBC2YADBWACPgAANgABJgABwIAPEIAMqCAACCAAOCAAEyAAD3AA0DAAKyAAcCANTeVTAA"
    "ABAAOBAAUSAFzCAFCCAAyQABaCABICA1izAcQyAACCAIUQHOiNAGUCAXXQAh-gAWUgB3E3ABU3AAIgAAwCAco3AA23AA6CAW"
    "wQANagAAIwAGySAGYCAAEIAQMCAAIgANTlXwAAA3ABuCBCyEABWtACoiAAKgAAIgABEiAAGgAAuCAAUgABCwAAIiAMSIAIkQ"
    "ABWQAAIgACeiAANAAAJAAB6CAAMgAApCAAKCAAGgAAZAAAcCAMSCABCCABIIAKigAACCANTmeXAAACAAgQACzAAAwBAAbAAB"
    "mCAHUCAJ33AD8iACOiAAMiAAGKACEgAaZEABuCAAGgABuCHYgCAAigAAMiAAGiABAgAAIgAAyCAAMCABGCAAICAU6OABSOAN"
    "0MAAGNAA_EANTq-EAAAMAGIgAF-CAAsjABwGACMgACIgABQCAAogAHuCAMqGACoCAJzEAD8gACECAAICAkcCA9mlAAqoABkC"
    "AAV3AAcIAAgiAAb3AAmKAAsCAM2IAJIkABUgAEiCAAagAA53ANTsedAAACAA4CAEAgAAGgACKMAAGMAA-lAAIGABogAAiEAA"
    "sIABagAAUCABcIAAIiAIbAACEoALMEAG-LAGYEAAGCAJ6gAD8iACOCAAH3AYkgAD93AAIgABnKAAIiAAD3ABsQANTtSpAAAg"
    "NgetAskNAE8IAciPBvXPA3XNAiYIAAWtCmXvAHRqAbeSBvIMA3XvAECICgQCAAbvAACCAiKIAIuCAYJvAB0OACCIAAIIBzEC"
    "AH6NAHJPAkRNAADPABGBADGIAYRfANT8exAAAPAD0PAAKII4HcAc9fCQmODAWiAW2QDa-aASsQAHsOIuIIBvkIBiBAAGAEC9"
    "gsAwqBCAIyAXblAA7tAESBABMBBnQIEZqBGDiQAf8QAk_FA52BA9ygAnAUASGgAA6iANUXajAAAgAcmBABuBE5lAC4RQACcE"
    "A3SgAAaCAA-CAPUIAmSeAy-CAKWOAF-aAVIQACaEFnj9AMDdAHYGAU6EAAKCAOaCACPMAChUADLGAI6MAqisAltPT6igApGC"
    "Cf_AAecIANUtOvAAAKColDCOmCAB2CAP2CAo0EACEIAYAGAD-IJVqICHeIAA-IAiEoAemIBnPABp6KAtrkAxikA9iIBaDkAO"
    "QCAACCK9QIVNRNAEYSAG9DAIVfANSIAY8BA40QACTNSBpvANVVgGAAAYAlyBAFJACd4BAASYAACYArBtCeEIAAeCAAICArMC"
    "CPTvAF1AAIS4AlyBACwIAAUIJIsIArbACHSKBB18CGkiAAwKAAGIAjCIAkSCk9KQBIAYAAUCBm8GACMoAAMgANV2qsAAAiAU"
    "yoA9sCBgSQAJaOAx0QCMwCABKQAAkCAAeKAWcQAHICAjCQAeSCA0EPEUjMADBAAoVMAnNMAOdMBoMsABNsAA9OAADEAAEOAA"
    "wOAC0MABs6AACqAACaAOkyAVCIANV-3GAAAsAOisAKcKAQUKAADGAADOAAEOHcIIAGLdANzdAi_dAIXdAtTNAIXdAe6CQi5A"
    "AR4EAlJQAF6CACMgAA2CAVyQACHAAkygBWekABhgAACgAAOQACACAD8CABQCAA8gANWOOzAABAAADAAASQABGQALSEAAOQAC"
    "ACAD8GACN9AAwCAVkUAASQAGmCAgVAHqYsAIGQANESAJcsAAGsArD4AAMsAAGEABFsABAgAMWsAnIsAOgsAKQsQSmUAGAEAL"
    "iCAAEGANWcMfAABDAAIgAAEgANKEAPIEABwCALCCACMgAWUwACZEACcCAZUWA1ECACICQYS_ABCZAzyiAaQzCr4iAA7vABSo"
    "ABGoAZ6iAAWiAAoBCq6CACMCAA_qAAICAaQzAAoqABACANWqoLAAABAC7AABGDAEJvAANAAZTAABvACBQCAX0IAKfnAHdCAC"
    "C3AAICAA8IAACrAWSIAB0EABMCAA2TAAICAAx_AA-CAACCBPgoBIkIAJsCAACCABvXABGIAACIADHDABGDANWt0TAAACABQC"
    "AAWYAADZAAfPAALfAT_XACUIAD0TAAKCABwCAZBZH5egAACCAiTBABNgAdVBA-8iBJWCAjfQBcZABGwCASQIAFWQACm4ABME"
    "ADISABAiAAgCAO44AZQgA6OQANW2YGAAAMA8WQABB3AEiCABCCAAqCAYggAACYAESCAA4IAFmxABAVAI84AAYCAACCAV4QBC"
    "DAHPOJAFGiAAiYAXQQABTAAAoKAAJlApeSABvYAACQAWNzAADzAmyCAFVlA8nAANW9X3AABBAMcxAJOIAshBBt4QACYQAi13"
    "AGyaAC06AsmwAfyQAG-CBCh6AD2SAASQACsQAXl3AEWRAAiTAA6BAFFTAADSAF-CABOaACyoAdcCAPGwAAHSAetlABHlALiI"
    "AAvvANXDerAAASAP2IDQASAzNAAO_3BtsCAAM3AAgCABmCAAUyAP0IAMQCAAqhABKxAAICAFL1AdigAA8KABGIAFYjABwCAY"
    "egBjEiAAIgAA-wAAMCABKgABCCAAQyAY2EAAIEACGiANXIaKAAB3AAIiAAUgAB-CAFKwAGQQAAIyABdAAWqSAHlSAAraAPD3"
    "Af2QAD8iEszoCvWSAAKgAAGiAAYSAAIgAACqABSCAASCAAmCAACCAWSQAAeIAL81AHugAAUgAA6YAAygANXNViAAAgABAgAI"
    "oQAAMQAAGCABoQAAmCAGoCAEuQAKZnAGSgAZnKAHCKHbeCAXOIBKKCAA83AAKIR_lOAXoIB3KqABfIANnqAW_NAANtAAVsAT"
    "siAA9tAADtAWugADgpAA6JANXeFUAAAKANvAAW1gAAPoAAOIAT7KAA2IAdtAAACgBwIiABmKAADtAMKiABerAXOgAUx9AAGI"
    "AADtAWwgACYKABIJAA4JA9ECA3IIAAFtAMSCAAFvAACCAqEIABQBAB7xAAEIANXhraAAAwAV-gAD_JA-FAHuf9ArKYCdHYAA"
    "0YALCoAfkQCeOICkGQAikIAT8YAACYADMwAAUQA1UwAAUQFHxNAUrdAAVNA1TdAADdAAVNB9DrABiIAqmxB_oIAeIgAADIAA"
    "mgANXxObAABgAVDyAVoQA2SCBC8qAkugAAeoARQgADSgAAigAa0BAaSgFAXAAHtAAUrdAAVAAdXAAX-ZAAVABnC6AXdQAqzl"
    "BWIgG1adAACdAGJpAHgSALMbABMBAJOQABzaAM4JANX8YjAAA9AAJdAAN9AAGdAGKKAryQAAcSAC9dAADdAASdAZ2fABCBUC"
    "hCAPjCAb0IABFCAWgCAG0CAAUCCV_NAAIgAAgIAUegCdQqAXSnAGqCALACAfWCBuuCAEQKAFNAAYGgANYL-8AAACAIrDABGD"
    "ABQCAgsKAm0CANgKABmKAElAHuoqAyICAASCA1WyAASCAF3AAADAAiJAA4ogAASIAASCBsugABCCAACkAiJkBKKgAesCACYK"
    "AASKAUoKAC8oAHCCAc4gANYXgrAAAIAdcIBhR6I8eBAHIBAAKJBeu2RKRAA5RvA2uJB9yCAAmCAT6CABNICNgCAHRtAFaIAA"
    "4IABHvAAgCAT2MAAuBACMCAAmCAAECALKIAIKSABSpAbKJBy2CANyCAAzvANYrK8AAACAALvAUrCACoCALLAAFCIADIgABSJ"
    "AbLJAXsCADKCAAIIFcAQA1oQB_AYALGIAdisIT6oAGyJAAGZAiwZAk0NAQ0JAJrdRHL9AADtAGj9AemgBGYCAEdABZJtAF7p"
    "ANY_idAAB9AFMgAB-CAMUNAKcCAAlAAAGiAEeFAPcCAAwpAAWCASyCAIANAWbtABONAACgADbtArVvAIAFG4AIAE7MAe4sAB"
    "myAK3MA-NMAApAAArAAASIATbMAf6VQSQCABDNANZNoHAAAwAACDADNAADV9ADfAABTAAZdAAE5wANBAACnCAAkDAbKdAXp_"
    "ADbNbbSCAd0CB4YZAAoZAeoKAMEJAAoJAHQiAXYIAGECB4gZAexZAMhpAAppADgjACNrABjCAAMoANZfXPAAAgAADJAWwgAD"
    "CiAA6BAADrABQCCXagAAsgALrjABuBAHogAauqAAJAB7CIAdgIAAzQAAYIAKjzAArjABsoADaDAACDACKCAACCAAmCAAgCAA"
    "gqAAIIAAbAAWzAAACIANZisbAAACAAmCACB7AAEiB6-QAADpAAEJAAKIAeWIAAGCAADAAAIIAPGCAAcDAAmDACMCABkrAAor"
    "AVwIABCpAACIAC6CIUUCAYOIAAeIADcCAnuQCdUQAAJRAAfRADOCACYiANZqR2AABhAAfzAJ2YCcyCAXgiAAeQADGgAAEQAA"
    "UQAAKQAB4CAEeBAA2QAGeQACECBT8YA8AIAGpzAAQQAAOQADECAAoCAZ84AAmzAACgAAKIAAEIAACIAAMzADICAAfTAACQAN"
    "ZtYRAAAKAMAQAAmQAAySAAoCAAqCABCQAWyQAeZ5AdxYAEvAHP4JAAoJACOiABEiAZdDABjgAARrAAPgAL-JAAoJAzhzACdy"
    "AejABJYoACIiABGgAAogAaVAAAlAACSzAA0RANZzqAAAAgABoQAHMoAH3AAWUQAXtAAekgBJWZAD2CACSQAYIgAAJzAAEIAA"
    "FzAAOgAACCABoQAAqCABSCAAMgAIewAAWJAAS5AB-SABYSAAoaADogAWUgAC2SATNyABHyAAmgANZ1t6AAByAdgQEaMCBiNA"
    "BiYzAA4CAAOyAAoyAAgCAACCABeCAP-IAMECAACCAAQCABgiAHmZAdiIAHUgARByAHwxAW0QHa0JAAoJAGKDAAqCAWvgAAv6"
    "AAf6BJwSAAkQAADRANaHwBAAAIAAoIAHJ5AACpAeIyAAFAAAayBKMIBYlIAAuoAGLpAAppAANIAeFpAAHhAAD5AACoAAbjAA"
    "D5AL3pAAFpAAUBAARpAAYJAFWKAAoKAAqKAAPoAAugAV_IAAzCAfAIANaK2NAAAgAAeIAENqAAsKAACKAAkJAAmqAFzJAAbJ"
    "AASIAAXJAASIAGIKAXJZAAJpAANpAAZJAAIoAAHAAAYgAL5JAAHJAACoAARpAARJAAHJAASIAG9pAAnJAAHAAaoJAbCoANaM"
    "dZAAACAlsKAAICAAIoAAiCAACiAAcKASKCACSIAasJB0KgAG4IAAaIAFgqAYDAAAZrAAKgAAQQAAPpAMOBAATrAAWDAACJAG"
    "9pAAkBAWUhAAehAD-KA85AEHhQAeKSAAEQANaSDgAAAYAAIYB-B5AAOYAAG4AAJ4AAW4AAIqALzQAH95AXYgAe8YAAI6BgSI"
    "AeRAAAQCAAGIArPAB4WoAGqoAAcIAd8IAAIIAACCAAGIAAWIAP26AAp6AD8oA1ooEo-IAACgANaZF8AABCAACiAN1AAQVAAA"
    "fAATvZAAMIAAhAA09ZAANIAAaIAAHAAACKB-VAAARAAAPAAAQII1eQAAMZAU1QAPvQAApQAAfQATtZAAvZAAIQA1eIAACZAA"
    "IQRGhCAHMBAWUCANapCcAAAIAAEIBKnrBZNrAGMBAAoBAePpAAOqAAeCALyBAAoBAH7pAdWCAYgKB94IAAqICf8iAKYBAAoB"
    "AdiIAAYoAAPjAAMQAATjAFsCAKQDAfGIGtEQAAOaB-2KBKDQAdmgANazUTAAAgAAcCAACgAh-gZdIIAMVDABWDAXlACqEgAA"
    "ogAHCgAWwgAAHoAAigAM6iAFwCAAoCAAqgJG0ISQ0IAAZpAAvpAGLpAAbAAGYIAAqDAqaKAAoIAauCAcBpAyYCkMGyANbk8-"
    "AAByDXYQFsEGAUuwGYaQAAGQAMnAApDAOkwTAP2IACkQAAEQALsTAAIQAp0QASeTBKqIAjgICYACAseIAjXzAuzzDJFzBYeo"
    "AekMAE6KARYCAAFAANCCBymCAFqCAPGIANb8UrAAALAA4BACwKAAeMAWSgAAGCAGCCAHMCAulAAACCALiBBMuIAalCAA2QAC"
    "yKADgUAACUAB6CATgIAHrHAADHADcCAcgCAOAIAEFTAADAALgBABnDAAHTABECBikKCxcBANcA5UAAB_AP2iAACfAq_3B4SC"
    "ANRIABqKAAM_AFKGABmgAAIgATyCACwOAEoKAd8gAAqCABEgAtQCBSmBAHj_AG3AAP_fAGmgAjVACA0hAOYIAHcGAIigAALu"
    "AACGACodADWMANcF0MAAAKAAE3ARaCAAECAA6BAMWiAAkUABGgAAeIAswCAOciBDkBAAYBAF8LAAEEAADAAIaKADxKAMQgAA"
    "MCAACGABoCAA8gAACoABMgABqKAAIGAXSBABqCAKsCAAkEABGIANcH_gAAAKAAHzAADAALcBAC2yAADzENCIAACKAeiKCqWI"
    "AACgAH0JAAUuAGduAIAGAIELAI-CAglKAADgABZnB_8KAHfkAAOKAGwoAHsCAMhAACMMAAKOASgCAAFAAH_AAIRjANcO63AA"
    "ABAejPAEOuAAKBACKgASqiAAGiAQSgAAUkCAxAAEcKAOGIAAWCAB4EAJ2GACoJABlKAADCAE8kAD0KAP4BADoKAImiAAYgAA"
    "UEAAyIAAUgAEEBApNAAOqiEGGCNhsIANclWrAABaAAFaANcYAoNbOEEzA6c7COqSARIIANkSAbxbA_aIAWICAOoQEdyICiKI"
    "AhsCAEICABSYBBuIBgQIDHdAABvAAWkEARM7AQA7AOcyByICANEjAB-IABoIAAejAOAIANc3_BAAAEAAeEAbCMABZIACP7AD"
    "oQABCTAFkIAI4CAvOJEvwECy0oAGaEAPyEAKsEASSrANj7AEX7CHPIAXCEAF7AAA7AABhIAAyIAeUICGa7AEi7ANIgAFqEAJ"
    "4gAAwgAAKgANdAKdAAAIB4yCAOJ7AAWIACiIAAaQABV7AAUIAAeTAKQCACaCAByCAEAEABWEAK2gASeKAF6iAFcoAAYIAAog"
    "AIACAASCFAYEAACEAH0BAWiEDTDAAADAAA3AAfZoCIWrAAUGANdHh8AAAIAAJLAOcIAH4EABYEAEMiAAKGABsKABgCAAICAB"
    "mCAAEIABoCAAMCAD0CAAECACWCAFqqAAECABHAADWCAMKICGQgADYIAAIIABErAuyIAOOISqyCAOaTAACTDJXQANdWESAAAi"
    "FbkQAEmCAaQQAX3XABECANRTAAGTAACTAAyCB3yCBA-CPWdAAlkRDRcCPTsQAH2CAGmQA7YyIj4QAHqQA1oSBH4gAnYCAcjA"
    "ACACCDiBAB07ACMCA_ogA9UzA64CANd0-vAAACAJCwABfzAA9zAAEIAASBAB1AABf3AAwCAJICARQIAKqIAOKCACQIAKNzFe"
    "8DAMQKADUHArMCA1wCA7qCAOlIAcWIAlJAAApAA87ABF6gAAGoAAGgAD-oAACgAbyIANd7mAAAAIAAIqAGbABcIgBFcgABdz"
    "AANzAA0gAAIBAB3AAAPzACACA_igApT3E1zCAAHAC6mrABmKAM7DABiJAACpAKkKAAICABGgAACgAAmIAACKABkDAADrAjfo"
    "AHsCA1wCANeCphAABDN9SUJ-kIO7GCAOcCAL0KAKUYAOAIAAmCANwYAAEIAAeCAB4YI6hIF9y7JaxbD-wIJNoIFqhbDX_AAH"
    "uIAGVAAWIICwTQACwzBNDbBNYoAEYIA-aCACAIIXsFAAGFANe1fNAAAFAAyCANqIACMzAM7fAAtVAkgIACCIAF4IIPaBAAEB"
    "AByIAAXIAOHLAAHLAANLAAFLAAEjAACCAAEIAPwjBg8jHMGCAQ2ED8QKA1emBgmEAy_gA1aIAWOBBKGEAPnAANfFGjAAACAN"
    "8CAACrAOcBAACCC6pLAOEBAAWBAPkCEjkCBRjvAAWUAOaCAjY-BL8VB9HaAOdbAnGEAQICAGUVApoQD5iQATIiAQYCAAzAAA"
    "LAAALAANWCA16VASXAA-uQAkCaANfQm6AAB_AAQCAAyIAAULANEgAAD7AAQCJMRKAMoaBKkBBh_KAexQBm0BD5kBAjjKAACQ"
    "AAkQAAg_ATLqBCcQAAEBEXhbA577CPoEAx5AA29EBR7QANugAk4gANrbAA97AACgANfgf0AAAgCAiwBBL7FQtABITACAOCAA"
    "CIAAeDALzfAPGII9SNACFOAAGIAAC7AM_bABcIAAC7AA3bAAFbAANkAOeCArUCPXa_AOcQCHdfAdkCAV-DAADrANz7CIGUAA"
    "-aAcugANf2MGAABAAPvCAAqgA04mAUsCBMOlABFwAahAADBAAoLAAiJABSMCANYEAAGCAAezAAGBABL_AMEBABvAAPrAAoKC"
    "AiAIAAGGABTBAG9_AGIBAHYBA8cCANjrAOeQABkCAMIgANf63jAAADBKJAABa_AG9_AGGBEa3rAevvAjQCAvRvAHeCBQo7Ae"
    "fvAETyAANQABj7AOBSAAsjAAD7AAGSAACSANn7AAaCAASQAAICAvRvANiVBLkoAOqiAUV7APPAABVAAM0CANgBbQAABAAAIQ"
    "AE0gCCgkAAOCAA4wANW7AAOCAA4iAL8CADInAUsgAAICAPAQAEQwASGCAQCEAP0SBIcEAH_AAAUQAOcCAAkQAAOiAMCCADJH"
    "AET-AAMiAPj_AAKCAAjAAAJzANgEdWAAARAAMDABAuAAISAMF7AAKCAAjAAAICAEyCAACCATECAO-EABUEAHFvAF-VES2EAA"
    "OEAVVbARUQAjQBAvQQAYsBA3QEArVgAR3AAMOBAAhACHcQAOcQAl_AAAiEAMuQANgK3RAAAQB9yEAAGEABuEAGSgAAKwAAIi"
    "AOcBAHWEAdMgAAOiABkGAOYgADQwAiciAN6BEbbAAPWEAAJbAPDAAFkCBM9ABYGwABPAAJySADc2AQFBAUkQAB2CAMHbAAgB"
    "AAHIANgRJiAAA7At3AHY0CAQvCAArbAAGQALngABfbAAFbAApbAAnbAAGQABBbAAHkAO-BAaK7AwSLAIFAQ0OCAOsmAAMBAA"
    "EBAAEBACEUAACWAAUEALm2AQOmAAM2AIiCAOZ3AASCANgfRuAAAQAFCWA2GmA-YCALKCAAUTACLBAAV3AACCABFAAACyAKhC"
    "AQMCAAM2ACYDAGYCAOCgAAGQAAMCAADjAAGQANpRAF2iA2GCAACiAALmA-UCANrzAAN3AAHAAAz3AAOiANgiBwAAAiAPBAAi"
    "rzAFlAAqTABXmgAAQlAASGAACCAA2wAKX2ADOCAQCgAUH3AUJ2Aht3AAMGAIagAF2BBBECAAUCAB4CAAuCAAcCALJzACPjAA"
    "O2ABMCAKACAAWWAAagACMCANglKEAAABAAiRABECAOGCAAyDAUKCAUKGAAbSAAK2AhICAAHAABU3AHF3AF-BAAGBENSCALKQ"
    "AAUTACLQAAVCAACCAAzAAACCAARAAACjAOLTAASWAMQSAAMSACZnAFyCAOugANgolxAAAgABADASeCAqPnAHWCAYwCA4JyAB"
    "HgAa6SACjAAEgQAP9QAAHSAAPAAADAAA3jAAvAAMPAAAVQAvpAAtvAAZUCARHwABHgAa0yACkiAGIQAOKgAAOHAAQCAACCAB"
    "iQANgrvtAABSAR2iAqOkAAHnAtuDAqQiALQiADWQABEGALoCADWgAGKgAN4EAAIgAAGmAAP3AAGGABwgAACgAMQgAAVAAE-2"
    "AAU2AhmEAIugEPyCAI0EAGMBACNAAANQAAzQAbJAANgwc_AAAQAEpAAIuBAFKCBYHAAn8BACZCAAIQAb1XAAFSAAGCABwQAA"
    "uQAUoQAAGQAAECABlCAD6BAFlSAA9SACNQAASBAFfTAALXApqQAL0CAAKCAhwQGtqCAMeQACQzAAPQANg2VgAAAEAAXAAKhA"
    "AAYCABRTAAsQAAUyAAvTAAVTAMmCACiBAaWRAQMzAn_AAt0DQJICAPACAi4iAAmiAAC3DJXiAQVACGUCAx5CAAVGAANGAQZH"
    "CRyEAjUwBX02A_kCAx53ANhGUjAAAiAL02Ap0CAeeGA_yCAx5QAQAQCHGCABwCAMUMAAEUAADMG2P3CjSkDvJ3CXCCAAKCAA"
    "ECAC2CAI-QAAEEAlzXAAHXAAECAPqIAA0EAAEEACYQALEEAoMEAdGGAz0CANhSeeAAACAAECAc2_AAC_CrUCAAyCJZ0CAAqC"
    "AAGCAAsCACoCAPKEAfV3ADa3ANgICFsCAC4CAAKCAK0EAACEABGEAEOEANWYASHXAA4IAP6ZACoWAJeEA6iGAMWGELkgAACg"
    "ANhdslAAAkAS-BAYCCCPsEAACEA5SCAOckAk2EBN6CBWd3ByeCAEACAAKCAJwkAAuPAEAEAWiIAY-CAAEEAUW3AAEEAkukAA"
    "IEAOcGBBACACWCAGCIAESHAAFAAD-OAAKEAMuzANhkApAAAGAFqIAAeIAFoWAIx3AAl3APsEAK0QAakCAQOCAACKAAGEAACE"
    "AMkEABuGAACGEuAICyIgAACgAAiLAAICAD6FACgIAwoIABnxAIr3CDeIAIOGAKkgALwICgACAD-CANhrqiAAAIAWZ3AUp3AD"
    "_3AZykAGWnAAalAUiCAAkCAeIGBM8kAAWKAATAAEEEAAOCAK53ABh3AB33AAOGAEeIABWIAAuIAN_3AM0IANiEAAQMAAYgAG"
    "H3AACEAUiCAEaCALikANhuJHAAAEAOd3AAMGAACGEPUIAACIDVIFA03AAIrAB5ICAQ0CAWcIABYIAXAEAAEEAEcEADKBAG2h"
    "AB2gAq4EBNICAASCAAeCACSCAA6CAAYCAAoCAKGHAC6EAMDnAUznAEFnANh1jJAAAHANyEAG9nAUYCAAMCAAMCAQKEAOSGAA"
    "IGEWKgAAsIAjUICiZvADEgDJAIAkCIAQAICVQMJZggGPacACyIAAFfA42QO5cEDf-KAZkSBR4KNqwGDBSeAH4EAvSQAD6EAN"
    "icaTAAAMA6aKF0ggAD8gAZAgBOggA-AIABRAABOgAAMgAntAACPAAOMEAB2GAxGgFCjAAD9ACmYoACLAABygACKMAIaIATzA"
    "AU2gCx0PACcuCmOIACcEABggAcgHACcOALMBANipbfAAAgFUnADNYoAEeuAF8oARgLACRvAAGqABmrAaKIAHcIBF6DH5MSFs"
    "UgACYyAACmAAICAjZACll2AAD2AjpCCXCCAMGCACUCAAGCAjYCAAGCAAECAPqCCUyIAzMIFgYKANi9coAAAIDEkgA7HoAApA"
    "CNZGAEmeA2eCAArGCKILADSGAACHAAmKAD9eAUnWAaESAAmCBQyGNrOEW4qIMC2IAD8KBngKA-6BACOCACngAAIgABP3ADSE"
    "AfezAP6IAAiCACUIANjdqVAAAHFA-CCsWEAD8uAIkCAD8iAP-CAEQGATSIIjKEA4EIAAEIBrmIG82eDJAIGRGqABOIAjgICk"
    "YIAjmIClkCAzMIL1OIBmLABpuEAwCoAAYoAAwMCROIA32KJkcII6ooANkGFwAAAIAAGIAHYYAeMCAP-IAAGOO_MQAuEIILSR"
    "AR6IAQTIBJRCI__IRMoLAa2WCqevAD6iAACiAaqWAD6WAACGAUZKAOdCAf8CBnogAzMiAuYCAvECAneCACiCAKYEAAXPANkl"
    "E-AABAAADAADMiAAICAaiGADyWAAQEAExiAPxrAN1vAwtAAtxAAbUCAKNPAAXvAAnCAACCADLLAAKPAKMCAA8UABkIAF9UAH"
    "wWAAKWADwWAUxrA-iIAtwIDogCDTBvAEoEANkryMAABeA-qkCTaQA1rsBXu_AzACAAMCAAdAAHigAAMgAAI_AAOqAs8CAAML"
    "AApoAHWgAAMgAAfsBI-CAAMCAOIqAAGQAASCAQ-IAiBKAAOCAAOIAAMQAHiIAAOIAAICAAIIANkw6wAAACAAOLAAoKAHUIAA"
    "OIAAeKAnSCAGeKDyiQEOhAAsWQEgugAAEgAAGQAOOSAVmKAPLLAAILAAGKAAa7AAIQAHboAAJoAAOgAtILAAILAAGCAAiQAH"
    "boAAJoAGKFEQyCANk7TuAAAFDJEFAgaaAAcQA1oQAACQAAQQHpUEAPWEAL4FAYPfAAKfAIBfAAxAAs2CQ88CA04CBNAXAAeQ"
    "BJyCANuCAACmAACmAESEAGrAAOMmABYWAHQEABlAAAzAAPCCAACgANlNJEAAACAPgQAAYTAAGQBUIgADbiAADmAZIGAaDAA-"
    "RgBJ-CAJqBAEH_AEWGAACEAUy2AK_AAPEjAICEAJJgB2QCAAkCAJuOAAnCAACCAALzADEiAAGCAAQCAADHAA87ADaEANlRII"
    "AAAEAEaCAACCAD8CACCQAKYmAFGWAFsSAPRDAA8CAHCQAADUAASQAtIQAA2QAEKBAD2GAAGQAtqGDiSCAAECANUCADRfAAEC"
    "AEUEAu2CA1qCAIQgAAegAfECA4Z3AACgANlVzjAAAEAA8UAYICATMCAG37AACgAIdAAtQWAIZAAADAAAIkAATAAADAAADAAe"
    "8CAO1AApkgAA8EAyQgAAEQAIQ2AAKDAAIiAAcEAAEHAADAAtQBAHuBAACCAAZjAAEEAACBANlYnqAAAgAASNAACBAboCAKJ2"
    "ADr_AAEgAAJgAA8kAYOGAKrQAAGQAAcCAOiCAAICAAN_AAUrAAprAHGgAA8gAdYCAH6CAHECAnuEEB6QAAICAh2FAgwQAmPj"
    "A2pAApgQAA8UANldr1AAAEAv8QAIgQAAECAAkvAAFAAIoBAD0EAogQAAECAAYQAACQAAEBAQUCHPQCAGEEAFACAD3AAKQEAs"
    "GCAtsCAEyBAKQCQuECALMEAAMFABQBADz3ABCWADgVAGoCAEYQANlr_7AAAGAAKEAZb3AAMQAOcGAC0GAsqFAAeQBG4CAACC"
    "AC0CAAOCAJqBAApzADCCAAMCAAC2AA2WADkEAE5AAP23AAiDAKfAAO2mAANnAACjARwSAseEBFyCADSCAAWCAAyCANlu6QAA"
    "ABAAPmAApQADCiAAICAZIGAAi1AJ-gAAyiAOqmAAIgAAEmAAICAA8CAQSEApQBHc6CAMsEAAdjAANjADNXAACCAA4EADkEAu"
    "yCARUGAU0CAPeCAI9ABULgADMEAAIgANl1OhAAAGAACEAA6UAADAAHv2AQOGAAmGAZYgAAGgAAERAALzAACSAAmgAAXAAHKg"
    "AAKnAJcQAsMFAACEAATAAADEAAHnAACEHkeCABH0AAJ3AAGEAD2WAzACAA1AAAJAACKBANl6wRAAAXAAgGAI4BQ6oCAt4EDJ"
    "QUAh6HCDUQAkAEAQBnAR-HCDSQA3pAFdmEDESwAEuEA0eECP5AAEn_AACMA0kECCWCAAqCAM8TAAETAEgEAAEQAACQAzMYAB"
    "EQAAUEACiTANmQYzAAAXAKYQIY6EDtSCAQyUAOdQB4CCAMWQABMEACGEAer3ADiCAQOQCHECAKUQACCQABOUAADcABsEAAWE"
    "AvkEABnIABQcAAdMAADMAAKEAMeBApBMAOdXAKgCD9gCAAECANmcmvAAAwGlP3DJA3AAEHAGGCAP23ABYQA2GUBRaCAJABAB"
    "jWADSEAMd3ABGCAkwcABgUAJCeAD53AB53AnT3AACEAOV3AAD_ANeEF2eHBaAlAACgASr3AAV3AUCgATYCA0qCANmoW0AAAE"
    "DJEEBL4CAQMsAQiEAOKuAA13AX-gAPWgAiAkAESkAACgAOa3ANQ3AAGgAzSCACcCAFgIAFBHAA-gAO53AAgiAOMCAIMCANco"
    "ACmEAAeEAAQCAAD3AMb3ACB3AA93ANmtCSAAAoAAHEAECEAAD3AAOCAAD3AOH_AASgAAD3AAJ3ANGMAAD3EmUIBQIOBccmAA"
    "6EABAEAOfAAAVABb-GBdSEAAEEAAMEAAykAOgsAJYIAFi3AAI3AIAgA1UCAQAEAOggANmzkjAAAEA00CAGiIAEznACICACOG"
    "AIX3ADFEAA1GAAT3AO4gAHf3AMBmADxEAAKCAAX3AAGuAIQEAD73AB2BAAV3ABKgAh1mAEQgAAGkAACgAOT3AAJ3ANQQAAIg"
    "HToEAAIgANm4zEAAAjAAGjAAoEAOZnAAGMAAPnAAHnATcCAQYoACOsABOEAHcEIXQuGS8MABMgAACgDH2EABPIA57ACPSIAE"
    "mMAzMCACDPO3RKA1mQCOEEADUIABiQAAoMAACaAAoQAUISANnNnsAAACAAmEBOnfNpCCAEiEDJGEAw6CABuERuQCAN4EAACC"
    "AHoGAxqEFZaEAVMIBZmIEjB_AaoCAGICBngCA_ysAIkGAKIgAl6EAzIoAEkIEiJoAAPAAKaIAP3CAGICCsoIANnsowAAAEAA"
    "ikAEpKAFssAKGGAF5LAASKACOII4hEAAHvAAECAArvAADvAHsmAR4CAGICBPOvAACCHrOMJbmIACqyDJH-AkCEAU2GCQTOAD"
    "6QAvSGP1IuAAYuCPyOACMCoxpDANobx2AAADBpZACI6gItdDAEoDAEWISuQaMY-CAY8CQbSIAAMIDI5MAAOMhntIAEiIBpMK"
    "dnvAAAOLAFsCAEUQAMVAAH6CAGACAIWKBKsMAtwMDysQE6tsADzACHACAIWgAAUEANpjQnAAACAIWgAAMiAD8IUOzbAMqgAq"
    "fbAx6CRHiQABtbACQQACMUAjWCBJaCAAUXBXiiAACGAGnAAFUCAL0GAbdmA-TkBYICAGIiABYgAD6CJPWQAACCAElbAADAAC"
    "DAAaUEANp_NyAAACApYCBgOEAFCgABqCAsgkAIiBAACDAACCAAYgAACCADSgACKkAvujAACBAASHAADHAyEQGx2IAENGAGGQ"
    "ACGCA04QAD6QRxhTAFpDAAeCAELAAX3AArNACBaGAEiCANqQCYAAAQATEGAAWyAP8CALMGAUggISICAF-CAAHTAAEgACCSAS"
    "bHAmYCAIPXAk2GAASGU4rnADwEAccBCqxQAQbWAAIIAOAhCo9nASJAAAJACEyCAMGEAEmEAhNHAAHHAAFHANqk3FAAAKAATH"
    "AADHAAHHAADHAN4BAAIBCEI3AAC3GUowDJNWAzyQCVGUAAN3AhOQASCQAAGQACEUCSLXAADXABWUAA1XAACQAyYCAAmIAAMQ"
    "ABkeAMAQACaIOZKCAP8QANACANq12UAAACAPkCADV3AD8YAOGCAAC3AA7nABQeAAUCAASSCDUCAMQQADJ3AAyQANj3AACCAP"
    "73AAn3AUsIABB3AADnAAsEAAzEAAGCAJoeACN3AACCAChMATkCIiaEGBMCAAjAANq_ZOAAB3AAU3BJoyACM_AB-gB693AACH"
    "AAT3AAD3AV4QACKCAluCAL73ACKEAAD3GSOEDJGgBeKiAA4iABUiAxICACMgABuBAzy2AB2BAAECAasiA_HgABQBABKBAA33"
    "ABX3ANrIrtAAAEACECAPf3AAV3AIcCALsCACMgAAL3AAkCABACAAKgAJWQAC8BAVWCANkEACP3AAKCAAKBAB53AAKoAAD3AB"
    "2gAMl3AAL3AN93HUMEAAiiAMQMAACEABQMAA93AAN3ANrNniAAAEAAsmAWWEABMEAGigAAI3ABoBAvj3Q2ioAFCvAnYGIvMI"
    "DxiIASCIAAGIAA-EV_iQAAyESCYCV3wMDbygAQcEAc-gAACEAA-EANeEAAgIAAeUA1mWHVmMAIgMAK-MANsDKYAABfbR1nAA"
    "DnACyEA3pnCOrnAADn1haEAzmEA1mEU7mGIvAIAACI1vWQC5UCAnYGA5wCPIJuA1puaeUEBjECBAhAAZQCAMekAFcEAMYEAj"
    "YGADDABrKmG8EEAACEA0GQANt13VAAAWBXyEAMQCQCuCANBAAAEEAHmEAJOEAOACAOzXAccCBOYCAOWCAACGQVAQBFACC6-q"
    "ABGSANAiCHsQAzTmABGgAOVnCGZKAjKEARZAAOTACHCaAfcDASCEAAGEAA-IANuO9UAAAGAAEGAK-OABKRAAGBAA2CAAIHAB"
    "EnAACnCFwYABGIAc8bADrPAADPACAEALiGAACGAEiIABMGAJ0DABMGAA6BABMCAAGHAACHABHHAACQIX53AAUCAASQAz-gAK"
    "XSANuWZnAAAwDH73AA4wAAswAA0QAL-wACYgAMACAX2QABGEA0u4Acp3Ay6CAMWQADsKAAuaABGSANAQAA6IAAgQALgQAVJ3"
    "ACwKABGIAAEEAAQCAK0UADSQAmdfAPjQANH3HEyCANueQaAAACABGgAKVyBw6yAAaSBMWgABGQAOcgBsyQBLc3ABOSAAF3AA"
    "ICAAwQALggAACUAB_CAA4QAOkTAAezAAUBBK09BPkCAO13AA4wAAWCAAF3AAKCAAIgAK53AACQABRAANujFLAAACAOoCAA13"
    "AAPTAATTAChSACt3AMdAACrnACQSANrAAmnoAAWYAPNgANKDHVggABGgAdVABd6gBMl_AAt-AA04ALCgADCgAOq3AAaiAAUj"
    "AAWgAfogAquyJbVAAS4gANuvibAAA_AAiIAAegAAmiAVQIAFAaACcVAhscAGUgAi6QAAIgAACIABCDAADjARwIHeyfABeoAA"
    "CoBoJYAACCAS3_UDgoABGoAyEICV0qABNAAARSAzMCBHyIAAOIBN4CAaIKANvCySAAAIAAoIABQCBIAvBN8CAACCAZ6KAX4C"
    "AMOIACPKLjmQAASIAAWCBu7ABaACAAKCAAEYAy-CBIAYBMKgAAYgABmCBnOiHzagDJmQAAMCBuwQALxoAAmgHgLADJACAAEg"
    "ANvaImAAADBlGgAArQAJqDAAKBHNJsAJMCAzRCADSFAw6CAACKATCgSj6RBf0mAACiBpOBASvnAAhnBMogAA0oAyfABIpHAA"
    "IoAAZAAAWiBMagAAcgAyyCBJKnADYnBAbnAADnANvuYOAAAQAAomAicEALviABNQADcCBMigJXTQAAnQAAW4AMJACweCAYpn"
    "MXXAAAZgAADgAARAHXBXAISWAAjfAAUIAVWCBSoBAcICQyqQBnuEBfwIC7SCBBEIMPyuAACqAACqANwgneAAAKDNsMAAkMAB"
    "GCAyuSA4YMHp5LAEofAACfABLOAKaQAAGCABMwSlECCiaedycCBxpNAisoAbsCAJEgAOAqABGSAA6CAMcgAAciBkwoAi1AAz"
    "PAABHAAAfABD7AAQDAANxEyoAAAIAjDAABG3AAgiAAICAKgCAC2EAADEAAoCAAf3AAoCAAe6AAeCALwRABECAAknAAknA1yZ"
    "AAMZAD8IBX_AADQQAUSmALtnADbEAAgIAAICAAegAAkCAAigAKiCACODANxG4PAABnAACQAAyQAARAAm8CASgIEVg4B4X3BQ"
    "mwAAIwAOV3AAJ3AA_3AAJ3AMKCABr_AXSQBDv3AAeYBQJwAAJAAAJAAdtyACciBlLAAA3ABCaQAASwAAIQAACwAAIwAOqBAN"
    "xOcvAAAgASSSADISBFuYAAD3AMegAA2gACkIAxACAOYwAAMQAAMQAMQ4ACd3AAX3AAmgAAZ3AAJ3ALHCACn3AAX3AFOQABH1"
    "ALfTAAryAB4QAAoQAAoSABgCAzmwAApqAOb3ANxQunAABQAAh3ACuYAA-IAIh3ENGYAbsKBcr3BQtyAANAAAQgAK0SAShAA4"
    "ECAjNAACr3AJnAABDAA_asACGgABIQAAGQAAEgAAKQAAEQAA0QAaiSACSTAAQBAW0CAw0SAd0SANxXHSAAADAA23HVLAAA8I"
    "B35ABO54ABI3AAC3AAEiAAM_AACiAA0gAAEgANS3AAQ3AA23AAH3ANl3AAX3AAC3AAQ3AACQAk4gAAegAneCAOa3AACVADwQ"
    "AGwKABwVABCgHU4fANxhEeAAA_AA6IAAEoAFEIAFWIAEAYBY-CAO6BABk3ACn_AAvQSjMCBgIIAkGCAbCIAp0BA9cIAuTIAZ"
    "CiCW2CANuqAAIvAAcCALKIAngIAAiCA1MCAPyQADCvBNeOABGCAZgKANxxDTAAAIAPGIAAoIAAoIA1uCASxAAA-QEVeYGSEI"
    "AAMIAAoCAAoQAakCAAIKAXQqA8sJH3PAAY6ICkQKAAKaAb8IBMkYATpgAASCHWtfAIKIAAIIAACKAAgCAAUaAFUIBiiCANyC"
    "4WAAACAOUIQ3HABwrvAAcCATh3BMECAAtAAAFAAAHAB4tAAClnAATnAApnAAhABLkgAAuiAACgAAIgAyaiBI4gAASgABEgHe"
    "hAAALAB8KQAJtABDGyAACCAAIQB8GCAAclANyV42AAAQAJOiACUnHS-QAAKQB8PARGEQAolAA0jABgGIAAEIAAIIABGCAKKw"
    "AAWqAAGCAomCAO4KAlqrHySIABAOAzeQA0iKAA0ORHiLAGPeAdiSBJ_vA1BfdyACBEEJCFKCANzEiiAAACA5NJAtxJBHmCAP"
    "NAANkCCHiIALcIAU2DASoCAAUSAAySAAUCAAeCAM4CAAwgA2U5A_aCAOqJAOeCACYQAPISAFOiAB-CAMIJABBjAAoCAAUCAA"
    "USAAyCAAUCAK0CANzJQMAAACAACCACmQA2sZAD9AEVe4B4XzAASIBQCQABegAK6CAAUCACbAAADAABFAAADAAN_7AAFAAlJA"
    "A1rABQBgAAFzAAVzAAGwAAH7AA8IAM9zAAqzAAEQAACzAAwgAAVzANzPKiAAAzAMciABgzAAGzAAECAlFzA0kzABGzAMuzAA"
    "LzHV7AB4hAADUgBJohAAahACKgAACgAAeQAAc7AAKQAA2QANsRAAERABCRAAEzAMSCAAGSABhZAAEzAAGzATKIANBSANzV2S"
    "AAARAT2CAeGJAAUJADcjAAVYAC-IAJTYHWMIAAt7AASIBZiCAOCRAQAzAASzADAwQp2CAcy4BOmCAOSCAP0QBcUCAAGIAAUK"
    "AUZCATYCAmgCB6mgAn-CKBuCAAGCBuGIANzs5EAAAQAAMaAAsgAzCCIcTJALACAk-CBW4gQyUSAAZABwrAATtzBExjAH3jAA"
    "MiAACTAAGgBohrAT9AAAOBAAQBAAKBHeGQCF8CAAKCQocIABGCAD06AD5LAAkYAKUgAAEQAN0K1bAAAgASaaAV-CA0MKAACJ"
    "AAUCqIosA9tAGqfAOjwKAynQAAiQAAEQAFRTAIMTAMsBAAIBAC0FAACFAYjIAdGBCLsIAGMyDJBwCtKwDJNADH8zABKQAcGQ"
    "CJsEABGEAhBQAN01kDAAAIACQQAIPTAPIQAqbTAHgUAE2QCMAIB0sEAACkBUsKAFeQCkkQAemQAAcgAGIQAckQB2-EAQYgAe"
    "mgAGkgB0aEAIiGAWiEAAEIAQfAAGLAABEzAArAAAlzAAFzAACIAN09kmAAA4ByIIABwEAADMAGeBAAHAAIUOAMRAACMEAACE"
    "AFrJAAeIASpzAGJzABxzAAjIADmIAKPzANUBAeNzAADAAMkBEvwICn2lAK8MAACgAD6CACgEAPyIArH3AIBzAF1SAN1E0aAA"
    "B_AETIAACPAAHAAGagATuIAP5AARNAANlAAGQgAAVABuOkADTJAAMBAH8KAAKEADKqAAOuAC8gAAEEABnAAOMMACMIABmkAZ"
    "QgAHsiAAUiAFe3AAogAAUgAHskAFzRAN1HC2AAAgAANAAAogBw5AADAoAEwGAAOEAIBKAIkBABUEAEcgAACIABWMAAsBAACI"
    "ARtwAADEAGJ3ABvAABOBAHxCAFbzAAYUAAogANyQAAUgAAMgACKIAaPAAADAAVp3EIWIAN1LEsAAABAAIIAeOICntkALGsAE"
    "ADAKhuAapAACZAAP3AAFLrABBAAIBAAAJAAFfCAACgAALAB54MAOagAKUIABYgAO8IAARKACKoAFqIAAEIAEcIAFsvAGKgAI"
    "AgAAIgAFfAAN1O5cAAAgAAVgAAwIAB0BA1oBgW4bAD8EAa6ZAfsbAACbABEIAT0IAAIIPaWaCQ4KALKEALLLAZkQAFhKAADK"
    "ABsKAACKAFaYAPkIAACIActLAD8KAVAICMMgDJaYAF8YAAoaAN1uFXAAAYAWuYAGlYIG0CA2JQAE8IBhUiFHOIDFeIAGSYAA"
    "SIAACYBtogAIzIAtCIAewIAGkIAAUIE-kIAA97AAEIAIQKAAKDAMnzAJv7AOUIAHGIAAyIAE2yAD97AWsIAB77AN1-_9AAAs"
    "AWbAAyoIB3sIAD8EAa1AA1CIAAN7AAUgAD1ABw47AAMbACI7AGSPAWQIABIBAAkqAAIqAWrbAEeCAD8DAOcIADioADDbAAwg"
    "ACybILTCAAHCAWjAAADAA5TABw6pAN2IYKAAApAGIrAAGkABwHAIKEAMULAAIrABGIAACIAAmLAACrANmoABMpALQoABEoAC"
    "4KABEgAF4IAIWIAAGIAF2IAAIIAANAAECLYomIAgUtGPeMF9QGAAeUAUg4AAC_B1JVAN2c2BAAASAIVTAOAQAaEUAAmUAFhS"
    "AADSAAmCABwGAF5TAAFTAAeBAIBTAGkIAADfAAffS1oRGPNzAFSQC-mQAD7_ABTTDMMIDGEzAGkzDCjzAGlzE6WgAIh3BHcC"
    "ABSQAFSYAN20skAAACAaFAAIrAAECIAAMICl_AAlXAIGrAAIdAAAFAAURAA0fAA8PAA6wIAA7oAIgiAUPoAc6IAL_6AGa6AD"
    "-KABQTADSQAAGIAAoBABSIABSSAn-CANsSHNrBAALDAGPKAN3A-VAAAKACLDAAEjAADjAF-CAIfCAFyIAACIA0fjAFQIABUi"
    "A1qibZw_DJEYAB6IDHL_F1BIAdJcAAIMCj0YAPIKAAUKAUqYAACIABD-AAIMGQcQADUIDFwQADUII8MYGrYIAN3kJBAAAIAB"
    "uJABmIDHpAABnADDMaIopAA4lAC_0YADZ7ACAIAAmCADVfIDyIAIgKAAEKAF_bAPYIABBbA4n_R-KBBuyBBEIIAWJhAAMgAY"
    "fIA1ioAgoBBaZAAADAAAGBAAFAAN3-cGAABFAALADIdrAAGBAAGjAAS-AANQCjMUAGnAAADjAOeEHDaaAAgQAOaVAGH7AAeE"
    "ACkRAANvAsUVBjbQAAEYAYb4AIqoAAHAAO0FAGHbAAfMAClZAsgFAJKVBaTAAY0gAN4IHrAABiAAbiBELAAJCVAf6VAgIEAS"
    "1EAHgIAAI7AAWgAAIkAYLQAAZYAANYAH0gARshADWgADCzAAMgAsWVBJEEASiUAASQAHoQARSQAHKUAAGIAAcIAAMIAH2PAR"
    "sBADUrAN4LbRAAAIAAVuAACuAAHuACmQAANEAdYPAYGQENMQA3QYAAgWAOaBAEkQABiQAAeQABoRAA8QAAMQAsUBBcWQAHHB"
    "AhNQAAaSAM3ABAWBBy9AAATAAIQSANS7AgHYAXMBIdhbAN4WZXAABAACdAABjAABpAAA9AAANAAZxLCPKQAH6QAAERAF37AH"
    "W7ABuVACmTAAKxACSMABSVAAQVAClZAACDAALVILz7AOZbAAEEAHPbAZWIAPEIAMsEAAeYABiBABnbAAD_AN4cu0AAAQAAMB"
    "AZuQRE97AIgQA3IQAAp_CJEEAIQQAWBBAAZAAAKgAYWpAAiQAHoSAAGQAAoQBNEBA8j-AeGgAAJAAYZAAAfgAHtiAtdgAILm"
    "BOLwAF6BAAEhAAsgAWrQAF6QAN4qbIAAArAAEBAAE7AAWgAAIkAAOgAYhEAQvwAkSpAAECAIKQBOKgAFrAABBAAACRAckQAa"
    "c-A1BJEhmEAH8EAACEAbHvAACIAYEQAAiwAAHZAHh_AAIgAAogAFiYAOuYADKRAN4vueAABPADEQAEzvAACIBbcEAEfAAWeU"
    "AANFAX_4AAH4AAeEAAKgAHdCAALfAANAAAnAAADAAFJQAItAAHBAAADAAUtLADFwAE1FBf8iAub7ABBAAHgmAAMPAACBAAmH"
    "AADCAN4yqxAABqAC1BABlgAADgAAcEAACEAXoEAFAkADKEHmdAAefAARfQAHRAAAeQAAKQAAbAAHZAAAPfAXzAASKQADFAAE"
    "0QASQBBNsBAMwaAJiQAYiQAA8QAHKQAAORAAkDAAFCAN443qAABQAGx_AAUfABYBAGgQAAeQAAEQAB4BAAqQASQQAjWBHHkI"
    "ACsEAD47AOcyAAlbAPHbAAVbAAwBAYE9AAoQAAWQAY0YACUSAB4RACWBAACIASPQADEUAEiCAATAQ9H3AN5GdGAAARAAMBAB"
    "FBAANwAHFnABHnANX3AAKEAHvWAAKQAZbRAAMFAACgAIQSAACSAAn3AIWQAFgQAGiCAACxB0rAAACBAAngAGfCAAJHABNAAF"
    "rBAHdAAIzBAANAAADgAAIBAN5IagAABAAGxzAAGQAAfAAHnXAAKSAALAA4tAANzAA7Q3AAMkAB1AAFuhAAKgAAEgAApAAGYD"
    "AAEDAAEiABCjAAMyAAfCAOcgAHKgAAEgAAmgAAF2ARG1AGiwAIgiAAMXAI90AN5KO-AAAgAAOnAACnAcQiAFECAGgiAAOBAN"
    "kiHT-gABXQAAdAAANAADOEADRDAAJTAWRAABnFAX_AAAGgAAfAAAERAHvAAGHQAANAAITAACRAAENAAVVBAC_AAE7FAACEAG"
    "1AAN5PWkAABAAYxAAq8QAAMTABMQAHETAAIzABMBAADSAAfCAMwSAH2QAACRAA-QAAvmAQKgAA6QAADQAG7AAADAAAfQAAcQ"
    "AACQAHKEAADXAADXAAGnAACBAAmXAFlTAIJRACagAN5QjRAABRAADTAAHCAAWEAAImAACGAB-QAV7BAE3mADVXADMQAAPnAN"
    "kQAW1AAGkmG2kgAAIBABGBAHPCAAIDABChAAIQANL3AAFVAH5QAACCAA3TAAoQAQvAAANAAAJAACKBAN5VCoAAAQACiBAFFn"
    "AAIBAGKBAIKBAAIBAAeBABrBAAJBADGHAAIRAA-BAAmBABqQAAERAA0QAVOQAE2QAG2SALoBACmBAGcBAPvAAGkRQTgmAIYn"
    "Ae4CCqHnAADnDJAgAAPCAN5hfBAAACAQBnAHeKCDpCAOwHAAGHAm_CAANCAAHCAPfAAALAFZoQDJCGC6TUAO6QC6AQAAKQAA"
    "EUABGXAFCEAAEEAFCIADkQABASAl0QAAGQAAEQAP-XAAISAPPXAFqEE3SgAN5vXqAAAQDJEQC5AQABMEAO4gAfaCAZQQATcQ"
    "Bs-QABKEAAaUABPXAEwEAI6GAuYEABiEAACQAFaGAAGGABvXABGQAEUEAI2FAANXAE2EABQQAAcEAACEA1oECMMQB0QgAAk3"
    "AN53G4AAB_AAECAAD3AU33AIgaA9EEBum2DXqEC6B3AAE3AGkEAIcEAusECK73AAjFABX3AAH3AAmEAAD3AFDBABiEA1mZAJ"
    "uEITjkAACmAACmAGikAACkAW6kAJkEAAKCAZwCAN6CrJAAAqALiKC9jCAR0EADMEBqqkAPAuAAYGAB0EA4OiAGYnAFSEAo4m"
    "BLIEAARAAASEAA33ABEEAGekAAGEAGAKAAYGAB2EAOcEAdd3AAyEACKkAIUGAOd3AGkEABIEAXMkAN6Hu6AAAEAIOGAOd3Er"
    "soAvQEAGkIB2wEAByIAEgCA5uCARoEB9uKABIOABaIAsQkAIaIACiGATOBAByGAPolAeggHehADJCuAAEIAFikAEWIAEGmAB"
    "knAWIEABMEAKwCAFggAN6T-vAABnAIWkAAGCAF3kAAIEAB4EINGuDJuKC4jBAH2gAIqKDJMKC6AIAGaIAIiKAAEKAm0IAAGI"
    "AAEIAP-KAAJfCQ2_MeYIDJKIAAmIAD-aABkOAAmCA2caAAEGAADfAAmKAN6oxXAAAON6GEDPQaA4HKSAoEAsUIGrgIC77iDJ"
    "EKIerAACMGDNaIARuIAa-EAGIoADQCIWvJAADJAACBABtJAAEBACQBADtOAAEOACWGAACgAxqEIh8IAHODABUIDJAqDAtgAN"
    "7T2aAAAgA_d3CBaYAIIgAAVnAITnDAg2AASIAIQQAACgAfaCAPgECRtXAHPHAv5XAADXAHPHFbyuA7CGDJEnDF5ADAt3ADio"
    "AAY3AEh3ADV3CH_WAGIHAvT3AD7nAAVnADpHAN7ifCAABSAAR3ADUGGO1HDMQ3GO9nDAk6AH8IAAmKADV3V4nADO-EIXVEAG"
    "8EAACEABCEAAIEABDXABIGALJ-ACM0AZ2IAMqER62MAH2CGKYIDImMAIcOAvYICLaIAGcIAH2KAN8M1yAAA_GwgQC2KOAS6Q"
    "F7uKAtyICSyoAEOoAAeqF2l7AfaKAWaIAAIBR2gIAKOQI7UIA7cIAAdIAZ77VF_NAjOmAqIRBfYtAACoAIduAAFABFeUAbtl"
    "BfagAIciAT-NAAENAN81eXAAAkAAMEAAIEBUegAAVkAxtAGxxrBFyfAWaYCywEAD1AASzAATYEAH4kAHnABJ0gAOluA3QqAD"
    "2KASmIAjCKHb6QBF_AAAPbA1bABqCYAKLYAbWQAHueAD6KAO4gAbIUAN9EVgAAASAADPAAEeHb8QAjAFAeyIAbIEATIQAFiE"
    "Q_QQAH-dAAmEAByEAGISAAHAAAX_AAHAAmw0AP2SAAd_AxQEAAVQBPdIACDAAGEBAACpAAbGAH6mAAC2AAIGAADAAAaSAN9T"
    "QZAABkAH4QAA6EAAOEAS2QAAHQAHYBAAQQAIH2AANAAU0EAVIQAH4EBRIoAAggAF3vAAKgAAElAGlCABuSAAFvAAIfAAYyAK"
    "4EAAEgAIuEAaolAEUEAECmAAI_AqEgADAQAN9VjpAAAkHh_AAAHrABnrAGZdAADAAAcEAAEEAH1fAAMCAADAAAaEAmugAHfR"
    "AAQgAAEIAEQUAD_AAWbAARcYAFRRAE7AADpAAnhAAGlAAlsUAAEQAIT2AAOiAAa-AACWAKyQAN9bYwAAAxAAXgAAFAAEN_AA"
    "D_AACfAARgAAKUAACQADeiADx6AAD_ASqgAAIEATiEAACEADClAEglAACEAACEAAQEAACEAACEAHUiAACnAAD_AAGGAADGAj"
    "pAAGjuAACuGx7QAN9fp9AAB9ABvQAAKUAINSAnEQAAVAAAKQAEhAAC6dAEeQAAUQAAIQADdPAP8QAV9AACKFAFQUAE2BADhP"
    "AnpAQRtAAALAAGPHABxgAAaEAB4EAGKSAACSAADAAAbWAADAAmtQAN9phtAAB1AIeSAAFAAU6BAwtAAeHAAdzAAB_AAERnAB"
    "sBAAEQAFiGABJCABo2AAImAACQAAEGAACQAAcQAKwCAH4QAAWQAAiEAAGEATJQAAJAAHQBAIcQAAEQAAEGAACQAP_3AN9rSh"
    "AAB3AGiEAhHHAN_mAeGQGv_AABnAAEoQABrVAAGgAAeEAAEEAADQAGBCAAHCABnXAAMgAAGgAAYDAAEgAujAAEKVAD4WAACg"
    "AAGgADsWADtTAIeQAGdGAVuEAF-EAxugAN98ZpAAAIAcsBB9HAAtHnACVAAWJAB5AYACaIAtAEAAGEAAEEAIBHAAFHAB6IAA"
    "aKAADHAFkHAAILACCGAGKBAIOHAACHAGiBFFmUDAmEEA7UCIl3AImEAIiQAsqQACSQAWmQAN-HnjAAAQBr7QAAfWAIIEAACQ"
    "AGHXAADXAAmSAwaIAAmUAAMEAFQSAAGSACWGAF4QAGqEAB2QAACQAGkQIPQEDG8BC6OBAGk3AISBAu23ACQ3AdS3BsuQAGkQ"
    "ABuEA0nAACGMAN-SY0AAB3AF_3AA-CAHX3AOaBAAn3AAPAGzKEBKnwAAD3AAD3AdUQAKgdBWmEExKgACCzAHZ3A28BAQ0gBa"
    "qQACKQAbIcABf3AAlzAgR3AAycAWH3AGl3AAoBAQ13GaGIAH-EAN-gCzAAB3AdXAAAJAAIZAAANAAhTCAtCgBSWgACM2AHZg"
    "AIikANqgAIg1AhcTAVAGABw3AWYEAdCEHnXAAH5ABXFABSigAAiEAGaDAIF3AAN3AGOIACD3AAICAAEIAIWPAQIgAN-oVEAA"
    "B3AM6BADQCAQOnAlAEHfACAMsLAQqKJBMtAI-mJSoEDUSKAsqIACSMAA-IAHOGCPoKA3CKAAHLACWGSvOQAG6QPmyQCRiEAG"
    "JrV2AoBwxAAHRACUUIAti4Hp_EAAp0AN_dX0AABsABkDACWEAA8DAyxEA1nObY7nDTFzJdYKWpMQUSmgACMuBtIIAAoIlSkQ"
    "GAgLAAEJWQwJAagoSdCEDcwEAHvoACZAAFtABIaoAHgoAISEAAEEBowgACaoAFsEIf8IAOA7rKAAAiA1mgAXmYAbowACcIAF"
    "tvAAGPIf2QR4zJAANAAACEAB_ZABRAAFKGAXW0BTjAAFtAAAJABPGBAAspAAMgACCjABQCAPhgAIWBAb0hA56gACcgAACQHj"
    "tBAEFQAAPOAOBQDQAABZAACQAAR-ABAQABiSADNSAAaIACDbAw4BACUSAXeGAcEOACKgADmCACGgAAIgAl6QAD0OQKuEAGaB"
    "ABuBAAEBAAnBAACgAANWAB9HAAEBAACTA3JxAPQEAGICAGCEAOBaXMAAABAviWUdF_DfYBFkgCAOUEACNnAAHnAA-EAHWGAO"
    "SFAACBAGiBAA0BCsGMAEyEAAGEACWIAF4BAIgFAGkBAA2BIOAQGCEQAHn3DBz3AAGQA_mEAAUQAUf3AHaQOu0UAOB8NqAAAQ"
    "AIG3KySEBb-SBL_3B9GyBsIDIER_AZBXAAGJCa6gAAgCAMyEAJF3AAW1AAKEAXOgAAGgAIYDAB-GATEQAAn3ABIMABagAXWk"
    "ICqEAHwtAAIoABGgAXtHAAGBA_GCAOCdeGAABvB98EBLCEAHOGYnMQDIhvAAnABvLACyXlAWwgLqh7AAooA5QQHMBxAGyfAx"
    "WIAAEBABxfAACMAApRAAffA0gMAArRAHOWABHZWWIQPtegA7KICODAAADArH-ESbh-AODtztAAA0AiiFHjpPA7qQTQNAB7CG"
    "Bo0gACcoAFsCAyQCHtsfAZZfBOZfAF2CQLUEAAFAAB6EAGEGAAOEA51vAOaCAFEEABgQAcSEAFyGAlwCAGkQaFkoAH4ICpj_"
    "BPICCyWEAOEcuWAAAuAGJ3AP_vAHCBB0IID-LnAAfnACaOAOUhAHxvAADvAGIBAA4BAACBBg13ATAQAIcKAU4IABYBAYuIAA"
    "oIAAEOAFbnAACKAAtTAIOBAHzvAADvAHCBAq2IA1_3G7KOAOEl5SAAB3AAJ3AHT3AAIQAhKKAMl3A5cwA9IgAzygAex3A5b3"
    "BLaSAGsBAHOQAIaQAfp3AW2QIlEICqPgAAogAH4CAM_3AAd3AJHABfDwAATwAHtgBDEgAAGgAIewANWgLDugAOE3DkAAB6AA"
    "mCAACgAAMCAAKiAACqAMYwACE3AHY3AACnAAQ_AACCAAeBAtG3ApWBIDGUAX9XAAFfAByIA1mIAQ3_TFN-BTiIAGOoABqIAv"
    "IIA-juA9NvAcjAAa_ABF6gAAMoAOFJUlAAAoBD-gA3ImAAOnAADvAICgAUgQApWIAAIvAAEIAHqIAGwIJbOYA8wIAAoQAckQ"
    "CsjSAIOBAAGKA3CBBFmIHR7wAg7AAiZAAAgBA1JAAIwIAOnABaHEAARPABIIAhKBAOFYfOAAASA9ogAAWgAHngAASOAGTvAA"
    "SOHPh_AIQBAACJAUIQAi-BAACJAS5EAiuBAACJAWwQQyZ3AWcQBOKFAfZ2AAJ2A8kgAdLIBgrnAATnAAOgBK2EA3IEBGqgAA"
    "SgAAKgAOFqUAAABAAG2gAAEgIKVQBCWQAOpABbaQAcsgARgKAkIYANAQAHmBAACHAGimAACmAACmAALmHbnMAQOIAeeQSYN-"
    "AAHPDC0IAGKwAAHgI-pOAcl-AAGQAcouABsIAXfOAaVOAOGNYmAAAIAPMIAQT-AAGOAAH-A11-eQSKAOcqA3zvAGkBAvEKBE"
    "8IAWuCAGqIAS0CAH4IAVqBAAyKAFyRAAyBAvEKAnwCAdVAAVWoAaxvAHDAAILAAOnAAGyBA3xAA62_AB0gAOGh_qAAAIAAEq"
    "AI4BAR6oAG-UAAoCAAMgAAIIAHOiAOmoAGEBAAyBAnSCAJcMAG-pJKn3AIUIBjpQAADAAtvAAZLyAP0BAQP3A80QAAugAEIw"
    "ABu3AAGgAAGQAAiyAUwIAJB3AOGp69AAAQAAG3AAF3AYagABCQAUT3AZJ3AgD3AEmQHRHVAIbAAUoICkAIACJ3AEIgAAKwAB"
    "ogAAKwAIACAACgAAICAAIIAGz3AGIaAAIIAAEIAB33AFqIABf3AAMRAACRAfgJAOGwkEAAA3AZK3AYNwAGW3ABg3ADWCHMYB"
    "AACaAESQABkVAAMIAAgIAHe_AAWCANDgABYCAGMwA4IBAQy3AWUBABigRPkaAGTIAAIMAapvAAWKA0qIAfZ-BZrKAAPAAAGo"
    "AAHoAOHAHPAABoAAToAV5AAnPAAG-IAQRAA5PvABqoAB0IAAvvAcTAAAGgAaCIAAdvAAOgAAFvAHcqAOsCAnOrAQVvAG6IHk"
    "cYAHYQAAMQAa-YBAVAAwZAAgcYAIsiAACqAMiQAHlwAOHHwnAAAQAasQA9YJAXQIAcYBGvLdABiIAB6IAAp9ADDPADGQAOig"
    "AACKAHXKAAMgAADAAa5dAHdPAAQfA1ZPAAHPAAKJADQBAFMIAOouAckBQN7AAITAANKgAHZIAAMIBPxAAOHWllAABAAI33AO"
    "XAAADAA64IAB0gAACQAAGgAICiAAQQAM_IAHkIAAIIAACoAAGIAwwIAHMIAgFrAJKCAOCQAACgHO2UAACUAAJUAAgIAHgSAA"
    "SgAy6CAxdfAAGYAQwQAAKQAOHdABAABjAE6GABrmAAEGAACGAACgAADGQqwEAADYAAIQAcB-AAECAAKeAa7PAuCIAG_BeE0r"
    "AGyIAAD7Aw_rAXXrAWHCAIMKBif7AQYJAAMJACPAA1iKBi-zAVqgAAOgAIABAOH4nLAABoAG0wAAcoAHvjAOsCAG6BIGhQAd"
    "d7AgfAAn2IAWHAAIBAAAJABEsgAAagAAcCAGZzAHozAACzAACzAAmzAACzAGMQAARzAAICAA6zAAEzAAJzAAUzAADzAAHzAA"
    "DzAOH-weAAAzAACzAACQAAEzAACzARmQANvzAITzAF3zAANzAB-zAAIgAW5zAANzAWezAHizAAfzAAJzABdzAANzHVqQAc4I"
    "AAPoAAdIAX8QAIezA98BABxrAGQzAAJzRIJAAHVAAOIM4pAAAQAAh7AaXAAAJrAt2QAPNAAAJAAXHAA9mrAVAIAA6IAGSoAA"
    "FoAAJqAAfAAZ7oAANoAAMrAWECAnGrAXPqAAJqHO-IAVkQAHYYAa4YAuEQAPGSAXOIQmhjAHRjAAVjAOIcZkAABAAEciANQI"
    "AHWIAACoAAE4BPhrAIXrAAIKAJHAAHlAAAICAGayAADyAAGyAADy3RYXAWJTAGlTMIFzDEvQAEWgAD6QCssIAT8QAALTADJC"
    "ABVAACoIAHICALYBADwQAOJCvyAAABAzTLCMMYC6-IAUZyF5dzDEkzAAqQAD3zAD6oAAkbDA1AAISZI0OQAm2sAOd3AGSQCV"
    "cIAD8EAKZbAQvAAODTAGlTCRREAepzAAsgADmIAAWgAKegAD8kJbX7B_GtAOJZ0rAABAAlPYABTAAUpSAANAB5IMAG8CANug"
    "AKAIABIBATaIADSIADYgABMkAAIgAAMIAAQFLp6IANPuAFsuAApMAKBvABMoAAgEAJyCABNjAEdjAJCIABAIABXJAActAF4C"
    "AOJiD2AABAAAVjAD9jAAHnAF3nAAICAEDAnf9QA4sIAD6QAADZAAmIAR6IAGkIPUmQDJGQABvrJZmQAOcYAGlfPpEIDNOYAA"
    "MYCWU7AZaCAERAAANAI4ZAA6NAB4kgAACsATgIAOKVi3AAAgAIUgAUmoAFMQAAqRAASgAKgIACOIABuIACOIAEFIACg7IGlJ"
    "AAEJAACJAAEBAAGJADsBAAEBAWfrAACrAEYrAACrAD6lAADmAS0DAfArAAErfa-IJE4EDE2UAD8EAOKwsbAAAIAAD_F9tHDJ"
    "EgP9fzDLpAAAZAAGlADCKYAAYgAGkgIEFAAD9ABMvAC10IAS6IAAYTADwQAC0QH_7zAEJTAD9TAAEzAekzArSzAC2QAC0IA2"
    "kykFk1AwUcCYwVAwV_AOLhbcAABADJGgInWlAa4IAUYQACCIDGBAAFHADEAQAFCLAAuQIbcIA71bDG4QAAgIAFGIABeIID0I"
    "AD8IAS3bADjbAEXbADkgAAZbAuUIABKgAAjbAAGYABb_S5A8CJeQADhBAOMAYcAAAgAH8QAzyQAzwBBZlACupvAAEvAWqQAD"
    "f_AAEBAAE7AAMgAAIgAD-rAD_pBneBIOmYAAWQAUrzAAVMABsZAALvABwgAreVBeLAAL1AAAEQAaxYAAQwAYlAAAJAAADAAO"
    "MKSGAABAAvDABlagASR7AE0gADsIAXMgABAYAAfgAANoAAIEAACEAA6gAqgVH8FAAa5AAAPfBEEBBeKBALzbAACBAACQAawR"
    "AAEwAKZQABrbABqUACwQACwQAFmBAAGQAAEQAOMSI1AAAQAvCBHY7bAShbAL1bAAUQAa4QAGOCAKOzAD8MAARbAAqVABsZAA"
    "KVAYgISG2QAAd_AYewAAC6BzPhAZ-BAAGRAad7AAR4AIHQAZAQBzVABqCwAG1-IEpPAIAEAKsQAOMn3TAABZAARoAAEbAIPA"
    "AVVAADggAPDIAFRRACpPBgERAWYUAIHRAACQAW2BAAcQADYgAAKBAAafAADAAU3uAADuADdYAAIEAACEAA9uAbyBHkMBAH7L"
    "AWJbAANbAIAIAAWIAOMuAWAAAQAKzAAALQAHuQAIAPAADEAAIBAANAAAJAAAJAAU4BABqQAWNQAIUPAADERDwEAAFAADLAAL"
    "IBAH1AAISBAWXQAEdgAXJAAFxAAADEAszABCGBAEEBAAH3ADIBAAGBAOM4w4AAABAAGQASK3AAqQADVjAEl2ADT3AAqBAK33"
    "AHrAAEEQAADSAAIBAD00AAIQATEEAFwQAe2DAN-EHTqgAEzzADIRAAGxAS43ADagAA4CAHiQAAjBAAJnASPAAATAAEEgAOM9"
    "5LAABmAAkQADb3AAGBAGACAJ5CADNXABCRAA1zAAamADggAPLAAHzGAIHnANyQT8_nAD7nDFGEAD9EA5LsAAcMCPmnAlLiCV"
    "SCAEFCACWIAEKIAEBHAlPCADyCAAGCAAECAONNkpAABHAEICAACGAD1XAAIICOqUGOgEGHuQAzoQCVgQAAfXADhXAAdDAAPX"
    "AKTfA0wCAACGAD3XAAGcABOQANrXADoUAAZXAGMEE1h2AKaUATkQALMUCf2QAKsQDI-QAAGUAONeYcAAB3AAF3AKWNAAGQAx"
    "DAAEWEAAGEAD0QCBYEBD6EAA0QADAQAA8QGqOYBoX_AAD_AAD3ADogAAWUAU_3AD9_AE01AALXCrMwDTQIAAEEAfkEAV0EAE"
    "SIJAggAbyIAX2IAONuF3AAAEAd_AAjrEAD8QAQzAACSEB6oEAT03AAMgAhSUABiEAAoGAD8UAQ0gLYqpAOf3AE43AMBTAXkG"
    "ABgEAAq3AASgABokAQuEAHsEA33THQGpA2CEIkyIGOgMA-XvCO4IAOOGB5AAAIAT-NABUNCOiIA1WMAACMAD2IAAHfbNoIGc"
    "qQKtugDJNAB2oYAfIEAAeEMYIIALYYAYoMAD8QAQmQIOWEABGnABSuA1sESACIDFWmAD4kAAFnASuUAmjnCL5mAD2gAOO4A4"
    "AABnC-kCACrvAD6GAD2UAAEQAADnAAGEAw9vAEcEAD13AAIEMmV3FWggA5vzABEQIg3HA5VHACMYDJEICFWQMryEAUHeAL0U"
    "AtEQIJ1EA4rXVrcNAWUMCPisAD8oDFIgAOPkAAAAAgA10MJ0wQFheYAA7_J3gIATtACYMQABDYAcdMATcBJbSEVFqEAgGpAr"
    "uEA_3AAd4gACbvAH2QAAE8AAMgA1IIAAElAD9vAvgkA4HsGsDrAOWdDJEkA1S4AGa8ATmYAOQKj5AAAEAACEAD28AvnsG6Zf"
    "AADPAttAALpPACWcAzTPQ4nAAHWEAHsQAATUApBQCX6BAD-FACyBABCwAAIwAAQEAADAAA-BALkIAIWEAgGgAAbAADqwAvtw"
    "ADYFAFBAAvhuAOQeEVAABfAHzUAAEUAAXvABAEAv5AACCUAANAAAGEAEOUAXeBAZ4EACMEACRQABgBACUUQ8xnAAqXAACEAC"
    "2EAA-QAACEAACBAAVAACKEAAYBABGQAAEQAATAARQ3AL1kAX7kAOQn-aAABAADmQAAEQATIEAF-BAr5kAemQQs49G1rmAD0E"
    "AAIEDEJnABLAACzAABLACLugAn8EAL6EABNnADOCABNnACwnABMEAOQnC1eCAACCAD3HAAGJABQEAKcDAACDAD7HAOQ6jvAA"
    "AQJFCEDBP3AGoQABOEACuQABMwAAIUAekEAVgQABUQACoQABUEI0j_CqswALysASIQAAeICqrADQsEAC8ZABWMAd-QAAp3AV"
    "h3AFOYI0i1AK64AzoUAeOEBN1gAAMQAORQjlAABACyITAC4hAT63AAMgAD6EAAEEAEGlADk3AAY3AasIAyGEICjAAL1AAWJX"
    "ABPAAcTAB3cEAJ93AAH3AD33AAH3ADo0AAkQAAEIAD__ADSSAAyFAD6EAS2gADIgABQgAORYsBAAACABMEAB-gAAGgAAsQAQ"
    "mEIfKkAEP_AK4oAT0IADPXABIIAAIIA5kEUMSkAiOQFuuIABOEACuIA1YIABUIACoIPT7Ade5ACTeIAbAcAAoUAaAgHqD_AB"
    "-KAAEKAhk1AOSHyIAABXAACgACiIABWKAAgNAxPfAEadXYFvECYGABVvPWYEAASEMYmYALaQKoGIAAUIkfUIJvJPA6ECUQwI"
    "AguoAWshAzcoABWgA20MG8OEAymIR6KBAATLAAFUAA0LAd00AOTZ6MAAAZADY-AD8QAvg-aEmkGdscAAeICm3iA9zACLUCAE"
    "CIAwVnADwEABUCACoEABUEJz_XByF3AXGEAACUALyQA0GxCJN3AL7ACm0wAiSEAAe3AbKUAACUAAGQI7aEAEYEAOT8S3AAAB"
    "BrB0AeNkAAJAAHoICq8gAAGgAiggAbR8A0yQIG0QA3rAB3T_ASg3A_UIAAd3IFQKAAEYAh6IAAeEAR9RAAERABLbACiEABWI"
    "AcmgSaZvDJFvCx1AASnADN2nADgEAOUgBbAAAEJS5AAEMgBrxABVyEAH5FBrcPHrVQAf4cAb-gAZqMAaeQW-8nAiwgVdASAZ"
    "sIAbb3fcV-AbWURkqCfx2tAL0gCltIAAb_AXKEAAKQAKwJAA6JAa4gAOdnAzKgBsRAAOVuwpAABAADpABBeoBOSgAOQnAH4B"
    "AHUhAAGoAAf9AWHnABoEADmIAACgAASIBBHAAACoHccCAECoAecRAzhXCJN3AARAAAnAAADAAHrQAADABUqBALigAED3ADRA"
    "BC-3AAMQAOV3wWAAAwABR_AAN_AS13AAD3AHo3AAF3ADUgAAIIAXoQAD8QBIf3HzDAAEvABX2CAEagBEH3AGYgADz_AACgAK"
    "93AD13ADaUAAKEAAkRAAF3ADgZAEIRAACRAC8EABCIAAC3AOV-SlAAAgBcCIAGq3AAr3HO-BAACcAGKCAEIIAecBAy8EAZqI"
    "APqwROcEAL0IAXRvBPr-BZFMBlegAAGgANxAA_GoABXoAAGvAdqYATjvAEaEADooA86CAAGCAEfoAAGgAD3oAOWQZjAAAIHw"
    "jABTXAAaDAAYHAAh6QAD6QAACIAdwgAX7-AD4BAAEBA3SoAJvwAAKQANyIACoJAX4EAACBAAMBGzdAACQEAXnMAIgQAA4BAa"
    "kIAXUBAeUEAAHMACOBAJegAKuuAOWbasAAAQAYGBSb1AAADAA8pnAD1gAAIQA1QgAD8gA9ECAEXAAAHgAADTAADAANwQAACg"
    "HOqCAD-QAAJQAdwIAVSUBSVmACeGAAoGAACGAACgAADGACiGAACGAAFGQnoCAWYUAOWzofAAB-AAFEAFUYAD8YfKuoAEMvAD"
    "t_ADx_AEZvApyoA1ooBZzAAEPAAHT_ADnABdKgBKQ3AD8oANyoAEkgAAiIAK4gATU2AEuoADpnAOlnA9sIHvz_CrggAOd3AC"
    "yQAA03AOXMv8AAAIAAG3AAD3ADe3AAC3AAD_AEI3AAC3ADCQApV3AYF3ASOBANh3ADX3HZUoAVSIAExIAET_BFS3ASiCAEhv"
    "AN4IQt-IAOlAAEPAACnAAADOAAEgAEbOAAN_AXXoCXqoAOXcbSAAAIAACIAEOQACkoAACoAAFsAEboAATAAADnADeBATnvAW"
    "ovAnOBALqgAAEoAKtuADLuHSoQAAaEASagAClQAAGYAEaYAD8CAYKYA7SBAaCJQrPHAAEgAAIwAOeIAEOIAOXqnnAAAIAAG4"
    "AAE4AEW4BMwBACUiACHvAEEBAHKCAPO2AAD2ADI2AAD2dNsIAAH7AACIAXRAAADAAC8IAEX7AUBAAxGoAEjAAdzABDGIAXSI"
    "AACJAHzzADEIAKyBAAGBABHjAOX8FZAAABAAGIABEgAAD4AGtBAAHJAD2BAmjAAEfoAdzrAEKJHNuCADaQAAkCAAGTAD2TAu"
    "GQAKdzAZcTARhzAAQIARqCAEazAD9zAAHzQxN7AC75AAKoAAEJAA37ADi4AAMgAOYKBQAAAoACnKAADKAAbJAEBKAUSIADCD"
    "AANrAEbLAAHLAt6QADCDACazACNLADooAAGBAWV6ADR6xFSgDJDgDDtAAGLADC81AD6oABw4AAgUDAmEACXVAD5VAACIAAcd"
    "ABTVAOYpxGAAAIAAddADuQAIjRABxRAGlRF7BAABtFAAoQDGsQABvwAAqQDJLAC81QACPQACJxABtxACOQADfxAAkIJj-YC9"
    "yQABuQAAugAI2IAKbwCzzQAVSQCt3xAF8wACI4JkGgAOZAv9AABkBIVZACHAAJNAAD9AAED5ACOQCj9AAOMIABegAAMwAAMV"
    "ABokAAIVAJMgAD8gAGdAIC8BAKKMBHzACBSsAAClANWEACNMAByIAX1xANFZAArdAASlABVRAAIRABwRAOZJL4AAAoAG91AC"
    "RxAD9xAAEIAGSQIDDBAAEBAKGMBBrpAGKhiWnIGMqoAFs5AAUoJbeIDGiZABvIAAa4GSOgJj-gC-XwAK3AAA9AAJYYAANACz"
    "uQAK4YAA8YAJkcAA8cJBvAAOZ5YyAAApAAgJAD8FACMFAb0FAYU4ADHZAAGQAAI5ABwYAJCIAA-IAC-IAGfAAAGIAA_YIG8J"
    "AAEJAD8MACMNAcSlAV9ZACYZASEgAFe5lbWQDI-IAAH1DI_AAAIoDJCgAAIgAOaa2jAABFAD7lAACYDI3IAAOYMx1AADtZC1"
    "WQAKuQABGYAEQRABdYAAURAGkoIC9RAD9RACcxABkIAAlRAAFxAz4YATmxABwxAB7Zlb7IARP9C3yIAAHYAThADJG9ABw9JB"
    "-IAObDuqAAAICrUYAd-IAAEIAPCQIgZZAFtZACNZAD9ZAAEQAtSIADbZRrr9BPH8CL6RACRpCu4gAD9tACNtAUEgAAEgAICw"
    "J5JAAS9AAAVAAA1ACPHRAl7oAACoAS8IAAVRAAIMAObdBeAAARAADsAA8IAAGMAACMAAtsAf0IHpe5ACMYAaQ5AN3AAN1NAE"
    "GYAEaQAOiYAAUBAA0QReSBAKRAA4ZAAWpEAAHABvuBAKSQAMQQAHzpAkWQAWuQIMMQAaTJAVwQAF2BAObxRxAAAgABl9AAJA"
    "ANMIAD1sAAG9ABoBAAH8AAVYAA3sABEgAgf9Q7ABABuBAAFxABx1ADghACexAAPFAAEhAB4hAACxAAPFAAEEAACQAEGBAKA1"
    "AF8BAbvBACEQAGk1ABkQAOb6t2AAAQAAK1ANJVABwUAF-BAAIUArxlUCxAACNAA1ysAEIsCGqkACYFAD4EAAFlACE8AAJlA5"
    "yIAAIECCfgAGkFAD8lACEcAwFlAJ_ACALgACUgAKggAkBgAL7lACPlACKEAOcKXcAAAEAHv1AACtLnplAAMgAAEQAB9lAAQQ"
    "AQj1ApNhAAMgCJCEAD8QACGMAQxAA5jAByMQAAEUAEIEAGUQAAS9ASl1AACQAfGQAEe1AFswAAUQAP91AACQJLhFB940ABw0"
    "AOcZraAABQAAcwAO0QANiEAbeEABvQAAYQAACEB-RgAQ4QDEgcAAEUACYQASy1AjuEAEWQABUQAQKFJLgEAIUcAKjAABuYBp"
    "NgAAN1ABwUAOwEAAMgAIfAAD9AAEbAApVAATEEAOcjtfAAAIB3OEAEYEAIswAD8gAEY1AACgALyEAbb9ACI8JucYB7iEAIoE"
    "AAGEAD2kAAGEAAW1AAL1ACD9AAIQAACQABuFAACQALwEAWW1AE8EAAOUABwUAASMAAgEAASkAH_UAOcrg-AAB0ABwQA0Z1He"
    "itAycEAQSEAMQEUuasAAEoACMoA56oCJCIAD8IACGsAAGIAAZAC8AIAKeoAACIAAGIACGIAAbNAvYIAIatABx9LqF9A6yYFY"
    "EkKU-MAA6IB9LIAQ0QAOdPjdAAAQJtsgB7uIA4O8AB-4AAyEJVAcVJQMACKgAAEgAAZlA5igCE_lABxlAD9lACSgACOgAAFA"
    "AAWgA35AABxACCcEAICgACcgACIgAAEgAAOkAAOgAz4EAD9EABv1AADlAOds8jAAAIA6CQCM2IACIIAAG0AAgEA4zAAAqIAA"
    "GICPCBA5UgABwlIb3FACZAAB8QAARAA3CYAAHAABAIAAHAABqIAAHAAA9ACMfBABeQA4ZIAA-gAAzJAAaYAAl1AAFFIgLYAO"
    "d7FiAAAQV9UIACOMAAgMC-UsAKQIAAEsAAIMA4GIABwsIhMIDHIcAB-IAAM8AACcA5IIABwMIbsIACcIACUIA3AIAAIIAA-I"
    "ABwIABCIVCeEACMtAAl9AADAAS2NAebtAIIkAOee4PAABAGtHAAMKdAEkEAACdA4OdABwdRyUEAAKEAIF9ACCQAACQA4X0AB"
    "oQAAJAA2iQAADAaps1AD81AAC1ACKxDG4UAuEEDIogAAcECClAAKfAAADAABkIA0ZlAAjACSKIAOfANXAAApAAKIAAKIAAMI"
    "AvsEAAttABdlAAFlAAr1AADtABplAAllABElAAsEABmpABwpANQlAGkBIZ6kC9EEAIb1AD11AAJ1ACMQArawAACQCGDgAG_A"
    "ABiQAAkUAACEA58QAOfIhfAABACCc0AKeQAACEABYxAAEwAAqEAQMQAjgQAAsQAFsUAAGQAPkEIgB9ArOBB-F1ABx0AO-BAA"
    "EBAACgAAeEAOzAANlAAb6EABu0CKIBAC4EABogAAgEAcW1Ab4EAB0QAOfWzsAAAEB7uQAAGlAAmEAH2QAAwVADMQAAg1ACSF"
    "AAMFABkEABwEAKQEAb0QABYRAAggAAGgIvyQAjFVAAuIABo1A2PVVPeECGFoAIgoDHiEABeIAAUoA0CIAAsMLv6gA5-gAOfy"
    "fLAAAkMjuJA40EIdSYA4TdA1pdg7aIDJGIA5aIABwIbzRACsioAckQI-0JAcegS2kEe49FASKVC0NIACcMAAMgA_4BAAUECI"
    "dlAAQIAATlBAZACCSgAF5lAAjlAEEIAACEAOhCmtAAAEAAKEAakEAZyEAAtlAF2IIa2UA-cQAWxVBznUAGcwAMD1ACMEAKLA"
    "AhmwAWnABxwgAAo0AECwACIgAQX1AICQABuEACF1Ad4QAAQUAPn1AGt1IejAACNtAibACKmwAOhQs9AAAwAEF8ABVkAACkAA"
    "YdAAC1AMQEAEW1AICBADygAAKVAbr9AAMEAAQgABU9AAUgAAIwAWYBIEmEAAFVA-gUABwEAS1oABwoAbZVAFsERAqIAGOIAw"
    "HJACLtCQUMA2nsAOhg3xAABACNsoAAoIAGUsAv9AAEigJW0QDNkcAFoMIa-dAGOEARZJAcj9AKOYABwEAuB9AHvcRAxFAGRA"
    "DC0gAFbEAACkAA3kJVAUAACQAGQQSwSIAGSIAbsIe49BAADBAALAAOiV4GAAAwAIUIAAIRAD0gACMtAL0gCoVAAAQgAAOgAF"
    "cBAAEIAAJ1AAjAAMRAArh1AALAABn1AALAAAVAAMtAAwIgBJw1ABmEAAphADioACCgAAGgAAEoAACRAAZlAAOoAbyJAOiZaT"
    "AAAkADxlAB2RABwRAAExAAcgAMtlIOQQAAPQA-FAABxAATlAABxAABbAARzAAWVABKcgADt1AASQAAIQAACxABSQAACQAALQ"
    "AAJ1AAGUAACUAASQAACQAACQAAGIAIM1AOifXoAAA1AAC1ADh1AAU1AAG1AAD1ACL1AAD1ABl1AD81AAC1AAD1ACI1AAC1AB"
    "41AfgQAAOUAAD1ABgQAAJ1AAGUAAD1AASQAAIIAIx1ADb1AG-1AACxABu1ABa1AACxANT1AOigEgAAB1AVM1AAC1ABG1AEb1"
    "ABx1HUHVACPVAAKQAF-IAAMIAOkEApY1AAMUABk1ATkBABwBABaBARy1AUjtAByBQ1pIACGIAAOIAALAA15NAEjAA1pAAZbA"
    "A9KIACgpAFPIAOivAhAAAIAALIAAkIAACoAMOIAOABAaMpADQIABwIAAiIAMsNAjapAMqgAAEoAMtsABxsHNmIACUIAAMYAG"
    "AQAZwEAaqYAFiQAwGYAZaIAEYJQmNVABNlABDBABvFABNlACNlAOi9JtAABFAAM0CDc0AAD0ABu0AAD0dPOIAAKEAAOEAGDF"
    "AAFgAIZAAEFAACFAAB5AAD1AABz9AGPABaqgAAnAABggBPXgAAHhAACIAAIIAAD1AAcgAAEQAACgAACIAIWQAEEQAOjOjDAA"
    "AJAB4IAD0QAFgJACgJAMDlAEb4ALH1AAOBABj1AAOBAAUgAMsBAXLAAEboAUkIAAoQABeIHYMUABwVACUEAD8VACGQAAEQAA"
    "CQAIYgAEEgAHwgAIAQAbr1AAH1ABr1AOjTmSAAB1ATeVAAGQABqVABgEANX1ACN1ACR1AUE1AAkwAAogABE1AAawQ005AAWI"
    "ACHAAAd9ABa4AEeIAACIAACIAAEwAQWoAA7MAADMAC4IABpMAGYIATuFAAHNACNNAAHNAOjc-8AABNAD29ABw9ArgFAAHNAB"
    "K1ABDNACRNAFltAHMgAAoIABegAIf8ACH8dOppAAFpAAHBAADBAAFBACJpAAFAAAJBAGJBAAFBAAEgAADJAAEIAF-QACQxAA"
    "ExAACIAD65AOjsYaAAAxACCpAB6pABe5ACW5AB3IACFIAEGpAOP5A1pJAWzpAAmxAACxABfpAFXpdXCQAAiQAAiQAACQAAeX"
    "AAmUAACXAAibAAGQAdcMAY4XABMXABMQAAmQAACQAAEQAAmQAOj9cXAAAQAAiYAAGQANKgAAm3AAC3AAmCAACCAOWQAH02AA"
    "uGCjWQANzXAAWEAADXAAUEAADXAA9EAATAAVBGAApWAADWAAUGCk-YAF83AAmQAAC3AaGQCoT3DITXAHNXAAVXAOkDyxAAAQ"
    "AAPRAZ1QAAMQCrQ_ADUCAD8gC7d3AnGSCs4UAU05AHmSCsYEAAMCAAHXAcISAAMCAAGaADtXArXIA_rAApdAAWSgACciACKM"
    "A4ugCN0gAAUkABbNDKEzAU_7ACcjAOkQVrAAAkABxAAHRIAAlIAAmCAHbAANtKACUKCnXXAAHfAAEEABnXAAGCAAFCAHRbAO"
    "qJADaQACKXAAEXACFAAAEEAAOCABwKAANAAAJAAAGWABTXACaCAAIGAo0bACYbAIKXAOkTAnAABRABoQAAIZApUQBTkLCNrj"
    "BMUIAAqIB1XnBTEgAAqgB1egAI9rAAsrAMSIAJ_KABGqAwZAABvAB0PnAAqEABFnAAFvAIXrAA8pAAtvAPUJACKnAEjAAACn"
    "ABFAAwUCAOkaalAAACAAgDA1oBENWIAAiIAAiIAACIABEIAc8IAaCIABMIABMIAAmIAACIAAEIAAmICC0IAOaIGFgIM58xAH"
    "P5CtCCAmqENZi5Bo5AANsQAewCAzwZBo3QAd8bABUbAAibAOkzGHAAAbAGnAAcmCAXOZAkcIAbEYAXEJAbcIAY8JADcIAACJ"
    "AMQiAQoKCO-oBfJfExYkAN-gBRQpBomOAHWCAH_AAM8LAAWKAC07ACC5AAMBAC0CAJUCAAICAytIAA_KA4wOAOk8EjAABJKd"
    "xFAc2CAAeKAbXPAADNCQYIC8mrAApgAAqIABarABErAAqBAAUBAFhAAHEIAXGCAVWpAAepAGdIIIyiAAEBABCgAAmnAACIAA"
    "iBAPKcAOmYCpvXAApHAAWBAADHAOlKieAAABAADHAd8YCjiHAAEhABGDAe0IAAeIDIOYAAUIAAeIMa0IC6WKQEkbAACbBYvR"
    "BfuhAPE7AACoAA4IAAcBCqfMDjLgAEoQCyL2AAMSC0YMAFgMAAUMAKhRAEmCAVq7AOllbIAAAQABTzBZMxHzAjAOABCrEgAA"
    "CMAILfBHGIB50DAIKiDBCgAID2AAJ_AFzgAP47AAggAw8CAmwILLJrAtuIAAUIAAmCB9WMAIXPA5LAAOYCCH0oAFGBAKorAA"
    "UBAAUjAOl8wfAAAIAHOIAAEJDZiQAADAAHMRA27pBziIAXaUAACQA-DJAAFJCGw8DRTAAAUQDBG4AAC4GRqMMtQbA5GbAAsb"
    "Oym7A5u7AAg7IZoEJiMQA805IfYgAAEgAAQgAzWgAGkgAOmktKAAAoCHCIAACIAGiTAAmQAAwyAzaIBwUMAGkIAAyIADCOAI"
    "KIBIRAAhQgAACQBimjAOq7AAYgAA1gA1YCAGkEAasgAAF0IEjhAzcgAGlgCOjAAAzAAzNAAAJAAANACUygAOmw0VAAAjAAMj"
    "AAGjAACgACiEAc4KAAEIAakhAAKIAcbAHjYsAF4gAAEgBxU4BYXnATAEAPkQA0GEACoXB0kBAOJcAADcAEKcAKOQAxxpADmE"
    "ACoXBwFBAEgBA2vAAARCAXTJAOm6r7AABAAB3AABsEAAFAAADAAA7ABpOeAY4gAD6QAAubALGBCol_ADSBAZo5AD8BCoAQAi"
    "0GBpuQA8fAAAbAACsBAAcBBt-qBXYUAEkBAccBAZmfAYMQABKQAC2QAACQAAsQAOnCxZAAAUAD8BBoggDKX8JfKzA5uzAAgz"
    "ADU7FTqZJleEC3QyAQi7A1gzIhohDNEBArxfB2aYDwG7CEwgHSrZAD_bArkgAAJ7B8-IAcdAAvffAANAAAJAADhABy4MAEwM"
    "AWMKAOnkrnAAAgAAabAAEbAwUCAJCbAWxRAe4GHnVJAEPAAARAAARgADdJAANLAAHLAr1AA_tABSLNADAIAAWIAELgAAQIAA"
    "GIAACIAAGrAACrADWBAaoLARDPAAHPAAJPAACCADhPAOnrY4AAAIH_8eAISWAAogAD8gABkBAAEGAOUEANkSAZgfCT7EAVqw"
    "ACYwAAgQADHBAAWwAZIgAF-FBJ0kA-S_AAdoAD8FABYEAYl_AAIQAiiFAS3pABtpACoXAACQBw6EAAQIAOn0L5AAABACQFBP"
    "dpABxpABJABwQJAGpcABufAACfAXadAbyHAAIEAX8IAAIIABKIACzJAAEIAACIAACbAAqIAAWCBxaCAC2BABGBABUBAA4BAB"
    "QKANI-AKSQABiBACcBCrJhAOn5JHAAAgAZUDAFxFCMcFAARlACiRA5ygAAKgAwagBXZgAA-YABShAB-FAASFAAWFABTAAAjB"
    "AAIkAAkRBoWoAHuBAAHABQOSACV_AEAFAB0BAAYBAAUBAX4UAiGFAUs7ABWQAOn-dmAABoAB8EAFsFHqaEDBTCABgQBAiTAv"
    "XsBaGEClNAAjO-AAqMAdggAAM_AAwEA20IAbsIA0SIADhBGz0EACQCAaQxCqeQAGpeAALeAXaQCqoCAAZADJ0QARQ9ANOGCG"
    "yQAOoVMSAAACAZ8QAAHhADgiAAZbCmFAAfDAAtJfACXAB6oEAAcCAAEGAAsRAAeCAD0fACMBAXiQAvSgA3MCHapAACpfAVFA"
    "AADAACTAAALgAAFAABdbACVbArjAB67AAASgAA_AAOoeoPAAABABQBAM_9AAM_AACEAASEAFZaAAP7ACS7ACNgAACkAs9fAA"
    "HfACLfAAECABmEAAJfAACEAngBAAUBAUYGHWdPAQwIAAOIABzJAAHJAAFJAAJJAAFJAAFpABzJAAHJAOojhAAAAIAAJJAAFJ"
    "AAKpAB1LAATJAAHhAACrABPJAAHLACLAAAFJAAFJApdrACPrABmEAAKGAj9JAWfvHQwCAAGCABMHAACkAE0BAAEmABImAACy"
    "AN02AAC2AAE2AAC2ABA2AOooLjAAA2AAkEAISXAb4QAAo3AAGlAFg3APkmAAGGAAGWA00mAAC2AAo2AAC2BCegAAUhAA8gAA"
    "DWAC9CABSkAAsEAAXmAA1WAAXGANggAAagAAsgAAoEAIUiAAFnAAe1ACoSAOoqCuAABXAAEgAFkEAAIEAA2FAOSgAAUgAAEg"
    "AAEgA05GAArmBCrAAADAABHAAAMxAACxAECCAAykAANmAADmABMkAMQ0ABbmAAMkAA7mAHexAB2gAbCnAGmgAAKgAAwgAOSm"
    "AOor2nAAAUBt1gAAVnAAykABVAAALAACwFADPAAAJAAMRAABbgAAN2AlIgAB_AAExAAPFAAAJAAAfkAAFAACPhABHhABxhAA"
    "7hAAHAAAdmAAlABwRnAAEkAAsWAAbAAA-EAALmAOouWVAAA3AAImALEQABNhABYCAAM2AACzAAD2AAICAJunAACVAbSEAB63"
    "AEuEAPGCAAI2AAd3AAGCACNhAC3hAAGzAA0gAAIjAAaCAAm3At6mAAqmEOcWAeMBAA2BAACBAACBAOoxssAAABAZAgAfoFBv"
    "QSAAD2AGEQAAEVAApAANeQABGQAAUUAH4BAAxTAACQAAWxADkBAAYBAX2DAAEkAAVXAFQEABJVAOwQAAEQAAEQAJwBArIQAA"
    "qCBDfCADJBAAalAAnwAOo0oBAAAgAAbBAAMWAAexANp2AIQwACBAADygAYAgAAUgAFYVABF3AOV2AJ2gBu6UAVXkABmEAjUn"
    "ABIEAAUnAUxAB4mQAAPQAAy3AAEnAAIQAAM2ADmEABMhABChAAGWAAOBAOo33kAAAxABswAAH3AACzAACUAAgUAJcQAAE3AA"
    "IQAD6BAYADAAE3AAR3AAE2AAuDAAKEAEYVAAI1APOQAAH2AADRAAiQAGCQAAeQAAqQAY2EAAUQAAE0AA4QH-igAEdRABTRAO"
    "o9I0AAAQBtjCABjQAGJSAAuQAL8RAB_VAADVAACUABFVAACUAAkGAIQQAAIQAa4CAAuQAAgSAGUCAWKQAuCGAACCAAoGBCKS"
    "AAbEAHDAAMKQAMFAAa4kAA2gAAuQAcJQBxWkAOpBJ4AAAkAFugAMR1AL0gAAOzAcEFBqshG392AAMCAQGBACblAFhRAGJTAB"
    "HTAA8QAANTBQ9TBblXAMcgAANAAB7AABHAAI_AAayQABTAAARCAcQQB4MkAMOgAACgAH_3AEQBAOpJdnAAACAAOWI1DAAFvR"
    "AAHgACFAAADAABFAABDAABqGAANTABHTAA20AAHAAAFRBPzTABLRBViEAAoRAAJQAACCAR5lACCQABGUAACQAAIEAI2QAbgC"
    "AAI0AAMQAAGCAAQCAOpPv9AAAzAAIQAACCAQzXABHXIT3XAPIEAAGgAACDAAtWAAChAACCAAKDAAE1ACLRAAHRAAFRAA9RAA"
    "HRABJRAAFRAAHRAAFxAADxAAuQABPRAAFRAAFAAADRAAGxAA3RAALRAOpUO_AABhAA2QAAFAABmGAAJRAAFTABDRAAFTAA-G"
    "AACQApbzABHzABoEABsCAh7TAAFTABKQN6-CAAiCAAiCAACCABECAACCAdIQAAmQAZOCABMCABMCAAmCAACCAAECAAmCAOpd"
    "W3AAACAAiEAAGMAOUCBugUAAe0BLWCAckQAAWQAA-QCsKCAAmMAACMAKWSBsW0BdEMC-GWAATSAAOEAAOEAKFSAANAC7ACAE"
    "EYDCkSAbF3F99XDFOMEpCCDI-EEw2eABkCAOpxxZAABOABqPAAGOAJoCACKCAAECAAHcABwCAJdXAADXACGEACQEAAPXAAcE"
    "AkwGA7qEAyIFBUuCCO-gANMgC9AMAdeEAMKCCfiEB8D0BIcMAEAIAKoENcYEAAeECi3nAAuEAOqDCsAAAuAYhnAG9nAApvAA"
    "qEANuIAXGEABEEAAQEAAOIA54EHsmIAAWsAACsANWIC8DMAMbEAAWEDCqMBZ68g8sMA7acJsmIC6wEB8ECARcIA7tAMlEMFQ"
    "9sAOZMAy8EMfmEAOq0S6AABECSOEA7MEAAaMCH0kA8UgAAUgIX0CAAkCAAiCAAECAFYpAACpAKAiAFiIAI6BC52NAAtAAAFi"
    "AOcNAAXvCqqCAAUCAAMCAcWEABkNEa8IBzMEDJSEBVyUByZFBWuIAOrLX5AAAIBs5AFDkcNyYUIMQEAAoIKQgEAZX1RVmEAO"
    "cEQJMCI3cIC_IIAKigAD6EADUIAAkICoCCAKuEAADAAD9AAOsEADSIAnmEAB2ECJuIAD9PAKsfAINAAmqECJakAOggAOr8VA"
    "AAAMDJaECqPcUdycADTMRqk_SbcoKTggDJNAD0kELA2EAAWEA7qEIQkCAMmHAG4gAF6gAH2BC7OEAOIBC1JuAD9mACOEAN-h"
    "AqOEABxtCAMCAGaIAGZmAP_BAAGBCqKCAOs0slAABGACRAAIVMADiEAAaEAByBAAdMAaQCAAICANAEAAIEABKEABCEAAEEAA"
    "CEAAsMCIccDe8BC4oEACMEC32CDmAUBTIUAeCUHxgcKnN8avYkASEkAOGhAAImAAEoActAAOtWGLAAAEAHUXCOmgBJBgIP7A"
    "ACeEAdwsAcqCCJvfAC2sA1SEAAGEACNfIhOEACAEAASEAAEEAAKEARLAAkOEA7wEHtMIAPiEC3QFAB2wAP6EAZmCARntCMAw"
    "AB7AAACEAAQgAOtqIEAAAEAOwBAAGkAACEAA8gAc4CAOKUB9yCACCCAOFAAAXUAGoIAFbAAAiBAA5BABUBAAPAAA1AAnYEAC"
    "1UAnSBBlCMABnAAH1AAFa9AAqEACXAAAwEAAKEAAMEAoIEAAGEAOtttpAAAEABEEIfiEABkQAN0BABuUAAQUAHmQDeGCBTgU"
    "AACwBI7AAMmgACiECHfAAigCACqCAZm0AAUEAAE0AAU0ACKEAAsEAdACAxv8AA94AAQUADDAAc2BAWK9AA4NQExAAOt__kAA"
    "ACAN8gAAq2BfsgAAMgABFtA26FHT5QAAIECzYQAS10BVSQBXGCAcyUChcRGrjAARJAAPChAbuaB-eCAc8_AAIkAAyEAmcEAh"
    "RAH5YCADOlAGoEABWEAACEAAEEAACkAOuTFrAABAAACEAAYgAAqgAOFAAVWEAA-EAVpgAKpAASPhOAOEAvUCAMK0CDOCAAoC"
    "AACCACyCAE9lAArFAAt2AAp2AAUEAEOlAAEhAB5TAAVTAPOEANCCAMkCAAECADKCAIrkAOuc0BAAAkAAE0Ab6SAZL2AADAAA"
    "bAAAD2AADABOMCAB8CAAcCAACCAAoCAE2gAAegAA6kAACEAFBxAAWkAQLUAA6EAc6CAAmCAHwgAGKBAWIgBxHgATUgAcOCAM"
    "TAAcTABm6CAOug-vAAACAAuCAAICACuCAAGCAFflAADAAAkkAAHEAFN0ABhAAAmBAF1AAFm3AAIEAAI1AAUwAAoBAACEABgE"
    "AACBAANAABiEAHwCAR2CACmCAIUkAAH2AADAAATEAAEkABMEAOuhjKAAAEAAmEAAGEAASEAAeEABBAAAVEIu2UAmoUCDsCAC"
    "2CAAaCAFGQAGWEAQmEAaCCAAMCADwCAkKQBxBAC0rAAKsCAJy0AFLgAAIwAqsCAAMCALmgAcYQAfzFAlS1G_K1AOuvOAAAAU"
    "DFMUAAD1AA_AAApEAEogAYhVABkEAQCCAREEAXjAAANABONAAANAA1EEBFegAAMgBOYhAOEFGplEADMjABVzDAmQAAOUAOaU"
    "AACQABmnADOBAdgCAAOCAAICAnyEAOu5T5AAAUBOMQG32EAAEEABCEAAEEASFAAPTAA2PAAJBVRYsGAAoPAaqcAAudCtwEAN"
    "IQAAWQC0OUAdAUBLW0DJAUBhGQDJkQDI8SAH2YAWV9BWcEBVAIAADAAGHIATUECvodAOvTVpAAAJAGHOGJ4iGHefDI6aAAGb"
    "AXVWAAFWACMQAAEQALUQAEkQAACQAAaTKLCgB6tABbFABhOIALmQAG8ZACOCAFYwABb2AO4zAA-xAAKCAAb3Ag07AbGgIBMC"
    "AeqMC5sEAOvrZMAABIB9ELATuoAHD2AAF3AOS9ACH3Ag07AAELLtWMDPiEAxIIAAFAAAGIAAFACXWgAwirAAUrAAqgAAGiAA"
    "EgAAGiIUyEAACEAF8CAI-uAFeEDDjuC6VEAGKCAInEAVEIAOwFzMAAAUGa4EAACEGTyEFx0EJ7GIAfRAFxmcMGw5AFARARUQ"
    "AAY9AIKxAAQFAe_IAU8IOb0IA9BACL2pAB-EABwpAAIpAWMsAbOCAIAgIcFNAeyNF1cIAAGIAAGIAACIAAEIAOwugmAABDAA"
    "JDAT_NAAFNAIAMAW-CAAECAAECAAECAD1JABmgAAIjAAMIABtLAz2IKzaIAEGYAGYIC0DAAVQIAPOVCkmNAknAAADAJeCIDE"
    "uQC4sBAAEDACaDAN6RAAERAACRAOw_-IAAARAAERAACRAA8RY6uwJu-3cfYICO-JP7EIA4UIAAGIIoOIDEiEAASgDHGoAAII"
    "ACFAAAGMAACMAISJAL3EAB4EAASECh8pAOrAAGgoAEHAALuGACTAAjntAAFAAAtAAOxzsrAAAIAAcNANiIAACIAAEEAAYEAj"
    "lNAAFNAADNAAtNCpg4MQiEAA-YAC6hAJyIABUIAFMGJNEQJrO9I8ndDX-gBGOZPtexAVHdAAJdEscYJXHAA7JAAZtAAADAAV"
    "FAAAJAAOyc8MAAAKAT6oAACgAFMRAAD5IGEMAASMAAEMAAEMAAGsABEMAACMA54MAAGMAACIAZmlAADtAU9NAAHNAADNAAHN"
    "AADNAGyMHaixAQ62AWQEAjutCPCEAAUkAAwzA46hAAwIAOypDPAAAkAV6FAAagABGBAjJoCA6EAN5AAGEEAM41ADZAAA2BAi"
    "TtAAjAAAfAB_sEAOhEAAeEAGCEABLAAOAEAA-5AAKEAA0BAAIBAiLtAAFtAADtAAftAAeIA8A4AAq8HjedAOy0OjAAABDHs5"
    "AAY5ABGBgTbAAErADEYZAAEdAEqIIV8gAAGgAACEAcwEAjzZB2jaArVbAPvaAKMkANWgAEsIIFgEABIIAAIoAAIoAAaIAr-g"
    "ANgEAAEEAVxZAEMIAAD9AAgIAOzStaAABdABFdOEUEA6eIAAevCAkEALGkACMgAACgAAo9AHtBAQKUAhgIAAugAAhoB8yIAR"
    "SkAASkAAKEAVrBABuEAAeEAAE0AUWEAODAAASgCAVAAALAAKuEAAoEAI5EAA-BAOzeo9AAAlAAuBABDuAAFAAivAAAtACKUo"
    "AAE9AAo7AAEqACUEAF6EAAMwAAY0AACEABKBAAaBAAQBALNEAC-FAA0BAAiBAAEUAAdAAhSIAAYIAAVtAAftAASPA-MBKrag"
    "AWaUAOzoEQAAAUABKQBheEBMstAKiFAAMEAO8gAAMgAAIwAA8gAjW_BVaFHJ3dDgkQC68QAOgwCS2FHAogBTVfB9kBA4Y5AA"
    "C9AAe0AEwRIF6EAAkYAAqYAAEdAACQAHZAAzOEAUO9AOz875AABZAZPdRLT3AAYQAYkEASsgARNlAAJAAAhnB8whAACgAAug"
    "AB9EABHEALMCAASUAAM0ACMkAAGEAb-WAeBlAApgAMsSAXZwBYtAAOikAakEARSkAQVAABJACLc1AAWgAO0KbtAABkAANAAA"
    "JgAAGgAAHAACiEAG4FAQaEARQgAAFgAQQgAACmABunAADgAMqCIRoVADaQA44VB9SwAPD1AAjUAZzACfzRAOekAAlAAAeEAY"
    "GVASwQAQYEBNEEAjSBGxjAAO0ZJuAAAEAAL3IGIgAMtUAAkQAAMUA64QAUrRASpVAGrVRGgCAdAZC01vDAoKAIAEAAdEJI6E"
    "AOqEDJUUMYwWAGkCDh8QPX0CPzImBo11CuQCAax1KtAiAO7fARnWAAZ2C3GsAO1R_AAAB1Bf-_AKygADiIADWgAAogAD6CAb"
    "OGA3wIK7iGASLADBgEAHkgAfWFAAEEAAEFAAEEIzcgCwxvAGiIAIMMDEsCAEYMDJFODREucdupAAsplQeoAUY_BcooKq3EAM"
    "qCAO2M7TAAB-DJIIAAnQAEcoAl2FBG9dKaOgAgmIJTQEJLWmAGQMAEXqC-lAAZ8MAACMA6PNJzygDJNADJEQAACQS2Iob7yt"
    "Ez_gABYIAVcgAEWgACchMG7_AATEAN1fAK2kKEKpAO3N5FAAAtICcgAJoEAzMtDJAhFW5IALuIAGyIApNAAY3tAAHAB8gEAD"
    "uIAGuIAH8JAgttAADtAAFtAADtAAftAY9tTOwwqL-IMkXMAGAIAAuIAZfdAhgIAAEIAcI1AAD9AVfdAO3-wxAABdOIqsC7CE"
    "AF8gAIGEAA2SAyHtAaBtB0PqBU2EB0PmAz-DCOrMAApEAF7mAADiAGwEADtjAAfAAGycAHfAABHjAZmDAG1tAAZtAApAAYVt"
    "AA9tI6YBDJEBDJNACvsQAO4V4hAAAtAAQBAwyoAH4QIiiQGSQBI-KgAH2gAVC_AATADIzfAjsEAAMQH8WMABYCAFkcAAYcAH"
    "eEAAYGAAeGAOkhAc5_AAVCAgEEAAwIACkEAAMIAVJdRSDuAy2EAA1tCHOEAO4zU-AAAgAGyEAAR_AAD_ABN-AzrtAY1tB0Eo"
    "AHEkABnAAS2EAYqgAATAAH5ABHVNA_sBAACBAAEhAEPAAAVAACDAAHwuAADmAAf3ABsgAP0gAA7gAYmDAAUQAH5tIyQEAH4Q"
    "AO47lqAAABA5cQBuGEAhugCPIBAYwBAAM1Ag8BAAEgAAEgAAEgInDABkrtB20UAAKQAhmQAhDvH_DfAHQIAaHdAZn_R84FAM"
    "_3AAyEAAUEAAIGAACGAyvlAA7lB-8EAITXAEfwAO5UXyAABGAAbVAAFAAAFVABECAAJAA6BAASOgAAPAAublBELEABfiAHTk"
    "AAEkAACEAAC1ABCEAAJmAAFkASagAASQAOyEAIklABsQAGV2AArlAAzlAAJlIZWlAOOUC_oQAUOBAO5qQ5AAAkDJbsAciUAL"
    "0YCg9sAGXLAEIEC-hMAAHMDG6cAAEkJnSQDmKIDFAWCkZMGSQEAkngCwyEAXoQAAqQAAoIA4r1R9IgA5n1ACp0LsveCfoMDh"
    "33AMcgAeW_LuACAcfAAO6ZtLAAAgAaMCMBwCAIcOAaOoAACoIXkCAIWgAD8IAMuICyLvBrcIBXgEANMgAAIEAD0IAAGEC8KC"
    "AJAEAC4SAACSAA6IAAIEDHSCAAGSAAESAAmWABIFAQHMAIAIMLEIWSovAO68PvAAA9ADyQAAcRijmIL7qIAWcgAETMAAaOAC"
    "QIAlPrBFUIHTbvAkwBARFlIouIAC2IEFeEDJFkCKOmAGyIDCZEAGOIA4ihScP0BKGwAEP0RBUKB1fgA1LBGsggGWUIJXRAAO"
    "8DZBAABACGeEACLEBAetBNj9GshIAaBeAAEEBHNFAT_dAEOEA1WFRI7tIns_AMqMAQUMAAGMAWxtAIBtATDtAAHtsEFADGGd"
    "ABw8ABQ9H5GIAAaIAqxdSWUBA7ttCHF_AASBAO8-kiAABuAH4BAD8oAASgAaztAXGgAuz9B3QgAMFAAXHAADpACiSDAMHtIZ"
    "eBA10BCuAMAL0QBg9ABcoFAAMCAasBKOPMAADNd4WBAD8EAREkAH4EAaltAD4EAALtBGSBA5VoAO9fZSAAAIAD8CAM9qAACg"
    "AEd-AH4BBk5AAmxAAWwQAJfoAEMkAAuEAL_gAM50AAIEAD0BAO2BAHltAAVtADxtAATtADrtAAJtBCiBHubACp0wAaSQAAeB"
    "AEKCAAFEAAQFAAFOAO9na-AAAeAAEOAHcQAD6gAPIgAP0QAQUCAxtkAAaBAACBAACCaFsBAELAAKGEAzTAAAVAADxAAAJAAA"
    "LAAADAADpAAAJAATNFADtlBk5hAHj3AASBAACFAFVhAAMEAACUADyCAO92_kAAAgAACCAAuEAL9gAElEACKCAgiEAAUgADak"
    "AACgAAUgAAJlAAKgAACgADwhATDkAAIkADskAADlAq8gAAJEaH0MAOevE5kqBXKgACPuAAGIBvLtAAcIBKZsAM7AACHvAO-K"
    "vXAAACBXsZACFPAAHCAADGBvCZAAKaAAGNGSsiDJSYBYAQAAooDGWZAC8QBvOIABIQICn2BY8KBwCgBZCgBwJABZFABYv6AX"
    "SIBZGQLLQQBY5_AAKQE5IQBZIwLLcCBY3AAO-tT-AABABwEgBY43AAKgAACgK0GCAVHWACICAB0WBXCSAACoAAKCQ9ilDQ8g"
    "DG_uAAWgBxyQBVgIAElABwFABT-2ABqCAChvAAdQAAfuBr2tAAF2AC2QABVvHqQQICnABZVlAO_OS-AABFAAF9AAbFLLaICx"
    "zBB-DNBIu_AZogBYmgAAOgAAQgAAOgLQDADJGIBTwQLOcZACKoBPuYAEG8AAf_HiYcAIWcALAIA7t4RvkIAAsJAzCgACEgCT"
    "6IAzVAAB2oCN8gAO_2sAAABACKJgADsQADwIA1kQAB-FA7CIMwgIFLAwAwqwAJggAAyoAMUIKlLIDjaIMkSgAEcgcvFtCNcI"
    "ACfuAAEiA5HtDJNACNY_ACMIA1lIAD_tNn1ABkLIBXyIHbPAABxAAPAu0AAABAACLAAADAAXddAD9dAbxADMsIbREBADsCAB"
    "_vAAO4AARAAAKTAzLtAFrtCBUBAMXQACNQAATqAAJTDGjCAAUIAB0oAAZuAm4gAKRtACNtABvtAD9tAWLtIMGQDgigAPBI1u"
    "AABQAMrIAAIBaO-SAD9TAAZAABviAAFuAADyAVrAAfzAACFAAYBABrIBAIUgAEXDAAITABkCAAGeAJLgAsUgACElAB4hAWIQ"
    "AqsgtNGrAAECABQqAACrC6TIAACgAOtKAPBw0CAABrC6VgABHgANpgBvegBLBoABHoANprBvBAABNZAAFABVyZByK7AAZ6AA"
    "sgAAGIHpyKAA4QC6LQAO7YDIMiDJIKABSIAAEwBwAIAAEIKzQKAYHyBYuKBKFIAPAKAAc4APCIjyAAAgBY0gAApzLLIQCx84"
    "AXIQMMCaABUYAW8CAAGyBYk4AAICXVkKABOKAA4qAACIABSKDFgqAADqABQqAADqAA3KAAFKAA4CAAYIAADKC5wCABGCAK5q"
    "ABGgAB2CAAWgAPCnxiAAAwABLKDHPqAAkyABSiABdqAA8qBsopAC_rAASQAAEQAv6pG3yIAACQABQIACMZDG2QABT7AA6QBv"
    "S4EguYACiYJMEIABcYALeaACLbC7cYAbfqABHqEDJAAArAA0_AAPC7__AABAGhSQALeYE7EQaeeIAACIABQIAA4IAAEIABQI"
    "AyLAACZACMVYAGAIACLCAACIAANiA0YgFX4gADkIAzihADThAADgNrxxBLKoJOLIAM8YDJSIcRz7AAHCAAwIAAPIAPDwEbAA"
    "B6AAFIAADIA4NpCOnAAAHiACHKDF1iABEgAANiACMIAxBpACNpAD9pABHpABxAIe-IAAGQACG4DG4CAAIQAOCJADSYb_PTAB"
    "OCAAGIAA56ABPiAANAAxBAAADAACNAAPEIDMAABAACLAABHAAAtAABxACLCIABACAAGoAAKIAAuaABOCAAOqAxApAACgACMg"
    "ABwgACKpAA-oAAII3loEAAiEAAiEAACEABEEAACEAaECABMCAbsEABMEABMEAAmEAACEAPEl6RAAAEAAmECCSEAAiIAAGOAO"
    "UMAMMyCuIEDKCEAAmWAACUAKWUAJawDAAeC-GUAAgOAAOIAKFUAAMIASvDAANDALfPCcoEAEE_AcGQCmeUAG0aDI0aAAM_DJ"
    "AaAANdAY1aAPEzt2AAASAAfAANVQC3GZAD4qACIiAAICF1WEAbWQAB6ECqMCANUQACMEANf7AADzAPVACbCeABkEAAHGAAFQ"
    "ABmPAAGEAJoEACKEAAEEAAHaABwEAJdWAADWACGDAB2CAAPTAPE7kzAABAAALTAOqIAB6MAU0IAPiGAACGALnTAaTfACbWAD"
    "0CAt5TABwHACgDA0Y7ABQzABAQAeGIAbYIBzmgAaEgABRbA6GgCNtgABSiAPcMAQwZCL8gAC2qAACqALGgAN1AAPFB2dAABz"
    "AhUgCKMCAArOADX7AAlOAJ7KAAKoABNAANxzAAGEAEMCAEaIBZsyAAC3FQuICOxvAZXAAADrAAnjAADrAApjABBAACRrAcKE"
    "AaZJB0gIAVmJAALJAAeBAALJADIIAPFJtcAAAIAAPLAAcCAA8iACUgAHmJAAKJAc4IAAeKDAfJCKuuAZepAAOpAAaIAAOoAC"
    "mgAAEEAFBrAjkIABEKAAQIAAOIIx8IGMi4ABKIAAoIHQKICKggJiKIC_YZADaaJcTAAPFl2LAAAaAAkbAMKIACSCAsabCLmL"
    "AOcIABKIGSMIDBr4AGngAxuLB8EEAOI7ADRAAEm7AFMIABaIAGyIAJMKAgYCAOcCIN2KBIaICNhIAAuIABhKAGqKAqOKCWsI"
    "C6RgACO7APF3JvAABAAJvAAQqKAdg7AD0CAOd7AJkLIvmEAP1CCAsEAM8KAMpIAAVoAAaqAAaIAA7qAAYqC-hDAAVDAH_rAA"
    "VKAymKAAVAAGRAAAFAAAQIAAFAAHxAAAFAB5eoABegAcarAPGBDKAAAIAAEgAGKgAAGgAAOgAAGiAHugAAGgIE0EAAkEAAiE"
    "AcaiAAcLDIliCsiEGd0IAAUIANhzA9akDJF_DJNACMAaPs0QAACQAkwQLxq7AHqYAGy7AQO7I8cBAOdzAEPzAPGkthAAAgAA"
    "cQAOPCAAOQAAcIADlCAAOQC2aQAEOIAKOQAEOwC6uIAACIAZ87AfWCJu1xB3zBAAIJAEaoAJvzAAaoAEBzAAWgAhAIAdAIAA"
    "TRAT5zAAWgBZMEAKdCAAFhAGsIAPGv0oAABAAEbABShDAAOCBja7AAS7AAGBAEcCAOcCAjbQABW0IjFKA0cIAdThB32BAEpA"
    "BH9AAADAAY3rBckoALqIAAEgAx6IAAEoAJ0JAAEpAAIpAAEIAEQJAAEJIWojAOgjAPG_iKAAAIC3iEAADeA9gDDJCDCJaaAO"
    "gIHSqIFIIYATAIA3IIAACICMcIAACIAkwILxq7A7C7AAg7etHIACPIABEIAAVgAJMCAD8gC4eIACOYBSgYBlvQACgwJZSCAA"
    "JgA3mgAPHqS6AAAgAAIgAVAIB0mIADYIAAlEAKgKADw6AANIApLAAcjAAOooBlxgAO2CACYKAm-gABMKACyCAYkgAO8CIv1A"
    "CRCIAAWjACDIAAUjAIWqADxrApKMAAHMAACKAAIIAD0jAPHzuTAAAIAPiCAACCAI5MH4AEHeCLABwCCAMEBHRAB_wEAN2TAr"
    "-EAAIEANADAAIDACMLAAEDAACDCJI-AGIBAMUQEHPGCLugAAOQAALAA8-BAVWCBZiEAQ7QAMDAAAF7AAPzAPIFIQAABAAXEC"
    "AAOCBpoBAAwBAL6WABhAAqyQAOwCAAgmIfRrEGyQFVgSAsI7AOwCAACQLbugAM56A9sGAACGDJLALXygAgSlAAEgClGoASN6"
    "ABP6Al7cAW2GAGNAAPkCBkSaAPIg2XAABAAAUBAL6RABcgA7qgAGIgIIsCACOCAeAoCk-CAAUIABGKACiCAAU7AA-CAJjGAD"
    "97AJxQACU7AAKMAapcAAHcABGIABFcAADfAACEAEb7ABxCAGFdAObcAAFZRzgBAPIwrZAAAQApsbCQDhAMoJADXKAZiEAPgg"
    "CcrAAAOjAAIBAC-gAdCECL8EACCEAa5AAqsDAB5gAA9AAnSBBmoQA5cDAAEIAAC7AAsrAkkCFCObABmgApsrCfsQAAUQApDL"
    "AO8CAPI8ItAAAECLBbACagAA7bAAVbAckEAbeCABAtABaQAFqICEn7AAIgBEWgBo8EACqEAY-yAAL7AAyjAAEyAAU-ACSBAA"
    "kBAdAEAMiQAAMQAN2-AA5-AIBAAPPyADTQIGYQAraQAPJFuiAAACB0zrAA9AAAaQAAHAAAWQACd7AADAAAhoA4CaAXgCBZIE"
    "Aat7ACUCAAdSAC4UAAcQA_qTAOYCBayECmcCHC8wARJbCIXLA9_QAAjQACmQAlHACD-EARJAAO5gAAMBAPJSHNAAADIMFAAD"
    "zgABVCACOCAO-CAN8gB5ZAABCTAwNQAACQACDQALoBAANAAAH_AAWRAAJAAAD-ACZAAkFcABHEATKCAAWCACECAAUSAE1cAQ"
    "T7A26DWre2AAi3AAG2AD2hAPJkY1AAAhAACzAN2xADWgAACyAAe2AACyAZEEAMKlAAGkAAG2ADwzAAEzAACkAOcSAAYyBwYE"
    "AAoEAACEACyEAGT2AAaQAAP2AAUEAEPTAADAAAChACIBAL-BAC-QAAmQAZWEAPJmS7AAAEADKEAIrgAAFAAAFAAD1TAADzAA"
    "DjAOSCAAKQAAcQAiUCAAeCBOOEAB8EAAcEAACEAAoEAGOgAFDBAAWEANYhAAbBADVSAc4EAAmEAHwgAAUgAF2iAMYCCCNAAo"
    "MEAPJph1AABAAAVgApCgBZ2EABCEAAIEACuEAAGEAFeCAAmiAAH2AACxABAUAC2yABU3AOI3AD03AZoEACmEAIUgAAH2AACE"
    "AAT1AAEgABMDABuDAAmDAAGjAASjAAejAkuCH1_3APJvWYAAB3AEiRAADQAA-SABMBAM-SAB-gAAcRAAKgAlOQAAEQAAEQAD"
    "1jAADjAACQACMBAMQgAAcgAIUTBogEAC2EAAaEALcRAB_BAAWBALbQAANQAAgSAAISACsQAAfzAACTAPJxGNAAAQAY0EAAME"
    "ADwEAIMQASGyAAfzAAGCAADzAIcwB5SBAKrAAAuwAA_QAAJSACfEAANEAArQA3dAAAJAABZAABVAAADAAFYgBoeEAJy1AFS3"
    "ACMgALTAABEiAAIgADOgAPJ0btAAAEAAMEALnxAAflASegAAIgABUhABUgAACgAFdwAhBBHjcCAACCAACQAAkCAACCAAO0AC"
    "CSACLAAAOQARQQAIUCA4UDBw8iABBAAApWAANSAAPSAEPAANPAAATCAAXyAPJ6foAAB2AAbAAALAACRAAATAAArAAYOEAM5A"
    "AENSAOFAAAPAAAVAACXAAAFAAF5ABx22ATxQAAKQADKgA36wABCQABUjAF8QIEBAAAu1AAHAACDCABHgABVAAAHAABUEAAsE"
    "APKAr3AAACANhTAApTAJXAAdXAArMDA2fDAqOiAB8QADu1AAo1ACUQAK4SAAowAAg1AAHCAANCADKQAH3zARGEAAIEALCEAB"
    "ARAAGQAF_CAMSgAAfCACUQAAGSAF4ga_CsABGgAPKQYrAAAhAACnAMuEABGgAAmhAAChAAmnAAC3C49fAApFAAXHAADBAAUH"
    "AADBANHXAApBAAWBAADBAAUBAADBAApHAAVHCyuQAAm3AAC3ANMUAAoQAAmQAAC3AHU0BSg2Bgt3APKVKaAAB3AHYEBSgGBg"
    "mQAAVXAACQAAKUADxXAACQAKKQAAVWAAMQA-WQB8yEAOa3AAC3C2uQADz3AKqQADz3ADowBSg0BrIEAIYEC2XAAEAEAASEAB"
    "bAAEaUAIPXAAJXAAFEAPKdBqAAAEAAGEAF1WAANWDCmWC48EAOd3Cv2IAJN3ADeSDFuQABwEAOcEAHbACoIIAAGIAJMXAAEQ"
    "ABnXAAHXAAEEAAMWABffADUXACYXAAEXAAEEAG1XAAHXAAEEAAQEAHGXAPKk7IAAAXA6wUAACWB5gEAGqEAACEAHwEAL0gBN"
    "WEAACEB8BQCumgAAL3AH33AGn3AH33AD-gAkymApx3BgHAAAV3AaRAAkxAB8QIAFqIAEM3ABwQAAG2AByQAAT3AAF3ADU3AP"
    "KsqXAAA3ABWEAAC2AA33AAJ3AEUQACL3AFo3ABWUAA53AAJWAD63Akw3Ao22AA53K8OgAAMgAY9QBOd2BhH3AHD2ABJ3AGT3"
    "AHD2ABJ3AVWIA9L3BfV3AAr3AGeEAAsuABB3APK2JSAAA3ABt3AGe3AAsmABB3AAFmAC83AAu3AkW3Aow3AAsmABB3AHx3IW"
    "IICkomAAyEAAXmAFcEBDJEAXQmBhnPAD0DAD2kARZAA3MgB2FnABlnAAVnAAPmAAsgAGGEAAlEAPK_iEAABnAAVnAAVnAD7n"
    "ABlnAAVnAAYGAHNEAAfnAAVnAAUGAC2gA3SCAWumABDnAAVnA1gmG2aOAACOAFaIAAiIAAoIANSIAAiIAAEMF9zOAFqIAOcI"
    "AAUOAAMOGSM4BSgoAPLT14AAAIAVAYEEeMAACYbgyIGB8EACmiAIEENBWEAeUIFayEI6sEAGiOAACOAzIIFYcsAGlPAANPAB"
    "sLAZuIAaKIARwEAAEEAAIEAEUMAAEMIMMEAF8gAAoEAAEgAACgANugAPL822AAAEAAEvAACgC0jgAF_vAAntANjGAAVvC0ZA"
    "AG0PAARPAACIAOKPCz-PAAHPAGLPAAJPAAkIANxPAAJPAANPAAHPGDk2AOc3BSgIH4IBABKXAPvXAACQBRMICWgYLrWIAPMV"
    "5oAAAUJNYUNLqKDJNBSoggAN4IAACoJxvACLSFAADHAGiEA6xnIiEEAOcIABwIC6mgACCJAMagACcMC6kMAASMAOKMCwOOAB"
    "xMAE-EABwEACEMAMPBACOMCxyMAGeNACUMAPM9KXAAAMAASMAADMALwJAAGJACOMAAEMQQ0Exkd_AYjIChcgAPmEAVqIJOoM"
    "DYE6ARPcR9e3AC4ZAVCECzTkGQeMABzvAAHkABFQAFNAABYEALhIABzFABKEBhjABRZvAAHkAPN1qDAABAAArAAFQlAAOEAB"
    "HAANIlAAElABRAAjoEA92CHrMEAGwQABGQAGmBGDcBDIC6AAY-AFyMAISgA7uyAX4QAPAQHzMQJhECBSgCIDGgDJKQMkQgAA"
    "I4AGh6AksYCd1AAPOWw7AABAAApAAUeJABGCAvqEAp4GAOcGW8GwAVmgCzWwAAWIAFeYABuFAMuYABv-AjQEAJyEAOcEB9bB"
    "AAEgAAKkABFeAACgAAalAACEAMtCAAOkABFeAACgAAagAACkAAL8APOm4jAAAmAOcEB3vAAFvAAAGkAACgABsBAMuhAAC6AB"
    "sEAAJuAs9AAOdAB12BAAeMAAEMAAsMADqCACE9AAW4AAV5AAE_ABPAAAYFAAJlAADuAAGEAGUEAFqNAAkiABTAAAYEAPOprM"
    "AABAAADuAjOEAJwEAOcEAlECHkugAF0EAAgTDIWEAANQABiUAAaQAMVEABvUAACQAAMQAs6UANAQAW3QBn_QBL4GADOgB6Cg"
    "AAOwAAM0AAuhAAMEAAmBAMjrAAOSAAM_APOzGaAAAUAs-BAM4mAAISABkEAVevAA6EHygEAGtgAAOEAOaSBSVABp5AAOdEA6"
    "FACNOQA7mQILmIAUtQAAsUAlECAscCAAV7AAt7BvrAAFgQAmeCAVSiAAQRAm8EaX0EAAUkAPPPL5AAAmAB-EAA0wAAEjAASh"
    "AAHzATewABu0AAEgAAP2AhIEAAEEAAE2AKF3AF4wAIg3AAECAAOEB1uCACtnABHBAADAAACzAE6gAAVUAADBAAZlAADhABSF"
    "AACmAADmAAV0APPQ1rAAAEAACmAMTQAADAAAWkAADlABVEAADmAAD2AAV0AACEAADmAg6EAJ8EAAIQABuEAEOkAIYEAAGQAA"
    "CQAAP3B2LAADdAAExhAAXlAAMQAAIwAARRAACgAAFAABQBAAZFAPPSaOAAAEAAFAAKTGAAVGACDRAAHAABRgAAZFAACEAAFA"
    "AqynAB6UAMiHAAWiABkEB4JAAAHhAFkgAACEAAshAAmFAAWkAAE1AACEAMTyAAaBAACEABoEAAGkAgtkAAMEAAIlAPPUcWAA"
    "AkAAEBAEOEAKKEIKTBAAEQAFPEAA2SAz-CAGwgAF8QAIegAACgAFUWAACXARn3Bf-EAIeEAACEAGEEAIXVAsmEACNAAMQ3AA"
    "UEAB5AADYwB7yBAMyEABwQArGkAAGgAPPcTCAAAXAAUBAMkCAAGCAB0EADbmIDMEAAbEACCEABAQAFYEAJWQAGlAAkcQAAUQ"
    "AM3AANuGBxkEAYnAAALQAEQEAAGEAcsEAKKUAFuCAAKEAIaUAAKCAAQCAFAQAAfHAnMCAPPjJYAAACAAKCAYmCAALEZt8IAG"
    "CGAIYEAAGEAF-EAAmEAAC3AHQkAAE3DBp2AHZ3CtCIAGEGANpFAA0EAAVEAANEAHWEAzHAB8mwAH8QAAGQDBP2AOd2ADfwAD"
    "8QAC2UABYUAPP3S3AAAkBk13ABx3AGYQACIEAOR3CwfWAAPQABjWAAHXAAJQAFiOAAuQAVnAAAHAAczAAAHAAOVEAPDAAADA"
    "Bw2QDC8IAGl3AOd3DRXjAA1UCuEIAJcUACOhADdAADH3AH_jAPQAHbAABjA72EB1EQABlWAAKCAAsQAHPBADeMAC7WAAHXAA"
    "ECAIBDAFMQAAEQAc0QAAEQAUGQAACQAFmCAAGHADsQAACQBx8gABA3AAC3AGmgAAC3AAEwABM4AAC4AAM4Mau2APQJXAAAAC"
    "AAGCAAsSABc2ABM2ALCCAAG2ADU2AEq3A8cQAB0CIG-iAHgBAApYAOXYAAHYBWB3AACMBj6GAUuGA4YgAAMgAX2gElz3ADtA"
    "AALAAEJGAJs2AExCADqCAAI3AAP3APQTAkAAA2AhI2AH6HAPoCAPg2AIi3JbWkBh8hABggAAQtAAZYAAYIAAUoAACoADXlAK"
    "ZYAAXYAEMEAJeEBIRMAAUFAAD3Bgb3AR0CA7WCAbhnBWMIAFa2AA33AD_2ADAFAASEAPQcSAAAANADUVAAOEACr3AD_2ADtC"
    "AAd3AELCAawIAfICAQX2AH0-JbOgBcwEADygACEgAApnAA9IAANIAAVoAAFoADlAAKVIAADIAALIAADIAALAAq3AAMcEADxI"
    "AarnAAlAAPQjxeAABAAmmFABsBADqgAAWJAAHIAAEgAEHBAAcJABKmAImNAAEEAAIEABiCAAMCAAMCAAUCACGJAAEJACuCAa"
    "GIAAEIAAEIAAEIALWnAAcnAPwCAbQiA2CiG1kIACkIAH8MAPQo2GAAAMC_EMAYAIAAoNAACEDJDAD7xMPAgIAAEIAc0IAAEI"
    "AdgIAACI__-ABehAPNSBAAGBBSaLHucgATQsC6mgAOcgAHsoDHMECr6IAGqYACsIAOSECxYIAJGMAOcEAAGEAPR6cBAAAIwC"
    "mIAeQIRe2oABEMADwIAOcIAFsIGUwUCvAEAJgkAIwJAFmYABMECwJsAAGMACiEAA-EAAONAFtEABGESw4CAIikAEupiX4Qow"
    "IEALI2ANwFC62EAAcDAM6cABGlAPTSoPAAAlC7KDAOcCAAIECo6FAAEEAAaEAFJ9ABGEAAmUAB0EAAKEAH8EAAYDAGEEAG4Y"
    "ABIFAAiUBZuEHuyEDCWQBQ6EA8UQEHegALNoADQwAICWA4AEAagCOJOQJawEDJIEAPT7O2AAAEAAEEDPUkACjEAAzBAHKEAA"
    "CBAACVAESEACLEAAzBAHMBAAwQAk7NAOdEB-nAAH8nAA9yAACEALyIABsHCuaEAAU5ABaEACogAAEgAH61AA8GAFiEAH-HAA"
    "CFAAoUAPUAMmAAAUAkuBAOckIQvEAH8UELmQAAGUB6moAL0GJKLgBqUEBv2UcBXEAAEEAEqUAACgAAN1ABOEAKWEAAKEADQ0"
    "ALBEAAM3AC0FAhykADagALBxAADFB1eCABhEAEgBAANAAPUd1XAABEABSEACqEAADlAAlgAANBAACEAG8EAACUAALAAGgEAA"
    "nkAANBAACkAGwhAAZAAgFEAEUEABVAAJzAADWEAAOEB1sCAFqEAASwAAMQADmkAAIkAAKgAAEgAAuBAAEhAPUff2AAAEAGkg"
    "AAuBAAEhAFZDAAU1AAMUABOHACzAAUpXAIokAAEkAFaFAAMFAJygAEeEIIKEAEeVAAOQAAEQAAFUAAJ0AAFUABKQAHAEADc0"
    "AntEAAMEAcoEAa0Vdz-kAEA8APUz7BAAAgAAGgAKemAAC3AHsOAACvCyzmAKqEADzmADomAAoEAACEADiOCswIAVFmADt3AA"
    "NEADmOAAJvCyxGAOdGAANGAAHHAD1EAD9AAuoEFZmwBUj2B4ngABHgC5tQAKgSAPU_DoAABAAA_ACtlWAArWACqQAFNQAAEQ"
    "AJMQAAGSAISUAAcCAA3XAAHXAADcAB0EAAEEAc0EAAEEAUIQAJYEAACEBxS0BS6UADEPB22CDXb3DJMCC6l3AFzwAFMEADf2"
    "AAECAPVIdiAABwABqQABoEA24CABLSIIQ2Jsv3Bc2uLSNUAEwWABMKBIDEAEYEB7n2CxcEAMbCALOgAyYCJyQEBeAIAUr2AE"
    "RUAAD3AEJAAEvCBJV3AEVABeHWAOgKAKKkAEiGAAKGAPVjP-AAACAAKiBMamJbTABg-EAA7EACEEAKhCAFeoACiHAATPAACE"
    "AEomAFQEAbqHANqGAXBCAD8EAEEHAAIHAACHAvCGAD8EG0soADeIAE2EAOcEAH2MDBMIAIIMCntMAANOAPVxHdAAAIAACIAA"
    "HuAACMAWZAAEmIAACEAAGNAACNCt0MAAHAAAD-AAHAASgIAIaMAAHACt2MAAIMAAHcAADMAD4IAOcIAAGIAISfAAMMAAIMAA"
    "GdAywELVSUWHWMcgUKDYQKAPWXFPAAAIAAuCACOiJMRADJGCAGqIAIYKAAECSQ6uAbIEGLOoCyakAC39AT9AAD7IADTECrNE"
    "AAHAACxMAAGEAB5pADYIAOcIAAEYAEAqADSM__-ACFYgADSCiTPACvCNAGOEAPXgqKAABMAEMIAAmCANyIAAqCcRNeBShOww"
    "jcAEQCAKNcAIkkAASBAACBCplgAIgQAWsECyWwAEACAKVuAAUCAIPvJdWWAU6BCp6QA9nAB9CEAtuBAeWrIEDAAZWcAACCfB"
    "yBAPYnWvAAAWAXDUAACEAEEEAACEABYIAySEB5aEAFJEAEcEAN8BABhQAC6kAAGQABlVAyGQAAFAB5WEAA_2AA4pARnsAAOg"
    "AAcEAJakAAE1AAEkAViQAcmGIF_QAKuEAW4gAzqgAPY-3wAAABABrUAEuGAAHAAEKEAW4EAACGABfAAjSQeUeIAMqeAUovDB"
    "N2ACaGAACGAFsiDFBQACalAAIBCpWIAZbmAGVAACH3AAHACx_GAIgQAF9WAAHGAAFWACGOAAJXADvKAPZVHHAABNAASBAACF"
    "AAGBAByCAANXAAHXAACEAwqNCCa_AAC_AUkQKP7AB-B3AAf3ACdGADEQACMIAAoIAAQEAAIkAFSQAG2SABkEAAGEAAiQAzmw"
    "AACEISWOAAIOADn0AQ1NAPZiIKAABUACEcABJNAApNB2r3ACEOBOmgDJNAB4Y3ADMMALN3AHL3ACMgAyy2AGOQLVgODO8gES"
    "GXAZPyJbigBg0ODNCCACMCAIkEAD4CAJaCACYQAqSCAGQCAA-CAWWCH1cGAPZ8RPAAAgACMoBfvABjOOADIhAAiUAAN0AAH0"
    "ABAUAAJ0AAsBAAGMAAMcAAGEAACEAA-fAAIcAHOOAA-GAAIOAGIcAF-CAAt3ABw3ACMUAEAUAam3AI0EABMEAZEGAD8UACEU"
    "APZ-n1AAAXREqhABwgAHmuAUoICoxfAafOAHYhDBtkAHYICnWIAEYIAWHuAECBACHAAAeiCr60AAkMAAGFAOBsAAE0AFqIAG"
    "OBACMEAAVuAAECMdPEHMKoOzmERHvABXT8AB2gAPaoRgAAAgAOckBTwIA0ECKlUIe0MgAcCvAC0gCqKgAAIgAfZACptAAP-o"
    "AF6MAIaYAAIoAAiI__-ALaVmGDABAPGoAAFAC6a9AAIRAOU9AAKIAAGIAAVvNWpACWWIAAEYAysJAPcI2qAAAIAAUBAALABm"
    "yBACMsAAMQAOQsAA3AAAHQBQvsBvSwAI-gAAEgAACZAPMCoVyEAIRAAF6FACMgAA3dAyqxACHAAcFswqE4ABCaAUonACSEA4"
    "6FAA8ECMTtA70iAA-iAPc8DrAAAhACN3AA_rBSMYBusCAC7AA9XAByyIAOaZAFbmAGOJABFtAALFAA_nABN3AA8mAACrAv7t"
    "AICgAZ4IAd0rIj8QABIQB_wgDJHxDJMgAPaQAxewAGuKLVUKAFH0AAiYAPdO7HAABNAymwAGFQABVNAQj2AJjUAuBmBIKCAx"
    "fAAFqCASRAA3jmA2WQAIV2AGyYACN3CBiQHKy4DG_QACPABA0QABJABOaQA2ggAAWcABmgAAUiBAsgAAMgABEQAdHYACOCAP"
    "dak7AAACJaZAdruIDIFuABfAANnuAL8pABluABxvCsOIAbF-AA9uAAynAAEIAAjACqMwABmIAADuAMK0ANaBABCiAAXKAAyI"
    "AALuAAyCAAKIAADvAAcKBSYCRhmwABIYAAmKAPd8ftAAAQBv8ILk86BPmIrOjvBqBIAPjEBPiBBYigABIgACqgAZ9AAC6gAA"
    "SICoPAABIlAJUoAM6CAGWPABIIABEbAAEIABCYAASgBPWIZL-Zdq_AAcZmABHqBPPlB3eIABOIAPe7VnAABICqYgAHRuAFaL"
    "ACegANKgAAEgABKgJb-Qe83AAdddABH9AAFAAAJABOFk6dygCsgIAGkaAAo6AN0KAAoKAHRAAAnAA4PBAArAAAfABj-LAH2I"
    "AAeIAF-IAHbaANnqAPfyQ1AABqADgpAADhAAnpADuIAADLAzNKAFqCBkcRAVsIAMxiABuCADSBADZAAA-gAzMgAfTABsnyAA"
    "riABsqACXAABEJAACBAApBABjjAAogAAhzAAgqAAjDAzNAACdjACCDAPf2G_AAACAAEqAAIIAdHaKkgQBJEQBkkIAVaIAL9A"
    "AKUQAzMQCGezAF6QAGeSACEzAyPCIqGiCyMKAAoKACOQABFQABVAAANAAJCKAAoIAH0IAwlAAHxIAArAAAfAAPJyAAvyAPgG"
    "DMAABAAQSJACJAAwooADKgABWiAAOQAJuoAGwCABGCAzNAAFACAAsCAAeCAP1gAmoQASagIqrAdqSIAACoAAoIAAaIAAFoAA"
    "oIAADoAHH7AACoAUBoAApoCsKoAAlIAAiIAPgcg5AAAoAGLqAApqAANIANpqAAFqAAlqAAFqAFNoAAfIAADIAANoAAboAADo"
    "AApoAAPqAAsoAACoAAIICdSQAH-gAAegAENoAAtoAADoAAkCAAmIAFzqAAbKAASIAAXKAAHKAPgeI-AAAIAGJoAApAAGzKAA"
    "HKAACqAAhKAAHKADUhABzoAAhoAAOoAAFAAAXoAAqoAAXrAAnrAAHAAACoAzFKB3hoAAEIAAFrABH7AHMIAGIxAAkIAFyIAG"
    "2gAAggAAQIAAYgAPgf4DAAAIAAXjAAaKAAWII94QAHLQAT-YAAoYDCDQAAp4AFNQAAnQAAIQAAhQAAqQABEYCddAAADAANGQ"
    "JWfAAMiIAACgAAnAAACgfTpiAACIAHKCAT-IAAoIBQeBBc9iAGMCAPg9juAAACAAeIAEhAAI2CAAoCAFNAAAnIAAIIAAhAAA"
    "qIAA3iAAPACn5gABLAABiIAM8KACIIANSgJdWge8oIAAFiAADiABAIAHKCAT-IAAoIAApAAA36BPfA9WKEAMMCF_QIAPh2Nx"
    "AAACGiYSI-6aDJECAOPTAAJTAF6aBD_AAADAB-yQF3OYDUIRC9-YAAGeALAQAOYSAAVTBLACAAGCAACCAd5TBfu6ABKgGSYC"
    "DIF7AQDzAANACduIAFqCAVhzAQOzABESAPiP8sAAACIPT7AQUCAquKB_zeABuMAMhgAAPbAPgoAAogAADTCsMgAMuiAQKiAO"
    "eCCQcIARBAADtfAEsgAAECAArAAACQAPmzAAkXAiOKA3a3HkcKArUCCQgkAACEANEoAIKIAPifDBAAABABvqAAVrAAagAAag"
    "ABTrAOBLAAUCAFyLCmSOAASKAMdLAQVLAA1CABBAAg9ACW0CAQUCABCCAg8CIawEDR5AgoWIAACIFXuEI2m7ARS6ADuoJh4K"
    "DD2RAEIbAJwQAPjG0WAAAIDAbAAVBACFcCAAM7AHIqAI47AecKAGi7LmxgAP0YAACCAEWCCnWEANrIAAzKAO8KAAvAAAPbAm"
    "tAAVBALKOEAzKCCiHAASbAAHtAAdDAB_PrARBLABwqAAuJAAIJAPjav_AAABAAEIABoBAAMBAD0LAAEDACWjAHMKAAtLAHsq"
    "APeCAAFKAH8EAFkoAB3LACWJAAEBAAIJAAEBAEQJAAEBAOGLLb0CC_cIDJEIDhISAACSG_AGDXBABqkLAkMSAAGTAPjsK7AA"
    "ATABGTArSKAACKANzSAACKAZYKBlQIAAC4Ag0CNN2KLmU6SqFgACPiAScCBQSCAFqDBenQACPaAOHDACBDAregAAHAAW3aAQ"
    "GCB0qjAiGCAVACAjGzHquBArxmBEwDAPkM3rAABAAlfABEaoBhqIAStIAMIgAEPiAiUKIikBqGCaJPSwDJEIFN47JaxbEN8C"
    "DJNALfxbDRQIAGVAAOLAAmMgABlAADlACM9QACwzAOGgAmRUAB1AADQgAiFbdhECILvAAPlWInAAAgBZtAA47rAunUAIBABY"
    "kCABDAAqSCAOnrAumQAICBGLqQBgSBAADOA6cDCjhSAs6QAnMQBlJ7AAIgBiqQAALABmG-AQYSAAC_ArUkAOP7AZOQAHGEK1"
    "LQAS6EAnkQAPloogAAAgBb6QAwDKAQVbBUJAA0vACUYEHx1bAdDrAAqGAc0CAAOEAuqCA0uDArcEAVbDAsPUAnNABfogAd-C"
    "AkYwAAICAnMCA0uDG9NbAGnbAz0CbeY0AOgCDIyBAVSCCkFAAPmJKfAABYF8V7AOjAAquCAOKIAvYGAHYFHx0TAkeCAYOQAm"
    "uQBROBAObCAFVzAANQABj7AACQAAN_ANzSAAsaAAIaAkyDAACDAGhCABl_CHABAFCwAQESAAISAE0CAf-gALWxAPmUuVAABA"
    "B5M7ABGhAFLQAQ2CA40gAI3qARaQHv7bBElIAACTCLwgAATyA9DACF2QABGVAGkQAAIQAP8gAu8QAJKSADMCIJOEAACQAAHf"
    "AGKQAAIQA76QBNgBc45yAAVwACCCAPmx7cAAB2AAJ2AKHwAAF2AAPwAAI0AOiSABl0AQ6CAAECAAECACECAACSAACCANr2AI"
    "qCAASDABWkAMrzAetkBLvCABGBALJ2AAD2AKgQAALwANpBACYQAQ-CAP30AIigABsQAPm0JNAAAQAetEAAD2AAL2BMwBALLA"
    "ADyBAG1AAAFAAN6DACJAAQpAAQHAAAFAAKjAB37iAAGgAKo3AAcgACyjAH0gAAGgAQCgAQmgAAFgAANCAP2gAAGgAB4gAIqg"
    "AlIwHk6BAPm7WvAAAQADpTAASBAGKSAASTAAKgAOKSABaCAAmgADeCAdWQAKOgAAKQADmQAI-gAomSBXDSABGwAOiSAAGSAA"
    "OSAAGSAAPAAADAABjAAADAAi-DAGcCAAHSABgQAAHQAANAAPm9eVAABAAMRAAALABoXRAOQWAIVzAAVzAB8SAAEQAACWAOii"
    "AADiAA0CAAuWAACWADbCANI3AQKXAAE0AJmQAAoUAAGSAAOQAADUAMRiAAKGADgQAWUQAAUQHgFAAAbwACDAAPnDNrAABSAD"
    "LQAGeQAUHRAdZAAKXAAAHAADnAAxlAdT8DAHGIAN6DAAmDAAC3DJWDCzgDAVADAAVHAANHDFewBmQ2BOB3AVB3ADfyBShiAQ"
    "CUBOP3AVBUCz_XAAPWABjXGQx3APnfirAAB3F9aEAGkIAOcECyWQABlXAAKEAAEEAC3XADqIAOTXAAGEA-SQAACQAMOCAACC"
    "Bpc3AAC3AAE3AAC3AAC3AAC3AAC3DI2gAACQJZ23AAqEAAGEADUEAOFAAG83JDUmAPnwqDAAAmAAD2Dj2CAQOHApagE953AD"
    "tAAALAAW23AQOCAQ63A_U2K9wEDDkEC5mkAAn3AD_3AOY_ACr3AD_3APsGBCQ0AAl3APs3Hm2IDGemBQSCB1CBAaGCAIuBAh"
    "UIAQAgAPoH65AAAgHNuIGIPAAD8LAGUIC-0IAD8IMecIEX6IxTAEDHIEA9mgAiqIkLE-GSPACxmKACyIAIKIAD8IAIxHCxYK"
    "ACiDAVAHAAGH__-AFOeIAQYIfEIMMP2MgBySVbASqydvAPq1M8AAAwAPLYBLRBAPuLC5eBAWUDBAPrAAECAAaCAQ8EAAUDAF"
    "6HAPIDBLQ6AHgQAEtvAEHvHf0CDP4QGVw0BGdAYG4QfFkCAAEiAX9oCzXCAAyEAKTAAJ9AAAzGAQDsAU9sAPrgFgAABsAACU"
    "AADsAe-nAPZvBJpCAAIzAlqEArS0AACEAupABKMBAOYEAF2wAAzAAlA0AWVAAumkHZbAAAFLACHDBREQA1UQCTsQAACQAAGU"
    "A1SDKbTgBTyEAWiQAe5AdSVAAPr-23AAASAACQAADzALL2AB8CAAKCAKn0AACSAO-WAA9UAT6CALL2ALJSAADDAA90AACUB2"
    "ACAADTACODAACDAAkgAAMEAADkAKSCADsCAGPGAAnAAAGQAAHWAADkAPzkACZ0APsA5OAAADABVAAVAlAAOCAA0QAAHUAADk"
    "AulAKirCAACDAC4QAKcRAKYQAAOgAgXAAANCAakgACEQeIOGAVAHDJQXADeCDFwHEDoHIj5CCzIEDFnWAArWAbYCAAECAc0C"
    "AAECAPsjr9AAACAACCBxSwADQEAVG0A7mwAAC0GUACCcyCCfx2AVB3A_eEABKQIFp2AAC2AAD2JoywADemAn2wLugCAAUEAV"
    "AgA7sgAYtCElK2AYqMAAEEAQUCApGgACUEAB0IJyQCAPtEBSAAAEAAMEAUggA7igDicCAQECUBiEGrnAC5CLAFsI__-ACEQE"
    "GluEI78EczMwZ0CIMloIG4OE__-AAPyGNuCQGSQE6jAEDK4gAEUtAASUDEcw4ZegAk6EAO4GAGmBAWWEAPwLmlAAACAZWGAr"
    "SCAACELUuQA9wgeZiEABpCAKKEAM1QAT7AAOWCAGlxARzQAOoChcRnADwuAOACC5NADHfnDI7XAAHGAAFHAD2EA3GEOxmQAE"
    "IUAAiCKUwwACEyIGQ2AU93APxI_PAAAcStogP5oGAImWAH2CAkogACMgeFosAaesAOAKDLsQDJEgCeYOAaeMCusOAAGMAWWI"
    "AECOAQSQ1VpIsDwu__-AUlfkDBMoQx_Aq5qRACMwDFy2ACLAAIIkBWoWqLuBAP0CXpAAB9AQbAAS4EAYdAAauEw68gAPMBDJ"
    "EDAswgCdpuArcCCMiCARPAC07mAC8BABGCAOACAA8BAAIBABEKAACKKRLVCOveAriwAD4gAK8yB8ewArzAASBAAO9AB5-QAC"
    "UCAP0rgkAAACAR-wAO-gLF20AC0CAK-QBFEwAAqgAK0QAgyCCZVECKdQABOCAGASAlmgAVcYAAsQAKygLI6CBbhAuCehAPuE"
    "ArUECHuCAWUgCjsiAVBiAAiKAPmpNaOIC6GIDYK4AP18aSAAACA4oBAWUBAsaIBNuDAkADDJIjOGVAttMjAMtEAtigAWhArh"
    "ECA0iC-fUgAAqgCMgjABuoAOACAAcDAr_vENBABJKDABmqAAIIANWCABEDAAkqABCIApyCBEcCLq_VAP3f28AABWA6dAC3Qi"
    "Ag7EA5UIKa_GAK2gA2NAADIgAU32A3BvtCwKAMnBAEPICdZsAQ1MAAJsAANpAKTtAPzAAAhoCjciAK4CAAIIAAIIAJQCAAgC"
    "AAcgAAaIAO4gAAruAAYCAP4ClRAAAgAUAiL1wQAAFpMkVAAKTdAAMLAP_IBCXdAANKfZULuHgIAUnN-heCBCUIBsR4AKeiAL"
    "3oAASIAADpAD4CAQ15AAV7AWBoAAVpAC8gAX7oBO8IAPGQAORZAAQBAH8jAP5Y3UAABLAAHAALvIAAVJACMBAShZAAVZAWBI"
    "AAVJADFAAN3AB10gAAqKAAEgAAGgAFniAEACAAoCAMGgACOTAVqYATcpADACAX_oJbIIBsMQAAH4AAUIAV6QAAUgAUsQAAUQ"
    "AP5hJkAAAQAAUQAEHAAJlALU0IAAUIAKKIAg2IAAUIeeIIAC6IAOWyAAD5AADJAAU4AI2KAAUKAQEKAA8IBCSQAAOIBa4oAR"
    "HoAACoAAEIAACIAAT5AACoAF6IAAUIACbqAAPKAP54RqAAAKAANKAAaKAAggAAGIALvoAACgAAToAACiAD0gAQ3oAACIAATo"
    "AWBoAACIAAToAbKIBO5AJ4gYAACQAAUQArUYAxQYAAGQd996AAC4AAUIArZA-FMGAV2qDJBqJYLyAP64ucAAAwJFmCDJECAO"
    "YCAH2QAA0QAAEQAG5TAAIQA0TXADnTATpAB0mQMkyyN7JyBzACC-iMAJUyABOCAAECAHKiJF8KAACKDBEtAH6KAFrIAI4KAG"
    "8YAAD7AAn3CoP-AC4gAP7X-jAAAgAL2OABwKAPuCClKCAGikAAEMABnAAGVeAN6CAEEIADi3AAokAAUgI2MKAACKAGiFDRVm"
    "AVDAAANrAA1AA4BAOsvKVmSbDhIIZRCwVgfJDcJAAmb6IqoEDcFAAC37AP8UGGAABAAaZAADfAMGjAbxWyNgsCAGiCxWrAAs"
    "qIAxlAKlZAfqLADJGSS2GSgn3AuFxCBSa2DRCQBk0qAAfCAq2rAAfAAHa7Aw6UAEt_ImAiAG_ACG0CARl6Ap8CDP0BAqEgAP"
    "-b42AAAQCr4EIqQQAASkBnUCOF-gA55AhA0rCwqhDIegAAthAM0XBd-QH_OBARgQAhaiAK2SAjMRByqQAAGQAGoQAh2CASJA"
    "LP1AAaDAAzGCAJrAAALAAEPAd-aCAAMSABR2AP_ZpDAAAyAIgmAALHAECCAG9SAAMGAA0SAIASAB4WAdM2AMGCAHiyAGlzBu"
    "HyAAoBANCCAMCQAfaBAbUQLO0gABLBAAdBAAMBAGYEAGqSAD6CAH6BAAOgA6ugeG0mAACmAQ6hAP_yvUAAACAYouDB1BAIJn"
    "Cv2CAY9HAANHAAHHF3CEGY_UASYUCqCCAFuIAAEcAAKEAAOEABGEAXoQAAGUDJCkJboECp-CAXp3AHeEBDoQH4iCAACCAACC"
    "AMn_JtMEAAEEA9kEAQAVSjAAAkAACEAcMCC91gALZuC9sgAIGEADSEAH0kAyeGLQOEcPUIDI6oDOUCABwIASYICv0OAAKMAY"
    "8IAAGIiMcE__-ALZBiAZLCCv8CARqBAHeCS6KnAAY3__-AUlEOAL-MAQDEq5AAAWBQaCAIihBg6TAHiFAHsQBQZEAIlBBg7i"
    "AHigMsGgBQSQB47AAADAqCAEBtoEAAUQAPQGBJmCAAC6AL6GADUJAJsCAIaCArSCAACCAjgEK0NfAACGBUrAAWyGAE7AAQD8"
    "LfAAACAHGDAEsCAHAGAAzAAFDAAHaQAe5AACIQANbAAEzCAICQAACQBSPAmPVBAZZnCv0QAZHHAAHHAAFHACGIJBeEDiuECv"
    "WEAW6QA-OQPtzABtaCAF4EARsCAFt3AZACAQEkL6AAAQPtdAB6MiAIEmBG2hM7oEK4ECBsbAUP8EJbmEDiqIADXu-ZEs__-A"
    "__-A5frwAIaCABICBfyEqPZKAI-SArUCA95A9WaGAGWEACTnAAHnBB6nRbB2__-A__-A__-AAQKuhDAAACCNIqAAoyAzMgAI"
    "IIAGkgDJNACHMSAACCAHwiAZMRAg8nMdmQAEsSC6GiP35AAhDyunSCDJXA8DPuBdYiB19mAATnssTA_18CA64CA6pMNeG4Bz"
    "93CXvyAADAAADAAQM79lAABAAADALI7AB1-gfQVuAI2KDJEIr2nAAIvAAB539ZqCAH4CBCgCAPzIBaOKAUsCAFkCAAMCAQ4C"
    "AaQCAAMCNNfAdsGIBmXAAIoI__-AAjpABEd6DJF6GR6gDJaQDIeIAQPJXoAAB7FQ2KAIqEADCQAAIQABEYAxnAAASQAACQAF"
    "RACAqgBFAQGM6GAFdzFNdQAQGwA3WgAADyABGgFVkaA5o7CTHxA1XzAAoIDIdzFMuyAAr7Kgm4AAKICPr3ADqQA1BzAQPkE7"
    "AAAIB_PbAI3AAHfTAD9SMGIMBT5oBquKAgUIAADgAIIBAANAL7zKA11MTeeQJbI4DKigDBuKAGGIABQIPsYQABSIDHyQABAI"
    "PsggCPWYAD9aA1WIAAUYABaIO0oIA3cgAQQg6_AAABAAMQATbAAAtAL0BJAepAZ9cgPsggCVcIAz_7ABB_DHeIAAmwAAiIDI"
    "rADFizADlzACz7MgmIAAyQAAySO1QBADCQD9nAofaLDI-gAADrDJAgCsfACqyqJ4GYAeMQAQRyoGAAAYA1EIABJYO2ORABFQ"
    "AA-IAdbbCe7QMvzbAB4IAwBbAGdAAAPAfBDLCN1iAAYlAQeSAqZrAACgAAeBA1duBUL_AEHAAQhiAqZAAAJrAAYBAnnmLR6S"
    "AAWQALeQACAQAQSbfLAAABAUwgCmTSAALKAAQQA6tAAGjAABFAACpALOfAARBfALnAABvbAATAAcnbAZtAeGN4AMiRAECQAA"
    "d-AAEiALUJAO9uAQBLCNwIAAGFAMBIAAQBAAKQAEAgAAkQAaRqAQS02IAAAIAAXgAAKBLo6QAASBAIMQADpZAAQBAAEBAAGg"
    "AEkgAH1AAScQAQAQAAKBAI3AAP3AAJJLABUQACoBAB_AdpN2ADXCAAHCAAtAAFzAAElCAAGwAMHwAADgAAZQAENAAQTKg1AA"
    "B2AAFAAH5AAA_AACjAAONQAAoEADzAAH5AANTwADfAAD5AAJLAhA0kAEKGDJCGBb0UBtYGAWvnCrmBACeeAALHAEAUAAEGAS"
    "sBAAGBAAEBADzHAAHHAAFHAELWAAIKAQTilJAAA0AAe3GLyeE1B3AdUQBGgQRS6EACoEAaoEAAEEKhQQBlv1AAD3AAD3ANIK"
    "BVulR3FCAJ4Eh8-KM7aIggmEAA6Y9YkIWc8GPrdGPvkPyb2QCePQOHpAf2fsBNZ2ACvwAQWVB4AABLABOGAQamBMkQAD8BAE"
    "bAKt9qfaRAADaBADwWAATeAJGEAJnQAD9AAEfmAZUEAF1ABBTAxy2KDJagDJEwDMBAB_oHAAGHABNnAEQEAH2FA10nAGSFGP"
    "AYDJaQDI8IAQXRYpAAAQDJNAMkUCDI93AAIIDJPAACxAAAFAPqhAM2BA__-AEAQQ__-AxIfuupxuAezA8hkGDJkuDIygAASs"
    "DLrAPqoiAASIPtMCuTZ-DJFu-1d-__-AxDeBAD8EAroIAKK0AQcBqEAABAQYXAAV_AAAzAAaH2qS4QAcxuBTmBBXxpBJLAAD"
    "nA__-ApliBAc7vAD6IAACIBOkKCvzAACpAMLBAeelAAAGIANhuAQXABKCK9KQIAAGIADqpAAR7ANQIBFbAAJLqAQewjJAAAQ"
    "JbIzGMSNAGEQABcQDBkIAHggAAJADJDAAAFQPtNAAAHALrp7A3kYCHf4AKCIA3JzAAcIDKXALrkQA3d7AAIgCRhAAAJAABaB"
    "A3TALrtAAS1svtagDB-IAH6IPr6QAQf79sAAAIO1AgA3kgCRpAAA9ANG9Ai4yoO5iZDJF7Azh7AAx7OrRGAN-Ivj_LDJDrAA"
    "CgDJDALtckAZUYACCQPP5AAcdAABRAAALAAbfAAAGkej0UAAIUAbUBCpOFACRgACL-AQhnvtAAAEANGgApvrAD9ALphAAAIR"
    "ANSQBFFAAVUQdus8AEfAAADuAAGEAI9QAEf-AN8BALYEAQUQ3b6kROgcDJF3DBCIAH6EMcvaBs0xANuQAGIQBIaYAH33Bk9Q"
    "M328AXaQAQi079AAAYAtgQAGIQBmlgAAMEANXAAhfANR5A__-AFHkIBtBIsu1uDJFuAfQIB9WmABxmcvQYAAHAA5_AeuOEPs"
    "aQe_hMAAHq7ncwA7Y_AZugCvWBAaFjABT_DHqgAAIgABSgAQlYh2AAAYCOCQBU-QABQEAAKIDJRALNv_BVGgBmJwAOJAAwog"
    "AivAABnAABbA__-AtI4IuqTuAcduACRA_PWEAD92AXaECxqQAWAkAAI3ABS1O4cQAdogAXaQBySEA_hAAADAAQncmvAABAAN"
    "ZAAAJAAADAACpALOrvAeDAA1DAACrAeTJuAOAEDLXAAADAr_LA-UUBAGIgA4_2AXaEB41AA6xAAUPAABdAAVwgL4_Ae7rACR"
    "JA8Gt_A9DAAV9AAZtA__-Ad0OQAQqPzPAAAQS00gABwgCI6QA-xAAALAABnxCIjgA-ygAAKgABmgDB2IAFnAAALAABnAAAlx"
    "OrCQABFQAAaQA-cQAASwABeQOx35ADT5A3kYCJxAAKiQAz9AAAVAABdAo0OIABwIAQrPtcAABIA-2IAAIIABo4OtQIwHDwDJ"
    "EQOu4QAL0YAyygABwgCIqIAAGYA-tAAADAABvAAAPALivAABAIAAHAfJpIBP0IB5RgA4DpLsWQAdLAe7jkABHsABLgABB8AA"
    "GUAQH8AQsnx2AABAAydIABFA7saEABwUE0RkABHkAcykCpckABwkABAgAAGkQJ7EA6MQAEqEAAIUABokAAJ1AAqcBp6UABGU"
    "BW4gAHvALi4EA45YBr51AAr1AGmkAb9AABHAAmDAAT1AAQtb_NAABAAAFAAAnAAAFAAG_ALtVplEgoABGoREOIrReMCfEMAA"
    "CgABGgA6jALpwIfmcE-wAVA8z9AZb1ABwgCIuEAlMBAZa0AA3hAA60AAr9BnDlBhjAAApAMIeYAZa0ABw8AQvURaAAAEABEE"
    "AACEAc00A5wEAFDAAADAABvAAAtALjXAA6VA__-A__-AL_HEBE-EAD98AVf1ABx1AAqEBoJ1AszAAx7AABxAMipAABxAeU5M"
    "AADMACZA-ZPAAADAAAHQBBxAAQxYyaAABAABHAAAtAAUzAABxAAArAAWWg__-ApI8BAAiBAAiBAACBABEBAACBA28XABMXAB"
    "MHAAmHAACHAAEHAAmHCCSBAAiBAAGBAOUBC6UBDKCBAAmBAACBAKWBGHgBAAgBAQyVhSAAABAKEBAAMBC7ABDGoBS5uBANUB"
    "GlGJAbwLCO-BAeIgDI-ICsQBALIBM2EJAAmJDtsIAAeIO4uBV_YBV3YBAe2IVxQOAOAIDr6CCoXJNA4IAAeIAbgICAsIAUJv"
    "CqYBAQznihAABAAAEIAc1AAALALcMBAAkBAAiBAAEBDXsBAPJACrEBAAUBAAMBAdgBF_0BAAUBZmaQV3aBTxhzB4oBBQcDBq"
    "YBADCBAaFANIuIAAUjAc0BAALjCHfAAKGgSPABAKuBAQ0pQSAAABASYPArIEDJCEAALACJQB5GYgSX6BA3yIAD8gAAIgAVAI"
    "O7lAAY9AAAJALdeBAhO_G80EABwWCAMBAqbAABxAFtUBAUovABUvAOorAACEC6WkAOopC6DvCqABAfABAQ1zQLAAAQAOqQlM"
    "-BDFcBAkVBAVBdLu0BACOBAAQBA1dAVYQ_A8yFB-uBApgDAg29CO0FAc2gCL8BACCBAeQFAc_AALcEAAziAAPAAAvAAQTALn"
    "0EAPQgAADOAtDvAKaHCg8CAQ2mEtAAAgCCHvACF1QyaRBj-BAgwBAccQL1wBDXpAAf0QL18BACOBAQJAcqkjCPYBAAoBAACB"
    "ACyBAGSBAAoBAEiBAejDAMiHAAElADKHAIqBAAEBAAEXAVA1AgEBAAeBBOOBAQ3PuFAAABAAcBAACBAAoBAGOBAFCBAAWBAO"
    "BnAQKjAP0DAAmHAHwBAVYlCLUBAAECADMFAY-mAhrALZQBAfQEAc5EB9gBAC2BAAaBALcBAeSzABvnAKonAAMCADwCAdIBAK"
    "jGAQ3a7GAAACASTAArpVAAZAA_9AKKsBAIYBAlSQCi0BABABAAoBAEoBAqGCARERAXjALSeBABcBAd7ABCHThCoBAAWBAA-B"
    "EqC1OMSBsHgEC60BTE-EC6YBMdqBAACBAF8BGMSBAQ5KdsAAAkmKwMAAUMAACMAeGFCQbtAakkO3eBAGkBDCeBAG0BAOMCC0"
    "EBo-2Bm3KNCZ9AM02ILzEBJU4BchgB__-ALiUCGiqECkCBAlCEAAHAMUICAH0EAACQGKCCvB4BAAIBAQ790TAAAUeheBAHMB"
    "BJ6CCyKwCOoBAAKBAV0CAPGEAU2BT1OEKy0BP02BfqWRAZOECOkBACsBABGBAcaEABG1ApSCAKOCB0qBAXQCAJqgAIBAAyRA"
    "LqIQAADUDEqUAEaFA6DCAQ9DLfAABALKcBAfoQe9QBGScBSzaBGSaBAC0B__-AU2oBDeAIDJEIC8cBGW-BDO-Y__-AFcjAMn"
    "RAAFvAAIXAAdPARhSBDbyIcZMI__-AUj-BAwWBAH4S__-AgYMBAAmBA5JtARA8jUAAB9__-AO74BCPSBAo-gCrkBAWUhAHNg"
    "ARxAL0yBDm2UAASgrr0EA7KEBwoBAGMBAXGEAHzAALegAuDAAAhAAGHAw0oB__-AU16BZM2BJXSBAQ2E__-AwykB__-AiTNt"
    "ARFwwNAABtCA6BA2MgMkcEDnhArk3tCSGBAnukAdKgAAPA__-AKPgBJbeB__-AnuoBJdWB__-Ala-B__-A__-ATrntDFRAAG"
    "CB__-AlZUhkI0BBkwC__-A__-ASymBCSEBA3ABARMD86AAAB8L6BAc4BCtUBA5rA__-ApeIBDCoBAAeBAF-B__-ARq0BAAqB"
    "AAaBAAsBDH8BABGBQK_ZDJEIv-jA__-ApscBGMiBS4kBAAIBAF6BDCyBGFqBJmKBABKBJacBM0gIARP8s-AAAJCNgBAAuBAP"
    "2IDmTZMXgIAMmICQgBALIBAAUBAAaBAAaBABSBAOcIAQAIDE9IAAFAAARIAAFAAHxLAAFAAAHLL62BmFcQV_8ITy0JE_yBND"
    "egAUsIAAUIAeIIAAKJARRBh1AABAACOqAFrAAIBAAMtAAP5AAOdAAAJAAE5AAAJAAG9AOS-BDYYENQTzIeuBAACBASYBAc4R"
    "Vm-QVo0BACOBDG-BACOBNiLxAOcBB0CBAAkBAGkBBixAiSHr__-AEX3AARS6dQAAAEAPSrDJACDJSqDJECAAHAAVuCAcBrAB"
    "rALh2EAH1pAACEAGwQAACQDJDaAeegCMUBAAIBAPUEAO-yABewAdBAAcJAOynQAB6QS1JAAeMEn7KBDlvrAArrAUpbAYOEAR"
    "TxUvAAABABwBAcprAAcjC6iEAOBiAAHrMGmBAy6jCXMBAAMBAcPQAAuQAc-KABl7AU9NCVAwACMQAc5AAAFAADSIMCTjCqoB"
    "AASBAeLCrYEBAAUBACCBAIABAASBAVPyAHWSARUaaXAAAFASeBAAEBAAE1ACFzAADyAH6SAAESAAOCAdQBBpmBAdfTAACzAB"
    "GRAGKQAANgAAVjAAGQASiBAJ8iAAGQAACQAQKEANYQB-iEAJqgAGFjAASCMHoBAVVzABHhAACjARUj1VAAAgAAmgAckgAACg"
    "AFUTAYOgBxoBAAGBAWfBAGQQAACQAAGQAAhAAADAABjAAADAAa_AAAD2AAFAAARAABjAAADAAU_AAGtAAADAqgEBAAmBAACB"
    "AF8BAAmBAACBDoHAARU-QkAAABAAUBAAMBAGEBAAUBAAMBAe0EFpWBAGkBADeBBg8mCDQQCj-BABwBAawEF2ABAGkBGSaBGL"
    "iBZUsBllCBBB2ESVkO__-ASaWIbFyBDCeBAGkBGJOBACoBAAKBAGaBARXrG6AAAB__-Ah24EDB0EDJMEAHRsMD4BDpVUAJCh"
    "DBFgAIAGPlYQAIAQrPuBDLWBAAyBAFyBAAyBAdgEAV6EAH4ECGeBAhkBAC-kL_2BDuRiAVi2rCeBAAEBAbGEAAqBAK0GARZn"
    "cqAAAFAU2nADagAEdEAACCuHGBAEABAAGBDLuBADeBDgZMAD0DDFQBAf9FIj4BDBkBAdWQBB1AEviBADQBBCQBAACBIgABMa"
    "OBADmBAc2BDJAGSZOBAAUBAGkBAWSBBMjBARarj1AAABBfmBAAMBAcBAAP2sYYOBGdKBDV6IAKGM__-Awl2B__-AlAQF__-A"
    "UccB-8qB__-ARqaBADwBDHMBDHeBAYiEc2eBACFPmS4Ej-0BAMCBJPkBAMCB__-A__-A__-AARiDrdAAABJ5VAh8YBBEacAA"
    "qJAAcJ__-ABDiB__-AXwwBAspA7sqB__-At9QBAdUBAAqBCMgBAemrDJPA__-ARsOCCsEB9MSB__-AvoMBAcwBAdqBBq-KAZ"
    "aBAIABACUBA3IJARneyLAAABAC6BAJIBAAUBATt7__-AtkABT-zAAADALZcBfhGBS2EBAH8BC7eBAFyBAH2BMWmBAlDrVemB"
    "DJEBTJaIY-qBS6yBQvOK__-A__-A4rGwAc4Q-XygGSQCBKgBLzmmARsBeoAAABAgB4AaNJPtMQBo6CwPGjAILgDAprNCfZuI"
    "WBAE0BAIEBAJlzALeCAAWFAIUiAP01AElCAACCAA8BAHjzAVmBtvmBGSeBAednrWcBAACBAACBZ611xjqBABwB__-AARwuZ_"
    "AAAG__-A__-A__-AHsgC__-A__-A__-A__-A__-A__-A__-A__-AGTMB__-A__-A__-A__-ACH1tDJFtAVOoS8sB__-ABjiM"
    "__-A__-As1AQDAKoAIKBAAwIPteSvIa4AR7wmsAAABAeQQA6lB__-AvpiBZHaB__-A__-A__-A__-A__-A__-AMYmqPtyQAS"
    "oiAEQGuxqS__-ARCcBGVCBAIUBAaRn__-A__-A__-A__-A__-AqmICAWf7__-A__-A__-AASJoduAAACAZQS__-A__-AsbaC"
    "__-A__-AzkRzJbIzGSWQiHU_Ac44CsMIAcdzPRCIAcwI-14IAAegPtoIDILbAA6IPPsgAdyIr-k5GS0gS2H7AAx7PtMQu69L"
    "DJDr__-A__-AASQdOTAAAQ__-AUZmBA5KY__-A__-A__-Ab8grGSWgS2kQPteC__-A__-A__-AiO-u__-A__-A__-A__-A__"
    "-A5DmIDJaIDJE4MkGoDJbzDI8IAAIhPtgIDHj8ABaQAAIIOyKBASYVh2AAAYAc4YAA6Yr_CQDJkQDIyQPtyIDIy5AASIPsuI"
    "AAegAASIAADIvIQ5AAKEDI6QAAKEO0MBA5IgAAKYvIQB__-Aq08MGSWMS2kQAAIQPooJAEuE__-AB_IIuPSB__-AAScxxhAA"
    "AxAc45APl_Cco8ArjjAA6sOkMBAc2QAscQ__-A__-AcaUEAscE__-A__-A__-AYxuBABGRAAeIGSWYR3EBA98BAAIhAA_xAA"
    "fxPteI__-AB_IIvGuJABH5AAf5AAIEASjSGNAAAxAc45AOV1ABGgAAf9__-A__-A__-AbCGgABK3AAEnAAC3DIvHAApHAAUE"
    "DBKQAAi_AAEQAACgDI93DI6QAAVXAANYDJk3DFKQADz3DJp7AGGeJS93i0iqC60EAOIgASlsB1AAAqPdeMAAiIAAEMDJYOAI"
    "dADAEIAAUIAANO1tAImKwIAAUIAeIIOfegDI9vAIUQC9IIAEMIAD8IAKgCJTFgM-wDVzcQAL0RmZACeMogi6CQAL0J__-AK-"
    "2MAJO_C_yMASoqCrAAAcADUBAGmkAH0tAACE__-AUeMYABuEAD6EA3kEAOcEB9bAABuCA7hfR5KQABv_A7lXAVFC__-AAsrA"
    "AAagABUCAAEkAG6nAOc3AHzlAciGAAXlABh3AOcEOq9TAPBAASqIcqAAAEuwuCAAiGAAECAACGAAiIGRUCAAUCAANOGOuGMk"
    "se__-AYGIIDFxtDEyCAEMIAAFtGT4E__-AnsIIDDWCAEGEi_kF__-AhFWQ__-AUsmMABwYEEfA__-AT1sCAAyCASus7CAAAC"
    "__-AzZII__-AuAEEGMvEAED8__-A__-A__-A__-A__-A__-A7BoMGS8MJZ6E__-AhZ8C__-A__-A__-A__-A__-AjDwC__-A"
    "__-A__-A__-A__-A__-A__-AHnuIAS8kIUAABr__-A__-AsyoEAAiEAAEMAACEAAiIAGyiDJBiDBiEAAUEAAMEGOukAHbzJb"
    "qyDBoeMrOQWApRDIkQAAciS2J7AARRfa4oDIuIDB0EGYI7PteIAKgIr04Ir_QIDDWEATAAStAABB__-AhgqZDJEZS2cJ-RwM"
    "ATfrV_dQAQ4B-X1lAdwFAAp_Ch6EAAyEAH8QANsI__-AtsOEAD8nDFBlADoEAAVhDJpnAOcGJGq0AD80MkcEr_YEr7UsAD8M"
    "DFGIAD8IATD7aiAABO__-A__-A__-AVwOIDJCI__-A__-A__-AlTvnAD8kihmZBAINDJEwR2MBAAa4AOCR__-A__-A__-A__"
    "-A__-A__-AYNCI__-A__-A__-A__-A__-AwrTFDJEC__-AATSN0OAAACDGAIWBaI__-AX-qC__-A__-A__-A__-A__-A__-A"
    "__-AEdrn__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-AATubNfAABb__"
    "-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A__-A_swI__-AYOQY__-A__-A__-A__-A__-A__-A__-A__-A72"
    "txAAf1AAKQ__-A__-A__-A__-AAT9qh1AAAnAAi2AAEvAACgAAiIAHUnJP-wAH8iAAGwDBOwJhWwDDWg__-AX-MIAICIMikC"
    "__-AqvegjDrD__-A__-A1x8M__-A__-A__-AF6eCAICCMikI__-AnoMs__-A__-AAUKzBQAAAM__-A__-A__-A__-A__-A__"
    "-A__-A__-A__-A__-A__-A__-A__-A__-ASWMEAICEDEtyJd4oPpiI__-AX-qC__-A__-A__-A__-A__-A__-A__-AEb6EAB"
    "xn__-AAU_Ie7AAAuAICmMik6"
};

}  // namespace inarow::inline v0::solve::detail::opening_book

#pragma GCC diagnostic pop

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_OPENING_BOOK_CONNECT_FOUR_TABLES_HPP

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

#if !defined(INAROW_SINGLE_INAROW_SOLVE_CONNECT_FOUR_BOOK_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_CONNECT_FOUR_BOOK_HPP
// inarow/solve/connect_four_book.hpp --------------------------------------------------------------

/// The opening book of Connect Four inside a program: a compiler that reads this header answers
/// `challenge<new_game<connect_four>, "4">` from it.
namespace inarow::inline v0::solve {

/// A search policy that only probes: the exact scores of all positions up to `score_plies` stones,
/// and the best moves of those up to `reply_plies` that a player can reach against replies with the
/// first of the best moves, unless a short search finds them.
class connect_four_book {
    using position_view = inarow::detail::position_view;
    using ranking = detail::opening_book::ranking;

    // Above its users: clang 22's new interpreter never evaluates what it has met undefined.
    [[nodiscard]] static constexpr ranking ranks(int plies) {
        return *ranking::start(connect_four, plies);
    }

public:
    static constexpr int score_plies = 6;
    static constexpr int reply_plies = 15;

    /// The exact score, for positions of at most score_plies stones.
    [[nodiscard]] constexpr std::optional<int> score(const position_view& p) const {
        if (p.is_over() || p.stones() > score_plies) return std::nullopt;
        const auto folded = ranks(score_plies).fold(p);
        const unsigned stored =
            folded ? detail::opening_book::connect_four_scores.find(folded->number) : 0;
        return stored != 0 ? std::optional(static_cast<int>(stored) - score_bias) : std::nullopt;
    }

    /// Resumes a query as far as the book knows; returns the number of nodes searched, 0.
    template <class Query>
    constexpr long long answer(Query& query) const {
        prober searcher;
        query.resume(searcher);
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

    /// The stored form of a score.
    static constexpr int score_bias = 32;

private:
    /// A searcher, as queries resume, of the positions with a score.
    struct prober {
        bool is_stopped = false;

        [[nodiscard]] constexpr bool stopped() const { return is_stopped; }
        constexpr int null_window(const position_view& p, int /*alpha*/) {
            if (p.is_over()) return score_of({p.outcome(), 0}, p.free(), p.to_move());
            const auto known = connect_four_book{}.score(p);
            is_stopped = !known;
            return known.value_or(0);
        }
    };

    /// A bit for each column with a best move; 0 if that is not stored.
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

#endif  // INAROW_SINGLE_INAROW_SOLVE_CONNECT_FOUR_BOOK_HPP
