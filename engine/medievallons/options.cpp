#include "engine/medievallons/options.h"

namespace roundtable::medievallons {

namespace {

constexpr std::array<OptionOf<Options>, 2> kOptions = {{
    seat_option_at<Options, &Options::first>(
        {.name = "first", .kind = OptionKind::Seat, .about = "seat of the first player; random unless given"}),
    option_at<Options, &Options::max_turns>({.name = "maxTurns",
                                             .kind = OptionKind::Number,
                                             .about = "total number of turns until the game ends (M23)",
                                             .least = 1,
                                             .most = kMostTurns}),
}};

}  // namespace

std::span<const OptionOf<Options>> Options::described() { return kOptions; }

Result<Options> Options::from_json(int players, const Json& json) {
  return options_from_json(described(), kPlayers, players, json);
}

void Options::write_json(JsonWriter& out) const { options_to_json(out, described(), *this); }

}  // namespace roundtable::medievallons
