// SPDX-License-Identifier: BSL-1.0
#include "io/progress_bar.hpp"

#include "io/terminal.hpp"
#include "platform/standard_streams.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string_view>
#include <utility>
#include <vector>

namespace inarow::app {
namespace {

constexpr std::string_view erase_line = "\r\x1b[K";

void write_error(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); }

/// The number of unread lines of standard input; 0 if it is not a file.
long long lines_of_input() {
    std::vector<char> chunk(std::size_t{1} << 16);
    long long lines = 0;
    char last = '\n';
    std::uint64_t offset = 0;
    while (const std::size_t got = platform::peek_input(offset, chunk).value_or(0)) {
        lines += std::count(chunk.begin(), chunk.begin() + static_cast<std::ptrdiff_t>(got), '\n');
        last = chunk[got - 1];
        offset += got;
    }
    return lines + static_cast<long long>(last != '\n');
}

/// A time as text: `23 s`, `4 min` or `2 h`.
std::string in_words(std::chrono::seconds time) {
    const auto seconds = time.count();
    if (seconds < 100) return std::to_string(seconds) + " s";
    if (seconds < 6000) return std::to_string((seconds + 30) / 60) + " min";
    return std::to_string((seconds + 1800) / 3600) + " h";
}

}  // namespace

progress_bar::progress_bar()
    : progress_bar(error_terminal_columns() ? lines_of_input() : 0, "lines") {}

progress_bar::progress_bar(long long total, std::string unit)
    : total_{error_terminal_columns() ? total : 0},
      unit_{std::move(unit)},
      shares_terminal_{platform::is_terminal(platform::stream::output)} {}

std::string progress_bar::text(long long done, int columns) const {
    std::string counts = std::to_string(done) + '/' + std::to_string(total_) + ' ' + unit_;
    if (done > 0) {
        const auto left = (clock::now() - begin_) / done * (total_ - done);
        counts += "  " + in_words(std::chrono::ceil<std::chrono::seconds>(left)) + " left";
    }
    constexpr int longest_bar = 20;
    const int room = columns - static_cast<int>(counts.size()) - 4;
    if (room < longest_bar / 2) return counts.substr(0, static_cast<std::size_t>(columns - 1));
    const int length = std::min(room, longest_bar);
    const auto full = static_cast<std::size_t>(done * length / total_);
    return '[' + std::string(full, '#') +
           std::string(static_cast<std::size_t>(length) - full, '.') + "] " + counts;
}

void progress_bar::show(long long done) {
    constexpr auto between_shows = std::chrono::milliseconds(100);
    if (total_ == 0 || done > total_) return;
    const auto now = clock::now();
    if (is_shown_ && now - shown_at_ < between_shows) return;
    const int columns = error_terminal_columns().value_or(80);
    write_error(std::string(erase_line) + text(done, columns));
    is_shown_ = true;
    shown_at_ = now;
}

void progress_bar::erase() {
    if (is_shown_) write_error(erase_line);
    is_shown_ = false;
}

void progress_bar::erase_for_output() {
    if (shares_terminal_) erase();
}

}  // namespace inarow::app
