# Writes what follows from a list of games into a folder, which has to be among those for includes. Shared rooms know games
# by these files alone:
#   game_list/games.h       the games' types, as a tuple
#   game_list/policies.h    the bots' judgements: of bots/NAME/policy.h, or else plain ones
#   game_list/terminals.h   the drawings in the terminal: of cli/NAME/table.h, or else plain ones
#   NAME_bots.cpp           its bots, compiled once
#   NAME_bench.cpp          its loops that are measured, with nothing else beside them
# The type of a game engine/NAME is NAME::Name.
#   game_list(FOLDER game...)
function(game_list FOLDER)
  foreach(path IN LISTS ARGN)
    cmake_path(GET path FILENAME game)
    string(SUBSTRING ${game} 0 1 initial)
    string(SUBSTRING ${game} 1 -1 rest)
    string(TOUPPER ${initial} initial)
    set(type ${game}::${initial}${rest})
    list(APPEND types ${type})
    set(include "#include \"${path}/game.h\"\n")
    string(APPEND games ${include})
    if(EXISTS ${PROJECT_SOURCE_DIR}/bots/${game}/policy.h)
      set(policy "#include \"bots/${game}/policy.h\"\n")
    else()
      set(policy "${include}#include \"bots/policy.h\"\n
template <>
struct roundtable::PolicyOf<roundtable::${type}> : roundtable::PlainPolicy<roundtable::${type}> {};\n")
    endif()
    string(APPEND policies ${policy})
    if(EXISTS ${PROJECT_SOURCE_DIR}/cli/${game}/table.h)
      string(APPEND terminals "#include \"cli/${game}/table.h\"\n")
    else()
      string(APPEND terminals "${include}#include \"cli/plain.h\"\n
template <>
inline constexpr bool roundtable::cli::kIsPlain<roundtable::${type}> = true;\n")
    endif()
    file(CONFIGURE OUTPUT ${FOLDER}/${game}_bots.cpp CONTENT
"${policy}
#include \"bots/make_bot.h\"
${include}
template roundtable::Result<std::unique_ptr<roundtable::Bot<roundtable::${type}>>> roundtable::make_bot<roundtable::${type}>(
    std::string_view name);
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
endfunction()
