// SPDX-License-Identifier: BSL-1.0
// inarow 0.1.0: k-in-a-row games as constexpr values and as types; <inarow/perfect_play.hpp> in one header.
// Generated from include/inarow/perfect_play.hpp by scripts/single_header.py: change those, not this.
#if defined(INAROW_COMPILED_SOLVER)
#error "programs that link inarow::solver include the installed headers"
#endif

#if !defined(INAROW_SINGLE_INAROW_CORE_DETAIL_STANDARD_HPP)
#define INAROW_SINGLE_INAROW_CORE_DETAIL_STANDARD_HPP
// inarow/core/detail/standard.hpp -----------------------------------------------------------------

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

#include <compare>
#include <concepts>
#include <coroutine>  // declares std::hash in a fifth of the compile time of <functional>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <type_traits>
#include <utility>

#if !defined(INAROW_SINGLE_INAROW_CORE_DETAIL_INDICES_HPP)
#define INAROW_SINGLE_INAROW_CORE_DETAIL_INDICES_HPP
// inarow/core/detail/indices.hpp ------------------------------------------------------------------

namespace inarow::inline v0::core::detail {
template <std::size_t... Index>
struct indices {
    [[nodiscard]] static constexpr std::size_t size() { return sizeof...(Index); }
};
#if defined(__clang__)
template <class, std::size_t... Index>
using indices_of = indices<Index...>;
template <std::size_t Size>
using make_indices = __make_integer_seq<indices_of, std::size_t, Size>;
#else
template <std::size_t Size>
using make_indices = indices<__integer_pack(Size)...>;
#endif
}  // namespace inarow::inline v0::core::detail

#endif  // INAROW_SINGLE_INAROW_CORE_DETAIL_INDICES_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_STRING_VIEW_HPP)
#define INAROW_SINGLE_INAROW_CORE_STRING_VIEW_HPP
// inarow/core/string_view.hpp ---------------------------------------------------------------------

namespace inarow::inline v0::core {
namespace detail {
template <class Text>
concept standard_text = requires(const char* data, std::size_t size) {
    typename Text::traits_type;
    Text(data, size);
};
}  // namespace detail
template <class Text>
concept text_range = requires(const Text& text, const char*& data, std::size_t& size) {
    data = text.data();
    size = text.size();
};
template <class Stream>
concept output_stream = requires(Stream& stream, const char* data) {
    Stream::adjustfield;
    stream.width(stream.width());
    stream.write(data, stream.width());
    stream.put(stream.fill());
};
class string_view {
public:
    constexpr string_view() = default;
    constexpr string_view(const char* characters, std::size_t count)
        : data_{characters}, size_{count} {}
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
    [[nodiscard]] constexpr string_view substr(
        std::size_t begin, std::size_t count = static_cast<std::size_t>(-1)) const {
        return {data_ + begin, count < size_ - begin ? count : size_ - begin};
    }
    constexpr void remove_prefix(std::size_t count) { *this = substr(count); }
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
[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
[[nodiscard]] constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
}  // namespace inarow::inline v0::core

#endif  // INAROW_SINGLE_INAROW_CORE_STRING_VIEW_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_WRITE_HPP)
#define INAROW_SINGLE_INAROW_CORE_WRITE_HPP
// inarow/core/write.hpp ---------------------------------------------------------------------------

namespace inarow::inline v0::core {
template <class T>
concept sink = requires(T& out, const char* data, std::size_t size) { out.append(data, size); };
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
template <class Enum, Enum Value>
[[nodiscard]] consteval bool is_enumerator() {
    const char* const function = __PRETTY_FUNCTION__;
    std::size_t last = sizeof(__PRETTY_FUNCTION__) - 1;
    while (function[last - 1] != ':' && function[last - 1] != ')') --last;
    return function[last] < '0' || function[last] > '9';
}
}  // namespace detail
template <class Enum, std::size_t Size>
struct enum_names {
    string_view names[Size];
    [[nodiscard]] constexpr string_view operator[](Enum value) const {
        return names[static_cast<std::size_t>(value)];
    }
    [[nodiscard]] constexpr std::size_t size() const { return Size; }
    [[nodiscard]] constexpr const string_view* begin() const { return names; }
    [[nodiscard]] constexpr const string_view* end() const { return names + Size; }
    [[nodiscard]] constexpr std::size_t find(string_view name) const {
        std::size_t i = 0;
        while (i < Size && names[i] != name) ++i;
        return i;
    }
};
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

#if !defined(INAROW_SINGLE_INAROW_GAME_RESULT_HPP)
#define INAROW_SINGLE_INAROW_GAME_RESULT_HPP
// inarow/game/result.hpp --------------------------------------------------------------------------

/// The return type of functions that can refuse their input: a value, or the error that says why
/// there is no value.
namespace inarow::inline v0 {

namespace detail {

/// Ends the program. In a constant evaluation, the compiler's error names this function.
[[noreturn]] inline void the_result_is_an_error() { __builtin_trap(); }
[[noreturn]] inline void the_result_is_a_value() { __builtin_trap(); }

template <class T, class Error>
inline constexpr bool fit_a_union = __is_trivially_copyable(T) && __is_trivially_copyable(Error);

/// Stores a value or an error, neither of which owns memory. For values that own memory, such as
/// boards whose size is known only at run time, see owning_result.hpp.
template <class T, class Error>
class result_storage {
public:
    static_assert(fit_a_union<T, Error>,
                  "A result with memory of its own needs game/detail/owning_result.hpp.");

    explicit constexpr result_storage(const T& value) : value_{value}, has_value_{true} {}
    explicit constexpr result_storage(const Error& error) : error_{error}, has_value_{false} {}

    [[nodiscard]] constexpr bool has_value() const { return has_value_; }
    // NOLINTBEGIN(cppcoreguidelines-pro-type-union-access): <variant> would cost compile time
    [[nodiscard]] constexpr const T& value() const { return value_; }
    [[nodiscard]] constexpr T& value() { return value_; }
    [[nodiscard]] constexpr const Error& error() const { return error_; }
    // NOLINTEND(cppcoreguidelines-pro-type-union-access)

private:
    union {
        T value_;
        Error error_;
    };
    bool has_value_;
};
/// Stores the value and the error as two members if both types have a default constructor. With a
/// union, g++ warns that a copy of a small result reads uninitialized bytes.
template <class T, class Error>
    requires(fit_a_union<T, Error> && __is_constructible(T) && __is_constructible(Error))
class result_storage<T, Error> {
public:
    explicit constexpr result_storage(const T& value) : value_{value}, has_value_{true} {}
    explicit constexpr result_storage(const Error& error) : error_{error}, has_value_{false} {}

    [[nodiscard]] constexpr bool has_value() const { return has_value_; }
    [[nodiscard]] constexpr const T& value() const { return value_; }
    [[nodiscard]] constexpr T& value() { return value_; }
    [[nodiscard]] constexpr const Error& error() const { return error_; }

private:
    T value_{};
    Error error_{};
    bool has_value_;
};
struct nothing {};

}  // namespace detail

/// A value or an error. A result has the basic members of std::expected, and converts to
/// std::expected. If you read a value or an error that the result does not contain, the program
/// ends. In a constant evaluation, such a read does not compile. The library uses this class
/// instead of std::expected, because `<expected>` would make <inarow.hpp> slower to compile.
template <class T, class Error>
class [[nodiscard]] result {
public:
    using value_type = T;
    using error_type = Error;

    // NOLINTBEGIN(google-explicit-constructor): a function returns its value, or its error
    constexpr result(T value) : stored_(static_cast<T&&>(value)) {}
    constexpr result(const Error& error) : stored_(error) {}
    // NOLINTEND(google-explicit-constructor)

    [[nodiscard]] constexpr bool has_value() const { return stored_.has_value(); }
    /// Returns whether there is a value. A `result<bool, Error>` does not convert to bool.
    /// Otherwise, `if (result)` would look like a test of the value, and
    /// `std::expected<bool, Error>(result)` would store whether there is a value instead of the
    /// value itself.
    [[nodiscard]] constexpr explicit operator bool() const
        requires(!std::is_same_v<T, bool>)
    {
        return has_value();
    }

    [[nodiscard]] constexpr const T& value() const& {
        if (!has_value()) detail::the_result_is_an_error();
        return stored_.value();
    }
    [[nodiscard]] constexpr T& value() & {
        if (!has_value()) detail::the_result_is_an_error();
        return stored_.value();
    }
    [[nodiscard]] constexpr T value() && { return static_cast<T&&>(value()); }
    [[nodiscard]] constexpr const T& operator*() const& { return value(); }
    [[nodiscard]] constexpr T& operator*() & { return value(); }
    [[nodiscard]] constexpr T operator*() && { return static_cast<T&&>(value()); }
    [[nodiscard]] constexpr const T* operator->() const { return &value(); }
    [[nodiscard]] constexpr T* operator->() { return &value(); }
    [[nodiscard]] constexpr T value_or(T otherwise) const {
        if (!has_value()) return otherwise;
        return value();
    }

    [[nodiscard]] constexpr const Error& error() const {
        if (has_value()) detail::the_result_is_a_value();
        return stored_.error();
    }

    [[nodiscard]] constexpr bool operator==(const result& other) const {
        if (has_value() != other.has_value()) return false;
        return has_value() ? value() == other.value() : error() == other.error();
    }

    /// Converts to std::expected<T, Error>.
    template <class Expected>
        requires std::is_same_v<typename Expected::value_type, T> &&
                 std::is_same_v<typename Expected::error_type, Error>
    [[nodiscard]] constexpr operator Expected() const {  // NOLINT(google-explicit-constructor)
        if (has_value()) return Expected(value());
        return Expected(typename Expected::unexpected_type(error()));
    }

private:
    detail::result_storage<T, Error> stored_;
};

/// The result of a function without a return value: success, or the error that says why the
/// function failed. `return {}` means success.
template <class Error>
class [[nodiscard]] result<void, Error> {
public:
    using value_type = void;
    using error_type = Error;

    constexpr result() : stored_(detail::nothing{}) {}
    // NOLINTNEXTLINE(google-explicit-constructor): a function returns its error
    constexpr result(const Error& error) : stored_(error) {}

    [[nodiscard]] constexpr bool has_value() const { return stored_.has_value(); }
    [[nodiscard]] constexpr explicit operator bool() const { return has_value(); }

    [[nodiscard]] constexpr const Error& error() const {
        if (has_value()) detail::the_result_is_a_value();
        return stored_.error();
    }

    [[nodiscard]] constexpr bool operator==(const result& other) const {
        if (has_value() != other.has_value()) return false;
        return has_value() || error() == other.error();
    }

    /// Converts to std::expected<void, Error>.
    template <class Expected>
        requires std::is_same_v<typename Expected::value_type, void> &&
                 std::is_same_v<typename Expected::error_type, Error>
    [[nodiscard]] constexpr operator Expected() const {  // NOLINT(google-explicit-constructor)
        if (has_value()) return Expected();
        return Expected(typename Expected::unexpected_type(error()));
    }

private:
    detail::result_storage<detail::nothing, Error> stored_;
};

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_GAME_RESULT_HPP

#if !defined(INAROW_SINGLE_INAROW_GAME_RULES_HPP)
#define INAROW_SINGLE_INAROW_GAME_RULES_HPP
// inarow/game/rules.hpp ---------------------------------------------------------------------------

namespace inarow::inline v0 {

/// The two players. By default, texts show the first player as X and the second player as O.
enum class player : std::uint8_t { first, second };
using enum player;

/// The content of a square: no stone, or a stone of the first or second player.
enum class mark : std::uint8_t { none, first, second };

[[nodiscard]] constexpr player other(player side) { return side == first ? second : first; }
[[nodiscard]] constexpr mark mark_of(player side) {
    return side == first ? mark::first : mark::second;
}

/// Determines how players add stones to the board. With `place`, players place stones on any free
/// squares. With `drop`, players drop stones into columns, and each stone falls onto the lowest
/// free square of its column.
enum class gravity : std::uint8_t { place, drop };
using enum gravity;

/// Determines which lines of one player's stones decide the game: lines of at least `run` stones,
/// or lines of exactly `run` stones, as in standard gomoku. With `exactly`, a longer line (an
/// overline) does not count.
enum class line_length : std::uint8_t { at_least, exactly };

/// Determines who wins when a player completes a line: that player or, in misère play, the
/// opponent.
enum class convention : std::uint8_t { normal, misere };

/// Determines whether opposite edges of the board are joined, as on a torus (`wrapping`), or not
/// (`bounded`). With `wrapping`, lines continue at the opposite edge. Gravity does not wrap: stones
/// fall towards the bottom row and stop there. Even with `wrapping`, a line needs `run` different
/// squares. If the squares in one direction lead back to the start after fewer than `run` squares,
/// that direction has no lines.
enum class edges : std::uint8_t { bounded, wrapping };

/// The rules of an (m,n,k)-game: a board of `columns` by `rows` squares, on which a line of `run`
/// stones decides the game. Each of these three numbers must be from 1 to 999. This struct does not
/// check its numbers. `check` checks the numbers, and functions that start a game, such as
/// basic_game::start, refuse numbers that are out of range. If the run is too long for any line to
/// fit on the board, the game always ends in a draw.
///
/// Code that depends on all fields names every field in a structured binding. After a field is
/// added, such code does not compile until it also names the new field.
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

/// Returns "first" or "second".
[[nodiscard]] constexpr core::string_view name_of(player side) { return player_names[side]; }

inline constexpr rules tic_tac_toe{.columns = 3, .rows = 3, .run = 3};
inline constexpr rules connect_four{.columns = 7, .rows = 6, .run = 4, .gravity = drop};
inline constexpr rules gomoku{.columns = 15, .rows = 15, .run = 5};

/// Returns rules for a board of `side` x `side` squares, on which a line of `side` stones wins.
[[nodiscard]] constexpr rules square_board(int side) {
    return {.columns = side, .rows = side, .run = side};
}
/// This overload is deleted, so that a bool, a char or a floating-point number cannot be a side.
template <class Side>
    requires(std::is_same_v<Side, bool> || std::is_same_v<Side, char> ||
             std::is_floating_point_v<Side>)
constexpr rules square_board(Side side) = delete;

/// Returns these rules, changed so that `side` makes the first move.
[[nodiscard]] constexpr rules starting_with(player side, rules r) {
    r.starts = side;
    return r;
}

/// Returns these rules, changed so that only a line of exactly `run` stones counts.
[[nodiscard]] constexpr rules exactly(rules r) {
    r.length = line_length::exactly;
    return r;
}

/// Returns these rules, changed so that the player who completes a line loses.
[[nodiscard]] constexpr rules misere(rules r) {
    r.convention = convention::misere;
    return r;
}

/// Returns these rules, changed so that opposite edges of the board are joined.
[[nodiscard]] constexpr rules on_torus(rules r) {
    r.edges = edges::wrapping;
    return r;
}

inline constexpr int smallest_rule = 1;
inline constexpr int largest_rule = 999;

namespace detail {

/// Returns the maximum number of stones in a decisive line. The minimum is `run`.
[[nodiscard]] constexpr int max_decisive_length(const rules& r) {
    switch (r.length) {
        case line_length::at_least: return largest_rule * largest_rule;
        case line_length::exactly:
        default: break;
    }
    return r.run;
}

}  // namespace detail

/// Returns whether a line decides the game. `stones` is the length of the line from one end to the
/// other.
[[nodiscard]] constexpr bool is_decisive(const rules& r, int stones) {
    return stones >= r.run && stones <= detail::max_decisive_length(r);
}

/// Returns the player who wins when `completer` completes a decisive line.
[[nodiscard]] constexpr player winner_of_line(const rules& r, player completer) {
    switch (r.convention) {
        case convention::normal: return completer;
        case convention::misere: return other(completer);
        default: break;
    }
    return completer;
}

/// The reason why rules are refused: the number that is out of range, its value and the maximum.
struct illegal_rules {
    enum class number : std::uint8_t {
        columns,
        rows,
        run,
        squares,  ///< the board has more squares than its type has room for
    };
    number which;
    int value;
    int max;

    constexpr bool operator==(const illegal_rules&) const = default;
};

namespace detail {

[[nodiscard]] constexpr bool is_in_range(int number) {
    return number >= smallest_rule && number <= largest_rule;
}

}  // namespace detail

/// Returns whether each number of the rules is from 1 to 999.
[[nodiscard]] constexpr bool is_valid(const rules& r) {
    return detail::is_in_range(r.columns) && detail::is_in_range(r.rows) &&
           detail::is_in_range(r.run);
}

/// Checks that each number of the rules is from 1 to 999. The error describes the first number that
/// is out of range.
// The name is in parentheses, because other programs define a macro check(e).
[[nodiscard]] constexpr result<void, illegal_rules>(check)(const rules& r) {
    using enum illegal_rules::number;
    if (is_valid(r)) return {};
    if (!detail::is_in_range(r.columns)) return illegal_rules{columns, r.columns, largest_rule};
    if (!detail::is_in_range(r.rows)) return illegal_rules{rows, r.rows, largest_rule};
    return illegal_rules{run, r.run, largest_rule};
}

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_GAME_RULES_HPP

#if !defined(INAROW_SINGLE_INAROW_DRAW_GLYPHS_HPP)
#define INAROW_SINGLE_INAROW_DRAW_GLYPHS_HPP
// inarow/draw/glyphs.hpp --------------------------------------------------------------------------

namespace inarow::inline v0::draw {

/// The glyphs of the marks in a drawing, in UTF-8. All three glyphs must be equally wide on a
/// terminal.
struct glyphs {
    core::string_view none;
    core::string_view first;
    core::string_view second;
    int columns_wide = 1;  ///< terminal columns of each glyph: 1, or 2 for emoji

    [[nodiscard]] constexpr core::string_view operator[](mark m) const {
        if (m == mark::none) return none;
        return m == mark::first ? first : second;
    }
    constexpr bool operator==(const glyphs&) const = default;
};

inline constexpr glyphs ascii{".", "X", "O"};
// The glyphs are written as escaped UTF-8 bytes, because -fexec-charset and -finput-charset do not
// change escaped bytes.
/// "·", "×", "○": nearly every monospaced font has these characters. Many fonts lack the crosses
/// and circles of Unicode's symbol blocks.
inline constexpr glyphs unicode{"\xc2\xb7", "\xc3\x97", "\xe2\x97\x8b"};
/// "⬜", "❌", "⭕"
inline constexpr glyphs emoji{"\xe2\xac\x9c", "\xe2\x9d\x8c", "\xe2\xad\x95", 2};
/// "⚫", "🟡", "🔴": the first player is yellow. Free squares are black, so that both colors stand
/// out.
inline constexpr glyphs disc_emoji{"\xe2\x9a\xab", "\xf0\x9f\x9f\xa1", "\xf0\x9f\x94\xb4", 2};

/// A set of glyphs, and the name that selects the set.
struct named_glyphs {
    core::string_view name;
    glyphs set;
};

inline constexpr named_glyphs glyph_sets[] = {
    {"ascii", ascii}, {"unicode", unicode}, {"emoji", emoji}, {"discs", disc_emoji}};

/// Returns the set of glyphs with the name `name`, or null if no set has this name.
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

/// A square of a board. Columns are numbered from 0 at the left, and rows from 0 at the top.
struct square {
    int column = 0;
    int row = 0;

    constexpr bool operator==(const square&) const = default;
};

[[nodiscard]] constexpr bool is_on_board(const rules& r, square s) {
    return s.column >= 0 && s.column < r.columns && s.row >= 0 && s.row < r.rows;
}

/// Returns the row-major index of a square, from 0. Precondition: the square is on the board.
[[nodiscard]] constexpr int index_of(const rules& r, square s) {
    return s.row * r.columns + s.column;
}
[[nodiscard]] constexpr square square_at(const rules& r, int index) {
    return {.column = index % r.columns, .row = index / r.columns};
}

/// A move: a square to place a stone on or, without a row, a column to drop a stone into. A move
/// with a `mover` is refused if it is not the turn of that player.
struct move {
    static constexpr int no_row = -0x8000;

    int column = 0;
    int row = no_row;
    mark mover = mark::none;

    // The name is in parentheses, because move(y, x) is a macro of some curses libraries.
    constexpr(move)() = default;
    // A square in row no_row is off the board. Row -1 is also off the board, but does not turn the
    // move into a move without a row.
    constexpr(move)(square s) : column{s.column}, row{s.row == no_row ? -1 : s.row} {}

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

/// The token that a parser expected at the place where it failed.
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
    a_property,
    a_property_value,
    a_board_size,
    size_of_the_rules_text,
    a_point,
    black_or_white,
    moves_without_score,
};

/// The place where a parser failed, and what the parser expected there.
struct syntax_error {
    expected_token what;
    int offset;  ///< number of characters before the place; -1 if no character is at fault

    constexpr bool operator==(const syntax_error&) const = default;
};

namespace detail {

inline constexpr auto token_names = core::enum_names_of<expected_token>(
    "a move", "a name such as top-left or center", "a 3x3 board, whose squares have names,",
    "a column letter", "a column number", "a row number", "a board where stones are dropped,",
    "x or o, the player,", "a comma", "an opening parenthesis", "a closing parenthesis",
    "nothing more", "a number", "an x between columns and rows", "a slash before the run",
    "/drop, /exactly, /misere, /torus or /second", "/exactly, /misere, /torus or /second",
    "/misere, /torus or /second", "/torus or /second", "/second",
    "tic-tac-toe, connect-four, gomoku, or COLUMNSxROWS/RUN such as 7x6/4/drop,",
    "X, O or . for a square", "more squares in the row", "no more squares in the row", "more rows",
    "a space, then X or O to move,", "a text or an integer", "a property, such as B[hh],",
    "a value in brackets", "a size, such as 15 or 20:15,", "the size that the rules text in RU has",
    "a point, such as hh,", "B or W, the player,",
    "columns written together and no number after them");

}  // namespace detail

/// Returns the words for a token, such as "a column letter" or "a row number". In a sentence, these
/// words follow "expected".
[[nodiscard]] constexpr core::string_view name_of(expected_token what) {
    return detail::token_names[what];
}

}  // namespace inarow::inline v0::notation

#endif  // INAROW_SINGLE_INAROW_NOTATION_SYNTAX_ERROR_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_READER_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_READER_HPP
// inarow/notation/reader.hpp ----------------------------------------------------------------------

namespace inarow::inline v0::notation {

/// A parser's cursor over a text. Keeps the first failure as the error. Values that are read after
/// a failure have no meaning.
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
    /// Returns the next character, or '\0' at the end.
    [[nodiscard]] constexpr char next() const { return offset < size ? text[offset] : '\0'; }

    constexpr void fail(expected_token what) {
        if (failed) return;
        failed = true;
        error = {what, offset};
    }
    constexpr bool skip(char wanted) {
        if (core::lower(next()) != wanted) return false;
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
    /// Reads one digit.
    constexpr int digit(expected_token what) {
        if (!failed && core::is_digit(next())) return text[offset++] - '0';
        fail(what);
        return 0;
    }
    /// `number` reads every number up to this limit exactly.
    static constexpr int max_exact_number = 99'999;
    /// Reads a whole number. If the number has too many digits, the result is some number larger
    /// than `max_exact_number`.
    constexpr int number(expected_token what) {
        const int begin = offset;
        int value = 0;
        for (; offset < size && text[offset] >= '0' && text[offset] <= '9'; ++offset)
            if (value <= max_exact_number) value = value * 10 + (text[offset] - '0');
        if (offset == begin) fail(what);
        return value;
    }
    /// Reads the letters of a column and returns its number: 0 for a, 25 for z, 26 for aa.
    constexpr int column_letters() {
        const int begin = offset;
        int value = 0;
        for (; offset < size; ++offset) {
            const int letter = (text[offset] | 0x20) - 'a';  // in lower case
            if (letter < 0 || letter >= 26) break;
            if (value <= max_exact_number) value = value * 26 + letter + 1;
        }
        if (offset == begin) fail(expected_token::a_column_letter);
        return value - 1;
    }

    /// Returns `value` if the whole text was read without a failure, and the error otherwise.
    template <class T>
    [[nodiscard]] constexpr result<T, syntax_error> finish(const T& value) {
        if (!at_end()) fail(expected_token::the_end);
        if (failed) return error;
        return value;
    }
};

}  // namespace inarow::inline v0::notation

#endif  // INAROW_SINGLE_INAROW_NOTATION_READER_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_ALGEBRAIC_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_ALGEBRAIC_HPP
// inarow/notation/algebraic.hpp -------------------------------------------------------------------

/// Algebraic notation, such as `b3`: the letters of a column (a to z, aa, ab, …), then the number
/// of a row. Rows are counted from 1 at the bottom.
namespace inarow::inline v0::notation::algebraic {

constexpr move read(reader& input, const rules& r) {
    const int column = input.column_letters();
    const int row = input.number(expected_token::a_row_number);
    return square{.column = column, .row = r.rows - row};
}

namespace detail {

/// Reads the most common forms of a move. In constant evaluation, this function takes a third of
/// the time of `read`. Returns the square if the text is one or two lowercase letters and then the
/// digits of a row, with a NUL after at most 6 characters. For any other text, returns a square
/// with the column -1, and the caller must use `read`. Precondition: the text ends with a NUL.
[[nodiscard]] constexpr square read_plain(const char* text, const rules& r) {
    int column = text[0] - 'a';
    if (column < 0 || column >= 26) return {-1, 0};
    int i = 1;
    if (text[1] >= 'a' && text[1] <= 'z') {
        column = 26 * column + 26 + (text[1] - 'a');
        i = 2;
    }
    unsigned row = 0;
    for (unsigned digit = 0; (digit = static_cast<unsigned>(text[i] - '0')) < 10; ++i)
        row = row * 10 + digit;
    if (text[i] != '\0' || row == 0 || i > 6) return {-1, 0};
    return {column, r.rows - static_cast<int>(row)};
}

/// Writes the letters of a column: a for 0, z for 25, aa for 26.
constexpr void print_column(core::sink auto& out, int column) {
    if (column >= 26) print_column(out, column / 26 - 1);
    core::write(out, static_cast<char>('a' + column % 26));
}

}  // namespace detail

constexpr void print(core::sink auto& out, const rules& r, square s, player /*mover*/ = first) {
    detail::print_column(out, s.column);
    core::write(out, r.rows - s.row);
}

}  // namespace inarow::inline v0::notation::algebraic

#endif  // INAROW_SINGLE_INAROW_NOTATION_ALGEBRAIC_HPP

#if !defined(INAROW_SINGLE_INAROW_DRAW_LABELS_HPP)
#define INAROW_SINGLE_INAROW_DRAW_LABELS_HPP
// inarow/draw/labels.hpp --------------------------------------------------------------------------

namespace inarow::inline v0::draw {

/// A square that is not on any board.
inline constexpr square nowhere{.column = -1, .row = -1};

/// The names of columns and rows along the edges of a board.
enum class coordinates : std::uint8_t {
    none,
    as_played,  ///< columns as in moves: numbers if stones drop, otherwise letters
    letters,    ///< columns a, b, .. z, aa, ab, ..
    numbers,    ///< columns 1, 2, ..
};

/// The name of one column or row. A name has at most three characters, because no side of a board
/// is longer than 999.
using label = core::fixed_string<3>;

/// Returns the name of a column, or an empty text if `how` is none.
[[nodiscard]] constexpr label column_label(const rules& r, coordinates how, int column) {
    if (how == coordinates::none) return {};
    label result;
    if (how == coordinates::numbers || (how == coordinates::as_played && r.gravity == drop)) {
        core::write(result, column + 1);
        return result;
    }
    notation::algebraic::detail::print_column(result, column);
    return result;
}

/// Returns the name of a row, or an empty text if `how` is none. Rows are numbered from the bottom.
[[nodiscard]] constexpr label row_label(const rules& r, coordinates how, int row) {
    return how == coordinates::none ? label{} : core::to_fixed_string<3>(r.rows - row);
}

}  // namespace inarow::inline v0::draw

#endif  // INAROW_SINGLE_INAROW_DRAW_LABELS_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_DETAIL_EQUAL_HPP)
#define INAROW_SINGLE_INAROW_CORE_DETAIL_EQUAL_HPP
// inarow/core/detail/equal.hpp --------------------------------------------------------------------

namespace inarow::inline v0::core::detail {
template <class T>
[[nodiscard]] constexpr bool equal(const T& a, const T& b) {
    return a == b;
}
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
template <int Capacity>
struct bitset_storage {
    using type = std::uint64_t[(static_cast<std::size_t>(Capacity) + 63) / 64];
    static constexpr void resize(type& /*words*/, int /*bits*/) {}
};
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
template <class T, int Capacity>
struct inplace_vector {
    T values_[static_cast<std::size_t>(Capacity)]{};
    int size_ = 0;
    constexpr void push_back(const T& value) { values_[size_++] = value; }
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

/// The capacity of a board type is the number of squares that the type has room for. Types with a
/// fixed capacity do not allocate memory. Types with the capacity `dynamic`, from
/// <inarow/dynamic.hpp>, allocate as much memory as the board needs.
inline constexpr int dynamic = -1;

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_GAME_CAPACITY_HPP

#if !defined(INAROW_SINGLE_INAROW_GAME_OUTCOME_HPP)
#define INAROW_SINGLE_INAROW_GAME_OUTCOME_HPP
// inarow/game/outcome.hpp -------------------------------------------------------------------------

namespace inarow::inline v0 {

/// Tells whether a game has ended, and how. If the move that fills the board completes a decisive
/// line, the game is not a draw.
enum class outcome : std::uint8_t { in_play, first_won, second_won, draw };

[[nodiscard]] constexpr outcome won_by(player side) {
    return side == first ? outcome::first_won : outcome::second_won;
}

/// Returns the outcome after `completer` completes a decisive line.
[[nodiscard]] constexpr outcome outcome_of_line(const rules& r, player completer) {
    return won_by(winner_of_line(r, completer));
}

/// Returns the mark of the winner, or mark::none if the game is in play or drawn.
[[nodiscard]] constexpr mark winner_of(outcome o) {
    if (o == outcome::first_won) return mark::first;
    return o == outcome::second_won ? mark::second : mark::none;
}

/// The outcome of a game and, for a game in play, whether the board is empty (fresh) or has stones
/// (ongoing). A game in play that begins on a board with stones is therefore ongoing, even before
/// the first move.
enum class status : std::uint8_t { fresh, ongoing, drawn, first_won, second_won };

namespace detail {

/// Returns the status of a game with this outcome and this number of stones on its board.
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

}  // namespace detail

inline constexpr auto outcome_names =
    core::enum_names_of<outcome>("in play", "first won", "second won", "draw");
inline constexpr auto status_names =
    core::enum_names_of<status>("fresh", "ongoing", "drawn", "first won", "second won");

/// Returns "in play", "first won", "second won" or "draw".
[[nodiscard]] constexpr core::string_view name_of(outcome o) { return outcome_names[o]; }
/// Returns "fresh", "ongoing", "drawn", "first won" or "second won".
[[nodiscard]] constexpr core::string_view name_of(status s) { return status_names[s]; }

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_GAME_OUTCOME_HPP

#if !defined(INAROW_SINGLE_INAROW_GAME_ILLEGAL_MOVE_HPP)
#define INAROW_SINGLE_INAROW_GAME_ILLEGAL_MOVE_HPP
// inarow/game/illegal_move.hpp --------------------------------------------------------------------

namespace inarow::inline v0 {

/// The reason why a move was refused, with facts for an error message. The reasons are checked in
/// the order of the enumeration `reason`, and `kind` is the first reason that applies.
struct illegal_move {
    enum class reason : std::uint8_t {
        game_over,      ///< the game has already ended
        not_a_move,     ///< the text is not a move in its notation
        wrong_player,   ///< it is not the turn of the player that the move names
        names_no_row,   ///< the move has only a column, but stones are placed on squares
        off_the_board,  ///< the board has no such column or square
        column_full,    ///< no free square is left in the column
        taken,          ///< a stone stands on the square
        floating,       ///< a stone on this square would fall to a lower square
    };

