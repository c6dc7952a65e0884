#include "cli/academy/rules.h"

namespace roundtable::cli {

using namespace academy;

namespace {

class DrawnDragon : public DrawnRule {
  std::string summary() const override {
    return "dragon: Quests pays the first a point for each positive coat, the second one for each pair; the last loses "
           "as much.";
  }
  std::string pay(const OpenTable& /*table*/, Track track) const override {
    return track == Track::Quests ? "dragon" : "";
  }
  bool counts_coats() const override { return true; }
};

}  // namespace

template <>
const DrawnRule& drawn<Variation::Dragon>() {
  static const DrawnDragon rule;
  return rule;
}

}  // namespace roundtable::cli
