"""Writes the trained second reader of wishes as a data file of the engine.

python tools/assistant-corpus/wish-network/export_english.py RUN.pt
"""

import argparse
import json
import sys
from pathlib import Path

import torch

sys.path.append(str(Path(__file__).resolve().parents[2] / "text-adapter"))
from adapter import stored, stored_adapter  # noqa: E402

TARGET = Path(__file__).resolve().parents[3] / "engine/src/knowledge/assistant/english-wish-network.json"
ORIGIN = "Learned by tools/assistant-corpus/wish-network from messages written for this product."
# As train.py reads messages.
MOST_PIECES = {"ofWord": 8, "ofWords": 250, "beside": 24}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("run")
    run = torch.load(parser.parse_args().run, weights_only=True)
    beside = {name.removeprefix("encoder."): tensor for name, tensor in run["weights"].items() if name.startswith("encoder.")}
    matrices = {
        name: stored(tensor, 8 if name == "pieces.weight" else 16)
        for name, tensor in run["weights"].items()
        if not name.startswith("encoder.")
    }
    head = run["head"]
    document = {
        "version": 1,
        "origin": ORIGIN,
        "buckets": head["buckets"],
        "acts": head["acts"],
        "roles": head["roles"],
        "adapter": stored_adapter(beside, MOST_PIECES, ORIGIN),
        "matrices": matrices,
    }
    TARGET.write_text(json.dumps(document, indent=1) + "\n")
    print(f"{TARGET.stat().st_size / 1e6:.2f} MB")


main()
