#include "server/table/game_clock.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/seat_json.h"
#include "server/table/journal_words.h"

namespace roundtable::server {

namespace {

constexpr Millis kHour = 3'600'000;
constexpr Millis kLongestPause = 24 * kHour;
constexpr Millis kLongestPauseByTheDay = 14 * 24 * kHour;

}  // namespace

GameClock::GameClock(std::optional<TimeLimit> limit) : limit_(limit) {
  for (SeatClock& clock : of_.items) clock.asked.bank = limit_ ? limit_->seconds * 1000 : 0;
}

// Questions.

Millis GameClock::end_of(const Question& question) const {
  return limit_ ? std::max(question.since + limit_->allowance(question.bank), grace_) : grace_;
}

bool GameClock::is_up(Seat seat, std::int64_t answer, Millis now) const {
  return is_up(of_[seat].answers.at(static_cast<std::size_t>(answer)), now);
}

std::optional<Millis> GameClock::left(Seat seat, bool decides) const {
  const Question& asked = of_[seat].asked;
  if (!limit_ || (decides && !pause_)) return std::nullopt;
  if (!decides) return limit_->has_bank() ? std::optional(asked.bank) : std::nullopt;
  const Millis used = std::max<Millis>(pause_->counted - asked.since, 0);
  return std::max<Millis>({limit_->allowance(asked.bank) - used, grace_ - pause_->counted, Millis{0}});
}

// A vacation that ended before the game began has no effect.
bool GameClock::knows_vacation(Seat seat, Millis until) const {
  const SeatClock& clock = of_[seat];
  return clock.vacation_end == until || (clock.vacation_end == 0 && until <= clock.asked.since);
}

Millis GameClock::pause_end() const {
  const bool by_the_day = limit_ && limit_->by_the_day();
  return (pause_ ? pause_->since : 0) + (by_the_day ? kLongestPauseByTheDay : kLongestPause);
}

void GameClock::write_pause(JsonWriter& out) const {
  out.key("pause");
  if (pause_) {
    out.begin_object().field("since", pause_->since).field("until", pause_end()).end_object();
  } else {
    out.null();
  }
  write_seats(out.key("pausing"), wanting_pause_);
}

bool GameClock::is_tight(Seats people, Seats deciding, Millis now) const {
  if (!limit_) return false;
  bool tight = false;
  for (const Seat seat : people) tight = tight || limit_->allowance(of_[seat].asked.bank) < kGrace;
  for (const Seat seat : deciding) tight = tight || due(seat) < now + kGrace;
  return tight;
}

bool GameClock::left_to_bot(Seat seat) const {
  const auto& answers = of_[seat].answers;
  const auto bots = std::count_if(answers.begin(), answers.end(), [](const Question& one) { return one.by_bot; });
  return bots > kFewByBot || (bots > 0 && bots * 2 >= std::ssize(answers));
}

// Requests.

std::string GameClock::want_pause(Seat seat, Seats players) const {
  if (pause_ || wanting_pause_.has(seat)) return {};
  if (pauses_ >= kMostPauses) {
    throw Refused("too-many", "limit reached: " + std::to_string(kMostPauses) + " pauses per game").because("table");
  }
  const bool all = (players - wanting_pause_ - Seats::of(seat)).empty();
  return all ? "pause" : "pausing " + number_of(seat);
}

std::string GameClock::want_to_play() const {
  if (pause_) return "resume";
  return wanting_pause_.empty() ? "" : "playing";
}

// Effects.

void GameClock::ask(Seat seat, Millis now) {
  SeatClock& clock = of_[seat];
  clock.asked.since = std::max(now, clock.vacation_end);
  clock.late = false;
}

void GameClock::answer(Seat seat, bool again, bool by_bot, Millis now) {
  SeatClock& clock = of_[seat];
  if (!again) {
    clock.answers.push_back(clock.asked);
    Millis& bank = clock.asked.bank;
    if (limit_ && limit_->plus) bank = std::max<Millis>(bank - (now - clock.asked.since), 0) + *limit_->plus * 1000;
  }
  clock.answers.back().by_bot = by_bot;
  clock.answered = now;
}

// Time goes on as if the choice had not been made.
void GameClock::undo(Seat seat, std::int64_t answer) {
  SeatClock& clock = of_[seat];
  clock.asked = clock.answers.at(static_cast<std::size_t>(answer));
  clock.answers.resize(static_cast<std::size_t>(answer));
}

void GameClock::come_back(Seat seat, bool decides, Millis now) {
  SeatClock& clock = of_[seat];
  // A person who chooses in a bot's place returns at the same moment: Table::choose.
  if (clock.answered == now && !clock.answers.empty()) clock.answers.back().by_bot = false;
  clock.late = decides && is_up(clock.asked, now);
}

void GameClock::count_pause(Millis now) {
  if (!pause_) return;
  for (SeatClock& clock : of_.items) pass_over(clock, pause_->counted, now);
  if (grace_ > pause_->counted) grace_ += std::max<Millis>(now - pause_->counted, 0);
  pause_->counted = std::max(pause_->counted, now);
}

bool GameClock::is_entry(std::string_view verb) {
  constexpr std::array<std::string_view, 6> kVerbs = {"pausing", "playing", "pause", "resume", "rest", "down"};
  return std::find(kVerbs.begin(), kVerbs.end(), verb) != kVerbs.end();
}

void GameClock::apply(std::string_view verb, std::optional<Seat> seat, std::string_view rest, Millis now) {
  if (verb == "pause") {
    pause_ = Pause{now, now};
    ++pauses_;
    wanting_pause_ = {};
  } else if (verb == "resume" || verb == "playing") {
    pause_.reset();
    wanting_pause_ = {};
  } else if (verb == "down") {
    const auto down = number_in(rest);
    if (!down) throw no_entry();
    for (SeatClock& clock : of_.items) pass_over(clock, now - *down, now);
    grace_ = now + kGrace;
  } else if (!seat) {
    throw no_entry();
  } else if (verb == "pausing") {
    wanting_pause_.add(*seat);
  } else {
    const auto from = number_in(next_word(rest));
    const auto until = number_in(rest);
    if (!from || !until) throw no_entry();
    take_vacation(of_[*seat], *from, *until);
  }
}

// A vacation has moved the time already.
void GameClock::pass_over(SeatClock& clock, Millis from, Millis until) {
  const auto move = [&](Question& one) {
    one.since += std::max<Millis>(0, until - std::max({from, clock.vacation_end, one.since}));
  };
  move(clock.asked);
  for (Question& one : clock.answers) move(one);
}

void GameClock::shift(SeatClock& clock, Millis by) {
  clock.asked.since += by;
  for (Question& one : clock.answers) one.since += by;
}

// A shortened vacation gives back time.
void GameClock::take_vacation(SeatClock& clock, Millis from, Millis until) {
  const bool shorter = until < clock.vacation_end && from < clock.vacation_end;
  shorter ? shift(clock, until - clock.vacation_end) : pass_over(clock, from, until);
  clock.vacation_end = until;
}

}  // namespace roundtable::server
