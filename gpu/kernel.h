#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

// Functions that many threads run side by side, each with a number of its own. On a GPU the driver starts them; on a
// processor, where tests hold them against the engine, a loop does (run_kernel).

namespace roundtable::gpu {

// What thread_memory<T> takes of a block's memory for each of its threads. An odd number of words apart, the same place
// of all of them lies in different banks.
template <class T>
constexpr std::size_t kThreadMemory = ((sizeof(T) + 7) / 8 | 1U) * 8;

#ifdef __NVPTX__
#define KERNEL extern "C" [[clang::nvptx_kernel]] void
inline int thread_number() {
  return static_cast<int>(__nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() +
                          __nvvm_read_ptx_sreg_tid_x());
}
inline int thread_count() { return static_cast<int>(__nvvm_read_ptx_sreg_nctaid_x() * __nvvm_read_ptx_sreg_ntid_x()); }

extern "C" __attribute__((address_space(3))) std::byte block_memory[];
// A place for one T of this thread in the fast memory of its block, which the launch has to ask for.
template <class T>
T& thread_memory() {
  return *reinterpret_cast<T*>((std::byte*)block_memory + __nvvm_read_ptx_sreg_tid_x() * kThreadMemory<T>);
}
#else
#define KERNEL [[maybe_unused]] static void
inline thread_local int current_thread = 0;
inline thread_local int all_threads = 1;
inline int thread_number() { return current_thread; }
inline int thread_count() { return all_threads; }

template <class T>
T& thread_memory() {
  static thread_local T memory;
  return memory;
}

template <class Kernel, class... Arguments>
void run_kernel(int threads, Kernel kernel, Arguments... arguments) {
  all_threads = threads;
  for (current_thread = 0; current_thread < threads; ++current_thread) kernel(arguments...);
}
#endif

// A plain copy in large steps, where the compiler for GPUs would take one byte after another.
template <class T>
void copy_words(T& to, const T& from) {
  using Word __attribute__((may_alias)) = std::uint64_t;
  static_assert(std::is_trivially_copyable_v<T> && sizeof(T) % sizeof(Word) == 0 && alignof(T) >= alignof(Word));
  auto* target = reinterpret_cast<Word*>(&to);
  const auto* source = reinterpret_cast<const Word*>(&from);
  for (std::size_t i = 0; i < sizeof(T) / sizeof(Word); ++i) target[i] = source[i];
}

}  // namespace roundtable::gpu
