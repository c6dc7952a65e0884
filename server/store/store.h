#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/cluster.h"
#include "server/store/entry.h"

namespace roundtable::server {

// State of a table. The numbers are stored.
enum class Phase : std::uint8_t { Open = 0, Playing = 1, Finished = 2, Closed = 3 };
inline constexpr std::array<std::string_view, 4> kPhaseNames = {"open", "playing", "finished", "closed"};
inline std::string_view name_of(Phase phase) { return kPhaseNames[static_cast<std::size_t>(phase)]; }

// The immutable part of a table. Only the tables interpret `head` (JSON with secrets).
struct TableHead {
  std::string id;
  Millis created = 0;
  std::string head;
};

// For TableIndex::due: a bot has to move, at once.
constexpr Millis kBotToMove = 0;

// Data about a table for lists and timers. Derived from head and journal, replaced at each change.
struct TableIndex {
  std::string id;
  Phase phase = Phase::Open;
  bool listed = false;  // in the public lists
  Millis updated = 0;
  std::optional<Millis> due;        // time of the next automatic event: a clock runs out, or a bot moves
  std::vector<std::string> people;  // ids of the users with a seat
  std::vector<std::string> others;  // ids of further users named in the head or the journal
  std::string info;                 // JSON for lists; empty: unchanged
};

// A person's result of a game.
struct SeatResult {
  std::string person;
  std::int64_t place = 1;  // from 1; joint winners are all first. 0: the game was abandoned
  bool by_bot = false;     // a bot made many of the person's choices: the game counts in no statistics
};

struct FinishedGame {
  std::string table;
  std::string record;  // JSON
  // For history:
  Millis ended = 0;
  std::string game;
  std::int64_t players = 0;
  std::vector<SeatResult> people;
};

// Audience of a person's page. The numbers are stored.
enum class PageFor : std::uint8_t { Nobody = 0, Companions = 1, Everybody = 2 };

struct User {
  std::string id;
  std::string name;
  std::string passphrase;  // its hash; empty for a guest
  Millis created = 0;
  PageFor page = PageFor::Companions;
  std::string version;  // of the login data: changes whenever a way to log in changes
};

// A token is stored as its hash only.
struct Token {
  std::string hash;
  std::string user;
  Millis created = 0;
  Millis seen = 0;
  std::string device;  // description of the browser that got it
};

// A way to log in besides the passphrase. Only the code for its kind interprets `data`.
struct Key {
  std::string id;
  std::string user;
  std::string kind;
  std::string name;  // for its owner
  std::string data;  // the proof: a public key, or a slow hash
  std::int64_t counter = 0;
  Millis created = 0;
  Millis used = 0;
};

// A change of a user; absent fields stay as they are. It is a compare-and-set: if the session is void or the version
// differs, this change is not saved, but the rest of the batch is.
struct UserChange {
  std::string id;
  std::optional<std::string> name;
  std::optional<std::string> passphrase;  // its hash
  std::optional<PageFor> page;
  // Names this change in Committed. Required for the fields below.
  std::string change;
  std::string session;                      // hash of the user's token that must be valid; empty: none
  std::optional<std::string> version;       // the expected User::version; empty: any
  bool renews = false;                      // `change` becomes the new version
  std::optional<Token> token;               // a new session
  std::optional<std::string> only_session;  // hash of the only token that stays valid; empty text: none
  std::vector<std::string> ended_sessions;  // hashes of the user's tokens that become void
  std::vector<Key> keys;                    // new, or changed
  std::vector<std::string> void_keys;       // ids of the user's keys to delete
  bool forgets_keys = false;                // deletes all keys
};

// A small document, such as uptimes, holidays, or blocked people. Its id is unique within its kind. Only its author
// interprets `text`.
struct Note {
  std::string kind;
  std::string id;
  std::string person;  // owner
  std::string about;   // the person it is about; deleted if either person is erased. Empty: none
  Millis at = 0;
  std::string text;
  bool first = false;  // an existing document stays as it is
};

// New texts of a table without an erased person. Absent texts stay as they are, and so do entries added meanwhile.
struct Rewriting {
  std::string table;
  std::string user;     // the person who is removed
  std::string someone;  // the nameless id in their place
  std::optional<std::string> head, info, record;
  std::vector<Entry> entries;  // with existing numbers
};

// Prefix of the first entry of a compacted journal. It replaces all entries up to its number, which follow from the
// table's record. Only the tables interpret the rest.
constexpr std::string_view kFolded = "folded";

// Compacts the journal of a finished table, whose record has the same information. Ignored if the number of entries has
// changed.
struct Folding {
  std::string table;
  std::int64_t entries = 0;
  std::string head;   // new head
  Entry folded;       // replaces the old entries
  std::string maker;  // the only person without a seat who remains named
};

// Shows or hides a table in public lists. Applies to open tables only; for others the index decides.
struct Showing {
  std::string table;
  bool listed = true;
};

// Changes to save together: all or nothing, except the tables in conflict.
struct Batch {
  std::vector<User> users;  // new
  std::vector<UserChange> user_changes;
  std::vector<Token> tokens;             // new, or seen again
  std::vector<std::string> void_tokens;  // hashes to make void
  std::vector<Key> keys;                 // new, or changed
  std::vector<std::string> void_keys;    // ids to delete
  std::vector<Note> notes;               // new, or changed
  std::vector<Note> void_notes;          // to delete, by kind and id
  std::vector<TableHead> tables;         // new
  std::vector<Entry> entries;            // in order for each table
  std::vector<TableIndex> indexes;       // new, or changed; the last of a table counts
  std::vector<Showing> showings;         // applied after the indexes
  std::vector<FinishedGame> finished;
  std::vector<Rewriting> rewritings;  // after all of the above
  std::vector<Folding> foldings;
  std::vector<std::string> dropped;  // tables to delete
  Millis forget_void = 0;            // deletes some of the void tokens last seen before this time
  std::vector<std::string> erased;   // ids of users to delete with their tokens, keys and documents
  ClusterPart cluster;               // for a store with several servers

