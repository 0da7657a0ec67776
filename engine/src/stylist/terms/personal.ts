import {
  meanFit,
  type PersonalColours,
  personalRanges,
  type RangeFit,
  rangeFit,
} from '../../colour/personal-ranges.ts';
import type { Zone } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';

/** Garments near the face with how far their main colour lies inside the person's ranges. */
export type PersonalTerm = { score: number; near: { garment: Garment; fit: RangeFit }[] };

/** A piece laid flat may be worn anywhere, unless its noun says below. */
const nearFace: ReadonlySet<Zone> = new Set(['upper', 'outer', 'full', 'head', 'piece']);
const wornBelow =
  /trousers|jeans|skirt|shorts|leggings|pants|shoes|boots|sneakers|heels|sandals|socks|belt|bag/;

/** House rule: advice, so 55 wholly outside and 100 inside. Undefined without a profile or a garment near the face. */
export function personalTerm(
  garments: readonly Garment[],
  colours: PersonalColours | undefined,
): PersonalTerm | undefined {
  if (!colours) return undefined;
  const ranges = personalRanges(colours);
  const near = garments
    .filter(({ zone, noun }) => nearFace.has(zone) && !wornBelow.test(noun))
    .map((garment) => ({ garment, fit: rangeFit(garment.main.lab, ranges) }));
  const area = near.reduce((sum, { garment }) => sum + garment.share, 0);
  if (area === 0) return undefined;
  const mean = near.reduce((sum, { garment, fit }) => sum + garment.share * meanFit(fit), 0) / area;
  return { score: 55 + 45 * mean, near };
}
