#pragma once

#include <string>

namespace roundtable::server::postgres {

// Address of a PostgreSQL server. Throws StoreError if invalid. No message ever contains the password.
class Address {
 public:
  explicit Address(std::string uri);

  const std::string& uri() const { return uri_; }      // with the password
  const std::string& shown() const { return shown_; }  // for messages
  std::string without_password(std::string message) const;

 private:
  std::string uri_;
  std::string shown_;
  std::string password_;
};

}  // namespace roundtable::server::postgres
