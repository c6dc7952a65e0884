#include "server/store/message_seal.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace roundtable::server {

namespace {

TEST(RingSeals, AreOpenedWithTheSameKey) {
  const std::string key = MessageSeal::new_key();
  const MessageSeal one(key), other(key);
  for (const std::string& text : {std::string(), std::string("a"), std::string(5'000, 'x')}) {
    EXPECT_EQ(other.open(one.seal(text)), text);
  }
  EXPECT_NE(one.seal("a"), one.seal("a")) << "a listener does not learn that the same was sent again";
}

TEST(RingSeals, AreNotOpenedOtherwise) {
  const MessageSeal ours(MessageSeal::new_key()), theirs(MessageSeal::new_key());
  const std::string sealed = ours.seal("0 pick Q2");
  EXPECT_EQ(sealed.find("pick"), std::string::npos);
  EXPECT_FALSE(theirs.open(sealed));
  for (std::size_t i = 0; i < sealed.size(); ++i) {
    std::string changed = sealed;
    changed[i] = changed[i] == 'A' ? 'B' : 'A';
    EXPECT_FALSE(ours.open(changed)) << i;
  }
  for (const char* none : {"", "AAAA", "{}", "no digits!"}) EXPECT_FALSE(ours.open(none)) << none;
}

TEST(RingSeals, HaveRoomForWhatTheySay) {
  const MessageSeal seal(MessageSeal::new_key());
  for (const std::size_t most : {100U, 101U, 102U, 103U, 7'900U}) {
    EXPECT_LE(seal.seal(std::string(MessageSeal::room_in(most), 'x')).size(), most);
    EXPECT_GT(seal.seal(std::string(MessageSeal::room_in(most) + 6, 'x')).size(), most);
  }
}

TEST(RingSeals, NeedAKey) {
  for (const char* key : {"", "AAAA", "no digits!"}) EXPECT_THROW(MessageSeal{key}, std::invalid_argument);
}

}  // namespace

}  // namespace roundtable::server
