#!/usr/bin/env python3
"""Distils a large net into the small one: the small net plays, and learns the large one's answers. Writes a net.bin.

    train/distil.py --game academy --module academy.ptx --teacher academy.pt --seconds 120 --save small.pt --file net.bin
"""

import argparse
import time

import torch
from torch.nn import functional

from games import SHARES, Game
from learn import batches, report
from net import SmallNet, load, save
from packing import Scales, write
from selfplay import Learner, Rollout, graphed, log_chances, log_shares


class Pupil(Learner):
    def __init__(self, rollout, settings, teacher, for_two):
        super().__init__(rollout, settings)
        self.teacher, self.for_two = teacher, for_two
        game = rollout.game
        self.scale = torch.tensor([1.0] + [game.reason_scale] * game.reasons, device="cuda")

    def learn(self):
        run, game, chosen = self.rollout, self.rollout.game, self.chosen
        shown, legal = run.rows(chosen)
        players = run.asked.players[:-1].view(-1)[chosen]
        with torch.no_grad():
            model = self.teacher(*shown)
            if self.for_two:
                model = torch.where(players[:, None] == 2, self.for_two(*shown), model)
            wanted = log_chances(game, model, legal)
            wanted_shares = log_shares(game, model, players).exp()
        rows = run.net(*shown)
        chances = log_chances(game, rows, legal)
        policy = (wanted.exp() * (wanted.clamp(min=-30) - chances.clamp(min=-30))).sum(1).mean()
        victory = -(wanted_shares * log_shares(game, rows, players).clamp(min=-30)).sum(1).mean()
        at = game.moves + SHARES
        rest = functional.smooth_l1_loss(rows[:, at:at + 1 + game.reasons] * self.scale,
                                         model[:, at:at + 1 + game.reasons] * self.scale)
        norm = self.step(policy + 0.5 * victory + 0.2 * rest)
        with torch.no_grad():
            alike = (chances.argmax(1) == wanted.argmax(1)).float().mean()
            self.told.copy_(torch.stack([policy, victory, rest, alike, norm, norm, norm]).detach())


def settings():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    for name in ("game", "module", "teacher", "save", "file"):
        add(f"--{name}", required=True)
    add("--for-two", help="another teacher, for tables of two")
    add("--resume")
    add("--size", type=int, default=195_000, help="of the packed file, at most: weights that tell little become 0")
    add("--judged", type=float, default=0.15, help="part of the games with the hand-written judgement among the players")
    add("--threads", type=int, default=65536)
    add("--decisions", type=int, default=16)
    add("--batch", type=int, default=16384)
    add("--seconds", type=float, default=120)
    add("--rate", type=float, default=2e-3)
    add("--rate-end", type=float, default=2e-5)
    add("--report", type=float, default=40)
    add("--games", type=int, default=8192)
    add("--seed", type=int, default=1)
    return parser.parse_args()


def main():
    s = settings()
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.manual_seed(s.seed)
    game = Game(s.game, s.module)
    teacher = load(s.teacher, game)[0]
    for_two = load(s.for_two, game)[0] if s.for_two else None
    net = SmallNet(game).cuda()
    if s.resume:
        net.load_state_dict(load(s.resume, game)[0].state_dict())
    # The small net learns in positions of its own games: alone, among large nets, and among players of another kind.
    league = s.threads // 2, s.threads - int(s.threads * s.judged) // 64 * 64
    rollout = Rollout(game, net, teacher, s.threads, s.decisions, league, 0.95, s.seed)
    pupil = Pupil(rollout, s, teacher, for_two)
    play = graphed(rollout.play)
    pupil.chosen.copy_(torch.randperm(rollout.size, device="cuda")[:s.batch])
    learn = graphed(pupil.learn, 2)
    scales = Scales(pupil, s.size, 0.02)
    started = reported = time.perf_counter()
    rounds = 0
    while (now := time.perf_counter()) - started < s.seconds:
        pupil.rate.fill_(s.rate + (s.rate_end - s.rate) * (now - started) / s.seconds)
        play()
        batches(rollout, pupil, learn)
        torch.cuda.synchronize()
        rounds += 1
        scales.weigh()
        if now - reported > s.report:
            reported = now
            told = pupil.told.tolist()
            print(f"{now - started:.0f} s, {rounds * rollout.size:.2e} decisions: policy {told[0]:.4f} victory "
                  f"{told[1]:.4f} rest {told[2]:.4f} alike {told[3]:.3f} thrift {scales.thrift:.4f}", flush=True)
            save(s.save, net, thrift=scales.thrift)
            write(s.file, net)
    save(s.save, net, thrift=scales.thrift)
    write(s.file, net)
    report(game, net, 4 * s.games, "small", teacher)


if __name__ == "__main__":
    main()
