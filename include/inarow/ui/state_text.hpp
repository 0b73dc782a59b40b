// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/notation/detail/charset.hpp>
#include <inarow/notation/detail/sgf_tree.hpp>
#include <inarow/notation/moves_tree.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/rules_text.hpp>
#include <inarow/ui/state.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

/// A state as text, in links and files: `rules=7x6/4/drop&moves=4453&second=computer`. A key may be
/// omitted if its value is the default. print_state omits all keys with default values, except
/// `rules`. A line break may replace `&`. Unknown keys, such as `utm_source`, are ignored, but a
/// text that has only unknown keys is an error. The text does not contain the reason for a refusal.
/// The keys are:
///
/// - rules=RULES: with /second if the second player started.
/// - position=ROWS: the start board, unless it is empty.
/// - moves=LIST: the moves, once the game has started.
/// - variation=NUMBER: the displayed variation, unless it is the main variation.
/// - ply=NUMBER: the displayed ply, if later moves of the displayed variation are undone.
/// - starter=first|second|toss: who starts the next game.
/// - first=person|computer|remote and second=person|computer|remote: who moves for a player.
/// - first-level=NUMBER and second-level=NUMBER: the strength of the computer.
/// - hints=off|on: whether the page shows hints.
/// - series=ID.WINS.WINS.DRAWS: the series of the game. The numbers after ID count earlier games:
///   wins of the first player, wins of the second player, and draws.
/// - record=NODES: the properties of positions.
/// - format=1: the version of this text format.
///
/// If moves are written as one-digit columns, a LIST has no separators (`4453`). Otherwise, commas
/// separate its moves (`b2,a1`). As in chess, each variation except the main line is in
/// parentheses, after the move that the first move of the variation replaces.
///
/// NODES are nodes of SGF. The first node is the start. Each other node begins with its place:
/// AT[PLY] in the main variation, or AT[PLY.NUMBER] in another variation. Letters, digits, `-`, `.`
/// and `;` stand for themselves, `_` is a space, and `~5B` is the byte with the hexadecimal number
/// 5B. The text contains no `%`, so the decoding of a link does not change it.
namespace inarow::inline v0::ui {

/// The error for a word that is not in a list of words.
struct not_one_of {
    std::span<const core::string_view> words;

    bool operator==(const not_one_of& other) const { return words.data() == other.words.data(); }
};
/// The error for a repeated key.
struct repeated {
    bool operator==(const repeated&) const = default;
};
/// The error for a text that has a ply, a variation or a record, but no moves.
struct without_moves {
    bool operator==(const without_moves&) const = default;
};

/// The error for a text that is not UTF-8.
struct not_utf8 {
    bool operator==(const not_utf8&) const = default;
};
/// The error for a property that describes the game itself, such as the size of the board.
struct reserved_property {
    bool operator==(const reserved_property&) const = default;
};

/// The difference between the game in a link and the game that the link should continue.
enum class discrepancy : std::uint8_t { other, older };

/// The error for a text in another version of this format.
struct other_format {
    static constexpr core::string_view known = "1";

    bool operator==(const other_format&) const = default;
};

/// The error for a position that no game reaches.
struct refused_position {
    illegal_layout why;
    inarow::rules rules;
    player to_move;

    constexpr bool operator==(const refused_position&) const = default;
};

/// The kinds of errors in a text.
using unreadable_reason =
    std::variant<not_one_of, repeated, without_moves, notation::misplaced_parenthesis,
                 notation::syntax_error, illegal_rules, refused_position, refused_move, no_such_ply,
                 no_such_variation, too_many_variations, solve::illegal_level, other_format,
                 not_utf8, reserved_property, discrepancy>;

/// The reason why the text of a state or of an action cannot be read.
struct unreadable {
    /// A text with room for every valid word. Longer words are truncated.
    using word = core::fixed_string<24>;

    word key;   ///< the key of the value, for example "moves"; empty if a key or verb was expected
    word text;  ///< the faulty text
    unreadable_reason why;

