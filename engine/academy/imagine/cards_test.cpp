#include <gtest/gtest.h>

#include <map>

#include "engine/academy/imagine/test_samples.h"
#include "engine/core/properties.h"

// Every physical arrangement that a view allows must be equally likely. The test finds them the slow way: 52 numbered
// cards, each pack followed through the draft, and either every card tried in every place, or random cards with
// rejection.

namespace roundtable::academy {

namespace {

using Physical = int;  // 0-51
Card kind_of(Physical card) { return Card{deck::kTables.low[static_cast<std::size_t>(card)]}; }
int value_of(Physical card) { return value_of(kind_of(card)); }

double choose(int n, int k) {
  double ways = 1;
  for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
  return ways;
}

class Arrangements {
 public:
  explicit Arrangements(const View& view) : view_(view), table_(view.table), count_(table_.squires) {
    for (int i = 0; i < deck::kCards; ++i) unused_.push_back(i);
    for (int step = 0; viewer() >= 0 && step <= std::min(now(), kDealt - 1); ++step) {
      const int pack = pack_of(viewer(), step);
      if (!looks_[pack].empty()) continue;
      for (const Card card : view_.seen[static_cast<std::size_t>(step)]) looks_[pack].push_back(label(card));
    }
    for (int squire = 0; squire < count_; ++squire) {
      if (squire == viewer()) continue;
      for (const Play play : table_.played.items[squire]) ++played_[squire][card_of(play)];
      if (squire == neutral() && table_.phase == Phase::NeutralSword) ++played_[squire][table_.neutral_sword];
      for (const auto& [card, times] : played_[squire]) {
        most_ *= choose(std::min<int>(kDealt, CardSet::full().count(card)), times);
      }
    }
  }

  // All arrangements with their numbers, named by the cards each squire kept in order.
  Weights all() {
    random_ = nullptr;
    follow(0);
    return std::move(found_);
  }

  // A uniform sample of them.
  Weights some(int samples, std::uint64_t seed) {
    Rng rng(seed);
    random_ = &rng;
    while (accepted_ < samples) follow(0);
    return std::move(found_);
  }

  // The name of a state's arrangement.
  std::string name(const State& state) const {
    std::string text;
    for (int squire = 0; squire < count_; ++squire) {
      for (int step = 0; squire != viewer() && step < kept_by(squire); ++step) {
        text += text_of(state.secrets.picks.items[squire][static_cast<std::size_t>(step)]);
      }
    }
    return text;
  }

 private:
  int viewer() const { return view_.viewer.is_spectator() ? -1 : index(view_.viewer.seat()); }
  int neutral() const { return table_.options.karadoc() ? 2 : -1; }
  int now() const {
    return table_.phase == Phase::Draft || table_.phase == Phase::NeutralKeep ? table_.step : static_cast<int>(kDealt);
  }
  int kept_by(int squire) const { return now() + (table_.phase == Phase::NeutralKeep && squire != neutral() ? 1 : 0); }
  int direction() const { return table_.round % 2 == 1 ? 1 : -1; }
  int pack_of(int holder, int step) const { return (holder - direction() * step + 10 * count_) % count_; }
  int holder_at(int pack, int step) const { return (pack + direction() * step + 10 * count_) % count_; }

  Physical label(Card card) {
    const auto found = std::find_if(unused_.begin(), unused_.end(), [&](Physical one) { return kind_of(one) == card; });
    const Physical result = *found;
    unused_.erase(found);
    return result;
  }

  // Calls visit for each place in the list, or for one of them.
  template <class Visit>
  void each(std::size_t size, Visit visit) {
    if (random_ != nullptr) return visit(below(*random_, static_cast<unsigned>(size)));
    for (std::size_t i = 0; i < size; ++i) visit(i);
  }

  void follow(int pack) {
    if (pack == count_) return tally();
    walk(pack, 0, false, {});
  }

