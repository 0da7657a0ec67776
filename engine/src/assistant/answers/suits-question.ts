import type { Occasion } from '../../stylist/occasion/occasion.ts';
import { degrees } from '../../stylist/outfit/voice/plain-words.ts';
import type {
  Answer,
  AssistantContext,
  AssistantItem,
  OutfitWish,
  PlaceWeather,
} from '../assistant-context.ts';
import { answered, itemsCard, statusWords } from '../tools/find-tools.ts';
import { occasionMeant } from '../tools/occasion-meant.ts';
import { weatherFor } from '../tools/outfit-tools.ts';
import { type Weighed, weighPieces } from '../tools/weigh-pieces.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { hasQualities, isKind, resolve } from '../understanding/mentions/mention-filters.ts';
import { thingsNamed } from '../understanding/mentions/things-named.ts';
import { nearestOf, type QuestionInContext } from '../understanding/question-in-context.ts';
import { dayWords } from '../understanding/read-day.ts';
import { wishOf } from '../understanding/wish.ts';
import { are, nameOf, namesOf } from '../words.ts';

/**
 * How far an outfit may fall behind the best one, of 1, for a garment in it still to be right, to be fine where it is as
 * dressy as the occasion, and to be fine at all. House rules.
 */
const [right, level, fine] = [0.03, 0.12, 0.2];

/** "Are my white sneakers OK for the office?", "can I wear the trench tomorrow?": one garment, an occasion, its weather. */
export async function suitsQuestion(
  { context, question, items }: QuestionInContext,
  before?: OutfitWish,
): Promise<Answer | undefined> {
  if (/\b(same|twice)\b/.test(question.plain)) return undefined;
  const mention = question.mentions.find((each) => isKind(each) && each.role !== 'refused');
  const item = mention ? nearestOf(resolve(items, mention), question)[0] : thingMeant(question, items);
  if (!item) return undefined;
  const own = await wishOf(context, { ...question, mentions: [] });
  const wish = before ? { ...before, with: [], without: [], locked: [], excluded: [], turn: 0 } : own;
  const [weather, occasion] = await Promise.all([weatherFor(context, wish), occasionMeant(context, wish)]);
  const isFelt = wish.feltC !== undefined;
  const hasOccasion = question.occasion !== undefined || wish.eventId !== null || before !== undefined;
  const [weighed] = (hasOccasion && item.available && (await weighPieces(context, wish, [item]))) || [];
  const faults = [
    ...(hasOccasion ? occasionFaults(item, occasion, weighed) : []),
    ...(question.days || question.place || isFelt || !hasOccasion
      ? weatherFaults(item, weather, context.units)
      : []),
    ...(item.available ? [] : [`${are(item, 'it is', 'they are')} ${statusWords(item)} right now`]),
  ];
  const cold =
    faults.length === 0 ? tooColdAlone(item, items, { weather, context, plain: question.plain }) : undefined;
  if (cold) return cold;
  const better = faults.length > 0 ? (weighed?.instead ?? []) : [];
  const said = { weighed, weather, context, wish, occasion, hasOccasion, plain: question.plain };
  return answered('suits', verdictOn(item, faults, better, said), {
    cards: itemsCard(
      better.length > 0 ? 'Better for it' : 'Asked about',
      better.length > 0 ? better : [item],
    ),
    actions: [{ kind: 'ask', label: `Outfit with the ${nameOf(item)}` }],
    memory: { tool: 'suits', shown: [item.id, ...better.map(({ id }) => id)] },
  });
}

const fearsCold = /\b(warm enough|too cold|be cold|freez\w*|chilly|get cold|bare legs)\b/;
/** Below this felt temperature nobody is warm without a coat. House rule. */
const coatBelow = 14;

/** "Will I be warm enough in the velvet dress?": with what over it. */
function tooColdAlone(
  item: AssistantItem,
  items: readonly AssistantItem[],
  { weather, context, plain }: Pick<Grounds, 'weather' | 'context' | 'plain'>,
): Answer | undefined {
  if (!fearsCold.test(plain) || weather.source === 'unknown' || weather.feltC >= coatBelow) return undefined;
  if (traitsOf(item).slots[0] === 'outer') return undefined;
  const [coat] = items
    .filter((each) => each.available && traitsOf(each).slots[0] === 'outer')
    .sort((a, b) => traitsOf(b).clo - traitsOf(a).clo);
  const over = coat ? `put ${namesOf([coat], 1)} over it` : 'you’d want a warm coat over it';
  const shown = coat ? [item, coat] : [item];
  return answered(
    'suits',
    `Not on its own: it feels like ${degrees(weather.feltC, context.units)}, so ${over}.`,
    {
      cards: itemsCard('Together', shown),
      actions: [{ kind: 'ask', label: `Outfit with the ${nameOf(item)}` }],
      memory: { tool: 'suits', shown: shown.map(({ id }) => id) },
    },
  );
}

type Grounds = {
  weighed: Weighed | undefined;
  weather: PlaceWeather;
  context: AssistantContext;
  wish: OutfitWish;
  occasion: Occasion;
  hasOccasion: boolean;
  plain: string;
};

