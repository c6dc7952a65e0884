#include "server/net/handshake.h"

#include <gtest/gtest.h>

namespace roundtable::server::net {
namespace {

TEST(Handshake, TheAnswerIsThatOfTheStandardsExample) {
  EXPECT_EQ(accept_for("dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}

TEST(Handshake, AKeyIsSixteenBytes) {
  EXPECT_TRUE(is_websocket_key("dGhlIHNhbXBsZSBub25jZQ=="));
  for (const char* key :
       {"", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25j", "dGhlIHNhbXBsZSBub25jZWU=", "?GhlIHNhbXBsZSBub25jZQ=="})
    EXPECT_FALSE(is_websocket_key(key)) << key;
}

}  // namespace
}  // namespace roundtable::server::net
