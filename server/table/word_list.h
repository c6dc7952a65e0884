#pragma once

#include <string>
#include <string_view>
#include <unordered_set>

namespace roundtable::server {

// Words that whoever runs the server does not want in names and in chat: whole words, whatever their case and accents.
class WordList {
 public:
  WordList() = default;
  // One a line; empty lines, and those that begin with #, are passed over.
  explicit WordList(std::string_view text);

  bool empty() const { return words_.empty(); }
  bool has_any_of(std::string_view text) const { return starred(text) != text; }
  // The text with a star for each letter of such words.
  std::string starred(std::string_view text) const;

 private:
  std::unordered_set<std::string> words_;
};

}  // namespace roundtable::server
