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
  std::int64_t number;  // Table::n() when it was said
  Millis at;
  Seat seat;
  std::string name;
  std::string text;  // empty: deleted
  std::string user;
  std::int64_t entry = 0;  // number in the journal

  void write(JsonWriter& out) const;
};

// The chat of a table. It may be long, so clients read it in pages.
class Chat {
 public:
  static constexpr std::size_t kMostOfASeat = 500;
  static constexpr std::size_t kLatest = 50;
  static constexpr std::size_t kPage = 100;

  // Whether the seat is below its limit of messages. Lines from a journal are always added.
  bool has_room_for(Seat seat) const;
  void add(ChatLine line) { lines_.push_back(std::move(line)); }

  // Deletes the person's lines; other lines keep their places.
  void forget(const std::string& user);
  void forget_before(Millis time);

  // Deletes lines by number. Returns their former text.
  std::vector<ChatLine> take(const std::vector<std::int64_t>& numbers);

  std::size_t size() const { return lines_.size(); }
  const ChatLine& operator[](std::size_t index) const { return lines_[index]; }

  // Writes "chat":[...],"earlier":...: the latest lines from that number on, and whether more exist. Lines of hidden
  // people are left out.
  using Hidden = std::set<std::string>;
  void write_latest(JsonWriter& out, std::int64_t since, const Hidden& hidden = {}) const;
  // The same with the page before that number.
  void write_before(JsonWriter& out, std::int64_t before, const Hidden& hidden = {}) const;

 private:
  std::size_t first_from(std::int64_t number) const;
  void write(JsonWriter& out, std::size_t first, std::size_t end, std::size_t most, const Hidden& hidden) const;

  std::vector<ChatLine> lines_;
};

}  // namespace roundtable::server
