"""Learns what may not be said of a person from the sentences that tokens.ts wrote.

node tools/run.mjs tools/claims/tokens.ts TOKENS.json
python tools/claims/train.py TOKENS.json            learns from all and writes the data file of the engine
python tools/claims/train.py TOKENS.json --leave W  learns without writer W, asks W's sentences, and prints what it caught

Networks of one layer of filters over words: one kind reads sentences (bodies, instructions, makers), the other whether a
piece that nobody has is said to be worn or owned. Of an answer of several sentences with one error nobody says which
sentence it is: the one that is most likely to be.
"""

import argparse
import base64
import json
from pathlib import Path

import numpy as np
import torch
from torch import nn

DATA = Path(__file__).parents[2] / "engine/src/knowledge/data"
HEADS = ("body", "instruction", "brand")
BUCKETS, MARKS, LONGEST = 2048, 31, 48
WIDTHS, FILTERS, MEANING, WORD, ENDING = (1, 2, 3, 4), 40, 32, 16, 8
ROUNDS, BATCH, BARS = 10, 64, (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7)

torch.set_num_threads(1)
table = json.loads((DATA / "word-vectors.json").read_text())
ROWS = {word: row + 1 for row, word in enumerate(table["words"].split(" "))}
VECTORS = np.frombuffer(base64.b64decode(table["bytes"]), dtype=np.int8).reshape(-1, 64).astype(np.float32)
VECTORS = VECTORS / np.maximum(1e-6, np.linalg.norm(VECTORS, axis=1, keepdims=True))
MEANINGS = torch.tensor(np.concatenate([np.zeros((1, 64), np.float32), VECTORS]))


def row_of(word):
    return ROWS.get(word) or (ROWS.get(word[:-1]) if word.endswith("s") else None) or 0


