#include "engine/medievallons/options.h"

namespace roundtable::medievallons {

namespace {

constexpr const char* kOptionNames = "first, maxTurns";

Error bad(std::string_view field, const Json& found, std::string_view allowed) {
  std::string shown = found.text();
  if (shown.size() > 60) shown = shown.substr(0, 57) + "...";
  return Error{std::string(field) + ": found " + shown + ", allowed: " + std::string(allowed)};
}

bool in_range(const Json& json, int least, int most) {
  return json.is(Json::Kind::Number) && json.number() >= least && json.number() <= most;
}

std::string range(int least, int most) { return std::to_string(least) + " to " + std::to_string(most); }

Status read_option(const std::string& name, const Json& json, Options& options) {
  if (name == "first") {
    if (!in_range(json, 0, options.players - 1)) return bad("first", json, "a seat, " + range(0, options.players - 1));
    options.first = static_cast<std::int8_t>(json.number());
    return {};
  }
  if (name == "maxTurns") {
    if (!in_range(json, 1, kMostTurns)) return bad("maxTurns", json, range(1, kMostTurns));
    options.max_turns = static_cast<std::int32_t>(json.number());
    return {};
  }
  return Error{name.substr(0, 60) + ": unknown option, allowed: " + kOptionNames};
}

}  // namespace

Result<Options> Options::from_json(int players, const Json& json) {
  Options options;
  if (players < 2 || players > kMaxSeats) {
    return Error{"players: found " + std::to_string(players) + ", allowed: 2 to 5"};
  }
  options.players = static_cast<std::uint8_t>(players);
  if (!json.is(Json::Kind::Object)) return bad("options", json, std::string("an object with ") + kOptionNames);
  for (const auto& [name, value] : json.members()) {
    if (auto status = read_option(name, value, options); !status) return status.error();
  }
  return options;
}

void Options::write_json(JsonWriter& out) const {
  out.begin_object();
  if (first >= 0) out.field("first", static_cast<int>(first));
  if (max_turns != kUsualTurns) out.field("maxTurns", static_cast<int>(max_turns));
  out.end_object();
}

}  // namespace roundtable::medievallons
