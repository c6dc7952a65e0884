"""Several machines on this one: network namespaces joined by cables that can be cut and slowed, with PostgreSQL, its standby
and servers on them.

Three networks: `people` (clients and nodes), `store` (nodes and both PostgreSQL) and `copy` (from one PostgreSQL to the other). Each
namespace belongs to a process that does nothing else; it vanishes with this process and is invisible from outside. Where the
system allows no namespaces all machines share its loopback, and cables cannot be cut.
"""

import contextlib
import ctypes
import os
import pathlib
import random
import shutil
import signal
import subprocess
import time
import urllib.parse

from serving import GUARD

ROOT = pathlib.Path(__file__).resolve().parent.parent
NETWORKS = ["people", "store", "copy"]
NEW_NETWORK = 0x40000000  # CLONE_NEWNET
SLOW = "tbf rate 300kbit burst 4kb latency 500ms".split()


def run(*words, **more):
    return subprocess.run(words, check=True, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=GUARD, **more).stdout


class Network:
    """With the first machine this process moves to its own namespace, too, which connects all the cables."""

    def __init__(self):
        self.apart = self.separate()
        self.first = "10.77" if self.apart else f"127.{random.SystemRandom().randrange(2, 250)}"
        self.machines = []
        if self.apart:
            run("ip", "link", "set", "lo", "up")
            for number, network in enumerate(NETWORKS):
                run("ip", "link", "add", network, "type", "bridge")
                run("ip", "address", "add", f"{self.first}.{number}.1/24", "dev", network)
                run("ip", "link", "set", network, "up")
        self.slows = self.apart and self.can_slow()

    def separate(self):
        if os.geteuid() != 0 or not all(map(shutil.which, ["ip", "unshare", "nsenter"])):
            return False
        return ctypes.CDLL(None, use_errno=True).unshare(NEW_NETWORK) == 0

    def can_slow(self):
        with contextlib.suppress(subprocess.CalledProcessError, FileNotFoundError):
            run("tc", "qdisc", "replace", "dev", NETWORKS[0], "root", *SLOW)
            run("tc", "qdisc", "delete", "dev", NETWORKS[0], "root")
            return True
        return False

    def machine(self, networks):
        self.machines.append(Machine(self, len(self.machines) + 10, networks))
        return self.machines[-1]

    def close(self):
        for machine in self.machines:
            machine.close()


class Machine:
    def __init__(self, network, number, networks):
        self.network, self.number = network, number
        self.enter = []  # the prefix of commands that run there
        if not network.apart:
            return
        self.keeper = subprocess.Popen(["unshare", "--net", "cat"], stdin=subprocess.PIPE)  # ends with us
        self.enter = ["nsenter", "--net", "--target", str(self.keeper.pid)]
        self.wait_for_namespace()
        run(*self.enter, "ip", "link", "set", "lo", "up")
        for name in networks:
            run("ip", "link", "add", self.cable(name), "master", name, "type", "veth", "peer", "name", name, "netns", str(self.keeper.pid))
            run("ip", "link", "set", self.cable(name), "up")
            run(*self.enter, "ip", "address", "add", f"{self.address(name)}/24", "dev", name)
            run(*self.enter, "ip", "link", "set", name, "up")

    def wait_for_namespace(self):
        here, deadline = os.readlink("/proc/self/ns/net"), time.monotonic() + GUARD
        while os.readlink(f"/proc/{self.keeper.pid}/ns/net") == here:
            assert time.monotonic() < deadline, "no namespace"
            time.sleep(0.005)

    def address(self, network):
        return f"{self.network.first}.{NETWORKS.index(network)}.{self.number}"

    def cable(self, network):
        return f"{network}{self.number}"

    def cut(self, network):
        """Packets are dropped; neither side is informed."""
        run("ip", "link", "set", self.cable(network), "down")

    def mend(self, network):
        run("ip", "link", "set", self.cable(network), "up")

    def slow(self, network):
        run("tc", "qdisc", "replace", "dev", self.cable(network), "root", *SLOW)
        run(*self.enter, "tc", "qdisc", "replace", "dev", network, "root", *SLOW)

    def hurry(self, network):
        run("tc", "qdisc", "delete", "dev", self.cable(network), "root")
        run(*self.enter, "tc", "qdisc", "delete", "dev", network, "root")

    def close(self):
        if self.enter:
            self.keeper.communicate()


