import type { Answer, AssistantContext, Memory } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { settle } from '../commands/run-command.ts';
import { withWhatWasDone } from '../commands/what-was-done.ts';
import type { Wanted } from '../intent/decide.ts';
import { groupOf, type Language } from '../intent/intent-names.ts';
import { groundOf } from '../turn/grounding.ts';
import { remembered } from '../turn/remember.ts';
import { pointsAt } from '../turn/spoken-of.ts';
import type { Turn } from '../turn/turn.ts';
import { isKind } from '../understanding/mention-filters.ts';
import { questionOf, wholeOf } from './command-of-wish.ts';
import type { Wish } from './read-wishes.ts';

/** From here one of several wishes is answered by itself; what only names a garment is easily taken for a search. House rules. */
const [surely, surelyChanged, surelySought] = [0.55, 0.6, 0.75];
const mostWishes = 5;

/** The wishes of a message that are surely read, those that only say more of the one before joined to it. */
export function soundWishes(wishes: readonly Wish[], language: Language): Wish[] {
  const wanting: Wish[] = [];
  let told: Wish | undefined;
  for (const wish of wishes) {
    if (isSound(wish))
      wanting.push(
        told && saysWhatFor(told, wish)
          ? { ...both(told, wish), intent: wish.intent, probability: wish.probability, ranked: wish.ranked }
          : wish,
      );
    told = isSound(wish) ? undefined : wish;
  }
  const joined: Wish[] = [];
  for (const wish of wanting) {
    const last = joined.at(-1);
    if (!last) joined.push(wish);
    else if (saysAgain(wish, last)) continue;
    else if (saysMore(wish, last)) joined[joined.length - 1] = both(last, wish);
    else joined.push(ofSame(wish, last, language));
  }
  return joined.slice(0, mostWishes);
}

/** "Just off nights.": a few words that ask nothing and name nothing are no question. */
function isScrap({ text, details }: Wish): boolean {
  return details.length === 0 && !text.includes('?') && text.trim().split(/\s+/).length <= mostOfScrap;
}
const mostOfScrap = 3;

function isSound(wish: Wish): boolean {
  const { intent, probability } = wish;
  const group = groupOf(intent);
  const bar = group === 'command' ? surelyChanged : intent === 'find' ? surelySought : surely;
  return !/^(?:other|talk)$/.test(group) && probability >= bar && !(group === 'question' && isScrap(wish));
}

/** "I have the inspection on Tuesday. Please suggest something warm": what was not understood by itself says what for. */
function saysWhatFor(told: Wish, wish: Wish): boolean {
  const names = (one: Wish) => one.details.some(({ role }) => role === 'event' || role === 'when');
  return dressing.test(wish.intent) && names(told) && !names(wish);
}

/** "I wore the grey dress yesterday. Could you note that?": asks once more for what was told. */
function saysAgain(wish: Wish, before: Wish): boolean {
  // "Yes, please do both": a yes, and the same once more.
  if (before.intent === 'yes' && groupOf(wish.intent) === 'command' && wish.details.length === 0) return true;
  const isOrder = groupOf(wish.intent) === 'command' && groupOf(before.intent) === 'command';
  return isOrder && wish.details.length === 0 && before.details.length > 0 && pointsAt(wish.text);
}

const asksOf = /^(?:money|age|wears|facts|status|unworn|count|care|suits|match|history)$/;
/** "When did I last wear the blazer, and what did it cost?": the garment of the first is that of the second. */
function ofSame(wish: Wish, before: Wish, language: Language): Wish {
  const has = ({ details }: Wish) => details.some(({ role, text }) => role === 'item' && !isPronoun(text));
  if (has(wish) || !has(before) || !asksOf.test(wish.intent)) return wish;
  const names = questionOf(wish.text, language, '2000-01-01').mentions.some(
    (each) => isKind(each) && !each.vague,
  );
  if (names) return wish;
  return { ...wish, details: [...before.details.filter(({ role }) => role === 'item'), ...wish.details] };
}

function isPronoun(said: string): boolean {
  return pointsAt(said) && said.trim().split(/\s+/).length <= mostOfPronoun;
}
const mostOfPronoun = 2;

/** "Dinner on Friday. What do I wear?": one outfit is wanted, and no other occasion or garment is named for a second. */
function saysMore(wish: Wish, before: Wish): boolean {
  // "I have the inspection on Tuesday. Something warm, please": said of an outfit that nobody has seen yet.
  if (/^outfit(?:_with)?$/.test(before.intent) && /^(?:warmer|cooler|casual|dressy)$/.test(wish.intent))
    return true;
  const isSame = wish.intent === before.intent && dressing.test(wish.intent);
  return isSame && !(names(wish) && names(before));
}

const dressing = /^(?:outfit|outfit_with|pack|suits|care|explain)$/;

