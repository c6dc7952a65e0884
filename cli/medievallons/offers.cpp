#include <fmt/format.h>

#include <algorithm>

#include "cli/medievallons/table.h"

// The legal choices with their effects.

namespace roundtable::cli {

using namespace medievallons;

namespace {

class OfferMaker {
 public:
  explicit OfferMaker(const View& view)
      : view_(view), table_(view.table), choices_(legal(view)), sure_(certain(view)), unseen_(unseen(view)) {}

  std::vector<Offer> make() const {
    std::vector<Offer> offers;
    int number = 0;
    for (const Action action : choices_) {
      Offer offer = offer_of(action);
      if (choices_.size() <= kMany || is_plain(action)) offer.key = std::to_string(++number);
      offers.push_back(std::move(offer));
    }
    tell_of_the_rest(offers);
    return offers;
  }

 private:
  static constexpr int kMany = 24;  // above this number only plain ways to lay a guild are numbered

  // The plain ways to lay or extend a guild: three cards with no more Jesters than needed, one more card, all cards of
  // a type, or all that fit.
  bool is_plain(Action action) const {
    if (action.verb != Verb::Guild && action.verb != Verb::Extend) return true;
    const int all_jesters = view_.hand.count(kWild);
    const bool only_jesters = action.kind() == kWild;
    const int all = only_jesters ? 0 : view_.hand.count(action.kind());
    const int members = action.members();
    const int jesters = action.jesters();
    if (members == all && jesters == all_jesters) return true;
    if (action.verb == Verb::Extend) return members + jesters == 1 || (members == all && jesters == 0);
    const int needed = std::max(0, kGuildNeeds - members);
    return jesters == needed && (members == all || members == std::min(all, kGuildNeeds));
  }

  // The section's title counts its choices without a number and gives an example.
  static void tell_of_the_rest(std::vector<Offer>& offers) {
    for (auto first = offers.begin(); first != offers.end();) {
      const std::string section = first->section;
      const auto last = std::find_if(first, offers.end(), [&](const Offer& o) { return o.section != section; });
      const auto hidden = std::count_if(first, last, [](const Offer& offer) { return offer.key.empty(); });
      const auto example = std::find_if(first, last, [](const Offer& offer) { return offer.key.empty(); });
      const std::string text = example == last ? "" : example->text;
      for (; first != last; ++first) {
        if (hidden > 0) first->section += fmt::format(" (typed, {} more ways, such as `{}`)", hidden, text);
      }
    }
  }

  Offer offer_of(Action action) const {
    Offer offer{.text = medievallons::text_of(table_.options, action)};
    switch (action.verb) {
      case Verb::Play: return card_offer(offer, action.kind(), effect_of(view_, action.kind(), {.cards = 1}));
      case Verb::Guild:
      case Verb::Activate:
      case Verb::Extend:
      case Verb::Draw: return guild_offer(offer, action);
      case Verb::Target: return target_offer(offer, action.seat());
      case Verb::Name: return card_offer(offer, action.kind(), chances(action.kind()));
      case Verb::Card: return member_offer(offer, action);
      case Verb::Copy:
        offer.name = medievallons::text_of(action.guild());
        offer.effect = fmt::format("{}: {}", guild_title(action.guild()), effect_of(view_, kind_at(action.guild())));
        offer.also = {singular(kind_at(action.guild()))};
        return offer;
      case Verb::Swap: return swap_offer(offer, action);
      default: return card_offer(offer, action.kind(), std::string(words_of(action.kind()).does));
    }
  }

  // A card can be typed by its name or its letter.
  Offer card_offer(Offer offer, CardKind kind, std::string effect) const {
    offer.name = singular(kind);
    offer.effect = std::move(effect);
    const std::string verb = offer.text.substr(0, offer.text.find(' ') + 1);
    offer.also = {medievallons::text_of(kind), verb + offer.name};
    if (table_.question == Question::Turn) offer.section = "Play a card";
    return offer;
  }

