import type { Answer, AssistantContext, AssistantItem } from '../../assistant-context.ts';
import { dayIn, listIn } from '../../commands/command-words.ts';
import { readPastDays } from '../../turn/past-days.ts';
import type { Turn } from '../../turn/turn.ts';
import { addDays, daysBetween } from '../../understanding/read-day.ts';
import { timesWords } from '../../words.ts';
import { factAnswer, tellFact } from './say-facts.ts';
import { suitMeant } from './suit-meant.ts';

const asksTimes =
  /(?<!\p{L})(?:how (?:many times|often|much)|when (?:did|have) i (?:last )?w(?:ear|orn)|last (?:wore|worn|time)|wie (?:oft|viele? male?)|wann (?:hab|hatte)|zuletzt|cu[aá]ntas veces|cu[aá]ndo|combien de fois|quand|hvor (?:ofte|mange ganger)|når)(?!\p{L})/iu;
const wearing =
  /(?<!\p{L})(?:w[eo]a?r\p{L}*|worn|had (?:it |that )?on|getragen|an(?:gehabt|gezogen)?|anhatte|trug|puest\p{L}*|llevad\p{L}*|puse|porté\p{L}*|mis\p{L}*|brukt|hatt på|gått)(?!\p{L})/iu;
/** So many days are looked through one by one. */
const longest = 100;

/** "How many times have I worn that suit this month": its pieces together, each day once. */
export async function wornTogether(turn: Turn): Promise<Answer | undefined> {
  const { context, text, ground, memory, wanted } = turn;
  if (!context.hasWardrobe || !asksTimes.test(text) || !wearing.test(text)) return undefined;
  const items = suitMeant(text, await context.items(), memory);
  if (items.length === 0) return undefined;
  const { language } = wanted;
  const said = readPastDays(ground.english, context.today);
  const first =
    said && daysBetween(said.first, said.last) < longest ? said.first : addDays(context.today, -longest);
  const days = await daysWorn(context, items, { first, last: said?.last ?? context.today });
  const most = Math.max(...items.map(({ timesWorn }) => timesWorn));
  const count = said ? days.length : Math.max(most, days.length);
  const names = listIn(
    items.map(({ description }) => description),
    language,
  );
  const list = listIn(
    days.map((day) => dayIn(day, language, context)),
    language,
  );
  if (count === 0) return factAnswer(tellFact('together_never', language, { names }), items);
  const times = language === 'en' ? timesWords(count) : tellFact('times', language, { count: String(count) });
  const [last] = items.flatMap(({ lastWorn }) => lastWorn ?? []).sort((a, b) => (a < b ? 1 : -1));
  const on = list === '' ? (last ? dayIn(last, language, context) : '') : list;
  const answer = factAnswer(tellFact('together', language, { times, days: on, names }), items);
  const itemIds = items.map(({ id }) => id);
  return { ...answer, memory: { ...answer.memory, focus: { itemIds } } };
}

/** The days on which all of some pieces were worn, or any of them where they never were together. */
async function daysWorn(
  context: AssistantContext,
  items: readonly AssistantItem[],
  { first, last }: { first: string; last: string },
): Promise<string[]> {
  const end = last < context.today ? last : context.today;
  const span = Array.from({ length: daysBetween(first, end) }, (_, k) => addDays(first, k));
  const worn = await Promise.all(span.map(async (day) => ({ day, ids: new Set(await context.wornOn(day)) })));
  const all = worn.filter(({ ids }) => items.every(({ id }) => ids.has(id)));
  const any = worn.filter(({ ids }) => items.some(({ id }) => ids.has(id)));
  return (all.length > 0 ? all : any).map(({ day }) => day);
}
