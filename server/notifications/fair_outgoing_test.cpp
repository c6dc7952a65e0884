#include "server/notifications/fair_outgoing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "server/base/test_loop.h"

namespace roundtable::server {
namespace {

// Holds letters until the test answers them.
class HeldPost : public Outgoing {
 public:
  struct Held {
    std::string whose, url;
    std::function<void(const Delivered&)> done;
  };

  void send(Letter letter, std::function<void(const Delivered&)> done) override {
    held_.push_back({letter.whose, letter.url, std::move(done)});
  }
  void stop() override {}

  std::ptrdiff_t count(const std::string& whose) const {
    return std::count_if(held_.begin(), held_.end(), [&](const Held& one) { return one.whose == whose; });
  }
  // Answers the oldest letter of this person.
  void answer(const std::string& whose, int status) {
    const auto found = std::find_if(held_.begin(), held_.end(), [&](const Held& one) { return one.whose == whose; });
    ASSERT_NE(found, held_.end()) << whose;
    const auto done = found->done;
    held_.erase(found);
    done({.status = status, .why = ""});
  }

 private:
  std::vector<Held> held_;
};

class FairOutgoingTest : public testing::Test {
 protected:
  void send(const std::string& whose, const std::string& host = "slow.example") {
    fair_.send({.url = "https://" + host + "/push", .headers = {}, .body = "", .whose = whose},
               [this](const Delivered& how) { statuses_.push_back(how.status); });
  }

  HandLoop loop_;
  HeldPost post_;
  FairOutgoing fair_{loop_, post_};
  std::vector<int> statuses_;
};

TEST_F(FairOutgoingTest, OnePersonsSlowReceiversHoldUpNobodyElse) {
  for (int i = 0; i < 100; ++i) send("guest");
  EXPECT_EQ(post_.count("guest"), 4);
  send("ann");
  EXPECT_EQ(post_.count("ann"), 1);
  post_.answer("guest", 0);
  EXPECT_EQ(post_.count("guest"), 4) << "the next of theirs goes when one is done";
  EXPECT_EQ(statuses_, std::vector<int>{0});
}

TEST_F(FairOutgoingTest, WhoSendsMuchWaitsForThemselves) {
  const auto name = [](int i) { return "guest " + std::to_string(i); };
  for (int i = 0; i < 20; ++i) {
    for (int j = 0; j < 10; ++j) send(name(i));
  }
  send("ann");
  EXPECT_EQ(post_.count("ann"), 0) << "all places are taken";
  // Each other waiting person has at most one turn before hers.
  int answered = 0;
  for (; answered <= 20 && post_.count("ann") == 0; ++answered) post_.answer(name(answered % 8), 0);
  EXPECT_EQ(post_.count("ann"), 1) << answered;
}

TEST_F(FairOutgoingTest, ReceiversThatAnswerHavePlacesOfTheirOwn) {
  send("ann", "push.example");
  post_.answer("ann", 201);
  for (int i = 0; i < 50; ++i) {
    for (int j = 0; j < 4; ++j) send("guest " + std::to_string(i), "host" + std::to_string(i) + ".example");
  }
  send("ann", "push.example");
  EXPECT_EQ(post_.count("ann"), 1);
  // A failure moves the receiver to the other lane.
  post_.answer("ann", 0);
  send("ann", "push.example");
  EXPECT_EQ(post_.count("ann"), 0);
}

TEST_F(FairOutgoingTest, NobodyFillsTheQueue) {
  for (int i = 0; i < 105; ++i) send("guest");
  loop_.do_work();
  EXPECT_EQ(statuses_, std::vector<int>{0}) << "four are under way, a hundred wait";
  send("ann");
  EXPECT_EQ(post_.count("ann"), 1);
}

}  // namespace
}  // namespace roundtable::server
