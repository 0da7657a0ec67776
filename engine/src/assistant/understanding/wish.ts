import type { EventType } from '../../stylist/outfit/outfit.ts';
import type { AssistantContext, AssistantEvent, ItemFilter, OutfitWish } from '../assistant-context.ts';
import { eventOf, onlyEventOf } from './coming-event.ts';
import { steppedCode } from './dress-level.ts';
import { matchItems } from './mentions/match-items.ts';
import { lessening } from './mentions/mention-filters.ts';
import { type Mention, questionTokens, readMentions } from './mentions/read-mentions.ts';
import { dayWords } from './read-day.ts';
import { shiftOccasion } from './read-occasion.ts';
import type { Question } from './read-question.ts';
import { readTemperature } from './read-temperature.ts';
import { isWet } from './read-uses.ts';
import { atEase, forOccasion, inOneColour, onFoot, softWaist, wholly } from './wish-limits.ts';

const styleWords =
  /\b(minimalist|classic|bohemian|boho|vintage|sporty|elegant|edgy|romantic|preppy|trendy|streetwear)\b/g;

/** The event that the words for the occasion name: "the dentist right after a full shift" is the dentist. */
function eventSaid(context: AssistantContext, question: Question): Promise<AssistantEvent | undefined> {
  const { occasionSaid: said } = context;
  if (said === undefined) return Promise.resolve(undefined);
  return eventOf(context, { ...question, plain: said.toLowerCase(), native: said });
}

/** The outfit that a question wishes for. */
export async function wishOf(context: AssistantContext, question: Question): Promise<OutfitWish> {
  const { days, place, plain } = question;
  const named = (await eventSaid(context, question)) ?? (await eventOf(context, question));
  const event = named ?? (await onlyEventOf(context, question));
  const day = event?.day ?? days?.first ?? context.today;
  const eventType = typeOf(question, event);
  const constraints = await wishedOf(context, constraintsOf(question));
  const temperature = readTemperature(plain);
  const gala = /\b(black|white)[ -]tie\b|\bgala\b/.test(plain);
  return {
    title: event?.title ?? titleOf(question, dayWords(day, context), context.occasionSaid),
    ...(event && question.occasion ? { said: question.occasion.said } : {}),
    eventType,
    eventId: event?.id ?? null,
    day,
    // The calendar spells out what people shorten: "the wedding in Cincy".
    place: named?.location ?? place ?? event?.location ?? null,
    with: [
      ...constraints.with.filter(
        ({ colours, ...rest }) => !(colours && wholly.test(plain) && Object.keys(rest).length === 0),
      ),
      ...(gala && constraints.with.length === 0
        ? [
            {
              noun: 'evening clothes',
              categories: ['dresses', 'outerwear'],
              formalFrom: 4.7,
            } satisfies ItemFilter,
          ]
        : []),
    ],
    without: [
      ...constraints.without,
      ...atEase(question),
      ...inOneColour(question),
      ...onFoot(question),
      ...softWaist(question),
      ...(await forOccasion(context, plain)),
    ],
    locked: [],
    excluded: [],
    colours: [],
    styles: [...plain.matchAll(styleWords)].map(([style]) => style.replace('boho', 'bohemian')),
    ...(isWet(plain) ? { rain: true as const } : {}),
    ...(temperature === undefined ? {} : { feltC: temperature }),
    degrees: /\b(im cold|i am cold|freezing|feel cold|always cold|warm)\b/.test(plain)
      ? 4
      : /\b(im hot|i am hot|sweat\w*|overheat\w*|boiling|stuffy)\b/.test(plain)
        ? -4
        : 0,
    turn: 0,
  };
}

