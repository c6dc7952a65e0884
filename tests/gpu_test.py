#!/usr/bin/env python3
"""`roundtable sim --gpu`: the same sums as on processors, and clear messages if something is missing. tests/gpu/libcuda.cpp
replaces the GPU.

    tests/gpu_test.py PROGRAM
"""

import ctypes
import json
import os
import subprocess
import sys

TABLES = [
    ["--games", "1000"],
    ["--two", "karadoc", "--games", "200", "--seed", "7"],
    ["--players", "5", "--advanced", "all", "--variations", "all", "--games", "200"],
    ["--game", "medievallons", "--players", "3", "--games", "100"],
    ["--game", "medievallons", "--players", "2", "--max-turns", "50", "--games", "1"],
]
FAILING = ["cuInit", "cuDeviceGet", "cuModuleLoadDataEx", "cuMemAlloc", "cuLaunchKernel", "cuCtxSynchronize"]


def sim(program, *arguments, **environment):
    return subprocess.run(
        [program, "sim", *arguments], capture_output=True, text=True, timeout=100, env={**os.environ, **environment}
    )


def summed(program, *arguments, **environment):
    done = sim(program, "--json", *arguments, **environment)
    assert done.returncode == 0, done.stderr
    summary = json.loads(done.stdout)
    assert summary.pop("seconds") >= 0
    return summary


def refused(status, what, done):
    assert done.returncode == status and what in done.stderr and done.stdout == "", done


def has_driver():
    try:
        ctypes.CDLL("libcuda.so.1")
    except OSError:
        return False
    return True


def main():
    program = sys.argv[1]
    fake = {"LD_LIBRARY_PATH": os.path.join(os.path.dirname(program), "tests", "gpu")}
    refused(2, "--gpu: bots: found `greedy`, allowed: random", sim(program, "--gpu", "--bots", "greedy", **fake))
    refused(2, "--gpu: cannot be combined with --records", sim(program, "--gpu", "--records", "-", **fake))
    refused(2, "players: found 9", sim(program, "--gpu", "--players", "9", **fake))
    without = sim(program, "--gpu", "--games", "1", **fake)
    if without.returncode != 0:
        refused(1, "built without GPU code; install clang-19 and llvm-19", without)
        print("no kernels in this program")
        return
    if not has_driver():
        refused(1, "--gpu: no NVIDIA driver found (libcuda.so.1 is missing)", sim(program, "--gpu"))
    for table in TABLES:
        assert summed(program, "--gpu", *table, **fake) == summed(program, *table), table
    assert "games a second, Pretended GPU" in sim(program, "--gpu", **fake).stdout
    for call in FAILING:
        refused(1, f"gpu: {call}: it was told to fail (999)", sim(program, "--gpu", FAKE_GPU_FAILS=call, **fake))
    refused(1, "what the translator complained of", sim(program, "--gpu", FAKE_GPU_FAILS="cuModuleLoadDataEx", **fake))


main()
