import { colourMentions } from '../colour/colours-of-words.ts';
import { nameColour } from '../colour/name-colour.ts';
import { hexToOkLab } from '../colour/oklab.ts';
import { type Token, tokenise } from '../stylist/item-text/words/tokenise.ts';
import { mayBeCalled } from './colour-claims.ts';
import { afterVerb, determiners, garmentsOf, indefinite, type Named, singular } from './named-garments.ts';
import { describedAsOwned, ownedBehind, ownedByCue, proposes, speaksOfOwning } from './owning-cues.ts';

/** What is worn and what is owned, as a model or the person calls it. */
export type Things = { worn: readonly string[]; owned: readonly string[] };

/** Nouns that stand for many kinds, by the category and drawing of what they may stand for. */
const general: Readonly<Record<string, RegExp>> = {
  shoe: /^shoes /,
  top: /^(?:top|shirt) /,
  layer: /^(?:outerwear|top|shirt) /,
  jacket: /^outerwear .*(?:jacket|blazer|bomber|windbreaker|parka)/,
  coat: /^outerwear .*(?:coat|parka|trench)/,
  hat: /^accessories (?:hat|cap|beanie|beret)/,
  bag: /^accessories (?:.*bag|tote|clutch|backpack)/,
  piece: /./,
};

function sameKind(one: Named, other: Named): boolean {
  if (singular(one.noun) === singular(other.noun)) return true;
  const covers = (wide: Named, narrow: Named) => {
    const kinds = general[singular(wide.noun.split(' ').at(-1) ?? '')];
    return (
      kinds !== undefined &&
      narrow.kinds.some(({ kind }) => kinds.test(`${kind.category} ${kind.subcategory ?? ''}`))
    );
  };
  if (covers(one, other) || covers(other, one)) return true;
  const [a, b] = [one, other].map(({ noun }) => singular(noun.split(' ').at(-1) ?? ''));
  if (a === b) return true;
  return one.kinds.some((mine) =>
    other.kinds.some(
      (theirs) => mine.kind.subcategory !== null && mine.kind.subcategory === theirs.kind.subcategory,
    ),
  );
}

function sameCategory(one: Named, other: Named): boolean {
  return one.kinds.some((mine) =>
    other.kinds.some((theirs) => {
      const [a, b] = [mine.kind.category, theirs.kind.category];
      return (
        (a === b && a !== 'accessories') || (a === 'top' && b === 'shirt') || (a === 'shirt' && b === 'top')
      );
    }),
  );
}

/** Whether the colors that are said of a garment may be those of a thing. */
function colorsAgree(said: string, thing: string): boolean {
  const theirs = colourMentions(thing);
  const own = colourMentions(said);
  if (own.length === 0 || theirs.length === 0) return true;
  const known = theirs.map(({ hex }) => ({ hex, terms: [nameColour(hexToOkLab(hex)).basic] }));
  return own.some((mention) => mayBeCalled(mention, known));
}

const disagree = (mine: ReadonlySet<string>, theirs: ReadonlySet<string>) =>
  mine.size > 0 && theirs.size > 0 && ![...mine].some((each) => theirs.has(each));

/** Two shades that the name of one thing can't both be: tan and brown are told apart in a wardrobe. */
function otherWordOfColor(said: string, thing: string): boolean {
  const [mine] = colourMentions(said);
  const theirs = colourMentions(thing);
  return mine !== undefined && theirs.length > 0 && !theirs.some(({ hex }) => hex === mine.hex);
}

/** Both are described, and by nothing in common: a velvet blazer is not the navy one. */
function sharesNothing(named: Named, own: Named, thing: string): boolean {
  const isDescribed = (each: Named, text: string) =>
    each.materials.size + each.patterns.size + colourMentions(text).length > 0;
  if (!isDescribed(named, named.text) || !isDescribed(own, thing)) return false;
  const isShared = (mine: ReadonlySet<string>, theirs: ReadonlySet<string>) =>
    [...mine].some((each) => theirs.has(each));
  const bothColored = colourMentions(named.text).length > 0 && colourMentions(thing).length > 0;
  return !bothColored && !isShared(named.materials, own.materials) && !isShared(named.patterns, own.patterns);
}

function isOwned(named: Named, thing: string): boolean {
  const [own] = garmentsOf(tokenise(thing)).slice(-1);
  if (!own) return thing.toLowerCase().includes(singular(named.noun));
  if (!sameKind(named, own) || !colorsAgree(named.text, thing.toLowerCase())) return false;
  if (disagree(named.materials, own.materials) || disagree(named.patterns, own.patterns)) return false;
  if (sharesNothing(named, own, thing.toLowerCase())) return false;
  return !(named.materials.size > 0 && otherWordOfColor(named.text, thing.toLowerCase()));
}

