import type { Answer, AssistantItem } from '../assistant-context.ts';
import type { Change, ItemEdit } from '../change.ts';
import { askWhich } from '../conversation/ask-which.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { withDayBought } from '../orders/price-and-day.ts';
import { borrowerOf, isKin } from '../spoken/borrower.ts';
import { namedInTurn, namingWords, scoredByName } from '../turn/own-names.ts';
import { isOnlyPronoun } from '../turn/spoken-of.ts';
import { editOfWish } from '../wishes/edit-of-wish.ts';
import { capital } from '../words.ts';
import { broughtBack, isStillAway } from './came-back.ts';
import { type Command, confirm, meantCard, replied } from './command.ts';
import { dayIn, isSentenceName, itemNames, tell } from './command-words.ts';
import { addedText, editOf } from './item-words.ts';
import { meantItems } from './meant-items.ts';
import { priceIn, purchaseIn } from './purchase-words.ts';
import { confirmWorn, pastDay, saidLastWeek, saidYesterday } from './wear-command.ts';

/** What a command sets on the items it means. */
const edits: Readonly<Record<string, ItemEdit>> = {
  item_wash: { status: 'in_wash' },
  item_clean: { status: 'available', keptIn: null },
  item_repair: { status: 'repair' },
  item_archive: { isArchived: true },
  item_favorite: { isFavorite: true },
  item_unfavorite: { isFavorite: false },
};

