#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "study/worth.h"

// Values of a seat's choices, and their consequences: the label of a choice, its cost, and the reasons for the best
// one. Everything that explains a choice asks for an Analysis: hints, reviews, puzzles, the workshop and the command
// line. docs/review.md has the method.

namespace roundtable {

// Raised whenever figures change their meaning. Figures of different versions are never compared.
constexpr int kAnalysisVersion = 1;

struct AnalysisSettings {
  int games = 512;         // imagined games per choice
  std::uint64_t seed = 1;  // each decision takes its own part of the numbers
  bool reasons = true;     // compares the best choice with another one
  bool hurries = true;     // drops choices that are clearly worse, and stops as soon as the answer is clear
};

// A difference, and its standard error.
struct Effect {
  Worth worth;
  Worth error;
};

// Quality of a choice. Unsure: the difference to the best choice is smaller than its error.
enum class Label : std::uint8_t { Best, Fine, Unsure, Costly, Blunder };
std::string_view name_of(Label label);
// From the loss and its standard error.
Label label_of(std::int64_t lost, std::int64_t error);
constexpr bool is_costly(Label label) { return label >= Label::Costly; }

struct ValuedChoice {
  std::string action;
  Worth worth;              // by seat, from the knowledge of the one that chooses
  std::int64_t error = 0;   // standard error of its share of the victory
  std::int64_t behind = 0;  // the best choice's share less its own; of the best: the second's less its own
  std::int64_t apart = 0;   // standard error of that difference
  int games = 0;            // imagined games in which it was tried; 0: computed exactly
  std::size_t skill = 0;    // index of the game's skills
};

// A part of the difference between two choices.
struct Reason {
  enum class Kind : std::uint8_t {
    Own,      // by the seat's own points on a track, or a way to win
    Denied,   // by a rival's points on a track
    Options,  // by the seat's later choices
    Risk,     // by everything else: the spread of results
  };
  Kind kind{};
  std::string_view topic;     // the game's name for the track or way; empty for Options and Risk
  std::optional<Seat> rival;  // of Denied
  std::int64_t wins = 0;      // millionths of a victory
  std::int64_t error = 0;     // standard error of that
  std::int64_t points = 0;    // thousandths of a point, for the seat or the rival
};
std::string_view name_of(Reason::Kind kind);

// Why one choice is better than another. The reasons add up to `wins`.
struct Comparison {
  std::size_t better = 0;  // indexes of choices
  std::size_t worse = 0;
  std::int64_t wins = 0;   // its lead
  std::int64_t error = 0;  // standard error of that
  std::vector<Reason> reasons;
};

struct Analysis {
  Seat seat{};
  int players = 0;
  bool counts_points = false;
  std::span<const std::string_view> skills;  // the game's, by name
  std::vector<ValuedChoice> choices;         // best first
  std::size_t reference = 0;                 // the choice that costs are measured from: the net's favourite
  std::optional<Comparison> comparison;

  // Of the choice made, if there is one.
  std::optional<std::size_t> chosen;
  Label label = Label::Best;
  Effect cost;  // its value less that of the reference, from games of its own; may be a gain

  // A costly choice is about the skill that a better choice would have needed.
  std::size_t skill() const {
    const std::size_t made = choices[*chosen].skill;
    return is_costly(label) ? std::max(made, choices.front().skill) : made;
  }
  bool exact() const { return !choices.empty() && choices[0].games == 0; }
  // Whether the best choice is surely better than the second.
  bool is_sure() const { return choices.size() > 1 && choices[0].behind < -2 * choices[0].apart; }
};

// Its fields, into an open object.
void write_analysis(JsonWriter& out, const Analysis& analysis);

}  // namespace roundtable
