#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/result.h"

namespace roundtable {

// A parsed JSON value. Numbers are integers; a fraction is an error.
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
  // Compact JSON.
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

// Writes compact JSON and its commas. Member names are string literals and are not escaped.
class JsonWriter {
 public:
  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }
  JsonWriter& key(std::string_view name) {
    char* at = separated(name.size() + 3);
    if (depth_ == 1) parts_.push_back({position(at), false});
    *at++ = '"';
    at = copied(at, name);
    *at++ = '"';
    *at++ = ':';
    need_comma_ = false;
    return end(at);
  }
  // A name that may need escaping.
  JsonWriter& foreign_key(std::string_view name);
  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(std::int64_t number) {
    if (number < 0 || number > 9) return long_number(number);
    char* at = separated(1);
    *at++ = static_cast<char>('0' + number);
    return end(at);
  }
  JsonWriter& value(int number) { return value(static_cast<std::int64_t>(number)); }
  JsonWriter& value(bool flag) { return raw(flag ? "true" : "false"); }
  JsonWriter& null() { return raw("null"); }
  // Text that is JSON already.
  JsonWriter& raw(std::string_view json) { return end(copied(separated(json.size()), json)); }
  template <class T>
  JsonWriter& field(std::string_view name, const T& content) {
    return key(name).value(content);
  }

  std::string_view text() const { return {out_.data(), size_}; }
  std::string take();
  // Keeps the memory for the next value.
  void clear();

  // Offsets of the members of the outermost object and of the items of its lists. For JsonDiff.
  struct Part {
    std::uint32_t at;
    bool item;
  };
  const std::vector<Part>& parts() const { return parts_; }

 private:
  JsonWriter& open(char bracket) {
    char* at = separated(1);
    if (depth_ == 1) in_list_ = bracket == '[';
    ++depth_;
    need_comma_ = false;
    *at++ = bracket;
    return end(at);
  }
  JsonWriter& close(char bracket) {
    --depth_;
    need_comma_ = true;
    char* at = room(1);
    *at++ = bracket;
    return end(at);
  }
  JsonWriter& long_number(std::int64_t number);

  // Returns the write position, with space for `bytes`.
  char* room(std::size_t bytes) {
    if (out_.size() - size_ < bytes) grow(bytes);
    return out_.data() + size_;
  }
  // The same, after a comma if one is due.
  char* separated(std::size_t bytes) {
    char* at = room(bytes + 1);
    if (need_comma_) *at++ = ',';
    need_comma_ = true;
    if (depth_ == 2 && in_list_) parts_.push_back({position(at), true});
    return at;
  }
  static char* copied(char* at, std::string_view text) {
    std::memcpy(at, text.data(), text.size());
    return at + text.size();
  }
  std::uint32_t position(const char* at) const { return static_cast<std::uint32_t>(at - out_.data()); }
  JsonWriter& end(const char* at) {
    size_ = position(at);
    return *this;
  }
  void grow(std::size_t bytes);

  std::string out_;       // capacity; only size_ bytes are valid
  std::size_t size_ = 0;  // bytes written
  std::vector<Part> parts_;
  int depth_ = 0;
  bool in_list_ = false;  // the current member of the outermost object is a list
  bool need_comma_ = false;
};

}  // namespace roundtable
