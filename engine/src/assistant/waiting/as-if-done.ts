import type { Answer, AssistantContext, Memory } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import type { Language } from '../intent/intent-names.ts';
import { offer } from '../say.ts';

type Waiting = NonNullable<Memory['pending']>;

/** What waits for a yes and only says where things are, or that they are clean. */
export function waitsForState(memory: Memory | undefined): Waiting | undefined {
  const pending = memory?.pending;
  return pending && statesIn(pending.change).length > 0 ? pending : undefined;
}

/** Who asks what is away, in the five languages. */
const away =
  /(?<!\p{L})(?:wash|laundry|basket|dirty|lent|borrowed|repair|mended|in there|wäsche|wäschekorb|dreckig|verliehen|reparatur|lavadora|lavar|sucio|prestad[oa]s?|arreglo|lavage|linge|prêtée?s?|réparation|vask\p{L}*|skitten\p{L}*|lånt)(?!\p{L})/iu;
const asking =
  /\?|^\W*(?:(?:and|so|ok|und|y|et|og)\W+)*(?:what|whats|who|which|is|are|anything|was|wer|welche\p{L}*|ist|noch|sonst|qué|quién|hay|algo|qu['’]|qui|hva|hvem|er|noe)(?!\p{L})/iu;

/** Whether a message asks what is in the wash, lent, or in repair. */
export function asksState(text: string): boolean {
  return away.test(text) && asking.test(text);
}

type State = { itemIds: readonly string[]; status: string };

function statesIn(change: Change): State[] {
  const parts = change.kind === 'several' ? change.changes : [change];
  const states = parts.flatMap((part): State[] =>
    part.kind === 'edit_items' && part.edit.status !== undefined
      ? [{ itemIds: part.itemIds, status: part.edit.status }]
      : [],
  );
  return states.length === parts.length ? states : [];
}

/** The wardrobe as it is once the person has said yes: they speak of it as done. */
export function asIfDone(context: AssistantContext, { change }: Waiting): AssistantContext {
  const states = statesIn(change);
  return {
    ...context,
    items: async () =>
      (await context.items()).map((item) => {
        const state = states.find(({ itemIds }) => itemIds.includes(item.id));
        return state ? { ...item, status: state.status, available: state.status === 'available' } : item;
      }),
  };
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
