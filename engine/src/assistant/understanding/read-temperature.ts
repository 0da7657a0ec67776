const scale = '(?:°|degrees?|deg)?\\s?(?:(c|celsius|centigrade|f|fahrenheit)\\b)?';
const signed = '(minus |-|−)?(\\d{1,3})';
const said: readonly RegExp[] = [
  new RegExp(`${signed}\\s?(?:°|degrees?|deg)\\s?(?:(c|celsius|centigrade|f|fahrenheit)\\b)?`),
  new RegExp(`${signed}\\s?(c|f|celsius|fahrenheit)\\b`),
  new RegExp(`\\b(minus) (\\d{1,2})${scale}`),
  /\b(?:its|it is|is|at|be)()\s(minus |-|−)(\d{1,2})\b/,
  /\b(?:its|it is|be)()\s(minus )?(\d{1,3}) (?:out|outside|today|tomorrow|tonight|here|there|in the shade)\b/,
  /\b(?:pretend|imagine|say|suppose|if) (?:that )?(?:its|it was|it were|it is)()\s(minus )?(\d{1,3})\b/,
];

/** The temperature that a question names, in degrees Celsius; undefined where it names none that weather can have. */
export function readTemperature(plain: string): number | undefined {
  if (/\b(wash|iron|laundry|machine|programme|dry)\w*\b/.test(plain)) return undefined;
  for (const [k, pattern] of said.entries()) {
    const match = pattern.exec(plain);
    if (!match) continue;
    const [, first, second, third] = match;
    const [minus, digits, unit] = k >= 3 ? [second, third, undefined] : [first, second, third];
    const below = /\b(below|under) (zero|freezing)\b/.test(plain.slice(match.index));
    const value = Number(digits) * (minus || below ? -1 : 1);
    const celsius =
      unit?.startsWith('f') || (unit === undefined && value > 48) ? ((value - 32) * 5) / 9 : value;
    return celsius >= -40 && celsius <= 48 ? Math.round(celsius) : undefined;
  }
  return undefined;
}
