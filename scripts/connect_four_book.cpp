// SPDX-License-Identifier: BSL-1.0
// Writes the tables of <inarow/solve/connect_four_book.hpp>, in about an hour on one core:
//
//     g++ -std=c++23 -O3 -march=native -Iinclude scripts/connect_four_book.cpp -o connect_four_book
//     ./connect_four_book WORK_FOLDER
//
// WORK_FOLDER keeps what is solved, a file for each ply, so an interrupted run is resumed.
// tests/solve/connect_four_book_test.cpp holds the tables to the solver.
#include <inarow/bitboard/position.hpp>
#include <inarow/solve/connect_four_book.hpp>
#include <inarow/solve/loaded_book.hpp>
#include <inarow/solve/solver.hpp>
#include <inarow/type/perfect_play.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <vector>

namespace {

using namespace inarow;
using position_type = position_of<connect_four>;
using ranking = solve::detail::opening_book::ranking;
using packed_table = solve::detail::opening_book::packed_table;
using book = solve::connect_four_book;

/// A bit for each column with a best move, by the rank of a position.
using replies = std::map<std::uint64_t, unsigned>;

unsigned mirrored(unsigned columns) {
    unsigned result = 0;
    for (unsigned column = 0; column < 7; ++column)
        result |= (columns >> column & 1U) << (6 - column);
    return result;
}

/// All positions after a legal move, but finished ones.
std::map<std::uint64_t, std::vector<position_type>> after_moves(
    const ranking& ranks, const std::vector<position_type>& positions) {
    std::map<std::uint64_t, std::vector<position_type>> result;
    for (const auto& p : positions)
        for (int column = 0; column < connect_four.columns; ++column) {
            const auto next = p.play(move::into_column(column));
            if (!next || next->is_over()) continue;
            auto& images = result[*ranks.rank(*next)];
            if (std::ranges::find(images, *next) == images.end()) images.push_back(*next);
        }
    return result;
}

unsigned best_columns(const ranking& ranks, const position_type& p, solve::solver& solver) {
    unsigned result = 0;
    const auto best = *solve::best_moves(p, solver);
    for (const square s : best) result |= 1U << static_cast<unsigned>(s.column);
    return ranks.fold(p)->is_mirrored ? mirrored(result) : result;
}

/// The position after the first of the best moves.
position_type replied(const ranking& ranks, const position_type& p, unsigned columns) {
    if (ranks.fold(p)->is_mirrored) columns = mirrored(columns);
    for (int i = 0;; ++i) {
        const square s = square_at(connect_four, i);
        if ((columns >> static_cast<unsigned>(s.column) & 1U) != 0 && p.check(s).legal)
            return p.after(s);
    }
}

/// What is solved of a ply, kept in a file of lines: rank, columns.
class solved_ply {
public:
    solved_ply(const std::string& folder, int ply) {
        const std::string path = folder + "/ply" + std::to_string(ply) + ".txt";
        std::ifstream in(path);
        for (std::uint64_t number = 0, columns = 0; in >> number >> columns;)
            known_[number] = static_cast<unsigned>(columns);
        out_.open(path, std::ios::app);
    }
    template <class Solve>
    unsigned columns(std::uint64_t number, Solve solve) {
        const auto [at, is_new] = known_.try_emplace(number, 0U);
        if (is_new) {
            at->second = solve();
            out_ << number << ' ' << at->second << '\n' << std::flush;
        }
        return at->second;
    }

private:
    replies known_;
    std::ofstream out_;
};

/// Whether a compiler finds the reply in one evaluation for the value and one for the move.
bool is_found_by_search(const position_type& p) {
    const int bits = detail::table_bits(connect_four, detail::free_squares(p));
    const auto search = [&]<int Bits>() {
        solve::detail::general::fixed_transposition_table<std::uint64_t, Bits> table{};
        const auto resume = [&](auto& query) {
            solve::detail::node_budget budget{solve::nodes_per_evaluation(connect_four)};
            solve::detail::general::position_search<std::uint64_t, decltype(table),
                                                    solve::detail::node_budget>
                search(p, table, budget);
            query.resume(search);
            return query.is_done();
        };
        solve::value_query<position_type::capacity> value(p);
        if (!resume(value)) return false;
        solve::best_moves_query<position_type::capacity> reply(value, true);
        return resume(reply);
    };
    if (bits != 14) std::abort();  // so it is for all plies of the book
    return search.operator()<14>();
}

/// The replies of the player who moves at plies of that parity, as far as they are to be stored.
void add_lines(replies& stored, const ranking& ranks, const std::string& folder, int parity,
               solve::solver& solver) {
    std::map<std::uint64_t, std::vector<position_type>> reached;
    const auto start = *position_type::start(connect_four);
    if (parity == 0) reached[*ranks.rank(start)] = {start};
    if (parity == 1) reached = after_moves(ranks, {start});
    for (int ply = parity; ply <= book::reply_plies; ply += 2) {
        solved_ply solved(folder, ply);
        std::vector<position_type> next;
        std::size_t count = 0;
        for (const auto& [number, images] : reached) {
            const unsigned columns =
                solved.columns(number, [&] { return best_columns(ranks, images[0], solver); });
            if (!is_found_by_search(images[0])) stored[number] = columns, ++count;
            for (const auto& p : images) next.push_back(replied(ranks, p, columns));
        }
        std::cout << "ply " << ply << ": " << reached.size() << " positions, " << count
                  << " stored\n"
                  << std::flush;
        std::erase_if(next, [](const auto& p) { return p.is_over(); });
        if (ply + 2 <= book::reply_plies) reached = after_moves(ranks, next);
    }
}

replies all_scores(const ranking& ranks, const solve::book& source) {
    replies result;
    std::map<std::uint64_t, std::vector<position_type>> reached;
    const auto start = *position_type::start(connect_four);
    reached[*ranks.rank(start)] = {start};
    for (int ply = 0; ply <= book::score_plies; ++ply) {
        std::vector<position_type> all;
        for (const auto& [number, images] : reached) {
            result[number] = static_cast<unsigned>(*source.probe(images[0]) + book::score_bias);
            all.push_back(images[0]);
        }
        reached = after_moves(ranks, all);
    }
    return result;
}

class packer {
public:
    explicit packer(const replies& values) {
        std::uint64_t before = 0;
        constexpr std::uint64_t max_difference = (1U << (24 - packed_table::value_bits)) - 1;
        for (const auto& [number, value] : values) {
            for (;; before += max_difference, add(max_difference, 0)) {
                if (entries_ == 0) begin_block(before = number);
                if (number - before <= max_difference) break;
            }
            add(number - before, value);
            before = number;
        }
    }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    void begin_block(std::uint64_t number) { write(number, packed_table::number_characters); }
    void add(std::uint64_t difference, unsigned value) {
        write(difference << packed_table::value_bits | value, packed_table::entry_characters);
        entries_ = (entries_ + 1) % packed_table::block_entries;
    }
    void write(std::uint64_t number, std::size_t characters) {
        for (std::size_t i = characters; i-- > 0;)
            text_ += packed_table::digits[number >> 6 * i & 63U];
    }

