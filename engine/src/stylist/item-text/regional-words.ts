import type { GarmentKind } from '../../knowledge/garment-kind.ts';
import { ownKinds } from './own-kinds.ts';
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

const inBritain: Readonly<Record<string, string>> = {
  pants: 'underwear',
  vest: 'tank top',
  vests: 'tank top',
  flannels: 'trousers',
};

/** English words that a language has borrowed for another kind of garment. */
const borrowed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    shirt: 't-shirt',
    shirts: 't-shirt',
    kostum: 'fancy dress',
    kostume: 'fancy dress',
    body: 'bodysuit',
  },
  nl: { shirt: 't-shirt', shirts: 't-shirt', vest: 'cardigan', vesten: 'cardigan', body: 'bodysuit' },
  fr: {
    body: 'bodysuit',
    basket: 'sneakers',
    culotte: 'underwear',
    culottes: 'underwear',
    shorty: 'underwear',
    shortys: 'underwear',
    bas: 'tights',
  },
  es: {
    body: 'bodysuit',
    moño: 'bow tie',
    moños: 'bow tie',
    tenis: 'sneakers',
    bata: 'bathrobe',
    mono: 'jumpsuit',
  },
  it: { body: 'bodysuit', slip: 'underwear', golf: 'knit', tuta: 'tracksuit', pile: 'fleece' },
  pt: { body: 'bodysuit', slip: 'underwear', cropped: 'crop top', croppeds: 'crop top' },
  sv: { body: 'bodysuit', slips: 'tie', duffel: 'gym bag', bag: 'gym bag' },
  da: { body: 'bodysuit', slips: 'tie', duffel: 'gym bag', bag: 'gym bag' },
  no: { body: 'bodysuit', slips: 'tie', duffel: 'gym bag', bag: 'gym bag' },
  pl: { body: 'bodysuit', golf: 'turtleneck', dres: 'tracksuit' },
};

/** What a word means in the language or country of its list, where that is another kind than in American English. */
export function regionalKind(
  word: string,
  language: string | undefined,
  isBritishList: boolean | undefined,
): GarmentKind | undefined {
  const table = language === 'en' ? (isBritishList ? inBritain : undefined) : borrowed[language ?? ''];
  const subcategory = table && Object.hasOwn(table, word) ? table[word] : undefined;
  return subcategory === undefined
    ? undefined
    : ownKinds.find(({ kind }) => kind.subcategory === subcategory)?.kind;
}
