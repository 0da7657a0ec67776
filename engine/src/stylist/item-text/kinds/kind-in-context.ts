import type { GarmentKind, ItemCategory } from '../../../knowledge/garments/garment-kind.ts';
import type { ItemContext } from '../item-draft.ts';
import type { Words } from '../words/read-words.ts';
import { regionalKind } from '../words/regional-words.ts';
import type { ChosenNoun } from './choose-noun.ts';
import { ownKinds } from './own-kinds.ts';

/** What a garment's word means below its heading and in the language of its list. */
export function inContext(
  noun: ChosenNoun | undefined,
  words: Words,
  context: ItemContext,
): ChosenNoun | undefined {
  const own = isClothOf(noun, words, context) ? undefined : noun;
  return ofFamily(inRegion(own, words, context), context.kind);
}

/** Below "Shirts", "in denim" tells the cloth and names no jeans. */
function isClothOf(noun: ChosenNoun | undefined, { tokens }: Words, { kind }: ItemContext): boolean {
  return (
    noun !== undefined &&
    kind !== undefined &&
    noun.kind.subcategory === 'jeans' &&
    kind.subcategory !== 'jeans' &&
    noun.first === 1 &&
    ofCloth.has(tokens[0].text)
  );
}

const ofCloth = new Set('de en in aus di van i av af z w em'.split(' '));
const knits: ReadonlySet<string> = new Set([
  'cashmere',
  'merino',
  'wool',
  'knit',
  'mohair',
  'alpaca',
  'angora',
]);

/** A top of which only a knitted cloth is said. */
export function knitted({ attributes }: Words, category: ItemCategory | undefined): GarmentKind | undefined {
  const isKnit = attributes.some(({ meanings }) =>
    meanings.some((each) => each.field === 'material' && knits.has(each.fabric.name)),
  );
  return category === 'top' && isKnit
    ? ownKinds.find(({ kind }) => kind.subcategory === 'knit')?.kind
    : undefined;
}

/** "Zip-off tramping pants" are trousers wherever "pants" alone are underwear: a word of no color or cloth says what sort. */
function isOfSort({ first }: ChosenNoun, { tokens, attributes }: Words): boolean {
  const before = tokens[first - 1];
  return (
    before !== undefined &&
    /^\p{L}{4,}$/u.test(before.text) &&
    !attributes.some((each) => each.first <= first - 1 && first - 1 <= each.last)
  );
}

function inRegion(noun: ChosenNoun | undefined, words: Words, context: ItemContext): ChosenNoun | undefined {
  const { tokens } = words;
  if (!noun || noun.first !== noun.last) return noun;
  const { text, raw } = tokens[noun.first];
  const kind = regionalKind(raw, text, context);
  if (!kind || (kind.subcategory === 'underwear' && isOfSort(noun, words))) return noun;
  return { ...noun, kind };
}

/** Below a heading for one kind of clothes, a general word means one of them: "SCRUBS: navy top, grey joggers". */
function ofFamily(noun: ChosenNoun | undefined, heading: GarmentKind | undefined): ChosenNoun | undefined {
  const general =
    noun && heading ? families[heading.subcategory ?? '']?.[noun.kind.subcategory ?? ''] : undefined;
  if (!noun || !general) return noun;
  return { ...noun, kind: ownKinds.find(({ kind }) => kind.subcategory === general)?.kind ?? noun.kind };
}

/** By the kind that a heading names: what its general words mean. */
const families: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  't-shirt': { shirt: 't-shirt', 'short-sleeve shirt': 't-shirt' },
  'long-sleeve t-shirt': { shirt: 'long-sleeve t-shirt' },
  scrubs: { top: 'scrubs', 't-shirt': 'scrubs', trousers: 'scrubs', joggers: 'scrubs', shirt: 'scrubs' },
  pajamas: { top: 'pajamas', trousers: 'pajamas', shorts: 'pajamas' },
  swimsuit: { shorts: 'swim trunks', top: 'bikini' },
  bikini: { top: 'bikini', underwear: 'bikini' },
};
