// SPDX-License-Identifier: BSL-1.0
#include "solve/solution_text.hpp"

#include <inarow/json/record.hpp>

#include "io/printable.hpp"

#include <chrono>
#include <optional>
#include <vector>

namespace inarow::app {
namespace {

using moves = std::optional<std::vector<square>>;

double seconds_of(const solve::search_stats& stats) {
    return std::chrono::duration<double>(stats.time).count();
}

std::string nodes_per_second(const solve::search_stats& stats) {
    const double seconds = seconds_of(stats);
    const double rate = seconds > 0 ? static_cast<double>(stats.nodes) / seconds : 0;
    return std::to_string(static_cast<long long>(rate));
}

/// Returns the outcome as a word. `score` is 1, 0 or -1, because the request was only for the
/// outcome.
std::string_view outcome_word(int score) { return score > 0 ? "win" : score < 0 ? "loss" : "draw"; }

/// Writes one solution as text.
class text_writer {
public:
    text_writer(output& out, const solution_format& format, const position& p)
        : out_{out}, format_{format}, position_{p} {}

    void write(std::string_view line, const solution& found) {
        core::write(out_, printable(line), is_exact(found.score_bounds) ? " " : " unknown ");
        bounds(found.score_bounds);
        if (format_.request.all) all(found.all);
        if (format_.request.best) list("\tbest", found.best, false);
        if (found.best && !found.is_best_complete) core::write(out_, " ?");
        if (format_.request.pv) list("\tpv", found.pv, true);
        if (format_.stats) core::write(out_, "\tstats ", stats_text(found.stats));
    }

private:
    void score(int s) {
        format_.request.weak ? core::write(out_, outcome_word(s)) : core::write(out_, s);
    }
    void bounds(const solve::bounds& b) {
        score(b.lower);
        if (is_exact(b)) return;
        core::write(out_, "..");
        score(b.upper);
    }
    void all(const std::vector<bounded_move>& all_moves) {
        core::write(out_, "\tall");
        for (const auto& [where, score_bounds] : all_moves) {
            core::write(out_, ' ');
            notation::print(out_, format_.notation, position_.rules(), where, position_.to_move());
            core::write(out_, ':');
            bounds(score_bounds);
        }
    }
    /// Writes moves: if `in_turn`, a sequence by both players; otherwise alternatives of the player
    /// to move.
    void list(std::string_view name, const moves& some, bool in_turn) {
        core::write(out_, name, some ? "" : " ?");
        if (!some) return;
        player mover = position_.to_move();
        for (const square s : *some) {
            core::write(out_, ' ');
            notation::print(out_, format_.notation, position_.rules(), s, mover);
            if (in_turn) mover = other(mover);
        }
    }

    output& out_;
    const solution_format& format_;
    const position& position_;
};

/// Writes one solution as JSON.
class json_writer {
public:
    json_writer(output& out, const solution_format& format, const notation::record& record,
                const game& g)
        : json_(out), format_{format}, record_{record}, game_{g}, position_{g.position()} {}

    void write(long long line, const solution* found) {
        json_.begin_object();
        json::write_heading(json_, "solution", {.line = line, .notation = format_.notation},
                            record_, game_);
        json_.key("to_move");
        json::write_to_move(json_, position_);
        found != nullptr ? bounds(found->score_bounds) : no_bounds();
        const bool is_limited = found != nullptr && found->end != search_end::answer;
        if (format_.request.zone) list("zone", found != nullptr ? found->zone : moves(), false);
        json_.key("limit");
        is_limited ? json_.value(search_end_names[found->end]) : json_.null();
        if (format_.request.all) found != nullptr ? all(found->all) : json_.null_member("all");
        if (format_.request.best) list("best", found != nullptr ? found->best : moves(), false);
        if (format_.request.pv) list("pv", found != nullptr ? found->pv : moves(), true);
        if (format_.stats && found != nullptr) write_stats(json_, found->stats, found->table_bytes);
        if (format_.stats && found == nullptr) json_.null_member("stats");
        json_.key("error");
        json::write_error(json_, record_);
        json_.end_object();
    }

private:
    void score(int s) { format_.request.weak ? json_.value(outcome_word(s)) : json_.value(s); }
    void bounds(const solve::bounds& b) { is_exact(b) ? known(b.lower) : unknown(b); }
    void known(int s) {
        const rules& r = position_.rules();
        const int free = r.squares() - position_.stones();
        const game_value value = position_.is_over() ? game_value{position_.outcome(), 0}
                                                     : value_of(s, r, free, position_.to_move());
        json_.key(score_key());
        score(s);
        json_.null_member(bounds_key());
        json_.member("value", name_of(value.outcome));
        if (!format_.request.weak) json_.member("plies", value.plies);
    }
    void unknown(const solve::bounds& b) {
        json_.null_member(score_key());
        json_.key(bounds_key());
        json_.begin_object();
        json_.key("lower");
        score(b.lower);
        json_.key("upper");
        score(b.upper);
        json_.end_object();
        no_value();
    }
    /// Writes that nothing is known.
    void no_bounds() {
        json_.null_member(score_key());
        json_.null_member(bounds_key());
        no_value();
    }
    void no_value() {
        json_.null_member("value");
        if (!format_.request.weak) json_.null_member("plies");
    }
    [[nodiscard]] const char* score_key() const {
        return format_.request.weak ? "result" : "score";
    }
    [[nodiscard]] const char* bounds_key() const {
        return format_.request.weak ? "result_bounds" : "bounds";
    }
    void move(square s, player mover) {
        json_.string([&](auto& out) {
            notation::print(out, format_.notation, position_.rules(), s, mover);
        });
    }
    void all(const std::vector<bounded_move>& all_moves) {
        json_.key("all");
        json_.array(all_moves, [&](const bounded_move& m) {
            json_.begin_object();
            json_.key("move");
            move(m.where, position_.to_move());
            bounds(m.score_bounds);
            json_.end_object();
        });
    }
    void list(std::string_view name, const moves& some, bool in_turn) {
        json_.key(name);
        if (!some) {
            json_.null();
            return;
        }
        player mover = position_.to_move();
        json_.array(*some, [&](square s) {
            move(s, mover);
            if (in_turn) mover = other(mover);
        });
    }

    json::writer<output> json_;
    const solution_format& format_;
    const notation::record& record_;
    const game& game_;
    const position& position_;
};

}  // namespace

void write_stats(json::writer<output>& json, const solve::search_stats& stats,
                 std::size_t table_bytes) {
    const auto number = [&](std::string_view name, const std::string& digits) {
        json.key(name);
        json.number(digits);
    };
    json.key("stats");
    json.begin_object();
    number("nodes", std::to_string(stats.nodes));
    number("seconds", std::to_string(seconds_of(stats)));
    number("nodes_per_second", nodes_per_second(stats));
    number("table_bytes", std::to_string(table_bytes));
    json.end_object();
}

std::string stats_text(const solve::search_stats& stats) {
    return std::to_string(stats.nodes) + " nodes, " + std::to_string(seconds_of(stats)) + " s, " +
           nodes_per_second(stats) + " nodes/s";
}

void write_text(output& out, const solution_format& format, std::string_view line,
                const position& p, const solution& found) {
    text_writer(out, format, p).write(line, found);
}

void write_json(output& out, const solution_format& format, long long line,
                const notation::record& record, const game& g, const solution* found) {
    json_writer(out, format, record, g).write(line, found);
}

}  // namespace inarow::app
