import heard from '../../knowledge/assistant/heard/otherwise.json' with { type: 'json' };
import type { Language } from '../intent/intent-names.ts';

const blackFriday = /(?<!\p{L})(?:(?:on|at|in|am|el|le|på)\s+)?(?:the\s+)?black[ -]?fri(?:day)?(?!\p{L})/iu;
const onDay: Readonly<Record<Language, string>> = { en: 'on', de: 'am', es: 'el', fr: 'le', no: 'den' };
const aWeekMs = 7 * 86_400_000;
const november = 10;
const thursday = 4;
const locales: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de', es: 'es', fr: 'fr', no: 'nb' };

/** A message with turns of phrase as they are meant: "black washes me out" is of no laundry, and Black Friday is a day. */
export function otherwise(text: string, language: Language, today: string): string {
  const plain = heard[language].reduce(
    (said, [words = '', meant = '']) =>
      said.replace(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'), meant),
    text,
  );
  return plain.replace(blackFriday, () => {
    const day = fridayOfSales(today);
    const isNear = Date.parse(today) - day.getTime() < aWeekMs;
    const said = isNear
      ? day.toLocaleDateString(locales[language], { weekday: 'long', timeZone: 'UTC' })
      : day.toLocaleDateString(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
    return `${onDay[language]} ${said}`;
  });
}

/** The day after the fourth Thursday of November, the last one that is over or is today. */
function fridayOfSales(today: string): Date {
  const year = Number(today.slice(0, 4));
  const [last] = [year, year - 1]
    .map((each) => {
      const first = new Date(Date.UTC(each, november, 1)).getUTCDay();
      return new Date(Date.UTC(each, november, 1 + ((thursday - first + 7) % 7) + 22));
    })
    .filter((day) => day.toISOString().slice(0, 10) <= today);
  return last ?? new Date(`${today}T00:00:00Z`);
}
