#include "cli/plain.h"

namespace roundtable::cli {

namespace {

// `seat 0, score 3, cards 1 2 5`
std::string plain_text(const Json& json) {
  std::string text;
  switch (json.kind()) {
    case Json::Kind::Null: return "-";
    case Json::Kind::Bool: return json.boolean() ? "yes" : "no";
    case Json::Kind::String: return json.string();
    case Json::Kind::Array:
      for (const Json& item : json.items()) text += (text.empty() ? "" : " ") + plain_text(item);
      break;
    case Json::Kind::Object:
      for (const auto& [name, value] : json.members()) {
        text += (text.empty() ? "" : ", ") + name + " " + plain_text(value);
      }
      break;
    default: return json.text();
  }
  return text.empty() ? "-" : text;
}

bool is_list_of_objects(const Json& json) {
  return json.is(Json::Kind::Array) && !json.items().empty() && json.items()[0].is(Json::Kind::Object);
}

// Fields of every view that are shown outside of the plain table.
bool is_told_elsewhere(std::string_view name) {
  return name == "game" || name == "players" || name == "options" || name == "asked" || name == "legal";
}

}  // namespace

std::string plain_table(const std::string& json, const Style& style) {
  const auto view = Json::parse(json);
  std::string text;
  const auto add = [&](const std::string& line) { text += "  " + wrapped(line, style.width - 2, 4) + "\n"; };
  if (!view) return text;
  for (const auto& [name, value] : view->members()) {
    if (is_told_elsewhere(name)) continue;
    if (!is_list_of_objects(value)) {
      add(name + ": " + plain_text(value));
      continue;
    }
    for (const Json& item : value.items()) add(name + ": " + plain_text(item));
  }
  return text;
}

std::string plain_question(const std::string& json) {
  const auto view = Json::parse(json);
  const Json* asked = view ? view->find("asked") : nullptr;
  const Json* question = asked == nullptr ? nullptr : asked->find("question");
  return question == nullptr ? "choose:" : question->string();
}

}  // namespace roundtable::cli
