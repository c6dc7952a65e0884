# Writes the files derived from a list of games into a folder, which must be an include folder. Shared modules know games
# by these files alone:
#   game_list/games.h       the games' types, as a tuple
#   game_list/policies.h    the bots' heuristic evaluations: of bots/NAME/policy.h, or else plain ones
#   game_list/terminals.h   the drawings in the terminal: of cli/NAME/table.h, or else plain ones
#   game_list/figures.h     where points come from, for statistics: of lab/NAME/figures.h, if it exists
#   game_list/spaces.h      observations and actions as numbers for Python: of python/NAME/space.h, which every game needs there
#   NAME_bots.cpp           its bots, compiled once, with the net's inputs: bots/NAME/net.h, if it has a net
#   NAME_net.cpp            its net, bots/NAME/net.bin, unchanged; a browser gets it on demand
#   NAME_study.cpp          its code for reviews, compiled once, with its skills: study/NAME/skills.h, if there are any
#   NAME_bench.cpp          its benchmark loops, compiled alone
# The type of a game engine/NAME is NAME::Name.
#   game_list(FOLDER game...)
function(game_list FOLDER)
  foreach(name types games policies terminals figures spaces)
    set(${name} "")
  endforeach()
  foreach(path IN LISTS ARGN)
    cmake_path(GET path FILENAME game)
    string(SUBSTRING ${game} 0 1 initial)
    string(SUBSTRING ${game} 1 -1 rest)
    string(TOUPPER ${initial} initial)
    set(type ${game}::${initial}${rest})
    list(APPEND types ${type})
    set(include "#include \"${path}/game.h\"\n")
    string(APPEND games "${include}")
    if(EXISTS ${PROJECT_SOURCE_DIR}/bots/${game}/policy.h)
      set(policy "#include \"bots/${game}/policy.h\"\n")
    else()
      set(policy "${include}#include \"bots/policy.h\"\n
template <>
struct roundtable::PolicyOf<roundtable::${type}> : roundtable::PlainPolicy<roundtable::${type}> {};\n")
    endif()
    file(CONFIGURE OUTPUT ${FOLDER}/game_list/${game}_policy.h CONTENT "#pragma once\n\n${policy}")
    string(APPEND policies "#include \"game_list/${game}_policy.h\"\n")
    if(EXISTS ${PROJECT_SOURCE_DIR}/cli/${game}/table.h)
      string(APPEND terminals "#include \"cli/${game}/table.h\"\n")
    else()
      string(APPEND terminals "${include}#include \"cli/plain.h\"\n
template <>
inline constexpr bool roundtable::cli::kIsPlain<roundtable::${type}> = true;\n")
    endif()
    if(EXISTS ${PROJECT_SOURCE_DIR}/lab/${game}/figures.h)
      string(APPEND figures "#include \"lab/${game}/figures.h\"\n")
    endif()
    if(EXISTS ${PROJECT_SOURCE_DIR}/python/${game}/space.h)
      string(APPEND spaces "#include \"python/${game}/space.h\"\n")
    endif()
    set(net "")
    if(EXISTS ${PROJECT_SOURCE_DIR}/bots/${game}/net.h)
      set(net "#include \"bots/${game}/net.h\"\n")
    endif()
    file(GLOB weights CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/bots/${game}/net.bin)
    set(built_in "return {};")
    if(NOT weights OR ROUNDTABLE_WASM)
      file(CONFIGURE OUTPUT ${FOLDER}/${game}_net.cpp CONTENT "")
    else()
      # The compiler cache does not read the file: its checksum makes a new net a cache miss.
      set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${weights})
      file(SHA1 ${weights} checksum)
      set(built_in "return {net_${game}, static_cast<std::size_t>(net_${game}_end - net_${game})};")
      file(CONFIGURE OUTPUT ${FOLDER}/${game}_net.cpp CONTENT
"asm(R\"(
/* ${checksum} */
.pushsection .rodata
.global net_${game}, net_${game}_end
net_${game}: .incbin \"${weights}\"
net_${game}_end:
.popsection
)\");
")
    endif()
    file(CONFIGURE OUTPUT ${FOLDER}/${game}_bots.cpp CONTENT
"#include \"game_list/${game}_policy.h\"
${net}#include \"bots/make_bot.h\"
${include}
extern \"C\" const char net_${game}[];
extern \"C\" const char net_${game}_end[];

namespace roundtable {
template <>
std::string_view built_in_net<${type}>() {
  ${built_in}
}
template Result<std::unique_ptr<Bot<${type}>>> make_bot<${type}>(std::string_view name);
template Result<NetShape> give_net<${type}>(std::string_view bytes);
}
")
    set(skills "")
    if(EXISTS ${PROJECT_SOURCE_DIR}/study/${game}/skills.h)
      set(skills "#include \"study/${game}/skills.h\"\n")
    endif()
    file(CONFIGURE OUTPUT ${FOLDER}/${game}_study.cpp CONTENT
"#include \"game_list/${game}_policy.h\"
${net}${skills}#include \"study/continuation_of.h\"
#include \"study/reviewer.h\"
${include}
namespace roundtable {
template Result<std::unique_ptr<Reviewer>> make_reviewer_of<${type}>(const Record&, const AnalysisSettings&);
template Result<std::function<Analysis()>> prepare_analysis_of<${type}>(const AnyGame&, Seat, const AnalysisSettings&);
template Result<std::vector<LikelyMove>> likely_moves_of<${type}>(const AnyGame&, Seat, const std::string&);
}
")
    file(CONFIGURE OUTPUT ${FOLDER}/${game}_bench.cpp CONTENT
"#include \"bench/loops.h\"
${include}
namespace roundtable::bench {
template Played step_by_step<${type}>(const ${game}::Options&, Played);
template Played in_rollout<${type}>(const ${game}::Options&, Played);
}
")
  endforeach()
  list(JOIN types ", " types)
  file(CONFIGURE OUTPUT ${FOLDER}/game_list/games.h CONTENT
"#pragma once

#include <tuple>

${games}
namespace roundtable {
using Games = std::tuple<${types}>;
}
")
  file(CONFIGURE OUTPUT ${FOLDER}/game_list/policies.h CONTENT "#pragma once\n\n${policies}")
  file(CONFIGURE OUTPUT ${FOLDER}/game_list/terminals.h CONTENT "#pragma once\n\n${terminals}")
  file(CONFIGURE OUTPUT ${FOLDER}/game_list/figures.h CONTENT "#pragma once\n\n#include \"lab/figures_of.h\"\n${figures}")
  file(CONFIGURE OUTPUT ${FOLDER}/game_list/spaces.h CONTENT "#pragma once\n\n${spaces}")
endfunction()

# Whether a source includes the list of games.
function(knows_games SOURCE VARIABLE)
  file(STRINGS ${SOURCE} knows REGEX "^#include \"(engine/with_game.h|game_list/)")
  if(knows)
    set(${VARIABLE} TRUE PARENT_SCOPE)
  else()
    set(${VARIABLE} FALSE PARENT_SCOPE)
  endif()
endfunction()

# The sources that depend on the list of games, of those modules, compiled with another list: an object library. A program that
# links it uses none of the usual list: the linker takes these objects instead of the modules' libraries, which keep them in separate files.
#   games_library(NAME GAMES game... ROOMS room... DEPENDS target...)
function(games_library NAME)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "" "" "GAMES;ROOMS;DEPENDS")
  set(folder ${PROJECT_BINARY_DIR}/${NAME})
  set(again "")
  set(games "")
  game_list(${folder} ${ARG_GAMES})
  foreach(room IN LISTS ARG_ROOMS)
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${room}/*.cpp)
    list(FILTER sources EXCLUDE REGEX "(_test|/main)\\.cpp$")
    foreach(source IN LISTS sources)
      knows_games(${source} knows)
      if(knows)
        list(APPEND again ${source})
      endif()
    endforeach()
  endforeach()
  foreach(path IN LISTS ARG_GAMES)
    cmake_path(GET path FILENAME game)
    list(APPEND again ${folder}/${game}_bots.cpp)
    list(APPEND games engine_${game})
    if("study" IN_LIST ARG_ROOMS)
      list(APPEND again ${folder}/${game}_study.cpp)
    endif()
    if("bench" IN_LIST ARG_ROOMS)
      list(APPEND again ${folder}/${game}_bench.cpp)
    endif()
  endforeach()
  add_library(${NAME} OBJECT ${again})
  target_include_directories(${NAME} BEFORE PUBLIC ${folder})
  target_link_libraries(${NAME} PUBLIC ${games} ${ARG_DEPENDS})
endfunction()
