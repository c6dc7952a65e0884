#include <algorithm>
#include <array>

#include "engine/core/seat_json.h"
#include "server/table/journal_words.h"
#include "server/table/table.h"

// Games that end early: players concede, or agree to abandon the game.

namespace roundtable::server {

namespace {

constexpr Millis kProposalLasts = 10 * Table::kPatience;
constexpr int kMostProposals = 3;

std::string_view name_of(Ending ending) {
  switch (ending) {
    case Ending::Played: return "played";
    case Ending::Overtime: return "overtime";
    case Ending::Conceded: return "conceded";
    case Ending::Agreed: return "agreed";
    case Ending::Stopped: return "stopped";
  }
  return "played";
}

}  // namespace

// Requests.

void Table::concede(Seat seat, Concede how, Millis now) {
  if (chair(seat).conceded) return;  // a repeated message
  expect_playing();
  const auto plays_on = [&](Seat other) { return other != seat && !chair(other).conceded; };
  int left = 0;
  bool people = false;
  for (const Seat other : seats()) {
    left += plays_on(other) ? 1 : 0;
    people = people || (plays_on(other) && may_answer(other));
  }
  const bool ends = people ? left < 2 : how == Concede::End;
  write("concede " + number_of(seat) + (ends ? " end" : ""), now);
}

void Table::abandon(Seat seat, Abandon how, Millis now) {
  const bool done = phase_ == Phase::Finished && ending_ == Ending::Agreed;
  if (done && how != Abandon::Decline) return;  // a repeated message
  expect_in_game(seat);
  if (how == Abandon::Decline) {
    if (proposal_) write("refuse " + number_of(seat), now);
    return;
  }
  if (!proposal_ && how == Abandon::Agree) {
    throw Refused("late", "the proposal to abandon the game is no longer open");
  }
  if (proposal_ && proposal_->agreed.has(seat)) return;
  if (!proposal_ && chair(seat).proposals >= kMostProposals) {
    throw Refused("too-many", "limit reached: " + std::to_string(kMostProposals) + " proposals per game to abandon it")
        .because("proposals");
  }
  write((proposal_ ? "agree " : "propose ") + number_of(seat), now);
}

// Only people who are away agree by silence.
void Table::settle_proposal(Millis now) {
  const auto due = proposal_due();
  if (!proposal_ || !due || *due > now) return;
  bool all_away = true;
  for (const Seat seat : unanswered()) {
    const Chair& one = chair(seat);
    const bool away = !one.here && one.rest <= now && (plan_.by_the_day() || now - one.left >= kPatience);
    all_away = all_away && away;
  }
  write(all_away ? "abandon " + number_of(proposal_->by) : "lapse", now);
}

// Questions.

void Table::expect_in_game(Seat seat) const {
  expect_playing();
  if (!chair(seat).conceded) return;
  throw Refused("not-now", "you have conceded this game; a bot plays your seat to the end").because("conceded");
}

bool Table::may_answer(Seat seat) const {
  const Chair& one = chair(seat);
  return is_person(seat) && !one.conceded && !one.removed && !one.who.name.empty();
}

Seats Table::unanswered() const {
  Seats waiting;
  for (const Seat seat : seats()) {
    if (proposal_ && may_answer(seat) && !proposal_->agreed.has(seat)) waiting.add(seat);
  }
  return waiting;
}

std::optional<Millis> Table::proposal_due() const {
  if (!proposal_) return std::nullopt;
  const bool by_the_day = plan_.clock && plan_.by_the_day();
  return proposal_->at + (by_the_day ? plan_.clock->seconds * 1000 : kProposalLasts);
}

std::optional<Seat> Table::winner_by_concession() const {
  if (ending_ != Ending::Conceded) return std::nullopt;
  std::optional<Seat> left;
  for (const Seat seat : seats()) {
    if (chair(seat).conceded) continue;
    if (left) return std::nullopt;
    left = seat;
  }
  return left;
}

void Table::write_ending(JsonWriter& out) const {
  const auto write_seat = [&](std::optional<Seat> seat) { seat ? out.value(index(*seat)) : out.null(); };
  out.key("ending");
  phase_ == Phase::Finished ? out.value(name_of(ending_)) : out.null();
  out.key("winner");
  write_seat(winner_by_concession());
  out.key("abandoning");
  if (proposal_) {
    out.begin_object().field("by", index(proposal_->by));
    write_seats(out.key("agreed"), proposal_->agreed);
    write_seats(out.key("asked"), unanswered());
    out.field("until", proposal_due().value_or(0)).end_object();
  } else {
    out.null();
  }
  out.key("quits").begin_array();
  for (const Quit& quit : quits_) {
    out.begin_object().field("what", std::string_view(quit.what)).field("seat", index(quit.seat));
    out.field("at", quit.at).field("events", static_cast<std::int64_t>(quit.events)).end_object();
  }
  out.end_array();
}

// Entries.

void Table::break_off(Ending how, std::optional<Seat> by, Millis now) {
  ending_ = how;
  ended_by_ = by;
  phase_ = Phase::Finished;
  ended_ = now;
  proposal_.reset();
  play_->give_up();
}

void Table::note_quit(std::string_view what, Seat seat, Millis now) {
  quits_.push_back({std::string(what), seat, now, play_ ? game()->event_count() : 0});
}

void Table::lapse(Seat because, Millis now) {
  proposal_.reset();
  note_quit("lapse", because, now);
  ++info_version_;
}

bool Table::perform_ending(std::string_view verb, std::string_view rest, Millis now) {
  constexpr std::array<std::string_view, 7> kVerbs = {"concede", "conceded", "propose", "agree",
                                                      "refuse",  "lapse",    "abandon"};
  if (std::find(kVerbs.begin(), kVerbs.end(), verb) == kVerbs.end()) return false;
  const bool answers = verb == "agree" || verb == "refuse" || verb == "lapse";
  if (phase_ != Phase::Playing || (answers && !proposal_)) throw no_entry();
  if (verb == "lapse") {
    lapse(proposal_->by, now);
    return true;
  }
  const auto seat = seat_in(next_word(rest));
  if (!seat) throw no_entry();
  if (verb == "concede" || verb == "conceded") {
    perform_concede(verb, *seat, rest, now);
  } else if (verb == "abandon") {
    break_off(Ending::Agreed, seat, now);
  } else if (verb == "refuse") {
    note_quit(proposal_->by == *seat ? "withdraw" : "decline", *seat, now);
    proposal_.reset();
  } else {
    if (verb == "propose") {
      proposal_ = Proposal{.by = *seat, .at = now, .agreed = {}};
      ++chair(*seat).proposals;
    }
    proposal_->agreed.add(*seat);
    note_quit(verb, *seat, now);
    if (unanswered().empty()) break_off(Ending::Agreed, proposal_->by, now);
  }
  return true;
}

// A compacted journal has `conceded SEAT EVENTS AT`.
void Table::perform_concede(std::string_view verb, Seat seat, std::string_view rest, Millis now) {
  Chair& chair = this->chair(seat);
  if (!is_person(seat)) throw no_entry();
  chair.conceded = chair.bot = true;
  chair.ahead = {};
  chair.votes = Seats();
  chair.wants_pause = false;
  ++arrangement_;  // lists show it
  proposal_.reset();
  if (verb == "conceded") {
    const auto events = number_in(next_word(rest));
    const auto at = number_in(rest);
    if (!events || !at) throw no_entry();
    quits_.push_back({"concede", seat, *at, static_cast<std::size_t>(*events)});
    return;
  }
  note_quit(verb, seat, now);
  if (rest == "end") break_off(Ending::Conceded, seat, now);
}

}  // namespace roundtable::server
