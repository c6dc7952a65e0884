#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bench/load/stream.h"

namespace roundtable::load {

struct Request {
  std::string path;  // after /api/v1/
  std::string token;
  std::string body;
  using Done = std::function<void(const std::string& headers, const std::string& body)>;
  Done done;
};

// An HTTP client with several connections, which take queued requests as soon as they are free.
class HttpConnections {
 public:
  HttpConnections(Address address, std::string host, const Poller& poller, std::size_t count);
  ~HttpConnections();
  HttpConnections(const HttpConnections&) = delete;
  HttpConnections& operator=(const HttpConnections&) = delete;

  void post(Request request);
  bool idle() const { return busy_ == 0 && waiting_.empty(); }

 private:
  class Connection;
  void serve();

  Address address_;
  std::string host_;
  const Poller& poller_;
  std::deque<Request> waiting_;
  std::vector<std::unique_ptr<Connection>> connections_;
  int busy_ = 0;
};

}  // namespace roundtable::load
