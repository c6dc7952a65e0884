#include "server/base/fields.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/core/utf8.h"
#include "engine/play/fair_stream.h"
#include "server/base/unsupported_numbers.h"

namespace roundtable::server {

namespace {

struct Range {
  char32_t first, last;
};

template <std::size_t size>
bool among(const Range (&ranges)[size], char32_t c) {
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [&](const Range& range) { return range.first <= c && c <= range.last; });
}

// Control characters, invisible characters and changes of the writing direction would garble the text of others.
constexpr Range kGarbling[] = {{0x00, 0x1F},     {0x7F, 0x9F},       {0xAD, 0xAD},      {0x034F, 0x034F},
                               {0x061C, 0x061C}, {0x115F, 0x1160},   {0x17B4, 0x17B5},  {0x180B, 0x180F},
                               {0x200B, 0x200F}, {0x2028, 0x202E},   {0x2060, 0x206F},  {0x3164, 0x3164},
                               {0xFDD0, 0xFDEF}, {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},  {0xFFF0, 0xFFFB},
                               {0xFFFE, 0xFFFF}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}};

// Spaces of any width, refused at both ends.
constexpr Range kBlank[] = {{0x20, 0x20},     {0xA0, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A},
                            {0x202F, 0x202F}, {0x205F, 0x205F}, {0x2800, 0x2800}, {0x3000, 0x3000}};

// Combining marks are drawn over the letter before them: refused at the start, and after kMostMarks others.
constexpr Range kMarks[] = {{0x0300, 0x036F}, {0x0483, 0x0489}, {0x0591, 0x05BD}, {0x0610, 0x061A}, {0x064B, 0x065F},
                            {0x06D6, 0x06DC}, {0x0900, 0x0902}, {0x0E31, 0x0E31}, {0x0E34, 0x0E3A}, {0x0E47, 0x0E4E},
                            {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0x302A, 0x302F}, {0x3099, 0x309A},
                            {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}};
constexpr int kMostMarks = 4;

}  // namespace

ReadObject read_object(std::string_view text) {
  ReadObject read;
  auto json = Json::parse(text);
  if (!json) {
    const auto without = without_odd_numbers(text);
    json = Json::parse(without.json);
    if (!json) throw Refused("bad-json", json.error().message);
    if (without.first) {
      const auto& [field, number] = *without.first;
      read.wrong = bad_field(field, "found " + number + ", allowed: whole numbers that fit in 64 bits");
    }
  }
  if (!json->is(Json::Kind::Object)) throw Refused("bad-json", "expected an object such as {\"name\":\"Ann\"}");
  read.json = std::move(*json);
  return read;
}

Json parse_object(std::string_view text) {
  ReadObject read = read_object(text);
  if (read.wrong) throw Refused(*read.wrong);
  return std::move(read.json);
}

const std::string& digits_in(const Json& json, std::string_view field) {
  if (json.is(Json::Kind::String) && Secret::from_hex(json.string())) return json.string();
  throw bad_field(std::string(field), "allowed: 64 lower-case hexadecimal digits");
}

std::string Fields::text(std::string_view name, std::size_t least, std::size_t most) const {
  const std::string allowed = "a text of " + std::to_string(least) + " to " + std::to_string(most) + " characters";
  std::string text = given(fields_.text(name, allowed));
  std::size_t length = 0;
  int marks = kMostMarks;  // no letter yet
  bool garbled = false;
  bool blank_first = false;
  bool blank = false;
  for (std::string_view rest = text; !rest.empty(); ++length) {
    const auto character = take_character(rest);
    if (!character) {  // impossible: the parser refuses invalid UTF-8
      fields_.wrong(name, allowed);
      break;
    }
    marks = among(kMarks, *character) ? marks + 1 : 0;
    garbled = garbled || among(kGarbling, *character) || marks > kMostMarks;
    blank = among(kBlank, *character);
    blank_first = blank_first || (length == 0 && blank);
  }
  if (length < least || length > most) fields_.wrong(name, allowed);
  if (garbled) fields_.wrong(name, "a text without control characters or invisible characters");
  if (blank_first || blank) fields_.wrong(name, "a text without spaces at its start or end");
  return given(std::move(text));
}

std::optional<std::int64_t> Fields::maybe_number(std::string_view name, std::int64_t least, std::int64_t most) const {
  if (!has(name)) return std::nullopt;
  return number(name, least, most);
}

}  // namespace roundtable::server
