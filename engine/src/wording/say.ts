import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import english from './en.json' with { type: 'json' };

export type Values = Readonly<Record<string, string | number>>;

/** The catalogue of the language that texts are written in: one file a language, ICU messages by key. */
const catalogue: Readonly<Record<string, string>> = english;

const locale = 'en';
const i18n = setupI18n({ locale, messages: { [locale]: {} } });
const compiled = new Set<string>();

/** A message with its values filled in. Throws a RangeError for a key that the catalogue doesn't have. */
export function say(key: string, values: Values = {}): string {
  const message = catalogue[key];
  if (message === undefined) throw new RangeError(`The catalogue has no message ${key}`);
  if (!compiled.has(key)) {
    compiled.add(key);
    i18n.load(locale, { [key]: compileMessage(message) });
  }
  return i18n._(key, { ...values });
}

/** A message that is kept elsewhere than in the catalogue, as a sentence; `id` tells it from all others. */
export function sayMessage(id: string, message: string, values: Values): string {
  if (!compiled.has(id)) {
    compiled.add(id);
    i18n.load(locale, { [id]: compileMessage(message) });
  }
  return sentence(i18n._(id, { ...values }));
}

export function canSay(key: string): boolean {
  return catalogue[key] !== undefined;
}

const numbered = /\.\d+$/;
const groups = new Map<string, string[]>();
for (const key of Object.keys(catalogue))
  if (numbered.test(key)) {
    const group = key.replace(numbered, '');
    groups.set(group, [...(groups.get(group) ?? []), key]);
  }

/** One of the messages `group.1`, `group.2` …, as a sentence; the same seed always gets the same one. */
export type Tell = (group: string, values?: Values) => string;

export function createTell(seed: string): Tell {
  return (group, values) => {
    const keys = groups.get(group);
    if (!keys) throw new RangeError(`The catalogue has no messages ${group}`);
    return sentence(say(keys[hash(`${seed}|${group}`) % keys.length], values));
  };
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b and c" */
export function listOf(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  const [last, ...before] = [...words].reverse();
  const first = before.reverse().reduce((rest, word) => say('list.more', { first: rest, rest: word }));
  return say('list.two', { first, last });
}

/** 32-bit FNV-1a with a final mix, so that near texts land far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
