#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <memory>
#include <random>

#include "bots/bot.h"
#include "bots/levels.h"
#include "bots/program.h"
#include "cli/analysis_text.h"
#include "cli/commands.h"
#include "cli/file.h"
#include "cli/terminal.h"
#include "engine/games.h"
#include "engine/play/game_in_progress.h"
#include "engine/with_game.h"
#include "game_list/terminals.h"

namespace roundtable::cli {

namespace {

void say(const std::string& text) { std::fputs(text.c_str(), stdout); }

// A game of one person against bots.
template <Game G>
class TerminalGame {
 public:
  TerminalGame(const typename G::Options& options, const PlayArguments& arguments, unsigned long long seed)
      : arguments_(arguments),
        seed_(seed),
        me_(static_cast<Seat>(arguments.seat)),
        style_(Style::of_output(arguments.no_colour)),
        options_(options),
        thoughts_(Rng::seed_of(seed ^ 0x6a09e667f3bcc908ULL, 0)) {}

  // The name of a level is used as it is.
  static std::string called(const std::string& kind) {
    const bool level = std::ranges::any_of(kLevels, [&](const Level& one) { return one.name == kind; });
    return level ? kind : kind + " bot";
  }

  // Seats the bots and starts the game. `--bots` names one kind for all or one for each seat; the default is squires.
  Status start() {
    const int others = G::players(options_) - 1;
    const auto& kinds = arguments_.bots;
    if (kinds.size() > 1 && static_cast<int>(kinds.size()) != others) {
      return Error{fmt::format("--bots: found {} names, allowed: 1, or {} (one per other seat)", kinds.size(), others)};
    }
    std::size_t next = 0;
    std::vector<std::string> seats;
    for (const Seat seat : Seats::first(G::players(options_))) {
      const std::string kind = kinds.empty() ? "squire" : kinds[kinds.size() == 1 ? 0 : next];
      next += seat == me_ ? 0 : 1;
      auto bot = make_bot<G>(kind);
      if (!bot) return bot.error();
      bots_.push_back(std::move(*bot));
      names_.push_back(seat == me_ ? arguments_.name : runs_a_program(kind) ? "exec bot" : called(kind));
      seats.push_back(seat == me_ ? arguments_.name : "bot:" + kind);
    }
    auto game = std::make_unique<AnyGameOf<G>>(options_);
    game->set_seats(std::move(seats));
    play_ =
        std::make_unique<GameInProgress>(std::move(game), simulated_chance(Rng::seed_of(seed_, 0)), TakeBack::OwnTurn);
    return {};
  }

  int run() {
    say(wrapped(fmt::format("{}, {} players, seed {}. You sit in seat {}. Type ? for help.", G::kTitle,
                            G::players(options_), seed_, arguments_.seat),
                style_.width, 0) +
        "\n");
    while (!play_->over()) {
      if (!step()) return leave();
    }
    return finish();
  }

 private:
  const AnyGameOf<G>& game() const { return static_cast<const AnyGameOf<G>&>(play_->game()); }

  // Bots choose first. In a simultaneous decision the person chooses last, without seeing the bots' choices.
  bool step() {
    for (const Seat seat : game().deciders().seats()) {
      if (seat == me_) continue;
      const auto view = G::view(game().state(), seat);
      const auto action = bots_[static_cast<std::size_t>(seat)]->choose(view, G::legal(view), thoughts_);
      choose(seat, G::text_of(options_, action));
      return true;
    }
    return ask();
  }

  // Returns false if the person leaves.
  bool ask() {
    const auto view = G::view(game().state(), me_);
    const auto offers = offers_for(view);
    show_news();
    if (shows_table(view)) show_board(view, false);
    show_question(view, offers);
    for (;;) {
      say(style_.bold("> "));
      const auto typed = keyboard_.line();
      if (typed) echo(*typed);
      const std::string word = typed ? command_word(*typed) : "quit";
      if (word == "quit" || word == "exit" || (word == "q" && match(offers, word).index < 0)) {
        if (confirm_leaving(typed.has_value())) return false;
        show_question(view, offers);
      } else if (word == "undo") {
        if (take_back()) return true;
      } else if (!command(word, view, offers)) {
        const Match found = match(offers, typed.value_or(""));
        if (found.index >= 0) {
          choose(me_, offers[static_cast<std::size_t>(found.index)].text);
          return true;
        }
        say(wrapped(found.why + " " + reminder_of(offers), style_.width, 0) + "\n");
      }
    }
  }

  // Choices come from the menu, so they are legal; a refusal is only printed.
  void choose(Seat seat, const std::string& choice) {
    if (const auto problem = play_->choose(seat, choice)) say(problem->message + "\n");
  }

  // Undoes the person's last choice if the rules allow it, and asks again.
  bool take_back() {
    auto problem = play_->expect_undo(me_);
    if (!problem) problem = play_->undo(me_);
    told_ = std::min(told_, game().event_count());
    say(problem ? wrapped(capitalised(problem->message) + ".", style_.width, 0) + "\n" : "Choice undone.\n");
    return !problem;
  }

  void echo(const std::string& typed) const {
    if (!keyboard_.is_terminal()) say(shown(typed) + "\n");
  }

