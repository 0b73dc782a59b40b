// SPDX-License-Identifier: BSL-1.0
// The module inarow: all that <inarow/everything.hpp> declares for users.
// Generated from the headers by scripts/module.py: change those, not this.
module;

#include <inarow/everything.hpp>

export module inarow;

export namespace inarow::inline v0 {
using inarow::v0::adjacent;
using inarow::v0::after_move;
using inarow::v0::any_game;
using inarow::v0::available_moves;
using inarow::v0::basic_game;
using inarow::v0::basic_layout;
using inarow::v0::basic_position;
using inarow::v0::best_moves;
using inarow::v0::board;
using inarow::v0::can_force_a_win;
using inarow::v0::challenge;
using inarow::v0::check;
using inarow::v0::completes_line;
using inarow::v0::connect_four;
using inarow::v0::convention;
using inarow::v0::convention_names;
using inarow::v0::cycle_length;
using inarow::v0::direction;
using inarow::v0::display;
using inarow::v0::displayed;
using inarow::v0::drawn_game;
using inarow::v0::dynamic;
using inarow::v0::edges;
using inarow::v0::edges_names;
using inarow::v0::exactly;
using inarow::v0::explain_refusal;
using inarow::v0::finished;
using inarow::v0::first_has_won;
using inarow::v0::for_each_line;
using inarow::v0::game;
using inarow::v0::game_in_play;
using inarow::v0::game_of;
using inarow::v0::game_on;
using inarow::v0::game_type;
using inarow::v0::game_value;
using inarow::v0::gomoku;
using enum inarow::v0::gravity;
using inarow::v0::gravity;
using inarow::v0::gravity_names;
using inarow::v0::has_known_value;
using inarow::v0::has_lines;
using inarow::v0::has_moves;
using inarow::v0::has_overlines;
using inarow::v0::illegal_layout;
using inarow::v0::illegal_move;
using inarow::v0::illegal_move_text;
using inarow::v0::illegal_rules;
using inarow::v0::illegal_take_back;
using inarow::v0::in_play;
using inarow::v0::index_of;
using inarow::v0::is_decisive;
using inarow::v0::is_drawn;
using inarow::v0::is_fresh;
using inarow::v0::is_occupied;
using inarow::v0::is_ongoing;
using inarow::v0::is_valid;
using inarow::v0::largest_rule;
using inarow::v0::last_move;
using inarow::v0::layout;
using inarow::v0::legal_moves;
using inarow::v0::length_through;
using inarow::v0::line;
using inarow::v0::line_directions;
using inarow::v0::line_length;
using inarow::v0::line_length_names;
using inarow::v0::made_by;
using inarow::v0::mark;
using inarow::v0::mark_of;
using inarow::v0::max_decisive_length;
using inarow::v0::misere;
using inarow::v0::move;
using inarow::v0::move_entry;
using inarow::v0::move_scores;
using inarow::v0::move_set;
using inarow::v0::move_text;
using inarow::v0::must;
using inarow::v0::name_of;
using inarow::v0::new_game;
using inarow::v0::next_game;
using inarow::v0::on_the_board;
using inarow::v0::on_torus;
using inarow::v0::operator<<;
using inarow::v0::other;
using inarow::v0::outcome;
using inarow::v0::outcome_names;
using inarow::v0::outcome_of_line;
using inarow::v0::play;
using enum inarow::v0::player;
using inarow::v0::player;
using inarow::v0::player_names;
using inarow::v0::position;
using inarow::v0::position_of;
using inarow::v0::previous_game;
using inarow::v0::principal_variation;
using inarow::v0::reachable;
using inarow::v0::read;
using inarow::v0::refusal_names;
using inarow::v0::reply;
using inarow::v0::resolve;
using inarow::v0::rules;
using inarow::v0::score;
using inarow::v0::score_of;
using inarow::v0::score_range;
using inarow::v0::scores_of;
using inarow::v0::second_has_won;
using inarow::v0::set_up;
using inarow::v0::set_up_unchecked;
using inarow::v0::show;
using inarow::v0::smallest_rule;
using inarow::v0::square;
using inarow::v0::square_at;
using inarow::v0::square_board;
using inarow::v0::square_of;
using inarow::v0::standing;
using inarow::v0::standing_of;
using inarow::v0::start_typed;
using inarow::v0::started;
using inarow::v0::started_from;
using inarow::v0::starting_with;
using inarow::v0::status;
using inarow::v0::status_after;
using inarow::v0::status_names;
using inarow::v0::status_of;
using inarow::v0::take_back;
using inarow::v0::tic_tac_toe;
using inarow::v0::try_play;
using inarow::v0::typed;
using inarow::v0::typed_game;
using inarow::v0::unplayed_game;
using inarow::v0::valid_rules;
using inarow::v0::value;
using inarow::v0::value_of;
using inarow::v0::who_won;
using inarow::v0::winner_of;
using inarow::v0::winner_of_line;
using inarow::v0::wins;
using inarow::v0::won_by;
using inarow::v0::won_game;
using inarow::v0::writable;
using inarow::v0::write_value;
using inarow::v0::written_in;
}  // namespace inarow::v0

