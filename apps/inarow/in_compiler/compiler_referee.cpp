// SPDX-License-Identifier: BSL-1.0
#include "in_compiler/compiler_referee.hpp"

#include <inarow/solve/questions.hpp>

#include "in_compiler/compiler.hpp"
#include "in_compiler/cpp_program.hpp"
#include "in_compiler/diagnostics.hpp"
#include "io/failure.hpp"
#include "io/printable.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace inarow::app {
namespace {

class compiler_referee final : public referee {
public:
    compiler_referee(const game_setup& setup, const compiler_arguments& arguments)
        : setup_{setup}, compiler_{arguments.compiler} {}

    [[nodiscard]] std::optional<std::string> judge_move(const ui::state& s,
                                                        const move_text& text) override;
    [[nodiscard]] std::optional<std::string> judge_take_back(const ui::state& s,
                                                             int count) override;
    void show(const ui::state& s) override { (void)compile(s, {}); }

    [[nodiscard]] std::string board() const override { return shown_.board; }
    [[nodiscard]] std::string turn_text() const override { return shown_.sentence; }
    [[nodiscard]] std::string note() const override { return note_; }
    [[nodiscard]] std::string program() const override { return program_; }
    [[nodiscard]] std::optional<square> best_move(const ui::state& s) const override;

private:
    /// The game as a program, one line per move.
    [[nodiscard]] std::string program_of(const ui::state& s) const;
    /// Compiles the game and, if `more` is not empty, a line that changes the game to `more`. If
    /// the compiler refuses this line, returns the refusal. Otherwise, shows the game after the
    /// line.
    [[nodiscard]] std::optional<std::string> compile(const ui::state& s, const std::string& more);
    /// Sets the note: the line that was compiled, the compiler, and the time.
    void set_note(const std::string& line, double seconds);
    [[nodiscard]] static std::string game_name(int ply) {
        return ply == 0 ? "start" : "move_" + std::to_string(ply);
    }

    game_setup setup_;
    compiler compiler_;
    compiler_message shown_;
    std::string program_;
    std::string note_;
};

std::string compiler_referee::program_of(const ui::state& s) const {
    game_setup setup = setup_;
    setup.rules = s.rules();
    std::string result = start_of_program(setup);
    int ply = 0;
    for (const square where : s.game.moves()) {
        std::string text;
        notation::print(text, setup.notation, setup.rules, where, s.game.mover(ply));
        const std::string before = game_name(ply);
        core::write(result, "using ", game_name(++ply), " = play<", before, ", ");
        core::write(result, move_in_cpp(setup.input_notation, text), ">;\n");
    }
    return result;
}

std::optional<std::string> compiler_referee::compile(const ui::state& s, const std::string& more) {
    const std::string before = program_of(s);
    const std::string next = more.empty() ? "" : "using next = " + more + ";\n";
    const std::string last = more.empty() ? game_name(s.game.ply()) : "next";
    const std::string program = before + next + "using shown = show<" + last + ">;\n";

    const auto begin = std::chrono::steady_clock::now();
    const platform::finished_process ran = compiler_.check(program);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    const std::vector<compiler_message> messages = parse_messages(ran.err);
    if (messages.empty()) throw failure{failure::failed, compiler_.complaint(ran)};

    set_note(next, took.count());
    // The program always has an error, because its last line shows the game as an error. If the
    // compiler refuses the line before the last line, another error points to this line.
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    if (!next.empty() && ran.err.contains("<stdin>:" + std::to_string(line) + ":"))
        return messages.front().sentence;
    program_ = program;
    shown_ = messages.front();
    return std::nullopt;
}

void compiler_referee::set_note(const std::string& line, double seconds) {
    const int hundredths = static_cast<int>(std::lround(seconds * 100));
    note_ = line + compiler_.name();
    core::write(note_, ": ", hundredths / 100, '.', hundredths / 10 % 10, hundredths % 10, " s");
}

std::optional<std::string> compiler_referee::judge_move(const ui::state& s, const move_text& text) {
    std::string written(text.view());
    if (text.is_cut()) written += "...";
    auto refused = compile(s, "play<" + game_name(s.game.ply()) + ", " +
                                  move_in_cpp(setup_.input_notation, written) + ">");
    // Compares the judgment of the compiler with the judgment of the rules at run time.
    if (refused.has_value() == resolve(s.position(), text).has_value())
        throw failure{failure::failed, "the compiler " + in_quotes(compiler_.name()) +
                                           " does not judge this move as the rules do."};
    return refused;
}

std::optional<std::string> compiler_referee::judge_take_back(const ui::state& s, int count) {
    return compile(s, "take_back<" + game_name(s.game.ply()) + ", " + std::to_string(count) + ">");
}

std::optional<square> compiler_referee::best_move(const ui::state& s) const {
    // First searches for the reply in this program, with the limit of a compiler. If the search
    // exceeds this limit, the program notices this quickly, but a compiler would need seconds.
    const position& p = s.position();
    const long long nodes =
        solve::max_evaluations(p.rules()) * solve::nodes_per_evaluation(p.rules());
    if (!solve::reply(p, solve::node_limit{nodes})) return std::nullopt;

    std::string program = "#include <inarow/perfect_play.hpp>\n" + program_of(s);
    core::write(program, "using answer = reply<", game_name(s.game.ply()), ">;\n",
                R"(template <std::size_t Size>
struct characters {
    char all[Size];
};
consteval auto name_of_answer() {
    constexpr auto name = [] {
        core::fixed_string<20> result;
        notation::algebraic::print(result, game_rules, last_move<answer>);
        return result;
    }();
    characters<name.size()> result{};
    for (std::size_t i = 0; i < name.size(); ++i) result.all[i] = name.data()[i];
    return result;
}
extern const auto record_1 = name_of_answer();
)");
    const platform::finished_process ran = compiler_.assemble(program);
    if (ran.err.contains("Perfect play is beyond the")) return std::nullopt;
    if (ran.exit_code != 0) throw failure{failure::failed, compiler_.complaint(ran)};
    const std::string name = parse_records(ran.out, 1).front();
    const auto where = resolve(p, move_text(name, notation::kind::algebraic));
    if (!where) throw failure{failure::failed, compiler_.complaint(ran)};
    return *where;
}

}  // namespace

std::unique_ptr<referee> compiler_as_referee(const game_setup& setup,
                                             const compiler_arguments& arguments) {
    return std::make_unique<compiler_referee>(setup, arguments);
}

}  // namespace inarow::app
