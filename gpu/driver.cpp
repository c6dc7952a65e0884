#include "gpu/driver.h"

#include <dlfcn.h>

#include <array>

namespace roundtable::gpu {

namespace {

// Types and numbers of the driver's stable ABI.
using Code = int;  // 0: success
using Device = int;
using Handle = void*;  // a context, module, function or stream

enum DeviceAttribute : int { kProcessors = 16 };
enum Limit : int { kStack = 0 };
enum Translation : int { kMostRegisters = 0, kComplaints = 5, kRoomForComplaints = 6 };

constexpr std::size_t kStackOfThread = 16384;  // a game with all rules takes 4 KB and more, because of recursion

}  // namespace

// Functions of libcuda, loaded by name.
class Program::Library {
 public:
  static Result<std::shared_ptr<const Library>> open() {
    auto library = std::make_shared<Library>();
    library->handle_ = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library->handle_ == nullptr) return Error{"--gpu: no NVIDIA driver found (libcuda.so.1 is missing)"};
    std::string missing;
    const auto find = [&](auto& function, const char* name) {
      function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(library->handle_, name));
      if (function == nullptr) missing = name;
    };
    find(library->init, "cuInit");
    find(library->device, "cuDeviceGet");
    find(library->device_name, "cuDeviceGetName");
    find(library->device_attribute, "cuDeviceGetAttribute");
    find(library->retain_context, "cuDevicePrimaryCtxRetain");
    find(library->use_context, "cuCtxSetCurrent");
    find(library->set_limit, "cuCtxSetLimit");
    find(library->load_module, "cuModuleLoadDataEx");
    find(library->find_function, "cuModuleGetFunction");
    find(library->allocate, "cuMemAlloc_v2");
    find(library->release, "cuMemFree_v2");
    find(library->send, "cuMemcpyHtoD_v2");
    find(library->fetch, "cuMemcpyDtoH_v2");
    find(library->launch, "cuLaunchKernel");
    find(library->wait, "cuCtxSynchronize");
    find(library->words_for, "cuGetErrorString");
    if (!missing.empty()) return Error{"--gpu: the NVIDIA driver is too old; it lacks " + missing};
    return std::shared_ptr<const Library>(std::move(library));
  }

  Library() = default;
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;
  ~Library() {
    if (handle_ != nullptr) dlclose(handle_);
  }

  // Returns an error with the call and the driver's message if the call failed.
  Status check(Code code, const std::string& call) const {
    if (code == 0) return {};
    const char* words = nullptr;
    if (words_for(code, &words) != 0 || words == nullptr) words = "error without a name";
    return Error{"gpu: " + call + ": " + words + " (" + std::to_string(code) + ")"};
  }

  Code (*init)(unsigned) = nullptr;
  Code (*device)(Device*, int) = nullptr;
  Code (*device_name)(char*, int, Device) = nullptr;
  Code (*device_attribute)(int*, int, Device) = nullptr;
  Code (*retain_context)(Handle*, Device) = nullptr;
  Code (*use_context)(Handle) = nullptr;
  Code (*set_limit)(int, std::size_t) = nullptr;
  Code (*load_module)(Handle*, const void*, unsigned, int*, void**) = nullptr;
  Code (*find_function)(Handle*, Handle, const char*) = nullptr;
  Code (*allocate)(void**, std::size_t) = nullptr;
  Code (*release)(void*) = nullptr;
  Code (*send)(void*, const void*, std::size_t) = nullptr;
  Code (*fetch)(void*, const void*, std::size_t) = nullptr;
  Code (*launch)(Handle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, Handle, void**,
                 void**) = nullptr;
  Code (*wait)() = nullptr;
  Code (*words_for)(Code, const char**) = nullptr;

 private:
  void* handle_ = nullptr;
};

Result<Program> Program::load(const std::string& code, const std::string& kernel, int registers) {
  Program program;
  auto library = Library::open();
  if (!library) return library.error();
  program.library_ = *library;
  if (auto status = program.open_device(); !status) return status.error();
  if (auto status = program.translate(code, kernel, registers); !status) return status.error();
  return program;
}

Status Program::open_device() {
  const Library& cuda = *library_;
  Device device = 0;
  Handle context = nullptr;
  std::array<char, 128> name{};
  if (auto status = cuda.check(cuda.init(0), "cuInit"); !status) return status;
  if (auto status = cuda.check(cuda.device(&device, 0), "cuDeviceGet"); !status) return status;
  if (auto status = cuda.check(cuda.device_name(name.data(), name.size(), device), "cuDeviceGetName"); !status)
    return status;
  device_ = name.data();
  if (auto status = cuda.check(cuda.device_attribute(&processors_, kProcessors, device), "cuDeviceGetAttribute");
      !status)
    return status;
  if (auto status = cuda.check(cuda.retain_context(&context, device), "cuDevicePrimaryCtxRetain"); !status)
    return status;
  if (auto status = cuda.check(cuda.use_context(context), "cuCtxSetCurrent"); !status) return status;
  return cuda.check(cuda.set_limit(kStack, kStackOfThread), "cuCtxSetLimit");
}

Status Program::translate(const std::string& code, const std::string& kernel, int registers) {
  const Library& cuda = *library_;
  std::array<char, 2048> complaints{};
  std::array<int, 3> options = {kComplaints, kRoomForComplaints, kMostRegisters};
  const auto as_value = [](std::size_t number) { return reinterpret_cast<void*>(number); };  // so the driver wants it
  std::array<void*, 3> values = {complaints.data(), as_value(complaints.size() - 1),
                                 as_value(static_cast<std::size_t>(registers))};
  Handle module = nullptr;
  if (auto status = cuda.check(cuda.load_module(&module, code.c_str(), options.size(), options.data(), values.data()),
                               "cuModuleLoadDataEx");
      !status)
    return Error{status.error().message + (complaints[0] == '\0' ? "" : "\n") + complaints.data()};
  return cuda.check(cuda.find_function(&kernel_, module, kernel.c_str()), "cuModuleGetFunction " + kernel);
}

Status Program::run(int blocks, int threads, void* task, void* results, std::size_t size) const {
  const Library& cuda = *library_;
  void* address = nullptr;
  if (auto status = cuda.check(cuda.allocate(&address, size), "cuMemAlloc"); !status) return status;
  const std::unique_ptr<void, Code (*)(void*)> there(address, cuda.release);
  if (auto status = cuda.check(cuda.send(address, results, size), "cuMemcpyHtoD"); !status) return status;
  std::array<void*, 2> arguments = {task, &address};
  if (auto status = cuda.check(cuda.launch(kernel_, static_cast<unsigned>(blocks), 1, 1, static_cast<unsigned>(threads),
                                           1, 1, 0, nullptr, arguments.data(), nullptr),
                               "cuLaunchKernel");
      !status)
    return status;
  if (auto status = cuda.check(cuda.wait(), "cuCtxSynchronize"); !status) return status;
  return cuda.check(cuda.fetch(results, address, size), "cuMemcpyDtoH");
}

}  // namespace roundtable::gpu
