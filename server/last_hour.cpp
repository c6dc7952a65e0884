#include "server/last_hour.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>
#include <vector>

namespace roundtable::server {

void LastHour::add(Moment moment) {
  moments_.push_back(std::move(moment));
  if (moments_.size() > kMoments) moments_.pop_front();
}

const LastHour::Moment& LastHour::before(Millis long_ago) const {
  const Millis then = moments_.back().at - long_ago;
  const auto later = std::find_if(moments_.begin(), moments_.end(), [&](const Moment& one) { return one.at > then; });
  return later == moments_.begin() ? moments_.front() : *std::prev(later);
}

std::int64_t LastHour::lately(Latencies Moment::* what, const Latencies& now) const {
  return now.since(before(kLately).*what).percentile(99);
}

std::int64_t LastHour::lasting(Latencies Moment::* what, const Latencies& now) const {
  const Millis begin = before(kLately).at;
  std::vector<std::int64_t> steps;
  const Latencies* later = &now;
  for (auto one = moments_.rbegin(); one != moments_.rend() && one->at >= begin; ++one) {
    steps.push_back(later->since(*one.*what).percentile(99));
    later = &(*one.*what);
  }
  if (steps.size() < kOften) return 0;
  const auto third = steps.begin() + (kOften - 1);
  std::nth_element(steps.begin(), third, steps.end(), std::greater<>());
  return std::min(*third, lately(what, now));
}

void LastHour::write(JsonWriter& out) const {
  using Figure = std::function<std::int64_t(const Moment& from, const Moment& to)>;
  const auto column = [&](std::string_view name, const Figure& figure) {
    out.key(name).begin_array();
    for (std::size_t i = 1; i < moments_.size(); ++i) out.value(figure(moments_[i - 1], moments_[i]));
    out.end_array();
  };
  const auto a_second = [](std::int64_t count, const Moment& from, const Moment& to) {
    return count * 1'000'000 / std::max<Millis>(to.at - from.at, 1);
  };
  out.begin_object();
  column("at", [](const Moment&, const Moment& to) { return to.at; });
  column("choices", [&](auto& from, auto& to) { return a_second(to.actions - from.actions, from, to); });
  column("bots", [&](auto& from, auto& to) { return a_second(to.bot_choices - from.bot_choices, from, to); });
  column("p50", [](auto& from, auto& to) { return to.answers.since(from.answers).percentile(50); });
  column("p99", [](auto& from, auto& to) { return to.answers.since(from.answers).percentile(99); });
  column("saving", [](auto& from, auto& to) { return to.commits.since(from.commits).percentile(99); });
  column("lag", [](auto& from, auto& to) { return to.lag.since(from.lag).percentile(99); });
  column("people", [](auto&, auto& to) { return to.people; });
  column("memory", [](auto&, auto& to) { return to.memory; });
  out.end_object();
}

}  // namespace roundtable::server
