#pragma once

#include <string>

#include "server/admin/retention.h"
#include "server/api/api.h"
#include "server/live/table_service.h"
#include "server/net/net.h"
#include "server/notifications/webhook.h"
#include "server/observability/trace_export.h"

namespace roundtable::server {

struct ServeOptions {
  NetOptions net;
  TableServiceOptions tables;
  ApiOptions api;
  NoticeOptions notifications;
  WebhookOptions webhook;
  RetentionOptions retention;
  TraceOptions traces;
  Millis slow = 1000;             // what takes so long is in the log; 0: nothing
  bool retention_report = false;  // only says what would go
  std::string store;              // empty: default_store()
  std::string backups;            // a folder for those that are asked for while it runs; empty: none
  std::string words;              // a file of words that are not wanted; empty: none
  std::string version;            // of this program
  int bot_threads = 0;            // threads for bots; 0: one a core
};

// Until a signal ends it. Returns the exit status; says on the output where it listens, and on the error stream what
// went wrong and what to do.
int serve(const ServeOptions& options);

}  // namespace roundtable::server
