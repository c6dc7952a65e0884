#include "server/lobby/matcher.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <random>
#include <set>

// The matchmaker's groups: people are seated by the conditions that they accept.

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::SizeIs;

constexpr Millis kOneMinute = 60'000;

Wish wish(const std::string& user, std::vector<int> players, std::optional<Millis> bots = std::nullopt,
          Millis since = 0, std::vector<std::string> games = {"a"}) {
  return {user, user, std::move(games), std::move(players), false, bots, since};
}

std::vector<std::string> names(const Match& match) {
  std::vector<std::string> found;
  for (const Wish& one : match.people) found.push_back(one.user);
  return found;
}

bool accepts_it(const Wish& wish, const TableKind& kind) {
  const auto has = [](const auto& list, const auto& one) {
    return std::find(list.begin(), list.end(), one) != list.end();
  };
  return has(wish.games, kind.game) && has(wish.players, kind.players) && wish.daily == kind.daily;
}

TEST(MatcherTest, SeatsTheOldestWhenEnoughAreThere) {
  Matcher matcher;
  for (const char* user : {"ann", "bert", "cleo"}) matcher.look(wish(user, {3, 4}));
  matcher.look(wish("dora", {2, 3}));
  const auto matches = matcher.match(0);
  ASSERT_THAT(matches, SizeIs(1));
  EXPECT_THAT(names(matches[0]), ElementsAre("ann", "bert", "cleo"));
  EXPECT_EQ(matches[0].kind, (TableKind{"a", 3, false}));
  EXPECT_EQ(matcher.size(), 1);
  EXPECT_THAT(matcher.match(kOneMinute), SizeIs(0));
}

WaitingTable waiting(const std::string& id, int players, int free) {
  return {.id = id, .kind = {"a", players, false}, .free = free, .admits = [](const std::string&) { return true; }};
}

std::vector<Match> match_with(Matcher& matcher, const std::vector<WaitingTable>& tables, Millis now = 0) {
  return matcher.match(now, [](const std::string&, const std::string&) { return false; }, tables);
}

TEST(MatcherTest, FillsATableThatWaitsBeforeItMakesANewOne) {
  Matcher matcher;
  for (const char* user : {"ann", "bert", "cleo"}) matcher.look(wish(user, {3, 4}));
  const auto matches = match_with(matcher, {waiting("six", 5, 3), waiting("old", 4, 2), waiting("new", 4, 1)});
  ASSERT_THAT(matches, SizeIs(2));
  EXPECT_EQ(matches[0].table, "old");
  EXPECT_THAT(names(matches[0]), ElementsAre("ann", "bert"));
  EXPECT_EQ(matches[1].table, "new");
  EXPECT_THAT(names(matches[1]), ElementsAre("cleo"));
}

TEST(MatcherTest, SeatsNobodyAtATableThatStaysIncomplete) {
  Matcher matcher;
  for (const char* user : {"ann", "bert"}) matcher.look(wish(user, {2, 4}));
  const auto matches = match_with(matcher, {waiting("large", 4, 3)});
  ASSERT_THAT(matches, SizeIs(1));
  EXPECT_EQ(matches[0].table, "") << "rather two of them now";
}

TEST(MatcherTest, SeatsNobodyAtATableThatTheyDoNotAccept) {
  Matcher matcher;
  WaitingTable special = waiting("special", 3, 1);
  special.plain = false;
  WaitingTable bots = waiting("bots", 3, 1);
  bots.bots = true;
  WaitingTable closed = waiting("closed", 3, 1);
  closed.admits = [](const std::string& user) { return user != "ann"; };
  matcher.look(wish("ann", {3}, kOneMinute));
  EXPECT_THAT(match_with(matcher, {special, bots, closed}), SizeIs(0));
  const auto later = match_with(matcher, {special, closed, bots}, kOneMinute);
  ASSERT_THAT(later, SizeIs(1));
  EXPECT_EQ(later[0].table, "bots") << "as soon as they take bots";
  Wish anything = wish("bert", {3});
  anything.any_rules = true;
  matcher.look(anything);
  const auto any = match_with(matcher, {special});
  ASSERT_THAT(any, SizeIs(1));
  EXPECT_EQ(any[0].table, "special");
}

