// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/playout.hpp>
#include <inarow/solve/tree_search.hpp>

#include "support/kinds_of_rules.hpp"
#include "support/minimax.hpp"
#include "support/named.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <numeric>
#include <optional>
#include <random>
#include <ranges>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

// The visits are compared with those of a recursive search, which keeps a tree of pointers.

namespace tree_search_test {
namespace {

using namespace inarow;
using solve::root_move;
using solve::tree_search_settings;
using search = solve::tree_search<dynamic>;

struct evaluation {
    std::vector<float> priors;
    double value;
};
using evaluator = std::function<evaluation(const position&)>;

evaluation uniform(const position& p) {
    return {.priors = std::vector<float>(p.available_moves().size(), 1.0F), .value = 0};
}
/// As arbitrary as that of a network before it is trained.
evaluation hashed(const position& p) {
    evaluation result;
    std::uint64_t word = p.hash();
    const auto next = [&] {
        word = core::mix64(word + 1);
        return static_cast<double>(word >> 40) / (1 << 24);
    };
    result.value = 2 * next() - 1;
    p.for_each_move([&](square) { result.priors.push_back(static_cast<float>(next())); });
    return result;
}
evaluation by_playout(const position& p) {
    evaluation result = uniform(p);
    solve::simd_xoroshiro random(p.hash());
    outcome end{};
    solve::playout(std::span(&p, 1), random, std::span(&end, 1));
    if (const mark winner = winner_of(end); winner != mark::none)
        result.value = winner == mark_of(p.to_move()) ? 1 : -1;
    return result;
}

void simulate(search& s, const evaluator& evaluate) {
    if (const position* const leaf = s.select()) {
        const auto [priors, value] = evaluate(*leaf);
        s.expand(priors, value);
    }
}
search searched(const position& root, int simulations, const evaluator& evaluate,
                const tree_search_settings& settings = {}) {
    search result(root, settings);
    for (int i = 0; i <= simulations; ++i) simulate(result, evaluate);
    return result;
}
std::vector<int> visits_of(const search& s) {
    std::vector<int> result;
    for (const root_move& m : s.moves()) result.push_back(m.visits);
    return result;
}
square most_visited(const search& s) {
    return std::ranges::max(s.moves(), {}, &root_move::visits).where;
}

position played(const rules& r, std::initializer_list<square> moves) {
    auto result = position::start(r).value();
    for (const square s : moves) result = result.play(s).value();
    return result;
}

/// The outcome of perfect play, by the rules alone.
outcome perfect_outcome(const position& p) {
    static std::unordered_map<position, outcome> known;
    if (p.is_over()) return p.outcome();
    if (const auto found = known.find(p); found != known.end()) return found->second;
    outcome best = won_by(other(p.to_move()));
    for (const square s : p.available_moves()) {
        const outcome next = perfect_outcome(p.after(s));
        if (next == won_by(p.to_move())) {
            best = next;
            break;
        }
        if (next == outcome::draw) best = next;
    }
    return known[p] = best;
}

/// The value for the player to move.
int value_of(const position& p, outcome end) {
    const mark winner = winner_of(end);
    return winner == mark::none ? 0 : winner == mark_of(p.to_move()) ? 1 : -1;
}

/// The same search by the formula, with a tree of pointers.
struct recursive_search {
    position here;
    evaluator evaluate;
    tree_search_settings settings;
    std::vector<float> priors{};
    std::vector<std::unique_ptr<recursive_search>> children{};
    int visits = 0;
    double sum = 0;               // for the player to move here
    std::optional<int> proven{};  // also for the player to move here
    int selected = 0;
    using path = std::vector<recursive_search*>;

