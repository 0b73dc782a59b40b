// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace test {

using numbers = std::vector<int>;

/// Makes the checksum of a proof right again.
inline void mend_checksum(std::vector<std::byte>& proof) {
    std::uint32_t sum = ~std::uint32_t{0};
    for (std::size_t i = 13; i < proof.size(); ++i) {
        sum ^= std::to_integer<std::uint32_t>(proof[i]);
        for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1U) ^ (0xedb88320U & (0U - (sum & 1U)));
    }
    for (std::size_t i = 0; i < 4; ++i)
        proof[9 + i] = static_cast<std::byte>((~sum >> (8 * i)) & 255U);
}

/// The bytes of a proof with these numbers, which may be wrong, and the right checksum.
inline std::vector<std::byte> proof_bytes(std::initializer_list<numbers> parts, int version = 1) {
    using namespace std::string_view_literals;
    std::vector<std::byte> result;
    for (const char c : "\x89inproof"sv) result.push_back(static_cast<std::byte>(c));
    result.push_back(static_cast<std::byte>(version));
    result.resize(13);  // the checksum follows
    for (const auto& part : parts) {
        for (const int number : part) {
            auto rest = static_cast<unsigned>(number);
            for (; rest >= 128; rest >>= 7U) result.push_back(static_cast<std::byte>(rest | 128U));
            result.push_back(static_cast<std::byte>(rest));
        }
    }
    mend_checksum(result);
    return result;
}

}  // namespace test
