// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/maker_breaker/symmetries.hpp>
#include <inarow/solve/detail/proof/copy_tree.hpp>
#include <inarow/solve/detail/proof/node.hpp>
#include <inarow/solve/detail/threat_proof/file_tree.hpp>
#include <inarow/solve/detail/threat_proof/threat_board.hpp>
#include <inarow/solve/detail/threat_proof/threat_tree.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <iterator>
#include <map>
#include <memory>
#include <span>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::threat_proof {

/// Returns the key of a position's image under a symmetry: the key of a threat_board.
[[nodiscard]] inline std::uint64_t key_of_image(const position_view& p,
                                                const maker_breaker::symmetries& images,
                                                int symmetry) {
    std::uint64_t result = 0;
    for (int s = 0; s < p.rules().squares(); ++s)
        for (const player side : {first, second})
            if (p.has_stone(side, s))
                result ^= threat_board::key_of(images.image(symmetry, s), side);
    return result;
}

/// The trees of proofs from files. A tree also proves all reflections and rotations of its
/// position. The nodes of a proof in which the attacker is to move, and which are below no pass,
/// are trees, too.
class known_proofs {
public:
    using pointer = threat_tree::pointer;

    /// `lengths` are the lengths of the claims that the proofs prove.
    known_proofs(const rules& r, const proof::side_lengths& lengths)
        : rules_{r}, lengths_{lengths}, lines_(r), images_(r), combined_(images_, r.squares()) {}
    known_proofs(const known_proofs&) = delete;
    known_proofs& operator=(const known_proofs&) = delete;
    ~known_proofs() = default;

    /// Adds the proof that the attacker wins a position. Keeps a reference to `file`. Precondition:
    /// `check_proof` accepts the file.
    void add(const position& p, player attacker, bool is_attackers_turn,
             std::span<const std::byte> file) {
        known_file& added = files_.emplace_back(p, attacker, is_attackers_turn, file);
        auto& roots = is_attackers_turn ? attackers_turn_ : defenders_turn_;
        for (int symmetry = 0; symmetry < images_.size(); ++symmetry)
            roots.emplace(key_of_image(p, images_, symmetry), file_image{&added, symmetry});
    }

    /// Returns the proof of a position in which the defender is to move, or nullptr.
    [[nodiscard]] pointer find_after_move(const threat_board& b) const {
        return tree_in(defenders_turn_, b.key());
    }

    /// Returns the proof of a position in which the attacker is to move, or nullptr.
    [[nodiscard]] pointer find(const threat_board& b, player attacker) const {
        if (auto whole = tree_in(attackers_turn_, b.key())) return whole;
        read_parts();
        if (parts_.empty()) return nullptr;
        for (int symmetry = 0; symmetry < images_.size(); ++symmetry) {
            const stones here = stones_of(b, attacker, symmetry);
            const auto same = parts_.find(here.attackers_key);
            if (same == parts_.end()) continue;
            for (const part& each : same->second)
                if (each.is_self_contained && each.defenders == here.defenders)
                    return tree_of_part(each, inverse_of(symmetry));
        }
        return nullptr;
    }

    /// Returns the proof that consists of proofs of the positions after all moves of the defender,
    /// who is to move, or nullptr if there is no file for the position after a move.
    [[nodiscard]] pointer find_answers(threat_board& b, player attacker) const {
        std::vector<std::pair<int, const file_image*>> known;
        for (int s = 0; s < b.squares(); ++s) {
            if (!b.is_free(s)) continue;
            b.place(s, other(attacker));
            known.emplace_back(s, found_in(attackers_turn_, b.key()));
            b.remove(s, other(attacker));
            if (known.back().second == nullptr) return nullptr;
        }
        if (known.empty()) return nullptr;
        threat_tree result{.kind = threat_tree::type::answers, .needed = zone::everything()};
        for (const auto& [s, file] : known) result.answers.emplace_back(s, tree_of(*file));
        return std::make_shared<const threat_tree>((std::move)(result));
    }

