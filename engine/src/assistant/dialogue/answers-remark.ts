import type { Answer, Memory } from '../assistant-context.ts';
import type { Wanted } from '../intent/decide.ts';
import type { Turn } from '../turn/turn.ts';
import type { Wish } from '../wishes/read-wishes.ts';
import { carryOut } from './carry-out.ts';
import { remarkAsWish } from './outfit-remark.ts';
import { type Heard, sceneOf } from './scene.ts';

/** From here a message is read as a change to the outfit that is shown. House rule. */
const read = 0.5;
const changes = /^(?:warmer|cooler|casual|dressy)$/;

type Given = Pick<Turn, 'context' | 'memory'> & Heard;

/** A remark on the outfit that is spoken of, answered by an outfit that is as it wishes; undefined where it is none. */
export async function answersRemark({ context, ...heard }: Given): Promise<Answer | undefined> {
  const { language, memory } = heard;
  const ground = groundOfShown(heard);
  const details = heard.wishes.map((wish) => ({ ...wish, details: [] }));
  const scene = await sceneOf(context, { ...heard, ground, wishes: details });
  const remark = remarkAsWish({ ...scene, wishes: heard.wishes });
  if (!remark) return undefined;
  const { wish, text } = remark;
  const another: Wish = { ...wish, intent: 'other', details: [] };
  const isReadSo = heard.wishes.some(
    ({ intent, probability }) => changes.test(intent) && probability >= read,
  );
  let first: Answer | undefined;
  // What was read as a change to the outfit already has more ways to be carried out.
  for (const each of isReadSo && wish.intent !== 'other' ? [wish] : [wish, another]) {
    const wanted: Wanted = {
      intent: each.intent,
      probability: 1,
      ranked: [{ intent: each.intent, probability: 1 }],
      language,
    };
    const turn: Turn = { context, text, english: ground.english, ground, wanted, memory, wish: each };
    const answer = await carryOut(turn);
    if (answer && !showsSame(answer, memory)) return answer;
    first ??= answer;
  }
  return isReadSo ? undefined : first;
}

/** Behind an outfit that was just shown only a day leads to another one: "I go on to the studio" names no meeting there. */
function groundOfShown({ ground, memory }: Pick<Heard, 'ground' | 'memory'>): Heard['ground'] {
  if (memory?.outfit === undefined || ground.days !== undefined) return ground;
  return { ...ground, event: undefined };
}

function showsSame({ memory }: Answer, before: Memory | undefined): boolean {
  const [now, then] = [memory.outfit, before?.outfit].map((outfit) => outfit?.itemIds.toSorted().join());
  return now !== undefined && now === then;
}
