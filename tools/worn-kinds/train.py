"""Learns to name worn garments from views of catalogue photos (build-views.ts), and measures it by cross-validation.

The views go through CenterNet's eleventh block as they are; a linear layer on the means of 36 places learns the kinds.
Folds keep all photos of a cut together.
"""

import argparse
import base64
import json
import pathlib

import cv2
import numpy as np
import torch
import torch.nn.functional as F
from sklearn.model_selection import GroupKFold

from centernet import PREFIX, Backbone

SIDE = 192
PLACES = 6
ALTERED = 3
KINDS = ["bag", "hoodie", "jacket", "shorts", "sports bra", "t-shirt", "tank top", "trousers", "watch"]
KIND_OF = {"bra": "sports bra", "tee": "t-shirt", "tank": "tank top", "pants": "trousers"}
DECAY = 2e-5


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--views", required=True, help="what build-views.ts wrote, without .bin and .jsonl")
    options.add_argument("--models", required=True, help="the folder models of @vladmandic/human")
    options.add_argument("--out", required=True)
    given = options.parse_args()
    torch.set_num_threads(1)
    rows = [json.loads(line) for line in pathlib.Path(given.views + ".jsonl").read_text().splitlines()]
    views = np.fromfile(given.views + ".bin", np.uint8).reshape(len(rows), SIDE, SIDE, 4)
    kinds = np.array([KINDS.index(KIND_OF.get(row["kind"], row["kind"])) for row in rows])
    groups = np.array([row["sku"] for row in rows])
    network = Backbone(given.models, PREFIX + "expanded_conv_11/add")
    random = np.random.default_rng(1)
    looks = [plain, mirrored] + [lambda view: altered(view, random)] * ALTERED
    traits = np.stack([traits_of(network, [look(view) for view in views]) for look in looks])
    measure(traits, kinds, groups)
    weights, bias = fit(traits.reshape(-1, traits.shape[2]), np.tile(kinds, len(looks)))
    write(weights, bias, pathlib.Path(given.out))


def plain(view):
    mask = view[..., 3:].astype(np.float32) / 255
    return view[..., :3] * mask + 255 * (1 - mask)


def mirrored(view):
    return plain(view)[:, ::-1]


def altered(view, random):
    """Seen from further away, in another light, with a ragged outline, a little moved."""
    picture = view[..., :3].astype(np.float32)
    side = int(random.integers(64, 180))
    picture = cv2.resize(cv2.resize(picture, (side, side), interpolation=cv2.INTER_AREA), (SIDE, SIDE))
    picture = 255 * np.clip(picture / 255, 0, 1) ** random.uniform(0.75, 1.3)
    picture = (picture - 128) * random.uniform(0.7, 1.15) + 128 + random.uniform(-20, 20)
    picture = picture * (1 + random.uniform(-0.08, 0.08, 3))
    slope = np.linspace(-1, 1, SIDE)
    shade = slope[:, None] * random.uniform(-0.2, 0.2) + slope[None] * random.uniform(-0.2, 0.2)
    picture = picture * (1 + shade[..., None]) + random.normal(size=picture.shape) * random.uniform(0, 5)
    ragged = cv2.resize(random.normal(size=(24, 24)).astype(np.float32), (SIDE, SIDE))
    soft = cv2.GaussianBlur(view[..., 3].astype(np.float32) / 255, (0, 0), 2.5)
    mask = np.clip((soft + 0.12 * ragged - 0.5) * 6 + 0.5, 0, 1)[..., None]
    picture = np.clip(picture, 0, 255) * mask + 255 * (1 - mask)
    across, down = random.uniform(0.85, 1.12, 2)
    moved = np.float32(
        [
            [across, 0, SIDE / 2 * (1 - across) + random.uniform(-10, 10)],
            [0, down, SIDE / 2 * (1 - down) + random.uniform(-10, 10)],
        ]
    )
    picture = cv2.warpAffine(picture.astype(np.float32), moved, (SIDE, SIDE), borderValue=(255, 255, 255))
    return picture[:, ::-1] if random.random() < 0.5 else picture


def traits_of(network, pictures):
    found = []
    with torch.no_grad():
        for start in range(0, len(pictures), 16):
            batch = np.stack(pictures[start : start + 16]).astype(np.float32)
            answer = network(torch.tensor(batch).permute(0, 3, 1, 2))
            means = F.avg_pool2d(answer, answer.shape[2] // PLACES).permute(0, 2, 3, 1).flatten(1)
            found.append((means.sign() * means.abs().sqrt()).numpy())
    return np.concatenate(found)


def fit(traits, kinds):
    """Weights and biases for the traits as they are."""
    mean = traits.mean(0)
    scale = (traits.std(0) + 1e-3) * np.sqrt(traits.shape[1])
    inputs = torch.tensor((traits - mean) / scale, dtype=torch.float32)
    wanted = torch.tensor(kinds)
    weights = torch.zeros(len(KINDS), inputs.shape[1], requires_grad=True)
    bias = torch.zeros(len(KINDS), requires_grad=True)
    optimiser = torch.optim.LBFGS([weights, bias], max_iter=80, history_size=10)

    def loss():
        optimiser.zero_grad()
        surprise = F.cross_entropy(inputs @ weights.T + bias, wanted) + DECAY * (weights**2).sum()
        surprise.backward()
        return surprise

    optimiser.step(loss)
    learned = weights.detach().numpy() / scale
    return learned, bias.detach().numpy() - learned @ mean


def measure(traits, kinds, groups):
    chances = np.zeros((len(kinds), len(KINDS)))
    for learn, test in GroupKFold(5, shuffle=True, random_state=0).split(kinds, kinds, groups):
        weights, bias = fit(
            traits[:, learn].reshape(-1, traits.shape[2]), np.tile(kinds[learn], len(traits))
        )
        evidence = traits[0, test] @ weights.T + bias
        chances[test] = torch.tensor(evidence).softmax(1).numpy()
    right, said = chances.argmax(1) == kinds, chances.max(1)
    print(f"right {right.mean():.3f} of {len(kinds)}, five folds of cuts")
    for least, most in zip([0, 0.5, 0.6, 0.7, 0.8, 0.9], [0.5, 0.6, 0.7, 0.8, 0.9, 1.01]):
        within = (said >= least) & (said < most)
        if within.any():
            print(f"{least:.1f} {within.sum():4d} mean {said[within].mean():.2f} right {right[within].mean():.2f}")
    for index, kind in enumerate(KINDS):
        own = kinds == index
        sure = own & (said >= 0.7)
        print(f"{kind:11s} {own.sum():3d} found {right[own].mean():.2f}, said surely {sure.sum()}")


def write(weights, bias, path):
    scale = float(np.abs(weights).max() / 32767)
    whole = np.round(weights / scale).astype("<i2")
    stored = {"scale": scale, "shape": list(weights.shape), "bytes": base64.b64encode(whole.tobytes()).decode()}
    content = {"kinds": KINDS, "bias": [round(float(value), 4) for value in bias], "weights": stored}
    path.write_text(json.dumps(content, indent=2) + "\n")


if __name__ == "__main__":
    main()
