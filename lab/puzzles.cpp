#include "lab/puzzles.h"

#include <chrono>

#include "engine/games.h"
#include "engine/with_game.h"
#include "lab/queue.h"
#include "lab/table_kinds.h"

namespace roundtable {

namespace {

using Clock = std::chrono::steady_clock;

// The largest share of the puzzles that one grade may have, so that every grade has enough.
constexpr double kMostOfAGrade = 0.3;

std::vector<TableKind> tables_of(const std::string& game) {
  std::vector<TableKind> tables;
  with_game(game, [&]<class G>() { tables = table_kinds<G>(); });
  return tables;
}

Record played(const std::string& name, const TableKind& table, std::uint64_t seed, std::uint64_t number) {
  const auto game = std::move(*make_game(name, table.players, *Json::parse(table.options)));
  const auto bot = std::move(*make_any_bot(name, "net"));
  Rng chance(seed, number);
  Rng thoughts(seed);
  while (!game->deciders().over()) {
    if (game->deciders().is_chance()) {
      game->chance(chance);
      continue;
    }
    const Seat seat = game->deciders().seats().lowest();
    if (!game->apply(seat, *bot->choose(*game, seat, thoughts))) break;  // bots of ours always answer legally
  }
  return game->record();
}

class PuzzleHunt {
 public:
  PuzzleHunt(const PuzzleSearch& search, const std::function<void(const Puzzle&)>& found,
             const std::function<void(const PuzzleProgress&)>& progress)
      : search_(search), found_(found), progress_(progress), tables_(tables_of(search.game)) {}

  void run() {
    while (progress_so_far_.found < search_.count && !is_late()) try_them(candidates());
  }

 private:
  bool is_late() const {
    return search_.minutes > 0 && Clock::now() - begun_ > std::chrono::duration<double>(60 * search_.minutes);
  }
  bool has_room(int grade, std::int64_t chosen) const {
    return static_cast<double>(of_grade_[static_cast<std::size_t>(grade)]) < kMostOfAGrade * search_.count &&
           chosen < search_.count;
  }

  // Candidates from the next games.
  std::vector<Puzzle> candidates() {
    std::vector<Puzzle> chosen;
    const std::int64_t first = progress_so_far_.games;
    in_order(
        search_.games_at_once, search_.threads,
        [&] {
          return
              [&, maker = std::make_shared<PuzzleMaker>(std::move(*PuzzleMaker::open(search_.game)))](std::int64_t at) {
                const auto number = static_cast<std::size_t>(first + at);
                return maker->puzzles_in(played(search_.game, tables_[number % tables_.size()], search_.seed, number));
              };
        },
        [&](std::int64_t /*at*/, std::vector<Puzzle>& puzzles) {
          ++progress_so_far_.games;
          progress_(progress_so_far_);
          for (Puzzle& puzzle : puzzles) {
            if (!has_room(puzzle.grade, progress_so_far_.found + static_cast<std::int64_t>(chosen.size()))) continue;
            ++of_grade_[static_cast<std::size_t>(puzzle.grade)];
            chosen.push_back(std::move(puzzle));
          }
          return !is_late();
        });
    return chosen;
  }

  void try_them(std::vector<Puzzle> puzzles) {
    in_order(
        static_cast<std::int64_t>(puzzles.size()), search_.threads,
        [&] {
          return [&, solver = std::make_shared<PuzzleSolver>(
                         std::move(*PuzzleSolver::open(search_.game, search_.playouts)))](std::int64_t at) {
            return !is_late() && solver->solves(puzzles[static_cast<std::size_t>(at)]);
          };
        },
        [&](std::int64_t at, bool solved) {
          const Puzzle& puzzle = puzzles[static_cast<std::size_t>(at)];
          ++progress_so_far_.tried;
          if (solved) {
            ++progress_so_far_.found;
            found_(puzzle);
          } else {
            --of_grade_[static_cast<std::size_t>(puzzle.grade)];
          }
          progress_(progress_so_far_);
          return true;
        });
  }

  PuzzleSearch search_;
  std::function<void(const Puzzle&)> found_;
  std::function<void(const PuzzleProgress&)> progress_;
  std::vector<TableKind> tables_;
  Clock::time_point begun_ = Clock::now();
  PuzzleProgress progress_so_far_;
  std::array<std::int64_t, kGrades + 1> of_grade_{};
};

// The fault of a puzzle, or an empty string.
std::string wrong_with(const std::string& line, std::int64_t playouts) {
  auto record = record_of_puzzle(line);
  if (!record) return record.error().message;
  const std::string game = record->game;
  auto maker = PuzzleMaker::open(game);
  if (!maker) return maker.error().message;
  const auto puzzle = maker->puzzle_of(std::move(*record));
  if (!puzzle) return puzzle.error().message;
  if (json_of(*puzzle) != line) return "found " + line + ", expected " + json_of(*puzzle);
  if (playouts == 0) return "";
  auto solver = PuzzleSolver::open(game, playouts);
  if (!solver) return solver.error().message;
  return solver->solves(*puzzle) ? "" : "the champion bot does not always find `" + puzzle->answer() + "`";
}

}  // namespace

Status find_puzzles(const PuzzleSearch& search, const std::function<void(const Puzzle&)>& found,
                    const std::function<void(const PuzzleProgress&)>& progress) {
  if (const auto maker = PuzzleMaker::open(search.game); !maker) return maker.error();
  PuzzleHunt(search, found, progress).run();
  return {};
}

std::vector<std::string> check_puzzles(const std::vector<std::string>& lines, std::int64_t playouts, int threads,
                                       const std::function<void(std::int64_t)>& progress) {
  std::vector<std::string> wrong;
  in_order(
      static_cast<std::int64_t>(lines.size()), threads,
      [&] { return [&](std::int64_t at) { return wrong_with(lines[static_cast<std::size_t>(at)], playouts); }; },
      [&](std::int64_t at, const std::string& why) {
        if (!why.empty()) wrong.push_back("puzzle " + std::to_string(at + 1) + ": " + why);
        progress(at + 1);
        return true;
      });
  return wrong;
}

}  // namespace roundtable
