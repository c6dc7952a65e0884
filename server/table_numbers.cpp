#include <algorithm>

#include "engine/core/seat_json.h"
#include "server/journal_words.h"
#include "server/table.h"

// What people add to the shuffle, so that neither the table nor any of them chooses it: docs/fairness.md. Whoever sits
// down may promise a number by its hash. When the game is to start nothing changes any more, and those who are here are
// asked to show theirs. Who does not loses the seat, and the others begin again with another secret and other numbers,
// so that nothing shown before is of any use.

namespace roundtable::server {

// Asking.

void Table::promise(Seat seat, const std::string& promise, Millis now) {
  if (chair(seat).promise == promise) return;
  expect_open();
  expect_patience();
  write("number " + number_of(seat) + " " + promise, now);
}

void Table::reveal(Seat seat, const Secret& number, Millis now) {
  const auto& shown = chair(seat).number;
  if (shown && shown->hex() == number.hex()) return;  // a message may come twice
  if (!opening_ || !opening_->seats.has(seat)) {
    throw Refused("not-now", "no number of yours is asked for now").because("not-asked");
  }
  if (commitment_of(number) != chair(seat).promise) throw bad_field("number", "it is not the one that you promised");
  write("reveal " + number_of(seat) + " " + number.hex(), now);
}

void Table::begin(Millis now) {
  if (!has_promises()) return write("start", now);
  std::string asked;
  for (const Seat seat : seats()) {
    const Chair& one = chair(seat);
    const bool here = one.here || now - one.left < kPatience;
    if (here && !one.promise.empty()) asked += number_of(seat);
  }
  write("open " + asked, now);
}

void Table::begin_anew(Seats missing, Millis now) {
  std::string gone;
  for (const Seat seat : missing) gone += number_of(seat);
  write("anew " + gone + " " + random_secret().hex(), now);
  close_if_deserted(now);
}

// Knowing.

bool Table::has_promises() const {
  return std::any_of(chairs_.begin(), chairs_.end(), [](const Chair& one) { return !one.promise.empty(); });
}

Numbers Table::numbers() const {
  Numbers numbers;
  for (const Chair& one : chairs_) numbers.push_back(one.number);
  return numbers;
}

Seats Table::missing_numbers() const {
  Seats missing;
  for (const Seat seat : opening_ ? opening_->seats : Seats()) {
    if (!chair(seat).number) missing.add(seat);
  }
  return missing;
}

// Whoever is alone with bots keeps nobody waiting.
std::optional<Millis> Table::numbers_due() const {
  if (!opening_ || names().size() < 2) return std::nullopt;
  return opening_->since + kTimeToReveal;
}

void Table::write_numbers(JsonWriter& out) const {
  out.key("numbers").begin_array();
  for (const Chair& one : chairs_) one.promise.empty() ? out.null() : out.value(std::string_view(one.promise));
  out.end_array().key("opening");
  if (opening_) {
    const auto due = numbers_due();
    out.begin_object().key("until");
    due ? out.value(*due) : out.null();
    write_seats(out.key("seats"), missing_numbers());
    out.end_object();
  } else {
    out.null();
  }
  out.key("anew");
  if (anew_.times == 0) return static_cast<void>(out.null());
  out.begin_object().field("times", anew_.times).key("names").begin_array();
  for (const PlannedSeat& who : anew_.missing) out.value(std::string_view(who.name));
  out.end_array().end_object();
}

// What the entries do.

Seats Table::seats_in(std::string_view digits) const {
  Seats found;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const auto seat = seat_in(digits.substr(i, 1));
    if (!seat || !is_person(*seat)) throw no_entry();
    found.add(*seat);
  }
  return found;
}

bool Table::perform_numbers(std::string_view verb, std::string_view rest, Millis now) {
  constexpr std::array<std::string_view, 5> kVerbs = {"number", "open", "reveal", "anew", "numbers"};
  if (std::find(kVerbs.begin(), kVerbs.end(), verb) == kVerbs.end()) return false;
  const bool opened = verb == "reveal" || verb == "anew";
  if (phase_ != Phase::Open || opening_.has_value() != opened) throw no_entry();
  if (verb == "open") {
    perform_open(seats_in(rest), now);
  } else if (verb == "numbers") {
    for (Chair& one : chairs_) {
      one.number = Secret::from_hex(next_word(rest));
      one.promise = one.number ? commitment_of(*one.number) : "";
    }
  } else if (verb == "anew") {
    const Seats missing = seats_in(next_word(rest));
    const auto secret = Secret::from_hex(rest);
    if (!secret || missing.empty()) throw no_entry();
    perform_anew(missing, *secret);
  } else {
    const auto seat = seat_in(next_word(rest));
    const auto digits = Secret::from_hex(rest);
    if (!seat || !digits) throw no_entry();
    if (verb == "number") {
      chair(*seat).promise = digits->hex();
      return true;
    }
    if (!missing_numbers().has(*seat) || commitment_of(*digits) != chair(*seat).promise) throw no_entry();
    chair(*seat).number = digits;
    if (missing_numbers().empty()) start(now);
  }
  return true;
}

void Table::perform_open(Seats asked, Millis now) {
  if (!full()) throw no_entry();
  for (const Seat seat : seats()) {
    if (!asked.has(seat)) chair(seat).promise.clear();
    if (asked.has(seat) && chair(seat).promise.empty()) throw no_entry();
  }
  opening_ = Opening{now, asked};
  if (asked.empty()) start(now);
}

void Table::perform_anew(Seats missing, const Secret& secret) {
  ++anew_.times;
  ++arrangement_;
  anew_.missing.clear();
  for (const Seat seat : seats()) {
    if (missing.has(seat)) {
      anew_.missing.push_back(chair(seat).who);
      chair(seat) = {};
    }
    chair(seat).promise.clear();
    chair(seat).number.reset();
  }
  plan_.secret = secret;
  opening_.reset();
}

}  // namespace roundtable::server
