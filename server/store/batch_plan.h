#pragma once

#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/store/store.h"

namespace roundtable::server {

using TableSet = std::set<std::string, std::less<>>;

// The part of a batch that concerns one table.
struct TablePlan {
  std::string_view id;
  const TableHead* head = nullptr;
  std::vector<const Entry*> entries;  // numbered without gaps
  const TableIndex* index = nullptr;  // the last one
  const FinishedGame* finished = nullptr;
};

// A batch sorted by table, as both stores write it. Refers to the batch. Throws std::invalid_argument for data that the
// stores cannot keep.
class BatchPlan {
 public:
  explicit BatchPlan(const Batch& batch);

  const Batch& batch() const { return batch_; }
  std::span<const TablePlan> tables() const { return tables_; }
  bool touches(std::string_view table) const { return numbers_.contains(table); }
  void leave_out(const TableSet& tables);
  // By id, so that two writers of the same tables cannot deadlock.
  void sort();

 private:
  TablePlan& of(std::string_view table);
  void number_tables();

  const Batch& batch_;
  std::vector<TablePlan> tables_;
  std::unordered_map<std::string_view, std::size_t> numbers_;
};

}  // namespace roundtable::server
