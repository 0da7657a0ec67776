import { renderAbroad } from '../abroad/tell-abroad.ts';
import type { Answer } from '../assistant-context.ts';
import { careByTable } from '../steps/care-by-table.ts';
import { tellWeather } from '../tools/day-tools.ts';
import { packTrip } from '../tools/pack-tool.ts';
import { readDuration } from '../tools/read-duration.ts';
import { explain } from '../topics/compose-explanation.ts';
import { careTopic } from '../topics/known-topic.ts';
import { eventById } from '../turn/spoken-event.ts';
import { pointsAt } from '../turn/spoken-of.ts';
import type { Step, Turn } from '../turn/turn.ts';
import { addDays } from '../understanding/read-day.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { daysSaid, englishOf } from '../wishes/command-of-wish.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';
import { buyOfWish } from './buy-of-wish.ts';
import { factOfWish } from './fact-of-wish.ts';
import { wornWithin } from './worn-within.ts';

/** How sure the reading must be before one of these answers is given without looking further. House rule. */
const surely = 0.8;
/** A packing list needs less: messages read as one are rarely anything else. House rule. */
const surelyPacks = 0.35;

/** Who asks how to dress for the weather does not ask for the weather. */
const ofClothes =
  /\b(?:how (?:do|to|can|should)|wear\w*|outfits?|dress\w*|clothes|layer\w*|fabrics?|(?:good|bad|best) (?:for|in))\b/i;
const smaller =
  /\b(?:little|small|carry[ -]?on|hand luggage|backpack|light\w*|trim|cut|reduce|less|fewer|smaller|down)\b/;
const nextDay = /\b(?:the day after|the next day|the following day)\b/i;
const there = /\bthere\b(?!\W*(?:any|a|going|be|is|will))/i;
const rain = /\b(?:rain\w*|wet|pour\w*|umbrella|brolly|drizzl\w*|shower\w*)\b/;

/** The weather of the day that is named or spoken of, and how a garment is cared for; care in other languages has its table. */
export const sureAnswer: Step = async (turn): Promise<Answer | undefined> => {
  const { context, english, wanted, memory, wish } = turn;
  const { intent, language } = wanted;
  if (!wish || wish.intent !== intent || wish.probability < (intent === 'pack' ? surelyPacks : surely))
    return undefined;
  if (intent === 'care' && language === 'en') {
    const told = careByTable(turn);
    const topic = told ? undefined : careTopic(english);
    return told ?? (topic && explain(english, topic, true));
  }
  if (intent === 'wears' || intent === 'facts') return (await wornWithin(turn, wish)) ?? factOfWish(turn);
  if (intent === 'buy') return buyOfWish(turn);
  if (intent === 'pack') return packedFor(turn, wish);
  if (intent !== 'weather' || ofClothes.test(english)) return undefined;
  const { days, place, plain } = readQuestion(english, context.today);
  const spokenDay = memory?.focus?.day ?? memory?.wish?.day ?? context.today;
  const day = days?.first ?? (nextDay.test(english) ? addDays(spokenDay, 1) : spokenDay);
  const spoken = there.test(english) ? await eventById(context, memory?.focus?.eventId ?? '') : undefined;
  const before = memory?.wish?.place ?? memory?.trip?.place ?? spoken?.location ?? null;
  const where = place ?? (days && !there.test(english) ? null : before);
  const asked = /\bsnow\w*\b/.test(plain) ? 'snow' : rain.test(plain) ? 'rain' : undefined;
  const answer = await tellWeather(context, day >= context.today ? day : context.today, where, null, asked);
  return language === 'en' ? answer : renderAbroad({ context, answer, intent: 'weather', language });
};

const onlyPoints = /^(?:(?:for |to )?(?:it|that|this|there|them)|das|es|dafür|dahin|dort)$/iu;
const forThat = /(?<!\p{L})(?:daf[üu]r|dahin|dorthin|hierf[üu]r|para eso|pour ça|til det)(?!\p{L})/iu;

/** The list for the event that is spoken of, where only its length is said, and the one that was shown where nothing new is. */
async function packedFor(
  { context, text, english, wanted: { language }, memory }: Turn,
  wish: Wish,
): Promise<Answer | undefined> {
  const isNamed = ({ role, text: said }: Wish['details'][number]) =>
    /^(?:event|where|item|not)$/.test(role) && !onlyPoints.test(said);
  const onDays = daysSaid(wish, 'when', { language, today: context.today });
  if (wish.details.some(isNamed) || onDays) return undefined;
  const isLight = smaller.test(english);
  const long = saidAs(wish, 'long').join(' ');
  const days = readDuration(long === '' ? english : englishOf(long, language));
  const before = memory?.trip;
  const spoken = before ? undefined : await eventById(context, memory?.focus?.eventId ?? '');
  const fresh = spoken && { firstDay: spoken.day, place: spoken.location, eventType: 'casual' as const };
  // "Pack me for that": the event that was just spoken of, for one day where no length is said.
  const trip =
    before ?? (days === undefined && !pointsAt(english) && !forThat.test(text) ? undefined : fresh);
  if (!trip) return undefined;
  const answer = await packTrip(context, {
    ...trip,
    days: days ?? before?.days ?? 1,
    ...(isLight ? { isLight: true } : {}),
  });
  return language === 'en' ? answer : renderAbroad({ context, answer, intent: 'pack', language });
}
