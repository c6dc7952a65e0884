#include <fmt/format.h>

#include "cli/medievallons/table.h"

// The result: guilds, cards in them, hands, and the reason for the victory.

namespace roundtable::cli {

using namespace medievallons;

namespace {

using Line = Score::Line;

// `Ann (Blue)`
std::string title(Seat seat, const Names& names) {
  return fmt::format("{} ({})", names[static_cast<std::size_t>(seat)], who(seat));
}

std::string ending(const OpenTable& table) {
  if (table.ending == Ending::MaxTurns)
    return fmt::format("The limit of {} turns is reached. ", table.options.max_turns);
  return "The deck has run out for the last time. ";
}

// The deciding criterion: the first of guilds, cards in guilds and hand size in which no other player equals the
// winners.
std::string reason(const Score& score, const OpenTable& table) {
  const Line best = score.lines[static_cast<std::size_t>(score.winners.lowest())];
  const auto others_with = [&](auto alike) {
    int count = 0;
    for (const Seat seat : everybody(table) - score.winners) {
      count += alike(score.lines[static_cast<std::size_t>(seat)]) ? 1 : 0;
    }
    return count;
  };
  const bool guilds_tie = others_with([&](const Line& line) { return line.guilds == best.guilds; }) > 0;
  const bool members_tie =
      others_with([&](const Line& line) { return line.guilds == best.guilds && line.members == best.members; }) > 0;
  if (members_tie)
    return fmt::format("as many guilds and cards in them as others, but most cards in hand ({})", best.hand);
  if (guilds_tie) return fmt::format("as many guilds as others, but most cards in them ({})", best.members);
  return fmt::format("most guilds ({})", best.guilds);
}

std::string winner_sentence(const State& state, const Names& names) {
  const OpenTable& table = state.table;
  const Score score = result(state);
  std::vector<std::string> winners;
  for (const Seat seat : score.winners) winners.push_back(title(seat, names));
  if (table.ending == Ending::ThirdGuild) return winners[0] + " laid a third guild and won.";
  if (score.winners == everybody(table)) return ending(table) + "All have the same and share the victory.";
  return ending(table) + fmt::format("{} {}: {}.", listed(winners), winners.size() == 1 ? "won" : "share the victory",
                                     reason(score, table));
}

}  // namespace

std::string draw_result(const State& state, const Names& names, const Style& style) {
  const OpenTable& table = state.table;
  const Score score = result(state);
  std::size_t who_columns = 0;
  for (const Seat seat : everybody(table)) who_columns = std::max(who_columns, title(seat, names).size());
  const int column = std::min(static_cast<int>(who_columns), 30) + 2;
  std::string text = style.faint("  " + padded("", column) + "guilds  cards in them  hand") + "\n";
  for (const Seat seat : everybody(table)) {
    const Line& line = score.lines[static_cast<std::size_t>(seat)];
    std::string row = "  " + padded(shortened(title(seat, names), column - 2), column) +
                      fmt::format("{:6}  {:13}  {:4}", line.guilds, line.members, line.hand);
    const char* between = "   ";
    for (const GuildAt at : guilds_of(table, seat)) {
      row += between + listed(table.guilds[at].cards());
      between = "; ";
    }
    text += wrapped(score.winners.has(seat) ? style.bold(row) : row, style.width, column + 34) + "\n";
  }
  return text + "\n" + wrapped(style.bold(winner_sentence(state, names)), style.width, 0) + "\n";
}

}  // namespace roundtable::cli
