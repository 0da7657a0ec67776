import type { Garment } from '../garment.ts';

const ofSport =
  /^(?:leggings|joggers|sports? bra|tank top|shorts|hoodie|sweatshirt|track(?:suit| pants| jacket)|jersey)$/;
const alongside = /^(?:t-shirt|sneakers|trainers|socks|hat|cap|sunglasses|bag|top)$/;

/**
 * Clothes for running and training: at least two pieces made for it and nothing else. They are judged by what they are
 * for, so nothing sharper is asked of them.
 */
export function isForSport(garments: readonly Garment[]): boolean {
  const made = garments.filter(({ noun }) => ofSport.test(noun));
  return made.length >= 2 && garments.every(({ noun }) => ofSport.test(noun) || alongside.test(noun));
}