/** Without what nobody wishes for: that no hoodies hang there is not told to somebody who says that others wear them. */
async function wishedOf(
  context: AssistantContext,
  constraints: ReturnType<typeof constraintsOf>,
): Promise<ReturnType<typeof constraintsOf>> {
  const { wished, hasWardrobe } = context;
  if (wished === undefined || !hasWardrobe || constraints.with.length === 0) return constraints;
  const items = await context.items();
  const asked = new Set(readMentions(questionTokens(wished)).map(({ filter }) => filter.noun));
  const isMeant = (filter: ItemFilter) =>
    matchItems(items, filter).length > 0 || filter.noun === undefined || asked.has(filter.noun);
  return { ...constraints, with: constraints.with.filter(isMeant) };
}

/** An evening without a name is a date; somebody who wants to look rich does not go out in a tee. */
function typeOf({ occasion, plain, mood, days }: Question, event: AssistantEvent | undefined): EventType {
  const said = occasion?.eventType ?? event?.eventType;
  if (mood?.dressy && !mood.easy && (said === undefined || said === 'casual')) return 'date';
  if (mood?.easy && said === undefined) return 'casual';
  if (said === undefined && days?.evening) return 'date';
  if (/\bsmart[ -]casual\b/.test(plain)) return 'date';
  if (event && (!occasion || occasion.eventType === 'casual' || event.eventType !== 'other'))
    return event.eventType;
  return occasion?.eventType ?? 'casual';
}

function titleOf({ occasion, days, plain }: Question, when: string, named: string | undefined): string {
  if (!occasion) return named ?? (days && !/^the \d/.test(days.said) ? days.said : when);
  const said = wholeLabel(occasion.said, plain);
  if (said !== occasion.said) return said === '' ? when : said;
  return occasion.said === 'trip' || occasion.said === 'casual'
    ? `a ${occasion.said}${occasion.said === 'casual' ? ' day' : ''}`
    : occasion.said;
}

const little = 'at|of|on|in|to|for|with|a|an|the|my|our|his|her|their|and';
const endsOpen = new RegExp(`(?:\\s+(?:${little}))+$`);
const goesOnWith = new RegExp(
  `^(?:\\s+(?:${little}))*((?:\\s+(?!(?:what|which|how|tomorrow|today|tonight|this|next|i|im|and|so|but|need|help|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?\\b)[\\p{L}\\d-]+){1,3})`,
  'u',
);

/** "First day at a" does not name an occasion: the words after it are added, or the loose end is cut. */
function wholeLabel(said: string, plain: string): string {
  if (!endsOpen.test(said)) return said;
  const at = plain.indexOf(said.toLowerCase());
  const behind = at < 0 ? '' : (goesOnWith.exec(plain.slice(at + said.length))?.[1] ?? '');
  return `${said}${behind}`.replace(endsOpen, '');
}

/** What must be in an outfit and what must not, from all that is said of garments. */
export function constraintsOf({ mentions, plain, tokens }: Question): {
  with: ItemFilter[];
  without: ItemFilter[];
} {
  const wanted: ItemFilter[] = [];
  const without: ItemFilter[] = [];
  for (const mention of mentions) {
    const { filter, role } = mention;
    if (filter.notColours) without.push({ colours: filter.notColours });
    without.push(...(filter.not ?? []));
    if (role !== 'refused' && mention.vague) without.push(...beyond(filter, plain));
    const rested = filter.notWornSince;
    if (mention.vague && role !== 'refused' && rested)
      wanted.push({ notWornSince: rested, not: [{ categories: ['accessories'] }] });
    const garment = withoutSoft(filter, mention);
    if (Object.keys(garment).length === 0 || Object.keys(garment).every((key) => key === 'noun')) continue;
    if (
      role === 'refused' ||
      isWornAlready(
        tokens.map(({ text }) => text),
        mention,
        plain,
      )
    )
      without.push(garment);
    else wanted.push(...eachColour(garment, mention, plain));
  }
  return { with: wanted, without };
}

/** "Only plain colours", "nothing over 80": what is said of everything keeps out what is not so. */
function beyond({ patterns, price, favourite }: ItemFilter, plain: string): ItemFilter[] {
  const isPlain = patterns?.length === 1 && patterns[0] === 'solid';
  return [
    ...(isPlain ? [{ patterns: ['print', 'herringbone'] }] : []),
    ...(favourite && /\b(only|every|all|nothing but|just)\b/.test(plain) ? [{ not: [{ favourite }] }] : []),
    ...(price?.most === undefined ? [] : [{ price: { above: price.most } }]),
    ...(price?.below === undefined ? [] : [{ price: { least: price.below } }]),
  ];
}