    bool operator==(const unreadable&) const = default;
};

namespace detail {

enum class toggle : std::uint8_t { off, on };
inline constexpr auto toggle_names = core::enum_names_of<toggle>("off", "on");

enum class state_key : std::uint8_t {
    rules,
    position,
    moves,
    variation,
    ply,
    starter,
    first,
    second,
    first_level,
    second_level,
    hints,
    series,
    record,
    format
};
inline constexpr auto state_keys = core::enum_names_of<state_key>(
    "rules", "position", "moves", "variation", "ply", "starter", "first", "second", "first-level",
    "second-level", "hints", "series", "record", "format");

/// Parses the number of a level.
[[nodiscard]] inline std::expected<solve::level, unreadable_reason> parse_level(
    std::string_view text) {
    notation::reader input{text};
    const auto number = input.finish(input.number(notation::expected_token::a_number));
    if (!number) return std::unexpected(number.error());
    const auto read = solve::level::create(*number);
    if (!read) return std::unexpected(read.error());
    return *read;
}

/// Parses a position that a game can reach. Precondition: the rules are valid.
[[nodiscard]] inline std::expected<position, unreadable_reason> parse_reachable(
    const rules& r, std::string_view text) {
    const auto read = notation::parse_position(*layout::start(r), text);
    if (!read) return std::unexpected(read.error());
    auto reached = read->checked();
    if (!reached)
        return std::unexpected(refused_position{reached.error(), r, read->unchecked().to_move()});
    return *(std::move)(reached);
}

/// Removes everything up to and including the first separator from the front of a text. Returns the
/// removed part without the separator.
[[nodiscard]] inline std::string_view take_token(std::string_view& text,
                                                 std::string_view separators) {
    const std::size_t end = text.find_first_of(separators);
    const std::string_view result = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return result;
}

}  // namespace detail

namespace detail {

/// Returns the separator between moves in the text of a state.
[[nodiscard]] inline std::string_view move_separator(const rules& r) {
    return notation::detail::separator_for(notation::kind::any, r).empty() ? "" : ",";
}

/// Writes variations as a list of moves with parentheses.
template <core::sink Sink>
class variations_printer {
public:
    variations_printer(Sink& out, const game& g) : out_{out}, game_{g} {}

    /// Writes neighboring variations, beginning at ply `ply`. Precondition: the variations share
    /// all moves before that ply.
    void print(std::span<const variation> all, std::size_t ply) {
        const variation& main = all.front();
        for (; ply < main.size(); ++ply) {
            print_move(main, ply);
            for (std::size_t begin = 0; begin < all.size();) {
                const auto group = with_the_same_move(all.subspan(begin), ply);
                if (shared_plies(group.front(), main) == ply) print_in_parentheses(group, ply);
                begin += group.size();
            }
        }
    }

private:
    /// Returns the variations at the front of `all` that share their first `ply` + 1 moves.
    [[nodiscard]] static std::span<const variation> with_the_same_move(
        std::span<const variation> all, std::size_t ply) {
        std::size_t count = 1;
        while (count < all.size() && shared_plies(all[count], all.front()) > ply) ++count;
        return all.first(count);
    }
    void print_in_parentheses(std::span<const variation> group, std::size_t ply) {
        core::write(out_, '(');
        needs_separator_ = false;
        print(group, ply);
        core::write(out_, ')');
        needs_separator_ = false;
    }
    void print_move(const variation& v, std::size_t ply) {
        if (needs_separator_) core::write(out_, move_separator(game_.rules()));
        needs_separator_ = true;
        notation::print(out_, notation::kind::any, game_.rules(), v[ply],
                        game_.mover(static_cast<int>(ply)));
    }

