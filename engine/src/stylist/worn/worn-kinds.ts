import type { WornKind } from '@drape/contract/analysis/worn-garment-options';
import type { Zone } from '../../vision/look.ts';

/** Where on the body each kind is worn. */
export const zoneOfKind: Readonly<Record<WornKind, Zone>> = {
  't-shirt': 'upper',
  'tank top': 'upper',
  top: 'upper',
  shirt: 'upper',
  'polo shirt': 'upper',
  knit: 'upper',
  hoodie: 'upper',
  blazer: 'outer',
  jacket: 'outer',
  coat: 'outer',
  dress: 'full',
  jumpsuit: 'full',
  trousers: 'lower',
  jeans: 'lower',
  leggings: 'lower',
  shorts: 'lower',
  skirt: 'lower',
  tights: 'lower',
  shoes: 'feet',
  sneakers: 'feet',
  boots: 'feet',
  heels: 'feet',
  sandals: 'feet',
  flats: 'feet',
  bag: 'hand',
  hat: 'head',
  scarf: 'head',
  belt: 'waist',
  tie: 'waist',
  sunglasses: 'head',
};

/** Share of an outfit that a garment nobody outlined is taken for. */
export const typicalShare: Readonly<Record<Zone, number>> = {
  head: 0.03,
  upper: 0.35,
  outer: 0.4,
  lower: 0.35,
  full: 0.7,
  feet: 0.06,
  hand: 0.06,
  waist: 0.02,
  piece: 0.3,
};
