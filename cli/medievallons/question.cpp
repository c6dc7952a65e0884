#include <fmt/format.h>

#include "cli/medievallons/table.h"

// What is asked, and by which power.

namespace roundtable::cli {

using namespace medievallons;

namespace {

// `Your Knight`, `Red's Noble guild`, `Your Witch as a Merchant`: what was done, and the power it came to.
std::string power_in_use(const View& view) {
  const Table& table = view.table;
  std::string text = view.viewer.is(table.active) ? "Your" : who(table.active) + "'s";
  text += " " + singular(table.source) + (table.deed == Deed::Play ? "" : " guild");
  if (table.power == table.source) return text;
  return text + (table.revealed ? " turned over " : " as ") + one(table.power);
}

std::string which_target(const Table& table) {
  switch (table.power) {
    case Kind::Beggar: return "these hold the most cards. From whom do you take one at random?";
    case Kind::Knight: return "whom do you ask for a card?";
    case Kind::Merchant: return "with whom do you swap two cards?";
    default: return "whose hand do you look at?";
  }
}

std::string what_to_give(const View& view) {
  const Table& table = view.table;
  if (table.power != Kind::Priest) return fmt::format("give {} one of your cards.", who(table.active));
  return fmt::format("you took {}. Give {} one of your other cards in return.", one(view.held), who(table.target));
}

std::string what_to_swap(const View& view) {
  const Seat other = view.viewer.is(view.table.active) ? view.table.target : view.table.active;
  return fmt::format("give {0} two cards; {0} chooses two for you at the same time.", who(other));
}

// The played Wizard goes down last.
std::string what_on_top(const View& view) {
  return fmt::format("you keep {}. Which of the other two is to lie on top{}?", one(view.held),
                     view.table.deed == Deed::Play ? ", right under your " + singular(view.table.source) : "");
}

std::string asked(const View& view) {
  const Table& table = view.table;
  switch (table.question) {
    case Question::Target: return which_target(table);
    case Question::Name:
      return fmt::format("what do you ask {} for? If he has it he gives you one; all hear it.", who(table.target));
    case Question::Card:
      return table.power == Kind::Assassin ? "which card do you send to the discard pile?"
                                           : "which card do you take into your hand?";
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
