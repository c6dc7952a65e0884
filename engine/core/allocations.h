#pragma once

// Counts allocations in one test program by replacing operator new. Switch counting on only around the lines that must
// not allocate. Not inlined: the compiler would see malloc's memory go to delete, and warn.

#include <cstdlib>
#include <new>

namespace roundtable::counter {

inline bool counting = false;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)
inline long allocations = 0;   // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

inline void* allocate(std::size_t size) {
  if (counting) ++allocations;
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) std::abort();
  return memory;
}

}  // namespace roundtable::counter

[[gnu::noinline]] void* operator new(std::size_t size) { return roundtable::counter::allocate(size); }
[[gnu::noinline]] void* operator new[](std::size_t size) { return roundtable::counter::allocate(size); }
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace roundtable {

template <class Play>
long allocations_in(Play play) {
  counter::allocations = 0;
  counter::counting = true;
  play();
  counter::counting = false;
  return counter::allocations;
}

}  // namespace roundtable
