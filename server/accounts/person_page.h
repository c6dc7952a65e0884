#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "server/store/store.h"

namespace roundtable::server {

// As PageFor numbers them.
inline constexpr std::array<std::string_view, 3> kPagesFor = {"nobody", "companions", "everybody"};

// Who looks.
struct Looker {
  std::string user;     // empty: somebody whom nobody knows
  bool others = false;  // at their own page, as others see it

  bool is(const std::string& person) const { return user == person && !others; }
};

// What somebody sees who looks at a person's page: all that is theirs to show, if they let that looker see it.
struct PersonPage {
  std::optional<User> person;  // nobody if there is none, or they are being erased
  bool open = false;
  std::vector<Tally> tallies;
  std::vector<Companion> companions;

  void write(JsonWriter& out, const Looker& looker) const;
};

bool may_look(Store& store, const User& person, const Looker& looker);
PersonPage read_page(Store& store, const std::string& person, const Looker& looker);

}  // namespace roundtable::server
