#include "engine/play/game_in_progress.h"

#include <algorithm>
#include <utility>

#include "engine/games.h"

namespace roundtable {

// An undo refusal: code, reason and sentence.
struct GameInProgress::NoUndo {
  ErrorCode code;
  ErrorReason reason;
  const char* message = "";

  Problem problem() const { return {code, message, reason}; }
};

GameInProgress::GameInProgress(std::unique_ptr<AnyGame> game, Chance chance, TakeBack rule, std::int64_t decision)
    : game_(std::move(game)), chance_(std::move(chance)), rule_(rule), decision_(decision) {
  settle();
}

void GameInProgress::settle() {
  while (game_->deciders().is_chance()) chance_.settle(*game_);
  if (over()) game_->set_seed(chance_.seed, chance_.numbers);
}

bool GameInProgress::is_made(Seat seat, std::int64_t decision, std::string_view choice) const {
  return answers_[seat].decision == decision && answers_[seat].choice == choice;
}

MaybeProblem GameInProgress::expect_open(std::int64_t decision) const {
  const auto numbers = [&](const char* between) {
    return std::to_string(decision) + between + std::to_string(decision_);
  };
  if (decision < decision_) return Problem{"late", "decision " + numbers(" has passed; open is ")};
  if (over()) return Problem{"not-now", "the game is over", "over"};
  if (decision > decision_) return bad_field(Error{"decision: found " + numbers(", open is ")});
  return {};
}

MaybeProblem GameInProgress::choose(Seat seat, std::string_view choice, std::int64_t since) {
  const std::size_t log = game_->record().log.size();
  if (auto status = game_->apply(seat, choice); !status) return Problem{"illegal", status.error().message};
  answers_[seat] = {decision_, log, std::string(choice)};
  waiting_[seat] = choice;
  if (game_->record().log.size() == log) return {};
  remember({waiting_seats(), log, std::string(choice), since});
  waiting_ = {};
  ++decision_;
  settle();
  return {};
}

Seats GameInProgress::waiting_seats() const {
  Seats seats;
  for (const Seat seat : Seats::first(game_->players())) {
    if (!waiting_[seat].empty()) seats.add(seat);
  }
  return seats;
}

// Undo.

void GameInProgress::remember(Made made) {
  if (!made_.empty()) {
    Made& last = made_.back();
    const bool same_turn = last.makers == made.makers && !made.makers.several();
    last.answered = last.answered || !same_turn;
    if (!same_turn || drawn_since(last)) made_.erase(made_.begin(), made_.end() - 1);
  }
  made_.push_back(std::move(made));
}

bool GameInProgress::drawn_since(const Made& made) const {
  const auto& log = game_->record().log;
  return std::any_of(log.begin() + static_cast<std::ptrdiff_t>(made.log), log.end(),
                     [](const std::string& entry) { return entry.front() == '*'; });
}

const GameInProgress::NoUndo* GameInProgress::why_no_undo(Seat seat) const {
  static constexpr NoUndo kOver{"not-now", "over", "the game is over"};
  static constexpr NoUndo kNothing{"no-undo", "nothing", "you have not chosen anything yet"};
  static constexpr NoUndo kWaiting{"no-undo", "waiting",
                                   "your choice is waiting for the others: choose again to change it"};
  static constexpr NoUndo kTheirs{"no-undo", "others", "the last choice was another player's"};
  static constexpr NoUndo kSince{"no-undo", "others", "another player has chosen since"};
  static constexpr NoUndo kTogether{"no-undo", "together", "the choices of the others are already known"};
  static constexpr NoUndo kDrawn{"no-undo", "drawn", "cards have been drawn since"};
  if (over()) return &kOver;
  if (rule_ == TakeBack::Alone) return last_choice(seat) ? nullptr : &kNothing;
  if (!waiting_[seat].empty()) return &kWaiting;
  if (made_.empty()) return &kNothing;
  const Made& last = made_.back();
  if (!last.makers.has(seat)) return &kTheirs;
  if (last.makers.several()) return &kTogether;
  if (last.answered || !waiting_seats().empty()) return &kSince;
  return drawn_since(last) ? &kDrawn : nullptr;
}

MaybeProblem GameInProgress::expect_undo(Seat seat) const {
  if (const NoUndo* why = why_no_undo(seat)) return why->problem();
  if (rule_ == TakeBack::Alone) return {};
  const auto before = replay_game(game_->record(), made_.back().log);
  if (!before) return Problem{"internal", before.error().message};
  if (!(*before)->reveals(seat, made_.back().choice)) return {};
  return Problem{"no-undo", "your choice revealed hidden information", "shown"};
}

// The waiting choice, or the last unforced one in the record.
std::optional<std::size_t> GameInProgress::last_choice(Seat seat) const {
  const auto& log = game_->record().log;
  if (!waiting_[seat].empty()) return log.size();
  for (std::size_t at = log.size(); at > 0; --at) {
    const auto entry = Entry::from_text(log[at - 1], game_->players());
    if (entry && !entry->chance && !entry->forced && entry->seat == seat) return at - 1;
  }
  return std::nullopt;
}

MaybeProblem GameInProgress::undo(Seat seat) {
  if (const NoUndo* why = why_no_undo(seat)) return why->problem();
  std::size_t entries = rule_ == TakeBack::Alone ? last_choice(seat).value_or(0) : made_.back().log;
  auto before = replay_game(game_->record(), entries);
  // Some simultaneous choices may come earlier in the record. Without the others they wait again, and their seats
  // choose again.
  if (before && (*before)->record().log.size() < entries) {
    entries = (*before)->record().log.size();
    before = replay_game(game_->record(), entries);
  }
  if (!before) return Problem{"internal", before.error().message};
  game_ = std::move(*before);
  waiting_ = {};
  for (const Seat one : Seats::first(game_->players())) {
    if (answers_[one].log >= entries) answers_[one] = {};
  }
  while (!made_.empty() && made_.back().log >= entries) made_.pop_back();
  ++decision_;
  return {};
}

}  // namespace roundtable
