import { drawBoot } from '../bodies/boot.ts';
import { drawLowShoe } from '../bodies/low-shoe.ts';
import { drawPump } from '../bodies/pump.ts';
import { drawSneaker } from '../bodies/sneaker.ts';
import type { GarmentDesign } from '../garment-design.ts';

export const shoes: Record<string, GarmentDesign> = {
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
