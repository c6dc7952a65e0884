#include "server/live/choice_forwarding.h"

#include <gmock/gmock.h>

#include "server/base/test_loop.h"
#include "server/table/test_tables.h"

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// Ann at one server, Bert and Cleo at another, about to draft.
class ChoiceForwardingTest : public testing::Test {
 protected:
  ChoiceForwardingTest() {
    for (const char* node : {"n1", "n2"}) forwarding_of(node).join(node);
    at_n1_.peers = PeerPresence({{"n2", kBert.id}, {"n2", kCleo.id}});
    at_n2_.peers = PeerPresence({{"n1", kAnn.id}});
  }

  ChoiceForwarding& forwarding_of(const std::string& node) { return node == "n1" ? at1_ : at2_; }
  // The server that is not the writer of this table.
  bool n1_writes() const { return at1_.writer_of(at_n1_).empty(); }
  LiveTable& table() { return n1_writes() ? at_n2_ : at_n1_; }
  ChoiceForwarding& forwarding() { return n1_writes() ? at2_ : at1_; }
  const User& person() const { return n1_writes() ? kBert : kAnn; }
  Seat seat() { return *table().table->seat_of(person().id); }

  bool forward(const std::string& choice, std::int64_t decision) {
    return forwarding().forward(table(), {.table = "t", .person = person().id, .decision = decision, .choice = choice},
                                [this] { ++settled_; });
  }
  bool forward() { return forward(first_choice(*table().table, seat()), table().table->decision()); }

  HandLoop loop_;
  Metrics metrics_;
  std::vector<ForwardedChoice> asked_;
  int settled_ = 0;
  ChoiceForwarding at1_{loop_, metrics_, [this](const ForwardedChoice& one) { asked_.push_back(one); }};
  ChoiceForwarding at2_{loop_, metrics_, [this](const ForwardedChoice& one) { asked_.push_back(one); }};
  LiveTable at_n1_{drafting()}, at_n2_{drafting()};
};

TEST_F(ChoiceForwardingTest, OneServerWritesForAll) {
  EXPECT_NE(at1_.writer_of(at_n1_).empty(), at2_.writer_of(at_n2_).empty());
  ASSERT_TRUE(forward());
  ASSERT_EQ(asked_.size(), 1U);
  EXPECT_EQ(asked_[0].to, n1_writes() ? "n1" : "n2");
  EXPECT_EQ(asked_[0].person, person().id);
  EXPECT_EQ(metrics_.forwarded, 1);
}

TEST_F(ChoiceForwardingTest, WhoHasAllPeopleOfATableWritesItself) {
  table().peers = PeerPresence();
  EXPECT_FALSE(forward());
  EXPECT_THAT(asked_, IsEmpty());
}

TEST_F(ChoiceForwardingTest, WhatTheGameDoesNotWaitForIsNotPassedOn) {
  Table& game = *table().table;
  EXPECT_FALSE(forward("dance", game.decision())) << "whoever sent it is refused here";
  EXPECT_FALSE(forward(first_choice(game, seat()), game.decision() + 1));
  const std::string choice = first_choice(game, seat());
  game.choose(seat(), game.decision(), choice, 5000);
  EXPECT_FALSE(forward(choice, game.decision())) << "a choice that is changed";
  EXPECT_THAT(asked_, IsEmpty());
}

TEST_F(ChoiceForwardingTest, IsSettledWhenTheJournalHasIt) {
  forward();
  forwarding().look(table());
  EXPECT_EQ(settled_, 0) << "somebody else's was added";
  Table& game = *table().table;
  game.choose(seat(), asked_[0].decision, asked_[0].choice, 5000);
  forwarding().look(table());
  forwarding().look(table());
  EXPECT_EQ(settled_, 1);
  for (int i = 0; i < 9; ++i) loop_.let_time_pass();
  EXPECT_EQ(settled_, 1) << "it is not late as well";
  EXPECT_EQ(metrics_.forwarded_in_vain, 0);
}

TEST_F(ChoiceForwardingTest, IsSettledWhenItCanBeNoMore) {
  forward();
  draft_through(*table().table);
  forwarding().look(table());
  EXPECT_EQ(settled_, 1);
}

TEST_F(ChoiceForwardingTest, WhoKeepsPeopleWaitingIsNotAskedForAWhile) {
  forward();
  loop_.let_time_pass();
  loop_.let_time_pass();
  loop_.let_time_pass();
  EXPECT_EQ(settled_, 0);
  loop_.let_time_pass();
  EXPECT_EQ(settled_, 1) << "it is written here";
  EXPECT_EQ(metrics_.forwarded_in_vain, 1);
  EXPECT_FALSE(forward());
  loop_.let_time_pass();
  EXPECT_TRUE(forward());
}

TEST_F(ChoiceForwardingTest, AServerThatEndsLeavesNobodyWaiting) {
  forward();
  forwarding().end();
  EXPECT_EQ(settled_, 1);
  EXPECT_FALSE(forward());
  EXPECT_THAT(asked_, ElementsAre(testing::_));
}

}  // namespace

}  // namespace roundtable::server
