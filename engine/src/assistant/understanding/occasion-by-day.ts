import type { Language } from '../intent/intent-names.ts';
import { englishOf } from '../wishes/command-of-wish.ts';
import { readOccasion, type SaidOccasion } from './read-occasion.ts';
import type { Question } from './read-question.ts';

const clauses = /[,;]|(?<!\p{L})(?:and then|but|aber|pero|mais|men)(?!\p{L})/iu;

/** "Office Tuesday to Thursday, home the other days": what each day is dressed for, called as it was typed. */
export function occasionByDay(
  question: Question,
  language: Language,
): (day: string) => SaidOccasion | undefined {
  const called = (occasion: SaidOccasion | undefined) =>
    occasion && language !== 'en' && question.native
      ? { ...occasion, said: wordFor(occasion.said, question.native, language) }
      : occasion;
  const parts = question.plain.split(clauses).flatMap((part) => {
    const occasion = readOccasion(part);
    const days = weekdaysIn(part);
    return occasion && days.length > 0 ? [{ occasion, days }] : [];
  });
  const [, ...more] = question.plain.split(clauses);
  if (parts.length === 0 || more.length === 0) return () => called(question.occasion);
  return (day) => called(parts.find(({ days }) => days.includes(weekdayOf(day)))?.occasion);
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const dayName = '((?:sun|mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:days?)?)';
const named = new RegExp(
  `\\b${dayName}\\b(?:\\s*(?:-|–|to|till|until|through|thru|bis)\\s*${dayName}\\b)?`,
  'gu',
);
const numberOf = (word: string | undefined) => (word ? weekdays.indexOf(word.slice(0, 3)) : -1);

/** The days that are named, 0 for Sunday, with those between "Tuesday to Thursday" and "mon-fri". */
function weekdaysIn(part: string): number[] {
  const found = [...part.matchAll(named)].flatMap(([, first, last]) => {
    const [from, to] = [numberOf(first), numberOf(last)];
    return to > from ? Array.from({ length: to - from + 1 }, (_, step) => from + step) : [from];
  });
  return [...new Set(found)];
}

/** The word that was typed for an occasion: "Theater" for "theatre". */
export function wordFor(said: string, native: string, language: Language): string {
  const typed = native.match(/[\p{L}-]{3,}/gu) ?? [];
  return typed.find((word) => englishOf(word, language).toLowerCase().includes(said)) ?? said;
}
