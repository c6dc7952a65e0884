#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/result.h"

namespace roundtable {

// A parsed JSON value. Numbers are whole: nothing we read has fractions, and a fraction is an error, not a rounding.
class Json {
 public:
  enum class Kind : std::uint8_t { Null, Bool, Number, String, Array, Object };
  using Member = std::pair<std::string, Json>;

  // Strict RFC 8259 in UTF-8; errors name the byte. Nesting is limited, duplicate names are refused.
  static Result<Json> parse(std::string_view text);

  Kind kind() const { return kind_; }
  bool is(Kind kind) const { return kind_ == kind; }
  bool boolean() const { return number_ != 0; }
  std::int64_t number() const { return number_; }
  const std::string& string() const { return string_; }
  const std::vector<Json>& items() const { return items_; }
  const std::vector<Member>& members() const { return members_; }
  // The member of that name, or nullptr.
  const Json* find(std::string_view name) const;
  // The value written again, compact.
  std::string text() const;

 private:
  friend class JsonParser;
  Kind kind_ = Kind::Null;
  std::int64_t number_ = 0;
  std::string string_;
  std::vector<Json> items_;
  std::vector<Member> members_;
};

const char* name_of(Json::Kind kind);

// Writes compact JSON, putting the commas in.
class JsonWriter {
 public:
  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }
  JsonWriter& key(std::string_view name);
  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(std::int64_t number);
  JsonWriter& value(int number) { return value(static_cast<std::int64_t>(number)); }
  JsonWriter& value(bool flag);
  JsonWriter& null();
  // Text that is JSON already.
  JsonWriter& raw(std::string_view json);
  template <class T>
  JsonWriter& field(std::string_view name, const T& content) {
    return key(name).value(content);
  }

  const std::string& text() const { return out_; }
  std::string take() { return std::move(out_); }
  // To write another value into the same memory.
  void clear();

  // Where the members of the outermost object begin, and the items of those that are lists. See changes.h.
  struct Part {
    std::uint32_t at;
    bool item;
  };
  const std::vector<Part>& parts() const { return parts_; }

 private:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  void separate();
  void quote(std::string_view text);

  std::string out_;
  std::vector<Part> parts_;
  int depth_ = 0;
  bool in_list_ = false;  // the member of the outermost object that is being written is a list
  bool need_comma_ = false;
};

}  // namespace roundtable
