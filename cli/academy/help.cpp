#include <fmt/format.h>

#include "cli/academy/rules.h"

// Help for players who know the game: rules of the current question, the signs, a summary of the rules.

namespace roundtable::cli {

using namespace academy;

namespace {

std::string reminder(const OpenTable& table) {
  switch (table.phase) {
    case Phase::Draft:
      return "Draft: all keep one card at the same time and pass the rest, until each has five. Four of them are "
             "played, "
             "the fifth is discarded unseen.";
    case Phase::Split:
      return "Split: both make two piles of three and show them. Each takes one of the other's piles and gets one of "
             "their own back.";
    case Phase::Choose: return "The pile that you take is yours; the other goes back to its maker.";
    case Phase::Assign: return "Each squire plays their three cards one after another; none is left over.";
    case Phase::Play:
      return "Play: the disc moves up by the card's value and lands on top of the discs there. A sword goes to either "
             "of "
             "its two tracks.";
    case Phase::NeutralSword: return "The first player of the round chooses for the neutral squire.";
    case Phase::Bonus:
      return "Gallantry pays in moves: first 3 squares, second 2, third 1 (with four or more squires), on one track.";
    default: return text_of_rules(table.options, [&](const DrawnRule& rule) { return rule.reminder(table.phase); });
  }
}

}  // namespace

std::string help_for(const View& view, const Style& style) {
  // NOLINTBEGIN(bugprone-suspicious-missing-comma): one line in three pieces
  const std::vector<std::string> lines = {
      reminder(view.table), "Type the number of a choice, or its name or the start of it: S4 j, q5, jousts.",
      "Commands: hint (a bot's advice), undo (take back your last choice), table (show the table again), "
      "log (recent events; log all), rules, quit.",
      "Tracks: squares 0 to 19; further right is ahead, in a stack too (the rightmost lies on top). All discs on "
      "square 0 "
      "are last. B' has gone round once: square 3 with ' is 23.",
      "`now` scores at the end of this round, R3 at the end of round 3. A ? is a coat that you have not seen."};
  // NOLINTEND(bugprone-suspicious-missing-comma)
  return paragraphs(lines, style.width);
}

std::string rules_of(const Options& options, const Style& style) {
  const Values& values = options.values;
  const bool four = options.four_or_more();
  std::vector<std::string> lines = {
      "Six rounds: draft five cards, play four, each moving your disc on its track. Then tracks score by rank:",
      fmt::format("Gallantry: first and second{} move one disc 3, 2{} squares up.", four ? " and third" : "",
                  four ? ", 1" : ""),
      fmt::format("Jousts, Tournaments: +3, +2{}. Education: the last -3, the one before -1.", four ? ", +1" : ""),
      "King's Service, rounds 3 and 6: +6 on squares 6 to 11, +12 on 12.",
      fmt::format("Round 6: Quests {:+}, {:+}{}; Charity: the last {}, the one before {}.", values.quests[0],
                  values.quests[1], four ? fmt::format(", {:+}", values.quests[2]) : "", values.charity[0],
                  values.charity[1]),
      "Square 0 earns nothing and is always last. After round 3 all but Quests and Charity start again.",
      "Most points win; a tie goes to the higher on Gallantry."};
  if (options.karadoc())
    lines.emplace_back(
        "karadoc: a neutral squire keeps the highest card and plays at random; the first player decides the rest.");
  if (options.lancelot())
    lines.emplace_back(
        "lancelot: you run two squires; your score is their sum. Six cards, piles of three, three for each squire.");
  for (const DrawnRule* rule : rules_at(options)) lines.push_back(rule->summary());
  if (options.edition != Edition::Common)
    lines.push_back(fmt::format("edition: where the printed boxes differ, the {} one is followed (ruling A40).",
                                kEditionNames[static_cast<std::size_t>(options.edition)]));
  lines.emplace_back("Full rules with all rulings: docs/rules-academy.md.");
  return paragraphs(lines, style.width);
}

std::string shown_on_request(const View& /*view*/, std::string_view /*word*/, const Style& /*style*/) { return ""; }

}  // namespace roundtable::cli
