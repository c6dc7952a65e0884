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
    const ServiceCoats& coats = service_coats(options_);
    return std::ranges::all_of(found, [&](int value) { return std::ranges::count(coats, value) > 0; });
  }
  bool fits_quests(const Numbers& found) const {
    Pay pay{};
    return variations::pay_quests(table_, pay) || fits_podium(found, quests_podium(options_));
  }
  bool fits(Track track, const Numbers& found) const {
    switch (track) {
      case Track::Gallantry: return false;
      case Track::Jousts:
      case Track::Tournaments:
        return std::ranges::any_of(variations::sword_podiums(options_),
                                   [&](Podium podium) { return fits_podium(found, podium); });
      case Track::Education:
        if (!variations::pays_points(options_, track)) return same_coats(found, {kEducationLast, kEducationAbove});
        return fits_last(found, kEducationLast, kEducationAbove);
      case Track::King: return fits_king(found);
      case Track::Quests: return fits_quests(found);
      case Track::Charity: return fits_last(found, options_.values.charity[0], options_.values.charity[1]);
    }
    return false;
  }

  void check_coats(int round) {
    const std::string here = "coats[" + text(round - 1) + "].";
    for (const Track track : kAllTracks) {
      if (track == Track::Gallantry || (track >= Track::Quests && round != kRounds)) continue;
      const Numbers found = row(track, round);
      if (is_empty(track, round)) continue;
      const unsigned rounds = scoring_rounds(options_, track);
      const bool any_round = rounds == 0;
      const bool due = any_round || ((rounds >> static_cast<unsigned>(round)) & 1U) != 0;
      const bool given_up = track == Track::Charity && !variations::pays_points(options_, track);
      if (round > finished() || !due || given_up) {
        faults_.add(here + text(track), "early",
                    text(track) + " has paid nothing in round " + text(round) + (round > finished() ? " yet" : ""),
                    {"coats", text(track), text(round)});
      } else if (!fits(track, found)) {
        faults_.add(here + text(track), "coats", "these coats cannot be earned in one round",
                    {text(track), text(round)});
      } else if (position_.moment == Moment::End && round == kRounds && !any_round) {
        check_last_coats(track, found, here + text(track));
      }
    }
    if (table_.ledger.king_paid_twice(round) &&
        (scoring_rounds(options_, Track::King) != 0 || is_empty(Track::King, round))) {
      faults_.add(here + "kingTwice", "coats", "King's Service pays twice only where both scrolls were taken",
                  {"king", text(round)});
    }
  }
  // The discs of the last round are still in place.
  void check_last_coats(Track track, const Numbers& found, const std::string& field) {
    const auto points = points_now(table_, track);
    if (!points || track == Track::Quests) return;  // it may count coats, and some may have changed hands
    for (int i = 0; i < table_.squires; ++i) {
      if (points->items[i] == found[static_cast<std::size_t>(i)]) continue;
      return faults_.add(field, "coats", "with the discs as they are, " + text(track) + " pays other coats",
                         {text(track), text(kRounds)});
    }
  }
};

}  // namespace

void find_coat_faults(const Position& position, Faults& faults) { Coats(position, faults).run(); }

}  // namespace roundtable::academy
