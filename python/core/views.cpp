#include "python/core/views.h"

#include <cassert>

#include "engine/games.h"
#include "engine/with_game.h"
#include "game_list/spaces.h"

namespace roundtable::python {

namespace {

template <Game G>
const typename G::State& state_of(const AnyGame& game) {
  return static_cast<const AnyGameOf<G>&>(game).state();
}

template <Game G>
class ViewOf final : public AnyView {
 public:
  ViewOf(const typename G::View& view, const typename G::Options& options) : view_(view), options_(options) {}

  Viewer viewer() const override { return view_.viewer; }
  std::string json() const override {
    JsonWriter out;
    G::write_view(out, view_);
    return out.take();
  }
  std::vector<Choice> legal() const override {
    std::vector<Choice> choices;
    for (const auto& action : G::legal(view_)) {
      choices.push_back({G::text_of(options_, action), SpaceOf<G>::number(view_, action)});
    }
    return choices;
  }
  void mask(std::int8_t* legal) const override {
    for (const auto& action : G::legal(view_)) legal[SpaceOf<G>::number(view_, action)] = 1;
  }
  std::optional<std::string> text_of(int number) const override {
    for (const auto& action : G::legal(view_)) {
      if (SpaceOf<G>::number(view_, action) == number) return G::text_of(options_, action);
    }
    return std::nullopt;
  }
  void observe(std::int8_t* numbers) const override {
    Observation out(numbers);
    SpaceOf<G>::observe(view_, out);
  }
  std::unique_ptr<AnyGame> imagine(Rng& rng) const override {
    return std::make_unique<AnyGameOf<G>>(G::imagine(view_, rng));
  }
  bool equals(const AnyView& other) const override {
    const auto* same = dynamic_cast<const ViewOf*>(&other);
    return same != nullptr && same->view_ == view_;
  }

 private:
  typename G::View view_;
  typename G::Options options_;
};

template <Game G>
Layout make_layout() {
  Layout layout;
  std::vector<std::int8_t> numbers(SpaceOf<G>::kMostNumbers);
  const auto options = G::read_options(G::Options::kPlayers.most, *Json::parse("{}"));
  assert(options);
  const auto state = G::start(*options);
  Observation out(numbers.data(), &layout.fields);
  SpaceOf<G>::observe(G::view(state, Seat{0}), out);
  layout.observed = out.size();
  SpaceOf<G>::reveal(state, Seat{0}, out);
  layout.all = out.size();
  assert(layout.all <= SpaceOf<G>::kMostNumbers);
  layout.actions = SpaceOf<G>::action_names();
  return layout;
}

}  // namespace

std::unique_ptr<AnyView> view_of(const AnyGame& game, Viewer viewer) {
  std::unique_ptr<AnyView> made;
  with_game(game.name(), [&]<class G>() {
    const auto& state = state_of<G>(game);
    made = std::make_unique<ViewOf<G>>(G::view(state, viewer), G::options(state));
  });
  return made;
}

void observe_all(const AnyGame& game, Seat seat, std::int8_t* numbers) {
  with_game(game.name(), [&]<class G>() {
    const auto& state = state_of<G>(game);
    Observation out(numbers);
    SpaceOf<G>::observe(G::view(state, seat), out);
    SpaceOf<G>::reveal(state, seat, out);
  });
}

std::optional<std::vector<Possible<std::string>>> outcomes_of(const AnyGame& game) {
  std::optional<std::vector<Possible<std::string>>> texts;
  with_game(game.name(), [&]<class G>() {
    if constexpr (Enumerable<G>) {
      const auto& state = state_of<G>(game);
      if (!G::deciders(state).is_chance()) return;
      const auto add = [&](const typename G::Outcome& outcome, double chance) {
        if (!texts) texts.emplace();
        texts->push_back({G::text_of(G::options(state), outcome), chance});
      };
      if (const auto listed = G::outcomes(state)) {
        for (const auto& one : *listed) add(one.what, one.chance);
      } else {
        const auto equal = SpaceOf<G>::equal_outcomes(state);
        for (const auto& one : equal) add(one, 1.0 / static_cast<double>(equal.size()));
      }
    }
  });
  return texts;
}

std::string sample_of(const AnyGame& game, Rng& rng) {
  std::string text;
  with_game(game.name(), [&]<class G>() {
    const auto& state = state_of<G>(game);
    if (G::deciders(state).is_chance()) text = G::text_of(G::options(state), G::draw(state, rng));
  });
  return text;
}

Deal deal_of(const AnyGame& game) {
  Deal deal;
  with_game(game.name(), [&]<class G>() { deal = SpaceOf<G>::deal(state_of<G>(game)); });
  return deal;
}

Result<const Layout*> layout_of(std::string_view game) {
  Result<const Layout*> found = unknown_game(game);
  with_game(game, [&]<class G>() {
    static const Layout kLayout = make_layout<G>();
    found = &kLayout;
  });
  return found;
}

}  // namespace roundtable::python
