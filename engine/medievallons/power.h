#pragma once

#include "engine/medievallons/ask.h"
#include "engine/medievallons/view.h"
#include "engine/medievallons/words.h"

namespace roundtable::medievallons {

// What is said of a power in English: in the terminal, in logs and beside questions. The page has texts of its own.
struct PowerWords {
  std::string_view does;           // in a few words
  std::string_view fine_print;     // what those leave out
  std::string_view whom;           // asked for a player
  std::string_view which;          // asked for a card that goes out of a guild or a hand
  std::string_view by_chance;      // while chance decides
  std::string_view targets;        // `trades with`: said between two players, unless it is plain from what follows
  std::string_view finds_nothing;  // why a card is drawn instead
  bool target_is_plain = false;    // in the terminal, where what it does there stands in the same line
};

// What the viewer would have put down for a power: so many cards, as a guild or not.
struct Spent {
  int cards = 0;
  bool as_guild = false;
};

// What a power is where it says nothing else. `use` starts it; then come answers, draws that it waited for, and choices
// of several players when all are in. Every power has its `kWords`.
struct Power {
  static constexpr bool kRaids = false;  // it takes out of guilds, and its own guild does not raid itself
  static constexpr bool kCopied = true;  // its guild's power can be used by another

  template <class S>
  static void use(State& state, S& /*sink*/) {
    finish_power(state.table);
  }
  template <class S>
  static void answered(State& /*state*/, Action /*action*/, S& /*sink*/) {}
  template <class S>
  static void drawn(State& /*state*/, S& /*sink*/) {}
  template <class S>
  static void all_chose(State& /*state*/, S& /*sink*/) {}
  template <class S>
  static void begged(State& /*state*/, CardKind /*kind*/, S& /*sink*/) {}
  template <class S>
  static void revealed(State& /*state*/, CardKind /*kind*/, S& /*sink*/) {}

  // What it would do for the viewer as things stand, where a few words for all cases are not enough: else empty.
  static std::string effect(const View& /*view*/, Spent /*spent*/) { return {}; }
};

}  // namespace roundtable::medievallons
