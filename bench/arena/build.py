"""Compiles bench_arena with nothing but a C++ compiler: the engine, the bots and the lab need no more.

What CMake writes for a list of games (cmake/game_list.cmake) is written here for those that have a judgement and a net."""

import concurrent.futures
import os
import pathlib
import platform
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def games():
    found = re.search(r"^set\(GAMES (.+)\)$", (ROOT / "CMakeLists.txt").read_text(), re.MULTILINE)
    return [path.removeprefix("engine/") for path in found[1].split()]


def type_of(game):
    return f"{game}::{game.capitalize()}"


def bots_of(game):
    """Its bots, with what its net has learned if there is anything."""
    weights = ROOT / "bots" / game / "net.bin"
    built_in, data = "{}", ""
    if weights.exists():
        built_in = f"{{net_{game}, static_cast<std::size_t>(net_{game}_end - net_{game})}}"
        data = (f'asm(R"(\n.pushsection .rodata\n.global net_{game}, net_{game}_end\nnet_{game}: .incbin "{weights}"\n'
                f'net_{game}_end:\n.popsection\n)");\nextern "C" const char net_{game}[];\n'
                f'extern "C" const char net_{game}_end[];\n')
    return (f'#include "bots/{game}/policy.h"\n#include "bots/{game}/net.h"\n#include "bots/make_bot.h"\n{data}'
            f"namespace roundtable {{\ntemplate <>\nstd::string_view built_in_net<{type_of(game)}>() {{\n"
            f"  return {built_in};\n}}\n"
            f"template Result<std::unique_ptr<Bot<{type_of(game)}>>> make_bot<{type_of(game)}>(std::string_view name);\n"
            f"template Result<NetShape> give_net<{type_of(game)}>(std::string_view bytes);\n}}\n")


def written(folder):
    """Writes the list of games there; returns what has to be compiled of it."""
    lists = folder / "game_list"
    lists.mkdir(parents=True, exist_ok=True)
    includes = "".join(f'#include "engine/{game}/game.h"\n' for game in games())
    types = ", ".join(map(type_of, games()))
    (lists / "games.h").write_text(
        f"#pragma once\n#include <tuple>\n{includes}namespace roundtable {{\nusing Games = std::tuple<{types}>;\n}}\n")
    policies = "".join(f'#include "bots/{game}/policy.h"\n' for game in games())
    (lists / "policies.h").write_text(f"#pragma once\n{policies}")
    for game in games():
        (folder / f"{game}_bots.cpp").write_text(bots_of(game))
    return [folder / f"{game}_bots.cpp" for game in games()]


def build(folder, processors):
    """The path of the program."""
    sources = written(folder) + [ROOT / "bench/arena/main.cpp"]
    rooms = ["engine", "engine/core", "engine/play", "bots", "bots/net", "lab"]
    rooms += [f"{side}/{game}" for game in games() for side in ("engine", "bots")]
    for room in rooms:
        sources += [source for source in sorted((ROOT / room).glob("*.cpp")) if not source.stem.endswith("_test")]
    flags = ["-std=c++20", "-O3", "-DNDEBUG", "-ffp-contract=off", f"-I{ROOT}", f"-I{folder}"]
    if platform.machine() in ("x86_64", "AMD64"):
        flags.append("-march=x86-64-v3")
    compiler = os.environ.get("CXX", "g++")

    def compiled(source):
        out = folder / (str(source.relative_to(source.anchor)).replace("/", "_") + ".o")
        subprocess.run([compiler, *flags, "-c", source, "-o", out], check=True)
        return out

    with concurrent.futures.ThreadPoolExecutor(processors) as pool:
        objects = list(pool.map(compiled, sources))
    program = folder / "bench_arena"
    subprocess.run([compiler, *objects, "-pthread", "-o", program], check=True)
    return program