export namespace inarow::inline v0::bitboard {
using inarow::v0::bitboard::bits_needed;
using inarow::v0::bitboard::board;
using inarow::v0::bitboard::formula_for;
using inarow::v0::bitboard::geometry;
using inarow::v0::bitboard::has_drops;
using inarow::v0::bitboard::is_transposed;
using inarow::v0::bitboard::line_formula;
using inarow::v0::bitboard::max_potential_run;
using inarow::v0::bitboard::position;
using inarow::v0::bitboard::stones;
using inarow::v0::bitboard::supports;
using inarow::v0::bitboard::to_layout;
}  // namespace inarow::v0::bitboard

export namespace inarow::inline v0::column_numbers {
using inarow::v0::column_numbers::column_number;
using enum inarow::v0::column_numbers::column_number;
}  // namespace inarow::v0::column_numbers

export namespace inarow::inline v0::core {
using inarow::v0::core::bitset;
using inarow::v0::core::bitset_storage;
using inarow::v0::core::clear_lowest_bit;
using inarow::v0::core::contains;
using inarow::v0::core::enum_names;
using inarow::v0::core::enum_names_of;
using inarow::v0::core::fixed_string;
using inarow::v0::core::has_threads;
using inarow::v0::core::has_uint128;
using inarow::v0::core::hash_combine;
using inarow::v0::core::high_word;
using inarow::v0::core::inplace_vector;
using inarow::v0::core::jthread;
using inarow::v0::core::low_word;
using inarow::v0::core::lowest_bit;
using inarow::v0::core::mix64;
using inarow::v0::core::operator&;
using inarow::v0::core::operator+;
using inarow::v0::core::operator<<;
using inarow::v0::core::operator>>;
using inarow::v0::core::operator^;
using inarow::v0::core::operator|;
using inarow::v0::core::operator~;
using inarow::v0::core::output_stream;
using inarow::v0::core::popcount;
using inarow::v0::core::sink;
using inarow::v0::core::stop_source;
using inarow::v0::core::stop_token;
using inarow::v0::core::stream_sink;
using inarow::v0::core::string_view;
using inarow::v0::core::test_either;
using inarow::v0::core::text_range;
using inarow::v0::core::to_fixed_string;
using inarow::v0::core::uint128;
using inarow::v0::core::wide_uint;
using inarow::v0::core::word_for;
using inarow::v0::core::write;
using inarow::v0::core::write_fixed;
}  // namespace inarow::v0::core

