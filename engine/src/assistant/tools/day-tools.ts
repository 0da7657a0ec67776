import type {
  Answer,
  AssistantContext,
  AssistantEvent,
  AssistantItem,
  PlaceWeather,
} from '../assistant-context.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { dayWords } from '../understanding/read-day.ts';
import { capital, namesOf, weatherSentence } from '../words.ts';
import { answered, itemsCard } from './find-tools.ts';

export type EventQuestion = { firstDay: string; lastDay: string; title: string | null; openOnly: boolean };

/** Events and what is worn to them. */
export async function listEvents(
  context: AssistantContext,
  { firstDay, lastDay, title, openOnly }: EventQuestion,
): Promise<Answer> {
  const all = await context.events(firstDay, lastDay);
  const events = all.filter(
    (event) => (title === null || event.title.toLowerCase().includes(title)) && (!openOnly || !event.outfit),
  );
  const memory = { tool: 'list_events', shown: [] as string[] };
  const open = [{ kind: 'open' as const, label: 'Open calendar', page: 'calendar' as const }];
  if (events.length === 0) {
    const none = title
      ? `I find no ${title} in your calendar.`
      : openOnly
        ? 'Every coming event has an outfit.'
        : `Nothing is in your calendar ${firstDay === lastDay ? dayWords(firstDay, context) : 'for these days'}.`;
    return answered('list_events', none, { actions: open, memory });
  }
  const shown = events.slice(0, 6);
  const items = new Map((context.hasWardrobe ? await context.items() : []).map((item) => [item.id, item]));
  const lines = shown.map(
    (event) =>
      `${capital(dayWords(event.day, context))}${event.time ? `, ${event.time}` : ''}: ${event.title}${event.location ? ` (${event.location})` : ''} – ${wornTo(event, items)}`,
  );
  const planned =
    shown.length === 1 ? (shown[0].outfit?.itemIds ?? []).flatMap((id) => items.get(id) ?? []) : [];
  const next = shown.find(({ outfit }) => !outfit);
  const more = events.length > shown.length ? `\nand ${events.length - shown.length} more.` : '';
  return answered('list_events', `${lines.join('\n')}${more}`, {
    cards: [{ kind: 'events', eventIds: shown.map(({ id }) => id) }, ...itemsCard('Planned for it', planned)],
    actions: [...(next ? [{ kind: 'ask' as const, label: `Outfit for ${next.title}` }] : []), ...open],
    memory: {
      ...memory,
      shown: planned.map(({ id }) => id),
      ...(shown.length === 1 && shown[0] ? { topic: shown[0].title } : {}),
    },
  });
}

function wornTo({ outfit }: AssistantEvent, items: ReadonlyMap<string, AssistantItem>): string {
  if (!outfit) return 'no outfit yet.';
  const worn = outfit.itemIds.flatMap((id) => items.get(id) ?? []);
  return worn.length > 0 ? `${namesOf(worn, 8)}.` : outfit.description;
}

/** What somebody wants to know of the weather before anything else. */
export type Wetness = 'rain' | 'snow';

/** Above this no snow falls, below which chance it stays dry, and from which one it is likely. House rules. */
const [mostForSnow, leastWet, likelyWet] = [3, 0.25, 0.5];

/** Whether it will rain, said first; where there is no forecast, how often it does at that time of year. */
function wetSentence({ source, rainChance, minC }: PlaceWeather, asked: Wetness): string {
  if (asked === 'snow' && minC > mostForSnow) return 'Too mild for snow.';
  const days = Math.round(10 * rainChance);
  if (source === 'normals')
    return `I have no forecast yet; about ${days} in 10 days are wet at that time of year.`;
  if (asked === 'snow' && rainChance >= leastWet) return 'Cold enough for snow, and it won’t stay dry.';
  if (rainChance < leastWet) return asked === 'snow' ? 'No, it stays dry.' : 'No rain.';
  return rainChance >= likelyWet ? 'Yes, take something against rain.' : 'Maybe a shower.';
}

