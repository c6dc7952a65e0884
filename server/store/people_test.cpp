#include <gmock/gmock.h>

#include "server/store/test_stores.h"

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class StoredPeople : public OnBothStores {};

INSTANTIATE_TEST_SUITE_P(Both, StoredPeople, kBothStores, kind_of_store);

TEST_P(StoredPeople, KnowPeopleByIdAndToken) {
  store().commit({.users = {guest("u1", "Ann")}, .tokens = {{.hash = "h1", .user = "u1", .seen = 7}}});
  reopen();
  const auto user = store().user("u1");
  ASSERT_TRUE(user);
  EXPECT_EQ(user->id, "u1");
  EXPECT_EQ(user->name, "Ann");
  EXPECT_EQ(user->passphrase, "");
  EXPECT_EQ(user->created, 1);
  EXPECT_EQ(store().user_of_token("h1")->id, "u1");
  store().commit({.tokens = {{.hash = "h1", .user = "u1", .seen = 8}, {.hash = "h2", .user = "u1", .seen = 8}}});
  EXPECT_EQ(store().user_of_token("h2")->id, "u1");
}

TEST_P(StoredPeople, AreFoundByAPartOfTheirName) {
  store().commit({.users = {guest("u1", "Ann"), account("u2", "Joanne"), guest("u3", "Bob"), guest("u4", "ÉLANN")}});
  const auto find = [&](const std::string& words, const std::string& after = "", int limit = 9) {
    std::string found;
    for (const User& user : store().find_people(words, after, limit)) found += user.id + " ";
    return found;
  };
  EXPECT_EQ(find("ANN"), "u1 u2 u4 ");
  EXPECT_EQ(find("ann", "u1", 1), "u2 ") << "page by page";
  EXPECT_EQ(find("éla"), "u4 ");
  EXPECT_EQ(find("u3"), "u3 ") << "by their id";
  EXPECT_EQ(find("%"), "") << "no pattern";
  EXPECT_EQ(find(""), "u1 u2 u3 u4 ");
}

TEST_P(StoredPeople, ForgetTokensForEver) {
  store().commit(
      {.users = {guest("u1", "Ann")}, .tokens = {{.hash = "h1", .user = "u1"}, {.hash = "h2", .user = "u1"}}});
  store().commit({.void_tokens = {"h1", "unknown"}});
  EXPECT_FALSE(store().user_of_token("h1"));
  EXPECT_TRUE(store().user_of_token("h2"));
  // Another server, which does not know of it yet, saves the token's last use.
  store().commit({.tokens = {{.hash = "h1", .user = "u1", .seen = 9}}});
  EXPECT_FALSE(store().user_of_token("h1"));
}

TEST_P(StoredPeople, LetGuestsShareAName) {
  const auto done = store().commit({.users = {guest("u1", "Ann"), guest("u2", "Ann"), account("u3", "Ann")}});
  EXPECT_THAT(done.names_taken, IsEmpty());
  EXPECT_EQ(store().user("u2")->name, "Ann");
  EXPECT_EQ(store().account("Ann")->id, "u3");
}

TEST_P(StoredPeople, GiveANameToOneAccountWhateverTheCase) {
  store().commit(
      {.users = {account("u1", "Ann"), account("u2", "ÉLODIE"), account("u3", "Мария"), account("u4", "ΟΔΥΣΣΕΥΣ")}});
  const auto done = store().commit({.users = {account("v1", "ANN"), account("v2", "Élodie"), account("v3", "МАРИЯ"),
                                              account("v4", "Οδυσσευς"), account("v5", "Elodie")}});
  EXPECT_THAT(done.names_taken, ElementsAre("v1", "v2", "v3", "v4"));
  EXPECT_FALSE(store().user("v1"));
  EXPECT_EQ(store().account("aNN")->id, "u1");
  EXPECT_EQ(store().account("élodie")->id, "u2");
  EXPECT_EQ(store().account("мария")->name, "Мария");
  EXPECT_EQ(store().account("elodie")->id, "v5");
}

TEST_P(StoredPeople, GiveANameToTheFirstWithinABatch) {
  const auto done = store().commit({.users = {account("u1", "Ann"), account("u2", "ann")},
                                    .tokens = {{.hash = "h1", .user = "u1"}, {.hash = "h2", .user = "u2"}}});
  EXPECT_THAT(done.names_taken, ElementsAre("u2"));
  EXPECT_EQ(store().user_of_token("h1")->id, "u1");
  EXPECT_FALSE(store().user_of_token("h2"));
}

