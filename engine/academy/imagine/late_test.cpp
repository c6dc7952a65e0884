#include <gtest/gtest.h>

#include <numeric>

#include "engine/academy/imagine/test_samples.h"

// Late in a round of four or five there are too many arrangements to list. But the cards that the viewer passed on can
// be dealt to the next squires in only a few hundred ways, and for each the rest can be counted.

namespace roundtable::academy {

namespace {

double falling(int n, int times) {
  double product = 1;
  for (int i = 0; i < times; ++i) product *= n - i;
  return product;
}

class DealtOut {
 public:
  explicit DealtOut(const View& view) : view_(view), table_(view.table), pool_(CardSet::full()) {
    for (int look = 0; look < table_.squires; ++look) pool_.remove(view.seen[static_cast<std::size_t>(look)]);
    pool_size_ = pool_.size();
  }

  // By the cards that the others kept from packs the viewer had held.
  Weights all() {
    deal(0);
    return std::move(found_);
  }

  std::string name(const State& state) const {
    std::string text;
    for (int distance = 1; distance < table_.squires; ++distance) {
      for (int step = distance; step < kDealt; ++step) {
        text += text_of(state.secrets.picks[squire_at(distance)][static_cast<std::size_t>(step)]);
      }
    }
    return text;
  }

 private:
  // The squire who gets the viewer's packs after that many steps.
  Squire squire_at(int distance) const {
    const int turn = table_.round % 2 == 1 ? distance : table_.squires - distance;
    return Squire{static_cast<std::uint8_t>((index(view_.viewer.seat()) + turn) % table_.squires)};
  }

  // Cards passed on at that step that did not come back, in every order.
  void deal(int look) {
    if (look == kDealt - 1) return count(1, 1, 0, pool_);
    const auto i = static_cast<std::size_t>(look);
    CardSet cards = view_.seen[i];
    cards.remove(view_.kept[i]);
    if (look + table_.squires < kDealt) cards.remove(view_.seen[i + table_.squires]);
    std::vector<int> order(static_cast<std::size_t>(cards.size()));  // indices distinguish equal cards
    std::iota(order.begin(), order.end(), 0);
    do {
      for (int n = 0; n < cards.size(); ++n) given_[n + 1][look + n + 1] = cards.at(order[static_cast<std::size_t>(n)]);
      deal(look + 1);
    } while (std::next_permutation(order.begin(), order.end()));
  }

  // Chooses which known cards each squire has played; the other played cards come from packs before the viewer saw
  // them.
  void count(int distance, double ways, int drawn, CardSet pool) {
    const int places = table_.squires * (table_.squires - 1) / 2;  // in packs that the viewer had not seen yet
    if (distance == table_.squires) return tally(ways * falling(pool_size_ - drawn, places - drawn));
    for (unsigned mask = 0; mask < (1U << static_cast<unsigned>(kDealt - distance)); ++mask) {
      CardSet rest;
      for (const Play play : table_.played[squire_at(distance)]) rest.add(card_of(play));
      bool possible = true;
      for (int step = distance; step < kDealt; ++step) {
        if (((mask >> static_cast<unsigned>(step - distance)) & 1U) == 0) continue;
        possible &= rest.has(given_[distance][step]);
        rest.remove(given_[distance][step]);
      }
      if (!possible || rest.size() > distance || !pool.contains(rest)) continue;
      double more = falling(distance, rest.size());
      CardSet left = pool;
      CardSet before;
      for (const Card card : rest) {
        more *= left.count(card);
        left.remove(card);
        before.add(card);
        more /= before.count(card);
      }
      count(distance + 1, ways * more, drawn + rest.size(), left);
    }
  }

  void tally(double ways) {
    std::string text;
    for (int distance = 1; distance < table_.squires; ++distance) {
      for (int step = distance; step < kDealt; ++step) text += text_of(given_[distance][step]);
    }
    found_[text] += ways;
  }

  const View& view_;
  const OpenTable& table_;
  CardSet pool_;  // cards that the viewer has never held
  int pool_size_ = 0;
  Card given_[kMaxSquires][kDealt] = {};
  Weights found_;
};

class ImagineLate : public testing::TestWithParam<int> {};

TEST_P(ImagineLate, PlayOfFourAndFive) {
  const int players = 4 + GetParam() % 2;
  const int played = (players - 1) * (1 + GetParam() / 2);
  const State state = random_position(
      options_of(players - 3), 500 + static_cast<std::uint64_t>(GetParam()), [&](const OpenTable& table) {
        return (table.phase == Phase::Play || table.phase == Phase::Bonus) && cards_played(table) >= played;
      });
  const View seen = view(state, Seat{static_cast<std::uint8_t>(GetParam() % players)});
  DealtOut dealt(seen);
  const Weights right = dealt.all();
  ASSERT_TRUE(right.contains(dealt.name(state))) << "the true state is not among them";
  Rng rng(9);
  Weights drawn;
  for (int i = 0; i < kSamples; ++i) ++drawn[dealt.name(imagine(seen, rng))];
  expect_drawn_by_weight(drawn, right);
  compare_places(drawn, right, 2, expect_drawn_by_weight);
}

INSTANTIATE_TEST_SUITE_P(Academy, ImagineLate, testing::Range(0, 8));

}  // namespace

}  // namespace roundtable::academy
