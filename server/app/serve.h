#pragma once

#include <string>

#include "server/admin/retention.h"
#include "server/api/api_options.h"
#include "server/live/table_service.h"
#include "server/net/net.h"
#include "server/notifications/notifications.h"
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
  Millis slow = 1000;             // log requests that take longer; 0: none
  bool retention_report = false;  // only print what retention would delete
  std::string store;              // empty: default_store()
  std::string backups;            // a folder for backups made while running; empty: none
  std::string words;              // a file of unwanted words; empty: none
  std::string version;            // of this program
  int bot_threads = 0;            // threads for bots; 0: one per core
};

// Serves until a signal arrives. Returns the exit status. Prints its address to the output, errors with advice to the
// error stream.
int serve(const ServeOptions& options);

}  // namespace roundtable::server
