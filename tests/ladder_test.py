#!/usr/bin/env python3
"""bench/ladder: the parts of a match add up to the arena's result of the whole, and an interrupted match is continued.

    tests/ladder_test.py PROGRAM
"""

import json
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, "bench/arena")

import build  # noqa: E402
import matches  # noqa: E402
import sums  # noqa: E402

TABLE = matches.THREE
BOTS = ["greedy:0.4", "greedy:2.0", "greedy:2.0"]


def part(arena, games, seed):
    command = [arena, TABLE.game, str(TABLE.players), TABLE.options, str(games), str(seed), *BOTS]
    return sums.read(json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout))


def whole(program, games, seed, *more):
    command = [program, "arena", "--players", "3", "--bots", ",".join(BOTS), "--games", str(games), "--seed", str(seed)]
    return json.loads(subprocess.run([*command, "--json", *more], check=True, capture_output=True, text=True).stdout)


def close(a, b):
    return abs(a - b) < 2e-6


def intervals_are_those_of_the_arena(program, arena):
    for games, seed in ((6, 1), (60, 2), (300, 3)):
        said = whole(program, games, seed)["bots"][0]
        found = part(arena, games, seed)
        low, high = sums.interval(found)
        assert close(found.share, said["share"]["value"]), (found, said)
        assert close(low, said["share"]["low"]) and close(high, said["share"]["high"]), (low, high, said)
        assert abs(found.score(0) - said["score"]) < 1e-3


def a_test_is_decided_as_in_the_arena(program, arena):
    for bounds in ((0.33, 0.6), (0.9, 0.99)):
        said = whole(program, 600, 4, "--sprt", ",".join(map(str, bounds)))
        found = part(arena, said["games"], 4)
        assert abs(sums.log_ratio(found, *bounds) - said["sprt"]["logRatio"]) < 1e-3, said
        assert sums.verdict(found, bounds) == said["sprt"]["verdict"] != "open"
    assert sums.verdict(part(arena, 30, 4), (0.33, 0.6)) == "open"


def parts_add_up(arena):
    one, two = part(arena, 30, 5), part(arena, 60, 6)
    both = one + two
    assert (both.games, both.deals) == (90, 30)
    assert close(both.share * 90, one.share * 30 + two.share * 60)
    assert both.decisions[1] == one.decisions[1] + two.decisions[1]
    assert sums.squared_error(both) < min(sums.squared_error(one), sums.squared_error(two))


def a_match_is_taken_up_where_it_ended(arena):
    with tempfile.TemporaryDirectory() as folder:
        results = pathlib.Path(folder, "results")

        def ladder(games):
            command = ["bench/ladder", "play", "greedy", "--processors", "2", "--program", arena, "--results", results]
            done = subprocess.run([*command, "--games", str(games)], check=True, capture_output=True, text=True)
            assert done.stdout.count("| **100.0** (") >= 5, done.stdout
            return results.read_text().splitlines()

        first = ladder(2)
        second = ladder(8)
        assert second[:len(first)] == first and len(second) > len(first)
        assert ladder(8) == second
        results.write_text("\n".join(second[:-1]) + "\n" + second[-1][:30] + "\n")
        again = ladder(8)
        strip = lambda line: [json.loads(line)[name] for name in ("match", "seed", "games", "fingerprint")]
        assert strip(again[-1]) == strip(second[-1])


def tables_drawn_are_the_same_for_the_same_seed():
    drawn = matches.any_tables(64, 15)
    assert drawn == matches.any_tables(64, 15) != matches.any_tables(64, 16)
    assert len({(one.game, one.players) for one in drawn}) == 8


def games_are_listed_as_by_cmake(program):
    with tempfile.TemporaryDirectory() as folder:
        build.written(pathlib.Path(folder))
        written = [path for path in pathlib.Path(folder).rglob("*") if path.is_file() and not path.stem.endswith("_net")]
        assert len(written) == 8, written
        for path in written:
            other = pathlib.Path(program).parent / "games" / path.relative_to(folder)
            assert path.read_text() == other.read_text(), path


def sources_of_all_folders_are_compiled():
    listed = {str(source.relative_to(build.ROOT)) for source in build.libraries()}
    for source in ("engine/academy/imagine/imagine.cpp", "bots/academy/variations/bet.cpp", "study/review.cpp"):
        assert source in listed and pathlib.Path(source).exists(), source
    assert not any(source.endswith("_test.cpp") for source in listed)


def main():
    program = sys.argv[1]
    sources_of_all_folders_are_compiled()
    games_are_listed_as_by_cmake(program)
    arena = pathlib.Path(program).parent / "bench/arena/bench_arena"
    intervals_are_those_of_the_arena(program, arena)
    a_test_is_decided_as_in_the_arena(program, arena)
    parts_add_up(arena)
    a_match_is_taken_up_where_it_ended(arena)
    tables_drawn_are_the_same_for_the_same_seed()


if __name__ == "__main__":
    main()
