"""The nets: a large one for training, and the small integer net that ships (bots/net)."""

import math
import struct

import torch
from torch import nn
from torch.nn import functional


class Piles:
    """Scores of piles of cards as sums over their cards: bots/academy/net_piles.h."""

    CARDS, SUITS, VALUES = 6, 6, 4
    TIPPING, RESTING = 3, 3
    EACH = 1 + TIPPING + RESTING

    def __init__(self, at):
        self.cards, self.moves, self.weighed = at
        self.outputs = 2 * self.EACH * self.weighed
        masks = [mask for mask in range(1 << self.CARDS) if mask.bit_count() == 3]
        sides = [[1.0 if mask >> place & 1 else -1.0 for mask in masks] for place in range(self.CARDS)]
        self.sides = torch.tensor(sides, device="cuda")

    def weigh(self, rows, weights, inputs):
        """The rows with the piles' scores added."""
        shown = inputs[:, self.cards:self.cards + self.CARDS * (self.SUITS + self.VALUES)].float()
        suits, values = shown.view(len(rows), self.CARDS, -1).split([self.SUITS, self.VALUES], 2)
        card = suits.argmax(2) * self.VALUES + values.argmax(2)
        weights = weights.view(len(rows), 2 * self.EACH, self.weighed)
        laid = weights.gather(2, card[:, None, :].expand(-1, 2 * self.EACH, -1)) * suits.sum(2)[:, None, :]
        rounding = torch.backends.cuda.matmul.allow_tf32
        torch.backends.cuda.matmul.allow_tf32 = False  # keeps integers exact
        tips = (laid @ self.sides).view(len(rows), 2, self.EACH, -1)
        torch.backends.cuda.matmul.allow_tf32 = rounding
        lean, tipping, resting = tips.split([1, self.TIPPING, self.RESTING], 2)
        worth = (lean.sum(2) + tipping.abs().sum(2) - resting.abs().sum(2)).flatten(1)
        return rows + functional.pad(worth, (self.moves, rows.shape[1] - self.moves - worth.shape[1]))


class LargeNet(nn.Module):
    """inputs -> width, residual layers, heads. Layers compute in bfloat16; the weights are float."""

    def __init__(self, game, width=512, depth=3):
        super().__init__()
        self.shape = {"width": width, "depth": depth}
        self.first = nn.Linear(game.padded, width)
        self.middle = nn.ModuleList(nn.Linear(width, width) for _ in range(depth))
        self.head = nn.Linear(width, game.row)
        self.piles = Piles(game.piles) if game.piles else None
        if self.piles:
            self.balances = nn.Linear(width, self.piles.outputs)
        with torch.no_grad():
            for part in self.head, *([self.balances] if self.piles else []):
                part.weight.mul_(0.1)
                part.bias.zero_()

    def forward(self, inputs, _part):
        half = torch.bfloat16
        hidden = functional.relu(functional.linear(inputs, self.first.weight.to(half), self.first.bias.to(half)))
        for layer in self.middle:
            hidden = hidden + functional.relu(functional.linear(hidden, layer.weight.to(half), layer.bias.to(half)))
        rows = functional.linear(hidden.float(), self.head.weight, self.head.bias)
        if not self.piles:
            return rows
        weights = functional.linear(hidden, self.balances.weight.to(half), self.balances.bias.to(half))
        return self.piles.weigh(rows, weights.float(), inputs)

    def bits(self):
        return 0.0  # a large net has no size limit


class _Whole(torch.autograd.Function):
    """Rounds; the gradient passes unchanged."""

    @staticmethod
    def forward(context, values):
        return torch.round(values)

    @staticmethod
    def backward(context, gradient):
        return gradient


class _Clipped(torch.autograd.Function):
    """Rounds down and clips to 0..127; the gradient passes inside the range."""

    @staticmethod
    def forward(context, values):
        context.save_for_backward((values > 0) & (values < 128))
        return torch.floor(values).clamp(0, 127)

    @staticmethod
    def backward(context, gradient):
        (inside,) = context.saved_tensors
        return gradient * inside


