import type { Answer, AssistantEvent, AssistantItem } from '../../assistant-context.ts';
import { dayIn, itemNames, listIn } from '../../commands/command-words.ts';
import { answered, itemsCard } from '../../tools/find-tools.ts';
import { asksAtOnce } from '../../turn/grounding.ts';
import { pointsAt } from '../../turn/spoken-of.ts';
import { isCommand, type Turn } from '../../turn/turn.ts';
import { addDays } from '../../understanding/read-day.ts';
import { are, capital } from '../../words.ts';
import { tellFact } from './say-facts.ts';

/** What is needed or planned, in the five languages. */
const plans =
  /(?<!\p{L})(?:need(?:ed|ing|s)?|plann(?:ed|ing)|(?:part of|in) (?:a|any|the) plans?|supposed to (?:wear|be wearing)|meant to (?:wear|be wearing)|was (?:gonna|going to) wear|wearing|down for|set for|saved for|(?:ein)?geplant|vorgesehen|brauch\p{L}*|anziehen (?:wollte|will)|planead[oa]s?|previst[oa]s?|apartad[oa]s?|necesit\p{L}*|iba a (?:llevar|poner\p{L}*)|prévue?s?|besoin|planlagt|trenger|skulle (?:ha på|bruke))(?!\p{L})/iu;
const asks =
  /^\W*(?:(?:ok(?:ay)?|oh|wait|and|so|but|hm+|hang on|moment|und|aber|y|pero|et|mais|og|men)\W+)*(?:is|isn['’]?t|are|aren['’]?t|was|wasn['’]?t|do|don['’]?t|did|didn['’]?t|am|have|ist|sind|war|brauch\p{L}*|wollte|hab\p{L}*|est[aá]n?|es|no es|no (?:la|lo|las|los) necesito|iba|c['’]est|est|est-ce|n['’]est|er|skal|har)(?!\p{L})/iu;
/** "Should I wear", "what do I need": no question of what is planned. */
const otherwise =
  /(?<!\p{L})(?:should|shall|what(?:['’]?s)?|which|how|was brauch|welche|qu[eé] (?:necesito|llevo)|buy|kaufen|comprar|wash\w*|clean\w*)(?!\p{L})/iu;
/** So far ahead the calendar is looked through, in days; so many pieces are asked about at once. */
const [daysAhead, mostAsked] = [120, 3];

/** "Isn't that the one I need for the race", "is the jersey planned for anything": from the calendar. */
export async function plannedFor(turn: Turn): Promise<Answer | undefined> {
  const { context, text, ground, wanted } = turn;
  if (!context.hasWardrobe || !plans.test(text) || otherwise.test(text) || asksAtOnce(text)) return undefined;
  if (!asks.test(text) && !text.includes('?')) return undefined;
  if (isCommand(wanted.intent) && wanted.probability >= 0.85) return undefined;
  const items = await meant(turn);
  if (items.length === 0 || items.length > mostAsked) return undefined;
  const ids = items.map(({ id }) => id);
  const events = await context.events(context.today, addDays(context.today, daysAhead));
  const isIn = ({ outfit }: AssistantEvent) => ids.some((id) => outfit?.itemIds.includes(id));
  const asked = ground.event && events.find(({ id }) => id === ground.event?.id);
  const found = asked && isIn(asked) ? [asked] : events.filter(isIn);
  return told(turn, items, found);
}

async function meant({ context, text, ground, memory }: Turn): Promise<readonly AssistantItem[]> {
  if (ground.items.length > 0) return ground.items;
  if (ground.referred.length === 1) return ground.referred;
  if (!pointsAt(text)) return [];
  const ids = memory?.focus?.itemIds ?? [];
  return (await context.items()).filter(({ id }) => ids.includes(id));
}

function told(
  { context, wanted, ground }: Turn,
  items: readonly AssistantItem[],
  events: AssistantEvent[],
): Answer {
  const { language } = wanted;
  const names = itemNames(items, language);
  const [first] = items;
  const is = first && items.length === 1 ? are(first, 'is', 'are') : 'are';
  const where = listIn(
    events.slice(0, 3).map(({ title, day }) => `${title} (${dayIn(day, language, context)})`),
    language,
  );
  const away = items.filter(({ status }) => status !== 'available');
  const state = away[0]?.status;
  const still =
    away.length > 0 && events.length > 0 && (state === 'in_wash' || state === 'lent' || state === 'repair')
      ? ` ${capital(tellFact(`planned_but_${state}`, language, { names: itemNames(away, language), is }))}`
      : '';
  const text =
    events.length > 0
      ? tellFact('planned_for', language, { names, is, where })
      : ground.event
        ? tellFact('not_planned_for', language, { names, is, title: ground.event.title })
        : tellFact('not_planned', language, { names, is });
  const [next] = events;
  const itemIds = items.map(({ id }) => id);
  return answered('describe_items', `${text}${still}`, {
    cards: itemsCard('', items),
    memory: {
      tool: 'describe_items',
      shown: itemIds,
      focus: { itemIds, ...(next ? { eventId: next.id, day: next.day } : {}) },
    },
  });
}
