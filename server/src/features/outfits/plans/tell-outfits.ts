import type { OutfitPlanRow } from '../../../platform/database/planning-rows.ts';
import type { News } from '../../../platform/news.ts';
import type { WardrobeService } from '../../wardrobe/service.ts';
import type { PlanResult } from '../presenter.ts';

type Dependencies = { news: News; wardrobe: Pick<WardrobeService, 'garments'> };

/** Tells what was planned and worn, with the names of the clothes. */
export function createTelling({ news, wardrobe }: Dependencies) {
  async function named(userId: string, itemIds: readonly string[]) {
    const names = new Map((await wardrobe.garments(userId)).map(({ id, description }) => [id, description]));
    return itemIds.flatMap((id) => {
      const description = names.get(id);
      return description === undefined ? [] : [{ id, description }];
    });
  }

  return {
    async planned(plans: readonly OutfitPlanRow[]): Promise<void> {
      for (const plan of plans) {
        const { description } = JSON.parse(plan.result) as PlanResult;
        await news.tell(plan.user_id, 'outfit.planned', {
          plan_id: plan.id,
          date: plan.local_day,
          title: plan.name ?? plan.event_title,
          event_id: plan.event_id,
          description,
          score: plan.score,
          items: await named(plan.user_id, JSON.parse(plan.item_ids) as string[]),
        });
      }
    },
    async worn({ id, user_id, item_ids }: OutfitPlanRow, date: string): Promise<void> {
      const items = await named(user_id, JSON.parse(item_ids) as string[]);
      await news.tell(user_id, 'outfit.worn', { plan_id: id, date, items });
    },
  };
}

export type Telling = ReturnType<typeof createTelling>;