    /// The path from here to a leaf.
    path descend() {
        path result{this};
        if (proven || children.empty()) return result;
        std::vector<double> scores;
        for (std::size_t i = 0; i < children.size(); ++i) {
            const recursive_search& c = *children[i];
            scores.push_back(
                c.proven == 1 ? -1e9
                              : c.mean(c.selected) +
                                    settings.exploration * static_cast<double>(priors[i]) *
                                        std::sqrt(visits + selected) / (1 + c.visits + c.selected));
        }
        const auto best = std::ranges::max_element(scores) - scores.begin();
        const path rest = children[static_cast<std::size_t>(best)]->descend();
        result.insert(result.end(), rest.begin(), rest.end());
        return result;
    }
    static void end(const path& nodes) {
        double value = nodes.back()->evaluated();
        for (auto* const node : nodes | std::views::reverse) {
            node->prove();
            if (node->proven) value = *node->proven;
            ++node->visits;
            node->sum += value;
            value = -value;
        }
    }
    void simulate() { end(descend()); }
    /// Simulations that begin before the first of them ends. Returns how many.
    int simulate(int leaves) {
        std::vector<path> begun;
        int simulations = 0;
        for (; simulations < leaves && !proven; ++simulations) {
            const path next = descend();
            if (next.back()->here.is_over() || next.back()->proven) {
                end(next);
            } else if (next.back()->selected > 0) {
                break;
            } else {
                for (auto* const node : next) ++node->selected;
                begun.push_back(next);
            }
        }
        for (const path& next : begun) {
            for (auto* const node : next) --node->selected;
            end(next);
        }
        return simulations;
    }

    /// For the player who moves here; `losses` are added.
    [[nodiscard]] double mean(int losses = 0) const {
        if (proven) return -*proven;
        return visits + losses == 0 ? 0 : (-sum - losses) / (visits + losses);
    }
    double evaluated() {
        if (here.is_over()) return value_of(here, here.outcome());
        if (proven) return *proven;
        const auto evaluated = evaluate(here);
        const float total = std::accumulate(evaluated.priors.begin(), evaluated.priors.end(), 0.0F);
        for (const float prior : evaluated.priors) priors.push_back(prior / total);
        for (const square s : here.available_moves())
            children.push_back(
                std::make_unique<recursive_search>(here.after(s), evaluate, settings));
        return evaluated.value;
    }
    void prove() {
        if (!settings.proves) return;
        if (here.is_over()) proven = value_of(here, here.outcome());
        if (children.empty()) return;
        // The smallest value of the opponent is the best; none is the largest.
        const auto by_proof = [](const auto& child) { return child->proven.value_or(2); };
        const auto values = children | std::views::transform(by_proof);
        if (std::ranges::min(values) == -1) proven = 1;
        if (std::ranges::max(values) != 2) proven = -std::ranges::min(values);
    }

    [[nodiscard]] std::vector<square> variation() const {
        const auto best =
            std::ranges::max_element(children, {}, [](const auto& child) { return child->visits; });
        if (best == children.end() || (*best)->visits == 0) return {};
        std::vector<square> result = (*best)->variation();
        result.insert(result.begin(),
                      here.available_moves()[static_cast<std::size_t>(best - children.begin())]);
        return result;
    }
};

/// The same search by the formulas of Danihelka et al. (2022), with a tree of pointers and a table
/// of the visits that sequential halving asks for.
struct gumbel_search {
    position here;
    evaluator evaluate;
    tree_search_settings settings;
    double own_value = 0;
    std::vector<double> logits{};
    std::vector<gumbel_search> children{};
    int visits = 0;
    double sum = 0;  // for the player to move here

