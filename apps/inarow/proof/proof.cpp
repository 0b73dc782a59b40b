// SPDX-License-Identifier: BSL-1.0
#include <inarow/json/replay.hpp>
#include <inarow/notation/notation.hpp>
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
#include "proof/progress_report.hpp"
#include "proof/proof_folder.hpp"
#include "solve/checkpoint.hpp"
#include "solve/solution_text.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace inarow::app {
namespace {

bool has_both_lengths(const solve::proven_outcome& proven) {
    return proven.lengths == solve::proven_lengths::both;
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
        core::write(out, ": ", name_of(proven.outcome));
        if (has_both_lengths(proven))
            core::write(out, ", also if only lines of exactly ", std::to_string(p.rules().run),
                        " stones win");
        core::write(out, ", proven by ", std::to_string(proven.nodes), " nodes in ",
                    std::to_string(bytes), " bytes.\n");
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
    json.member("both_lengths", has_both_lengths(proven));
    json.key("nodes");
    json.number(std::to_string(proven.nodes));
    json.key("bytes");
    json.number(std::to_string(bytes));
    json.null_member("error");
    json.end_object();
    core::write(out, '\n');
}

/// The file to write a proof to. Unless --force is given, refuses to replace a file that is not a
/// proof.
output_file target_of(const proof_make_arguments& arguments) {
    output_file target(arguments.file);
    if (!target.exists() || arguments.force) return target;
    const auto there = solve::check_proof(bytes_of(read_proof_file(target.target())));
    if (!there && there.error().kind == solve::proof_error::reason::not_a_proof)
        throw failure{failure::wrong_usage,
                      in_quotes(arguments.file) +
                          " already exists and is not a proof; to replace it, use --force."};
    return target;
}

game game_of_moves(const game_setup& setup, const std::vector<std::string>& moves) {
    game result(setup.start<dynamic>());
    const auto made = make_moves(result, moves, setup.input_notation);
    if (!made) throw failure{failure::failed, sentence(setup.rules, made.error())};
    return result;
}

/// Refuses --both-lengths for rules in which only lines of exactly `run` stones count.
[[noreturn]] void refuse_both_lengths(rules r) {
    r.length = line_length::at_least;
    throw failure{failure::wrong_usage,
                  "--both-lengths needs rules in which longer lines win, too: use --rules " +
                      name_of_rules(r) + '.'};
}

[[noreturn]] void refuse(const rules& r, solve::no_proof why, const solve::limit& allowed,
                         const interrupt& interrupted) {
    switch (why) {
        case solve::no_proof::unsupported:
            throw failure{failure::wrong_usage,
                          "there can be no proof for " + name_of_rules(r) +
                              ": a proof needs normal play without gravity, a board without edges "
                              "that wrap and with at most 1024 squares, and a run of at least "
                              "two."};
        case solve::no_proof::game_over:
            throw failure{failure::failed, "the game is over, so there is nothing to prove."};
        case solve::no_proof::exhausted:
            throw failure{failure::failed,
                          "the search found no win by threats, and has nothing left to try."};
        case solve::no_proof::limit:
        default: break;
    }
    if (interrupted.signal() != 0)
        throw failure{failure::interrupted + interrupted.signal(),
                      "interrupted before the proof was complete."};
    const bool is_late = std::chrono::steady_clock::now() >= allowed.deadline;
    throw failure{failure::failed, std::string(is_late ? "--timeout" : "--nodes") +
                                       " reached before the proof was complete."};
}

solve::limit limit_of(const proof_search_arguments& arguments, const interrupt& interrupted) {
    solve::limit result;
    if (arguments.timeout) result = solve::limit::of_time(*arguments.timeout);
    result.nodes = arguments.nodes.value_or(result.nodes);
    result.stop = interrupted.token();
    return result;
}
solve::proven_lengths lengths_of(const proof_search_arguments& arguments, const rules& r) {
    if (!arguments.both_lengths) return solve::proven_lengths::one;
    const auto both = solve::proven_lengths::both;
    if (solve::supports_proofs(r) && !solve::supports_proofs(r, both)) refuse_both_lengths(r);
    return both;
}
std::vector<solve::known_proof> known_of(const std::optional<proof_folder>& proofs) {
    return proofs ? proofs->checked() : std::vector<solve::known_proof>();
}
solve::resources resources_of(const proof_search_arguments& arguments) {
    solve::resources result;
    result.table_bytes = arguments.table_size.value_or(result.table_bytes);
    return result;
}

/// Searches in periods, and saves the table after each period without a proof. Each period starts a
/// new search, which uses the results in the table. Because the tree is built anew each time, each
/// period is twice as long as the one before.
result<std::vector<std::byte>, solve::no_proof> proof_with_checkpoints(
    solve::proof_maker& maker, const position& p, const std::string& path,
    const solve::limit& allowed) {
    using clock = std::chrono::steady_clock;
    const auto table = maker.table_memory();
    if (table.empty()) return maker.make(allowed);  // tells why there is no proof
    const checkpoint file(path, p.rules());
    if (file.restore(table)) complain("continued from " + in_quotes(path) + '.');
    for (std::chrono::minutes period(5);; period *= 2) {
        solve::limit part = allowed;
        part.deadline = std::min(allowed.deadline, clock::now() + period);
        auto made = maker.make(part);
        if (made || made.error() != solve::no_proof::limit) return made;
        file.save(table);
        if (allowed.stop.stop_requested() || clock::now() >= allowed.deadline) return made;
    }
}

/// Returns what reports the progress of a search from a position, which some moves lead to.
progress_report::callback reporter(const proof_make_arguments& arguments, const game& g,
                                   notation::kind k, output& out) {
    if (!arguments.json)
        return [](const solve::search_stats& stats) { complain(stats_text(stats) + '.'); };
    return [&, k](const solve::search_stats& stats) {
        json::writer json(out);
        json.begin_object();
        json::write_heading(json, "progress", {.notation = k}, g.position(), g.moves());
        write_stats(json, stats, resources_of(arguments.search).table_bytes);
        json.null_member("error");
        json.end_object();
        core::write(out, '\n');
        out.flush();
    };
}

result<std::vector<std::byte>, solve::no_proof> searched_proof(
    const proof_make_arguments& arguments, const position& p, const solve::limit& allowed) {
    solve::resources available = resources_of(arguments.search);
    if (arguments.winner.empty()) {
        available.threads = threads_for(arguments.threads, available.threads);
        solve::proof_maker maker(p, available);
        return arguments.checkpoint.empty()
                   ? maker.make(allowed)
                   : proof_with_checkpoints(maker, p, arguments.checkpoint, allowed);
    }
    const solve::proven_lengths lengths = lengths_of(arguments.search, p.rules());
    const auto proofs = proofs_in(arguments.search.folder);
    return solve::make_proof_of_win(p, arguments.winner == name_of(first) ? first : second, lengths,
                                    known_of(proofs), available, allowed);
}

}  // namespace

