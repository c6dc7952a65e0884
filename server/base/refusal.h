#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "engine/play/problem.h"

namespace roundtable::server {

// A problem, thrown where it is found, written where the answer is.
class Refused : public std::runtime_error {
 public:
  explicit Refused(Problem problem) : std::runtime_error(problem.message), problem_(std::move(problem)) {}
  Refused(std::string code, const std::string& message, std::string field = {})
      : Refused(Problem{std::move(code), message, {}, std::move(field)}) {}

  // The same, with a word that tells apart what has one code: `not-now` because `started`.
  Refused because(std::string reason) const {
    Refused finer = *this;
    finer.problem_.reason = std::move(reason);
    return finer;
  }

  const std::string& code() const { return problem_.code; }
  const std::string& reason() const { return problem_.reason; }
  const std::string& field() const { return problem_.field; }
  // The status over HTTP.
  int status() const;
  void write(JsonWriter& out) const { problem_.write(out); }

 private:
  Problem problem_;
};

// Throws the problem, if there is one.
void refuse_if(const MaybeProblem& problem);

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
// A field whose value is none of these names: the message suggests the closest one.
Refused bad_name(const std::string& field, std::string_view found, std::span<const std::string_view> allowed);

}  // namespace roundtable::server
