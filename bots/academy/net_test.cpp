#include "bots/academy/net.h"

#include <gmock/gmock.h>

#include <map>
#include <numeric>

#include "engine/academy/tests/test_options.h"
#include "engine/academy/tests/test_position.h"
#include "engine/core/properties.h"

namespace roundtable::academy {

namespace {

using AcademyNet = NetOf<Academy>;

// Limits for buffers and for sums of weights.
constexpr int kMostShown = 150;
constexpr int kMostInAll = 350;

// All inputs, and the errors found in them.
struct Picture {
  std::array<std::int8_t, AcademyNet::kInputs> inputs{};
  int count = 0;
  int sum = 0;
  const char* fault = "";

  explicit Picture(const NetSeen& seen) {
    AcademyNet::show(seen, [&](int input, int value) { put(input, value); });
    if (count > kMostShown) fault = "too many inputs";
    if (sum > kMostInAll) fault = "too much in all";
  }
  void put(int input, int value) {
    if (input < 0 || input >= AcademyNet::kInputs) return static_cast<void>(fault = "no such input");
    auto& here = inputs[static_cast<std::size_t>(input)];
    if (here != 0) fault = "an input twice";
    if (value < 1 || value > kMostInput) fault = "a value out of bounds";
    here = static_cast<std::int8_t>(value);
    ++count;
    sum += value;
  }
  // The inputs of a group, by index.
  std::vector<std::pair<int, int>> shows(inputs::Group group) const {
    std::vector<std::pair<int, int>> result;
    for (int i = 0; i < group.size; ++i) {
      const int value = inputs[static_cast<std::size_t>(group.at + i)];
      if (value != 0) result.emplace_back(i, value);
    }
    return result;
  }
};

// Random house values of Quests, Charity, King's Service and the Cup.
void vary_pay(Options& options, Rng& rng) {
  const auto any = [&] { return static_cast<std::int8_t>(below(rng, kMaxHouseValue + 1)); };
  for (auto& value : options.values.quests) value = any();
  for (auto& value : options.values.charity) value = static_cast<std::int8_t>(-any());
  for (auto& value : options.values.king_squares) value = any();
  options.values.cup_reach = static_cast<std::int8_t>(1 + below(rng, kMaxHouseValue));
}

class ShownOptions : public testing::TestWithParam<int> {
 protected:
  // Calls look(state, rng) in every position of a random game with each set of options.
  template <class Look>
  static void everywhere(Look look) {
    for (unsigned rules = 0; rules < kAdvancedSets * kVariationSets; ++rules) {
      Options options = options_of(GetParam(), rules / kVariationSets, rules % kVariationSets);
      Rng rng(rules, static_cast<std::uint64_t>(GetParam()));
      vary(options, rules);
      if (rules % 4 == 0) vary_pay(options, rng);
      for (State state = start(options); !state.table.waiting.over(); step_at_random(state, rng)) {
        look(static_cast<const State&>(state), rng);
        ASSERT_FALSE(HasFailure()) << "rules " << rules << ", phase " << int(state.table.phase);
      }
    }
  }
};

// Asked or not, a seat gets the same inputs from its view and from any state with that view.
TEST_P(ShownOptions, OnlyWhatTheSeatMaySee) {
  everywhere([](const State& state, Rng& rng) {
    const Seat seat{static_cast<std::uint8_t>(below(rng, state.table.options.players))};
    const View its_view = view(state, seat);
    const Picture picture(AcademyNet::seen(state, seat));
    EXPECT_STREQ(picture.fault, "");
    EXPECT_TRUE(picture.inputs == Picture(AcademyNet::seen(its_view)).inputs);
    const State imagined = imagine(its_view, rng);
    EXPECT_TRUE(picture.inputs == Picture(AcademyNet::seen(imagined, seat)).inputs);
  });
}

TEST_P(ShownOptions, EveryChoiceHasAMoveOfItsOwn) {
  everywhere([](const State& state, Rng& /*rng*/) {
    for (const Seat seat : state.table.waiting.seats()) {
      const NetSeen seen = AcademyNet::seen(state, seat);
      std::array<bool, AcademyNet::kMoves> taken{};
      for (const Action action : legal(state, seat)) {
        const int move = AcademyNet::move(seen, action);
        const bool is_one = move >= 0 && move < AcademyNet::kMoves;
        EXPECT_TRUE(is_one && !taken[static_cast<std::size_t>(move)]) << text_of(state.table.options, action);
        if (is_one) taken[static_cast<std::size_t>(move)] = true;
      }
    }
  });
}

TEST_P(ShownOptions, ReasonsAddUpToTheScore) {
  everywhere([](const State& state, Rng& /*rng*/) {
    if (!state.table.waiting.is_chance() && state.table.phase < Phase::AlmsFrom) return;
    for (int seat = 0; seat < state.table.options.players; ++seat) {
      const auto reasons = AcademyNet::reasons(state, seat_number(seat));
      EXPECT_EQ(std::accumulate(reasons.begin(), reasons.end(), 0),
                result(state).scores[static_cast<std::size_t>(seat)]);
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Academy, ShownOptions, testing::Range(0, 5),
                         [](const auto& mode) { return std::string(kModes[static_cast<std::size_t>(mode.param)]); });

// ---------------------------------------------------------------------------------------------------------------------

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

Picture shown_to(const TestGame& game, int seat) { return Picture(AcademyNet::seen(game.state, seat_number(seat))); }
// The part of a group for one of several things.
inputs::Group part(inputs::Group group, int number, int size) { return {group.at + number * size, size}; }
int kind(std::string_view card) { return detail::kind_of(card_from(card)); }

TEST(AcademyNet, SeesARaceFromWhereItStands) {
  const auto game = TestPosition(4).round(2).row(Jousts, {5, 5, 2, 0}).playing();
  constexpr int kRace = 1;
  const auto distance = [&](const Picture& picture, int other) {
    return picture.shows(part(inputs::kDistance, kRace * inputs::kOthers + other, inputs::kDistances));
  };
  const Picture blue = shown_to(game, 0);
  EXPECT_THAT(distance(blue, 0), ElementsAre(Pair(8, 1)));  // yellow lies on top of blue
  EXPECT_THAT(distance(blue, 1), ElementsAre(Pair(4, 1)));  // three squares behind
  EXPECT_THAT(distance(blue, 2), ElementsAre(Pair(2, 1)));
  EXPECT_THAT(blue.shows(part(inputs::kAhead, kRace, 7)), ElementsAre(Pair(0, 1)));
  EXPECT_THAT(blue.shows(part(inputs::kBehind, kRace, 7)), ElementsAre(Pair(2, 1)));
  EXPECT_THAT(blue.shows(part(inputs::kPlace, kRace, 5)), ElementsAre(Pair(1, 1)));
  EXPECT_THAT(blue.shows(part(inputs::kAtStart, kRace, 3)), ElementsAre(Pair(1, 1)));
  EXPECT_THAT(blue.shows(part(inputs::kStake, kRace, 2)), ElementsAre(Pair(0, 1), Pair(1, 1)));
  const Picture red = shown_to(game, 3);
  EXPECT_THAT(distance(red, 0), ElementsAre(Pair(13, 1)));  // blue sits to the left of red
  EXPECT_THAT(red.shows(part(inputs::kBehind, kRace, 7)), IsEmpty());
  // On square 0 there is no order.
  EXPECT_THAT(red.shows(part(inputs::kDistance, 0, inputs::kOthers * inputs::kDistances)), IsEmpty());
}

TEST(AcademyNet, KnowsWhatHouseValuesPay) {
  const auto game =
      TestPosition(3, "", R"({"quests": [30, 10, 4], "charity": [-10, -3]})").row(Quests, {4, 6, 2}).playing();
  EXPECT_THAT(shown_to(game, 0).shows(inputs::kPay), ElementsAre(Pair(0, 13), Pair(8, 2)));
  EXPECT_THAT(shown_to(game, 0).shows(part(inputs::kStake, 4, 2)), ElementsAre(Pair(0, 10), Pair(1, 5)));
}

TEST(AcademyNet, RemembersWhatItHandedOn) {
  auto game = TestPosition(3).dealing();
  NullSink nobody;
  Outcome deal{.phase = Phase::Deal};
  deal.hands[Squire{0}] = cards_in("S3,S3,S3,Q5,C2");
  deal.hands[Squire{1}] = cards_in("E2,E3,E4,E5,G2");
  deal.hands[Squire{2}] = cards_in("K2,K3,K4,K5,G3");
  settle(game.state, deal, nobody);
  game.then({"0 pick Q5", "1 pick E5", "2 pick K5"});
  const Picture blue = shown_to(game, 0);
  EXPECT_THAT(blue.shows(part(inputs::kPassed, 0, inputs::kKinds)),
              ElementsAre(Pair(kind("C2"), 1), Pair(kind("S3"), 3)));
  EXPECT_THAT(blue.shows(part(inputs::kPassed, 1, inputs::kKinds)), IsEmpty());
  EXPECT_THAT(blue.shows(inputs::kOwn), ElementsAre(Pair(2 * kind("Q5"), 2)));
  EXPECT_THAT(blue.shows(inputs::kPack), ElementsAre(Pair(2 * kind("G3"), 1), Pair(2 * kind("K2"), 1),
                                                     Pair(2 * kind("K3"), 1), Pair(2 * kind("K4"), 1)));
}

TEST(AcademyNet, ForTheNeutralSeesItsTracksAndOnesOwnPoints) {
  const auto game = TestPosition(2, "karadoc")
                        .round(3)
                        .first(1)
                        .row(Gallantry, {0, 0, 4})
                        .row(Quests, {3, 0, 1})
                        .coat(0, King, 6)
                        .scoring();
  ASSERT_EQ(game.asks(), "1 neutral bonus");
  const NetSeen seen = AcademyNet::seen(game.state, seat_number(1));
  EXPECT_THAT(seen.slots, ElementsAre(Squire{2}, Squire{0}, kNoSquire, kNoSquire, Squire{1}));
  const Picture picture(seen);
  EXPECT_THAT(picture.shows(inputs::kForNeutral), ElementsAre(Pair(0, 1)));
  EXPECT_THAT(picture.shows(part(inputs::kAhead, 4, 7)), ElementsAre(Pair(1, 1)));
  EXPECT_THAT(picture.shows(inputs::kGap), ElementsAre(Pair(detail::gap_step(6), 1)));
  EXPECT_THAT(AcademyNet::seen(game.state, seat_number(0)).slots,
              ElementsAre(Squire{0}, Squire{1}, kNoSquire, kNoSquire, Squire{2}));
}

TEST(AcademyNet, InLancelotKnowsTheRivalsCardsOnceTheyWereShown) {
  auto game = TestPosition(2, "lancelot").dealing().then({"* deal C2,C3,C4,E2,E3,E4 K2,K3,K4,Q2,Q3,Q4"});
  const Picture splitting = shown_to(game, 0);
  EXPECT_EQ(splitting.shows(inputs::kSorted).size(), 12U);
  EXPECT_THAT(splitting.shows(part(inputs::kSorted, 3, 10)), ElementsAre(Pair(1, 1), Pair(6, 1)));  // E2
  EXPECT_THAT(splitting.shows(inputs::kPassed), IsEmpty());
  game.then({"0 split C2,C3,C4", "1 split K2,K3,K4"});
  const Picture choosing = shown_to(game, 0);
  EXPECT_EQ(choosing.shows(part(inputs::kPassed, 0, inputs::kKinds)).size(), 3U);
  EXPECT_EQ(choosing.shows(part(inputs::kPassed, 1, inputs::kKinds)).size(), 3U);
  game.then({"0 choose 1", "1 choose 2", "0 assign C2,C3,C4", "1 assign E2,E3,E4", "0 play C4"});
  const Picture playing = shown_to(game, 0);
  EXPECT_EQ(playing.shows(inputs::kOwn).size(), 2U);
  EXPECT_EQ(playing.shows(inputs::kOtherHand).size(), 3U);
  EXPECT_THAT(playing.shows(part(inputs::kPassed, 2, inputs::kKinds)),
              ElementsAre(Pair(kind("E2"), 1), Pair(kind("E3"), 1), Pair(kind("E4"), 1), Pair(kind("Q2"), 1),
                          Pair(kind("Q3"), 1), Pair(kind("Q4"), 1)));
}

// The scales' answer for each choice if the named cards have these weights on one of them, and all else 0.
std::map<std::string, int> balanced(const TestGame& game, int balance, const std::map<std::string, int>& weights) {
  const auto more = AcademyNet::more(AcademyNet::seen(game.state, seat_number(0)), [&](int output) {
    for (const auto& [name, weight] : weights) {
      const Card card = card_from(name);
      const int number = static_cast<int>(suit_of(card)) * 4 + value_of(card) - 2;
      if (output == balance * 24 + number) return std::int32_t{weight};
    }
    return std::int32_t{0};
  });
  std::map<std::string, int> said;
  for (const Action choice : legal(game.state, seat_number(0))) {
    if (more(choice) != 0) said[text_of(game.options(), choice)] = more(choice);
  }
  return said;
}

TEST(AcademyNet, WeighsPilesOnBalances) {
  auto game = TestPosition(2, "lancelot").dealing().then({"* deal C2,C2,C4,E2,E3,E4 K2,K3,K4,Q2,Q3,Q4"});

  // Splitting, first scale: the pile minus the rest.
  auto said = balanced(game, 0, {{"C2", 3}, {"E4", 5}});
  EXPECT_EQ(said["split C2,C2,E4"], 11);
  EXPECT_EQ(said["split C2,C2,C4"], 1);
  EXPECT_EQ(said["split C2,C4,E2"], -5);
  // Scales that prefer imbalance, then those that prefer balance.
  for (const int tipping : {1, 2, 3}) {
    said = balanced(game, tipping, {{"C2", 3}, {"E4", -5}});
    EXPECT_EQ(said["split C2,C2,C4"], 11);
    EXPECT_EQ(said["split C2,C4,E4"], 5);
  }
  for (const int resting : {4, 5, 6}) {
    said = balanced(game, resting, {{"C2", 3}, {"E4", 5}});
    EXPECT_EQ(said["split C2,C2,E4"], -11);
    EXPECT_EQ(said["split C2,C2,C4"], -1);
  }
  EXPECT_THAT(balanced(game, 7, {{"C2", 3}}), IsEmpty());

  // Assigning uses the other seven; choosing and playing none.
  game.then({"0 split C2,C2,C4", "1 split K2,K3,K4"});
  for (int i = 0; i < 14; ++i) EXPECT_THAT(balanced(game, i, {{"C2", 3}, {"E4", 5}}), IsEmpty());
  game.then({"0 choose 1", "1 choose 1"});
  EXPECT_THAT(balanced(game, 0, {{"K2", 3}, {"E4", 5}}), IsEmpty());
  EXPECT_EQ(balanced(game, 7, {{"K2", 3}, {"E4", 5}})["assign K2,K3,K4"], -2);
  EXPECT_EQ(balanced(game, 8, {{"K2", 3}, {"E4", 5}})["assign K2,K3,K4"], 2);
  EXPECT_EQ(balanced(game, 13, {{"K2", 3}, {"E4", 5}})["assign E4,K2,K3"], -8);
}

TEST(AcademyNet, TakesCoatsItHasNotSeenForTheirMean) {
  const auto game = TestPosition(4, "codex").round(2).coat(1, Education, -3).coat(2, Education, -1).playing();
  const auto gaps = [](std::array<int, 3> rivals) {
    return ElementsAre(Pair(detail::gap_step(rivals[0]), 1), Pair(inputs::kGaps + detail::gap_step(rivals[1]), 1),
                       Pair(2 * inputs::kGaps + detail::gap_step(rivals[2]), 1));
  };
  EXPECT_THAT(shown_to(game, 0).shows(inputs::kGap), gaps({-2, -2, 0}));
  EXPECT_THAT(shown_to(game, 1).shows(inputs::kGap), gaps({2, 3, 3}));
}

TEST(AcademyNet, NamesPaupersByWhereTheySit) {
  auto game = TestPosition(4, "alms").round(6).row(Charity, {0, 0, 9, 0}).scoring();
  ASSERT_EQ(game.asks(), "2 from");
  const NetSeen seen = AcademyNet::seen(game.state, seat_number(2));
  const auto move = [&](int squire) {
    return AcademyNet::move(seen, Action(Verb::From, squire)) - outputs::kScoring.at - outputs::kAlmsAt;
  };
  EXPECT_THAT((std::array{move(3), move(0), move(1)}), ElementsAre(0, 1, 2));
}

TEST(AcademyNet, AlmsAreCharitysDoing) {
  auto game = TestPosition(4, "alms")
                  .round(6)
                  .row(Charity, {9, 5, 4, 2})
                  .coat(0, Education, -3, 2)
                  .coat(3, Jousts, 3, 2)
                  .scoring();
  while (game.state.table.phase != Phase::AlmsTake) game.then({game.asks() + " none"});
  const auto before = AcademyNet::reasons(game.state, seat_number(0));
  game.then({"0 take 3"});
  const auto after = AcademyNet::reasons(game.state, seat_number(0));
  EXPECT_EQ(before[index(Charity)], 3);  // the -3 is given away
  EXPECT_EQ(after[index(Charity)], 6);
  EXPECT_EQ(after[index(Education)], before[index(Education)]);
}

}  // namespace

}  // namespace roundtable::academy
