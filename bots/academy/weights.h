#pragma once

#include <array>
#include <string_view>

namespace roundtable::academy {

// What Medieval Academy's judgement weighs, in points unless said otherwise. What the tracks pay is not here: that is
// read from the table's options.
struct JudgementWeights {
  // How a race may still turn out. A lead as large as the width is safe.
  float card_width = 2.5F;         // squares, for one card that the rival still plays; four cards: twice as wide
  float round_width = 2.92F;       // squares more, for each round to come
  float drift_gallantry = 0.547F;  // squares that a card yet unknown will move a disc on that track
  float drift_sword = 1.03F;
  float drift_education = 1.35F;
  float drift_final = 1.35F;       // Quests and Charity
  float later = 0.756F;            // what a point of a later round counts
  float later_gallantry = 0.967F;  // the same for a bonus
  float kept_played = 0.992F;      // how much of a kept card's value will be played
  // Whom it helps and hurts.
  float rivalry = 1.9F;  // a point that all rivals lose together, in my points
  float deny = 0.405F;   // keeping a card from the next one, of its value to them
  // Tracks.
  float bonus_first = 4.23F;   // Gallantry's bonus of three squares
  float bonus_second = 2.32F;  // of two
  float bonus_third = 0.773F;  // of one
  float bonus_last = 1.56F;    // times as much in the last round
  float step_back = 0.158F;    // the square that `stepback` takes for it
  float bet_cards = 0.316F;    // cards one expects to play on the track of one's bet
  float bet_hand = 1.03F;      // and more for each such card at hand when one bets
  float tie_break = 0.0863F;   // a place on Gallantry in the last round
  float head_start = 0.512F;   // a square kept over the ordered reset
  float king_drift = 1.67F;    // squares on King's Service a round to come will bring
  float king_width = 5.2F;     // squares of doubt about them, for each such round
  float scroll_pays = 0.315F;  // payments of King's Service a round, with scrolls
  float cup_width = 10.2F;     // squares of doubt about the Cup
  float codex_charge = 0.07F;  // how much of Education's charges the rank decides when tokens are taken
  float peek = 0.0531F;        // a look at a token
  float dragon_coats = 1.29F;  // positive coats a squire will get a round
  float alms_first = 6.36F;    // what the first on Charity gains by alms, and the last loses
  float alms_second = 5.3F;    // the second, and the second to last
  // The order of playing: what it is worth to play such a card now rather than later, for each card still to be played.
  float early_gallantry = -0.498F;
  float early_education = -0.452F;
  float early_sword = -1.51F;
  float early_king = 0.268F;
  float early_final = 0.0402F;  // Quests and Charity before the last round
  float early_high = 0.369F;    // a square of the card's value
  float order_counts = 0.45F;   // what is left of a preference for each card that will be played after
  // How sure a lead is.
  float lead_now = 3.7F;     // points of lead that make a victory e times as likely, in the last round
  float lead_round = 0.55F;  // and more for each round to come
  float lead_three = 1.2F;   // times as much with three squires
  float lead_pairs = 1.5F;   // times as much with two squires each

  static constexpr std::array<std::string_view, 40> kNames = {"card_width",
                                                              "round_width",
                                                              "drift_gallantry",
                                                              "drift_sword",
                                                              "drift_education",
                                                              "drift_final",
                                                              "later",
                                                              "later_gallantry",
                                                              "kept_played",
                                                              "rivalry",
                                                              "deny",
                                                              "bonus_first",
                                                              "bonus_second",
                                                              "bonus_third",
                                                              "bonus_last",
                                                              "step_back",
                                                              "bet_cards",
                                                              "bet_hand",
                                                              "tie_break",
                                                              "head_start",
                                                              "king_drift",
                                                              "king_width",
                                                              "scroll_pays",
                                                              "cup_width",
                                                              "codex_charge",
                                                              "peek",
                                                              "dragon_coats",
                                                              "alms_first",
                                                              "alms_second",
                                                              "early_gallantry",
                                                              "early_education",
                                                              "early_sword",
                                                              "early_king",
                                                              "early_final",
                                                              "early_high",
                                                              "order_counts",
                                                              "lead_now",
                                                              "lead_round",
                                                              "lead_three",
                                                              "lead_pairs"};
};

}  // namespace roundtable::academy
