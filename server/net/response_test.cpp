#include "server/net/response.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace roundtable::server::net {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(Response, AnErrorIsTheObjectOfTheProtocol) {
  const HttpResponse response = error_response(429, "too-many", "slow \"down\"");
  EXPECT_EQ(response.status, 429);
  EXPECT_EQ(response.body, R"({"error":{"code":"too-many","message":"slow \"down\""}})");
}

TEST(Response, DatesAreThoseOfHttp) {
  EXPECT_EQ(http_date(784111777), "Sun, 06 Nov 1994 08:49:37 GMT");
  EXPECT_EQ(http_date(0), "Thu, 01 Jan 1970 00:00:00 GMT");
}

TEST(Response, HasALengthAndIsNotKept) {
  const std::string head = head_of({.body = "{}"}, 2, true, "now");
  EXPECT_THAT(head,
              StartsWith("HTTP/1.1 200 OK\r\nDate: now\r\nContent-Type: application/json\r\nContent-Length: 2\r\n"));
  EXPECT_THAT(head, HasSubstr("\r\nCache-Control: no-store\r\n"));
  EXPECT_THAT(head, HasSubstr("\r\nX-Content-Type-Options: nosniff\r\n"));
  EXPECT_THAT(head, HasSubstr("\r\nContent-Security-Policy: default-src 'self';"));
  EXPECT_THAT(head, HasSubstr(" script-src 'self' 'wasm-unsafe-eval';"));
  EXPECT_THAT(head, Not(HasSubstr("Connection:")));
  EXPECT_THAT(head, Not(HasSubstr("Server:")));
  EXPECT_THAT(head, EndsWith("\r\n\r\n"));
}

TEST(Response, OwnCachingReplacesOurs) {
  const std::string head = head_of({.headers = {{"cache-control", "no-cache"}}}, 0, false, "now");
  EXPECT_THAT(head, HasSubstr("\r\ncache-control: no-cache\r\n"));
  EXPECT_THAT(head, Not(HasSubstr("no-store")));
  EXPECT_THAT(head, HasSubstr("\r\nConnection: close\r\n"));
}

TEST(Response, AValueCannotBeginAnotherHeader) {
  const std::string head = head_of({.headers = {{"X", "a\r\nSet-Cookie: b"}}}, 0, true, "now");
  EXPECT_THAT(head, HasSubstr("\r\nX: a  Set-Cookie: b\r\n"));
}

}  // namespace
}  // namespace roundtable::server::net
