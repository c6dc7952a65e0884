#include "server/observability/last_hour.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>
#include <vector>

namespace roundtable::server {

void LastHour::add(Sample sample) {
  samples_.push_back(std::move(sample));
  if (samples_.size() > kSamples) samples_.pop_front();
}

const LastHour::Sample& LastHour::before(Millis long_ago) const {
  const Millis then = samples_.back().at - long_ago;
  const auto later = std::find_if(samples_.begin(), samples_.end(), [&](const Sample& one) { return one.at > then; });
  return later == samples_.begin() ? samples_.front() : *std::prev(later);
}

std::int64_t LastHour::lately(Latencies Sample::* what, const Latencies& now) const {
  return now.since(before(kLately).*what).percentile(99);
}

std::int64_t LastHour::lasting(Latencies Sample::* what, const Latencies& now) const {
  const Millis begin = before(kLately).at;
  std::vector<std::int64_t> steps;
  const Latencies* later = &now;
  for (auto one = samples_.rbegin(); one != samples_.rend() && one->at >= begin; ++one) {
    steps.push_back(later->since(*one.*what).percentile(99));
    later = &(*one.*what);
  }
  if (steps.size() < kOften) return 0;
  const auto third = steps.begin() + (kOften - 1);
  std::nth_element(steps.begin(), third, steps.end(), std::greater<>());
  return std::min(*third, lately(what, now));
}

void LastHour::write(JsonWriter& out) const {
  using Figure = std::function<std::int64_t(const Sample& from, const Sample& to)>;
  const auto column = [&](std::string_view name, const Figure& figure) {
    out.key(name).begin_array();
    for (std::size_t i = 1; i < samples_.size(); ++i) out.value(figure(samples_[i - 1], samples_[i]));
    out.end_array();
  };
  const auto a_second = [](std::int64_t count, const Sample& from, const Sample& to) {
    return count * 1'000'000 / std::max<Millis>(to.at - from.at, 1);
  };
  out.begin_object();
  column("at", [](const Sample&, const Sample& to) { return to.at; });
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
