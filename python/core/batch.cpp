#include "python/core/batch.h"

#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "engine/games.h"
#include "engine/with_game.h"
#include "game_list/spaces.h"
#include "lab/queue.h"
#include "python/core/table.h"
#include "python/core/views.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace roundtable::python {

namespace {

// The arrays of a batch, one row a game. Owned by Python; they stay where they are.
struct Rows {
  std::int8_t* observations;
  std::int8_t* masks;
  std::int8_t* seats;
  float* rewards;  // of every seat
  bool* over;
};

class Batch {
 public:
  Batch() = default;
  Batch(const Batch&) = delete;
  Batch& operator=(const Batch&) = delete;
  virtual ~Batch() = default;

  // Starts these games again, each with the next cards of its own stream. Null: all of them.
  virtual void reset(const bool* which, const Rows& rows, int threads) = 0;
  virtual void seed(std::uint64_t seed) = 0;
  // Makes a choice in each game; no effect in one that is over, unless `restarts`: then it starts again. An error names
  // the first game with an illegal action; nothing has changed then.
  enum class Restart : std::uint8_t { Never, NextStep, SameStep };
  virtual Status step(const std::int64_t* actions, const Rows& rows, int threads, Restart restart) = 0;
  // Random legal actions.
  virtual void sample(std::int64_t* actions, std::uint64_t seed, int threads) const = 0;
};

template <Game G>
class BatchOf final : public Batch {
 public:
  BatchOf(const typename G::Options& options, std::size_t games, int observed)
      : options_(options),
        observed_(static_cast<std::size_t>(observed)),
        players_(static_cast<std::size_t>(G::players(options))),
        games_(games) {
    seed(0);
  }

  void seed(std::uint64_t seed) override {
    for (std::size_t i = 0; i < games_.size(); ++i) games_[i].chance = Rng(seed, i);
  }

  void reset(const bool* which, const Rows& rows, int threads) override {
    each(threads, [&](std::size_t i) {
      if (which != nullptr && !which[i]) return;
      start(games_[i]);
      clear_result(i, rows);
      show(i, rows);
    });
  }

  Status step(const std::int64_t* actions, const Rows& rows, int threads, Restart restart) override {
    each(threads, [&](std::size_t i) { choose(games_[i], actions[i]); });
    for (std::size_t i = 0; i < games_.size(); ++i) {
      if (!is_over(i) && !games_[i].is_legal) {
        return Error{"actions: found " + std::to_string(actions[i]) + " for game " + std::to_string(i) +
                     ", allowed: the numbers whose mask is 1"};
      }
    }
    each(threads, [&](std::size_t i) {
      One& one = games_[i];
      clear_result(i, rows);
      if (is_over(i)) {
        if (restart != Restart::NextStep) return;
        start(one);
      } else {
        NullSink nobody;
        G::take(one.state, asked(one), one.action, nobody);
        settle(one);
        if (is_over(i)) {
          finish(i, rows);
          if (restart == Restart::SameStep) start(one);
        }
      }
      show(i, rows);
    });
    return {};
  }

  void sample(std::int64_t* actions, std::uint64_t seed, int threads) const override {
    each(threads, [&](std::size_t i) {
      const One& one = games_[i];
      actions[i] = 0;
      if (is_over(i)) return;
      Rng rng(seed, i);
      actions[i] = SpaceOf<G>::number(one.view, one.legal.pick(rng));
    });
  }

 private:
  struct One {
    typename G::State state{};
    // What the seat that is asked sees, and its choices.
    typename G::View view{};
    typename G::Choices legal{};
    Rng chance{0};
    typename G::Action action{};
    bool is_legal = false;
  };

  static Seat asked(const One& one) { return G::deciders(one.state).seats().lowest(); }
  bool is_over(std::size_t i) const { return G::deciders(games_[i].state).over(); }

  void settle(One& one) const {
    NullSink nobody;
    while (G::deciders(one.state).is_chance()) G::settle(one.state, G::draw(one.state, one.chance), nobody);
  }
  void start(One& one) const {
    one.state = G::start(options_);
    settle(one);
  }

