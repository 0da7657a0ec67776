import stored from '../../knowledge/data/never-worn.json' with { type: 'json' };
import type { Occasion } from '../occasion/occasion.ts';

const groups: Readonly<Record<string, readonly string[]>> = stored.groups;
const keysByGroup = new Map(Object.entries(groups).map(([group, keys]) => [group, new Set(keys)]));

/** Dress codes of which the activity says more: one swims, runs, and hikes in different things. */
const activeCodes: ReadonlySet<string> = new Set(['sport', 'outdoor']);

/** Under what an occasion stands in the table: its dress code, and its activity where that decides what is worn. */
export function occasionKeys({ code, activity }: Pick<Occasion, 'code' | 'activity'>): string[] {
  return activity !== null && activeCodes.has(code) ? [code, `${code}/${activity}`] : [code];
}

/** Whether a key is of an activity, whose clothes differ more from all others than those of a dress code. */
export function isActive(key: string): boolean {
  return key.includes('/') || key === 'sport' || key === 'swim';
}

/**
 * Whether stylists never take a piece of this group for such an occasion, though people own one: jeans to a board meeting,
 * an evening bag to an interview, a tote on a hike. From the outfits of `tools/taste/corpus` (`npm run fit:never-worn`).
 */
export function isNeverWorn(group: string, occasion: Pick<Occasion, 'code' | 'activity'>): boolean {
  const keys = keysByGroup.get(group);
  return keys !== undefined && occasionKeys(occasion).some((key) => keys.has(key));
}
