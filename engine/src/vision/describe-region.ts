import { clothFamilies } from '../colour/cloth-colour.ts';
import { type ColourCluster, clusterColours, fabricDistance } from '../colour/cluster-colours.ts';
import { colourBins } from '../colour/colour-bins.ts';
import { nameCloth } from '../colour/name-colour.ts';
import { okLabToHex } from '../colour/oklab.ts';
import { recognisePattern } from './cloth/pattern.ts';
import { recogniseTexture } from './cloth/texture.ts';
import { cropToMask } from './image/crop.ts';
import type { LabImage } from './image/lab-image.ts';
import { moveOutline, traceOutline } from './image/outline.ts';
import { erode } from './image/parts.ts';
import { round } from './image/photo-quality.ts';
import type { Fit, LookColour, LookRegion, Zone } from './look.ts';

/** A garment before it is described: its pixels in the working photo and what is known of its place. */
export type GarmentMask = {
  key: string;
  zone: Zone;
  label: string;
  mask: Uint8Array;
  fit?: Fit;
  confidence: number;
};

/** Colours, pattern, texture and outline of a garment; `clothing` is the area of all garments in pixels. */
export function describeRegion(image: LabImage, garment: GarmentMask, clothing: number): LookRegion {
  const { key, zone, label } = garment;
  const { image: part, mask, left, top } = cropToMask(image, garment.mask);
  const area = countOf(mask);
  const inner = innerPart(mask, part.width, part.height, area);
  const bins = colourBins(part, indicesOf(inner));
  const clusters = clusterColours(bins);
  const pattern = recognisePattern(part, inner, clusters, part.width - 2);
  return {
    key,
    zone,
    label,
    share: round(area / Math.max(1, clothing)),
    outline: moveOutline(traceOutline(mask, part.width, part.height), part, { left, top }, image),
    colours: nameClusters(pattern.kind === 'solid' ? soften(clusters) : clusters),
    families: clothFamilies(bins).map(({ basic, share }) => ({ basic, share: round(share) })),
    pattern,
    texture: recogniseTexture(part, inner, clusters, pattern),
    ...(garment.fit && { fit: garment.fit }),
    confidence: round(garment.confidence),
  };
}

/** The colours of all regions by the area they cover, alike ones joined, at most eight, shares summing to 1. */
export function paletteOf(regions: LookRegion[]): LookColour[] {
  const joined: ColourCluster[] = [];
  const all = regions.flatMap(({ share, colours }) =>
    colours.map((colour) => ({ lab: colour.lab, share: share * colour.share })),
  );
  all.sort((one, other) => other.share - one.share);
  for (const { lab, share } of all) {
    const alike = joined.find((entry) => fabricDistance(point(entry), point({ lab, share })) < 0.055);
    if (alike) alike.share += share;
    else joined.push({ lab, share });
  }
  joined.sort((one, other) => other.share - one.share);
  const kept = joined.slice(0, 8);
  const total = kept.reduce((sum, { share }) => sum + share, 0);
  return nameClusters(kept.map(({ lab, share }) => ({ lab, share: share / total })));
}

export function countOf(mask: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < mask.length; i++) count += mask[i];
  return count;
}

function point({ lab: [l, a, b] }: ColourCluster) {
  return { l, a, b };
}

function nameClusters(clusters: ColourCluster[]): LookColour[] {
  return clusters.map(({ lab, share }) => {
    const rounded = [round(lab[0]), round(lab[1]), round(lab[2])] as const;
    return { lab: rounded, hex: okLabToHex(lab), ...nameCloth(rounded), share: round(share) };
  });
}

/** Colours of plain cloth below a twentieth are trimmings, shade and what shines through: they join the main colour. */
function soften(clusters: ColourCluster[]): ColourCluster[] {
  const kept = clusters.filter(({ share }, index) => index === 0 || share >= 0.05);
  const total = kept.reduce((sum, { share }) => sum + share, 0);
  return kept.map(({ lab, share }) => ({ lab, share: share / total }));
}

function innerPart(mask: Uint8Array, width: number, height: number, area: number): Uint8Array {
  for (const depth of [2, 1]) {
    const inner = erode(mask, width, height, depth);
    if (countOf(inner) > 0.45 * area) return inner;
  }
  return mask;
}

function indicesOf(mask: Uint8Array): number[] {
  const indices: number[] = [];
  for (let i = 0; i < mask.length; i++) if (mask[i]) indices.push(i);
  return indices;
}
