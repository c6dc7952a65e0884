#include <gmock/gmock.h>

#include "server/store/test_stores.h"

namespace roundtable::server {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class StoredNotes : public OnBothStores {
 protected:
  std::vector<std::string> ids_of(const std::string& kind, Millis after = 0, int limit = 10) {
    std::vector<std::string> ids;
    for (const Note& note : store().notes(kind, after, limit)) ids.push_back(note.id);
    return ids;
  }
};

INSTANTIATE_TEST_SUITE_P(Both, StoredNotes, kBothStores, kind_of_store);

TEST_P(StoredNotes, AreFoundByIdAndByTime) {
  store().commit({.notes = {{.kind = "holiday", .id = "u1", .person = "u1", .at = 5, .text = "[]"},
                            {.kind = "holiday", .id = "u2", .person = "u2", .at = 7, .text = "[1]"},
                            {.kind = "server", .id = "up", .at = 6}}});
  reopen();
  const auto note = store().note("holiday", "u2");
  ASSERT_TRUE(note);
  EXPECT_EQ(note->person, "u2");
  EXPECT_EQ(note->about, "");
  EXPECT_EQ(note->at, 7);
  EXPECT_EQ(note->text, "[1]");
  EXPECT_FALSE(store().note("server", "u2"));
  EXPECT_THAT(ids_of("holiday"), ElementsAre("u2", "u1"));
  EXPECT_THAT(ids_of("holiday", 5), ElementsAre("u2"));
  EXPECT_THAT(ids_of("holiday", 0, 1), ElementsAre("u2"));
  store().commit({.notes = {{.kind = "holiday", .id = "u1", .person = "u1", .at = 9, .text = "[2]"}}});
  EXPECT_EQ(store().note("holiday", "u1")->text, "[2]");
  store().commit({.void_notes = {{.kind = "holiday", .id = "u1"}, {.kind = "holiday", .id = "nobody"}}});
  EXPECT_THAT(ids_of("holiday"), ElementsAre("u2"));
}

TEST_P(StoredNotes, OfWhichTheFirstStays) {
  store().commit({.notes = {{.kind = "key", .id = "ours", .at = 1, .text = "one", .first = true}}});
  store().commit({.notes = {{.kind = "key", .id = "ours", .at = 2, .text = "two", .first = true}}});
  EXPECT_EQ(store().note("key", "ours")->text, "one");
  store().commit({.notes = {{.kind = "key", .id = "ours", .at = 3, .text = "three"}}});
  EXPECT_EQ(store().note("key", "ours")->text, "three") << "unless it is meant";
}

TEST_P(StoredNotes, GoWithWhoeverTheyAreOfOrAbout) {
  store().commit({.users = {guest("u1", "Ann"), guest("u2", "Bob")},
                  .notes = {{.kind = "block", .id = "a", .person = "u1", .about = "u2", .at = 1},
                            {.kind = "block", .id = "b", .person = "u2", .about = "u3", .at = 1},
                            {.kind = "block", .id = "c", .person = "u3", .about = "u1", .at = 1},
                            {.kind = "server", .id = "up", .at = 1}}});
  store().commit({.erased = {"u1", ""}});
  EXPECT_THAT(ids_of("block"), ElementsAre("b"));
  EXPECT_THAT(ids_of("server"), ElementsAre("up"));
  EXPECT_THAT(ids_of("nothing"), IsEmpty());
}

}  // namespace

}  // namespace roundtable::server
