#include <fmt/format.h>

#include "cli/medievallons/table.h"

// Events as text, a line for each turn. Consecutive sentences of the engine about one player are joined: `Red plays a
// Priest, looks at Blue's hand, takes a card from Blue and gives a card to Blue.`

namespace roundtable::cli {

using namespace medievallons;

namespace {

using Happened = Event::Kind;

class Teller {
 public:
  explicit Teller(const Options& options) : options_(options) {}

  void tell(const Event& event) {
    if (event.kind == Happened::Drew) {
      draws_.push_back(event);
      return;
    }
    tell_draws();
    if (event.kind == Happened::TurnBegins) return end_line();
    if (event.kind == Happened::Dealt) return;  // the cards are in the hand that is shown
    if (event.kind == Happened::Targeted && words_of(event.card).target_is_plain) return;
    say(event.seat, wording(event));
  }

  std::vector<std::string> take() {
    tell_draws();
    end_line();
    return std::move(lines_);
  }

 private:
  // The replacement draw of DrawsInstead has an event of its own.
  std::string wording(const Event& event) const {
    switch (event.kind) {
      case Happened::DrawsInstead: return who(event.seat) + fmt::format(" {}.", words_of(event.card).finds_nothing);
      case Happened::StandIn: return who(event.seat) + " has nothing to play.";
      default: return sentence(options_, event);
    }
  }

  // In order, each player's cards together; consecutive players with the same draw share a sentence.
  void tell_draws() {
    for (std::size_t i = 0; i < draws_.size();) {
      std::vector<std::string> players;
      const std::string what = next_draws(i, players);
      if (players.size() > 1) {
        say(kNoSeat, fmt::format("{} draw {} each.", listed(players), what));
      } else {
        say(seat_, fmt::format("{} draws {}.", players[0], what));
      }
    }
    draws_.clear();
  }
  std::string next_draws(std::size_t& i, std::vector<std::string>& players) {
    std::string what;
    while (i < draws_.size()) {
      const Seat seat = draws_[i].seat;
      std::size_t end = i;
      Cards seen;
      for (; end < draws_.size() && draws_[end].seat == seat; ++end) {
        if (draws_[end].card != kNoKind) seen.add(draws_[end].card);
      }
      const auto count = end - i;
      const std::string cards = !seen.empty() ? medievallons::listed(seen)
                                : count == 1  ? "a card"
                                              : fmt::format("{} cards", count);
      if (!players.empty() && cards != what) return what;
      what = cards;
      seat_ = seat;
      players.push_back(who(seat));
      i = end;
    }
    return what;
  }

  // Continues the sentence about the same player, unless it ends with a list.
  void say(Seat seat, std::string text) {
    if (text.empty()) return;
    std::string subject = seat == kNoSeat ? "" : who(seat) + " ";
    if (!text.starts_with(subject)) subject.clear();
    if (!subject.empty() && subject == subject_ && deeds_.back().find_first_of(":,") == std::string::npos) {
      text.erase(0, subject.size());
    } else {
      end_sentence();
      subject_ = subject;
    }
    text.pop_back();  // the full stop
    if (!deeds_.empty() && lays_another(deeds_.back(), text)) return;
    deeds_.push_back(std::move(text));
  }
  // Joins the two cards of a Wizard: `lays a Monk and then a Star on the pile`.
  static bool lays_another(std::string& before, std::string_view text) {
    constexpr std::string_view kLays = "lays ";
    constexpr std::string_view kOnThePile = " on the pile";
    const auto fits = [&](std::string_view deed) { return deed.starts_with(kLays) && deed.ends_with(kOnThePile); };
    if (!fits(before) || !fits(text)) return false;
    before.insert(
        before.size() - kOnThePile.size(),
        " and then " + std::string(text.substr(kLays.size(), text.size() - kLays.size() - kOnThePile.size())));
    return true;
  }
  void end_sentence() {
    if (!deeds_.empty()) line_ += (line_.empty() ? "" : " ") + listed(deeds_) + ".";
    deeds_.clear();
    subject_.clear();
  }
  void end_line() {
    end_sentence();
    if (!line_.empty()) lines_.push_back(line_);
    line_.clear();
  }

  const Options& options_;
  std::vector<Event> draws_;  // not yet written
  Seat seat_ = kNoSeat;       // of the last draw that was written
  std::string subject_;
  std::vector<std::string> deeds_;  // parts of the current sentence
  std::string line_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> told(const Options& options, const std::vector<Event>& events, Viewer /*viewer*/) {
  Teller teller(options);
  for (const Event& event : events) teller.tell(event);
  return teller.take();
}

}  // namespace roundtable::cli
