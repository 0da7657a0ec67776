"""Fits the temperature that makes confidences come true, on photos of contributors that a run had not seen.

python calibrate.py --views DIR --fold 0 GRADIENTS/average.pt RUN/average.pt [RUN/average.pt] [--fold 1 …]

Prints accuracy, of each fold and of all together, the temperature, recall per class and the reliability table of
docs/accuracy.md. The runs of a fold are combined as export.py combines them.
"""

import argparse

import numpy as np
import torch

from augment import plain
from export import classifier_of
from labels import CATEGORY_OF, CLASS_OF, CLASSES, LABELS
from measure import GRADIENTS_SHARE, class_chances, counted, log_chances, report
from network import network_of
from views import folds, load

# In the product skirts count as pants and bodysuits as tops.
PRODUCT = [CATEGORY_OF[CLASS_OF[label]] or ("pants" if label == "Skirt" else "top") for label in LABELS]
NAMES = sorted(set(PRODUCT))


def softened(evidence, temperature):
    return np.exp(log_chances(evidence / temperature))


def product_chances(chances):
    return np.stack([chances[:, [name == category for name in PRODUCT]].sum(1) for category in NAMES], 1)


class Fold:
    """The log chances that one fold's networks and gradients give the photos that they had not seen."""

    def __init__(self, views, number, gradients, *runs):
        pixels, _, rows = views
        tested = (folds(rows) == int(number)).nonzero().flatten()
        self.rows = [rows[i] for i in tested.tolist()]
        networks = [network_of(run) for run in runs]
        classifier = classifier_of(gradients)
        # Of two networks the second sees the mirror image; one does both.
        self.straight = log_chances(answers_of(pixels[tested], lambda x: networks[0](plain(x))))
        mirrored = log_chances(answers_of(pixels[tested], lambda x: networks[-1](plain(x).flip(3))))
        self.both = (self.straight + mirrored) / 2
        self.shape = log_chances(answers_of(pixels[tested], lambda x: classifier(plain(x))))

    def evidence(self, share=GRADIENTS_SHARE):
        return (1 - share) * self.both + share * self.shape


def answers_of(pixels, answer):
    with torch.no_grad():
        return torch.cat([answer(pixels[k : k + 64]) for k in range(0, len(pixels), 64)]).numpy()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--views", required=True)
    parser.add_argument("--fold", nargs="+", action="append", required=True)
    options = parser.parse_args()
    views = load(options.views)
    measured = [Fold(views, *files) for files in options.fold]
    rows = [row for fold in measured for row in fold.rows]

    def told(name, evidence_of):
        print(name.ljust(26), report(np.exp(np.concatenate([evidence_of(fold) for fold in measured])), rows))

    told("network, one view", lambda fold: fold.straight)
    told("mirror image too", lambda fold: fold.both)
    told("gradients alone", lambda fold: fold.shape)
    for share in (0.1, 0.2, 0.3, 0.4):
        told(f"gradients at {share}", lambda fold: fold.evidence(share))
    for fold in measured:
        print("a fold".ljust(26), report(np.exp(fold.evidence()), fold.rows))
    all_evidence = np.concatenate([fold.evidence() for fold in measured])

    kept = [i for i, row in enumerate(rows) if row.get("label20") or row["class10"]]
    label_of = {label.lower(): k for k, label in enumerate(LABELS)}
    truth = np.array([NAMES.index(PRODUCT[label_of[(rows[i].get("label20") or rows[i]["class10"]).lower()]]) for i in kept])
    evidence = all_evidence[kept]

    def surprise(temperature):
        chances = product_chances(softened(evidence, temperature))
        return -np.log(chances[np.arange(len(truth)), truth] + 1e-9).mean()

    choices = np.arange(0.4, 2.01, 0.01)
    temperature = choices[np.argmin([surprise(choice) for choice in choices])]
    print(f"temperature {temperature:.2f}: mean surprise {surprise(1):.3f} -> {surprise(temperature):.3f}")

    chances = product_chances(softened(evidence, temperature))
    sure, right = chances.max(1), chances.argmax(1) == truth
    print("| said confidence | photos | mean confidence | right |")
    for low, high in [(0, 0.5), (0.5, 0.6), (0.6, 0.7), (0.7, 0.8), (0.8, 0.9), (0.9, 0.95), (0.95, 1.01)]:
        within = (sure >= low) & (sure < high)
        if within.any():
            print(f"| {low:.2f} to {min(high, 1):.2f} | {within.sum()} | {sure[within].mean():.2f} | {right[within].mean():.2f} |")
    fine = softened(evidence, temperature)
    certainty = 1 + (fine * np.log(fine + 1e-12)).sum(1) / np.log(fine.shape[1])
    for least in (0.2, 0.25, 0.3, 0.35, 0.4):
        below = certainty < least
        print(f"certainty below {least}: {below.mean():.3f} of the photos, {right[below].mean():.2f} of them right")
    best = fine.max(1)
    exact = fine.argmax(1) == np.array([label_of[(rows[i].get("label20") or rows[i]["class10"]).lower()] for i in kept])
    for least in (0.5, 0.6, 0.7):
        print(f"subcategory above {least}: {(best > least).mean():.3f} of the photos, {exact[best > least].mean():.2f} right")
    second = np.argsort(-chances, 1)[:, :2]
    print(f"right among the first two: {(second == truth[:, None]).any(1).mean():.3f}")

    like = [i for i, row in enumerate(rows) if counted(row)]
    everyone = all_evidence[like]
    said = np.array(CLASSES)[class_chances(np.exp(everyone)).argmax(1)]
    wanted = np.array([rows[i]["class10"] for i in like])
    for name in CLASSES:
        own = wanted == name
        wrong = [said[k] for k in np.where(own)[0] if said[k] != name]
        most = max(set(wrong), key=wrong.count) if wrong else ""
        precision = (wanted[said == name] == name).mean() if (said == name).any() else float("nan")
        print(f"| {name} | {own.sum()} | {(said[own] == name).mean():.3f} | {precision:.3f} | {most} |")


if __name__ == "__main__":
    main()
