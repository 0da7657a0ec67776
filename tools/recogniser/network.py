"""A residual network of about 2.4 million weights for views of 128 pixels: RGB and mask in, 17 logits out."""

import torch
from torch import nn

from labels import LABELS

SIZE = 128
# Margin on every side of the box, as a share of its longer side, that the network sees.
MARGIN = 0.08


class Residual(nn.Module):
    def __init__(self, inside, outside, stride):
        super().__init__()
        self.path = nn.Sequential(
            nn.Conv2d(inside, outside, 3, stride, 1, bias=False),
            nn.BatchNorm2d(outside),
            nn.ReLU(inplace=True),
            nn.Conv2d(outside, outside, 3, 1, 1, bias=False),
            nn.BatchNorm2d(outside),
        )
        self.shortcut = nn.Sequential()
        if stride > 1:
            self.shortcut = nn.Sequential(
                nn.AvgPool2d(2), nn.Conv2d(inside, outside, 1, bias=False), nn.BatchNorm2d(outside)
            )

    def forward(self, x):
        return torch.relu(self.path(x) + self.shortcut(x))


def _step(inside, outside):
    return nn.Conv2d(inside, outside, 3, 2, 1, bias=False), nn.BatchNorm2d(outside), nn.ReLU(inplace=True)


class Recogniser(nn.Module):
    def __init__(self, labels, width=44):
        super().__init__()
        # Two small steps keep collars, zips and buttons that one large step blurs.
        self.features = nn.Sequential(
            *_step(4, width // 2),
            *_step(width // 2, width),
            Residual(width, width, 1),
            Residual(width, 2 * width, 2),
            Residual(2 * width, 2 * width, 1),
            Residual(2 * width, 4 * width, 2),
            Residual(4 * width, 4 * width, 1),
            Residual(4 * width, 6 * width, 2),
            nn.AdaptiveAvgPool2d(1),
            nn.Flatten(),
        )
        self.dropout = nn.Dropout(0.15)
        self.head = nn.Linear(6 * width, labels)

    def forward(self, x):
        return self.head(self.dropout(self.features(x)))


def network_of(path):
    """What train.py left behind, ready to answer."""
    saved = torch.load(path, weights_only=True)
    network = Recogniser(len(LABELS), saved["width"])
    network.load_state_dict(saved["weights"])
    return network.eval()
