#pragma once

// Medieval Academy in the terminal: the functions of cli/plain.h for its own view, state and events.

#include <vector>

#include "cli/terminal_offers.h"
#include "cli/terminal_table.h"
#include "engine/academy/game.h"

namespace roundtable::cli {

// `draw_board` draws the round and the tracks, `draw_players` the points and the played cards.
std::string draw_board(const academy::View& view, const Style& style);
std::string draw_players(const academy::View& view, const Names& names, const Style& style);
// True if the table should be drawn again before this question.
bool shows_table(const academy::View& view);
// The viewer's hand, with the cards they kept and passed.
std::string draw_hand(const academy::View& view, const Style& style);
// The question to the viewer as a sentence, and the legal choices with their effects.
std::string question_for(const academy::View& view);
std::vector<Offer> offers_for(const academy::View& view);
// The events that the viewer may know, as lines of text. Related small events share a line.
std::vector<std::string> told(const academy::Options& options, const std::vector<academy::Event>& events,
                              Viewer viewer);
// Points by source, the winner and the reason.
std::string draw_result(const academy::State& state, const Names& names, const Style& style);
// Help: the rules of the question with the signs of the drawing, and a summary of the game's rules.
std::string help_for(const academy::View& view, const Style& style);
std::string rules_of(const academy::Options& options, const Style& style);
// The output of a command that only this game has; empty for other words.
std::string shown_on_request(const academy::View& view, std::string_view word, const Style& style);
Milestone milestone_before(const academy::State& state, const academy::Event& event);
// One playthrough for each mode, advanced rule and variation, and one for all of them together.
template <>
std::vector<Playthrough> playthroughs_of<academy::Academy>();
template <>
std::vector<BenchTable> bench_tables_of<academy::Academy>();

// Helpers shared by the files of this folder.
constexpr int kTitleColumns = 15;  // of lines about tracks
std::string track_title(const academy::Options& options, academy::Track track);
std::string short_title(const academy::Options& options, academy::Track track);
std::string podium_text(const academy::Options& options, academy::Podium pay);      // `+3 +2 +1`
std::string ordinal(int number);                                                    // `1st`
std::string place_on(const academy::Row& row, academy::Squire squire);              // `2nd`, `last`
std::string colour_title(const academy::Options& options, academy::Squire squire);  // `Blue`
char letter_of(const academy::Options& options, academy::Squire squire);
std::string spaced(academy::CardSet cards);  // `E3 G5 K4`
bool is_own(const academy::View& view, academy::Squire squire);

}  // namespace roundtable::cli
