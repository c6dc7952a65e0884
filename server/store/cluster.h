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

// Several servers on one store; each is a node. PostgreSQL is their shared log, its primary keys decide between
// concurrent writers, and NOTIFY carries their messages. A store with a single server needs none of this.

namespace roundtable::server {

// A person's presence at a place, such as a table or the hall. Valid while the reporting node is alive.
struct Whereabouts {
  std::string node;
  std::string place;
  std::string person;
  std::optional<std::string> text;  // further data; empty: the person has left
};

// A table at which the turns of these people have begun or ended.
struct Awaited {
  std::string table;
  std::vector<std::string> people;

  bool operator==(const Awaited&) const = default;
};

// A choice made at one node that another node is asked to write.
struct ForwardedChoice {
  std::string to;  // the node
  std::string table;
  std::string person;
  std::int64_t decision = 0;
  std::string choice;
  std::string traceparent;  // the trace that it belongs to; empty: not traced

  bool operator==(const ForwardedChoice&) const = default;
};

// Cluster operations in a batch's transaction.
struct ClusterPart {
  std::vector<std::string> wanted;                          // requested leases: tables, or chores by name
  std::vector<std::string> let_go;                          // released leases
  std::vector<Whereabouts> movements;                       // of people at this node
  std::vector<std::pair<std::string, std::int64_t>> spent;  // usage of limits that hold for the whole cluster
  std::vector<Awaited> turns;
  std::vector<ForwardedChoice> choices;
  std::vector<std::pair<std::string, std::string>> ended;  // nodes to shut down, and the person who ordered it
  std::set<std::string, std::less<>> followed;             // tables that peers follow: they get the new entries

  bool empty() const {
    return wanted.empty() && let_go.empty() && movements.empty() && spent.empty() && turns.empty() && choices.empty() &&
           ended.empty();
  }
};

struct Lease {
  std::string table;
  std::int64_t epoch = 1;  // how often the lease changed hands without a release, plus one
};

// A journal with new entries.
struct Growth {
  std::string table;
  std::int64_t length = 0;     // after the new entries
  std::vector<Entry> entries;  // the new entries; empty if they are too long, or no peer follows the table

  bool operator==(const Growth&) const = default;
};

// A node's message to all others after a batch: data in their caches that may be out of date.
struct PeerMessage {
  std::string node;
  std::int64_t at = 0;  // sending time, by that node's clock
  std::vector<Growth> tables;
  std::vector<std::string> rewritten;                      // tables to be read again, or deleted
  std::vector<std::string> people;                         // people who have changed
  std::vector<std::string> void_tokens;                    // hashes
  std::vector<std::pair<std::string, std::string>> notes;  // kind and id
  std::vector<Whereabouts> movements;
  std::vector<std::pair<std::string, std::int64_t>> spent;
  std::vector<Awaited> turns;
  std::vector<ForwardedChoice> choices;
  bool leaves = false;  // the node has given up all its leases
};

// Result of a round; rounds take place about twice a second.
struct Round {
  bool lapsed = false;              // our leases may have passed to another node
  std::vector<Lease> taken;         // tables with due work that had no live lease
  std::vector<std::string> chores;  // the requested chores that are ours
  std::vector<std::string> nodes;   // nodes that are alive, including this one
};

// A node as others see it.
struct NodeState {
  std::string id;
  std::int64_t started = 0, seen = 0;  // milliseconds since 1970
  std::int64_t leases = 0;
  bool alive = false;   // by the store's clock
  std::string figures;  // its figures for the others; empty: none
};

// Receives messages of peers on a thread of its own, during its lifetime.
class PeerChannel {
 public:
  struct Handlers {
    std::function<void(PeerMessage)> message;
    std::function<void()> opened;  // called after each (re)connection: earlier messages may have been lost
  };

  PeerChannel() = default;
  PeerChannel(const PeerChannel&) = delete;
  PeerChannel& operator=(const PeerChannel&) = delete;
  virtual ~PeerChannel() = default;
};

// Used like its store: by one thread at a time; throws StoreError.
class Cluster {
 public:
  Cluster() = default;
  Cluster(const Cluster&) = delete;
  Cluster& operator=(const Cluster&) = delete;
  virtual ~Cluster() = default;

  virtual const std::string& node() const = 0;
  // Renews this node's leases. Takes over up to `most` tables with due work and no live lease.
  virtual Round round(const std::vector<std::string>& chores, int most) = 0;
  // Stores this node's figures for the others. Returns the person who ordered its shutdown, if there is one.
  virtual std::optional<std::string> tell(const std::string& figures) = 0;
  // Nodes that are alive, or were lost within the last hour.
  virtual std::vector<NodeState> nodes() = 0;
  // Removes this node with its leases and presences.
  virtual void leave() = 0;

  // Journal entries of a table from this number on.
  virtual std::vector<Entry> entries_from(const std::string& table, std::int64_t number) = 0;
  virtual std::vector<std::pair<std::string, std::int64_t>> lengths(const std::vector<std::string>& tables) = 0;
  // People at other nodes.
  virtual std::vector<Whereabouts> present(const std::vector<std::string>& places) = 0;
  // The void ones among these.
  virtual std::vector<std::string> void_tokens(const std::vector<std::string>& hashes) = 0;

  virtual std::unique_ptr<PeerChannel> listen(PeerChannel::Handlers handlers) = 0;
};

}  // namespace roundtable::server
