#include "engine/academy/position/faults.h"

#include <algorithm>
#include <numeric>

#include "engine/academy/variations/position_parts.h"

// Checks turn, discs and hands; coat_faults.cpp checks coats, and variations check their own fields.

namespace roundtable::academy {

namespace {

class DiscsAndHands : FaultFinder {
 public:
  using FaultFinder::FaultFinder;

  void run() {
    check_first();
    check_played();
    for (const Track track : kAllTracks) check_track(track);
    each_squire(table_, [&](Squire squire) { check_way(squire); });
    check_hands();
  }

 private:
  void check_first() {
    if (options_.first >= 0) {
      const int due = (options_.first + table_.round - 1) % options_.players;
      if (index(table_.first) != due) {
        faults_.add("first", "first",
                    "found " + text(index(table_.first)) + ", allowed: " + text(due) + ", since seat " +
                        text(options_.first) + " began",
                    {text(due)});
      }
    }
    if (position_.moment == Moment::End && table_.round != kRounds) {
      faults_.add("moment", "end", "the game ends in round 6, found round " + text(table_.round), {text(table_.round)});
    }
  }

  // Each squire has played as many cards as the next in order, or one more.
  void check_played() {
    const bool may_be_played = position_.moment == Moment::Play || position_.moment == Moment::Scoring;
    const int each = cards_to_play(options_);
    const int all = plays();
    if (all > 0 && !may_be_played) {
      return faults_.add("played", "early", "cards are played in the moments play and scoring only", {"played"});
    }
    if (position_.moment == Moment::Scoring && all > 0) return expect_played([&](int) { return each; });
    if (position_.moment != Moment::Play) return;
    if (options_.lancelot()) return expect_played([&](int place) { return std::clamp(all - place * each, 0, each); });
    expect_played([&](int place) { return (all - place + table_.squires - 1) / table_.squires; });
  }
  template <class Due>
  void expect_played(Due due) {
    for (int place = 0; place < table_.squires; ++place) {
      const Squire squire = table_.order.items[place];
      const int found = table_.played[squire].size();
      if (found == due(place)) continue;
      return faults_.add(at("played", squire), "turn",
                         "found " + text(found) + " cards, allowed: " + text(due(place)) +
                             ", since all play in turn from the first player on",
                         {text(squire), text(found), text(due(place))});
    }
  }

  // The farthest a disc can move in a round: by the best cards of the box, and by Gallantry's bonus.
  int by_cards(Track track) const {
    const bool sword = track == Track::Jousts || track == Track::Tournaments;
    const std::array<int, kPlayed> best = sword ? std::array{5, 5, 4, 4} : std::array{5, 4, 4, 3};
    return std::accumulate(best.begin(), best.begin() + cards_to_play(options_), 0);
  }
  int by_bonus() const { return variations::most_bonus_squares(options_, cards_to_play(options_)); }

  void check_track(Track track) {
    const std::string field = "tracks." + text(track);
    const int now = plays_unsaid() ? by_cards(track) : 0;
    const int most = rounds_on(track) * (by_cards(track) + by_bonus()) + kept_squares(track) + now;
    each_squire(table_, [&](Squire squire) {
      const int square = table_.tracks[track][squire].square();
      const int here = played_on(track, squire);
      const int lowest = track == Track::King ? std::min(here, kKingEnd) : here;
      if (square < lowest) {
        faults_.add(field, "behind",
                    "the disc of squire " + text(squire) + " stands on " + text(square) + ", allowed: at least the " +
                        text(lowest) + " squares of the cards played this round",
                    {text(squire), text(track), text(square), text(lowest)});
      } else if (square > most + here) {
        faults_.add(field, "far",
                    "the disc of squire " + text(squire) + " stands on " + text(square) + ", allowed: up to " +
                        text(most + here) + " in round " + text(table_.round),
                    {text(squire), text(track), text(square), text(most + here)});
      }
    });
    if (plays() > 0) check_stacks(track, field);
  }

