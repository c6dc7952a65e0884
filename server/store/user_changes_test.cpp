#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <thread>

#include "server/store/test_stores.h"

// A change of a person is a compare-and-set: the store decides between concurrent changes.

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class UserChanges : public OnBothStores {
 protected:
  void SetUp() override {
    OnBothStores::SetUp();
    if (IsSkipped() || HasFatalFailure()) return;
    store().commit(
        {.users = {account("u1", "Ann"), account("u2", "Bob")},
         .tokens = {{.hash = "h1", .user = "u1"}, {.hash = "h2", .user = "u1"}, {.hash = "hb", .user = "u2"}}});
  }
  std::string version(const std::string& user = "u1") { return store().user(user)->version; }
  std::vector<std::string> sessions() {
    std::vector<std::string> hashes;
    for (const Token& token : store().tokens_of("u1")) hashes.push_back(token.hash);
    std::sort(hashes.begin(), hashes.end());
    return hashes;
  }
  // A new passphrase, which ends all sessions and starts one.
  static UserChange new_passphrase(const std::string& change, const std::string& version) {
    return {.id = "u1",
            .passphrase = "hash of " + change,
            .change = change,
            .session = "h1",
            .version = version,
            .renews = true,
            .token = Token{.hash = "token of " + change, .user = "u1"},
            .only_session = "token of " + change,
            .keys = {{.id = "recovery u1", .user = "u1", .kind = "recovery", .data = "code of " + change}}};
  }
};

INSTANTIATE_TEST_SUITE_P(Both, UserChanges, kBothStores, kind_of_store);

TEST_P(UserChanges, OfASessionThatIsVoidAreRefusedWhole) {
  store().commit({.void_tokens = {"h1"}});
  const auto done =
      store().commit({.user_changes = {{.id = "u1",
                                        .name = "Thief",
                                        .page = PageFor::Everybody,
                                        .change = "c1",
                                        .session = "h1",
                                        .renews = true,
                                        .token = Token{.hash = "h9", .user = "u1"},
                                        .only_session = "h9",
                                        .keys = {{.id = "passkey x", .user = "u1", .kind = "passkey"}}}}});
  EXPECT_THAT(done.sessions_void, ElementsAre("c1"));
  EXPECT_THAT(done.names_taken, IsEmpty());
  EXPECT_EQ(store().user("u1")->name, "Ann");
  EXPECT_EQ(store().user("u1")->page, PageFor::Companions);
  EXPECT_EQ(version(), "");
  EXPECT_THAT(sessions(), ElementsAre("h2"));
  EXPECT_FALSE(store().key("passkey x"));
}

TEST_P(UserChanges, OfSomebodyElsesSessionAreRefused) {
  const auto done = store().commit({.user_changes = {{.id = "u1", .name = "Bobby", .change = "c1", .session = "hb"}}});
  EXPECT_THAT(done.sessions_void, ElementsAre("c1"));
  EXPECT_EQ(store().user("u1")->name, "Ann");
}

TEST_P(UserChanges, OfAnOlderVersionAreRefusedWhole) {
  EXPECT_THAT(store().commit({.user_changes = {new_passphrase("c1", "")}}).versions_old, IsEmpty());
  EXPECT_EQ(version(), "c1");
  EXPECT_THAT(sessions(), ElementsAre("token of c1"));
  UserChange second = new_passphrase("c2", "");
  second.session = "";
  EXPECT_THAT(store().commit({.user_changes = {second}}).versions_old, ElementsAre("c2"));
  EXPECT_EQ(store().user("u1")->passphrase, "hash of c1");
  EXPECT_EQ(store().key("recovery u1")->data, "code of c1");
  EXPECT_THAT(sessions(), ElementsAre("token of c1"));
}

TEST_P(UserChanges, OfTheSameBatchAreComparedOneAfterTheOther) {
  UserChange second = new_passphrase("c2", "");
  second.session = "";
  const auto done = store().commit({.user_changes = {new_passphrase("c1", ""), second}});
  EXPECT_THAT(done.versions_old, ElementsAre("c2"));
  EXPECT_EQ(store().user("u1")->passphrase, "hash of c1");
  EXPECT_EQ(store().key("recovery u1")->data, "code of c1");
}

TEST_P(UserChanges, ThatAreRefusedLeaveTheRestOfTheBatch) {
  const auto done = store().commit({.users = {guest("u3", "Cid")},
                                    .user_changes = {{.id = "u1", .name = "X", .change = "c1", .session = "gone"},
                                                     {.id = "u2", .name = "Bert", .change = "c2", .session = "hb"}}});
  EXPECT_THAT(done.sessions_void, ElementsAre("c1"));
  EXPECT_EQ(store().user("u2")->name, "Bert");
  EXPECT_TRUE(store().user("u3"));
}

