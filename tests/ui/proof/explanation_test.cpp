// SPDX-License-Identifier: BSL-1.0
// Of the moves with which levels lose at Connect Four, most are explained by a pattern that is on
// the board within eight plies. What the sentences claim is checked on a board without the library.
#include <inarow/solve/choice.hpp>
#include <inarow/solve/loaded_book.hpp>
#include <inarow/ui/explanation.hpp>

#include "support/long_run.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <ios>
#include <iterator>
#include <optional>
#include <random>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

namespace explanation_proof {
namespace {

using namespace inarow;

/// The columns of discs, each a text such as "XOX" from the bottom.
class panel {
public:
    void drop(int column, char disc) { columns_[index(column)] += disc; }
    [[nodiscard]] int height(int column) const {
        return static_cast<int>(columns_[index(column)].size());
    }
    /// Whether a square is free, and a disc there has three others of its player in a row with it.
    [[nodiscard]] bool is_threat(int column, int row, char disc) const {
        constexpr std::array<std::array<int, 2>, 4> steps{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};
        if (at(column, row) != '.') return false;
        for (const auto& [right, up] : steps) {
            int length = 1;
            for (const int sign : {-1, 1})
                for (int i = 1; at(column + sign * i * right, row + sign * i * up) == disc; ++i)
                    ++length;
            if (length >= 4) return true;
        }
        return false;
    }

