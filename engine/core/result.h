#pragma once

#include <string>
#include <utility>
#include <variant>

namespace roundtable {

// What went wrong, in words for a person: the field, what was found, what is allowed.
struct Error {
  std::string message;
};

// A value or an error. The engine has no exceptions.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return content_.index() == 0; }
  T& operator*() { return *std::get_if<0>(&content_); }
  const T& operator*() const { return *std::get_if<0>(&content_); }
  T* operator->() { return std::get_if<0>(&content_); }
  const T* operator->() const { return std::get_if<0>(&content_); }
  const Error& error() const { return *std::get_if<1>(&content_); }

 private:
  std::variant<T, Error> content_;
};

// Nothing, or an error.
class [[nodiscard]] Status {
 public:
  Status() = default;
  Status(Error error) : error_(std::move(error)), failed_(true) {}

  explicit operator bool() const { return !failed_; }
  const Error& error() const { return error_; }

 private:
  Error error_;
  bool failed_ = false;
};

// What the rules say to a choice. One that is not legal leaves the state as it was.
enum class Legality : unsigned char { Legal, NotAsked, NotLegal };

}  // namespace roundtable
