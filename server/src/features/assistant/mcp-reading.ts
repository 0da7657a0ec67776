import type { Scope } from '@drape/contract/account/scopes';
import type { ToolName } from '@drape/engine/assistant/tools/tools';

/** What a personal token must be allowed for a tool that reads; `chat` opens them all, as it opens the assistant. */
export const readingScopes: { [Name in Exclude<ToolName, 'offer_worn'>]: readonly Scope[] } = {
  find_items: ['wardrobe:read'],
  item_facts: ['wardrobe:read'],
  suggest_outfit: ['wardrobe:read', 'outfits:read'],
  match_item: ['wardrobe:read'],
  check_pair: ['wardrobe:read'],
  check_colours: [],
  explain: [],
  unworn_items: ['wardrobe:read'],
  wardrobe_gaps: ['wardrobe:read'],
  wardrobe_summary: ['wardrobe:read'],
  pack_trip: ['wardrobe:read', 'trips:read'],
  upcoming_events: ['outfits:read'],
  weather: ['outfits:read'],
  last_analysis: ['analyses:read'],
};

/** What a token may; somebody who signed in may everything. */
export type Grants = { reads(scopes: readonly Scope[]): boolean; writes(scope: Scope): boolean };

export function grantsOf(granted: readonly Scope[] | undefined): Grants {
  const has = (scope: Scope) => granted === undefined || granted.includes(scope);
  return { reads: (scopes) => has('chat') || scopes.every(has), writes: has };
}
