import type { Answer, AssistantContext, AssistantItem, Memory } from '../assistant-context.ts';
import { dayIn, itemNames, tell } from '../commands/command-words.ts';
import type { Wanted } from '../intent/decide.ts';
import { answered, itemsCard } from '../tools/find-tools.ts';
import type { Grounding } from '../turn/grounding.ts';
import { type PastDays, readPastDays } from '../turn/past-days.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { addDays, daysBetween } from '../understanding/read-day.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { capital } from '../words.ts';

const wearing = /\b(wear|wore|worn|wearing|had on|have on|had i on|put on|was i in|dressed|had)\b/;
const asksFuture = /\b(should|shall|could|can|will|would|to wear|going to)\b/;
/** From here a question asks what was done before; and a short one after such a question. House rules. */
const [historyBar, goesOnBar] = [0.35, 0.75];
const fewWords = 9;
/** So many days are told one by one. */
export const longestSpan = 14;

/**
 * "What did I wear on Friday", and "and Saturday?" after it: everything that was noted for the days that are over;
 * undefined where none are asked about.
 */
export async function wornThen(
  context: AssistantContext,
  ground: Grounding,
  wanted: Wanted,
  memory: Memory | undefined,
): Promise<Answer | undefined> {
  const { intent, probability, language } = wanted;
  const { english } = ground;
  const isAsked = intent === 'history' && probability >= historyBar;
  const isAfter = memory?.intent === 'history' && memory.tool === 'worn_then';
  const goesOn =
    isAfter &&
    english.split(/\s+/).length <= fewWords &&
    (isAsked || probability < goesOnBar || /^\W*and\b/i.test(english));
  if (!context.hasWardrobe || !(isAsked || goesOn)) return undefined;
  const { plain, mentions } = readQuestion(english, context.today);
  const days = readPastDays(plain, context.today, isAfter ? memory.focus?.day : undefined);
  if (!days || daysBetween(days.first, days.last) > longestSpan) return undefined;
  if (!goesOn && (mentions.some(isKind) || asksFuture.test(plain))) return undefined;
  if (!goesOn && language === 'en' && !wearing.test(plain)) return undefined;
  return wornOnDays(context, days, language);
}

/** All that was noted for some days that are over. */
export async function wornOnDays(
  context: AssistantContext,
  days: PastDays,
  language: Wanted['language'],
): Promise<Answer> {
  const span = Array.from({ length: daysBetween(days.first, days.last) }, (_, k) => addDays(days.first, k));
  const items = await context.items();
  const worn = await Promise.all(
    span.map(async (day) => {
      const ids = new Set(await context.wornOn(day));
      return { day, items: items.filter(({ id }) => ids.has(id)) };
    }),
  );
  return wornAnswer(context, worn, language);
}

type Worn = { day: string; items: AssistantItem[] };

function wornAnswer(context: AssistantContext, worn: readonly Worn[], language: Wanted['language']): Answer {
  const noted = worn.filter(({ items }) => items.length > 0);
  const last = worn.at(-1)?.day ?? context.today;
  const focus = { itemIds: [], day: last };
  const when = dayIn(last, language, context);
  if (noted.length === 0) {
    const answer = answered('no_wears', tell('worn_unknown', language, { day: when }));
    return { ...answer, memory: { tool: 'worn_then', shown: [], intent: 'history', focus } };
  }
  const lines = noted.map(({ day, items }) => {
    const named = { day: dayIn(day, language, context), names: itemNames(items, language) };
    return capital(tell(day >= addDays(context.today, -1) ? 'worn_recently' : 'worn_then', language, named));
  });
  const shown = [...new Set(noted.flatMap(({ items }) => items))];
  return answered('find_items', lines.join('\n'), {
    cards: itemsCard('', shown),
    memory: { tool: 'worn_then', shown: shown.map(({ id }) => id), intent: 'history', focus },
  });
}
