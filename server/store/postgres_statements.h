#pragma once

#include "server/store/postgres_connection.h"

// All statements of the store. Rows are sent as arrays, one per column, so a batch of any size takes a few statements.

namespace roundtable::server::postgres {

inline constexpr Statement kUser{
    "user",
    "INSERT INTO people (id, name, folded, passphrase, created, page) SELECT $1::text, $2::text, $3::text, $4::text, "
    "$5::bigint, $6::bigint "
    "WHERE NOT EXISTS (SELECT FROM people WHERE folded = $3 AND passphrase <> '' AND id <> $1) "
    "ON CONFLICT (id) DO UPDATE SET id = excluded.id"};

// True if this session now has the exclusive lock. The oid in the lock's key distinguishes schemas of one database.
inline constexpr Statement kLock{
    "lock", "SELECT pg_try_advisory_lock(1382376500, 'roundtable_schema'::regclass::oid::bigint::bit(32)::int)"};

inline constexpr Statement kTokens{
    "tokens",
    "INSERT INTO tokens (hash, person, created, seen, device) SELECT DISTINCT ON (hash) hash, person, created, seen, "
    "device FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::text[]) f (hash, person, created, "
    "seen, device) WHERE EXISTS (SELECT "
    "FROM people p WHERE p.id = f.person) ORDER "
    "BY "
    "hash, seen DESC ON CONFLICT (hash) DO UPDATE SET seen = excluded.seen WHERE tokens.person IS NOT NULL"};

inline constexpr Statement kVoidTokens{"void_tokens", "UPDATE tokens SET person = NULL WHERE hash = ANY($1::text[])"};

inline constexpr Statement kSaveKey{
    "save_key",
    "INSERT INTO keys (id, person, kind, name, data, counter, created, used) SELECT $1::text, $2::text, $3::text, "
    "$4::text, $5::text, $6::bigint, $7::bigint, $8::bigint WHERE EXISTS (SELECT FROM people WHERE id = $2) ON "
    "CONFLICT (id) DO UPDATE SET name = excluded.name, data = excluded.data, counter = excluded.counter, created = "
    "excluded.created, used = excluded.used WHERE keys.person = excluded.person"};
inline constexpr Statement kVoidKey{"void_key", "DELETE FROM keys WHERE id = $1::text"};
inline constexpr Statement kEraseKeys{"erase_keys", "DELETE FROM keys WHERE person = $1::text"};
inline constexpr Statement kSaveNote{
    "save_note",
    "INSERT INTO notes (kind, id, person, about, at, text) VALUES ($1::text, $2::text, $3::text, $4::text, $5::bigint, "
    "$6::text) ON CONFLICT (kind, id) DO UPDATE SET person = excluded.person, about = excluded.about, at = "
    "excluded.at, text = excluded.text"};
inline constexpr Statement kSaveFirstNote{
    "save_first_note",
    "INSERT INTO notes (kind, id, person, about, at, text) VALUES ($1::text, $2::text, $3::text, $4::text, $5::bigint, "
    "$6::text) ON CONFLICT (kind, id) DO NOTHING"};
inline constexpr Statement kVoidNote{"void_note", "DELETE FROM notes WHERE kind = $1::text AND id = $2::text"};
inline constexpr Statement kEraseNotes{
    "erase_notes", "DELETE FROM notes WHERE $1::text <> '' AND (person = $1::text OR about = $1::text)"};
inline constexpr Statement kEraseTokens{"erase_tokens",
                                        "UPDATE tokens SET person = NULL, device = '' WHERE person = $1::text"};
inline constexpr Statement kErasePerson{"erase_person", "DELETE FROM people WHERE id = $1::text"};

// Replace the texts of a table that named an erased person. NULL keeps the stored text.
inline constexpr Statement kNewHead{"new_head",
                                    "UPDATE tables SET head = coalesce($2::text, head) WHERE id = $1::text"};
inline constexpr Statement kNewListing{
    "new_listing",
    "UPDATE listings SET info = coalesce($2::text, info), people = trim(replace(' ' || people || ' ', ' ' || $3::text "
    "|| ' ', ' ' || $4::text || ' ')) WHERE id = $1::text"};
inline constexpr Statement kNewRecord{
    "new_record", "UPDATE records SET record = coalesce($2::text, record) WHERE table_id = $1::text"};
inline constexpr Statement kNewTexts{
    "new_texts",
    "UPDATE entries e SET text = f.text FROM unnest($2::bigint[], $3::text[]) f (number, text) WHERE e.table_id = "
    "$1::text AND e.number = f.number"};
inline constexpr Statement kUnseat{"unseat", "DELETE FROM seats WHERE table_id = $1::text AND person = $2::text"};
inline constexpr Statement kNewResult{
    "new_result", "UPDATE results SET person = $3::text WHERE table_id = $1::text AND person = $2::text"};

// Compacts a journal only if its length has not changed: the first part changes the head of such a table, and the
// others depend on its result.
inline constexpr Statement kFold{
    "fold",
    "WITH folded AS (UPDATE tables SET head = $3::text WHERE id = $1::text AND (SELECT max(number) + 1 FROM entries "
    "WHERE table_id = $1) = $2::bigint RETURNING id), others AS (DELETE FROM seats q USING folded f WHERE q.table_id = "
    "f.id AND q.past = 3 AND q.person <> $7::text), gone AS (DELETE FROM entries e USING folded f WHERE e.table_id = "
    "f.id AND e.number <> $4::bigint RETURNING e.number) INSERT INTO entries (table_id, number, at, text) SELECT id, "
    "$4, $5::bigint, $6::text FROM folded ON CONFLICT (table_id, number) DO UPDATE SET at = excluded.at, text = "
    "excluded.text"};

inline constexpr Statement kEraseCompanion{
    "erase_companion",
    "DELETE FROM companions WHERE other = $1::text AND person IN (SELECT other FROM companions WHERE person = $1)"};
inline constexpr Statement kEraseCompanions{"erase_companions", "DELETE FROM companions WHERE person = $1::text"};

inline constexpr Statement kDrop[] = {
    {"drop_games_together",
     "UPDATE companions c SET games = c.games - f.games, won = c.won - f.won FROM "
     "(SELECT r.person, o.person AS other, count(*) AS games, count(*) FILTER (WHERE "
     "r.place = 1) AS won FROM results r JOIN results o ON o.table_id = r.table_id "
     "WHERE r.table_id = ANY($1::text[]) AND r.by_bot + o.by_bot = 0 GROUP BY r.person, o.person) f WHERE "
     "c.person = f.person AND c.other = f.other"},
    {"drop_companions",
     "DELETE FROM companions c USING results r JOIN results o ON o.table_id = "
     "r.table_id WHERE r.table_id = ANY($1::text[]) AND c.person = r.person AND "
     "c.other = o.person AND c.games = 0"},
    {"drop_entries", "DELETE FROM entries WHERE table_id = ANY($1::text[])"},
    {"drop_listings", "DELETE FROM listings WHERE id = ANY($1::text[])"},
    {"drop_seats", "DELETE FROM seats WHERE table_id = ANY($1::text[])"},
    {"drop_records", "DELETE FROM records WHERE table_id = ANY($1::text[])"},
    {"drop_results", "DELETE FROM results WHERE table_id = ANY($1::text[])"},
    {"drop_tables", "DELETE FROM tables WHERE id = ANY($1::text[])"}};
inline constexpr Statement kForgetVoid{
    "forget_void",
    "DELETE FROM tokens WHERE hash IN (SELECT hash FROM tokens WHERE person IS NULL AND seen < $1::bigint ORDER BY "
    "seen LIMIT 500)"};

// On a conflict this writes a value that the table's CHECK refuses, which aborts the transaction. So no query is needed
// beforehand.
inline constexpr Statement kHeads{
    "heads",
    "INSERT INTO tables (id, created, head) SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[]) "
    "ON CONFLICT (id) DO UPDATE SET id = '' WHERE tables.created <> excluded.created OR tables.head <> excluded.head"};

// $1, $2: number of the first new entry of each table. Refused unless the previous entry exists, or for 0 the head.
// Scalar subqueries always use the index; for EXISTS the server may scan all entries.
inline constexpr Statement kStarts{
    "starts",
    "INSERT INTO entries (table_id, number, at, text) SELECT id, -1, 0, '' FROM unnest($1::text[], $2::bigint[]) f "
    "(id, "
    "number) WHERE CASE WHEN number = 0 THEN (SELECT 1 FROM tables t WHERE t.id = f.id) ELSE (SELECT 1 FROM entries e "
    "WHERE e.table_id = f.id AND e.number = f.number - 1) END IS NULL"};

inline constexpr Statement kEntries{
    "entries",
    "INSERT INTO entries (table_id, number, at, text) SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], "
    "$4::text[]) ON CONFLICT (table_id, number) DO UPDATE SET number = -1 WHERE entries.at <> excluded.at OR "
    "entries.text "
    "<> excluded.text"};

// People named at a table without a seat; an existing seat stays.
inline constexpr Statement kNamed{"named",
                                  "INSERT INTO seats (table_id, person, past, updated) SELECT DISTINCT id, person, "
                                  "3, 0 FROM unnest($1::text[], $2::text[]) f (id, person) ON CONFLICT DO NOTHING"};

// False if a batch is saved again after another server has added to the table: the stored listing is newer then.
#define ROUNDTABLE_LATEST "(SELECT 1 FROM entries e WHERE e.table_id = f.id AND e.number = f.length) IS NULL"

// Tables whose people or places in lists change, compared with the listings. Must run before those are written. $1 ids,
// $2 people, $3 phases, $4 times, $5 shelves, $6 times there, $7 lengths of journals.
#define ROUNDTABLE_CHANGED                                                                                       \
  "unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[]) f (id, " \
  "people, phase, updated, "                                                                                     \
  "past, since, length) WHERE " ROUNDTABLE_LATEST                                                                \
  " AND (SELECT l.people = f.people AND l.phase = f.phase AND (f.past <> 1 OR l.updated = f.updated) "           \
  "FROM "                                                                                                        \
  "listings l WHERE l.id = f.id) IS NOT TRUE"

inline constexpr Statement kLeave{
    "leave", "DELETE FROM seats q USING (SELECT id, people FROM " ROUNDTABLE_CHANGED
             ") f WHERE q.table_id = f.id AND q.past <> 3 AND q.person <> ALL(string_to_array(f.people, ' '))"};

inline constexpr Statement kSit{
    "sit",
    "INSERT INTO seats (table_id, person, past, updated) SELECT DISTINCT id, unnest(string_to_array(people, ' ')), "
    "past, since FROM " ROUNDTABLE_CHANGED
    " ON CONFLICT (table_id, person) DO UPDATE SET past = excluded.past, updated = excluded.updated"};

#undef ROUNDTABLE_CHANGED

inline constexpr Statement kListings{
    "listings",
    "INSERT INTO listings AS l (id, phase, listed, updated, due, people, info) SELECT id, phase, listed, updated, due, "
    "people, info FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[], "
    "$7::text[], $8::bigint[]) f (id, phase, listed, updated, due, people, info, length) WHERE " ROUNDTABLE_LATEST
    " ON CONFLICT (id) DO UPDATE SET "
    "phase = excluded.phase, "
    "listed = "
    "excluded.listed, updated = excluded.updated, due = excluded.due, people = excluded.people, "
    "info = CASE WHEN excluded.info = '' THEN l.info ELSE excluded.info END"};

#undef ROUNDTABLE_LATEST

inline constexpr Statement kShowing{"showing",
                                    "UPDATE listings SET listed = $2::bigint WHERE id = $1::text AND phase = 0"};

inline constexpr Statement kRecords{"records",
                                    "INSERT INTO records (table_id, record) SELECT * FROM unnest($1::text[], "
                                    "$2::text[]) ON CONFLICT (table_id) DO UPDATE "
                                    "SET record = excluded.record"};

// Companions are counted from the newly added results only.
inline constexpr Statement kResults{
    "results",
    "WITH told AS (SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[], "
    "$7::bigint[], $8::bigint[]) f (table_id, person, ended, game, players, people, place, by_bot)), added AS (INSERT "
    "INTO results (table_id, "
    "person, ended, game, players, people, place, by_bot) SELECT * FROM told WHERE place > 0 ON CONFLICT DO NOTHING "
    "RETURNING table_id, person, ended, place, by_bot), met AS (SELECT * FROM added UNION SELECT table_id, person, "
    "ended, place, by_bot FROM told WHERE place = 0) INSERT INTO companions AS c (person, other, games, won, latest) "
    "SELECT r.person, o.person, count(*) FILTER (WHERE r.place > 0 AND r.by_bot + o.by_bot = 0), count(*) FILTER "
    "(WHERE r.place = 1 AND r.by_bot + o.by_bot = 0), max(r.ended) FROM met r JOIN met o "
    "ON o.table_id = r.table_id AND o.person <> r.person GROUP BY r.person, o.person ON CONFLICT (person, other) DO "
    "UPDATE SET games = c.games + excluded.games, won = c.won + excluded.won, latest = greatest(c.latest, "
    "excluded.latest)"};

// Find the tables in conflict after a batch was refused.
inline constexpr Statement kOtherHeads{
    "other_heads",
    "SELECT id FROM unnest($1::text[], $2::bigint[], $3::text[]) f (id, created, head) JOIN tables t USING (id) WHERE "
    "t.created <> f.created OR t.head <> f.head"};

// $3: 1 if the head comes with the batch.
inline constexpr Statement kWrongStarts{
    "wrong_starts",
    "SELECT id FROM unnest($1::text[], $2::bigint[], $3::bigint[]) f (id, number, made) WHERE CASE WHEN number > 0 "
    "THEN "
    "(SELECT 1 FROM entries e WHERE e.table_id = f.id AND e.number = f.number - 1) WHEN made = 0 THEN (SELECT 1 FROM "
    "tables t WHERE t.id = f.id) ELSE 1 END IS NULL"};

inline constexpr Statement kOtherEntries{
    "other_entries",
    "SELECT DISTINCT table_id FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) f (table_id, number, at, "
    "text) JOIN entries e USING (table_id, number) WHERE e.at <> f.at OR e.text <> f.text"};

// Head and entries in one statement, hence as of the same moment.
inline constexpr Statement kTable{"table",
                                  "SELECT t.created, t.head, e.number, e.at, e.text FROM tables t LEFT JOIN entries e "
                                  "ON e.table_id = t.id WHERE t.id = "
                                  "$1::text ORDER BY e.number"};

inline constexpr Statement kRecord{"record", "SELECT record FROM records WHERE table_id = $1::text"};

#define ROUNDTABLE_INDEX "SELECT l.id, l.phase, l.listed, l.updated, l.due, l.people, l.info FROM "
#define ROUNDTABLE_PERSON "SELECT p.id, p.name, p.passphrase, p.created, p.page, p.version FROM people p "

inline constexpr Statement kListed{"listed", ROUNDTABLE_INDEX
                                   "listings l WHERE l.listed = 1 AND l.phase <= 1 AND l.phase = $4::bigint AND "
                                   "(l.updated, l.id) < ($1::bigint, $2::text) "
                                   "ORDER BY l.updated DESC, l.id DESC LIMIT $3::bigint"};

inline constexpr Statement kMine{"mine", ROUNDTABLE_INDEX
                                 "seats q JOIN listings l ON l.id = q.table_id WHERE q.person = $4::text AND q.past = "
                                 "0 AND (l.updated, "
                                 "l.id) < ($1::bigint, $2::text) ORDER BY l.updated DESC, l.id DESC LIMIT $3::bigint"};

inline constexpr Statement kFinished{
    "finished", ROUNDTABLE_INDEX
    "seats q JOIN listings l ON l.id = q.table_id WHERE q.person = $4::text AND q.past = 1 AND (q.updated, q.table_id) "
    "< "
    "($1::bigint, $2::text) ORDER BY q.updated DESC, q.table_id DESC LIMIT $3::bigint"};

inline constexpr Statement kListing{"listing", ROUNDTABLE_INDEX "listings l WHERE l.id = $1::text"};

inline constexpr Statement kDue{"due", ROUNDTABLE_INDEX "listings l WHERE l.due IS NOT NULL ORDER BY l.due"};

inline constexpr Statement kPerson{"person", ROUNDTABLE_PERSON "WHERE p.id = $1::text"};

inline constexpr Statement kPersonOfToken{"person_of_token",
                                          ROUNDTABLE_PERSON "JOIN tokens k ON k.person = p.id WHERE k.hash = $1::text"};

inline constexpr Statement kTokensOf{"tokens_of",
                                     "SELECT hash, person, created, seen, device FROM tokens WHERE person = $1::text "
                                     "ORDER BY seen DESC, hash"};

#define ROUNDTABLE_KEY "SELECT id, person, kind, name, data, counter, created, used FROM keys WHERE "
inline constexpr Statement kKey{"key", ROUNDTABLE_KEY "id = $1::text"};
inline constexpr Statement kKeysOf{"keys_of", ROUNDTABLE_KEY "person = $1::text ORDER BY created, id"};
#undef ROUNDTABLE_KEY

#define ROUNDTABLE_NOTE "SELECT kind, id, person, about, at, text FROM notes WHERE kind = $1::text AND "
inline constexpr Statement kNote{"note", ROUNDTABLE_NOTE "id = $2::text"};
inline constexpr Statement kNotes{"notes",
                                  ROUNDTABLE_NOTE "at > $2::bigint ORDER BY at DESC, id DESC LIMIT $3::bigint"};
#undef ROUNDTABLE_NOTE

inline constexpr Statement kTablesOf{"tables_of",
                                     "SELECT table_id FROM seats WHERE person = $1::text ORDER BY table_id"};
inline constexpr Statement kNameless{"nameless", "SELECT id FROM people WHERE name = ''"};

inline constexpr Statement kAccount{"account", ROUNDTABLE_PERSON "WHERE p.folded = $1::text AND p.passphrase <> ''"};

// History and retention.

inline constexpr Statement kGames{
    "games",
    "SELECT l.id, l.phase, l.listed, l.updated, l.due, l.people, l.info, r.ended, r.place, r.by_bot FROM results r "
    "JOIN listings "
    "l ON l.id = r.table_id WHERE r.person = $4::text AND ($5::text = '' OR r.game = $5) AND ($6::bigint = 0 OR "
    "r.players = $6) AND ($7::bigint < 0 OR (r.people > 1)::int = $7) AND ($8::bigint < 0 OR (r.by_bot = 0 AND "
    "(r.place = "
    "1)::int = $8)) AND ($9::text = '' OR EXISTS (SELECT FROM results o WHERE o.table_id = r.table_id AND o.person = "
    "$9)) AND ($10::text = '' OR l.listed = 1 OR EXISTS (SELECT FROM results o WHERE o.table_id = r.table_id AND "
    "o.person = $10)) AND (r.ended, r.table_id) < ($1::bigint, $2::text) ORDER BY r.ended DESC, r.table_id DESC LIMIT "
    "$3::bigint"};

inline constexpr Statement kTallies{
    "tallies",
    "SELECT game, players, (people > 1)::int::bigint, to_char(to_timestamp(ended / 1000) AT TIME ZONE 'UTC', "
    "'YYYY-MM'), place, count(*) FROM results WHERE person = $1::text AND by_bot = 0 GROUP BY 1, 2, 3, 4, 5 ORDER BY "
    "1, 2, 3, 4, 5"};

inline constexpr Statement kCompanions{
    "companions",
    "SELECT p.id, p.name, p.passphrase, p.created, p.page, p.version, c.games, c.won, c.latest FROM companions c JOIN "
    "people p ON "
    "p.id = c.other AND p.name <> '' WHERE c.person = $1::text AND c.games > 0 ORDER BY c.games DESC, c.latest DESC, "
    "c.other DESC LIMIT "
    "$2::bigint"};

inline constexpr Statement kHaveMet{
    "have_met",
    "SELECT 1 FROM companions WHERE person = $1::text AND other = $2::text UNION ALL SELECT 1 FROM seats a JOIN seats "
    "b ON b.table_id = a.table_id AND b.person = $2 AND b.past = 0 JOIN listings l ON l.id = a.table_id AND l.phase = "
    "1 WHERE a.person = $1 AND a.past = 0 LIMIT 1"};

inline constexpr Statement kTablesAfter{
    "tables_after",
    "SELECT l.id, l.phase, l.updated, (coalesce((SELECT e.text FROM entries e WHERE e.table_id = l.id ORDER BY "
    "e.number LIMIT 1), '') LIKE 'folded%')::int::bigint FROM listings l WHERE l.id > $1::text ORDER BY l.id LIMIT "
    "$2::bigint"};

inline constexpr Statement kGuestsAfter{
    "guests_after",
    "SELECT p.id, coalesce((SELECT max(seen) FROM tokens k WHERE k.person = p.id), p.created), (EXISTS (SELECT FROM "
    "seats q WHERE q.person = p.id))::int::bigint FROM people p WHERE p.id > $1::text AND p.passphrase = '' AND p.name "
    "<> '' ORDER BY p.id LIMIT $2::bigint"};

inline constexpr Statement kFindPeople{
    "find_people", ROUNDTABLE_PERSON
    "WHERE p.id > $3::text AND p.name <> '' AND (p.id = $1::text OR strpos(p.folded, $2::text) > 0) ORDER BY p.id "
    "LIMIT $4::bigint"};

#undef ROUNDTABLE_INDEX
#undef ROUNDTABLE_PERSON

inline constexpr Statement kStatements[] = {kLock,
                                            kTokensOf,
                                            kUser,
                                            kTokens,
                                            kVoidTokens,
                                            kHeads,
                                            kStarts,
                                            kEntries,
                                            kListings,
                                            kShowing,
                                            kLeave,
                                            kSit,
                                            kRecords,
                                            kOtherHeads,
                                            kWrongStarts,
                                            kOtherEntries,
                                            kTable,
                                            kRecord,
                                            kListed,
                                            kMine,
                                            kFinished,
                                            kDue,
                                            kPerson,
                                            kPersonOfToken,
                                            kAccount,
                                            kSaveKey,
                                            kVoidKey,
                                            kEraseKeys,
                                            kEraseTokens,
                                            kErasePerson,
                                            kNewHead,
                                            kNewListing,
                                            kNewRecord,
                                            kNewTexts,
                                            kUnseat,
                                            kNamed,
                                            kKey,
                                            kKeysOf,
                                            kTablesOf,
                                            kNameless,
                                            kListing,
                                            kNewResult,
                                            kFold,
                                            kDrop[0],
                                            kDrop[1],
                                            kDrop[2],
                                            kDrop[3],
                                            kDrop[4],
                                            kDrop[5],
                                            kDrop[6],
                                            kDrop[7],
                                            kEraseCompanion,
                                            kEraseCompanions,
                                            kForgetVoid,
                                            kResults,
                                            kGames,
                                            kTallies,
                                            kCompanions,
                                            kHaveMet,
                                            kTablesAfter,
                                            kGuestsAfter,
                                            kFindPeople,
                                            kSaveNote,
                                            kSaveFirstNote,
                                            kVoidNote,
                                            kEraseNotes,
                                            kNote,
                                            kNotes};

}  // namespace roundtable::server::postgres