    [[nodiscard]] double q(std::size_t i) const { return -children[i].sum / children[i].visits; }
    /// logits + sigma(completedQ)
    [[nodiscard]] std::vector<double> completed() const {
        double all = 0;
        double most = 0;
        double priors = 0;
        double weighted = 0;
        for (std::size_t i = 0; i < children.size(); ++i) {
            all += children[i].visits;
            most = std::max<double>(most, children[i].visits);
            if (children[i].visits == 0) continue;
            priors += std::exp(logits[i]);
            weighted += std::exp(logits[i]) * q(i);
        }
        const double mixed =
            all == 0 ? own_value : (own_value + all / priors * weighted) / (1 + all);
        std::vector<double> result = logits;
        for (std::size_t i = 0; i < children.size(); ++i)
            result[i] += (50 + most) * settings.value_scale *
                         ((children[i].visits > 0 ? q(i) : mixed) + 1) / 2;
        return result;
    }
    [[nodiscard]] std::vector<double> policy() const {
        std::vector<double> result = completed();
        double total = 0;
        for (const double number : completed()) total += std::exp(number);
        for (double& number : result) number = std::exp(number) / total;
        return result;
    }
    /// The index of the largest of the numbers with so many visits, or of all.
    [[nodiscard]] std::size_t argmax(std::vector<double> numbers, std::optional<int> wanted) const {
        for (std::size_t i = 0; i < children.size(); ++i)
            if (wanted && children[i].visits != *wanted) numbers[i] = -1e300;
        return static_cast<std::size_t>(std::ranges::max_element(numbers) - numbers.begin());
    }
    double visit_child(std::size_t i) { return -children[i].simulate(); }
    double simulate() {
        double value = 0;
        if (here.is_over()) {
            value = value_of(here, here.outcome());
        } else if (children.empty()) {
            const auto [priors, evaluated] = evaluate(here);
            const double total = std::accumulate(priors.begin(), priors.end(), 0.0);
            for (const float prior : priors)
                logits.push_back(std::log(static_cast<double>(prior) / total));
            for (const square s : here.available_moves())
                children.push_back({here.after(s), evaluate, settings});
            value = own_value = evaluated;
        } else {
            std::vector<double> scores = policy();
            for (std::size_t i = 0; i < children.size(); ++i)
                scores[i] -= static_cast<double>(children[i].visits) / visits;
            value = visit_child(argmax(scores, std::nullopt));
        }
        ++visits;
        sum += value;
        return value;
    }

    /// The visits that the move of each simulation has before it.
    [[nodiscard]] std::vector<int> visits_wanted() const {
        const auto available = static_cast<int>(children.size());
        int considered = std::min(settings.gumbel_moves, available);
        const auto phases = std::max(1, static_cast<int>(std::ceil(std::log2(considered))));
        std::vector<int> result;
        std::vector<int> counts(children.size());
        while (std::ssize(result) < settings.gumbel_simulations) {
            const int each = std::max(1, settings.gumbel_simulations / (phases * considered));
            for (int k = 0; k < each; ++k)
                for (int i = 0; i < considered; ++i)
                    result.push_back(counts[static_cast<std::size_t>(i)]++);
            considered = std::max(std::min(2, settings.gumbel_moves), considered / 2);
        }
        return result;
    }
    /// Makes all simulations at the root. Returns the index of the best move.
    std::size_t run(const std::vector<double>& gumbels) {
        const auto scores = [&] {
            std::vector<double> result = completed();
            for (std::size_t i = 0; i < result.size(); ++i) result[i] += gumbels[i];
            return result;
        };
        (void)simulate();
        const auto wanted = visits_wanted();
        for (int i = 0; i < settings.gumbel_simulations; ++i) {
            sum += visit_child(argmax(scores(), wanted[static_cast<std::size_t>(i)]));
            ++visits;
        }
        return argmax(scores(), std::ranges::max(children, {}, &gumbel_search::visits).visits);
    }
};

std::vector<double> gumbel_numbers(std::uint64_t seed, std::size_t count, double scale) {
    std::mt19937_64 random(seed);
    std::vector<double> result(count);
    for (double& number : result)
        number =
            -scale *
            std::log(-std::log((static_cast<double>(random() >> 11) + 0.5) / 9007199254740992.0));
    return result;
}

}  // namespace

TEST_CASE("a Gumbel search is that of the formulas of the paper") {
    for (const rules& r : {tic_tac_toe, connect_four, misere(rules{4, 4, 3}), rules{9, 9, 5}})
        for (const auto& [considered, simulations] :
             {std::pair{1, 20}, {2, 16}, {3, 30}, {4, 32}, {16, 16}, {16, 50}, {100, 200}, {7, 5}})
            for (const auto& [scale, value_scale] :
                 {std::pair{1.0, 1.0}, {0.0, 0.1}, {2.5, 0.03}}) {
                CAPTURE(test::named(r));
                CAPTURE(considered);
                CAPTURE(simulations);
                CAPTURE(scale);
                const auto start = position::start(r).value();
                const tree_search_settings settings{.seed = 11,
                                                    .gumbel_moves = considered,
                                                    .gumbel_simulations = simulations,
                                                    .gumbel_scale = scale,
                                                    .value_scale = value_scale};
                gumbel_search expected{start, hashed, settings};
                const std::size_t best =
                    expected.run(gumbel_numbers(11, start.available_moves().size(), scale));
                const auto s = searched(start, simulations, hashed, settings);
                const auto children = s.moves();
                for (std::size_t i = 0; i < children.size(); ++i)
                    REQUIRE(children[i].visits == expected.children[i].visits);
                CHECK(s.best() == children[best].where);
                CHECK(s.value() == doctest::Approx(expected.sum / expected.visits));
                const auto policy = s.policy();
                const auto expected_policy = expected.policy();
                REQUIRE(policy.size() == children.size());
                for (std::size_t i = 0; i < policy.size(); ++i)
                    CHECK(policy[i] == doctest::Approx(expected_policy[i]));
            }
}

TEST_CASE("without differences of value, a Gumbel search samples moves by their priors") {
    const auto start = position::start({30, 30, 5}).value();
    std::vector<float> priors(900);
    for (int i = 0; i < 4; ++i) priors[static_cast<std::size_t>(i)] = static_cast<float>(i + 1);
    std::vector<int> chosen(900);
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        search s(start, {.seed = seed, .gumbel_moves = 2, .gumbel_simulations = 2});
        for (int i = 0; i <= 2; ++i)
            if (const position* const leaf = s.select())
                s.expand(std::span(priors).first(leaf->available_moves().size()), 0);
        ++chosen[static_cast<std::size_t>(index_of(start.rules(), s.best().value()))];
        CHECK(s.policy()[3] == doctest::Approx(0.4));
    }
    for (int i = 0; i < 4; ++i)
        CHECK(chosen[static_cast<std::size_t>(i)] == doctest::Approx(400 * (i + 1)).epsilon(0.1));
}

