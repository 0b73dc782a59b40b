// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/json.hpp>
#include <inarow/ui/puzzle_answer.hpp>
#include <inarow/ui/review.hpp>
#include <inarow/ui/translation.hpp>

#include "acting.hpp"

#include <chrono>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace translation_test {
namespace {

using namespace inarow;
using test::state_of;

const std::string& german_file() {
    static const std::string text = [] {
        std::ifstream file(INAROW_TEST_DATA "/../../web/src/language/core.de.txt");
        return std::string(std::istreambuf_iterator<char>(file), {});
    }();
    return text;
}
template <class Phrases>
const Phrases& german() {
    static const Phrases texts = [] {
        Phrases result = ui::english<Phrases>;
        CHECK(ui::translate(german_file(), result) == "");
        return result;
    }();
    return texts;
}

/// Returns the lines of a translation that are neither empty nor comments.
std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> result;
    while (!text.empty()) {
        const std::string_view line = ui::detail::take_token(text, "\n");
        if (!line.empty() && !line.starts_with('#')) result.push_back(line);
    }
    return result;
}

TEST_CASE("the German file has all phrases, each once, and no others") {
    const auto page = ui::all_phrases(ui::english<ui::page_phrases>);
    const auto search = ui::all_phrases(ui::english<ui::search_phrases>);
    std::vector<std::string_view> wanted(page.begin(), page.end());
    constexpr std::size_t shared = sizeof(ui::shared_phrases) / sizeof(core::string_view);
    wanted.insert(wanted.end(), search.begin() + shared, search.end());
    const auto lines = lines_of(german_file());
    REQUIRE(lines.size() == 2 * wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        CHECK(lines[2 * i] == wanted[i]);
        CHECK(ui::detail::placeholders_of(lines[2 * i + 1]) ==
              ui::detail::placeholders_of(wanted[i]));
    }
}

struct two_phrases {
    ui::phrase won = "{0} wins";
    ui::phrase moved = "{0} plays {1}";
};

TEST_CASE("a translation is read, whatever is between its phrases") {
    two_phrases texts;
    CHECK(ui::translate("# a comment\r\n\r\n{0} wins\r\n{0} gewinnt\r\nof another table\nja\n\n"
                        "{0} plays {1}\n{1} von {0}",
                        texts) == "");
    CHECK(std::string_view(texts.won) == "{0} gewinnt");
    CHECK(std::string_view(texts.moved) == "{1} von {0}");
}

TEST_CASE("a translation is refused with the line that is wrong, and changes nothing") {
    const auto refused = [](std::string_view text, std::string_view line, std::string_view phrase) {
        two_phrases texts;
        const std::string error = ui::translate(text, texts);
        std::string wanted;
        core::write(wanted, "Line ", line, ": expected \"", phrase,
                    "\", and then its translation, with the same placeholders.");
        CHECK(error == wanted);
        CHECK(std::string_view(texts.won) == "{0} wins");
    };
    refused("", "1", "{0} wins");
    refused("{0} wins\n{0} gewinnt\n", "3", "{0} plays {1}");
    refused("{0} plays {1}\n{0}{1}\n{0} wins\n{0}\n", "5", "{0} plays {1}");
    refused("\n{0} wins\n\n{0} gewinnt\n", "3", "{0} wins");
    refused("{0} wins", "2", "{0} wins");
    for (const std::string wrong : {"gewinnt", "{1}", "{0} {1}", "{0} {", "{0} {0", "{0} {x}"})
        refused("{0} wins\n" + wrong, "2", "{0} wins");
}

template <class Phrases>
std::string both(const auto& write) {
    std::string result;
    write(result, ui::english<Phrases>);
    result += " | ";
    write(result, german<Phrases>());
    return result;
}
std::string page(const auto& write) { return both<ui::page_phrases>(write); }
std::string search(const auto& write) { return both<ui::search_phrases>(write); }

/// Returns a member of the view after an action.
std::string viewed(std::string_view state, std::string_view action, std::string_view member) {
    return page([&](std::string& out, const ui::page_phrases& texts) {
        std::string view;
        ui::write_reduced(view, state, action, texts);
        out += nlohmann::json::parse(view)[member].get<std::string>();
    });
}
/// Returns why a text is not opened, or what is said of its games.
std::string imported(std::string_view text) {
    return page([&](std::string& out, const ui::page_phrases& texts) {
        std::string view;
        ui::write_imported(view, text, "rules=7x6/4/drop", 1, texts);
        const auto read = nlohmann::json::parse(view);
        if (!read["refusal"].is_null()) out += read["refusal"].get<std::string>();
        for (const auto& notice : read["notices"]) out += notice.get<std::string>() + "/";
    });
}

