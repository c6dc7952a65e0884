#include <gmock/gmock.h>

#include "server/table/test_tables.h"

// Nonces: commitments, revealing before the start, and starting over if a person does not reveal.

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

constexpr Millis kLate = ShuffleNumbers::kTimeToReveal;

Secret number(char digit) { return Secret::from_hex(std::string(64, digit)).value_or(Secret()); }
std::string commitment_to(char digit) { return commitment_of(number(digit)); }

// Ann, who is here and has a nonce, and two free seats.
std::unique_ptr<Table> anns(const std::string& more = "") {
  auto table = table_of(R"({"game":"academy","options":{"first":0},"seats":["me","open","open"])" + more + "}");
  table->commit(Seat{0}, commitment_to('a'), 1000);
  table->set_here(Seat{0}, true, 1000);
  return table;
}

// All three have nonces and must reveal them.
std::unique_ptr<Table> opening() {
  auto table = anns();
  table->sit(kBert, 1, 2000, std::nullopt, commitment_to('b'));
  table->sit(kCleo, 2, 3000, std::nullopt, commitment_to('c'));
  return table;
}

void reveal_all(Table& table) {
  table.reveal(Seat{0}, number('a'), 3100);
  table.reveal(Seat{1}, number('b'), 3200);
  table.reveal(Seat{2}, number('c'), 3300);
}

std::string first_entry(const Table& table) { return table.game()->record().log[0]; }

