import type { Answer, AssistantContext, Memory } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { withWhatWasDone } from '../commands/what-was-done.ts';
import type { Language } from '../intent/intent-names.ts';
import { offer, say } from '../say.ts';
import { offerNewThing } from './new-thing.ts';

type Waiting = NonNullable<Memory['pending']>;
type Spoken = { text: string; language: Language; before: Memory | undefined };

/** What goes on from what was said before, in the five languages. */
const joins = /^\W*(?:(?:oh|ok|okay|ah)\W+)*(?:and|also|plus|n|und|außerdem|y|además|et|aussi|og)(?!\p{L})/iu;

/**
 * What a new offer means beside one that waits: the same once more is a yes, and what is said behind an "and", or while a
 * new garment waits, is asked about together with it.
 */
export async function besideWaiting(
  context: AssistantContext,
  answer: Answer,
  { text, language, before }: Spoken,
): Promise<Answer> {
  const waits = before?.pending;
  const asked = answer.memory.pending;
  if (!waits || !asked || asked === waits || answer.change || text.includes('?')) return answer;
  // What waits was changed itself, and no second offer stands beside it.
  if (asked.before === waits.change) return answer;
  if (plansSame(waits.change, asked.change)) return answer;
  if (isSame(waits.change, asked.change)) return carriedOut(context, answer, { asked, language });
  const isNew = parts(waits.change).every(({ kind }) => kind === 'add_items');
  if (!isNew && !joins.test(text)) return answer;
  const sentence = sentenceOf(context, answer, { waits, language });
  if (sentence === undefined || holds(asked.change, waits.change)) return answer;
  const change: Change = { kind: 'several', changes: [...parts(waits.change), ...parts(asked.change)] };
  const rest = { change: waits.change, done: waits.done, asked: sentence };
  return {
    ...answer,
    text: `${sentence}\n\n${answer.text}`,
    memory: {
      ...answer.memory,
      pending: { change, done: waits.done, rest, asked: `${sentence} ${answer.text}` },
    },
  };
}

/** Another outfit for the same occasion takes the place of the one that waits. */
function plansSame(before: Change, now: Change): boolean {
  const plans = (change: Change) =>
    parts(change).flatMap((each) => (each.kind === 'plan_outfit' ? [`${each.day} ${each.eventId}`] : []));
  const [old, ...more] = plans(before);
  const [fresh] = plans(now);
  return old !== undefined && more.length === 0 && old === fresh && !isSame(before, now);
}

function sentenceOf(
  context: AssistantContext,
  { memory }: Answer,
  { waits, language }: { waits: Waiting; language: Language },
): string | undefined {
  // Of outfits for several days only the question is said again.
  if (waits.change.kind !== 'add_items') return waits.asked?.split('\n').at(-1);
  return offerNewThing({ context, language, memory }, waits.change).text;
}

/** What still waits once the last of two offers is refused. */
export function restOffered(memory: Memory, text: string, language: Language): Answer | undefined {
  const { pending } = memory;
  if (!pending?.rest || refusesAll.test(text)) return undefined;
  const { change, done, asked } = pending.rest;
  return {
    text: `${say('that_stays', language, '')} ${asked}`,
    cards: [],
    actions: [offer('yes', language), offer('no', language)],
    known: true,
    memory: { ...memory, pending: { change, done, asked } },
  };
}

const refusesAll =
  /(?<!\p{L})(?:all|both|neither|nothing|none|any|everything|forget (?:it|all)|alles|beide\p{L}*|nichts|gar nicht|todo|ambos|nada|tout|les deux|rien|alt|begge|ingenting)(?!\p{L})/iu;

async function carriedOut(
  context: AssistantContext,
  { memory }: Answer,
  { asked, language }: { asked: Waiting; language: Language },
): Promise<Answer> {
  const { pending: _pending, ...rest } = memory;
  const done: Answer = {
    text: asked.done,
    cards: [],
    actions: [offer('undo', language)],
    known: true,
    memory: { ...rest, justDone: true },
    change: asked.change,
  };
  return (await withWhatWasDone(context, done, language)) ?? done;
}

function parts(change: Change): Change[] {
  return change.kind === 'several' ? change.changes : [change];
}

/** Whether all of one change is in another. */
function holds(whole: Change, part: Change): boolean {
  const all = parts(whole).map((each) => JSON.stringify(each));
  if (parts(part).every((each) => all.includes(JSON.stringify(each)))) return true;
  if (!('itemIds' in whole) || !('itemIds' in part) || whole.kind !== part.kind) return false;
  return part.itemIds.every((id) => whole.itemIds.includes(id));
}

function isSame(a: Change, b: Change): boolean {
  return a.kind === b.kind && sorted(a) === sorted(b);
}

function sorted(change: Change): string {
  const own = 'itemIds' in change ? { ...change, itemIds: [...change.itemIds].sort() } : change;
  return JSON.stringify(own, Object.keys(flat(own)).sort());
}

/** Every key that stands somewhere in a change. */
function flat(value: unknown): Record<string, true> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, each]) => ({ [key]: true as const, ...flat(each) })),
  );
}
