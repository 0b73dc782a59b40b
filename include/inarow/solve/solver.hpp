// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/solve/book.hpp>
#include <inarow/solve/questions.hpp>

#include <bit>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// The means to answer questions about large boards in a program: memory, kept from one question to
/// the next, and a limit of time.
namespace inarow::inline v0::solve {

/// How much work a question may be: it stops at whichever comes first.
struct limit {
    long long positions = std::numeric_limits<long long>::max();
    std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();

    /// From now on.
    [[nodiscard]] static limit of_time(std::chrono::nanoseconds time) {
        const auto now = std::chrono::steady_clock::now();
        const auto longest = std::chrono::steady_clock::time_point::max() - now;
        return {.until = now + (time < longest ? time : longest)};
    }
};

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
/// the other questions. Not to be used by two threads at once.
class solver {
public:
    static constexpr std::size_t usual_bytes = std::size_t{64} << 20;

    /// With a table of at most so many bytes (at least one entry). It is made when the first
    /// question is asked, and forgotten when one is about other rules than the one before.
    explicit solver(std::size_t bytes = usual_bytes) : bytes_{bytes} {}

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
        const auto root = asked.root();
        budget spent(limit_);
        (void)detail::with_word_for<root.capacity>(root.rules(), [&](auto zero) {
            using word = decltype(zero);
            investigator<word, table<word>, budget> with(root, table_for<word>(root.rules()),
                                                         spent);
            well_read by_book{with, book_};
            asked.go_on(by_book);
        });
        return spent.positions();
    }

private:
    /// Looks at the clock now and then.
    class budget {
    public:
        explicit budget(const limit& from) : limit_{from} {}
        [[nodiscard]] bool spend() {
            constexpr long long between_looks = 512;
            if (positions_ >= limit_.positions) return false;
            if (++positions_ % between_looks == 0 &&
                limit_.until != std::chrono::steady_clock::time_point::max())
                return std::chrono::steady_clock::now() < limit_.until;
            return true;
        }
        [[nodiscard]] long long positions() const { return positions_; }

    private:
        limit limit_;
        long long positions_ = 0;
    };

    template <class Word>
    struct table {
        std::vector<entry<Word>> entries;
        int shift;

        [[nodiscard]] entry<Word>& slot(std::uint64_t hash) { return entries[hash >> shift]; }
    };

    template <class Word>
    table<Word>& table_for(const rules& r) {
        const rules same = starting_with(first, r);
        if (same != rules_ || !std::holds_alternative<table<Word>>(table_)) {
            const std::size_t room = bytes_ / sizeof(entry<Word>);
            const std::size_t size = std::bit_floor(room < 2 ? std::size_t{2} : room);
            table_ = table<Word>{std::vector<entry<Word>>(size), 64 - std::countr_zero(size)};
            rules_ = same;
        }
        return std::get<table<Word>>(table_);
    }

    std::size_t bytes_;
    limit limit_;
    std::optional<book> book_;
    rules rules_;
    std::variant<table<core::word_of<64>>, table<core::word_of<128>>, table<core::word_of<256>>,
                 table<core::word_of<512>>, table<core::word_of<1024>>, table<core::word_of<2048>>>
        table_;
};

}  // namespace inarow::inline v0::solve
