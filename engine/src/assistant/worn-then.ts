import { dayIn, itemNames, tell } from './commands/command-words.ts';
import { answered, itemsCard } from './find-tools.ts';
import type { Wanted } from './intent/decide.ts';
import { isKind } from './mention-filters.ts';
import { addDays } from './read-day.ts';
import type { Question } from './read-question.ts';
import { capital } from './words.ts';
import type { Answer, World } from './world.ts';

const wearing = /\b(wear|wore|worn|wearing|had on|have on|had i on|put on|was i in|dressed)\b/;
const asksFuture = /\b(should|shall|could|can|will|would|to wear|going to)\b/;
/** From here a question asks what was done before. House rule. */
const historyBar = 0.35;

/**
 * "What did I wear on Friday": everything that was noted for that one day; undefined where no single day that is over is
 * asked about.
 */
export async function wornThen(
  world: World,
  question: Question,
  wanted: Wanted,
): Promise<Answer | undefined> {
  const { plain, days, mentions } = question;
  const { intent, probability, language } = wanted;
  const isAsked = intent === 'history' && probability >= historyBar;
  if (!world.hasWardrobe || !isAsked || !days || days.first !== days.last) return undefined;
  if (mentions.some(isKind) || asksFuture.test(plain) || (language === 'en' && !wearing.test(plain)))
    return undefined;
  const day = pastDay(days.first, world.today);
  const worn = new Set(await world.wornOn(day));
  const items = (await world.items()).filter(({ id }) => worn.has(id));
  const when = dayIn(day, language, world);
  if (items.length === 0) return answered('no_wears', tell('worn_unknown', language, { day: when }));
  const names = itemNames(items, language);
  const isNear = day >= addDays(world.today, -1);
  const text = capital(tell(isNear ? 'worn_recently' : 'worn_then', language, { day: when, names }));
  return answered('find_items', text, {
    cards: itemsCard('', items),
    memory: { tool: 'find_items', shown: items.map(({ id }) => id) },
  });
}

/** Friday, of what was worn, is the last one. */
function pastDay(day: string, today: string): string {
  return day <= today ? day : addDays(day, -7);
}
