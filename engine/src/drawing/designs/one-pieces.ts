import { drawDress, drawJumpsuit } from '../bodies/dress.ts';
import type { SkirtShape } from '../bodies/skirt.ts';
import { shortSleeve } from '../bodies/sleeve.ts';
import { drawCape, drawSwimsuit } from '../bodies/swimsuit-and-cape.ts';
import type { GarmentDesign } from '../garment-design.ts';
import { blouseSleeve, legs, skirtBase, torso } from './cuts.ts';

const bodice = torso({
  neck: 92,
  neckDrop: 104,
  shoulder: [192, 42],
  armpit: [214, 222],
  waist: [190, 340],
  hem: [178, 404],
  hemDrop: 4,
});
const under = (changes: Partial<SkirtShape>): SkirtShape => ({
  ...skirtBase,
  waist: 178,
  hip: 240,
  hem: 320,
  length: 560,
  waistband: false,
  top: 400,
  ...changes,
});

export const onePieces: Record<string, GarmentDesign> = {
  swimsuit: { role: 'one-piece', draw: drawSwimsuit },
  cape: { role: 'outer', draw: drawCape },
  dress: {
    role: 'one-piece',
    draw: () =>
      drawDress({
        bodice,
        sleeve: { ...shortSleeve, length: 140, elbow: 146, opening: 142, upperDeg: 44, lowerDeg: 42 },
        skirt: under({ style: 'gathered' }),
        front: 'plain',
      }),
  },
  'shirt dress': {
    role: 'one-piece',
    fineStripes: true,
    draw: () =>
      drawDress({
        bodice: { ...bodice, neck: 80, neckDrop: 80 },
        sleeve: { ...blouseSleeve, length: 500, elbow: 134 },
        skirt: under({ length: 580 }),
        front: 'shirt',
        belt: true,
      }),
  },
  'evening dress': {
    role: 'one-piece',
    pattern: 'satin',
    draw: () =>
      drawDress({
        bodice: torso({
          neck: 84,
          neckDrop: 146,
          shoulder: [100, 10],
          armpit: [178, 236],
          waist: [168, 340],
          hem: [158, 404],
          hemDrop: 8,
        }),
        skirt: under({ waist: 158, hip: 222, hem: 360, length: 960, top: 400 }),
        front: 'straps',
      }),
  },
  'wrap dress': {
    role: 'one-piece',
    draw: () =>
      drawDress({
        bodice,
        sleeve: { ...blouseSleeve, length: 480, elbow: 132, opening: 104, cuff: { kind: 'hem', height: 16 } },
        skirt: under({ length: 620, hem: 318 }),
        front: 'wrap',
        belt: true,
      }),
  },
  jumpsuit: {
    role: 'one-piece',
    draw: () =>
      drawJumpsuit({
        bodice,
        sleeve: { ...shortSleeve, length: 190, elbow: 150, opening: 144 },
        legs: {
          ...legs,
          waist: 178,
          hip: 238,
          rise: 256,
          length: 960,
          knee: 228,
          hemWidth: 240,
          parting: 22,
          waistband: 'plain',
          crease: true,
          cuff: 'none',
        },
      }),
  },
};
