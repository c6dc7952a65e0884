#include "server/table/table.h"

#include <gmock/gmock.h>

#include <set>

#include "engine/games.h"
#include "engine/play/shuffles.h"
#include "server/table/test_tables.h"

namespace roundtable::server {

namespace {

using testing::HasSubstr;

TEST(TableTest, StartsWhenItIsFull) {
  auto table = table_of(R"({"game":"academy","seats":["me","open","open"]})");
  EXPECT_EQ(table->phase(), Phase::Open);
  EXPECT_EQ(table->game(), nullptr);
  table->sit(kBert, 2, 2000);
  EXPECT_EQ(table->phase(), Phase::Open);
  EXPECT_THAT(refusal([&] { table->sit(kCleo, 2, 2500); }), HasSubstr("seat-taken"));
  EXPECT_THAT(refusal([&] { table->choose(Seat{0}, 0, "pick C2", 2500); }), HasSubstr("not-now not-started: "));
  table->sit(kCleo, std::nullopt, 3000);
  EXPECT_EQ(table->phase(), Phase::Playing);
  EXPECT_EQ(table->seat_of("uc"), Seat{1});
  EXPECT_THAT(refusal([&] { table->sit({.id = "ud", .name = "Dora"}, std::nullopt, 3500); }),
              HasSubstr("not-now started: "));
}

TEST(TableTest, SeatsCanBeChangedAndLeftBeforeTheStart) {
  auto table = table_of(R"({"game":"academy","seats":["me","open","open"]})");
  table->sit(kAnn, 2, 2000);
  EXPECT_EQ(table->seat_of("ua"), Seat{2});
  table->sit(kAnn, 2, 2100);  // repeated: nothing happens
  EXPECT_EQ(table->journal().length(), 2);
  table->leave(Seat{2}, 2200);
  EXPECT_EQ(table->phase(), Phase::Closed);
  EXPECT_THAT(refusal([&] { table->sit(kBert, std::nullopt, 2300); }), HasSubstr("not-now"));
}

TEST(TableTest, ChoicesAtTheSameTimeCanBeChangedUntilTheLastIsIn) {
  auto table = drafting();
  const auto legal = table->game()->legal(Seat{0});
  ASSERT_GE(legal.size(), 2U);
  EXPECT_TRUE(table->choose(Seat{0}, 0, legal[0], 4000));
  EXPECT_EQ(table->play().chosen(Seat{0}), legal[0]);
  EXPECT_FALSE(table->choose(Seat{0}, 0, legal[0], 4001));  // repeated
  EXPECT_TRUE(table->choose(Seat{0}, 0, legal[1], 4002));
  EXPECT_EQ(table->play().chosen(Seat{0}), legal[1]);
  EXPECT_EQ(table->decision(), 0);
  table->choose(Seat{1}, 0, first_choice(*table, Seat{1}), 4003);
  table->choose(Seat{2}, 0, first_choice(*table, Seat{2}), 4004);
  EXPECT_EQ(table->decision(), 1);
  EXPECT_EQ(table->play().chosen(Seat{0}), "");
  const auto& log = table->game()->record().log;
  EXPECT_THAT(log, testing::Contains("0 " + legal[1]));
  EXPECT_THAT(log, testing::Not(testing::Contains("0 " + legal[0])));
}

TEST(TableTest, LateAndDoubledChoicesAreHarmless) {
  auto table = drafting();
  const auto before = first_choice(*table, Seat{0});
  for (const Seat seat : Seats::first(3)) table->choose(seat, 0, first_choice(*table, seat), 4000);
  const auto entries = table->journal().length();
  EXPECT_FALSE(table->choose(Seat{0}, 0, before, 4100));
  EXPECT_THAT(refusal([&] { table->choose(Seat{0}, 0, "pick Z9", 4200); }), HasSubstr("late"));
  EXPECT_THAT(refusal([&] { table->choose(Seat{0}, 7, before, 4200); }), HasSubstr("open is 1"));
  EXPECT_THAT(refusal([&] { table->choose(Seat{0}, 1, "pick Z9", 4200); }), HasSubstr("allowed: pick"));
  EXPECT_EQ(table->journal().length(), entries);
}

TEST(TableTest, HintsAreForThoseWhoPlayAloneOrHaveAgreed) {
  const auto of = [](const Table& table) { return refusal([&] { table.play().expect_hints(Seat{0}); }); };
  EXPECT_THAT(of(*drafting()), HasSubstr("not-now no-hints: "));
  EXPECT_EQ(of(*drafting(R"(,"hints":true)")), "none");
  const auto table = table_of(R"({"game":"academy","seats":["me","open",{"bot":"page"}]})");
  EXPECT_THAT(of(*table), HasSubstr("not-now not-started: "));
  table->fill(kAnn, "page", 2000);
  EXPECT_EQ(of(*table), "none");
  // A player who has left may come back.
  const auto left = drafting();
  left->leave(Seat{1}, 4000);
  left->leave(Seat{2}, 4000);
  EXPECT_THAT(of(*left), HasSubstr("no-hints"));
}

TEST(TableTest, TheLastChoiceCanBeTakenBack) {
  auto table = drafting();
  draft_through(*table);
  ASSERT_EQ(table->game()->deciders(), Deciders::seat(Seat{0}));
  const auto log = table->game()->record().log;
  const auto choice = first_choice(*table, Seat{0});
  const auto decision = table->decision();
  table->choose(Seat{0}, decision, choice, 5000);
  EXPECT_EQ(table->play().undoer(), Seat{0});
  EXPECT_THAT(refusal([&] { table->undo(Seat{1}, table->decision(), 5100); }), HasSubstr("no-undo others: "));
  EXPECT_THAT(refusal([&] { table->undo(Seat{0}, decision, 5100); }), HasSubstr("late"));
  table->undo(Seat{0}, table->decision(), 5200);
  EXPECT_EQ(table->game()->record().log, log);
  EXPECT_EQ(table->game()->deciders(), Deciders::seat(Seat{0}));
  // A repeated message from before does not make the choice again.
  EXPECT_THAT(refusal([&] { table->choose(Seat{0}, decision, choice, 5300); }), HasSubstr("late"));
  EXPECT_TRUE(table->choose(Seat{0}, table->decision(), choice, 5400));
}

TEST(TableTest, WhatOthersActedOnCannotBeTakenBack) {
  auto table = drafting();
  draft_through(*table);
  table->choose(Seat{0}, table->decision(), first_choice(*table, Seat{0}), 5000);
  table->choose(Seat{1}, table->decision(), first_choice(*table, Seat{1}), 5100);
  EXPECT_THAT(refusal([&] { table->undo(Seat{0}, table->decision(), 5200); }), HasSubstr("no-undo"));
}

TEST(TableTest, WhatWasChosenTogetherIsChangedButNotTakenBack) {
  auto table = drafting();
  table->choose(Seat{0}, 0, first_choice(*table, Seat{0}), 4000);
  EXPECT_THAT(refusal([&] { table->undo(Seat{0}, 0, 4100); }), HasSubstr("no-undo waiting: "));
  table->choose(Seat{1}, 0, first_choice(*table, Seat{1}), 4000);
  table->choose(Seat{2}, 0, first_choice(*table, Seat{2}), 4000);
  EXPECT_THAT(refusal([&] { table->undo(Seat{2}, 1, 4100); }), HasSubstr("no-undo together: "));
}

TEST(TableTest, ABotStandsInWhenTimeIsUp) {
  auto table = drafting(R"(,"clock":60)");
  EXPECT_EQ(table->play().due(Seat{0}), 3000 + 60'000);
  table->choose(Seat{0}, 0, first_choice(*table, Seat{0}), 5000);
  EXPECT_EQ(table->play().due(Seat{0}), std::nullopt);
  EXPECT_EQ(table->next_due(), 63'000);
  table->substitute(Seat{1}, 63'001);
  EXPECT_EQ(table->play().bots_to_move().bits(), Seats::of(Seat{1}).bits());
  EXPECT_EQ(table->play().bot_of(Seat{1}), "squire");
  EXPECT_EQ(table->play().due(Seat{1}), std::nullopt);
  table->choose_for(Seat{1}, 0, first_choice(*table, Seat{1}), 63'002);
  table->choose_for(Seat{2}, 0, first_choice(*table, Seat{2}), 63'002);  // a person: no bot chooses for them
  EXPECT_EQ(table->decision(), 0);
  table->come_back(Seat{1}, 64'000);
  EXPECT_TRUE(table->play().bots_to_move().empty());
}

TEST(TableTest, WhoChoosesIsBack) {
  auto table = drafting();
  table->substitute(Seat{1}, 4000);
  table->choose(Seat{1}, 0, first_choice(*table, Seat{1}), 5000);
  EXPECT_TRUE(table->play().bots_to_move().empty());
  EXPECT_THAT(info_of(*table), testing::Not(HasSubstr("\"bot\":true")));
}

// A whole game with every kind of entry, restored after every few entries: always the same table.
TEST(TableTest, IsWhatItsJournalSays) {
  for (const char* request : {R"({"game":"academy","options":{"two":"lancelot"},"seats":["me","open"],"clock":30})",
                              R"({"game":"medievallons","options":{"maxTurns":60},"seats":["me","open"]})"}) {
    auto table = table_of(request);
    table->sit(kBert, std::nullopt, 2000);
    StoredTable so_far = stored(*table);
    Rng rng(3);
    Millis now = 5000;
    while (table->phase() == Phase::Playing) {
      now += 10;
      const Seat seat = table->game()->deciders().seats().lowest();
      const auto legal = table->game()->legal(seat);
      table->choose(seat, table->decision(), legal[below(rng, legal.size())], now);
      if (below(rng, 5) == 0) refusal([&] { table->undo(seat, table->decision(), now); });
      if (below(rng, 9) == 0) table->say(seat, "well  played ", now);
      if (below(rng, 9) == 0) refusal([&] { table->substitute(seat, now); });
      for (const Entry& entry : table->take_written()) so_far.entries.push_back(entry);
      if (below(rng, 6) != 0 && table->phase() == Phase::Playing) continue;
      const Table again(so_far);
      EXPECT_EQ(info_of(again), info_of(*table));
      EXPECT_EQ(again.record_json(), table->record_json());
      EXPECT_EQ(again.decision(), table->decision());
      EXPECT_EQ(again.journal().length(), table->journal().length());
      EXPECT_EQ(again.play().chosen(Seat{0}), table->play().chosen(Seat{0}));
      EXPECT_EQ(again.next_due(), table->next_due());
      EXPECT_EQ(again.play().first_new_event(3), table->play().first_new_event(3));
      ASSERT_EQ(again.chat().size(), table->chat().size());
      EXPECT_EQ(again.game()->event_count(), table->game()->event_count());
    }
    EXPECT_EQ(table->phase(), Phase::Finished);
    EXPECT_THAT(info_of(*table), HasSubstr(table->plan().secret.hex()));
    const auto record = Record::from_json(table->record_json());
    ASSERT_TRUE(record);
    EXPECT_EQ(*check_shuffles(*record), Shuffles::Fair);
  }
}

TEST(TableTest, ListsTellHowItStandsWhateverWasChosenOrTakenBack) {
  auto table = drafting();
  const auto told = [&] {
    JsonWriter out;
    table->write_info(out, std::nullopt, true);
    return Json::parse(out.take())->find("standings")->items();
  };
  std::set<std::int64_t> points;
  for (int i = 0; table->phase() == Phase::Playing && i < 60; ++i) {
    for (const Seat seat : table->game()->deciders().seats()) {
      table->choose(seat, table->decision(), first_choice(*table, seat), 4000);
    }
    if (const auto undoer = table->play().undoer(); undoer && i % 9 == 0) {
      told();
      table->undo(*undoer, table->decision(), 4000);
    }
    const auto view = Json::parse(table->game()->view_json(Viewer::spectator()));
    const auto standings = view->find("standings")->items();
    const auto listed = told();
    ASSERT_EQ(listed.size(), standings.size());
    for (std::size_t one = 0; one < listed.size(); ++one) {
      EXPECT_EQ(listed[one].number(), standings[one].find("points")->number());
      points.insert(listed[one].number());
    }
  }
  EXPECT_GT(points.size(), 3U);
}

TEST(TableTest, KeepsItsSecretUntilTheEnd) {
  auto table = drafting();
  EXPECT_THAT(info_of(*table), HasSubstr(commitment_of(table->plan().secret)));
  EXPECT_THAT(info_of(*table), testing::Not(HasSubstr(table->plan().secret.hex())));
  EXPECT_THAT(table->game()->view_json(Seat{0}), testing::Not(HasSubstr(table->plan().secret.hex())));
}

TEST(TableTest, AJournalThatCannotBeIsRefused) {
  auto table = drafting();
  StoredTable broken = stored(*table);
  broken.entries.push_back({"t", 2, 4000, "0 pick Z9"});
  EXPECT_THROW(Table{broken}, std::runtime_error);
  broken.entries.back().text = "dance 1";
  EXPECT_THROW(Table{broken}, std::runtime_error);
}

TEST(PlanTest, SaysWhatIsWrong) {
  const auto said = [](const std::string& request) { return refusal([&] { Plan::from_request(request, kAnn); }); };
  EXPECT_THAT(said("{"), HasSubstr("bad-json"));
  EXPECT_THAT(said("[]"), HasSubstr("bad-json"));
  EXPECT_THAT(said(R"({"seats":["me","open"]})"), HasSubstr("game: missing"));
  EXPECT_THAT(said(R"({"game":"chess","seats":["me","open"]})"), HasSubstr("academy, medievallons"));
  EXPECT_THAT(said(R"({"game":"academy","seats":["me"]})"), HasSubstr("allowed: 2 to 5"));
  EXPECT_THAT(said(R"({"game":"academy","seats":["me","me","open"]})"), HasSubstr("found \"me\" twice"));
  EXPECT_THAT(said(R"({"game":"academy","seats":["me",{"bot":"exec:rm"},"open"]})"), HasSubstr("seats[1].bot: found"));
  EXPECT_THAT(said(R"({"game":"academy","seats":["me",{"bot":"page","x":1},"open"]})"), HasSubstr("seats[1].x"));
  EXPECT_THAT(said(R"({"game":"academy","seats":["me","open","open"],"clock":1})"), HasSubstr("5 to 1209600"));
  EXPECT_THAT(said(R"({"game":"academy","seats":["me","open","open"],"colour":1})"),
              HasSubstr("colour: unknown field"));
  EXPECT_THAT(said(R"({"game":"academy","seats":["me","open"]})"), HasSubstr("two"));
  EXPECT_EQ(said(R"({"game":"academy","seats":["me","open","open"]})"), "none");
}

TEST(TableTest, FollowsWhatAnotherServerWrote) {
  auto table = drafting();
  Table peer(stored(*table));
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) {
    table->choose(seat, table->decision(), first_choice(*table, seat), 5000);
  }
  table->say(Seat{1}, "hello", 6000);
  const std::vector<Entry> added = table->take_written();
  peer.follow(added);
  EXPECT_EQ(info_of(peer), info_of(*table));
  EXPECT_EQ(peer.n(), table->n());
  EXPECT_EQ(peer.game()->view_json(Viewer(Seat{0})), table->game()->view_json(Viewer(Seat{0})));
  EXPECT_FALSE(peer.journal().has_entries()) << "it is stored already";
  EXPECT_THROW(peer.follow(added), std::runtime_error) << "it has these";
}

TEST(PlanTest, ComesBackFromItsHead) {
  const Plan plan = Plan::from_request(
      R"({"game":"academy","options":{"variations":["bet"],"values":{"quests":[15,9,3]}},"seats":["me","open",{"bot":"knight"}],"public":true,"clock":86400,"chat":false,"hidden":true,"hints":true})",
      kBert);
  const Plan again = Plan::from_head(plan.head());
  EXPECT_EQ(again.head(), plan.head());
  EXPECT_EQ(again.secret.hex(), plan.secret.hex());
  EXPECT_EQ(again.seats, plan.seats);
  EXPECT_TRUE(again.hidden);
  EXPECT_TRUE(again.hints);
}

TEST(PlanTest, ATableOfOtherRulesIsToldFromADamagedOne) {
  const std::string head = table_of(R"({"game":"academy","seats":["me","open","open"]})")->plan().head();
  const std::string rules = R"("rules":2,)";
  ASSERT_THAT(head, HasSubstr(rules));
  // Tables of the version before the first release had none.
  for (const char* others : {"", R"("rules":1,)", R"("rules":3,)"}) {
    std::string head_of_others = head;
    head_of_others.replace(head.find(rules), rules.size(), others);
    EXPECT_THROW(Plan::from_head(head_of_others), OtherRules) << others;
  }
  EXPECT_NO_THROW(Plan::from_head(head));
}

}  // namespace

}  // namespace roundtable::server
