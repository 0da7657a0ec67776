import type { Answer } from '../assistant-context.ts';
import { itemFacts } from '../turn/item-facts.ts';
import type { Turn } from '../turn/turn.ts';

/** "Not the grey cargos?", in the five languages. */
const asksWhyNot =
  /^\W*(?:(?:and|but|ok|und|aber|y|pero|et|mais|og|men)\W+)*(?:(?:why|warum|wieso|por qué|pourquoi|hvorfor)\s+)?(?:not|nicht|no|pas|ikke)\s[^?]*\?/iu;

/** Answers why a piece is not in the outfit: it says where the piece is, if it is away. */
export async function whyNot(turn: Turn): Promise<Answer | undefined> {
  const { text, ground, memory, wanted } = turn;
  const [item, ...more] = ground.items;
  if (!memory?.outfit || !item || more.length > 0 || item.available || !asksWhyNot.test(text))
    return undefined;
  const answer = await itemFacts({ ...turn, wanted: { ...wanted, intent: 'status', probability: 1 } });
  return answer && { ...answer, memory: { ...memory, focus: { ...memory.focus, itemIds: [item.id] } } };
}
