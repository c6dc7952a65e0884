#include "engine/academy/imagine/played.h"

#include <algorithm>

namespace roundtable::academy {

namespace {

constexpr std::array<double, deck::kCards + 1> make_factorials() {
  std::array<double, deck::kCards + 1> result{1};
  for (std::size_t i = 1; i < result.size(); ++i) result[i] = result[i - 1] * static_cast<double>(i);
  return result;
}
constexpr std::array<double, deck::kCards + 1> kFactorial = make_factorials();

double factorial(std::uint64_t n) { return kFactorial[static_cast<std::size_t>(n)]; }

constexpr std::array<double, kDealt + 1> kInverse = {0, 1, 1. / 2, 1. / 3, 1. / 4, 1. / 5};

// Number of set bits in each group of four of sixteen.
constexpr unsigned count_by_fours(unsigned bits) {
  bits -= (bits >> 1U) & 0x5555U;
  return (bits & 0x3333U) + ((bits >> 2U) & 0x3333U);
}

}  // namespace

// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): the arrays are written as far as they are read
PlayedCards::PlayedCards(const Places& places) : places_(places), ways_(places), pool_(places.pool) {
  int drawn = 0;
  std::uint64_t wanted = 0;
  for (int other = 0; other < places.others.size(); ++other) {
    const Ways::List list = lists_[static_cast<std::size_t>(other)] = ways_.list(other);
    chosen_[static_cast<std::size_t>(other)] = list.begin;
    drawn += places.others[other].played.size();
    pool_.remove(CardSet(list.always));
    std::uint64_t kinds = 0;
    for (const Card card : CardSet(list.sometimes)) kinds |= std::uint64_t{1} << static_cast<unsigned>(card);
    contested_ |= wanted & kinds;
    wanted |= kinds;
  }
  for (int other = places.others.size() - 1; other >= 0; --other) {
    const Ways::List& list = lists_[static_cast<std::size_t>(other)];
    if (list.size() > 1) {
      open_.push_back(static_cast<std::uint8_t>(other));
    } else {
      base_.used |= ways_.cards(list.begin);
    }
  }
  if (open_.empty()) return;
  pool_left_ = places.pool.size() - drawn;
  for (unsigned i = 0; i < Places::kLooks; ++i) {
    group_sizes_ |= static_cast<unsigned>(places.groups[i].cards.size()) << (4U * i);
  }
  if (places.neutral >= 0) {
    for (std::size_t i = 0; i < 2; ++i) good_[i] = places.pool.at_least(places.least[i]).size();
    if (places.neutral == 0) base_.neutral = kSecondPlace;  // it has no second place
    for (int other = 0; other < places.others.size(); ++other) {
      const Ways::List& list = lists_[static_cast<std::size_t>(other)];
      if (list.size() == 1) base_.neutral += neutral_sum(other, list.begin);
    }
  }
  if (contested_ != 0) count_contested();
  for (const std::size_t other : open_) {
    for (std::size_t way = lists_[other].begin; way < lists_[other].end; ++way) sums_[way] = sum_of(other, way);
  }
}

void PlayedCards::count_contested() {
  for (const int bit : Bits(contested_)) {
    const auto copies = static_cast<std::size_t>(pool_.count(Card{static_cast<std::uint8_t>(bit)}));
    std::array<double, kMostCopies> choices{1};
    for (std::size_t drawn = 1; drawn <= copies; ++drawn) {
      choices[drawn] = choices[drawn - 1] * static_cast<double>(copies + 1 - drawn);
    }
    choices_[contested_kinds_++] = choices;
  }
}

// The weight: ways to arrange the drawn cards in their places, times ways to choose them from the pool, for kinds that
// no other squire draws.
PlayedCards::Sum PlayedCards::sum_of(std::size_t other, std::size_t way) const {
  const Ways::List& list = lists_[other];
  const bool neutral = static_cast<int>(other) == places_.neutral;
  const CardSet drawn = ways_.drawn(way);
  Sum sum{.used = ways_.cards(way), .weight = 1, .neutral = 0};
  if (places_.neutral >= 0) sum.neutral = neutral_sum(static_cast<int>(other), way);
  int places = std::popcount(places_.others[static_cast<int>(other)].unseen);
  for (const int bit : Bits(drawn.bits())) {
    const Card card{deck::kTables.low[static_cast<std::size_t>(bit)]};
    const int copy = bit - static_cast<int>(card);
    if (!neutral) sum.weight *= places-- * kInverse[static_cast<std::size_t>(copy + 1)];
    if (((list.always >> static_cast<unsigned>(bit)) & 1U) != 0) continue;
    const auto mark = std::uint64_t{1} << static_cast<unsigned>(card);
    if ((contested_ & mark) != 0) {
      sum.used += std::uint64_t{1} << (kCounts + 4U * static_cast<unsigned>(std::popcount(contested_ & (mark - 1))));
    } else {
      sum.weight *= pool_.count(card) + CardSet(list.always).count(card) - copy;
    }
  }
  return sum;
}

std::uint32_t PlayedCards::neutral_sum(int other, std::size_t way) const {
  const CardSet drawn = ways_.drawn(way);
  std::uint32_t sum = other == places_.neutral ? ways_.neutral_places(way) : 0;
  for (unsigned step = 0; step < 2; ++step) {
    sum += static_cast<std::uint32_t>(drawn.at_least(places_.least[step]).size()) << (8U + 8U * step);
  }
  return sum;
}

void PlayedCards::choose(Rng& rng) {
  if (open_.empty()) return;
  rng_ = &rng;
  total_ = next_ = 0;
  trial_ = chosen_;
  weigh(0, base_);
}

// Enumerates one way for each squire from this level on. Weighted reservoir sampling: the current choice stays until
// the total passes a mark, which is t times the total with probability 1/t.
void PlayedCards::weigh(int level, const Sum& sum) {
  const std::size_t other = open_[level];
  const Ways::List list = lists_[other];
  for (std::uint16_t way = list.begin; way < list.end; ++way) {
    const Sum& more = sums_[way];
    if ((sum.used & more.used & Ways::kGroupCards) != 0) continue;
    trial_[other] = way;
    const Sum both{sum.used + more.used, sum.weight * more.weight, sum.neutral + more.neutral};
    if (level + 1 < open_.size()) {
      weigh(level + 1, both);
      continue;
    }
    total_ += both.weight * completions(both);
    if (total_ <= next_) continue;
    constexpr double kUnit = 1.0 / 9007199254740992.0;  // 2^-53
    next_ = total_ / (static_cast<double>((*rng_)() >> 11U) * kUnit);
    chosen_ = trial_;
  }
}

// Number of ways to fill all other places, up to a constant factor.
double PlayedCards::completions(const Sum& sum) const {
  const unsigned sizes = group_sizes_ - count_by_fours(static_cast<unsigned>(sum.used) & 0xFFFFU);
  double ways = factorial(sizes & 15U) * factorial((sizes >> 4U) & 15U) * factorial((sizes >> 8U) & 15U) *
                factorial(sizes >> 12U);
  std::uint64_t counts = sum.used >> kCounts;
  for (std::size_t i = 0; i < contested_kinds_; ++i, counts >>= 4U) ways *= choices_[i][counts & 15U];
  const int left = pool_left_ + std::popcount(sum.used & Ways::kGroupCards);
  return ways * (places_.neutral >= 0 ? neutral_completions(sum, left) : factorial(static_cast<unsigned>(left)));
}

// The neutral's places first, the more demanding one before the other: its card would fit the other, too.
double PlayedCards::neutral_completions(const Sum& sum, int left) const {
  int filled = 0;
  double ways = 1;
  const unsigned demanding = places_.least[1] > places_.least[0] ? 1 : 0;
  for (const unsigned step : {demanding, 1 - demanding}) {
    if ((sum.neutral & (kFirstPlace << step)) != 0) continue;
    ways *= std::max(0, good_[step] - static_cast<int>((sum.neutral >> (8U + 8U * step)) & 0xFFU) - filled);
    ++filled;
  }
  return ways * factorial(static_cast<unsigned>(left - filled));
}

}  // namespace roundtable::academy
