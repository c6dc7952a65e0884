#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/accounts/people.h"
#include "server/api/controllers/sign_in.h"
#include "server/api/router.h"
#include "server/live/operator_settings.h"
#include "server/observability/event_log.h"
#include "server/observability/metrics.h"
#include "server/persistence/save_queue.h"

namespace roundtable::server {

// The entry for HTTP requests and WebSockets: docs/protocol.md. The router has the calls.
class Api final : public Service {
 public:
  // Makes the client of a WebSocket from its connection, the person and their session.
  using MakeClient = std::function<std::unique_ptr<SocketSession>(Connection& connection, const User& user,
                                                                  const std::string& session)>;
  Api(const Router& router, const SignIn& sign_in, SaveQueue& saves, OperatorSettings& settings, People& people,
      Metrics& metrics, EventLog& log, MakeClient make_client);

  void request(HttpRequest request, Reply answer) override;
  void upgrade(HttpRequest request, Admit admit, Reply refuse) override;

 private:
  using Failed = SaveQueue::Failed;

  // Replaces the token by one of the person whom the proxy's login names, if there is such a login.
  void with_trusted_login(HttpRequest request, std::function<void(HttpRequest)> go_on, const Failed& failed);

  const Router& router_;
  const SignIn& sign_in_;
  SaveQueue& saves_;
  OperatorSettings& settings_;
  People& people_;
  Metrics& metrics_;
  EventLog& log_;
  MakeClient make_client_;
};

}  // namespace roundtable::server
