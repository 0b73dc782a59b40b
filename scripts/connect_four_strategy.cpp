// SPDX-License-Identifier: BSL-1.0
// Writes data/connect_four_strategy.hpp, a strategy with which the first player wins Connect Four,
// in about 20 minutes on one core, with 10 GB of memory:
//
//     g++ -std=c++23 -O3 -march=native -Iinclude scripts/connect_four_strategy.cpp -o strategy
//     ./strategy connect_four_strategy 4 600 >data/connect_four_strategy.hpp
//
// The arguments are the name of the strategy, the moves after which it begins, and the effort:
// where a winning reply leads to a tree of at most that many further replies, the smallest tree is
// chosen; elsewhere, the fastest win.
#include <inarow/bitboard/geometry.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/drop_search/claimeven_bound.hpp>
#include <inarow/solve/loaded_book.hpp>
#include <inarow/solve/questions.hpp>
#include <inarow/solve/solver.hpp>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ranges>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace {

using namespace inarow;
using set = std::uint64_t;
constexpr bitboard::geometry<set> board{connect_four};
constexpr int from_middle[] = {3, 2, 4, 1, 5, 0, 6};
constexpr int infinite = 1 << 30;

constexpr set column_of(int column) { return board.column << (column * board.stride); }
constexpr bool has_several(set s) { return (s & (s - 1)) != 0; }
constexpr set mirrored(set s) { return board.next_image({s, 0}, 1).own; }

/// A position after a move of the player who is to win.
struct node {
    set own;
    set occupied;

    set key() const { return own + occupied + board.bottom_row; }
    set opponent() const { return own ^ occupied; }
    node image() const { return {mirrored(own), mirrored(occupied)}; }
    /// The node or its mirror image.
    node folded() const { return key() <= image().key() ? *this : image(); }
    node after(set move, set reply) const { return {own | reply, occupied | move | reply}; }
    set threats() const { return board.winning_squares(own) & board.squares & ~occupied; }
};

position position_of_node(const node& n) {
    layout result = layout::start(connect_four).value();
    for (int i = 0; i < connect_four.squares(); ++i) {
        const square s = square_at(connect_four, i);
        const set here = board.bit_of(s);
        if ((n.occupied & here) != 0)
            result.put(s, (n.own & here) != 0 ? mark::first : mark::second);
    }
    result.set_to_move(second);
    return result.unchecked();
}

/// What a node shows without a search. The strategy ends at `several_threats` and at `claimeven`.
enum class kind : std::uint8_t { lost, several_threats, threat, claimeven, open };

bool is_leaf(kind k) { return k == kind::several_threats || k == kind::claimeven; }

bool proves_win(const node& n, set threats) {
    return solve::detail::drop_search::claimeven_bound(
               board, n.opponent(), n.own, threats & ~n.occupied, board.playable(n.occupied))
        .proves_win();
}

kind kind_of(const node& n) {
    const set playable = board.playable(n.occupied);
    if (playable == 0 || (board.winning_squares(n.opponent()) & playable) != 0) return kind::lost;
    const set threats = n.threats();
    const set now = threats & playable;
    if (has_several(now)) return kind::several_threats;
    if (now != 0) return kind::threat;
    return proves_win(n, threats) ? kind::claimeven : kind::open;
}

/// What is known of a node.
struct entry {
    enum class answer : std::uint8_t { unknown, no, yes };

    set key = 0;
    std::int32_t size = 0;  ///< number of replies in the smallest tree, or a lower bound
    bool is_exact = false;
    kind shown{};
    answer is_won{};
};

