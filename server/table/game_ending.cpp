#include "server/table/game_ending.h"

#include <algorithm>
#include <array>

#include "engine/core/seat_json.h"
#include "server/table/journal_words.h"

namespace roundtable::server {

namespace {

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

// Questions.

std::optional<Seat> GameEnding::winner_by_concession(Seats seats) const {
  const Seats left = seats - conceded_;
  return how_ == Ending::Conceded && left.size() == 1 ? std::optional(left.lowest()) : std::nullopt;
}

std::optional<Millis> GameEnding::proposal_due() const {
  return proposal_ ? std::optional(proposal_->at + proposal_lasts_) : std::nullopt;
}

Seats GameEnding::unanswered(Seats voters) const {
  return proposal_ ? voters - conceded_ - proposal_->agreed : Seats();
}

void GameEnding::write(JsonWriter& out, bool finished, Seats seats, Seats voters) const {
  out.key("ending");
  finished ? out.value(name_of(how_)) : out.null();
  out.key("winner");
  const auto winner = winner_by_concession(seats);
  winner ? out.value(index(*winner)) : out.null();
  out.key("abandoning");
  if (proposal_) {
    out.begin_object().field("by", index(proposal_->by));
    write_seats(out.key("agreed"), proposal_->agreed);
    write_seats(out.key("asked"), unanswered(voters));
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

void GameEnding::expect_not_conceded(Seat seat) const {
  if (!conceded_.has(seat)) return;
  throw Refused("not-now", "you have conceded this game; a bot plays your seat to the end").because("conceded");
}

// Requests.

std::string GameEnding::concede(Seat seat, Concede how, Seats seats, Seats voters) const {
  if (conceded_.has(seat)) return {};  // a repeated message
  const Seats left = seats - conceded_ - Seats::of(seat);
  const bool people = !(left & voters).empty();
  const bool ends = people ? left.size() < 2 : how == Concede::End;
  return "concede " + number_of(seat) + (ends ? " end" : "");
}

std::string GameEnding::abandon(Seat seat, Abandon how) const {
  if (how == Abandon::Decline) return proposal_ ? "refuse " + number_of(seat) : std::string();
  if (!proposal_ && how == Abandon::Agree) {
    throw Refused("late", "the proposal to abandon the game is no longer open");
  }
  if (has_agreed(seat)) return {};
  if (!proposal_ && proposals_[seat] >= kMostProposals) {
    throw Refused("too-many", "limit reached: " + std::to_string(kMostProposals) + " proposals per game to abandon it")
        .because("proposals");
  }
  return (proposal_ ? "agree " : "propose ") + number_of(seat);
}

std::string GameEnding::settle(Millis now, Seats voters, Seats away) const {
  const auto due = proposal_due();
  if (!proposal_ || !due || *due > now) return {};
  return (unanswered(voters) - away).empty() ? "abandon " + number_of(proposal_->by) : "lapse";
}

// Entries.

bool GameEnding::is_entry(std::string_view verb) {
  constexpr std::array<std::string_view, 7> kVerbs = {"concede", "conceded", "propose", "agree",
                                                      "refuse",  "lapse",    "abandon"};
  return std::find(kVerbs.begin(), kVerbs.end(), verb) != kVerbs.end();
}

bool GameEnding::apply(std::string_view verb, std::optional<Seat> seat, std::string_view rest, Position position,
                       Seats voters) {
  if (verb == "lapse") {
    if (!proposal_) throw no_entry();
    lapse(proposal_->by, position);
    return false;
  }
  if (!seat) throw no_entry();
  if (verb == "concede" || verb == "conceded") {
    concede(verb, *seat, rest, position);
  } else if (verb == "abandon") {
    break_off(Ending::Agreed, seat, position.now);
  } else if (verb == "refuse") {
    if (!proposal_) throw no_entry();
    quits_.push_back({proposal_->by == *seat ? "withdraw" : "decline", *seat, position.now, position.events});
    proposal_.reset();
  } else {
    if (verb == "propose") {
      proposal_ = Proposal{.by = *seat, .at = position.now, .agreed = {}};
      ++proposals_[*seat];
    }
    if (!proposal_) throw no_entry();
    const Seat by = proposal_->by;
    proposal_->agreed.add(*seat);
    quits_.push_back({std::string(verb), *seat, position.now, position.events});
    if (unanswered(voters).empty()) break_off(Ending::Agreed, by, position.now);
  }
  return how_ != Ending::Played;
}

// A compacted journal has `conceded SEAT EVENTS AT`.
void GameEnding::concede(std::string_view verb, Seat seat, std::string_view rest, Position position) {
  conceded_.add(seat);
  proposal_.reset();
  if (verb == "conceded") {
    const auto events = number_in(next_word(rest));
    const auto at = number_in(rest);
    if (!events || !at) throw no_entry();
    quits_.push_back({"concede", seat, *at, static_cast<std::size_t>(*events)});
    return;
  }
  quits_.push_back({"concede", seat, position.now, position.events});
  if (rest == "end") break_off(Ending::Conceded, seat, position.now);
}

void GameEnding::finish(Millis now) {
  at_ = now;
  proposal_.reset();
}

void GameEnding::break_off(Ending how, std::optional<Seat> by, Millis now) {
  how_ = how;
  by_ = by;
  finish(now);
}

void GameEnding::lapse(Seat because, Position position) {
  proposal_.reset();
  quits_.push_back({"lapse", because, position.now, position.events});
}

void GameEnding::delay_proposal(Millis by) {
  if (proposal_) proposal_->at += by;
}

}  // namespace roundtable::server
