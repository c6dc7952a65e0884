#include "cli/academy/table.h"

#include <fmt/format.h>

#include <algorithm>

// The tracks as a grid of squares, and the elements of the variations.

namespace roundtable::cli {

using namespace academy;

std::string track_title(const Options& options, Track track) {
  constexpr std::array<const char*, kTracks> kTitles = {"Gallantry",      "Jousts", "Tournaments", "Education",
                                                        "King's Service", "Quests", "Charity"};
  if (options.has(Variation::Knights) && track == Track::Jousts) return "White Knight";
  if (options.has(Variation::Knights) && track == Track::Tournaments) return "Black Knight";
  return kTitles[static_cast<std::size_t>(track)];
}

std::string colour_title(const Options& options, Squire squire) {
  if (squire == options.neutral()) return "Neutral";
  return capitalised(options.colour(squire));
}

char letter_of(const Options& options, Squire squire) {
  return squire == options.neutral() ? 'N' : "BYGRK"[index(squire)];
}

std::string spaced(CardSet cards) {
  std::string text = academy::text_of(cards);
  std::replace(text.begin(), text.end(), ',', ' ');
  return text;
}

bool is_own(const View& view, Squire squire) {
  const Options& options = view.table.options;
  return squire != options.neutral() && view.viewer.is(options.owner(squire));
}

namespace {

constexpr int kSquares = 20;

std::vector<Squire> from_last_to_first(const OpenTable& table, Track track) {
  std::vector<Squire> squires;
  each_squire(table, [&](Squire squire) { squires.push_back(squire); });
  const Row& row = table.tracks[track];
  std::sort(squires.begin(), squires.end(),
            [&](Squire a, Squire b) { return row[b].ahead_of(row[a]) || (row[a] == row[b] && a < b); });
  return squires;
}

class Board {
 public:
  Board(const View& view, const Style& style)
      : view_(view), table_(view.table), options_(table_.options), style_(style) {}

  std::string draw() {
    measure();
    std::string text = padded("", side()) + numbers() + "\n";
    for (const Track track : kAllTracks) text += trimmed(line(track)) + "\n";
    const auto add = [&](const std::string& line) { text += wrapped(line, style_.width, kTitle) + "\n"; };
    if (options_.has(Variation::Knights)) add(cup());
    if (options_.has(Variation::Scrolls)) add(scrolls());
    if (options_.has(Variation::Codex) && view_.tokens_laid) add(codex());
    return text;
  }

 private:
  static constexpr int kTitle = 15;
  static constexpr int kWhen = 4;
  static constexpr int kPay = 13;
  static constexpr int kDrawnReach = 6;  // a longer path of the Cup is written as text

  // The discs on a square, bottom to top; an apostrophe for each lap.
  std::string cell(Track track, int square, bool painted) const {
    std::string text;
    for (const Squire squire : from_last_to_first(table_, track)) {
      const int at = table_.tracks[track][squire].square();
      if (at % kSquares != square) continue;
      const std::string one(1, letter_of(options_, squire));
      text += painted ? paint(squire, one) : one;
      text.append(static_cast<std::size_t>(at / kSquares), '\'');
    }
    if (!text.empty()) return text;
    const std::string empty = scroll_on(track, square) ? "~" : ".";
    return painted && empty == "." ? style_.faint(empty) : empty;
  }

  bool scroll_on(Track track, int square) const {
    if (track != Track::King || !options_.has(Variation::Scrolls)) return false;
    return (square == 6 && !table_.scrolls.six_gone) ||
           (square == kKingEnd && table_.scrolls.twelve_taker == kNoSquire);
  }

  std::string paint(Squire squire, const std::string& text) const {
    const char* codes = squire == options_.neutral() ? "37" : kSeatPaint[static_cast<std::size_t>(squire)];
    return style_.paint(is_own(view_, squire) ? std::string(codes) + ";4" : codes, text);
  }

  // Computes the widths of columns. On a narrow terminal columns shrink and the pay is hidden.
  void measure() {
    for (const int least : {2, 1}) {
      int sum = 0;
      for (int square = 0; square < kSquares; ++square) {
        int width = square < 10 ? least : 2;
        for (const Track track : kAllTracks) width = std::max(width, columns_of(cell(track, square, false)));
        widths_[static_cast<std::size_t>(square)] = width + 1;
        sum += width + 1;
      }
      with_pay_ = kTitle + kWhen + kPay + sum <= style_.width;
      if (with_pay_) return;
    }
  }
  bool over() const { return table_.phase == Phase::Over; }
  int side() const { return kTitle + kWhen + (with_pay_ ? kPay : 0); }
  int width(int square) const { return widths_[static_cast<std::size_t>(square)]; }

  std::string numbers() const {
    std::string text;
    for (int square = 0; square < kSquares; ++square) text += padded(std::to_string(square), width(square));
    return style_.faint(trimmed(text));
  }

  std::string line(Track track) const {
    const bool now = !over() && scores_now(table_, track);
    std::string text = padded(now ? style_.bold(track_title(options_, track)) : track_title(options_, track), kTitle);
    text += padded(over() ? "" : now ? style_.bold("now") : when(track), kWhen);
    if (with_pay_) text += padded(over() ? "" : pay(track), kPay);
    const int last = track == Track::King ? kKingEnd : kSquares - 1;
    for (int square = 0; square <= last; ++square) text += padded(cell(track, square, true), width(square));
    if (track == Track::King) text += "| the end";
    return text;
  }

