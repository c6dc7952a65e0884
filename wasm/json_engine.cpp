#include "wasm/json_engine.h"

#include "bots/any_bot.h"
#include "engine/core/seat_json.h"
#include "engine/games.h"

namespace roundtable::wasm {

namespace {

constexpr std::int64_t kMostEvents = 1'000'000'000;
constexpr std::string_view kEverything = "all";  // a viewer who also sees secrets that no player may see

Result<std::unique_ptr<AnyGame>> game_from(Fields& fields) {
  const std::string name = fields.text("game");
  const auto players = static_cast<int>(fields.number("players", 2, kMaxSeats));
  const Json* options = fields.find("options");
  return make_game(name, players, options == nullptr ? *Json::parse("{}") : *options);
}

Secret secret_in(Fields& fields) {
  const auto secret = Secret::from_hex(fields.text("seed"));
  if (!secret) fields.wrong("seed", "64 hexadecimal digits");
  return secret.value_or(Secret());
}

const std::vector<Json>& list_in(Fields& fields, std::string_view name) {
  static const std::vector<Json> kNone;
  const Json* list = fields.find(name);
  if (list != nullptr && list->is(Json::Kind::Array)) return list->items();
  fields.wrong(name, "a list of texts");
  return kNone;
}

// Undo is stricter if people share the device.
TakeBack rule_in(Fields& fields) { return fields.flag("among", false) ? TakeBack::OwnTurn : TakeBack::Alone; }

// A game on one device.
std::unique_ptr<GameInProgress> on_device(std::unique_ptr<AnyGame> game, const Secret& secret, TakeBack rule,
                                          std::int64_t decision = 0) {
  return std::make_unique<GameInProgress>(std::move(game), fair_chance(secret), rule, decision);
}

}  // namespace

std::string JsonEngine::answer(std::string_view question) {
  return answer_to(question, [this](std::string_view name, Fields& fields, JsonWriter& out) {
    const Deed deed = deed_of(name);
    if (deed != nullptr) return fields.problem() ? fields.problem() : (this->*deed)(fields, out);
    return others(name, fields, out);
  });
}

MaybeProblem JsonEngine::others(std::string_view /*name*/, Fields& fields, JsonWriter& /*out*/) {
  fields.wrong("do", "a command of the engine");
  return fields.problem();
}

JsonEngine::Deed JsonEngine::deed_of(std::string_view name) {
  struct Named {
    std::string_view name;
    Deed deed;
  };
  constexpr std::array<Named, 13> kDeeds = {{{"games", &JsonEngine::games},
                                             {"start", &JsonEngine::start},
                                             {"open", &JsonEngine::open},
                                             {"choose", &JsonEngine::choose},
                                             {"undo", &JsonEngine::undo},
                                             {"think", &JsonEngine::think},
                                             {"net", &JsonEngine::net},
                                             {"look", &JsonEngine::look},
                                             {"save", &JsonEngine::save},
                                             {"check", &JsonEngine::check},
                                             {"read", &JsonEngine::read},
                                             {"step", &JsonEngine::step}}};
  for (const Named& one : kDeeds) {
    if (one.name == name) return one.deed;
  }
  return nullptr;
}

// Games.

MaybeProblem JsonEngine::games(Fields& /*fields*/, JsonWriter& out) {
  write_games(out.key("games"));
  return {};
}

MaybeProblem JsonEngine::check(Fields& fields, JsonWriter& out) {
  const auto game = game_from(fields);
  if (fields.problem()) return fields.problem();
  if (!game) return bad_options(game.error());
  out.key("options").raw((*game)->record().options);
  return {};
}

MaybeProblem JsonEngine::start(Fields& fields, JsonWriter& /*out*/) {
  auto game = game_from(fields);
  const Secret secret = secret_in(fields);
  const std::int64_t you = fields.number("you", 0, kMaxSeats - 1);
  const TakeBack rule = rule_in(fields);
  std::vector<std::string> names;
  for (const Json& name : list_in(fields, "seats")) names.push_back(name.string());
  if (fields.problem()) return fields.problem();
  if (!game) return bad_options(game.error());
  if (static_cast<int>(names.size()) != (*game)->players()) fields.wrong("seats", "one name per player");
  if (you >= (*game)->players()) fields.wrong("you", "a seat of this game");
  if (fields.problem()) return fields.problem();
  (*game)->set_seats(std::move(names));
  play_ = on_device(std::move(*game), secret, rule);
  secret_ = secret;
  you_ = Seat{static_cast<std::uint8_t>(you)};
  step_.reset();
  return {};
}

MaybeProblem JsonEngine::open(Fields& fields, JsonWriter& /*out*/) {
  const std::string text = fields.text("record");
  const Secret secret = secret_in(fields);
  const std::int64_t you = fields.number("you", 0, kMaxSeats - 1);
  const std::int64_t decision = fields.number("decision", 0, kMostEvents);
  const TakeBack rule = rule_in(fields);
  const auto& waiting = list_in(fields, "waiting");
  if (fields.problem()) return fields.problem();
  const auto record = Record::from_json(text);
  if (!record) return bad_field(record.error());
  auto game = replay_game(*record);
  if (!game) return bad_field(game.error());
  if (you >= (*game)->players()) fields.wrong("you", "a seat of this game");
  if (fields.problem()) return fields.problem();
  auto opened = on_device(std::move(*game), secret, rule, decision);
  for (const Json& one : waiting) {
    const auto entry = Entry::from_text(one.string(), record->players);
    if (!entry || entry->chance) fields.wrong("waiting", "choices such as `1 pick Q5`");
    if (fields.problem()) return fields.problem();
    if (auto problem = opened->choose(entry->seat, entry->what)) return problem;
  }
  play_ = std::move(opened);
  secret_ = secret;
  you_ = Seat{static_cast<std::uint8_t>(you)};
  step_.reset();
  return {};
}

MaybeProblem JsonEngine::save(Fields& /*fields*/, JsonWriter& out) {
  if (auto problem = expect_play()) return problem;
  const AnyGame& game = play_->game();
  out.field("record", std::string_view(game.record().json())).key("waiting").begin_array();
  for (const Seat seat : Seats::first(game.players())) {
    if (play_->waiting(seat).empty()) continue;
    out.value(std::string_view(std::to_string(index(seat)) + " " + play_->waiting(seat)));
  }
  out.end_array().field("decision", play_->decision());
  return {};
}

// Choosing.

MaybeProblem JsonEngine::choose(Fields& fields, JsonWriter& out) {
  if (auto problem = expect_play()) return problem;
  const Seat seat = seat_in(fields, "seat");
  const std::int64_t decision = fields.number("decision", 0, kMostEvents);
  const std::string choice = fields.text("choice");
  if (fields.problem()) return fields.problem();
  if (!play_->is_made(seat, decision, choice)) {
    if (auto problem = play_->expect_open(decision)) return problem;
    if (auto problem = play_->choose(seat, choice)) return problem;
  }
  out.field("waits", !play_->waiting(seat).empty());
  return {};
}

MaybeProblem JsonEngine::undo(Fields& fields, JsonWriter& /*out*/) {
  if (auto problem = expect_play()) return problem;
  const Seat seat = seat_in(fields, "seat");
  if (fields.problem()) return fields.problem();
  if (auto problem = play_->expect_undo(seat)) return problem;
  return play_->undo(seat);
}

// Bots.

MaybeProblem JsonEngine::think(Fields& fields, JsonWriter& out) {
  if (auto problem = expect_play()) return problem;
  const Seat seat = seat_in(fields, "seat");
  const auto bot = make_any_bot(play_->game().name(), fields.text("bot"));
  if (fields.problem()) return fields.problem();
  if (!bot) return bad_field(bot.error());
  Rng rng = rng_for(seat, Purpose::Bots);
  const auto choice = (*bot)->choose(play_->game(), seat, rng);
  if (!choice) return Problem{"not-now", choice.error().message};
  out.field("choice", std::string_view(*choice)).field("decision", play_->decision());
  return {};
}

// Looking.

MaybeProblem JsonEngine::look(Fields& fields, JsonWriter& out) {
  if (shown() == nullptr) return expect_play();
  const AnyGame& game = *shown();
  const bool plays = step_ == nullptr;
  const Json* looker = fields.find("viewer");
  const bool everything = looker != nullptr && looker->is(Json::Kind::String) && looker->string() == kEverything;
  const Viewer viewer = looker == nullptr || everything ? Viewer::spectator() : Viewer(seat_in(fields, "viewer"));
  const auto since = static_cast<std::size_t>(fields.number("since", 0, kMostEvents));
  if (fields.problem()) return fields.problem();
  const Deciders deciders = game.deciders();
  out.field("decision", plays ? play_->decision() : entries_);
  write_seats(out.key("deciders"), deciders.is_chance() ? Seats() : deciders.seats());
  out.field("over", deciders.over()).key("chosen");
  const bool waits = plays && !viewer.is_spectator() && !play_->waiting(viewer.seat()).empty();
  waits ? out.value(std::string_view(play_->waiting(viewer.seat()))) : out.null();
  out.key("undo");
  plays && play_->offers_undo(you_) ? out.value(index(you_)) : out.null();
  out.key("view");
  game.write_view(out, viewer);
  out.key("events").begin_object().field("from", static_cast<std::int64_t>(since)).key("list");
  everything ? game.write_whole_events(out, since) : game.write_events(out, viewer, since);
  out.end_object().key("result");
  // An impossible position may be an end without a result.
  game.record().result.empty() ? out.null() : out.raw(game.record().result);
  return {};
}

// Records.

MaybeProblem JsonEngine::read(Fields& fields, JsonWriter& out) {
  const std::string text = fields.text("record");
  if (fields.problem()) return fields.problem();
  auto record = Record::from_json(text);
  if (!record) return bad_field(record.error());
  const auto steps = steps_of(*record);
  if (!steps) return bad_field(steps.error());
  out.field("game", std::string_view(record->game)).field("players", record->players);
  out.key("options").raw(record->options).key("seats").begin_array();
  for (const auto& name : record->seats) out.value(std::string_view(name));
  out.end_array().field("seed", std::string_view(record->seed)).key("result");
  record->result.empty() ? out.null() : out.raw(record->result);
  out.key("entries").begin_array();
  for (const int entries : steps->entries) out.value(entries);
  out.end_array().key("marks").begin_array();
  for (const auto& mark : steps->marks) {
    out.begin_object().field("step", mark.step).field("number", mark.number).end_object();
  }
  out.end_array();
  read_ = std::move(*record);
  return {};
}

MaybeProblem JsonEngine::step(Fields& fields, JsonWriter& /*out*/) {
  if (!read_) return Problem{"not-now", "no record is open"};
  const std::int64_t entries = fields.number("entries", 0, static_cast<std::int64_t>(read_->log.size()));
  if (fields.problem()) return fields.problem();
  auto game = replay_game(*read_, static_cast<std::size_t>(entries));
  if (!game) return bad_field(game.error());
  step_ = std::move(*game);
  entries_ = entries;
  return {};
}

const AnyGame* JsonEngine::shown() const {
  if (step_) return step_.get();
  return play_ ? &play_->game() : nullptr;
}

Seat JsonEngine::seat_in(Fields& fields, std::string_view name) const {
  return Seat{static_cast<std::uint8_t>(fields.number(name, 0, shown()->players() - 1))};
}

MaybeProblem JsonEngine::expect_play() const {
  if (step_) return Problem{"not-now", "a record is open, which is read-only"};
  if (!play_) return Problem{"not-now", "no game is open"};
  return {};
}

}  // namespace roundtable::wasm
