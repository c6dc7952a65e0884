#include "server/observability/trace_export.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <thread>

#include "engine/core/json.h"
#include "server/base/test_folder.h"
#include "server/base/test_loop.h"

namespace roundtable::server {

namespace {

// A fake sender that holds requests until the test answers them.
class TracePost : public Outgoing {
 public:
  void send(Letter letter, std::function<void(const Delivered&)> done) override {
    const std::lock_guard lock(mutex_);
    letters_.push_back(std::move(letter));
    answer_ = std::move(done);
    came_.notify_all();
  }
  void stop() override {}

  Letter wait_for(std::size_t number) {
    std::unique_lock lock(mutex_);
    came_.wait(lock, [&] { return letters_.size() >= number; });
    return letters_[number - 1];
  }
  std::size_t count() {
    const std::lock_guard lock(mutex_);
    return letters_.size();
  }
  void answer(int status) { answer_({.status = status, .why = ""}); }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::vector<Letter> letters_;
  std::function<void(const Delivered&)> answer_;
};

Trace small_trace() {
  Trace trace;
  trace.root.name = "choose";
  return trace;
}

class TraceExportTest : public testing::Test {
 protected:
  static std::int64_t spans_of(const Letter& letter) {
    const std::string name = R"("name":"choose")";
    std::int64_t count = 0;
    for (std::size_t at = letter.body.find(name); at != std::string::npos; at = letter.body.find(name, at + 1)) ++count;
    return count;
  }

  TestFolder folder_;
  HandLoop loop_;
  TracePost post_;
  Metrics metrics_;
};

TEST_F(TraceExportTest, WhatComesWithinASecondIsPostedTogether) {
  TraceExport traces(loop_, post_, metrics_, "http://localhost:4318", "1.2");
  traces.add(small_trace());
  traces.add(small_trace());
  EXPECT_EQ(post_.count(), 0U);
  loop_.let_time_pass();
  const Letter letter = post_.wait_for(1);
  EXPECT_EQ(letter.url, "http://localhost:4318/v1/traces");
  EXPECT_EQ(spans_of(letter), 2);
  traces.add(small_trace());
  post_.answer(200);
  EXPECT_EQ(metrics_.spans, 2);
  loop_.let_time_pass();
  EXPECT_EQ(spans_of(post_.wait_for(2)), 1);
  EXPECT_EQ(metrics_.spans_dropped, 0);
}

TEST_F(TraceExportTest, WhatHasNoRoomWhileItIsSlowIsLeftOutAndCounted) {
  constexpr int kMany = 100'000;
  TraceExport traces(loop_, post_, metrics_, "http://localhost:4318", "1.2");
  for (int i = 0; i < kMany; ++i) traces.add(small_trace());
  EXPECT_EQ(post_.wait_for(1).url, "http://localhost:4318/v1/traces");
  loop_.let_time_pass();
  EXPECT_EQ(post_.count(), 1U);  // one request at a time
  EXPECT_GT(metrics_.spans_dropped, kMany * 8 / 10);
  post_.answer(200);
  post_.wait_for(2);
  post_.answer(200);
  EXPECT_EQ(metrics_.spans + metrics_.spans_dropped, kMany);
}

TEST_F(TraceExportTest, WhatWasNotTakenIsNotSentAgain) {
  TraceExport traces(loop_, post_, metrics_, "http://localhost:4318", "1.2");
  std::int64_t failed = 0;
  for (const int status : {500, 0, 429}) {
    traces.add(small_trace());
    loop_.let_time_pass();
    EXPECT_EQ(spans_of(post_.wait_for(static_cast<std::size_t>(++failed))), 1);
    post_.answer(status);
    EXPECT_EQ(metrics_.spans_dropped, failed);
  }
  for (int i = 0; i < 2'000; ++i) traces.add(small_trace());
  EXPECT_EQ(post_.count(), 3U);  // after a failure a full batch also waits for the pause
  loop_.let_time_pass();
  EXPECT_EQ(spans_of(post_.wait_for(4)), 2'000);
  post_.answer(200);
  EXPECT_EQ(metrics_.spans, 2'000);
}

TEST_F(TraceExportTest, AFileHasALineEachTime) {
  const std::string file = folder_.file();
  {
    TraceExport traces(loop_, post_, metrics_, file, "1.2");
    traces.add(small_trace());
    loop_.let_time_pass();
    loop_.wait_for_work(1);
    loop_.do_work();
    EXPECT_EQ(metrics_.spans, 1);
    traces.add(small_trace());
    traces.stop();
  }
  std::ifstream in(file);
  const std::string text(std::istreambuf_iterator<char>(in), {});
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 2);
  EXPECT_TRUE(text.starts_with(R"({"resourceSpans":[)"));
  EXPECT_EQ(post_.count(), 0U);
}

TEST_F(TraceExportTest, LinesOfSeveralServersStayWhole) {
  const std::string file = folder_.file();
  constexpr int kServers = 4, kLines = 200;
  const auto write = [&] {
    HandLoop loop;
    Metrics metrics;
    for (int i = 0; i < kLines; ++i) {
      TraceExport traces(loop, post_, metrics, file, "1.2");
      for (int j = 0; j < 10; ++j) traces.add(small_trace());
      traces.stop();
    }
  };
  {
    std::vector<std::jthread> servers;
    for (int i = 0; i < kServers; ++i) servers.emplace_back(write);
  }
  std::ifstream in(file);
  int lines = 0;
  for (std::string line; std::getline(in, line); ++lines) EXPECT_TRUE(Json::parse(line)) << lines;
  EXPECT_EQ(lines, kServers * kLines);
}

TEST_F(TraceExportTest, AFileThatCannotBeWrittenLosesThemAndNothingElse) {
  TraceExport traces(loop_, post_, metrics_, folder_.file() + "/nowhere/traces", "1.2");
  traces.add(small_trace());
  loop_.let_time_pass();
  loop_.wait_for_work(1);
  loop_.do_work();
  EXPECT_EQ(metrics_.spans_dropped, 1);
}

TEST(OtlpUrlTest, HasThePathOnce) {
  EXPECT_EQ(otlp_url("http://localhost:4318"), "http://localhost:4318/v1/traces");
  EXPECT_EQ(otlp_url("http://localhost:4318/"), "http://localhost:4318/v1/traces");
  EXPECT_EQ(otlp_url("https://otel.example.org/v1/traces"), "https://otel.example.org/v1/traces");
  EXPECT_EQ(otlp_url("https://example.org/tenant/"), "https://example.org/tenant/v1/traces");
  EXPECT_FALSE(otlp_url("ftp://example.org"));
  EXPECT_TRUE(is_otlp_url("ftp://example.org"));
  EXPECT_FALSE(is_otlp_url("/var/log/traces.jsonl"));
}

}  // namespace

}  // namespace roundtable::server
