#include <algorithm>

#include "server/table/journal_words.h"
#include "server/table/table.h"

// Commitments, revealing, and starting over: shuffle_numbers.h.

namespace roundtable::server {

void Table::promise(Seat seat, const std::string& promise, Millis now) {
  if (numbers_.promise(seat) == promise) return;
  if (numbers_.opening() && !numbers_due()) return promise_again(seat, promise, now);
  expect_open();
  expect_patience();
  write("number " + number_of(seat) + " " + promise, now);
}

// A person alone with bots may have lost the nonce, or use another device now.
void Table::promise_again(Seat seat, const std::string& promise, Millis now) {
  expect_patience();
  const PlannedSeat who = chair(seat).who;
  const bool here = chair(seat).here;
  write("anew " + number_of(seat) + " " + random_secret().hex(), now);
  sit({.id = who.user, .name = who.name}, index(seat), now, std::nullopt, promise);
  set_here(seat, here, now);
}

void Table::reveal(Seat seat, const Secret& number, Millis now) {
  if (numbers_.expect(seat, number)) write("reveal " + number_of(seat) + " " + number.hex(), now);
}

void Table::begin(Millis now) {
  if (!numbers_.any_promised()) return write("start", now);
  std::string asked;
  for (const Seat seat : seats()) {
    const Chair& one = chair(seat);
    const bool here = one.here || now - one.left < kPatience;
    if (here && !numbers_.promise(seat).empty()) asked += number_of(seat);
  }
  write("open " + asked, now);
}

// A person who causes this twice in a row may not return, so nobody can block a table forever.
void Table::begin_anew(Seats missing, Millis now) {
  std::string gone;
  std::vector<std::string> again;
  for (const Seat seat : missing) {
    gone += number_of(seat);
    const auto& before = numbers_.because();
    const auto same = [&](const PlannedSeat& who) { return who.user == chair(seat).who.user; };
    if (std::any_of(before.begin(), before.end(), same)) again.push_back(chair(seat).who.user);
  }
  write("anew " + gone + " " + random_secret().hex(), now);
  for (const std::string& user : again) write("shut " + user, now);
  close_if_deserted(now);
}

// A person alone with bots has no time limit. Time when the server could not accept a nonce costs no seat.
std::optional<Millis> Table::numbers_due() const {
  if (!numbers_.opening() || names().size() < 2) return std::nullopt;
  const bool interrupted = numbers_.due() - ShuffleNumbers::kTimeToReveal < restart_;
  return interrupted ? std::max(numbers_.due(), restart_ + kGrace) : numbers_.due();
}

bool Table::perform_numbers(std::string_view verb, std::string_view rest, Millis now) {
  if (!ShuffleNumbers::is_entry(verb)) return false;
  if (phase_ != Phase::Open || (verb == "open" && !is_full())) throw no_entry();
  Seats people;
  for (const Seat seat : seats()) {
    if (is_person(seat)) people.add(seat);
  }
  if (const auto anew = numbers_.perform(verb, rest, people, now)) {
    perform_anew(*anew);
  } else if (numbers_.opening() && numbers_.missing().empty()) {
    start(now);
  }
  return true;
}

void Table::perform_anew(const ShuffleNumbers::Anew& anew) {
  ++arrangement_;
  std::vector<PlannedSeat> because;
  for (const Seat seat : anew.missing) because.push_back(std::exchange(chair(seat), {}).who);
  numbers_.begin_anew(std::move(because));
  plan_.secret = anew.secret;
}

}  // namespace roundtable::server
