#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace roundtable::server {

// Encrypts messages between nodes. Any database user can listen to notifications and send them, but the key is in the
// store: only users who can read the store can read or forge messages.
class MessageSeal {
 public:
  // `key` is from new_key. Throws std::invalid_argument for other texts.
  explicit MessageSeal(std::string_view key);

  static std::string new_key();
  // The longest text whose sealed form has at most this length.
  static std::size_t room_in(std::size_t most);

  std::string seal(std::string_view text) const;
  // Empty if it was not sealed with this key, or was changed since.
  std::optional<std::string> open(std::string_view sealed) const;

 private:
  std::string key_;
};

}  // namespace roundtable::server
