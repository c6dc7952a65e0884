#include "server/net/outbox.h"

#include <gtest/gtest.h>

namespace roundtable::server::net {
namespace {

Text text_of(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

// Sends everything in steps of at most `room` bytes.
std::string all_of(Outbox& outbox, std::size_t room) {
  std::string all, part(room, '\0');
  while (!outbox.empty()) {
    const std::size_t size = outbox.copy(part);
    all.append(part, 0, size);
    outbox.sent(size);
  }
  return all;
}

TEST(Outbox, SendsInOrderWhateverFitsAtOnce) {
  for (const std::size_t room : {1U, 2U, 3U, 7U, 100U, 100'000U}) {
    Outbox outbox;
    outbox.add(text_of("head "));
    outbox.add_message(text_of("hello"));
    outbox.add_message(text_of(std::string(126, 'x')));
    outbox.add_message(text_of(""));
    outbox.add(text_of(""));
    outbox.add_message(text_of(std::string(65536, 'y')));
    const std::size_t bytes = outbox.bytes();
    const std::string all = all_of(outbox, room);
    EXPECT_EQ(bytes, all.size());
    EXPECT_EQ(all, "head \x81\x05hello\x81\x7E" + std::string(1, '\0') + "\x7E" + std::string(126, 'x') + "\x81" +
                       std::string(1, '\0') + "\x81\x7F" + std::string(5, '\0') + "\x01" + std::string(2, '\0') +
                       std::string(65536, 'y'));
    EXPECT_EQ(outbox.bytes(), 0U);
  }
}

TEST(Outbox, ForgetsWhatWasNotBegun) {
  Outbox outbox;
  outbox.add_message(text_of("hello"));
  outbox.add_message(text_of("there"));
  outbox.sent(3);
  outbox.forget();
  EXPECT_EQ(outbox.bytes(), 4U);
  outbox.add_message(text_of("!"));
  EXPECT_EQ(all_of(outbox, 100), "ello\x81\x01!");
}

TEST(Outbox, ForgetsEverythingIfNothingWasBegun) {
  Outbox outbox;
  outbox.add_message(text_of("hello"));
  outbox.sent(7);
  outbox.add_message(text_of("there"));
  outbox.forget();
  EXPECT_TRUE(outbox.empty());
  EXPECT_EQ(outbox.bytes(), 0U);
}

TEST(Outbox, LetsGoOfTextsOnceTheyAreSent) {
  const Text text = text_of("hello");
  Outbox outbox;
  outbox.add_message(text);
  outbox.add_message(text_of("there"));
  outbox.sent(7);
  EXPECT_EQ(text.use_count(), 1);
}

}  // namespace
}  // namespace roundtable::server::net
