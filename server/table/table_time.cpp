#include <algorithm>

#include "server/table/journal_words.h"
#include "server/table/table.h"

// Time at a table: clocks, pauses, vacations, down times.
//
// A clock never stops. Time that does not count moves the start of the question instead. So a due time is all there is
// to know, and it follows from the journal.

namespace roundtable::server {

namespace {

constexpr Millis kHour = 3'600'000;
constexpr Millis kLongestPause = 24 * kHour;
constexpr Millis kLongestPauseByTheDay = 14 * 24 * kHour;
constexpr int kMostPauses = 10;
constexpr std::int64_t kLongestRests = 4'000;  // entries of a journal

}  // namespace

void Chair::pass_over(Millis from, Millis until) {
  const auto move = [&](PendingDecision& one) {
    one.since += std::max<Millis>(0, until - std::max({from, rest, one.since}));
  };
  move(asked);
  for (PendingDecision& one : made) move(one);
}

void Chair::shift(Millis by) {
  asked.since += by;
  for (PendingDecision& one : made) one.since += by;
}

// Requests.

void Table::want_pause(Seat seat, bool wanted, Millis now) {
  expect_in_game(seat);
  if (!plan_.clock) throw Refused("not-now", "this table has no clock").because("no-clock");
  const auto wants = [](const Chair& one) { return one.wants_pause; };
  if (!wanted) {
    if (pause_) return write("resume", now);
    if (std::any_of(chairs_.begin(), chairs_.end(), wants)) write("playing", now);
    return;
  }
  if (pause_ || chair(seat).wants_pause) return;
  if (pauses_ >= kMostPauses) {
    throw Refused("too-many", "limit reached: " + std::to_string(kMostPauses) + " pauses per game").because("table");
  }
  const bool all = std::all_of(chairs_.begin(), chairs_.end(), [&](const Chair& one) {
    return one.who.kind != PlannedSeat::Kind::Person || one.bot || one.wants_pause || &one == &chair(seat);
  });
  if (all) return write("pause", now);
  expect_resolve(seat);
  write("pausing " + number_of(seat), now);
}

void Table::end(Seat by, Overtime how, Millis now) {
  expect_in_game(by);
  std::optional<Seat> late;
  for (const Seat seat : seats()) {
    if (seat == by || !plan_.others_end || !is_overdue(seat, now)) continue;
    late = seat;
    if (how == Overtime::Bot) stand_in(seat, now);
  }
  if (!late) throw Refused("not-now", "no player has run out of time").because("in-time");
  if (how == Overtime::GiveUp) write("end " + number_of(by) + " " + number_of(*late), now);
}

void Table::rest(const std::string& user, Millis from, Millis until, Millis now) {
  const auto seat = seat_of(user);
  if (!seat || phase_ != Phase::Playing || !plan_.by_the_day()) return;
  // A vacation that ended before the game began has no effect.
  const bool known = chair(*seat).rest == until || (chair(*seat).rest == 0 && until <= chair(*seat).asked.since);
  if (known || length_ > kLongestRests) return;
  write("rest " + number_of(*seat) + " " + std::to_string(from) + " " + std::to_string(until), now);
}

void Table::pass_over(Millis down, Millis now) {
  if (phase_ != Phase::Playing || !plan_.clock || pause_) return;
  bool tight = false;
  for (const Seat seat : seats()) {
    const auto at = due(seat);
    tight |= is_person(seat) && plan_.clock->allowance(chair(seat).asked.bank) < kGrace;
    tight |= at && *at < now + kGrace;
  }
  if (down > 0 || tight) write("down " + std::to_string(down), now);
}

void Table::set_restart(Millis restart) {
  if (numbers_.opening() && restart_ != restart) ++info_version_;
  restart_ = restart;
}

int Table::run_out(Millis now) {
  if (const auto due = numbers_due(); due && *due <= now) begin_anew(numbers_.missing(), now);
  settle_proposal(now);
  if (phase_ != Phase::Playing) return 0;
  if (pause_ && pause_end() <= now) write("resume", now);
  int late = 0;
  for (const Seat seat : seats()) {
    if (plan_.others_end || !is_overdue(seat, now)) continue;
    stand_in(seat, now);
    ++late;
  }
  return late;
}

// Questions.

bool Table::is_overdue(Seat seat, Millis now) const {
  const auto at = due(seat);
  return at && *at <= now;
}

Millis Table::pause_end() const {
  return (pause_ ? pause_->since : 0) + (plan_.by_the_day() ? kLongestPauseByTheDay : kLongestPause);
}

std::optional<Millis> Table::due(Seat seat) const {
  if (phase_ != Phase::Playing || !plan_.clock || pause_ || plays_as_bot(seat)) return std::nullopt;
  if (!game()->deciders().has(seat)) return std::nullopt;
  const PendingDecision& asked = chair(seat).asked;
  return end_of(asked);
}

std::optional<Millis> Table::left(Seat seat) const {
  if (phase_ != Phase::Playing || !plan_.clock || !is_person(seat)) return std::nullopt;
  const PendingDecision& asked = chair(seat).asked;
  const bool decides = game()->deciders().has(seat) && !plays_as_bot(seat);
  if (decides && !pause_) return std::nullopt;
  if (!decides) return plan_.clock->has_bank() ? std::optional(asked.bank) : std::nullopt;
  const Millis used = std::max<Millis>(pause_->counted - asked.since, 0);
  return std::max<Millis>({plan_.clock->allowance(asked.bank) - used, grace_ - pause_->counted, Millis{0}});
}

std::optional<Millis> Table::next_due() const {
  if (numbers_.opening()) return numbers_due();
  std::optional<Millis> next = proposal_due();
  if (pause_) return next ? std::min(*next, pause_end()) : pause_end();
  for (const Seat seat : seats()) {
    const auto due = this->due(seat);
    if (due && !plan_.others_end && (!next || *due < *next)) next = due;
  }
  return next;
}

// Entries.

void Table::count_pause(Millis now) {
  if (!pause_) return;
  for (Chair& chair : chairs_) chair.pass_over(pause_->counted, now);
  if (grace_ > pause_->counted) grace_ += std::max<Millis>(now - pause_->counted, 0);
  pause_->counted = std::max(pause_->counted, now);
}

bool Table::perform_time(std::string_view verb, std::string_view rest, Millis now) {
  constexpr std::array<std::string_view, 8> kVerbs = {"pausing", "playing", "pause", "resume",
                                                      "rest",    "down",    "end",   "stop"};
  if (std::find(kVerbs.begin(), kVerbs.end(), verb) == kVerbs.end()) return false;
  if (phase_ != Phase::Playing) throw no_entry();
  if (verb == "pause") {
    pause_ = Pause{now, now};
    ++pauses_;
    for (Chair& chair : chairs_) chair.wants_pause = false;
    return true;
  }
  if (verb == "resume" || verb == "playing") {
    pause_.reset();
    for (Chair& chair : chairs_) chair.wants_pause = false;
    return true;
  }
  if (verb == "stop") {
    break_off(Ending::Stopped, std::nullopt, now);
    return true;
  }
  if (verb == "down") {
    const auto down = number_in(rest);
    if (!down) throw no_entry();
    for (Chair& chair : chairs_) chair.pass_over(now - *down, now);
    if (proposal_) proposal_->at += *down;
    grace_ = now + kGrace;
    return true;
  }
  const auto seat = seat_in(next_word(rest));
  if (!seat) throw no_entry();
  if (verb == "pausing") {
    chair(*seat).wants_pause = true;
    ++chair(*seat).second_thoughts;
    return true;
  }
  if (verb == "rest") {
    const auto from = number_in(next_word(rest));
    const auto until = number_in(rest);
    if (!from || !until) throw no_entry();
    perform_rest(*seat, *from, *until);
    return true;
  }
  if (!seat_in(rest)) throw no_entry();
  break_off(Ending::Overtime, seat, now);
  return true;
}

// A shortened vacation gives back time.
void Table::perform_rest(Seat seat, Millis from, Millis until) {
  Chair& chair = this->chair(seat);
  const bool shorter = until < chair.rest && from < chair.rest;
  if (shorter) {
    chair.shift(until - chair.rest);
  } else {
    chair.pass_over(from, until);
  }
  chair.rest = until;
}

}  // namespace roundtable::server
