import stored from '../../knowledge/data/kit.json' with { type: 'json' };
import type { Occasion } from '../occasion/occasion.ts';
import type { ItemTraits } from '../outfit/garments/item-traits.ts';
import { isShift, isUniform } from '../outfit/garments/worn-for.ts';

/** What one cannot do a thing without: on a building site a hard hat, in the pool swimwear. */
type Kit = {
  /** For what: an entry of the table of occasions, a dress code, an activity, and within these a setting. */
  occasions?: readonly string[];
  codes?: readonly string[];
  activities?: readonly string[];
  settings?: readonly string[];
  /** Which pieces: by kind, group, or use. */
  kinds?: readonly string[];
  groups?: readonly string[];
  uses?: readonly string[];
  /** What it is worth where that is more than other kit. */
  points?: number;
};

const kits: readonly Kit[] = stored.kit;
const { points, named, uniform } = stored;
const figures: ReadonlySet<string> = new Set(stored.figures);

function isFor({ occasions, codes, activities, settings }: Kit, { id, code, activity, setting }: Occasion) {
  if (settings && !settings.includes(setting)) return false;
  return (
    occasions?.includes(id) === true ||
    codes?.includes(code) === true ||
    (activity !== null && activities?.includes(activity) === true)
  );
}

function holds({ kinds, groups, uses }: Kit, { piece }: ItemTraits): boolean {
  return (
    kinds?.includes(piece.kind.id) === true ||
    groups?.includes(piece.group) === true ||
    uses?.some((use) => piece.uses.has(use)) === true
  );
}

/**
 * What a piece is worth beside its taste because it is part of the kit of an occasion, in points of the rules; 0 where it
 * is not, or where the occasion is only guessed and no costume party.
 */
export function kitPoints(occasion: Occasion, traits: ItemTraits): number {
  if (isNamedCostume(occasion, traits)) return named;
  const isHandedOut = wornAsUniform.has(traits.slots[0] ?? '') && isUniform(traits);
  const least = isHandedOut && isCalledShift(occasion) ? uniform : 0;
  return kitsOf(occasion, traits).reduce((most, kit) => Math.max(most, kit.points ?? points), least);
}

/** A shift by its title: at a hospital one may be a patient. */
function isCalledShift(occasion: Occasion): boolean {
  const { clues } = occasion;
  return isShift(clues ? { ...occasion, clues: { ...clues, place: '' } } : occasion);
}

/** Over a uniform people wear their own coats as often as not. */
const wornAsUniform: ReadonlySet<string> = new Set(['top', 'bottom', 'dress', 'shoes']);

/**
 * The Santa costume for "Santa at the Christmas fair", the tracksuit of the eighties for an eighties party: title and
 * piece name the same figure, or the same decade.
 */
function isNamedCostume({ code, clues }: Occasion, { piece, item }: ItemTraits): boolean {
  if (code === 'theme') {
    const decade = decadeIn(clues?.title ?? '');
    if (decade !== undefined && decade === decadeIn(item.description)) return true;
  }
  if (!piece.uses.has('theme')) return false;
  const title = wordsOf(clues?.title ?? '');
  return [...wordsOf(item.description)].some((word) => figures.has(word) && title.has(word));
}

const decades =
  /\b(?:(?:années|anni|años|anos|lata|jaren) (?:19)?([2-9]0)|(?:19)?([2-9]0)[’']?(?:s|er|ies|-?tal\p{L}*))(?!\p{L})/iu;

/** "80" of "80s night", "années 80" or "80er-Party". */
function decadeIn(text: string): string | undefined {
  const found = decades.exec(text);
  return found?.[1] ?? found?.[2];
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu));
}

/** Whether a piece is part of the kit of an occasion that is known and not guessed. */
export function isKit(occasion: Occasion, traits: ItemTraits): boolean {
  return isNamedCostume(occasion, traits) || kitsOf(occasion, traits).length > 0;
}

function kitsOf(occasion: Occasion, traits: ItemTraits): Kit[] {
  // A guess that there will be costumes is good enough for who owns one.
  if (occasion.id.startsWith('guess ') && occasion.code !== 'theme') return [];
  return kits.filter((kit) => isFor(kit, occasion) && holds(kit, traits));
}
