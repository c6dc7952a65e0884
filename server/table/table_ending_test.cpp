#include <gmock/gmock.h>

#include "server/table/test_tables.h"

// Games that end early: players concede, or agree to abandon the game.

namespace roundtable::server::ending_test {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

constexpr Seat kAnnsSeat{0};
constexpr Seat kBertsSeat{1};
constexpr Seat kCleosSeat{2};
constexpr Millis kStart = 3000;  // of drafting()
constexpr Millis kMinute = 60'000;

void choose_first(Table& table, Seat seat, Millis now = kStart) {
  const std::string choice = first_choice(table, seat);
  table.play().bots_to_move().has(seat) ? table.choose_for(seat, table.decision(), choice, now)
                                        : static_cast<void>(table.choose(seat, table.decision(), choice, now));
}

void play_out(Table& table) {
  while (table.phase() == Phase::Playing) choose_first(table, *table.game()->deciders().seats().begin());
}

std::unique_ptr<Table> of_two() {
  auto table = table_of(R"({"game":"academy","options":{"first":0,"two":"karadoc"},"seats":["me","open"]})");
  table->sit(kBert, std::nullopt, 2000);
  return table;
}

std::vector<std::int64_t> places(const Table& table) {
  std::vector<std::int64_t> places;
  for (const SeatResult& one : finished_game(table).people) places.push_back(one.place);
  return places;
}

std::string why(const std::string& refused) { return refused.substr(0, refused.find(':')); }

// Another server that reads the journal, and the compacted journal, give the same.
void expect_same_when_read(Table& table) {
  const StoredTable whole = stored(table);
  const Table loaded(whole);
  EXPECT_EQ(info_of(loaded).substr(info_of(loaded).find("\"votes\"")),
            info_of(table).substr(info_of(table).find("\"votes\"")));
  if (table.phase() != Phase::Finished) return;
  EXPECT_EQ(places(loaded), places(table));
  const auto folding = folded(whole, table.record_json());
  ASSERT_TRUE(folding);
  const Table again({{whole.head.id, whole.head.created, folding->head}, {folding->folded}, table.record_json()});
  EXPECT_EQ(places(again), places(table));
  const auto ending = [](const Table& one) {
    const std::string info = info_of(one);
    return info.substr(info.find("\"result\""), info.find("\"quits\"") - info.find("\"result\""));
  };
  EXPECT_EQ(ending(again), ending(table));
}

TEST(ConcedeTest, OfTwoPlayersTheOtherHasWon) {
  auto table = of_two();
  EXPECT_THAT(info_of(*table), HasSubstr(R"("ending":null,"winner":null,"abandoning":null,"quits":[])"));
  table->concede(kAnnsSeat, Concede::End, kStart);
  EXPECT_EQ(table->phase(), Phase::Finished);
  EXPECT_THAT(info_of(*table),
              HasSubstr(R"("result":null,"endedBy":0,"stopped":false,"ending":"conceded","winner":1)"));
  EXPECT_THAT(info_of(*table), HasSubstr(R"("conceded":true)"));
  EXPECT_THAT(info_of(*table), HasSubstr(R"("quits":[{"what":"concede","seat":0,"at":3000,)"));
  EXPECT_THAT(table->record_json(), HasSubstr(R"("seed":")"));
  EXPECT_THAT(table->record_json(), Not(HasSubstr(R"("result")"))) << "no result of the rules is made up";
  EXPECT_THAT(places(*table), ElementsAre(2, 1));
  EXPECT_EQ(refusal([&] { table->concede(kAnnsSeat, Concede::End, kStart); }), "none") << "sent twice";
  EXPECT_EQ(why(refusal([&] { table->concede(kBertsSeat, Concede::End, kStart); })), "not-now over");
  expect_same_when_read(*table);
}

TEST(ConcedeTest, OfMoreABotPlaysOnAndTheyAreLast) {
  auto table = drafting();
  choose_first(*table, kAnnsSeat);
  const auto listed = table->journal().arrangement();
  table->concede(kAnnsSeat, Concede::End, kStart);
  EXPECT_GT(table->journal().arrangement(), listed) << "lists show it at once";
  EXPECT_EQ(table->phase(), Phase::Playing);
  EXPECT_EQ(table->play().bot_of(kAnnsSeat), "squire");
  EXPECT_THAT(info_of(*table), HasSubstr(R"("bot":true)"));
  expect_same_when_read(*table);
  play_out(*table);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("ending":"played","winner":null)"));
  EXPECT_THAT(table->record_json(), HasSubstr(R"("result")"));
  const auto all = places(*table);
  EXPECT_EQ(all[0], 3) << "whatever the bot reached";
  EXPECT_EQ(std::min(all[1], all[2]), 1) << "the others move up";
}

TEST(ConcedeTest, APlayedOutGameIsFoldedWithItsConcessions) {
  auto table = drafting();
  choose_first(*table, kAnnsSeat);
  table->concede(kBertsSeat, Concede::End, kStart);
  play_out(*table);
  expect_same_when_read(*table);
}

TEST(ConcedeTest, NoWayLeadsBackIntoTheSeat) {
  auto table = drafting(R"(,"clock":60,"hints":true)");
  table->concede(kAnnsSeat, Concede::End, kStart);
  const auto refused = [&](auto what) { EXPECT_EQ(why(refusal(what)), "not-now conceded"); };
  refused([&] { table->come_back(kAnnsSeat, kStart); });
  refused([&] {
    choose_first(*table, kAnnsSeat);
    table->choose(kAnnsSeat, table->decision(), "x", kStart);
  });
  refused([&] { table->undo(kAnnsSeat, table->decision(), kStart); });
  refused([&] { table->choose_ahead(kAnnsSeat, "x", kStart); });
  refused([&] { table->want_pause(kAnnsSeat, true, kStart); });
  refused([&] { table->end(kAnnsSeat, TablePlay::Overtime::Bot, kStart); });
  refused([&] { table->abandon(kAnnsSeat, Abandon::Propose, kStart); });
  refused([&] { table->vote(kAnnsSeat, kBertsSeat, true, kStart); });
  refused([&] { table->play().expect_hints(kAnnsSeat); });
  EXPECT_EQ(refusal([&] { table->say(kAnnsSeat, "well played", kStart); }), "none");
  EXPECT_EQ(table->moderator(), std::nullopt) << "nor do they remove others";
}

TEST(ConcedeTest, TheLastOneLeftHasWon) {
  auto table = drafting();
  table->concede(kAnnsSeat, Concede::End, kStart);
  table->concede(kCleosSeat, Concede::End, kStart + 1);
  EXPECT_EQ(table->phase(), Phase::Finished);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("endedBy":2,"stopped":false,"ending":"conceded","winner":1)"));
  EXPECT_THAT(places(*table), ElementsAre(3, 1, 3));
  expect_same_when_read(*table);
}

TEST(ConcedeTest, AgainstBotsAloneTheGameEndsOrBotsPlayItToTheEnd) {
  const char* solo = R"({"game":"academy","seats":["me",{"bot":"page"},{"bot":"page"}]})";
  auto ended = table_of(solo);
  ended->start_if_ready(kStart);
  ended->concede(kAnnsSeat, Concede::End, kStart);
  EXPECT_EQ(ended->phase(), Phase::Finished);
  EXPECT_THAT(info_of(*ended), HasSubstr(R"("ending":"conceded","winner":null)"));
  EXPECT_THAT(places(*ended), ElementsAre(3));
  expect_same_when_read(*ended);
  auto played = table_of(solo);
  played->start_if_ready(kStart);
  played->concede(kAnnsSeat, Concede::Bots, kStart);
  EXPECT_EQ(played->phase(), Phase::Playing);
  play_out(*played);
  EXPECT_THAT(info_of(*played), HasSubstr(R"("ending":"played")"));
  EXPECT_THAT(places(*played), ElementsAre(3));
}

TEST(AbandonTest, TakesTheAgreementOfAll) {
  auto table = drafting();
  choose_first(*table, kAnnsSeat);
  table->abandon(kAnnsSeat, Abandon::Propose, kStart);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("abandoning":{"by":0,"agreed":[0],"asked":[1,2],"until":303000})"));
  expect_same_when_read(*table);
  table->abandon(kAnnsSeat, Abandon::Agree, kStart);  // agreed already
  table->abandon(kBertsSeat, Abandon::Agree, kStart);
  EXPECT_EQ(table->phase(), Phase::Playing);
  table->abandon(kCleosSeat, Abandon::Propose, kStart);  // proposed at the same time
  EXPECT_EQ(table->phase(), Phase::Finished);
  EXPECT_THAT(info_of(*table),
              HasSubstr(R"("result":null,"endedBy":0,"stopped":false,"ending":"agreed","winner":null)"));
  EXPECT_THAT(places(*table), ElementsAre(0, 0, 0)) << "it counts for nobody";
  EXPECT_EQ(refusal([&] { table->abandon(kCleosSeat, Abandon::Agree, kStart); }), "none") << "sent twice";
}

TEST(AbandonTest, AnAbandonedGameCanBeFolded) {
  auto table = drafting();
  choose_first(*table, kAnnsSeat);
  for (const Seat seat : {kAnnsSeat, kBertsSeat, kCleosSeat}) table->abandon(seat, Abandon::Propose, kStart);
  expect_same_when_read(*table);
}

TEST(AbandonTest, IsOffWhenSomebodyDeclinesOrTakesItBack) {
  auto table = drafting();
  table->abandon(kAnnsSeat, Abandon::Propose, kStart);
  table->abandon(kBertsSeat, Abandon::Decline, kStart);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("abandoning":null)"));
  EXPECT_EQ(why(refusal([&] { table->abandon(kCleosSeat, Abandon::Agree, kStart); })), "late ");
  table->abandon(kAnnsSeat, Abandon::Propose, kStart);
  table->abandon(kAnnsSeat, Abandon::Decline, kStart);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("what":"withdraw","seat":0)"));
  EXPECT_EQ(refusal([&] { table->abandon(kCleosSeat, Abandon::Decline, kStart); }), "none") << "nothing is open";
  expect_same_when_read(*table);
}

TEST(AbandonTest, IsOffWhenSomebodyPlaysOnWhoHasNotAnswered) {
  auto table = drafting();
  choose_first(*table, kBertsSeat);
  table->abandon(kAnnsSeat, Abandon::Propose, kStart);
  choose_first(*table, kAnnsSeat);  // an answer
  table->choose(kBertsSeat, 0, table->game()->legal(kBertsSeat)[1], kStart);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("abandoning":{"by":0)")) << "nobody may see that a choice was changed";
  choose_first(*table, kCleosSeat);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("abandoning":null,"quits":[{"what":"propose","seat":0)"));
  EXPECT_THAT(info_of(*table), HasSubstr(R"("what":"lapse","seat":2)"));
  expect_same_when_read(*table);
}

TEST(AbandonTest, ABotsChoiceIsNoAnswer) {
  auto table = drafting();
  table->substitute(kBertsSeat, kStart);
  table->abandon(kAnnsSeat, Abandon::Propose, kStart);
  choose_first(*table, kBertsSeat);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("asked":[1,2])")) << "they may be watching";
}

TEST(AbandonTest, IsProposedThreeTimesAtMost) {
  auto table = drafting();
  for (int i = 0; i < 3; ++i) {
    table->abandon(kAnnsSeat, Abandon::Propose, kStart);
    table->abandon(kAnnsSeat, Abandon::Decline, kStart);
  }
  EXPECT_EQ(why(refusal([&] { table->abandon(kAnnsSeat, Abandon::Propose, kStart); })), "too-many proposals");
  table->abandon(kBertsSeat, Abandon::Propose, kStart);
  EXPECT_EQ(refusal([&] { table->abandon(kAnnsSeat, Abandon::Agree, kStart); }), "none");
}

TEST(AbandonTest, WhoeverIsAwayDoesNotBlockForEver) {
  auto table = drafting();
  for (const Seat seat : {kAnnsSeat, kBertsSeat, kCleosSeat}) table->set_here(seat, true, kStart);
  table->set_here(kCleosSeat, false, kStart);
  table->abandon(kAnnsSeat, Abandon::Propose, kStart);
  table->abandon(kBertsSeat, Abandon::Agree, kStart);
  EXPECT_EQ(table->next_due(), kStart + 5 * kMinute);
  table->run_out(kStart + 5 * kMinute - 1);
  EXPECT_EQ(table->phase(), Phase::Playing);
  table->run_out(kStart + 5 * kMinute);
  EXPECT_EQ(table->phase(), Phase::Finished);
  expect_same_when_read(*table);
}

TEST(AbandonTest, SilenceOfSomebodyWhoIsHereIsNoConsent) {
  for (const bool just_left : {false, true}) {
    auto table = drafting();
    table->set_here(kCleosSeat, true, kStart);
    table->abandon(kAnnsSeat, Abandon::Propose, kStart);
    table->abandon(kBertsSeat, Abandon::Agree, kStart);
    if (just_left) table->set_here(kCleosSeat, false, kStart + 5 * kMinute - 1);
    table->run_out(kStart + 5 * kMinute);
    EXPECT_EQ(table->phase(), Phase::Playing);
    EXPECT_THAT(info_of(*table), HasSubstr(R"("abandoning":null)"));
    EXPECT_EQ(table->next_due(), std::nullopt);
  }
}

TEST(AbandonTest, ByTheDayThereIsAsMuchTimeAsForADecision) {
  constexpr Millis kDay = 24 * 60 * kMinute;
  const auto settled = [&](Millis holiday) {
    auto table = drafting(R"(,"clock":172800)");
    if (holiday > 0) table->rest(kCleo.id, kStart, kStart + holiday, kStart);
    table->abandon(kAnnsSeat, Abandon::Propose, kStart + kMinute);
    table->abandon(kBertsSeat, Abandon::Agree, kStart + kMinute);
    table->run_out(kStart + 2 * kDay);
    EXPECT_THAT(info_of(*table), HasSubstr(R"("abandoning":{)"));
    table->run_out(kStart + 2 * kDay + kMinute);
    return table->phase();
  };
  EXPECT_EQ(settled(0), Phase::Finished);
  EXPECT_EQ(settled(7 * kDay), Phase::Playing) << "they are on holiday";
}

TEST(AbandonTest, BotsAlwaysAgree) {
  auto table = table_of(R"({"game":"academy","options":{"two":"karadoc"},"seats":["me",{"bot":"page"}]})");
  table->start_if_ready(kStart);
  table->abandon(kAnnsSeat, Abandon::Propose, kStart);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("ending":"agreed")"));
  EXPECT_THAT(places(*table), ElementsAre(0));
}

TEST(AbandonTest, AConcessionEndsTheProposal) {
  auto table = drafting();
  table->abandon(kAnnsSeat, Abandon::Propose, kStart);
  table->abandon(kBertsSeat, Abandon::Agree, kStart);
  table->concede(kCleosSeat, Concede::End, kStart);
  EXPECT_EQ(table->phase(), Phase::Playing);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("abandoning":null)"));
  table->abandon(kAnnsSeat, Abandon::Propose, kStart);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("asked":[1])")) << "who has conceded is not asked";
}

TEST(EndingTest, NothingIsEndedBeforeTheStart) {
  auto table = table_of(R"({"game":"academy","options":{"two":"karadoc"},"seats":["me","open"]})");
  EXPECT_EQ(why(refusal([&] { table->concede(kAnnsSeat, Concede::End, kStart); })), "not-now not-started");
  EXPECT_EQ(why(refusal([&] { table->abandon(kAnnsSeat, Abandon::Propose, kStart); })), "not-now not-started");
}

}  // namespace

}  // namespace roundtable::server::ending_test
