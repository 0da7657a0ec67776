/** An item as far as its wears count; days as `YYYY-MM-DD`. */
export type OwnedItem = { id: string; addedOn: string; price: number | null };
/** One day on which an item was worn; the same day twice counts once. */
export type Wear = { itemId: string; on: string };

export type WearRecord<Item extends OwnedItem> = {
  item: Item;
  wears: number;
  lastWorn: string | null;
  /** Price by wears; null without a price, or before the first wear. */
  costPerWear: number | null;
  /** Days since the last wear, or since it was added where it was never worn. */
  idleDays: number;
};

const msPerDay = 86_400_000;

/** The wears of every item up to `today`, most worn first; wears of unknown items are left out. */
export function wearHistory<Item extends OwnedItem>(
  items: readonly Item[],
  wears: readonly Wear[],
  today: string,
): WearRecord<Item>[] {
  const days = new Map<string, Set<string>>(items.map(({ id }) => [id, new Set()]));
  for (const { itemId, on } of wears) if (on <= today) days.get(itemId)?.add(on);
  return items
    .map((item) => {
      const worn = [...(days.get(item.id) ?? [])].sort();
      const lastWorn = worn.at(-1) ?? null;
      return {
        item,
        wears: worn.length,
        lastWorn,
        costPerWear: item.price === null || worn.length === 0 ? null : item.price / worn.length,
        idleDays: Math.max(0, daysBetween(lastWorn ?? item.addedOn, today)),
      };
    })
    .sort((x, y) => y.wears - x.wears || x.idleDays - y.idleDays || (x.item.id < y.item.id ? -1 : 1));
}

/** What has not been worn for `days` and has been owned as long, longest idle first. */
export function notWornFor<Item extends OwnedItem>(
  history: readonly WearRecord<Item>[],
  days = 90,
): WearRecord<Item>[] {
  return history.filter(({ idleDays }) => idleDays >= days).sort((x, y) => y.idleDays - x.idleDays);
}

function daysBetween(from: string, to: string): number {
  const days =
    (Date.parse(`${to.slice(0, 10)}T00:00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00:00Z`)) / msPerDay;
  return Number.isFinite(days) ? Math.round(days) : 0;
}
