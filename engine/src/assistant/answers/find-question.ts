import { wornGarments } from '../../knowledge/garments/worn-garments.ts';
import type { Answer, AssistantItem, ItemFilter } from '../assistant-context.ts';
import { signalsOf } from '../evidence/question-signals.ts';
import { describeItems } from '../tools/describe-tools.ts';
import { findItems } from '../tools/find-tools.ts';
import { alikeItems, similarItems } from '../tools/similar-items.ts';
import { sortOf } from '../tools/sort-words.ts';
import { matchItems } from '../understanding/mentions/match-items.ts';
import { hasQualities, isKind, lessening } from '../understanding/mentions/mention-filters.ts';
import type { Mention } from '../understanding/mentions/read-mentions.ts';
import type { QuestionInContext } from '../understanding/question-in-context.ts';
import type { Question } from '../understanding/read-question.ts';

export const wanted = ({ mentions, plain }: Question) =>
  narrowest(
    mentions.filter(({ role }) => role === 'wanted'),
    plain,
  );

/** "Which of my shoes have a heel" asks for heels, and not for shoes and heels. */
function narrowest(mentions: Mention[], plain: string): Mention[] {
  if (!/\b(have|has|got|with|are|is)\b/.test(plain) || /\b(and|or)\b/.test(plain)) return mentions;
  const isWider = ({ filter }: Mention, other: Mention) =>
    other.filter.kinds !== undefined &&
    filter.kinds === undefined &&
    filter.categories?.some((category) =>
      other.filter.kinds?.some((kind) => isOfCategory(kind, category)),
    ) === true;
  return mentions.filter(
    (mention) =>
      !mentions.some((other) => other !== mention && other.first > mention.first && isWider(mention, other)),
  );
}

function isOfCategory(kind: string, category: AssistantItem['category']): boolean {
  const slot = wornGarments[kind]?.slots[0];
  return (slot === 'shoes') === (category === 'shoes') && (slot === 'outer') === (category === 'outerwear');
}

/** "When did I last wear anything red?": of all that is meant, what was worn last. */
function lastTime({ context, question, items }: QuestionInContext): Answer | undefined {
  if (!/\b(when (did|have) i (last|ever)|last time i|when was the last)\b/.test(question.plain))
    return undefined;
  const [mention] = wanted(question);
  const found = mention
    ? matchItems(items, lessening(mention.filter, ['notWornSince', 'wornFrom', 'wornTo']))
    : [];
  const [last] = [...found].sort((a, b) => ((a.lastWorn ?? '') < (b.lastWorn ?? '') ? 1 : -1));
  return last && describeItems(context, [last], question.plain);
}

/** "I won't wear sleeveless" asks for nothing. */
const asksAtAll =
  /\b(which|what|show|list|find|any|anything|everything|all|have i|do i|ive got|i have|have|got|where|need|want|something)\b/;

/** The person's garments that fulfil what is said. */
export async function findQuestion({
  context,
  question,
  items,
}: QuestionInContext): Promise<Answer | undefined> {
  const { plain } = question;
  const sort = sortOf(plain);
  if (signalsOf(plain).has('alike')) return alikeItems(question, items);
  const latest = lastTime({ context, question, items });
  if (latest) return latest;
  if (
    /\bsimilar|(?<!\b(?:i|id|i really|really|would|we|they) )\b(like|resembl\w+) (my|the|those|that|them)\b/.test(
      plain,
    )
  ) {
    const like = similarItems(question, items);
    if (like) return like;
  }
  const refused = question.mentions.filter(({ role }) => role === 'refused').map(({ filter }) => filter);
  const mentions = wanted(question).filter(({ filter }) => Object.keys(filter).length > 0);
  if (mentions.length === 0 && refused.length > 0 && !asksAtAll.test(plain)) return undefined;
  if (mentions.length === 0 && refused.length === 0) return sort ? findItems(context, [{}], sort) : undefined;
  const cheap =
    /\b(cheap|affordable|inexpensive|budget|wont break the bank)\b/.test(plain) && !mentions[0]?.filter.price;
  const dear = /\b(expensive|pricey|dear|luxur\w+|high[ -]end)\b/.test(plain) && !mentions[0]?.filter.price;
  const filters = (mentions.length > 0 ? mentions.map(({ filter }) => filter) : [{}]).map((filter) =>
    inSeason(
      items,
      relaxed(items, refused.length > 0 ? { ...filter, not: [...(filter.not ?? []), ...refused] } : filter),
      plain,
    ),
  );
  return findItems(
    context,
    apposed(
      filters.map((filter) =>
        single(items, dressed(items, fitting(items, filter, question), question), mentions),
      ),
    ),
    sort ?? (cheap ? 'price' : dear ? '-price' : undefined),
  );
}

