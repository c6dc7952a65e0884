#include "engine/medievallons/words.h"

#include "engine/medievallons/powers.h"

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

const PowerWords& words_of(CardKind power) {
  static constexpr PowerWords kNothing{};
  const PowerWords* words = &kNothing;
  with_power(power, [&]<class P>() { words = &P::kWords; });
  return *words;
}

std::string effect_of(const View& view, CardKind power, Spent spent) {
  std::string effect;
  with_power(power, [&]<class P>() { effect = P::effect(view, spent); });
  return effect.empty() ? std::string(words_of(power).does) : effect;
}

}  // namespace roundtable::medievallons
