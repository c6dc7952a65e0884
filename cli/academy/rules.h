#pragma once

// The advanced rules and variations in the terminal: each is a file in variations/. The other files of this folder ask
// the rules of the table and name none.

#include <optional>

#include "cli/academy/table.h"

namespace roundtable::cli {

// One rule's texts. It overrides those where it differs; empty means no text of its own.
class DrawnRule {
 public:
  DrawnRule() = default;
  DrawnRule(const DrawnRule&) = delete;
  DrawnRule& operator=(const DrawnRule&) = delete;
  virtual ~DrawnRule() = default;

  // Help: the rule in one line, and about its own questions.
  virtual std::string summary() const = 0;
  virtual std::string reminder(academy::Phase /*phase*/) const { return ""; }

  // Tracks: titles, the round of the next scoring, the pay, a mark on an empty square.
  virtual std::string title(academy::Track /*track*/) const { return ""; }
  virtual std::string short_title(academy::Track /*track*/) const { return ""; }
  virtual std::string when(academy::Track /*track*/) const { return ""; }
  virtual std::string pay(const academy::OpenTable& /*table*/, academy::Track /*track*/) const { return ""; }
  virtual std::string mark(const academy::OpenTable& /*table*/, academy::Track /*track*/, int /*square*/) const {
    return "";
  }
  // Lines below the tracks, with a title: one that is the same for all, and one that depends on the viewer.
  virtual std::string line(const academy::OpenTable& /*table*/, const Style& /*style*/) const { return ""; }
  virtual std::string viewers_line(const academy::View& /*view*/) const { return ""; }
  // The same for playthroughs.
  virtual std::string summary_of(const academy::OpenTable& /*table*/) const { return ""; }

  // Squires: whether coats are counted, and a column.
  virtual bool counts_coats() const { return false; }
  virtual std::string column() const { return ""; }
  virtual std::string cell(const academy::OpenTable& /*table*/, academy::Squire /*squire*/) const { return ""; }

  // Its own questions, the offers to them and more about others.
  virtual std::string question(const academy::View& /*view*/, const std::string& /*whose*/) const { return ""; }
  virtual void complete(const academy::View& /*view*/, academy::Action /*action*/, Offer& /*offer*/) const {}
  // Further effects of a card, and of a disc's move to a square.
  virtual std::string effect(const academy::OpenTable& /*table*/, academy::Play /*play*/) const { return ""; }
  virtual std::string effect(const academy::OpenTable& /*table*/, academy::Track /*track*/, int /*to*/) const {
    return "";
  }

  // An event as part of a list: `Bets: Blue Quests, Red Jousts.` Without a lead it continues the last line.
  struct Part {
    std::string lead;
    std::string text;
  };
  virtual std::optional<Part> told(const academy::Options& /*options*/, const academy::Event& /*event*/) const {
    return std::nullopt;
  }

  // Playthroughs beside its own.
  virtual std::vector<Playthrough> playthroughs() const { return {}; }
};

// Defined in the rule's file.
template <auto Rule>
const DrawnRule& drawn();

// The rules of a table: variations, then advanced rules.
std::vector<const DrawnRule*> rules_at(const academy::Options& options);

// The first text of a table's rules that is not empty.
template <class Ask>
std::string text_of_rules(const academy::Options& options, Ask ask) {
  for (const DrawnRule* rule : rules_at(options)) {
    std::string text = ask(*rule);
    if (!text.empty()) return text;
  }
  return "";
}
// All their texts.
template <class Ask>
std::string texts_of_rules(const academy::Options& options, Ask ask) {
  std::string text;
  for (const DrawnRule* rule : rules_at(options)) text += ask(*rule);
  return text;
}

}  // namespace roundtable::cli
