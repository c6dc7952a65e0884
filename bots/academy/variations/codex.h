#pragma once

#include <array>
#include <span>
#include <string_view>

#include "bots/academy/net_groups.h"

namespace roundtable::academy {

struct JudgementWeights;
struct Seen;

namespace bots {

struct Codex {
  static constexpr Variation kRule = Variation::Codex;

  struct Weights {
    float codex_charge = 0.07F;  // share of Education's charges that rank decides when tokens are taken
    float peek = 0.0531F;        // a look at a token

    static constexpr std::array<std::string_view, 2> kNames = {"codex_charge", "peek"};
  };

  // A seat has seen the tokens it has looked at, and those its own squires took.
  template <class Seen>
  static void see(Seen& seen, const View& view) {
    seen.tokens = view.tokens;
  }
  template <class Seen>
  static void see(Seen& seen, const State& state) {
    const OpenTable& table = state.table;
    const Options& options = table.options;
    const Tokens tokens = state.secrets.tokens;
    seen.tokens.fill(kHiddenValue);
    if (tokens.minus_three == 0) return;
    const auto show = [&](int place) {
      seen.tokens[static_cast<std::size_t>(place)] = static_cast<std::int8_t>(tokens.value_at(place));
    };
    for (const int place : Bits(table.peeked[seen.seat])) show(place);
    each_squire(table, [&](Squire squire) {
      const bool own = squire != options.neutral() && options.owner(squire) == seen.seat;
      if (own && table.token[squire] != 0) show(table.token[squire]);
    });
  }

  // Looks and tokens to take.
  static void judge(const Seen& seen, const Choices& choices, const JudgementWeights& weights, std::span<float> values);

  static constexpr std::uint32_t kQuestions = detail::bits_of(Phase::Peek, Phase::TakeToken);
  static constexpr int kOutputs = kMaxSquires + 1 + kMaxSquires;  // looks; none; tokens
  static int move(Action action) {
    const bool none = action.answer() == Action::kNone;
    if (action.verb() == Verb::Peek) return none ? kMaxSquires : action.answer() - 1;
    return kMaxSquires + 1 + action.answer() - 1;
  }

  // Whether a seat knows the values of Education's coats of that round.
  static bool knows_coats(const OpenTable& table, Seat seat, int round) {
    return table.informed[static_cast<std::size_t>(round - 1)].has(seat);
  }
  // Replaces the coats that a seat has not seen by their mean.
  static void hide_coats(const OpenTable& table, Seat seat, PerSquire<std::int16_t>& points) {
    constexpr int kUnseen = -2;
    const auto add = [&](Squire squire, int more) {
      points[squire] = static_cast<std::int16_t>(points[squire] + more);
    };
    for (int round = 1; round <= table.round; ++round) {
      if (knows_coats(table, seat, round)) continue;
      each_squire(table, [&](Squire squire) {
        const int value = table.ledger.paid(Track::Education, round)[squire];
        if (value != 0) add(squire, kUnseen - value);
      });
    }
    for (const Trade& trade : table.ledger.trades()) {
      if (trade.track != Track::Education || see_gift(table, trade).has(seat)) continue;
      add(trade.from, trade.value - kUnseen);
      add(trade.to, kUnseen - trade.value);
    }
  }

  // By place: a -3, a -1, a 0 that it has seen; taken; number of others that have looked.
  static constexpr int kInputs = kMaxSquires * 3 + kMaxSquires + kMaxSquires;
  template <class Seen, class Put>
  static void show(const Seen& seen, int at, Put& put) {
    const int taken = at + kMaxSquires * 3;
    const int looked_at = taken + kMaxSquires;
    const OpenTable& table = seen.table;
    const std::uint64_t free = free_places(table);
    for (int place = 1; place <= table.squires; ++place) {
      const int token = seen.tokens[static_cast<std::size_t>(place)];
      const int which = token == -3 ? 0 : token == -1 ? 1 : 2;
      if (token != kHiddenValue) put(at + 3 * (place - 1) + which, 1);
      if (((free >> static_cast<unsigned>(place)) & 1U) == 0) put(taken + place - 1, 1);
      int others = 0;
      for (int i = 0; i < table.options.players; ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        if (seat != seen.seat && has_peeked(table, seat, place)) ++others;
      }
      detail::put_some(put, looked_at + place - 1, others);
    }
  }
};

}  // namespace bots

}  // namespace roundtable::academy
