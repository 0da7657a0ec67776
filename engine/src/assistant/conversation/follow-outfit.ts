import type { Answer, AssistantItem, Memory, OutfitWish } from '../assistant-context.ts';
import { type QuestionSignal, signalsOf } from '../evidence/question-signals.ts';
import { offerWorn } from '../tools/day-tools.ts';
import { describeItems } from '../tools/describe-tools.ts';
import { answered } from '../tools/find-tools.ts';
import { explainOutfit, outfitActions, suggestOutfit } from '../tools/outfit-tools.ts';
import { matchWith } from '../tools/pair-tools.ts';
import { matchItems } from '../understanding/mentions/match-items.ts';
import { isKind, resolve } from '../understanding/mentions/mention-filters.ts';
import { nearestOf, type QuestionInContext } from '../understanding/question-in-context.ts';
import type { Question } from '../understanding/read-question.ts';
import { constraintsOf } from '../understanding/wish.ts';
import { changedBy } from './change-outfit.ts';
import { keptAsItIs } from './follow-names.ts';
import { isStatement, leans, quality } from './leaning.ts';
import { isAway } from './swap-garment.ts';

/** Signs of a question that stands on its own, whatever it begins with. */
const ownSignals: readonly QuestionSignal[] = [
  'definition',
  'trouble',
  'analysis',
  'pack',
  'count',
  'worth',
  'gaps',
  'planned',
];

/** A question that goes on from an outfit; undefined where it does not. */
export async function aboutOutfit(asked: QuestionInContext, memory: Memory): Promise<Answer | undefined> {
  const { context, question, items } = asked;
  const { wish, outfit } = memory;
  const { plain } = question;
  if (!wish || !(leans(question) || isStatement(question) || isAway.test(plain))) return undefined;
  if (
    /^\W*(but |and |so |ok |hm+ )*(why|how come|what makes|explain( that| this| it)?|reason|whats the (reason|idea|thinking))\b/.test(
      plain,
    ) &&
    plain.length < 70 &&
    !question.mentions.some((mention) => isKind(mention) && !mention.definite)
  )
    return explainOutfit(memory);
  const act = outfit && actOn(asked, memory, wish, outfit.itemIds);
  if (act) return act;
  const fact = factOf(asked, memory);
  if (fact) return fact;
  const signals = signalsOf(plain);
  const isChange =
    changing.test(plain) ||
    (signals.has('trouble') && !signals.has('howTo') && namesChange(question, memory));
  if (ownSignals.some((name) => signals.has(name)) && !isChange) return undefined;
  const absent = refusedInVain(asked, memory);
  if (absent) return absent;
  const changed = await changedBy(asked, memory);
  if (changed) {
    const answer = await suggestOutfit(context, changed, outfit);
    if (answer.cards.length > 0 || changed.locked.length === 0) return answer;
    return suggestOutfit(context, { ...changed, locked: [] }, outfit);
  }
  return companionFor(question, memory, items);
}

/** "Without the heels", where none are worn: the outfit stays, and later ones do without. */
function refusedInVain({ question, items }: QuestionInContext, memory: Memory): Answer | undefined {
  const { wish, outfit } = memory;
  const { with: wanted, without } = constraintsOf(question);
  const begins = /^\W*((but|and|ok|no|please|just|same but) )*(without|not|no|lose|drop|skip)\b/.test(
    question.plain,
  );
  const isOnlyRefusing = wanted.length === 0 || (begins && question.mentions[0]?.role === 'refused');
  if (!wish || !outfit || without.length === 0 || !isOnlyRefusing) return undefined;
  if (/\b(instead|but with|rather|swap)\b/.test(question.plain)) return undefined;
  if (question.days ?? question.occasion ?? question.place) return undefined;
  const worn = items.filter(({ id }) => outfit.itemIds.includes(id));
  if (without.some((filter) => matchItems(worn, filter).length > 0)) return undefined;
  return keptAsItIs(memory, { ...wish, without: [...wish.without, ...without] });
}

/** "No skirts, my tights are laddered": what is refused or wanted stands beside the trouble. */
function namesChange({ mentions, plain }: Question, { outfit }: Memory): boolean {
  return (
    outfit !== undefined &&
    (mentions.some(({ role }) => role === 'refused') ||
      (mentions.some(isKind) && /\b(please|pls|instead|rather|want|prefer|maybe|need)\b/.test(plain)))
  );
}