  // True if the word was a command rather than a choice.
  bool command(const std::string& word, const typename G::View& view, const std::vector<Offer>& offers) {
    if (word == "?" || word == "help") {
      say(help_for(view, style_));
    } else if (word == "hint") {
      show_hint(view, offers);
    } else if (word == "rules") {
      say(rules_of(options_, style_));
    } else if (word == "log" || word == "log all") {
      show_log(word == "log" ? 25 : 1000000);
    } else if (word == "table") {
      show_board(view, true);
      show_question(view, offers);
    } else {
      const std::string more = shown_on_request(view, word, style_);
      say(more);
      return !more.empty();
    }
    return true;
  }

  void show_hint(const typename G::View& view, const std::vector<Offer>& offers) {
    const auto analysis = analyse(game(), view.viewer.seat());
    say(wrapped(analysis ? hint_of(offers, *analysis) : analysis.error().message, style_.width, 0) + "\n");
  }

  bool confirm_leaving(bool asked) {
    say(asked ? "" : "\n");
    say(arguments_.record.empty() ? "Quit? The game is not saved. (yes or no) "
                                  : "Quit? The unfinished game is saved. (yes or no) ");
    const auto answer = keyboard_.line();
    if (answer) echo(*answer);
    if (!answer || *answer == "y" || *answer == "yes") {
      say(answer ? "" : "\n");
      return true;
    }
    say("Game continues.\n");
    return false;
  }

  void show_news() {
    const auto lines = told(options_, game().events(me_, told_), me_);
    told_ = game().event_count();
    if (!lines.empty()) say("\n");
    show_lines(lines, 0);
  }
  void show_lines(const std::vector<std::string>& lines, std::size_t first) const {
    for (std::size_t i = first; i < lines.size(); ++i) say("  " + wrapped(lines[i], style_.width - 2, 4) + "\n");
  }
  void show_log(std::size_t most) const {
    const auto lines = told(options_, game().events(me_, 0), me_);
    if (lines.size() > most) say(fmt::format("  ({} earlier lines: log all)\n", lines.size() - most));
    show_lines(lines, lines.size() > most ? lines.size() - most : 0);
  }

  // Draws each half of the table only if it has changed.
  void show_board(const typename G::View& view, bool again) {
    show_changed(board_, draw_board(view, style_), again);
    show_changed(players_, draw_players(view, names_, style_), again);
  }
  static void show_changed(std::string& before, const std::string& now, bool again) {
    if ((again || now != before) && !now.empty()) say("\n" + now);
    before = now;
  }

  void show_question(const typename G::View& view, const std::vector<Offer>& offers) const {
    say("\n" + draw_hand(view, style_));
    say(wrapped(style_.bold(capitalised(question_for(view))), style_.width, 0) + "\n" + menu_of(offers, style_));
  }

  int finish() {
    show_news();
    show_board(G::view(game().state(), me_), true);
    say("\n" + style_.bold("The result") + "\n" + draw_result(game().state(), names_, style_));
    return save();
  }

  int leave() {
    say("You quit the game.\n");
    return save();
  }

  int save() {
    if (arguments_.record.empty()) return 0;
    std::ofstream file(arguments_.record, std::ios::app);
    file << game().record().json() << '\n';
    if (!file.flush()) return complain("--record: " + cannot_write(arguments_.record), 1);
    say(fmt::format("Record saved in {}.\n", arguments_.record));
    return 0;
  }

  const PlayArguments& arguments_;
  unsigned long long seed_;
  Seat me_;
  Style style_;
  Keyboard keyboard_;
  typename G::Options options_;
  std::unique_ptr<GameInProgress> play_;
  Rng thoughts_;
  std::vector<std::unique_ptr<Bot<G>>> bots_;
  Names names_;
  std::size_t told_ = 0;  // number of events already printed
  std::string board_;     // last drawing
  std::string players_;
};

Status check(const PlayArguments& arguments) {
  const int players = arguments.table.seats();
  if (arguments.seat < 0 || arguments.seat >= players) {
    return Error{fmt::format("--seat: found {}, allowed: 0 to {}", arguments.seat, players - 1)};
  }
  if (arguments.name.empty() || arguments.name.size() > 40 || shown(arguments.name) != arguments.name) {
    return Error{"--name: allowed: 1 to 40 printable characters"};
  }
  std::ofstream file;
  if (arguments.record.empty()) return {};
  const Status status = open_to_write(file, arguments.record, std::ios::app);
  if (!status) return Error{"--record: " + status.error().message};
  return {};
}

template <Game G>
int play(const PlayArguments& arguments) {
  const auto json = Json::parse(arguments.table.json());
  const auto options = json ? G::read_options(arguments.table.seats(), *json) : json.error();
  if (!options) return complain(arguments.table.with_flag(options.error().message));
  if (const Status status = check(arguments); !status) return complain(status.error().message);
  const auto seed = arguments.seed ? *arguments.seed : std::random_device()();
  TerminalGame<G> game(*options, arguments, seed);
  if (const Status status = game.start(); !status) return complain(status.error().message);
  return game.run();
}

}  // namespace

int run(const PlayArguments& arguments) {
  int status = 0;
  const bool known = with_game(arguments.table.game, [&]<class G>() { status = play<G>(arguments); });
  if (!known) return complain(unknown_game(shown(arguments.table.game)).message);
  return status;
}

}  // namespace roundtable::cli
