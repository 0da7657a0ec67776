"""The squares that build-views.ts cut out, with their labels and folds that share no contributor."""

import json
from pathlib import Path

import numpy as np
import torch

from labels import LABEL_OF_CLASS, LABELS

SIDE = 208
FOLDS = 5


def labels_file(folder, splits=("train", "dev")):
    """The rows of the labels, in the order of the views."""
    lines = [line for split in splits for line in (Path(folder) / f"{split}.jsonl").read_text().splitlines()]
    return [json.loads(line) for line in lines]


def load(folder, splits=("train", "dev")):
    """Pixels (N, 4, 208, 208) as bytes, labels (N) and the rows of the labels file."""
    rows = labels_file(folder, splits)
    pixels = []
    for split in splits:
        flat = np.fromfile(Path(folder) / f"{split}.bin", dtype=np.uint8)
        pixels.append(flat.reshape(-1, SIDE, SIDE, 4).transpose(0, 3, 1, 2))
    labels = [LABELS.index(row.get("label20") or LABEL_OF_CLASS[row["class10"]]) for row in rows]
    return torch.from_numpy(np.ascontiguousarray(np.concatenate(pixels))), torch.tensor(labels), rows


def folds(rows):
    """A fold for every row: contributors, largest first, each to the fold that has the fewest photos so far."""
    counts = {}
    for row in rows:
        counts[row["sender_id"]] = counts.get(row["sender_id"], 0) + 1
    sizes = [0] * FOLDS
    fold_of = {}
    for sender in sorted(counts, key=lambda sender: (-counts[sender], sender)):
        fold = sizes.index(min(sizes))
        fold_of[sender] = fold
        sizes[fold] += counts[sender]
    return torch.tensor([fold_of[row["sender_id"]] for row in rows])