class Postgres:
    """One of the two databases; the primary is the one that accepts writes."""

    SETTINGS = ["listen_addresses=*", "unix_socket_directories=", "fsync=off", "wal_retrieve_retry_interval=200ms", "wal_receiver_timeout=3s", "wal_sender_timeout=3s",
                "max_connections=60", "log_min_messages=fatal"]

    def __init__(self, machine, folder):
        self.machine, self.folder = machine, pathlib.Path(folder)

    def script(self, *words):
        return run(*self.machine.enter, str(ROOT / "scripts/postgres"), words[0], str(self.folder), *words[1:]).strip()

    def start(self):
        address = urllib.parse.urlsplit(self.script("start", *self.SETTINGS))
        self.port, self.user = address.port, address.netloc.rpartition("@")[0]

    def address(self, network="store"):
        return f"postgres://{self.user}@{self.machine.address(network)}:{self.port}/postgres"

    def copy(self, other):
        self.script("copy", other.address("copy"))
        self.start()

    def promote(self):
        self.script("promote")

    def processes(self):
        """The first process is the parent of the others."""
        first = int((self.folder / "data/postmaster.pid").read_text().split()[0])
        children = subprocess.run(["pgrep", "--parent", str(first)], capture_output=True, text=True).stdout
        return [first, *map(int, children.split())]

    def signal(self, number):
        with contextlib.suppress(FileNotFoundError):  # the process does not run
            for process in self.processes():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, number)

    def kill(self):
        processes = self.processes()
        self.signal(signal.SIGKILL)
        deadline = time.monotonic() + GUARD
        while any(map(running, processes)):
            assert time.monotonic() < deadline, "it does not die"
            time.sleep(0.01)
        # The killed process may remain a zombie for a while if orphans are not reaped; the next PostgreSQL would refuse to start.
        (self.folder / "data/postmaster.pid").unlink(missing_ok=True)

    def stop(self):
        self.signal(signal.SIGCONT)
        with contextlib.suppress(subprocess.CalledProcessError):
            self.script("stop", "immediate")

    def ask(self, sql):
        """Rows of strings."""
        done = run("psql", "-qXAt", "-F", "\t", "-v", "ON_ERROR_STOP=1", "-c", sql, self.address(), env={**os.environ, "PGCONNECT_TIMEOUT": "5"})
        return [line.split("\t") for line in done.splitlines()]


def running(process):
    """Whether the process exists and is no zombie."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


class Pair:
    """A PostgreSQL and its synchronous standby: a commit is acknowledged only if both have it."""

    def __init__(self, network, folder):
        self.primary, self.standby = (Postgres(network.machine(["store", "copy"]), folder / name) for name in ("one", "two"))
        self.both = [self.primary, self.standby]
        self.primary.start()
        self.follow()

    @property
    def store(self):
        """The address of both; clients look for the one that accepts writes."""
        user = self.primary.user
        hosts = ",".join(f"{one.machine.address('store')}:{one.port}" for one in self.both)
        return f"postgres://{user}@{hosts}/postgres?target_session_attrs=read-write"

    def follow(self):
        self.standby.copy(self.primary)
        self.primary.ask("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.primary.ask("SELECT pg_reload_conf()")
        deadline = time.monotonic() + GUARD
        while self.primary.ask("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") != [["1"]]:
            assert time.monotonic() < deadline, "the standby does not follow"
            time.sleep(0.05)

    def fail_over(self):
        """The primary's machine is lost and the standby is promoted. `follow` brings the old primary back as a standby."""
        self.primary.kill()
        self.standby.promote()
        self.primary, self.standby = self.standby, self.primary

    def close(self):
        for one in self.both:
            one.stop()


class Node:
    """A `roundtable serve` on its own machine."""

    PORT = 8150

    def __init__(self, program, machine, store, folder, options):
        self.machine, self.program, self.options = machine, program, options
        self.environment = {**os.environ, "ROUNDTABLE_STORE": store}
        self.log = pathlib.Path(folder) / f"node{machine.number}.log"
        self.process = None

    @property
    def address(self):
        return f"{self.machine.address('people')}:{self.PORT}"

    def start(self):
        """Restarts a server that cannot start yet, as a service manager does."""
        command = [self.program, "serve", "--host", self.machine.address("people"), "--port", str(self.PORT), *self.options]
        deadline, ready = time.monotonic() + GUARD, False
        while not ready:
            assert time.monotonic() < deadline, f"{self.address} does not start:\n{self.last_words()}"
            with self.log.open("ab") as log:
                before = log.tell()
                self.process = subprocess.Popen([*self.machine.enter, *command], stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                                                env=self.environment)
            while self.running() and not ready:
                assert time.monotonic() < deadline, f"{self.address} does not start:\n{self.last_words()}"
                time.sleep(0.05)
                ready = b"http://" in self.log.read_bytes()[before:]

    def last_words(self):
        return self.log.read_text(errors="replace")[-3000:]

    def running(self):
        return self.process is not None and self.process.poll() is None

    def signal(self, number):
        self.process.send_signal(number)

    def kill(self):
        self.signal(signal.SIGKILL)
        self.process.wait(GUARD)

    def terminate(self):
        """Returns the exit status."""
        self.signal(signal.SIGTERM)
        return self.process.wait(GUARD)
