#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/accounts/people.h"
#include "server/api/route.h"

namespace roundtable::server {

// Finds the route of a request and the person who sent it, checks the fields, and calls the handler.
class Router {
 public:
  Router(People& people, SaveQueue& saves) : people_(people), saves_(saves) {}

  // The controller must outlive the router.
  template <class Controller>
  void add(Controller& controller) {
    for (const RouteTo<Controller>& one : Controller::routes()) {
      ends_.push_back(
          {&one.route, [&controller, handle = one.handle](const CallPtr& call) { (controller.*handle)(call); }});
    }
  }
  // Recognizes requests for operator calls; to all others these paths are unknown.
  void let_operators_in(std::function<bool(const HttpRequest&)> is_operator) { is_operator_ = std::move(is_operator); }

  struct Match {
    const Route* route = nullptr;  // nullptr: no such path or method
    std::string_view pattern;      // of the path; empty: no such path
    std::string id;                // in the path
    std::string allowed;           // other methods of that path, for `Allow`
    std::size_t end = 0;
  };
  Match match(std::string_view method, std::string_view path) const;
  // Throws Refused, or calls `failed` later.
  void dispatch(const Match& match, HttpRequest request, Service::Reply reply, const SaveQueue::Failed& failed) const;

 private:
  struct End {
    const Route* route;
    std::function<void(const CallPtr&)> handle;
  };
  void admit(const std::shared_ptr<Call>& call, const End& end) const;
  void run(const std::shared_ptr<Call>& call, const End& end) const;

  People& people_;
  SaveQueue& saves_;
  std::function<bool(const HttpRequest&)> is_operator_ = [](const HttpRequest&) { return false; };
  std::vector<End> ends_;
};

// The id in a path that has this pattern, an empty text if the pattern has none; nothing if the path is another.
std::optional<std::string_view> id_in(std::string_view path, std::string_view pattern);

}  // namespace roundtable::server
