import { hueFamilies, surelyPatterned } from '../../colour-story.ts';
import type { Garment } from '../../garment.ts';
import type { Scored } from '../../judging/score-look.ts';
import type { FitTerm } from '../../terms/fit.ts';
import type { Idea } from './idea.ts';

export type Problem = Idea;

const fighting = 0.35;
const mostPieces = 7;
/** Nouns that may stand for something else. */
const general: ReadonlySet<string> = new Set(['top', 'shoes', 'jacket', 'garment']);

/** What costs an outfit most, as a friend would put it: the first that is so, by how much it usually costs. */
export function problemOf(scored: Scored): Problem {
  const { findings, garments, story } = scored;
  const [first, second] = surelyPatterned(garments);
  const { clash } = findings.colour;
  if (clash > fighting) return problem('clash', 'color', [favorite(garments)], clash * 5);
  const costs: Problem[] = [
    ...(first && second
      ? [problem('prints', 'pattern', [first, second], -(findings.pattern?.points ?? 0))]
      : []),
    ...apart(scored),
    ...thrownOn(scored),
    ...shape(scored),
    ...(hueFamilies(garments).length > 2 ? [problem('hues', 'color', [story.lead], 0.4)] : []),
    ...(garments.length > mostPieces ? [problem('crowded', 'finish', [story.lead], 0.4)] : []),
  ];
  costs.sort((x, y) => y.worth - x.worth);
  return costs[0] ?? problem('start', 'mix', [story.lead], 0);
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

function apart({ findings: { pieces } }: Scored): Problem[] {
  const worst = pieces?.worst;
  if (!worst || general.has(worst.one.garment.noun) || general.has(worst.other.garment.noun)) return [];
  return [problem('apart', 'mix', [worst.one.garment, worst.other.garment], -worst.points * 0.5)];
}

function thrownOn({ findings: { finish } }: Scored): Problem[] {
  const worst = finish?.worst;
  if (!finish || !worst) return [];
  const { garment } = worst;
  return [problem(garment.zone === 'feet' ? 'shoes' : 'thrown-on', 'finish', [garment], -finish.points)];
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
