#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

// Functions that many threads run in parallel, each with its own index. The driver starts them on a GPU; in tests,
// which compare them with the engine, a loop runs them on the processor (run_kernel).

namespace roundtable::gpu {

#ifdef __NVPTX__
#define KERNEL extern "C" [[clang::nvptx_kernel]] void
inline int place_in_block() { return static_cast<int>(__nvvm_read_ptx_sreg_tid_x()); }
inline int block_size() { return static_cast<int>(__nvvm_read_ptx_sreg_ntid_x()); }
inline int block_number() { return static_cast<int>(__nvvm_read_ptx_sreg_ctaid_x()); }
inline int block_count() { return static_cast<int>(__nvvm_read_ptx_sreg_nctaid_x()); }
// Waits for all threads of the block; true if the condition holds for any of them.
inline bool any_of_block(bool mine) { return __nvvm_bar0_or(mine ? 1 : 0) != 0; }
#else
// A block is one thread.
#define KERNEL [[maybe_unused]] static void
inline thread_local int current_block = 0;
inline thread_local int all_blocks = 1;
inline int place_in_block() { return 0; }
inline int block_size() { return 1; }
inline int block_number() { return current_block; }
inline int block_count() { return all_blocks; }
inline bool any_of_block(bool mine) { return mine; }

template <class Kernel, class... Arguments>
void run_kernel(int threads, Kernel kernel, Arguments... arguments) {
  all_blocks = threads;
  for (current_block = 0; current_block < threads; ++current_block) kernel(arguments...);
}
#endif

inline int thread_number() { return block_number() * block_size() + place_in_block(); }

// Copies in large words; the compiler for GPUs would copy single bytes.
template <class T>
void copy_words(T& to, const T& from) {
  using Word __attribute__((may_alias)) = std::uint64_t;
  static_assert(std::is_trivially_copyable_v<T> && sizeof(T) % sizeof(Word) == 0 && alignof(T) >= alignof(Word));
  auto* target = reinterpret_cast<Word*>(&to);
  const auto* source = reinterpret_cast<const Word*>(&from);
  for (std::size_t i = 0; i < sizeof(T) / sizeof(Word); ++i) target[i] = source[i];
}

}  // namespace roundtable::gpu