    Sink& out_;         // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    const game& game_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    bool needs_separator_ = false;
};

}  // namespace detail

namespace detail {

/// Writes the rules of a game. If the start position is not the empty board, also writes the
/// position.
inline void print_start(core::sink auto& out, const position& start, const rules& r) {
    core::write(out, "rules=");
    notation::print_rules(out, r);
    if (start.stones() == 0) return;
    core::write(out, "&position=");
    notation::print_rows(out, start);
}

}  // namespace detail

namespace detail {

/// Writes a text in a form that can be part of a link, and that percent-decoding does not change.
void print_in_link(core::sink auto& out, std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (core::is_letter(c) || core::is_digit(c) || c == '-' || c == '.' || c == ';')
            core::write(out, c);
        else if (c == ' ')
            core::write(out, '_');
        else
            core::write(out, '~', digits[byte >> 4], digits[byte & 15]);
    }
}

/// Reads what print_in_link writes. Other characters stand for themselves.
[[nodiscard]] inline std::string parse_in_link(std::string_view text) {
    const auto digit = [](char c) {
        return core::is_digit(c) ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
    };
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_byte = text[i] == '~' && i + 2 < text.size() && digit(text[i + 1]) >= 0 &&
                             digit(text[i + 2]) >= 0;
        if (is_byte) {
            result += static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2]));
            i += 2;
        } else {
            result += text[i] == '_' ? ' ' : text[i];
        }
    }
    return result;
}

/// Writes the properties of positions as nodes of SGF. The first node is the start. Each other node
/// begins with its place. Precondition: the variations reach all positions.
void print_properties(core::sink auto& out, const properties& all,
                      const std::vector<variation>& variations) {
    if (!all.contains({})) core::write(out, ';');
    for (const auto& [moves, some] : all) {
        std::string node = ";";
        if (!moves.empty()) {
            std::size_t i = 0;
            while (shared_plies(variations[i], moves) < moves.size()) ++i;
            core::write(node, "AT[", static_cast<int>(moves.size()));
            if (i > 0) core::write(node, '.', static_cast<int>(i) + 1);
            core::write(node, ']');
        }
        for (const notation::property& p : some) {
            core::write(node, core::string_view(p.name));
            for (const std::string& value : p.values)
                core::write(node, '[', core::string_view(value), ']');
        }
        print_in_link(out, node);
    }
}

/// Reads what print_properties writes. Skips a node that cannot be read, and keeps the first error.
class properties_reader {
public:
    explicit properties_reader(const std::vector<variation>& variations)
        : variations_{variations} {}

    [[nodiscard]] properties read(std::string_view text) {
        using namespace notation::detail;
        properties result;
        const std::string tree_text = '(' + parse_in_link(text) + ')';
        if (!is_utf8(tree_text)) {
            fail(not_utf8{}, text);
            return result;
        }
        const sgf_tree tree = sgf_tree_reader(tree_text, 0, wide_charset::none).read();
        for (std::size_t i = 0; i < tree.nodes.size(); ++i) read_node(tree.nodes[i], i > 0, result);
        constexpr notation::syntax_error after_end{notation::expected_token::the_end, -1};
        if (tree.error || tree.end != tree_text.size() || !tree.is_closed)
            fail(tree.error.value_or(after_end), text);
        return result;
    }
    /// Returns the first error, and the part of the text that is wrong.
    [[nodiscard]] const std::optional<std::pair<unreadable_reason, std::string>>& error() const {
        return error_;
    }

private:
    bool fail(const unreadable_reason& why, std::string_view part) {
        if (!error_) error_.emplace(why, part);
        return false;
    }
    void read_node(const notation::detail::sgf_node& node, bool has_place, properties& onto) {
        variation moves;
        if (has_place && !read_place(node, moves)) return;
        std::vector<notation::property> some;
        for (std::size_t i = has_place ? 1 : 0; i < node.properties.size(); ++i) {
            const auto& p = node.properties[i];
            if (notation::is_part_of_game(p.name))
                fail(reserved_property{}, p.name);
            else
                some.push_back({p.name, {p.values.begin(), p.values.end()}});
        }
        if (some.empty()) return;
        if (!onto.try_emplace((std::move)(moves), (std::move)(some)).second) fail(repeated{}, "AT");
    }
    [[nodiscard]] bool read_place(const notation::detail::sgf_node& node, variation& moves) {
        std::string_view place;
        if (!node.properties.empty() && node.properties.front().name == "AT")
            place = node.properties.front().values.front();
        notation::reader input{place};
        const int ply = input.number(notation::expected_token::a_number);
        const bool is_other = !input.failed && input.skip('.');
        const int number = is_other ? input.number(notation::expected_token::a_number) : 1;
        const auto read = input.finish(ply);
        if (!read) return fail(read.error(), place);
        const int count = static_cast<int>(variations_.size());
        if (number < 1 || number > count) return fail(no_such_variation{number, count}, place);
        const variation& all = variations_[static_cast<std::size_t>(number - 1)];
        const int last = static_cast<int>(all.size());
        if (ply < 1 || ply > last) return fail(no_such_ply{ply, last}, place);
        moves.assign(all.begin(), all.begin() + ply);
        return true;
    }

