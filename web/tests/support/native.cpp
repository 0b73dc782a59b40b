// SPDX-License-Identifier: BSL-1.0
// What the page's engine does, as a program of this machine, to be held beside it. A line that it
// reads is a state's text, a tab and an action; or a state's text alone, whose hints it finds.
#include <inarow/ui/exchange.hpp>
#include <inarow/ui/hints.hpp>

#include <iostream>
#include <string>
#include <string_view>

using namespace inarow;

namespace {

std::string answer(std::string_view line) {
    std::string result;
    if (const auto tab = line.find('\t'); tab != std::string_view::npos) {
        ui::write_reduced(result, line.substr(0, tab), line.substr(tab + 1));
    } else if (const auto state = ui::parse_state(line)) {
        solve::solver by;
        ui::hints found(ui::on_screen(state->game).position());
        while (!found.are_answered()) found.go_on(by);
        ui::write_hints(result, found);
    }
    return result;
}

}  // namespace

int main() {
    std::ios::sync_with_stdio(false);
    for (std::string line; std::getline(std::cin, line);) std::cout << answer(line) << '\n';
}
