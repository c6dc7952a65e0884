#include "server/ws/message_schemas.h"

#include <fmt/format.h>

#include "server/base/json_schema.h"
#include "server/net/closing_codes.h"
#include "server/ws/message.h"

namespace roundtable::server {

// Names of its own: several files are compiled as one.
namespace received {
namespace {

using namespace schema;

std::string turn() {
  return object(
      {{"table", kText}, {"game", kText}, {"decision", kInteger}, {"since", kTime}, {"due", nullable(kTime)}});
}

std::string search() {
  return object({{"there", kInteger},
                 {"of", kInteger},
                 {"since", kTime},
                 {"bots", nullable(kTime)},
                 {"games", list(kText)},
                 {"players", list(kInteger)},
                 {"pace", word({"quick", "day"})},
                 {"rules", word({"plain", "any"})},
                 {"found", nullable(object({{"table", kText}, {"until", kTime}}))}});
}

std::string invitation() {
  return object({{"table", kText},
                 {"game", kText},
                 {"players", kInteger},
                 {"from", object({{"user", kText}, {"name", kText}})},
                 {"at", kTime},
                 {"until", kTime}});
}

std::string chat_line() {
  return object({{"n", kInteger}, {"at", kTime}, {"seat", kInteger}, {"name", kText}, {"text", kText}});
}

using Members = std::vector<std::pair<std::string_view, std::string>>;

// `news` has only what changed.
Members state(bool whole) {
  const std::string times = list(nullable(kTime));
  Members members = {{"table", kText}, {"n", kInteger}, {"decision", kInteger}};
  const Members others = {
      {"info?", kObject},
      {"view?", nullable(kObject)},
      {"chosen?", nullable(kText)},
      {"ahead?", nullable(object({{"choice", nullable(kText)}, {"fits", kFlag}}))},
      {"undo?", nullable(kInteger)},
      {"takenBack?", list(object({{"event", kInteger}, {"seat", kInteger}}))},
      {"due?", nullable(times)},
      {"left?", nullable(times)},
      {"events?", object({{"from", kInteger}, {"list", list(kObject)}})},
      {"chat?", list(chat_line())},
  };
  members.insert(members.end(), others.begin(), others.end());
  if (whole) members.insert(members.begin(), {"re?", R"({"type":["integer","string"]})"});
  if (whole) members.emplace_back("earlier?", kFlag);
  return members;
}

std::vector<ReceivedMessage> all() {
  const std::string id = R"({"type":["integer","string"]})";
  return {
      {"ok", {{"re?", id}, {"traced?", kFlag}}, "your message is done and stored"},
      {"error", {{"re?", id}, {"error", error()}}, "your message was refused"},
      {"table", state(true), "answers `watch` with the whole state"},
      {"news", state(false), "something changed at a watched table"},
      {"turns",
       {{"turns", list(turn())}},
       R"(after `turns` and on each change: `[{"table":"ID","game":"…","decision":12,"since":…,"due":…},…]`, most urgent first)"},
      {"search",
       {{"search", nullable(search())}, {"why?", kText}},
       "your search changed or ended (null). `why`: `absent` if you did not arrive in time"},
      {"seated",
       {{"table", kText}, {"commitment", kText}, {"until", kTime}},
       "the matchmaker found a table; `watch` it by then"},
      {"invitations",
       {{"invitations", list(invitation())}},
       R"(your open invitations changed: `[{"table":"ID","game":"…","players":3,"from":{"user":"u…","name":"Ann"},"at":…,"until":…},…]`)"},
      {"declined", {{"table", kText}, {"name", kText}}, "a person declined your invitation"},
      {"freed", {{"table", kText}, {"shut", kFlag}}, "the host freed your seat"},
      {"announcement", {{"text", nullable(kText)}}, "from the operator, to all; null: it ended"},
      {"trouble", {{"message", nullable(kText)}}, "the server cannot save now; null: it can again"},
      {"traces", {{"slow", kInteger}}, "on connecting, if the server records traces"},
  };
}

}  // namespace
}  // namespace received

namespace {

std::string_view bare_name(std::string_view name) {
  if (name.ends_with('?')) name.remove_suffix(1);
  return name;
}

void write_ref(JsonWriter& out, std::string_view kind, std::string_view name) {
  const std::string to = fmt::format("#/$defs/{}-{}", kind, name);
  out.begin_object().field("$ref", std::string_view(to)).end_object();
}

void write_sent(JsonWriter& out, const SentMessage& message) {
  const std::string name = fmt::format("sent-{}", message.name);
  out.foreign_key(name).begin_object().field("type", "object").field("description", message.effect);
  out.key("properties").begin_object();
  for (const Field& field : message.fields) {
    out.key(field.name);
    if (field.name == "do") {
      out.begin_object().field("const", message.name).end_object();
    } else {
      field.write_schema(out);
    }
  }
  out.end_object().key("required").begin_array();
  for (const Field& field : message.fields) {
    if (field.required) out.value(field.name);
  }
  out.end_array().field("additionalProperties", false).end_object();
}

void write_received(JsonWriter& out, const ReceivedMessage& message) {
  const std::string name = fmt::format("received-{}", message.type);
  out.foreign_key(name).begin_object().field("type", "object").field("description", message.when);
  out.key("properties").begin_object().key("type").begin_object().field("const", message.type).end_object();
  for (const auto& [member, json] : message.members) out.key(bare_name(member)).raw(json);
  out.end_object().key("required").begin_array().value("type");
  for (const auto& [member, json] : message.members) {
    if (!member.ends_with('?')) out.value(member);
  }
  out.end_array().end_object();
}

}  // namespace

const std::vector<ReceivedMessage>& received_messages() {
  static const std::vector<ReceivedMessage> kMessages = received::all();
  return kMessages;
}

std::string message_schemas_json() {
  JsonWriter out;
  out.begin_object().field("$schema", "https://json-schema.org/draft/2020-12/schema");
  out.field("title", "WebSocket messages of Roundtable");
  out.field("description", "`sent` are messages from clients, `received` those from the server; see docs/protocol.md");
  out.key("x-closing-codes").begin_array();
  for (const std::uint16_t code : net::kClosingCodes) out.value(static_cast<int>(code));
  out.end_array();
  out.key("$defs").begin_object().key("sent").begin_object().key("anyOf").begin_array();
  for (const SentMessage* one : sent_messages()) write_ref(out, "sent", one->name);
  out.end_array().end_object().key("received").begin_object().key("anyOf").begin_array();
  for (const ReceivedMessage& one : received_messages()) write_ref(out, "received", one.type);
  out.end_array().end_object();
  for (const SentMessage* one : sent_messages()) write_sent(out, *one);
  for (const ReceivedMessage& one : received_messages()) write_received(out, one);
  return out.end_object().end_object().take();
}

std::string markdown_of_sent_messages() {
  std::string text = "| `do` | fields | effect |\n|---|---|---|\n";
  for (const SentMessage* one : sent_messages()) {
    const std::string fields = text_of(std::span(one->fields).subspan(2));  // all have `do` and `id`
    text += fmt::format("| `{}` |{}| {} |\n", one->name, fields.empty() ? " " : " " + fields + " ", one->effect);
  }
  return text;
}

std::string markdown_of_received_messages() {
  std::string text = "| `type` | fields | when |\n|---|---|---|\n";
  for (const ReceivedMessage& one : received_messages()) {
    std::string fields;
    for (const auto& [member, json] : one.members)
      fields += fmt::format("{}`{}`", fields.empty() ? "" : ", ", bare_name(member));
    text += fmt::format("| `{}` | {} | {} |\n", one.type, fields, one.when);
  }
  return text;
}

}  // namespace roundtable::server
