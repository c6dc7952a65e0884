#include "server/store/sqlite_writer.h"

#include <ranges>

#include "server/store/base.h"
#include "server/store/text.h"

namespace roundtable::server::sqlite {

Writer::Writer(Database& database)
    : database_(database),
      user_(database,
            "INSERT INTO people (id, name, folded, passphrase, created, page) SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE NOT "
            "EXISTS (SELECT 1 FROM people WHERE folded = ?3 AND passphrase <> '' AND id <> ?1) ON CONFLICT (id) DO "
            "UPDATE SET id = ?1"),
      user_change_(database,
                   "UPDATE people SET name = coalesce(?2, name), folded = coalesce(?3, folded), passphrase = "
                   "coalesce(?4, passphrase), page = CASE WHEN ?5 < 0 THEN page ELSE ?5 END, change = coalesce(?6, "
                   "change), version = coalesce(?7, version) WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM people o "
                   "WHERE o.folded = coalesce(?3, people.folded) AND o.passphrase <> '' AND o.id <> ?1)"),
      version_(database, "SELECT version FROM people WHERE id = ?1"),
      session_(database, "SELECT 1 FROM tokens WHERE hash = ?1 AND person = ?2"),
      token_(
          database,
          "INSERT INTO tokens (hash, person, created, seen, device) SELECT ?1, ?2, ?4, ?3, ?5 WHERE EXISTS (SELECT 1 "
          "FROM people "
          "WHERE id = ?2) ON CONFLICT (hash) DO UPDATE SET seen = ?3 WHERE person IS NOT NULL"),
      void_token_(database, "UPDATE tokens SET person = NULL WHERE hash = ?1"),
      end_session_(database, "UPDATE tokens SET person = NULL WHERE hash = ?1 AND person = ?2"),
      end_sessions_(database, "UPDATE tokens SET person = NULL WHERE hash <> ?1 AND person = ?2"),
      end_key_(database, "DELETE FROM keys WHERE id = ?1 AND person = ?2"),
      head_(database, "INSERT INTO tables (id, created, head) VALUES (?1, ?2, ?3) ON CONFLICT (id) DO NOTHING"),
      same_head_(database, "SELECT 1 FROM tables WHERE id = ?1 AND created = ?2 AND head = ?3"),
      new_standing_(database, "INSERT INTO standings (key) VALUES (?1)"),
      standing_(database,
                "SELECT t.key, s.entries, s.last FROM tables t JOIN standings s ON s.key = t.key WHERE t.id = ?1"),
      shelf_(database,
             "SELECT s.phase, s.updated, t.people FROM standings s JOIN tables t ON t.key = s.key WHERE s.key = ?1"),
      entry_(database, "INSERT INTO entries (key, number, previous, at, text) VALUES (?1, ?2, ?3, ?4, ?5)"),
      stored_entry_(database, "SELECT number, previous, at, text FROM entries WHERE place = ?1"),
      tail_(database, "UPDATE standings SET entries = ?2, last = ?3 WHERE key = ?1"),
      tail_and_index_(database,
                      "UPDATE standings SET entries = ?2, last = ?3, phase = ?4, listed = ?5, updated = ?6, due = ?7 "
                      "WHERE key = ?1"),
      people_(database, "UPDATE tables SET people = ?2 WHERE key = ?1"),
      info_(database, "UPDATE tables SET info = ?2 WHERE key = ?1"),
      showing_(database,
               "UPDATE standings SET listed = ?2 WHERE key = (SELECT key FROM tables WHERE id = ?1) AND phase = 0"),
      leave_(database, "DELETE FROM seats WHERE person = ?1 AND past = ?2 AND updated = ?3 AND key = ?4"),
      sit_(database, "INSERT OR IGNORE INTO seats (person, past, updated, key) VALUES (?1, ?2, ?3, ?4)"),
      record_(database,
              "INSERT INTO records (key, record) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET record = ?2"),
      key_(database,
           "INSERT INTO keys (id, person, kind, name, data, counter, created, used) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, "
           "?8 WHERE EXISTS (SELECT 1 FROM people WHERE id = ?2) ON CONFLICT (id) DO UPDATE SET name = ?4, data = ?5, "
           "counter = ?6, created = ?7, used = ?8 WHERE person = ?2"),
      void_key_(database, "DELETE FROM keys WHERE id = ?1"),
      erase_keys_(database, "DELETE FROM keys WHERE person = ?1"),
      erase_tokens_(database, "UPDATE tokens SET person = NULL, device = '' WHERE person = ?1"),
      erase_person_(database, "DELETE FROM people WHERE id = ?1"),
      note_(database,
            "INSERT INTO notes (kind, id, person, about, at, text) VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (kind, "
            "id) DO UPDATE SET person = ?3, about = ?4, at = ?5, text = ?6"),
      first_note_(database,
                  "INSERT INTO notes (kind, id, person, about, at, text) VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT "
                  "(kind, id) DO NOTHING"),
      void_note_(database, "DELETE FROM notes WHERE kind = ?1 AND id = ?2"),
      erase_notes_(database, "DELETE FROM notes WHERE ?1 <> '' AND (person = ?1 OR about = ?1)"),
      new_head_(database, "UPDATE tables SET head = ?2 WHERE key = ?1"),
      new_text_(database, "UPDATE entries SET text = ?2 WHERE place = ?1"),
      unname_(database,
              "UPDATE tables SET people = trim(replace(' ' || people || ' ', ' ' || ?2 || ' ', ' ' || ?3 || ' ')) "
              "WHERE key = ?1"),
      unseat_(database, "DELETE FROM seats WHERE person = ?2 AND key = ?1"),
      new_record_(database, "UPDATE records SET record = ?2 WHERE key = ?1"),
      result_(database,
              "INSERT OR IGNORE INTO results (person, ended, key, game, players, people, place, by_bot) VALUES (?1, "
              "?2, ?3, ?4, ?5, ?6, ?7, ?8)"),
      companion_(database,
                 "INSERT INTO companions (person, other, games, won, latest) VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT "
                 "(person, other) DO UPDATE SET games = games + ?3, won = won + ?4, latest = max(latest, ?5)"),
      erase_companion_(database,
                       "DELETE FROM companions WHERE other = ?1 AND person IN (SELECT other FROM companions WHERE "
                       "person = ?1)"),
      erase_companions_(database, "DELETE FROM companions WHERE person = ?1"),
      new_result_(database, "UPDATE results SET person = ?3 WHERE key = ?1 AND person = ?2"),
      remove_entry_(database, "DELETE FROM entries WHERE place = ?1"),
      unname_others_(database, "DELETE FROM seats WHERE key = ?1 AND past = ?2 AND person <> ?3"),
      forget_void_(database,
                   "DELETE FROM tokens WHERE hash IN (SELECT hash FROM tokens WHERE person IS NULL AND seen < ?1 ORDER "
                   "BY seen LIMIT 500)"),
      drop_{{Statement(database,
                       "UPDATE companions SET games = games - 1, won = won - (SELECT r.place = 1 FROM results r WHERE "
                       "r.key = ?1 AND r.person = companions.person) WHERE (person, other) IN (SELECT r.person, "
                       "o.person FROM results r JOIN results o ON o.key = r.key WHERE r.key = ?1 AND r.by_bot + "
                       "o.by_bot = 0)"),
             Statement(database,
                       "DELETE FROM companions WHERE games = 0 AND (person, other) IN (SELECT r.person, o.person FROM "
                       "results r JOIN results o ON o.key = r.key WHERE r.key = ?1)"),
             Statement(database, "DELETE FROM standings WHERE key = ?1"),
             Statement(database, "DELETE FROM seats WHERE key = ?1"),
             Statement(database, "DELETE FROM records WHERE key = ?1"),
             Statement(database, "DELETE FROM results WHERE key = ?1"),
             Statement(database, "DELETE FROM tables WHERE key = ?1")}} {}

bool Writer::save(const User& user) {
  user_.with(user.id, user.name, fold(user.name), user.passphrase, user.created, static_cast<std::int64_t>(user.page))
      .run();
  return sqlite3_changes(database_.get()) > 0;
}

Writer::Change Writer::save(const UserChange& change) {
  std::optional<std::string> version;
  version_.with(change.id).one([&](const Statement& row) { version = row.string(0); });
  // A batch of unknown fate is being repeated.
  const bool is_done = !change.change.empty() && version == change.change;
  if (!is_done) {
    const auto holds = [&] { return session_.with(change.session, change.id).one([](const Statement&) {}); };
    if (!change.session.empty() && !holds()) return Change::SessionVoid;
    if (change.version && version != change.version) return Change::VersionOld;
  }
  const auto folded = change.name ? std::optional(fold(*change.name)) : std::nullopt;
  const std::int64_t page = change.page ? static_cast<std::int64_t>(*change.page) : -1;
  const auto name = change.change.empty() ? std::nullopt : std::optional(change.change);
  user_change_.with(change.id, change.name, folded, change.passphrase, page, name, change.renews ? name : std::nullopt)
      .run();
  if (sqlite3_changes(database_.get()) == 0) return Change::NameTaken;
  save_ways_in(change);
  return Change::Saved;
}

void Writer::save_ways_in(const UserChange& change) {
  if (change.token) save(*change.token);
  if (change.only_session) end_sessions_.with(*change.only_session, change.id).run();
  for (const std::string& hash : change.ended_sessions) end_session_.with(hash, change.id).run();
  if (change.forgets_keys) erase_keys_.with(change.id).run();
  for (const Key& key : change.keys) save(key);
  for (const std::string& id : change.void_keys) end_key_.with(id, change.id).run();
}

void Writer::save(const Token& token) {
  token_.with(token.hash, token.user, token.seen, token.created, token.device).run();
}

void Writer::forget_token(const std::string& hash) { void_token_.with(hash).run(); }

void Writer::save(const Key& key) {
  key_.with(key.id, key.user, key.kind, key.name, key.data, key.counter, key.created, key.used).run();
}

void Writer::forget_key(const std::string& id) { void_key_.with(id).run(); }

void Writer::save(const Note& note) {
  (note.first ? first_note_ : note_).with(note.kind, note.id, note.person, note.about, note.at, note.text).run();
}

void Writer::forget(const Note& note) { void_note_.with(note.kind, note.id).run(); }

void Writer::erase(const std::string& user) {
  erase_notes_.with(user).run();
  erase_companion_.with(user).run();
  erase_companions_.with(user).run();
  erase_keys_.with(user).run();
  erase_tokens_.with(user).run();
  erase_person_.with(user).run();
}

bool Writer::save(const Rewriting& rewriting) {
  Standing standing;
  if (!read(rewriting.table, standing)) return false;
  if (rewriting.head) new_head_.with(standing.key, *rewriting.head).run();
  if (rewriting.info) info_.with(standing.key, *rewriting.info).run();
  if (rewriting.record) new_record_.with(standing.key, *rewriting.record).run();
  rewrite(rewriting.entries, standing);
  unname_.with(standing.key, rewriting.user, rewriting.someone).run();
  unseat_.with(standing.key, rewriting.user).run();
  new_result_.with(standing.key, rewriting.user, rewriting.someone).run();
  return true;
}

void Writer::save(const Showing& showing) {
  showing_.with(showing.table, static_cast<std::int64_t>(showing.listed)).run();
}

void Writer::save(const Folding& folding) {
  Standing standing;
  if (!read(folding.table, standing) || standing.entries != folding.entries) return;
  remove_entries(standing);
  const Entry& one = folding.folded;
  entry_.with(standing.key, one.number, std::int64_t{0}, one.at, one.text).run();
  tail_.with(standing.key, one.number + 1, sqlite3_last_insert_rowid(database_.get())).run();
  new_head_.with(standing.key, folding.head).run();
  unname_others_.with(standing.key, kNamedShelf, folding.maker).run();
}

void Writer::drop(const std::string& table) {
  Standing standing;
  if (!read(table, standing)) return;
  remove_entries(standing);
  for (Statement& one : drop_) one.with(standing.key).run();
}

void Writer::remove_entries(Standing standing) {
  while (standing.last != 0) {
    const auto place = standing.last;
    const bool found = stored_entry_.with(place).one([&](const Statement& row) { standing.last = row.number(1); });
    if (!found) return;
    remove_entry_.with(place).run();
  }
}

void Writer::forget_void_tokens(Millis before) { forget_void_.with(before).run(); }

// Finds the places from the last entry back.
void Writer::rewrite(const std::vector<Entry>& entries, Standing standing) {
  for (const Entry& entry : std::views::reverse(entries)) {
    std::int64_t place = 0;
    while (standing.entries > entry.number) {
      place = standing.last;
      const bool found = stored_entry_.with(place).one([&](const Statement& row) {
        standing.entries = row.number(0);
        standing.last = row.number(1);
      });
      if (!found) return;
    }
    if (standing.entries == entry.number && place != 0) new_text_.with(place, entry.text).run();
  }
}

bool Writer::save(const TablePlan& table) {
  if (table.head != nullptr && !make(*table.head)) return false;
  Standing standing;
  if (!read(table.id, standing)) return false;
  if (!append(table.entries, standing)) return false;
  if (table.index != nullptr) seat(*table.index, standing.key);
  write(table, standing);
  if (table.finished != nullptr) finish(*table.finished, standing.key);
  return true;
}

void Writer::finish(const FinishedGame& game, std::int64_t key) {
  record_.with(key, game.record).run();
  const auto people = static_cast<std::int64_t>(game.people.size());
  std::vector<const SeatResult*> added;  // all of them, or none if the game was already stored
  for (const SeatResult& one : game.people) {
    if (one.place > 0) {
      result_
          .with(one.person, game.ended, key, game.game, game.players, people, one.place,
                static_cast<std::int64_t>(one.by_bot))
          .run();
    }
    if (one.place == 0 || sqlite3_changes(database_.get()) > 0) added.push_back(&one);
  }
  for (const SeatResult* one : added) {
    for (const SeatResult* other : added) {
      if (one == other) continue;
      const auto count = [](bool it_is) { return static_cast<std::int64_t>(it_is); };
      const bool counts = !one->by_bot && !other->by_bot;
      companion_
          .with(one->person, other->person, count(counts && one->place > 0), count(counts && one->place == 1),
                game.ended)
          .run();
    }
  }
}

bool Writer::make(const TableHead& head) {
  head_.with(head.id, head.created, head.head).run();
  if (sqlite3_changes(database_.get()) == 0) {
    return same_head_.with(head.id, head.created, head.head).one([](const Statement&) {});
  }
  new_standing_.with(sqlite3_last_insert_rowid(database_.get())).run();
  return true;
}

bool Writer::read(std::string_view table, Standing& standing) {
  return standing_.with(table).one([&](const Statement& row) {
    standing = {.key = row.number(0), .entries = row.number(1), .last = row.number(2)};
  });
}

bool Writer::append(const std::vector<const Entry*>& entries, Standing& standing) {
  for (const Entry* entry : entries) {
    if (entry->number > standing.entries) return false;
    if (entry->number < standing.entries) {
      if (!same_as_stored(*entry, standing)) return false;
      continue;
    }
    entry_.with(standing.key, entry->number, standing.last, entry->at, entry->text).run();
    ++standing.entries;
    standing.last = sqlite3_last_insert_rowid(database_.get());
  }
  return true;
}

bool Writer::same_as_stored(const Entry& entry, const Standing& standing) {
  auto place = standing.last;
  auto number = standing.entries;
  bool same = false;
  while (number > entry.number) {
    const bool found = stored_entry_.with(place).one([&](const Statement& row) {
      number = row.number(0);
      place = row.number(1);
      same = row.number(2) == entry.at && row.text(3) == entry.text;
    });
    if (!found) return false;  // damaged: reading the table again will report it
  }
  return same;
}

void Writer::seat(const TableIndex& index, std::int64_t key) {
  const auto people = join_people(index.people);
  const auto shelf = Shelf::of(index.phase, index.updated);
  std::string old_people;
  Shelf old_shelf;
  shelf_.with(key).one([&](const Statement& row) {
    old_shelf = Shelf::of(static_cast<Phase>(row.number(0)), row.number(1));
    old_people = row.text(2);
  });
  for (const std::string& person : index.others) sit_.with(person, kNamedShelf, std::int64_t{0}, key).run();
  if (people == old_people && shelf == old_shelf) return;
  for (const std::string& person : split_people(old_people)) {
    leave_.with(person, old_shelf.past, old_shelf.updated, key).run();
  }
  for (const std::string& person : index.people) sit_.with(person, shelf.past, shelf.updated, key).run();
  if (people != old_people) people_.with(key, people).run();
}

void Writer::write(const TablePlan& table, const Standing& standing) {
  if (const TableIndex* index = table.index; index != nullptr) {
    tail_and_index_
        .with(standing.key, standing.entries, standing.last, static_cast<std::int64_t>(index->phase),
              static_cast<std::int64_t>(index->listed), index->updated, index->due)
        .run();
    if (!index->info.empty()) info_.with(standing.key, index->info).run();
  } else if (!table.entries.empty()) {
    tail_.with(standing.key, standing.entries, standing.last).run();
  }
}

}  // namespace roundtable::server::sqlite
