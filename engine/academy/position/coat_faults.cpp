#include <algorithm>

#include "engine/academy/position/faults.h"

namespace roundtable::academy {

namespace {

using Numbers = std::vector<int>;

class Coats : FaultFinder {
 public:
  using FaultFinder::FaultFinder;

  void run() {
    for (int round = 1; round <= kRounds; ++round) check_coats(round);
  }

 private:
  Numbers row(Track track, int round) const {
    Numbers values;
    each_squire(table_, [&](Squire squire) { values.push_back(table_.ledger.paid(track, round)[squire]); });
    return values;
  }
  static bool is_empty(const Numbers& values) {
    return std::all_of(values.begin(), values.end(), [](int value) { return value == 0; });
  }
  static bool same_coats(Numbers found, Numbers paid) {
    std::erase(found, 0);
    std::erase(paid, 0);
    std::sort(found.begin(), found.end());
    std::sort(paid.begin(), paid.end());
    return found == paid;
  }
  bool fits_podium(const Numbers& found, Podium podium) const {
    Numbers paid;
    if (same_coats(found, paid)) return true;
    for (const int value : {podium.first, podium.second, options_.four_or_more() ? podium.third : 0}) {
      paid.push_back(value);
      if (same_coats(found, paid)) return true;
    }
    return false;
  }
  bool fits_last(const Numbers& found, int last, int above) const {
    if (same_coats(found, {last, above})) return true;
    for (int count = 2; count <= table_.squires; ++count) {
      if (same_coats(found, Numbers(static_cast<std::size_t>(count), last))) return true;
    }
    return false;
  }
  bool fits_king(const Numbers& found) const {
    const bool scrolls = options_.has(Variation::Scrolls);
    return std::all_of(found.begin(), found.end(), [&](int value) {
      return scrolls ? std::count(options_.values.king_squares.begin(), options_.values.king_squares.end(), value) > 0
                     : value == 0 || value == kServiceCoat || value == kFullServiceCoat;
    });
  }
  bool fits(Track track, const Numbers& found) const {
    switch (track) {
      case Track::Gallantry: return false;
      case Track::Jousts:
      case Track::Tournaments:
        if (!options_.has(Variation::Knights)) return fits_podium(found, kTournamentPay);
        return fits_podium(found, kWinningKnightPay) || fits_podium(found, kLosingKnightPay);
      case Track::Education:
        if (options_.has(Variation::Codex)) return same_coats(found, {kEducationLast, kEducationAbove});
        return fits_last(found, kEducationLast, kEducationAbove);
      case Track::King: return fits_king(found);
      case Track::Quests: return options_.has(Variation::Dragon) || fits_podium(found, quests_podium(options_));
      case Track::Charity: return fits_last(found, options_.values.charity[0], options_.values.charity[1]);
    }
    return false;
  }

  void check_coats(int round) {
    const std::string here = "coats[" + text(round - 1) + "].";
    for (const Track track : kAllTracks) {
      if (track == Track::Gallantry || (track >= Track::Quests && round != kRounds)) continue;
      const Numbers found = row(track, round);
      if (is_empty(found)) continue;
      const bool scrolls = track == Track::King && options_.has(Variation::Scrolls);
      const bool due = scrolls || ((scoring_rounds(options_, track) >> static_cast<unsigned>(round)) & 1U) != 0;
      const bool given_up = track == Track::Charity && options_.has(Variation::Alms);
      if (round > finished() || !due || given_up) {
        faults_.add(here + text(track), "early",
                    text(track) + " has paid nothing in round " + text(round) + (round > finished() ? " yet" : ""),
                    {"coats", text(track), text(round)});
      } else if (!fits(track, found)) {
        faults_.add(here + text(track), "coats", "these coats cannot be earned in one round",
                    {text(track), text(round)});
      } else if (position_.moment == Moment::End && round == kRounds && !scrolls) {
        check_last_coats(track, found, here + text(track));
      }
    }
    if (options_.has(Variation::Knights) && both_knights_won(round)) {
      faults_.add(here + "tournaments", "coats", "one knight wins; the other track pays less",
                  {"tournaments", text(round)});
    }
    if (table_.ledger.king_paid_twice(round) &&
        (!options_.has(Variation::Scrolls) || is_empty(row(Track::King, round)))) {
      faults_.add(here + "kingTwice", "coats", "King's Service pays twice only where both scrolls were taken",
                  {"king", text(round)});
    }
    check_informed(round);
  }
  bool both_knights_won(int round) const {
    const auto best = [&](Track track) {
      const Numbers found = row(track, round);
      return *std::max_element(found.begin(), found.end());
    };
    return best(Track::Jousts) == kWinningKnightPay.first && best(Track::Tournaments) == kWinningKnightPay.first;
  }
  // The discs of the last round are still in place.
  void check_last_coats(Track track, const Numbers& found, const std::string& field) {
    const auto points = points_now(table_, track);
    if (!points || track == Track::Quests) return;  // the dragon counts coats, and alms may have moved some
    for (int i = 0; i < table_.squires; ++i) {
      if (points->items[i] == found[static_cast<std::size_t>(i)]) continue;
      return faults_.add(field, "coats", "with the discs as they are, " + text(track) + " pays other coats",
                         {text(track), text(kRounds)});
    }
  }

  // A squire has seen the coat it took from the codex.
  void check_informed(int round) {
    const auto number = static_cast<std::size_t>(round - 1);
    if (!position_.informed[number]) return;
    Seats owners;
    each_squire(table_, [&](Squire squire) {
      if (table_.ledger.paid(Track::Education, round)[squire] == 0) return;
      if (squire != options_.neutral()) owners.add(options_.owner(squire));
    });
    const Seats told = table_.informed[number];
    const bool any = options_.has(Variation::Codex) && !is_empty(row(Track::Education, round));
    if (any ? (owners - told).empty() : told.empty()) return;
    faults_.add("informed[" + text(round - 1) + "]", "informed",
                any ? "a player who took a coat has seen it" : "the codex gave nothing in that round", {text(round)});
  }
};

}  // namespace

void find_coat_faults(const Position& position, Faults& faults) { Coats(position, faults).run(); }

}  // namespace roundtable::academy
