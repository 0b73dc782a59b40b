// SPDX-License-Identifier: BSL-1.0
#include "platform/charset.hpp"

#include <array>
#include <bit>
#include <cerrno>
#include <cstddef>
#include <memory>
#include <type_traits>

#include <iconv.h>

namespace inarow::app::platform {

std::optional<std::string> to_utf8(std::string_view text, const std::string& charset) {
    constexpr auto failed = static_cast<std::size_t>(-1);
    auto* const converter = iconv_open("UTF-8", charset.c_str());
    if (std::bit_cast<std::size_t>(converter) == failed) return std::nullopt;
    // iconv_t is void* in some systems, and a pointer to a struct in others.
    const auto closed = [](iconv_t open) { iconv_close(open); };
    const std::unique_ptr<std::remove_pointer_t<iconv_t>, decltype(closed)> closing(converter,
                                                                                    closed);
    std::string in(text);
    char* from = in.data();
    std::size_t left = in.size();
    std::string result;
    std::array<char, 4096> part{};
    while (left > 0) {
        char* to = part.data();
        std::size_t room = part.size();
        const std::size_t done = iconv(converter, &from, &left, &to, &room);
        result.append(part.data(), part.size() - room);
        if (done == failed && errno != E2BIG) return std::nullopt;
    }
    return result;
}

}  // namespace inarow::app::platform
