// SPDX-License-Identifier: BSL-1.0
// Any text as a state and, on the line after it, any text as an action: what is read is written and
// read again, what is refused is worded and changes nothing, and a view is always one line that a
// JSON reader can read.
#include <inarow/ui/json.hpp>

#include "fuzzed.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

using namespace inarow;
using fuzzed::must;

namespace {

/// Quotes that open and close, and nothing but printable ASCII outside of them.
void must_be_json(std::string_view line) {
    must(line.starts_with(R"({"state": ")") && line.ends_with('}'));
    int depth = 0;
    bool is_quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        must(static_cast<unsigned char>(c) >= 0x20 && (is_quoted || (c > 0 && c < 0x7f)));
        if (c == '"') is_quoted = !is_quoted;
        if (is_quoted && c == '\\') {
            ++i;
            must(std::string_view("\"\\u").contains(line[i]));
        }
        if (is_quoted) continue;
        if (c == '{' || c == '[') ++depth;
        if (c == '}' || c == ']') must(--depth > 0 || i + 1 == line.size());
    }
    must(!is_quoted && depth == 0);
}

void must_come_back(const ui::state& s) {
    std::string text;
    print_state(text, s);
    auto bare = s;
    bare.refused.reset();
    must(ui::parse_state(text) == bare);
}

void reduce_it(const ui::state& before, const ui::action& a) {
    const auto now = reduce(before, a);
    must(reduce(before, a) == now);
    must_come_back(now);
    if (now.refused) {
        auto same = now;
        same.refused.reset();
        must(same == before);
        fuzzed::must_be_a_sentence(sentence(now));
    } else if (const auto* const p = std::get_if<ui::play>(&a)) {
        const auto where = resolve(before.position(), p->text);
        must(where.has_value() && before.game.play(*where) == now.game);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = fuzzed::text_of(data, size);
    const std::string_view state_text = fuzzed::take_line(text);
    const auto read = ui::parse_state(state_text);
    if (read) must_come_back(*read);
    if (!read) fuzzed::must_be_a_sentence(ui::sentence("The link", read.error()));
    const auto done = ui::parse_action(text);
    if (!done) fuzzed::must_be_a_sentence(ui::sentence("The action", done.error()));
    if (read && done) reduce_it(*read, *done);

    std::string view;
    ui::write_loaded(view, state_text);
    must_be_json(view);
    view.clear();
    ui::write_reduced(view, state_text, text);
    must_be_json(view);
    for (std::size_t i = 0; i < ui::export_format::count; ++i) {
        std::string exported;
        ui::write_exported(exported, state_text, ui::export_format(i).name());
        must(read || exported.empty());
    }
    return 0;
}