  void walk(int pack, int step, bool known, std::vector<Physical> cards) {
    const int holder = step < kDealt ? holder_at(pack, step) : -1;
    if (step == kDealt || step > now()) return leave(pack, step, known, std::move(cards));
    if (holder == viewer()) {
      if (!known) cards = looks_[pack];
      known = true;
      if (kinds(cards) != view_.seen[static_cast<std::size_t>(step)]) return;
      if (step >= kept_by(holder)) return leave(pack, step, known, std::move(cards));
      cards.erase(std::find_if(cards.begin(), cards.end(), [&](Physical one) {
        return kind_of(one) == view_.kept[static_cast<std::size_t>(step)];
      }));
      return walk(pack, step + 1, known, std::move(cards));
    }
    if (step >= kept_by(holder)) return leave(pack, step, known, std::move(cards));
    auto& from = known ? cards : unused_;
    each(from.size(), [&](std::size_t i) {
      const Physical card = from[i];
      from.erase(from.begin() + static_cast<std::ptrdiff_t>(i));
      kept_[holder][step] = card;
      walk(pack, step + 1, known, cards);
      from.insert(from.begin() + static_cast<std::ptrdiff_t>(i), card);
    });
  }

  // The rest of the pack. For a pack that the viewer never held it is drawn, because there would be too many.
  void leave(int pack, int step, bool known, std::vector<Physical> cards) {
    if (known || step == kDealt) {
      rest_[pack] = std::move(cards);
      return follow(pack + 1);
    }
    ASSERT_NE(random_, nullptr);
    const auto before = unused_;
    for (int i = step; i < kDealt; ++i) {
      const auto which = below(*random_, static_cast<unsigned>(unused_.size()));
      cards.push_back(unused_[which]);
      unused_.erase(unused_.begin() + which);
    }
    rest_[pack] = std::move(cards);
    follow(pack + 1);
    unused_ = before;
  }

  static CardSet kinds(const std::vector<Physical>& cards) {
    CardSet set;
    for (const Physical card : cards) set.add(kind_of(card));
    return set;
  }

  // Karadoc's neutral kept one of the highest cards it held.
  bool neutral_kept_a_highest() const {
    for (int step = 0; neutral() >= 0 && step < kept_by(neutral()); ++step) {
      const int pack = pack_of(neutral(), step);
      const int value = value_of(kept_[neutral()][step]);
      for (const Physical card : rest_[pack]) {
        if (value_of(card) > value) return false;
      }
      for (int later = step + 1; later < kDealt; ++later) {
        const int holder = holder_at(pack, later);
        if (holder != viewer() && later < kept_by(holder) && value_of(kept_[holder][later]) > value) return false;
        const bool own = holder == viewer() && later < kept_by(holder);
        if (own && academy::value_of(view_.kept[static_cast<std::size_t>(later)]) > value) return false;
      }
    }
    return true;
  }

  // Number of ways to choose which kept cards have been played.
  double ways_to_have_played(int squire) const {
    double ways = 1;
    for (const auto& [card, times] : played_[squire]) {
      int kept = 0;
      for (int step = 0; step < kDealt; ++step) kept += kind_of(kept_[squire][step]) == card ? 1 : 0;
      ways *= choose(kept, times);
    }
    return ways;
  }

  void tally() {
    if (!neutral_kept_a_highest()) return;
    double ways = 1;
    std::string text;
    for (int squire = 0; squire < count_; ++squire) {
      if (squire == viewer()) continue;
      ways *= ways_to_have_played(squire);
      if (ways == 0 && random_ == nullptr) return;
      for (int step = 0; step < kept_by(squire); ++step) text += text_of(kind_of(kept_[squire][step]));
    }
    if (random_ == nullptr) {
      found_[text] += ways;
    } else if (below(*random_, static_cast<unsigned>(most_)) < static_cast<unsigned>(ways)) {
      found_[text] += 1;
      ++accepted_;
    }
  }

