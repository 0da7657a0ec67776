"""Computes BlazePose's answer to a made-up picture with NumPy alone, from the file's weights.

The numbers that it prints stand in server/src/platform/imaging/networks/person-network.test.ts: two readings of the same file, in
two languages and by two libraries, that must agree. Written after the TensorFlow Lite schema, version 3.

    python tools/person-network/reference.py node_modules/@mediapipe/pose/pose_landmark_full.tflite
"""

import struct
import sys

import numpy as np


class Table:
    def __init__(self, data, at):
        self.data, self.at = data, at

    def place(self, field):
        table = self.at - struct.unpack_from("<i", self.data, self.at)[0]
        if 4 + 2 * field >= struct.unpack_from("<H", self.data, table)[0]:
            return None
        offset = struct.unpack_from("<H", self.data, table + 4 + 2 * field)[0]
        return self.at + offset if offset else None

    def number(self, field, kind="<i"):
        at = self.place(field)
        return struct.unpack_from(kind, self.data, at)[0] if at else 0

    def follow(self, at):
        return at + struct.unpack_from("<I", self.data, at)[0]

    def table(self, field):
        at = self.place(field)
        return Table(self.data, self.follow(at)) if at else None

    def vector(self, field):
        at = self.place(field)
        if not at:
            return 0, 0
        start = self.follow(at)
        return start + 4, struct.unpack_from("<I", self.data, start)[0]

    def tables(self, field):
        start, length = self.vector(field)
        return [Table(self.data, self.follow(start + 4 * k)) for k in range(length)]

    def numbers(self, field):
        start, length = self.vector(field)
        return list(struct.unpack_from(f"<{length}i", self.data, start))

    def bytes(self, field):
        start, length = self.vector(field)
        return self.data[start : start + length]


def padded(x, size, stride, same):
    if not same:
        return x
    widths = []
    for axis in (0, 1):
        steps = -(-x.shape[axis] // stride[axis])
        lacking = max(0, (steps - 1) * stride[axis] + size[axis] - x.shape[axis])
        widths.append((lacking // 2, lacking - lacking // 2))
    return np.pad(x, [*widths, (0, 0)])


def windows(x, size, stride):
    view = np.lib.stride_tricks.sliding_window_view(x, size, axis=(0, 1))
    return view[:: stride[0], :: stride[1]]


def activate(x, code):
    return {0: lambda v: v, 1: lambda v: np.maximum(v, 0), 3: lambda v: np.clip(v, 0, 6)}[code](x)


def resized(x, rows, columns):
    """Bilinear between the pixels' middles."""

    def taps(size, wanted):
        place = np.clip((np.arange(wanted) + 0.5) * size / wanted - 0.5, 0, size - 1)
        first = np.floor(place).astype(int)
        return first, np.minimum(first + 1, size - 1), place - first

    top, bottom, down = taps(x.shape[0], rows)
    left, right, across = taps(x.shape[1], columns)
    down, across = down[:, None, None], across[None, :, None]
    upper = x[top][:, left] * (1 - across) + x[top][:, right] * across
    lower = x[bottom][:, left] * (1 - across) + x[bottom][:, right] * across
    return upper * (1 - down) + lower * down


def compute(code, options, values):
    x = values[0]
    if code in (3, 4, 17):
        same = options.number(0, "<b") == 0
        stride = (options.number(2), options.number(1))
    if code == 3:
        weights, bias = values[1:]
        size = weights.shape[1:3]
        seen = windows(padded(x, size, stride, same), size, stride)
        return activate(np.einsum("hwcij,oijc->hwo", seen, weights, optimize=True) + bias, options.number(3, "<b"))
    if code == 4:
        weights, bias = values[1:]
        size = weights.shape[1:3]
        seen = windows(padded(x, size, stride, same), size, stride)
        return activate(np.einsum("hwcij,ijc->hwc", seen, weights[0]) + bias, options.number(4, "<b"))
    if code == 17:
        size = (options.number(4), options.number(3))
        return windows(x, size, stride).max(axis=(3, 4))
    if code == 0:
        return activate(x + values[1], options.number(0, "<b") if options else 0)
    if code == 23:
        return resized(x, *values[1])
    if code == 34:
        return np.pad(x, values[1][1:])
    if code == 22:
        return x
    if code == 14:
        return 1 / (1 + np.exp(-x))
    raise ValueError(f"operator {code}")


def run(path, picture):
    data = open(path, "rb").read()
    model = Table(data, struct.unpack_from("<I", data, 0)[0])
    codes = [max(code.number(0, "<b"), code.number(3)) for code in model.tables(1)]
    graph, buffers = model.tables(2)[0], model.tables(4)
    values = {}
    for index, tensor in enumerate(graph.tables(0)):
        stored = buffers[tensor.number(2)].bytes(0)
        if stored:
            kind = {0: "<f4", 1: "<f2", 2: "<i4"}[tensor.number(1, "<b")]
            values[index] = np.frombuffer(stored, kind).reshape(tensor.numbers(0))
    values[graph.numbers(1)[0]] = picture
    for operator in graph.tables(3):
        code = codes[operator.number(0)]
        read = [values[index] for index in operator.numbers(1)]
        written = operator.numbers(2)[0]
        values[written] = read[0].astype(np.float64) if code == 6 else compute(code, operator.table(4), read)
    return [values[index].ravel() for index in graph.numbers(2)]


rows, columns, channels = np.mgrid[0:256, 0:256, 0:3]
picture = (((rows // 8) * 53 + (columns // 8) * 31 + channels * 101) % 256) / 255
landmarks, presence, mask, *_ = run(sys.argv[1], picture)
print("landmarks", [round(float(value), 3) for value in landmarks[:10]])
print("presence", round(float(presence[0]), 5))
print("mask", {place: round(float(mask[place]), 3) for place in (0, 20000, 32896, 45000, 65535)})