export namespace inarow::inline v0::draw {
using inarow::v0::draw::around;
using inarow::v0::draw::ascii;
using inarow::v0::draw::board;
using inarow::v0::draw::board_style;
using inarow::v0::draw::board_style_names;
using inarow::v0::draw::board_style_of;
using inarow::v0::draw::column_label;
using inarow::v0::draw::coordinates;
using inarow::v0::draw::disc_emoji;
using inarow::v0::draw::emoji;
using inarow::v0::draw::find;
using inarow::v0::draw::glyph_sets;
using inarow::v0::draw::glyphs;
using inarow::v0::draw::is_star_point;
using inarow::v0::draw::label;
using inarow::v0::draw::min_goban_side;
using inarow::v0::draw::named_glyphs;
using inarow::v0::draw::nearest_to_zero;
using inarow::v0::draw::nowhere;
using inarow::v0::draw::picture;
using inarow::v0::draw::player_name;
using inarow::v0::draw::plot;
using inarow::v0::draw::plot_style;
using inarow::v0::draw::plot_svg;
using inarow::v0::draw::plot_writer;
using inarow::v0::draw::plotted_scores;
using inarow::v0::draw::round_step;
using inarow::v0::draw::row_label;
using inarow::v0::draw::score_after;
using inarow::v0::draw::style;
using inarow::v0::draw::svg;
using inarow::v0::draw::svg_plot_writer;
using inarow::v0::draw::svg_style;
using inarow::v0::draw::svg_writer;
using inarow::v0::draw::unicode;
using inarow::v0::draw::whole;
using inarow::v0::draw::window;
}  // namespace inarow::v0::draw

export namespace inarow::inline v0::draw::svg_css {
using inarow::v0::draw::svg_css::common;
using inarow::v0::draw::svg_css::common_dark;
using inarow::v0::draw::svg_css::dropped;
using inarow::v0::draw::svg_css::dropped_dark;
using inarow::v0::draw::svg_css::goban;
using inarow::v0::draw::svg_css::goban_dark;
using inarow::v0::draw::svg_css::placed;
using inarow::v0::draw::svg_css::placed_dark;
using inarow::v0::draw::svg_css::plot;
using inarow::v0::draw::svg_css::plot_dark;
}  // namespace inarow::v0::draw::svg_css

export namespace inarow::inline v0::json {
using inarow::v0::json::escaping_sink;
using inarow::v0::json::write_board;
using inarow::v0::json::write_decisive_line;
using inarow::v0::json::write_refusal;
using inarow::v0::json::write_replay;
using inarow::v0::json::writer;
}  // namespace inarow::v0::json

export namespace inarow::inline v0::messages {
using inarow::v0::messages::last_move;
using inarow::v0::messages::max_moves_listed;
using inarow::v0::messages::max_variation_listed;
using inarow::v0::messages::refusal_sentence;
using inarow::v0::messages::sentence;
using inarow::v0::messages::sentence_capacity;
using inarow::v0::messages::sentence_text;
using inarow::v0::messages::square_meant;
using inarow::v0::messages::write_annotation;
using inarow::v0::messages::write_better_moves;
using inarow::v0::messages::write_book_limits;
using inarow::v0::messages::write_end;
using inarow::v0::messages::write_expected;
using inarow::v0::messages::write_extent;
using inarow::v0::messages::write_game_value;
using inarow::v0::messages::write_move_text;
using inarow::v0::messages::write_moves_left;
using inarow::v0::messages::write_no_order;
using inarow::v0::messages::write_no_reply;
using inarow::v0::messages::write_not_found;
using inarow::v0::messages::write_number_read;
using inarow::v0::messages::write_player;
using inarow::v0::messages::write_quoted;
using inarow::v0::messages::write_reason;
using inarow::v0::messages::write_refusal;
using inarow::v0::messages::write_refuted_claim;
using inarow::v0::messages::write_score;
using inarow::v0::messages::write_square;
using inarow::v0::messages::write_standing;
using inarow::v0::messages::write_variation;
}  // namespace inarow::v0::messages

