#include "engine/medievallons/words.h"

namespace roundtable::medievallons {

std::string who(Seat seat) {
  std::string name(kColours[static_cast<std::size_t>(seat)]);
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}

std::string singular(CardKind kind) {
  const std::string_view with_article = name_of(kind).one;
  return std::string(with_article.substr(with_article.find(' ') + 1));
}

std::string one(CardKind kind) { return kind == kNoKind ? "a card" : std::string(name_of(kind).one); }
std::string many(CardKind kind) { return std::string(name_of(kind).many); }

std::string listed(Cards cards) {
  std::string text;
  int left = cards.kinds().size();
  const auto add = [&](CardKind kind) {
    const int count = cards.count(kind);
    if (count == 0) return;
    --left;
    if (!text.empty()) text += left == 0 ? " and " : ", ";
    text += count == 1 ? one(kind) : std::to_string(count) + " " + many(kind);
  };
  for (const CardKind kind : cards.kinds() - CardKinds::of(kWild)) add(kind);
  add(kWild);
  return text.empty() ? "nothing" : text;
}

}  // namespace roundtable::medievallons
