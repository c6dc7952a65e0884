#include "server/table/journal_words.h"
#include "server/table/table.h"

// The host's and the operator's moderation.

namespace roundtable::server {

std::optional<Seat> Table::keeper() const {
  if (phase_ == Phase::Open) return host();
  for (const std::string& user : {host_, plan_.maker}) {
    const auto seat = user.empty() ? std::nullopt : seat_of(user);
    const bool gone = seat && (chair(*seat).removed || (chair(*seat).conceded && phase_ == Phase::Playing));
    if (seat && !gone) return seat;
  }
  return std::nullopt;
}

Seat Table::expect_keeper(const User& user, int seat) const {
  const auto own = seat_of(user.id);
  if (!own || own != keeper()) throw Refused("not-yours", "only the host can do this");
  const Seat other = seat_at(seat);
  if (other == *own || !is_person(other)) throw bad_field("seat", "allowed: the seat of another player");
  return other;
}

void Table::remove(const User& keeper, int seat, Millis now) {
  expect_playing();
  const Seat other = expect_keeper(keeper, seat);
  if (!chair(other).removed) write("remove " + number_of(other), now);
}

void Table::silence(const User& keeper, int seat, bool on, Millis now) {
  const Seat other = expect_keeper(keeper, seat);
  if (chair(other).silenced == on) return;
  expect_patience();
  write((on ? "silence " : "hear ") + number_of(other), now);
}

void Table::expect_welcome(Seat seat) const {
  if (!chair(seat).removed) return;
  throw Refused("not-yours", "the host removed you from the game").because("removed");
}

void Table::stop(Millis now) {
  if (phase_ == Phase::Open) return write("close", now);
  expect_playing();
  write("stop", now);
}

Rewriting Table::delete_lines(const std::vector<std::int64_t>& numbers) {
  Rewriting rewriting{.table = id_};
  for (const ChatLine& line : chat_.take(numbers)) {
    rewriting.entries.push_back({.table = id_, .number = line.entry, .text = "chat " + number_of(line.seat) + " "});
  }
  return rewriting;
}

bool Table::perform_order(std::string_view verb, Seat seat) {
  Chair& chair = this->chair(seat);
  if (verb == "remove") {
    if (phase_ != Phase::Playing) throw no_entry();
    chair.removed = chair.bot = true;
    chair.ahead = {};
    chair.votes = Seats();
    proposal_.reset();
    return true;
  }
  if (verb != "silence" && verb != "hear") return false;
  chair.silenced = verb == "silence";
  return true;
}

}  // namespace roundtable::server
