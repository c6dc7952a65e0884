#include "server/store/schema.h"

namespace roundtable::server {

namespace {

// Texts compare by bytes, as in SQLite, regardless of the server's locale.
constexpr const char* kPostgresMigrations[] = {
    R"(
CREATE TABLE people (
  id text COLLATE "C" PRIMARY KEY,
  name text COLLATE "C" NOT NULL,
  folded text COLLATE "C" NOT NULL,      -- the name without case
  passphrase text COLLATE "C" NOT NULL,  -- its hash; empty for guests
  created bigint NOT NULL
);
CREATE UNIQUE INDEX people_accounts ON people (folded) WHERE passphrase <> '';

CREATE TABLE tokens (
  hash text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" REFERENCES people,  -- nobody: void for ever
  seen bigint NOT NULL
);

CREATE TABLE tables (
  id text COLLATE "C" PRIMARY KEY CONSTRAINT tables_conflict CHECK (id <> ''),
  created bigint NOT NULL,
  head text COLLATE "C" NOT NULL
);

CREATE TABLE entries (
  table_id text COLLATE "C" NOT NULL,
  number bigint NOT NULL CONSTRAINT entries_conflict CHECK (number >= 0),
  at bigint NOT NULL,
  text text COLLATE "C" NOT NULL,
  PRIMARY KEY (table_id, number)
);

CREATE TABLE listings (
  id text COLLATE "C" PRIMARY KEY REFERENCES tables,
  phase bigint NOT NULL,
  listed bigint NOT NULL,
  updated bigint NOT NULL,
  due bigint,
  people text COLLATE "C" NOT NULL,  -- ids of those who sit there, with blanks between
  info text NOT NULL                 -- what lists show, JSON
);
CREATE INDEX listings_listed ON listings (phase, updated, id) WHERE listed = 1 AND phase <= 1;
CREATE INDEX listings_due ON listings (id) WHERE due IS NOT NULL;

CREATE TABLE seats (
  table_id text COLLATE "C" NOT NULL REFERENCES tables,
  person text COLLATE "C" NOT NULL,
  past bigint NOT NULL,     -- 0: open or playing, 1: finished, 2: closed
  updated bigint NOT NULL,  -- as in listings if finished, else 0
  PRIMARY KEY (table_id, person)
);
CREATE INDEX seats_person ON seats (person, past, updated, table_id);

CREATE TABLE records (
  table_id text COLLATE "C" PRIMARY KEY REFERENCES tables,
  record text COLLATE "C" NOT NULL
);
)",
    R"(
ALTER TABLE tokens ADD COLUMN created bigint NOT NULL DEFAULT 0;
UPDATE tokens SET created = seen;
CREATE INDEX tokens_person ON tokens (person) WHERE person IS NOT NULL;

CREATE TABLE roundtable_server (
  number bigint NOT NULL  -- of the server that was the last to have the store to itself
);
INSERT INTO roundtable_server VALUES (0);
)",
    R"sql(
ALTER TABLE tokens ADD COLUMN device text NOT NULL DEFAULT '';

CREATE TABLE keys (
  id text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL REFERENCES people,
  kind text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  data text COLLATE "C" NOT NULL,
  counter bigint NOT NULL,
  created bigint NOT NULL,
  used bigint NOT NULL
);
CREATE INDEX keys_person ON keys (person);

CREATE INDEX people_nameless ON people (id) WHERE name = '';

-- A fourth shelf, 3: those who do not sit there but are named.
INSERT INTO seats (table_id, person, past, updated)
  SELECT DISTINCT e.table_id, split_part(e.text, ' ', 3), 3, 0 FROM entries e JOIN tables t ON t.id = e.table_id
  WHERE e.text LIKE 'sit _ u%' ON CONFLICT DO NOTHING;
INSERT INTO seats (table_id, person, past, updated)
  SELECT DISTINCT t.id, found[1], 3, 0 FROM tables t, regexp_matches(t.head, '"(?:user|maker)": *"(u[^"]+)', 'g') found
  ON CONFLICT DO NOTHING;
)sql",
    R"sql(
ALTER TABLE people ADD COLUMN page bigint NOT NULL DEFAULT 1;  -- who may look at it: 0 nobody, 1 companions, 2 all
CREATE INDEX tokens_void ON tokens (seen) WHERE person IS NULL;

-- How finished games ended, for each person who sat there.
CREATE TABLE results (
  table_id text COLLATE "C" NOT NULL REFERENCES tables,
  person text COLLATE "C" NOT NULL,
  ended bigint NOT NULL,
  game text COLLATE "C" NOT NULL,
  players bigint NOT NULL,
  people bigint NOT NULL,  -- how many of these are no bots
  place bigint NOT NULL,
  PRIMARY KEY (table_id, person)
);
CREATE INDEX results_person ON results (person, ended, table_id);

