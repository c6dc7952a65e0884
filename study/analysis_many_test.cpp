// The estimators of an analysis: no bias at any depth, honest errors, reasons that add up, and one answer everywhere.

#include <cmath>
#include <numeric>

#include "study/advice.h"
#include "study/puzzle.h"
#include "study/review_test.h"
#include "study/samples.h"

namespace roundtable {

namespace {

struct Decision {
  Record record;
  std::size_t entry;
};

// Choices of games by weak bots, spread over the games.
std::vector<Decision> decisions(const TableOf& table, const std::string& bot, std::size_t count) {
  std::vector<Decision> found;
  for (std::uint64_t seed = 1; found.size() < count; ++seed) {
    const Record record = played(table, bot, seed);
    for (std::size_t entry = seed % 7; entry < record.log.size() && found.size() < count; entry += 13) {
      const auto read = Entry::from_text(record.log[entry], record.players);
      if (!read->chance && !read->forced) found.push_back({record, entry});
    }
  }
  return found;
}

std::optional<Analysis> judged(const Decision& decision, const AnalysisSettings& settings) {
  return std::move(*make_reviewer(decision.record, settings))->judge(decision.entry).analysis;
}

double share(std::int64_t wins) { return static_cast<double>(wins) / Worth::kVictory; }
std::int64_t own_cost(const Analysis& analysis) {
  return analysis.cost.worth.wins[static_cast<std::size_t>(analysis.seat)];
}

TEST(ACost, HasTheSameExpectationFromFewGamesAsFromMany) {
  for (const TableOf& table : {kTables[3], kTables[8]}) {
    double squares = 0;
    double difference = 0;
    for (const Decision& decision : decisions(table, "net:soft:4.0", 40)) {
      const auto many = judged(decision, {.games = 512, .seed = 99});
      if (!many || many->chosen == many->reference) continue;
      Mean few;
      for (std::uint64_t seed = 1; seed <= 12; ++seed)
        few.add(share(own_cost(*judged(decision, {.games = 8, .seed = seed}))));
      difference += few.mean() - share(own_cost(*many));
      const double deep = share(many->cost.error.wins[static_cast<std::size_t>(many->seat)]);
      squares += few.error() * few.error() + deep * deep;
    }
    ASSERT_GT(squares, 0);
    EXPECT_LT(std::abs(difference), 3 * std::sqrt(squares)) << table.game;
  }
}

// The stated errors against the spread of repeated analyses. A decision counts as much as any other.
TEST(AnError, IsTheSpreadOfRepeatedAnalyses) {
  constexpr std::uint64_t kRepeated = 20;
  for (const TableOf& table : {kTables[3], kTables[8]}) {
    Mean ratio;
    for (const Decision& decision : decisions(table, "random", 60)) {
      Mean costs;
      Mean squares;
      for (std::uint64_t seed = 1; seed <= kRepeated; ++seed) {
        const auto analysis = judged(decision, {.games = 16, .seed = seed});
        if (!analysis || analysis->chosen == analysis->reference) break;
        costs.add(share(own_cost(*analysis)));
        const double error = share(analysis->cost.error.wins[static_cast<std::size_t>(analysis->seat)]);
        squares.add(error * error);
      }
      const double found = costs.error() * costs.error() * kRepeated;
      if (costs.count() == kRepeated && squares.mean() > 0) ratio.add(found / squares.mean());
    }
    EXPECT_GT(ratio.count(), 20);
    EXPECT_NEAR(ratio.mean(), 1, 4 * ratio.error()) << table.game;
    EXPECT_LT(ratio.error(), 0.12);
  }
}

// The real event is one of those that could have come, so its luck is 0 on average.
TEST(Luck, IsNothingOnAverageForEachKindOfEvent) {
  for (const TableOf& table : {kTables[2], kTables[6]}) {
    Mean of_cards;
    Mean of_choices;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
      Record record = played(table, "net:soft:4.0", seed);
      record.seats.assign(static_cast<std::size_t>(table.players), "bot:squire");
      const Review review = reviewed(record, 2);
      double cards = 0;
      double choices = 0;
      for (const Moment& moment : review.moments) (moment.seat ? choices : cards) += share(moment.luck.worth.wins[0]);
      of_cards.add(cards);
      of_choices.add(choices);
    }
    EXPECT_LT(std::abs(of_cards.mean()), 3.5 * of_cards.error()) << table.game;
    EXPECT_LT(std::abs(of_choices.mean()), 3.5 * of_choices.error()) << table.game;
    EXPECT_GT(of_choices.error(), 0);
  }
}

// The spread of estimates by repeated reviews, against the errors that they state.
class Repeated {
 public:
  void add(std::int64_t value, std::int64_t error) {
    values_.add(share(value));
    squares_.add(share(error) * share(error));
  }
  double found() const { return values_.error() * values_.error() * values_.count(); }
  double stated() const { return squares_.mean(); }

