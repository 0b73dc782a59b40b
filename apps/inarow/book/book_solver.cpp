// SPDX-License-Identifier: BSL-1.0
#include "book/book_solver.hpp"

#include <inarow/notation/rules_text.hpp>
#include <inarow/solve/solver.hpp>

#include "io/failure.hpp"
#include "io/printable.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace inarow::app {
namespace {

using clock = std::chrono::steady_clock;

}  // namespace

book_solver::book_solver(const solve::book_builder& builder, const std::string& path)
    : builder_{builder}, file_{path}, scores_(builder.to_solve()) {
    for (auto& score : scores_) score = unknown;
    if (!file_.exists()) return;
    std::string saved(heading().size() + scores_.size() + 1, '\0');
    std::ifstream file = open_file(path);
    file.read(saved.data(), static_cast<std::streamsize>(saved.size()));
    saved.resize(static_cast<std::size_t>(file.gcount()));
    if (!take(std::as_bytes(std::span(saved))))
        throw failure{failure::failed, in_quotes(path) +
                                           " contains results for another book: remove this "
                                           "file, or choose another name for the book."};
}

bool book_solver::take(std::span<const std::byte> saved) {
    const std::string start = heading();
    if (saved.size() != start.size() + scores_.size() ||
        !std::ranges::equal(saved.first(start.size()), std::as_bytes(std::span(start))))
        return false;
    const int max_score = (builder_.rules().squares() + 1) / 2;
    for (std::size_t i = 0; i < scores_.size(); ++i) {
        const auto score = std::to_integer<std::int8_t>(saved[start.size() + i]);
        if (score != unknown && (score < -max_score || score > max_score)) return false;
        scores_[i] = score;
    }
    return true;
}

std::string book_solver::heading() const {
    std::string result = "inarow scores 1, ";
    notation::print_rules(result, builder_.rules());
    core::write(result, " ply ", builder_.plies(), '\n');
    return result;
}

std::size_t book_solver::known() const {
    return scores_.size() - static_cast<std::size_t>(std::ranges::count(scores(), unknown));
}

void book_solver::save() const {
    std::vector<std::byte> all;
    for (const char c : heading()) all.push_back(std::byte(c));
    for (const std::int8_t score : scores_) all.push_back(std::byte(score));
    file_.write(all);
}

void book_solver::remove_file() const {
    std::error_code none;
    std::filesystem::remove(file_.target(), none);
}

void book_solver::solve(int threads, time_limit allowed, const progress_callback& tell) {
    const auto deadline =
        allowed ? solve::limit::of_time(*allowed).deadline : clock::time_point::max();
    const std::vector<std::size_t> order = builder_.tree_order();
    std::atomic<std::size_t> next = 0;
    core::stop_source stop;
    std::vector<std::future<void>> workers(static_cast<std::size_t>(threads));
    for (std::future<void>& worker : workers)
        worker =
            std::async(std::launch::async, [&] { work(order, next, deadline, stop.get_token()); });
    try {
        watch(workers, tell);
    } catch (...) {
        stop.request_stop();
        throw;
    }
}

void book_solver::work(std::span<const std::size_t> order, std::atomic<std::size_t>& next,
                       clock::time_point deadline, const core::stop_token& stop) {
    // The searches of consecutive positions in `order` have most nodes in common, so one worker
    // solves `run` consecutive positions.
    constexpr std::size_t run = 32;
    solve::solver solver;
    solver.set_limit({.deadline = deadline});
    for (;;) {
        const std::size_t start = next.fetch_add(run);
        if (start >= order.size()) return;
        for (const std::size_t i : order.subspan(start, std::min(run, order.size() - start))) {
            if (stop.stop_requested() || clock::now() >= deadline) return;
            if (scores_[i] != unknown) continue;
            solve::value_query query(builder_.position(i));
            (void)solver.answer(query);
            if (query.is_done()) scores_[i] = static_cast<std::int8_t>(query.score());
        }
    }
}

void book_solver::watch(std::vector<std::future<void>>& workers,
                        const progress_callback& tell) const {
    constexpr auto between_calls = std::chrono::milliseconds(200);
    constexpr auto between_saves = std::chrono::seconds(5);
    auto saved_at = clock::now();
    for (std::future<void>& worker : workers) {
        while (worker.wait_for(between_calls) != std::future_status::ready) {
            tell(known());
            if (clock::now() - saved_at < between_saves) continue;
            save();
            saved_at = clock::now();
        }
        worker.get();
    }
}

}  // namespace inarow::app
