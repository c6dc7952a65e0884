#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include "engine/core/json.h"

namespace roundtable::server {

// Why something was not done, for whoever asked: thrown where it is found, written where the answer is. The codes are
// listed in docs/protocol.md.
class Refused : public std::runtime_error {
 public:
  Refused(std::string code, const std::string& message, std::string field = {})
      : std::runtime_error(message), code_(std::move(code)), field_(std::move(field)) {}

  // The same, with a word that tells apart what has one code: `not-now` because `started`.
  Refused because(std::string reason) const {
    Refused finer = *this;
    finer.reason_ = std::move(reason);
    return finer;
  }

  const std::string& code() const { return code_; }
  const std::string& reason() const { return reason_; }
  // The status over HTTP.
  int status() const;
  // {"code":...,"reason":...,"field":...,"message":...}
  void write(JsonWriter& out) const;

 private:
  std::string code_;
  std::string reason_;
  std::string field_;
};

Refused fault(const std::exception& error);

// Runs `work`, and gives what it throws to `failed`: a refusal as it is, a fault of ours without its details, which
// go to the log.
template <class Work, class Failed>
void guard(Work&& work, Failed&& failed) {
  try {
    work();
  } catch (const Refused& why) {
    failed(why);
  } catch (const std::exception& error) {
    failed(fault(error));
  }
}

// A field that is missing or wrong: `NAME: found ..., allowed: ...`
Refused bad_field(const std::string& field, const std::string& what);

}  // namespace roundtable::server
