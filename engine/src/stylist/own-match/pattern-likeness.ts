import type { Pattern, PatternKind, Texture, TextureKind } from '../../vision/look.ts';

/** Patterns that a photo may show as each other. */
const nearPatterns: ReadonlySet<string> = new Set([
  'melange solid',
  'colour-block solid',
  'checks stripes',
  'dots print',
  'print stripes',
  'checks print',
  'colour-block stripes',
]);

/** How much a difference of pattern and of surface counts where it is certain, from 0 to 1. */
const otherPattern = 0.75;
const nearPattern = 0.3;
const otherSurface = 0.3;
/** What nobody has said of an item is probably plain. */
const unsaidPattern = 0.25;

/** How well the pattern of a garment agrees with that of an item, from 0 to 1. */
export function patternLikeness(seen: Pattern, owned: PatternKind | undefined): number {
  if (owned === undefined) return seen.kind === 'solid' ? 1 : 1 - unsaidPattern * seen.confidence;
  if (seen.kind === owned) return 1;
  const pair = [seen.kind, owned].sort().join(' ');
  return 1 - (nearPatterns.has(pair) ? nearPattern : otherPattern) * seen.confidence;
}

/** The same for the surface of the cloth, of which a photo tells little. */
export function surfaceLikeness(seen: Texture, owned: TextureKind | undefined): number {
  return owned === undefined || seen.kind === owned ? 1 : 1 - otherSurface * seen.confidence;
}
