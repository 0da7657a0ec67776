import { renderAbroad } from '../../abroad/tell-abroad.ts';
import type { Answer, AssistantEvent } from '../../assistant-context.ts';
import { tellWeather } from '../../tools/day-tools.ts';
import { eventById } from '../../turn/spoken-event.ts';
import type { Turn } from '../../turn/turn.ts';
import { readQuestion } from '../../understanding/read-question.ts';

/** How sure the reading must be that the weather is asked for. House rule. */
const askedBar = 0.4;
/** Who asks how to dress for the weather does not ask for the weather. */
const ofClothes =
  /(?<!\p{L})(?:wear\w*|outfits?|dress\w*|clothes|layer\w*|anzieh\w*|zieh\w*|trag\w*|pong\w*|llev\w*|mets|mettre|porte\w*|ha på|pack\w*|take|bring|warm enough)(?!\p{L})/iu;
const there =
  /(?<!\p{L})(?:there|then|up there|down there|over there|da|dort|dahin|dann|allí|allá|ahí|là-bas|y fera|der|dit|da)(?!\p{L})/iu;
const rain =
  /\b(?:rain\w*|wet|pour\w*|umbrella|brolly|drizzl\w*|shower\w*|regn\w*|llov\w*|lluvia|llueve|pleu\w*|pluie)\b/iu;
const snow = /\b(?:snow\w*|schnei\w*|schnee|niev\w*|neig\w*|snø\w*)\b/iu;

/** "What's the weather doing for the race", "regnet's da": on the day and in the place of what is named, or was spoken of. */
export async function eventWeather(turn: Turn): Promise<Answer | undefined> {
  const { context, text, english, wanted } = turn;
  const { intent, probability, language } = wanted;
  if (intent !== 'weather' || probability < askedBar || ofClothes.test(text)) return undefined;
  const at = await whereAndWhen(turn);
  if (!at || at.day < context.today) return undefined;
  const asked = snow.test(`${text} ${english}`)
    ? 'snow'
    : rain.test(`${text} ${english}`)
      ? 'rain'
      : undefined;
  const answer = await tellWeather(context, at.day, at.place, null, asked);
  const told =
    language === 'en' ? answer : await renderAbroad({ context, answer, intent: 'weather', language });
  const focus = { itemIds: [], day: at.day, ...(at.event ? { eventId: at.event.id } : {}) };
  return { ...told, memory: { ...told.memory, focus } };
}

type At = { day: string; place: string | null; event?: AssistantEvent };

async function whereAndWhen({ context, text, english, ground, memory }: Turn): Promise<At | undefined> {
  const { days, place } = readQuestion(english, context.today);
  const { event } = ground;
  if (event) return { day: event.day, place: place ?? event.location, event };
  const isThere = there.test(text) && place === undefined;
  if (memory?.trip && (isThere || (!days && place === undefined)))
    return { day: days?.first ?? memory.trip.firstDay, place: memory.trip.place };
  if (!isThere && (days || place !== undefined)) return undefined;
  const spoken = await eventById(context, memory?.focus?.eventId ?? '');
  return spoken && (isThere || spoken.day === memory?.focus?.day)
    ? { day: days?.first ?? spoken.day, place: spoken.location, event: spoken }
    : undefined;
}
