/** How well an outfit works, as a verdict puts it. */
export type Tier = 'great' | 'good' | 'mixed';

/** From here on a verdict praises. */
export const goodRating = 6.5;
export const greatRating = 7.8;

export function tierOf(rating: number): Tier {
  return rating >= greatRating ? 'great' : rating >= goodRating ? 'good' : 'mixed';
}