    [[nodiscard]] panel with(int column, char disc) const {
        panel result = *this;
        result.drop(column, disc);
        return result;
    }
    /// Whether a player can win at once in two columns, or twice in one.
    [[nodiscard]] bool has_double_threat(char disc) const {
        int count = 0;
        for (int column = 1; column <= 7; ++column) {
            const int lands = height(column) + 1;
            if (!is_threat(column, lands, disc)) continue;
            count += is_threat(column, lands + 1, disc) ? 2 : 1;
        }
        return count >= 2;
    }

private:
    static std::size_t index(int column) { return static_cast<std::size_t>(column - 1); }
    /// Columns and rows from 1, the rows from the bottom. Off the board, it is a space.
    [[nodiscard]] char at(int column, int row) const {
        if (column < 1 || column > 7 || row < 1 || row > 6) return ' ';
        const std::string& discs = columns_[index(column)];
        return row > height(column) ? '.' : discs[static_cast<std::size_t>(row - 1)];
    }
    std::array<std::string, 7> columns_{};
};

char disc_of(player side) { return side == first ? 'X' : 'O'; }

/// The panel after each ply of a line, and before it.
std::vector<panel> panels(const std::vector<square>& earlier, const std::vector<square>& line) {
    panel now;
    char disc = 'X';
    const auto drop = [&](square s) {
        now.drop(s.column + 1, disc);
        disc = disc == 'X' ? 'O' : 'X';
    };
    for (const square s : earlier) drop(s);
    std::vector<panel> result{now};
    for (const square s : line) {
        drop(s);
        result.push_back(now);
    }
    return result;
}

/// A square that a sentence names; the row is 0 where it names the column alone.
struct named_square {
    int column;
    int row;
};
/// The squares of "column 1 and column 5", "row 3 of column 7", "row 2 and row 3 of column 5" and
/// "column 2 or 5".
std::vector<named_square> named_squares(const std::string& text) {
    std::vector<named_square> result;
    static const std::regex one("(?:row (\\d) and )?(?:row (\\d) of )?column (\\d)(?: or (\\d))?");
    for (std::sregex_iterator it(text.begin(), text.end(), one), end; it != end; ++it) {
        const std::smatch& found = *it;
        const int column = std::stoi(found[3]);
        result.push_back({column, found[2].matched ? std::stoi(found[2]) : 0});
        if (found[1].matched) result.push_back({column, std::stoi(found[1])});
        if (found[4].matched) result.push_back({std::stoi(found[4]), 0});
    }
    return result;
}

/// What a sentence claims: threats on the squares, or that a disc there makes two at once.
struct claim {
    std::vector<named_square> squares;
    bool is_prepared;
    std::optional<std::size_t>
        plies;  ///< after how many plies of the explained line, if it says so
    bool is_of_better_line;
};
std::optional<claim> claim_of(const std::string& text) {
    static const std::regex pattern(
        "(cannot stop both|(?:odd|even) threat(?: on top of it,)? in|must block in|block the "
        "threat "
        "in|prepares a double threat in) (?=row|column)([^.]*)\\.");
    static const std::regex number("\\(number (\\d+)\\)");
    std::smatch found;
    if (!std::regex_search(text, found, pattern)) return std::nullopt;
    const std::string before = found.prefix();
    const std::string begin = before.substr(before.rfind(". ") + 2);
    claim result{named_squares(found[2]), found[1].str().starts_with("prepares"), std::nullopt,
                 before.find("Better: ") != std::string::npos};
    if (begin.starts_with("In the end")) return std::nullopt;
    if (std::smatch numbered; std::regex_search(begin, numbered, number))
        result.plies = std::stoul(numbered[1]);
    return result;
}

/// Whether a claim about a player's discs is true.
bool is_true(const claim& c, const panel& p, char disc) {
    for (const auto& [column, row] : c.squares) {
        const int lands = p.height(column) + 1;
        if (c.is_prepared ? !p.with(column, disc).has_double_threat(disc)
                          : !p.is_threat(column, row == 0 ? lands : row, disc))
            return false;
    }
    return !c.squares.empty();
}

/// Whether the answers are on top of each move, from the named one on.
bool is_claimeven(const std::vector<square>& line, std::size_t number) {
    for (std::size_t i = number - 1; i < line.size(); i += 2)
        if (line[i].column != line[i - 1].column) return false;
    return number <= 8;
}

/// Whether the sentence names a pattern and a square, and it is on the board within eight plies.
/// A claim that is false fails the test.
bool names_pattern(const ui::explanation& why, const std::vector<square>& earlier,
                   const std::string& sentence) {
    static const std::regex claimeven(
        "From column \\d \\(number (\\d+)\\) on, [A-Z][a-z]+ answers");
    if (std::smatch found; std::regex_search(sentence, found, claimeven)) {
        CHECK(is_claimeven(why.line(), std::stoul(found[1])));
        return true;
    }
    const auto claimed = claim_of(sentence);
    if (!claimed) return false;
    const bool is_of_better = claimed->is_of_better_line;
    const auto boards = panels(earlier, is_of_better ? why.better_line() : why.line());
    const player mover = why.before().to_move();
    const char disc = disc_of(is_of_better || why.score_after() > 0 ? mover : other(mover));
    for (std::size_t plies = 0; plies <= 8 && plies < boards.size(); ++plies)
        if (claimed->plies.value_or(plies) == plies && is_true(*claimed, boards[plies], disc))
            return true;
    FAIL_CHECK("no such pattern");
    return false;
}

/// A game that one of two levels loses; undefined if it is drawn.
std::optional<game_of<connect_four>> lost_game(std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const std::array levels{1 + random() % 5, 1 + random() % 5};
    auto result = game_of<connect_four>::start(connect_four).value();
    while (!result.position().is_over()) {
        const auto& p = result.position();
        const auto number = static_cast<long long>(levels[p.to_move() == first ? 0 : 1]);
        const auto strength = solve::level::create(number).value();
        (void)result.apply(solve::detail::move_at_level(p, strength, random(), {}));
    }
    if (result.position().outcome() == outcome::draw) return std::nullopt;
    return result;
}

solve::solver solver_with_book() {
    std::ifstream file(INAROW_TEST_DATA "/../../data/connect-four.book", std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    std::vector<std::byte> bytes;
    for (const char c : text) bytes.push_back(static_cast<std::byte>(c));
    solve::solver result({.table_bytes = std::size_t{16} << 20});
    result.set_book(solve::loaded_book::load(std::move(bytes)).value());
    return result;
}

TEST_CASE("why levels lose at Connect Four is a pattern, in four of five sentences") {
    const int wanted = test::is_long() ? 50 : 5;
    solve::solver solver = solver_with_book();
    int losses = 0;
    int sentences = 0;
    int patterns = 0;
    for (std::uint64_t seed = 1; losses < wanted; ++seed) {
        const auto lost = lost_game(seed);
        if (!lost) continue;
        ++losses;
        const player loser = lost->position().outcome() == outcome::first_won ? second : first;
        std::vector<square> earlier;
        auto p = ui::page_position::start(connect_four).value();
        for (const square s : lost->moves()) {
            const auto before = std::exchange(p, p.after(s));
            if (before.to_move() == loser) {
                ui::explanation why(before, s);
                while (!why.is_done()) why.resume(solver);
                if (!why.is_best()) {
                    std::string sentence;
                    write_explanation_sentence(sentence, why);
                    CAPTURE(seed);
                    CAPTURE(sentence);
                    ++sentences;
                    patterns += static_cast<int>(names_pattern(why, earlier, sentence));
                }
            }
            earlier.push_back(s);
        }
    }
    MESSAGE(losses << " losses: " << patterns << " of " << sentences << " sentences");
    CHECK(sentences >= 3 * losses);
    CHECK(patterns * 5 >= sentences * 4);
}

}  // namespace
}  // namespace explanation_proof
