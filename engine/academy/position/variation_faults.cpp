#include <algorithm>

#include "engine/academy/position/faults.h"

namespace roundtable::academy {

namespace {

class Variations : FaultFinder {
 public:
  using FaultFinder::FaultFinder;

  void run() {
    check_cup();
    check_scrolls();
    check_bets();
    check_codex();
  }

 private:
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
    if (plays_unsaid() || position_.moment == Moment::End) return;
    int swords = 0;
    OpenTable fresh = table_;
    fresh.cup = 0;
    each_play(options_, table_.order, table_.played, [&](Squire squire, int lap) {
      const Play play = table_.played[squire][lap];
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
      faults_.add("cup", "middle", "found it in the middle, which it leaves with the first sword");
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
      faults_.add("scrolls.six", "scroll", "no disc has reached square 6, allowed: not taken", {text(kFirstScroll)});
    }
    if (options_.edition == Edition::French) return;  // in this edition a bonus carries a disc past it (A40)
    if (!scrolls.six_gone && furthest >= kFirstScroll) {
      faults_.add("scrolls.six", "scroll", "a disc has reached square 6, allowed: taken", {text(kFirstScroll)});
    }
    if (scrolls.twelve_taker == kNoSquire && furthest >= kKingEnd) {
      faults_.add("scrolls.twelve", "scroll", "a disc has reached square 12, allowed: taken", {text(kKingEnd)});
    }
  }
  // The scroll was taken this round by a disc that arrived this round.
  void check_taker(Squire taker, int square, const std::string& field) {
    if (taker == kNoSquire) return;
    const bool now =
        position_.moment == Moment::Play || position_.moment == Moment::Scoring || position_.moment == Moment::End;
    const bool there = table_.tracks[Track::King][taker].square() >= square;
    const bool by_card = plays_unsaid() || position_.moment == Moment::End ||
                         (played_on(Track::King, taker) > 0 && before(Track::King, taker) < square);
    if (now && there && by_card) return;
    faults_.add(field, "scroll", "squire " + text(taker) + " has not reached square " + text(square) + " this round",
                {text(square)});
  }

  // Fields that need a variation.
  void refuse(const char* field, Variation variation) {
    const std::string name(kVariationNames[static_cast<std::size_t>(variation)]);
    const bool early = options_.has(variation);
    faults_.add(field, early ? "early" : "variation",
                "found some, allowed: with " + name + " only, once the cards are dealt", {early ? field : name});
  }

  void check_bets() {
    const bool due = options_.has(Variation::Bet) && cards_are_out();
    bool wrong = false;
    each_squire(table_, [&](Squire squire) { wrong |= (table_.bets[squire] != kNoTrack) != due; });
    if (!wrong) return;
    if (due) return faults_.add("bets", "bets", "expected a track for every squire");
    refuse("bets", Variation::Bet);
  }

  void check_codex() {
    const bool due = options_.has(Variation::Codex) && cards_are_out();
    if (position_.state.secrets.tokens.minus_three != 0 && !due) {
      refuse("codex", Variation::Codex);
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
                  "allowed: one place for each Education card played, " + text(due ? looks : 0),
                  {text(i), text(due ? looks : 0)});
    }
  }
};

}  // namespace

void find_variation_faults(const Position& position, Faults& faults) { Variations(position, faults).run(); }

}  // namespace roundtable::academy
