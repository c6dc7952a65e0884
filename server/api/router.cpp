#include "server/api/router.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "server/base/http.h"

namespace roundtable::server {

namespace {

Refused unknown_path() { return {"not-found", "unknown path; docs/protocol.md lists all paths"}; }

bool is_number(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

// The declared fields of a query as a JSON object. Clients may add others to an address.
Json object_of(const std::string& query, const std::vector<Field>& fields) {
  JsonWriter out;
  out.begin_object();
  for (const Field& field : fields) {
    const std::string value = query_value(query, field.name);
    if (value.empty()) continue;
    out.key(field.name);
    field.type == Field::Type::Number&& is_number(value) ? out.raw(std::to_string(std::stoll(value)))
                                                         : out.value(std::string_view(value));
  }
  return parse_object(out.end_object().take());
}

Json object_of(const std::string& body, const Route& route) {
  const auto required = [](const Field& field) { return field.required; };
  const bool may_be_empty = std::none_of(route.fields.begin(), route.fields.end(), required);
  return parse_object(body.empty() && may_be_empty ? "{}" : body);
}

}  // namespace

bool Route::needs_token() const {
  switch (who) {
    case Who::Anyone:
    case Who::Visitor:
    case Who::Local:
    case Who::Operator: return false;
    case Who::Person:
    case Who::Account:
    case Who::Player:
    case Who::Host:
    case Who::Moderator: return true;
  }
  return true;
}

std::string_view name_of(Method method) { return method == Method::Get ? "GET" : "POST"; }

std::string_view name_of(Who who) {
  switch (who) {
    case Who::Anyone:
    case Who::Visitor: return "anyone";
    case Who::Person: return "person";
    case Who::Account: return "account";
    case Who::Player: return "player";
    case Who::Host: return "host";
    case Who::Moderator: return "moderator";
    case Who::Local: return "local";
    case Who::Operator: return "operator";
  }
  return {};
}

std::optional<std::string_view> id_in(std::string_view path, std::string_view pattern) {
  const std::size_t open = pattern.find('{');
  if (open == std::string_view::npos) return path == pattern ? std::optional(std::string_view()) : std::nullopt;
  if (path.substr(0, open) != pattern.substr(0, open)) return std::nullopt;
  const std::string_view rest = path.substr(open);
  const std::string_view id = rest.substr(0, rest.find('/'));
  if (id.empty() || rest.substr(id.size()) != pattern.substr(pattern.find('}') + 1)) return std::nullopt;
  return id;
}

Router::Match Router::match(std::string_view method, std::string_view path) const {
  Match found;
  for (std::size_t i = 0; i < ends_.size(); ++i) {
    const Route& route = *ends_[i].route;
    const auto id = id_in(path, route.path);
    if (!id) continue;
    found.allowed += (found.allowed.empty() ? "" : ", ") + std::string(name_of(route.method));
    if (route.method == Method::Get) found.allowed += ", HEAD";
    found.pattern = route.path;
    found.end = i;
    if (method == name_of(route.method))
      return {.route = &route, .pattern = route.path, .id = std::string(*id), .allowed = {}, .end = i};
  }
  return found;
}

void Router::dispatch(const Match& match, HttpRequest request, Service::Reply reply,
                      const SaveQueue::Failed& failed) const {
  if (match.pattern.empty()) throw unknown_path();
  const End& end = ends_[match.end];
  if (end.route->who == Who::Operator && !is_operator_(request)) throw unknown_path();
  if (match.route == nullptr) throw Refused("bad-method", "wrong method, allowed: " + match.allowed);
  admit(std::make_shared<Call>(Call{std::move(request), std::move(reply), failed, match.id, {}, {}}), end);
}

void Router::admit(const std::shared_ptr<Call>& call, const End& end) const {
  const Route& route = *end.route;
  if (route.who == Who::Local && !call->request.local)
    throw Refused("not-yours", "only allowed from the server's own machine");
  const auto known = [this, call, &end](const User& user) {
    guard(
        [&] {
          if (end.route->who == Who::Account && user.passphrase.empty())
            throw Refused("not-now", "only accounts can do this; create an account first").because("guest");
          call->user = user;
          run(call, end);
        },
        call->failed);
  };
  if (route.who == Who::Visitor)
    return people_.with_user(call->request.token, known, [known](const Refused&) { known({}); });
  if (!route.needs_token()) return run(call, end);
  people_.with_user(call->request.token, {.from_store = route.checks_session(), .even_banned = route.more.for_banned},
                    known, call->failed);
}

void Router::run(const std::shared_ptr<Call>& call, const End& end) const {
  const Route& route = *end.route;
  // Operators need most calls when the store does not work.
  if (route.method == Method::Post && route.who != Who::Operator) saves_.expect_working();
  const HttpRequest& request = call->request;
  if (route.who != Who::Operator) {
    call->fields = FieldValues(
        route.method == Method::Get ? object_of(request.query, route.fields) : object_of(request.body, route),
        route.fields);
  }
  end.handle(call);
}

}  // namespace roundtable::server
