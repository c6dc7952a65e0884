#include "server/cluster/servers.h"

#include <gtest/gtest.h>

#include "server/base/refusal.h"

namespace roundtable::server {

namespace {

const Servers kServers = {
    {.node = {.id = "a1f0", .alive = true}, .here = true, .figures = {.where = "play-1:8080"}},
    {.node = {.id = "a2f0", .alive = true}, .figures = {.where = "play-2:8080"}},
    {.node = {.id = "b3f0", .alive = true}, .figures = {.where = "play-2:8081"}},
    {.node = {.id = "c4f0", .alive = true}},
    {.node = {.id = "d5f0", .alive = false}, .figures = {.where = "play-5:8080"}},
};

std::string called(const std::string& name) { return server_called(kServers, name).node.id; }
std::string refused(const std::string& name) {
  try {
    return "found " + called(name);
  } catch (const Refused& refusal) {
    return refusal.what();
  }
}

TEST(Servers, AreCalledByIdOrByWhereTheyAre) {
  EXPECT_EQ(called(""), "a1f0") << "the one that is asked";
  EXPECT_EQ(called("a2f0"), "a2f0");
  EXPECT_EQ(called("b"), "b3f0");
  EXPECT_EQ(called("play-1"), "a1f0");
  EXPECT_EQ(called("play-2:8081"), "b3f0");
}

TEST(Servers, OneThatCannotBeMeantIsRefusedWithWhatCan) {
  EXPECT_EQ(refused("play"), "server: found `play`, allowed: play-1:8080, play-2:8080, play-2:8081, c4f0");
  EXPECT_EQ(refused("play-5"), "server: found `play-5`, allowed: play-1:8080, play-2:8080, play-2:8081, c4f0")
      << "it is lost";
  EXPECT_EQ(refused("play-2"), "server: found `play-2`, which fits several servers: play-2:8080, play-2:8081");
  EXPECT_EQ(refused("a"), "server: found `a`, which fits several servers: play-1:8080, play-2:8080");
}

TEST(Servers, WhatOneDoesNotTellIsLeftOut) {
  JsonWriter out;
  write_servers(out, {{.node = {.id = "c4f0", .started = 1, .seen = 2, .leases = 3, .alive = true}},
                      {.node = {.id = "a2f0"}, .here = true, .figures = {.where = "play-2:8080", .people = 0}}});
  EXPECT_EQ(out.text(),
            R"([{"id":"c4f0","here":false,"started":1,"seen":2,"leases":3,"alive":true,"worries":[]},)"
            R"({"id":"a2f0","here":true,"started":0,"seen":0,"leases":0,"alive":false,"where":"play-2:8080",)"
            R"("people":0,"worries":[]}])");
}

}  // namespace

}  // namespace roundtable::server
