import { hueGap } from '../../colour/harmony.ts';
import type { Tell } from '../../wording/say.ts';
import { isNeutral, vividChroma } from '../colour-story.ts';
import type { Garment } from '../garment.ts';
import type { Scored } from '../judging/score-look.ts';
import { areNear } from './ideas/color-ideas.ts';
import { saidColour, saidGarment } from './said-garment.ts';

/** The colors, and the one or two things about them that are worth saying. */
export function colourText(tell: Tell, scored: Scored, exchanged: ReadonlySet<string>): string {
  return [paletteSentence(tell, scored), ...remarks(tell, scored, exchanged).slice(0, 2)].join(' ');
}

const leastNamed = 0.06;

function paletteSentence(tell: Tell, { findings }: Scored): string {
  const said = findings.colour.palette
    .filter(({ share }, index) => index === 0 || share >= leastNamed)
    .map(({ name }) => saidColour(name));
  const [first, second, third] = [...new Set(said)];
  if (second === undefined) return tell('color.palette.one', { first });
  if (third === undefined) return tell('color.palette.two', { first, second });
  return tell('color.palette.three', { first, second, third });
}

function remarks(tell: Tell, scored: Scored, exchanged: ReadonlySet<string>): string[] {
  const { garments, story } = scored;
  const close = story.kind === 'tonal' || story.kind === 'kin' ? undefined : nearMiss(garments);
  return [
    ...(close
      ? [tell('color.near-miss', { first: saidGarment(close[0]).name, second: saidGarment(close[1]).name })]
      : []),
    ...(competing(garments) && story.kind !== 'loud' ? [tell('color.competing')] : []),
    ...depth(tell, scored),
    ...echo(tell, scored, exchanged),
    ...personal(tell, scored),
  ];
}

const justApart = [0.05, 0.14] as const;
/** Navy beside black is no accident; in the light two near colors are. */
const leastLight = 0.35;

/** Hues this far apart, in degrees, are not taken for one; what has hardly any color has no hue. */
const sameHue = 30;
const leastChroma = 0.03;

function areOfOneHue(one: Garment, other: Garment): boolean {
  const [first, second] = [one.tone.chroma >= leastChroma, other.tone.chroma >= leastChroma];
  return first === second && (!first || hueGap(one.tone.hue, other.tone.hue) < sameHue);
}

/** Two large dark or muted pieces whose colors nearly match. */
function nearMiss(garments: readonly Garment[]): [Garment, Garment] | undefined {
  const large = garments.filter(
    ({ share, zone, tone }) => share >= 0.15 && zone !== 'feet' && tone.lightness > leastLight,
  );
  for (const [at, one] of large.entries())
    for (const other of large.slice(at + 1)) {
      const [l, a, b] = one.main.lab;
      const [m, c, d] = other.main.lab;
      const apart = Math.hypot(l - m, a - c, b - d);
      const isClose = apart > justApart[0] && apart < justApart[1] && Math.abs(l - m) < 0.1;
      if (isClose && areOfOneHue(one, other) && one.noun !== other.noun) return [one, other];
    }
  return undefined;
}

function competing(garments: readonly Garment[]): boolean {
  const strong = garments.filter(({ tone, share }) => tone.chroma >= vividChroma && share >= 0.15);
  const [one, two] = strong;
  return (
    one !== undefined && two !== undefined && two.share > 0.6 * one.share && one.main.basic !== two.main.basic
  );
}

function depth(tell: Tell, { garments, story, findings }: Scored): string[] {
  const large = garments.filter(({ share }) => share >= 0.1);
  if (large.length < 2) return [];
  const main = findings.colour.palette.filter(({ share }) => share >= 0.1);
  const depths = [...large.map(({ tone }) => tone.lightness), ...main.map(({ lab }) => lab[0])];
  const range = Math.max(...depths) - Math.min(...depths);
  if (story.kind === 'tonal' && range > 0.12) return [tell('color.depths')];
  return range > 0.45 && story.kind !== 'crisp' ? [tell('color.depth')] : [];
}

const sameColor = 0.07;

/** Shoes that a change would exchange are not praised. */
function echo(tell: Tell, { garments }: Scored, exchanged: ReadonlySet<string>): string[] {
  const shoes = garments.find(({ zone, key }) => zone === 'feet' && !exchanged.has(key));
  const partner = shoes && garments.find((one) => one.key !== shoes.key && areNear(one, shoes, sameColor));
  return shoes && partner && !isNeutral(shoes.tone)
    ? [tell('color.echo', { shoes: saidGarment(shoes).noun })]
    : [];
}

function personal(tell: Tell, { findings }: Scored): string[] {
  const [first] = findings.personal?.near ?? [];
  if (!first) return [];
  const { noun, number } = saidGarment(first.garment);
  const fits = Math.min(first.fit.lightness, first.fit.chroma, first.fit.hue) >= 0.5;
  return [fits ? tell('color.personal.in', { noun, nouns: number }) : tell('color.personal.out')];
}
