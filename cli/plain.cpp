#include "cli/plain.h"

namespace roundtable::cli {

std::string plain_lines(const std::string& json) {
  const auto parsed = Json::parse(json);
  if (!parsed) return json + "\n";
  std::string text;
  for (const auto& [name, value] : parsed->members()) {
    if (name == "legal" || value.is(Json::Kind::Null)) continue;
    text += "  " + name + ": " + (value.is(Json::Kind::String) ? value.string() : value.text()) + "\n";
  }
  return text;
}

}  // namespace roundtable::cli
