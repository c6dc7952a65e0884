#pragma once

#include <string>

namespace roundtable::server::postgres {

// Where a server is. Throws StoreError if the text is no address; nothing here or there ever shows the password.
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
