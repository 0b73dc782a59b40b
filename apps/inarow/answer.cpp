// SPDX-License-Identifier: BSL-1.0
#include "answer.hpp"

#include <inarow/draw/report.hpp>

#include "printable.hpp"

#include <chrono>
#include <optional>
#include <vector>

namespace inarow::app {
namespace {

double seconds_of(const solve::effort& cost) {
    return std::chrono::duration<double>(cost.time).count();
}

std::string per_second(const solve::effort& cost) {
    const double seconds = seconds_of(cost);
    const double rate = seconds > 0 ? static_cast<double>(cost.positions) / seconds : 0;
    return std::to_string(static_cast<long long>(rate));
}

/// Writes what was found out about one position.
class writer {
public:
    writer(output& to, const answer_form& form, const position& p, const finding& found)
        : to_{to}, form_{form}, p_{p}, found_{found} {}

    void text(std::string_view line) {
        core::write(to_, printable(line), is_known(found_.score_lies) ? " " : " unknown ");
        text_score(found_.score_lies);
        if (form_.wanted.all) text_all();
        if (form_.wanted.best) text_moves("\tbest", found_.best, false);
        if (form_.wanted.pv) text_moves("\tpv", found_.pv, true);
        if (form_.stats) core::write(to_, "\tstats ", cost_text(found_.cost));
    }
    void json(std::string_view line) {
        core::write(to_, R"({"moves": )");
        draw::write_json_string(to_, printable(line));
        core::write(to_, R"(, "to_move": )");
        p_.is_over() ? core::write(to_, "null")
                     : draw::write_json_string(to_, name_of(p_.to_move()));
        core::write(to_, ", ");
        json_score(found_.score_lies);
        if (form_.wanted.all) json_all();
        if (form_.wanted.best) json_moves(R"(, "best": )", found_.best, false);
        if (form_.wanted.pv) json_moves(R"(, "pv": )", found_.pv, true);
        if (form_.stats) json_stats();
        core::write(to_, R"(, "error": null})");
    }

private:
    using moves = std::optional<std::vector<square>>;

    /// A number; or a word, where no more was asked.
    void score(int s) {
        if (form_.wanted.weak) {
            core::write(to_, s > 0 ? "win" : s < 0 ? "loss" : "draw");
        } else {
            core::write(to_, s);
        }
    }
    void move(square s, player by) { notation::print(to_, form_.notation, p_.rules(), s, by); }
    /// The player who makes the move of that index.
    [[nodiscard]] player mover(std::size_t index, bool in_turn) const {
        return in_turn && index % 2 != 0 ? other(p_.to_move()) : p_.to_move();
    }

    void text_score(const solve::bounds& lies) {
        score(lies.least);
        if (is_known(lies)) return;
        core::write(to_, "..");
        score(lies.most);
    }
    void text_all() {
        core::write(to_, "\tall");
        for (const auto& [where, score_lies] : found_.all) {
            core::write(to_, ' ');
            move(where, p_.to_move());
            core::write(to_, ':');
            text_score(score_lies);
        }
    }
    void text_moves(std::string_view name, const moves& list, bool in_turn) {
        core::write(to_, name);
        if (!list) core::write(to_, " ?");
        for (std::size_t i = 0; list && i < list->size(); ++i) {
            core::write(to_, ' ');
            move((*list)[i], mover(i, in_turn));
        }
    }

    void json_word(int s) {
        const std::string_view quote = form_.wanted.weak ? "\"" : "";
        core::write(to_, quote);
        score(s);
        core::write(to_, quote);
    }
    void json_score(const solve::bounds& lies) {
        core::write(to_, form_.wanted.weak ? R"("result": )" : R"("score": )");
        is_known(lies) ? json_known(lies.least) : json_unknown(lies);
    }
    void json_known(int s) {
        const int free = p_.rules().squares() - p_.stones();
        const game_value value =
            p_.is_over() ? game_value{p_.outcome(), 0} : value_of(s, free, p_.to_move());
        json_word(s);
        core::write(to_, R"(, "outcome": ")", name_of(value.outcome), '"');
        if (!form_.wanted.weak) core::write(to_, R"(, "plies": )", value.plies);
    }
    void json_unknown(const solve::bounds& lies) {
        core::write(to_, R"(null, "outcome": null)");
        if (!form_.wanted.weak) core::write(to_, R"(, "plies": null)");
        core::write(to_, R"(, "bounds": {"least": )");
        json_word(lies.least);
        core::write(to_, R"(, "most": )");
        json_word(lies.most);
        core::write(to_, '}');
    }
    void json_all() {
        std::string_view before = R"(, "all": [)";
        for (const auto& [where, score_lies] : found_.all) {
            core::write(to_, before, R"({"move": ")");
            move(where, p_.to_move());
            core::write(to_, "\", ");
            json_score(score_lies);
            core::write(to_, '}');
            before = ", ";
        }
        core::write(to_, found_.all.empty() ? R"(, "all": [])" : "]");
    }
    void json_moves(std::string_view key, const moves& list, bool in_turn) {
        core::write(to_, key, list ? "[" : "null");
        if (!list) return;
        for (std::size_t i = 0; i < list->size(); ++i) {
            core::write(to_, i == 0 ? "\"" : ", \"");
            move((*list)[i], mover(i, in_turn));
            core::write(to_, '"');
        }
        core::write(to_, ']');
    }
    void json_stats() {
        core::write(to_, R"(, "stats": {"positions": )", std::to_string(found_.cost.positions));
        core::write(to_, R"(, "seconds": )", std::to_string(seconds_of(found_.cost)));
        core::write(to_, R"(, "positions_per_second": )", per_second(found_.cost));
        core::write(to_, R"(, "table_bytes": )", std::to_string(found_.table_bytes), '}');
    }

    output& to_;
    const answer_form& form_;
    const position& p_;
    const finding& found_;
};

}  // namespace

std::string cost_text(const solve::effort& cost) {
    return std::to_string(cost.positions) + " positions, " + std::to_string(seconds_of(cost)) +
           " s, " + per_second(cost) + " positions/s";
}

void write_text(output& to, const answer_form& form, std::string_view line, const position& p,
                const finding& found) {
    writer(to, form, p, found).text(line);
}

void write_json(output& to, const answer_form& form, std::string_view line, const position& p,
                const finding& found) {
    writer(to, form, p, found).json(line);
}

void write_json(output& to, const rules& r, std::string_view line, const refused_line& refused) {
    core::write(to, R"({"moves": )");
    draw::write_json_string(to, printable(line));
    core::write(to, R"(, "error": )");
    draw::write_json_error(to, r, refused.why, refused.number, refused.entry);
    core::write(to, '}');
}

}  // namespace inarow::app