TEST_CASE("views in German") {
    const std::string_view four = "rules=7x6/4/drop&moves=444444";
    CHECK(viewed(four, "play 4", "refusal") ==
          "Move 7: Yellow cannot play \"4\": column 4 is full. | Zug 7: Gelb kann „4“ "
          "nicht spielen: Spalte 4 ist voll.");
    CHECK(viewed(four, "play first b2", "refusal") ==
          "Move 7: Yellow cannot play \"b2\": a stone dropped into column 2 falls to b1. "
          "| Zug 7: Gelb kann „b2“ nicht spielen: ein Stein in Spalte 2 fällt auf b1.");
    CHECK(viewed(four, "play 9", "refusal") ==
          "Move 7: Yellow cannot play \"9\": it is off the board (columns 1 to 7). | Zug "
          "7: Gelb kann „9“ nicht spielen: das Feld liegt nicht auf dem Brett (Spalten 1 "
          "bis 7).");
    CHECK(viewed(four, "start", "refusal") ==
          "The game has already been started: reset it first. | Die Partie hat schon "
          "begonnen: Bitte zuerst zurücksetzen.");
    CHECK(viewed(four, "jump 999", "refusal") ==
          "There is no ply 999: the game has 6. | Es gibt keinen Halbzug 999: Die Partie "
          "hat 6.");
    CHECK(viewed(four, "first-level 99", "refusal") ==
          "The action cannot be read: first-level: There is no level 99: the levels are "
          "1 to 8. | Die Aktion kann nicht gelesen werden: first-level: Es gibt keine "
          "Stufe 99: Die Stufen sind 1 bis 8.");
    CHECK(viewed(four, "starter nobody", "refusal") ==
          "The action cannot be read: starter: \"nobody\" is not one of first, second, "
          "toss. | Die Aktion kann nicht gelesen werden: starter: „nobody“ gehört nicht "
          "zu first, second, toss.");
    CHECK(viewed("rules=3x3/3", "rules 99x3/3", "refusal") ==
          "The board is too large: it has 99 columns, but there is room for 19 here. | "
          "Das Brett ist zu groß: Es hat 99 Spalten, hier ist aber nur Platz für 19.");
    CHECK(viewed("rules=3x3/3", "rules 0x3/3", "refusal") ==
          "Invalid rules: 0 columns, but it must be 1 to 19. | Ungültige Regeln: 0 "
          "Spalten, möglich ist aber nur 1 bis 19.");
    CHECK(viewed("rules=3x3/3", "position 3x3/3 XXX/3/3", "refusal") ==
          "The action cannot be read: position: No game reaches this board: with 3 X and "
          "0 O it cannot be the turn of O. | Die Aktion kann nicht gelesen werden: "
          "position: Keine Partie führt zu diesem Brett: bei 3 Steinen von X und 0 von O "
          "kann O nicht am Zug sein.");
    CHECK(viewed("rules=3x3/3", "position 3x3/3 XX", "refusal") ==
          "The action cannot be read: position: \"3x3/3 XX\" cannot be read: expected "
          "more squares in the row at character 3. | Die Aktion kann nicht gelesen "
          "werden: position: „3x3/3 XX“ kann nicht gelesen werden: erwartet an Stelle 3: "
          "weitere Felder in der Reihe.");
    CHECK(viewed("moves=b2", "play b2", "refusal") ==
          "Move 2: O cannot play \"b2\": b2 is already taken by X. | Zug 2: O kann „b2“ "
          "nicht spielen: b2 ist schon von X besetzt.");
    CHECK(viewed("moves=b2", "play middle", "refusal") ==
          "Move 2: O cannot play \"middle\": it is not a move, expected a name such as "
          "top-left or center at character 7. | Zug 2: O kann „middle“ nicht spielen: "
          "das ist kein Zug (erwartet an Stelle 7: ein Name wie top-left oder center).");
    CHECK(viewed("moves=a1,b1,a2,b2,a3", "play c3", "refusal") ==
          "Move 6: O cannot play \"c3\": the game is over, X has won. | Zug 6: O kann "
          "„c3“ nicht spielen: die Partie ist zu Ende, X hat gewonnen.");
    CHECK(viewed("rules=7x6/4/drop", "start", "turn_text") ==
          "Yellow is to make move 1. | Gelb ist am Zug (Zug 1).");
    CHECK(viewed("moves=a1,b1,a2,b2", "play a3", "turn_text") == "X has won. | X hat gewonnen.");
    CHECK(viewed("moves=a1,b1,a2,b2", "play a3", "status_line") == "X wins | X gewinnt");
    CHECK(viewed(four, "undo", "status_line") == "Red's turn | Rot ist am Zug");
    CHECK(viewed("second=computer", "start", "status_line") == "Your turn | Bitte ziehen");
    CHECK(viewed("rules=3x3/3", "rules 5x5/4/exactly/misere/torus", "rules_sentence") ==
          "The first to make exactly 4 in a row loses; a longer row does not count. "
          "Lines continue at the opposite edge. | Wer zuerst genau 4 in einer Reihe hat, "
          "verliert; eine längere Reihe zählt nicht. Reihen laufen am gegenüberliegenden "
          "Rand weiter.");
    CHECK(viewed("rules=3x3/3", "rules 3x3/5", "rules_sentence") ==
          "The first to make 5 or more in a row wins. No row of 5 fits on this board: "
          "every game is a draw. | Wer zuerst 5 oder mehr in einer Reihe hat, gewinnt. "
          "Keine Reihe von 5 passt auf dieses Brett: Jede Partie endet remis.");
    CHECK(imported("7x6/4/drop 4 4 9") ==
          "The text cannot be read at character 2: expected no more squares in the row. "
          "| Der Text kann ab Zeichen 2 nicht gelesen werden: erwartet: keine weiteren "
          "Felder in der Reihe.");
    CHECK(imported("(;GM[4]SZ[15]RU[Renju];B[hh];W[])(;GM[4]SZ[15];B[hh])") ==
          "The text has 2 games; this is the first./The rules \"Renju\" are not applied: "
          "the game is played as five in a row, without forbidden moves and without "
          "rules for the opening./White passes; the moves after the pass are not read./ "
          "| Der Text enthält 2 Partien; dies ist die erste./Die Regeln „Renju“ werden "
          "nicht angewandt: Gespielt wird Fünf in einer Reihe, ohne verbotene Züge und "
          "ohne Eröffnungsregeln./Weiß passt; die Züge nach dem Passen werden nicht "
          "gelesen./");
    CHECK(imported("hello") ==
          "The text cannot be read at character 1: Move 1: Yellow cannot play \"hello\": "
          "it is not a move, expected a row number at character 6. | Der Text kann ab "
          "Zeichen 1 nicht gelesen werden: Zug 1: Gelb kann „hello“ nicht spielen: das "
          "ist kein Zug (erwartet an Stelle 6: eine Reihennummer).");
    CHECK(imported("(;FF[4]GM[4]SZ[15];B[hh") ==
          "The text ends within the game./ | Der Text endet mitten in der Partie./");
    CHECK(imported("rules=7x6/4/drop&moves=4(4") ==
          "The text cannot be read: moves: The variation after 0 moves has no end: "
          "expected a closing parenthesis. | Der Text kann nicht gelesen werden: moves: "
          "Die Variante nach 0 Zügen hat kein Ende: Eine schließende Klammer fehlt.");
    CHECK(page([](auto& out, const auto& texts) {
              for (std::size_t i = 0; i < ui::export_format::count; ++i)
                  core::write(out, ui::export_format(i).title(texts), ", ");
          }) ==
          "Names (center), Column and row (13), Algebraic (b3), Columns (4), OpenSpiel, "
          "Gomocup (7,7), Position, Drawing, Picture (SVG), Game (SGF), Program (C++), "
          "State,  | Namen (center), Spalte und Reihe (13), Algebraisch (b3), Spalten "
          "(4), OpenSpiel, Gomocup (7,7), Position, Zeichnung, Bild (SVG), Partie (SGF), "
          "Programm (C++), Spielstand, ");
    CHECK(page([](auto& out, const auto& texts) {
              for (const std::string_view line :
                   {"win/1 1 moves=b2,a1,b1,a2", "win/3 1 moves=b2,b1", "only-move 1 moves=b2",
                    "trap 1 moves=b2", "better-move 1 moves=b2",
                    "pattern 1 rules=7x6/4/drop&moves=4"}) {
                  write_task(out, ui::parse_puzzle(line).value(), texts);
                  out += '/';
              }
          }) ==
          "X to move: win in 1 move./X to move: win in 3 moves./O to move: only one move "
          "gives nothing away. Find it./O to move: one move looks good and is a mistake. "
          "Avoid it./O to move: the move in the game was a mistake. Find a better "
          "move./Red to move: find the move that decides./ | X am Zug: Gewinn in 1 "
          "Zug./X am Zug: Gewinn in 3 Zügen./O am Zug: Nur ein Zug verschenkt nichts. "
          "Welcher?/O am Zug: Ein Zug sieht gut aus und ist ein Fehler. Bitte "
          "vermeiden!/O am Zug: Der Zug in der Partie war ein Fehler. Welcher ist "
          "besser?/Rot am Zug: Welcher Zug entscheidet?/");
}

