import type { CorrectedGarment } from '@drape/contract/analysis/analysis';
import type {
  WornColor,
  WornKind,
  wornFabrics,
  wornPatterns,
} from '@drape/contract/analysis/worn-garment-options';
import { colourMentions } from '../colour/colours-of-words.ts';
import { modelLeads } from '../knowledge/style/finding-reliability.ts';
import { correctLook } from '../stylist/worn/correct-look.ts';
import { zoneOfKind } from '../stylist/worn/worn-kinds.ts';
import type { Look, LookRegion } from '../vision/look.ts';
import { mayBeCalled } from './colour-claims.ts';
import { coloursOfRegion } from './colours-of-region.ts';

/** A garment as a model sees it in a photo; `regions` are the keys of the measured regions that it covers, as far as known. */
export type SeenGarment = {
  kind: WornKind;
  color: WornColor;
  pattern: (typeof wornPatterns)[number];
  fabric?: (typeof wornFabrics)[number] | undefined;
  regions: readonly string[];
};

/** How sure a garment is that a model saw and nobody confirmed. House value: below what the person says, which is 1. */
const seenCertainty = 0.9;

/**
 * A Look with the garments that a model sees, measured in the regions where they lie: each takes the regions it names,
 * else one of its place that no other garment takes, else none. What the engine is reliable in stays measured: a color
 * that the word may stand for keeps its value. Regions that belong to none of the garments are not worn.
 */
export function joinSeen(look: Look, seen: readonly SeenGarment[]): Look {
  if (seen.length === 0) return look;
  const named = seen.map(({ regions }) => regions.filter((key) => regionOf(look, key)).slice(0, 6));
  const taken = new Set(named.flat());
  const garments = seen.map((garment, index) => {
    const from = named[index] ?? [];
    return asCorrection(look, garment, from.length > 0 ? from : freeRegion(look, garment, taken));
  });
  const joined = correctLook(look, garments).look;
  const regions = joined.regions.map((region) => ({
    ...region,
    confidence: Math.min(region.confidence, seenCertainty),
  }));
  return { ...joined, regions };
}

function regionOf({ regions }: Look, key: string): LookRegion | undefined {
  return regions.find((region) => region.key === key);
}

/** The largest region at the place of a garment that is nobody's yet. */
function freeRegion({ regions }: Look, { kind }: SeenGarment, taken: Set<string>): string[] {
  const free = regions
    .filter(({ key, zone }) => zone === zoneOfKind[kind] && !taken.has(key))
    .sort((a, b) => b.share - a.share);
  const [largest] = free;
  if (!largest) return [];
  taken.add(largest.key);
  return [largest.key];
}

function asCorrection(look: Look, garment: SeenGarment, from: string[]): CorrectedGarment {
  const { kind, color, pattern, fabric } = garment;
  const measured = from.flatMap((key) => regionOf(look, key) ?? []).flatMap(coloursOfRegion);
  const [word] = colourMentions(color);
  const isMeasured = word !== undefined && measured.length > 0 && mayBeCalled(word, measured);
  return {
    from,
    ...(modelLeads('kind') ? { kind } : {}),
    ...(modelLeads('color') && !isMeasured ? { color } : {}),
    ...(modelLeads('pattern') ? { pattern } : {}),
    ...(modelLeads('fabric') && fabric ? { fabric } : {}),
  };
}