    const std::vector<variation>&
        variations_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::optional<std::pair<unreadable_reason, std::string>> error_{};
};

}  // namespace detail

/// Writes a started game without settings, with the given moves: `rules=3x3/3&moves=b2,a1`.
inline void print_started_game(core::sink auto& out, const game& g, const variation& moves) {
    detail::print_start(out, start_of(g), g.rules());
    core::write(out, "&moves=");
    detail::variations_printer(out, g).print({&moves, 1}, 0);
}

/// Writes a series: its ID, then the results of its earlier games.
void print_series(core::sink auto& out, const series& s) {
    core::write(out, s.id);
    for (const int number : s.results) core::write(out, '.', number);
}

/// Writes a state in the form that parse_state reads.
inline void print_state(core::sink auto& out, const state& s) {
    // Names every member, so that a new member does not compile until it is handled here.
    [[maybe_unused]] const auto& [start, game, undone, variations, recorded, is_started, starts,
                                  controllers, levels, has_hints, series, max_side, refused] = s;
    detail::print_start(out, s.start, s.rules());
    if (s.is_started) {
        core::write(out, "&moves=");
        detail::variations_printer(out, s.game).print(s.variations.with(s.moves()), 0);
    }
    if (s.variations.number() != 1) core::write(out, "&variation=", s.variations.number());
    if (!s.undone.empty()) core::write(out, "&ply=", s.game.ply());
    if (s.starter != starter::first) core::write(out, "&starter=", starter_names[s.starter]);
    for (const player side : {first, second})
        if (s.controller_of(side) != controller::person)
            core::write(out, '&', name_of(side), '=', controller_names[s.controller_of(side)]);
    for (const player side : {first, second})
        if (!s.level_of(side).is_highest())
            core::write(out, '&', name_of(side), "-level=", s.level_of(side).number());
    if (s.has_hints) core::write(out, "&hints=on");
    if (s.series.id != 0) {
        core::write(out, "&series=");
        print_series(out, s.series);
    }
    if (s.properties.empty()) return;
    core::write(out, "&record=");
    detail::print_properties(out, s.properties, s.variations.with(s.moves()));
}

/// The readable part of the text of a state.
struct partial_state {
    ui::state state;
    std::optional<unreadable> unread;  ///< the first error, if any

    bool operator==(const partial_state&) const = default;
};

namespace detail {

/// Adds the main line and the variations of a record to a state. If there are too many variations,
/// adds only the first ones and returns false. Precondition: the game in the record and the game in
/// the state have the same start.
[[nodiscard]] inline bool add_variations(state& s, const notation::record& r) {
    std::vector<variation> all = r.variations();
    variation main = all.front();
    bool fits = true;
    for (std::size_t i = 1; i < all.size() && fits; ++i) {
        fits = s.variations.count() < variations::max_count;
        if (fits) s.variations.add((std::move)(all[i]), main);
    }
    s.game = inarow::game(r.start);
    for (const square where : main) (void)s.game.apply(where);
    s.properties = properties_of(r);
    if (!fits) cut(s.properties, s.variations.with(s.moves()));
    return fits;
}

/// Parses the readable part of the text of a state.
class state_reader {
public:
    explicit state_reader(int max_side) : max_side_{max_side} {}

