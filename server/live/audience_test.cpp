#include "server/live/audience.h"

#include <gmock/gmock.h>

#include "engine/games.h"
#include "server/table/test_tables.h"

namespace roundtable::server {

namespace {

using testing::HasSubstr;
using testing::IsEmpty;

// A listener that collects the messages to an audience of one.
class Member {
 public:
  Member(const Table& table, std::optional<Seat> seat) : table_(table), audience_(seat) {
    audience_.add(std::make_shared<Listener>());
    receive();
  }

  std::vector<std::string> receive() {
    std::vector<Audience::Telling> tellings;
    audience_.tell_news(table_, tellings);
    std::vector<std::string> texts;
    for (const auto& telling : tellings) texts.push_back(*telling.text);
    return texts;
  }
  Json whole(std::int64_t since) { return *Json::parse(*audience_.whole(table_, since, {})); }

 private:
  const Table& table_;
  Audience audience_;
};

TEST(AudienceTest, OnlyWhoChangesTheirMindHearsOfIt) {
  auto table = drafting();
  Member ann(*table, Seat{0});
  Member bert(*table, Seat{1});
  Member spectator(*table, std::nullopt);
  const auto legal = table->game()->legal(Seat{0});
  table->choose(Seat{0}, 0, legal[0], 4000);
  EXPECT_EQ(ann.receive().size(), 1U);
  EXPECT_EQ(bert.receive().size(), 1U);
  const std::string told = spectator.receive().at(0);
  const std::string n = "\"n\":" + std::to_string(table->n());
  EXPECT_THAT(told, HasSubstr(n));
  table->choose(Seat{0}, 0, legal[1], 4005);
  EXPECT_THAT(ann.receive(), testing::ElementsAre(testing::AllOf(HasSubstr(n), HasSubstr(legal[1]))));
  EXPECT_THAT(bert.receive(), IsEmpty());
  EXPECT_THAT(spectator.receive(), IsEmpty());
  EXPECT_THAT(bert.receive(), IsEmpty());
}

TEST(AudienceTest, WhoWasRemovedSeesNoMoreThanASpectator) {
  auto table = drafting();
  table->choose(Seat{1}, 0, first_choice(*table, Seat{1}), 4000);
  table->remove(kAnn, 1, 4000);
  const Eyes eyes = Eyes::at(*table, Seat{1});
  EXPECT_NE(eyes, Eyes{.seat = Seat{1}});
  const Audience removed(eyes);
  const Json told = *Json::parse(*removed.whole(*table, 0, {}));
  EXPECT_EQ(told.find("info")->find("you")->number(), 1) << "but knows whose seat it was";
  EXPECT_TRUE(told.find("info")->find("seats")->items()[1].find("removed")->boolean());
  EXPECT_TRUE(told.find("chosen")->is(Json::Kind::Null));
  const Json spectators = *Json::parse(*Audience(std::nullopt).whole(*table, 0, {}));
  EXPECT_EQ(told.find("view")->text(), spectators.find("view")->text());
  EXPECT_EQ(told.find("events")->text(), spectators.find("events")->text());
}

TEST(AudienceTest, AllHearThatAChoiceWasTakenBack) {
  auto table = drafting();
  draft_through(*table);
  Member bert(*table, Seat{1});
  const auto before = static_cast<std::int64_t>(table->game()->event_count());
  table->choose(Seat{0}, table->decision(), first_choice(*table, Seat{0}), 5000);
  bert.receive();
  table->undo(Seat{0}, table->decision(), 5000);
  const std::string taken = R"("takenBack":[{"event":)" + std::to_string(before) + R"(,"seat":0}])";
  EXPECT_THAT(bert.receive(), testing::ElementsAre(HasSubstr(taken)));
  EXPECT_THAT(bert.whole(0).text(), HasSubstr(taken));
  const Table loaded(stored(*table));
  EXPECT_THAT(*Audience(std::nullopt).whole(loaded, 0, {}), HasSubstr(taken));
}

TEST(AudienceTest, ALineOfChatIsOneMessage) {
  auto table = drafting();
  Member bert(*table, Seat{1});
  table->say(Seat{0}, "hello", 4000);
  EXPECT_THAT(bert.receive(), testing::ElementsAre(HasSubstr("hello")));
}

// 300 characters of four bytes each, as many as a table keeps.
TEST(AudienceTest, AWholeTableIsOfBoundedSizeWhateverWasSaid) {
  auto table = drafting();
  std::string line;
  for (int i = 0; i < 300; ++i) line += "🐉";
  for (std::size_t i = 0; i < Chat::kMostOfASeat; ++i) {
    for (const Seat seat : Seats::first(3)) table->say(seat, line, 4000);
  }
  EXPECT_THROW(table->say(Seat{0}, "one more", 4000), Refused);
  Member spectator(*table, std::nullopt);
  const Json whole = spectator.whole(0);
  EXPECT_EQ(whole.find("chat")->items().size(), Chat::kLatest);
  EXPECT_TRUE(whole.find("earlier")->boolean());
  EXPECT_LT(whole.text().size(), 128U * 1024);
  EXPECT_FALSE(spectator.whole(table->n() - 3).find("earlier")->boolean());
}

}  // namespace

}  // namespace roundtable::server