/** Who fears that something is too much, or not enough, asks for a no. */
export const fearsTooMuch =
  /\b(too|bit|a little) (much|dressy|formal|casual|fancy|smart|loud|busy|matchy|heavy|bright|plain|warm|hot|cold|thin|light|young|old|boring|scruffy|old[ -]?fashioned|dated)\b|\b(weird|odd|daft|silly|frumpy|rude|over the top|overkill|over ?dressed|try ?hard|show ?off|showing off|full on)\b/;
/** A question that speaks of a garment's age gets it with the verdict. */
const asksAge = /\b(old|dated|old[ -]?fashioned|years|19\d\d|20[012]\d|outdated)\b/;

function verdictOn(
  item: AssistantItem,
  faults: readonly string[],
  better: readonly AssistantItem[],
  { weighed, weather, context, wish, occasion, hasOccasion, plain }: Grounds,
): string {
  const name = `the ${nameOf(item)}`;
  if (faults.length > 0) {
    const instead = better.length > 0 ? ` Better: ${namesOf(better, 3)}.` : '';
    return `I’d leave ${name} at home: ${faults.join('; ')}.${instead}`;
  }
  const yes = fearsTooMuch.test(plain) ? 'Not at all,' : 'Yes,';
  const work = are(item, 'works', 'work');
  const day = dayWords(wish.day, context);
  const when = hasOccasion ? ' for that' : ` ${/^[A-Z]/.test(day) ? 'on ' : ''}${day}`;
  const rival = weighed && (weighed.loss ?? 0) > right ? namesOf(weighed.instead, 2) : '';
  const open =
    weather.source === 'unknown' && !hasOccasion ? ' I don’t know the weather, so look outside first.' : '';
  const age = asksAge.test(plain) ? ageOf(item) : '';
  const reason = hasOccasion && fearsTooMuch.test(plain) ? levelReason(item, occasion) : '';
  if (rival !== '') return `${yes} ${name} ${work}${when}, but I’d sooner take ${rival}.${reason}${age}`;
  return `${yes} ${name} ${work}${when}.${open}${reason}${age}`;
}

/** How far from the middle of an occasion's range a piece is at one of its ends. House rule. */
const atEnd = 0.4;

/** Why a piece is not too much: where it stands between the plainest and the dressiest that people wear there. */
function levelReason(item: AssistantItem, { level: [low, high] }: Occasion): string {
  const off = traitsOf(item).formality - (low + high) / 2;
  if (off > atEnd) return ' It’s at the dressy end, so keep the rest simple.';
  if (off < -atEnd) return ' It’s at the relaxed end, so neat shoes will lift it.';
  return ' It’s about as dressy as the others will be.';
}

function ageOf({ purchasedOn, lastWorn }: AssistantItem): string {
  const at = (day: string) =>
    new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  const bought = purchasedOn ? `You bought it in ${at(purchasedOn)}` : '';
  const worn = lastWorn ? `${bought ? ' and last wore it' : 'You last wore it'} in ${at(lastWorn)}` : '';
  return bought || worn ? ` ${bought}${worn}; a clean cut in a quiet color doesn’t date.` : '';
}

/** "Would the green satin one be too much?": a garment without its kind, where its looks mean one alone. */
function thingMeant(
  question: QuestionInContext['question'],
  items: AssistantItem[],
): AssistantItem | undefined {
  const [named] = thingsNamed(question.plain, items);
  if (named) return named;
  const found = question.mentions
    .filter(({ role, filter }) => role !== 'refused' && hasQualities(filter))
    .map((mention) => resolve(items, mention));
  return found.find(({ length }) => length === 1)?.[0];
}

/** Steps of dressiness outside an occasion's range that nobody minds. House rule. */
const slack = 0.35;

/** What the planner holds against a garment there. */
function occasionFaults(
  item: AssistantItem,
  { level: dressy, activity }: Occasion,
  weighed: Weighed | undefined,
): string[] {
  const { formality, sport } = traitsOf(item);
  const [low, high] = dressy;
  const is = are(item, 'it is', 'they are');
  const isFarOff = formality < low - 1 || formality > high + 1;
  const loss = weighed === undefined ? 0 : (weighed.loss ?? 1);
  if (loss <= level && !isFarOff) return [];
  if (activity !== null && !sport) return [`${is} not made for it`];
  if (formality < low - slack) return [`${is} too casual for that`];
  if (formality > high + slack) return [`${is} too dressy for that`];
  return loss > fine ? [`${is} not right for that`] : [];
}

/** How warm a coat must be, in clo. House rule. */
function leastCoat(feltC: number): number {
  return feltC < 0 ? 0.55 : feltC < 8 ? 0.4 : 0;
}

function weatherFaults(
  item: AssistantItem,
  { source, rainChance, feltC }: PlaceWeather,
  units: AssistantContext['units'],
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
    ...(slots[0] === 'outer' && clo < leastCoat(feltC) ? [`at ${felt} it is too thin alone`] : []),
  ];
}
