import type { Raise } from '../../changes/change.ts';
import { hueFamilies } from '../../colour-story.ts';
import type { Garment } from '../../garment.ts';
import type { Scored } from '../../judging/score-look.ts';
import { facetsOf } from '../../taste/facets.ts';
import type { FitTerm } from '../../terms/fit.ts';
import { distinctPatterns } from './color-ideas.ts';
import type { Idea } from './idea.ts';
import { mixIdeas } from './mix-ideas.ts';

export type Problem = Idea;

const fighting = 0.35;
const mostPieces = 7;
/** Nouns that may stand for something else. */
const general: ReadonlySet<string> = new Set(['top', 'shoes', 'jacket', 'garment']);

/**
 * What costs an outfit most, as a friend would put it: what the foremost change mends, else the first that is so, by how
 * much it usually costs.
 */
export function problemOf(scored: Scored, now: readonly Raise[]): Problem {
  const mended = mendedBy(scored, now);
  if (mended) return mended;
  const { findings, garments, story } = scored;
  const lead = isMain(story.lead) ? story.lead : (garments.find(isMain) ?? story.lead);
  const [first, second] = distinctPatterns(garments);
  const { clash } = findings.colour;
  const figured = garments.filter(
    ({ pattern, region }) => region.pattern.confidence >= 0.7 && !isPlain(pattern),
  );
  const crowd = figured.length > 2 ? manyPatterns : 0;
  if (clash > fighting) return problem('clash', 'color', [favorite(garments)], clash * 5);
  const costs: Problem[] = [
    ...(first && second
      ? [problem('prints', 'pattern', [first, second], crowd - (findings.pattern?.points ?? 0))]
      : []),
    ...apart(scored),
    ...thrownOn(scored),
    ...shape(scored),
    ...(hueFamilies(garments).length > 2 ? [problem('hues', 'color', [lead], 0.4)] : []),
    ...(garments.length > mostPieces ? [problem('crowded', 'finish', [lead], 0.4)] : []),
  ];
  costs.sort((x, y) => y.worth - x.worth);
  return costs[0] ?? problem(scored.rating < poor ? 'start-low' : 'start', 'mix', [lead], 0);
}

/** Below this there is more wrong than one thing. */
const poor = 5;

/** What the foremost change puts something else in the place of is what the verdict speaks of. */
function mendedBy(scored: Scored, [first]: readonly Raise[]): Problem | undefined {
  if (!first) return undefined;
  const { garment } = first;
  const rest = scored.garments.filter(({ key }) => key !== garment.key);
  if (first.kind === 'recolour') return problem('hues', 'color', [favorite(rest)], 1);
  if (first.kind === 'plain') {
    const other = distinctPatterns(rest)[0];
    return other && problem('prints', 'pattern', [other, garment], 1);
  }
  if (first.kind !== 'shoes' && first.kind !== 'retexture') return undefined;
  const [jarring] = apart(scored).filter(({ about }) => about.some(({ key }) => key === garment.key));
  if (jarring) return jarring;
  const [other] = rest;
  return problem(
    first.kind === 'shoes' ? 'shoes' : 'thrown-on',
    'finish',
    other ? [garment, other] : [garment],
    1,
  );
}

/** What a third pattern costs beyond two, in points. */
const manyPatterns = 1.5;

function isPlain(pattern: Garment['pattern']): boolean {
  return pattern === undefined || pattern === 'solid' || pattern === 'melange';
}

function problem(key: string, facet: Idea['facet'], about: Garment[], worth: number): Problem {
  return { key, facet, about, worth };
}

/** Of bright pieces the largest; what else there is gives way to it. */
function favorite(garments: readonly Garment[]): Garment {
  return garments.reduce((best, one) =>
    one.share * one.tone.chroma > best.share * best.tone.chroma ? one : best,
  );
}

/** A piece of clothing or shoes that is called by what it is. */
export function isMain({ said, zone, noun }: Garment): boolean {
  return (
    !general.has(said) &&
    zone !== 'head' &&
    zone !== 'hand' &&
    zone !== 'waist' &&
    !/tights|socks|folio|case$/.test(noun)
  );
}

/** So many levels (1 sport to 5 black tie) apart two pieces are dressed for different days. */
const twoDays = 1.2;

/** Two pieces that jar; what a stylist would put together on purpose does not. */
function apart(scored: Scored): Problem[] {
  const worst = scored.findings.pieces?.worst;
  if (!worst || !isMain(worst.one.garment) || !isMain(worst.other.garment)) return [];
  const pair = [worst.one.garment.key, worst.other.garment.key];
  const isMix = mixIdeas(scored).some(({ about }) =>
    pair.every((key) => about.some((one) => one.key === key)),
  );
  if (isMix) return [];
  const [level, otherLevel] = [worst.one, worst.other].map(({ traits }) => facetsOf(traits).level);
  const apartBy = Math.abs(level - otherLevel);
  // Good shoes with a T-shirt are a choice; sneakers with a gown are not.
  const dressier = level > otherLevel ? worst.one : worst.other;
  if (apartBy >= twoDays && dressier.garment.zone === 'feet') return [];
  return [
    problem(
      apartBy >= twoDays ? 'apart' : 'at-odds',
      'mix',
      [worst.one.garment, worst.other.garment],
      -worst.points * 0.5,
    ),
  ];
}

/** From here on (1 sport to 5 black tie) a piece is not thrown on. */
const dressed = 3;

function thrownOn({ findings: { finish }, garments }: Scored): Problem[] {
  const worst = finish?.worst;
  if (!finish || !worst || facetsOf(worst.traits).level >= dressed) return [];
  const { garment } = worst;
  const other = garments.find(({ key }) => key !== garment.key);
  const about = other ? [garment, other] : [garment];
  return [problem(garment.zone === 'feet' ? 'shoes' : 'thrown-on', 'finish', about, -finish.points)];
}

/** Whether both halves are cut wide. */
function isWide({ above, below }: FitTerm): boolean {
  const isRoomy = (kind: string | undefined) => kind === 'relaxed' || kind === 'oversized';
  return isRoomy(above?.fit.kind) && isRoomy(below?.fit.kind);
}

function shape({ findings: { proportion, fit }, story }: Scored): Problem[] {
  return [
    ...(proportion && proportion.points < -0.1
      ? [problem('halves', 'shape', [story.lead], -proportion.points)]
      : []),
    ...(fit && fit.points < -0.1 && isWide(fit) ? [problem('wide', 'shape', [story.lead], -fit.points)] : []),
  ];
}
