#include "server/store/peer_message.h"

#include <gmock/gmock.h>

#include "server/store/test_place.h"

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

PeerMessage long_ring() {
  PeerMessage message{.node = "n", .at = 5};
  for (int i = 0; i < 500; ++i) {
    const std::string id = "table" + std::to_string(i);
    message.tables.push_back({.table = id, .length = i + 1, .entries = {entry_of(id, i, "say \"ä\"")}});
  }
  for (int i = 0; i < 100; ++i) message.people.push_back("person \"" + std::to_string(i) + "\"");
  message.movements = {{.node = "n", .place = "t", .person = "p", .text = "x"},
                       {.node = "n", .place = "t", .person = "q"}};
  message.turns = {{.table = "t", .people = {"p", "q"}}};
  message.choices = {{.to = "m", .table = "t", .person = "p", .decision = 7, .choice = "pick Q2"},
                     {.to = "m", .table = "t", .person = "q", .choice = "pick K4", .traceparent = "00-12"}};
  return message;
}

TEST(PeerMessages, AreCutIntoTextsThatAddUp) {
  const PeerMessage message = long_ring();
  const auto texts = texts_of(message, 1000);
  EXPECT_GT(texts.size(), 5U);
  PeerMessage sum;
  for (const std::string& text : texts) {
    EXPECT_LE(text.size(), 1000U);
    const auto part = read_peer_message(text);
    ASSERT_TRUE(part) << text;
    EXPECT_EQ(part->node, "n");
    EXPECT_EQ(part->at, 5);
    sum.tables.insert(sum.tables.end(), part->tables.begin(), part->tables.end());
    sum.people.insert(sum.people.end(), part->people.begin(), part->people.end());
    sum.movements.insert(sum.movements.end(), part->movements.begin(), part->movements.end());
    sum.turns.insert(sum.turns.end(), part->turns.begin(), part->turns.end());
    sum.choices.insert(sum.choices.end(), part->choices.begin(), part->choices.end());
  }
  EXPECT_EQ(sum.tables, message.tables);
  EXPECT_EQ(sum.people, message.people);
  EXPECT_EQ(sum.turns, message.turns);
  EXPECT_EQ(sum.choices, message.choices);
  ASSERT_THAT(sum.movements, SizeIs(2));
  EXPECT_EQ(sum.movements[0].text, "x");
  EXPECT_FALSE(sum.movements[1].text);
}

TEST(PeerMessages, AreNotSentForNothing) {
  EXPECT_THAT(texts_of(PeerMessage{.node = "n"}, 1000), IsEmpty());
  EXPECT_THAT(texts_of(PeerMessage{.node = "n", .leaves = true}, 1000), Not(IsEmpty()));
}

TEST(PeerMessages, TellWhatWasAddedWhereOthersFollowUnlessItIsLong) {
  Batch batch;
  batch.entries = {entry_of("t1", 4, std::string(2'000, 'x')), entry_of("t2", 0, "short"), entry_of("t3", 6, "short")};
  batch.cluster.followed = {"t1", "t2"};
  const PeerMessage message = message_of(BatchPlan(batch), "n", 5);
  EXPECT_THAT(message.tables, ElementsAre(Growth{.table = "t1", .length = 5},
                                          Growth{.table = "t2", .length = 1, .entries = {batch.entries[1]}},
                                          Growth{.table = "t3", .length = 7}));
}

TEST(PeerMessages, OfOtherProgramsAreIgnored) {
  for (const char* text : {"", "hello", "[]", "{}", R"({"node":"n"})", R"({"node":1,"at":2})",
                           R"({"node":"n","at":2,"tables":[["t","1"]]})", R"({"node":"n","at":2,"people":{}})",
                           R"({"node":"n","at":2,"tables":[["t"]]})", R"({"node":"n","at":2,"tables":[["t",1,2]]})",
                           R"({"node":"n","at":2,"tables":[["t",1,"2",""]]})", R"({"node":"n","at":2,"turns":[[]]})",
                           R"({"node":"n","at":2,"choices":[["m","t","p","7","pick"]]})",
                           R"({"node":"n","at":2,"choices":[["m","t","p",7,"pick",8]]})",
                           R"({"node":"n","at":2,"choices":[["m","t","p",7,"pick","00-12","more"]]})",
                           R"({"node":"n","at":2,"movements":[["t","p"]]})"}) {
    EXPECT_FALSE(read_peer_message(text)) << text;
  }
}

}  // namespace

}  // namespace roundtable::server
