#include <algorithm>

#include "cli/academy/table.h"

// The viewer's hand, with the cards they kept and passed.

namespace roundtable::cli {

using namespace academy;

namespace {

std::string passed_on(const View& view) {
  const OpenTable& table = view.table;
  std::string text;
  for (int step = 0; step < std::min(cards_kept(table), kDealt - 1); ++step) {
    const auto i = static_cast<std::size_t>(step);
    if (view.kept[i] == kNoCard) break;
    CardSet cards = view.seen[i];
    cards.remove(view.kept[i]);
    text += (text.empty() ? "" : ", then ") + spaced(cards);
  }
  const Squire me{static_cast<std::uint8_t>(view.viewer.seat())};
  return text.empty()
             ? ""
             : "to " + colour_title(table.options, neighbour(me, passes_left(table.round) ? 1 : -1, table.squires)) +
                   ": " + text;
}

// The piles reveal the other player's cards, but not which squire holds them.
std::string lancelot_hands(const View& view) {
  const OpenTable& table = view.table;
  const Seat me = view.viewer.seat();
  const auto mine = static_cast<std::size_t>(me);
  std::string text;
  if (table.phase < Phase::Play) {
    const CardSet six = view.hands[first_squire(me)];
    if (!six.empty()) text += "Your cards     " + spaced(six) + "\n";
  } else {
    for (const Squire squire : {first_squire(me), second_squire(me)}) {
      const CardSet cards = view.hands[squire];
      text += padded(colour_title(table.options, squire), 15) + (cards.empty() ? "-" : spaced(cards)) + "\n";
    }
  }
  if (table.pile_taken[0] == 0 || table.pile_taken[1] == 0) return text;
  CardSet theirs = table.piles[mine][table.pile_taken[1 - mine] - 1U];
  theirs.add(table.piles[1 - mine][2U - table.pile_taken[mine]]);
  return text + "They had       " + spaced(theirs) + "\n";
}

}  // namespace

std::string draw_hand(const View& view, const Style& style) {
  const OpenTable& table = view.table;
  if (table.phase > Phase::Peek) return "";  // cards no longer matter
  if (table.options.lancelot()) return lancelot_hands(view);
  const bool drafting = table.phase == Phase::Draft;
  const CardSet cards = view.hands[Squire{static_cast<std::uint8_t>(view.viewer.seat())}];
  std::string text =
      padded(drafting ? "Your pack" : "Your hand", 15) + style.bold(cards.empty() ? "-" : spaced(cards)) + "\n";
  CardSet kept;
  for (const Card card : view.kept) {
    if (card != kNoCard) kept.add(card);
  }
  if (drafting && !kept.empty()) text += padded("Kept", 15) + style.bold(spaced(kept)) + "\n";
  const std::string passed = passed_on(view);
  if (!passed.empty()) text += wrapped(padded("You passed", 15) + passed, style.width, 15) + "\n";
  return text;
}

}  // namespace roundtable::cli
