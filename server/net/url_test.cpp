#include <gmock/gmock.h>

#include "server/net/outgoing.h"

namespace roundtable::server {

namespace {

TEST(UrlTest, IsReadInParts) {
  const auto url = read_url("https://push.example.org/send/a?b=c");
  ASSERT_TRUE(url);
  EXPECT_TRUE(url->secure);
  EXPECT_EQ(url->host, "push.example.org");
  EXPECT_EQ(url->port, 443);
  EXPECT_EQ(url->target, "/send/a?b=c");
  EXPECT_EQ(url->authority(), "push.example.org");
  EXPECT_EQ(url->origin(), "https://push.example.org");
  const auto local = read_url("http://[::1]:8065?x");
  ASSERT_TRUE(local);
  EXPECT_FALSE(local->secure);
  EXPECT_EQ(local->host, "::1");
  EXPECT_EQ(local->target, "/?x");
  EXPECT_EQ(local->authority(), "[::1]:8065");
  EXPECT_EQ(local->origin(), "http://[::1]:8065");
}

TEST(UrlTest, WhatCouldMeanSomethingElseIsNone) {
  for (const char* text : {"", "https://", "ftp://a/", "//a/", "https:///x", "https://user@host/", "https://a:0/",
                           "https://a:99999/", "https://a:b/", "https://a b/", "https://a\\b/", "https://a/#x",
                           "https://a/\n", "https://[::1/", "https://ä/"}) {
    EXPECT_FALSE(read_url(text)) << text;
  }
  EXPECT_FALSE(read_url("https://a/" + std::string(3000, 'x')));
}

TEST(StatusTest, IsWhatTheFirstLineSays) {
  EXPECT_EQ(read_status("HTTP/1.1 201 Created\r\n"), 201);
  EXPECT_EQ(read_status("HTTP/1.0 404 \r\n"), 404);
  EXPECT_EQ(read_status("HTTP/1.1 200\r\n"), 200);
  EXPECT_EQ(read_status("HTTP/1.1 503"), 503);
}

TEST(StatusTest, OfSomethingElseIsNone) {
  for (const char* line :
       {"", "\r\n", "HTTP/1.1", "HTTP/1.1 20", "HTTP/1.1 2010 Created", "HTTP/1.1 -20 x", "HTTP/1.1 099 x",
        "HTTP/1.1  20 x", "HTTP/2 200 OK\r\n", "SSH-2.0-OpenSSH_9.2\r\n", "http/1.1 200 OK"}) {
    EXPECT_FALSE(read_status(line)) << line;
  }
}

}  // namespace

}  // namespace roundtable::server