    reason kind = reason::not_a_move;
    move attempted{};         ///< the refused move, or move{} if its text was not parsed
    player to_move{};         ///< the player to move in the position before the move
    int number = 1;           ///< number of the refused move: the stones on the board, plus 1
    mark holder{};            ///< if `taken`: the mark of the stone on the square
    square lands{};           ///< if `floating`: the square that the stone would fall onto
    inarow::outcome ended{};  ///< if `game_over`: how the game ended

    constexpr bool operator==(const illegal_move&) const = default;
};

/// Returns the reason as one word, for machine-readable output: "game_over", "taken", …
[[nodiscard]] constexpr core::string_view name_of(illegal_move::reason kind) {
    constexpr auto names = core::enum_names_of<illegal_move::reason>(
        "game_over", "not_a_move", "wrong_player", "names_no_row", "off_the_board", "column_full",
        "taken", "floating");
    return names[kind];
}

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_GAME_ILLEGAL_MOVE_HPP

#if !defined(INAROW_SINGLE_INAROW_GAME_LINE_HPP)
#define INAROW_SINGLE_INAROW_GAME_LINE_HPP
// inarow/game/line.hpp ----------------------------------------------------------------------------

namespace inarow::inline v0 {

/// One step along a line. The steps in line_directions lead right, down, down-right and up-right.
struct direction {
    int columns;
    int rows;
};

inline constexpr direction line_directions[] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

namespace detail {

/// Returns the number of squares on a line that leaves a square in the direction `step`, continues
/// around the board and returns to the square. Precondition: the edges wrap.
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

}  // namespace detail

/// Returns the neighbor of `s` in the direction `step`. Beyond an edge, the neighbor is on the
/// opposite side of the board if edges wrap, otherwise off the board.
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

/// Returns whether a line of `run` squares fits on the board in the direction `step`.
[[nodiscard]] constexpr bool has_lines(const rules& r, direction step) {
    switch (r.edges) {
        case edges::wrapping: return detail::cycle_length(r, step) >= r.run;
        case edges::bounded:
        default: break;
    }
    return (step.columns == 0 || r.columns >= r.run) && (step.rows == 0 || r.rows >= r.run);
}
/// Returns whether any line fits on the board. If no line fits, every game ends in a draw.
[[nodiscard]] constexpr bool has_lines(const rules& r) {
    for (const direction& step : line_directions)
        if (has_lines(r, step)) return true;
    return false;
}

namespace detail {

/// Returns whether an overline (a line longer than `run`) fits on the board. If no overline fits,
/// line_length::exactly has no effect.
[[nodiscard]] constexpr bool has_overlines(rules r) {
    ++r.run;
    return has_lines(r);
}

/// Returns the number of squares from (column, row) to the edge of the board in the direction
/// (right, down). The number does not include the square itself.
[[nodiscard]] constexpr int squares_beyond(const rules& r, int column, int row, int right,
                                           int down) {
    const int columns = right > 0 ? r.columns - 1 - column : column;
    const int rows = down > 0 ? r.rows - 1 - row : row;
    return right == 0 || (down != 0 && rows < columns) ? rows : columns;
}

/// Returns the length of the line of `stones` through the square `index`. The square counts as a
/// stone, even if it is free. `step` is the difference between the indices of neighboring squares.
/// `ahead` and `behind` are the numbers of squares from `index` to the edge, in the direction of
/// `step` and in the opposite direction.
template <class Bits>
[[nodiscard]] constexpr int length_through(const Bits& stones, int index, int step, int ahead,
                                           int behind) {
    int length = 1;
    for (int i = index; ahead > 0 && stones.test(i += step); --ahead) ++length;
    for (int i = index; behind > 0 && stones.test(i -= step); --behind) ++length;
    return length;
}

/// Returns whether the line through the square `index` decides the game. The parameters are the
/// same as for length_through.
template <class Bits>
[[nodiscard]] constexpr bool completes_line(const Bits& stones, const rules& r, int index, int step,
                                            int ahead, int behind) {
    // If too few squares are ahead for the whole line, the line must contain a certain square
    // behind, and vice versa. On a board whose side is as long as the run, that square is usually
    // free. Testing that square first therefore saves other tests, each of which slows constant
    // evaluation.
    const int others = r.run - 1;
    if (ahead + behind < others) return false;
    if (behind < others && !stones.test(index + step * (others - behind))) return false;
    if (ahead < others && !stones.test(index - step * (others - ahead))) return false;
    const int length = length_through(stones, index, step, ahead, behind);
    return length >= r.run && is_decisive(r, length);
}

/// Returns the length of the line of `stones` through `s` if edges wrap. The square `s` counts as a
/// stone. Counts each square at most once, even if the line continues all the way around the board.
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

/// Returns the length of the line of `stones` through `s`. The square `s` counts as a stone, even
/// if it is free. Counts along `step` in both directions. Bits is a set of square indices with
/// `test(index)`.
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

namespace detail {

/// Returns whether a stone on `last` completes a decisive line with `stones`. The square `last` has
/// the row-major index `index`.
template <class Bits>
[[nodiscard]] constexpr bool completes_line(const Bits& stones, const rules& r, square last,
                                            int index) {
    // A switch would cost twice as much as this `if` in constant evaluation.
    if (r.edges == edges::wrapping) return completes_line_around(stones, r, last);
    const int others = r.run - 1;
    // Before each call, tests one square that the line must contain. If that square is free, no
    // call is needed. Calls and local variables slow constant evaluation.
    if (r.columns > others &&
        (last.column >= others || stones.test(index + others - last.column)) &&
        completes_line(stones, r, index, 1, r.columns - 1 - last.column, last.column))
        return true;
    if (r.rows > others &&
        (last.row >= others || stones.test(index + (others - last.row) * r.columns)) &&
        completes_line(stones, r, index, r.columns, r.rows - 1 - last.row, last.row))
        return true;
    const int right = r.columns - 1 - last.column;
    const int below = r.rows - 1 - last.row;
    // Checks the length of each diagonal first, because on a board whose side is as long as the
    // run, most diagonals are too short for a line.
    if (last.column + below >= others && right + last.row >= others &&
        completes_line(stones, r, index, r.columns + 1, right < below ? right : below,
                       last.column < last.row ? last.column : last.row))
        return true;
    return last.column + last.row >= others && right + below >= others &&
           completes_line(stones, r, index, r.columns - 1,
                          last.column < below ? last.column : below,
                          right < last.row ? right : last.row);
}

}  // namespace detail

/// Returns whether a stone on `last` completes a decisive line with `stones`.
template <class Bits>
[[nodiscard]] constexpr bool completes_line(const Bits& stones, const rules& r, square last) {
    return detail::completes_line(stones, r, last, index_of(r, last));
}

/// A line of stones: its first square, its direction, and its length in squares. The length 0 means
/// that there is no line. Iterating over a line yields its squares.
struct line {
    square start{};
    direction step{};
    int length = 0;
    /// The size of the board if edges wrap. Both numbers are 0 otherwise.
    int columns = 0;
    int rows = 0;

    [[nodiscard]] constexpr bool empty() const { return length == 0; }
    [[nodiscard]] constexpr std::size_t size() const { return static_cast<std::size_t>(length); }
    [[nodiscard]] constexpr square operator[](int i) const {
        return {.column = wrapped(start.column + i * step.columns, columns),
                .row = wrapped(start.row + i * step.rows, rows)};
    }

    struct iterator {
        using value_type = square;
        using difference_type = std::ptrdiff_t;

        const line* squares = nullptr;
        int index = 0;
        constexpr square operator*() const { return (*squares)[index]; }
        constexpr iterator& operator++() {
            ++index;
            return *this;
        }
        constexpr iterator operator++(int) { return {squares, index++}; }
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

/// For wrapping edges, returns the whole line of `stones` that begins on `start`. Returns a line of
/// length 0 if `start` has no stone, or if the square before `start` has a stone. A line that
/// continues all the way around the board has no ends. Such a line begins on its first square in
/// reading order (row by row from the top).
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

/// Calls `visit(line)` for every decisive line of `stones`, at its full length. The lines come in
/// reading order of their first squares. Stops when `visit` returns false.
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
            if (is_on_board(r, before) && stones.test(index_of(r, before))) continue;
            const int ahead =
                detail::squares_beyond(r, here.column, here.row, step.columns, step.rows);
            const int length = detail::length_through(
                stones, index, step.rows * r.columns + step.columns, ahead, 0);
            // Calls is_decisive only if the length is at least `run`. Most lines are shorter, and
            // each call slows constant evaluation.
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

/// The marks on a board, the player to move and the outcome, but not the moves that led to the
/// position. Every position is the result of legal moves from the empty board, or from a board set
/// up by hand (see `checked` and `unchecked` in layout.hpp).
///
/// Capacity is the number of squares that the type has room for. `position_of<rules>` has room for
/// exactly the squares of the board. `position` (in <inarow/dynamic.hpp>) accepts boards of every
/// valid size. The time that a move takes is at most proportional to the lengths of the lines
/// through its square and, if stones drop, to the number of rows. A function that returns a new
/// position also takes the time for a copy.
///
/// If Capacity is not `dynamic`, the type is structural, so that a position can be a template
/// argument. Members with a trailing underscore are not part of the interface. These members are
/// public only because the members of a structural type must be public.
template <int Capacity>
class basic_position {
public:
    static constexpr int capacity = Capacity;
    using squares = core::inplace_vector<square, Capacity>;

    /// Returns the empty board. Refuses rules with a number out of range, and boards with more
    /// squares than Capacity.
    [[nodiscard]] static constexpr result<basic_position, illegal_rules> start(
        const inarow::rules& r) {
        if (const auto valid = (inarow::check)(r); !valid) return valid.error();
        if (Capacity != dynamic && r.squares() > Capacity)
            return illegal_rules{illegal_rules::number::squares, r.squares(), Capacity};
        return basic_position(r);
    }
    /// Returns the empty board without the checks of `start`. Precondition: start(r) succeeds.
    [[nodiscard]] static constexpr basic_position start_unchecked(const inarow::rules& r) {
        return basic_position(r);
    }

    [[nodiscard]] constexpr const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] constexpr inarow::outcome outcome() const { return outcome_; }
    [[nodiscard]] constexpr bool is_over() const { return outcome_ != outcome::in_play; }
    /// Returns the player to move or, after the end of the game, the player who would be next.
    [[nodiscard]] constexpr player to_move() const { return to_move_; }
    [[nodiscard]] constexpr int stones() const { return stones_; }

    /// Returns the mark on a square. Precondition: is_on_board(rules(), s).
    [[nodiscard]] constexpr mark at(square s) const { return at(index_of(rules_, s)); }
    [[nodiscard]] constexpr bool is_occupied(square s) const {
        return core::test_either(marks_[0], marks_[1], index_of(rules_, s));
    }

    /// Returns the square where a stone lands if it is dropped into `column`. If the column is
    /// full, the row of this square is -1. Precondition: the column is on the board.
    [[nodiscard]] constexpr square landing(int column) const {
        // Updates the index in the loop, because a call to index_of would slow constant evaluation.
        int row = rules_.rows - 1;
        int index = row * rules_.columns + column;
        for (; row >= 0 && core::test_either(marks_[0], marks_[1], index); --row)
            index -= rules_.columns;
        return {.column = column, .row = row};
    }

    /// The result of `check`: tells whether a move is legal. If the move is legal, `where` is the
    /// square of its stone. Otherwise, `why` is the reason for the refusal.
    struct legality {
        square where;
        bool legal;
        illegal_move::reason why;
    };
    /// Checks whether a move is legal.
    // The name is in parentheses, because other programs define a macro check(e).
    [[nodiscard]] constexpr legality(check)(move m) const {
        using enum illegal_move::reason;
        if (is_over()) return refused(game_over);
        if (m.mover != mark::none && m.mover != mark_of(to_move_)) return refused(wrong_player);
        return m.names_row() ? (check)(square{.column = m.column, .row = m.row})
                             : check_column(m.column);
    }
    /// Checks whether the player to move can put a stone on `s`.
    // If stones are placed, this function calls no other function for a legal move, because each
    // call slows constant evaluation.
    [[nodiscard]] constexpr legality(check)(square s) const {
        using enum illegal_move::reason;
        const inarow::rules& r = rules_;
        if (outcome_ != outcome::in_play) return refused(game_over);
        if (s.column < 0 || s.column >= r.columns || s.row < 0 || s.row >= r.rows)
            return refused(off_the_board);
        const int index = s.row * r.columns + s.column;
        const auto word = static_cast<unsigned>(index) / 64;
        if (((marks_[0].words_[word] | marks_[1].words_[word]) >>
                 (static_cast<unsigned>(index) % 64) &
             1) != 0)
            return refused(taken);
        if (r.gravity != place && !is_supported(s)) return refused(floating);
        return {.where = s, .legal = true, .why = {}};
    }
    /// Returns the square of the move's stone, or the refusal with facts for an error message.
    [[nodiscard]] constexpr result<square, illegal_move> resolve(move m) const {
        const legality checked = (check)(m);
        if (!checked.legal) return explained(checked.why, m);
        return checked.where;
    }
    /// Returns the refusal of `m` for the reason `why`, with facts for an error message.
    [[nodiscard]] constexpr illegal_move explained(illegal_move::reason why, move m) const {
        illegal_move result{
            .kind = why, .attempted = m, .to_move = to_move_, .number = stones_ + 1};
        if (why == illegal_move::reason::game_over) result.ended = outcome_;
        const square s{.column = m.column, .row = m.row};
        if (!is_on_board(rules_, s)) return result;
        if (why == illegal_move::reason::taken) result.holder = at(s);
        if (why == illegal_move::reason::floating) result.lands = landing(m.column);
        return result;
    }

    /// Returns the position after a move, or the reason why the move is refused.
    [[nodiscard]] constexpr result<basic_position, illegal_move> play(move m) const {
        basic_position next = *this;
        if (const auto done = next.apply(m); !done) return done.error();
        return next;
    }
    /// Makes the move and returns the square of its stone. A refused move changes nothing.
    [[nodiscard]] constexpr result<square, illegal_move> apply(move m) {
        const auto where = resolve(m);
        if (where) put(*where, index_of(rules_, *where));
        return where;
    }

    /// Returns the position after a stone is put on `resolved`, without any checks. Precondition:
    /// `resolve` returned this square.
    [[nodiscard]] constexpr basic_position after(square resolved) const {
        basic_position next = *this;
        next.put(resolved, index_of(rules_, resolved));
        return next;
    }
    /// Returns the position after a stone is put on the square with the row-major index `index`,
    /// without any checks. Precondition: `resolve` returned this square.
    [[nodiscard]] constexpr basic_position after_index(int index) const {
        basic_position next = *this;
        next.put({.column = index % rules_.columns, .row = index / rules_.columns}, index);
        return next;
    }

    /// Returns the squares of all legal moves: the free squares in reading order or, if stones
    /// drop, one square for each column that is not full, from left to right. If the game is over,
    /// the list is empty.
    [[nodiscard]] constexpr squares available_moves() const {
        squares result;
        for_each_move([&](square s) { result.push_back(s); });
        return result;
    }
    /// Calls visit(square) for each square of available_moves(), in the same order.
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

    /// Returns the line that decided the game, at its full length. The line begins at its left end
    /// or, if it is vertical, at its top. On a torus, a line that crosses an edge begins before the
    /// edge, and a line without ends begins on its first square in reading order. If several lines
    /// decided the game, returns the line whose first square is first in reading order. If no line
    /// decided the game, the length of the result is 0.
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
    core::bitset<Capacity> marks_[2];  ///< the stones of the first and of the second player
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

    /// Returns whether a stone on the free square `s` stays there instead of falling.
    [[nodiscard]] constexpr bool is_supported(square s) const {
        switch (rules_.gravity) {
            case place: break;
            case drop: return landing(s.column) == s;
            default: break;
        }
        return true;
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

    /// Puts a stone of the player to move on the free square `s`, which has the index `index`.
    /// Updates the outcome and the player to move.
    constexpr void put(square s, int index) {
        core::bitset<Capacity>& own = marks_[to_move_ == second ? 1 : 0];
        // Each call slows constant evaluation, so this code replaces a call of own.set(index).
        const auto bit = static_cast<unsigned>(index);
        own.words_[bit / 64] |= std::uint64_t{1} << bit % 64;
        ++stones_;
        if (stones_ >= rules_.run && detail::completes_line(own, rules_, s, index)) {
            outcome_ = outcome_of_line(rules_, to_move_);
        } else if (stones_ == rules_.columns * rules_.rows) {
            outcome_ = outcome::draw;
        }
        to_move_ = to_move_ == first ? second : first;
    }

    /// Takes back the stone on `last`. Precondition: no other stone was put on the board after this
    /// stone.
    constexpr void take(square last) {
        to_move_ = other(to_move_);
        marks_[to_move_ == second ? 1 : 0].reset(index_of(rules_, last));
        --stones_;
        outcome_ = outcome::in_play;
    }
};

/// The basic_position whose capacity is Rules.squares().
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

/// The settings for drawing a board as text.
struct style {
    glyphs set = ascii;
    draw::coordinates coordinates = draw::coordinates::as_played;
    bool decisive_line = true;  ///< whether to draw brackets around the decisive line: `[X X X]`
    square marked = nowhere;    ///< another square in brackets, such as the last move
};

/// A part of a board, given by its upper left square, number of columns and number of rows.
struct window {
    int left = 0;
    int top = 0;
    int columns = 0;
    int rows = 0;

    constexpr bool operator==(const window&) const = default;
};

/// Returns the window that contains the whole board.
[[nodiscard]] constexpr window whole(const rules& r) {
    return {.columns = r.columns, .rows = r.rows};
}

/// Returns a window of up to `side` x `side` squares. The middle of the window is as near to
/// `center` as the edges of the board allow. `center` may be off the board.
[[nodiscard]] constexpr window around(const rules& r, square center, int side = 9) {
    const auto shorter = [&](int length) { return length < side ? length : side; };
    const auto begin = [&](int index, int length) {
        const int last = length - shorter(length);
        if (index < side / 2) return 0;
        return index - side / 2 < last ? index - side / 2 : last;
    };
    return {.left = begin(center.column, r.columns),
            .top = begin(center.row, r.rows),
            .columns = shorter(r.columns),
            .rows = shorter(r.rows)};
}

/// Draws a position as text, line by line. The rows of the board come first, from the top, then the
/// names of the columns. The picture refers to the position, which must outlive the picture.
template <int Capacity>
class picture {
public:
    constexpr picture(const basic_position<Capacity>& p, const style& look, const window& part)
        : position_{&p}, style_{look}, part_{part} {
        if (style_.decisive_line) won_ = position_->decisive_line();
        // Rows are numbered from the bottom and columns from the left, so the longest names are at
        // the top and at the right.
        longest_row_ = row_name(part_.top).size();
        longest_column_ = column_name(part_.columns - 1).size();
        has_brackets_ = won_.length != 0 || is_on_board(position_->rules(), style_.marked);
    }
    constexpr picture(const basic_position<Capacity>& p, const style& look = {})
        : picture(p, look, whole(p.rules())) {}
    picture(const basic_position<Capacity>&&, const style& = {}) = delete;
    picture(const basic_position<Capacity>&&, const style&, const window&) = delete;

    [[nodiscard]] constexpr int rows() const { return part_.rows; }
    /// Returns the number of lines in the picture: the rows of the board, plus the lines of column
    /// names below these rows.
    [[nodiscard]] constexpr int lines() const { return part_.rows + lines_of_names(); }

    /// Writes one line, without a newline. Precondition: 0 <= number < lines().
    constexpr void line(core::sink auto& out, int number) const {
        if (number < part_.rows) {
            row(out, part_.top + number);
        } else {
            names(out, number - part_.rows);
        }
    }

private:
    /// Writes one row of the board. A space or a bracket separates two marks. If the picture has
    /// brackets, a space or a bracket also precedes the first mark of each row, so that the rows
    /// stay aligned.
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

    /// Writes one line of the column names. If a name is wider than a mark, the names are written
    /// vertically.
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

    /// Returns the width of a mark, in terminal columns.
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

/// Writes a part of a board. Every line ends with a newline.
template <int Capacity>
constexpr void board(core::sink auto& out, const basic_position<Capacity>& p, const style& look,
                     const window& part) {
    const picture<Capacity> drawn{p, look, part};
    for (int i = 0; i < drawn.lines(); ++i) {
        drawn.line(out, i);
        core::write(out, '\n');
    }
}

/// Writes the board. Every line ends with a newline.
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

/// The reason why moves cannot be taken back or replayed. The requested number of moves, `asked`,
/// is negative or larger than `played`, the number of moves in the game.
struct illegal_take_back {
    int asked;
    int played;

    constexpr bool operator==(const illegal_take_back&) const = default;
};

/// A position, and the moves that led to it from the empty board or from a set-up position. `play`
/// and `take_back` return a new game. `apply` and `undo` change this game. If `apply` or `undo`
/// fails, the game stays unchanged. Capacity has the same meaning as in basic_position.
template <int Capacity>
class basic_game {
public:
    using position_type = basic_position<Capacity>;
    using squares = position_type::squares;

    /// Returns a game on the empty board. Refuses the same rules as basic_position::start.
    [[nodiscard]] static constexpr result<basic_game, illegal_rules> start(const inarow::rules& r) {
        auto board = position_type::start(r);
        if (!board) return board.error();
        return basic_game(*board);
    }
    /// Constructs a game that starts from a position.
    explicit constexpr basic_game(const position_type& start) : now_{start} {}

    [[nodiscard]] constexpr const inarow::rules& rules() const { return now_.rules(); }
    [[nodiscard]] constexpr const position_type& position() const { return now_; }
    /// Returns the squares of the moves made, oldest first.
    [[nodiscard]] constexpr const squares& moves() const { return moves_; }
    [[nodiscard]] constexpr int ply() const { return static_cast<int>(moves_.size()); }
    /// Returns the player who makes the move after the first `ply_number` moves of this game.
    [[nodiscard]] constexpr player mover(int ply_number) const {
        return (ply() - ply_number) % 2 == 0 ? now_.to_move() : other(now_.to_move());
    }

    [[nodiscard]] constexpr inarow::status status() const {
        return detail::status_after(now_.outcome(), now_.stones());
    }

    /// Returns the game after one more move, or the reason why the move is refused.
    [[nodiscard]] constexpr result<basic_game, illegal_move> play(move m) const {
        basic_game next = *this;
        if (const auto done = next.apply(m); !done) return done.error();
        return next;
    }
    /// Makes the move and returns the square of its stone. A refused move changes nothing.
    [[nodiscard]] constexpr result<square, illegal_move> apply(move m) {
        const auto where = now_.apply(m);
        if (where) moves_.push_back(*where);
        return where;
    }

    /// Returns the game as it was `count` moves ago, or the reason why these moves cannot be taken
    /// back.
    [[nodiscard]] constexpr result<basic_game, illegal_take_back> take_back(int count = 1) const {
        basic_game earlier = *this;
        if (const auto done = earlier.undo(count); !done) return done.error();
        return earlier;
    }
    /// Takes back the last `count` moves. If the game has fewer moves, or if `count` is negative,
    /// returns the error and changes nothing.
    [[nodiscard]] constexpr result<void, illegal_take_back> undo(int count = 1) {
        if (count < 0 || count > ply()) return illegal_take_back{count, ply()};
        for (; count > 0; --count) {
            now_.take(moves_.back());
            moves_.pop_back();
        }
        return {};
    }

    /// Returns the game after its first `count` moves, or the reason why these moves cannot be
    /// replayed.
    [[nodiscard]] constexpr result<basic_game, illegal_take_back> replay(int count) const {
        if (count < 0 || count > ply()) return illegal_take_back{count, ply()};
        return take_back(ply() - count);
    }

