#include <utility>

#include "server/table/journal_words.h"
#include "server/table/table_play.h"

// The play at a table: the effects of journal entries.

namespace roundtable::server {

void TablePlay::start(std::unique_ptr<AnyGame> game, Chance chance, std::int64_t first_decision, Millis now) {
  game_ = std::make_unique<GameInProgress>(std::move(game), std::move(chance), TakeBack::OwnTurn, first_decision);
  phase_ = Phase::Playing;
  clock_ = GameClock(plan().clock);
  const auto& clock = plan().clock;
  ending_ = clock && plan().by_the_day() ? GameEnding(clock->seconds * 1000) : GameEnding();
  game_changed(Seats(), false, now);
}

EntryEffects TablePlay::apply(std::string_view verb, std::string_view rest, Millis now) {
  if (const auto seat = seat_in(verb, plan().players())) return apply_choice(*seat, rest, now);
  if (GameEnding::is_entry(verb) || verb == "end" || verb == "stop") return apply_ending(verb, rest, now);
  if (GameClock::is_entry(verb)) {
    apply_time(verb, rest, now);
    return {};
  }
  const auto seat = seat_in(next_word(rest), plan().players());
  if (!seat) throw no_entry();
  if (verb == "ahead") return apply_ahead(*seat, rest);
  apply_at_seat(verb, *seat, rest, now);
  return {};
}

// Choices.

EntryEffects TablePlay::apply_choice(Seat seat, std::string_view choice, Millis now) {
  if (!is_playing()) throw no_entry();
  const Seats asked = game()->deciders().seats();
  const bool again = !chosen(seat).empty();
  const bool by_bot = bots().has(seat);
  // Going on with the game declines a proposal. A changed choice must not show, so it declines nothing.
  const bool declines = ending_.has_proposal() && !again && !by_bot && !ending_.has_agreed(seat);
  refuse_if(game_->choose(seat, choice, clock_.answers(seat)));
  ahead_.clear(seat);
  clock_.answer(seat, again, by_bot, now);
  const bool waits = !chosen(seat).empty();
  const bool voted_on = !substitutes_.votes(seat).empty();
  if (voted_on) substitutes_.cancel_votes(seat);
  const bool secret = waits && again;
  if (secret) minds_.add(seat);
  if (declines) ending_.lapse(seat, position(now));
  const bool over = game_changed(asked, waits, now);
  return {.info = voted_on || declines || over, .secret = secret};
}

void TablePlay::apply_undo(Seat seat, Millis now) {
  if (!game_) throw no_entry();
  const std::int64_t answer = game_->undo_since();
  refuse_if(game_->undo(seat));
  history_.add_undo(seat, event_count());
  game_changed(Seats(), false, now);
  clock_.undo(seat, answer);
  minds_.add(seat);
}

EntryEffects TablePlay::apply_ahead(Seat seat, std::string_view choice) {
  if (!is_playing()) throw no_entry();
  ahead_.set(seat, std::string(choice));
  minds_.add(seat);
  return {.info = false, .secret = true};
}

bool TablePlay::game_changed(Seats asked_before, bool same_decision, Millis now) {
  for (const Seat seat : game()->deciders().seats()) {
    if (!same_decision || !asked_before.has(seat)) clock_.ask(seat, now);
  }
  minds_.see(game()->record().log.size());
  ahead_.check(*game(), seats());
  const bool over = game_->over();
  if (over) {
    phase_ = Phase::Finished;
    ending_.finish(now);
  }
  return over;
}

// Time.

void TablePlay::apply_time(std::string_view verb, std::string_view rest, Millis now) {
  if (!is_playing()) throw no_entry();
  const bool of_seat = verb == "pausing" || verb == "rest";
  const auto seat = of_seat ? seat_in(next_word(rest), plan().players()) : std::nullopt;
  clock_.apply(verb, seat, rest, now);
  if (verb == "pausing" && seat) minds_.add(*seat);
  const auto down = number_in(rest);
  if (verb == "down" && down) ending_.delay_proposal(*down);
}

// Early end.

EntryEffects TablePlay::apply_ending(std::string_view verb, std::string_view rest, Millis now) {
  if (!is_playing()) throw no_entry();
  if (verb == "stop") {
    ending_.break_off(Ending::Stopped, std::nullopt, now);
    break_off();
    return {};
  }
  const auto seat = seat_in(next_word(rest), plan().players());
  if (verb == "end") {
    if (!seat || !seat_in(rest, plan().players())) throw no_entry();
    ending_.break_off(Ending::Overtime, seat, now);
    break_off();
    return {};
  }
  const bool concedes = verb == "concede" || verb == "conceded";
  if (concedes && (!seat || !is_person(*seat))) throw no_entry();
  const bool over = ending_.apply(verb, seat, rest, position(now), voters());
  if (concedes) {
    take_over(*seat);
    clock_.stop_wanting_pause(*seat);
  }
  if (over) break_off();
  return {.lists = concedes};
}

void TablePlay::break_off() {
  phase_ = Phase::Finished;
  game_->give_up();
}

// Bots in people's places, votes.

void TablePlay::apply_at_seat(std::string_view verb, Seat seat, std::string_view rest, Millis now) {
  if (verb == "undo") return apply_undo(seat, now);
  if (verb == "vote" || verb == "unvote" || verb == "here") return apply_vote(verb, seat, rest);
  if (!game_) throw no_entry();
  if (verb == "bot") return take_over(seat);
  if (verb != "back") throw no_entry();
  substitutes_.give_back(seat);
  clock_.come_back(seat, game()->deciders().has(seat), now);
  minds_.add(seat);
}

void TablePlay::remove_player(Seat seat) {
  ending_.cancel_proposal();
  take_over(seat);
}

void TablePlay::take_over(Seat seat) {
  substitutes_.take_over(seat);
  ahead_.clear(seat);
}

void TablePlay::apply_vote(std::string_view verb, Seat seat, std::string_view rest) {
  if (!is_playing()) throw no_entry();
  if (verb == "here") return substitutes_.cancel_votes(seat);
  const auto absent = seat_in(rest, plan().players());
  if (!absent) throw no_entry();
  substitutes_.vote(seat, *absent, verb == "vote");
  minds_.add(seat);
}

void TablePlay::erase_name(Seat seat) {
  if (!game_) return;
  std::vector<std::string> names = game()->record().seats;
  names[static_cast<std::size_t>(seat)].clear();
  game_->set_seats(std::move(names));
}

}  // namespace roundtable::server