  static void choose(One& one, std::int64_t number) {
    one.is_legal = false;
    if (G::deciders(one.state).over()) return;
    for (const auto& action : one.legal) {
      if (SpaceOf<G>::number(one.view, action) != number) continue;
      one.action = action;
      one.is_legal = true;
      return;
    }
  }

  void clear_result(std::size_t i, const Rows& rows) const {
    rows.over[i] = false;
    std::fill_n(rows.rewards + i * players_, players_, 0.0F);
  }
  void finish(std::size_t i, const Rows& rows) const {
    const Seats winners = G::standing(games_[i].state).winners;
    rows.over[i] = true;
    for (std::size_t seat = 0; seat < players_; ++seat) {
      const bool won = winners.has(Seat{static_cast<std::uint8_t>(seat)});
      const float share = won ? 1.0F / static_cast<float>(winners.size()) : 0.0F;
      rows.rewards[i * players_ + seat] = share - 1.0F / static_cast<float>(players_);
    }
  }

  // The observation and the mask of the seat that is asked; of seat 0 with an empty mask once the game is over.
  void show(std::size_t i, const Rows& rows) {
    One& one = games_[i];
    const Seat seat = is_over(i) ? Seat{0} : asked(one);
    rows.seats[i] = static_cast<std::int8_t>(index(seat));
    std::int8_t* numbers = rows.observations + i * observed_;
    std::int8_t* mask = rows.masks + i * static_cast<std::size_t>(SpaceOf<G>::kActions);
    std::memset(numbers, 0, observed_);
    std::memset(mask, 0, static_cast<std::size_t>(SpaceOf<G>::kActions));
    one.view = G::view(one.state, seat);
    Observation out(numbers);
    SpaceOf<G>::observe(one.view, out);
    if (is_over(i)) return;
    one.legal = G::legal(one.view);
    for (const auto& action : one.legal) mask[SpaceOf<G>::number(one.view, action)] = 1;
  }

  template <class Do>
  void each(int threads, Do act) const {
    const std::size_t count = games_.size();
    const std::size_t workers = std::min<std::size_t>(static_cast<std::size_t>(threads), (count + 63) / 64);
    on_threads(static_cast<int>(std::max<std::size_t>(workers, 1)), [&](int worker) {
      const auto w = static_cast<std::size_t>(worker);
      for (std::size_t i = count * w / workers; i < count * (w + 1) / workers; ++i) act(i);
    });
  }

  typename G::Options options_;
  std::size_t observed_;
  std::size_t players_;
  std::vector<One> games_;
};

// A batch with its arrays.
template <class T, std::size_t Dimensions>
using Array = nb::ndarray<nb::numpy, T, nb::ndim<Dimensions>>;
using Actions = nb::ndarray<const std::int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Which = nb::ndarray<const bool, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

class Games {
 public:
  Games(const std::string& game, int players, const std::string& options, std::size_t count, int threads)
      : count_(count), players_(static_cast<std::size_t>(players)), threads_(threads) {
    if (count < 1 || count > 1'000'000) {
      throw Refused("games: found " + std::to_string(count) + ", allowed: 1 to 1000000");
    }
    if (threads < 1 || threads > 1024) {
      throw Refused("threads: found " + std::to_string(threads) + ", allowed: 1 to 1024, or 0 for all processors");
    }
    const Layout& layout = *value_of(layout_of(game));
    observed_ = static_cast<std::size_t>(layout.observed);
    actions_ = layout.actions.size();
    const auto json = Json::parse(options);
    if (!json) throw Refused("options: " + json.error().message);
    with_game(game, [&]<class G>() {
      batch_ = std::make_unique<BatchOf<G>>(value_of(G::read_options(players, *json)), count, layout.observed);
    });
    memory_ = std::make_shared<Memory>(count, observed_, actions_, players_);
  }

