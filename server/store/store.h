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

// Where a table stands. The numbers are stored.
enum class Phase : std::uint8_t { Open = 0, Playing = 1, Finished = 2, Closed = 3 };
inline constexpr std::array<std::string_view, 4> kPhaseNames = {"open", "playing", "finished", "closed"};
inline std::string_view name_of(Phase phase) { return kPhaseNames[static_cast<std::size_t>(phase)]; }

// What never changes about a table. Only the tables know what is in `head` (JSON, secrets included).
struct TableHead {
  std::string id;
  Millis created = 0;
  std::string head;
};

// For TableIndex::due: nobody's time runs out, but somebody waits for a bot, which moves at once.
constexpr Millis kBotToMove = 0;

// What lists show and timers need of a table. Derived from head and journal, replaced whenever it changes.
struct TableIndex {
  std::string id;
  Phase phase = Phase::Open;
  bool listed = false;  // in the public lists
  Millis updated = 0;
  std::optional<Millis> due;        // when something happens by itself: a clock runs out, or a bot moves
  std::vector<std::string> people;  // ids of the users who sit there
  std::vector<std::string> others;  // ids of those whom the head or the journal names besides
  std::string info;                 // what lists show, JSON; empty: as before
};

// How a game ended for somebody who sat there.
struct SeatResult {
  std::string person;
  std::int64_t place = 1;  // from 1; who shares a victory is first. 0: none, since the game was broken off
  bool by_bot = false;     // a bot made many of their choices: it counts in no statistics
};

struct FinishedGame {
  std::string table;
  std::string record;  // JSON
  // For those who look back:
  Millis ended = 0;
  std::string game;
  std::int64_t players = 0;
  std::vector<SeatResult> people;
};

// Who may look at a person's page. The numbers are stored.
enum class PageFor : std::uint8_t { Nobody = 0, Companions = 1, Everybody = 2 };

struct User {
  std::string id;
  std::string name;
  std::string passphrase;  // its hash; empty for a guest
  Millis created = 0;
  PageFor page = PageFor::Companions;
  std::string version;  // of the ways in: another one as soon as one of them changes
};

// A token is stored as its hash only.
struct Token {
  std::string hash;
  std::string user;
  Millis created = 0;
  Millis seen = 0;
  std::string device;  // where it was given, in a few words
};

// A way into an account besides its passphrase. Only who reads it knows what `data` means.
struct Key {
  std::string id;
  std::string user;
  std::string kind;
  std::string name;  // for its owner
  std::string data;  // what proves it: a public key, or a slow hash
  std::int64_t counter = 0;
  Millis created = 0;
  Millis used = 0;
};

// What is to change about a user; the other fields stay as they are. A compare-and-set: if the session is void
// or the version another one, nothing of this change is saved, and the rest of the batch is.
struct UserChange {
  std::string id;
  std::optional<std::string> name;
  std::optional<std::string> passphrase;  // its hash
  std::optional<PageFor> page;
  // Names this change in Committed. Needed for all below.
  std::string change;
  std::string session;                      // hash of a token of theirs that must not be void; empty: none
  std::optional<std::string> version;       // what User::version must be; nothing: any
  bool renews = false;                      // the ways in change: `change` is the new version
  std::optional<Token> token;               // a new session
  std::optional<std::string> only_session;  // the hash of the only token that stays; empty: none does
  std::vector<std::string> ended_sessions;  // hashes of tokens of theirs that become void
  std::vector<Key> keys;                    // new, or changed
  std::vector<std::string> void_keys;       // ids of keys of theirs to forget
  bool forgets_keys = false;                // all of them
};

// A small fact that is neither a table nor a way in: when the server was up, who is on holiday, who has blocked whom.
// Of each kind one has an id. Only who wrote it knows what `text` means.
struct Note {
  std::string kind;
  std::string id;
  std::string person;  // whose it is, and
  std::string about;   // about whom: it goes when one of them is erased. Empty: nobody
  Millis at = 0;
  std::string text;
  bool first = false;  // one that is there already stays as it is
};

// A table whose texts are to be others, because somebody is to be forgotten. Absent ones stay as they are, and so does
// whatever was added meanwhile.
struct Rewriting {
  std::string table;
  std::string user;     // who is not named there any more, and
  std::string someone;  // who is in their place
  std::optional<std::string> head, info, record;
  std::vector<Entry> entries;  // of numbers that there are
};

