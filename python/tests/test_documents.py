"""The examples of the package, of its README and of the guide are run."""

import doctest
import importlib
import pathlib
import pkgutil
import runpy

import pytest
import roundtable

PYTHON = pathlib.Path(__file__).resolve().parents[1]
MODULES = ["roundtable", *(f"roundtable.{one.name}" for one in pkgutil.iter_modules(roundtable.__path__))]
DOCUMENTS = [PYTHON / "README.md", PYTHON.parent / "docs/python.md"]
EXAMPLES = sorted((PYTHON / "examples").glob("*.py"))


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_a_module(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_examples_of_a_document(document: pathlib.Path) -> None:
    found = doctest.testfile(str(document), module_relative=False, encoding="utf-8")
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("name", roundtable.games())
def test_the_guide_lists_all_fields(name: str) -> None:
    game = roundtable.Game(name)
    guide = DOCUMENTS[1].read_text(encoding="utf-8")
    for field in game.full_observation_fields:
        mark = "`" if field.start < game.observation_size else "*"
        assert f"| {mark}{field.name}{mark} | {field.start} | {field.size} | {field.about} |" in guide
    sizes = f"| {game.observation_size:,} bytes | {game.full_observation_size:,} bytes | {game.action_count:,} |"
    assert f"| {game.title} {sizes}" in guide


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_an_example_runs(example: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(example), run_name="__main__")
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", roundtable.__all__)
def test_every_public_name_is_documented(name: str) -> None:
    thing = getattr(roundtable, name)
    assert thing.__doc__
    assert thing.__module__.startswith("roundtable")
    for member, content in vars(thing).items() if isinstance(thing, type) else ():
        if not member.startswith("_") and (callable(content) or isinstance(content, property)):
            assert content.__doc__, f"{name}.{member}"
