import { renderAbroad } from '../abroad/tell-abroad.ts';
import type { Answer } from '../assistant-context.ts';
import { sumOf } from '../intent/decide.ts';
import type { IntentName } from '../intent/intent-names.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import { asksAtOnce } from '../turn/grounding.ts';
import { meantByPointing } from '../turn/spoken-of.ts';
import type { Turn } from '../turn/turn.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { wishOf } from '../understanding/wish.ts';

const dressing: ReadonlySet<IntentName> = new Set<IntentName>([
  ...(['outfit', 'outfit_with', 'outfit_plan', 'suits', 'event_move', 'with'] as const),
]);
/** From here an outfit is wished for. House rule. */
const dressingBar = 0.4;

/** "Dann muss das jetzt mal zur Feier", of a dress that was spoken of: an outfit with it for the event. */
export async function thingForEvent(turn: Turn): Promise<Answer | undefined> {
  const { context, text, english, ground, wanted, memory } = turn;
  const { event } = ground;
  if (!event || !context.hasWardrobe || ground.items.length > 0 || memory?.outfit) return undefined;
  if (text.includes('?') || asksAtOnce(text)) return undefined;
  if (sumOf(wanted, (intent) => dressing.has(intent)) < dressingBar) return undefined;
  const [item, ...more] = meantByPointing(text, memory, await context.items());
  if (!item?.available || more.length > 0) return undefined;
  const { language } = wanted;
  const read = readQuestion(english, context.today);
  const question = { ...read, mentions: [], native: text, language };
  const wish = { ...(await wishOf(context, question)), locked: [item.id] };
  const answer = await suggestOutfit(context, wish);
  if (answer.cards.length === 0 || language === 'en') return answer.cards.length > 0 ? answer : undefined;
  return renderAbroad({ context, answer, intent: 'outfit', language });
}
