// SPDX-License-Identifier: BSL-1.0
#include <inarow/messages/game_value.hpp>
#include <inarow/solve/choice.hpp>

#include "book/find_book.hpp"
#include "commands.hpp"
#include "in_compiler/compiler_referee.hpp"
#include "io/failure.hpp"
#include "io/printable.hpp"
#include "options.hpp"
#include "play/play_on_screen.hpp"
#include "play/play_session.hpp"
#include "proof/proof_folder.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace inarow::app {
namespace {

[[noreturn]] void refuse(std::string sentence) {
    throw failure{failure::wrong_usage, std::move(sentence)};
}

bool has_opponent(const play_arguments& arguments) { return !arguments.opponent.empty(); }
/// The level of the computer; `nullopt` if it moves at random or there is no opponent.
std::optional<solve::level> level_of(const play_arguments& arguments) {
    return arguments.opponent == "perfect" ? solve::level() : parse_level(arguments.opponent);
}

/// Refuses options that contradict each other.
void refuse_combinations(const play_arguments& arguments) {
    if (!arguments.side.empty() && !has_opponent(arguments)) refuse("--side needs --opponent.");
    const bool is_perfect = level_of(arguments) == solve::level();
    if (arguments.movetime && !is_perfect) refuse("--movetime needs --opponent perfect.");
    if ((arguments.book.none || !arguments.book.file.empty()) && !is_perfect)
        refuse("--book and --no-book need --opponent perfect.");
    if ((arguments.no_proofs || !arguments.proofs.empty()) && !is_perfect)
        refuse("--proofs and --no-proofs need --opponent perfect.");
    if (arguments.no_proofs && !arguments.proofs.empty())
        refuse("--proofs and --no-proofs contradict each other.");
    if (arguments.in_compiler.wanted && !arguments.style.empty() && arguments.style != "ascii")
        refuse("--style is not for --in-compiler, where the compiler draws the board.");
    if (arguments.starter == "random" && arguments.board.has_position)
        refuse("--starter random starts on an empty board, but --position says who is to move.");
}

/// Returns the setup. If --starter names a player, this player starts.
game_setup read_setup(const play_arguments& arguments) {
    if (arguments.starter.empty() || arguments.starter == "random")
        return read_setup(arguments.board);
    const player starter = arguments.starter == "second" ? second : first;
    return read_setup(arguments.board, &starter);
}

computer_move random_move(const ui::state& s, std::mt19937_64& random) {
    std::vector<square> possible;
    s.position().for_each_move([&](square where) { possible.push_back(where); });
    return {possible[random() % possible.size()], ""};
}

/// The move of a level below the highest.
computer_move move_at_level(const ui::state& s, solve::solver& solver,
                            std::chrono::nanoseconds movetime, std::uint64_t seed) {
    const position& p = s.position();
    return {solve::choose(p, solver, movetime, s.level_of(p.to_move()), seed).where, ""};
}

/// Plays by the proofs of --proofs or, without --proofs, by the installed proofs for the rules.
class proof_follower {
public:
    explicit proof_follower(const play_arguments& arguments)
        : given_{proofs_in(arguments.proofs)},
          uses_installed_{!given_ && !arguments.no_proofs && !arguments.in_compiler.wanted} {}

    /// Returns the next move of the player who wins by the proofs, if any.
    [[nodiscard]] std::optional<computer_move> next_move(const ui::state& s) {
        if (given_) return next_move(*given_, s);
        // The installed proofs prove wins of the first player.
        if (!uses_installed_ || s.position().to_move() != first) return std::nullopt;
        try {
            if (rules_ != s.position().rules()) {
                rules_ = s.position().rules();
                installed_ = installed_proofs(*rules_);
            }
            return installed_ ? next_move(*installed_, s) : std::nullopt;
        } catch (const failure& why) {
            complain(why.sentence);  // only a warning, because no option asked for proofs
            installed_.reset();
            return std::nullopt;
        }
    }

private:
    [[nodiscard]] static std::optional<computer_move> next_move(proof_folder& proofs,
                                                                const ui::state& s) {
        const auto found = proofs.next_move(s.game);
        if (!found) return std::nullopt;
        return computer_move{found->where, found->note};
    }

    std::optional<proof_folder> given_;
    bool uses_installed_;
    std::optional<rules> rules_{};  ///< the rules of installed_
    std::optional<proof_folder> installed_{};
};

/// The best move that is found within `movetime`, with a note on whether it is proven.
computer_move best_move(const ui::state& s, const referee* judge, solve::solver& solver,
                        std::chrono::nanoseconds movetime) {
    if (judge != nullptr)
        if (const auto where = judge->best_move(s)) return {*where, "found by the compiler"};
    const position& p = s.position();
    const solve::choice chosen = solve::choose(p, solver, movetime);
    std::string note = judge == nullptr ? "" : "beyond the compiler; ";
    if (chosen.proven) {
        note = "proven: ";
        messages::write_game_value(note, p, *chosen.proven);
    } else {
        note += chosen.forced_win_plies ? "a forced win, not proven the fastest"
                                        : "best found, not proven";
    }
    return {chosen.where, note};
}

}  // namespace

int play(const play_arguments& arguments, output& out) {
    require_in_compiler(arguments.in_compiler);
    refuse_combinations(arguments);
    const std::optional<solve::level> strength = level_of(arguments);
    const bool is_perfect = strength == solve::level();
    const game_setup setup = read_setup(arguments);
    std::mt19937_64 random(arguments.seed ? *arguments.seed : std::random_device()());
    solve::solver solver({.table_bytes = std::size_t{256} << 20, .threads = hardware_threads()});
    proof_follower proofs(arguments);
    const auto judge =
        arguments.in_compiler.wanted ? compiler_as_referee(setup, arguments.in_compiler) : nullptr;
    session_settings settings{
        .setup = setup,
        .starter = arguments.starter == "random"  ? ui::starter::toss
                   : setup.rules.starts == second ? ui::starter::second
                                                  : ui::starter::first,
        .computer = std::nullopt,
        .level = strength.value_or(solve::level()),
        .at_random = !strength && has_opponent(arguments),
        .choose_move = {},
        .solver = &solver,
        .set_book = {},
        .toss = [&] { return (random() & 1U) != 0 ? second : first; },
        .glyphs = *draw::find(arguments.style.empty() ? "ascii" : arguments.style),
        .has_chosen_glyphs = !arguments.style.empty(),
        .is_plain = arguments.is_plain};
    settings.set_book = [&](const rules& r) {
        book_arguments asked = arguments.book;
        if (starting_with(first, r) != starting_with(first, setup.rules)) asked.file.clear();
        solver.remove_book();
        if (auto book = find_book(r, asked)) solver.set_book(*book);
    };
    settings.choose_move = [&](const ui::state& state) {
        const auto movetime = arguments.movetime.value_or(default_movetime);
        if (settings.at_random) return random_move(state, random);
        if (!state.level_of(state.position().to_move()).is_highest())
            return move_at_level(state, solver, movetime, random());
        if (auto proven = proofs.next_move(state)) return *std::move(proven);
        return best_move(state, judge.get(), solver, movetime);
    };
    if (has_opponent(arguments)) settings.computer = arguments.side == "second" ? first : second;
    if (!settings.is_plain && judge == nullptr)
        if (const auto code = play_on_screen(settings)) return *code;
    if (is_perfect) settings.set_book(setup.rules);
    play_session(settings, judge.get(), out).run();
    return 0;
}

}  // namespace inarow::app