/** "Black tops that would do for a party": inside the dress code, where the wardrobe has such. */
function fitting(
  items: readonly AssistantItem[],
  filter: ItemFilter,
  { occasion, plain }: Question,
): ItemFilter {
  if (!occasion || !/\b(for|to|at)\b/.test(plain)) return filter;
  if (/\b(or|and) for\b/.test(plain)) return lessening(filter, ['occasion']);
  const { occasion: _occasion, ...rest } = filter;
  const suited =
    occasion.eventType === 'workout'
      ? { ...rest, occasion: 'workout' as const }
      : { ...rest, suits: occasion.eventType };
  return matchItems(items, suited).length > 0 ? suited : filter;
}

/** "That white shirt" is mainly white, where the wardrobe has such. */
function single(
  items: readonly AssistantItem[],
  filter: ItemFilter,
  mentions: readonly Mention[],
): ItemFilter {
  const isOne =
    mentions.length === 1 &&
    mentions[0]?.definite &&
    filter.colours &&
    filter.noun &&
    !filter.noun.endsWith('s');
  const mainly: ItemFilter = { ...filter, mainColour: true };
  const isVague = mentions.length === 1 && mentions[0]?.vague && filter.colours && !filter.noun;
  return (isOne || isVague) && matchItems(items, mainly).length > 0 ? mainly : filter;
}

const dressyWords =
  /\b(smart(er)?(?! (watch|casual))|dressy|formal|elegant|posh|fancy|dressed up|proper (shoes|clothes|coat))\b/;

/** "Any smart shoes?": from business dress on, where the wardrobe has such. */
function dressed(
  items: readonly AssistantItem[],
  filter: ItemFilter,
  { plain, occasion }: Question,
): ItemFilter {
  if (
    occasion ||
    filter.occasion ||
    filter.not?.some(({ formalFrom }) => formalFrom) ||
    !dressyWords.test(plain)
  )
    return filter;
  const smart = { ...filter, formalFrom: 3.1 };
  return !/\b(not|isnt|arent|less|too|nothing) (very |too |so |that )?(smart|dressy|formal|elegant|posh|fancy)/.test(
    plain,
  ) && matchItems(items, smart).length > 0
    ? smart
    : filter;
}

/** "The navy things, clothes, bags": what names no kind covers the others. */
function apposed(filters: ItemFilter[]): ItemFilter[] {
  const [first] = filters;
  return first && first.noun === undefined && !first.categories && hasQualities(first) && filters.length > 1
    ? [{ ...first, mainColour: true }]
    : filters;
}

/** "It's freezing, what do I have for my head?" is not answered with a sun hat, unless there is nothing else. */
function inSeason(items: readonly AssistantItem[], filter: ItemFilter, plain: string): ItemFilter {
  const wrong =
    /\b(freezing|bitter(ly)?|icy|snow(s|ing|y)?|(its|so) (so |very |really )?(cold|chilly))\b/.test(plain)
      ? 'summer'
      : /\b(boiling|scorching|heat ?wave|(its|so) (so |very |really )?hot)\b/.test(plain)
        ? 'winter'
        : undefined;
  if (!wrong || filter.season) return filter;
  const seasonal = { ...filter, not: [...(filter.not ?? []), { season: wrong } as const] };
  return matchItems(items, seasonal).length > 0 ? seasonal : filter;
}

/** A season or occasion that leaves nothing is taken as a wish, and not as a condition. */
function relaxed(items: readonly AssistantItem[], given: ItemFilter): ItemFilter {
  const isVague = given.noun === undefined && !given.categories && !given.kinds && given.row === undefined;
  const filter = isVague && given.use ? { ...given, categories: ['outerwear' as const] } : given;
  if (matchItems(items, filter).length > 0) return filter;
  for (const fields of [['season'], ['season', 'warm', 'tags', 'occasion', 'use']] as const) {
    if (fields.length > 1 && filter.tags?.some((tag) => /sleeve/.test(tag))) continue;
    const loose = lessening(filter, fields);
    if (hasQualities(loose) || isKind({ filter: loose, vague: false }))
      if (matchItems(items, loose).length > 0) return loose;
  }
  return filter;
}
