#include <fmt/format.h>

#include <algorithm>

#include "cli/academy/table.h"

// The table in a few lines for playthroughs, and the lists of playthroughs and of benchmark tables.

namespace roundtable::cli {

using namespace academy;

namespace {

using Kind = Event::Kind;

// `B7 Y4 G4 R0`: in ranking order, so of two discs on one square the upper one comes first.
std::string ranked_discs(const OpenTable& table, Track track) {
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

std::string tracks(const OpenTable& table) {
  std::string text = "    tracks  ";
  for (const Track track : kAllTracks)
    text += fmt::format("{}{}{}", track == Track::Gallantry ? "" : " | ", name_of(track), ranked_discs(table, track));
  if (table.options.has(Variation::Knights)) text += fmt::format(" | cup {:+}", table.cup);
  return wrapped(text, 120, 12) + "\n";
}

std::string coats(const OpenTable& table) {
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
  const OpenTable& table = state.table;
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

template <>
std::vector<Playthrough> playthroughs_of<Academy>() {
  const std::string all =
      R"("advanced":["lift","stepback","orderedreset"],"variations":["knights","bet","codex","scrolls","dragon","alms"]})";
  return {
      {"base3", "academy", 3, "{}", 3},
      {"base4", "academy", 4, "{}", 4},
      {"base5", "academy", 5, "{}", 5},
      {"karadoc", "academy", 2, R"({"two":"karadoc"})", 6},
      {"lancelot", "academy", 2, R"({"two":"lancelot"})", 7},
      {"lift", "academy", 4, R"({"advanced":["lift"]})", 8},
      {"stepback", "academy", 4, R"({"advanced":["stepback"]})", 9},
      {"orderedreset", "academy", 4, R"({"advanced":["orderedreset"]})", 10},
      {"knights", "academy", 4, R"({"variations":["knights"]})", 11},
      {"bet", "academy", 4, R"({"variations":["bet"]})", 12},
      {"codex", "academy", 4, R"({"variations":["codex"]})", 13},
      {"scrolls", "academy", 4, R"({"variations":["scrolls"]})", 14},
      {"dragon", "academy", 4, R"({"variations":["dragon"]})", 15},
      {"alms", "academy", 4, R"({"variations":["alms"]})", 16},
      {"codex-alms", "academy", 3, R"({"variations":["codex","alms"]})", 17},
      {"everything", "academy", 5, "{" + all, 18},
      {"karadoc-everything", "academy", 2, R"({"two":"karadoc",)" + all, 19},
      {"lancelot-everything", "academy", 2, R"({"two":"lancelot",)" + all, 20},
  };
}

template <>
std::vector<BenchTable> bench_tables_of<Academy>() {
  return {
      {"4 players", 4, "{}"},
      {"3 players", 3, "{}"},
      {"5 players", 5, "{}"},
      {"karadoc", 2, R"({"two":"karadoc"})"},
      {"lancelot", 2, R"({"two":"lancelot"})"},
      {"4, all advanced", 4, R"({"advanced":["lift","stepback","orderedreset"]})"},
      {"4, all variations", 4, R"({"variations":["knights","bet","codex","scrolls","dragon","alms"]})"},
  };
}

}  // namespace roundtable::cli
