import { nameColour } from '../colour/name-colour.ts';
import { hexToOkLab } from '../colour/oklab.ts';
import type { LookColour } from '../vision/look.ts';

const known = new Map<string, Omit<LookColour, 'share'>>();
const mostKnown = 500;

/** A colour by its hex with name and term; the same few are asked for again and again. */
export function shopColour(hex: string): Omit<LookColour, 'share'> {
  const found = known.get(hex);
  if (found) return found;
  const lab = hexToOkLab(hex);
  const colour = { lab, hex, ...nameColour(lab) };
  if (known.size < mostKnown) known.set(hex, colour);
  return colour;
}
