import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import type { Band } from '../../ui/colour/palette-strip.tsx';
import { type MeasuredItem, measureOf } from '../wardrobe/items/item-measure.ts';

/** What an outfit is called: its own name, else the event that it was made for. */
export function outfitTitle({ name, event_title }: Pick<OutfitPlan, 'name' | 'event_title'>): string {
  return name ?? event_title;
}

/** Percent from which an outfit of one's own has its confidence told: a lower one only says that it is unlike others. */
export const confidenceToldFrom = 50;

const mostBands = 6;

type ColouredItem = MeasuredItem & Pick<WardrobeItem, 'palette'>;

/** The colours of an outfit by the cloth that each takes up: a coat's counts for more than a clutch's. Largest first. */
export function outfitPalette(items: readonly ColouredItem[]): Band[] {
  const bands = new Map<string, Band>();
  for (const item of items) {
    const { width, height } = measureOf(item);
    for (const { hex, name, share } of item.palette) {
      const former = bands.get(hex)?.share ?? 0;
      bands.set(hex, { hex, name, share: former + share * width * height });
    }
  }
  const largest = [...bands.values()].sort((a, b) => b.share - a.share).slice(0, mostBands);
  const total = largest.reduce((sum, { share }) => sum + share, 0) || 1;
  return largest.map((band) => ({ ...band, share: band.share / total }));
}
