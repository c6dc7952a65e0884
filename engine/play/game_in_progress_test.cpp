#include "engine/play/game_in_progress.h"

#include <gmock/gmock.h>

#include <set>

#include "engine/games.h"

namespace roundtable {

namespace {

const Secret kChanceOf = *Secret::from_hex(std::string(64, '3'));

GameInProgress playing(std::string_view name, int players, std::string_view options = "{}",
                       TakeBack rule = TakeBack::OwnTurn) {
  auto game = make_game(name, players, *Json::parse(options));
  EXPECT_TRUE(game);
  return {std::move(*game), fair_chance(kChanceOf), rule};
}

// `CODE REASON`, or `done`.
std::string said(const MaybeProblem& problem) {
  return problem ? std::string(problem->code.text()) + " " + std::string(problem->reason.text()) : "done";
}

std::string record_of(const GameInProgress& play) { return play.game().record().json(); }

Seat first_asked(const GameInProgress& play) { return play.game().deciders().seats().lowest(); }

std::string undone(GameInProgress& play, Seat seat) {
  const MaybeProblem no = play.expect_undo(seat);
  return said(no ? no : play.undo(seat));
}

// Makes the first legal choice with one of these beginnings, or the first of all; returns it.
std::string choose_first(GameInProgress& play, Seat seat, std::initializer_list<std::string_view> wanted = {}) {
  const auto legal = play.game().legal(seat);
  for (const auto start : wanted) {
    for (const std::string& choice : legal) {
      if (!choice.starts_with(start)) continue;
      EXPECT_EQ(said(play.choose(seat, choice)), "done");
      return choice;
    }
  }
  EXPECT_EQ(said(play.choose(seat, legal.front())), "done");
  return legal.front();
}

// Plays until the asked seat has a choice with this beginning.
Seat until_possible(GameInProgress& play, std::string_view start, std::initializer_list<std::string_view> wanted = {}) {
  while (!play.over()) {
    const Seat seat = first_asked(play);
    for (const std::string& choice : play.game().legal(seat)) {
      if (choice.starts_with(start)) return seat;
    }
    choose_first(play, seat, wanted);
  }
  ADD_FAILURE() << "never possible: " << start;
  return Seat{};
}

TEST(GameInProgress, ChoicesAtTheSameTimeWaitAndCanBeChanged) {
  GameInProgress play = playing("academy", 3);
  const auto legal = play.game().legal(Seat{0});
  EXPECT_EQ(said(play.choose(Seat{0}, legal[0])), "done");
  EXPECT_EQ(play.waiting(Seat{0}), legal[0]);
  EXPECT_TRUE(play.is_made(Seat{0}, 0, legal[0]));
  EXPECT_EQ(said(play.choose(Seat{0}, legal[1])), "done");
  EXPECT_FALSE(play.is_made(Seat{0}, 0, legal[0]));
  EXPECT_EQ(said(play.expect_undo(Seat{0})), "no-undo waiting");
  EXPECT_EQ(said(play.expect_undo(Seat{1})), "no-undo nothing");
  EXPECT_EQ(play.decision(), 0);
  choose_first(play, Seat{1});
  choose_first(play, Seat{2});
  EXPECT_EQ(play.decision(), 1);
  EXPECT_EQ(play.waiting(Seat{0}), "");
  EXPECT_EQ(said(play.expect_open(0)), "late ");
  EXPECT_EQ(said(play.expect_open(1)), "done");
  EXPECT_EQ(said(play.expect_open(2)), "bad-field ");
  EXPECT_EQ(said(play.choose(Seat{0}, legal[1])), "illegal ");
  for (const Seat seat : Seats::first(3)) EXPECT_EQ(said(play.expect_undo(seat)), "no-undo together");
}

TEST(GameInProgress, IsOverWithASeedThatGivesItsCards) {
  GameInProgress play = playing("medievallons", 3);
  while (!play.over()) choose_first(play, first_asked(play));
  EXPECT_EQ(play.game().record().seed, kChanceOf.hex());
  EXPECT_EQ(said(play.expect_open(play.decision())), "not-now over");
  EXPECT_EQ(said(play.expect_undo(Seat{0})), "not-now over");
}

// An Education card, then declining to look at the codex: two choices of one turn.
TEST(Undo, GoesBackThroughATurnOfAcademy) {
  GameInProgress play = playing("academy", 3, R"({"first":0,"variations":["codex"]})");
  const Seat seat = until_possible(play, "play E", {"pick E"});
  const std::string before = record_of(play);
  choose_first(play, seat, {"play E"});
  const std::string between = record_of(play);
  ASSERT_EQ(choose_first(play, seat, {"peek none"}), "peek none");
  EXPECT_TRUE(play.offers_undo(seat));
  const std::int64_t decision = play.decision();
  EXPECT_EQ(undone(play, seat), "done");
  EXPECT_EQ(record_of(play), between);
  EXPECT_TRUE(play.offers_undo(seat));
  EXPECT_EQ(undone(play, seat), "done");
  EXPECT_EQ(record_of(play), before);
  EXPECT_EQ(play.decision(), decision + 2);
  // The choice before is another seat's, or simultaneous.
  EXPECT_FALSE(play.offers_undo(seat));
  EXPECT_THAT(undone(play, seat), testing::AnyOf("no-undo others", "no-undo together"));
}

TEST(Undo, EndsWhereSomethingHiddenWasShown) {
  GameInProgress play = playing("academy", 3, R"({"first":0,"variations":["codex"]})");
  const Seat seat = until_possible(play, "play E", {"pick E"});
  choose_first(play, seat, {"play E"});
  ASSERT_EQ(choose_first(play, seat, {"peek 1"}), "peek 1");
  EXPECT_EQ(undone(play, seat), "no-undo shown");
}

// A Knight: a card, a target, a type. The answer is unknown before the type is named.
TEST(Undo, GoesBackThroughThePowerOfACard) {
  GameInProgress play = playing("medievallons", 3, R"({"first":0})");
  const Seat seat = until_possible(play, "play K");
  const std::string before = record_of(play);
  choose_first(play, seat, {"play K"});
  const std::string between = record_of(play);
  choose_first(play, seat, {"target"});
  ASSERT_THAT(play.game().legal(seat), testing::Contains("name A"));
  EXPECT_EQ(undone(play, seat), "done");
  EXPECT_EQ(record_of(play), between);
  EXPECT_EQ(undone(play, seat), "done");
  EXPECT_EQ(record_of(play), before);
  // The same again: the answer is shown, and the choice stays.
  choose_first(play, seat, {"play K"});
  choose_first(play, seat, {"target"});
  choose_first(play, seat, {"name"});
  EXPECT_THAT(undone(play, seat), testing::AnyOf("no-undo shown", "no-undo drawn"));
}

TEST(Undo, EndsWhereACardWasDrawn) {
  GameInProgress play = playing("medievallons", 2, R"({"first":0})");
  Seat seat{};
  do {
    seat = first_asked(play);
    ASSERT_EQ(said(play.choose(seat, play.game().legal(seat).back())), "done");
  } while (!play.game().record().log.back().starts_with("* draw"));
  EXPECT_FALSE(play.offers_undo(seat));
  EXPECT_EQ(undone(play, seat), "no-undo drawn");
}

// A player who saw another's choice cannot choose again, even if the other undoes it.
TEST(Undo, EndsWhereSomebodyElseChose) {
  GameInProgress play = playing("academy", 3, R"({"first":0})");
  ASSERT_EQ(until_possible(play, "play"), Seat{0});
  choose_first(play, Seat{0});
  ASSERT_EQ(first_asked(play), Seat{1});
  EXPECT_TRUE(play.offers_undo(Seat{0}));
  choose_first(play, Seat{1});
  EXPECT_EQ(undone(play, Seat{0}), "no-undo others");
  EXPECT_EQ(undone(play, Seat{1}), "done");
  EXPECT_EQ(undone(play, Seat{1}), "no-undo others");
  EXPECT_FALSE(play.offers_undo(Seat{0}));
  EXPECT_EQ(undone(play, Seat{0}), "no-undo others");
}

TEST(Undo, AloneGoesBackWhateverCameAfter) {
  GameInProgress play = playing("medievallons", 2, R"({"first":0})", TakeBack::Alone);
  EXPECT_EQ(undone(play, Seat{0}), "no-undo nothing");
  std::vector<std::string> before;
  while (!play.over() && before.size() < 10) {
    if (first_asked(play) == Seat{0}) before.push_back(record_of(play));
    choose_first(play, first_asked(play), {"draw"});
  }
  for (; !before.empty(); before.pop_back()) {
    EXPECT_TRUE(play.offers_undo(Seat{0}));
    ASSERT_EQ(undone(play, Seat{0}), "done");
    EXPECT_EQ(record_of(play), before.back());
  }
  EXPECT_FALSE(play.offers_undo(Seat{0}));
}

// A choice and the record before it.
struct Step {
  Seats makers;
  std::string record;  // before
  std::size_t entries = 0;
};

bool drawn_after(const GameInProgress& play, const Step& step) {
  const auto& log = play.game().record().log;
  return std::any_of(log.begin() + static_cast<std::ptrdiff_t>(step.entries), log.end(),
                     [](const std::string& entry) { return entry.starts_with("*"); });
}

// In whole random games, undo is granted exactly by the rule, and a refusal has the right reason.
TEST(Undo, FollowsItsRuleEverywhere) {
  std::set<std::string> answers;
  std::size_t longest = 0;
  for (const auto& [name, players, options] :
       {std::tuple("academy", 3, R"({"variations":["knights","bet","codex","scrolls","dragon","alms"]})"),
        std::tuple("academy", 2, R"({"two":"karadoc","advanced":["lift"],"variations":["codex","alms"]})"),
        std::tuple("academy", 2, R"({"two":"lancelot"})"), std::tuple("medievallons", 3, "{}")}) {
    GameInProgress play = playing(name, players, options);
    Rng rng(4);
    std::vector<Step> steps;
    for (int i = 0; i < 250 && !play.over(); ++i) {
      const Seats asked = play.game().deciders().seats();
      const Seat seat = asked.at(static_cast<int>(below(rng, static_cast<std::uint64_t>(asked.size()))));
      const auto legal = play.game().legal(seat);
      Step step{Seats::of(seat), record_of(play), play.game().record().log.size()};
      for (const Seat other : Seats::first(players)) {
        if (!play.waiting(other).empty()) step.makers.add(other);
      }
      ASSERT_EQ(said(play.choose(seat, legal[below(rng, legal.size())])), "done");
      if (play.game().record().log.size() > step.entries) steps.push_back(step);
      std::size_t taken_back = 0;
      while (below(rng, 2) == 0 && !play.over() && play.waiting(seat).empty() && !steps.empty()) {
        const Step& last = steps.back();
        const std::string answer = undone(play, seat);
        answers.insert(answer);
        const bool mine = last.makers == Seats::of(seat);
        if (answer == "done") {
          ASSERT_TRUE(mine && !drawn_after(play, last));
          ASSERT_EQ(record_of(play), last.record);
          steps.pop_back();
          longest = std::max(longest, ++taken_back);
          continue;
        }
        ASSERT_EQ(answer == "no-undo together", last.makers.has(seat) && last.makers.several()) << answer;
        if (!last.makers.has(seat)) ASSERT_EQ(answer, "no-undo others");
        if (answer == "no-undo drawn") ASSERT_TRUE(mine && drawn_after(play, last));
        if (answer == "no-undo shown") ASSERT_TRUE(mine && !drawn_after(play, last));
        break;
      }
    }
  }
  EXPECT_EQ(answers,
            (std::set<std::string>{"done", "no-undo drawn", "no-undo others", "no-undo shown", "no-undo together"}));
  EXPECT_GE(longest, 2U);
}

}  // namespace

}  // namespace roundtable
