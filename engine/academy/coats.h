#pragma once

#include <cassert>
#include <optional>

#include "engine/academy/types.h"
#include "engine/core/fixed.h"

namespace roundtable::academy {

// A point token: its track and its value.
struct Coat {
  Track track;
  int value;
  friend bool operator==(const Coat&, const Coat&) = default;
};

// An Education coat that this viewer has not seen (`codex`).
constexpr std::int8_t kHiddenValue = -128;

// A coat that changed hands by `alms`: the earliest of that track and value of its owner.
struct Trade {
  Squire from;
  Squire to;
  std::int8_t value;
  Track track : 4;
  bool asked : 1;  // the giver, or the player speaking for it, chose the coat
  friend bool operator==(const Trade&, const Trade&) = default;
};

// All coats of the game: payments by track, squire and round, and the trades of `alms`.
class Ledger {
 public:
  // A squire's coat of one track in one round; 0: none. King's Service may pay twice (`scrolls`).
  PerSquire<std::int8_t>& paid(Track track, int round) { return rows_[row(track, round)]; }
  const PerSquire<std::int8_t>& paid(Track track, int round) const { return rows_[row(track, round)]; }
  void pay_king_twice(int round) { king_twice_ |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(round)); }

  bool king_paid_twice(int round) const { return ((king_twice_ >> static_cast<unsigned>(round)) & 1U) != 0; }

  // Points given by a position without coats.
  PerSquire<std::int8_t>& brought() { return brought_; }
  const PerSquire<std::int8_t>& brought() const { return brought_; }

  FixedVector<Trade, 5>& trades() { return trades_; }
  const FixedVector<Trade, 5>& trades() const { return trades_; }

  // Calls visit(coat) for each coat the squire was paid, in the order earned, including those given away.
  template <class Visit>
  void each_paid(Squire squire, Visit visit) const {
    const auto one = [&](Track track, int round) {
      const int value = paid(track, round)[squire];
      if (value != 0) visit(Coat{track, value});
    };
    for (int round = 1; round <= kRounds; ++round) {
      one(Track::Jousts, round);
      one(Track::Tournaments, round);
      one(Track::Education, round);
      one(Track::King, round);
      if (king_paid_twice(round)) one(Track::King, round);
    }
    one(Track::Quests, kRounds);
    one(Track::Charity, kRounds);
  }

  // Calls visit(coat) for each coat the squire holds, in the order earned or taken.
  template <class Visit>
  void each_held(Squire squire, Visit visit) const {
    bool unclear = false;  // a coat was given unseen by this viewer: any Education coat may be the one
    for (const Trade& trade : trades_) unclear |= trade.from == squire && trade.value == kHiddenValue;
    const auto each_seen = [&](auto look) {
      each_paid(squire, [&](Coat coat) {
        if (unclear && coat.track == Track::Education) coat.value = kHiddenValue;
        look(coat);
      });
    };
    const auto bit = [](int trade) { return 1U << static_cast<unsigned>(trade); };
    unsigned face_down = 0;  // trades whose coat this viewer sees only now
    for (int i = 0; i < trades_.size(); ++i) {
      if (trades_[i].from != squire) continue;
      face_down |= bit(i);
      each_seen([&](Coat coat) {
        if (coat == Coat{trades_[i].track, trades_[i].value}) face_down &= ~bit(i);
      });
    }
    unsigned gone = 0;  // trades already matched with a coat
    each_seen([&](Coat coat) {
      for (int i = 0; i < trades_.size(); ++i) {
        const Trade& trade = trades_[i];
        const int value = (face_down & bit(i)) != 0 ? kHiddenValue : trade.value;
        if ((gone & bit(i)) == 0 && trade.from == squire && coat == Coat{trade.track, value}) {
          gone |= bit(i);
          return;
        }
      }
      visit(coat);
    });
    for (const Trade& trade : trades_) {
      if (trade.to == squire) visit(Coat{trade.track, trade.value});
    }
  }

  // Sum of the squire's coats; nothing if one of them is hidden.
  std::optional<int> known_points(Squire squire) const {
    std::optional<int> sum = brought_[squire];
    each_held(squire, [&](Coat coat) {
      sum = sum && coat.value != kHiddenValue ? std::optional(*sum + coat.value) : std::nullopt;
    });
    return sum;
  }

  // Sum of each squire's coats.
  PerSquire<std::int16_t> points() const {
    PerSquire<std::int16_t> sums{};
    const auto add = [&](const PerSquire<std::int8_t>& row) {
      for (int i = 0; i < kMaxSquires; ++i) sums.items[i] = static_cast<std::int16_t>(sums.items[i] + row.items[i]);
    };
    add(brought_);
    for (const auto& row : rows_) add(row);
    for (int round = 1; king_twice_ != 0 && round <= kRounds; ++round) {
      if (king_paid_twice(round)) add(paid(Track::King, round));
    }
    for (const Trade& trade : trades_) {
      sums[trade.from] = static_cast<std::int16_t>(sums[trade.from] - trade.value);
      sums[trade.to] = static_cast<std::int16_t>(sums[trade.to] + trade.value);
    }
    return sums;
  }

  friend bool operator==(const Ledger&, const Ledger&) = default;

 private:
  // Jousts, Tournaments, Education and King's Service pay in up to six rounds, Quests and Charity only in the last.
  static constexpr std::size_t row(Track track, int round) {
    assert(track != Track::Gallantry && round >= 1 && round <= kRounds);
    return track >= Track::Quests ? 24 + static_cast<std::size_t>(index(track) - index(Track::Quests))
                                  : static_cast<std::size_t>((index(track) - 1) * kRounds + round - 1);
  }

  std::array<PerSquire<std::int8_t>, 26> rows_ = {};
  std::uint8_t king_twice_ = 0;
  PerSquire<std::int8_t> brought_ = {};
  FixedVector<Trade, 5> trades_;
};

}  // namespace roundtable::academy
