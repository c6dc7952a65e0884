#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <future>
#include <vector>

#include "server/net/raw_client_test.h"
#include "server/net/running_test.h"

namespace roundtable::server::net {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

TEST(Loop, WorkOfOtherThreadsIsDoneInOrder) {
  Running server;
  std::vector<int> done;
  std::promise<void> all;
  for (int i = 0; i < 1000; ++i)
    server.loop->post([&done, &all, i] {
      done.push_back(i);
      if (i == 999) all.set_value();
    });
  all.get_future().wait();
  ASSERT_EQ(done.size(), 1000U);
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(done[static_cast<std::size_t>(i)], i);
}

TEST(Loop, TimersComeInOrderOfTheirTime) {
  Running server;
  std::vector<int> done;
  std::promise<void> all;
  server.loop->post([&] {
    for (int i = 0; i < 3000; ++i)
      server.loop->after(i / 100, [&done, &all, i] {
        done.push_back(i / 100);
        if (done.size() == 3000) all.set_value();
      });
  });
  all.get_future().wait();
  EXPECT_TRUE(std::is_sorted(done.begin(), done.end()));
}

TEST(Loop, RunsWithoutAPortToo) {
  const auto loop = make_loop();
  int done = 0;
  loop->post([&] {
    loop->after(1, [&] {
      ++done;
      loop->stop(0);
    });
  });
  loop->run({});
  EXPECT_EQ(done, 1);
}

TEST(Loop, SignalsAreHeardOnItsThread) {
  const auto loop = make_loop();
  std::thread::id heard;
  loop->post([] { std::raise(SIGTERM); });
  loop->run([&] {
    heard = std::this_thread::get_id();
    loop->stop(0);
  });
  EXPECT_EQ(heard, std::this_thread::get_id());
}

TEST(Loop, APortInUseIsSaidSoWithWhatToDo) {
  Running server;
  const auto second = make_loop();
  EchoService service(*second);
  try {
    second->listen({.port = server.port}, service);
    ADD_FAILURE();
  } catch (const std::runtime_error& error) {
    EXPECT_THAT(error.what(), AllOf(HasSubstr("port " + std::to_string(server.port) + " of 127.0.0.1 is in use"),
                                    HasSubstr("--port")));
  }
}

TEST(Loop, AHostThatIsNotOursIsSaidSoWithWhatToDo) {
  for (const char* host : {"192.0.2.1", "no.such.host.invalid"}) {
    const auto loop = make_loop();
    EchoService service(*loop);
    try {
      loop->listen({.host = host, .port = 0}, service);
      ADD_FAILURE();
    } catch (const std::runtime_error& error) {
      EXPECT_THAT(error.what(), AllOf(HasSubstr(host), HasSubstr("127.0.0.1")));
    }
  }
}

TEST(Loop, StoppingClosesPolitely) {
  Running server;
  RawClient websocket(server.port), idle(server.port), waiting(server.port);
  EXPECT_THAT(websocket.upgrade(), StartsWith("HTTP/1.1 101 "));
  EXPECT_THAT(idle.get("/api/x"), StartsWith("HTTP/1.1 200 "));
  waiting.write("GET /api/held HTTP/1.1\r\nHost: here\r\n\r\n");
  Running::wait_until([&] { return server.counts().requests == 3; });
  websocket.say("flood");
  Running::wait_until([&] { return server.counts().messages == 1; });
  server.loop->stop(20'000);
  server.loop->post([&] { server.service.answer_held(); });
  EXPECT_TRUE(idle.closes());
  EXPECT_THAT(waiting.response(), AllOf(StartsWith("HTTP/1.1 200 "), HasSubstr("Connection: close\r\n")));
  EXPECT_TRUE(waiting.closes());
  std::string answer;
  while ((answer = websocket.frame()).starts_with("xxx")) {
  }
  EXPECT_THAT(answer, StartsWith("close 10"));
  websocket.hang_up();
  waiting.hang_up();
  idle.hang_up();
  server.stop();
  EXPECT_EQ(server.service.left, 1);
}

TEST(Loop, StoppingSendsWhatWaitsFirst) {
  Running server({.unsent = 0});
  RawClient websocket(server.port);
  EXPECT_THAT(websocket.upgrade(), StartsWith("HTTP/1.1 101 "));
  websocket.say("flood");
  Running::wait_until([&] { return server.counts().messages == 1; });
  server.loop->stop(20'000);
  int texts = 0;
  std::string answer;
  while ((answer = websocket.frame()).starts_with("xxx")) ++texts;
  EXPECT_EQ(texts, 1000);
  EXPECT_EQ(answer, "flood");
  EXPECT_EQ(websocket.frame(), "close 1012 the server is shutting down");
}

TEST(Loop, StoppingWaitsNoLongerThanItMay) {
  Running server({.unsent = 0});
  RawClient websocket(server.port, 4096);
  EXPECT_THAT(websocket.upgrade(), StartsWith("HTTP/1.1 101 "));
  websocket.say("flood");
  Running::wait_until([&] { return server.counts().messages == 1; });
  server.stop(50);
  EXPECT_EQ(server.service.left, 1);
}

}  // namespace
}  // namespace roundtable::server::net
