import type { SeededTaste } from '../profile/service.ts';

/** What the demo person likes; it goes with the outfits of the demo photos. */
export const demoTaste: SeededTaste = {
  styles: ['classic', 'minimalist', 'elegant'],
  colours: ['#1d2743', '#6d472f', '#73121d', '#1f4630'],
  occasions: ['work', 'date night', 'weekend', 'travel'],
  bodyType: null,
  budget: 'mid-range',
};
