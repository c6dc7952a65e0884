#include "server/notifications/fair_outgoing.h"

#include <utility>

namespace roundtable::server {

namespace {

constexpr std::size_t kMostAtOnce = 32;  // for each lane
constexpr int kMostOfPersonAtOnce = 4;
constexpr std::size_t kMostOfPersonWaiting = 100;
constexpr std::size_t kMostLettersWaiting = 10'000;
constexpr std::size_t kMostReceivers = 1'000;

}  // namespace

void FairOutgoing::send(Letter letter, std::function<void(const Delivered&)> done) {
  const auto url = read_url(letter.url);
  std::string receiver = url ? url->authority() : std::string();
  Lane& lane = answer_.contains(receiver) ? answering_ : others_;
  if (lane.waiting.size(letter.whose) >= kMostOfPersonWaiting || lane.waiting.size() >= kMostLettersWaiting) {
    return loop_.post(
        [done = std::move(done)] { done({.status = 0, .why = "the queue of outgoing messages is full"}); });
  }
  const Requester who{.rate_limit_key = letter.whose, .person = letter.whose};
  lane.waiting.add(who, {std::move(letter), std::move(receiver), std::move(done)});
  begin_some(lane);
}

void FairOutgoing::begin_some(Lane& lane) {
  const auto has_enough = [&](const std::string& person) {
    const auto found = lane.of_person.find(person);
    return found != lane.of_person.end() && found->second >= kMostOfPersonAtOnce;
  };
  while (lane.under_way < kMostAtOnce) {
    auto turn = lane.waiting.next(has_enough);
    if (!turn) return;
    begin(lane, std::move(turn->wish));
  }
}

void FairOutgoing::begin(Lane& lane, Job job) {
  ++lane.under_way;
  ++lane.of_person[job.letter.whose];
  const std::string person = job.letter.whose;
  to_.send(std::move(job.letter),
           [this, &lane, person, receiver = std::move(job.receiver), done = std::move(job.done)](const Delivered& how) {
             --lane.under_way;
             if (--lane.of_person[person] == 0) lane.of_person.erase(person);
             remember(receiver, how.status > 0);
             done(how);
             begin_some(lane);
           });
}

void FairOutgoing::remember(const std::string& receiver, bool answers) {
  if (!answers) {
    answer_.erase(receiver);
    return;
  }
  if (answer_.size() >= kMostReceivers) answer_.clear();
  answer_.insert(receiver);
}

}  // namespace roundtable::server
