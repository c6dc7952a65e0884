#include "wasm/desk.h"

#include "bots/any_bot.h"
#include "engine/games.h"

namespace roundtable::wasm {

namespace {

constexpr std::int64_t kMostEvents = 1'000'000'000;
constexpr std::string_view kEverything = "all";  // a viewer who sees what nobody at the table may see

// What `options: ...` and the like say about a game that cannot be made.
Problem bad_options(const Error& error) {
  const bool about_game = error.message.starts_with("game:");
  return bad_field(error, about_game ? "" : "options.");
}

Result<std::unique_ptr<AnyGame>> game_from(Fields& fields) {
  const std::string name = fields.text("game");
  const auto players = static_cast<int>(fields.number("players", 2, kMaxSeats));
  const Json* options = fields.find("options");
  return make_game(name, players, options == nullptr ? *Json::parse("{}") : *options);
}

Secret secret_in(Fields& fields, const std::string& seed) {
  const auto secret = Secret::from_hex(seed);
  if (!secret) fields.wrong("seed", "64 hexadecimal digits");
  return secret.value_or(Secret{});
}

void write_seats(JsonWriter& out, Seats seats) {
  out.begin_array();
  for (const Seat seat : seats) out.value(index(seat));
  out.end_array();
}

}  // namespace

std::string Desk::answer(std::string_view question) {
  const auto json = Json::parse(question);
  Trouble trouble;
  JsonWriter out;
  if (!json) {
    trouble = Problem{"bad-json", "", json.error().message};
  } else if (!json->is(Json::Kind::Object)) {
    trouble = Problem{"bad-json", "", "expected an object"};
  } else {
    Fields fields(*json);
    const std::string name = fields.text("do");
    const Deed deed = deed_of(name);
    if (deed == nullptr) fields.wrong("do", "something that a desk does, found `" + name.substr(0, 40) + "`");
    out.begin_object().key("ok").begin_object();
    trouble = fields.trouble() ? fields.trouble() : (this->*deed)(fields, out);
    out.end_object().end_object();
  }
  if (!trouble) return out.take();
  JsonWriter refused;
  refused.begin_object().key("error").begin_object().field("code", std::string_view(trouble->code));
  if (!trouble->field.empty()) refused.field("field", std::string_view(trouble->field));
  return refused.field("message", std::string_view(trouble->message)).end_object().end_object().take();
}

Desk::Deed Desk::deed_of(std::string_view name) {
  struct Named {
    std::string_view name;
    Deed deed;
  };
  constexpr std::array<Named, 12> kDeeds = {{{"games", &Desk::games},
                                             {"start", &Desk::start},
                                             {"open", &Desk::open},
                                             {"choose", &Desk::choose},
                                             {"undo", &Desk::undo},
                                             {"think", &Desk::think},
                                             {"explain", &Desk::explain},
                                             {"look", &Desk::look},
                                             {"save", &Desk::save},
                                             {"check", &Desk::check},
                                             {"read", &Desk::read},
                                             {"step", &Desk::step}}};
  for (const Named& one : kDeeds) {
    if (one.name == name) return one.deed;
  }
  return nullptr;
}

// Games.

Trouble Desk::games(Fields& /*fields*/, JsonWriter& out) {
  write_games(out.key("games"));
  return {};
}

Trouble Desk::check(Fields& fields, JsonWriter& out) {
  const auto game = game_from(fields);
  if (fields.trouble()) return fields.trouble();
  if (!game) return bad_options(game.error());
  out.key("options").raw((*game)->record().options);
  return {};
}

Trouble Desk::start(Fields& fields, JsonWriter& /*out*/) {
  auto game = game_from(fields);
  const std::string seed = fields.text("seed");
  const Secret secret = secret_in(fields, seed);
  const std::int64_t you = fields.number("you", 0, kMaxSeats - 1);
  std::vector<std::string> names;
  const Json* seats = fields.find("seats");
  if (seats == nullptr || !seats->is(Json::Kind::Array)) fields.wrong("seats", "a list of names");
  if (fields.trouble()) return fields.trouble();
  for (const Json& name : seats->items()) names.push_back(name.string());
  if (!game) return bad_options(game.error());
  if (static_cast<int>(names.size()) != (*game)->players()) fields.wrong("seats", "one name a player");
  if (you >= (*game)->players()) fields.wrong("you", "a seat of this game");
  if (fields.trouble()) return fields.trouble();
  game_ = std::move(*game);
  game_->set_seats(std::move(names));
  seed_ = seed;
  secret_ = secret;
  is_played_ = true;
  you_ = Seat{static_cast<std::uint8_t>(you)};
  decision_ = 0;
  chosen_ = {};
  settle_chance();
  return {};
}

Trouble Desk::open(Fields& fields, JsonWriter& /*out*/) {
  const std::string text = fields.text("record");
  const std::string seed = fields.text("seed");
  const std::int64_t you = fields.number("you", 0, kMaxSeats - 1);
  const std::int64_t decision = fields.number("decision", 0, kMostEvents);
  const Secret secret = secret_in(fields, seed);
  const Json* waiting = fields.find("waiting");
  if (waiting == nullptr || !waiting->is(Json::Kind::Array)) fields.wrong("waiting", "a list of texts");
  if (fields.trouble()) return fields.trouble();
  const auto record = Record::from_json(text);
  if (!record) return bad_field(record.error());
  auto game = replay_game(*record);
  if (!game) return bad_field(game.error());
  if (you >= (*game)->players()) return bad_field(Error{"you: expected a seat of this game"});

  Desk opened;
  opened.game_ = std::move(*game);
  opened.seed_ = seed;
  opened.secret_ = secret;
  opened.is_played_ = true;
  opened.you_ = Seat{static_cast<std::uint8_t>(you)};
  opened.settle_chance();
  for (const Json& one : waiting->items()) {
    const auto entry = Entry::from_text(one.string(), opened.game_->players());
    if (!entry || entry->chance) return bad_field(Error{"waiting: expected choices such as `1 pick Q5`"});
    if (auto trouble = opened.take(entry->seat, entry->what)) return trouble;
  }
  opened.decision_ = decision;
  opened.read_ = std::move(read_);
  *this = std::move(opened);
  return {};
}

Trouble Desk::save(Fields& /*fields*/, JsonWriter& out) {
  if (auto trouble = expect_play()) return trouble;
  out.field("record", std::string_view(game_->record().json())).key("waiting").begin_array();
  for (const Seat seat : Seats::first(game_->players())) {
    if (!chosen(seat).empty()) out.value(std::string_view(std::to_string(index(seat)) + " " + chosen(seat)));
  }
  out.end_array().field("decision", decision_);
  return {};
}

// Choosing.

Trouble Desk::choose(Fields& fields, JsonWriter& out) {
  if (auto trouble = expect_play()) return trouble;
  const Seat seat = seat_in(fields, "seat");
  const std::int64_t decision = fields.number("decision", 0, kMostEvents);
  const std::string choice = fields.text("choice");
  if (fields.trouble()) return fields.trouble();
  if (game_->deciders().over()) return Problem{"not-now", "", "the game is over"};
  if (decision != decision_) {
    return Problem{"late", "",
                   "decision " + std::to_string(decision) + " has passed; open is " + std::to_string(decision_)};
  }
  if (auto trouble = take(seat, choice)) return trouble;
  out.field("waits", !chosen(seat).empty());
  return {};
}

Trouble Desk::take(Seat seat, std::string_view choice) {
  const std::size_t log = game_->record().log.size();
  if (auto status = game_->apply(seat, choice); !status) return Problem{"illegal", "", status.error().message};
  if (game_->record().log.size() == log) {
    chosen(seat) = choice;
    return {};
  }
  chosen_ = {};
  ++decision_;
  settle_chance();
  return {};
}

void Desk::settle_chance() {
  while (game_->deciders().is_chance()) {
    FairStream bits(secret_, game_->record().log.size());
    game_->chance(bits);
  }
  if (game_->deciders().over()) game_->set_seed(seed_);
}

// A choice that waits is the last; else the last in the record that was not forced.
std::optional<std::size_t> Desk::last_choice(Seat seat) const {
  const auto& log = game_->record().log;
  if (!chosen_[static_cast<std::size_t>(seat)].empty()) return log.size();
  for (std::size_t at = log.size(); at > 0; --at) {
    const auto entry = Entry::from_text(log[at - 1], game_->players());
    if (entry && !entry->chance && !entry->forced && entry->seat == seat) return at - 1;
  }
  return std::nullopt;
}

Trouble Desk::undo(Fields& fields, JsonWriter& /*out*/) {
  if (auto trouble = expect_play()) return trouble;
  const Seat seat = seat_in(fields, "seat");
  if (fields.trouble()) return fields.trouble();
  if (game_->deciders().over()) return Problem{"not-now", "", "the game is over"};
  const auto last = last_choice(seat);
  if (!last) return Problem{"no-undo", "", "you have not chosen anything yet"};
  auto before = replay_game(game_->record(), *last);
  // Of those who chose at the same time, some come earlier in the record; without the rest they only wait. They choose
  // anew.
  if (before) before = replay_game(game_->record(), (*before)->record().log.size());
  if (!before) return Problem{"internal", "", before.error().message};
  game_ = std::move(*before);
  chosen_ = {};
  ++decision_;
  return {};
}

// Bots.

Trouble Desk::think(Fields& fields, JsonWriter& out) {
  if (auto trouble = expect_play()) return trouble;
  const Seat seat = seat_in(fields, "seat");
  const auto bot = make_any_bot(game_->name(), fields.text("bot"));
  if (fields.trouble()) return fields.trouble();
  if (!bot) return bad_field(bot.error());
  Rng rng = rng_for(seat, Purpose::Bots);
  const auto choice = (*bot)->choose(*game_, seat, rng);
  if (!choice) return Problem{"not-now", "", choice.error().message};
  out.field("choice", std::string_view(*choice)).field("decision", decision_);
  return {};
}

Trouble Desk::explain(Fields& fields, JsonWriter& out) {
  if (auto trouble = expect_play()) return trouble;
  const Seat seat = seat_in(fields, "seat");
  const auto bot = make_any_bot(game_->name(), fields.text("bot"));
  if (fields.trouble()) return fields.trouble();
  if (!bot) return bad_field(bot.error());
  Rng rng = rng_for(seat, Purpose::Hints);
  const auto opinions = (*bot)->explain(*game_, seat, rng);
  if (!opinions) return Problem{"not-now", "", opinions.error().message};
  out.key("opinions").raw(json_of(*opinions));
  return {};
}

// Looking.

Trouble Desk::look(Fields& fields, JsonWriter& out) {
  if (auto trouble = expect_game()) return trouble;
  const Json* looker = fields.find("viewer");
  const bool everything = looker != nullptr && looker->is(Json::Kind::String) && looker->string() == kEverything;
  const Viewer viewer = looker == nullptr || everything ? Viewer::spectator() : Viewer(seat_in(fields, "viewer"));
  const auto since = static_cast<std::size_t>(fields.number("since", 0, kMostEvents));
  if (fields.trouble()) return fields.trouble();
  const Deciders deciders = game_->deciders();
  out.field("decision", decision_).key("deciders");
  write_seats(out, deciders.is_chance() ? Seats() : deciders.seats());
  out.field("over", deciders.over()).key("chosen");
  const bool waits = !viewer.is_spectator() && !chosen(viewer.seat()).empty();
  waits ? out.value(std::string_view(chosen(viewer.seat()))) : out.null();
  out.key("undo");
  you_ && !deciders.over() && last_choice(*you_) ? out.value(index(*you_)) : out.null();
  out.key("view");
  game_->write_view(out, viewer);
  out.key("events").begin_object().field("from", static_cast<std::int64_t>(since)).key("list");
  everything ? game_->write_whole_events(out, since) : game_->write_events(out, viewer, since);
  out.end_object().key("result");
  deciders.over() ? out.raw(game_->record().result) : out.null();
  return {};
}

// Records.

Trouble Desk::read(Fields& fields, JsonWriter& out) {
  const std::string text = fields.text("record");
  if (fields.trouble()) return fields.trouble();
  auto record = Record::from_json(text);
  if (!record) return bad_field(record.error());
  const auto course = course_of(*record);
  if (!course) return bad_field(course.error());
  out.field("game", std::string_view(record->game)).field("players", record->players);
  out.key("options").raw(record->options).key("seats").begin_array();
  for (const auto& name : record->seats) out.value(std::string_view(name));
  out.end_array().field("seed", std::string_view(record->seed)).key("result");
  record->result.empty() ? out.null() : out.raw(record->result);
  out.key("entries").begin_array();
  for (const int entries : course->entries) out.value(entries);
  out.end_array().key("marks").begin_array();
  for (const auto& mark : course->marks) {
    out.begin_object().field("step", mark.step).field("number", mark.number).end_object();
  }
  out.end_array();
  read_ = std::move(*record);
  return {};
}

Trouble Desk::step(Fields& fields, JsonWriter& /*out*/) {
  if (!read_) return Problem{"not-now", "", "no record has been read"};
  const std::int64_t entries = fields.number("entries", 0, static_cast<std::int64_t>(read_->log.size()));
  if (fields.trouble()) return fields.trouble();
  auto game = replay_game(*read_, static_cast<std::size_t>(entries));
  if (!game) return bad_field(game.error());
  game_ = std::move(*game);
  is_played_ = false;
  you_.reset();
  chosen_ = {};
  decision_ = entries;
  return {};
}

Seat Desk::seat_in(Fields& fields, std::string_view name) const {
  return Seat{static_cast<std::uint8_t>(fields.number(name, 0, game_->players() - 1))};
}

Trouble Desk::expect_game() const { return game_ ? Trouble() : Problem{"not-now", "", "no game has been started"}; }

Trouble Desk::expect_play() const {
  if (game_ && !is_played_) return Problem{"not-now", "", "this is a record, which only can be looked at"};
  return expect_game();
}

}  // namespace roundtable::wasm
