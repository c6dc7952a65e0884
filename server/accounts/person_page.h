#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "server/store/store.h"

namespace roundtable::server {

// Names in the order of PageFor.
inline constexpr std::array<std::string_view, 3> kPagesFor = {"nobody", "companions", "everybody"};

// The person who opens a page.
struct Looker {
  std::string user;     // empty: not logged in
  bool others = false;  // views their own page as others see it

  bool is(const std::string& person) const { return user == person && !others; }
};

// A person's page as far as its settings allow this viewer to see it.
struct PersonPage {
  std::optional<User> person;  // empty if unknown or being erased
  bool open = false;
  std::vector<Tally> tallies;
  std::vector<Companion> companions;

  void write(JsonWriter& out, const Looker& looker) const;
};

bool may_look(Store& store, const User& person, const Looker& looker);
PersonPage read_page(Store& store, const std::string& person, const Looker& looker);

}  // namespace roundtable::server
