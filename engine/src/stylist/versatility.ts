import type { ItemCategory } from '@drape/contract/wardrobe-options';
import { clothesHarmony } from '../colour/harmony.ts';
import { hexToOkLab, type OkLab } from '../colour/oklab.ts';

/** What an outfit needs to know of a piece: formality from 1 to 5, colours as `#rrggbb` with shares that sum to 1. */
export type Piece = {
  id: string;
  category: ItemCategory;
  formality: number | null;
  palette: readonly { hex: string; share: number }[];
};

/** From this harmony on (0 to 100) two pieces count as going together: a loud colour with a neutral does, two loud ones do not. */
const goodHarmony = 55;
/** Steps of formality that one outfit bridges. */
const formalityReach = 1.5;
/** Colours of a piece that decide, and the grid of OKLab on which they count as the same. */
const decisiveColours = 3;
const gridStep = 0.04;
/** Areas of two pieces that are worn together. */
const areas = { body: [0.5, 0.5], shoes: [0.8, 0.2] } as const;

type Tint = { key: string; colours: { lab: OkLab; share: number }[] };
type Judged = Piece & { tint: Tint };
type Bits = Uint32Array;

/**
 * In how many outfits (a top with a bottom, or a dress, with shoes where there are any) each piece takes part. An outfit
 * counts when every two of its pieces go together in colour and formality. Quadratic in the pieces, a thousand in well
 * under a second. Other categories take part in none and are left out.
 */
export function countOutfits(pieces: readonly Piece[]): Map<string, number> {
  const judged = pieces.map((piece) => ({ ...piece, tint: tintOf(piece) }));
  const of = (...categories: ItemCategory[]) =>
    judged.filter(({ category }) => categories.includes(category));
  const [tops, bottoms, dresses, shoes] = [of('top', 'shirt'), of('pants'), of('dresses'), of('shoes')];
  const fits = createFits();
  const counts = new Map([...tops, ...bottoms, ...dresses, ...shoes].map(({ id }) => [id, 0]));
  const count = (piece: Judged, more: number) => counts.set(piece.id, (counts.get(piece.id) ?? 0) + more);

  const shoesOf = (piece: Judged) => bits(shoes, (shoe) => fits(piece, shoe, areas.shoes));
  const bottomShoes = bottoms.map(shoesOf);
  const worn = new Float64Array(shoes.length);
  for (const top of tops) {
    const topShoes = shoesOf(top);
    bottoms.forEach((bottom, index) => {
      if (!fits(top, bottom, areas.body)) return;
      const outfits = shoes.length === 0 ? 1 : addCommon(topShoes, bottomShoes[index], worn);
      count(top, outfits);
      count(bottom, outfits);
    });
  }
  for (const dress of dresses) {
    const own = shoesOf(dress);
    count(dress, shoes.length === 0 ? 1 : addCommon(own, own, worn));
  }
  for (const [index, shoe] of shoes.entries()) count(shoe, worn[index]);
  return counts;
}

function tintOf({ palette }: Piece): Tint {
  const main = [...palette].sort((x, y) => y.share - x.share).slice(0, decisiveColours);
  const snap = (value: number) => Math.round(value / gridStep) * gridStep;
  const colours = main.map(({ hex, share }) => {
    const [lightness, a, b] = hexToOkLab(hex);
    return {
      lab: [snap(lightness), snap(a), snap(b)] as const,
      share: Math.max(0.1, Math.round(share * 10) / 10),
    };
  });
  return { key: JSON.stringify(colours), colours };
}

/** Whether two pieces go together; pieces of the same tints are judged once. */
function createFits() {
  const known = new Map<string, boolean>();
  return (one: Judged, other: Judged, [mine, theirs]: readonly [number, number]): boolean => {
    if (
      Math.abs((one.formality ?? other.formality ?? 0) - (other.formality ?? one.formality ?? 0)) >
      formalityReach
    )
      return false;
    const key = `${one.tint.key}${other.tint.key}${mine}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const colours = [...weighted(one.tint, mine), ...weighted(other.tint, theirs)];
    const good = colours.length > 0 && clothesHarmony(colours).score >= goodHarmony;
    known.set(key, good);
    return good;
  };
}

function weighted({ colours }: Tint, area: number) {
  const total = colours.reduce((sum, { share }) => sum + share, 0);
  return colours.map(({ lab, share }) => ({ lab, share: (share / total) * area }));
}

function bits(pieces: readonly Judged[], holds: (piece: Judged) => boolean): Bits {
  const set = new Uint32Array(Math.ceil(pieces.length / 32));
  pieces.forEach((piece, index) => {
    if (holds(piece)) set[index >> 5] |= 1 << (index & 31);
  });
  return set;
}

/** How many are in both sets; each of them is counted once more in `totals`. */
function addCommon(one: Bits, other: Bits, totals: Float64Array): number {
  let count = 0;
  for (let word = 0; word < one.length; word++) {
    for (let rest = one[word] & other[word]; rest !== 0; rest &= rest - 1) {
      totals[word * 32 + 31 - Math.clz32(rest & -rest)]++;
      count++;
    }
  }
  return count;
}
