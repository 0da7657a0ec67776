"""Trains the recogniser from scratch on the views of build-views.ts. Resumes from its last epoch.

python train.py --views DIR --out DIR --epochs 100 --seed 1 [--fold 0] [--start RUN/average.pt] [--rate 0.001]
  [--teachers RUN/average.pt …]

With --fold, the photos of the contributors of that fold are left out and measured. With --start, training goes on from
the weights of another run, at full size. With --teachers, other runs say what they see in every altered view, every
second one of them in its mirror image, and their mean counts for more than the labels: it knows that a cardigan is half
a jacket, and doubts labels that are mistakes (Hinton et al., 2015; Beyer et al., 2022).
"""

import argparse
import copy
import json
import math
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from augment import augmented, erased, plain
from labels import LABELS
from measure import report
from network import SIZE, Recogniser, network_of
from views import folds, load

BATCH = 32
SMOOTHING = 0.06
AVERAGE = 0.999
# Weight of the teachers' answers beside the labels.
TAUGHT = 0.8


def parse():
    parser = argparse.ArgumentParser()
    parser.add_argument("--views", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--epochs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fold", type=int)
    parser.add_argument("--start")
    parser.add_argument("--teachers", nargs="+", default=[])
    parser.add_argument("--rate", type=float, default=0.0015)
    parser.add_argument("--width", type=int, default=44)
    parser.add_argument("--threads", type=int, default=1)
    return parser.parse_args()


def draw_epoch(labels, senders, random):
    """Photos of an epoch: rare labels and contributors of few photos somewhat more often than they are."""
    by_label = torch.bincount(labels, minlength=len(LABELS)).float().clamp(min=1) ** -0.3
    by_sender = torch.bincount(senders).float().clamp(min=1) ** -0.2
    return torch.multinomial(by_label[labels] * by_sender[senders], len(labels), replacement=True, generator=random)


def size_at(epoch, epochs):
    """Small views first: they cost less than half, and what is learned from them carries over."""
    share = epoch / epochs
    return 64 if share < 0.3 else 96 if share < 0.7 else SIZE


def loss_of(logits, one, other, share):
    cross = lambda target: F.cross_entropy(logits, target, label_smoothing=SMOOTHING, reduction="none")
    return (share * cross(one) + (1 - share) * cross(other)).mean()


@torch.no_grad()
def said(teachers, x):
    """The mean of the teachers' chances for the same views, and for their mirror images by every second teacher."""
    views = [x, x.flip(3)]
    return torch.stack([teacher(views[k % 2]).float().softmax(1) for k, teacher in enumerate(teachers)]).mean(0)


def mixed(x, random):
    """Two thirds of the batches are mixed with themselves in another order: blended, or with a rectangle of the other."""
    order = torch.randperm(len(x), generator=random)
    dice = torch.rand(3, generator=random)
    if dice[0] > 0.66:
        return x, order, torch.ones(len(x))
    if dice[0] > 0.33:
        share = torch.from_numpy(np.random.beta(0.3, 0.3, len(x))).float()
        by_view = share.view(-1, 1, 1, 1)
        return by_view * x + (1 - by_view) * x[order], order, share
    side = x.shape[-1]
    height, width = (side * (0.2 + 0.5 * dice[1:])).long().tolist()
    top = torch.randint(0, side - height, (1,), generator=random).item()
    left = torch.randint(0, side - width, (1,), generator=random).item()
    x = x.clone()
    x[:, :, top : top + height, left : left + width] = x[order][:, :, top : top + height, left : left + width]
    return x, order, torch.full((len(x),), 1 - height * width / side**2)


def predict(network, pixels):
    network.eval()
    with torch.no_grad():
        return torch.cat([network(plain(pixels[start : start + 128])) for start in range(0, len(pixels), 128)])


def main():
    options = parse()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    np.random.seed(options.seed)
    random = torch.Generator().manual_seed(options.seed)
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    pixels, labels, rows = load(options.views)
    fold = folds(rows)
    names = sorted({row["sender_id"] for row in rows})
    senders = torch.tensor([names.index(row["sender_id"]) for row in rows])
    learned = torch.arange(len(rows)) if options.fold is None else (fold != options.fold).nonzero().flatten()
    tested = torch.arange(0) if options.fold is None else (fold == options.fold).nonzero().flatten()

    network = Recogniser(len(LABELS), options.width).to(memory_format=torch.channels_last)
    if options.start:
        network.load_state_dict(torch.load(options.start, weights_only=True)["weights"])
    teachers = [network_of(path).to(memory_format=torch.channels_last) for path in options.teachers]
    average = copy.deepcopy(network)
    decayed = [weight for weight in network.parameters() if weight.ndim > 1]
    others = [weight for weight in network.parameters() if weight.ndim <= 1]
    optimizer = torch.optim.AdamW(
        [{"params": decayed, "weight_decay": 0.05}, {"params": others, "weight_decay": 0}], lr=options.rate
    )
    steps = options.epochs * (len(learned) // BATCH)
    warm = min(150, steps // 10)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer,
        lambda step: (step + 1) / warm if step < warm else 0.5 + 0.5 * math.cos(math.pi * (step - warm) / (steps - warm)),
    )
    state = out / "state.pt"
    first = 0
    if state.exists():
        saved = torch.load(state, weights_only=False)
        first = saved["epoch"] + 1
        network.load_state_dict(saved["network"])
        average.load_state_dict(saved["average"])
        optimizer.load_state_dict(saved["optimizer"])
        schedule.load_state_dict(saved["schedule"])
        random.set_state(saved["random"])

    log = (out / "log.jsonl").open("a")
    for epoch in range(first, options.epochs):
        start, size = time.time(), SIZE if options.start else size_at(epoch, options.epochs)
        network.train()
        total = 0.0
        drawn = learned[draw_epoch(labels[learned], senders[learned], random)]
        for step in range(len(learned) // BATCH):
            batch = drawn[step * BATCH : (step + 1) * BATCH]
            grounds = learned[torch.randint(0, len(learned), (BATCH,), generator=random)]
            x = erased(augmented(pixels[batch], pixels[grounds], random, size), random)
            x, order, share = mixed(x, random)
            x = x.contiguous(memory_format=torch.channels_last)
            with torch.autocast("cpu", torch.bfloat16):
                logits = network(x)
                chances = said(teachers, x) if teachers else None
            loss = loss_of(logits.float(), labels[batch], labels[batch][order], share)
            if chances is not None:
                loss = (1 - TAUGHT) * loss + TAUGHT * F.cross_entropy(logits.float(), chances)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 5.0)
            optimizer.step()
            schedule.step()
            total += loss.item()
            done = epoch * (len(learned) // BATCH) + step
            blend(average, network, min(AVERAGE, (1 + done) / (20 + done)))
        entry = {"epoch": epoch + 1, "loss": round(total / (len(learned) // BATCH), 4), "seconds": round(time.time() - start, 1)}
        if len(tested) > 0 and (epoch % 8 == 7 or epoch + 1 == options.epochs):
            entry["fold"] = report(predict(average, pixels[tested]).softmax(1).numpy(), [rows[i] for i in tested.tolist()])
        print(json.dumps(entry), flush=True)
        log.write(json.dumps(entry) + "\n")
        log.flush()
        torch.save(
            {
                "epoch": epoch, "network": network.state_dict(), "average": average.state_dict(),
                "optimizer": optimizer.state_dict(), "schedule": schedule.state_dict(), "random": random.get_state(),
            },
            state,
        )  # fmt: skip
    torch.save({"width": options.width, "weights": average.state_dict()}, out / "average.pt")


@torch.no_grad()
def blend(average, network, keep):
    for kept, new in zip(average.state_dict().values(), network.state_dict().values()):
        if kept.is_floating_point():
            kept.mul_(keep).add_(new, alpha=1 - keep)
        else:
            kept.copy_(new)


if __name__ == "__main__":
    main()
