#include "server/base/listeners.h"

#include <utility>

#include "engine/core/json.h"
#include "server/net/closing_codes.h"

namespace roundtable::server {

void Listeners::add(const ListenerPtr& listener) {
  all_.insert(listener);
  if (trouble_) listener->send(trouble_);
}

void Listeners::tell_trouble(bool trouble) {
  JsonWriter out;
  out.begin_object().field("type", "trouble").key("message");
  trouble ? out.value("The server cannot save right now. Your game is safe and will continue by itself.") : out.null();
  const auto text = std::make_shared<const std::string>(out.end_object().take());
  for (const ListenerPtr& listener : all_) listener->send(text);
  trouble_ = trouble ? text : nullptr;
}

bool Listeners::holds() {
  guard_();
  return held_ > 0;
}

void Listeners::let_go() {
  --held_;
  while (held_ == 0 && !waiting_.empty()) {
    const std::function<void()> message = std::move(waiting_.front());
    waiting_.pop_front();
    message();
  }
}

void Listeners::end_session(const std::string& session) {
  for (const ListenerPtr& listener : all_) {
    if (listener->session != session || listener->connection == nullptr) continue;
    listener->ended = true;
    listener->connection->close(net::kAgainstRules, "logged out");
  }
}

void Listeners::move_session(const std::string& from, const std::string& to) {
  for (const ListenerPtr& listener : all_) {
    if (listener->session == from) listener->session = to;
  }
}

}  // namespace roundtable::server
