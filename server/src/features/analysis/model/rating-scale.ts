/** What a model gave a photo before, and what the product gave the same one. */
export type RatedTwice = { wished: number; own: number };

/** From so many photos on there is a scale to speak of. */
const fewest = 5;
/** So many photos count as much as the assumption that both scales are the same. House rules. */
const doubt = 10;
const mostMoved = 1;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * A model's rating on the scale that the person knows from their history: models differ in how freely they praise, and a
 * person compares today's outfit with last month's. It is moved by how far the two were apart for this person before,
 * so the order of a model's own ratings stays.
 */
export function placedRating(wished: number, before: readonly RatedTwice[]): number {
  if (before.length < fewest) return wished;
  const apart = mean(before.map(({ own }) => own)) - mean(before.map((rated) => rated.wished));
  const believed = (apart * before.length) / (before.length + doubt);
  const moved = wished + Math.max(-mostMoved, Math.min(mostMoved, believed));
  return Math.round(Math.max(0, Math.min(10, moved)) * 10) / 10;
}
