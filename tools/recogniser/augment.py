"""Views as the network meets them: plain for measuring, and moved, recoloured and set on other grounds for learning."""

import math

import torch
import torch.nn.functional as F

from network import MARGIN, SIZE

# What the network sees of a stored view, which has a margin of 25 %.
SEEN = (1 + 2 * MARGIN) / 1.5


def plain(pixels):
    """Bytes (N, 4, S, S) to floats (N, 4, 128, 128) from 0 to 1, as the product makes them."""
    identity = torch.tensor([[SEEN, 0.0, 0.0], [0.0, SEEN, 0.0]]).expand(len(pixels), 2, 3)
    return _sample(pixels.float() / 255, identity)


def augmented(pixels, grounds, random, size=SIZE):
    """The same, altered at random; `grounds` are other views of the same shape whose pictures may become ground."""
    x = pixels.float() / 255
    if size <= pixels.shape[-1] * SEEN / 2 + 4:
        x = F.avg_pool2d(x, 2)
    x = _sample(x, _moves(len(pixels), random), size)
    colour = _other_ground(x[:, :3], x[:, 3:], grounds, random)
    return torch.cat([_recoloured(colour, random), _altered_mask(x[:, 3:], random)], 1)


def erased(x, random):
    """A rectangle of random place, size and colour is lost in every third view, in picture and mask."""
    x, size = x.clone(), x.shape[-1]
    for i in range(len(x)):
        if _uniform(1, 0, 1, random).item() > 0.35:
            continue
        height, width = (size * _uniform(2, 0.12, 0.45, random)).long().tolist()
        top = torch.randint(0, size - height, (1,), generator=random).item()
        left = torch.randint(0, size - width, (1,), generator=random).item()
        x[i, :3, top : top + height, left : left + width] = _uniform(3, 0, 1, random).view(3, 1, 1)
        x[i, 3, top : top + height, left : left + width] = float(_uniform(1, 0, 1, random).item() > 0.5)
    return x


def _uniform(n, low, high, random):
    return low + (high - low) * torch.rand(n, generator=random)


def _chance(n, share, random):
    return (torch.rand(n, generator=random) < share).float().view(-1, 1, 1, 1)


def _sample(x, moves, size=SIZE):
    """The part of a view that an affine map shows, averaged over two taps a pixel and direction where it shrinks."""
    grid = F.affine_grid(moves, (len(x), 4, size, size), align_corners=False)
    return F.grid_sample(x, grid, mode="bilinear", padding_mode="border", align_corners=False)


def _moves(n, random):
    """Flip, rotation (a few times any), shear, scale, proportions and shift."""
    wild = torch.rand(n, generator=random) < 0.06
    turn = torch.where(wild, _uniform(n, -math.pi, math.pi, random), math.radians(12) * torch.randn(n, generator=random))
    scale = SEEN * torch.exp(_uniform(n, -0.22, 0.22, random))
    stretch = torch.exp(_uniform(n, -0.12, 0.12, random))
    shear = _uniform(n, -0.14, 0.14, random)
    flip = torch.where(torch.rand(n, generator=random) < 0.5, -1.0, 1.0)
    cos, sin = torch.cos(turn), torch.sin(turn)
    sx, sy = scale * stretch * flip, scale / stretch
    shift_x, shift_y = _uniform(n, -0.1, 0.1, random), _uniform(n, -0.1, 0.1, random)
    rows = [
        torch.stack([sx * cos, sy * (shear * cos - sin), shift_x], 1),
        torch.stack([sx * sin, sy * (shear * sin + cos), shift_y], 1),
    ]
    return torch.stack(rows, 1)


def _other_ground(colour, mask, others, random):
    """Half of the views keep their ground; the rest get one colour, a gradient or a part of another photo."""
    replaced = (torch.rand(len(colour), generator=random) < 0.5) & (mask.mean((1, 2, 3)) > 0.03)
    chosen = replaced.nonzero().flatten()
    size = colour.shape[-1]
    n, ramp = len(chosen), torch.linspace(0, 1, size)
    if n == 0:
        return colour
    picture = _chance(n, 0.35, random)
    one, two = torch.rand(n, 3, 1, 1, generator=random), torch.rand(n, 3, 1, 1, generator=random)
    across = _chance(n, 0.5, random)
    ground = one + (two - one) * _uniform(n, 0, 1, random).view(-1, 1, 1, 1) * (
        across * ramp.view(1, 1, 1, -1) + (1 - across) * ramp.view(1, 1, -1, 1)
    )
    noise = F.interpolate(torch.rand(n, 3, 10, 10, generator=random), size, mode="bilinear") - 0.5
    ground = (ground + 0.25 * _uniform(n, 0, 1, random).view(-1, 1, 1, 1) * noise).clamp(0, 1)
    side = others.shape[-1] // 3
    enlarged = F.interpolate(others[chosen, :3, :side, :side].float() / 255, size, mode="bilinear")
    ground = torch.lerp(ground, enlarged, picture)
    colour[chosen] = torch.lerp(ground, colour[chosen], mask[chosen])
    return colour


def _recoloured(x, random):
    """Gamma, gains, contrast, saturation, a turned hue, grey now and then, blur and noise."""
    n = len(x)
    column = lambda low, high: _uniform(n, low, high, random).view(-1, 1, 1, 1)
    x = x.clamp_(1e-3, 1).pow_(torch.exp(column(-0.45, 0.45)))
    x.mul_(torch.exp(0.08 * torch.randn(n, 3, 1, 1, generator=random)))
    middle, contrast = x.mean((1, 2, 3), keepdim=True), column(0.65, 1.35)
    x.mul_(contrast).add_(middle * (1 - contrast) + column(-0.12, 0.12))
    turned = (torch.rand(n, generator=random) < 0.35).nonzero().flatten()
    x[turned] = torch.lerp(x[turned], x[turned][:, [1, 2, 0]], column(0, 0.6)[turned])
    saturation = column(0.3, 1.6) * (1 - _chance(n, 0.12, random))
    x = torch.lerp(x.mean(1, keepdim=True), x, saturation)
    soft = (torch.rand(n, generator=random) < 0.2).nonzero().flatten()
    x[soft] = F.avg_pool2d(x[soft], 3, 1, 1, count_include_pad=False)
    noisy = (torch.rand(n, generator=random) < 0.25).nonzero().flatten()
    x[noisy] += 0.03 * torch.randn(x[noisy].shape, generator=random)
    return x.clamp_(0, 1)


def _altered_mask(mask, random):
    """Masks grow or shrink a little, and some lose parts or gain ground, as where a garment has the colour of its wall.

    A few are missing, which means everything counts as garment.
    """
    dice = torch.rand(len(mask), generator=random)
    grown, shrunk = (dice < 0.1).nonzero().flatten(), ((dice >= 0.1) & (dice < 0.2)).nonzero().flatten()
    mask[grown] = F.max_pool2d(mask[grown], 5, 1, 2)
    mask[shrunk] = -F.max_pool2d(-mask[shrunk], 5, 1, 2)
    torn = ((dice >= 0.2) & (dice < 0.4)).nonzero().flatten()
    patches = F.interpolate(torch.rand(len(torn), 1, 6, 6, generator=random), mask.shape[-1], mode="bilinear")
    mask[torn] = torch.where(patches < _uniform(len(torn), 0.15, 0.45, random).view(-1, 1, 1, 1), 0.0, mask[torn])
    mask[torn] = torch.where(patches > _uniform(len(torn), 0.75, 1.2, random).view(-1, 1, 1, 1), 1.0, mask[torn])
    mask[dice > 0.95] = 1
    return mask
