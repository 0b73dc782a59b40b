// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/proof/node.hpp>
#include <inarow/solve/detail/proof/reader.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::proof {

/// A node that a checker has accepted: a part of the file or of its copy, from byte `begin` to byte
/// `end`.
struct accepted_node {
    std::size_t begin;
    std::size_t end;
    unsigned first_label;    ///< the number of labels before the node
    bool is_self_contained;  ///< the node has no references to nodes outside of it
    bool is_provers_turn;
    bool has_label;
};

/// Checks the tree of one claim. Each function reads a part of the file and returns whether this
/// part is correct. If not, the reader contains the error.
class checker {
public:
    using reason = proof_error::reason;

    /// `is_win` is true if the claim is that the prover wins, and false if the claim is that the
    /// opponent does not win.
    checker(reader& bytes, incremental_board& b, const symmetries& images, player prover,
            const side_lengths& lengths, bool is_win)
        : bytes_{bytes},
          node_(b, prover, lengths),
          images_{images},
          is_win_{is_win},
          pairs_(b.rules().squares()) {}
    checker(const checker&) = delete;
    checker& operator=(const checker&) = delete;
    ~checker() = default;

    /// Is called with each accepted node, as long as the board contains the position of the node.
    /// If there is a copy, the node is a part of the copy, and a repeated node is a node, too.
    using listener = std::function<void(const node_state&, const accepted_node&)>;
    void set_listener(listener to) { listener_ = (std::move)(to); }
    /// Appends the tree to `bytes` as it is read, with a copy of each repeated node instead of the
    /// reference to it.
    void set_copy(std::vector<std::byte>& bytes) { copy_ = &bytes; }

    [[nodiscard]] long long nodes() const { return nodes_; }

    /// Checks a node. A path has at most two nodes for each free square, so the recursion ends.
    [[nodiscard]] bool is_node(bool is_provers_turn) {
        if (++nodes_ > max_claim_nodes) return refuse(reason::too_many_nodes, {});
        std::size_t begin = bytes_.at();
        unsigned value = 0;
        if (!bytes_.number(value)) return false;
        const bool has_label = value == number_of(tag::label);
        if (has_label) {
            begin = bytes_.at();
            if (!bytes_.number(value)) return false;
            // Otherwise, the repetition of a node could repeat another node, and so on.
            if (may_repeat() && value == number_of(tag::reference))
                return refuse(reason::wrong_number, {});
        }
        const bool gets_label = has_label && !is_repeating_;
        if (gets_label) copy(number_of(tag::label));
        const unsigned earlier_reference = std::exchange(lowest_reference_, no_reference);
        const auto first_label = static_cast<unsigned>(labels_.size());
        const std::size_t begin_of_part = copy_ != nullptr ? copy_->size() : begin;
        if (!is_node_after_label(value, is_provers_turn)) return false;
        if (listener_ && (copy_ != nullptr || !is_repeating_)) {
            const std::size_t end = copy_ != nullptr ? copy_->size() : bytes_.at();
            listener_(node_, {begin_of_part, end, first_label, lowest_reference_ >= first_label,
                              is_provers_turn, gets_label});
        }
        lowest_reference_ = (std::min)(lowest_reference_, earlier_reference);
        if (gets_label) labels_.push_back(current(is_provers_turn, begin));
        return true;
    }

private:
    /// A node to which later nodes can refer.
    struct label {
        std::vector<std::uint8_t> squares{};  ///< 0 free, 1 uncertain, 2 prover, 3 opponent
        int passes = 0;
        bool is_provers_turn = false;
        std::size_t begin = 0;  ///< the first byte of the node
    };
    static constexpr std::uint8_t uncertain = 1;
    static constexpr unsigned no_reference = (std::numeric_limits<unsigned>::max)();

    [[nodiscard]] unsigned number_of(tag t) const {
        return static_cast<unsigned>(node_.squares()) + static_cast<unsigned>(t);
    }

