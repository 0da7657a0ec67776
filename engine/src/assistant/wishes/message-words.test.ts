import { expect, test } from 'vitest';
import { messageWords } from './message-words.ts';

const said = (text: string) => messageWords(text).map((word) => word.text);

test('stops and signs are words of their own, and what an apostrophe joins is one word', () => {
  expect(said("I'd wear it, wouldn't you? $120")).toEqual([
    "I'd",
    'wear',
    'it',
    ',',
    "wouldn't",
    'you',
    '?',
    '$',
    '120',
  ]);
});

test('every word is found where it stands', () => {
  const text = 'Für morgen – était-ce 👗 trop?\nJa.';
  for (const { text: word, from, to } of messageWords(text)) expect(text.slice(from, to)).toBe(word);
});

test('a message of four thousand words is read in its first two hundred', () => {
  expect(messageWords('wear it '.repeat(2000))).toHaveLength(200);
});
