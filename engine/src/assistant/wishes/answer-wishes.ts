import type { Answer, AssistantContext, Memory } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { settle } from '../commands/run-command.ts';
import { withWhatWasDone } from '../commands/what-was-done.ts';
import type { Wanted } from '../intent/decide.ts';
import { groupOf, type Language } from '../intent/intent-names.ts';
import { groundOf } from '../turn/grounding.ts';
import { remembered } from '../turn/remember.ts';
import type { Turn } from '../turn/turn.ts';
import { asIfDone } from '../waiting/as-if-done.ts';
import { wholeOf } from './command-of-wish.ts';
import type { Wish } from './read-wishes.ts';

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
  let world = context;
  for (const wish of wishes) {
    const text = wholeOf(wish);
    const ground = await groundOf(world, text, language, now);
    const { intent, probability, ranked } = wish;
    const wanted: Wanted = { intent, probability, ranked, language };
    const settled =
      isReply(wish) && !(wishes.length > 1 && onlyOk.test(text))
        ? await withWhatWasDone(context, settle({ wanted, memory: now, text }), language)
        : undefined;
    const turn = {
      context: world,
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
    if (answer.memory.pending) world = asIfDone(world, answer.memory.pending);
    now = remembered(answer.memory, { before: now, wanted, ground, single: undefined, isSettled: false });
  }
  return composed(answers, now);
}

/** From here an order is never passed over. House rule. */
const surelyOrdered = 0.9;

/** A command that names nothing, and could not be carried out, is left aside where there is more to answer and it is doubtful. */
function asksBack({ memory, cards }: Answer, { intent, details, probability }: Wish): boolean {
  if (probability >= surelyOrdered) return false;
  const isOrder = groupOf(intent) === 'command' && memory.pending === undefined && cards.length === 0;
  return isOrder && !details.some(({ role }) => /^(?:item|event|value)$/.test(role));
}

/** A mere "ok" before something else is no yes to what waits. */
const onlyOk = /^\W*(?:(?:o?k(?:ay)?|kk|cool|alright|right|omg|gut|vale|bueno|bon|greit)\W*)+$/iu;

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
      !(isReply(wish) && !answer.change && !answer.memory.declined && answers.length > 1) &&
      !isReplaced(answer, answers[k + 1]) &&
      (groupOf(wish.intent) !== 'feeling' || k === feeling),
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
    (pendings.length === 1
      ? first
      : {
          ...first,
          asked: pendings.map((each) => each.asked ?? '').join(' '),
          change: severalOf(pendings.map((each) => each.change)),
        });
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
  const isList = (of: Answer | undefined) => of?.cards.some(({ kind }) => kind === 'packing') === true;
  if (isList(next?.answer) && cards.some(({ kind }) => kind === 'packing')) return true;
  if (isShown && isSame && next?.answer.cards.some(({ kind }) => kind === 'outfit')) return true;
  return (
    memory.outfit !== undefined &&
    next !== undefined &&
    groupOf(next.wish.intent) === 'follow' &&
    next.answer.cards.some(({ kind }) => kind === 'outfit')
  );
}
