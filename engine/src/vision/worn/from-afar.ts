import { cieLabToOkLab, okLabToCieLab } from '../../colour/cie-lab.ts';
import { type ColourBin, colourBins } from '../../colour/colour-bins.ts';
import type { OkLab } from '../../colour/oklab.ts';
import type { GarmentMask } from '../describe-region.ts';
import type { LabImage } from '../image/lab-image.ts';
import { round } from '../image/photo-quality.ts';
import { type BodyPart, bodyParts, type FromAfar, type Zone } from '../look.ts';

const partOf: Partial<Record<Zone, BodyPart>> = {
  upper: 'upper',
  outer: 'upper',
  full: 'upper',
  lower: 'lower',
  feet: 'shoes',
};

/** The part of the body that a garment is seen on; tights, socks and what is carried are on none. */
export function bodyPartOf({ zone, key }: Pick<GarmentMask, 'zone' | 'key'>): BodyPart | undefined {
  return key === 'legwear' ? undefined : partOf[zone];
}

/**
 * The one colour that everything worn on each part of the body comes to from some steps away: the median of each
 * CIELAB channel over all its pixels. A print and a jacket over a shirt have one as well as a plain cloth. Parts
 * that wear nothing are absent.
 */
export function fromAfar(image: LabImage, garments: readonly GarmentMask[]): FromAfar {
  const found: FromAfar = {};
  for (const part of bodyParts) {
    const worn = garments.filter((garment) => bodyPartOf(garment) === part);
    const bins = colourBins(image, pixelsOf(worn));
    if (bins.length > 0) found[part] = medianOf(bins);
  }
  return found;
}

function pixelsOf(garments: readonly GarmentMask[]): number[] {
  const indices: number[] = [];
  for (const { mask } of garments) for (let i = 0; i < mask.length; i++) if (mask[i]) indices.push(i);
  return indices;
}

function medianOf(bins: readonly ColourBin[]): OkLab {
  const half = bins.reduce((sum, { weight }) => sum + weight, 0) / 2;
  const samples = bins.map(({ l, a, b, weight }) => ({ lab: okLabToCieLab([l, a, b]), weight }));
  const middle = (channel: 0 | 1 | 2) => {
    samples.sort((one, other) => one.lab[channel] - other.lab[channel]);
    let passed = 0;
    for (const { lab, weight } of samples) {
      passed += weight;
      if (passed >= half) return lab[channel];
    }
    return 0;
  };
  const [l, a, b] = cieLabToOkLab([middle(0), middle(1), middle(2)]);
  return [round(l), round(a), round(b)];
}
