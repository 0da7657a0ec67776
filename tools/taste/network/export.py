"""Writes trained networks as the data file of the engine.

python tools/taste/network/export.py RUN.pt... [--out FILE]

Several runs are averaged where the engine adds up their answers. Weights are stored as 16-bit numbers with a scale for
each matrix.
"""

import argparse
import base64
import json
from pathlib import Path

import numpy as np
import torch

from data import SLOTS

TARGET = Path(__file__).parents[3] / "engine/src/knowledge/data/taste-network.json"
MATRICES = (
    "piece_names.weight", "piece_numbers.weight", "piece_numbers.bias", "context_names.weight",
    "context_numbers.weight", "context_numbers.bias", "context_inner.weight", "context_inner.bias", "slots.weight",
    "from_piece.weight", "from_piece.bias", "from_context.weight", "out.weight", "out.bias", "piece_side.weight",
    "context_side.weight", "context_side.bias", "slot_context.weight", "slot_context.bias", "cross.weight", "beside.weight",
    "beside.bias", "signs",
)  # fmt: skip
BY_NAME = ("piece_names.weight", "context_names.weight")


def stored(tensor):
    values = tensor.numpy().astype(np.float64)
    scale = float(max(np.abs(values).max(), 1e-9) / 32767)
    whole = np.round(values / scale).astype("<i2")
    return {"scale": float(f"{scale:.6g}"), "shape": list(values.shape), "bytes": base64.b64encode(whole.tobytes()).decode()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("runs", nargs="+")
    parser.add_argument("--out", default=str(TARGET))
    options = parser.parse_args()
    networks, trusts, pair_trusts = [], [], []
    for path in options.runs:
        run = torch.load(path, weights_only=True)
        weights = run["weights"]
        matrices = {name: stored(weights[name].T.contiguous() if name in BY_NAME else weights[name]) for name in MATRICES}
        networks.append({"width": run["width"], "pieces": run["pieces"], "contexts": run["contexts"], "matrices": matrices})
        trusts.append(weights["trust"].numpy())
        pair_trusts.append(float(weights["pair_trust"]))
    trust = np.clip(np.mean(trusts, axis=0), 0, None)
    document = {
        "version": 1,
        "origin": "Learned by tools/taste/network from outfits of stylists and judgements of readers; see docs/taste.md.",
        "trust": {slot: round(float(value), 4) for slot, value in zip(SLOTS, trust)},
        "pairTrust": round(max(0.0, float(np.mean(pair_trusts))), 4),
        "networks": networks,
    }
    Path(options.out).write_text(json.dumps(document, indent=1) + "\n")
    print(document["trust"], document["pairTrust"], f"{Path(options.out).stat().st_size / 1e6:.2f} MB")


main()
