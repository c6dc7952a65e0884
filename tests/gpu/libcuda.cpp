// A fake NVIDIA driver, which plays the kernels' games on the processor. FAKE_GPU_FAILS names a call that fails.

#include <cstdlib>
#include <cstring>
#include <string_view>

#include "engine/with_game.h"
#include "gpu/academy/blind.cpp"
#include "gpu/academy/plain.cpp"
#include "gpu/medievallons/blind.cpp"

namespace {

constexpr int kFailed = 999;
constexpr int kProcessors = 3;

int result_of(std::string_view call) {
  const char* failing = std::getenv("FAKE_GPU_FAILS");  // NOLINT(concurrency-mt-unsafe): there is one thread
  return failing != nullptr && call == failing ? kFailed : 0;
}

using Kernel = void (*)(int blocks, void** arguments);

template <Game G, class Play>
void play(int blocks, void** arguments, Play kernel) {
  const auto* task = static_cast<const gpu::Task<G>*>(arguments[0]);
  auto* sums = *static_cast<Sums**>(arguments[1]);
  gpu::run_kernel(blocks, [&] { kernel(*task, sums); });
}
// Null if the game has no kernel of that name.
template <Game G>
Kernel kernel_of(std::string_view name) {
  if (name == "blind") {
    return [](int blocks, void** arguments) {
      play<G>(blocks, arguments, [](const auto& task, Sums* sums) { gpu::simulate_blind<G>(task, sums); });
    };
  }
  if constexpr (requires { &G::is_plain; }) {
    if (name == "plain") {
      return [](int blocks, void** arguments) {
        play<G>(blocks, arguments, [](const auto& task, Sums* sums) { gpu::simulate_plain<G>(task, sums); });
      };
    }
  }
  return nullptr;
}

}  // namespace

extern "C" {

int cuInit(unsigned /*flags*/) { return result_of("cuInit"); }
int cuDeviceGet(int* device, int number) {
  *device = number;
  return result_of("cuDeviceGet");
}
int cuDeviceGetName(char* name, int room, int /*device*/) {
  std::strncpy(name, "Pretended GPU", static_cast<std::size_t>(room));
  return 0;
}
int cuDeviceGetAttribute(int* value, int attribute, int /*device*/) {
  *value = attribute == 16 ? kProcessors : 0;
  return 0;
}
int cuDevicePrimaryCtxRetain(void** context, int /*device*/) {
  *context = nullptr;
  return 0;
}
int cuCtxSetCurrent(void* /*context*/) { return 0; }
int cuCtxSetLimit(int /*limit*/, std::size_t /*value*/) { return 0; }
int cuCtxSynchronize() { return result_of("cuCtxSynchronize"); }

int cuModuleLoadDataEx(void** module, const void* image, unsigned /*count*/, int* /*options*/, void** values) {
  const int result = result_of("cuModuleLoadDataEx");
  if (result != 0) std::strcpy(static_cast<char*>(values[0]), "what the translator complained of");
  *module = const_cast<void*>(image);
  return result;
}
// Kernels are named GAME_blind and so on. The module is its PTX, which must have a kernel of that name.
int cuModuleGetFunction(void** function, void* module, const char* name) {
  *function = nullptr;
  if (std::strstr(static_cast<const char*>(module), (std::string(".entry ") + name).c_str()) == nullptr) return kFailed;
  const std::string_view whole = name;
  const auto end = whole.find('_');
  with_game(whole.substr(0, end),
            [&]<class G>() { *function = reinterpret_cast<void*>(kernel_of<G>(whole.substr(end + 1))); });
  return *function == nullptr ? kFailed : 0;
}

int cuMemAlloc_v2(void** place, std::size_t size) {
  *place = std::malloc(size);
  return result_of("cuMemAlloc");
}
int cuMemFree_v2(void* place) {
  std::free(place);
  return 0;
}
int cuMemcpyHtoD_v2(void* to, const void* from, std::size_t size) {
  std::memcpy(to, from, size);
  return 0;
}
int cuMemcpyDtoH_v2(void* to, const void* from, std::size_t size) {
  std::memcpy(to, from, size);
  return 0;
}

int cuLaunchKernel(void* function, unsigned blocks, unsigned /*y*/, unsigned /*z*/, unsigned /*threads*/,
                   unsigned /*y*/, unsigned /*z*/, unsigned /*memory*/, void* /*stream*/, void** arguments,
                   void** /*extra*/) {
  const int result = result_of("cuLaunchKernel");
  if (result == 0) reinterpret_cast<Kernel>(function)(static_cast<int>(blocks), arguments);
  return result;
}
int cuGetErrorString(int /*code*/, const char** words) {
  *words = "it was told to fail";
  return 0;
}

}  // extern "C"
