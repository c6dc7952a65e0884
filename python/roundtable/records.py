"""Files of records: one game a line."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterable, Iterator
from typing import IO, Literal

from roundtable._core import Error
from roundtable.games import Record

__all__ = ["read_records", "write_records"]

Path = str | os.PathLike[str]


def read_records(path: Path) -> Iterator[Record]:
    """Reads a file of records, one game a line, as `roundtable sim --records` writes it; also compressed (`.gz`).

    Records are read one at a time, so the file may be larger than the memory. An error names the line.

    >>> import os, tempfile
    >>> from roundtable import Game
    >>> path = os.path.join(tempfile.mkdtemp(), "games.jsonl")
    >>> write_records(path, [Game("academy").start(seed=seed).record() for seed in range(3)])
    3
    >>> [record.verify() for record in read_records(path)]
    ['simulated', 'simulated', 'simulated']
    """
    with _opened(path, "r") as file:
        for number, line in enumerate(file, 1):
            if not line.strip():
                continue
            try:
                yield Record(line.strip())
            except Error as error:
                raise Error(f"{os.fspath(path)}, line {number}: {error}") from None


def write_records(path: Path, records: Iterable[Record]) -> int:
    """Writes records to a file, one a line, and returns their number; compressed if the name ends with `.gz`."""
    count = 0
    with _opened(path, "w") as file:
        for record in records:
            if not isinstance(record, Record):
                raise TypeError(f"records: found {type(record).__name__}, allowed: roundtable.Record")
            file.write(record.json + "\n")
            count += 1
    return count


def _opened(path: Path, mode: Literal["r", "w"]) -> IO[str]:
    if os.fspath(path).endswith(".gz"):
        return gzip.open(path, "rt" if mode == "r" else "wt", encoding="utf-8")
    return open(path, mode, encoding="utf-8")
