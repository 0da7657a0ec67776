"""What a piece is worth for an occasion, and what two pieces are worth together."""

import torch
from torch import nn

from data import MAIN, SLOTS


class Taste(nn.Module):
    def __init__(self, piece_names, piece_numbers, context_names, context_numbers, width=64, rank=24):
        super().__init__()
        self.piece_names = nn.Linear(piece_names, width, bias=False)
        self.piece_numbers = nn.Linear(piece_numbers, width)
        self.context_names = nn.Linear(context_names, width, bias=False)
        self.context_numbers = nn.Linear(context_numbers, width)
        self.context_inner = nn.Linear(width, width)
        self.slots = nn.Embedding(len(SLOTS), width)
        self.from_piece = nn.Linear(width, width)
        self.from_context = nn.Linear(width, width, bias=False)
        self.out = nn.Linear(width, 1)
        self.piece_side = nn.Linear(width, rank, bias=False)
        self.context_side = nn.Linear(width, rank)
        self.slot_context = nn.Linear(width, len(SLOTS))
        self.beside = nn.Linear(width, rank)
        self.signs = nn.Parameter(torch.tensor([1.0, -1.0] * (rank // 2)) * 0.3)
        self.cross = nn.Embedding(len(SLOTS), 6)
        nn.init.zeros_(self.cross.weight)
        self.trust = nn.Parameter(torch.full((len(SLOTS),), 0.4))
        self.pair_trust = nn.Parameter(torch.tensor(0.4))
        self.drop = nn.Dropout(0.15)
        self.drop_words = nn.Dropout(0.3)
        with torch.no_grad():
            for layer in (self.piece_names, self.context_names):
                layer.weight.mul_(3)
            self.out.weight.mul_(0.3)
            self.piece_side.weight.mul_(0.5)

    def pieces(self, names, numbers, own):
        numbers = torch.cat([numbers[:, :own], self.drop_words(numbers[:, own:])], 1)
        return torch.relu(self.piece_names(self.drop(names)) + self.piece_numbers(numbers))

    def context(self, names, numbers, own):
        numbers = torch.cat([numbers[:, :own], self.drop_words(numbers[:, own:])], 1)
        first = torch.relu(self.context_names(self.drop(names)) + self.context_numbers(numbers))
        return torch.relu(self.context_inner(first))

    def single(self, pieces, context, cross, piece, slot):
        """By context and placement."""
        seen = self.from_piece(pieces)[piece] + self.slots(slot)
        joint = torch.relu(seen[None] + self.from_context(context)[:, None])
        worth = self.out(joint)[..., 0]
        likes = self.context_side(context) @ self.piece_side(pieces).T
        near = (cross[:, piece] * self.cross(slot)[None]).sum(2)
        return worth + near + likes[:, piece] + self.slot_context(context)[:, slot]

    def pair(self, pieces):
        side = self.beside(pieces)
        return (side * self.signs) @ side.T


def is_main(slot):
    return slot < len(MAIN)
