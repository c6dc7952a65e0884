#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "server/live/announced_turns.h"
#include "server/live/peer_entries.h"
#include "server/live/peer_presence.h"
#include "server/live/save_state.h"
#include "server/live/table_connections.h"
#include "server/table/table.h"

namespace roundtable::server {

// A table in memory, with its connections, its state in the store and the knowledge of peers.
struct LiveTable {
  // A new table. For a loaded one `saved` and `announced` are set, too.
  explicit LiveTable(std::unique_ptr<Table> made) : table(std::move(made)), connections(table->n()) {}

  bool is_unconfirmed() const { return saved.is_unconfirmed(*table); }
  // Whether a bot searches the current decision.
  bool is_searching() const {
    return std::any_of(std::begin(searched.items), std::end(searched.items),
                       [&](const auto& decision) { return decision == table->decision(); });
  }

  std::unique_ptr<Table> table;
  TableConnections connections;
  SaveState saved;
  AnnouncedTurns announced;
  PeerPresence peers;
  PeerEntries peer_entries;
  Millis used = 0;
  bool start_scheduled = false;       // a timer will start the game: all matched players are here
  bool host_check_scheduled = false;  // a timer will check whether the host is still away
  Per<Seat, std::optional<std::int64_t>, kMaxSeats> searched;  // the decision that each seat's bot searches
};

}  // namespace roundtable::server
