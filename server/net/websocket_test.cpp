#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "server/net/raw_client_test.h"
#include "server/net/running_test.h"

namespace roundtable::server::net {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

// A client with an open WebSocket to that server.
class OpenClient : public RawClient {
 public:
  explicit OpenClient(const Running& server, const std::string& target = "/api/v1/ws", int receive_buffer = 0)
      : RawClient(server.port, receive_buffer) {
    EXPECT_THAT(upgrade(target), StartsWith("HTTP/1.1 101 "));
  }
};

TEST(WebSocket, IsOpenedAsTheStandardSays) {
  Running server;
  RawClient client(server.port);
  EXPECT_EQ(
      client.upgrade("/api/v1/ws", "Sec-WebSocket-Protocol: chat\r\nSec-WebSocket-Extensions: permessage-deflate\r\n"),
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n");
  client.say("hello");
  EXPECT_EQ(client.frame(), "hello");
  EXPECT_EQ(server.counts().websockets, 1);
}

TEST(WebSocket, AWrongHandshakeIsRefused) {
  Running server;
  RawClient client(server.port);
  const auto with = [&](const std::string& version, const std::string& key, const std::string& method = "GET") {
    return client.ask(method + " /api/v1/ws HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: WebSocket\r\n" +
                      "Sec-WebSocket-Version: " + version + "\r\nSec-WebSocket-Key: " + key + "\r\n\r\n");
  };
  const std::string key = "dGhlIHNhbXBsZSBub25jZQ==";
  EXPECT_THAT(with("8", key), AllOf(StartsWith("HTTP/1.1 426 "), HasSubstr("\r\nSec-WebSocket-Version: 13\r\n")));
  EXPECT_THAT(with("13", "short"), StartsWith("HTTP/1.1 400 "));
  EXPECT_THAT(with("13", key, "POST"), StartsWith("HTTP/1.1 400 "));
  EXPECT_THAT(client.upgrade("/api/refused"), AllOf(StartsWith("HTTP/1.1 401 "), HasSubstr("who are you?")));
  EXPECT_EQ(server.service.came, 0);
  EXPECT_THAT(with("13", key), StartsWith("HTTP/1.1 101 "));
}

TEST(WebSocket, MayBeAdmittedLater) {
  Running server;
  OpenClient client(server, "/api/later");
  client.say("hello");
  EXPECT_EQ(client.frame(), "hello");
}

TEST(WebSocket, WhoWaitsToBeAdmittedMayBeGone) {
  Running server;
  for (int i = 0; i < 5; ++i)
    RawClient(server.port)
        .write(
            "GET /api/later HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  Running::wait_until([&] { return server.service.answered_late == 5; });
  Running::wait_until([&] { return server.service.open == 0 && server.counts().connections == 0; });
}

TEST(WebSocket, MessagesMayFollowTheHandshakeAtOnce) {
  Running server;
  RawClient client(server.port);
  client.write(
      "GET /api/later HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: "
      "13\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" +
      masked(kText, "one") + masked(kText, "two"));
  EXPECT_THAT(client.response(), StartsWith("HTTP/1.1 101 "));
  EXPECT_EQ(client.frame(), "one");
  EXPECT_EQ(client.frame(), "two");
}

TEST(WebSocket, MessagesMayComeInPiecesOrAllAtOnce) {
  Running server({.messages_per_second = 0});
  OpenClient client(server);
  const std::string long_one(4096, 'x');
  for (const char byte : masked(kText, std::string(200, 'y')) + masked(kTextBegins, "a")) client.write({&byte, 1});
  client.write(masked(kPing, "still there?") + masked(kGoesOn, "b") + masked(kEnds, "c") + masked(kText, long_one));
  std::string all;
  for (int i = 0; i < 1000; ++i) all += masked(kText, std::to_string(i));
  client.write(all);
  EXPECT_EQ(client.frame(), std::string(200, 'y'));
  EXPECT_EQ(client.frame(), "pong still there?");
  EXPECT_EQ(client.frame(), "abc");
  EXPECT_EQ(client.frame(), long_one);
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(client.frame(), std::to_string(i));
  EXPECT_EQ(server.counts().messages, 1003);
}

TEST(WebSocket, SaysWhereItIsFrom) {
  Running server({.behind_proxy = true});
  RawClient client(server.port);
  client.upgrade("/api/v1/ws", "X-Forwarded-For: 192.0.2.7\r\n");
  client.say("address");
  EXPECT_EQ(client.frame(), "192.0.2.7");
}

TEST(WebSocket, IsClosedWithWhatWasWrong) {
  Running server;
  const std::vector<std::pair<std::string, std::string>> cases = {
      {masked(kBinary, "x"), "close 1003 only text messages are supported"},
      {masked(kText, "\xFF"), "close 1007 not UTF-8"},
      {masked(kText, std::string(4097, 'x')), "close 1009 message too large"},
      {masked(kTextBegins, std::string(4000, 'x')) + masked(kEnds, std::string(97, 'x')),
       "close 1009 message too large"},
      {std::string("\x81\x01x"), "close 1002 frames from clients must be masked"},
      {masked(0xF1, "x"), "close 1002 extensions are not supported"},
      {masked(kClose, ""), "close 1000 "},
      {masked(kClose, "\x0F\xA0 bye"), "close 4000 "},
      {masked(kText, "close"), "close 4001 as you wish"},
      {masked(kText, "close twice"), "close 4001 as you wish"},
  };
  for (const auto& [bytes, answer] : cases) {
    OpenClient client(server);
    client.write(bytes);
    EXPECT_EQ(client.frame(), answer);
    EXPECT_TRUE(client.closes());
  }
  Running::wait_until([&] { return server.counts().connections == 0; });
  EXPECT_EQ(server.service.left, static_cast<int>(cases.size()));
}

TEST(WebSocket, MayBeClosedWhileItOpens) {
  Running server;
  OpenClient client(server, "/api/closed");
  EXPECT_EQ(client.frame(), "close 4000 not today");
  EXPECT_TRUE(client.closes());
  Running::wait_until([&] { return server.service.left == 1; });
}

TEST(WebSocket, TooManyMessagesCloseIt) {
  Running server({.messages_per_second = 5});
  for (const unsigned kind : {kText, kPing, kPong}) {
    OpenClient client(server);
    std::string many;
    for (int i = 0; i < 100; ++i) many += masked(kind, "x");
    client.write(many);
    std::string answer;
    while ((answer = client.frame()) == "x" || answer == "pong x") {
    }
    EXPECT_EQ(answer, "close 1008 too many messages");
  }
}

TEST(WebSocket, ASlowReaderIsClosed) {
  Running server({.unsent = 200'000});
  OpenClient slow(server, "/api/v1/ws", 4096);
  slow.say("flood");
  Running::wait_until([&] { return server.counts().too_slow == 1 && server.service.left == 1; });
  OpenClient other(server);
  other.say("hello");
  EXPECT_EQ(other.frame(), "hello");
  std::string answer;
  while ((answer = slow.frame()).starts_with("xxx")) {
  }
  EXPECT_EQ(answer, "close 1013 the client reads too slowly");
}

TEST(WebSocket, AMessageThatIsLargeIsNoFaultOfItsReader) {
  Running server({.unsent = 200'000});
  OpenClient client(server, "/api/v1/ws", 4096);
  client.say("large");
  EXPECT_TRUE(client.frame() == std::string(500'000, 'x'));
  EXPECT_EQ(client.frame(), "large");
}

TEST(WebSocket, ASilentOneIsPingedAndThenClosed) {
  Running server({.idle_seconds = 2});
  OpenClient silent(server), alive(server);
  EXPECT_EQ(silent.frame(), "ping ");
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(alive.frame(), "ping ");
    alive.write(masked(kPong, ""));
  }
  EXPECT_EQ(silent.frame(), "gone");
  alive.say("hello");
  std::string answer;
  while ((answer = alive.frame()) == "ping ") {
  }
  EXPECT_EQ(answer, "hello");
}

TEST(WebSocket, AVisitorLeavesWhenThePeerIsGone) {
  Running server;
  for (int i = 0; i < 20; ++i) {
    OpenClient client(server);
    if (i % 2 == 0) client.say("hello");
  }
  Running::wait_until([&] { return server.service.left == 20; });
  EXPECT_EQ(server.service.came, 20);
}

TEST(WebSocket, ConnectionsOfAProxyAreCountedByWhoIsBehindIt) {
  Running server({.behind_proxy = true, .connections_per_address = 1});
  RawClient one(server.port), two(server.port), other(server.port);
  EXPECT_THAT(one.upgrade("/api/v1/ws", "X-Forwarded-For: 192.0.2.7\r\n"), StartsWith("HTTP/1.1 101 "));
  EXPECT_THAT(two.upgrade("/api/v1/ws", "X-Forwarded-For: 192.0.2.7\r\n"),
              AllOf(StartsWith("HTTP/1.1 429 "), HasSubstr("\"too-many\"")));
  EXPECT_THAT(other.upgrade("/api/v1/ws", "X-Forwarded-For: 192.0.2.8\r\n"), StartsWith("HTTP/1.1 101 "));
}

}  // namespace
}  // namespace roundtable::server::net
