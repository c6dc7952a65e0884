"""Compiles bench_arena, bench_puzzles and bench_review with only a C++ compiler: the engine, the bots, study and lab need nothing else.

CMake's generated list of games is written here from the same templates (cmake/game_list.cmake), for complete games."""

import concurrent.futures
import os
import pathlib
import platform
import re
import shlex
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def games():
    found = re.search(r"^set\(GAMES (.+)\)$", (ROOT / "CMakeLists.txt").read_text(), re.MULTILINE)
    return [path.removeprefix("engine/") for path in found[1].split()]


def text_of(file, **variables):
    """The content that CMake writes into that file; the last template, if there are several."""
    script = (ROOT / "cmake/game_list.cmake").read_text()
    found = re.findall(re.escape("${FOLDER}/" + file) + r' CONTENT\s*"((?:[^"\\]|\\.)*)"\)', script)
    text = re.sub(r"\\(.)", lambda escaped: {"n": "\n"}.get(escaped[1], escaped[1]), found[-1])
    return re.sub(r"\$\{(\w+)\}", lambda variable: variables[variable[1]], text)


def written(folder):
    """Writes the list of games into the folder; returns the generated sources."""
    lists = folder / "game_list"
    lists.mkdir(parents=True, exist_ok=True)
    types = {game: f"{game}::{game.capitalize()}" for game in games()}
    includes = {game: f'#include "engine/{game}/game.h"\n' for game in games()}
    policies = "".join(f'#include "game_list/{game}_policy.h"\n' for game in games())
    (lists / "games.h").write_text(text_of("game_list/games.h", games="".join(includes.values()),
                                           types=", ".join(types.values())))
    (lists / "policies.h").write_text(text_of("game_list/policies.h", policies=policies))
    sources = []
    for game in games():
        policy = f'#include "bots/{game}/policy.h"\n'
        (lists / f"{game}_policy.h").write_text(text_of("game_list/${game}_policy.h", policy=policy))
        weights = ROOT / "bots" / game / "net.bin"
        built_in = "return {};"
        if weights.exists():
            built_in = f"return {{net_{game}, static_cast<std::size_t>(net_{game}_end - net_{game})}};"
            sources.append(folder / f"{game}_net.cpp")
            sources[-1].write_text(text_of("${game}_net.cpp", game=game, weights=str(weights), checksum=""))
        sources.append(folder / f"{game}_bots.cpp")
        sources[-1].write_text(text_of("${game}_bots.cpp", game=game, type=types[game], include=includes[game],
                                       net=f'#include "bots/{game}/net.h"\n', built_in=built_in))
        sources.append(folder / f"{game}_study.cpp")
        sources[-1].write_text(text_of("${game}_study.cpp", game=game, type=types[game], include=includes[game],
                                       net=f'#include "bots/{game}/net.h"\n',
                                       skills=f'#include "study/{game}/skills.h"\n'))
    return sources


def libraries():
    """The sources of the engine, the bots, study and lab."""
    sources = [source for library in ("engine", "bots", "study", "lab") for source in (ROOT / library).rglob("*.cpp")]
    return sorted(source for source in sources if not source.stem.endswith("_test"))


def build(folder, processors):
    """Compiles the programs and returns their paths."""
    sources = written(folder) + libraries()
    programs = [ROOT / f"bench/{name}/main.cpp" for name in ("arena", "puzzles", "review")]
    flags = ["-std=c++20", "-O3", "-DNDEBUG", "-ffp-contract=off", f"-I{ROOT}", f"-I{folder}"]
    if platform.machine() in ("x86_64", "AMD64"):
        flags.append("-march=x86-64-v3")
    compiler = shlex.split(os.environ.get("CXX", "g++"))

    def compiled(source):
        out = folder / (str(source.relative_to(ROOT)).replace("/", "_") + ".o")
        subprocess.run([*compiler, *flags, "-c", source, "-o", out], check=True)
        return out

    with concurrent.futures.ThreadPoolExecutor(processors) as pool:
        objects = list(pool.map(compiled, programs + sources))
    mains, shared = objects[:len(programs)], objects[len(programs):]
    made = [folder / f"bench_{source.parent.name}" for source in programs]
    for main, program in zip(mains, made):
        subprocess.run([*compiler, main, *shared, "-pthread", "-o", program], check=True)
    return made
