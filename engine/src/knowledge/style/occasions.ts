import type { Occasion } from '@drape/contract/profile/options';

/** The range of formality, 0 to 1, that each occasion asks for. House table after common dress codes. */
export const occasionFormality: Record<Occasion, readonly [from: number, to: number]> = {
  sports: [0, 0.25],
  weekend: [0.15, 0.5],
  casual: [0.15, 0.55],
  travel: [0.15, 0.55],
  vacation: [0.1, 0.5],
  shopping: [0.2, 0.6],
  work: [0.42, 0.75],
  business: [0.55, 0.85],
  'date night': [0.4, 0.75],
  party: [0.4, 0.85],
  wedding: [0.6, 0.95],
  'formal events': [0.65, 1],
};