/** "How much was that coat?": a fact of what the outfit holds. */
function factOf(
  { context, question, items }: QuestionInContext,
  { outfit, ...memory }: Memory,
): Answer | undefined {
  const { plain, mentions } = question;
  const signals = signalsOf(plain);
  if (!outfit || !signals.has('fact') || signals.has('outfit')) return undefined;
  const worn = items.filter(({ id }) => outfit.itemIds.includes(id));
  const meant = mentions
    .filter((mention) => isKind(mention) && mention.role !== 'refused' && mention.definite)
    .flatMap(({ filter }) => matchItems(worn, filter).slice(0, 1));
  if (meant.length === 0) return undefined;
  const answer = describeItems(context, meant, plain);
  return { ...answer, memory: { ...memory, outfit, shown: meant.map(({ id }) => id) } };
}

const changing =
  /\b(instead|swap|change|replace|rather|too|warmer|cooler|casual|dressier|other|different|another|add|lose|drop|without|skip)\b/;

/** "Plan it", "I'll wear that". */
function actOn(
  { context, question, items }: QuestionInContext,
  memory: Memory,
  wish: OutfitWish,
  itemIds: string[],
): Answer | undefined {
  const { plain, text } = question;
  const isPlan =
    /\b(plan|save|schedule|book|keep|pencil|put|add) (it|this|that|them)( (in|down|for|to|on|into))?\b|^\W*(yes|ok|okay|sure|great|perfect|lovely)?,? ?(please )?(plan|save|schedule)\b|\b(to|in|into) my (calendar|diary)\b/.test(
      plain,
    );
  const isTaken =
    /\b(ill|i will|im going to|im gonna|going to|let me|lets) (wear|take|go with|do|have) (this|that|it|these|those|them)\b|\b(log|mark|note|record) (it|that|this|them)\b|\bi(m| am)? (wore|wearing) (it|that|this)\b/.test(
      plain,
    ) &&
    !text.includes('?') &&
    !isStale.test(plain);
  if (!isPlan && !isTaken) return undefined;
  if (/\b(change|swap|but|without|instead)\b/.test(plain)) return undefined;
  const worn = items.filter(({ id }) => itemIds.includes(id));
  return isPlan || wish.day > context.today
    ? offerPlan(context.today, memory, wish, itemIds, question)
    : { ...offerWorn(context, worn, wish.day), memory: { ...memory, tool: 'offer_worn' } };
}

function offerPlan(
  today: string,
  memory: Memory,
  wish: OutfitWish,
  itemIds: string[],
  { days }: Question,
): Answer {
  const isPlainDay = wish.title === 'today' || wish.title === 'tomorrow';
  const on =
    days && days.first >= today
      ? { ...wish, day: days.first, title: isPlainDay ? days.said : wish.title }
      : wish;
  const { title, day: date, eventType, eventId } = on;
  return answered(
    'offer_plan',
    `Shall I put it into your calendar for ${title}? Press the button to confirm.`,
    {
      cards: [{ kind: 'outfit', title, itemIds, date, eventType, eventId, score: 0 }],
      actions: outfitActions(on, { itemIds }, today).filter(({ kind }) => kind === 'plan'),
      memory,
    },
  );
}

/** "I wore that yesterday" asks for another one. */
const isStale =
  /\b(wore|worn|had|wearing|seen) (it|that|this|those|them)( on)? (already|yesterday|last|this week|on (mon|tues|wednes|thurs|fri|satur|sun)day|recently|too often|all the time|the other day)\b|\balready (wore|worn|had)\b/;

/** "Which bag goes with that?" */
function companionFor(question: Question, { outfit }: Memory, items: AssistantItem[]): Answer | undefined {
  const { plain, mentions } = question;
  const wanted = mentions.find((mention) => isKind(mention) && mention.role === 'wanted') ?? undefined;
  if (!outfit || !wanted || !/\b(that|this|it|these|those|and|which|what|any)\b/.test(plain))
    return undefined;
  if (!/\b(which|what|any|and|need)\b/.test(plain) || quality(question)) return undefined;
  const candidates = nearestOf(resolve(items, wanted), question);
  const anchors = items.filter(
    ({ id }) => outfit.itemIds.includes(id) && !candidates.some((match) => match.id === id),
  );
  return anchors.length > 0
    ? matchWith(anchors, candidates, undefined, wanted.filter.noun ?? 'pieces')
    : undefined;
}
