import { foldedText } from '../../language/text-features.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { chanceOf, mayBe, surelyAs } from '../wishes/only-asks.ts';
import type { Wish } from '../wishes/read-wishes.ts';

/** An order as its words mean it, where the reading says another: what comes back, what was worn before, what is kept in mind. */
export function orderAsWorded(wish: Wish): Wish {
  if (comesBack.test(wish.text) && chanceOf(wish, 'item_clean') >= mayBe) return surelyAs(wish, 'item_clean');
  if (wish.intent === 'item_worn' && wornBefore.test(wish.text)) return surelyAs(wish, 'without');
  if (inMind.test(wish.text) && chanceOf(wish, 'pref_set') >= mayBe) return surelyAs(wish, 'pref_set');
  return wish.intent === 'item_sold' && !isSold(wish) ? asNextLikely(wish) : wish;
}

/** "Hugo gives me the boots back on Sunday", "take the tee back out", of the wash. */
const comesBack =
  /(?<!\p{L})(?:(?:gives?|gave|giving|brings?|brought|bringing) (?:me|us) (?:\p{L}+ ){1,5}back|take (?:\p{L}+ ){1,5}back out)(?!\p{L})/iu;
/** "I wore the corduroy jacket last time, so not that": what stays out, and nothing that was worn today. */
const wornBefore =
  /(?<!\p{L})(?:last time|already|before|the other (?:day|week|night))(?!\p{L}).*(?<!\p{L})(?:so|and|but) not (?:those|that|them|it|these|this|either)(?!\p{L})/iu;
/** "I can't bear wool next to my skin, keep that in mind". */
const inMind = /(?<!\p{L})(?:keep|bear) (?:that|this|it) in mind(?!\p{L})/iu;

/** What is sold is called sold, or stands on a market or has a price and was not just bought: "got black boots on vinted". */
function isSold({ text, details }: Wish): boolean {
  if (sells.test(text)) return true;
  const senses = sensedWords(foldedText(text)).flatMap((word) => word.senses);
  if (senses.includes('bought') || gets.test(text)) return false;
  return senses.includes('sell') || details.some(({ role }) => role === 'price');
}
const sells =
  /(?<!\p{L})(?:sold|sell|selling|flog\p{L}*|verkauf\p{L}*|vend\p{L}*|solgte?|selger?)(?!\p{L})/iu;
const gets = /(?<!\p{L})(?:got|gets?|getting|grabbed|found)(?! rid)(?!\p{L})/iu;

/** The wish as the likeliest of all that it was not read as. */
function asNextLikely(wish: Wish): Wish {
  const others = wish.ranked.filter(({ intent }) => intent !== wish.intent);
  const all = others.reduce((sum, { probability }) => sum + probability, 0);
  const ranked = others.map(({ intent, probability }) => ({ intent, probability: probability / all }));
  const [best] = ranked;
  return best ? { ...wish, ...best, ranked } : wish;
}
