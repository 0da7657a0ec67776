import type { PhraseMatch } from '../stylist/item-text/words/phrase-index.ts';
import type { Token } from '../stylist/item-text/words/tokenise.ts';
import { itemVocabulary, type Noun } from '../stylist/item-text/words/vocabulary.ts';

/** A garment that a text names: its words from the first attribute to the noun, and what kinds the noun may stand for. */
export type Named = {
  text: string;
  first: number;
  last: number;
  noun: string;
  kinds: readonly Noun[];
  materials: ReadonlySet<string>;
  patterns: ReadonlySet<string>;
};

const isNoun = ({ strength, language }: Noun) => strength !== 'hint' && !language;
/** Ends the words that can stand before a garment's noun. */
const notDescribing = new Set(
  (
    'a an the this that these those your my his her their our own some any of in on at to from with without for and or but nor so as if than then ' +
    'is are was be been being has have had do does would could can may might should will shall must need needs ' +
    'i you he she it we they there here who which what when while where since because though ' +
    'add adding try take taking swap wear wearing put throw grab bring pull tuck layer trade carry roll leave use using keep pick choose ' +
    'looks look goes go works work makes make gives give keeps sits fits feels over under below above against beside near next'
  ).split(' '),
);
export const determiners = new Set('the that those this these your'.split(' '));
export const indefinite = new Set('a an some any another no one something'.split(' '));

const nameOf = (tokens: readonly Token[], first: number, last: number) =>
  tokens
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(' ');

/** Every garment that a text names, with the words before it that describe it. */
export function garmentsOf(tokens: readonly Token[]): Named[] {
  const { nouns, attributes } = itemVocabulary();
  return mergedNouns(
    nouns.all(tokens, () => false, isNoun),
    tokens,
  ).map(({ first, last, meanings }) => {
    let from = first;
    while (from > 0 && tokens[from].joined && first - from < 5 && !notDescribing.has(tokens[from - 1].text))
      from--;
    const said = attributes.all(tokens.slice(from, last + 1)).flatMap(({ meanings: all }) => all);
    return {
      text: nameOf(tokens, from, last),
      first: from,
      last,
      noun: nameOf(tokens, first, last),
      kinds: meanings,
      materials: new Set(said.flatMap((each) => (each.field === 'material' ? [each.fabric.name] : []))),
      patterns: new Set(said.flatMap((each) => (each.field === 'pattern' ? [each.name] : []))),
    };
  });
}

const rarelyAlone = new Set('top heel wedge denim knit toe'.split(' '));

/** A word that describes garments ("turtleneck sweater") names one itself behind an article and with nothing to describe. */
function standsAlone(tokens: readonly Token[], first: number, last: number): boolean {
  const next = tokens[last + 1];
  const describes =
    next?.joined && !notDescribing.has(next.text) && !/^(?:that|hang|wait|sit)/.test(next.text);
  const before = tokens.slice(Math.max(0, first - 3), first).map(({ text }) => text);
  if (rarelyAlone.has(tokens[last].text)) return false;
  return !describes && before.some((word) => indefinite.has(word) || determiners.has(word));
}

/** Of nouns side by side ("basket bag") the last one names the thing. */
function mergedNouns(found: readonly PhraseMatch<Noun>[], tokens: readonly Token[]): PhraseMatch<Noun>[] {
  return found.filter(
    ({ first, last, meanings }, k) =>
      found[k + 1]?.first !== last + 1 &&
      (meanings.some(({ strength }) => strength !== 'adjective') ||
        (meanings.every(({ kind }) => kind.category !== 'accessories') &&
          standsAlone(tokens, first, last))) &&
      !/^ones?$/.test(tokens[last + 1]?.text ?? '') &&
      !(verbs.has(nameOf(tokens, first, last)) && afterVerb.has(tokens[last + 1]?.text ?? '')),
  );
}

const verbs = new Set(
  'tie ties sling slings crown crowns suit suits belt belts cap caps top tops knit knits heel clutch clutches'.split(
    ' ',
  ),
);
/** Behind a word that is a verb as well, these make it one: "ties them together", "belt it". */
export const afterVerb = new Set(
  'you it them everything the your this that these those together him her'.split(' '),
);

export const singular = (word: string) => word.replace(/(?<=\w{3})s$/, '');
