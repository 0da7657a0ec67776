import type { Answer } from '../../assistant-context.ts';
import { itemNames } from '../../commands/command-words.ts';
import { itemsCard } from '../../tools/find-tools.ts';
import { climateOf, tellOfTrip } from '../../tools/tell-trip.ts';
import type { Trip } from '../../tools/trip.ts';
import { firstOf, type Turn } from '../../turn/turn.ts';
import { matches, traitsOf } from '../../understanding/mentions/match-items.ts';
import { isKind } from '../../understanding/mentions/mention-filters.ts';
import { readQuestion } from '../../understanding/read-question.ts';
import { listByKind } from './list-by-kind.ts';
import { tripOutfit, tripPlan } from './trip-outfit.ts';
import { kitForTrip, moreOfKind, occasionOfTrip, smallerTrip, warmerTrip } from './trip-size.ts';
import { judgesPiece, speaksOf } from './trip-words.ts';

/** After these the list is still the one that is spoken of. */
const goesOn =
  /^(?:pack_trip|suggest_outfit|planned_outfit|explain|describe_items|talk|unknown|tell_weather|list_events)$/;
const longest = 25;

/**
 * What plainly goes on from a packing list: what to wear on the way or to something there, planning that, less luggage,
 * something warm, or the things for a sport. Undefined for anything else.
 */
export async function followedTrip(turn: Turn): Promise<Answer | undefined> {
  const { memory, text, context } = turn;
  const trip = memory?.trip;
  if (!trip?.packed || !context.hasWardrobe || !goesOn.test(memory?.tool ?? '')) return undefined;
  if (speaksOf('where', text) || text.split(/\s+/).length > longest) return undefined;
  if (judgesPiece(turn) || isOfOther(turn)) return undefined;
  const isShown = memory?.tool === 'pack_trip';
  return firstOf(turn, [
    ...(isShown ? [(each: Turn) => unownedIn(each), (each: Turn) => listByKind(each, trip)] : []),
    (each) => tripOutfit(each, trip),
    (each) => tripPlan(each, trip),
    (each) => smallerTrip(each, trip),
    ...(memory?.outfit
      ? []
      : [(each: Turn) => kitForTrip(each, trip), (each: Turn) => weatherOfTrip(each, trip)]),
    ...(isShown
      ? [
          (each: Turn) => moreOfKind(each, trip),
          (each: Turn) => warmerTrip(each, trip),
          (each: Turn) => occasionOfTrip(each, trip),
        ]
      : []),
  ]);
}

const asksOther = /^(?:suits|pair|match|compare|why|care|explain|color_advice|buy|trends)$/;
/** From here a message asks for something else than a list. House rule. */
const otherBar = 0.85;

/** "Is a blazer ok for an engagement dinner?": an opinion, and no change to the list. */
function isOfOther({ wanted }: Turn): boolean {
  return asksOther.test(wanted.intent) && wanted.probability >= otherBar;
}

const mostOfWeather = 6;

/** "Regnet es da?": the weather of the days away. English has its own, longer answer. */
function weatherOfTrip({ context, text, ground, wanted, memory }: Turn, trip: Trip): Answer | undefined {
  const isShort = text.split(/\s+/).length <= mostOfWeather;
  if (
    !trip.weather ||
    wanted.language === 'en' ||
    !isShort ||
    !text.includes('?') ||
    !speaksOf('weather', text)
  )
    return undefined;
  if (ground.event ?? ground.days ?? ground.items[0]) return undefined;
  const told = climateOf(trip.weather, context, wanted.language);
  return {
    text: told,
    cards: [],
    actions: [],
    known: true,
    memory: memory ?? { tool: 'pack_trip', shown: [] },
  };
}

const asksWhetherPacked =
  /(?<!\p{L})(?:(?:did|have) (?:you|u|ya) (?:put|pack\p{L}*|got|include\p{L}*|add\p{L}*)|hast du|has (?:puesto|metido)|as-tu (?:mis|pris)|har du (?:tatt|lagt|pakket))(?!\p{L})/iu;
/** What stands in for nightwear, the nearest first. */
const forTheNight = [/sweatpants|jogg|legging|lounge|jogging|chándal/i, /tee|t-shirt|camiseta/i];

/** "Did you pack PJs": there are none; what would do in their place. */
async function unownedIn({ context, text, ground, wanted, memory }: Turn): Promise<Answer | undefined> {
  if (!asksWhetherPacked.test(text) || ground.surely.length > 0) return undefined;
  const { mentions } = readQuestion(ground.english, context.today);
  const kind = mentions.find((mention) => isKind(mention) && !mention.vague);
  const own = (await context.items()).filter(({ available }) => available);
  if (!kind || own.some((item) => matches(item, kind.filter))) return undefined;
  const isNightwear = /p[ya]jam|^pjs?$|night|sleep|robe/.test(kind.filter.noun ?? '');
  const instead = isNightwear
    ? forTheNight.flatMap(
        (pattern) => own.find((item) => pattern.test(`${item.description} ${traitsOf(item).kind}`)) ?? [],
      )
    : [];
  const { language } = wanted;
  const named = instead.length > 0 ? 'no_such' : 'none_owned';
  return {
    text: tellOfTrip(named, language, { names: itemNames(instead, language) }),
    cards: instead.length > 0 ? itemsCard('', instead) : [],
    actions: [],
    known: true,
    memory: memory ?? { tool: 'pack_trip', shown: [] },
  };
}
