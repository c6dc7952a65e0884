#pragma once

#include <algorithm>
#include <span>

#include "engine/core/position.h"

namespace roundtable {

// The ruling behind a fault's reason.
struct FaultRule {
  std::string_view reason;
  std::string_view rule;
};

// Collects the faults of a position.
class Faults {
 public:
  explicit Faults(std::span<const FaultRule> rules = {}) : rules_(rules) {}

  void add(std::string field, std::string reason, std::string message, std::vector<std::string> values = {}) {
    const auto found = std::ranges::find(rules_, std::string_view(reason), &FaultRule::reason);
    const std::string rule(found == rules_.end() ? "" : found->rule);
    list_.push_back({std::move(field), std::move(reason), std::move(message), std::move(values), rule});
  }
  bool empty() const { return list_.empty(); }
  std::vector<Fault> take() { return std::move(list_); }

 private:
  std::span<const FaultRule> rules_;
  std::vector<Fault> list_;
};

// Reads the fields of a position. A wrong field adds a fault and is then treated as missing.
class PositionFields {
 public:
  PositionFields(const Json& json, Faults& faults) : json_(json), faults_(faults) {}

 protected:
  using Kind = Json::Kind;

  bool is_object_of(std::span<const std::string_view> fields);
  const Json* find(std::string_view name) const { return json_.find(name); }
  Faults& faults() { return faults_; }

  // Adds a fault: `wanted` is a keyword that a page translates with the values, `expected` the English text.
  void wrong(const std::string& field, std::string_view wanted, const std::string& expected,
             const std::vector<std::string>& values = {});
  int number(const Json* json, const std::string& field, int least, int most, int usual);
  // The items, or none if the length is outside the limits.
  const std::vector<Json>& list(const Json* json, const std::string& field, int least, int most);
  // The index in the names, or -1.
  int name(const Json& json, const std::string& field, std::span<const std::string_view> names);

 private:
  const Json& json_;
  Faults& faults_;
};

}  // namespace roundtable