/// A table of all nodes that were seen, with open addressing.
class node_table {
public:
    entry& operator[](const node& n) {
        const set key = n.folded().key();
        if (4 * ++used_ > 3 * entries_.size()) grow();
        entry& result = entries_[slot(key)];
        if (result.key == key) {
            --used_;
        } else {
            result.key = key;
            result.shown = kind_of(n);
        }
        return result;
    }

private:
    std::size_t slot(set key) const {
        const std::size_t last = entries_.size() - 1;
        std::size_t i = (key * 0x9E37'79B9'7F4A'7C15) >> 20 & last;
        while (entries_[i].key != 0 && entries_[i].key != key) i = (i + 1) & last;
        return i;
    }
    void grow() {
        std::vector<entry> old(2 * entries_.size());
        old.swap(entries_);
        for (const entry& e : old)
            if (e.key != 0) entries_[slot(e.key)] = e;
    }

    std::vector<entry> entries_ = std::vector<entry>(1 << 20);
    std::size_t used_ = 0;
};

/// The replies that do not lose at once.
struct reply_list {
    bool wins_at_once = false;
    int count = 0;
    node nodes[7]{};
};

reply_list replies_to(const node& n, set move) {
    reply_list result;
    const set occupied = n.occupied | move;
    const set playable = board.playable(occupied);
    result.wins_at_once = (board.winning_squares(n.own) & playable) != 0;
    const set dangers = board.winning_squares(occupied ^ n.own) & board.squares & ~occupied;
    const set blocks = dangers & playable;
    if (result.wins_at_once || has_several(blocks)) return result;
    const set candidates = blocks != 0 ? blocks : playable & ~(dangers >> 1);
    for (const int c : from_middle)
        if (const set reply = candidates & column_of(c))
            result.nodes[result.count++] = n.after(move, reply);
    return result;
}

class strategy {
public:
    explicit strategy(int effort) : effort_{effort} {
        if (auto book = solve::loaded_book::load_file("data/connect-four.book"))
            solver_.set_book(*book);
    }

    kind shown(const node& n) { return table_[n].shown; }

    /// Calls `visit(reply, node after it)` for each move that the strategy answers.
    template <class Visit>
    void each_reply(const node& n, const Visit& visit) {
        const set playable = board.playable(n.occupied);
        const set threats = board.winning_squares(n.own);
        const set now = threats & playable;
        for (set left = now != 0 ? now : playable; left != 0; left &= left - 1) {
            const set move = left & (0 - left);
            if ((threats & board.playable(n.occupied | move)) != 0) continue;
            const set reply = reply_to(n, move);
            visit(reply, n.after(move, reply));
        }
    }

    /// Chooses all replies below a node.
    void choose(const node& n) {
        if (shown(n) == kind::lost) throw std::runtime_error("the strategy loses");
        if (is_leaf(shown(n)) || !chosen_.insert(n.folded().key()).second) return;
        each_reply(n, [&](set, const node& next) { choose(next); });
    }

    [[nodiscard]] std::size_t nodes() const { return chosen_.size(); }

private:
    bool is_won(const node& n) {
        entry& e = table_[n];
        if (e.is_won == entry::answer::unknown) {
            const auto found = solve::outcome(position_of_node(n), solver_);
            e.is_won = found == outcome::first_won ? entry::answer::yes : entry::answer::no;
        }
        return e.is_won == entry::answer::yes;
    }
    int score_of_node(const node& n) {
        const position p = position_of_node(n);
        return -score_of(*solve::value(p, solver_), connect_four.squares() - p.stones(), second);
    }

    /// Returns the number of replies in the smallest tree below a node, or `infinite` if there are
    /// more than `limit`.
    int size_of(const node& n, int limit) {
        {
            const entry& e = table_[n];
            if (is_leaf(e.shown)) return 0;
            if (e.shown == kind::lost || e.size > limit || limit < 1) return infinite;
            if (e.is_exact) return e.size;
        }
        const set playable = board.playable(n.occupied);
        const set moves = shown(n) == kind::threat ? n.threats() & playable : playable;
        int size = 0;
        for (const int c : from_middle) {
            const set move = moves & column_of(c);
            if (move == 0) continue;
            const int part = size_after(n, move, limit - size);
            if (part == infinite) {
                entry& e = table_[n];
                e.size = std::max(e.size, limit + 1);
                return infinite;
            }
            size += part;
        }
        entry& e = table_[n];
        e.size = size;
        e.is_exact = true;
        return size;
    }
    int size_after(const node& n, set move, int limit) {
        const reply_list replies = replies_to(n, move);
        if (replies.wins_at_once) return 0;
        if (limit < 1) return infinite;
        std::vector<node> winning;
        for (int i = 0; i < replies.count; ++i) {
            if (is_leaf(shown(replies.nodes[i]))) return 1;
            if (shown(replies.nodes[i]) != kind::lost) winning.push_back(replies.nodes[i]);
        }
        std::erase_if(winning, [&](const node& next) { return !is_won(next); });
        const auto [size, best] = smallest(winning, limit - 1);
        return best == nullptr ? infinite : size + 1;
    }
    /// Returns the smallest size of these nodes and the node that has it, or a null pointer if all
    /// sizes are above `limit`.
    std::pair<int, const node*> smallest(const std::vector<node>& nodes, int limit) {
        std::pair<int, const node*> best{infinite, nullptr};
        for (int now = std::min(4, limit); now > 0; now = std::min(2 * now, limit)) {
            for (const node& n : nodes) {
                const int size = size_of(n, std::min(now, best.first - 1));
                if (size < best.first) best = {size, &n};
            }
            if (best.first <= now || now == limit) break;
        }
        return best;
    }

