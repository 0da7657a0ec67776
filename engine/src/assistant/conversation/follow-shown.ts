import { offerPlanned } from '../answers/act-questions.ts';
import type { Answer, AssistantItem, Memory } from '../assistant-context.ts';
import { signalsOf } from '../evidence/question-signals.ts';
import { offerWorn } from '../tools/day-tools.ts';
import { describeItems } from '../tools/describe-tools.ts';
import { findItems } from '../tools/find-tools.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import { matchWith } from '../tools/pair-tools.ts';
import { checkPair } from '../tools/pair-verdict.ts';
import { oppositeSort, sortOf } from '../tools/sort-words.ts';
import { matchItems, suitsCode, traitsOf } from '../understanding/mentions/match-items.ts';
import { isKind, lessening } from '../understanding/mentions/mention-filters.ts';
import { nearestOf, type QuestionInContext } from '../understanding/question-in-context.ts';
import { kindOnly } from '../understanding/read-qualities.ts';
import type { Question } from '../understanding/read-question.ts';
import { baseWish } from '../understanding/wish.ts';
import { isAppendix, leans, pointed, points, quality } from './leaning.ts';
import { limited, narrowed } from './narrow-shown.ts';
import { asksWhether, goesWith, toAnchors, whyMatched } from './pair-shown.ts';
/** A question about the garments that were shown last; undefined where it stands on its own. */
export async function aboutShown(asked: QuestionInContext, memory: Memory): Promise<Answer | undefined> {
  const { question, items } = asked;
  if (!leans(question)) return undefined;
  const shown = spokenOf(question, memory).flatMap((id) => items.find((item) => item.id === id) ?? []);
  const goes = goesWith(asked, memory, shown);
  if (goes) return goes;
  const reason = whyMatched(asked, memory);
  if (reason) return reason;
  const matched = toAnchors(asked, memory);
  if (matched) return matched;
  const sort = sortOf(question.plain);
  if (sort && isAppendix(question) && sortOf((memory.question ?? '').toLowerCase()))
    return findItems(asked.context, [memory.filter ?? {}], sort);
  const before = sortOf((memory.question ?? '').toLowerCase());
  if (
    before &&
    !sort &&
    isAppendix(question) &&
    /\b(least|most|fewest|lowest|highest|other end|opposite)\b/.test(question.plain)
  )
    return findItems(asked.context, [memory.filter ?? {}], oppositeSort(before));
  if (shown.length === 0) return narrowed(asked, memory, shown);
  return (
    (await deedWith(asked, shown)) ??
    (await suitedOf(asked, memory, shown)) ??
    companionOf(asked, shown) ??
    factsOf(asked, memory, shown) ??
    narrowed(asked, memory, shown)
  );
}

const justOne = /\b(it|its|that|this|that one|this one)\b/;
const several =
  /\b(which|they|them|those|these|both|all|each|others?|ones|first|second|third|last one|than)\b/;

/** "When did I last wear it": of a list that was shown, the one that was named last. */
function spokenOf(question: Question, { shown, focus }: Memory): readonly string[] {
  const [only, ...others] = focus?.itemIds ?? [];
  if (only === undefined || others.length > 0 || !shown.includes(only) || question.mentions.some(isKind))
    return shown;
  return justOne.test(question.plain) && !several.test(question.plain) && !quality(question) ? [only] : shown;
}

/** Wears, styles or plans what was shown. */
async function deedWith(
  { context, question }: QuestionInContext,
  shown: AssistantItem[],
): Promise<Answer | undefined> {
  const { plain, mentions, days } = question;
  const named = mentions.some((mention) => isKind(mention) && !/\bones?\b/.test(mention.filter.noun ?? ''));
  if (named || !points(question)) return undefined;
  const chosen = chosenOf(question, shown);
  const [first] = chosen;
  if (!first) return undefined;
  if (
    days &&
    chosen.length < 5 &&
    /^\W*((ok|and|please|then)\W+)*(plan|schedule|book|pencil|put|save)\b/.test(plain)
  )
    return offerPlanned({ context, question }, chosen);
  if (
    /\b(ill|i will|im going to|im gonna|let me|lets|want to) (wear|take|go with|have)\b|\b(log|mark|note|record) (it|that|this|them)\b|\bi wore (it|them|that|this|both)\b/.test(
      plain,
    ) &&
    !/\b(goes?|match) /.test(plain) &&
    !question.text.includes('?')
  )
    return offerWorn(
      context,
      chosen.length === shown.length && shown.length > 4 ? [first] : chosen,
      days?.first ?? context.today,
    );
  if (
    /\b(what with|with what)\b|\b(goes?|match(es)?|pair|combine|wear|style|works?|build|put|looks?) .{0,30}(with|around|under|over|to) (it|that|this|them|these|those|the)\b|\bwhat (does|do|did|would|could|should|can|will) (it|they|that|this|those|these|i).{0,20}(go|match|pair|wear|combine|work)( \w+)? with\b|\bstyle (it|that|this|them|the)\b|\b(wear|style) (it|that|this|them) with\b|\boutfit (with|around|for) (it|that|this|the)\b|\bhow (do|can|should|would) i (wear|style) (it|that|this|them|the)\b/.test(
      plain,
    )
  )
    return suggestOutfit(context, {
      ...baseWish(context),
      title: days?.said ?? question.occasion?.said ?? 'today',
      eventType: question.occasion?.eventType ?? 'casual',
      day: days?.first ?? context.today,
      locked: [first.id],
    });
  return undefined;
}

