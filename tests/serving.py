"""Starts `roundtable serve` for a test, on loopback and a free port, and ends, kills and restarts it on the same store."""

import contextlib
import os
import pathlib
import re
import secrets
import signal
import subprocess
import tempfile
import time
import urllib.parse

GUARD = 60  # seconds
# Tests are many people on one address, and quicker than any.
NO_LIMITS = ["--max-per-address", "0", "--max-requests", "0", "--max-messages", "0"]


class Server:
    """A running `roundtable serve`. What it says is kept in the file `log`."""

    def __init__(self, program, store, folder, options=NO_LIMITS):
        self.command = [program, "serve", "--store", store, *options]
        self.log = pathlib.Path(folder) / f"server-{secrets.token_hex(4)}.log"
        self.port = 0
        self.start()

    def start(self):
        with self.log.open("ab") as log:
            before = log.tell()
            # Python ignores SIGXFSZ (a file grows too large); restored, it would end the server before it could say anything.
            self.process = subprocess.Popen([*self.command, "--port", str(self.port)], stdin=subprocess.DEVNULL, stdout=log,
                                            stderr=log, restore_signals=False)
        deadline = time.monotonic() + GUARD
        while not (found := re.search(rb"127\.0\.0\.1:(\d+)", self.said()[before:])):
            assert self.process.poll() is None and time.monotonic() < deadline, self.complaint()
            time.sleep(0.01)
        self.port = int(found[1])

    @property
    def address(self):
        return f"127.0.0.1:{self.port}"

    def said(self):
        return self.log.read_bytes()

    def complaint(self):
        return f"the server does not run: {' '.join(self.command)}\n{self.said().decode(errors='replace')[-4000:]}"

    def running(self):
        return self.process.poll() is None

    def memory(self):
        """Kilobytes of it that are in memory."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1])

    def kill(self):
        self.process.kill()
        self.process.wait(GUARD)

    def terminate(self):
        """Asks it to end, as an operator would; returns its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(GUARD)

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if self.running():
            self.kill()
        if error:
            print(self.said().decode(errors="replace")[-4000:])


@contextlib.contextmanager
def serving(program, options=NO_LIMITS, store=None):
    """A server on a store of its own, gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        with Server(program, store or f"sqlite:{folder}/roundtable.db", folder, options) as server:
            yield server


def kinds_of_store():
    """Those there are here: PostgreSQL only if ROUNDTABLE_POSTGRES holds the address of one that may be filled."""
    return ["sqlite"] + (["postgres"] if os.environ.get("ROUNDTABLE_POSTGRES") else [])


@contextlib.contextmanager
def fresh_store(kind):
    """The address of an empty store, which is removed afterwards."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:{folder}/roundtable.db"
        return
    address = urllib.parse.urlsplit(os.environ["ROUNDTABLE_POSTGRES"])
    name = f"roundtable_test_{secrets.token_hex(6)}"
    run_sql(address, f"CREATE DATABASE {name}")
    try:
        yield urllib.parse.urlunsplit(address._replace(path="/" + name))
    finally:
        run_sql(address, f"DROP DATABASE {name} WITH (FORCE)")


def run_sql(address, command):
    subprocess.run(["psql", "-qX", "-v", "ON_ERROR_STOP=1", "-c", command, urllib.parse.urlunsplit(address)], check=True,
                   stdin=subprocess.DEVNULL, timeout=GUARD)