    set reply_to(const node& n, set move) {
        // A position with the winner to move has one reply, however it came about.
        const node asked{n.own, n.occupied | move};
        const bool is_turned = asked.folded().key() != asked.key();
        const auto [found, is_new] = replies_.try_emplace(asked.folded().key());
        if (is_new)
            found->second = is_turned ? best_reply(n.image(), mirrored(move)) : best_reply(n, move);
        return is_turned ? mirrored(found->second) : found->second;
    }
    set best_reply(const node& n, set move) {
        const reply_list replies = replies_to(n, move);
        const std::vector<node> nodes(replies.nodes, replies.nodes + replies.count);
        const auto reply_of = [&](const node& next) { return next.occupied ^ n.occupied ^ move; };
        if (nodes.size() == 1) return reply_of(nodes.front());
        for (const node& next : nodes)
            if (is_leaf(shown(next))) return reply_of(next);
        for (const node& next : nodes)
            if (chosen_.contains(next.folded().key())) return reply_of(next);
        std::vector<node> winning;
        std::ranges::copy_if(nodes, std::back_inserter(winning), [&](const node& next) {
            return shown(next) != kind::lost && is_won(next);
        });
        if (winning.empty()) throw std::runtime_error("there is no winning reply");
        constexpr int opening = 10;  // stones; the trees of the opening are never small
        if (std::popcount(n.occupied) + 1 >= opening)
            if (const node* best = smallest(winning, effort_).second) return reply_of(*best);
        return reply_of(*std::ranges::max_element(
            winning, {}, [&](const node& next) { return score_of_node(next); }));
    }

    int effort_;
    solve::solver solver_;
    node_table table_;
    std::unordered_map<set, set> replies_;  ///< by the folded position that asks for a reply
    std::unordered_set<set> chosen_;
};

/// The text of a strategy, as solve/winning_strategy.hpp describes it.
class strategy_text {
public:
    strategy_text(strategy& s, const node& start) : strategy_{s} {
        count(start);
        (void)length_of(start);
        numbers_[start.folded().key()] = 0;
        for (const auto& each : numbers_) positions_.push_back(nodes_.at(each.first));
        std::ranges::sort(positions_, {}, [](const node& n) {
            return std::pair(std::popcount(n.occupied), n.key());
        });
        for (int i = 0; const node& n : positions_) numbers_[n.key()] = i++;
    }

    void print(const std::string& name) {
        std::printf(
            "// SPDX-License-Identifier: BSL-1.0\n"
            "// Written by scripts/connect_four_strategy.cpp.\n"
            "#pragma once\n"
            "// clang-format off\n\n"
            "#include <inarow/solve/winning_strategy.hpp>\n\n"
            "struct %s {\n"
            "    static constexpr inarow::rules rules = inarow::connect_four;\n"
            "    static constexpr std::uint64_t positions[] = {",
            name.c_str());
        for (int i = 0; const node& n : positions_)
            std::printf("%s0x%llx,", i++ % 5 == 0 ? "\n        " : " ",
                        static_cast<unsigned long long>(n.key()));
        std::printf("\n    };\n    static constexpr inarow::solve::instalment instalments[] = {\n");
        constexpr std::size_t max_length = 3000;
        std::string part;
        int begin = 0;
        for (int i = 0; const node& n : positions_) {
            std::string text;
            write(text, n);
            if (part.size() + text.size() > max_length && !part.empty()) {
                print_instalment(begin, part);
                part = "";
                begin = i;
            }
            part += text;
            ++i;
        }
        print_instalment(begin, part);
        std::printf("    };\n};\n");
    }

private:
    static constexpr int min_shared_length = 2;
    static constexpr int max_unshared_length = 3000;

