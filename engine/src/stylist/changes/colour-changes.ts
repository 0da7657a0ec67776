import type { Look, LookColour } from '../../vision/look.ts';
import { hueFamilies, isNeutral } from '../colour-story.ts';
import type { Garment } from '../garment.ts';
import type { Scored } from '../judging/score-look.ts';
import { shopColour } from '../shop-colour.ts';
import { type Change, withRegion } from './change.ts';

const leastClash = 0.3;
const fallbacks = ['#1d2743', '#f4efdf', '#828486'];

/** Another color is only proposed where colors fight: one of them gives way to a neutral, best one that is worn already. */
export function colourChanges(look: Look, { garments, findings, story }: Scored): Change[] {
  const isClash = findings.colour.clash >= leastClash;
  if (!isClash && hueFamilies(garments).length <= 2) return [];
  const bright = garments.filter(
    ({ tone, share, zone, noun }) =>
      !isNeutral(tone) && !/jeans|denim/.test(noun) && share >= 0.05 && zone !== 'hand' && zone !== 'head',
  );
  if (bright.length < 2) return [];
  // Where nothing fights, what the outfit is built on stays.
  return bright
    .filter(({ key, zone }) => zone !== 'full' && (isClash || key !== story.lead.key))
    .map((garment) => {
      const colour: LookColour = { ...neutralFor(garment, garments), share: garment.main.share };
      const colours = [{ ...colour, share: 1 }];
      const after = withRegion(look, garment.key, { colours });
      return { kind: 'recolour', key: `recolour ${garment.key}`, garment, colour, toBuy: true, after };
    });
}

function neutralFor(garment: Garment, garments: readonly Garment[]): Omit<LookColour, 'share'> {
  const worn = garments.find(
    ({ key, tone, zone }) => key !== garment.key && zone !== 'head' && isNeutral(tone),
  );
  if (worn) return worn.main;
  const own = garments.map(({ main }) => main.basic);
  const hex = fallbacks.find((each) => !own.includes(shopColour(each).basic)) ?? fallbacks[0];
  return shopColour(hex);
}
