#include <gmock/gmock.h>
#include <sys/resource.h>

#include "server/net/raw_client_test.h"
#include "server/net/running_test.h"

namespace roundtable::server::net {
namespace {

using testing::StartsWith;

// Sanitizers need file descriptors themselves, to probe memory.
TEST(Loop, OutOfFileDescriptorsItGoesOnLater) {
  Running server;
  RawClient first(server.port);
  EXPECT_THAT(first.get("/api/x"), StartsWith("HTTP/1.1 200 "));
  RawClient second;
  rlimit before{};
  getrlimit(RLIMIT_NOFILE, &before);
  rlimit none = before;
  none.rlim_cur = 3;
  setrlimit(RLIMIT_NOFILE, &none);
  second.connect_to(server.port);  // the system completes the handshake
  for (int i = 0; i < 10; ++i) EXPECT_THAT(first.get("/api/x"), StartsWith("HTTP/1.1 200 "));
  setrlimit(RLIMIT_NOFILE, &before);
  EXPECT_THAT(second.get("/api/x"), StartsWith("HTTP/1.1 200 "));
  EXPECT_THAT(RawClient(server.port).get("/api/x"), StartsWith("HTTP/1.1 200 "));
}

}  // namespace
}  // namespace roundtable::server::net
