#include <fmt/format.h>

#include <algorithm>

#include "cli/academy/rules.h"

// The tracks as a grid of squares, and the elements of the variations.

namespace roundtable::cli {

using namespace academy;

std::string track_title(const Options& options, Track track) {
  constexpr std::array<const char*, kTracks> kTitles = {"Gallantry",      "Jousts", "Tournaments", "Education",
                                                        "King's Service", "Quests", "Charity"};
  const std::string own = text_of_rules(options, [&](const DrawnRule& rule) { return rule.title(track); });
  return own.empty() ? kTitles[static_cast<std::size_t>(track)] : own;
}

std::string short_title(const Options& options, Track track) {
  constexpr std::array<const char*, kTracks> kTitles = {"Gall", "Joust", "Tourn", "Educ", "King", "Quest", "Char"};
  const std::string own = text_of_rules(options, [&](const DrawnRule& rule) { return rule.short_title(track); });
  return own.empty() ? kTitles[static_cast<std::size_t>(track)] : own;
}

std::string podium_text(const Options& options, Podium pay) {
  return options.four_or_more() ? fmt::format("{:+} {:+} {:+}", pay.first, pay.second, pay.third)
                                : fmt::format("{:+} {:+}", pay.first, pay.second);
}

std::string ordinal(int number) {
  constexpr std::array<const char*, 3> kEndings = {"st", "nd", "rd"};
  return std::to_string(number) + (number >= 1 && number <= 3 ? kEndings[static_cast<std::size_t>(number - 1)] : "th");
}

std::string place_on(const Row& row, Squire squire) {
  const Ranking ranking = row.ranking();
  return ranking.at_start(squire) ? "last" : ordinal(ranking.place(squire) + 1);
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
      : view_(view), table_(view.table), options_(table_.options), rules_(rules_at(options_)), style_(style) {}

  std::string draw() {
    measure();
    std::string text = padded("", side()) + numbers() + "\n";
    for (const Track track : kAllTracks) text += trimmed(line(track)) + "\n";
    const auto add = [&](const std::string& line) {
      if (!line.empty()) text += wrapped(line, style_.width, kTitle) + "\n";
    };
    for (const DrawnRule* rule : rules_) add(rule->line(table_, style_));
    for (const DrawnRule* rule : rules_) add(rule->viewers_line(view_));
    return text;
  }

 private:
  static constexpr int kTitle = kTitleColumns;
  static constexpr int kWhen = 4;
  static constexpr int kPay = 13;

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
    const std::string mark =
        text_of_rules(options_, [&](const DrawnRule& rule) { return rule.mark(table_, track, square); });
    return !mark.empty() ? mark : painted ? style_.faint(".") : ".";
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
    std::string own = text_of_rules(options_, [&](const DrawnRule& rule) { return rule.when(track); });
    if (!own.empty()) return own;
    OpenTable later = table_;
    while (later.round < kRounds && !scores_now(later, track)) ++later.round;
    return "R" + std::to_string(later.round);
  }

  std::string pay(Track track) const {
    std::string own = text_of_rules(options_, [&](const DrawnRule& rule) { return rule.pay(table_, track); });
    if (!own.empty()) return own;
    const Values& values = options_.values;
    switch (track) {
      case Track::Gallantry: return options_.four_or_more() ? "move 3 2 1" : "move 3 2";
      case Track::Jousts:
      case Track::Tournaments: return podium_text(options_, kTournamentPay);
      case Track::Education: return "last -3 -1";
      case Track::King: return "6:+6 12:+12";
      case Track::Quests: return podium_text(options_, quests_podium(options_));
      case Track::Charity: return fmt::format("last {} {}", values.charity[0], values.charity[1]);
    }
    return "";
  }

  const View& view_;
  const OpenTable& table_;
  const Options& options_;
  std::vector<const DrawnRule*> rules_;
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
