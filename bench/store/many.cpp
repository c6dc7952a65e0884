// Fills a store with years of a club's games, and measures its queries.
//
// usage: bench_many ADDRESS GAMES PEOPLE    fills an empty store (sqlite:FILE or postgres://...)
//        bench_many ADDRESS                 measures a filled store
//
// The games are copies of a few that are played here, with other people and times. Some people play often, most seldom;
// the journals of all but the latest games are compacted.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <exception>
#include <functional>
#include <random>
#include <string_view>
#include <utility>

#include "bench/store/postgres_copy.h"
#include "engine/games.h"
#include "server/accounts/people.h"
#include "server/table/table.h"
#include "server/table/table_compaction.h"
#include "server/table/table_info.h"

namespace {

using roundtable::JsonWriter;
using roundtable::Seat;
using namespace roundtable::server;
using Clock = std::chrono::steady_clock;

constexpr Millis kDay = Millis{24} * 60 * 60 * 1000;
constexpr Millis kNow = 1'793'500'000'000;
constexpr Millis kYears = 3 * 365 * kDay;
constexpr int kBatch = 500;
constexpr int kWhole = 20'000;  // latest games whose journals are not compacted
constexpr int kRunning = 2'000;
constexpr std::string_view kTable = "tabletabletabletable";

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

std::string scrambled(std::uint64_t number) { return fmt::format("{:016x}", (number + 1) * 0x9E3779B97F4A7C15U); }
std::string person_id(std::uint64_t number) { return "u" + scrambled(number); }
std::string table_id(std::uint64_t number) { return "game" + scrambled(number); }
std::string name_of(std::uint64_t person) { return fmt::format("Player {}", person); }

// A placeholder for a person in a game to be copied.
User substitute(std::size_t number) {
  return {.id = fmt::format("ustandstandstand{}", number), .name = fmt::format("Somebody {}", number)};
}

struct Pattern {
  std::size_t people = 0;
  std::string head;
  std::vector<Entry> entries;
  TableIndex playing, over;
  FinishedGame finished;
  Folding folding;
};

TableIndex listing_of(const Table& table) {
  TableIndex index = table.listing();
  JsonWriter info;
  table.write_info(info, std::nullopt);
  index.info = info.take();
  return index;
}

Pattern play(const std::string& request, std::size_t people) {
  Pattern pattern{.people = people};
  Table table{std::string(kTable), Plan::from_request(request, substitute(0)), kNow};
  for (std::size_t i = 1; i < people; ++i) table.sit(substitute(i), std::nullopt, kNow);
  pattern.playing = listing_of(table);
  std::mt19937 random(1);
  while (table.phase() == Phase::Playing) {
    const Seat seat = *table.game()->deciders().seats().begin();
    const auto legal = table.game()->legal(seat);
    const std::string& choice = legal[random() % legal.size()];
    table.play().bots_to_move().has(seat) ? table.choose_for(seat, table.decision(), choice, kNow)
                                          : static_cast<void>(table.choose(seat, table.decision(), choice, kNow));
  }
  pattern.over = listing_of(table);
  pattern.head = table.head().head;
  pattern.entries = table.take_written();
  pattern.finished = finished_game(table);
  pattern.folding = folded({table.head(), pattern.entries, {}}, pattern.finished.record).value();
  return pattern;
}

// Tables of every game: two people with two bots, and three people.
std::vector<Pattern> patterns() {
  std::vector<Pattern> all;
  for (const auto& game : roundtable::described_games()) {
    const std::string start = fmt::format(R"({{"game":"{}","public":true,"seats":["me","open")", game.name);
    all.push_back(all.size() % 2 == 0 ? play(start + R"(,{"bot":"squire"},{"bot":"squire"}]})", 2)
                                      : play(start + R"(,"open"]})", 3));
  }
  return all;
}

std::string some_game() { return std::string(roundtable::described_games().front().name); }

void replace(std::string& text, std::string_view old, const std::string& fresh) {
  for (auto at = text.find(old); at != std::string::npos; at = text.find(old, at + fresh.size())) {
    text.replace(at, old.size(), fresh);
  }
}

// A game copied with other people.
class Copy {
 public:
  Copy(std::string id, std::vector<std::uint64_t> people, Millis time)
      : id_(std::move(id)), people_(std::move(people)), time_(time) {}

