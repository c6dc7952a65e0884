#include <gmock/gmock.h>

#include <fstream>
#include <set>
#include <sstream>

#include "server/api/controllers.h"
#include "server/api/markdown.h"
#include "server/api/openapi.h"
#include "server/api/schemas.h"
#include "server/ws/message.h"
#include "server/ws/message_schemas.h"

namespace roundtable::server {
namespace {

std::vector<const Route*> listed_routes() {
  std::vector<const Route*> all;
  for (const RoutesOfPart& part : all_routes()) all.insert(all.end(), part.routes.begin(), part.routes.end());
  return all;
}

std::string protocol() {
  std::ifstream file("docs/protocol.md");
  std::ostringstream written;
  written << file.rdbuf();
  return written.str();
}

// After a change of a route: put the table that the failure prints into the document.
TEST(Routes, AreInTheDocument) {
  const std::string document = protocol();
  for (const RoutesOfPart& part : all_routes()) {
    EXPECT_NE(document.find("# " + std::string(part.heading) + "\n"), std::string::npos) << part.heading;
    EXPECT_NE(document.find("\n" + markdown_of(part) + "\n"), std::string::npos)
        << "docs/protocol.md needs under " << part.heading << ":\n\n"
        << markdown_of(part);
  }
}

// The rows of the document are the routes, and the addresses of the WebSocket.
TEST(Routes, AreAllCallsOfTheDocument) {
  std::size_t rows = 0;
  std::istringstream lines(protocol());
  for (std::string line; std::getline(lines, line);)
    rows += line.starts_with("| `GET /") || line.starts_with("| `POST /");
  std::size_t routes = 0;
  for (const Route* route : listed_routes()) routes += route->more.secret ? 0 : 1;
  EXPECT_EQ(rows, routes);
}

TEST(Messages, AreInTheDocument) {
  const std::string document = protocol();
  for (const std::string& table : {markdown_of_sent_messages(), markdown_of_received_messages()}) {
    EXPECT_NE(document.find("\n" + table + "\n"), std::string::npos) << "docs/protocol.md needs:\n\n" << table;
  }
}

TEST(Routes, AreUnique) {
  std::set<std::pair<Method, std::string_view>> seen;
  for (const Route* route : listed_routes()) {
    EXPECT_TRUE(seen.insert({route->method, route->path}).second) << route->path;
    std::set<std::string_view> names;
    for (const Field& field : route->fields) EXPECT_TRUE(names.insert(field.name).second) << field.name;
  }
}

TEST(Routes, SayWhatTheyDo) {
  for (const Route* route : listed_routes()) {
    EXPECT_FALSE(route->summary.empty()) << route->path;
    EXPECT_FALSE(route->summary.ends_with('.')) << route->path;
    EXPECT_FALSE(route->about.empty() && !route->more.secret) << route->path;
  }
}

TEST(Routes, AnIdIsOneSegmentOfThePath) {
  EXPECT_EQ(id_in("/api/v1/me", "/api/v1/me"), "");
  EXPECT_EQ(id_in("/api/v1/me/page", "/api/v1/me"), std::nullopt);
  EXPECT_EQ(id_in("/api/v1/tables/x7", "/api/v1/tables/{table}"), "x7");
  EXPECT_EQ(id_in("/api/v1/tables/x7/sit", "/api/v1/tables/{table}/sit"), "x7");
  EXPECT_EQ(id_in("/api/v1/tables/x7/sit", "/api/v1/tables/{table}"), std::nullopt);
  EXPECT_EQ(id_in("/api/v1/tables/x7", "/api/v1/tables/{table}/sit"), std::nullopt);
  EXPECT_EQ(id_in("/api/v1/tables/", "/api/v1/tables/{table}"), std::nullopt);
  EXPECT_EQ(id_in("/api/v1/tables//sit", "/api/v1/tables/{table}/sit"), std::nullopt);
  EXPECT_EQ(id_in("/api/v1/people/x/sit", "/api/v1/tables/{table}/sit"), std::nullopt);
}

// Each public route is an operation with its own name, its status and a schema that exists.
TEST(OpenApi, HasAllRoutes) {
  const auto json = Json::parse(openapi_json());
  ASSERT_TRUE(json) << json.error().message;
  std::set<std::string> operations;
  const Json& schemas = *json->find("components")->find("schemas");
  for (const Route* route : listed_routes()) {
    const Json* path = json->find("paths")->find(route->path);
    if (route->who == Who::Operator) {
      EXPECT_EQ(path, nullptr) << route->path;
      continue;
    }
    ASSERT_NE(path, nullptr) << route->path;
    const Json* operation = path->find(route->method == Method::Get ? "get" : "post");
    ASSERT_NE(operation, nullptr) << route->path;
    EXPECT_TRUE(operations.insert(operation->find("operationId")->string()).second) << route->path;
    EXPECT_NE(operation->find("responses")->find(std::to_string(route->more.status)), nullptr) << route->path;
    EXPECT_EQ(operation->find("security")->items().empty(), route->who == Who::Anyone || route->who == Who::Local);
    if (route->answer != "Text") {
      EXPECT_NE(schemas.find(route->answer), nullptr) << route->answer;
    }
  }
  EXPECT_TRUE(operations.contains("postTableSit"));
}

// A reference to a schema that does not exist would break generated clients.
TEST(OpenApi, RefersToExistingSchemas) {
  const std::string document = openapi_json();
  const auto json = Json::parse(document);
  ASSERT_TRUE(json);
  const std::string before = "#/components/schemas/";
  for (std::size_t at = document.find(before); at != std::string::npos; at = document.find(before, at + 1)) {
    const std::string name = document.substr(at + before.size(), document.find('"', at) - at - before.size());
    EXPECT_NE(json->find("components")->find("schemas")->find(name), nullptr) << name;
  }
}

TEST(MessageSchemas, HaveAllMessages) {
  const auto json = Json::parse(message_schemas_json());
  ASSERT_TRUE(json) << json.error().message;
  const Json& definitions = *json->find("$defs");
  EXPECT_EQ(definitions.find("sent")->find("anyOf")->items().size(), sent_messages().size());
  EXPECT_EQ(definitions.find("received")->find("anyOf")->items().size(), received_messages().size());
  const Json* choose = definitions.find("sent-choose");
  ASSERT_NE(choose, nullptr);
  EXPECT_EQ(choose->find("properties")->find("do")->find("const")->string(), "choose");
  EXPECT_NE(definitions.find("received-news"), nullptr);
}

}  // namespace
}  // namespace roundtable::server
