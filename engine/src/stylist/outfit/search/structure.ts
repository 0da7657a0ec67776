import type { MainSlot } from '../outfit.ts';

/** Which main garments an outfit has. */
export type Structure = { base: 'separates' | 'dress'; slots: MainSlot[]; missing: MainSlot[] };

export function structureOf(slots: readonly MainSlot[]): Structure {
  const base = slots.includes('dress') ? 'dress' : 'separates';
  const needed: MainSlot[] = base === 'dress' ? ['dress', 'shoes'] : ['top', 'bottom', 'shoes'];
  return { base, slots: [...slots], missing: needed.filter((slot) => !slots.includes(slot)) };
}

const layers: readonly (readonly MainSlot[])[] = [[], ['mid'], ['outer'], ['mid', 'outer']];

/** Every choice of places that is worn: shoes may stay off where one goes barefoot, a top in the water, and clothes may go over a swimsuit. */
export function structureSlots(mayGoBarefoot: boolean, mayGoTopless: boolean): MainSlot[][] {
  const bases: MainSlot[][] = [['top', 'bottom'], ['dress'], ['dress', 'top']];
  if (mayGoTopless) bases.push(['bottom'], ['dress', 'bottom'], ['dress', 'top', 'bottom']);
  const feet: MainSlot[][] = mayGoBarefoot ? [['shoes'], []] : [['shoes']];
  return bases.flatMap((base) =>
    layers.flatMap((layer) => feet.map((shoes) => [...base, ...layer, ...shoes])),
  );
}
