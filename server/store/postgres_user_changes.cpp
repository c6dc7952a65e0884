#include "server/store/postgres_user_changes.h"

#include "server/store/text.h"

namespace roundtable::server::postgres {

namespace {

// Locks the people in a separate statement, so that all later statements see the commits up to then. A single statement
// would see tokens as they were before its wait for the lock.
constexpr Statement kLockPeople{
    "lock_people", "SELECT 1::bigint FROM people WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE"};

// $2: the change's name, $3: session, $4: version. When a batch of unknown fate is repeated, the stored version is the
// change's own.
#define ROUNDTABLE_DONE "($2::text <> '' AND p.version = $2)"
#define ROUNDTABLE_SESSION \
  "($3::text = '' OR EXISTS (SELECT FROM tokens t WHERE t.hash = $3 AND t.person = p.id) OR " ROUNDTABLE_DONE ")"
#define ROUNDTABLE_SAME_VERSION "($4::text IS NULL OR p.version = $4 OR " ROUNDTABLE_DONE ")"

constexpr Statement kMayChange{"may_change", "SELECT (" ROUNDTABLE_SESSION ")::int::bigint, (" ROUNDTABLE_SAME_VERSION
                                             ")::int::bigint FROM people p WHERE p.id = $1::text"};

// NULL keeps the stored value.
constexpr Statement kUserChange{
    "user_change",
    "UPDATE people p SET name = coalesce($5::text, name), folded = coalesce($6::text, folded), passphrase = "
    "coalesce($7::text, passphrase), page = CASE WHEN $8::bigint < 0 THEN page ELSE $8 END, change = CASE WHEN $2 = '' "
    "THEN change ELSE $2 END, version = CASE WHEN $9::bigint = 0 THEN version ELSE $2 END WHERE id = $1::text "
    "AND " ROUNDTABLE_SESSION " AND " ROUNDTABLE_SAME_VERSION
    " AND NOT EXISTS (SELECT FROM people o WHERE o.folded = coalesce($6, p.folded) AND o.passphrase <> '' AND o.id <> "
    "$1)"};

#undef ROUNDTABLE_DONE
#undef ROUNDTABLE_SESSION
#undef ROUNDTABLE_SAME_VERSION

// Further parts of a change, if it was made. $1: the person, $2: the change's name.
#define ROUNDTABLE_MADE "EXISTS (SELECT FROM people WHERE id = $1::text AND change = $2::text)"

constexpr Statement kGiveSession{
    "give_session",
    "INSERT INTO tokens (hash, person, created, seen, device) SELECT $3::text, $1, $4::bigint, $5::bigint, $6::text "
    "WHERE " ROUNDTABLE_MADE " ON CONFLICT (hash) DO NOTHING"};
constexpr Statement kEndOtherSessions{
    "end_other_sessions",
    "UPDATE tokens SET person = NULL WHERE person = $1 AND hash <> $3::text AND " ROUNDTABLE_MADE};
constexpr Statement kEndSessions{
    "end_sessions",
    "UPDATE tokens SET person = NULL WHERE person = $1 AND hash = ANY($3::text[]) AND " ROUNDTABLE_MADE};
constexpr Statement kForgetKeys{"forget_keys", "DELETE FROM keys WHERE person = $1 AND " ROUNDTABLE_MADE};
constexpr Statement kEndKeys{"end_keys",
                             "DELETE FROM keys WHERE person = $1 AND id = ANY($3::text[]) AND " ROUNDTABLE_MADE};
constexpr Statement kGiveKey{
    "give_key",
    "INSERT INTO keys (id, person, kind, name, data, counter, created, used) SELECT $3::text, $1, $4::text, $5::text, "
    "$6::text, $7::bigint, $8::bigint, $9::bigint WHERE " ROUNDTABLE_MADE
    " ON CONFLICT (id) DO UPDATE SET name = excluded.name, data = excluded.data, counter = excluded.counter, created = "
    "excluded.created, used = excluded.used WHERE keys.person = excluded.person"};

#undef ROUNDTABLE_MADE

constexpr Statement kUserChangeStatements[] = {kLockPeople,  kMayChange,  kUserChange, kGiveSession, kEndOtherSessions,
                                               kEndSessions, kForgetKeys, kEndKeys,    kGiveKey};

Column column_of(const std::vector<std::string>& texts) {
  auto column = Column::texts();
  for (const std::string& text : texts) column.add(text);
  return column;
}

}  // namespace

std::span<const Statement> user_change_statements() { return kUserChangeStatements; }

UserChanges::UserChanges(Connection& connection, const std::vector<UserChange>& changes) : changes_(changes) {
  if (changes.empty()) return;
  auto people = Column::texts();
  for (const UserChange& change : changes) people.add(change.id);
  connection.send(kLockPeople, Values::of(people));
  for (const UserChange& change : changes) {
    places_.push_back(connection.sent());
    const auto folded = change.name ? std::optional(fold(*change.name)) : std::nullopt;
    const std::int64_t page = change.page ? static_cast<std::int64_t>(*change.page) : -1;
    connection.send(kMayChange, Values::of(change.id, change.change, change.session, change.version));
    connection.send(kUserChange, Values::of(change.id, change.change, change.session, change.version, change.name,
                                            folded, change.passphrase, page, std::int64_t{change.renews}));
    send_ways_in(connection, change);
  }
}

void UserChanges::send_ways_in(Connection& connection, const UserChange& change) {
  const std::string& user = change.id;
  const std::string& made = change.change;
  if (const auto& token = change.token) {
    connection.send(kGiveSession, Values::of(user, made, token->hash, token->created, token->seen, token->device));
  }
  if (change.only_session) connection.send(kEndOtherSessions, Values::of(user, made, *change.only_session));
  if (!change.ended_sessions.empty()) {
    connection.send(kEndSessions, Values::of(user, made, column_of(change.ended_sessions)));
  }
  if (change.forgets_keys) connection.send(kForgetKeys, Values::of(user, made));
  for (const Key& key : change.keys) {
    connection.send(kGiveKey,
                    Values::of(user, made, key.id, key.kind, key.name, key.data, key.counter, key.created, key.used));
  }
  if (!change.void_keys.empty()) connection.send(kEndKeys, Values::of(user, made, column_of(change.void_keys)));
}

UserChanges::Outcome UserChanges::outcome(const std::vector<Rows>& answers) const {
  Outcome outcome;
  for (std::size_t i = 0; i < changes_.size(); ++i) {
    const UserChange& change = changes_[i];
    const std::string& name = change.change.empty() ? change.id : change.change;
    const Rows& may = answers[places_[i]];
    if (answers[places_[i] + 1].written() > 0) continue;
    const bool is_person = may.size() > 0;
    if (!change.session.empty() && (!is_person || may.number(0, 0) == 0)) {
      outcome.sessions_void.push_back(name);
    } else if (change.version && (!is_person || may.number(0, 1) == 0)) {
      outcome.versions_old.push_back(name);
    } else {
      outcome.names_taken.push_back(name);
    }
  }
  return outcome;
}

}  // namespace roundtable::server::postgres
