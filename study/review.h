#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "engine/core/record.h"
#include "study/worth.h"

// Causes of a game's result: luck, own choices, others' choices. docs/review.md has the method.

namespace roundtable {

struct ReviewSettings {
  int games =
      512;  // imagined games for each decision, all choices together; the quick way takes as many for each position
  std::uint64_t seed = 1;
};

// Quality of a choice. Fine is the default and is not shown.
enum class Label : std::uint8_t { Best, Fine, Costly, Blunder };
std::string_view name_of(Label label);

// An evaluated choice, from the seat's knowledge at that time.
struct JudgedChoice {
  std::string action;
  Worth worth;
  std::int64_t uncertain = 0;   // standard error of the difference in wins to the choice made
  std::vector<Reason> reasons;  // gains and losses compared with the choice made
  std::size_t skill = 0;        // index of the game's skills
};

// Findings about one entry of the log, independent of the others.
struct Finding {
  Worth before;                       // value of the position
  std::vector<JudgedChoice> choices;  // if there were several, best first
  std::size_t chosen = 0;             // index of the choice made
};

struct Moment {
  std::size_t entry = 0;
  std::optional<Seat> seat;  // empty: chance
  Worth before;
  Worth decision;  // change by this choice compared with the best
  Worth luck;      // change by luck: drawn cards, and cards unknown to the seat
  Label label = Label::Best;
  std::vector<JudgedChoice> choices;
  std::size_t chosen = 0;
  std::size_t skill = 0;  // the skill that the choice needed
};

// start + luck + own + others = result
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

struct SeatReview {
  Balance wins;
  Balance points;
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
  // Only from the seat's knowledge: the same without the value of the position.
  virtual Finding judge(std::size_t entry) = 0;
  // The result of the game, or the expectation where its record ends.
  virtual Worth result() = 0;
  virtual bool counts_points() const = 0;
  virtual std::vector<std::string_view> skills() const = 0;
};

// Errors name the wrong entry, as in a replay.
Result<std::unique_ptr<Reviewer>> make_reviewer(const Record& record, const ReviewSettings& settings);

// Combines findings in the order of entries. While only the first ones are known, the value of the next position is the
// result so far.
Review put_together(const Record& record, const Reviewer& reviewer, const Worth& result, std::vector<Finding> findings);

// Whether start, luck, own and others' choices exactly sum up to every seat's result, and its skills to its own
// choices.
bool adds_up(const Review& review);

std::string json_of(const Review& review, const Record& record);
// For a review with one moment: the choice, without the value of the position.
std::string choice_json(const Review& review);

}  // namespace roundtable
