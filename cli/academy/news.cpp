#include <fmt/format.h>

#include "cli/academy/rules.h"

// Events as a few lines of text. Single events use the engine's sentences; groups (plays with their moves, coats of one
// track, bets, the draft) share a line.

namespace roundtable::cli {

using namespace academy;

namespace {

using Kind = Event::Kind;

class Teller {
 public:
  Teller(const Options& options, Viewer viewer) : options_(options), rules_(rules_at(options)), viewer_(viewer) {}

  void tell(const Event& event) {
    for (const DrawnRule* rule : rules_) {
      const auto told = rule->told(options_, event);
      if (told) return told->lead.empty() ? add(told->text) : part(told->lead, told->text);
    }
    switch (event.kind) {
      case Kind::Dealt: return;  // the cards are in the hand that is shown
      case Kind::RoundBegins: return line(sentence(options_, event));
      case Kind::Kept: return kept(event);
      case Kind::Passed: return passed(event);
      case Kind::Moved: return moved(event);
      case Kind::Ranked: return part("Gallantry", fmt::format("{} {}", who(event.squire), place(event.value)));
      case Kind::CoatEarned: return part(title(event.track), fmt::format("{} {:+}", who(event.squire), event.value));
      case Kind::TrackEmptied: return part("All discs back to the start", title(event.track));
      default: break;
    }
    const std::string text = sentence(options_, event);
    if (!text.empty()) line(text);
  }

  std::vector<std::string> take() {
    close();
    return std::move(lines_);
  }

 private:
  std::string who(Squire squire) const { return colour_title(options_, squire); }
  std::string title(Track track) const { return track_title(options_, track); }
  static const char* place(int number) { return number == 1 ? "first" : number == 2 ? "second" : "third"; }

  // Players see only their own draft: the kept and the passed cards, in one line.
  void kept(const Event& event) {
    if (event.card == kNoCard || viewer_.is_spectator()) return;
    line(fmt::format("You keep {}.", academy::text_of(event.card)));
  }
  void passed(const Event& event) {
    if (event.cards.empty()) return;
    if (viewer_.is_spectator()) {
      part("Passed", fmt::format("{} {} to {}", who(event.squire), spaced(event.cards), who(event.other)));
    } else if (viewer_.is(options_.owner(event.squire)) && event.squire != options_.neutral()) {
      const std::string what = fmt::format("pass {} to {}", spaced(event.cards), who(event.other));
      lines_.empty() ? line("You " + what + ".") : extend(" and " + what);
    }
  }

  void moved(const Event& event) {
    if (event.why == Event::Why::Card) return extend(fmt::format(", from {} to {}", event.from, event.to));
    line(sentence(options_, event));
  }

  void line(const std::string& text) {
    close();
    lines_.push_back(text);
  }
  // Inserts before the full stop of the last line.
  void extend(const std::string& text) {
    if (lines_.empty()) return line(text);
    lines_.back().insert(lines_.back().size() - 1, text);
  }
  void add(const std::string& text) { lines_.empty() ? line(text) : static_cast<void>(lines_.back() += text); }
  // Adds to a list such as `Jousts: Blue +3, Red +2.`
  void part(const std::string& lead, const std::string& text) {
    if (lead_ != lead) {
      line(lead + ": " + text);
      lead_ = lead;
    } else {
      lines_.back() += ", " + text;
    }
  }
  void close() {
    if (!lead_.empty()) lines_.back() += ".";
    lead_.clear();
  }

  const Options& options_;
  std::vector<const DrawnRule*> rules_;
  Viewer viewer_;
  std::string lead_;  // of the unfinished line
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> told(const Options& options, const std::vector<Event>& events, Viewer viewer) {
  Teller teller(options, viewer);
  for (const Event& event : events) teller.tell(event);
  return teller.take();
}

}  // namespace roundtable::cli
