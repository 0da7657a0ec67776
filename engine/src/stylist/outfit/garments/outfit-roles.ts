import { type Cores, countCores, type Fits } from '../../wardrobe/count-cores.ts';
import type { ItemTraits } from './item-traits.ts';

/** The place that a piece takes where outfits are counted; an extra is a layer or an accessory. */
export type Role = 'top' | 'bottom' | 'dress' | 'shoes' | 'extra';

/** From this share on, 0 to 1, two pieces go together. */
export const goesTogether = 0.72;

/** What two pieces add together, in points, as a share from 0 to 1; 0.75 where they neither help nor harm each other. */
export function togetherness(worth: number): number {
  return 1 / (1 + Math.exp(-(worth + 1.1)));
}

export function roleOf({ slots }: ItemTraits): Role {
  const roles = ['top', 'bottom', 'dress', 'shoes'] as const;
  return roles.find((role) => slots.includes(role)) ?? 'extra';
}

/** Two pieces of one place are never worn together; an extra may join anything else. */
export function canMeet(one: ItemTraits, other: ItemTraits): boolean {
  const [first, second] = [roleOf(one), roleOf(other)];
  if (first === 'extra' || second === 'extra') return one.slots[0] !== other.slots[0];
  const pair = new Set([first, second]);
  return pair.size === 2 && !(pair.has('dress') && (pair.has('top') || pair.has('bottom')));
}

export function coresOf(traits: readonly ItemTraits[], among: readonly number[]): Cores {
  const of = (role: Role) => among.filter((i) => roleOf(traits[i]) === role);
  return { tops: of('top'), bottoms: of('bottom'), dresses: of('dress'), shoes: of('shoes') };
}

/** The outfits that hold a piece, made of what it goes with; for an extra, those that it goes with. */
export function coresWith(traits: readonly ItemTraits[], own: number, partners: readonly number[]): Cores {
  const cores = coresOf(traits, partners);
  switch (roleOf(traits[own])) {
    case 'top':
      return { ...cores, tops: [own], dresses: [] };
    case 'bottom':
      return { ...cores, bottoms: [own], dresses: [] };
    case 'dress':
      return { ...cores, tops: [], bottoms: [], dresses: [own] };
    case 'shoes':
      return { ...cores, shoes: [own] };
    default:
      return cores;
  }
}

/**
 * How many outfits a piece makes with what it goes with; none without shoes where any are owned. With the first shoes
 * of a wardrobe every outfit is new.
 */
export function outfitsWith(
  traits: readonly ItemTraits[],
  own: number,
  partners: readonly number[],
  fits: Fits,
  ownsShoes: boolean,
): number {
  const isShod = roleOf(traits[own]) === 'shoes' || !ownsShoes;
  if (!isShod && !partners.some((i) => roleOf(traits[i]) === 'shoes')) return 0;
  return countCores(coresWith(traits, own, partners), fits).outfits;
}