    /// Returns whether references can repeat nodes. In a repeated bound, the pairs would differ.
    [[nodiscard]] bool may_repeat() const {
        return is_win_ && bytes_.version() > version_without_repetition;
    }
    /// Returns the square or tag that a number stands for here. In a repeated node, the square is
    /// the image of the square in the file.
    [[nodiscard]] unsigned here(unsigned value) const {
        if (symmetry_ == 0 || value >= static_cast<unsigned>(node_.squares())) return value;
        return static_cast<unsigned>(images_.image(symmetry_, static_cast<int>(value)));
    }
    /// Reads a square or a tag.
    [[nodiscard]] bool number(unsigned& value) {
        if (!bytes_.number(value)) return false;
        value = here(value);
        copy(value);
        return true;
    }
    void copy(unsigned value) {
        if (copy_ != nullptr) append_number(*copy_, value);
    }

    [[nodiscard]] bool is_node_after_label(unsigned value, bool is_provers_turn) {
        if (value == number_of(tag::reference)) return is_reference(is_provers_turn);
        value = here(value);
        copy(value);
        if (value == number_of(tag::bound)) return is_bound(is_provers_turn);
        if (value == number_of(tag::stolen)) return is_stolen(is_provers_turn);
        if (value == number_of(tag::tiles) && bytes_.version() > version_without_tiles)
            return has_tiles(is_provers_turn);
        if (value == number_of(tag::fours) && bytes_.version() > version_without_fours)
            return wins_by_fours(is_provers_turn);
        return is_provers_turn ? is_move(value) : has_answers(value);
    }

    [[nodiscard]] bool is_move(unsigned value) {
        if (!is_square(value)) return false;
        const int s = static_cast<int>(value);
        if (!node_.is_certain(s)) return refuse(reason::not_free, {s});
        if (node_.completes_line(s)) return true;
        node_.board().place(s, node_.prover());
        const bool result = is_node(false);
        node_.board().remove(s, node_.prover());
        return result;
    }

    [[nodiscard]] bool has_answers(unsigned value) {
        std::vector<std::uint8_t> is_left(as_index(node_.squares()));
        for (int s = 0; s < node_.squares(); ++s)
            is_left[as_index(s)] = static_cast<std::uint8_t>(node_.board().is_free(s));
        if (is_win_ && value == number_of(tag::end)) return refuse(reason::no_winner, {});
        while (value != number_of(tag::end) && value != number_of(tag::rest)) {
            const bool is_answered =
                value == number_of(tag::cover) ? covers(is_left) : answers(value, is_left);
            if (!is_answered || !number(value)) return false;
        }
        const auto left = squares_in(is_left);
        if (value == number_of(tag::rest)) return is_pass(left);
        return left.empty() || refuse(reason::unanswered, left);
    }
    /// Removes a square from `is_left`, the moves that have no answer yet. If the square is not
    /// among them, sets the error and returns false.
    [[nodiscard]] bool takes(unsigned value, std::vector<std::uint8_t>& is_left) {
        if (!is_square(value)) return false;
        const bool result = std::exchange(is_left[value], std::uint8_t{0}) != 0;
        return result || refuse(reason::answered, {static_cast<int>(value)});
    }
    [[nodiscard]] bool answers(unsigned value, std::vector<std::uint8_t>& is_left) {
        if (!takes(value, is_left)) return false;
        const int s = static_cast<int>(value);
        const bool was_uncertain = node_.is_uncertain(s);
        node_.set_uncertain(s, false);
        node_.board().place(s, node_.opponent());
        const bool result = !refuses_danger(node_.dangerous_window(s)) && is_node(true);
        node_.board().remove(s, node_.opponent());
        node_.set_uncertain(s, was_uncertain);
        return result;
    }
    [[nodiscard]] bool covers(std::vector<std::uint8_t>& is_left) {
        std::vector<int> covered;
        for (unsigned value = 0; number(value);) {
            if (value == number_of(tag::end)) return is_pass(covered);
            if (!takes(value, is_left)) return false;
            covered.push_back(static_cast<int>(value));
        }
        return false;
    }
    [[nodiscard]] bool is_pass(const std::vector<int>& covered) {
        std::vector<int> added;
        for (const int s : covered)
            if (!node_.is_uncertain(s)) added.push_back(s);
        for (const int s : added) node_.set_uncertain(s, true);
        node_.set_passes(node_.passes() + 1);
        const bool result = !refuses_danger(node_.dangerous_window_after(0)) && is_node(true);
        node_.set_passes(node_.passes() - 1);
        for (const int s : added) node_.set_uncertain(s, false);
        return result;
    }
    [[nodiscard]] bool refuses_danger(int window) {
        return window >= 0 && !refuse(reason::line, squares_of(window));
    }
    [[nodiscard]] std::vector<int> squares_of(int window) const {
        const auto squares = node_.board().lines().squares(window);
        return {squares.begin(), squares.end()};
    }

