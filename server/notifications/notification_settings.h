#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "server/store/store.h"

namespace roundtable::server {

// How somebody wants to be told that it is their turn while they do not look.
struct NotificationSettings {
  enum class When : std::uint8_t { EachTurn, LastHour, Never };
  struct Quiet {
    int from = 0, to = 0;  // minutes of their day
    int offset = 0;        // minutes that their clocks are ahead of UTC
  };

  std::optional<Quiet> quiet;
  std::map<std::string, When> tables;  // those that are not EachTurn

  // What somebody sent; throws Refused.
  static NotificationSettings from_json(std::string_view text);
  // What the store has; none if it cannot be read.
  static NotificationSettings from_store(std::string_view text);
  std::string json() const;

  When at(const std::string& table) const;
  // When it is not quiet any more; nothing if it is not now.
  std::optional<Millis> quiet_until(Millis now) const;
};

}  // namespace roundtable::server
