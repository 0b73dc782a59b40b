// SPDX-License-Identifier: BSL-1.0
// The module inarow: all that <inarow/everything.hpp> declares for users.
// scripts/module.py writes this file. Edit the headers instead of this file.
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
using inarow::v0::board_row;
using inarow::v0::can_force_a_win;
using inarow::v0::cases;
using inarow::v0::challenge;
using inarow::v0::check;
using inarow::v0::completes_line;
using inarow::v0::connect_four;
using inarow::v0::convention;
using inarow::v0::convention_names;
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
using inarow::v0::game_constant;
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
using inarow::v0::hidden;
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
using inarow::v0::is_on_board;
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
using inarow::v0::linked_move;
using inarow::v0::made_by;
using inarow::v0::mark;
using inarow::v0::mark_of;
using inarow::v0::match;
using inarow::v0::misere;
using inarow::v0::move;
using inarow::v0::move_scores;
using inarow::v0::move_set;
using inarow::v0::move_text;
using inarow::v0::must;
using inarow::v0::name_of;
using inarow::v0::new_game;
using inarow::v0::next_game;
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
using inarow::v0::position_view;
using inarow::v0::previous_game;
using inarow::v0::principal_variation;
using inarow::v0::reachable;
using inarow::v0::read;
using inarow::v0::reply;
using inarow::v0::resolve;
using inarow::v0::result;
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
using inarow::v0::started;
using inarow::v0::started_from;
using inarow::v0::starting_with;
using inarow::v0::status;
using inarow::v0::status_names;
using inarow::v0::status_of;
using inarow::v0::take_back;
using inarow::v0::tic_tac_toe;
using inarow::v0::try_play;
using inarow::v0::typed;
using inarow::v0::typed_game;
using inarow::v0::unplayed;
using inarow::v0::unplayed_game;
using inarow::v0::valid_rules;
using inarow::v0::value;
using inarow::v0::value_of;
using inarow::v0::who_won;
using inarow::v0::winner_of;
using inarow::v0::winner_of_line;
using inarow::v0::wins;
using inarow::v0::wins_with;
using inarow::v0::won_by;
using inarow::v0::won_game;
using inarow::v0::writable;
using inarow::v0::write_value;
using inarow::v0::written_in;
}  // namespace inarow::v0

export namespace inarow::inline v0::column_numbers {
using inarow::v0::column_numbers::column_number;
using enum inarow::v0::column_numbers::column_number;
}  // namespace inarow::v0::column_numbers

export namespace inarow::inline v0::draw {
using inarow::v0::draw::around;
using inarow::v0::draw::ascii;
using inarow::v0::draw::board;
using inarow::v0::draw::board_style;
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
using inarow::v0::draw::named_glyphs;
using inarow::v0::draw::nearest_to_zero;
using inarow::v0::draw::nowhere;
using inarow::v0::draw::picture;
using inarow::v0::draw::player_name;
using inarow::v0::draw::plot;
using inarow::v0::draw::plot_style;
using inarow::v0::draw::plot_svg;
using inarow::v0::draw::row_label;
using inarow::v0::draw::score_after;
using inarow::v0::draw::style;
using inarow::v0::draw::svg;
using inarow::v0::draw::svg_style;
using inarow::v0::draw::unicode;
using inarow::v0::draw::whole;
using inarow::v0::draw::window;
}  // namespace inarow::v0::draw

export namespace inarow::inline v0::messages {
using inarow::v0::messages::argument;
using inarow::v0::messages::english;
using inarow::v0::messages::phrase;
using inarow::v0::messages::phrase_of;
using inarow::v0::messages::phrases;
using inarow::v0::messages::player_text;
using inarow::v0::messages::record_phrases;
using inarow::v0::messages::refusal_sentence;
using inarow::v0::messages::sentence;
using inarow::v0::messages::sentence_capacity;
using inarow::v0::messages::sentence_text;
using inarow::v0::messages::write_annotation;
using inarow::v0::messages::write_better_moves;
using inarow::v0::messages::write_book_limits;
using inarow::v0::messages::write_end;
using inarow::v0::messages::write_game_value;
using inarow::v0::messages::write_moves_left;
using inarow::v0::messages::write_phrase;
using inarow::v0::messages::write_player;
using inarow::v0::messages::write_refusal;
using inarow::v0::messages::write_refuted_claim;
using inarow::v0::messages::write_score;
using inarow::v0::messages::write_turn_text;
using inarow::v0::messages::write_variation;
using inarow::v0::messages::write_warning;
}  // namespace inarow::v0::messages

