#include "server/api/openapi.h"

#include <algorithm>
#include <cctype>
#include <vector>

#include "server/api/controllers.h"
#include "server/api/schemas.h"
#include "server/base/json_schema.h"

namespace roundtable::server {

namespace {

// `post` with /api/v1/tables/{table}/sit is postTableSit: the name of an id replaces the word before it.
std::string operation_id(const Route& route) {
  std::vector<std::string> words;
  std::string_view rest = route.path;
  while (!rest.empty()) {
    rest.remove_prefix(1);
    const std::string_view segment = rest.substr(0, rest.find('/'));
    rest.remove_prefix(segment.size());
    if (segment.starts_with('{')) {
      words.back() = segment.substr(1, segment.size() - 2);
    } else if (segment != "api" && segment != "v1") {
      words.emplace_back(segment.substr(0, segment.find('.')));
    }
  }
  std::string id = route.method == Method::Get ? "get" : "post";
  for (std::string& word : words) {
    word[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(word[0])));
    id += word;
  }
  return id;
}

void write_parameters(JsonWriter& out, const Route& route) {
  const bool queried = route.method == Method::Get && !route.fields.empty();
  if (!route.has_parameter() && !queried) return;
  out.key("parameters").begin_array();
  if (const std::size_t open = route.path.find('{'); open != std::string_view::npos) {
    const std::string_view name = route.path.substr(open + 1, route.path.find('}') - open - 1);
    out.begin_object().field("name", name).field("in", "path").field("required", true);
    out.field("description", name == "table" ? "the id of a table" : "the id of a person");
    out.key("schema")
        .raw(R"({"type":"string","minLength":1,"maxLength":40,"pattern":"^[A-Za-z0-9_-]+$"})")
        .end_object();
  }
  for (const Field& field : queried ? route.fields : std::vector<Field>()) {
    Field present = field;
    present.required = true;  // a query has no null
    out.begin_object().field("name", field.name).field("in", "query").field("required", field.required);
    present.write_schema(out.key("schema"));
    out.end_object();
  }
  out.end_array();
}

void write_body(JsonWriter& out, const Route& route) {
  if (route.method == Method::Get) return;
  const bool required =
      std::any_of(route.fields.begin(), route.fields.end(), [](const Field& one) { return one.required; });
  out.key("requestBody").begin_object().field("required", required);
  out.key("content").begin_object().foreign_key("application/json").begin_object();
  write_object_schema(out.key("schema"), route.fields);
  out.end_object().end_object().end_object();
}

void write_content(JsonWriter& out, const Route& route) {
  const bool text = route.answer == "Text";
  out.key("content").begin_object().foreign_key(text ? "text/plain" : "application/json").begin_object();
  out.key("schema").raw(text ? schema::kText : schema::ref(route.answer)).end_object().end_object();
}

void write_responses(JsonWriter& out, const Route& route) {
  out.key("responses").begin_object();
  out.foreign_key(std::to_string(route.more.status)).begin_object().field("description", route.about);
  if (route.more.status == 201) {
    out.key("headers").raw(
        R"({"Location":{"description":"the path of the new resource","required":true,"schema":{"type":"string"}}})");
  }
  write_content(out, route);
  out.end_object();
  if (route.path == "/healthz") {
    out.key("503").begin_object().field("description", "the server cannot save");
    write_content(out, route);
    out.end_object();
  } else {
    out.key("503").raw(R"({"$ref":"#/components/responses/NotSaved"})");
  }
  out.key("4XX").raw(R"({"$ref":"#/components/responses/Refused"})").end_object();
}

void write_operation(JsonWriter& out, const Route& route, std::string_view tag) {
  out.key(route.method == Method::Get ? "get" : "post").begin_object();
  out.field("operationId", std::string_view(operation_id(route))).field("summary", route.summary);
  out.key("tags").begin_array().value(tag).end_array();
  if (route.who >= Who::Account) {
    const std::string who = "Only for: " + std::string(name_of(route.who));
    out.field("description", std::string_view(who));
  }
  out.key("security");
  if (route.needs_token()) {
    out.raw(R"([{"bearer":[]},{"cookie":[]}])");
  } else {
    out.raw(route.who == Who::Visitor ? R"([{},{"bearer":[]},{"cookie":[]}])" : "[]");
  }
  write_parameters(out, route);
  write_body(out, route);
  write_responses(out, route);
  out.end_object();
}

bool is_public(const Route& route) { return route.who != Who::Operator; }

void write_paths(JsonWriter& out) {
  std::vector<std::string_view> written;
  out.key("paths").begin_object();
  for (const RoutesOfPart& part : all_routes()) {
    for (const Route* first : part.routes) {
      if (!is_public(*first) || std::find(written.begin(), written.end(), first->path) != written.end()) continue;
      written.push_back(first->path);
      out.foreign_key(first->path).begin_object();
      for (const Route* route : part.routes) {
        if (route->path == first->path) write_operation(out, *route, part.heading);
      }
      out.end_object();
    }
  }
  out.end_object();
}

}  // namespace

std::string openapi_json() {
  JsonWriter out;
  out.begin_object().field("openapi", "3.1.0").key("info").begin_object();
  out.field("title", "Roundtable").field("version", "1");
  out.field("summary", "Board games on a Roundtable server: people, tables and finished games");
  out.field("description",
            "docs/protocol.md explains the calls, and the WebSocket on which games are played. The schemas of its "
            "messages are "
            "at /api/messages.json.");
  out.key("license").raw(R"({"name":"Apache 2.0","identifier":"Apache-2.0"})").end_object();
  out.key("servers").raw(R"([{"url":"/"}])").key("tags").begin_array();
  for (const RoutesOfPart& part : all_routes()) {
    if (std::any_of(part.routes.begin(), part.routes.end(), [](const Route* route) { return is_public(*route); })) {
      const std::string about = "Calls under \"" + std::string(part.heading) + "\" in docs/protocol.md";
      out.begin_object().field("name", part.heading).field("description", std::string_view(about)).end_object();
    }
  }
  out.end_array();
  write_paths(out);
  out.key("components").begin_object().key("schemas").begin_object();
  for (const NamedSchema& one : answer_schemas()) out.key(one.name).raw(one.json);
  out.end_object().key("responses").begin_object();
  out.key("Refused").raw(
      R"({"description":"the request was refused; the code says why","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}})");
  out.key("NotSaved")
      .raw(
          R"({"description":"the server cannot save now; try again soon","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}})");
  out.end_object()
      .key("securitySchemes")
      .raw(
          R"({"bearer":{"type":"http","scheme":"bearer","description":"the token of a person"},)"
          R"("cookie":{"type":"apiKey","in":"cookie","name":"roundtable","description":"the same token, set by logging in"}})");
  return out.end_object().end_object().take();
}

}  // namespace roundtable::server