    [[nodiscard]] constexpr std::uint64_t hash() const {
        std::uint64_t result = now_.hash();
        for (const square s : moves_)
            result = core::mix64(result ^ static_cast<std::uint64_t>(index_of(rules(), s) + 1));
        return result;
    }
    // This operator is not declared constexpr, because g++ 12 with -D_GLIBCXX_DEBUG has no
    // constexpr std::vector.
    bool operator==(const basic_game&) const = default;

    position_type now_;
    squares moves_{};
};

/// The basic_game whose capacity is Rules.squares().
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

#if !defined(INAROW_SINGLE_INAROW_GAME_DETAIL_RETRACTION_HPP)
#define INAROW_SINGLE_INAROW_GAME_DETAIL_RETRACTION_HPP
// inarow/game/detail/retraction.hpp ---------------------------------------------------------------

namespace inarow::inline v0::detail {
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
        [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges,
                                      starts] = rules();
        switch (gravity) {
            case drop: return retract_all(other(board_.to_move_));
            case place:
                switch (length) {
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
    [[nodiscard]] constexpr player next_side(player side) const {
        return drops_ ? other(side) : side;
    }
    [[nodiscard]] constexpr bool is_done() const {
        return !drops_ || static_cast<int>(retracted_.size()) == board_.stones_;
    }
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
    [[nodiscard]] constexpr bool leaves_line(player side, square s) {
        if (!retracted_.empty()) return is_line_left_of(side, s);
        bool result = false;  // only the last move can have completed lines
        for_each_line(stones_of(side), rules(), [&](const line&) {
            result = true;
            return false;
        });
        return result;
    }
    [[nodiscard]] constexpr bool is_line_left_of(player side, square s) {
        switch (rules().length) {
            case line_length::at_least: return false;  // the longer line was already decisive
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
        return is_on_board(rules(), s) && stones_of(side).test(index_of(rules(), s)) &&
               is_decisive(rules(), length_through(stones_of(side), rules(), s, step));
    }
    basic_position<Capacity> board_;
    bool drops_;
    core::inplace_vector<square, Capacity> tops_{};
    core::inplace_vector<square, Capacity> retracted_{};
};
}  // namespace inarow::inline v0::detail

#endif  // INAROW_SINGLE_INAROW_GAME_DETAIL_RETRACTION_HPP

#if !defined(INAROW_SINGLE_INAROW_GAME_POSITION_VIEW_HPP)
#define INAROW_SINGLE_INAROW_GAME_POSITION_VIEW_HPP
// inarow/game/position_view.hpp -------------------------------------------------------------------

namespace inarow::inline v0 {

/// A view of a position of any capacity. With a parameter of this type, a function that is not a
/// template accepts every position. The view must not outlive the position, and becomes invalid if
/// the position changes.
class position_view {
public:
    // The constructor is not explicit, so that callers can pass any position as a view.
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
    /// Returns the number of free squares.
    [[nodiscard]] constexpr int free() const { return rules_->squares() - stones_; }

    /// Returns whether a stone of `side` is on the square with the index `index`.
    [[nodiscard]] constexpr bool has_stone(player side, int index) const {
        const std::uint64_t* const words = side == first ? first_ : second_;
        return (words[static_cast<unsigned>(index) / 64] >> static_cast<unsigned>(index) % 64 &
                1U) != 0;
    }
    /// Returns the mark on a square. Precondition: the square is on the board.
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

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_GAME_POSITION_VIEW_HPP

#if !defined(INAROW_SINGLE_INAROW_GAME_LAYOUT_HPP)
#define INAROW_SINGLE_INAROW_GAME_LAYOUT_HPP
// inarow/game/layout.hpp --------------------------------------------------------------------------

namespace inarow::inline v0 {

/// The reason why no game can reach a set-up board.
struct illegal_layout {
    enum class reason : std::uint8_t {
        stone_counts,     ///< the numbers of stones do not match the player to move
        floating_stone,   ///< stones drop, but a stone lies above a free square
        played_past_end,  ///< a line decided the game before the last move
        no_order,         ///< no order of legal moves leads to these stones
    };
    reason kind;
    square where{};         ///< the floating stone, or the start of the line that ended the game
    int first_stones = 0;   ///< if `stone_counts`: the first player's number of stones
    int second_stones = 0;  ///< if `stone_counts`: the second player's number of stones

    constexpr bool operator==(const illegal_layout&) const = default;
};

/// A board that is set up by hand, with stones on any squares and either player to move. `checked`
/// and `unchecked` convert the layout to a position.
template <int Capacity>
class basic_layout {
public:
    /// Returns a layout without stones. Refuses the same rules as basic_position::start.
    [[nodiscard]] static constexpr result<basic_layout, illegal_rules> start(
        const inarow::rules& r) {
        auto empty = basic_position<Capacity>::start(r);
        if (!empty) return empty.error();
        return basic_layout(*empty);
    }

    /// Returns a layout with the stones and the player to move of a position. The position can have
    /// any capacity. Precondition: `start` accepts the rules of the position.
    [[nodiscard]] static constexpr basic_layout copy_of(const position_view& p) {
        basic_layout result(basic_position<Capacity>::start_unchecked(p.rules()));
        for (int i = 0; i < p.rules().squares(); ++i)
            result.put(square_at(p.rules(), i), p.at(square_at(p.rules(), i)));
        result.set_to_move(p.to_move());
        return result;
    }

    [[nodiscard]] constexpr const inarow::rules& rules() const { return board_.rules(); }

    /// Sets the mark of a square. mark::none clears the square. Precondition: the square is on the
    /// board.
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
    /// Determines the player to move from the numbers of stones. The player who starts is to move
    /// unless they have more stones than the other player.
    [[nodiscard]] constexpr player mover_by_counts() const {
        return stones_of(rules().starts) > stones_of(other(rules().starts)) ? other(rules().starts)
                                                                            : rules().starts;
    }

    /// Returns the position with these stones and this player to move, even if no game reaches it.
    /// If both players have a decisive line, only the line of the player who is not to move counts,
    /// because that player made the last move.
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

    /// Returns the position, or the first reason why no game reaches it. Checks the four reasons in
    /// the order of `illegal_layout::reason`. The search for an order of moves has a limit. If the
    /// search reaches this limit, the function returns the position.
    [[nodiscard]] constexpr result<basic_position<Capacity>, illegal_layout> checked() const {
        using enum illegal_layout::reason;
        const int firsts = stones_of(first);
        const int seconds = stones_of(second);
        const int lead = rules().starts == first ? firsts - seconds : seconds - firsts;
        const bool starter_moves = board_.to_move_ == rules().starts;
        if (lead != (starter_moves ? 0 : 1))
            return illegal_layout{stone_counts, {}, firsts, seconds};
        switch (rules().gravity) {
            case place: break;
            case drop:
                for (int i = rules().squares() - 1; i >= rules().columns; --i) {
                    const square above = square_at(rules(), i - rules().columns);
                    if (!board_.is_occupied(square_at(rules(), i)) && board_.is_occupied(above))
                        return illegal_layout{floating_stone, above};
                }
                break;
            default: break;
        }
        if (const line early = line_before_last_move(); early.length != 0)
            return illegal_layout{played_past_end, early.start};
        if (!detail::retraction_search<Capacity>(board_).reaches_empty_board())
            return illegal_layout{no_order};
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

    /// Returns the first decisive line of `side`. Its length is 0 if `side` has no such line.
    [[nodiscard]] constexpr line first_line(player side) const {
        line result{};
        for_each_line(marks_of(side), rules(), [&](const line& l) {
            result = l;
            return false;
        });
        return result;
    }

    /// Returns a line that was complete before the last move. If the player to move has a line,
    /// returns that line. Otherwise, returns the first line of the opponent if no single last stone
    /// can have completed all lines of the opponent. In all other cases, the length of the result
    /// is 0.
    [[nodiscard]] constexpr line line_before_last_move() const {
        if (const line early = first_line(board_.to_move_); early.length != 0) return early;
        switch (rules().edges) {
            case edges::wrapping: return line_around_before_last_move();
            case edges::bounded:
            default: break;
        }
        // Removing the stone on any square from `begin` to `end - 1` of the first line breaks every
        // line visited so far. The loop finds these squares in one pass over the lines. On a 40x40
        // board, a second pass would exceed the compiler's limit for constant evaluation.
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
    /// Returns the result of line_before_last_move for wrapping edges. Tests for each square of the
    /// first line whether its stone can be the last stone. If the edges wrap, two lines can share
    /// several squares, so the squares that belong to all lines need not be adjacent.
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
    /// Returns whether no decisive part of the line `l` remains after the stone on `s` is removed.
    /// Returns false if `s` is not on the line.
    [[nodiscard]] constexpr bool is_broken_without(const line& l, square s) const {
        const bool is_closed = l.columns != 0 && l.length == detail::cycle_length(rules(), l.step);
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

#if !defined(INAROW_SINGLE_INAROW_MESSAGES_PHRASES_HPP)
#define INAROW_SINGLE_INAROW_MESSAGES_PHRASES_HPP
// inarow/messages/phrases.hpp ---------------------------------------------------------------------

/// The phrases of sentences. A table of phrases is a class whose members are phrases. Their default
/// values are English texts; a table in another language has other values.
namespace inarow::inline v0::messages {

/// A sentence or a part of a sentence. `{0}`, `{1}`, … stand for the arguments, so a translation
/// can contain the arguments in another order. The class has no default constructor, so a phrase
/// without an English text does not compile.
struct phrase : core::string_view {
    constexpr phrase(const char* text) : core::string_view(text) {}
};

/// The table with the English texts.
template <class Phrases>
inline constexpr Phrases english{};

/// An argument of a phrase: a text or a number.
struct argument {
    const char* characters = nullptr;  ///< the characters of a text, or null for a number
    std::ptrdiff_t value = 0;          ///< the number, or the size of the text

    constexpr argument(core::string_view text)
        : characters{text.empty() ? "" : text.data()},
          value{static_cast<std::ptrdiff_t>(text.size())} {}
    template <core::text_range Text>
    constexpr argument(const Text& text) : argument(core::string_view(text)) {}
    constexpr argument(std::ptrdiff_t number) : value{number} {}
};

namespace detail {

constexpr void write_filled(core::sink auto& out, core::string_view text,
                            const argument* arguments) {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '{') continue;
        out.append(text.data() + begin, i - begin);
        const argument& inserted = arguments[text[i + 1] - '0'];
        if (inserted.characters == nullptr)
            core::write(out, static_cast<long long>(inserted.value));
        else
            out.append(inserted.characters, static_cast<std::size_t>(inserted.value));
        begin = i + 3;
    }
    out.append(text.data() + begin, text.size() - begin);
}

}  // namespace detail

/// Writes a phrase, with the arguments in place of `{0}`, `{1}`, … Precondition: each brace of the
/// phrase belongs to such a placeholder, and there is an argument for each placeholder.
template <std::size_t Size>
constexpr void write_phrase(core::sink auto& out, core::string_view text,
                            const argument (&arguments)[Size]) {
    detail::write_filled(out, text, arguments);
}

/// Returns the phrase of an enumerator. Compiles only if there are as many phrases as enumerators.
template <class Enum, std::size_t Size>
[[nodiscard]] constexpr const phrase& phrase_of(const phrase (&all)[Size], Enum value) {
    static_assert(core::detail::is_enumerator<Enum, static_cast<Enum>(Size - 1)>());
    static_assert(!core::detail::is_enumerator<Enum, static_cast<Enum>(Size)>());
    return all[static_cast<std::size_t>(value)];
}

/// The phrases of refusals.
struct phrases {
    phrase players[2] = {"first (X)", "second (O)"};
    phrase stones[2] = {"X", "O"};
    phrase opening_quote = "\"";
    phrase closing_quote = "\"";

    phrase has_won = "{0} has won";
    phrase was_drawn = "it was drawn";
    phrase game_was_drawn = "The game was drawn.";
    phrase makes_move = "{0} is to make move {1}.";

    phrase expected = "expected {0}";
    phrase expected_at = "expected {0} at character {1}";
    core::enum_names<notation::expected_token, notation::detail::token_names.size()> tokens =
        notation::detail::token_names;
    phrase unreadable = "{0} cannot be read: {1}";

    phrase move_refused = "Move {0}: {1} cannot play {2}: {3}";
    phrase name_meant = "it is not a move. Did you mean \"{0}\"?";
    phrase game_over = "the game is over, {0}";
    phrase not_a_move = "it is not a move, {0}";
    phrase turn_of = "it is the turn of {0}";
    phrase names_no_row = "a column alone is not a square of this board";
    phrase off_the_board = "it is off the board ({0})";
    phrase columns_extent = "columns 1 to {0}";
    phrase squares_extent = "a1 to {0}";
    phrase column_full = "column {0} is full";
    phrase taken = "{0} is already taken by {1}";
    phrase floating = "a stone dropped into column {0} falls to {1}";

    phrase rules_numbers[4] = {"columns", "rows", "in a row", "squares"};
    phrase board_too_large =
        "The board is too large: it has {0} {1}, but there is room for {2} here.";
    phrase rules_refused = "Invalid rules: {0} {1}, but it must be 1 to {2}.";
    phrase more_than = "more than {0}";

    phrase unreached = "No game reaches this board: {0}.";
    phrase stone_counts = "with {0} {1} and {2} {3} it cannot be the turn of {4}";
    phrase floating_stone = "there is a free square under the stone on {0}";
    phrase played_past_end = "the line from {0} had already ended the game before the last move";
    phrase not_dropped = "its stones cannot have been dropped in turn";
    phrase longer_lines =
        "its longer lines come from a line of exactly {0}, which would have ended "
        "the game";

    phrase take_back_negative = "One cannot take back {0} moves.";
    phrase take_back_at_start = "No move can be taken back: the game has just begun.";
    phrase take_back_too_many = "{0} moves cannot be taken back: the game has only {1}.";
};

}  // namespace inarow::inline v0::messages

#endif  // INAROW_SINGLE_INAROW_MESSAGES_PHRASES_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_COLUMNS_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_COLUMNS_HPP
// inarow/notation/columns.hpp ---------------------------------------------------------------------

/// A move is the number of the column that a stone is dropped into, such as `4`. Columns are
/// counted from 1 at the left. Data sets of Connect Four use this notation: `4453` is a game of
/// four moves.
namespace inarow::inline v0::notation::columns {

constexpr move read(reader& input, const rules& r) {
    if (r.gravity != drop) input.fail(expected_token::a_drop_board);
    return move::into_column(input.number(expected_token::a_column_number) - 1);
}

namespace detail {

/// Reads the most common form of a move. In constant evaluation, this function takes a fraction of
/// the time of `read`. Returns the column, counted from 0, if stones are dropped and the text is
/// one digit from 1 to 9 with a NUL after it. Otherwise, returns -1, and the caller must use
/// `read`.
[[nodiscard]] constexpr int read_plain(const char* text, const rules& r) {
    if (text[0] < '1' || text[0] > '9' || text[1] != '\0' || r.gravity != drop) return -1;
    return text[0] - '1';
}

}  // namespace detail

constexpr void print(core::sink auto& out, const rules& /*r*/, square s, player /*mover*/ = first) {
    core::write(out, s.column + 1);
}

}  // namespace inarow::inline v0::notation::columns

#endif  // INAROW_SINGLE_INAROW_NOTATION_COLUMNS_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_GOMOCUP_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_GOMOCUP_HPP
// inarow/notation/gomocup.hpp ---------------------------------------------------------------------

/// A move is a column and a row, such as `7,0`. Both are counted from 0 at the top left. The
/// protocol of the Gomocup tournament (Piskvork) uses this notation.
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

/// The names of the nine squares of a 3x3 board, such as `top-left`, `center` and `bottom-right`.
/// `middle-center` is also accepted.
namespace inarow::inline v0::notation::names {

namespace detail {

inline constexpr core::string_view rows[] = {"top", "middle", "bottom"};
inline constexpr core::string_view columns[] = {"left", "center", "right"};

}  // namespace detail

/// Returns whether the squares of the board have names. Only a 3x3 board has names for its squares.
[[nodiscard]] constexpr bool has_names(const rules& r) { return r.columns == 3 && r.rows == 3; }

constexpr move read(reader& input, const rules& r) {
    if (!has_names(r)) input.fail(expected_token::a_board_with_names);
    if (input.skip("center")) return square{.column = 1, .row = 1};
    for (int row = 0; row < 3; ++row) {
        if (!input.skip(detail::rows[row])) continue;
        if (!input.skip('-')) break;
        for (int column = 0; column < 3; ++column)
            if (input.skip(detail::columns[column])) return square{.column = column, .row = row};
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
        core::write(out, detail::rows[s.row], '-', detail::columns[s.column]);
    }
}

namespace detail {

/// Returns the minimum number of characters to insert, remove or replace to turn one text into the
/// other. Ignores case.
/// Precondition: the second text has at most 15 characters.
[[nodiscard]] constexpr int edit_distance(core::string_view text, core::string_view name) {
    int row[16]{};
    const int size = static_cast<int>(name.size());
    for (int i = 0; i <= size; ++i) row[i] = i;
    for (const char c : text) {
        int diagonal = row[0]++;
        for (int i = 0; i < size; ++i) {
            const bool same = core::lower(c) == core::lower(name[static_cast<std::size_t>(i)]);
            const int replaced = diagonal + (same ? 0 : 1);
            diagonal = row[i + 1];
            const int other = (row[i] < diagonal ? row[i] : diagonal) + 1;
            row[i + 1] = replaced < other ? replaced : other;
        }
    }
    return row[size];
}

/// The maximum number of edits between a name and a misspelling of the name.
inline constexpr int max_edits = 2;

/// Returns the square whose name is nearest to a text. Returns a square with the column -1 if every
/// name is more than max_edits edits away.
[[nodiscard]] constexpr square nearest(core::string_view text) {
    square result{.column = -1, .row = -1};
    int fewest = max_edits + 1;
    const auto consider = [&](core::string_view name, square s) {
        const int edits = edit_distance(text, name);
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

}  // namespace detail

}  // namespace inarow::inline v0::notation::names

#endif  // INAROW_SINGLE_INAROW_NOTATION_NAMES_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_OPENSPIEL_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_OPENSPIEL_HPP
// inarow/notation/openspiel.hpp -------------------------------------------------------------------

/// If stones are placed, a move is the player (x is first, o is second), the row and the column,
/// such as `x(1,2)`. If stones are dropped, a move is the player and the column, such as `x3`. Rows
/// and columns are counted from 0 at the top left. OpenSpiel's tic_tac_toe and connect_four write
/// actions in this form.
namespace inarow::inline v0::notation::openspiel {

constexpr move read(reader& input, const rules& r) {
    const player side = core::lower(input.next()) == 'o' ? second : first;
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

/// A move is a column and a row, such as `13`. Both are counted from 1 at the bottom left. If a
/// side of the board is longer than 9, a comma separates the two numbers, as in `1,13`, because
/// otherwise two squares could have the same text.
namespace inarow::inline v0::notation::xy {

namespace detail {

[[nodiscard]] constexpr bool needs_comma(const rules& r) { return r.columns > 9 || r.rows > 9; }

}  // namespace detail

constexpr move read(reader& input, const rules& r) {
    // Also reads "1,3" on boards where "13" would be enough.
    const bool comma =
        detail::needs_comma(r) ||
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
    if (detail::needs_comma(r)) core::write(out, ',');
    core::write(out, r.rows - s.row);
}

}  // namespace inarow::inline v0::notation::xy

#endif  // INAROW_SINGLE_INAROW_NOTATION_XY_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_NOTATION_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_NOTATION_HPP
// inarow/notation/notation.hpp --------------------------------------------------------------------

/// Move notations. To add a notation, use the header of another notation as a model, and add a case
/// to each switch and an entry to each table below. When you build inarow, a switch without the
/// case or a table without the entry does not compile.
namespace inarow::inline v0::notation {

/// A notation. With `any`, the rules and the form of a text determine how the text is read, and the
/// rules alone determine how a move is written.
enum class kind : std::uint8_t { any, names, xy, algebraic, columns, openspiel, gomocup };

inline constexpr auto kind_names =
    core::enum_names_of<kind>("any", "names", "xy", "algebraic", "columns", "openspiel", "gomocup");
/// Titles that users see when they choose a notation.
inline constexpr auto kind_titles =
    core::enum_names_of<kind>("Any notation", "Names (center)", "Column and row (13)",
                              "Algebraic (b3)", "Columns (4)", "OpenSpiel", "Gomocup (7,7)");

[[nodiscard]] constexpr core::string_view name_of(kind k) { return kind_names[k]; }

/// Returns the notation in which moves are written by default: columns if stones are dropped,
/// otherwise algebraic.
[[nodiscard]] constexpr kind default_for(const rules& r) {
    switch (r.gravity) {
        case place: break;
        case drop: return kind::columns;
        default: break;
    }
    return kind::algebraic;
}

namespace detail {

/// Guesses the notation of a text from its form. A text that begins with a digit is a column if
/// stones are dropped and the text has no comma, otherwise a column and a row. A text that begins
/// with a letter is algebraic if it ends with a digit or if the squares have no names, otherwise a
/// name. For any other text, returns a notation that refuses the text. Never guesses OpenSpiel or
/// Gomocup, because their texts look like texts in other notations.
[[nodiscard]] constexpr kind looks_like(const rules& r, const reader& text) {
    // Makes few calls, because each call slows constant evaluation. This function takes a large
    // part of the time to evaluate a move.
    const char first = text.size == 0 ? '\0' : text.text[0];
    if (first >= '0' && first <= '9') {
        if (r.gravity == place) return kind::xy;
        for (int i = 0; i < text.size; ++i)
            if (text.text[i] == ',') return kind::xy;
        return kind::columns;
    }
    if (r.gravity == drop && !core::is_letter(first)) return kind::columns;
    const char last = text.size == 0 ? '\0' : text.text[text.size - 1];
    return (last < '0' || last > '9') && names::has_names(r) ? kind::names : kind::algebraic;
}

}  // namespace detail

/// Reads one move. If reading fails, the reader keeps the error.
constexpr move read(reader& input, kind k, const rules& r) {
    switch (k == kind::any ? detail::looks_like(r, input) : k) {
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

/// Parses a text as one move. The move may be illegal or off the board.
[[nodiscard]] constexpr result<move, syntax_error> parse(kind k, const rules& r,
                                                         core::string_view text) {
    reader input{text};
    const move m = read(input, k, r);
    return input.finish(m);
}

/// Returns whether a notation can write every square of the board.
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

/// Writes a move of `mover` onto square `s`. Precondition: can_print(k, r).
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

/// If two joined moves, such as h8i9, begin at `begin`, returns the size of the first one.
/// Otherwise, returns 0. Each of the two moves consists of letters and then digits.
[[nodiscard]] constexpr std::size_t joined_move_size(const auto& text, std::size_t begin) {
    std::size_t end = begin;
    const auto skip_move = [&] {
        const std::size_t letters = end;
        while (end < text.size() && core::is_letter(text[end])) ++end;
        const std::size_t digits = end;
        while (end < text.size() && core::is_digit(text[end])) ++end;
        return digits > letters && end > digits;
    };
    if (!skip_move()) return 0;
    const std::size_t size = end - begin;
    return skip_move() ? size : 0;
}

[[nodiscard]] constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/// Returns whether each move is written as a one-digit column number, so that moves need no
/// separator.
[[nodiscard]] constexpr bool has_joined_columns(kind k, const rules& r) {
    const bool is_column = k == kind::columns || (k == kind::any && r.gravity == drop);
    return is_column && r.columns <= 9;
}

/// Returns whether a number, with or without a sign, begins at `end` and is followed by a blank or
/// the end of the list. Moves `end` past the number.
[[nodiscard]] constexpr bool skip_number(const auto& list, std::size_t& end) {
    if (end < list.size() && (list[end] == '-' || list[end] == '+')) ++end;
    const std::size_t digits = end;
    while (end < list.size() && core::is_digit(list[end])) ++end;
    return end > digits && (end == list.size() || is_blank(list[end]));
}

}  // namespace detail

/// Returns the offset of the score in a line of a data set, such as "4453 2". Such a line begins
/// with two or more one-digit column numbers written together. The score is the first number after
/// these moves, and only numbers follow the score. If the line has no score, returns the size of
/// the line.
template <core::text_range View>
[[nodiscard]] constexpr std::size_t score_offset(kind k, const rules& r, const View& list) {
    if (!detail::has_joined_columns(k, r)) return list.size();
    std::size_t end = 0;
    const auto skip_blanks = [&] {
        while (end < list.size() && detail::is_blank(list[end])) ++end;
    };
    skip_blanks();
    const std::size_t columns = end;
    while (end < list.size() && core::is_digit(list[end])) ++end;
    if (end - columns < 2 || (end < list.size() && !detail::is_blank(list[end])))
        return list.size();
    skip_blanks();
    const std::size_t result = end;
    for (; end < list.size(); skip_blanks())
        if (!detail::skip_number(list, end)) return list.size();
    return result;
}

/// Removes the next move from the front of a list and returns the move. Returns an empty text at
/// the end. Spaces or tabs separate moves. Moves in algebraic notation need no separator, as in
/// h8i9. If moves are column numbers, and the board has at most nine columns, moves need no
/// separator either, as in 4453. View is std::string_view or core::string_view.
template <core::text_range View>
[[nodiscard]] constexpr View next_move_text(kind k, const rules& r, View& list) {
    std::size_t begin = 0;
    while (begin < list.size() && detail::is_blank(list[begin])) ++begin;
    // Looks for joined moves before the next separator. In the opposite order, each call would read
    // the whole rest of a long list without separators.
    const bool is_algebraic = k == kind::algebraic || k == kind::any;
    const std::size_t joined = is_algebraic ? detail::joined_move_size(list, begin) : 0;
    std::size_t end = begin + joined;
    bool all_digits = joined == 0;
    for (; joined == 0 && end < list.size() && !detail::is_blank(list[end]); ++end)
        all_digits &= core::is_digit(list[end]);
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

/// The enumeration of the square names, such as `b2`. <inarow/notation/named_moves.hpp> defines its
/// enumerators.
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

/// Returns whether `T` is an integer type, or an enumeration whose values convert to integers.
template <class T>
[[nodiscard]] consteval bool is_integer() {
    if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
        return std::is_convertible_v<T, long long> && sizeof(T) <= sizeof(long long);
    } else {
        return false;
    }
}
/// The name that a refusal uses for a value of a type that cannot be a move.
template <class T>
inline constexpr const char* no_move_name = std::is_enum_v<T>       ? "an enumerator"
                                            : std::is_pointer_v<T>  ? "a pointer"
                                            : std::is_function_v<T> ? "a function"
                                            : std::is_array_v<T>    ? "an array"
                                            : std::is_class_v<T>    ? "an object"
                                                                    : "a value";
template <std::size_t Size>
inline constexpr const char* no_move_name<wchar_t[Size]> = "an L text";
#if defined(__cpp_char8_t)
template <std::size_t Size>
inline constexpr const char* no_move_name<char8_t[Size]> = "a u8 text";
#endif
template <std::size_t Size>
inline constexpr const char* no_move_name<char16_t[Size]> = "a u text";
template <std::size_t Size>
inline constexpr const char* no_move_name<char32_t[Size]> = "a U text";

}  // namespace detail

/// A move as text, made from "center", 13, "b2", square{1, 1} or squares::b2. A move_text can also
/// hold the notation of the text and the player who makes the move. A text of more than max_size
/// characters is cut and refused as a move, because no notation has moves of that length. The class
/// is structural, so that a move can be a template argument. The only data member is an array,
/// because g++ prints such a class in short form.
struct move_text {
    static constexpr int max_size = 14;
    static constexpr char nul = '\x1a';  ///< stands for a NUL inside a text
    static_assert(notation::kind_names.size() <= 16, "the notation has four bits");

    /// The last character holds the player (2 bits), whether the text is cut (1 bit) and the
    /// notation (4 bits). The sign bit is set if the text was made from a value of a type that
    /// cannot be a move.
    char characters_[max_size + 1]{};

#if defined(__clang__)
    // Writes only the characters of the text and its NUL, because otherwise clang prints a list of
    // numbers instead of "center". This constructor exists only for clang, because g++ would also
    // print the NUL.
    template <std::size_t Size>
        requires(Size <= max_size + 1)
    consteval move_text(const char (&text)[Size])
        : move_text(text, used_size(text, Size), core::detail::make_indices<Size>{}) {}
#endif

    /// Accepts a value of any type, so that a function with a move_text parameter can explain in a
    /// sentence why it refuses a value of a wrong type.
    template <class Entry>
    consteval move_text(const Entry& entry) {
        if constexpr (detail::is_char_array<Entry>) {
            std::size_t size = sizeof(Entry);
            while (size > 0 && entry[size - 1] == '\0') --size;
            add(entry, size);
        } else if constexpr (detail::is_one_of<Entry, const char*, char*>) {
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
        } else if constexpr (detail::is_integer<Entry>()) {
            using widest =
                std::conditional_t<std::is_unsigned_v<Entry>, unsigned long long, long long>;
            add_number(static_cast<widest>(entry));
        } else {
            add_no_text(detail::no_move_name<Entry>);
        }
    }
    /// Accepts a class that converts to a string view, such as std::string. Also works at run time.
    template <class Text>
        requires std::is_class_v<Text> && std::is_convertible_v<const Text&, core::string_view>
    constexpr move_text(const Text& text) : move_text(text, notation::kind::any) {}
    template <class Text>
        requires std::is_class_v<Text> && std::is_convertible_v<const Text&, core::string_view>
    constexpr move_text(const Text& text, notation::kind k) {
        // Does not write a 0 into the last character, because g++ would then print every zero
        // before the last character.
        if (k != notation::kind::any) set_last(static_cast<int>(k) << 3);
        add(text);
    }
    constexpr move_text(const char* text, notation::kind k)
        : move_text(core::string_view(text), k) {}

    /// Returns whether the text was made from a value of a type that can be a move. For example,
    /// the result is false for a bool, a character, a floating-point number and a null pointer.
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
    /// Returns the player who makes the move, or mark::none if no player is given.
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
                        core::detail::indices<Place...> /*places*/)
        : characters_{(text[Place] == '\0' && Place < size ? nul : text[Place])...} {}

    /// Returns the size of a text without the NULs at its end.
    [[nodiscard]] static consteval std::size_t used_size(const char* text, std::size_t size) {
        while (size > 0 && text[size - 1] == '\0') --size;
        return size;
    }
#endif
    consteval void add_number(auto number) {
        if (number < 0 || number >= 100) return add(core::to_fixed_string<20>(number).view());
        // Uses the constructor for text literals, because clang prints other texts as a list of
        // numbers.
        const char text[] = {static_cast<char>('0' + number / 10),
                             static_cast<char>('0' + number % 10), '\0'};
        const char digit[] = {text[1], '\0'};
        *this = number < 10 ? move_text(digit) : move_text(text);
    }
    constexpr void add(core::string_view text) { add(text.data(), text.size()); }
    // Takes a pointer and a size instead of a string_view. Otherwise, a compiler would check the
    // constructor of string_view again for each text length.
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
    /// Writes a square in Gomocup notation, because that notation does not depend on the size of
    /// the board. Writes a move without a row as a column, counted from 1.
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
        notation::algebraic::detail::print_column(text, name / 26);
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

/// Returns the same move, with `side` as the player who makes the move. A position refuses the move
/// if the other player is to move.
[[nodiscard]] consteval move_text made_by(player side, move_text m) { return m.made_by(side); }

/// Returns the same text, with `k` as the notation in which the text is read.
[[nodiscard]] consteval move_text written_in(notation::kind k, move_text m) {
    return m.written_in(k);
}

/// The reason why a move text was refused: the rules forbid the move, or the text is not a move in
/// its notation. In the second case, `move.kind` is not_a_move, and `syntax` says where and why
/// parsing failed.
struct illegal_move_text {
    illegal_move move{};
    notation::syntax_error syntax{};

    constexpr bool operator==(const illegal_move_text&) const = default;
};

/// Parses a move text. If parsing fails, the reader keeps the error.
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
    // In OpenSpiel's notation, the text names a player, and `text.mover()` can name a player, too.
    // If one of these players is not the player to move, the move is refused.
    if (text.mover() != mark::none && m.mover != mark_of(other(to_move))) m.mover = text.mover();
    return m;
}

/// Returns the row-major index of the square of a move, or -1 if the move is refused.
template <int Capacity>
[[nodiscard]] constexpr int square_of(const basic_position<Capacity>& p, const move_text& text) {
    // read_plain needs a NUL after the text. If the last character of the array is 0, there is
    // always a NUL after the text.
    if (text.characters_[move_text::max_size] == 0) {
        const square plain = notation::algebraic::detail::read_plain(text.characters_, p.rules_);
        if (plain.column >= 0)
            return (p.check)(plain).legal ? plain.row * p.rules_.columns + plain.column : -1;
        const int column = notation::columns::detail::read_plain(text.characters_, p.rules_);
        if (column >= 0) {
            const auto checked = (p.check)(move::into_column(column));
            return checked.legal ? index_of(p.rules_, checked.where) : -1;
        }
    }
    notation::reader input(text.characters_, text.size());
    const move m = read(input, p.rules_, p.to_move_, text);
    if (input.failed) return -1;
    const auto checked = (p.check)(m);
    return checked.legal ? index_of(p.rules_, checked.where) : -1;
}

/// Returns the reason why a move is refused. If the game is over, the reason is game_over, even if
/// the text also has a syntax error. Precondition: square_of(p, text) is -1.
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

/// Returns the square of a move's stone, or the reason why the move is refused.
template <int Capacity>
[[nodiscard]] constexpr result<square, illegal_move_text> resolve(const basic_position<Capacity>& p,
                                                                  const move_text& text) {
    const int index = square_of(p, text);
    if (index < 0) return explain_refusal(p, text);
    return square_at(p.rules(), index);
}

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_NOTATION_MOVE_TEXT_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_POSITION_TEXT_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_POSITION_TEXT_HPP
// inarow/notation/position_text.hpp ---------------------------------------------------------------

/// A position as text, such as `X.O/.X./..O X`. The text lists the rows from the top, separated by
/// `/`. A space and the player to move, X or O, follow the rows. Each square is X, O or `.` (free).
/// A number stands for that many free squares. If the text ends after the rows, the numbers of
/// stones determine whose turn it is.
namespace inarow::inline v0::notation {

namespace detail {

/// Reads one row into a layout, up to the separator after the row.
template <int Capacity>
constexpr void read_row(reader& input, basic_layout<Capacity>& onto, int row) {
    const int columns = onto.rules().columns;
    int column = 0;
    while (!input.failed && !input.at_end() && input.next() != '/' && input.next() != ' ') {
        const reader before = input;
        if (core::is_digit(input.next())) {
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

}  // namespace detail

/// Parses a position. `empty` is an empty layout with the rules of the position.
template <int Capacity>
[[nodiscard]] constexpr result<basic_layout<Capacity>, syntax_error> parse_position(
    const basic_layout<Capacity>& empty, core::string_view text) {
    basic_layout<Capacity> result = empty;
    reader input{text};
    for (int row = 0; row < empty.rules().rows && !input.failed; ++row) {
        if (row > 0) input.expect('/', expected_token::more_rows);
        detail::read_row(input, result, row);
    }
    result.set_to_move(result.mover_by_counts());
    if (!input.failed && !input.at_end()) {
        input.expect(' ', expected_token::a_space);
        result.set_to_move(core::lower(input.next()) == 'o' ? second : first);
        if (!input.skip('x') && !input.skip('o')) input.fail(expected_token::a_player);
    }
    return input.finish(result);
}

[[nodiscard]] constexpr char letter_of(mark m) {
    return m == mark::none ? '.' : m == mark::first ? 'X' : 'O';
}
[[nodiscard]] constexpr char letter_of(player side) { return letter_of(mark_of(side)); }

namespace detail {

/// Writes one row: `X.O`.
template <int Capacity>
constexpr void print_row(core::sink auto& out, const basic_position<Capacity>& p, int row) {
    for (int column = 0; column < p.rules().columns; ++column)
        core::write(out, letter_of(p.at({column, row})));
}

}  // namespace detail

/// Writes the rows of a position in short form, `X1O/1X1/2O`, in which numbers replace free
/// squares. parse_position also reads this form.
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
        detail::print_row(out, p, row);
    }
    core::write(out, ' ', letter_of(p.to_move()));
}

}  // namespace inarow::inline v0::notation

#endif  // INAROW_SINGLE_INAROW_NOTATION_POSITION_TEXT_HPP

#if !defined(INAROW_SINGLE_INAROW_MESSAGES_REFUSAL_HPP)
#define INAROW_SINGLE_INAROW_MESSAGES_REFUSAL_HPP
// inarow/messages/refusal.hpp ---------------------------------------------------------------------

/// Refusals as sentences, for compiler errors, the command line, the web page and Python. By
/// default, all functions write English. For another language, pass a table of phrases.
namespace inarow::inline v0::messages {

/// The capacity of a sentence, in characters. Sentences about refused moves, rules and boards are
/// never longer. A longer sentence of another kind is cut.
inline constexpr std::size_t sentence_capacity = 256;
using sentence_text = core::fixed_string<sentence_capacity>;

namespace detail {

/// Returns an empty text for a part of the sentence that is written to `out`. The text has the type
/// of `out` if possible, so that a program contains only one copy of the functions that write to a
/// text.
template <class Sink>
[[nodiscard]] constexpr auto part_for(const Sink& /*out*/) {
    if constexpr (requires { Sink(); })
        return Sink();
    else
        return sentence_text();
}

}  // namespace detail

/// Returns the phrase for a player: "first (X)" or "second (O)".
[[nodiscard]] constexpr core::string_view player_text(player side, const phrases& texts) {
    return texts.players[static_cast<std::size_t>(side)];
}
/// Writes a player: "first (X)" or "second (O)".
constexpr void write_player(core::sink auto& out, player side,
                            const phrases& texts = english<phrases>) {
    core::write(out, player_text(side, texts));
}

namespace detail {

constexpr void write_square(core::sink auto& out, const rules& r, square s) {
    notation::algebraic::print(out, r, s);
}

/// Writes a text in quotes. If `cut` is true, ends the text with "...". Writes a byte that is not
/// printable ASCII as an escape with two hexadecimal digits, so that every sentence is valid UTF-8.
/// `nul` is the character that stands for a NUL in the text, and is written as `\0`. By default, no
/// character stands for a NUL.
constexpr void write_quoted(core::sink auto& out, core::string_view text, bool cut = false,
                            int nul = 256, const phrases& texts = english<phrases>) {
    constexpr core::string_view digits = "0123456789abcdef";
    core::write(out, texts.opening_quote);
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
    core::write(out, cut ? "..." : "", texts.closing_quote);
}

/// Writes a move text in quotes. If the move text was made from a value of a type that cannot be a
/// move (for example, from `true`), writes the move text without quotes.
constexpr void write_move_text(core::sink auto& out, const move_text& text,
                               const phrases& texts = english<phrases>) {
    if (!text.is_text()) return core::write(out, text.view());
    write_quoted(out, text.view(), text.is_cut(), move_text::nul, texts);
}

}  // namespace detail

/// Writes how a game ended: "first (X) has won" or "it was drawn".
constexpr void write_end(core::sink auto& out, outcome ended,
                         const phrases& texts = english<phrases>) {
    if (ended == outcome::draw) return core::write(out, texts.was_drawn);
    const player winner = ended == outcome::first_won ? first : second;
    write_phrase(out, texts.has_won, {player_text(winner, texts)});
}

/// Writes whose turn it is, or how the game ended. Examples are "second (O) is to make move 4.",
/// "first (X) has won." and "The game was drawn."
template <int Capacity>
constexpr void write_turn_text(core::sink auto& out, const basic_position<Capacity>& p,
                               const phrases& texts = english<phrases>) {
    if (p.outcome() == outcome::draw) return core::write(out, texts.game_was_drawn);
    if (p.is_over()) {
        write_end(out, p.outcome(), texts);
        return core::write(out, '.');
    }
    write_phrase(out, texts.makes_move, {player_text(p.to_move(), texts), p.stones() + 1});
}

namespace detail {

/// Writes the range of a board's squares, "a1 to c3", or of its columns, "columns 1 to 7".
constexpr void write_extent(core::sink auto& out, const rules& r, bool columns_only,
                            const phrases& texts = english<phrases>) {
    if (columns_only) return write_phrase(out, texts.columns_extent, {r.columns});
    auto corner = part_for(out);
    write_square(corner, r, {.column = r.columns - 1, .row = 0});
    write_phrase(out, texts.squares_extent, {corner});
}

/// Writes what a parser expected, for the end of a sentence. If the words for the token end with a
/// comma, omits the comma.
constexpr void write_expected(core::sink auto& out, notation::expected_token what,
                              const phrases& texts = english<phrases>) {
    const core::string_view name = texts.tokens[what];
    write_phrase(out, texts.expected, {name.substr(0, name.size() - (name.back() == ',' ? 1 : 0))});
}
/// Writes what a parser expected, and where: "expected a row number at character 2"
constexpr void write_expected(core::sink auto& out, const notation::syntax_error& why,
                              const phrases& texts = english<phrases>) {
    if (why.offset < 0) return write_expected(out, why.what, texts);
    write_phrase(out, texts.expected_at, {texts.tokens[why.what], why.offset + 1});
}

/// Writes the reason why a move is refused, without the final period. The text follows "first (X)
/// cannot play "center": ".
constexpr void write_reason(core::sink auto& out, const rules& r, const illegal_move_text& why,
                            const phrases& texts) {
    using enum illegal_move::reason;
    const illegal_move& m = why.move;
    auto part = part_for(out);
    switch (m.kind) {
        case game_over:
            write_end(part, m.ended, texts);
            return write_phrase(out, texts.game_over, {part});
        case not_a_move:
            write_expected(part, why.syntax, texts);
            return write_phrase(out, texts.not_a_move, {part});
        case wrong_player: return write_phrase(out, texts.turn_of, {player_text(m.to_move, texts)});
        case names_no_row: return core::write(out, texts.names_no_row);
        case off_the_board:
            write_extent(part, r, !m.attempted.names_row(), texts);
            return write_phrase(out, texts.off_the_board, {part});
        case column_full: return write_phrase(out, texts.column_full, {m.attempted.column + 1});
        case taken:
            write_square(part, r, {m.attempted.column, m.attempted.row});
            return write_phrase(
                out, texts.taken,
                {part, player_text(m.holder == mark::first ? first : second, texts)});
        case floating:
            write_square(part, r, m.lands);
            return write_phrase(out, texts.floating, {m.attempted.column + 1, part});
        default: break;
    }
}

/// Returns the square that an invalid text probably means. If there is no such square, returns a
/// square with the column -1.
[[nodiscard]] constexpr square square_meant(const rules& r, const illegal_move_text& why,
                                            const move_text& entry) {
    const bool is_name = why.syntax.what == notation::expected_token::a_square_name ||
                         why.syntax.what == notation::expected_token::the_end;
    const bool is_whole = entry.is_text() && !entry.is_cut();
    if (why.move.kind != illegal_move::reason::not_a_move || !is_name || !is_whole ||
        !notation::names::has_names(r))
        return {.column = -1, .row = -1};
    return notation::names::detail::nearest(entry.view());
}

}  // namespace detail

/// Writes the reason why a move is refused: "Move 3: first (X) cannot play "center": b2 is already
/// taken by second (O)."
constexpr void write_refusal(core::sink auto& out, const rules& r, const illegal_move_text& why,
                             const move_text& entry, const phrases& texts = english<phrases>) {
    const bool names_other = why.move.kind == illegal_move::reason::wrong_player;
    const player mover = names_other ? other(why.move.to_move) : why.move.to_move;
    auto move = detail::part_for(out);
    detail::write_move_text(move, entry, texts);
    auto reason = detail::part_for(out);
    if (const square meant = detail::square_meant(r, why, entry); meant.column >= 0) {
        auto name = detail::part_for(out);
        notation::names::print(name, r, meant);
        write_phrase(reason, texts.name_meant, {name});
    } else {
        detail::write_reason(reason, r, why, texts);
        core::write(reason, '.');
    }
    write_phrase(out, texts.move_refused,
                 {why.move.number, player_text(mover, texts), move, reason});
}
/// Returns the sentence that write_refusal writes. This function and the next function are
/// templates, so that a program with only legal moves does not instantiate the code that writes
/// sentences.
template <class Text = sentence_text>
[[nodiscard]] constexpr Text sentence(const rules& r, const illegal_move_text& why,
                                      const move_text& entry,
                                      const phrases& texts = english<phrases>) {
    Text result;
    write_refusal(result, r, why, entry, texts);
    return result;
}
/// Returns the sentence that write_refusal writes, for a move that is not given as a text. The
/// sentence names the square or the column of the move.
template <class Text = sentence_text>
[[nodiscard]] constexpr Text sentence(const rules& r, const illegal_move& why,
                                      const phrases& texts = english<phrases>) {
    // If the name has more than move_text::max_size characters, move_text cuts the name.
    core::fixed_string<2 * 11 + 3> name;
    if (!why.attempted.names_row()) {
        core::write(name, static_cast<long long>(why.attempted.column) + 1);
    } else if (is_on_board(r, {why.attempted.column, why.attempted.row})) {
        detail::write_square(name, r, {why.attempted.column, why.attempted.row});
    } else {
        core::write(name, '(', why.attempted.column, ',', why.attempted.row, ')');
    }
    return sentence<Text>(r, illegal_move_text{why, {}}, move_text{name.view()}, texts);
}

/// Writes the legal moves: " Free squares: a1, c3." or " Open columns: 1, 2." Writes nothing if
/// there are no legal moves, or more than nine.
template <int Capacity>
constexpr void write_moves_left(core::sink auto& out, const basic_position<Capacity>& p) {
    const rules& r = p.rules();
    const bool drops = r.gravity == drop;
    constexpr int max_moves_listed = 9;
    // Visiting the squares of a huge board would exceed the compiler's limit.
    if (!drops && r.squares() - p.stones() > max_moves_listed) return;
    int count = 0;
    p.for_each_move([&](square) { ++count; });
    if (count == 0 || count > max_moves_listed) return;
    core::write(out, drops ? " Open columns: " : " Free squares: ");
    p.for_each_move([&](square s) {
        notation::print(out, notation::default_for(r), r, s, p.to_move());
        core::write(out, --count > 0 ? ", " : ".");
    });
}

namespace detail {

/// Writes the phrase `text`. Its arguments are the refused number, what this number counts, and the
/// maximum. If a parser did not read the number exactly because it was too large, writes "more than
/// 99999" instead of the number.
constexpr void write_refused_number(core::sink auto& out, const phrase& text,
                                    const illegal_rules& why, const phrases& texts) {
    constexpr int max = notation::reader::max_exact_number;
    const bool is_exact = why.which == illegal_rules::number::squares || why.value <= max;
    auto number = part_for(out);
    write_phrase(number, is_exact ? "{0}" : texts.more_than, {is_exact ? why.value : max});
    write_phrase(out, text, {number, phrase_of(texts.rules_numbers, why.which), why.max});
}

}  // namespace detail

/// Writes the reason why rules are refused: "Invalid rules: 0 columns, but it must be 1 to 999."
constexpr void write_refusal(core::sink auto& out, const illegal_rules& why,
                             const phrases& texts = english<phrases>) {
    const bool is_large = why.which == illegal_rules::number::squares;
    detail::write_refused_number(out, is_large ? texts.board_too_large : texts.rules_refused, why,
                                 texts);
}

namespace detail {

/// Writes the reason why no order of moves leads to a board: "its stones cannot have been dropped
/// in turn"
constexpr void write_no_order(core::sink auto& out, const rules& r,
                              const phrases& texts = english<phrases>) {
    switch (r.gravity) {
        case place: break;
        case drop: return core::write(out, texts.not_dropped);
        default: break;
    }
    write_phrase(out, texts.longer_lines, {r.run});
}

constexpr void write_reason(core::sink auto& out, const rules& r, const illegal_layout& why,
                            player to_move, const phrases& texts) {
    using enum illegal_layout::reason;
    auto where = part_for(out);
    switch (why.kind) {
        case stone_counts:
            return write_phrase(out, texts.stone_counts,
                                {why.first_stones, texts.stones[0], why.second_stones,
                                 texts.stones[1], player_text(to_move, texts)});
        case floating_stone:
            write_square(where, r, why.where);
            return write_phrase(out, texts.floating_stone, {where});
        case played_past_end:
            write_square(where, r, why.where);
            return write_phrase(out, texts.played_past_end, {where});
        case no_order: return write_no_order(out, r, texts);
        default: break;
    }
}

}  // namespace detail

/// Writes the reason why no game reaches a board: "No game reaches this board: …"
constexpr void write_refusal(core::sink auto& out, const rules& r, const illegal_layout& why,
                             player to_move, const phrases& texts = english<phrases>) {
    auto reason = detail::part_for(out);
    detail::write_reason(reason, r, why, to_move, texts);
    write_phrase(out, texts.unreached, {reason});
}

/// Writes the reason why moves cannot be taken back: "No move can be taken back: the game has just
/// begun."
constexpr void write_refusal(core::sink auto& out, const illegal_take_back& why,
                             const phrases& texts = english<phrases>) {
    const phrase& text = why.asked < 0     ? texts.take_back_negative
                         : why.played == 0 ? texts.take_back_at_start
                                           : texts.take_back_too_many;
    write_phrase(out, text, {why.asked, why.played});
}

/// Writes the reason why a text, named by `what`, cannot be read: "The position cannot be read:
/// expected a slash at character 4."
constexpr void write_refusal(core::sink auto& out, core::string_view what,
                             const notation::syntax_error& why,
                             const phrases& texts = english<phrases>) {
    auto expected = detail::part_for(out);
    detail::write_expected(expected, why, texts);
    write_phrase(out, texts.unreadable, {what, expected});
    core::write(out, '.');
}

/// Returns the sentence that write_refusal writes for these arguments.
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

namespace inarow::inline v0 {
template <std::size_t Size>
struct str {
    char characters[Size + 1]{};
    constexpr str(const char (&text)[Size + 1]) {
        for (std::size_t i = 0; i < Size; ++i) characters[i] = text[i];
        characters[Size] = '\0';
    }
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
struct diagnostic {
    core::fixed_string<messages::sentence_capacity + 100> sentence{};
    core::fixed_string<1000> board{};
};
[[nodiscard]] constexpr diagnostic diagnostic_of(core::string_view sentence) {
    diagnostic result;
    core::write(result.sentence, sentence);
    return result;
}
[[nodiscard]] constexpr draw::window window_for(const rules& r, square center) {
    return r.rows > 10 || r.columns > 10 ? draw::around(r, center) : draw::whole(r);
}
template <int Capacity>
[[nodiscard]] constexpr square center_of(const basic_position<Capacity>& p) {
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
constexpr void write_board(diagnostic& out, const basic_position<Capacity>& p, square center) {
    write_part(out, p, window_for(p.rules(), center));
}
template <class Diagnostic, class Then>
struct verdict {
    using diagnosed = Diagnostic;
    using self = Then;
};
}  // namespace detail
template <str... Sentence>
struct because {};
namespace detail {
#if defined(__clang__)
inline constexpr std::size_t max_string = 36;
#else
inline constexpr std::size_t max_string = 1000;
#endif
[[nodiscard]] constexpr std::size_t line_end(core::string_view text, std::size_t begin) {
    std::size_t end = begin;
    while (end < text.size() && text[end] != '\n') ++end;
    if (end - begin <= max_string) return end;
    for (end = begin + max_string; end > begin && text[end] != ' '; --end) {
    }
    return end > begin ? end : begin + max_string;
}
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
template <class Diagnostic, auto Part, std::size_t Number>
inline constexpr str<line_of((Diagnostic::text.*Part).view(), Number).size()> line{
    line_of((Diagnostic::text.*Part).view(), Number)};
template <class Diagnostic, auto Part>
using lines_of = core::detail::make_indices<line_count((Diagnostic::text.*Part).view())>;
template <class Diagnostic, class Lines = lines_of<Diagnostic, &diagnostic::sentence>>
struct sentence_type;
template <class Diagnostic, std::size_t... S>
struct sentence_type<Diagnostic, core::detail::indices<S...>> {
    using type = std::type_identity_t<because<line<Diagnostic, &diagnostic::sentence, S>...>>;
};
template <class Diagnostic>
using reason_of = typename sentence_type<Diagnostic>::type;
struct accepted {};
template <class Reason>
inline constexpr bool is_accepted = false;
template <>
inline constexpr bool is_accepted<accepted> = true;
template <class Reason>
concept holds = is_accepted<Reason>;
}  // namespace detail
#if (defined(__cpp_static_assert) && __cpp_static_assert >= 202306L) || \
    (defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 14)
namespace detail {
template <class Diagnostic>
[[nodiscard]] constexpr auto message() {
    constexpr const diagnostic& told = Diagnostic::text;
    core::fixed_string<messages::sentence_capacity + 1101> text;
    core::write(text, told.sentence.view(), told.board.size() == 0 ? "" : "\n", told.board.view());
    return text;
}
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wc++26-extensions"
template <auto Verdict>
struct refused {
    using opened = std::remove_pointer_t<decltype(Verdict)>;
    using self = typename opened::self;
    static_assert(false, message<typename opened::diagnosed>());
};
#pragma GCC diagnostic pop
}  // namespace detail
#else
template <str... Rows>
struct on_this_board {};
namespace detail {
template <class Diagnostic, std::size_t... S>
because<line<Diagnostic, &diagnostic::sentence, S>...> sentence(core::detail::indices<S...>);
template <class Diagnostic, std::size_t Begin, std::size_t... B>
    requires(sizeof...(B) > 0)
on_this_board<line<Diagnostic, &diagnostic::board, Begin + B>...> drawing(
    core::detail::indices<B...>);
struct no_board {
    using legal_move = void;
};
template <class, std::size_t>
no_board drawing(core::detail::indices<>);
template <class Diagnostic, std::size_t... S, std::size_t... B>
because<line<Diagnostic, &diagnostic::sentence, S>..., line<Diagnostic, &diagnostic::board, B>...>
    both(core::detail::indices<S...>, core::detail::indices<B...>);
template <auto Verdict>
struct refused {
    using opened = std::remove_pointer_t<decltype(Verdict)>;
    using self = typename opened::self;
    using diagnosed = typename opened::diagnosed;
    using words = lines_of<diagnosed, &diagnostic::sentence>;
    using rows = lines_of<diagnosed, &diagnostic::board>;
#if defined(__clang__)
    using told = typename decltype(both<diagnosed>(words{}, rows{}))::legal_move;
#else
    using told = typename decltype(sentence<diagnosed>(words{}))::legal_move;
    static constexpr std::size_t above = rows::size() < 8 ? rows::size() : 8;
    using upper = core::detail::make_indices<above>;
    using lower = core::detail::make_indices<rows::size() - above>;
    using drawn = typename decltype(drawing<diagnosed, 0>(upper{}))::legal_move;
    using below = typename decltype(drawing<diagnosed, above>(lower{}))::legal_move;
#endif
};
}  // namespace detail
#endif
namespace detail {
template <class Diagnostic, class Then>
using refusal = refused<static_cast<verdict<Diagnostic, Then>*>(nullptr)>;
}  // namespace detail
}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_DETAIL_REFUSAL_HPP

#if !defined(INAROW_SINGLE_INAROW_NOTATION_NAMED_MOVES_HPP)
#define INAROW_SINGLE_INAROW_NOTATION_NAMED_MOVES_HPP
// inarow/notation/named_moves.hpp -----------------------------------------------------------------

/// Moves as named constants, so that editors complete their names and compilers check them.
/// Examples: `using namespace inarow::squares; using g = play<new_game<tic_tac_toe>, b2, a1>;` and
/// `using namespace inarow::column_numbers; using g = play<new_game<connect_four>, _4, _4>;`.
namespace inarow::inline v0 {

/// The constants `a1` to `z26` name the squares of boards of up to 26 by 26 squares, in algebraic
/// notation. The square a1 is at the bottom left. <math.h> declares functions j0, j1, jn, y0, y1
/// and yn. If you also include <math.h>, write squares::j1 and squares::y1, because the names j1
/// and y1 alone are then ambiguous.
namespace squares {

// The enumeration is unscoped, so that one using-directive makes the names available.
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

/// The constants `_1` to `_26` name the columns of boards on which stones are dropped, counted from
/// 1 at the left.
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

/// Rules as text: COLUMNSxROWS/RUN[/drop][/exactly][/misere][/torus][/second]. A name,
/// `tic-tac-toe`, `connect-four` or `gomoku`, may replace the part before `/exactly`. The suffixes
/// mean:
/// - `/drop`: stones are dropped.
/// - `/exactly`: only a line of exactly RUN stones ends the game.
/// - `/misere`: the player who completes a line loses.
/// - `/torus`: opposite edges are joined.
/// - `/second`: the second player starts.
namespace inarow::inline v0::notation {

struct named_rules {
    core::string_view name;
    inarow::rules rules;
};
inline constexpr named_rules rules_by_name[] = {
    {"tic-tac-toe", tic_tac_toe}, {"connect-four", connect_four}, {"gomoku", gomoku}};

/// Parses rules. Does not check whether the numbers are in range; `check` does.
[[nodiscard]] constexpr result<rules, syntax_error> parse_rules(core::string_view text) {
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
    return input.finish(result);
}

namespace detail {

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

}  // namespace detail

/// Writes rules in the form with numbers: `7x6/4/drop`.
constexpr void print_rules(core::sink auto& out, const rules& r) {
    core::write(out, r.columns, 'x', r.rows, '/', r.run);
    detail::print_rules_suffixes(out, r);
}

/// Writes rules with their name: `connect-four/misere`. Writes rules without a name in the form
/// with numbers. Does not write which player starts.
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
        return detail::print_rules_suffixes(out, suffixes);
    }
    print_rules(out, starting_with(first, r));
}

/// Writes rules as a C++ expression: `misere(tic_tac_toe)` or `rules{.columns = 5, ...}`.
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

/// Lists of moves as text, such as "b2 a1 c3" or, for Connect Four, "4453".
namespace inarow::inline v0::notation {

/// The refused move of a list, and the reason for the refusal.
struct illegal_moves_text {
    int number;          ///< number of the move in the list, from 1
    std::size_t offset;  ///< number of characters before the move in the list
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

/// Returns the refusal for a score that follows the moves of a list (see score_offset).
template <int Capacity>
[[nodiscard]] constexpr illegal_move_text score_in_moves(const basic_position<Capacity>& p) {
    return {p.explained(illegal_move::reason::not_a_move, {}),
            {expected_token::moves_without_score, -1}};
}

}  // namespace detail

/// Makes the moves of a list on a game or a position, and returns the number of moves. If a move is
/// refused, stops before this move and returns the reason. The earlier moves remain on the board.
template <class Board>
constexpr result<int, illegal_moves_text> apply_moves(Board& board, core::string_view list,
                                                      kind k = kind::any) {
    core::string_view rest = list;
    const std::size_t score = score_offset(k, board.rules(), list);
    for (int number = 1;; ++number) {
        const core::string_view text = next_move_text(k, board.rules(), rest);
        if (text.empty()) return number - 1;
        const std::size_t offset = list.size() - rest.size() - text.size();
        if (offset == score)
            return illegal_moves_text{number, offset, move_text(text, k),
                                      detail::score_in_moves(detail::board_of(board))};
        const move_text m(text, k);
        const auto where = resolve(detail::board_of(board), m);
        if (!where) return illegal_moves_text{number, offset, m, where.error()};
        (void)board.apply(*where);
    }
}

/// Returns the game or position after the moves of a list, or the first refused move.
template <class Board>
[[nodiscard]] constexpr result<Board, illegal_moves_text> play_moves(Board board,
                                                                     core::string_view list,
                                                                     kind k = kind::any) {
    const auto made = apply_moves(board, list, k);
    if (!made) return made.error();
    return board;
}

namespace detail {

/// Returns the default separator: empty if moves are columns of one digit, otherwise a space.
[[nodiscard]] constexpr core::string_view separator_for(kind k, const rules& r) {
    const bool is_column = (k == kind::any ? default_for(r) : k) == kind::columns;
    return is_column && r.columns <= 9 ? "" : " ";
}

}  // namespace detail

/// Writes moves that `mover` and the opponent make alternately. Precondition: can_print(k, r).
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
/// Writes the moves of a game as a list that play_moves can read with the same `k`.
/// Precondition: can_print(k, g.rules()).
template <int Capacity>
constexpr void print_moves(core::sink auto& out, const basic_game<Capacity>& g,
                           kind k = kind::any) {
    print_moves(out, g.rules(), g.moves(), g.mover(0), k, detail::separator_for(k, g.rules()));
}

}  // namespace inarow::inline v0::notation

#endif  // INAROW_SINGLE_INAROW_NOTATION_MOVES_TEXT_HPP

#if !defined(INAROW_SINGLE_INAROW_STREAM_HPP)
#define INAROW_SINGLE_INAROW_STREAM_HPP
// inarow/stream.hpp -------------------------------------------------------------------------------

/// Writes objects of the library's types as text. `operator<<` accepts any stream of chars. Rules
/// appear as a rules text, positions as a position text, games as a list of moves, marks as `X`,
/// `O` or `.`, and squares as (column,row). Errors about rules and about taking back moves appear
/// as sentences. Players, outcomes, statuses and illegal moves appear as names, such as `first
/// won`. This header does not include a stream header. For std::format, include
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

/// A type whose values write_value can write.
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

/// Boards as template arguments. Compilers and editors print these boards as rows of text.
namespace inarow::inline v0 {

namespace detail {

[[nodiscard]] constexpr std::size_t size(int number) { return static_cast<std::size_t>(number); }

}  // namespace detail

/// The rows of a board from the top: board<3, 3>{{"X.O", ".X.", "..O"}}. Each row ends with a NUL,
/// because clang prints an array without a NUL as numbers. If a board has ten or more rows, the
/// rows are in groups of ten, because clang prints at most ten elements of an array.
template <int Columns, int Rows>
struct board {
    char tens[detail::size(Rows / 10)][10][detail::size(Columns + 1)]{};
    char rest[detail::size(Rows % 10)][detail::size(Columns + 1)]{};

    /// Returns the characters of a row. Row 0 is at the top.
    [[nodiscard]] constexpr char* row(std::size_t number) {
        return number < detail::size(10 * (Rows / 10)) ? tens[number / 10][number % 10]
                                                       : rest[number % 10];
    }
    [[nodiscard]] constexpr const char* row(std::size_t number) const {
        return number < detail::size(10 * (Rows / 10)) ? tens[number / 10][number % 10]
                                                       : rest[number % 10];
    }
};
template <int Columns, int Rows>
    requires(Rows % 10 == 0)
struct board<Columns, Rows> {
    char tens[detail::size(Rows / 10)][10][detail::size(Columns + 1)]{};

    [[nodiscard]] constexpr char* row(std::size_t number) { return tens[number / 10][number % 10]; }
    [[nodiscard]] constexpr const char* row(std::size_t number) const {
        return tens[number / 10][number % 10];
    }
};
template <int Columns, int Rows>
    requires(Rows < 10)
struct board<Columns, Rows> {
    char rows[detail::size(Rows)][detail::size(Columns + 1)]{};

    [[nodiscard]] constexpr char* row(std::size_t number) { return rows[number]; }
    [[nodiscard]] constexpr const char* row(std::size_t number) const { return rows[number]; }
};

/// The standing of a game: whose turn it is, or how the game ended.
enum class standing : char {
    first_to_move,
    second_to_move,
    first_has_won,
    second_has_won,
    drawn,
};

/// Returns the standing of a game with the outcome `o`. `to_move` is the player whose turn it is,
/// and is ignored if the game is over.
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

/// Returns the board of a position.
template <int Columns, int Rows, int Capacity>
[[nodiscard]] constexpr board<Columns, Rows> board_of(const basic_position<Capacity>& p) {
    board<Columns, Rows> result;
    for (int row = 0; row < Rows; ++row) {
        char* text = result.row(detail::size(row));
        for (int column = 0; column < Columns; ++column)
            *text++ = notation::letter_of(p.at(square{column, row}));
        *text = '\0';  // assigned, because clang prints only assigned characters
    }
    return result;
}

/// Returns the board after `mover` places a stone on the square with row-major index `square`.
template <int Columns, int Rows>
[[nodiscard]] constexpr board<Columns, Rows> board_after(board<Columns, Rows> b, int square,
                                                         player mover) {
    b.row(detail::size(square / Columns))[square % Columns] = notation::letter_of(mover);
    return b;
}

}  // namespace detail

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_BOARD_HPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_GAME_HPP)
#define INAROW_SINGLE_INAROW_TYPE_GAME_HPP
// inarow/type/game.hpp ----------------------------------------------------------------------------

/// A game type consists of a start and a link for every move. A link is a type that names the start
/// or link before it, and the square of its move. A link does not name the position. The member
/// `position` of a link is the position after the move. Taking back a move gives exactly the
/// earlier type, because each link is a separate type. If positions instead of links were template
/// arguments, games would take longer to compile (docs/type/game.md has the figures).
namespace inarow::inline v0 {

namespace detail {

/// The error text for types that are not games, with a hint for common mistakes.
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
using game_reason = typename game_if<requires { typename T::links_; }>::template reason<T>;

}  // namespace detail

/// A game type: the result of new_game, set_up, set_up_unchecked, play, take_back, reply or
/// challenge.
template <class T>
concept game_type = detail::holds<detail::game_reason<T>>;

namespace detail {

/// Returns the rules with the given numbers. Each of `parts`, such as a value of `gravity` or
/// `convention`, replaces the default of its type.
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

/// A game type for a board of at most 225 squares. Its name contains the board, because editors
/// show the names of types. `Link` is a null pointer whose type names the start or the last link of
/// the game. Compilers print only `nullptr` or 0 for this pointer, not the links.
template <auto Board, standing Standing, auto Link>
struct game_on;
template <auto Board, standing Standing, class Link, Link* Null>
struct game_on<Board, Standing, Null> : Link {
    using links_ = Link;  // a game on a large board has the same member
    static constexpr const auto& board = Board;
};

/// Replaces the start or a link of a game, so that compilers do not print the name of this start or
/// link. `Link` is a null pointer, as in game_on.
template <auto Link>
struct hidden;
template <class Link, Link* Null>
struct hidden<Null> : Link {};

namespace detail {

/// If the name of a game on a large board would show this number of links, a null pointer hides all
/// links so far. Without this limit, the name of a long game would fill every line of an error.
inline constexpr int max_links_named = 8;

/// Data about the links of a game: the start, and the number of links that the name shows.
template <class Start, int Shown>
struct links_after {
    using start = Start;
    using more = links_after<Start, Shown + 1>;
    template <class Link>
    using game = Link;
};
template <class Start>
struct links_after<Start, max_links_named> {
    using start = Start;
    using more = links_after<Start, 1>;
    template <class Link>
    using game = hidden<static_cast<Link*>(nullptr)>;
};

}  // namespace detail

/// A game without moves on the empty board. The arguments are the three numbers of the rules,
/// followed by the parts of the rules that differ from their defaults. With a `rules` object as the
/// argument, compilers would print all members of the object in every error.
template <int Columns, int Rows, int Run, auto... Parts>
struct started {
    using self = started;
    using links_ = detail::links_after<started, 0>;
    static constexpr int ply = 0;
    static constexpr auto position = basic_position<Columns * Rows>::start_unchecked(
        detail::rules_from(Columns, Rows, Run, Parts...));
};

/// The game `Previous` after one more move, to the square with row-major index `Square`. On a board
/// of more than 225 squares, this link is itself the game type, because a second class for the game
/// would cost the compiler as much time as the link. After every eighth move on such a board, the
/// class `hidden` wraps the link and is the game type.
///
/// An after_move is a link only if `Square` is a non-negative int. The specializations handle all
/// other values of `Square`. Their member `checked<Playing>` has a member `self`: the game after
/// the move. If the move is refused, naming `self` is a compiler error.
template <class Previous, auto Square>
struct after_move {
    using links_ = typename Previous::links_::more;
    static constexpr auto position = Previous::position.after_index(Square);
    // Subtracts the numbers of stones instead of counting the links, because in a long game, the
    // recursion would be too deep.
    static constexpr int ply = position.stones_ - links_::start::position.stones_;
    template <class>
    using checked = after_move;
    using self = typename links_::template game<after_move>;
};

namespace detail {

/// Finds the start of a game whose board is part of its name, given the last link of the game.
template <class Link>
struct start_of {
    using start = Link;
};

}  // namespace detail

/// The link of a move in a game whose name contains the board. `play` with several moves names such
/// links, but does not instantiate them.
template <class Previous, int Square>
struct linked_move {
    static constexpr auto position = Previous::position.after_index(Square);
    static constexpr int ply =
        position.stones_ - detail::start_of<Previous>::start::position.stones_;
};

namespace detail {

template <class Previous, int Square>
struct start_of<linked_move<Previous, Square>> : start_of<Previous> {};

/// The maximum number of squares of a board that is part of the name of its game. A larger board in
/// the name would take longer to compile than the moves, and would fill a screen.
inline constexpr int max_named_squares = 225;

/// The index of a square on a board that is part of the name of its game.
enum class named_square : int {  // NOLINT(performance-enum-size)
    refused = -2,  // clang would confuse -1 with the int -1 for a refused move on a large board
};

template <bool Named>
struct square_index {
    using type = int;
};
template <>
struct square_index<true> {
    using type = named_square;
};
/// The type of the index of a square. This type selects the specialization of after_move.
template <int Capacity>
using square_index_t = typename square_index<(Capacity <= max_named_squares)>::type;

/// The start or the last link of a game.
template <class Game>
struct last_link {
    using type = Game;
};
template <auto Board, standing Standing, class Link, Link* Null>
struct last_link<game_on<Board, Standing, Null>> {
    using type = Link;
};
template <class Link, Link* Null>
struct last_link<hidden<Null>> {
    using type = Link;
};
template <class Game>
using link_of = typename last_link<Game>::type;

// Without type_identity_t, clang would print the calls of board_after and standing_of in its
// errors, in addition to the board and the standing that they return.
template <class Link, class Previous, int Square>
using named_game =
    std::type_identity_t<game_on<board_after(Previous::board, Square, Previous::position.to_move_),
                                 standing_of(Link::position.outcome_, Link::position.to_move_),
                                 static_cast<Link*>(nullptr)>>;

template <bool Named>
struct named_if {
    template <class Link>
    using game = typename Link::self;
};
template <>
struct named_if<true> {
    template <class Link>
    using game = std::type_identity_t<
        game_on<board_of<Link::position.rules_.columns, Link::position.rules_.rows>(Link::position),
                standing_of(Link::position.outcome_, Link::position.to_move_),
                static_cast<Link*>(nullptr)>>;
};
/// The game type of a start or link.
template <class Link>
using game_of =
    typename named_if<(Link::position.capacity <= max_named_squares)>::template game<Link>;

/// Wraps a game in a type that, like a refusal, has a member `self`.
template <class Game>
struct accepted_game {
    using self = Game;
};

template <class Game, int Square>
using next = typename after_move<Game, square_index_t<Game::position.capacity>{
                                           Square}>::template checked<void>::self;

}  // namespace detail

template <class Previous, detail::named_square Square>
struct after_move<Previous, Square> {
    static constexpr int square = static_cast<int>(Square);
    template <class Playing>
    using checked = after_move;
    using self =
        detail::named_game<linked_move<typename Previous::links_, square>, Previous, square>;
};

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_GAME_HPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_DISPLAY_HPP)
#define INAROW_SINGLE_INAROW_TYPE_DISPLAY_HPP
// inarow/type/display.hpp -------------------------------------------------------------------------

/// The board of a game as the name of a type. Editors show the name if you hover over the type.
namespace inarow::inline v0 {

/// A row of a board, such as board_row<"X.O">. This type is used only for its name, so it is
/// declared but not defined.
template <str Squares>
struct board_row;

namespace detail {

template <class... Rows>
struct displayed_rows {
    /// The rows of the board, from top to bottom.
    // Editors show each parameter of a function on its own line. Nobody calls this function.
    static void rows(Rows...);
};

template <auto Board, int Columns, int Rows, std::size_t... Number>
displayed_rows<board_row<str<size(Columns)>({Board.row(Number), size(Columns)})>...> rows_of(
    const board<Columns, Rows>&, core::detail::indices<Number...>);
template <auto Board, int Columns, int Rows>
decltype(rows_of<Board>(Board, core::detail::make_indices<size(Rows)>{})) rows_of(
    const board<Columns, Rows>&);

}  // namespace detail

/// The type that `display` names. The type has a member function `rows`, which is declared but not
/// defined. An editor that shows this function shows each row of the board on its own line.
template <auto Board>
struct displayed : decltype(detail::rows_of<Board>(Board)) {
    displayed() = delete;
};

/// A type whose name shows the board, with the top row first:
/// displayed<board<3, 3>{{"X.O", ".X.", "..O"}}>.
template <game_type Game>
using display =
    displayed<detail::board_of<Game::position.rules().columns, Game::position.rules().rows>(
        Game::position)>;

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_DISPLAY_HPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_PLAY_HPP)
#define INAROW_SINGLE_INAROW_TYPE_PLAY_HPP
// inarow/type/play.hpp ----------------------------------------------------------------------------

/// Moves on game types. `play` is strict: an illegal move does not compile. `try_play` is total: it
/// compiles for every move, stops before an illegal move, and says why the move is refused.
namespace inarow::inline v0 {

namespace detail {

/// The squares of the moves before the first refused move, and the position after these moves.
template <int Capacity, std::size_t Count>
struct legal_prefix {
    basic_position<Capacity> position;
    int squares[Count + 1]{};
    std::size_t size = 0;
};

template <int Capacity, class... Moves>
[[nodiscard]] constexpr legal_prefix<Capacity, sizeof...(Moves)> legal_prefix_of(
    const basic_position<Capacity>& start, const Moves&... moves) {
    legal_prefix<Capacity, sizeof...(Moves)> result{start};
    // Uses a loop instead of a fold expression, because clang 19 allows at most 256 operands in a
    // fold.
    const move_text* const all[] = {&moves..., nullptr};
    for (std::size_t i = 0; i < sizeof...(Moves); ++i) {
        basic_position<Capacity>& p = result.position;
        const int square = square_of(p, *all[i]);
        if (square < 0) break;
        result.squares[result.size++] = square;
        p = p.after_index(square);
    }
    return result;
}

/// The game after the moves Begin to Begin + Count - 1 of `Tried::legal`, a legal_prefix. If boards
/// are part of the names of games, `From` and the result are links. This class names the types of
/// the links, but does not instantiate them. Recurses on each half of the moves, so that the depth
/// of the recursion stays within a compiler's limit for any number of moves.
template <bool Named, class From, class Tried, std::size_t Begin, std::size_t Count>
struct after_moves {
    using half = typename after_moves<Named, From, Tried, Begin, Count / 2>::self;
    using self =
        typename after_moves<Named, half, Tried, Begin + Count / 2, Count - Count / 2>::self;
};
template <class Game, class Tried, std::size_t Begin>
struct after_moves<false, Game, Tried, Begin, 1> {
    using self = next<Game, Tried::legal.squares[Begin]>;
    // Evaluates this position now. If only the last position were evaluated, the recursion would be
    // too deep.
    static_assert(self::position.stones_ > 0);
};
template <class Link, class Tried, std::size_t Begin>
struct after_moves<true, Link, Tried, Begin, 1> {
    using self = linked_move<Link, Tried::legal.squares[Begin]>;
};
template <bool Named, class From, class Tried, std::size_t Begin>
struct after_moves<Named, From, Tried, Begin, 0> {
    using self = From;
};

/// The game after the moves of `Tried::legal`.
template <bool Named>
struct game_after {
    template <class Game, class Tried>
    using game = after_moves<false, Game, Tried, 0, Tried::legal.size>;
};
template <class Link, class Tried>
struct named_game_after {
    using link = typename after_moves<true, Link, Tried, 0, Tried::legal.size>::self;
    using self = std::type_identity_t<
        game_on<board_of<Tried::legal.position.rules_.columns, Tried::legal.position.rules_.rows>(
                    Tried::legal.position),
                standing_of(Tried::legal.position.outcome_, Tried::legal.position.to_move_),
                static_cast<link*>(nullptr)>>;
};
template <>
struct game_after<true> {
    template <class Game, class Tried>
    using game = named_game_after<link_of<Game>, Tried>;
};
template <class Game, class Tried>
using game_after_moves =
    typename game_after<(Game::position.capacity <= max_named_squares)>::template game<Game, Tried>;

/// The first refused move, the reason for the refusal, and the position before the move.
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
        result.position = result.position.after_index(square);
    }
    return result;
}

/// Returns the square around which a large board is drawn in the error about a refused move.
template <int Capacity>
[[nodiscard]] constexpr square center_of(const refused_move<Capacity>& refused) {
    using enum illegal_move::reason;
    const illegal_move& why = refused.why.move;
    const rules& r = refused.position.rules();
    if (why.kind == not_a_move || why.kind == game_over) return center_of(refused.position);
    return {.column = why.attempted.column,
            .row = why.attempted.names_row() ? why.attempted.row : r.rows - 1};
}

template <int Capacity>
[[nodiscard]] constexpr diagnostic diagnose(const refused_move<Capacity>& refused) {
    diagnostic result;
    messages::write_refusal(result.sentence, refused.position.rules(), refused.why, refused.text);
    messages::write_moves_left(result.sentence, refused.position);
    write_board(result, refused.position, center_of(refused));
    return result;
}

/// The arguments of one `play`: a game, and the moves to make.
template <class Game, move_text... Moves>
struct playing;

/// The diagnostic of the first refused move.
template <class Playing>
struct refused_moves;
template <class Game, move_text... Moves>
struct refused_moves<playing<Game, Moves...>> {
    static constexpr diagnostic text = diagnose(first_refused(Game::position, Moves...));
};

/// Returns the second argument of after_move for a move on the position `p`: the index of the
/// move's square, or a negative number if the move is refused.
template <int Capacity>
[[nodiscard]] constexpr square_index_t<Capacity> judged(const basic_position<Capacity>& p,
                                                        const move_text& move) {
    const int square = square_of(p, move);
    if constexpr (Capacity <= max_named_squares) {
        return square < 0 ? named_square::refused : named_square{square};
    } else {
        return square;
    }
}

template <bool Legal>
struct moves_if {
    template <class Game, class Playing>
    using game = game_after_moves<Game, Playing>;
};
template <>
struct moves_if<false> {
    template <class Game, class Playing>
    using game = refusal<refused_moves<Playing>, Game>;
};

}  // namespace detail

template <class Previous>
struct after_move<Previous, detail::named_square::refused> {
    template <class Playing>
    using checked = detail::refusal<detail::refused_moves<Playing>, Previous>;
};
template <class Previous>
struct after_move<Previous, -1> {
    template <class Playing>
    using checked = detail::refusal<detail::refused_moves<Playing>, Previous>;
};

namespace detail {

/// `playing` is a class instead of an alias, because in an error, g++ prints only the name of a
/// class, but the whole definition of an alias. `play` names the member `self` of `next`. A refusal
/// becomes an error only when its member `self` is named, so compilers report only this use of
/// `self`.
template <class Game, move_text... Moves>
struct playing {
    static constexpr auto legal = legal_prefix_of(Game::position, Moves...);
    using next = typename moves_if<legal.size == sizeof...(Moves)>::template game<Game, playing>;
};
template <class Game, move_text Move>
struct playing<Game, Move> {
    using next =
        typename after_move<Game, detail::judged(Game::position, Move)>::template checked<playing>;
};

}  // namespace detail

/// The game after these moves, in order. A move is a value such as "center", 13, "b2", "4",
/// made_by(first, "a1") or written_in(notation::kind::openspiel, "x3"). An illegal move does not
/// compile. The error names the move and the reason, and draws the board before the move.
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

/// `legality` is a class, so that clang prints the game only once in the note about a failed
/// concept.
template <class Game, move_text... Moves>
struct legality {
    using reason =
        typename legal_moves_if<are_legal<Game, Moves...>>::template reason<Game, Moves...>;
};

}  // namespace detail

/// Tells whether these moves are legal in this order. If the concept is true, `play` compiles with
/// these moves.
template <class Game, move_text... Moves>
concept legal_moves =
    game_type<Game> && detail::holds<typename detail::legality<Game, Moves...>::reason>;

/// Makes these moves on a game, and stops before the first illegal move. try_play is the total form
/// of `play`.
template <game_type Game, move_text... Moves>
struct try_play {
private:
    struct tried {
        static constexpr auto legal = detail::legal_prefix_of(Game::position, Moves...);
    };
    static constexpr auto stopped = detail::first_refused(Game::position, Moves...);

public:
    /// The game after all moves before the first refused move. If the first move is refused, `game`
    /// is exactly the type Game.
    using game = typename detail::game_after_moves<Game, tried>::self;
    /// The number of moves before the first refused move.
    static constexpr std::size_t legal = tried::legal.size;
    static constexpr bool refused = legal < sizeof...(Moves);
    /// If `refused` is true, these members are the refused move, the reason for the refusal, and
    /// the sentence about the refusal.
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

/// Makes the moves on `start`, a position or game. Precondition: the moves are legal in this order.
template <class Start, class... Moves>
[[nodiscard]] constexpr Start after_legal_moves(Start start, const Moves&... moves) {
    const move_text* const all[] = {&moves..., nullptr};
    for (const move_text* const* each = all; *each != nullptr; ++each) {
        const basic_position p = position_in(start);
        (void)start.apply(square_at(p.rules(), square_of(p, **each)));
    }
    return start;
}

/// Wraps the constant `Start`, a position or a game, in a type that can be a template argument.
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

/// `making` is a class instead of an alias, so that g++ prints a short name in errors (see
/// `playing` in play.hpp).
template <class Start, move_text... Moves>
struct making {
    using next = typename must_if<legal_prefix_of(position_in(Start::value), Moves...).size ==
                                  sizeof...(Moves)>::template answer<Start, Moves...>;
};

}  // namespace detail

/// The position or game `Start` after these moves. `must` does for a constant what `play` does for
/// a game type. An illegal move does not compile. The error has the same sentence and board as the
/// error of `play`. `Start` must be a constant with static storage duration.
template <const auto& Start, move_text... Moves>
inline constexpr auto must =
    detail::making<detail::start_value<Start>, Moves...>::next::self::value;

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_MUST_HPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_DETAIL_COUNT_HPP)
#define INAROW_SINGLE_INAROW_TYPE_DETAIL_COUNT_HPP
// inarow/type/detail/count.hpp --------------------------------------------------------------------

namespace inarow::inline v0::detail {
template <class T>
inline constexpr bool is_count =
    std::is_integral_v<T> && !std::is_same_v<T, bool> && !is_character<T>;
template <class Count>
[[nodiscard]] constexpr int nearest_int(Count count) {
    constexpr int largest = 0x7fffffff;
    if (count > Count{} && static_cast<unsigned long long>(count) > largest) return largest;
    if (count < Count{} && static_cast<long long>(count) < -largest) return -largest;
    return static_cast<int>(count);
}
}  // namespace inarow::inline v0::detail

#endif  // INAROW_SINGLE_INAROW_TYPE_DETAIL_COUNT_HPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_NEW_GAME_HPP)
#define INAROW_SINGLE_INAROW_TYPE_NEW_GAME_HPP
// inarow/type/new_game.hpp ------------------------------------------------------------------------

/// Game types that start on an empty board, or on a given board.
namespace inarow::inline v0 {

namespace detail {

template <rules Rules>
[[nodiscard]] constexpr diagnostic illegal_rules_diagnostic() {
    diagnostic result;
    messages::write_refusal(result.sentence, (check)(Rules).error());
    return result;
}
template <rules Rules>
struct refused_rules {
    static constexpr diagnostic text = illegal_rules_diagnostic<Rules>();
};

/// Adds `Part` to the template arguments of a start, unless `Part` is the default.
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

/// The rules that the template arguments of a start describe.
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
    using game = accepted_game<game_of<typename started_by<Rules>::game>>;
};
template <>
struct new_game_if<false> {
    template <rules Rules>
    using reason = reason_of<refused_rules<Rules>>;
    template <rules Rules>
    using game = refusal<refused_rules<Rules>, game_of<started<3, 3, 3>>>;
};

/// Returns whether `T` is the type of a part of rules other than a number, such as `gravity`.
template <class T>
[[nodiscard]] consteval bool is_part_of_rules() {
    [[maybe_unused]] auto [columns, rows, run, gravity, length, convention, edges, starts] =
        rules{};
    return is_one_of<T, decltype(gravity), decltype(length), decltype(convention), decltype(edges),
                     decltype(starts)>;
}
template <class T, class... Types>
inline constexpr int count_of = (0 + ... + (std::is_same_v<T, Types> ? 1 : 0));
/// Tells whether the first three types are integers, and all other types are distinct types of
/// parts of rules, such as `gravity`.
template <class Columns, class Rows, class Run, class... Parts>
inline constexpr bool are_rules =
    is_count<Columns> && is_count<Rows> && is_count<Run> &&
    ((is_part_of_rules<Parts>() && count_of<Parts, Parts...> == 1) && ...);

struct no_rules {
    static constexpr diagnostic text = diagnostic_of(
        "These are not rules: new_game takes rules, or three integers and the parts that differ "
        "from their defaults, such as new_game<connect_four> or new_game<7, 6, 4, drop>.");
};
/// The game that new_game starts, or the refusal of its arguments.
template <auto... Parts>
struct starting {
    using next = refusal<no_rules, game_of<started<3, 3, 3>>>;
};
template <rules Rules>
struct starting<Rules> {
    using next = typename new_game_if<is_valid(Rules)>::template game<Rules>;
};
// Takes the numbers as `auto` and checks their types, because clang accepts a character for an int
// parameter.
template <auto Columns, auto Rows, auto Run, auto... Parts>
    requires are_rules<decltype(Columns), decltype(Rows), decltype(Run), decltype(Parts)...>
struct starting<Columns, Rows, Run, Parts...>
    : starting<rules_from(nearest_int(Columns), nearest_int(Rows), nearest_int(Run), Parts...)> {};

/// The position that a set-up text describes or, if the text is refused, the reason for the
/// refusal.
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
/// Returns the shortest text of a position. This text is part of the name of the game type. The
/// position itself is not a part of the name, because compilers mangle the zeros of a position in
/// different ways.
template <rules Rules, str Text, bool Checked>
[[nodiscard]] constexpr auto text_of_start() {
    constexpr auto text = [] {
        constexpr const auto& p = set_up_of<Rules, Text, Checked>.position;
        core::fixed_string<2 * p.capacity + 2> result;
        notation::print_rows(result, p);
        core::write(result, ' ', notation::letter_of(p.to_move()));
        return result;
    }();
    return str<text.size()>{text.view()};
}
template <rules Rules, str Text, bool Checked>
struct refused_set_up {
    static constexpr diagnostic text = set_up_of<Rules, Text, Checked>.why;
};

}  // namespace detail

/// A game that starts from a given position, with the rules of `Start`.
template <class Start, str Text>
struct started_from {
    using links_ = detail::links_after<started_from, 0>;
    using self = hidden<static_cast<started_from*>(nullptr)>;
    static constexpr auto position =
        detail::set_up_from<Start::position.capacity>(Start::position.rules(), Text.view(), false)
            .position;
    static constexpr int ply = 0;
};

namespace detail {

template <bool Refused>
struct set_up_unless {
    template <rules Rules, str Text>
    using reason = accepted;
    template <rules Rules, str Text, bool Checked>
    using game = accepted_game<game_of<
        started_from<typename started_by<Rules>::game, text_of_start<Rules, Text, Checked>()>>>;
};
template <>
struct set_up_unless<true> {
    template <rules Rules, str Text>
    using reason = reason_of<refused_set_up<Rules, Text, true>>;
    template <rules Rules, str Text, bool Checked>
    using game =
        refusal<refused_set_up<Rules, Text, Checked>, game_of<typename started_by<Rules>::game>>;
};

/// `setting_up` is a class instead of an alias, so that g++ prints a short name in errors (see
/// `playing` in play.hpp).
template <rules Rules, str Text, bool Checked>
struct setting_up {
    using next =
        typename set_up_unless<set_up_of<Rules, Text, Checked>.refused>::template game<Rules, Text,
                                                                                       Checked>;
};
template <rules Rules, str Text, bool Checked>
    requires(!is_valid(Rules))
struct setting_up<Rules, Text, Checked> {
    using next = starting<Rules>::next;
};

}  // namespace detail

/// Tells whether new_game accepts the rules: whether all their numbers are from 1 to 999.
template <rules Rules>
concept valid_rules =
    detail::holds<typename detail::new_game_if<is_valid(Rules)>::template reason<Rules>>;

/// A game under these rules on the empty board. The arguments are a `rules` object, as in
/// new_game<connect_four>, or three integers and the parts of the rules that differ from the
/// defaults, as in new_game<7, 6, 4, drop>. Rules with a number out of range do not compile.
template <auto... Rules>
using new_game = typename detail::starting<Rules...>::next::self;

/// A game that starts from a given board, such as set_up<tic_tac_toe, "X.O/.X./..O X">. See
/// notation/position_text.hpp for the form of the text. Does not compile if the text is invalid, if
/// basic_layout::checked refuses the board because no game reaches it, or if new_game refuses the
/// rules.
template <rules Rules, str Text>
using set_up = typename detail::setting_up<Rules, Text, true>::next::self;

/// Like set_up, but does not check whether a game reaches the board.
template <rules Rules, str Text>
using set_up_unchecked = typename detail::setting_up<Rules, Text, false>::next::self;

/// Tells whether set_up accepts the rules and the board.
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

/// Facts about game types: the status and outcome of a game, its squares, its legal moves and its
/// last move.
namespace inarow::inline v0 {

/// The status of a game: fresh, ongoing, drawn, first_won or second_won.
template <game_type Game>
inline constexpr status status_of =
    detail::status_after(Game::position.outcome(), Game::position.stones());

/// Each of these five variables tells whether a game has a certain status. For each game, exactly
/// one of the variables is true.
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
    messages::write_turn_text(result.sentence, Game::position);
    write_board(result, Game::position, center_of(Game::position));
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
template <class Previous, int Square>
inline constexpr int last_index<linked_move<Previous, Square>> = Square;

/// Returns the square of the last move. Before the first move, returns the result of center_of.
template <class Game>
[[nodiscard]] constexpr square last_square() {
    constexpr int index = last_index<link_of<Game>>;
    if constexpr (index >= 0) return square_at(Game::position.rules(), index);
    return center_of(Game::position);
}

/// Returns the sentence and the board for the error of `show`. Draws the whole board if its rows
/// fit on a screen and clang does not shorten the rows. Otherwise, draws the part around the last
/// move.
template <class Game>
[[nodiscard]] constexpr diagnostic shown_diagnostic() {
    diagnostic result;
    messages::write_turn_text(result.sentence, Game::position);
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

/// Wraps a value in a type. Like a refusal, the type has a member `self`.
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
    write_board(result, Game::position, center_of(Game::position));
    return result;
}
template <class Game>
struct no_last_move {
    static constexpr diagnostic text = no_last_move_diagnostic<Game>();
};

template <bool HasMoves>
struct last_move_if {
    template <class Game>
    using answer = constant<square_at(Game::position.rules(), last_index<link_of<Game>>)>;
};
template <>
struct last_move_if<false> {
    template <class Game>
    using answer = refusal<no_last_move<Game>, constant<square{}>>;
};

/// Returns the index of the square that a text names, or -1 if the text names no square. Ignores
/// gravity.
template <class Game>
[[nodiscard]] constexpr int named_square(const move_text& name) {
    rules placing = Game::position.rules();
    placing.gravity = place;
    notation::reader input{name.view()};
    const move named = read(input, placing, Game::position.to_move(), name);
    if (input.failed || !is_on_board(placing, {named.column, named.row})) return -1;
    return index_of(placing, {named.column, named.row});
}

template <class Game, move_text Square>
[[nodiscard]] constexpr diagnostic no_square_diagnostic() {
    diagnostic result;
    messages::detail::write_move_text(result.sentence, Square);
    core::write(result.sentence, " names no square of this board (");
    messages::detail::write_extent(result.sentence, Game::position.rules(), false);
    core::write(result.sentence, ").");
    write_board(result, Game::position, center_of(Game::position));
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

/// Tells whether a game has ended. If the concept is true, who_won compiles.
template <class Game>
concept finished =
    game_type<Game> &&
    detail::holds<
        typename detail::over_if<Game::position.is_over()>::template finished_reason<Game>>;
/// Tells whether a game has not ended yet.
template <class Game>
concept in_play =
    game_type<Game> &&
    detail::holds<
        typename detail::over_if<Game::position.is_over()>::template in_play_reason<Game>>;

/// The outcome of a finished game. Does not compile if the game is in play.
template <game_type Game>
inline constexpr outcome who_won =
    detail::who_won_if<Game::position.is_over()>::template answer<Game>::self::value;

/// Tells whether there is a stone on a square, such as "b2" or "center". The game may be finished.
/// Does not compile if the text does not name a square of the board.
template <game_type Game, move_text Square>
inline constexpr bool is_occupied = detail::is_occupied_if<(
    detail::named_square<Game>(Square) >= 0)>::template answer<Game, Square>::self::value;

/// The squares of all legal moves. If the game is over, the list is empty.
template <game_type Game>
inline constexpr auto available_moves = Game::position.available_moves();

/// The square of the last move. Does not compile before the first move. has_moves<Game> tells
/// whether a game has a last move.
template <game_type Game>
inline constexpr square last_move =
    detail::last_move_if<(Game::ply > 0)>::template answer<Game>::self::value;

/// Never compiles: the error says whose turn it is or how the game ended, and draws the board. Of a
/// large board, the error draws only the part around the last move. Use `show` if your editor
/// cannot show the board of a game.
template <game_type Game>
using show = typename detail::refusal<detail::shown<Game>, Game>::self;

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_QUERY_HPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_TAKE_BACK_HPP)
#define INAROW_SINGLE_INAROW_TYPE_TAKE_BACK_HPP
// inarow/type/take_back.hpp -----------------------------------------------------------------------

namespace inarow::inline v0 {

namespace detail {

/// The game `Count` moves ago. Recurses on each half of the count, so that the recursion is never
/// too deep.
template <class Game, int Count>
struct moves_ago {
    using game =
        typename moves_ago<typename moves_ago<Game, Count / 2>::game, Count - Count / 2>::game;
};
template <class Link>
struct previous_of;
template <class Previous, int Square>
struct previous_of<after_move<Previous, Square>> {
    using link = link_of<Previous>;
};
template <class Previous, int Square>
struct previous_of<linked_move<Previous, Square>> {
    using link = Previous;
};
template <class Game>
struct moves_ago<Game, 1> {
    using game = game_of<typename previous_of<link_of<Game>>::link>;
};
template <class Game>
struct moves_ago<Game, 0> {
    using game = Game;
};

template <class Game, auto Count>
[[nodiscard]] constexpr diagnostic take_back_diagnostic() {
    diagnostic result;
    if constexpr (is_count<decltype(Count)>) {
        messages::write_refusal(result.sentence, illegal_take_back{nearest_int(Count), Game::ply});
    } else {
        core::write(result.sentence, "The number of moves to take back is an integer.");
    }
    write_board(result, Game::position, center_of(Game::position));
    return result;
}
template <class Game, auto Count>
struct take_back_refusal {
    static constexpr diagnostic text = take_back_diagnostic<Game, Count>();
};

template <bool HasMoves>
struct take_back_if {
    template <class Game, auto Count>
    using reason = accepted;
    template <class Game, auto Count>
    using game = accepted_game<typename moves_ago<Game, static_cast<int>(Count)>::game>;
};
template <>
struct take_back_if<false> {
    template <class Game, auto Count>
    using reason = reason_of<take_back_refusal<Game, Count>>;
    template <class Game, auto Count>
    using game = refusal<take_back_refusal<Game, Count>, Game>;
};

/// Returns whether `count` moves can be taken back after `played` moves.
template <class Count>
[[nodiscard]] constexpr bool can_take_back(Count count, int played) {
    if constexpr (is_count<Count>) {
        return count >= Count{} &&
               static_cast<unsigned long long>(count) <= static_cast<unsigned long long>(played);
    } else {
        return false;
    }
}

}  // namespace detail

/// Tells whether take_back accepts the count: an integer from 0 to the number of moves that the
/// game has.
template <class Game, auto Count = 1>
concept has_moves =
    game_type<Game> && detail::holds<typename detail::take_back_if<detail::can_take_back(
                           Count, Game::ply)>::template reason<Game, Count>>;

/// The game before its last `Count` moves, by default before the last move. The result is exactly
/// the type that the game had before these moves. Does not compile if has_moves<Game, Count> is
/// false.
template <game_type Game, auto Count = 1>
using take_back = typename detail::take_back_if<detail::can_take_back(
    Count, Game::ply)>::template game<Game, Count>::self;

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_TAKE_BACK_HPP

#if !defined(INAROW_SINGLE_INAROW_VERSION_HPP)
#define INAROW_SINGLE_INAROW_VERSION_HPP
// inarow/version.hpp ------------------------------------------------------------------------------

// The version is defined only here: CMake and the single headers read it from these lines.
#define INAROW_VERSION_MAJOR 0
#define INAROW_VERSION_MINOR 1
#define INAROW_VERSION_PATCH 0

#endif  // INAROW_SINGLE_INAROW_VERSION_HPP

#if !defined(INAROW_SINGLE_INAROW_HPP)
#define INAROW_SINGLE_INAROW_HPP
// inarow.hpp --------------------------------------------------------------------------------------

/// Includes the basic parts of inarow: games as types and as values, for boards whose size is known
/// at compile time. For boards whose size is known only at run time, include <inarow/dynamic.hpp>.
/// For SVG pictures, include <inarow/draw/svg.hpp>.

// clang-format off: the next header must come before all headers that include it. Otherwise, its
// compiler errors would also list one of those headers.
// clang-format on

#endif  // INAROW_SINGLE_INAROW_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_GAME_VALUE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_GAME_VALUE_HPP
// inarow/solve/game_value.hpp ---------------------------------------------------------------------

namespace inarow::inline v0 {

/// The outcome of a position under perfect play, and the number of plies to the end of the game.
/// Under perfect play, the winner wins as soon as possible, and the loser loses as late as
/// possible.
struct game_value {
    inarow::outcome outcome = outcome::draw;
    int plies = 0;  ///< plies to the end of the game; for a draw, the number of free squares

    constexpr bool operator==(const game_value&) const = default;
};

/// Returns the value as a score: positive if the player to move wins, negative if they lose, and 0
/// for a draw. For a win or a loss, the magnitude of the score is 1 plus half the number of squares
/// that are free after the last move, rounded down. Faster wins therefore score higher. `free` is
/// the number of free squares in the position. Source: Pascal Pons' data sets and solvers for
/// Connect Four.
[[nodiscard]] constexpr int score_of(const game_value& v, int free, player to_move) {
    if (v.outcome == outcome::draw) return 0;
    const int size = (free - v.plies) / 2 + 1;
    return v.outcome == won_by(to_move) ? size : -size;
}

/// Returns the value that has the given score. This function is the inverse of score_of.
[[nodiscard]] constexpr game_value value_of(int score, const rules& r, int free, player to_move) {
    if (score == 0) return {outcome::draw, free};
    const player winner = score > 0 ? to_move : other(to_move);
    // If the player to move completes the line that ends the game, the number of plies is odd.
    const bool is_odd = winner_of_line(r, to_move) == winner;
    const int plies = free - 2 * ((score > 0 ? score : -score) - 1);
    return {won_by(winner), (plies % 2 != 0) == is_odd ? plies : plies - 1};
}

/// A range that contains the score of every position in play with certain rules and a certain
/// number of free squares.
struct score_range {
    int lower;
    int upper;
};
[[nodiscard]] constexpr score_range scores_of(const rules& r, int free) {
    // At the earliest, the player to move completes a line with the next move, and the opponent
    // with the reply.
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

#if !defined(INAROW_SINGLE_INAROW_MESSAGES_GAME_VALUE_HPP)
#define INAROW_SINGLE_INAROW_MESSAGES_GAME_VALUE_HPP
// inarow/messages/game_value.hpp ------------------------------------------------------------------

/// Texts about the values of games.
namespace inarow::inline v0::messages {

/// Writes the value of a position: "first (X) wins with move 7" or "it is a draw". In misère play,
/// writes a win as "first (X) wins: second (O) must complete a line with move 8". If the game is
/// over, writes "first (X) has won" or "it was drawn". Precondition: `v` is the value of `p`.
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

namespace detail {

/// The maximum number of moves of a variation that a sentence lists.
inline constexpr std::size_t max_variation_listed = 9;

}  // namespace detail

/// Writes the moves of a variation in the default notation of the rules: "b2 a1 c3". If there are
/// more than nine moves, writes the first nine and "and so on".
template <int Capacity>
constexpr void write_variation(core::sink auto& out, const basic_position<Capacity>& p,
                               const auto& squares) {
    std::size_t named = 0;
    player mover = p.to_move();
    for (const square s : squares) {
        if (named > 0) core::write(out, ' ');
        if (named++ == detail::max_variation_listed) return core::write(out, "and so on");
        notation::print(out, notation::default_for(p.rules()), p.rules(), s, mover);
        mover = other(mover);
    }
}

/// Writes the reason why a claim is wrong: "first (X) does not win this game: with perfect play it
/// is a draw, as by b2 a1 c1 ..."
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

namespace detail {

/// Writes the reason why there is no reply: "There is no reply: the game is over, first (X) has
/// won."
template <int Capacity>
constexpr void write_no_reply(core::sink auto& out, const basic_position<Capacity>& p) {
    core::write(out, "There is no reply: the game is over, ");
    write_end(out, p.outcome());
    core::write(out, '.');
}

/// Writes that an answer was not found, and what you can do next: "Perfect play is beyond the
/// compiler's limit here: 42 squares are free, and 1 evaluation of 7272 nodes is not enough. Make
/// moves first, ...". The search used `evaluations` evaluations of `nodes` nodes each. `raised` is
/// a higher limit to try, or 0 if boards of this size are not searched. `header` names the header
/// of an opening book that contains the answer, or is empty if there is no such book.
template <int Capacity>
constexpr void write_not_found(core::sink auto& out, const basic_position<Capacity>& p,
                               int evaluations, long long nodes, int raised,
                               core::string_view header = {}) {
    core::write(out, "Perfect play is beyond the compiler's limit here: ");
    core::write(out, p.rules().squares() - p.stones(), " squares are free, and ");
    if (raised == 0)
        return core::write(
            out, "a board of this size with these rules is not searched. A program can use ",
            "solve::choose.");
    core::write(out, evaluations, evaluations == 1 ? " evaluation of " : " evaluations of ");
    core::write(out, static_cast<int>(nodes), evaluations == 1 ? " nodes is" : " nodes are");
    core::write(out, " not enough. ");
    if (!header.empty()) core::write(out, "Include <", header, ">, ");
    core::write(out, header.empty() ? "Make" : "make",
                " moves first, raise the limit as in value<G, ");
    core::write(out, "solve::evaluation_limit{", raised, "}>, or use solve::solver in a program.");
}

}  // namespace detail

}  // namespace inarow::inline v0::messages

#endif  // INAROW_SINGLE_INAROW_MESSAGES_GAME_VALUE_HPP

#if !defined(INAROW_SINGLE_INAROW_CORE_WIDE_UINT_HPP)
#define INAROW_SINGLE_INAROW_CORE_WIDE_UINT_HPP
// inarow/core/wide_uint.hpp -----------------------------------------------------------------------

namespace inarow::inline v0::core {
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
    constexpr std::strong_ordering operator<=>(const wide_uint& other) const {
        for (int i = 0; i < Words; ++i)
            if (words_[i] != other.words_[i]) return words_[i] <=> other.words_[i];
        return std::strong_ordering::equal;
    }
};
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
[[nodiscard]] constexpr int popcount(std::uint64_t word) { return __builtin_popcountll(word); }
template <int Words>
[[nodiscard]] constexpr int popcount(const wide_uint<Words>& set) {
    int result = 0;
    for (const std::uint64_t word : set.words_) result += popcount(word);
    return result;
}
[[nodiscard]] constexpr int lowest_bit(std::uint64_t word) { return __builtin_ctzll(word); }
template <int Words>
[[nodiscard]] constexpr int lowest_bit(const wide_uint<Words>& set) {
    int i = 0;
    while (set.words_[i] == 0) ++i;  // NOLINT(clang-analyzer-security.ArrayBound)
    return i * 64 + lowest_bit(set.words_[i]);
}
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
__extension__ using uint128 = unsigned __int128;
inline constexpr bool has_uint128 = true;
[[nodiscard]] constexpr std::uint64_t low_word(uint128 word) {
    return static_cast<std::uint64_t>(word);
}
[[nodiscard]] constexpr std::uint64_t high_word(uint128 word) {
    return static_cast<std::uint64_t>(word >> 64);
}
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
template <int Bits>
using word_for = detail::uint_of_words<(Bits + 63) / 64>::type;
}  // namespace inarow::inline v0::core

#endif  // INAROW_SINGLE_INAROW_CORE_WIDE_UINT_HPP

#if !defined(INAROW_SINGLE_INAROW_BITBOARD_GEOMETRY_HPP)
#define INAROW_SINGLE_INAROW_BITBOARD_GEOMETRY_HPP
// inarow/bitboard/geometry.hpp --------------------------------------------------------------------

namespace inarow::inline v0::bitboard {
[[nodiscard]] constexpr bool has_drops(const rules& r) {
    switch (r.gravity) {
        case place: break;
        case drop: return true;
        default: break;
    }
    return false;
}
[[nodiscard]] constexpr bool is_transposed(const rules& r) {
    return !has_drops(r) && r.rows > r.columns;
}
[[nodiscard]] constexpr int bits_needed(const rules& r) {
    return is_transposed(r) ? r.rows * (r.columns + 1) : r.columns * (r.rows + 1);
}
[[nodiscard]] constexpr bool supports(const rules& r, int bits) {
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        r;
    switch (edges) {
        case edges::bounded: break;
        case edges::wrapping:  // a shift does not wrap around the edges
        default: return false;
    }
    return bits_needed(r) <= bits;
}
template <class Word>
struct sides {
    Word own{};
    Word opponent{};
    constexpr bool operator==(const sides&) const = default;
};
inline constexpr int max_potential_run = 12;
enum class line_formula : std::uint8_t { threes, fours, runs, exact_runs };
[[nodiscard]] constexpr line_formula formula_for(const rules& r) {
    switch (r.length) {
        case line_length::exactly:
            if (inarow::detail::has_overlines(r)) return line_formula::exact_runs;
            break;
        case line_length::at_least:
        default: break;
    }
    return r.run == 4   ? line_formula::fours
           : r.run == 3 ? line_formula::threes
                        : line_formula::runs;
}
template <class Word>
struct geometry {
    using word = Word;
    using count = decltype(std::int64_t{} + core::popcount(Word{}));
    bool transposed;
    bool drops;
    int columns;
    int rows;
    int stride;  ///< distance between neighboring columns, in bits
    int run;
    line_formula formula;
    int directions = 0;  ///< number of directions in which a line fits
    int steps[4]{};
    Word column{};  ///< the leftmost column
    Word squares{};
    Word bottom_row{};
    Word diagonal{};  ///< on a square board: the diagonal from the bottom left; otherwise empty
    Word claimeven_squares{};
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
            if (columns == rows) diagonal |= bit_at(c * stride + c);
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
        return Word{1} << number;  // NOLINT(clang-analyzer-core.BitwiseShift)
    }
    [[nodiscard]] constexpr Word bit_of(square s) const {
        return transposed ? bit_at(s.row * stride + rows - 1 - s.column)
                          : bit_at(s.column * stride + rows - 1 - s.row);
    }
    [[nodiscard]] constexpr bitboard::sides<Word> sides_of(const position_view& p) const {
        bitboard::sides<Word> result{};
        square s;
        const int row_count = transposed ? columns : rows;
        const int column_count = transposed ? rows : columns;
        for (int i = 0; s.row < row_count; ++s.row) {
            for (s.column = 0; s.column < column_count; ++s.column, ++i) {
                const bool own = p.has_stone(p.to_move(), i);
                const bool opponent = p.has_stone(other(p.to_move()), i);
                if (sizeof(Word) > sizeof(std::uint64_t) && !own && !opponent) continue;
                const Word here = bit_of(s);
                result.own |= own ? here : Word{};
                result.opponent |= opponent ? here : Word{};
            }
        }
        return result;
    }
    [[nodiscard, gnu::always_inline]] constexpr Word playable(const Word& occupied) const {
        return drops ? (occupied + bottom_row) & squares & ~occupied : squares & ~occupied;
    }
    template <class Set>
    [[gnu::always_inline]] constexpr void keep_playable(const Set& occupied, Set& set) const {
        set &= squares & ~occupied;
        if (drops) set &= occupied + bottom_row;
    }
    [[nodiscard]] constexpr bool has_holes(const Word& occupied) const {
        return drops && static_cast<bool>((occupied + bottom_row) & occupied);
    }
    [[nodiscard, gnu::always_inline]] constexpr Word winning_squares(const Word& own) const {
        Word result{};
        add_winning_squares(own, steps, result);
        return result;
    }
    template <class Set, class Shifts>
    [[gnu::always_inline]] constexpr void add_winning_squares(const Set& own, const Shifts& shifts,
                                                              Set& result) const {
        if (formula == line_formula::fours) {
            const Set stones = own;
            for (std::size_t i = 0; i < sizeof(shifts) / sizeof(shifts[0]); ++i) {
                const auto s = shifts[i];
                const Set pairs = stones & stones << s;
                result |= (pairs << s & (stones << 3 * s | stones >> s)) |
                          (pairs >> 2 * s & (stones << s | stones >> 3 * s));
            }
        } else if (formula == line_formula::threes) {
            for (const auto s : shifts)
                result |= (own << s & (own << 2 * s | own >> s)) | (own >> s & own >> 2 * s);
        } else {
            for (int i = 0; i < directions; ++i) add_missing_square(own, steps[i], result);
        }
    }
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
    [[nodiscard, gnu::always_inline]] constexpr bool has_line(const Word& set) const {
        if (directions == 0) return false;
        Word found{};
        if (run == 4) {
            const Word stones = set;
            for (int i = 0; i < 4; ++i) {  // NOLINT(modernize-loop-convert)
                const int s = steps[i];
                const Word pairs = stones & stones >> s;
                found |= pairs & pairs >> 2 * s;
            }
        } else if (run == 3) {
            for (const int s : steps) found |= set & set >> s & set >> 2 * s;
        } else {
            for (int i = 0; i < directions; ++i) found |= lines_from(set, steps[i]);
        }
        return static_cast<bool>(found);
    }
    [[nodiscard]] constexpr count potential(const Word& own, const Word& open, count enough) const {
        count sum = 0;
        for (int i = 0; i < directions && sum < enough; ++i)
            sum += run == 4   ? potential_of_fours(own, open, steps[i])
                   : run == 3 ? potential_of_threes(own, open, steps[i])
                              : potential_of_runs(own, open, steps[i]);
        return sum < enough ? sum : enough;
    }
    [[nodiscard]] constexpr int images() const {
        if (drops || rows == 1) return 2;
        return columns == rows ? 8 : 4;
    }
    [[nodiscard]] constexpr bitboard::sides<Word> next_image(const bitboard::sides<Word>& image,
                                                             int number) const {
        const bool left_right = number % 2 != 0;
        const bool bottom_top = number % 4 == 2;
        const int parts = left_right ? (columns + 1) / 2 : bottom_top ? (rows + 1) / 2 : columns;
        bitboard::sides<Word> result{};
        for (int i = 0; i < parts; ++i) {
            const Word part = left_right   ? column << i * stride
                              : bottom_top ? bottom_row << i
                                           : diagonal >> i * stride;
            const int distance = left_right   ? (columns - 1 - 2 * i) * stride
                                 : bottom_top ? rows - 1 - 2 * i
                                              : i * (stride - 1);
            result.own |= (image.own & part) << distance | (image.own >> distance & part);
            result.opponent |=
                (image.opponent & part) << distance | (image.opponent >> distance & part);
        }
        return result;
    }
private:
    constexpr void add_direction(bool fits, int step) {
        const int max_step = columns * stride - 1;
        if (fits) steps[directions++] = step < max_step ? step : max_step;
    }
    constexpr void add_ordering_masks() {
        const bool has_rings = !drops && rows > 2;
        const int rings = has_rings ? (rows + 1) / 2 : columns;
        for (Word rest = squares; static_cast<bool>(rest);
             rest = rest & ~ordering_mask[ordering_masks++]) {
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
    [[nodiscard]] static constexpr int offset_from_middle(int i) {
        return i % 2 == 0 ? i / 2 : -(i + 1) / 2;
    }
    [[nodiscard]] constexpr Word inside(int margin) const {
        Word part{};
        for (int height = margin; height < rows - margin; ++height) part |= bit_at(height);
        Word result{};
        for (int c = margin; c < columns - margin; ++c) result |= part << c * stride;
        return result;
    }
    [[nodiscard]] constexpr Word lines_from(const Word& set, int step) const {
        Word result = set;
        for (int i = 1; i < run; ++i) result &= set >> i * step;
        return result;
    }
    template <class Set>
    [[gnu::always_inline]] constexpr void remove_longer(const Set& set, int step,
                                                        Set& lines) const {
        lines = lines & ~(set << step) & ~(set >> (run - 1) * step >> step);
    }
    template <class Set>
    constexpr void add_missing_square(const Set& set, int step, Set& result) const {
        Set complete = ~Set{};  // lines without a missing square so far
        Set but_one = Set{};    // lines with one missing square so far
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
    [[nodiscard]] static constexpr count potential_of_threes(const Word& own, const Word& open,
                                                             int step) {
        const Word lines = open & open >> step & open >> 2 * step;
        const Word b = own >> step;
        const Word c = own >> 2 * step;
        return core::popcount(lines) + core::popcount(lines & (own | b | c)) +
               2 * core::popcount(lines & ((own & b) | (c & (own | b))));
    }
    [[nodiscard]] static constexpr count potential_of_fours(const Word& own, const Word& open,
                                                            int step) {
        const Word lines = open & open >> step & open >> 2 * step & open >> 3 * step;
        const Word b = own >> step;
        const Word c = own >> 2 * step;
        const Word d = own >> 3 * step;
        return core::popcount(lines) + core::popcount(lines & (own | b | c | d)) +
               2 * core::popcount(lines & ((own & b) | (c & d) | ((own | b) & (c | d)))) +
               4 * core::popcount(lines & ((own & b & (c | d)) | (c & d & (own | b))));
    }
    [[nodiscard]] constexpr count potential_of_runs(const Word& own, const Word& open,
                                                    int step) const {
        Word at_least[max_potential_run + 1]{lines_from(open, step)};
        for (int i = 0; i < run; ++i) {
            const Word there = own >> i * step;
            for (int j = i + 1; j > 0; --j) at_least[j] |= at_least[j - 1] & there;
        }
        count sum = core::popcount(at_least[0]);
        for (int j = 1; j <= run; ++j)
            sum += core::popcount(at_least[j]) * (std::int64_t{1} << (j - 1));
        return sum;
    }
};
}  // namespace inarow::inline v0::bitboard

#endif  // INAROW_SINGLE_INAROW_BITBOARD_GEOMETRY_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_ALL_VALUES_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_ALL_VALUES_HPP
// inarow/solve/all_values.hpp ---------------------------------------------------------------------

namespace inarow::inline v0::solve {

/// An endgame table: the values of all positions that games with the rules `Rules` can reach,
/// including finished positions. The board has at most nine squares, so that one constant
/// evaluation can fill the table.
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

    /// Returns the number of positions in the table.
    [[nodiscard]] constexpr int size() const { return size_; }

    /// Returns the value of a position, or `nullopt` if no game can reach the position or if the
    /// rules of the position are not `Rules`.
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
    /// The number added to each stored score, so that a stored 0 can mean that no game reaches the
    /// board.
    static constexpr int bias = 10;

    /// The table stores the score of a board under the number of the board, which has one ternary
    /// digit for each square. This struct contains the place values of the digits, indexed by
    /// square and by bit of the bitboard.
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

    /// The score of the player who completes a decisive line (a line that decides the game),
    /// indexed by the number of free squares before the move that completes the line.
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

    /// Fills in the scores of a position in play and of all positions after it. Returns the score
    /// of the position. `number` is the board as a ternary number, and `digit` is the digit of the
    /// player to move. Works on plain words instead of a bitboard::position and makes few calls,
    /// because compilers limit the steps of a constant evaluation. For tic-tac-toe, the loop below
    /// runs 16,167 times.
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

    /// Does the same as `fill`, but uses a basic_position instead of bitboards, and therefore
    /// supports all rules. Also accepts finished positions.
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

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_COMPILED_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_COMPILED_HPP
// inarow/solve/detail/compiled.hpp ----------------------------------------------------------------

#if defined(INAROW_COMPILED_SOLVER)
#define INAROW_SOLVER_INLINE
#define INAROW_SOLVER_API __attribute__((visibility("default")))
#else
#define INAROW_SOLVER_INLINE inline
#define INAROW_SOLVER_API
#endif

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_COMPILED_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_TRANSPOSITION_TABLE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_TRANSPOSITION_TABLE_HPP
// inarow/solve/detail/general/transposition_table.hpp ---------------------------------------------

namespace inarow::inline v0::solve::detail::general {
template <class Word>
struct tt_entry {
    static constexpr int bias = 1 << 14;
    Word own;
    Word opponent;
    std::int16_t lower;
    std::int16_t upper;
};
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

namespace inarow::inline v0::solve::detail {
inline constexpr int max_ply = 150;
inline constexpr int no_bound = 1 << 19;
[[nodiscard]] constexpr int score_of_win(int free_after) { return free_after / 2 + 1; }
}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_SCORE_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_NEGAMAX_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_NEGAMAX_HPP
// inarow/solve/detail/general/negamax.hpp ---------------------------------------------------------

namespace inarow::inline v0::solve::detail::general {
template <class Word>
struct node {
    Word own;
    Word opponent;
    Word threats;
    int free;  ///< number of free squares
};
template <class Word, class Table, class Budget>
class negamax_search {
    using entry = tt_entry<Word>;
public:
    constexpr negamax_search(const bitboard::geometry<Word>& g, convention play, Table& table,
                             Budget& budget, unsigned folded_images, int min_folded_free = 0)
        : board_{g},
          table_{table},
          budget_{budget},
          is_misere_{play == convention::misere},
          folded_images_{folded_images},
          min_folded_free_{folded_images != 0 ? min_folded_free : no_bound} {}
    [[nodiscard]] constexpr bool is_stopped() const { return is_stopped_; }
    [[nodiscard]] constexpr node<Word> node_of(const Word& own, const Word& opponent,
                                               int free) const {
        const Word lines = board_.winning_squares(is_misere_ ? own : opponent);
        return {own, opponent, lines & board_.squares & ~(own | opponent), free};
    }
    constexpr int null_window(const node<Word>& n, int alpha) {
        min_free_ = n.free - max_ply;
        return is_misere_ ? negamax_misere(n, alpha) : negamax(n, alpha);
    }
    constexpr int null_window_any(const node<Word>& n, int alpha) {
        min_free_ = n.free - max_ply;
        return is_misere_ ? negamax_misere(n, alpha) : negamax_any(n, alpha);
    }
private:
    constexpr int negamax_any(const node<Word>& n, int alpha) {
        const Word occupied = n.own | n.opponent;
        const Word moves = board_.playable(occupied);
        if (static_cast<bool>(board_.winning_squares(n.own) & moves))
            return score_of_win(n.free - 1);
        if (!board_.has_holes(occupied)) return negamax(n, alpha);
        if (is_stopped_ || n.free < min_free_ || !budget_.consume()) {
            is_stopped_ = true;
            return 0;
        }
        int best = n.free == 1 ? 0 : -no_bound;
        for (Word left = moves; static_cast<bool>(left) && n.free > 1;) {
            const Word rest = core::clear_lowest_bit(left);
            const Word own = n.own | (left & ~rest);
            left = rest;
            const Word threats = board_.winning_squares(own) & board_.squares & ~(own | n.opponent);
            const int score = -negamax_any({n.opponent, own, threats, n.free - 1}, -alpha - 1);
            if (is_stopped_ || score > alpha) return score;
            best = score > best ? score : best;
        }
        return best;
    }
    constexpr int negamax(const node<Word>& n, int alpha) {
        if (is_stopped_ || n.free < min_free_ || !budget_.consume()) {
            is_stopped_ = true;
            return 0;
        }
        const Word occupied = n.own | n.opponent;
        Word moves = board_.playable(occupied);
        if (const Word forced = n.threats & moves; static_cast<bool>(forced)) {
            if (static_cast<bool>(core::clear_lowest_bit(forced))) return -score_of_win(n.free - 2);
            moves = forced;
        }
        if (board_.drops) moves = moves & ~(n.threats >> 1);
        if (!static_cast<bool>(moves)) return n.free > 1 ? -score_of_win(n.free - 2) : 0;
        if (n.free <= 2) return 0;
        if (const int upper = score_of_win(n.free - 3); upper <= alpha) return upper;
        if (const int lower = n.free > 3 ? -score_of_win(n.free - 4) : 0; lower > alpha)
            return lower;
        if (!board_.drops) {
            if (potential_bound(n, occupied, alpha)) return 0;
        } else if (alpha >= -1 &&
                   !static_cast<bool>(board_.playable(occupied) & board_.claimeven_squares)) {
            if (const int upper = claimeven_bound(n, occupied); upper <= alpha) return upper;
        }
        return search_with_table(n, moves, alpha);
    }
    constexpr int negamax_misere(const node<Word>& n, int alpha) {
        if (is_stopped_ || n.free < min_free_ || !budget_.consume()) {
            is_stopped_ = true;
            return 0;
        }
        if (n.free == 0) return 0;
        const Word safe = board_.playable(n.own | n.opponent) & ~n.threats;
        if (!static_cast<bool>(safe)) return -score_of_win(n.free - 1);
        if (n.free == 1) return 0;
        if (const int upper = score_of_win(n.free - 2); upper <= alpha) return upper;
        if (const int lower = n.free > 2 ? -score_of_win(n.free - 3) : 0; lower > alpha)
            return lower;
        if (!board_.drops && avoidance_bound(n, alpha)) return 0;
        return search_with_table(n, safe, alpha);
    }
    [[nodiscard]] constexpr bool avoidance_bound(const node<Word>& n, int alpha) const {
        const Word& avoider = alpha < 0 ? n.own : n.opponent;
        const Word open = avoider | (board_.squares & ~(n.own | n.opponent));
        if (board_.run > bitboard::max_potential_run) return !board_.has_line(open);
        const bool is_avoider_last = (alpha < 0 ? n.free : n.free - 1) % 2 != 0;
        const std::int64_t enough = std::int64_t{1}
                                    << (is_avoider_last ? board_.run - 1 : board_.run);
        return board_.potential(avoider, open, enough) < enough;
    }
    [[nodiscard]] constexpr bool potential_bound(const node<Word>& n, const Word& occupied,
                                                 int alpha) const {
        const Word& maker = alpha < 0 ? n.opponent : n.own;
        const Word open = maker | (board_.squares & ~occupied);
        if (board_.run > bitboard::max_potential_run) return !board_.has_line(open);
        const std::int64_t enough = std::int64_t{1} << (alpha < 0 ? board_.run : board_.run - 1);
        return board_.potential(maker, open, enough) < enough;
    }
    [[nodiscard]] constexpr int claimeven_bound(const node<Word>& n, const Word& occupied) const {
        const Word free = board_.squares & ~occupied;
        if (board_.has_line(n.own | (free & ~board_.claimeven_squares))) return no_bound;
        if (board_.formula == bitboard::line_formula::exact_runs) return 0;  // may be an overline
        return board_.has_line(n.opponent | (free & board_.claimeven_squares)) ? -1 : 0;
    }
    constexpr int search_with_table(const node<Word>& n, const Word& moves, int alpha) {
        const auto [own, opponent] = n.free >= min_folded_free_
                                         ? canonical_image(n)
                                         : bitboard::sides<Word>{n.own, n.opponent};
        const std::uint64_t hash = core::hash_combine(own, opponent);
        const entry& known = table_.slot(hash);
        if (known.own == own && known.opponent == opponent) {
            if (known.lower - known.bias > alpha) return known.lower - known.bias;
            if (known.upper != 0 && known.upper - known.bias <= alpha)
                return known.upper - known.bias;
        }
        const int best =
            is_misere_ ? search_moves_misere(n, moves, alpha) : search_moves(n, moves, alpha);
        if (!is_stopped_) store(hash, own, opponent, best, alpha);
        return best;
    }
    constexpr int search_moves(const node<Word>& n, const Word& moves, int alpha) {
        int best = -no_bound;
        for (int i = 0; i < board_.ordering_masks; ++i) {
            for (Word left = moves & board_.ordering_mask[i]; static_cast<bool>(left);) {
                const Word rest = core::clear_lowest_bit(left);
                const Word own = n.own | (left & ~rest);
                left = rest;
                const Word threats =
                    board_.winning_squares(own) & board_.squares & ~(own | n.opponent);
                const int score = -negamax({n.opponent, own, threats, n.free - 1}, -alpha - 1);
                if (is_stopped_ || score > alpha) return score;
                best = score > best ? score : best;
            }
        }
        return best;
    }
    constexpr int search_moves_misere(const node<Word>& n, const Word& moves, int alpha) {
        const Word threats = board_.winning_squares(n.opponent) & board_.squares;
        if (!board_.drops) {
            const Word safe = board_.squares & ~(n.own | n.opponent | threats);
            if (!static_cast<bool>(safe & ~moves) &&
                !static_cast<bool>(core::clear_lowest_bit(safe)))
                return score_of_win(n.free - 2);
        }
        int best = -no_bound;
        for (int i = 2 * board_.ordering_masks; i-- > 0;) {
            const bool is_shared = i >= board_.ordering_masks;
            const Word part = is_shared ? moves & ~threats : moves & threats;
            const int mask = is_shared ? i - board_.ordering_masks : i;
            for (Word left = part & board_.ordering_mask[mask]; static_cast<bool>(left);) {
                const Word rest = core::clear_lowest_bit(left);
                const Word own = n.own | (left & ~rest);
                left = rest;
                const int score =
                    -negamax_misere({n.opponent, own, threats, n.free - 1}, -alpha - 1);
                if (is_stopped_ || score > alpha) return score;
                best = score > best ? score : best;
            }
        }
        return best;
    }
    [[nodiscard]] constexpr bitboard::sides<Word> canonical_image(const node<Word>& n) const {
        bitboard::sides<Word> image{n.own, n.opponent};
        bitboard::sides<Word> result = image;
        for (int i = 1; folded_images_ >> i != 0; ++i) {
            image = board_.next_image(image, i);
            const bool is_smaller = image.own < result.own ||
                                    (image.own == result.own && image.opponent < result.opponent);
            if (is_smaller && (folded_images_ >> i & 1U) != 0) result = image;
        }
        return result;
    }
    constexpr void store(std::uint64_t hash, const Word& own, const Word& opponent, int score,
                         int alpha) {
        entry& e = table_.slot(hash);
        if (!(e.own == own && e.opponent == opponent)) e = {own, opponent, 0, 0};
        const auto stored = static_cast<std::int16_t>(score + entry::bias);
        (score > alpha ? e.lower : e.upper) = stored;
    }
    const bitboard::geometry<Word>& board_;
    Table& table_;
    Budget& budget_;
    int min_free_ = 0;  ///< a position with fewer free squares is deeper than max_ply
    bool is_misere_;
    unsigned folded_images_;
    int min_folded_free_;
    bool is_stopped_ = false;
};
}  // namespace inarow::inline v0::solve::detail::general

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_NEGAMAX_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_POSITION_SEARCH_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_POSITION_SEARCH_HPP
// inarow/solve/detail/general/position_search.hpp -------------------------------------------------

namespace inarow::inline v0::solve::detail::general {
template <class Word, class Table, class Budget>
class position_search {
public:
    constexpr position_search(const position_view& root, Table& table, Budget& budget)
        : board_(root.rules()),
          search_(board_, root.rules().convention, table, budget, own_images(root),
                  min_folded_free(root.free())) {}
    [[nodiscard]] constexpr bool is_stopped() const { return search_.is_stopped(); }
    constexpr int null_window(const position_view& p, int alpha) {
        if (p.is_over()) return score_of({p.outcome(), 0}, p.free(), p.to_move());
        if (board_.directions == 0) return 0;
        const auto [own, opponent] = board_.sides_of(p);
        return search_.null_window_any(search_.node_of(own, opponent, p.free()), alpha);
    }
private:
    [[nodiscard]] constexpr unsigned own_images(const position_view& p) const {
        const bitboard::sides<Word> stones = board_.sides_of(p);
        bitboard::sides<Word> image = stones;
        const int images = sizeof(Word) > sizeof(std::uint64_t) ? 2 : board_.images();
        if (p.stones() == 0) return (1U << images) - 2;  // without image 0
        unsigned result = 0;
        for (int i = 1; i < images; ++i) {
            image = board_.next_image(image, i);
            if (image == stones) result |= 1U << i;
        }
        return result;
    }
    [[nodiscard]] constexpr int min_folded_free(int root_free) const {
        return board_.images() > 2 ? root_free * 2 / 3 : 0;
    }
    bitboard::geometry<Word> board_;
    negamax_search<Word, Table, Budget> search_;
};
}  // namespace inarow::inline v0::solve::detail::general

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_GENERAL_POSITION_SEARCH_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_BOUNDS_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_BOUNDS_HPP
// inarow/solve/bounds.hpp -------------------------------------------------------------------------

namespace inarow::inline v0::solve {

/// A range that contains a score, from `lower` to `upper`.
struct bounds {
    int lower;
    int upper;

    constexpr bool operator==(const bounds&) const = default;
};

[[nodiscard]] constexpr bool is_exact(const bounds& b) { return b.lower == b.upper; }

/// Returns the bounds from the opponent's point of view.
[[nodiscard]] constexpr bounds negated(const bounds& b) { return {-b.upper, -b.lower}; }

/// Converts bounds between the point of view of the player to move and the point of view of the
/// first player.
[[nodiscard]] constexpr bounds for_first(const bounds& b, player to_move) {
    return to_move == first ? b : negated(b);
}

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_BOUNDS_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_REFERENCE_NEGAMAX_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_REFERENCE_NEGAMAX_HPP
// inarow/solve/detail/reference/negamax.hpp -------------------------------------------------------

namespace inarow::inline v0::solve::detail::reference {
struct no_table {
    [[nodiscard]] static constexpr bounds probe(const auto& /*position*/) {
        return {-no_bound, no_bound};
    }
    static constexpr void store(const auto& /*position*/, const bounds& /*known*/) {}
};
template <int Capacity, class Table, class Budget>
class negamax_search {
    using position_type = basic_position<Capacity>;
public:
    constexpr negamax_search(Table& table, Budget& budget) : table_{table}, budget_{budget} {}
    [[nodiscard]] constexpr bool is_stopped() const { return is_stopped_; }
    constexpr int null_window(const position_type& p, int alpha) { return negamax(p, alpha, 0); }
private:
    constexpr int negamax(const position_type& p, int alpha, int ply) {
        const int free = p.rules().squares() - p.stones();
        if (p.is_over()) return score_of({p.outcome(), 0}, free, p.to_move());
        if (is_stopped_ || ply > max_ply || !budget_.consume()) {
            is_stopped_ = true;
            return 0;
        }
        bounds known = table_.probe(p);
        if (known.lower > alpha) return known.lower;
        if (known.upper <= alpha) return known.upper;
        const auto [lower, upper] = scores_of(p.rules(), free);
        if (lower > alpha) return lower;
        if (upper <= alpha) return upper;
        int best = best_line(p, free);
        p.for_each_move([&](square s) {
            if (is_stopped_ || best > alpha) return;
            const int found = -negamax(p.after(s), -alpha - 1, ply + 1);
            best = found > best ? found : best;
        });
        if (is_stopped_) return 0;
        (best > alpha ? known.lower : known.upper) = best;
        table_.store(p, known);
        return best;
    }
    struct stones {
        position_view position;
        player owner;
        [[nodiscard]] constexpr bool test(int index) const {
            return position.has_stone(owner, index);
        }
    };
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
    Table& table_;
    Budget& budget_;
    bool is_stopped_ = false;
};
}  // namespace inarow::inline v0::solve::detail::reference

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_REFERENCE_NEGAMAX_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_SEARCH_INTERFACE_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_SEARCH_INTERFACE_HPP
// inarow/solve/detail/search_interface.hpp --------------------------------------------------------

namespace inarow::inline v0::solve::detail {
class search_interface {
public:
    search_interface() = default;
    search_interface(const search_interface&) = delete;
    search_interface(search_interface&&) = delete;
    search_interface& operator=(const search_interface&) = delete;
    search_interface& operator=(search_interface&&) = delete;
    virtual ~search_interface() = default;
    [[nodiscard]] virtual int null_window(const position_view& p, int alpha) = 0;
    [[nodiscard]] virtual bool is_stopped() const = 0;
};
template <class Search>
class search_adapter final : public search_interface {
public:
    template <class... Arguments>
    explicit search_adapter(Arguments&&... arguments)
        : search_(std::forward<Arguments>(arguments)...) {}
    [[nodiscard]] int null_window(const position_view& p, int alpha) override {
        return search_.null_window(p, alpha);
    }
    [[nodiscard]] bool is_stopped() const override { return search_.is_stopped(); }
private:
    Search search_;
};
}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_SEARCH_INTERFACE_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_SEARCH_KIND_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_SEARCH_KIND_HPP
// inarow/solve/detail/search_kind.hpp -------------------------------------------------------------

namespace inarow::inline v0::solve {
#if defined(INAROW_MAX_BITS)
inline constexpr int max_bits = INAROW_MAX_BITS;
inline constexpr bool is_small_program = true;
#else
inline constexpr int max_bits = 2048;
inline constexpr bool is_small_program = false;
#endif
inline constexpr int max_drop_bits = core::has_uint128 && !is_small_program ? 128 : 64;
inline constexpr int max_maker_breaker_squares = 512;
namespace detail {
enum class search_kind : std::uint8_t {
    drop,           ///< drop search, on up to max_drop_bits bits; at run time only
    maker_breaker,  ///< maker-breaker search, on up to max_maker_breaker_squares squares; at run
    general,        ///< general search, on up to max_bits bits
    reference,      ///< reference search, which uses only the functions in inarow/game/
};
inline constexpr auto search_kind_names =
    core::enum_names_of<search_kind>("drop", "maker_breaker", "general", "reference");
[[nodiscard]] constexpr bool is_constexpr(search_kind kind) {
    switch (kind) {
        case search_kind::drop:
        case search_kind::maker_breaker: return false;
        case search_kind::general:
        case search_kind::reference:
        default: break;
    }
    return true;
}
[[nodiscard]] constexpr search_kind search_for(const rules& r) {
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        r;
    if (!bitboard::supports(r, max_bits)) return search_kind::reference;
    switch (edges) {
        case edges::bounded: break;
        case edges::wrapping:
        default: return search_kind::reference;
    }
    switch (length) {
        case line_length::at_least:
        case line_length::exactly:
        default: break;
    }
    switch (convention) {
        case convention::misere: return search_kind::general;
        case convention::normal:
        default: break;
    }
    switch (gravity) {
        case place:
            return r.squares() <= max_maker_breaker_squares ? search_kind::maker_breaker
                                                            : search_kind::general;
        case drop:
            return bitboard::bits_needed(r) <= max_drop_bits ? search_kind::drop
                                                             : search_kind::general;
        default: break;
    }
    return search_kind::reference;
}
[[nodiscard]] constexpr rules table_rules(rules r) {
    if (search_for(r) == search_kind::maker_breaker && r.rows > r.columns)
        (std::swap)(r.columns, r.rows);
    return r;
}
}  // namespace detail
}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_SEARCH_KIND_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_WORD_DISPATCH_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_WORD_DISPATCH_HPP
// inarow/solve/detail/word_dispatch.hpp -----------------------------------------------------------

namespace inarow::inline v0::solve::detail {
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

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_NODE_LIMITED_SEARCH_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_NODE_LIMITED_SEARCH_HPP
// inarow/solve/detail/node_limited_search.hpp -----------------------------------------------------

#if defined(INAROW_COMPILED_SOLVER)
#include <memory>
#endif
namespace inarow::inline v0::solve::detail {
struct node_budget {
    long long left;
    constexpr bool consume() { return left-- > 0; }
    [[nodiscard]] constexpr long long consumed(long long all) const {
        return left < 0 ? all : all - left;
    }
};
template <class Word>
inline constexpr int small_table_bits = sizeof(Word) <= 16   ? 12
                                        : sizeof(Word) <= 64 ? 10
                                                             : 8;
template <class Word>
using small_transposition_table = general::fixed_transposition_table<Word, small_table_bits<Word>>;
#if defined(INAROW_COMPILED_SOLVER)
class solver_impl;
class INAROW_SOLVER_API node_limited_search {
public:
    node_limited_search(const position_view& root, long long nodes);
    node_limited_search(const node_limited_search&) = delete;
    node_limited_search(node_limited_search&&) = delete;
    node_limited_search& operator=(const node_limited_search&) = delete;
    node_limited_search& operator=(node_limited_search&&) = delete;
    ~node_limited_search();
    [[nodiscard]] search_interface& search() { return *search_; }
    [[nodiscard]] long long nodes() const;
private:
    std::unique_ptr<solver_impl> solver_;
    search_interface* search_ = nullptr;
};
#endif
template <class Query>
constexpr long long resume_by_headers(Query& query, long long nodes) {
    const auto root = query.root();
    node_budget budget{nodes};
    switch (search_for(root.rules())) {
        case search_kind::drop:  // the general search replaces the two run-time searches
        case search_kind::maker_breaker:
        case search_kind::general:
            (void)with_word_for<root.capacity>(root.rules(), [&](auto zero) {
                using word = decltype(zero);
                using table = small_transposition_table<word>;
                table entries{};
                general::position_search<word, table, node_budget> search(root, entries, budget);
                query.resume(search);
            });
            break;
        case search_kind::reference: {
            using table = reference::no_table;
            table entries;
            reference::negamax_search<root.capacity, table, node_budget> search(entries, budget);
            query.resume(search);
        }
        default: break;
    }
    return budget.consumed(nodes);
}
template <class Query>
constexpr long long resume_within(Query& query, long long nodes) {
#if defined(INAROW_COMPILED_SOLVER)
    if consteval {
        return resume_by_headers(query, nodes);
    } else {
        node_limited_search compiled(query.root(), nodes);
        query.resume(compiled.search());
        return compiled.nodes();
    }
#else
    return resume_by_headers(query, nodes);
#endif
}
}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_NODE_LIMITED_SEARCH_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_SYMMETRY_STRATEGY_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_SYMMETRY_STRATEGY_HPP
// inarow/solve/detail/symmetry_strategy.hpp -------------------------------------------------------

namespace inarow::inline v0::solve::detail {
[[nodiscard]] constexpr square opposite_of(const rules& r, square s) {
    switch (r.gravity) {
        case drop: break;
        case place:
        default: s.row = r.rows - 1 - s.row; break;
    }
    s.column = r.columns - 1 - s.column;
    return s;
}
[[nodiscard]] constexpr bool is_antisymmetric(const position_view& p) {
    for (int i = 0; i < p.rules().squares(); ++i) {
        const int image = index_of(p.rules(), opposite_of(p.rules(), square_at(p.rules(), i)));
        if (image != i && p.has_stone(first, i) != p.has_stone(second, image)) return false;
    }
    return true;
}
[[nodiscard]] constexpr bounds narrowed_by_symmetry_strategy(const position_view& p, bounds known) {
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        p.rules();
    switch (convention) {
        case convention::misere: break;
        case convention::normal:
        default: return known;
    }
    const square center{.column = columns / 2, .row = rows / 2};
    const bool has_fixed_squares = opposite_of(p.rules(), center) == center;
    if (has_fixed_squares) {
        const int side = columns > rows ? columns : rows;
        if (gravity != place || edges != edges::bounded || run <= (side + 1) / 2) return known;
    }
    if (!is_antisymmetric(p)) return known;
    const mark center_mark = p.at(center);
    if (!has_fixed_squares || center_mark == mark_of(other(p.to_move()))) {
        known.upper = known.upper < 0 ? known.upper : 0;
    } else if (center_mark == mark::none) {
        known.lower = known.lower > 0 ? known.lower : 0;
    }
    return known;
}
}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_SYMMETRY_STRATEGY_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_TILE_STRATEGY_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_TILE_STRATEGY_HPP
// inarow/solve/detail/tile_strategy.hpp -----------------------------------------------------------

namespace inarow::inline v0::solve::detail::tile_strategy {
inline constexpr int min_run = 8;
inline constexpr int tile_rows = 3;
inline constexpr int tile_columns = 4;
inline constexpr int tile_squares = tile_rows * tile_columns;
inline constexpr unsigned tile_lines[] = {0x00f, 0x0f0, 0xf00, 0x111, 0x222,
                                          0x444, 0x888, 0x012, 0x480};
[[nodiscard]] constexpr square square_of_tile(int band, int tile, int number) {
    const int row = number / tile_columns;
    const int column = tile_columns * tile + number % tile_columns + row;
    return {.column = band % 2 == 0 ? column : 3 - column, .row = tile_rows * band + row};
}
struct tile_stones {
    unsigned maker = 0;
    unsigned breaker = 0;
};
[[nodiscard]] constexpr bool breaks_lines_as_second(const tile_stones& stones);
[[nodiscard]] constexpr bool breaks_lines_as_first(const tile_stones& stones) {
    const auto [maker, breaker] = stones;
    unsigned replies = 0;
    for (const unsigned line : tile_lines) {
        if ((line & breaker) != 0) continue;
        const unsigned missing = line & ~maker;
        if ((missing & (missing - 1)) == 0)
            return breaks_lines_as_second({maker, breaker | missing});
        replies |= missing;
    }
    if (replies == 0) return true;
    for (; replies != 0; replies &= replies - 1)
        if (breaks_lines_as_second({maker, breaker | (replies & (0 - replies))})) return true;
    return false;
}
[[nodiscard]] constexpr bool breaks_lines_as_second(const tile_stones& stones) {
    const auto [maker, breaker] = stones;
    unsigned moves = 0;
    for (const unsigned line : tile_lines) {
        if ((line & breaker) != 0) continue;
        if ((line & ~maker) == 0) return false;
        moves |= line;
    }
    for (moves &= ~maker; moves != 0; moves &= moves - 1)
        if (!breaks_lines_as_first({maker | (moves & (0 - moves)), breaker})) return false;
    return true;
}
inline constexpr int placements = 8;
[[nodiscard]] constexpr square size_before_diagonal(const rules& r, int placement) {
    if ((placement & 4) == 0) return {.column = r.columns, .row = r.rows};
    return {.column = r.rows, .row = r.columns};
}
[[nodiscard]] constexpr square reflected(const rules& r, int placement, square s) {
    const auto [columns, rows] = size_before_diagonal(r, placement);
    if ((placement & 1) != 0) s.column = columns - 1 - s.column;
    if ((placement & 2) != 0) s.row = rows - 1 - s.row;
    if ((placement & 4) != 0) return {.column = s.row, .row = s.column};
    return s;
}
[[nodiscard]] constexpr bool breaks_all(const rules& r, player maker, bool is_maker_to_move,
                                        const auto& has_stone, int placement = 0) {
    const auto [columns, rows] = size_before_diagonal(r, placement);
    const int last_tile = (columns + tile_rows) / tile_columns;
    bool has_move = !is_maker_to_move;
    for (int band = 0; tile_rows * band < rows; ++band) {
        for (int tile = -last_tile; tile <= last_tile; ++tile) {
            tile_stones stones;
            for (int i = 0; i < tile_squares; ++i) {
                const square s = reflected(r, placement, square_of_tile(band, tile, i));
                if (!is_on_board(r, s) || has_stone(other(maker), index_of(r, s)))
                    stones.breaker |= 1U << i;
                else if (has_stone(maker, index_of(r, s)))
                    stones.maker |= 1U << i;
            }
            if (stones.maker == 0 || breaks_lines_as_second(stones)) continue;
            if (!has_move || !breaks_lines_as_first(stones)) return false;
            has_move = false;
        }
    }
    return true;
}
}  // namespace inarow::inline v0::solve::detail::tile_strategy
namespace inarow::inline v0::solve::detail {
[[nodiscard]] constexpr bounds narrowed_by_tile_strategy(const position_view& p, bounds known) {
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        p.rules();
    if (run < tile_strategy::min_run) return known;
    switch (gravity) {
        case place: break;
        case drop:
        default: return known;
    }
    switch (length) {  // a line of exactly `run` stones contains eight in a row
        case line_length::at_least:
        case line_length::exactly: break;
        default: return known;
    }
    switch (convention) {
        case convention::normal: break;
        case convention::misere:
        default: return known;
    }
    switch (edges) {
        case edges::bounded: break;
        case edges::wrapping:
        default: return known;
    }
    const auto breaks_all = [&p](player maker) {
        return tile_strategy::breaks_all(
            p.rules(), maker, maker == p.to_move(),
            [&p](player side, int index) { return p.has_stone(side, index); });
    };
    if (known.upper > 0 && breaks_all(p.to_move())) known.upper = 0;
    if (known.lower < 0 && breaks_all(other(p.to_move()))) known.lower = 0;
    return known;
}
}  // namespace inarow::inline v0::solve::detail

#endif  // INAROW_SINGLE_INAROW_SOLVE_DETAIL_TILE_STRATEGY_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_QUERY_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_QUERY_HPP
// inarow/solve/query.hpp --------------------------------------------------------------------------

/// A query is an object that represents a question about a position under perfect play. The object
/// also contains the intermediate results of the search for the answer. `resume(search)` continues
/// a query until the query is answered or the search stops. A compiler limits the length of each
/// constant evaluation, so an answer at compile time can take several constant evaluations. A
/// program can resume a query again and again until the time for the answer runs out.
///
/// The argument `search` has two member functions. `int null_window(position, alpha)` decides
/// whether the score is above alpha, and returns a bound on the score. A result above alpha is a
/// lower bound, and any other result is an upper bound. The bound is fail-soft, which means that it
/// can be tighter than alpha requires. `bool is_stopped()` returns whether the search has reached
/// its limit. If the search has stopped, the last bound is meaningless.
///
/// `remaining()` estimates the work that is left. For most queries, this estimate is the number of
/// scores that the search still has to rule out, the number of moves that it still has to search,
/// or the sum of the two.
namespace inarow::inline v0::solve {

namespace detail {

/// Returns the bounds of the score that are known without a search.
[[nodiscard]] constexpr bounds bounds_by_strategy(const position_view& p) {
    const int free = p.free();
    if (p.is_over()) {
        const int known = score_of({p.outcome(), 0}, free, p.to_move());
        return {known, known};
    }
    const bounds possible{-(free / 2 + 1), (free + 1) / 2};
    return narrowed_by_tile_strategy(p, narrowed_by_symmetry_strategy(p, possible));
}

/// Returns a bound on the score that shows whether the score is above alpha. Searches only if
/// bounds_by_strategy does not show this.
template <int Capacity>
[[nodiscard]] constexpr int null_window(auto& search, const basic_position<Capacity>& p,
                                        int alpha) {
    const bounds known = bounds_by_strategy(p);
    if (known.lower > alpha) return known.lower;
    return known.upper <= alpha ? known.upper : search.null_window(p, alpha);
}

}  // namespace detail

/// Asks for the value of a position.
template <int Capacity>
struct value_query {
    using position_type = basic_position<Capacity>;

    position_type position;
    bounds score_bounds;

    explicit constexpr value_query(const position_type& p)
        : position{p}, score_bounds{detail::bounds_by_strategy(p)} {}
    /// Makes a query for a position whose score is already known.
    constexpr value_query(const position_type& p, int score)
        : position{p}, score_bounds{score, score} {}

    /// Returns the number of free squares.
    [[nodiscard]] constexpr int free() const {
        return position.rules().squares() - position.stones();
    }
    [[nodiscard]] constexpr const position_type& root() const { return position; }
    [[nodiscard]] constexpr const bounds& root_score_bounds() const { return score_bounds; }
    [[nodiscard]] constexpr bool is_done() const { return is_exact(score_bounds); }
    [[nodiscard]] constexpr int remaining() const {
        return score_bounds.upper - score_bounds.lower;
    }
    /// Precondition: is_done().
    [[nodiscard]] constexpr int score() const { return score_bounds.lower; }
    /// Precondition: is_done().
    [[nodiscard]] constexpr game_value value() const {
        if (position.is_over()) return {position.outcome(), 0};
        return value_of(score(), position.rules(), free(), position.to_move());
    }

    constexpr void resume(auto& search) {
        auto& [lower, upper] = score_bounds;
        while (lower < upper) {
            const int alpha = next_alpha();
            const int bound = search.null_window(position, alpha);
            if (search.is_stopped()) return;
            (bound > alpha ? lower : upper) = bound;
        }
    }

    /// Returns whether to search for the sign of the score before its magnitude. Returns true near
    /// the end of the game, because a fast win is then no cheaper to find than any other win. At
    /// run time, also returns true if the maker-breaker search supports the rules, because this
    /// search proves cheaply that nobody wins.
    [[nodiscard]] constexpr bool is_sign_first() const {
        constexpr int max_free_near_end = 14;
        if (free() <= max_free_near_end) return true;
        if consteval {
            return false;
        } else {
            return detail::search_for(position.rules()) == detail::search_kind::maker_breaker;
        }
    }

private:
    /// Returns alpha for the next null window. Unless is_sign_first() is true, first tests for fast
    /// losses and wins, which leave at least half of the free squares empty. These tests are cheap
    /// and narrow the bounds. Source: Pascal Pons, Solving Connect 4: how to build a perfect AI.
    [[nodiscard]] constexpr int next_alpha() const {
        const auto& [lower, upper] = score_bounds;
        // If the symmetry strategy excludes wins, rounds the middle of the bounds up, toward later
        // losses.
        const bool is_lossy = position.rules().convention == convention::misere && upper == 0;
        const int middle = is_lossy && lower < -1 ? lower / 2 : lower + (upper - lower) / 2;
        if (is_sign_first()) return lower < 0 && upper >= 0 ? (upper > 0 ? 0 : -1) : middle;
        if (lower < 0 && middle <= 0 && lower / 2 < middle) return lower / 2;
        return middle >= 0 && upper / 2 > middle ? upper / 2 : middle;
    }
};

/// Asks who wins from a position, or whether the game is a draw.
template <int Capacity>
struct outcome_query {
    value_query<Capacity> value;

    explicit constexpr outcome_query(const value_query<Capacity>& known) : value{known} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const { return value.position; }
    [[nodiscard]] constexpr const bounds& root_score_bounds() const { return value.score_bounds; }
    [[nodiscard]] constexpr bool is_done() const {
        const auto& [lower, upper] = value.score_bounds;
        return lower > 0 || upper < 0 || lower == upper;
    }
    [[nodiscard]] constexpr int remaining() const { return is_done() ? 0 : value.remaining(); }
    /// Precondition: is_done().
    [[nodiscard]] constexpr inarow::outcome outcome() const {
        const auto& [lower, upper] = value.score_bounds;
        if (value.position.is_over()) return value.position.outcome();
        if (lower > 0) return won_by(value.position.to_move());
        return upper < 0 ? won_by(other(value.position.to_move())) : inarow::outcome::draw;
    }

    constexpr void resume(auto& search) {
        auto& [lower, upper] = value.score_bounds;
        while (!is_done()) {
            const int alpha = next_alpha();
            const int bound = search.null_window(value.position, alpha);
            if (search.is_stopped()) return;
            (bound > alpha ? lower : upper) = bound;
        }
    }

private:
    /// Returns alpha for the next null window. Unless value.is_sign_first() is true, first tests
    /// for fast wins and losses, which leave at least half of the free squares empty and are cheap
    /// to find. Then tests for the sign of the score.
    [[nodiscard]] constexpr int next_alpha() const {
        const auto& [lower, upper] = value.score_bounds;
        const int quarter = value.free() / 4;
        if (!value.is_sign_first()) {
            if (upper > quarter) return quarter;
            if (lower < -quarter) return -quarter - 1;
        }
        return upper > 0 ? 0 : -1;
    }
};

namespace detail {

/// Returns the number of legal moves to squares whose index is at least `index`.
template <int Capacity>
[[nodiscard]] constexpr int moves_from(const basic_position<Capacity>& p, int index) {
    int result = 0;
    for (; index < p.rules().squares(); ++index)
        if ((p.check)(square_at(p.rules(), index)).legal) ++result;
    return result;
}

}  // namespace detail

/// Asks which moves are best. The best moves are the moves that win soonest; if no move wins, the
/// moves that draw; if all moves lose, the moves that lose latest. The answer is in reading order:
/// row by row from the top left.
template <int Capacity>
struct best_moves_query {
    value_query<Capacity> value;
    bool first_only;  ///< whether to stop at the first best move
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

    constexpr void resume(auto& search) {
        value.resume(search);
        for (; !search.is_stopped() && !is_done(); ++next_square) {
            const square s = square_at(value.position.rules(), next_square);
            if (!(value.position.check)(s).legal) continue;
            const int alpha = -value.score();
            const int bound = detail::null_window(search, value.position.after(s), alpha);
            if (search.is_stopped()) return;
            if (bound <= alpha) best.push_back(s);
        }
    }
};

/// Asks whether the score of a position is above `alpha`.
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

    constexpr void resume(auto& search) {
        is_above = detail::null_window(search, position, alpha) > alpha;
        is_searched = !search.is_stopped();
    }
};

/// A legal move, and the value of the game if the player to move makes this move.
struct scored_move {
    square where{};
    game_value value{};  ///< the number of plies includes the move
    int score = 0;       ///< from the point of view of the player who makes the move

    constexpr bool operator==(const scored_move&) const = default;
};

/// Asks for the value of each legal move. The answer is in reading order: row by row from the top
/// left.
template <int Capacity>
struct move_scores_query {
    value_query<Capacity> root_value;
    int next_square = 0;
    bool has_current = false;
    value_query<Capacity> current;  ///< the query for the position after the next move
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

    constexpr void resume(auto& search) {
        for (; !is_done(); ++next_square) {
            const square s = square_at(root().rules(), next_square);
            if (!(root().check)(s).legal) continue;
            if (!has_current) current = value_query<Capacity>(root().after(s));
            has_current = true;
            current.resume(search);
            if (search.is_stopped()) return;
            has_current = false;
            game_value v = current.value();
            ++v.plies;
            scores.push_back({s, v, -current.score()});
        }
    }
};

/// Asks for the moves to the end of the game if both players always play the first of their best
/// moves.
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

    constexpr void resume(auto& search) {
        while (!is_done()) {
            current.resume(search);
            if (search.is_stopped()) return;
            // Assigns a copy, because clang 22's new interpreter assumes that the two objects
            // overlap.
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
/// time. The last argument of each function is a search policy, which limits the search. You can
/// pass default_limits, a node_limit, a solver, a connect_four_book or your own policy.
namespace inarow::inline v0::solve {

/// Returns the number of nodes that one constant evaluation may search. Clang's default limit of
/// 1,048,576 steps for each constant evaluation allows at least 1.3 times this number of nodes in
/// every case that tests/counts/counts.py measures.
[[nodiscard]] constexpr long long nodes_per_evaluation(const rules& r) {
    if (detail::search_for(r) == detail::search_kind::reference) return 5'500 / r.squares();
    int words = 1;
    while (64 * words < bitboard::bits_needed(r)) words *= 2;
    const auto formula = bitboard::formula_for(r);
    const bool is_loop =
        formula == bitboard::line_formula::runs || formula == bitboard::line_formula::exact_runs;
    const bool is_misere = r.convention == convention::misere;
    const bool has_potential = r.gravity == place && words == 1 && !is_misere;
    const long long run = r.run;
    const long long runs = is_loop ? (has_potential ? 8 : 4) * run * (run + 12) : 0;
    const long long steps = (is_misere ? 210 : 150) + 10LL * r.columns + runs;
    return 1'600'000 / (words == 1 ? steps : steps * (4 + 4 * words));
}
/// Returns the default maximum number of constant evaluations for one question about a game type.
/// Each evaluation resumes the query where the previous evaluation stopped. All evaluations
/// together take a few seconds. The number is 16 if a bitboard of 64 bits supports the rules, and 4
/// if only a larger bitboard of up to 1,024 bits supports them. If no bitboard supports the rules,
/// the number is 4 for boards of at most 64 squares and 0 for larger boards.
[[nodiscard]] constexpr int max_evaluations(const rules& r) {
    if (!bitboard::supports(r, 1024)) return r.squares() <= 64 ? 4 : 0;
    return bitboard::supports(r, 64) ? 16 : 4;
}
/// Predicts whether max_evaluations evaluations will answer a query that the first evaluation has
/// not answered. An answer is likely if few squares are free and little work remains. Each free
/// square counts more in misère play without gravity, because there are many moves and bounds
/// seldom exclude moves. Without gravity or in misère play, empty boards are the hardest boards,
/// because all lines are open. docs/internals/solve/general/negamax.md shows how often the
/// prediction is right.
[[nodiscard]] constexpr bool is_likely_solvable(const auto& query) {
    const auto& root = query.root();
    const rules& r = root.rules();
    const bool is_placed = !bitboard::has_drops(r);
    const bool is_misere = r.convention == convention::misere;
    const bool is_empty = root.stones() == 0;
    const int free = r.squares() - root.stones();
    if (is_placed && is_misere) return 4 * free + query.remaining() <= (is_empty ? 66 : 80);
    const bool is_hard = is_empty && (is_placed || is_misere);
    return 2 * free + query.remaining() <= (is_hard ? 51 : 58);
}

/// A search policy that searches at most `nodes` nodes for a question, with a small transposition
/// table. The reference search has no table.
struct node_limit {
    long long nodes;

    /// Resumes a query. Returns the number of nodes searched.
    template <class Query>
    constexpr long long answer(Query& query) const {
        return detail::resume_within(query, nodes);
    }
};

/// The limit of a question about a game type: at most `evaluations` constant evaluations. Each
/// evaluation searches up to nodes_per_evaluation nodes and takes a compiler about half a second. A
/// question about moves may use the same number of evaluations again once the value is known. If
/// max_evaluations returns 0 for the rules, this policy allows no evaluation.
struct evaluation_limit {
    int evaluations;

    /// Returns whether a query may be resumed after `spent` evaluations.
    [[nodiscard]] constexpr bool allows(const auto& query, int spent) const {
        return spent < evaluations && max_evaluations(query.root().rules()) > 0;
    }
};

/// The default search policy. In a constant evaluation, searches up to nodes_per_evaluation nodes.
/// At run time, searches up to ten million nodes (a few seconds), or up to one million nodes for
/// rules that only the slow reference search supports. A question about a game type gets one
/// evaluation, or up to max_evaluations evaluations if an answer is likely. If max_evaluations
/// returns 0, the question gets no evaluation.
struct default_limits {
    /// Returns whether a query may be resumed after `spent` evaluations.
    [[nodiscard]] constexpr bool allows(const auto& query, int spent) const {
        return spent < max_evaluations(query.root().rules()) &&
               (spent == 0 || is_likely_solvable(query));
    }

    template <class Query>
    constexpr long long answer(Query& query) const {
        if consteval {
            return node_limit{nodes_per_evaluation(query.root().rules())}.answer(query);
        }
        const bool is_fast =
            detail::search_for(query.root().rules()) != detail::search_kind::reference;
        return node_limit{is_fast ? 10'000'000 : 1'000'000}.answer(query);
    }
};

/// The error if a policy does not answer a question. Usually, the search reached its limit or went
/// deeper than 150 plies.
struct unsolved {
    long long nodes;      ///< number of nodes searched
    int free;             ///< number of free squares
    bounds score_bounds;  ///< the known range of the score

    constexpr bool operator==(const unsolved&) const = default;
};

/// A type that answers queries: node_limit, default_limits, solver, connect_four_book or your own
/// type.
template <class T>
concept search_policy = requires(T policy, value_query<1> query) { policy.answer(query); };

/// A type that limits questions about game types: default_limits, evaluation_limit or your own
/// type.
template <class T>
concept evaluation_policy = requires(const T& policy, const value_query<1>& query) {
    static_cast<bool>(policy.allows(query, 0));
};

namespace detail {

/// Returns `read(query)` if the policy answers the query, and `unsolved` otherwise.
template <class Query, class Policy, class Read>
[[nodiscard]] constexpr auto answer(Query query, Policy&& policy, Read read)
    -> result<decltype(read(query)), unsolved> {
    const auto root = query.root();
    const long long nodes = std::forward<Policy>(policy).answer(query);
    if (query.is_done()) return read(query);
    return unsolved{nodes, root.rules().squares() - root.stones(), query.root_score_bounds()};
}

}  // namespace detail

/// Returns the value of a position.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr result<game_value, unsolved> value(const basic_position<Capacity>& p,
                                                           Policy&& policy = {}) {
    return detail::answer(value_query<Capacity>(p), std::forward<Policy>(policy),
                          [](const auto& query) { return query.value(); });
}

/// Returns the outcome under perfect play: the winner, or a draw. The outcome is usually cheaper to
/// find than the value, which includes the number of plies.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr result<inarow::outcome, unsolved> outcome(const basic_position<Capacity>& p,
                                                                  Policy&& policy = {}) {
    return detail::answer(outcome_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.outcome(); });
}

/// Returns whether `side` wins under perfect play.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr result<bool, unsolved> wins(const basic_position<Capacity>& p, player side,
                                                    Policy&& policy = {}) {
    return detail::answer(
        value_query<Capacity>(p), std::forward<Policy>(policy),
        [side](const auto& query) { return query.value().outcome == won_by(side); });
}

/// Returns the best moves, in reading order. The best moves are the moves that win soonest; if no
/// move wins, the moves that draw; if all moves lose, the moves that lose latest. The result is
/// empty if the game is over.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr result<core::inplace_vector<square, Capacity>, unsolved> best_moves(
    const basic_position<Capacity>& p, Policy&& policy = {}) {
    return detail::answer(best_moves_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.best; });
}

/// Returns the first of the best moves. Returns `unsolved` if the policy does not answer the
/// question, or if the game is over.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr result<square, unsolved> reply(const basic_position<Capacity>& p,
                                                       Policy&& policy = {}) {
    const value_query<Capacity> value(p);
    if (p.is_over()) return unsolved{0, value.free(), value.score_bounds};
    return detail::answer(best_moves_query<Capacity>(value, true), std::forward<Policy>(policy),
                          [](const auto& query) { return query.best[0]; });
}

/// Returns the value of each legal move, in reading order.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr result<core::inplace_vector<scored_move, Capacity>, unsolved> move_scores(
    const basic_position<Capacity>& p, Policy&& policy = {}) {
    return detail::answer(move_scores_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.scores; });
}

/// Returns the moves to the end of the game if both players always play the first of their best
/// moves.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr result<core::inplace_vector<square, Capacity>, unsolved>
principal_variation(const basic_position<Capacity>& p, Policy&& policy = {}) {
    return detail::answer(principal_variation_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.moves; });
}

}  // namespace inarow::inline v0::solve

#endif  // INAROW_SINGLE_INAROW_SOLVE_QUESTIONS_HPP

#if !defined(INAROW_SINGLE_INAROW_SOLVE_DETAIL_EMBEDDED_BOOK_HPP)
#define INAROW_SINGLE_INAROW_SOLVE_DETAIL_EMBEDDED_BOOK_HPP
// inarow/solve/detail/embedded_book.hpp -----------------------------------------------------------

namespace inarow::inline v0::solve::detail {
struct no_book {};
template <rules Rules>
inline constexpr no_book embedded_book{};
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

#endif  // INAROW_SINGLE_INAROW_TYPE_PERFECT_PLAY_HPP

#if !defined(INAROW_SINGLE_INAROW_TYPE_CHALLENGE_HPP)
#define INAROW_SINGLE_INAROW_TYPE_CHALLENGE_HPP
// inarow/type/challenge.hpp -----------------------------------------------------------------------

/// Games against the compiler. You write only your own moves, and the compiler adds a reply to each
/// move.
namespace inarow::inline v0 {

namespace detail {

/// The game after the compiler's reply, or the same game if there is no reply.
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

/// A challenge after some of its moves. If the challenge has stopped, `stopped` is the diagnostic
/// (the text of the compiler error) of a refused move or of a missing reply. Otherwise, `stopped`
/// is void.
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

/// One step of a challenge: a legal move and the compiler's reply, or the refusal of a move.
template <bool Legal>
struct challenge_step {
    template <class Game, int Square, move_text Move>
    using state =
        typename after_reply<next<Game, Square>, kind_of_answer<next<Game, Square>>>::state;
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
    using game = accepted_game<Game>;
};

/// `challenging` is a class instead of an alias, so that g++ prints a short name in errors (see
/// `playing` in play.hpp).
template <class Game, move_text... Moves>
struct challenging {
    using end = typename challenged<challenge_state<Game>, Moves...>::state;
    using next = typename challenge_if<typename end::stopped>::template game<typename end::game>;
};

}  // namespace detail

/// The game after `Moves` and the compiler's replies. The compiler replies to each move that does
/// not end the game, with the first of its own best moves. As with `play`, an illegal move does not
/// compile. If the search for a reply exceeds the limit default_limits, the challenge does not
/// compile either. To set another limit, write reply<play<Game, move>, Limit> for each move. To let
/// the compiler start, write challenge<reply<Game>, ...>.
template <game_type Game, move_text... Moves>
using challenge = typename detail::challenging<Game, Moves...>::next::self;

}  // namespace inarow::inline v0

#endif  // INAROW_SINGLE_INAROW_TYPE_CHALLENGE_HPP

#if !defined(INAROW_SINGLE_INAROW_PERFECT_PLAY_HPP)
#define INAROW_SINGLE_INAROW_PERFECT_PLAY_HPP
// inarow/perfect_play.hpp -------------------------------------------------------------------------

/// Includes <inarow.hpp> and perfect play: the values and best moves of game types (value<Game>,
/// reply<Game>, challenge<Game, moves...>) and of positions (solve::value(position)). To solve
/// large boards at run time, also include <inarow/solve/solver.hpp>.

// clang-format off: the next header must come first. If another header included the next header
// earlier, compiler errors in the next header would also list that other header.
// clang-format on

#endif  // INAROW_SINGLE_INAROW_PERFECT_PLAY_HPP
