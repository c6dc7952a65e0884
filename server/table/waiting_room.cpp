#include "server/table/waiting_room.h"

#include <algorithm>
#include <array>
#include <utility>

#include "server/table/journal_words.h"

namespace roundtable::server {

namespace {

// Tables of people have a maker; those of a version before makers were stored had an open seat.
bool is_made_by_matchmaker(const Plan& plan) {
  const auto taken = [](const PlannedSeat& one) {
    return one.kind == PlannedSeat::Kind::Person || one.kind == PlannedSeat::Kind::Bot;
  };
  return plan.maker.empty() && std::all_of(plan.seats.begin(), plan.seats.end(), taken);
}

}  // namespace

WaitingRoom::WaitingRoom(Plan plan)
    : original_(std::move(plan)),
      plan_(original_),
      found_(is_made_by_matchmaker(original_)),
      occupants_(original_.seats.size()) {
  for (const Seat seat : seats()) occupants_[seat].who = plan_.seats[static_cast<std::size_t>(seat)];
}

// Questions.

Seats WaitingRoom::seats_of(PlannedSeat::Kind kind) const {
  Seats found;
  for (const Seat seat : seats()) {
    if (is(kind, seat)) found.add(seat);
  }
  return found;
}

std::optional<Seat> WaitingRoom::seat_of(PlannedSeat::Kind kind, const std::string& user) const {
  for (const Seat seat : seats()) {
    if (is(kind, seat) && who(seat).user == user) return seat;
  }
  return std::nullopt;
}

std::vector<std::string> WaitingRoom::names() const {
  std::vector<std::string> names;
  for (const Seat seat : people()) names.push_back(who(seat).name);
  return names;
}

Seat WaitingRoom::seat_at(int number, std::string_view field) const {
  if (number >= 0 && number < plan_.players()) return Seat{static_cast<std::uint8_t>(number)};
  throw bad_field(std::string(field),
                  "found " + std::to_string(number) + ", allowed: 0 to " + std::to_string(plan_.players() - 1));
}

bool WaitingRoom::has_seat_for(const std::string& user) const {
  return !found_ && !seat_of(user) && !is_banned(user) && (held_for(user) || has_any(PlannedSeat::Kind::Open));
}

std::vector<Seat> WaitingRoom::appointed_hosts() const {
  std::vector<Seat> hosts;
  for (const std::string& user : {host_, plan_.maker}) {
    if (const auto seat = user.empty() ? std::nullopt : seat_of(user)) hosts.push_back(*seat);
  }
  return hosts;
}

std::optional<Seat> WaitingRoom::new_host() const { return host_ == plan_.maker ? std::nullopt : seat_of(host_); }

std::optional<Seat> WaitingRoom::longest_seated(Seats people) const {
  std::optional<Seat> longest;
  for (const Seat seat : people) {
    if (!longest || occupants_[seat].since < occupants_[*longest].since) longest = seat;
  }
  return longest;
}

std::optional<Seat> WaitingRoom::host() const {
  if (found_) return std::nullopt;
  const auto appointed = appointed_hosts();
  return appointed.empty() ? longest_seated(people()) : appointed.front();
}

bool WaitingRoom::others_ready() const {
  const auto host = this->host();
  return (unready() - (host ? Seats::of(*host) : Seats())).empty();
}

Seats WaitingRoom::unready() const {
  Seats unready;
  for (const Seat seat : people()) {
    if (!is_ready(seat)) unready.add(seat);
  }
  return unready;
}

void WaitingRoom::write_change(JsonWriter& out) const {
  out.field("ready", plan_.ready).field("changes", changes_).key("changed");
  if (!change_) return static_cast<void>(out.null());
  out.begin_object().field("at", change_->at).field("name", std::string_view(change_->name));
  out.key("before").raw(change_->before).end_object();
}

void WaitingRoom::expect_seen(std::optional<std::int64_t> changes) const {
  if (changes && *changes != changes_)
    throw Refused("late", "the settings of this table have changed; check them again");
}

// Requests.

WaitingRoom::Entries WaitingRoom::sit(const User& user, std::optional<int> seat, std::optional<std::int64_t> changes,
                                      const std::string& commitment) const {
  const auto has = seat_of(user.id);
  const auto held = held_for(user.id);
  if (!seat && held) seat = index(*held);
  if (seat) seat_at(*seat);
  expect_seen(changes);
  const auto meant = [&](const PlannedSeat& one) { return one.user == user.id; };
  if (found_ && std::none_of(original_.seats.begin(), original_.seats.end(), meant)) {
    throw Refused("seat-taken", "this seat is taken");
  }
  if (is_banned(user.id)) throw Refused("not-yours", "the host removed you from this table").because("shut");
  if (const Seats open = seats_of(PlannedSeat::Kind::Open); !seat && !open.empty()) seat = index(open.lowest());
  const auto free = [&](Seat one) { return is(PlannedSeat::Kind::Open, one) || held == one; };
  if (!seat || !free(seat_at(*seat))) throw Refused("seat-taken", "this seat is taken");
  Entries entries;
  if (has) entries.push_back("leave " + number_of(*has));
  if (held && index(*held) != *seat) entries.push_back("decline " + number_of(*held));
  if (!commitment.empty()) entries.push_back("number " + std::to_string(*seat) + " " + commitment);
  entries.push_back("sit " + std::to_string(*seat) + " " + user.id + " " + user.name);
  return entries;
}

WaitingRoom::Entries WaitingRoom::decline(const User& user) const {
  const auto held = held_for(user.id);
  if (!held) throw Refused("not-yours", "no seat is reserved for you at this table");
  return {"decline " + number_of(*held)};
}

WaitingRoom::Entries WaitingRoom::fill(const std::string& level) const {
  Entries entries;
  for (const Seat seat : seats()) {
    const bool free = is(PlannedSeat::Kind::Open, seat) || is(PlannedSeat::Kind::Held, seat);
    if (free) entries.push_back("fill " + number_of(seat) + " " + level);
  }
  return entries;
}

WaitingRoom::Entries WaitingRoom::put_bot(int seat, const std::string& level) const {
  const Seat free = seat_at(seat);
  if (is_person(free)) throw Refused("seat-taken", "the seat is taken; free it first");
  if (is(PlannedSeat::Kind::Bot, free) && who(free).name == level) return {};
  return {"fill " + number_of(free) + " " + level};
}

WaitingRoom::Entries WaitingRoom::free(const User& host, int seat, bool ban) const {
  const Seat freed = seat_at(seat);
  const std::string& user = who(freed).user;
  if (user == host.id) throw bad_field("seat", "this is your own seat; leave the table instead");
  if (is(PlannedSeat::Kind::Open, freed)) return {};
  Entries entries = {"free " + number_of(freed)};
  if (ban && !user.empty()) entries.push_back("shut " + user);
  return entries;
}

WaitingRoom::Entries WaitingRoom::swap_seats(int seat, int with) const {
  const Seat one = seat_at(seat);
  const Seat other = seat_at(with, "with");
  if (one == other) return {};
  return {"swap " + number_of(one) + " " + number_of(other)};
}

WaitingRoom::Entries WaitingRoom::make_host(const User& host, int seat) const {
  const Seat next = seat_at(seat);
  if (!is_person(next)) throw bad_field("seat", "allowed: the seat of a person");
  if (who(next).user == host.id) return {};
  return {"host " + number_of(next)};
}

WaitingRoom::Entries WaitingRoom::change(std::string_view wanted) const {
  Plan next = plan_.changed(wanted);
  const int seated = people().size();
  if (seated > next.players()) {
    throw bad_field("players", "found " + std::to_string(next.players()) + ", but " + std::to_string(seated) +
                                   " players are seated; free a seat first");
  }
  // People already seated must agree to the change, even if they would not have been asked otherwise.
  if (seated > 1 && (plan_.ready || next.asks_more_than(plan_))) next.ready = true;
  if (next.terms() == plan_.terms()) return {};
  return {"change " + next.terms()};
}

WaitingRoom::Entries WaitingRoom::set_ready(const User& user, bool ready, std::optional<std::int64_t> changes) const {
  const auto seat = seat_of(user.id);
  if (!seat) throw Refused("not-yours", "you are not seated at this table");
  expect_seen(changes);
  if (is_ready(*seat) == ready) return {};
  return {(ready ? "ready " : "wait ") + number_of(*seat)};
}

// Entries.

bool WaitingRoom::is_entry(std::string_view verb) {
  constexpr std::array<std::string_view, 11> kVerbs = {"sit",  "leave", "decline", "fill",  "free", "shut",
                                                       "swap", "host",  "change",  "ready", "wait"};
  return std::find(kVerbs.begin(), kVerbs.end(), verb) != kVerbs.end();
}

SeatChange WaitingRoom::apply(std::string_view verb, std::string_view rest, std::int64_t entry, Millis now) {
  SeatChange change;
  if (verb == "change") {
    change_terms(rest, now, change);
  } else if (verb == "shut") {
    banned_.emplace(rest);
  } else {
    const auto seat = seat_in(next_word(rest), plan_.players());
    if (!seat) throw no_entry();
    apply_to_seat(verb, *seat, rest, entry, change);
  }
  forget_agreed_change();
  change.seats = occupants_.size();
  return change;
}

void WaitingRoom::forget_agreed_change() {
  if (unready().empty()) change_.reset();
}

void WaitingRoom::apply_to_seat(std::string_view verb, Seat seat, std::string_view rest, std::int64_t entry,
                                SeatChange& change) {
  SeatOccupant& occupant = occupants_[seat];
  if (verb == "ready" || verb == "wait" || verb == "host") {
    if (!is_person(seat)) throw no_entry();
    verb == "host" ? static_cast<void>(host_ = who(seat).user) : static_cast<void>(occupant.ready = verb == "ready");
  } else if (verb == "swap") {
    const auto with = seat_in(rest, plan_.players());
    if (!with) throw no_entry();
    occupants_.swap(seat, *with);
    change.swapped = {seat, *with};
  } else if (verb == "sit") {
    const std::string_view user = next_word(rest);
    occupant.who = {PlannedSeat::Kind::Person, std::string(rest), std::string(user)};
    occupant.since = entry;
  } else {
    if (verb == "fill" && !is_level(rest)) throw no_entry();
    occupant = {};
    if (verb == "fill") occupant.who = {PlannedSeat::Kind::Bot, std::string(rest), {}};
    change.cleared.add(seat);
  }
}

void WaitingRoom::change_terms(std::string_view terms, Millis now, SeatChange& change) {
  Plan next = plan_.changed(terms);
  // Removes surplus seats from the end: open ones, then held ones, then bots.
  for (const auto kind : {PlannedSeat::Kind::Open, PlannedSeat::Kind::Held, PlannedSeat::Kind::Bot}) {
    for (std::size_t i = occupants_.size(); i-- > 0;) {
      const Seat seat{static_cast<std::uint8_t>(i)};
      const bool many = occupants_.size() > next.seats.size();
      if (!many || occupants_[seat].who.kind != kind) continue;
      occupants_.remove(seat);
      change.removed.push_back(seat);
    }
  }
  if (occupants_.size() > next.seats.size()) throw no_entry();
  occupants_.resize(next.seats.size());
  const bool asks = next.asks_more_than(plan_);
  std::string before = change_ ? change_->before : plan_.terms();
  plan_ = std::move(next);
  if (!asks) return;
  ++changes_;
  const auto host = this->host();
  const PlannedSeat who = host ? this->who(*host) : PlannedSeat();
  change_ = Change{now, who.name, std::move(before), who.user};
  for (const Seat seat : seats()) occupants_[seat].ready = seat == host;
}

std::vector<PlannedSeat> WaitingRoom::start_over(Seats without, const Secret& secret) {
  std::vector<PlannedSeat> gone;
  for (const Seat seat : without) gone.push_back(std::exchange(occupants_[seat], {}).who);
  plan_.secret = secret;
  return gone;
}

void WaitingRoom::erase_person(const std::string& user, const std::string& someone) {
  const auto erase = [&](PlannedSeat& who) {
    if (who.user == user) who = {who.kind, "", someone};
  };
  for (Plan* plan : {&original_, &plan_}) {
    for (PlannedSeat& planned : plan->seats) erase(planned);
    if (plan->maker == user) plan->maker = someone;
  }
  for (SeatOccupant& occupant : occupants_) erase(occupant.who);
  if (change_ && change_->user == user) change_->name.clear();
  if (host_ == user) host_ = someone;
  if (banned_.erase(user) > 0) banned_.insert(someone);
}

}  // namespace roundtable::server
