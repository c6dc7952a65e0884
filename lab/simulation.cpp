#include "lab/simulation.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "bots/bot.h"
#include "engine/games.h"

namespace roundtable {

void Tally::add(const Tally& other) {
  games += other.games;
  decisions += other.decisions;
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    scores[i] += other.scores[i];
    squares[i] += other.squares[i];
    wins[i] += other.wins[i];
    shared[i] += other.shared[i];
    troubles[i].add(other.troubles[i]);
  }
  has_neutral = has_neutral || other.has_neutral;
  neutral += other.neutral;
  fingerprint += other.fingerprint;
}

namespace {

constexpr std::int64_t kBunch = 256;  // games handed to a thread at a time

// Gives bunches of games to threads and takes their records back in order.
class Queue {
 public:
  Queue(std::int64_t games, const RecordSink& records, const Progress& progress)
      : games_(games), records_(records), progress_(progress) {}

  // The first game of the next bunch, or -1.
  std::int64_t next() {
    const std::int64_t first = next_.fetch_add(kBunch);
    return first < games_ && !stop_ ? first : -1;
  }
  std::int64_t last_of(std::int64_t first) const { return std::min(first + kBunch, games_); }

  void done(std::int64_t first, const std::string& lines) {
    std::unique_lock lock(mutex_);
    turn_.wait(lock, [&] { return written_ == first || stop_; });
    if (!lines.empty() && !stop_ && records_ && !records_(lines)) stop_ = true;
    written_ = last_of(first);
    if (progress_) progress_(written_);
    turn_.notify_all();
  }
  bool stopped() const { return stop_; }

 private:
  std::int64_t games_;
  const RecordSink& records_;
  const Progress& progress_;
  std::atomic<std::int64_t> next_ = 0;
  std::atomic<bool> stop_ = false;
  std::mutex mutex_;
  std::condition_variable turn_;
  std::int64_t written_ = 0;
};

// Mixes a number into a fingerprint so that order counts.
std::uint64_t mixed(std::uint64_t print, std::uint64_t value) {
  print = (print ^ value) * 0x9e3779b97f4a7c15ULL;
  return print ^ (print >> 29U);
}

// Plays games of one kind, one after another.
template <Game G>
class Runner {
 public:
  Runner(const Simulation& simulation, const typename G::Options& options)
      : simulation_(simulation), options_(options) {
    for (int i = 0; i < G::players(options); ++i) {
      auto bot = make_bot<G>(bot_name(i));
      if (bot) bots_.push_back(std::move(*bot));
    }
  }

  const std::string& bot_name(int seat) const {
    static const std::string kRandom = "random";
    if (simulation_.bots.empty()) return kRandom;
    return simulation_.bots.size() == 1 ? simulation_.bots[0] : simulation_.bots[static_cast<std::size_t>(seat)];
  }

  void report_troubles(Tally& tally) const {
    for (std::size_t seat = 0; seat < bots_.size(); ++seat) tally.troubles[seat].add(bots_[seat]->troubles());
  }

  void play(std::int64_t number, Tally& tally, std::string& lines) {
    const auto stream = static_cast<std::uint64_t>(number);
    if (!simulation_.with_records) {
      NullSink nobody;
      play_with(nobody, stream, tally, [](const auto&, Seat) {});
      return;
    }
    Recorder<G> recorder(options_, simulation_.with_legal);
    const auto state = play_with(static_cast<Sink<G>&>(recorder), stream, tally,
                                 [&](const auto& now, Seat seat) { recorder.about_to_choose(now, seat); });
    recorder.finish(state);
    recorder.record().seed = hex_of(Rng::seed_of(simulation_.seed, stream));
    for (int i = 0; i < G::players(options_); ++i) recorder.record().seats.push_back("bot:" + bot_name(i));
    lines += recorder.record().json() + "\n";
  }

