// SPDX-License-Identifier: BSL-1.0
#include "scoring.hpp"

#include <inarow/notation/rules_text.hpp>
#include <inarow/solve/solver.hpp>

#include "failure.hpp"
#include "mapped_file.hpp"
#include "printable.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace inarow::app {
namespace {

using clock = std::chrono::steady_clock;

}  // namespace

scoring::scoring(const solve::book_draft& draft, std::string kept_in)
    : draft_{draft}, kept_in_{std::move(kept_in)}, scores_(draft.to_solve()) {
    for (auto& score : scores_) score = not_known;
    std::error_code none;
    if (std::filesystem::exists(kept_in_, none) && !take(mapped_file(kept_in_).bytes()))
        throw failure{failure::failed, in_quotes(kept_in_) +
                                           " is not the beginning of this book: remove it, or name "
                                           "the book otherwise."};
}

bool scoring::take(std::span<const std::byte> kept) {
    const std::string begin = heading();
    if (kept.size() != begin.size() + scores_.size() ||
        !std::ranges::equal(kept.first(begin.size()), std::as_bytes(std::span(begin))))
        return false;
    const int most = (draft_.rules().squares() + 1) / 2;
    for (std::size_t i = 0; i < scores_.size(); ++i) {
        const auto score = std::to_integer<std::int8_t>(kept[begin.size() + i]);
        if (score != not_known && (score < -most || score > most)) return false;
        scores_[i] = score;
    }
    return true;
}

std::string scoring::heading() const {
    std::string result = "inarow scores ";
    notation::print_rules(result, draft_.rules());
    core::write(result, " ply ", draft_.plies(), '\n');
    return result;
}

std::size_t scoring::known() const {
    return scores_.size() - static_cast<std::size_t>(std::ranges::count(scores(), not_known));
}

void scoring::keep() const {
    std::vector<std::byte> all;
    for (const char c : heading()) all.push_back(std::byte(c));
    for (const std::int8_t score : scores_) all.push_back(std::byte(score));
    replace_file(kept_in_, all);
}

void scoring::forget() const {
    std::error_code none;
    std::filesystem::remove(kept_in_, none);
}

void scoring::solve(int threads, time_limit within, const report& tell) {
    const auto until = within ? solve::limit::of_time(*within).until : clock::time_point::max();
    std::atomic<std::size_t> next = 0;
    std::stop_source stop;
    std::vector<std::future<void>> workers(static_cast<std::size_t>(threads));
    for (std::future<void>& worker : workers)
        worker = std::async(std::launch::async, [&] { work(next, until, stop.get_token()); });
    try {
        watch(workers, tell);
    } catch (...) {
        stop.request_stop();
        throw;
    }
}

void scoring::work(std::atomic<std::size_t>& next, clock::time_point until,
                   const std::stop_token& stop) {
    solve::solver by;
    by.set_limit({.until = until});
    while (!stop.stop_requested() && clock::now() < until) {
        const std::size_t i = next++;
        if (i >= scores_.size()) return;
        if (scores_[i] != not_known) continue;
        solve::value_inquiry asked(draft_.position(i));
        (void)by.answer(asked);
        if (asked.is_answered()) scores_[i] = static_cast<std::int8_t>(asked.score());
    }
}

void scoring::watch(std::vector<std::future<void>>& workers, const report& tell) const {
    constexpr auto between_reports = std::chrono::milliseconds(200);
    constexpr auto between_keeps = std::chrono::seconds(5);
    auto kept_at = clock::now();
    for (std::future<void>& worker : workers) {
        while (worker.wait_for(between_reports) != std::future_status::ready) {
            tell(known());
            if (clock::now() - kept_at < between_keeps) continue;
            keep();
            kept_at = clock::now();
        }
        worker.get();
    }
}

}  // namespace inarow::app
