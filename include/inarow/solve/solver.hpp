// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/zeroed.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/solve/book.hpp>
#include <inarow/solve/drop_investigator.hpp>
#include <inarow/solve/limit.hpp>
#include <inarow/solve/questions.hpp>

#include <bit>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

/// The means to answer questions about large boards in a program: memory, kept from one question to
/// the next, and a limit of time.
namespace inarow::inline v0::solve {

/// What a solver may use.
struct resources {
    std::size_t bytes = std::size_t{64} << 20;  ///< for its table, at most
    int threads = 1;                            ///< that may work at a question
};

/// What answers have cost.
struct effort {
    long long positions = 0;  ///< that were looked at
    std::chrono::nanoseconds time{};

    constexpr effort& operator+=(const effort& other) {
        positions += other.positions;
        time += other.time;
        return *this;
    }
    constexpr bool operator==(const effort&) const = default;
};

namespace detail {

/// Entries for search.hpp, in at most so many bytes.
template <class Word>
class large_table {
public:
    large_table() = default;
    explicit large_table(std::size_t bytes)
        : entries_(std::bit_floor(bytes / sizeof(entry<Word>) | std::size_t{2})) {}

    [[nodiscard]] entry<Word>& slot(std::uint64_t hash) {
        return entries_.data()[hash >> (64 - std::countr_zero(entries_.size()))];
    }
    [[nodiscard]] std::size_t bytes() const { return entries_.bytes(); }

private:
    core::zeroed<entry<Word>> entries_;
};

}  // namespace detail

/// What answers an inquiry, by a book where that has the position.
template <class Investigator>
struct well_read {
    Investigator& with;
    const std::optional<book>& opened;

    [[nodiscard]] bool stopped() const { return with.stopped(); }

    template <int Capacity>
    int compare(const basic_position<Capacity>& p, int alpha) {
        const auto known = opened ? opened->find(p) : std::nullopt;
        return known ? *known : with.compare(p, alpha);
    }
};

/// Memory for what a search finds, and how long it may search: the means for value, best_moves and
/// the other questions. Not to be used by two threads at once; different solvers share nothing.
class solver {
public:
    /// With a table of at most so many bytes (at least two entries). It is made when the first
    /// question is asked, and forgotten when one is about other rules than the one before.
    explicit solver(const resources& with = {}) : resources_{with} {}

    /// For the questions from now on.
    void set_limit(const limit& to) { limit_ = to; }
    [[nodiscard]] const limit& current_limit() const { return limit_; }

    /// Opens a book for the questions from now on, which are about any rules, or none. Its bytes
    /// must be there for as long as questions are asked.
    void use(std::optional<book> opened) { book_ = std::move(opened); }
    [[nodiscard]] const std::optional<book>& current_book() const { return book_; }

    /// Works at an inquiry; gives how many positions were looked at. On a board that needs
    /// more than most_bits, none are.
    template <class Inquiry>
    long long answer(Inquiry& asked) {
        const auto begin = std::chrono::steady_clock::now();
        budget spent(limit_);
        work_at(asked, spent);
        last_ = {spent.positions(), std::chrono::steady_clock::now() - begin};
        in_all_ += last_;
        return last_.positions;
    }

    /// What the last question has cost.
    [[nodiscard]] const effort& spent() const { return last_; }
    /// What all questions have cost since the solver was made, or last forgot.
    [[nodiscard]] const effort& spent_in_all() const { return in_all_; }
    /// The size of the table; 0 as long as there is none.
    [[nodiscard]] std::size_t table_bytes() const {
        return std::visit([](const auto& any) { return any.bytes(); }, table_);
    }

    /// As if nothing had been asked; the limit stays.
    void forget() {
        if (auto* const memory = std::get_if<drop_memory>(&table_)) {
            memory->forget();
        } else {
            table_.emplace<0>();
            rules_ = {};
        }
        last_ = in_all_ = {};
    }

private:
    using budget = detail::budget<512>;

    template <class Inquiry>
    void work_at(Inquiry& asked, budget& spent) {
        const auto root = asked.root();
        const rules& r = root.rules();
        if (r.gravity == drop && bits_needed(r) <= 64) {
            const bool is_done = starting_with(first, r) == connect_four
                                     ? drop_at(asked, fixed_board<connect_four>{}, spent)
                                 : r.columns <= 8
                                     ? drop_at(asked, any_board<8>{drop_board<8>(r)}, spent)
                                     : drop_at(asked, any_board<32>{drop_board<32>(r)}, spent);
            if (is_done) return;
        }
        (void)detail::with_word_for<root.capacity>(r, [&](auto zero) {
            using word = decltype(zero);
            using table = detail::large_table<word>;
            investigator<word, table, budget> with(root, table_for<table>(r, resources_.bytes),
                                                   spent);
            well_read by_book{with, book_};
            asked.go_on(by_book);
        });
    }
    /// False for a board on which stones lie above free squares: that is not one for drop_search.
    template <class Inquiry, class Source>
    bool drop_at(Inquiry& asked, const Source& from, budget& spent) {
        const auto root = asked.root();
        const auto sides = from.board.on.sides_of(root);
        if (from.board.on.has_holes(sides.own | sides.theirs)) return false;
        const rules& r = root.rules();
        auto& memory = table_for<drop_memory>(r, resources_.bytes, bits_needed(r));
        drop_investigator<Source, budget> with(from, sides, memory, spent, resources_.threads);
        well_read by_book{with, book_};
        asked.go_on(by_book);
        return true;
    }

    template <class Table, class... Arguments>
    Table& table_for(const rules& r, const Arguments&... arguments) {
        const rules same = starting_with(first, r);
        if (same != rules_ || !std::holds_alternative<Table>(table_)) {
            table_.template emplace<Table>(arguments...);
            rules_ = same;
        }
        return std::get<Table>(table_);
    }

    resources resources_;
    limit limit_;
    effort last_;
    effort in_all_;
    std::optional<book> book_;
    rules rules_;
    std::variant<detail::large_table<core::word_of<64>>, detail::large_table<core::word_of<128>>,
                 detail::large_table<core::word_of<256>>, detail::large_table<core::word_of<512>>,
                 detail::large_table<core::word_of<1024>>, detail::large_table<core::word_of<2048>>,
                 drop_memory>
        table_;
};

}  // namespace inarow::inline v0::solve