    /// Returns proofs of the positions that are most similar to the position on a board: the
    /// attacker has the same stones, and few stones of the defender are on other squares.
    /// Precondition: the attacker is to move.
    [[nodiscard]] std::vector<pointer> similar(const threat_board& b, player attacker) const {
        struct choice {
            std::size_t different;
            const part* known;
            int symmetry;
        };
        read_parts();
        std::vector<choice> choices;
        for (int symmetry = 0; symmetry < images_.size(); ++symmetry) {
            const stones here = stones_of(b, attacker, symmetry);
            const auto same = parts_.find(here.attackers_key);
            if (same == parts_.end()) continue;
            for (const part& each : same->second)
                choices.push_back({different_stones(each, here), &each, symmetry});
        }
        constexpr std::size_t max_choices = 3;
        const std::size_t count = (std::min)(max_choices, choices.size());
        std::ranges::partial_sort(
            choices, choices.begin() + static_cast<std::ptrdiff_t>(count), {},
            [](const choice& c) { return std::pair(c.different, ~c.known->size()); });
        choices.resize(count);
        std::vector<pointer> result;
        for (const choice& each : choices)
            if (auto found = image_of(*each.known, b, attacker, inverse_of(each.symmetry)))
                result.push_back((std::move)(found));
        return result;
    }

private:
    struct known_file {
        position start;
        player attacker;
        bool is_attackers_turn;
        std::span<const std::byte> bytes;
        proof::tree_copy copy{};  ///< empty until the file is read
    };
    /// The image of a file's position under a symmetry.
    struct file_image {
        known_file* file;
        int symmetry;
    };
    /// The stones of a position, or of one of its images.
    struct stones {
        std::uint64_t attackers_key = 0;
        std::vector<std::uint16_t> defenders{};  ///< in ascending order
    };
    /// A node, and the stones of the defender in its position.
    struct part {
        std::vector<std::uint16_t> defenders;
        const proof::tree_copy* file;
        std::size_t begin;
        std::size_t end;
        unsigned first_label;
        bool is_self_contained;

        [[nodiscard]] std::size_t size() const { return end - begin; }
        [[nodiscard]] std::span<const std::byte> bytes() const {
            return std::span(file->bytes).subspan(begin, size());
        }
    };

    template <class Board>
    [[nodiscard]] stones stones_of(const Board& b, player attacker, int symmetry) const {
        stones result;
        for (int s = 0; s < rules_.squares(); ++s) {
            if (b.at(s) == mark::none) continue;
            const int image = images_.image(symmetry, s);
            if (b.at(s) == mark_of(attacker)) {
                result.attackers_key ^= threat_board::key_of(image, attacker);
            } else {
                result.defenders.push_back(static_cast<std::uint16_t>(image));
            }
        }
        std::ranges::sort(result.defenders);
        return result;
    }

    [[nodiscard]] static std::size_t different_stones(const part& known, const stones& here) {
        std::vector<std::uint16_t> different;
        std::ranges::set_symmetric_difference(known.defenders, here.defenders,
                                              std::back_inserter(different));
        return different.size();
    }
    /// Returns the tree of a part, with its squares mapped. The attacker has the same stones on
    /// `b`.
    [[nodiscard]] pointer image_of(const part& known, const threat_board& b, player attacker,
                                   int symmetry) const {
        auto& known_image = images_of_parts_[{known.file, known.begin, symmetry}];
        if (auto image = known_image.lock()) return image;
        threat_board board = b;
        for (int s = 0; s < rules_.squares(); ++s)
            if (b.at(s) == mark_of(other(attacker))) board.remove(s, other(attacker));
        for (const int s : known.defenders)
            board.place(images_.image(symmetry, s), other(attacker));
        pointer result =
            file_tree(*known.file, board, images_, combined_, attacker).read(known.begin, symmetry);
        known_image = result;
        return result;
    }

