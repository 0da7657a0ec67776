import { memoize } from '../../memoize.ts';
import type { AssistantItem, ItemFilter } from '../assistant-context.ts';
import { isGroup, matchItems } from '../understanding/mentions/match-items.ts';
import { isKind, resolve } from '../understanding/mentions/mention-filters.ts';
import { type Mention, questionTokens, readMentions } from '../understanding/mentions/read-mentions.ts';
import { kindOnly } from '../understanding/read-qualities.ts';
import type { Question } from '../understanding/read-question.ts';
import { isWeakWord, likeness, namedInTurn, namingWords, type Scored } from './own-names.ts';

/** A name that so many things share is the name of a kind. */
const mostAlike = 2;
const refuses = /\b(not|no|without|lose|drop|skip|except|hates?)\s+(?:(?:the|my|that|those|any)\s+)?$/i;

/**
 * A question whose garments are those that their owner's names mean: "the maxi" is the black maxi skirt where one is
 * called so, and "the flamenca" a garment though no vocabulary knows it.
 */
export function withOwnNames(question: Question, items: readonly AssistantItem[]): Question {
  return withCalledFor(calledByName(question, items), items);
}

const useWords =
  /(?<!\p{L})(works?|school|gym|office|football|running|hiking|garden\p{L}*|arbeits?|praxis|schul\p{L}*|jobb?)(?!\p{L})/iu;
const stillHere = /(?<!\p{L})(left|clean|available|ready)(?!\p{L})/iu;

/** "What work trousers are left": those that are called so, and no trousers that would do for an office. */
function withCalledFor(question: Question, items: readonly AssistantItem[]): Question {
  const use = useWords.exec(question.plain)?.[1]?.replace(/^works$/i, 'work');
  if (use === undefined || !question.mentions.some(isKind)) return question;
  const mentions = question.mentions.map((mention) => {
    const { filter } = mention;
    if (!isKind(mention) || filter.ids || !(filter.suits ?? filter.occasion)) return mention;
    const called = matchItems(items, kindOnly(filter)).filter(({ description }) =>
      namingWords(description).some((word) => likeness(use, word) >= sureUse),
    );
    const here = stillHere.test(question.plain) ? called.filter(({ available }) => available) : called;
    const meant = here.length > 0 ? here : called;
    return meant.length === 0
      ? mention
      : { ...mention, filter: { ...kindOnly(filter), ids: meant.map(({ id }) => id) } };
  });
  return { ...question, mentions };
}

/** From here a word is one of a name. House rule. */
const sureUse = 0.95;

function calledByName(question: Question, items: readonly AssistantItem[]): Question {
  const text = question.native ?? question.text;
  const groups = namedInTurn(text, items, ({ description }) => description).filter(
    ({ length }) => length <= mostAlike,
  );
  if (groups.length === 0) return question;
  const named = groups.flatMap((group) => group.map(({ thing }) => thing));
  const reached = new Set<AssistantItem>();
  const mentions = question.mentions.map((mention) => {
    if (!isKind(mention)) return mention;
    const found = resolve(items, mention);
    const own = found.filter((item) => named.includes(item));
    for (const item of found) reached.add(item);
    const other =
      own.length === 0 && mention.definite && !mention.asked ? calledByNoun(mention, groups) : undefined;
    if (other) {
      reached.add(other);
      return {
        ...mention,
        filter: {
          noun: mention.filter.noun ?? other.description,
          ids: [other.id],
          categories: [other.category],
        },
      };
    }
    const isOwnName =
      mention.definite && !mention.asked && mention.role !== 'refused' && !isWide(mention, groups);
    const isNarrower = own.length > 0 && own.length < found.length && isOwnName;
    return isNarrower ? { ...mention, filter: { ...mention.filter, ids: own.map(({ id }) => id) } } : mention;
  });
  const looks = new Set(question.mentions.flatMap(({ filter }) => namingWords(looksOf(filter))));
  const more = groups.flatMap((group): Mention[] => {
    const [first] = group;
    if (!first || group.length > 1 || reached.has(first.thing) || !isSurelyNamed(first.by, looks)) return [];
    return [mentionOf(first.thing, text, first.by)];
  });
  return more.length === 0 && reached.size === 0
    ? question
    : { ...question, mentions: [...mentions, ...more] };
}

/** Colors and the like that are read already name nothing more: "forest green". */
function looksOf({ colours = [], notColours = [], materials = [], patterns = [] }: ItemFilter): string {
  return [...colours, ...notColours, ...materials, ...patterns].join(' ');
}

/** "The maxi", where only a skirt is called so and the vocabulary thinks of dresses. */
function calledByNoun(
  { filter }: Mention,
  groups: readonly (readonly Scored<AssistantItem>[])[],
): AssistantItem | undefined {
  const nouns = namingWords(filter.noun ?? '');
  const called = groups.filter(
    (group) =>
      group.length === 1 && group[0]?.by.some((word) => nouns.some((noun) => likeness(word, noun) >= 0.95)),
  );
  return called.length === 1 ? called[0]?.[0]?.thing : undefined;
}

/** "My bags" are all of them, though only some are called so: a word for a group narrows nothing unless more is said. */
function isWide({ filter }: Mention, groups: readonly (readonly Scored<AssistantItem>[])[]): boolean {
  const noun = filter.noun?.replace(/s$/, '') ?? '';
  if (!isGroup(noun)) return false;
  const by = groups.flatMap((group) => group.flatMap((each) => each.by));
  return !by.some((word) => !isWeakWord(word) && !isGarmentWord(word));
}

/** A word that no vocabulary of garments knows, or two words of a name. */
export function isSurelyNamed(by: readonly string[], known: ReadonlySet<string> = nothing): boolean {
  const fresh = by.filter((word) => !isWeakWord(word) && !known.has(word) && !isGarmentWord(word));
  return fresh.length > 1 || fresh.some((word) => word.length >= shortestName);
}

const shortestName = 5;
const nothing: ReadonlySet<string> = new Set();
const mostWords = 2000;
const isGarmentWord = memoize((word: string) => readMentions(questionTokens(word)).length > 0, {
  most: mostWords,
});

function mentionOf(item: AssistantItem, text: string, by: readonly string[]): Mention {
  const at = Math.max(0, text.toLowerCase().indexOf(by[0] ?? ''));
  return {
    filter: { ids: [item.id], noun: item.description, categories: [item.category] },
    role: refuses.test(text.slice(0, at)) ? 'refused' : 'wanted',
    definite: true,
    asked: false,
    vague: false,
    first: 0,
    last: 0,
  };
}