/** The weather of a day and what of the wardrobe it asks for. */
export async function tellWeather(
  context: AssistantContext,
  day: string,
  place: string | null,
  wanted: AssistantItem['category'] | null,
  asked: Wetness | undefined = undefined,
): Promise<Answer> {
  const weather = await context.weather(day, place);
  const coat =
    weather.feltC < 5
      ? 'You’ll want a warm coat, a scarf and gloves.'
      : weather.feltC < 12
        ? 'You’ll want a coat or a warm jacket.'
        : weather.feltC < 17
          ? 'A light jacket or trench is enough.'
          : weather.feltC < noJacketFrom
            ? 'A light layer for the evening is enough.'
            : 'No jacket needed.';
  const wet = weather.rainChance >= 0.5 ? ' Take something against rain and leave suede at home.' : '';
  const advice =
    weather.source === 'unknown' ? 'Add your home town in your profile, or name a place.' : `${coat}${wet}`;
  const items =
    context.hasWardrobe && weather.source !== 'unknown'
      ? (await context.items()).filter((item) => item.available && isRight(item, weather, wanted))
      : [];
  const ranked = items.sort((a, b) => fitness(b, weather) - fitness(a, weather)).slice(0, 4);
  const first = asked && weather.source !== 'unknown' ? `${wetSentence(weather, asked)} ` : '';
  const text = `${first}${weatherSentence(weather, context.units, `${capital(dayWords(day, context))} it`)} ${advice}${ranked.length > 0 ? ` Right for it: ${namesOf(ranked, 4)}.` : ''}`;
  return answered('tell_weather', text, {
    cards: itemsCard('Right for the weather', ranked),
    actions: [{ kind: 'ask', label: `What should I wear ${dayWords(day, context)}?` }],
    memory: {
      tool: 'tell_weather',
      shown: ranked.map(({ id }) => id),
      focus: { itemIds: [], day },
      ...(place === null ? {} : { place }),
    },
  });
}

/** Felt degrees from which nobody takes a jacket along but against rain. House rule. */
const noJacketFrom = 22;

function isRight(
  item: AssistantItem,
  weather: { feltC: number; rainChance: number },
  wanted: AssistantItem['category'] | null,
): boolean {
  const { dryOnly, slots, clo } = traitsOf(item);
  if (weather.rainChance >= 0.5 && dryOnly) return false;
  if (wanted !== null)
    return (
      item.category === wanted && !(wanted === 'shoes' && weather.feltC < 14 && item.season === 'summer')
    );
  if (slots[0] !== 'outer') return false;
  if (weather.feltC >= noJacketFrom) return weather.rainChance >= 0.5 && clo < 0.4;
  return weather.feltC < 12 ? clo >= 0.4 : clo < 0.55;
}

function fitness(item: AssistantItem, weather: { rainChance: number }): number {
  const { rain } = traitsOf(item);
  return weather.rainChance >= 0.5
    ? rain + (item.isFavorite ? 0.05 : 0)
    : item.timesWorn / 100 + (item.isFavorite ? 0.2 : 0);
}

/** What the last analysed photo said. */
export async function tellAnalysis(context: AssistantContext, question: string): Promise<Answer> {
  const last = await context.lastAnalysis();
  if (!last)
    return answered(
      'last_analysis',
      'You have not analyzed a photo yet. Upload one, and I can explain what it says.',
      { actions: [{ kind: 'open', label: 'Upload a photo', page: 'analysis' }] },
    );
  const improve = last.improvements.map((line) => `– ${line}`).join('\n');
  const open = [
    { kind: 'open' as const, label: 'Open analysis', page: 'analysis' as const, search: last.id },
  ];
  const rating = `Your last photo, from ${dayWords(last.day, context)}, was rated ${last.rating.toFixed(1)} of 10.`;
  if (/\b(improve|better|raise|change|fix)\b/.test(question))
    return answered('last_analysis', `${rating} What would raise it:\n${improve || 'Nothing stood out.'}`, {
      actions: open,
      memory: { tool: 'last_analysis', shown: [] },
    });
  return answered(
    'last_analysis',
    `${rating}\nColor: ${last.color}\nFit: ${last.fit}\nTexture: ${last.texture}\nOccasion: ${last.occasion}${improve ? `\nWhat would raise it:\n${improve}` : ''}`,
    { actions: open, memory: { tool: 'last_analysis', shown: [] } },
  );
}

/** Offers to note that garments were worn; nothing is written before the person confirms. */
export function offerWorn(context: AssistantContext, items: readonly AssistantItem[], day: string): Answer {
  const when = dayWords(day, context);
  const itemIds = items.map(({ id }) => id);
  return answered(
    'offer_worn',
    `Shall I note ${namesOf(items, 9)} as worn ${when}? Press the button to confirm.`,
    {
      cards: itemsCard(`Worn ${when}`, items),
      actions: [{ kind: 'worn', label: 'Mark as worn', itemIds, date: day }],
      memory: { tool: 'offer_worn', shown: itemIds },
    },
  );
}
