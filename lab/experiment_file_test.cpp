#include "lab/experiment_file.h"

#include <gtest/gtest.h>

#include "lab/experiment_state.h"

namespace roundtable {
namespace {

std::vector<std::string> names_in(std::string_view text) {
  const auto file = read_experiment(text);
  std::vector<std::string> names;
  if (!file) return {file.error().message};
  for (const Condition& condition : file->experiment.conditions) names.push_back(condition.name);
  return names;
}

std::string fault_of(std::string_view text) {
  const auto file = read_experiment(text);
  return file ? "" : file.error().message;
}

using Names = std::vector<std::string>;

TEST(ExperimentFile, NeedsNothing) {
  const auto file = read_experiment("");
  ASSERT_TRUE(file);
  EXPECT_EQ(file->experiment.games, 1000);
  ASSERT_EQ(file->experiment.conditions.size(), 1U);
  EXPECT_EQ(file->experiment.conditions[0].bots, Names{"knight"});
}

TEST(ExperimentFile, ReadsAllFields) {
  const auto file = read_experiment(R"(
title = "Codex"
until = 0.5
seed = 7
bots = "greedy"
[table]
game = "academy"
players = 3
options = { variations = ["dragon"] }
[compare]
options = { variations = ["codex"], values = { cupReach = 5 } }
)");
  ASSERT_TRUE(file) << file.error().message;
  const Experiment& experiment = file->experiment;
  EXPECT_EQ(file->title, "Codex");
  EXPECT_EQ(experiment.until, 0.005);
  EXPECT_EQ(experiment.seed, 7U);
  ASSERT_EQ(experiment.conditions.size(), 2U);
  EXPECT_EQ(experiment.conditions[0].options, R"({"variations":["dragon"]})");
  EXPECT_EQ(experiment.conditions[1].players, 3);
  EXPECT_EQ(experiment.conditions[1].name, "values.cupReach=5, variations=codex");
  EXPECT_EQ(experiment.conditions[1].options, R"({"variations":["codex"],"values":{"cupReach":5}})");
}

TEST(ExperimentFile, SweepsOverValues) {
  EXPECT_EQ(names_in("[[vary]]\noption = 'values.quests'\nvalues = [[16,9,3], [18,11,5]]"),
            (Names{"base", "values.quests=16,9,3", "values.quests=18,11,5"}));
  EXPECT_EQ(names_in("[[vary]]\noption = 'variations'\nvalues = [[], ['bet']]"),
            (Names{"base", "variations=none", "variations=bet"}));
  EXPECT_EQ(names_in("[[vary]]\noption = 'values.quests'\nplace = 2\nfrom = 8\nto = 12\nstep = 2"),
            (Names{"base", "values.quests=17,8,4", "values.quests=17,10,4", "values.quests=17,12,4"}));
  EXPECT_EQ(names_in("[[vary]]\noption = 'players'\nvalues = [3, 4]"), (Names{"base", "3 players", "4 players"}));
  EXPECT_EQ(names_in("[[vary]]\noption = 'bots'\nvalues = ['page']"), (Names{"base", "bots=page"}));
}

TEST(ExperimentFile, OnlyTablesOfOneSizeAreCompared) {
  const auto file = read_experiment("[[vary]]\noption = 'players'\nvalues = [3, 4]");
  ASSERT_TRUE(file);
  EXPECT_FALSE(file->experiment.conditions[1].base.has_value());
  EXPECT_TRUE(file->experiment.conditions[2].base.has_value());
}

TEST(ExperimentFile, FaultsNameTheLineTheFieldAndTheAllowedValues) {
  EXPECT_EQ(fault_of("seed = 1\ngames = 0"), "line 2: games: found 0, allowed: a whole number from 1 to 1000000000");
  EXPECT_TRUE(
      fault_of("gmaes = 5").starts_with("line 1: file: found `gmaes` (did you mean `games`?), allowed: title,"));
  EXPECT_TRUE(fault_of("until = 'x'").starts_with("line 1: until: found \"x\", allowed: per cent"));
  EXPECT_TRUE(
      fault_of("\n[table]\ngame = 'acadmy'").starts_with("line 3: game: found `acadmy` (did you mean `academy`?)"))
      << fault_of("\n[table]\ngame = 'acadmy'");
  EXPECT_TRUE(fault_of("bots = 'knigt'").starts_with("line 1: bots: ")) << fault_of("bots = 'knigt'");
  EXPECT_TRUE(fault_of("[table]\noptions = { variations = ['codx'] }").starts_with("line 2: variations: found "))
      << fault_of("[table]\noptions = { variations = ['codx'] }");
  EXPECT_TRUE(fault_of("[[vary]]\noption = 'values.qests'\nvalues = [[1,2,3]]")
                  .starts_with("line 3: option: found `values.qests` (did you mean `values.quests`?)"));
  EXPECT_TRUE(
      fault_of("[[vary]]\noption = 'values.quests'\nvalues = [[1,2,300]]").starts_with("line 3: values.quests[2]: "));
  EXPECT_EQ(fault_of("[[vary]]\noption = 'values.quests'\nplace = 4\nfrom = 1\nto = 2"),
            "line 1: place: found 4, allowed: 1 to 3");
  EXPECT_TRUE(fault_of("a = ").starts_with("line 1: "));
  EXPECT_TRUE(fault_of("\n\uFE7F").starts_with("line 2: found a letter outside of quotes"));
  EXPECT_EQ(fault_of("# é \u2694 \uFF01 \U0001F600"), "");
  EXPECT_EQ(read_experiment("title = \"Qu\u00EAtes \U0001F600\"")->title, "Qu\u00EAtes \U0001F600");
  EXPECT_TRUE(fault_of("title = 'Qu\u00EAtes'").ends_with("use double quotes"));
  EXPECT_EQ(fault_of("title = \"a\xFF\""), "line 1: found bytes that are not UTF-8");
  EXPECT_EQ(fault_of("title = \"\\\u00EA\""), "line 1: found a backslash before a letter");
  // The parser must not see a letter beyond ASCII where it takes a text for something else.
  EXPECT_NE(fault_of(std::string("e = +Z\0\0va\"QQ\uFF7D\uFF7D", 20)), "");
}

TEST(ExperimentState, IsReadAgainForTheSameTablesOnly) {
  Experiment experiment =
      read_experiment("bots = 'random'\ngames = 30\n[compare]\noptions = { first = 1 }")->experiment;
  const Measurements done = measure(experiment, {}, 1);
  const std::string text = state_text(experiment, "1", done);
  const auto again = measurements_from(experiment, "1", text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(*again, done);
  experiment.games = 60;
  EXPECT_TRUE(measurements_from(experiment, "1", text)) << "more games continue it";
  EXPECT_FALSE(measurements_from(experiment, "2", text)) << "other rules or nets do not";
  experiment.seed = 2;
  EXPECT_FALSE(measurements_from(experiment, "1", text));
  experiment.seed = 1;
  for (std::size_t cut = 0; cut < text.size(); cut += 97) {
    EXPECT_FALSE(measurements_from(experiment, "1", text.substr(0, cut))) << cut;
  }
}

}  // namespace
}  // namespace roundtable
