#pragma once

#include <string>
#include <string_view>

#include "server/log.h"
#include "server/net/bucket.h"
#include "server/refusal.h"
#include "server/save_queue.h"

namespace roundtable::server {

// What the log is told of people: who came in, who was sent away, and what they waited for. `what` they wanted is a
// method and path, or the name of a message; never what they wrote. Whatever is sent, there are at most so many lines a
// second, and the next one says how many were left out.
class EventLog {
 public:
  explicit EventLog(Millis slow) : slow_(slow) {}

  void came_in(std::string_view how, const std::string& address, const std::string& user);
  void refused(std::string_view what, const std::string& address, const std::string& user, const Refused& why);
  // If it took longer than the host wants to hear of.
  void answered(std::string_view what, net::Micros since, int status);
  void stored(std::string_view what, const std::string& table, net::Micros since, const SaveQueue::Journey& journey);

 private:
  bool is_slow(net::Micros took) const { return slow_ > 0 && took >= slow_ * 1000; }
  bool has_room();
  void say_what_is_left_out(LogLine& line);

  Millis slow_;
  net::Bucket bucket_;
  std::int64_t left_out_ = 0;
};

}  // namespace roundtable::server
