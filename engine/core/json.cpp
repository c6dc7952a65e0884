#include "engine/core/json.h"

#include <algorithm>
#include <charconv>

#include "engine/core/utf8.h"

namespace roundtable {

namespace {

constexpr int kMaxDepth = 64;
constexpr std::size_t kMaxMembers = 256;

}  // namespace

class JsonParser {
 public:
  explicit JsonParser(std::string_view text) : text_(text) {}

  Result<Json> run() {
    Json value;
    skip_space();
    if (!read_value(value, 0)) return failure();
    skip_space();
    if (at_ != text_.size()) {
      fail("nothing more after the value");
      return failure();
    }
    return value;
  }

 private:
  Error failure() const {
    std::string found = "the end";
    if (at_ < text_.size()) {
      const auto byte = static_cast<unsigned char>(text_[at_]);
      found = byte >= 0x20 && byte < 0x7F ? "`" + std::string(1, text_[at_]) + "`" : "byte " + std::to_string(byte);
    }
    return Error{"not valid JSON at byte " + std::to_string(at_) + ": found " + found + ", expected " + expected_};
  }

  bool fail(std::string_view expected) {
    if (expected_.empty()) expected_ = expected;
    return false;
  }

  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool accept(char wanted) {
    if (at_ >= text_.size() || text_[at_] != wanted) return false;
    ++at_;
    return true;
  }
  void skip_space() {
    while (at_ < text_.size() && (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r')) ++at_;
  }

  bool read_value(Json& value, int depth) {
    if (depth > kMaxDepth) return fail("at most 64 levels of nesting");
    switch (peek()) {
      case '{': return read_object(value, depth);
      case '[': return read_array(value, depth);
      case '"': value.kind_ = Json::Kind::String; return read_string(value.string_);
      case 't': value.number_ = 1; return read_word("true", value, Json::Kind::Bool);
      case 'f': return read_word("false", value, Json::Kind::Bool);
      case 'n': return read_word("null", value, Json::Kind::Null);
      default: return read_number(value);
    }
  }

  bool read_word(std::string_view word, Json& value, Json::Kind kind) {
    if (text_.substr(at_, word.size()) != word) return fail("true, false or null");
    at_ += word.size();
    value.kind_ = kind;
    return true;
  }

  bool read_number(Json& value) {
    const std::size_t start = at_;
    const std::size_t digits = start + (peek() == '-' ? 1 : 0);
    const char* const begin = text_.data() + start;
    const char* const end = text_.data() + text_.size();
    const auto [stop, error] = std::from_chars(begin, end, value.number_);
    if (error == std::errc::result_out_of_range) return fail("a whole number that fits in 64 bits");
    if (error != std::errc()) return fail("a value");
    const auto after = static_cast<std::size_t>(stop - text_.data());
    if (text_[digits] == '0' && after > digits + 1) return fail("a number without leading zeros");
    at_ = after;
    if (peek() == '.' || peek() == 'e' || peek() == 'E') return fail("a whole number");
    value.kind_ = Json::Kind::Number;
    return true;
  }

  bool read_hex(std::uint32_t& code) {
    code = 0;
    for (int i = 0; i < 4; ++i, ++at_) {
      const char c = peek();
      std::uint32_t digit = 0;
      if (c >= '0' && c <= '9') {
        digit = static_cast<std::uint32_t>(c - '0');
      } else if (c >= 'a' && c <= 'f') {
        digit = static_cast<std::uint32_t>(c - 'a' + 10);
      } else if (c >= 'A' && c <= 'F') {
        digit = static_cast<std::uint32_t>(c - 'A' + 10);
      } else {
        return fail("four hexadecimal digits");
      }
      code = code * 16 + digit;
    }
    return true;
  }

  bool read_escape(std::string& out) {
    constexpr std::string_view kNames = "\"\\/bfnrt";
    constexpr std::string_view kBytes = "\"\\/\b\f\n\r\t";
    const auto which = at_ < text_.size() ? kNames.find(peek()) : std::string_view::npos;
    if (which != std::string_view::npos) {
      ++at_;
      out.push_back(kBytes[which]);
      return true;
    }
    if (!accept('u')) return fail("an escape such as \\n or \\u0041");
    std::uint32_t code = 0;
    if (!read_hex(code)) return false;
    if (code >= 0xDC00 && code < 0xE000) return fail("a surrogate pair in the right order");
    if (code >= 0xD800 && code < 0xDC00) {
      std::uint32_t low = 0;
      if (!accept('\\') || !accept('u') || !read_hex(low) || low < 0xDC00 || low >= 0xE000) {
        return fail("the second half of a surrogate pair");
      }
      code = 0x10000 + ((code - 0xD800) << 10U) + (low - 0xDC00);
    }
    append_character(out, code);
    return true;
  }

  bool read_wide(std::string& out) {
    std::string_view rest = text_.substr(at_);
    if (!take_character(rest)) return fail("UTF-8");
    const std::size_t length = text_.size() - at_ - rest.size();
    out += text_.substr(at_, length);
    at_ += length;
    return true;
  }

  bool read_string(std::string& out) {
    ++at_;
    while (at_ < text_.size()) {
      const char c = peek();
      if (static_cast<unsigned char>(c) < 0x20) return fail("no control character inside a string");
      if (static_cast<unsigned char>(c) >= 0x80) {
        if (!read_wide(out)) return false;
        continue;
      }
      ++at_;
      if (c == '"') return true;
      if (c != '\\') {
        out.push_back(c);
      } else if (!read_escape(out)) {
        return false;
      }
    }
    return fail("a closing quote");
  }

  bool read_array(Json& value, int depth) {
    value.kind_ = Json::Kind::Array;
    ++at_;
    skip_space();
    if (accept(']')) return true;
    while (true) {
      skip_space();
      if (!read_value(value.items_.emplace_back(), depth + 1)) return false;
      skip_space();
      if (accept(']')) return true;
      if (!accept(',')) return fail("`,` or `]`");
    }
  }

  bool read_object(Json& value, int depth) {
    value.kind_ = Json::Kind::Object;
    ++at_;
    skip_space();
    if (accept('}')) return true;
    while (true) {
      skip_space();
      if (peek() != '"') return fail("a quoted name");
      std::string name;
      if (!read_string(name)) return false;
      if (value.find(name) != nullptr) return fail("each name once");
      if (value.members_.size() == kMaxMembers) return fail("at most 256 names in an object");
      skip_space();
      if (!accept(':')) return fail("`:`");
      skip_space();
      auto& member = value.members_.emplace_back(std::move(name), Json());
      if (!read_value(member.second, depth + 1)) return false;
      skip_space();
      if (accept('}')) return true;
      if (!accept(',')) return fail("`,` or `}`");
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::string expected_;
};

Result<Json> Json::parse(std::string_view text) { return JsonParser(text).run(); }

const Json* Json::find(std::string_view name) const {
  for (const auto& member : members_) {
    if (member.first == name) return &member.second;
  }
  return nullptr;
}

namespace {

void write_value(JsonWriter& out, const Json& value) {
  switch (value.kind()) {
    case Json::Kind::Null: out.null(); break;
    case Json::Kind::Bool: out.value(value.boolean()); break;
    case Json::Kind::Number: out.value(value.number()); break;
    case Json::Kind::String: out.value(value.string()); break;
    case Json::Kind::Array:
      out.begin_array();
      for (const auto& item : value.items()) write_value(out, item);
      out.end_array();
      break;
    case Json::Kind::Object:
      out.begin_object();
      for (const auto& [name, content] : value.members()) {
        out.foreign_key(name);
        write_value(out, content);
      }
      out.end_object();
      break;
  }
}

}  // namespace

std::string Json::text() const {
  JsonWriter out;
  write_value(out, *this);
  return out.take();
}

const char* name_of(Json::Kind kind) {
  switch (kind) {
    case Json::Kind::Null: return "null";
    case Json::Kind::Bool: return "true or false";
    case Json::Kind::Number: return "a number";
    case Json::Kind::String: return "a text";
    case Json::Kind::Array: return "a list";
    case Json::Kind::Object: return "an object";
  }
  return "?";
}

void JsonWriter::grow(std::size_t bytes) {
  constexpr std::size_t kFirst = 256;
  out_.resize(std::max({kFirst, 2 * out_.size(), size_ + bytes}));
}

std::string JsonWriter::take() {
  out_.resize(size_);
  return std::move(out_);
}

void JsonWriter::clear() {
  size_ = 0;
  parts_.clear();
  depth_ = 0;
  need_comma_ = false;
}

JsonWriter& JsonWriter::value(std::string_view text) {
  constexpr std::size_t kLongestEscape = 6;
  char* at = separated(kLongestEscape * text.size() + 2);
  *at++ = '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20) {
      constexpr std::string_view kHex = "0123456789abcdef";
      at = copied(at, "\\u00");
      *at++ = kHex[byte >> 4U];
      *at++ = kHex[byte & 15U];
      continue;
    }
    if (c == '"' || c == '\\') *at++ = '\\';
    *at++ = c;
  }
  *at++ = '"';
  return end(at);
}

JsonWriter& JsonWriter::foreign_key(std::string_view name) {
  value(name);
  char* at = room(1);
  *at++ = ':';
  need_comma_ = false;
  return end(at);
}

JsonWriter& JsonWriter::long_number(std::int64_t number) {
  constexpr std::size_t kLongest = 20;
  char* at = separated(kLongest);
  return end(std::to_chars(at, at + kLongest, number).ptr);
}

}  // namespace roundtable
