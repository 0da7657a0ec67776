import type { Answer, AssistantContext, AssistantItem, Memory } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import type { IntentName, Language } from '../intent/intent-names.ts';
import { offer } from '../say.ts';

type Waiting = NonNullable<Memory['pending']>;

/** What waits for a yes and only says where things are, or that they are clean. */
export function waitsForState(memory: Memory | undefined): Waiting | undefined {
  const pending = memory?.pending;
  return pending && statesIn(pending.change).length > 0 ? pending : undefined;
}

/** Questions that are answered from the record: what was worn, and what is in the calendar. */
const ofNotes = /^(?:wears|history|events|unworn|money|status)$/;

/** What waits for a yes and would be noted: wears, and events that go or move. */
export function waitsForNotes(intent: IntentName, memory: Memory | undefined): Waiting | undefined {
  const pending = memory?.pending;
  if (!pending || !ofNotes.test(intent)) return undefined;
  const isNote = ({ kind }: Change) => /^(?:wear_items|delete_events|move_event)$/.test(kind);
  return partsOf(pending.change).every(isNote) ? pending : undefined;
}

function partsOf(change: Change): readonly Change[] {
  return change.kind === 'several' ? change.changes : [change];
}

/** Who asks what is away, in the five languages. */
const away =
  /(?<!\p{L})(?:wash|clean|sauber\p{L}*|limpi[oa]s?|propres?|rene|laundry|basket|dirty|lent|borrowed|repair|mended|in there|wäsche|wäschekorb|dreckig|verliehen|reparatur|lavadora|lavar|sucio|prestad[oa]s?|arreglo|lavage|linge|prêtée?s?|réparation|vask\p{L}*|skitten\p{L}*|lånt)(?!\p{L})/iu;
const asking =
  /\?|^\W*(?:(?:and|so|ok|und|y|et|og)\W+)*(?:what|whats|who|which|how (?:many|much)|is|are|anything|was|wer|welche\p{L}*|wie ?viele?|ist|noch|sonst|qué|quién|hay|algo|qu['’]|qui|hva|hvem|er|noe)(?!\p{L})/iu;

/** Whether a message asks what is in the wash, lent, or in repair. */
export function asksState(text: string): boolean {
  return away.test(text) && asking.test(text);
}

type State = { itemIds: readonly string[]; status: string };

/** The states of a change that does nothing else. */
function statesIn(change: Change): State[] {
  const states = statesAmong(change);
  return states.length === partsOf(change).length ? states : [];
}

function statesAmong(change: Change): State[] {
  return partsOf(change).flatMap((part): State[] =>
    part.kind === 'edit_items' && part.edit.status !== undefined
      ? [{ itemIds: part.itemIds, status: part.edit.status }]
      : [],
  );
}

/** The wardrobe as it is once the person has said yes: they speak of it as done. */
export function asIfDone(context: AssistantContext, { change }: Pick<Waiting, 'change'>): AssistantContext {
  const states = statesAmong(change);
  const parts = partsOf(change);
  const worn = parts.flatMap((part) => (part.kind === 'wear_items' ? [part] : []));
  return {
    ...context,
    items: async () =>
      (await context.items()).map((item) => {
        const state = states.find(({ itemIds }) => itemIds.includes(item.id));
        const now = state ? { ...item, status: state.status, available: state.status === 'available' } : item;
        return worn
          .filter(({ itemIds }) => itemIds.includes(item.id))
          .reduce((before, { day }) => withWear(before, day), now);
      }),
    wornOn: async (day) => [
      ...new Set([
        ...(await context.wornOn(day)),
        ...worn.filter((part) => part.day === day).flatMap(({ itemIds }) => itemIds),
      ]),
    ],
    events: async (first, last) => {
      const lasting = (await context.events(first, last)).filter(
        ({ id }) => !parts.some((part) => part.kind === 'delete_events' && part.eventIds.includes(id)),
      );
      const moved = lasting.map((event) => {
        const to = parts.find((part) => part.kind === 'move_event' && part.eventId === event.id);
        return to?.kind === 'move_event' ? { ...event, day: to.at.day } : event;
      });
      return moved.filter(({ day }) => day >= first && day <= last);
    },
  };
}

function withWear(item: AssistantItem, day: string): AssistantItem {
  const lastWorn = item.lastWorn && item.lastWorn > day ? item.lastWorn : day;
  return { ...item, timesWorn: item.timesWorn + 1, lastWorn };
}

/** An answer that goes on from what waits, with the question once more. */
export function askedAgain(answer: Answer, waits: Waiting, language: Language): Answer {
  if (answer.memory.pending || waits.asked === undefined) return answer;
  return {
    ...answer,
    text: `${answer.text}\n\n${waits.asked}`,
    actions: [offer('yes', language), offer('no', language)],
    memory: { ...answer.memory, pending: waits },
  };
}
