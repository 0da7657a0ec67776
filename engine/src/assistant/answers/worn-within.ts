import type { Answer } from '../assistant-context.ts';
import { dayIn, itemNames } from '../commands/command-words.ts';
import { answered, itemsCard } from '../tools/find-tools.ts';
import { readPastDays } from '../turn/past-days.ts';
import { meantByPointing } from '../turn/spoken-of.ts';
import type { Turn } from '../turn/turn.ts';
import { addDays, daysBetween } from '../understanding/read-day.ts';
import { commandOfWish } from '../wishes/command-of-wish.ts';
import { itemsOfWish } from '../wishes/items-of-wish.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';
import { timesWords } from '../words.ts';

/** Days are counted one by one for so long. */
const mostDays = 62;

/** "How often have I worn the puffer this month": counted day by day; or in a month that is over; undefined where no time is said, or a long one. English alone. */
export async function wornWithin(
  { context, wanted: { language }, memory }: Turn,
  wish: Wish,
): Promise<Answer | undefined> {
  if (language !== 'en' || !context.hasWardrobe || !/\bhow\w* (?:many times|often|much)\b/i.test(wish.text))
    return undefined;
  const said = saidAs(wish, 'when').join(' ').toLowerCase();
  const begun = firstDayOf(said, context.today);
  const past = begun === undefined ? readPastDays(said, context.today) : undefined;
  const first = begun ?? past?.first;
  const last = past?.last ?? context.today;
  if (first === undefined || daysBetween(first, last) > mostDays) return undefined;
  const command = await commandOfWish(context, wish, { language, memory });
  const named = itemsOfWish(command, wish);
  const [item, ...others] = named?.items ?? meantByPointing(wish.text, memory, command.items);
  if (!item || others.length > 0) return undefined;
  const days = Array.from({ length: daysBetween(first, last) }, (_, k) => addDays(first, k));
  const worn = await Promise.all(days.map((day) => context.wornOn(day)));
  const count = worn.filter((ids) => ids.includes(item.id)).length;
  const name = itemNames([item], 'en').replace(/^the /, 'The ');
  const when = past ? said : `since ${dayIn(first, 'en', context)}`;
  const text =
    count === 0 ? `${name}: not noted as worn ${when}.` : `${name}: worn ${timesWords(count)} ${when}.`;
  return answered('describe_items', text, { cards: itemsCard('', [item]) });
}

/** The first day of "this month", "this week", "the last two weeks"; undefined for what is longer or not said. */
function firstDayOf(said: string, today: string): string | undefined {
  if (/\bthis month\b/.test(said)) return `${today.slice(0, 8)}01`;
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  if (/\bthis week\b/.test(said)) return addDays(today, -weekday);
  const last = /\b(?:last|past) (\d{1,2}|two|three|four|few)? ?(days|weeks?|month)\b/.exec(said);
  if (!last) return undefined;
  const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, few: 3 };
  const count = counts[last[1] ?? ''] ?? Number(last[1] ?? 1);
  const length = last[2] === 'days' ? 1 : last[2] === 'month' ? 30 : 7;
  return count * length <= mostDays ? addDays(today, -count * length) : undefined;
}
