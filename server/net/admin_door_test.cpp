#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <pwd.h>
#include <sys/stat.h>
#include <sys/un.h>

#include "server/base/test_folder.h"
#include "server/net/door_place.h"
#include "server/net/raw_client_test.h"
#include "server/net/running_test.h"

namespace roundtable::server::net {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// A server with the admin page next to the public page.
class AdminDoor : public testing::Test {
 protected:
  AdminDoor() {
    folder_.write("page/index.html", "everybody's page");
    folder_.write("page/admin/index.html", "their page");
    folder_.write("page/admin/admin-BxY3kq2a.js", "their code");
    folder_.write("page/assets/letters.woff2", "letters");
  }

  NetOptions options(NetOptions with) const {
    with.web = folder_.file("page");
    return with;
  }
  // The response to a request at an admin port.
  static std::string at_door(Running& server, const std::string& what,
                             const std::string& headers = "Host: localhost\r\n", const std::string& body = "") {
    const std::string shown = server.loop->admin_door();  // http://127.0.0.1:PORT/admin
    RawClient client(static_cast<std::uint16_t>(std::stoi(shown.substr(shown.rfind(':') + 1))));
    return client.ask(what + " HTTP/1.1\r\n" + headers + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" +
                      body);
  }

  TestFolder folder_;
};

const auto kNotThere = AllOf(StartsWith("HTTP/1.1 404 "), HasSubstr("\"not-found\""), Not(HasSubstr("their")));
const auto kPaths = {"/admin", "/admin/", "/admin/now", "/admin/act", "/admin/index.html", "/admin/admin-BxY3kq2a.js"};

TEST_F(AdminDoor, IsASocketOrAPortOfThisMachine) {
  EXPECT_EQ(read_door("unix:/run/roundtable/admin.sock")->path, "/run/roundtable/admin.sock");
  EXPECT_EQ(read_door("127.0.0.1:8081")->port, 8081);
  EXPECT_EQ(read_door("localhost:0")->host, "127.0.0.1");
  EXPECT_EQ(read_door("[::1]:65535")->host, "::1");
  for (const std::string wrong :
       {"", "unix:", "unix:/", "unix:admin.sock", "unix:/run/", "8081", ":8081", "127.0.0.1",
        "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:65536", "127.0.0.1:-1", "0.0.0.0:8081", "192.0.2.7:8081",
        "example.org:8081", "::1:8081", "localhost.example.org:8081", "127.0.0.1:80:81"}) {
    EXPECT_FALSE(read_door(wrong)) << wrong;
  }
  EXPECT_FALSE(read_door("unix:/" + std::string(107, 'x')));
}

TEST_F(AdminDoor, AtThePublicPortThereIsNothing) {
  Running server(options({.admin = "127.0.0.1:0"}));
  RawClient client(server.port);
  for (const char* path : kPaths) {
    EXPECT_THAT(client.get(path), kNotThere) << path;
    EXPECT_THAT(client.get(path, "X-Admin: ann\r\n"), kNotThere) << path;
    EXPECT_THAT(client.post(path, "{}"), kNotThere) << path;
    EXPECT_THAT(client.upgrade(path), kNotThere) << path;
  }
  EXPECT_THAT(client.get("/administrators"), EndsWith("everybody's page"));
  EXPECT_THAT(client.get("/api/x"), Not(HasSubstr("admin=")));
}

TEST_F(AdminDoor, HasThePageAndNothingElse) {
  Running server(options({.admin = "127.0.0.1:0"}));
  EXPECT_THAT(at_door(server, "GET /admin"), AllOf(StartsWith("HTTP/1.1 200 "), EndsWith("their page")));
  EXPECT_THAT(at_door(server, "GET /admin/admin-BxY3kq2a.js"), EndsWith("their code"));
  EXPECT_THAT(at_door(server, "GET /assets/letters.woff2"), EndsWith("letters"));
  EXPECT_THAT(at_door(server, "GET /admin/now"), HasSubstr(" admin=this machine "));
  EXPECT_THAT(at_door(server, "GET /admin/none.js"), kNotThere);
  for (const char* path : {"/", "/index.html", "/api/x", "/metrics", "/healthz", "/assets/../index.html"}) {
    EXPECT_THAT(at_door(server, std::string("GET ") + path), kNotThere) << path;
  }
}

TEST_F(AdminDoor, APageOfAnotherSiteDoesNothing) {
  Running server(options({.origins = {"https://friend.example"}, .admin = "127.0.0.1:0"}));
  const std::string json = "Content-Type: application/json\r\n";
  const auto act = [&](const std::string& headers) { return at_door(server, "POST /admin/act", headers, "{}"); };
  EXPECT_THAT(act(json + "Host: localhost:8081\r\nOrigin: http://localhost:8081\r\n"), HasSubstr(" admin="));
  for (const char* origin : {"http://evil.example", "https://friend.example", "null", "http://localhost:8082"}) {
    EXPECT_THAT(act(json + "Host: localhost:8081\r\nOrigin: " + origin + "\r\n"), HasSubstr("\"wrong-origin\""))
        << origin;
  }
  for (const char* none : {"", "Origin: \r\n"}) {
    EXPECT_THAT(act(json + "Host: localhost:8081\r\n" + none), StartsWith("HTTP/1.1 403 ")) << none;
    for (const char* method : {"PUT", "PATCH", "DELETE"}) {
      EXPECT_THAT(at_door(server, std::string(method) + " /admin/act", json + "Host: localhost:8081\r\n" + none, "{}"),
                  StartsWith("HTTP/1.1 403 "))
          << method << none;
    }
  }
  EXPECT_THAT(act("Content-Type: text/plain\r\nHost: localhost\r\nOrigin: http://localhost\r\n"),
              StartsWith("HTTP/1.1 415 "));
  // A foreign host name may resolve to this machine, but its page is not ours (DNS rebinding).
  for (const char* host : {"evil.example", "evil.example:8081", "localhost.evil.example", "127.0.0.1.evil.example",
                           "localhost:x", "192.0.2.7"}) {
    const std::string name = "Host: " + std::string(host) + "\r\n";
    EXPECT_THAT(act(json + name + "Origin: http://" + host + "\r\n"), kNotThere) << host;
    EXPECT_THAT(at_door(server, "GET /admin/now", name), kNotThere) << host;
  }
}

TEST_F(AdminDoor, TheProxyInFrontLetsThemIn) {
  Running server(options({.behind_proxy = true, .admin_header = "X-Admin"}));
  RawClient client(server.port);
  EXPECT_THAT(client.get("/admin", "X-Admin: ann\r\n"), EndsWith("their page"));
  EXPECT_THAT(client.get("/admin/now", "x-admin: ann\r\n"), HasSubstr(" admin=ann "));
  for (const char* headers : {"", "X-Admin: \r\n", "X_Admin: ann\r\n", "X-Admins: ann\r\n",
                              "X-Admin: ann\r\nX-Admin: bert\r\n", "X-Admin: ann\r\nX-Admin: \r\n"}) {
    for (const char* path : kPaths) EXPECT_THAT(client.get(path, headers), kNotThere) << headers << path;
    EXPECT_THAT(client.post("/admin/act", "{}", headers), kNotThere) << headers;
  }
  EXPECT_THAT(client.post("/admin/act", "{}", "X-Admin: ann\r\nX-Forwarded-Proto: https\r\nOrigin: https://here\r\n"),
              HasSubstr(" admin=ann "));
  EXPECT_THAT(client.post("/admin/act", "{}", "X-Admin: ann\r\nOrigin: https://evil.example\r\n"),
              HasSubstr("\"wrong-origin\""));
  EXPECT_THAT(client.post("/admin/act", "{}", "X-Admin: ann\r\n"), HasSubstr("\"wrong-origin\""));
  EXPECT_THAT(client.get("/api/x", "X-Admin: ann\r\n"), Not(HasSubstr("admin=")));
}

TEST_F(AdminDoor, NobodyElseSaysThatTheyRunIt) {
  Running server(options({.behind_proxy = true, .proxies = {"192.0.2.7"}, .admin_header = "X-Admin"}));
  RawClient client(server.port);
  for (const char* forwarded : {"", "X-Forwarded-For: 192.0.2.7\r\n", "X-Forwarded-For: 127.0.0.1\r\n"}) {
    for (const char* path : kPaths)
      EXPECT_THAT(client.get(path, std::string(forwarded) + "X-Admin: ann\r\n"), kNotThere) << forwarded << path;
    EXPECT_THAT(client.post("/admin/act", "{}", std::string(forwarded) + "X-Admin: ann\r\n"), kNotThere) << forwarded;
  }
}

TEST_F(AdminDoor, ASocketIsForItsOwnerWhoseNameIsKnown) {
  const std::string path = folder_.file("admin.sock");
  {
    Running server(options({.admin = "unix:" + path}));
    EXPECT_EQ(server.loop->admin_door(), "unix:" + path);
    struct stat about{};
    ASSERT_EQ(stat(path.c_str(), &about), 0);
    EXPECT_TRUE(S_ISSOCK(about.st_mode));
    EXPECT_EQ(about.st_mode & 0777U, 0600U);

    const int client = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un to{};
    to.sun_family = AF_UNIX;
    path.copy(static_cast<char*>(to.sun_path), sizeof to.sun_path - 1);
    ASSERT_EQ(connect(client, reinterpret_cast<const sockaddr*>(&to), sizeof to), 0);
    const std::string request = "GET /admin/now HTTP/1.0\r\nHost: localhost\r\n\r\n";
    ASSERT_GT(::send(client, request.data(), request.size(), MSG_NOSIGNAL), 0);
    std::string answer;
    std::array<char, 4096> room{};
    for (ssize_t size = 0; (size = recv(client, room.data(), room.size(), 0)) > 0;)
      answer.append(room.data(), static_cast<std::size_t>(size));
    ::close(client);
    EXPECT_THAT(answer, HasSubstr(std::string(" admin=") + getpwuid(geteuid())->pw_name + " "));
    EXPECT_THROW(Running(options({.admin = "unix:" + path})), std::runtime_error) << "another server has it";
  }
  EXPECT_NE(access(path.c_str(), F_OK), 0) << "the file goes with the server";
}

TEST_F(AdminDoor, WhatAKilledServerLeftBehindIsInNobodysWay) {
  const std::string path = folder_.file("admin.sock");
  const int killed = ::socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un at{};
  at.sun_family = AF_UNIX;
  path.copy(static_cast<char*>(at.sun_path), sizeof at.sun_path - 1);
  ASSERT_EQ(bind(killed, reinterpret_cast<const sockaddr*>(&at), sizeof at), 0);
  ::close(killed);
  Running server(options({.admin = "unix:" + path}));
  EXPECT_EQ(server.loop->admin_door(), "unix:" + path);
  folder_.write("letter", "not to be lost");
  EXPECT_THROW(Running(options({.admin = "unix:" + folder_.file("letter")})), std::runtime_error);
  EXPECT_EQ(access(folder_.file("letter").c_str(), F_OK), 0);
}

}  // namespace
}  // namespace roundtable::server::net
