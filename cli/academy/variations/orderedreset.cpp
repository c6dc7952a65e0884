#include <fmt/format.h>

#include "cli/academy/rules.h"

namespace roundtable::cli {

using namespace academy;

namespace {

class DrawnOrderedReset : public DrawnRule {
  std::string summary() const override {
    return "orderedreset: after round 3 discs keep their order on squares 0, 1, 2...";
  }
  std::optional<Part> told(const Options& options, const Event& event) const override {
    if (event.kind != Event::Kind::Moved || event.why != Event::Why::OrderedReset) return std::nullopt;
    return Part{track_title(options, event.track) + " goes back in order",
                fmt::format("{} {} to {}", colour_title(options, event.squire), event.from, event.to)};
  }
};

}  // namespace

template <>
const DrawnRule& drawn<Advanced::OrderedReset>() {
  static const DrawnOrderedReset rule;
  return rule;
}

}  // namespace roundtable::cli
