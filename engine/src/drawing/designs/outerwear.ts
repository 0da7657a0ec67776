import { drawBlouson } from '../bodies/blouson.ts';
import { longSleeve } from '../bodies/sleeve.ts';
import { drawTailored, type TailoredShape } from '../bodies/tailored.ts';
import type { GarmentDesign } from '../garment-design.ts';
import type { Piece } from '../piece.ts';
import { arm, denimTrim, roomy, roomySleeve, torso } from './cuts.ts';

const jacketBody = torso({
  neck: 84,
  neckDrop: 84,
  shoulder: [226, 46],
  armpit: [250, 258],
  waist: [232, 450],
  hem: [256, 706],
  hemDrop: 8,
});
const coatBody = torso({
  neck: 88,
  neckDrop: 88,
  shoulder: [232, 48],
  armpit: [260, 270],
  waist: [248, 470],
  hem: [298, 1020],
  hemDrop: 10,
});
const blousonBody = torso({
  neck: 86,
  neckDrop: 84,
  shoulder: [232, 50],
  armpit: [262, 264],
  waist: [258, 430],
  hem: [252, 590],
});
const jacketSleeve = arm({
  length: 600,
  elbow: 132,
  opening: 112,
  cuff: { kind: 'plain', height: 0 },
  head: 0.62,
  strength: 0.8,
});
const tailored =
  (changes: Partial<TailoredShape>): (() => Piece[]) =>
  () =>
    drawTailored({
      torso: jacketBody,
      sleeve: jacketSleeve,
      breakPoint: 330,
      overlap: 20,
      lapel: 'notch',
      front: 'cutaway',
      buttons: 2,
      pockets: 'flap',
      chestPocket: true,
      ...changes,
    });

export const outerwear: Record<string, GarmentDesign> = {
  blazer: { role: 'outer', draw: tailored({ buttonCloth: 'hide', pockets: 'patch' }) },
  'suit jacket': { role: 'outer', draw: tailored({ buttonCloth: 'glass' }) },
  'double-breasted blazer': {
    role: 'outer',
    draw: tailored({
      lapel: 'peak',
      overlap: 84,
      doubleBreasted: true,
      front: 'straight',
      buttons: 3,
      buttonCloth: 'metal',
    }),
  },
  vest: {
    role: 'outer',
    draw: () =>
      drawTailored({
        torso: torso({
          neck: 90,
          shoulder: [172, 40],
          armpit: [226, 262],
          waist: [208, 420],
          hem: [220, 560],
        }),
        breakPoint: 300,
        overlap: 16,
        lapel: 'none',
        front: 'points',
        buttons: 5,
        pockets: 'welt',
      }),
  },
  'denim jacket': {
    role: 'outer',
    pattern: 'denim',
    trim: denimTrim,
    draw: () =>
      drawBlouson({
        torso: blousonBody,
        sleeve: arm({ length: 548, elbow: 142, opening: 104, cuff: { kind: 'shirt', height: 50 } }),
        closure: 'buttons',
        collar: 'shirt',
        hem: 'band',
        pockets: 'chest',
      }),
  },
  'leather jacket': {
    role: 'outer',
    pattern: 'leather',
    trim: { metal: '#c3c6c9' },
    draw: () =>
      drawBlouson({
        torso: torso({ ...blousonBody, waist: [244, 430], hem: [240, 600] }),
        sleeve: arm({ length: 600, elbow: 134, opening: 100, cuff: { kind: 'plain', height: 0 } }),
        closure: 'biker',
        collar: 'shirt',
        hem: 'band',
        pockets: 'none',
      }),
  },
  bomber: {
    role: 'outer',
    draw: () =>
      drawBlouson({
        torso: roomy,
        sleeve: roomySleeve,
        closure: 'zip',
        collar: 'rib',
        hem: 'rib',
        pockets: 'welt',
      }),
  },
  puffer: {
    role: 'outer',
    draw: () =>
      drawBlouson({
        torso: torso({ ...roomy, hem: [266, 680], waist: [274, 450] }),
        sleeve: arm({ length: 600, elbow: 168, opening: 116, cuff: { kind: 'plain', height: 0 } }),
        closure: 'zip',
        collar: 'stand',
        hem: 'plain',
        pockets: 'none',
        quilt: 84,
      }),
  },
  gilet: {
    role: 'outer',
    draw: () =>
      drawBlouson({
        torso: torso({
          ...roomy,
          shoulder: [196, 44],
          armpit: [252, 280],
          hem: [250, 660],
          waist: [256, 450],
        }),
        sleeve: longSleeve,
        closure: 'zip',
        collar: 'stand',
        hem: 'plain',
        pockets: 'none',
        quilt: 78,
        sleeveless: true,
      }),
  },
  trench: {
    role: 'outer',
    draw: tailored({
      torso: torso({ ...coatBody, hem: [316, 1060], waist: [236, 474] }),
      sleeve: arm({ ...jacketSleeve, length: 622, elbow: 146, opening: 122 }),
      breakPoint: 300,
      overlap: 92,
      doubleBreasted: true,
      front: 'straight',
      buttons: 3,
      pockets: 'slant',
      chestPocket: false,
      belt: true,
      stormFlap: true,
      buttonCloth: 'hide',
    }),
    trim: { hide: '#5d3f2a' },
  },
  coat: {
    role: 'outer',
    draw: tailored({
      torso: coatBody,
      sleeve: arm({ ...jacketSleeve, length: 616, elbow: 146, opening: 124 }),
      breakPoint: 370,
      overlap: 26,
      front: 'straight',
      buttons: 3,
      chestPocket: false,
      buttonCloth: 'glass',
    }),
  },
  parka: {
    role: 'outer',
    draw: () =>
      drawBlouson({
        torso: torso({ ...roomy, hem: [282, 840], waist: [258, 470] }),
        sleeve: arm({ length: 610, elbow: 154, opening: 120, cuff: { kind: 'hem', height: 34 } }),
        closure: 'snaps',
        collar: 'fur-hood',
        hem: 'plain',
        pockets: 'cargo',
        drawcord: true,
      }),
    trim: { hide: '#a58a68' },
  },
  raincoat: {
    role: 'outer',
    draw: () =>
      drawBlouson({
        torso: torso({ ...roomy, hem: [300, 860], waist: [276, 470] }),
        sleeve: arm({ length: 610, elbow: 150, opening: 124, cuff: { kind: 'hem', height: 34 } }),
        closure: 'snaps',
        collar: 'hood',
        hem: 'plain',
        pockets: 'welt',
      }),
    trim: { metal: '#c9ccce' },
  },
};
