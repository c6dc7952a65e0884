#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/base/test_folder.h"
#include "server/net/raw_client_test.h"
#include "server/net/running_test.h"

namespace roundtable::server::net {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// A page in a folder, next to a file that must not be served.
class Page : public testing::Test {
 protected:
  Page() {
    folder_.write("secret.txt", "secret");
    folder_.write("page/index.html", "<!doctype html>" + std::string(2000, ' ') + "the page");
    folder_.write("page/assets/index-BxY3kq2a.js", std::string(2000, ' ') + "code");
    server_.emplace(NetOptions{.web = folder_.file("page")});
    client_.emplace(server_->port);
  }

  std::string get(const std::string& target, const std::string& headers = "") { return client_->get(target, headers); }

  TestFolder folder_;
  std::optional<Running> server_;
  std::optional<RawClient> client_;
};

std::string header_in(const std::string& response, const std::string& name) {
  const std::size_t start = response.find("\r\n" + name + ": ");
  if (start == std::string::npos) return "";
  const std::size_t value = start + name.size() + 4;
  return response.substr(value, response.find("\r\n", value) - value);
}

TEST_F(Page, IsGivenForItsOwnPathsToo) {
  for (const char* target : {"/", "/index.html", "/table/abc", "/table/abc?seat=2"})
    EXPECT_THAT(get(target), AllOf(StartsWith("HTTP/1.1 200 OK\r\n"),
                                   HasSubstr("Content-Type: text/html; charset=utf-8\r\n"), EndsWith("the page")))
        << target;
  EXPECT_THAT(get("/none.js"), AllOf(StartsWith("HTTP/1.1 404 "), HasSubstr("\"not-found\"")));
}

TEST_F(Page, IsCheckedEachTimeAndItsHashedFilesAreKept) {
  EXPECT_EQ(header_in(get("/"), "Cache-Control"), "no-cache");
  EXPECT_EQ(header_in(get("/assets/index-BxY3kq2a.js"), "Cache-Control"), "public, max-age=31536000, immutable");
  EXPECT_EQ(header_in(get("/none.js"), "Cache-Control"), "no-store");
}

TEST_F(Page, IsNotSentAgainToWhoHasIt) {
  const std::string etag = header_in(get("/"), "ETag");
  ASSERT_FALSE(etag.empty());
  const std::string again = get("/", "If-None-Match: " + etag + "\r\n");
  EXPECT_THAT(again, AllOf(StartsWith("HTTP/1.1 304 Not Modified\r\n"), EndsWith("\r\n\r\n"),
                           Not(HasSubstr("Content-Length"))));
  EXPECT_EQ(header_in(again, "ETag"), etag);
  EXPECT_THAT(get("/", "If-None-Match: \"other\"\r\n"), StartsWith("HTTP/1.1 200 OK\r\n"));
  EXPECT_THAT(get("/", "If-None-Match: " + etag + "\r\nAccept-Encoding: br\r\n"), StartsWith("HTTP/1.1 200 OK\r\n"))
      << "it has another form";
}

TEST_F(Page, IsPackedAsTheBrowserLikes) {
  EXPECT_EQ(header_in(get("/", "Accept-Encoding: gzip, deflate, br\r\n"), "Content-Encoding"), "br");
  EXPECT_EQ(header_in(get("/", "Accept-Encoding: gzip, br;q=0\r\n"), "Content-Encoding"), "gzip");
  const std::string plain = get("/", "Accept-Encoding: gzip;q=0\r\n");
  EXPECT_EQ(header_in(plain, "Content-Encoding"), "");
  EXPECT_EQ(header_in(plain, "Vary"), "Accept-Encoding");
  EXPECT_LT(get("/", "Accept-Encoding: br\r\n").size(), plain.size() - 1500);
}

TEST_F(Page, OnlyReadsAreAllowed) {
  EXPECT_THAT(client_->post("/", "{}"), AllOf(StartsWith("HTTP/1.1 405 "), HasSubstr("\r\nAllow: GET, HEAD\r\n")));
}

TEST_F(Page, NothingBesideItCanBeRead) {
  for (const char* target : {"/../secret.txt",
                             "/assets/../../secret.txt",
                             "/%2e%2e/secret.txt",
                             "/%2E%2E/secret.txt",
                             "/.%2e/secret.txt",
                             "/..%2fsecret.txt",
                             "/..%2Fsecret.txt",
                             "/%2e%2e%2fsecret.txt",
                             "/..\\secret.txt",
                             "/..%5csecret.txt",
                             "/%5c..%5csecret.txt",
                             "/%252e%252e/secret.txt",
                             "/%c0%ae%c0%ae/secret.txt",
                             "/..;/secret.txt",
                             "//../secret.txt",
                             "/assets/%2e%2e/%2e%2e/secret.txt",
                             "/....//secret.txt",
                             "/index.html%00.txt",
                             "/index.html%00",
                             "/%00",
                             "/%",
                             "/%2",
                             "/secret.txt",
                             "//secret.txt",
                             "/page/../secret.txt",
                             "http://here/../secret.txt",
                             "secret.txt",
                             "../secret.txt"})
    EXPECT_THAT(get(target), AllOf(StartsWith("HTTP/1.1 404 "), Not(HasSubstr("secret\n")))) << target;
}

}  // namespace
}  // namespace roundtable::server::net
