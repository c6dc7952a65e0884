#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "engine/core/record.h"
#include "study/worth.h"

// What made a game end as it did: luck, one's own choices, those of others. docs/review.md tells how it is reckoned.

namespace roundtable {

struct ReviewSettings {
  int games = 512;  // imagined for each decision, all choices together; the quick way takes as many for each position
  std::uint64_t seed = 1;
};

// How good a choice was. Most are fine, and nobody needs to be told.
enum class Label : std::uint8_t { Best, Fine, Costly, Blunder };
std::string_view name_of(Label label);

// A choice that a seat had, by what it could know then.
struct JudgedChoice {
  std::string action;
  Worth worth;
  std::int64_t uncertain = 0;   // of the seat's wins, beside those of the choice made: one standard error
  std::vector<Reason> reasons;  // what the seat would have more, or less, than by the choice made
  std::size_t skill = 0;        // of the game's
};

// What is found out about an entry of the log, whatever the others are.
struct Finding {
  Worth before;                       // of the position
  std::vector<JudgedChoice> choices;  // where there were several, best first
  std::size_t chosen = 0;             // which of them was made
};

struct Moment {
  std::size_t entry = 0;
  std::optional<Seat> seat;  // none: chance
  Worth before;
  Worth decision;  // what making this choice changed, instead of the best
  Worth luck;      // and what was nobody's doing: cards that came, and those that the seat could not know of
  Label label = Label::Best;
  std::vector<JudgedChoice> choices;
  std::size_t chosen = 0;
  std::size_t skill = 0;  // which the choice took
};

// start + luck + own + others = result
struct Balance {
  std::int64_t start = 0, luck = 0, own = 0, others = 0, result = 0;
  friend bool operator==(const Balance&, const Balance&) = default;
};

// What a seat's choices that take one skill came to. All skills together are its own choices.
struct SkillReview {
  int choices = 0;
  int costly = 0;  // or worse
  std::int64_t wins = 0, points = 0;
};

struct SeatReview {
  Balance wins;
  Balance points;
  std::vector<std::size_t> turning_points;  // moments, in order of time
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

// Finds out about a record's entries one by one. One serves one thread.
class Reviewer {
 public:
  Reviewer() = default;
  Reviewer(const Reviewer&) = delete;
  Reviewer& operator=(const Reviewer&) = delete;
  virtual ~Reviewer() = default;

  virtual std::size_t entries() const = 0;
  virtual Finding find(std::size_t entry) = 0;
  // Only what its seat could know: the same without the worth of the position.
  virtual Finding judge(std::size_t entry) = 0;
  // How the game ended, or what is expected where its record ends.
  virtual Worth result() = 0;
  virtual bool counts_points() const = 0;
  virtual std::vector<std::string_view> skills() const = 0;
};

// The error says which entry is wrong, as replaying does.
Result<std::unique_ptr<Reviewer>> make_reviewer(const Record& record, const ReviewSettings& settings);

// All findings put together, in the order of entries, with what they led to. While only the first are known, the worth
// of the next position is the result so far.
Review put_together(const Record& record, const Reviewer& reviewer, const Worth& result, std::vector<Finding> findings);

// Whether start, luck, own and others' choices are the result of every seat, and its skills its own choices: exactly.
bool adds_up(const Review& review);

std::string json_of(const Review& review, const Record& record);
// Of the only moment of a review: the choice, and nothing of what the position was worth.
std::string choice_json(const Review& review);

}  // namespace roundtable