export namespace inarow::inline v0::notation {
using inarow::v0::notation::apply_moves;
using inarow::v0::notation::can_print;
using inarow::v0::notation::can_print_sgf;
using inarow::v0::notation::default_for;
using inarow::v0::notation::expected_token;
using inarow::v0::notation::illegal_moves_text;
using inarow::v0::notation::is_digit;
using inarow::v0::notation::is_letter;
using inarow::v0::notation::kind;
using inarow::v0::notation::kind_names;
using inarow::v0::notation::kind_titles;
using inarow::v0::notation::letter_of;
using inarow::v0::notation::looks_like;
using inarow::v0::notation::lower;
using inarow::v0::notation::name_of;
using inarow::v0::notation::named_rules;
using inarow::v0::notation::next_move_text;
using inarow::v0::notation::other_rules;
using inarow::v0::notation::parse;
using inarow::v0::notation::parse_position;
using inarow::v0::notation::parse_rules;
using inarow::v0::notation::parse_sgf;
using inarow::v0::notation::parse_sgf_variations;
using inarow::v0::notation::play_moves;
using inarow::v0::notation::print;
using inarow::v0::notation::print_moves;
using inarow::v0::notation::print_position;
using inarow::v0::notation::print_row;
using inarow::v0::notation::print_rows;
using inarow::v0::notation::print_rules;
using inarow::v0::notation::print_rules_in_cpp;
using inarow::v0::notation::print_rules_name;
using inarow::v0::notation::print_rules_suffixes;
using inarow::v0::notation::print_sgf;
using inarow::v0::notation::print_sgf_variations;
using inarow::v0::notation::read;
using inarow::v0::notation::read_row;
using inarow::v0::notation::reader;
using inarow::v0::notation::rules_by_name;
using inarow::v0::notation::score_in_moves;
using inarow::v0::notation::score_offset;
using inarow::v0::notation::separator_for;
using inarow::v0::notation::sgf_error;
using inarow::v0::notation::sgf_nesting;
using inarow::v0::notation::syntax_error;
using inarow::v0::notation::token_names;
}  // namespace inarow::v0::notation

export namespace inarow::inline v0::notation::algebraic {
using inarow::v0::notation::algebraic::print;
using inarow::v0::notation::algebraic::print_column;
using inarow::v0::notation::algebraic::read;
using inarow::v0::notation::algebraic::read_plain;
}  // namespace inarow::v0::notation::algebraic

export namespace inarow::inline v0::notation::columns {
using inarow::v0::notation::columns::print;
using inarow::v0::notation::columns::read;
}  // namespace inarow::v0::notation::columns

export namespace inarow::inline v0::notation::gomocup {
using inarow::v0::notation::gomocup::print;
using inarow::v0::notation::gomocup::read;
}  // namespace inarow::v0::notation::gomocup

export namespace inarow::inline v0::notation::names {
using inarow::v0::notation::names::columns;
using inarow::v0::notation::names::has_names;
using inarow::v0::notation::names::nearest;
using inarow::v0::notation::names::print;
using inarow::v0::notation::names::read;
using inarow::v0::notation::names::rows;
}  // namespace inarow::v0::notation::names

export namespace inarow::inline v0::notation::openspiel {
using inarow::v0::notation::openspiel::print;
using inarow::v0::notation::openspiel::read;
}  // namespace inarow::v0::notation::openspiel

export namespace inarow::inline v0::notation::xy {
using inarow::v0::notation::xy::needs_comma;
using inarow::v0::notation::xy::print;
using inarow::v0::notation::xy::read;
}  // namespace inarow::v0::notation::xy

