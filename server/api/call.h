#pragma once

#include <memory>
#include <string>
#include <utility>

#include "server/base/field_values.h"
#include "server/net/net.h"
#include "server/persistence/save_queue.h"

namespace roundtable::server {

// One request with all that the router found out about it.
struct Call {
  HttpRequest request;
  Service::Reply reply;
  SaveQueue::Failed failed;
  std::string id;      // of the table or person in the path
  User user;           // who sent the token; without an id if none was needed and none is valid
  FieldValues fields;  // checked
};
using CallPtr = std::shared_ptr<const Call>;

// Sends exceptions of `work`, which runs now or later, as the answer.
template <class Work>
auto guarded(const CallPtr& call, Work work) {
  return [call, work = std::move(work)](auto&&... arguments) {
    guard([&] { work(std::forward<decltype(arguments)>(arguments)...); }, call->failed);
  };
}

// Functions that answer `{}`, or that the store cannot be read.
inline auto answers_nothing(const CallPtr& call) {
  return [call] { call->reply({.body = "{}"}); };
}
inline auto cannot_read(const CallPtr& call) {
  return [call] { call->failed({"store", "the store cannot be read right now; try again in a moment"}); };
}

}  // namespace roundtable::server
