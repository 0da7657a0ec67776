"""What both trainers of readers of wishes share: the messages, what is lost where they are read otherwise, and the figures."""

import json
from pathlib import Path

import numpy as np
import torch
from torch.nn.functional import cross_entropy, log_softmax

WHOLE_WEIGHT = 0.5
CUTS = 3
WORD_WEIGHT = 0.3


class Messages:
    def __init__(self, path):
        lines = Path(path).read_text().splitlines()
        self.head = json.loads(lines[0])
        self.lines = [json.loads(line) for line in lines[1:]]
        rows = [json.loads(line) for line in Path(f"{path}.vectors").read_text().splitlines()]
        self.vectors = torch.tensor([*rows, [0.0] * len(rows[0])])
        self.marked = np.array([k for k, line in enumerate(self.lines) if "acts" in line])
        self.whole = np.array([k for k, line in enumerate(self.lines) if "acts" not in line])

    def batch(self, rows, generator=None):
        lines = [self.lines[k] for k in rows]
        longest = max(len(line["words"]) for line in lines)
        mask = torch.zeros(len(lines), longest, dtype=torch.bool)
        for k, line in enumerate(lines):
            mask[k, : len(line["words"])] = True
        bags = [bag for line in lines for bag in line["buckets"]]
        counts = np.array([len(bag) for bag in bags])
        offsets = np.concatenate([[0], np.cumsum(counts)[:-1]])
        context = torch.tensor([line["context"] for line in lines], dtype=torch.float)
        signs = torch.tensor([sign for line in lines for sign in line["signs"]])
        if generator is not None:
            context *= torch.tensor(generator.random((len(lines), 1)) > 0.15)
            forgets = torch.tensor(np.repeat(generator.random(len(lines)) > 0.2, [len(line["words"]) for line in lines]))
            signs[:, :3] *= forgets[:, None]
        return {
            "lines": lines,
            "mask": mask,
            "buckets": (
                torch.tensor(np.concatenate(bags)),
                torch.tensor(offsets),
                torch.tensor(1 / np.sqrt(counts), dtype=torch.float),
            ),
            "meanings": torch.tensor([meaning for line in lines for meaning in line["meanings"]]),
            "signs": signs,
            "context": context,
        }


def padded(batch, key, cut=lambda tag: tag):
    tags = torch.full(batch["mask"].shape, -1)
    for k, line in enumerate(batch["lines"]):
        tags[k, : len(line[key])] = torch.tensor([cut(tag) for tag in line[key]])
    return tags


def segments_of(tags):
    """First word, one behind the last, and what it is, of each part that tags mark."""
    found = []
    for k, tag in enumerate(tags):
        if tag == 0:
            continue
        name = (tag - 1) // 2
        if tag % 2 == 1 or not found or found[-1][1] != k or found[-1][2] != name:
            found.append([k, k + 1, name])
        else:
            found[-1][1] = k + 1
    return [tuple(each) for each in found]


