import { nameColour } from '../colour/name-colour.ts';
import { hexToOkLab } from '../colour/oklab.ts';
import { swapColours } from '../knowledge/swap-colours.ts';
import type { Look, LookColour, LookRegion, TextureKind } from '../vision/look.ts';
import type { Garment } from './garment.ts';
import type { JudgeContext } from './judge.ts';
import { type Scored, scoreLook } from './score-look.ts';
import { bestRatio } from './terms/proportion.ts';

/** A changed Look and what it would be rated; `gain` is the rise of the weighted mean, always above 0. */
export type Raise = { key: string; gain: number; rating: number; after: Scored } & (
  | { kind: 'recolour'; garment: Garment; colour: LookColour }
  | { kind: 'retexture'; garment: Garment; texture: TextureKind }
  | { kind: 'plain'; garment: Garment }
  | { kind: 'tuck'; shorter: 'upper' | 'lower' }
);

const retextures: readonly TextureKind[] = ['knit', 'denim', 'leather', 'satin'];

/** Every single change that would raise a Look's rating, best first, one colour per garment. */
export function raises(look: Look, context: JudgeContext, scored: Scored): Raise[] {
  const found = [
    ...scored.garments.flatMap((garment) => bestRecolour(look, context, scored, garment)),
    ...scored.garments.flatMap((garment) => retexture(look, context, scored, garment)),
    ...(scored.findings.pattern?.patterned.length ? plain(look, context, scored) : []),
    ...tuck(look, context, scored),
  ];
  return found.sort((x, y) => y.gain - x.gain || (x.key < y.key ? -1 : 1));
}

/** The best colour of the common wardrobe (and of the person's favourites) for each garment that has one. */
function bestRecolour(look: Look, context: JudgeContext, scored: Scored, garment: Garment): Raise[] {
  const favourites = context.preferences?.colours?.filter((hex) => /^#[0-9a-f]{6}$/i.test(hex)) ?? [];
  let best: Raise[] = [];
  for (const hex of [...swapColours, ...favourites]) {
    const lab = hexToOkLab(hex);
    const colour: LookColour = { lab, hex, ...nameColour(lab), share: garment.main.share };
    if (colour.name === garment.main.name) continue;
    const after = scoreLook(withRegion(look, garment.key, { colours: recoloured(garment, colour) }), context);
    const gain = after.mean - scored.mean;
    const keepsColour = after.findings.colour.score >= scored.findings.colour.score;
    if (keepsColour && gain > (best[0]?.gain ?? 0))
      best = [
        {
          kind: 'recolour',
          key: `recolour ${garment.key}`,
          garment,
          colour,
          gain,
          rating: after.rating,
          after,
        },
      ];
  }
  return best;
}

function recoloured({ region, main }: Garment, colour: LookColour): LookColour[] {
  return region.colours.map((old) => (old === main ? colour : old));
}

function retexture(look: Look, context: JudgeContext, scored: Scored, garment: Garment): Raise[] {
  if (garment.texture !== 'smooth' && garment.texture !== 'woven') return [];
  return retextures.flatMap((kind) => {
    const texture = { ...garment.region.texture, kind };
    const after = scoreLook(withRegion(look, garment.key, { texture }), context);
    const gain = after.mean - scored.mean;
    const key = `retexture ${garment.key} ${kind}`;
    return gain > 0 && kind !== 'denim'
      ? [{ kind: 'retexture' as const, key, garment, texture: kind, gain, rating: after.rating, after }]
      : [];
  });
}

function plain(look: Look, context: JudgeContext, scored: Scored): Raise[] {
  return scored.garments.flatMap((garment) => {
    if (!scored.findings.pattern?.patterned.includes(garment)) return [];
    const pattern = { ...garment.region.pattern, kind: 'solid' as const };
    const after = scoreLook(withRegion(look, garment.key, { pattern }), context);
    const gain = after.mean - scored.mean;
    const key = `plain ${garment.key}`;
    return gain > 0 ? [{ kind: 'plain' as const, key, garment, gain, rating: after.rating, after }] : [];
  });
}

/** Only proposed for halves and beyond, where a tuck or a roll moves the line. */
function tuck(look: Look, context: JudgeContext, scored: Scored): Raise[] {
  const ratio = scored.findings.proportion?.ratio;
  if (ratio === undefined || !look.proportions || Math.abs(Math.log2(ratio / bestRatio)) < 0.35) return [];
  const upperToLower = bestRatio * Math.sqrt(ratio / bestRatio);
  const after = scoreLook({ ...look, proportions: { ...look.proportions, upperToLower } }, context);
  const gain = after.mean - scored.mean;
  const shorter = ratio > bestRatio ? ('upper' as const) : ('lower' as const);
  return gain > 0 ? [{ kind: 'tuck', key: 'tuck', shorter, gain, rating: after.rating, after }] : [];
}

function withRegion(look: Look, key: string, change: Partial<LookRegion>): Look {
  return {
    ...look,
    regions: look.regions.map((region) => (region.key === key ? { ...region, ...change } : region)),
  };
}
