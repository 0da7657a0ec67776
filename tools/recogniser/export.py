"""Writes the recogniser as one ONNX file with small weights.

python export.py --out server/assets/recogniser.onnx --gradients RUN/average.pt RUN/average.pt [RUN/average.pt]

One network sees the view; of two networks, the second sees its mirror image. The answer is a weighted mean of their log
chances and those of the classifier on gradients.
"""

import argparse
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from gradients import GradientClassifier
from labels import LABELS
from measure import GRADIENTS_SHARE
from network import SIZE, network_of


class Combined(nn.Module):
    def __init__(self, networks, gradients):
        super().__init__()
        self.networks = nn.ModuleList(networks)
        self.gradients = gradients

    def forward(self, view):
        views = [view, torch.flip(view, [3])]
        chances = [torch.log_softmax(network(seen), 1) for network, seen in zip(self.networks, views)]
        shape = torch.log_softmax(self.gradients(view), 1)
        return (1 - GRADIENTS_SHARE) * sum(chances) / len(chances) + GRADIENTS_SHARE * shape


def classifier_of(path):
    classifier = GradientClassifier(len(LABELS))
    classifier.load_state_dict(torch.load(path, weights_only=True)["weights"])
    return classifier.eval()


def made_small(model):
    """Weights as 16-bit floats, those of large convolutions as bytes with a scale for every output channel.

    The casts and products that make them floats again are folded away when the runtime loads them.
    """
    restore, stored = [], []
    for weight in list(model.graph.initializer):
        values, name = numpy_helper.to_array(weight), weight.name
        if values.dtype != np.float32 or values.size < 64:
            stored.append(weight)
        elif values.size < 30_000:
            stored.append(numpy_helper.from_array(values.astype(np.float16), f"{name}.half"))
            restore.append(helper.make_node("Cast", [f"{name}.half"], [name], to=TensorProto.FLOAT))
        else:
            scale = np.abs(values).max(axis=tuple(range(1, values.ndim)), keepdims=True) / 127
            stored.append(numpy_helper.from_array(np.round(values / scale).astype(np.int8), f"{name}.bytes"))
            stored.append(numpy_helper.from_array(scale.astype(np.float32), f"{name}.scale"))
            restore.append(helper.make_node("Cast", [f"{name}.bytes"], [f"{name}.whole"], to=TensorProto.FLOAT))
            restore.append(helper.make_node("Mul", [f"{name}.whole", f"{name}.scale"], [name]))
    del model.graph.initializer[:]
    model.graph.initializer.extend(stored)
    nodes = list(model.graph.node)
    del model.graph.node[:]
    model.graph.node.extend(restore + nodes)
    onnx.checker.check_model(model)
    return model


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--gradients", required=True)
    parser.add_argument("networks", nargs="+")
    options = parser.parse_args()
    combined = Combined([network_of(run) for run in options.networks], classifier_of(options.gradients)).eval()
    target = Path(options.out)
    target.parent.mkdir(parents=True, exist_ok=True)
    torch.onnx.export(
        combined, (torch.zeros(1, 4, SIZE, SIZE),), str(target),
        input_names=["view"], output_names=["logits"], opset_version=17, dynamo=False,
    )  # fmt: skip
    onnx.save(made_small(onnx.load(str(target))), str(target))
    print(f"{target}: {target.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