TEST_P(StoredPeople, KeepAGuestWhoCouldNotHaveAName) {
  store().commit({.users = {account("u1", "Ann"), guest("u2", "Bob")}, .tokens = {{.hash = "h2", .user = "u2"}}});
  const auto done = store().commit({.user_changes = {{.id = "u2", .name = "ann", .passphrase = "x"}}});
  EXPECT_THAT(done.names_taken, ElementsAre("u2"));
  EXPECT_EQ(store().user("u2")->passphrase, "");
  EXPECT_EQ(store().user_of_token("h2")->id, "u2");
}

TEST_P(StoredPeople, GiveNoGuestTheNameOfAnAccount) {
  store().commit({.users = {account("u1", "Ann"), guest("u2", "Bob")}});
  EXPECT_THAT(store().commit({.users = {guest("u3", "ANN")}}).names_taken, ElementsAre("u3"));
  EXPECT_FALSE(store().user("u3"));
  EXPECT_THAT(store().commit({.user_changes = {{.id = "u2", .name = "ann"}}}).names_taken, ElementsAre("u2"));
  EXPECT_EQ(store().user("u2")->name, "Bob");
}

TEST_P(StoredPeople, RenamePeople) {
  store().commit({.users = {guest("u1", "Ann"), account("u2", "Bob"), account("u3", "Cid")}});
  const auto done = store().commit(
      {.user_changes = {{.id = "u1", .name = "Anna"}, {.id = "u2", .name = "BOB"}, {.id = "u3", .name = "bob"}}});
  EXPECT_THAT(done.names_taken, ElementsAre("u3"));
  EXPECT_EQ(store().user("u1")->name, "Anna");
  EXPECT_EQ(store().user("u2")->name, "BOB");
  EXPECT_EQ(store().user("u3")->name, "Cid");
  store().commit({.user_changes = {{.id = "u2", .name = "Dan"}}});
  EXPECT_THAT(store().commit({.user_changes = {{.id = "u3", .name = "Bob"}}}).names_taken, IsEmpty());
  EXPECT_EQ(store().account("bob")->id, "u3");
}

TEST_P(StoredPeople, TurnAGuestIntoAnAccount) {
  store().commit({.users = {guest("u1", "Ann")}});
  EXPECT_FALSE(store().account("Ann"));
  const Batch batch{.user_changes = {{.id = "u1", .name = "Anna", .passphrase = "hash of u1"}}};
  for (int i = 0; i < 2; ++i) EXPECT_THAT(store().commit(batch).names_taken, IsEmpty());  // repeated after a failure
  EXPECT_EQ(store().account("anna")->passphrase, "hash of u1");
}

TEST_P(StoredPeople, ChangeNothingButWhatChanges) {
  store().commit({.users = {guest("u1", "Ann")}});
  store().commit({.user_changes = {{.id = "u1", .passphrase = "hash of u1"}}});
  store().commit({.user_changes = {{.id = "u1", .name = "Anna"}}});
  EXPECT_EQ(store().account("Anna")->passphrase, "hash of u1");
  EXPECT_EQ(store().user("u1")->created, 1);
  // The same guest, saved again by a server whose commit may have been lost.
  EXPECT_THAT(store().commit({.users = {guest("u1", "Ann")}}).names_taken, IsEmpty());
  EXPECT_EQ(store().account("anna")->id, "u1");
}

TEST_P(StoredPeople, ListTheTokensOfAPerson) {
  store().commit({.users = {guest("u1", "Ann"), guest("u2", "Bob")},
                  .tokens = {{.hash = "h1", .user = "u1", .created = 5, .seen = 5},
                             {.hash = "h2", .user = "u1", .created = 6, .seen = 6},
                             {.hash = "h3", .user = "u2", .created = 7, .seen = 7},
                             {.hash = "h4", .user = "u1", .created = 8, .seen = 8}}});
  store().commit({.tokens = {{.hash = "h1", .user = "u1", .created = 9, .seen = 9}}, .void_tokens = {"h4"}});
  const auto tokens = store().tokens_of("u1");
  ASSERT_EQ(tokens.size(), 2U);
  EXPECT_EQ(tokens[0].hash, "h1");
  EXPECT_EQ(tokens[0].created, 5);
  EXPECT_EQ(tokens[0].seen, 9);
  EXPECT_EQ(tokens[1].hash, "h2");
  EXPECT_THAT(store().tokens_of("nobody"), IsEmpty());
}

}  // namespace

}  // namespace roundtable::server
