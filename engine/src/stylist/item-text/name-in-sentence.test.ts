import { describe, expect, it } from 'vitest';
import { nameInSentence } from './name-in-sentence.ts';
import { parseItems } from './parse-items.ts';

describe('a name inside a sentence', () => {
  it.each([
    ['Doc Martens', 'Doc Martens'],
    ['Red Wing boots', 'Red Wing boots'],
    ['New Balance sneakers', 'New Balance sneakers'],
    ['Iowa City hoodie', 'Iowa City hoodie'],
    ['Black North Face parka', 'black North Face parka'],
    ['Long camel coat', 'long camel coat'],
    ['Red wrap dress', 'red wrap dress'],
    ['New red dress', 'new red dress'],
    ['Grauer Schal', 'grauer Schal'],
  ])('%s', (name, said) => {
    expect(nameInSentence(name)).toBe(said);
  });
});

it.each([
  ['Dunkelgrüner Anzug', ['Dunkelgrüne Anzugjacke', 'Dunkelgrüne Anzughose']],
  ['Grauer Anzug von Boss', ['Graue Anzugjacke von Boss', 'Graue Anzughose von Boss']],
])('the parts of a set have the gender of their own: %s', (name, parts) => {
  expect(parseItems(name).items.map(({ description }) => description)).toEqual(parts);
});