/** Only what says so takes a star away. */
const lessLoved =
  /(?<!\p{L})(un\p{L}+|remove|no longer|not|no|dont|don't|off|nicht|kein\p{L}*|entfern\p{L}*|ya no|quita|saca|plus|enl[eè]ve|retire|ikke|fjern)(?!\p{L})/iu;

/** Whether words take a star away. */
export function isLessLoved(text: string): boolean {
  return lessLoved.test(text);
}

/** A command about items; undefined for any other intent. */
export async function itemCommand(given: Command): Promise<Answer | undefined> {
  const isLoved = given.intent === 'item_unfavorite' && !isLessLoved(given.text);
  const command: Command = isLoved ? { ...given, intent: 'item_favorite' } : given;
  const { intent } = command;
  if (intent === 'item_add') return addItems(command);
  if (intent === 'item_delete_all') return deleteAll(command);
  if (intent === 'item_restore') return restoreItems(command);
  const isNotBack = intent === 'item_clean' && isStillAway.test(command.text);
  if (!/^item_/.test(intent) || isAhead(command) || isNotBack) return undefined;
  const spoken = intent === 'item_edit' && callsIt.test(command.text) ? onlySpokenOf(command) : undefined;
  if (spoken) return onItems(command, [spoken]);
  const put = await putAway(command);
  if (put) return onItems(command, put);
  const meant = intent === 'item_clean' ? broughtBack(command) : meantItems(command);
  if ('text' in meant) return meant;
  const { items, isOpen } = meant;
  if (items.length === 0) return replied(command, tell('no_item', command.language));
  if (isOpen) return askWhich(command, items);
  return onItems(command, items);
}

/** "Call it the eggplant jacket" names what was spoken of, and no jacket. */
const callsIt =
  /(?<!\p{L})(?:call|name|rename) (?:it|that|this)(?!\p{L})|(?<!\p{L})nenn\p{L}* (?:es|das|sie|ihn)(?!\p{L})/iu;

function onlySpokenOf({ memory, items }: Command): AssistantItem | undefined {
  const ids = memory?.focus?.itemIds ?? [];
  const [only, ...others] = items.filter(({ id }) => ids.includes(id));
  return others.length === 0 ? only : undefined;
}

/** "The grey hoodie down for Saturday" is a plan, not a wear. */
export function isAhead({ intent, question, context }: Command): boolean {
  const day = question.days?.first;
  return (
    intent === 'item_worn' &&
    day !== undefined &&
    day > context.today &&
    !/\b(wore|worn|had)\b/.test(question.plain)
  );
}

/** "I sold the teal bridesmaid dress", which lies in the archive: named better than anything that hangs there. */
export async function putAway({
  intent,
  text,
  context,
  items,
  memory,
}: Command): Promise<AssistantItem[] | undefined> {
  if (!/^item_(sold|delete|edit|favorite|lend)$/.test(intent)) return undefined;
  const nameOf = ({ description }: AssistantItem) => description;
  const archived = await context.archived();
  if (isOnlyPronoun(text)) {
    const spoken = archived.filter(({ id }) => memory?.focus?.itemIds.includes(id));
    return spoken.length > 0 ? spoken : undefined;
  }
  const found = namedInTurn(text, archived, nameOf).flatMap(([best, ...others]) => {
    const hanging = best ? (scoredByName(best.by, items, nameOf)[0]?.score ?? 0) : 0;
    return best && others.length === 0 && best.score > hanging + clearlyBetter ? [best.thing] : [];
  });
  return found.length > 0 ? found : undefined;
}

/** How much better a name must fit than any other. House rule. */
const clearlyBetter = 0.5;

/** The command once it is known which items it means. */
export function onItems(command: Command, items: AssistantItem[]): Answer {
  const { intent, language } = command;
  const itemIds = items.map(({ id }) => id);
  const names = itemNames(items, language);
  const cards = meantCard(items);
  if (intent === 'item_delete') {
    const done = tell('item_delete_done', language);
    return confirm(
      command,
      tell('item_delete', language, { names }),
      { kind: 'delete_items', itemIds },
      { cards, done },
    );
  }
  if (intent === 'item_worn') return confirmWorn(command, items);
  if (intent === 'item_lend') return confirmLent(command, items);
  if (intent === 'item_edit') return confirmEdit(command, items);
  const edit = intent === 'item_sold' ? soldFor(command.text) : edits[intent];
  if (!edit || !isSentenceName(intent)) return replied(command, tell('no_item', language));
  const price = intent === 'item_sold' ? priceIn(command.text) : undefined;
  return confirm(
    command,
    price === undefined
      ? tell(intent, language, { names })
      : tell('item_sold_for', language, { names, price }),
    { kind: 'edit_items', itemIds, edit },
    { cards },
  );
}

/** What was got for it stays with it, so that the history knows. */
function soldFor(text: string): ItemEdit {
  const price = priceIn(text);
  return { isArchived: true, addTags: price === undefined ? ['gone'] : ['gone', `sold for ${price}`] };
}

function confirmLent(command: Command, items: AssistantItem[]): Answer {
  const { language } = command;
  const name = borrowerOf(command);
  const called = name && isKin(name) ? `your ${name}` : name;
  if (called && items.every(({ status, keptIn }) => status === 'lent' && keptIn === name)) {
    const names = capital(itemNames(items, language));
    return replied(command, tell('lent_already', language, { names, name: called }), {
      cards: meantCard(items),
    });
  }
  const to = called ? tell('item_lend_to', language, { name: called }) : '';
  const edit: ItemEdit = { status: 'lent', ...(name ? { keptIn: name } : {}) };
  const sentence = tell('item_lend', language, { names: itemNames(items, language), to });
  const change: Change = { kind: 'edit_items', itemIds: items.map(({ id }) => id), edit };
  return confirm(command, sentence, change, { cards: meantCard(items) });
}

function confirmEdit(command: Command, items: AssistantItem[]): Answer {
  const { language } = command;
  const only = editOfWish(command) ?? editOf(command, items);
  const found = only && withDayBought(only, command);
  if (!found) return replied(command, tell('what_edit', language), { cards: meantCard(items) });
  // A name belongs to one garment.
  if (found.edit.description !== undefined && items.length > 1) return askWhich(command, items);
  const [field, value] = found.said;
  const label = isSentenceName(`field_${field}`) ? tell(`field_${field}` as 'field_colour', language) : field;
  const sentence = tell('item_edit', language, {
    names: itemNames(items, language),
    what: `${label} → ${value}`,
    field: label,
    value,
  });
  const change: Change = { kind: 'edit_items', itemIds: items.map(({ id }) => id), edit: found.edit };
  return confirm(command, sentence, change, {
    cards: meantCard(items),
    done: tell('item_edit_done', language),
  });
}

function addItems(command: Command): Answer {
  const { language, text, question, context } = command;
  const said = addedText(text);
  if (said === '') return replied(command, tell('what_add', language));
  const { name, price, maker } = purchaseIn(said, text);
  const isNew = isBought(command);
  const day = pastDay(
    saidYesterday(text, language, context.today) ?? saidLastWeek(text, context.today) ?? question.days?.first,
    context.today,
  );
  const bought = isNew ? tell('bought_on', language, { day: dayIn(day, language, context) }) : '';
  const details = [price, maker, bought].filter(Boolean).join(', ');
  const sentence = tell('item_add', language, { names: `“${name}”${details === '' ? '' : ` (${details})`}` });
  return confirm(
    command,
    sentence,
    {
      kind: 'add_items',
      text: asPieces(price === undefined ? name : `${name}, ${written(price)}`),
      ...(isNew || maker
        ? { edit: { ...(isNew ? { purchasedOn: day } : {}), ...(maker ? { brand: maker } : {}) } }
        : {}),
    },
    { done: tell('item_add_done', language) },
  );
}

/** Whether what is to be added was just bought, and does not only hang there. */
export function isBought({ text }: Command): boolean {
  return gotIt.test(text) || sensedWords(text.toLowerCase()).some(({ senses }) => senses.includes('bought'));
}

const topAndBottom = /^(.+?)s?,? tops? (?:and|&|\+|und) bottoms?(?=$|,)/i;

/** "Black thermals, top and bottom" are two pieces, and not three. */
export function asPieces(text: string): string {
  return text.replace(topAndBottom, (_, name: string) => `${name} bottoms\n${name} top`);
}

const gotIt =
  /(?<!\p{L})(?:just got|i got|got a|picked up|treated myself|scored|snagged|copped|nabbed|arrived|geholt|gegönnt|mitgenommen|ergattert|me pillé|craqué pour|kjøpt\p{L}*|compr[ée]\p{L}*|achet\p{L}+)(?!\p{L})/iu;

/** A bare number is read as a price where it has cents. */
export function written(price: string): string {
  return /^\d+$/.test(price) ? `${price}.00` : price;
}

function deleteAll(command: Command): Answer {
  const { language, items, text } = command;
  if (items.length === 0) return replied(command, tell('no_item', language));
  // "Delete everything from Marek" names some of them.
  const named = scoredByName(namingWords(text), items, ({ description }) => description);
  const meant = named.filter(({ isNamed }) => isNamed).map(({ thing }) => thing);
  if (meant.length > 0 && meant.length < items.length)
    return onItems({ ...command, intent: 'item_delete' }, meant);
  const sentence = tell('item_delete_all', language, { count: String(items.length) });
  const change: Change = { kind: 'delete_items', itemIds: items.map(({ id }) => id) };
  return confirm(command, sentence, change, { done: tell('item_delete_done', language) });
}

/** What "it" means among what was put away, else whatever a word of its name was said of: "the work stuff". */
function spokenOf({ memory, text }: Command, among: readonly AssistantItem[]): AssistantItem[] {
  const focus = among.filter(({ id }) => memory?.focus?.itemIds.includes(id));
  if (focus.length > 0) return focus;
  const loose = scoredByName(namingWords(text), among, ({ description }) => description);
  return loose.map(({ thing }) => thing);
}

/** Out of the bin, else out of the archive. */
async function restoreItems(command: Command): Promise<Answer> {
  const { context, language } = command;
  const binned = await context.binned();
  const archived = await context.archived();
  const done = tell('item_restore_done', language);
  for (const [among, isBinned] of [
    [binned, true],
    [archived, false],
  ] as const) {
    const { items } = meantItems({ ...command, memory: undefined }, among);
    const isNameless = isBinned && command.question.mentions.length === 0;
    const found =
      items.length > 0 ? items : isNameless && among.length > 0 ? among : spokenOf(command, among);
    if (found.length === 0) continue;
    const itemIds = found.map(({ id }) => id);
    const sentence = tell('item_restore', language, { names: itemNames(found, language) });
    const change: Change = isBinned
      ? { kind: 'restore_items', itemIds }
      : { kind: 'edit_items', itemIds, edit: { isArchived: false } };
    return confirm(command, sentence, change, { done });
  }
  return replied(command, tell(binned.length === 0 ? 'nothing_deleted' : 'no_item', language));
}