export namespace inarow::inline v0::solve {
using inarow::v0::solve::all_values;
using inarow::v0::solve::analysis;
using inarow::v0::solve::analyze;
using inarow::v0::solve::analyzed_move;
using inarow::v0::solve::best_moves;
using inarow::v0::solve::best_moves_query;
using inarow::v0::solve::book;
using inarow::v0::solve::book_builder;
using inarow::v0::solve::book_error;
using inarow::v0::solve::bounds;
using inarow::v0::solve::choice;
using inarow::v0::solve::choose;
using inarow::v0::solve::default_limits;
using inarow::v0::solve::evaluation_limit;
using inarow::v0::solve::evaluation_policy;
using inarow::v0::solve::for_first;
using inarow::v0::solve::forced_win;
using inarow::v0::solve::game_counts;
using inarow::v0::solve::heuristic_search;
using inarow::v0::solve::illegal_level;
using inarow::v0::solve::is_exact;
using inarow::v0::solve::is_promising;
using inarow::v0::solve::judge;
using inarow::v0::solve::judged;
using inarow::v0::solve::judgment;
using inarow::v0::solve::judgment_names;
using inarow::v0::solve::level;
using inarow::v0::solve::level_settings;
using inarow::v0::solve::limit;
using inarow::v0::solve::loaded_book;
using inarow::v0::solve::max_evaluations;
using inarow::v0::solve::move_scores;
using inarow::v0::solve::move_scores_query;
using inarow::v0::solve::name_of;
using inarow::v0::solve::negated;
using inarow::v0::solve::node_limit;
using inarow::v0::solve::nodes_per_evaluation;
using inarow::v0::solve::null_window_query;
using inarow::v0::solve::outcome;
using inarow::v0::solve::outcome_query;
using inarow::v0::solve::perft;
using inarow::v0::solve::playout;
using inarow::v0::solve::principal_variation;
using inarow::v0::solve::principal_variation_query;
using inarow::v0::solve::reply;
using inarow::v0::solve::resources;
using inarow::v0::solve::root_move;
using inarow::v0::solve::scored_move;
using inarow::v0::solve::search_policy;
using inarow::v0::solve::search_result;
using inarow::v0::solve::search_stats;
using inarow::v0::solve::simd_xoroshiro;
using inarow::v0::solve::solver;
using inarow::v0::solve::tree_search;
using inarow::v0::solve::tree_search_settings;
using inarow::v0::solve::unjudged;
using inarow::v0::solve::unsolved;
using inarow::v0::solve::value;
using inarow::v0::solve::value_query;
using inarow::v0::solve::vcf_search;
using inarow::v0::solve::wins;
using inarow::v0::solve::write_book;
}  // namespace inarow::v0::solve

export namespace inarow::inline v0::squares {
using enum inarow::v0::squares::square_name;
using inarow::v0::squares::square_name;
}  // namespace inarow::v0::squares

