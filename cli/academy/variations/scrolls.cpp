#include <fmt/format.h>

#include "cli/academy/rules.h"

namespace roundtable::cli {

using namespace academy;

namespace {

class DrawnScrolls : public DrawnRule {
  std::string summary() const override {
    return "scrolls: King's Service scores when a scroll (squares 6 and 12) is taken; after 12 all start again.";
  }

  std::string when(Track track) const override { return track == Track::King ? "~" : ""; }
  std::string pay(const OpenTable& /*table*/, Track track) const override {
    return track == Track::King ? "by square" : "";
  }
  std::string mark(const OpenTable& table, Track track, int square) const override {
    const bool lies =
        (square == 6 && !table.scrolls.six_gone) || (square == kKingEnd && table.scrolls.twelve_taker == kNoSquire);
    return track == Track::King && lies ? "~" : "";
  }

  std::string line(const OpenTable& table, const Style& /*style*/) const override {
    const auto state = [&](bool gone, Squire taker) {
      if (taker != kNoSquire) return "taken by " + colour_title(table.options, taker) + " this round";
      return std::string(gone ? "put aside" : "lies there");
    };
    std::string squares;
    for (std::size_t i = 0; i <= kKingEnd; ++i)
      squares += fmt::format("{}{}", i == 0 ? "" : " ", table.options.values.king_squares[i]);
    return padded("Scrolls (~)", kTitleColumns) + "6 " + state(table.scrolls.six_gone, table.scrolls.six_taker) +
           ", 12 " + state(false, table.scrolls.twelve_taker) + "; squares 0-12 pay " + squares;
  }

  std::string effect(const OpenTable& table, Track track, int to) const override {
    if (track != Track::King) return "";
    const bool six = to >= 6 && !table.scrolls.six_gone;
    const bool twelve = to >= kKingEnd && table.scrolls.twelve_taker == kNoSquire;
    return six && twelve ? ", takes both scrolls" : six || twelve ? ", takes the scroll" : "";
  }

  std::optional<Part> told(const Options& options, const Event& event) const override {
    if (event.kind != Event::Kind::ScrollTaken) return std::nullopt;
    return Part{"", " " + sentence(options, event)};
  }
};

}  // namespace

template <>
const DrawnRule& drawn<Variation::Scrolls>() {
  static const DrawnScrolls rule;
  return rule;
}

}  // namespace roundtable::cli
