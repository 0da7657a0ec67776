import type { Occasion, OccasionCode } from '../../stylist/occasion/occasion.ts';
import { readOccasion } from '../../stylist/occasion/read-occasion.ts';
import type { OutfitWish } from '../assistant-context.ts';

/** The occasion of a wish as the planner reads it; a level that was asked for decides over its words. */
export function occasionOf({ said, title, place, eventType, code }: OutfitWish): Occasion {
  return readOccasion({
    title: [said, title].filter(Boolean).join(', '),
    location: place,
    hour: null,
    eventType,
    ...(code === undefined ? {} : { corrected: code }),
  });
}

const plainer: Partial<Record<OccasionCode, OccasionCode>> = {
  formal: 'smart casual',
  festive: 'smart casual',
  'business formal': 'business casual',
  'business casual': 'smart casual',
  'smart casual': 'casual',
};
const dressier: Partial<Record<OccasionCode, OccasionCode>> = {
  home: 'casual',
  casual: 'smart casual',
  'smart casual': 'festive',
  'business casual': 'business formal',
  festive: 'formal',
};

/** The next dress code up or down from that of a wish, where there is one. */
export function steppedCode(wish: OutfitWish, step: 1 | -1): OccasionCode | undefined {
  const { code } = occasionOf(wish);
  return (step > 0 ? dressier : plainer)[code];
}