// The first entry of a journal that begins so stands for all up to its number: they follow from the table's record.
// What else it says only the tables know.
constexpr std::string_view kFolded = "folded";

// A finished table whose journal is to go, because its record tells the same. Ignored unless it still has that many
// entries.
struct Folding {
  std::string table;
  std::int64_t entries = 0;
  std::string head;   // what it is to be then
  Entry folded;       // stands for what was
  std::string maker;  // of those who are named without a seat the only one who still is
};

// Whether public lists show a table. Only of one that is open: what the index says holds otherwise.
struct Showing {
  std::string table;
  bool listed = true;
};

// What is to be saved together: all of it or nothing, except the tables in conflict.
struct Batch {
  std::vector<User> users;  // new
  std::vector<UserChange> user_changes;
  std::vector<Token> tokens;             // new, or seen again
  std::vector<std::string> void_tokens;  // hashes of those to forget
  std::vector<Key> keys;                 // new, or changed
  std::vector<std::string> void_keys;    // ids of those to forget
  std::vector<Note> notes;               // new, or changed
  std::vector<Note> void_notes;          // of which kind and id count: to forget
  std::vector<TableHead> tables;         // new
  std::vector<Entry> entries;            // of each table in order
  std::vector<TableIndex> indexes;       // new, or changed; the last of a table counts
  std::vector<Showing> showings;         // after the indexes
  std::vector<FinishedGame> finished;
  std::vector<Rewriting> rewritings;  // after all of the above
  std::vector<Folding> foldings;
  std::vector<std::string> dropped;  // tables that are to be no more
  Millis forget_void = 0;            // some of the void tokens last seen before that are to be no more
  std::vector<std::string> erased;   // ids of users: they, their tokens, keys and notes are no more
  ClusterPart cluster;               // for a store with several servers

  bool empty() const;
};

struct Committed {
  bool failed = false;  // given up: nothing was saved
  // Tables that are not as the batch supposes: an entry of that number is there already and another one (another server
  // was first), or the one before it is missing, or the head is another. Nothing of this batch was saved for them:
  // neither entries nor index nor record. They stay in conflict, whatever comes, until `table` was asked for them:
  // batches made before the conflict was known build on what is not there.
  std::vector<std::string> conflicts;
  // Ids of users who wanted the name of an account of somebody else. Not saved; nor are tokens of users who are not
  // there.
  std::vector<std::string> names_taken;
  // Of user changes, by UserChange::change where it is given (as above): those whose session is void or unknown, and
  // those whose version is another by now.
  std::vector<std::string> sessions_void;
  std::vector<std::string> versions_old;
  std::vector<Lease> leases;  // of those asked for, which we have
};

struct StoredTable {
  TableHead head;
  std::vector<Entry> entries;  // in order
  std::string record;          // if the journal is folded

  bool folded() const { return !entries.empty() && entries.front().text.starts_with(kFolded); }
};

enum class List : std::uint8_t { Open, Playing, Mine, Finished };

// Where a table stands in a list. Tables updated in the same millisecond are told apart by their ids, so that going on
// from a place loses and repeats none.
struct ListPlace {
  Millis updated = 0;
  std::string id;

  static ListPlace of(const TableIndex& index) { return {index.updated, index.id}; }
  // For those who ask for the next page: TIME-ID.
  std::string text() const;
  static std::optional<ListPlace> read(std::string_view text);
};

struct ListQuery {
  List list = List::Open;
  std::string user;                 // for Mine (open and playing) and Finished
  std::optional<ListPlace> before;  // only those after this place, which are the older ones
  int limit = 50;
};

// Finished games of a person, the latest first.
struct GamesQuery {
  std::string person;
  std::string game;                 // empty: any
  std::int64_t players = 0;         // 0: any number
  std::optional<bool> with_people;  // others than bots
  std::optional<bool> won;          // by themselves, not by a bot
  std::string with;                 // somebody who sat there, too; empty: whoever
  std::string looker;               // only public ones, and those where they sat, too; empty: all
  std::optional<ListPlace> before;  // by when they ended
  int limit = 50;
};

struct PlayedGame {
  TableIndex table;
  Millis ended = 0;
  std::int64_t place = 1;
  bool by_bot = false;
};

// How often somebody came in at a place.
struct Tally {
  std::string game;
  std::int64_t players = 0;
  bool with_people = false;
  std::string month;  // 2026-11
  std::int64_t place = 1;
  std::int64_t games = 0;
};

