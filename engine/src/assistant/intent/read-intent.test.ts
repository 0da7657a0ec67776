import { describe, expect, it } from 'vitest';
import { readIntent } from './read-intent.ts';
import { sensedWords } from './word-senses.ts';

describe('words that mean the same', () => {
  it.each(['schneider', 'cobbler', 'zapatero', 'cordonnier', 'skomaker'])('%s mends', (word) => {
    expect(sensedWords(word)).toEqual([{ text: word, senses: expect.arrayContaining(['repair']) }]);
  });

  it('rows of words are read as one', () => {
    expect(sensedWords('get rid of it').map(({ text }) => text)).toEqual(['get rid of', 'it']);
  });
});

describe('what a message wants, in the words of people', () => {
  it.each([
    ['tog on the parka has gone, taking it to the tailor', 'item_repair'],
    ['die braunen Stiefel sind beim Schuster', 'item_repair'],
    ['flogged the brown boots on vinted', 'item_sold'],
    ['dad died yesterday', 'grief'],
    ['delete the lot, starting over', 'item_delete_all'],
    ['cancel the client meeting', 'event_delete'],
    ['i live in tucson now btw', 'home_set'],
    ['whats dirty', 'status'],
    ['wer hat mein blaues Kleid ausgeliehen', 'status'],
  ])('%s: %s', (text, intent) => {
    expect(readIntent(text).best.intent).toBe(intent);
  });
});
