import type { WardrobeInsights } from '@drape/contract/wardrobe/wardrobe';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { countOutfits } from '@drape/engine/stylist/wardrobe/versatility';

const shown = 10;

type Worn = WardrobeInsights['most_worn'][number];

function worn({ id, times_worn, last_worn }: WardrobeItem): Worn {
  return { id, times_worn, last_worn };
}

function byName(one: WardrobeItem, other: WardrobeItem): number {
  return one.id < other.id ? -1 : 1;
}

/** The day since when an item could have been worn: its purchase, else its entry. */
function ownedSince({ purchase_date, created_at }: WardrobeItem): string {
  const entered = created_at.slice(0, 10);
  return purchase_date !== null && purchase_date < entered ? purchase_date : entered;
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

/** Pieces owned and times worn by colour term; each item counts by its palette. */
export function colourUse(
  items: readonly Pick<WardrobeItem, 'palette' | 'quantity' | 'times_worn'>[],
): WardrobeInsights['colours'] {
  const use = new Map<string, { hex: string; largest: number; owned: number; worn: number }>();
  for (const { palette, quantity, times_worn } of items) {
    for (const { basic, hex, share } of palette) {
      const known = use.get(basic) ?? { hex, largest: 0, owned: 0, worn: 0 };
      const owned = known.owned + share * quantity;
      const larger = share > known.largest ? { hex, largest: share } : {};
      use.set(basic, { ...known, ...larger, owned, worn: known.worn + share * times_worn });
    }
  }
  const all = [...use].map(([basic, { largest, ...rest }]) => ({ basic, ...rest }));
  const total = (key: 'owned' | 'worn') => all.reduce((sum, colour) => sum + colour[key], 0) || 1;
  const [owned, wornTotal] = [total('owned'), total('worn')];
  return all
    .map((colour) => ({ ...colour, owned: colour.owned / owned, worn: colour.worn / wornTotal }))
    .sort((one, other) => other.owned - one.owned || (one.basic < other.basic ? -1 : 1));
}

/** What the items and their wear log tell on a day (`YYYY-MM-DD`). Archived items are left out. */
export function insightsOf(all: readonly WardrobeItem[], today: string): WardrobeInsights {
  const items = all.filter(({ is_archived, status }) => !is_archived && status !== 'to_check');
  const longAgo = daysBefore(today, wardrobeLimits.notWornDays);
  const often = [...items].sort((one, other) => other.times_worn - one.times_worn || byName(one, other));
  const resting = items
    .filter((item) => (item.last_worn ?? ownedSince(item)) <= longAgo)
    .sort((one, other) => (one.last_worn ?? '').localeCompare(other.last_worn ?? '') || byName(one, other));
  const priced = items.flatMap(({ id, cost_per_wear, currency }) =>
    cost_per_wear === null ? [] : [{ id, cost_per_wear, currency }],
  );
  const outfits = countOutfits(items.filter(({ status }) => status === 'available'));
  return {
    total: items.length,
    worn_total: items.reduce((sum, { times_worn }) => sum + times_worn, 0),
    most_worn: often
      .filter(({ times_worn }) => times_worn > 0)
      .slice(0, shown)
      .map(worn),
    least_worn: often.reverse().slice(0, shown).map(worn),
    not_worn: resting.map(worn),
    cost_per_wear: priced.sort(
      (one, other) => one.cost_per_wear - other.cost_per_wear || (one.id < other.id ? -1 : 1),
    ),
    colours: colourUse(items),
    versatility: [...outfits]
      .map(([id, count]) => ({ id, outfits: count }))
      .sort((one, other) => other.outfits - one.outfits || (one.id < other.id ? -1 : 1)),
  };
}
