import { surelyPatterned } from '../colour-story.ts';
import type { Garment } from '../garment.ts';

const carried =
  /lanyard|camera|headphones|umbrella|phone|badge|suitcase|trolley|cane$|stick$|pillow|mask|helmet|shopping bag|\bfan$/;

/** What is chosen for its looks, and not just carried along. */
export function isStyled({ noun }: Pick<Garment, 'noun'>): boolean {
  return !carried.test(noun);
}

/** Nouns that may stand for something else. */
const general: ReadonlySet<string> = new Set(['top', 'shoes', 'jacket', 'garment']);

/** A piece of clothing or shoes that is called by what it is. */
export function isMain({ said, zone, noun }: Garment): boolean {
  return (
    !general.has(said) &&
    zone !== 'head' &&
    zone !== 'hand' &&
    zone !== 'waist' &&
    !/tights|socks|folio|case$/.test(noun)
  );
}

export function areNear(one: Garment, other: Garment, distance: number): boolean {
  const [l, a, b] = one.main.lab;
  const [m, c, d] = other.main.lab;
  return Math.hypot(l - m, a - c, b - d) < distance;
}

/** Nearer than this in OKLab two pieces pass for one cloth. */
const sameCloth = 0.06;

/** Pieces with a figure, each pattern once: jacket and trousers of one cloth have one between them. */
export function distinctPatterns(garments: readonly Garment[]): Garment[] {
  const patterned = surelyPatterned(garments);
  return patterned.filter(
    (one, at) =>
      !patterned
        .slice(0, at)
        .some((other) => other.pattern === one.pattern && areNear(one, other, sameCloth)),
  );
}
