const ordinals =
  'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const [firstOrdinal, twenty, thirty, late] = [3, 20, 30, 11];
const units = ['first', 'second', ...ordinals.slice(0, 7)];
const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

const dateWord = new RegExp(
  `\\b(?:(on|for|it|from|until|till|by|to|and|of) )?the ((?:twenty|thirty)[- ]?(?:${units.join('|')})|thirtieth|${ordinals.join('|')})(?![\\p{L}-])(?! (?:one|option|outfit|look|time|pair|verse|floor|of the|birthday|anniversary|row|day|week)(?!\\p{L}))`,
  'giu',
);
const hourWord = new RegExp(
  `\\b(at|until|till) (${hours.join('|')})(?![\\p{L}-])(?! (?:of|point|time|thirty|fifteen|hundred|go|o['’]?clock)(?!\\p{L}))`,
  'giu',
);
const hourByClock = new RegExp(`(?<!\\p{L})(${hours.join('|')})(?= o['’]?clock(?!\\p{L}))`, 'giu');

const minutes: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  twenty: 20,
  'twenty five': 25,
  'twenty-five': 25,
};
const minuteWord = `(\\d{1,2}|${Object.keys(minutes).sort().reverse().join('|')})(?: min(?:ute)?s?)?`;
const hourSaid = `(\\d{1,2}|${hours.join('|')})(?![\\p{L}\\d:-])`;
const minutesPast = new RegExp(`(?<![\\p{L}\\d:])${minuteWord} past ${hourSaid}`, 'giu');
/** "From ten to five" is no time, so a word for when stands before it. */
const minutesTo = new RegExp(
  `(?<=(?<!\\p{L})(?:at|till|until|by|now|for) )${minuteWord} to ${hourSaid}`,
  'giu',
);
const hourMinutes = 60;

/** "20 past 11" as 11:20, "at ten to five" as 4:50; undefined where there is no such time. */
function clockOf(minute: string, hour: string, isTo: boolean): string | undefined {
  const past = minutes[minute.toLowerCase()] ?? Number(minute);
  const said = hours.indexOf(hour.toLowerCase()) + 1 || Number(hour);
  if (past < 1 || past >= hourMinutes || said < 1 || said > 24) return undefined;
  const shown = isTo ? hourMinutes - past : past;
  const full = isTo ? (said === 1 ? 12 : said - 1) : said;
  return `${full}:${String(shown).padStart(2, '0')}`;
}

/** "On the eighteenth", "at eleven" in figures, as dates and hours are mostly typed. */
export function inFigures(text: string): string {
  return text
    .replace(dateWord, (whole, before: string | undefined, said: string) => {
      const day = dayOf(said.toLowerCase());
      // "The third" may be one of several outfits; of a date a little word stands before it.
      const isDate = day >= late || (before !== undefined && !/^(?:to|and|of)$/i.test(before));
      return isDate ? whole.slice(0, whole.length - said.length) + day + endingOf(day) : whole;
    })
    .replace(minutesPast, (whole, minute: string, hour: string) => clockOf(minute, hour, false) ?? whole)
    .replace(minutesTo, (whole, minute: string, hour: string) => clockOf(minute, hour, true) ?? whole)
    .replace(hourByClock, (said) => String(hours.indexOf(said.toLowerCase()) + 1))
    .replace(hourWord, (_, at: string, said: string) => `${at} ${hours.indexOf(said.toLowerCase()) + 1}`);
}

function dayOf(said: string): number {
  if (said === 'thirtieth') return thirty;
  const plain = ordinals.indexOf(said);
  if (plain >= 0) return plain + firstOrdinal;
  const tens = said.startsWith('twenty') ? twenty : thirty;
  return tens + units.indexOf(said.replace(/^(?:twenty|thirty)[- ]?/, '')) + 1;
}

function endingOf(day: number): string {
  if (day > 10 && day < twenty) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
