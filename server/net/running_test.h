#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <utility>

#include "server/net/net.h"

namespace roundtable::server::net {

// A service that echoes requests, and whose sessions follow commands.
class EchoService : public Service {
 public:
  explicit EchoService(Loop& loop) : loop_(loop) {}

  void request(HttpRequest request, Reply reply) override {
    HttpResponse response{.body = request.method + " " + request.path + " ?" + request.query +
                                  " token=" + request.token + " from=" + request.address +
                                  (request.vouched.empty() ? "" : " vouched=" + request.vouched) +
                                  (request.admin.empty() ? "" : " admin=" + request.admin) +
                                  (request.local ? " local " : " ") + request.body};
    if (request.path == "/api/silent") return;
    if (request.path == "/api/held") {
      held_ = [reply, response] { reply(response); };
      return;
    }
    if (request.path == "/api/twice") reply(response);
    if (request.path != "/api/later") return reply(response);
    loop_.after(20, [reply, response] { reply(response); });
  }

  void upgrade(HttpRequest request, Admit admit, Reply refuse) override {
    const auto make = [this](Connection& connection) { return std::make_unique<Echo>(*this, connection); };
    if (request.path == "/api/refused") return refuse({.status = 401, .body = "who are you?"});
    if (request.path == "/api/closed")
      return admit([this](Connection& connection) {
        connection.close(4000, "not today");
        return std::make_unique<Echo>(*this, connection);
      });
    if (request.path != "/api/later") return admit(make);
    loop_.after(20, [this, admit, make, refuse] {
      admit(make);
      refuse({.status = 500});  // too late: already answered
      ++answered_late;
    });
  }

  void answer_held() { held_(); }

  std::atomic<int> open = 0, came = 0, left = 0, wrong = 0, answered_late = 0;

 private:
  class Echo : public SocketSession {
   public:
    Echo(EchoService& service, Connection& connection) : service_(service), connection_(connection) {
      ++service_.came;
      ++service_.open;
    }
    ~Echo() override {
      if (busy_ || std::this_thread::get_id() != thread_) ++service_.wrong;
      connection_.send(std::make_shared<const std::string>("nobody hears this"));
      --service_.open;
      ++service_.left;
    }

    void message(std::string_view text) override {
      busy_ = true;
      if (text == "close") connection_.close(4001, "as you wish");
      if (text == "close twice") {
        connection_.close(4001, "as you wish");
        connection_.close(4002, "again");
      }
      if (text == "address") return send(connection_.address());
      if (text == "flood") flood();
      if (text == "large") send(std::string(500'000, 'x'));
      send(text);
      busy_ = false;
    }

   private:
    void send(std::string_view text) {
      connection_.send(std::make_shared<const std::string>(text));
      busy_ = false;
    }
    void flood() {
      const auto much = std::make_shared<const std::string>(64 * 1024, 'x');
      for (int i = 0; i < 1000; ++i) connection_.send(much);
    }

    EchoService& service_;
    Connection& connection_;
    std::thread::id thread_ = std::this_thread::get_id();
    bool busy_ = false;
  };

  Loop& loop_;
  std::function<void()> held_;
};

// A server on a free port with its own thread, during this object's lifetime.
class Running {
 public:
  explicit Running(NetOptions options = {}) : loop(make_loop()), service(*loop) {
    options.port = 0;
    port = loop->listen(options, service);
    thread_ = std::thread([this] { loop->run({}); });
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;
  ~Running() {
    stop();
    EXPECT_EQ(service.open, 0) << "visitors that were never destroyed";
    EXPECT_EQ(service.wrong, 0) << "visitors that were destroyed at a wrong moment";
  }

  void stop(std::int64_t milliseconds = 0) {
    loop->stop(milliseconds);
    if (thread_.joinable()) thread_.join();
  }

  // Waits, up to a limit, for the other thread.
  static void wait_until(const std::function<bool()>& condition) {
    for (int i = 0; i < 3000 && !condition(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    EXPECT_TRUE(condition());
  }

  // Reads them on the event loop.
  NetCounts counts() {
    std::atomic<bool> done = false;
    NetCounts counts;
    loop->post([&] {
      counts = loop->counts();
      done = true;
    });
    wait_until([&] { return done.load(); });
    return counts;
  }

  std::unique_ptr<Loop> loop;
  EchoService service;
  std::uint16_t port = 0;

 private:
  std::thread thread_;
};

}  // namespace roundtable::server::net
