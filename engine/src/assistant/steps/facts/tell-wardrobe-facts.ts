import sentences from '../../../knowledge/assistant/wardrobe-facts.json' with { type: 'json' };
import type { AssistantContext, AssistantItem } from '../../assistant-context.ts';
import { dayIn, itemNames, listIn } from '../../commands/command-words.ts';
import type { Language } from '../../intent/intent-names.ts';
import { filled } from '../../say.ts';
import { type Sort, sorts } from '../../tools/find-tools.ts';
import { addDays } from '../../understanding/read-day.ts';
import { timesWords } from '../../words.ts';

/** What is asked of some garments: how many, what they cost, which is the oldest, which were never worn. */
export type FactAsked =
  | { kind: 'count' }
  | { kind: 'sum' }
  | { kind: 'never' }
  | { kind: 'since'; day: string }
  | { kind: 'bought'; first: string; last: string }
  | { kind: 'rank'; sort: Sort };

type Name = keyof typeof sentences;

function tell(name: Name, language: Language, named: Record<string, string> = {}): string {
  return filled(sentences[name][language], named);
}

export type FactRequest = {
  context: AssistantContext;
  items: readonly AssistantItem[];
  asked: FactAsked;
  language: Language;
};

type Text = { text: string; shown: AssistantItem[] };

/** What is said to a question about some garments, and the garments that are shown with it. */
export function textOf(request: FactRequest): Text {
  const { items, asked, language, context } = request;
  if (asked.kind === 'count') {
    const names = itemNames(items, language);
    const name = items.length === 1 ? 'count_one' : 'count';
    return { text: tell(name, language, { count: String(items.length), names }), shown: [...items] };
  }
  if (asked.kind === 'sum') return sumText(request);
  if (asked.kind === 'rank') return rankText(request, asked.sort);
  if (asked.kind === 'bought') return boughtText(request, asked);
  const isSince = asked.kind === 'since';
  const wears = items.some(({ lastWorn }) => lastWorn !== null);
  if (!wears) return { text: tell('no_wears', language), shown: [] };
  const never = items.filter(({ lastWorn }) => lastWorn === null);
  const rested = isSince ? items.filter(({ lastWorn }) => lastWorn !== null && lastWorn < asked.day) : [];
  const day = isSince ? dayAgo(asked.day, language, context) : '';
  const parts = [
    ...(rested.length > 0
      ? [tell('not_worn_since', language, { day, names: itemNames(rested, language) })]
      : []),
    ...(never.length > 0 ? [tell('never_worn', language, { names: itemNames(never, language) })] : []),
  ];
  if (parts.length > 0) return { text: parts.join(' '), shown: [...rested, ...never] };
  return { text: tell(isSince ? 'all_worn_since' : 'all_worn', language, { day }), shown: [] };
}

/** A day of which the year goes without saying. */
const daysWithoutYear = 180;

/** A day before today, with its year where that is not plain. */
function dayAgo(day: string, language: Language, context: AssistantContext): string {
  const said = dayIn(day, language, context);
  if (day > addDays(context.today, -daysWithoutYear) || said.includes(day)) return said;
  return `${said}${language === 'en' ? ',' : ''} ${day.slice(0, 4)}`;
}

const mostNamed = 8;

function sumText({ items, language }: FactRequest): Text {
  const priced = items.filter(({ price }) => price !== null).sort(sorts['-price']);
  if (priced.length === 0) return { text: tell('no_prices', language), shown: [...items] };
  const total = priced.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const names = priced.slice(0, mostNamed).map((item) => `${plainName(item, language)} (${item.price})`);
  const more = priced.length > mostNamed ? [`+${priced.length - mostNamed}`] : [];
  const unpriced = items.filter(({ price }) => price === null);
  const missing =
    unpriced.length > 0 ? tell('without_price', language, { names: itemNames(unpriced, language) }) : '';
  const sum = `${Math.round(100 * total) / 100}${priced[0]?.currency ? ` ${priced[0].currency}` : ''}`;
  const text = `${tell('sum', language, { sum, names: listIn([...names, ...more], language) })}${missing}`;
  return { text, shown: priced };
}

function boughtText(
  { items, language }: FactRequest,
  { first, last }: { first: string; last: string },
): Text {
  if (items.every(({ purchasedOn }) => purchasedOn === null))
    return { text: tell('no_dates', language), shown: [] };
  const found = items
    .filter(({ purchasedOn }) => purchasedOn !== null && purchasedOn >= first && purchasedOn <= last)
    .sort(sorts.age);
  if (found.length === 0) return { text: tell('none_bought', language), shown: [] };
  const names = found.map(
    (item) =>
      `${plainName(item, language)} (${[item.price, monthOf(item, language)].filter(Boolean).join(', ')})`,
  );
  const total = Math.round(100 * found.reduce((sum, { price }) => sum + (price ?? 0), 0)) / 100;
  const text = tell('bought', language, {
    count: String(found.length),
    names: listIn(names, language),
    sum: String(total),
  });
  return { text: capital(text), shown: found };
}

function monthOf({ purchasedOn }: AssistantItem, language: Language): string {
  return new Date(`${purchasedOn ?? ''}T12:00:00Z`).toLocaleDateString(locales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

function plainName(item: AssistantItem, language: Language): string {
  return itemNames([item], language);
}

function rankText({ items, language }: FactRequest, sort: Sort): Text {
  const isKnown = (item: AssistantItem) =>
    sort.endsWith('age')
      ? item.purchasedOn !== null
      : /price|perWear/.test(sort)
        ? item.price !== null && (sort !== 'perWear' || item.timesWorn > 0)
        : // What was never worn is no runner-up of what is worn most.
          sort !== 'worn' || item.timesWorn > 0;
  const known = items.filter(isKnown);
  const isUnworn = /worn|perWear/.test(sort) && !known.some(({ timesWorn }) => timesWorn > 0);
  if (known.length === 0 || isUnworn) {
    const name = sort.endsWith('age') ? 'no_dates' : isUnworn ? 'no_wears' : 'no_prices';
    return { text: tell(name, language), shown: [] };
  }
  const ranked = [...known].sort((a, b) => sorts[sort](a, b) || (a.id < b.id ? -1 : 1));
  const [best, ...others] = ranked
    .slice(0, 4)
    .map((item) => `${plainName(item, language)} (${factValue(item, sort, language)})`);
  const first = tell('first', language, { first: capital(best ?? '') });
  const then = others.length > 0 ? tell('then', language, { names: listIn(others, language) }) : '';
  return { text: `${first}${then}`, shown: ranked.slice(0, 4) };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const locales: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de', es: 'es', fr: 'fr', no: 'nb' };

function factValue(item: AssistantItem, sort: Sort, language: Language): string {
  const { price, timesWorn } = item;
  if (sort.endsWith('age')) {
    return tell('age_value', language, { month: monthOf(item, language) });
  }
  if (sort.endsWith('perWear')) {
    const each = ((price ?? 0) / Math.max(1, timesWorn)).toFixed(2);
    return tell('per_wear_value', language, { price: each });
  }
  if (sort.endsWith('price')) return tell('price_value', language, { price: String(price ?? '') });
  if (language === 'en') return `worn ${timesWords(timesWorn)}`;
  return tell('worn_value', language, { count: String(timesWorn) });
}
