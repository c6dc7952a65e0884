"""Adds up parts of a match: shares with their intervals, and the verdict of a sequential test.

Computes the same as study/interval.cpp and lab/sprt.cpp for a match played at once. Deals are independent; games of one
deal, which is played in every seat, are not."""

import dataclasses
import math

VICTORY = 60  # parts of a victory, as in lab/scorebook.h


@dataclasses.dataclass
class Sums:
    """The results of the tested bot and of its opponents."""

    games: int = 0
    deals: int = 0
    sixtieths: int = 0
    squares: int = 0
    scores: tuple = (0.0, 0.0)
    seats: tuple = (0, 0)
    decisions: tuple = (0, 0)
    seconds: tuple = (0.0, 0.0)

    def __add__(self, other):
        def both(mine, theirs):
            return tuple(a + b for a, b in zip(mine, theirs)) if isinstance(mine, tuple) else mine + theirs
        return Sums(*(both(getattr(self, one.name), getattr(other, one.name)) for one in dataclasses.fields(self)))

    @property
    def share(self):
        return self.sixtieths / (VICTORY * self.games)

    def score(self, side):
        return self.scores[side] / max(1, self.seats[side])

    def seconds_a_decision(self, side):
        return self.seconds[side] / max(1, self.decisions[side])


def read(line):
    """Reads the output of bench_arena."""
    bots = line["bots"]
    return Sums(line["games"], line["deals"], bots[0]["sixtieths"], bots[0]["squares"],
                *(tuple(bot[name] for bot in bots) for name in ("score", "seats", "decisions", "seconds")))


def reach_of_95(freedom):
    """Half the width of a 95 % interval, in standard errors."""
    few = (math.inf, 12.706, 4.303, 3.182, 2.776)
    if freedom < len(few):
        return few[max(0, freedom)]
    z, n = 1.959964, freedom
    return (z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
            + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3))


def squared_error(sums):
    """The squared standard error of the share."""
    if sums.deals < 2:
        return 0.0
    spread = (sums.squares - sums.sixtieths**2 / sums.deals) / (sums.deals - 1)
    return sums.deals * spread / (VICTORY * sums.games) ** 2


def interval(sums):
    """The 95 % interval of the share: Wilson's, for the number of independent games with the same variance."""
    if sums.deals < 2:
        return 0.0, 1.0
    share, error = sums.share, squared_error(sums)
    spread = share * (1 - share)
    independent = spread / error if error > 0 and spread > 0 else sums.games
    pull = reach_of_95(sums.deals - 1) ** 2 / independent
    middle = (share + pull / 2) / (1 + pull)
    half = math.sqrt(pull * spread + pull * pull / 4) / (1 + pull)
    return max(0.0, middle - half), min(1.0, middle + half)


FEWEST_DEALS = 20
WIDE_DEALS = 4
BOUND = math.log(0.95 / 0.05)


def log_ratio(sums, low, high):
    """Log likelihood ratio of the share `high` to the share `low`."""
    if sums.deals < 2:
        return 0.0
    unit = (VICTORY * sums.games / sums.deals) ** 2
    differences = (sums.squares - sums.sixtieths**2 / sums.deals) / unit
    middle = (low + high) / 2
    variance = (differences + WIDE_DEALS * middle**2) / sums.deals
    return sums.deals * (high - low) * (sums.share - middle) / variance


def verdict(sums, bounds):
    """`high`, `low` or `open`, with an error of 5 % either way."""
    if bounds is None or sums.deals < FEWEST_DEALS:
        return "open"
    ratio = log_ratio(sums, *bounds)
    return "high" if ratio >= BOUND else "low" if ratio <= -BOUND else "open"
