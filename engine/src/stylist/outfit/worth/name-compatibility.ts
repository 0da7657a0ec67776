import type { ItemDraft } from '../../item-text/item-draft.ts';
import { parseItem } from '../../item-text/parse-items.ts';
import { type NameTraits, readName } from '../garments/read-name.ts';
import { nameKinship } from './name-kinship.ts';

/** A garment of which nothing but its name is known. */
export type NamedGarment = { draft: ItemDraft; traits: NameTraits };

export function namedGarment(name: string): NamedGarment {
  return { draft: parseItem(name), traits: readName(name) };
}

/** What a step of formality costs and what the same season or cloth adds, beside the kinship of the names. House rules. */
const formalityStep = 0.25;
const sameSeason = 0.2;
const sameMaterial = 0.3;

/** How well two garments go together as far as their names tell; any unit, higher is better. */
export function nameCompatibility(a: NamedGarment, b: NamedGarment): number {
  const seasons = a.draft.season !== 'all' && b.draft.season !== 'all';
  const season = seasons ? (a.draft.season === b.draft.season ? sameSeason : -sameSeason) : 0;
  const material = a.draft.material !== null && a.draft.material === b.draft.material ? sameMaterial : 0;
  const formality = formalityStep * Math.abs(a.draft.formality - b.draft.formality);
  return nameKinship(a.traits, b.traits) + season + material - formality;
}
