import type { TextureKind } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';

/** `seen` are the garments whose texture was read, `kinds` the different textures among them. */
export type TextureTerm = { score: number; seen: Garment[]; kinds: TextureKind[]; roughnessRange: number };

/** The garments whose cloth was read, specks left out. */
export function readSurfaces(garments: readonly Garment[]): Garment[] {
  return garments.filter(({ texture, share }) => texture && share >= 0.03);
}

/**
 * House rule: two or three different surfaces keep a look alive; one alone is flat, more than four is restless.
 * Undefined where fewer than two garments could be read, for then there is no mix to judge.
 */
export function textureTerm(garments: readonly Garment[]): TextureTerm | undefined {
  const seen = readSurfaces(garments);
  if (seen.length < 2) return undefined;
  const kinds = [...new Set(seen.flatMap(({ texture }) => texture ?? []))];
  const rough = seen.map(({ region }) => region.texture.roughness);
  const roughnessRange = Math.max(...rough) - Math.min(...rough);
  const byCount = [0, 58, 84, 94, 82, 65][kinds.length] ?? 60;
  const score = Math.min(100, byCount + 20 * Math.min(0.5, roughnessRange));
  return { score, seen, kinds, roughnessRange };
}
