#!/usr/bin/env python3
"""bench/review_truth: finds a bias that is there, none where there is none, and counts agreement.

    tests/review_truth_test.py PROGRAM
"""

import importlib.machinery
import importlib.util
import random
import sys


def loaded():
    loader = importlib.machinery.SourceFileLoader("review_truth", "bench/review_truth")
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    sys.dont_write_bytecode = True
    loader.exec_module(module)
    return module


def line(seed, seat, imagined, luck=0.0, own=0.0, labels=()):
    """Luck and own choices in % of a victory."""
    win = [0, round(10_000 * luck), round(10_000 * own), 0, 0, 0, 0, 0, 0]
    return {"seed": seed, "seat": seat, "imagined": imagined, "win": win, "labels": [[label, 0, 0, 0, 0] for label in labels]}


def games(bias, noise=4.0, games=400, repeats=8):
    """Quick reviews with that bias of own choices; seats of a game share a part of their noise."""
    dice = random.Random(1)
    lines = []
    for seed in range(1, games + 1):
        for seat in range(2):
            truth = dice.gauss(-30, 10)
            lines += [line(seed, seat, 128, own=truth + bias + dice.gauss(0, noise)) for _ in range(repeats)]
            lines.append(line(seed, seat, 20_000, own=truth))
    return lines


def main():
    truth = loaded()
    found, error = truth.Compared(games(bias=-2)).bias("own")
    expected = 4 / (400 * 2 * 8) ** 0.5
    assert abs(found + 2) < 3 * error and 0.8 * expected < error < 1.25 * expected, (found, error, expected)
    found, error = truth.Compared(games(bias=0)).bias("own")
    assert abs(found) < 3 * error, (found, error)

    quick = line(1, 0, 128, labels=["best", "costly", "blunder", "unsure", "fine"])
    deep = line(1, 0, 20_000, labels=["costly", "blunder", "fine", "unsure", "blunder"])
    assert truth.Compared([quick, deep]).agreement() == (1 / 2, 1 / 3)

    same = [line(1, 0, 128, luck=-3, own=-12), line(1, 0, 20_000, luck=-4, own=-10)]
    other = [line(2, 0, 128, luck=-12, own=-3), line(2, 0, 20_000, luck=-4, own=-10)]
    close = [line(3, 0, 128, luck=-12, own=-3), line(3, 0, 20_000, luck=-8, own=-10)]
    assert truth.Compared(same + other + close).same_cause() == (1 / 2, 2)
    lower, upper = truth.interval([(-2, 10), (-1, 10), (-3, 10)])[1:]
    assert abs((lower + upper) / 2 + 0.2) < 1e-9 and abs((upper - lower) / 2 - 1.98 * 0.1 / 3**0.5) < 1e-9, (lower, upper)

    assert truth.Compared([line(1, 0, 128)]).games == 0, "a game without its deep review does not count"


if __name__ == "__main__":
    main()
