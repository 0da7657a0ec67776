import { readTraits } from '@drape/engine/stylist/outfit/garments/item-traits';
import { facetsOf } from '@drape/engine/stylist/taste/facets';
import { itemOfName } from '../taste/corpus.ts';
import type { Critique } from './critiques.ts';
import type { RatedOutfit, WrittenPiece } from './rated-outfits.ts';

/** A sentence of a stylist with its pieces as slots: `lead` the piece that it is about, `other` the one beside it. */
export type Sentence = {
  id: string;
  place: 'verdict' | 'praise' | 'change';
  tier: 'problem' | 'good' | 'great';
  reason: string;
  /** What the change does: swap, recolor, remove, add, wear. */
  does?: string;
  rating: number;
  lead: string;
  other: string | undefined;
  text: string;
};

const great = 8.3;
const slot = /\{([gas]\d?)(?:\.(noun|color|pattern))?\}/g;

/** The piece of an outfit by its key: `g0` the first garment, `s` the shoes, `a0` the first accessory. */
export function pieceOf(
  { garments, shoes, accessories }: RatedOutfit,
  key: string,
): WrittenPiece | undefined {
  if (key === 's') return shoes ?? undefined;
  const at = Number(key.slice(1));
  return key.startsWith('g') ? garments[at] : accessories[at];
}

/** The sentences of a critique that name one or two pieces, the one that they are about among them. */
export function sentencesOf(outfit: RatedOutfit, said: Critique): Sentence[] {
  const tier = said.problem && outfit.rating < 7 ? 'problem' : outfit.rating >= great ? 'great' : 'good';
  const blamed = said.problem?.pieces[0];
  const isProblem = tier === 'problem';
  return [
    sentence(
      outfit,
      'verdict',
      tier,
      said.verdict,
      isProblem ? (said.problem?.reason ?? '') : '',
      isProblem ? blamed : undefined,
    ),
    sentence(outfit, 'praise', tier, said.praise, said.best?.reason ?? '', said.best?.pieces[0]),
    sentence(
      outfit,
      'change',
      tier,
      said.change,
      said.problem?.reason ?? said.fix?.do ?? '',
      said.fix?.piece ?? undefined,
      said.fix?.do,
    ),
  ].flatMap((one) => one ?? []);
}

function sentence(
  outfit: RatedOutfit,
  place: Sentence['place'],
  tier: Sentence['tier'],
  written: string | null | undefined,
  reason: string,
  about: string | undefined,
  does?: string,
): Sentence | undefined {
  if (!written) return undefined;
  const keys = [...new Set([...written.matchAll(slot)].map(([, key = '']) => key))];
  const [first, second] = keys;
  if (first === undefined || keys.length > 2 || keys.some((key) => !pieceOf(outfit, key))) return undefined;
  const lead = about !== undefined && keys.includes(about) ? about : first;
  if (place === 'verdict' && about !== undefined && lead !== about) return undefined;
  const other = keys.length > 1 ? (lead === first ? second : first) : undefined;
  const text = written.replace(slot, (_, key: string, part?: string) =>
    part ? `{${key === lead ? 'lead' : 'other'}.${part}}` : `{${key === lead ? 'lead' : 'other'}}`,
  );
  const { id, rating } = outfit;
  return {
    id: `${id}.${place}`,
    place,
    tier,
    reason: reason === 'shape' && place === 'praise' ? 'good-shape' : reason,
    ...(does ? { does } : {}),
    rating: Math.round(rating * 10) / 10,
    lead,
    other,
    text,
  };
}

/** What a slot was filled with when the sentence was written, as the engine reads it. */
export type Donor = {
  slot: string;
  group: string;
  colour: string;
  cloth: string;
  pattern: string;
  plural: boolean;
};

export function donorOf(outfit: RatedOutfit, key: string): Donor {
  const piece = pieceOf(outfit, key);
  if (!piece) throw new RangeError(`${outfit.id} has no piece ${key}`);
  const pattern = piece.pattern === 'plain' ? '' : piece.pattern;
  const name = [piece.colour, pattern, piece.material, piece.kind].filter(Boolean).join(' ');
  const facets = facetsOf(readTraits(itemOfName(key, name)));
  return {
    slot: facets.slot,
    group: facets.group,
    colour: facets.colour,
    cloth: facets.cloth,
    pattern: facets.pattern,
    plural: /[^s]s$/.test(piece.kind),
  };
}
