import { type Day, rainMatters } from './day.ts';
import type { MainSlot } from './outfit.ts';

/** Which main garments an outfit has, and what each and each pair counts for; both kinds of shares sum to 1. */
export type Structure = {
  base: 'separates' | 'dress';
  slots: MainSlot[];
  shares: number[];
  /** Row by row, symmetric, 0 on the diagonal; the pairs above it sum to 1. */
  pairShares: number[][];
  /** What of each slot the weather reaches. */
  exposure: number[];
  /** 0 to 1: what the dress code and decency ask for and this structure has. */
  complete: number;
  missing: MainSlot[];
  /** What it could do without, yet should not. */
  wanting: ('jacket' | 'rain coat' | 'coat')[];
};

/** How much of an outfit's look a garment makes out. House rule after areas in view. */
const lookShare: Record<MainSlot, number> = {
  top: 0.24,
  bottom: 0.24,
  dress: 0.48,
  mid: 0.18,
  outer: 0.22,
  shoes: 0.18,
};

/** Garments that touch are seen together; the others count a third. */
const touching: ReadonlySet<string> = new Set([
  'bottom top',
  'mid top',
  'bottom mid',
  'dress mid',
  'mid outer',
  'bottom outer',
  'dress outer',
  'outer top',
  'bottom shoes',
  'dress shoes',
]);

export function structureOf(slots: readonly MainSlot[], day: Day): Structure {
  const total = slots.reduce((sum, slot) => sum + lookShare[slot], 0) || 1;
  const shares = slots.map((slot) => lookShare[slot] / total);
  const base = slots.includes('dress') ? 'dress' : 'separates';
  const needed: MainSlot[] = base === 'dress' ? ['dress', 'shoes'] : ['top', 'bottom', 'shoes'];
  const missing = needed.filter((slot) => !slots.includes(slot));
  const wanting = wantingOf(slots, base, day);
  return {
    base,
    slots: [...slots],
    shares,
    pairShares: pairShares(slots, shares),
    exposure: exposureOf(slots),
    complete: Math.max(0, 1 - 0.5 * missing.length - (wanting.length > 0 ? 0.6 : 0)),
    missing,
    wanting,
  };
}

/** A jacket by the dress code, something over it in rain or below 8 °C. House rules. */
function wantingOf(slots: readonly MainSlot[], base: Structure['base'], day: Day): Structure['wanting'] {
  const wanting: Structure['wanting'] = [];
  if (day.code.jacket && base === 'separates' && !slots.includes('mid')) wanting.push('jacket');
  if (slots.includes('outer')) return wanting;
  if (day.rain >= rainMatters) wanting.push('rain coat');
  else if (day.request.weather.feltC < (day.code.sport ? 4 : 8)) wanting.push('coat');
  return wanting;
}

function pairShares(slots: readonly MainSlot[], shares: readonly number[]): number[][] {
  const raw = slots.map((first, i) =>
    slots.map((second, j) => {
      if (i === j) return 0;
      const touch = touching.has([first, second].sort().join(' ')) ? 1 : 1 / 3;
      return touch * shares[i] * shares[j];
    }),
  );
  const total = raw.flat().reduce((sum, value) => sum + value, 0) / 2 || 1;
  return raw.map((row) => row.map((value) => value / total));
}

/** A coat takes the weather for what is under it. House rule. */
function exposureOf(slots: readonly MainSlot[]): number[] {
  const covered = slots.includes('outer');
  const reach: Record<MainSlot, number> = {
    outer: 0.5,
    shoes: 0.3,
    bottom: 0.2,
    dress: covered ? 0.2 : 0.7,
    mid: covered ? 0 : 0.5,
    top: covered || slots.includes('mid') ? 0 : 0.5,
  };
  const total = slots.reduce((sum, slot) => sum + reach[slot], 0) || 1;
  return slots.map((slot) => reach[slot] / total);
}
