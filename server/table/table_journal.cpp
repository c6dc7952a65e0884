#include <algorithm>
#include <stdexcept>
#include <utility>

#include "server/store/text.h"
#include "server/table/journal_words.h"
#include "server/table/table.h"

// The journal of a table: the effects of its entries.

namespace roundtable::server {

void Table::follow(const std::vector<Entry>& entries) {
  for (const Entry& entry : entries) {
    try {
      if (entry.number != length_) throw Refused("bad-field", "expected number " + std::to_string(length_));
      if (!storable(entry.text)) throw Refused("bad-field", "no text");
      write(entry.text, entry.at);
    } catch (const Refused& refused) {
      throw std::runtime_error("entry " + std::to_string(entry.number) + ": " + refused.what());
    }
  }
  written_.clear();  // stored already
}

std::vector<Entry> Table::take_written() { return std::exchange(written_, {}); }

void Table::write(std::string text, Millis now) {
  const std::size_t events = event_count();
  const std::int64_t info = info_version_;
  const std::int64_t known = n();
  apply(text, now);
  written_.push_back({id_, length_, now, std::move(text)});
  ++length_;
  if (n() == known) return;  // a secret change
  if (info_version_ != info) info_updated_ = now;
  history_.add_entry(events, event_count());
  updated_ = now;
}

void Table::write_all(const WaitingRoom::Entries& entries, Millis now) {
  for (const std::string& entry : entries) write(entry, now);
}

void Table::apply(std::string_view text, Millis now) {
  std::string_view rest = text;
  const std::string_view verb = next_word(rest);
  clock_.count_pause(now);
  if (const auto seat = seat_in(verb, plan().players())) return apply_choice(*seat, rest, now);
  const auto seat_word = [&] {
    const auto seat = seat_in(next_word(rest), plan().players());
    if (!seat) throw no_entry();
    return *seat;
  };
  if (verb == "chat") {
    const Seat seat = seat_word();
    return apply_chat(seat, rest, now);
  }
  if (verb == "ahead") {
    const Seat seat = seat_word();
    return apply_ahead(seat, rest);
  }
  ++info_version_;
  if (ShuffleNumbers::is_entry(verb)) return apply_numbers(verb, rest, now);
  if (WaitingRoom::is_entry(verb) || verb == "start" || verb == "close") return apply_before_start(verb, rest, now);
  if (GameClock::is_entry(verb)) return apply_time(verb, rest, now);
  if (GameEnding::is_entry(verb) || verb == "end" || verb == "stop") return apply_ending(verb, rest, now);
  if (verb == "rematch") {
    rematch_ = next_word(rest);
    rematch_by_ = seat_in(rest, plan().players());
    return;
  }
  const Seat seat = seat_word();
  apply_at_seat(verb, seat, rest, now);
}

// Choices and chat.

void Table::apply_choice(Seat seat, std::string_view choice, Millis now) {
  if (phase_ != Phase::Playing) throw no_entry();
  const Seats asked = game()->deciders().seats();
  const bool again = !chosen(seat).empty();
  const bool by_bot = bots().has(seat);
  // Going on with the game declines a proposal. A changed choice must not show, so it declines nothing.
  const bool declines = ending_.has_proposal() && !again && !by_bot && !ending_.has_agreed(seat);
  refuse_if(play_->choose(seat, choice, clock_.answers(seat)));
  ahead_.clear(seat);
  clock_.answer(seat, again, by_bot, now);
  const bool waits = !chosen(seat).empty();
  if (!substitutes_.votes(seat).empty()) {
    substitutes_.cancel_votes(seat);
    ++info_version_;
  }
  if (waits && again) minds_.add_secret(seat);
  if (declines) {
    ending_.lapse(seat, position(now));
    ++info_version_;
  }
  game_changed(asked, waits, now);
}

void Table::apply_undo(Seat seat, Millis now) {
  if (!play_) throw no_entry();
  const std::int64_t answer = play_->undo_since();
  refuse_if(play_->undo(seat));
  history_.add_undo(seat, event_count());
  game_changed(Seats(), false, now);
  clock_.undo(seat, answer);
  minds_.add(seat);
}

void Table::apply_ahead(Seat seat, std::string_view choice) {
  if (phase_ != Phase::Playing) throw no_entry();
  ahead_.set(seat, std::string(choice));
  minds_.add_secret(seat);
}

void Table::apply_chat(Seat seat, std::string_view text, Millis now) {
  const PlannedSeat& who = this->who(seat);
  chat_.add({n(), now, seat, who.name, std::string(text), who.user, length_});
  mentions_.add(length_, who.user, "chat " + number_of(seat) + " ");
}

void Table::game_changed(Seats asked_before, bool same_decision, Millis now) {
  for (const Seat seat : game()->deciders().seats()) {
    if (!same_decision || !asked_before.has(seat)) clock_.ask(seat, now);
  }
  minds_.see(game()->record().log.size());
  ahead_.check(*game(), seats());
  if (!game()->deciders().over()) return;
  phase_ = Phase::Finished;
  ending_.finish(now);
  ++info_version_;
}

// Before the start.

void Table::apply_before_start(std::string_view verb, std::string_view rest, Millis now) {
  if (phase_ != Phase::Open || (numbers_.opening() && verb != "host" && verb != "close")) throw no_entry();
  ++arrangement_;
  if (verb == "close") {
    phase_ = Phase::Closed;
    numbers_.close();
    return room_.forget_agreed_change();
  }
  if (verb == "start") {
    const auto first_decision = rest.empty() ? std::optional<std::int64_t>(0) : number_in(rest);
    if (!first_decision) throw no_entry();
    start(now, *first_decision);
    return room_.forget_agreed_change();
  }
  const SeatChange change = room_.apply(verb, rest, length_, now);
  change.apply_to(numbers_);
  change.apply_to(presence_);
  change.apply_to(moderation_);
  if (verb == "shut") return mentions_.add(length_, std::string(rest), "shut");
  if (verb == "sit") {
    const auto seat = seat_in(next_word(rest), plan().players());
    if (!seat) throw no_entry();
    presence_.sit(*seat, now);
    mentions_.add(length_, who(*seat).user, "sit " + number_of(*seat));
  }
  const bool taken = verb == "sit" || verb == "fill";
  if (taken && is_full() && !plan().ready && !numbers_.any_promised()) start(now);
}

void Table::apply_numbers(std::string_view verb, std::string_view rest, Millis now) {
  if (phase_ != Phase::Open || (verb == "open" && !is_full())) throw no_entry();
  if (const auto anew = numbers_.perform(verb, rest, room_.people(), now)) {
    ++arrangement_;
    numbers_.begin_anew(room_.start_over(anew->missing, anew->secret));
    for (const Seat seat : anew->missing) {
      presence_.clear(seat);
      moderation_.clear(seat);
    }
  } else if (numbers_.opening() && numbers_.missing().empty()) {
    start(now);
  }
}

void Table::start(Millis now, std::int64_t first_decision) {
  if (!is_full()) throw no_entry();
  auto game = plan().make_game();
  if (!game) throw std::runtime_error("table " + id_ + ": unknown game");
  std::vector<std::string> names;
  names.reserve(static_cast<std::size_t>(plan().players()));
  for (const Seat seat : seats()) names.push_back((is_person(seat) ? "" : "bot:") + who(seat).name);
  game->set_seats(std::move(names));
  play_ = std::make_unique<GameInProgress>(std::move(game), fair_chance(plan().secret, numbers_.shown()),
                                           TakeBack::OwnTurn, first_decision);
  numbers_.close();
  phase_ = Phase::Playing;
  clock_ = GameClock(plan().clock);
  const auto& clock = plan().clock;
  ending_ = clock && plan().by_the_day() ? GameEnding(clock->seconds * 1000) : GameEnding();
  game_changed(Seats(), false, now);
}

// Time.

void Table::apply_time(std::string_view verb, std::string_view rest, Millis now) {
  if (phase_ != Phase::Playing) throw no_entry();
  const bool of_seat = verb == "pausing" || verb == "rest";
  const auto seat = of_seat ? seat_in(next_word(rest), plan().players()) : std::nullopt;
  clock_.apply(verb, seat, rest, now);
  if (verb == "pausing" && seat) minds_.add(*seat);
  const auto down = number_in(rest);
  if (verb == "down" && down) ending_.delay_proposal(*down);
}

// Early end.

void Table::apply_ending(std::string_view verb, std::string_view rest, Millis now) {
  if (phase_ != Phase::Playing) throw no_entry();
  if (verb == "stop") {
    ending_.break_off(Ending::Stopped, std::nullopt, now);
    return break_off();
  }
  const auto seat = seat_in(next_word(rest), plan().players());
  if (verb == "end") {
    if (!seat || !seat_in(rest, plan().players())) throw no_entry();
    ending_.break_off(Ending::Overtime, seat, now);
    return break_off();
  }
  const bool concedes = verb == "concede" || verb == "conceded";
  if (concedes && (!seat || !is_person(*seat))) throw no_entry();
  const bool over = ending_.apply(verb, seat, rest, position(now), voters());
  if (concedes) {
    substitutes_.take_over(*seat);
    ahead_.clear(*seat);
    clock_.stop_wanting_pause(*seat);
    ++arrangement_;  // lists show it
  }
  if (over) break_off();
}

void Table::break_off() {
  phase_ = Phase::Finished;
  play_->give_up();
}

// Moderation, bots in people's places, votes.

void Table::apply_at_seat(std::string_view verb, Seat seat, std::string_view rest, Millis now) {
  if (verb == "silence" || verb == "hear") return moderation_.mute(seat, verb == "silence");
  if (verb == "undo") return apply_undo(seat, now);
  if (verb == "vote" || verb == "unvote" || verb == "here") return apply_vote(verb, seat, rest);
  if (!play_) throw no_entry();
  if (verb == "remove") {
    if (phase_ != Phase::Playing) throw no_entry();
    moderation_.remove_player(seat);
    ending_.cancel_proposal();
    substitutes_.take_over(seat);
    ahead_.clear(seat);
  } else if (verb == "bot") {
    substitutes_.take_over(seat);
    ahead_.clear(seat);
  } else if (verb == "back") {
    substitutes_.give_back(seat);
    clock_.come_back(seat, game()->deciders().has(seat), now);
    minds_.add(seat);
  } else {
    throw no_entry();
  }
}

void Table::apply_vote(std::string_view verb, Seat seat, std::string_view rest) {
  if (phase_ != Phase::Playing) throw no_entry();
  if (verb == "here") return substitutes_.cancel_votes(seat);
  const auto absent = seat_in(rest, plan().players());
  if (!absent) throw no_entry();
  substitutes_.vote(seat, *absent, verb == "vote");
  minds_.add(seat);
}

}  // namespace roundtable::server
