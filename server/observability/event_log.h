#pragma once

#include <string>
#include <string_view>

#include "server/base/log.h"
#include "server/base/refusal.h"
#include "server/net/bucket.h"
#include "server/observability/request_timing.h"
#include "server/observability/traces.h"

namespace roundtable::server {

// Log lines and traces about requests: logins, refusals, slow requests. `what` is a method and path, or the name of a
// message, never its content. The number of lines per second is limited; the next line reports how many were left out.
class EventLog {
 public:
  explicit EventLog(Traces& traces) : traces_(traces) {}

  void came_in(std::string_view how, const std::string& address, const std::string& user);
  void refused(std::string_view what, const std::string& address, const std::string& user, const Refused& why);

  // An HTTP request.
  struct Question {
    std::string method, path;
    std::optional<TraceParent> parent;
    net::Micros since = 0;
    std::string_view route;  // the pattern of its path; empty: no call has this path

    std::string what() const;
  };
  void answered(const Question& question, int status);
  // A stored action at a table. If the page traces it, the result waits for the page's own times (`drawn`).
  std::optional<PageChoice> stored(const RequestTiming& timing, const BatchTiming& batch_timing);
  void drawn(PageChoice choice, const PageTimes& times);
  // A refused message of a client.
  void turned_down(std::string_view what, net::Micros since, const std::optional<TraceParent>& parent,
                   const Refused& why);

  const Traces& traces() const { return traces_; }

 private:
  bool has_room();
  void say_what_is_left_out(LogLine& line);

  Traces& traces_;
  net::Bucket bucket_;
  std::int64_t left_out_ = 0;
};

}  // namespace roundtable::server
