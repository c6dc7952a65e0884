#include "server/cluster/node_figures.h"

#include <gtest/gtest.h>

namespace roundtable::server {

namespace {

const NodeFigures kBusy{.where = "play-2:8080",
                        .version = "0.2",
                        .people = 12,
                        .connections = 40,
                        .tables = 5,
                        .choices = 7'500,
                        .answers = 2'300,
                        .lag = 90,
                        .memory = 50'000'000,
                        .health_warnings = {{"loop-lags", 131'000}}};

TEST(NodeFigures, AreReadAsTheyWereWritten) {
  EXPECT_EQ(NodeFigures::read(kBusy.text()), kBusy);
  EXPECT_EQ(NodeFigures::read(NodeFigures().text()), NodeFigures());
}

TEST(NodeFigures, OfAnotherVersionWhatIsKnownIsRead) {
  const auto older = NodeFigures::read(R"({"meaning":1,"people":3})");
  EXPECT_EQ(older, NodeFigures{.people = 3}) << "nothing is not 0";
  const auto newer = NodeFigures::read(
      R"({"meaning":1,"mood":["good"],"people":3,"worries":[{"what":"rain","figure":2,"where":"x"}]})");
  EXPECT_EQ(newer, (NodeFigures{.people = 3, .health_warnings = {{"rain", 2}}}));
  EXPECT_EQ(NodeFigures::read(R"({"meaning":2,"people":3})"), NodeFigures()) << "it may mean something else";
}

TEST(NodeFigures, WhatMakesNoSenseIsNotThere) {
  for (const char* text : {"", "nonsense", "[]", "{}", R"({"meaning":"1","people":3})"}) {
    EXPECT_EQ(NodeFigures::read(text), NodeFigures()) << text;
  }
  const auto odd = NodeFigures::read(
      R"({"meaning":1,"people":-3,"tables":"7","lag":5,"where":"\u001b[2J","version":7,"worries":[1,{"what":"x"},{}]})");
  EXPECT_EQ(odd, NodeFigures{.lag = 5});
  EXPECT_EQ(NodeFigures::read(R"({"meaning":1,"people":3,"more":")" + std::string(2'000, 'x') + R"("})"), NodeFigures())
      << "longer than any of us writes";
}

}  // namespace

}  // namespace roundtable::server
