#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/store/test_stores.h"

namespace roundtable::server {

// Two servers on one PostgreSQL.
class ClusterTest : public testing::Test {
 protected:
  void SetUp() override {
    NEED_POSTGRES();
    schema_ = std::make_unique<TestSchema>();
    one_ = join();
    other_ = join();
  }

  std::unique_ptr<Store> join() { return open_store(schema_->address(), Access::Serving); }
  static Round round(Store& store, int most = 10) { return store.cluster()->round({}, most); }
  static std::vector<std::string> want(Store& store, std::vector<std::string> tables) {
    Batch batch;
    batch.cluster.wanted = std::move(tables);
    return ids_of(store.commit(batch).leases);
  }
  static std::vector<std::string> ids_of(const std::vector<Lease>& leases) {
    std::vector<std::string> ids;
    for (const Lease& lease : leases) ids.push_back(lease.table);
    return ids;
  }
  // Lets the node's leases expire, as if it had been silent for too long.
  void lapse(Store& store) {
    run_postgres(schema_->address(), "UPDATE roundtable_nodes SET until = now() - interval '1 ms' WHERE id = '" +
                                         store.cluster()->node() + "'");
  }
  static Batch table_due(const std::string& id, Millis due) {
    Batch batch = new_table(id);
    batch.indexes.push_back({.id = id, .phase = Phase::Playing, .due = due});
    return batch;
  }

  std::unique_ptr<TestSchema> schema_;
  std::unique_ptr<Store> one_, other_;
};

}  // namespace roundtable::server
