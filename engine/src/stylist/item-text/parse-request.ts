import type { ItemCategory } from '../../knowledge/garments/garment-kind.ts';
import { type NamedColour, readColours } from './details/read-colours.ts';
import { chooseNoun, isNamed } from './kinds/choose-noun.ts';
import { refineSubcategory } from './kinds/refine-subcategory.ts';
import { correctSpelling } from './words/correct-spelling.ts';
import { readTokens, type Words } from './words/read-words.ts';
import { type Token, tokenise } from './words/tokenise.ts';
import type { Attribute } from './words/vocabulary.ts';

/** What a question asks for; category and subcategory null where it names no garment. */
export type RequestedItem = {
  category: ItemCategory | null;
  subcategory: string | null;
  colors: NamedColour[];
  pattern: string | null;
  material: string | null;
};

const longestRequest = 2000;
const asking = new Set(
  (
    'want need like looking look show find see search get buy suggest recommend any some have browse wear which what interested ' +
    'shopping try please where prefer lets give'
  ).split(' '),
);
/** After these stands what one already has, or does not want. */
const besides = new Set('match matching instead than except besides unlike without owning'.split(' '));
const refusing = new Set('not no never hate dislike'.split(' '));
const refused = new Set('the a an those these this that more'.split(' '));
/** A shop's or maker's name follows these, up to one of `resuming`. */
const sources = new Set('from by'.split(' '));
const resuming = new Set('in with that which for under and or size to please'.split(' '));

/**
 * The garment and colours that a question in people's words asks for: from the last sentence that asks and names a
 * garment, else the last that names one. What is to be matched, refused or is a shop's name is left out. Never throws.
 */
export function parseRequest(text: string): RequestedItem {
  const sentences = text
    .slice(0, longestRequest)
    .split(/[.!?;\n]+|,\s(?=(?:but|so|can|could|do|show|i)\b)/i)
    .map((sentence) => ({ sentence: requested(tokenise(sentence)) }))
    .filter(({ sentence }) => sentence.length > 0)
    .map(({ sentence }) => ({
      words: spelled(readTokens(sentence)),
      asks: sentence.some(({ text: word }) => asking.has(word)),
    }));
  const named = sentences.filter(({ words }) => words.nouns.some(isNamed));
  const hinted = sentences.filter(({ words }) => words.nouns.length > 0);
  const chosen = [named.filter(({ asks }) => asks), named, hinted].find((each) => each.length > 0)?.at(-1);
  const words = chosen?.words;
  const noun = words && chooseNoun(words);
  const coloured =
    chosen && readColours(chosen.words, Number.POSITIVE_INFINITY).length > 0 ? [chosen] : sentences;
  const colors = coloured.flatMap((each) => readColours(each.words, Number.POSITIVE_INFINITY));
  return {
    category: noun?.kind.category ?? null,
    subcategory: words ? refineSubcategory(noun?.kind, words) : null,
    colors: colors.map(({ name, hex }) => ({ name, hex })),
    pattern: words ? (firstOf(words, 'pattern')?.name ?? null) : null,
    material: words ? (firstOf(words, 'material')?.fabric.name ?? null) : null,
  };
}

function firstOf<Field extends 'pattern' | 'material'>({ attributes }: Words, field: Field) {
  for (const { meanings } of attributes)
    for (const meaning of meanings) if (isOf(meaning, field)) return meaning;
  return undefined;
}

function isOf<Field extends Attribute['field']>(
  meaning: Attribute,
  field: Field,
): meaning is Extract<Attribute, { field: Field }> {
  return meaning.field === field;
}

function spelled(words: Words): Words {
  const corrected = words.nouns.length === 0 ? correctSpelling(words.tokens) : undefined;
  return corrected ? readTokens(corrected) : words;
}

/** The sentence without what it only mentions: after "match", "instead of", "from" a shop, "not". */
function requested(tokens: Token[]): Token[] {
  const kept: Token[] = [];
  for (let k = 0; k < tokens.length; k++) {
    const { text } = tokens[k];
    if (k > 0 && besides.has(text)) break;
    if (sources.has(text)) while (k + 1 < tokens.length && !resuming.has(tokens[k + 1].text)) k++;
    else if (refusing.has(text) && refused.has(tokens[k + 1]?.text ?? '')) k += 3;
    else kept.push(tokens[k]);
  }
  return kept;
}
