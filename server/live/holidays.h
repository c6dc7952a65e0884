#pragma once

#include <array>
#include <functional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/live/live_tables.h"
#include "server/persistence/save_queue.h"

namespace roundtable::server {

// Vacations: time stands still for the person at tables with a day or more per decision. A person has a limited number
// of days within any year.
class Holidays {
 public:
  static constexpr std::int64_t kDaysAYear = 30;

  struct Holiday {
    Millis from = 0, until = 0;
  };
  // Oldest first, within the last year.
  using Taken = std::vector<Holiday>;

  explicit Holidays(SaveQueue& saves) : saves_(saves) {}

  static constexpr std::array<const char*, 1> kKinds = {"holiday"};
  // Reads all stored vacations, or the one that another server has changed; nullopt: deleted.
  void take(const std::vector<Note>& notes);
  void take(const std::string& kind, const std::string& id, const std::optional<Note>& note);
  // Starts or changes a vacation of so many days from now; 0 ends it. Throws Refused.
  void take(const User& user, std::int64_t days, Millis now);
  // Applies the vacations of the table's players.
  void tell(Table& table, Millis now) const;

  // {"until":…,"left":…,"days":30}
  void write(JsonWriter& out, const std::string& user, Millis now) const;
  // [[from,until],…]
  void write_taken(JsonWriter& out, const std::string& user, Millis now) const { write(out, of(user, now)); }

 private:
  static void write(JsonWriter& out, const Taken& taken);
  static Millis used(const Taken& taken, Millis now);
  Taken of(const std::string& user, Millis now) const;

  SaveQueue& saves_;
  std::unordered_map<std::string, Taken> taken_;
};

}  // namespace roundtable::server
