#include "server/admin/person_eraser.h"

#include <set>
#include <utility>

#include "server/base/log.h"
#include "server/base/wall_clock.h"
#include "server/table/journal_words.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kSomeoneLength = 16;

std::string new_someone() { return "x" + random_text(kSomeoneLength); }

struct Unopened {
  std::optional<StoredTable> table;
  std::string info, record;
};

Unopened read_unopened(Store& store, const std::string& id) {
  try {
    return {store.table(id), store.listing(id).value_or(TableIndex()).info, store.record(id).value_or("")};
  } catch (const DamagedRow&) {
    return {};
  }
}

void replace_all(std::string& text, const std::string& old, const std::string& fresh) {
  for (auto at = text.find(old); at != std::string::npos; at = text.find(old, at + fresh.size())) {
    text.replace(at, old.size(), fresh);
  }
}

// Names and seats of a user in a table's head: {"name":"Ann","user":"u…"}.
void add_names(const std::string& head, const std::string& user, std::set<std::string>& names,
               std::set<std::string, std::less<>>& sits_at) {
  const auto json = Json::parse(head);
  const Json* seats = json ? json->find("seats") : nullptr;
  if (seats == nullptr) return;
  for (const Json& seat : seats->items()) {
    const Json* who = seat.find("user");
    const Json* name = seat.find("name");
    if (who == nullptr || name == nullptr || who->string() != user) continue;
    names.insert(name->string());
    sits_at.insert(std::to_string(&seat - seats->items().data()));
  }
}

}  // namespace

// Works on texts, since tables of other rules cannot be replayed; but `sit` and `chat` are the same in all journals.
Rewriting forgotten(const StoredTable& stored, const std::string& info, const std::string& record,
                    const std::string& user, const std::string& someone) {
  Rewriting rewriting{.table = stored.head.id, .user = user, .someone = someone};
  std::set<std::string> names;
  std::set<std::string, std::less<>> seats;  // where the person sits
  add_names(stored.head.head, user, names, seats);
  for (const Entry& entry : stored.entries) {
    std::string_view rest = entry.text;
    const std::string_view verb = next_word(rest);
    const std::string seat(next_word(rest));
    if (verb == "sit" && next_word(rest) == user) {
      seats.insert(seat);
      names.insert(std::string(rest));
      std::string text = "sit ";
      text.append(seat).append(" ").append(someone).append(" ");
      rewriting.entries.push_back({.table = entry.table, .number = entry.number, .text = std::move(text)});
    } else if (verb == "chat" && seats.contains(seat)) {
      rewriting.entries.push_back({.table = entry.table, .number = entry.number, .text = "chat " + seat + " "});
    } else if (verb == "sit" || verb == "leave") {
      seats.erase(seat);
    }
  }
  const auto without_them = [&](std::string text) {
    replace_all(text, user, someone);
    for (const std::string& name : names) {
      if (!name.empty()) replace_all(text, JsonWriter().value(std::string_view(name)).take(), "\"\"");
    }
    return text;
  };
  rewriting.head = without_them(stored.head.head);
  if (!info.empty()) rewriting.info = without_them(info);
  if (!record.empty()) rewriting.record = without_them(record);
  return rewriting;
}

void PersonEraser::start() {
  store_.read<std::vector<std::string>>([](Store& store) { return store.nameless(); },
                                        [this](const std::vector<std::string>& users) {
                                          for (const std::string& user : users) {
                                            find_tables(std::make_shared<Work>(Work{user, {}}));
                                          }
                                        },
                                        [] {});
}

void PersonEraser::erase(const User& user, const std::string& token, std::function<void()> done,
                         SaveQueue::Failed failed) {
  people_.disown(
      user, token,
      [this, id = user.id, done = std::move(done)] {
        find_tables(std::make_shared<Work>(Work{id, {}}));
        done();
      },
      std::move(failed));
}

// Repeats until no table is left, since the person may have taken a seat at the last moment. If the store cannot be
// read, the next start continues.
void PersonEraser::find_tables(const WorkPtr& work) {
  store_.read<std::vector<std::string>>([user = work->user](Store& store) { return store.tables_of(user); },
                                        [this, work](std::vector<std::string> found) {
                                          work->tables = std::move(found);
                                          if (!work->tables.empty()) return go_on(work);
                                          saves_.batch().erased.push_back(work->user);
                                          log_event("info", "erased");
                                        },
                                        [] { log_event("warning", "erasing postponed until the next start"); });
}

void PersonEraser::go_on(const WorkPtr& work) {
  if (work->tables.empty()) return find_tables(work);
  const std::string table = std::move(work->tables.back());
  work->tables.pop_back();
  live_.with(
      table,
      [this, work](LiveTable& live) {
        Rewriting rewriting = live.table->forget(work->user, new_someone(), time_of_day());
        tables_.touch(live);
        forget(work, std::move(rewriting));
      },
      [this, work, table](const Refused&) { forget_unopened(work, table); });
}

void PersonEraser::forget(const WorkPtr& work, Rewriting rewriting) {
  saves_.batch().rewritings.push_back(std::move(rewriting));
  saves_.when_stored({}, [this, work] { go_on(work); }, [](const Refused&) {});
}

void PersonEraser::forget_unopened(const WorkPtr& work, const std::string& table) {
  store_.read<Unopened>([table](Store& store) { return read_unopened(store, table); },
                        [this, work, table](const Unopened& found) {
                          const std::string someone = new_someone();
                          forget(work, found.table
                                           ? forgotten(*found.table, found.info, found.record, work->user, someone)
                                           : Rewriting{.table = table, .user = work->user, .someone = someone});
                        },
                        [] { log_event("warning", "erasing postponed until the next start"); });
}

}  // namespace roundtable::server
