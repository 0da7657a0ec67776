import type { Garment } from '../garment.ts';
import { facetsOf } from '../taste/facets.ts';
import { wornPieces } from '../worn/worn-pieces.ts';
import { clothesOf } from '../worn-taste/how-sure.ts';

/** What clothes are made for beyond being worn every day. */
export type Purpose = 'sport' | 'snow' | 'outdoor' | 'swim' | 'sleep' | 'labor' | 'folk' | 'theme';

/** The uses of pieces (`pieces.json`) that show each purpose; where two purposes fit, the first counts. */
const usesOf: readonly (readonly [purpose: Purpose, uses: readonly string[]])[] = [
  ['theme', ['theme']],
  ['folk', ['folk']],
  ['sleep', ['sleep']],
  ['swim', ['swim', 'surf']],
  ['snow', ['ski']],
  ['outdoor', ['hike', 'trail', 'climb']],
  ['labor', ['labor']],
  ['sport', ['run', 'gym', 'cycle', 'tennis', 'padel', 'football', 'yoga', 'golf', 'ride', 'sport']],
];

/** For these a single one-piece garment is enough; the others need two pieces. */
const alone: ReadonlySet<Purpose> = new Set(['theme', 'folk', 'swim']);
/** These are worn dressed up as well. */
const dressedToo: ReadonlySet<Purpose> = new Set(['theme', 'folk']);
/** From here on (1 sport to 5 black tie) a piece of clothing is for no trail and no gym. */
const dressedLevel = 3;
/** The share of clothes and shoes that must be made for the purpose. House rule. */
const ofPieces = 0.6;

const athletic =
  /^(?:leggings|joggers|sports? bra|tank top|shorts|hoodie|sweatshirt|track(?:suit| pants| jacket)|jersey)$/;
const alongside = /^(?:t-shirt|sneakers|trainers|socks|hat|cap|sunglasses|bag|top)$/;

/**
 * What an outfit is for, where most of its pieces are made for one thing; undefined for everyday clothes. Such an outfit is
 * judged by what it is for, so nothing sharper is asked of it.
 */
export function purposeOf(garments: readonly Garment[]): Purpose | undefined {
  const pieces = wornPieces(garments);
  const clothes = clothesOf(pieces);
  const dressing = [...clothes, ...pieces.filter(({ slot }) => slot === 'shoes')];
  const isDressed = clothes.some(({ traits }) => facetsOf(traits).level >= dressedLevel);
  for (const [purpose, uses] of usesOf) {
    if (isDressed && !dressedToo.has(purpose)) continue;
    const isMade = ({ traits }: (typeof pieces)[number]) => uses.some((use) => traits.piece.uses.has(use));
    const made = dressing.filter(isMade).length;
    const isOnePiece = alone.has(purpose) && clothes.some((piece) => piece.slot === 'dress' && isMade(piece));
    if (isOnePiece || (made >= 2 && made >= ofPieces * dressing.length)) return purpose;
  }
  const made = garments.filter(({ noun }) => athletic.test(noun));
  const isAthletic = garments.every(({ noun }) => athletic.test(noun) || alongside.test(noun));
  return made.length >= 2 && isAthletic ? 'sport' : undefined;
}
