#include "server/net/http_reader.h"

#include <gtest/gtest.h>

namespace roundtable::server::net {
namespace {

using State = HttpReader::State;

// Feeds a limited number of bytes at a time, as a network might. Returns how many were taken.
std::size_t feed(HttpReader& reader, const std::string& bytes, std::size_t at_a_time) {
  std::size_t taken = 0;
  for (std::size_t end = 0; end < bytes.size() && reader.state() == State::Incomplete;) {
    end = std::min(bytes.size(), end + at_a_time);
    std::size_t step = 0;
    while (taken < end && reader.state() == State::Incomplete &&
           (step = reader.read(std::string_view(bytes).substr(taken, end - taken))) > 0)
      taken += step;
  }
  return taken;
}

State state_of(const std::string& bytes) {
  HttpReader reader(200, 10);
  feed(reader, bytes, 1000);
  return reader.state();
}

TEST(HttpReader, ReadsARequestHoweverItIsCut) {
  const std::string first = "POST /a?b HTTP/1.1\r\nHost: x\r\nAccept: a\r\nContent-Length: 5\r\naccept: b\r\n\r\nhello";
  for (const std::size_t at_a_time : {1U, 2U, 3U, 17U, 1000U}) {
    HttpReader reader(200, 10);
    EXPECT_EQ(feed(reader, first + "GET / HTTP/1.1\r\n", at_a_time), first.size());
    ASSERT_EQ(reader.state(), State::Complete);
    EXPECT_EQ(reader.method(), "POST");
    EXPECT_EQ(reader.target(), "/a?b");
    EXPECT_TRUE(reader.keep_alive());
    EXPECT_EQ(reader.header("ACCEPT"), "a, b");
    EXPECT_TRUE(reader.has("host"));
    EXPECT_FALSE(reader.has("origin"));
    EXPECT_EQ(reader.take_body(), "hello");
  }
}

TEST(HttpReader, LeavesChunksAlone) {
  const std::string header = "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n";
  for (const std::size_t at_a_time : {1U, 5U, 1000U}) {
    HttpReader reader(200, 10);
    EXPECT_EQ(feed(reader, header + "3\r\nabc\r\n0\r\n\r\n", at_a_time), header.size());
    EXPECT_EQ(reader.state(), State::Chunked);
  }
}

TEST(HttpReader, SaysWhatIsTooLarge) {
  EXPECT_EQ(state_of("GET /" + std::string(300, 'a')), State::HeaderTooLarge);
  EXPECT_EQ(state_of("GET / HTTP/1.1\r\nX: " + std::string(300, 'a') + "\r\n\r\n"), State::HeaderTooLarge);
  EXPECT_EQ(state_of("POST / HTTP/1.1\r\nContent-Length: 11\r\n\r\n"), State::BodyTooLarge);
}

TEST(HttpReader, RefusesWhatIsNotHttp) {
  for (const char* bytes :
       {"hello\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/3.0\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
        "GET / HTTP/1.1\r\nA b: c\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", "GET / HTTP/1.1\r\nA: b\x01\r\n\r\n"})
    EXPECT_EQ(state_of(bytes), State::Malformed) << bytes;
}

TEST(HttpReader, AsksOnceToContinue) {
  HttpReader reader(200, 10);
  feed(reader, "POST / HTTP/1.1\r\nExpect: 100-Continue\r\nContent-Length: 5\r\n\r\n", 1000);
  EXPECT_TRUE(reader.wants_to_continue());
  EXPECT_FALSE(reader.wants_to_continue());
}

}  // namespace
}  // namespace roundtable::server::net
