import { hashText } from '../../drawing/seeded-random.ts';
import { say, sayMessage, type Values } from '../../wording/say.ts';
import english from '../../wording/sayings.en.json' with { type: 'json' };
import { facetsOf } from '../taste/facets.ts';
import { patternedName, patternNoun, saidGarment } from '../voice/said-garment.ts';
import type { WornPiece } from '../worn/worn-pieces.ts';
import { meets } from './needs.ts';
import { isFigured } from './piece-needs.ts';
import type { Reason } from './reasons.ts';

/** What the piece was that a sentence was written about. */
type Donor = { slot: string; group: string; colour: string; cloth: string; pattern: string; plural: boolean };

/** A stylist's sentence with its pieces as slots, and what has to be true for it to be said. */
export type Saying = {
  id: string;
  place: 'verdict' | 'praise' | 'change';
  tier: 'problem' | 'good' | 'great';
  reason: string;
  /** What a change does: swap, recolor, remove, add. */
  does?: string;
  rating: number;
  lead: Donor;
  other?: Donor;
  /** Whether what is proposed was a pair, such as shoes. */
  newPlural?: boolean;
  needs: string[];
  /** Whether it suits pieces in other places than those that it was written about. */
  anywhere: boolean;
  /** Whether it suits small things as well. */
  everywhere?: boolean;
  /** ICU message; its slots are those of `valuesOf`. */
  text: string;
};

const sayings: readonly Saying[] = english.sayings as Saying[];
const byKind = Map.groupBy(sayings, ({ place, reason }) => `${place} ${reason}`);

/** Something to be said, of pieces and with a weight: how readily a stylist would say it. */
export type Option = { reason: Reason; lead: WornPiece; other: WornPiece | undefined; score: number };

/** What is looked for: where on the page, how good the outfit is, and for a change what it does. */
export type Wanted = {
  place: Saying['place'];
  tiers: readonly Saying['tier'][];
  rating: number;
  pieces: readonly WornPiece[];
  /** The same outfit gets the same sentence. */
  seed: string;
  does?: string;
  piece?: WornPiece;
  /** Keys of the garments that the page has named in full, so that "the coat" is enough. */
  known: readonly string[];
  /** Whether nothing may be called calm, because a bright thing is to be added. */
  isBright?: boolean;
};

/** A sentence that was chosen, and what it is about. */
export type Chosen<O extends Option = Option> = { id: string; option: O; text: string };

/** How much a point of rating between a sentence and the outfit costs. */
const perPoint = 0.25;
/** What counts more than how well a sentence suits: how readily a stylist would speak of it at all. */
const telling = 1.5;
/** How much chance decides, so that outfits alike don't all get the same sentence. */
const chance = 1;

const calm = /\b(?:calm|quiet)/i;

/** The sentence that suits best, over all options; undefined where none may be said. */
export function chooseSaying<O extends Option>(wanted: Wanted, options: readonly O[]): Chosen<O> | undefined {
  let best: { option: O; saying: Saying; worth: number } | undefined;
  for (const option of options)
    for (const saying of byKind.get(`${wanted.place} ${option.reason}`) ?? []) {
      if (!wanted.tiers.includes(saying.tier) || saying.does !== wanted.does) continue;
      if (wanted.isBright && calm.test(saying.text)) continue;
      if (saying.newPlural !== undefined && saying.newPlural !== wanted.piece?.garment.plural) continue;
      const { lead, other } = option;
      const likeness = likenessOf(saying, lead, other);
      if (likeness === undefined) continue;
      const luck = (hashText(`${wanted.seed} ${saying.id}`) % 1000) / 1000;
      const worth =
        telling * option.score +
        likeness -
        perPoint * Math.abs(saying.rating - wanted.rating) +
        chance * luck;
      if (best && best.worth >= worth) continue;
      const subject = { pieces: wanted.pieces, lead, other, wanted: wanted.piece };
      if (saying.needs.every((need) => meets(need, subject))) best = { option, saying, worth };
    }
  if (!best) return undefined;
  const { option, saying } = best;
  return {
    id: saying.id,
    option,
    text: sayMessage(saying.id, saying.text, valuesOf(option, wanted.known, wanted.piece)),
  };
}

