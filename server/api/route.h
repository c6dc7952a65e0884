#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "server/api/call.h"
#include "server/base/field.h"

namespace roundtable::server {

enum class Method : std::uint8_t { Get, Post };

// The people who may make a call. The router asks for a valid token from Person on; the rules of the table decide about
// players, hosts and moderators.
enum class Who : std::uint8_t { Anyone, Visitor, Person, Account, Player, Host, Moderator, Local, Operator };

// A call over HTTP, as data. Dispatch, validation, the tables in docs/protocol.md and /api/openapi.json follow from it.
struct Route {
  Method method;
  std::string_view path;  // /api/v1/tables/{table}/sit
  Who who;
  std::vector<Field> fields;  // in the query of a GET, in the body of a POST
  std::string_view answer;    // the name of its schema (schemas.h)
  std::string_view summary;   // "Sit down"
  std::string_view about;     // the answer and the details in Markdown, for docs/protocol.md

  struct More {
    int status = 200;
    bool checks_session = false;  // reads the token from the store: another server may have ended the session
    bool for_banned = false;
    bool secret = false;  // the program's own call, which no document mentions
  };
  More more = {};

  // A POST outside of a table changes the person, so it checks the session, too.
  bool checks_session() const { return more.checks_session || (method == Method::Post && !has_parameter()); }
  bool has_parameter() const { return path.find('{') != std::string_view::npos; }
  bool needs_token() const;
};

std::string_view name_of(Method method);
std::string_view name_of(Who who);

// A route with its handler, a member function of a controller. A controller has a static function `routes()` with the
// list of its own.
template <class Controller>
struct RouteTo {
  Route route;
  void (Controller::*handle)(const CallPtr& call);
};
template <class Controller>
using Routes = std::vector<RouteTo<Controller>>;

}  // namespace roundtable::server
