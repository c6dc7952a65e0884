#include "bots/process.h"

#include <gmock/gmock.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <fstream>
#include <thread>

namespace roundtable {

namespace {

using testing::HasSubstr;

Process::Clock::time_point within(int limit) { return Process::Clock::now() + std::chrono::milliseconds(limit); }
constexpr int kAges = 60'000;  // more than enough for a healthy program
constexpr int kMoment = 20;    // for programs that never answer

std::unique_ptr<Process> run_shell(const std::string& command) {
  auto started = Process::start(command);
  EXPECT_TRUE(started);
  return started ? std::move(*started) : nullptr;
}

// The reason for a missing answer.
std::string trouble_with(const std::string& command, int limit) {
  const auto answer = run_shell(command)->ask("question", within(limit));
  return answer ? "answered " + *answer : answer.error().message;
}

// Gone, or a zombie of another parent.
bool is_dead(pid_t id) {
  std::ifstream status("/proc/" + std::to_string(id) + "/stat");
  std::string number;
  std::string name;
  std::string state;
  return !(status >> number >> name >> state) || state == "Z" || state == "X";
}
bool dies(pid_t id) {
  for (int i = 0; i < 1000 && !is_dead(id); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  return is_dead(id);
}

TEST(AProcess, IsAskedAgainAndAgain) {
  const auto echo = run_shell("while read -r line; do echo \"heard $line\"; done");
  for (int i = 0; i < 20; ++i) {
    const auto answer = echo->ask(std::to_string(i), within(kAges));
    ASSERT_TRUE(answer) << answer.error().message;
    EXPECT_EQ(*answer, "heard " + std::to_string(i));
  }
}

TEST(AProcess, HearsLinesLongerThanAPipeHolds) {
  const auto count = run_shell("head -c 500000 | wc -c")->ask(std::string(500'000, 'x'), within(kAges));
  ASSERT_TRUE(count) << count.error().message;
  EXPECT_THAT(*count, HasSubstr("500000"));
}

TEST(AProcess, MayAnswerInPieces) {
  const auto answer =
      run_shell("read -r line; printf one; sleep 0.05; printf ' two\\n'; cat >/dev/null")->ask("", within(kAges));
  ASSERT_TRUE(answer) << answer.error().message;
  EXPECT_EQ(*answer, "one two");
}

TEST(AProcess, SaysHowItEnded) {
  EXPECT_EQ(trouble_with("exit 3", kAges), "it exited with status 3");
  EXPECT_EQ(trouble_with("read -r line; exit 0", kAges), "it exited with status 0");
  EXPECT_EQ(trouble_with("no-such-command-anywhere 2>/dev/null", kAges),
            "it exited with status 127: command not found");
  EXPECT_EQ(trouble_with("kill -9 $$", kAges), "it was killed by signal 9");
}

TEST(AProcess, ThatClosesItsOutputIsNotWaitedFor) {
  EXPECT_EQ(trouble_with("exec >&-; sleep 1000", kAges), "it closed its input or output");
}

TEST(AProcess, ThatIsSilentIsNotWaitedForLonger) {
  EXPECT_EQ(trouble_with("sleep 1000", kMoment), "it did not answer in time");
  EXPECT_EQ(trouble_with("read -r line; printf half; sleep 1000", kMoment), "it did not answer in time");
}

TEST(AProcess, ThatNeverReadsIsNotWaitedFor) {
  const auto answer = run_shell("sleep 1000")->ask(std::string(1'000'000, 'x'), within(kMoment));
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().message, "it did not read its input in time");
}

TEST(AProcess, ThatFloodsIsStopped) {
  EXPECT_EQ(trouble_with("read -r line; cat /dev/zero", kAges), "it wrote more than 64 KB without a line end");
}

TEST(AProcess, ThatSpeaksUnaskedIsNotTakenAtItsWord) {
  const auto talker = run_shell("yes");
  const auto first = talker->ask("", within(kAges));  // it may not have started yet
  const auto second = talker->ask("", within(kAges));
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().message, "it wrote a line without a question");
}

// Without protection, writing to it would end this program.
TEST(AProcess, ThatNoLongerListensDoesNotTakeUsAlong) {
  const auto deaf = run_shell("exec <&-; sleep 1000");
  std::string why;
  for (int i = 0; i < 500 && why != "it closed its input or output"; ++i) {
    const auto answer = deaf->ask("anybody?", within(kMoment));
    ASSERT_FALSE(answer);
    why = answer.error().message;
  }
  EXPECT_EQ(why, "it closed its input or output");
}

TEST(AProcess, IsGoneWithAllItStarted) {
  const std::string note = testing::TempDir() + "roundtable_grandchild_" + std::to_string(::getpid());
  pid_t child = 0;
  pid_t grandchild = 0;
  {
    const auto parent = run_shell("sleep 1000 & echo $! >" + note + "; read -r line; echo ready; cat >/dev/null");
    ASSERT_TRUE(parent->ask("", within(kAges)));
    child = parent->id();
    std::ifstream(note) >> grandchild;
    ASSERT_GT(grandchild, 0);
    EXPECT_FALSE(is_dead(grandchild));
  }
  EXPECT_EQ(::waitpid(child, nullptr, WNOHANG), -1) << "not reaped";
  EXPECT_EQ(errno, ECHILD);
  EXPECT_TRUE(dies(grandchild));
  static_cast<void>(std::remove(note.c_str()));
}

TEST(AProcess, IsGoneEvenIfItDoesNotWantToBe) {
  pid_t child = 0;
  {
    const auto stubborn = run_shell("trap '' TERM HUP INT; read -r line; echo ready; while :; do sleep 1000; done");
    ASSERT_TRUE(stubborn->ask("", within(kAges)));
    child = stubborn->id();
  }
  EXPECT_TRUE(is_dead(child));
  EXPECT_EQ(::waitpid(child, nullptr, WNOHANG), -1) << "not reaped";
}

// Otherwise the first would not see the end of its input while the second lives.
TEST(AProcess, DoesNotHoldTheEndsOfAnother) {
  // ls inherits the shell's files; a pipe of the shell's own could be seen half closed.
  const std::string list_open_files = "read -r line; ls -m -w0 /proc/self/fd; cat >/dev/null";
  const auto alone = run_shell(list_open_files)->ask("", within(kAges));
  const auto first = run_shell("cat >/dev/null");
  const auto second = run_shell(list_open_files)->ask("", within(kAges));
  ASSERT_TRUE(alone);
  ASSERT_TRUE(second);
  EXPECT_THAT(*alone, HasSubstr("0, 1"));
  EXPECT_EQ(*second, *alone);
}

}  // namespace

}  // namespace roundtable
