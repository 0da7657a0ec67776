import { matchesOf } from '../words/matches.ts';

/** An amount of money with its offsets in the whole text; the currency as an ISO 4217 code where the sign tells it. */
export type Price = { amount: number; currency: string | null; start: number; end: number };

const codes = 'USD|EUR|GBP|INR|CHF|CAD|AUD|JPY|SEK|NOK|DKK|NZD|PLN|RUB';
const before = `(?:US|CA|AU|C|A|NZ)?[$€£¥₹]|(?<![\\p{L}])(?:${codes}|Rs\\.?)`;
const after = `(?:[€£$₹¥](?!\\d)|(?:${codes}|dollars?|euros?|bucks|pounds?|rupees|quid|kr|z[łl]|руб|,-)(?![\\p{L}]))`;
// Lengths are bounded, so that a long run of digits costs no more than its length.
const money = new RegExp(
  `(${before})[ \\u00a0]?(\\d[\\d.,]{0,12})|(?<![\\d.,])(\\d[\\d.,]{0,12})[ \\u00a0]?(${after})`,
  'giu',
);

/** A sum with cents at the end of a line, as receipts print it. */
const printed = /(?<![\d.,])(\d{1,5}[.,]\d{2})\s*$/;

const digit = /\d/;

const currencies: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  c$: 'CAD',
  ca$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  nz$: 'NZD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  rs: 'INR',
  dollar: 'USD',
  buck: 'USD',
  euro: 'EUR',
  pound: 'GBP',
  quid: 'GBP',
  rupee: 'INR',
  zł: 'PLN',
  zl: 'PLN',
  руб: 'RUB',
};

/** The prices in `text[start, end)`, in order. */
export function readPrices(text: string, start = 0, end = text.length): Price[] {
  const said = text.slice(start, end);
  if (!digit.test(said)) return [];
  const found: Price[] = [];
  for (const match of matchesOf(money, said)) {
    const digits = (match[2] ?? match[3] ?? '').replace(/[.,]+$/, '');
    const sign = (match[1] ?? match[4] ?? '').toLowerCase().replace(/\.$/, '');
    const amount = parseAmount(digits);
    if (!Number.isFinite(amount)) continue;
    const trailing = match[2] === undefined ? 0 : match[2].length - digits.length;
    const at = start + match.index;
    found.push({ amount, currency: currencyOf(sign), start: at, end: at + match[0].length - trailing });
  }
  const last = found.length === 0 ? printed.exec(said) : null;
  if (last) {
    const at = start + last.index;
    found.push({
      amount: parseAmount(last[1] ?? ''),
      currency: null,
      start: at,
      end: at + (last[1] ?? '').length,
    });
  }
  return found;
}

function currencyOf(sign: string): string | null {
  if (Object.hasOwn(currencies, sign)) return currencies[sign];
  const singular = sign.replace(/s$/, '');
  if (Object.hasOwn(currencies, singular)) return currencies[singular];
  return /^[a-z]{3}$/.test(sign) ? sign.toUpperCase() : null;
}

/** A last group of one or two digits is the fraction; every other mark groups thousands. */
function parseAmount(digits: string): number {
  const [, whole, fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return Number(`${(whole ?? '').replace(/[.,]/g, '')}.${fraction === '' ? '0' : fraction}`);
}
