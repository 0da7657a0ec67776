import type { Idea } from '../ideas/idea.ts';
import type { Claim } from './page.ts';

const ofFacet: Readonly<Record<Idea['facet'], readonly Claim[]>> = {
  color: ['story'],
  mix: ['mix'],
  shape: ['shape'],
  pattern: ['pattern'],
  accent: ['echo'],
  finish: ['finish'],
};

/** What an idea says beyond what every idea of its facet says. */
const alsoSays: Readonly<Record<string, readonly Claim[]>> = {
  black: ['calm'],
  light: ['calm'],
  tonal: ['calm'],
  neutrals: ['calm'],
  lead: ['calm'],
  accent: ['calm'],
  crisp: ['depth'],
  suit: ['story', 'shape'],
  print: ['calm'],
  'print-dress': ['calm'],
  stripes: ['calm'],
  'stripes-dress': ['calm'],
  checks: ['calm'],
  'checks-dress': ['calm'],
  dots: ['calm'],
  'dots-dress': ['calm'],
  'bright-shoes': ['calm', 'story'],
  'bright-bag': ['calm', 'story'],
  'scarf-bright': ['story'],
  'scarf-echo': ['echo'],
  'quiet-rest': ['calm', 'story'],
  simple: ['calm'],
  'cloth-shine': ['fabrics'],
  'cloth-sheer': ['fabrics'],
  'cloth-chunky': ['fabrics'],
  'cloth-nap': ['fabrics'],
  'cloth-soft': ['fabrics'],
  'leather-soft': ['fabrics', 'layer'],
  'leather-below': ['fabrics'],
  'denim-dress': ['fabrics', 'layer'],
  'blazer-jeans': ['layer'],
  'tailored-sneakers': ['layer'],
  'shorts-layer': ['layer'],
  'knit-skirt': ['fabrics'],
  'coat-dress': ['layer'],
  'coat-jeans': ['layer'],
  'coat-trousers': ['layer'],
  'jacket-dress': ['layer'],
  'jacket-jeans': ['layer'],
  'jacket-trousers': ['layer'],
  'sport-skirt': ['layer'],
  'blazer-easy': ['layer'],
  'blazer-dress': ['layer'],
  'fuller-above': ['balance'],
  'fuller-below': ['balance'],
  'long-line': ['proportion'],
  layer: ['layer'],
  'cool-warm': ['story'],
  lift: ['depth'],
};

/** The claims of an idea. Of a layer only that it is one is said, not the shape of the whole. */
export function claimsOf({ key, facet }: Pick<Idea, 'key' | 'facet'>): Claim[] {
  const also = alsoSays[key] ?? [];
  return facet === 'shape' && also.length > 0 ? [...also] : [...ofFacet[facet], ...also];
}
