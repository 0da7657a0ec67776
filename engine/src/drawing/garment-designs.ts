import {
  drawBelt,
  drawGloves,
  drawNecklace,
  drawScarf,
  drawSocks,
  drawSunglasses,
  drawTie,
  drawUmbrella,
  drawWatch,
} from './bodies/accessory.ts';
import { drawBag } from './bodies/bag.ts';
import { drawBlouson } from './bodies/blouson.ts';
import { drawDress, drawJumpsuit } from './bodies/dress.ts';
import { drawHeadwear } from './bodies/headwear.ts';
import { drawShirt } from './bodies/shirt.ts';
import { drawBoot, drawLowShoe, drawPump, drawSneaker } from './bodies/shoe.ts';
import { drawSkirt, type SkirtShape } from './bodies/skirt.ts';
import { longSleeve, type SleeveShape, shortSleeve } from './bodies/sleeve.ts';
import { drawTailored, type TailoredShape } from './bodies/tailored.ts';
import { drawTop } from './bodies/top.ts';
import { regularTorso, type Torso } from './bodies/torso.ts';
import { drawTrousers, type TrousersShape } from './bodies/trousers.ts';
import type { Trim } from './fabric.ts';
import type { DrawablePattern } from './pattern.ts';
import type { Piece } from './piece.ts';

/** Where an item lies in a flat lay. */
export type LayRole =
  | 'outer'
  | 'top'
  | 'bottom'
  | 'one-piece'
  | 'shoes'
  | 'bag'
  | 'head'
  | 'neck'
  | 'waist'
  | 'small'
  | 'long';

export type GarmentDesign = {
  role: LayRole;
  draw: () => Piece[];
  /** The cloth that the garment is usually made of, where none is given. */
  pattern?: DrawablePattern;
  trim?: Trim;
};

const torso = (changes: Partial<Torso>): Torso => ({ ...regularTorso, ...changes });
const arm = (changes: Partial<SleeveShape>): SleeveShape => ({ ...longSleeve, ...changes });

const fitted = torso({
  neck: 92,
  shoulder: [198, 44],
  armpit: [222, 226],
  waist: [204, 400],
  hem: [222, 600],
});
const knitBody = torso({ hem: [236, 612], waist: [244, 430], armpit: [254, 256] });
const roomy = torso({
  shoulder: [238, 54],
  armpit: [270, 272],
  waist: [264, 450],
  hem: [250, 628],
  neck: 92,
});
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
const shirtSleeve = arm({ length: 552, elbow: 134, opening: 92, cuff: { kind: 'shirt', height: 62 } });
const blouseSleeve = arm({
  length: 520,
  elbow: 150,
  opening: 84,
  cuff: { kind: 'shirt', height: 48 },
  head: 0.75,
});
const roomySleeve = arm({ length: 552, elbow: 150, opening: 104 });

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

const legs: TrousersShape = {
  waist: 196,
  hip: 252,
  rise: 276,
  length: 1036,
  knee: 208,
  hemWidth: 180,
  parting: 44,
  waistband: 'tailored',
  pockets: 'slant',
  cuff: 'hem',
};
const trousers = (changes: Partial<TrousersShape>) => (): Piece[] => drawTrousers({ ...legs, ...changes });

const skirtBase: SkirtShape = {
  waist: 172,
  hip: 228,
  hem: 300,
  length: 560,
  style: 'a-line',
  waistband: true,
};
const skirt = (changes: Partial<SkirtShape>) => (): Piece[] => drawSkirt({ ...skirtBase, ...changes });

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

const denimTrim: Trim = { thread: '#c68a4e', metal: '#b3835a' };

