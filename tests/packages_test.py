#!/usr/bin/env python3
"""scripts/house.sh asks apt for the packages that this Debian or Ubuntu has. apt and dpkg are fake here."""

import os
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BOOST = "libboost1.81-dev|libboost1.83-dev|libboost-dev"

FAKES = {
    "dpkg-query": '[[ " $INSTALLED " != *" ${@: -1} "* ]] || echo -n installed',
    # A package known only as a dependency of others has no candidate.
    "apt-cache": '[[ $1 == policy ]] && echo "$2:" && { [[ " $OFFERED " == *" $2 "* ]] && { echo "  Candidate: 1"; sleep 0.05; echo "  Version table:"; } || echo "  Candidate: (none)"; }',
    "apt-get": 'echo "$*" >>"$ASKED"',
    "id": "echo ${USER_ID-0}",
    "sudo": 'echo sudo >>"$ASKED"; exec "$@"',
}


def installs(packages, offered="", installed="", **more):
    """The packages that `install_missing` asks apt-get for."""
    with tempfile.TemporaryDirectory() as folder:
        for name, body in FAKES.items():
            fake = pathlib.Path(folder) / name
            fake.write_text(f"#!/bin/bash\n{body}\n")
            fake.chmod(0o755)
        asked = pathlib.Path(folder) / "asked"
        asked.touch()
        fakes = {"PATH": f"{folder}:{os.environ['PATH']}", "OFFERED": offered, "INSTALLED": installed, "ASKED": str(asked), **more}
        subprocess.run(["bash", "-euo", "pipefail", "-c", f"source scripts/house.sh && install_missing {packages}"], cwd=ROOT, check=True,
                       env=os.environ | fakes, stdout=subprocess.DEVNULL)
        lines = asked.read_text().splitlines()
        assert ("sudo" in lines) == ("USER_ID" in more and bool(lines)), lines
        return [word for line in lines if line.startswith("install") for word in line.split()[1:] if not word.startswith("-")]


def every(array):
    return f'"${{{array}[@]}}"'


def main():
    debian12 = "g++ libboost1.74-dev libboost1.81-dev libboost-dev"
    debian13 = "g++ libboost1.83-dev libboost1.88-dev libboost-dev"
    one = f"g++ '{BOOST}'"
    assert installs(one, debian12) == ["g++", "libboost1.81-dev"]
    assert installs(one, debian13) == ["g++", "libboost1.83-dev"]
    assert installs(one, "g++ libboost1.90-dev libboost-dev") == ["g++", "libboost-dev"]
    assert installs(one, debian13, USER_ID="1000") == ["g++", "libboost1.83-dev"]
    # libboost-dev of Debian 12 is too old.
    assert installs(one, debian12, "g++ libboost-dev") == ["libboost1.81-dev"]
    assert installs(one, debian13, "g++ libboost-dev libboost1.83-dev") == []
    # A machine without package lists, such as a container image.
    assert installs(one, "", "g++ libboost1.83-dev") == []
    assert installs(one, "", "g++ libboost1.81-dev", USER_ID="1000") == []

    # Every package name with a version in it must have been checked in all supported releases.
    everywhere = "clang-19 lld-19 llvm-19 libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32".split()
    names = installs(f"{every('program_packages')} {every('wasm_packages')}", debian13)
    assert [name for name in names if any(sign.isdigit() for sign in name)] == [
        "libcli11-dev", "libboost1.83-dev", "libsqlite3-dev", "zlib1g-dev", *everywhere], names


if __name__ == "__main__":
    main()
