#pragma once

#include <string>
#include <string_view>

#include "server/base/log.h"
#include "server/base/refusal.h"
#include "server/net/bucket.h"
#include "server/observability/request_timing.h"
#include "server/observability/traces.h"

namespace roundtable::server {

// What the log is told of people: who came in, who was sent away, and what they waited for, of which there may be
// traces, too. `what` they wanted is a method and path, or the name of a message; never what they wrote. Whatever is
// sent, there are at most so many lines a second, and the next one says how many were left out.
class EventLog {
 public:
  explicit EventLog(Traces& traces) : traces_(traces) {}

  void came_in(std::string_view how, const std::string& address, const std::string& user);
  void refused(std::string_view what, const std::string& address, const std::string& user, const Refused& why);

  // What somebody asked over HTTP.
  struct Question {
    std::string method, path;
    std::optional<TraceParent> parent;
    net::Micros since = 0;
    bool routed = false;  // it was looked whether there is such a path

    std::string what() const;
  };
  void answered(const Question& question, int status);
  // What somebody did at a table. If it came from a page that traces, that may have more to say of it.
  std::optional<PageChoice> stored(const RequestTiming& timing, const BatchTiming& batch_timing);
  void drawn(PageChoice choice, const PageTimes& times);
  // A message of theirs was refused.
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
