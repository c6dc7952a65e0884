#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

#include "server/table/journal_words.h"
#include "server/table/table.h"

// The effects of journal entries.

namespace roundtable::server {

void Table::write(std::string text, Millis now) {
  const auto events = static_cast<std::uint32_t>(play_ ? game()->event_count() : 0);
  const std::int64_t info = info_version_;
  const std::int64_t known = n();
  perform(text, now);
  written_.push_back({id_, length_, now, std::move(text)});
  ++length_;
  if (n() == known) return;  // a secret change
  if (info_version_ != info) info_updated_ = now;
  const auto events_now = static_cast<std::uint32_t>(play_ ? game()->event_count() : 0);
  events_before_.push_back(std::min(events, events_now));
  updated_ = now;
}

void Table::perform(std::string_view text, Millis now) {
  std::string_view rest = text;
  const std::string_view verb = next_word(rest);
  count_pause(now);
  if (const auto seat = seat_in(verb)) return perform_choice(*seat, rest, now);
  if (verb == "chat") {
    const auto seat = seat_in(next_word(rest));
    if (!seat) throw no_entry();
    const PlannedSeat& who = chair(*seat).who;
    chat_.add({n(), now, *seat, who.name, std::string(rest), who.user, length_});
    mentions_.push_back({length_, who.user, "chat " + number_of(*seat) + " "});
    return;
  }
  if (verb == "ahead") return perform_ahead(rest);
  ++info_version_;
  if (perform_numbers(verb, rest, now)) return;
  if (perform_before_start(verb, rest, now) || perform_time(verb, rest, now) || perform_ending(verb, rest, now)) {
    return;
  }
  if (verb == "rematch") {
    rematch_ = next_word(rest);
    rematch_by_ = seat_in(rest);
    return;
  }
  const auto seat = seat_in(next_word(rest));
  if (!seat) throw no_entry();
  if (perform_order(verb, *seat) || perform_vote(verb, *seat, rest)) return;
  if (verb == "undo") {
    perform_undo(*seat, now);
  } else if (verb == "bot") {
    chair(*seat).bot = true;
    chair(*seat).ahead = {};
    chair(*seat).votes = Seats();
  } else if (verb == "back") {
    chair(*seat).bot = false;
    // A person who chooses for themselves returns at the same moment: Table::choose.
    if (chair(*seat).chose == now && !chair(*seat).made.empty()) chair(*seat).made.back().by_bot = false;
    chair(*seat).late = play_ && game()->deciders().has(*seat) && is_time_up(chair(*seat).asked, now);
    ++chair(*seat).second_thoughts;
  } else {
    throw no_entry();
  }
}

std::optional<Seat> Table::seat_in(std::string_view word) const {
  const bool is_seat = word.size() == 1 && word[0] >= '0' && word[0] < '0' + plan_.players();
  return is_seat ? std::optional(Seat{static_cast<std::uint8_t>(word[0] - '0')}) : std::nullopt;
}

bool Table::perform_before_start(std::string_view verb, std::string_view rest, Millis now) {
  constexpr std::array<std::string_view, 12> kVerbs = {"sit",  "leave", "decline", "fill",  "free",  "shut",
                                                       "swap", "host",  "change",  "ready", "start", "close"};
  if (verb != "wait" && std::find(kVerbs.begin(), kVerbs.end(), verb) == kVerbs.end()) return false;
  if (phase_ != Phase::Open || (numbers_.opening() && verb != "host" && verb != "close")) throw no_entry();
  ++arrangement_;
  if (verb == "change") {
    perform_change(rest, now);
  } else if (verb == "shut") {
    shut_.emplace(rest);
    mentions_.push_back({length_, std::string(rest), "shut"});
  } else if (verb == "close") {
    phase_ = Phase::Closed;
    numbers_.close();
  } else if (verb == "start") {
    const auto first_decision = rest.empty() ? std::optional<std::int64_t>(0) : number_in(rest);
    if (!first_decision) throw no_entry();
    start(now, *first_decision);
  } else {
    const auto seat = seat_in(next_word(rest));
    if (!seat) throw no_entry();
    perform_at_seat(verb, *seat, rest, now);
  }
  const auto agrees = [](const Chair& chair) { return chair.who.kind != PlannedSeat::Kind::Person || chair.ready; };
  if (std::all_of(chairs_.begin(), chairs_.end(), agrees)) change_.reset();
  return true;
}

void Table::perform_at_seat(std::string_view verb, Seat seat, std::string_view rest, Millis now) {
  Chair& chair = this->chair(seat);
  if (verb == "ready" || verb == "wait" || verb == "host") {
    if (!is_person(seat)) throw no_entry();
    verb == "host" ? static_cast<void>(host_ = chair.who.user) : static_cast<void>(chair.ready = verb == "ready");
    return;
  }
  if (verb == "swap") {
    const auto with = seat_in(rest);
    if (!with) throw no_entry();
    numbers_.swap(seat, *with);
    return std::swap(chair, this->chair(*with));
  }
  if (verb == "sit") {
    const std::string_view user = next_word(rest);
    chair.who = {PlannedSeat::Kind::Person, std::string(rest), std::string(user)};
    chair.sat = length_;
    chair.left = now;
    mentions_.push_back({length_, std::string(user), "sit " + number_of(seat)});
  } else if (verb == "fill") {
    if (!is_level(rest)) throw no_entry();
    chair = {.who = {PlannedSeat::Kind::Bot, std::string(rest), {}}};
    numbers_.clear(seat);
  } else {
    chair = {};
    numbers_.clear(seat);
  }
  if (is_full() && !plan_.ready && !numbers_.any_promised()) start(now);
}

void Table::perform_change(std::string_view terms, Millis now) {
  Plan next = plan_.changed(terms);
  // Removes surplus seats from the end: open ones, then held ones, then bots.
  for (const auto kind : {PlannedSeat::Kind::Open, PlannedSeat::Kind::Held, PlannedSeat::Kind::Bot}) {
    for (std::size_t i = chairs_.size(); i-- > 0;) {
      const bool many = chairs_.size() > next.seats.size();
      if (!many || chairs_[i].who.kind != kind) continue;
      chairs_.erase(chairs_.begin() + static_cast<std::ptrdiff_t>(i));
      numbers_.remove(i);
    }
  }
  if (chairs_.size() > next.seats.size()) throw no_entry();
  chairs_.resize(next.seats.size());
  numbers_.resize(next.seats.size());
  const bool asks = next.asks_more_than(plan_);
  std::string before = change_ ? change_->before : plan_.terms();
  plan_ = std::move(next);
  if (!asks) return;
  ++changes_;
  const auto host = this->host();
  const PlannedSeat who = host ? chair(*host).who : PlannedSeat();
  change_ = Change{now, who.name, std::move(before), who.user};
  for (Chair& one : chairs_) one.ready = host && &one == &chair(*host);
}

void Table::perform_choice(Seat seat, std::string_view choice, Millis now) {
  if (phase_ != Phase::Playing) throw no_entry();
  const Seats asked = game()->deciders().seats();
  const bool again = !chosen(seat).empty();
  // Going on with the game declines a proposal. A changed choice must not show, so it declines nothing.
  const bool plays_on = proposal_ && !again && !plays_as_bot(seat) && !proposal_->agreed.has(seat);
  Chair& chair = this->chair(seat);
  refuse_if(play_->choose(seat, choice, static_cast<std::int64_t>(chair.made.size())));
  chair.ahead = {};
  if (again) {
    chair.made.back().by_bot = plays_as_bot(seat);
  } else {
    chair.made.push_back(chair.asked);
    chair.made.back().by_bot = plays_as_bot(seat);
    Millis& bank = chair.asked.bank;
    if (plan_.clock && plan_.clock->plus) {
      bank = std::max<Millis>(bank - (now - chair.asked.since), 0) + *plan_.clock->plus * 1000;
    }
  }
  chair.chose = now;
  const bool waits = !chosen(seat).empty();
  if (!chair.votes.empty()) {
    chair.votes = Seats();
    ++info_version_;
  }
  if (waits && again) {
    ++changes_of_mind_;
    ++chair.second_thoughts;
  }
  if (plays_on) lapse(seat, now);
  look_around(asked, waits, now);
}

void Table::perform_undo(Seat seat, Millis now) {
  if (!play_) throw no_entry();
  Chair& chair = this->chair(seat);
  const auto number = static_cast<std::size_t>(play_->undo_since());
  refuse_if(play_->undo(seat));
  const std::size_t events = game()->event_count();
  for (TakenBack& one : taken_back_) one.event = std::min(one.event, events);
  taken_back_.push_back({.event = events, .seat = seat});
  look_around(Seats(), false, now);
  chair.asked = chair.made.at(number);  // as if the choice had not been made
  chair.made.resize(number);
  ++chair.second_thoughts;
}

void Table::start(Millis now, std::int64_t first_decision) {
  if (!is_full()) throw no_entry();
  auto game = plan_.make_game();
  if (!game) throw std::runtime_error("table " + id_ + ": unknown game");
  std::vector<std::string> names;
  names.reserve(chairs_.size());
  for (const Chair& chair : chairs_) {
    names.push_back((chair.who.kind == PlannedSeat::Kind::Bot ? "bot:" : "") + chair.who.name);
  }
  game->set_seats(std::move(names));
  play_ = std::make_unique<GameInProgress>(std::move(game), fair_chance(plan_.secret, numbers_.shown()),
                                           TakeBack::OwnTurn, first_decision);
  numbers_.close();
  phase_ = Phase::Playing;
  for (Chair& chair : chairs_) chair.asked.bank = plan_.clock ? plan_.clock->seconds * 1000 : 0;
  look_around(Seats(), false, now);
}

void Table::look_around(Seats asked_before, bool same_decision, Millis now) {
  for (const Seat seat : game()->deciders().seats()) {
    if (same_decision && asked_before.has(seat)) continue;
    chair(seat).asked.since = std::max(now, chair(seat).rest);
    chair(seat).late = false;
  }
  if (game()->record().log.size() > furthest_) {
    furthest_ = game()->record().log.size();
    for (Chair& chair : chairs_) chair.second_thoughts = 0;
  }
  check_ahead();
  if (!game()->deciders().over()) return;
  phase_ = Phase::Finished;
  ended_ = now;
  proposal_.reset();
  ++info_version_;
}

}  // namespace roundtable::server
