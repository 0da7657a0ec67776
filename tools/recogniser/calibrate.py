"""Fits the temperature that makes confidences come true, on photos of contributors that a run had not seen.

python calibrate.py --views DIR --fold GRADIENTS/fold.npz RUN/fold.npz [RUN/fold.npz] [--fold …]

Prints accuracy, of each fold and of all together, the temperature, recall per class and the reliability table of
docs/accuracy.md. The runs of a fold are combined as export.py combines them.
"""

import argparse

import numpy as np

from labels import CATEGORY_OF, CLASS_OF, CLASSES, LABELS
from measure import GRADIENTS_SHARE, class_chances, counted, log_chances, report
from views import labels_file

# In the product skirts count as pants and bodysuits as tops.
PRODUCT = [CATEGORY_OF[CLASS_OF[label]] or ("pants" if label == "Skirt" else "top") for label in LABELS]
NAMES = sorted(set(PRODUCT))


def softened(evidence, temperature):
    return np.exp(log_chances(evidence / temperature))


def product_chances(chances):
    return np.stack([chances[:, [name == category for name in PRODUCT]].sum(1) for category in NAMES], 1)


class Fold:
    """The log chances that one fold's network (one view, and with the mirror image) and gradients give its photos."""

    def __init__(self, everything, gradients, *runs):
        runs = [np.load(run) for run in runs]
        self.rows = [everything[i] for i in runs[0]["rows"]]
        self.straight = log_chances(runs[0]["straight"])
        self.both = (self.straight + log_chances(runs[-1]["flipped"])) / 2
        self.shape = log_chances(np.load(gradients)["straight"])

    def evidence(self, share=GRADIENTS_SHARE):
        return (1 - share) * self.both + share * self.shape


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--views", required=True)
    parser.add_argument("--fold", nargs="+", action="append", required=True)
    options = parser.parse_args()
    everything = labels_file(options.views)
    folds = [Fold(everything, *files) for files in options.fold]
    rows = [row for fold in folds for row in fold.rows]

    def told(name, evidence_of):
        print(name.ljust(26), report(np.exp(np.concatenate([evidence_of(fold) for fold in folds])), rows))

    for fold in folds:
        print("a fold".ljust(26), report(np.exp(fold.evidence()), fold.rows))
    told("all, network, one view", lambda fold: fold.straight)
    told("all, mirror image too", lambda fold: fold.both)
    told("all, gradients alone", lambda fold: fold.shape)
    for share in (0.1, 0.2, 0.3, 0.4, 0.5, 0.6):
        told(f"all, gradients at {share}", lambda fold: fold.evidence(share))
    evidence = np.concatenate([fold.evidence() for fold in folds])

    all_evidence = evidence
    kept = [i for i, row in enumerate(rows) if row.get("label20") or row["class10"]]
    label_of = {label.lower(): k for k, label in enumerate(LABELS)}
    truth = np.array([NAMES.index(PRODUCT[label_of[(rows[i].get("label20") or rows[i]["class10"]).lower()]]) for i in kept])
    evidence = evidence[kept]

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
