import { expect, test } from 'vitest';
import { spokenCode } from './occasion-modifiers.ts';
import { coloursAsked, isOwnHomePlace, namesOthersHome, namesOwnHome } from './occasion-words.ts';

test.each(['at home', 'à la maison', 'Zuhause', 'chez moi', 'en casa', 'hjemme', 'thuis', '@home'])(
  '%j is one’s own home, in a title and as a place',
  (words) => {
    expect(namesOwnHome(`Film ${words}`)).toBe(true);
    expect(isOwnHomePlace(words)).toBe(true);
  },
);

test('a plain room is one’s own as a place, and not in a title', () => {
  expect(isOwnHomePlace('my kitchen')).toBe(true);
  expect(namesOwnHome('Kitchen planning at IKEA')).toBe(false);
});

test('a home of somebody else is not one’s own', () => {
  expect(isOwnHomePlace('en casa de Lucía')).toBe(false);
  expect(namesOthersHome('Anna’s flat')).toBe(true);
  expect(namesOthersHome('my flat')).toBe(false);
});

test.each([
  ['75 aniversario del colegio (etiqueta)', 'black tie'],
  ['Jubiläum, dunkler Anzug', 'formal'],
  ['Årsmiddag, mørk dress', 'formal'],
  ['Mingel, udda kavaj', 'smart casual'],
  ['Wedding, black tie', 'black tie'],
  ['Dinner with Frank', undefined],
])('%s says its dress code', (title, code) => {
  expect(spokenCode(title.toLowerCase())).toBe(code);
});

test.each([
  ['Choir concert (there 1pm, blacks + scarf)', ['black']],
  ['Chorkonzert Johannespassion (schwarz!)', ['black']],
  ['Office party, wear red', ['red']],
  ['Gala, all white', ['white']],
  ['Lunch in Red Lion', []],
  ['Dinner with the Blacks', []],
  ['All Blacks v Wales', []],
  ['Dr. Schwarz', []],
  ['La vie en rose', []],
])('%s asks for %j', (title, colours) => {
  expect(coloursAsked(title)).toEqual(colours);
});
