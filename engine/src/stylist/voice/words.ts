import type { LookColour } from '../../vision/look.ts';
import { colouredNoun, type Garment } from '../garment.ts';
import type { Voice } from './voice.ts';

export function percent(share: number): string {
  const value = Math.round(share * 100);
  return value < 1 ? 'under 1%' : `${value}%`;
}

export function sentence(text: string): string {
  const trimmed = text.trim();
  const start = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.?]$/.test(start) ? start : `${start}.`;
}

export function paragraph(sentences: readonly (string | undefined)[]): string {
  return sentences
    .filter((text) => text !== undefined && text.trim() !== '')
    .map((text) => sentence(text ?? ''))
    .join(' ');
}

/** "a, b and c" */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export function the(garment: Garment): string {
  return `the ${garment.name}`;
}

/** "sits" or "sit", by the garment's number. */
export function agree(garment: { plural: boolean }, singular: string, plural: string): string {
  return garment.plural ? plural : singular;
}

export function article(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** The garment in another colour, with an article where it takes one: "a light grey top", "camel trousers". */
export function recolouredNoun(garment: Garment, colour: string): string {
  const noun = colouredNoun(colour, garment.noun);
  return garment.plural ? noun : article(noun);
}

/** Colours and shares in one of three forms. */
export function sharesOf(voice: Voice, key: string, colours: readonly LookColour[]): string {
  const form = voice.pick(`${key} form`, [
    ({ name, share }: LookColour) => `${name} (${percent(share)})`,
    ({ name, share }: LookColour) => `${percent(share)} ${name}`,
    ({ name, share }: LookColour) => `${name} at ${percent(share)}`,
  ]);
  return list(colours.map(form));
}

/** A CIEDE2000 difference as people read it. */
export function difference(value: number): string {
  return `ΔE ${Math.round(value)}`;
}

export function rating(value: number): string {
  return value.toFixed(1);
}
