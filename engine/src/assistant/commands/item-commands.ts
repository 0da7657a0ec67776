import type { Answer, AssistantItem } from '../assistant-context.ts';
import type { Change, ItemEdit } from '../change.ts';
import { askWhich } from '../conversation/ask-which.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { bestNamed, namingWords, scoredByName } from '../turn/own-names.ts';
import { editOfWish } from '../wishes/edit-of-wish.ts';
import { saidAs } from '../wishes/read-wishes.ts';
import { capital } from '../words.ts';
import { broughtBack } from './came-back.ts';
import { type Command, confirm, meantCard, replied } from './command.ts';
import { dayIn, isSentenceName, itemNames, tell } from './command-words.ts';
import { addedText, editOf } from './item-words.ts';
import { meantItems } from './meant-items.ts';
import { priceIn, purchaseIn } from './purchase-words.ts';
import { confirmWorn, pastDay, saidYesterday } from './wear-command.ts';

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

/** A command about items; undefined for any other intent. */
export async function itemCommand(given: Command): Promise<Answer | undefined> {
  const isLoved = given.intent === 'item_unfavorite' && !lessLoved.test(given.text);
  const command: Command = isLoved ? { ...given, intent: 'item_favorite' } : given;
  const { intent } = command;
  if (intent === 'item_add') return addItems(command);
  if (intent === 'item_delete_all') return deleteAll(command);
  if (intent === 'item_restore') return restoreItems(command);
  if (!/^item_/.test(intent) || isAhead(command)) return undefined;
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
}: Command): Promise<AssistantItem[] | undefined> {
  if (!/^item_(sold|delete|edit|favorite|lend)$/.test(intent)) return undefined;
  const nameOf = ({ description }: AssistantItem) => description;
  const [best, ...others] = bestNamed(text, await context.archived(), nameOf);
  const hanging = bestNamed(text, items, nameOf)[0]?.score ?? 0;
  return best && others.length === 0 && best.score > hanging + clearlyBetter ? [best.thing] : undefined;
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
  return confirm(
    command,
    tell(intent, language, { names }),
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
  const called = name && yours.test(name) ? `your ${name}` : name;
  const to = called ? tell('item_lend_to', language, { name: called }) : '';
  const edit: ItemEdit = { status: 'lent', ...(name ? { keptIn: name } : {}) };
  const sentence = tell('item_lend', language, { names: itemNames(items, language), to });
  const change: Change = { kind: 'edit_items', itemIds: items.map(({ id }) => id), edit };
  return confirm(command, sentence, change, { cards: meantCard(items) });
}

const englishKin =
  'granddaughter|grandson|niece|nephew|uncle|sister|brother|mum|mom|mother|dad|father|friend|flatmate|roommate|cousin|daughter|son|wife|husband|boyfriend|girlfriend|aunt|neighbou?r|colleague|partner';
const germanKin =
  'schwester|bruder|mutter|mama|vater|papa|tochter|sohn|enkelin|enkel|nichte|neffe|tante|onkel|oma|opa|nachbarin|nachbar|kollegin|kollege|freundin|freund';
const kin = `${englishKin}|${germanKin}|hermana|hermano|madre|padre|amiga|amigo|soeur|sœur|frère|mère|père|amie|ami|søster(?:en)?|bror(?:en)?|mor|mamma|far|pappa|venninne|venn|kompis`;
/** These are called "your sister". */
const yours = new RegExp(`^(?:${englishKin})$`, 'i');
/** German nouns have a capital. */
const german = new RegExp(`^(?:${germanKin})$`, 'i');
const kinPattern = new RegExp(`\\b(?:my|meine[rmn]?|mi|ma|mon|min|mitt)?\\s*(${kin})\\b`, 'iu');
/** "My granddaughter Lena has it", "our Chloe's gone off in it": by the name behind. */
const calledKin = new RegExp(`(?<!\\p{L})(?:${kin})\\s+(\\p{L}+)`, 'iu');
const ourOwn =
  /(?<!\p{L})our (\p{L}{2,}?)(?:['’]?s)? (?:gone|has|got|is|took|nicked|pinched|borrow\p{L}*|had)(?!\p{L})/iu;
const toPattern =
  /(?:(?<=^|\s)(?:to|gave|give|(?:lent|lend|loaned)(?: to)?|an|leihe?|a|à|til)\s+|^)(\p{L}[\p{L}'’-]+)(?=$|\s|[.,!])/giu;
const noName =
  /^(walked|came|went|gone|ran|made|took|ok|okay|well|yeah|so|oh|that|who|what|there|the|my|our|to|a|an|and|und|she|shes|hes|they|theyre|their|us|uns|ihm|ihr|ihnen|sie|er|lui|leur|elle|ella|henne|ham|dem|meinen?|meine|der|die|das|den|mon|ma|mes|la|le|les|el|los|las|mi|mis|her|him|it|them|someone|somebody|lend|lent|i|ich|je|jeg|liv?e|put|mark|has|have|borrowed|took|j['’]ai|ive|i['’]ve|hab|habe|he|presté|dejé|lånte|lant|borrow|use|wear|emprunt[ée]*|prêt[ée]*|ut|bort)$/iu;

const takes = /^\W*(\p{L}+) (?:has|have|borrowed|took|nicked|hat|tiene|a|har)(?=\s)/iu;
const takesNow = /(?<!\p{L})(\p{L}{2,}?)['’]s (?:borrowing|got|wearing|using|taken)\b/iu;
/** "Renée came by and walked off with my boots." */
const walksOff =
  /^\W*(\p{L}+)(?: \p{L}+){0,6} (?:walked|went|gone|made|ran|run) (?:off|away|home)(?: with)?(?!\p{L})/iu;

const onlyPronoun = /^(?:her|him|them|she|he|they|ihr|ihm|ihnen|sie|er|ella|él|elle|lui|henne|ham)$/i;

function borrowerOf({ wish, text }: Command): string | undefined {
  const [marked] = wish ? saidAs(wish, 'who') : [];
  const said = marked?.replace(/^(?:to|from|with|by|an|von|bei|mit|a|à|til|fra)\s+/iu, '');
  if (said === undefined || onlyPronoun.test(said)) return borrowerIn(text);
  return borrowerIn(`to ${said}`) ?? said;
}

/** With whom something was left: "lend my trench to liv". */
function borrowerIn(text: string): string | undefined {
  const kinName = calledKin.exec(text)?.[1] ?? '';
  const called = /^\p{Lu}/u.test(kinName) ? kinName : ourOwn.exec(text)?.[1];
  if (called && !noName.test(called)) return called.charAt(0).toUpperCase() + called.slice(1);
  const related = kinPattern.exec(text)?.[1];
  if (related) return german.test(related) ? capital(related.toLowerCase()) : related.toLowerCase();
  const subject = (takes.exec(text) ?? takesNow.exec(text) ?? walksOff.exec(text))?.[1];
  const named = [...text.matchAll(toPattern)].map(([, name = '']) => name);
  const name = [subject ?? '', ...named.reverse()].find((each) => each !== '' && !noName.test(each));
  return name && name.charAt(0).toUpperCase() + name.slice(1);
}

function confirmEdit(command: Command, items: AssistantItem[]): Answer {
  const { language } = command;
  const found = editOfWish(command) ?? editOf(command, items);
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
  const day = pastDay(saidYesterday(text, language, context.today) ?? question.days?.first, context.today);
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
