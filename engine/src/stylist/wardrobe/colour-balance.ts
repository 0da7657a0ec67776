import { type BasicColour, basicColours } from '../../colour/basic-colours.ts';
import { nameColour } from '../../colour/name-colour.ts';
import { hexToOkLab } from '../../colour/oklab.ts';

/** An item's main colour as `#rrggbb` (null when unknown), how many there are and how often one of them was worn. */
export type ColouredItem = { hex: string | null; quantity: number; wears: number };

export type ColourBalance = {
  colour: BasicColour;
  /** Shares of all coloured items and of all their wears, 0 to 1. */
  owned: number;
  worn: number;
};

/**
 * Colours owned against colours worn, by the eleven basic terms, the most owned first. Colours neither owned nor worn are
 * left out; without any wear all `worn` are 0.
 */
export function colourBalance(items: readonly ColouredItem[]): ColourBalance[] {
  const sums = new Map(basicColours.map((colour) => [colour, { owned: 0, worn: 0 }]));
  for (const { hex, quantity, wears } of items) {
    if (hex === null || !/^#[0-9a-f]{6}$/i.test(hex)) continue;
    const sum = sums.get(nameColour(hexToOkLab(hex)).basic);
    if (!sum) continue;
    sum.owned += quantity;
    sum.worn += wears;
  }
  const all = [...sums.values()];
  const owned = Math.max(1, total(all.map((sum) => sum.owned)));
  const worn = Math.max(1, total(all.map((sum) => sum.worn)));
  return [...sums]
    .filter(([, sum]) => sum.owned > 0)
    .map(([colour, sum]) => ({ colour, owned: sum.owned / owned, worn: sum.worn / worn }))
    .sort((x, y) => y.owned - x.owned || y.worn - x.worn);
}

function total(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
