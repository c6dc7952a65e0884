#pragma once

#include <array>
#include <span>
#include <string_view>

#include "bots/academy/net_groups.h"

namespace roundtable::academy {

struct JudgementWeights;
struct Seen;

namespace bots {

struct Bet {
  static constexpr Variation kRule = Variation::Bet;

  struct Weights {
    float bet_cards = 0.316F;  // expected cards on the track of one's bet
    float bet_hand = 1.03F;    // more for each such card in hand when betting

    static constexpr std::array<std::string_view, 2> kNames = {"bet_cards", "bet_hand"};
  };

  // Better with more cards to play on the track and with more valuable squares.
  static void judge(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);

  static constexpr std::uint32_t kQuestions = detail::bits_of(Phase::Bet);
  static constexpr int kOutputs = kTracks;
  static int move(Action action) { return index(action.track()); }

  static constexpr int kInputs = inputs::kSlots * kTracks + inputs::kSlots;  // the tracks; the cards played on them
  template <class Seen, class Put>
  static void show(const Seen& seen, int at, Put& put) {
    const OpenTable& table = seen.table;
    for (int slot = 0; slot < inputs::kSlots; ++slot) {
      const Squire squire = seen.slots[static_cast<std::size_t>(slot)];
      if (squire == kNoSquire || table.bets[squire] == kNoTrack) continue;
      put(at + kTracks * slot + index(table.bets[squire]), 1);
      detail::put_some(put, at + inputs::kSlots * kTracks + slot, cards_played_on(table, squire, table.bets[squire]));
    }
  }
};

}  // namespace bots

}  // namespace roundtable::academy
