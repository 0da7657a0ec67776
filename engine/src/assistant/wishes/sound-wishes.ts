import { groupOf, type Language } from '../intent/intent-names.ts';
import { asksAtOnce } from '../turn/grounding.ts';
import { isOnlyPronoun, pointsAt } from '../turn/spoken-of.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { questionOf } from './command-of-wish.ts';
import type { Wish } from './read-wishes.ts';

/** From here one of several wishes is answered by itself; what only names a garment is easily taken for a search. House rules. */
const [surely, surelyChanged, surelySought, surelyAsked] = [0.55, 0.6, 0.75, 0.45];
const mostWishes = 5;

/** The wishes of a message that are surely read, those that only say more of the one before joined to it. */
export function soundWishes(wishes: readonly Wish[], language: Language): Wish[] {
  const wanting: Wish[] = [];
  const orders = wishes.filter((wish) => groupOf(wish.intent) === 'command' && isAlone(wish));
  const isSound = (wish: Wish) =>
    isAlone(wish) || (orders.some(({ intent }) => intent !== wish.intent) && isLikelyOrder(wish));
  let told: Wish | undefined;
  for (const wish of wishes) {
    if (isSound(wish))
      wanting.push(
        told && saysWhatFor(told, wish)
          ? { ...both(told, wish), intent: wish.intent, probability: wish.probability, ranked: wish.ranked }
          : wish,
      );
    told = isSound(wish) ? undefined : wish;
  }
  const joined: Wish[] = [];
  for (const wish of wanting) {
    const last = joined.at(-1);
    if (!last) joined.push(wish);
    else if (saysAgain(wish, last)) continue;
    else if (saysMore(wish, last)) joined[joined.length - 1] = both(last, wish);
    else joined.push(ofSame(wish, last, language));
  }
  return joined.slice(0, mostWishes);
}

/** "Just off nights.": a few words that ask nothing and name nothing are no question. */
function isScrap({ text, details }: Wish): boolean {
  return details.length === 0 && !text.includes('?') && text.trim().split(/\s+/).length <= mostOfScrap;
}
const mostOfScrap = 3;

/** Talk and what is of another world are no wishes beside others. */
function isAlone(wish: Wish): boolean {
  const { intent, probability } = wish;
  const group = groupOf(intent);
  const saysWhat = /^(?:outfit|outfit_with)$/.test(intent) && wish.details.length > 0;
  const bar =
    group === 'command' ? surelyChanged : intent === 'find' ? surelySought : saysWhat ? surelyAsked : surely;
  return !/^(?:other|talk)$/.test(group) && probability >= bar && !(group === 'question' && isScrap(wish));
}

/** Beside an order that is sure another one may be less so, where it names a garment. House rule. */
const likelyOrder = 0.5;

const stillSo = /(?<!\p{L})(?:still|noch|todavía|aún|encore|toujours|fortsatt)(?!\p{L})/iu;

function isLikelyOrder({ intent, probability, details, text: said }: Wish): boolean {
  const names = details.some(({ role, text }) => role === 'item' && !isOnlyPronoun(text));
  return /^(?:item_|outfit_plan$)/.test(intent) && probability >= likelyOrder && names && !stillSo.test(said);
}

/** "I have the inspection on Tuesday. Please suggest something warm": what was not understood by itself says what for. */
function saysWhatFor(told: Wish, wish: Wish): boolean {
  const names = (one: Wish) => one.details.some(({ role }) => role === 'event' || role === 'when');
  return dressing.test(wish.intent) && names(told) && !names(wish);
}

/** "I wore the grey dress yesterday. Could you note that?": asks once more for what was told. */
function saysAgain(wish: Wish, before: Wish): boolean {
  // "And remind me to ring them": something else.
  if (wish.intent === 'remind') return false;
  // "Yes, please do both": a yes, and the same once more.
  if (before.intent === 'yes' && groupOf(wish.intent) === 'command' && wish.details.length === 0) return true;
  // "A suede jacket for 28 euros, put it in": into the wardrobe, and into no outfit.
  const isPut = before.intent === 'item_add' && wish.text.split(/\s+/).length <= mostOfPut;
  const isOrder = groupOf(before.intent) === 'command' && (isPut || groupOf(wish.intent) === 'command');
  return isOrder && wish.details.length === 0 && before.details.length > 0 && pointsAt(wish.text);
}

const mostOfPut = 6;

/** What is asked of a garment. */
const asksOf = /^(?:money|age|wears|facts|status|unworn|count|care|suits|match|history)$/;
/** "When did I last wear the blazer, and what did it cost?": the garment of the first is that of the second. */
function ofSame(wish: Wish, before: Wish, language: Language): Wish {
  const has = ({ details }: Wish) =>
    details.some(({ role, text }) => role === 'item' && !isOnlyPronoun(text));
  if (has(wish) || !has(before) || !asksOf.test(wish.intent)) return wish;
  const names = questionOf(wish.text, language, '2000-01-01').mentions.some(
    (each) => isKind(each) && !each.vague,
  );
  if (names) return wish;
  return { ...wish, details: [...before.details.filter(({ role }) => role === 'item'), ...wish.details] };
}

/** "Dinner on Friday. What do I wear?": one outfit is wanted, and no other occasion or garment is named for a second. */
function saysMore(wish: Wish, before: Wish): boolean {
  // "I have the inspection on Tuesday. Something warm, please": said of an outfit that nobody has seen yet.
  if (/^outfit(?:_with)?$/.test(before.intent) && /^(?:warmer|cooler|casual|dressy)$/.test(wish.intent))
    return true;
  // "What can I put over it? I want to look older": how it should be, and no outfit for somewhere else.
  const isManner =
    wish.intent === 'outfit' && !names(wish) && !asksAtOnce(wish.text) && !wish.text.includes('?');
  if (isManner && /^(?:match|pair|suits|with|without|other)$/.test(before.intent)) return true;
  const isSame = wish.intent === before.intent && dressing.test(wish.intent);
  return isSame && (!(names(wish) && names(before)) || isSplit(wish, before));
}

/** "A lunch with somebody. What do I wear on Saturday?": one says what for, and the other when. */
function isSplit(wish: Wish, before: Wish): boolean {
  const has = ({ details }: Wish, said: RegExp) => details.some(({ role }) => said.test(role));
  const isOf = (one: Wish, other: Wish) =>
    has(one, /^event$/) &&
    !has(one, /^(?:item|when)$/) &&
    has(other, /^when$/) &&
    !has(other, /^(?:item|event)$/);
  return isOf(before, wish) || isOf(wish, before);
}

/** Of these one is wanted in a message, unless it names several occasions. */
const dressing = /^(?:outfit|outfit_with|options|pack|suits|care|explain)$/;

function names(wish: Wish): boolean {
  return wish.details.some(({ role }) => role === 'item' || role === 'event' || role === 'when');
}

/** So few words are a part of a sentence. */
const mostOfPart = 2;

/** Two wishes as one, of the surer; what only changes an outfit belongs to it. */
function both(one: Wish, other: Wish): Wish {
  const isFirst =
    one.probability >= other.probability ||
    groupOf(other.intent) === 'follow' ||
    /^(?:match|pair|suits|with|without|other)$/.test(one.intent);
  const sure = isFirst ? one : other;
  // "3" and "options with the flannel" are one sentence.
  const between = one.text.trim().split(/\s+/).length <= mostOfPart ? ' ' : '. ';
  const text = `${one.text}${between}${other.text}`;
  return { ...sure, text, details: [...one.details, ...other.details] };
}
