#include "server/net/headers.h"

#include <gtest/gtest.h>

#include <vector>

namespace roundtable::server::net {
namespace {

TEST(Headers, WordsOfAListAreFoundWhateverTheirCase) {
  EXPECT_TRUE(has_word("keep-alive, Upgrade", "upgrade"));
  EXPECT_TRUE(has_word("WebSocket", "websocket"));
  EXPECT_FALSE(has_word("keep-alive, upgraded", "upgrade"));
  EXPECT_FALSE(has_word("", "upgrade"));
}

TEST(Headers, TheLastOfAListIsWhatTheNearestProxyAdded) {
  EXPECT_EQ(last_of("203.0.113.9, 10.0.0.1 , 192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(last_of(" 192.0.2.7 "), "192.0.2.7");
  EXPECT_EQ(last_of(""), "");
}

TEST(Headers, TheTokenIsInAuthorizationOrCookie) {
  EXPECT_EQ(token_in("Bearer abc", ""), "abc");
  EXPECT_EQ(token_in("bearer  abc ", "roundtable=def"), "abc");
  EXPECT_EQ(token_in("", "theme=dark; roundtable=def; x=y"), "def");
  EXPECT_EQ(token_in("", "roundtable=def, x=y"), "def");
  EXPECT_EQ(token_in("", "notroundtable=1; ROUNDTABLE=2; roundtables=3"), "");
  EXPECT_EQ(token_in("Basic abc", ""), "");
}

TEST(Headers, JsonMayNameItsCharset) {
  EXPECT_TRUE(is_json("application/json"));
  EXPECT_TRUE(is_json("Application/JSON; charset=utf-8"));
  for (const char* other :
       {"", "text/plain", "application/jsonp", "application/json-seq", "text/plain; application/json"})
    EXPECT_FALSE(is_json(other)) << other;
}

TEST(Headers, AHostHasNoOddCharacters) {
  for (const char* host : {"localhost", "localhost:8080", "play.example.org", "127.0.0.1:1", "[::1]:80"})
    EXPECT_TRUE(is_host(host)) << host;
  for (const char* host : {"", "a, b", "a/b", "a@b", "a b", "a\"", "\xC3\xA9"}) EXPECT_FALSE(is_host(host)) << host;
}

TEST(Headers, AnOriginMustBeOurs) {
  const std::vector<std::string> others = {"https://friend.example"};
  const auto may = [&](const char* origin, const char* scheme = "http") {
    return may_ask(origin, scheme, "play.example:8080", others);
  };
  EXPECT_TRUE(may("http://play.example:8080"));
  EXPECT_TRUE(may("HTTP://Play.Example:8080"));
  EXPECT_TRUE(may("https://play.example:8080", "https"));
  EXPECT_TRUE(may("https://play.example:8080", ""));
  EXPECT_TRUE(may("http://play.example:8080", ""));
  EXPECT_TRUE(may("https://friend.example"));
  for (const char* origin :
       {"", "null", "https://play.example:8080", "http://play.example", "http://play.example:80801",
        "http://evil.example", "http://play.example:8080.evil.example", "play.example:8080",
        "https://friend.example.evil", "ws://play.example:8080"})
    EXPECT_FALSE(may(origin)) << origin;
  EXPECT_FALSE(may_ask("http://", "http", "", {}));
}

TEST(Headers, EncodingsWithWeightZeroAreRefused) {
  const auto both = read_accept_encoding("gzip, deflate, br");
  EXPECT_TRUE(both.gzip && both.brotli);
  const auto weighted = read_accept_encoding("GZIP;q=0.5, br;q=0");
  EXPECT_TRUE(weighted.gzip);
  EXPECT_FALSE(weighted.brotli);
  const auto none = read_accept_encoding("gzip; q=0.000, br ;q=0.0, identity");
  EXPECT_FALSE(none.gzip || none.brotli);
  const auto absent = read_accept_encoding("");
  EXPECT_FALSE(absent.gzip || absent.brotli);
}

TEST(Headers, EtagsMatchWeaklyAndInLists) {
  EXPECT_TRUE(has_etag("\"a\"", "\"a\""));
  EXPECT_TRUE(has_etag("\"x\", W/\"a\"", "\"a\""));
  EXPECT_TRUE(has_etag("*", "\"a\""));
  EXPECT_FALSE(has_etag("\"aa\", a", "\"a\""));
  EXPECT_FALSE(has_etag("", "\"a\""));
}

}  // namespace
}  // namespace roundtable::server::net
