import { colourDifference } from '../../colour/delta-e.ts';
import { clothesHarmony } from '../../colour/harmony.ts';
import { hexToOkLab, okLabToOkLch } from '../../colour/oklab.ts';
import { meanFit, personalRanges, rangeFit } from '../../colour/personal-ranges.ts';
import { swapColours } from '../../knowledge/swap-colours.ts';
import type { JudgeContext } from '../judge-context.ts';
import { favouriteColours } from '../raise.ts';
import type { Scored } from '../score-look.ts';
import { shopColour } from '../shop-colour.ts';
import { createVoice, type Voice } from './voice.ts';

/**
 * A colour tried as a tenth of the outfit, or as half beside a single colour, with the harmony before (where there was
 * more than one colour) and after; `own` is one of the person's.
 */
export type Addition = {
  name: string;
  hex: string;
  before?: number;
  after: number;
  own: boolean;
  /** Inside the ranges of the person's colour profile. */
  flattering: boolean;
};

const ownBonus = 8;
const flatteringBonus = 6;
/** From this mean fit on, 0 to 1, a colour counts as inside the ranges. */
const insideRanges = 0.85;

/**
 * Four colours that would join well, no two of one basic term; the best favourite is always there. Near-equals (within
 * 3 of 100) take turns, so that not every outfit is offered the same grey.
 */
export function goodAdditions({ findings, seed }: Scored, context: JudgeContext): Addition[] {
  const voice = createVoice(seed);
  const { palette, harmony } = findings.colour;
  const own = favouriteColours(context);
  const share = palette.length > 1 ? 0.1 : 0.5;
  const ranges = context.personalColours && personalRanges(context.personalColours);
  const found = [...new Set([...own, ...swapColours])].flatMap((hex) => {
    const { lab, name, basic } = shopColour(hex);
    if (palette.some((seen) => seen.share > 0.02 && colourDifference(seen.lab, lab) < 9)) return [];
    const changed = palette.map((seen) => ({ ...seen, share: seen.share * (1 - share) }));
    const after = Math.round(clothesHarmony([...changed, { lab, share }]).score);
    const turn = voice.pick(`turn ${hex}`, [0, 1, 2, 3]);
    const flattering = ranges !== undefined && meanFit(rangeFit(lab, ranges)) >= insideRanges;
    return [{ name, basic, hex, after, own: own.includes(hex), flattering, turn }];
  });
  const value = ({ after, own: mine, flattering, turn }: (typeof found)[number]) =>
    after + turn + (mine ? ownBonus : 0) + (flattering ? flatteringBonus : 0);
  const sorted = found.sort((x, y) => value(y) - value(x) || (x.hex < y.hex ? -1 : 1));
  const different = sorted.filter(
    ({ basic }, index) => sorted.findIndex((other) => other.basic === basic) === index,
  );
  const favourite = sorted.find((addition) => addition.own);
  const shown = different.slice(0, favourite && !different.slice(0, 4).includes(favourite) ? 3 : 4);
  if (favourite && !shown.includes(favourite)) shown.push(favourite);
  const before = palette.length > 1 ? { before: Math.round(harmony.score) } : {};
  return shown.map(({ basic: _, turn: __, ...addition }) => ({ ...addition, ...before }));
}

/** The colours as sentences. Those that lower the harmony are only named when nothing else, or a favourite, is left. */
export function paletteAdvice(voice: Voice, additions: readonly Addition[]): string[] {
  const useful = additions.filter(({ after, before, own }) => after >= (before ?? 0) || own);
  const shown = useful.length > 1 ? useful : additions.slice(0, 3);
  return shown.map((addition, index) => additionText(voice, addition, `addition ${index}`));
}

function additionText(voice: Voice, addition: Addition, key: string): string {
  const { name, hex, before, after } = addition;
  const colour = `${name} (${hex})${asideOf(voice, addition, key)}`;
  const place = voice.pick(`${key} place`, placesOf(hex));
  if (before === undefined)
    return voice.pick(key, [
      `${colour} beside it: harmony ${after}`,
      `Half and half with ${colour} the harmony is ${after}`,
      `Next to ${colour} it would come to a harmony of ${after}`,
      `${colour} as a partner makes a harmony of ${after}`,
      `Try ${colour} against it, for a harmony of ${after}`,
      `With ${colour} in equal parts: ${after} in harmony`,
      `Put ${colour} with it and the two reach ${after} in harmony`,
      `Together with ${colour}, a harmony of ${after}`,
      `A partner in ${colour} would give ${after} in harmony`,
      `${after} is the harmony with ${colour}`,
    ]);
  const gain = after - before;
  if (gain < 0)
    return voice.pick(key, [
      `${colour} ${place} costs a little harmony, ${after} after ${before}, so keep it small`,
      `${place}, ${colour} would make the harmony ${after}, now ${before}; a matter of taste`,
      `Take ${colour} ${place} only if you love it: harmony ${before} becomes ${after}`,
      `${colour} is possible ${place}, at a harmony of ${after} instead of ${before}`,
    ]);
  if (gain === 0)
    return voice.pick(key, [
      `${colour} ${place} leaves the harmony at ${after}, so nothing is lost`,
      `${place}, ${colour} joins in and the harmony stays at ${after}`,
      `Take ${colour} ${place}, and it is still ${after}`,
      `${colour} ${place} changes the look and not the harmony (${after})`,
    ]);
  return voice.pick(key, [
    `${colour} ${place} lifts the harmony from ${before} to ${after}`,
    `${place}, ${colour} brings the harmony to ${after}, now ${before}`,
    `A tenth of ${colour} ${place} would make the harmony ${after} instead of ${before}`,
    `${place}, a little ${colour} is worth ${gain} in harmony`,
    `Consider ${colour} ${place}; the harmony would be ${after}, after ${before}`,
    `${colour} ${place}: from ${before} to ${after} in harmony`,
    `Add ${colour} ${place}: harmony ${before} becomes ${after}`,
    `Try ${colour} ${place}, worth ${gain} in harmony`,
    `${colour} ${place} adds ${gain} to the harmony, making ${after}`,
    `With ${colour} ${place} the colors reach ${after} (${before} today)`,
  ]);
}

/** Whose colour it is: a favourite, one that the colour profile speaks for, or anybody's. */
function asideOf(voice: Voice, { own, flattering }: Addition, key: string): string {
  if (own && flattering) return ', a favorite that is inside your ranges too,';
  if (own) return ', one of your colors,';
  if (!flattering) return '';
  return voice.pick(`${key} aside`, [
    ', inside your ranges,',
    ', which your color profile speaks for,',
    ', near to your own colors,',
  ]);
}

function placesOf(hex: string): readonly string[] {
  const { lightness, chroma } = okLabToOkLch(hexToOkLab(hex));
  if (chroma > 0.07)
    return ['as an accent', 'for a spot of color', 'in one small piece', 'in a scarf or a bag'];
  if (lightness > 0.8)
    return ['as the light part', 'near the face', 'for some light', 'in a collar or a layer'];
  if (lightness < 0.4) return ['as a dark anchor', 'in shoes or a belt', 'to ground it', 'in a bag or a hem'];
  return ['as the middle tone', 'between light and dark', 'in a layer', 'to bridge the steps'];
}
