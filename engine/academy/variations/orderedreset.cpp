#include "engine/academy/variations/orderedreset.h"

#include "engine/academy/position/faults.h"
#include "engine/academy/variations/list.h"

namespace roundtable::academy {

namespace orderedreset_parts {
namespace {

constexpr std::array<WhyWords, 1> kWhys = {{{Event::Why::OrderedReset, "orderedreset", " goes back on "}}};

// Right after the reset each disc is at most at its place in the order (A5).
void check_kept_order(const FaultFinder& finder, Track track) {
  const OpenTable& table = finder.table_;
  Row row;
  each_squire(table, [&](Squire squire) {
    row[squire] = Disc(std::max(finder.before(track, squire), 0), table.tracks[track][squire].arrival());
  });
  Row again = row;
  reset_in_order(again, table.squires);
  each_squire(table, [&](Squire squire) {
    if (again[squire].square() == row[squire].square()) return;
    finder.faults_.add("tracks." + text(track), "order",
                       "the disc of squire " + text(squire) + " began the round on " + text(row[squire].square()) +
                           ", allowed: up to " + text(again[squire].square()) + ", as the ordered reset leaves it",
                       {text(squire), text(track), text(row[squire].square()), text(again[squire].square())});
  });
}

void find_faults(const FaultFinder& finder) {
  if (finder.finished() != kResetRound || finder.plays_unsaid()) return;
  for (const Track track : kAllTracks) {
    if (finder.kept_squares(track) > 0) check_kept_order(finder, track);
  }
}

constexpr std::array<FaultRule, 1> kRules = {{{"order", "A5"}}};

}  // namespace
}  // namespace orderedreset_parts

constexpr Parts kOrderedReset = {
    .is_played = [](const Options& options) { return options.has(Advanced::OrderedReset); },
    .whys = orderedreset_parts::kWhys};
constexpr PositionParts kOrderedResetPositions = {.find_faults = orderedreset_parts::find_faults,
                                                  .fault_rules = orderedreset_parts::kRules};

}  // namespace roundtable::academy
