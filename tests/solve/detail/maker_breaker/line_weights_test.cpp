// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/detail/maker_breaker/line_weights.hpp>

#include "support/named.hpp"

#include <algorithm>
#include <cstddef>
#include <random>
#include <vector>

#include <doctest/doctest.h>

// Weights against a plain array with one number for each line.

namespace line_weights_test {
namespace {

using namespace inarow;
using solve::detail::maker_breaker::line_table;
using solve::detail::maker_breaker::line_weights;

class both_weights {
public:
    explicit both_weights(const rules& r)
        : lines_(r), tested_(lines_), plain_(static_cast<std::size_t>(lines_.size())) {}

    void set(int line, int weight) {
        tested_.set(line, weight);
        plain_[static_cast<std::size_t>(line)] = weight;
    }
    void double_through(int square) {
        tested_.double_through(square);
        for (const int line : lines_.through(square)) plain_[static_cast<std::size_t>(line)] *= 2;
    }
    void check_same(int limit) const {
        for (int s = 0; s < squares(); ++s) {
            int sum = 0;
            for (const int line : lines_.through(s)) sum += plain_[static_cast<std::size_t>(line)];
            CHECK(tested_.through(s) == sum);
        }
        int heaviest = 0;
        int weighted = 0;
        for (const int weight : plain_) {
            weighted += static_cast<int>(weight != 0);
            if (weight < limit) heaviest = std::max(heaviest, weight);
        }
        const int entry = tested_.heaviest(limit);
        CHECK((entry < 0 ? 0 : tested_.at_entry(entry)) == heaviest);
        int visited = 0;
        tested_.for_each_line([&](int line) {
            ++visited;
            CHECK(plain_[static_cast<std::size_t>(line)] != 0);
        });
        CHECK(visited == weighted);
        tested_.for_each_line_of(
            1, [&](int line) { CHECK(plain_[static_cast<std::size_t>(line)] == 1); });
    }
    [[nodiscard]] const line_table& lines() const { return lines_; }
    [[nodiscard]] int squares() const {
        int result = 0;
        for (int line = 0; line < lines_.size(); ++line)
            for (const int s : lines_.squares(line)) result = std::max(result, s + 1);
        return result;
    }

private:
    line_table lines_;
    line_weights tested_;
    std::vector<int> plain_;
};

TEST_CASE("windows of entries are the lines through a square") {
    std::mt19937 random(7);
    for (const rules& r :
         {rules{3, 3, 3}, rules{7, 7, 5}, rules{8, 4, 4}, rules{4, 8, 4}, rules{9, 9, 2},
          rules{5, 5, 1}, rules{12, 11, 9}, rules{30, 17, 13}, rules{20, 1, 4}, rules{22, 23, 8}}) {
        CAPTURE(test::named(r));
        both_weights both(r);
        for (int line = 0; line < both.lines().size(); ++line) {
            CHECK(both.lines().line_at(both.lines().entry_of(line)) == line);
            both.set(line, static_cast<int>(random() % 4));
        }
        both.check_same(3);
        for (int i = 0; i < 5; ++i) {
            both.double_through(static_cast<int>(random() % static_cast<unsigned>(both.squares())));
            both.check_same(4);
        }
    }
}

TEST_CASE("a square less doubles the weight of a line, which is never 0") {
    for (int run = 1; run <= 40; ++run) {
        CHECK(line_weights::weight_of(run, 1) * 2 == line_weights::one(run));
        for (int free = 1; free < run; ++free) {
            const int less = line_weights::weight_of(run, free + 1);
            CHECK(less >= 1);
            CHECK((less * 2 == line_weights::weight_of(run, free) || less == 1));
        }
    }
}

}  // namespace
}  // namespace line_weights_test