  TableHead head(const std::string& head) const { return {.id = id_, .created = time_, .head = text(head)}; }
  Entry entry(const Pattern& pattern, std::int64_t number) const {
    return {id_, number, time_, text(pattern.entries[static_cast<std::size_t>(number)].text)};
  }
  TableIndex of(TableIndex index) const {
    index.id = id_;
    index.updated = time_;
    index.info = text(index.info);
    for (std::string& person : index.people) person = text(person);
    index.others.clear();
    return index;
  }
  FinishedGame of(FinishedGame finished) const {
    finished.table = id_;
    finished.ended = time_;
    finished.record = text(finished.record);
    for (SeatResult& one : finished.people) one.person = text(one.person);
    return finished;
  }
  Folding of(Folding folding) const {
    folding.table = folding.folded.table = id_;
    folding.entries = 1;
    folding.folded.at = time_;
    folding.head = text(folding.head);
    return folding;
  }

 private:
  std::string text(std::string text) const {
    replace(text, kTable, id_);
    for (std::size_t i = 0; i < people_.size(); ++i) {
      replace(text, substitute(i).id, person_id(people_[i]));
      replace(text, substitute(i).name, name_of(people_[i]));
    }
    return text;
  }

  std::string id_;
  std::vector<std::uint64_t> people_;
  Millis time_;
};

class Copies {
 public:
  using Keep = std::function<void(const Batch&)>;
  Copies(Keep keep, std::uint64_t games, std::uint64_t people)
      : keep_(std::move(keep)), games_(games), people_(people) {}

  void fill() {
    const auto start = Clock::now();
    add_people();
    for (std::uint64_t game = 0; game < games_ + kRunning; ++game) {
      add(game);
      if (batch_.tables.size() == kBatch) flush();
      if (game % 100'000 == 99'999) {
        fmt::print("{} games after {:.0f} s\n", game + 1, seconds_since(start));
        std::fflush(stdout);
      }
    }
    flush();
  }

 private:
  void add_people() {
    for (std::uint64_t person = 0; person < people_; ++person) {
      const Millis made = kNow - kYears + static_cast<Millis>(person) * kYears / static_cast<Millis>(people_);
      batch_.users.push_back({.id = person_id(person),
                              .name = name_of(person),
                              .passphrase = person % 3 == 0 ? "hash" : "",
                              .created = made});
      batch_.tokens.push_back({.hash = token_hash(scrambled(person)), .user = person_id(person), .seen = made});
      if (batch_.users.size() == kBatch) flush();
    }
    flush();
  }

  // Draws people, some of them much more often than others.
  std::vector<std::uint64_t> draw(std::size_t count) {
    std::vector<std::uint64_t> drawn;
    while (drawn.size() < count) {
      const double x = std::uniform_real_distribution<>(0, 1)(random_);
      const auto person = static_cast<std::uint64_t>(x * x * static_cast<double>(people_));
      if (std::find(drawn.begin(), drawn.end(), person) == drawn.end()) drawn.push_back(person);
    }
    return drawn;
  }

  void add(std::uint64_t game) {
    const Pattern& pattern = patterns_[game % patterns_.size()];
    const Copy copy(table_id(game), draw(pattern.people),
                    kNow - kYears + static_cast<Millis>(game) * kYears / static_cast<Millis>(games_ + kRunning));
    const bool runs = game >= games_;
    const bool whole = game + kWhole >= games_;
    TableIndex index = copy.of(runs ? pattern.playing : pattern.over);
    if (runs && game % 4 == 0) index.phase = Phase::Open;
    if (runs && game % 3 == 0) index.due = kNow + kDay;
    batch_.tables.push_back(copy.head(pattern.head));
    batch_.indexes.push_back(std::move(index));
    const auto all = static_cast<std::int64_t>(pattern.entries.size());
    const std::int64_t entries = !whole ? 1 : runs ? all / 2 : all;
    for (std::int64_t number = 0; number < entries; ++number) batch_.entries.push_back(copy.entry(pattern, number));
    if (runs) return;
    batch_.finished.push_back(copy.of(pattern.finished));
    if (!whole) batch_.foldings.push_back(copy.of(pattern.folding));
  }

  void flush() { keep_(std::exchange(batch_, {})); }