  // The next round in which the track scores.
  std::string when(Track track) const {
    if (track == Track::King && options_.has(Variation::Scrolls)) return "~";
    OpenTable later = table_;
    while (later.round < kRounds && !scores_now(later, track)) ++later.round;
    return "R" + std::to_string(later.round);
  }

  std::string podium(int first, int second, int third) const {
    return options_.four_or_more() ? fmt::format("{:+} {:+} {:+}", first, second, third)
                                   : fmt::format("{:+} {:+}", first, second);
  }

  std::string pay(Track track) const {
    const Values& values = options_.values;
    switch (track) {
      case Track::Gallantry:
        return (options_.has(Variation::Bet) ? "bet x" : "move ") +
               std::string(options_.four_or_more() ? "3 2 1" : "3 2");
      case Track::Jousts:
      case Track::Tournaments: return knights_pay(track);
      case Track::Education: return options_.has(Variation::Codex) ? "tokens" : "last -3 -1";
      case Track::King: return options_.has(Variation::Scrolls) ? "by square" : "6:+6 12:+12";
      case Track::Quests:
        return options_.has(Variation::Dragon) ? "dragon"
                                               : podium(values.quests[0], values.quests[1], values.quests[2]);
      case Track::Charity:
        return options_.has(Variation::Alms) ? "alms" : fmt::format("last {} {}", values.charity[0], values.charity[1]);
    }
    return "";
  }

  std::string knights_pay(Track track) const {
    if (!options_.has(Variation::Knights))
      return podium(kTournamentPay.first, kTournamentPay.second, kTournamentPay.third);
    const bool ahead = track == Track::Jousts ? table_.cup > 0 : table_.cup < 0;
    const Podium amounts = ahead ? kWinningKnightPay : kLosingKnightPay;
    return podium(amounts.first, amounts.second, amounts.third);
  }

  std::string cup() const {
    std::string text = padded("The Cup", kTitle);
    const int reach = options_.values.cup_reach;
    if (reach <= kDrawnReach) {
      text += "White ";
      for (int square = reach; square >= -reach; --square) {
        text += square == table_.cup         ? style_.bold("[C]")
                : square != 0                ? " . "
                : options_.values.cup_middle ? " o "
                                             : "|";
      }
      text += " Black   ";
    }
    if (table_.cup == 0) return text + "in the middle: neither is ahead";
    return text + fmt::format("{} of {} towards {}", std::abs(table_.cup), reach, table_.cup > 0 ? "White" : "Black");
  }

  std::string scrolls() const {
    const auto state = [&](bool gone, Squire taker) {
      if (taker != kNoSquire) return "taken by " + colour_title(options_, taker) + " this round";
      return std::string(gone ? "put aside" : "lies there");
    };
    std::string squares;
    for (std::size_t i = 0; i <= kKingEnd; ++i)
      squares += fmt::format("{}{}", i == 0 ? "" : " ", options_.values.king_squares[i]);
    return padded("Scrolls (~)", kTitle) + "6 " + state(table_.scrolls.six_gone, table_.scrolls.six_taker) + ", 12 " +
           state(false, table_.scrolls.twelve_taker) + "; squares 0-12 pay " + squares;
  }

  std::string codex() const {
    std::string text = padded("Codex", kTitle);
    for (int place = 1; place <= table_.squires; ++place) {
      const int value = view_.tokens[static_cast<std::size_t>(place)];
      text += fmt::format("{}:{}", place, value == kHiddenValue ? "[?]" : fmt::format("[{}]", value));
      each_squire(table_, [&](Squire squire) {
        if (table_.token[squire] == place) text += " " + colour_title(options_, squire);
      });
      text += lookers(place) + "   ";
    }
    return trimmed(text);
  }

  std::string lookers(int place) const {
    std::string who;
    for (const Seat seat : Seats::first(options_.players)) {
      if (((static_cast<unsigned>(table_.peeked[seat]) >> static_cast<unsigned>(place)) & 1U) == 0) continue;
      who += letter_of(options_, Squire{static_cast<std::uint8_t>(seat)});
    }
    return who.empty() ? "" : " (seen: " + who + ")";
  }

  const View& view_;
  const OpenTable& table_;
  const Options& options_;
  const Style& style_;
  std::array<int, kSquares> widths_{};
  bool with_pay_ = true;
};

std::string heading(const View& view, const Style& style) {
  const OpenTable& table = view.table;
  if (table.phase == Phase::Over) return style.bold("The tracks at the end");
  std::string text = style.bold(fmt::format("Round {} of {}", table.round, kRounds));
  text += "   " + colour_title(table.options, table.order[Squire{0}]) + " plays first";
  if (!table.options.lancelot())
    text += fmt::format("   cards pass {}", passes_left(table.round) ? "left, down the list" : "right, up the list");
  return text;
}

}  // namespace

bool shows_table(const View& /*view*/) { return true; }

std::string draw_board(const View& view, const Style& style) {
  return heading(view, style) + "\n" + Board(view, style).draw();
}

}  // namespace roundtable::cli
