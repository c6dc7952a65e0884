#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace roundtable::server {

// Whoever may connect to a database may listen to its notices, and ring. So what nodes tell each other is sealed with a
// key that only who may read the store has: nobody else reads it, or makes one that counts.
class RingSeal {
 public:
  // As made by new_key. Throws std::invalid_argument for anything else.
  explicit RingSeal(std::string_view key);

  static std::string new_key();
  // How long a text may be, so that what is sealed is no longer than that.
  static std::size_t room_in(std::size_t most);

  std::string seal(std::string_view text) const;
  // Nothing if it was not sealed with this key, or was changed since.
  std::optional<std::string> open(std::string_view sealed) const;

 private:
  std::string key_;
};

}  // namespace roundtable::server