    using images_by_key = std::unordered_map<std::uint64_t, file_image>;

    [[nodiscard]] static const file_image* found_in(const images_by_key& images,
                                                    std::uint64_t key) {
        const auto found = images.find(key);
        return found == images.end() ? nullptr : &found->second;
    }
    [[nodiscard]] pointer tree_of(const file_image& image) const {
        known_file& file = *image.file;
        if (file.copy.bytes.empty()) read(file, file.copy, [](const auto&, const auto&) {});
        return std::make_shared<const threat_tree>(threat_tree{.kind = threat_tree::type::file,
                                                               .file = file.copy.bytes,
                                                               .symmetry = image.symmetry,
                                                               .needed = zone::everything()});
    }
    /// Returns the tree of the file for a position, or nullptr.
    [[nodiscard]] pointer tree_in(const images_by_key& images, std::uint64_t key) const {
        const file_image* const found = found_in(images, key);
        return found == nullptr ? nullptr : tree_of(*found);
    }
    /// Copies the tree of a file, with a copy of each repeated node.
    void read(const known_file& file, proof::tree_copy& copy, auto visit) const {
        proof::incremental_board board(rules_, lines_, images_);
        board.place_all(file.start);
        proof::copy_tree(copy, file.bytes, board, images_, file.attacker, lengths_,
                         file.is_attackers_turn, visit);
    }
    /// Adds the nodes of all files in which the attacker is to move and that are below no pass.
    void read_parts() const {
        if (std::exchange(has_parts_, true)) return;
        for (known_file& file : files_) {
            proof::tree_copy copy;
            read(file, copy, [&](const proof::node_state& n, const proof::accepted_node& node) {
                add_part(file, n, node);
            });
            // Proofs may refer to the bytes of an earlier copy.
            if (file.copy.bytes.empty()) file.copy = (std::move)(copy);
        }
    }
    void add_part(const known_file& file, const proof::node_state& n,
                  const proof::accepted_node& node) const {
        if (n.passes() > 0 || !node.is_provers_turn) return;
        stones here = stones_of(n.board(), file.attacker, 0);
        auto& parts = parts_[here.attackers_key];
        // A reference to a repeated node and the copy of this node are the same part.
        const auto* const copy = &file.copy;
        if (!parts.empty() && parts.back().file == copy && parts.back().begin == node.begin) return;
        parts.push_back({(std::move)(here.defenders), copy, node.begin, node.end, node.first_label,
                         node.is_self_contained});
    }
    [[nodiscard]] static pointer tree_of_part(const part& known, int symmetry) {
        return std::make_shared<const threat_tree>(threat_tree{.kind = threat_tree::type::file,
                                                               .file = known.bytes(),
                                                               .first_label = known.first_label,
                                                               .symmetry = symmetry,
                                                               .needed = zone::everything()});
    }
    [[nodiscard]] int inverse_of(int symmetry) const { return combined_.outer(symmetry, 0); }

    rules rules_;
    proof::side_lengths lengths_;
    maker_breaker::line_table lines_;
    maker_breaker::symmetries images_;
    proof::combined_symmetries combined_;
    /// The files, and the images of their positions, indexed by the positions' keys. Many uses need
    /// the trees of only a few files, or no parts. Therefore, they are read when they are needed.
    /// Only one thread uses this object.
    mutable std::deque<known_file> files_{};
    images_by_key defenders_turn_{};
    images_by_key attackers_turn_{};
    /// Indexed by the key of the attacker's stones.
    mutable std::unordered_map<std::uint64_t, std::vector<part>> parts_{};
    mutable bool has_parts_ = false;
    /// The trees of parts that are in use, indexed by file, first byte and symmetry.
    mutable std::map<std::tuple<const proof::tree_copy*, std::size_t, int>,
                     threat_tree::weak_pointer>
        images_of_parts_{};
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
