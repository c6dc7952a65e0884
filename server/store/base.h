#pragma once

#include <vector>

#include "server/store/batch_plan.h"
#include "server/store/store.h"

namespace roundtable::server {

// Base of both stores: saves a batch without the tables in conflict.
class BaseStore : public Store {
 public:
  Committed commit(const Batch& batch) final;
  std::optional<StoredTable> table(const std::string& id) final;

 protected:
  struct Saved {
    TableSet conflicts;  // if not empty, nothing was saved
    std::vector<std::string> names_taken, sessions_void, versions_old;
    std::vector<Lease> leases;
  };
  // All of the plan or nothing.
  virtual Saved save(BatchPlan& plan) = 0;
  virtual std::optional<StoredTable> read_table(const std::string& id) = 0;

 private:
  TableSet in_conflict_;  // not read since the conflict
};

// Position of a table in a person's lists. `past`: 0 current, 1 finished (sorted by time), 2 closed without a result.
struct Shelf {
  std::int64_t past = 0, updated = 0;

  static Shelf of(Phase phase, Millis updated);
  bool operator==(const Shelf&) const = default;
};

// For people who are named at a table without a seat.
constexpr std::int64_t kNamedShelf = 3;

// -1 for no value, as the statements expect.
inline std::int64_t any_or(std::optional<bool> on) { return on.has_value() ? static_cast<std::int64_t>(*on) : -1; }

// Ids of people as one text, separated by spaces. Our ids contain none.
std::string join_people(const std::vector<std::string>& people);
std::vector<std::string> split_people(std::string_view text);

}  // namespace roundtable::server
