#include "python/core/lab.h"

#include <nanobind/stl/function.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <fstream>
#include <mutex>
#include <thread>

#include "bots/any_bot.h"
#include "lab/arena.h"
#include "lab/simulation.h"
#include "python/core/table.h"
#include "study/advice.h"
#include "study/review.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace roundtable::python {

namespace {

// Lets Ctrl+C end a computation: asks Python from time to time, on the thread that called us.
class Interruptible {
 public:
  Progress progress() {
    return [this](std::int64_t /*games*/) {
      if (std::this_thread::get_id() != caller_ || std::chrono::steady_clock::now() < next_) return !requested_;
      next_ = std::chrono::steady_clock::now() + std::chrono::milliseconds(50);
      const nb::gil_scoped_acquire held;
      if (PyErr_CheckSignals() != 0) requested_ = true;
      return !requested_;
    };
  }
  // With the lock held.
  void finish() const {
    if (requested_) throw nb::python_error();
  }

 private:
  std::thread::id caller_ = std::this_thread::get_id();
  std::chrono::steady_clock::time_point next_{};
  bool requested_ = false;
};

int threads_for(int threads) {
  if (threads < 0 || threads > 1024) {
    throw Refused("threads: found " + std::to_string(threads) + ", allowed: 1 to 1024, or 0 for all processors");
  }
  return threads > 0 ? threads : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

// A bot answers one question at a time; other threads wait.
class NamedBot {
 public:
  NamedBot(const std::string& game, std::string name)
      : bot_(value_of(make_any_bot(game, name, Programs::Allowed))), name_(std::move(name)) {}

  std::string choose(const Table& table, int seat, std::uint64_t seed) {
    const nb::gil_scoped_release released_for_the_bot;
    const std::lock_guard alone(mutex_);
    std::optional<AnyBot::Question> question;
    {
      const nb::gil_scoped_acquire held;  // another thread may change the table while we do not hold the lock
      question = value_of(bot_->prepare(table.game(), table.seat(seat)));
    }
    Rng rng(seed);
    return (*question)(rng);
  }
  const std::string& name() const { return name_; }

 private:
  std::unique_ptr<AnyBot> bot_;
  std::string name_;
  std::mutex mutex_;
};

using Range = std::tuple<double, double, double>;
Range range_of(const Estimate& estimate) { return {estimate.value, estimate.low, estimate.high}; }

nb::dict dict_of(const Achievement& bot) {
  nb::dict dict;
  dict["bot"] = bot.bot;
  dict["seats"] = bot.seats;
  dict["share"] = range_of(bot.share);
  dict["rating"] = range_of(bot.rating);
  dict["score"] = bot.score;
  dict["rank"] = bot.rank;
  dict["decisions"] = bot.decisions;
  dict["failures"] = bot.failures;
  dict["nanoseconds"] = bot.nanoseconds;
  return dict;
}

nb::dict dict_of(const ArenaReport& report) {
  nb::dict dict;
  dict["games"] = report.games;
  dict["deals"] = report.deals;
  dict["seatings"] = report.seatings;
  dict["orders"] = report.orders;
  nb::list bots;
  for (const Achievement& bot : report.achievements) bots.append(dict_of(bot));
  dict["bots"] = bots;
  dict["verdict"] = report.verdict == Sprt::Verdict::High  ? "high"
                    : report.verdict == Sprt::Verdict::Low ? "low"
                                                           : "open";
  dict["fingerprint"] = report.fingerprint;
  return dict;
}

nb::dict arena(const std::string& game, int players, const std::string& options, const std::vector<std::string>& bots,
               std::int64_t games, std::uint64_t seed, int threads,
               const std::optional<std::pair<double, double>>& sprt) {
  if (games < 1) throw Refused("games: found " + std::to_string(games) + ", allowed: 1 or more");
  Arena arena{.game = game,
              .players = players,
              .options = options,
              .bots = bots,
              .games = games,
              .seed = seed,
              .threads = threads_for(threads)};
  if (sprt) arena.sprt = Sprt::Bounds{.low = sprt->first, .high = sprt->second};
  Interruptible interruptible;
  std::optional<Result<ArenaReport>> report;
  {
    const nb::gil_scoped_release released;
    report.emplace(hold_arena(arena, interruptible.progress()));
  }
  interruptible.finish();
  return dict_of(value_of(std::move(*report)));
}

// A match whose games Python plays: the same seatings and sums as those of the arena.
class Match {
 public:
  Match(const std::vector<std::string>& bots, int players, std::int64_t games)
      : seatings_(value_of(seat_bots(bots, players, games))), book_(seatings_) {}

  std::vector<std::vector<int>> seatings() const {
    std::vector<std::vector<int>> all;
    for (const Seating& seating : seatings_.all) all.emplace_back(seating.begin(), seating.begin() + seatings_.players);
    return all;
  }
  const std::vector<std::string>& bots() const { return seatings_.bots; }
  void add(const std::vector<int>& scores, const std::vector<int>& winners, const std::vector<std::int64_t>& decisions,
           const std::vector<std::int64_t>& nanoseconds) {
    Played played;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seatings_.players); ++i) {
      played.standing.scores[i] = scores.at(i);
      played.players[i].decisions = decisions.at(i);
      played.players[i].nanoseconds = nanoseconds.at(i);
    }
    for (const int seat : winners) played.standing.winners.add(Seat{static_cast<std::uint8_t>(seat)});
    book_.add(played);
  }
  nb::dict report() const {
    return dict_of(ArenaReport{.games = book_.games(),
                               .deals = book_.deals(),
                               .seatings = seatings_.size(),
                               .orders = seatings_.orders,
                               .achievements = book_.achievements()});
  }

