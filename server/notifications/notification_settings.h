#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "server/store/store.h"

namespace roundtable::server {

// A person's settings for notifications about turns.
struct NotificationSettings {
  enum class When : std::uint8_t { EachTurn, LastHour, Never };
  struct Quiet {
    int from = 0, to = 0;  // minutes after midnight in local time
    int offset = 0;        // minutes that local time is ahead of UTC
  };

  std::optional<Quiet> quiet;
  std::map<std::string, When> tables;  // tables with a setting other than EachTurn

  // Reads a client's JSON; throws Refused.
  static NotificationSettings from_json(std::string_view text);
  // Reads stored JSON; default settings if it is invalid.
  static NotificationSettings from_store(std::string_view text);
  std::string json() const;

  When at(const std::string& table) const;
  // End of the quiet hours; empty if it is not quiet now.
  std::optional<Millis> quiet_until(Millis now) const;
};

}  // namespace roundtable::server