ui::page_position position_of(std::string_view state) {
    return ui::to_page_game(state_of(state).game).position();
}
std::string explained(std::string_view state, std::string_view move, bool is_finished = true) {
    const ui::page_position p = position_of(state);
    ui::explanation why(p, resolve(p, move).value());
    solve::solver solver({.table_bytes = std::size_t{1} << 22});
    while (is_finished && !why.is_done()) why.resume(solver);
    return search(
        [&](auto& out, const auto& texts) { write_explanation_sentence(out, why, true, texts); });
}
std::string seen(std::string_view state) {
    return search([&](auto& out, const auto& texts) {
        const ui::page_position p = position_of(state);
        const ui::insight found = ui::insight_of(p);
        write_threat(out, p, found, texts);
        out += '/';
        write_chance(out, p, found, texts);
    });
}
/// Returns what a review says of the last move of a game, and of the position after it.
std::string reviewed(std::string_view state) {
    ui::review all(state_of(state).game, std::chrono::seconds(60));
    solve::solver solver;
    while (!all.is_done()) all.resume(solver);
    return search([&](auto& out, const auto& texts) {
        std::string text;
        write_review(text, all, texts);
        const auto last = nlohmann::json::parse(text)["plies"].back();
        core::write(out, last["annotation"].get<std::string>(), " / ",
                    last["words"].get<std::string>());
    });
}
std::string answered(std::string_view line, std::string_view move) {
    auto asked = ui::parse_puzzle(line).value();
    const auto where = resolve(asked.position(), move).value();
    ui::puzzle_answer a(std::move(asked), where);
    solve::solver solver({.table_bytes = std::size_t{1} << 22});
    while (!a.is_done()) a.resume(solver);
    return search([&](auto& out, const auto& texts) { write_answer_sentence(out, a, texts); });
}

