import type { AssistantItem, ItemFilter } from '../../assistant-context.ts';
import type { Language } from '../../intent/intent-names.ts';
import { insteadOf, swaps } from '../../steps/planned-outfits.ts';
import { matches, traitsOf } from '../../understanding/mentions/match-items.ts';
import { isKind } from '../../understanding/mentions/mention-filters.ts';
import { questionOf } from '../../wishes/command-of-wish.ts';
import { tellsHurt } from '../outfit-remark.ts';
import type { Wanted } from '../pieces-said.ts';
import type { Scene } from '../scene.ts';
import { different } from './outfit-wished.ts';
import type { ShownOutfit } from './shown-outfit.ts';

/** What is not wanted: certain pieces, or all that are so. */
export type Refused = { pieces: readonly AssistantItem[]; filters: readonly ItemFilter[] };

/** "Not the check shirt, swap it for something else": a piece that is worn goes, and nothing is named in its place. */
export function givesWay({ worn }: ShownOutfit, wanted: Wanted, refused: Refused): boolean {
  return wanted.filters.length === 0 && refused.pieces.some((item) => worn.includes(item));
}

/** Words that ask for something else in the place of what is worn, or complain of it. */
const replaces = (text: string, language: Language) =>
  swaps.test(text) ||
  different.test(text) ||
  anotherSort.test(text) ||
  tellsHurt(text, language) ||
  (instead.test(text) && cannot.test(text));
/** "Softer ones". */
const anotherSort = /(?<!\p{L})\p{L}{3,}er ones?(?!\p{L})/iu;
const instead = /(?<!\p{L})(?:instead|stattdessen|dafür|en su lugar|en vez|à la place|i stedet)(?!\p{L})/iu;
const cannot =
  /(?<!\p{L})(?:wo|ca|are|is|does|do)n[’']?t(?!\p{L})|(?<!\p{L})(?:cannot|gone|broken|ruined|dirty|nicht|kein\p{L}*|kaputt|weg|no|pas|plus|ikke)(?!\p{L})/iu;

/** "Swap the thongs", "the black shoes won't be back by then, which ones can I use instead": what is worn has to go. */
export function hasToGo(
  { text, language, ground }: Scene,
  { worn }: ShownOutfit,
  { pieces, filters, kept }: Wanted,
): boolean {
  // "The jeans instead of the cargos" names what comes in as well.
  const named = insteadOf.test(text) ? ground.items : ground.surely;
  const isOfWorn = named.every(({ id }) => worn.some((item) => item.id === id));
  return pieces.length + filters.length === 0 && kept.length > 0 && isOfWorn && replaces(text, language);
}

/** "Diff shoes same everything else", "them trousers will be tight, softer ones": what is worn of the one kind that is named. */
export function placeToChange(
  { text, language, context, ground }: Scene,
  { worn }: ShownOutfit,
): AssistantItem[] {
  if (!replaces(text, language) || ground.surely.length > 0) return [];
  const { mentions } = questionOf(text, language, context.today);
  const kinds = mentions.filter((mention) => isKind(mention));
  const leaving = worn.filter((item) => kinds.some(({ filter }) => matches(item, filter)));
  const places = new Set(leaving.map((item) => traitsOf(item).slots[0]));
  return places.size === 1 && leaving.length < worn.length ? leaving : [];
}
