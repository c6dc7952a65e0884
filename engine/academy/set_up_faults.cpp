#include <algorithm>
#include <numeric>

#include "engine/academy/set_up.h"

// What cannot be in a position, as far as it is said. Nobody has to say everything: a disc that is not mentioned stands
// on square 0, and a round whose coats are not mentioned paid none. What is said has to fit the rules and itself.

namespace roundtable::academy {

namespace {

using Numbers = std::vector<int>;

std::string text(int number) { return std::to_string(number); }
std::string text(Squire squire) { return std::to_string(index(squire)); }
std::string text(Track track) { return std::string(name_of(track)); }

bool is_knights_track(const Options& options, Track track) {
  return options.has(Variation::Knights) && (track == Track::Jousts || track == Track::Tournaments);
}

class FaultFinder {
 public:
  FaultFinder(const Said& said, Faults& faults)
      : said_(said), table_(said.state.table), options_(said.state.table.options), faults_(faults) {}

  void run() {
    check_first();
    check_played();
    for (const Track track : kAllTracks) check_track(track);
    each_squire(table_, [&](Squire squire) { check_way(squire); });
    for (int round = 1; round <= kRounds; ++round) check_coats(round);
    check_cup();
    check_scrolls();
    check_bets();
    check_codex();
    check_hands();
  }

 private:
  bool cards_are_out() const { return said_.moment != Moment::Deal && said_.moment != Moment::End; }
  // Rounds that have been scored.
  int finished() const { return said_.moment == Moment::End ? table_.round : table_.round - 1; }
  // All cards of this round are on the tracks, but nobody said which.
  bool plays_unsaid() const { return said_.moment == Moment::Scoring && plays() == 0; }
  int plays() const {
    int count = 0;
    each_squire(table_, [&](Squire squire) { count += table_.played[squire].size(); });
    return count;
  }
  // Squares by this round's cards on that track.
  int played_on(Track track, Squire squire) const {
    int squares = 0;
    for (const Play play : table_.played[squire]) squares += track_of(play) == track ? value_of(play) : 0;
    return squares;
  }
  // Where the disc stood before this round's cards. At the end of King's Service it may have come from further up.
  int before(Track track, Squire squire) const {
    return table_.tracks[track][squire].square() - played_on(track, squire);
  }

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
    if (said_.moment == Moment::End && table_.round != kRounds) {
      faults_.add("moment", "end", "the game ends in round 6, found round " + text(table_.round));
    }
  }

  // Everybody plays in their turn: as many as the one after them, or one more.
  void check_played() {
    const bool may_be_played = said_.moment == Moment::Play || said_.moment == Moment::Scoring;
    const int each = cards_to_play(options_);
    const int all = plays();
    if (all > 0 && !may_be_played) {
      return faults_.add("played", "early", "cards are played in the moments play and scoring only");
    }
    if (said_.moment == Moment::Scoring && all > 0) return expect_played([&](int) { return each; });
    if (said_.moment != Moment::Play) return;
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

  // How far one squire's disc can come in a round: by the best cards of the box, and by Gallantry's bonus.
  int by_cards(Track track) const {
    const bool sword = track == Track::Jousts || track == Track::Tournaments;
    const std::array<int, kPlayed> best = sword ? std::array{5, 5, 4, 4} : std::array{5, 4, 4, 3};
    return std::accumulate(best.begin(), best.begin() + cards_to_play(options_), 0);
  }
  int by_bonus() const { return options_.has(Variation::Bet) ? 3 * cards_to_play(options_) : 3; }
  // The rounds since the track was emptied.
  int rounds_on(Track track) const {
    if (is_knights_track(options_, track)) return finished() == kRounds ? 2 : finished() % 2;
    const bool stays = track >= Track::Quests || (track == Track::King && options_.has(Variation::Scrolls));
    return stays || finished() < kResetRound ? finished() : finished() - kResetRound;
  }
  // With `orderedreset`, what a disc may have kept.
  int kept_squares(Track track) const {
    const bool emptied = track >= Track::King || is_knights_track(options_, track) || finished() < kResetRound;
    return !emptied && options_.has(Advanced::OrderedReset) ? table_.squires - 1 : 0;
  }

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
    if (finished() == kResetRound && kept_squares(track) > 0 && !plays_unsaid()) check_kept_order(track, field);
    if (plays() > 0) check_stacks(track, field);
  }

  // Right after `orderedreset` the discs stand one behind the other (A5).
  void check_kept_order(Track track, const std::string& field) {
    Row row;
    each_squire(table_, [&](Squire squire) {
      row[squire] = Disc(std::max(before(track, squire), 0), table_.tracks[track][squire].arrival());
    });
    Row again = row;
    reset_in_order(again, table_.squires);
    each_squire(table_, [&](Squire squire) {
      if (again[squire].square() == row[squire].square()) return;
      faults_.add(field, "order",
                  "the disc of squire " + text(squire) + " began the round on " + text(row[squire].square()) +
                      ", allowed: up to " + text(again[squire].square()) + ", as the ordered reset leaves it (A5)",
                  {text(squire), text(track), text(row[squire].square()), text(again[squire].square())});
    });
  }