TEST_CASE("what a search finds, in German") {
    CHECK(explained("moves=b2,b1,a1,a3", "c3") == "c3 wins at once. | c3 gewinnt sofort.");
    CHECK(explained("moves=b2,b1", "a1") ==
          "a1 is best: X wins in 3 moves. a3 (number 3) makes a double threat: O cannot "
          "stop both a2 and c1. | a1 ist am besten: X gewinnt in 3 Zügen. a3 (Nummer 3) "
          "macht eine Doppeldrohung: O kann nicht beides verhindern, a2 und c1.");
    CHECK(explained("moves=b2", "a1") == "a1 holds the draw. | a1 hält das Remis.");
    CHECK(explained("moves=b2", "b1") ==
          "b1 gives the draw away: X wins in 3 moves. a1 (number 4) makes a double "
          "threat: O cannot stop both c3 and a2. Better: a3, c3, a1, c1. | b1 verschenkt "
          "das Remis: X gewinnt in 3 Zügen. a1 (Nummer 4) macht eine Doppeldrohung: O "
          "kann nicht beides verhindern, c3 und a2. Besser: a3, c3, a1, c1.");
    CHECK(explained("moves=b2,b1,a1", "c3") ==
          "c3 holds out longest: X wins in 2 moves. a3 (number 2) makes a double threat: "
          "O cannot stop both a2 and c1. | c3 hält am längsten stand: X gewinnt in 2 "
          "Zügen. a3 (Nummer 2) macht eine Doppeldrohung: O kann nicht beides "
          "verhindern, a2 und c1.");
    CHECK(explained("rules=7x6/4/drop&moves=44455554221", "1", false) ==
          "Yellow wins at once in column 3. What 1 is worth is not proven. | Gelb "
          "gewinnt sofort in Spalte 3. Was 1 wert ist, ist nicht bewiesen.");
    CHECK(explained("rules=5x4/4/drop&moves=33", "3") ==
          "Column 3 is the only move that holds the draw. | Spalte 3 hält als einziger "
          "Zug das Remis.");
    CHECK(explained("rules=6x4/4/drop&moves=332", "4") ==
          "Column 4 is best: Red wins in 11 moves. Column 1 (number 7) makes an even "
          "threat in row 4 of column 4, and in the end Yellow has to play below it "
          "(zugzwang). | Spalte 4 ist am besten: Rot gewinnt in 11 Zügen. Spalte 1 "
          "(Nummer 7) macht eine gerade Drohung in Reihe 4 von Spalte 4, und am Ende "
          "muss Gelb darunter spielen (Zugzwang).");
    CHECK(seen("rules=7x6/4/drop&moves=445") ==
          "Yellow threatens to make a double threat in column 3 or 6./ | Gelb droht, in "
          "Spalte 3 oder 6 eine Doppeldrohung zu machen./");
    CHECK(seen("rules=7x6/4/drop&moves=44556") ==
          "Yellow threatens to win in columns 3 and 7./ | Gelb droht, in den Spalten 3 "
          "und 7 zu gewinnen./");
    CHECK(seen("rules=15x15/5&moves=h8,a1,h9,a3,h10") ==
          "Black threatens to make an open four at h11 or h7./ | Schwarz droht, auf h11 "
          "oder h7 eine offene Vier zu machen./");
    CHECK(seen("rules=15x15/5&moves=h8,a1,h9,a3,h10,a5") ==
          "/Black can make an open four at h11 or h7. | /Schwarz kann auf h11 oder h7 "
          "eine offene Vier machen.");
    CHECK(reviewed("moves=b2,a2,b1,b3,a3") ==
          "gives the win away: misses a double threat at a1 or c1; better: a1 c1 / it is "
          "a draw | verschenkt den Sieg: übersieht eine Doppeldrohung auf a1 oder c1; "
          "besser: a1 c1 / Remis");
    CHECK(reviewed("moves=b2,a2,b1,b3,a3,c1") == " / it is a draw |  / Remis");
    CHECK(reviewed("moves=a1,b1,a2,b2,c2") ==
          "gives the win away: misses a win at a3; better: a3 / O wins in 1 move | "
          "verschenkt den Sieg: übersieht einen Sieg auf a3; besser: a3 / O gewinnt in 1 "
          "Zug");
    CHECK(reviewed("moves=a1,b1,a2,b2,a3") == " / X has won |  / X hat gewonnen");
    CHECK(answered("win/2 1 moves=b2,b1,a1,c3", "a3") ==
          "Right: a3. O answers b3. X to move: win in 1 move. | Richtig: a3. O antwortet "
          "b3. X am Zug: Gewinn in 1 Zug.");
    CHECK(answered("win/3 1 moves=b2,b1", "a1") ==
          "Right: a1. O answers c3. X to move: win in 2 moves. | Richtig: a1. O "
          "antwortet c3. X am Zug: Gewinn in 2 Zügen.");
    CHECK(answered("only-move 1 moves=b2", "b1") ==
          "Wrong: b1 gives the draw away: X wins in 3 moves. a1 (number 4) makes a "
          "double threat: O cannot stop both c3 and a2. | Falsch: b1 verschenkt das "
          "Remis: X gewinnt in 3 Zügen. a1 (Nummer 4) macht eine Doppeldrohung: O kann "
          "nicht beides verhindern, c3 und a2.");
    CHECK(answered("pattern 1 rules=15x15/5&moves=h8,a1,h9,a3,h10,a5", "h11") ==
          "Right: h11. Black threatens to win at h12 and h7. | Richtig: h11. Schwarz "
          "droht, auf h12 und h7 zu gewinnen.");
    CHECK(answered("pattern 1 rules=15x15/5&moves=h8,a1,h9,a3,h10,a5", "o15") ==
          "Wrong: o15 does not decide. | Falsch: o15 entscheidet nicht.");
    CHECK(search([](auto& out, const auto& texts) {
              for (const int score : {0, 3, -2}) {
                  write_score_in_words(out, tic_tac_toe, score, 7, texts);
                  out += '/';
              }
              for (const solve::bounds known :
                   {solve::bounds{1, 3}, solve::bounds{-3, -1}, solve::bounds{0, 3},
                    solve::bounds{-3, 0}, solve::bounds{-3, 3}}) {
                  write_bounds_in_words(out, tic_tac_toe, known, 7, texts);
                  out += '/';
              }
          }) ==
          "draw/wins in 2/loses in 2/wins/loses/does not lose/does not win/unknown/ | "
          "Remis/gewinnt in 2/verliert in 2/gewinnt/verliert/verliert nicht/gewinnt "
          "nicht/unbekannt/");
    CHECK(search([](auto& out, const auto& texts) {
              for (const ui::pattern kind :
                   {ui::pattern::win, ui::pattern::block, ui::pattern::double_threat,
                    ui::pattern::opposing_double_threat}) {
                  write_pattern(out, connect_four, kind, first, texts);
                  out += '/';
              }
          }) ==
          "wins at once/Red wins here/makes a double threat/Red makes a double threat "
          "here/ | gewinnt sofort/Rot gewinnt hier/macht eine Doppeldrohung/Rot macht "
          "hier eine Doppeldrohung/");
}

}  // namespace
}  // namespace translation_test
