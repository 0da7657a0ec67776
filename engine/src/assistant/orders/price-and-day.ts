import type { Command } from '../commands/command.ts';
import { dayIn, tell } from '../commands/command-words.ts';
import type { Found } from '../commands/item-words.ts';
import { pastDay } from '../commands/wear-command.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { monthOf } from '../turn/item-facts.ts';
import { readPastDays } from '../turn/past-days.ts';

const gotThem = /(?<!\p{L})got (?:it|them|those|these|that)(?!\p{L})/iu;

/** "Paid 130, got them in March": the price, and when it was bought. */
export function withDayBought(found: Found, { text, question, language, context }: Command): Found {
  const [field, value] = found.said;
  const isBought =
    gotThem.test(text) || sensedWords(text.toLowerCase()).some(({ senses }) => senses.includes('bought'));
  const days = field === 'price' && isBought ? readPastDays(question.plain, context.today) : undefined;
  if (!days) return found;
  const day = pastDay(days.first, context.today);
  const when = days.first === days.last ? dayIn(day, language, context) : monthOf(day, language);
  const bought = tell('bought_on', language, { day: when });
  return { edit: { ...found.edit, purchasedOn: day }, said: [field, `${value}, ${bought}`] };
}
