import type { Answer } from '../assistant-context.ts';
import { dayIn, itemNames } from '../commands/command-words.ts';
import { answered, itemsCard } from '../tools/find-tools.ts';
import type { Turn } from '../turn/turn.ts';
import { addDays, daysBetween } from '../understanding/read-day.ts';
import { commandOfWish } from '../wishes/command-of-wish.ts';
import { itemsOfWish } from '../wishes/items-of-wish.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';
import { timesWords } from '../words.ts';

/** Days are counted one by one for so long. */
const mostDays = 62;

/** "How often have I worn the puffer this month": counted day by day; undefined where no time is said, or a long one. English alone. */
export async function wornWithin(
  { context, wanted: { language }, memory }: Turn,
  wish: Wish,
): Promise<Answer | undefined> {
  if (language !== 'en' || !context.hasWardrobe || !/\bhow\w* (?:many times|often|much)\b/i.test(wish.text))
    return undefined;
  const said = saidAs(wish, 'when').join(' ').toLowerCase();
  const first = firstDayOf(said, context.today);
  if (first === undefined) return undefined;
  const command = await commandOfWish(context, wish, { language, memory });
  const [item, ...others] = itemsOfWish(command, wish)?.items ?? [];
  if (!item || others.length > 0) return undefined;
  const days = Array.from({ length: daysBetween(first, context.today) }, (_, k) => addDays(first, k));
  const worn = await Promise.all(days.map((day) => context.wornOn(day)));
  const count = worn.filter((ids) => ids.includes(item.id)).length;
  const name = itemNames([item], 'en').replace(/^the /, 'The ');
  const since = `since ${dayIn(first, 'en', context)}`;
  const text =
    count === 0 ? `${name}: not noted as worn ${since}.` : `${name}: worn ${timesWords(count)} ${since}.`;
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
