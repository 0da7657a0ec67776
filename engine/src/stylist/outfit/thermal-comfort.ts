/** Mean skin temperature of comfort, °C (Gagge, Burton and Bazett 1941). */
const skinC = 33;
/** Still-air layer around the clothes in clo (Burton and Edholm 1955 give 0.7 to 0.8 for gentle air). */
const airClo = 0.7;
/** Dry heat loss in W/m² per met: about 24 % of 58.15 W/m² leaves by evaporation (Gagge, Burton and Bazett 1941). */
const dryWattsPerMet = 0.76 * 58.15;
const cloUnit = 0.155;

/**
 * Insulation in clo at which the body neither gains nor loses heat at a temperature (°C, felt: with the wind counted)
 * and an activity (met): (33 - t) / (0.155 · 0.76 · 58.15 · met) - 0.7, the balance by which the clo was defined.
 * Kept between 0.3, the least that people wear, and 3.
 */
export function neededClo(feltC: number, met: number): number {
  const total = (skinC - feltC) / (cloUnit * dryWattsPerMet * met);
  return Math.min(3, Math.max(0.3, total - airClo));
}

/** Underwear and socks, in clo (ASHRAE 55: 0.04 and 0.02). */
const underClo = 0.06;

/** Insulation of an ensemble from the sum of its garments' clo: 0.161 + 0.835 Σ (McCullough and Jones 1984, ISO 9920). */
export function ensembleClo(garmentSum: number): number {
  return 0.161 + 0.835 * (garmentSum + underClo);
}

/** The sum of garments' clo at which their ensemble has an insulation. */
export function garmentSum(clo: number): number {
  return (clo - 0.161) / 0.835 - underClo;
}

/** Temperature of rooms on such a day, °C: heated to 21, cooled to 25. House rule after ASHRAE 55's comfort zones. */
export function roomC(feltC: number): number {
  return Math.min(25, Math.max(21, feltC));
}
