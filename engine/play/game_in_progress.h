#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/chance.h"
#include "engine/play/problem.h"

namespace roundtable {

// Which choices can be undone.
enum class TakeBack : std::uint8_t {
  // The seat's own choices of this turn, last first, until another seat chooses, a card is drawn or hidden information
  // is shown.
  OwnTurn,
  // The seat's own choices, whatever came after: only bots play besides, and chance repeats its outcomes.
  Alone,
};

// A running game at a server's table, in a browser or in a terminal. Applies choices, stores simultaneous ones until
// all are in, draws chance, numbers the decisions, and undoes choices. The owner knows the players and the time. If a
// call returns a problem, the game is unchanged.
class GameInProgress {
 public:
  // `decision` is the number of the open decision when a stored game is restored.
  GameInProgress(std::unique_ptr<AnyGame> game, Chance chance, TakeBack rule, std::int64_t decision = 0);

  const AnyGame& game() const { return *game_; }
  // Changes the players' names in the record.
  void set_seats(std::vector<std::string> names) { game_->set_seats(std::move(names)); }
  // Ends an unfinished game: the seed becomes public.
  void give_up() { game_->set_seed(chance_.seed, chance_.numbers); }
  bool over() const { return game_->deciders().over(); }
  // Number of the open decision. It only grows; simultaneous choices share it.
  std::int64_t decision() const { return decision_; }
  // The seat's simultaneous choice that waits for others; empty if none.
  const std::string& waiting(Seat seat) const { return waiting_[seat]; }

  // Whether this was the seat's last choice: a repeated message is then ignored.
  bool is_made(Seat seat, std::int64_t decision, std::string_view choice) const;
  // `not-now` if the game is over, `late` if that decision has passed.
  MaybeProblem expect_open(std::int64_t decision) const;
  // Makes a choice, or changes the waiting one; `illegal` if the seat has no such choice. `since` is stored for the
  // owner: when the seat's time began.
  MaybeProblem choose(Seat seat, std::string_view choice, std::int64_t since = 0);

  // Whether to offer undo. Whether the choice revealed something is checked only when it is asked for.
  bool offers_undo(Seat seat) const { return why_no_undo(seat) == nullptr; }
  // `no-undo` with the reason, if the seat's last choice cannot be undone now.
  MaybeProblem expect_undo(Seat seat) const;
  // Undoes without checking for revealed information, for replaying a journal.
  MaybeProblem undo(Seat seat);
  // `since` of the choice that would be undone, under TakeBack::OwnTurn.
  std::int64_t undo_since() const { return made_.empty() ? 0 : made_.back().since; }

 private:
  // Choices that took effect together: of one seat, or simultaneous ones.
  struct Made {
    Seats makers;
    std::size_t log = 0;  // length of the record before
    std::string choice;   // if there is one maker
    std::int64_t since = 0;
    bool answered = false;  // another seat has chosen since, even if it undid that
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
  // Length of the record before the seat's last choice, whatever came after.
  std::optional<std::size_t> last_choice(Seat seat) const;
  void remember(Made made);
  void settle();

  std::unique_ptr<AnyGame> game_;
  Chance chance_;
  TakeBack rule_;
  std::int64_t decision_;
  Per<Seat, std::string, kMaxSeats> waiting_;
  Per<Seat, Answer, kMaxSeats> answers_;
  std::vector<Made> made_;  // choices of this turn, after the one where undo stops
};

}  // namespace roundtable
