#include <fmt/format.h>

#include "cli/academy/rules.h"

namespace roundtable::cli {

using namespace academy;

namespace {

// Jousts is White's track, Tournaments Black's.
class DrawnKnights : public DrawnRule {
  std::string summary() const override {
    return "knights: a sword also moves the Cup. In rounds 2, 4 and 6 the knight who has it pays 8, 5, 2, the other 5, "
           "3, 1.";
  }

  std::string title(Track track) const override {
    const std::string knight = short_title(track);
    return knight.empty() ? "" : knight + " Knight";
  }
  std::string short_title(Track track) const override {
    return track == Track::Jousts ? "White" : track == Track::Tournaments ? "Black" : "";
  }
  std::string pay(const OpenTable& table, Track track) const override {
    return short_title(track).empty() ? "" : podium_text(table.options, knight_podium(table, track));
  }

  std::string line(const OpenTable& table, const Style& style) const override {
    constexpr int kDrawnReach = 6;  // a longer path of the Cup is written as text
    const Values& values = table.options.values;
    const int reach = values.cup_reach;
    std::string text = padded("The Cup", kTitleColumns);
    if (reach <= kDrawnReach) {
      text += "White ";
      for (int square = reach; square >= -reach; --square) {
        text += square == table.cup ? style.bold("[C]")
                                    : std::string(square != 0         ? " . "
                                                  : values.cup_middle ? " o "
                                                                      : "|");
      }
      text += " Black   ";
    }
    if (table.cup == 0) return text + "in the middle: neither is ahead";
    return text + fmt::format("{} of {} towards {}", std::abs(table.cup), reach, table.cup > 0 ? "White" : "Black");
  }
  std::string summary_of(const OpenTable& table) const override { return fmt::format(" | cup {:+}", table.cup); }

  void complete(const View& /*view*/, Action /*action*/, Offer& offer) const override {
    constexpr std::array<std::array<std::string_view, 2>, 2> kKnights = {
        {{"jousts", "white"}, {"tournaments", "black"}}};
    for (const auto& [track, knight] : kKnights) {
      const auto at = offer.name.find(track);
      if (at == std::string::npos) continue;
      offer.also.push_back(offer.name);
      offer.name.replace(at, track.size(), knight);
    }
  }
  std::string effect(const OpenTable& table, Play play) const override {
    if (!is_sword(play)) return "";
    return fmt::format(", Cup {} -> {}", cup_text(table.cup), cup_text(cup_after(table, play)));
  }
  static std::string cup_text(int cup) {
    return cup == 0 ? "middle" : fmt::format("{} {}", cup > 0 ? "White" : "Black", std::abs(cup));
  }

  std::optional<Part> told(const Options& options, const Event& event) const override {
    if (event.kind != Event::Kind::CupMoved) return std::nullopt;
    return Part{"", " " + sentence(options, event)};
  }
};

}  // namespace

template <>
const DrawnRule& drawn<Variation::Knights>() {
  static const DrawnKnights rule;
  return rule;
}

}  // namespace roundtable::cli
