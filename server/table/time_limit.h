#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/json.h"
#include "server/base/fields.h"
#include "server/store/store.h"

namespace roundtable::server {

// How much time whoever is asked has: so many seconds for each decision, or a bank of their own for the whole game, to
// which something is added with each answer.
struct TimeLimit {
  static constexpr std::int64_t kDay = std::int64_t{24} * 60 * 60;

  std::int64_t seconds = 0;          // of a decision, or of a bank at the start
  std::optional<std::int64_t> plus;  // to the bank with each answer; nothing: there is no bank

  bool has_bank() const { return plus.has_value(); }
  // Such games take weeks: who is on holiday is not asked for.
  bool by_the_day() const { return !has_bank() && seconds >= kDay; }
  // What somebody has, whose bank holds so much.
  Millis allowance(Millis bank) const { return has_bank() ? bank : seconds * 1000; }

  void write(JsonWriter& out) const;
  // The field `clock`; nothing if there is none. Throws Refused.
  static std::optional<TimeLimit> read(const Fields& fields);
};

}  // namespace roundtable::server