  bool empty() const;
};

struct Committed {
  bool failed = false;  // given up: nothing was saved
  // Tables whose stored state differs from the batch's assumptions: an entry of that number exists with other content
  // (another server was first), the previous entry is missing, or the head differs. Nothing of this batch was saved for
  // them: neither entries nor index nor record. They stay in conflict until `table` is called for them, because batches
  // made before the conflict was known build on entries that were not saved.
  std::vector<std::string> conflicts;
  // Ids of users whose name belongs to another account. Not saved; nor are tokens of users who do not exist.
  std::vector<std::string> names_taken;
  // User changes that were not saved, by UserChange::change where it is given (as above): those with a void or unknown
  // session, and those with another version.
  std::vector<std::string> sessions_void;
  std::vector<std::string> versions_old;
  std::vector<Lease> leases;  // the requested leases that we have
};

struct StoredTable {
  TableHead head;
  std::vector<Entry> entries;  // in order
  std::string record;          // if the journal is compacted

  bool folded() const { return !entries.empty() && entries.front().text.starts_with(kFolded); }
};

enum class List : std::uint8_t { Open, Playing, Mine, Finished };

// Position in a list. The id distinguishes tables updated in the same millisecond, so that pages neither lose nor
// repeat tables.
struct ListPlace {
  Millis updated = 0;
  std::string id;

  static ListPlace of(const TableIndex& index) { return {index.updated, index.id}; }
  // For requests of the next page: TIME-ID.
  std::string text() const;
  static std::optional<ListPlace> read(std::string_view text);
};

struct ListQuery {
  List list = List::Open;
  std::string user;                 // for Mine (open and playing) and Finished
  std::optional<ListPlace> before;  // only tables after this place, which are older
  int limit = 50;
};

// Finished games of a person, the latest first.
struct GamesQuery {
  std::string person;
  std::string game;                 // empty: any
  std::int64_t players = 0;         // 0: any number
  std::optional<bool> with_people;  // with other people, not only bots
  std::optional<bool> won;          // by the person, not by a bot
  std::string with;                 // another person with a seat; empty: any
  std::string looker;               // only public games and those where this person had a seat; empty: all
  std::optional<ListPlace> before;  // by their end
  int limit = 50;
};

struct PlayedGame {
  TableIndex table;
  Millis ended = 0;
  std::int64_t place = 1;
  bool by_bot = false;
};

// Number of games with one place.
struct Tally {
  std::string game;
  std::int64_t players = 0;
  bool with_people = false;
  std::string month;  // 2026-11
  std::int64_t place = 1;
  std::int64_t games = 0;
};

// A person with whom another has played.
struct Companion {
  User user;
  std::int64_t games = 0;
  std::int64_t won = 0;  // by that person, not by the companion
  Millis last = 0;
};

// A table's data for retention.
struct RestingTable {
  std::string id;
  Phase phase = Phase::Open;
  Millis updated = 0;
  bool folded = false;
};

struct RestingGuest {
  std::string id;
  Millis seen = 0;
  bool named = false;  // at any table
};

// The store is unavailable at the moment: disk full, server down, file locked. Nothing was saved, except that a batch
// may be complete if the connection broke at the very end of its commit. So commit the same batch again before any
// other: data that is already there causes no conflict. Later calls may succeed, since each opens new connections as
// needed.
struct StoreError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The access of another program excludes ours.
struct StoreTaken : StoreError {
  using StoreError::StoreError;
};

// A row is damaged. All other data can still be read.
struct DamagedRow : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The store of people, tables and games. Used by one thread at a time. Each call completes or throws StoreError, or
// DamagedRow when reading. When `commit` returns, the batch survives a crash of the program and of the machine. Texts
// are UTF-8 without zero bytes, and entries of a table are numbered without gaps: std::invalid_argument otherwise.
class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  virtual Committed commit(const Batch& batch) = 0;

