#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace roundtable::python {

// A named part of an observation.
struct Field {
  std::string_view name;
  int start = 0;
  int size = 0;
  std::string_view about;
};

// Writes an observation field by field: an array of int8 that is 0 at first. The fields and their sizes are the same
// for every state of a game, so the same code also lists them.
class Observation {
 public:
  // One field, or part of one. Numbers beyond int8 become the nearest int8.
  class Part {
   public:
    explicit Part(std::int8_t* numbers) : numbers_(numbers) {}
    void put(int i, int value) const {
      numbers_[i] = static_cast<std::int8_t>(value < -128 ? -128 : value > 127 ? 127 : value);
    }
    void add(int i) const { ++numbers_[i]; }
    Part from(int i) const { return Part(numbers_ + i); }

   private:
    std::int8_t* numbers_;
  };

  // `numbers` must have room for all fields and contain zeros.
  explicit Observation(std::int8_t* numbers, std::vector<Field>* fields = nullptr)
      : numbers_(numbers), fields_(fields) {}

  Part field(std::string_view name, int size, std::string_view about) {
    if (fields_ != nullptr) fields_->push_back({name, at_, size, about});
    const Part part(numbers_ + at_);
    at_ += size;
    return part;
  }
  Part number(std::string_view name, int value, std::string_view about) {
    const Part part = field(name, 1, about);
    part.put(0, value);
    return part;
  }
  int size() const { return at_; }

 private:
  std::int8_t* numbers_;
  std::vector<Field>* fields_;
  int at_ = 0;
};

}  // namespace roundtable::python
