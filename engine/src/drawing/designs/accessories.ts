import { drawBag } from '../bodies/bag.ts';
import { drawGloves, drawSocks } from '../bodies/gloves-and-socks.ts';
import { drawHeadwear } from '../bodies/headwear.ts';
import { drawBelt, drawScarf, drawTie, drawUmbrella } from '../bodies/long-accessory.ts';
import {
  drawBracelet,
  drawCufflinks,
  drawEarrings,
  drawPocketSquare,
  drawRing,
} from '../bodies/small-jewellery.ts';
import { drawNecklace, drawSunglasses, drawWatch } from '../bodies/watch-and-jewellery.ts';
import type { GarmentDesign } from '../garment-design.ts';

export const accessories: Record<string, GarmentDesign> = {
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
  earrings: { role: 'small', draw: drawEarrings },
  ring: { role: 'small', draw: drawRing },
  bracelet: { role: 'small', draw: drawBracelet },
  cufflinks: { role: 'small', draw: drawCufflinks },
  'pocket square': { role: 'small', draw: drawPocketSquare },
  tie: { role: 'long', draw: drawTie },
  gloves: { role: 'small', draw: drawGloves },
  socks: { role: 'small', draw: drawSocks },
  umbrella: { role: 'long', draw: drawUmbrella },
};
