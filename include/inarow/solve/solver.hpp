// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/solve/questions.hpp>

#include <bit>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <memory>
#include <stop_token>
#include <variant>

/// The means to answer questions about large boards in a program: memory, kept from one question to
/// the next, and a limit of time.
namespace inarow::inline v0::solve {

/// What a solver may use.
struct resources {
    std::size_t bytes = std::size_t{64} << 20;  ///< for its table, at most
    int threads = 1;                            ///< that may work at a question
};

/// How much work a question may be: it stops at whichever comes first.
struct limit {
    long long positions = std::numeric_limits<long long>::max();
    std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();
    std::stop_token stop{};  ///< may be requested by any thread

    /// From now on.
    [[nodiscard]] static limit of_time(std::chrono::nanoseconds time) {
        const auto now = std::chrono::steady_clock::now();
        const auto longest = std::chrono::steady_clock::time_point::max() - now;
        return {.until = now + (time < longest ? time : longest)};
    }
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

/// Entries of zeros. The system hands out memory where it is touched, so a large table costs a
/// small question nothing.
template <class Word>
class zeroed_table {
public:
    zeroed_table() = default;
    /// In at most so many bytes: in half of them, or less, where there are no more.
    explicit zeroed_table(std::size_t bytes)
        : size_{std::bit_floor(bytes / sizeof(entry<Word>) | std::size_t{2})} {
        while (!(entries_ = zeros(size_)) && size_ > 2) size_ /= 2;
    }
    [[nodiscard]] entry<Word>& slot(std::uint64_t hash) {
        return entries_[hash >> (64 - std::countr_zero(size_))];
    }
    [[nodiscard]] std::size_t bytes() const { return size_ * sizeof(entry<Word>); }

private:
    // calloc is what does not touch the memory.
    // NOLINTBEGIN(cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory)
    struct release {
        void operator()(void* memory) const { std::free(memory); }
    };
    using memory = std::unique_ptr<entry<Word>[], release>;

    [[nodiscard]] static memory zeros(std::size_t count) {
        return memory(static_cast<entry<Word>*>(std::calloc(count, sizeof(entry<Word>))));
    }
    // NOLINTEND(cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory)

    std::size_t size_ = 0;
    memory entries_;
};

}  // namespace detail

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

    /// Works at an inquiry; gives how many positions were looked at. On a board that needs
    /// more than most_bits, none are.
    template <class Inquiry>
    long long answer(Inquiry& asked) {
        const auto begin = std::chrono::steady_clock::now();
        const auto root = asked.root();
        budget spent(limit_);
        (void)detail::with_word_for<root.capacity>(root.rules(), [&](auto zero) {
            using word = decltype(zero);
            investigator<word, table<word>, budget> with(root, table_for<word>(root.rules()),
                                                         spent);
            asked.go_on(with);
        });
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
        table_.emplace<0>();
        rules_ = {};
        last_ = in_all_ = {};
    }

private:
    /// Looks at the clock, and whether it is to stop, now and then.
    class budget {
    public:
        explicit budget(const limit& from) : limit_{from} {}
        [[nodiscard]] bool spend() {
            constexpr long long between_looks = 512;
            if (positions_ >= limit_.positions) return false;
            return ++positions_ % between_looks != 0 || may_go_on();
        }
        [[nodiscard]] long long positions() const { return positions_; }

    private:
        [[nodiscard]] bool may_go_on() const {
            if (limit_.stop.stop_requested()) return false;
            return limit_.until == std::chrono::steady_clock::time_point::max() ||
                   std::chrono::steady_clock::now() < limit_.until;
        }

        limit limit_;
        long long positions_ = 0;
    };

    template <class Word>
    using table = detail::zeroed_table<Word>;

    template <class Word>
    table<Word>& table_for(const rules& r) {
        const rules same = starting_with(first, r);
        if (same != rules_ || !std::holds_alternative<table<Word>>(table_)) {
            table_.template emplace<table<Word>>(resources_.bytes);
            rules_ = same;
        }
        return std::get<table<Word>>(table_);
    }

    resources resources_;
    limit limit_;
    effort last_;
    effort in_all_;
    rules rules_;
    std::variant<table<core::word_of<64>>, table<core::word_of<128>>, table<core::word_of<256>>,
                 table<core::word_of<512>>, table<core::word_of<1024>>, table<core::word_of<2048>>>
        table_;
};

}  // namespace inarow::inline v0::solve
