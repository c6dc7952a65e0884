#pragma once

#include "engine/academy/game.h"

namespace roundtable::academy {

// Collects reasons why a choice is illegal. Every answer of the right form is either legal or listed with its reason,
// and so is giving none where a choice is required.
struct Refusals {
  Refusals(const State& state, Seat seat);

  // An answer to the question, for the seat itself or for the neutral.
  Action answer(int number) const { return legal[0].with(number); }
  void refuse(Action choice, const char* reason, const char* rule, const std::string& message,
              std::vector<std::string> values = {});
  void refuse(const std::string& choice, const char* reason, const char* rule, const std::string& message,
              std::vector<std::string> values = {});
  void refuse_none(const char* rule, const std::string& message);

  const OpenTable& table;
  CardSet hand;  // in Lancelot the player's six cards before they are assigned
  Choices legal;
  std::vector<Refusal> found;
};

}  // namespace roundtable::academy
