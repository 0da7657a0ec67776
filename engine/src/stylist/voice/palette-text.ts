import { colourDifference } from '../../colour/delta-e.ts';
import { harmonyScore } from '../../colour/harmony.ts';
import { hexToOkLab, okLabToOkLch } from '../../colour/oklab.ts';
import { swapColours } from '../../knowledge/swap-colours.ts';
import type { JudgeContext } from '../judge.ts';
import { favouriteColours } from '../raise.ts';
import type { Scored } from '../score-look.ts';
import { shopColour } from '../shop-colour.ts';
import type { Voice } from './voice.ts';

/** A colour tried as a tenth of the outfit, with the harmony before and after; `own` is one of the person's. */
export type Addition = { name: string; hex: string; before: number; after: number; own: boolean };

const ownBonus = 8;

/** Four colours that would join well, best first, no two of one basic term; the best favourite is always there. */
export function goodAdditions({ findings }: Scored, context: JudgeContext): Addition[] {
  const { palette, harmony } = findings.colour;
  const own = favouriteColours(context);
  const before = Math.round(harmony.score);
  const found = [...new Set([...own, ...swapColours])].flatMap((hex) => {
    const colour = shopColour(hex);
    const { lab } = colour;
    if (palette.some((seen) => seen.share > 0.02 && colourDifference(seen.lab, lab) < 9)) return [];
    const changed = palette.map((seen) => ({ ...seen, share: seen.share * 0.9 }));
    const after = Math.round(harmonyScore([...changed, { lab, share: 0.1 }]).score);
    return [{ name: colour.name, basic: colour.basic, hex, before, after, own: own.includes(hex) }];
  });
  const value = (addition: Addition) => addition.after + (addition.own ? ownBonus : 0);
  const sorted = found.sort((x, y) => value(y) - value(x) || (x.hex < y.hex ? -1 : 1));
  const different = sorted.filter(
    ({ basic }, index) => sorted.findIndex((other) => other.basic === basic) === index,
  );
  const favourite = sorted.find((addition) => addition.own);
  const shown = different.slice(0, favourite && !different.slice(0, 4).includes(favourite) ? 3 : 4);
  if (favourite && !shown.includes(favourite)) shown.push(favourite);
  return shown.map(({ basic: _, ...addition }) => addition);
}

/** The first colours as sentences. Those that lower the harmony are only named when they are the person's own. */
export function paletteAdvice(voice: Voice, additions: readonly Addition[]): string[] {
  const useful = additions.filter(({ after, before, own }) => after >= before || own);
  const shown = useful.length > 0 ? useful : additions.slice(0, 2);
  return shown.map((addition, index) => additionText(voice, addition, `addition ${index}`));
}

function additionText(voice: Voice, { name, hex, before, after, own }: Addition, key: string): string {
  const colour = `${name} (${hex})${own ? ', one of your colours,' : ''}`;
  const gain = after - before;
  const place = voice.pick(`${key} place`, placesOf(hex));
  if (gain <= 0)
    return voice.pick(key, [
      `${colour} ${place} leaves the harmony at ${after}, so nothing is lost`,
      `${colour} ${place}: harmony ${after}, ${before} as it is`,
      `${place}, ${colour} would make ${after} of ${before}`,
      `Take ${colour} ${place} and stay near ${after}`,
    ]);
  return voice.pick(key, [
    `${colour} ${place} lifts the harmony from ${before} to ${after}`,
    `${place}, ${colour} brings the harmony to ${after}, now ${before}`,
    `A tenth of ${colour} ${place} would make the harmony ${after} instead of ${before}`,
    `${place}, a little ${colour} is worth ${gain} points of harmony`,
    `Consider ${colour} ${place}; the harmony would be ${after}, after ${before}`,
    `${colour} ${place}: from ${before} to ${after} in harmony`,
    `Add ${colour} ${place}: harmony ${before} becomes ${after}`,
    `Try ${colour} ${place}, worth ${gain} in harmony`,
    `${colour} ${place} adds ${gain} to the harmony, making ${after}`,
    `With ${colour} ${place} the colours reach ${after} (${before} today)`,
  ]);
}

function placesOf(hex: string): readonly string[] {
  const { lightness, chroma } = okLabToOkLch(hexToOkLab(hex));
  if (chroma > 0.07)
    return ['as an accent', 'for a spot of colour', 'in one small piece', 'in a scarf or a bag'];
  if (lightness > 0.8)
    return ['as the light part', 'near the face', 'for some light', 'in a collar or a layer'];
  if (lightness < 0.4) return ['as a dark anchor', 'in shoes or a belt', 'to ground it', 'in a bag or a hem'];
  return ['as the middle tone', 'between light and dark', 'in a layer', 'to bridge the steps'];
}