class SmallNet(nn.Module):
    """inputs -> 256 -> 64 -> outputs, the latter two with a part for each kind of question, reckoned in whole numbers
    exactly as bots/net does. Activations are 0..127 for 0..2."""

    STEP1, STEP2, STEP3 = 64, 128, 32  # places to the unit of each layer's weights
    SHIFT1, SHIFT2, SHIFT3 = 0, 7, 11

    def __init__(self, game, width=256, last=64):
        super().__init__()
        self.shape = {"width": width, "last": last}
        self.game, self.piles = game, Piles(game.piles) if game.piles else None
        outputs = game.row + (self.piles.outputs if self.piles else 0)
        self.first = nn.Linear(game.padded, width)
        self.second = nn.Linear(width, game.parts * last)  # all parts side by side
        self.head = nn.Linear(game.parts * last, outputs, bias=False)
        self.bias = nn.Parameter(torch.zeros(game.parts, outputs))
        with torch.no_grad():
            self.first.weight.normal_(0, 0.06)
            self.first.bias.fill_(0.3)
            self.second.bias.fill_(0.3)
            self.head.weight.uniform_(-0.3, 0.3).div_(last**0.5)

    def whole(self):
        """Weights and biases as the integers in the file."""
        def weight(layer, step):
            return _Whole.apply((layer.weight * step).clamp(-127, 127))
        return (weight(self.first, self.STEP1), _Whole.apply(self.first.bias * self.STEP1),
                weight(self.second, self.STEP2), _Whole.apply(self.second.bias * self.STEP2 * 64),
                weight(self.head, self.STEP3), _Whole.apply(self.bias * self.STEP3 * 64))

    def bits(self):
        """Approximate number of bits of a weight in a compressed file."""
        layers = (self.first, self.STEP1), (self.second, self.STEP2), (self.head, self.STEP3)
        total = sum(torch.log2(1 + (layer.weight * step).abs()).sum() for layer, step in layers)
        return total / sum(layer.weight.numel() for layer, _ in layers)

    def forward(self, inputs, part):
        w1, b1, w2, b2, w3, b3 = self.whole()
        asked = functional.one_hot(part.long(), len(b3)).float()
        first = _Clipped.apply(functional.linear(inputs.float(), w1, b1) / 2**self.SHIFT1)
        second = _Clipped.apply(functional.linear(first, w2, b2) / 2**self.SHIFT2)
        second = (second.view(len(second), len(b3), -1) * asked[:, :, None]).view_as(second)  # outputs of the other parts are zero
        bias = sum(asked[:, number:number + 1] * b3[number] for number in range(len(b3)))  # a product would round it
        rows = functional.linear(second, w3) + bias
        if self.piles:
            rows = self.piles.weigh(rows[:, :self.game.row], rows[:, self.game.row:], inputs)
        return rows / 2**self.SHIFT3

    def written(self):
        """The outputs that a file contains: all but the padding."""
        padding = range(self.game.moves + self.game.values, self.game.row)
        return [i for i in range(self.head.out_features) if i not in padding]

    @torch.no_grad()
    def file(self):
        """The bytes of a net.bin: without the padding of inputs and outputs."""
        w1, b1, w2, b2, w3, b3 = (part.cpu() for part in self.whole())
        inputs, written = self.game.inputs, self.written()
        parts, last = len(b3), self.shape["last"]
        header = struct.pack("<4s4H4B", b"RTN2", inputs, len(b1), last, len(written), self.SHIFT1, self.SHIFT2,
                             self.SHIFT3, parts)
        small = lambda part: part.to(torch.int8).contiguous().numpy().tobytes()
        wide = lambda part: part.to(torch.int32).contiguous().numpy().tobytes()
        data = header + b1.to(torch.int16).numpy().tobytes() + small(w1[:, :inputs].t())
        for part in range(parts):
            own = slice(part * last, (part + 1) * last)
            data += wide(b2[own]) + small(w2[own]) + wide(b3[part, written]) + small(w3[written, own])
        return data

    @classmethod
    @torch.no_grad()
    def read(cls, data, game):
        """Reads the output of `file`."""
        shown, width, last, answers, _, _, _, parts = struct.unpack_from("<4H4B", data, 4)
        net = cls(game, width, last)
        written = net.written()
        if (shown, answers, parts) != (game.inputs, len(written), game.parts):
            raise SystemExit(f"{shown} inputs, {answers} outputs and {parts} parts are not {game.name}'s")
        at = 16

        def take(kind, *shape):
            nonlocal at
            count = math.prod(shape)
            found = torch.frombuffer(bytearray(data), dtype=kind, count=count, offset=at).float().view(shape)
            at += count * kind.itemsize
            return found

        for parameter in net.parameters():
            parameter.zero_()
        net.first.bias.copy_(take(torch.int16, width) / cls.STEP1)
        net.first.weight[:, :shown] = take(torch.int8, shown, width).t() / cls.STEP1
        for part in range(parts):
            own = slice(part * last, (part + 1) * last)
            net.second.bias[own] = take(torch.int32, last) / (cls.STEP2 * 64)
            net.second.weight[own] = take(torch.int8, last, width) / cls.STEP2
            net.bias[part, written] = take(torch.int32, answers) / (cls.STEP3 * 64)
            net.head.weight[written, own] = take(torch.int8, answers, last) / cls.STEP3
        return net


def load(path, game):
    """A saved net, or the small one of a net.bin, ready to play; and the file's other data."""
    if str(path).endswith(".bin"):
        with open(path, "rb") as file:
            return SmallNet.read(file.read(), game).cuda(), {}
    saved = torch.load(path, map_location="cuda")
    kind = {"large": LargeNet, "small": SmallNet}[saved["kind"]]
    net = kind(game, **saved["shape"]).cuda()
    net.load_state_dict(saved["net"])
    return net, saved


def save(path, net, **more):
    kind = "small" if isinstance(net, SmallNet) else "large"
    state = {name: part.clone() for name, part in net.state_dict().items()}
    torch.save({"kind": kind, "shape": net.shape, "net": state, **more}, path)
