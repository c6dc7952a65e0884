#include "bots/academy/policy.h"

#include <gmock/gmock.h>

#include <bit>
#include <cmath>

#include "bots/greedy.h"
#include "bots/share.h"
#include "engine/academy/tests/test_options.h"
#include "engine/academy/tests/test_position.h"
#include "engine/core/properties.h"

namespace roundtable::academy {

namespace {

using AcademyPolicy = PolicyOf<Academy>;

std::vector<float> values_from_state(const State& state, Seat seat) {
  const Choices choices = legal(state, seat);
  std::vector<float> values(static_cast<std::size_t>(choices.size()));
  AcademyPolicy::judge(state, seat, choices, {}, values);
  return values;
}

std::vector<float> values_from_view(const State& state, Seat seat) {
  const View seen = view(state, seat);
  const Choices choices = legal(seen);
  std::vector<float> values(static_cast<std::size_t>(choices.size()));
  AcademyPolicy::judge(seen, choices, {}, values);
  return values;
}

// The asked seat's best choice by the heuristic, as in a record.
std::string favourite(const TestGame& game) {
  const Seat seat = game.state.table.waiting.seats().lowest();
  const auto values = values_from_state(game.state, seat);
  const auto best = std::ranges::max_element(values) - values.begin();
  return text_of(game.options(), legal(game.state, seat)[static_cast<int>(best)]);
}

class JudgedOptions : public testing::TestWithParam<int> {};

// In every position of a random game, for every seat that may choose, without hidden information.
TEST_P(JudgedOptions, FromAViewAndFromAStateComeTheSameFiniteValues) {
  for (unsigned rules = 0; rules < kAdvancedSets * kVariationSets; ++rules) {
    const Options options = options_of(GetParam(), rules / kVariationSets, rules % kVariationSets);
    Rng rng(rules, static_cast<std::uint64_t>(GetParam()));
    for (State state = start(options); !state.table.waiting.over(); step_at_random(state, rng)) {
      if (state.table.waiting.is_chance()) continue;
      for (const Seat seat : state.table.waiting.seats()) {
        const auto values = values_from_state(state, seat);
        ASSERT_EQ(values, values_from_view(state, seat)) << rules << ", phase " << int(state.table.phase);
        for (const float value : values) ASSERT_TRUE(std::isfinite(value)) << rules;
      }
    }
  }
}

TEST_P(JudgedOptions, OutlooksAreSharesOfOneVictory) {
  for (unsigned rules = 0; rules < kAdvancedSets * kVariationSets; rules += 7) {
    const Options options = options_of(GetParam(), rules / kVariationSets, rules % kVariationSets);
    Rng rng(rules, static_cast<std::uint64_t>(GetParam()));
    State state = start(options);
    for (; !state.table.waiting.over(); step_at_random(state, rng)) {
      float sum = 0;
      for (const float share : AcademyPolicy::outlook(state, {})) {
        ASSERT_TRUE(share >= 0 && share <= 1) << rules;
        sum += share;
      }
      ASSERT_NEAR(sum, 1, 1e-5) << rules;
    }
    ASSERT_EQ(AcademyPolicy::outlook(state, {}), shares(result(state).winners));
  }
}

INSTANTIATE_TEST_SUITE_P(Academy, JudgedOptions, testing::Range(0, 5),
                         [](const auto& mode) { return std::string(kModes[static_cast<std::size_t>(mode.param)]); });

// ---------------------------------------------------------------------------------------------------------------------

// The last squire plays the last card of a round and chooses between these two.
TestGame last_card(TestPosition position, int squires, std::string_view hand) {
  for (int squire = 0; squire < squires; ++squire) {
    position.played(squire, squire < squires - 1 ? "E2,E2,E3,E3" : "E2,E2,E3");  // it does not matter what
  }
  return position.hand(squires - 1, hand).turn(squires - 1).playing();
}

TEST(AcademyJudgement, TheLastCardOvertakes) {
  // Red plays the last card of the round: three squares pass blue on Jousts, two change nothing on Gallantry.
  const auto game = last_card(TestPosition(4)
                                  .round(3)
                                  .row(Jousts, {9, 4, 2, 7})
                                  .row(Tournaments, {20, 4, 2, 9})
                                  .row(Gallantry, {12, 11, 10, 2}),
                              4, "S3,G2");
  EXPECT_EQ(favourite(game), "play S3 jousts");
}

TEST(AcademyJudgement, ASwordGoesWhereItPays) {
  // On Jousts red is far ahead of all, on Tournaments a square behind the first.
  const auto game =
      last_card(TestPosition(4).round(3).row(Jousts, {2, 4, 3, 17}).row(Tournaments, {10, 4, 2, 9}), 4, "S4,S4");
  EXPECT_EQ(favourite(game), "play S4 tournaments");
}

TEST(AcademyJudgement, NobodyServesTheKingBeyondTheEnd) {
  const auto game =
      last_card(TestPosition(4).round(3).row(King, {3, 3, 3, 12}).row(Education, {2, 3, 4, 1}), 4, "K5,E2");
  EXPECT_EQ(favourite(game), "play E2");
}

TEST(AcademyJudgement, TheKingsCoatIsWorthMoreThanATournament) {
  const auto game = last_card(TestPosition(4).round(6).row(King, {0, 0, 0, 4}).row(Jousts, {1, 3, 3, 2}), 4, "K2,S3");
  EXPECT_EQ(favourite(game), "play K2");
}

TEST(AcademyJudgement, QuestsDecideTheLastRound) {
  const auto game =
      last_card(TestPosition(4).round(6).row(Quests, {20, 12, 5, 19}).row(Jousts, {9, 4, 2, 7}), 4, "Q2,S3");
  EXPECT_EQ(favourite(game), "play Q2");
}

TEST(AcademyJudgement, CharityIsGivenSoAsNotToBeLast) {
  const auto game =
      last_card(TestPosition(4).round(6).row(Charity, {9, 12, 10, 8}).row(Jousts, {9, 4, 2, 7}), 4, "C2,S3");
  EXPECT_EQ(favourite(game), "play C2");
}

TEST(AcademyJudgement, TheBonusGoesWhereItChangesAPlace) {
  // Blue is first on Gallantry; three squares reach the top of Quests and of no other track.
  const auto game = TestPosition(4)
                        .round(6)
                        .row(Gallantry, {9, 0, 0, 0})
                        .row(Jousts, {20, 10, 5, 0})
                        .row(Tournaments, {20, 10, 5, 0})
                        .row(Education, {20, 10, 5, 3})
                        .row(Quests, {8, 10, 5, 3})
                        .row(Charity, {20, 10, 5, 3})
                        .scoring();
  EXPECT_EQ(favourite(game), "bonus quests");
}

TEST(AcademyJudgement, ALiftedDiscChangesAPlace) {
  const auto game = TestPosition(4, "lift").round(3).row(Quests, {4, 4, 2, 0}).row(Jousts, {5, 5, 2, 0}).scoring();
  EXPECT_EQ(favourite(game), "lift jousts");
}

TEST(AcademyJudgement, TheKnownTokenIsLeftToOthers) {
  auto game = TestPosition(4, "codex").round(2).row(Education, {5, 4, 3, 2}).tokens("-3,0,-1,0").scoring();
  game.state.table.peeked[Seat{0}] = 1U << 1U;  // blue has seen the -3
  const auto values = values_from_state(game.state, Seat{0});
  EXPECT_THAT(values, testing::ElementsAre(testing::Lt(values[1]), values[1], values[1], values[1]));
}

TEST(AcademyJudgement, AlmsGetRidOfTheWorstCoatAndTakeTheBest) {
  auto game = TestPosition(4, "alms")
                  .round(6)
                  .row(Charity, {9, 5, 4, 2})
                  .coat(0, Education, -1, 1)
                  .coat(0, Education, -3, 2)
                  .coat(3, Jousts, 1, 1)
                  .coat(3, Jousts, 3, 2)
                  .scoring();
  while (game.state.table.phase != Phase::AlmsGive) game.then({game.asks().substr(0, 2) + favourite(game)});
  EXPECT_EQ(favourite(game), "give -3");
  game.then({"0 give -3"});
  EXPECT_EQ(favourite(game), "take 3");
}

TEST(AcademyJudgement, LancelotSplitsEvenly) {
  // A pile of all high cards is given away.
  auto game = TestPosition(2, "lancelot").dealing().then({"* deal Q2,Q2,Q3,Q4,Q4,Q5 C2,C2,C3,C3,C4,C5"});
  const Choices choices = legal(game.state, Seat{0});
  const auto values = values_from_state(game.state, Seat{0});
  const auto value_of_pile = [&](std::string_view pile) {
    for (int i = 0; i < choices.size(); ++i) {
      if (cards_of(choices[i]) == cards_in(pile)) return values[static_cast<std::size_t>(i)];
    }
    ADD_FAILURE() << pile;
    return 0.0F;
  };
  EXPECT_GT(value_of_pile("Q2,Q3,Q5"), value_of_pile("Q4,Q4,Q5"));
}

TEST(AcademyJudgement, OutlookFavoursTheLeaderTheMoreTheLaterItIs) {
  const auto leader = [](int round) {
    const State state = TestPosition(4).round(round).coat(2, King, 6, 1).dealing().state;
    return AcademyPolicy::outlook(state, {})[2];
  };
  EXPECT_GT(leader(2), 0.3F);
  EXPECT_GT(leader(5), leader(2));
}

TEST(AcademyJudgement, OutlookSeesWhatTheTracksWillPay) {
  const State state = TestPosition(3).round(6).row(Quests, {30, 12, 5}).dealing().state;
  const auto shares_expected = AcademyPolicy::outlook(state, {});
  EXPECT_GT(shares_expected[0], 0.5F);
  EXPECT_GT(shares_expected[1], shares_expected[2]);
}

// Share of one heuristic player against random ones; deterministic.
double share_against_random(const Options& options, int games) {
  Judge<Academy> judge;
  NullSink nobody;
  double won = 0;
  for (int game = 0; game < games; ++game) {
    Rng rng(static_cast<std::uint64_t>(game), 11);
    const Seat hero{static_cast<std::uint8_t>(game % options.players)};
    State state = start(options);
    while (!state.table.waiting.over()) {
      const bool hero_moves = !state.table.waiting.is_chance() && state.table.waiting.seats().lowest() == hero;
      if (state.table.waiting.is_chance()) {
        settle(state, draw(state, rng), nobody);
      } else {
        const Seat seat = state.table.waiting.seats().lowest();
        const Choices choices = legal(state, seat);
        take(state, seat, hero_moves ? judge.choose(0, rng, choices, state, seat) : choices.pick(rng), nobody);
      }
    }
    won += static_cast<double>(shares(result(state).winners)[static_cast<std::size_t>(hero)]);
  }
  return won / games;
}

// The tuner numbers weights by this order.
TEST(AcademyJudgement, WeightsOfVariationsKeepTheirPlaces) {
  constexpr auto& kNames = JudgementWeights::kNames;
  static_assert(kNames.size() == 40);
  EXPECT_EQ(kNames[15], "step_back");
  EXPECT_EQ(kNames[18], "tie_break");
  EXPECT_EQ(kNames[28], "alms_second");
  EXPECT_EQ(kNames[39], "lead_pairs");
  const JudgementWeights weights;
  const auto numbers = std::bit_cast<std::array<float, kNames.size()>>(weights);
  EXPECT_EQ(numbers[15], weights.step_back);
  EXPECT_EQ(numbers[28], weights.alms_second);
  EXPECT_EQ(numbers[39], weights.lead_pairs);
}

TEST(AcademyJudgement, BeatsChanceByFar) {
  for (int mode = 0; mode < 5; ++mode) {
    for (const unsigned everything : {0U, 1U}) {
      const Options options = options_of(mode, everything * 7, everything * 63);
      EXPECT_GT(share_against_random(options, 60), 0.9) << kModes[static_cast<std::size_t>(mode)] << everything;
    }
  }
}

}  // namespace

}  // namespace roundtable::academy
