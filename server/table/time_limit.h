#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/json.h"
#include "server/base/fields.h"
#include "server/store/store.h"

namespace roundtable::server {

// A player's time: seconds for each decision, or a bank for the whole game with an increment for each answer.
struct TimeLimit {
  static constexpr std::int64_t kDay = std::int64_t{24} * 60 * 60;

  std::int64_t seconds = 0;          // per decision, or in the bank at the start
  std::optional<std::int64_t> plus;  // increment of the bank; nullopt: no bank

  bool has_bank() const { return plus.has_value(); }
  // Such games take weeks, so vacations stop their clocks.
  bool by_the_day() const { return !has_bank() && seconds >= kDay; }
  // The time for the current decision, given the bank.
  Millis allowance(Millis bank) const { return has_bank() ? bank : seconds * 1000; }

  void write(JsonWriter& out) const;
  // Reads the optional field `clock`. Throws Refused.
  static std::optional<TimeLimit> read(const Fields& fields);
};

}  // namespace roundtable::server
