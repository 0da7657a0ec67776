import { nameColour } from '../colour/name-colour.ts';
import { hexToOkLab } from '../colour/oklab.ts';
import { swapColours } from '../knowledge/style/swap-colours.ts';
import {
  type Look,
  type LookColour,
  type LookRegion,
  patternKinds,
  textureKinds,
  type Zone,
} from '../vision/look.ts';

const bright = [
  '#c4202b',
  '#2748b8',
  '#0e7d55',
  '#f2d32c',
  '#d4208a',
  '#ec7322',
  '#6c3a96',
  '#35b3bb',
] as const;
const colours = [...swapColours, ...bright];
const fits = ['slim', 'regular', 'relaxed', 'oversized'] as const;

/** Made-up Looks for tests: the same number always gives the same Look, worn or laid, with one to four garments. */
export function sampleLook(number: number): Look {
  const random = createRandom(number);
  const one = <Option>(options: readonly Option[]): Option => options[Math.floor(random() * options.length)];
  const laid = random() < 0.2;
  const parts = laid ? laidParts(random) : wornParts(random, one);
  const total = parts.reduce((sum, { area }) => sum + area, 0);
  const regions = parts
    .map(({ zone, key, label, area }): LookRegion => {
      const twoColours = random() < 0.3;
      const region: LookRegion = {
        key,
        zone,
        label,
        share: area / total,
        outline: [
          [
            [0.3, 0.2],
            [0.7, 0.2],
            [0.7, 0.6],
          ],
        ],
        colours: twoColours
          ? [colour(one(colours), 0.75), colour(one(colours), 0.25)]
          : [colour(one(colours), 1)],
        pattern: {
          kind: random() < 0.6 ? 'solid' : one(patternKinds),
          contrast: random(),
          confidence: 0.3 + 0.7 * random(),
        },
        texture: { kind: one(textureKinds), roughness: random(), confidence: 0.25 + 0.75 * random() },
        confidence: 0.5 + 0.5 * random(),
      };
      if (!laid && random() < 0.7 && zone !== 'feet')
        region.fit = { kind: one(fits), widthRatio: 1 + random(), confidence: 0.3 + 0.7 * random() };
      return region;
    })
    .sort((x, y) => y.share - x.share);
  return {
    version: 1,
    engineVersion: 'test',
    subject: laid ? 'laid' : 'worn',
    confidence: 0.5 + 0.45 * random(),
    photo: {
      width: 800,
      height: 1200,
      sharpness: random(),
      exposure: random(),
      noise: random(),
      notes:
        random() < 0.3
          ? [{ code: one(['dark', 'blurred', 'busy', 'cast'] as const), strength: random() }]
          : [],
    },
    regions,
    palette: paletteOf(regions),
    outline: [],
    ...(laid || random() < 0.3 ? {} : { proportions: { upperToLower: 0.35 + random(), confidence: 0.7 } }),
    ...(laid || random() < 0.3
      ? {}
      : {
          skin: [0.45 + 0.4 * random(), 0.03, 0.05] as const,
          hair: [0.2 + 0.5 * random(), 0.01, 0.02] as const,
        }),
    unseen: laid ? [] : (['head', 'hand', 'feet'] as const).filter(() => random() < 0.3),
  };
}

type Part = { key: string; zone: Zone; label: string; area: number };

function wornParts(random: () => number, one: <Option>(options: readonly Option[]) => Option): Part[] {
  const shoes: Part = { key: 'feet', zone: 'feet', label: one(['shoes', 'boots', 'sneakers']), area: 0.06 };
  if (random() < 0.2)
    return [
      { key: 'full', zone: 'full', label: 'dress', area: 0.6 + random() },
      ...(random() < 0.7 ? [shoes] : []),
    ];
  return [
    {
      key: 'upper',
      zone: 'upper',
      label: one(['top', 'shirt', 'knit', 'blouse']),
      area: 0.2 + random() * 0.3,
    },
    {
      key: 'lower',
      zone: 'lower',
      label: one(['trousers', 'skirt', 'jeans', 'shorts']),
      area: 0.3 + random() * 0.2,
    },
    ...(random() < 0.4
      ? [
          {
            key: 'outer',
            zone: 'outer' as const,
            label: one(['jacket', 'coat', 'blazer']),
            area: 0.3 + random() * 0.2,
          },
        ]
      : []),
    ...(random() < 0.8 ? [shoes] : []),
  ];
}

function laidParts(random: () => number): Part[] {
  const count = 1 + Math.floor(random() * 3);
  return Array.from({ length: count }, (_, index) => ({
    key: `piece-${index + 1}`,
    zone: 'piece',
    label: 'garment',
    area: 0.3 + random(),
  }));
}

function colour(hex: string, share: number): LookColour {
  const lab = hexToOkLab(hex);
  return { lab, hex, ...nameColour(lab), share };
}

function paletteOf(regions: readonly LookRegion[]): LookColour[] {
  return regions
    .flatMap(({ share, colours: own }) => own.map((each) => ({ ...each, share: each.share * share })))
    .sort((x, y) => y.share - x.share);
}

function createRandom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
  };
}