class Reader(nn.Module):
    def __init__(self, heads):
        super().__init__()
        self.meaning = nn.Linear(64, MEANING)
        self.words = nn.Embedding(BUCKETS + 1, WORD, padding_idx=0)
        self.endings = nn.Embedding(BUCKETS + 1, ENDING, padding_idx=0)
        size = MEANING + WORD + ENDING + MARKS
        self.filters = nn.ModuleList([nn.Conv1d(size, FILTERS, width, padding=width // 2) for width in WIDTHS])
        self.out = nn.Linear(FILTERS * len(WIDTHS), heads)
        self.drop = nn.Dropout(0.4)
        with torch.no_grad():
            self.meaning.weight.mul_(3)
            for each in (self.words, self.endings):
                each.weight.normal_(0, 0.1)
                each.weight[0] = 0

    def forward(self, rows, words, endings, marks, there):
        if self.training:
            words = words * (torch.rand(words.shape) >= 0.15).long()
        seen = torch.cat([torch.tanh(self.meaning(MEANINGS[rows])), self.words(words), self.endings(endings), marks], 2)
        seen = seen * there[..., None]
        if self.training:
            seen = seen * (torch.rand(*seen.shape[:2], 1) >= 0.08)
        length = seen.shape[1]
        found = [torch.relu(each(seen.transpose(1, 2)))[:, :, :length] * there[:, None, :] for each in self.filters]
        return self.out(self.drop(torch.cat([each.max(2)[0] for each in found], 1)))


def encoded(tokens, piece=None):
    tokens = tokens[:LONGEST]
    rows, words, endings = (np.zeros(LONGEST, np.int64) for _ in range(3))
    marks, there = np.zeros((LONGEST, MARKS), np.float32), np.zeros(LONGEST, np.float32)
    for k, token in enumerate(tokens):
        rows[k], words[k], endings[k], there[k] = row_of(token["text"]), token["bucket"] + 1, token["ending"] + 1, 1
        marks[k, token["marks"]] = 1
        if piece and piece["start"] <= token["start"] < piece["end"]:
            marks[k, MARKS - 1] = 1
    return rows, words, endings, marks, there


def sentence_bags(said):
    """Honest sentences each by itself; answers with an error as a whole."""
    bags = []
    for each in said:
        inputs = [encoded(sentence["tokens"]) for sentence in each["sentences"]]
        if each["kind"] in HEADS:
            bags.append((inputs, [float(each["kind"] == head) for head in HEADS], each, None))
        else:
            for one, sentence in zip(inputs, each["sentences"]):
                bags.append(([one], [0.0] * len(HEADS), each, sentence))
    return bags


def piece_bags(said):
    bags = []
    for each in said:
        inputs = [
            encoded(sentence["tokens"], piece) for sentence in each["sentences"] for piece in sentence.get("pieces", [])
        ]
        if each["kind"] in ("invented garment", "wrong id"):
            if inputs:
                bags.append((inputs, [1.0], each, None))
        else:
            bags.extend(([one], [0.0], each, None) for one in inputs)
    return bags


def stacked(bags):
    inputs = [one for bag in bags for one in bag[0]]
    counts = np.array([len(bag[0]) for bag in bags])
    return [torch.tensor(np.stack(part)) for part in zip(*inputs)], np.cumsum(counts) - counts, counts


def learned(bags, heads, seed, rounds=ROUNDS):
    torch.manual_seed(seed)
    random = np.random.default_rng(seed)
    inputs, starts, counts = stacked(bags)
    right = torch.tensor([bag[1] for bag in bags])
    weights = torch.tensor([0.5 if bag[2]["writer"] == "topics" else 1.0 for bag in bags])
    reader = Reader(heads)
    optimizer = torch.optim.AdamW(reader.parameters(), lr=2e-3, weight_decay=1e-2)
    steps = rounds * -(-len(bags) // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 3e-3, total_steps=steps)
    reader.train()
    for _ in range(rounds):
        order = random.permutation(len(bags))
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            rows = np.concatenate([np.arange(starts[k], starts[k] + counts[k]) for k in some])
            bag = torch.tensor(np.repeat(np.arange(len(some)), counts[some]))
            batch = [part[rows] for part in inputs]
            longest = int(batch[4].sum(1).max())
            sums = reader(*[part[:, :longest] for part in batch])
            most = torch.full((len(some), heads), -1e9)
            most = most.scatter_reduce(0, bag[:, None].expand(-1, heads), sums, "amax")
            loss = nn.functional.binary_cross_entropy_with_logits(most, right[some] * 0.97 + 0.01, reduction="none")
            loss = (loss.sum(1) * weights[some]).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    reader.eval()
    return reader


def shares(readers, bags):
    """Of each bag the likeliest of its inputs, by head."""
    inputs, starts, counts = stacked(bags)
    with torch.no_grad():
        all_sums = [
            torch.cat([reader(*[part[at : at + 200] for part in inputs]) for at in range(0, len(inputs[0]), 200)])
            for reader in readers
        ]
    means = torch.sigmoid(torch.stack(all_sums).mean(0)).numpy()
    return np.array([means[start : start + count].max(0) for start, count in zip(starts, counts)])


def report(readers, pieces, said):
    bags = sentence_bags(said)
    found = shares(readers, bags).max(1)
    kinds = np.array([bag[2]["kind"] for bag in bags])
    part = lambda rows: " ".join(f"{bar}: {100 * np.mean(found[rows] >= bar):.1f} %" for bar in BARS)
    for kind in ("honest", *HEADS):
        if (kinds == kind).any():
            print(f"  {kind}, {int((kinds == kind).sum())}, taken for faulty at {part(kinds == kind)}")
    bags = piece_bags(said)
    if bags:
        found = shares(pieces, bags)[:, 0]
        right = np.array([bag[1][0] for bag in bags])
        for name, rows in (("pieces not claimed", right == 0), ("answers with an invented piece", right == 1)):
            if rows.any():
                print(f"  {name}, {int(rows.sum())}, taken for claimed at {part(rows)}")


def stored(tensor, bits):
    values = tensor.detach().numpy().astype(np.float64)
    top = 2 ** (bits - 1) - 1
    scale = float(f"{max(np.abs(values).max(), 1e-9) / top:.6g}")
    whole = np.clip(np.round(values / scale), -top, top).astype("<i2" if bits == 16 else "i1")
    return {"scale": scale, "shape": list(values.shape), "bits": bits, "bytes": base64.b64encode(whole.tobytes()).decode()}


def network_of(reader, bags):
    """Words and endings that were never seen count nothing."""
    seen = [np.zeros(BUCKETS + 1, bool) for _ in range(2)]
    for inputs, *_ in bags:
        for one in inputs:
            seen[0][one[1]] = True
            seen[1][one[2]] = True
    words, endings = (each.weight.detach().clone() for each in (reader.words, reader.endings))
    words[~torch.tensor(seen[0])] = 0
    endings[~torch.tensor(seen[1])] = 0
    filters = [
        {
            "width": each.kernel_size[0],
            "weights": stored(each.weight.permute(0, 2, 1).reshape(FILTERS, -1), 8),
            "bias": stored(each.bias, 16),
        }
        for each in reader.filters
    ]
    return {
        "meaning": stored(reader.meaning.weight, 8),
        "meaningBias": stored(reader.meaning.bias, 16),
        "words": stored(words[1:], 8),
        "endings": stored(endings[1:], 8),
        "filters": filters,
        "out": stored(reader.out.weight, 8),
        "outBias": stored(reader.out.bias, 16),
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tokens")
    parser.add_argument("--leave", nargs="*", default=[])
    parser.add_argument("--readers", type=int, default=2)
    parser.add_argument("--out", default=str(DATA / "claim-network.json"))
    options = parser.parse_args()
    said = json.loads(Path(options.tokens).read_text())

    def taught(known):
        bags, pieces = sentence_bags(known), piece_bags(known)
        readers = [learned(bags, len(HEADS), seed) for seed in range(options.readers)]
        return readers, [learned(pieces, 1, seed, 3 * ROUNDS) for seed in range(options.readers)], bags, pieces

    for writer in options.leave:
        readers, piece_readers, *_ = taught([each for each in said if each["writer"] != writer])
        print(f"{writer} left out")
        report(readers, piece_readers, [each for each in said if each["writer"] == writer])
    if not options.leave:
        readers, piece_readers, bags, pieces = taught(said)
        document = {
            "version": 1,
            "origin": "Learned by tools/claims/train.py from the sentences beside it.",
            "sentences": [network_of(each, bags) for each in readers],
            "pieces": [network_of(each, pieces) for each in piece_readers],
        }
        Path(options.out).write_text(json.dumps(document) + "\n")


main()
