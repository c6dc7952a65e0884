#include "server/store/schema.h"

namespace roundtable::server {

namespace {

// SQLite writes whole pages, so data that changes with every action is kept together. Entries are stored in order of
// arrival across all tables, each with a link to the previous entry of its table. Each table has one short row with the
// number and place of its last entry. Clustered by table, every action would cost two pages of its own, five times the
// work.
constexpr const char* kSqliteMigrations[] = {
    R"(
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  folded TEXT NOT NULL,          -- the name without case
  passphrase TEXT NOT NULL,      -- its hash; empty for guests
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX accounts ON people (folded) WHERE passphrase <> '';

CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  person TEXT REFERENCES people,  -- nobody: void for ever
  seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,
  head TEXT NOT NULL,
  people TEXT NOT NULL DEFAULT '',  -- ids of those who sit there, with blanks between
  info TEXT NOT NULL DEFAULT ''     -- what lists show, JSON
) STRICT;

CREATE TABLE standings (
  key INTEGER PRIMARY KEY REFERENCES tables,
  entries INTEGER NOT NULL DEFAULT 0,  -- how many
  last INTEGER NOT NULL DEFAULT 0,     -- place of the last one
  phase INTEGER,                       -- not known until a list may show it
  listed INTEGER NOT NULL DEFAULT 0,
  updated INTEGER NOT NULL DEFAULT 0,
  due INTEGER
) STRICT;
CREATE INDEX standings_listed ON standings (phase, updated) WHERE listed = 1 AND phase <= 1;
CREATE INDEX standings_due ON standings (key) WHERE due IS NOT NULL;

CREATE TABLE entries (
  place INTEGER PRIMARY KEY,
  key INTEGER NOT NULL,        -- of the table
  number INTEGER NOT NULL,
  previous INTEGER NOT NULL,   -- place of the entry before it at the same table; 0: none
  at INTEGER NOT NULL,
  text TEXT NOT NULL
) STRICT;

CREATE TABLE seats (
  person TEXT NOT NULL,
  past INTEGER NOT NULL,      -- 0: open or playing, 1: finished, 2: closed
  updated INTEGER NOT NULL,   -- as in standings if finished, else 0
  key INTEGER NOT NULL,
  PRIMARY KEY (person, past, updated, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE records (
  key INTEGER PRIMARY KEY REFERENCES tables,
  record TEXT NOT NULL
) STRICT;
)",
    R"(
ALTER TABLE tokens ADD COLUMN created INTEGER NOT NULL DEFAULT 0;
UPDATE tokens SET created = seen;
CREATE INDEX tokens_person ON tokens (person) WHERE person IS NOT NULL;
)",
    R"(
ALTER TABLE tokens ADD COLUMN device TEXT NOT NULL DEFAULT '';

CREATE TABLE keys (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  data TEXT NOT NULL,
  counter INTEGER NOT NULL,
  created INTEGER NOT NULL,
  used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX keys_person ON keys (person);

CREATE INDEX people_nameless ON people (id) WHERE name = '';

-- A fourth shelf, 3: those who do not sit there but are named.
INSERT OR IGNORE INTO seats (person, past, updated, key)
  SELECT substr(text, 7, instr(substr(text, 7) || ' ', ' ') - 1), 3, 0, key FROM entries WHERE text LIKE 'sit _ u%';
INSERT OR IGNORE INTO seats (person, past, updated, key)
  SELECT seat.value ->> 'user', 3, 0, t.key
  FROM tables t, json_each(CASE WHEN json_valid(t.head) THEN t.head ELSE '{}' END, '$.seats') seat
  WHERE seat.value ->> 'user' <> '';
INSERT OR IGNORE INTO seats (person, past, updated, key)
  SELECT head ->> 'maker', 3, 0, key FROM tables WHERE json_valid(head) AND head ->> 'maker' <> '';
)",
    R"sql(
ALTER TABLE people ADD COLUMN page INTEGER NOT NULL DEFAULT 1;  -- who may look at it: 0 nobody, 1 companions, 2 all
CREATE INDEX tokens_void ON tokens (seen) WHERE person IS NULL;
CREATE INDEX seats_key ON seats (key);

-- How finished games ended, for each person who sat there.
CREATE TABLE results (
  person TEXT NOT NULL,
  ended INTEGER NOT NULL,
  key INTEGER NOT NULL REFERENCES tables,
  game TEXT NOT NULL,
  players INTEGER NOT NULL,
  people INTEGER NOT NULL,  -- how many of these are no bots
  place INTEGER NOT NULL,
  PRIMARY KEY (person, ended, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_key ON results (key);

-- Of the games that there are: who won first, the others by their scores.
INSERT OR IGNORE INTO results (person, ended, key, game, players, people, place)
  WITH finished AS (
    SELECT s.key, s.updated, r.record, t.info
    FROM standings s JOIN records r ON r.key = s.key JOIN tables t ON t.key = s.key
    WHERE s.phase = 2 AND json_valid(r.record) AND json_valid(t.info)
  ), seated AS (
    SELECT f.key, f.updated, seat.key AS seat, seat.value ->> 'user' AS person, f.record ->> 'game' AS game,
           f.record ->> 'players' AS players, f.record ->> ('$.result.scores[' || seat.key || ']') AS score,
           EXISTS (SELECT 1 FROM json_each(f.record, '$.result.winners') w WHERE w.value = seat.key) AS won
    FROM finished f, json_each(f.info, '$.seats') seat
  ), placed AS (
    SELECT *, count(nullif(person, '')) OVER (PARTITION BY key) AS people,
           CASE WHEN won THEN 1 ELSE rank() OVER (PARTITION BY key ORDER BY won DESC, score DESC) END AS place
    FROM seated
  )
  SELECT person, updated, key, game, players, people, place FROM placed
  WHERE person <> '' AND game <> '' AND score IS NOT NULL AND typeof(players) = 'integer';
)sql",
    R"(
CREATE TABLE notes (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  person TEXT NOT NULL,  -- whose it is, and
  about TEXT NOT NULL,   -- about whom; empty: nobody
  at INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX notes_time ON notes (kind, at);
CREATE INDEX notes_person ON notes (person) WHERE person <> '';
CREATE INDEX notes_about ON notes (about) WHERE about <> '';
)",
    R"(
-- Who has played with whom to the end, added up from results: a question about somebody who has played very much costs
-- what any other costs.
CREATE TABLE companions (
  person TEXT NOT NULL,
  other TEXT NOT NULL,
  games INTEGER NOT NULL,   -- how many together; 0: only some that were broken off
  won INTEGER NOT NULL,     -- by the person
  latest INTEGER NOT NULL,  -- when the last one ended
  PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX companions_most ON companions (person, games, latest);
INSERT INTO companions (person, other, games, won, latest)
  SELECT r.person, o.person, count(*), sum(r.place = 1), max(r.ended)
  FROM results r JOIN results o ON o.key = r.key AND o.person <> r.person GROUP BY r.person, o.person;
)",
    R"(
ALTER TABLE people ADD COLUMN version TEXT NOT NULL DEFAULT '';  -- of the ways in: the last change of one of them
ALTER TABLE people ADD COLUMN change TEXT NOT NULL DEFAULT '';   -- the last one of any kind
)",
    R"(
ALTER TABLE results ADD COLUMN by_bot INTEGER NOT NULL DEFAULT 0;  -- 1: a bot made many of their choices
)",
};

}  // namespace

const Migrations kSqliteSchema = kSqliteMigrations;

}  // namespace roundtable::server
