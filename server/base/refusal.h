#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "engine/play/problem.h"

namespace roundtable::server {

// A problem as an exception: thrown where it is found, written where the response is.
class Refused : public std::runtime_error {
 public:
  explicit Refused(Problem problem) : std::runtime_error(problem.message), problem_(std::move(problem)) {}
  Refused(ErrorCode code, const std::string& message, std::string field = {})
      : Refused(Problem{code, message, {}, std::move(field)}) {}

  // The same, with a reason that distinguishes cases of one code: `not-now` because `started`.
  Refused because(ErrorReason reason) const {
    Refused finer = *this;
    finer.problem_.reason = reason;
    return finer;
  }

  std::string code() const { return std::string(problem_.code.text()); }
  std::string reason() const { return std::string(problem_.reason.text()); }
  const std::string& field() const { return problem_.field; }
  // HTTP status.
  int status() const;
  void write(JsonWriter& out) const { problem_.write(out); }

 private:
  Problem problem_;
};

// Throws the problem, if there is one.
void refuse_if(const MaybeProblem& problem);

Refused fault(const std::exception& error);

// Runs `work` and passes exceptions to `failed`: a refusal unchanged, an internal error without its details, which are
// logged.
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

// A missing or wrong field: `NAME: found ..., allowed: ...`
Refused bad_field(const std::string& field, const std::string& what);
// A field with an unknown name: the message suggests the closest one.
Refused bad_name(const std::string& field, std::string_view found, std::span<const std::string_view> allowed);

}  // namespace roundtable::server
