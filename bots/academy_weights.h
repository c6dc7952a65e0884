#pragma once

#include <array>
#include <string_view>

namespace roundtable::academy {

// What Medieval Academy's judgement weighs, in points unless said otherwise. What the tracks pay is not here: that is
// read from the table's options.
struct JudgementWeights {
  // How a race may still turn out. A lead as large as the width is safe.
  float card_width = 2.6F;    // squares, for one card that the rival still plays; four cards: twice as wide
  float round_width = 3.2F;   // squares more, for each round to come
  float card_drift = 0.45F;   // squares that a card yet unknown will move a disc on a given track
  float later = 0.8F;         // what a point of a later round counts
  float kept_played = 0.85F;  // how much of a kept card's value will be played
  // Whom it helps and hurts.
  float rivalry = 1.0F;  // a point that all rivals lose together, in my points
  float deny = 0.15F;    // keeping a card from the next one, of its value to him
  // Tracks.
  float bonus_square = 0.7F;  // a square of Gallantry's bonus
  float bet_cards = 1.3F;     // cards one expects to play on the track of his bet
  float bet_hand = 0.35F;     // and more for each such card at hand when he bets
  float tie_break = 0.5F;     // a place on Gallantry in the last round
  float head_start = 0.5F;    // a square kept over the ordered reset
  float king_drift = 2.0F;    // squares on King's Service a round to come will bring
  float king_width = 3.0F;    // squares of doubt about them, for each such round
  float scroll_pays = 0.45F;  // payments of King's Service a round, with scrolls
  float cup_width = 6.0F;     // squares of doubt about the Cup
  float codex_charge = 0.7F;  // how much of Education's charges the rank decides when tokens are taken
  float peek = 0.3F;          // a look at a token
  float dragon_coats = 1.6F;  // positive coats a squire will get a round
  float alms_first = 5.0F;    // what the first on Charity gains by alms, and the last loses
  float alms_second = 3.0F;   // the second, and the second to last
  // The order of playing: what it is worth to play such a card now rather than later, for each card still to be played.
  float early_sword = -0.1F;
  float early_king = 0.1F;
  float early_final = 0.05F;  // Quests and Charity before the last round
  float early_high = 0.0F;    // a square of the card's value
  // How sure a lead is.
  float lead_now = 2.5F;    // points of lead that make a victory e times as likely, in the last round
  float lead_round = 1.5F;  // and more for each round to come

  static constexpr std::array<std::string_view, 27> kNames = {
      "card_width",   "round_width", "card_drift",   "later",      "kept_played",  "rivalry",    "deny",
      "bonus_square", "bet_cards",   "bet_hand",     "tie_break",  "head_start",   "king_drift", "king_width",
      "scroll_pays",  "cup_width",   "codex_charge", "peek",       "dragon_coats", "alms_first", "alms_second",
      "early_sword",  "early_king",  "early_final",  "early_high", "lead_now",     "lead_round"};
};

}  // namespace roundtable::academy