 private:
  Seatings seatings_;
  Scorebook book_;
};

nb::dict simulation(const std::string& game, int players, const std::string& options,
                    const std::vector<std::string>& bots, std::int64_t games, std::uint64_t seed, int threads,
                    const std::optional<std::string>& file) {
  if (games < 1) throw Refused("games: found " + std::to_string(games) + ", allowed: 1 or more");
  const Simulation asked{.game = game,
                         .players = players,
                         .options = options,
                         .games = games,
                         .seed = seed,
                         .bots = bots,
                         .threads = threads_for(threads),
                         .with_records = file.has_value()};
  std::ofstream out;
  if (file) {
    out.open(*file, std::ios::binary);
    if (!out) throw Refused("records: `" + *file + "` cannot be written");
  }
  Interruptible interruptible;
  std::optional<Result<Tally>> result;
  {
    const nb::gil_scoped_release released;
    const RecordSink sink = [&](const std::string& lines) { return static_cast<bool>(out << lines); };
    result.emplace(simulate(asked, file ? sink : RecordSink(), interruptible.progress()));
  }
  interruptible.finish();
  const Tally tally = value_of(std::move(*result));
  if (file && !out.flush()) throw Refused("records: `" + *file + "` cannot be written");
  const auto list = [&](const auto& numbers) {
    return std::vector<std::int64_t>(numbers.begin(), numbers.begin() + players);
  };
  nb::dict dict;
  dict["games"] = tally.games;
  dict["decisions"] = tally.decisions;
  dict["scores"] = list(tally.scores);
  dict["squares"] = list(tally.squares);
  dict["wins"] = list(tally.wins);
  dict["shared"] = list(tally.shared);
  dict["fingerprint"] = tally.fingerprint;
  return dict;
}

AnalysisSettings settings_of(int games, std::uint64_t seed, bool reasons) {
  if (games < 1 || games > 1'000'000) {
    throw Refused("games: found " + std::to_string(games) + ", allowed: 1 to 1000000");
  }
  return {.games = games, .seed = seed, .reasons = reasons};
}

std::string analysis(const Table& table, int seat, int games, std::uint64_t seed, bool reasons) {
  const auto todo = value_of(prepare_analysis(table.game(), table.seat(seat), settings_of(games, seed, reasons)));
  const nb::gil_scoped_release released;
  return json_of(todo());
}

std::string review(const std::string& json, int games, std::uint64_t seed, bool reasons) {
  const Record record = record_from(json);
  const auto reviewer = value_of(make_reviewer(record, settings_of(games, seed, reasons)));
  std::vector<Finding> findings;
  for (std::size_t entry = 0; entry < reviewer->entries(); ++entry) {
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
    const nb::gil_scoped_release released;
    findings.push_back(reviewer->find(entry));
  }
  return json_of(put_together(record, *reviewer, reviewer->result(), std::move(findings)), record);
}

}  // namespace

void bind_lab(nb::module_& m) {
  nb::class_<NamedBot>(m, "Bot")
      .def(nb::init<const std::string&, std::string>(), "game"_a, "name"_a)
      .def("name", &NamedBot::name)
      .def("choose", &NamedBot::choose, "table"_a, "seat"_a, "seed"_a);
  m.def("bot_names", [] { return bot_names(); });
  m.def("arena", &arena, "game"_a, "players"_a, "options"_a, "bots"_a, "games"_a, "seed"_a, "threads"_a,
        "sprt"_a.none());
  nb::class_<Match>(m, "Match")
      .def(nb::init<const std::vector<std::string>&, int, std::int64_t>(), "bots"_a, "players"_a, "games"_a)
      .def("seatings", &Match::seatings)
      .def("bots", &Match::bots)
      .def("add", &Match::add, "scores"_a, "winners"_a, "decisions"_a, "nanoseconds"_a)
      .def("report", &Match::report);
  m.def("simulate", &simulation, "game"_a, "players"_a, "options"_a, "bots"_a, "games"_a, "seed"_a, "threads"_a,
        "records"_a.none());
  m.def("analyse", &analysis, "table"_a, "seat"_a, "games"_a, "seed"_a, "reasons"_a);
  m.def("review", &review, "record"_a, "games"_a, "seed"_a, "reasons"_a);
}

}  // namespace roundtable::python
