#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/record.h"
#include "study/analysis.h"

// Causes of a game's result: luck, own choices, others' choices. docs/review.md has the method.

namespace roundtable {

// Findings about one entry of the log, independent of the others.
struct Finding {
  Worth before;                      // value of the position, with all cards known
  Worth before_error;                // standard error of that
  std::optional<Analysis> analysis;  // if there were several choices
  Effect luck;                       // of drawn cards, or of a bot that draws its choices
};

struct Moment {
  std::size_t entry = 0;
  std::optional<Seat> seat;  // empty: chance
  Worth before;
  Worth before_error;  // standard error of that
  std::optional<Analysis> analysis;
  Effect luck;
  Worth rest;  // the change that is neither luck nor the cost of the choice: cards unknown to the seat
};

// start + luck + own + others = result. `others` includes the effect of cards unknown to the players when they chose.
struct Balance {
  std::int64_t start = 0, luck = 0, own = 0, others = 0, result = 0;
  friend bool operator==(const Balance&, const Balance&) = default;
};

// Sum of a seat's choices that need one skill. All skills together are its own choices.
struct SkillReview {
  int choices = 0;
  int costly = 0;  // or worse
  std::int64_t wins = 0, points = 0;
};

// A seat's choices per decision that was not forced: how well it chose, also in a game that was already lost.
struct SkillFigure {
  int decisions = 0;
  std::int64_t wins = 0, points = 0;              // mean cost of a decision, as a change: mostly negative
  std::int64_t wins_error = 0, points_error = 0;  // standard errors
};

struct SeatReview {
  Balance wins;
  Balance points;
  Balance wins_error;  // standard errors of the parts
  Balance points_error;
  SkillFigure figure;
  std::vector<std::size_t> turning_points;  // moments in chronological order
  std::vector<SkillReview> skills;
};

struct Review {
  int players = 0;
  bool counts_points = false;
  std::vector<std::string_view> skills;
  std::vector<Moment> moments;
  Worth result;
  std::vector<SeatReview> seats;
};

// Analyses a record entry by entry. Use one per thread.
class Reviewer {
 public:
  Reviewer() = default;
  Reviewer(const Reviewer&) = delete;
  Reviewer& operator=(const Reviewer&) = delete;
  virtual ~Reviewer() = default;

  virtual std::size_t entries() const = 0;
  virtual Finding find(std::size_t entry) = 0;
  // Only from the seat's knowledge: the same without the position and luck.
  virtual Finding judge(std::size_t entry) = 0;
  // The result of the game, or the expectation where its record ends.
  virtual Worth result() = 0;
  virtual bool counts_points() const = 0;
  virtual std::vector<std::string_view> skills() const = 0;
};

// Errors name the wrong entry, as in a replay.
Result<std::unique_ptr<Reviewer>> make_reviewer(const Record& record, const AnalysisSettings& settings);

// Combines findings in the order of entries. While only the first ones are known, the value of the next position is the
// result so far.
Review put_together(const Record& record, const Reviewer& reviewer, const Worth& result, std::vector<Finding> findings);

// Reviews all entries of the record, one after the other.
Review review_of(const Record& record, Reviewer& reviewer);

// Whether start, luck, own and others' choices exactly sum up to every seat's result, and its skills to its own
// choices.
bool adds_up(const Review& review);

std::string json_of(const Review& review, const Record& record);

}  // namespace roundtable
