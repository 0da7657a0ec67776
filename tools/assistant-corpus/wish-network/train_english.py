"""Trains the second reader of wishes, for English: what the parts of a message want, and what each of their words is.

python tools/assistant-corpus/wish-network/train_english.py --dump FILE --out RUN.pt [--held e9.txt,en-n2]

MiniLM (tools/text-adapter) reads the message beside what was said before it. A gated recurrent layer in both directions (Cho
et al. 2014) reads the words with what is known of each, and three answers cut the message into wishes, name what each wants,
and mark its details. Writers that are held teach nothing and are asked.
"""

import argparse
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from messages import CUTS, Messages, loss_marked, loss_whole, scores_of

sys.path.append(str(Path(__file__).resolve().parents[2] / "text-adapter"))
from adapter import TextEncoder  # noqa: E402

# Of the messages without marks, of filled templates, and of joined messages, the share that teaches.
WHOLE_SHARE = 0.3
TEMPLATE_SHARE = 0.35
JOINED_SHARE = 0.4
# Longer messages teach nothing.
MOST_WORDS = 50
MOST_PIECES = {"ofWord": 8, "ofWords": 250, "beside": 24}


class Reader(nn.Module):
    def __init__(self, head, signs, context, vectors, width=80, hidden=112):
        super().__init__()
        self.encoder = TextEncoder(MOST_PIECES)
        self.register_buffer("vectors", vectors, persistent=False)
        size = self.encoder.size
        self.pieces = nn.EmbeddingBag(head["buckets"], width, mode="sum")
        nn.init.normal_(self.pieces.weight, std=0.15)
        self.meaning = nn.Linear(vectors.shape[1], width, bias=False)
        self.signs = nn.Linear(signs, width)
        self.context = nn.Linear(context, width, bias=False)
        self.encoded = nn.Linear(size, width, bias=False)
        self.gated = nn.GRU(width + size, hidden, batch_first=True, bidirectional=True)
        self.cuts = nn.Linear(2 * hidden + size, CUTS)
        self.acts = nn.Linear(2 * hidden + size, len(head["acts"]))
        self.roles = nn.Linear(2 * hidden + size, 1 + 2 * len(head["roles"]))
        self.drop = nn.Dropout(0.2)

    def forward(self, batch):
        encoded = self.encoder([(line["words"], line["before"]) for line in batch["lines"]])
        flat, offsets, scale = batch["buckets"]
        known = self.pieces(flat, offsets) * scale[:, None] + self.signs(batch["signs"])
        known = known + self.meaning(self.drop(self.vectors[batch["meanings"]]))
        states = torch.zeros(*batch["mask"].shape, known.shape[1])
        states[batch["mask"]] = known
        states = torch.relu(states + self.context(batch["context"])[:, None] + self.encoded(encoded))
        seen = torch.cat([self.drop(states), self.drop(encoded)], 2)
        packed = nn.utils.rnn.pack_padded_sequence(seen, batch["mask"].sum(1), batch_first=True, enforce_sorted=False)
        gated, _ = nn.utils.rnn.pad_packed_sequence(self.gated(packed)[0], batch_first=True, total_length=seen.shape[1])
        states = self.drop(torch.cat([gated, encoded], 2))
        return self.cuts(states), self.acts(states), self.roles(states)


def learn(messages, marked, whole, epochs, seed, batch=32):
    torch.manual_seed(seed)
    generator = np.random.default_rng(seed)
    first = messages.lines[0]
    model = Reader(messages.head, len(first["signs"][0]), len(first["context"]), messages.vectors)
    learned = [each for each in model.parameters() if each.requires_grad]
    optimizer = torch.optim.AdamW(learned, lr=1.2e-3, weight_decay=0.02)

    def batches(rows, size):
        """Messages of about one length lie together."""
        parts = []
        for chunk in np.array_split(generator.permutation(rows), max(1, len(rows) // (20 * size))):
            by_length = sorted(chunk, key=lambda row: len(messages.lines[row]["words"]))
            parts += np.array_split(by_length, max(1, len(by_length) // size))
        return parts

    def round_of_batches():
        some = generator.permutation(whole)[: int(WHOLE_SHARE * len(whole))]
        both = [(loss_marked, part) for part in batches(marked, batch)] + [(loss_whole, part) for part in batches(some, 64)]
        generator.shuffle(both)
        return both

    rounds = [round_of_batches() for _ in range(epochs)]
    steps = sum(len(each) for each in rounds)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 1.2e-3, total_steps=steps + 1, pct_start=0.1)
    started = time.time()
    for number, both in enumerate(rounds):
        model.train()
        for losses, part in both:
            loss = losses(model, messages.batch(part, generator))
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learned, 2.0)
            optimizer.step()
            schedule.step()
        print(f"round {number + 1} of {epochs}, {time.time() - started:.0f} s", flush=True)
    return model.eval()


def teaching(messages, held, seed):
    """Rows of the marked messages and of the others that teach."""
    generator = np.random.default_rng(seed)

    def is_taken(line):
        share = 1.0
        if "acts" in line and not line["isAsked"]:
            share *= JOINED_SHARE
        if "acts" in line and not line["writer"].endswith(".txt"):
            share *= TEMPLATE_SHARE
        return line["language"] == "en" and line["writer"] not in held and len(line["words"]) <= MOST_WORDS and generator.random() < share

    taken = [is_taken(line) for line in messages.lines]
    return [np.array([row for row in rows if taken[row]]) for rows in (messages.marked, messages.whole)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--dump", required=True)
    parser.add_argument("--held", default="")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    messages = Messages(options.dump)
    held = set(options.held.split(","))
    marked, whole = teaching(messages, held, options.seed)
    model = learn(messages, marked, whole, options.epochs, options.seed)
    torch.save({"weights": model.state_dict(), "head": messages.head}, options.out)
    for writer in sorted(held):
        asked = [row for row in messages.marked if messages.lines[row]["writer"] == writer and messages.lines[row]["isAsked"]]
        if asked:
            scores = scores_of(model, messages, np.array(asked), np.array([], dtype=int))
            print(f"{writer}: " + ", ".join(f"{name} {told}" for name, told in scores.items()), flush=True)


main()