/** What is worn is seen, and seen things have many names: the same part of the outfit in a color that may be it. */
function isWorn(named: Named, thing: string, isIdea: boolean, atHome: boolean): boolean {
  const [own] = garmentsOf(tokenise(thing)).slice(-1);
  if (!own) return thing.toLowerCase().includes(singular(named.noun));
  const isAlike =
    sameKind(named, own) ||
    ((!isIdea || own.kinds.some(({ kind }) => kind.category === 'pants')) && sameCategory(named, own));
  if (atHome && singular(named.noun) !== singular(own.noun) && sharesNothing(named, own, thing.toLowerCase()))
    return false;
  return isAlike && colorsAgree(named.text, thing.toLowerCase());
}

/** How a sentence speaks of a garment: as the person's, as the one and only, or as an idea. */
function mannerOf(tokens: readonly Token[], { first, last }: Named): 'yours' | 'the' | 'idea' {
  const before = tokens.slice(Math.max(0, first - 3), first).map(({ text }) => text);
  const after = tokens.slice(last + 1, last + 8).map(({ text }) => text);
  const near = before.findLast((word) => determiners.has(word) || indefinite.has(word));
  if (near === 'your' || ownedBehind.test(after.join(' '))) return 'yours';
  return near !== undefined && determiners.has(near) ? 'the' : 'idea';
}

/** Everybody has one, so that "your bag" says nothing of what is owned. */
const everybodys =
  /^(?:hand)?bags?$|^purse$|^umbrella$|^(?:sun)?glasses$|^socks$|^tongs$|shades$|^bra$|^underwear$|^pajamas$/;

function isClaimed(named: Named, sentence: string, tokens: readonly Token[]): boolean {
  if (everybodys.test(named.text)) return false;
  const manner = mannerOf(tokens, named);
  if (manner === 'yours') return true;
  const [{ start }, { end }] = [tokens[named.first], tokens[named.last]];
  return ownedByCue(sentence, start, end, manner === 'the');
}

/** A piece that is described as seen ("the tweed waistcoat beneath the jacket") and that nobody listed. */
function seenButNotWorn(
  sentence: string,
  tokens: readonly Token[],
  { worn, owned }: Things,
): string | undefined {
  if (worn.length === 0 || imagined.test(sentence)) return undefined;
  const things = [...worn, ...owned];
  const words = new Set(things.flatMap((thing) => tokenise(thing).map(({ text }) => singular(text))));
  return garmentsOf(tokens).find((named) => {
    const before = tokens[named.first - 1]?.text ?? '';
    const isDescribed = named.text !== named.noun;
    if (!isDescribed || !seenArticles.has(before) || oftenUnlisted.test(named.noun)) return false;
    if (afterVerb.has(tokens[named.last + 1]?.text ?? '') || tokens[named.last + 1]?.text === 'a')
      return false;
    if (words.has(singular(named.noun.split(' ').at(-1) ?? ''))) return false;
    const places = named.kinds.map(({ kind }) => kind.category);
    const isListed = (thing: string) => {
      const [own] = garmentsOf(tokenise(thing)).slice(-1);
      return (
        !own ||
        sameKind(named, own) ||
        own.kinds.some(({ kind }) => kind.category !== 'accessories' && sharesPlace(places, kind.category))
      );
    };
    return !things.some(isListed);
  })?.text;
}

/** Nobody lists every small thing: bags by their kind, jewelry, socks. */
const oftenUnlisted =
  /bag|clutch|pouch|purse|tote|backpack|crossbody|satchel|necklace|chain|pendant|earring|ring|bracelet|bangle|jewel|watch|brooch|pin|sock|stocking|tights|tie|ribbon|bow|scrunchie|clip|glasses|strap|case|mask|umbrella/;

/** A dress is read as a top or a skirt and the other way round. */
const sharesPlace = (places: readonly string[], place: string) =>
  places.includes(place) ||
  place === 'dress' ||
  places.includes('dress') ||
  (place === 'top' && places.includes('shirt')) ||
  (place === 'shirt' && places.includes('top'));

const seenArticles = new Set('the that this those these'.split(' '));
/** Speaks of what is not there, or of clothes in general. */
const imagined =
  /\b(?:if|like|as if|than|without|no|not|never|missing|lacks?|needs?|wants?|asks?|calls?|deserves?|imagine|picture|think|would|could|might|should|will|next|another|instead|usually|often|always|classic|old|rule|reminds?|recalls?|whisper|says|kind|sort|type|spirit|feel|mood|era|version|idea|answer|cousin|nod|echo)\b|['’]ll\b|['’]d\b/i;

