#pragma once

// JSON for records and for the page.

#include "engine/medievallons/medievallons.h"
#include "engine/medievallons/text/notation.h"

namespace roundtable::medievallons {

constexpr std::array<std::string_view, 3> kEndings = {"third-guild", "cycle", "max-turns"};
constexpr std::string_view name_of(Ending ending) { return kEndings[static_cast<std::size_t>(ending)]; }

// The result field of a record.
void write_result(JsonWriter& out, const State& state);
// The page knows no rules: the view has everything to draw, and for each legal choice the cards and seats it concerns.
void write_view(JsonWriter& out, const View& view);
void write_event(JsonWriter& out, const Options& options, const Event& event);

void write_cards(JsonWriter& out, Cards cards);
// The open question in English.
std::string_view question(const OpenTable& table);

}  // namespace roundtable::medievallons
