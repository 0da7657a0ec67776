"""Trains the classifier on gradients: several altered copies of every view, their numbers computed once.

python train_gradients.py --views DIR --out DIR [--copies 8] [--epochs 30] [--seed 1] [--fold 0]
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from augment import augmented, plain
from gradients import COUNT, GradientClassifier
from labels import LABELS
from measure import report
from views import folds, load

BATCH = 128


def numbers(network, pixels, views_of):
    with torch.no_grad():
        return torch.cat([network.gradients(views_of(pixels[k : k + 64])) for k in range(0, len(pixels), 64)])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--views", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--copies", type=int, default=8)
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fold", type=int)
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    random = torch.Generator().manual_seed(options.seed)
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    pixels, labels, rows = load(options.views)
    fold = folds(rows)
    network = GradientClassifier(len(LABELS))
    kept = out.parent / f"gradients-{options.seed}-{options.copies}.npz"
    if kept.exists():
        stored = np.load(kept)
        copies, straight, flipped = (torch.from_numpy(stored[name]) for name in ("copies", "straight", "flipped"))
    else:
        grounds = lambda views: pixels[torch.randint(0, len(pixels), (len(views),), generator=random)]
        copies = torch.stack(
            [numbers(network, pixels, lambda views: augmented(views, grounds(views), random)).half() for _ in range(options.copies)]
        )
        straight = numbers(network, pixels, plain).half()
        flipped = numbers(network, pixels, lambda views: plain(views).flip(3)).half()
        np.savez(kept, copies=copies.numpy(), straight=straight.numpy(), flipped=flipped.numpy())
    everything = torch.cat([copies, straight[None], flipped[None]])
    assert everything.shape[-1] == COUNT
    learned = torch.arange(len(rows)) if options.fold is None else (fold != options.fold).nonzero().flatten()
    optimizer = torch.optim.AdamW(network.layers.parameters(), lr=1e-3, weight_decay=0.05)
    steps = options.epochs * 2 * len(learned) // BATCH
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 2e-3, steps + 1)
    weight = torch.bincount(labels[learned], minlength=len(LABELS)).float().clamp(min=1) ** -0.3
    network.train()
    for step in range(steps):
        batch = learned[torch.multinomial(weight[labels[learned]], BATCH, replacement=True, generator=random)]
        x = everything[torch.randint(0, len(everything), (BATCH,), generator=random), batch].float()
        order = torch.randperm(BATCH, generator=random)
        share = torch.from_numpy(np.random.default_rng(options.seed + step).beta(0.3, 0.3, (BATCH, 1))).float()
        logits = network.layers(share * x + (1 - share) * x[order])
        cross = lambda target: F.cross_entropy(logits, target, label_smoothing=0.05, reduction="none")
        loss = (share[:, 0] * cross(labels[batch]) + (1 - share[:, 0]) * cross(labels[batch][order])).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        if step % 400 == 0:
            print(json.dumps({"step": step, "of": steps, "loss": round(loss.item(), 3)}), flush=True)
    network.eval()
    torch.save({"weights": network.state_dict()}, out / "average.pt")
    if options.fold is None:
        return
    tested = (fold == options.fold).nonzero().flatten()
    with torch.no_grad():
        answers = [network.layers(x[tested].float()) for x in (straight, flipped)]
    print(report(((answers[0] + answers[1]) / 2).softmax(1).numpy(), [rows[i] for i in tested.tolist()]))


if __name__ == "__main__":
    main()
