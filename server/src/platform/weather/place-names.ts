const nowhere =
  /^(zoom|teams|microsoft teams.*|google meet|meet|skype|webex|online|remote|virtual|call|phone|tbd|tba|home|at home|office|the office|work|room.*|meeting room.*|conference room.*|https?:.*|\d+)$/i;
const postcode = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b\d{4,6}(-\d{4})?\b/g;
const maxNames = 3;
const [shortestName, longestName] = [2, 80];

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const countries = new Set([
  'uk',
  'usa',
  'england',
  'scotland',
  'wales',
  ...letters.flatMap((first) =>
    letters.flatMap((second) => regions.of(`${first}${second}`)?.toLowerCase() ?? []),
  ),
]);

/**
 * What in a location may be the name of a town, likeliest first: in "Café Central, Herrengasse 14, 1010 Wien, Austria"
 * the town stands near the end, before the country, and the first part is mostly a house.
 */
export function placeNames(location: string): string[] {
  const parts = location
    .split(/[,;\n|]/)
    .map((part) => part.replace(postcode, ' ').replace(/\s+/g, ' ').trim())
    .filter((part) => part.length >= shortestName && part.length <= longestName && !nowhere.test(part));
  const towns = parts.filter((part) => !/\d/.test(part) && !countries.has(part.toLowerCase()));
  return towns.reverse().slice(0, maxNames);
}
