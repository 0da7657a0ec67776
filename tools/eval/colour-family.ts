import type { Look } from '@drape/engine/vision/look';

/** Colour families a photo's main garment may be sold as, likeliest first: what its regions would be filed under. */
export function rankedFamilies({ regions }: Look): string[] {
  const votes = new Map<string, number>();
  // Squared, because one photo sells one garment.
  for (const region of regions)
    for (const { basic, share } of region.families ?? [])
      votes.set(basic, (votes.get(basic) ?? 0) + region.share ** 2 * share);
  return [...votes].sort((x, y) => y[1] - x[1] || x[0].localeCompare(y[0])).map(([family]) => family);
}
