#include <gtest/gtest.h>

#include "server/base/refusal.h"
#include "server/table/table.h"
#include "wasm/json_engine.h"

// A server's table and a browser's engine with the same secret and the same choices must play the same game.

namespace roundtable {

namespace {

const server::User kHost{.id = "u0", .name = "Ann"};

std::string as_json(std::string_view text) {
  JsonWriter out;
  out.value(text);
  return out.take();
}

std::string joined(const std::vector<std::string>& texts) {
  std::string list;
  for (const auto& text : texts) list += (list.empty() ? "[" : ",") + as_json(text);
  return list + "]";
}

// The table, and an engine that receives the same choices.
class Pair {
 public:
  Pair(const std::string& game, const std::string& options, const std::string& seats) {
    server::Plan plan = server::Plan::from_request(
        R"({"game":")" + game + R"(","options":)" + options + R"(,"seats":)" + seats + "}", kHost);
    table_ = std::make_unique<server::Table>("t", plan, 1000);
    for (int i = 1; table_->phase() == server::Phase::Open && i < kMaxSeats; ++i) {
      const std::string number = std::to_string(i);
      if (table_->has_seat_for("u" + number)) table_->sit({.id = "u" + number, .name = "P" + number}, {}, 2000);
      table_->start_if_ready(2000);
    }
    ask(R"({"do":"start","game":")" + game + R"(","players":)" + std::to_string(plan.players()) + R"(,"options":)" +
        options + R"(,"seats":)" + joined(table_->game()->record().seats) + R"(,"seed":")" + plan.secret.hex() +
        R"(","you":0})");
  }

  const server::Table& table() const { return *table_; }
  const AnyGame& game() const { return *table_->game(); }
  bool over() const { return table_->phase() == server::Phase::Finished; }

  // Chooses at both; false if the table refuses.
  bool choose(Seat seat, const std::string& choice) {
    const std::int64_t decision = table_->decision();
    if (table_->play().bots_to_move().has(seat)) {
      table_->choose_for(seat, decision, choice, 3000);
    } else if (!granted([&] { table_->choose(seat, decision, choice, 3000); })) {
      return false;
    }
    ask(R"({"do":"choose","seat":)" + std::to_string(index(seat)) + R"(,"decision":)" + std::to_string(decision) +
        R"(,"choice":)" + as_json(choice) + "}");
    return true;
  }
  bool undo(Seat seat) {
    if (!granted([&] { table_->undo(seat, table_->decision(), 3000); })) return false;
    ask(R"({"do":"undo","seat":)" + std::to_string(index(seat)) + "}");
    return true;
  }

  void compare() {
    const Json saved = ask(R"({"do":"save"})");
    ASSERT_EQ(saved.find("record")->string(), table_->record_json());
    std::vector<std::string> waiting;
    for (const Seat seat : Seats::first(game().players())) {
      const std::string& choice = table_->play().chosen(seat);
      if (!choice.empty()) waiting.push_back(std::to_string(index(seat)) + " " + choice);
      compare_eyes(seat, std::to_string(index(seat)), choice);
    }
    ASSERT_EQ(saved.find("waiting")->text(), waiting.empty() ? "[]" : joined(waiting));
    compare_eyes(Viewer::spectator(), "null", "");
  }

 private:
  template <class Work>
  static bool granted(Work work) {
    try {
      work();
      return true;
    } catch (const server::Refused&) {
      return false;
    }
  }

  Json ask(const std::string& question) {
    const auto answer = Json::parse(engine_.answer(question));
    const Json* said = answer ? answer->find("ok") : nullptr;
    EXPECT_NE(said, nullptr) << question << (answer ? answer->text() : "");
    return said == nullptr ? Json() : *said;
  }

  void compare_eyes(Viewer viewer, const std::string& name, const std::string& chosen) {
    const std::size_t since = game().event_count() > 5 ? game().event_count() - 5 : 0;
    const Json seen = ask(R"({"do":"look","viewer":)" + name + R"(,"since":)" + std::to_string(since) + "}");
    ASSERT_EQ(seen.find("view")->text(), game().view_json(viewer));
    ASSERT_EQ(seen.find("events")->find("list")->text(), game().events_json(viewer, since));
    ASSERT_EQ(seen.find("decision")->number(), table_->decision());
    ASSERT_EQ(seen.find("over")->boolean(), over());
    ASSERT_EQ(seen.find("chosen")->is(Json::Kind::String) ? seen.find("chosen")->string() : "", chosen);
    Seats asked;
    for (const Json& seat : seen.find("deciders")->items()) asked.add(Seat{static_cast<std::uint8_t>(seat.number())});
    ASSERT_EQ(asked, game().deciders().seats());
    // A choice that may be undone among others may be undone in a solo game, too.
    if (table_->play().undoer() == Seat{0}) ASSERT_EQ(seen.find("undo")->text(), "0");
  }

  std::unique_ptr<server::Table> table_;
  wasm::JsonEngine engine_;
};

TEST(Agreement, OfAServersTableAndTheEngineOfABrowser) {
  int taken_back = 0;
  int changed = 0;
  std::uint64_t seed = 0;
  for (const auto& [game, options, seats] :
       {std::tuple("academy", R"({"variations":["knights","bet","codex","scrolls","dragon","alms"]})",
                   R"(["me","open","open","open"])"),
        std::tuple("academy", R"({"advanced":["lift","stepback"]})", R"(["me","open",{"bot":"page"}])"),
        std::tuple("academy", R"({"two":"karadoc","variations":["codex","alms"]})", R"(["me","open"])"),
        std::tuple("academy", R"({"two":"lancelot","variations":["bet"]})", R"(["me",{"bot":"squire"}])"),
        std::tuple("medievallons", R"({"maxTurns":60})", R"(["me","open"])"),
        std::tuple("medievallons", R"({"maxTurns":40})", R"(["me",{"bot":"page"},"open","open"])")}) {
    Pair pair(game, options, seats);
    Rng rng(++seed);
    pair.compare();
    while (!pair.over()) {
      // A player who had several choices may change theirs.
      Seats asked = pair.game().deciders().seats();
      for (const Seat seat : Seats::first(pair.game().players())) {
        if (!pair.table().play().chosen(seat).empty() && below(rng, 3) == 0) asked.add(seat);
      }
      const Seat seat = asked.at(static_cast<int>(below(rng, static_cast<std::uint64_t>(asked.size()))));
      const auto legal = pair.game().legal(seat);
      const bool again = !pair.table().play().chosen(seat).empty();
      if (!pair.choose(seat, legal[below(rng, legal.size())])) continue;
      changed += again ? 1 : 0;
      pair.compare();
      while (below(rng, 3) == 0 && pair.undo(seat)) {
        ++taken_back;
        pair.compare();
      }
      if (testing::Test::HasFatalFailure()) return;
    }
  }
  EXPECT_GT(taken_back, 50);
  EXPECT_GT(changed, 20);
}

}  // namespace

}  // namespace roundtable
