#include "server/table/shuffle_numbers.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/seat_json.h"
#include "server/table/journal_words.h"

namespace roundtable::server {

// Questions.

bool ShuffleNumbers::any_commitment() const {
  return std::any_of(begin(), end(), [](const SeatNonce& one) { return !one.commitment.empty(); });
}

Numbers ShuffleNumbers::shown() const {
  Numbers shown;
  for (const SeatNonce& one : *this) shown.push_back(one.shown);
  return shown;
}

Seats ShuffleNumbers::missing() const {
  Seats missing;
  for (const Seat seat : opening_ ? opening_->seats : Seats()) {
    if (!(*this)[seat].shown) missing.add(seat);
  }
  return missing;
}

bool ShuffleNumbers::expect(Seat seat, const Secret& number) const {
  const auto& shown = (*this)[seat].shown;
  if (shown && shown->hex() == number.hex()) return false;  // the message may be repeated
  if (!opening_ || !opening_->seats.has(seat)) {
    throw Refused("not-now", "no nonce is expected from you now").because("not-asked");
  }
  if (commitment_of(number) != commitment(seat)) throw bad_field("number", "the nonce does not match your commitment");
  return true;
}

void ShuffleNumbers::write(JsonWriter& out, std::optional<Millis> due) const {
  out.key("numbers").begin_array();
  for (const SeatNonce& one : *this) one.commitment.empty() ? out.null() : out.value(std::string_view(one.commitment));
  out.end_array().key("opening");
  if (opening_) {
    out.begin_object().key("until");
    due ? out.value(*due) : out.null();
    write_seats(out.key("seats"), missing());
    out.end_object();
  } else {
    out.null();
  }
  out.key("anew");
  if (times_started_over_ == 0) return static_cast<void>(out.null());
  out.begin_object().field("times", times_started_over_).key("names").begin_array();
  for (const PlannedSeat& who : because_) out.value(std::string_view(who.name));
  out.end_array().end_object();
}

// Entries.

bool ShuffleNumbers::is_entry(std::string_view verb) {
  constexpr std::array<std::string_view, 5> kVerbs = {"number", "open", "reveal", "anew", "numbers"};
  return std::find(kVerbs.begin(), kVerbs.end(), verb) != kVerbs.end();
}

std::optional<ShuffleNumbers::StartOver> ShuffleNumbers::perform(std::string_view verb, std::string_view rest,
                                                                 Seats people, Millis now) {
  const bool opened = verb == "reveal" || verb == "anew";
  if (opening() != opened) throw no_entry();
  if (verb == "open") {
    open(seats_in(rest, people), now);
  } else if (verb == "numbers") {
    for (SeatNonce& one : *this) {
      one.shown = Secret::from_hex(next_word(rest));
      one.commitment = one.shown ? commitment_of(*one.shown) : "";
    }
  } else if (verb == "anew") {
    const Seats missing = seats_in(next_word(rest), people);
    const auto secret = Secret::from_hex(rest);
    if (!secret || missing.empty()) throw no_entry();
    return StartOver{missing, *secret};
  } else {
    const Seat seat = seat_in(next_word(rest));
    const auto digits = Secret::from_hex(rest);
    if (!digits) throw no_entry();
    if (verb == "number") {
      (*this)[seat].commitment = digits->hex();
    } else if (missing().has(seat) && commitment_of(*digits) == commitment(seat)) {
      (*this)[seat].shown = digits;
    } else {
      throw no_entry();
    }
  }
  return std::nullopt;
}

void ShuffleNumbers::start_over(std::vector<PlannedSeat> because) {
  ++times_started_over_;
  because_ = std::move(because);
  for (SeatNonce& one : *this) one = {};
  close();
}

void ShuffleNumbers::erase_person(const std::string& user, const std::string& someone) {
  for (PlannedSeat& who : because_) {
    if (who.user == user) who = {who.kind, "", someone};
  }
}

Seat ShuffleNumbers::seat_in(std::string_view word) const {
  const auto number = word.size() == 1 ? number_in(word) : std::nullopt;
  if (!number || *number >= static_cast<std::int64_t>(size())) throw no_entry();
  return Seat{static_cast<std::uint8_t>(*number)};
}

Seats ShuffleNumbers::seats_in(std::string_view digits, Seats people) const {
  Seats found;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const Seat seat = seat_in(digits.substr(i, 1));
    if (!people.has(seat)) throw no_entry();
    found.add(seat);
  }
  return found;
}

void ShuffleNumbers::open(Seats asked, Millis now) {
  for (const Seat seat : Seats::first(static_cast<int>(size()))) {
    if (!asked.has(seat)) (*this)[seat].commitment.clear();
    if (asked.has(seat) && commitment(seat).empty()) throw no_entry();
  }
  opening_ = Opening{now, asked};
}

}  // namespace roundtable::server
