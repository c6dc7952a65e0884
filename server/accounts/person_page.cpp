#include "server/accounts/person_page.h"

namespace roundtable::server {

namespace {

constexpr int kMostCompanions = 100;

}  // namespace

bool may_look(Store& store, const User& person, const Looker& looker) {
  if (looker.is(person.id)) return true;
  switch (person.page) {
    case PageFor::Nobody: return false;
    case PageFor::Companions:
      if (looker.others) return looker.user == person.id;  // shows the page as a companion sees it
      return !looker.user.empty() && store.have_met(person.id, looker.user);
    case PageFor::Everybody: return true;
  }
  return false;
}

PersonPage read_page(Store& store, const std::string& person, const Looker& looker) {
  PersonPage page{.person = store.user(person)};
  if (page.person && page.person->name.empty()) page.person.reset();
  page.open = page.person && may_look(store, *page.person, looker);
  if (!page.open) return page;
  page.tallies = store.tallies(person);
  page.companions = store.companions(person, kMostCompanions);
  if (looker.is(person)) return page;
  // A companion appears only if their own page is open to this person, too.
  std::erase_if(page.companions, [&](const Companion& one) { return !may_look(store, one.user, looker); });
  return page;
}

void PersonPage::write(JsonWriter& out, const Looker& looker) const {
  const User whose = person.value_or(User());
  out.begin_object().key("person").begin_object().field("id", std::string_view(whose.id));
  out.field("name", std::string_view(whose.name)).field("account", !whose.passphrase.empty());
  out.field("created", whose.created).end_object().key("page");
  // The setting is shown to the owner only.
  looker.is(whose.id) ? out.value(kPagesFor[static_cast<std::size_t>(whose.page)]) : out.null();
  out.key("tallies").begin_array();
  for (const Tally& one : tallies) {
    out.begin_object().field("game", std::string_view(one.game)).field("players", one.players);
    out.field("people", one.with_people).field("month", std::string_view(one.month)).field("place", one.place);
    out.field("games", one.games).end_object();
  }
  out.end_array().key("companions").begin_array();
  for (const Companion& one : companions) {
    out.begin_object().field("user", std::string_view(one.user.id)).field("name", std::string_view(one.user.name));
    out.field("account", !one.user.passphrase.empty()).field("games", one.games).field("won", one.won);
    out.field("last", one.last).end_object();
  }
  out.end_array().end_object();
}

}  // namespace roundtable::server
