#pragma once

// Positions (docs/position.md) by variation, as in parts.h. The engine of the page's tables leaves them out.

#include <span>
#include <string_view>

#include "engine/academy/actions.h"
#include "engine/core/position_fields.h"

namespace roundtable::academy {

struct FaultFinder;
struct Position;
class PositionReader;
struct Refusals;

// Why answers to a question are illegal.
struct QuestionRefusals {
  Phase phase;
  void (*find)(Refusals&);
};

struct PositionParts {
  std::span<const std::string_view> fields;
  void (*read)(PositionReader&) = nullptr;
  // `cards_are_out`: between the deal and the end of the round.
  void (*write)(JsonWriter&, const State&, bool cards_are_out) = nullptr;
  void (*find_faults)(const FaultFinder&) = nullptr;
  // Adds secrets that the position does not list, once the cards are dealt.
  void (*fill_in)(Position&, Rng&) = nullptr;
  std::span<const QuestionRefusals> refusals;
  std::span<const FaultRule> fault_rules;
};

std::span<const PositionParts* const> all_position_parts();

}  // namespace roundtable::academy
