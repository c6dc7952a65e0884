#pragma once

#include "server/store/postgres_connection.h"

// Statements for clusters. The database's clock decides whether a lease is valid, never a node's.

namespace roundtable::server::postgres {

// True if we may serve: a shared lock, compatible with other servers but not with exclusive access.
inline constexpr Statement kServe{
    "serve",
    "SELECT pg_try_advisory_lock_shared(1382376500, 'roundtable_schema'::regclass::oid::bigint::bit(32)::int)"};

// A channel for each schema of a database.
#define ROUNDTABLE_CHANNEL "'roundtable_' || 'roundtable_schema'::regclass::oid::bigint"
inline constexpr Statement kPeerMessage{"ring", "SELECT pg_notify(" ROUNDTABLE_CHANNEL ", $1::text)::text"};
inline constexpr const char* kChannel = "SELECT " ROUNDTABLE_CHANNEL;
#undef ROUNDTABLE_CHANNEL

// Returns true if at least 500 ms of our old term were left, so that no other node can have seen it expire.
inline constexpr Statement kRenew{
    "renew",
    "WITH before AS (SELECT until FROM roundtable_nodes WHERE id = $1::text) INSERT INTO roundtable_nodes (id, "
    "started, "
    "until) VALUES ($1, clock_timestamp(), clock_timestamp() + interval '3 s') ON CONFLICT (id) DO UPDATE SET until = "
    "excluded.until RETURNING coalesce((SELECT until > clock_timestamp() + interval '500 ms' FROM before), false)"};

inline constexpr Statement kNodes{"nodes", "SELECT id FROM roundtable_nodes WHERE until > clock_timestamp()"};

inline constexpr Statement kNodeStates{
    "node_states",
    "SELECT id, (extract(epoch FROM started) * 1000)::bigint, (extract(epoch FROM until - interval '3 s') * "
    "1000)::bigint, (SELECT count(*) FROM roundtable_leases e WHERE e.node = n.id), until > clock_timestamp(), "
    "coalesce(figures, '') FROM roundtable_nodes n WHERE until > clock_timestamp() - interval '1 hour' ORDER BY "
    "started, id"};

inline constexpr Statement kTell{
    "tell", "UPDATE roundtable_nodes SET figures = $2::text WHERE id = $1::text RETURNING coalesce(ended_by, '')"};
inline constexpr Statement kEnd{"end", "UPDATE roundtable_nodes SET ended_by = $2::text WHERE id = $1::text"};

#define ROUNDTABLE_ALIVE "(SELECT 1 FROM roundtable_nodes n WHERE n.id = e.node AND n.until > clock_timestamp())"

// Sorted by id, so that two nodes cannot deadlock.
inline constexpr Statement kWant{
    "want",
    "INSERT INTO roundtable_leases AS e (table_id, node, epoch) SELECT DISTINCT id, $1::text, 1 FROM "
    "unnest($2::text[]) "
    "id ORDER BY id ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, epoch = e.epoch + (e.node <> "
    "excluded.node)::int WHERE e.node = excluded.node OR " ROUNDTABLE_ALIVE " IS NULL RETURNING table_id, epoch"};

// Tables that are due, or wait for a bot, and have no lease of a living node.
inline constexpr Statement kTakeDue{
    "take_due",
    "WITH due AS (SELECT l.id FROM listings l LEFT JOIN roundtable_leases e ON e.table_id = l.id WHERE l.due <= "
    "(extract(epoch FROM clock_timestamp()) * 1000)::bigint AND (e.node IS NULL OR " ROUNDTABLE_ALIVE
    " IS NULL) ORDER BY l.due LIMIT $2::bigint) INSERT INTO roundtable_leases AS e (table_id, node, epoch) SELECT id, "
    "$1::text, 1 FROM due ORDER BY id ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, epoch = e.epoch + 1 "
    "WHERE " ROUNDTABLE_ALIVE " IS NULL RETURNING table_id, epoch"};

inline constexpr Statement kLetGo{"let_go",
                                  "DELETE FROM roundtable_leases WHERE node = $1::text AND table_id = ANY($2::text[])"};

inline constexpr Statement kCome{
    "come",
    "INSERT INTO roundtable_presence AS p (node, place, person, text) SELECT DISTINCT ON (place, person) $1::text, "
    "place, "
    "person, text FROM unnest($2::text[], $3::text[], $4::text[]) f (place, person, text) ON CONFLICT (place, person, "
    "node) DO UPDATE SET text = excluded.text"};
inline constexpr Statement kGo{"go",
                               "DELETE FROM roundtable_presence p USING unnest($2::text[], $3::text[]) f (place, "
                               "person) WHERE p.node = $1::text AND "
                               "p.place = f.place AND p.person = f.person"};
inline constexpr Statement kPresent{
    "present",
    "SELECT e.node, e.place, e.person, e.text FROM roundtable_presence e WHERE e.place = ANY($2::text[]) AND e.node <> "
    "$1::text AND " ROUNDTABLE_ALIVE " IS NOT NULL ORDER BY e.place, e.person"};

// Removes a leaving node, and data of lost nodes.
inline constexpr Statement kLeaveCluster[] = {
    {"leave_leases", "DELETE FROM roundtable_leases e WHERE e.node = $1::text"},
    {"leave_presence", "DELETE FROM roundtable_presence e WHERE e.node = $1::text OR " ROUNDTABLE_ALIVE " IS NULL"},
    {"leave_nodes",
     "DELETE FROM roundtable_nodes WHERE id = $1::text OR until < clock_timestamp() - interval '1 hour'"}};

#undef ROUNDTABLE_ALIVE

inline constexpr Statement kEntriesFrom{
    "entries_from",
    "SELECT number, at, text FROM entries WHERE table_id = $1::text AND number >= $2::bigint ORDER BY number"};
inline constexpr Statement kLengths{
    "lengths",
    "SELECT f.id, coalesce((SELECT max(number) + 1 FROM entries e WHERE e.table_id = f.id), 0) FROM unnest($1::text[]) "
    "f (id)"};
inline constexpr Statement kVoidOf{"void_of",
                                   "SELECT f.hash FROM unnest($1::text[]) f (hash) WHERE (SELECT 1 FROM tokens t WHERE "
                                   "t.hash = f.hash AND t.person IS "
                                   "NOT NULL) IS NULL"};

inline constexpr Statement kClusterStatements[] = {kServe,
                                                   kPeerMessage,
                                                   kRenew,
                                                   kNodes,
                                                   kNodeStates,
                                                   kTell,
                                                   kEnd,
                                                   kWant,
                                                   kTakeDue,
                                                   kLetGo,
                                                   kCome,
                                                   kGo,
                                                   kPresent,
                                                   kLeaveCluster[0],
                                                   kLeaveCluster[1],
                                                   kLeaveCluster[2],
                                                   kEntriesFrom,
                                                   kLengths,
                                                   kVoidOf};

}  // namespace roundtable::server::postgres