const tops: Record<string, GarmentDesign> = {
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
        finish: 'none',
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

const outerwear: Record<string, GarmentDesign> = {
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

const bottoms: Record<string, GarmentDesign> = {
  jeans: {
    role: 'bottom',
    pattern: 'denim',
    trim: denimTrim,
    draw: trousers({ waistband: 'jeans', pockets: 'jeans', knee: 200, hemWidth: 172 }),
  },
  trousers: { role: 'bottom', draw: trousers({ crease: true, cuff: 'none', pleat: true, hemWidth: 186 }) },
  'wide-leg trousers': {
    role: 'bottom',
    draw: trousers({ crease: true, cuff: 'none', pleat: true, knee: 246, hemWidth: 262, parting: 22 }),
  },
  chinos: { role: 'bottom', draw: trousers({ knee: 196, hemWidth: 164 }) },
  leggings: {
    role: 'bottom',
    draw: trousers({
      waist: 158,
      hip: 198,
      rise: 262,
      length: 920,
      knee: 128,
      hemWidth: 92,
      parting: 58,
      waistband: 'plain',
      pockets: 'none',
      strength: 0.6,
    }),
  },
  joggers: {
    role: 'bottom',
    draw: trousers({
      waist: 186,
      length: 930,
      knee: 204,
      hemWidth: 132,
      parting: 62,
      waistband: 'elastic',
      cuff: 'rib',
    }),
  },
  shorts: { role: 'bottom', draw: trousers({ length: 480, knee: 260, hemWidth: 268, parting: 12 }) },
  'mini skirt': { role: 'bottom', draw: skirt({ length: 400, hem: 262 }) },
  'midi skirt': { role: 'bottom', draw: skirt({ length: 690, hem: 330 }) },
  'maxi skirt': { role: 'bottom', draw: skirt({ length: 940, hem: 380, style: 'gathered' }) },
  'pencil skirt': { role: 'bottom', draw: skirt({ length: 600, hem: 206, hip: 232, style: 'straight' }) },
  'pleated skirt': { role: 'bottom', draw: skirt({ length: 640, hem: 350, style: 'pleated' }) },
};

const onePieces: Record<string, GarmentDesign> = {
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

const shoes: Record<string, GarmentDesign> = {
  sneakers: { role: 'shoes', draw: () => drawSneaker({ style: 'court' }) },
  'running shoes': { role: 'shoes', draw: () => drawSneaker({ style: 'runner' }) },
  'high-top sneakers': { role: 'shoes', draw: () => drawSneaker({ style: 'high' }) },
  loafers: { role: 'shoes', draw: () => drawLowShoe({ style: 'loafer' }) },
  moccasins: { role: 'shoes', draw: () => drawLowShoe({ style: 'moccasin' }) },
  oxfords: { role: 'shoes', draw: () => drawLowShoe({ style: 'oxford' }) },
  boots: { role: 'shoes', draw: () => drawBoot({ style: 'lace' }) },
  'ankle boots': { role: 'shoes', draw: () => drawBoot({ style: 'heeled' }) },
  'chelsea boots': { role: 'shoes', draw: () => drawBoot({ style: 'chelsea' }) },
  'knee boots': { role: 'shoes', draw: () => drawBoot({ style: 'knee' }) },
  heels: { role: 'shoes', draw: () => drawPump({ style: 'heel' }), trim: { hide: '#c9a98a' } },
  flats: { role: 'shoes', draw: () => drawPump({ style: 'flat' }), trim: { hide: '#c9a98a' } },
  sandals: { role: 'shoes', draw: () => drawPump({ style: 'sandal' }), trim: { hide: '#b98f66' } },
  slides: { role: 'shoes', draw: () => drawPump({ style: 'slide' }), trim: { hide: '#3a3734' } },
};

const accessories: Record<string, GarmentDesign> = {
  tote: { role: 'bag', draw: () => drawBag({ style: 'tote' }) },
  handbag: { role: 'bag', draw: () => drawBag({ style: 'handbag' }) },
  'crossbody bag': { role: 'bag', draw: () => drawBag({ style: 'crossbody' }) },
  backpack: { role: 'bag', draw: () => drawBag({ style: 'backpack' }) },
  clutch: { role: 'bag', draw: () => drawBag({ style: 'clutch' }) },
  belt: { role: 'waist', draw: drawBelt },
  scarf: { role: 'neck', draw: drawScarf },
  hat: { role: 'head', draw: () => drawHeadwear({ style: 'hat' }) },
  'straw hat': { role: 'head', draw: () => drawHeadwear({ style: 'straw' }) },
  cap: { role: 'head', draw: () => drawHeadwear({ style: 'cap' }) },
  beanie: { role: 'head', draw: () => drawHeadwear({ style: 'beanie' }) },
  beret: { role: 'head', draw: () => drawHeadwear({ style: 'beret' }) },
  watch: { role: 'small', draw: drawWatch },
  sunglasses: { role: 'small', draw: drawSunglasses },
  necklace: { role: 'small', draw: drawNecklace },
  tie: { role: 'long', draw: drawTie },
  gloves: { role: 'small', draw: drawGloves },
  socks: { role: 'small', draw: drawSocks },
  umbrella: { role: 'long', draw: drawUmbrella },
};

/** Every garment that can be drawn, by its subcategory. */
export const garmentDesigns: Readonly<Record<string, GarmentDesign>> = {
  ...tops,
  ...outerwear,
  ...bottoms,
  ...onePieces,
  ...shoes,
  ...accessories,
};