    void count(const node& any) {
        const node n = any.folded();
        if (is_leaf(strategy_.shown(n))) return;
        nodes_.emplace(n.key(), n);
        if (references_[n.key()]++ > 0) return;
        strategy_.each_reply(n, [&](set, const node& next) { count(next); });
    }
    /// Returns the number of letters below a node, and makes it a position of its own if it is long
    /// or reached more than once.
    int length_of(const node& any) {
        const node n = any.folded();
        if (is_leaf(strategy_.shown(n))) return 0;
        if (const auto known = lengths_.find(n.key()); known != lengths_.end())
            return known->second;
        int length = 0;
        strategy_.each_reply(n, [&](set, const node& next) { length += 1 + length_of(next); });
        const bool is_shared = references_[n.key()] > 1 && length > min_shared_length;
        if (is_shared || length > max_unshared_length) {
            numbers_[n.key()] = 0;
            length = 3;
        }
        return lengths_[n.key()] = length;
    }

    static void write_letter(std::string& out, int value) { out += static_cast<char>('@' + value); }
    void write(std::string& out, const node& n) {
        strategy_.each_reply(n, [&](set reply, const node& next) {
            const int column = std::countr_zero(reply) / board.stride;
            const kind shown = strategy_.shown(next);
            const auto number = numbers_.find(next.folded().key());
            const node before{next.own ^ reply, next.occupied};
            if (shown == kind::claimeven)
                return write_letter(out, column + 8 * (proves_win(next, before.threats()) ? 2 : 5));
            if (number != numbers_.end()) {
                const bool is_image = next.folded().key() != next.key();
                const int value = number->second;
                if (value >= 1 << 15) throw std::runtime_error("there are too many positions");
                write_letter(out, column + 8 * (is_image ? 4 : 3));
                for (const int shift : {10, 5, 0}) write_letter(out, value >> shift & 31);
                return;
            }
            write_letter(out, column + (next.threats() != before.threats() ? 8 : 0));
            if (shown != kind::several_threats) write(out, next);
        });
    }
    static void print_instalment(int begin, const std::string& text) {
        constexpr std::size_t width = 85;
        std::printf("        {%d,", begin);
        for (std::size_t i = 0; i < text.size(); i += width) {
            std::string line;
            for (const char c : text.substr(i, width))
                line += c == '\\' ? "\\\\" : std::string(1, c);
            std::printf("\n         \"%s\"", line.c_str());
        }
        std::printf("},\n");
    }

    strategy& strategy_;
    std::unordered_map<set, node> nodes_;
    std::unordered_map<set, int> references_;
    std::unordered_map<set, int> lengths_;
    std::unordered_map<set, int> numbers_;
    std::vector<node> positions_;
};

}  // namespace

int main(int count, char** arguments) {
    if (count != 4) {
        std::fputs("usage: connect_four_strategy NAME COLUMNS EFFORT\n", stderr);
        return 2;
    }
    node start{0, 0};
    bool is_own = true;
    for (const char c : std::string(arguments[2])) {
        const set move = board.playable(start.occupied) & column_of(c - '1');
        start = {is_own ? start.own | move : start.own, start.occupied | move};
        is_own = !is_own;
    }
    strategy chosen(std::atoi(arguments[3]));
    chosen.choose(start.folded());
    strategy_text(chosen, start.folded()).print(arguments[1]);
    std::fprintf(stderr, "%zu positions of the strategy\n", chosen.nodes());
}
