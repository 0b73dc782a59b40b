// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/notation/detail/sgf_rules.hpp>
#include <inarow/notation/record.hpp>
#include <inarow/notation/sgf.hpp>

#include <cstddef>
#include <string>
#include <vector>

/// Writes records in the Smart Game Format, with their variations and properties.
namespace inarow::inline v0::notation {

namespace detail {

/// Returns whether a text is a rules text, and not one of the names that other programs write into
/// RU (the SGF property for rules).
[[nodiscard]] inline bool is_other_rules_text(const std::string& text) {
    return find_sgf_rules(text) == nullptr && parse_rules(core::string_view(text)).has_value();
}

/// Writes a record as an SGF tree.
template <core::sink Sink>
class sgf_record_printer {
public:
    sgf_record_printer(Sink& out, const record& r)
        : out_{out}, record_{r}, game_{r.start}, children_(r.nodes.size()) {
        for (std::size_t i = 1; i < r.nodes.size(); ++i)
            children_[static_cast<std::size_t>(r.nodes[i].parent)].push_back(i);
    }

    void print() {
        core::write(out_, '(');
        print_root();
        print_after(0, 0);
        core::write(out_, ')');
    }

private:
    /// Writes the root. If another program named the same rules in RU, keeps that name.
    void print_root() {
        const rules& r = record_.start.rules();
        const record_node& root = record_.nodes.front();
        const property* const named = find_property(root, "RU");
        print_sgf_size(out_, core::string_view(record_.charset), r);
        const bool keeps_name = named != nullptr && !named->values.empty() &&
                                !is_other_rules_text(named->values.front()) &&
                                rules_of_sgf_name(named->values.front(), r) == r;
        keeps_name ? print(*named) : print_sgf_rules(out_, r);
        const outcome end = record_.main_line().position().outcome();
        if (end != outcome::in_play) print_sgf_result(out_, end);
        for (const property& p : root.properties)
            if (p.name != "RU" && (p.name != "RE" || end == outcome::in_play)) print(p);
        print_sgf_setup(out_, record_.start);
    }
    void print(const property& p) {
        core::write(out_, core::string_view(p.name));
        for (const std::string& value : p.values)
            core::write(out_, '[', core::string_view(value), ']');
    }
    /// Writes all nodes that follow a node. `ply` is the number of moves from the root to that
    /// node.
    void print_after(std::size_t node, int ply) {
        for (; children_[node].size() == 1; ++ply) {
            node = children_[node].front();
            print_node(node, ply);
        }
        for (const std::size_t child : children_[node]) {
            core::write(out_, '(');
            print_node(child, ply);
            print_after(child, ply + 1);
            core::write(out_, ')');
        }
    }
    void print_node(std::size_t node, int ply) {
        print_sgf_move(out_, record_.nodes[node].where, game_.mover(ply));
        for (const property& p : record_.nodes[node].properties) print(p);
    }

    Sink& out_;             // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    const record& record_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    game game_;
    std::vector<std::vector<std::size_t>> children_;
};

}  // namespace detail

/// Writes a record as an SGF text that read_games can read. In this text, only values of
/// properties, such as comments, can contain line breaks. If the game of the main line is over,
/// writes the result of this game. Otherwise, writes the result that the record contains, if any.
/// Precondition: can_print_sgf(r.start.rules()).
void print_sgf(core::sink auto& out, const record& r) {
    detail::sgf_record_printer(out, r).print();
}

}  // namespace inarow::inline v0::notation