  // When the disc was moved this round: 0 if it was not.
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
  // Whoever came later lies on top. On King's Service 12 a card may have moved nothing (A33).
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

  // All that a squire's cards and bonuses can have moved together.
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

  // Coats.

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
                    {text(track), text(round)});
      } else if (!fits(track, found)) {
        faults_.add(here + text(track), "coats", "nobody can have earned these coats in one round",
                    {text(track), text(round)});
      } else if (said_.moment == Moment::End && round == kRounds && !scrolls) {
        check_last_coats(track, found, here + text(track));
      }
    }
    if (options_.has(Variation::Knights) && both_knights_won(round)) {
      faults_.add(here + "tournaments", "coats", "one knight wins, and the other track pays less",
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
  // The discs of the last round still stand there.
  void check_last_coats(Track track, const Numbers& found, const std::string& field) {
    const auto points = points_now(table_, track);
    if (!points || track == Track::Quests) return;  // the dragon looks at coats, and alms may have moved some
    for (int i = 0; i < table_.squires; ++i) {
      if (points->items[i] == found[static_cast<std::size_t>(i)]) continue;
      return faults_.add(field, "coats", "where the discs stand, " + text(track) + " pays others",
                         {text(track), text(kRounds)});
    }
  }

  // Who took a coat from the codex has seen it.
  void check_informed(int round) {
    const auto number = static_cast<std::size_t>(round - 1);
    if (!said_.informed[number]) return;
    Seats owners;
    each_squire(table_, [&](Squire squire) {
      if (table_.ledger.paid(Track::Education, round)[squire] == 0) return;
      if (squire != options_.neutral()) owners.add(options_.owner(squire));
    });
    const Seats told = table_.informed[number];
    const bool any = options_.has(Variation::Codex) && !is_empty(row(Track::Education, round));
    if (any ? (owners - told).empty() : told.empty()) return;
    faults_.add("informed[" + text(round - 1) + "]", "informed",
                any ? "who took a coat has seen it" : "the codex gave nothing in that round", {text(round)});
  }

  // Variations.

  void check_cup() {
    const int reach = options_.values.cup_reach;
    if (!options_.has(Variation::Knights)) {
      if (table_.cup != 0) faults_.add("cup", "variation", "found one, allowed: with knights only", {"knights"});
      return;
    }
    if (std::abs(table_.cup) > reach) {
      return faults_.add("cup", "cup",
                         "found " + text(table_.cup) + ", allowed: from -" + text(reach) + " to " + text(reach),
                         {text(-reach), text(reach)});
    }
    if (plays_unsaid() || said_.moment == Moment::End) return;
    int swords = 0;
    OpenTable fresh = table_;
    fresh.cup = 0;
    each_play([&](Squire, Play play) {
      if (!is_sword(play)) return;
      ++swords;
      fresh.cup = static_cast<std::int8_t>(cup_after(fresh, play));
    });
    if (rounds_on(Track::Jousts) == 0 && table_.cup != fresh.cup) {
      faults_.add("cup", "cup",
                  "found " + text(table_.cup) + ", allowed: " + text(fresh.cup) +
                      ", by the swords played since it was put there",
                  {text(fresh.cup), text(fresh.cup)});
    } else if (swords > 0 && table_.cup == 0 && !options_.values.cup_middle) {
      faults_.add("cup", "middle", "found it in the middle, which the first sword leaves for good (A10)");
    }
  }
  // Every card of this round in the order played.
  template <class Visit>
  void each_play(Visit visit) const {
    const int each = cards_to_play(options_);
    for (int turn = 0; turn < each * table_.squires; ++turn) {
      const bool lancelot = options_.lancelot();
      const Squire squire = table_.order.items[lancelot ? turn / each : turn % table_.squires];
      const int lap = lancelot ? turn % each : turn / table_.squires;
      if (lap < table_.played[squire].size()) visit(squire, table_.played[squire][lap]);
    }
  }

  void check_scrolls() {
    const Scrolls& scrolls = table_.scrolls;
    if (!options_.has(Variation::Scrolls)) {
      if (scrolls != Scrolls())
        faults_.add("scrolls", "variation", "found some, allowed: with scrolls only", {"scrolls"});
      return;
    }
    constexpr int kFirstScroll = 6;
    check_taker(scrolls.six_taker, kFirstScroll, "scrolls.six");
    check_taker(scrolls.twelve_taker, kKingEnd, "scrolls.twelve");
    int furthest = 0;
    each_squire(table_,
                [&](Squire squire) { furthest = std::max(furthest, table_.tracks[Track::King][squire].square()); });
    if (scrolls.six_gone && furthest < kFirstScroll) {
      faults_.add("scrolls.six", "scroll", "nobody has reached square 6, allowed: it lies there", {text(kFirstScroll)});
    }
    if (options_.edition == Edition::French) return;  // there a bonus carries a disc past it (A40)
    if (!scrolls.six_gone && furthest >= kFirstScroll) {
      faults_.add("scrolls.six", "scroll", "a disc has reached square 6, allowed: somebody took it",
                  {text(kFirstScroll)});
    }
    if (scrolls.twelve_taker == kNoSquire && furthest >= kKingEnd) {
      faults_.add("scrolls.twelve", "scroll", "a disc has reached square 12, allowed: somebody took it",
                  {text(kKingEnd)});
    }
  }
  // Taken in this round, by a disc that came there in this round.
  void check_taker(Squire taker, int square, const std::string& field) {
    if (taker == kNoSquire) return;
    const bool now = said_.moment == Moment::Play || said_.moment == Moment::Scoring || said_.moment == Moment::End;
    const bool there = table_.tracks[Track::King][taker].square() >= square;
    const bool by_card = plays_unsaid() || said_.moment == Moment::End ||
                         (played_on(Track::King, taker) > 0 && before(Track::King, taker) < square);
    if (now && there && by_card) return;
    faults_.add(field, "scroll", "squire " + text(taker) + " has not reached square " + text(square) + " this round",
                {text(square)});
  }

  void check_bets() {
    const bool due = options_.has(Variation::Bet) && cards_are_out();
    bool wrong = false;
    each_squire(table_, [&](Squire squire) { wrong |= (table_.bets[squire] != kNoTrack) != due; });
    if (!wrong) return;
    faults_.add(
        "bets",
        due                            ? "bets"
        : options_.has(Variation::Bet) ? "early"
                                       : "variation",
        due ? "expected a track for every squire" : "found some, allowed: with bet only, once the cards are dealt",
        {"bet"});
  }

  void check_codex() {
    const bool due = options_.has(Variation::Codex) && cards_are_out();
    if (said_.state.secrets.tokens.minus_three != 0 && !due) {
      faults_.add("codex", options_.has(Variation::Codex) ? "early" : "variation",
                  "found tokens, allowed: with codex only, once the cards are dealt", {"codex"});
    }
    for (int i = 0; i < options_.players; ++i) {
      const Seat seat{static_cast<std::uint8_t>(i)};
      int looks = 0;
      each_squire(table_, [&](Squire squire) {
        if (squire != options_.neutral() && options_.owner(squire) == seat)
          looks += cards_played_on(table_, squire, Track::Education);
      });
      if (std::popcount(unsigned{table_.peeked[seat]}) <= (due ? looks : 0)) continue;
      faults_.add("peeked[" + text(i) + "]", "peeked",
                  "allowed: one place for each Education card played, " + text(due ? looks : 0), {text(i)});
    }
  }

  // Hands and packs: as many as are left, or none said.
  void check_hands() {
    each_squire(table_, [&](Squire squire) {
      if (said_.moment != Moment::Draft && !said_.kept[squire].empty()) {
        faults_.add(at("kept", squire), "early", "cards are kept in the moment draft only");
      }
      const int found = said_.hands[squire].size();
      if (found == 0) return;
      const int due = due_in_hand(squire);
      if (found == due) return;
      faults_.add(at("hands", squire), "hand",
                  "found " + text(found) + " cards, allowed: " + text(due) + ", or none to have them dealt",
                  {text(squire), text(found), text(due)});
    });
    if (said_.moment == Moment::Draft) check_kept();
  }
  int due_in_hand(Squire squire) const {
    if (!cards_are_out()) return 0;
    if (said_.moment != Moment::Draft) return cards_dealt(options_) - table_.played[squire].size();
    if (options_.lancelot()) return index(squire) < 2 ? kLancelotDealt : 0;
    return kDealt - said_.kept[Squire{0}].size();
  }
  // All have kept the same number, and two cards or more are left to choose from.
  void check_kept() {
    const int due = said_.kept[Squire{0}].size();
    const int most = options_.lancelot() ? 0 : kDealt - 2;
    each_squire(table_, [&](Squire squire) {
      const int found = said_.kept[squire].size();
      if (found == due && found <= most) return;
      faults_.add(at("kept", squire), "kept",
                  "found " + text(found) + " cards, allowed: as many as the others, up to " + text(most),
                  {text(squire), text(found), text(std::min(due, most))});
    });
  }

  const Said& said_;
  const OpenTable& table_;
  const Options& options_;
  Faults& faults_;
};

}  // namespace

void find_faults(const Said& said, Faults& faults) { FaultFinder(said, faults).run(); }

}  // namespace roundtable::academy
