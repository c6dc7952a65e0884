#include "server/live/bot_threads.h"

#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace roundtable::server {

namespace {

constexpr auto kGuard = std::chrono::seconds(20);

// Bots that all get the same empty question.
class Thinking {
 public:
  explicit Thinking(int threads) : loop_(make_loop()), threads_(threads, *loop_) {}

  // `question` runs on the thread.
  void add(const std::string& household, BotThreads::Question question = [] { return std::string(); }) {
    ++waiting_;
    threads_.think(
        {household, "somebody"},
        [this, household, question](double haste) {
          hastes[household].push_back(haste);
          return question;
        },
        [this](const std::string&) {
          if (--waiting_ == 0) loop_->stop(0);
        });
  }
  void run() {
    loop_->run({});
    threads_.stop();
  }

  net::Micros oldest() const { return threads_.oldest(); }

  std::map<std::string, std::vector<double>> hastes;

 private:
  std::unique_ptr<Loop> loop_;
  BotThreads threads_;
  int waiting_ = 0;
};

TEST(BotThreads, LeaveAThreadToOtherHouseholds) {
  Thinking thinking(3);
  std::promise<void> strangers_turn;
  const std::shared_future<void> came = strangers_turn.get_future().share();
  int in_vain = 0;
  std::mutex mutex;
  for (int i = 0; i < 5; ++i) {
    thinking.add("home", [&, came] {
      const std::lock_guard lock(mutex);
      if (came.wait_for(in_vain > 0 ? std::chrono::seconds(0) : kGuard) != std::future_status::ready) ++in_vain;
      return std::string();
    });
  }
  thinking.add("away", [&] {
    strangers_turn.set_value();
    return std::string();
  });
  thinking.run();
  EXPECT_EQ(in_vain, 0) << "all threads search for one rate-limit key while another waits";
}

TEST(BotThreads, TellHowLongTheFirstHasWaited) {
  Thinking thinking(1);
  thinking.add("home");  // the next turn
  EXPECT_EQ(thinking.oldest(), 0);
  thinking.add("home");
  thinking.add("away");
  const net::Micros before = thinking.oldest();
  while (thinking.oldest() == before) {
  }
  EXPECT_GT(thinking.oldest(), before);
  thinking.run();
  EXPECT_EQ(thinking.oldest(), 0);
}

TEST(BotThreads, HurryWhoWantsMuchAndNobodyElse) {
  Thinking thinking(1);
  for (int i = 0; i < 41; ++i) thinking.add("home");
  thinking.add("away");
  thinking.run();
  ASSERT_EQ(thinking.hastes["home"].size(), 41U);
  EXPECT_EQ(thinking.hastes["home"][0], 1) << "it was alone";
  EXPECT_EQ(thinking.hastes["home"][1], 10) << "40 wait";
  EXPECT_EQ(thinking.hastes["home"].back(), 1);
  EXPECT_EQ(thinking.hastes["away"], std::vector<double>{1});
}

TEST(BotThreads, HurryEverybodyWhenManyHouseholdsWait) {
  Thinking thinking(1);
  for (int i = 0; i < 21; ++i) thinking.add("house " + std::to_string(i));
  thinking.run();
  EXPECT_EQ(thinking.hastes["house 0"], std::vector<double>{1});
  EXPECT_EQ(thinking.hastes["house 1"], std::vector<double>{5}) << "20 wait for one thread";
  EXPECT_EQ(thinking.hastes["house 20"], std::vector<double>{1});
}

}  // namespace

}  // namespace roundtable::server
