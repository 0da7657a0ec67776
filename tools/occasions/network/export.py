"""Writes the trained reader of occasions as the data file of the engine.

python tools/occasions/network/export.py RUN.pt [--temperature 0.9]
"""

import argparse
import base64
import json
from pathlib import Path

import numpy as np
import torch

TARGET = Path(__file__).resolve().parents[3] / "engine/src/knowledge/data/occasion-network.json"


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
    parser.add_argument("--temperature", type=float)
    options = parser.parse_args()
    run = torch.load(options.run, weights_only=True)
    weights = run["weights"]
    matrices = {}
    for name, tensor in weights.items():
        if name in ("buckets.weight", "direct.weight"):
            matrices[name] = stored(tensor, "<i1", 127)
        else:
            matrices[name] = stored(tensor.T.contiguous() if name == "names.weight" else tensor, "<i2", 32767)
    document = {
        "version": 1,
        "origin": "Learned by tools/occasions/network from calendar titles written for this product; see docs/taste.md.",
        "temperature": options.temperature or run["temperature"],
        "names": run["names"],
        "told": run["told"],
        "matrices": matrices,
    }
    TARGET.write_text(json.dumps(document, indent=1) + "\n")
    print(f"{TARGET.stat().st_size / 1e6:.2f} MB")


main()
