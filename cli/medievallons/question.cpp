#include <fmt/format.h>

#include "cli/medievallons/table.h"

// The question, with the power that asks it.

namespace roundtable::cli {

using namespace medievallons;

namespace {

// `Your Knight`, `Red's Noble guild`, `Your Witch as a Merchant`: the deed, and the power that it led to.
std::string power_in_use(const View& view) {
  const OpenTable& table = view.table;
  std::string text = view.viewer.is(table.active) ? "Your" : who(table.active) + "'s";
  text += " " + singular(table.source) + (table.deed == Deed::Play ? "" : " guild");
  if (table.power == table.source) return text;
  return text + (table.revealed ? " turned over " : " as ") + one(table.power);
}

// The engine's question, for the middle of a sentence.
std::string lowered(std::string_view question) {
  std::string text(question);
  if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') text[0] = static_cast<char>(text[0] - 'A' + 'a');
  return text;
}

std::string what_to_give(const View& view) {
  const OpenTable& table = view.table;
  if (!gives_in_return(table)) return fmt::format("give {} one of your cards.", who(table.active));
  return fmt::format("you took {}. Give {} one of your other cards in return.", one(view.held), who(table.target));
}

std::string what_to_swap(const View& view) {
  const Seat other = view.viewer.is(view.table.active) ? view.table.target : view.table.active;
  return fmt::format("give {0} two cards; {0} chooses two for you at the same time.", who(other));
}

// The played Wizard is laid last.
std::string what_on_top(const View& view) {
  return fmt::format("you keep {}. Which of the other two is to lie on top{}?", one(view.held),
                     view.table.deed == Deed::Play ? ", right under your " + singular(view.table.source) : "");
}

std::string asked(const View& view) {
  const OpenTable& table = view.table;
  switch (table.question) {
    case Question::Target:
    case Question::Card: return lowered(question(table));
    case Question::Name:
      return fmt::format("what do you ask {} for? If they have it they give you one; all hear it.", who(table.target));
    case Question::Copy: return "which guild's power do you use?";
    case Question::Take:
      return fmt::format("{} holds {}. Take one.", who(table.target), medievallons::listed(view.shown));
    case Question::Give: return what_to_give(view);
    case Question::Swap: return what_to_swap(view);
    case Question::Keep:
      return fmt::format("you drew {}. Keep one; the others are discarded.", medievallons::listed(view.drawn));
    case Question::Top: return what_on_top(view);
    default: return "";
  }
}

}  // namespace

std::string question_for(const View& view) {
  if (view.table.question == Question::Turn) return "Your turn. What do you do?";
  return power_in_use(view) + ": " + asked(view);
}

}  // namespace roundtable::cli
