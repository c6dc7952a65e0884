#include "cli/lab/golden.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>

#include "cli/commands.h"
#include "engine/with_game.h"
#include "game_list/terminals.h"

namespace roundtable::cli {

std::string Playthrough::file() const { return game + "/testdata/" + name + ".txt"; }

std::vector<Playthrough> playthroughs() {
  std::vector<Playthrough> all;
  each_game([&]<class G>() {
    for (Playthrough& one : playthroughs_of<G>()) all.push_back(std::move(one));
  });
  return all;
}

namespace {

// Writes a playthrough: log entries on the left, their events on the right, and the table at milestones.
template <Game G>
class Scribe final : public Sink<G> {
 public:
  explicit Scribe(const typename G::State& state) : state_(state) {}

  void entry(Seat seat, const typename G::Action& action, bool forced) override {
    begin(std::to_string(index(seat)) + (forced ? "! " : " ") + G::text_of(G::options(state_), action));
  }
  void chance(const typename G::Outcome& outcome) override { begin("* " + G::text_of(G::options(state_), outcome)); }
  void event(const typename G::Event& event) override {
    const Milestone milestone = milestone_before(state_, event);
    if (!milestone.title.empty() && milestone.title != last_) {
      flush();
      text_ += "  " + milestone.title + ":\n" + milestone.table;
      last_ = milestone.title;
    }
    events_.push_back(event);
  }
  std::string take() {
    flush();
    return std::move(text_);
  }

 private:
  static constexpr int kEntry = 24;
  static constexpr int kWidth = 120;

  static std::string verb_of(const std::string& entry) {
    const auto start = entry.find(' ') + 1;
    return entry.substr(start, entry.find(' ', start) - start);
  }

  // Simultaneous choices share a line.
  void begin(const std::string& entry) {
    const bool together =
        !entry_.empty() && entry_[0] != '*' && verb_of(entry_) == verb_of(entry) && sentences().empty();
    if (!together) flush();
    entry_ += (together ? "   " : "") + entry;
  }

  std::string sentences() const {
    std::string all;
    for (const auto& line : told(G::options(state_), events_, Viewer::spectator()))
      all += (all.empty() ? "" : " ") + line;
    return all;
  }

  void flush() {
    const std::string all = sentences();
    if (!entry_.empty() || !all.empty()) {
      const std::string line = all.empty() ? entry_ : padded(entry_, kEntry - 2) + "  " + all;
      text_ += wrapped(line, kWidth, kEntry) + "\n";
    }
    entry_.clear();
    events_.clear();
  }

  const typename G::State& state_;
  std::string text_;
  std::string entry_;
  std::vector<typename G::Event> events_;
  std::string last_;  // title of the last milestone
};

template <Game G>
std::string played_through(const Playthrough& playthrough) {
  const auto json = Json::parse(playthrough.options);
  const auto options = json ? G::read_options(playthrough.players, *json) : json.error();
  if (!options) return options.error().message + "\n";
  auto state = G::start(*options);
  Scribe<G> scribe(state);
  Sink<G>& sink = scribe;
  Rng rng(playthrough.seed);
  while (!G::deciders(state).over()) {
    if (G::deciders(state).is_chance()) {
      G::settle(state, G::draw(state, rng), sink);
    } else {
      const Seat seat = G::deciders(state).seats().lowest();
      G::apply(state, seat, G::legal(state, seat).pick(rng), sink);
    }
  }
  JsonWriter result;
  G::write_result(result, state);
  return scribe.take() + "\n" +
         draw_result(state, Names(static_cast<std::size_t>(playthrough.players), "random bot"), Style{}) +
         result.take() + "\n";
}

std::string read(const std::filesystem::path& path) {
  const std::ifstream file(path);
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

int write(const std::filesystem::path& folder) {
  for (const Playthrough& playthrough : playthroughs()) {
    const auto path = folder / playthrough.file();
    std::error_code failure;
    std::filesystem::create_directories(path.parent_path(), failure);
    std::ofstream file(path, std::ios::trunc);
    file << text_of(playthrough);
    if (!file.flush()) return complain(fmt::format("--dir: cannot write {}", path.string()), 1);
  }
  fmt::print("{} playthroughs written to {}\n", playthroughs().size(), folder.string());
  return 0;
}

int check(const std::filesystem::path& folder) {
  int different = 0;
  for (const Playthrough& playthrough : playthroughs()) {
    const auto path = folder / playthrough.file();
    const std::string difference = first_difference(read(path), text_of(playthrough));
    if (difference.empty()) continue;
    complain(path.string() + " " + difference, 1);
    ++different;
  }
  fmt::print("{} playthroughs, {} different\n", playthroughs().size(), different);
  return different == 0 ? 0 : 1;
}

}  // namespace

std::string text_of(const Playthrough& playthrough) {
  std::string text =
      fmt::format("Golden playthrough `{}`: {}, {} players, options {}, random bots, seed {}.\n", playthrough.name,
                  playthrough.game, playthrough.players, playthrough.options, playthrough.seed);
  text += "Left the record's entries, right what came of them. Written by `roundtable golden`.\n\n";
  with_game(playthrough.game, [&]<class G>() { text += played_through<G>(playthrough); });
  return text;
}

std::string first_difference(const std::string& expected, const std::string& found) {
  std::istringstream left(expected);
  std::istringstream right(found);
  for (int number = 1;; ++number) {
    std::string one;
    std::string two;
    const bool more_left = static_cast<bool>(std::getline(left, one));
    const bool more_right = static_cast<bool>(std::getline(right, two));
    if (!more_left && !more_right) return "";
    if (!more_left) one = "(the end)";
    if (!more_right) two = "(the end)";
    if (one != two) return fmt::format("line {}:\n  expected {}\n  found    {}", number, one, two);
  }
}

int run(const GoldenArguments& arguments) {
  return arguments.check ? check(arguments.folder) : write(arguments.folder);
}

}  // namespace roundtable::cli