export namespace inarow::inline v0::notation {
using inarow::v0::notation::apply_moves;
using inarow::v0::notation::can_print;
using inarow::v0::notation::can_print_sgf;
using inarow::v0::notation::charset_of;
using inarow::v0::notation::default_for;
using inarow::v0::notation::expected_token;
using inarow::v0::notation::find_link;
using inarow::v0::notation::find_property;
using inarow::v0::notation::game_reader;
using inarow::v0::notation::illegal_moves_text;
using inarow::v0::notation::is_loss;
using inarow::v0::notation::is_part_of_game;
using inarow::v0::notation::kind;
using inarow::v0::notation::kind_names;
using inarow::v0::notation::kind_titles;
using inarow::v0::notation::letter_of;
using inarow::v0::notation::link_text;
using inarow::v0::notation::misplaced_parenthesis;
using inarow::v0::notation::name_of;
using inarow::v0::notation::named_rules;
using inarow::v0::notation::next_move_text;
using inarow::v0::notation::not_a_game;
using inarow::v0::notation::other_board_size;
using inarow::v0::notation::other_rules;
using inarow::v0::notation::parse;
using inarow::v0::notation::parse_position;
using inarow::v0::notation::parse_rules;
using inarow::v0::notation::play_moves;
using inarow::v0::notation::print;
using inarow::v0::notation::print_moves;
using inarow::v0::notation::print_position;
using inarow::v0::notation::print_rows;
using inarow::v0::notation::print_rules;
using inarow::v0::notation::print_rules_in_cpp;
using inarow::v0::notation::print_rules_name;
using inarow::v0::notation::print_sgf;
using inarow::v0::notation::property;
using inarow::v0::notation::read;
using inarow::v0::notation::read_games;
using inarow::v0::notation::read_moves_tree;
using inarow::v0::notation::reader;
using inarow::v0::notation::record;
using inarow::v0::notation::record_defaults;
using inarow::v0::notation::record_error;
using inarow::v0::notation::record_lines;
using inarow::v0::notation::record_node;
using inarow::v0::notation::record_warning;
using inarow::v0::notation::rules_by_name;
using inarow::v0::notation::score_form;
using inarow::v0::notation::score_offset;
using inarow::v0::notation::set_text;
using inarow::v0::notation::syntax_error;
using inarow::v0::notation::text_layout;
using inarow::v0::notation::text_of;
using inarow::v0::notation::text_of_value;
using inarow::v0::notation::value_of_text;
}  // namespace inarow::v0::notation

export namespace inarow::inline v0::notation::algebraic {
using inarow::v0::notation::algebraic::print;
using inarow::v0::notation::algebraic::read;
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
using inarow::v0::notation::names::has_names;
using inarow::v0::notation::names::print;
using inarow::v0::notation::names::read;
}  // namespace inarow::v0::notation::names

export namespace inarow::inline v0::notation::openspiel {
using inarow::v0::notation::openspiel::print;
using inarow::v0::notation::openspiel::read;
}  // namespace inarow::v0::notation::openspiel

export namespace inarow::inline v0::notation::xy {
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
using inarow::v0::solve::check_proof;
using inarow::v0::solve::choice;
using inarow::v0::solve::choose;
using inarow::v0::solve::default_limits;
using inarow::v0::solve::defended_variation;
using inarow::v0::solve::evaluation_limit;
using inarow::v0::solve::evaluation_policy;
using inarow::v0::solve::for_first;
using inarow::v0::solve::forced_win;
using inarow::v0::solve::game_counts;
using inarow::v0::solve::heuristic_search;
using inarow::v0::solve::heuristic_table;
using inarow::v0::solve::illegal_level;
using inarow::v0::solve::instalment;
using inarow::v0::solve::is_exact;
using inarow::v0::solve::is_likely_solvable;
using inarow::v0::solve::judge;
using inarow::v0::solve::judged;
using inarow::v0::solve::judgment;
using inarow::v0::solve::judgment_names;
using inarow::v0::solve::known_proof;
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
using inarow::v0::solve::open_proof;
using inarow::v0::solve::opened_proof;
using inarow::v0::solve::outcome;
using inarow::v0::solve::outcome_query;
using inarow::v0::solve::perft;
using inarow::v0::solve::playout;
using inarow::v0::solve::principal_variation;
using inarow::v0::solve::principal_variation_query;
using inarow::v0::solve::proof_error;
using inarow::v0::solve::proven_lengths;
using inarow::v0::solve::proven_outcome;
using inarow::v0::solve::reply;
using inarow::v0::solve::resources;
using inarow::v0::solve::root_move;
using inarow::v0::solve::scored_move;
using inarow::v0::solve::search_line;
using inarow::v0::solve::search_observer;
using inarow::v0::solve::search_options;
using inarow::v0::solve::search_policy;
using inarow::v0::solve::search_result;
using inarow::v0::solve::search_stats;
using inarow::v0::solve::sentence_of;
using inarow::v0::solve::simd_xoroshiro;
using inarow::v0::solve::solver;
using inarow::v0::solve::stop_source;
using inarow::v0::solve::strategy_fault;
using inarow::v0::solve::strategy_verifier;
using inarow::v0::solve::supports_strategy;
using inarow::v0::solve::tree_search;
using inarow::v0::solve::tree_search_settings;
using inarow::v0::solve::unproven;
using inarow::v0::solve::unsolved;
using inarow::v0::solve::value;
using inarow::v0::solve::value_query;
using inarow::v0::solve::vcf_search;
using inarow::v0::solve::winning_proof;
using inarow::v0::solve::wins;
using inarow::v0::solve::write_book;
}  // namespace inarow::v0::solve

export namespace inarow::inline v0::squares {
using enum inarow::v0::squares::square_name;
using inarow::v0::squares::square_name;
}  // namespace inarow::v0::squares

// The module contains the templates that these games instantiate, so that programs need not
// instantiate them again: the rules for boards of these sizes, and move texts of each length.
static_assert(inarow::is_drawn<inarow::play<
                  inarow::new_game<inarow::tic_tac_toe>, "top-left", "center", "bottom-right",
                  "top-center", "bottom-center", "bottom-left", "top-right", "middle-right",
                  "middle-left">>);
static_assert(inarow::is_ongoing<inarow::play<inarow::new_game<inarow::connect_four>, "4", 4>>);
static_assert(inarow::is_ongoing<inarow::play<inarow::new_game<inarow::gomoku>, "h8", "i10">>);
