"""Fits the temperature that makes confidences come true, on photos of contributors that a run had not seen.

python calibrate.py --views DIR --gradients RUN/fold.npz RUN/fold.npz [RUN/fold.npz]

Prints accuracy, the temperature, recall per class and the reliability table of docs/accuracy.md. The runs are of one
fold and combined as export.py combines them.
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


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--views", required=True)
    parser.add_argument("--gradients", required=True)
    parser.add_argument("runs", nargs="+")
    options = parser.parse_args()
    runs = [np.load(run) for run in options.runs]
    everything = labels_file(options.views)
    rows = [everything[i] for i in runs[0]["rows"]]
    straight, mirrored = runs[0]["straight"], runs[-1]["flipped"]
    shape = log_chances(np.load(options.gradients)["straight"])
    both = (log_chances(straight) + log_chances(mirrored)) / 2
    evidence = (1 - GRADIENTS_SHARE) * both + GRADIENTS_SHARE * shape
    print("network, straight view  ", report(np.exp(log_chances(straight)), rows))
    print("network, mirror image too", report(np.exp(both), rows))
    print("gradients alone          ", report(np.exp(shape), rows))
    for share in (0.1, 0.2, 0.3, 0.4, 0.5, 0.6):
        print(f"gradients at {share}         ", report(np.exp((1 - share) * both + share * shape), rows))

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