/** A garment that a sentence says is the person's and that is neither worn nor owned, or undefined. */
export function notOwned(sentence: string, { worn, owned }: Things): string | undefined {
  const tokens = tokenise(sentence);
  const atHome = speaksOfOwning(sentence);
  const isIdea = atHome || proposes.test(sentence);
  for (const named of garmentsOf(tokens)) {
    if (!isClaimed(named, sentence, tokens)) continue;
    if (worn.some((thing) => isWorn(named, thing, isIdea, atHome))) continue;
    if (!owned.some((thing) => isOwned(named, thing))) return named.text;
  }
  const unseen = isIdea ? undefined : seenButNotWorn(sentence, tokens, { worn, owned });
  if (unseen) return unseen;
  const [described, words = ''] = describedAsOwned.exec(sentence) ?? [];
  const isAny = (thing: string) => {
    const plain = thing.toLowerCase();
    return (
      colorsAgree(words.toLowerCase(), plain) &&
      tokenise(words).some(({ text }) => plain.includes(singular(text)))
    );
  };
  return described !== undefined && ![...worn, ...owned].some(isAny) ? described : undefined;
}

/** Whether words may be the name of a thing: the same garment, and nothing said of it that the name contradicts. */
export function mayBeName(words: string, thing: string): boolean {
  const [named] = garmentsOf(tokenise(words)).slice(-1);
  return named === undefined || isOwned(named, thing);
}

/** Whether a sentence names a thing in other words ("the linen shawl" for "sand linen shawl") and means nothing that is worn. */
function namesThing(sentence: string, thing: string, worn: readonly string[]): boolean {
  const named = garmentsOf(tokenise(sentence)).filter(
    (each) => !worn.some((other) => isWorn(each, other, true, true)),
  );
  if (named.some((each) => isOwned(each, thing))) return true;
  const wornWords = new Set(worn.flatMap((each) => tokenise(each).map(({ text }) => singular(text))));
  const said = new Set(tokenise(sentence).map(({ text }) => singular(text)));
  const own = tokenise(thing)
    .map(({ text }) => singular(text))
    .filter((word) => !wornWords.has(word));
  return own.length > 0 && own.filter((word) => said.has(word)).length >= own.length / 2;
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}

/** Whether a sentence names a thing, by its whole name or by enough of it; what is worn is something else. */
export function speaksOf(sentence: string, name: string, worn: readonly string[]): boolean {
  if (name.trim() === '') return false;
  return plain(sentence).includes(plain(name)) || namesThing(sentence, name, worn);
}

/** Nouns that stand for many things that people list by one word. */
const wide: readonly (readonly [RegExp, RegExp])[] = [
  [/bag|clutch|pouch|purse|tote|backpack|crossbody|satchel|rucksack/, /bag|clutch|purse|tote|backpack/],
  [/necklace|chain|pendant|earring|ring|bracelet|bangle|brooch|jewel|pearl|hoop|stud|cuff/, /jewel/],
];

const isHardlyListed = /sock|stocking|tights|lace|strap/;

/** "A silk scarf", "more belts", "try metallic heels": nobody's in particular. */
function isIdeaOf(sentence: string, tokens: readonly Token[], { first, last }: Named): boolean {
  const before = tokens.slice(Math.max(0, first - 5), last + 1).map(({ text }) => text);
  const at = before.findLastIndex((word) => determiners.has(word));
  const near = before.slice(at + 1);
  if (near.some((word) => indefinite.has(word) || /^(?:no|more|every|each|like|than)$/.test(word)))
    return true;
  return at < 0 && !speaksOfOwning(sentence);
}

/** Pieces that a sentence names and that are like nothing that is worn or owned, with where they stand. */
export function unknownPieces(
  sentence: string,
  { worn, owned }: Things,
): { text: string; start: number; end: number }[] {
  const tokens = tokenise(sentence);
  const isSame = (named: Named, thing: string) =>
    isOwned(named, thing) ||
    wide.some(([narrow, broad]) => narrow.test(named.noun) && broad.test(thing.toLowerCase()));
  return garmentsOf(tokens)
    .filter(
      (named) =>
        !everybodys.test(named.text) &&
        !(isHardlyListed.test(named.noun) && !speaksOfOwning(sentence)) &&
        !isIdeaOf(sentence, tokens, named) &&
        !owned.some((thing) => isSame(named, thing)) &&
        !worn.some((thing) => isSame(named, thing) || isWorn(named, thing, true, false)),
    )
    .map(({ text, first, last }) => ({ text, start: tokens[first].start, end: tokens[last].end }));
}
