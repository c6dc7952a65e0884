#include "server/table/chat.h"

#include <algorithm>

namespace roundtable::server {

void ChatLine::write(JsonWriter& out) const {
  out.begin_object().field("n", number).field("at", at).field("seat", index(seat));
  out.field("name", std::string_view(name)).field("text", std::string_view(text)).end_object();
}

bool Chat::has_room_for(Seat seat) const {
  const auto said =
      std::count_if(lines_.begin(), lines_.end(), [&](const ChatLine& line) { return line.seat == seat; });
  return static_cast<std::size_t>(said) < kMostOfASeat;
}

void Chat::forget(const std::string& user) {
  for (ChatLine& line : lines_) {
    if (line.user == user) line.name = line.text = line.user = "";
  }
}

void Chat::forget_before(Millis time) {
  for (ChatLine& line : lines_) {
    if (line.at < time) line.text.clear();
  }
}

std::vector<ChatLine> Chat::take(const std::vector<std::int64_t>& numbers) {
  std::vector<ChatLine> taken;
  for (ChatLine& line : lines_) {
    if (line.text.empty() || std::find(numbers.begin(), numbers.end(), line.number) == numbers.end()) continue;
    taken.push_back(line);
    line.text.clear();
  }
  return taken;
}

void Chat::write_latest(JsonWriter& out, std::int64_t since, const Hidden& hidden) const {
  write(out, first_from(since), lines_.size(), kLatest, hidden);
}

void Chat::write_before(JsonWriter& out, std::int64_t before, const Hidden& hidden) const {
  write(out, 0, first_from(before), kPage, hidden);
}

std::size_t Chat::first_from(std::int64_t number) const {
  const auto found = std::lower_bound(lines_.begin(), lines_.end(), number,
                                      [](const ChatLine& line, std::int64_t from) { return line.number < from; });
  return static_cast<std::size_t>(found - lines_.begin());
}

void Chat::write(JsonWriter& out, std::size_t first, std::size_t end, std::size_t most, const Hidden& hidden) const {
  const std::size_t from = end - std::min(most, end - first);
  out.key("chat").begin_array();
  for (std::size_t i = from; i < end; ++i) {
    if (!lines_[i].text.empty() && !hidden.contains(lines_[i].user)) lines_[i].write(out);
  }
  out.end_array().field("earlier", from > first);
}

}  // namespace roundtable::server
