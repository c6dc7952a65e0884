#include <fmt/format.h>

#include "cli/medievallons/table.h"

// Help for players who know the game: how to answer, every power, a summary of the rules.

namespace roundtable::cli {

using namespace medievallons;

namespace {

std::string power_line(const KindName& name) {
  const PowerWords& words = words_of(name.kind);
  return fmt::format("{} {:<9}{}{}{}", name.letter, singular(name.kind), words.does,
                     words.fine_print.empty() ? "" : "; ", words.fine_print);
}

std::string seats(const OpenTable& table) {
  std::string text;
  for (const Seat seat : everybody(table)) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", index(seat), who(seat));
  }
  return text;
}

}  // namespace

std::string help_for(const View& view, const Style& style) {
  const std::vector<std::string> lines = {
      "Type the number of a choice, or its name or the start of it: knight, K, guild K 3+1.",
      "Commands: hint (a bot's advice), undo (take back your last choice), table (show the table again), "
      "pile (the whole discard pile), log (recent "
      "events; log all), rules, quit.",
      fmt::format("1.2 is the second guild of seat 1 ({}). K 3+1 is three Knights and a Jester.", seats(view.table)),
      "`You know` lists cards that you are sure of: seen, given, asked for, or counted out of eight of each type."};
  std::string text = paragraphs(lines, style.width);
  for (const KindName& name : kKindNames) text += "  " + wrapped(power_line(name), style.width - 2, 13) + "\n";
  return text;
}

std::string rules_of(const Options& options, const Style& style) {
  // NOLINTBEGIN(bugprone-suspicious-missing-comma): some are lines in pieces
  const std::vector<std::string> lines = {
      "104 cards, eight of each of 13 types (? has their powers); six each to begin with. There is no hand limit, and "
      "cards come only from powers.",
      "A turn is one action: play a card for its power and discard it; lay a guild, three or more cards of a type; "
      "use a guild of yours that lies there; or add cards to one. Laying and adding use the guild's power, too.",
      "Jesters count as any type in a guild. A guild of Jesters alone has no power, until cards of a type join it.",
      "A guild that falls to two cards goes back to its owner's hand.",
      "The first player with a third guild wins at once.",
      "Without a card and without a guild you draw two; without a card and with a guild that can do nothing, one.",
      "When the deck runs out the first time (red turns to yellow) the discard pile, but for its top card, is the new "
      "deck. The second time the game ends at once, even during a power.",
      fmt::format("It also ends after {} turns. Then most guilds win, then most cards in guilds, then most cards in "
                  "hand.",
                  options.max_turns),
      "Full rules with all rulings: docs/rules-medievallons.md."};
  // NOLINTEND(bugprone-suspicious-missing-comma)
  return paragraphs(lines, style.width);
}

}  // namespace roundtable::cli
