import type { Garment } from '../../garment.ts';
import type { Claim, Line } from '../page/page.ts';
import { saidGarment } from '../said-garment.ts';

/** A line that speaks well of its pieces. */
export function praise(claims: readonly Claim[], about: readonly Garment[], text: () => string): Line {
  return { claims, about: about.map(({ key }) => key), praises: true, text };
}

/** A line that tells or proposes something. */
export function note(claims: readonly Claim[], about: readonly Garment[], text: () => string): Line {
  return { claims, about: about.map(({ key }) => key), praises: false, text };
}

/** The claim that a single piece is good; a page makes it of each piece once. */
export function praiseOf({ key }: Pick<Garment, 'key'>): Claim {
  return `praise ${key}`;
}

/** What messages name a garment by, under a name of their own: `coat`, `coatName` with its color, `coats` for its number. */
export function naming(prefix: string, garment: Garment): Record<string, string> {
  const { noun, name, color, number } = saidGarment(garment);
  return { [prefix]: noun, [`${prefix}Name`]: name, [`${prefix}Color`]: color, [`${prefix}s`]: number };
}

/** The garment of a place, legwear aside. */
export function worn(garments: readonly Garment[], zone: Garment['zone']): Garment | undefined {
  return garments.find((garment) => garment.zone === zone && !/tights|socks|hosiery/.test(garment.noun));
}
