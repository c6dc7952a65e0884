#include "server/audience.h"

#include <gmock/gmock.h>

#include "engine/games.h"
#include "server/test_tables.h"

namespace roundtable::server {

namespace {

using testing::HasSubstr;
using testing::IsEmpty;

// Somebody who hears all that is told to an audience of one.
class Member {
 public:
  Member(const Table& table, std::optional<Seat> seat) : table_(table), audience_(seat) {
    audience_.add(std::make_shared<Listener>());
    hear();
  }

  std::vector<std::string> hear() {
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
  EXPECT_EQ(ann.hear().size(), 1U);
  EXPECT_EQ(bert.hear().size(), 1U);
  const std::string told = spectator.hear().at(0);
  const std::string n = "\"n\":" + std::to_string(table->n());
  EXPECT_THAT(told, HasSubstr(n));
  table->choose(Seat{0}, 0, legal[1], 4005);
  EXPECT_THAT(ann.hear(), testing::ElementsAre(testing::AllOf(HasSubstr(n), HasSubstr(legal[1]))));
  EXPECT_THAT(bert.hear(), IsEmpty());
  EXPECT_THAT(spectator.hear(), IsEmpty());
  EXPECT_THAT(bert.hear(), IsEmpty());
}

TEST(AudienceTest, ALineOfChatIsOneMessage) {
  auto table = drafting();
  Member bert(*table, Seat{1});
  table->say(Seat{0}, "hello", 4000);
  EXPECT_THAT(bert.hear(), testing::ElementsAre(HasSubstr("hello")));
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
