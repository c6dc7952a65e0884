#include <fmt/format.h>

#include "cli/medievallons/table.h"

// The table in a few lines, for playthroughs.

namespace roundtable::cli {

using namespace medievallons;

namespace {

std::string pile_text(const Pile& pile) {
  std::string text;
  for (int i = 0; i < pile.size(); ++i) text += letter_of(pile[i]);
  return text;
}

std::string summed_up(const State& state) {
  const OpenTable& table = state.table;
  std::string text = wrapped(fmt::format("    deck {}, {} | pile {}", state.secrets.deck.size(),
                                         table.yellow ? "yellow" : "red", pile_text(table.pile)),
                             120, 8) +
                     "\n";
  for (const Seat seat : everybody(table)) {
    const Cards hand = state.secrets.hands[seat];
    std::string line = fmt::format("    {:<7} {}", who(seat), hand.empty() ? "-" : medievallons::text_of(hand));
    for (const GuildAt at : guilds_of(table, seat)) {
      line += fmt::format(" | {} {}", medievallons::text_of(at), medievallons::text_of(table.guilds[at].cards()));
    }
    text += wrapped(line, 120, 12) + "\n";
  }
  return text;
}

}  // namespace

// A milestone after every full round of turns.
Milestone milestone_before(const State& state, const Event& event) {
  if (event.kind == Event::Kind::Ended) return {"At the end", summed_up(state)};
  const bool all_had_one = event.kind == Event::Kind::TurnBegins && event.number > 1 &&
                           (event.number - 1) % state.table.options.players == 0;
  return all_had_one ? Milestone{fmt::format("Before turn {}", event.number), summed_up(state)} : Milestone();
}

// These seeds together show every power played, laid, used again, extended and revealed, and every ending.
template <>
std::vector<Playthrough> playthroughs_of<Medievallons>() {
  return {
      {"two", "medievallons", 2, "{}", 71},          {"three", "medievallons", 3, "{}", 168},
      {"four", "medievallons", 4, "{}", 104},        {"five", "medievallons", 5, "{}", 6},
      {"third-guild", "medievallons", 3, "{}", 328}, {"max-turns", "medievallons", 3, R"({"maxTurns":30})", 252},
  };
}

}  // namespace roundtable::cli
