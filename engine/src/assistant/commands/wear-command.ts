import type { Answer, AssistantItem } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { itemsCard } from '../tools/find-tools.ts';
import { addDays, readDays } from '../understanding/read-day.ts';
import { englishOf } from '../wishes/command-of-wish.ts';
import { type Command, confirm } from './command.ts';
import { dayIn, itemNames, listIn, tell } from './command-words.ts';

/** Asks whether garments were worn on the day that was said, or on each of several. */
export function confirmWorn(command: Command, items: AssistantItem[]): Answer {
  const { context, language } = command;
  const itemIds = items.map(({ id }) => id);
  const days = daysWorn(command);
  const [first = context.today] = days;
  const when = listIn(
    days.map((day) => dayIn(day, language, context)),
    language,
  );
  const sentence = tell('item_worn', language, { names: itemNames(items, language), day: when });
  const worn = days.map((day): Change => ({ kind: 'wear_items', itemIds, day }));
  const change: Change =
    worn.length > 1 ? { kind: 'several', changes: worn } : { kind: 'wear_items', itemIds, day: first };
  const answer = confirm(command, sentence, change, { cards: itemsCard('', items) });
  const focus = { ...(answer.memory.focus ?? { itemIds }), day: first };
  return { ...answer, memory: { ...answer.memory, tool: 'offer_worn', focus } };
}

/** The days on which something was worn, the earliest first: those that are named, else today. */
function daysWorn(command: Command): string[] {
  const { context, question, text, language } = command;
  const parts = text.split(between).map((part) => dayOf(part, command));
  const named = [...new Set(parts.filter((day) => day !== undefined))].sort();
  if (named.length > 1) return named;
  const said = saidYesterday(text, language, context.today) ?? question.days?.first ?? dayBefore(command);
  return [pastDay(said, context.today)];
}

/** What stands between two days, in the five languages. */
const between = /[,;&+]|(?<!\p{L})(?:and|und|y|et|og)(?!\p{L})/iu;

function dayOf(said: string, { context: { today }, language }: Command): string | undefined {
  if (dayBeforeThat.test(said)) return addDays(today, -2);
  const day = saidYesterday(said, language, today) ?? readDays(englishOf(said, language), today)?.first;
  return day && pastDay(day, today);
}

/** "Yesterday and the day before". */
const dayBeforeThat =
  /^\W*(?:the )?day before(?: that| yesterday)?(?!\p{L})|(?<!\p{L})(?:vorgestern|anteayer|avant-hier|i forgårs)(?!\p{L})/iu;

const yesterday = /\b(?:yesterday|last night|gestern|ayer|anoche)\b|(?<!\p{L})i ?går(?!\p{L})/iu;

/** Yesterday in words of five languages, also where the language was not told rightly; "hier" is German for here. */
export function saidYesterday(
  text: string,
  language: Command['language'],
  today: string,
): string | undefined {
  const isSaid = yesterday.test(text) || (language === 'fr' && /\bhier\b/i.test(text));
  return isSaid ? addDays(today, -1) : undefined;
}

const lastWeek =
  /(?<!\p{L})(?:last week|a week ago|letzte woche|vor einer woche|la semana pasada|la semaine derni[eè]re|forrige uke|i forrige uke)(?!\p{L})/iu;

/** A week ago, where "last week" is all that was said; undefined where it was not. */
export function saidLastWeek(text: string, today: string): string | undefined {
  return lastWeek.test(text) ? addDays(today, -7) : undefined;
}

/** "And the boots too", after what was worn yesterday: the same day. */
function dayBefore({ memory, text }: Command): string | undefined {
  const isFurther = further.test(text) && memory?.command?.intent === 'item_worn';
  return isFurther ? memory?.focus?.day : undefined;
}

/** What adds a thing to what was just said, in the five languages. */
const further =
  /^\W*(?:(?:oh|ok|ah|ach|ay)\W+)*(?:and|also|plus|n|und|auch|y|también|tambien|et|aussi|og|også)(?!\p{L})|(?<!\p{L})(?:too|as well|also|forgot|auch|ebenfalls|noch|también|tambien|aussi|også)\W*$/iu;

/** What was worn on Monday was worn on the last one. */
export function pastDay(day: string | undefined, today: string): string {
  if (day === undefined) return today;
  if (day <= today) return day;
  const week = addDays(day, -7);
  return week <= today ? week : today;
}
