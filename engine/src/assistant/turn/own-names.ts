import little from '../../knowledge/assistant/little-words.json' with { type: 'json' };
import { foldedText } from '../../language/text-features.ts';
import { memoize } from '../../memoize.ts';

/** Words that name nothing, and words that alone name no garment: colors, cloths, sizes, "good", "work". */
const empty = new Set(Object.values(little.empty).join(' ').split(' '));
const weak = new Set(little.weak.split(' '));

/** What one word of a name counts when it is said: a strong word names, a weak one only tells apart. House rules. */
const [strongWord, weakWord, unsaid] = [2, 1, 0.05];
/** Of "black jeans" and "ripped black jeans" the one that was said in full is meant. House rule. */
const inFull = 0.35;
/** Two names this close are both meant. House rule. */
const near = 0.3;

const shortest = 2;
const stemEndings = /(?:ene|ane|ens|es|en|er|et|em|ed|ne|s|n|e|a|o)$/;
const shortestStem = 3;

/** The words of a text that may name something, folded; "white tee 2" has a number for a word. */
export function namingWords(text: string): string[] {
  const words = foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const isLong = (word: string) => word.length >= shortest || /^\d$/.test(word);
  return [...new Set(words.filter((word) => isLong(word) && !empty.has(word)))];
}

export function isWeakWord(word: string): boolean {
  return weak.has(word) || /^\d+$/.test(word);
}

const mostWords = 5000;
const stemOf = memoize(
  (word: string) => {
    const cut = word.replace(stemEndings, '');
    return cut.length >= shortestStem ? cut : word;
  },
  { most: mostWords },
);

const [alikeStem, alikeStart, alikeInside, alikeTyped] = [0.95, 0.85, 0.8, 0.75];

/** How surely a word that was typed is a word of a name, from 0 to 1: inflected, shortened, compound or mistyped. */
export function likeness(said: string, own: string): number {
  if (said === own) return 1;
  const [a, b] = [stemOf(said), stemOf(own)];
  if (a === b || a === own || b === said) return alikeStem;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long.startsWith(short) && long.length - short.length <= 4) return alikeStart;
  if (short.length >= 5 && (long.endsWith(short) || long.startsWith(short))) return alikeInside;
  // "Grünen" is of "dunkelgrüne", though its stem would lose the n too.
  const bare = (a.length <= b.length ? own : said).replace(/e[nrsm]?$/, '');
  const isEnd = long.endsWith(short) || bare.endsWith(short);
  if (short.length === 4 && long.length >= 7 && isEnd) return alikeInside;
  // "Blumenkleid" holds a word of "Sommerkleid mit Blumen".
  if (own.length >= 5 && said.length > own.length && (said.startsWith(own) || said.endsWith(own)))
    return alikeInside;
  if (isClipped(said, own) || isShorterCompound(said, own)) return alikeInside;
  if (short.length < 5 || said.charAt(0) !== own.charAt(0)) return 0;
  return isNearTyped(said, own, short.length >= 8 ? 2 : 1) ? alikeTyped : 0;
}

/** "Präsi" is the Präsentation. */
function isClipped(said: string, own: string): boolean {
  const clip = said.endsWith('i') ? said.slice(0, -1) : '';
  return clip.length >= 4 && own.length > said.length + 1 && own.startsWith(clip);
}

/** "Firmenfeier" is the Firmenweihnachtsfeier: its first and its last part. */
function isShorterCompound(said: string, own: string): boolean {
  const part = 5;
  if (said.length < 2 * part || own.length <= said.length) return false;
  return own.startsWith(said.slice(0, part)) && own.endsWith(said.slice(-part));
}

/** Whether two words are at most so many slips apart: a letter more, less, other or exchanged with its neighbor. */
function isNearTyped(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, k) => k);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return (row[b.length] ?? 0) <= most;
}

export type Scored<Thing> = {
  thing: Thing;
  score: number;
  /** Whether a strong word of its name was said. */
  isNamed: boolean;
  /** The words of the message that name it. */
  by: string[];
};

