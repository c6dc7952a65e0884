#include "server/table/plan.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "bots/levels.h"
#include "engine/games.h"
#include "server/base/fields.h"

namespace roundtable::server {

namespace {

std::vector<std::string_view> level_names() {
  std::vector<std::string_view> names;
  names.reserve(kLevels.size());
  for (const Level& level : kLevels) names.push_back(level.name);
  return names;
}

PlannedSeat read_seat(const Json& json, const std::string& field, const User& maker) {
  if (json.is(Json::Kind::Object)) {
    return {PlannedSeat::Kind::Bot, read_level(Fields(json, field + ".", {"bot"}), field + "."), {}};
  }
  if (json.is(Json::Kind::String) && json.string() == "open") return {};
  if (json.is(Json::Kind::String) && json.string() == "me") return {PlannedSeat::Kind::Person, maker.name, maker.id};
  throw bad_field(field, "found " + json.text().substr(0, 40) + R"(, allowed: "me", "open" or {"bot":LEVEL})");
}

std::vector<PlannedSeat> read_seats(const Json* json, const User& maker) {
  if (json == nullptr || !json->is(Json::Kind::Array)) {
    throw bad_field("seats", R"(expected a list such as ["me","open",{"bot":"squire"}])");
  }
  if (json->items().size() < 2 || json->items().size() > kMaxSeats) {
    throw bad_field("seats", "found " + std::to_string(json->items().size()) + ", allowed: 2 to 5");
  }
  std::vector<PlannedSeat> seats;
  for (const Json& item : json->items()) {
    seats.push_back(read_seat(item, "seats[" + std::to_string(seats.size()) + "]", maker));
  }
  const auto mine =
      std::count_if(seats.begin(), seats.end(), [&](const PlannedSeat& seat) { return !seat.user.empty(); });
  if (mine > 1) throw bad_field("seats", "found \"me\" twice, allowed: once");
  const auto is_bot = [](const PlannedSeat& seat) { return seat.kind == PlannedSeat::Kind::Bot; };
  if (std::all_of(seats.begin(), seats.end(), is_bot)) {
    throw bad_field("seats", "found only bots; at least one seat must be \"me\" or \"open\"");
  }
  return seats;
}

// As in the format of records, `roundtable/2`. Other rulings would make another game of a journal's choices.
constexpr std::int64_t kRules = 2;

constexpr std::array<std::string_view, 2> kOvertimes = {"bot", "end"};

bool read_others_end(const Fields& fields, bool otherwise) {
  if (!fields.has("overtime")) return otherwise;
  const std::string overtime = fields.text("overtime", 1, 10);
  const auto* const found = std::find(kOvertimes.begin(), kOvertimes.end(), overtime);
  if (found == kOvertimes.end()) throw bad_name("overtime", overtime, kOvertimes);
  return found != kOvertimes.begin();
}

constexpr std::array<std::string_view, 4> kKinds = {"open", "person", "bot", "held"};

std::string text_of(const Json& json, std::string_view name) {
  const Json* value = json.find(name);
  if (value == nullptr || !value->is(Json::Kind::String))
    throw bad_field("seats", "a seat without " + std::string(name));
  return value->string();
}

// Missing fields keep their values.
void read_terms(Plan& plan, const Fields& fields) {
  if (const Json* options = fields.find("options")) {
    if (!options->is(Json::Kind::Object)) throw bad_field("options", "expected an object");
    plan.options = options->text();
  }
  plan.listed = fields.flag("public", plan.listed);
  plan.chat = fields.flag("chat", plan.chat);
  plan.hidden = fields.flag("hidden", plan.hidden);
  plan.hints = fields.flag("hints", plan.hints);
  plan.ready = fields.flag("ready", plan.ready);
  plan.others_end = read_others_end(fields, plan.others_end);
  if (const auto clock = TimeLimit::read(fields)) plan.clock = clock;
  const auto game = roundtable::make_game(plan.game, plan.players(), *Json::parse(plan.options));
  if (!game) {
    const std::string& message = game.error().message;
    const std::string field = message.substr(0, message.find(':'));
    throw Refused("bad-field", message, field == "game" ? field : "options." + field);
  }
  plan.options = (*game)->record().options;  // only differences from the defaults
}

PlannedSeat stored_seat(const Json& json) {
  const auto* const kind = std::find(kKinds.begin(), kKinds.end(), text_of(json, "kind"));
  if (kind == kKinds.end()) throw bad_field("seats", "unknown kind of seat");
  const PlannedSeat seat{static_cast<PlannedSeat::Kind>(kind - kKinds.begin()), text_of(json, "name"),
                         text_of(json, "user")};
  if (seat.kind == PlannedSeat::Kind::Bot && !is_level(seat.name)) throw bad_field("seats", "unknown level of a bot");
  return seat;
}

}  // namespace

bool is_level(std::string_view name) {
  return std::any_of(kLevels.begin(), kLevels.end(), [&](const Level& one) { return one.name == name; });
}

std::string read_commitment(const Json* number) {
  return number == nullptr || number->is(Json::Kind::Null) ? "" : digits_in(*number, "number");
}

std::string read_level(const Fields& fields, const std::string& prefix) {
  std::string level = fields.text("bot", 1, 20);
  if (!is_level(level)) throw bad_name(prefix + "bot", level, level_names());
  return level;
}

Plan Plan::from_request(std::string_view body, const User& maker) {
  const Fields fields(
      body, {"game", "options", "seats", "public", "clock", "overtime", "chat", "hidden", "hints", "ready", "number"});
  Plan plan;
  plan.game = fields.text("game", 1, 40);
  plan.seats = read_seats(fields.find("seats"), maker);
  plan.maker = maker.id;
  plan.secret = random_secret();
  read_terms(plan, fields);
  return plan;
}

Plan Plan::changed(std::string_view wanted) const {
  Json json = parse_object(wanted);
  Plan plan = *this;
  if (const Json* none = json.find("clock"); none != nullptr && none->is(Json::Kind::Null)) plan.clock.reset();
  const Fields fields(std::move(json), {},
                      {"players", "options", "public", "clock", "overtime", "chat", "hidden", "hints", "ready"});
  plan.seats.resize(static_cast<std::size_t>(fields.maybe_number("players", 2, kMaxSeats).value_or(players())));
  read_terms(plan, fields);
  return plan;
}

void Plan::write_terms(JsonWriter& out) const {
  out.begin_object().field("players", players()).key("options").raw(options).field("public", listed).key("clock");
  clock ? clock->write(out) : static_cast<void>(out.null());
  out.field("chat", chat).field("hidden", hidden).field("hints", hints).field("ready", ready);
  out.field("overtime", kOvertimes[others_end ? 1 : 0]).end_object();
}

bool Plan::asks_more_than(const Plan& other) const {
  Plan same = *this;
  same.listed = listed || other.listed;
  same.ready = other.ready;
  return same.terms() != other.terms();
}

std::string Plan::terms() const {
  JsonWriter out;
  write_terms(out);
  return out.take();
}

std::string Plan::head() const {
  JsonWriter out;
  out.begin_object()
      .field("rules", kRules)
      .field("game", std::string_view(game))
      .key("options")
      .raw(options)
      .key("seats")
      .begin_array();
  for (const PlannedSeat& seat : seats) {
    out.begin_object().field("kind", kKinds[static_cast<std::size_t>(seat.kind)]);
    out.field("name", std::string_view(seat.name)).field("user", std::string_view(seat.user)).end_object();
  }
  out.end_array().field("public", listed).field("chat", chat).field("hidden", hidden);
  if (!maker.empty()) out.field("maker", std::string_view(maker));
  if (clock) clock->write(out.key("clock"));
  if (others_end) out.field("overtime", kOvertimes[1]);
  if (hints) out.field("hints", hints);
  if (ready) out.field("ready", ready);
  return out.field("secret", std::string_view(secret.hex())).end_object().take();
}

Plan Plan::from_head(const std::string& head) {
  const Fields fields(head, {"rules", "game", "options", "seats", "public", "chat", "hidden", "maker", "clock",
                             "overtime", "hints", "ready", "secret"});
  if (fields.maybe_number("rules", 1, std::numeric_limits<std::int64_t>::max()).value_or(1) != kRules)
    throw OtherRules();
  Plan plan;
  plan.game = fields.text("game", 1, 40);
  const Json* seats = fields.find("seats");
  if (seats == nullptr || seats->items().size() < 2 || seats->items().size() > kMaxSeats) {
    throw bad_field("seats", "allowed: 2 to 5");
  }
  for (const Json& json : seats->items()) plan.seats.push_back(stored_seat(json));
  const Json* options = fields.find("options");
  plan.options = options != nullptr ? options->text() : "missing";
  if (!plan.make_game()) throw bad_field("options", "invalid for this game");
  plan.listed = fields.flag("public", false);
  plan.chat = fields.flag("chat", true);
  plan.hidden = fields.flag("hidden", false);
  plan.hints = fields.flag("hints", false);
  plan.ready = fields.flag("ready", false);
  plan.clock = TimeLimit::read(fields);
  plan.others_end = read_others_end(fields, false);
  if (fields.has("maker")) plan.maker = fields.text("maker", 1, 40);
  const auto secret = Secret::from_hex(fields.text("secret", 64, 64));
  if (!secret) throw bad_field("secret", "allowed: 64 hexadecimal digits");
  plan.secret = *secret;
  return plan;
}

std::unique_ptr<AnyGame> Plan::make_game() const {
  const auto json = Json::parse(options);
  auto made = json ? roundtable::make_game(game, players(), *json) : json.error();
  return made ? std::move(*made) : nullptr;
}

}  // namespace roundtable::server
