#include <fmt/format.h>

#include <algorithm>

#include "cli/academy_table.h"

// The table in a few lines, for playthroughs.

namespace roundtable::cli {

using namespace academy;

namespace {

using Kind = Event::Kind;

// `B7 Y4 G4 R0`: from first to last, so of two on one square the upper one stands before the lower.
std::string ranked_discs(const Table& table, Track track) {
  std::vector<Squire> squires;
  each_squire(table, [&](Squire squire) { squires.push_back(squire); });
  const Row& row = table.tracks[track];
  std::sort(squires.begin(), squires.end(),
            [&](Squire a, Squire b) { return row[a].ahead_of(row[b]) || (row[a] == row[b] && a < b); });
  std::string text;
  for (const Squire squire : squires)
    text += fmt::format(" {}{}", letter_of(table.options, squire), row[squire].square());
  return text;
}

std::string tracks(const Table& table) {
  std::string text = "    tracks  ";
  for (const Track track : kAllTracks)
    text += fmt::format("{}{}{}", track == Track::Gallantry ? "" : " | ", name_of(track), ranked_discs(table, track));
  if (table.options.has(Variation::Knights)) text += fmt::format(" | cup {:+}", table.cup);
  return wrapped(text, 120, 12) + "\n";
}

std::string coats(const Table& table) {
  const auto points = table.ledger.points();
  std::string text;
  each_squire(table, [&](Squire squire) {
    std::string line = fmt::format("    {:<7} {:>3} ", table.options.colour(squire), points[squire]);
    Track last = kNoTrack;
    table.ledger.each_held(squire, [&](Coat coat) {
      if (coat.track != last) line += fmt::format(" {}", name_of(coat.track));
      last = coat.track;
      line += fmt::format(" {:+}", coat.value);
    });
    text += wrapped(line, 120, 16) + "\n";
  });
  return text;
}

}  // namespace

Milestone milestone_before(const State& state, const Event& event) {
  const Table& table = state.table;
  switch (event.kind) {
    case Kind::Ranked:
    case Kind::CoatEarned:
    case Kind::TokenTaken: return {"Scoring begins", tracks(table)};
    case Kind::RoundBegins:
      if (table.round == 1) return {};
      [[fallthrough]];
    case Kind::Ended: return {"The round has ended", tracks(table) + coats(table) + "\n"};
    default: return {};
  }
}

}  // namespace roundtable::cli
