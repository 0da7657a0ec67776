"""Writes trained networks as the data file of the engine.

python tools/taste/network/export.py RUN.pt... --dump FILE [--out FILE]

Several runs are averaged where the engine adds up their answers. What they say of pairs is one quadratic form over all
their numbers of a piece; of it the part is kept that matters for the pieces of the dump. Weights are stored as 16-bit
numbers with a scale for each matrix.
"""

import argparse
import base64
import json
from pathlib import Path

import numpy as np
import torch

from data import SLOTS, Vocabulary, read_dump
from model import Taste

TARGET = Path(__file__).resolve().parents[3] / "engine/src/knowledge/data/taste-network.json"
MATRICES = (
    "piece_names.weight", "piece_numbers.weight", "piece_numbers.bias", "context_names.weight",
    "context_numbers.weight", "context_numbers.bias", "context_inner.weight", "context_inner.bias", "slots.weight",
    "from_piece.weight", "from_piece.bias", "from_context.weight", "out.weight", "out.bias", "piece_side.weight",
    "context_side.weight", "context_side.bias", "slot_context.weight", "slot_context.bias", "cross.weight", "beside.weight",
    "beside.bias",
)  # fmt: skip
BY_NAME = ("piece_names.weight", "context_names.weight")
OWN_PIECE = 13
PAIR_RANK = 24


def stored(tensor):
    values = tensor.numpy().astype(np.float64)
    scale = float(max(np.abs(values).max(), 1e-9) / 32767)
    whole = np.round(values / scale).astype("<i2")
    return {"scale": float(f"{scale:.6g}"), "shape": list(values.shape), "bytes": base64.b64encode(whole.tobytes()).decode()}


def besides(runs, raws):
    """By piece of the dump, the numbers by which the networks compare it with others, those of all networks in a row."""
    columns = []
    for run in runs:
        weights = run["weights"]
        sizes = (len(run["pieces"]), weights["piece_numbers.weight"].shape[1])
        contexts = (len(run["contexts"]), weights["context_numbers.weight"].shape[1])
        model = Taste(*sizes, *contexts, run["width"])
        model.load_state_dict(weights)
        model.eval()
        names = Vocabulary(run["pieces"])
        with torch.no_grad():
            rows = [
                model.beside(
                    model.pieces(
                        names.matrix([piece["names"] for piece in raw["pieces"]]),
                        torch.tensor([piece["numbers"] for piece in raw["pieces"]]),
                        OWN_PIECE,
                    )
                )
                for raw in raws
            ]
        columns.append(torch.cat(rows))
    return torch.cat(columns, 1).double().numpy()


def compress(runs, raws, rank=PAIR_RANK):
    """Replaces what each network knows of pairs by its share of the same few numbers; returns their signs."""
    signs = np.concatenate([run["weights"]["signs"].double().numpy() for run in runs])
    _, upper = np.linalg.qr(besides(runs, raws))
    values, vectors = np.linalg.eigh(upper @ np.diag(signs) @ upper.T)
    most = np.argsort(-np.abs(values))[:rank]
    onto = np.linalg.solve(upper, vectors[:, most]) * np.sqrt(np.abs(values[most]))
    print(f"pairs: {rank} of {len(values)} numbers, {100 * np.square(values[most]).sum() / np.square(values).sum():.3f} % kept")
    at = 0
    for run in runs:
        weights = run["weights"]
        count = len(weights["signs"])
        share = torch.from_numpy(onto[at : at + count].T.copy()).float()
        weights["beside.weight"] = share @ weights["beside.weight"]
        weights["beside.bias"] = share @ weights["beside.bias"]
        at += count
    return [int(each) for each in np.sign(values[most])]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("runs", nargs="+")
    parser.add_argument("--dump", nargs="+", required=True)
    parser.add_argument("--out", default=str(TARGET))
    options = parser.parse_args()
    networks, trusts, pair_trusts = [], [], []
    runs = [torch.load(path, weights_only=True) for path in options.runs]
    pair_signs = compress(runs, read_dump(*options.dump))
    for run in runs:
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
        "pairSigns": pair_signs,
        "networks": networks,
    }
    Path(options.out).write_text(json.dumps(document, indent=1) + "\n")
    print(document["trust"], document["pairTrust"], f"{Path(options.out).stat().st_size / 1e6:.2f} MB")


main()
