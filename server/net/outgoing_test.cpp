#include "server/net/outgoing.h"

#include <gmock/gmock.h>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "server/base/test_loop.h"
#include "server/net/running_test.h"

namespace roundtable::server::net {
namespace {

using testing::HasSubstr;

// A fake name server that does not answer for names with `hangs` in them until the test releases it. Its threads may
// outlive the test.
class FakeNames {
 public:
  Lookup lookup() {
    return [shared = shared_](const std::string& host) {
      std::unique_lock lock(shared->mutex);
      if (host.find("hangs") != std::string::npos) {
        ++shared->hanging;
        shared->changed.notify_all();
        shared->changed.wait(lock, [&] { return shared->answers; });
      }
      if (host.find("nobody") != std::string::npos) return FoundName{.addresses = {}, .why = "no such name"};
      return FoundName{.addresses = {host == "private.test" ? "10.0.0.1" : "127.0.0.1"}, .why = {}};
    };
  }
  void wait_for_hanging(int many) {
    std::unique_lock lock(shared_->mutex);
    shared_->changed.wait(lock, [&] { return shared_->hanging >= many; });
  }
  ~FakeNames() {
    const std::lock_guard lock(shared_->mutex);
    shared_->answers = true;
    shared_->changed.notify_all();
  }
  FakeNames() = default;
  FakeNames(const FakeNames&) = delete;
  FakeNames& operator=(const FakeNames&) = delete;

 private:
  struct Shared {
    std::mutex mutex;
    std::condition_variable changed;
    bool answers = false;
    int hanging = 0;
  };
  std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
};

// Sends to a server on this machine by names of the fake name server.
class OutgoingTest : public testing::Test {
 protected:
  std::unique_ptr<Outgoing> sender(std::int64_t name_within = 600'000) {
    return make_outgoing(loop_, {.lookup = names_.lookup(), .name_within = name_within});
  }
  void send(Outgoing& outgoing, const std::string& host, Reach reach = Reach::Anywhere) {
    outgoing.send({.url = "http://" + host + ":" + std::to_string(server_.port) + "/api/x",
                   .headers = {{"Content-Type", "application/json"}},
                   .body = "{}",
                   .reach = reach},
                  [this, host](const Delivered& how) {
                    answers_.push_back(host + " " + (how.status > 0 ? std::to_string(how.status) : how.why));
                  });
  }
  // The next `many` answers.
  std::vector<std::string> next(std::size_t many = 1) {
    loop_.wait_for_work(many);
    loop_.do_work();
    return std::exchange(answers_, {});
  }

  HandLoop loop_;
  FakeNames names_;
  Running server_;
  std::vector<std::string> answers_;
};

TEST_F(OutgoingTest, NamesAreLookedUpAndLettersAnswered) {
  const auto outgoing = sender();
  send(*outgoing, "good.test");
  EXPECT_EQ(next(), std::vector<std::string>{"good.test 200"});
  send(*outgoing, "nobody.test");
  EXPECT_EQ(next(), std::vector<std::string>{"nobody.test no such name"});
  send(*outgoing, "good.test", Reach::OpenNet);
  EXPECT_THAT(next().front(), HasSubstr("https"));
}

TEST_F(OutgoingTest, NamesThatAreNeverFoundHoldUpNobody) {
  const auto outgoing = sender();
  for (int i = 0; i < 20; ++i) send(*outgoing, "hangs" + std::to_string(i) + ".test");
  names_.wait_for_hanging(20);
  send(*outgoing, "good.test");
  EXPECT_EQ(next(), std::vector<std::string>{"good.test 200"});
}

TEST_F(OutgoingTest, ANameThatIsNeverFoundIsGivenUp) {
  const auto outgoing = sender(20);
  send(*outgoing, "hangs.test");
  EXPECT_EQ(next(), std::vector<std::string>{"hangs.test the DNS lookup timed out"});
}

TEST_F(OutgoingTest, TheEndDoesNotWaitForNames) {
  const auto outgoing = sender();
  for (int i = 0; i < 5; ++i) send(*outgoing, "hangs.test");
  names_.wait_for_hanging(5);
  outgoing->stop();
}

TEST_F(OutgoingTest, NamesThatWereFoundBeforeHaveRoomHoweverManyAreNot) {
  const auto outgoing = sender();
  send(*outgoing, "good.test");
  EXPECT_EQ(next(), std::vector<std::string>{"good.test 200"});
  constexpr int kMost = 32;
  for (int i = 0; i < kMost; ++i) send(*outgoing, "hangs" + std::to_string(i) + ".test");
  names_.wait_for_hanging(kMost);
  send(*outgoing, "new.test");
  EXPECT_EQ(next(), std::vector<std::string>{"new.test too many DNS lookups"});
  send(*outgoing, "good.test");
  EXPECT_EQ(next(), std::vector<std::string>{"good.test 200"});
}

}  // namespace
}  // namespace roundtable::server::net
