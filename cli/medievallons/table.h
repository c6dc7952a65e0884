#pragma once

// Medievallons in the terminal: the functions of cli/plain.h for its own view, state and events.

#include "cli/terminal_offers.h"
#include "cli/terminal_table.h"
#include "engine/medievallons/game.h"
#include "engine/medievallons/imagine/certain.h"

namespace roundtable::cli {

std::string draw_board(const medievallons::View& view, const Style& style);
std::string draw_players(const medievallons::View& view, const Names& names, const Style& style);
bool shows_table(const medievallons::View& view);
std::string draw_hand(const medievallons::View& view, const Style& style);
std::string question_for(const medievallons::View& view);
std::vector<Offer> offers_for(const medievallons::View& view);
std::vector<std::string> told(const medievallons::Options& options, const std::vector<medievallons::Event>& events,
                              Viewer viewer);
std::string draw_result(const medievallons::State& state, const Names& names, const Style& style);
std::string help_for(const medievallons::View& view, const Style& style);
std::string rules_of(const medievallons::Options& options, const Style& style);
std::string shown_on_request(const medievallons::View& view, std::string_view word, const Style& style);
Milestone milestone_before(const medievallons::State& state, const medievallons::Event& event);
// One playthrough for every number of players and every ending.
template <>
std::vector<Playthrough> playthroughs_of<medievallons::Medievallons>();

// Helpers shared by the files of this folder.

// `2 Knights; no Monks`: the viewer's certain knowledge of a hand or, for the viewer's own seat, of the deck. Kinds
// whose cards are all found are omitted.
std::string known_of(const medievallons::View& view, const medievallons::Certain& sure, Seat place);

}  // namespace roundtable::cli
