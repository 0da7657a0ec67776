import type { WardrobeRecommendation } from '@drape/contract/dashboard/dashboard';
import {
  type BuyerTaste,
  buildWardrobe,
  type WardrobePlan,
} from '@drape/engine/stylist/outfit/purchases/build-wardrobe';
import type { Principal } from '../../../platform/http/mount.ts';
import { illustrationAddress } from '../../../platform/illustrations/illustration-address.ts';
import type { TasteOf } from '../../profile/service.ts';
import type { Garment, WardrobeService } from '../../wardrobe/service.ts';
import { outfitItems } from '../outfit-item.ts';

export type WardrobeBuilder = (principal: Principal) => Promise<{
  recommendations: WardrobeRecommendation[];
  total: number;
  outfits: number;
  pieces: number;
}>;

type Dependencies = { wardrobe: Pick<WardrobeService, 'garments' | 'items'>; tasteOf: TasteOf };

/** The few purchases that would unlock most outfits. Computed again when a garment or the taste has changed. */
export function createWardrobeBuilder({ wardrobe, tasteOf }: Dependencies): WardrobeBuilder {
  const known = new WeakMap<readonly Garment[], { key: string; plan: WardrobePlan }>();

  function planFor(garments: readonly Garment[], taste: BuyerTaste): WardrobePlan {
    const key = JSON.stringify(taste);
    const before = known.get(garments);
    if (before?.key === key) return before.plan;
    const plan = buildWardrobe(outfitItems(garments), taste);
    known.set(garments, { key, plan });
    return plan;
  }

  return async (principal) => {
    const [garments, { styles, colours, gender }] = await Promise.all([
      wardrobe.garments(principal.userId),
      tasteOf(principal.userId),
    ]);
    const { outfits, purchases } = planFor(garments, { styles, colours, dressy: gender === 'female' });
    const beside = await wardrobe.items.some(
      principal,
      purchases.flatMap(({ goesWith }) => goesWith),
    );
    const recommendations = purchases.map(
      ({ category, subcategory, color, hex, pattern, reason, outfitsUnlocked, goesWith }) => ({
        category,
        subcategory,
        color_primary: color,
        reason,
        outfits_unlocked: outfitsUnlocked,
        image_url: illustrationAddress({
          category,
          subcategory,
          primary: hex,
          secondary: undefined,
          pattern,
          seed: 0,
        }),
        goes_with: goesWith.flatMap((id) => {
          const item = beside.get(id);
          return item ? [{ id, description: item.description, thumbnail_url: item.thumbnail_url }] : [];
        }),
      }),
    );
    const pieces = garments.filter(({ is_archived }) => !is_archived).length;
    return { recommendations, total: recommendations.length, outfits, pieces };
  };
}
