import { paletteOfWords } from '../../colour/palette-of-words.ts';
import { parseItem } from '../../stylist/item-text/parse-items.ts';
import type { AssistantItem } from '../assistant-context.ts';
import type { Mention } from './mentions/read-mentions.ts';
import type { Question } from './read-question.ts';

const isLookedAt =
  /\b(shop|store|sale|sales|window|online|website|buy|buying|bought|purchase|looking at|thinking (of|about)|saw|seen|spotted|tempted|eyeing|getting|fancy|trying on|holding|in my hand|if i (got|had|bought))\b/;

/** A garment that is looked at in a shop and not owned yet, as its words describe it; undefined where none is spoken of. */
export function unownedItem(
  { plain, tokens }: Question,
  { first, last, filter }: Mention,
): AssistantItem | undefined {
  if (!isLookedAt.test(plain) || !(filter.colours ?? filter.materials ?? filter.patterns)) return undefined;
  const words = tokens.slice(first, last + 1).map(({ text }) => text);
  const description = words.join(' ').replace(/^(an?|the|some|this|that|my) /, '');
  return unownedPiece(description);
}

/** A garment that is not owned, as its words describe it. */
export function unownedPiece(description: string): AssistantItem {
  const draft = parseItem(description);
  return {
    id: 'unowned',
    description,
    category: draft.category,
    subcategory: draft.subcategory,
    palette: paletteOfWords(draft.color_primary, draft.color_secondary).map(({ hex, share }) => ({
      hex,
      share,
    })),
    colour: draft.color_primary,
    secondColour: draft.color_secondary,
    pattern: draft.pattern,
    material: draft.material,
    brand: null,
    size: null,
    season: draft.season,
    occasion: draft.occasion,
    formality: draft.formality,
    warmth: draft.warmth,
    price: null,
    currency: null,
    timesWorn: 0,
    lastWorn: null,
    isFavorite: false,
    available: true,
    status: 'available',
    measured: false,
    tags: [],
    careNotes: null,
    keptIn: null,
    purchasedOn: null,
    ownedSince: '',
  };
}
