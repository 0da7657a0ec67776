import { countOf, type GarmentMask } from '../describe-region.ts';
import type { LabImage } from '../image/lab-image.ts';
import { boxOf } from '../image/mask-box.ts';
import type { Pixels } from '../image/pixels.ts';
import { garmentView } from '../laid/garment-view.ts';
import type { Zone } from '../look.ts';

/** The kinds that the network answers for, in its order: those of the photos that it learned from. */
export const wornKindLabels = [
  'bag',
  'hoodie',
  'jacket',
  'shorts',
  'sports bra',
  't-shirt',
  'tank top',
  'trousers',
  'watch',
] as const;
export type WornKindLabel = (typeof wornKindLabels)[number];

/** Bring: a network that answers the evidence (logits) for every kind from a view: RGB from 0 to 255. */
export type WornKindsPort = (view: Float32Array) => Promise<Float32Array>;

/** Pixels on a side of the view, and the margin around the garment's box. */
export const wornView = { size: 192, margin: 0.08 };

/** Chance from which the network is believed: docs/accuracy.md shows how often it is right there. */
const sure = 0.7;
const zoneOf: Partial<Record<WornKindLabel, Zone>> = {
  hoodie: 'upper',
  jacket: 'upper',
  'sports bra': 'upper',
  't-shirt': 'upper',
  'tank top': 'upper',
  shorts: 'lower',
  trousers: 'lower',
};
/** What a studio's ground is: light and grey nearly everywhere around the figure. */
const whiteLightness = 0.94;
const whiteChroma = 0.02;
const leastWhite = 0.9;
const leastGround = 0.08;

/**
 * The garments with the kind of the largest, where a network that learned from catalogue photos is sure of it. It is
 * asked about such photos alone: of clothes in the street it knows too little (docs/accuracy.md).
 */
export async function nameWorn(
  pixels: Pixels,
  image: LabImage,
  garments: readonly GarmentMask[],
  figure: Uint8Array,
  kinds: WornKindsPort,
): Promise<GarmentMask[]> {
  const [main] = [...garments].sort((one, other) => countOf(other.mask) - countOf(one.mask));
  if (!main || !isStudio(image, figure)) return [...garments];
  const { width, height } = image;
  const view = garmentView(
    pixels,
    boxOf(main.mask, width, height),
    { width, height, data: figure },
    wornView,
  );
  const kind = surestKind(await kinds(onWhite(view.data)));
  const named = kind && withKind(main, kind, garments);
  return garments.map((garment) => (garment === main && named ? named : garment));
}

/** A garment under its kind, unless that is worn elsewhere. What was taken for a one-piece may be a top. */
function withKind(
  garment: GarmentMask,
  kind: WornKindLabel,
  all: readonly GarmentMask[],
): GarmentMask | undefined {
  const zone = zoneOf[kind];
  if (zone === 'upper' && garment.zone === 'full' && all.every(({ key }) => key !== 'upper'))
    return { ...garment, key: 'upper', zone, label: kind };
  const fits = garment.zone === zone || (zone === 'upper' && garment.zone === 'outer');
  return fits ? { ...garment, label: kind } : undefined;
}

function surestKind(evidence: Float32Array): WornKindLabel | undefined {
  const most = Math.max(...evidence);
  const weights = evidence.map((value) => Math.exp(value - most));
  const total = weights.reduce((sum, value) => sum + value, 0);
  const best = weights.indexOf(1);
  return 1 / total >= sure ? wornKindLabels[best] : undefined;
}

function isStudio({ l, a, b }: LabImage, figure: Uint8Array): boolean {
  let ground = 0;
  let white = 0;
  for (let i = 0; i < figure.length; i++) {
    if (figure[i]) continue;
    ground++;
    if (l[i] > whiteLightness && Math.hypot(a[i], b[i]) < whiteChroma) white++;
  }
  return ground > leastGround * figure.length && white > leastWhite * ground;
}

/** RGB over white, by the mask that a view carries. */
function onWhite(data: Float32Array): Float32Array {
  const rgb = new Float32Array((3 * data.length) / 4);
  for (let i = 0; i < data.length / 4; i++) {
    const inside = data[4 * i + 3];
    for (let c = 0; c < 3; c++) rgb[3 * i + c] = inside * data[4 * i + c] + 255 * (1 - inside);
  }
  return rgb;
}
