/** Who puts something right, in the five languages. */
export const corrects =
  /(?<!\p{L})(?:no|nah|nope|make it|make that|sorry|oops|whoops|actually|wait|i mean[t]?|correction|wrong|turns out|(?:it|they|that) (?:was|were)|not|ne|nee|nein|doch|quatsch|sorry|falsch|verguckt|eigentlich|war|wars|waren|era|eran|fue|fueron|perd[oó]n\p{L}*|en realidad|mejor dicho|non|pardon|en fait|en réalité|c['’]était|nei|beklager|egentlig|det var)(?!\p{L})/iu;

const number = '\\d{1,5}(?:[.,]\\d{1,2})?';
const refused = new RegExp(
  `(?<!\\p{L})(?:not|nicht|no|non|pas|ikke|instead of|statt|en vez de|au lieu de)\\s+[€$£]?\\s?${number}`,
  'giu',
);
const units =
  '€|\\$|£|euros?|eur|quid|bucks?|dollars?|pounds?|pavos?|eurillos|kr(?:oner)?|nok|chf|francs?|balles|tacken';
const withSign = new RegExp(
  `([€$£])\\s?(${number})|(?<![\\p{L}\\p{N}.,])(${number})\\s?(?:${units})(?!\\p{L})`,
  'iu',
);
const withCents = /(?<![\p{L}\p{N}.,:])(\d{1,5}[.,]\d{2})(?![\p{N}.,:])/u;
const behindWas = new RegExp(
  `(?<!\\p{L})(?:was|were|make it|make that|cost|paid|for|only|just|actually|waren?|wars|kostete|nur|era|fue|fueron|costaron|cost[oó]|était|var|kostet)\\s+(?:like |only |just |about |actually |doch |nur |eigentlich )*(${number})(?![\\p{L}\\p{N}%:])|(?<![\\p{L}\\p{N}.,:])(${number})\\s+(?:wars|war es|waren es|it was|actually)(?!\\p{L})`,
  'iu',
);
const [fewWords, mostWords] = [6, 18];
/** What is a size, a time, or a day and no price. */
const otherNumber =
  /(?<!\p{L})(?:sizes?|größe|groesse|talla|taille|størrelse|o['’]?clock|uhr|am|pm|waist|inches|cm)(?!\p{L})/iu;

/** "Sorry, it was £16, I had two pounds change", "ach quatsch, 59,99 wars": the price that is put right; undefined where none is. */
export function correctedPrice(text: string): number | undefined {
  const words = text.trim().split(/\s+/).length;
  const said = text.replace(refused, ' ');
  if (words > mostWords || text.includes('?') || otherNumber.test(said)) return undefined;
  const sign = withSign.exec(said);
  const cents = withCents.exec(said);
  const was = behindWas.exec(said);
  const bare =
    words <= fewWords ? new RegExp(`(?<![\\p{L}\\p{N}])(${number})(?![\\p{L}\\p{N}])`, 'u').exec(said) : null;
  const isShort = words <= fewWords && (sign ?? cents);
  if (!corrects.test(text) && !isShort) return undefined;
  const amount = sign?.[2] ?? sign?.[3] ?? cents?.[1] ?? was?.[1] ?? was?.[2] ?? bare?.[1];
  return amount === undefined ? undefined : Number(amount.replace(',', '.'));
}