/** How much alike the pieces are to those that the sentence was written about; undefined where it can't be said of them. */
export function likenessOf(
  { lead, other, anywhere, everywhere }: Saying,
  piece: WornPiece,
  beside: WornPiece | undefined,
): number | undefined {
  if ((other === undefined) !== (beside === undefined)) return undefined;
  const own = everywhere ? placeless(lead, piece) : likeness(lead, piece, anywhere);
  const second = other && beside ? likeness(other, beside, anywhere) : 0;
  return own === undefined || second === undefined ? undefined : own + second;
}

function placeless({ plural }: Donor, { garment }: WornPiece): number | undefined {
  return plural === garment.plural ? 1 : undefined;
}

function likeness(donor: Donor, piece: WornPiece, anywhere: boolean): number | undefined {
  const { slot, group, colour, cloth } = facetsOf(piece.traits);
  if (donor.plural !== piece.garment.plural) return undefined;
  const isPlace = donor.slot === slot || (anywhere && isMain(donor.slot) === isMain(slot));
  if (!isPlace) return undefined;
  const isPlain = donor.pattern === 'plain';
  return (
    (donor.slot === slot ? 0.4 : 0) +
    (donor.group === group ? 0.6 : 0) +
    (donor.colour === colour ? 0.3 : 0) +
    (donor.cloth === cloth ? 0.2 : 0) -
    (isPlain === isFigured(piece) ? 0.5 : 0)
  );
}

const mains: ReadonlySet<string> = new Set(['top', 'bottom', 'dress', 'mid', 'outer']);

function isMain(slot: string): boolean {
  return mains.has(slot);
}

/** What the slots of a sentence stand for: each piece by name, noun, color and pattern, alone and with its article. */
export function valuesOf({ lead, other }: Option, known: readonly string[], wanted?: WornPiece): Values {
  return {
    ...named('lead', lead, isSameNoun(lead, wanted) ? [] : known),
    ...(other ? named('other', other, known) : {}),
    ...(wanted ? wantedValues(wanted) : {}),
  };
}

function named(as: 'lead' | 'other', piece: WornPiece, known: readonly string[]): Values {
  const { garment } = piece;
  const { noun, color } = saidGarment(garment);
  const name = known.includes(garment.key) ? noun : nameOf(piece);
  const capital = as === 'lead' ? 'Lead' : 'Other';
  return {
    [as]: name,
    [`${as}Noun`]: noun,
    [`${as}Color`]: color,
    [`${as}Pattern`]: patternNoun(garment.pattern ?? 'solid'),
    [`a${capital}`]: withArticle(name),
    [`a${capital}Noun`]: withArticle(noun),
    [`a${capital}Color`]: withArticle(color),
  };
}

function nameOf(piece: WornPiece): string {
  return isFigured(piece) ? patternedName(piece.garment) : saidGarment(piece.garment).name;
}

/** Trousers for trousers: which ones has to be said. */
function isSameNoun({ garment }: WornPiece, wanted: WornPiece | undefined): boolean {
  return wanted !== undefined && saidGarment(wanted.garment).noun === saidGarment(garment).noun;
}

function wantedValues(wanted: WornPiece): Values {
  const name = nameOf(wanted);
  const { color } = saidGarment(wanted.garment);
  return { new: wanted.garment.plural ? name : withArticle(name), newColor: color };
}

export function withArticle(name: string): string {
  return say(/^[aeiou]/i.test(name) && !/^(?:uni|eu|one)/i.test(name) ? 'article.an' : 'article.a', { name });
}
