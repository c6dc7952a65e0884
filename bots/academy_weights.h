#pragma once

#include <array>
#include <string_view>

namespace roundtable::academy {

// What Medieval Academy's judgement weighs, in points unless said otherwise. What the tracks pay is not here: that is
// read from the table's options.
struct JudgementWeights {
  // How a race may still turn out. A lead as large as the width is safe.
  float card_width = 2.41F;   // squares, for one card that the rival still plays; four cards: twice as wide
  float round_width = 2.98F;  // squares more, for each round to come
  float card_drift = 0.833F;  // squares that a card yet unknown will move a disc on a given track
  float later = 0.776F;       // what a point of a later round counts
  float kept_played = 0.74F;  // how much of a kept card's value will be played
  // Whom it helps and hurts.
  float rivalry = 1.73F;  // a point that all rivals lose together, in my points
  float deny = 0.38F;     // keeping a card from the next one, of its value to him
  // Tracks.
  float bonus_first = 5.34F;     // Gallantry's bonus of three squares
  float bonus_second = 3.69F;    // of two
  float bonus_third = 2.01F;     // of one
  float step_back = 0.392F;      // the square that `stepback` takes for it
  float bet_cards = 0.371F;      // cards one expects to play on the track of his bet
  float bet_hand = 0.755F;       // and more for each such card at hand when he bets
  float tie_break = 0.13F;       // a place on Gallantry in the last round
  float head_start = 0.812F;     // a square kept over the ordered reset
  float king_drift = 3.46F;      // squares on King's Service a round to come will bring
  float king_width = 5.23F;      // squares of doubt about them, for each such round
  float scroll_pays = 0.276F;    // payments of King's Service a round, with scrolls
  float cup_width = 24.7F;       // squares of doubt about the Cup
  float codex_charge = 0.0595F;  // how much of Education's charges the rank decides when tokens are taken
  float peek = 0.0827F;          // a look at a token
  float dragon_coats = 1.31F;    // positive coats a squire will get a round
  float alms_first = 6.52F;      // what the first on Charity gains by alms, and the last loses
  float alms_second = 5.29F;     // the second, and the second to last
  // The order of playing: what it is worth to play such a card now rather than later, for each card still to be played.
  float early_gallantry = -0.391F;
  float early_education = 0.0289F;
  float early_sword = -1.5F;
  float early_king = 0.419F;
  float early_final = 0.254F;  // Quests and Charity before the last round
  float early_high = 0.56F;    // a square of the card's value
  // How sure a lead is.
  float lead_now = 4.1F;    // points of lead that make a victory e times as likely, in the last round
  float lead_round = 0.6F;  // and more for each round to come

  static constexpr std::array<std::string_view, 32> kNames = {
      "card_width",   "round_width",  "card_drift",  "later",           "kept_played",     "rivalry",      "deny",
      "bonus_first",  "bonus_second", "bonus_third", "step_back",       "bet_cards",       "bet_hand",     "tie_break",
      "head_start",   "king_drift",   "king_width",  "scroll_pays",     "cup_width",       "codex_charge", "peek",
      "dragon_coats", "alms_first",   "alms_second", "early_gallantry", "early_education", "early_sword",  "early_king",
      "early_final",  "early_high",   "lead_now",    "lead_round"};
};

}  // namespace roundtable::academy
