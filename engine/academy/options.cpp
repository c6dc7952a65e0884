#include "engine/academy/options.h"

namespace roundtable::academy {

namespace {

using When = OptionCondition;

constexpr std::span<const std::string_view> kModes = std::span(kTwoNames).subspan(1);
constexpr std::span<const std::string_view> kOrdered = std::span(kColours).first(TurnOrder::kSquires);

OptionNumbers mode_of(const Options& options) {
  return options.two == Two::None ? OptionNumbers() : OptionNumbers{static_cast<int>(options.two) - 1};
}
void set_mode(Options& options, const OptionNumbers& numbers) {
  options.two = numbers.empty() ? Two::None : static_cast<Two>(numbers[0] + 1);
}

OptionNumbers orders_of(const Options& options) {
  OptionNumbers numbers;
  for (const TurnOrder order : options.values.lancelot_order) {
    if (order.empty()) return {};
    for (int place = 0; place < TurnOrder::kSquires; ++place) numbers.push_back(index(order[place]));
  }
  return numbers;
}
void set_orders(Options& options, const OptionNumbers& numbers) {
  options.values.lancelot_order = {};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    TurnOrder& order = options.values.lancelot_order[i / TurnOrder::kSquires];
    order.set(static_cast<int>(i % TurnOrder::kSquires), Squire{static_cast<std::uint8_t>(numbers[i])});
  }
}

template <auto kMember>
constexpr OptionOf<Options> value_at(const OptionDescription& what) {
  return option_at<Options, &Options::values, kMember>(what);
}

// In the order of records.
constexpr std::array<OptionOf<Options>, 11> kOptions = {{
    {{.name = "two",
      .kind = OptionKind::Choice,
      .about = "mode for two players",
      .values = kModes,
      .required = true,
      .when = {When::for_players(2)}},
     mode_of,
     set_mode},
    option_at<Options, &Options::advanced>(
        {.name = "advanced", .kind = OptionKind::Set, .about = "advanced rules", .values = kAdvancedNames}),
    option_at<Options, &Options::variations>(
        {.name = "variations", .kind = OptionKind::Set, .about = "variations", .values = kVariationNames}),
    option_at<Options, &Options::edition>({.name = "edition",
                                           .kind = OptionKind::Choice,
                                           .about = "edition of the box to follow where editions differ (A40)",
                                           .values = kEditionNames}),
    seat_option_at<Options, &Options::first>(
        {.name = "first", .kind = OptionKind::Seat, .about = "seat of the first player; random unless given"}),
    value_at<&Values::quests>({.name = "values.quests",
                               .kind = OptionKind::NumberList,
                               .about = "coats for the 1st, 2nd and 3rd of Quests",
                               .most = kMaxHouseValue,
                               .length = 3,
                               .when = {When::lacks("variations", "dragon")}}),
    value_at<&Values::charity>({.name = "values.charity",
                                .kind = OptionKind::NumberList,
                                .about = "coats for the last and second to last of Charity",
                                .least = -kMaxHouseValue,
                                .length = 2,
                                .when = {When::lacks("variations", "alms")}}),
    value_at<&Values::king_squares>({.name = "values.kingSquares",
                                     .kind = OptionKind::NumberList,
                                     .about = "coat of each square of King's Service, from square 0, which has none",
                                     .most = kMaxHouseValue,
                                     .length = kKingEnd + 1,
                                     .fixed = 1,
                                     .when = {When::has("variations", "scrolls")}}),
    value_at<&Values::cup_reach>({.name = "values.cupReach",
                                  .kind = OptionKind::Number,
                                  .about = "squares of the Cup's track on each side",
                                  .least = 1,
                                  .most = kMaxHouseValue,
                                  .when = {When::has("variations", "knights")}}),
    value_at<&Values::cup_middle>({.name = "values.cupMiddle",
                                   .kind = OptionKind::Switch,
                                   .about = "whether the middle of the Cup's track is a square (A10)",
                                   .when = {When::has("variations", "knights")}}),
    {{.name = "values.lancelotOrder",
      .kind = OptionKind::Orders,
      .about = "playing order of the squires, one row per round; the cycle of A8 unless given",
      .values = kOrdered,
      .length = kRounds,
      .when = {When::for_players(2), When::is("two", "lancelot")}},
     orders_of,
     set_orders},
}};

}  // namespace

std::span<const OptionOf<Options>> Options::described() { return kOptions; }

Result<Options> Options::from_json(int players, const Json& json) {
  return options_from_json(described(), kPlayers, players, json);
}

void Options::write_json(JsonWriter& out) const { options_to_json(out, described(), *this); }

}  // namespace roundtable::academy
