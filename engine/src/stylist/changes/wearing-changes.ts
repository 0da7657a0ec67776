import type { Look } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';
import type { Scored } from '../judging/score-look.ts';
import { bestRatio } from '../terms/proportion.ts';
import { distinctPatterns } from '../voice/which-garments.ts';
import { type Change, withRegion } from './change.ts';

const tuckable = /^(?:top|shirt|blouse|knit|sweater|t-shirt|polo)$/;
const cuffable = /^(?:trousers|jeans|chinos)$/;
const beltable = /^(?:dress|coat|trench coat|cardigan)$/;

/** What can be done with the pieces that are worn: tuck, cuff, belt, a plain piece. */
export function wearingChanges(look: Look, scored: Scored): Change[] {
  return [
    ...tuck(look, scored),
    ...cuff(scored),
    ...belt(scored),
    ...sleeves(scored),
    ...plain(look, scored),
  ];
}

/** Worth it from nearly equal halves on, where a tuck moves the line half of the way to the best ratio. */
const longUpper = 0.78;

function tuck(look: Look, { garments, findings }: Scored): Change[] {
  const garment = garments.find(({ zone, noun }) => zone === 'upper' && tuckable.test(noun));
  const below = garments.some(({ zone, noun }) => zone === 'lower' && !/tights|socks|leggings/.test(noun));
  const { ratio } = findings.proportion ?? {};
  if (!garment || !below || !ratio || ratio < longUpper || !look.proportions) return [];
  const proportions = { ...look.proportions, upperToLower: Math.sqrt(ratio * bestRatio) };
  return [{ kind: 'tuck', key: 'tuck', garment, toBuy: false, after: { ...look, proportions } }];
}

const sureFit = 0.5;
const neaterHem = 0.3;
const neaterWaist = 0.35;

function isWide({ region: { fit } }: Garment): boolean {
  return (
    fit !== undefined && fit.confidence >= sureFit && (fit.kind === 'relaxed' || fit.kind === 'oversized')
  );
}

/** A wide hem over shoes that can be seen; boots swallow a cuff. */
function cuff({ garments }: Scored): Change[] {
  const garment = garments.find((one) => cuffable.test(one.noun) && isWide(one));
  const seen = garments.some(({ zone, noun }) => zone === 'feet' && noun !== 'boots');
  return garment && seen ? [{ kind: 'cuff', key: 'cuff', garment, toBuy: false, points: neaterHem }] : [];
}

/** In photos many dresses seem wide that are not. */
const surelyWide = 0.75;

function isSureFit({ region: { fit } }: Garment): boolean {
  return fit !== undefined && fit.confidence >= surelyWide;
}

/** Only where no belt is worn already, and for what surely hangs loose. */
function belt({ garments }: Scored): Change[] {
  const garment = garments.find((one) => beltable.test(one.noun) && isWide(one) && isSureFit(one));
  const belted = garments.some(({ noun, zone }) => noun === 'belt' || zone === 'waist');
  if (!garment || belted) return [];
  return [{ kind: 'belt', key: 'belt', garment, toBuy: false, points: neaterWaist }];
}

const sleeved = /^(?:jacket|cardigan|knit|sweater|shirt|hoodie)$/;
const lighterSleeves = 0.22;

/** Full sleeves that hang loose. */
function sleeves({ garments }: Scored): Change[] {
  const garment = garments.find((one) => sleeved.test(one.noun) && isWide(one));
  return garment ? [{ kind: 'sleeves', key: 'sleeves', garment, toBuy: false, points: lighterSleeves }] : [];
}

/** Where two patterns compete, the smaller one becomes plain. */
function plain(look: Look, { garments }: Scored): Change[] {
  const patterned = distinctPatterns(garments);
  const garment = patterned.at(-1);
  if (!garment || patterned.length < 2) return [];
  const pattern = { ...garment.region.pattern, kind: 'solid' as const };
  const after = withRegion(look, garment.key, { pattern });
  return [{ kind: 'plain', key: `plain ${garment.key}`, garment, toBuy: true, after }];
}
