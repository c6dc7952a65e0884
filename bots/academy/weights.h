#pragma once

#include <array>
#include <string_view>

namespace roundtable::academy {

// General weights of Medieval Academy's heuristic, in points unless stated otherwise. The pay of tracks comes from the
// table's options. The weights of a variation are in its own header; JudgementWeights (variations.h) joins all.

struct RaceWeights {
  // Uncertainty of a race. A lead as large as the width is safe.
  float card_width = 2.5F;         // squares, for one card that the rival still plays; four cards: twice as wide
  float round_width = 2.92F;       // squares more, for each round to come
  float drift_gallantry = 0.547F;  // expected squares of an unknown card on that track
  float drift_sword = 1.03F;
  float drift_education = 1.35F;
  float drift_final = 1.35F;       // Quests and Charity
  float later = 0.756F;            // weight of a point in a later round
  float later_gallantry = 0.967F;  // the same for a bonus
  float kept_played = 0.992F;      // share of a kept card's value that will be played
  // Rivals.
  float rivalry = 1.9F;  // value of a point that all rivals lose together
  float deny = 0.405F;   // value of keeping a card from the next player, relative to its value for them
  // Gallantry's bonus.
  float bonus_first = 4.23F;   // of three squares
  float bonus_second = 2.32F;  // of two
  float bonus_third = 0.773F;  // of one
  float bonus_last = 1.56F;    // factor in the last round

  static constexpr std::array<std::string_view, 15> kNames = {
      "card_width",  "round_width", "drift_gallantry", "drift_sword", "drift_education",
      "drift_final", "later",       "later_gallantry", "kept_played", "rivalry",
      "deny",        "bonus_first", "bonus_second",    "bonus_third", "bonus_last"};
};

struct TieWeights {
  float tie_break = 0.0863F;  // a place on Gallantry in the last round

  static constexpr std::array<std::string_view, 1> kNames = {"tie_break"};
};

struct ServiceWeights {
  float king_drift = 1.67F;  // expected squares on King's Service in each later round
  float king_width = 5.2F;   // uncertainty of them in squares, for each such round

  static constexpr std::array<std::string_view, 2> kNames = {"king_drift", "king_width"};
};

struct OrderWeights {
  // Value of playing such a card now instead of later, for each card still to be played.
  float early_gallantry = -0.498F;
  float early_education = -0.452F;
  float early_sword = -1.51F;
  float early_king = 0.268F;
  float early_final = 0.0402F;  // Quests and Charity before the last round
  float early_high = 0.369F;    // a square of the card's value
  float order_counts = 0.45F;   // rest of a preference for each card that will be played after

  static constexpr std::array<std::string_view, 7> kNames = {
      "early_gallantry", "early_education", "early_sword", "early_king", "early_final", "early_high", "order_counts"};
};

// Certainty of a lead.
struct LeadWeights {
  float lead_now = 3.7F;     // points of lead that make a victory e times as likely, in the last round
  float lead_round = 0.55F;  // more for each later round
  float lead_three = 1.2F;   // factor with three squires
  float lead_pairs = 1.5F;   // factor with two squires each

  static constexpr std::array<std::string_view, 4> kNames = {"lead_now", "lead_round", "lead_three", "lead_pairs"};
};

// Several tables of weights as one.
template <class... Parts>
struct JoinedWeights : Parts... {
  static constexpr std::array<std::string_view, (Parts::kNames.size() + ...)> kNames = [] {
    std::array<std::string_view, (Parts::kNames.size() + ...)> names{};
    std::size_t count = 0;
    const auto add = [&](const auto& more) {
      for (const std::string_view name : more) names[count++] = name;
    };
    (add(Parts::kNames), ...);
    return names;
  }();
};

}  // namespace roundtable::academy
