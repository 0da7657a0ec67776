import type { OutfitPlan } from '@drape/contract/outfits';
import type { WardrobeItem } from '@drape/contract/wardrobe-item';
import type { Band } from '../../ui/palette-strip.tsx';

/** What an outfit is called: its own name, else the event that it was made for. */
export function outfitTitle({ name, event_title }: Pick<OutfitPlan, 'name' | 'event_title'>): string {
  return name ?? event_title;
}

const mostBands = 6;

/** The colours of an outfit: those of its items, the same ones together, the largest first. */
export function outfitPalette(items: readonly Pick<WardrobeItem, 'palette'>[]): Band[] {
  const bands = new Map<string, Band>();
  for (const { palette } of items) {
    for (const { hex, name, share } of palette) {
      const former = bands.get(hex)?.share ?? 0;
      bands.set(hex, { hex, name, share: former + share / items.length });
    }
  }
  const largest = [...bands.values()].sort((a, b) => b.share - a.share).slice(0, mostBands);
  const total = largest.reduce((sum, { share }) => sum + share, 0) || 1;
  return largest.map((band) => ({ ...band, share: band.share / total }));
}
