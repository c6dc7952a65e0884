#include <algorithm>

#include "server/base/refusal.h"
#include "server/table/journal_words.h"
#include "server/table/table.h"

// Presence, bots in people's places, and votes about absent players.

namespace roundtable::server {

void Table::set_here(Seat seat, bool here, Millis now) {
  Chair& chair = this->chair(seat);
  if (chair.here == here) return;
  chair.here = here;
  const bool was_away = here && now - chair.left >= kPatience;  // short breaks do not count
  if (was_away) chair.came = now;
  if (!here) chair.left = now;
  ++info_version_;
  if (was_away && !chair.votes.empty() && phase_ == Phase::Playing) write("here " + number_of(seat), now);
}

void Table::set_spectators(int count) {
  if (spectators_ == count) return;
  spectators_ = count;
  ++info_version_;
}

void Table::wait_anew(Millis now) {
  for (Chair& chair : chairs_) chair.came = chair.left = now;
  ++info_version_;
}

bool Table::can_be_voted_on(Seat seat, Millis now, Millis patience) const {
  constexpr int kForDeciding = 6;  // times the patience with an absence
  const Chair& chair = this->chair(seat);
  if (!chair.here && now - chair.left >= patience) return true;
  const bool asked = game()->deciders().has(seat) && now - chair.asked.since >= kForDeciding * patience;
  return asked && now - chair.came >= patience;
}

void Table::vote(Seat voter, Seat absent, bool wanted, Millis now, Millis patience) {
  expect_in_game(voter);
  Chair& chair = this->chair(absent);
  if (plan_.clock)
    throw Refused("not-now", "this table has a clock; a bot takes over when the time is up").because("has-clock");
  if (voter == absent || !is_person(absent)) throw bad_field("seat", "allowed: the seat of another player");
  if (!can_be_voted_on(absent, now, patience)) {
    throw chair.here
        ? Refused("not-now", chair.who.name + " is connected and may need more time").because("here")
        : Refused("not-now", chair.who.name + " has just disconnected and may be back soon").because("just-left");
  }
  if (chair.bot || chair.votes.has(voter) == wanted) return;
  expect_resolve(voter);
  write((wanted ? "vote " : "unvote ") + number_of(voter) + " " + number_of(absent), now);
  int others = 0;
  for (const Seat seat : seats()) others += seat != absent && is_person(seat) && !this->chair(seat).bot ? 1 : 0;
  if (chair.votes.size() * 2 > others) stand_in(absent, now);
}

bool Table::perform_vote(std::string_view verb, Seat seat, std::string_view rest) {
  if (verb != "vote" && verb != "unvote" && verb != "here") return false;
  if (phase_ != Phase::Playing) throw no_entry();
  if (verb == "here") {
    chair(seat).votes = Seats();
    return true;
  }
  const auto absent = seat_in(rest);
  if (!absent) throw no_entry();
  Seats& votes = chair(*absent).votes;
  verb == "vote" ? votes.add(seat) : votes.remove(seat);
  ++chair(seat).second_thoughts;
  return true;
}

bool Chair::left_to_bot() const {
  const auto bots = std::count_if(made.begin(), made.end(), [](const PendingDecision& one) { return one.by_bot; });
  return bots > kFewByBot || (bots > 0 && bots * 2 >= std::ssize(made));
}

bool Table::plays_as_bot(Seat seat) const {
  return chair(seat).bot || chair(seat).late || chair(seat).who.kind == PlannedSeat::Kind::Bot;
}

bool Table::has_players() const {
  return std::any_of(chairs_.begin(), chairs_.end(),
                     [](const Chair& chair) { return chair.who.kind == PlannedSeat::Kind::Person && !chair.bot; });
}

void Table::expect_resolve(Seat seat) const {
  constexpr int kMostSecondThoughts = 20;
  if (chair(seat).second_thoughts < kMostSecondThoughts) return;
  throw Refused("too-many", "too many changes of your vote; wait until the game has moved on").because("table");
}

std::vector<std::string> Table::names() const {
  std::vector<std::string> names;
  for (const Chair& chair : chairs_) {
    if (chair.who.kind == PlannedSeat::Kind::Person) names.push_back(chair.who.name);
  }
  return names;
}

std::vector<Turn> Table::turns(DuringPause paused) const {
  std::vector<Turn> turns;
  if (phase_ != Phase::Playing || (pause_ && paused == DuringPause::Nobody)) return turns;
  for (const Seat seat : game()->deciders().seats()) {
    if (plays_as_bot(seat)) continue;
    turns.push_back({.user = chair(seat).who.user,
                     .name = chair(seat).who.name,
                     .since = chair(seat).asked.since,
                     .due = due(seat),
                     .decision = decision()});
  }
  return turns;
}

}  // namespace roundtable::server
