// SPDX-License-Identifier: BSL-1.0
#include "engine/engine_session.hpp"

#include <inarow/core/string_view.hpp>
#include <inarow/messages/refusal.hpp>

#include "book/find_book.hpp"
#include "io/failure.hpp"
#include "io/printable.hpp"
#include "options.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <new>
#include <system_error>
#include <utility>

namespace inarow::app {
namespace {

using namespace std::chrono_literals;

constexpr std::string_view spaces = " \t\r\v\f";

rules rules_of(const engine_arguments& arguments) {
    return read_setup({.rules = arguments.rules, .notation = {}, .position = {}}).rules;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(spaces);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(spaces) - begin + 1);
}

std::string_view take_word(std::string_view& text) {
    text = trimmed(text);
    const std::string_view word = text.substr(0, text.find_first_of(spaces));
    text = trimmed(text.substr(word.size()));
    return word;
}

std::string without_spaces_at_commas(std::string_view text) {
    std::string result;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t comma = std::min(text.find(',', begin), text.size());
        result += trimmed(text.substr(begin, comma - begin));
        if (comma < text.size()) result += ',';
        begin = comma + 1;
    }
    return result;
}

bool is_word(std::string_view given, std::string_view wanted) {
    return std::ranges::equal(given, wanted, {}, core::lower, core::lower);
}

std::optional<long long> whole_number(std::string_view text) {
    long long value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc::invalid_argument || end != text.data() + text.size())
        return std::nullopt;
    if (error == std::errc::result_out_of_range)
        return text.starts_with('-') ? std::numeric_limits<long long>::min()
                                     : std::numeric_limits<long long>::max();
    return value;
}

// The clock ---------------------------------------------------------------------------------------

namespace {

/// Returns a number of milliseconds as a duration of at most about 30 years, so that computations
/// do not overflow.
std::chrono::milliseconds at_most_years(long long number) {
    constexpr long long max_milliseconds = 1'000'000'000'000;
    return std::chrono::milliseconds(std::clamp(number, 0LL, max_milliseconds));
}

}  // namespace

void engine_clock::set_match(long long granted) {
    match_.reset();
    if (granted > 0) match_ = at_most_years(granted);
    begin_match();
}

void engine_clock::begin_match() {
    if (!is_left_told_) left_ = match_;
}

void engine_clock::set_left(long long left) {
    constexpr long long no_limit = 2147483647;
    is_left_told_ = true;
    left_.reset();
    if (left < no_limit) left_ = at_most_years(left);
}

void engine_clock::consume(std::chrono::nanoseconds time, std::chrono::nanoseconds granted) {
    is_left_told_ = false;
    if (left_) *left_ -= std::min(time, *left_);
    late_ = std::max(time - granted, late_ / 2);
}

std::chrono::nanoseconds engine_clock::without_margin(std::chrono::nanoseconds time) const {
    // The time that a manager measures is longer than the search, because it includes pipes and
    // process scheduling.
    const auto usual = std::clamp<std::chrono::nanoseconds>(time / 10, 20ms, 100ms);
    return std::max<std::chrono::nanoseconds>(time - usual - std::min(late_, time / 2), 0ns);
}

std::chrono::nanoseconds engine_clock::next_move(std::chrono::nanoseconds usual) const {
    constexpr int moves_ahead = 16;
    std::chrono::nanoseconds result = turn_ ? without_margin(at_most_years(turn_->count())) : usual;
    if (left_) result = std::min(result, without_margin(*left_ / moves_ahead));
    return std::min<std::chrono::nanoseconds>(result, 24h);
}

// The session -------------------------------------------------------------------------------------

namespace {

/// Ends a search on destruction, even if an exception leaves the scope.
class search_in_queue {
public:
    explicit search_in_queue(command_queue& commands) : commands_{commands} {}
    search_in_queue(const search_in_queue&) = delete;
    search_in_queue(search_in_queue&&) = delete;
    search_in_queue& operator=(const search_in_queue&) = delete;
    search_in_queue& operator=(search_in_queue&&) = delete;
    ~search_in_queue() { commands_.end_search(); }

private:
    command_queue& commands_;
};

}  // namespace

const engine_session::named_command engine_session::all_commands[] = {
    // The Gomocup protocol.
    {.name = "start", .run = &engine_session::start},
    {.name = "rectstart", .run = &engine_session::start_rectangle},
    {.name = "restart", .run = &engine_session::restart},
    {.name = "begin", .run = &engine_session::begin},
    {.name = "turn", .run = &engine_session::turn},
    {.name = "board", .run = &engine_session::board},
    {.name = "takeback", .run = &engine_session::take_back},
    {.name = "play", .run = &engine_session::play},
    {.name = "swap2board", .run = &engine_session::swap2},
    {.name = "info", .run = &engine_session::info},
    {.name = "about", .run = &engine_session::about},
    // The protocol for all rules.
    {.name = "inarow", .run = &engine_session::handshake},
    {.name = "uci", .run = &engine_session::uci_handshake},
    {.name = "isready", .run = &engine_session::tell_ready},
    {.name = "setoption", .run = &engine_session::set_option},
    {.name = "newgame", .run = &engine_session::new_game},
    {.name = "ucinewgame", .run = &engine_session::new_game},
    {.name = "position", .run = &engine_session::set_position},
    {.name = "go", .run = &engine_session::go},
};

