#pragma once

#include <algorithm>
#include <span>

#include "engine/core/set_up.h"

namespace roundtable {

// Collects what is wrong with a position.
class Faults {
 public:
  void add(std::string field, std::string reason, std::string message, std::vector<std::string> values = {}) {
    list_.push_back({std::move(field), std::move(reason), std::move(message), std::move(values)});
  }
  bool empty() const { return list_.empty(); }
  std::vector<Fault> take() { return std::move(list_); }

 private:
  std::vector<Fault> list_;
};

// Reads the fields of a position, each with what is allowed there. A field that is wrong is as if nobody had written
// it.
class PositionFields {
 public:
  PositionFields(const Json& json, Faults& faults) : json_(json), faults_(faults) {}

 protected:
  using Kind = Json::Kind;

  bool is_object_of(std::span<const std::string_view> fields);
  const Json* find(std::string_view name) const { return json_.find(name); }
  Faults& faults() { return faults_; }

  void wrong(const std::string& field, const std::string& expected);
  int number(const Json* json, const std::string& field, int least, int most, int usual);
  // The items, or none; the shortest and the longest list that is allowed.
  const std::vector<Json>& list(const Json* json, const std::string& field, int least, int most);
  // Which of the names it is, or -1.
  int name(const Json& json, const std::string& field, std::span<const std::string_view> names);

 private:
  const Json& json_;
  Faults& faults_;
};

}  // namespace roundtable
