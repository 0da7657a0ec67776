import sentences from '../../knowledge/assistant/keep-or-go.json' with { type: 'json' };
import type { Answer, AssistantContext, AssistantItem } from '../assistant-context.ts';
import { dayIn, itemNames } from '../commands/command-words.ts';
import type { Language } from '../intent/intent-names.ts';
import { filled, offer } from '../say.ts';
import { itemsCard } from '../tools/find-tools.ts';
import type { Turn } from '../turn/turn.ts';
import { addDays } from '../understanding/read-day.ts';
import { capital, timesWords } from '../words.ts';

type Name = keyof typeof sentences;

/** From here a question is one of letting a thing go. House rule. */
const goBar = 0.4;
/** What was worn so lately, or so often, is still lived in; what rested so long is not. House rules. */
const [lately, often, restedFor] = [120, 10, 365];

function tell(name: Name, language: Language, named: Record<string, string> = {}): string {
  return filled(sentences[name][language], named);
}

/** "Should I get rid of the parka then?": a view on one thing, from what is known of it; nothing is changed. */
export async function keepOrGo({ context, ground, wanted }: Turn): Promise<Answer | undefined> {
  const { intent, probability, language } = wanted;
  if (intent !== 'declutter' || probability < goBar || !context.hasWardrobe) return undefined;
  const [item, ...more] = ground.items.length > 0 ? ground.items : ground.referred;
  if (!item || more.length > 0) return undefined;
  const name = capital(itemNames([item], language));
  const facts = factsOf(context, item, language);
  const view = tell(viewOf(context, item), language);
  return {
    text: `${name}: ${facts}. ${view}`,
    cards: itemsCard('', [item]),
    actions: [offer('outfit', language)],
    known: true,
    memory: { tool: 'describe_items', shown: [item.id], askedOf: 'wears' },
  };
}

function factsOf(
  context: AssistantContext,
  { lastWorn, timesWorn, price }: AssistantItem,
  language: Language,
): string {
  const worn = lastWorn
    ? tell('worn', language, {
        count: language === 'en' ? timesWords(timesWorn) : String(timesWorn),
        day: dayIn(lastWorn, language, context),
      })
    : tell('never', language);
  const each = price !== null && timesWorn > 0 ? (price / timesWorn).toFixed(2) : undefined;
  return each === undefined ? worn : `${worn}, ${tell('each', language, { price: each })}`;
}

function viewOf({ today }: AssistantContext, { lastWorn, timesWorn, isFavorite }: AssistantItem): Name {
  if (isFavorite || timesWorn >= often) return 'keep';
  if (lastWorn !== null && lastWorn >= addDays(today, -lately)) return 'keep';
  return lastWorn === null || lastWorn < addDays(today, -restedFor) ? 'go' : 'try';
}
