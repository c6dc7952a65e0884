#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "engine/core/seat.h"
#include "server/store/store.h"
#include "server/table/time_limit.h"

namespace roundtable::server {

// The time of a game's players: when each was asked, banks, pauses, vacations, down times.
//
// A clock never stops. Time that does not count moves the start of the question instead. So a due time is all there is
// to know, and it follows from the journal. Without a time limit the clock still knows when each player was asked.
class GameClock {
 public:
  static constexpr Millis kGrace = 30'000;
  static constexpr int kMostPauses = 10;

  GameClock() = default;
  explicit GameClock(std::optional<TimeLimit> limit);

  // Since when the seat's question counts.
  Millis since(Seat seat) const { return of_[seat].asked.since; }
  // When the time for the seat's question is up.
  Millis due(Seat seat) const { return end_of(of_[seat].asked); }
  bool is_up(Seat seat, Millis now) const { return is_up(of_[seat].asked, now); }
  // Whether the time of an earlier question would be up, if its choice were undone.
  bool is_up(Seat seat, std::int64_t answer, Millis now) const;
  // The time left when the seat's clock next runs; nullopt while it runs, and without a bank.
  std::optional<Millis> left(Seat seat, bool decides) const;
  // End of the latest vacation.
  Millis vacation_end(Seat seat) const { return of_[seat].vacation_end; }
  bool knows_vacation(Seat seat, Millis until) const;
  // A player who returned out of time: a bot still answers the current question.
  bool is_late(Seat seat) const { return of_[seat].late; }
  bool is_paused() const { return pause_.has_value(); }
  Millis pause_end() const;
  void write_pause(JsonWriter& out) const;
  // Whether a player has less than kGrace: the bank, or the running time of those that decide.
  bool is_tight(Seats people, Seats deciding, Millis now) const;

  // Number of choices by this seat.
  std::int64_t answers(Seat seat) const { return std::ssize(of_[seat].answers); }
  // Whether a bot made more than kFewByBot of the person's choices, or at least half of them. Such a game does not
  // count in statistics.
  static constexpr std::int64_t kFewByBot = 3;
  bool left_to_bot(Seat seat) const;

  // Requests: the entry that does it; empty if it is done already. `players` are people without a bot in their place.
  std::string want_pause(Seat seat, Seats players) const;
  std::string want_to_play() const;

  // Effects on the clock.
  void ask(Seat seat, Millis now);
  void answer(Seat seat, bool again, bool by_bot, Millis now);
  void undo(Seat seat, std::int64_t answer);
  void come_back(Seat seat, bool decides, Millis now);
  void stop_wanting_pause(Seat seat) { wanting_pause_.remove(seat); }
  // Corrects the clocks before each entry.
  void count_pause(Millis now);
  static bool is_entry(std::string_view verb);
  // Throws Refused if the entry does not fit.
  void apply(std::string_view verb, std::optional<Seat> seat, std::string_view rest, Millis now);

 private:
  // A question to a seat: since when its time counts, and the bank at that time.
  struct Question {
    Millis since = 0;
    Millis bank = 0;
    bool by_bot = false;  // answered by a bot that replaced the player
  };
  struct SeatClock {
    Question asked;
    std::vector<Question> answers;  // for undo
    Millis answered = 0;            // time of the last choice
    Millis vacation_end = 0;
    bool late = false;
  };
  struct Pause {
    Millis since = 0;
    Millis counted = 0;  // clocks are corrected up to here
  };

  Millis end_of(const Question& question) const;
  bool is_up(const Question& question, Millis now) const { return limit_ && end_of(question) <= now; }
  static void pass_over(SeatClock& clock, Millis from, Millis until);
  static void shift(SeatClock& clock, Millis by);
  void take_vacation(SeatClock& clock, Millis from, Millis until);

  std::optional<TimeLimit> limit_;
  Per<Seat, SeatClock, kMaxSeats> of_;
  Seats wanting_pause_;
  std::optional<Pause> pause_;
  int pauses_ = 0;
  Millis grace_ = 0;  // no clock runs out before
};

}  // namespace roundtable::server
