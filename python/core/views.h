#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/any_game.h"
#include "python/core/space.h"

// Typed parts of a game behind one interface: views, observations and chance outcomes.

namespace roundtable::python {

// A legal action: its text as in a record and its number (space.h).
struct Choice {
  std::string text;
  int number = 0;
};

// All that a seat or a spectator may know at one moment.
class AnyView {
 public:
  AnyView() = default;
  AnyView(const AnyView&) = delete;
  AnyView& operator=(const AnyView&) = delete;
  virtual ~AnyView() = default;

  virtual Viewer viewer() const = 0;
  virtual std::string json() const = 0;
  // In the order of the view's `legal`; none for a spectator.
  virtual std::vector<Choice> legal() const = 0;
  // The rest only for a seat.
  virtual void mask(std::int8_t* legal) const = 0;
  virtual std::optional<std::string> text_of(int number) const = 0;
  virtual void observe(std::int8_t* numbers) const = 0;
  // A game in a state that the view allows.
  virtual std::unique_ptr<AnyGame> imagine(Rng& rng) const = 0;
  virtual bool equals(const AnyView& other) const = 0;
};

std::unique_ptr<AnyView> view_of(const AnyGame& game, Viewer viewer);

// The observation of a seat followed by hidden information.
void observe_all(const AnyGame& game, Seat seat, std::int8_t* numbers);

// Outcomes of the chance event that is due with their probabilities; nothing if there are too many to list.
std::optional<std::vector<Possible<std::string>>> outcomes_of(const AnyGame& game);
// An outcome that could be drawn now, without an effect on the game.
std::string sample_of(const AnyGame& game, Rng& rng);
Deal deal_of(const AnyGame& game);

// The layout of a game's observations and actions.
struct Layout {
  int observed = 0;           // numbers of an observation
  int all = 0;                // the same with hidden information
  std::vector<Field> fields;  // of both
  std::vector<std::string> actions;
};
Result<const Layout*> layout_of(std::string_view game);

}  // namespace roundtable::python
