"""The file of a small net, and its size limit."""

import lzma
import math
import time

from net import SmallNet


def packed(data):
    """Compressed size within 2 % of Brotli's, which is not available everywhere."""
    return len(lzma.compress(data, preset=9))


def write(path, net):
    data = net.file()
    with open(path, "wb") as out:
        out.write(data)
    print(f"{path}: {len(data)} bytes, {packed(data)} packed", flush=True)


class Scales:
    """Checks the file size at intervals, and adjusts the cost of a bit in the learner's loss. A large net has no file."""

    def __init__(self, learner, size, thrift):
        self.learner, self.size, self.thrift = learner, size, thrift
        self.small = isinstance(learner.rollout.net, SmallNet)
        self.weighed = time.perf_counter()
        learner.thrift.fill_(thrift if self.small else 0)

    def weigh(self):
        now = time.perf_counter()
        if not self.small or now - self.weighed < 4:
            return
        self.weighed = now
        share = packed(self.learner.rollout.net.file()) / self.size
        self.thrift *= math.exp(max(-0.4, min(0.4, 5 * (share - 1))))
        self.learner.thrift.fill_(self.thrift)
