#pragma once

#include <array>
#include <span>
#include <string_view>

#include "bots/academy/net_groups.h"
#include "bots/academy/places.h"

namespace roundtable::academy {

struct JudgementWeights;
struct Seen;

namespace bots {

struct Alms {
  static constexpr Variation kRule = Variation::Alms;

  struct Weights {
    float alms_first = 6.36F;  // gain of the first on Charity, and loss of the last
    float alms_second = 5.3F;  // the second, and the second to last

    static constexpr std::array<std::string_view, 2> kNames = {"alms_first", "alms_second"};
  };

  static ByPlace prizes(const OpenTable& table, const Weights& weights) {
    const float second = table.options.four_or_more() ? weights.alms_second : 0;
    ByPlace places = charges(table, -weights.alms_first, -second);
    places[0] = weights.alms_first;
    places[1] += second;
    return places;
  }

  // Points that change hands, weighted for the asked seat on either side.
  static void judge(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);

  static constexpr std::uint32_t kQuestions = detail::bits_of(Phase::AlmsFrom, Phase::AlmsGive, Phase::AlmsTake);
  static constexpr int kOutputs = inputs::kOthers + 2 + 4;  // from whom; a 1, a 3 to give; 1, 2, 3, none to take
  template <class Seen>
  static int move(const Seen& seen, Action action) {
    const int answer = action.answer();
    constexpr int kGive = inputs::kOthers;
    constexpr int kTake = kGive + 2;
    if (action.verb() == Verb::From) return detail::slot_of(seen, Squire{action.answer()}) - 1;
    if (action.verb() == Verb::Give) return kGive + (answer == -kEducationLast ? 1 : 0);
    return kTake + (answer == Action::kNone ? kAlmsLimit : answer - 1);
  }

  // Approximate gain of the first and loss of the last; half of it for the second and the second to last.
  static PlacePay places(const OpenTable& table) {
    constexpr int kWorth = 6;
    const int half = table.options.four_or_more() ? kWorth / 2 : 0;
    return {.first = kWorth, .second = half, .above = -half, .last = -kWorth};
  }

  // Sum of the best two coats that can be taken from a squire.
  static int takeable_from(const OpenTable& table, Squire squire) {
    int best = 0;
    int second = 0;
    const auto offer = [&](int value) {
      if (value > kAlmsLimit) return;
      second = value > best ? best : value > second ? value : second;
      best = value > best ? value : best;
    };
    for (int round = 1; round <= table.round; ++round) {
      offer(table.ledger.paid(Track::Jousts, round)[squire]);
      offer(table.ledger.paid(Track::Tournaments, round)[squire]);
      offer(table.ledger.paid(Track::King, round)[squire]);
      if (table.ledger.king_paid_twice(round)) offer(table.ledger.paid(Track::King, round)[squire]);
    }
    return best + second;
  }

  // The second trade, one take left, two takes left.
  static constexpr int kProgressInputs = 3;
  template <class Put>
  static void show_progress(const OpenTable& table, int at, Put& put) {
    if (table.phase < Phase::AlmsFrom || table.phase == Phase::Over) return;
    if (is_second_trade(table)) put(at, 1);
    if (table.takes_left > 0) put(at + table.takes_left, 1);
  }

  // The acting squire's Education coats of 1 and of 3 as far as the seat knows them; the best two that can be taken
  // from each squire; the partner.
  static constexpr int kInputs = 2 + inputs::kSlots + inputs::kSlots;
  template <class Seen, class Knows, class Put>
  static void show(const Seen& seen, int at, Knows knows_coats, Put& put) {
    const OpenTable& table = seen.table;
    std::array<int, 2> coats{};
    for (int round = 1; round <= table.round; ++round) {
      const int value = table.ledger.paid(Track::Education, round)[seen.acting()];
      if (value != 0 && knows_coats(round)) ++coats[value == kEducationLast ? 1 : 0];
    }
    detail::put_some(put, at, coats[0]);
    detail::put_some(put, at + 1, coats[1]);
    const int takeable = at + 2;
    const int partner = takeable + inputs::kSlots;
    for (int slot = 0; slot < inputs::kSlots; ++slot) {
      const Squire squire = seen.slots[static_cast<std::size_t>(slot)];
      if (squire == kNoSquire) continue;
      detail::put_some(put, takeable + slot, takeable_from(table, squire));
      if (squire == table.pauper) put(partner + slot, 1);
    }
  }
};

}  // namespace bots

}  // namespace roundtable::academy
