// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/json.hpp>

#include "support/against_oracle.hpp"
#include "support/property.hpp"
#include "support/random_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iostream>
#include <map>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

// Random actions against a model of an app that is as simple as can be: a tree of moves, the path
// in it that is shown, and the settings. Where the game stands is found by playing the moves again,
// with the oracle. What fails is shrunk and printed with its seed (see property.hpp).

namespace reduce_test {
namespace {

using namespace inarow;

/// The moves that follow a position, in the order in which they were played.
struct node {
    oracle::cell move{};
    std::vector<node> next{};
    std::string comment{};

    /// The child with that move; none if there is none.
    node* find(oracle::cell c) {
        for (node& each : next)
            if (each.move == c) return &each;
        return nullptr;
    }
    int leaves() const {
        int count = next.empty() ? 1 : 0;
        for (const node& each : next) count += each.leaves();
        return count;
    }
    /// The nodes with a comment.
    int comments() const {
        int count = comment.empty() ? 0 : 1;
        for (const node& each : next) count += each.comments();
        return count;
    }
    /// The moves to each leaf, in order.
    void list(std::vector<oracle::cell> before, std::vector<std::vector<oracle::cell>>& all) const {
        if (next.empty()) all.push_back(before);
        for (const node& each : next) {
            before.push_back(each.move);
            each.list(before, all);
            before.pop_back();
        }
    }
};

/// The app a second time. Refusals are words: empty where nothing is refused.
struct model {
    inarow::rules rules = tic_tac_toe;
    bool is_started = false;
    node root{};
    std::vector<oracle::cell> moves{};  ///< a path to a leaf
    int ply = 0;
    std::string starter = "first";
    std::array<std::string, 2> controllers{"person", "person"};
    std::array<int, 2> levels{8, 8};
    bool has_hints = false;
    std::string event{};

    int plies() const { return static_cast<int>(moves.size()); }
    oracle::game game() const {
        oracle::game result = test::oracle_of(rules);
        for (int i = 0; i < ply; ++i) {
            const oracle::cell c = moves[static_cast<std::size_t>(i)];
            result.play({c.column, c.row});
        }
        return result;
    }
    /// The node after that many of the moves.
    node& at(int plies_made) {
        node* result = &root;
        for (int i = 0; i < plies_made; ++i)
            result = result->find(moves[static_cast<std::size_t>(i)]);
        return *result;
    }
    std::vector<std::vector<oracle::cell>> variations() const {
        std::vector<std::vector<oracle::cell>> all;
        root.list({}, all);
        return all;
    }
    int number() const {
        const auto all = variations();
        int result = 1;
        for (; all[static_cast<std::size_t>(result - 1)] != moves; ++result) {
        }
        return result;
    }
    const std::string& controller() const { return controllers[game().mover == 'X' ? 0 : 1]; }
    bool is_passed_over() const {
        return controller() == "computer" && controllers[0] != controllers[1];
    }