engine_session::engine_session(const engine_arguments& arguments, output& out,
                               const platform::alarm& failed)
    : arguments_{arguments},
      given_rules_{rules_of(arguments)},
      proofs_{proofs_in(arguments.proofs)},
      replies_{out},
      game_{*game::start(given_rules_)},
      length_{given_rules_.length},
      memory_{.solver = solve::solver(), .table = solve::heuristic_table(0)},
      table_bytes_{arguments.table_size.value_or(solve::resources{}.table_bytes)},
      memory_limit_{std::numeric_limits<std::size_t>::max()},
      threads_{threads_for(arguments.threads, solve::resources{}.threads)},
      level_{arguments.level.value_or(solve::level())},
      random_{arguments.seed ? *arguments.seed : std::random_device()()},
      failed_{failed} {
    make_solver();
    worker_ = core::jthread([this](const core::stop_token&) { run_commands(); });
}

bool engine_session::take_line(std::string_view line) {
    std::string_view rest = line;
    const std::string_view word = take_word(rest);
    if (word.empty()) return true;
    if (is_word(word, "end") || is_word(word, "quit")) {
        commands_.quit();
        return false;
    }
    if (is_word(word, "stop")) {
        commands_.stop_searches();
    } else if (is_word(word, "wait")) {
        commands_.wait_until_done();
    } else if (is_word(word, "isready")) {
        if (commands_.add_ready(std::string(line))) (void)tell_ready({});
    } else {
        commands_.add(std::string(line));
    }
    return true;
}

void engine_session::run_commands() {
    try {
        while (const auto line = commands_.next()) run_line(*line);
    } catch (...) {
        thrown_ = std::current_exception();
        commands_.quit();
        failed_.ring();
    }
}

void engine_session::run_line(std::string_view line) {
    try {
        std::string_view rest = line;
        const std::string_view word = take_word(rest);
        const auto done =
            data_ != data_kind::none ? take_data_line(trimmed(line)) : run_command(word, rest);
        if (!done) {
            unknown(word);
        } else if (!*done) {
            replies_.error(done->error());
        }
    } catch (const std::bad_alloc&) {
        replies_.error("there is not enough memory for this.");
    }
}

std::optional<engine_session::answer> engine_session::run_command(std::string_view word,
                                                                  std::string_view rest) {
    for (const auto& [name, run] : all_commands) {
        if (!is_word(word, name)) continue;
        // Managers do not read answers to INFO, so warnings wait for another command.
        if (run != &engine_session::info) tell_warnings();
        return (this->*run)(rest);
    }
    return std::nullopt;
}

void engine_session::unknown(std::string_view word) {
    replies_.line("UNKNOWN ", in_quotes(word),
                  " is not a command: write ABOUT, START, inarow or newgame, or see inarow engine "
                  "--help.");
}

void engine_session::finish() {
    commands_.close();
    worker_.join();
    if (thrown_) std::rethrow_exception(std::exchange(thrown_, nullptr));
}

void engine_session::refuse_long_line() {
    commands_.wait_until_done();
    replies_.error("a line was too long, and was not read.");
}

engine_session::answer engine_session::start_game(const rules& r) {
    auto started = game::start(r);
    if (!started) return refused(messages::refusal_sentence(started.error()).view());
    set_game(*std::move(started));
    return {};
}

void engine_session::set_game(game g) {
    const bool is_other = g.rules() != game_.rules();
    game_ = std::move(g);
    length_ = game_.rules().length;
    if (is_other) make_solver();
}

std::chrono::nanoseconds engine_session::usual_time() const {
    return arguments_.movetime.value_or(default_movetime);
}

search_request engine_session::at_level(search_request request) {
    request.strength = level_;
    request.seed = random_();
    return request;
}

void engine_session::make_solver() {
    const std::size_t bytes = std::min(table_bytes_, memory_limit_);
    // The solver and the heuristic search each take half of the memory.
    memory_.solver = solve::solver({.table_bytes = bytes / 2, .threads = threads_});
    memory_.table = solve::heuristic_table(bytes / 2);
    // If --book names a book, uses the book only for the rules of --rules.
    const rules& r = game_.rules();
    const bool is_named = !arguments_.book.file.empty();
    if (is_named && starting_with(first, r) != starting_with(first, given_rules_)) return;
    if (auto book = find_book(r, arguments_.book)) memory_.solver.set_book(*std::move(book));
}

search_request engine_session::with_proven_move(search_request request) {
    if (!proofs_ || !request.strength.is_highest() || !request.candidates.empty()) return request;
    if (const auto found = proofs_->next_move(game_)) request.candidates = {found->where};
    return request;
}

engine_session::ended_search engine_session::run_search(
    const search_request& request, command_queue::ended_by what,
    const std::function<void(const finding&)>& tell) {
    const auto [stop, ready_questions] = commands_.begin_search(what);
    const search_in_queue running(commands_);
    for (int i = 0; i < ready_questions; ++i) (void)tell_ready({});
    finding found = search(game_.position(), memory_, with_proven_move(request), stop, tell);
    return {.found = std::move(found), .was_stopped = stop.stop_requested()};
}

void engine_session::warn(std::string sentence) {
    constexpr std::size_t max_warnings = 10;
    if (warnings_.size() < max_warnings) warnings_.push_back(std::move(sentence));
}

void engine_session::tell_warnings() {
    for (const std::string& sentence : std::exchange(warnings_, {}))
        replies_.line("MESSAGE ", sentence);
}

std::string engine_session::end_of_game() const {
    std::string result = "the game is over: ";
    messages::write_end(result, game_.position().outcome());
    return result + '.';
}

}  // namespace inarow::app
