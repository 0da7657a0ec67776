import type { Reason } from './reasons.ts';

/** What a sentence with each reason says of the outfit, in the claims that a page makes once. */
const claims: Readonly<Record<Reason, readonly string[]>> = {
  dressier: ['mix', 'finish'],
  'more-casual': ['mix', 'finish'],
  sporty: ['mix', 'finish'],
  'other-season': ['season'],
  'color-fight': ['story', 'calm'],
  'color-flat': ['story', 'depth'],
  'too-many-colors': ['story', 'calm'],
  'pattern-fight': ['pattern', 'calm'],
  'too-much': ['calm', 'finish'],
  'too-plain': ['calm', 'finish'],
  shape: ['shape', 'balance', 'proportion'],
  material: ['fabrics', 'finish'],
  unrelated: ['mix', 'story'],
  'color-pair': ['story'],
  tonal: ['story', 'calm'],
  contrast: ['story', 'depth'],
  accent: ['story', 'calm'],
  echo: ['echo'],
  'pattern-focus': ['pattern', 'calm'],
  'pattern-mix': ['pattern'],
  'good-shape': ['shape', 'balance', 'proportion'],
  texture: ['fabrics'],
  mix: ['mix', 'layer'],
  statement: ['statement'],
  polish: ['mix', 'finish'],
  finish: ['finish'],
  ease: ['ease', 'calm'],
  tradition: ['tradition'],
  practical: ['ease'],
};

export function claimsOfReason(reason: Reason): readonly string[] {
  return claims[reason];
}