  Offer guild_offer(Offer offer, Action action) const {
    offer.name = offer.text;
    const int spent = action.members() + action.jesters();
    if (action.verb == Verb::Guild) {
      offer.section = "Lay a guild, then use its power";
      offer.effect = medievallons::listed(used(action)) + ": " +
                     (guilds_of(table_, view_.viewer.seat()).size() == kSlots - 1
                          ? "your third guild, you win"
                          : effect_of(view_, action.kind(), {.cards = spent, .as_guild = true}));
    } else if (action.verb == Verb::Activate) {
      offer.section = "Use a guild";
      offer.effect = fmt::format("{}: {}", guild_title(action.guild()), effect_of(view_, kind_at(action.guild())));
    } else if (action.verb == Verb::Extend) {
      offer.section = "Add to a guild, then use its power";
      offer.effect = fmt::format("{} to {}: {}", medievallons::listed(used(action)), guild_title(action.guild()),
                                 effect_of(view_, action.kind(), {.cards = spent, .as_guild = true}));
    }
    return offer;
  }

  Offer target_offer(Offer offer, Seat seat) const {
    offer.name = who(seat);
    const int size = view_.hand_sizes[seat];
    const std::string known = known_of(view_, sure_, seat);
    offer.effect = fmt::format("{} card{}{}", size, size == 1 ? "" : "s", known.empty() ? "" : "; you know: " + known);
    return offer;
  }

  Offer member_offer(Offer offer, Action action) const {
    const GuildAt at = action.guild();
    const std::string place = medievallons::text_of(at);
    Cards rest = table_.guilds[at].cards();
    rest.remove(action.kind());
    offer.name = place + " " + singular(action.kind());
    offer.also = {place + " " + medievallons::text_of(action.kind())};
    offer.effect = fmt::format("{}: ", guild_title(at));
    if (rest.size() < kGuildNeeds) {
      offer.effect += fmt::format("dissolved, {} back to {}", medievallons::listed(rest),
                                  view_.viewer.is(owner_of(at)) ? "your hand" : who(owner_of(at)));
    } else {
      offer.effect += fmt::format("{} stay", medievallons::listed(rest));
    }
    return offer;
  }

  Offer swap_offer(Offer offer, Action action) const {
    const std::string one = singular(action.kind());
    const std::string two = singular(action.second());
    offer.name = one + " " + two;
    offer.also = {two + " " + one, medievallons::text_of(action.second()) + " " + medievallons::text_of(action.kind()),
                  medievallons::text_of(action.kind()) + " " + medievallons::text_of(action.second())};
    return offer;
  }

  static Cards used(Action action) {
    const Cards jesters = Cards::of(kWild, action.jesters());
    return action.members() == 0 ? jesters : jesters + Cards::of(action.kind(), action.members());
  }

  CardKind kind_at(GuildAt at) const { return table_.guilds[at].kind; }
  // `your Monk guild`, `Red's Monk guild`
  std::string guild_title(GuildAt at) const {
    const std::string owner = view_.viewer.is(owner_of(at)) ? "your" : who(owner_of(at)) + "'s";
    return fmt::format("{} {} guild", owner, singular(kind_at(at)));
  }

  // The chance that the Knight's target has the card.
  std::string chances(CardKind kind) const {
    const int known = sure_.known[table_.target].count(kind);
    if (known > 0) return fmt::format("they have {}", known == 1 ? "one" : std::to_string(known));
    if (sure_.exact[table_.target].has(kind)) return "they have none";
    return fmt::format("{} unseen", unseen_.count(kind));
  }

  const View& view_;
  const OpenTable& table_;
  Choices choices_;
  Certain sure_;
  Cards unseen_;
};

}  // namespace

std::vector<Offer> offers_for(const View& view) { return OfferMaker(view).make(); }

}  // namespace roundtable::cli