TEST_CASE("a Gumbel search with proofs, several leaves and advances keeps its plan") {
    const auto start = position::start(connect_four).value();
    search s(start, {.seed = 2, .proves = true, .gumbel_moves = 4, .gumbel_simulations = 32});
    while (!s.root().is_over()) {
        CAPTURE(s.root().stones());
        if (s.visits() == 0) simulate(s, by_playout);
        const int before = s.visits();
        const auto old_visits = visits_of(s);
        while (s.visits() < before + 32 && !s.is_proven()) {
            std::vector<const position*> selected;
            for (int k = 0; k < 8 && s.visits() + std::ssize(selected) < before + 32; ++k)
                if (const position* const leaf = s.select()) selected.push_back(leaf);
            for (const position* const leaf : selected) {
                const auto [priors, value] = by_playout(*leaf);
                s.expand(*leaf, priors, value);
            }
        }
        if (!s.is_proven()) {
            // 4 moves get 4 visits, and 2 of these get 8 more, whatever the visits before.
            std::vector<int> added = visits_of(s);
            for (std::size_t i = 0; i < added.size(); ++i) added[i] -= old_visits[i];
            std::ranges::sort(added, std::ranges::greater{});
            if (std::ranges::none_of(s.moves(), &root_move::proven) && added.size() >= 4) {
                added.erase(added.begin() + 4, added.end());
                CHECK(added == std::vector{12, 12, 4, 4});
            }
        }
        const auto policy = s.policy();
        CHECK(std::accumulate(policy.begin(), policy.end(), 0.0) == doctest::Approx(1));
        s.advance(s.best().value());
    }
}

TEST_CASE("the policy after a search by PUCT is the share of the visits") {
    const auto s = searched(position::start(connect_four).value(), 200, hashed);
    const auto policy = s.policy();
    for (std::size_t i = 0; i < policy.size(); ++i)
        CHECK(policy[i] == doctest::Approx(s.moves()[i].visits / 200.0));
    CHECK(search(position::start(connect_four).value()).policy().empty());
    // A proven win, and a search in which all moves but one are proven to lose.
    const auto column = played(connect_four, {{3, 5}, {0, 5}, {3, 4}, {0, 4}, {3, 3}, {0, 3}});
    CHECK(searched(column, 200, hashed, {.proves = true}).policy()[3] == 1);
    const auto threat = played(tic_tac_toe, {{0, 0}, {1, 1}, {1, 0}});
    for (const int considered : {0, 8}) {
        const auto t = searched(threat, 4000, uniform,
                                {.proves = true, .gumbel_moves = considered, .value_scale = 0.1});
        CHECK(t.policy()[0] == doctest::Approx(1));
        CHECK(t.best() == square{2, 0});
    }
}