-- Of the games that there are: who won first, the others by their scores.
CREATE FUNCTION roundtable_json(words text) RETURNS jsonb LANGUAGE plpgsql AS
  'BEGIN RETURN words::jsonb; EXCEPTION WHEN others THEN RETURN NULL; END';
INSERT INTO results (table_id, person, ended, game, players, people, place)
  WITH finished AS (
    SELECT l.id, l.updated, roundtable_json(r.record) AS record, roundtable_json(l.info) AS info
    FROM listings l JOIN records r ON r.table_id = l.id WHERE l.phase = 2
  ), seated AS (
    SELECT f.id, f.updated, seat.value ->> 'user' AS person, f.record ->> 'game' AS game,
           (f.record ->> 'players')::bigint AS players,
           (f.record -> 'result' -> 'scores' ->> (seat.number - 1)::int)::bigint AS score,
           f.record -> 'result' -> 'winners' @> to_jsonb(seat.number - 1) AS won
    FROM finished f, jsonb_array_elements(f.info -> 'seats') WITH ORDINALITY seat (value, number)
    WHERE jsonb_typeof(f.info -> 'seats') = 'array' AND jsonb_typeof(f.record -> 'result' -> 'scores') = 'array'
          AND jsonb_typeof(f.record -> 'players') = 'number'
  ), placed AS (
    SELECT *, count(nullif(person, '')) OVER (PARTITION BY id) AS people,
           CASE WHEN won THEN 1 ELSE rank() OVER (PARTITION BY id ORDER BY won DESC, score DESC) END AS place
    FROM seated
  )
  SELECT id, person, updated, game, players, people, place FROM placed
  WHERE person <> '' AND game <> '' AND score IS NOT NULL
  ON CONFLICT DO NOTHING;
DROP FUNCTION roundtable_json;
)sql",
    R"(
CREATE TABLE notes (
  kind text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,  -- whose it is, and
  about text COLLATE "C" NOT NULL,   -- about whom; empty: nobody
  at bigint NOT NULL,
  text text COLLATE "C" NOT NULL,
  PRIMARY KEY (kind, id)
);
CREATE INDEX notes_time ON notes (kind, at);
CREATE INDEX notes_person ON notes (person) WHERE person <> '';
CREATE INDEX notes_about ON notes (about) WHERE about <> '';
)",
    R"(
-- Who has played with whom to the end, added up from results: a question about somebody who has played very much costs
-- what any other costs.
CREATE TABLE companions (
  person text COLLATE "C" NOT NULL,
  other text COLLATE "C" NOT NULL,
  games bigint NOT NULL,   -- how many together; 0: only some that were broken off
  won bigint NOT NULL,     -- by the person
  latest bigint NOT NULL,  -- when the last one ended
  PRIMARY KEY (person, other)
);
CREATE INDEX companions_most ON companions (person, games, latest, other);
INSERT INTO companions (person, other, games, won, latest)
  SELECT r.person, o.person, count(*), count(*) FILTER (WHERE r.place = 1), max(r.ended)
  FROM results r JOIN results o ON o.table_id = r.table_id AND o.person <> r.person GROUP BY r.person, o.person;
)",
    R"(
-- Servers that share this store. What a crash of the database may forget is not logged: they say it again.
CREATE UNLOGGED TABLE roundtable_nodes (
  id text COLLATE "C" PRIMARY KEY,
  started timestamptz NOT NULL,
  until timestamptz NOT NULL  -- it is alive, and all its leases hold
);
CREATE TABLE roundtable_leases (
  table_id text COLLATE "C" PRIMARY KEY,  -- or the name of a chore
  node text COLLATE "C" NOT NULL,
  epoch bigint NOT NULL
);
CREATE INDEX roundtable_leases_node ON roundtable_leases (node);
CREATE UNLOGGED TABLE roundtable_presence (
  node text COLLATE "C" NOT NULL,
  place text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  text text COLLATE "C" NOT NULL,
  PRIMARY KEY (place, person, node)
);
CREATE INDEX roundtable_presence_node ON roundtable_presence (node);
CREATE INDEX listings_when ON listings (due) WHERE due IS NOT NULL;
)",
    R"(
ALTER TABLE roundtable_nodes ADD COLUMN figures text COLLATE "C";   -- what it tells of itself
ALTER TABLE roundtable_nodes ADD COLUMN ended_by text COLLATE "C";  -- who has told it to end
)",
    R"(
ALTER TABLE people ADD COLUMN version text COLLATE "C" NOT NULL DEFAULT '';  -- of the ways in: the last change of one of them
ALTER TABLE people ADD COLUMN change text COLLATE "C" NOT NULL DEFAULT '';   -- the last one of any kind
)",
    R"(
ALTER TABLE results ADD COLUMN by_bot bigint NOT NULL DEFAULT 0;  -- 1: a bot made many of their choices
)",
};

}  // namespace

const Migrations kPostgresSchema = kPostgresMigrations;

}  // namespace roundtable::server
