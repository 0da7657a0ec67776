import { type OkLab, okLabToOkLch } from '../colour/oklab.ts';
import { isSkinLike } from './skin-and-hair.ts';
import type { Superpixels } from './superpixels.ts';

/** How far legs may differ from the face: degrees of hue, and how much more chroma per lightness sun and shade give. */
const hueRange = 25;
const mostVivid = 2;

/** Whether pieces (1) below a hem are bare legs rather than tights or socks: as coloured as the face, in sun or shade. */
export function areBareLegs(pieces: Superpixels, chosen: Uint8Array, skin: OkLab): boolean {
  const colour = medianColour(pieces, chosen);
  if (!colour || !isSkinLike(colour)) return false;
  const leg = okLabToOkLch(colour);
  const face = okLabToOkLch(skin);
  const turned = Math.abs(((leg.hue - face.hue + 540) % 360) - 180);
  return turned < hueRange && leg.chroma / leg.lightness < (mostVivid * face.chroma) / face.lightness;
}

/** Median of every channel by area; undefined without pieces. */
function medianColour({ l, a, b, area, count }: Superpixels, chosen: Uint8Array): OkLab | undefined {
  const members: number[] = [];
  for (let k = 0; k < count; k++) if (chosen[k]) members.push(k);
  if (members.length === 0) return undefined;
  const total = members.reduce((sum, k) => sum + area[k], 0);
  const middle = (plane: Float32Array) => {
    let left = total / 2;
    const sorted = members.toSorted((one, other) => plane[one] - plane[other]);
    for (const k of sorted) {
      left -= area[k];
      if (left <= 0) return plane[k];
    }
    return plane[sorted[0]];
  };
  return [middle(l), middle(a), middle(b)];
}