TEST_CASE("the visits are those of a recursive search") {
    for (const rules& r : test::kinds_of_rules(3, 3, 3)) {
        CAPTURE(test::named(r));
        for (const auto& [exploration, proves] :
             {std::pair{0.5, false}, {2.0, false}, {2.0, true}}) {
            const evaluator evaluate = hashed;
            const auto start = position::start(r).value();
            const tree_search_settings settings{.exploration = exploration, .proves = proves};
            recursive_search expected{start, evaluate, settings};
            search s(start, settings);
            for (int i = 0; i < 1000 && !expected.proven; ++i) {
                simulate(s, evaluate);
                expected.simulate();
                REQUIRE(s.visits() == expected.visits);
                REQUIRE(s.value() == doctest::Approx(-expected.mean()));
                REQUIRE(s.is_proven() == expected.proven.has_value());
                const auto children = s.moves();
                for (std::size_t k = 0; k < children.size(); ++k) {
                    REQUIRE(children[k].visits == expected.children[k]->visits);
                    REQUIRE(children[k].value == doctest::Approx(expected.children[k]->mean()));
                    REQUIRE(children[k].proven == expected.children[k]->proven.has_value());
                }
                if (proves) continue;
                const auto variation = expected.variation();
                REQUIRE(s.variation() == variation);
                REQUIRE(s.best() ==
                        (variation.empty() ? std::nullopt : std::optional(variation[0])));
            }
        }
    }
}

TEST_CASE("several leaves at once are those of a recursive search with virtual losses") {
    for (const rules& r : test::kinds_of_rules(3, 3, 3)) {
        CAPTURE(test::named(r));
        for (const bool proves : {false, true}) {
            const auto start = position::start(r).value();
            const tree_search_settings settings{.proves = proves};
            recursive_search expected{start, hashed, settings};
            search s(start, settings);
            for (int leaves = 1; leaves < 40 && !expected.proven; ++leaves) {
                CAPTURE(leaves);
                std::vector<const position*> selected;
                int simulations = 0;
                for (; simulations < leaves && !s.is_proven(); ++simulations) {
                    const int visits = s.visits();
                    if (const position* const leaf = s.select()) {
                        selected.push_back(leaf);
                    } else if (s.visits() == visits) {
                        break;
                    }
                }
                for (const position* const leaf : selected) {
                    const auto [priors, value] = hashed(*leaf);
                    s.expand(*leaf, priors, value);
                }
                REQUIRE(simulations == expected.simulate(leaves));
                REQUIRE(s.visits() == expected.visits);
                REQUIRE(s.value() == doctest::Approx(-expected.mean()));
                const auto children = s.moves();
                for (std::size_t k = 0; k < children.size(); ++k)
                    REQUIRE(children[k].visits == expected.children[k]->visits);
            }
        }
    }
}

TEST_CASE("selected leaves can be evaluated in any order") {
    const auto start = position::start(connect_four).value();
    const auto visits_in_order = [&](bool is_reversed) {
        search s(start);
        for (int i = 0; i < 30; ++i) {
            std::vector<const position*> selected;
            while (selected.size() < 8) {
                const position* const leaf = s.select();
                if (leaf == nullptr) break;
                selected.push_back(leaf);
            }
            if (is_reversed) std::ranges::reverse(selected);
            for (const position* const leaf : selected) s.expand(*leaf, hashed(*leaf).priors, 0.25);
        }
        CHECK(s.visits() > 100);
        return visits_of(s);
    };
    CHECK(visits_in_order(false) == visits_in_order(true));
}

