#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/store/entry.h"

// Several servers on one store, each of them a node. PostgreSQL is the log they share, its primary keys say who was
// first, and its NOTIFY is the bell. A store that has one server knows nothing of this.

namespace roundtable::server {

// Somebody who is at a place: at a table, in the hall. It holds for as long as the node lives that says so.
struct Whereabouts {
  std::string node;
  std::string place;
  std::string person;
  std::optional<std::string> text;  // what else is to be known; nothing: they have gone
};

// A table, and people whom it waits for, or does not any more.
struct Awaited {
  std::string table;
  std::vector<std::string> people;

  bool operator==(const Awaited&) const = default;
};

// A choice of somebody at one node that another is asked to write.
struct ForwardedChoice {
  std::string to;  // the node
  std::string table;
  std::string person;
  std::int64_t decision = 0;
  std::string choice;
  std::string traceparent;  // whose part it is; empty: it is not traced

  bool operator==(const ForwardedChoice&) const = default;
};

// What a batch does for the nodes, besides what it saves.
struct ClusterPart {
  std::vector<std::string> wanted;     // leases that are asked for: tables, or chores by their names
  std::vector<std::string> let_go;     // leases that are given up
  std::vector<Whereabouts> movements;  // of people at this node
  std::vector<std::pair<std::string, std::int64_t>> spent;  // of limits that hold for all nodes
  std::vector<Awaited> turns;
  std::vector<ForwardedChoice> choices;
  std::vector<std::pair<std::string, std::string>> ended;  // nodes that are told to end, and by whom
  std::set<std::string, std::less<>> followed;             // tables that others have, too: they are told what is added

  bool empty() const {
    return wanted.empty() && let_go.empty() && movements.empty() && spent.empty() && turns.empty() && choices.empty() &&
           ended.empty();
  }
};

struct Lease {
  std::string table;
  std::int64_t epoch = 1;  // how many have had it in a row without one letting it go
};

// A journal that has grown.
struct Growth {
  std::string table;
  std::int64_t length = 0;     // now
  std::vector<Entry> entries;  // the last ones; none where they would be too long, or nobody else may have the table

  bool operator==(const Growth&) const = default;
};

// What a node tells all the others when a batch is saved: what they know of that may be old.
struct Ring {
  std::string node;
  std::int64_t at = 0;  // when it was rung, by that node's clock
  std::vector<Growth> tables;
  std::vector<std::string> rewritten;                      // tables that are to be read anew, or are no more
  std::vector<std::string> people;                         // about whom something changed
  std::vector<std::string> void_tokens;                    // hashes
  std::vector<std::pair<std::string, std::string>> notes;  // kind and id
  std::vector<Whereabouts> movements;
  std::vector<std::pair<std::string, std::int64_t>> spent;
  std::vector<Awaited> turns;
  std::vector<ForwardedChoice> choices;
  bool leaves = false;  // that node has given up all that it had
};

// Every half second or so.
struct Round {
  bool lapsed = false;              // our leases may be somebody else's by now
  std::vector<Lease> taken;         // tables where something is due, and nobody looked after
  std::vector<std::string> chores;  // of those asked for, which are ours
  std::vector<std::string> nodes;   // who is alive, ourselves included
};

// A node as the others know it.
struct NodeState {
  std::string id;
  std::int64_t started = 0, seen = 0;  // milliseconds since 1970
  std::int64_t leases = 0;
  bool alive = false;   // by the clock of the store
  std::string figures;  // what it tells of itself; empty: nothing
};

// Hears what others ring, on a thread of its own, for as long as it exists.
class Bell {
 public:
  struct Hearers {
    std::function<void(Ring)> ring;
    std::function<void()> opened;  // whenever it begins to hear: what was rung before may have been missed
  };

  Bell() = default;
  Bell(const Bell&) = delete;
  Bell& operator=(const Bell&) = delete;
  virtual ~Bell() = default;
};

// Used like the store that it is a part of: by one thread at a time, throws StoreError.
class Cluster {
 public:
  Cluster() = default;
  Cluster(const Cluster&) = delete;
  Cluster& operator=(const Cluster&) = delete;
  virtual ~Cluster() = default;

  virtual const std::string& node() const = 0;
  // We are alive for another while; takes up to so many tables where something is due that nobody looks after.
  virtual Round round(const std::vector<std::string>& chores, int most) = 0;
  // What others are to know of this node. Answers who has told it to end, if anybody did.
  virtual std::optional<std::string> tell(const std::string& figures) = 0;
  // Those that are alive or were lost within the hour.
  virtual std::vector<NodeState> nodes() = 0;
  // All leases and whereabouts of this node, and that it is alive.
  virtual void leave() = 0;

  // What was added to a table's journal from that number on.
  virtual std::vector<Entry> entries_from(const std::string& table, std::int64_t number) = 0;
  virtual std::vector<std::pair<std::string, std::int64_t>> lengths(const std::vector<std::string>& tables) = 0;
  // Of people at other nodes.
  virtual std::vector<Whereabouts> present(const std::vector<std::string>& places) = 0;
  // Which of these are void.
  virtual std::vector<std::string> void_tokens(const std::vector<std::string>& hashes) = 0;

  virtual std::unique_ptr<Bell> listen(Bell::Hearers hearers) = 0;
};

}  // namespace roundtable::server
