import type { Answer } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { answered } from '../tools/find-tools.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import type { Turn } from '../turn/turn.ts';
import { occasionByDay } from '../understanding/occasion-by-day.ts';
import { addDays, daysBetween, readDays } from '../understanding/read-day.ts';
import type { SaidOccasion } from '../understanding/read-occasion.ts';
import type { Question } from '../understanding/read-question.ts';
import { baseWish, changedWish } from '../understanding/wish.ts';
import { capital } from '../words.ts';
import { type Command, confirm } from './command.ts';
import { dayIn, tell } from './command-words.ts';
import { cardsOf, outfitsFor, type PlannedOutfit, tellDays } from './days-ahead.ts';
import { meantItems } from './meant-items.ts';
import { commandOf } from './read-command.ts';

const weekLength = 7;

/** The last of the days that are named: "monday to friday", "until sunday". */
function lastOf({ plain, days }: Question, first: string, today: string): string | undefined {
  if (days && days.last > first) return days.last;
  const until = readDays(untilDay.exec(plain)?.[1] ?? '', today)?.first;
  if (until !== undefined) return until > first ? until : addDays(until, weekLength);
  const named = plain.split(/[^\p{L}]+/u).flatMap((word) => readDays(word, today)?.first ?? []);
  const last = named.at(-1);
  if (named.length < 2 && days && days.first === first && !ofMoreDays.test(plain)) return first;
  if (last === undefined || named.length < 2) return undefined;
  return last > first ? last : addDays(last, weekLength);
}

/** What says that a single day that is named only begins them. */
const ofMoreDays =
  /\b(?:weeks?|days|from|starting|onwards?|on|ab|von|woche|tage|desde|semana|semaine|d[eè]s|partir|fra|uke\w*)\b/;

const untilDay = /day (?:to|until|till|through|thru|bis|-|–) ((?:sun|mon|tues|wednes|thurs|fri|satur)day)\b/;

/** "Monday to Friday", said on a Wednesday, is next week's. */
function firstOf({ plain, days }: Question, today: string): string {
  const [named] = plain
    .split(/[^\p{L}]+/u)
    .flatMap((word) => (dayNames.test(word) ? (readDays(word, today)?.first ?? []) : []));
  const said = days?.first;
  if (said !== undefined && named !== undefined && said <= today && named > today) return named;
  return said !== undefined && said >= today ? said : today;
}

const dayNames = /^(sun|mon|tues|wednes|thurs|fri|satur)day$/;

/** Outfits for the week or the days that are named, shown before they are planned. */
export async function planWeekOf(command: Command): Promise<Answer> {
  const { context, question, language } = command;
  if (!context.plansOutfits)
    return answered('command', context.planSentence, {
      actions: [{ kind: 'open', label: 'Upgrade', page: 'upgrade' }],
    });
  const first = firstOf(question, context.today);
  const last = lastOf(question, first, context.today) ?? addDays(first, weekLength - 1);
  const count = Math.min(Math.max(daysBetween(first, last), 1), weekLength);
  const span = Array.from({ length: count }, (_, k) => addDays(first, k));
  const leftOut = weekdaysLeftOut(question, context.today);
  const days = span.filter((day) => !leftOut.includes(weekdayOf(day)));
  const occasionOf = occasionByDay(question, language);
  const planned = await outfitsFor(context, days, (day) => {
    const occasion = occasionOf(day);
    return occasion && everyDay.test(occasion.said) ? undefined : occasion;
  });
  const named = {
    day: dayIn(first, language, context),
    last: dayIn(days.at(-1) ?? first, language, context),
  };
  if (planned.length === 0) return { ...answered('command', tell('days_planned_already', language, named)) };
  return proposal(command, planned);
}

/** "Bike every day" says how often, and no occasion. */
const everyDay = /^every ?day$/;

const leaves =
  /\b(?:leave(?: out)?|except(?: for)?|but not|not(?: on)?|skip|apart from|without)(?: the| out)? ((?:sun|mon|tues|wednes|thurs|fri|satur)day)(?: (?:and|or|,) ((?:sun|mon|tues|wednes|thurs|fri|satur)day))?\b/g;

