"""Trains the network of the taste from outfits that stylists composed and readers judged.

python tools/taste/network/train.py --dump FILE... [--folds 5 --fold K] [--out RUN.pt]

For each place of an outfit the piece that the stylist chose competes with all others of the wardrobe that could stand
there, given the rest of the outfit (pseudo-likelihood: Besag 1975); a dress competes with every top and bottom. Outfits
that readers prefer compete with those that they do not (Bradley and Terry 1952). With --fold one wardrobe in so many is
left out and the figures are of those.
"""

import argparse
import random

import numpy as np
import torch
from torch.nn.functional import logsigmoid

from data import BASE, MAIN, SLOT, SLOTS, Wardrobe, read_dump, vocabularies
from model import Taste, is_main

OWN_PIECE = 13
WORDS = 64
CLOSED = -30.0


def worths(model, wardrobe, reading, pieces):
    """Of every placement for every occasion, with what the rules say of it, and of pairs of pieces."""
    names, numbers = wardrobe.contexts[reading]
    context = model.context(names, numbers, numbers.shape[1] - 2 * WORDS)
    single = model.single(pieces, context, wardrobe.cross[reading], wardrobe.piece, wardrobe.slot)
    single = single + model.trust[wardrobe.slot] * wardrobe.hand[reading].clamp(-8, 6)
    single = single.masked_fill(~wardrobe.open[reading], CLOSED)
    pair = model.pair(pieces) + model.pair_trust * wardrobe.hand_pairs.clamp(-6, 4)
    return single, pair


def rest_worths(wardrobe, single, pair, outfits):
    """What each placement would be worth in each outfit in place of what stands there."""
    worn = wardrobe.worn(outfits)
    spots = pair[wardrobe.piece][:, wardrobe.piece]
    main = is_main(wardrobe.slot)
    counts = (main[:, None] | main[None]).float()
    together = spots * counts
    same = (wardrobe.slot[:, None] == wardrobe.slot[None]).float()
    beside = worn @ (together * (1 - same))
    taken = (worn @ (wardrobe.piece[:, None] == wardrobe.piece[None]).float()) * (1 - worn)
    return beside, taken, together, worn


def place_loss(wardrobe, single, pair, at, outfits, figures=None):
    beside, taken, together, worn = rest_worths(wardrobe, single, pair, outfits)
    logits = (single[at] + beside).masked_fill(taken > 0, CLOSED)
    wanted = worn > 0
    # What the rules would never allow cannot be learned from.
    wanted = wanted & (logits > CLOSED / 2)
    losses = []
    has_dress = (worn[:, wardrobe.slot == SLOT["dress"]].sum(1) > 0)
    for slot in range(len(SLOTS)):
        spots = wardrobe.slot == slot
        if not spots.any():
            continue
        own = logits[:, spots]
        chosen = wanted[:, spots]
        filled = worn[:, spots].sum(1) > 0
        usable = (~filled) | chosen.any(1)
        if slot in BASE:
            usable = usable & filled
        none = torch.zeros(len(own), 1) if slot not in BASE else torch.full((len(own), 1), 2 * CLOSED)
        every = torch.cat([own, none], 1)
        target = torch.cat([chosen, (~filled)[:, None]], 1)
        score = torch.logsumexp(every.masked_fill(~target, 2 * CLOSED), 1) - torch.logsumexp(every, 1)
        if usable.any():
            weight = 1.0 if is_main(slot) else 0.5
            losses.append(-weight * score[usable].sum())
            if figures is not None:
                right = target.gather(1, every.argmax(1, keepdim=True))[:, 0]
                kind = "main" if slot < len(MAIN) else "finish"
                figures.setdefault(kind, []).extend(right[usable].tolist())
                figures.setdefault(f"{kind} worn", []).extend(right[usable & filled].tolist())
    losses.append(base_loss(wardrobe, single, together, at, worn, taken, has_dress))
    return sum(losses) / len(outfits)


