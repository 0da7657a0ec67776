"""Histograms of oriented gradients of picture and mask (Dalal and Triggs, 2005) as fixed layers, and a small classifier."""

import math

import torch
import torch.nn.functional as F
from torch import nn

SIZE = 96
CELL = 8
BINS = 8
CELLS = SIZE // CELL
# Cells of gradients of picture and mask, the mask at twice and the colours at half their fineness, and eight sums.
COUNT = 2 * BINS * CELLS**2 + (2 * CELLS) ** 2 + 4 * (CELLS // 2) ** 2 + 8


class Gradients(nn.Module):
    """Views (N, 4, S, S) from 0 to 1, looked at in 96 pixels, to (N, COUNT) numbers. Made of what ONNX knows."""

    def __init__(self):
        super().__init__()
        across = torch.tensor([[1.0, 0.0, -1.0], [2.0, 0.0, -2.0], [1.0, 0.0, -1.0]]) / 8
        self.register_buffer("edges", torch.stack([across, across.T]).unsqueeze(1))
        soft = torch.tensor([1.0, 4.0, 6.0, 4.0, 1.0]) / 16
        self.register_buffer("soft", (soft[:, None] * soft[None]).view(1, 1, 5, 5))
        half = torch.arange(BINS) * math.pi / BINS
        self.register_buffer("half_turn", torch.stack([half.cos(), half.sin()], 1).view(BINS, 2, 1, 1))
        self.register_buffer("whole_turn", torch.stack([(2 * half).cos(), (2 * half).sin()], 1).view(BINS, 2, 1, 1))

    def cells(self, plane, directions, signed):
        edges = F.conv2d(F.pad(plane, (1, 1, 1, 1), mode="replicate"), self.edges)
        along = F.conv2d(edges, directions)
        along = torch.relu(along) if signed else along.abs()
        energy = (edges * edges).sum(1, keepdim=True) + 1e-6
        cells = F.avg_pool2d(along * along * along / energy, CELL)
        around = F.avg_pool2d(F.avg_pool2d(energy, CELL), 3, 1, 1)
        return (cells / torch.sqrt(around + 1e-4)).flatten(1)

    def forward(self, view):
        view = F.interpolate(view, (SIZE, SIZE), mode="bilinear")
        colour, mask = view[:, :3], view[:, 3:]
        grey = 0.3 * colour[:, :1] + 0.59 * colour[:, 1:2] + 0.11 * colour[:, 2:]
        area = mask.mean((2, 3)) + 1e-3
        mean = (colour * mask).mean((2, 3)) / area
        inside = (grey - mean.mean(1).view(-1, 1, 1, 1)) * (0.25 + 0.75 * mask)
        spread = ((colour - mean[:, :, None, None]) ** 2 * mask).mean((2, 3)) / area
        tall = mask.mean(3).square().mean(2) - mask.mean(2).square().mean(2)
        return torch.cat(
            [
                self.cells(inside, self.half_turn, False),
                self.cells(F.conv2d(F.pad(mask, (2, 2, 2, 2)), self.soft), self.whole_turn, True),
                F.avg_pool2d(mask, CELL // 2).flatten(1),
                F.avg_pool2d(torch.cat([colour * mask, mask], 1), 2 * CELL).flatten(1),
                mean, spread.sqrt(), area, tall,
            ],
            1,
        )  # fmt: skip


class GradientClassifier(nn.Module):
    def __init__(self, labels):
        super().__init__()
        self.gradients = Gradients()
        self.layers = nn.Sequential(
            nn.BatchNorm1d(COUNT),
            nn.Dropout(0.3),
            nn.Linear(COUNT, 256),
            nn.BatchNorm1d(256),
            nn.ReLU(inplace=True),
            nn.Dropout(0.5),
            nn.Linear(256, labels),
        )

    def forward(self, view):
        return self.layers(self.gradients(view))
