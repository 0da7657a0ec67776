const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const whole: Readonly<Record<string, number>> = { fiver: 5, tenner: 10, grand: 1000 };
const hundred = 100;

/** The words of a number below a hundred from a place on, with where it ends; undefined where none stands there. */
function belowHundred(words: readonly string[], at: number): { value: number; end: number } | undefined {
  const word = words[at] ?? '';
  const ten = tens.indexOf(word);
  if (ten < 0) return small.includes(word) ? { value: small.indexOf(word), end: at + 1 } : undefined;
  const unit = small.indexOf(words[at + 1] ?? '');
  const hasUnit = unit > 0 && unit < 10;
  return { value: 10 * (ten + 2) + (hasUnit ? unit : 0), end: at + (hasUnit ? 2 : 1) };
}

/** An amount of money as it is typed or dictated: "£64.99", "22 quid", "a fiver", "a hundred and twenty", "forty nine ninety nine". */
export function moneySaid(text: string): number | undefined {
  const figure = /\d+(?:[.,]\d{1,2})?/.exec(text)?.[0];
  if (figure !== undefined) return Number(figure.replace(',', '.'));
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && word !== 'and');
  for (const [at, word] of words.entries()) {
    const known = whole[word];
    if (known !== undefined) return known;
    const isHundred = /^(?:a|one)$/.test(word) && words[at + 1] === 'hundred';
    const first = isHundred ? { value: 1, end: at + 1 } : belowHundred(words, at);
    if (!first) continue;
    const isHundreds = words[first.end] === 'hundred';
    const next = belowHundred(words, isHundreds ? first.end + 1 : first.end);
    if (isHundreds) return first.value * hundred + (next?.value ?? 0);
    return first.value + (next ? next.value / hundred : 0);
  }
  return undefined;
}
