#pragma once

// Medievallons in the terminal, as plainly as it goes: the same functions as academy_table.h for its own view, state
// and events.

#include "cli/academy_table.h"

namespace roundtable::cli {

std::string draw_board(const medievallons::View& view, const Style& style);
std::string draw_players(const medievallons::View& view, const Names& names, const Style& style);
std::string draw_hand(const medievallons::View& view, const Style& style);
std::string question_for(const medievallons::View& view);
std::vector<Offer> offers_for(const medievallons::View& view);
std::vector<std::string> told(const medievallons::Options& options, const std::vector<medievallons::Event>& events,
                              Viewer viewer);
std::string draw_result(const medievallons::State& state, const Names& names, const Style& style);
std::string help_for(const medievallons::View& view, const Style& style);
std::string rules_of(const medievallons::Options& options, const Style& style);
Milestone milestone_of(const medievallons::Event& event);
std::string summary_of(const medievallons::State& state, Milestone milestone);

}  // namespace roundtable::cli
