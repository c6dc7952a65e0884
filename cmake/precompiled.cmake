# What most files include is read once for each level of optimisation, instead of 1.3 seconds a file. A precompiled header
# names the folder it was made in, so a compiler's cache could not share what is compiled with it: only where there is none.
# With g++ it saves less than it takes.
foreach(level IN ITEMS -Oz -O2)
  file(CONFIGURE OUTPUT precompiled${level}.cpp CONTENT "")
  add_library(precompiled${level} OBJECT ${PROJECT_BINARY_DIR}/precompiled${level}.cpp)
  target_compile_options(precompiled${level} PRIVATE ${level})
  target_precompile_headers(
    precompiled${level} PRIVATE
    <algorithm> <array> <bit> <charconv> <chrono> <cmath> <cstdint> <cstring> <functional> <limits> <map> <memory> <optional> <span> <string>
    <string_view> <tuple> <utility> <vector>)
endforeach()

targets_below(${PROJECT_SOURCE_DIR} targets)
list(REMOVE_ITEM targets precompiled-Oz precompiled-O2)
foreach(target IN LISTS targets)
  get_target_property(type ${target} TYPE)
  if(type STREQUAL "INTERFACE_LIBRARY" OR type STREQUAL "UTILITY")
    continue()
  endif()
  get_target_property(options ${target} COMPILE_OPTIONS)
  set(level -Oz)
  if("-O2" IN_LIST options)
    set(level -O2)
  endif()
  target_precompile_headers(${target} REUSE_FROM precompiled${level})
endforeach()