// Somebody whom a person has played with.
struct Companion {
  User user;
  std::int64_t games = 0;
  std::int64_t won = 0;  // by that person, not by the companion
  Millis last = 0;
};

// A table as retention looks at it.
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

// The store cannot do what was asked now: disk full, server gone, file locked. Nothing was saved; only if a connection
// broke at the very end of a commit the batch may be there, in whole. So commit the same batch again, before any other:
// what is there already is no conflict. It may be asked again at any time, and works again by itself as soon as it can
// (connections are opened anew).
struct StoreError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Another program has the store to itself.
struct StoreTaken : StoreError {
  using StoreError::StoreError;
};

// A row cannot be what was written: it is damaged. Everything else can still be asked for.
struct DamagedRow : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Where people, tables and games are kept. Used by one thread at a time. Every call either does all it says or throws
// StoreError, or DamagedRow where it reads. When `commit` returns, the batch survives a crash of the program and of
// the machine. Texts are UTF-8 without zero bytes, and entries of a table follow each other: std::invalid_argument
// otherwise.
class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  virtual Committed commit(const Batch& batch) = 0;

  virtual std::optional<StoredTable> table(const std::string& id) = 0;
  virtual std::optional<std::string> record(const std::string& table) = 0;
  // The latest first, those of the same time by descending id.
  virtual std::vector<TableIndex> list(const ListQuery& query) = 0;
  // What lists show of a table; nothing if none ever did.
  virtual std::optional<TableIndex> listing(const std::string& table) = 0;
  // All tables where something is due.
  virtual std::vector<TableIndex> due() = 0;
  virtual std::optional<User> user(const std::string& id) = 0;
  virtual std::optional<User> user_of_token(const std::string& hash) = 0;
  // Those that are not void, the latest seen first.
  virtual std::vector<Token> tokens_of(const std::string& user) = 0;
  // The account of that name, whatever the case.
  virtual std::optional<User> account(const std::string& name) = 0;
  virtual std::optional<Key> key(const std::string& id) = 0;
  // The oldest first.
  virtual std::vector<Key> keys_of(const std::string& user) = 0;
  // Ids of all tables that name them, whether they sit there or not.
  virtual std::vector<std::string> tables_of(const std::string& user) = 0;
  // Ids of users without a name: somebody began to erase them.
  virtual std::vector<std::string> nameless() = 0;

  virtual std::vector<PlayedGame> games(const GamesQuery& query) = 0;
  // By game, players, company, month and place.
  virtual std::vector<Tally> tallies(const std::string& user) = 0;
  // Those with whom they have played most, the first.
  virtual std::vector<Companion> companions(const std::string& user, int limit) = 0;
  // Whether they have played, or play, at the same table.
  virtual bool have_met(const std::string& user, const std::string& other) = 0;

  // The next so many tables and guests by their ids: who goes on from the last one comes by all of them.
  virtual std::vector<RestingTable> tables_after(const std::string& id, int limit) = 0;
  virtual std::vector<RestingGuest> guests_after(const std::string& id, int limit) = 0;
  // The next so many by their ids: those whose name has that in it, whatever the case, or who have that id. For whoever
  // runs the server: it may look through all of them.
  virtual std::vector<User> find_people(const std::string& words, const std::string& after, int limit) = 0;
  virtual std::optional<Note> note(const std::string& kind, const std::string& id) = 0;
  // Of times after that one, the latest first.
  virtual std::vector<Note> notes(const std::string& kind, Millis after, int limit) = 0;
  // What is wrong with the files underneath, a sentence each: all that can be found or, with patience for so long, what
  // a quick look finds within that time. PostgreSQL looks after its own.
  virtual std::vector<std::string> faults(std::optional<Millis> patience) = 0;
  // What servers have in common that share this store; nullptr where there is one only.
  virtual Cluster* cluster() { return nullptr; }
};

// Until it is closed or the program ends, however that happens, nobody else has an exclusive store, and nobody serves
// it. Who serves it has it exclusively, too, but for others who serve the same in PostgreSQL.
enum class Access : std::uint8_t { Shared, Serving, Exclusive };

// `sqlite:FILE` or `postgres://...`. Makes or migrates the schema. Throws StoreError with what to do about it;
// StoreTaken if it is to be served or exclusive, and somebody has it already.
std::unique_ptr<Store> open_store(const std::string& address, Access access = Access::Shared);

// In the user's data folder, which is made if need be: `sqlite:.../roundtable/roundtable.db`.
std::string default_store();

}  // namespace roundtable::server