  // When the disc was moved this round; 0: not at all.
  int moved_at(Track track, Squire squire) const {
    int place = 0;
    while (table_.order.items[place] != squire) ++place;
    int when = 0;
    const Played& played = table_.played[squire];
    for (int lap = 0; lap < played.size(); ++lap) {
      if (track_of(played[lap]) != track) continue;
      when = 1 + (options_.lancelot() ? place * kLancelotPlayed + lap : lap * table_.squires + place);
    }
    return when;
  }
  // Later arrivals lie on top. On King's Service 12 a card may have moved nothing (A33).
  void check_stacks(Track track, const std::string& field) {
    each_squire(table_, [&](Squire upper) {
      each_squire(table_, [&](Squire lower) {
        const Disc above = table_.tracks[track][upper];
        const Disc below = table_.tracks[track][lower];
        if (above.square() != below.square() || !above.ahead_of(below)) return;
        if (track == Track::King && above.square() == kKingEnd) return;
        if (moved_at(track, lower) <= moved_at(track, upper)) return;
        faults_.add(field, "stack",
                    "the disc of squire " + text(lower) + " came last to square " + text(above.square()) +
                        ", allowed: on top of that of squire " + text(upper),
                    {text(lower), text(track), text(above.square()), text(upper)});
      });
    });
  }

  // The total distance of a squire's discs must be possible by its cards and bonuses.
  void check_way(Squire squire) {
    constexpr int kBestCard = 5;
    const int a_round = kBestCard * cards_to_play(options_);
    const int most = finished() * (a_round + by_bonus()) + (plays_unsaid() ? a_round : 0);
    int sum = 0;
    for (const Track track : kAllTracks) sum += std::max(before(track, squire), 0);
    if (sum <= most) return;
    faults_.add("tracks", "way",
                "the discs of squire " + text(squire) + " have gone " + text(sum) + " squares, allowed: up to " +
                    text(most) + " in round " + text(table_.round),
                {text(squire), text(sum), text(most)});
  }

  // Hands and packs have the right size or are missing.
  void check_hands() {
    each_squire(table_, [&](Squire squire) {
      if (position_.moment != Moment::Draft && !position_.kept[squire].empty()) {
        faults_.add(at("kept", squire), "early", "cards are kept in the moment draft only", {"kept"});
      }
      const int found = position_.hands[squire].size();
      if (found == 0) return;
      const int due = due_in_hand(squire);
      if (found == due) return;
      faults_.add(at("hands", squire), "hand",
                  "found " + text(found) + " cards, allowed: " + text(due) + ", or none to have them dealt",
                  {text(squire), text(found), text(due)});
    });
    if (position_.moment == Moment::Draft) check_kept();
  }
  int due_in_hand(Squire squire) const {
    if (!cards_are_out()) return 0;
    if (position_.moment != Moment::Draft) return cards_dealt(options_) - table_.played[squire].size();
    if (options_.lancelot()) return index(squire) < 2 ? kLancelotDealt : 0;
    return kDealt - position_.kept[Squire{0}].size();
  }
  // All have kept the same number, and at least two cards are left to choose from.
  void check_kept() {
    const int due = position_.kept[Squire{0}].size();
    const int most = options_.lancelot() ? 0 : kDealt - 2;
    each_squire(table_, [&](Squire squire) {
      const int found = position_.kept[squire].size();
      if (found == due && found <= most) return;
      faults_.add(at("kept", squire), "kept",
                  "found " + text(found) + " cards, allowed: as many as the others, up to " + text(most),
                  {text(squire), text(found), text(std::min(due, most))});
    });
  }
};

}  // namespace

void find_faults(const Position& position, Faults& faults) {
  DiscsAndHands(position, faults).run();
  find_coat_faults(position, faults);
  for (const PositionParts* parts : all_position_parts()) {
    if (parts->find_faults != nullptr) parts->find_faults(FaultFinder(position, faults));
  }
}

}  // namespace roundtable::academy
