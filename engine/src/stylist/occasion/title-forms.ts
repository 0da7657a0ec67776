import stored from '../../knowledge/data/occasion-words.json' with { type: 'json' };
import { type OccasionEntry, occasionEntries } from './occasion-table.ts';

/** Entries of the table that a form of a title stands for. */
const entryFor = { couple: 'wedding guest', match: 'team sport training', workday: 'office day' } as const;

const shortForms = new Map(Object.entries(stored.shortForms));

/** A title with the short forms of calendars written out: "Board mtg" is a board meeting. */
export function writtenOutTitle(title: string): string {
  return title.replace(/\p{L}+/gu, (word) => shortForms.get(word.toLowerCase()) ?? word);
}

const holidays = /(?<!\p{L})memorial day(?!\p{L})/giu;

/** Memorial Day is a day off for nearly everybody, and no memorial. */
export function withHolidays(title: string): string {
  return title.replace(holidays, 'bank holiday');
}

/** Two first names and nothing else but a time: "Anna + Rob", "Soph & Matt 3pm". */
const twoNames =
  /^\W*\p{Lu}\p{L}{1,11}\s*(?:\+|&|and|und|et|y|og|och|e)\s*\p{Lu}\p{L}{1,11}(?:\s+(?:at\s+)?\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|uhr|h)?)?\W*$/u;
const weddingPlaces = new RegExp(`(?<!\\p{L})(?:${stored.weddingPlaces.join('|')})(?!\\p{L})`, 'iu');

/** Whether an entry names a couple and a place where people marry, which is how guests note a wedding. */
function namesCouple(title: string, place: string): boolean {
  return twoNames.test(title) && weddingPlaces.test(place);
}

/** "Dentist 8.40 then work": one is dressed for the longer part. */
const thenWork =
  /(?<!\p{L})(?:then|before|dann|danach|vor der|vorm|puis|avant le|luego|antes del?|så|før)\s+(?:work|the office|office|arbeit|büro|travail|bureau|trabajo|oficina|jobb(?:en)?|kontoret)(?!\p{L})/iu;

const kickOff = new RegExp(`(?<!\\p{L})(?:${stored.kickOff.join('|')})`, 'iu');
const playing = new RegExp(`(?<![\\p{L}\\p{N}])(?:${stored.playing.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** Whether an entry is a match that the person plays: a kick-off with the number of the team, or where it meets. */
function namesMatch(title: string, place: string): boolean {
  return kickOff.test(title) && playing.test(`${title.replace(kickOff, '')} ${place}`);
}

const onlooking = new RegExp(`(?<![\\p{L}\\p{N}])(?:${stored.onlookers.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** Whether somebody watches or helps where others do sports: "Great North Run, marshal", "swimming carnival (timekeeper)". */
export function namesOnlooker(title: string): boolean {
  return onlooking.test(title);
}

function formOf(title: string, place: string): keyof typeof entryFor | undefined {
  if (namesCouple(title, place)) return 'couple';
  if (namesMatch(title, place)) return 'match';
  return thenWork.test(title) ? 'workday' : undefined;
}

/** The entry of the table that the form of a title says, whatever its words: a couple's wedding, a match to play, a workday. */
export function entryOfForm(title: string, place: string): OccasionEntry | undefined {
  const form = formOf(title, place);
  return form && occasionEntries.find(({ id }) => id === entryFor[form]);
}

/** "Mum's 60th", "Omas 80.": somebody's age, and no street, floor, or wedding anniversary. */
const roundAge =
  /(?<![\p{L}\p{N}])\p{L}+['’]?s\s+(?:1[68]|[2-9]\d|10\d)(?:st|nd|rd|th|\.|er|ster|e)(?!\s*(?:st|street|floor|ave|avenue|grade|ann\p{L}*|wedding|hochzeitst\p{L}*|day)(?!\p{L}))(?![\p{L}\p{N}])/iu;

/** The entry for a birthday that a title names by the age alone. */
export function birthdayIn(title: string): OccasionEntry | undefined {
  return roundAge.test(title) ? occasionEntries.find(({ id }) => id === 'birthday dinner') : undefined;
}
