#include "engine/core/suggestion.h"

#include <gmock/gmock.h>

namespace roundtable {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::string_view kBots[] = {"page", "squire", "knight", "champion", "random", "greedy", "search", "net"};

TEST(Suggestion, FindsMissingExtraWrongAndSwappedLetters) {
  EXPECT_THAT(close_names("serch", kBots), ElementsAre("search"));
  EXPECT_THAT(close_names("randdom", kBots), ElementsAre("random"));
  EXPECT_THAT(close_names("squyre", kBots), ElementsAre("squire"));
  EXPECT_THAT(close_names("nkight", kBots), ElementsAre("knight"));
  EXPECT_THAT(close_names("chapmoin", kBots), ElementsAre("champion"));
}

TEST(Suggestion, IgnoresCase) {
  EXPECT_THAT(close_names("Greedy", kBots), ElementsAre("greedy"));
  EXPECT_THAT(close_names("SERCH", kBots), ElementsAre("search"));
}

TEST(Suggestion, AllowsOneEditInThreeLettersAndTwoAtMost) {
  EXPECT_THAT(close_names("nut", kBots), ElementsAre("net"));
  EXPECT_THAT(close_names("nu", kBots), IsEmpty());
  EXPECT_THAT(close_names("champ", kBots), IsEmpty());
  EXPECT_THAT(close_names("", kBots), IsEmpty());
}

TEST(Suggestion, NamesTwoThatAreEquallyCloseButNotThree) {
  constexpr std::string_view kTwo[] = {"cart", "card", "horse"};
  EXPECT_THAT(close_names("cars", kTwo), ElementsAre("cart", "card"));
  constexpr std::string_view kThree[] = {"cart", "card", "care"};
  EXPECT_THAT(close_names("cars", kThree), IsEmpty());
}

TEST(Suggestion, PrefersTheClosestName) {
  constexpr std::string_view kNames[] = {"servers", "server", "reserve"};
  EXPECT_THAT(close_names("serverr", kNames), ElementsAre("servers", "server"));
  EXPECT_THAT(close_names("srever", kNames), ElementsAre("server"));
}

TEST(Suggestion, IsPartOfTheError) {
  constexpr std::string_view kGames[] = {"academy", "medievallons"};
  EXPECT_EQ(unknown_name("acadmy", kGames), "found `acadmy` (did you mean `academy`?), allowed: academy, medievallons");
  EXPECT_EQ(unknown_name("chess", kGames), "found `chess`, allowed: academy, medievallons");
  constexpr std::string_view kTwo[] = {"cart", "card"};
  EXPECT_EQ(suggestion("cars", kTwo), " (did you mean `cart` or `card`?)");
}

TEST(Suggestion, CutsLongTextBetweenCharacters) {
  const std::string typed(std::string(39, 'a') + "\xC3\xA9" + std::string(100, 'b'));
  constexpr std::string_view kNames[] = {"a"};
  EXPECT_EQ(unknown_name(typed, kNames), "found `" + std::string(39, 'a') + "...`, allowed: a");
}

TEST(Suggestion, TakesAnyBytes) {
  for (int c = 0; c < 256; ++c) {
    const std::string typed(static_cast<std::size_t>(c % 45), static_cast<char>(c));
    EXPECT_THAT(close_names(typed, kBots), IsEmpty());
  }
}

}  // namespace
}  // namespace roundtable
