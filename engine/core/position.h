#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/core/game.h"

// Positions: games that start in the middle, set up by hand or taken from a link.

namespace roundtable {

// An impossible part of a position.
struct Fault {
  std::string field;                // such as `tracks.king`
  std::string reason;               // a keyword that pages translate
  std::string message;              // the value found and the allowed values
  std::vector<std::string> values;  // names and numbers for the translation
  std::string rule;                 // the ruling, if any: `A5`
};

// An illegal choice that a player might try, with the reason.
struct Refusal {
  std::string choice;  // as in a record; `bonus none` for making none
  std::string reason;  // a keyword that pages translate
  std::string rule;    // the ruling, if any
  std::string message;
  std::vector<std::string> values;  // for the translation
};

inline Error error_of(const Fault& fault) {
  return Error{(fault.field.empty() ? "position: " : "position." + fault.field + ": ") + fault.message +
               (fault.rule.empty() ? "" : " (" + fault.rule + ")")};
}

// A position as far as it could be read. With faults it can be drawn, not played.
template <class State>
struct ParsedPosition {
  State state;
  std::vector<Fault> faults;
};

// The part of a state that a position can express.
enum class Sayable : unsigned char {
  Nothing,  // start a record at the last position before, with the entries since
  Table,    // the table and the hands, without the history of the cards
  Whole,
};

// Position support of a game. `read_position` reads a position and plays forced steps until a decision or chance is
// due, reporting them to the sink; `write_position` is the inverse. `refusals` lists illegal choices of a seat that is
// asked.
template <class G>
concept HasPositions = requires(const typename G::State& state, const typename G::Options& options, const Json& json,
                                JsonWriter& out, Sink<G>& sink, Seat seat) {
  { G::read_position(options, json, sink) } -> std::same_as<ParsedPosition<typename G::State>>;
  { G::sayable(state) } -> std::same_as<Sayable>;
  G::write_position(out, state);
  { G::refusals(state, seat) } -> std::same_as<std::vector<Refusal>>;
};

// Hook for reading positions (engine/positions.h). The engine of the page's tables leaves it out and is a tenth
// smaller.
template <class G>
auto& position_reader() {
  static ParsedPosition<typename G::State> (*reader)(const typename G::Options&, const Json&, Sink<G>&) = nullptr;
  return reader;
}

template <HasPositions G>
void read_positions_of() {
  position_reader<G>() = &G::read_position;
}

// The initial state: from the position, or the start of the game if there is none.
template <Game G>
ParsedPosition<typename G::State> begin_game(const typename G::Options& options, const std::string& position,
                                             Sink<G>& sink) {
  ParsedPosition<typename G::State> begun{G::start(options), {}};
  if (position.empty()) return begun;
  const auto reader = position_reader<G>();
  if (reader == nullptr) {
    begun.faults.push_back({"", "none", std::string(G::kTitle) + " must start from the beginning here", {}});
  } else if (const auto json = Json::parse(position)) {
    return reader(options, *json, sink);
  } else {
    begun.faults.push_back({"", "type", "expected an object", {"object"}});
  }
  return begun;
}

}  // namespace roundtable
