import type { Answer } from '../assistant-context.ts';
import type { Change, ItemEdit } from '../change.ts';
import { type Command, confirm } from '../commands/command.ts';
import { dayIn, listIn, tell } from '../commands/command-words.ts';
import { asPieces, isBought, written } from '../commands/item-commands.ts';
import { addedText } from '../commands/item-words.ts';
import { priceIn, purchaseIn } from '../commands/purchase-words.ts';
import { pastDay, saidLastWeek, saidYesterday } from '../commands/wear-command.ts';
import { type Bought, byLine } from '../orders/bought-line.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { questionOf } from './command-of-wish.ts';
import type { Wish } from './read-wishes.ts';
import { shorter } from './shorter.ts';

/** The garments that a wish names to be added, each with what it says of its price; undefined where it names none. */
export function addOfWish(command: Command, wish: Wish): Answer | undefined {
  const { language, context, question } = command;
  const marked = boughtIn(wish, command);
  const [only, ...others] = marked;
  if (!only) return undefined;
  const isRetold = wish.details.some((_, k) => isToldAgain(wish.details, k, command));
  const one = isRetold ? { ...makerOf(command), ...only } : withWords(only, command);
  const told = others.length === 0 ? byLine(one, addedText(command.text), language) : marked;
  const bought = told.map((each) => withoutMaker(each, command));
  const isDated = isBought(command) || wish.details.some(({ role }) => role === 'when');
  const { today } = context;
  const said =
    saidYesterday(command.text, language, today) ?? saidLastWeek(command.text, today) ?? question.days?.first;
  const day = isDated ? pastDay(said, today) : undefined;
  const when = day === undefined ? '' : tell('bought_on', language, { day: dayIn(day, language, context) });
  const names = bought.map(({ name, price, maker }) => {
    const details = [price, maker, when].filter(Boolean).join(', ');
    return `“${name}”${details === '' ? '' : ` (${details})`}`;
  });
  const changes = bought.map((each) => addition(each, day));
  const [first] = changes;
  if (!first) return undefined;
  const change: Change = changes.length === 1 ? first : { kind: 'several', changes };
  const sentence = tell('item_add', language, { names: listIn(names, language) });
  return confirm(command, sentence, change, { done: tell('item_add_done', language) });
}

function makerOf({ text }: Command): Pick<Bought, 'maker'> {
  const { maker } = purchaseIn(addedText(text), text);
  return maker === undefined ? {} : { maker };
}

/** The one garment of a message, also by the words that stand around it: its maker, and a name without them. */
function withWords(marked: Bought, command: Command): Bought {
  const { text } = command;
  const said = purchaseIn(addedText(text), text);
  const maker = marked.maker ?? said.maker;
  const price = said.price ?? marked.price;
  const isMarked = namesGarment(marked.name, command) || !namesGarment(said.name, command);
  const name = (isMarked ? shorter(said.name, marked.name) : said.name)
    .replace(boughtBehind, '')
    .replace(leftOver, '');
  return {
    name,
    ...(price === undefined ? {} : { price }),
    ...(maker === undefined ? {} : { maker }),
  };
}

/** "Gloves milwaukee" by Milwaukee are gloves. */
function withoutMaker(bought: Bought, command: Command): Bought {
  const { name, maker } = bought;
  if (maker === undefined) return bought;
  const isMaker = (word: string) => word.replace(/[,.]/g, '').toLowerCase() === maker.toLowerCase();
  const rest = name
    .split(/\s+/)
    .filter((word) => !isMaker(word))
    .join(' ')
    .replace(/,$/, '');
  return namesGarment(rest, command) ? { ...bought, name: rest } : bought;
}

function addition({ name, price, maker }: Bought, day: string | undefined): Change {
  const text = asPieces(price === undefined ? name : `${name}, ${written(price)}`);
  const edit: ItemEdit = {
    ...(day === undefined ? {} : { purchasedOn: day }),
    ...(maker === undefined ? {} : { brand: maker }),
  };
  return { kind: 'add_items', text, ...(Object.keys(edit).length > 0 ? { edit } : {}) };
}