type NameWord = { word: string; isWeak: boolean };
/** The words of a name, and the first letters of its first two: "the nb 550s". */
type NameWords = { words: readonly NameWord[]; initials: string };

const wordsOfName = memoize(
  (name: string): NameWords => {
    const words = namingWords(name).map((word) => ({ word, isWeak: isWeakWord(word) }));
    const initials = words.length > 1 ? words.slice(0, 2).map(({ word }) => word.charAt(0)) : [];
    return { words, initials: initials.join('') };
  },
  { most: mostWords },
);

type Alike = { each: string; alike: number };

/** Finds, of the words that were said, the one that is most like a word of a name. Names share their words, so each is looked at once. */
function likestOf(said: readonly string[]): (own: string) => Alike | undefined {
  const found = new Map<string, Alike | undefined>();
  return (own) => {
    if (found.has(own)) return found.get(own);
    let best: Alike | undefined;
    for (const each of said) {
      const alike = likeness(each, own);
      if (alike > (best?.alike ?? 0)) best = { each, alike };
    }
    found.set(own, best);
    return best;
  };
}

/** Every thing of whose name a word was said, the best first. */
export function scoredByName<Thing>(
  said: readonly string[],
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
): Scored<Thing>[] {
  if (said.length === 0) return [];
  const likest = likestOf(said);
  return things
    .flatMap((thing) => scoreOf(thing, wordsOfName(nameOf(thing)), { said, likest }) ?? [])
    .sort((a, b) => b.score - a.score);
}

function scoreOf<Thing>(
  thing: Thing,
  { words, initials }: NameWords,
  { said, likest }: { said: readonly string[]; likest: (own: string) => Alike | undefined },
): Scored<Thing> | undefined {
  const by = new Set<string>();
  let score = 0;
  let isNamed = false;
  let isWhole = true;
  for (const { word, isWeak } of words) {
    const best = likest(word);
    if (!best) {
      score -= unsaid;
      isWhole = false;
      continue;
    }
    by.add(best.each);
    score += best.alike * (isWeak ? weakWord : strongWord);
    isNamed ||= !isWeak;
  }
  if (initials.length > 1 && said.includes(initials)) {
    by.add(initials);
    score += strongWord;
    isNamed = true;
  }
  if (words.length > 1 && isWhole) score += inFull;
  return by.size > 0 ? { thing, score, isNamed, by: [...by] } : undefined;
}

/** Those that are named best, where a strong word of theirs was said. */
export function bestNamed<Thing>(
  text: string,
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
): Scored<Thing>[] {
  const named = scoredByName(namingWords(text), things, nameOf).filter(({ isNamed }) => isNamed);
  const most = named[0]?.score ?? 0;
  return named.filter(({ score }) => score >= most - near);
}

/** Two that are named by different words are not in doubt between each other. */
export function sharesWord(one: readonly string[], other: readonly string[]): boolean {
  return one.some((word) => other.includes(word));
}

/** The most things that one message names one after the other. */
const mostGroups = 6;

/**
 * The things that a text names, one after the other: the best named, then the best among the words that it leaves, each
 * with others that are named as well as it is.
 */
export function namedInTurn<Thing>(
  text: string,
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
): Scored<Thing>[][] {
  const groups: Scored<Thing>[][] = [];
  let words = namingWords(text);
  while (groups.length < mostGroups) {
    const named = scoredByName(words, things, nameOf).filter(({ isNamed }) => isNamed);
    const [first] = named;
    if (!first) break;
    const best = named.filter(({ score, by }) => score >= first.score - near && sharesWord(by, first.by));
    groups.push(best);
    const said = new Set(best.flatMap(({ by }) => by));
    words = words.filter((word) => !said.has(word));
  }
  return groups;
}

/** From here a word is the name of who has something. House rule. */
const sureName = 0.85;

/** Of some things, those that are with somebody whom a message names. */
export function withNamed<T extends { keptIn: string | null }>(text: string, things: readonly T[]): T[] {
  const said = namingWords(text);
  return things.filter(({ keptIn }) =>
    namingWords(keptIn ?? '').some((name) => said.some((word) => likeness(word, name) >= sureName)),
  );
}
