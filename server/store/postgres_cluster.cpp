#include "server/store/postgres_cluster.h"

#include <fmt/format.h>

#include <chrono>
#include <map>
#include <random>

#include "server/store/peer_message.h"
#include "server/store/postgres_channel.h"
#include "server/store/postgres_cluster_statements.h"
#include "server/store/postgres_statements.h"
#include "server/store/store.h"

namespace roundtable::server::postgres {

namespace {

constexpr std::size_t kLongestMessage = 7'900;  // bytes; NOTIFY takes less than 8,000

std::string random_node() {
  std::random_device random;
  return fmt::format("{:08x}{:08x}{:08x}", random(), random(), random());
}

std::int64_t now_in_millis() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

Column texts_in(const std::vector<std::string>& texts) {
  auto column = Column::texts();
  for (const std::string& text : texts) column.add(text);
  return column;
}

std::vector<std::string> first_column(const Rows& rows) {
  std::vector<std::string> texts;
  texts.reserve(static_cast<std::size_t>(rows.size()));
  for (int row = 0; row < rows.size(); ++row) texts.push_back(rows.string(row, 0));
  return texts;
}

}  // namespace

std::vector<Lease> leases_in(const Rows& rows) {
  std::vector<Lease> leases;
  leases.reserve(static_cast<std::size_t>(rows.size()));
  for (int row = 0; row < rows.size(); ++row) leases.push_back({rows.string(row, 0), rows.number(row, 1)});
  return leases;
}

PostgresCluster::PostgresCluster(const Address& address, std::function<void(const Work&)> attempt)
    : address_(address), attempt_(std::move(attempt)), node_(random_node()) {}

Rows PostgresCluster::ask(const Statement& statement, const Values& values) {
  std::vector<Rows> rows;
  attempt_([&](Connection& connection) { rows.push_back(connection.ask(statement, values)); });
  return std::move(rows.back());
}

// If several nodes start at the same time, all of them use the key that is stored first.
void PostgresCluster::learn_key() {
  const std::string kind = "ring key";
  const std::string id = "ours";
  const std::string nobody;
  ask(kSaveFirstNote, Values::of(kind, id, nobody, nobody, now_in_millis(), MessageSeal::new_key()));
  seal_ = std::make_unique<MessageSeal>(ask(kNote, Values::of(kind, id)).string(0, 5));
}

Round PostgresCluster::round(const std::vector<std::string>& chores, int most) {
  Round round;
  attempt_([&](Connection& connection) {
    connection.send(kRenew, Values::of(node_));
    connection.send(kWant, Values::of(node_, texts_in(chores)));
    connection.send(kTakeDue, Values::of(node_, std::int64_t{most}));
    connection.send(kNodes, Values());
    const auto answers = connection.answers();
    round.lapsed = answers[0].number(0, 0) == 0;
    for (Lease& chore : leases_in(answers[1])) round.chores.push_back(std::move(chore.table));
    round.taken = leases_in(answers[2]);
    round.nodes = first_column(answers[3]);
  });
  return round;
}

std::optional<std::string> PostgresCluster::tell(const std::string& figures) {
  const auto rows = ask(kTell, Values::of(node_, figures));
  const std::string by = rows.size() > 0 ? rows.string(0, 0) : std::string();
  return by.empty() ? std::nullopt : std::optional(by);
}

std::vector<NodeState> PostgresCluster::nodes() {
  const auto rows = ask(kNodeStates, Values());
  std::vector<NodeState> nodes;
  nodes.reserve(static_cast<std::size_t>(rows.size()));
  for (int row = 0; row < rows.size(); ++row) {
    nodes.push_back({.id = rows.string(row, 0),
                     .started = rows.number(row, 1),
                     .seen = rows.number(row, 2),
                     .leases = rows.number(row, 3),
                     .alive = rows.number(row, 4) != 0,
                     .figures = rows.string(row, 5)});
  }
  return nodes;
}

void PostgresCluster::leave() {
  attempt_([&](Connection& connection) {
    for (const Statement& statement : kLeaveCluster) connection.send(statement, Values::of(node_));
    send(connection, PeerMessage{.node = node_, .at = now_in_millis(), .leaves = true});
    connection.answers();
  });
}

std::vector<Entry> PostgresCluster::entries_from(const std::string& table, std::int64_t number) {
  const auto rows = ask(kEntriesFrom, Values::of(table, number));
  std::vector<Entry> entries;
  entries.reserve(static_cast<std::size_t>(rows.size()));
  for (int row = 0; row < rows.size(); ++row) {
    entries.push_back(
        {.table = table, .number = rows.number(row, 0), .at = rows.number(row, 1), .text = rows.string(row, 2)});
  }
  return entries;
}

std::vector<std::pair<std::string, std::int64_t>> PostgresCluster::lengths(const std::vector<std::string>& tables) {
  const auto rows = ask(kLengths, Values::of(texts_in(tables)));
  std::vector<std::pair<std::string, std::int64_t>> lengths;
  lengths.reserve(static_cast<std::size_t>(rows.size()));
  for (int row = 0; row < rows.size(); ++row) lengths.emplace_back(rows.string(row, 0), rows.number(row, 1));
  return lengths;
}

std::vector<Whereabouts> PostgresCluster::present(const std::vector<std::string>& places) {
  const auto rows = ask(kPresent, Values::of(node_, texts_in(places)));
  std::vector<Whereabouts> found;
  found.reserve(static_cast<std::size_t>(rows.size()));
  for (int row = 0; row < rows.size(); ++row) {
    found.push_back({rows.string(row, 0), rows.string(row, 1), rows.string(row, 2), rows.string(row, 3)});
  }
  return found;
}

std::vector<std::string> PostgresCluster::void_tokens(const std::vector<std::string>& hashes) {
  return first_column(ask(kVoidOf, Values::of(texts_in(hashes))));
}

std::unique_ptr<PeerChannel> PostgresCluster::listen(PeerChannel::Handlers handlers) {
  return open_channel(address_, node_, *seal_, std::move(handlers));
}

void PostgresCluster::send(Connection& connection, const BatchPlan& plan) const {
  const ClusterPart& part = plan.batch().cluster;
  if (!part.wanted.empty()) connection.send(kWant, Values::of(node_, texts_in(part.wanted)));
  if (!part.let_go.empty()) connection.send(kLetGo, Values::of(node_, texts_in(part.let_go)));
  if (!part.movements.empty()) {
    auto places = Column::texts();
    auto people = Column::texts();
    auto texts = Column::texts();
    auto left = Column::texts();
    auto who = Column::texts();
    std::map<std::pair<std::string_view, std::string_view>, const Whereabouts*> last;
    for (const Whereabouts& one : part.movements) last[{one.place, one.person}] = &one;
    for (const auto& [where, one] : last) {
      (one->text ? places : left).add(one->place);
      (one->text ? people : who).add(one->person);
      if (one->text) texts.add(*one->text);
    }
    connection.send(kGo, Values::of(node_, left, who));
    connection.send(kCome, Values::of(node_, places, people, texts));
  }
  for (const auto& [node, by] : part.ended) connection.send(kEnd, Values::of(node, by));
  send(connection, message_of(plan, node_, now_in_millis()));
}

// Each message starts with the sender's id in plain text, so that nodes can skip their own without decrypting them.
void PostgresCluster::send(Connection& connection, const PeerMessage& message) const {
  for (const std::string& text : texts_of(message, MessageSeal::room_in(kLongestMessage - node_.size()))) {
    connection.send(kPeerMessage, Values::of(node_ + seal_->seal(text)));
  }
}

}  // namespace roundtable::server::postgres
