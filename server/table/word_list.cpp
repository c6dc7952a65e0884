#include "server/table/word_list.h"

#include <algorithm>
#include <array>
#include <cwctype>
#include <utility>

#include "engine/core/utf8.h"
#include "server/store/text.h"

namespace roundtable::server {

namespace {

bool is_accent(char32_t character) { return character >= 0x300 && character <= 0x36F; }

bool is_of_a_word(char32_t character) {
  return is_accent(character) || iswalnum_l(static_cast<wint_t>(character), any_script()) != 0;
}

// Accented small letters, by their plain letter.
char32_t without_accent(char32_t character) {
  using Letters = std::pair<char32_t, std::u32string_view>;
  static constexpr std::array<Letters, 24> kLetters = {{{U'a', U"àáâãäåāăąǎạả"},
                                                        {U'c', U"çćĉċč"},
                                                        {U'd', U"ďđ"},
                                                        {U'e', U"èéêëēĕėęěẹẻẽ"},
                                                        {U'g', U"ĝğġģ"},
                                                        {U'h', U"ĥħ"},
                                                        {U'i', U"ìíîïĩīĭįıỉị"},
                                                        {U'j', U"ĵ"},
                                                        {U'k', U"ķ"},
                                                        {U'l', U"ĺļľŀł"},
                                                        {U'n', U"ñńņňŉ"},
                                                        {U'o', U"òóôõöøōŏőǒọỏ"},
                                                        {U'r', U"ŕŗř"},
                                                        {U's', U"śŝşšș"},
                                                        {U't', U"ţťŧț"},
                                                        {U'u', U"ùúûüũūŭůűųǔụủ"},
                                                        {U'w', U"ŵẁẃẅ"},
                                                        {U'y', U"ýÿŷỳ"},
                                                        {U'z', U"źżž"},
                                                        {U'е', U"ёѐ"},
                                                        {U'и', U"йѝ"},
                                                        {U'і', U"ї"},
                                                        {U'к', U"ќ"},
                                                        {U'г', U"ѓґ"}}};
  for (const auto& [plain, accented] : kLetters) {
    if (accented.find(character) != std::u32string_view::npos) return plain;
  }
  return character;
}

std::string plain(std::string_view word) {
  const std::string folded = fold(word);
  std::string plain;
  for (std::string_view rest = folded; !rest.empty();) {
    const auto character = take_character(rest);
    if (!character) break;
    if (!is_accent(*character)) append_character(plain, without_accent(*character));
  }
  return plain;
}

}  // namespace

WordList::WordList(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    while (!line.empty() && (line.back() == ' ' || line.back() == '\r' || line.back() == '\t')) line.remove_suffix(1);
    if (!line.empty() && line.front() != '#') words_.insert(plain(line));
  }
}

std::string WordList::starred(std::string_view text) const {
  std::string result;
  std::string word;
  std::size_t letters = 0;
  const auto end_word = [&] {
    words_.contains(plain(word)) ? result.append(letters, '*') : result.append(word);
    word.clear();
    letters = 0;
  };
  while (!text.empty()) {
    const auto character = take_character(text);
    if (!character) break;
    if (is_of_a_word(*character)) {
      append_character(word, *character);
      letters += is_accent(*character) ? 0U : 1U;
    } else {
      end_word();
      append_character(result, *character);
    }
  }
  end_word();
  return result;
}

}  // namespace roundtable::server
