import { colourDifference } from '../../../colour/delta-e.ts';
import { fashionColours } from '../../../colour/fashion-colours.ts';
import { hexToOkLab, type OkLab } from '../../../colour/oklab.ts';
import { type StyleFamily, styleFamilies } from '../../../knowledge/style/style-families.ts';
import { memoize } from '../../../memoize.ts';
import type { ItemTraits } from '../garments/item-traits.ts';
import type { OutfitRequest } from '../outfit.ts';
import { styleShare } from './style-kinship.ts';

/** Preferences in comparable form, with the scores of the garments that were set against them. */
export type Preference = {
  styles: StyleFamily[];
  colours: OkLab[];
  brands: RegExp | undefined;
  known: WeakMap<ItemTraits, number>;
};

const colourWords: Record<string, string> = Object.assign({}, ...Object.values(fashionColours));

export function readPreference({ preferences }: OutfitRequest): Preference {
  return comparableOnce(preferences);
}

const mostPreferences = 200;
/** A person's preferences are read for every request of theirs. */
const comparableOnce = memoize(comparable, {
  most: mostPreferences,
  keyOf: (preferences) => JSON.stringify(preferences),
});

function comparable(preferences: OutfitRequest['preferences']): Preference {
  const wanted = preferences.styles.map((style) => style.toLowerCase());
  const brands = (preferences.brands ?? []).map((brand) => brand.trim()).filter((brand) => brand !== '');
  return {
    styles: styleFamilies.filter((style) => wanted.includes(style)),
    colours: preferences.colours
      .map((colour) => labOf(colour.trim().toLowerCase()))
      .filter((lab) => lab !== undefined),
    brands: brands.length > 0 ? new RegExp(brands.map(escaped).join('|'), 'i') : undefined,
    known: new WeakMap(),
  };
}

function labOf(colour: string): OkLab | undefined {
  if (/^#[0-9a-f]{6}$/.test(colour)) return hexToOkLab(colour);
  const hex = Object.hasOwn(colourWords, colour) ? colourWords[colour] : undefined;
  return hex === undefined ? undefined : hexToOkLab(hex);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Mean of what was asked for, 0 to 1: style by the item's words, a favourite colour, a favourite brand. */
export function preferenceScore(traits: ItemTraits, preference: Preference): number {
  const score = preference.known.get(traits) ?? scoreOf(traits, preference);
  preference.known.set(traits, score);
  return score;
}

function scoreOf(traits: ItemTraits, { styles, colours, brands }: Preference): number {
  const parts: number[] = [];
  if (styles.length > 0) parts.push(styleScore(traits, styles));
  if (colours.length > 0) parts.push(colours.some((colour) => wears(traits, colour)) ? 1 : 0.45);
  if (brands) parts.push(brands.test(traits.item.description) ? 1 : 0.5);
  return parts.length > 0 ? parts.reduce((sum, part) => sum + part, 0) / parts.length : 0.5;
}

function styleScore({ words: { styleTowards, silent } }: ItemTraits, styles: StyleFamily[]): number {
  if (silent) return 0.5;
  const share = Math.max(...styles.map((style) => styleShare(styleTowards, style)));
  return Math.min(1, 0.2 + share);
}

function wears({ main, second, coloured }: ItemTraits, colour: OkLab): boolean {
  return coloured && [main, second].some((own) => own && colourDifference(own, colour) < 14);
}
