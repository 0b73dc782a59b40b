// SPDX-License-Identifier: BSL-1.0
// The commands of the protocol for all rules, in the manner of UCI.
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/rules_text.hpp>
#include <inarow/version.hpp>

#include "engine_session.hpp"
#include "options.hpp"
#include "printable.hpp"

#include <algorithm>
#include <utility>

namespace inarow::app {
namespace {

using namespace std::chrono_literals;

constexpr long long max_table_megabytes = 16 * 1024;
constexpr long long max_threads = 1024;

/// What stands before that word, which is removed with it; all of the text if it is not there.
std::string_view take_until_word(std::string_view& text, std::string_view word) {
    const std::string_view whole = text;
    while (!text.empty()) {
        const std::size_t begin = whole.size() - text.size();
        if (is_word(take_word(text), word)) return trimmed(whole.substr(0, begin));
    }
    return whole;
}

/// "win 5", "win 5 lowerbound", "loss 4", "draw" or "unknown", for the player to move.
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

/// A time or a number of nodes in a command; nothing for what is none, and for less than 1.
std::optional<long long> positive_number(std::string_view text) {
    const auto number = whole_number(text);
    return number && *number > 0 ? number : std::nullopt;
}

}  // namespace

void engine_session::handshake(std::string_view /*rest*/) {
    replies_.line("id name inarow ", INAROW_VERSION_MAJOR, '.', INAROW_VERSION_MINOR, '.',
                  INAROW_VERSION_PATCH);
    replies_.line("option name Hash type spin default ", static_cast<int>(table_bytes_ >> 20),
                  " min 1 max ", max_table_megabytes);
    replies_.line("option name Threads type spin default ", threads_, " min 1 max ", max_threads);
    replies_.line("inarowok");
}

void engine_session::tell_ready(std::string_view /*rest*/) { replies_.line("readyok"); }

void engine_session::stop(std::string_view /*rest*/) {
    if (is_gomocup_search_) return;
    search_.request_stop();
    search_.wait();
}

// Settings ----------------------------------------------------------------------------------------

void engine_session::set_option(std::string_view rest) {
    const bool has_name = is_word(take_word(rest), "name");
    const std::string_view name = take_until_word(rest, "value");
    const auto number = whole_number(rest);
    const auto refuse = [&](long long most) {
        replies_.error(in_quotes(rest) + " is not a value of " + std::string(name) +
                       ": it is a whole number from 1 to " + std::to_string(most) + '.');
    };
    if (has_name && is_word(name, "Hash")) {
        if (!number || *number < 1 || *number > max_table_megabytes)
            return refuse(max_table_megabytes);
        table_bytes_ = static_cast<std::size_t>(*number) << 20;
        make_solver();
    } else if (has_name && is_word(name, "Threads")) {
        if (!number || *number < 1 || *number > max_threads) return refuse(max_threads);
        threads_ = static_cast<int>(*number);
        make_solver();
    } else {
        replies_.error(in_quotes(name) +
                       " is not an option: write setoption name Hash value MEGABYTES, or "
                       "setoption name Threads value NUMBER.");
    }
}

std::optional<rules> engine_session::read_rules(std::string_view text) {
    const auto read = notation::parse_rules(text);
    if (!read) {
        replies_.error(messages::refusal_sentence("rules " + in_quotes(text), read.error()).view());
        return std::nullopt;
    }
    if (const auto valid = check(*read); !valid) {
        replies_.error(messages::refusal_sentence(valid.error()).view());
        return std::nullopt;
    }
    return *read;
}

void engine_session::new_game(std::string_view rest) {
    rules r = game_.rules();
    if (!rest.empty()) {
        if (!is_word(take_word(rest), "rules"))
            return replies_.error("write newgame, or newgame rules RULES, such as 7x6/4/drop.");
        const auto read = read_rules(rest);
        if (!read) return;
        r = *read;
    }
    if (start_game(r)) solver_.clear();
}

// Positions ---------------------------------------------------------------------------------------

std::optional<game> engine_session::read_board(const rules& r, std::string_view text) {
    const auto laid = notation::parse_position(*basic_layout<dynamic>::start(r), text);
    if (!laid) {
        replies_.error(messages::refusal_sentence("board " + in_quotes(text), laid.error()).view());
        return std::nullopt;
    }
    const auto reached = laid->checked();
    if (!reached) {
        replies_.error(
            messages::refusal_sentence(r, reached.error(), laid->unchecked().to_move()).view());
        return std::nullopt;
    }
    return game(*reached);
}

void engine_session::position_command(std::string_view rest) {
    std::string_view moves = rest;
    std::string_view start = take_until_word(moves, "moves");
    rules r = game_.rules();
    std::string_view word = take_word(start);
    if (is_word(word, "rules")) {
        const auto read = read_rules(take_word(start));
        if (!read) return;
        r = *read;
        word = start.empty() ? "startpos" : take_word(start);
    }
    const bool is_start = is_word(word, "startpos") && start.empty();
    if (!is_start && !is_word(word, "board"))
        return replies_.error(
            "write position startpos, or position board ROWS, perhaps with rules RULES before it "
            "and moves LIST after it.");
    auto next = is_start ? game(*position::start(r)) : read_board(r, start);
    if (!next) return;
    if (const auto made = notation::apply_moves(*next, moves); !made)
        return replies_.error(sentence(r, made.error()));
    set_game(*std::move(next));
}

// Searches ----------------------------------------------------------------------------------------

void engine_session::go(std::string_view rest) {
    search_request request{.time = usual_time()};
    bool is_endless = false;
    if (const std::string_view word = take_word(rest); !word.empty()) {
        const auto number = positive_number(rest);
        is_endless = is_word(word, "infinite") && rest.empty();
        const bool is_time = is_word(word, "movetime");
        if (!is_endless && ((!is_time && !is_word(word, "nodes")) || !number))
            return replies_.error(
                "write go, go movetime MILLISECONDS, go nodes NUMBER or go infinite; numbers are "
                "at least 1.");
        request = {};
        if (is_time) request.time = std::chrono::milliseconds(std::min(*number, 86'400'000LL));
        if (!is_endless && !is_time) request.nodes = number;
    }
    if (game_.position().is_over()) return refuse_over();
    is_gomocup_search_ = false;
    is_endless_ = is_endless;
    start_search([this, request](const std::stop_token& stop) {
        const finding found = search(game_.position(), solver_, request, stop,
                                     [this](const finding& each) { tell(each); });
        std::string text;
        notation::print(text, notation::kind::any, game_.rules(), found.chosen.where,
                        game_.position().to_move());
        search_.declare_done();
        replies_.line("bestmove ", text);
    });
}

void engine_session::tell(const finding& found) {
    const player to_move = game_.position().to_move();
    std::string text = "info ";
    if (found.depth > 0) core::write(text, "depth ", found.depth, ' ');
    const long long milliseconds = found.time / 1ms;
    core::write(text, "score ", score_text(found.chosen, to_move), " nodes ", found.nodes, " time ",
                milliseconds, " pv ");
    notation::print_moves(text, game_.rules(), found.variation, to_move, notation::kind::any, " ");
    replies_.line(text);
}

}  // namespace inarow::app
