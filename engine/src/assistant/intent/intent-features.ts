import { bucketOf, foldedText, gramsOf, wordsOf } from '../../language/text-features.ts';
import type { Context } from './standing.ts';
import { type OwnSenses, type Sensed, sensedWords } from './word-senses.ts';

/** What is told by pairs: so many words with a meaning, each with the next few, by the first of their senses. */
const [mostPaired, pairedWith, sensesPaired] = [24, 3, 2];

/** Of a long message only the first words lean on what was said before. */
const mostLeaning = 12;

/** What a message is read with beside its words: what the person calls their own things, and what was said before. */
export type Around = { own?: OwnSenses | undefined; context?: Context | undefined };

/**
 * Words, pairs and pieces of words, what the words mean in any language, and the shape of the whole, each as a bucket;
 * words and shape once more for where the conversation stands, so that "and shoes?" after an outfit is learned as such.
 */
export function intentFeatures(text: string, buckets: number, { own, context }: Around = {}): number[] {
  const folded = foldedText(text);
  const words = wordsOf(folded);
  const shape = shapeOf(text, words);
  const features = new Set<string>(shape);
  const sensed = sensedWords(folded, own);
  addWords(features, words);
  addSenses(features, sensed);
  if (context) addContext(features, context, { words, sensed, shape });
  return [...new Set([...features].map((feature) => bucketOf(feature, buckets)))];
}

type Said = { words: readonly string[]; sensed: readonly Sensed[]; shape: readonly string[] };

function addContext(
  features: Set<string>,
  { standing, behind }: Context,
  { words, sensed, shape }: Said,
): void {
  features.add(`x ${standing}`);
  for (const word of words.slice(0, mostLeaning)) features.add(`x ${standing} w ${word}`);
  for (const { senses } of sensed.slice(0, mostLeaning))
    for (const sense of senses) features.add(`x ${standing} k ${sense}`);
  features.add(`x ${standing} f ${words.slice(0, 2).join(' ')}`);
  for (const each of shape) features.add(`x ${standing} ${each}`);
  for (const each of behind) {
    features.add(`x ${each}`);
    for (const part of shape.slice(0, 2)) features.add(`x ${each} ${part}`);
    for (const { senses } of sensed.slice(0, mostLeaning))
      for (const sense of senses.slice(0, 1)) features.add(`x ${each} k ${sense}`);
  }
}

function addWords(features: Set<string>, words: readonly string[]): void {
  const framed = ['^', ...words, '$'];
  for (const [k, word] of framed.entries()) {
    const next = framed[k + 1];
    features.add(`w ${word}`);
    if (next !== undefined) features.add(`b ${word} ${next}`);
    for (const gram of gramsOf(word)) features.add(`c ${gram}`);
  }
  features.add(`f ${words.slice(0, 3).join(' ')}`);
}

function addSenses(features: Set<string>, sensed: readonly Sensed[]): void {
  const words = sensed.filter(({ text }) => !isStop(text));
  for (const { senses } of words) for (const sense of senses) features.add(`k ${sense}`);
  addPairs(features, words);
  const framed = ['^', ...words.map(({ text, senses }) => senses[0] ?? text), '$'];
  for (const [k, first] of framed.entries()) {
    const [second, third] = framed.slice(k + 1, k + 3);
    if (second !== undefined) features.add(`d ${first} ${second}`);
    if (third !== undefined) features.add(`t ${first} ${second} ${third}`);
  }
  for (const { text, senses } of sensed.filter((_, k) => k === 0 || isStop(sensed[k - 1]?.text ?? '')))
    if (!isStop(text)) for (const opening of [text, ...senses]) features.add(`s ${opening}`);
  for (const sense of words.at(-1)?.senses ?? []) features.add(`l ${sense}`);
}

function isStop(text: string): boolean {
  return /^[?!.,;:]$/.test(text);
}

function addPairs(features: Set<string>, words: readonly Sensed[]): void {
  const meant = words
    .filter(({ senses }) => senses.length > 0)
    .slice(0, mostPaired)
    .map(({ senses }) => senses.slice(0, sensesPaired));
  for (const [k, first] of meant.entries())
    for (const second of meant.slice(k + 1, k + 1 + pairedWith))
      for (const a of first) for (const b of second) features.add(`p ${a} ${b}`);
}

function shapeOf(text: string, words: readonly string[]): string[] {
  const count = words.length;
  const vowelless = words.filter((word) => word.length > 3 && !/[aeiouyäöü]/.test(word)).length;
  const commas = text.split(/[,\n;]/).length - 1;
  return [
    `# ${count <= 1 ? 'one' : count <= 3 ? 'few' : count <= 8 ? 'some' : count <= 20 ? 'many' : 'most'}`,
    ...(text.includes('?') ? ['# asks'] : []),
    ...(/\p{Extended_Pictographic}/u.test(text) ? ['# emoji'] : []),
    ...(/\p{L}/u.test(text) ? [] : ['# no letters']),
    ...(commas >= 2 ? [`# commas ${Math.min(3, commas)}`] : []),
    ...(/\n/.test(text) ? ['# lines'] : []),
    ...(/[{}<>;=]|\(\)/.test(text) ? ['# signs of code'] : []),
    ...(/\d/.test(text) ? ['# number'] : []),
    ...(vowelless > 0 ? ['# no vowels'] : []),
  ];
}
