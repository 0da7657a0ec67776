import type { Look, LookRegion, Outline, PatternKind } from '../look.ts';

/** A garment that lies or hangs alone; its pattern is null where it is not sure. */
export type SingleGarment = {
  kind: string;
  color: string;
  pattern: PatternKind | null;
  confidence: number;
};

/** What can be done with a photo: an outfit is rated, a single garment described, anything else refused. */
export type Content = { kind: 'outfit' } | { kind: 'nothing' } | { kind: 'garment'; garment: SingleGarment };

// Chosen on photos of single garments, of people and of streets without people: see docs/decisions/one-garment.md.
/** Points of a body from which a thing below the waist, or without a name, is worn by somebody cut off by the photo. */
const wornPoints = 8;
/** Of what lies in the photo this much has a name, or it is scenery. */
const leastNamed = 0.6;
const leastConfidence = 0.65;
/** Scenery runs out of the photo: share of the photo's border that it touches. */
const mostTouching = 0.15;
/** Share of the subject from which a garment elsewhere on the body makes an outfit. */
const leastPiece = 0.05;
const surePattern = 0.35;

export function contentOf(look: Look): Content {
  if (look.subject === 'none') return { kind: 'nothing' };
  if (look.subject === 'worn' || isCutOffFigure(look)) return { kind: 'outfit' };
  const named = look.regions.filter(({ zone }) => zone !== 'piece');
  const [largest] = [...named].sort((x, y) => y.share - x.share);
  const isScenery =
    named.reduce((sum, { share }) => sum + share, 0) < leastNamed ||
    look.confidence < leastConfidence ||
    touching(look.outline) > mostTouching;
  if (isScenery || !largest) return { kind: 'nothing' };
  const places = new Set(named.filter(({ share }) => share >= leastPiece).map(({ zone }) => zone));
  return places.size > 1 ? { kind: 'outfit' } : { kind: 'garment', garment: described(largest) };
}

function isCutOffFigure({ bodyPoints = 0, regions }: Look): boolean {
  const [largest] = [...regions].sort((x, y) => y.share - x.share);
  return bodyPoints >= wornPoints && (largest?.zone === 'lower' || largest?.zone === 'piece');
}

function described({ label, colours, pattern, confidence }: LookRegion): SingleGarment {
  const known = pattern.confidence >= surePattern ? pattern.kind : null;
  return { kind: label, color: colours[0]?.name ?? 'unknown', pattern: known, confidence };
}

/** Share of the photo's border along which an outline runs. */
function touching(outline: Outline): number {
  const near = 0.006;
  const isOn = (one: number, other: number) =>
    (one < near && other < near) || (one > 1 - near && other > 1 - near);
  let sum = 0;
  for (const polygon of outline)
    for (const [k, [x1, y1]] of polygon.entries()) {
      const [x0, y0] = polygon.at(k - 1) ?? [x1, y1];
      if (isOn(x0, x1)) sum += Math.abs(y1 - y0);
      else if (isOn(y0, y1)) sum += Math.abs(x1 - x0);
    }
  return sum / 4;
}
