#include "server/table/word_list.h"

#include <gtest/gtest.h>

namespace roundtable::server {

namespace {

TEST(WordListTest, FindsWholeWordsWhateverTheirCaseAndAccents) {
  const WordList words("# not here\nblödmann\r\n\nrude\nдурак\n");
  EXPECT_EQ(words.starred("You are RUDE, rude; ruder!"), "You are ****, ****; ruder!");
  EXPECT_EQ(words.starred("Blodmann BLÖDMANN blo\u0308dmann blödmanns"), "******** ******** ******** blödmanns");
  EXPECT_EQ(words.starred("Дурак? ду́рак."), "*****? *****.");
  EXPECT_EQ(words.starred("not here"), "not here");
  EXPECT_TRUE(words.has_any_of("Rude Ann"));
  EXPECT_FALSE(words.has_any_of("Gertrude"));
  EXPECT_FALSE(WordList().has_any_of("rude"));
  EXPECT_TRUE(WordList("").empty());
  EXPECT_FALSE(words.empty());
}

}  // namespace

}  // namespace roundtable::server
