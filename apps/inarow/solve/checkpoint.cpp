// SPDX-License-Identifier: BSL-1.0
#include "solve/checkpoint.hpp"

#include <inarow/core/mix64.hpp>
#include <inarow/solve/detail/search_kind.hpp>

#include "io/failure.hpp"
#include "io/printable.hpp"
#include "options.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <string_view>

namespace inarow::app {
namespace {

/// The text contains a version number. Increment this number if the layout or the hash of
/// transposition table entries changes.
constexpr std::string_view kind = "inarow checkpoint 1, ";
constexpr std::string_view name = kind.substr(0, kind.find('1'));

/// Precondition: the parts consist of words of 64 bits.
[[nodiscard]] std::uint64_t checksum_of(std::span<const std::span<std::byte>> parts) {
    std::uint64_t result = 0;
    for (const auto part : parts) {
        for (std::size_t i = 0; i < part.size(); i += sizeof result) {
            std::uint64_t word = 0;
            std::memcpy(&word, part.data() + i, sizeof word);
            result = core::mix64(result ^ word);
        }
    }
    return result;
}

/// Reads into `target`; returns false if the file has too few bytes.
[[nodiscard]] bool fill(std::span<std::byte> target, std::ifstream& file) {
    std::array<char, 1U << 16U> block{};
    while (!target.empty()) {
        const std::size_t size = std::min(target.size(), block.size());
        if (!file.read(block.data(), static_cast<std::streamsize>(size))) return false;
        std::memcpy(target.data(), block.data(), size);
        target = target.subspan(size);
    }
    return true;
}

[[nodiscard]] failure cannot_be_read(const std::string& path, std::string_view why) {
    return {failure::failed, in_quotes(path) + ' ' + std::string(why)};
}

}  // namespace

checkpoint::checkpoint(const std::string& path, const rules& r) : file_{path}, rules_{r} {}

std::string checkpoint::heading(const memory& table) const {
    if (table.empty())
        throw failure{failure::wrong_usage, "--checkpoint is not for " + name_of_rules(rules_) +
                                                ": only the tables of the drop search and "
                                                "the maker-breaker search can be saved."};
    std::size_t bytes = 0;
    for (const auto part : table) bytes += part.size();
    return std::string(kind) + name_of_rules(solve::detail::table_rules(rules_)) + ", a table of " +
           std::to_string(bytes) + " bytes";
}

bool checkpoint::restore(const memory& table) const {
    const std::string wanted = heading(table);
    if (!file_.exists()) return false;
    const std::string& path = file_.target();
    std::ifstream file = open_file(path);
    std::string found(kind.size(), '\0');
    file.read(found.data(), static_cast<std::streamsize>(found.size()));
    if (found != kind)
        throw cannot_be_read(path, found.starts_with(name)
                                       ? "is a checkpoint of another version of inarow: this one "
                                         "reads format 1."
                                       : "is not a checkpoint.");
    constexpr std::size_t max_heading = 200;
    for (char c = 0; found.size() < max_heading && file.get(c) && c != '\n';) found += c;
    if (found != wanted)
        throw cannot_be_read(path, "is of " + printable(found.substr(kind.size())) + ", not of " +
                                       wanted.substr(kind.size()) + '.');
    std::uint64_t checksum = 0;
    bool is_whole = fill(std::as_writable_bytes(std::span(&checksum, 1)), file);
    for (const auto part : table) is_whole = is_whole && fill(part, file);
    if (!is_whole || file.peek() != std::ifstream::traits_type::eof() ||
        checksum != checksum_of(table))
        throw cannot_be_read(path, "is damaged or incomplete.");
    return true;
}

void checkpoint::save(const memory& table) const {
    const std::string first_line = heading(table) + '\n';
    const std::uint64_t checksum = checksum_of(table);
    std::vector<std::span<const std::byte>> all{std::as_bytes(std::span(first_line)),
                                                std::as_bytes(std::span(&checksum, 1))};
    all.insert(all.end(), table.begin(), table.end());
    file_.write(all);
}

}  // namespace inarow::app
