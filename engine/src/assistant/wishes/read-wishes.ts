import type { IntentName, Language } from '../intent/intent-names.ts';
import { type IntentReading, type Likelihood, readIntent } from '../intent/read-intent.ts';
import type { OwnSenses } from '../intent/word-senses.ts';
import type { Surroundings } from './english-network.ts';
import { type MessageWord, messageWords } from './message-words.ts';
import { type NetworkReading, readOnce, readTwice } from './read-message.ts';
import type { RoleName } from './wish-names.ts';
import { actsRead, readByNetwork, rolesRead } from './wish-network.ts';

/** Words of a message that say something of a wish: which garment, when, to whom. `from` counts characters. */
export type Detail = { role: RoleName; text: string; from: number };

/** One thing that a message wants. */
export type Wish = {
  intent: IntentName;
  probability: number;
  /** The likeliest first; together they make one. */
  ranked: readonly Likelihood[];
  /** Its own words, with the details that are said outside of them. */
  text: string;
  details: readonly Detail[];
};

/** How much the reading by the network and by pieces of words counts. Asked of a writer who took no part. */
const plainWeights = { byNetwork: 0.4, byPieces: 0.65 };
/** The same with the pretrained encoder beside the network. House values. */
const encodedWeights = { byNetwork: 0.7, byPieces: 0.5 };
type Around = Surroundings & { language: Language; senses: OwnSenses };

/**
 * What a message wants, one after the other as it is said; nothing where it only tells something. An English message is read
 * a second time with the pretrained encoder, and both readings count.
 */
export function readWishes(text: string, around: Around): Wish[] {
  const words = messageWords(text);
  if (words.length === 0) return [];
  const one = readByNetwork(words, around.own, around.context);
  if (around.language !== 'en')
    return wishesRead(readOnce(one), { text, words, around, weights: plainWeights });
  return wishesRead(readTwice(one, words, around), { text, words, around, weights: encodedWeights });
}

type Reading = {
  text: string;
  words: readonly MessageWord[];
  around: Around;
  weights: typeof plainWeights;
};

function wishesRead({ wishes, details }: NetworkReading, { text, words, around, weights }: Reading): Wish[] {
  const { language, senses, context } = around;
  const startOf = (word: number) => words[word]?.from ?? text.length;
  const endOf = (word: number) => words[word - 1]?.to ?? 0;
  const said = details.map(({ first, end, name }) => ({
    first,
    role: named(rolesRead[name] as RoleName, text.slice(0, startOf(first))),
    ...wholeFigures(text, startOf(first), endOf(end)),
  }));
  const whole = wishes.filter(({ first, end }) => !joins.test(text.slice(startOf(first), endOf(end))));
  return whole.map((wish, k) => {
    const opens = k === 0 ? 0 : (whole[k - 1]?.end ?? 0);
    const closes = k === whole.length - 1 ? words.length : wish.end;
    const part = text.slice(startOf(wish.first), endOf(wish.end));
    const alone = whole.length === 1 ? text : part;
    const pieces = readIntent(alone, language, { own: senses, context }).ranked;
    const ranked = both(wish.chances, pieces, weights);
    const [best = { intent: 'gibberish' as const, probability: 0 }] = ranked;
    return {
      ...best,
      ranked,
      text: part,
      details: joined(
        said.filter(({ first }) => first >= opens && first < closes),
        text,
      ),
    };
  });
}

/** "The same but sneakers", "just the shirt": what is named behind it is wanted. */
const wantedBehind = /(?<!\p{L})(?:same but|same with|just|only) (?:with )?(?:the |my )?$/iu;
const refuses = /(?<!\p{L})(?:no|not|without|n[’']?t|never) (?:just |only )?(?:the |my )?$/iu;

function named(role: RoleName, before: string): RoleName {
  return role === 'not' && wantedBehind.test(before) && !refuses.test(before) ? 'item' : role;
}

/** An "and" by itself wants nothing. */
const joins = /^(?:and|but|so|then|also|or|und|aber|y|pero|et|mais|og|men)$/i;

/** A garment whose words were marked as two, and a figure that was marked twice, are one. */
function joined(details: readonly Detail[], text: string): Detail[] {
  const all: Detail[] = [];
  for (const detail of details) {
    const last = all.at(-1);
    const between = last ? text.slice(last.from + last.text.length, detail.from) : '';
    const isWithin = last !== undefined && detail.from < last.from + last.text.length;
    const goesOn =
      last?.role === 'item' && detail.role === 'item' && /^\s$/.test(between) && !begins.test(detail.text);
    if (last && isWithin && /^[\d.,]+$/.test(detail.text))
      all[all.length - 1] = { ...last, role: roleOf(last, detail) };
    else if (last && goesOn)
      all[all.length - 1] = { ...last, text: text.slice(last.from, detail.from + detail.text.length) };
    else all.push(detail);
  }
  return all;
}

/** "The jeans the shirt" are two. */
const begins =
  /^(?:the|an?|my|der|die|das|den|dem|eine?[nmr]?|meine?[nmr]?|el|la|los|las|una?|mis?|le|les|une?|mon|ma|mes|en|et)(?!\p{L})/iu;

/** "24.99", of which one half was read as a day: a figure with decimals is a price. */
function roleOf(one: Detail, other: Detail): RoleName {
  return one.role === 'price' || other.role === 'price' ? 'price' : one.role;
}

/** The words between two places; neither a "1:1" nor a "24.99" is cut in half. */
function wholeFigures(text: string, first: number, last: number): { text: string; from: number } {
  const from =
    first -
    (/\d[:-]$|\d+[.,]$/.exec(/^\d/.test(text.slice(first)) ? text.slice(0, first) : '')?.[0].length ?? 0);
  const more = /\d$/.test(text.slice(0, last)) ? /^(?:[:-]\d|[.,]\d\d)(?!\d)/.exec(text.slice(last)) : null;
  return { text: text.slice(from, last + (more?.[0].length ?? 0)), from };
}

/** Both readings of one wish multiplied, as of two that know different things. */
function both(
  chances: readonly number[],
  pieces: readonly Likelihood[],
  { byNetwork, byPieces }: typeof plainWeights,
): Likelihood[] {
  const weighed = pieces.map(({ intent, probability }) => ({
    intent,
    probability: (chances[actsRead.indexOf(intent)] ?? 0) ** byNetwork * probability ** byPieces,
  }));
  const all = weighed.reduce((sum, { probability }) => sum + probability, 0);
  return weighed
    .map(({ intent, probability }) => ({ intent, probability: probability / all }))
    .sort((a, b) => b.probability - a.probability);
}

/** What the details of a wish say in a role, one after the other. */
export function saidAs({ details }: Pick<Wish, 'details'>, role: RoleName): string[] {
  return details.filter((detail) => detail.role === role).map(({ text }) => text);
}

/** A wish as the reading of a whole message. */
export function readingOf({ intent, probability, ranked }: Wish): IntentReading {
  return { ranked, best: { intent, probability } };
}