export namespace inarow::inline v0::ui {
using inarow::v0::ui::action;
using inarow::v0::ui::best_of;
using inarow::v0::ui::board_mark;
using inarow::v0::ui::check_side;
using inarow::v0::ui::choose_controller;
using inarow::v0::ui::choose_level;
using inarow::v0::ui::choose_position;
using inarow::v0::ui::choose_rules;
using inarow::v0::ui::choose_starter;
using inarow::v0::ui::closest_to;
using inarow::v0::ui::continuation;
using inarow::v0::ui::continuations;
using inarow::v0::ui::controller;
using inarow::v0::ui::controller_names;
using inarow::v0::ui::decisive_moment;
using inarow::v0::ui::decisive_moment_of;
using inarow::v0::ui::difficulty_of;
using inarow::v0::ui::document;
using inarow::v0::ui::document_names;
using inarow::v0::ui::document_titles;
using inarow::v0::ui::edit;
using inarow::v0::ui::explanation;
using inarow::v0::ui::export_as;
using inarow::v0::ui::export_format;
using inarow::v0::ui::hint;
using inarow::v0::ui::hints;
using inarow::v0::ui::import_error;
using inarow::v0::ui::import_game;
using inarow::v0::ui::is_proven;
using inarow::v0::ui::is_quiet;
using inarow::v0::ui::is_right;
using inarow::v0::ui::jump;
using inarow::v0::ui::mark_kind;
using inarow::v0::ui::mark_kind_names;
using inarow::v0::ui::marks_of;
using inarow::v0::ui::max_page_side;
using inarow::v0::ui::misplaced_parenthesis;
using inarow::v0::ui::no_moves;
using inarow::v0::ui::no_such_ply;
using inarow::v0::ui::no_such_variation;
using inarow::v0::ui::not_now;
using inarow::v0::ui::not_one_of;
using inarow::v0::ui::own_moves;
using inarow::v0::ui::page_game;
using inarow::v0::ui::page_position;
using inarow::v0::ui::parse_action;
using inarow::v0::ui::parse_partial_state;
using inarow::v0::ui::parse_position_editor;
using inarow::v0::ui::parse_puzzle;
using inarow::v0::ui::parse_state;
using inarow::v0::ui::partial_state;
using inarow::v0::ui::play;
using inarow::v0::ui::position_editor;
using inarow::v0::ui::print_position_editor;
using inarow::v0::ui::print_puzzle;
using inarow::v0::ui::print_started_game;
using inarow::v0::ui::print_state;
using inarow::v0::ui::promote;
using inarow::v0::ui::puzzle;
using inarow::v0::ui::puzzle_answer;
using inarow::v0::ui::puzzle_kind;
using inarow::v0::ui::puzzle_kind_names;
using inarow::v0::ui::puzzle_maker;
using inarow::v0::ui::puzzles_of;
using inarow::v0::ui::redo;
using inarow::v0::ui::reduce;
using inarow::v0::ui::refusal;
using inarow::v0::ui::refused_move;
using inarow::v0::ui::refused_moves;
using inarow::v0::ui::refused_position;
using inarow::v0::ui::remove;
using inarow::v0::ui::repeated;
using inarow::v0::ui::reset;
using inarow::v0::ui::resume;
using inarow::v0::ui::review;
using inarow::v0::ui::sentence;
using inarow::v0::ui::sentence_capacity;
using inarow::v0::ui::sentence_of_part;
using inarow::v0::ui::sentence_text;
using inarow::v0::ui::shared_plies;
using inarow::v0::ui::show_hints;
using inarow::v0::ui::start;
using inarow::v0::ui::start_of;
using inarow::v0::ui::starter;
using inarow::v0::ui::starter_names;
using inarow::v0::ui::state;
using inarow::v0::ui::text_source;
using inarow::v0::ui::to_page_game;
using inarow::v0::ui::too_many_variations;
using inarow::v0::ui::undo;
using inarow::v0::ui::unreadable;
using inarow::v0::ui::unreadable_reason;
using inarow::v0::ui::variation;
using inarow::v0::ui::variations;
using inarow::v0::ui::winning_squares;
using inarow::v0::ui::without_moves;
using inarow::v0::ui::write_answer;
using inarow::v0::ui::write_answer_sentence;
using inarow::v0::ui::write_bounds_in_words;
using inarow::v0::ui::write_continuations;
using inarow::v0::ui::write_explanation;
using inarow::v0::ui::write_explanation_sentence;
using inarow::v0::ui::write_exported;
using inarow::v0::ui::write_flaw;
using inarow::v0::ui::write_headline;
using inarow::v0::ui::write_hints;
using inarow::v0::ui::write_imported;
using inarow::v0::ui::write_loaded;
using inarow::v0::ui::write_marks;
using inarow::v0::ui::write_opened;
using inarow::v0::ui::write_position_editor;
using inarow::v0::ui::write_puzzle;
using inarow::v0::ui::write_reduced;
using inarow::v0::ui::write_review;
using inarow::v0::ui::write_rules_sentence;
using inarow::v0::ui::write_score_in_words;
using inarow::v0::ui::write_task;
using inarow::v0::ui::write_value_in_words;
using inarow::v0::ui::write_view;
using inarow::v0::ui::write_with_player_names;
}  // namespace inarow::v0::ui

// What these games instantiate is in the module, so that no program does it again: the rules for
// boards of their sizes, and moves as texts of each length.
static_assert(inarow::is_drawn<inarow::play<
                  inarow::new_game<inarow::tic_tac_toe>, "top-left", "center", "bottom-right",
                  "top-center", "bottom-center", "bottom-left", "top-right", "middle-right",
                  "middle-left">>);
static_assert(inarow::is_ongoing<inarow::play<inarow::new_game<inarow::connect_four>, "4", 4>>);
static_assert(inarow::is_ongoing<inarow::play<inarow::new_game<inarow::gomoku>, "h8", "i10">>);
