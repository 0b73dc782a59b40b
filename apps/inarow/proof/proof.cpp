// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/board.hpp>
#include <inarow/json/replay.hpp>
#include <inarow/messages/proof_error.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/rules_text.hpp>
#include <inarow/solve/proof.hpp>
#include <inarow/solve/proof_maker.hpp>

#include "commands.hpp"
#include "io/failure.hpp"
#include "io/files.hpp"
#include "io/interrupt.hpp"
#include "io/printable.hpp"
#include "options.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace inarow::app {
namespace {

constexpr std::size_t max_file_size = std::size_t{64} << 20;

std::span<const std::byte> bytes_of(std::string_view text) {
    return std::as_bytes(std::span(text));
}

/// Writes what a proof states about `p`. `moves` contains the moves that lead to this position, as
/// far as they are known.
void describe(const position& p, const solve::proven_outcome& proven,
              const std::vector<square>& moves, notation::kind k, std::size_t bytes, bool as_json,
              output& out) {
    if (!as_json) {
        core::write(out, name_of_rules(p.rules()));
        if (p.stones() > 0) {
            core::write(out, " after ");
            notation::print_position(out, p);
        }
        core::write(out, ": ", name_of(proven.outcome), ", proven by ",
                    std::to_string(proven.nodes), " nodes in ", std::to_string(bytes), " bytes.\n");
        return;
    }
    json::writer json(out);
    json.begin_object();
    json::write_heading(json, "proof", {.notation = k}, p, moves);
    json.key("to_move");
    json::write_to_move(json, p);
    json.key("board");
    json::write_board(json, p);
    json.member("value", name_of(proven.outcome));
    json.key("nodes");
    json.number(std::to_string(proven.nodes));
    json.key("bytes");
    json.number(std::to_string(bytes));
    json.null_member("error");
    json.end_object();
    core::write(out, '\n');
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

/// The file to write a proof to. Unless --force is given, refuses to replace a file that is not a
/// proof.
output_file target_of(const proof_make_arguments& arguments) {
    output_file target(arguments.file);
    if (!target.exists() || arguments.force) return target;
    const auto there = solve::check_proof(bytes_of(read_file(target.target(), max_file_size)));
    if (!there && there.error().kind == solve::proof_error::reason::not_a_proof)
        throw failure{failure::wrong_usage,
                      in_quotes(arguments.file) +
                          " is there already and is not a proof; --force replaces it."};
    return target;
}

game game_of_moves(const game_setup& setup, const std::vector<std::string>& moves) {
    game result(setup.start<dynamic>());
    const auto made = make_moves(result, moves, setup.input_notation);
    if (!made) throw failure{failure::failed, sentence(setup.rules, made.error())};
    return result;
}

[[noreturn]] void refuse(const rules& r, solve::no_proof why, const interrupt& interrupted) {
    switch (why) {
        case solve::no_proof::unsupported:
            throw failure{failure::wrong_usage,
                          "there can be no proof for " + name_of_rules(r) +
                              ": proofs are for normal play on boards without edges that wrap and "
                              "with at most 1024 squares, on which stones are placed, with at "
                              "least two in a row."};
        case solve::no_proof::game_over:
            throw failure{failure::failed, "the game is over, so there is nothing to prove."};
        case solve::no_proof::limit:
        default: break;
    }
    if (interrupted.signal() != 0)
        throw failure{failure::interrupted + interrupted.signal(),
                      "interrupted before the proof was complete."};
    throw failure{failure::failed, "--timeout reached before the proof was complete."};
}

}  // namespace

int make_proof(const proof_make_arguments& arguments, output& out) {
    const game_setup setup = read_setup(arguments.board);
    const game g = game_of_moves(setup, arguments.moves);
    const output_file target = target_of(arguments);
    const interrupt interrupted;
    solve::limit allowed;
    if (arguments.timeout) allowed = solve::limit::of_time(*arguments.timeout);
    allowed.stop = interrupted.token();
    const solve::resources usual;
    const auto made =
        solve::make_proof(g.position(),
                          {.table_bytes = arguments.table_size.value_or(usual.table_bytes),
                           .threads = threads_for(arguments.threads, usual.threads)},
                          allowed);
    if (!made) refuse(setup.rules, made.error(), interrupted);
    const auto proven = solve::check_proof(*made);
    if (!proven) throw failure{failure::failed, refusal_of(arguments.file, proven.error())};
    target.write(std::span<const std::byte>(*made));
    describe(g.position(), *proven, {g.moves().begin(), g.moves().end()}, setup.notation,
             made->size(), arguments.json, out);
    return 0;
}

int check_proof(const proof_check_arguments& arguments, output& out) {
    const std::string file = read_file(arguments.file, max_file_size);
    const auto proven = solve::check_proof(bytes_of(file));
    if (!proven) throw failure{failure::failed, refusal_of(arguments.file, proven.error())};
    describe(proven->position, *proven, {}, notation::kind::algebraic, file.size(), arguments.json,
             out);
    return 0;
}

}  // namespace inarow::app
