import { type OkLab, okLabToOkLch } from '../../colour/oklab.ts';
import type { Superpixels } from '../image/superpixels.ts';
import { colourOf, isSkinLike } from '../segmentation/skin-and-hair.ts';

/** How far legs may differ from the face: degrees of hue, and how much more chroma per lightness sun and shade give. */
const hueRange = 25;
const mostVivid = 2;

/** Whether pieces (1) below a hem are bare legs rather than tights or socks: as coloured as the face, in sun or shade. */
export function areBareLegs(pieces: Superpixels, chosen: Uint8Array, skin: OkLab): boolean {
  const colour = colourOf(pieces, chosen);
  if (!colour || !isSkinLike(colour)) return false;
  const leg = okLabToOkLch(colour);
  const face = okLabToOkLch(skin);
  const turned = Math.abs(((leg.hue - face.hue + 540) % 360) - 180);
  return turned < hueRange && leg.chroma / leg.lightness < (mostVivid * face.chroma) / face.lightness;
}
