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
constexpr long long max_lines = 40;

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

/// A score in the protocol, from the point of view of the player to move: "win 5", "win 5
/// lowerbound", "loss 4", "draw", "cp 120" or "unknown".
std::string score_text(const solve::search_line& line, bool is_evaluated, player to_move) {
    std::string result;
    if (line.proven && line.proven->outcome == outcome::draw) return "draw";
    if (line.proven) {
        const bool is_won = line.proven->outcome == won_by(to_move);
        core::write(result, is_won ? "win " : "loss ", line.proven->plies);
    } else if (line.forced_win_plies) {
        core::write(result, "win ", *line.forced_win_plies, " lowerbound");
    } else if (is_evaluated) {
        core::write(result, "cp ", line.evaluation);
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

constexpr std::string_view go_usage =
    "write go, perhaps with movetime MILLISECONDS, nodes NUMBER, depth PLIES, wtime and btime "
    "MILLISECONDS, searchmoves LIST or infinite; the numbers of movetime, nodes and depth are at "
    "least 1.";

/// The numbers of a `go` command. Each number follows the word that names it.
struct go_numbers {
    std::optional<long long> movetime, nodes, depth, wtime, btime, winc, binc, movestogo;

    /// Returns the number that the word names, or null if the word names no number.
    [[nodiscard]] std::optional<long long>* named(std::string_view word) {
        const std::pair<std::string_view, std::optional<long long>*> names[] = {
            {"movetime", &movetime}, {"nodes", &nodes},        {"depth", &depth},
            {"wtime", &wtime},       {"btime", &btime},        {"winc", &winc},
            {"binc", &binc},         {"movestogo", &movestogo}};
        for (const auto& [name, number] : names)
            if (is_word(word, name)) return number;
        return nullptr;
    }
    /// Returns whether the number may be 0 or negative, as a clock that has run out.
    [[nodiscard]] bool is_of_clock(const std::optional<long long>* number) const {
        return number != &movetime && number != &nodes && number != &depth;
    }
    /// Returns the time for one move of a player whose clock shows `left`: `left` divided by the
    /// number of moves to go (at most 16), plus most of the increment.
    [[nodiscard]] std::chrono::nanoseconds share_of_clock(long long left,
                                                          long long increment) const {
        constexpr long long moves_ahead = 16;
        constexpr long long margin = 20;
        const bool is_told = movestogo && *movestogo > 0;
        const long long moves = is_told ? std::min(*movestogo, moves_ahead) : moves_ahead;
        const long long share = left / moves + std::min(increment, left) / 4 * 3;
        return std::chrono::milliseconds(std::max(std::min(share, left - margin), 1LL));
    }
};

}  // namespace

engine_session::answer engine_session::handshake(std::string_view /*rest*/) {
    tell_options();
    replies_.line("inarowok");
    return {};
}

engine_session::answer engine_session::uci_handshake(std::string_view /*rest*/) {
    tell_options();
    replies_.line("uciok");
    return {};
}

void engine_session::tell_options() {
    replies_.line("id name inarow ", INAROW_VERSION_MAJOR, '.', INAROW_VERSION_MINOR, '.',
                  INAROW_VERSION_PATCH);
    replies_.line("option name Hash type spin default ", static_cast<int>(table_bytes_ >> 20),
                  " min 1 max ", max_table_megabytes);
    replies_.line("option name Threads type spin default ", threads_, " min 1 max ", max_threads);
    replies_.line("option name Level type spin default ", level_.number(), " min ",
                  solve::level::min, " max ", solve::level::max);
    replies_.line("option name MultiPV type spin default ", lines_, " min 1 max ", max_lines);
}

engine_session::answer engine_session::tell_ready(std::string_view /*rest*/) {
    replies_.line("readyok");
    return {};
}

engine_session::answer engine_session::set_option(std::string_view rest) {
    const bool has_name = is_word(take_word(rest), "name");
    const std::string_view name = take_until_word(rest, "value");
    const std::pair<std::string_view, long long> options[] = {{"Hash", max_table_megabytes},
                                                              {"Threads", max_threads},
                                                              {"Level", solve::level::max},
                                                              {"MultiPV", max_lines}};
    const auto* const option =
        std::ranges::find_if(options, [&](const auto& each) { return is_word(name, each.first); });
    if (!has_name || option == std::end(options))
        return refused(in_quotes(name) +
                       " is not an option: write setoption name Hash value MEGABYTES, setoption "
                       "name Threads value NUMBER, setoption name Level value NUMBER, or setoption "
                       "name MultiPV value NUMBER.");
    const auto number = whole_number(rest);
    if (!number || *number < 1 || *number > option->second)
        return refused(in_quotes(rest) + " is not a value of " + std::string(name) +
                       ": it is a whole number from 1 to " + std::to_string(option->second) + '.');
    if (option->first == "Level") {
        set_level(rest);
    } else if (option->first == "MultiPV") {
        lines_ = static_cast<int>(*number);
    } else {
        if (option->first == "Hash")
            table_bytes_ = static_cast<std::size_t>(*number) << 20;
        else
            threads_ = static_cast<int>(std::min<long long>(*number, hardware_threads()));
        make_solver();
    }
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
    (memory_.clear)();
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

std::expected<search_request, std::string> engine_session::read_request(std::string_view text) {
    constexpr long long a_day = 24LL * 60 * 60 * 1000;
    if (text.empty()) return search_request{.time = usual_time()};
    go_numbers given;
    search_request result;
    bool is_endless = false;
    while (!text.empty()) {
        const std::string_view word = take_word(text);
        if (is_word(word, "infinite") && !is_endless) {
            is_endless = true;
        } else if (is_word(word, "searchmoves") && result.candidates.empty()) {
            if (auto moves = take_moves(text))
                result.candidates = *std::move(moves);
            else
                return refused(moves.error());
        } else {
            std::optional<long long>* const number = given.named(word);
            if (number == nullptr || *number) return refused(go_usage);
            *number = whole_number(take_word(text));
            if (!*number || (**number < 1 && !given.is_of_clock(number))) return refused(go_usage);
        }
    }
    const bool is_first = game_.position().to_move() == game_.rules().starts;
    if (const auto left = is_first ? given.wtime : given.btime)
        result.time = given.share_of_clock(std::min(*left, a_day),
                                           (is_first ? given.winc : given.binc).value_or(0));
    if (given.movetime) result.time = std::chrono::milliseconds(std::min(*given.movetime, a_day));
    if (given.nodes) result.nodes = *given.nodes;
    if (given.depth) result.depth = static_cast<int>(std::min(*given.depth, 1000LL));
    if (is_endless && result.is_limited()) return refused(go_usage);
    if (!is_endless && !result.is_limited()) result.time = usual_time();
    return result;
}

std::expected<std::vector<square>, std::string> engine_session::take_moves(std::string_view& text) {
    std::vector<square> result;
    while (!text.empty()) {
        std::string_view rest = text;
        const std::string_view word = take_word(rest);
        if (go_numbers().named(word) != nullptr || is_word(word, "infinite")) break;
        const move_text move(word, notation::kind::any);
        const auto where = resolve(game_.position(), move);
        if (!where)
            return std::unexpected(
                std::string(messages::sentence(game_.rules(), where.error(), move).view()));
        if (!core::contains(result, *where)) result.push_back(*where);
        text = rest;
    }
    if (result.empty()) return refused("searchmoves needs moves, such as searchmoves h8 i9.");
    return result;
}

engine_session::answer engine_session::go(std::string_view rest) {
    if (game_.position().is_over()) return refused(end_of_game());
    auto request = read_request(rest);
    if (!request) return refused(request.error());
    if (!request->candidates.empty() && !level_.is_highest())
        return refused("searchmoves needs level 8: first write setoption name Level value 8.");
    request->lines = lines_;
    using enum command_queue::ended_by;
    const auto end = request->is_limited() ? stop : stop_or_no_input;
    const finding found =
        run_search(at_level(*std::move(request)), end, [this](const finding& each) {
            tell(each);
        }).found;
    std::string text;
    notation::print(text, notation::kind::any, game_.rules(), found.chosen.where,
                    game_.position().to_move());
    replies_.line("bestmove ", text);
    return {};
}

void engine_session::tell(const finding& found) {
    const player to_move = game_.position().to_move();
    const long long milliseconds = found.time / 1ms;
    int number = 0;
    for (const solve::search_line& line : found.chosen.lines) {
        std::string text = "info ";
        if (found.chosen.depth > 0 && !line.proven)
            core::write(text, "depth ", found.chosen.depth, ' ');
        if (lines_ > 1) core::write(text, "multipv ", ++number, ' ');
        core::write(text, "score ", score_text(line, level_.is_highest(), to_move), " nodes ",
                    found.nodes, " time ", milliseconds, " pv ");
        notation::print_moves(text, game_.rules(), line.moves, to_move, notation::kind::any, " ");
        replies_.line(text);
    }
}

}  // namespace inarow::app
