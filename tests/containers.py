"""Real containers, run by podman: shared by the trials of deploy/ that need them."""

import json
import os
import pathlib
import subprocess
import sys
import time

from client import GUARD

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKAGES = "podman runc crun catatonit conmon netavark aardvark-dns postgresql"


def say(*words, **more):
    return subprocess.run([str(word) for word in words], check=True, stdout=subprocess.PIPE, text=True, **more).stdout.strip()


def install(packages):
    say("bash", "-c", f"cd {ROOT} && source scripts/house.sh && install_missing {packages}")


def until(what, found):
    deadline = time.monotonic() + GUARD
    while not found():
        assert time.monotonic() < deadline, what
        time.sleep(0.1)


class Podman:
    """Podman with its own storage, the program's image in it, and a runtime that works with this machine's kernel."""

    def __init__(self, folder, program):
        limits = folder / "containers.conf"
        # The limits of this process: higher ones need a privilege that not every root has.
        limits.write_text('[containers]\ndefault_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]\n'
                          f'[network]\nnetwork_config_dir = "{folder}/networks"\n')
        # Health checks without systemd timers, which may not be available here.
        self.settings = {**os.environ, "CONTAINERS_CONF": str(limits), "DISABLE_HC_SYSTEMD": "true"}
        self.where = ["--root", folder / "storage", "--runroot", folder / "run", "--storage-driver", "vfs", "--cgroup-manager", "cgroupfs"]
        self.runtime = "runc"
        _, archive = say(ROOT / "deploy/image", program).split()[-2:]
        self.do("load", "--quiet", "--input", archive)
        (self.image,) = json.loads(self.do("images", "--format", "json"))[0]["Names"]
        self.runtime = self.one_that_runs()

    def one_that_runs(self):
        tried = []
        for self.runtime in ("crun", "runc"):
            try:
                self.do("run", "--rm", "--network", "host", self.image, "--version")
                return self.runtime
            except subprocess.CalledProcessError as no:
                tried.append(f"{self.runtime}: {no.stderr.strip()}")
        sys.exit("\n".join(["no container runs on this machine", *tried]))

    def command(self, *words):
        return [str(word) for word in ["podman", *self.where, "--runtime", self.runtime, *words]]

    def do(self, *words, input=None):
        return subprocess.run(self.command(*words), check=True, env=self.settings, input=input, capture_output=True, text=True).stdout.strip()

    def looked_at(self, container):
        return json.loads(self.do("inspect", container))[0]
