"""Reads what `tools/taste/dump.ts` wrote and lays it out for training."""

import json
from itertools import product
from pathlib import Path

import numpy as np
import torch

MAIN = ("top", "bottom", "dress", "mid", "outer", "shoes")
FINISH = (
    "bag", "belt", "tie", "scarf", "cover", "head", "gloves", "jewellery", "watch", "sunglasses", "umbrella", "legs",
    "socks", "pocket", "cuffs", "hair", "gear",
)  # fmt: skip
SLOTS = MAIN + FINISH
SLOT = {name: k for k, name in enumerate(SLOTS)}
BASE = {SLOT["top"], SLOT["bottom"], SLOT["dress"]}
GOOD = 7.5
"""Readers' mean from which on an outfit is taken as an example to follow."""
APART = 2
"""Ratings of two outfits of an occasion at least this far apart say which is better."""


class Vocabulary:
    def __init__(self, names=()):
        self.rows = {name: row for row, name in enumerate(names)}

    def add(self, names):
        for name in names:
            self.rows.setdefault(name, len(self.rows))

    def matrix(self, lists):
        """One row a list, 1 where a name holds."""
        table = np.zeros((len(lists), len(self.rows)), dtype=np.float32)
        for k, names in enumerate(lists):
            for name in names:
                row = self.rows.get(name)
                if row is not None:
                    table[k, row] = 1
        return torch.from_numpy(table)


def place(items, slots, layers):
    """The place that each piece of an outfit takes; pieces without one are left out. Layers decide what lies under."""
    free = [(i, [s for s in slots[i] if s in SLOT]) for i in items]
    free = [(i, options) for i, options in free if options]
    fixed = [(i, options[0]) for i, options in free if options[0] in FINISH]
    main = [(i, options) for i, options in free if options[0] not in FINISH][:7]
    best, least = [], np.inf
    for way in product(*(options for _, options in main)):
        cost = 4 * (len(way) - len(set(way)))
        cost += sum(0.5 * options.index(slot) for (_, options), slot in zip(main, way))
        has = set(way)
        if "mid" in has and not has & {"top", "dress"}:
            cost += 3
        under = [layers[i] for (i, _), slot in zip(main, way) if slot in ("top", "dress")]
        over = [layers[i] for (i, _), slot in zip(main, way) if slot == "mid"]
        cost += sum(1 for a in under for b in over if a > b)
        if cost < least:
            best, least = list(zip([i for i, _ in main], way)), cost
    return [(i, SLOT[slot]) for i, slot in best + fixed]


class Wardrobe:
    """One wardrobe with its occasions as tensors. Placements are pairs of a piece and a place that it can take."""

    def __init__(self, raw, pieces, contexts):
        self.id = raw["id"]
        count = len(raw["pieces"])
        slots = raw["slots"]
        layers = [piece["numbers"][3] for piece in raw["pieces"]]
        self.names = pieces.matrix([piece["names"] for piece in raw["pieces"]])
        self.numbers = torch.tensor([piece["numbers"] for piece in raw["pieces"]])
        self.hand_pairs = torch.tensor(raw["pairs"])
        spots = [(i, SLOT[s], k) for i in range(count) for k, s in enumerate(slots[i]) if s in SLOT]
        self.piece = torch.tensor([i for i, _, _ in spots])
        self.slot = torch.tensor([s for _, s, _ in spots])
        spot = {(i, s): k for k, (i, s, _) in enumerate(spots)}
        number = {name: i for i, name in enumerate(raw["ids"])}
        self.contexts, self.cross, self.hand, self.open = {}, {}, {}, {}
        for reading in ("read", "gold"):
            each = [occasion[reading] for occasion in raw["occasions"]]
            self.contexts[reading] = (
                contexts.matrix([one["names"] for one in each]),
                torch.tensor([one["numbers"] for one in each]),
            )
            self.cross[reading] = torch.tensor([one["cross"] for one in each])
            self.hand[reading] = torch.tensor([[one["singles"][i][k] for i, _, k in spots] for one in each])
            self.open[reading] = torch.tensor([[SLOTS[s] in one["open"][i] for i, s, _ in spots] for one in each])
        self.examples, self.better = [], []
        for at, occasion in enumerate(raw["occasions"]):
            judged, shown = [], []
            for outfit in occasion["outfits"]:
                items = [number[i] for i in outfit["items"] if i in number]
                placed = [spot[each] for each in place(items, slots, layers) if each in spot]
                if len(placed) < 2:
                    continue
                ratings = outfit["ratings"]
                mean = sum(ratings) / len(ratings) if ratings else None
                if (mean is None and outfit["from"] == "stylist") or (mean is not None and mean >= GOOD):
                    self.examples.append((at, placed))
                    shown.append(placed)
                if mean is not None:
                    judged.append((mean, placed))
                elif outfit["from"] == "near miss" and shown:
                    self.better.append((at, shown[0], placed))
            for one, first in judged:
                for other, second in judged:
                    if one >= other + APART:
                        self.better.append((at, first, second))

    def worn(self, outfits):
        """By outfit and placement, 1 where it is part of the outfit."""
        table = torch.zeros(len(outfits), len(self.piece))
        for row, placed in enumerate(outfits):
            table[row, placed] = 1
        return table


def read_dump(*paths):
    return [json.loads(line) for path in paths for line in Path(path).read_text().splitlines() if line]


def vocabularies(raws, fewest=2):
    """Names that at least so many wardrobes have."""
    counts = [{}, {}]
    for raw in raws:
        names = {name for piece in raw["pieces"] for name in piece["names"]}
        said = {n for one in raw["occasions"] for reading in ("read", "gold") for n in one[reading]["names"]}
        for table, seen in zip(counts, (names, said)):
            for name in seen:
                table[name] = table.get(name, 0) + 1
    return [Vocabulary(sorted(n for n, count in table.items() if count >= fewest)) for table in counts]
