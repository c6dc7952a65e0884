#pragma once

#include "engine/medievallons/ask.h"
#include "engine/medievallons/view.h"
#include "engine/medievallons/words.h"

namespace roundtable::medievallons {

// English texts of a power for the terminal, logs and questions. The page has its own texts.
struct PowerWords {
  std::string_view does;           // short description
  std::string_view fine_print;     // details
  std::string_view whom;           // question for a player
  std::string_view which;          // question for a card of a guild or a hand
  std::string_view by_chance;      // text while chance decides
  std::string_view targets;        // `trades with`, between two players' names; empty if the next event makes it clear
  std::string_view finds_nothing;  // reason for drawing a card instead
  bool target_is_plain = false;    // in the terminal, where the effect is in the same line
};

// The cards a viewer would spend on a power, and whether as a guild.
struct Spent {
  int cards = 0;
  bool as_guild = false;
};

// Defaults of a power. `use` starts it; then come answers, draws it waited for, and simultaneous choices when all are
// in. Every power defines `kWords`.
struct Power {
  static constexpr bool kRaids = false;  // takes cards from guilds; its guild does not raid itself
  static constexpr bool kCopied = true;  // another player can use its guild's power

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

  // The effect for the viewer in the current position, if the general text is not enough; otherwise empty.
  static std::string effect(const View& /*view*/, Spent /*spent*/) { return {}; }
};

}  // namespace roundtable::medievallons
