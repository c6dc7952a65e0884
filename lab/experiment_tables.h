#pragma once

#include "lab/experiment.h"
#include "lab/toml_fields.h"

namespace roundtable {

// The tables of an experiment while its file is read, each with its line for errors. The first table is the base.
class TableList {
 public:
  Experiment& experiment() { return experiment_; }
  std::int64_t line(std::size_t condition) const { return lines_[condition]; }

  Status add(Condition condition, std::int64_t line);
  // Sets an option of a table. `line` is that of the value, unless given.
  Status set(Condition& condition, const std::string& option, const toml::node& value, std::int64_t line = 0) const;
  // Adds a table like the base with that option, number of players, or bots.
  Status vary(const std::string& option, const toml::node& value, std::int64_t line = 0);
  // The numbers of an option at the base table.
  Result<std::vector<std::int64_t>> list_at(const std::string& option) const;

  // `values.quests=16,9,3`, as on the command line.
  static std::string label(const std::string& option, std::string json);

 private:
  Experiment experiment_;
  std::vector<std::int64_t> lines_;
};

}  // namespace roundtable