TEST_CASE("after a move, the search continues with the tree after it") {
    for (const rules& r : test::kinds_of_rules(3, 3, 3)) {
        CAPTURE(test::named(r));
        for (const bool proves : {false, true}) {
            const auto start = position::start(r).value();
            const tree_search_settings settings{.proves = proves};
            recursive_search whole{start, hashed, settings};
            recursive_search* expected = &whole;
            search s(start, settings);
            for (std::uint64_t number = 0; !s.root().is_over(); number = core::mix64(number)) {
                for (int i = 0; i < 150 && !expected->proven; ++i) {
                    simulate(s, hashed);
                    expected->simulate();
                }
                const auto children = s.moves();
                REQUIRE(children.size() == expected->children.size());
                const auto k = static_cast<std::size_t>(number) % children.size();
                s.advance(children[k].where);
                expected = expected->children[k].get();
                if (expected->proven && expected->children.empty()) break;
                REQUIRE(s.root() == expected->here);
                REQUIRE(s.visits() == expected->visits);
                REQUIRE(s.value() == doctest::Approx(-expected->mean()));
                REQUIRE(s.is_proven() == expected->proven.has_value());
                const auto next = s.moves();
                for (std::size_t i = 0; i < next.size(); ++i)
                    REQUIRE(next[i].visits == expected->children[i]->visits);
            }
        }
    }
}

TEST_CASE("after a move that is not in the tree, the search begins anew") {
    const auto start = position::start(connect_four).value();
    search s(start);
    s.advance({3, 5});
    CHECK(s.visits() == 0);
    for (int i = 0; i <= 50; ++i) simulate(s, hashed);
    CHECK(visits_of(s) == visits_of(searched(played(connect_four, {{3, 5}}), 50, hashed)));
}

TEST_CASE("a root that was proven without its moves is searched again") {
    search s(played(tic_tac_toe, {{0, 0}, {1, 1}, {1, 0}}), {.proves = true});
    while (!s.is_proven())
        if (const position* const leaf = s.select()) {
            if (s.visits() > 0) {
                s.prove(perfect_outcome(*leaf));
            } else {
                s.expand(uniform(*leaf).priors, 0);
            }
        }
    const auto is_lost = [](const root_move& m) { return m.proven && m.value == -1; };
    const auto children = s.moves();
    const auto lost = std::ranges::find_if(children, is_lost);
    REQUIRE(lost != children.end());
    s.advance(lost->where);
    CHECK(!s.is_proven());
    CHECK(s.visits() == 0);
    for (int i = 0; i < 200; ++i) simulate(s, uniform);
    CHECK(s.value() == 1);
    CHECK(s.best() == square{2, 0});
}

TEST_CASE("each root has its own noise") {
    const auto start = position::start(connect_four).value();
    const tree_search_settings settings{.noise_share = 1, .seed = 5};
    search s = searched(start, 300, hashed, settings);
    s.advance(most_visited(s));
    const auto expected = searched(start, 0, hashed, {.noise_share = 1, .seed = 6}).moves();
    for (std::size_t i = 0; i < expected.size(); ++i)
        CHECK(s.moves()[i].prior == doctest::Approx(expected[i].prior));
}

