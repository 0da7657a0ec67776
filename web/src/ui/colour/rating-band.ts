import { ratingBands } from '@drape/contract/wire/limits';
import { t } from '@lingui/core/macro';

export type RatingBand = 'good' | 'fair' | 'poor';

/** The number as it is shown: one decimal. */
export function shownRating(rating: number): string {
  return rating.toFixed(1);
}

/** Green from 8.0, yellow from 6.0, red below, decided by the shown number. `rating` runs from 0 to 10. */
export function ratingBand(rating: number): RatingBand {
  const shown = Number(shownRating(rating));
  if (shown >= ratingBands.green) return 'good';
  return shown >= ratingBands.yellow ? 'fair' : 'poor';
}

/** As sure as it is: "7.5", or "7 to 8" where the outfit was not read surely. */
export function ratingWords({ low, high }: { low: number; high: number }): string {
  return low === high ? String(low) : t`${low} to ${high}`;
}