    std::string start(const std::string& toss) {
        if (is_started) return "already_started";
        const std::string begins = starter == "toss" ? toss : starter;
        rules.starts = begins == "second" ? second : first;
        is_started = true;
        return "";
    }
    std::string play(const oracle::wish& w, const std::string& controller_name) {
        if (!is_started) return "not_started";
        oracle::game now = game();
        if (now.outcome == "in play" && controller_name != controller())
            return "turn_of_" + controller();
        if (const auto why = now.why_not(w)) return std::string(why->kind);
        now.play(w);
        const oracle::cell made = now.played.back();
        const bool is_redone = ply < plies() && moves[static_cast<std::size_t>(ply)] == made;
        if (!is_redone) {
            node& here = at(ply);
            if (here.find(made) == nullptr) {
                if (!here.next.empty() && root.leaves() == ui::variations::max_count)
                    return "too_many_variations";
                here.next.push_back({made, {}});
            }
            moves = now.played;
            follow_first();
        }
        ++ply;
        return "";
    }
    /// Goes on to a leaf.
    void follow_first() {
        for (node* n = &at(plies()); !n->next.empty(); n = &n->next.front())
            moves.push_back(n->next.front().move);
    }
    std::string undo() {
        if (!is_started) return "not_started";
        if (ply == 0) return "take_back";
        for (--ply; ply > 0 && is_passed_over();) --ply;
        return "";
    }
    std::string redo() {
        if (ply == plies()) return "nothing_to_redo";
        for (++ply; ply < plies() && is_passed_over();) ++ply;
        return "";
    }
    std::string jump(int target) {
        if (target > plies()) return "no_such_ply";
        ply = target;
        return "";
    }
    std::string jump(int target, int variation) {
        const auto all = variations();
        if (variation < 1 || variation > static_cast<int>(all.size())) return "no_such_variation";
        const auto& chosen = all[static_cast<std::size_t>(variation - 1)];
        if (target > static_cast<int>(chosen.size())) return "no_such_ply";
        moves = chosen;
        ply = target;
        return "";
    }
    std::string resume() {
        if (ply == plies()) return "nothing_to_redo";
        at(ply).next.clear();
        moves.resize(static_cast<std::size_t>(ply));
        return "";
    }
    std::string promote() {
        if (number() == 1) return "is_main_variation";
        for (int i = 0; i < plies(); ++i) {
            auto& siblings = at(i).next;
            const auto chosen =
                std::ranges::find(siblings, moves[static_cast<std::size_t>(i)], &node::move);
            std::rotate(siblings.begin(), chosen, chosen + 1);
        }
        return "";
    }
    std::string remove() {
        if (root.leaves() == 1) return "is_only_variation";
        int branching = plies() - 1;
        while (at(branching).next.size() == 1) --branching;
        std::erase_if(at(branching).next, [&](const node& n) {
            return n.move == moves[static_cast<std::size_t>(branching)];
        });
        moves.resize(static_cast<std::size_t>(branching));
        ply = branching;
        follow_first();
        return "";
    }
    void begin(inarow::rules r) {
        r.starts = first;
        rules = r;
        root = {};
        event.clear();
        moves.clear();
        ply = 0;
    }
    std::string reset() {
        if (!is_started) return "not_started";
        begin(rules);
        is_started = false;
        return "";
    }
    std::string comment(const std::string& text) {
        if (!is_started) return "not_started";
        at(ply).comment = text;
        return "";
    }
    std::string describe(const std::string& text) {
        if (!is_started) return "not_started";
        event = text;
        return "";
    }
    std::string choose(const inarow::rules& r) {
        if (is_started) return "already_started";
        const auto fits = [](int side) { return 1 <= side && side <= 19; };
        if (!fits(r.columns) || !fits(r.rows) || r.run < 1 || r.run > 999) return "rules";
        begin(r);
        return "";
    }
};

/// Why a state refused something, in the words of the model.
std::string refusal_of(const ui::state& s) {
    struct namer {
        std::string operator()(ui::not_now why) const {
            constexpr std::string_view names[] = {
                "not_started",     "already_started",   "turn_of_computer",  "turn_of_person",
                "nothing_to_redo", "is_main_variation", "is_only_variation", "not_at_turn"};
            return std::string(names[static_cast<std::size_t>(why)]);
        }
        std::string operator()(const ui::refused_move& m) const {
            return std::string(name_of(m.why.move.kind));
        }
        std::string operator()(const illegal_rules& /*why*/) const { return "rules"; }
        std::string operator()(const illegal_take_back& /*why*/) const { return "take_back"; }
        std::string operator()(const ui::no_such_ply& /*why*/) const { return "no_such_ply"; }
        std::string operator()(const ui::no_such_variation& /*why*/) const {
            return "no_such_variation";
        }
        std::string operator()(const ui::too_many_variations& /*why*/) const {
            return "too_many_variations";
        }
    };
    return s.refused ? std::visit(namer{}, *s.refused) : "";
}

std::string text_of(const ui::state& s) {
    std::string result;
    print_state(result, s);
    return result;
}

/// Whether a state has the comments of the model, and no other properties but the event.
bool has_comments(const node& at, const ui::properties& all, ui::variation& moves) {
    if (text_of(all, moves, "C") != at.comment) return false;
    for (const node& each : at.next) {
        moves.push_back({.column = each.move.column, .row = each.move.row});
        if (!has_comments(each, all, moves)) return false;
        moves.pop_back();
    }
    return true;
}
bool has_properties(const model& m, const ui::properties& all) {
    ui::variation start;
    const bool has_start = !m.event.empty() || !m.root.comment.empty();
    const auto count =
        static_cast<std::size_t>(m.root.comments()) + (has_start && m.root.comment.empty() ? 1 : 0);
    return all.size() == count && text_of(all, {}, "EV") == m.event &&
           has_comments(m.root, all, start);
}

/// The first thing that differs, in words, or an empty text.
std::string difference(const model& m, const ui::state& s) {
    if (s.is_started != m.is_started) return "is_started";
    if (s.start != position::start(m.rules).value()) return "start";
    if (s.max_side != ui::max_page_side) return "max_side";
    if (s.plies() != m.plies()) return "plies";
    for (int i = m.plies(); i > m.ply; --i)
        if (test::cell_of(s.undone[static_cast<std::size_t>(m.plies() - i)]) !=
            m.moves[static_cast<std::size_t>(i - 1)])
            return "the moves taken back";
    const auto expected = m.variations();
    const auto all = s.variations.with(s.moves());
    if (all.size() != expected.size()) return "the number of variations";
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!std::ranges::equal(all[i], expected[i], {}, test::cell_of)) return "a variation";
    if (s.variations.number() != m.number()) return "the variation that is shown";
    if (ui::starter_names[s.starter] != m.starter) return "starter";
    for (const player side : {first, second})
        if (ui::controller_names[s.controller_of(side)] !=
            m.controllers[static_cast<std::size_t>(side)])
            return "controllers";
    for (const player side : {first, second})
        if (s.level_of(side).number() != m.levels[static_cast<std::size_t>(side)]) return "levels";
    if (s.has_hints != m.has_hints) return "hints";
    if (!has_properties(m, s.properties)) return "properties";
    const oracle::game now = m.game();
    const bool is_over = now.outcome != "in play";
    if (s.offers_reset() != is_over) return "offers_reset";
    if (s.waits_for_computer() !=
        (m.is_started && m.ply == m.plies() && !is_over && m.controller() == "computer"))
        return "waits_for_computer";
    return test::difference(now, s.game);
}

/// What to try next: an action as text, and what the model makes of it.
struct step {
    std::string text;
    std::string refusal;
};

/// A wish as it is typed.
std::string typed(const oracle::game& o, const oracle::wish& w) {
    std::string result = w.by == 'X' ? "first " : w.by == 'O' ? "second " : "";
    if (!w.row) return result + std::to_string(w.column + 1);
    result += static_cast<char>('a' + w.column);
    return result + std::to_string(o.rows - *w.row);
}
/// Any move: on the board or a little beyond it, or a column alone, by anyone.
oracle::wish any_wish(const oracle::game& o, int number) {
    oracle::wish w{number % (o.columns + 2), {}, ".XO"[number / 32 % 3]};
    if (!o.drops || number / 8 % 2 == 0) w.row = number / 4 % (o.rows + 1) - 1;
    return w;
}
step play(model& m, const oracle::wish& w, const std::string& controller) {
    const std::string text = (controller == "person" ? "play " : "reply ") + typed(m.game(), w);
    return {text, m.play(w, controller)};
}
step play_well(model& m, int number) {
    const auto moves = m.game().moves();
    if (moves.empty()) return play(m, {0, 0}, m.controller());
    const oracle::cell target = moves[static_cast<std::size_t>(number) % moves.size()];
    if (m.rules.gravity == drop && number % 2 == 0)
        return play(m, {target.column, {}}, m.controller());
    return play(m, {target.column, target.row}, m.controller());
}
step choose_rules(model& m, int number) {
    constexpr int sides[] = {3, 4, 2, 5, 1, 19, 3, 4, 3, 4, 20, 0, 1000};
    constexpr int runs[] = {3, 4, 2, 5, 3, 4, 1, 0};
    const rules r{.columns = sides[number % 13],
                  .rows = sides[number / 13 % 10],
                  .run = runs[number / 130 % 8],
                  .gravity = number % 2 == 1 ? drop : place,
                  .length = number / 2080 % 3 == 2 ? line_length::exactly : line_length::at_least,
                  .convention = number / 6240 % 3 == 2 ? convention::misere : convention::normal,
                  .edges = number / 18720 % 3 == 2 ? edges::wrapping : edges::bounded,
                  .starts = number / 1040 % 2 == 1 ? second : first};
    std::string text = "rules ";
    notation::print_rules(text, r);
    return {text, m.choose(r)};
}

/// Small numbers are moves that make sense, so that shrinking leads to them.
step tried(model& m, unsigned choice) {
    const int number = static_cast<int>(choice / 32);
    const std::string side = number % 2 == 0 ? "first" : "second";
    const std::string controller = number % 3 == 0 ? "computer" : "person";
    if (!m.is_started && choice % 4 == 1) return choose_rules(m, number);
    if (!m.is_started && choice % 4 == 2) return {"start " + side, m.start(side)};
    switch (choice % 32) {
        case 16:
        case 17: return play(m, any_wish(m.game(), number), m.controller());
        case 18: return play(m, any_wish(m.game(), number), controller);
        case 19:
        case 20: return {"undo", m.undo()};
        case 21: return {"redo", m.redo()};
        case 22:
        case 23: {
            const int target = number % (m.plies() + 2);
            if (number % 3 != 0) return {"jump " + std::to_string(target), m.jump(target)};
            const int variation = number / 3 % (m.root.leaves() + 2);
            return {"jump " + std::to_string(target) + ' ' + std::to_string(variation),
                    m.jump(target, variation)};
        }
        case 24:
            if (number % 4 == 0) return {"resume", m.resume()};
            if (number % 4 == 1) return {"promote", m.promote()};
            if (number % 4 == 2) return {"remove", m.remove()};
            return {"redo", m.redo()};
        case 25:
        case 26:
            // More often where it is over.
            if (number % 4 != 0 && m.game().outcome == "in play") return play_well(m, number);
            return {"reset", m.reset()};
        case 27: return {"start " + side, m.start(side)};
        case 28: return choose_rules(m, number);
        case 29: m.starter = number % 3 == 2 ? "toss" : side; return {"starter " + m.starter, ""};
        case 30:
            if (number / 6 % 2 == 1) {
                const int level = number / 12 % 8 + 1;
                m.levels[static_cast<std::size_t>(number % 2)] = level;
                return {side + "-level " + std::to_string(level), ""};
            }
            m.controllers[static_cast<std::size_t>(number % 2)] = controller;
            return {side + " " + controller, ""};
        case 31: {
            const std::string said = number / 4 % 3 == 0 ? "" : "said~] " + std::to_string(number);
            if (number % 4 == 3) return {"comment " + said, m.comment(said)};
            if (number % 8 == 1) return {"describe event " + said, m.describe(said)};
        }
            m.has_hints = number % 2 == 0;
            return {m.has_hints ? "hints on" : "hints off", ""};
        default: return play_well(m, number);
    }
}

/// What is wrong with a state after an action, but for the refusal; empty when nothing is.
std::string wrong_with(const ui::state& before, const ui::action& done, const ui::state& now) {
    if (reduce(before, done) != now) return "not the same again";
    ui::state bare = now;
    bare.refused.reset();
    if (now.refused) {
        ui::state same = before;
        same.refused.reset();
        if (bare != same) return "changed, though refused";
        const auto why = ui::sentence(now);
        if (!(why.view().ends_with('.') || why.view().ends_with('?')) ||
            why.size() == ui::sentence_capacity)
            return "no sentence: " + std::string(why.view());
    } else if (const auto* const p = std::get_if<ui::play>(&done)) {
        const auto where = resolve(before.position(), p->text);
        if (!where || before.game.play(*where) != now.game) return "not the move of the game";
    }
    if (ui::parse_state(text_of(now)) != bare) return "another one as text: " + text_of(now);
    return "";
}

struct script {
    std::vector<unsigned> choices;
};
/// For the counterexamples that RapidCheck prints.
std::ostream& operator<<(std::ostream& out, const script& s) {
    model m;
    for (const unsigned choice : s.choices) {
        const step now = tried(m, choice);
        out << now.text << (now.refusal.empty() ? "" : " (" + now.refusal + ")") << "; ";
    }
    return out;
}

std::string run(const script& s, std::map<std::string, int>& tally) {
    model m;
    auto now = ui::state::initial();
    for (const unsigned choice : s.choices) {
        const step next = tried(m, choice);
        const auto done = ui::parse_action(next.text);
        if (!done) return "no action: " + next.text;
        const ui::state before =
            std::exchange(now, {.start = now.start, .game = now.game, .undone = {}, .refused = {}});
        now = reduce(before, *done);
        ++tally[next.refusal.empty() ? "done" : next.refusal];
        const auto failure = [&](const std::string& what) { return next.text + ": " + what; };
        if (refusal_of(now) != next.refusal)
            return failure("refused: " + refusal_of(now) + ", not " + next.refusal);
        if (const auto d = difference(m, now); !d.empty()) return failure(d + " differs");
        if (const auto d = wrong_with(before, *done, now); !d.empty()) return failure(d);
    }
    return "";
}

TEST_CASE("any actions do what they do to a list of moves") {
    std::map<std::string, int> tally;
    CHECK(test::holds("actions are reduced as in the model", 1500, [&] {
        script s;
        for (const unsigned choice : *rc::gen::resize(
                 150, rc::gen::container<std::vector<unsigned>>(rc::gen::inRange(0U, 1U << 20))))
            s.choices.push_back(choice);
        if (const auto d = run(s, tally); !d.empty()) {
            std::ostringstream text;
            text << s << d;
            RC_FAIL(text.str());
        }
    }));
    for (const auto& [what, count] : tally) std::cout << "  " << count << ' ' << what << '\n';
    // Every refusal has come up.
    CHECK(tally.size() == 18);
}

/// Texts that are nearly ours.
std::string some_state() {
    return test::some_of(
        "rules=|moves=|ply=|starter=|first=|second=|hints=|&|&|&|\n|=|3x3/3|7x6/4/drop|"
        "/second|/exactly|/misere|gomoku|20x20/5|0x1/1|connect-four|a1|b2|c3,|h8 |4|453|,|+|"
        "0|1|9999999|-1|toss|person|computer|on|off|top-left|\xff|\"|\\|&moves=44,|(|)|(3)|"
        "&moves=44(35)(2)|variation=|&variation=2|position=|&position=3/XO1/3|/|&ply=1|"
        "&record=;|AT[1]|;AT[2.2]C[x~5D|]|~5D|\t|\r|%20| |rules=connect-four&moves=");
}
std::string some_action() {
    return test::some_of(
        "start|play|reply|undo|redo|jump|resume|reset|promote|remove|position|rules|first|"
        "second|hints| | | |b2|center|4|0|1|on|off|computer|person|toss|3x3/3|x|/drop|\xff|"
        "\n|99999999999|starter|play a1|play 4|jump 1|jump 1 2|position 3x3/3 3/X2/3|\"|\\|"
        "rules 7x6/4/drop");
}

/// Whether a page can show it: a sentence, and nothing but printable ASCII.
bool is_sentence(std::string_view text) {
    // A name that was meant is asked for: "Did you mean "top-left"?"
    if (!text.ends_with('.') && !text.ends_with("\"?")) return false;
    if (text.size() >= ui::sentence_capacity) return false;
    for (const char c : text)
        if (c < 0x20 || c > 0x7e) return false;
    return true;
}

TEST_CASE("any texts at all") {
    CHECK(test::holds("texts are states and actions, or refused with a sentence", 8000, [] {
        const std::string state_text = some_state();
        const std::string action_text = some_action();
        const auto failure = [&](std::string_view what) {
            return std::string(what) + ": " + state_text + " | " + action_text;
        };
        const auto link = ui::parse_state(state_text);
        if (!link && !is_sentence(ui::sentence("The link", link.error()))) RC_FAIL(failure("link"));
        const auto done = ui::parse_action(action_text);
        if (!done && !is_sentence(ui::sentence("The action", done.error())))
            RC_FAIL(failure("action"));

        const ui::state before = link ? *link : ui::state::initial();
        if (ui::parse_state(text_of(before)) != before) RC_FAIL(failure("as text"));
        if (done)
            if (const auto d = wrong_with(before, *done, reduce(before, *done)); !d.empty())
                RC_FAIL(failure(d));

        std::string view;
        ui::write_reduced(view, state_text, action_text);
        const auto read = nlohmann::json::parse(view, nullptr, false);
        if (read.is_discarded()) RC_FAIL(failure("no JSON: " + view));
        const bool is_refused = !link || !done || reduce(before, *done).refused;
        if (read["refusal"].is_null() == is_refused) RC_FAIL(failure("refusal: " + view));
        if (is_refused && !is_sentence(read["refusal"].get<std::string>()))
            RC_FAIL(failure("no sentence: " + view));
    }));
}

}  // namespace
}  // namespace reduce_test
