#pragma once

#include "server/api/route.h"
#include "server/live/table_service.h"
#include "server/observability/metrics.h"

namespace roundtable::server {

// Blocking people, reporting them, and the moderator's calls at a table.
class ModerationController {
 public:
  ModerationController(StoreThread& store, TableService& tables, Metrics& metrics)
      : store_(store), tables_(tables), metrics_(metrics) {}
  static const Routes<ModerationController>& routes();

 private:
  void show_blocked(const CallPtr& call);
  void block(const CallPtr& call);
  void unblock(const CallPtr& call);
  void silence(const CallPtr& call);
  void remove(const CallPtr& call);
  void report(const CallPtr& call);

  StoreThread& store_;
  TableService& tables_;
  Metrics& metrics_;
};

}  // namespace roundtable::server
