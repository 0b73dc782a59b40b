// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/enum_names.hpp>
#include <inarow/core/write.hpp>
#include <inarow/json/writer.hpp>

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

/// Writes the TypeScript types of JSON. The functions that write JSON can also write its types.
namespace inarow::inline v0::json {

/// A sink that turns JSON into its TypeScript type. If a function writes JSON to this sink, the
/// sink `out` gets the TypeScript type of that JSON instead of the JSON itself.
template <core::sink Sink>
struct type_sink {
    Sink& out;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)

    constexpr void append(const char* data, std::size_t size) { out.append(data, size); }
};

/// Writes the TypeScript type of a value. With other sinks, the same calls write the value. The
/// type does not depend on the value. The type of an optional is the type of its value, or null.
/// The type of an enumerator is the union of all names of its enumeration. The type of the elements
/// of an empty array is the type of a value-initialized element. This class cannot write null, a
/// single bracket of an array, or other output whose type would depend on a value.
template <core::sink Sink>
class writer<type_sink<Sink>> {
public:
    explicit constexpr writer(type_sink<Sink>& out) : out_{out} {}

    constexpr void begin_object() { core::write(out_, '{'); }
    constexpr void end_object() { core::write(out_, "\n}"); }

    constexpr void key(std::string_view name) { core::write(out_, "\nreadonly ", name, ": "); }
    constexpr void value(std::string_view /*text*/) { core::write(out_, "string"); }
    constexpr void value(const char* /*text*/) { core::write(out_, "string"); }
    constexpr void value(int /*number*/) { core::write(out_, "number"); }
    constexpr void value(bool /*b*/) { core::write(out_, "boolean"); }
    template <class Optional>
        requires requires(const Optional& optional) { optional.has_value(); }
    constexpr void value(const Optional& /*optional*/) {
        value(typename Optional::value_type{});
        core::write(out_, " | null");
    }
    template <class Enum, std::size_t Size>
    constexpr void value(const core::enum_names<Enum, Size>& names, Enum /*value*/) {
        for (const core::string_view& name : names)
            core::write(out_, &name == names.begin() ? "\"" : " | \"", name, '"');
    }
    constexpr void number(std::string_view /*digits*/) { core::write(out_, "number"); }
    constexpr void string(auto /*print*/) { core::write(out_, "string"); }
    constexpr void string(bool /*is_present*/, auto /*print*/) {
        core::write(out_, "string | null");
    }
    constexpr void raw(auto print) { print(out_); }
    constexpr void array(const auto& values, auto element) {
        core::write(out_, "ReadonlyArray<");
        write_element(values, element);
        core::write(out_, '>');
    }
    template <class T, std::size_t Size>
    constexpr void array(const std::array<T, Size>& values, auto element) {
        core::write(out_, "readonly [");
        for (const T& value : values) {
            core::write(out_, &value == values.data() ? "" : ", ");
            element(value);
        }
        core::write(out_, ']');
    }
    constexpr void array(int /*size*/, auto element) {
        core::write(out_, "ReadonlyArray<");
        element(0);
        core::write(out_, '>');
    }
    constexpr void array(auto head, const auto& values, auto element) {
        core::write(out_, "readonly [");
        head();
        core::write(out_, ", ...");
        array(values, element);
        core::write(out_, ']');
    }

    constexpr void member(std::string_view name, const auto&... content) {
        key(name);
        value(content...);
    }
    constexpr void string_member(std::string_view name, auto... content) {
        key(name);
        string(content...);
    }

private:
    constexpr void write_element(const auto& values, auto element) {
        using value_type = std::remove_cvref_t<decltype(*values.begin())>;
        if (values.begin() != values.end())
            element(*values.begin());
        else if constexpr (std::is_default_constructible_v<value_type>)
            element(value_type{});
    }

    type_sink<Sink>& out_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

}  // namespace inarow::inline v0::json
