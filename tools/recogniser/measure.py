"""Accuracy of predicted chances on the ten classes and the seven categories, as the evaluation counts them."""

import numpy as np

from labels import CATEGORIES, CATEGORY_OF, CLASS_OF, CLASSES, LABELS

# Weight of the classifier on gradients beside the network, in log chances.
GRADIENTS_SHARE = 0.2


def log_chances(logits):
    shifted = logits - logits.max(1, keepdims=True)
    return shifted - np.log(np.exp(shifted).sum(1, keepdims=True))


def class_chances(chances):
    """Chances of 17 labels (N, 17) to those of the ten classes."""
    return np.stack([chances[:, [CLASS_OF[label] == name for label in LABELS]].sum(1) for name in CLASSES], 1)


def category_chances(classes):
    """Chances of ten classes to those of seven categories; skirts have none."""
    return np.stack([classes[:, [CATEGORY_OF[name] == category for name in CLASSES]].sum(1) for category in CATEGORIES], 1)


def counted(row):
    """Whether a photo is of the kind that the evaluation holds: one of the ten source labels, worn by adults."""
    label = row.get("label20")
    return row["class10"] != "" and row["kids"] == "False" and (label is None or label.lower() == row["class10"])


def report(chances, rows):
    """Accuracy and balanced accuracy, on photos like those of the evaluation."""
    kept = [i for i, row in enumerate(rows) if counted(row)]
    classes = class_chances(chances[kept])
    categories = category_chances(classes)
    truth = np.array([rows[i]["class10"] for i in kept])
    said = np.array(CLASSES)[classes.argmax(1)]
    wide = np.array([rows[i]["category7"] for i in kept])
    named = wide != ""
    said_wide = np.array(CATEGORIES)[categories.argmax(1)]
    by_class = [float((said[truth == name] == name).mean()) for name in CLASSES if (truth == name).any()]
    return {
        "n": len(kept),
        "class10": round(float((said == truth).mean()), 4),
        "balanced": round(float(np.mean(by_class)), 4),
        "category7": round(float((said_wide == wide)[named].mean()), 4),
    }