  virtual std::optional<StoredTable> table(const std::string& id) = 0;
  virtual std::optional<std::string> record(const std::string& table) = 0;
  // The latest first, ties by descending id.
  virtual std::vector<TableIndex> list(const ListQuery& query) = 0;
  // A table's entry in lists; empty if it never had one.
  virtual std::optional<TableIndex> listing(const std::string& table) = 0;
  // All tables with a due time.
  virtual std::vector<TableIndex> due() = 0;
  virtual std::optional<User> user(const std::string& id) = 0;
  virtual std::optional<User> user_of_token(const std::string& hash) = 0;
  // Valid tokens, the latest seen first.
  virtual std::vector<Token> tokens_of(const std::string& user) = 0;
  // Finds an account by name, ignoring case.
  virtual std::optional<User> account(const std::string& name) = 0;
  virtual std::optional<Key> key(const std::string& id) = 0;
  // The oldest first.
  virtual std::vector<Key> keys_of(const std::string& user) = 0;
  // Ids of all tables that name this person, with or without a seat.
  virtual std::vector<std::string> tables_of(const std::string& user) = 0;
  // Ids of users without a name, whose erasure has begun.
  virtual std::vector<std::string> nameless() = 0;

  virtual std::vector<PlayedGame> games(const GamesQuery& query) = 0;
  // By game, players, company, month and place.
  virtual std::vector<Tally> tallies(const std::string& user) = 0;
  // The most frequent companions first.
  virtual std::vector<Companion> companions(const std::string& user, int limit) = 0;
  // True if they have played, or play, at the same table.
  virtual bool have_met(const std::string& user, const std::string& other) = 0;

  // The next tables and guests by id. Continue from the last one to pass through all.
  virtual std::vector<RestingTable> tables_after(const std::string& id, int limit) = 0;
  virtual std::vector<RestingGuest> guests_after(const std::string& id, int limit) = 0;
  // The next people by id whose name contains the words, ignoring case, or the person with that id. For operators only,
  // since it may scan all people.
  virtual std::vector<User> find_people(const std::string& words, const std::string& after, int limit) = 0;
  virtual std::optional<Note> note(const std::string& kind, const std::string& id) = 0;
  // Those after that time, the latest first.
  virtual std::vector<Note> notes(const std::string& kind, Millis after, int limit) = 0;
  // Faults of the store's files in sentences. Without `patience` the check is complete; otherwise it covers as much as
  // it can in that time. Empty for PostgreSQL, which checks its own files.
  virtual std::vector<std::string> faults(std::optional<Millis> patience) = 0;
  // Cluster state shared by the servers of this store; nullptr for a single server.
  virtual Cluster* cluster() { return nullptr; }
};

// Shared: with any others. Serving and Exclusive last until the store is closed or the program ends, even if it is
// killed. Meanwhile no other program can open the store with either, except that several servers can serve one
// PostgreSQL.
enum class Access : std::uint8_t { Shared, Serving, Exclusive };

// Opens `sqlite:FILE` or `postgres://...`. Creates or migrates the schema. Throws StoreError with advice; StoreTaken if
// another program prevents Serving or Exclusive.
std::unique_ptr<Store> open_store(const std::string& address, Access access = Access::Shared);

// In the user's data folder, which is created if needed: `sqlite:.../roundtable/roundtable.db`.
std::string default_store();

}  // namespace roundtable::server
