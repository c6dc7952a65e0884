#include "engine/games.h"

#include <gmock/gmock.h>

#include "engine/core/json_diff.h"
#include "engine/core/patched.h"

namespace roundtable {

namespace {

using testing::AllOf;
using testing::HasSubstr;

TEST(Games, AreFoundByName) {
  EXPECT_EQ(game_names(), "academy, medievallons");
  const auto made = make_game("academy", 3, *Json::parse("{}"));
  ASSERT_TRUE(made);
  EXPECT_EQ((*made)->name(), "academy");
  EXPECT_EQ((*made)->players(), 3);
  for (const char* name : {"", "Academy", "chess"}) {
    const auto other = make_game(name, 3, *Json::parse("{}"));
    ASSERT_FALSE(other);
    EXPECT_THAT(other.error().message, AllOf(HasSubstr("game"), HasSubstr("allowed: academy")));
  }
  EXPECT_LT(make_game(std::string(5000, 'x'), 3, *Json::parse("{}")).error().message.size(), 200U);
}

TEST(Games, BadOptionsAreRefused) {
  EXPECT_THAT(make_game("academy", 6, *Json::parse("{}")).error().message, HasSubstr("players"));
  EXPECT_THAT(make_game("academy", 3, *Json::parse(R"({"two":"lancelot"})")).error().message, HasSubstr("two"));
}

TEST(AnyGame, RefusesWithWhatIsAllowed) {
  auto made = make_game("academy", 3, *Json::parse(R"({"first":0})"));
  ASSERT_TRUE(made);
  AnyGame& game = **made;
  Rng rng(1);
  EXPECT_THAT(game.apply(Seat{0}, "pick C2").error().message, HasSubstr("no decision to make now"));
  game.chance(rng);
  const auto legal = game.legal(Seat{1});
  ASSERT_FALSE(legal.empty());
  EXPECT_THAT(game.apply(Seat{1}, "pick").error().message,
              AllOf(HasSubstr("expected a card"), HasSubstr(legal.back())));
  EXPECT_THAT(game.apply(Seat{1}, "bet quests").error().message,
              AllOf(HasSubstr("not legal now"), HasSubstr(legal.back())));
  EXPECT_THAT(game.apply(Seat{5}, legal[0]).error().message, HasSubstr("no decision to make"));
  const std::size_t entries = game.record().log.size();
  game.chance(rng);  // not due, so nothing happens
  EXPECT_EQ(game.record().log.size(), entries);
  EXPECT_TRUE(game.legal(Seat{7}).empty());
}

TEST(AnyGame, SettlesAGivenOutcome) {
  auto made = make_game("medievallons", 3, *Json::parse("{}"));
  ASSERT_TRUE(made);
  AnyGame& game = **made;
  EXPECT_THAT(game.settle("first 3").error().message, HasSubstr("expected an outcome such as `first "));
  EXPECT_THAT(game.settle("nonsense").error().message, HasSubstr("expected an outcome such as `first "));
  EXPECT_TRUE(game.settle("first 2"));
  EXPECT_EQ(game.record().log, std::vector<std::string>{"* first 2"});
  Rng rng(1);
  while (game.deciders().is_chance()) game.chance(rng);
  EXPECT_THAT(game.settle("first 2").error().message, HasSubstr("no chance event is due"));
}

TEST(AnyGame, ACopyIsPlayedOnSeparately) {
  auto made = make_game("academy", 3, *Json::parse(R"({"first":0})"));
  ASSERT_TRUE(made);
  AnyGame& game = **made;
  Rng rng(1);
  game.chance(rng);
  ASSERT_TRUE(game.apply(Seat{0}, game.legal(Seat{0}).front()));
  const auto copy = game.clone();
  EXPECT_EQ(copy->record().json(), game.record().json());
  EXPECT_EQ(copy->view_json(Seat{0}), game.view_json(Seat{0}));
  for (const Seat seat : {Seat{1}, Seat{2}}) ASSERT_TRUE(copy->apply(seat, copy->legal(seat).front()));
  EXPECT_GT(copy->record().log.size(), game.record().log.size());
  EXPECT_GT(copy->event_count(), game.event_count());
  EXPECT_TRUE(game.deciders().has(Seat{1}));
}

// Replaying to just before a choice gives a game in which that choice is legal.
TEST(AnyGame, CanBeReplayedToAnyEntry) {
  for (const auto& [name, players, options] :
       {std::tuple("academy", 4, R"({"variations":["knights","bet","codex","scrolls","dragon","alms"]})"),
        std::tuple("academy", 2, R"({"two":"karadoc"})"), std::tuple("academy", 2, R"({"two":"lancelot"})"),
        std::tuple("medievallons", 4, "{}")}) {
    SCOPED_TRACE(name);
    const auto made = make_game(name, players, *Json::parse(options));
    ASSERT_TRUE(made);
    Rng rng(9);
    while (!(*made)->deciders().over()) {
      const Deciders asked = (*made)->deciders();
      if (asked.is_chance()) {
        (*made)->chance(rng);
        continue;
      }
      const auto legal = (*made)->legal(asked.seats().lowest());
      ASSERT_TRUE((*made)->apply(asked.seats().lowest(), legal[below(rng, legal.size())]));
    }
    const Record& record = (*made)->record();
    for (std::size_t number = 0; number < record.log.size(); ++number) {
      const auto entry = Entry::from_text(record.log[number], players);
      ASSERT_TRUE(entry);
      const auto game = replay_game(record, number);
      ASSERT_TRUE(game) << game.error().message;
      if (entry->chance || entry->forced) continue;
      EXPECT_TRUE((*game)->deciders().has(entry->seat)) << record.log[number];
      EXPECT_TRUE((*game)->apply(entry->seat, entry->what)) << record.log[number];
    }
  }
}

// A client that receives only changes always has the current view.
TEST(AnyGame, ChangesOfAViewAddUpToIt) {
  for (const auto& [name, players, options] :
       {std::tuple("academy", 4, R"({"variations":["knights","bet","codex","scrolls","dragon","alms"]})"),
        std::tuple("academy", 5, R"({"advanced":["lift","stepback","orderedreset"]})"),
        std::tuple("academy", 2, R"({"two":"karadoc","variations":["bet","codex","alms"]})"),
        std::tuple("academy", 2, R"({"two":"lancelot","variations":["codex"]})"), std::tuple("medievallons", 2, "{}"),
        std::tuple("medievallons", 5, "{}")}) {
    SCOPED_TRACE(name);
    const auto made = make_game(name, players, *Json::parse(options));
    ASSERT_TRUE(made);
    AnyGame& game = **made;
    Rng rng(21);
    std::vector<Viewer> viewers = {Viewer::spectator(), Seat{0}, Seat{1}};
    std::vector<JsonDiff> told(viewers.size());
    std::vector<std::string> known;
    for (std::size_t i = 0; i < viewers.size(); ++i) {
      JsonWriter view;
      game.write_view(view, viewers[i]);
      told[i].remember(view);
      known.push_back(view.take());
    }
    std::size_t sent = 0;
    std::size_t whole = 0;
    while (!game.deciders().over()) {
      if (game.deciders().is_chance()) {
        game.chance(rng);
      } else {
        const Seat seat = game.deciders().seats().at(
            static_cast<int>(below(rng, static_cast<unsigned>(game.deciders().seats().size()))));
        const auto legal = game.legal(seat);
        ASSERT_TRUE(game.apply(seat, legal[below(rng, legal.size())]));
      }
      for (std::size_t i = 0; i < viewers.size(); ++i) {
        JsonWriter view;
        game.write_view(view, viewers[i]);
        JsonWriter changes;
        if (told[i].write_changes(changes, view)) known[i] = patched(known[i], changes.text());
        ASSERT_EQ(known[i], view.text());
        sent += changes.text().size();
        whole += view.text().size();
      }
    }
    EXPECT_LT(sent * 3, whole * 2);  // otherwise sending changes is not worth it
  }
}

// A choice that reveals something to its maker cannot be taken back.
TEST(AnyGame, KnowsWhichChoicesRevealSomething) {
  auto made = make_game("medievallons", 3, *Json::parse(R"({"first":0})"));
  ASSERT_TRUE(made);
  AnyGame& game = **made;
  Rng rng(4);
  while (game.deciders().is_chance()) game.chance(rng);
  // Every draw reveals cards; only laying cards out does not.
  for (const std::string& choice : game.legal(Seat{0})) {
    if (choice.starts_with("draw")) EXPECT_FALSE(game.reveals(Seat{0}, choice)) << choice << " waits for chance";
  }
  made = make_game("academy", 3, *Json::parse(R"({"first":0})"));
  AnyGame& academy = **made;
  while (academy.deciders().is_chance()) academy.chance(rng);
  EXPECT_FALSE(academy.reveals(Seat{0}, academy.legal(Seat{0})[0]));  // it waits for the others
  for (const Seat seat : {Seat{1}, Seat{2}}) ASSERT_TRUE(academy.apply(seat, academy.legal(seat)[0]));
  EXPECT_TRUE(academy.reveals(Seat{0}, academy.legal(Seat{0})[0]));  // the pack that is passed to them
}

// Text in, JSON out, for every viewer; then replays its own record.
TEST(AnyGame, PlaysToTheEnd) {
  for (const auto& [players, options] :
       {std::pair(4, R"({"variations":["knights","bet","codex","scrolls","dragon","alms"]})"),
        std::pair(2, R"({"two":"karadoc"})"), std::pair(2, R"({"two":"lancelot","advanced":["lift"]})")}) {
    auto made = make_game("academy", players, *Json::parse(options));
    ASSERT_TRUE(made);
    AnyGame& game = **made;
    Rng rng(3);
    std::size_t heard = 0;
    while (!game.deciders().over()) {
      if (game.deciders().is_chance()) {
        game.chance(rng);
      } else {
        const Seat seat = game.deciders().seats().lowest();
        const auto legal = game.legal(seat);
        ASSERT_TRUE(game.apply(seat, legal[below(rng, static_cast<unsigned>(legal.size()))]));
      }
      const Viewer viewer = below(rng, 3) == 0 ? Viewer::spectator() : Viewer(Seat{1});
      ASSERT_TRUE(Json::parse(game.view_json(viewer)));
      const auto events = Json::parse(game.events_json(viewer, heard));
      ASSERT_TRUE(events);
      ASSERT_EQ(events->items().size(), game.event_count() - heard);
      ASSERT_LE(game.sentences(viewer, heard).size(), game.event_count() - heard);
      heard = game.event_count();
    }
    EXPECT_FALSE(game.standing().winners.empty());
    const auto again = replay_game(game.record());
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ((*again)->record().json(), game.record().json());
    EXPECT_EQ((*again)->view_json(Seat{0}), game.view_json(Seat{0}));
    EXPECT_EQ((*again)->event_count(), game.event_count());
  }
}

}  // namespace

}  // namespace roundtable
