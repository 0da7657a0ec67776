import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { fashionColours } from '../colour/fashion-colours.ts';
import { patternKinds, textureKinds, zones } from '../vision/look.ts';
import english from './en.json' with { type: 'json' };
import { canSay, createTell, listOf, say } from './say.ts';

const messages = Object.entries(english);

test('every message is one that the formatter understands', () => {
  for (const [key, message] of messages) expect(() => compileMessage(message), key).not.toThrow();
});

test('messages are American, short, and free of numbers and jargon', () => {
  for (const [key, message] of messages) {
    const isEvidence = key.startsWith('term.');
    expect(message.split(/\s+/).length, key).toBeLessThanOrEqual(45);
    if (!isEvidence) expect(message, key).not.toMatch(/\d|%|ΔE|#[0-9a-f]{6}/);
    expect(message, key).not.toMatch(/\b(?:colour|grey|jumper|favourite|theatre|analysed|measured|harmony)/i);
    expect(message, key).not.toMatch(/!|\s\s/);
  }
});

test('there is a word for every color, pattern, fabric and part of an outfit', () => {
  const names = Object.values(fashionColours).flatMap((each) => Object.keys(each));
  const keys = [
    ...names.map((name) => `color.${name}`),
    ...patternKinds.flatMap((kind) => [`pattern.${kind}`, `patterns.${kind}`]),
    ...textureKinds.map((kind) => `fabric.${kind}`),
    ...zones.map((zone) => `part.${zone}`),
  ];
  expect(keys.filter((key) => !canSay(key))).toEqual([]);
});

test('values are filled in by number, and lists read as lists', () => {
  const added = (one: string, ones: string) => say('finish.polish.1', { oneName: one, ones });
  expect(added('navy loafers', 'plural')).toBe('The navy loafers add polish and lift everything nearby.');
  expect(added('navy coat', 'one')).toBe('The navy coat adds polish and lifts everything nearby.');
  expect(listOf(['navy', 'white', 'tan'])).toBe('navy, white and tan');
});

test('the same seed always chooses the same message, and another one may choose another', () => {
  const values = { lead: 'navy blazer', leads: 'one' };
  const sentenceOf = (seed: string) => createTell(seed)('verdict.carries.good', values);
  expect(sentenceOf('a')).toBe(sentenceOf('a'));
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(sentenceOf)).size).toBeGreaterThan(1);
});

test('a key that is not there is an error and never a text', () => {
  expect(() => say('no.such.message')).toThrow(RangeError);
  expect(() => createTell('a')('no.such.group')).toThrow(RangeError);
});
