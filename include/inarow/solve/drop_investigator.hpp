// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>
#include <inarow/solve/drop_search.hpp>

#include <atomic>
#include <limits>
#include <optional>
#include <vector>

/// The search for boards on which stones drop, with as many threads as there may be.
namespace inarow::inline v0::solve {

/// A budget that ends early, or when another thread has found the answer.
template <class Budget>
class shared_budget {
public:
    shared_budget(Budget& of_all, std::atomic<bool>& is_over, long long most)
        : of_all_{&of_all}, is_over_{&is_over}, left_{most} {}
    /// Of a thread that only helps.
    explicit shared_budget(std::atomic<bool>& is_over) : is_over_{&is_over} {}

    [[nodiscard]] bool spend() {
        ++positions_;
        if (is_over_->load(std::memory_order_relaxed)) return false;
        if (of_all_ == nullptr) return true;
        return --left_ >= 0 && of_all_->spend();
    }
    [[nodiscard]] long long positions() const { return positions_; }
    [[nodiscard]] bool ended_early() const { return left_ < 0; }

private:
    Budget* of_all_ = nullptr;
    std::atomic<bool>* is_over_;
    long long left_ = 0;
    long long positions_ = 0;
};

/// Answers what inquiries ask, as `investigator` does, of positions without holes.
template <class Source, class Budget>
class drop_investigator {
public:
    drop_investigator(const Source& from, compact_table& table, Budget& budget, int threads)
        : from_{from}, table_{table}, budget_{budget}, threads_{threads} {}

    [[nodiscard]] bool stopped() const { return stopped_; }

    template <int Capacity>
    int compare(const basic_position<Capacity>& p, int alpha) {
        const int free = p.rules().squares() - p.stones();
        if (from_.board.on.directions == 0) return 0;
        if (p.is_over()) return score_of({p.outcome(), 0}, free, p.to_move());
        const auto [own, theirs] = from_.board.on.sides_of(p);
        const question asked{own, theirs, free, alpha};
        if constexpr (core::has_threads)
            if (threads_ > 1) return answer_together(asked);
        return answer(asked, budget_, nullptr);
    }

private:
    struct question {
        std::uint64_t own;
        std::uint64_t theirs;
        int free;
        int alpha;
    };

    template <class Any>
    int answer(const question& asked, Any& budget, busy_marks* marks) {
        drop_search<Source, Any> by(from_, table_, budget, marks);
        const int bound = by.compare(asked.own, asked.theirs, asked.free, asked.alpha);
        stopped_ = by.stopped();
        return bound;
    }

    /// Alone as long as it may be over before threads have even begun.
    int answer_together(const question& asked) {
        std::atomic<bool> is_over = false;
        shared_budget<Budget> alone(budget_, is_over, most_alone);
        const int bound = answer(asked, alone, &marks_.emplace());
        return alone.ended_early() ? answer_with_helpers(asked) : bound;
    }

    /// In rounds, between which the table grows as it does for one.
    int answer_with_helpers(const question& asked) {
        while (table_.room() < least_room_for_helpers && table_.grow()) {
        }
        while (true) {
            // So many positions leave the table half full.
            const long long most = table_.can_grow() ? 2 * table_.room() / threads_ : unlimited;
            round now;
            const bool ended_early = search_round(asked, most, now);
            budget_.add(now.positions_of_helpers);
            stopped_ = !now.is_found;
            if (!stopped_ || !ended_early) return now.bound;
            (void)table_.grow();
        }
    }

    struct round {
        std::atomic<bool> is_over = false;
        std::atomic<bool> is_found = false;
        std::atomic<long long> positions_of_helpers = 0;
        int bound = 0;
    };

    /// Whether it ended because this thread had looked at so many positions.
    bool search_round(const question& asked, long long most, round& now) {
        const auto search = [&](auto& budget) {
            drop_search by(from_, table_, budget, &*marks_);
            const int found = by.compare(asked.own, asked.theirs, asked.free, asked.alpha);
            if (!by.stopped() && !now.is_found.exchange(true)) now.bound = found;
            now.is_over = true;
        };
        const auto help = [&] {
            shared_budget<Budget> budget(now.is_over);
            search(budget);
            now.positions_of_helpers += budget.positions();
        };
        std::vector<core::jthread> helpers;
        for (int i = 1; i < threads_; ++i) helpers.emplace_back(help);
        shared_budget<Budget> budget(budget_, now.is_over, most);
        search(budget);
        return budget.ended_early();
    }

    static constexpr long long unlimited = std::numeric_limits<long long>::max();
    static constexpr long long most_alone = 5'000;
    static constexpr long long least_room_for_helpers = 1 << 17;

    Source from_;
    // It lives no longer than a question is worked at.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    compact_table& table_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    int threads_;
    std::optional<busy_marks> marks_;  ///< 32 KB, which a short search has no time for
    bool stopped_ = false;
};

}  // namespace inarow::inline v0::solve
