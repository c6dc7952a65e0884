"""Records: the same games as the program's."""

import json
import pathlib
import pickle
import subprocess

import pytest
import roundtable
from tables import TABLES, game


def flags(table: str) -> list[str]:
    name, players, options = TABLES[table]
    words = ["--game", name, "--players", str(players)]
    for option, value in options.items():
        words += [f"--{option}", value if isinstance(value, str) else ",".join(value)]
    return words


def test_a_game_has_the_same_record_as_the_programs(table: str, program: str, tmp_path: pathlib.Path) -> None:
    path = tmp_path / "games.jsonl"
    command = [program, "sim", *flags(table), "--games", "3", "--seed", "5", "--bots", "random", "--records", str(path)]
    subprocess.run(command, check=True, capture_output=True)
    records = list(roundtable.read_records(path))
    assert len(records) == 3
    for number, record in enumerate(records):
        state = game(table).start(seed=5, number=number, seats=record.seats)
        for entry in record.log:
            who, action = entry.split(" ", 1)
            if who.isdigit():
                state.apply(int(who), action)
        assert state.record().json == record.json
        assert record.verify() == "simulated"


def test_the_program_accepts_our_records(table: str, program: str, tmp_path: pathlib.Path) -> None:
    state = game(table).start(seed=6)
    while not state.over:
        state.apply(state.deciders[0], state.legal_numbers(state.deciders[0])[-1])
    path = tmp_path / "ours.jsonl"
    assert roundtable.write_records(path, [state.record()]) == 1
    answer = subprocess.run([program, "replay", str(path), "--verify"], check=True, capture_output=True, text=True)
    assert "1 records, 1 valid, 0 invalid" in answer.stdout


def test_records_are_written_and_read(tmp_path: pathlib.Path) -> None:
    for name in ("games.jsonl", "games.jsonl.gz"):
        path = tmp_path / name
        roundtable.simulate("medievallons", "random", games=20, records=tmp_path / "plain.jsonl")
        records = list(roundtable.read_records(tmp_path / "plain.jsonl"))
        assert roundtable.write_records(path, records) == 20
        assert list(roundtable.read_records(path)) == records


def test_a_record_is_replayed_to_any_entry() -> None:
    state = roundtable.Game("academy", players=3).start(seed=7)
    for _ in range(30):
        state.apply(state.deciders[0], state.legal_numbers(state.deciders[0])[0])
    record = state.record()
    assert record.replay().view(1) == state.view(1) or state.waiting
    states = list(record.states())
    assert len(states) == len(record.log) + 1
    assert states[2].deciders == (0, 1, 2)
    assert record.game == state.game
    assert pickle.loads(pickle.dumps(record)) == record


def test_a_wrong_record_is_an_error_with_the_line(tmp_path: pathlib.Path) -> None:
    record = roundtable.Game("academy").start(seed=7).record()
    data = json.loads(record.json)
    path = tmp_path / "games.jsonl"
    path.write_text(record.json + "\n\n{}\n")
    with pytest.raises(roundtable.Error, match="line 3: "):
        list(roundtable.read_records(path))
    data["log"].append("0 pick C9")
    with pytest.raises(roundtable.Error, match="log entry 2, `0 pick C9`"):
        roundtable.Record(json.dumps(data)).replay()
    data["log"] = ["* first 0"]
    if record.log[0] != "* first 0":
        with pytest.raises(roundtable.Error, match="the seed gives"):
            roundtable.Record(json.dumps(data)).verify()
    with pytest.raises(roundtable.Error, match="entries: found 9"):
        record.replay(9)
    with pytest.raises(FileNotFoundError):
        list(roundtable.read_records(tmp_path / "missing.jsonl"))
