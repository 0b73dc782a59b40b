// SPDX-License-Identifier: BSL-1.0
#include "compiled_table.hpp"

#include <inarow/solve/questions.hpp>

#include "compiler.hpp"
#include "diagnostics.hpp"
#include "failure.hpp"
#include "printable.hpp"
#include "program.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>
#include <utility>

namespace inarow::app {
namespace {

class compiled_table final : public table {
public:
    compiled_table(const setting& on, const compiler_arguments& from)
        : table(on), by_{from.compiler} {
        compiled_table::look_again();
    }

    [[nodiscard]] std::string board(const draw::style& /*look*/,
                                    const draw::window& /*part*/) const override {
        return stands_.board;
    }
    [[nodiscard]] std::string standing() const override { return stands_.sentence; }
    [[nodiscard]] std::string aside(const draw::window& /*part*/) const override { return aside_; }
    [[nodiscard]] std::string program() const override { return program_; }
    [[nodiscard]] std::optional<square> best_move() const override;

protected:
    [[nodiscard]] std::expected<square, refused_sentence> decide(const move_text& entry) override;
    [[nodiscard]] std::optional<refused_sentence> decide_take_back(int count) override;
    void look_again() override { (void)compile({}); }

private:
    /// The game up to here, a line of the program for each move.
    [[nodiscard]] std::string game_so_far() const;
    /// Compiles the game and one line more, and a look at where that leads; what the compiler
    /// refuses the line with, if it does.
    [[nodiscard]] std::optional<refused_sentence> compile(const std::string& more);
    /// Keeps what was compiled, and how long that took, for people to see.
    void note(const std::string& line, double seconds);
    [[nodiscard]] static std::string name_of_game(int ply) {
        return ply == 0 ? "start" : "move_" + std::to_string(ply);
    }

    compiler by_;
    verdict stands_;
    std::string program_;
    std::string aside_;
};

std::string compiled_table::game_so_far() const {
    std::string result = beginning_of_program(on());
    int ply = 0;
    for (const square s : now().moves()) {
        const std::string before = name_of_game(ply);
        const std::string move = written_move(on().notation, written(s, ply));
        core::write(result, "using ", name_of_game(++ply), " = play<", before, ", ", move, ">;\n");
    }
    return result;
}

std::optional<refused_sentence> compiled_table::compile(const std::string& more) {
    const std::string so_far = game_so_far();
    const std::string next = more.empty() ? "" : "using next = " + more + ";\n";
    const std::string last = more.empty() ? name_of_game(now().ply()) : "next";
    const std::string program = so_far + next + "using shown = show<" + last + ">;\n";

    const auto begin = std::chrono::steady_clock::now();
    const finished_process ran = by_.check(program);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    const std::vector<verdict> verdicts = verdicts_in(ran.err);
    if (verdicts.empty()) throw failure{failure::failed, by_.complaint(ran)};

    note(next, took.count());
    // The look at the game never compiles. The line before it does, unless it was refused: then
    // an error leads to it.
    const auto line = std::count(so_far.begin(), so_far.end(), '\n') + 1;
    if (!next.empty() && ran.err.contains("<stdin>:" + std::to_string(line) + ":"))
        return verdicts.front().sentence;
    program_ = program;
    stands_ = verdicts.front();
    return std::nullopt;
}

void compiled_table::note(const std::string& line, double seconds) {
    const int hundredths = static_cast<int>(std::lround(seconds * 100));
    aside_ = line + by_.name();
    core::write(aside_, ": ", hundredths / 100, '.', hundredths / 10 % 10, hundredths % 10, " s");
}

std::expected<square, refused_sentence> compiled_table::decide(const move_text& entry) {
    std::string text(entry.view());
    if (entry.is_cut()) text += "...";
    const auto refused = compile("play<" + name_of_game(now().ply()) + ", " +
                                 written_move(on().notation, text) + ">");
    // What to play on from is kept as a value too; it is the same rules that say so.
    const auto where = resolve(now().position(), entry);
    if (refused.has_value() == where.has_value())
        throw failure{failure::failed, "the compiler " + in_quotes(by_.name()) +
                                           " does not judge this move as the rules do."};
    if (refused) return std::unexpected(*refused);
    return *where;
}

std::optional<square> compiled_table::best_move() const {
    // A compiler takes seconds to see that an answer is too much for it, a program far less.
    const position& p = now().position();
    const long long enough =
        solve::evaluations_for_a_question(p.rules()) * solve::positions_in_an_evaluation(p.rules());
    if (!solve::reply(p, solve::up_to{enough})) return std::nullopt;

    std::string program = "#include <inarow/perfect_play.hpp>\n" + game_so_far();
    core::write(program, "using answer = reply<", name_of_game(now().ply()), ">;\n",
                R"(template <std::size_t Size>
struct characters {
    char all[Size];
};
consteval auto name_of_answer() {
    constexpr auto name = [] {
        core::text<20> result;
        notation::algebraic::print(result, game_rules, last_move<answer>);
        return result;
    }();
    characters<name.size()> result{};
    for (std::size_t i = 0; i < name.size(); ++i) result.all[i] = name.data()[i];
    return result;
}
extern const auto report_1 = name_of_answer();
)");
    const finished_process ran = by_.assemble(program);
    if (ran.err.contains("Perfect play is more than")) return std::nullopt;
    if (ran.exit_code != 0) throw failure{failure::failed, by_.complaint(ran)};
    const std::string name = reports_in(ran.out, 1).front();
    const auto where = resolve(p, move_text(name, notation::kind::algebraic));
    if (!where) throw failure{failure::failed, by_.complaint(ran)};
    return *where;
}

std::optional<refused_sentence> compiled_table::decide_take_back(int count) {
    return compile("take_back<" + name_of_game(now().ply()) + ", " + std::to_string(count) + ">");
}

}  // namespace

std::unique_ptr<table> table_in_compiler(const setting& on, const compiler_arguments& from) {
    return std::make_unique<compiled_table>(on, from);
}

}  // namespace inarow::app
