// Medievallons' heuristic: uses only its view, finds obvious choices, and beats random play.

#include "bots/medievallons/policy.h"

#include <cmath>
#include <numeric>

#include "bots/greedy.h"
#include "bots/random.h"
#include "engine/core/rollout.h"
#include "engine/medievallons/tests/test_position.h"

namespace roundtable::medievallons {

namespace {

using JudgementOfMedievallons = PolicyOf<Medievallons>;

std::vector<float> values_by_view(const State& state, Seat seat) {
  const auto choices = legal(state, seat);
  std::vector<float> values(static_cast<std::size_t>(choices.size()), std::nanf(""));
  JudgementOfMedievallons::judge(view(state, seat), choices, {}, values);
  return values;
}

std::vector<float> values_by_state(const State& state, Seat seat) {
  const auto choices = legal(state, seat);
  std::vector<float> values(static_cast<std::size_t>(choices.size()), std::nanf(""));
  JudgementOfMedievallons::judge(state, seat, choices, {}, values);
  return values;
}

// A seat's best answer by the heuristic.
std::string favourite(const TestGame& game, int seat) {
  const auto values = values_by_view(game.state, seat_number(seat));
  const auto best = std::max_element(values.begin(), values.end()) - values.begin();
  const auto choices = legal(game.state, seat_number(seat));
  return text_of(game.options(), choices[static_cast<int>(best)]);
}

Options options_for(int players) { return *Options::from_json(players, *Json::parse("{}")); }

// Plays a random game and visits every state with a question, and the last state.
template <class Look>
void watch_random_game(int players, std::uint64_t number, Look look) {
  Rng rng(20, number);
  State state = start(options_for(players));
  rollout<Medievallons>(
      state,
      [&](const State& now, Seat seat, const Choices& choices) {
        look(now, seat);
        return choices.pick(rng);
      },
      rng);
  look(state, Seat{0});
}

TEST(MedievallonsJudgement, IsTheSameFromAViewAndFromAnyStateBehindIt) {
  Rng rng(21);
  int asked = 0;
  for (int players = 2; players <= kMaxSeats; ++players) {
    for (std::uint64_t game = 0; game < 20; ++game) {
      watch_random_game(players, game, [&](const State& state, Seat seat) {
        if (state.table.waiting.over()) return;
        const auto values = values_by_view(state, seat);
        for (const float value : values) ASSERT_TRUE(std::isfinite(value));
        ASSERT_EQ(values, values_by_state(state, seat));
        ASSERT_EQ(values, values_by_state(imagine(view(state, seat), rng), seat));
        ++asked;
      });
    }
  }
  EXPECT_GT(asked, 5000);
}

TEST(MedievallonsJudgement, LaysTheThirdGuildAndWins) {
  const auto game = TestPosition(2)
                        .hand(0, "A,J,K,K,O")
                        .hand(1, "A,B,N")
                        .guild("0.1 M 3+0")
                        .guild("0.2 S 3+0")
                        .guild("1.1 O 3+0")
                        .playing();
  EXPECT_EQ(favourite(game, kAnn), "guild K 2+1");
}

TEST(MedievallonsJudgement, BreaksUpAGuildOfWhoIsAboutToWin) {
  for (int players = 2; players <= kMaxSeats; ++players) {
    auto game = TestPosition(players)
                    .hand(0, "A,M,S,S")
                    .hand(1, "B,B,B,N,N,R")
                    .hand(players - 1, "B,B,B,N,N,R")
                    .guild("0.1 Z 3+0")
                    .guild("1.1 O 4+0")
                    .guild("1.2 K 3+0")
                    .playing();
    EXPECT_EQ(favourite(game, kAnn), "play A") << players;
    game.then({"0 play A"});
    EXPECT_EQ(favourite(game, kAnn), "card 1.2 K") << players;
  }
}

TEST(MedievallonsJudgement, NamesWhatIsKnownToBeThereAndNeeded) {
  auto game = TestPosition(3)
                  .hand(0, "B,K,O,O")
                  .hand(1, "A,M,S")
                  .hand(2, "O,R,Z")
                  .knows(0, 2, "O")
                  .playing()
                  .then({"0 play K"});
  EXPECT_EQ(favourite(game, kAnn), "target 2");
  game.then({"0 target 2"});
  EXPECT_EQ(favourite(game, kAnn), "name O");
}

TEST(MedievallonsJudgement, NamesNothingThatIsCertainlyAbsent) {
  const auto named = [](const char* none) {
    const auto game = TestPosition(2)
                          .hand(0, "B,K,O,O")
                          .hand(1, "A,M,S")
                          .guild("0.1 M 3+0")
                          .guild("0.2 R 3+0")
                          .knows(0, 1, "", none)
                          .playing()
                          .then({"0 play K", "0! target 1"});
    return favourite(game, kAnn);
  };
  EXPECT_EQ(named(""), "name J");
  EXPECT_EQ(named("J"), "name O");
  EXPECT_NE(named("J,O"), "name O");
  EXPECT_NE(named("J,O"), "name J");
}

TEST(MedievallonsJudgement, KeepsTheCardThatCompletesThree) {
  const auto game = TestPosition(2)
                        .hand(0, "B,M,M,Z")
                        .hand(1, "A,N,S")
                        .playing()
                        .then({"0 play Z", "* draw 0 O", "* draw 0 M", "* draw 0 N"});
  EXPECT_EQ(favourite(game, kAnn), "keep M");
}

TEST(MedievallonsJudgement, GivesAwayNeitherJestersNorWhatTheThirdGuildNeeds) {
  const auto noble = TestPosition(3)
                         .hand(0, "B,N")
                         .hand(1, "J,M,O,O")
                         .hand(2, "B,J")
                         .guild("1.1 S 3+0")
                         .guild("1.2 R 3+0")
                         .playing()
                         .then({"0 play N"});
  EXPECT_EQ(favourite(noble, kBert), "give M");
  EXPECT_EQ(favourite(noble, kChloe), "give B");
  const auto merchant = TestPosition(2)
                            .hand(0, "J,K,K,M,M,S")
                            .hand(1, "B,N,Z")
                            .guild("0.1 P 3+0")
                            .guild("0.2 R 3+0")
                            .playing()
                            .then({"0 play M", "0! target 1"});
  EXPECT_EQ(favourite(merchant, kAnn), "swap M,S");
}

TEST(MedievallonsJudgement, KnowsThatALoneGuildDrawsInsteadOfRaidingItself) {  // M31
  const auto laid = TestPosition(2).hand(0, "G,G,G,O").hand(1, "A,B,N").playing();
  EXPECT_EQ(favourite(laid, kAnn), "guild G 3+0");
  const auto grown = TestPosition(2).hand(0, "A,S").hand(1, "A,B,N").guild("0.1 A 3+0").playing();
  EXPECT_EQ(favourite(grown, kAnn), "extend 0.1 A 1+0");
  // Drawing without spending a card is better than a Star, which also serves the others.
  const auto used = TestPosition(2).hand(0, "S,S").hand(1, "A,B,N").guild("0.1 G 3+0").playing();
  EXPECT_EQ(favourite(used, kAnn), "activate 0.1");
  // A Witch copies it for the same card; a Ranger from the hand would break it.
  const auto hand = TestPosition(2).hand(0, "G,W").hand(1, "A,B,N").guild("0.1 G 3+0").playing();
  EXPECT_NE(favourite(hand, kAnn), "play G");
}

TEST(MedievallonsJudgement, LaysRangersWhereThereIsPrey) {
  const auto with_prey = TestPosition(2).hand(0, "G,G,G,O").hand(1, "A,B,N").guild("1.1 K 3+0").playing();
  EXPECT_EQ(favourite(with_prey, kAnn), "guild G 3+0");
}

TEST(MedievallonsJudgement, EndsTheGameWhenAheadAndNotWhenBehind) {
  const auto table = [](const char* guild) {
    return TestPosition(2).hand(0, "O,R,S").hand(1, "A,B,N").guild(guild).deck("K,Z").pile("J").yellow().playing();
  };
  EXPECT_EQ(favourite(table("0.1 M 3+0"), kAnn), "play O");
  EXPECT_EQ(favourite(table("1.1 M 3+0"), kAnn), "play R");
}

// Outlook -----------------------------------------------------------------------------------------------------------

std::array<float, kMaxSeats> outlook_of(const State& state) { return JudgementOfMedievallons::outlook(state, {}); }

TEST(MedievallonsOutlook, SharesOutOneVictoryAndAtTheEndGivesWhatEachGot) {
  for (int players = 2; players <= kMaxSeats; ++players) {
    for (std::uint64_t game = 0; game < 20; ++game) {
      watch_random_game(players, game, [&](const State& state, Seat) {
        const auto parts = outlook_of(state);
        for (const float part : parts) ASSERT_GE(part, 0.0F);
        for (int i = players; i < kMaxSeats; ++i) ASSERT_EQ(parts[static_cast<std::size_t>(i)], 0.0F);
        ASSERT_NEAR(std::accumulate(parts.begin(), parts.end(), 0.0F), 1.0F, 1e-5F);
        if (state.table.waiting.over()) ASSERT_EQ(parts, shares(result(state).winners));
      });
    }
  }
}

TEST(MedievallonsOutlook, FavoursTwoGuildsAndAlmostDecidesForWhoLaysTheThirdNow) {
  const auto ahead = TestPosition(3)
                         .hand(0, "A,B,R,S")
                         .hand(1, "A,B,R,S")
                         .hand(2, "A,B,R,S")
                         .guild("1.1 O 3+0")
                         .guild("1.2 K 3+0")
                         .guild("2.1 N 3+0")
                         .playing();
  const auto parts = outlook_of(ahead.state);
  EXPECT_GT(parts[1], 0.5F);
  EXPECT_GT(parts[2], parts[0]);
  const auto wins = TestPosition(2).hand(0, "Z,Z,Z").hand(1, "A,B,R,S").guild("0.1 O 3+0").guild("0.2 K 3+0").playing();
  EXPECT_GT(outlook_of(wins.state)[0], 0.95F);
}

TEST(MedievallonsOutlook, NearTheEndCountsWhatIsOnTheTable) {
  const auto table = [](const char* deck) {
    return TestPosition(2)
        .hand(0, "A,B")
        .hand(1, "J,J,N,N,O,O")
        .guild("0.1 M 3+0")
        .pile("Z")
        .deck(deck)
        .yellow()
        .playing();
  };
  EXPECT_GT(outlook_of(table("K,P").state)[0],
            outlook_of(table("K,K,K,K,K,K,P,P,P,P,P,P,S,S,S,S,S,S,W,W,W,W,W,W").state)[0] + 0.1F);
}

// Greedy ------------------------------------------------------------------------------------------------------------

// Share of one greedy player against random ones, every seat in turn.
double greedy_share(int players, int games) {
  Judge<Medievallons> judge;
  double share = 0;
  for (int game = 0; game < games; ++game) {
    Rng rng(22, static_cast<std::uint64_t>(game));
    State state = start(options_for(players));
    const Seat greedy = seat_number(game % players);
    rollout<Medievallons>(
        state,
        [&](const State& now, Seat seat, const Choices& choices) {
          return seat == greedy ? judge.choose(0, rng, choices, now, seat) : choices.pick(rng);
        },
        rng);
    share += static_cast<double>(shares(result(state).winners)[static_cast<std::size_t>(greedy)]) / games;
  }
  return share;
}

TEST(MedievallonsGreedy, BeatsChance) {
  for (int players = 2; players <= kMaxSeats; ++players) EXPECT_GT(greedy_share(players, 200), 0.85) << players;
}

}  // namespace

}  // namespace roundtable::medievallons
