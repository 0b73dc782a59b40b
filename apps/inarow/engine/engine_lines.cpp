// SPDX-License-Identifier: BSL-1.0
// The commands of the protocol for all rules, in the style of UCI.
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/rules_text.hpp>
#include <inarow/version.hpp>

#include "engine/engine_session.hpp"
#include "io/printable.hpp"
#include "options.hpp"

#include <algorithm>
#include <utility>

namespace inarow::app {
namespace {

using namespace std::chrono_literals;

constexpr long long max_table_megabytes = 16LL * 1024;
constexpr long long max_threads = 1024;

/// Removes a text up to and including a word, and returns the part before the word. If the word is
/// missing, removes and returns the whole text.
std::string_view take_until_word(std::string_view& text, std::string_view word) {
    const std::string_view whole = text;
    while (!text.empty()) {
        const std::size_t begin = whole.size() - text.size();
        if (is_word(take_word(text), word)) return trimmed(whole.substr(0, begin));
    }
    return whole;
}

/// A score in the protocol: "win 5", "win 5 lowerbound", "loss 4", "draw" or "unknown", from the
/// point of view of the player to move.
std::string score_text(const solve::choice& chosen, player to_move) {
    std::string result;
    if (chosen.proven && chosen.proven->outcome == outcome::draw) return "draw";
    if (chosen.proven) {
        const bool is_won = chosen.proven->outcome == won_by(to_move);
        core::write(result, is_won ? "win " : "loss ", chosen.proven->plies);
    } else if (chosen.forced_win_plies) {
        core::write(result, "win ", *chosen.forced_win_plies, " lowerbound");
    } else {
        result = "unknown";
    }
    return result;
}

std::unexpected<std::string> refusal(const auto& sentence) {
    return std::unexpected(std::string(sentence.view()));
}

std::expected<rules, std::string> read_rules(std::string_view text) {
    const auto read = notation::parse_rules(text);
    if (!read) return refusal(messages::refusal_sentence("rules " + in_quotes(text), read.error()));
    if (const auto valid = check(*read); !valid)
        return refusal(messages::refusal_sentence(valid.error()));
    return *read;
}

std::expected<game, std::string> read_board(const rules& r, std::string_view text) {
    const auto laid = notation::parse_position(*basic_layout<dynamic>::start(r), text);
    if (!laid) return refusal(messages::refusal_sentence("board " + in_quotes(text), laid.error()));
    const auto reached = laid->checked();
    if (!reached)
        return refusal(messages::refusal_sentence(r, reached.error(), laid->unchecked().to_move()));
    return game(*reached);
}

/// Parses `movetime MILLISECONDS`, `nodes NUMBER` or `infinite`.
std::optional<search_request> read_request(std::string_view text) {
    constexpr long long a_day = 24LL * 60 * 60 * 1000;
    const std::string_view word = take_word(text);
    if (is_word(word, "infinite") && text.empty()) return search_request{};
    const auto number = whole_number(text);
    if (!number || *number < 1) return std::nullopt;
    if (is_word(word, "nodes")) return search_request{.nodes = *number};
    if (!is_word(word, "movetime")) return std::nullopt;
    return search_request{.time = std::chrono::milliseconds(std::min(*number, a_day))};
}

}  // namespace

engine_session::answer engine_session::handshake(std::string_view /*rest*/) {
    replies_.line("id name inarow ", INAROW_VERSION_MAJOR, '.', INAROW_VERSION_MINOR, '.',
                  INAROW_VERSION_PATCH);
    replies_.line("option name Hash type spin default ", static_cast<int>(table_bytes_ >> 20),
                  " min 1 max ", max_table_megabytes);
    replies_.line("option name Threads type spin default ", threads_, " min 1 max ", max_threads);
    replies_.line("option name Level type spin default ", level_.number(), " min ",
                  solve::level::min, " max ", solve::level::max);
    replies_.line("inarowok");
    return {};
}

engine_session::answer engine_session::tell_ready(std::string_view /*rest*/) {
    replies_.line("readyok");
    return {};
}

engine_session::answer engine_session::stop(std::string_view /*rest*/) {
    if (is_gomocup_search_) return {};
    search_.request_stop();
    search_.wait();
    return {};
}

engine_session::answer engine_session::set_option(std::string_view rest) {
    const bool has_name = is_word(take_word(rest), "name");
    const std::string_view name = take_until_word(rest, "value");
    const bool is_size = is_word(name, "Hash");
    const bool is_level = is_word(name, "Level");
    if (!has_name || (!is_size && !is_level && !is_word(name, "Threads")))
        return refused(in_quotes(name) +
                       " is not an option: write setoption name Hash value MEGABYTES, setoption "
                       "name Threads value NUMBER, or setoption name Level value NUMBER.");
    const long long max_value = is_size    ? max_table_megabytes
                                : is_level ? solve::level::max
                                           : max_threads;
    const auto number = whole_number(rest);
    if (!number || *number < 1 || *number > max_value)
        return refused(in_quotes(rest) + " is not a value of " + std::string(name) +
                       ": it is a whole number from 1 to " + std::to_string(max_value) + '.');
    if (is_level) {
        set_level(rest);
        return {};
    }
    if (is_size) {
        table_bytes_ = static_cast<std::size_t>(*number) << 20;
    } else {
        threads_ = static_cast<int>(*number);
    }
    make_solver();
    return {};
}

engine_session::answer engine_session::new_game(std::string_view rest) {
    std::expected<rules, std::string> r = game_.rules();
    if (!rest.empty()) {
        if (!is_word(take_word(rest), "rules"))
            return refused("write newgame, or newgame rules RULES, such as 7x6/4/drop.");
        r = read_rules(rest);
    }
    if (!r) return refused(r.error());
    solver_.clear();
    return start_game(*r);
}

engine_session::answer engine_session::set_position(std::string_view rest) {
    std::string_view moves = rest;
    std::string_view start = take_until_word(moves, "moves");
    std::expected<rules, std::string> r = game_.rules();
    std::string_view word = take_word(start);
    if (is_word(word, "rules")) {
        r = read_rules(take_word(start));
        word = start.empty() ? "startpos" : take_word(start);
    }
    if (!r) return refused(r.error());
    const bool is_start = is_word(word, "startpos") && start.empty();
    if (!is_start && !is_word(word, "board"))
        return refused(
            "write position startpos, or position board ROWS, perhaps with rules RULES before it "
            "and moves LIST after it.");
    auto next = is_start ? game(*position::start(*r)) : read_board(*r, start);
    if (!next) return refused(next.error());
    if (const auto made = notation::apply_moves(*next, moves); !made)
        return refused(sentence(*r, made.error()));
    set_game(*std::move(next));
    return {};
}

engine_session::answer engine_session::go(std::string_view rest) {
    const auto request = rest.empty() ? search_request{.time = usual_time()} : read_request(rest);
    if (!request)
        return refused(
            "write go, go movetime MILLISECONDS, go nodes NUMBER or go infinite; numbers are at "
            "least 1.");
    if (game_.position().is_over()) return refused(end_of_game());
    is_gomocup_search_ = false;
    is_endless_ = !request->is_limited();
    start_search([this, given = at_level(*request)](const core::stop_token& stop) {
        const finding found = search(game_.position(), solver_, given, stop,
                                     [this](const finding& each) { tell(each); });
        std::string text;
        notation::print(text, notation::kind::any, game_.rules(), found.chosen.where,
                        game_.position().to_move());
        search_.declare_done();
        replies_.line("bestmove ", text);
    });
    return {};
}

void engine_session::tell(const finding& found) {
    const player to_move = game_.position().to_move();
    std::string text = "info ";
    if (found.chosen.depth > 0) core::write(text, "depth ", found.chosen.depth, ' ');
    const long long milliseconds = found.time / 1ms;
    core::write(text, "score ", score_text(found.chosen, to_move), " nodes ", found.nodes, " time ",
                milliseconds, " pv ");
    notation::print_moves(text, game_.rules(), found.variation, to_move, notation::kind::any, " ");
    replies_.line(text);
}

}  // namespace inarow::app
