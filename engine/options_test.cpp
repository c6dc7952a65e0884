// Options of every game: everything that the description allows is accepted; values just outside are refused with the
// field's name and the allowed values.

#include <gmock/gmock.h>

#include <algorithm>

#include "engine/games.h"

namespace roundtable {

namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

using Texts = std::vector<std::string>;

std::string quoted(std::string_view text) { return "\"" + std::string(text) + "\""; }

std::string list_of(const Texts& items) {
  std::string text;
  for (const auto& item : items) text += (text.empty() ? "" : ",") + item;
  return "[" + text + "]";
}

Texts quoted_values(const DescribedOption& option) {
  Texts texts;
  for (const auto value : option.values) texts.push_back(quoted(value));
  return texts;
}

Texts usual_numbers(const DescribedOption& option) {
  Texts texts;
  for (const int number : option.usual) texts.push_back(std::to_string(number));
  return texts;
}

Texts allowed_texts(const DescribedOption& option, int players) {
  const std::string least = std::to_string(option.least);
  const std::string most = std::to_string(option.most);
  switch (option.kind) {
    case OptionKind::Set: {
      Texts all = quoted_values(option);
      Texts texts = {"[]", list_of(all)};
      for (const auto& one : all) texts.push_back(list_of({one}));
      std::reverse(all.begin(), all.end());
      texts.push_back(list_of(all));
      return texts;
    }
    case OptionKind::Choice: return quoted_values(option);
    case OptionKind::Switch: return {"true", "false"};
    case OptionKind::Number: return {least, most, std::to_string(option.usual[0])};
    case OptionKind::Seat: return {"0", std::to_string(players - 1)};
    case OptionKind::NumberList: {
      Texts texts = {list_of(usual_numbers(option))};
      for (std::size_t i = static_cast<std::size_t>(option.fixed); i < option.usual.size(); ++i) {
        for (const std::string& extreme : {least, most}) {
          Texts numbers = usual_numbers(option);
          numbers[i] = extreme;
          texts.push_back(list_of(numbers));
        }
      }
      return texts;
    }
    case OptionKind::Orders: {
      Texts row = quoted_values(option);
      Texts texts;
      do {
        texts.push_back(list_of(Texts(static_cast<std::size_t>(option.length), list_of(row))));
      } while (std::next_permutation(row.begin(), row.end()));
      return texts;
    }
  }
  return {};
}

// With the allowed values that the error must name.
std::vector<std::pair<std::string, std::string>> refused_texts(const DescribedOption& option, int players) {
  const std::string allowed = allowed_values(option, players);
  std::vector<std::pair<std::string, std::string>> refused = {{"null", allowed}, {"{}", allowed}, {"\"?\"", allowed}};
  const auto add = [&](const std::string& text, const std::string& what) { refused.emplace_back(text, what); };
  if (option.kind != OptionKind::Switch) add("true", allowed);
  const std::string range = std::to_string(option.least) + " to " + std::to_string(option.most);
  const Texts outside = {std::to_string(option.least - 1), std::to_string(option.most + 1), "\"0\"", "null"};
  switch (option.kind) {
    case OptionKind::Set: {
      Texts twice = quoted_values(option);
      twice.push_back(twice[0]);
      add(list_of(twice), allowed);
      add(quoted_values(option)[0], allowed);
      add("[\"\"]", allowed);
      break;
    }
    case OptionKind::Choice: add(list_of({quoted_values(option)[0]}), allowed); break;
    case OptionKind::Switch: add("0", allowed); break;
    case OptionKind::Number:
      for (const auto& text : outside) add(text, range);
      break;
    case OptionKind::Seat:
      add("-1", allowed);
      add(std::to_string(players), allowed);
      break;
    case OptionKind::NumberList: {
      Texts numbers = usual_numbers(option);
      numbers.push_back(std::to_string(option.most));
      add(list_of(numbers), allowed);
      numbers.resize(numbers.size() - 2);
      add(list_of(numbers), allowed);
      for (std::size_t i = 0; i < option.usual.size(); ++i) {
        for (const auto& text : outside) {
          numbers = usual_numbers(option);
          numbers[i] = text;
          add(list_of(numbers), range);
        }
        if (static_cast<int>(i) >= option.fixed) continue;
        numbers = usual_numbers(option);
        numbers[i] = std::to_string(option.usual[i] == option.most ? option.least : option.most);
        add(list_of(numbers), "only " + std::to_string(option.usual[i]));
      }
      break;
    }
    case OptionKind::Orders: {
      const Texts values = quoted_values(option);
      const auto rows = static_cast<std::size_t>(option.length);
      add(list_of(Texts(rows - 1, list_of(values))), allowed);
      add(list_of(Texts(rows + 1, list_of(values))), allowed);
      add(list_of(Texts(rows, list_of(Texts(values.size(), values[0])))), "once each");
      break;
    }
  }
  return refused;
}

// `{"values":{"quests":TEXT}}` with all other required options.
std::string object_with(const GameDescription& game, const DescribedOption& option, const std::string& text,
                        int players) {
  std::string members;
  for (const DescribedOption& other : game.options) {
    const bool due = other.required && other.when[0].players == players && other.name != option.name;
    if (due) members += quoted(other.name) + ":" + quoted(other.values[0]) + ",";
  }
  const std::string member = quoted(option.own_name()) + ":" + text;
  return "{" + members + (option.group().empty() ? member : quoted(option.group()) + ":{" + member + "}") + "}";
}

// For all numbers of players. A required option is given only where its conditions hold.
template <class Check>
void each_option(Check check) {
  for (const GameDescription& game : described_games()) {
    for (int players = game.players.least; players <= game.players.most; ++players) {
      for (const DescribedOption& option : game.options) {
        if (option.required && option.when[0].players != players) continue;
        SCOPED_TRACE(testing::Message() << game.name << ", " << players << " players: " << option.name);
        check(game, option, players);
      }
    }
  }
}

TEST(DescribedOptions, WhatIsAllowedIsAccepted) {
  each_option([](const GameDescription& game, const DescribedOption& option, int players) {
    for (const std::string& text : allowed_texts(option, players)) {
      const std::string options = object_with(game, option, text, players);
      const auto made = make_game(game.name, players, *Json::parse(options));
      ASSERT_TRUE(made) << options << ": " << made.error().message;
      JsonWriter usual;
      write_value(usual, option, option.usual);
      const bool written = (*made)->record().options.find(quoted(option.own_name())) != std::string::npos;
      EXPECT_EQ(written, usual.text() != text) << options << " is " << (*made)->record().options;
    }
  });
}

TEST(DescribedOptions, WhatLiesJustOutsideIsRefusedByNameAndRange) {
  each_option([](const GameDescription& game, const DescribedOption& option, int players) {
    for (const auto& [text, allowed] : refused_texts(option, players)) {
      const std::string options = object_with(game, option, text, players);
      const auto made = make_game(game.name, players, *Json::parse(options));
      ASSERT_FALSE(made) << options;
      EXPECT_THAT(made.error().message, AllOf(StartsWith(std::string(option.name)), HasSubstr("found"),
                                              HasSubstr("allowed"), HasSubstr(allowed)))
          << options;
    }
  });
}

TEST(DescribedOptions, PlayersAndNamesAreHeldTo) {
  for (const GameDescription& game : described_games()) {
    const std::string range = std::to_string(game.players.least) + " to " + std::to_string(game.players.most);
    for (const int players : {game.players.least - 1, game.players.most + 1}) {
      const auto made = make_game(game.name, players, *Json::parse("{}"));
      ASSERT_FALSE(made);
      EXPECT_THAT(made.error().message, AllOf(StartsWith("players: found"), HasSubstr("allowed: " + range)));
    }
    const auto made = make_game(game.name, game.players.most, *Json::parse(R"({"nonsense":1})"));
    ASSERT_FALSE(made);
    for (const DescribedOption& option : game.options) {
      const auto name = option.group().empty() ? option.name : option.group();
      EXPECT_THAT(made.error().message, AllOf(StartsWith("nonsense: unknown"), HasSubstr(std::string(name))));
    }
  }
}

TEST(DescribedOptions, ConditionsAreAboutOptionsThatThereAre) {
  for (const GameDescription& game : described_games()) {
    for (const DescribedOption& option : game.options) {
      for (const OptionCondition& condition : option.when) {
        if (condition.option.empty()) continue;
        const auto found = std::ranges::find(game.options, condition.option, &DescribedOption::name);
        ASSERT_NE(found, game.options.end()) << option.name;
        EXPECT_TRUE(std::ranges::find(found->values, condition.value) != found->values.end()) << option.name;
      }
    }
  }
}

TEST(DescribedOptions, AreToldAsJson) {
  JsonWriter out;
  write_games(out);
  EXPECT_THAT(
      out.text(),
      AllOf(StartsWith(R"([{"name":"academy","title":"Medieval Academy","players":[2,5],"options":[{"name":"two",)"),
            HasSubstr(R"({"name":"values.quests","kind":"numbers","about":"coats for the 1st, 2nd and 3rd of Quests",)"
                      R"("range":[0,99],"length":3,"default":[17,10,4],)"
                      R"("when":[{"option":"variations","lacks":"dragon"}]})"),
            HasSubstr(R"("values":["blue","yellow","green","red"],"rows":6,"default":null,)"
                      R"("when":[{"players":2},{"option":"two","is":"lancelot"}]})"),
            HasSubstr(R"("range":[1,100000],"default":400})")));
}

}  // namespace

}  // namespace roundtable