    [[nodiscard]] std::expected<partial_state, unreadable> read(std::string_view text) {
        if (!split(text) || !read_format() || !read_rules()) return std::unexpected(*error_);
        read_settings();
        read_moves();
        read_variation();
        read_properties();
        read_ply();
        return partial_state{*(std::move)(result_), error_};
    }

private:
    /// Splits a text into its keys and values. Refuses a text that has only unknown keys, because
    /// that text is not a state.
    bool split(std::string_view text) {
        std::optional<std::string_view> unknown;
        bool is_known = false;
        while (!text.empty()) {
            std::string_view value = take_token(text, "&\r\n");
            if (value.empty()) continue;
            const std::string_view key = take_token(value, "=");
            const std::size_t index = state_keys.find(key);
            if (index == state_keys.size()) {
                if (!unknown) unknown = key;
                continue;
            }
            if (values_.at(index)) return fail({}, key, repeated{});
            values_.at(index) = value;
            is_known = true;
        }
        return is_known || !unknown || fail({}, *unknown, not_one_of{state_keys.names});
    }
    bool read_format() {
        const auto text = value_of(state_key::format);
        return !text || *text == other_format::known || fail("format", *text, other_format{});
    }
    bool read_rules() {
        const std::string_view text = value_of(state_key::rules).value_or("tic-tac-toe");
        const auto r = notation::parse_rules(text);
        if (!r) return fail("rules", text, r.error());
        auto made = state::create(*r, max_side_);
        if (!made) return fail("rules", text, made.error());
        result_.emplace(*(std::move)(made));
        result_->is_started = value_of(state_key::moves).has_value();
        if (result_->is_started) begin(position::start_unchecked(*r));
        return read_position(*r);
    }
    bool read_position(const rules& r) {
        const auto text = value_of(state_key::position);
        if (!text) return true;
        const auto read = parse_reachable(r, *text);
        if (!read) return fail("position", *text, read.error());
        if (read->stones() > 0) begin(*read);
        return true;
    }
    void begin(const position& start) {
        result_->start = start;
        result_->game = inarow::game(start);
    }
    void read_settings() {
        auto& [of_first, of_second] = result_->controllers;
        auto& [first_level, second_level] = result_->levels;
        read_word(state_key::starter, starter_names, result_->starter);
        read_word(state_key::first, controller_names, of_first);
        read_word(state_key::second, controller_names, of_second);
        read_level(state_key::first_level, first_level);
        read_level(state_key::second_level, second_level);
        read_word(state_key::hints, toggle_names, result_->has_hints);
        read_series();
    }
    void read_series() {
        const auto text = value_of(state_key::series);
        if (!text) return;
        using enum notation::expected_token;
        ui::series read;
        notation::reader input{*text};
        read.id = input.number(a_number);
        for (int& number : read.results) {
            input.expect('.', a_number);
            number = input.number(a_number);
        }
        // If the results are refused, keeps the ID, which identifies the refused game.
        const auto all = input.finish(read);
        result_->series = all ? *all : ui::series{.id = read.id, .results = {}};
        if (!all) fail("series", *text, all.error());
    }
    /// Makes all moves, including the moves of variations, up to the first refused move in the
    /// text.
    void read_moves() {
        const notation::record made = notation::read_moves_tree(
            result_->game.position(), value_of(state_key::moves).value_or(""));
        if (!add_variations(*result_, made)) fail("moves", {}, too_many_variations{});
        if (made.refused)
            std::visit([this](const auto& why) { refuse_moves(why); }, made.refused->why);
    }
    void refuse_moves(const notation::illegal_moves_text& why) {
        fail("moves", why.text.view(), refused_move{why.why, why.text, result_->rules()});
    }
    void refuse_moves(const auto& why) {
        if constexpr (std::is_same_v<decltype(why), const notation::misplaced_parenthesis&>)
            fail("moves", {}, why);
    }
    void read_variation() {
        const auto number = read_number(state_key::variation);
        if (!number) return;
        const int count = result_->variations.count();
        if (*number < 1 || *number > count) {
            fail("variation", *value_of(state_key::variation), no_such_variation{*number, count});
        } else if (*number != 1) {
            const variation shown = result_->variations.show(result_->game.moves(), *number);
            result_->game = inarow::game(result_->start);
            for (const square s : shown) (void)result_->game.apply(s);
        }
    }
    void read_properties() {
        const auto text = value_of(state_key::record);
        if (!text) return;
        if (!result_->is_started) {
            fail("record", *text, without_moves{});
            return;
        }
        const auto all = result_->variations.with(result_->moves());
        properties_reader nodes(all);
        result_->properties = nodes.read(*text);
        if (nodes.error()) fail("record", nodes.error()->second, nodes.error()->first);
    }
    void read_ply() {
        const auto ply = read_number(state_key::ply);
        if (!ply) return;
        if (const int last = result_->game.ply(); *ply > last) {
            fail("ply", *value_of(state_key::ply), no_such_ply{*ply, last});
            return;
        }
        while (result_->game.ply() > *ply) {
            result_->undone.push_back(result_->game.moves().back());
            (void)result_->game.undo();
        }
    }
    /// Reads the number of a ply or variation. Refuses the number if the text has no moves.
    [[nodiscard]] std::optional<int> read_number(state_key key) {
        const auto text = value_of(key);
        if (!text) return std::nullopt;
        const auto refuse = [&](const auto& why) {
            fail(state_keys[key], *text, why);
            return std::nullopt;
        };
        if (!result_->is_started) return refuse(without_moves{});
        notation::reader input{*text};
        const auto number = input.finish(input.number(notation::expected_token::a_number));
        if (!number) return refuse(number.error());
        return *number;
    }

