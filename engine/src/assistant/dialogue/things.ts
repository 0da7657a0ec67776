import { nameColour } from '../../colour/name-colour.ts';
import { hexToOkLab } from '../../colour/oklab.ts';
import type { AssistantItem, ItemFilter, Memory } from '../assistant-context.ts';
import type { Language } from '../intent/intent-names.ts';
import { isWeakWord, likeness, namingWords } from '../turn/own-names.ts';
import { isOnlyPronoun, meantByPointing, pairs } from '../turn/spoken-of.ts';
import { matches, traitsOf } from '../understanding/mentions/match-items.ts';
import { isKind, lessening } from '../understanding/mentions/mention-filters.ts';
import { questionTokens, readMentions } from '../understanding/mentions/read-mentions.ts';
import { unownedPiece } from '../understanding/unowned-item.ts';
import { englishOf } from '../wishes/command-of-wish.ts';
import type { Scene } from './scene.ts';

/** What some words mean among a person's things. */
export type Things = {
  /** The pieces that are meant; several where the words name several or leave open which. */
  items: AssistantItem[];
  /** Whether one of several is meant and the words do not say which. */
  isOpen: boolean;
  /** The words name nothing and point at what was spoken of. */
  isPointed: boolean;
  /** The kind of garment that is named, where one is. */
  filter: ItemFilter | undefined;
};

const nothing: Things = { items: [], isOpen: false, isPointed: false, filter: undefined };

/** How much a word counts: for a garment, a name of its own, a color or cloth, and one that no name has. House rules. */
const weights = { garment: 1.5, name: 1.2, looks: 1, unknown: 0.3 };
/** How well a word fits that only says its sort, its look by meaning, its family of colors, or a related kind says, and how badly another color. */
const fit = { bySort: 0.85, byMeaning: 0.9, family: 0.7, related: 0.5, otherColor: -0.3 };
/** So much of what is said must fit, and two that are this close fit equally well. House rules. */
const [enough, close] = [0.6, 0.1];

/** Finds what some words of a message mean: "the navy one", "my gray sweater", "it". `among` are looked at before all others, and fit from `least` on. */
export function thingsCalled(
  span: string,
  scene: Pick<Scene, 'items' | 'memory' | 'language'>,
  among: readonly AssistantItem[] = [],
  least = enough,
): Things {
  const { items, memory, language } = scene;
  if (isOnlyPronoun(span)) {
    const pointed = meantByPointing(span, memory, items);
    return { ...nothing, items: pointed, isPointed: true };
  }
  const words = wordsOf(span, language, items);
  if (words.length === 0) return nothing;
  const filter = words.find((word) => word.kind !== undefined)?.kind;
  const near = bestOf(words, others(among, span, memory), least);
  const found = near.length > 0 ? near : bestOf(words, others(items, span, memory), enough);
  const isLooks = words.every(({ weight }) => weight === weights.looks);
  const isUnknown = words.some(({ weight }) => weight === weights.unknown);
  return { ...settled(found, span, { scene, isLooks, isUnknown }), filter };
}

/** Whether words say only how a piece looks: "the gray one". */
export function saysOnlyLooks(span: string, { items, language }: Pick<Scene, 'items' | 'language'>): boolean {
  return wordsOf(span, language, items).every(({ weight }) => weight === weights.looks);
}

const otherThan = /(?<!\p{L})(?:other|another|andere[nrsm]?|otr[oa]s?|autres?|andre|annen|annet)(?!\p{L})/iu;

/** "My other tunic" is none of those that were spoken of or shown. */
function others(
  items: readonly AssistantItem[],
  span: string,
  memory: Memory | undefined,
): readonly AssistantItem[] {
  if (!otherThan.test(span)) return items;
  const spoken = [...(memory?.focus?.itemIds ?? []), ...(memory?.outfit?.itemIds ?? [])];
  return items.filter(({ id }) => !spoken.includes(id));
}

type Word = {
  weight: number;
  fits: (item: AssistantItem) => number;
  kind: ItemFilter | undefined;
};

/** From here a word is one of a name, inflected or mistyped. House rule. */
const alike = 0.75;

function wordsOf(span: string, language: Language, items: readonly AssistantItem[]): Word[] {
  return namingWords(span).map((word): Word => {
    const [mention] = readMentions(questionTokens(englishOf(word, language)));
    const looks = mention && lessening(mention.filter, ['noun', 'kinds', 'categories', 'row']);
    const hasLooks = looks !== undefined && Object.keys(looks).length > 0;
    const kind = mention && isKind(mention) ? lessening(mention.filter, looksOnly) : undefined;
    const likest = (item: AssistantItem) => {
      const own = namingWords(`${item.description} ${item.brand ?? ''}`);
      const most = Math.max(0, ...own.map((each) => likeness(word, each)));
      return most >= alike ? most : 0;
    };
    const related = kind ? unownedPiece(englishOf(word, language)) : undefined;
    const isNamed = items.some((item) => likest(item) > 0);
    return {
      weight: kind
        ? weights.garment
        : hasLooks || isWeakWord(word)
          ? weights.looks
          : isNamed
            ? weights.name
            : weights.unknown,
      kind,
      fits: (item) =>
        best(
          likest(item),
          kind && matches(item, kind) ? fit.bySort : 0,
          related && isRelated(item, related) ? fit.related : 0,
          !kind && hasLooks && looks && matches(item, looks) ? fit.byMeaning : 0,
          !kind && looks && isOfFamily(item, looks) ? fit.family : 0,
          !kind && looks?.colours ? fit.otherColor : 0,
        ),
    };
  });
}

