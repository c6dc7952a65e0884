#!/usr/bin/env python3
"""One slice of training: imitates the heuristic evaluation, then plays against itself. Resumes, saves, reports.

    gpu/ptx train/academy/kernels.cpp academy.ptx
    train/learn.py --game academy --module academy.ptx --seconds 500 --save academy.pt [--resume before.pt]
"""

import argparse
import math
import time

import torch

from games import GREEDY, MIXED, OTHER, Game, Match
from net import LargeNet, SmallNet, load, save
from packing import Scales, write
from selfplay import Learner, Rollout, graphed


def settings():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--game", required=True)
    add("--module", required=True, help="PTX or cubin of train/GAME/kernels.cpp")
    add("--save", required=True)
    add("--resume")
    add("--against", help="finds the best answer to this net: one seat learns, all others play by it as it is")
    add("--small", action="store_true", help="the net that ships, in integers")
    add("--file", help="the net.bin of a small net")
    add("--size", type=int, default=195_000, help="of that file packed, at most: weights that tell little become 0")
    add("--width", type=int, default=512)
    add("--depth", type=int, default=3)
    add("--threads", type=int, default=131072)
    add("--decisions", type=int, default=48, help="of each game between two rounds of learning")
    add("--batch", type=int, default=131072)
    add("--league", type=float, default=0.15, help="part of the games with older selves among the players")
    add("--judged", type=float, default=0.15, help="and with the hand-written judgement among them")
    add("--copy", type=float, default=8, help="seconds of copying first")
    add("--seconds", type=float, default=60)
    add("--rate", type=float, default=7e-4)
    add("--rate-end", type=float, default=2e-5)
    add("--entropy", type=float, default=0.08)
    add("--entropy-end", type=float, default=0.006)
    add("--margin", type=float, default=0.3)
    add("--margin-end", type=float, default=0.02)
    add("--clip", type=float, default=0.2)
    add("--lam", type=float, default=0.95)
    add("--report", type=float, default=60, help="seconds between matches against the judgement")
    add("--games", type=int, default=8192, help="of such a match")
    add("--seed", type=int, default=1)
    return parser.parse_args()


def report(game, net, games, tag, older=None, against=None):
    """Plays at every named table, against the heuristic evaluation or a net."""
    match = Match(game, games)
    told = []
    for table in range(game.tables):
        share, error, own, rest = match.play(net, OTHER if against else GREEDY, against, table=table, seed=1000 + table)
        told.append(f"{100 * share:.1f}±{100 * error:.1f} ({own:.1f}:{rest:.1f})")
    if older is not None:
        share, error, *_ = match.play(net, OTHER, older, table=MIXED, seed=7)
        told.append(f"older self {100 * share:.1f}±{100 * error:.1f}")
    print(f"{game.name} {tag}: " + "  ".join(told), flush=True)


def batches(rollout, learner, work):
    order = torch.randperm(rollout.size, device="cuda")
    for at in range(0, rollout.size - len(learner.chosen) + 1, len(learner.chosen)):
        learner.chosen.copy_(order[at:at + len(learner.chosen)])
        work()


def main():
    s = settings()
    began = time.perf_counter()
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.manual_seed(s.seed)
    game = Game(s.game, s.module)
    saved = {}
    if s.resume:
        net, saved = load(s.resume, game)
    elif s.small:
        net = SmallNet(game).cuda()
    else:
        net = LargeNet(game, s.width, s.depth).cuda()
    before = saved.get("decisions", 0)
    if s.against:
        older, league = load(s.against, game)[0], (0, s.threads)
    else:
        older = type(net)(game, **net.shape).cuda()
        judged = s.threads - int(s.threads * s.judged) // 64 * 64
        league = judged - int(s.threads * s.league) // 64 * 64, judged
        older.load_state_dict(net.state_dict())
    against = older if s.against else None
    rollout = Rollout(game, net, older, s.threads, s.decisions, league, s.lam, s.seed * 7919 + before)
    learner = Learner(rollout, s)
    print(f"{game.name}: {game.inputs} inputs, {game.moves} moves, {sum(p.numel() for p in net.parameters())} weights, "
          f"ready after {time.perf_counter() - began:.0f} s", flush=True)

    if not s.resume and s.copy > 0:
        learner.rate.fill_(1e-3)
        play = graphed(rollout.copy_greedy)
        learner.chosen.copy_(torch.randperm(rollout.size, device="cuda")[:s.batch])
        copy = graphed(learner.copy, 2)
        started = time.perf_counter()
        rounds = 0
        while time.perf_counter() - started < s.copy:
            play()
            batches(rollout, learner, copy)
            torch.cuda.synchronize()
            rounds += 1
        print(f"copied {rounds} rounds of {rollout.size}: loss {learner.told[0]:.3f}, agrees {learner.told[1]:.3f}",
              flush=True)
        learner.forget()
        if not against:
            older.load_state_dict(net.state_dict())
        report(game, net, s.games, "copied")

    rollout.margin.fill_(s.margin)
    learner.entropy.fill_(s.entropy)
    backup = {name: part.clone() for name, part in net.state_dict().items()}
    play = graphed(rollout.play)
    learner.chosen.copy_(torch.randperm(rollout.size, device="cuda")[:s.batch])
    learn = graphed(learner.learn, 2)
    net.load_state_dict(backup)  # recording learned from one batch several times
    learner.forget()

    scales = Scales(learner, s.size, saved.get("thrift", 0.001))
    started = time.perf_counter()
    spent = 0.0  # on matches, in seconds
    rounds = 0
    reported = renewed = started
    while True:
        now = time.perf_counter()
        done = (now - started - spent) / s.seconds
        if done >= 1:
            break
        learner.rate.fill_(s.rate + (s.rate_end - s.rate) * done)
        learner.entropy.fill_(s.entropy + (s.entropy_end - s.entropy) * done)
        rollout.margin.fill_(s.margin + (s.margin_end - s.margin) * min(1, done / 0.6))
        play()
        batches(rollout, learner, learn)
        torch.cuda.synchronize()
        rounds += 1
        scales.weigh()
        if not against and now - renewed > s.seconds / 12:
            older.load_state_dict(net.state_dict())
            renewed = now
        if now - reported > s.report:
            at = time.perf_counter()
            told = learner.told.tolist()
            speed = rounds * rollout.size / (at - started - spent)
            print(f"{100 * done:.0f} % {speed:.2e} decisions/s entropy {told[0]:.3f} victory {told[1]:.4f} lead "
                  f"{told[2]:.3f} reasons {told[3]:.3f} clipped {told[4]:.3f} norm {told[5]:.2f}", flush=True)
            if not math.isfinite(told[6]):
                raise SystemExit("not finite: stopped, the last save is good")
            report(game, net, s.games, f"{100 * done:.0f} %", against=against)
            save(s.save, net, decisions=before + rounds * rollout.size, thrift=scales.thrift, settings=vars(s))
            spent += time.perf_counter() - at
            reported = time.perf_counter()
    save(s.save, net, decisions=before + rounds * rollout.size, thrift=scales.thrift, settings=vars(s))
    if s.file:
        write(s.file, net)
    print(f"{rounds * rollout.size:.3e} decisions in {s.seconds:.0f} s", flush=True)
    report(game, net, 4 * s.games, "end", older, against)


if __name__ == "__main__":
    main()
