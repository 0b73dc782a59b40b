// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/maker_breaker/position_search.hpp>
#include <inarow/solve/detail/proof/builder.hpp>
#include <inarow/solve/detail/proof/writer.hpp>
#include <inarow/solve/proof_maker.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace inarow::inline v0::solve {

namespace detail::proof {

inline void append_stones(std::vector<std::byte>& bytes, const position& p, player side) {
    std::vector<unsigned> squares;
    for (int s = 0; s < p.rules().squares(); ++s)
        if (p.at(square_at(p.rules(), s)) == mark_of(side))
            squares.push_back(static_cast<unsigned>(s));
    append_number(bytes, static_cast<unsigned>(squares.size()));
    for (const unsigned s : squares) append_number(bytes, s);
}

/// Returns the bytes before the trees, without the checksum.
[[nodiscard]] inline std::vector<std::byte> heading(const position& p, inarow::outcome proven) {
    std::vector<std::byte> bytes;
    for (const std::uint8_t each : magic) bytes.push_back(std::byte{each});
    bytes.push_back(std::byte{version});
    bytes.resize(rules_offset);
    // The file does not store gravity, convention and edges, because proofs support only one value
    // of each. The player who starts follows from the stones and the player to move.
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        p.rules();
    for (const int number :
         {columns, rows, run, static_cast<int>(length), static_cast<int>(p.to_move())})
        append_number(bytes, static_cast<unsigned>(number));
    append_stones(bytes, p, first);
    append_stones(bytes, p, second);
    const mark winner = winner_of(proven);
    append_number(bytes, static_cast<unsigned>(winner));
    return bytes;
}

/// Makes the proofs of one board. The searches share a table.
template <int Squares>
class maker {
public:
    using budget = limit_budget<8>;

    maker(const position& p, const resources& available, const limit& allowed)
        : position_{p},
          table_(p.rules(), available.table_bytes),
          budget_(allowed),
          threads_{available.threads} {}

    [[nodiscard]] result<std::vector<std::byte>, no_proof> proof() {
        maker_breaker::position_search<Squares, budget> search(table_, budget_, threads_);
        int score = search.null_window(position_, 0);
        if (!search.is_stopped() && score <= 0) score = search.null_window(position_, -1);
        if (search.is_stopped()) return no_proof::limit;
        const player mover = position_.to_move();
        if (score > 0) return win(mover, score);
        return score < 0 ? win(other(mover), -score) : draw();
    }

private:
    using bytes = std::vector<std::byte>;

    [[nodiscard]] result<bytes, no_proof> win(player winner, int score) {
        bytes file = heading(position_, won_by(winner));
        if (!append_claim(file, winner, true, 2 * (score - 1))) return no_proof::limit;
        set_checksum(file);
        return file;
    }
    [[nodiscard]] result<bytes, no_proof> draw() {
        bytes file = heading(position_, inarow::outcome::draw);
        for (const player prover : {first, second}) {
            if (is_stolen(prover))
                append_number(file, static_cast<unsigned>(position_.rules().squares()) +
                                        static_cast<unsigned>(tag::stolen));
            else if (!append_claim(file, prover, false, 0))
                return no_proof::limit;
        }
        set_checksum(file);
        return file;
    }
    [[nodiscard]] bool is_stolen(player prover) const {
        switch (position_.rules().length) {
            case line_length::at_least: break;
            case line_length::exactly:
            default: return false;
        }
        return position_.stones() == 0 && prover == position_.to_move();
    }
    /// Appends the tree of a claim. Returns false if the budget runs out.
    [[nodiscard]] bool append_claim(bytes& file, player prover, bool is_win, int min_free) {
        incremental_board board(table_.rules(), table_.lines(), table_.images());
        board.place_all(position_);
        builder<Squares, budget> building(board, table_, budget_, prover, is_win);
        const bool is_provers_turn = prover == position_.to_move();
        const edge root = building.build(is_provers_turn, min_free);
        if (root.node < 0) return false;
        const bool is_transposed = table_.rules().columns != position_.rules().columns;
        writer<Squares> to(file, board, table_.images(), prover, building.nodes(), is_transposed);
        to.write(root, is_provers_turn);
        return true;
    }

    const position& position_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    maker_breaker::transposition_table<Squares> table_;
    budget budget_;
    int threads_;
};

}  // namespace detail::proof

INAROW_SOLVER_INLINE result<std::vector<std::byte>, no_proof> make_proof(const position& p,
                                                                         const resources& available,
                                                                         const limit& allowed) {
    if (!supports_proofs(p.rules())) return no_proof::unsupported;
    if (p.is_over()) return no_proof::game_over;
    if (p.rules().squares() <= 64) return detail::proof::maker<64>(p, available, allowed).proof();
    return detail::proof::maker<detail::proof::max_squares>(p, available, allowed).proof();
}

}  // namespace inarow::inline v0::solve
