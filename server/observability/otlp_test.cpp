#include "server/observability/otlp.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/core/json.h"

namespace roundtable::server {

namespace {

const OtlpSource kOtlpSource{.version = "1.2", .instance = "here", .epoch = 1'700'000'000'000'000'000};

Trace traced_choice() {
  Trace trace;
  trace.id.fill(0xab);
  trace.span.fill(0x0c);
  trace.root = {.name = "choose",
                .begin = 1'000,
                .end = 9'000,
                .attributes = {{"roundtable.seats", std::int64_t{3}}, {"roundtable.game", "academy"}},
                .parts = {{.name = "store", .begin = 2'000, .end = 8'000, .parts = {{.name = "write"}}}},
                .kind = Span::Kind::Server};
  return trace;
}

// The spans of each service.
std::vector<std::pair<std::string, std::vector<Json>>> services_in(const std::string& request) {
  std::vector<std::pair<std::string, std::vector<Json>>> services;
  const auto json = Json::parse(request);
  if (!json) return services;
  for (const Json& one : json->find("resourceSpans")->items()) {
    const Json& name = one.find("resource")->find("attributes")->items()[0];
    EXPECT_EQ(name.find("key")->string(), "service.name");
    services.emplace_back(name.find("value")->find("stringValue")->string(),
                          one.find("scopeSpans")->items()[0].find("spans")->items());
  }
  return services;
}

TEST(OtlpTest, ASpanHasTheFieldsOfTheProtocol) {
  Trace trace = traced_choice();
  trace.root.parts.clear();
  trace.parent.fill(0xfe);
  EXPECT_EQ(services_in(otlp_request({&trace, 1}, kOtlpSource)).at(0).second.at(0).text(),
            R"({"traceId":"abababababababababababababababab","spanId":"0c0c0c0c0c0c0c0c",)"
            R"("parentSpanId":"fefefefefefefefe","name":"choose","kind":2,)"
            R"("startTimeUnixNano":"1700000000001000000","endTimeUnixNano":"1700000000009000000",)"
            R"("attributes":[{"key":"roundtable.seats","value":{"intValue":"3"}},)"
            R"({"key":"roundtable.game","value":{"stringValue":"academy"}}]})");
}

TEST(OtlpTest, PartsHaveIdsOfTheirOwnAndAParentThatIsThere) {
  const Trace trace = traced_choice();
  const auto spans = services_in(otlp_request({&trace, 1}, kOtlpSource)).at(0).second;
  ASSERT_EQ(spans.size(), 3U);
  EXPECT_EQ(spans_in(trace.root), 3);
  EXPECT_EQ(spans[0].find("parentSpanId"), nullptr);
  EXPECT_EQ(spans[1].find("parentSpanId")->string(), spans[0].find("spanId")->string());
  EXPECT_EQ(spans[2].find("parentSpanId")->string(), spans[1].find("spanId")->string());
  std::set<std::string> ids;
  for (const Json& span : spans) {
    const std::string& id = span.find("spanId")->string();
    EXPECT_EQ(id.size(), 16U);
    EXPECT_EQ(id.find_first_not_of("0123456789abcdef"), std::string::npos);
    ids.insert(id);
    EXPECT_EQ(span.find("traceId")->string(), spans[0].find("traceId")->string());
  }
  EXPECT_EQ(ids.size(), 3U);
}

TEST(OtlpTest, WhatABrowserToldIsAServiceOfItsOwn) {
  std::vector<Trace> traces{traced_choice(), traced_choice(), traced_choice()};
  traces[1].of_page = true;
  traces[2].root.failed = true;
  const auto services = services_in(otlp_request(traces, kOtlpSource));
  ASSERT_EQ(services.size(), 2U);
  EXPECT_EQ(services[0].first, "roundtable");
  EXPECT_EQ(services[0].second.size(), 6U);
  EXPECT_EQ(services[0].second[0].find("status"), nullptr);
  EXPECT_EQ(services[0].second[3].find("status")->text(), R"({"code":2})");
  EXPECT_EQ(services[1].first, "roundtable-page");
  EXPECT_EQ(services[1].second.size(), 3U);
}

}  // namespace

}  // namespace roundtable::server
