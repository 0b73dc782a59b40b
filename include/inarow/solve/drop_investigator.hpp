// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>
#include <inarow/solve/drop_search.hpp>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

/// The search for boards on which stones drop, with as many threads as there may be.
namespace inarow::inline v0::solve {

/// A budget that ends early, or when another thread has found the answer. It takes some positions
/// at a time, so that most cost no more than a subtraction.
template <class Budget>
class shared_budget {
public:
    shared_budget(Budget& of_all, std::atomic<bool>& is_over, long long most)
        : of_all_{&of_all}, is_over_{&is_over}, left_{most} {}
    /// Of a thread that only helps.
    explicit shared_budget(std::atomic<bool>& is_over) : is_over_{&is_over} {}
    shared_budget(const shared_budget&) = delete;
    shared_budget(shared_budget&&) = delete;
    shared_budget& operator=(const shared_budget&) = delete;
    shared_budget& operator=(shared_budget&&) = delete;
    ~shared_budget() {
        if (of_all_ != nullptr) of_all_->add(-taken_);
    }

    [[nodiscard]] bool spend() {
        if (taken_ == 0 && !take()) return false;
        --taken_;
        return true;
    }
    [[nodiscard]] long long positions() const { return positions_ - taken_; }
    [[nodiscard]] bool ended_early() const { return ended_early_; }

private:
    [[nodiscard, gnu::noinline]] bool take() {
        if (is_over_->load(std::memory_order_relaxed)) return false;
        ended_early_ = left_ == 0;
        const long long wanted = std::min(left_, most_at_once);
        taken_ = of_all_ == nullptr ? wanted : of_all_->take(wanted);
        positions_ += taken_;
        left_ -= taken_;
        return taken_ > 0;
    }

    static constexpr long long most_at_once = 512;

    Budget* of_all_ = nullptr;
    std::atomic<bool>* is_over_;
    long long left_ = std::numeric_limits<long long>::max();
    long long taken_ = 0;  ///< and not looked at yet
    long long positions_ = 0;
    bool ended_early_ = false;
};

/// Answers what inquiries ask, as `investigator` does, of positions without holes.
template <class Source, class Budget>
class drop_investigator {
public:
    using sides = grid<std::uint64_t>::sides;

    drop_investigator(const Source& from, const sides& root, drop_memory& memory, Budget& with,
                      int threads)
        : from_{from},
          root_{root},
          stones_of_root_{core::count(root.own | root.theirs)},
          memory_{memory},
          budget_{with},
          threads_{threads} {}

    [[nodiscard]] bool stopped() const { return stopped_; }

    /// Of the root or a position that follows it.
    template <int Capacity>
    int compare(const basic_position<Capacity>& p, int alpha) {
        const int free = p.rules().squares() - p.stones();
        if (from_.board.on.directions == 0) return 0;
        if (p.is_over()) return score_of({p.outcome(), 0}, free, p.to_move());
        const auto [own, theirs] =
            p.stones() == stones_of_root_ ? root_ : from_.board.on.sides_of(p);
        const question asked{own, theirs, free, alpha};
        if constexpr (core::has_threads)
            if (threads_ > 1) return answer_together(asked);
        return answer_alone(asked);
    }

private:
    struct question {
        std::uint64_t own;
        std::uint64_t theirs;
        int free;
        int alpha;
    };

    using budget = shared_budget<Budget>;

    struct result {
        int bound;
        bool is_found;
    };
    [[nodiscard]] result search(const question& asked, budget& spent, busy_marks* marks) {
        return core::with_processor([&](auto processor) {
            drop_search<Source, budget, decltype(processor)> by(from_, memory_, spent, marks);
            const int bound = by.compare(asked.own, asked.theirs, asked.free, asked.alpha);
            return result{bound, !by.stopped()};
        });
    }

    int answer(const question& asked, budget& spent, busy_marks* marks) {
        const auto [bound, is_found] = search(asked, spent, marks);
        stopped_ = !is_found;
        return bound;
    }
    int answer_alone(const question& asked) {
        std::atomic<bool> is_over = false;
        budget spent(budget_, is_over, unlimited);
        return answer(asked, spent, nullptr);
    }
    /// Alone as long as it may be over before threads have even begun.
    int answer_together(const question& asked) {
        std::atomic<bool> is_over = false;
        budget alone(budget_, is_over, most_alone);
        const int bound = answer(asked, alone, &marks_.emplace());
        return alone.ended_early() ? answer_with_helpers(asked) : bound;
    }

    /// In rounds, between which the tables grow as they do for one.
    int answer_with_helpers(const question& asked) {
        while (memory_.room() < least_room_for_helpers && memory_.can_grow()) memory_.grow();
        while (true) {
            // So many positions leave the large table half full.
            const long long most = memory_.can_grow() ? 2 * memory_.room() / threads_ : unlimited;
            round now;
            const bool ended_early = search_round(asked, most, now);
            budget_.add(now.positions_of_helpers);
            stopped_ = !now.is_found;
            if (!stopped_ || !ended_early) return now.bound;
            memory_.grow();
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
        const auto work = [&](budget& spent) {
            const auto [bound, is_found] = search(asked, spent, &*marks_);
            if (is_found && !now.is_found.exchange(true)) now.bound = bound;
            now.is_over = true;
        };
        const auto help = [&] {
            budget spent(now.is_over);
            work(spent);
            now.positions_of_helpers += spent.positions();
        };
        std::vector<core::jthread> helpers;
        for (int i = 1; i < threads_; ++i) helpers.emplace_back(help);
        budget spent(budget_, now.is_over, most);
        work(spent);
        return spent.ended_early();
    }

    static constexpr long long unlimited = std::numeric_limits<long long>::max();
    static constexpr long long most_alone = 5'000;
    static constexpr long long least_room_for_helpers = 1 << 17;

    Source from_;
    sides root_;
    int stones_of_root_;
    // It lives no longer than a question is worked at.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    drop_memory& memory_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    int threads_;
    std::optional<busy_marks> marks_;  ///< 32 KB, which a short search has no time for
    bool stopped_ = false;
};

}  // namespace inarow::inline v0::solve