def base_loss(wardrobe, single, together, at, worn, taken, has_dress):
    """A dress against every top with every bottom, given all else."""
    slot = wardrobe.slot
    tops, bottoms, dresses = (torch.nonzero(slot == SLOT[name])[:, 0] for name in ("top", "bottom", "dress"))
    if len(tops) == 0 or len(bottoms) == 0 or len(dresses) == 0:
        return torch.zeros(())
    base = (slot == SLOT["top"]) | (slot == SLOT["bottom"]) | (slot == SLOT["dress"])
    beside = (worn * (~base).float()) @ together
    logits = single[at] + beside
    separates = (logits[:, tops, None] + logits[:, None, bottoms] + together[tops][:, bottoms][None]).flatten(1)
    dress = logits[:, dresses]
    all_worth = torch.logsumexp(torch.cat([separates, dress], 1), 1)
    wants = torch.where(has_dress, torch.logsumexp(dress, 1), torch.logsumexp(separates, 1))
    counts = worn[:, base].sum(1) > 0
    both = has_dress & (worn[:, slot == SLOT["top"]].sum(1) > 0)
    return -((wants - all_worth) * (counts & ~both)).sum()


def outfit_worth(wardrobe, single, pair, at, outfits):
    _, _, together, worn = rest_worths(wardrobe, single, pair, outfits)
    return (worn * single[at].clamp(min=-12)).sum(1) + 0.5 * ((worn @ together) * worn).sum(1)


def better_loss(wardrobe, single, pair, figures=None):
    if not wardrobe.better:
        return torch.zeros(())
    at = torch.tensor([k for k, _, _ in wardrobe.better])
    first = outfit_worth(wardrobe, single, pair, at, [one for _, one, _ in wardrobe.better])
    second = outfit_worth(wardrobe, single, pair, at, [one for _, _, one in wardrobe.better])
    if figures is not None:
        figures.setdefault("order", []).extend((first > second).tolist())
    return -logsigmoid(0.7 * (first - second)).sum() / len(wardrobe.examples or [1])


def run(model, wardrobe, reading, figures=None):
    pieces = model.pieces(wardrobe.names, wardrobe.numbers, OWN_PIECE)
    single, pair = worths(model, wardrobe, reading, pieces)
    at = torch.tensor([k for k, _ in wardrobe.examples])
    loss = place_loss(wardrobe, single, pair, at, [placed for _, placed in wardrobe.examples], figures)
    return loss, better_loss(wardrobe, single, pair, figures)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--dump", nargs="+", required=True)
    parser.add_argument("--folds", type=int, default=5)
    parser.add_argument("--fold", type=int)
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out")
    options = parser.parse_args()
    random.seed(options.seed)
    np.random.seed(options.seed)
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    raws = read_dump(*options.dump)
    kept = [raw for k, raw in enumerate(raws) if options.fold is None or k % options.folds != options.fold]
    pieces, contexts = vocabularies(kept)
    train = [w for w in (Wardrobe(raw, pieces, contexts) for raw in kept) if w.examples]
    held = [Wardrobe(raw, pieces, contexts) for k, raw in enumerate(raws) if options.fold is not None and k % options.folds == options.fold]
    held = [w for w in held if w.examples]
    first = train[0]
    model = Taste(
        len(pieces.rows), first.numbers.shape[1], len(contexts.rows), first.contexts["read"][1].shape[1], options.width
    )
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3, weight_decay=options.decay)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, options.epochs * len(train))
    for epoch in range(options.epochs):
        model.train()
        random.shuffle(train)
        total = 0
        for wardrobe in train:
            loss, order = run(model, wardrobe, random.choice(["read", "gold"]))
            optimizer.zero_grad()
            (loss + 0.5 * order).backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 5)
            optimizer.step()
            schedule.step()
            total += float(loss.detach())
        if held and (epoch % 5 == 4 or epoch == 0):
            report(model, held, f"epoch {epoch + 1} train {total / len(train):.2f}")
    if options.out:
        torch.save(
            {"weights": model.state_dict(), "pieces": list(pieces.rows), "contexts": list(contexts.rows), "width": options.width},
            options.out,
        )


def report(model, held, text):
    model.eval()
    for reading in ("read", "gold"):
        figures, loss = {}, 0
        with torch.no_grad():
            for wardrobe in held:
                loss += float(run(model, wardrobe, reading, figures)[0])
        shares = ", ".join(f"{name} {100 * np.mean(list_):.1f}" for name, list_ in figures.items())
        print(f"{text} {reading}: held {loss / len(held):.2f}; {shares}", flush=True)
        text = " " * len(text)


main()
