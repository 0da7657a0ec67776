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
