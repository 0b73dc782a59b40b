// SPDX-License-Identifier: BSL-1.0
#include "thinker.hpp"

#include <chrono>
#include <utility>

namespace inarow::app::screen {

bool can_search(const ui::state& s) {
    return ui::check_side(s.rules(), ui::max_page_side).has_value();
}

void thinker::resume(const ui::state& s, bool has_review) {
    if (worker_.is_running()) return;
    worker_.wait();
    if (auto found = std::exchange(take_up_, nullptr)) found();
    if (move_) return;
    if (s.waits_for_computer()) {
        choose_move(s);
    } else if (can_search(s) && s.has_hints && !s.position().is_over() &&
               !(hints_ && hints_->is_done())) {
        find_hints(s);
    } else if (can_search(s) && has_review) {
        go_through(s);
    }
}

void thinker::stop() {
    worker_.request_stop();
    worker_.wait();
    take_up_ = nullptr;
    move_.reset();
    hints_.reset();
}

std::optional<computer_move> thinker::take_move() { return std::exchange(move_, std::nullopt); }

void thinker::start(std::function<void()> work, std::function<void()> found) {
    take_up_ = std::move(found);
    worker_.start([this, work = std::move(work)](const core::stop_token& stop) {
        settings_.solver->set_limit({.stop = stop});
        work();
    });
}

void thinker::choose_move(const ui::state& s) {
    const auto chosen = std::make_shared<std::optional<computer_move>>();
    start([this, chosen, s] { *chosen = settings_.choose_move(s); },
          [this, chosen] { move_ = *chosen; });
}

void thinker::find_hints(const ui::state& s) {
    const auto next = hints_ ? std::make_shared<ui::hints>(*hints_)
                             : std::make_shared<ui::hints>(ui::to_page_game(s.game).position());
    start([this, next] { next->resume(*settings_.solver); }, [this, next] { hints_ = next; });
}

void thinker::go_through(const ui::state& s) {
    constexpr auto time_per_ply = std::chrono::seconds(1);
    const std::vector<square> moves = s.moves();
    game whole(s.start);
    for (const square move : moves) (void)whole.apply(move);
    // Each review reuses the results of the previous review for the positions that both games begin
    // with.
    const auto next = std::make_shared<ui::review>(whole, time_per_ply, review_.get());
    if (next->is_done()) {
        review_ = next;
        return;
    }
    start([this, next] { next->resume(*settings_.solver); }, [this, next] { review_ = next; });
}

}  // namespace inarow::app::screen
