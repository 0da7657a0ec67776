import { type Style, styles } from '@drape/contract/profile/options';
import type { Look } from '../../vision/look.ts';
import { garmentsOf } from '../garment.ts';
import { wornColours } from '../terms/colour.ts';
import { formalityTerm } from '../terms/formality.ts';
import { matchStyle, styleFeatures } from '../terms/preferences.ts';

/**
 * The style of the specification's twelve that a look comes nearest to, by the same aims that compare it with what
 * somebody likes; of equals the one named first. Undefined where no garment has a colour.
 */
export function nearestStyle(look: Pick<Look, 'regions'>): Style | undefined {
  const garments = garmentsOf(look.regions);
  if (garments.length === 0) return undefined;
  const features = styleFeatures(garments, wornColours(garments), formalityTerm(garments));
  const matches = styles.map((style) => matchStyle(style, features));
  return matches.reduce((best, match) => (match.score > best.score ? match : best)).style;
}