    [[nodiscard]] bool wins_by_fours(bool is_provers_turn) {
        if (!is_win_ || !is_provers_turn) return refuse(reason::no_winner, {});
        unsigned value = 0;
        return number(value) && wins_by_four(value);
    }
    /// Checks a four on a square and everything after the four.
    [[nodiscard]] bool wins_by_four(unsigned value) {
        if (!is_square(value)) return false;
        const int s = static_cast<int>(value);
        if (!node_.is_certain(s)) return refuse(reason::not_free, {s});
        if (node_.completes_line(s)) return true;
        node_.board().place(s, node_.prover());
        const auto threats = node_.threats_of(s);
        const int window = node_.dangerous_window_after(1);
        const bool result = threats.empty() ? refuse(reason::no_four, {s})
                            : window >= 0 ? refuse(reason::may_complete, squares_of(window))
                                          : threats.size() > 1 || wins_after_reply(threats.front());
        node_.board().remove(s, node_.prover());
        return result;
    }
    [[nodiscard]] bool wins_after_reply(int reply) {
        unsigned value = 0;
        if (!number(value)) return false;
        node_.board().place(reply, node_.opponent());
        const bool result = value == number_of(tag::end) ? is_node(true) : wins_by_four(value);
        node_.board().remove(reply, node_.opponent());
        return result;
    }

    [[nodiscard]] bool is_bound(bool is_provers_turn) {
        for (unsigned a = 0; bytes_.number(a) && a != number_of(tag::end);) {
            unsigned b = 0;
            if (!bytes_.number(b) || !is_square(a) || !is_square(b)) return false;
            pairs_.change(static_cast<int>(a), static_cast<int>(b));
        }
        if (bytes_.has_error()) return false;
        if (is_win_) return refuse(reason::no_winner, {});
        return node_.sum_of_weights(pairs_) < node_state::limit(is_provers_turn) ||
               refuse(reason::weights, {});
    }

    [[nodiscard]] bool has_tiles(bool is_provers_turn) {
        unsigned placement = 0;
        if (!bytes_.number(placement, tile_strategy::placements)) return false;
        if (is_win_) return refuse(reason::no_winner, {});
        return node_.breaks_all_by_tiles(static_cast<int>(placement), is_provers_turn) ||
               refuse(reason::not_tiled, {});
    }

