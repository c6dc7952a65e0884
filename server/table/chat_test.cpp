#include "server/table/chat.h"

#include <gmock/gmock.h>

namespace roundtable::server {

namespace {

// Every third number is a line of chat.
Chat chat_of(int lines) {
  Chat chat;
  for (int i = 0; i < lines; ++i) chat.add({3 * i, 1000, Seat{1}, "Ann", std::string(300, 'x')});
  return chat;
}

// Numbers of the lines, and whether earlier ones exist.
template <class Write>
std::pair<std::vector<std::int64_t>, bool> written(Write write) {
  JsonWriter out;
  out.begin_object();
  write(out);
  const auto json = Json::parse(out.end_object().take());
  std::vector<std::int64_t> numbers;
  for (const Json& line : json->find("chat")->items()) numbers.push_back(line.find("n")->number());
  return {numbers, json->find("earlier")->boolean()};
}

auto latest(const Chat& chat, std::int64_t since) {
  return written([&](JsonWriter& out) { chat.write_latest(out, since); });
}

auto before(const Chat& chat, std::int64_t number) {
  return written([&](JsonWriter& out) { chat.write_before(out, number); });
}

TEST(Chat, TellsTheLatestLinesOnly) {
  const Chat chat = chat_of(2500);
  EXPECT_EQ(latest(chat, 0).first.size(), Chat::kLatest);
  EXPECT_EQ(latest(chat, 0).first.front(), 3 * 2450);
  EXPECT_TRUE(latest(chat, 0).second);
  EXPECT_EQ(latest(chat, 3 * 2498), std::pair(std::vector<std::int64_t>({3 * 2498, 3 * 2499}), false));
  EXPECT_EQ(latest(chat_of(0), 0), std::pair(std::vector<std::int64_t>(), false));
}

TEST(Chat, IsReadBackwardsInPagesWithoutLossOrRepetition) {
  const Chat chat = chat_of(275);
  std::vector<std::int64_t> all;
  auto page = latest(chat, 0);
  while (true) {
    all.insert(all.begin(), page.first.begin(), page.first.end());
    if (!page.second) break;
    page = before(chat, all.front());
    EXPECT_LE(page.first.size(), Chat::kPage);
  }
  ASSERT_EQ(all.size(), 275U);
  for (int i = 0; i < 275; ++i) EXPECT_EQ(all[static_cast<std::size_t>(i)], 3 * i);
  EXPECT_EQ(before(chat, 0), std::pair(std::vector<std::int64_t>(), false));
}

TEST(Chat, OneSeatCannotFillTheTable) {
  Chat chat = chat_of(static_cast<int>(Chat::kMostOfASeat) - 1);
  EXPECT_TRUE(chat.has_room_for(Seat{1}));
  chat.add({9999, 1000, Seat{1}, "Ann", "the last"});
  EXPECT_FALSE(chat.has_room_for(Seat{1}));
  EXPECT_TRUE(chat.has_room_for(Seat{0}));
}

}  // namespace

}  // namespace roundtable::server
