#include "server/base/slow_hash.h"

#include <sodium.h>

#include <array>
#include <utility>

namespace roundtable::server {

namespace {

constexpr std::size_t kMostAddresses = 20'000;

Refused crowded() { return Refused("too-many", "too many logins right now; try again in a moment").because("logins"); }

std::string slow_hash(const std::string& secret) {
  std::array<char, crypto_pwhash_STRBYTES> text{};
  const int failed = crypto_pwhash_str(text.data(), secret.data(), secret.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                       crypto_pwhash_MEMLIMIT_INTERACTIVE);
  return failed != 0 ? std::string() : std::string(text.data());
}

bool fits(const std::string& hash, const std::string& secret) {
  if (hash.starts_with('$')) return crypto_pwhash_str_verify(hash.c_str(), secret.data(), secret.size()) == 0;
  slow_hash(secret);
  return false;
}

std::function<std::function<void()>()> hashing(const std::string& secret, SlowHashes::Hashed done) {
  return [secret, done = std::move(done)] {
    return std::function<void()>([done, hash = slow_hash(secret)] { done(hash); });
  };
}

}  // namespace

void SlowHashes::expect_room(const std::string& address) const {
  const auto& queue = is_known(address) ? known_ : others_;
  if (queue.size() >= most_ && !queue.would_give_way(address)) throw crowded();
}

void SlowHashes::make(const std::string& address, const std::string& secret, Hashed done, Failed failed) {
  add(address, {hashing(secret, std::move(done)), std::move(failed)});
}

void SlowHashes::check(const std::string& address, const std::string& hash, const std::string& secret,
                       std::function<void(bool)> done, Failed failed) {
  add(address, {[hash, secret, done = std::move(done)] {
                  return std::function<void()>([done, right = fits(hash, secret)] { done(right); });
                },
                std::move(failed)});
}

void SlowHashes::make_next(const std::string& secret, Hashed done) {
  next_.push_back({hashing(secret, std::move(done)), {}});
  start_next();
}

void SlowHashes::add(const std::string& address, Job job) {
  auto& queue = is_known(address) ? known_ : others_;
  if (queue.size() >= most_) {
    const auto given_way = queue.give_way(address);
    (given_way ? given_way->failed : job.failed)(crowded());
    if (!given_way) return;
  }
  queue.add({.rate_limit_key = address, .person = {}}, std::move(job));
  start_next();
}

std::optional<SlowHashes::Job> SlowHashes::take() {
  if (!next_.empty()) {
    Job job = std::move(next_.front());
    next_.pop_front();
    return job;
  }
  turn_of_known_ = !turn_of_known_;
  const auto from = [](FairQueue<Job>& queue) { return queue.next([](const std::string&) { return false; }); };
  auto turn = from(turn_of_known_ ? known_ : others_);
  if (!turn) turn = from(turn_of_known_ ? others_ : known_);
  return turn ? std::optional(std::move(turn->wish)) : std::nullopt;
}

void SlowHashes::start_next() {
  if (busy_) return;
  auto job = take();
  if (!job) return;
  busy_ = true;
  thread_.add([this, work = std::move(job->work)] {
    loop_.post([this, done = work()] {
      busy_ = false;
      done();
      start_next();
    });
  });
}

void SlowHashes::know(const std::string& address) {
  if (address.empty() || !addresses_.insert(address).second) return;
  oldest_.push_back(address);
  if (oldest_.size() <= kMostAddresses) return;
  addresses_.erase(oldest_.front());
  oldest_.pop_front();
}

}  // namespace roundtable::server
