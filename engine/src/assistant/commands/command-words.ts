import sentences from '../../knowledge/assistant/commands.json' with { type: 'json' };
import { dayName, list } from '../../stylist/outfit/voice/plain-words.ts';
import type { AssistantContext, AssistantItem } from '../assistant-context.ts';
import type { Language } from '../intent/intent-names.ts';
import { filled } from '../say.ts';
import { addDays } from '../understanding/read-day.ts';
import { nameOf, namesOf } from '../words.ts';

export type SentenceName = keyof typeof sentences;

/** A sentence of the commands in a language, with what it names put in. */
export function tell(name: SentenceName, language: Language, named: Record<string, string> = {}): string {
  return filled(sentences[name][language], named).replace(ofDate, '');
}

/** "Am" and "on" stand before a date, and not before "heute". */
const ofDate =
  /(?<=\s)(?:on|am|el|le|på) (?=today|tomorrow|yesterday|heute|morgen|gestern|hoy|mañana|ayer|aujourd|demain|hier|i dag|i morgen|i går)/gu;

export function isSentenceName(name: string): name is SentenceName {
  return name in sentences;
}

const locales: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de', es: 'es', fr: 'fr', no: 'nb' };

/** The items by their names: "the navy wool blazer and the jeans", elsewhere without articles. */
export function itemNames(items: readonly AssistantItem[], language: Language): string {
  if (language === 'en') return namesOf(items, 6);
  const names = items
    .slice(0, 6)
    .map((item) => (language === 'de' ? item.description.replace(/\s+/g, ' ').trim() : nameOf(item)));
  const more = items.length > 6 ? ` (+${items.length - 6})` : '';
  return `${new Intl.ListFormat(locales[language]).format(names)}${more}`;
}

/** "today", "Friday, October 16", in a language. */
export function dayIn(
  day: string,
  language: Language,
  context: Pick<AssistantContext, 'today' | 'dateFormat'>,
): string {
  if (day === context.today) return tell('day_today', language);
  if (day === addDays(context.today, 1)) return tell('day_tomorrow', language);
  if (day === addDays(context.today, -1)) return tell('day_yesterday', language);
  if (language === 'en') return dayName(day, context.dateFormat);
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}

export function listIn(words: string[], language: Language): string {
  return language === 'en' ? list(words) : new Intl.ListFormat(locales[language]).format(words);
}
