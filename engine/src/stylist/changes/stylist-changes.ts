import { okLabToOkLch } from '../../colour/oklab.ts';
import table from '../../knowledge/data/stylist-fixes.json' with { type: 'json' };
import type { Look, LookRegion } from '../../vision/look.ts';
import { isNeutral } from '../colour-story.ts';
import { type Critique, suspectsOf } from '../critique/critique.ts';
import { isOddIn } from '../critique/possible.ts';
import type { ProblemReason } from '../critique/reasons.ts';
import { garmentsOf } from '../garment.ts';
import { shopColour } from '../shop-colour.ts';
import { facetsOf } from '../taste/facets.ts';
import { isMain as isMainPiece } from '../voice/which-garments.ts';
import { type WornPiece, wornPieces } from '../worn/worn-pieces.ts';
import { type Change, without, withRegion } from './change.ts';

/** One change that a stylist made to an outfit of the corpus: to what sort of piece, why, and what came in its place. */
type Fix = {
  does: string;
  reason: string;
  season: string;
  /** How dressed up everything else was, 1 sport to 5 black tie. */
  rest: number;
  piece: { slot: string; group: string; colour: string; cloth: string; pattern: string };
  noun?: string;
  /** Whether it may be proposed to anybody, or only beside pieces that women wear. */
  forAll?: boolean;
  hex?: string;
};

const fixes: readonly Fix[] = table.fixes;

/** A change is only carried over to a case that is alike in what counts: the place, the sort of piece, or the trouble. */
const leastLikeness = 2.4;
/** So many changes are tried that were made to pieces most like the one to blame. */
const mostTried = 14;
/** What a stylist's change counts beyond the points that the rating sees in it, by how alike the case is. */
const perLikeness = 0.12;

/** What stylists did to outfits with the same trouble: at most one change a problem, what they would do first in front. */
export function stylistChanges(look: Look, critique: Critique): Change[] {
  const { problems, outfit } = critique;
  const suspects = suspectsOf(critique);
  const worst = problems
    .filter(({ lead }, at) => problems.findIndex((one) => one.lead === lead) === at)
    .filter(({ lead }) => suspects.includes(lead.garment.key));
  const rest = (piece: WornPiece) => levelBeside(piece, outfit.pieces);
  return worst.flatMap(({ lead, reason }) => {
    const alike = fixes
      .map((fix) => ({ fix, likeness: likenessOf(fix, lead, reason, rest(lead), outfit.season) }))
      .filter(({ fix, likeness }) => likeness > leastLikeness && suits(fix, lead, outfit.pieces))
      .sort((x, y) => y.likeness - x.likeness)
      .slice(0, mostTried);
    return alike.flatMap(({ fix, likeness }) => {
      const change = changeOf(look, fix, lead, reason, outfit.season);
      return change ? [{ ...change, bonus: perLikeness * likeness }] : [];
    });
  });
}

function likenessOf(
  { reason, season, rest, piece }: Fix,
  lead: WornPiece,
  why: ProblemReason,
  level: number,
  now: string | undefined,
): number {
  const { slot, group, colour, pattern } = facetsOf(lead.traits);
  if (piece.slot !== slot) return 0;
  return (
    1 +
    (piece.group === group ? 1.5 : 0) +
    (reason === why ? 1.5 : 0) +
    (season === now ? 0.5 : 0) +
    (piece.colour === colour ? 0.3 : 0) +
    (piece.pattern === pattern ? 0.3 : -0.3) -
    Math.abs(rest - level)
  );
}

/** Never proposes what is worn already, nor what only women wear unless some piece shows that it suits. */
function suits({ noun, forAll }: Fix, lead: WornPiece, pieces: readonly WornPiece[]): boolean {
  if (noun === undefined) return true;
  if (noun === lead.garment.noun) return false;
  return forAll === true || pieces.some(({ garment }) => womens.test(garment.noun));
}

/** What only women wear, as far as clothes tell. */
export const womens =
  /dress$|skirt|blouse|heels?$|pumps|stiletto|slingback|ballet|camisole|clutch|hijab|leggings|tights/;

function changeOf(
  look: Look,
  { does, noun, hex }: Fix,
  lead: WornPiece,
  reason: ProblemReason,
  season: string | undefined,
): Change | undefined {
  const { garment } = lead;
  const key = `stylist ${garment.key}`;
  if (does === 'remove') {
    const after = without(look, garment.key);
    return isMain(lead) || legwear.test(garment.noun)
      ? undefined
      : { kind: 'less', key, garment, reason, toBuy: false, after };
  }
  const colour = hex === undefined ? garment.main : { ...shopColour(hex), share: garment.main.share };
  const colours = [{ ...colour, share: 1 }];
  if (does === 'recolor') {
    const isSeen = !isNeutral(garment.tone) || !isNeutral(okLabToOkLch(colour.lab));
    if (!isSeen || colour.basic === garment.main.basic || isOddIn(lead, season)) return undefined;
    const after = withRegion(look, garment.key, { colours, pattern: plainOf(garment.region) });
    return { kind: 'recolour', key, garment, colour, reason, toBuy: true, after };
  }
  if (noun === undefined) return undefined;
  const { fit: _, ...region } = garment.region;
  const worn: LookRegion = { ...region, label: noun, colours, pattern: plainOf(region), texture: unread };
  const after = { ...look, regions: look.regions.map((one) => (one.key === garment.key ? worn : one)) };
  const [wanted] = wornPieces(garmentsOf([worn]));
  if (!isMainPiece(garment) && isMain(lead)) return undefined;
  if (!wanted || wanted.slot !== lead.slot || isOddIn(wanted, season)) return undefined;
  if (!isOther(wanted, lead)) return undefined;
  const kind = lead.slot === 'shoes' ? 'shoes' : 'retexture';
  return { kind, key, garment, wanted, reason, toBuy: true, after };
}

/** Gray trousers for black ones are no change that anybody would notice. */
function isOther(wanted: WornPiece, lead: WornPiece): boolean {
  const [one, other] = [facetsOf(wanted.traits), facetsOf(lead.traits)];
  const isSameNoun = wanted.garment.said === lead.garment.said;
  if (!isSameNoun && (one.group !== other.group || Math.abs(one.level - other.level) > otherLevel))
    return true;
  return one.colour !== other.colour && (one.vividness === 'vivid' || other.vividness === 'vivid');
}

const otherLevel = 0.4;

const legwear = /\b(?:socks|tights|stockings|hosiery)$/;

const unread = { kind: 'smooth', roughness: 0, confidence: 0 } as const;

function plainOf({ pattern }: LookRegion): LookRegion['pattern'] {
  return { ...pattern, kind: 'solid' };
}

const mains: ReadonlySet<string> = new Set(['top', 'mid', 'outer', 'bottom', 'dress', 'shoes']);

function isMain({ slot }: WornPiece): boolean {
  return mains.has(slot);
}

function levelBeside(piece: WornPiece, pieces: readonly WornPiece[]): number {
  const levels = pieces
    .filter((one) => one !== piece && isMain(one))
    .map(({ traits }) => facetsOf(traits).level);
  return levels.length > 0 ? levels.reduce((sum, level) => sum + level, 0) / levels.length : 2.5;
}
