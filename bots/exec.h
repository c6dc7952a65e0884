#pragma once

#include "bots/bot.h"
#include "bots/program.h"

namespace roundtable {

// An external program. It is asked for every choice; each question is complete, so it needs no memory. A bad answer is
// replaced by a random choice.
template <Game G>
class ExecBot final : public Bot<G> {
 public:
  using View = typename G::View;
  using Action = typename G::Action;
  using Choices = typename G::Choices;

  explicit ExecBot(ProgramSettings settings) : program_(std::move(settings)) {}

  Action choose(const View& view, const Choices& choices, Rng& rng) override {
    if (choices.size() == 1) return choices[0];
    if (program_.is_given_up()) {
      program_.passed_over();
      return choices.pick(rng);
    }
    const auto action = ask(view, choices, rng());
    if (!action) {
      program_.failed(action.error().message, texts_of(view, choices));
      return choices.pick(rng);
    }
    program_.answered_well();
    return *action;
  }
  BotFailures failures() const override { return program_.failures(); }

 private:
  static const typename G::Options& options_of(const View& view) { return view.table.options; }

  static std::vector<std::string> texts_of(const View& view, const Choices& choices) {
    std::vector<std::string> texts;
    for (const auto action : choices) texts.push_back(G::text_of(options_of(view), action));
    return texts;
  }

  std::string request(const View& view, const Choices& choices, std::uint64_t seed) const {
    constexpr unsigned kBeyondExact = 11;  // leaves 53 bits, which all languages represent exactly
    JsonWriter out;
    out.begin_object().field("protocol", kProtocol).field("game", G::kName);
    out.field("milliseconds", static_cast<int>(program_.settings().limit.count()));
    out.field("seed", static_cast<std::int64_t>(seed >> kBeyondExact));
    out.key("legal").begin_array();
    for (const auto& text : texts_of(view, choices)) out.value(text);
    out.end_array().key("view");
    G::write_view(out, view);
    return out.end_object().take();
  }

  Result<Action> ask(const View& view, const Choices& choices, std::uint64_t seed) {
    const auto text = program_.ask(request(view, choices, seed));
    if (!text) return text.error();
    const auto action = G::action_from(options_of(view), view.viewer.seat(), *text);
    if (!action) return Error{"it answered `" + *text + "`: " + action.error().message};
    if (!choices.contains(*action)) return Error{"it answered `" + *text + "`, which is not legal here"};
    return *action;
  }

  Program program_;
};

}  // namespace roundtable
