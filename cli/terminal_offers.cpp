#include "cli/terminal_offers.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

#include "engine/core/suggestion.h"

namespace roundtable::cli {

namespace {

using Words = std::vector<std::string>;

// Splits into lower-case words; commas and unprintable characters are separators too.
Words words_of(std::string_view text) {
  Words words(1);
  for (const char c : text) {
    const bool separates = static_cast<unsigned char>(c) <= ' ' || c == ',' || c == 0x7F;
    if (!separates) {
      words.back() += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

bool is_card(std::string_view word) { return word.size() == 2 && word[1] >= '0' && word[1] <= '9'; }

// `j` stands for `jousts`. Cards must be typed in full, so that `q` (quit) does not play Q5.
bool stands_for(std::string_view typed, std::string_view word) {
  const bool has_letter = !typed.empty() && typed[0] >= 'a' && typed[0] <= 'z';
  return typed == word || (has_letter && !is_card(word) && word.substr(0, typed.size()) == typed);
}

bool stand_for(const Words& typed, const Words& words) {
  return typed.size() == words.size() && std::equal(typed.begin(), typed.end(), words.begin(), stands_for);
}

// The same cards in any order.
bool same_cards(Words typed, Words words) {
  if (words.size() < 2 || !std::all_of(words.begin(), words.end(), is_card)) return false;
  std::sort(typed.begin(), typed.end());
  std::sort(words.begin(), words.end());
  return typed == words;
}

bool fits(const Words& typed, const Offer& offer) {
  const Words text = words_of(offer.text);
  const Words name = words_of(offer.name);
  if (stand_for(typed, text) || stand_for(typed, name) || same_cards(typed, name)) return true;
  if (!typed.empty() && typed[0] == text[0] && same_cards(Words(typed.begin() + 1, typed.end()), name)) return true;
  return std::any_of(offer.also.begin(), offer.also.end(),
                     [&](const auto& one) { return stand_for(typed, words_of(one)); });
}

// True if the typed words begin a choice, such as a sword without its track.
bool begins(const Words& typed, const Offer& offer) {
  const Words name = words_of(offer.name);
  return typed.size() < name.size() && std::equal(typed.begin(), typed.end(), name.begin(), stands_for);
}

template <class Fits>
std::vector<int> all_that(const std::vector<Offer>& offers, Fits fitting) {
  std::vector<int> found;
  for (std::size_t i = 0; i < offers.size(); ++i) {
    if (fitting(offers[i])) found.push_back(static_cast<int>(i));
  }
  return found;
}

Match one_of(const std::vector<Offer>& offers, const std::vector<int>& found, std::string_view typed) {
  if (found.size() == 1) return {found[0], ""};
  Words names;
  for (const int i : found) names.push_back("`" + offers[static_cast<std::size_t>(i)].name + "`");
  if (names.size() > 6) return {-1, fmt::format("`{}` fits {} choices: type more of it.", shown(typed), names.size())};
  return {-1, fmt::format("`{}` could be {}. Which one?", shown(typed), listed(names, "or"))};
}

}  // namespace

Match match(const std::vector<Offer>& offers, std::string_view typed) {
  const Words words = words_of(typed);
  if (words.empty()) return {-1, "Nothing typed."};
  if (words.size() == 1) {
    const auto by_key = all_that(offers, [&](const Offer& offer) { return offer.key == words[0]; });
    if (!by_key.empty()) return one_of(offers, by_key, typed);
  }
  const auto exact = all_that(offers, [&](const Offer& offer) { return words == words_of(offer.text); });
  if (exact.size() == 1) return {exact[0], ""};
  const auto whole = all_that(offers, [&](const Offer& offer) { return fits(words, offer); });
  if (!whole.empty()) return one_of(offers, whole, typed);
  const auto started = all_that(offers, [&](const Offer& offer) { return begins(words, offer); });
  if (!started.empty()) return one_of(offers, started, typed);
  std::vector<std::string_view> names = {"hint", "undo", "table", "log", "rules", "quit", "help"};
  for (const Offer& offer : offers) names.emplace_back(offer.name);
  return {-1, fmt::format("`{}` is not a choice{}.", shown(typed), suggestion(typed, names))};
}

namespace {

// A menu whose sections share the same column widths.
class Menu {
 public:
  Menu(const std::vector<Offer>& offers, const Style& style) : style_(style) {
    for (const Offer& offer : offers) {
      if (offer.key.empty()) continue;
      key_ = std::max(key_, columns_of(offer.key));
      name_ = std::max(name_, columns_of(offer.name));
    }
  }

  // Filled column by column.
  std::string draw(const std::vector<Offer>& offers) const {
    int columns = 0;
    for (const Offer& offer : offers) columns = std::max(columns, columns_of(line(offer)));
    const std::size_t beside = columns_for(offers.size(), columns);
    const std::size_t rows = (offers.size() + beside - 1) / beside;
    std::string menu;
    for (std::size_t row = 0; row < rows; ++row) {
      std::string text;
      for (std::size_t i = row; i < offers.size(); i += rows) {
        text += i + rows < offers.size() ? padded(line(offers[i]), columns + 2) : line(offers[i]);
      }
      menu += wrapped(trimmed(text), style_.width, 6 + key_ + name_) + "\n";
    }
    return menu;
  }

 private:
  static constexpr std::size_t kLong = 10;  // this many offers are listed below each other

  std::string line(const Offer& offer) const {
    const std::string text = "  " + style_.bold(padded_left(offer.key, key_)) + "  " + padded(offer.name, name_);
    return offer.effect.empty() ? text : text + "  " + offer.effect;
  }
  std::size_t columns_for(std::size_t offers, int columns) const {
    const auto fit = static_cast<std::size_t>(std::max(1, (style_.width + 2) / (columns + 2)));
    return std::clamp<std::size_t>((offers + kLong - 1) / kLong, 1, fit);
  }

  const Style& style_;
  int key_ = 0;
  int name_ = 0;
};

}  // namespace

std::string menu_of(const std::vector<Offer>& offers, const Style& style) {
  const Menu menu(offers, style);
  std::string text;
  for (auto first = offers.begin(); first != offers.end();) {
    const auto last = std::find_if(first, offers.end(), [&](const Offer& o) { return o.section != first->section; });
    std::vector<Offer> shown;
    std::copy_if(first, last, std::back_inserter(shown), [](const Offer& offer) { return !offer.key.empty(); });
    if (!first->section.empty()) text += " " + style.faint(first->section) + "\n";
    text += menu.draw(shown);
    first = last;
  }
  return text;
}

std::string reminder_of(const std::vector<Offer>& offers) {
  Words keys;
  bool counted = true;  // 1, 2, 3...
  for (const Offer& offer : offers) {
    if (offer.key.empty()) continue;
    keys.push_back(offer.key);
    counted = counted && offer.key == std::to_string(keys.size());
  }
  const std::string all =
      counted && keys.size() > 2 ? fmt::format("1 to {}", keys.size()) : fmt::format("{}", fmt::join(keys, " "));
  return fmt::format("Type the number of a choice ({}), or ? for help.", all);
}

}  // namespace roundtable::cli
