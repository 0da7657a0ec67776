import { wornGarments } from '../knowledge/worn-garments.ts';
import { list } from '../stylist/outfit/voice/plain-words.ts';
import { type Asked, nearestOf } from './asked.ts';
import { tellWeather } from './day-tools.ts';
import { describeItems } from './describe-tools.ts';
import { findItems, sortOf, unique } from './find-tools.ts';
import { matchItems } from './match-items.ts';
import { packTrip } from './pack-tool.ts';
import { checkColours, matchingColours } from './pair-tools.ts';
import { addDays, readDuration } from './read-day.ts';
import type { Mention } from './read-mentions.ts';
import { kindOnly } from './read-qualities.ts';
import { hasQualities, isKind, lessening, type Question, resolve } from './read-question.ts';
import { signsOf } from './signs.ts';
import { alikeItems, similarItems } from './similar-items.ts';
import { summarise, unwornItems, wardrobeGaps } from './sum-tools.ts';
import type { Answer, AssistantItem, ItemFilter } from './world.ts';

const wanted = ({ mentions, plain }: Question) =>
  narrowest(
    mentions.filter(({ role }) => role === 'wanted'),
    plain,
  );

/** "Which of my shoes have a heel" asks for heels, and not for shoes and heels. */
function narrowest(mentions: Mention[], plain: string): Mention[] {
  if (!/\b(have|has|got|with|are|is)\b/.test(plain) || /\b(and|or)\b/.test(plain)) return mentions;
  const isWider = ({ filter }: Mention, other: Mention) =>
    other.filter.kinds !== undefined &&
    filter.kinds === undefined &&
    filter.categories?.some((category) =>
      other.filter.kinds?.some((kind) => isOfCategory(kind, category)),
    ) === true;
  return mentions.filter(
    (mention) =>
      !mentions.some((other) => other !== mention && other.first > mention.first && isWider(mention, other)),
  );
}

function isOfCategory(kind: string, category: AssistantItem['category']): boolean {
  const slot = wornGarments[kind]?.slots[0];
  return (slot === 'shoes') === (category === 'shoes') && (slot === 'outer') === (category === 'outerwear');
}

/** What is summed up; the kind of garment that is named narrows it. */
export function sumQuestion(
  { world, question }: Asked,
  about: 'unworn' | 'gaps' | 'count' | 'worth' | 'colours',
): Promise<Answer> {
  const [mention] = wanted(question);
  const filter =
    about === 'count' ? allKinds(wanted(question)) : mention && isKind(mention) ? mention.filter : undefined;
  if (about === 'unworn') return unwornItems(world, filter && kindOnly(filter), mention?.filter.notWornSince);
  if (about === 'gaps') return wardrobeGaps(world, filter);
  if (about === 'count')
    return summarise(
      world,
      /\b(brands?|labels?|makers?|designers?|shops?)\b/.test(question.plain) && !mention?.filter.brands
        ? 'brands'
        : 'count',
      filter ?? (mention && hasQualities(mention.filter) ? mention.filter : undefined),
    );
  return summarise(
    world,
    about,
    about === 'worth'
      ? (filter ?? (mention && hasQualities(mention.filter) ? mention.filter : undefined))
      : undefined,
  );
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
export function colourQuestion({ question }: Asked): Answer | undefined {
  const colours = [...new Set(question.mentions.flatMap(({ filter }) => filter.colours ?? []))];
  const [first] = colours;
  if (first === undefined) return undefined;
  return colours.length > 1 && !othersWanted.test(question.plain)
    ? checkColours(colours.slice(0, 3), question.text)
    : matchingColours(colours.slice(0, 3), question.text);
}

/** "My two wool coats, the camel and the other": both of the kind and cloth. */
function bothOf({ plain }: Question, items: readonly AssistantItem[], { filter }: Mention): AssistantItem[] {
  return /\b(two|both)\b/.test(plain)
    ? matchItems(items, {
        ...lessening(kindOnly(filter), ['noun']),
        ...(filter.materials ? { materials: filter.materials } : {}),
      })
    : [];
}

/** Several garments beside each other. */
export function compareQuestion({ world, question, items }: Asked): Answer | undefined {
  const mentions = question.mentions.filter(({ role }) => role !== 'refused');
  const kind = mentions.find(isKind);
  const parts = mentions.map((mention) =>
    isKind(mention) || !kind
      ? mention
      : { ...mention, filter: { ...kindOnly(kind.filter), ...mention.filter } },
  );
  const precise =
    parts.length > 1
      ? parts.filter(({ filter, definite }) => hasQualities(filter) || (definite && parts.length === 2))
      : parts;
  const named = (precise.length > 0 ? precise : parts).flatMap((mention) => {
    const colours = mention.filter.colours ?? [];
    const own =
      colours.length > 1
        ? colours.map((colour) => ({ ...mention, filter: { ...mention.filter, colours: [colour] } }))
        : [mention];
    return own.flatMap((each) => resolve(items, each).slice(0, precise.length > 1 || own.length > 1 ? 1 : 3));
  });
  const distinct = unique(named.length < 2 && kind ? bothOf(question, items, kind) : named);
  return distinct.length > 1 ? describeItems(world, distinct.slice(0, 4), question.plain) : undefined;
}

/** Price, maker, size, cloth, wears of a garment, or of each that is named. */
export function factsQuestion({ world, question, items }: Asked): Answer | undefined {
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
    const all = nearestOf(resolve(items, own), question);
    return /\b(both|two|each|all)\b/.test(plain) && named.length === 1 ? all.slice(0, 4) : all.slice(0, 1);
  });
  const distinct = [...new Map(found.map((item) => [item.id, item])).values()];
  return distinct.length > 0 ? describeItems(world, distinct.slice(0, 4), plain) : undefined;
}

