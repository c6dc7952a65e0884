#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/chance.h"
#include "engine/play/problem.h"

namespace roundtable {

// Which choices can be taken back.
enum class TakeBack : std::uint8_t {
  // One's own of this turn, one after the other, as long as nobody else chose, nothing was drawn and nothing hidden was
  // shown.
  OwnTurn,
  // One's own, whatever came after them: nobody else plays but bots, and chance brings the same again.
  Alone,
};

// A game being played, wherever that is: at a server's table, in a browser, in a terminal. It makes choices, keeps
// those that wait for others, lets chance have its share, numbers the decisions, and takes choices back. Whoever drives
// it knows who sits where, and when. Where there is a problem, nothing has changed.
class GameInProgress {
 public:
  // `decision` is the number of the one that is open, for a game that was put aside.
  GameInProgress(std::unique_ptr<AnyGame> game, Chance chance, TakeBack rule, std::int64_t decision = 0);

  const AnyGame& game() const { return *game_; }
  // Other names, for the record.
  void set_seats(std::vector<std::string> names) { game_->set_seats(std::move(names)); }
  // It is not played to its end: what chance would have brought may be known now.
  void give_up() { game_->set_seed(chance_.seed, chance_.numbers); }
  bool over() const { return game_->deciders().over(); }
  // The number of the decision that is open. It grows; it stays while others choose at the same time.
  std::int64_t decision() const { return decision_; }
  // A choice that waits for others who choose at the same time; empty if there is none.
  const std::string& waiting(Seat seat) const { return waiting_[seat]; }

  // Whether that is what the seat chose last, so that it need not be chosen again: a message may come twice.
  bool is_made(Seat seat, std::int64_t decision, std::string_view choice) const;
  // `not-now` if the game is over, `late` if that decision has passed.
  MaybeProblem expect_open(std::int64_t decision) const;
  // Makes a choice, or changes the one that waits; `illegal` if it is none of those that the seat has. `since` is kept
  // for whoever drives the game: since when the seat had to decide.
  MaybeProblem choose(Seat seat, std::string_view choice, std::int64_t since = 0);

  // Whether the seat may ask for its last choice back. That it has shown something hidden is found only then.
  bool offers_undo(Seat seat) const { return why_no_undo(seat) == nullptr; }
  // `no-undo` and why, if the seat's last choice cannot be taken back now.
  MaybeProblem expect_undo(Seat seat) const;
  // Takes it back without asking whether it showed something: as a journal says it was done.
  MaybeProblem undo(Seat seat);
  // Of the choice that would be taken back, under TakeBack::OwnTurn.
  std::int64_t undo_since() const { return made_.empty() ? 0 : made_.back().since; }

 private:
  // Choices that took effect at once: of one seat, or of several at the same time.
  struct Made {
    Seats makers;
    std::size_t log = 0;  // how long the record was before
    std::string choice;   // if there is one maker
    std::int64_t since = 0;
    bool answered = false;  // somebody else has chosen since, be it that they took it back
  };
  struct Answer {
    std::int64_t decision = -1;
    std::size_t log = 0;
    std::string choice;
  };
  struct NoUndo;

  const NoUndo* why_no_undo(Seat seat) const;
  bool drawn_since(const Made& made) const;
  Seats waiting_seats() const;
  // How long the record was before the seat's last choice, whatever came after it.
  std::optional<std::size_t> last_choice(Seat seat) const;
  void remember(Made made);
  void settle();

  std::unique_ptr<AnyGame> game_;
  Chance chance_;
  TakeBack rule_;
  std::int64_t decision_;
  Per<Seat, std::string, kMaxSeats> waiting_;
  Per<Seat, Answer, kMaxSeats> answers_;
  std::vector<Made> made_;  // of this turn, and before them the one at which taking back ends
};

}  // namespace roundtable