 private:
  template <class S, class BeforeChoice>
  typename G::State play_with(S& sink, std::uint64_t stream, Tally& tally, BeforeChoice before_choice) {
    Rng chance(Rng::seed_of(simulation_.seed, stream));
    Rng thoughts(Rng::seed_of(simulation_.seed ^ 0x6a09e667f3bcc908ULL, stream));  // the same deals whatever bots think
    auto state = G::start(options_);
    std::uint64_t print = stream;
    while (!G::deciders(state).over()) {
      if (G::deciders(state).is_chance()) {
        G::settle(state, G::draw(state, chance), sink);
        continue;
      }
      const Seat seat = G::deciders(state).seats().lowest();
      const auto choices = G::legal(state, seat);
      before_choice(state, seat);
      auto& bot = *bots_[static_cast<std::size_t>(seat)];
      const auto action = bot.looks() ? bot.choose(G::view(state, seat), choices, thoughts) : choices.pick(thoughts);
      print = mixed(print, std::bit_cast<std::uint32_t>(action));
      G::apply(state, seat, action, sink);
      ++tally.decisions;
    }
    count(G::standing(state), print, tally);
    return state;
  }

  void count(const Standing& standing, std::uint64_t print, Tally& tally) {
    ++tally.games;
    for (int i = 0; i < G::players(options_); ++i) {
      const auto seat = static_cast<std::size_t>(i);
      tally.scores[seat] += standing.scores[seat];
      tally.squares[seat] += static_cast<std::int64_t>(standing.scores[seat]) * standing.scores[seat];
      print = mixed(print, static_cast<std::uint64_t>(standing.scores[seat]));
    }
    for (const Seat seat : standing.winners) {
      ++(standing.winners.size() == 1 ? tally.wins : tally.shared)[static_cast<std::size_t>(seat)];
    }
    if (standing.neutral) {
      tally.has_neutral = true;
      tally.neutral += *standing.neutral;
    }
    tally.fingerprint += mixed(print, standing.winners.bits());
  }

  const Simulation& simulation_;
  typename G::Options options_;
  std::vector<std::unique_ptr<Bot<G>>> bots_;
};

template <Game G>
Status check(const Simulation& simulation) {
  for (const auto& name : simulation.bots) {
    const auto bot = make_bot<G>(name);
    if (!bot) return bot.error();
  }
  const auto count = simulation.bots.size();
  if (count > 1 && count != static_cast<std::size_t>(simulation.players)) {
    return Error{"bots: found " + std::to_string(count) + ", allowed: one, or one for each of the " +
                 std::to_string(simulation.players) + " players"};
  }
  return {};
}

template <Game G>
Result<Tally> simulate_game(const Simulation& simulation, const RecordSink& records, const Progress& progress) {
  const auto json = Json::parse(simulation.options);
  if (!json) return Error{"options: " + json.error().message};
  const auto options = G::read_options(simulation.players, *json);
  if (!options) return options.error();
  if (auto status = check<G>(simulation); !status) return status.error();

  Queue queue(simulation.games, records, progress);
  std::vector<Tally> tallies(static_cast<std::size_t>(std::max(1, simulation.threads)));
  const auto work = [&](Tally* result) {
    Runner<G> runner(simulation, *options);
    Tally tally;  // on this thread's own cache lines
    for (std::int64_t first = queue.next(); first >= 0; first = queue.next()) {
      std::string lines;
      for (std::int64_t game = first; game < queue.last_of(first); ++game) runner.play(game, tally, lines);
      queue.done(first, lines);
    }
    runner.report_troubles(tally);
    *result = tally;
  };
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 1; i < tallies.size(); ++i) threads.emplace_back(work, &tallies[i]);
    work(tallies.data());
  }
  if (queue.stopped()) return Error{"records: could not be written"};
  Tally total;
  for (const Tally& tally : tallies) total.add(tally);
  return total;
}

}  // namespace

Result<Tally> simulate(const Simulation& simulation, const RecordSink& records, const Progress& progress) {
  Result<Tally> result = Error{"game: found `" + simulation.game.substr(0, 40) + "`, allowed: " + game_names()};
  with_game(simulation.game, [&]<class G>() { result = simulate_game<G>(simulation, records, progress); });
  return result;
}

}  // namespace roundtable
