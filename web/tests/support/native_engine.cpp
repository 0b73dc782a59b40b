// SPDX-License-Identifier: BSL-1.0
// The engines of the page as a native program, for comparison. Every input line is one call, a
// function's name and its arguments, separated by tabs; the output line is its result.
#include "../../../bindings/wasm/page_engine.hpp"
#include "../../../bindings/wasm/search_engine.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <string>
#include <string_view>

namespace {

using inarow::wasm::page_engine;
using inarow::wasm::search_engine;

constexpr std::chrono::milliseconds time_limit{200};

std::string_view take_argument(std::string_view& line) {
    const std::size_t end = line.find('\t');
    const std::string_view argument = line.substr(0, end);
    line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
    return argument;
}

std::string call(std::string_view line) {
    const std::string_view name = take_argument(line);
    const std::string_view state = take_argument(line);
    search_engine native;
    if (name == "reduce") return page_engine::reduce(state, line);
    if (name == "edit") return page_engine::edit(state, line);
    constexpr std::uint64_t seed = 1;
    if (name == "choose") return native.choose(state, time_limit, seed);
    constexpr std::string_view done = "{\"is_done\": true";
    std::string result;
    if (name == "hints" && native.start_hints(state)) {
        do result = native.resume_hints();
        while (!result.starts_with(done));
    }
    if (name == "continuations" && native.start_continuations(state)) {
        do result = native.resume_continuations();
        while (!result.starts_with(done));
    }
    return result;
}

}  // namespace

int main() {
    std::ios::sync_with_stdio(false);
    for (std::string line; std::getline(std::cin, line);) std::cout << call(line) << '\n';
}