/** "When did I last wear anything red?": of all that is meant, what was worn last. */
function lastTime({ world, question, items }: Asked): Answer | undefined {
  if (!/\b(when (did|have) i (last|ever)|last time i|when was the last)\b/.test(question.plain))
    return undefined;
  const [mention] = wanted(question);
  const found = mention
    ? matchItems(items, lessening(mention.filter, ['notWornSince', 'wornFrom', 'wornTo']))
    : [];
  const [last] = [...found].sort((a, b) => ((a.lastWorn ?? '') < (b.lastWorn ?? '') ? 1 : -1));
  return last && describeItems(world, [last], question.plain);
}

/** A packing list for a trip. */
export async function packQuestion({ world, question }: Asked): Promise<Answer | undefined> {
  if (!world.hasWardrobe) return undefined;
  const { plain, days, place, occasion } = question;
  const duration =
    readDuration(plain) ??
    (days && days.last > days.first && days.said !== 'next week' ? daysBetween(days.first, days.last) : 3);
  const firstDay = days && days.first >= world.today ? days.first : addDays(world.today, 1);
  const eventType =
    occasion?.eventType === 'business' ? 'business' : /\b(wedding|gala)\b/.test(plain) ? 'formal' : 'casual';
  const without = question.mentions.filter(({ role }) => role === 'refused').map(({ filter }) => filter);
  return packTrip(world, { firstDay, days: duration, place: place ?? null, eventType, without });
}

const msPerDay = 86_400_000;

function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / msPerDay) + 1;
}

/** The weather of a day and a place, and what it asks for. */
export function weatherQuestion({ world, question }: Asked): Promise<Answer> {
  const { days, place, mentions } = question;
  const shoes = mentions.find(
    (mention) => isKind(mention) && /shoe|boot|sneaker|footwear/.test(mention.filter.noun ?? ''),
  );
  return tellWeather(world, days?.first ?? world.today, place ?? null, shoes ? 'shoes' : null);
}

/** The person's garments that fulfil what is said. */
export async function findQuestion({ world, question, items }: Asked): Promise<Answer | undefined> {
  const { plain } = question;
  const sort = sortOf(plain);
  if (signsOf(plain).has('alike')) return alikeItems(question, items);
  const latest = lastTime({ world, question, items });
  if (latest) return latest;
  if (
    /\bsimilar|(?<!\b(?:i|id|i really|really|would|we|they) )\b(like|resembl\w+) (my|the|those|that|them)\b/.test(
      plain,
    )
  ) {
    const like = similarItems(question, items);
    if (like) return like;
  }
  const refused = question.mentions.filter(({ role }) => role === 'refused').map(({ filter }) => filter);
  const mentions = wanted(question).filter(({ filter }) => Object.keys(filter).length > 0);
  if (mentions.length === 0 && refused.length === 0) return sort ? findItems(world, [{}], sort) : undefined;
  const cheap =
    /\b(cheap|affordable|inexpensive|budget|wont break the bank)\b/.test(plain) && !mentions[0]?.filter.price;
  const dear = /\b(expensive|pricey|dear|luxur\w+|high[ -]end)\b/.test(plain) && !mentions[0]?.filter.price;
  const filters = (mentions.length > 0 ? mentions.map(({ filter }) => filter) : [{}]).map((filter) =>
    inSeason(
      items,
      relaxed(items, refused.length > 0 ? { ...filter, not: [...(filter.not ?? []), ...refused] } : filter),
      plain,
    ),
  );
  return findItems(
    world,
    apposed(
      filters.map((filter) =>
        single(items, dressed(items, fitting(items, filter, question), question), mentions),
      ),
    ),
    sort ?? (cheap ? 'price' : dear ? '-price' : undefined),
  );
}

