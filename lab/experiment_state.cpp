#include "lab/experiment_state.h"

#include <algorithm>

#include "engine/core/json.h"

namespace roundtable {

namespace {

constexpr std::int64_t kStateVersion = 1;

// Everything that the sums depend on.
std::string tables_text(const Experiment& experiment, const std::string& version) {
  JsonWriter out;
  out.begin_object().field("state", kStateVersion).field("game", std::string_view(experiment.game));
  out.key("seed").value(std::string_view(std::to_string(experiment.seed)));
  out.field("version", std::string_view(version));
  out.key("tables").begin_array();
  for (const Condition& condition : experiment.conditions) {
    out.begin_object().field("players", condition.players).key("options").raw(condition.options);
    out.key("bots").begin_array();
    for (const auto& bot : condition.bots) out.value(std::string_view(bot));
    out.end_array();
    out.field("base", condition.base ? static_cast<int>(*condition.base) : -1).end_object();
  }
  return out.end_array().end_object().take();
}

void write_sums(JsonWriter& out, const char* name, const FigureSums& sums) {
  out.key(name).begin_object().field("games", sums.games);
  const auto list = [&](const char* key, const std::array<std::int64_t, kMostFigures>& numbers) {
    out.key(key).begin_array();
    for (const std::int64_t number : numbers) out.value(number);
    out.end_array();
  };
  list("sums", sums.sums);
  list("squares", sums.squares);
  out.end_object();
}

bool read_number(const Json& json, const char* name, std::int64_t& number) {
  const Json* found = json.find(name);
  if (found == nullptr || !found->is(Json::Kind::Number)) return false;
  number = found->number();
  return number >= 0;
}

bool read_sums(const Json& json, const char* name, std::int64_t games, FigureSums& sums) {
  const Json* object = json.find(name);
  if (object == nullptr || !read_number(*object, "games", sums.games)) return false;
  if (sums.games != games && sums.games != 0) return false;
  const auto list = [&](const char* key, std::array<std::int64_t, kMostFigures>& numbers) {
    const Json* items = object->find(key);
    if (items == nullptr || items->items().size() != numbers.size()) return false;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (!items->items()[i].is(Json::Kind::Number)) return false;
      numbers[i] = items->items()[i].number();
    }
    return true;
  };
  return list("sums", sums.sums) && list("squares", sums.squares);
}

}  // namespace

std::string state_text(const Experiment& experiment, const std::string& version, const Measurements& measurements) {
  JsonWriter out;
  out.begin_object().key("experiment").raw(tables_text(experiment, version));
  out.field("games", measurements.games).field("failures", measurements.failures);
  out.key("conditions").begin_array();
  for (const auto& condition : measurements.conditions) {
    out.begin_object();
    write_sums(out, "figures", condition.figures);
    write_sums(out, "differences", condition.differences);
    out.end_object();
  }
  return out.end_array().end_object().take() + "\n";
}

Result<Measurements> measurements_from(const Experiment& experiment, const std::string& version,
                                       std::string_view text) {
  const Error damaged{"damaged"};
  const auto json = Json::parse(text);
  if (!json) return damaged;
  const Json* tables = json->find("experiment");
  const Json* conditions = json->find("conditions");
  if (tables == nullptr || conditions == nullptr) return damaged;
  const auto expected = Json::parse(tables_text(experiment, version));
  if (!expected || tables->text() != expected->text()) return Error{"of another experiment, or of another version"};
  Measurements done;
  if (!read_number(*json, "games", done.games) || !read_number(*json, "failures", done.failures)) return damaged;
  if (conditions->items().size() != experiment.conditions.size()) return damaged;
  for (const Json& item : conditions->items()) {
    auto& condition = done.conditions.emplace_back();
    if (!read_sums(item, "figures", done.games, condition.figures)) return damaged;
    if (!read_sums(item, "differences", done.games, condition.differences)) return damaged;
  }
  return done;
}

}  // namespace roundtable
