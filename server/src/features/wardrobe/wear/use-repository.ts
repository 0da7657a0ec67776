import type { Executor } from '../../../platform/database/database.ts';

/** Each day of a span on which kept items were worn, and how many. */
export async function countWearsByDay(
  db: Executor,
  userId: string,
  from: string,
  to: string,
): Promise<{ day: string; wears: number }[]> {
  const found = await db
    .selectFrom('wardrobe_wears')
    .innerJoin('wardrobe_items', 'wardrobe_items.id', 'wardrobe_wears.item_id')
    .select((select) => ['wardrobe_wears.day', select.fn.countAll().as('wears')])
    .where('wardrobe_wears.user_id', '=', userId)
    .where('wardrobe_wears.day', '>=', from)
    .where('wardrobe_wears.day', '<=', to)
    .where('wardrobe_items.deleted_at', 'is', null)
    .groupBy('wardrobe_wears.day')
    .orderBy('wardrobe_wears.day')
    .execute();
  return found.map(({ day, wears }) => ({ day, wears: Number(wears) }));
}
