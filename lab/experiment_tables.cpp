#include "lab/experiment_tables.h"

#include "lab/option_change.h"

namespace roundtable {

namespace {

constexpr std::size_t kMostConditions = 200;

}  // namespace

Status TableList::add(Condition condition, std::int64_t line) {
  if (experiment_.conditions.size() >= kMostConditions) {
    return fault_at(line, "too many tables, allowed: " + std::to_string(kMostConditions));
  }
  experiment_.conditions.push_back(std::move(condition));
  lines_.push_back(line);
  return {};
}

Status TableList::set(Condition& condition, const std::string& option, const toml::node& value,
                      std::int64_t line) const {
  const std::string json = json_of(value);
  auto options = with_option(experiment_.game, condition.options, option, json);
  if (!options) return fault_at(line == 0 ? line_of(value) : line, "option: " + options.error().message);
  condition.options = std::move(*options);
  condition.name += (condition.name.empty() ? "" : ", ") + label(option, json);
  return {};
}

Status TableList::vary(const std::string& option, const toml::node& value, std::int64_t line) {
  Condition changed = experiment_.conditions[0];
  changed.base = 0;
  changed.name.clear();
  if (line == 0) line = line_of(value);
  if (option == "players") {
    const auto players = value.value<std::int64_t>().value_or(0);
    if (players < 2 || players > kMaxSeats) {
      return fault_at(line, "players: found " + json_of(value) + ", allowed: 2 to " + std::to_string(kMaxSeats));
    }
    changed.players = static_cast<int>(players);
    if (changed.players != experiment_.conditions[0].players) changed.base.reset();
    changed.name = std::to_string(players) + " players";
  } else if (option == "bots") {
    if (Status status = read_texts(&value, "bots", changed.bots); !status) return status;
    changed.name = label(option, json_of(value));
  } else if (Status status = set(changed, option, value, line); !status) {
    return status;
  }
  return add(std::move(changed), line);
}

Result<std::vector<std::int64_t>> TableList::list_at(const std::string& option) const {
  const auto found = option_numbers(experiment_.game, experiment_.conditions[0].options, option);
  if (!found) return Error{"option: " + found.error().message};
  return *found;
}

std::string TableList::label(const std::string& option, std::string json) {
  std::erase_if(json, [](char c) { return c == '[' || c == ']' || c == '"'; });
  return option + "=" + (json.empty() ? "none" : json);
}

}  // namespace roundtable
