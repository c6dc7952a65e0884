#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "cli/academy/rules.h"

// Table of the squires with their points by source, during the game and at its end.

namespace roundtable::cli {

using namespace academy;

namespace {

// The sources of coats, in scoring order: every track but Gallantry.
constexpr std::array<Track, 6> kSources = {Track::Jousts, Track::Tournaments, Track::Education,
                                           Track::King,   Track::Quests,      Track::Charity};

struct Points {
  PerTrack<int> sums{};
  PerTrack<int> hidden{};  // coats of hidden value
  int total = 0;
  int unknown = 0;
  int positive = 0;  // coats as the rules count them
};

Points points_of(const OpenTable& table, Squire squire) {
  Points points;
  points.total = table.ledger.brought()[squire];  // from before a position, without known coats
  table.ledger.each_held(squire, [&](Coat coat) {
    if (coat.value == kHiddenValue) {
      ++points.hidden[coat.track];
      ++points.unknown;
      return;
    }
    points.sums[coat.track] += coat.value;
    points.total += coat.value;
    points.positive += coat.value > 0 && coat.track != Track::Quests ? 1 : 0;
  });
  return points;
}

std::string with_hidden(int sum, int hidden) {
  std::string marks(static_cast<std::size_t>(hidden), '?');
  if (sum == 0 && hidden > 0) return marks;
  return std::to_string(sum) + marks;
}

class SquireTable {
 public:
  SquireTable(const OpenTable& table, Viewer viewer, const Names& names, const Style& style)
      : table_(table), options_(table.options), viewer_(viewer), names_(names), style_(style) {
    for (const DrawnRule* rule : rules_at(options_)) {
      counts_coats_ |= rule->counts_coats();
      if (!rule->column().empty()) columns_.push_back(rule);
    }
    const int columns = 6 + (counts_coats() ? 1 : 0) + static_cast<int>(columns_.size());
    const int rest = kPoints + columns * kSource + 2 + kCards;
    who_ = std::clamp(style.width - rest, kColour, kColour + 12);
  }

  std::string draw(bool with_cards) const {
    std::string text = style_.faint(head(with_cards)) + "\n";
    each_squire(table_, [&](Squire squire) { text += line(squire, with_cards) + "\n"; });
    return options_.lancelot() ? text + sums() : text;
  }

 private:
  static constexpr int kColour = 13;  // `> B Blue     `
  static constexpr int kPoints = 7;
  static constexpr int kSource = 6;
  static constexpr int kCards = 16;

  // A narrow terminal has room for either coats or a rule's column: show the column.
  bool counts_coats() const { return counts_coats_ && (style_.width >= 90 || columns_.empty()); }

  std::string head(bool with_cards) const {
    std::string text = padded("", who_) + padded_left("points", kPoints);
    for (const Track track : kSources) text += padded_left(short_title(options_, track), kSource);
    if (counts_coats()) text += padded_left("coats", kSource);
    if (!with_cards) return text;
    text += "  ";
    for (const DrawnRule* rule : columns_) text += padded(rule->column(), kSource);
    return text + "played";
  }

  std::string line(Squire squire, bool with_cards) const {
    const Points points = points_of(table_, squire);
    const bool own = squire != options_.neutral() && viewer_.is(options_.owner(squire));
    std::string who =
        fmt::format("{} {} {:<8} ", own ? ">" : " ", letter_of(options_, squire), colour_title(options_, squire)) +
        player(squire);
    who = padded(who, who_);
    std::string text = (own ? style_.bold(who) : who) + padded_left(with_hidden(points.total, points.unknown), kPoints);
    for (const Track track : kSources) {
      const bool none = points.sums[track] == 0 && points.hidden[track] == 0;
      text += padded_left(none ? "." : with_hidden(points.sums[track], points.hidden[track]), kSource);
    }
    if (counts_coats()) text += padded_left(std::to_string(points.positive), kSource);
    return with_cards ? trimmed(text + cards_of(squire)) : text;
  }

  std::string player(Squire squire) const {
    if (squire == options_.neutral()) return "nobody";
    return shortened(names_[static_cast<std::size_t>(options_.owner(squire))], who_ - kColour);
  }

  std::string cards_of(Squire squire) const {
    std::string text = "  ";
    for (const DrawnRule* rule : columns_) text += padded(rule->cell(table_, squire), kSource);
    for (const Play play : table_.played[squire]) {
      text += academy::text_of(card_of(play));
      if (is_sword(play)) text += sword_mark(track_of(play));
      text += ' ';
    }
    return text;
  }
  char sword_mark(Track track) const {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(short_title(options_, track).front())));
  }

  // Lancelot: the points of each player's two squires together.
  std::string sums() const {
    std::string text;
    for (const Seat seat : Seats::first(2)) {
      const Squire one = first_squire(seat);
      const Squire two = second_squire(seat);
      const Points first = points_of(table_, one);
      const Points second = points_of(table_, two);
      text += fmt::format("{}{}: {} ({} and {})", text.empty() ? "    " : "   ", names_[static_cast<std::size_t>(seat)],
                          with_hidden(first.total + second.total, first.unknown + second.unknown),
                          colour_title(options_, one), colour_title(options_, two));
    }
    return text + "\n";
  }

  const OpenTable& table_;
  const Options& options_;
  Viewer viewer_;
  const Names& names_;
  bool counts_coats_ = false;
  std::vector<const DrawnRule*> columns_;
  const Style& style_;
  int who_;  // columns for the squire and its player's name
};

// `Ann (Blue)`, or with two squires `Ann (Blue and Green)`.
std::string player_title(const Options& options, Seat seat, const Names& names) {
  std::vector<std::string> squires = {colour_title(options, first_squire(seat))};
  if (options.lancelot()) squires.push_back(colour_title(options, second_squire(seat)));
  return fmt::format("{} ({})", names[static_cast<std::size_t>(seat)], listed(squires));
}

std::string winner_sentence(const State& state, const Names& names) {
  const Options& options = state.table.options;
  const Score score = result(state);
  std::vector<std::string> winners;
  for (const Seat seat : score.winners) winners.push_back(player_title(options, seat, names));
  const int best = score.scores[static_cast<std::size_t>(score.winners.lowest())];
  std::vector<std::string> tied;
  int next = -1000;
  for (const Seat seat : Seats::first(options.players)) {
    const int points = score.scores[static_cast<std::size_t>(seat)];
    if (points == best) {
      tied.push_back(player_title(options, seat, names));
    } else {
      next = std::max(next, points);
    }
  }
  switch (score.why) {
    case Score::Why::Points:
      return fmt::format("{} won: {} points, {} more than the next.", winners[0], best, best - next);
    case Score::Why::Gallantry:
      return fmt::format("{} have {} points each. {} won, being highest of them on Gallantry.", listed(tied), best,
                         listed(winners));
    case Score::Why::Shared:
      return fmt::format("{} have {} points each and are all on square 0 of Gallantry: they share the victory.",
                         listed(tied), best);
  }
  return "";
}

}  // namespace

std::string draw_players(const View& view, const Names& names, const Style& style) {
  if (view.table.phase == Phase::Over) return "";  // the result shows the points
  return SquireTable(view.table, view.viewer, names, style).draw(true);
}

std::string draw_result(const State& state, const Names& names, const Style& style) {
  return SquireTable(state.table, Viewer::spectator(), names, style).draw(false) + "\n" +
         wrapped(style.bold(winner_sentence(state, names)), style.width, 0) + "\n";
}

}  // namespace roundtable::cli
