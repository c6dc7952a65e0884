#include <algorithm>
#include <utility>

#include "server/table/journal_words.h"
#include "server/table/table.h"

// The waiting room: seats, host, terms and start.

namespace roundtable::server {

void Table::sit(const User& user, std::optional<int> seat, Millis now, std::optional<std::int64_t> changes,
                const std::string& promise) {
  const auto has = seat_of(user.id);
  const auto held = held_for(user.id);
  if (has && (!seat || *seat == index(*has))) return;
  expect_open();
  if (!seat && held) seat = index(*held);
  if (seat) seat_at(*seat);
  expect_seen(changes);
  const auto meant = [&](const PlannedSeat& one) { return one.user == user.id; };
  if (is_found() && std::none_of(made_.seats.begin(), made_.seats.end(), meant)) {
    throw Refused("seat-taken", "this seat is taken");
  }
  if (shut_.contains(user.id)) throw Refused("not-yours", "the host removed you from this table").because("shut");
  for (const Seat one : seats()) {
    if (!seat && is(PlannedSeat::Kind::Open, one)) seat = index(one);
  }
  const auto free = [&](Seat one) { return is(PlannedSeat::Kind::Open, one) || held == one; };
  if (!seat || !free(Seat{static_cast<std::uint8_t>(*seat)})) throw Refused("seat-taken", "this seat is taken");
  const std::string brings = promise.empty() && has ? numbers_.promise(*has) : promise;
  if (has) write("leave " + number_of(*has), now);
  if (held && index(*held) != *seat) write("decline " + number_of(*held), now);
  if (!brings.empty()) write("number " + std::to_string(*seat) + " " + brings, now);
  write("sit " + std::to_string(*seat) + " " + user.id + " " + user.name, now);
  start_if_ready(now);
}

void Table::leave(Seat seat, Millis now) {
  if (phase_ == Phase::Playing) return stand_in(seat, now);
  if (phase_ != Phase::Open) throw Refused("not-now", "the game is over; there is nothing to leave").because("over");
  if (numbers_.opening()) return begin_anew(Seats::of(seat), now);
  write("leave " + number_of(seat), now);
  close_if_deserted(now);
}

void Table::decline(const User& user, Millis now) {
  expect_open();
  const auto held = held_for(user.id);
  if (!held) throw Refused("not-yours", "no seat is reserved for you at this table");
  write("decline " + number_of(*held), now);
  close_if_deserted(now);
}

void Table::close_if_deserted(Millis now) {
  if (!has_any(PlannedSeat::Kind::Person) && !has_any(PlannedSeat::Kind::Held)) write("close", now);
}

void Table::fill(const User& host, const std::string& level, Millis now) {
  expect_host(host);
  for (const Seat free : seats()) {
    if (is(PlannedSeat::Kind::Open, free) || is(PlannedSeat::Kind::Held, free)) {
      write("fill " + number_of(free) + " " + level, now);
    }
  }
  if (phase_ == Phase::Open && (!plan_.ready || others_ready())) begin(now);
}

void Table::start_if_ready(Millis now) {
  const bool gathered = !is_found() || all_here();
  if (phase_ == Phase::Open && is_full() && !plan_.ready && !numbers_.opening() && gathered) begin(now);
}

// Tables of people have a maker; those of a version before makers were stored had an open seat.
bool Table::is_found() const {
  const auto taken = [](const PlannedSeat& one) {
    return one.kind == PlannedSeat::Kind::Person || one.kind == PlannedSeat::Kind::Bot;
  };
  return made_.maker.empty() && std::all_of(made_.seats.begin(), made_.seats.end(), taken);
}

void Table::disband(Millis now) {
  if (phase_ == Phase::Open) write("close", now);
}

bool Table::all_here() const {
  return std::all_of(chairs_.begin(), chairs_.end(),
                     [](const Chair& one) { return one.who.kind != PlannedSeat::Kind::Person || one.here; });
}

void Table::put_bot(const User& host, int seat, const std::string& level, Millis now) {
  expect_host(host);
  const Seat free = seat_at(seat);
  if (is_person(free)) throw Refused("seat-taken", "the seat is taken; free it first");
  if (chair(free).who.name != level || !is(PlannedSeat::Kind::Bot, free)) {
    write("fill " + number_of(free) + " " + level, now);
    start_if_ready(now);
  }
}

void Table::free(const User& host, int seat, bool shut, Millis now) {
  expect_host(host);
  const Seat freed = seat_at(seat);
  const std::string user = chair(freed).who.user;
  if (user == host.id) throw bad_field("seat", "this is your own seat; leave the table instead");
  if (is(PlannedSeat::Kind::Open, freed)) return;
  write("free " + number_of(freed), now);
  if (shut && !user.empty()) write("shut " + user, now);
}

void Table::swap_seats(const User& host, int seat, int with, Millis now) {
  expect_host(host);
  const Seat one = seat_at(seat);
  const Seat other = seat_at(with, "with");
  if (one != other) write("swap " + number_of(one) + " " + number_of(other), now);
}

void Table::make_host(const User& host, int seat, Millis now) {
  expect_host(host);
  const Seat next = seat_at(seat);
  if (!is_person(next)) throw bad_field("seat", "allowed: the seat of a person");
  if (chair(next).who.user != host.id) write("host " + number_of(next), now);
}

void Table::change(const User& host, std::string_view wanted, Millis now) {
  expect_host(host);
  Plan next = plan_.changed(wanted);
  const auto people = std::count_if(chairs_.begin(), chairs_.end(),
                                    [](const Chair& chair) { return chair.who.kind == PlannedSeat::Kind::Person; });
  if (people > next.players()) {
    throw bad_field("players", "found " + std::to_string(next.players()) + ", but " + std::to_string(people) +
                                   " players are seated; free a seat first");
  }
  // People already seated must agree to the change, even if they would not have been asked otherwise.
  if (people > 1 && (plan_.ready || next.asks_more_than(plan_))) next.ready = true;
  if (next.terms() != plan_.terms()) write("change " + next.terms(), now);
}

void Table::start(const User& host, Millis now) {
  expect_host(host);
  if (!is_full()) throw Refused("not-now", "not all seats are taken yet").because("seats");
  if (plan_.ready && !others_ready()) throw Refused("not-now", "not all players are ready yet").because("not-ready");
  begin(now);
}

void Table::set_ready(const User& user, bool ready, std::optional<std::int64_t> changes, Millis now) {
  expect_open();
  const auto seat = seat_of(user.id);
  if (!seat) throw Refused("not-yours", "you are not seated at this table");
  expect_seen(changes);
  if (chair(*seat).ready == ready) return;
  expect_patience();
  write((ready ? "ready " : "wait ") + number_of(*seat), now);
}

std::optional<Millis> Table::host_due(Millis patience) const {
  const auto host = this->host();
  if (!host || chair(*host).here) return std::nullopt;
  const auto is_here = [](const Chair& chair) { return chair.who.kind == PlannedSeat::Kind::Person && chair.here; };
  if (std::none_of(chairs_.begin(), chairs_.end(), is_here)) return std::nullopt;
  return chair(*host).left + patience;
}

void Table::pass_on_host(Millis now, Millis patience) {
  const auto due = host_due(patience);
  if (!due || *due > now) return;
  std::optional<Seat> next;
  for (const Seat seat : seats()) {
    if (is_person(seat) && chair(seat).here && (!next || chair(seat).sat < chair(*next).sat)) next = seat;
  }
  if (next) write("host " + number_of(*next), now);
}

// Questions.

void Table::expect_open() const {
  if (phase_ == Phase::Playing) throw Refused("not-now", "the game has started; you can watch it").because("started");
  if (phase_ != Phase::Open) throw Refused("not-now", "the game is over").because("over");
  if (numbers_.opening()) throw Refused("not-now", "the game is about to start").because("opening");
}

void Table::expect_host(const User& user) const {
  expect_open();
  const auto seat = seat_of(user.id);
  if (!seat || seat != host()) throw Refused("not-yours", "only the host can do this");
  expect_patience();
}

// Keeps journals short.
void Table::expect_patience() const {
  constexpr std::int64_t kMostWhileWaiting = 2'000;
  if (length_ < kMostWhileWaiting) return;
  throw Refused("too-many", "this table has been changed too often; start the game, or create a new table")
      .because("table");
}

void Table::expect_seen(std::optional<std::int64_t> changes) const {
  if (changes && *changes != changes_)
    throw Refused("late", "the settings of this table have changed; check them again");
}

Seat Table::seat_at(int number, std::string_view field) const {
  if (number >= 0 && number < plan_.players()) return Seat{static_cast<std::uint8_t>(number)};
  throw bad_field(std::string(field),
                  "found " + std::to_string(number) + ", allowed: 0 to " + std::to_string(plan_.players() - 1));
}

bool Table::others_ready() const {
  const auto host = this->host();
  return std::all_of(chairs_.begin(), chairs_.end(), [&](const Chair& one) {
    return one.who.kind != PlannedSeat::Kind::Person || one.ready || (host && &one == &chair(*host));
  });
}

bool Table::has_seat_for(const std::string& user) const {
  return phase_ == Phase::Open && !is_found() && !seat_of(user) && !shut_.contains(user) &&
         (held_for(user) || has_any(PlannedSeat::Kind::Open));
}

std::optional<Seat> Table::host() const {
  if (phase_ != Phase::Open || is_found()) return std::nullopt;
  for (const std::string& user : {host_, plan_.maker}) {
    if (const auto seat = user.empty() ? std::nullopt : seat_of(user)) return seat;
  }
  std::optional<Seat> longest;
  for (const Seat seat : seats()) {
    if (is_person(seat) && (!longest || chair(seat).sat < chair(*longest).sat)) longest = seat;
  }
  return longest;
}

}  // namespace roundtable::server
