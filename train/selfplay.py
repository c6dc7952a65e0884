"""Self-play: the net plays all seats of many games at once, and learns from the results (PPO)."""

import numpy
import torch
from torch.nn import functional

from games import DEVICE, GREEDY, MIXED, SHARES, Asked, address, addresses, zeros


def graphed(work, warm=1):
    """Records the work after `warm` runs, so that it becomes one launch."""
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(warm):
            work()
    torch.cuda.current_stream().wait_stream(side)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, capture_error_mode="thread_local"):
        work()
    return graph.replay


class Rollout:
    """Successive decisions of many games, stored with the data needed to learn from them."""

    def __init__(self, game, net, older, threads, decisions, league, lam, seed):
        """`league`: the first thread in which an older net has all seats but one, and the first with the heuristic evaluation."""
        self.game, self.net, self.older = game, net, older
        self.threads, self.decisions, self.league, self.lam = threads, decisions, league, lam
        self.slots = zeros(threads * game.slot, dtype=torch.uint8)
        self.asked = Asked(game, decisions + 1, threads)
        shape = (decisions, threads)
        self.move = zeros(*shape, dtype=torch.int16)
        self.log_chance = zeros(*shape)
        self.values = zeros(*shape, game.values)
        self.so_far = zeros(*shape, game.reasons, dtype=torch.int16)
        self.learns = zeros(*shape, dtype=torch.uint8)
        self.end = zeros(*shape, game.end, dtype=torch.uint8)
        made = (self.move, self.log_chance, self.values, self.so_far, self.learns, self.end)
        self.made = [addresses(*(part[i] for part in made)) for i in range(decisions)]
        self.all_made = addresses(*made)
        self.returns = zeros(*shape, game.values)
        self.gains = zeros(*shape, 2)
        self.weights = zeros(*shape)
        self.advantage = zeros(*shape)
        self.margin = zeros(1)  # weight of the lead in points relative to the victory
        game.begin(self.slots, threads, MIXED, seed, 250)

    @property
    def size(self):
        return self.threads * self.decisions

    @torch.no_grad()
    def play(self):
        game, asked = self.game, self.asked
        asked.inputs.zero_()
        game.run("ask_net", self.threads, address(self.slots), address(asked.at[0]))
        first, judged = self.league
        for i in range(self.decisions):
            rows = self.net(asked.inputs[i], asked.part[i])
            older = self.older(asked.inputs[i, first:judged], asked.part[i, first:judged]) if first < judged else rows
            game.run("step_games", self.threads, address(self.slots), address(rows), address(older),
                     numpy.int32(first), numpy.int32(judged), address(asked.at[i]), address(self.made[i]), address(asked.at[i + 1]))
        game.run("look_back_on", self.threads, address(self.all_made), address(asked.seat), address(asked.players),
                 address(self.returns), address(self.gains), address(self.weights), numpy.int32(self.decisions),
                 numpy.int32(self.threads), numpy.float32(self.lam), numpy.float32(game.margin_scale))
        mixed = self.gains[..., 0] + self.margin * self.gains[..., 1]
        count = self.weights.sum()
        mean = (mixed * self.weights).sum() / count
        variance = ((mixed - mean) ** 2 * self.weights).sum() / count
        self.advantage.copy_((mixed - mean) * torch.rsqrt(variance + 1e-8))

    @torch.no_grad()
    def copy_greedy(self, noise=0.15):
        """The heuristic evaluation plays all seats; its choices are stored as moves."""
        game, asked = self.game, self.asked
        asked.inputs.zero_()
        game.run("ask_net", self.threads, address(self.slots), address(asked.at[0]))
        for i in range(self.decisions):
            game.run("play_match", self.threads, address(self.slots), address(self.values), address(self.values),
                     numpy.int32(GREEDY), numpy.int32(GREEDY), numpy.float32(0), numpy.float32(noise), numpy.int32(1),
                     address(asked.at[i]), address(self.move[i]), address(self.end[i]), address(asked.at[i + 1]))

    def rows(self, chosen):
        """The net's inputs in chosen decisions, and the legal moves."""
        inputs = self.asked.inputs[:-1].view(-1, self.game.padded)[chosen]
        part = self.asked.part[:-1].view(-1)[chosen]
        return (inputs, part), self.game.legal(self.asked.legal[:-1].view(-1, self.game.words)[chosen])


