"""Learns what may not be said of a person from the sentences that dump-faults.ts wrote.

node tools/run.mjs tools/claims/dump-faults.ts SENTENCES.jsonl
python tools/claims/train_faults.py SENTENCES.jsonl [--held thirteenth,tenth]

MiniLM (tools/text-adapter) reads a sentence beside what was told, what is owned, and what is worn. The mean and the largest
of its words' vectors, with what was looked up, say by one hidden layer how likely each fault is. Of an answer of several
sentences with one error nobody says which sentence has it: the one that is most likely to. Writers that are held teach
nothing and are asked.
"""

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn.functional import binary_cross_entropy_with_logits

sys.path.append(str(Path(__file__).resolve().parents[1] / "text-adapter"))
from adapter import TextEncoder, stored, stored_adapter  # noqa: E402

TARGET = Path(__file__).resolve().parents[2] / "engine/src/knowledge/data/fault-network.json"
ORIGIN = "Learned by tools/claims/train_faults.py from the sentences beside it."
FAULTS = ("not owned", "number", "body", "instruction", "brand")
MOST_PIECES = {"ofWord": 8, "ofWords": 80, "beside": 110}
HIDDEN, BATCH, ROUNDS, RATE = 64, 24, 3, 1e-3
# Made of families of sentences, which are alike: a part of them, drawn anew each round.
FAMILY_SHARE = 0.35
# The chance from which a sentence is struck, where none is given.
STRUCK_FROM = 0.5


class Reader(nn.Module):
    def __init__(self, evidence):
        super().__init__()
        self.encoder = TextEncoder(MOST_PIECES)
        self.hidden = nn.Linear(2 * self.encoder.size + evidence, HIDDEN)
        self.out = nn.Linear(HIDDEN + evidence, len(FAULTS))
        self.drop = nn.Dropout(0.2)

    def forward(self, sentences):
        states = self.encoder([(each["words"], each["beside"]) for each in sentences])
        there = torch.zeros(states.shape[:2], dtype=torch.bool)
        for k, each in enumerate(sentences):
            there[k, : len(each["words"])] = True
        mean = (states * there[..., None]).sum(1) / there.sum(1, keepdim=True)
        most = states.masked_fill(~there[..., None], -1e9).max(1)[0]
        evidence = torch.tensor([each["evidence"] for each in sentences], dtype=torch.float)
        hidden = torch.relu(self.hidden(self.drop(torch.cat([mean, most, evidence], 1))))
        return self.out(self.drop(torch.cat([hidden, evidence], 1)))


def sums_of(reader, said):
    """Of each answer the largest sum of its sentences, by fault."""
    sentences = [sentence for each in said for sentence in each["sentences"]]
    counts = [len(each["sentences"]) for each in said]
    sums = reader(sentences)
    return torch.stack([part.max(0)[0] for part in sums.split(counts)])


def right_of(said):
    right = torch.zeros(len(said), len(FAULTS))
    for k, each in enumerate(said):
        if each["fault"] is not None:
            right[k, each["fault"]] = 1
    return right


def learned(said, seed):
    torch.manual_seed(seed)
    random = np.random.default_rng(seed)
    reader = Reader(len(said[0]["sentences"][0]["evidence"]))
    weights = [each for each in reader.parameters() if each.requires_grad]
    optimizer = torch.optim.AdamW(weights, lr=RATE, weight_decay=1e-2)

    def batches():
        taken = [each for each in said if each["writer"] != "families" or random.random() < FAMILY_SHARE]
        length = lambda each: max(len(one["words"]) + len(one["beside"]) / 5 for one in each["sentences"])
        parts = []
        for chunk in np.array_split(random.permutation(len(taken)), max(1, len(taken) // (20 * BATCH))):
            by_length = sorted((taken[k] for k in chunk), key=length)
            parts += [by_length[at : at + BATCH] for at in range(0, len(by_length), BATCH)]
        random.shuffle(parts)
        return parts

    rounds = [batches() for _ in range(ROUNDS)]
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=sum(map(len, rounds)) + 1, pct_start=0.1)
    started = time.time()
    for number, parts in enumerate(rounds):
        reader.train()
        for part in parts:
            loss = binary_cross_entropy_with_logits(sums_of(reader, part), right_of(part) * 0.97 + 0.01, reduction="none")
            optimizer.zero_grad()
            loss.sum(1).mean().backward()
            nn.utils.clip_grad_norm_(weights, 1.0)
            optimizer.step()
            schedule.step()
        print(f"round {number + 1} of {ROUNDS}, {time.time() - started:.0f} s", flush=True)
    return reader.eval()


def asked(reader, said):
    with torch.no_grad():
        return torch.cat([sums_of(reader, said[at : at + 48]) for at in range(0, len(said), 48)]).sigmoid().numpy()


def report(reader, said):
    """Prints what is caught of each fault, by the share of honest sentences that is struck."""
    honest = [{"sentences": [one], "fault": None} for each in said if each["fault"] is None for one in each["sentences"]]
    faulty = [each for each in said if each["fault"] is not None]
    of_honest, of_faulty = asked(reader, honest), asked(reader, faulty)
    faults = np.array([each["fault"] for each in faulty])
    for bar in (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8):
        caught = of_faulty.max(1) >= bar
        parts = ", ".join(f"{name} {100 * caught[faults == k].mean():.0f} % of {(faults == k).sum()}" for k, name in enumerate(FAULTS) if (faults == k).any())
        by = ", ".join(f"{name} {100 * (of_honest[:, k] >= bar).mean():.1f}" for k, name in enumerate(FAULTS))
        print(f"  from {bar}: struck {100 * (of_honest.max(1) >= bar).mean():.1f} % of {len(honest)} ({by}); caught {100 * caught.mean():.1f} %: {parts}", flush=True)


def struck_from(given):
    """As in "body=0.4,number=0.6"."""
    pairs = (each.split("=") for each in filter(None, given.split(",")))
    return {name: float(share) for name, share in pairs}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("sentences")
    parser.add_argument("--held", default="")
    parser.add_argument("--struck", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default=str(TARGET))
    options = parser.parse_args()
    said = [json.loads(line) for line in Path(options.sentences).read_text().splitlines()]
    held = set(filter(None, options.held.split(",")))
    reader = learned([each for each in said if each["writer"] not in held], options.seed)
    document = {
        "version": 1,
        "origin": ORIGIN,
        "adapter": stored_adapter({name.removeprefix("encoder."): tensor for name, tensor in reader.state_dict().items() if name.startswith("encoder.")}, MOST_PIECES, ORIGIN),
        "hidden": stored(reader.hidden.weight),
        "hiddenBias": stored(reader.hidden.bias),
        "struckFrom": dict.fromkeys(FAULTS, STRUCK_FROM) | struck_from(options.struck),
        "out": stored(reader.out.weight),
        "outBias": stored(reader.out.bias),
    }
    Path(options.out).write_text(json.dumps(document, indent=1) + "\n")
    for writer in sorted(held):
        print(writer)
        report(reader, [each for each in said if each["writer"] == writer])


main()
