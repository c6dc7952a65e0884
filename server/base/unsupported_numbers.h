#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace roundtable::server {

// A JSON number with a fraction or an exponent, or beyond 64 bits. It is valid JSON, but no field takes it.
struct OddNumber {
  std::string field;  // `decision`, `options.points[2]`
  std::string text;   // as the client wrote it
};

// The JSON with null in place of odd numbers, and the first of them. Invalid JSON is left unchanged.
struct WithoutOddNumbers {
  std::string json;
  std::optional<OddNumber> first;
};
WithoutOddNumbers without_odd_numbers(std::string_view json);

}  // namespace roundtable::server
