#include "engine/games.h"

#include <gmock/gmock.h>

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
  EXPECT_THAT(game.apply(Seat{0}, "pick C2").error().message, HasSubstr("nothing to choose now"));
  game.chance(rng);
  const auto legal = game.legal(Seat{1});
  ASSERT_FALSE(legal.empty());
  EXPECT_THAT(game.apply(Seat{1}, "pick").error().message,
              AllOf(HasSubstr("expected a card"), HasSubstr(legal.back())));
  EXPECT_THAT(game.apply(Seat{1}, "bet quests").error().message,
              AllOf(HasSubstr("not possible now"), HasSubstr(legal.back())));
  EXPECT_THAT(game.apply(Seat{5}, legal[0]).error().message, HasSubstr("nothing to choose"));
  const std::size_t entries = game.record().log.size();
  game.chance(rng);  // not due, so nothing happens
  EXPECT_EQ(game.record().log.size(), entries);
  EXPECT_TRUE(game.legal(Seat{7}).empty());
}

// Before every entry that somebody chose stands a game in which he can choose just that.
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

// Text in, JSON out, for every viewer, and the same game again from its own record.
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