TEST(NumbersTest, TheGameStartsWhenAllAreShown) {
  auto table = opening();
  EXPECT_EQ(table->phase(), Phase::Open);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("opening":{"until":18000,"seats":[0,1,2]})"));
  EXPECT_THAT(info_of(*table), HasSubstr(R"("numbers":[")" + commitment_to('a')));
  table->reveal(Seat{2}, number('c'), 3100);
  table->reveal(Seat{0}, number('a'), 3200);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("opening":{"until":18000,"seats":[1]})"));
  table->reveal(Seat{1}, number('b'), 3300);
  EXPECT_EQ(table->phase(), Phase::Playing);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("opening":null)"));
  const Secret key = fair_key(table->plan().secret, {number('a'), number('b'), number('c')});
  const GameInProgress same(table->plan().make_game(), fair_chance(key), TakeBack::OwnTurn);
  EXPECT_EQ(first_entry(*table), same.game().record().log[0]);
  for (const char digit : {'a', 'b', 'c'}) EXPECT_THAT(info_of(*table), Not(HasSubstr(number(digit).hex())));
}

TEST(NumbersTest, WhoBringsNoneIsNotWaitedFor) {
  auto table = anns();
  table->sit(kBert, 1, 2000);
  table->fill(kAnn, "page", 3000);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("opening":{"until":18000,"seats":[0]})"));
  table->reveal(Seat{0}, number('a'), 3100);
  EXPECT_EQ(table->phase(), Phase::Playing);
  auto without = table_of(R"({"game":"academy","seats":["me","open","open"]})");
  without->sit(kBert, 1, 2000);
  without->fill(kAnn, "page", 3000);
  EXPECT_EQ(without->phase(), Phase::Playing);
}

// The host need not be here when the last seat is taken hours later.
TEST(NumbersTest, WhoIsAwayIsNotWaitedFor) {
  auto table = anns();
  table->set_here(Seat{0}, false, 2000);
  table->sit(kBert, 1, 3000, std::nullopt, commitment_to('b'));
  table->sit(kCleo, 2, 2000 + SeatPresence::kPatience, std::nullopt, commitment_to('c'));
  EXPECT_THAT(info_of(*table), HasSubstr(R"("numbers":[null,")"));
  EXPECT_THAT(info_of(*table), HasSubstr(R"("seats":[1,2])"));
  auto nobody = anns();
  nobody->set_here(Seat{0}, false, 2000);
  nobody->sit(kBert, 1, 3000);
  nobody->sit(kCleo, 2, 2000 + SeatPresence::kPatience);
  EXPECT_EQ(nobody->phase(), Phase::Playing);
  const GameInProgress same(nobody->plan().make_game(), fair_chance(nobody->plan().secret), TakeBack::OwnTurn);
  EXPECT_EQ(first_entry(*nobody), same.game().record().log[0]);
}

TEST(NumbersTest, AnotherNumberThanThePromisedIsRefused) {
  auto table = opening();
  EXPECT_THAT(refusal([&] { table->reveal(Seat{1}, number('c'), 4000); }), HasSubstr("bad-field"));
  table->reveal(Seat{1}, number('b'), 4000);
  table->reveal(Seat{1}, number('b'), 4100);  // a repeated message
  EXPECT_THAT(refusal([&] { table->reveal(Seat{1}, number('d'), 4200); }), HasSubstr("bad-field"));
  EXPECT_EQ(table->phase(), Phase::Open);
  auto early = anns();
  EXPECT_THAT(refusal([&] { early->reveal(Seat{0}, number('a'), 1100); }), HasSubstr("not-now not-asked"));
}

TEST(NumbersTest, WhileTheyAreShownNothingChanges) {
  auto table = opening();
  table->reveal(Seat{1}, number('b'), 3100);
  for (const auto& work : std::vector<std::function<void()>>{
           [&] { table->swap_seats(kAnn, 0, 1, 3200); }, [&] { table->free(kAnn, 2, false, 3200); },
           [&] { table->change(kAnn, R"({"players":4})", 3200); }, [&] { table->start(kAnn, 3200); },
           [&] { table->commit(Seat{0}, commitment_to('d'), 3200); }, [&] { table->sit(kBert, 0, 3200); }}) {
    EXPECT_THAT(refusal(work), HasSubstr("not-now opening"));
  }
  table->start_if_ready(3200);
  EXPECT_EQ(table->journal().length(), 7) << "number; number, sit; number, sit; open; reveal; and nothing else";
}

TEST(NumbersTest, WhoDoesNotShowTheirsLosesTheSeat) {
  auto table = opening();
  const std::string secret = table->plan().secret.hex();
  table->reveal(Seat{0}, number('a'), 3100);
  table->reveal(Seat{2}, number('c'), 3200);
  EXPECT_EQ(table->next_due(), 3000 + kLate);
  EXPECT_EQ(table->listing().due, 3000 + kLate);
  table->run_out(2999 + kLate);
  EXPECT_TRUE(table->seat_of(kBert.id));
  table->run_out(3000 + kLate);
  EXPECT_FALSE(table->seat_of(kBert.id));
  EXPECT_EQ(table->phase(), Phase::Open);
  EXPECT_EQ(table->next_due(), std::nullopt);
  EXPECT_NE(table->plan().secret.hex(), secret);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("numbers":[null,null,null],"opening":null)"));
  EXPECT_THAT(info_of(*table), HasSubstr(R"("anew":{"times":1,"names":["Bert Brown"]})"));
  EXPECT_THAT(info_of(*table), HasSubstr(commitment_of(table->plan().secret)));
  // The others commit again, and Bert may come back.
  table->commit(Seat{0}, commitment_to('d'), 20'000);
  table->commit(Seat{2}, commitment_to('e'), 20'000);
  table->sit(kBert, std::nullopt, 21'000, std::nullopt, commitment_to('f'));
  table->reveal(Seat{0}, number('d'), 21'100);
  EXPECT_THAT(refusal([&] { table->reveal(Seat{2}, number('c'), 21'200); }), HasSubstr("bad-field"));
  table->reveal(Seat{2}, number('e'), 21'200);
  table->reveal(Seat{1}, number('f'), 21'300);
  EXPECT_EQ(table->phase(), Phase::Playing);
  Table again(stored(*table));
  again.set_here(Seat{0}, true, 22'000);
  EXPECT_EQ(first_entry(again), first_entry(*table));
  EXPECT_EQ(info_of(again), info_of(*table));
}

// Once may be a bad connection. Repeated failures could block the others forever.
TEST(NumbersTest, AServerThatCannotTakeItCostsNoSeat) {
  auto table = opening();
  table->set_restart(15'000);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("opening":{"until":45000,)"));
  EXPECT_EQ(table->next_due(), 45'000);
  table->run_out(44'999);
  EXPECT_EQ(table->seat_of(kBert.id), Seat{1});
  table->run_out(45'000);
  EXPECT_EQ(table->seat_of(kBert.id), std::nullopt);
  auto later = opening();
  later->set_restart(1000);
  EXPECT_THAT(info_of(*later), HasSubstr(R"("opening":{"until":18000,)")) << "it was asked for after the restart";
}

TEST(NumbersTest, WhoDoesSoTwiceInARowDoesNotComeBack) {
  auto table = opening();
  table->leave(Seat{1}, 3100);
  table->commit(Seat{0}, commitment_to('d'), 4000);
  table->commit(Seat{2}, commitment_to('e'), 4000);
  table->sit(kBert, 1, 5000, std::nullopt, commitment_to('f'));
  table->reveal(Seat{0}, number('d'), 5100);
  table->run_out(5000 + kLate);  // both Bert and Cleo fail; it is Cleo's first time
  EXPECT_THAT(info_of(*table), HasSubstr(R"("anew":{"times":2,"names":["Bert Brown","Cleo"]})"));
  Table again(stored(*table));
  EXPECT_FALSE(again.has_seat_for(kBert.id));
  EXPECT_THAT(refusal([&] { again.sit(kBert, 1, 30'000); }), HasSubstr("not-yours shut"));
  EXPECT_TRUE(again.has_seat_for(kCleo.id));
}

TEST(NumbersTest, WhoLeavesMeanwhileLetsTheOthersBeginAnew) {
  auto table = opening();
  table->reveal(Seat{0}, number('a'), 3100);
  table->leave(Seat{0}, 3200);
  EXPECT_EQ(table->phase(), Phase::Open);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("names":["Ann"])"));
  EXPECT_EQ(table->host(), Seat{1});
  table->leave(Seat{1}, 3300);
  table->leave(Seat{2}, 3400);
  EXPECT_EQ(table->phase(), Phase::Closed);
}

TEST(NumbersTest, AfterATableIsClosedNothingIsAskedFor) {
  auto table = opening();
  table->stop(3100);
  EXPECT_EQ(table->phase(), Phase::Closed);
  EXPECT_EQ(table->next_due(), std::nullopt);
  table->run_out(100'000);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("opening":null)"));
}

TEST(NumbersTest, WhoIsAloneWithBotsHasAllTheTime) {
  auto table = table_of(R"({"game":"academy","seats":["me",{"bot":"page"},{"bot":"page"}]})");
  table->commit(Seat{0}, commitment_to('a'), 1000);
  const std::string before = info_of(*table);
  EXPECT_THAT(before, HasSubstr(commitment_of(table->plan().secret))) << "shown before the first card";
  table->start_if_ready(2000);
  table->start_if_ready(2500);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("opening":{"until":null,"seats":[0]})"));
  EXPECT_EQ(table->next_due(), std::nullopt);
  table->run_out(1'000'000);
  table->reveal(Seat{0}, number('a'), 1'000'001);
  EXPECT_EQ(table->phase(), Phase::Playing);
}

// Their device may have lost the nonce, or they use another one.
TEST(NumbersTest, WhoIsAloneWithBotsMayBeginAnew) {
  auto table = table_of(R"({"game":"academy","seats":["me",{"bot":"page"},{"bot":"page"}]})");
  table->commit(Seat{0}, commitment_to('a'), 1000);
  table->start_if_ready(2000);
  const std::string secret = table->plan().secret.hex();
  for (const char digit : {'b', 'c'}) {
    table->commit(Seat{0}, commitment_to(digit), 3000);
    EXPECT_THAT(info_of(*table), HasSubstr(R"("opening":{"until":null,"seats":[0]})"));
  }
  EXPECT_NE(table->plan().secret.hex(), secret);
  EXPECT_THAT(refusal([&] { table->reveal(Seat{0}, number('a'), 3100); }), HasSubstr("bad-field"));
  table->reveal(Seat{0}, number('c'), 3200);
  EXPECT_EQ(table->phase(), Phase::Playing);
  EXPECT_EQ(first_entry(Table(stored(*table))), first_entry(*table));
}

TEST(NumbersTest, TheHostBeginsWhereAllHaveToBeReady) {
  auto table = anns(R"(,"ready":true)");
  table->sit(kBert, 1, 2000, std::nullopt, commitment_to('b'));
  table->put_bot(kAnn, 2, "page", 2100);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("opening":null)"));
  table->set_ready(kBert, true, std::nullopt, 2200);
  table->start(kAnn, 2300);
  EXPECT_EQ(table->phase(), Phase::Open);
  table->reveal(Seat{1}, number('b'), 2400);
  table->reveal(Seat{0}, number('a'), 2500);
  EXPECT_EQ(table->phase(), Phase::Playing);
}

TEST(NumbersTest, ANumberGoesWithItsPerson) {
  auto table = anns();
  table->sit(kBert, 1, 2000, std::nullopt, commitment_to('b'));
  table->swap_seats(kAnn, 0, 2, 2100);
  table->sit(kBert, 0, 2200);
  EXPECT_THAT(info_of(*table),
              HasSubstr(R"("numbers":[")" + commitment_to('b') + R"(",null,")" + commitment_to('a') + "\"]"));
  table->commit(Seat{0}, commitment_to('d'), 2300);  // from another device
  table->leave(Seat{2}, 2400);
  EXPECT_THAT(info_of(*table), HasSubstr(R"("numbers":[")" + commitment_to('d') + R"(",null,null])"));
}

// A server killed at any time: the journal restores the same commitments, the same questions and the same cards.
TEST(NumbersTest, AJournalBringsBackTheSameAtEveryMoment) {
  auto whole = opening();
  const std::string secret = whole->plan().secret.hex();
  reveal_all(*whole);
  const StoredTable all = stored(*whole);
  for (std::size_t length = 1; length <= all.entries.size(); ++length) {  // from Ann's commitment on
    StoredTable part = all;
    part.entries.resize(length);
    Table table(part);
    if (table.phase() == Phase::Open) table.set_here(Seat{0}, true, 4000);
    if (!table.seat_of(kBert.id)) table.sit(kBert, 1, 4000, std::nullopt, commitment_to('b'));
    if (!table.seat_of(kCleo.id)) table.sit(kCleo, 2, 4000, std::nullopt, commitment_to('c'));
    table.start_if_ready(4000);
    reveal_all(table);
    ASSERT_EQ(table.phase(), Phase::Playing) << length;
    EXPECT_EQ(first_entry(table), first_entry(*whole)) << length;
    EXPECT_EQ(table.plan().secret.hex(), secret);
  }
}

TEST(NumbersTest, TheRecordHoldsThemAndAFoldedJournalIsTheSameGame) {
  auto table = opening();
  reveal_all(*table);
  while (table->phase() == Phase::Playing) {
    const Seat seat = table->game()->deciders().seats().lowest();
    table->choose(seat, table->decision(), first_choice(*table, seat), 5000);
  }
  const auto record = Record::from_json(table->record_json());
  ASSERT_TRUE(record);
  EXPECT_THAT(record->numbers,
              ElementsAre(table->plan().secret.hex(), number('a').hex(), number('b').hex(), number('c').hex()));
  const StoredTable kept = stored(*table);
  const auto folding = folded(kept, table->record_json());
  ASSERT_TRUE(folding);
  StoredTable left{.head = kept.head, .entries = {folding->folded}, .record = table->record_json()};
  left.head.head = folding->head;
  const Table again(left);
  EXPECT_EQ(again.record_json(), table->record_json());
  EXPECT_THAT(info_of(again), HasSubstr(R"("numbers":[")" + commitment_to('a')));
}

TEST(NumbersTest, WhoIsErasedMeanwhileIsGoneFromThem) {
  auto table = opening();
  table->forget(kBert.id, "x1", 4000);
  EXPECT_THAT(info_of(*table), Not(HasSubstr("Bert")));
  EXPECT_THAT(info_of(*table), HasSubstr(R"("anew":{"times":1,"names":[""]})"));
}

}  // namespace

}  // namespace roundtable::server
