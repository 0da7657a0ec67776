import { dressCodes } from '../knowledge/dress-codes.ts';
import { degrees } from '../stylist/outfit/voice/plain-words.ts';
import { type Asked, nearestOf } from './asked.ts';
import { answered, itemsCard } from './find-tools.ts';
import { suitsCode, traitsOf } from './match-items.ts';
import { hasQualities, isKind, resolve } from './mention-filters.ts';
import { dayWords } from './read-day.ts';
import { thingsNamed } from './things-named.ts';
import { wishOf } from './wish.ts';
import { are, capital, nameOf, namesOf } from './words.ts';
import type { Answer, AssistantItem, OutfitWish, PlaceWeather, World } from './world.ts';

/** "Are my white sneakers OK for the office?", "can I wear the trench tomorrow?": one garment, an occasion, its weather. */
export async function suitsQuestion({ world, question, items }: Asked): Promise<Answer | undefined> {
  const mention = question.mentions.find((each) => isKind(each) && each.role !== 'refused');
  const item = mention ? nearestOf(resolve(items, mention), question)[0] : thingMeant(question, items);
  if (!item) return undefined;
  const wish = await wishOf(world, { ...question, mentions: [] });
  const weather = await world.weather(wish.day, wish.place);
  const hasOccasion = question.occasion !== undefined || wish.eventId !== null;
  const faults = [
    ...(hasOccasion ? codeFaults(item, wish) : []),
    ...(question.days || question.place || !hasOccasion ? weatherFaults(item, weather, world.units) : []),
    ...(item.available ? [] : [`${are(item, 'it is', 'they are')} not ready to wear right now`]),
  ];
  const name = capital(`the ${nameOf(item)}`);
  const target = hasOccasion ? wish.title : dayWords(wish.day, world);
  const better = hasOccasion && faults.length > 0 ? instead(items, item, wish) : [];
  const text =
    faults.length === 0
      ? `Yes. ${name} ${are(item, 'is', 'are')} right for ${target}.`
      : `Rather not for ${target}: ${faults.join('; ')}.${better.length > 0 ? ` Better: ${namesOf(better, 3)}.` : ''}`;
  return answered('suits', text, {
    cards: itemsCard(
      better.length > 0 ? 'Better for it' : 'Asked about',
      better.length > 0 ? better : [item],
    ),
    actions: [{ kind: 'ask', label: `Outfit with the ${nameOf(item)}` }],
    memory: { tool: 'suits', shown: [item.id, ...better.map(({ id }) => id)] },
  });
}

/** "Would the green satin one be too much?": a garment without its kind, where its looks mean one alone. */
function thingMeant(question: Asked['question'], items: AssistantItem[]): AssistantItem | undefined {
  const [named] = thingsNamed(question.plain, items);
  if (named) return named;
  const found = question.mentions
    .filter(({ role, filter }) => role !== 'refused' && hasQualities(filter))
    .map((mention) => resolve(items, mention));
  return found.find(({ length }) => length === 1)?.[0];
}

function codeFaults(item: AssistantItem, { eventType }: OutfitWish): string[] {
  const { formality: own, sport, kind } = traitsOf(item);
  const { formality, name, unfit, sport: wantsSport } = dressCodes[eventType];
  if (wantsSport)
    return sport || own <= formality[1] ? [] : [`${are(item, 'it is', 'they are')} not made for sport`];
  const misses: readonly string[] = unfit;
  if (own < formality[0]) return [`${are(item, 'it is', 'they are')} too casual for ${name}`];
  if (own > formality[1]) return [`${are(item, 'it is', 'they are')} too dressy for ${name}`];
  return misses.includes(kind) ? [`${kind} ${/s$/.test(kind) ? 'do' : 'does'} not belong to ${name}`] : [];
}

function weatherFaults(
  item: AssistantItem,
  { source, rainChance, feltC }: PlaceWeather,
  units: World['units'],
): string[] {
  if (source === 'unknown') return [];
  const { dryOnly, clo, slots } = traitsOf(item);
  const felt = degrees(feltC, units);
  return [
    ...(dryOnly && rainChance >= 0.5
      ? [`rain is likely (${Math.round(100 * rainChance)} %), and it would suffer`]
      : []),
    ...(item.season === 'summer' && feltC < 14
      ? [`at ${felt} ${are(item, 'it is', 'they are')} too light`]
      : []),
    ...(item.season === 'winter' && feltC > 20
      ? [`at ${felt} ${are(item, 'it is', 'they are')} too warm`]
      : []),
    ...(slots[0] === 'outer' && clo < 0.4 && feltC < 8 ? [`at ${felt} it is too thin alone`] : []),
  ];
}

function instead(
  items: readonly AssistantItem[],
  item: AssistantItem,
  { eventType }: OutfitWish,
): AssistantItem[] {
  const [slot] = traitsOf(item).slots;
  const { ideal } = dressCodes[eventType];
  const off = (other: AssistantItem) => Math.abs(traitsOf(other).formality - ideal);
  return items
    .filter(
      (other) =>
        other.id !== item.id &&
        other.available &&
        traitsOf(other).slots[0] === slot &&
        suitsCode(traitsOf(other), eventType),
    )
    .sort((a, b) => off(a) - off(b) || (a.id < b.id ? -1 : 1))
    .slice(0, 3);
}
