#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/core/game.h"

// Games that begin in the middle: a position somebody set up by hand, or the round of a game at which a link points.

namespace roundtable {

// Something in a position that cannot be.
struct Fault {
  std::string field;                // where: `tracks.king`
  std::string reason;               // which rule of the set-up it breaks, in a word that a page can translate
  std::string message;              // what was found and what is allowed
  std::vector<std::string> values;  // what a translation needs: names and numbers
  std::string rule;                 // the ruling it would break, where there is one: `A5`
};

// A choice that somebody who is asked may want, and that the rules do not allow.
struct Refusal {
  std::string choice;  // as in a record; `bonus none` for making none
  std::string reason;  // in a word that a page can translate
  std::string rule;    // the ruling, where one decides
  std::string message;
  std::vector<std::string> values;  // what a translation needs
};

inline Error error_of(const Fault& fault) {
  return Error{(fault.field.empty() ? "position: " : "position." + fault.field + ": ") + fault.message +
               (fault.rule.empty() ? "" : " (" + fault.rule + ")")};
}

// A position as far as it could be read; it can be drawn, but not played, while it has faults.
template <class State>
struct SetUp {
  State state;
  std::vector<Fault> faults;
};

// How much of a state a position says.
enum class Sayable : unsigned char {
  Nothing,  // say the last whole position before it, and what was played since: a record that begins there
  Table,    // all that lies on the table and in the hands, but not how the cards came there
  Whole,
};

// What a game brings for that. `set_up` reads a position and goes on until somebody is asked or something is due, which
// the sink hears of; `write_position` is the way back. `refusals` are what a seat that is asked cannot choose.
template <class G>
concept HasPositions = requires(const typename G::State& state, const typename G::Options& options, const Json& json,
                                JsonWriter& out, Sink<G>& sink, Seat seat) {
  { G::set_up(options, json, sink) } -> std::same_as<SetUp<typename G::State>>;
  { G::sayable(state) } -> std::same_as<Sayable>;
  G::write_position(out, state);
  { G::refusals(state, seat) } -> std::same_as<std::vector<Refusal>>;
};

// How a program reads positions, once it has said that it does (engine/positions.h). The page's engine at a table does
// not, and is a tenth smaller for it.
template <class G>
auto& position_reader() {
  static SetUp<typename G::State> (*reader)(const typename G::Options&, const Json&, Sink<G>&) = nullptr;
  return reader;
}

template <HasPositions G>
void read_positions_of() {
  position_reader<G>() = &G::set_up;
}

// The state in which a game begins: as the position says, or from the very start if there is none.
template <Game G>
SetUp<typename G::State> begin_game(const typename G::Options& options, const std::string& position, Sink<G>& sink) {
  SetUp<typename G::State> set_up{G::start(options), {}};
  if (position.empty()) return set_up;
  const auto reader = position_reader<G>();
  if (reader == nullptr) {
    set_up.faults.push_back({"", "none", std::string(G::kTitle) + " begins at its start here", {}});
  } else if (const auto json = Json::parse(position)) {
    return reader(options, *json, sink);
  } else {
    set_up.faults.push_back({"", "type", "expected an object", {"object"}});
  }
  return set_up;
}

}  // namespace roundtable
