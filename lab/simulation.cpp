#include "lab/simulation.h"

#include "engine/with_game.h"
#include "lab/game_figures.h"
#include "lab/match.h"
#include "lab/queue.h"

namespace roundtable {

namespace {

// Plays games of one kind in sequence.
template <Game G>
class Runner {
 public:
  Runner(const Simulation& simulation, const typename G::Options& options)
      : simulation_(simulation), options_(options), figures_(G::players(options)) {
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
    for (std::size_t seat = 0; seat < bots_.size(); ++seat) tally.troubles[seat].add(bots_[seat]->failures());
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
    Luck luck(simulation_.seed, stream);
    std::uint64_t print = stream;
    const std::int64_t before = tally.decisions;
    const auto state = play_match<G>(options_, luck.chance, sink, [&](const auto& now, Seat seat, const auto& choices) {
      before_choice(now, seat);
      const auto action = ask<G>(*bots_[static_cast<std::size_t>(seat)], now, seat, choices, luck.thoughts).action;
      print = mixed(print, std::bit_cast<std::uint32_t>(action));
      ++tally.decisions;
      return action;
    });
    tally.count(G::players(options_), G::standing(state), print);
    const FigureRow& row = figures_.finish(state, tally.decisions - before);
    tally.figures.add(row, figures_.size());
    return state;
  }

  const Simulation& simulation_;
  typename G::Options options_;
  GameFigures<G> figures_;
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
  const auto options = read_table<G>(simulation.players, simulation.options);
  if (!options) return options.error();
  if (auto status = check<G>(simulation); !status) return status.error();

  const int threads = std::max(1, simulation.threads);
  Queue<std::string> queue(simulation.games, threads, [&](Bunch bunch, const std::string& lines) {
    if (!lines.empty() && records && !records(lines)) return false;
    if (progress && !progress(bunch.last)) queue.close();
    return true;
  });
  std::vector<Tally> tallies(static_cast<std::size_t>(threads));
  on_threads(threads, [&](int thread) {
    Runner<G> runner(simulation, *options);
    Tally tally;  // local, to avoid sharing cache lines between threads
    for (Bunch bunch = queue.next(); !bunch.empty(); bunch = queue.next()) {
      std::string lines;
      for (std::int64_t game = bunch.first; game < bunch.last; ++game) runner.play(game, tally, lines);
      queue.done(bunch, std::move(lines));
    }
    runner.report_troubles(tally);
    tallies[static_cast<std::size_t>(thread)] = std::move(tally);
  });
  if (queue.stopped()) return Error{"--records: the file could not be written; check the free space on its disk"};
  Tally total;
  for (const Tally& tally : tallies) total.add(tally);
  return total;
}

}  // namespace

Result<Tally> simulate(const Simulation& simulation, const RecordSink& records, const Progress& progress) {
  Result<Tally> result = unknown_game(simulation.game);
  with_game(simulation.game, [&]<class G>() { result = simulate_game<G>(simulation, records, progress); });
  return result;
}

}  // namespace roundtable
