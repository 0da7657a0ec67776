import type { Answer } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import type { Command } from '../commands/command.ts';
import { sizeSaid } from '../commands/item-words.ts';
import { likeness, namingWords } from '../turn/own-names.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { offerNewThing } from '../waiting/new-thing.ts';
import { type Adding, nameAndPrice } from '../waiting/waiting-piece.ts';
import { addOfWish } from '../wishes/add-of-wish.ts';
import { type Detail, saidAs, type Wish } from '../wishes/read-wishes.ts';
import { capital } from '../words.ts';
import { commandFor, isReply } from './item-acts.ts';
import type { Scene } from './scene.ts';

/** Offers to add what a wish tells of, by a name that says what it is and nothing else. */
export async function addsPieces(scene: Scene, given: Wish): Promise<Answer | undefined> {
  if (isReply(scene)) return undefined;
  const wish = withCounts(given);
  const command = await commandFor(scene, wish);
  const answer = addOfWish(command, wish);
  const change = answer?.memory.pending?.change;
  if (answer && change?.kind === 'several') return answer;
  if (!answer || change?.kind !== 'add_items') return undefined;
  const now = clean(change, { command, wish });
  // As it was read is answered with all else that is known of purchases.
  if (sameAs(now, change)) return undefined;
  const offer = offerNewThing(command, now);
  const { intent, text } = command;
  return { ...offer, memory: { ...offer.memory, command: { intent, text } } };
}

/** "3 t-shirts": a bare number right before a piece is how many there are, and no price. */
function withCounts(wish: Wish): Wish {
  const details = wish.details.flatMap((detail, k) => {
    const [before, next] = [wish.details[k - 1], wish.details[k + 1]];
    if (isCount(detail, next)) return [];
    return before && isCount(before, detail)
      ? [{ ...detail, text: `${before.text} ${detail.text}` }]
      : [detail];
  });
  return { ...wish, details };
}

function isCount({ role, text, from }: Detail, next: Detail | undefined): boolean {
  const isBare = role === 'price' && /^\d{1,2}$/.test(text);
  return isBare && next?.role === 'item' && next.from - from <= text.length + 1;
}

function sameAs(one: Change, other: Change): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Told = { command: Command; wish: Wish };

function clean(change: Adding, { command, wish }: Told): Adding {
  const { name, price } = nameAndPrice(change);
  const maker = change.edit?.brand ?? undefined;
  const better = withUnit(withoutSeller(onlyNamed(name, { command, wish }), maker), command.text);
  const size = saidAs(wish, 'value').flatMap((value) =>
    saysSize.test(value) ? (sizeSaid(value) ?? []) : [],
  );
  return {
    ...change,
    text: better === name ? change.text : price === undefined ? better : `${better}, ${price}`,
    ...(size[0] === undefined ? {} : { edit: { ...change.edit, size: size[0] } }),
  };
}

const saysSize =
  /(?<!\p{L})(?:sizes?|gr(?:ö|oe)(?:ß|ss)e|gr\.?|tallas?|tailles?|pointure|størrelse|str)(?!\p{L})|^\W*(?:xx?s|s|m|l|x{1,3}l)\W*$/iu;

/** "Hat, dark green, worsted wool" without "I finished knitting": its color, its cloth, and what it is. English alone. */
function onlyNamed(name: string, { command, wish }: Told): string {
  if (command.language !== 'en' || !hasOther(name, wish)) return name;
  const { mentions } = readQuestion(command.text, command.context.today);
  const [kind, ...others] = mentions.filter((mention) => isKind(mention) && !mention.vague);
  const noun = kind?.filter.noun;
  if (!kind || others.length > 0 || noun === undefined) return name;
  const looks = mentions.flatMap(({ filter: { colours = [], materials = [] } }) => [
    ...colours,
    ...materials,
  ]);
  return looks.length === 0 ? name : capital([...new Set(looks), noun].join(' '));
}

const doing = /(?<!\p{L})(?:\p{L}{3,}ing|finished|made|sewed|sewn|knitted|found|inherited|won)(?!\p{L})/iu;

/** Whether a name tells what was done, which no detail of the wish holds. */
function hasOther(name: string, { details }: Wish): boolean {
  const verb = doing.exec(name)?.[0];
  const said = namingWords(details.map(({ text }) => text).join(' '));
  return verb !== undefined && !said.some((word) => likeness(word, verb.toLowerCase()) === 1);
}

/** "Botas altas en Mango", where the maker is kept beside the name. */
function withoutSeller(name: string, maker: string | undefined): string {
  if (maker === undefined) return name;
  const at = name.toLowerCase().lastIndexOf(maker.toLowerCase());
  const before = name.slice(0, at);
  return at > 0 && at + maker.length === name.length && seller.test(before)
    ? before.replace(seller, '').trim()
    : name;
}

const seller = /[\s,]+(?:at|from|by|bei|von|en|de|chez|hos|fra|på|av)\s+$/iu;

/** "Tights 60" are of 60 denier, where that is what was typed. */
function withUnit(name: string, text: string): string {
  const number = /(?<!\p{L})\d{1,4}$/u.exec(name)?.[0];
  const unit = number && new RegExp(`(?<![\\d.,])${number} (\\p{L}{2,})`, 'iu').exec(text)?.[1];
  return unit && !money.test(unit) ? `${name} ${unit}` : name;
}

const money =
  /^(?:euros?|eur|quid|bucks?|dollars?|pounds?|kr\p{L}*|francs?|pavos?|balles|for|at|from|in|on|and)$/iu;
