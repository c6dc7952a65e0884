#pragma once

#include <string>
#include <string_view>
#include <unordered_set>

namespace roundtable::server {

// Words that the operator does not want in names and chat. Only whole words match, in any case and with any accents.
class WordList {
 public:
  WordList() = default;
  // One word per line; empty lines and lines that begin with # are ignored.
  explicit WordList(std::string_view text);

  bool empty() const { return words_.empty(); }
  bool has_any_of(std::string_view text) const { return starred(text) != text; }
  // Replaces each letter of such words by a star.
  std::string starred(std::string_view text) const;

 private:
  std::unordered_set<std::string> words_;
};

}  // namespace roundtable::server
