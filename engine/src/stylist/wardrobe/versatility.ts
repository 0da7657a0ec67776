import type { ItemCategory } from '@drape/contract/wardrobe/wardrobe-options';
import { clothesHarmony } from '../../colour/harmony.ts';
import { hexToOkLab, type OkLab } from '../../colour/oklab.ts';
import { countCores } from './count-cores.ts';

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

/**
 * In how many outfits (a top with a bottom, or a dress, with shoes where there are any) each piece takes part. An outfit
 * counts when every two of its pieces go together in colour and formality. Quadratic in the pieces, a thousand in well
 * under a second. Other categories take part in none and are left out.
 */
export function countOutfits(pieces: readonly Piece[]): Map<string, number> {
  const judged = pieces.map((piece) => ({ ...piece, tint: tintOf(piece) }));
  const of = (...categories: ItemCategory[]) =>
    judged.flatMap(({ category }, index) => (categories.includes(category) ? [index] : []));
  const [tops, bottoms, dresses, shoes] = [of('top', 'shirt'), of('pants'), of('dresses'), of('shoes')];
  const fits = createFits();
  const shoesFit = new Set(shoes);
  const { taking } = countCores({ tops, bottoms, dresses, shoes }, (one, other) =>
    fits(judged[one], judged[other], shoesFit.has(other) ? areas.shoes : areas.body),
  );
  return new Map([...taking].map(([index, count]) => [judged[index].id, count]));
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