  const View& view_;
  const OpenTable& table_;
  int count_;
  std::map<Card, int> played_[kMaxSquires];   // by each other squire
  double most_ = 1;                           // ways to choose which kept cards those were
  std::vector<Physical> unused_;              // never seen by the viewer
  std::vector<Physical> looks_[kMaxSquires];  // each pack as the viewer first saw it
  Physical kept_[kMaxSquires][kDealt] = {};
  std::vector<Physical> rest_[kMaxSquires];
  Rng* random_ = nullptr;
  Weights found_;
  int accepted_ = 0;
};

Weights imagined(const View& view, int samples, std::uint64_t seed) {
  Rng rng(seed);
  const Arrangements arrangements(view);
  Weights drawn;
  for (int i = 0; i < samples; ++i) ++drawn[arrangements.name(imagine(view, rng))];
  return drawn;
}

// Positions small enough to list every arrangement.
void check_against_all(const State& state, Seat seat) {
  SCOPED_TRACE("seat " + std::to_string(index(seat)) + " in round " + std::to_string(state.table.round));
  const View seen = view(state, seat);
  const Weights right = Arrangements(seen).all();
  ASSERT_TRUE(right.contains(Arrangements(seen).name(state))) << "the true state is not among them";
  const Weights drawn = imagined(seen, kSamples, 5);
  expect_drawn_by_weight(drawn, right);
  compare_places(drawn, right, kDealt, expect_drawn_by_weight);
}

void check_against_some(const State& state, Viewer viewer) {
  constexpr int kFewer = kSamples / 10;
  const View seen = view(state, viewer);
  compare_places(imagined(seen, kFewer, 6), Arrangements(seen).some(kFewer, 7), 1, expect_drawn_alike);
}

class ImagineCards : public testing::TestWithParam<int> {};

// With three squires every pack has been seen by the third step, so few arrangements remain.
TEST_P(ImagineCards, DraftOfThree) {
  const int step = GetParam() % 2 + 2;
  const State state =
      random_position(options_of(0), static_cast<std::uint64_t>(GetParam()),
                      [&](const OpenTable& table) { return table.phase == Phase::Draft && table.step == step; });
  check_against_all(state, Seat{static_cast<std::uint8_t>(GetParam() % 3)});
}

TEST_P(ImagineCards, PlayOfThree) {
  const int played = 2 + 2 * GetParam();
  const State state =
      random_position(options_of(0), 100 + static_cast<std::uint64_t>(GetParam()), [&](const OpenTable& table) {
        return table.phase == Phase::Play && cards_played(table) == std::min(played, 11);
      });
  check_against_all(state, Seat{static_cast<std::uint8_t>(GetParam() % 3)});
}

TEST_P(ImagineCards, DraftWithKaradoc) {
  const State state =
      random_position(options_of(3), 200 + static_cast<std::uint64_t>(GetParam()), [&](const OpenTable& table) {
        const bool here = GetParam() % 3 == 2 ? table.phase == Phase::NeutralKeep : table.phase == Phase::Draft;
        return here && table.step == 2 + GetParam() % 2;
      });
  check_against_all(state, Seat{static_cast<std::uint8_t>(GetParam() % 2)});
}

TEST_P(ImagineCards, PlayWithKaradoc) {
  const State state =
      random_position(options_of(3), 300 + static_cast<std::uint64_t>(GetParam()), [&](const OpenTable& table) {
        const bool here = GetParam() % 2 == 0 ? table.phase == Phase::Play : table.phase == Phase::NeutralSword;
        return here && cards_played(table) >= std::min(1 + 2 * GetParam(), 10);
      });
  check_against_all(state, Seat{static_cast<std::uint8_t>(GetParam() / 2 % 2)});
}

INSTANTIATE_TEST_SUITE_P(Academy, ImagineCards, testing::Range(0, 6));

class ImagineEarly : public testing::TestWithParam<int> {};

// Too many to list: compares with rejection sampling.
TEST_P(ImagineEarly, SeatsAndSpectators) {
  const int mode = GetParam() % 4;
  const bool drafting = GetParam() < 4;
  const State state =
      random_position(options_of(mode), 400 + static_cast<std::uint64_t>(GetParam()), [&](const OpenTable& table) {
        return drafting ? table.phase == Phase::Draft && table.step == 1 + mode % 2 : cards_played(table) == 1;
      });
  for (const Viewer viewer : {Viewer::spectator(), Viewer(Seat{1})}) check_against_some(state, viewer);
}

INSTANTIATE_TEST_SUITE_P(Academy, ImagineEarly, testing::Range(0, 7));

}  // namespace

}  // namespace roundtable::academy