TEST_CASE("proven values are those of perfect play") {
    const auto is_right = [](const search& s) {
        const auto value_after = [&](square where) {
            const position next = s.root().after(where);
            return -value_of(next, perfect_outcome(next));
        };
        return std::ranges::all_of(s.moves(), [&](const root_move& m) {
            return !m.proven || m.value == value_after(m.where);
        });
    };
    // A position with `plies` stones, and all values proven, by the search alone or by an oracle at
    // the leaves with few free squares.
    const auto solve = [&](position p, int plies, std::uint64_t seed, int max_free) {
        for (; plies > 0 && !p.is_over(); --plies)
            p = p.after(p.available_moves()[static_cast<std::size_t>(seed = core::mix64(seed)) %
                                            p.available_moves().size()]);
        if (p.is_over()) return 0;
        search s(p, {.proves = true});
        int simulations = 0;
        while (!s.is_proven()) {
            ++simulations;
            const auto before = s.moves();
            if (const position* const leaf = s.select()) {
                const int free = leaf->rules().squares() - leaf->stones();
                if (s.visits() > 0 && free <= max_free) {
                    s.prove(perfect_outcome(*leaf));
                } else {
                    const auto [priors, value] = hashed(*leaf);
                    s.expand(priors, value);
                }
            }
            const auto after = s.moves();
            bool has_visited_loss = false;
            for (std::size_t i = 0; i < before.size(); ++i)
                has_visited_loss |= before[i].proven && before[i].value == -1 &&
                                    after[i].visits != before[i].visits;
            if (has_visited_loss || !is_right(s)) FAIL("after simulation ", simulations);
        }
        // The search has stopped, and its choice keeps the value.
        const int visits = s.visits();
        REQUIRE(s.select() == nullptr);
        REQUIRE(s.visits() == visits);
        REQUIRE(s.value() == value_of(p, perfect_outcome(p)));
        const position next = p.after(s.best().value());
        REQUIRE(perfect_outcome(next) == perfect_outcome(p));
        REQUIRE(s.variation().front() == s.best());
        return simulations;
    };
    for (const rules& r : test::kinds_of_rules(3, 3, 3)) {
        CAPTURE(test::named(r));
        const auto start = position::start(r).value();
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            CAPTURE(seed);
            const int alone = solve(start, 3, seed, 0);
            CHECK(solve(start, 3, seed, 4) <= alone);
        }
    }
    (void)solve(position::start({4, 3, 3}).value(), 5, 7, 0);
}

TEST_CASE("the visits of the moves sum to the simulations after the first") {
    for (const int simulations : {0, 1, 2, 50, 1000}) {
        const auto s = searched(position::start(connect_four).value(), simulations, hashed);
        const auto visits = visits_of(s);
        CHECK(visits.size() == 7);
        CHECK(std::accumulate(visits.begin(), visits.end(), 0) == simulations);
        CHECK(s.visits() == simulations + 1);
    }
}

TEST_CASE("a finished root has its exact value, and no evaluation is asked for") {
    const auto check = [](const position& p, double value) {
        search s(p);
        CHECK(s.value() == 0);
        for (int i = 0; i < 3; ++i) CHECK(s.select() == nullptr);
        CHECK(s.value() == value);
        CHECK(s.visits() == 3);
        CHECK(s.moves().empty());
    };
    check(played({1, 1, 1}, {{0, 0}}), -1);
    check(played(misere({1, 1, 1}), {{0, 0}}), 1);
    check(played({1, 1, 2}, {{0, 0}}), 0);
}

TEST_CASE("values of finished leaves are exact") {
    const auto s = searched(played({3, 1, 2}, {{0, 0}, {2, 0}}), 5, hashed);
    REQUIRE(s.moves().size() == 1);
    CHECK(s.moves()[0].value == 1);
    CHECK(s.moves()[0].visits == 5);
}

TEST_CASE("wins in 1 are found, and wins of the opponent are blocked") {
    // The first player has two in the top row; so has the second in the middle row.
    const auto two_each = played(tic_tac_toe, {{0, 0}, {0, 1}, {1, 0}, {1, 1}});
    const auto threat = played(tic_tac_toe, {{0, 0}, {1, 1}, {1, 0}});
    const auto column = played(connect_four, {{3, 5}, {0, 5}, {3, 4}, {0, 4}, {3, 3}});
    const evaluator evaluators[] = {uniform, by_playout};
    for (const evaluator& evaluate : evaluators) {
        CHECK(most_visited(searched(two_each, 200, evaluate)) == square{2, 0});
        CHECK(most_visited(searched(threat, 400, evaluate)) == square{2, 0});
        CHECK(most_visited(searched(column, 400, evaluate)) == square{3, 2});
    }
}

TEST_CASE("with exact values the most visited move is a best move") {
    test::minimax<position> truth;
    const auto exact = [&](const position& p) {
        evaluation result = uniform(p);
        const mark winner = winner_of(truth.value(p).outcome);
        if (winner != mark::none) result.value = winner == mark_of(p.to_move()) ? 1 : -1;
        return result;
    };
    for (const rules& r : test::kinds_of_rules(3, 3, 3)) {
        CAPTURE(test::named(r));
        auto p = position::start(r).value();
        const auto expected = truth.value(p).outcome;
        while (!p.is_over()) p = p.after(most_visited(searched(p, 200, exact)));
        CHECK(p.outcome() == expected);
    }
}

