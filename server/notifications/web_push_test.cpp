#include "server/notifications/web_push.h"

#include <gmock/gmock.h>

#include "server/accounts/webauthn.h"

namespace roundtable::server::web_push {

namespace {

using webauthn::from_base64url;
using webauthn::to_base64url;

std::string bytes(const char* text) { return from_base64url(text).value_or(""); }

// RFC 8291, section 5 and appendix A.
TEST(WebPushTest, SealsAsTheStandardDoes) {
  const Receiver receiver{
      .endpoint = "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
      .point = bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
      .auth = bytes("BTBZMqHH6r4Tts7J_aSIgg")};
  const KeyPair once{bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
                     bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8")};
  const auto sealed =
      seal("When I grow up, I want to be a watermelon", receiver, once, bytes("DGv6ra1nlYgDCS1FRnbzlw"));
  ASSERT_TRUE(sealed);
  EXPECT_EQ(
      to_base64url(*sealed),
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
      "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
}

TEST(WebPushTest, NothingIsSealedForAPointThatIsNone) {
  const KeyPair keys = make_keys();
  EXPECT_TRUE(is_point(keys.point));
  std::string bent = keys.point;
  bent[40] = static_cast<char>(bent[40] ^ 1);
  for (const std::string& point : {bent, std::string(65, '\0'), keys.point.substr(1), std::string()}) {
    EXPECT_FALSE(is_point(point));
    EXPECT_FALSE(seal("x", {.endpoint = "", .point = point, .auth = std::string(16, 'a')}));
  }
}

TEST(WebPushTest, KeysAreKeptAsText) {
  const KeyPair keys = make_keys();
  const auto again = KeyPair::read(keys.text());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->secret, keys.secret);
  EXPECT_EQ(again->point, keys.point);
  EXPECT_NE(make_keys().secret, keys.secret);
  for (const char* text : {"", " ", "a b", "AAAA BBBB"}) EXPECT_FALSE(KeyPair::read(text)) << text;
}

TEST(WebPushTest, SaysWhoSendsIt) {
  const KeyPair keys = make_keys();
  const std::string header = authorization(keys, "https://push.example.net", "https://play.example.org", 1'000'000);
  ASSERT_TRUE(header.starts_with("vapid t="));
  EXPECT_THAT(header, testing::EndsWith(", k=" + to_base64url(keys.point)));
  const std::string token = header.substr(8, header.find(',') - 8);
  const std::size_t dot = token.find('.');
  const std::size_t last = token.rfind('.');
  EXPECT_EQ(from_base64url(token.substr(0, dot)), R"({"typ":"JWT","alg":"ES256"})");
  EXPECT_EQ(from_base64url(token.substr(dot + 1, last - dot - 1)),
            R"({"aud":"https://push.example.net","exp":44200,"sub":"https://play.example.org"})");
  EXPECT_EQ(bytes(token.substr(last + 1).c_str()).size(), 64U);
}

}  // namespace

}  // namespace roundtable::server::web_push
