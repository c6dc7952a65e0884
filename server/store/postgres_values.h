#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace roundtable::server::postgres {

// A column of many rows, in PostgreSQL's binary format of arrays.
class Column {
 public:
  static Column texts() { return Column(25); }    // the type's oid
  static Column numbers() { return Column(20); }  // bigint

  void add(std::string_view text);
  void add(std::int64_t number);
  void add(const std::optional<std::int64_t>& number);
  void add_nothing();

  const std::string& bytes() const { return bytes_; }

 private:
  explicit Column(std::uint32_t type);
  void count();

  std::string bytes_;
  std::uint32_t size_ = 0;
};

// A statement's parameters in binary format.
class Values {
 public:
  template <class... Any>
  static Values of(const Any&... all) {
    Values values;
    (values.add(all), ...);
    return values;
  }
  static Values of_columns(const std::vector<Column>& columns) {
    Values values;
    for (const Column& column : columns) values.add(column);
    return values;
  }

  int size() const { return static_cast<int>(values_.size()); }
  std::vector<const char*> pointers() const;
  std::vector<int> lengths() const;
  std::vector<int> formats() const { return std::vector<int>(values_.size(), 1); }

 private:
  void add(std::string_view text) { values_.emplace_back(std::string(text)); }
  void add(const std::string& text) { values_.emplace_back(text); }
  void add(std::int64_t number);
  void add(const std::optional<std::string>& text) { values_.push_back(text); }
  void add(const Column& column) { values_.emplace_back(column.bytes()); }

  std::vector<std::optional<std::string>> values_;
};

}  // namespace roundtable::server::postgres