TEST_CASE("players are alike: with the colors exchanged the search is the same") {
    const auto of_mover = [](const position& p) {
        evaluation result = uniform(p);
        int weight = 0;
        for (int i = 0; i < p.rules().squares(); ++i) {
            const mark m = p.at(square_at(p.rules(), i));
            if (m != mark::none) weight += m == mark_of(p.to_move()) ? i : -2 * i;
        }
        result.value = std::tanh(weight / 50.0);
        return result;
    };
    for (const rules& r : {tic_tac_toe, connect_four, misere(rules{4, 4, 3})}) {
        const auto start = position::start(r).value();
        const auto exchanged = position::start(starting_with(second, r)).value();
        const auto s = searched(start, 300, of_mover);
        const auto t = searched(exchanged, 300, of_mover);
        CHECK(visits_of(s) == visits_of(t));
        CHECK(s.value() == t.value());
    }
}

TEST_CASE("priors are normalized; without any sum they are equal") {
    const auto start = position::start(tic_tac_toe).value();
    const auto prior_sum = [](const search& s) {
        double sum = 0;
        for (const root_move& m : s.moves()) sum += m.prior;
        return sum;
    };
    for (const float scale : {1e-30F, 1.0F, 3e37F}) {
        const auto scaled = [&](const position& p) {
            evaluation result = uniform(p);
            for (float& prior : result.priors) prior *= scale;
            return result;
        };
        CHECK(visits_of(searched(start, 100, scaled)) == visits_of(searched(start, 100, uniform)));
    }
    const auto none = [](const position& p) {
        return evaluation{std::vector<float>(p.available_moves().size()), 0};
    };
    CHECK(visits_of(searched(start, 100, none)) == visits_of(searched(start, 100, uniform)));
    CHECK(prior_sum(searched(start, 0, hashed)) == doctest::Approx(1));
    CHECK(prior_sum(searched(start, 0, hashed, {.noise_share = 0.25, .seed = 3})) ==
          doctest::Approx(1));
}

TEST_CASE("the noise is that of the seed, and of the root alone") {
    const auto start = position::start(connect_four).value();
    const auto with = [&](double share, std::uint64_t seed, double concentration = 10) {
        return searched(start, 200, hashed,
                        {.noise_share = share, .noise_concentration = concentration, .seed = seed});
    };
    CHECK(visits_of(with(0.25, 1)) == visits_of(with(0.25, 1)));
    CHECK(visits_of(with(0.25, 1)) != visits_of(with(0.25, 2)));
    CHECK(visits_of(with(0, 1)) == visits_of(with(0, 2)));
    // The mean of many is that of the distribution: equal for all moves.
    double sum = 0;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        search s(start, {.noise_share = 1, .seed = seed});
        simulate(s, hashed);
        sum += s.moves()[2].prior;
    }
    CHECK(sum / 2000 == doctest::Approx(1.0 / 7).epsilon(0.05));
    // Parameters that small give no numbers above 0: the priors stay.
    const auto tiny = with(1, 1, 1e-300).moves();
    const auto plain = with(0, 1).moves();
    const auto has_same_prior = [](const root_move& a, const root_move& b) {
        return a.prior == b.prior;
    };
    CHECK(std::ranges::equal(tiny, plain, has_same_prior));
}

TEST_CASE("all capacities give the same search") {
    const auto large = searched(position::start(connect_four).value(), 300, uniform);
    solve::tree_search small(position_of<connect_four>::start(connect_four).value());
    for (int i = 0; i <= 300; ++i)
        if (const auto* const leaf = small.select())
            small.expand(std::vector<float>(leaf->available_moves().size(), 1.0F), 0);
    const auto a = large.moves();
    const auto b = small.moves();
    REQUIRE(a.size() == b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        CHECK(a[i].where == b[i].where);
        CHECK(a[i].visits == b[i].visits);
    }
}

TEST_CASE("boards of any size are searched") {
    const auto s = searched(position::start({40, 40, 5}).value(), 20, hashed);
    CHECK(s.moves().size() == 1600);
}

}  // namespace tree_search_test
