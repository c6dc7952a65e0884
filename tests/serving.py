"""Starts `roundtable serve` for a test, on loopback and a free port, and shuts down, kills and restarts it on the same store."""

import contextlib
import os
import pathlib
import re
import secrets
import signal
import socket
import subprocess
import tempfile
import threading
import time
import urllib.parse

from wire import GUARD, Wire

# A test is many people at one address, and faster than people.
NO_LIMITS = ["--max-per-address", "0", "--max-requests", "0", "--max-messages", "0"]


def free_port():
    """A free port, for programs that cannot choose one themselves."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        return door.getsockname()[1]


class Server:
    """A running `roundtable serve`. Its output is kept in the file `log`."""

    def __init__(self, program, store, folder, options=NO_LIMITS, prefix=()):
        self.command = [*prefix, program, "serve", "--store", store, *options]
        self.log = pathlib.Path(folder) / f"server-{secrets.token_hex(4)}.log"
        self.port = 0
        self.start()

    def start(self):
        with self.log.open("ab") as log:
            before = log.tell()
            # Python ignores SIGXFSZ (a file grows too large); restored, it would end the server before it could report the error.
            self.process = subprocess.Popen([*self.command, "--port", str(self.port)], stdin=subprocess.DEVNULL,
                                            stdout=log, stderr=log, restore_signals=False)
        deadline = time.monotonic() + GUARD
        while not (found := re.search(rb"http://127\.0\.0\.1:(\d+)/", self.said()[before:])):
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
        """Its resident memory in kilobytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1])

    def metric(self, name):
        """One of the metrics of /metrics."""
        text = Wire(self.address).request("GET", "/metrics", {"Host": self.address})[2].decode()
        return int(re.search(rf"^roundtable_{name} (\d+)$", text, re.MULTILINE)[1])

    def kill(self):
        self.process.kill()
        self.process.wait(GUARD)

    def terminate(self):
        """Shuts it down as an operator would; returns its exit status."""
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
    """A server with a temporary store."""
    with tempfile.TemporaryDirectory() as folder:
        with Server(program, store or f"sqlite:{folder}/roundtable.db", folder, options) as server:
            yield server


def kinds_of_store():
    """The kinds of store to test: PostgreSQL only if ROUNDTABLE_POSTGRES is the address of one for tests."""
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


class Gate:
    """A proxy between the server and its PostgreSQL, which can be shut (gone) or held (slow)."""

    def __init__(self, address):
        self.address = urllib.parse.urlsplit(address)
        self.held = threading.Event()
        self.pairs = []
        self.door = None
        self.port = 0
        self.open()

    @property
    def store(self):
        """The store's address through the proxy."""
        user = self.address.netloc.rpartition("@")[0]
        query = "&".join(part for part in self.address.query.split("&") if part and not part.startswith(("host=", "port=")))
        return urllib.parse.urlunsplit(
            self.address._replace(netloc=f"{user}{'@' if user else ''}127.0.0.1:{self.port}", query=query))

    def open(self):
        self.door = socket.create_server(("127.0.0.1", self.port))
        self.port = self.door.getsockname()[1]
        threading.Thread(target=self.welcome, args=[self.door], daemon=True).start()

    def shut(self):
        """Refuses new connections and closes the existing ones."""
        self.door.shutdown(socket.SHUT_RDWR)
        self.door.close()
        for pair in self.pairs:
            for end in pair:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
        self.pairs.clear()

    def hold(self):
        self.held.set()

    def release(self):
        self.held.clear()

    def welcome(self, door):
        with contextlib.suppress(OSError):
            while True:
                inside = door.accept()[0]
                pair = (inside, self.reach_out())
                self.pairs.append(pair)
                for source, target in (pair, pair[::-1]):
                    threading.Thread(target=self.carry, args=[source, target], daemon=True).start()

    def reach_out(self):
        query = dict(urllib.parse.parse_qsl(self.address.query))
        host, port = query.get("host", self.address.hostname), int(query.get("port", self.address.port or 5432))
        if host.startswith("/"):
            out = socket.socket(socket.AF_UNIX)
            out.connect(f"{host}/.s.PGSQL.{port}")
            return out
        return socket.create_connection((host, port))

    def carry(self, source, target):
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                while self.held.is_set():
                    time.sleep(0.01)
                target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