def log_chances(game, rows, legal):
    return functional.log_softmax(rows[:, :game.moves].masked_fill(~legal, -1e9), 1)


def log_shares(game, rows, players):
    absent = torch.arange(SHARES, device=DEVICE)[None, :] >= players[:, None]
    return functional.log_softmax(rows[:, game.moves:game.moves + SHARES].masked_fill(absent, -1e9), 1)


class Learner:
    def __init__(self, rollout, settings):
        self.rollout, self.settings = rollout, settings
        self.rate = torch.tensor(settings.rate, device=DEVICE)
        self.optimizer = torch.optim.Adam(rollout.net.parameters(), lr=self.rate, betas=(0.9, 0.999), eps=1e-5,
                                          fused=True, capturable=True)
        for parameter in rollout.net.parameters():
            parameter.grad = torch.zeros_like(parameter)
        self.chosen = zeros(settings.batch, dtype=torch.int64)
        self.entropy = zeros(1)
        self.thrift = zeros(1)  # cost of a bit of the file's size
        self.told = zeros(7)

    def forget(self):
        for state in self.optimizer.state.values():
            for part in state.values():
                part.zero_()

    def step(self, loss):
        (loss + self.thrift[0] * self.rollout.net.bits()).backward()
        norm = torch.nn.utils.clip_grad_norm_(self.rollout.net.parameters(), 0.5, foreach=True)
        self.optimizer.step()
        self.optimizer.zero_grad(set_to_none=False)
        return norm

    def copy(self):
        """Trains towards the stored moves, whatever their source."""
        run, game = self.rollout, self.rollout.game
        shown, legal = run.rows(self.chosen)
        chances = log_chances(game, run.net(*shown), legal)
        move = run.move.view(-1)[self.chosen].long()
        loss = -chances.gather(1, move[:, None]).mean() + 0.002 * (chances.exp() * chances.clamp(min=-30)).sum(1).mean()
        self.step(loss)
        with torch.no_grad():
            self.told[0] = loss.detach()
            self.told[1] = (chances.argmax(1) == move).float().mean()

    def learn(self):
        run, game, chosen, clip = self.rollout, self.rollout.game, self.chosen, self.settings.clip
        shown, legal = run.rows(chosen)
        weight = run.weights.view(-1)[chosen]
        count = weight.sum()
        rows = run.net(*shown)
        chances = log_chances(game, rows, legal)
        drawn = chances.gather(1, run.move.view(-1)[chosen].long()[:, None])[:, 0]
        difference = drawn - run.log_chance.view(-1)[chosen]
        ratio = difference.exp()
        advantage = run.advantage.view(-1)[chosen]
        better = torch.min(ratio * advantage, ratio.clamp(1 - clip, 1 + clip) * advantage)
        policy = -(better * weight).sum() / count
        entropy = -((chances.exp() * chances.clamp(min=-30)).sum(1) * weight).sum() / count
        returns = run.returns.view(-1, game.values)[chosen]
        target = returns[:, :SHARES].clamp(0, 1)
        target = target / target.sum(1, keepdim=True).clamp(min=1e-3)
        shares = log_shares(game, rows, run.asked.players[:-1].view(-1)[chosen])
        victory = -((target * shares.clamp(min=-30)).sum(1) * weight).sum() / count
        at = game.moves + SHARES
        lead = (functional.smooth_l1_loss(rows[:, at], returns[:, SHARES], reduction="none") * weight).sum() / count
        reasons = functional.smooth_l1_loss(rows[:, at + 1:at + 1 + game.reasons] * game.reason_scale,
                                            returns[:, SHARES + 1:] * game.reason_scale, reduction="none").mean(1)
        why = (reasons * weight).sum() / count
        loss = policy - self.entropy[0] * entropy + 0.5 * (victory + 0.5 * lead + 0.2 * why)
        norm = self.step(loss)
        with torch.no_grad():
            clipped = ((ratio - 1).abs() > clip).float().mean()
            self.told.copy_(torch.stack([entropy, victory, lead, why, clipped, norm, loss]).detach())