int make_proof(const proof_make_arguments& arguments, output& out) {
    const game_setup setup = read_setup(arguments.search.board);
    const game g = game_of_moves(setup, arguments.search.moves);
    if (arguments.checkpoint == arguments.file)
        throw failure{failure::wrong_usage, "--checkpoint and --output need different files."};
    const output_file target = target_of(arguments);
    const interrupt interrupted;
    solve::limit allowed = limit_of(arguments.search, interrupted);
    const auto made = [&] {
        progress_report report(arguments.progress, reporter(arguments, g, setup.notation, out));
        allowed.progress = report.nodes();
        return searched_proof(arguments, g.position(), allowed);
    }();
    if (!made) refuse(setup.rules, made.error(), allowed, interrupted);
    const auto proven = solve::check_proof(*made);
    if (!proven) throw failure{failure::failed, refusal_of(arguments.file, proven.error())};
    target.write(std::span<const std::byte>(*made));
    describe(g.position(), *proven, {g.moves().begin(), g.moves().end()}, setup.notation,
             made->size(), arguments.json, out);
    return 0;
}

int check_proof(const proof_check_arguments& arguments, output& out) {
    int code = 0;
    for (const std::string& path : arguments.files) {
        try {
            const std::string file = read_proof_file(path);
            const auto proven = solve::check_proof(bytes_of(file));
            if (!proven) throw failure{failure::failed, refusal_of(path, proven.error())};
            if (arguments.files.size() > 1 && !arguments.json)
                core::write(out, printable(path), ": ");
            describe(proven->position, *proven, {}, notation::kind::algebraic, file.size(),
                     arguments.json, out);
        } catch (const failure& why) {
            complain(why.sentence);
            code = why.code;
        }
        out.flush();
    }
    return code;
}

int list_unanswered(const proof_search_arguments& arguments, output& out) {
    const game_setup setup = read_setup(arguments.board);
    const position p = game_of_moves(setup, arguments.moves).position();
    const interrupt interrupted;
    const solve::limit allowed = limit_of(arguments, interrupted);
    const solve::proven_lengths lengths = lengths_of(arguments, p.rules());
    const auto proofs = proofs_in(arguments.folder);
    const auto found =
        solve::unanswered_moves(p, lengths, known_of(proofs), resources_of(arguments), allowed);
    if (!found) refuse(setup.rules, found.error(), allowed, interrupted);
    for (const square s : *found) {
        notation::print(out, setup.notation, setup.rules, s, p.to_move());
        core::write(out, '\n');
    }
    return 0;
}

}  // namespace inarow::app
