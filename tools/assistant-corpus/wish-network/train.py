"""Trains the reader of wishes: what the parts of a message want, and what each of their words is.

python tools/assistant-corpus/wish-network/train.py --dump FILE [--folds 5] [--out RUN.pt]

Two gated recurrent layers in both directions (Cho et al. 2014) read the words; one answer cuts the message into wishes, one
names what each wants, one marks its details. With --folds writers are left out in turn, and the figures are of their messages.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn
from messages import CUTS, Messages, loss_marked, loss_whole, scores_of

# Of the messages without marks, the share that is looked at in a round.
WHOLE_SHARE = 0.3


class Reader(nn.Module):
    def __init__(self, head, signs, context, vectors, width=80, hidden=112, layers=2):
        super().__init__()
        self.register_buffer("vectors", vectors, persistent=False)
        self.pieces = nn.EmbeddingBag(head["buckets"], width, mode="sum")
        nn.init.normal_(self.pieces.weight, std=0.15)
        self.meaning = nn.Linear(vectors.shape[1], width, bias=False)
        self.signs = nn.Linear(signs, width)
        self.context = nn.Linear(context, width, bias=False)
        self.layers = nn.ModuleList()
        size = width
        for _ in range(layers):
            self.layers.append(nn.GRU(size, hidden, batch_first=True, bidirectional=True))
            size = 2 * hidden
        self.cuts = nn.Linear(size, CUTS)
        self.acts = nn.Linear(size, len(head["acts"]))
        self.roles = nn.Linear(size, 1 + 2 * len(head["roles"]))
        self.drop = nn.Dropout(0.25)

    def forward(self, batch):
        flat, offsets, scale = batch["buckets"]
        count, longest = batch["mask"].shape
        pieces = self.pieces(flat, offsets) * scale[:, None]
        seen = pieces + self.meaning(self.drop(self.vectors[batch["meanings"]])) + self.signs(batch["signs"])
        states = torch.zeros(count, longest, seen.shape[1])
        states[batch["mask"]] = seen
        states = torch.relu(states + self.context(batch["context"])[:, None])
        lengths = batch["mask"].sum(1)
        for layer in self.layers:
            packed = nn.utils.rnn.pack_padded_sequence(self.drop(states), lengths, batch_first=True, enforce_sorted=False)
            states, _ = nn.utils.rnn.pad_packed_sequence(layer(packed)[0], batch_first=True, total_length=longest)
        states = self.drop(states)
        return self.cuts(states), self.acts(states), self.roles(states)


def learn(messages, marked, whole, epochs, seed, size, batch=32):
    torch.manual_seed(seed)
    generator = np.random.default_rng(seed)
    first = messages.lines[0]
    model = Reader(messages.head, len(first["signs"][0]), len(first["context"]), messages.vectors, **size)
    optimizer = torch.optim.AdamW(model.parameters(), lr=5e-3, weight_decay=0.02)


    def batches(rows, size, share=1.0):
        drawn = generator.permutation(rows)[: int(share * len(rows))]
        return np.array_split(drawn, max(1, len(drawn) // size)) if len(drawn) else []

    steps = epochs * (len(batches(marked, batch)) + len(batches(whole, 64, WHOLE_SHARE)))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 5e-3, total_steps=steps + 1, pct_start=0.1)
    for _ in range(epochs):
        model.train()
        both = [(loss_marked, part) for part in batches(marked, batch)] + [(loss_whole, part) for part in batches(whole, 64, WHOLE_SHARE)]
        generator.shuffle(both)
        for losses, part in both:
            loss = losses(model, messages.batch(part, generator))
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 2.0)
            optimizer.step()
            schedule.step()
    return model.eval()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--dump", required=True)
    parser.add_argument("--folds", type=int, default=0)
    parser.add_argument("--only", type=int)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--width", type=int, default=80)
    parser.add_argument("--hidden", type=int, default=112)
    parser.add_argument("--people", action="store_true", help="leave out people of all marked files instead of whole files")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out")
    options = parser.parse_args()
    torch.set_num_threads(1)
    messages = Messages(options.dump)
    size = {"width": options.width, "hidden": options.hidden}
    writers = sorted({line["writer"] for line in messages.lines})
    fold = {writer: k % max(1, options.folds) for k, writer in enumerate(writers)}
    for k in range(options.folds):
        if options.only is not None and k != options.only:
            continue
        started = time.time()

        def is_held(row):
            line = messages.lines[row]
            if options.people and "person" in line:
                return line["person"] % options.folds == k
            return fold[line["writer"]] == k

        held = lambda rows: np.array([row for row in rows if is_held(row)], dtype=int)
        kept = lambda rows: np.array([row for row in rows if not is_held(row)], dtype=int)
        model = learn(messages, kept(messages.marked), kept(messages.whole), options.epochs, options.seed, size, options.batch)
        scores = scores_of(model, messages, held(np.array([row for row in messages.marked if messages.lines[row]["isAsked"]])), held(messages.whole))
        print(f"fold {k}, {time.time() - started:.0f} s: " + ", ".join(f"{name} {told}" for name, told in scores.items()), flush=True)
    if options.out:
        model = learn(messages, messages.marked, messages.whole, options.epochs, options.seed, size, options.batch)
        torch.save({"weights": model.state_dict(), "head": messages.head}, options.out)


main()
