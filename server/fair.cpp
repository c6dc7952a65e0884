#include "server/fair.h"

#include <sodium.h>

#include <utility>

#include "engine/games.h"
#include "server/hash.h"

namespace roundtable::server {

Secret Secret::random() {
  Secret secret;
  randombytes_buf(secret.bytes_.data(), secret.bytes_.size());
  return secret;
}

std::optional<Secret> Secret::from_hex(std::string_view hex) {
  Secret secret;
  std::size_t size = 0;
  const int failed =
      sodium_hex2bin(secret.bytes_.data(), secret.bytes_.size(), hex.data(), hex.size(), nullptr, &size, nullptr);
  if (failed != 0 || size != secret.bytes_.size()) return std::nullopt;
  return secret;
}

std::string Secret::hex() const { return hex_of(bytes_); }

std::string Secret::commitment() const { return sha256_of(bytes_); }

FairBits::FairBits(const Secret& secret, std::uint64_t entry, Purpose purpose) : secret_(secret) {
  for (std::size_t i = 0; i < sizeof entry; ++i) nonce_[i] = static_cast<unsigned char>(entry >> (8 * i));
  nonce_.back() = static_cast<unsigned char>(purpose);
}

void FairBits::refill() {
  block_.fill(0);
  crypto_stream_chacha20_ietf_xor_ic(block_.data(), block_.data(), block_.size(), nonce_.data(), next_block_,
                                     secret_.bytes().data());
  ++next_block_;
  used_ = 0;
}

std::uint64_t FairBits::operator()() {
  if (used_ == block_.size()) refill();
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < sizeof bits; ++i) bits |= static_cast<std::uint64_t>(block_[used_ + i]) << (8 * i);
  used_ += sizeof bits;
  return bits;
}

namespace {

// Plays the record again with this way to draw. An error names the first entry that chance would have decided
// otherwise.
template <class Draw>
Status redraw(const Record& record, Draw draw) {
  const auto options = Json::parse(record.options);
  auto made = options ? make_game(record.game, record.players, *options) : options.error();
  if (!made) return made.error();
  AnyGame& game = **made;
  const auto& drawn = game.record().log;
  while (drawn.size() < record.log.size() && !game.deciders().over()) {
    const std::size_t number = drawn.size();
    if (game.deciders().is_chance()) {
      draw(game, number);
      if (drawn[number] == record.log[number]) continue;
      return Error{"log entry " + std::to_string(number) + ", `" + record.log[number] + "`: the seed gives `" +
                   drawn[number] + "`"};
    }
    // Choices made at the same time stand one after the other, and take effect with the last of them.
    for (std::size_t i = number; drawn.size() == number && i < record.log.size(); ++i) {
      const auto entry = roundtable::Entry::from_text(record.log[i], record.players);
      if (!entry) return Error{"log entry " + std::to_string(i) + ": " + entry.error().message};
      if (entry->forced) continue;  // the game makes it itself
      if (auto status = game.apply(entry->seat, entry->what); !status) return status;
    }
    if (drawn.size() == number) break;  // unfinished among them
  }
  return {};
}

Rng::Seed simulator_seed(const Secret& secret) {
  Rng::Seed seed{};
  for (std::size_t i = 0; i < secret.bytes().size(); ++i) seed[i / 8] = seed[i / 8] << 8U | secret.bytes()[i];
  return seed;
}

}  // namespace

Result<Shuffles> check_shuffles(const Record& record) {
  const auto secret = Secret::from_hex(record.seed);
  if (!secret) return Shuffles::Unproven;
  const Status fair = redraw(record, [&](AnyGame& game, std::size_t number) {
    FairBits bits(*secret, number);
    game.chance(bits);
  });
  if (fair) return Shuffles::Fair;
  Rng rng(simulator_seed(*secret));
  if (redraw(record, [&](AnyGame& game, std::size_t) { game.chance(rng); })) return Shuffles::Simulated;
  return fair.error();
}

}  // namespace roundtable::server
