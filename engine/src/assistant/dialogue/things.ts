import type { AssistantItem, ItemFilter } from '../assistant-context.ts';
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
/** How well a word fits that only its meaning, or a related kind, says. House rules. */
const fit = { byMeaning: 0.9, related: 0.5 };
/** So much of what is said must fit, and two that are this close fit equally well. House rules. */
const [enough, close] = [0.6, 0.1];

/** Finds what some words of a message mean: "the navy one", "my gray sweater", "it". `among` are looked at before all others. */
export function thingsCalled(
  span: string,
  scene: Pick<Scene, 'items' | 'memory' | 'language'>,
  among: readonly AssistantItem[] = [],
): Things {
  const { items, memory, language } = scene;
  if (isOnlyPronoun(span)) {
    const pointed = meantByPointing(span, memory, items);
    return { ...nothing, items: pointed, isPointed: true };
  }
  const words = wordsOf(span, language, items);
  if (words.length === 0) return nothing;
  const filter = words.find((word) => word.kind !== undefined)?.kind;
  const near = bestOf(words, among);
  const best = near.length > 0 ? near : bestOf(words, items);
  return { ...settled(best, span, scene), filter };
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
      const best = Math.max(0, ...own.map((each) => likeness(word, each)));
      return best >= alike ? best : 0;
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
        Math.max(
          likest(item),
          kind && matches(item, kind) ? fit.byMeaning : 0,
          related && isRelated(item, related) ? fit.related : 0,
          !kind && hasLooks && looks && matches(item, looks) ? fit.byMeaning : 0,
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

/** A cardigan, where a sweater is spoken of. */
function isRelated(item: AssistantItem, other: AssistantItem): boolean {
  const [slot] = traitsOf(item).slots;
  return item.category === other.category && slot !== undefined && slot === traitsOf(other).slots[0];
}

function bestOf(words: readonly Word[], among: readonly AssistantItem[]): AssistantItem[] {
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const scored = among
    .map((item) => ({
      item,
      score: words.reduce((sum, { weight, fits }) => sum + weight * fits(item), 0) / all,
    }))
    .filter(({ score }) => score >= enough);
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score >= most - close).map(({ item }) => item);
}

const every =
  /(?<!\p{L})(?:all|both|every|alle|s[äa]mtliche|beide[ns]?|tod[oa]s|amb[oa]s|tou(?:s|tes)|begge)(?!\p{L})/iu;
const plural = /(?<!\p{L})\p{L}{3,}[^s\W]s\s*$/iu;

/** Of several that fit, those that were spoken of, else those that are at hand; all of them where the words are a plural. */
function settled(
  found: readonly AssistantItem[],
  span: string,
  { memory }: Pick<Scene, 'memory'>,
): Pick<Things, 'items' | 'isOpen' | 'isPointed'> {
  const whole = { items: [...found], isOpen: false, isPointed: false };
  const isMany = every.test(span) || (plural.test(span) && !pairs.test(span.toLowerCase()));
  if (found.length < 2 || isMany) return whole;
  const spoken = [
    ...(memory?.focus?.itemIds ?? []),
    ...(memory?.outfit?.itemIds ?? []),
    ...(memory?.recent ?? []),
  ];
  const lately = spoken.flatMap((id) => found.find((item) => item.id === id) ?? []);
  const [last] = lately;
  return last ? { ...whole, items: [last] } : { ...whole, isOpen: true };
}