def loss_marked(model, batch):
    cuts, acts, roles = model(batch)
    loss = cross_entropy(cuts.transpose(1, 2), padded(batch, "acts", lambda tag: 0 if tag == 0 else 2 - tag % 2), ignore_index=-1)
    loss = loss + cross_entropy(roles.transpose(1, 2), padded(batch, "roles"), ignore_index=-1)
    means, names = [], []
    for k, line in enumerate(batch["lines"]):
        for first, end, name in segments_of(line["acts"]):
            means.append(acts[k, first:end].mean(0))
            names.append(name)
    if means:
        loss = loss + cross_entropy(torch.stack(means), torch.tensor(names), label_smoothing=0.05)
    # Each word knows what the wish around it is, so that a cut is seen where that changes.
    inside = padded(batch, "acts", lambda tag: -1 if tag == 0 else (tag - 1) // 2)
    if WORD_WEIGHT and (inside >= 0).any():
        loss = loss + WORD_WEIGHT * cross_entropy(acts.transpose(1, 2), inside, ignore_index=-1)
    return loss


def loss_whole(model, batch):
    cuts, acts, _ = model(batch)
    inside = (1 - cuts.detach().softmax(2)[:, :, 0]) * batch["mask"] + 1e-4 * batch["mask"]
    means = (acts * inside[:, :, None]).sum(1) / inside.sum(1)[:, None]
    names = torch.tensor([line["intents"][0] for line in batch["lines"]])
    return WHOLE_WEIGHT * cross_entropy(means, names, label_smoothing=0.05)


def best_path(scores, follows):
    """The likeliest row of tags (Viterbi 1967) where each may follow only some."""
    best, back = scores[0] + follows[0], []
    for row in scores[1:]:
        ways = best[:, None] + follows[1:]
        back.append(ways.argmax(0))
        best = ways.max(0) + row
    path = [int(best.argmax())]
    for pointers in reversed(back):
        path.append(int(pointers[path[-1]]))
    return path[::-1]


def follows_of(tags):
    """What may stand at the start, then what may follow what: the inside of a part only behind its own first or inner word."""
    table = np.zeros((tags + 1, tags))
    for tag in range(2, tags, 2):
        table[:, tag] = -np.inf
        table[1 + tag - 1, tag] = 0
        table[1 + tag, tag] = 0
    return table


def read(model, batch):
    """For each message its wishes with their chances, and its details."""
    with torch.no_grad():
        cuts, acts, roles = model(batch)
    found = []
    for k, line in enumerate(batch["lines"]):
        count = len(line["words"])
        path = best_path(log_softmax(cuts[k, :count], 1).numpy(), follows_of(CUTS))
        wishes = [(first, end, acts[k, first:end].mean(0).softmax(0).numpy()) for first, end, _ in segments_of(path)]
        details = segments_of(best_path(log_softmax(roles[k, :count], 1).numpy(), follows_of(roles.shape[2])))
        whole = acts[k, :count].mean(0).softmax(0).numpy()
        found.append((wishes, details, whole))
    return found


def scores_of(model, messages, marked, whole):
    """Shares: cut into as many wishes of the right kinds, single ones right, details found (F1), whole messages right."""
    told = {}

    def count(name, right, all_=1):
        told.setdefault(name, [0, 0])
        told[name][0] += right
        told[name][1] += all_

    for part in np.array_split(marked, len(marked) // 256 + 1) if len(marked) else []:
        batch = messages.batch(part)
        for line, (wishes, details, _) in zip(batch["lines"], read(model, batch)):
            true = segments_of(line["acts"])
            names = [int(chances.argmax()) for _, _, chances in wishes]
            count("kinds", names == [name for _, _, name in true])
            count(f"kinds {line['language']}", names == [name for _, _, name in true])
            count("one" if len(true) == 1 else "several" if len(true) > 1 else "none", names == [name for _, _, name in true])
            count("number", len(names) == len(true))
            own = set(segments_of(line["roles"]))
            count("details", 2 * len(own & set(details)), len(own) + len(details))
            for role, name in enumerate(messages.head["roles"]):
                mine, theirs = {each for each in own if each[2] == role}, {each for each in details if each[2] == role}
                if mine or theirs:
                    count(f"  {name}", 2 * len(mine & theirs), len(mine) + len(theirs))
            count("all", names == [name for _, _, name in true] and own == set(details))
    for part in np.array_split(whole, len(whole) // 256 + 1) if len(whole) else []:
        batch = messages.batch(part)
        for line, (wishes, _, chances) in zip(batch["lines"], read(model, batch)):
            name = int(max(wishes, key=lambda wish: wish[1] - wish[0])[2].argmax()) if wishes and len(messages.marked) else int(chances.argmax())
            count("whole", name in line["intents"])
            count(f"whole {line['language']}", name in line["intents"])
    return {name: f"{100 * right / max(1, all_):.1f} % of {all_}" for name, (right, all_) in told.items()}
