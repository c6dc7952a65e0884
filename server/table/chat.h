#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "engine/core/json.h"
#include "engine/core/seat.h"
#include "server/store/store.h"

namespace roundtable::server {

struct ChatLine {
  std::int64_t number;  // as in a table's news
  Millis at;
  Seat seat;
  std::string name;
  std::string text;  // empty: who said it is to be forgotten
  std::string user;
  std::int64_t entry = 0;  // of the journal

  void write(JsonWriter& out) const;
};

// What was said at a table. There may be much of it, so it is told in pages.
class Chat {
 public:
  static constexpr std::size_t kMostOfASeat = 500;
  static constexpr std::size_t kLatest = 50;
  static constexpr std::size_t kPage = 100;

  // Whether somebody there may say more; what a journal says is taken in any case.
  bool has_room_for(Seat seat) const;
  void add(ChatLine line) { lines_.push_back(std::move(line)); }

  // Whatever they said is gone; the lines of others keep their places.
  void forget(const std::string& user);
  void forget_before(Millis time);

  // The lines with these numbers are gone; says what they were.
  std::vector<ChatLine> take(const std::vector<std::int64_t>& numbers);

  std::size_t size() const { return lines_.size(); }
  const ChatLine& operator[](std::size_t index) const { return lines_[index]; }

  // "chat":[...],"earlier":...: the latest lines from that number on, and whether some of those had to be left out.
  // Those of hidden people are not among them.
  using Hidden = std::set<std::string>;
  void write_latest(JsonWriter& out, std::int64_t since, const Hidden& hidden = {}) const;
  // The same with the page of those before that number.
  void write_before(JsonWriter& out, std::int64_t before, const Hidden& hidden = {}) const;

 private:
  std::size_t first_from(std::int64_t number) const;
  void write(JsonWriter& out, std::size_t first, std::size_t end, std::size_t most, const Hidden& hidden) const;

  std::vector<ChatLine> lines_;
};

}  // namespace roundtable::server