/** "Leave Wednesday as it is", "but not Friday": the weekdays that get no outfit, 0 for Sunday. */
function weekdaysLeftOut({ plain }: Question, today: string): number[] {
  const said = [...plain.matchAll(leaves)].flatMap(([, one, other]) => [one ?? '', other ?? '']);
  return said.flatMap((word) => {
    const day = word === '' ? undefined : readDays(word, today)?.first;
    return day === undefined ? [] : [weekdayOf(day)];
  });
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The outfits of some days, which one yes puts into the calendar. */
async function proposal(
  command: Command,
  planned: readonly PlannedOutfit[],
  before?: readonly PlannedOutfit[],
): Promise<Answer> {
  const { context, language } = command;
  const ordered = [...planned].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const lines = await tellDays(context, ordered, language);
  const change: Change = { kind: 'several', changes: ordered };
  const answer = confirm(command, `${lines}\n${tell('days_plan', language)}`, change, {
    cards: cardsOf(context, ordered, language),
    done: tell('days_plan_done', language),
  });
  const { pending } = answer.memory;
  if (!pending || !before) return answer;
  const earlier: Change = { kind: 'several', changes: [...before] };
  return { ...answer, memory: { ...answer.memory, pending: { ...pending, before: earlier } } };
}

/** The outfits that wait for a yes, where nothing else waits. */
export function waitingOutfits(change: Change | undefined): PlannedOutfit[] {
  if (change?.kind !== 'several') return [];
  const planned = change.changes.flatMap((each) => (each.kind === 'plan_outfit' ? [each] : []));
  return planned.length === change.changes.length ? planned : [];
}

/** "Swap Tuesday and Wednesday", "not Monday", "Friday with the hoodie", "no jeans": the outfits that wait, changed so. */
export async function changedDays(turn: Turn): Promise<Answer | undefined> {
  const planned = waitingOutfits(turn.memory?.pending?.change);
  if (planned.length === 0) return undefined;
  const command = await commandOf(turn);
  const earlier = waitingOutfits(turn.memory?.pending?.before);
  if (turn.wanted.intent === 'undo' && earlier.length > 0) return proposal(command, earlier);
  const senses = new Set(sensedWords(turn.text.toLowerCase()).flatMap(({ senses: each }) => each));
  const days = daysOf(command, planned);
  const [first, second] = days;
  if (first && second && swaps.test(turn.text))
    return proposal(command, swapped(planned, first, second), planned);
  const items = namedItems(turn, command);
  const isRefused = senses.has('without') || senses.has('never') || refuses.test(turn.text);
  if (items.length > 0) {
    const ids = items.map(({ id }) => id);
    const now = await dressedAgain(turn, planned, { days, ids, isRefused });
    return now && proposal(command, now, planned);
  }
  if (days.length === 0) return undefined;
  if (isRefused || senses.has('cancel') || senses.has('delete')) {
    const left = planned.filter(({ day }) => !days.includes(day));
    return left.length > 0 ? proposal(command, left, planned) : undefined;
  }
  const occasion =
    occasionByDay(command.question, command.language)(days[0] ?? '') ?? command.question.occasion;
  if (occasion) return proposal(command, await withOccasion(turn, planned, days, occasion), planned);
  if (!senses.has('other') && turn.wanted.intent !== 'other') return undefined;
  const worn = planned.filter(({ day }) => days.includes(day)).flatMap(({ itemIds }) => itemIds.slice(0, 2));
  const now = await dressedAgain(turn, planned, { days, ids: worn, isRefused: true });
  return now && proposal(command, now, planned);
}

/** "Thursday is the office": other outfits for that. */
async function withOccasion(
  { context }: Turn,
  planned: readonly PlannedOutfit[],
  days: readonly string[],
  occasion: SaidOccasion,
): Promise<PlannedOutfit[]> {
  const { eventType, said } = occasion;
  return Promise.all(
    planned.map(async (each) => {
      if (!days.includes(each.day)) return each;
      const wish = changedWish(baseWish(context), { day: each.day, eventType, title: said });
      const { memory } = await suggestOutfit(context, wish);
      const itemIds = memory.outfit?.itemIds ?? each.itemIds;
      return { ...each, itemIds, eventType, title: capital(said) };
    }),
  );
}

const swaps =
  /(?<!\p{L})(swap|switch|exchange|flip|tausch\p{L}*|vertausch\p{L}*|cambia\p{L}*|intercambia\p{L}*|échange\p{L}*|inverse\p{L}*|bytt\p{L}*)(?!\p{L})/iu;
const refuses = /(?<!\p{L})(off|skip|leave out|drop|nicht|not|frei|libre|congé|fri)(?!\p{L})/iu;

/** The days of the proposal that a message names: "Friday" is the one that is planned for. */
function daysOf({ question, context }: Command, planned: readonly PlannedOutfit[]): string[] {
  const own = [...new Set(planned.map(({ day }) => day))];
  const said = question.plain.split(/[^\p{L}\p{N}]+/u).flatMap((word) => {
    const read = dayNames.test(word) ? readDays(word, context.today)?.first : undefined;
    return read === undefined ? [] : (own.find((day) => weekdayOf(day) === weekdayOf(read)) ?? []);
  });
  const read = question.days?.first;
  const whole = read !== undefined && own.includes(read) && said.length === 0 ? [read] : [];
  return [...new Set([...said, ...whole])];
}

function namedItems({ ground }: Turn, command: Command) {
  const { items, isOpen } = meantItems({ ...command, memory: undefined });
  const [only] = items;
  if (items.length > 0 && !isOpen) return items;
  return only && items.length <= 2 ? [only] : [...ground.surely];
}

function swapped(planned: readonly PlannedOutfit[], one: string, other: string): PlannedOutfit[] {
  return planned.map((each) => {
    const from = each.day === one ? other : each.day === other ? one : undefined;
    const match = planned.find(({ day }) => day === from);
    return match ? { ...each, itemIds: match.itemIds } : each;
  });
}

type QuestionInContext = { days: readonly string[]; ids: readonly string[]; isRefused: boolean };

/** Other outfits where a garment must come in or leave; undefined where no day is meant. */
async function dressedAgain(
  { context }: Turn,
  planned: readonly PlannedOutfit[],
  { days, ids, isRefused }: QuestionInContext,
): Promise<PlannedOutfit[] | undefined> {
  const isMeant = ({ day, itemIds }: PlannedOutfit) =>
    days.length > 0 ? days.includes(day) : isRefused && itemIds.some((id) => ids.includes(id));
  if (!planned.some(isMeant)) return undefined;
  const events = await context.events(context.today, addDays(context.today, 2 * weekLength));
  return Promise.all(
    planned.map(async (each) => {
      if (!isMeant(each)) return each;
      const place = events.find(({ id }) => id === each.eventId)?.location ?? null;
      const { day, eventType, eventId, title } = each;
      const wish = changedWish(baseWish(context), {
        day,
        eventType,
        eventId,
        place,
        title: title === '' ? 'the day' : title,
        ...(isRefused ? { excluded: [...ids] } : { locked: [...ids] }),
      });
      const { memory } = await suggestOutfit(context, wish);
      return memory.outfit ? { ...each, itemIds: memory.outfit.itemIds } : each;
    }),
  );
}
