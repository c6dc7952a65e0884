#include "server/table/game_ending.h"

#include <gmock/gmock.h>

#include "server/table/test_tables.h"

namespace roundtable::server::game_ending_test {

namespace {

using testing::HasSubstr;

constexpr Seat kOne{0};
constexpr Seat kTwo{1};
constexpr Seat kThree{2};
const Seats kAll = Seats::first(3);
constexpr GameEnding::Position kNow{.now = 5000, .events = 7};

std::string json_of(const GameEnding& ending) {
  JsonWriter out;
  ending.write(out.begin_object(), ending.at() > 0, kAll, kAll);
  return out.end_object().take();
}

TEST(GameEndingTest, ThePlayerWhoIsLeftWins) {
  GameEnding ending;
  EXPECT_EQ(ending.concede(kOne, Concede::Bots, kAll, kAll), "concede 0");
  EXPECT_FALSE(ending.apply("concede", kOne, "", kNow, kAll));
  EXPECT_THAT(refusal([&] { ending.expect_not_conceded(kOne); }), HasSubstr("not-now conceded"));
  EXPECT_EQ(ending.concede(kOne, Concede::Bots, kAll, kAll), "") << "repeated";
  EXPECT_EQ(ending.concede(kTwo, Concede::Bots, kAll, kAll), "concede 1 end");
  EXPECT_TRUE(ending.apply("concede", kTwo, "end", kNow, kAll));
  EXPECT_EQ(ending.how(), Ending::Conceded);
  EXPECT_EQ(ending.by(), kTwo);
  EXPECT_EQ(ending.winner_by_concession(kAll), kThree);
  EXPECT_EQ(ending.at(), 5000);
  EXPECT_THAT(json_of(ending),
              HasSubstr(R"({"ending":"conceded","winner":2,"abandoning":null,"quits":[{"what":"conc)"));
}

TEST(GameEndingTest, AgainstBotsThePersonDecidesWhetherTheGameGoesOn) {
  const GameEnding ending;
  EXPECT_EQ(ending.concede(kOne, Concede::Bots, kAll, Seats::of(kOne)), "concede 0");
  EXPECT_EQ(ending.concede(kOne, Concede::End, kAll, Seats::of(kOne)), "concede 0 end");
}

TEST(GameEndingTest, AGameIsAbandonedWhenAllAgree) {
  GameEnding ending;
  EXPECT_THAT(refusal([&] { ending.abandon(kTwo, Abandon::Agree); }), HasSubstr("late"));
  EXPECT_EQ(ending.abandon(kOne, Abandon::Decline), "");
  EXPECT_EQ(ending.abandon(kOne, Abandon::Propose), "propose 0");
  EXPECT_FALSE(ending.apply("propose", kOne, "", kNow, kAll));
  EXPECT_EQ(ending.unanswered(kAll), kAll - Seats::of(kOne));
  EXPECT_EQ(ending.abandon(kTwo, Abandon::Propose), "agree 1") << "the same, said at the same time";
  EXPECT_EQ(ending.abandon(kThree, Abandon::Decline), "refuse 2");
  EXPECT_FALSE(ending.apply("agree", kTwo, "", kNow, kAll));
  EXPECT_TRUE(ending.apply("agree", kThree, "", kNow, kAll));
  EXPECT_EQ(ending.how(), Ending::Agreed);
  EXPECT_EQ(ending.by(), kOne);
}

TEST(GameEndingTest, ProposalsAreLimited) {
  GameEnding ending;
  for (int i = 0; i < GameEnding::kMostProposals; ++i) {
    ending.apply("propose", kOne, "", kNow, kAll);
    ending.apply("refuse", kTwo, "", kNow, kAll);
  }
  EXPECT_THAT(refusal([&] { ending.abandon(kOne, Abandon::Propose); }), HasSubstr("too-many proposals"));
  EXPECT_EQ(ending.abandon(kTwo, Abandon::Propose), "propose 1");
}

TEST(GameEndingTest, OnlyPeopleWhoAreAwayAgreeBySilence) {
  GameEnding ending;
  ending.apply("propose", kOne, "", kNow, kAll);
  const Millis due = kNow.now + GameEnding::kProposalLasts;
  EXPECT_EQ(ending.proposal_due(), due);
  EXPECT_EQ(ending.settle(due - 1, kAll, kAll), "");
  EXPECT_EQ(ending.settle(due, kAll, Seats::of(kTwo)), "lapse");
  EXPECT_EQ(ending.settle(due, kAll, kAll - Seats::of(kOne)), "abandon 0");
  ending.delay_proposal(1000);
  EXPECT_EQ(ending.settle(due, kAll, kAll), "");
}

TEST(GameEndingTest, ACompactedConcessionKeepsItsPlaceInTheLog) {
  GameEnding ending;
  EXPECT_FALSE(ending.apply("conceded", kOne, "3 4000", kNow, kAll));
  EXPECT_EQ(ending.quits().at(0).events, 3U);
  EXPECT_EQ(ending.quits().at(0).at, 4000);
  EXPECT_NE(refusal([&] { ending.apply("conceded", kTwo, "3", kNow, kAll); }), "none");
}

TEST(GameEndingTest, AnswersNeedAProposal) {
  GameEnding ending;
  for (const char* verb : {"agree", "refuse", "lapse"}) {
    EXPECT_NE(refusal([&] { ending.apply(verb, kOne, "", kNow, kAll); }), "none") << verb;
  }
  EXPECT_NE(refusal([&] { ending.apply("propose", {}, "", kNow, kAll); }), "none");
}

}  // namespace

}  // namespace roundtable::server::game_ending_test
