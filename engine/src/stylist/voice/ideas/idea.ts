import type { Values } from '../../../wording/say.ts';
import type { Garment } from '../../garment.ts';
import { patternedName, saidGarment } from '../said-garment.ts';

/** What an idea is about; a verdict and what works best are never about the same. */
export type Facet = 'color' | 'mix' | 'shape' | 'pattern' | 'accent' | 'finish';

/** Something worth saying about an outfit. `about` are its pieces, the one it speaks of first in front; `worth` is how telling it is. */
export type Idea = { key: string; facet: Facet; about: readonly Garment[]; worth: number; values?: Values };

/** What the messages of an idea may name. */
export function ideaValues({ about: [one, two], values = {} }: Idea): Values {
  return { ...(one ? named('lead', one) : {}), ...(two ? named('other', two) : {}), ...values };
}

function named(prefix: 'lead' | 'other', garment: Garment): Values {
  const { noun, name, color, number } = saidGarment(garment);
  return {
    [prefix]: name,
    [`${prefix}s`]: number,
    [`${prefix}Noun`]: noun,
    [`${prefix}Color`]: color,
    [`${prefix}Patterned`]: patternedName(garment),
  };
}
