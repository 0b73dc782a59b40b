// SPDX-License-Identifier: BSL-1.0
#include "proof/proof_folder.hpp"

#include <inarow/draw/board.hpp>
#include <inarow/messages/proof_error.hpp>
#include <inarow/notation/rules_text.hpp>

#include "io/failure.hpp"
#include "io/files.hpp"
#include "io/printable.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace inarow::app {
namespace {

namespace files = std::filesystem;

/// Returns the files of a folder whose names begin with a prefix and end in ".proof", in the order
/// of their names.
std::vector<files::path> proof_files_in(const std::string& folder, std::string_view prefix) {
    std::vector<files::path> result;
    std::error_code why;
    for (files::directory_iterator each(folder, why); !why && each != files::directory_iterator();
         each.increment(why))
        if (each->path().extension() == ".proof" &&
            each->path().filename().string().starts_with(prefix))
            result.push_back(each->path());
    if (why)
        throw failure{failure::failed,
                      in_quotes(folder) + " cannot be read: " + why.message() + '.'};
    std::ranges::sort(result);
    return result;
}

[[noreturn]] void refuse(const std::string& path, const solve::proof_error& why) {
    throw failure{failure::failed, refusal_of(path, why)};
}

solve::known_proof checked_proof(const std::string& path, std::string_view file) {
    auto proven = solve::check_proof(bytes_of(file));
    if (!proven) refuse(path, proven.error());
    return {*std::move(proven), bytes_of(file)};
}

solve::opened_proof opened_proof(const std::string& path, std::string_view file) {
    auto opened = solve::open_proof(bytes_of(file));
    if (!opened) refuse(path, opened.error());
    return *std::move(opened);
}

}  // namespace

std::span<const std::byte> bytes_of(std::string_view text) {
    return std::as_bytes(std::span(text));
}

std::string read_proof_file(const std::string& path) {
    constexpr std::size_t max_size = std::size_t{64} << 20;
    return read_file(path, max_size);
}

/// Returns why a proof is refused. If the error is at a position, the result includes the board.
std::string refusal_of(const std::string& path, const solve::proof_error& why) {
    std::string result = messages::sentence("The file " + in_quotes(path), why);
    if (why.marks.empty()) return result;
    auto board = *layout::start(why.rules);
    for (int s = 0; s < why.rules.squares(); ++s)
        board.put(square_at(why.rules, s), why.marks[static_cast<std::size_t>(s)]);
    result += '\n';
    draw::board(result, board.unchecked());
    if (result.ends_with('\n')) result.pop_back();
    return result;
}

proof_folder::proof_folder(const std::string& path, std::string_view prefix) {
    for (const files::path& each : proof_files_in(path, prefix)) {
        std::string bytes = read_proof_file(each.string());
        const auto states = solve::winning_proof::statement_of(bytes_of(bytes));
        if (!states) refuse(each.string(), states.error());
        files_.push_back({.path = each.string(), .bytes = std::move(bytes), .states = *states});
    }
}

std::vector<solve::known_proof> proof_folder::checked() const {
    std::vector<solve::known_proof> result;
    result.reserve(files_.size());
    for (const file& each : files_) result.push_back(checked_proof(each.path, each.bytes));
    return result;
}

std::optional<proof_folder::winning_move> proof_folder::next_move(const game& g) {
    for (file& each : files_) {
        if (!solve::winning_proof::leads_to(g, each.states)) continue;
        if (!each.opened) each.opened = opened_proof(each.path, each.bytes);
        if (!each.opened->strategy) continue;
        if (const auto where = each.opened->strategy->next_move(g))
            return winning_move{*where, "wins by the proof " +
                                            in_quotes(files::path(each.path).filename().string())};
    }
    if (const auto where = move_with_proven_replies(g))
        return winning_move{*where, "there are proofs for all replies"};
    return std::nullopt;
}

std::optional<square> proof_folder::move_with_proven_replies(const game& g) const {
    std::vector<const file*> useful;
    for (const file& each : files_)
        if (each.states.outcome == won_by(g.position().to_move()) &&
            each.states.position.stones() == g.position().stones() + 2)
            useful.push_back(&each);
    const auto is_proven = [&](const game& after) {
        return std::ranges::any_of(useful, [&](const file* each) {
            return solve::winning_proof::leads_to(after, each->states);
        });
    };
    if (useful.empty()) return std::nullopt;
    for (const square where : g.position().available_moves()) {
        const game after = *g.play(where);
        const auto replies = after.position().available_moves();
        const auto has_proof = [&](square reply) { return is_proven(*after.play(reply)); };
        if (!replies.empty() && std::ranges::all_of(replies, has_proof)) return where;
    }
    return std::nullopt;
}

std::optional<proof_folder> proofs_in(const std::string& path) {
    return path.empty() ? std::nullopt : std::optional(proof_folder(path));
}

std::optional<proof_folder> installed_proofs(const rules& r) {
    const auto folder = find_data("openings");
    if (!folder) return std::nullopt;
    rules meant = r;
    meant.length = line_length::at_least;  // the installed proofs hold for both line lengths
    for (const auto& [name, named] : notation::rules_by_name)
        if (named == meant) return proof_folder(folder->string(), std::string(name) + '-');
    return std::nullopt;
}

}  // namespace inarow::app
