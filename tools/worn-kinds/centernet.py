"""CenterNet's MobileNetV3 of @vladmandic/human as a PyTorch module, with its weights, up to a layer."""

import json
import pathlib

import numpy as np
import torch
import torch.nn.functional as F

PREFIX = "tower_0/MobilenetV3/"


def read_package(folder):
    """The graph's nodes by name, and its weights."""
    description = json.loads((pathlib.Path(folder) / "centernet.json").read_text())
    data = (pathlib.Path(folder) / "centernet.bin").read_bytes()
    weights, offset = {}, 0
    for group in description["weightsManifest"]:
        for entry in group["weights"]:
            count = int(np.prod(entry["shape"])) if entry["shape"] else 1
            stored = entry.get("quantization")
            kind = np.dtype(stored["dtype"] if stored else entry["dtype"])
            values = np.frombuffer(data, kind, count, offset)
            offset += count * kind.itemsize
            if stored and stored["dtype"] != "float16":
                values = values.astype(np.float32) * stored["scale"] + stored["min"]
            weights[entry["name"]] = values.astype(entry["dtype"]).reshape(entry["shape"])
    return {node["name"]: node for node in description["modelTopology"]["node"]}, weights


class Backbone(torch.nn.Module):
    """Runs the graph from `start` (or the picture) to `end`. Its weights can learn."""

    def __init__(self, folder, end, start="tower_0/images"):
        super().__init__()
        self.nodes, weights = read_package(folder)
        self.start, self.end = start, end
        self.order = self._order(end)
        self.fixed = {}
        self.learned = torch.nn.ParameterDict()
        for name in self.order:
            node = self.nodes[name]
            for source in node.get("input", []):
                if self.nodes[source]["op"] != "Const":
                    continue
                values = weights[source]
                if values.ndim == 4:
                    depthwise = "Depthwise" in node["op"]
                    values = values.transpose(2, 3, 0, 1) if depthwise else values.transpose(3, 2, 0, 1)
                if values.dtype == np.float32 and ("Conv" in node["op"]):
                    self.learned[source.replace(".", "_")] = torch.nn.Parameter(torch.tensor(values.copy()))
                else:
                    self.fixed[source] = torch.tensor(values.copy())

    def _order(self, end):
        seen, order = set(), []

        def visit(name):
            if name in seen or name == self.start or self.nodes[name]["op"] == "Const":
                return
            seen.add(name)
            for source in self.nodes[name].get("input", []):
                visit(source)
            order.append(name)

        visit(end)
        return order

    def weight(self, name):
        key = name.replace(".", "_")
        return self.learned[key] if key in self.learned else self.fixed[name]

    def forward(self, picture):
        values = {self.start: picture}

        def get(name):
            return values[name] if name in values else self.weight(name)

        for name in self.order:
            node = self.nodes[name]
            values[name] = run(node, [get(source) for source in node["input"]])
        return values[self.end]


def run(node, inputs):
    op = node["op"]
    if "Conv" in op:
        return convolve(node, inputs)
    one, other = inputs if len(inputs) == 2 else (inputs[0], None)
    if op == "Mul":
        return one * other
    if op == "Add" or op == "AddV2":
        return one + other
    if op == "Relu6":
        return one.clamp(0, 6)
    if op == "Relu":
        return one.relu()
    if op == "Mean":
        return one.mean((2, 3), keepdim=True)
    raise ValueError(f"{op} of {node['name']} is not known here")


def convolve(node, inputs):
    picture, kernel, *offset = inputs
    stride = int(node["attr"]["strides"]["list"]["i"][1])
    groups = picture.shape[1] if "Depthwise" in node["op"] else 1
    if groups > 1:
        kernel = kernel.reshape(-1, 1, *kernel.shape[2:])
    size = kernel.shape[2]
    pads = [max(0, (-(-length // stride) - 1) * stride + size - length) for length in picture.shape[2:]]
    picture = F.pad(picture, (pads[1] // 2, pads[1] - pads[1] // 2, pads[0] // 2, pads[0] - pads[0] // 2))
    out = F.conv2d(picture, kernel, offset[0] if offset else None, stride, 0, 1, groups)
    fused = node["attr"].get("fused_ops", {}).get("list", {}).get("s", [])
    for name in map(decoded, fused):
        out = out.relu() if name == "Relu" else out.clamp(0, 6) if name == "Relu6" else out
    return out


def decoded(text):
    import base64

    return base64.b64decode(text).decode()
