"""Writes the trained reader of wishes as the data file of the engine.

python tools/assistant-corpus/wish-network/export.py RUN.pt
"""

import argparse
import base64
import json
from pathlib import Path

import numpy as np
import torch

TARGET = Path(__file__).resolve().parents[3] / "engine/src/knowledge/assistant/wish-network.json"


def stored(tensor, whole, most):
    values = tensor.numpy().astype(np.float64)
    scale = float(max(np.abs(values).max(), 1e-9) / most)
    rounded = np.round(values / scale).astype(whole)
    return {
        "scale": float(f"{scale:.6g}"),
        "shape": list(values.shape),
        "bits": 8 if most == 127 else 16,
        "bytes": base64.b64encode(rounded.tobytes()).decode(),
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("run")
    run = torch.load(parser.parse_args().run, weights_only=True)
    matrices = {
        name: stored(tensor, "<i1", 127) if name == "pieces.weight" else stored(tensor, "<i2", 32767)
        for name, tensor in run["weights"].items()
    }
    document = {
        "version": 1,
        "origin": "Learned by tools/assistant-corpus/wish-network from messages written for this product.",
        "buckets": run["head"]["buckets"],
        "acts": run["head"]["acts"],
        "roles": run["head"]["roles"],
        "matrices": matrices,
    }
    TARGET.write_text(json.dumps(document, indent=1) + "\n")
    print(f"{TARGET.stat().st_size / 1e6:.2f} MB")


main()