/** "Navy and burgundy together" wants a garment in each. */
function eachColour(garment: ItemFilter, { vague }: Mention, plain: string): ItemFilter[] {
  const { colours = [], ...rest } = garment;
  if (!vague || colours.length !== 2 || !/\b(and|with|plus|together|both)\b|[&+]/.test(plain))
    return [garment];
  return colours.map((colour) => ({
    ...rest,
    colours: [colour],
    mainColour: true,
    not: [{ categories: ['accessories'] }],
  }));
}

/** "Comfy jeans for a stroll": what the occasion says is no quality of the garment. */
function withoutSoft(filter: ItemFilter, mention: Mention): ItemFilter {
  const { definite, vague } = mention;
  const firm = lessening(filter, [
    ...(['notColours', 'not', 'occasion', 'warm', 'season', 'price', 'use', 'favourite'] as const),
    ...(['status', 'worn', 'notWornSince', 'wornFrom', 'wornTo'] as const),
  ]);
  if (vague && firm.patterns?.[0] === 'solid') return withoutSoft(lessening(filter, ['patterns']), mention);
  return definite || /sleeve/.test(filter.tags?.join() ?? '') ? firm : lessening(firm, ['tags']);
}

function isWornAlready(words: string[], { first, last }: Mention, plain: string): boolean {
  const isPast =
    /\b(already|just|yesterday|last week|this week|all week|twice|again|to death|too often|every day)\b/.test(
      plain,
    );
  const isOther =
    /\b(what else|something else|something different|anything else|other than|not again|instead)\b/.test(
      plain,
    );
  if (!isPast && !isOther) return false;
  const behind = words.slice(last + 1, last + 6).join(' ');
  if (
    isOther &&
    /^(s )?(has |have |had |was |were |is |are )?(been )?(out|worn|on|had|seen|done|overdone|boring)\b/.test(
      behind,
    )
  )
    return true;
  return /\b(wore|worn|had on|been wearing|live in|lived in|living in)\b/.test(
    words.slice(Math.max(0, first - 4), first + 1).join(' '),
  );
}

/** Something for today, with nothing asked of it. */
export function baseWish({ today }: AssistantContext): OutfitWish {
  return {
    title: 'today',
    eventType: 'casual',
    eventId: null,
    day: today,
    place: null,
    with: [],
    without: [],
    locked: [],
    excluded: [],
    styles: [],
    colours: [],
    degrees: 0,
    turn: 0,
  };
}

/** The last wish, changed by a follow-up. */
export function changedWish(wish: OutfitWish, change: Partial<OutfitWish>): OutfitWish {
  const { code, ...rest } = wish;
  const isSameOccasion = change.title === undefined || change.title === wish.title;
  const kept = code !== undefined && isSameOccasion ? { code } : {};
  return { ...rest, ...kept, turn: 0, locked: [], ...change };
}

/** The wish one step dressier or plainer. */
export function dressedWish(wish: OutfitWish, step: 1 | -1): OutfitWish {
  const code = steppedCode(wish, step);
  const keepsType = code !== undefined && wish.eventId !== null;
  const eventType = keepsType ? wish.eventType : shiftOccasion(wish.eventType, step);
  return changedWish(wish, { eventType, excluded: [], ...(code === undefined ? {} : { code }) });
}

/** Adds garments to a wish; one that takes the place of an earlier garment replaces that. */
export function withGarments(
  wish: OutfitWish,
  added: readonly ItemFilter[],
  clash: (a: ItemFilter, b: ItemFilter) => boolean,
): ItemFilter[] {
  return [...wish.with.filter((old) => !added.some((fresh) => clash(old, fresh))), ...added];
}
