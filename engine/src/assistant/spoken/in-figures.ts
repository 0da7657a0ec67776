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

/** "On the eighteenth", "at eleven" in figures, as dates and hours are mostly typed. */
export function inFigures(text: string): string {
  return text
    .replace(dateWord, (whole, before: string | undefined, said: string) => {
      const day = dayOf(said.toLowerCase());
      // "The third" may be one of several outfits; of a date a little word stands before it.
      const isDate = day >= late || (before !== undefined && !/^(?:to|and|of)$/i.test(before));
      return isDate ? whole.slice(0, whole.length - said.length) + day + endingOf(day) : whole;
    })
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