    [[nodiscard]] bool is_reference(bool is_provers_turn) {
        unsigned number = 0;
        unsigned from_file = 0;
        if (!bytes_.number(number) ||
            !bytes_.number(from_file, static_cast<unsigned>(images_.size())))
            return false;
        if (number >= labels_.size()) return refuse(reason::no_label, {});
        const int symmetry = combined(static_cast<int>(from_file));
        const bool is_right = proves(labels_[number], symmetry, is_provers_turn);
        if (is_right || copy_ == nullptr) lowest_reference_ = (std::min)(lowest_reference_, number);
        if (is_right) {
            copy(number_of(tag::reference));
            copy(number);
            copy(static_cast<unsigned>(symmetry));
            return true;
        }
        if (!may_repeat() || labels_[number].is_provers_turn != is_provers_turn)
            return refuse(reason::other_node, {});
        return proves_again(labels_[number].begin, symmetry, is_provers_turn);
    }
    /// Returns the symmetry from a labeled node to the current node. `symmetry` is the symmetry to
    /// the node that is repeated.
    [[nodiscard]] int combined(int symmetry) {
        if (symmetry_ == 0) return symmetry;
        if (!combined_) combined_.emplace(images_, node_.squares());
        return combined_->both(symmetry_, symmetry);
    }
    /// Reads the node that begins at a byte again, and checks it here.
    [[nodiscard]] bool proves_again(std::size_t begin, int symmetry, bool is_provers_turn) {
        const std::size_t end = bytes_.at();
        const int old_symmetry = std::exchange(symmetry_, symmetry);
        const bool was_repeating = std::exchange(is_repeating_, true);
        bytes_.go_to(begin);
        if (!is_node(is_provers_turn)) return false;
        bytes_.go_to(end);
        symmetry_ = old_symmetry;
        is_repeating_ = was_repeating;
        return true;
    }
    [[nodiscard]] bool proves(const label& known, int symmetry, bool is_provers_turn) const {
        if (known.is_provers_turn != is_provers_turn || known.passes < node_.passes()) return false;
        for (int s = 0; s < node_.squares(); ++s) {
            const std::uint8_t there = known.squares[as_index(s)];
            const std::uint8_t here = content(images_.image(symmetry, s));
            if (here != there && !(here == 0 && there == uncertain)) return false;
        }
        return true;
    }
    [[nodiscard]] std::uint8_t content(int s) const {
        if (node_.board().is_free(s)) return node_.is_uncertain(s) ? uncertain : 0;
        return node_.board().has_stone(s, node_.prover()) ? 2 : 3;
    }
    [[nodiscard]] label current(bool is_provers_turn, std::size_t begin) const {
        label result{{}, node_.passes(), is_provers_turn, begin};
        for (int s = 0; s < node_.squares(); ++s) result.squares.push_back(content(s));
        return result;
    }

    [[nodiscard]] bool is_stolen(bool is_provers_turn) {
        const bool is_root = node_.board().free() == node_.squares() && node_.passes() == 0;
        bool is_welcome = true;  // another stone never harms the first player
        switch (node_.board().rules().length) {
            case line_length::at_least: break;
            case line_length::exactly:
            default: is_welcome = false;
        }
        return (is_root && is_welcome && is_provers_turn && !is_win_) ||
               refuse(reason::not_stolen, {});
    }

    [[nodiscard]] bool is_square(unsigned value) {
        return value < static_cast<unsigned>(node_.squares()) || refuse(reason::wrong_number, {});
    }
    [[nodiscard]] static std::vector<int> squares_in(const std::vector<std::uint8_t>& some) {
        std::vector<int> result;
        for (std::size_t s = 0; s < some.size(); ++s)
            if (some[s] != 0) result.push_back(static_cast<int>(s));
        return result;
    }
    /// Sets the error. Returns false.
    bool refuse(reason why, const std::vector<int>& squares) {
        const incremental_board& b = node_.board();
        proof_error& error = bytes_.refuse(why);
        error.rules = b.rules();
        for (const int s : squares) error.squares.push_back(square_at(b.rules(), s));
        for (int s = 0; s < node_.squares(); ++s) {
            error.marks.push_back(b.at(s));
            if (b.is_free(s) && node_.is_uncertain(s))
                error.uncertain.push_back(square_at(b.rules(), s));
        }
        return false;
    }

    // The checker exists only during one check, so its members can be references.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    reader& bytes_;
    node_state node_;
    const symmetries& images_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    bool is_win_;
    pair_list pairs_;
    std::vector<label> labels_{};
    unsigned lowest_reference_ = no_reference;  ///< the lowest label of a reference in this node
    listener listener_{};
    std::vector<std::byte>* copy_ = nullptr;
    bool is_repeating_ = false;
    int symmetry_ = 0;  ///< maps the squares in the file to the squares of the current node
    std::optional<combined_symmetries> combined_{};
    long long nodes_ = 0;
};

}  // namespace inarow::inline v0::solve::detail::proof
