import { drawShirt } from '../bodies/shirt.ts';
import { longSleeve, shortSleeve } from '../bodies/sleeve.ts';
import { drawTop } from '../bodies/top.ts';
import { regularTorso } from '../bodies/torso.ts';
import type { GarmentDesign } from '../garment-design.ts';
import { arm, blouseSleeve, denimTrim, roomy, roomySleeve, torso } from './cuts.ts';

const fitted = torso({
  neck: 92,
  shoulder: [198, 44],
  armpit: [222, 226],
  waist: [204, 400],
  hem: [222, 600],
});
const knitBody = torso({ hem: [236, 612], waist: [244, 430], armpit: [254, 256] });
const shirtBody = torso({ neck: 82, neckDrop: 78, hem: [240, 690], hemDrop: 52, shoulder: [226, 50] });
const blouseBody = torso({
  neck: 78,
  neckDrop: 76,
  shoulder: [200, 44],
  armpit: [228, 230],
  waist: [216, 400],
  hem: [240, 624],
  hemDrop: 22,
});
const shirtSleeve = arm({ length: 552, elbow: 134, opening: 92, cuff: { kind: 'shirt', height: 62 } });

export const tops: Record<string, GarmentDesign> = {
  't-shirt': {
    role: 'top',
    draw: () => drawTop({ torso: regularTorso, sleeve: shortSleeve, finish: 'rib', hem: 'stitched' }),
  },
  'v-neck t-shirt': {
    role: 'top',
    draw: () =>
      drawTop({
        torso: torso({ neckline: 'v', neckDrop: 158 }),
        sleeve: shortSleeve,
        finish: 'rib',
        hem: 'stitched',
      }),
  },
  'long-sleeve t-shirt': {
    role: 'top',
    draw: () =>
      drawTop({
        torso: regularTorso,
        sleeve: arm({ cuff: { kind: 'hem', height: 20 }, length: 600 }),
        finish: 'rib',
        hem: 'stitched',
      }),
  },
  'tank top': {
    role: 'top',
    draw: () =>
      drawTop({
        torso: torso({
          neck: 96,
          neckDrop: 150,
          shoulder: [138, 16],
          armpit: [232, 248],
          waist: [222, 430],
          hem: [234, 650],
        }),
        finish: 'bind',
        hem: 'stitched',
      }),
  },
  'crop top': {
    role: 'top',
    draw: () =>
      drawTop({
        torso: torso({ ...fitted, hem: [204, 430], waist: [206, 350] }),
        sleeve: { ...shortSleeve, length: 150, elbow: 156, opening: 150 },
        finish: 'rib',
        hem: 'stitched',
      }),
  },
  polo: {
    role: 'top',
    draw: () =>
      drawTop({
        torso: regularTorso,
        sleeve: { ...shortSleeve, cuff: { kind: 'hem', height: 22 } },
        finish: 'none',
        hem: 'stitched',
        collar: 'polo',
      }),
  },
  shirt: {
    role: 'top',
    fineStripes: true,
    draw: () =>
      drawShirt({
        torso: shirtBody,
        sleeve: shirtSleeve,
        collar: 'pointed',
        pockets: 'one',
        placket: 'buttons',
      }),
  },
  'short-sleeve shirt': {
    role: 'top',
    fineStripes: true,
    draw: () =>
      drawShirt({
        torso: torso({ ...shirtBody, hem: [250, 680], hemDrop: 10 }),
        sleeve: { ...shortSleeve, length: 232, opening: 178 },
        collar: 'camp',
        pockets: 'one',
        placket: 'buttons',
      }),
  },
  'denim shirt': {
    role: 'top',
    fineStripes: true,
    pattern: 'denim',
    trim: denimTrim,
    draw: () =>
      drawShirt({
        torso: shirtBody,
        sleeve: shirtSleeve,
        collar: 'pointed',
        pockets: 'two',
        placket: 'buttons',
      }),
  },
  blouse: {
    role: 'top',
    fineStripes: true,
    draw: () =>
      drawShirt({
        torso: blouseBody,
        sleeve: blouseSleeve,
        collar: 'bow',
        pockets: 'none',
        placket: 'concealed',
        strength: 1.2,
      }),
  },
  knit: {
    role: 'top',
    pattern: 'knit',
    draw: () => drawTop({ torso: knitBody, sleeve: longSleeve, finish: 'rib', hem: 'rib', strength: 0.85 }),
  },
  'v-neck knit': {
    role: 'top',
    pattern: 'knit',
    draw: () =>
      drawTop({
        torso: { ...knitBody, neckline: 'v', neckDrop: 190 },
        sleeve: longSleeve,
        finish: 'rib',
        hem: 'rib',
        strength: 0.85,
      }),
  },
  cardigan: {
    role: 'top',
    pattern: 'knit',
    draw: () =>
      drawTop({
        torso: { ...knitBody, neckline: 'v', neckDrop: 214 },
        sleeve: longSleeve,
        finish: 'rib',
        hem: 'rib',
        front: 'cardigan',
        strength: 0.85,
      }),
  },
  turtleneck: {
    role: 'top',
    draw: () =>
      drawTop({
        torso: { ...knitBody, neck: 76, neckDrop: 40 },
        sleeve: longSleeve,
        finish: 'none',
        hem: 'rib',
        collar: 'roll',
      }),
  },
  hoodie: {
    role: 'top',
    draw: () =>
      drawTop({
        torso: roomy,
        sleeve: roomySleeve,
        finish: 'none',
        hem: 'rib',
        hood: true,
        pocket: 'kangaroo',
      }),
  },
  sweatshirt: {
    role: 'top',
    draw: () => drawTop({ torso: roomy, sleeve: roomySleeve, finish: 'rib', hem: 'rib' }),
  },
};