/** "Black tops that would do for a party": inside the dress code, where the wardrobe has such. */
function fitting(
  items: readonly AssistantItem[],
  filter: ItemFilter,
  { occasion, plain }: Question,
): ItemFilter {
  if (!occasion || !/\b(for|to|at)\b/.test(plain)) return filter;
  if (/\b(or|and) for\b/.test(plain)) return lessening(filter, ['occasion']);
  const { occasion: _occasion, ...rest } = filter;
  const suited =
    occasion.eventType === 'workout'
      ? { ...rest, occasion: 'workout' as const }
      : { ...rest, suits: occasion.eventType };
  return matchItems(items, suited).length > 0 ? suited : filter;
}

/** "That white shirt" is mainly white, where the wardrobe has such. */
function single(
  items: readonly AssistantItem[],
  filter: ItemFilter,
  mentions: readonly Mention[],
): ItemFilter {
  const isOne =
    mentions.length === 1 &&
    mentions[0]?.definite &&
    filter.colours &&
    filter.noun &&
    !filter.noun.endsWith('s');
  const mainly: ItemFilter = { ...filter, mainColour: true };
  const isVague = mentions.length === 1 && mentions[0]?.vague && filter.colours && !filter.noun;
  return (isOne || isVague) && matchItems(items, mainly).length > 0 ? mainly : filter;
}

const dressyWords =
  /\b(smart(er)?(?! (watch|casual))|dressy|formal|elegant|posh|fancy|dressed up|proper (shoes|clothes|coat))\b/;

/** "Any smart shoes?": from business dress on, where the wardrobe has such. */
function dressed(
  items: readonly AssistantItem[],
  filter: ItemFilter,
  { plain, occasion }: Question,
): ItemFilter {
  if (
    occasion ||
    filter.occasion ||
    filter.not?.some(({ formalFrom }) => formalFrom) ||
    !dressyWords.test(plain)
  )
    return filter;
  const smart = { ...filter, formalFrom: 3.1 };
  return !/\b(not|isnt|arent|less|too|nothing) (very |too |so |that )?(smart|dressy|formal|elegant|posh|fancy)/.test(
    plain,
  ) && matchItems(items, smart).length > 0
    ? smart
    : filter;
}

/** "The navy things, clothes, bags": what names no kind covers the others. */
function apposed(filters: ItemFilter[]): ItemFilter[] {
  const [first] = filters;
  return first && first.noun === undefined && !first.categories && hasQualities(first) && filters.length > 1
    ? [{ ...first, mainColour: true }]
    : filters;
}

/** "It's freezing, what do I have for my head?" is not answered with a sun hat, unless there is nothing else. */
function inSeason(items: readonly AssistantItem[], filter: ItemFilter, plain: string): ItemFilter {
  const wrong =
    /\b(freezing|bitter(ly)?|icy|snow(s|ing|y)?|(its|so) (so |very |really )?(cold|chilly))\b/.test(plain)
      ? 'summer'
      : /\b(boiling|scorching|heat ?wave|(its|so) (so |very |really )?hot)\b/.test(plain)
        ? 'winter'
        : undefined;
  if (!wrong || filter.season) return filter;
  const seasonal = { ...filter, not: [...(filter.not ?? []), { season: wrong } as const] };
  return matchItems(items, seasonal).length > 0 ? seasonal : filter;
}

/** A season or occasion that leaves nothing is taken as a wish, and not as a condition. */
function relaxed(items: readonly AssistantItem[], given: ItemFilter): ItemFilter {
  const isVague = given.noun === undefined && !given.categories && !given.kinds && given.row === undefined;
  const filter = isVague && given.use ? { ...given, categories: ['outerwear' as const] } : given;
  if (matchItems(items, filter).length > 0) return filter;
  for (const fields of [['season'], ['season', 'warm', 'tags', 'occasion', 'use']] as const) {
    if (fields.length > 1 && filter.tags?.some((tag) => /sleeve/.test(tag))) continue;
    const loose = lessening(filter, fields);
    if (hasQualities(loose) || isKind({ filter: loose, vague: false }))
      if (matchItems(items, loose).length > 0) return loose;
  }
  return filter;
}
