#include <gmock/gmock.h>

#include "server/live/audience.h"
#include "server/table/test_tables.h"

// Choices ahead of the turn.

namespace roundtable::server {

namespace {

constexpr Seat kFirst{0};
constexpr Seat kSecond{1};
constexpr Seat kThird{2};
constexpr const char* kAheadDaily = R"(,"clock":86400)";

// Three people who play their cards; the first one must choose.
std::unique_ptr<Table> playing_cards(const std::string& more = kAheadDaily) {
  auto table = drafting(more);
  draft_through(*table);
  return table;
}

std::string some_card(const Table& table, Seat seat) {
  JsonWriter out;
  table.game()->write_ahead(out, seat);
  const auto view = Json::parse(out.text());
  return view->find("legal")->items().back().find("text")->string();
}

void go_on(Table& table, Seat seat, Millis now = 5000) {
  table.choose(seat, table.decision(), first_choice(table, seat), now);
  table.make_ahead(now);
}

TEST(AheadTest, IsMadeAsSoonAsItIsAskedFor) {
  auto table = playing_cards();
  EXPECT_EQ(table->play().ahead_json(kFirst), "null") << "they are asked now";
  EXPECT_EQ(table->play().ahead_json(kSecond), R"({"choice":null,"fits":true})");
  const std::string second = some_card(*table, kSecond);
  const std::string third = some_card(*table, kThird);
  table->choose_ahead(kSecond, second, 4500);
  table->choose_ahead(kThird, third, 4600);
  table->make_ahead(4700);
  EXPECT_TRUE(table->game()->deciders().has(kFirst)) << "not yet";
  go_on(*table, kFirst);
  EXPECT_TRUE(table->game()->deciders().has(kFirst)) << "both have played";
  const auto& log = table->game()->record().log;
  EXPECT_EQ(log[log.size() - 2], "1 " + second);
  EXPECT_EQ(log.back(), "2 " + third);
  EXPECT_EQ(table->play().ahead_json(kSecond), R"({"choice":null,"fits":true})") << "once";
}

TEST(AheadTest, NobodyElseNotices) {
  auto table = playing_cards();
  Audience others(kThird);
  std::vector<Audience::Telling> told;
  const ListenerPtr listener = std::make_shared<Listener>();
  others.tell_news(*table, told);
  others.add(listener);
  const std::string info = info_of(*table);
  const std::int64_t n = table->n();
  const Millis updated = table->journal().updated();
  table->choose_ahead(kSecond, some_card(*table, kSecond), 4500);
  others.tell_news(*table, told);
  EXPECT_TRUE(told.empty());
  EXPECT_EQ(info_of(*table), info);
  EXPECT_EQ(table->n(), n);
  EXPECT_EQ(table->journal().updated(), updated);
  Audience own(kSecond);
  own.tell_news(*table, told);
  EXPECT_THAT(*own.whole(*table, 0, ""), testing::HasSubstr(R"("ahead":{"choice":"play )"));
  EXPECT_THAT(*others.whole(*table, 0, ""), testing::HasSubstr(R"("ahead":{"choice":null)"));
  EXPECT_THAT(*Audience(std::nullopt).whole(*table, 0, ""), testing::HasSubstr(R"("ahead":null)"));
}

TEST(AheadTest, IsTakenBackAndChangedAndSurvivesReading) {
  auto table = playing_cards();
  const std::string card = some_card(*table, kSecond);
  table->choose_ahead(kSecond, card, 4500);
  table->choose_ahead(kSecond, "", 4600);
  EXPECT_EQ(table->play().ahead_json(kSecond), R"({"choice":null,"fits":true})");
  table->choose_ahead(kSecond, card, 4700);
  Table again(stored(*table));
  EXPECT_EQ(again.play().ahead_json(kSecond), R"({"choice":")" + card + R"(","fits":true})");
  EXPECT_EQ(again.n(), table->n());
  go_on(again, kFirst);
  EXPECT_EQ(again.game()->record().log.back(), "1 " + card);
}

TEST(AheadTest, IsRefusedWhereItIsNotKnownOrNotNeeded) {
  auto table = playing_cards();
  const auto tried = [&](Seat seat, const std::string& choice) {
    const std::string answer = refusal([&] { table->choose_ahead(seat, choice, 4500); });
    return answer.substr(0, answer.find(':'));
  };
  EXPECT_EQ(tried(kFirst, first_choice(*table, kFirst)), "not-now ahead") << "they are asked";
  EXPECT_EQ(tried(kSecond, "play X9"), "illegal ");
  EXPECT_EQ(tried(kSecond, "pick " + some_card(*table, kSecond).substr(5)), "illegal ");
  table->substitute(kSecond, 4600);
  EXPECT_EQ(tried(kSecond, "play C2"), "not-now ahead") << "a bot plays for them";
  table = drafting(kAheadDaily);
  table->choose(kFirst, table->decision(), first_choice(*table, kFirst), 4000);
  EXPECT_EQ(tried(kFirst, first_choice(*table, kFirst)), "not-now ahead") << "nobody knows what they get next";
  table = playing_cards(R"(,"clock":60)");
  EXPECT_EQ(tried(kSecond, "play C2"), "not-now ahead") << "not by the day";
  EXPECT_EQ(table->play().ahead_json(kSecond), "null");
}

TEST(AheadTest, ABotThatStandsInForgetsIt) {
  auto table = playing_cards();
  table->choose_ahead(kSecond, some_card(*table, kSecond), 4500);
  table->substitute(kSecond, 4600);
  table->come_back(kSecond, 4700);
  EXPECT_EQ(table->play().ahead_json(kSecond), R"({"choice":null,"fits":true})");
}

// A game of Medievallons with these cards, up to the moment when the second player's hand has changed after they chose
// ahead; nullopt if this never happens.
std::unique_ptr<Table> until_lost(char cards) {
  Plan plan =
      Plan::from_request(R"({"game":"medievallons","options":{"first":0},"seats":["me","open"],"clock":86400})", kAnn);
  plan.secret = *Secret::from_hex(std::string(64, cards));
  auto table = std::make_unique<Table>("t", std::move(plan), 1000);
  table->sit(kBert, std::nullopt, 2000);
  for (Millis now = 3000; table->phase() == Phase::Playing && now < 3200; ++now) {
    const Seats asked = table->game()->deciders().seats();
    if (table->play().ahead_json(kSecond) == R"({"choice":null,"fits":true})") {
      table->choose_ahead(kSecond, some_card(*table, kSecond), now);
    }
    const Seat seat = asked.lowest();
    const auto legal = table->game()->legal(seat);
    table->choose(seat, table->decision(), legal[static_cast<std::size_t>(now) % legal.size()], now);
    if (table->play().ahead_json(kSecond).ends_with(R"("fits":false})")) return table;
    table->make_ahead(now);
  }
  return nullptr;
}

TEST(AheadTest, WhatDoesNotFitAnyMoreIsNotMade) {
  std::unique_ptr<Table> table;
  for (char cards = '0'; cards <= '9' && !table; ++cards) table = until_lost(cards);
  ASSERT_TRUE(table) << "nobody took a card of theirs";
  const std::size_t length = table->game()->record().log.size();
  table->make_ahead(5000);
  EXPECT_EQ(table->game()->record().log.size(), length);
  EXPECT_EQ(Table(stored(*table)).play().ahead_json(kSecond), table->play().ahead_json(kSecond));
}

}  // namespace

}  // namespace roundtable::server
