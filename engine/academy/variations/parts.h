#pragma once

// Text and JSON by question and event: a row for each, with the rule it belongs to. Shared code looks rows up and knows
// none of them. base_game.cpp has those of the base game and of the modes for two players.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/academy/events.h"
#include "engine/academy/view.h"
#include "engine/core/json.h"

namespace roundtable::academy {

struct EffectWriter;

// A question to a seat, and its answers.
struct Question {
  Phase phase;
  const char* phase_name;  // in views
  Verb verb;
  std::string_view word;  // of an answer in records: `bet jousts`
  const char* (*asks)(const OpenTable&);
  std::string (*argument)(const Options&, Action);  // the rest of the answer
  Result<Action> (*parse)(const Options&, Seat, std::string_view argument);
  void (*write_effect)(EffectWriter&, Action);  // for a preview on the page
  bool for_neutral = true;                      // whether it may be asked for Karadoc's neutral
};

// An outcome of chance. `word` is its first word in records.
struct ChanceWords {
  Phase phase;
  const char* phase_name;
  std::string_view word;
  std::string (*text)(const Options&, const Outcome&);
  Result<Outcome> (*parse)(const Options&, std::string_view rest);
};

struct EventWords {
  Event::Kind kind{};
  const char* name = nullptr;  // in JSON
  // In English, without hidden cards and values; empty for none.
  std::string (*sentence)(const Options&, const Event&) = nullptr;
  // The fields that JSON has, beside squires and track.
  bool value = false;
  bool place = false;
  bool card = false;
  bool cards = false;
  bool ranking = false;
  bool points = false;
};

// Why a disc moved: `Blue's bet moves them on Jousts, from 1 to 3.`
struct WhyWords {
  Event::Why why;
  const char* name;
  const char* moves;  // none: told by another event
};

// All rows of a variation or an advanced rule.
struct Parts {
  bool (*is_played)(const Options&);
  std::span<const Question> questions;
  std::span<const ChanceWords> chances;
  std::span<const EventWords> events;
  std::span<const WhyWords> whys;
  // Its fields in a view, in each squire of a view (in every game), and in the effect of a card.
  void (*write_view)(JsonWriter&, const View&) = nullptr;
  void (*write_squire)(JsonWriter&, const OpenTable&, Squire) = nullptr;
  void (*write_card)(EffectWriter&, Play) = nullptr;
  // Another name for a track, in English.
  std::string_view (*track_title)(Track) = nullptr;
};

std::span<const Parts* const> all_parts();

const Question* question_of(Phase phase);
const Question& question_of(Verb verb);
const Question* question_of(std::string_view word);
const ChanceWords* chance_of(Phase phase);
const EventWords& words_of(Event::Kind kind);
const WhyWords& words_of(Event::Why why);

}  // namespace roundtable::academy
