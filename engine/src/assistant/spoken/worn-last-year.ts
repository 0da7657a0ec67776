import type { Answer } from '../assistant-context.ts';
import { dayIn, itemNames, tell } from '../commands/command-words.ts';
import { answered, itemsCard } from '../tools/find-tools.ts';
import type { Turn } from '../turn/turn.ts';
import { eventOf } from '../understanding/coming-event.ts';
import { addDays } from '../understanding/read-day.ts';
import { readQuestion } from '../understanding/read-question.ts';

const lastYear =
  /(?<!\p{L})(?:last (?:year|yr)s?['’]?s?|the year before|a year ago|letzt\p{L}* jahr\p{L}*|voriges jahr|vor(?:ige)?m jahr|vor einem jahr|el año pasado|del año pasado|l['’](?:an|année) (?:dernier|dernière|passé\p{L}*)|de l['’]an dernier|i fjor|fjorårets)(?!\p{L})/giu;
const asks =
  /(?<!\p{L})(?:wore?|wear|worn|have on|had on|trug|getragen|hatt?e?|anhatt?e?|angehabt|angezogen|llev[eé]|puse|port[ée]\p{L}*|mis|mettais|brukte|hadde)(?!\p{L})/iu;
/** So many days around the same date of the year before an event lay. House rule. */
const around = 12;

/** "What did I wear to last year's Christmas do": what was worn around that date a year ago, as a guess. */
export async function wornLastYear(turn: Turn): Promise<Answer | undefined> {
  const { context, text, ground, wanted } = turn;
  if (!context.hasWardrobe || text.search(lastYear) < 0 || !asks.test(text)) return undefined;
  if (wanted.intent !== 'history' && !text.includes('?')) return undefined;
  if (ground.items.length > 0) return undefined;
  const { language } = wanted;
  const event = await eventOf(context, {
    ...readQuestion(ground.english.replace(lastYear, ' '), context.today),
    days: undefined,
    native: text.replace(lastYear, ' '),
    language,
  });
  if (!event) return undefined;
  const then = `${Number(event.day.slice(0, 4)) - 1}${event.day.slice(4)}`;
  const days = Array.from({ length: 2 * around + 1 }, (_, k) =>
    addDays(then, (k % 2 ? 1 : -1) * Math.ceil(k / 2)),
  );
  const own = await context.items();
  for (const day of days) {
    const ids = await context.wornOn(day);
    const worn = own.filter(({ id }) => ids.includes(id));
    if (worn.length === 0) continue;
    const said = {
      day: `${dayIn(day, language, context)}, ${day.slice(0, 4)}`,
      names: itemNames(worn, language),
    };
    return answered('worn_then', tell('worn_last_year', language, said), { cards: itemsCard('', worn) });
  }
  return answered('worn_then', tell('worn_unknown_year', language));
}
