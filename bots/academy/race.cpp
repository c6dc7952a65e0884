#include "bots/academy/race.h"

#include <utility>

namespace roundtable::academy {

namespace {

constexpr std::array<float, 9> kRoots = {0,           1,           1.41421356F, 1.73205081F, 2,
                                         2.23606798F, 2.44948974F, 2.64575131F, 2.82842712F};

// Uncertainty of a race with that many cards still to be played.
float width_of(int cards, const JudgementWeights& weights) {
  constexpr float kSharp = 0.25F;  // squares: the minimum
  return kSharp + weights.card_width * kRoots[static_cast<std::size_t>(cards)];
}

}  // namespace

int cards_to_play(const OpenTable& table, Squire squire) {
  const int all_cards = table.options.lancelot() ? kLancelotPlayed : kPlayed;
  if (table.phase < Phase::Play) return all_cards;
  if (table.phase > Phase::Peek) return 0;
  return all_cards - table.played[squire].size();
}

Race::Race(const OpenTable& table, Seat seat, Squire racer, int own_cards, const JudgementWeights& weights)
    : table_(table), weights_(weights), racer_(racer), at_once_(table.phase < Phase::Play) {
  const Options& options = table_.options;
  const float rival = -weights.rivalry / static_cast<float>(options.players - 1);
  each_squire(table, [&](Squire squire) {
    sides_[squire] = squire == options.neutral() ? 0 : options.owner(squire) == seat ? 1 : rival;
  });
  meet_rivals(own_cards);
}

Race::Race(const OpenTable& table, Squire racer, const JudgementWeights& weights)
    : table_(table), weights_(weights), racer_(racer), at_once_(false) {
  sides_[racer] = 1;
  meet_rivals(cards_to_play(table, racer));
}

void Race::meet_rivals(int own_cards) {
  const float rounds = static_cast<float>(rounds_to_reset(table_.round) + (at_once_ ? 0 : 1)) / 2;  // on average
  const float soon = weights_.round_width * rounds;
  const float last = weights_.round_width * static_cast<float>(kRounds - table_.round);
  each_squire(table_, [&](Squire squire) {
    if (squire == racer_) return;
    const int cards = cards_to_play(table_, squire);
    const float width = width_of(cards + own_cards, weights_);
    rivals_[static_cast<std::size_t>(count_++)] = {
        squire, sides_[squire], static_cast<float>(cards), {1 / width, 1 / (width + soon), 1 / (width + last)}};
  });
}

// The racer's place is the number of squires ahead: combines the pay of places with each rival's probability.
template <int Rivals>
Lanes Race::expected(const float* prizes, const Lanes* chances) {
  if constexpr (Rivals == 0) {
    return all<Lanes>(*prizes);
  } else {
    const Lanes ahead = expected<Rivals - 1>(prizes, chances);
    const Lanes behind = expected<Rivals - 1>(prizes + 1, chances);
    return behind + chances[Rivals - 1] * (ahead - behind);
  }
}

// A rival who is passed loses a place, valued at the average step between places.
template <int Rivals>
Lanes Race::race(Track track, const ByPlace& prizes, Horizon horizon, bool stays, Lanes places) const {
  constexpr auto kRivals = static_cast<std::size_t>(Rivals);
  const Row& row = table_.tracks[track];
  const Disc mine = row[racer_];
  const float drift = drift_of(track, weights_);
  const float step = (prizes[0] - prizes[kRivals]) * (1.0F / Rivals);
  std::array<Lanes, kRivals> chances{};
  Lanes passed{};
  const auto meet = [&](std::size_t i) {
    const Rival& rival = rivals_[i];
    const Disc disc = row[rival.squire];
    constexpr float kOnTop = 0.5F;
    const float square = static_cast<float>(disc.square()) + rival.cards * drift - kOnTop;
    const bool under = static_cast<int>(stays) & static_cast<int>(mine.square() == disc.square()) &
                       static_cast<int>(!mine.ahead_of(disc));
    const Lanes lead = places - square - Lanes{under ? 2 * kOnTop : 0};
    chances[i] = chance_ahead<Lanes>(lead * rival.per_width[horizon]);
    passed -= chances[i] * (rival.side * step);
  };
  // Unrolled over rivals, to keep everything in registers.
  [&]<std::size_t... I>(std::index_sequence<I...>) { (meet(I), ...); }(std::make_index_sequence<kRivals>());
  return expected<Rivals>(prizes.data(), chances.data()) * sides_[racer_] + passed;
}

Lanes Race::race(Track track, const ByPlace& prizes, Horizon horizon, bool stays, Lanes places) const {
  switch (count_) {
    case 2: return race<2>(track, prizes, horizon, stays, places);
    case 3: return race<3>(track, prizes, horizon, stays, places);
    default: return race<4>(track, prizes, horizon, stays, places);
  }
}

float Race::gain(Track track, int squares) const {
  const float from = square(track);
  return gain(track, true, Lanes{from, from + static_cast<float>(squares)})[1];
}

float Race::worth(Track track, float place) const {
  if (track != Track::King) return podium(track, true, Lanes{place})[0];
  return bots::replaces_service(table_) ? replaced_service(place) : service(place);
}

float Race::expects(Track track, const ByPlace& places) const {
  return race(track, places, kNow, true, Lanes{square(track)})[0];
}

float Race::expected_bonus() const {
  const ByPlace squares = {3, 2, table_.options.four_or_more() ? 1.0F : 0.0F};
  return Race(table_, racer_, weights_).expects(Track::Gallantry, squares);
}

float Race::sword_gain(Track track, int squares) const { return bots::sword_gain(*this, track, squares, weights_); }

float Race::replaced_service(float place) const { return bots::service(*this, place, weights_); }

}  // namespace roundtable::academy