/** Each garment with the details behind it: "new crocs" and "lilac" are lilac crocs, and what was paid is for the one before it. */
function boughtIn({ details }: Wish, command: Command): Bought[] {
  const found: { said: string; looks: string[]; price?: string }[] = [];
  for (const { role, text } of details.filter((_, k) => !isToldAgain(details, k, command))) {
    const last = found.at(-1);
    if (role === 'item' && last && standsForOne.test(text)) last.looks.push(text);
    else if (role === 'item' && last && namesGarment(last.said, command) && saysMore(text, command)) {
      // Elsewhere the words for how it looks are bent to the garment's name (`byLine`).
      if (command.language === 'en' || isMaker(text, command)) last.looks.push(text);
    } else if (role === 'item') found.push({ said: text.replace(beforeArticle, ''), looks: [] });
    else if (role === 'how' && last) last.looks.push(text);
    else if (role === 'price' && last && last.price === undefined && /\p{N}/u.test(text))
      last.price = priceIn(text) ?? text;
  }
  const ofGarments = found.filter(({ said }) => namesGarment(said, command));
  const named = ofGarments.length > 0 ? ofGarments : found;
  return named.flatMap(({ said, looks, price }) => {
    const marked = [said, ...looks].join(', ');
    const { name: called, maker, price: own } = purchaseIn(addedText(marked), marked);
    const name = called.replace(boughtBehind, '').replace(leftOver, '');
    const paid = price ?? own;
    return name.length < 2
      ? []
      : [{ name, ...(paid === undefined ? {} : { price: paid }), ...(maker === undefined ? {} : { maker }) }];
  });
}

/** "Neue Handschuhe gekauft, schwarz": the verb stands behind what was bought. */
const boughtBehind =
  /\s+(?:gekauft|geholt|bestellt|gegönnt|ergattert|mitgenommen|erstanden|geschossen|bekommen)(?=\s*(?:,|$))/iu;
/** "A jacket I bought at Dillard's, brown suede": the word that is left of what stood between. */
const leftOver = /\s+(?:i|that|which|from)(?=\s*(?:,|$))/iu;
const ofNew =
  /^(?:(?:an?|ne[nr]?|eine?[nmrs]?|une?|una?|en|et|ei)\s+)?(?:new|neue?[nrms]?|nuev[oa]s?|nouv\p{L}+|nye?)\s+\p{L}+$/iu;
const isNew = /(?<!\p{L})(?:new|neue?[nrms]?|nuev[oa]s?|nouv\p{L}+|nye?)\s+$/iu;
const isWord = /^\p{L}+$/u;
const joins = /(?<!\p{L})(?:and|und|plus|y|et|og|with|mit)(?!\p{L})|[&+]/iu;
const startsList = /^(?:an?|the|some|ne[nr]?|eine?[nmrs]?|une?|una?|en|et|ei)\s/iu;

/** "A new jacket, quilted jacket in blue": what the next words say more of, set beside it without "and". */
function isToldAgain(details: Wish['details'], k: number, command: Command): boolean {
  const { text } = command;
  const general = details[k];
  const next = details.slice(k + 1).find(({ role }) => !/^(?:when|who|where)$/.test(role));
  if (general?.role !== 'item' || next?.role !== 'item') return false;
  if (!ofNew.test(general.text) && !(isNew.test(text.slice(0, general.from)) && isWord.test(general.text)))
    return false;
  const between = text.slice(text.indexOf(general.text) + general.text.length, text.indexOf(next.text));
  const isThing = namesGarment(next.text, command);
  return (
    (isThing || command.language === 'en') &&
    !joins.test(between) &&
    !startsList.test(next.text) &&
    !standsForOne.test(next.text)
  );
}

/** "Der Getreidegasse eine Wollweste": in German a garment that is bought begins with its article. */
const beforeArticle = /^(?:der|dem|den|beim|vom|im|am)\s+\S+\s+(?=(?:eine[nm]?|ein)\s)/iu;

/** "A new coat, navy wool one": the same thing once more. */
const standsForOne = /(?<!\p{L})ones?\W*$/iu;

/** "A new hat, mustard, merino": its color and its cloth, or who made it. */
function saysMore(said: string, command: Command): boolean {
  return (
    isMaker(said, command) || (said.trim().split(/\s+/).length <= mostOfMaker && !namesGarment(said, command))
  );
}

const mostOfMaker = 2;

/** "New work boots came today, red wings": one or two words behind a garment that name none. */
function isMaker(said: string, command: Command): boolean {
  const { mentions } = questionOf(said, command.language, command.context.today);
  const isLook = mentions.some(({ filter }) => filter.colours !== undefined);
  return said.trim().split(/\s+/).length <= mostOfMaker && !isLook && !mentions.some(isKind);
}

/** Whether a phrase holds a word for a garment: "der Getreidegasse" does not. */
function namesGarment(said: string, { language, context }: Command): boolean {
  return questionOf(said, language, context.today).mentions.some(isKind);
}