  void reset(std::optional<std::uint64_t> seed, const std::optional<Which>& which) {
    expect_own_process();
    if (which && which->shape(0) != count_) throw Refused("reset_mask: found another number than one for each game");
    const bool* chosen = which ? which->data() : nullptr;
    const nb::gil_scoped_release released;
    const std::lock_guard alone(mutex_);
    if (seed) batch_->seed(*seed);
    batch_->reset(chosen, rows(), threads_);
  }
  void step(const Actions& actions, int restart) {
    expect_own_process();
    if (actions.shape(0) != count_) {
      throw Refused("actions: found " + std::to_string(actions.shape(0)) + ", allowed: one for each of the " +
                    std::to_string(count_) + " games");
    }
    const std::int64_t* numbers = actions.data();
    Status status;
    {
      const nb::gil_scoped_release released;
      const std::lock_guard alone(mutex_);
      status = batch_->step(numbers, rows(), threads_, static_cast<Batch::Restart>(restart));
    }
    expect(status);
  }
  Array<std::int64_t, 1> sample(std::uint64_t seed) const {
    auto* numbers = new std::int64_t[count_];
    const nb::capsule owner(numbers, [](void* memory) noexcept { delete[] static_cast<std::int64_t*>(memory); });
    {
      const nb::gil_scoped_release released;
      const std::lock_guard alone(mutex_);
      batch_->sample(numbers, seed, threads_);
    }
    return Array<std::int64_t, 1>(numbers, {count_}, owner);
  }

  Array<std::int8_t, 2> observations() const {
    return array<std::int8_t, 2>(memory_->observations.data(), {count_, observed_});
  }
  Array<std::int8_t, 2> masks() const { return array<std::int8_t, 2>(memory_->masks.data(), {count_, actions_}); }
  Array<std::int8_t, 1> seats() const { return array<std::int8_t, 1>(memory_->seats.data(), {count_}); }
  Array<float, 2> rewards() const { return array<float, 2>(memory_->rewards.data(), {count_, players_}); }
  Array<bool, 1> over() const { return array<bool, 1>(memory_->over.get(), {count_}); }

 private:
  struct Memory {
    Memory(std::size_t games, std::size_t observed, std::size_t actions, std::size_t players)
        : observations(games * observed),
          masks(games * actions),
          seats(games),
          rewards(games * players),
          over(new bool[games]()) {}

    std::vector<std::int8_t> observations, masks, seats;
    std::vector<float> rewards;
    std::unique_ptr<bool[]> over;
  };

  template <class T, std::size_t Dimensions>
  Array<T, Dimensions> array(T* data, std::initializer_list<std::size_t> shape) const {
    auto* kept = new std::shared_ptr<Memory>(memory_);  // arrays outlive the batch
    const nb::capsule owner(kept, [](void* held) noexcept { delete static_cast<std::shared_ptr<Memory>*>(held); });
    return Array<T, Dimensions>(data, shape, owner);
  }
  Rows rows() const {
    return {memory_->observations.data(), memory_->masks.data(), memory_->seats.data(), memory_->rewards.data(),
            memory_->over.get()};
  }
  void expect_own_process() const {
    if (getpid() != process_) throw Refused("this batch belongs to another process: make a new VectorEnv after fork()");
  }

  std::size_t count_;
  std::size_t players_;
  std::size_t observed_ = 0;
  std::size_t actions_ = 0;
  int threads_;
  pid_t process_ = getpid();
  mutable std::mutex mutex_;
  std::unique_ptr<Batch> batch_;
  std::shared_ptr<Memory> memory_;
};

}  // namespace

void bind_batch(nb::module_& m) {
  nb::class_<Games>(m, "Batch")
      .def(nb::init<const std::string&, int, const std::string&, std::size_t, int>(), "game"_a, "players"_a,
           "options"_a, "games"_a, "threads"_a)
      .def("reset", &Games::reset, "seed"_a.none(), "which"_a.none())
      .def("step", &Games::step, "actions"_a, "restart"_a)
      .def("sample", &Games::sample, "seed"_a)
      .def("observations", &Games::observations)
      .def("masks", &Games::masks)
      .def("seats", &Games::seats)
      .def("rewards", &Games::rewards)
      .def("over", &Games::over);
}

}  // namespace roundtable::python
