#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/store/batch_plan.h"
#include "server/store/cluster.h"
#include "server/store/message_seal.h"
#include "server/store/postgres_address.h"
#include "server/store/postgres_connection.h"

namespace roundtable::server::postgres {

// A node of a cluster on one PostgreSQL.
class PostgresCluster final : public Cluster {
 public:
  using Work = std::function<void(Connection&)>;
  // `attempt` runs work with a connection and turns errors into StoreError.
  PostgresCluster(const Address& address, std::function<void(const Work&)> attempt);

  const std::string& node() const override { return node_; }
  Round round(const std::vector<std::string>& chores, int most) override;
  std::optional<std::string> tell(const std::string& figures) override;
  std::vector<NodeState> nodes() override;
  void leave() override;
  std::vector<Entry> entries_from(const std::string& table, std::int64_t number) override;
  std::vector<std::pair<std::string, std::int64_t>> lengths(const std::vector<std::string>& tables) override;
  std::vector<Whereabouts> present(const std::vector<std::string>& places) override;
  std::vector<std::string> void_tokens(const std::vector<std::string>& hashes) override;
  std::unique_ptr<PeerChannel> listen(PeerChannel::Handlers handlers) override;

  // Reads the key for messages, or creates it. Call first.
  void learn_key();
  // Sends a batch's cluster operations as part of its transaction. The first answer has the leases if any were
  // requested.
  void send(Connection& connection, const BatchPlan& plan) const;

 private:
  Rows ask(const Statement& statement, const Values& values);
  void send(Connection& connection, const PeerMessage& message) const;

  const Address& address_;
  std::function<void(const Work&)> attempt_;
  std::string node_;
  std::unique_ptr<const MessageSeal> seal_;
};

std::vector<Lease> leases_in(const Rows& rows);

}  // namespace roundtable::server::postgres
