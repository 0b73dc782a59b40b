// SPDX-License-Identifier: BSL-1.0
#include "games/record_input.hpp"

#include <inarow/messages/record_error.hpp>
#include <inarow/notation/record_lines.hpp>

#include "io/failure.hpp"
#include "io/files.hpp"
#include "io/output.hpp"
#include "io/printable.hpp"
#include "platform/charset.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>
#include <variant>

namespace inarow::app {
namespace {

namespace fs = std::filesystem;

/// Returns whether a file has the extension of a file with games.
bool has_games(const fs::path& path) {
    constexpr std::string_view suffixes[] = {".sgf", ".psq", ".sav", ".pos", ".lib", ".txt"};
    return std::ranges::find(suffixes, path.extension().string()) != std::ranges::end(suffixes);
}

/// Returns whether an argument is a path: the argument has the extension of a file with games, or
/// contains a dot or a slash and exists.
bool is_path(const std::string& argument) {
    std::error_code none;
    return has_games(argument) ||
           (argument.find_first_of("./\\") != std::string::npos && fs::exists(argument, none));
}

/// Returns the files of the paths in reverse order. A folder counts as the files with games in it.
std::vector<std::string> files_of(const std::vector<std::string>& paths) {
    std::vector<std::string> result;
    for (const std::string& path : paths) {
        std::error_code error;
        if (!fs::is_directory(path, error)) {
            result.push_back(path);
            continue;
        }
        std::vector<std::string> inside;
        for (const auto& each : fs::recursive_directory_iterator(path, error))
            if (each.is_regular_file() && has_games(each.path()))
                inside.push_back(each.path().string());
        if (error) throw failure{failure::failed, in_quotes(path) + " cannot be read."};
        if (inside.empty())
            throw failure{failure::failed, in_quotes(path) +
                                               " contains no files with games: .sgf, .psq, "
                                               ".sav, .pos, .lib or .txt."};
        std::ranges::sort(inside);
        result.insert(result.end(), inside.begin(), inside.end());
    }
    std::ranges::reverse(result);
    return result;
}

notation::record_defaults defaults_of(const game_setup& setup) {
    return {.start = setup.start<dynamic>(),
            .asked = setup.asked_rules,
            .moves = setup.input_notation,
            .is_unchecked = setup.unchecked};
}

/// Converts the values of a record to UTF-8. If one value cannot be converted, leaves all values
/// unchanged.
void decode(notation::record& record) {
    if (record.charset == "UTF-8") return;
    notation::record decoded = record;
    for (notation::record_node& node : decoded.nodes)
        for (notation::property& p : node.properties)
            for (std::string& value : p.values) {
                auto text = platform::to_utf8(value, record.charset);
                if (!text) return;
                value = *std::move(text);
            }
    decoded.charset = "UTF-8";
    record = std::move(decoded);
}

std::string moves_of(const notation::record& record) {
    std::string result;
    notation::print_moves(result, record.main_line());
    return result;
}

}  // namespace

long long line_counter::before(std::size_t offset) {
    if (offset < counted_) *this = line_counter(text_);
    lines_ += std::ranges::count(text_.substr(counted_, offset - counted_), '\n');
    counted_ = offset;
    return lines_;
}

bool are_files(const std::vector<std::string>& arguments) {
    const auto count = std::ranges::count_if(arguments, is_path);
    if (count == 0 || count == std::ssize(arguments)) return count != 0;
    const auto other = std::ranges::find_if_not(arguments, is_path);
    throw failure{failure::wrong_usage,
                  in_quotes(*other) +
                      " counts as a move, but another argument is a file or a folder. Begin the "
                      "path of a file or folder with ./ to make it a path."};
}

record_input::record_input(const game_setup& setup, const input_options& options)
    : setup_{setup},
      defaults_(defaults_of(setup)),
      lines_(options.alarm == nullptr ? input_lines() : input_lines(*options.alarm)) {
    defaults_.scores = options.scores;
}

record_input::record_input(const game_setup& setup, const std::vector<std::string>& paths)
    : setup_{setup}, defaults_(defaults_of(setup)), paths_(files_of(paths)) {}

bool record_input::has_next() const {
    return !games_.empty() || reader_ != nullptr || !paths_.empty() || lines_.has_next();
}

std::optional<std::string_view> record_input::next_line() {
    while (const auto line = lines_.next()) {
        ++number_;
        if (notation::record_lines::is_skipped(*line)) {
            is_blank_ = is_blank_ && !line->contains('#');
            continue;
        }
        is_blank_ = false;
        if (!std::exchange(is_after_header_, true) && notation::record_lines::is_header(*line))
            continue;
        return line;
    }
    if (number_ == 0 || !std::exchange(is_blank_, false)) return std::nullopt;
    number_ = 1;
    return "";
}

std::optional<input_record> record_input::read(std::string_view first_line) {
    const long long number = number_;
    std::string text;
    auto layout = notation::text_layout::one_record;
    if (notation::record_lines::is_whole_text(first_line)) {
        layout = notation::text_layout::lines;
        text = first_line;
        for (auto more = lines_.next(); more; more = lines_.next(), ++number_)
            text.append("\n").append(*more);
    } else {
        notation::record_lines record;
        for (bool is_complete = record.add(first_line);
             !is_complete && record.text().size() < input_lines::max_size; ++number_) {
            const auto more = lines_.next();
            if (!more) break;
            is_complete = record.add(*more);
        }
        text = record.text();
    }
    const bool is_line = !text.contains('\n');
    line_counter lines(text);
    for (notation::record& each : notation::read_games(text, defaults_, layout)) {
        std::string shown = is_line && !each.is_of_a_form && !each.score ? text : moves_of(each);
        const long long line = number + lines.before(each.offset);
        games_.push_back({.record = std::move(each),
                          .text = std::move(shown),
                          .place = "line " + std::to_string(line),
                          .number = line,
                          .was_cut = lines_.was_cut()});
    }
    if (games_.empty() && first_line.empty())
        games_.push_back({.record = notation::record(defaults_.start),
                          .text = {},
                          .place = "line 1",
                          .number = number});
    std::ranges::reverse(games_);
    return take_game();
}

std::optional<input_record> record_input::next() {
    if (!games_.empty()) return take_game();
    if (reader_ != nullptr || !paths_.empty()) return next_of_files();
    if (!path_.empty()) return std::nullopt;
    const auto line = next_line();
    return line ? read(*line) : std::nullopt;
}

std::optional<input_record> record_input::next_of_files() {
    while (true) {
        if (reader_ == nullptr) {
            if (paths_.empty()) return std::nullopt;
            path_ = std::move(paths_.back());
            paths_.pop_back();
            file_ = read_file(path_, input_lines::max_size);
            games_of_file_ = 0;
            lines_of_file_ = line_counter(file_);
            reader_ = std::make_unique<notation::game_reader>(file_, defaults_,
                                                              notation::text_layout::lines);
        }
        if (auto game = reader_->next()) {
            ++games_of_file_;
            std::string text = moves_of(*game);
            const long long line = 1 + lines_of_file_.before(game->offset);
            return finished({.record = *std::move(game),
                             .text = std::move(text),
                             .place = in_quotes(path_) + ", game " + std::to_string(games_of_file_),
                             .number = line});
        }
        reader_.reset();
        if (games_of_file_ == 0)
            throw failure{failure::failed, in_quotes(path_) + " contains no game."};
    }
}

std::optional<input_record> record_input::take_game() {
    if (games_.empty()) return std::nullopt;
    input_record result = std::move(games_.back());
    games_.pop_back();
    return finished(std::move(result));
}

input_record record_input::finished(input_record input) const {
    decode(input.record);
    const bool has_own_start = input.record.is_of_a_form || input.record.start != defaults_.start;
    if (!setup_.position.empty() && has_own_start)
        throw failure{
            failure::wrong_usage,
            "--position is only for lists of moves: a record has its own start position."};
    return input;
}

input_record record_of(const game_setup& setup, const std::vector<std::string>& moves) {
    std::string line;
    for (const std::string& each : moves) line += (line.empty() ? "" : " ") + each;
    notation::record_defaults defaults = defaults_of(setup);
    defaults.scores = notation::score_form::none;
    notation::record record(defaults.start);
    auto games = notation::read_games(line, defaults, notation::text_layout::one_record);
    if (!games.empty()) record = std::move(games.front());
    return {.record = std::move(record), .text = std::move(line), .place = "the game"};
}

std::string sentence(const notation::record& refused) {
    const notation::record_error& why = *refused.refused;
    if (const auto* const list = std::get_if<notation::illegal_moves_text>(&why.why))
        return sentence(refused.start.rules(), *list);
    return std::string(messages::sentence("the game", why).view());
}

void complain_of_warnings(const input_record& input) {
    for (const notation::record_warning& w : input.record.warnings)
        complain(input.place + ": " + std::string(messages::sentence(w).view()));
}

json::source source_of(const game_setup& setup, const input_record& input) {
    return {.line = input.number, .notation = notation_for(setup, input.record.start.rules())};
}

notation::kind notation_for(const game_setup& setup, const rules& r) {
    return notation::can_print(setup.notation, r) ? setup.notation : notation::default_for(r);
}

game_setup setup_for(const game_setup& setup, const rules& r) {
    game_setup result = setup;
    result.rules = r;
    result.notation = notation_for(setup, r);
    return result;
}

}  // namespace inarow::app
