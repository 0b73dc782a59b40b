// SPDX-License-Identifier: BSL-1.0
#include "io/input_lines.hpp"

#include "io/failure.hpp"
#include "platform/standard_streams.hpp"

#include <cstring>
#include <span>
#include <string>
#include <utility>

namespace inarow::app {
namespace {

constexpr std::size_t chunk = std::size_t{1} << 18;

std::size_t read_or_fail(std::span<char> target, const platform::alarm* alarm) {
    const auto got = platform::read_input(target, alarm);
    if (!got)
        throw failure{failure::failed, std::string("standard input cannot be read: ") +
                                           std::strerror(got.error()) + '.'};
    return *got;
}

}  // namespace

std::string_view input_lines::without_marks(std::string_view line) {
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    if (std::exchange(is_first_, false) && line.starts_with(byte_order_mark))
        line.remove_prefix(byte_order_mark.size());
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

std::optional<std::size_t> input_lines::end_of_line(std::size_t begin) const {
    if (begin == end_) return std::nullopt;
    const void* found = std::memchr(buffer_.data() + begin, '\n', end_ - begin);
    if (found == nullptr) return std::nullopt;
    return static_cast<std::size_t>(static_cast<const char*>(found) - buffer_.data());
}

bool input_lines::has_next() const { return end_of_line(begin_).has_value(); }

bool input_lines::read_more() {
    if (at_end_) return false;
    if (begin_ > 0) {
        std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
        end_ -= begin_;
        begin_ = 0;
    }
    // Discards input beyond max_size by overwriting the same part of the buffer.
    if (end_ > max_size) {
        was_cut_ = true;
        end_ = max_size;
    }
    if (buffer_.size() < end_ + chunk) buffer_.resize(2 * buffer_.size() + chunk);
    const std::size_t got = read_or_fail(std::span(buffer_).subspan(end_, chunk), alarm_);
    end_ += got;
    at_end_ = got == 0;
    return !at_end_;
}

std::optional<std::string_view> input_lines::next() {
    was_cut_ = false;
    std::size_t searched = begin_;
    std::optional<std::size_t> end;
    while (!(end = end_of_line(searched))) {
        const std::size_t size = end_ - begin_;
        if (!read_more()) break;
        searched = begin_ + (size < max_size ? size : max_size);
    }
    if (!end && begin_ == end_) return std::nullopt;
    const std::size_t size = end.value_or(end_) - begin_;
    was_cut_ = was_cut_ || size > max_size;
    const std::string_view line(buffer_.data() + begin_, size < max_size ? size : max_size);
    begin_ = end ? *end + 1 : end_;
    return without_marks(line);
}

}  // namespace inarow::app