  Keep keep_;
  std::uint64_t games_, people_;
  std::mt19937_64 random_{1};
  std::vector<Pattern> patterns_ = patterns();
  Batch batch_;
};

constexpr std::uint64_t kTimes = 100;
constexpr std::uint64_t kStep = 7;

// Measures `work` for one person after another, from the most active to the least active.
template <class Work>
void measure(std::string_view what, Work work) {
  std::vector<double> times;
  for (std::uint64_t i = 0; i < kTimes; ++i) {
    const auto start = Clock::now();
    work(i * kStep);
    times.push_back(seconds_since(start) * 1e3);
  }
  std::sort(times.begin(), times.end());
  fmt::print("| {} | {:.2f} | {:.2f} |\n", what, times[kTimes / 2], times[kTimes * 95 / 100]);
  std::fflush(stdout);
}

void measure_all(const std::string& address) {
  const auto start = Clock::now();
  const auto store = open_store(address);
  fmt::print("opened in {:.1f} ms\n\n| | median, ms | 95 % |\n|---|---|---|\n", seconds_since(start) * 1e3);
  const auto list = [&](List which, int pages) {
    return [&store, which, pages](std::uint64_t person) {
      ListQuery query{.list = which, .user = person_id(person)};
      for (int page = 0; page < pages; ++page) {
        const auto found = store->list(query);
        if (!found.empty()) query.before = ListPlace::of(found.back());
      }
    };
  };
  measure("clocks that run, as at the start", [&](std::uint64_t) { store->due(); });
  measure("open tables", list(List::Open, 1));
  measure("tables to watch", list(List::Playing, 1));
  measure("my tables", list(List::Mine, 1));
  measure("my finished tables", list(List::Finished, 1));
  measure("twenty pages of them", list(List::Finished, 20));
  measure("my games", [&](std::uint64_t i) { store->games({.person = person_id(i)}); });
  measure("my games with somebody", [&](std::uint64_t i) {
    store->games({.person = person_id(i), .game = some_game(), .won = true, .with = person_id(i + 1)});
  });
  measure("my places, month by month", [&](std::uint64_t i) { store->tallies(person_id(i)); });
  measure("with whom I played", [&](std::uint64_t i) { store->companions(person_id(i), 100); });
  measure("whether two have met", [&](std::uint64_t i) { store->have_met(person_id(i), person_id(i + 50'000)); });
  measure("a record", [&](std::uint64_t i) { store->record(table_id(i * 1000)); });
  measure("a table whose journal is folded", [&](std::uint64_t i) { store->table(table_id(i * 1000)); });
  std::string after;
  measure("a stretch of retention", [&](std::uint64_t) {
    const auto stretch = store->tables_after(after, 200);
    if (!stretch.empty()) after = stretch.back().id;
  });
  measure("two hundred guests of it", [&](std::uint64_t i) { store->guests_after(person_id(i), 200); });
  const Pattern pattern = patterns().front();
  const auto last = static_cast<std::int64_t>(pattern.entries.size()) - 1;
  const auto run = Clock::now().time_since_epoch().count();
  const auto copy_for = [&](std::uint64_t i) { return Copy(fmt::format("new-{}-{}", run, i), {i, i + 1}, kNow); };
  Batch begun;
  for (std::uint64_t i = 0; i < kTimes; ++i) {
    const Copy copy = copy_for(i * kStep);
    begun.tables.push_back(copy.head(pattern.head));
    begun.indexes.push_back(copy.of(pattern.playing));
    for (std::int64_t number = 0; number < last; ++number) begun.entries.push_back(copy.entry(pattern, number));
  }
  store->commit(begun);
  measure("a game that ends", [&](std::uint64_t i) {
    const Copy copy = copy_for(i);
    store->commit({.entries = {copy.entry(pattern, last)},
                   .indexes = {copy.of(pattern.over)},
                   .finished = {copy.of(pattern.finished)}});
  });
}

void fill(const std::string& address, std::uint64_t games, std::uint64_t people) {
  const auto store = open_store(address);
  if (!address.starts_with("postgres")) {
    return Copies([&](const Batch& batch) { store->commit(batch); }, games, people).fill();
  }
  PostgresCopy copy(address);
  Copies([&](const Batch& batch) { copy.add(batch); }, games, people).fill();
  copy.finish();
}

}  // namespace

int main(int count, char** words) {
  if (count != 2 && count != 4) {
    fmt::print(stderr, "usage: bench_many ADDRESS [GAMES PEOPLE]\n");
    return 2;
  }
  try {
    if (count == 2) {
      measure_all(words[1]);
    } else {
      fill(words[1], std::stoull(words[2]), std::stoull(words[3]));
    }
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
