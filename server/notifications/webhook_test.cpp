#include "server/notifications/webhook.h"

#include <gmock/gmock.h>

namespace roundtable::server {

namespace {

TEST(WebhookTest, NamesAreOnlyNamesInAChatRoom) {
  EXPECT_EQ(plain_for_chat("Ann Émile"), "Ann Émile");
  EXPECT_EQ(plain_for_chat("@everyone"), " everyone");
  for (const char* name : {"<!channel>", "[a](https://x)", "**b**", "`c`", "<@U123>", "http://x", "www.x.org"}) {
    EXPECT_EQ(plain_for_chat(name).find_first_of("@<>[]()`*:/."), std::string::npos) << name;
  }
}

// Expected value from `printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac secret`.
TEST(WebhookTest, IsSignedWithTheTime) {
  EXPECT_EQ(webhook_signature("secret", 1'700'000'000, R"({"a":1})"),
            "49f24e537407743fa4a0242bb63b94b9a47ee99cbbe071ccd8a22550ae411686");
  EXPECT_NE(webhook_signature("secret", 1'700'000'001, R"({"a":1})"),
            webhook_signature("secret", 1'700'000'000, R"({"a":1})"));
}

}  // namespace

}  // namespace roundtable::server