    std::string text_;
    std::size_t entries_ = 0;  ///< of the last block
};

void write_table(std::ostream& out, const char* name, const replies& values) {
    const std::string text = packer(values).text();
    out << "\n/// " << values.size() << " positions.\ninline constexpr packed_table " << name
        << "{\n";
    constexpr std::size_t width = 4096;  // few pieces: that is read sooner
    for (std::size_t i = 0; i < text.size(); i += width)
        out << "    \"" << text.substr(i, width) << "\"\n";
    out << "};\n";
}

void write_header(const replies& scores, const replies& stored) {
    std::ofstream out("include/inarow/solve/detail/opening_book/connect_four_tables.hpp");
    out << R"(// SPDX-License-Identifier: BSL-1.0
// scripts/connect_four_book.cpp writes this file. Do not edit it.
// clang-format off
#pragma once

#include <inarow/solve/detail/opening_book/packed_table.hpp>

// The standard guarantees string literals of only 65,536 characters, so compilers warn.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"

namespace inarow::inline v0::solve::detail::opening_book {
)";
    write_table(out, "connect_four_scores", scores);
    write_table(out, "connect_four_replies", stored);
    out << R"(
}  // namespace inarow::inline v0::solve::detail::opening_book

#pragma GCC diagnostic pop
)";
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2) return 2;
    const auto source = solve::loaded_book::load_file("data/connect-four.book");
    if (!source) return 1;
    solve::solver solver({.table_bytes = std::size_t{1} << 30});
    solver.set_book(*source);
    const auto ranks = ranking::start(connect_four, book::reply_plies).value();
    const auto scores =
        all_scores(ranking::start(connect_four, book::score_plies).value(), source->view());
    replies stored;
    for (const int parity : {0, 1}) add_lines(stored, ranks, arguments[1], parity, solver);
    write_header(scores, stored);
}
