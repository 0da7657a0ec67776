import type { TasteModel } from '@drape/contract/outfits/taste';
import { readTraits } from '@drape/engine/stylist/outfit/garments/item-traits';
import type { OutfitItem } from '@drape/engine/stylist/outfit/outfit';
import { learnTaste, type Taste, tasteFeatures, tasteLabel } from '@drape/engine/stylist/outfit/worth/taste';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { WardrobeService } from '../../wardrobe/service.ts';
import { outfitItems } from '../outfit-item.ts';
import * as rows from '../repository.ts';

type Dependencies = { database: Database; clock: Clock; wardrobe: Pick<WardrobeService, 'garments'> };

const always = '';
const mostOthers = 40;

/** What the clothes are like, the most frequent first. */
function featuresOf(items: readonly OutfitItem[]): string[] {
  const counts = new Map<string, number>();
  for (const item of items) {
    for (const feature of tasteFeatures(readTraits(item))) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
  }
  return [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)).map(([feature]) => feature);
}

/** Learned from the thumbs that stand, in their order, so that a thumb taken back leaves no trace; what is set wins. */
export function createTasteModel({ database, clock, wardrobe }: Dependencies) {
  async function read(userId: string, items: readonly OutfitItem[]) {
    const byId = new Map(items.map((item) => [item.id, item]));
    const row = await rows.findTaste(database.read, userId);
    const rated = await rows.listRated(database.read, userId, row?.learned_since ?? always);
    const learned = rated.reduce<Taste>((taste, plan) => {
      const garments = (JSON.parse(plan.item_ids) as string[]).flatMap((id) => byId.get(id) ?? []);
      return learnTaste(taste, garments.map(readTraits), plan.thumb === 'up' ? 1 : -1);
    }, {});
    const chosen: Taste = row ? JSON.parse(row.chosen) : {};
    return { row, chosen, taste: { ...learned, ...chosen } };
  }

  async function model(principal: Principal): Promise<TasteModel> {
    const items = outfitItems(await wardrobe.garments(principal.userId));
    const { chosen, taste } = await read(principal.userId, items);
    const features = Object.entries(taste)
      .map(([feature, weight]) => ({
        feature,
        label: tasteLabel(feature),
        weight,
        chosen: feature in chosen,
      }))
      .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || a.feature.localeCompare(b.feature));
    const others = featuresOf(items)
      .filter((feature) => !(feature in taste))
      .slice(0, mostOthers)
      .map((feature) => ({ feature, label: tasteLabel(feature) }));
    return { features, total: features.length, others };
  }

  return {
    of: async (userId: string, items: readonly OutfitItem[]): Promise<Taste> =>
      (await read(userId, items)).taste,
    model,
    async set(principal: Principal, weights: Record<string, number | null>): Promise<TasteModel> {
      const { userId } = principal;
      await database.transaction(async (transaction) => {
        const row = await rows.findTaste(transaction, userId);
        const chosen = { ...(row ? (JSON.parse(row.chosen) as Taste) : {}), ...weights };
        const kept = Object.fromEntries(Object.entries(chosen).filter(([, weight]) => weight !== null));
        await rows.saveTaste(transaction, {
          user_id: userId,
          chosen: JSON.stringify(kept),
          learned_since: row?.learned_since ?? always,
        });
      });
      return model(principal);
    },
    async reset({ userId }: Principal): Promise<{ id: string }> {
      const learned_since = clock.now().toISOString();
      await rows.saveTaste(database.write, { user_id: userId, chosen: '{}', learned_since });
      return { id: userId };
    },
  };
}

export type TasteModels = ReturnType<typeof createTasteModel>;
