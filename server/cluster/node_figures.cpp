#include "server/cluster/node_figures.h"

#include <algorithm>

namespace roundtable::server {

namespace {

// Version of the fields' meaning. Increase it when a meaning changes: servers of other versions then ignore the
// figures.
constexpr std::int64_t kMeaning = 1;

constexpr std::size_t kLongest = 2'000;  // bytes
constexpr std::size_t kLongestWord = 80;
constexpr std::size_t kMostWarnings = 20;

constexpr std::pair<std::string_view, std::optional<std::int64_t> NodeFigures::*> kNumbers[] = {
    {"people", &NodeFigures::people},   {"connections", &NodeFigures::connections}, {"tables", &NodeFigures::tables},
    {"choices", &NodeFigures::choices}, {"answers", &NodeFigures::answers},         {"lag", &NodeFigures::lag},
    {"memory", &NodeFigures::memory}};
constexpr std::pair<std::string_view, std::string NodeFigures::*> kWords[] = {{"where", &NodeFigures::where},
                                                                              {"version", &NodeFigures::version}};

// Terminals show these texts, too: only printable ASCII is accepted.
std::string word_in(const Json* json) {
  if (json == nullptr || !json->is(Json::Kind::String) || json->string().size() > kLongestWord) return {};
  const bool plain = std::ranges::all_of(json->string(), [](char c) { return c > ' ' && c <= '~'; });
  return plain ? json->string() : std::string();
}

std::optional<std::int64_t> integer_in(const Json* json) {
  if (json == nullptr || !json->is(Json::Kind::Number) || json->number() < 0) return std::nullopt;
  return json->number();
}

}  // namespace

void NodeFigures::write(JsonWriter& out) const {
  for (const auto& [name, word] : kWords) {
    if (!(this->*word).empty()) out.field(name, std::string_view(this->*word));
  }
  for (const auto& [name, number] : kNumbers) {
    if (const auto& told = this->*number) out.field(name, *told);
  }
  out.key("worries").begin_array();
  for (const auto& [what, figure] : health_warnings) {
    out.begin_object().field("what", std::string_view(what)).field("figure", figure).end_object();
  }
  out.end_array();
}

std::string NodeFigures::text() const {
  JsonWriter out;
  write(out.begin_object().field("meaning", kMeaning));
  return out.end_object().take();
}

NodeFigures NodeFigures::read(std::string_view text) {
  NodeFigures read;
  const auto json = Json::parse(text.size() <= kLongest ? text : std::string_view());
  if (!json || !json->is(Json::Kind::Object) || integer_in(json->find("meaning")) != kMeaning) return read;
  for (const auto& [name, word] : kWords) read.*word = word_in(json->find(name));
  for (const auto& [name, number] : kNumbers) read.*number = integer_in(json->find(name));
  const Json* health_warnings = json->find("worries");
  if (health_warnings == nullptr || !health_warnings->is(Json::Kind::Array)) return read;
  for (const Json& one : health_warnings->items()) {
    if (!one.is(Json::Kind::Object) || read.health_warnings.size() == kMostWarnings) continue;
    const std::string what = word_in(one.find("what"));
    const auto figure = integer_in(one.find("figure"));
    if (!what.empty() && figure) read.health_warnings.emplace_back(what, *figure);
  }
  return read;
}

}  // namespace roundtable::server
