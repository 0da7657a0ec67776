import type { Answer, AssistantItem, Memory } from '../assistant-context.ts';
import type { Wanted } from '../intent/decide.ts';
import type { Language } from '../intent/intent-names.ts';
import { say } from '../say.ts';
import { directionIn } from '../steps/swaps/direction-said.ts';
import type { Turn } from '../turn/turn.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import type { Wish } from '../wishes/read-wishes.ts';
import { carryOut } from './carry-out.ts';
import { remarkAsWish } from './outfit-remark.ts';
import { type Heard, type Scene, sceneOf } from './scene.ts';

/** From here a message is read as a change to the outfit that is shown. House rule. */
const read = 0.5;
const changes = /^(?:warmer|cooler|casual|dressy)$/;

type Given = Pick<Turn, 'context' | 'memory'> & Heard;

/** Answers a remark on the outfit that is spoken of with an outfit that meets it; undefined where it is no such remark. */
export async function answersRemark({ context, ...heard }: Given): Promise<Answer | undefined> {
  const { language, memory } = heard;
  const ground = groundOfShown(heard);
  const details = heard.wishes.map((wish) => ({ ...wish, details: [] }));
  const scene = await sceneOf(context, { ...heard, ground, wishes: details });
  const remark = remarkAsWish({ ...scene, wishes: heard.wishes });
  if (!remark) return undefined;
  const { wish, text } = remark;
  const isReadSo = heard.wishes.some(
    ({ intent, probability }) => changes.test(intent) && probability >= read,
  );
  let first: Answer | undefined;
  for (const each of waysOf(wish, scene)) {
    const wanted: Wanted = {
      intent: each.intent,
      probability: 1,
      ranked: [{ intent: each.intent, probability: 1 }],
      language,
    };
    const turn: Turn = { context, text, english: ground.english, ground, wanted, memory, wish: each };
    const answer = await carryOut(turn);
    if (answer && !showsSame(answer, memory) && goesThatWay(answer, wish.intent, scene)) return answer;
    first ??= answer;
  }
  // What was read as a change to the outfit already has more ways to be carried out.
  const isElsewhere = (isReadSo && !isOfLevel.test(wish.intent)) || directionIn(heard.text) !== undefined;
  return isElsewhere || !first ? undefined : stays(first, memory, language);
}

const isOfLevel = /^(?:casual|dressy)$/;

/** As it was wished, then without the piece that is farthest from it, then any other outfit. */
function waysOf(wish: Wish, scene: Scene): Wish[] {
  const another: Wish = { ...wish, intent: 'other', details: [] };
  if (!isOfLevel.test(wish.intent)) return [wish, another];
  const worn = wornIn(scene.memory?.outfit?.itemIds ?? [], scene);
  const [farthest] = worn.toSorted((a, b) => (formalityOf(b) - formalityOf(a)) * wayOf(wish.intent));
  if (!farthest) return [wish, another];
  const details = [{ role: 'not' as const, text: `the ${farthest.description}`, from: 0 }];
  return [wish, { ...wish, intent: 'without', details }, another];
}

const formalityOf = (item: AssistantItem) => traitsOf(item).formality;
const wayOf = (intent: string) => (intent === 'casual' ? 1 : -1);

function wornIn(ids: readonly string[], { items }: Scene): AssistantItem[] {
  return items.filter(({ id, category }) => ids.includes(id) && category !== 'outerwear');
}

/** "Too dressy" is not answered by something dressier. */
function goesThatWay({ memory }: Answer, intent: string, scene: Scene): boolean {
  const [now, then] = [memory.outfit, scene.memory?.outfit].map((outfit) => {
    const worn = wornIn(outfit?.itemIds ?? [], scene);
    return worn.length === 0
      ? undefined
      : worn.reduce((sum, item) => sum + formalityOf(item), 0) / worn.length;
  });
  if (!isOfLevel.test(intent) || now === undefined || then === undefined) return true;
  return (then - now) * wayOf(intent) >= 0;
}

/** Where nothing is better the outfit stays, and that is said. */
function stays(answer: Answer, before: Memory | undefined, language: Language): Answer {
  return showsSame(answer, before) ? { ...answer, text: say('same_outfit', language, '') } : answer;
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
