import type { Answer, AssistantContext, AssistantItem } from '../../assistant-context.ts';
import { dayIn, itemNames } from '../../commands/command-words.ts';
import { readPastDays } from '../../turn/past-days.ts';
import type { Turn } from '../../turn/turn.ts';
import { traitsOf } from '../../understanding/mentions/match-items.ts';
import { addDays, daysBetween } from '../../understanding/read-day.ts';
import { readQuestion } from '../../understanding/read-question.ts';
import { factAnswer, tellFact } from './say-facts.ts';

const asksWhat =
  /(?<!\p{L})(?:what (?:did|was|have|had) (?:i|we)|what i (?:wore|had on)|was (?:hatte|hab|trug) ich|qu[eé] (?:me puse|llev[eé]|llevaba)|qu['’]est-ce que j|je portais quoi|hva (?:hadde|brukte|gikk) jeg)(?!\p{L})/iu;
const wearing =
  /(?<!\p{L})(?:w[eo]a?r\p{L}*|worn|in|on|dressed|an(?:gehabt|gezogen)?|trug|getragen|puse|llev\p{L}*|port\p{L}*|mis|hadde|brukte)(?!\p{L})/iu;
const lastYear =
  /(?<!\p{L})(?:last years?['’]?s?|a year ago|letzte[sn]? jahr\p{L}*|vor einem jahr|vorige[sn]? jahr|el año pasado|l['’]an(?:née)? derni[eè]re?|i fjor)(?!\p{L})/iu;
/** Spans up to a day or two are told by days; longer ones by the occasion; so far around the day of a year ago. */
const [shortSpan, longSpan, around] = [14, 62, 10];
/** From here a piece is dressed up. House rule. */
const dressy = 3;

type Worn = { day: string; items: AssistantItem[] };

/** "What did I wear to that wedding in June", "to the staff meal last year": the day on which one was dressed for it. */
export async function wornAt(turn: Turn): Promise<Answer | undefined> {
  const { context, text, ground, wanted } = turn;
  if (!context.hasWardrobe || !asksWhat.test(text) || !wearing.test(text)) return undefined;
  const { occasion } = readQuestion(ground.english, context.today);
  const title = ground.event?.title ?? occasion?.said;
  if (title === undefined) return undefined;
  const span = spanOf(turn);
  if (!span) return undefined;
  const worn = await wornIn(context, span);
  const best = dressedFor(worn, span.near);
  const { language } = wanted;
  if (!best) return factAnswer(tellFact('worn_at_unknown', language, { title }), []);
  const named = { day: dayIn(best.day, language, context), names: itemNames(best.items, language), title };
  const isSure = worn.length === 1;
  const answer = factAnswer(tellFact(isSure ? 'worn_at' : 'worn_at_likely', language, named), best.items);
  return {
    ...answer,
    memory: { ...answer.memory, tool: 'worn_then', intent: 'history', focus: { itemIds: [], day: best.day } },
  };
}

type Span = { first: string; last: string; near?: string };

function spanOf({ context, text, ground }: Turn): Span | undefined {
  if (lastYear.test(text) && ground.event) {
    const { day } = ground.event;
    const near = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
    return { first: addDays(near, -around), last: addDays(near, around), near };
  }
  const said = readPastDays(ground.english, context.today);
  if (!said) return undefined;
  const length = daysBetween(said.first, said.last);
  return length > shortSpan && length <= longSpan ? said : undefined;
}

async function wornIn(context: AssistantContext, { first, last }: Span): Promise<Worn[]> {
  const own = [...(await context.items()), ...(await context.archived())];
  const days = Array.from({ length: daysBetween(first, last) }, (_, k) => addDays(first, k));
  const worn = await Promise.all(
    days.map(async (day) => {
      const ids = new Set(await context.wornOn(day));
      return { day, items: own.filter(({ id }) => ids.has(id)) };
    }),
  );
  return worn.filter(({ items }) => items.length > 0);
}

/** The day nearest to one a year ago, else the one with the dressiest pieces. */
function dressedFor(worn: readonly Worn[], near: string | undefined): Worn | undefined {
  const pieces = (of: Worn) => of.items.filter((item) => traitsOf(item).formality >= dressy).length;
  const away = ({ day }: Worn) => (near === undefined ? 0 : Math.abs(daysBetween(near, day)));
  return [...worn].sort((a, b) => away(a) - away(b) || pieces(b) - pieces(a))[0];
}