TEST(MatcherTest, BotsComeToWhoHasWaitedAsLongAsTheyWanted) {
  Matcher matcher;
  matcher.look(wish("ann", {4}, kOneMinute));
  matcher.look(wish("bert", {3, 4}, kOneMinute, 10'000));
  matcher.look(wish("cleo", {4}, 3 * kOneMinute));
  matcher.look(wish("dora", {5}));
  EXPECT_THAT(matcher.match(kOneMinute - 1), SizeIs(0));
  const auto first = matcher.match(kOneMinute + 10'000);
  ASSERT_THAT(first, SizeIs(1));
  EXPECT_THAT(names(first[0]), ElementsAre("ann", "bert")) << "together, and nobody who still waits for people";
  const auto second = matcher.match(3 * kOneMinute);
  ASSERT_THAT(second, SizeIs(1));
  EXPECT_THAT(names(second[0]), ElementsAre("cleo"));
  EXPECT_NE(matcher.find("dora"), nullptr) << "who never wants bots waits";
  EXPECT_TRUE(matcher.stop("dora"));
  EXPECT_FALSE(matcher.stop("dora"));
}

TEST(MatcherTest, WhoLooksAgainLooksOnce) {
  Matcher matcher;
  matcher.look(wish("ann", {2}));
  matcher.look(wish("ann", {2}));
  EXPECT_THAT(matcher.match(0), SizeIs(0));
  EXPECT_EQ(matcher.size(), 1);
}

TEST(MatcherTest, SaysHowNearATableIs) {
  Matcher matcher;
  matcher.look(wish("ann", {3, 5}));
  matcher.look(wish("bert", {5}));
  const auto chance = Matcher::chance(*matcher.find("bert"), matcher.counts());
  EXPECT_EQ(chance.there, 2);
  EXPECT_EQ(chance.of, 5);
  EXPECT_EQ(Matcher::chance(*matcher.find("ann"), matcher.counts()).of, 3);
}

// Many people with random wishes come, change their wishes and go.
TEST(MatcherTest, NobodySitsTwiceEverybodyGetsWhatTheyAcceptNobodyIsPassedBy) {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    std::mt19937 random(seed);
    const auto draw = [&](unsigned most) { return static_cast<int>(random() % most); };
    Matcher matcher;
    std::map<std::string, Wish> looking;
    Millis now = 0;
    for (int step = 0; step < 400; ++step) {
      now += draw(5'000);
      Wish one = wish("u" + std::to_string(draw(300)), {}, std::nullopt, now, {});
      for (const char* game : {"a", "b"}) {
        if (draw(2) == 0) one.games.emplace_back(game);
      }
      if (one.games.empty()) one.games.emplace_back("b");
      for (const int players : {2, 3, 4, 5}) {
        if (draw(3) == 0) one.players.push_back(players);
      }
      if (one.players.empty()) one.players.push_back(4);
      one.daily = draw(4) == 0;
      if (draw(3) != 0) one.bots = (1 + draw(3)) * kOneMinute;
      if (draw(10) == 0) {
        EXPECT_EQ(matcher.stop(one.user), looking.erase(one.user) > 0);
      } else {
        matcher.look(one);
        looking[one.user] = one;
      }
      if (draw(3) != 0) continue;
      std::set<std::string> seated;
      for (const Match& match : matcher.match(now)) {
        ASSERT_LE(std::ssize(match.people), match.kind.players);
        ASSERT_FALSE(match.people.empty());
        for (const Wish& person : match.people) {
          ASSERT_TRUE(seated.insert(person.user).second) << "at two tables";
          ASSERT_TRUE(accepts_it(looking.at(person.user), match.kind));
          const bool bots = std::ssize(match.people) < match.kind.players;
          ASSERT_TRUE(!bots || (person.bots && person.since + *person.bots <= now)) << "with bots too early";
          looking.erase(person.user);
        }
      }
      ASSERT_EQ(matcher.size(), looking.size());
      for (const auto& [kind, count] : matcher.counts()) {
        const auto waits = std::count_if(looking.begin(), looking.end(), [&](const auto& other) {
          return accepts_it(other.second, kind) && other.second.since + Matcher::kKept <= now;
        });
        ASSERT_LT(waits, kind.players) << "could sit down";
      }
      for (const auto& [user, left] : looking) ASSERT_TRUE(!left.bots || left.since + *left.bots > now) << user;
    }
  }
}

// A person who wants a table of four must not starve while others are content with two.
TEST(MatcherTest, NobodyStarves) {
  Matcher matcher;
  matcher.look(wish("patient", {4}));
  Millis now = 0;
  int pairs = 0;
  for (int i = 0; matcher.find("patient") != nullptr; ++i) {
    matcher.look(wish("x" + std::to_string(i), {2, 4}, std::nullopt, now));
    for (const Match& match : matcher.match(now)) pairs += match.kind.players == 2 ? 1 : 0;
    now += 10'000;
    ASSERT_LT(now, Matcher::kLong + Matcher::kKept);
  }
  EXPECT_GT(pairs, 3) << "and until then nobody waits for them";
}

TEST(MatcherTest, DoesNotSeatTogetherWhoDoesNotWantIt) {
  Matcher matcher;
  const auto apart = [](const std::string& one, const std::string& other) {
    return (one == "ann" && other == "bob") || (one == "bob" && other == "ann");
  };
  matcher.look(wish("ann", {2}, 0));
  matcher.look(wish("bob", {2}));
  EXPECT_EQ(matcher.size(), 2U);
  matcher.look(wish("cleo", {2}));
  const auto matches = matcher.match(0, apart);
  ASSERT_EQ(matches.size(), 1U);
  EXPECT_EQ(matches[0].people[0].user, "ann");
  EXPECT_EQ(matches[0].people[1].user, "cleo");
  EXPECT_NE(matcher.find("bob"), nullptr);
  matcher.look(wish("ann", {2}, 0));
  const auto alone = matcher.match(0, apart);
  ASSERT_EQ(alone.size(), 1U) << "rather with a bot";
  EXPECT_EQ(alone[0].people.size(), 1U);
}

}  // namespace

}  // namespace roundtable::server
