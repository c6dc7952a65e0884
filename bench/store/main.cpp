// Measures how fast a store saves entries. They are written as by a server under load: each of another table, in
// batches.
//
// usage: bench_store ADDRESS    (an empty store: sqlite:FILE or postgres://...)

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <exception>

#include "server/store/store.h"

namespace {

using namespace roundtable::server;
using Clock = std::chrono::steady_clock;

constexpr int kTables = 1250;
constexpr double kSeconds = 3;

std::string id_of(int table) {
  return fmt::format("table-{:016x}", static_cast<std::uint64_t>(table + 1) * 0x9E3779B97F4A7C15U);
}

// Tables in progress, in turn.
class Tables {
 public:
  explicit Tables(Store& store) : store_(store), entries_(kTables) {
    Batch batch;
    for (int table = 0; table < kTables; ++table) {
      batch.tables.push_back({.id = id_of(table), .created = 1'700'000'000'000, .head = std::string(300, 'h')});
      batch.indexes.push_back(index_of(table));
    }
    store_.commit(batch);
  }

  void play(int size, bool with_index) {
    Batch batch;
    for (int i = 0; i < size; ++i) {
      auto& number = entries_[static_cast<std::size_t>(next_)];
      batch.entries.push_back(
          {.table = id_of(next_),
           .number = number,
           .at = ++now_,
           .text = fmt::format(R"({{"do":"choose","seat":{},"decision":{},"choice":"pick Q2"}})", i % 4, number)});
      if (with_index) batch.indexes.push_back(index_of(next_));
      ++number;
      next_ = (next_ + 1) % kTables;
    }
    store_.commit(batch);
  }

 private:
  TableIndex index_of(int table) const {
    return {.id = id_of(table),
            .phase = Phase::Playing,
            .listed = table % 2 == 0,
            .updated = now_,
            .due = now_ + 60'000,
            .people = {fmt::format("u{}", table), "u-ann-ann-ann", "u-bob-bob-bob", "u-cid-cid-cid"}};
  }

  Store& store_;
  std::vector<std::int64_t> entries_;
  int next_ = 0;
  Millis now_ = 1'700'000'000'000;
};

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

void measure(Tables& tables, int size, bool with_index) {
  std::vector<double> times;
  const auto start = Clock::now();
  const auto work = std::clock();
  while (seconds_since(start) < kSeconds) {
    const auto began = Clock::now();
    tables.play(size, with_index);
    times.push_back(seconds_since(began) * 1e3);
  }
  const double entries = static_cast<double>(times.size()) * size;
  const double wall = seconds_since(start);
  const double busy = static_cast<double>(std::clock() - work) / CLOCKS_PER_SEC;
  std::sort(times.begin(), times.end());
  fmt::print("{:>6} {:>6} {:>10.0f} {:>10.0f} {:>8.2f} {:>8.2f} {:>8.2f} {:>8.2f}\n", size, with_index ? "yes" : "no",
             static_cast<double>(times.size()) / wall, entries / wall, times[times.size() / 2],
             times[times.size() * 99 / 100], times.back(), busy / entries * 1e6);
}

}  // namespace

int main(int count, char** words) {
  if (count != 2) {
    fmt::print(stderr, "usage: bench_store ADDRESS    (an empty store: sqlite:FILE or postgres://...)\n");
    return 2;
  }
  try {
    const auto store = open_store(words[1]);
    Tables tables(*store);
    fmt::print("{} tables in turn; work is this program's own time, without waiting for disk or server\n\n", kTables);
    fmt::print("{:>6} {:>6} {:>10} {:>10} {:>8} {:>8} {:>8} {:>8}\n", "batch", "index", "commits/s", "entries/s",
               "p50 ms", "p99 ms", "worst", "work µs");
    for (const bool with_index : {false, true}) {
      for (const int size : {1, 10, 100, 1000}) measure(tables, size, with_index);
    }
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
