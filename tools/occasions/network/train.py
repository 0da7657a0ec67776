"""Trains the reader of occasions: the dress code of a calendar entry from its words, place, hour and weekday.

python tools/occasions/network/train.py --dump FILE [--folds 5] [--out RUN.pt]

With --folds writers are left out in turn, and the figures are of titles by writers who took no part; a temperature that
makes the chances as often right as they say is found on the same answers.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn.functional import cross_entropy

BUCKETS = 16384
CODES = 14
PHRASE_WEIGHT = 0.3
TOLD = ("activity", "setting", "mood")


class Reader(nn.Module):
    def __init__(self, names, numbers, told, width=48):
        super().__init__()
        self.buckets = nn.EmbeddingBag(BUCKETS, width, mode="sum")
        nn.init.normal_(self.buckets.weight, std=0.2)
        self.names = nn.Linear(names, width, bias=False)
        self.numbers = nn.Linear(numbers, width)
        self.out = nn.Linear(width, CODES)
        self.direct = nn.EmbeddingBag(BUCKETS, CODES, mode="sum")
        nn.init.zeros_(self.direct.weight)
        self.told = nn.Linear(width, told)
        self.drop = nn.Dropout(0.4)
        self.drop_names = nn.Dropout(0.3)

    def forward(self, buckets, offsets, counts, names, numbers):
        scale = 1 / counts.clamp(min=1).sqrt()[:, None]
        hidden = self.buckets(buckets, offsets) * scale + self.names(self.drop_names(names)) + self.numbers(numbers)
        hidden = self.drop(torch.relu(hidden))
        return self.out(hidden) + self.direct(buckets, offsets) * scale, self.told(hidden)


class Titles:
    def __init__(self, lines, names, told):
        self.told = {part: torch.full((len(lines),), -1) for part in TOLD}
        self.words = told
        for k, line in enumerate(lines):
            for part in TOLD if "told" in line else []:
                self.told[part][k] = told[part].index(line["told"][part])
        rows = {name: row for row, name in enumerate(names)}
        self.lines = lines
        self.code = torch.tensor([line["code"] for line in lines])
        self.weight = torch.tensor([1.0 if line["writer"] else PHRASE_WEIGHT for line in lines])
        self.numbers = torch.tensor([line["numbers"] for line in lines])
        self.names = torch.zeros(len(lines), len(names))
        for k, line in enumerate(lines):
            for name in line["names"] if line["writer"] else []:
                if name in rows:
                    self.names[k, rows[name]] = 1
        self.buckets = [torch.tensor(line["buckets"], dtype=torch.long) for line in lines]

    def batch(self, rows):
        lists = [self.buckets[k] for k in rows]
        counts = torch.tensor([len(each) for each in lists], dtype=torch.float)
        offsets = torch.tensor(np.cumsum([0] + [len(each) for each in lists[:-1]]))
        return torch.cat(lists), offsets, counts, self.names[rows], self.numbers[rows]


def learn(titles, rows, epochs, seed):
    torch.manual_seed(seed)
    generator = np.random.default_rng(seed)
    model = Reader(titles.names.shape[1], titles.numbers.shape[1], sum(map(len, titles.words.values())))
    optimizer = torch.optim.AdamW(model.parameters(), lr=4e-3, weight_decay=0.05)
    steps = epochs * (len(rows) // 128 + 1)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
    for _ in range(epochs):
        model.train()
        for part in np.array_split(generator.permutation(rows), len(rows) // 128 + 1):
            codes, told = model(*titles.batch(part))
            losses = cross_entropy(codes, titles.code[part], reduction="none", label_smoothing=0.05)
            loss = (losses * titles.weight[part]).mean()
            for name, logits in parts_of(told, titles.words).items():
                loss = loss + 0.1 * cross_entropy(logits, titles.told[name][part], ignore_index=-1, reduction="sum") / len(part)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    return model.eval()


def parts_of(told, words):
    return dict(zip(TOLD, told.split([len(words[part]) for part in TOLD], 1)))


def answers(model, titles, rows):
    with torch.no_grad():
        return torch.cat([model(*titles.batch(part))[0] for part in np.array_split(rows, len(rows) // 512 + 1)])


def temperature_of(logits, code):
    tried = [0.4 * 1.06**k for k in range(40)]
    return min(tried, key=lambda each: float(cross_entropy(logits / each, code)))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--dump", required=True)
    parser.add_argument("--folds", type=int, default=0)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--left-out", type=int, help="leave out one in five of the people who have a calendar, from this one on")
    parser.add_argument("--out")
    options = parser.parse_args()
    torch.set_num_threads(1)
    lines = [json.loads(line) for line in Path(options.dump).read_text().splitlines()]
    names = sorted({name for line in lines for name in line["names"]})
    told = {part: sorted({line["told"][part] for line in lines if "told" in line}) for part in TOLD}
    titles = Titles(lines, names, told)
    writers = np.array([line["writer"] for line in lines])
    temperature = 1.0
    if options.folds:
        known = sorted(set(writers) - {""})
        logits, code, who = [], [], []
        for fold in range(options.folds):
            out = set(known[fold :: options.folds])
            held = np.array([k for k, writer in enumerate(writers) if writer in out])
            rows = np.array([k for k, writer in enumerate(writers) if writer not in out])
            logits.append(answers(learn(titles, rows, options.epochs, options.seed), titles, held))
            code.append(titles.code[held])
            who.extend(writers[held])
        logits, code = torch.cat(logits), torch.cat(code)
        temperature = temperature_of(logits, code)
        chances = torch.softmax(logits / temperature, 1)
        most, said = chances.max(1)
        right = (said == code).float()
        print(f"{len(code)} titles of writers who took no part: right {100 * right.mean():.1f} %, temperature {temperature:.2f}")
        people = torch.tensor([len(name) < 8 for name in who])
        print(f"entries of people's calendars: {100 * right[people].mean():.1f} % of {int(people.sum())}")
        for low in (0, 0.2, 0.4, 0.6, 0.8):
            within = (most >= low) & (most < low + 0.2001)
            print(f"  sure {low} to {low + 0.2:.1f}: right {100 * right[within].mean():.1f} % of {int(within.sum())}")
    if options.out:
        people = sorted({writer for writer in writers if writer and not writer.endswith(".tsv")})
        out = set() if options.left_out is None else set(people[options.left_out :: 5])
        rows = np.array([k for k, writer in enumerate(writers) if writer not in out])
        model = learn(titles, rows, options.epochs, options.seed)
        torch.save({"weights": model.state_dict(), "names": names, "told": told, "temperature": temperature}, options.out)


main()
