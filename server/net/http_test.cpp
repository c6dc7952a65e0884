#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/net/raw_client_test.h"
#include "server/net/running_test.h"

namespace roundtable::server::net {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

auto is_refused(int status, const std::string& code) {
  return AllOf(StartsWith("HTTP/1.1 " + std::to_string(status) + " "),
               HasSubstr("{\"error\":{\"code\":\"" + code + "\","));
}

TEST(Http, TheServiceHearsWhatWasAsked) {
  Running server;
  RawClient client(server.port);
  EXPECT_THAT(
      client.get("/api/v1/a%20b?x=%31", "Cookie: roundtable=abc\r\n"),
      AllOf(StartsWith("HTTP/1.1 200 OK\r\n"), EndsWith("GET /api/v1/a b ?x=%31 token=abc from=127.0.0.1 local ")));
  EXPECT_THAT(client.post("/api/v1/x", "{}", "Authorization: Bearer def\r\n"),
              EndsWith("POST /api/v1/x ? token=def from=127.0.0.1 local {}"));
  EXPECT_THAT(client.get("/healthz"), HasSubstr("GET /healthz "));
  EXPECT_THAT(client.get("/metrics"), HasSubstr("GET /metrics "));
  EXPECT_EQ(server.counts().requests, 4);
}

TEST(Http, TheProxyInFrontSaysWhoSomebodyIs) {
  Running server({.vouching_header = "X-Club"});
  RawClient client(server.port);
  EXPECT_THAT(client.get("/api/x", "X-Club: Ann\r\n"), HasSubstr(" vouched=Ann "));
  EXPECT_THAT(client.get("/api/x", "x-club: \xC3\x89lodie\r\n"), HasSubstr(" vouched=\xC3\x89lodie "));
  for (const char* nobody : {"", "X-Club: \r\n", "X-Clubs: Ann\r\n", "X_Club: Ann\r\n"}) {
    EXPECT_THAT(client.get("/api/x", nobody), AllOf(StartsWith("HTTP/1.1 200"), Not(HasSubstr("vouched")))) << nobody;
  }
  for (const std::string twice :
       {"X-Club: Bert\r\nX-Club: Ann\r\n", "X-Club: \r\nx-club: Ann\r\n", "X-Club: Ann\r\nX-Club: \r\n"}) {
    EXPECT_THAT(client.get("/api/x", twice), is_refused(403, "not-yours")) << twice;
    EXPECT_THAT(client.upgrade("/api/v1/ws", twice), is_refused(403, "not-yours")) << twice;
  }
}

TEST(Http, NobodyElseSaysWhoSomebodyIs) {
  Running peer({.behind_proxy = true, .vouching_header = "X-Club", .proxies = {"192.0.2.7", "2001:db8::7"}});
  RawClient client(peer.port);
  for (const char* forwarded : {"", "X-Forwarded-For: 192.0.2.7\r\n", "X-Forwarded-For: 127.0.0.1\r\n",
                                "Forwarded: for=192.0.2.7\r\n", "X-Real-IP: 192.0.2.7\r\n"}) {
    EXPECT_THAT(client.get("/api/x", std::string(forwarded) + "X-Club: Ann\r\n"), is_refused(403, "not-yours"))
        << forwarded;
  }
  EXPECT_THAT(client.get("/api/x", "Authorization: Bearer abc\r\n"), HasSubstr(" token=abc "));
  EXPECT_THAT(client.upgrade("/api/v1/ws", "X-Club: Ann\r\n"), is_refused(403, "not-yours"));
  Running here({.vouching_header = "X-Club", .proxies = {"192.0.2.7", "127.0.0.1"}});
  EXPECT_THAT(RawClient(here.port).get("/api/x", "X-Club: Ann\r\n"), HasSubstr(" vouched=Ann "));
  Running plain;
  EXPECT_THAT(RawClient(plain.port).get("/api/x", "X-Club: Ann\r\n"),
              AllOf(StartsWith("HTTP/1.1 200"), Not(HasSubstr("vouched"))));
}

TEST(Http, AnswersMayComeLater) {
  Running server;
  RawClient client(server.port);
  EXPECT_THAT(client.get("/api/later"), HasSubstr("GET /api/later"));
  EXPECT_THAT(client.get("/api/later"), HasSubstr("GET /api/later"));
}

TEST(Http, ASecondAnswerIsIgnored) {
  Running server;
  RawClient client(server.port);
  EXPECT_THAT(client.get("/api/twice"), HasSubstr("GET /api/twice"));
  EXPECT_THAT(client.get("/api/next"), HasSubstr("GET /api/next"));
}

TEST(Http, WhoAsksMayBeGoneBeforeTheAnswer) {
  Running server;
  for (int i = 0; i < 5; ++i) {
    RawClient client(server.port);
    client.write("GET /api/later HTTP/1.1\r\nHost: here\r\n\r\n");
  }
  RawClient client(server.port);
  EXPECT_THAT(client.get("/api/later"), HasSubstr("GET /api/later"));
}

TEST(Http, RequestsInOnePieceAreAnsweredInOrder) {
  Running server;
  RawClient client(server.port);
  std::string all = "\r\n";
  for (int i = 0; i < 30; ++i)
    all += "GET /api/" + std::string(i % 3 == 0 ? "later" : "now") + "?" + std::to_string(i) +
           " HTTP/1.1\r\nHost: here\r\n\r\n";
  client.write(all);
  for (int i = 0; i < 30; ++i) EXPECT_THAT(client.response(), HasSubstr(" ?" + std::to_string(i) + " "));
}

TEST(Http, ARequestMayComeByteByByte) {
  Running server;
  RawClient client(server.port);
  for (const char byte : std::string("POST /api/x HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
                                     "Content-Length: 2\r\n\r\n{}"))
    client.write(std::string_view(&byte, 1));
  EXPECT_THAT(client.response(), EndsWith(" local {}"));
}

TEST(Http, HeadIsGetWithoutBody) {
  Running server;
  RawClient client(server.port);
  for (const char* target : {"/api/x", "/"}) {
    client.write("HEAD " + std::string(target) + " HTTP/1.1\r\nHost: here\r\n\r\n");
    const std::string head = client.response(false);
    EXPECT_THAT(head,
                AllOf(StartsWith("HTTP/1.1 200 OK\r\n"), EndsWith("\r\n\r\n"), Not(HasSubstr("Content-Length: 0"))));
  }
  EXPECT_THAT(client.get("/api/x"), HasSubstr("GET /api/x"));
}

TEST(Http, TheConnectionIsKeptOrClosedAsAsked) {
  Running server;
  RawClient closing(server.port);
  EXPECT_THAT(closing.get("/api/x", "Connection: close\r\n"), HasSubstr("Connection: close\r\n"));
  EXPECT_TRUE(closing.closes());
  RawClient old(server.port);
  EXPECT_THAT(old.ask("GET /api/x HTTP/1.0\r\n\r\n"), HasSubstr("Connection: close\r\n"));
  EXPECT_TRUE(old.closes());
}

TEST(Http, ABodyMayWaitForPermission) {
  Running server;
  RawClient client(server.port);
  EXPECT_EQ(client.ask("POST /api/x HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 2\r\n"
                       "Expect: 100-continue\r\n\r\n"),
            "HTTP/1.1 100 Continue\r\n\r\n");
  EXPECT_THAT(client.ask("{}"), EndsWith(" local {}"));
}

TEST(Http, EveryAnswerTellsBrowsersToBeCareful) {
  Running server;
  RawClient client(server.port);
  for (const char* target : {"/", "/api/x", "/none.txt", "/%2e%2e/x"})
    EXPECT_THAT(client.get(target), AllOf(HasSubstr("\r\nContent-Security-Policy: default-src 'self'; "),
                                          HasSubstr("\r\nX-Content-Type-Options: nosniff\r\n"),
                                          HasSubstr("\r\nReferrer-Policy: no-referrer\r\n"), HasSubstr("\r\nDate: ")))
        << target;
  EXPECT_THAT(client.get("/api/x"), HasSubstr("\r\nCache-Control: no-store\r\n"));
}

TEST(Http, WhatIsMalformedIsRefusedAndClosed) {
  Running server;
  for (const char* bytes :
       {"hello\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", "\x16\x03\x01\r\n\r\n",
        "POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
        "POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: identity\r\n\r\n{}"}) {
    RawClient client(server.port);
    EXPECT_THAT(client.ask(bytes), is_refused(400, "bad-request")) << bytes;
    EXPECT_TRUE(client.closes());
  }
}

TEST(Http, ABodyMustSayHowLongItIs) {
  Running server;
  for (const char* rest : {"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
                           "Transfer-Encoding: identity\r\n\r\n{}", "Transfer-Encoding: gzip\r\n\r\n{}"}) {
    RawClient client(server.port);
    EXPECT_THAT(client.ask(std::string("POST /api/x HTTP/1.1\r\nHost: here\r\n") + rest),
                is_refused(411, "bad-request"))
        << rest;
    EXPECT_TRUE(client.closes());
  }
}

TEST(Http, WhoSendsHalfARequestAndLeavesIsForgotten) {
  Running server;
  RawClient client(server.port);
  client.write("GET / HTTP/1.1\r\nHost: he");
  client.half_close();
  EXPECT_EQ(client.response(), "");
  EXPECT_TRUE(client.closes());
}

TEST(Http, WhatIsTooLargeIsRefusedAndClosed) {
  Running server;
  RawClient header(server.port);
  EXPECT_THAT(header.get("/", "X: " + std::string(9000, 'x') + "\r\n"), is_refused(431, "too-large"));
  EXPECT_TRUE(header.closes());
  RawClient body(server.port);
  EXPECT_THAT(body.post("/api/x", std::string(16 * 1024 + 1, 'x')), is_refused(413, "too-large"));
  EXPECT_TRUE(body.closes());
  RawClient fine(server.port);
  EXPECT_THAT(fine.post("/api/x", std::string(16 * 1024, 'x')), StartsWith("HTTP/1.1 200 "));
}

TEST(Http, AHeaderThatNeverEndsIsGivenUp) {
  Running server({.header_seconds = 1});
  RawClient slow(server.port), silent(server.port), after_one(server.port);
  EXPECT_THAT(after_one.get("/api/x"), StartsWith("HTTP/1.1 200 "));
  slow.write("GET / HT");
  EXPECT_THAT(slow.response(), StartsWith("HTTP/1.1 408 "));
  EXPECT_TRUE(slow.closes());
  EXPECT_TRUE(silent.closes());
  EXPECT_THAT(after_one.get("/api/x"), StartsWith("HTTP/1.1 200 "));
}

TEST(Http, AnIdleConnectionIsClosed) {
  Running server({.idle_seconds = 1});
  RawClient idle(server.port), waiting(server.port);
  EXPECT_THAT(idle.get("/api/x"), StartsWith("HTTP/1.1 200 "));
  waiting.write("GET /api/silent HTTP/1.1\r\nHost: here\r\n\r\n");
  EXPECT_TRUE(idle.closes());
  EXPECT_TRUE(waiting.closes());
  Running::wait_until([&] { return server.counts().connections == 0; });
}

TEST(Http, PostsMustBeJson) {
  Running server;
  RawClient client(server.port);
  EXPECT_THAT(
      client.ask("POST /api/x HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\nContent-Type: text/plain\r\n\r\n{}"),
      is_refused(415, "bad-json"));
  EXPECT_THAT(client.ask("POST /api/x HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\n{}"),
              is_refused(415, "bad-json"));
}

TEST(Http, OnlyOurPagesMayDoThings) {
  Running server({.origins = {"https://friend.example"}});
  RawClient client(server.port);
  for (const char* origin : {"http://here", "https://friend.example"})
    EXPECT_THAT(client.post("/api/x", "{}", "Origin: " + std::string(origin) + "\r\n"), StartsWith("HTTP/1.1 200 "))
        << origin;
  for (const char* origin :
       {"http://evil.example", "null", "https://here", "http://here:81", "http://here.evil.example"}) {
    EXPECT_THAT(client.post("/api/x", "{}", "Origin: " + std::string(origin) + "\r\n"),
                is_refused(403, "wrong-origin"));
    EXPECT_THAT(client.upgrade("/api/v1/ws", "Origin: " + std::string(origin) + "\r\n"),
                is_refused(403, "wrong-origin"));
  }
  EXPECT_THAT(client.get("/api/x", "Origin: http://evil.example\r\n"), StartsWith("HTTP/1.1 200 "));
}

TEST(Http, AProxyIsBelievedOnlyIfThereIsOne) {
  const std::string forwarded = "X-Forwarded-For: 203.0.113.9, 192.0.2.7\r\nX-Forwarded-Proto: https\r\n";
  Running alone;
  EXPECT_THAT(RawClient(alone.port).get("/api/x", forwarded), EndsWith(" from=127.0.0.1 "));
  Running behind({.behind_proxy = true});
  RawClient client(behind.port);
  EXPECT_THAT(client.get("/api/x", forwarded), EndsWith(" from=192.0.2.7 "));
  EXPECT_THAT(client.get("/api/x", "X-Forwarded-For: nonsense\r\n"), EndsWith(" from=127.0.0.1 "));
  EXPECT_THAT(client.get("/api/x"), EndsWith(" from=127.0.0.1 local "));
  EXPECT_THAT(client.post("/api/x", "{}", forwarded + "Origin: https://here\r\n"), StartsWith("HTTP/1.1 200 "));
  EXPECT_THAT(client.post("/api/x", "{}", forwarded + "Origin: http://here\r\n"), is_refused(403, "wrong-origin"));
}

TEST(Http, TooManyRequestsAreRefused) {
  Running server({.behind_proxy = true, .requests_per_second = 2});
  RawClient client(server.port);
  const auto refused_of = [&](const std::string& address) {
    int refused = 0;
    for (int i = 0; i < 30; ++i) {
      const std::string response = client.get("/api/x", "X-Forwarded-For: " + address + "\r\n");
      if (response.starts_with("HTTP/1.1 429 ") && response.find("\"too-many\"") != std::string::npos) ++refused;
    }
    return refused;
  };
  EXPECT_GT(refused_of("192.0.2.1"), 0);
  EXPECT_THAT(client.get("/api/x", "X-Forwarded-For: 192.0.2.2\r\n"), StartsWith("HTTP/1.1 200 "));
  EXPECT_GT(refused_of("2001:db8::1"), 0);
  EXPECT_GT(server.counts().refused, 0);
}

TEST(Http, FilesOfThePageDoNotUseUpTheRequestsOfAnAddress) {
  Running server({.requests_per_second = 2});
  RawClient client(server.port);
  for (int i = 0; i < 30; ++i) EXPECT_THAT(client.get("/assets/x.js"), Not(StartsWith("HTTP/1.1 429 "))) << i;
  EXPECT_THAT(client.get("/api/x"), StartsWith("HTTP/1.1 200 "));
  const auto comes_to_an_end = [](const auto& ask) {
    int tries = 0;
    while (tries < 5000 && !ask().starts_with("HTTP/1.1 429 ")) ++tries;
    return tries < 5000;
  };
  EXPECT_TRUE(comes_to_an_end([&] { return client.get("/api/x"); }));
  EXPECT_THAT(client.get("/assets/x.js"), Not(StartsWith("HTTP/1.1 429 ")));
  // Files have a limit of their own; a POST to a file counts as a request.
  EXPECT_TRUE(comes_to_an_end([&] { return client.get("/assets/x.js"); }));
  EXPECT_TRUE(comes_to_an_end([&] { return client.post("/assets/x.js", "{}"); }));
}

TEST(Http, TooManyConnectionsAreRefused) {
  Running server({.connections_per_address = 2});
  {
    RawClient one(server.port), two(server.port);
    EXPECT_THAT(one.get("/api/x"), StartsWith("HTTP/1.1 200 "));
    EXPECT_THAT(two.get("/api/x"), StartsWith("HTTP/1.1 200 "));
    RawClient three(server.port);
    EXPECT_THAT(three.get("/api/x"), is_refused(429, "too-many"));
    EXPECT_TRUE(three.closes());
    EXPECT_THAT(one.get("/api/x"), StartsWith("HTTP/1.1 200 "));
  }
  Running::wait_until([&] { return RawClient(server.port).get("/api/x").starts_with("HTTP/1.1 200 "); });
}

TEST(Http, TooManyConnectionsInAllAreRefused) {
  Running server({.connections = 1});
  RawClient one(server.port);
  EXPECT_THAT(one.get("/api/x"), StartsWith("HTTP/1.1 200 "));
  EXPECT_THAT(RawClient(server.port).get("/api/x"), is_refused(429, "too-many"));
}

}  // namespace
}  // namespace roundtable::server::net
