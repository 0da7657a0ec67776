import type { AssistantContext, AssistantEvent, AssistantItem, Memory } from '../assistant-context.ts';
import type { Language } from '../intent/intent-names.ts';
import type { Grounding } from '../turn/grounding.ts';
import type { Turn } from '../turn/turn.ts';
import { addDays } from '../understanding/read-day.ts';
import { asIfDone } from '../waiting/as-if-done.ts';
import type { Wish } from '../wishes/read-wishes.ts';
import { type DressedFor, dressedForSaid, keptFrom } from './dressed-for.ts';

/** A message with the wishes that were read of it, and all that the conversation knows when it arrives. */
export type Scene = {
  /** The person's things as they will be once what waits for a yes is done: people speak of it as done. */
  context: AssistantContext;
  text: string;
  language: Language;
  wishes: readonly Wish[];
  ground: Grounding;
  memory: Memory | undefined;
  items: readonly AssistantItem[];
  coming: readonly AssistantEvent[];
  /** What the message itself names to dress for, and what is spoken of where it names nothing. */
  said: DressedFor | undefined;
  topic: DressedFor | undefined;
  /** All that was spoken of before, the last first. */
  before: readonly DressedFor[];
};

/** A wish of a scene as the turn that the older steps take. */
export function turnOf({ context, text, ground, language, memory }: Scene, wish: Wish): Turn {
  const { intent, probability, ranked } = wish;
  const wanted = { intent, probability, ranked, language };
  return { context, text, english: ground.english, ground, wanted, memory, wish };
}

const [daysBack, daysAhead] = [7, 120];

/** What was made out of a message before anything is done. */
export type Heard = Pick<Scene, 'text' | 'language' | 'wishes' | 'ground' | 'memory'>;

/** Gathers what a message is read against. Changes nothing. */
export async function sceneOf(
  given: AssistantContext,
  { text, language, wishes, ground, memory }: Heard,
): Promise<Scene> {
  const context = memory?.pending ? asIfDone(given, memory.pending) : given;
  const items = context.hasWardrobe ? await context.items() : [];
  const coming = await context.events(addDays(context.today, -daysBack), addDays(context.today, daysAhead));
  const before = keptFrom(memory, coming);
  const said = await dressedForSaid({ text, language, wishes, ground, coming, before, context });
  return {
    context,
    text,
    language,
    wishes,
    ground,
    memory,
    items,
    coming,
    said,
    topic: said ?? before[0],
    before,
  };
}
