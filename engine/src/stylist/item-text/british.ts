import { ownKinds } from './own-kinds.ts';
import type { GarmentKind } from '../../knowledge/garment-kind.ts';
import { tokenise } from './tokenise.ts';

const british = new Set(
  'jumper jumpers trousers trainers wellington wellingtons wellies waistcoat waistcoats cagoule mackintosh knickers pyjamas braces plimsolls anorak colour grey navy-blue cardi dungarees plus-fours bobble brolly hoody tights tattersall barbour primark asda next boden joules tesco sainsburys matalan m&s gilet swimming-costume dressing charity'.split(
    ' ',
  ),
);
const american = new Set(
  'sweater sweaters sneakers sweatpants panties pajamas suspenders color gray fall vacation purse pantyhose target walmart kohls goodwill undershirt crewneck'.split(
    ' ',
  ),
);
const leastBritish = 3;

/** Whether a text is in the English of Britain, where pants and vests are worn underneath. */
export function isBritish(text: string): boolean {
  let balance = 0;
  for (const { text: word } of tokenise(text)) {
    if (british.has(word)) balance += 1;
    else if (american.has(word)) balance -= 2;
  }
  return balance >= leastBritish;
}

const meanings: Readonly<Record<string, string>> = {
  pants: 'underwear',
  vest: 'tank top',
  vests: 'tank top',
  flannels: 'trousers',
};

/** What a word means there, where that is another kind than in America. */
export function britishKind(word: string): GarmentKind | undefined {
  const subcategory = meanings[word];
  return ownKinds.find(({ kind }) => kind.subcategory === subcategory)?.kind;
}
