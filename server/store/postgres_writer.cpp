#include "server/store/postgres_writer.h"

#include "server/store/base.h"
#include "server/store/postgres_statements.h"
#include "server/store/postgres_user_changes.h"
#include "server/store/text.h"

namespace roundtable::server::postgres {

namespace {

Values heads_of(const BatchPlan& plan) {
  auto ids = Column::texts();
  auto created = Column::numbers();
  auto heads = Column::texts();
  for (const TablePlan& table : plan.tables()) {
    if (table.head == nullptr) continue;
    ids.add(table.id);
    created.add(table.head->created);
    heads.add(table.head->head);
  }
  return Values::of(ids, created, heads);
}

struct Starts {
  Column ids = Column::texts(), numbers = Column::numbers(), made = Column::numbers();
};

Starts starts_of(const BatchPlan& plan) {
  Starts starts;
  for (const TablePlan& table : plan.tables()) {
    starts.ids.add(table.id);
    starts.numbers.add(table.entries.empty() ? 0 : table.entries.front()->number);
    starts.made.add(std::int64_t{table.head != nullptr});
  }
  return starts;
}

Values entries_of(const BatchPlan& plan) {
  auto tables = Column::texts();
  auto numbers = Column::numbers();
  auto times = Column::numbers();
  auto texts = Column::texts();
  for (const TablePlan& table : plan.tables()) {
    for (const Entry* entry : table.entries) {
      tables.add(entry->table);
      numbers.add(entry->number);
      times.add(entry->at);
      texts.add(entry->text);
    }
  }
  return Values::of(tables, numbers, times, texts);
}

void send_people(Connection& connection, const Batch& batch) {
  for (const User& user : batch.users) {
    connection.send(kUser, Values::of(user.id, user.name, fold(user.name), user.passphrase, user.created,
                                      static_cast<std::int64_t>(user.page)));
  }
}

void send_ways_in(Connection& connection, const Batch& batch) {
  if (!batch.tokens.empty()) {
    auto hashes = Column::texts();
    auto people = Column::texts();
    auto created = Column::numbers();
    auto seen = Column::numbers();
    auto devices = Column::texts();
    for (const Token& token : batch.tokens) {
      hashes.add(token.hash);
      people.add(token.user);
      created.add(token.created);
      seen.add(token.seen);
      devices.add(token.device);
    }
    connection.send(kTokens, Values::of(hashes, people, created, seen, devices));
  }
  if (!batch.void_tokens.empty()) {
    auto hashes = Column::texts();
    for (const std::string& hash : batch.void_tokens) hashes.add(hash);
    connection.send(kVoidTokens, Values::of(hashes));
  }
  for (const Key& key : batch.keys) {
    connection.send(kSaveKey,
                    Values::of(key.id, key.user, key.kind, key.name, key.data, key.counter, key.created, key.used));
  }
  for (const std::string& id : batch.void_keys) connection.send(kVoidKey, Values::of(id));
  for (const Note& note : batch.notes) {
    connection.send(note.first ? kSaveFirstNote : kSaveNote,
                    Values::of(note.kind, note.id, note.person, note.about, note.at, note.text));
  }
  for (const Note& note : batch.void_notes) connection.send(kVoidNote, Values::of(note.kind, note.id));
}

void send_showings(Connection& connection, const Batch& batch) {
  for (const Showing& one : batch.showings) {
    connection.send(kShowing, Values::of(one.table, std::int64_t{one.listed}));
  }
}

void send_erasing(Connection& connection, const Batch& batch) {
  for (const Rewriting& one : batch.rewritings) {
    auto numbers = Column::numbers();
    auto texts = Column::texts();
    for (const Entry& entry : one.entries) {
      numbers.add(entry.number);
      texts.add(entry.text);
    }
    connection.send(kNewHead, Values::of(one.table, one.head));
    connection.send(kNewListing, Values::of(one.table, one.info, one.user, one.someone));
    connection.send(kNewRecord, Values::of(one.table, one.record));
    connection.send(kNewTexts, Values::of(one.table, numbers, texts));
    connection.send(kUnseat, Values::of(one.table, one.user));
    connection.send(kNewResult, Values::of(one.table, one.user, one.someone));
  }
  for (const std::string& user : batch.erased) {
    connection.send(kEraseNotes, Values::of(user));
    connection.send(kEraseCompanion, Values::of(user));
    connection.send(kEraseCompanions, Values::of(user));
    connection.send(kEraseKeys, Values::of(user));
    connection.send(kEraseTokens, Values::of(user));
    connection.send(kErasePerson, Values::of(user));
  }
}

void send_retention(Connection& connection, const Batch& batch) {
  for (const Folding& one : batch.foldings) {
    connection.send(kFold, Values::of(one.table, one.entries, one.head, one.folded.number, one.folded.at,
                                      one.folded.text, one.maker));
  }
  if (!batch.dropped.empty()) {
    auto ids = Column::texts();
    for (const std::string& id : batch.dropped) ids.add(id);
    for (const Statement& statement : kDrop) connection.send(statement, Values::of(ids));
  }
  if (batch.forget_void != 0) connection.send(kForgetVoid, Values::of(batch.forget_void));
}

void send_listings(Connection& connection, const BatchPlan& plan) {
  auto ids = Column::texts();
  auto people = Column::texts();
  auto phases = Column::numbers();
  auto updated = Column::numbers();
  auto past = Column::numbers();
  auto since = Column::numbers();
  auto listed = Column::numbers();
  auto due = Column::numbers();
  auto infos = Column::texts();
  auto lengths = Column::numbers();
  auto named_at = Column::texts();
  auto named = Column::texts();
  for (const TablePlan& table : plan.tables()) {
    if (table.index == nullptr) continue;
    const auto shelf = Shelf::of(table.index->phase, table.index->updated);
    ids.add(table.id);
    people.add(join_people(table.index->people));
    phases.add(static_cast<std::int64_t>(table.index->phase));
    updated.add(table.index->updated);
    past.add(shelf.past);
    since.add(shelf.updated);
    listed.add(std::int64_t{table.index->listed});
    due.add(table.index->due);
    infos.add(table.index->info);
    table.entries.empty() ? lengths.add_nothing() : lengths.add(table.entries.back()->number + 1);
    for (const std::string& person : table.index->others) {
      named_at.add(table.id);
      named.add(person);
    }
  }
  const auto seats = Values::of(ids, people, phases, updated, past, since, lengths);
  connection.send(kLeave, seats);
  connection.send(kSit, seats);
  connection.send(kListings, Values::of(ids, phases, listed, updated, due, people, infos, lengths));
  connection.send(kNamed, Values::of(named_at, named));
}

void send_results(Connection& connection, const BatchPlan& plan) {
  auto tables = Column::texts();
  auto persons = Column::texts();
  auto ended = Column::numbers();
  auto games = Column::texts();
  auto players = Column::numbers();
  auto people = Column::numbers();
  auto places = Column::numbers();
  auto by_bots = Column::numbers();
  for (const TablePlan& table : plan.tables()) {
    if (table.finished == nullptr) continue;
    for (const SeatResult& one : table.finished->people) {
      tables.add(table.id);
      persons.add(one.person);
      ended.add(table.finished->ended);
      games.add(table.finished->game);
      players.add(table.finished->players);
      people.add(static_cast<std::int64_t>(table.finished->people.size()));
      places.add(one.place);
      by_bots.add(std::int64_t{one.by_bot});
    }
  }
  connection.send(kResults, Values::of(tables, persons, ended, games, players, people, places, by_bots));
}

void send_records(Connection& connection, const BatchPlan& plan) {
  auto tables = Column::texts();
  auto records = Column::texts();
  for (const TablePlan& table : plan.tables()) {
    if (table.finished == nullptr) continue;
    tables.add(table.id);
    records.add(table.finished->record);
  }
  connection.send(kRecords, Values::of(tables, records));
  send_results(connection, plan);
}

void send_tables(Connection& connection, const BatchPlan& plan) {
  const auto& batch = plan.batch();
  if (!batch.tables.empty()) connection.send(kHeads, heads_of(plan));
  const auto starts = starts_of(plan);
  connection.send(kStarts, Values::of(starts.ids, starts.numbers));
  if (!batch.entries.empty()) connection.send(kEntries, entries_of(plan));
  if (!batch.indexes.empty()) send_listings(connection, plan);
  if (!batch.finished.empty()) send_records(connection, plan);
}

}  // namespace

Outcome save(Connection& connection, const BatchPlan& plan, const PostgresCluster* cluster) {
  connection.send("BEGIN");
  send_people(connection, plan.batch());
  const UserChanges changes(connection, plan.batch().user_changes);
  send_ways_in(connection, plan.batch());
  if (!plan.tables().empty()) send_tables(connection, plan);
  send_showings(connection, plan.batch());
  send_erasing(connection, plan.batch());
  send_retention(connection, plan.batch());
  const std::size_t before_cluster = connection.sent();
  if (cluster != nullptr) cluster->send(connection, plan);
  connection.send("COMMIT");
  const auto answers = connection.answers();
  Outcome outcome;
  std::size_t answer = 1;  // after BEGIN
  for (const User& user : plan.batch().users) {
    if (answers[answer++].written() == 0) outcome.names_taken.push_back(user.id);
  }
  auto changed = changes.outcome(answers);
  outcome.names_taken.insert(outcome.names_taken.end(), changed.names_taken.begin(), changed.names_taken.end());
  outcome.sessions_void = std::move(changed.sessions_void);
  outcome.versions_old = std::move(changed.versions_old);
  const bool asked = cluster != nullptr && !plan.batch().cluster.wanted.empty();
  if (asked) outcome.leases = leases_in(answers[before_cluster]);
  return outcome;
}

bool is_conflict(const PostgresError& error) { return error.state == "23514"; }  // a table's CHECK failed

TableSet conflicts(Connection& connection, const BatchPlan& plan) {
  const auto starts = starts_of(plan);
  connection.send(kOtherHeads, heads_of(plan));
  connection.send(kWrongStarts, Values::of(starts.ids, starts.numbers, starts.made));
  connection.send(kOtherEntries, entries_of(plan));
  TableSet found;
  for (const Rows& rows : connection.answers()) {
    for (int row = 0; row < rows.size(); ++row) found.insert(rows.string(row, 0));
  }
  return found;
}

}  // namespace roundtable::server::postgres
