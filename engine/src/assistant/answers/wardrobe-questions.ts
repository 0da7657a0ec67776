import { list } from '../../stylist/outfit/voice/plain-words.ts';
import type { Answer, AssistantItem, ItemFilter } from '../assistant-context.ts';
import { tripMeant } from '../steps/trips/trip-meant.ts';
import { tellWeather } from '../tools/day-tools.ts';
import { describeItems } from '../tools/describe-tools.ts';
import { packTrip } from '../tools/pack-tool.ts';
import { checkColours, matchingColours } from '../tools/pair-tools.ts';
import { summarise, unwornItems, wardrobeGaps } from '../tools/sum-tools.ts';
import { eventOf } from '../understanding/coming-event.ts';
import { hasQualities, isKind, lessening, resolve } from '../understanding/mentions/mention-filters.ts';
import type { Mention } from '../understanding/mentions/read-mentions.ts';
import { nearestOf, type QuestionInContext } from '../understanding/question-in-context.ts';
import { addDays } from '../understanding/read-day.ts';
import { kindOnly } from '../understanding/read-qualities.ts';
import { wanted } from './find-question.ts';

/** "Which black thing have I not touched the longest": what is asked about, undefined where it is everything. */
function kindAndColor(filter: ItemFilter): ItemFilter | undefined {
  const kind = kindOnly(filter);
  const { colours } = filter;
  if (colours !== undefined) return { ...kind, colours };
  return Object.keys(kind).length > 0 ? kind : undefined;
}

/** What is summed up; the kind of garment that is named narrows it. */
export function sumQuestion(
  { context, question }: QuestionInContext,
  about: 'unworn' | 'gaps' | 'count' | 'worth' | 'colours',
): Promise<Answer> {
  const [mention] = wanted(question);
  const filter =
    about === 'count' ? allKinds(wanted(question)) : mention && isKind(mention) ? mention.filter : undefined;
  if (about === 'unworn')
    return unwornItems(context, mention && kindAndColor(mention.filter), mention?.filter.notWornSince);
  if (about === 'gaps') return wardrobeGaps(context, filter);
  if (about === 'count')
    return summarise(
      context,
      /\b(brands?|labels?|makers?|designers?|shops?)\b/.test(question.plain) && !mention?.filter.brands
        ? 'brands'
        : 'count',
      filter ?? (mention && hasQualities(mention.filter) ? mention.filter : undefined),
    );
  return summarise(
    context,
    about,
    about === 'worth'
      ? (filter ?? (mention && hasQualities(mention.filter) ? mention.filter : undefined))
      : undefined,
  );
}

/** What one garment cost, or all of a kind. */
export async function worthQuestion(asked: QuestionInContext): Promise<Answer> {
  const { question, items } = asked;
  const said = question.mentions.filter(({ role }) => role !== 'refused');
  const isOne = said.length > 0 && said.every((mention) => resolve(items, mention).length === 1);
  return (isOne ? factsQuestion(asked) : undefined) ?? sumQuestion(asked, 'worth');
}

/** Of several kinds that are to be counted together, all; undefined where the first names none. */
function allKinds([first, ...others]: Mention[]): ItemFilter | undefined {
  if (!first || !isKind(first)) return undefined;
  const of = first.filter.kinds ? 'kinds' : 'categories';
  const more = others.filter(
    ({ filter }) =>
      filter.noun && filter.row === undefined && filter[of] && Boolean(filter.kinds) === (of === 'kinds'),
  );
  if (first.filter.row !== undefined || more.length === 0) return first.filter;
  const all = [first, ...more];
  return {
    ...first.filter,
    noun: list(all.map(({ filter }) => filter.noun ?? '')),
    ...(of === 'kinds'
      ? { kinds: [...new Set(all.flatMap(({ filter }) => filter.kinds ?? []))] }
      : { categories: [...new Set(all.flatMap(({ filter }) => filter.categories ?? []))] }),
  };
}

/** "What colours would go with navy and light blue?" asks for more of them. */
const othersWanted =
  /\b(what|which) (other |else )?(colou?rs?|shades?|goes?)\b.*\b(goes?|match(es)?|works?|suits?|add|with)\b/;

/** Whether colours go together, or what goes with them. */
export function colourQuestion({ question }: QuestionInContext): Answer | undefined {
  const colours = [...new Set(question.mentions.flatMap(({ filter }) => filter.colours ?? []))];
  const [first] = colours;
  if (first === undefined) return undefined;
  return colours.length > 1 && !othersWanted.test(question.plain)
    ? checkColours(colours.slice(0, 3), question.text)
    : matchingColours(colours.slice(0, 3), question.text);
}

/** Price, maker, size, cloth, wears of a garment, or of each that is named. */
export function factsQuestion({ context, question, items }: QuestionInContext): Answer | undefined {
  const { plain, mentions } = question;
  const said = mentions.filter(({ role }) => role !== 'refused');
  const kinds = said.filter(isKind);
  const named = kinds.length > 0 ? kinds : said.filter(({ filter }) => filter.brands);
  const precise = named.filter(
    ({ filter, definite }) => hasQualities(filter) || (definite && named.length > 1),
  );
  const found = (precise.length > 0 ? precise : named).flatMap((mention) => {
    const own = {
      ...mention,
      filter: lessening(mention.filter, ['worn', 'notWornSince', 'status', 'favourite', 'price']),
    };
    const near = nearestOf(resolve(items, own), question);
    const all = lastTime.test(plain) && !own.definite ? [...near].sort(lastWornFirst) : near;
    return /\b(both|two|each|all)\b/.test(plain) && named.length === 1 ? all.slice(0, 4) : all.slice(0, 1);
  });
  const distinct = [...new Map(found.map((item) => [item.id, item])).values()];
  return distinct.length > 0 ? describeItems(context, distinct.slice(0, 4), plain) : undefined;
}

/** "When did I last wear a tie?" means the one that was worn last. */
const lastTime = /\bwhen\b.*\blast\b|\blast time\b/;

function lastWornFirst(a: AssistantItem, b: AssistantItem): number {
  return (b.lastWorn ?? '').localeCompare(a.lastWorn ?? '');
}

/** A packing list for a trip; of a trip of which nothing is said for some days from tomorrow. */
export async function packQuestion({ context, question }: QuestionInContext): Promise<Answer | undefined> {
  if (!context.hasWardrobe) return undefined;
  const event = await eventOf(context, question);
  const trip = await tripMeant({ context, question, event, memory: undefined });
  const without = question.mentions.filter(({ role }) => role === 'refused').map(({ filter }) => filter);
  const unknown = { firstDay: addDays(context.today, 1), days: usualDays, place: null };
  return packTrip(context, { ...unknown, eventType: 'casual', ...trip, without });
}

const usualDays = 3;

const asksRain =
  /\b(?:is|will|gonna|going|should|do|does|are|need)\b.*\b(?:rain\w*|wet|pour\w*|piss\w*|chuck\w* it down|umbrella|brolly|drizzl\w*)\b/;

/** The weather of a day and a place, and what it asks for. */
export function weatherQuestion({ context, question }: QuestionInContext): Promise<Answer> {
  const { days, place, mentions, plain } = question;
  const shoes = mentions.find(
    (mention) => isKind(mention) && /shoe|boot|sneaker|footwear/.test(mention.filter.noun ?? ''),
  );
  const asked = /\bsnow\w*\b/.test(plain) ? 'snow' : asksRain.test(plain) ? 'rain' : undefined;
  return tellWeather(context, days?.first ?? context.today, place ?? null, shoes ? 'shoes' : null, asked);
}