TEST_P(UserChanges, OfABatchThatComesAgainAreDone) {
  const Batch batch{.user_changes = {new_passphrase("c1", "")}};  // its own session is void after that
  for (int i = 0; i < 2; ++i) {
    const auto done = store().commit(batch);
    EXPECT_THAT(done.sessions_void, IsEmpty());
    EXPECT_THAT(done.versions_old, IsEmpty());
  }
  EXPECT_THAT(sessions(), ElementsAre("token of c1"));
}

TEST_P(UserChanges, ThatRenewNothingLeaveTheVersion) {
  store().commit({.user_changes = {{.id = "u1", .name = "Anna", .change = "c1", .session = "h1"}}});
  EXPECT_EQ(version(), "");
  EXPECT_THAT(store().commit({.user_changes = {new_passphrase("c2", "")}}).versions_old, IsEmpty());
}

TEST_P(UserChanges, EndOneSessionOrForgetAllKeysOfThatPersonOnly) {
  store().commit(
      {.keys = {{.id = "k1", .user = "u1", .kind = "passkey"}, {.id = "k2", .user = "u2", .kind = "passkey"}}});
  store().commit(
      {.user_changes = {
           {.id = "u1", .change = "c1", .session = "h1", .ended_sessions = {"h2", "hb"}, .void_keys = {"k2"}}}});
  EXPECT_THAT(sessions(), ElementsAre("h1"));
  EXPECT_TRUE(store().user_of_token("hb")) << "of somebody else";
  EXPECT_TRUE(store().key("k2"));
  store().commit({.user_changes = {{.id = "u1",
                                    .name = "",
                                    .passphrase = "",
                                    .change = "c2",
                                    .session = "h1",
                                    .renews = true,
                                    .only_session = "",
                                    .forgets_keys = true}}});
  EXPECT_THAT(sessions(), IsEmpty());
  EXPECT_FALSE(store().key("k1"));
  EXPECT_TRUE(store().key("k2"));
}

TEST_P(UserChanges, ANameThatIsTakenIsToldByTheChange) {
  const auto done = store().commit({.user_changes = {{.id = "u1", .name = "BOB", .change = "c1", .session = "h1"}}});
  EXPECT_THAT(done.names_taken, ElementsAre("c1"));
  EXPECT_EQ(store().user("u1")->name, "Ann");
}

// Three servers, each with its own connection.
TEST_P(UserChanges, OfSeveralAtOnceOneIsSaved) {
  constexpr int kRounds = 10;
  std::array<std::unique_ptr<Store>, 3> servers;
  for (auto& server : servers) server = open_store(address());
  for (int round = 0; round < kRounds; ++round) {
    const std::string before = version();
    std::atomic<int> saved = 0;
    std::atomic<int> ready = 0;
    {
      std::vector<std::jthread> threads;
      for (std::size_t i = 0; i < servers.size(); ++i) {
        threads.emplace_back([&, i] {
          UserChange change = new_passphrase(std::to_string(round) + "." + std::to_string(i), before);
          change.session = "";
          ++ready;
          while (ready < 3) std::this_thread::yield();
          saved += servers[i]->commit({.user_changes = {change}}).versions_old.empty() ? 1 : 0;
        });
      }
    }
    EXPECT_EQ(saved, 1);
    EXPECT_THAT(sessions(), ElementsAre("token of " + version()));
    EXPECT_EQ(store().user("u1")->passphrase, "hash of " + version());
    EXPECT_EQ(store().key("recovery u1")->data, "code of " + version());
  }
}

// A rename by a session that ends at the same moment is either first or refused.
TEST_P(UserChanges, ASessionThatEndsMeanwhileChangesNothingAfterwards) {
  constexpr int kRounds = 10;
  const auto other = open_store(address());
  for (int round = 0; round < kRounds; ++round) {
    const std::string number = std::to_string(round);
    const std::string session = "session " + number;
    store().commit({.user_changes = {{.id = "u1", .name = "Ann"}}, .tokens = {{.hash = session, .user = "u1"}}});
    std::vector<std::string> refused;
    std::string name_then;
    std::atomic<int> ready = 0;
    {
      std::jthread renames([&] {
        ++ready;
        while (ready < 2) std::this_thread::yield();
        refused =
            other->commit({.user_changes = {{.id = "u1", .name = "Thief", .change = "r" + number, .session = session}}})
                .sessions_void;
      });
      ++ready;
      while (ready < 2) std::this_thread::yield();
      store().commit({.user_changes = {{.id = "u1", .change = "e" + number, .renews = true, .only_session = ""}}});
      name_then = store().user("u1")->name;
    }
    EXPECT_EQ(store().user("u1")->name, name_then) << "nothing changed after the session had ended";
    EXPECT_EQ(refused.empty(), name_then == "Thief");
  }
}

}  // namespace

}  // namespace roundtable::server