 private:
  Mean values_;
  Mean squares_;
};

void expect_stated_errors(const std::vector<Repeated>& estimates, const std::string& of) {
  double found = 0;
  double stated = 0;
  for (const Repeated& one : estimates) {
    found += one.found();
    stated += one.stated();
  }
  EXPECT_GT(stated, 0) << of;
  EXPECT_LT(found, 1.4 * stated) << of << ": the stated errors are too small";
  EXPECT_GT(found, 0.6 * stated) << of << ": the stated errors are too large";
}

// Luck of cards and of choices that a bot draws, and the chance to win at each moment.
TEST(Review, StatesTheErrorsOfRepeatedReviews) {
  constexpr std::uint64_t kRepeated = 32;
  constexpr std::size_t kStep = 17;
  for (const TableOf& table : {kTables[2], kTables[6]}) {
    Record record = played(table, "net:soft:4.0", 3);
    record.seats.assign(static_cast<std::size_t>(table.players), "bot:squire");
    std::vector<Repeated> luck(record.log.size() / kStep + 1);
    std::vector<Repeated> chances(record.log.size() / kStep + 1);
    for (std::uint64_t seed = 1; seed <= kRepeated; ++seed) {
      const auto reviewer = std::move(*make_reviewer(record, {.games = 16, .seed = seed, .reasons = false}));
      for (std::size_t entry = 0; entry < record.log.size(); entry += kStep) {
        const Finding found = reviewer->find(entry);
        luck[entry / kStep].add(found.luck.worth.wins[0], found.luck.error.wins[0]);
        chances[entry / kStep].add(found.before.wins[0], found.before_error.wins[0]);
      }
    }
    expect_stated_errors(luck, table.game + ", luck");
    expect_stated_errors(chances, table.game + ", chances");
  }
}

TEST(Luck, IsNotInTheChoicesOfPeople) {
  Record record = played(kTables[2], "net:soft:4.0", 1);
  record.seats = {"Ann", "Bert", "Clara"};
  for (const Moment& moment : reviewed(record, 1).moments) {
    if (moment.seat) EXPECT_EQ(moment.luck.worth, Worth{});
  }
}

TEST(Reasons, AddUpToTheAdviceAndHaveItsSign) {
  int compared = 0;
  for (const TableOf& table : kTables) {
    for (const Decision& decision : decisions(table, "random", 100)) {
      const auto analysis = judged(decision, {.games = 8});
      if (!analysis || !analysis->comparison) continue;
      const Comparison& comparison = *analysis->comparison;
      ++compared;
      std::int64_t sum = 0;
      for (const Reason& reason : comparison.reasons) sum += reason.wins;
      EXPECT_EQ(sum, comparison.wins);
      EXPECT_GE(comparison.wins, 0);
      EXPECT_EQ(comparison.better, 0U);
      const auto seat = static_cast<std::size_t>(analysis->seat);
      const std::int64_t shown =
          analysis->choices[comparison.better].worth.wins[seat] - analysis->choices[comparison.worse].worth.wins[seat];
      EXPECT_NEAR(static_cast<double>(shown), static_cast<double>(comparison.wins), 10);
    }
  }
  EXPECT_GT(compared, 500);
}

// A choice that gives away a card before it is needed: the value of later choices is a reason of its own.
TEST(Reasons, NameTheTopicsOfTheirGame) {
  for (const TableOf& table : {kTables[3], kTables[8]}) {
    bool own = false;
    bool denied = false;
    for (const Decision& decision : decisions(table, "random", 20)) {
      const auto analysis = judged(decision, {.games = 16});
      if (!analysis || !analysis->comparison) continue;
      for (const Reason& reason : analysis->comparison->reasons) {
        own = own || reason.kind == Reason::Kind::Own;
        denied = denied || reason.kind == Reason::Kind::Denied;
        EXPECT_EQ(reason.topic.empty(), reason.kind == Reason::Kind::Options || reason.kind == Reason::Kind::Risk);
        EXPECT_EQ(reason.rival.has_value(), reason.kind == Reason::Kind::Denied);
      }
    }
    EXPECT_TRUE(own);
    EXPECT_EQ(denied, table.game == "academy");
  }
}

// Computed values have no errors, and neither depth nor seed changes them.
TEST(AnExactAnalysis, IsTheSameAtEveryDepth) {
  for (const TableOf& table : {kTables[0], kTables[1], kTables[5]}) {
    int compared = 0;
    for (const Decision& decision : decisions(table, "random", 200)) {
      const auto quick = judged(decision, {.games = 2});
      if (!quick || !quick->exact()) continue;
      const auto deep = judged(decision, {.games = 16, .seed = 3});
      ++compared;
      EXPECT_EQ(quick->label, deep->label);
      EXPECT_EQ(quick->cost.worth, deep->cost.worth);
      EXPECT_EQ(quick->cost.error, Worth());
      if (quick->comparison) EXPECT_EQ(quick->comparison->wins, deep->comparison->wins);
      ASSERT_EQ(quick->choices.size(), deep->choices.size());
      for (std::size_t i = 0; i < quick->choices.size(); ++i) {
        EXPECT_EQ(quick->choices[i].action, deep->choices[i].action);
        EXPECT_EQ(quick->choices[i].worth, deep->choices[i].worth);
        EXPECT_EQ(quick->choices[i].behind, deep->choices[i].behind);
        EXPECT_EQ(quick->choices[i].error, 0);
        EXPECT_EQ(quick->choices[i].apart, 0);
        EXPECT_EQ(quick->choices[i].games, 0);
      }
    }
    EXPECT_GT(compared, 5) << table.options;
  }
}

// A hint, the judgement of the choice and a puzzle about the same moment.
TEST(TheSamePosition, HasOneAnswerEverywhere) {
  for (const TableOf& table : {kTables[3], kTables[8]}) {
    int compared = 0;
    for (const Decision& decision : decisions(table, "net:soft:10.0", 30)) {
      const auto game = std::move(*replay_game(decision.record, decision.entry));
      const Seat seat = Entry::from_text(decision.record.log[decision.entry], table.players)->seat;
      const auto review = judged(decision, {.games = 256, .seed = 5});
      if (!review) continue;
      const auto hint = *analyse(*game, seat);
      Record ongoing = decision.record;
      ongoing.log.resize(decision.entry + 1);
      ongoing.result.clear();
      const auto last = judged({ongoing, decision.entry}, kQuickAdvice);
      ASSERT_EQ(hint.choices.size(), review->choices.size());
      for (const ValuedChoice& one : hint.choices) {
        for (const Analysis* other : {&*review, &*last}) {
          const auto same = std::ranges::find(other->choices, one.action, &ValuedChoice::action);
          ASSERT_NE(same, other->choices.end());
          if (one.games < 64 || same->games < 64) continue;
          const auto at = static_cast<std::size_t>(seat);
          const double error = std::hypot(share(one.error), share(same->error));
          EXPECT_NEAR(share(one.worth.wins[at]), share(same->worth.wins[at]), 4.5 * error + 0.001);
          ++compared;
        }
      }
      if (hint.is_sure() && review->is_sure()) EXPECT_EQ(hint.choices[0].action, review->choices[0].action);
    }
    EXPECT_GT(compared, 20);
  }
}

}  // namespace

}  // namespace roundtable
