"""Many games of one kind on a GPU: the engine's kernels (train/NAME/kernels.cpp) and the memory they write to."""

import math

import cupy
import numpy
import torch

DEVICE = torch.device("cuda")
BLOCK = 64
SHARES = 5
NET, OTHER, GREEDY, RANDOM = range(4)
MIXED = -1
KERNELS = ["sizes", "begin_games", "ask_net", "step_games", "look_back_on", "play_match"]


def zeros(*shape, dtype=torch.float32):
    return torch.zeros(*shape, dtype=dtype, device=DEVICE)


def address(tensor):
    return numpy.uint64(tensor.data_ptr())


def addresses(*tensors):
    """A structure of pointers, on the GPU."""
    return torch.tensor([tensor.data_ptr() for tensor in tensors], dtype=torch.int64, device=DEVICE)


class Game:
    """The kernels of a game, and the sizes of its data."""

    def __init__(self, name, module):
        self.name = name
        zeros(1)
        cupy.cuda.runtime.deviceSetLimit(0, 16384)  # stack of a thread
        loaded = cupy.RawModule(path=module)
        self.kernels = {kernel: loaded.get_function(kernel) for kernel in KERNELS}
        sizes = zeros(13, dtype=torch.int32)
        scales = zeros(2)
        self.run("sizes", 1, address(sizes), address(scales), block=1)
        (self.slot, self.end, self.inputs, self.padded, self.moves, self.words, self.reasons, self.row, self.tables,
         self.parts, *piles) = sizes.tolist()
        self.piles = piles if any(piles) else None
        self.values = SHARES + 1 + self.reasons
        self.margin_scale, self.reason_scale = scales.tolist()

    def run(self, kernel, threads, *arguments, block=BLOCK):
        with cupy.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream):
            self.kernels[kernel]((threads // block,), (block,), arguments)

    def begin(self, slots, threads, table, seed, scatter):
        self.run("begin_games", threads, address(slots), numpy.int32(table), numpy.uint64(seed), numpy.int32(scatter))

    def legal(self, words):
        """Unpacks bit sets into a boolean table."""
        numbers = torch.arange(self.moves, device=DEVICE)
        return ((words[:, numbers // 32] >> (numbers % 32)) & 1).bool()


class Asked:
    """Inputs of the net for `count` positions of each of many threads."""

    def __init__(self, game, count, threads):
        self.inputs = zeros(count, threads, game.padded, dtype=torch.bfloat16)
        self.legal = zeros(count, threads, game.words, dtype=torch.int32)
        self.seat = zeros(count, threads, dtype=torch.uint8)
        self.players = torch.full((count, threads), 4, dtype=torch.uint8, device=DEVICE)
        self.part = zeros(count, threads, dtype=torch.uint8)
        self.at = [addresses(self.inputs[i], self.legal[i], self.seat[i], self.players[i], self.part[i])
                   for i in range(count)]


class Match:
    """One net in one seat of many games, against others."""

    def __init__(self, game, threads):
        self.game, self.threads = game, threads
        self.slots = zeros(threads * game.slot, dtype=torch.uint8)
        self.asked = Asked(game, 1, threads)
        self.move = zeros(threads, dtype=torch.int16)
        self.end = zeros(threads * game.end, dtype=torch.uint8)

    @torch.no_grad()
    def play(self, net, others=GREEDY, older=None, table=MIXED, seed=1, temperature=0.0, most=6000):
        """The share of the victory, its standard error, and points of the net and of the others."""
        game, threads = self.game, self.threads
        game.begin(self.slots, threads, table, seed, 0)
        self.end.zero_()
        self.asked.inputs.zero_()
        game.run("ask_net", threads, address(self.slots), address(self.asked.at[0]))
        winners = self.end.view(threads, game.end)[:, 0]
        for turn in range(most):
            rows = net(self.asked.inputs[0], self.asked.part[0])
            if temperature > 0:
                rows[:, :game.moves] /= temperature
            other = older(self.asked.inputs[0], self.asked.part[0]) if older is not None else rows
            self.asked.inputs.zero_()
            game.run("play_match", threads, address(self.slots), address(rows), address(other), numpy.int32(NET),
                     numpy.int32(others), numpy.float32(temperature), numpy.float32(0), numpy.int32(0),
                     address(self.asked.at[0]), address(self.move), address(self.end), address(self.asked.at[0]))
            if turn % 16 == 15 and bool((winners != 0).all()):
                break
        players = self.asked.players[0].long()
        hero = torch.arange(threads, device=DEVICE) % players
        won = winners.long()
        count = sum((won >> seat) & 1 for seat in range(SHARES)).float()
        share = ((won >> hero) & 1).float() / count.clamp(min=1)
        scores = self.end.view(threads, game.end)[:, 2:2 + 2 * SHARES].contiguous().view(torch.int16).float()
        own = scores.gather(1, hero[:, None])[:, 0]
        rest = (scores.sum(1) - own) / (players - 1)
        return share.mean().item(), share.std().item() / math.sqrt(threads), own.mean().item(), rest.mean().item()
