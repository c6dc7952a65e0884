#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "cli/academy/rules.h"

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
  text += texts_of_rules(table.options, [&](const DrawnRule& rule) { return rule.summary_of(table); });
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

namespace {

// `"variations":["knights","bet"]`
template <class Names>
std::string all_of(std::string_view option, const Names& names) {
  return fmt::format(R"("{}":["{}"])", option, fmt::join(names, R"(",")"));
}
std::string all_advanced() { return all_of("advanced", kAdvancedNames); }
std::string all_variations() { return all_of("variations", kVariationNames); }

std::string in_braces(const std::string& options) { return "{" + options + "}"; }

}  // namespace

template <>
std::vector<Playthrough> playthroughs_of<Academy>() {
  std::vector<Playthrough> all = {{"base3", "academy", 3, "{}", 3},
                                  {"base4", "academy", 4, "{}", 4},
                                  {"base5", "academy", 5, "{}", 5},
                                  {"karadoc", "academy", 2, R"({"two":"karadoc"})", 6},
                                  {"lancelot", "academy", 2, R"({"two":"lancelot"})", 7}};
  const auto add_each = [&](std::string_view option, const auto& names) {
    for (const std::string_view name : names) {
      const std::uint64_t seed = all.back().seed + 1;
      all.push_back({std::string(name), "academy", 4, in_braces(all_of(option, std::array{name})), seed});
    }
  };
  add_each("advanced", kAdvancedNames);
  add_each("variations", kVariationNames);
  Options everything;
  everything.advanced = SmallSet<Advanced>::first(static_cast<int>(kAdvancedNames.size()));
  everything.variations = SmallSet<Variation>::first(static_cast<int>(kVariationNames.size()));
  for (const DrawnRule* rule : rules_at(everything)) {
    for (const Playthrough& more : rule->playthroughs()) all.push_back(more);
  }
  const std::string rules = all_advanced() + "," + all_variations();
  all.push_back({"everything", "academy", 5, in_braces(rules), 18});
  all.push_back({"karadoc-everything", "academy", 2, in_braces(R"("two":"karadoc",)" + rules), 19});
  all.push_back({"lancelot-everything", "academy", 2, in_braces(R"("two":"lancelot",)" + rules), 20});
  return all;
}

template <>
std::vector<BenchTable> bench_tables_of<Academy>() {
  return {
      {"4 players", 4, "{}"},
      {"3 players", 3, "{}"},
      {"5 players", 5, "{}"},
      {"karadoc", 2, R"({"two":"karadoc"})"},
      {"lancelot", 2, R"({"two":"lancelot"})"},
      {"4, all advanced", 4, in_braces(all_advanced())},
      {"4, all variations", 4, in_braces(all_variations())},
  };
}

}  // namespace roundtable::cli
