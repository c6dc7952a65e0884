#include "python/core/table.h"

#include <bit>

#include "engine/games.h"
#include "python/core/views.h"

namespace roundtable::python {

Record record_from(const std::string& json) { return value_of(Record::from_json(json)); }

Table::Table(std::unique_ptr<AnyGame> game, std::optional<Rng> chance, bool imagined)
    : game_(std::move(game)), chance_(chance), imagined_(imagined) {
  settle_chance();
}

Table Table::start(const std::string& game, int players, const std::string& options, const std::string& position,
                   std::optional<std::uint64_t> seed, std::uint64_t number, std::vector<std::string> seats) {
  const auto json = Json::parse(options);
  if (!json) throw Refused("options: " + json.error().message);
  auto made = value_of(make_game(game, players, *json, position));
  if (static_cast<int>(seats.size()) != made->players()) {
    throw Refused("seats: found " + std::to_string(seats.size()) + " names, allowed: one for each of the " +
                  std::to_string(made->players()) + " players");
  }
  made->set_seats(std::move(seats));
  if (!seed) return {std::move(made), std::nullopt, false};
  const Rng::Seed words = Rng::seed_of(*seed, number);
  made->set_seed(hex_of(words), {});
  return {std::move(made), Rng(words), false};
}

Table Table::replay(const std::string& record, std::optional<std::size_t> entries) {
  const Record read = record_from(record);
  if (entries && *entries > read.log.size()) {
    throw Refused("entries: found " + std::to_string(*entries) + ", allowed: 0 to " + std::to_string(read.log.size()));
  }
  return {value_of(replay_game(read, entries.value_or(kWholeRecord))), std::nullopt, false};
}

Table Table::clone() const {
  Table copy(game_->clone(), std::nullopt, imagined_);
  copy.chance_ = chance_;
  copy.waiting_ = waiting_;
  return copy;
}

Seat Table::seat(int number) const {
  if (number < 0 || number >= game_->players()) {
    throw Refused("seat: found " + std::to_string(number) + ", allowed: 0 to " + std::to_string(game_->players() - 1));
  }
  return Seat{static_cast<std::uint8_t>(number)};
}

Viewer Table::viewer(std::optional<int> number) const { return number ? Viewer(seat(*number)) : Viewer::spectator(); }

std::vector<int> Table::deciders() const {
  std::vector<int> seats;
  if (game_->deciders().is_chance()) return seats;
  for (const Seat seat : game_->deciders().seats()) seats.push_back(index(seat));
  return seats;
}

void Table::expect_running() const {
  if (game_->deciders().over()) throw Refused("the game is over; start another one");
  if (game_->deciders().is_chance()) throw Refused("a chance event is due: call draw() or settle(outcome) first");
}

void Table::apply(int seat_number, const std::string& text) {
  const Seat who = seat(seat_number);
  expect_running();
  choose(who, text);
}

void Table::choose(Seat seat, const std::string& text) {
  const std::size_t before = game_->record().log.size();
  expect(game_->apply(seat, text));
  if (game_->record().log.size() == before) {
    waiting_[seat] = text;
  } else {
    waiting_ = {};
  }
  settle_chance();
}

std::vector<std::pair<int, std::string>> Table::waiting() const {
  std::vector<std::pair<int, std::string>> choices;
  for (const Seat seat : Seats::first(game_->players())) {
    if (!waiting_[seat].empty()) choices.emplace_back(index(seat), waiting_[seat]);
  }
  return choices;
}

void Table::apply_number(int seat_number, int number) {
  const Seat who = seat(seat_number);
  expect_running();
  const auto view = view_of(*game_, who);
  const auto text = view->text_of(number);
  if (!text) {
    const auto legal = view->legal();
    if (legal.empty()) throw Refused("seat " + std::to_string(seat_number) + " has no decision to make now");
    std::string allowed;
    for (const Choice& choice : legal)
      allowed += (allowed.empty() ? "" : ", ") + std::to_string(choice.number) + " (" + choice.text + ")";
    throw Refused("action: found " + std::to_string(number) + ", allowed: " + allowed);
  }
  choose(who, *text);
}

void Table::settle(const std::string& text) {
  if (game_->deciders().over()) throw Refused("the game is over; start another one");
  expect(game_->settle(text));
  game_->set_seed({}, {});  // it no longer proves the cards
  settle_chance();
}

void Table::draw(std::optional<std::uint64_t> seed) {
  if (!game_->deciders().is_chance()) throw Refused("no chance event is due now");
  game_->set_seed({}, {});
  Rng rng(seed.value_or(0));
  while (game_->deciders().is_chance()) game_->chance(rng);
}

void Table::settle_chance() {
  while (chance_ && game_->deciders().is_chance()) game_->chance(*chance_);
}

std::string Table::record_json() const {
  if (imagined_) throw Refused("an imagined state has no record: its past did not happen");
  return game_->record().json();
}

std::optional<std::array<std::uint64_t, 3>> Table::generator() const {
  static_assert(sizeof(Rng) == sizeof(std::array<std::uint64_t, 3>));
  return chance_ ? std::optional(std::bit_cast<std::array<std::uint64_t, 3>>(*chance_)) : std::nullopt;
}

void Table::set_generator(const std::optional<std::array<std::uint64_t, 3>>& words) {
  chance_ = words ? std::optional(std::bit_cast<Rng>(*words)) : std::nullopt;
  settle_chance();
}

}  // namespace roundtable::python
