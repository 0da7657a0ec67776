import { describe, expect, it } from 'vitest';
import { bestNamed, likeness, namedInTurn } from './own-names.ts';

const wardrobe = [
  'Pret polo',
  'Work trousers black',
  'Wollpulli grün von oma',
  'Marius genseren',
  'Sykepleieruniform hvit',
  'Black maxi skirt',
  'Blue oxford',
  'Blue oxford old',
];
const nameOf = (name: string) => name;
const named = (text: string) => bestNamed(text, wardrobe, nameOf).map(({ thing }) => thing);

describe('a garment is known by its owner’s name for it', () => {
  it.each([
    ['omas pulli is trocken', 'Wollpulli grün von oma'],
    ['gjør mariusgenseren te favoritt', 'Marius genseren'],
    ['kor mange uniforma har æ', 'Sykepleieruniform hvit'],
    ['and w the maxi', 'Black maxi skirt'],
    ['wheres my pret pollo', 'Pret polo'],
  ])('%s', (text, name) => {
    expect(named(text)).toEqual([name]);
  });

  it('a color or "good" alone names none', () => {
    expect(named('something blue and good for work')).toEqual([]);
  });

  it('of two that share a name the one that is said whole is meant', () => {
    expect(bestNamed('the old blue oxford', wardrobe, nameOf)[0]?.thing).toBe('Blue oxford old');
  });

  it('several are found one after the other', () => {
    const groups = namedInTurn('pret polo and work trousers r clean', wardrobe, nameOf);
    expect(groups.map(([first]) => first?.thing).sort()).toEqual(['Pret polo', 'Work trousers black']);
  });
});

describe('words are alike when inflected, compound or mistyped', () => {
  it.each([
    ['zaras', 'zara'],
    ['pulli', 'wollpulli'],
    ['cardi', 'cardigan'],
    ['birkenstok', 'birkenstocks'],
  ])('%s: %s', (said, own) => {
    expect(likeness(said, own)).toBeGreaterThan(0.7);
  });

  it.each([
    ['boat', 'coat'],
    ['red', 'rent'],
    ['work', 'word'],
  ])('but not %s: %s', (said, own) => {
    expect(likeness(said, own)).toBe(0);
  });
});
