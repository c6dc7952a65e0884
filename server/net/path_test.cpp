#include "server/net/path.h"

#include <gtest/gtest.h>

namespace roundtable::server::net {
namespace {

TEST(Path, IsDecodedAndTheQueryIsNot) {
  const auto target = read_target("/api/v1/tables/a%20b%C3%A9?list=open&before=%31");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/api/v1/tables/a b\u00e9");
  EXPECT_EQ(target->query, "list=open&before=%31");
}

TEST(Path, OfAWholeAddressIsWhatFollowsTheHost) {
  EXPECT_EQ(read_target("http://example.org/a?b")->path, "/a");
  EXPECT_EQ(read_target("https://example.org")->path, "/");
}

TEST(Path, NamesWithDotsAreFine) {
  for (const char* path : {"/a.b", "/..a", "/a..", "/...", "/.well-known/x", "//"})
    EXPECT_TRUE(read_target(path)) << path;
}

TEST(Path, WhatLeadsElsewhereIsRefused) {
  for (const char* path :
       {"",          "*",       "a",     "../x",    "/..",    "/../x",  "/a/../x",  "/a/..",  "/./x",
        "/%2e%2e/x", "/%2E./x", "/.%2e", "/..%2fx", "/a%2Fb", "/..\\x", "/a\\b",    "/%5c..", "/a%00",
        "/a%0d%0a",  "/%7f",    "/%",    "/%2",     "/%zz",   "/%2g",   "/a/%2e%2e"})
    EXPECT_FALSE(read_target(path)) << path;
}

TEST(Path, IsDecodedOnceOnly) { EXPECT_EQ(read_target("/%252e%252e/x")->path, "/%2e%2e/x"); }

}  // namespace
}  // namespace roundtable::server::net
