#include "server/store/peer_message.h"

#include <algorithm>
#include <array>

#include "engine/core/json.h"

namespace roundtable::server {

namespace {

// Kinds of documents that servers cache. Others are read from the store each time.
constexpr std::array<std::string_view, 7> kRemembered = {"ban",       "house",  "block",     "holiday",
                                                         "reachable", "search", "invitation"};

// Longer entries are left out; nodes that need them read the store.
constexpr std::size_t kLongestEntries = 1'000;  // bytes per table

// An element of one of the lists in a message: {"node":"…","at":…,"tables":[["t1",12,1700000000000,"0 pick
// Q2"]],"people":["u1"],…}
struct Item {
  std::string_view list;
  std::string json;
};

void write(JsonWriter& out, const std::string& text) { out.value(std::string_view(text)); }
void write(JsonWriter& out, const std::pair<std::string, std::int64_t>& one) {
  out.begin_array().value(std::string_view(one.first)).value(one.second).end_array();
}
void write(JsonWriter& out, const std::pair<std::string, std::string>& one) {
  out.begin_array().value(std::string_view(one.first)).value(std::string_view(one.second)).end_array();
}
void write(JsonWriter& out, const Growth& one) {
  out.begin_array().value(std::string_view(one.table)).value(one.length);
  for (const Entry& entry : one.entries) out.value(entry.at).value(std::string_view(entry.text));
  out.end_array();
}
void write(JsonWriter& out, const Awaited& one) {
  out.begin_array().value(std::string_view(one.table));
  for (const std::string& person : one.people) out.value(std::string_view(person));
  out.end_array();
}
void write(JsonWriter& out, const ForwardedChoice& one) {
  out.begin_array().value(std::string_view(one.to)).value(std::string_view(one.table));
  out.value(std::string_view(one.person)).value(one.decision).value(std::string_view(one.choice));
  if (!one.traceparent.empty()) out.value(std::string_view(one.traceparent));
  out.end_array();
}
void write(JsonWriter& out, const Whereabouts& one) {
  out.begin_array().value(std::string_view(one.place)).value(std::string_view(one.person));
  one.text ? out.value(std::string_view(*one.text)) : out.null();
  out.end_array();
}

bool read(const Json& json, std::string& one) {
  if (json.is(Json::Kind::String)) one = json.string();
  return json.is(Json::Kind::String);
}
bool read(const Json& json, std::int64_t& one) {
  if (json.is(Json::Kind::Number)) one = json.number();
  return json.is(Json::Kind::Number);
}
template <class Second>
bool read(const Json& json, std::pair<std::string, Second>& one) {
  const bool pair = json.is(Json::Kind::Array) && json.items().size() == 2;
  return pair && read(json.items()[0], one.first) && read(json.items()[1], one.second);
}
bool read(const Json& json, Growth& one) {
  if (!json.is(Json::Kind::Array) || json.items().size() < 2 || json.items().size() % 2 != 0) return false;
  const auto& items = json.items();
  if (!read(items[0], one.table) || !read(items[1], one.length)) return false;
  auto number = one.length - static_cast<std::int64_t>(items.size() / 2 - 1);
  for (std::size_t i = 2; i < items.size(); i += 2) {
    Entry& entry = one.entries.emplace_back(Entry{.table = one.table, .number = number++});
    if (!read(items[i], entry.at) || !read(items[i + 1], entry.text)) return false;
  }
  return true;
}
bool read(const Json& json, Awaited& one) {
  if (!json.is(Json::Kind::Array) || json.items().empty() || !read(json.items()[0], one.table)) return false;
  return std::all_of(json.items().begin() + 1, json.items().end(),
                     [&](const Json& person) { return read(person, one.people.emplace_back()); });
}
bool read(const Json& json, ForwardedChoice& one) {
  const auto& items = json.items();
  if (!json.is(Json::Kind::Array) || items.size() < 5 || items.size() > 6) return false;
  return read(items[0], one.to) && read(items[1], one.table) && read(items[2], one.person) &&
         read(items[3], one.decision) && read(items[4], one.choice) &&
         (items.size() == 5 || read(items[5], one.traceparent));
}
bool read(const Json& json, Whereabouts& one) {
  const bool three = json.is(Json::Kind::Array) && json.items().size() == 3;
  if (!three || !read(json.items()[0], one.place) || !read(json.items()[1], one.person)) return false;
  if (json.items()[2].is(Json::Kind::Null)) return true;
  return read(json.items()[2], one.text.emplace());
}

// Calls `use` with the name of each list, and the list.
template <class AnyMessage, class Use>
void each_list(AnyMessage& message, const Use& use) {
  use("tables", message.tables);
  use("rewritten", message.rewritten);
  use("people", message.people);
  use("tokens", message.void_tokens);
  use("notes", message.notes);
  use("movements", message.movements);
  use("spent", message.spent);
  use("turns", message.turns);
  use("choices", message.choices);
}

std::vector<Item> items_of(const PeerMessage& message) {
  std::vector<Item> items;
  each_list(message, [&](std::string_view name, const auto& list) {
    for (const auto& one : list) {
      JsonWriter out;
      write(out, one);
      items.push_back({name, out.take()});
    }
  });
  return items;
}

Growth growth_of(const TablePlan& table, bool followed) {
  Growth growth{.table = std::string(table.id), .length = table.entries.back()->number + 1};
  std::size_t bytes = 0;
  for (const Entry* entry : table.entries) bytes += entry->text.size();
  if (!followed || bytes > kLongestEntries) return growth;
  for (const Entry* entry : table.entries) growth.entries.push_back(*entry);
  return growth;
}

}  // namespace

PeerMessage message_of(const BatchPlan& plan, const std::string& node, std::int64_t at) {
  const Batch& batch = plan.batch();
  PeerMessage message{.node = node, .at = at};
  for (const TablePlan& table : plan.tables()) {
    if (!table.entries.empty()) message.tables.push_back(growth_of(table, batch.cluster.followed.contains(table.id)));
  }
  for (const Rewriting& one : batch.rewritings) message.rewritten.push_back(one.table);
  for (const Folding& one : batch.foldings) message.rewritten.push_back(one.table);
  for (const std::string& table : batch.dropped) message.rewritten.push_back(table);
  for (const std::string& user : batch.erased) message.people.push_back(user);
  message.void_tokens = batch.void_tokens;
  // Peers then ask for the void sessions of that person.
  for (const UserChange& one : batch.user_changes) message.people.push_back(one.id);
  for (const auto* notes : {&batch.notes, &batch.void_notes}) {
    for (const Note& note : *notes) {
      const bool remembered = std::find(kRemembered.begin(), kRemembered.end(), note.kind) != kRemembered.end();
      if (remembered) message.notes.emplace_back(note.kind, note.id);
    }
  }
  message.movements = batch.cluster.movements;
  message.spent = batch.cluster.spent;
  message.turns = batch.cluster.turns;
  message.choices = batch.cluster.choices;
  return message;
}

std::vector<std::string> texts_of(const PeerMessage& message, std::size_t most) {
  std::vector<std::string> texts;
  JsonWriter head;
  head.begin_object()
      .field("node", std::string_view(message.node))
      .field("at", message.at)
      .field("leaves", message.leaves);
  const std::string beginning = head.end_object().take();
  const auto open = [&] { texts.push_back(beginning.substr(0, beginning.size() - 1)); };
  if (message.leaves) open();
  std::string_view list;
  for (const Item& item : items_of(message)) {
    constexpr std::size_t kAround = 20;  // the list's name, brackets and commas
    if (texts.empty() || texts.back().size() + item.json.size() + kAround > most) {
      if (!list.empty()) texts.back() += "]}";
      open();
      list = {};
    }
    if (item.list != list) {
      if (!list.empty()) texts.back() += ']';
      texts.back() += ",\"" + std::string(item.list) + "\":[";
    } else {
      texts.back() += ',';
    }
    list = item.list;
    texts.back() += item.json;
  }
  if (!texts.empty()) texts.back() += list.empty() ? "}" : "]}";
  return texts;
}

std::optional<PeerMessage> read_peer_message(std::string_view text) {
  const auto json = Json::parse(text);
  if (!json || !json->is(Json::Kind::Object)) return std::nullopt;
  PeerMessage message;
  const Json* node = json->find("node");
  const Json* at = json->find("at");
  if (node == nullptr || !read(*node, message.node) || at == nullptr || !read(*at, message.at)) return std::nullopt;
  if (const Json* leaves = json->find("leaves")) message.leaves = leaves->is(Json::Kind::Bool) && leaves->boolean();
  bool whole = true;
  each_list(message, [&](std::string_view name, auto& list) {
    const Json* found = json->find(name);
    if (found == nullptr) return;
    if (!found->is(Json::Kind::Array)) return static_cast<void>(whole = false);
    for (const Json& one : found->items()) whole = read(one, list.emplace_back()) && whole;
  });
  for (Whereabouts& one : message.movements) one.node = message.node;
  return whole ? std::optional(std::move(message)) : std::nullopt;
}

}  // namespace roundtable::server
