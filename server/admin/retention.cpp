#include "server/admin/retention.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "server/base/log.h"
#include "server/base/wall_clock.h"
#include "server/table/table_compaction.h"

namespace roundtable::server {

namespace {

constexpr int kStretch = 200;

// True if older than so many days; 0 days: never.
bool is_older(Millis time, int days, const RetentionOptions& options, Millis now) {
  return days > 0 && time < now - days * options.day;
}

// Number of chat lines from before that time with a text left.
std::int64_t old_lines(const StoredTable& stored, Millis before) {
  return std::count_if(stored.entries.begin(), stored.entries.end(), [&](const Entry& entry) {
    return entry.at < before && entry.text.starts_with("chat ") && entry.text.size() > 7;
  });
}

std::int64_t old_lines(Store& store, const std::string& table, Millis before) {
  try {
    const auto stored = store.table(table);
    return stored ? old_lines(*stored, before) : 0;
  } catch (const DamagedRow&) {
    return 0;
  }
}

struct Foldable {
  std::optional<StoredTable> table;
  std::string record;
};

Foldable read_foldable(Store& store, const std::string& id) {
  try {
    return {store.table(id), store.record(id).value_or("")};
  } catch (const DamagedRow&) {
    return {};
  }
}

// Empty for damaged tables and those with other rules: they stay as they are.
std::optional<Folding> try_to_fold(const Foldable& found) {
  try {
    return found.table ? folded(*found.table, found.record) : std::nullopt;
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

}  // namespace

Fate fate_of(const RestingTable& table, const RetentionOptions& options, Millis now) {
  const auto is_old = [&](int days) { return is_older(table.updated, days, options, now); };
  if (table.phase == Phase::Finished) {
    // Compacting the journal also deletes its chat.
    return !table.folded && (is_old(options.journals) || is_old(options.chat)) ? Fate::IsFolded : Fate::Stays;
  }
  if (is_old(options.unfinished)) return Fate::Goes;
  return options.chat > 0 ? Fate::MayLoseChat : Fate::Stays;
}

bool is_unused(const RestingGuest& guest, const RetentionOptions& options, Millis now) {
  return !guest.named && is_older(guest.seen, options.guests, options, now);
}

std::string retention_report(Store& store, const RetentionOptions& options, Millis now) {
  std::int64_t guests = 0;
  std::int64_t tables = 0;
  std::int64_t journals = 0;
  std::int64_t lines = 0;
  std::string after;
  for (auto stretch = store.tables_after(after, kStretch); !stretch.empty();
       stretch = store.tables_after(after, kStretch)) {
    for (const RestingTable& table : stretch) {
      const Fate fate = fate_of(table, options, now);
      tables += fate == Fate::Goes ? 1 : 0;
      journals += fate == Fate::IsFolded ? 1 : 0;
      if (fate == Fate::MayLoseChat) lines += old_lines(store, table.id, now - options.chat * options.day);
    }
    after = stretch.back().id;
  }
  after.clear();
  for (auto stretch = store.guests_after(after, kStretch); !stretch.empty();
       stretch = store.guests_after(after, kStretch)) {
    for (const RestingGuest& guest : stretch) guests += is_unused(guest, options, now) ? 1 : 0;
    after = stretch.back().id;
  }
  return fmt::format(
      "Would be deleted now:\n{:>10} unused guests\n{:>10} unfinished tables\n{:>10} chat messages at other "
      "tables\n{:>10} "
      "journals of finished games, compacted into their records\n",
      guests, tables, lines, journals);
}

void Retention::start() {
  if (options_.guests + options_.unfinished + options_.chat + options_.journals == 0) return;
  later(options_.pause, &Retention::look_at_tables);
}

void Retention::later(Millis pause, void (Retention::*step)()) {
  loop_.after(pause, [this, step] {
    if (saves_.finishing()) return;
    const bool may = saves_.trouble().empty() && leases_.holds(Leases::kChores);
    may ? (this->*step)() : later(options_.pause, step);
  });
}

void Retention::look_at_tables() {
  store_.read<std::vector<RestingTable>>([after = after_](Store& store) { return store.tables_after(after, kStretch); },
                                         [this](const std::vector<RestingTable>& stretch) {
                                           last_ = stretch.size() < kStretch;
                                           if (!stretch.empty()) after_ = stretch.back().id;
                                           for (const RestingTable& table : stretch) {
                                             const Fate fate = fate_of(table, options_, time_of_day());
                                             if (fate != Fate::Stays) tables_to_do_.emplace_back(table.id, fate);
                                           }
                                           do_next();
                                         },
                                         [this] { later(options_.pause, &Retention::look_at_tables); });
}

void Retention::do_next() {
  if (tables_to_do_.empty()) {
    if (!last_) return later(options_.pause, &Retention::look_at_tables);
    after_.clear();
    return later(options_.pause, &Retention::look_at_guests);
  }
  const auto [id, fate] = std::move(tables_to_do_.back());
  tables_to_do_.pop_back();
  if (fate == Fate::MayLoseChat) return forget_chat(id);
  if (!live_.hold(id)) {  // in use
    return fate == Fate::Goes && options_.chat > 0 ? forget_chat(id) : later(between(), &Retention::do_next);
  }
  fate == Fate::Goes ? drop(id) : fold(id);
}

void Retention::let_go(const std::string& id) {
  live_.let_go(id);
  later(between(), &Retention::do_next);
}

void Retention::let_go_when_stored(const std::string& id) {
  saves_.when_stored({}, [this, id] { let_go(id); }, [this, id](const Refused&) { let_go(id); });
}

void Retention::drop(const std::string& id) {
  saves_.batch().dropped.push_back(id);
  ++metrics_.tables_gone;
  let_go_when_stored(id);
}

void Retention::fold(const std::string& id) {
  store_.read<Foldable>([id](Store& store) { return read_foldable(store, id); },
                        [this, id](Foldable found) {
                          folding_.add([this, id, foldable = std::make_shared<Foldable>(std::move(found))] {
                            loop_.post([this, id, folding = try_to_fold(*foldable)] {
                              if (!folding || !saves_.trouble().empty()) return let_go(id);
                              saves_.batch().foldings.push_back(*folding);
                              ++metrics_.journals_folded;
                              let_go_when_stored(id);
                            });
                          });
                        },
                        [this, id] { let_go(id); });
}

void Retention::forget_chat(const std::string& id) {
  const Millis before = time_of_day() - options_.chat * options_.day;
  store_.read<std::int64_t>([id, before](Store& store) { return old_lines(store, id, before); },
                            [this, id, before](std::int64_t lines) {
                              const auto go_on = [this] { later(between(), &Retention::do_next); };
                              if (lines == 0) return go_on();
                              live_.with(
                                  id,
                                  [this, lines, before, go_on](LiveTable& live) {
                                    saves_.batch().rewritings.push_back(live.table->forget_chat(before));
                                    metrics_.chat_lines_gone += lines;
                                    saves_.when_stored({}, go_on, [go_on](const Refused&) { go_on(); });
                                  },
                                  [go_on](const Refused&) { go_on(); });
                            },
                            [this] { later(options_.pause, &Retention::do_next); });
}

void Retention::look_at_guests() {
  store_.read<std::vector<RestingGuest>>([after = after_](Store& store) { return store.guests_after(after, kStretch); },
                                         [this](const std::vector<RestingGuest>& stretch) {
                                           last_ = stretch.size() < kStretch;
                                           if (!stretch.empty()) after_ = stretch.back().id;
                                           for (const RestingGuest& guest : stretch) {
                                             if (is_unused(guest, options_, time_of_day()))
                                               guests_to_do_.push_back(guest.id);
                                           }
                                           erase_next();
                                         },
                                         [this] { later(options_.pause, &Retention::look_at_guests); });
}

bool Retention::is_here(const std::string& user) {
  const auto& all = listeners_.all();
  return std::any_of(all.begin(), all.end(), [&](const ListenerPtr& one) { return one->user.id == user; });
}

void Retention::erase_next() {
  if (guests_to_do_.empty()) {
    if (!last_) return later(options_.pause, &Retention::look_at_guests);
    return finish_pass();
  }
  const std::string id = std::move(guests_to_do_.back());
  guests_to_do_.pop_back();
  const auto go_on = [this] { later(between(), &Retention::erase_next); };
  if (is_here(id)) return go_on();
  const auto gone = [this, go_on] {
    ++metrics_.guests_gone;
    go_on();
  };
  eraser_.erase({.id = id}, {}, gone, [go_on](const Refused&) { go_on(); });
}

void Retention::finish_pass() {
  after_.clear();
  ++metrics_.retention_passes;
  if (options_.guests > 0) saves_.batch().forget_void = time_of_day() - options_.guests * options_.day;
  later(rest(), &Retention::look_at_tables);
}

}  // namespace roundtable::server
