#pragma once

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace roundtable::server {

// Person on whose behalf something is done.
struct Requester {
  std::string rate_limit_key;
  std::string person;
};

// A fair queue: round robin over rate-limit keys, within a key over its people, within a person in order of arrival. A
// burst of requests delays only its sender: another key's first request waits for at most one of each other key.
template <class Wish>
class FairQueue {
 public:
  void add(const Requester& requester, Wish wish) {
    const auto [found, is_new] = groups_.try_emplace(requester.rate_limit_key);
    if (is_new) order_.push_back(requester.rate_limit_key);
    Group& group = found->second;
    auto& wishes = group.people[requester.person];
    if (wishes.empty()) group.order.push_back(requester.person);
    wishes.push_back(std::move(wish));
    ++group.size;
    ++size_;
  }

  struct Turn {
    Wish wish;
    std::string rate_limit_key;
    std::size_t own = 0;              // requests of this key that were waiting
    std::size_t rate_limit_keys = 0;  // keys with waiting requests
  };
  // The next request whose rate-limit key is not held back by `waits`.
  template <class Waits>
  std::optional<Turn> next(const Waits& waits) {
    for (std::size_t i = 0; i < order_.size(); ++i) {
      std::string rate_limit_key = std::move(order_.front());
      order_.pop_front();
      if (!waits(rate_limit_key)) return take(std::move(rate_limit_key));
      order_.push_back(std::move(rate_limit_key));
    }
    return std::nullopt;
  }

  // Removes the newest request of the longest key if that key has at least two more than this one.
  std::optional<Wish> give_way(const std::string& rate_limit_key) {
    if (!would_give_way(rate_limit_key)) return std::nullopt;
    Group& group = longest()->second;
    const auto more = [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); };
    const auto person = std::max_element(group.people.begin(), group.people.end(), more);
    Wish wish = std::move(person->second.back());
    person->second.pop_back();
    if (person->second.empty()) {
      std::erase(group.order, person->first);
      group.people.erase(person);
    }
    --group.size;
    --size_;
    return wish;
  }
  bool would_give_way(const std::string& rate_limit_key) const {
    const auto most = longest();
    return most != groups_.end() && most->second.size >= size(rate_limit_key) + 2;
  }

  std::size_t size() const { return size_; }
  // Requests of this key.
  std::size_t size(const std::string& rate_limit_key) const {
    const auto found = groups_.find(rate_limit_key);
    return found == groups_.end() ? 0 : found->second.size;
  }

 private:
  struct Group {
    std::map<std::string, std::deque<Wish>> people;
    std::deque<std::string> order;
    std::size_t size = 0;
  };

  static bool waits_less(const auto& a, const auto& b) { return a.second.size < b.second.size; }
  auto longest() {
    return std::max_element(groups_.begin(), groups_.end(), [](auto& a, auto& b) { return waits_less(a, b); });
  }
  auto longest() const {
    return std::max_element(groups_.begin(), groups_.end(), [](auto& a, auto& b) { return waits_less(a, b); });
  }

  Turn take(std::string rate_limit_key) {
    Group& group = groups_.at(rate_limit_key);
    std::string person = std::move(group.order.front());
    group.order.pop_front();
    auto& wishes = group.people.at(person);
    Turn turn{std::move(wishes.front()), rate_limit_key, group.size, groups_.size()};
    wishes.pop_front();
    if (wishes.empty())
      group.people.erase(person);
    else
      group.order.push_back(std::move(person));
    --size_;
    if (--group.size == 0)
      groups_.erase(rate_limit_key);
    else
      order_.push_back(std::move(rate_limit_key));
    return turn;
  }

  std::map<std::string, Group> groups_;
  std::deque<std::string> order_;
  std::size_t size_ = 0;
};

}  // namespace roundtable::server
