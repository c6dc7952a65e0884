#pragma once

#include "server/accounts/blocks.h"
#include "server/api/controllers/table_calls.h"
#include "server/api/route.h"
#include "server/live/limits.h"
#include "server/observability/metrics.h"
#include "server/persistence/save_queue.h"

namespace roundtable::server {

// Blocking people, reporting them, and the moderator's calls at a table.
class ModerationController {
 public:
  ModerationController(StoreThread& store, TableCalls& at_table, SaveQueue& saves, Limits& limits, Blocks& blocks,
                       Metrics& metrics)
      : store_(store), at_table_(at_table), saves_(saves), limits_(limits), blocks_(blocks), metrics_(metrics) {}
  static const Routes<ModerationController>& routes();

 private:
  void show_blocked(const CallPtr& call);
  void block(const CallPtr& call);
  void unblock(const CallPtr& call);
  void silence(const CallPtr& call);
  void remove(const CallPtr& call);
  void report(const CallPtr& call);

  StoreThread& store_;
  TableCalls& at_table_;
  SaveQueue& saves_;
  Limits& limits_;
  Blocks& blocks_;
  Metrics& metrics_;
};

}  // namespace roundtable::server
