#include "engine/medievallons/text/notation.h"

#include <gmock/gmock.h>

#include "engine/medievallons/tests/test_position.h"

namespace roundtable::medievallons {

namespace {

using testing::AllOf;
using testing::HasSubstr;

Options three_players() {
  Options options;
  options.players = 3;
  return options;
}

TEST(Notation, ReadsWhatItWrites) {
  for (const char* text : {"play K", "guild K 3+1", "guild J 0+3", "activate 1.2", "extend 1.2 K 0+1",
                           "extend 2.1 J 0+1", "draw 2", "target 2", "name A", "card 2.3 J", "copy 0.1", "give K",
                           "take Z", "swap K,M", "swap K,K", "keep O", "top B"}) {
    const auto action = action_from(three_players(), Seat{1}, text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(text_of(three_players(), *action), text);
  }
  for (const char* text :
       {"first 2", "deal A,K,K,M,M,Z B,B,B,B,J,J A,G,N,O,P,R", "discard W", "draw 2 K", "reveal S", "beg 0 K"}) {
    const auto outcome = outcome_from(three_players(), text);
    ASSERT_TRUE(outcome) << text;
    EXPECT_EQ(text_of(three_players(), *outcome), text);
  }
}

TEST(Notation, RefusesWhatIsNotAnEntry) {
  for (const char* text : {"",
                           "play",
                           "play k",
                           "play KK",
                           "play K ",
                           "Play K",
                           "guild K",
                           "guild K 9+0",
                           "guild K 3",
                           "guild K 3+1+1",
                           "guild K 3+",
                           "activate 1",
                           "activate 3.1",
                           "activate 1.4",
                           "activate 1.0",
                           "activate 1.1 K",
                           "extend K 1+0",
                           "extend 1.1 1+0",
                           "draw 3",
                           "draw 0",
                           "draw",
                           "target 3",
                           "target -1",
                           "target 01",
                           "swap M,K",
                           "swap K",
                           "swap K,M,O",
                           "swap K M",
                           "card 1.1",
                           "card J",
                           "pick K",
                           " play K",
                           "top",
                           "name X"}) {
    const auto action = action_from(three_players(), Seat{0}, text);
    ASSERT_FALSE(action) << text;
    EXPECT_THAT(action.error().message, AllOf(HasSubstr("expected"), HasSubstr("found"))) << text;
  }
  for (const char* text : {"", "first", "first 3", "deal A,K,K,M,M,Z", "deal A,K B,B A,A", "discard", "discard X",
                           "deal K,A,K,M,M,Z B,B,B,B,J,J A,G,N,O,P,R", "draw K", "draw 3 K", "draw 2 K K", "beg 0",
                           "reveal", "deal A,K,K,M,M,Z B,B,B,B,J,J A,G,N,O,P,R A,A,A,A,A,A", "shuffle"}) {
    ASSERT_FALSE(outcome_from(three_players(), text)) << text;
  }
}

// Any text is parsed safely, and a parsed text is written back unchanged.
TEST(Notation, SurvivesAnyText) {
  constexpr std::string_view kLetters = "ABGJKMNOPRSWZ 0123456789.,+!*-playguidctvexnrmokswbfh\n\xff";
  const std::vector<std::string> seeds = {"play K",     "guild K 3+1", "extend 1.2 K 0+1",
                                          "swap K,M",   "draw 2 K",    "deal A,K,K,M,M,Z B,B,B,B,J,J A,G,N,O,P,R",
                                          "card 2.3 J", "beg 0 K"};
  Rng rng(5);
  for (int i = 0; i < 100'000; ++i) {
    std::string text = seeds[below(rng, seeds.size())];
    for (unsigned change = 0; change < 1 + below(rng, 3); ++change) {
      const auto at = below(rng, text.size() + 1);
      const char letter = kLetters[below(rng, kLetters.size())];
      const auto kind = below(rng, 3);
      if (kind == 0) text.insert(at, 1, letter);
      if (kind == 1 && at < text.size()) text[at] = letter;
      if (kind == 2) text.resize(at);
    }
    if (const auto action = action_from(three_players(), Seat{0}, text)) {
      ASSERT_EQ(text_of(three_players(), *action), text);
    }
    if (const auto outcome = outcome_from(three_players(), text)) {
      ASSERT_EQ(text_of(three_players(), *outcome), text);
    }
  }
}

TEST(OptionsOf, NameTheFieldAndWhatIsAllowed) {
  const auto error = [](int players, const char* json) {
    const auto read = Options::from_json(players, *Json::parse(json));
    return read ? std::string() : read.error().message;
  };
  EXPECT_EQ(error(3, R"({"first":2,"maxTurns":1})"), "");
  EXPECT_THAT(error(6, "{}"), HasSubstr("players: found 6, allowed: 2 to 5"));
  EXPECT_THAT(error(3, R"({"first":3})"), HasSubstr("first: found 3, allowed: a seat, 0 to 2"));
  EXPECT_THAT(error(3, R"({"maxTurns":0})"), HasSubstr("maxTurns: found 0, allowed: 1 to 100000"));
  EXPECT_THAT(error(3, R"({"maxTurns":"many"})"), HasSubstr("maxTurns: found \"many\""));
  EXPECT_THAT(error(3, R"({"two":"karadoc"})"), HasSubstr("two: unknown option, allowed: first, maxTurns"));
  EXPECT_THAT(error(3, "[]"), HasSubstr("options: found []"));
}

TEST(OptionsOf, WriteOnlyWhatDiffers) {
  const auto again = [](const char* json) {
    JsonWriter out;
    Options::from_json(3, *Json::parse(json))->write_json(out);
    return out.take();
  };
  EXPECT_EQ(again(R"({"maxTurns":400})"), "{}");
  EXPECT_EQ(again(R"({"maxTurns":50,"first":1})"), R"({"first":1,"maxTurns":50})");
}

}  // namespace

}  // namespace roundtable::medievallons
