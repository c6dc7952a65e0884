#include "cli/medievallons_table.h"

#include <fmt/format.h>

namespace roundtable::cli {

using namespace medievallons;

std::string draw_board(const View& view, const Style& style) {
  const Table& table = view.table;
  return style.bold(fmt::format("Turn {}", table.turn)) +
         fmt::format(": deck {} ({}), discard pile {}, on top {}\n", view.deck_size, table.yellow ? "yellow" : "red",
                     table.pile.size(), table.pile.empty() ? "nothing" : medievallons::text_of(table.pile.top()));
}

std::string draw_players(const View& view, const Names& names, const Style& /*style*/) {
  const Table& table = view.table;
  std::string text;
  for (const Seat seat : everybody(table)) {
    text += fmt::format("  {} {:7} {:14} hand {:2} ", seat == table.active ? '>' : ' ',
                        medievallons::kColours[static_cast<std::size_t>(seat)], names[static_cast<std::size_t>(seat)],
                        view.hand_sizes[seat]);
    for (const GuildAt at : table.laid.of(seat)) {
      text += fmt::format("  {}: {}", medievallons::text_of(at), medievallons::text_of(table.guilds[at].cards()));
    }
    text += "\n";
  }
  return text;
}

std::string draw_hand(const View& view, const Style& /*style*/) {
  std::string text = "Your hand: " + medievallons::text_of(view.hand) + "\n";
  if (!view.drawn.empty()) text += "You drew: " + medievallons::text_of(view.drawn) + "\n";
  return text;
}

std::string question_for(const View& view) { return medievallons::question(view.table); }

std::vector<Offer> offers_for(const View& view) {
  std::vector<Offer> offers;
  for (const Action action : medievallons::legal(view)) {
    Offer offer{.key = std::to_string(offers.size() + 1)};
    offer.text = offer.name = medievallons::text_of(view.table.options, action);
    offers.push_back(offer);
  }
  return offers;
}

std::vector<std::string> told(const Options& options, const std::vector<Event>& events, Viewer viewer) {
  std::vector<std::string> lines;
  for (const Event& event : events) {
    std::string line = medievallons::sentence(options, medievallons::seen_by(event, viewer));
    if (!line.empty()) lines.push_back(std::move(line));
  }
  return lines;
}

std::string draw_result(const State& state, const Names& names, const Style& /*style*/) {
  const Score score = result(state);
  std::string text;
  for (const Seat seat : everybody(state.table)) {
    const auto& line = score.lines[static_cast<std::size_t>(seat)];
    text += fmt::format("  {:7} {:14} guilds {}, cards in them {:2}, hand {:2}{}\n",
                        medievallons::kColours[static_cast<std::size_t>(seat)], names[static_cast<std::size_t>(seat)],
                        line.guilds, line.members, line.hand,
                        !score.winners.has(seat)    ? ""
                        : score.winners.size() == 1 ? "   wins"
                                                    : "   shares the victory");
  }
  return text + fmt::format("  ended by {}\n", medievallons::name_of(state.table.ending));
}

std::string help_for(const View& view, const Style& /*style*/) { return question_for(view) + "\n"; }

std::string rules_of(const Options& /*options*/, const Style& /*style*/) {
  std::string letters;
  for (const KindName& kind : kKindNames) letters += fmt::format(" {} {}", kind.letter, kind.id);
  return "Play a card for its power, or lay, activate or extend a guild of three. A third guild wins at once;\n"
         "otherwise most guilds when the deck has run out twice.\n" +
         wrapped("Letters:" + letters, 100, 2) + "\n";
}

Milestone milestone_of(const Event& /*event*/) { return Milestone::None; }
std::string summary_of(const State& /*state*/, Milestone /*milestone*/) { return ""; }

}  // namespace roundtable::cli
