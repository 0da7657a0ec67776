const whenCertain = 0.5;

/**
 * A model's rating (0 to 10) held near the measured one. It may differ by half a point where the measurement is certain,
 * and by one and a half where `confidence` (0 to 1) is nothing: the surer the measurement, the less room. One decimal.
 */
export function boundedRating(wished: number, measured: number, confidence: number): number {
  const room = ratingRoom(confidence);
  const held = Math.min(Math.max(wished, measured - room), measured + room);
  return Math.round(Math.min(Math.max(held, 0), 10) * 10) / 10;
}

/** How far a model's rating may be from the measured one, in points with one decimal. */
export function ratingRoom(confidence: number): number {
  return Math.round((whenCertain + (1 - Math.min(Math.max(confidence, 0), 1))) * 10) / 10;
}
