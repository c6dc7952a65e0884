#pragma once

#include "engine/academy/position/position.h"

namespace roundtable::academy {

// Reads the fields of a position.
class PositionReader : PositionFields {
 public:
  PositionReader(const Options& options, const Json& json, Faults& faults);

  Position read();

  using PositionFields::find;
  using PositionFields::list;
  using PositionFields::name;
  using PositionFields::number;
  using PositionFields::wrong;
  // Calls read(squire, item, field) for each item of a list by squire.
  template <class Read>
  void each_of_squires(const char* word, Read read) {
    const auto& items = list(find(word), word, options_.squires(), options_.squires());
    for (std::size_t i = 0; i < items.size(); ++i) {
      const Squire squire{static_cast<std::uint8_t>(i)};
      read(squire, items[i], at(word, squire));
    }
  }
  const Options& options() const { return options_; }
  Position& position() { return position_; }
  OpenTable& table() { return position_.state.table; }

 private:
  void read_moment();
  void read_tracks();
  void read_stacks(Track track, const Json& stacks, const std::string& field);
  void read_coats();
  void read_row(int round, const std::string& word, const Json& row, const std::string& field);
  void read_points();
  void read_cards();
  template <class Take>
  void each_card(const Json& json, const std::string& field, int most, Take take);
  bool leaves_box(Card card, const std::string& field);

  const Options& options_;
  Position position_;
  CardSet box_ = CardSet::full();
};

}  // namespace roundtable::academy
