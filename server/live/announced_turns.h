#pragma once

#include <optional>
#include <vector>

#include "server/table/table.h"

namespace roundtable::server {

// The turns and the phase of a table as listeners of news were told.
class AnnouncedTurns {
 public:
  AnnouncedTurns() = default;
  // A table as loaded.
  explicit AnnouncedTurns(const Table& table)
      : turns_(table.play().turns()), known_(table.play().turns(TablePlay::DuringPause::Too)), phase_(table.phase()) {}

  const std::vector<Turn>& turns() const { return turns_; }
  std::optional<Phase> phase() const { return phase_; }
  // The news to announce; nullopt if neither turns nor phase have changed. `ours`: this server made the change.
  std::optional<TableNews> announce(const Table& table, bool ours);

 private:
  std::vector<Turn> turns_;
  std::vector<Turn> known_;  // turns that have begun, also during a pause
  std::optional<Phase> phase_;
};

}  // namespace roundtable::server
