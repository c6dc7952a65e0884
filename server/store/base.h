#pragma once

#include <vector>

#include "server/store/batch_plan.h"
#include "server/store/store.h"

namespace roundtable::server {

// What both stores have in common: saving a batch around the tables in conflict.
class BaseStore : public Store {
 public:
  Committed commit(const Batch& batch) final;
  std::optional<StoredTable> table(const std::string& id) final;

 protected:
  struct Saved {
    TableSet conflicts;  // if there are any, nothing was saved
    std::vector<std::string> names_taken, sessions_void, versions_old;
    std::vector<Lease> leases;
  };
  // All of the plan or nothing.
  virtual Saved save(BatchPlan& plan) = 0;
  virtual std::optional<StoredTable> read_table(const std::string& id) = 0;

 private:
  TableSet in_conflict_;  // not read since
};

// Where a table lies among those of a person: what they play, by time what they played, and what came to nothing.
struct Shelf {
  std::int64_t past = 0, updated = 0;

  static Shelf of(Phase phase, Millis updated);
  bool operator==(const Shelf&) const = default;
};

// Those who do not sit there, but are named.
constexpr std::int64_t kNamedShelf = 3;

// -1 for either, as statements want it.
inline std::int64_t any_or(std::optional<bool> on) { return on.has_value() ? static_cast<std::int64_t>(*on) : -1; }

// The people at a table in one text: ids are ours, and have no blanks.
std::string join_people(const std::vector<std::string>& people);
std::vector<std::string> split_people(std::string_view text);

}  // namespace roundtable::server