const looksOnly = [
  'colours',
  'materials',
  'patterns',
  'tags',
  'brands',
  'occasion',
  'season',
  'status',
] as const;

/** The most that speaks for it, else what speaks against it. */
function best(...fits: readonly number[]): number {
  return Math.max(...fits) || Math.min(...fits);
}

/** Burgundy is a red. */
function isOfFamily({ palette }: AssistantItem, { colours = [] }: ItemFilter): boolean {
  const [main] = palette;
  return main !== undefined && colours.includes(nameColour(hexToOkLab(main.hex)).basic);
}

/** A cardigan, where a sweater is spoken of. */
function isRelated(item: AssistantItem, other: AssistantItem): boolean {
  const slots: readonly string[] = traitsOf(other).slots;
  return item.category === other.category && traitsOf(item).slots.some((slot) => slots.includes(slot));
}

function bestOf(words: readonly Word[], among: readonly AssistantItem[], least: number): AssistantItem[] {
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const scored = among
    .map((item) => ({
      item,
      score: words.reduce((sum, { weight, fits }) => sum + weight * fits(item), 0) / all,
    }))
    .filter(({ score }) => score >= least);
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score >= most - close).map(({ item }) => item);
}

const every =
  /(?<!\p{L})(?:all|both|every|alle|s[äa]mtliche|beide[ns]?|tod[oa]s|amb[oa]s|tou(?:s|tes)|begge)(?!\p{L})/iu;
const plural = /(?<!\p{L})\p{L}{3,}[^s\W]s\s*$/iu;

type Way = { scene: Pick<Scene, 'items' | 'memory'>; isLooks: boolean; isUnknown: boolean };

/**
 * Of several that fit, the one that was spoken of last, else one of the sort that is spoken of, else what was shown or named
 * before; all of them where the words are a plural.
 */
function settled(
  found: readonly AssistantItem[],
  span: string,
  { scene: { memory, items }, isLooks, isUnknown }: Way,
): Pick<Things, 'items' | 'isOpen' | 'isPointed'> {
  const whole = { items: [...found], isOpen: false, isPointed: false };
  const isOnePair = pairs.test(span.toLowerCase()) || found.every(({ category }) => inPairs.test(category));
  const isMany = every.test(span) || (plural.test(span) && !isOnePair);
  if (found.length < 2) return whole;
  // A word that no name has may say which of them are meant.
  if (isMany) return { ...whole, isOpen: isUnknown };
  if (isOneSuit(found, span)) return whole;
  const numbered = withNumber(found, span);
  if (numbered) return { ...whole, items: [numbered] };
  const focus = memory?.focus?.itemIds ?? [];
  const [spoken] = focus.flatMap((id) => found.find((item) => item.id === id) ?? []);
  if (spoken) return { ...whole, items: [spoken] };
  const ofSort = isLooks
    ? found.filter((item) =>
        focus.some((id) => items.some((each) => each.id === id && isRelated(item, each))),
      )
    : [];
  if (ofSort.length === 1) return { ...whole, items: ofSort };
  const before = [...(memory?.outfit?.itemIds ?? []), ...(memory?.recent ?? [])];
  const [last] = before.flatMap((id) => found.find((item) => item.id === id) ?? []);
  return last ? { ...whole, items: [last] } : { ...whole, isOpen: true };
}

const suits = /(?<!\p{L})(?:suit|anzug|traje|terno|costume|dress suit|dressen?|tuxedo|smoking)\W*$/iu;

/** "That suit": its jacket and its trousers, where one of each is called so. */
function isOneSuit(found: readonly AssistantItem[], span: string): boolean {
  const places = found.map((item) => traitsOf(item).slots[0]);
  return suits.test(span) && found.length <= partsOfSuit && new Set(places).size === found.length;
}

const partsOfSuit = 3;

/** One of these is called in the plural. */
const inPairs = /^(?:shoes|pants)$/;

/** "White t-shirt 2" is the second of those that are called the same. */
function withNumber(found: readonly AssistantItem[], span: string): AssistantItem | undefined {
  const number = /(?<![\p{L}\p{N}])([1-9])\W*$/u.exec(span)?.[1];
  const names = new Set(found.map(({ description }) => description.toLowerCase()));
  return number !== undefined && names.size === 1 ? found[Number(number) - 1] : undefined;
}
