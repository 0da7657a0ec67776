import type { ItemSeason } from '@drape/contract/wardrobe/wardrobe-options';
import { lazily } from '@drape/engine/lazily';

/** How days with slashes or dashes are meant; undefined where the table does not show it. */
export type DayOrder = 'day-first' | 'month-first' | undefined;

const locales = ['en', 'de', 'es', 'fr', 'nb'];

const folded = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\./g, '');

/** A formatter takes a millisecond to make. */
const months = lazily(
  () =>
    new Map(
      locales.flatMap((locale) =>
        (['long', 'short'] as const).flatMap((month) => {
          const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
          return Array.from({ length: 12 }, (_, index): [string, number] => [
            folded(format.format(new Date(Date.UTC(2024, index, 15)))),
            index + 1,
          ]);
        }),
      ),
    ),
);

const seasons: Record<ItemSeason, string> = {
  spring: 'spring fruhling fruhjahr primavera printemps var',
  summer: 'summer sommer verano ete',
  fall: 'fall autumn herbst otono automne host',
  winter: 'winter invierno hiver vinter',
  all: 'all any year-round allyear ganzjahrig ganzjahr ganzjahres todo todas toute toutes hele helar always immer',
};
const seasonByWord = new Map(
  Object.entries(seasons).flatMap(([season, words]) =>
    words.split(' ').map((word): [string, ItemSeason] => [word, season as ItemSeason]),
  ),
);

/** One season, or all for several and for the whole year; anything else comes back as it was. */
export function seasonOf(text: string): string {
  const words = folded(text)
    .replace(/ø/g, 'o')
    .split(/[^\p{L}-]+/u);
  const found = new Set(words.flatMap((word) => seasonByWord.get(word) ?? []));
  const [only] = found;
  if (only === undefined) return text.trim();
  return found.size === 1 ? only : 'all';
}

const numeric = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/;

/** How the days of a column are meant: a number above twelve can be no month, and points are for days first. */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  for (const cell of cells) {
    const [, first = '', second = ''] = numeric.exec(cell.trim()) ?? [];
    if (Number(first) > 12) return 'day-first';
    if (Number(second) > 12) return 'month-first';
  }
  return undefined;
}

const written = (year: string, month: number | string, day: number | string) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** A day as people write it, as `YYYY-MM-DD`; what cannot be read comes back unchanged. */
export function dayOf(text: string, order: DayOrder): string {
  const plain = text.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?\b/.exec(plain);
  if (iso) return written(iso[1] ?? '', iso[2] ?? '', iso[3] ?? 1);
  const [, first, second, year] = numeric.exec(plain) ?? [];
  if (first !== undefined && second !== undefined && year !== undefined) {
    const known = plain.includes('.') ? 'day-first' : order;
    if (known === undefined && first !== second) return plain;
    return known === 'month-first' ? written(year, first, second) : written(year, second, first);
  }
  return namedDay(plain);
}

/** "3 March 2025", "March 3, 2025", "3. März 2025", "March 2025", "2025". */
function namedDay(plain: string): string {
  if (/^\d{4}$/.test(plain)) return written(plain, 1, 1);
  const words = folded(plain).split(/[\s,/-]+/);
  const month = words.map((word) => months().get(word)).find((found) => found !== undefined);
  const year = words.find((word) => /^\d{4}$/.test(word));
  if (month === undefined || year === undefined) return plain;
  const day = words.map((word) => /^(\d{1,2})(st|nd|rd|th|er)?$/.exec(word)?.[1]).find(Boolean);
  return written(year, month, day ?? 1);
}
