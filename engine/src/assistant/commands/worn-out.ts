import phrases from '../../knowledge/assistant/worn-out.json' with { type: 'json' };
import { feelingAnswer } from '../answers/feeling-answers.ts';
import type { Answer } from '../assistant-context.ts';
import type { Turn } from '../turn/turn.ts';
import { phrasesIn } from '../understanding/phrases.ts';
import { itemNames, tell } from './command-words.ts';
import { onItems } from './item-commands.ts';
import { commandOf } from './read-command.ts';

const saysWornOut = phrasesIn(phrases);
const mostMeant = 3;
const longest = 16;
/** From here a message asks to have something else done with it. House rule. */
const elseBar = 0.6;
/** People are worn out as well. */
const ofOneself =
  /(?<!\p{L})(?:i['’]?m|i am|im|we['’]?re|feel\p{L}*|ich bin|bin ich|fühl\p{L}*|estoy|je suis|jeg er)(?!\p{L})/iu;

/** "That sweater is finished": a garment that is worn out is offered to be put away. */
export async function wornOutOffer(turn: Turn): Promise<Answer | undefined> {
  const { text, ground, wanted, context } = turn;
  if (!context.hasWardrobe || text.includes('?') || text.split(/\s+/).length > longest) return undefined;
  if (!saysWornOut(text)) return undefined;
  const isElse = /^item_(delete|sold|repair|add|worn)$/.test(wanted.intent) && wanted.probability >= elseBar;
  const isNamed = ground.items.length > 0;
  if (!isNamed && ofOneself.test(text))
    return feelingAnswer(context, text, { ...wanted, intent: 'overwhelmed' }, turn.memory);
  if (isElse) return undefined;
  const items = isNamed ? ground.items : ground.referred;
  if (items.length === 0 || items.length > mostMeant) return undefined;
  const command = await commandOf(turn);
  const answer = onItems({ ...command, intent: 'item_archive' }, [...items]);
  const { language } = wanted;
  return { ...answer, text: tell('worn_out', language, { names: itemNames(items, language) }) };
}
