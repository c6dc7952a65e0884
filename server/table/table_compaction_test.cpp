#include <gmock/gmock.h>

#include "server/admin/retention.h"
#include "server/table/test_tables.h"

namespace roundtable::server {

namespace {

using testing::HasSubstr;
using testing::Not;

// Three people and a bot. One person left before the start, and one was replaced by a bot; they also talked.
std::unique_ptr<Table> evening() {
  auto table = table_of(
      R"({"game":"medievallons","options":{"maxTurns":12,"first":1},"seats":["open","me","open",{"bot":"page"}]})");
  table->sit(kBert, 0, 2000);
  table->leave(Seat{0}, 2100);
  table->sit(kCleo, 0, 2200);
  table->say(Seat{0}, "is Bert coming?", 2300);
  table->sit(kBert, 2, 2400);
  table->substitute(Seat{2}, 2500);
  return table;
}

void play_out(Table& table) {
  for (Millis now = 3000; table.phase() == Phase::Playing; ++now) {
    const Seat seat = *table.game()->deciders().seats().begin();
    const std::string choice = first_choice(table, seat);
    table.play().bots_to_move().has(seat) ? table.choose_for(seat, table.decision(), choice, now)
                                          : static_cast<void>(table.choose(seat, table.decision(), choice, now));
  }
}

std::string info_for_all(const Table& table) {
  JsonWriter out;
  table.write_info(out, std::nullopt);
  return out.take();
}

StoredTable left_of(const StoredTable& whole, const Folding& folding, const std::string& record) {
  return {{whole.head.id, whole.head.created, folding.head}, {folding.folded}, record};
}

TEST(FoldedJournals, AreTheSameGame) {
  auto table = evening();
  play_out(*table);
  table->rematch("next", Seat{1}, 9000);
  const std::string record = table->record_json();
  const StoredTable whole = stored(*table);
  const auto folding = folded(whole, record);
  ASSERT_TRUE(folding);
  EXPECT_EQ(folding->entries, static_cast<std::int64_t>(whole.entries.size()));
  EXPECT_THAT(folding->head + folding->folded.text, Not(HasSubstr("is Bert coming")));
  Table again(left_of(whole, *folding, record));
  EXPECT_EQ(again.record_json(), record);
  for (Table* one : {&again, table.get()}) one->reset_absences(10'000);
  EXPECT_EQ(info_for_all(again), info_for_all(*table));
  EXPECT_EQ(again.game()->view_json(Seat{1}), table->game()->view_json(Seat{1}));
  EXPECT_EQ(again.game()->event_count(), table->game()->event_count());
  EXPECT_EQ(again.chat().size(), 0U);
  EXPECT_EQ(again.n(), table->n());
  for (std::int64_t n = 0; n < table->n(); ++n) {
    EXPECT_LE(again.play().first_new_event(n), table->play().first_new_event(n))
        << "whoever saw so much is told the rest";
  }
}

// The host's moderation, and the host, survive.
TEST(FoldedJournals, KeepOrder) {
  auto table = table_of(
      R"({"game":"medievallons","options":{"maxTurns":12},"seats":["me","open","open",{"bot":"page"}],"ready":true})");
  table->sit(kBert, 1, 2000);
  table->make_host(kAnn, 1, 2100);
  table->sit(kCleo, 2, 2200);
  for (const User& user : {kAnn, kCleo}) table->set_ready(user, true, table->room().changes(), 2300);
  table->start(kBert, 2400);
  table->mute(kBert, 2, true, 2500);
  table->remove(kBert, 0, 2600);
  play_out(*table);
  const std::string record = table->record_json();
  const StoredTable whole = stored(*table);
  const auto folding = folded(whole, record);
  ASSERT_TRUE(folding);
  Table again(left_of(whole, *folding, record));
  EXPECT_EQ(again.moderator(), Seat{1});
  EXPECT_THAT(refusal([&] { again.say(Seat{2}, "you …", 9000); }), HasSubstr("silenced"));
  EXPECT_THAT(refusal([&] { again.moderation().expect_not_removed(Seat{0}); }), HasSubstr("removed"));
  EXPECT_EQ(rematch_plan(again, Seat{1}).seats[0].kind, PlannedSeat::Kind::Open) << "nobody waits for them";
  again.mute(kBert, 2, false, 9100);
  again.say(Seat{2}, "sorry", 9200);
}

// A client that lost the answer may repeat its message at any time.
TEST(FoldedJournals, KnowTheLastChoiceByItsNumber) {
  auto table = table_of(R"({"game":"medievallons","options":{"maxTurns":12},"seats":["me","open"]})");
  table->sit(kBert, std::nullopt, 2000);
  std::int64_t decision = 0;
  Seat last{0};
  std::string choice;
  int undone = 0;
  for (Millis now = 3000; table->phase() == Phase::Playing; ++now) {
    last = *table->game()->deciders().seats().begin();
    decision = table->decision();
    choice = first_choice(*table, last);
    table->choose(last, decision, choice, now);
    const auto undoer = table->play().undoer();
    if (undoer && undone < 2 && refusal([&] { table->undo(*undoer, table->decision(), now); }) == "none") ++undone;
  }
  ASSERT_GT(undone, 0);
  const std::string record = table->record_json();
  const StoredTable whole = stored(*table);
  Table again(left_of(whole, *folded(whole, record), record));
  EXPECT_EQ(again.decision(), table->decision());
  EXPECT_FALSE(again.choose(last, decision, choice, 9000)) << "it is made";
  EXPECT_THAT(refusal([&] { again.choose(last, decision - 1, choice, 9000); }), HasSubstr("not-now over"));
}

TEST(FoldedJournals, GoOn) {
  auto table = evening();
  play_out(*table);
  const std::string record = table->record_json();
  const StoredTable whole = stored(*table);
  StoredTable left = left_of(whole, *folded(whole, record), record);
  Table again(left);
  again.rematch("next", Seat{1}, 9000);
  for (Entry& entry : again.take_written()) left.entries.push_back(std::move(entry));
  EXPECT_EQ(Table(left).next_table()->id, "next");
  EXPECT_FALSE(folded(left, record)) << "once is enough";
}

TEST(FoldedJournals, LetSomebodyBeForgotten) {
  auto table = evening();
  play_out(*table);
  const std::string record = table->record_json();
  const StoredTable whole = stored(*table);
  Table again(left_of(whole, *folded(whole, record), record));
  const Rewriting rewriting = again.forget(kCleo.id, "x1", 9000);
  EXPECT_TRUE(rewriting.entries.empty());
  EXPECT_THAT(*rewriting.head + *rewriting.record + *rewriting.info, Not(HasSubstr("Cleo")));
  const Table after(
      {{whole.head.id, whole.head.created, *rewriting.head}, {folded(whole, record)->folded}, *rewriting.record});
  EXPECT_EQ(after.record_json(), *rewriting.record);
}

TEST(FoldedJournals, AreNotMadeOfWhatIsNotTheSame) {
  auto table = evening();
  EXPECT_FALSE(folded(stored(*table), "{}")) << "it goes on";
  play_out(*table);
  auto other = evening();
  play_out(*other);
  const StoredTable whole = stored(*other);
  EXPECT_FALSE(folded(whole, table->record_json())) << "another secret, other cards";
  const std::string record = other->record_json();
  StoredTable left = left_of(whole, *folded(whole, record), record);
  left.record = "{";
  EXPECT_THROW(Table{left}, std::runtime_error);
  left.record = record;
  left.entries[0].number = 3;
  EXPECT_THROW(Table{left}, std::runtime_error);
}

TEST(OldChat, GoesAndTheRestStays) {
  auto table = evening();
  table->say(Seat{0}, "there he is", 5000);
  const Rewriting rewriting = table->forget_chat(4000);
  ASSERT_EQ(rewriting.entries.size(), 1U);
  EXPECT_EQ(rewriting.entries[0].text, "chat 0 ");
  StoredTable whole = stored(*table);
  EXPECT_THAT(whole.entries[static_cast<std::size_t>(rewriting.entries[0].number)].text, HasSubstr("is Bert coming?"));
  JsonWriter said;
  said.begin_object();
  table->chat().write_latest(said, 0);
  EXPECT_THAT(said.end_object().take(), testing::AllOf(HasSubstr("there he is"), Not(HasSubstr("is Bert coming?"))));
  EXPECT_TRUE(table->forget_chat(4000).entries.empty());
}

constexpr RetentionOptions kDays{.guests = 2, .unfinished = 4, .chat = 0, .journals = 3, .day = 100};

TEST(RetentionFates, AreAsTheHostWants) {
  constexpr Millis kNow = 10'000;
  const auto fate = [&](Phase phase, Millis age, bool folded = false, const RetentionOptions& options = kDays) {
    return fate_of({.id = "t", .phase = phase, .updated = kNow - age, .folded = folded}, options, kNow);
  };
  EXPECT_EQ(fate(Phase::Finished, 299), Fate::Stays);
  EXPECT_EQ(fate(Phase::Finished, 301), Fate::IsFolded);
  EXPECT_EQ(fate(Phase::Finished, 301, true), Fate::Stays);
  EXPECT_EQ(fate(Phase::Playing, 401), Fate::Goes);
  EXPECT_EQ(fate(Phase::Open, 401), Fate::Goes);
  EXPECT_EQ(fate(Phase::Closed, 401), Fate::Goes);
  EXPECT_EQ(fate(Phase::Playing, 399), Fate::Stays);
  RetentionOptions quiet = kDays;
  quiet.chat = 1;
  EXPECT_EQ(fate(Phase::Playing, 1, false, quiet), Fate::MayLoseChat);
  EXPECT_EQ(fate(Phase::Finished, 101, false, quiet), Fate::IsFolded) << "what was said goes with the journal";
  constexpr RetentionOptions kForEver{.guests = 0, .unfinished = 0, .chat = 0, .journals = 0};
  EXPECT_EQ(fate(Phase::Finished, kNow, false, kForEver), Fate::Stays);
  EXPECT_EQ(fate(Phase::Open, kNow, false, kForEver), Fate::Stays);
  EXPECT_TRUE(is_unused({.id = "u", .seen = kNow - 201}, kDays, kNow));
  EXPECT_FALSE(is_unused({.id = "u", .seen = kNow - 199}, kDays, kNow));
  EXPECT_FALSE(is_unused({.id = "u", .seen = 0, .named = true}, kDays, kNow));
  EXPECT_FALSE(is_unused({.id = "u", .seen = 0}, kForEver, kNow));
}

}  // namespace

}  // namespace roundtable::server
