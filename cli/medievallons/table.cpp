#include "cli/medievallons/table.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

// The table: cards, sizes of hands, and the viewer's knowledge of hands and deck.

namespace roundtable::cli {

using namespace medievallons;

namespace {

constexpr int kColour = 9;  // `> Yellow `
constexpr int kName = 14;
constexpr int kHand = 5;
constexpr int kSmallDeck = 10;  // up to this size the contents of the deck are shown

std::string heading(const View& view, const Style& style) {
  const OpenTable& table = view.table;
  return style.bold(fmt::format("Turn {} of {}, {}'s", table.turn, table.options.max_turns, who(table.active)));
}

std::string deck(const View& view, const Style& style) {
  const std::string breaker = view.table.yellow ? style.paint("1;93", "yellow") : style.paint("1;91", "red");
  return fmt::format("deck {}, Cycle-Breaker {}", view.deck_size, breaker);
}

std::string pile(const OpenTable& table, const Style& style) {
  if (table.pile.empty()) return "no discard pile";
  return fmt::format("discard pile {}, on top {}", table.pile.size(), style.bold(one(table.pile.top())));
}

std::string guilds_text(const OpenTable& table, Seat seat) {
  std::string text;
  for (const GuildAt at : guilds_of(table, seat)) {
    text +=
        fmt::format("{}{} {}", text.empty() ? "" : "   ", medievallons::text_of(at), listed(table.guilds[at].cards()));
  }
  return text.empty() ? "-" : text;
}

// `> Yellow random bot   `
std::string player(Seat seat, bool own, const Names& names, const Style& style) {
  const auto number = static_cast<std::size_t>(seat);
  const std::string colour = own ? std::string(kSeatPaint[number]) + ";4" : kSeatPaint[number];
  return padded((own ? "> " : "  ") + style.paint(colour, who(seat)), kColour) +
         padded(shortened(names[number], kName - 1), kName);
}

// Kinds whose cards are all visible or in a known place.
CardKinds all_found(const View& view, const Certain& sure) {
  Cards rest = unseen(view);
  for (const Seat place : everybody(view.table)) rest = rest - sure.known[place];
  return kAllKinds - rest.kinds();
}

std::string names_of(CardKinds kinds, std::string_view last) {
  std::vector<std::string> names;
  for (const CardKind kind : kinds) names.push_back(many(kind));
  return listed(names, last);
}

}  // namespace

std::string known_of(const View& view, const Certain& sure, Seat place) {
  constexpr int kManyKinds = 6;
  const int size = size_of(view, place);
  const Cards known = sure.known[place];
  if (size == 0) return "";
  if (known.size() == size) return "all of it, " + medievallons::listed(known);
  std::vector<std::string> parts;
  if (!known.empty()) parts.push_back(medievallons::listed(known));
  const CardKinds exact = sure.exact[place] - all_found(view, sure);
  const CardKinds none = exact - known.kinds();
  if (none.size() > kManyKinds) {
    const CardKinds possible = kAllKinds - sure.exact[place];
    parts.push_back(fmt::format("{}only {}", known.empty() ? "" : "besides ", names_of(possible, "or")));
  } else {
    if (!none.empty()) parts.push_back("no " + names_of(none, "or"));
    if (none != exact) parts.push_back("no more " + names_of(exact & known.kinds(), "or"));
  }
  return fmt::format("{}", fmt::join(parts, "; "));
}

// During the viewer's own power only their own deed has changed the table, and the choices show the details. Guild
// questions are the exception.
bool shows_table(const View& view) {
  const Question question = view.table.question;
  return !view.viewer.is(view.table.active) || question == Question::Turn || question == Question::Card ||
         question == Question::Copy;
}

std::string draw_board(const View& view, const Style& style) {
  if (view.table.question == Question::Over) return "";  // the result shows the table
  const std::string line = heading(view, style) + "   " + deck(view, style) + "   " + pile(view.table, style);
  return wrapped(line, style.width, 2) + "\n";
}

std::string draw_players(const View& view, const Names& names, const Style& style) {
  const OpenTable& table = view.table;
  if (table.question == Question::Over) return "";
  const Certain sure = certain(view);
  constexpr int kSide = kColour + kName + kHand + 2;
  std::string text = style.faint(padded("", kColour + kName) + padded_left("hand", kHand) + "  guilds") + "\n";
  const auto add_note = [&](const std::string& note) {
    text += style.faint(wrapped(std::string(kColour, ' ') + note, style.width, kColour + 2)) + "\n";
  };
  for (const Seat seat : everybody(table)) {
    const bool own = view.viewer.is(seat);
    const std::string line =
        player(seat, own, names, style) + padded_left(std::to_string(view.hand_sizes[seat]), kHand) + "  ";
    text += line + wrapped(guilds_text(table, seat), style.width - kSide, 0) + "\n";
    const std::string known = own ? "" : known_of(view, sure, seat);
    if (!known.empty()) add_note("you know: " + known);
  }
  const std::string known = view.deck_size > kSmallDeck ? "" : known_of(view, sure, view.viewer.seat());
  if (!known.empty()) add_note("you know of the deck: " + known);
  const CardKinds found = all_found(view, sure);
  if (found == kAllKinds)
    add_note("you know where every card is");
  else if (!found.empty())
    add_note("you know where all " + names_of(found, "and") + " are");
  return text;
}

std::string draw_hand(const View& view, const Style& style) {
  const std::string title = fmt::format("Your hand ({})  ", view.hand.size());
  return wrapped(title + style.bold(listed(view.hand)), style.width, columns_of(title)) + "\n";
}

std::string shown_on_request(const View& view, std::string_view word, const Style& style) {
  if (word != "pile") return "";
  const Pile& pile = view.table.pile;
  std::vector<std::string> cards;
  for (int i = pile.size() - 1; i >= 0; --i) cards.push_back(singular(pile[i]));
  const std::string list = cards.empty() ? "empty" : fmt::format("{}", fmt::join(cards, ", "));
  return wrapped("The discard pile from the top: " + list, style.width, 2) + "\n";
}

}  // namespace roundtable::cli
