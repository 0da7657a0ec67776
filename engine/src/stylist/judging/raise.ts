import type { Look } from '../../vision/look.ts';
import { accessoryChanges, layered } from '../changes/accessory-changes.ts';
import { type Change, type Raise, withPiece } from '../changes/change.ts';
import { colourChanges } from '../changes/colour-changes.ts';
import { partnerChanges } from '../changes/partner-changes.ts';
import { stylistChanges } from '../changes/stylist-changes.ts';
import { wearingChanges } from '../changes/wearing-changes.ts';
import { type Critique, critiqueOf, suspectsOf } from '../critique/critique.ts';
import type { Garment } from '../garment.ts';
import { shopColour } from '../shop-colour.ts';
import { goodRating } from '../voice/tier.ts';
import { candidatesFor, type OwnGarment, wearing } from '../worn/own-garments.ts';
import type { JudgeContext } from './judge-context.ts';
import { type Scored, scoreLook } from './score-look.ts';
import { placeRating } from './weights.ts';

/** Less than a tenth more is no gain. */
const leastRise = 0.1;

/**
 * Every change that can be made with these clothes and would raise the rating enough to be spoken of, no two of a kind on
 * one garment. What the person owns comes first, then what brings most; what is easier to do comes before what is to be bought.
 */
export function raises(
  look: Look,
  context: JudgeContext,
  scored: Scored,
  critique: Critique = critiqueOf(scored, context),
): Raise[] {
  const rate = (change: Change): Raise[] => {
    const told = scored.mean + (change.points ?? 0) * (0.5 + 0.5 * scored.certainty);
    const mean = change.after ? Math.max(scoreLook(change.after, context).mean, told) : told;
    const gain = mean - scored.mean;
    const raise = { ...change, gain, rating: placeRating(mean) };
    return isRise(raise.rating, scored) ? [raise] : [];
  };
  if (scored.story.kind === 'single') return partnerChanges(look, context, scored).flatMap(rate);
  const found = [
    ...(scored.rating < goodRating || critique.problems[0]?.reason === 'other-season'
      ? bestOfEach(stylistChanges(look, critique).flatMap(rate))
      : []),
    ...wearingChanges(look, scored).flatMap(rate),
    ...colourChanges(look, scored).flatMap(rate),
    ...accessoryChanges(look, context, scored).flatMap(rate),
  ];
  found.sort((x, y) => worth(y) - worth(x) || (x.key < y.key ? -1 : 1));
  // Nothing repeats the color of a piece that is itself the trouble.
  const ofSeason = critique.problems.filter(({ reason }) => reason === 'other-season');
  const blamed = [
    ...ofSeason.map(({ lead }) => lead.garment.key),
    ...(scored.rating < goodRating ? suspectsOf(critique) : []),
  ];
  const sound = found.filter(({ kind, garment }) => kind !== 'echo' || !blamed.includes(garment.key));
  const own = fromWardrobe(look, context, scored);
  const ownsLayer = own.some((raise) => raise.kind === 'wear' && raise.as === 'layer');
  return [...own, ...sound.filter(({ kind }) => kind !== 'layer' || !ownsLayer)];
}

/** Of equal gains the one that needs nothing bought; what a stylist would do comes first. */
function worth({ gain, toBuy, bonus = 0 }: Raise): number {
  return gain * (toBuy ? 0.6 : 1) + bonus;
}

/** Of the changes to one garment the one worth most. */
function bestOfEach(found: readonly Raise[]): Raise[] {
  const ordered = [...found].sort((x, y) => worth(y) - worth(x) || (labelOf(x) < labelOf(y) ? -1 : 1));
  return ordered.filter(({ key }, at) => ordered.findIndex((one) => one.key === key) === at);
}

function labelOf(raise: Raise): string {
  return 'wanted' in raise ? raise.wanted.garment.noun : raise.kind;
}

type Wear = Extract<Raise, { kind: 'wear' }>;

/** The best of the person's own garments for each one in the photo and for what could be added, each used once. */
function fromWardrobe(look: Look, context: JudgeContext, scored: Scored): Raise[] {
  const own = context.wardrobe ?? [];
  const exchanges = scored.garments.flatMap((garment) =>
    candidatesFor(garment, own).map((one) => ({ garment, one, as: 'exchange' as const })),
  );
  const additions = placesToFill(look, context, scored).flatMap(({ zone, garment, as }) =>
    own.filter((one) => one.zone === zone && one.palette.length > 0).map((one) => ({ garment, one, as })),
  );
  const all = [...exchanges, ...additions].flatMap(({ garment, one, as }): Wear[] => {
    const after = as === 'exchange' ? wearing(look, garment, one) : adding(look, one);
    const { mean, rating } = scoreLook(after, context);
    if (!isRise(rating, scored)) return [];
    const key = `${as} ${garment.key}`;
    return [{ kind: 'wear', key, garment, own: one, as, gain: mean - scored.mean, rating, toBuy: false }];
  });
  all.sort((x, y) => y.gain - x.gain || (x.own.id < y.own.id ? -1 : 1));
  const taken = new Set<string>();
  return all.filter(({ key, own: { id } }) => {
    if (taken.has(key) || taken.has(id)) return false;
    taken.add(key).add(id);
    return true;
  });
}

type Place = { zone: 'outer' | 'feet'; garment: Garment; as: 'layer' | 'shoes' };

/** Where a piece could be added: a layer where there is none, shoes to what is laid out without. */
function placesToFill(look: Look, context: JudgeContext, scored: Scored): Place[] {
  const { garments } = scored;
  const under = layered(context, scored);
  const hasShoes = garments.some(({ zone }) => zone === 'feet');
  const base = garments.find(({ zone }) => zone === 'lower' || zone === 'full');
  return [
    ...(under ? [{ zone: 'outer', garment: under, as: 'layer' } as const] : []),
    ...(look.subject === 'laid' && !hasShoes && base
      ? [{ zone: 'feet', garment: base, as: 'shoes' } as const]
      : []),
  ];
}

const shareOf = { outer: 0.25, feet: 0.08 };

function adding(look: Look, own: OwnGarment): Look {
  const [{ hex }] = own.palette;
  const share = own.zone === 'feet' ? shareOf.feet : shareOf.outer;
  const colour = { ...shopColour(hex.toLowerCase()), share: 1 };
  return withPiece(look, { zone: own.zone, label: own.name, share, colour });
}

function isRise(rating: number, scored: Scored): boolean {
  return rating > scored.rating + leastRise - 1e-9;
}
