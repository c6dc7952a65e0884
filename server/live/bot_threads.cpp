#include "server/live/bot_threads.h"

#include <algorithm>
#include <utility>

#include "bots/budget.h"
#include "bots/levels.h"

namespace roundtable::server {

namespace {

// This many requests of one rate-limit key, or this many keys per thread, still get full time.
constexpr double kAtLeisure = 4;

}  // namespace

void BotThreads::think(const Requester& requester, Ask ask, std::function<void(std::string)> done) {
  const net::Micros now = net::now();
  since_.insert(now);
  queue_.add(requester, {std::move(ask), std::move(done), now});
  begin_next();
}

void BotThreads::begin_next() {
  // With several threads, one stays free for other rate-limit keys.
  const auto has_enough = [&](const std::string& rate_limit_key) {
    const auto found = busy_for_.find(rate_limit_key);
    return found != busy_for_.end() && found->second >= std::max(1, threads_ - 1);
  };
  while (busy_ < threads_) {
    auto turn = queue_.next(has_enough);
    if (!turn) return;
    since_.erase(since_.find(turn->wish.since));
    auto question = turn->wish.ask(haste(*turn));
    if (!question) continue;
    ++busy_;
    ++busy_for_[turn->rate_limit_key];
    workers_.add([this, rate_limit_key = turn->rate_limit_key, question = std::move(*question),
                  done = std::move(turn->wish.done)] {
      loop_.post([this, rate_limit_key, done, choice = question()] {
        --busy_;
        if (--busy_for_[rate_limit_key] == 0) busy_for_.erase(rate_limit_key);
        done(choice);
        begin_next();
      });
    });
  }
}

// The time shrinks with the number of a key's requests, and with the number of waiting keys, so that all get their turn
// soon.
double BotThreads::haste(const FairQueue<Wish>::Turn& turn) const {
  const double others = static_cast<double>(turn.rate_limit_keys) / threads_;
  return std::max({1.0, static_cast<double>(turn.own) / kAtLeisure, others / kAtLeisure});
}

std::string in_haste(std::string_view bot, bool learned, double haste) {
  constexpr double kLeast = 10;  // milliseconds or playouts
  const std::string_view name = without_level(bot, learned);
  const std::string kind(name.substr(0, name.find(':')));
  const bool thinks = name.size() > kind.size() && (kind == "search" || kind == "net");
  const auto budget = thinks ? read_budget(name.substr(kind.size() + 1)) : std::nullopt;
  if (haste <= 1 || !budget) return std::string(bot);
  const bool timed = budget->playouts == 0;
  const double usual =
      timed ? std::chrono::duration<double, std::milli>(budget->time).count() : static_cast<double>(budget->playouts);
  if (usual / haste < kLeast) return kind == "net" ? kind : "greedy";
  return kind + ":" + std::to_string(static_cast<int>(usual / haste)) + (timed ? "ms" : "");
}

}  // namespace roundtable::server
