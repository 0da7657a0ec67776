import type { AssistantContext, Memory } from '../assistant-context.ts';
import { withEventDays } from '../conversation/event-days.ts';
import { withKinds } from '../conversation/kind-said.ts';
import type { Language } from '../intent/intent-names.ts';
import { asSaid } from '../spoken/as-said.ts';
import { trousersByCloth } from '../spoken/trousers-by-cloth.ts';
import { groundOf } from '../turn/grounding.ts';
import type { Wish } from '../wishes/read-wishes.ts';
import { wishesOf } from '../wishes/wishes-of-message.ts';
import { withFurtherThing } from './further-thing.ts';
import type { Heard } from './scene.ts';

/** What a message says, before anything is made of it. */
export async function hear(
  context: AssistantContext,
  typed: string,
  { language, known }: { language: Language; known: Memory | undefined },
): Promise<Heard> {
  const phrased = asSaid(typed, language, context.today);
  const own = context.hasWardrobe ? await context.items() : [];
  const dated = await withEventDays(context, language === 'en' ? trousersByCloth(phrased, own) : phrased);
  const text = context.hasWardrobe ? withKinds(dated, { language, memory: known, own }) : dated;
  const ground = await groundOf(context, text, language, known);
  const wishes = await wishesOf({ context, text, language, memory: known, ground });
  const heard = { text, language, ground, wishes, memory: known };
  return { ...heard, wishes: withFurtherThing(heard, context.today) };
}

/** Below this a part of a message wants nothing by itself. House rule. */
const hardlyWanted = 0.35;

/** The one thing that a message wants, with the details of what is said around it; undefined where it wants several things. */
export function wholeWish(wishes: readonly Wish[], text: string): Wish | undefined {
  const [only, ...more] = wishes;
  if (!only || more.length === 0) return only;
  if (wishes.every(({ intent }) => intent === 'item_add'))
    return { ...only, text, details: wishes.flatMap(({ details }) => details) };
  const [sure, ...others] = wishes.filter(({ probability }) => probability >= hardlyWanted);
  const isBeside = ({ intent }: Wish) => /^(?:outfit|suits|with|without|match|other)/.test(intent);
  if (!sure || others.length > 0 || !wishes.every((wish) => wish === sure || isBeside(wish)))
    return undefined;
  return { ...sure, text, details: wishes.flatMap(({ details }) => details) };
}