function names(wish: Wish): boolean {
  return wish.details.some(({ role }) => role === 'item' || role === 'event' || role === 'when');
}

function both(one: Wish, other: Wish): Wish {
  const isFirst = one.probability >= other.probability || groupOf(other.intent) === 'follow';
  const sure = isFirst ? one : other;
  return { ...sure, text: `${one.text}. ${other.text}`, details: [...one.details, ...other.details] };
}

type Answered = { wish: Wish; answer: Answer };
type AnswerTurn = (turn: Turn) => Promise<Answer>;

/**
 * Answers the wishes of one message in turn, each knowing what was answered before it; what they ask to change is asked
 * about once. Undefined where one of them is not understood.
 */
export async function answerWishes(
  context: AssistantContext,
  wishes: readonly Wish[],
  {
    language,
    memory,
    answerTurn,
  }: { language: Language; memory: Memory | undefined; answerTurn: AnswerTurn },
): Promise<Answer | undefined> {
  const answers: Answered[] = [];
  let now = memory;
  for (const wish of wishes) {
    const text = wholeOf(wish);
    const ground = await groundOf(context, text, language, now);
    const { intent, probability, ranked } = wish;
    const wanted: Wanted = { intent, probability, ranked, language };
    const settled = isReply(wish)
      ? await withWhatWasDone(context, settle({ wanted, memory: now, text }), language)
      : undefined;
    const turn = {
      context,
      text,
      english: ground.english,
      ground,
      wanted,
      memory: withoutPending(now),
      wish,
    };
    const answer = settled ?? (await answerTurn(turn));
    if (!answer.known) return undefined;
    if (asksBack(answer, wish) && wishes.length > 1) continue;
    answers.push({ wish, answer });
    now = remembered(answer.memory, { before: now, wanted, ground, single: undefined, isSettled: false });
  }
  return composed(answers, now);
}

/** A command that names nothing, and could not be carried out, is left aside where there is more to answer. */
function asksBack({ memory, cards }: Answer, { intent, details }: Wish): boolean {
  const isOrder = groupOf(intent) === 'command' && memory.pending === undefined && cards.length === 0;
  return isOrder && !details.some(({ role }) => /^(?:item|event|value)$/.test(role));
}

function isReply({ intent }: Wish): boolean {
  return intent === 'yes' || intent === 'no';
}

/** What was offered before waits no longer once something else is said. */
function withoutPending(memory: Memory | undefined): Memory | undefined {
  if (!memory) return undefined;
  const { pending: _pending, ...rest } = memory;
  return rest;
}

/** One answer of several: what changed an outfit that was shown a moment before stands in its place, and one question asks about all changes. */
function composed(answers: readonly Answered[], memory: Memory | undefined): Answer | undefined {
  const feeling = answers.findIndex(({ wish }) => groupOf(wish.intent) === 'feeling');
  const kept = answers.filter(
    ({ answer, wish }, k) =>
      !isReplaced(answer, answers[k + 1]) && (groupOf(wish.intent) !== 'feeling' || k === feeling),
  );
  const last = answers.at(-1)?.answer;
  if (!last || !memory) return undefined;
  const pendings = answers.flatMap(({ answer }) => answer.memory.pending ?? []);
  const [first] = pendings;
  const { pending: _pending, ...rest } = memory;
  const change = answers.find(({ answer }) => answer.change)?.answer.change;
  const asked = kept.filter(({ answer }) => answer.memory.pending);
  const told = kept.filter(({ answer }) => !answer.memory.pending);
  const waits =
    first &&
    (pendings.length === 1 ? first : { ...first, change: severalOf(pendings.map((each) => each.change)) });
  return {
    text: [...told, ...asked].map(({ answer }) => answer.text).join('\n\n'),
    cards: kept.flatMap(({ answer }) => answer.cards),
    actions: (asked.at(-1)?.answer ?? last).actions,
    known: true,
    memory: waits ? { ...rest, pending: waits } : rest,
    ...(change ? { change } : {}),
  };
}

function severalOf(changes: readonly Change[]): Change {
  return {
    kind: 'several',
    changes: changes.flatMap((each) => (each.kind === 'several' ? each.changes : [each])),
  };
}

/** An outfit that the next wish of the same message changed, or showed once more. */
function isReplaced({ memory, text, cards }: Answer, next: Answered | undefined): boolean {
  if (next && next.answer.text === text) return true;
  const isShown = cards.some(({ kind }) => kind === 'outfit');
  const isSame = memory.outfit?.itemIds.join() === next?.answer.memory.outfit?.itemIds.join();
  if (isShown && isSame && next?.answer.cards.some(({ kind }) => kind === 'outfit')) return true;
  return (
    memory.outfit !== undefined &&
    next !== undefined &&
    groupOf(next.wish.intent) === 'follow' &&
    next.answer.cards.some(({ kind }) => kind === 'outfit')
  );
}
