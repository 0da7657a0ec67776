import { colourDifference } from '../../colour/delta-e.ts';
import { clothesHarmony } from '../../colour/harmony.ts';
import { meanFit, personalRanges, rangeFit } from '../../colour/personal-ranges.ts';
import { swapColours } from '../../knowledge/style/swap-colours.ts';
import { shopColour } from '../shop-colour.ts';
import type { JudgeContext } from './judge-context.ts';
import type { Scored } from './score-look.ts';

/** A colour that would join an outfit well; `own` is one of the person's favourites. */
export type Addition = { name: string; hex: string; own: boolean; flattering: boolean };

const ownBonus = 8;
const flatteringBonus = 6;
/** From this mean fit on, 0 to 1, a colour counts as inside the ranges. */
const insideRanges = 0.85;
const leastApart = 12;

/** Colours that would join well as a tenth of the outfit, no two of one basic term, best first; at most three. */
export function goodAdditions({ findings }: Scored, context: JudgeContext): Addition[] {
  const { palette, harmony } = findings.colour;
  const own = favouriteColours(context);
  const share = palette.length > 1 ? 0.1 : 0.5;
  const ranges = context.personalColours && personalRanges(context.personalColours);
  const found = [...new Set([...own, ...swapColours])].flatMap((hex) => {
    const { lab, name, basic } = shopColour(hex);
    if (palette.some((seen) => seen.share > 0.02 && colourDifference(seen.lab, lab) < leastApart)) return [];
    if (palette.some((seen) => seen.share > 0.1 && seen.basic === basic)) return [];
    const changed = palette.map((seen) => ({ ...seen, share: seen.share * (1 - share) }));
    const after = clothesHarmony([...changed, { lab, share }]).score;
    if (after < harmony.score - 6 && palette.length > 1) return [];
    const mine = own.includes(hex);
    const flattering = ranges !== undefined && meanFit(rangeFit(lab, ranges)) >= insideRanges;
    const worth = after + (mine ? ownBonus : 0) + (flattering ? flatteringBonus : 0);
    return [{ name, basic, hex, own: mine, flattering, worth }];
  });
  found.sort((x, y) => y.worth - x.worth || (x.hex < y.hex ? -1 : 1));
  const different = found.filter(
    ({ basic }, index) => found.findIndex((other) => other.basic === basic) === index,
  );
  return different
    .slice(0, 3)
    .map(({ name, hex, own: mine, flattering }) => ({ name, hex, own: mine, flattering }));
}

/** The person's favourite colours in lower case; anything else than `#rrggbb` is left out. */
function favouriteColours({ preferences }: JudgeContext): string[] {
  return (preferences?.colours ?? [])
    .filter((hex) => /^#[0-9a-f]{6}$/i.test(hex))
    .map((hex) => hex.toLowerCase());
}
