"""Faults of servers on one PostgreSQL with a synchronous standby: each begins, lasts and ends."""

import asyncio
import signal
import time


class Fault:
    """Something goes wrong with `target`, and `over` is when it is well again, as far as that is to be waited for."""

    kind, of_node = "", True
    seconds = (0, 0)

    def __init__(self, cluster, target, rng):
        self.cluster, self.target, self.rng = cluster, target, rng
        self.began, self.over = None, None
        low, high = self.seconds
        self.lasts = low + (high - low) * rng.random()
        self.after = rng.random()

    @staticmethod
    def possible(network):
        return True

    async def happen(self):
        await asyncio.sleep(self.after)
        self.affected = await asyncio.to_thread(self.cluster.leases, self.target) if self.of_node else []
        self.began = time.monotonic()
        await asyncio.to_thread(self.begin)
        await asyncio.sleep(self.lasts)
        await asyncio.to_thread(self.end)
        self.over = time.monotonic()
        self.cluster.history.append(f"{self.began:.2f} - {self.over:.2f} {self.kind} {getattr(self.target, 'address', '')}")
        await self.afterwards()

    def begin(self):
        pass

    def end(self):
        pass

    async def afterwards(self):
        self.cluster.busy.discard(self.target)


class Killed(Fault):
    kind = "server killed"

    def begin(self):
        self.target.kill()

    async def afterwards(self):
        self.cluster.come_back(self.target, 3 * self.rng.random())


class Ended(Killed):
    kind = "server told to end"

    def begin(self):
        status = self.target.terminate()
        assert status == 0, f"it ended with {status}:\n{self.target.last_words()}"


class Asleep(Fault):
    kind, seconds = "server asleep", (3.2, 5)

    def begin(self):
        self.target.signal(signal.SIGSTOP)

    def end(self):
        self.target.signal(signal.SIGCONT)


class CutFromStore(Fault):
    kind, seconds, network = "server cut off from the store", (1, 5), "store"

    @staticmethod
    def possible(network):
        return network.apart

    def begin(self):
        self.target.machine.cut(self.network)

    def end(self):
        self.target.machine.mend(self.network)


class CutFromPeople(CutFromStore):
    kind, network = "server cut off from people", "people"


class SlowToStore(Fault):
    kind, seconds, network = "server's way to the store slow", (2, 5), "store"

    @staticmethod
    def possible(network):
        return network.slows

    def begin(self):
        self.target.machine.slow(self.network)

    def end(self):
        self.target.machine.hurry(self.network)


class SlowToPeople(SlowToStore):
    kind, network = "server's way to people slow", "people"


class StoreKilled(Fault):
    kind, of_node, seconds = "PostgreSQL killed", False, (0, 1)

    def begin(self):
        self.cluster.pair.primary.kill()

    def end(self):
        self.cluster.pair.primary.start()


class StoreAsleep(Fault):
    kind, of_node, seconds = "PostgreSQL asleep", False, (1, 4)

    def begin(self):
        self.cluster.pair.primary.signal(signal.SIGSTOP)

    def end(self):
        self.cluster.pair.primary.signal(signal.SIGCONT)


class StandbyKilled(Fault):
    kind, of_node, seconds = "standby killed", False, (0, 2)

    def begin(self):
        self.cluster.pair.standby.kill()

    def end(self):
        self.cluster.pair.standby.start()


class StandbyCut(Fault):
    kind, of_node, seconds = "standby cut off", False, (1, 4)

    @staticmethod
    def possible(network):
        return network.apart

    def begin(self):
        self.cluster.pair.standby.machine.cut("copy")

    def end(self):
        self.cluster.pair.standby.machine.mend("copy")


class StandbySlow(Fault):
    kind, of_node, seconds = "standby's way slow", False, (2, 4)

    @staticmethod
    def possible(network):
        return network.slows

    def begin(self):
        self.cluster.pair.standby.machine.slow("copy")

    def end(self):
        self.cluster.pair.standby.machine.hurry("copy")


class FailOver(Fault):
    kind, of_node = "standby takes over", False

    def begin(self):
        self.cluster.pair.fail_over()

    async def afterwards(self):
        await asyncio.to_thread(self.cluster.pair.follow)
        self.cluster.busy.discard(self.target)


KINDS = [Killed, Ended, Asleep, CutFromStore, CutFromPeople, SlowToStore, SlowToPeople, StoreKilled, StoreAsleep, StandbyKilled, StandbyCut,
         StandbySlow, FailOver]
