#include "cli/academy/rules.h"

namespace roundtable::cli {

using namespace academy;

namespace {

class DrawnStepBack : public DrawnRule {
  std::string summary() const override {
    return "stepback: each squire that took Gallantry's bonus goes back one square there.";
  }
};

}  // namespace

template <>
const DrawnRule& drawn<Advanced::StepBack>() {
  static const DrawnStepBack rule;
  return rule;
}

}  // namespace roundtable::cli
