// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/proof/format.hpp>
#include <inarow/solve/detail/proof/node.hpp>
#include <inarow/solve/detail/proof/tree_copy.hpp>
#include <inarow/solve/detail/proof/tree_reader.hpp>
#include <inarow/solve/detail/threat_proof/threat_board.hpp>
#include <inarow/solve/detail/threat_proof/threat_tree.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::threat_proof {

/// Reads a part of a tree from the bytes of a correct proof that repeats no node. The squares on
/// which the proof relies remain unknown.
class file_tree {
public:
    using tree = threat_tree;
    using pointer = tree::pointer;

    /// The object keeps references to its arguments. `b` contains the position of the part, and is
    /// the same after each read().
    file_tree(const proof::tree_copy& file, threat_board& b, const proof::symmetries& images,
              const proof::combined_symmetries& combined, player attacker)
        : from_(file.bytes, b.squares()),
          labels_{file.labels},
          board_{b},
          images_{images},
          combined_{combined},
          attacker_{attacker} {}

    /// Returns the part that begins at a place of the bytes, or nullptr if the part contains a
    /// bound or is too large. A symmetry maps the squares in the bytes to the squares of the board.
    /// Precondition: the attacker is to move.
    [[nodiscard]] pointer read(std::size_t begin, int symmetry) {
        from_.go_to(begin);
        nodes_left_ = max_nodes;
        return node(true, symmetry);
    }

private:
    static constexpr int max_nodes = 1 << 18;

    [[nodiscard]] pointer node(bool is_attackers_turn, int symmetry) {
        if (--nodes_left_ < 0) return nullptr;
        const unsigned value = from_.next_number();
        if (value == from_.value_of(proof::tag::label)) {
            from_.skip_number();
            return node(is_attackers_turn, symmetry);
        }
        if (value == from_.value_of(proof::tag::reference))
            return referred(is_attackers_turn, symmetry);
        if (!is_attackers_turn) return answers(symmetry);
        if (value == from_.value_of(proof::tag::fours)) return fours(symmetry);
        return from_.is_square(value) ? move_and_answers(symmetry) : nullptr;
    }
    [[nodiscard]] pointer referred(bool is_attackers_turn, int symmetry) {
        from_.skip_number();
        const unsigned label = from_.number();
        const int whole = combined_.both(symmetry, static_cast<int>(from_.number()));
        const auto [known, is_new] = referred_.try_emplace({label, whole});
        if (!is_new) return known->second;
        const std::size_t after = from_.at();
        from_.go_to(labels_[label]);
        const pointer result = node(is_attackers_turn, whole);
        from_.go_to(after);
        return referred_[{label, whole}] = result;
    }
    [[nodiscard]] int square(int symmetry) {
        return images_.image(symmetry, static_cast<int>(from_.number()));
    }
    [[nodiscard]] pointer move_and_answers(int symmetry) {
        const int s = square(symmetry);
        const auto squares = std::vector{static_cast<std::uint16_t>(s)};
        if (board_.completes(s, attacker_))
            return std::make_shared<const tree>(
                tree{.kind = tree::type::fours, .squares = squares});
        board_.place(s, attacker_);
        const pointer next = node(false, symmetry);
        board_.remove(s, attacker_);
        if (!next) return nullptr;
        return std::make_shared<const tree>(tree{.kind = tree::type::attack,
                                                 .squares = squares,
                                                 .next = next->next,
                                                 .answers = next->answers});
    }
    [[nodiscard]] pointer fours(int symmetry) {
        from_.skip_number();
        tree result{.kind = tree::type::fours};
        std::vector<int> replies;
        bool wins = false;
        while (!wins && from_.is_square(from_.next_number())) {
            const int s = square(symmetry);
            result.squares.push_back(static_cast<std::uint16_t>(s));
            wins = board_.completes(s, attacker_);
            board_.place(s, attacker_);
            const auto threats = board_.completing_through(s, attacker_);
            wins = wins || threats.count != 1;
            replies.push_back(wins ? -1 : threats.found[0]);
            if (!wins) board_.place(threats.found[0], other(attacker_));
        }
        if (!wins) {
            from_.skip_number();
            result.next = node(true, symmetry);
        }
        for (std::size_t i = replies.size(); i-- > 0;) {
            if (replies[i] >= 0) board_.remove(replies[i], other(attacker_));
            board_.remove(result.squares[i], attacker_);
        }
        if (!wins && !result.next) return nullptr;
        return std::make_shared<const tree>((std::move)(result));
    }
    [[nodiscard]] pointer answers(int symmetry) {
        tree result{.kind = tree::type::answers};
        for (;;) {
            if (from_.is_square(from_.next_number())) {
                const int s = square(symmetry);
                board_.place(s, other(attacker_));
                const pointer then = node(true, symmetry);
                board_.remove(s, other(attacker_));
                if (!then) return nullptr;
                result.answers.emplace_back(s, then);
                continue;
            }
            const unsigned value = from_.number();
            if (value == from_.value_of(proof::tag::rest)) {
                result.next = node(true, symmetry);
                if (!result.next) return nullptr;
            } else if (value != from_.value_of(proof::tag::end)) {
                return nullptr;
            }
            return std::make_shared<const tree>((std::move)(result));
        }
    }

    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    proof::tree_reader from_;
    const std::vector<std::size_t>& labels_;
    threat_board& board_;
    const proof::symmetries& images_;
    const proof::combined_symmetries& combined_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    player attacker_;
    int nodes_left_ = 0;
    /// The trees of references, indexed by label and symmetry.
    std::map<std::pair<unsigned, int>, pointer> referred_{};
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