    void read_word(state_key key, const auto& names, auto& value) {
        const auto text = value_of(key);
        if (!text) return;
        if (const std::size_t index = names.find(*text); index < names.size())
            value = static_cast<std::remove_reference_t<decltype(value)>>(index);
        else
            fail(state_keys[key], *text, not_one_of{names.names});
    }
    void read_level(state_key key, solve::level& value) {
        const auto text = value_of(key);
        if (!text) return;
        if (const auto read = parse_level(*text))
            value = *read;
        else
            fail(state_keys[key], *text, read.error());
    }
    [[nodiscard]] std::optional<std::string_view> value_of(state_key key) const {
        return values_.at(static_cast<std::size_t>(key));
    }
    /// Stores the reason, unless an earlier reason is stored. Always returns false.
    bool fail(std::string_view key, std::string_view text, const unreadable_reason& why) {
        if (!error_) error_ = unreadable{key, text, why};
        return false;
    }

    int max_side_;
    std::array<std::optional<std::string_view>, state_keys.size()> values_{};
    std::optional<state> result_{};
    std::optional<unreadable> error_{};
};

}  // namespace detail

/// Parses the readable part of the text of a state. Faulty settings get their default values. The
/// moves end before the first refused move. Fails if the rules, the start position or the format is
/// refused, if a key is repeated, or if all keys are unknown.
[[nodiscard]] inline std::expected<partial_state, unreadable> parse_partial_state(
    std::string_view text, int max_side = max_page_side) {
    return detail::state_reader(max_side).read(text);
}

/// Parses the text of a state. Fails if any part of the text cannot be read. Ignores unknown keys.
[[nodiscard]] inline std::expected<state, unreadable> parse_state(std::string_view text,
                                                                  int max_side = max_page_side) {
    auto read = parse_partial_state(text, max_side);
    if (!read) return std::unexpected(read.error());
    if (read->unread) return std::unexpected(*read->unread);
    return (std::move)(read->state);
}

}  // namespace inarow::inline v0::ui
