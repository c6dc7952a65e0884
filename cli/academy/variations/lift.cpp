#include <fmt/format.h>

#include "cli/academy/rules.h"

namespace roundtable::cli {

using namespace academy;

namespace {

class DrawnLift : public DrawnRule {
  std::string summary() const override {
    return "lift: the first player may put a disc on top of its stack before scoring.";
  }
  std::string reminder(Phase phase) const override {
    return phase == Phase::Lift ? "Lift: the first player of the round may do this once, just before scoring." : "";
  }

  std::string question(const View& view, const std::string& /*whose*/) const override {
    return view.table.phase == Phase::Lift ? "Before scoring you may put one of your discs on top of its stack." : "";
  }
  void complete(const View& view, Action action, Offer& offer) const override {
    if (action.verb() != Verb::Lift) return;
    const bool none = action.answer() == Action::kNone;
    if (none) offer.key = "0";
    offer.effect = none ? "lift nothing" : lifted(view.table, action.lifted(), action.track());
  }

  static std::string lifted(const OpenTable& table, Squire squire, Track track) {
    Row row = table.tracks[track];
    const std::string before = place_on(row, squire);
    row[squire] = Disc(row[squire].square(), table.moves + 1);
    return fmt::format("{} on square {}: {} -> {}", colour_title(table.options, squire), row[squire].square(), before,
                       place_on(row, squire));
  }
};

}  // namespace

template <>
const DrawnRule& drawn<Advanced::Lift>() {
  static const DrawnLift rule;
  return rule;
}

}  // namespace roundtable::cli
