#include <fmt/format.h>

#include "cli/academy/rules.h"

namespace roundtable::cli {

using namespace academy;

namespace {

class DrawnBet : public DrawnRule {
  std::string summary() const override {
    return "bet: each names a track before the draft; Gallantry moves them there by 3, 2 or 1 for each card played on "
           "it.";
  }
  std::string reminder(Phase phase) const override {
    if (phase != Phase::Bet) return "";
    return "Bet: at Gallantry's scoring first, second and third move on the track they named, 3, 2 or 1 squares for "
           "each card they played on it this round.";
  }

  std::string pay(const OpenTable& table, Track track) const override {
    if (track != Track::Gallantry) return "";
    return table.options.four_or_more() ? "bet x3 2 1" : "bet x3 2";
  }

  std::string column() const override { return "bet"; }
  std::string cell(const OpenTable& table, Squire squire) const override {
    const Track track = table.bets[squire];
    return track == kNoTrack ? "-" : cli::short_title(table.options, track);
  }

  std::string question(const View& view, const std::string& whose) const override {
    return view.table.phase == Phase::Bet ? whose + "name the track to bet on this round." : "";
  }
  void complete(const View& view, Action action, Offer& offer) const override {
    if (action.verb() != Verb::Bet) return;
    const Squire squire = view.table.acting;
    const Row& row = view.table.tracks[action.track()];
    offer.effect = fmt::format("{} is on {}, {}", colour_title(view.table.options, squire), row[squire].square(),
                               place_on(row, squire));
  }

  std::optional<Part> told(const Options& options, const Event& event) const override {
    if (event.kind != Event::Kind::BetMade) return std::nullopt;
    return Part{"Bets", colour_title(options, event.squire) + " " + track_title(options, event.track)};
  }
};

}  // namespace

template <>
const DrawnRule& drawn<Variation::Bet>() {
  static const DrawnBet rule;
  return rule;
}

}  // namespace roundtable::cli