/** "Which would do for a funeral?", "show me them": those of the shown that are right for it, or all. */
async function suitedOf(
  { context, question }: QuestionInContext,
  memory: Memory,
  shown: AssistantItem[],
): Promise<Answer | undefined> {
  const { plain, occasion, mentions } = question;
  if (mentions.some((mention) => isKind(mention)) || plain.split(' ').length > 12) return undefined;
  if (
    /^\W*((ok|yes|and|so|please|can you|could you|go on)\W+)*(show|list|see|name)( me| us)?( (them|those|these|all( of them)?|which|what they are)\b|\W*$)/.test(
      plain,
    )
  )
    return findItems(limited(context, shown), [memory.filter ?? {}]);
  if (!occasion || shown.length < 2 || !/\b(which|any|one|ones|best|them|those|these|what)\b/.test(plain))
    return undefined;
  const suits = shown.filter((item) => suitsCode(traitsOf(item), occasion.eventType));
  return suits.length > 0
    ? findItems(limited(context, suits), [{ ...memory.filter, suits: occasion.eventType }])
    : undefined;
}

/** "What shoes go with it?" */
function companionOf({ question, items }: QuestionInContext, shown: AssistantItem[]): Answer | undefined {
  const { plain, mentions } = question;
  const kind = mentions.find((mention) => isKind(mention) && mention.role !== 'refused');
  if (
    !kind ||
    !/\b(with|under|over|to|for) (it|that|this|them|those|these|the first|the second)\b|\b(it|that|they|those|this) (go|work|look|match|goes|works|matches)\b.* (with|to)\b/.test(
      plain,
    )
  )
    return undefined;
  const candidates = matchItems(items, kind.filter);
  const [only] = chosenOf(question, shown);
  if (only && shown.length === 1 && kind.definite && asksWhether.test(plain) && candidates[0])
    return checkPair([only, nearestOf(candidates, question)[0] ?? candidates[0]]);
  const anchors = chosenOf(question, shown).filter(({ id }) => !candidates.some((item) => item.id === id));
  return anchors.length > 0 && anchors.length <= 2
    ? matchWith(anchors, candidates, undefined, kind.filter.noun ?? 'pieces')
    : undefined;
}

/** Which of the shown garments "the grey one", "the second" or "both" is. */
function chosenOf(question: Question, shown: AssistantItem[]): AssistantItem[] {
  const qualities = quality(question);
  const found = qualities ? matchItems(shown, qualities.filter) : [];
  return found.length > 0 ? found : pointed(question.plain, shown);
}

const isState =
  /\b(is|are) (it|they|that|this|those|these|them)( \w+)? (clean|available|ready|dirty|in the (wash|laundry))\b/;
const plural =
  /\b(they|them|those|these|both|all|each|theyre|sizes|brands|prices|materials|how do they|the two)\b/;

/** Price, size, maker and the like of what was shown; which of them is cheapest; how one compares with another. */
function factsOf(
  { context, question, items }: QuestionInContext,
  memory: Memory,
  shown: AssistantItem[],
): Answer | undefined {
  const { plain, mentions } = question;
  const signals = signalsOf(plain);
  const sort = mentions.some(({ filter }) => filter.price ?? filter.worn) ? undefined : sortOf(plain);
  const kind = mentions.find((mention) => isKind(mention) && mention.role !== 'refused');
  const among = kind ? matchItems(shown, kind.filter) : [];
  if (kind && among.length === 0) return undefined;
  const describeShown = (list: AssistantItem[], about = plain) => {
    const answer = describeItems(context, list, about);
    return { ...answer, memory: { ...answer.memory, ...(memory.filter ? { filter: memory.filter } : {}) } };
  };
  if (sort && shown.length > 1 && (points(question) || plain.split(' ').length <= 6))
    return describeShown(shown.slice(0, 12));
  if (/\b(compare[sd]?|comparison|versus|vs|differ\w*|side by side)\b/.test(plain)) {
    const pair = comparedWith(question, memory, items, shown);
    if (pair.length > 1) return describeShown(pair);
  }
  if (isState.test(plain) && points(question)) return describeShown(chosenOf(question, shown).slice(0, 3));
  if (signals.has('care') || signals.has('trouble') || signals.has('howTo')) return undefined;
  if (!signals.has('fact') || !(points(question) || kind || plain.split(' ').length < 7)) return undefined;
  if (
    /\b(in|under|over|from|by) (a |an )?(size|xs|s|m|l|xl|small|medium|large|\d+)\b/.test(plain) &&
    !/\bwhat\b/.test(plain)
  )
    return undefined;
  const chosen = among.length > 0 ? among : chosenOf(question, shown);
  return describeShown(
    plural.test(plain) && !/\b(the|which) one\b/.test(plain) ? chosen.slice(0, 6) : chosen.slice(0, 1),
  );
}

function comparedWith(
  question: Question,
  memory: Memory,
  items: readonly AssistantItem[],
  shown: AssistantItem[],
): AssistantItem[] {
  const qualities = quality(question);
  if (!qualities) return shown.slice(0, 4);
  const [base] = shown;
  const kind = memory.filter ? kindOnly(memory.filter) : base ? { categories: [base.category] } : {};
  const own = { ...kind, ...lessening(qualities.filter, ['noun']) };
  const rest = [...matchItems(shown.slice(1), qualities.filter), ...matchItems(items, own)].filter(
    ({ id }) => id !== base?.id,
  );
  const sameKind = (item: AssistantItem) => base !== undefined && traitsOf(item).kind === traitsOf(base).kind;
  const other = rest.find(sameKind) ?? rest[0];
  return base && other ? [base, other] : shown.slice(0, 4);
}
