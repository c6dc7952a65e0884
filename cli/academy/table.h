#pragma once

// Medieval Academy in the terminal: what cli/plain.h explains, for its own view, state and events.

#include <vector>

#include "cli/terminal_offers.h"
#include "cli/terminal_table.h"
#include "engine/academy/game.h"

namespace roundtable::cli {

// What lies on the table: the round and the tracks; then who has how many points, and played what.
std::string draw_board(const academy::View& view, const Style& style);
std::string draw_players(const academy::View& view, const Names& names, const Style& style);
// Whether a change on the table is worth drawing it again before this question.
bool shows_table(const academy::View& view);
// What the viewer holds, kept and passed on.
std::string draw_hand(const academy::View& view, const Style& style);
// What is asked of the viewer, in a sentence, and the answers with what each would do.
std::string question_for(const academy::View& view);
std::vector<Offer> offers_for(const academy::View& view);
// What happened, in lines; events as the viewer may know them. Small things that belong together share a line.
std::vector<std::string> told(const academy::Options& options, const std::vector<academy::Event>& events,
                              Viewer viewer);
// Points by source, who won and why.
std::string draw_result(const academy::State& state, const Names& names, const Style& style);
// A reminder of the question's rules and of the drawing's signs; and the whole game in short.
std::string help_for(const academy::View& view, const Style& style);
std::string rules_of(const academy::Options& options, const Style& style);
// What the game shows for a word of its own; empty if the word means nothing.
std::string shown_on_request(const academy::View& view, std::string_view word, const Style& style);
Milestone milestone_before(const academy::State& state, const academy::Event& event);
// One for every mode, advanced rule and variation, and for all of them together.
template <>
std::vector<Playthrough> playthroughs_of<academy::Academy>();
template <>
std::vector<BenchTable> bench_tables_of<academy::Academy>();

// The parts that they share.
std::string track_title(const academy::Options& options, academy::Track track);
std::string colour_title(const academy::Options& options, academy::Squire squire);  // `Blue`
char letter_of(const academy::Options& options, academy::Squire squire);
std::string spaced(academy::CardSet cards);  // `E3 G5 K4`
bool is_own(const academy::View& view, academy::Squire squire);

}  // namespace roundtable::cli
