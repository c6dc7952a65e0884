#include <fmt/format.h>

#include "cli/medievallons/table.h"

// The powers in a few words.

namespace roundtable::cli {

using namespace medievallons;

std::string power_of(Kind kind) {
  switch (kind) {
    case Kind::Assassin: return "discard a card out of any guild";
    case Kind::Artisan: return "take the top card of the discard pile";
    case Kind::Beggar: return "take a random card from whoever holds the most";
    case Kind::Jester: return "nothing; in a guild it counts as any type";
    case Kind::Knight: return "ask a player for a type: he gives one if he has it";
    case Kind::Merchant: return "swap two cards with a player";
    case Kind::Monk: return "draw two cards";
    case Kind::Noble: return "the next two players give you a card each";
    case Kind::Priest: return "look at a hand, take a card, give one of yours";
    case Kind::Ranger: return "take a card out of any guild into your hand";
    case Kind::Star: return "everybody draws a card";
    case Kind::Wizard: return "draw three, keep one, discard two";
    case Kind::Witch: return "use the power of any guild on the table";
  }
  return "";
}

namespace {

std::string begging(const View& view, int own) {
  int most = std::max(own, 1);
  std::vector<std::string> richest;
  for (const Seat seat : all_but(view.table, view.viewer.seat())) {
    const int size = view.hand_sizes[seat];
    if (size > most) richest.clear();
    most = std::max(most, size);
    if (size == most) richest.push_back(who(seat));
  }
  if (richest.empty()) return "draw a card: nobody holds as many as you";
  return fmt::format("take a random card from {} ({} cards)", listed(richest, "or"), most);
}

std::string nobles_gifts(const View& view) {
  const Table& table = view.table;
  const Seat me = view.viewer.seat();
  if (table.options.players == 2)
    return fmt::format("{} gives you a card, and you draw one", who(clockwise(table, me)));
  return fmt::format("{} and {} give you a card each", who(clockwise(table, me)), who(clockwise(table, me, 2)));
}

}  // namespace

std::string effect_of(const View& view, Kind kind, Spent spent) {
  const Table& table = view.table;
  const bool no_guild = table.laid.empty() && !spent.as_guild;
  switch (kind) {
    case Kind::Assassin:
    case Kind::Ranger: return no_guild ? "draw a card: there is no guild" : power_of(kind);
    case Kind::Artisan:
      if (table.pile.empty()) return "nothing: there is no discard pile";
      return fmt::format("take {} from the discard pile", one(table.pile.top()));
    case Kind::Beggar: return begging(view, view.hand.size() - spent.cards);
    case Kind::Jester: return spent.as_guild ? "no power" : power_of(kind);
    case Kind::Noble: return nobles_gifts(view);
    case Kind::Witch:
      return copyable(table).empty() ? "turn over a card of the deck and use its power" : power_of(kind);
    default: return power_of(kind);
  }
}

}  // namespace roundtable::cli
