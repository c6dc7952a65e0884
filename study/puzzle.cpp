#include "study/puzzle.h"

#include <algorithm>
#include <span>

#include "engine/games.h"
#include "engine/positions.h"

namespace roundtable {

namespace {

constexpr std::int64_t kClearlyAhead = 50'000;  // of a victory: all other choices are costly (docs/review.md)
constexpr int kStandardErrors = 4;
constexpr std::size_t kFewestChoices = 3;
constexpr std::size_t kLongest = 1'400;  // bytes of a record, because all puzzles are sent at once

// Imagined games per choice, to find a puzzle and to check it.
constexpr int kQuickGames = 32;
constexpr int kSureGames = 512;
constexpr std::uint64_t kJudgeSeed = 2;
constexpr int kGradeSeeds = 3;

bool looks_clear(const Finding& finding) {
  return finding.analysis && finding.analysis->choices.size() >= kFewestChoices &&
         finding.analysis->choices[0].behind <= -kClearlyAhead;
}

// The answer is the choice made, and surely better than each of the others.
bool is_clear(const Finding& finding) {
  if (!looks_clear(finding) || finding.analysis->chosen != 0) return false;
  const auto& choices = finding.analysis->choices;
  return std::ranges::all_of(choices.begin() + 1, choices.end(),
                             [&](const ValuedChoice& other) { return other.behind >= kStandardErrors * other.apart; });
}

Result<std::unique_ptr<AnyGame>> moment_of(const Puzzle& puzzle) {
  return replay_game(puzzle.record, puzzle.record.log.size() - 1);
}

bool answers(AnyBot& bot, const AnyGame& game, const Puzzle& puzzle, std::uint64_t seed) {
  Rng rng(seed);
  const auto choice = bot.choose(game, puzzle.seat(), rng);
  return choice && *choice == puzzle.answer();
}

Entry last_entry(const Record& record) { return *Entry::from_text(record.log.back(), record.players); }

}  // namespace

Seat Puzzle::seat() const { return last_entry(record).seat; }
std::string Puzzle::answer() const { return std::string(last_entry(record).what); }

Result<PuzzleMaker> PuzzleMaker::open(const std::string& game) {
  std::vector<std::unique_ptr<AnyBot>> depths;
  for (const std::string_view name : kDepths) {
    auto bot = make_any_bot(game, name);
    if (!bot) return bot.error();
    depths.push_back(std::move(*bot));
  }
  return PuzzleMaker(std::move(depths));
}

std::vector<Puzzle> PuzzleMaker::puzzles_in(const Record& record) {
  std::vector<Puzzle> puzzles;
  const auto has = [&](int grade) { return std::ranges::count(puzzles, grade, &Puzzle::grade) > 0; };
  const auto reviewer = make_reviewer(record, {.games = kQuickGames});
  if (!reviewer) return puzzles;
  // Most are obvious. Of those the first after a random entry is taken, so that not all come from the first round.
  const std::uint64_t from = Rng(record.log.size())() % std::max<std::size_t>(record.log.size(), 1) * 3 / 4;
  for (std::size_t entry = 0; entry < (*reviewer)->entries(); ++entry) {
    const auto read = Entry::from_text(record.log[entry], record.players);
    if (!read || read->chance || read->forced) continue;
    auto shorter = cut_to_position(record, entry);
    if (!shorter || shorter->json().size() > kLongest) continue;
    const Finding finding = (*reviewer)->judge(entry);
    if (!looks_clear(finding)) continue;
    shorter->log.push_back(std::to_string(index(read->seat)) + " " + finding.analysis->choices[0].action);
    if ((entry < from || has(1)) && is_obvious({.record = *shorter})) continue;
    auto puzzle = puzzle_of(std::move(*shorter));
    if (puzzle && !has(puzzle->grade)) puzzles.push_back(std::move(*puzzle));
  }
  return puzzles;
}

// For bots without search.
bool PuzzleMaker::is_obvious(const Puzzle& puzzle) {
  const auto game = moment_of(puzzle);
  return game && std::ranges::all_of(std::span(depths_).first(2),
                                     [&](const auto& bot) { return answers(*bot, **game, puzzle, 1); });
}

Result<Puzzle> PuzzleMaker::puzzle_of(Record record) {
  if (record.log.empty()) return Error{"log: empty, expected the answer as its last entry"};
  const auto entry = Entry::from_text(record.log.back(), record.players);
  if (!entry) return entry.error();
  if (entry->chance || entry->forced) return Error{"log: the last entry is drawn at random, expected the answer"};
  const auto game = replay_game(record, record.log.size() - 1);
  if (!game) return game.error();
  const auto reviewer = make_reviewer(record, {.games = kSureGames, .seed = kJudgeSeed, .hurries = false});
  if (!reviewer) return reviewer.error();
  const Finding finding = (*reviewer)->judge(record.log.size() - 1);
  if (!is_clear(finding)) return Error{"the answer is not clearly the best choice"};
  const ValuedChoice& best = finding.analysis->choices[0];
  Puzzle puzzle{.record = std::move(record),
                .theme = (*reviewer)->skills()[best.skill],
                .ahead = static_cast<int>(-best.behind * 1000 / Worth::kVictory)};
  puzzle.grade = grade_of(puzzle);
  return puzzle;
}

int PuzzleMaker::grade_of(const Puzzle& puzzle) {
  const auto game = moment_of(puzzle);
  for (int grade = kGrades; grade > 1; --grade) {
    AnyBot& looks = *depths_[static_cast<std::size_t>(grade) - 2];
    for (std::uint64_t seed = 1; seed <= kGradeSeeds; ++seed) {
      if (!answers(looks, **game, puzzle, seed)) return grade;
    }
  }
  return 1;
}

Result<PuzzleSolver> PuzzleSolver::open(const std::string& game, std::int64_t playouts) {
  auto champion = make_any_bot(game, "net:" + std::to_string(playouts));
  if (!champion) return champion.error();
  return PuzzleSolver(std::move(*champion));
}

bool PuzzleSolver::solves(const Puzzle& puzzle) {
  const auto game = moment_of(puzzle);
  if (!game) return false;
  for (std::uint64_t seed = 1; seed <= kPuzzleSeeds; ++seed) {
    if (!answers(*champion_, **game, puzzle, seed)) return false;
  }
  return true;
}

std::string json_of(const Puzzle& puzzle) {
  JsonWriter out;
  out.begin_object().field("grade", puzzle.grade).field("theme", puzzle.theme).field("ahead", puzzle.ahead);
  out.key("record").raw(puzzle.record.json()).end_object();
  return out.take();
}

Result<Record> record_of_puzzle(std::string_view json) {
  const auto parsed = Json::parse(json);
  if (!parsed) return parsed.error();
  const Json* record = parsed->is(Json::Kind::Object) ? parsed->find("record") : nullptr;
  if (record == nullptr) return Error{"record: missing, expected the record of the puzzle"};
  return Record::from_json(record->text());
}

}  // namespace roundtable
